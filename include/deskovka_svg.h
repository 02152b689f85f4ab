/*
 * Deskovka: positions as pictures, SVG for screens and paper, characters for
 * terminals.  Goes with deskovka.h and has its manners: you own all memory,
 * nothing is allocated, printed or kept between calls but in what you give.
 *
 * A picture is drawn from the lines of dsk_view(), so it shows what its viewer
 * may know and nothing else.  Read a position, then draw it as often as you
 * like:
 *
 *     dsk_svg *d = aligned_alloc(64, dsk_svg_size());    // about 4 MB
 *     dsk_svg_style style = DSK_SVG_STYLE;
 *     dsk_note why;
 *     dsk_svg_init(d);
 *     if (dsk_svg_position(d, rules, state, DSK_SPECTATOR, &why) < 0)
 *         ...dsk_note_text(&why, "en", NULL, line, sizeof line)...
 *     style.layers |= DSK_SVG_PLAYERS;
 *     int n = dsk_svg_draw(d, &style, NULL, 0);          // asks how long
 *     char *svg = malloc((size_t)n + 1);
 *     dsk_svg_draw(d, &style, svg, (size_t)n + 1);
 *
 * Functions that write text follow snprintf: they return the length of the
 * whole text, write at most n bytes, and end them with a NUL when n > 0; buf
 * may be NULL when n is 0.  Negative returns are of enum dsk_status.  What is
 * drawn depends on nothing but the arguments: the same bytes on every machine.
 *
 * One dsk_svg may be used by one thread at a time.  The plans of tiles that it
 * remembers make later pictures faster, never different.
 *
 * Elements carry ids and classes for pages that style, hit-test and animate:
 *
 *     <g id="t1_0" class="tile" data-tile="D">       the tile at 1,0
 *     <use class="seg city" data-spot="city@N">      a segment of it
 *     <g id="f3" class="fig meeple" data-seat="0">   the fourth figure
 *     <g id="h4" class="hex">, id="e12", id="v7"     Catan's places
 *
 * A game that has no pictures of its own is drawn as a card with the lines of
 * its view; nothing here refuses a game.
 */
#ifndef DESKOVKA_SVG_H
#define DESKOVKA_SVG_H

#include "deskovka.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------ */
/* Positions                                                                */
/* ------------------------------------------------------------------------ */

typedef struct dsk_svg dsk_svg;

/* Bytes of a dsk_svg, to be aligned to 64. */
DSK_API size_t dsk_svg_size(void);

/* Makes it ready; call once, before everything else. */
DSK_API void dsk_svg_init(dsk_svg *d);

/*
 * Reads the position as the viewer (a seat or DSK_SPECTATOR) may know it, in
 * place of any read before; marks and lights are gone.  DSK_E_ARGUMENT if there
 * is no such viewer (the last position stays), DSK_E_SPACE if there is more on
 * the table than any box holds.
 */
DSK_API int dsk_svg_position(dsk_svg *d, const dsk_rules *r, const dsk_state *s,
                             int viewer, dsk_note *why);

/*
 * The same from the lines of a view, which may come from a server or a file.
 * `game` is what dsk_rules_game() says; NULL finds it out from the lines.
 * Lines that are not known are skipped, so that newer views still draw.
 * DSK_E_SYNTAX when a line is not of its form or names what is not there (the
 * note's field "line" says which, counted from 1); then nothing is read.
 */
DSK_API int dsk_svg_view(dsk_svg *d, const char *game, const char *view,
                         dsk_note *why);

/* What an action's text, or a place's name, is to be marked as. */
enum dsk_svg_mark {
    DSK_SVG_MAY,     /* one may go where this action goes */
    DSK_SVG_MOVED,   /* the last move was this action     */
    DSK_SVG_LIGHTED, /* the feature at city@N/1,0         */
};

/*
 * Marks the position read last.  Returns 1 if the text names something to mark,
 * 0 if it names nothing on this board, DSK_E_ARGUMENT for an unknown mark.
 * DSK_SVG_MOVED replaces the one before, the others add up; dsk_svg_unmark()
 * takes away all of one kind.
 */
DSK_API int dsk_svg_mark(dsk_svg *d, enum dsk_svg_mark mark, const char *text);
DSK_API void dsk_svg_unmark(dsk_svg *d, enum dsk_svg_mark mark);

