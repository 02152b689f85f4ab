/*
 * The turn: one list of phases (BASE-T1).  carc_enter() goes from phase to
 * phase until one needs a decision or chance.
 *
 *   DRAW      chance   a tile; one that fits nowhere is discarded (BASE-P4)
 *   PLACE     player   the tile drawn
 *   FIGURE    player   a figure on that tile, or pass
 *   SCORE     player   which completed feature next, where that is asked
 *   TURN_END  -        the next player
 *   OVER      -        final scoring is done
 */
#include "carcassonne/carc.h"
#include "game/check.h"

enum flow { FLOW_ON, FLOW_DECIDE };

/* One row of the turn. */
struct phase {
    const char *name;
    bool chance;
    enum phase_id next;
    enum flow (*enter)(const struct carc_rules *r, struct carc *s,
                       const dsk_sink *sink);
    int (*legal)(const struct carc_rules *r, const struct carc *s,
                 dsk_action *a, uint32_t *weight);
    enum action_kind takes;
    enum action_kind takes_too; /* or 0 */
};

static const struct phase phases[NPHASES];

/* ---- events ------------------------------------------------------------ */

static void note_square(dsk_note *n, uint32_t pos)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);

    carc_write_square(&t, pos);
    text_end(&t);
    note_str(n, "square", buf);
}

static void note_turn(dsk_note *n, int rot)
{
    static const char *const names[4] = {"R0", "R90", "R180", "R270"};

    note_str(n, "turn", names[rot]);
}

static void note_spot(dsk_note *n, int spot)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);

    carc_write_spot(&t, spot);
    text_end(&t);
    note_str(n, "spot", buf);
}

static void tell_tile(const struct carc_rules *r, const struct carc *s,
                      enum carc_message m, int kind, const dsk_sink *sink)
{
    dsk_note n;

    if (sink == NULL)
        return;
    note_start(&n, &carc_messages[m]);
    note_int(&n, "player", s->active);
    note_str(&n, "tile", r->kind[kind].def.id);
    game_emit(sink, &n);
}

static void tell_placed(const struct carc_rules *r, const struct carc *s,
                        const dsk_sink *sink)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];
    dsk_note n;

    if (sink == NULL)
        return;
    note_start(&n, &carc_messages[MSG_PLACED]);
    note_int(&n, "player", s->active);
    note_str(&n, "tile", r->kind[t->kind].def.id);
    note_square(&n, t->pos);
    note_turn(&n, t->rot);
    game_emit(sink, &n);
}

static void tell_figure(const struct carc_rules *r, const struct carc *s,
                        int figure, int spot, const dsk_sink *sink)
{
    dsk_note n;

    if (sink == NULL)
        return;
    note_start(&n, &carc_messages[MSG_FIGURE]);
    note_int(&n, "player", s->active);
    note_str(&n, "figure", carc_figures[figure].name);
    note_spot(&n, spot);
    note_square(&n, carc_tiles_c(r, s)[s->last].pos);
    game_emit(sink, &n);
}

/* Every feature the tile completed, also those nobody scores (BASE-S12). */
static void tell_completed(const struct carc_rules *r, const struct carc *s,
                           const dsk_sink *sink)
{
    struct pending p[PENDING_MAX];
    int count = carc_pending(r, s, false, p);

    for (int i = 0; i < count; i++) {
        const struct feat *f = &carc_feats_c(r, s)[p[i].feat];
        dsk_note n;

        note_start(&n, &carc_messages[MSG_COMPLETED]);
        note_rule(&n, f->strength == 0      ? "BASE-S12"
                      : f->kind == SEG_ROAD ? "BASE-S1"
                      : f->kind == SEG_CITY ? "BASE-S3"
                                            : "BASE-S7");
        carc_note_feature(&n, r, s, p[i].feat);
        note_int(&n, "tiles", carc_tally(r, s, p[i].feat, false).tiles);
        note_str(&n, "owners", f->strength == 0 ? "-" : "occupied");
        game_emit(sink, &n);
    }
}

