/*
 * Gold mines: each gold tile brings two bars, one onto it and one onto a tile
 * beside it.  Whoever has the majority of a completed feature takes the bars
 * on its tiles; at the end bars are worth more the more one has.
 *
 * Bars are counted for each tile, with who is entitled to them by what this
 * turn completed; PH_SHARE hands them out.
 *
 *   GOLD   pos (18)    the second bar
 *   BAR    pos (18)    a bar taken from a tile
 */
#include "carcassonne/modules/keeps.h"
#include "carcassonne/put.h"

/* ---- state ------------------------------------------------------------- */

struct gold_state {
    uint8_t bars[DSK_PLAYERS_MAX];
    uint8_t picker;  /* whose turn it is to take a bar */
    uint8_t claimed; /* this turn completed something */
};
CARC_OWN(struct gold_state, MOD_GOLD)

/* Behind it, a byte for each tile: bars on it... */
static uint8_t *bars_on(const struct carc_rules *r, struct carc *s)
{
    return (uint8_t *)(own(r, s) + 1);
}

static const uint8_t *bars_on_c(const struct carc_rules *r,
                                const struct carc *s)
{
    return (const uint8_t *)(own_c(r, s) + 1);
}

/* ...and the seats (bits) entitled to them. */
static uint8_t *claims(const struct carc_rules *r, struct carc *s)
{
    return bars_on(r, s) + r->ntiles;
}

static const uint8_t *claims_c(const struct carc_rules *r, const struct carc *s)
{
    return bars_on_c(r, s) + r->ntiles;
}

/* ---- placing ----------------------------------------------------------- */

static void gold_placed(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];

    (void)sink;
    if (r->kind[t->kind].def.marks & MARK_GOLD)
        bars_on(r, s)[s->last]++; /* GLD-2: the first one */
}

static enum flow enter_gold(const struct carc_rules *r, struct carc *s,
                            const dsk_sink *sink)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];

    (void)sink;
    return r->kind[t->kind].def.marks & MARK_GOLD ? FLOW_DECIDE : FLOW_ON;
}

/* GLD-2: any of the up to eight tiles around it. */
static int legal_gold(const struct carc_rules *r, const struct carc *s,
                      dsk_action *a, uint32_t *weight)
{
    uint32_t last = carc_tiles_c(r, s)[s->last].pos;
    int n = 0;

    (void)weight;
    for (int i = 0; i < NEAR_SQUARES; i++) {
        uint32_t pos = carc_near_square(last, i);

        a[n] = ACTION(ACT_GOLD, pos);
        n += carc_tile_at(r, s, pos) >= 0;
    }
    return n;
}

static int refuse_bar(uint32_t pos, const char *rule, dsk_note *why)
{
    carc_refuse(why, MSG_NO_BAR);
    note_rule(why, rule);
    if (why != NULL)
        carc_note_square(why, pos & 0x3ffff);
    return DSK_E_ILLEGAL;
}

static void tell_bar(enum carc_message m, int seat, uint32_t pos,
                     const dsk_sink *sink)
{
    dsk_note n;

    if (sink == NULL)
        return;
    note_start(&n, &carc_messages[m]);
    note_int(&n, "player", seat);
    carc_note_square(&n, pos);
    game_emit(sink, &n);
}

static void play_gold(const struct carc_rules *r, struct carc *s, uint32_t pos,
                      const dsk_sink *sink)
{
    bars_on(r, s)[carc_tile_at(r, s, pos)]++;
    tell_bar(MSG_GOLD_PUT, s->active, pos, sink);
    carc_go_on(r, s, sink);
}

static int apply_gold(const struct carc_rules *r, struct carc *s, uint32_t pos,
                      const dsk_sink *sink, dsk_note *why)
{
    if (!carc_is_legal(r, s, ACTION(ACT_GOLD, pos)))
        return refuse_bar(pos, "GLD-2", why);
    play_gold(r, s, pos, sink);
    return DSK_OK;
}

/* ---- sharing ----------------------------------------------------------- */

/* GLD-3, GLD-4, XM-14: the winners may claim what lies on the feature. */
static void gold_scored(const struct carc_rules *r, struct carc *s,
                        const struct tally *t)
{
    const struct seg *seg = carc_segs_c(r, s);
    const struct tile *tiles = carc_tiles_c(r, s);
    bool around = carc_feats_c(r, s)[t->feat].kind == SEG_MONASTERY ||
                  carc_feats_c(r, s)[t->feat].kind == SEG_GARDEN;
    uint32_t pos = tiles[seg[t->feat].tile].pos;
    uint8_t *claim = claims(r, s);
    int i = t->feat;

    own(r, s)->claimed = 1;
    for (int k = 0; k < s->ntiles && around; k++) {
        if (carc_near(tiles[k].pos, pos))
            claim[k] |= (uint8_t)t->winners;
    }
    do {
        claim[seg[i].tile] |= (uint8_t)t->winners;
        i = seg[i].next;
    } while (i != t->feat);
}

