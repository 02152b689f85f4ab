/* Where on a segment there is room for something: see plan.h. */
#include "render/carcassonne/plan.h"

/* Things keep this far from the border. */
#define BORDER_GAP 6

/* Ways are narrow: in them only the way along counts. */
#define WAY_ROOM  10
#define WAY_SPARE 95
/* A place's value: what fits decides, then room to spare (the pole), then how
 * near to the middle of the tile it is. */
#define FIT_VALUE   (128 * 64)
#define SPARE_VALUE 64

/* Searching: what is asked for and the best found so far. */
struct search {
    const struct plan *p;
    int seg;
    bool way;
    int most; /* what fits counts up to here */
    int ntaken;
    const struct taken *taken;
    int value, room;
    /* What cells that may be worth more than `value` need at least: this
     * clearance, and this many cells between them and the border. */
    int need, rim;
    struct pt best;
};

/* No place with so much room, and to spare, is worth more. */
static inline int worth(const struct search *s, int room, int spare)
{
    return least(room, s->most) * FIT_VALUE + spare / 2 * SPARE_VALUE;
}

/* Raises what cells need to what the value found asks for. */
static void narrow(struct search *s)
{
    int sure = least(s->value / FIT_VALUE - 1, 255);

    s->need = s->need > sure ? s->need : sure;
    while (s->need < 256 &&
           worth(s, s->need, s->way ? WAY_SPARE : s->need) <= s->value)
        s->need++;
    while (s->rim < CELLS / 2) {
        int edge = edge_room(cell_middle(s->rim, s->rim)) - BORDER_GAP;

        if (worth(s, edge, s->way ? least(edge, WAY_SPARE) : edge) > s->value)
            break;
        s->rim++;
    }
}

static inline void try_cell(struct search *s, struct pt at, int clear)
{
    int edge = edge_room(at) - BORDER_GAP;
    int fits = least(least(clear, s->most), edge);
    int spare = s->way ? least(edge, WAY_SPARE) : least(clear, edge);
    int middle = (at.x < 0 ? -at.x : at.x) + (at.y < 0 ? -at.y : at.y);
    int extra = spare / 2 * SPARE_VALUE - middle / 8, need = -TILE_SIDE;

    if (fits * FIT_VALUE + extra <= s->value)
        return;
    if (s->value - extra >= 0) /* so much must fit to win */
        need = (s->value - extra) / FIT_VALUE + 1;
    fits = plan_free(at, s->taken, s->ntaken, fits, need);
    if (fits * FIT_VALUE + extra <= s->value)
        return;
    s->value = fits * FIT_VALUE + extra;
    s->best = at;
    s->room = fits < 0 ? 0 : fits;
}

/* Tries the cells of every `every`-th row; the first of equals wins. */
static void search_rows(struct search *s, int from, int every)
{
    int known = s->value;

    narrow(s);
    for (int y = from; y < CELLS; y += every) {
        uint64_t row;

        if (s->value != known)
            narrow(s);
        known = s->value;
        if (s->need == 256 || s->rim == CELLS / 2)
            return;
        if (y < s->rim || y >= CELLS - s->rim)
            continue;
        row = raster_roomy(&s->p->raster, &s->p->clear, y, s->seg + 1, s->need);
        row &= ((uint64_t)1 << (CELLS - s->rim)) - ((uint64_t)1 << s->rim);
        for (; row != 0; row &= row - 1) {
            int x = __builtin_ctzll(row);

            try_cell(s, cell_middle(x, y), s->p->clear.cell[y][x]);
        }
    }
}

struct pt plan_place(const struct plan *p, int seg, int radius,
                     const struct taken *taken, int n, int *room)
{
    bool way = seg_is_way(&p->def->segs[seg]);
    struct search s = {
        .p = p,
        .seg = seg,
        .way = way,
        .most = way ? WAY_ROOM : radius,
        .ntaken = n,
        .taken = taken,
        .value = INT32_MIN / 2,
    };

    /* A few rows first: what they find saves looking closely at most cells.
     * One less, so that the first of equals still wins. */
    search_rows(&s, CELLS / 10, CELLS / 5);
    s.value--;
    s.need = s.rim = 0;
    /* Every second row will do where there is room. */
    search_rows(&s, way ? 0 : 1, way ? 1 : 2);
    *room = s.room;
    return s.best;
}
