/*
 * One tile sketched on a grid of characters, before it has colours.
 *
 * Each cell (character) is two pixels high, so that colour terminals get round
 * towns through half blocks.  The sketch is made in layers, each of which only
 * fills what the ones before it left:
 *
 *   area    for each pixel the city segment it belongs to, or none (grass)
 *   road,   for each cell the ways that leave it: bits N 1, E 2, S 4, W 8
 *   river
 *   owner   for each cell the segment that owns it entirely (fields by flood
 *           from the borders), so that figures stand where they belong
 *   symbol, seat, letter   what stands there, last and on top
 */
#ifndef RENDER_CARCASSONNE_TEXT_SKETCH_H
#define RENDER_CARCASSONNE_TEXT_SKETCH_H

#include <stdbool.h>

#include "carcassonne/tiles.h"
#include "deskovka_svg.h"

/* Grid of the largest size. */
#define SKETCH_W 11
#define SKETCH_H 5

/* Their drawings are a table of text_tile.c.  ORDER SYMBOL. */
enum symbol {
    SYM_NONE,
    SYM_MONASTERY,
    SYM_ROOF_LEFT,
    SYM_ROOF_RIGHT,
    SYM_PENNANT,
    SYM_CATHEDRAL,
    SYM_VILLAGE,
    SYM_GARDEN,
    SYM_WINE,
    SYM_GRAIN,
    SYM_CLOTH,
    SYM_INN,
    SYM_SPRING,
    SYM_LAKE,
    SYM_CROP,
    SYM_HILL,
    SYM_VINEYARD,
    SYM_SHEEP,
    SYM_GOLD,
    SYM_MAGE,
    SYM_ROBBER,
    SYM_FLY,
    SYM_WHEEL,
    NSYMBOLS
};

struct figure {
    uint8_t seat;
    char kind; /* first letter of the kind's name, 'm' for a meeple */
    char seg;  /* first letter of the segment's kind */
    int8_t at; /* border position 0..11 on the board, -1 without one */
};

struct sketch {
    int w, h;   /* odd both */
    int cx, cy; /* the middle cell */
    const struct tile_def *def;
    uint16_t border[TILE_SEGS_MAX];       /* turned */
    uint8_t area[2 * SKETCH_H][SKETCH_W]; /* city segment + 1, 0 = grass */
    uint8_t road[SKETCH_H][SKETCH_W];     /* ways */
    uint8_t river[SKETCH_H][SKETCH_W];    /* ways */
    uint8_t owner[SKETCH_H][SKETCH_W];    /* segment + 1, 0 = nobody's */
    uint8_t symbol[SKETCH_H][SKETCH_W];   /* enum symbol */
    uint8_t seat[SKETCH_H][SKETCH_W];     /* of the figure here + 1 */
    char letter[SKETCH_H][SKETCH_W];      /* of the figure here */
};

/* Characters across and down; AUTO counts as large. */
int size_w(enum dsk_text_size size);
int size_h(enum dsk_text_size size);

/* Sketches a tile turned clockwise by `turn` quarters (0..3). */
void sketch_tile(struct sketch *k, const struct tile_def *def, int turn,
                 enum dsk_text_size size);

/* Sets a figure where it belongs; call after sketch_tile. */
void sketch_figure(struct sketch *k, const struct figure *f);

/* Is the cell all city?  Is the pixel the outermost of its city here? */
bool sketch_is_city(const struct sketch *k, int x, int y);
bool sketch_is_wall(const struct sketch *k, int px, int py);

#endif
