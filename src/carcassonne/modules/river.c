/*
 * The River: twelve tiles that start the game.  The spring lies first, each
 * river tile continues the river at its open end, the lake ends it.
 *
 * The stack is drawn in stages (enum stage); what is special about a river
 * tile is only where it may go.
 */
#include "carcassonne/module.h"

/* ---- options ----------------------------------------------------------- */

/* Places in the set-up line (rules.h). */
enum {
    OPT_RIVER = 12,
    OPT_RIVER_TURN,
};

/* OQ-21 */
enum river_turn { RIVER_ALTERNATE, RIVER_IMMEDIATE, RIVER_LOOP };

static const struct carc_option options[] = {
    {{"river", SETUP_ENUM, 0, 0, "bb6|bb5", "by edition"}, {0, 0, 1, 0}},
    {{"river_turn", SETUP_ENUM, 0, 0, "alternate|immediate|loop",
      "immediate (bb5: alternate)"},
     {RIVER_IMMEDIATE, RIVER_IMMEDIATE, RIVER_ALTERNATE, RIVER_IMMEDIATE}},
};

/* ---- state ------------------------------------------------------------- */

struct river_state {
    uint32_t head;     /* square the river flows into */
    uint8_t from;      /* side of that square where it comes in */
    uint8_t last_bend; /* 0 none yet, 1 left, 2 right */
    uint8_t straight;  /* the tile laid last does not bend */
    uint8_t done;      /* the lake lies */
};
CARC_OWN(struct river_state, MOD_RIVER)

/* The stages of drawing: spring, river, lake. */
#define SPRING STAGE_1
#define MIDDLE STAGE_2
#define LAKE   STAGE_3

/* Hand of a bend; 0 goes straight on. */
enum hand { STRAIGHT, LEFT, RIGHT };

static void river_setup(struct carc_rules *r)
{
    static const char *const boxes[] = {"river_bb6", "river_bb5"};

    r->set[r->nsets++] = boxes[carc_opt(r, OPT_RIVER)];
    r->own_start = true; /* RIV-1 */
    r->filtered |= 1u << SPRING | 1u << MIDDLE | 1u << LAKE;
}

/* River tiles come first, the lake last of them (RIV-2, RIV-3). */
static enum stage river_stage(const struct tile_def *d)
{
    for (int i = 0; i < d->nsegs; i++) {
        if (d->segs[i].kind != SEG_RIVER)
            continue;
        if (d->segs[i].attrs & ATTR_SOURCE)
            return SPRING;
        return d->segs[i].attrs & ATTR_MOUTH ? LAKE : MIDDLE;
    }
    return STAGE_LAND;
}

static const char *river_stage_rule(const struct carc_rules *r)
{
    return carc_opt(r, OPT_RIVER) ? "RIV-2" : "RIV-3";
}

/* RIV-6: does the word name the river of the tile just placed? */
static const struct message *river_no_place(const struct carc_rules *r,
                                            const struct carc *s,
                                            const char *word)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];
    int at;

    if (!scan_word(&word, "river@"))
        return NULL;
    at = text_pick(word, text_length(word), "N|E|S|W");
    if (at < 0 || r->kind[t->kind].def.edges[(at - t->rot) & 3] != 'V')
        return NULL;
    return &carc_messages[MSG_ON_WATER];
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

static void flow_on(const struct carc_rules *r, struct carc *s, uint32_t pos,
                    int out)
{
    own(r, s)->head = carc_step(pos, out);
    own(r, s)->from = (uint8_t)(out ^ 2);
}

/* RIV-2: the spring lies in the middle; XM-11: unless something else does. */
static void river_start(const struct carc_rules *r, struct carc *s)
{
    int spring = r->stage_first[SPRING];

    own(r, s)->straight = 1;
    if (s->ntiles > 0)
        return; /* it is drawn and attached first */
    carc_lay_first(r, s, spring);
    flow_on(r, s, carc_pos(0, 0), way_out(&r->kind[spring], 0, -1));
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

    if (carc_opt(r, OPT_RIVER_TURN) == RIVER_LOOP || hand == STRAIGHT ||
        hand != (enum hand)own_c(r, s)->last_bend ||
        (immediate && own_c(r, s)->straight))
        return NULL;
    return immediate ? "RIV-5b" : "RIV-5a";
}

