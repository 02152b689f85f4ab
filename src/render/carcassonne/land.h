/*
 * The landscape: tiles that lie somewhere, drawn together.
 *
 * Water, roads, city floors and walls are each one shape for the whole board (a
 * path for every few rows), named once in <defs> and stroked by several <use>.
 * So light and height are shifts of a whole layer, the same for a tile however
 * it is turned, and what runs over a border has no seam.  What stands on a tile
 * is a group of its own.
 *
 * A board, a single tile, the catalogue and the wheel's board are all
 * landscapes.  In a film every tile's share of a path comes with its tile.
 */
#ifndef RENDER_CARCASSONNE_LAND_H
#define RENDER_CARCASSONNE_LAND_H

#include "render/canvas.h"
#include "render/carcassonne/book.h"
#include "render/carcassonne/symbols.h"
#include "render/zoom.h"

/* A tile of the landscape. */
struct lot {
    const struct plan *plan;
    const struct dress *dress;
    int x, y;       /* its middle, in units */
    int16_t sx, sy; /* its square; what grows differs from square to square */
    uint8_t turn;   /* quarters */
    uint8_t towers; /* corners whose tower it draws, bits */
    uint16_t from;  /* the step of a film at which it comes */
    bool loose;     /* lies on no square: not joined to others */
    bool bare;      /* only its city is there */
    uint8_t band;   /* rows of squares that share a path */
};

/* So many rows of squares share a path; what lies on no square is in band 0. */
#define BAND_ROWS  3
#define LAND_BANDS (2 * PIC_SPAN / BAND_ROWS + 1)

/* All tiles of a position, the wheel's border and the tile that was drawn. */
#define LOTS_MAX 320

/* Squares lie in -PIC_SPAN .. PIC_SPAN-1, nodes between them. */
#define LAND_WORDS ((2 * PIC_SPAN + 64) / 64)

struct land {
    int n;
    struct lot lot[LOTS_MAX];
    enum zoom zoom;
    const struct pic_film *film; /* NULL: a still */
    bool wheel;                  /* the wheel's board lies there */
    struct pic_square board;
    uint32_t paths; /* that there are, bits; known after land_write_defs() */
    uint64_t square[2 * PIC_SPAN][LAND_WORDS]; /* that are occupied */
    uint64_t tower[2 * PIC_SPAN + 1][LAND_WORDS];
};

void land_start(struct land *l, enum zoom zoom, const struct pic_film *film);
/* Squares that the wheel's board takes. */
void land_add_wheel(struct land *l, struct pic_square at);
/* A tile on its square, and one that lies anywhere. */
void land_add(struct land *l, struct pic_book *b, const struct pic_tile *tile,
              int from);
void land_add_loose(struct land *l, struct pic_book *b,
                    const struct tile_def *def, int turn, int x, int y,
                    int seed);
/* Only the city of one: on the wheel's board, which is no tile. */
void land_add_bare(struct land *l, struct pic_book *b,
                   const struct tile_def *def, int turn, int x, int y,
                   int seed);

/* The symbols it needs. */
void land_symbols(const struct land *l, struct symbol_set *set);
/* Its paths, into <defs>. */
void land_write_defs(struct canvas *c, struct land *l);
/* Everything that lies flat: squares, meadow, water, roads, cities. */
void land_write_flat(struct canvas *c, const struct land *l);
/* Everything that stands; `style` is for the titles of tiles. */
void land_write_stands(struct canvas *c, const struct land *l,
                       const dsk_svg_style *style);

#endif