/* Tiles with bars that the seat may take from, as sorted actions. */
static int bars_for(const struct carc_rules *r, const struct carc *s, int seat,
                    dsk_action *a)
{
    const uint8_t *bars = bars_on_c(r, s), *claim = claims_c(r, s);
    int n = 0;

    for (int i = 0; i < s->ntiles; i++) {
        if (bars[i] > 0 && (claim[i] >> seat & 1))
            a[n++] = ACTION(ACT_BAR, carc_tiles_c(r, s)[i].pos);
    }
    carc_sort_actions(a, n);
    return n;
}

static int legal_bar(const struct carc_rules *r, const struct carc *s,
                     dsk_action *a, uint32_t *weight)
{
    (void)weight;
    return bars_for(r, s, s->decider, a);
}

static void take_bar(const struct carc_rules *r, struct carc *s, int seat,
                     uint32_t pos, const dsk_sink *sink)
{
    bars_on(r, s)[carc_tile_at(r, s, pos)]--;
    own(r, s)->bars[seat]++;
    tell_bar(MSG_GOLD_TAKEN, seat, pos, sink);
}

/* Do the same players claim all of these tiles?  Then no choice matters. */
static bool all_alike(const struct carc_rules *r, const struct carc *s,
                      const dsk_action *a, int n)
{
    const uint8_t *claim = claims_c(r, s);
    uint8_t first = claim[carc_tile_at(r, s, ACTION_PAYLOAD(a[0]))];

    for (int i = 1; i < n; i++) {
        if (claim[carc_tile_at(r, s, ACTION_PAYLOAD(a[i]))] != first)
            return false;
    }
    return true;
}

/* GLD-5: from the active player on, everybody takes one bar at a time. */
static enum flow share(const struct carc_rules *r, struct carc *s,
                       const dsk_sink *sink)
{
    dsk_action a[TILES_MAX];
    int idle = 0;

    while (idle < r->head.players) {
        int seat = own(r, s)->picker, n = bars_for(r, s, seat, a);

        if (n > 0 && !all_alike(r, s, a, n)) {
            s->decider = (uint8_t)seat;
            return FLOW_DECIDE;
        }
        if (n > 0)
            take_bar(r, s, seat, ACTION_PAYLOAD(a[0]), sink);
        idle = n > 0 ? 0 : idle + 1;
        own(r, s)->picker = (uint8_t)((seat + 1) % r->head.players);
    }
    mem_fill(claims(r, s), 0, (size_t)r->ntiles);
    own(r, s)->claimed = 0;
    s->decider = s->active;
    return FLOW_ON;
}

static enum flow enter_share(const struct carc_rules *r, struct carc *s,
                             const dsk_sink *sink)
{
    if (!own(r, s)->claimed)
        return FLOW_ON;
    own(r, s)->picker = s->active;
    return share(r, s, sink);
}

static int apply_bar(const struct carc_rules *r, struct carc *s, uint32_t pos,
                     const dsk_sink *sink, dsk_note *why)
{
    if (!carc_is_legal(r, s, ACTION(ACT_BAR, pos)))
        return refuse_bar(pos, "GLD-5", why);
    take_bar(r, s, s->decider, pos, sink);
    own(r, s)->picker = (uint8_t)((s->decider + 1) % r->head.players);
    if (share(r, s, sink) == FLOW_ON)
        carc_go_on(r, s, sink);
    return DSK_OK;
}

/* GLD-7, OQ-11: table 11.2. */
static int gold_value(int bars)
{
    return bars * (bars < 4 ? 1 : bars < 7 ? 2 : bars < 10 ? 3 : 4);
}

static void gold_final(const struct carc_rules *r, struct carc *s,
                       const dsk_sink *sink)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        if (own(r, s)->bars[seat] > 0)
            carc_give_for(r, s, seat, gold_value(own(r, s)->bars[seat]),
                          &carc_messages[MSG_SCORED_GOLD], "bars",
                          own(r, s)->bars[seat], sink);
    }
    mem_fill(bars_on(r, s), 0, (size_t)r->ntiles); /* GLD-6 */
}

/* ---- text -------------------------------------------------------------- */

static const struct phase gold_phase =
    PHASE("gold", false, enter_gold, legal_gold);
static const struct phase share_phase =
    PHASE("share", false, enter_share, legal_bar);
