/*
 * What is taken already on a tile, while its marks, houses and trees look for
 * places: discs, kept so that many are asked at once.
 */
#ifndef RENDER_CARCASSONNE_SHOP_H
#define RENDER_CARCASSONNE_SHOP_H

#include "render/carcassonne/plan.h"

/* Marks, anchors, sites, streets (at most 6 points a side) and gates: 170. */
#define TAKEN_MAX 240
/* So many of them are looked at together. */
#define TAKEN_ROW 48
_Static_assert(TAKEN_MAX % TAKEN_ROW == 0, "whole rows");

struct shop {
    struct plan *p;
    int ntaken;
    struct taken taken[TAKEN_MAX];
    /* The same once more, for shop_crowded(); a row is filled up with FAR. */
    int16_t x[TAKEN_MAX], y[TAKEN_MAX], radius[TAKEN_MAX];
};

void shop_take(struct shop *s, struct pt at, int radius);

/* Is something taken nearer than `need`? */
bool shop_crowded(const struct shop *s, struct pt at, int need);

/* What is free round a point of the tile; below `need` see plan_free(). */
int shop_room(const struct shop *s, struct pt at, int need);

/* The clearance of a point of the tile. */
static inline int shop_clear(const struct shop *s, struct pt at)
{
    return s->p->clear
        .cell[(at.y + TILE_HALF) / CELL][(at.x + TILE_HALF) / CELL];
}

#endif