static void tell_ended(const struct carc_rules *r, const dsk_sink *sink)
{
    dsk_note n;

    if (sink == NULL)
        return;
    note_start(&n, &carc_messages[MSG_ENDED]);
    note_rule(&n,
              carc_opt(r, OPT_END) == END_NO_PLACE ? "BASE-E1b" : "BASE-E1a");
    game_emit(sink, &n);
}

/* ---- entering phases --------------------------------------------------- */

static bool any_tile_fits(const struct carc_rules *r, const struct carc *s)
{
    const uint8_t *bag = carc_bag_c(r, s);

    for (int k = 0; k < r->nkinds; k++) {
        if (bag[k] > 0 && carc_fits_anywhere(r, s, &r->kind[k]))
            return true;
    }
    return false;
}

static enum flow enter_draw(const struct carc_rules *r, struct carc *s,
                            const dsk_sink *sink)
{
    bool go_on = s->bag_left > 0; /* BASE-E1a */

    if (go_on && carc_opt(r, OPT_END) == END_NO_PLACE)
        go_on = any_tile_fits(r, s); /* BASE-E1b */
    if (go_on)
        return FLOW_DECIDE;
    s->phase = PH_OVER;
    tell_ended(r, sink);
    carc_final_scoring(r, s, sink);
    return FLOW_DECIDE;
}

static enum flow enter_place(const struct carc_rules *r, struct carc *s,
                             const dsk_sink *sink)
{
    if (carc_fits_anywhere(r, s, &r->kind[s->current]))
        return FLOW_DECIDE;
    tell_tile(r, s, MSG_DISCARDED, s->current, sink); /* BASE-P4 */
    carc_gone(r, s)[s->current]++;
    s->current = NO_KIND;
    s->phase = PH_DRAW;
    return enter_draw(r, s, sink);
}

static enum flow enter_figure(const struct carc_rules *r, struct carc *s,
                              const dsk_sink *sink)
{
    (void)r, (void)s, (void)sink;
    return FLOW_DECIDE;
}

/* BASE-S11: asked when there is a choice to make and somebody wants it. */
static enum flow enter_score(const struct carc_rules *r, struct carc *s,
                             const dsk_sink *sink)
{
    struct pending p[PENDING_MAX];
    int n = carc_pending(r, s, true, p);

    if (n > 1 && carc_opt(r, OPT_SCORE_ORDER) == ORDER_ASK)
        return FLOW_DECIDE;
    for (int i = 0; i < n; i++)
        carc_score_feature(r, s, p[i].feat, false, sink);
    return FLOW_ON;
}

static enum flow enter_turn_end(const struct carc_rules *r, struct carc *s,
                                const dsk_sink *sink)
{
    (void)sink;
    s->active = (uint8_t)((s->active + 1) % r->head.players); /* BASE-U3 */
    return FLOW_ON;
}

void carc_enter(const struct carc_rules *r, struct carc *s, enum phase_id ph,
                const dsk_sink *sink)
{
    s->phase = (uint8_t)ph;
    while (phases[s->phase].enter(r, s, sink) == FLOW_ON)
        s->phase = (uint8_t)phases[s->phase].next;
}

/* ---- legal lists ------------------------------------------------------- */

/*
 * These write without asking for room (carc_legal provides it) and without
 * branches that depend on the position: every candidate is written, and n
 * moves on only if it counts.
 */

static int legal_draw(const struct carc_rules *r, const struct carc *s,
                      dsk_action *a, uint32_t *weight)
{
    const uint8_t *bag = carc_bag_c(r, s);
    int n = 0;

    for (int k = 0; k < r->nkinds; k++) {
        a[n] = ACTION(ACT_DRAW, k);
        weight[n] = bag[k];
        n += bag[k] > 0;
    }
    return n;
}