/* ------------------------------------------------------------------------ */
/* SVG                                                                      */
/* ------------------------------------------------------------------------ */

/* AUTO follows the reader's system (prefers-color-scheme). */
enum dsk_svg_theme { DSK_SVG_LIGHT, DSK_SVG_DARK, DSK_SVG_AUTO };

/* Layers that may be left out. */
enum dsk_svg_layer {
    DSK_SVG_AXES = 1 << 0,     /* coordinates along the edges          */
    DSK_SVG_LAST = 1 << 1,     /* the last move                        */
    DSK_SVG_LEGAL = 1 << 2,    /* where one may go                     */
    DSK_SVG_LIT = 1 << 3,      /* highlighted features                 */
    DSK_SVG_PLAYERS = 1 << 4,  /* points and supplies                  */
    DSK_SVG_NUMBERS = 1 << 5,  /* Catan: numbers of places and paths   */
    DSK_SVG_PAGE = 1 << 6,     /* a coloured page, else transparent    */
    DSK_SVG_ALL_DEFS = 1 << 7, /* all shapes there are, for live pages */
    DSK_SVG_OWNERS = 1 << 8,   /* whose is what; from afar always      */
    DSK_SVG_LANTERNS = 1 << 9, /* what the one to move has             */
    DSK_SVG_NO_SPOTS = 1 << 10 /* nothing to point at on tiles: lighter */
};
#define DSK_SVG_STANDARD \
    (DSK_SVG_AXES | DSK_SVG_LAST | DSK_SVG_LEGAL | DSK_SVG_LIT | DSK_SVG_PAGE)

/*
 * How near one looks.  A state of the drawing, not a scale: from afar there is
 * less of it, figures and signs are larger, and what is somebody's is tinted.
 * Pictures in parts hold what all of them show; the page sets class z0, z1 or
 * z2 (far, middle, close) on the element that holds the drawing and its defs.
 */
enum dsk_svg_zoom {
    DSK_SVG_BY_SIZE, /* far below 56 pixels a tile, close above 130 */
    DSK_SVG_FAR,
    DSK_SVG_MIDDLE,
    DSK_SVG_CLOSE
};

typedef struct dsk_svg_style {
    enum dsk_svg_theme theme;
    unsigned layers;          /* bits of enum dsk_svg_layer          */
    int tile_px;              /* size of a tile or hex on the screen */
    const char *lang;         /* a tag, "en", "cs"; NULL: "en" */
    const char *const *names; /* of the seats, or NULL      */
    enum dsk_svg_zoom zoom;
} dsk_svg_style;

#define DSK_SVG_STYLE                                                     \
    {                                                                     \
        DSK_SVG_LIGHT, DSK_SVG_STANDARD, 100, "en", NULL, DSK_SVG_BY_SIZE \
    }

/* The position read last as a whole document. */
DSK_API int dsk_svg_draw(dsk_svg *d, const dsk_svg_style *style, char *buf,
                         size_t n);

/*
 * The same in parts, for a page that replaces only what has changed: `take`
 * gets one element after the other in the order of drawing, each with the layer
 * it belongs to and an id that is unique in its layer.  Markup that is the same
 * as before is the same picture.  All pointers are valid during the call only.
 * These layers are not drawn:
 *
 *     frame   id box: "x y width height" of the view box; title; desc
 *     style   the style sheet, without <style>
 *     defs    shapes that other parts use, to be put into <defs>
 *
 * buf is room for one part at a time.  The length of the longest part is
 * returned; parts that do not fit into n bytes are left out, so give more and
 * call again when it is not below n (64 KB hold any part of today's pictures).
 * In a document the layers are groups; a page makes them itself.  The group of
 * `patches` (Carcassonne) is cut along the squares: clip-path="url(#bc)".
 */
typedef void dsk_svg_part(void *user, const char *layer, const char *id,
                          const char *markup, size_t len);
DSK_API int dsk_svg_parts(dsk_svg *d, const dsk_svg_style *style,
                          dsk_svg_part *take, void *user, char *buf, size_t n);

