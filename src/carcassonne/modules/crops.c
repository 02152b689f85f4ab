/*
 * Crop circles: after scoring the active player chooses for everybody: add a
 * figure beside one of that kind, or take one back.
 *
 *   CROP   0 add, 1 remove
 *   ADD    figure (3) << 23 | pos << 5 | spot    one more figure
 */
#include "carcassonne/module.h"

/* ---- options ----------------------------------------------------------- */

/* Places in the set-up line (rules.h). */
enum {
    OPT_CROP_FIGURES = 27,
};

enum crop_figures { CROP_MEEPLES, CROP_ALL }; /* OQ-32 */

static const struct carc_option options[] = {
    {{"crop_figures", SETUP_ENUM, 0, 0, "meeples|all", "meeples"},
     EVERY_EDITION(0)},
};

/* ---- state ------------------------------------------------------------- */

struct crop_state {
    uint8_t remove; /* chosen: take figures back */
    uint8_t left;   /* players that still have to act */
};
CARC_OWN(struct crop_state, MOD_CROPS)

/* CRP-5: the kind of feature a tile's symbol speaks of, or NSEG_KINDS. */
static enum seg_kind symbol(const struct carc_rules *r, const struct carc *s)
{
    unsigned marks = r->kind[carc_tiles_c(r, s)[s->last].kind].def.marks;

    return marks & MARK_CROP_CLUB     ? SEG_ROAD
           : marks & MARK_CROP_SHIELD ? SEG_CITY
           : marks & MARK_CROP_RAKE   ? SEG_FIELD
                                      : NSEG_KINDS;
}

/* OQ-32: which figures of that kind of feature are meant. */
static bool concerns(const struct carc_rules *r, const struct carc *s,
                     int figure, int seg)
{
    return carc_seg_kind(r, s, seg) == symbol(r, s) &&
           (carc_figures[figure].weight > 0 ||
            carc_opt(r, OPT_CROP_FIGURES) == CROP_ALL);
}

static int own_there(const struct carc_rules *r, const struct carc *s,
                     dsk_action *a)
{
    return carc_own_figures(r, s, ACT_TAKE, a, concerns);
}

/* CRP-3, CRP-7: a meeple or big meeple to where an own one stands. */
static int legal_add(const struct carc_rules *r, const struct carc *s,
                     dsk_action *a)
{
    dsk_action there[LEGAL_MAX];
    int places = own_there(r, s, there), n = 0;

    for (int i = 0; i < r->nin_play; i++) {
        int figure = r->in_play[i];

        if (!carc_figures[figure].meeple || s->supply[s->decider][figure] == 0)
            continue;
        for (int k = 0; k < places; k++) {
            uint32_t place = ACTION_PAYLOAD(there[k]) & 0x7fffff;
            dsk_action act = ACTION(ACT_ADD, (uint32_t)figure << 23 | place);
            int known = n;

            while (known > 0 && a[known - 1] != act)
                known--;
            if (known == 0)
                a[n++] = act;
        }
    }
    return n;
}

static int legal_circle(const struct carc_rules *r, const struct carc *s,
                        dsk_action *a, uint32_t *weight)
{
    int n;

    (void)weight;
    if (own_c(r, s)->remove)
        return own_there(r, s, a);
    n = legal_add(r, s, a);
    a[n++] = ACTION(ACT_PASS, 0);
    carc_sort_actions(a, n);
    return n;
}

/* CRP-4, CRP-6: the next player who can do something; the active one last. */
static bool goes_on(const struct carc_rules *r, struct carc *s)
{
    dsk_action a[LEGAL_MAX];

    while (own(r, s)->left > 0) {
        int back = --own(r, s)->left;

        s->decider =
            (uint8_t)((s->active + r->head.players - back) % r->head.players);
        if (own(r, s)->remove ? own_there(r, s, a) > 0 : legal_add(r, s, a) > 0)
            return true;
    }
    s->decider = s->active;
    return false;
}

/* Asked only if somebody has such a figure. */
static enum flow enter_crop(const struct carc_rules *r, struct carc *s,
                            const dsk_sink *sink)
{
    dsk_action a[LEGAL_MAX];
    bool any = false;

    (void)sink;
    if (symbol(r, s) == NSEG_KINDS)
        return FLOW_ON;
    for (int seat = 0; seat < r->head.players; seat++) {
        s->decider = (uint8_t)seat;
        any |= own_there(r, s, a) > 0;
    }
    s->decider = s->active;
    return any ? FLOW_DECIDE : FLOW_ON;
}

/* Entered by choosing; the walk itself starts there. */
static enum flow enter_circle(const struct carc_rules *r, struct carc *s,
                              const dsk_sink *sink)
{
    (void)r, (void)s, (void)sink;
    return FLOW_ON;
}

static int legal_crop(const struct carc_rules *r, const struct carc *s,
                      dsk_action *a, uint32_t *weight)
{
    (void)r, (void)s, (void)weight;
    a[0] = ACTION(ACT_CROP, 0);
    a[1] = ACTION(ACT_CROP, 1);
    return 2;
}

