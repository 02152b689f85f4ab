/*
 * The turn: one list of phases (enum phase_id), each owned by the core or by a
 * module.  carc_enter() goes from phase to phase until one needs a decision or
 * chance.  The core's own (BASE-T1):
 *
 *   DRAW      chance   a tile
 *   PLACE     player   that tile; one that fits nowhere leaves (BASE-P4)
 *   FIGURE    player   a figure on that tile, or pass
 *   SCORE     player   which completed feature next, where that is asked
 *   TURN_END  -        the next player, or a second tile for the same one
 *   OVER      -        final scoring is done
 */
#include "carcassonne/module.h"
#include "game/check.h"
#include "game/playout.h"
#include "game/rng.h"

/* ---- events ------------------------------------------------------------ */

void carc_note_square(dsk_note *n, uint32_t pos)
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

void carc_note_spot(dsk_note *n, int spot)
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
    if (m == MSG_DISCARDED && s->bag_left > 0)
        note_int(&n, "left", s->bag_left);
    game_emit(sink, &n);
}

/* `city,road`: what people see on the tile, cities first, no fields. */
static void note_shows(dsk_note *n, const struct tile_def *def)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);
    unsigned there = 0;

    for (int i = 0; i < def->nsegs; i++)
        there |= 1u << def->segs[i].kind;
    for (int i = 0; i < NSEG_KINDS; i++) {
        int kind = i == SEG_ROAD ? SEG_CITY : i == SEG_CITY ? SEG_ROAD : i;

        if (kind == SEG_FIELD || (there >> kind & 1) == 0)
            continue;
        text_put(&t, t.len > 0 ? "," : "");
        text_put(&t, carc_seg_names[kind]);
    }
    text_put(&t, t.len > 0 ? "" : "-");
    text_end(&t);
    note_str(n, "shows", buf);
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
    carc_note_square(&n, t->pos);
    note_turn(&n, t->rot);
    note_shows(&n, &r->kind[t->kind].def);
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
    carc_note_spot(&n, spot);
    carc_note_square(&n, carc_tiles_c(r, s)[s->last].pos);
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
        carc_note_majority(&n, f->strength);
        game_emit(sink, &n);
    }
}

static const char *end_rule_id(const struct carc_rules *r)
{
    return carc_opt(r, OPT_END) == END_NO_PLACE ? "BASE-E1b" : "BASE-E1a";
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
    int end = r->stage_first[STAGE_LAND + 1];

    for (int k = r->stage_first[STAGE_LAND]; k < end; k++) {
        if (bag[k] > 0 && carc_room(r, s, &r->kind[k]) > 0)
            return true;
    }
    return false;
}

void carc_next_stage(const struct carc_rules *r, struct carc *s)
{
    const uint8_t *bag = carc_bag_c(r, s);

    for (s->stage = 0; s->stage < STAGE_LAND; s->stage++) {
        for (int k = r->stage_first[s->stage]; k < r->stage_first[s->stage + 1];
             k++) {
            if (bag[k] > 0)
                return;
        }
    }
}

static enum flow enter_draw(const struct carc_rules *r, struct carc *s,
                            const dsk_sink *sink)
{
    bool go_on = s->bag_left > s->hidden; /* BASE-E1a */

    if (s->stage != STAGE_LAND)
        carc_next_stage(r, s);
    if (go_on && s->stage == STAGE_LAND && carc_opt(r, OPT_END) == END_NO_PLACE)
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
    if (carc_current_fits(r, s))
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
    (void)r, (void)sink;
    return s->set_up ? FLOW_ON : FLOW_DECIDE;
}

/* Every feature that the tile completed, also those nobody was on. */
static void tell_modules(const struct carc_rules *r, struct carc *s,
                         const dsk_sink *sink)
{
    struct pending p[PENDING_MAX];
    int n = carc_pending(r, s, false, p);

    for (unsigned m = r->with.completed; m != 0; m &= m - 1) {
        for (int i = 0; i < n; i++)
            carc_first(r, m)->completed(r, s, p[i].feat, sink);
    }
}