static int legal_place(const struct carc_rules *r, const struct carc *s,
                       dsk_action *a, uint32_t *weight)
{
    const struct kind *k = &r->kind[s->current];
    const struct open_square *o = carc_opens_c(r, s);
    int n = 0;

    (void)weight;
    for (int i = 0; i < s->nopen; i++) {
        uint64_t fits = carc_fits(k, &o[i]) >> 15;
        uint32_t turn0 = ACTION(ACT_PLACE, o[i].pos << 2);

        a[n] = turn0;
        n += (int)(fits & 1);
        a[n] = turn0 + 1;
        n += (int)(fits >> 16 & 1);
        a[n] = turn0 + 2;
        n += (int)(fits >> 32 & 1);
        a[n] = turn0 + 3;
        n += (int)(fits >> 48 & 1);
    }
    return n;
}

static int legal_figure(const struct carc_rules *r, const struct carc *s,
                        dsk_action *a, uint32_t *weight)
{
    int n = 0;

    (void)weight;
    for (int figure = 0; figure < NFIGURES; figure++) {
        uint32_t spots = carc_figure_spots(r, s, figure);

        for (; spots != 0; spots &= spots - 1)
            a[n++] = ACTION(ACT_FIGURE, figure << 5 | __builtin_ctz(spots));
    }
    a[n++] = ACTION(ACT_PASS, 0); /* BASE-M1: optional */
    return n;
}

static int legal_score(const struct carc_rules *r, const struct carc *s,
                       dsk_action *a, uint32_t *weight)
{
    struct pending p[PENDING_MAX];
    int n = carc_pending(r, s, true, p);

    (void)weight;
    for (int i = 0; i < n; i++) {
        int k = i;

        for (; k > 0 && a[k - 1] > ACTION(ACT_SCORE, p[i].name); k--)
            a[k] = a[k - 1];
        a[k] = ACTION(ACT_SCORE, p[i].name);
    }
    return n;
}

static int legal_none(const struct carc_rules *r, const struct carc *s,
                      dsk_action *a, uint32_t *weight)
{
    (void)r, (void)s, (void)a, (void)weight;
    return 0;
}

static enum flow enter_over(const struct carc_rules *r, struct carc *s,
                            const dsk_sink *sink)
{
    (void)r, (void)s, (void)sink;
    return FLOW_DECIDE;
}

/* ORDER PHASE: the turn, top to bottom. */
static const struct phase phases[NPHASES] = {
    [PH_DRAW] = {"draw", true, PH_PLACE, enter_draw, legal_draw, ACT_DRAW, 0},
    [PH_PLACE] = {"place", false, PH_FIGURE, enter_place, legal_place,
                  ACT_PLACE, 0},
    [PH_FIGURE] = {"figure", false, PH_SCORE, enter_figure, legal_figure,
                   ACT_FIGURE, ACT_PASS},
    [PH_SCORE] = {"score", false, PH_TURN_END, enter_score, legal_score,
                  ACT_SCORE, 0},
    [PH_TURN_END] = {"turn-end", false, PH_DRAW, enter_turn_end, legal_none, 0,
                     0},
    [PH_OVER] = {"over", false, PH_OVER, enter_over, legal_none, 0, 0},
};

int carc_player(const dsk_rules *r, const dsk_state *state)
{
    const struct carc *s = carc_state_c(state);

    (void)r;
    if (s->phase == PH_OVER)
        return DSK_OVER;
    return phases[s->phase].chance ? DSK_CHANCE : s->active;
}

const char *carc_phase(const dsk_rules *r, const dsk_state *s)
{
    (void)r;
    return phases[carc_state_c(s)->phase].name;
}

/* Lists into room for the longest list there is, then copies what fits. */
static int legal_by_copy(const struct carc_rules *r, const struct carc *s,
                         dsk_action *a, uint32_t *weight, int cap)
{
    dsk_action all[LEGAL_MAX];
    uint32_t weights[LEGAL_MAX];
    int n = phases[s->phase].legal(r, s, all, weights);

    if (n > cap)
        return DSK_E_SPACE;
    mem_copy(a, all, (size_t)n * sizeof *a);
    if (weight != NULL)
        mem_copy(weight, weights, (size_t)n * sizeof *weight);
    return n;
}