/*
 * Things without a position, as documents of their own; without a game (NULL)
 * those of the first one that has such a piece.  For Carcassonne
 *
 *     tile D R90      a tile (base/D where two sets have the name), turned
 *     figure pig p2   a figure of a seat; meeple or big with `lying` behind
 *                     it as a farmer
 *     figures         all figures of all seats
 *     sheet [river]   the catalogue, or one set of it
 *     track           the score track of the position read last, "" if the
 *                     game has none
 *
 * for Catan
 *
 *     card ore 2      a card of the hand, with its count; knight, monopoly ...
 *     window knight   the picture of a card alone
 *     resource ore    what a hex brings
 *     die 4 red       a die; without a colour the ivory one
 *
 * DSK_E_ARGUMENT if the game has no such piece.
 */
DSK_API int dsk_svg_piece(dsk_svg *d, const char *game, const char *piece,
                          const dsk_svg_style *style, char *buf, size_t n,
                          dsk_note *why);

/*
 * Where things lie, as lines in units of the drawing: for Carcassonne
 *
 *     spots D R90     `city@N x y`: where figures stand on the tile, from its
 *                     middle; a tile is 400 wide
 *     hit D R90 x y   the spot under a point, 0..399 from the tile's corner
 *     track           `box x y width height`, `17 x y` for each space of the
 *                     score track, `letter x y` for the one being read
 *
 * for Catan
 *
 *     island          `h0 x y`, `v0 x y`, `e0 v1 v2` by its ends, `b0 e`: the
 *                     path of a harbour; a hex is 400 high
 *
 * DSK_E_ARGUMENT if the game knows no such question.
 */
DSK_API int dsk_svg_places(dsk_svg *d, const char *game, const char *what,
                           char *buf, size_t n, dsk_note *why);

/*
 * A game as one document that plays itself.  Start a film, read position after
 * position, add each, and draw at the end while the last one is still read.
 *
 * dsk_svg_film_add() returns DSK_OK, DSK_E_SPACE when the game is too long for
 * one film, and DSK_E_ARGUMENT when the game has no films or is not that of the
 * positions before.
 */
typedef struct dsk_svg_film dsk_svg_film;
DSK_API size_t dsk_svg_film_size(void);
DSK_API void dsk_svg_film_start(dsk_svg_film *f, int step_ms);
DSK_API int dsk_svg_film_add(dsk_svg_film *f, const dsk_svg *d);
DSK_API int dsk_svg_film_draw(const dsk_svg_film *f, dsk_svg *d,
                              const dsk_svg_style *style, char *buf, size_t n);

/* ------------------------------------------------------------------------ */
/* Characters                                                               */
/* ------------------------------------------------------------------------ */

/* Carcassonne: tiles of 11 x 5 or 7 x 3 characters; AUTO: what fits. */
enum dsk_text_size { DSK_TEXT_AUTO, DSK_TEXT_LARGE, DSK_TEXT_SMALL };

typedef struct dsk_text_style {
    int colour;               /* ANSI escapes, 256 colours           */
    int utf8;                 /* box drawing and symbols, else ASCII */
    enum dsk_text_size size;  /* of tiles                            */
    int cols, rows;           /* room on the screen; 0 = no limit    */
    const char *lang;         /* a tag, "en", "cs"; NULL: "en" */
    const char *const *names; /* by seat, or NULL: Player 1 ...      */
} dsk_text_style;

/*
 * The board of the position read last, its players below it, and what the signs
 * mean (one line).  Every line is closed by '\n' and no wider than `cols`, or
 * 80 where there is no limit; a large landscape shows a window around the last
 * tile when rows or cols are given.
 */
DSK_API int dsk_text_board(const dsk_svg *d, const dsk_text_style *style,
                           char *buf, size_t n);
DSK_API int dsk_text_panel(const dsk_svg *d, const dsk_text_style *style,
                           char *buf, size_t n);
DSK_API int dsk_text_legend(const dsk_svg *d, const dsk_text_style *style,
                            char *buf, size_t n);

/* As dsk_svg_piece(); for Carcassonne `tile D R90`. */
DSK_API int dsk_text_piece(const char *game, const char *piece,
                           const dsk_text_style *style, char *buf, size_t n,
                           dsk_note *why);

/* ------------------------------------------------------------------------ */
/* Lines of a view                                                          */
/* ------------------------------------------------------------------------ */

/*
 * The kinds of lines that views of a game are made of: the first word of line
 * kind i (counted from 0), and what follows it ("TILE x,y R90").  Other readers
 * of views can be checked against this table.  NULL past the last one and for
 * games that have no table.
 */
DSK_API const char *dsk_svg_line(const char *game, int i, const char **fields);

#ifdef __cplusplus
}
#endif

#endif