/* BASE-S11, OQ-19: the order makes a difference where points wait. */
static bool asks_order(const struct carc_rules *r)
{
    return carc_opt(r, OPT_SCORE_ORDER) == ORDER_ASK || r->points_wait;
}

/* BASE-S11: asked when there is a choice to make and somebody wants it. */
static enum flow enter_score(const struct carc_rules *r, struct carc *s,
                             const dsk_sink *sink)
{
    struct pending p[PENDING_MAX];
    /* Modules hear of all that is complete; mostly nothing is. */
    bool none = r->with.completed != 0 && carc_pending(r, s, false, p) == 0;
    int n = none ? 0 : carc_pending(r, s, true, p);
    bool first = !s->told;

    if (sink != NULL && first)
        tell_completed(r, s, sink);
    s->told = 1;
    if (n > 1 && first && r->foresee != NULL && !r->foresee(r, s, sink))
        return FLOW_DECIDE;
    if (n > 1 && asks_order(r))
        return FLOW_DECIDE;
    for (int i = 0; i < n; i++)
        carc_score_feature(r, s, p[i].feat, false, sink);
    if (s->coming != 0)
        return FLOW_AGAIN;
    if (r->with.completed != 0 && !none)
        tell_modules(r, s, sink);
    s->told = 0;
    return FLOW_ON;
}

static enum flow enter_turn_end(const struct carc_rules *r, struct carc *s,
                                const dsk_sink *sink)
{
    (void)sink;
    for (unsigned m = r->with.part_end; m != 0; m &= m - 1)
        carc_first(r, m)->part_end(r, s);
    s->bonus = s->extra;
    s->extra = 0;
    s->decider = s->active;
    if (s->bonus)
        return FLOW_ON;
    if (s->again && s->part == 1) {
        s->part = 2;
    } else if (!s->set_up) {
        s->active = (uint8_t)((s->active + 1) % r->head.players); /* BASE-U3 */
        s->part = 1;
    }
    s->again = 0;
    s->set_up = 0;
    s->decider = s->active;
    return FLOW_ON;
}

void carc_enter(const struct carc_rules *r, struct carc *s, enum phase_id ph,
                const dsk_sink *sink)
{
    enum flow flow = FLOW_ON;

    s->phase = (uint8_t)ph;
    while (s->coming == 0 || r->settle(r, s, sink)) {
        flow = r->phase[s->phase]->enter(r, s, sink);
        if (flow == FLOW_DECIDE)
            return;
        if (flow == FLOW_ON)
            s->phase = r->next[s->phase];
    }
}

void carc_go_on(const struct carc_rules *r, struct carc *s,
                const dsk_sink *sink)
{
    carc_enter(r, s, (enum phase_id)r->next[s->phase], sink);
}

/* Shell's sort: long lists come nearly in order. */
void carc_sort_actions(dsk_action *a, int n)
{
    for (int gap = n / 2; gap > 0; gap /= 2) {
        for (int i = gap; i < n; i++) {
            dsk_action x = a[i];
            int k = i;

            for (; k >= gap && a[k - gap] > x; k -= gap)
                a[k] = a[k - gap];
            a[k] = x;
        }
    }
}

bool carc_is_legal(const struct carc_rules *r, const struct carc *s,
                   dsk_action a)
{
    dsk_action all[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];
    int n = r->phase[s->phase]->legal(r, s, all, weight);

    while (n > 0 && all[n - 1] != a)
        n--;
    return n > 0;
}

/* ---- legal lists ------------------------------------------------------- */

/* These write without asking for room: carc_legal provides it. */