int carc_legal(const dsk_rules *head, const dsk_state *state, dsk_action *a,
               uint32_t *weight, int cap)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);

    if (cap < head->max_legal || weight == NULL)
        return legal_by_copy(r, s, a, weight, cap);
    return phases[s->phase].legal(r, s, a, weight);
}

/* ---- refusals ---------------------------------------------------------- */

static int refuse_tile(const struct carc_rules *r, enum carc_message m,
                       int kind, dsk_note *why)
{
    refuse(why, DSK_E_ILLEGAL, &carc_messages[m]);
    note_str(why, "tile", r->kind[kind].def.id);
    return DSK_E_ILLEGAL;
}

static int refuse_square(enum carc_message m, uint32_t pos, dsk_note *why)
{
    refuse(why, DSK_E_ILLEGAL, &carc_messages[m]);
    if (why != NULL)
        note_square(why, pos);
    return DSK_E_ILLEGAL;
}

/* Names the first side where the landscape does not go on. */
static int refuse_match(const struct carc_rules *r, const struct carc *s,
                        const struct open_square *o, int rot, dsk_note *why)
{
    const struct kind *k = &r->kind[s->current];
    uint64_t forbid = o->forbid & 0xffff;
    int side = 0;

    refuse_tile(r, MSG_NO_MATCH, s->current, why);
    if (why == NULL)
        return DSK_E_ILLEGAL;
    for (; side < WEST; side++) {
        char c = k->def.edges[(side - rot) & 3];
        unsigned bit = c == 'F' ? 1 : c == 'R' ? 2 : c == 'C' ? 4 : 8;

        if ((forbid >> (4 * side) & bit) != 0)
            break;
    }
    note_square(why, o->pos);
    note_turn(why, rot);
    note_part(why, "side", &"NESW"[side], 1);
    return DSK_E_ILLEGAL;
}

/* Why the figure may not go to a spot of the tile just placed. */
static int refuse_figure(const struct carc_rules *r, const struct carc *s,
                         int figure, int spot, dsk_note *why)
{
    int seg = carc_find_spot(r, s, s->last, spot);
    enum carc_message m = MSG_NO_SEGMENT;

    if (seg >= 0) {
        const struct feat *f = &carc_feats_c(r, s)[carc_segs_c(r, s)[seg].feat];
        bool field = f->kind == SEG_FIELD;

        m = s->supply[s->active][figure] == 0 ? MSG_SUPPLY_EMPTY
            : (r->meeple_spots >> f->kind & 1)
                ? field ? MSG_FIELD_OCCUPIED : MSG_OCCUPIED
            : field ? MSG_FARMERS_OFF
                    : MSG_NO_FIGURE_HERE;
    }
    refuse(why, DSK_E_ILLEGAL, &carc_messages[m]);
    if (why == NULL)
        return DSK_E_ILLEGAL;
    note_int(why, "player", s->active);
    note_str(why, "figure", carc_figures[figure].name);
    note_spot(why, spot);
    if (seg >= 0) {
        int feat = carc_segs_c(r, s)[seg].feat;
        carc_note_feature(why, r, s, feat);
        carc_note_majority(why, carc_feats_c(r, s)[feat].strength);
    }
    return DSK_E_ILLEGAL;
}

/* ---- actions ----------------------------------------------------------- */

static int apply_draw(const struct carc_rules *r, struct carc *s,
                      uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    uint8_t *bag = carc_bag(r, s);

    if (payload >= (uint32_t)r->nkinds)
        return refuse(why, DSK_E_ILLEGAL, &carc_messages[MSG_NO_SUCH_TILE]);
    if (bag[payload] == 0)
        return refuse_tile(r, MSG_BAG_EMPTY_OF, (int)payload, why);
    bag[payload]--;
    s->bag_left--;
    s->current = (uint8_t)payload;
    tell_tile(r, s, MSG_DRAWN, s->current, sink);
    carc_enter(r, s, PH_PLACE, sink);
    return DSK_OK;
}