/* The next player of the circle, or the rest of the turn. */
static void next_player(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink)
{
    if (!goes_on(r, s))
        carc_go_on(r, s, sink);
}

/* CRP-2 */
static int apply_crop(const struct carc_rules *r, struct carc *s,
                      uint32_t remove, const dsk_sink *sink, dsk_note *why)
{
    dsk_note n;

    if (remove > 1)
        return carc_refuse(why, MSG_NO_ACTION);
    if (sink != NULL) {
        note_start(&n, &carc_messages[MSG_CROP]);
        note_int(&n, "player", s->active);
        note_str(&n, "choice", remove ? "remove" : "add");
        note_str(&n, "feature", carc_seg_names[symbol(r, s)]);
        game_emit(sink, &n);
    }
    own(r, s)->remove = (uint8_t)remove;
    own(r, s)->left = (uint8_t)r->head.players;
    s->phase = PH_CIRCLE;
    next_player(r, s, sink);
    return DSK_OK;
}

static int apply_add(const struct carc_rules *r, struct carc *s,
                     uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    bool legal = carc_is_legal(r, s, ACTION(ACT_ADD, payload));
    uint32_t figure = payload >> 23;
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);
    dsk_note n, *out = legal ? &n : why;

    carc_write_place(&t, payload & 0x7fffff);
    text_end(&t);
    note_start(out, &carc_messages[legal ? MSG_ADDED : MSG_NO_ADDING]);
    note_int(out, "player", s->decider);
    note_str(out, "figure",
             figure < NFIGURES ? carc_figures[figure].name : "?");
    note_str(out, "feature", buf);
    if (!legal)
        return DSK_E_ILLEGAL;
    game_emit(sink, &n);
    carc_add_figure(r, s, s->decider, (int)figure,
                    carc_place_seg(r, s, payload));
    next_player(r, s, sink);
    return DSK_OK;
}

/* ---- text -------------------------------------------------------------- */

static const struct phase crop_phase =
    PHASE("crop", false, enter_crop, legal_crop);
static const struct phase circle_phase =
    PHASE("circle", false, enter_circle, legal_circle);
static const struct action_type crop_action = {ACTION_FORM(crop, FORM_CHOICE),
                                               .choices = "add|remove",
                                               .example = "crop:add"};
static const struct action_type add_action = {ACTION_ON_FIGURE(add)};

static bool has_crop(const struct tile_def *d)
{
    return d->marks & (MARK_CROP_CLUB | MARK_CROP_RAKE | MARK_CROP_SHIELD);
}

static void crops_setup(struct carc_rules *r)
{
    static const struct taking taking = {&carc_messages[MSG_TAKEN_BACK],
                                         &carc_messages[MSG_NOT_YOURS], "CRP-3",
                                         next_player};

    /* What everybody does, and does: a figure more, or one fewer. */
    r->brings[r->nbrings++] =
        (struct brings){has_crop, 1 + r->head.players, r->head.players, 0};
    r->set[r->nsets++] = "crops"; /* CRP-1 */
    r->use_marks |= MARK_CROP_CLUB | MARK_CROP_RAKE | MARK_CROP_SHIELD;
    r->phase[PH_CROP] = &crop_phase;
    r->phase[PH_CIRCLE] = &circle_phase;
    r->takes[PH_CROP] = 1u << ACT_CROP;
    r->takes[PH_CIRCLE] = 1u << ACT_ADD | 1u << ACT_TAKE | 1u << ACT_PASS;
    r->action[ACT_CROP] = &crop_action;
    r->action[ACT_ADD] = &add_action;
    r->action[ACT_TAKE] = &carc_take_action;
    r->taking[PH_CIRCLE] = &taking;
    r->after_pass[PH_CIRCLE] = next_player;
}

static uint64_t crops_hash(const struct carc_rules *r, const struct carc *s)
{
    (void)r;
    return s->phase == PH_CIRCLE
               ? (uint64_t)own_c(r, s)->left << 1 | own_c(r, s)->remove
               : 0;
}

static int crops_sight(const struct carc_rules *r, const struct carc *s,
                       int viewer, uint8_t *out)
{
    (void)viewer;
    if (out != NULL)
        out[0] = s->phase == PH_CIRCLE ? (uint8_t)(1 + own_c(r, s)->remove) : 0;
    return 1;
}

static int crops_check(const struct carc_rules *r, const struct carc *s,
                       dsk_note *why)
{
    if (own_c(r, s)->left > r->head.players)
        return carc_corrupt(why, "players around a crop circle",
                            own_c(r, s)->left);
    return DSK_OK;
}

const struct module carc_module_crops = {
    .name = "crops",
    .order = 100,
    .state_size = sizeof(struct crop_state),
    OPTIONS(options, OPT_CROP_FIGURES),
    .setup = crops_setup,
    .hash = crops_hash,
    .check = crops_check,
    .sight = crops_sight,
};