static int legal_figure(const struct carc_rules *r, const struct carc *s,
                        dsk_action *a, uint32_t *weight)
{
    int n = 0;

    (void)weight;
    for (int i = 0; i < r->nin_play; i++) {
        int figure = r->in_play[i];
        uint32_t spots = carc_figure_spots(r, s, figure);

        for (; spots != 0; spots &= spots - 1)
            a[n++] = ACTION(ACT_FIGURE, figure << 5 | __builtin_ctz(spots));
    }
    a[n++] = ACTION(ACT_PASS, 0); /* BASE-M1: optional */
    /* Modules come in the order of their action kinds, so all is sorted. */
    for (int i = 0; i < r->nmore_figure; i++)
        n += r->more_figure[i](r, s, a + n);
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

int carc_legal_none(const struct carc_rules *r, const struct carc *s,
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

static const struct phase draw_phase = {
    .name = "draw",
    .chance = true,
    .enter = enter_draw,
    .legal = carc_legal_draw,
    .count = carc_count_draws,
    .nth = carc_nth_draw,
    .choose = carc_choose_draw,
};
static const struct phase place_phase = {
    .name = "place",
    .enter = enter_place,
    .legal = carc_legal_place,
    .count = carc_count_places,
    .nth = carc_nth_place,
    .choose = carc_choose_place,
};
static const struct phase figure_phase =
    PHASE("figure", false, enter_figure, legal_figure);
static const struct phase score_phase =
    PHASE("score", false, enter_score, legal_score);
static const struct phase turn_end_phase =
    PHASE("turn-end", false, enter_turn_end, carc_legal_none);
static const struct phase over_phase =
    PHASE("over", false, enter_over, carc_legal_none);

void carc_turn_setup(struct carc_rules *r)
{
    r->phase[PH_DRAW] = &draw_phase;
    r->phase[PH_PLACE] = &place_phase;
    r->phase[PH_FIGURE] = &figure_phase;
    r->phase[PH_SCORE] = &score_phase;
    r->phase[PH_TURN_END] = &turn_end_phase;
    r->phase[PH_OVER] = &over_phase;
    r->takes[PH_DRAW] = 1u << ACT_DRAW;
    r->takes[PH_PLACE] = 1u << ACT_PLACE;
    r->takes[PH_FIGURE] = 1u << ACT_FIGURE | 1u << ACT_PASS;
    r->takes[PH_SCORE] = 1u << ACT_SCORE;
    r->action[ACT_DRAW] = &carc_draw_action;
    r->action[ACT_PLACE] = &carc_place_action;
    r->action[ACT_FIGURE] = &carc_figure_action;
    r->action[ACT_PASS] = &carc_pass_action;
    r->action[ACT_SCORE] = &carc_score_action;
}

int carc_player(const dsk_rules *r, const dsk_state *state)
{
    const struct carc *s = carc_state_c(state);

    if (s->phase == PH_OVER)
        return DSK_OVER;
    return carc_rules(r)->phase[s->phase]->chance ? DSK_CHANCE : s->decider;
}

const char *carc_phase(const dsk_rules *r, const dsk_state *s)
{
    return carc_rules(r)->phase[carc_state_c(s)->phase]->name;
}

/* Lists into room for the longest list there is, then copies what fits. */
static int legal_by_copy(const struct carc_rules *r, const struct carc *s,
                         dsk_action *a, uint32_t *weight, int cap)
{
    dsk_action all[LEGAL_MAX];
    uint32_t weights[LEGAL_MAX];
    int n = r->phase[s->phase]->legal(r, s, all, weights);

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
    return r->phase[s->phase]->legal(r, s, a, weight);
}

/* ---- the same without a list ------------------------------------------- */

int carc_count(const dsk_rules *head, const dsk_state *state)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);
    const struct phase *ph = r->phase[s->phase];
    dsk_action all[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];

    if (ph->count != NULL)
        return ph->count(r, s);
    return ph->legal(r, s, all, weight);
}

dsk_action carc_nth(const dsk_rules *head, const dsk_state *state, int k)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);
    const struct phase *ph = r->phase[s->phase];
    dsk_action all[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];

    if (ph->nth != NULL)
        return ph->nth(r, s, k);
    ph->legal(r, s, all, weight);
    return all[k];
}

