/*
 * Ferries: a lake ends the roads that reach it; a ferry links two of them.
 * Whoever extends a road may move its nearest ferries.
 *
 * A ferry is two bits: the sides of its lake tile whose roads it links.
 * Linking is a merge; moving floods the old road again (unlink()).
 *
 *   FERRY   sides (4)                   two road ends, one bit each
 *   SAIL    pos (18) << 4 | sides (4)   an older ferry
 */
#include "carcassonne/module.h"
#include "carcassonne/put.h"

/* ---- state ------------------------------------------------------------- */

#define LAKES_MAX 8
_Static_assert(NSIDES *LAKES_MAX <= PENDING_MORE, "roads of all lakes");

struct ferry_state {
    uint8_t tile[LAKES_MAX];  /* lake tiles in order of laying */
    uint8_t sides[LAKES_MAX]; /* the two road ends that are linked, as bits */
    uint8_t nlakes;
    uint8_t moved;              /* ferries moved in this turn */
    uint8_t movable;            /* ferries that may still move now */
    uint8_t changed[LAKES_MAX]; /* road ends that moved with this tile */
};
CARC_OWN(struct ferry_state, MOD_FERRIES)

/* ---- lakes ------------------------------------------------------------- */

static bool is_lake(const struct carc_rules *r, const struct tile *t)
{
    const struct tile_def *d = &r->kind[t->kind].def;

    for (int i = 0; i < d->nsegs; i++) {
        if (d->segs[i].kind == SEG_LAKE)
            return true;
    }
    return false;
}

/* The lake's number in the state, or -1. */
static int lake_of(const struct carc_rules *r, const struct carc *s, int tile)
{
    for (int i = 0; i < own_c(r, s)->nlakes; i++) {
        if (own_c(r, s)->tile[i] == tile)
            return i;
    }
    return -1;
}

/* The road segment of a tile at a side, as it lies; or -1. */
static int road_at(const struct carc_rules *r, const struct tile *t, int side)
{
    int seg = r->kind[t->kind].mid[(side - t->rot) & 3];

    if (seg == NO_SEG || r->kind[t->kind].def.segs[seg].kind != SEG_ROAD)
        return -1;
    return t->seg0 + seg;
}

/* Sides of the tile where a road leaves, as bits. */
static unsigned road_sides(const struct carc_rules *r, const struct tile *t)
{
    unsigned sides = 0;

    for (int side = 0; side < NSIDES; side++) {
        if (road_at(r, t, side) >= 0)
            sides |= 1u << side;
    }
    return sides;
}

static bool is_pair(unsigned sides)
{
    return sides != 0 && (sides & (sides - 1)) != 0 &&
           ((sides & (sides - 1)) & ((sides & (sides - 1)) - 1)) == 0;
}

static void ferries_placed(const struct carc_rules *r, struct carc *s,
                           const dsk_sink *sink)
{
    (void)r, (void)sink;
    mem_fill(own(r, s)->changed, 0, sizeof own(r, s)->changed);
    if (s->part == 1 && !s->bonus)
        own(r, s)->moved = 0; /* FER-8: once a turn */
}

/* A ninth lake can only be put; it stays without a ferry. */
static void ferries_laid(const struct carc_rules *r, struct carc *s, int tile)
{
    if (!is_lake(r, &carc_tiles_c(r, s)[tile]) ||
        own(r, s)->nlakes == LAKES_MAX)
        return;
    own(r, s)->tile[own(r, s)->nlakes] = (uint8_t)tile;
    own(r, s)->sides[own(r, s)->nlakes++] = 0;
}

/* ---- linking ----------------------------------------------------------- */

/* Calls join for the two segments that a ferry links; the self-check hands
 * in states that may be broken. */
static void link_lake(const struct carc_rules *r, const struct carc *s,
                      int lake, void (*join)(void *user, int a, int b),
                      void *user)
{
    const struct tile *t = &carc_tiles_c(r, s)[own_c(r, s)->tile[lake]];
    unsigned sides = own_c(r, s)->sides[lake];
    int a, b;

    if (own_c(r, s)->tile[lake] >= s->ntiles || !is_pair(sides & 15))
        return;
    a = road_at(r, t, __builtin_ctz(sides));
    b = road_at(r, t, __builtin_ctz(sides & (sides - 1)));
    if (a >= 0 && b >= 0)
        join(user, a, b);
}

