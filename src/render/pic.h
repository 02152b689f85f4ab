/*
 * Pictures of positions as SVG: the interface of src/render.
 *
 * A picture is drawn from a plain description of what lies on the table, which
 * you fill in yourself or read from the lines of dsk_view(): what a viewer may
 * not know is not in there, so it cannot be in the picture.
 *
 * Everything is written with snprintf's manners: the length of the whole text
 * is returned, at most n bytes are written, closed by NUL.  Nothing is
 * allocated; `struct pic_book` is working memory of yours (about 2 MB) that
 * remembers the plans of tiles between calls.  Start it with pic_book_init().
 *
 * Elements carry ids and classes for pages that style, hit-test and animate:
 *
 *   <g id="t1_0" class="tile" data-tile="D">       the tile at 1,0
 *   <use class="seg city" data-spot="city@N">      a segment of it
 *   <g id="f3" class="fig meeple" data-seat="0">   the fourth figure
 *   layers: #tiles #figures #legal #lit #axes #players #track #letters
 */
#ifndef RENDER_PIC_H
#define RENDER_PIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deskovka.h"
#include "game/words.h"
#include "render/style.h"

/* Layers that may be left out. */
enum pic_layer {
    PIC_AXES = 1 << 0,    /* coordinates along the edges         */
    PIC_LAST = 1 << 1,    /* the last move                       */
    PIC_LEGAL = 1 << 2,   /* where one may go                    */
    PIC_LIT = 1 << 3,     /* highlighted segments                */
    PIC_PLAYERS = 1 << 4, /* points and supplies                 */
    PIC_NUMBERS = 1 << 5, /* Catan: numbers of places and paths  */
    PIC_PAGE = 1 << 6,    /* a coloured page, else transparent   */
    PIC_ALL_DEFS = 1 << 7 /* all shapes there are, for live pages */
};
#define PIC_STANDARD (PIC_AXES | PIC_LAST | PIC_LEGAL | PIC_LIT | PIC_PAGE)

struct pic_style {
    enum pic_theme theme;
    unsigned layers;
    int tile_px; /* size of a tile or hex on the screen */
    const char *lang;
    const char *const *names; /* of the seats, or NULL */
};

#define PIC_STYLE_DEFAULTS                       \
    {                                            \
        PIC_LIGHT, PIC_STANDARD, 100, "en", NULL \
    }

#endif