int carc_choose_listed(const struct carc_rules *r, const struct carc *s,
                       uint64_t *rng, dsk_action *a)
{
    const struct phase *ph = r->phase[s->phase];
    dsk_action all[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];
    int n = ph->legal(r, s, all, weight);

    if (n > 0)
        *a = all[ph->chance ? rng_pick(rng, weight, n)
                            : (int)rng_below(rng, (uint32_t)n)];
    return n;
}

int carc_choose(const dsk_rules *head, const dsk_state *state, uint64_t *rng,
                dsk_action *a)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);

    return r->phase[s->phase]->choose(r, s, rng, a);
}

/* ---- refusals ---------------------------------------------------------- */

static int refuse_tile(const struct carc_rules *r, enum carc_message m,
                       int kind, dsk_note *why)
{
    carc_refuse(why, m);
    note_str(why, "tile", r->kind[kind].def.id);
    return DSK_E_ILLEGAL;
}

/* The tile belongs to another stage: the module that made it says why. */
static int refuse_stage(const struct carc_rules *r, int kind, dsk_note *why)
{
    for (int i = 0; i < r->nmodules; i++) {
        const struct module *m = r->module[i];

        if (m->wrong_stage == NULL)
            continue;
        refuse(why, DSK_E_ILLEGAL, m->wrong_stage);
        note_rule(why, m->stage_rule(r));
    }
    note_str(why, "tile", r->kind[kind].def.id);
    return DSK_E_ILLEGAL;
}

static int refuse_square(enum carc_message m, uint32_t pos, dsk_note *why)
{
    carc_refuse(why, m);
    if (why != NULL)
        carc_note_square(why, pos);
    return DSK_E_ILLEGAL;
}

/* A module does not want the tile there; DSK_OK if none has anything against
 * it. */
static int refuse_veto(const struct carc_rules *r, const struct carc *s,
                       uint32_t pos, int rot, dsk_note *why)
{
    const char *rule;
    const struct module *m = carc_veto(r, s, pos, rot, &rule);

    if (m == NULL)
        return DSK_OK;
    refuse(why, DSK_E_ILLEGAL, m->veto);
    if (why != NULL)
        carc_note_square(why, pos);
    note_rule(why, rule);
    return DSK_E_ILLEGAL;
}

/* Names the first side where the landscape does not go on. */
int carc_refuse_match(const struct carc_rules *r, const struct carc *s,
                      int kind, uint32_t pos, int rot, dsk_note *why)
{
    unsigned demand = carc_demand_at(r, s, pos);
    int side = 0;

    refuse_tile(r, MSG_NO_MATCH, kind, why);
    if (why == NULL)
        return DSK_E_ILLEGAL;
    for (; side < WEST; side++, demand /= 5) {
        char c = r->kind[kind].def.edges[(side - rot) & 3];

        if (demand % 5 != 0 && demand % 5 != carc_letter_demand(c, NORTH))
            break;
    }
    carc_note_square(why, pos);
    note_turn(why, rot);
    note_part(why, "side", &"NESW"[side], 1);
    return DSK_E_ILLEGAL;
}

/* Which sentence says why the figure may not go to that segment? */
static const struct message *figure_refusal(const struct carc_rules *r,
                                            const struct carc *s, int figure,
                                            const struct feat *f)
{
    bool field = f->kind == SEG_FIELD;
    bool stands = r->stands[figure] >> f->kind & 1;

    if (r->figures[figure] == 0 || s->supply[s->active][figure] == 0)
        return &carc_messages[MSG_SUPPLY_EMPTY];
    if (!stands && field && r->stands[FIG_MEEPLE] >> SEG_FIELD == 0)
        return &carc_messages[MSG_FARMERS_OFF];
    if (!stands)
        return &carc_messages[MSG_NO_FIGURE_HERE];
    if (r->refusal[figure] != NULL)
        return r->refusal[figure];
    if (f->strength == 0)
        return &carc_messages[MSG_OCCUPIED_BY_FIGURE];
    return &carc_messages[field ? MSG_FIELD_OCCUPIED : MSG_OCCUPIED];
}