static void ferries_links(const struct carc_rules *r, const struct carc *s,
                          void (*join)(void *user, int a, int b), void *user)
{
    for (int i = 0; i < own_c(r, s)->nlakes && i < LAKES_MAX; i++)
        link_lake(r, s, i, join, user);
}

struct board {
    const struct carc_rules *r;
    struct carc *s;
};

static void merge_link(void *user, int a, int b)
{
    struct board *b2 = user;

    carc_merge(b2->r, b2->s, a, b);
}

/* One road segment by itself again. */
static void isolate(const struct carc_rules *r, struct carc *s, int seg)
{
    struct seg *g = &carc_segs(r, s)[seg];
    struct feat *f = &carc_feats(r, s)[seg];
    const struct tile *t = &carc_tiles_c(r, s)[g->tile];
    const struct fig *fig = carc_figs_c(r, s);

    g->feat = g->next = (uint16_t)seg;
    *f = (struct feat){
        .size = 1,
        .kind = SEG_ROAD,
        .flags = r->kind[t->kind].def.segs[seg - t->seg0].attrs,
    };
    for (int side = 0; side < NSIDES; side++) {
        if (road_at(r, t, side) == seg &&
            carc_tile_at(r, s, carc_step(t->pos, side)) < 0)
            f->open++;
    }
    for (int i = g->fig; i != 0; i = fig[i - 1].next)
        f->strength += (uint32_t)carc_figures[fig[i - 1].owner & 15].weight
                       << (4 * (fig[i - 1].owner >> 4));
}

static void rejoin(const struct carc_rules *r, struct carc *s, int seg)
{
    const struct tile *tiles = carc_tiles_c(r, s);
    const struct tile *t = &tiles[carc_segs_c(r, s)[seg].tile];

    for (int side = 0; side < NSIDES; side++) {
        int other = carc_tile_at(r, s, carc_step(t->pos, side));

        if (road_at(r, t, side) == seg && other >= 0)
            carc_merge(r, s, seg, road_at(r, &tiles[other], side ^ 2));
    }
}

/* Takes the ferry off its lake: the road falls into what is left of it. */
static void unlink(const struct carc_rules *r, struct carc *s, int lake,
                   unsigned sides)
{
    const struct tile *t = &carc_tiles_c(r, s)[own(r, s)->tile[lake]];
    uint16_t member[TILES_MAX * 4];
    int first = road_at(r, t, __builtin_ctz(own(r, s)->sides[lake])), n = 0;
    int i = first;
    struct board b = {r, s};

    do {
        member[n++] = (uint16_t)i;
        i = carc_segs_c(r, s)[i].next;
    } while (i != first);
    own(r, s)->sides[lake] = (uint8_t)sides;
    for (int k = 0; k < n; k++)
        isolate(r, s, member[k]);
    for (int k = 0; k < n; k++)
        rejoin(r, s, member[k]);
    ferries_links(r, s, merge_link, &b);
}

/* ---- placing the ferry of a new lake ----------------------------------- */

static enum flow enter_ferry(const struct carc_rules *r, struct carc *s,
                             const dsk_sink *sink)
{
    int lake = lake_of(r, s, s->last);

    (void)r, (void)sink;
    return lake >= 0 && own(r, s)->sides[lake] == 0 ? FLOW_DECIDE : FLOW_ON;
}

/* FER-3, OQ-29a: any two of its roads, with or without a thief. */
static int legal_ferry(const struct carc_rules *r, const struct carc *s,
                       dsk_action *a, uint32_t *weight)
{
    unsigned all = road_sides(r, &carc_tiles_c(r, s)[s->last]);
    int n = 0;

    (void)weight;
    for (unsigned sides = 1; sides < 16; sides++) {
        if (is_pair(sides) && (sides & ~all) == 0)
            a[n++] = ACTION(ACT_FERRY, sides);
    }
    return n;
}

static void write_sides(unsigned sides, struct text *t)
{
    bool first = true;

    for (int side = 0; side < NSIDES; side++) {
        if ((sides >> side & 1) == 0)
            continue;
        if (!first)
            text_char(t, '-');
        text_char(t, "NESW"[side]);
        first = false;
    }
}

static void tell_ferry(const struct carc_rules *r, const struct carc *s,
                       int lake, const char *rule, const dsk_sink *sink)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);
    dsk_note n;

    if (sink == NULL)
        return;
    write_sides(own_c(r, s)->sides[lake], &t);
    text_end(&t);
    note_start(&n, &carc_messages[MSG_FERRY]);
    note_rule(&n, rule);
    note_int(&n, "player", s->active);
    carc_note_square(&n, carc_tiles_c(r, s)[own_c(r, s)->tile[lake]].pos);
    note_str(&n, "ends", buf);
    game_emit(sink, &n);
}