/* Are there river tiles to come before the lake? */
static bool goes_on(const struct carc_rules *r, const struct carc *s)
{
    for (int k = r->stage_first[MIDDLE]; k < r->stage_first[MIDDLE + 1]; k++) {
        if (carc_bag_c(r, s)[k] > 0)
            return true;
    }
    return false;
}

/* OQ-21, river_turn=loop: the river must find a way beyond the new open end;
 * only the lake may lie where there is none. */
static const char *way_ok(const struct carc_rules *r, const struct carc *s,
                          uint32_t head, int from)
{
    if (carc_opt(r, OPT_RIVER_TURN) != RIVER_LOOP || !goes_on(r, s))
        return NULL;
    for (int side = 0; side < NSIDES; side++) {
        if (side != from && carc_tile_at(r, s, carc_step(head, side)) < 0)
            return NULL;
    }
    return "RIV-5b";
}

/*
 * RIV-4: only at the open end.  That the square beyond is empty needs no test:
 * a tile there would demand its own side of the new one.
 */
static const char *river_tile_ok(const struct carc_rules *r,
                                 const struct carc *s, uint32_t pos, int rot)
{
    const char *rule;
    int out;

    if (s->stage == SPRING)
        return spring_ok(r, s, pos, rot);
    if (pos != own_c(r, s)->head)
        return "RIV-4";
    out = way_out(&r->kind[s->current], rot, own_c(r, s)->from);
    if (out < 0)
        return NULL;
    rule = bend_ok(r, s, hand_of(own_c(r, s)->from, out));
    return rule != NULL ? rule : way_ok(r, s, carc_step(pos, out), out ^ 2);
}

/* The same as one square: all after the spring lie there. */
static uint32_t river_only_at(const struct carc_rules *r, const struct carc *s)
{
    return s->stage == SPRING ? CARC_ANYWHERE : own_c(r, s)->head;
}

/* XM-11: attaching the spring is part of the set-up. */
static void river_drawn(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink)
{
    (void)r, (void)sink;
    s->set_up = s->stage == SPRING;
}

static void river_placed(const struct carc_rules *r, struct carc *s,
                         const dsk_sink *sink)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];
    int from = s->stage == SPRING ? -1 : own(r, s)->from;
    int out = way_out(&r->kind[t->kind], t->rot, from);

    (void)sink;
    if (s->stage == STAGE_LAND || out < 0)
        return;
    if (from >= 0) {
        enum hand hand = hand_of(from, out);

        own(r, s)->straight = hand == STRAIGHT;
        if (hand != STRAIGHT)
            own(r, s)->last_bend = (uint8_t)hand;
    }
    flow_on(r, s, t->pos, out);
}

static int river_check(const struct carc_rules *r, const struct carc *s,
                       dsk_note *why)
{
    if (own_c(r, s)->from >= NSIDES || own_c(r, s)->last_bend > 2)
        return carc_corrupt(why, "open end of the river", own_c(r, s)->from);
    return DSK_OK;
}

const struct module carc_module_river = {
    .name = "river",
    .order = 20,
    .state_size = sizeof(struct river_state),
    OPTIONS(options, OPT_RIVER),
    .setup = river_setup,
    .stage = river_stage,
    .wrong_stage = &carc_messages[MSG_WRONG_STAGE],
    .stage_rule = river_stage_rule,
    .start = river_start,
    .drawn = river_drawn,
    .tile_ok = river_tile_ok,
    .only_at = river_only_at,
    .veto = &carc_messages[MSG_RIVER],
    .no_place = river_no_place,
    .placed = river_placed,
    .check = river_check,
};