/* Why the figure may not go to a spot of the tile just placed. */
static int refuse_figure(const struct carc_rules *r, const struct carc *s,
                         int figure, int spot, dsk_note *why)
{
    int seg = carc_find_spot(r, s, s->last, spot);
    int feat = seg < 0 ? -1 : carc_segs_c(r, s)[seg].feat;

    refuse(why, DSK_E_ILLEGAL,
           seg < 0 ? &carc_messages[MSG_NO_SEGMENT]
                   : figure_refusal(r, s, figure, &carc_feats_c(r, s)[feat]));
    if (why == NULL)
        return DSK_E_ILLEGAL;
    note_int(why, "player", s->active);
    note_str(why, "figure", carc_figures[figure].name);
    carc_note_spot(why, spot);
    if (seg >= 0) {
        carc_note_feature(why, r, s, feat);
        carc_note_majority(why, carc_feats_c(r, s)[feat].strength);
    }
    return DSK_E_ILLEGAL;
}

/* ---- actions ----------------------------------------------------------- */

void carc_play_draw(const struct carc_rules *r, struct carc *s,
                    uint32_t payload, const dsk_sink *sink)
{
    carc_bag(r, s)[payload]--;
    s->bag_left--;
    s->current = (uint8_t)payload;
    tell_tile(r, s, MSG_DRAWN, s->current, sink);
    for (unsigned m = r->with.drawn; m != 0; m &= m - 1)
        carc_first(r, m)->drawn(r, s, sink);
    carc_go_on(r, s, sink);
}

int carc_apply_draw(const struct carc_rules *r, struct carc *s,
                    uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    if (payload >= (uint32_t)r->nkinds)
        return carc_refuse(why, MSG_NO_ACTION);
    if (carc_bag_c(r, s)[payload] == 0)
        return refuse_tile(r, MSG_BAG_EMPTY_OF, (int)payload, why);
    if (r->kind[payload].stage != s->stage)
        return refuse_stage(r, (int)payload, why);
    carc_play_draw(r, s, payload, sink);
    return DSK_OK;
}

void carc_play_place(const struct carc_rules *r, struct carc *s,
                     uint32_t payload, const dsk_sink *sink)
{
    carc_lay(r, s, payload >> 2, s->current, (int)(payload & 3));
    s->current = NO_KIND;
    tell_placed(r, s, sink);
    for (unsigned m = r->with.placed; m != 0; m &= m - 1)
        carc_first(r, m)->placed(r, s, sink);
    carc_go_on(r, s, sink);
}

int carc_apply_place(const struct carc_rules *r, struct carc *s,
                     uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    uint32_t pos = payload >> 2 & 0x3ffff;
    unsigned demand = carc_demand_at(r, s, pos);
    int rot = (int)(payload & 3);

    if (payload >> 20 != 0)
        return carc_refuse(why, MSG_NO_ACTION);
    if (demand == 0)
        return refuse_square(carc_tile_at(r, s, pos) >= 0 ? MSG_TAKEN
                                                          : MSG_NO_NEIGHBOUR,
                             pos, why);
    if ((carc_meets(r, &r->kind[s->current], demand) >> rot & 1) == 0)
        return carc_refuse_match(r, s, s->current, pos, rot, why);
    if (carc_is_filtered(r, s) && refuse_veto(r, s, pos, rot, why) < 0)
        return DSK_E_ILLEGAL;
    carc_play_place(r, s, payload, sink);
    return DSK_OK;
}

/* Ends the figure step (BASE-T1), or a step that allows it. */
void carc_play_pass(const struct carc_rules *r, struct carc *s,
                    uint32_t payload, const dsk_sink *sink)
{
    (void)payload;
    if (r->after_pass[s->phase] != NULL)
        r->after_pass[s->phase](r, s, sink);
    else
        carc_go_on(r, s, sink);
}