static int apply_ferry(const struct carc_rules *r, struct carc *s,
                       uint32_t sides, const dsk_sink *sink, dsk_note *why)
{
    int lake = lake_of(r, s, s->last);
    struct board b = {r, s};

    if (!carc_is_legal(r, s, ACTION(ACT_FERRY, sides)))
        return carc_refuse(why, MSG_NO_FERRY);
    own(r, s)->sides[lake] = (uint8_t)sides;
    link_lake(r, s, lake, merge_link, &b);
    tell_ferry(r, s, lake, "FER-3", sink);
    carc_go_on(r, s, sink);
    return DSK_OK;
}

/* ---- moving ferries ---------------------------------------------------- */

/* The side where a road segment leaves other than `from`, or -1. */
static int other_end(const struct carc_rules *r, const struct tile *t, int seg,
                     int from)
{
    for (int side = 0; side < NSIDES; side++) {
        if (side != from && road_at(r, t, side) == seg)
            return side;
    }
    return -1;
}

/*
 * FER-7, OQ-29b: walks the road from a side of the new tile to the first
 * ferry; returns its lake or -1.
 */
static int first_ferry(const struct carc_rules *r, const struct carc *s,
                       int side)
{
    const struct tile *tiles = carc_tiles_c(r, s);
    int tile = s->last;

    for (;;) {
        int from = side ^ 2, lake;

        tile = carc_tile_at(r, s, carc_step(tiles[tile].pos, side));
        if (tile < 0 || tile == s->last)
            return -1;
        lake = lake_of(r, s, tile);
        if (lake >= 0)
            return own_c(r, s)->sides[lake] >> from & 1 ? lake : -1;
        side = other_end(r, &tiles[tile], road_at(r, &tiles[tile], from), from);
        if (side < 0)
            return -1;
    }
}

/* FER-6, FER-8: the nearest ferry each way, unless it has moved already. */
static enum flow enter_sail(const struct carc_rules *r, struct carc *s,
                            const dsk_sink *sink)
{
    unsigned sides;

    (void)sink;
    own(r, s)->movable = 0;
    if (own(r, s)->nlakes == 0)
        return FLOW_ON;
    sides = road_sides(r, &carc_tiles_c(r, s)[s->last]);
    for (; sides != 0; sides &= sides - 1) {
        int lake = first_ferry(r, s, __builtin_ctz(sides));

        if (lake >= 0)
            own(r, s)->movable |= (uint8_t)(1u << lake);
    }
    own(r, s)->movable &= (uint8_t)~own(r, s)->moved;
    return own(r, s)->movable != 0 ? FLOW_DECIDE : FLOW_ON;
}

static int legal_sail(const struct carc_rules *r, const struct carc *s,
                      dsk_action *a, uint32_t *weight)
{
    int n = 0;

    (void)weight;
    for (int lake = 0; lake < own_c(r, s)->nlakes; lake++) {
        const struct tile *t = &carc_tiles_c(r, s)[own_c(r, s)->tile[lake]];
        unsigned all = road_sides(r, t);

        if ((own_c(r, s)->movable >> lake & 1) == 0)
            continue;
        for (unsigned sides = 1; sides < 16; sides++) {
            if (is_pair(sides) && (sides & ~all) == 0 &&
                sides != own_c(r, s)->sides[lake])
                a[n++] = ACTION(ACT_SAIL, t->pos << 4 | sides);
        }
    }
    a[n++] = ACTION(ACT_PASS, 0);
    carc_sort_actions(a, n);
    return n;
}

/* XM-8: builders whose meeple is now on another road. */
static void tell_builders(const struct carc_rules *r, struct carc *s,
                          const dsk_sink *sink)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        int feat = carc_where(r, s, seat, FIG_BUILDER);

        if (feat >= 0)
            carc_deserted(r, s, seat, feat, sink);
    }
}

static void play_sail(const struct carc_rules *r, struct carc *s,
                      uint32_t payload, const dsk_sink *sink)
{
    int lake = lake_of(r, s, carc_tile_at(r, s, payload >> 4));

    own(r, s)->changed[lake] =
        (uint8_t)(own(r, s)->sides[lake] | (payload & 15));
    unlink(r, s, lake, payload & 15);
    own(r, s)->moved |= (uint8_t)(1u << lake);
    own(r, s)->movable &= (uint8_t) ~(1u << lake);
    tell_ferry(r, s, lake, "FER-6", sink);
    tell_builders(r, s, sink);
    if (own(r, s)->movable == 0)
        carc_go_on(r, s, sink);
}

