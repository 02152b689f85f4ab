/*
 * Colours: a table of materials with a value by day and by night each, printed
 * as the style sheet of a picture.  A page may override any class.  No CSS
 * variables, so that simple SVG libraries understand it too.
 */
#ifndef RENDER_STYLE_H
#define RENDER_STYLE_H

#include "deskovka_svg.h"
#include "game/text.h"
#include "render/zoom.h"

/* Which groups of classes a picture needs. */
enum style_group { STYLE_TILES = 1, STYLE_ISLAND = 2, STYLE_BOTH = 3 };

/* Writes the rules of a style sheet. */
void style_write(struct text *t, enum dsk_svg_theme theme, unsigned groups,
                 enum zoom zoom);

/* The colours of a seat's pieces, and of a material (NULL: there is none). */
struct seat_colours {
    const char *fill, *light, *side, *outline, *mark;
};

const struct seat_colours *style_seat(int seat);
const char *style_colour(const char *material, bool night);

#endif