/* Some steps take a pass only where it is listed. */
static bool may_pass(const struct carc_rules *r, const struct carc *s)
{
    return s->phase == PH_FIGURE || carc_is_legal(r, s, ACTION(ACT_PASS, 0));
}

int carc_apply_pass(const struct carc_rules *r, struct carc *s,
                    uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    if (payload != 0)
        return carc_refuse(why, MSG_NO_ACTION);
    if (!may_pass(r, s)) {
        carc_refuse(why, MSG_NO_PASS);
        if (s->phase == PH_PLACE)
            note_rule(why, "BASE-T1");
        return DSK_E_ILLEGAL;
    }
    carc_play_pass(r, s, payload, sink);
    return DSK_OK;
}

void carc_play_figure(const struct carc_rules *r, struct carc *s,
                      uint32_t payload, const dsk_sink *sink)
{
    int figure = (int)(payload >> 5), spot = (int)(payload & 31);

    carc_add_figure(r, s, s->active, figure,
                    carc_find_spot(r, s, s->last, spot));
    tell_figure(r, s, figure, spot, sink);
    carc_play_pass(r, s, 0, sink);
}

int carc_apply_figure(const struct carc_rules *r, struct carc *s,
                      uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    int figure = (int)(payload >> 5), spot = (int)(payload & 31);

    if (figure >= NFIGURES || r->figures[figure] == 0)
        return carc_refuse(why, MSG_NO_ACTION);
    if ((carc_figure_spots(r, s, figure) >> spot & 1) == 0)
        return refuse_figure(r, s, figure, spot, why);
    carc_play_figure(r, s, payload, sink);
    return DSK_OK;
}

int carc_apply_score(const struct carc_rules *r, struct carc *s,
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
        carc_note_spot(why, (int)(payload & 31));
    return DSK_E_ILLEGAL;
}

int carc_refuse_now(const struct carc_rules *r, const struct carc *s,
                    dsk_note *why)
{
    if (s->phase == PH_OVER) {
        refuse(why, DSK_E_OVER, &carc_messages[MSG_OVER]);
        note_rule(why, end_rule_id(r));
        return DSK_E_OVER;
    }
    carc_refuse(why, MSG_NOT_NOW);
    note_str(why, "phase", r->phase[s->phase]->name);
    return DSK_E_ILLEGAL;
}

/* Could the number be written at all? */
static bool has_text(const struct action_type *a, uint32_t payload)
{
    if (a->has_spot && (payload & 31) >= NSPOTS)
        return false;
    return !a->has_figure || payload >> 23 < NFIGURES;
}

int carc_apply(const dsk_rules *head, dsk_state *state, dsk_action a,
               const dsk_sink *sink, dsk_note *why)
{
    const struct carc_rules *r = carc_rules(head);
    struct carc *s = carc_state(state);
    uint32_t kind = ACTION_KIND(a);

    if (s->phase == PH_OVER || kind >= NACTIONS ||
        (r->takes[s->phase] >> kind & 1) == 0)
        return carc_refuse_now(r, s, why);
    if (!has_text(r->action[kind], ACTION_PAYLOAD(a)))
        return carc_refuse(why, MSG_NO_ACTION);
    return r->action[kind]->apply(r, s, ACTION_PAYLOAD(a), sink, why);
}

void carc_play(const dsk_rules *head, dsk_state *s, dsk_action a)
{
    const struct carc_rules *r = carc_rules(head);
    const struct action_type *t = r->action[ACTION_KIND(a)];

    if (t->play != NULL)
        t->play(r, carc_state(s), ACTION_PAYLOAD(a), NULL);
    else
        t->apply(r, carc_state(s), ACTION_PAYLOAD(a), NULL, NULL);
}

int carc_random_play(const dsk_rules *r, dsk_state *s, uint64_t *rng, int max,
                     uint64_t *digest)
{
    return playout_loop(r, s, rng, max, digest, carc_choose, carc_play);
}