static const struct action_type gold_action = {
    ACTION_FORM(gold, FORM_SQUARE), .play = play_gold, .example = "gold:1,0"};
static const struct action_type bar_action = {ACTION_FORM(bar, FORM_SQUARE),
                                              .example = "bar:1,0"};

static void gold_setup(struct carc_rules *r)
{
    r->set[r->nsets++] = "gold"; /* GLD-1 */
    r->use_marks |= MARK_GOLD;
    /* The second bar; taking: no tile brings more than two. */
    r->tile_actions += 3;
    r->phase[PH_GOLD] = &gold_phase;
    r->phase[PH_SHARE] = &share_phase;
    r->takes[PH_GOLD] = 1u << ACT_GOLD;
    r->takes[PH_SHARE] = 1u << ACT_BAR;
    r->action[ACT_GOLD] = &gold_action;
    r->action[ACT_BAR] = &bar_action;
}

/* `bars p0 3` in front of players, `gold 1,0 2` on tiles. */
static void gold_view(const struct carc_rules *r, const struct carc *s,
                      struct text *t)
{
    for (int seat = 0; seat < r->head.players; seat++) {
        if (own_c(r, s)->bars[seat] == 0)
            continue;
        text_put(t, "bars p");
        text_int(t, seat);
        text_char(t, ' ');
        text_int(t, own_c(r, s)->bars[seat]);
        text_char(t, '\n');
    }
    for (int i = 0; i < s->ntiles; i++) {
        if (bars_on_c(r, s)[i] == 0)
            continue;
        text_put(t, "gold ");
        carc_write_square(t, carc_tiles_c(r, s)[i].pos);
        text_char(t, ' ');
        text_int(t, bars_on_c(r, s)[i]);
        text_char(t, '\n');
    }
}

static uint64_t gold_hash(const struct carc_rules *r, const struct carc *s)
{
    uint64_t h = s->phase == PH_SHARE ? own_c(r, s)->picker + 1u : 0;

    for (int seat = 0; seat < r->head.players; seat++)
        h = h * 31 + own_c(r, s)->bars[seat];
    for (int i = 0; i < s->ntiles; i++)
        h += (uint64_t)bars_on_c(r, s)[i] *
             (carc_tiles_c(r, s)[i].pos * 0x9e3779b97f4a7c15u);
    return h;
}

/* `bars p0 3`, or `bars 1,0 2` for bars on a tile. */
static int gold_put(const struct carc_rules *r, struct carc *s,
                    struct put_line *l)
{
    bool mine = put_is_seat(l);
    int whose, count;
    int status = mine ? put_seat(r, l, &whose) : put_tile_at(r, s, l, &whose);

    if (status >= 0)
        status = put_int(l, "COUNT", 0, 16, &count);
    if (status < 0)
        return status;
    (mine ? own(r, s)->bars : bars_on(r, s))[whose] = (uint8_t)count;
    return DSK_OK;
}

int carc_gold(const struct carc_rules *r, const struct carc *s, int seat)
{
    return own_c(r, s)->bars[seat];
}

const uint8_t *carc_gold_on(const struct carc_rules *r, const struct carc *s)
{
    return bars_on_c(r, s);
}

static int gold_sight(const struct carc_rules *r, const struct carc *s,
                      int viewer, uint8_t *out)
{
    for (int i = 0; i < r->head.players && out != NULL; i++)
        out[i] = own_c(r, s)->bars[carc_seat_from(r, viewer, i)];
    return r->head.players;
}

static int gold_things(const struct carc_rules *r, const struct carc *s,
                       struct thing *out)
{
    int n = 0;

    for (int i = 0; i < s->ntiles; i++) {
        struct thing gold = {(uint8_t)i, THING_GOLD, bars_on_c(r, s)[i]};

        if (gold.what != 0)
            out[n++] = gold;
    }
    return n;
}

static int gold_check(const struct carc_rules *r, const struct carc *s,
                      dsk_note *why)
{
    if (own_c(r, s)->picker >= r->head.players)
        return carc_corrupt(why, "player who takes a bar", own_c(r, s)->picker);
    return DSK_OK;
}

const struct module carc_module_gold = {
    .name = "gold",
    .order = 140,
    .state_size = sizeof(struct gold_state),
    .state_per_tile = 2,
    .setup = gold_setup,
    .placed = gold_placed,
    .scored = gold_scored,
    .final = gold_final,
    .view = gold_view,
    .hash = gold_hash,
    .check = gold_check,
    PUT("bars", "pN|X,Y COUNT", gold_put),
    .sight = gold_sight,
    .things = gold_things,
};