static int apply_place(const struct carc_rules *r, struct carc *s,
                       uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    uint32_t pos = payload >> 2 & 0x3ffff;
    int rot = (int)(payload & 3), i = carc_open_at(r, s, pos);
    const struct open_square *o = &carc_opens_c(r, s)[i];

    if (!carc_is_open(r, s, i, pos))
        return refuse_square(carc_tile_at(r, s, pos) >= 0 ? MSG_TAKEN
                                                          : MSG_NO_NEIGHBOUR,
                             pos, why);
    if (payload >> 20 != 0 ||
        (carc_fits(&r->kind[s->current], o) >> (16 * rot + 15) & 1) == 0)
        return refuse_match(r, s, o, rot, why);
    carc_lay(r, s, pos, s->current, rot);
    s->current = NO_KIND;
    tell_placed(r, s, sink);
    carc_enter(r, s, PH_FIGURE, sink);
    return DSK_OK;
}

/* The figure stands; what the tile completed is scored (BASE-T1). */
static void after_figure(const struct carc_rules *r, struct carc *s,
                         const dsk_sink *sink)
{
    if (sink != NULL)
        tell_completed(r, s, sink);
    carc_enter(r, s, PH_SCORE, sink);
}

static int apply_figure(const struct carc_rules *r, struct carc *s,
                        uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    int figure = (int)(payload >> 5), spot = (int)(payload & 31);

    if (figure >= NFIGURES)
        return refuse(why, DSK_E_ILLEGAL, &carc_messages[MSG_SYNTAX]);
    if ((carc_figure_spots(r, s, figure) >> spot & 1) == 0)
        return refuse_figure(r, s, figure, spot, why);
    carc_add_figure(r, s, s->active, figure,
                    carc_find_spot(r, s, s->last, spot));
    tell_figure(r, s, figure, spot, sink);
    after_figure(r, s, sink);
    return DSK_OK;
}

static int apply_pass(const struct carc_rules *r, struct carc *s,
                      uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    if (payload != 0)
        return refuse(why, DSK_E_ILLEGAL, &carc_messages[MSG_SYNTAX]);
    after_figure(r, s, sink);
    return DSK_OK;
}

static int apply_score(const struct carc_rules *r, struct carc *s,
                       uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    struct pending p[PENDING_MAX];
    int n = carc_pending(r, s, true, p);

    for (int i = 0; i < n; i++) {
        if (p[i].name != payload)
            continue;
        carc_score_feature(r, s, p[i].feat, false, sink);
        carc_enter(r, s, PH_SCORE, sink);
        return DSK_OK;
    }
    refuse_square(MSG_NOT_COMPLETED, payload >> 5 & 0x3ffff, why);
    if (why != NULL)
        note_spot(why, (int)(payload & 31));
    return DSK_E_ILLEGAL;
}

int carc_apply(const dsk_rules *head, dsk_state *state, dsk_action a,
               const dsk_sink *sink, dsk_note *why)
{
    const struct carc_rules *r = carc_rules(head);
    struct carc *s = carc_state(state);
    const struct phase *ph = &phases[s->phase];
    uint32_t kind = ACTION_KIND(a), payload = ACTION_PAYLOAD(a);

    if (s->phase == PH_OVER)
        return refuse(why, DSK_E_OVER, &carc_messages[MSG_OVER]);
    if (kind == 0 || (kind != ph->takes && kind != ph->takes_too)) {
        refuse(why, DSK_E_ILLEGAL, &carc_messages[MSG_NOT_NOW]);
        note_str(why, "phase", ph->name);
        return DSK_E_ILLEGAL;
    }
    switch (kind) {
    case ACT_DRAW:
        return apply_draw(r, s, payload, sink, why);
    case ACT_PLACE:
        return apply_place(r, s, payload, sink, why);
    case ACT_FIGURE:
        return apply_figure(r, s, payload, sink, why);
    case ACT_PASS:
        return apply_pass(r, s, payload, sink, why);
    default:
        return apply_score(r, s, payload, sink, why);
    }
}
