/*
 * The River: twelve tiles that start the game.  The spring lies first, each
 * river tile continues the river at its open end, the lake ends it.
 *
 * The stack is drawn in stages (enum stage); what is special about a river
 * tile is only where it may go.
 */
#include "carcassonne/modules.h"

/* Hand of a bend; 0 goes straight on. */
enum hand { STRAIGHT, LEFT, RIGHT };

static void river_setup(struct carc_rules *r)
{
    static const char *const boxes[] = {"river_bb6", "river_bb5"};

    r->set[r->nsets++] = boxes[carc_opt(r, OPT_RIVER)];
    r->own_start = true; /* RIV-1 */
    r->stage_rule = carc_opt(r, OPT_RIVER) ? "RIV-2" : "RIV-3";
    r->filtered |= 1u << STAGE_SPRING | 1u << STAGE_RIVER | 1u << STAGE_LAKE;
}

/* The side of the tile where the river leaves, or -1 (lake, dry land). */
static int way_out(const struct kind *k, int rot, int from)
{
    for (int side = 0; side < NSIDES; side++) {
        if (side != from && k->def.edges[(side - rot) & 3] == 'V')
            return side;
    }
    return -1;
}

static enum hand hand_of(int from, int out)
{
    if (out == (from ^ 2))
        return STRAIGHT;
    return out == ((from + 1) & 3) ? LEFT : RIGHT;
}

static void flow_on(struct carc *s, uint32_t pos, int out)
{
    s->river.head = carc_step(pos, out);
    s->river.from = (uint8_t)(out ^ 2);
}

/* RIV-2: the spring lies in the middle; XM-11: unless something else does. */
static void river_start(const struct carc_rules *r, struct carc *s)
{
    int spring = r->stage_first[STAGE_SPRING];

    s->river.straight = 1;
    if (s->ntiles > 0)
        return; /* it is drawn and attached first */
    carc_lay_first(r, s, spring);
    flow_on(s, carc_pos(0, 0), way_out(&r->kind[spring], 0, -1));
}

/* XM-11: the river must lead straight away from what the spring touches. */
static const char *spring_ok(const struct carc_rules *r, const struct carc *s,
                             uint32_t pos, int rot)
{
    int out = way_out(&r->kind[s->current], rot, -1);

    return carc_tile_at(r, s, carc_step(pos, out ^ 2)) >= 0 ? NULL : "XM-11";
}

/* RIV-5a, RIV-5b: which bends OQ-21 forbids. */
static const char *bend_ok(const struct carc_rules *r, const struct carc *s,
                           enum hand hand)
{
    bool immediate = carc_opt(r, OPT_RIVER_TURN) == RIVER_IMMEDIATE;

    if (hand == STRAIGHT || hand != (enum hand)s->river.last_bend ||
        (immediate && s->river.straight))
        return NULL;
    return immediate ? "RIV-5b" : "RIV-5a";
}

/*
 * RIV-4: only at the open end.  That the square beyond is empty needs no test:
 * a tile there would demand its own side of the new one.
 */
static const char *river_tile_ok(const struct carc_rules *r,
                                 const struct carc *s, uint32_t pos, int rot)
{
    int out;

    if (s->stage == STAGE_SPRING)
        return spring_ok(r, s, pos, rot);
    if (pos != s->river.head)
        return "RIV-4";
    out = way_out(&r->kind[s->current], rot, s->river.from);
    return out < 0 ? NULL : bend_ok(r, s, hand_of(s->river.from, out));
}

/* XM-11: attaching the spring is part of the set-up. */
static void river_drawn(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink)
{
    (void)r, (void)sink;
    s->set_up = s->stage == STAGE_SPRING;
}

static void river_placed(const struct carc_rules *r, struct carc *s,
                         const dsk_sink *sink)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];
    int from = s->stage == STAGE_SPRING ? -1 : s->river.from;
    int out = way_out(&r->kind[t->kind], t->rot, from);

    (void)sink;
    if (s->stage == STAGE_LAND || out < 0)
        return;
    if (from >= 0) {
        enum hand hand = hand_of(from, out);

        s->river.straight = hand == STRAIGHT;
        if (hand != STRAIGHT)
            s->river.last_bend = (uint8_t)hand;
    }
    flow_on(s, t->pos, out);
}

const struct module carc_module_river = {
    .name = "river",
    .en = "The River",
    .cs = "Řeka",
    .setup = river_setup,
    .start = river_start,
    .drawn = river_drawn,
    .tile_ok = river_tile_ok,
    .placed = river_placed,
};
