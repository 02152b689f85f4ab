/* The naive game's river: where its tiles may lie (RIV-4, RIV-5, XM-11). */

#include "naive_game.h"

/* Side where the river leaves an unturned tile other than `but`, -1 if none. */
static int river_side(const struct type *t, int rot, int but)
{
    for (int side = 0; side < NSIDES; side++)
        if (side != but && naive_edge(t, rot, side) == 'V')
            return side;
    return -1;
}

bool naive_is_river(const struct type *t)
{
    return river_side(t, 0, -1) >= 0;
}

bool naive_is_spring(const struct type *t)
{
    for (int s = 0; s < t->nsegs; s++)
        if (t->seg[s].source)
            return true;
    return false;
}

bool naive_is_lake(const struct type *t)
{
    for (int s = 0; s < t->nsegs; s++)
        if (t->seg[s].mouth)
            return true;
    return false;
}

/* The river's open end: the square to go on at and the direction of the flow
 * into it.  Hands are +1 for a bend to the right, -1 to the left, 0 for none:
 * that of the last tile and that of the last bend. */
struct end {
    int x, y, flow;
    int last_tile, last_bend;
};

/* Into which hand does a flow turn? */
static int hand(int flow, int next)
{
    int quarters = (next - flow + NSIDES) % NSIDES;

    return quarters == 1 ? 1 : quarters == 3 ? -1 : 0;
}

/* The tile of the spring, -1 before it is laid. */
static int find_spring(const struct naive *g)
{
    for (int i = 0; i < g->ntiles; i++)
        if (naive_is_spring(g->tile[i].type))
            return i;
    return -1;
}

static void step_on(struct end *e, int flow)
{
    e->flow = flow;
    e->x += naive_dx[flow];
    e->y += naive_dy[flow];
}

/* Walks the river from its spring; false if there is no open end. */
static bool find_end(const struct naive *g, struct end *e)
{
    int i = find_spring(g);
    const struct tile *t = i < 0 ? NULL : &g->tile[i];

    if (t == NULL)
        return false;
    *e = (struct end){.x = t->x, .y = t->y};
    step_on(e, river_side(t->type, t->rot, -1));
    for (i = naive_tile_at(g, e->x, e->y); i >= 0;
         i = naive_tile_at(g, e->x, e->y)) {
        int next;

        t = &g->tile[i];
        next = river_side(t->type, t->rot, (e->flow + 2) % NSIDES);
        if (next < 0)
            return false; /* the lake */
        e->last_tile = hand(e->flow, next);
        if (e->last_tile != 0)
            e->last_bend = e->last_tile;
        step_on(e, next);
    }
    return true;
}

/* XM-11: straight away from the wheel board. */
static int check_spring(const struct naive *g, const struct type *t,
                        struct naive_spot at, char *why, size_t n)
{
    int flow = river_side(t, at.rot, -1);
    int behind = naive_tile_at(g, at.x - naive_dx[flow], at.y - naive_dy[flow]);

    if (behind < 0 || !g->tile[behind].type->board)
        return naive_fail(why, n, "does not flow away from the board (XM-11)");
    return 0;
}

/* River tiles that are still to come before the lake. */
static int to_come(const struct naive *g)
{
    int n = 0;

    for (int i = 0; i < g->types.n; i++)
        if (naive_is_river(&g->types.type[i]) &&
            !naive_is_spring(&g->types.type[i]) &&
            !naive_is_lake(&g->types.type[i]))
            n += g->left[i];
    return n;
}

/* Could the river flow on from this square, but for the side it comes from? */
static bool is_dead_end(const struct naive *g, int x, int y, int from)
{
    for (int side = 0; side < NSIDES; side++)
        if (side != from &&
            naive_tile_at(g, x + naive_dx[side], y + naive_dy[side]) < 0)
            return false;
    return true;
}

/* RIV-5, OQ-21: may the river leave the new tile on side `next`? */
static int check_flow(const struct naive *g, const struct end *e, int next,
                      char *why, size_t n)
{
    int bend = hand(e->flow, next);
    int before = g->modules.river_alternate ? e->last_bend : e->last_tile;
    int x = e->x + naive_dx[next], y = e->y + naive_dy[next];

    if (bend != 0 && bend == before && !g->modules.river_loop)
        return naive_fail(why, n, "turns back (RIV-5)");
    if (naive_tile_at(g, x, y) >= 0)
        return naive_fail(why, n, "runs into a tile (RIV-5)");
    if (g->modules.river_loop && to_come(g) > 0 &&
        is_dead_end(g, x, y, (next + 2) % NSIDES))
        return naive_fail(why, n, "could not flow on (RIV-5)");
    return 0;
}

int naive_check_river(const struct naive *g, const struct type *t,
                      struct naive_spot at, char *why, size_t n)
{
    struct end e;
    int next;

    if (naive_is_spring(t))
        return check_spring(g, t, at, why, n);
    if (!find_end(g, &e) || at.x != e.x || at.y != e.y)
        return naive_fail(why, n, "does not continue the river (RIV-4)");
    next = river_side(t, at.rot, (e.flow + 2) % NSIDES);
    return next < 0 ? 0 : check_flow(g, &e, next, why, n);
}
