/*
 * A tile as a grid of 50 x 50 cells of 8 units: which segment owns which cell.
 *
 * Drawing and raster come from the same paths.  The raster answers what paths
 * answer badly: which field is where, how far it is to the next border, where
 * something of a given size fits, what lies under the pointer.
 *
 * Owners are segment index + 1; FREE is nobody's yet, BARRIER nobody's ever
 * (a village, a hedge).
 */
#ifndef RENDER_CARCASSONNE_RASTER_H
#define RENDER_CARCASSONNE_RASTER_H

#include "render/geom.h"

#define CELL    8
#define CELLS   (TILE_SIDE / CELL)
#define FREE    0
#define BARRIER 255

struct raster {
    uint8_t cell[CELLS][CELLS]; /* [y][x] */
};

/* For each cell the distance in units to the nearest cell of another owner
 * (up to 255); the border of the tile does not count. */
struct clearance {
    uint8_t cell[CELLS][CELLS];
};

static inline struct pt cell_middle(int x, int y)
{
    return pt(x * CELL + CELL / 2 - TILE_HALF, y * CELL + CELL / 2 - TILE_HALF);
}

/* The owner at a point; FREE outside the tile. */
int raster_at(const struct raster *r, struct pt p);

/* Gives cells to an owner: inside a closed line, or near an open one. */
void raster_fill(struct raster *r, const struct line *l, int owner);
void raster_stroke(struct raster *r, const struct line *l, int half_width,
                   int owner);
void raster_disc(struct raster *r, struct pt at, int radius, int owner);
/* The cells that are FREE, bit x of row y. */
struct holes {
    uint64_t row[CELLS];
};
void raster_holes(const struct raster *r, struct holes *h);
/*
 * Gives the FREE border cells of these positions (bits as in tiles.h) to an
 * owner, and floods FREE cells from them.  Claim for all before you flood.
 */
void raster_claim(struct raster *r, struct holes *h, unsigned border,
                  int owner);
void raster_flood(struct raster *r, struct holes *h, unsigned border,
                  int owner);
/* What is still FREE becomes this owner's; returns how many cells. */
int raster_rest(struct raster *r, int owner);

int raster_area(const struct raster *r, int owner);
void raster_clearance(const struct raster *r, struct clearance *c);

/* The cells of row y that are an owner's and have at least that clearance, bit
 * x for cell x. */
uint64_t raster_roomy(const struct raster *r, const struct clearance *c, int y,
                      int owner, int least);

/* Outline of an owner's cells, grown by one cell, with few points. */
void raster_trace(const struct raster *r, int owner, struct path *out);

#endif