static int apply_sail(const struct carc_rules *r, struct carc *s,
                      uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    if (!carc_is_legal(r, s, ACTION(ACT_SAIL, payload)))
        return carc_refuse(why, MSG_NO_SAIL);
    play_sail(r, s, payload, sink);
    return DSK_OK;
}

/* FER-9, OQ-29c: roads that a ferry has changed, wherever they are. */
static int ferries_pending(const struct carc_rules *r, const struct carc *s,
                           bool occupied_only, struct pending *out, int n)
{
    const struct ferry_state *o = own_c(r, s);

    for (int lake = 0; o->moved != 0 && lake < o->nlakes; lake++) {
        const struct tile *t = &carc_tiles_c(r, s)[o->tile[lake]];

        for (unsigned m = o->changed[lake]; m != 0; m &= m - 1) {
            int side = __builtin_ctz(m);
            int feat = carc_segs_c(r, s)[road_at(r, t, side)].feat;
            const struct feat *f = &carc_feats_c(r, s)[feat];

            if (f->open == 0 && (f->strength != 0 || !occupied_only))
                n = carc_add_pending(
                    out, n, feat, t->pos << 5 | (uint32_t)(SPOT_ROAD + side));
        }
    }
    return n;
}

/* ---- text -------------------------------------------------------------- */

static void format_ferry(const struct carc_rules *r, uint32_t sides,
                         struct text *t)
{
    (void)r;
    text_put(t, "ferry:");
    write_sides(sides, t);
}

/* `N-E`, in any order; 0 if it is not a pair. */
static unsigned scan_sides(const char **p)
{
    unsigned sides = 0;

    do {
        int side = 0;

        while (side < NSIDES && **p != "NESW"[side])
            side++;
        if (side == NSIDES)
            return 0;
        sides |= 1u << side;
        ++*p;
    } while (scan_char(p, '-'));
    return is_pair(sides) ? sides : 0;
}

static int parse_ferry(const struct carc_rules *r, const struct carc *s,
                       const char *p, uint32_t *sides, dsk_note *why)
{
    (void)r, (void)s, (void)why;
    if (!scan_word(&p, "ferry:"))
        return PARSE_NOT_MINE;
    *sides = scan_sides(&p);
    return *sides != 0 && *p == '\0' ? DSK_OK : PARSE_NOT_MINE;
}

static void format_sail(const struct carc_rules *r, uint32_t payload,
                        struct text *t)
{
    (void)r;
    text_put(t, "sail:");
    write_sides(payload & 15, t);
    text_char(t, '/');
    carc_write_square(t, payload >> 4 & 0x3ffff);
}

static int parse_sail(const struct carc_rules *r, const struct carc *s,
                      const char *p, uint32_t *payload, dsk_note *why)
{
    unsigned sides;
    uint32_t pos;

    (void)r, (void)s, (void)why;
    if (!scan_word(&p, "sail:"))
        return PARSE_NOT_MINE;
    sides = scan_sides(&p);
    if (sides == 0 || !scan_char(&p, '/') || !carc_scan_square(&p, &pos) ||
        *p != '\0')
        return PARSE_NOT_MINE;
    *payload = pos << 4 | sides;
    return DSK_OK;
}

static const struct phase ferry_phase =
    PHASE("ferry", false, enter_ferry, legal_ferry);
static const struct phase sail_phase =
    PHASE("sail", false, enter_sail, legal_sail);
static const struct action_type ferry_action = {ACTION_OWN(ferry),
                                                .example = "ferry:E-S"};
static const struct action_type sail_action = {
    ACTION_OWN(sail), .play = play_sail, .example = "sail:N-S/2,-2"};

static void ferries_setup(struct carc_rules *r)
{
    r->set[r->nsets++] = "ferries"; /* FER-1 */
    r->tile_actions += 1 + NSIDES;  /* a ferry; each way one sails or none */
    r->phase[PH_FERRY] = &ferry_phase;
    r->phase[PH_SAIL] = &sail_phase;
    r->takes[PH_FERRY] = 1u << ACT_FERRY;
    r->takes[PH_SAIL] = 1u << ACT_SAIL | 1u << ACT_PASS;
    r->action[ACT_FERRY] = &ferry_action;
    r->action[ACT_SAIL] = &sail_action;
}

