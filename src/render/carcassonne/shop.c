/* What is taken on a tile: see shop.h. */
#include "render/carcassonne/shop.h"

/* Where nothing of a tile is near. */
#define FAR (4 * TILE_SIDE)

void shop_take(struct shop *s, struct pt at, int radius)
{
    if (s->ntaken == TAKEN_MAX)
        return;
    for (int i = 0; i < TAKEN_ROW && s->ntaken % TAKEN_ROW == 0; i++) {
        s->x[s->ntaken + i] = s->y[s->ntaken + i] = FAR;
        s->radius[s->ntaken + i] = 0;
    }
    s->x[s->ntaken] = at.x;
    s->y[s->ntaken] = at.y;
    s->radius[s->ntaken] = (int16_t)radius;
    s->taken[s->ntaken].at = at;
    s->taken[s->ntaken++].radius = radius;
}

/* No tile's mark is wider, nothing small needs more: distances beyond NEAR do
 * not matter, and squares of those below fit 16 bits. */
#define NEAR 127
_Static_assert(2 * NEAR * NEAR <= INT16_MAX, "bits");

static inline int16_t near_part(int16_t a, int16_t b)
{
    int16_t d = (int16_t)(a - b);

    d = d < NEAR ? d : NEAR;
    return d > -NEAR ? d : -NEAR;
}

/*
 * Most sites fail here, so this goes over many at once: without a branch in the
 * row, in numbers of 16 bits.
 */
bool shop_crowded(const struct shop *s, struct pt at, int need)
{
    for (int i = 0; i < s->ntaken; i += TAKEN_ROW) {
        int16_t hits = 0;

        for (int k = i; k < i + TAKEN_ROW; k++) {
            int16_t dx = near_part(s->x[k], at.x);
            int16_t dy = near_part(s->y[k], at.y);
            int16_t reach = (int16_t)(s->radius[k] + need);
            int16_t square = (int16_t)(dx * dx + dy * dy);

            hits |= (int16_t)(square < (int16_t)(reach * reach));
        }
        if (hits != 0)
            return true;
    }
    return false;
}

/* Nothing small stands nearer to the border than its room and this. */
#define EDGE_GAP 9
/* What the smallest thing needs. */
#define LEAST_ROOM 14

int shop_room(const struct shop *s, struct pt at, int need)
{
    int clear = shop_clear(s, at);

    if (clear < LEAST_ROOM)
        return clear;
    return plan_free(at, s->taken, s->ntaken,
                     least(clear, edge_room(at) - EDGE_GAP), need);
}