/* `ferry 2,0 E-S` */
static void ferries_view(const struct carc_rules *r, const struct carc *s,
                         struct text *t)
{
    for (int i = 0; i < own_c(r, s)->nlakes; i++) {
        if (own_c(r, s)->sides[i] == 0)
            continue;
        text_put(t, "ferry ");
        carc_write_square(t, carc_tiles_c(r, s)[own_c(r, s)->tile[i]].pos);
        text_char(t, ' ');
        write_sides(own_c(r, s)->sides[i], t);
        text_char(t, '\n');
    }
}

static uint64_t ferries_hash(const struct carc_rules *r, const struct carc *s)
{
    uint64_t h = s->phase == PH_SAIL ? own_c(r, s)->movable : 0;

    for (int i = 0; i < own_c(r, s)->nlakes; i++)
        h += ((uint64_t)carc_tiles_c(r, s)[own_c(r, s)->tile[i]].pos << 8 |
              (uint64_t)(own_c(r, s)->moved >> i & 1) << 4 |
              own_c(r, s)->sides[i]) *
             0x9e3779b97f4a7c15u;
    return h;
}

/* `ferry 2,0 E-S`: links two roads of a lake that was put. */
static int ferries_put(const struct carc_rules *r, struct carc *s,
                       struct put_line *l)
{
    struct board b = {r, s};
    int tile, lake, status = put_tile_at(r, s, l, &tile);
    struct operand o;
    unsigned sides;

    if (status < 0)
        return status;
    o = put_next(l, "SIDES");
    sides = o.len > 0 ? scan_sides(&o.w) : 0;
    if (sides == 0)
        return operand_choice(l->why, &o, "N-E|N-S|N-W|E-S|E-W|S-W");
    lake = lake_of(r, s, tile);
    if (lake < 0 || own(r, s)->sides[lake] != 0 ||
        (sides & ~road_sides(r, &carc_tiles_c(r, s)[tile])) != 0)
        return carc_refuse(l->why, MSG_NO_FERRY);
    own(r, s)->sides[lake] = (uint8_t)sides;
    link_lake(r, s, lake, merge_link, &b);
    return DSK_OK;
}

/* Which ferries have moved, and which may still move, in the order of lakes. */
static int ferries_sight(const struct carc_rules *r, const struct carc *s,
                         int viewer, uint8_t *out)
{
    (void)viewer;
    if (out == NULL)
        return 2;
    out[0] = own_c(r, s)->moved;
    out[1] = s->phase == PH_SAIL ? own_c(r, s)->movable : 0;
    return 2;
}

static int ferries_things(const struct carc_rules *r, const struct carc *s,
                          struct thing *out)
{
    int n = 0;

    for (int i = 0; i < own_c(r, s)->nlakes; i++) {
        struct thing ferry = {own_c(r, s)->tile[i], THING_FERRY,
                              own_c(r, s)->sides[i]};

        if (ferry.what != 0)
            out[n++] = ferry;
    }
    return n;
}

static int ferries_check(const struct carc_rules *r, const struct carc *s,
                         dsk_note *why)
{
    const struct ferry_state *o = own_c(r, s);

    if (o->nlakes > LAKES_MAX)
        return carc_corrupt(why, "lakes", o->nlakes);
    if ((o->moved | o->movable) >> o->nlakes != 0)
        return carc_corrupt(why, "ferries that moved", o->moved);
    for (int i = 0; i < o->nlakes; i++) {
        const struct tile *t = &carc_tiles_c(r, s)[o->tile[i]];

        if (o->tile[i] >= s->ntiles || !is_lake(r, t))
            return carc_corrupt(why, "tile of a lake", i);
        if (((o->sides[i] | o->changed[i]) & ~road_sides(r, t)) != 0 ||
            (o->sides[i] != 0 && !is_pair(o->sides[i])))
            return carc_corrupt(why, "ends of a ferry", i);
    }
    return DSK_OK;
}

const struct module carc_module_ferries = {
    .name = "ferries",
    .order = 90,
    .state_size = sizeof(struct ferry_state),
    .setup = ferries_setup,
    .laid = ferries_laid,
    .placed = ferries_placed,
    .pending = ferries_pending,
    .links = ferries_links,
    .view = ferries_view,
    .hash = ferries_hash,
    .check = ferries_check,
    PUT("ferry", "X,Y SIDES", ferries_put),
    .sight = ferries_sight,
    .things = ferries_things,
};
