/*
 * Flying machines: a meeple may fly off the new tile in the direction of its
 * machine, as far as the die says, and land on an unfinished feature there.
 *
 *   FLY    figure (3)                               onto the flying machine
 *   DIE    1..3                                     thrown by chance
 *   LAND   figure (3) << 23 | pos << 5 | spot       where the flier comes down
 */
#include "carcassonne/module.h"

/* ---- options ----------------------------------------------------------- */

/* Places in the set-up line (rules.h). */
enum {
    OPT_ABBOT_FLY = 26,
};

static const struct carc_option options[] = {
    {{"abbot_fly", SETUP_FLAG, 0, 0, NULL, "off"}, EVERY_EDITION(0)},
};

/* ---- state ------------------------------------------------------------- */

struct fly_state {
    uint8_t figure; /* + 1 of the figure in the air, 0 = none */
    uint8_t die;
};
CARC_OWN(struct fly_state, MOD_FLYERS)

/* FLY-7, OQ-27: which figures fly. */
static bool may_fly(const struct carc_rules *r, const struct carc *s,
                    int figure)
{
    return s->supply[s->active][figure] > 0 &&
           (figure == FIG_MEEPLE || figure == FIG_BIG ||
            (figure == FIG_ABBOT && carc_opt(r, OPT_ABBOT_FLY)));
}

static bool on_machine(const struct carc_rules *r, const struct carc *s)
{
    const struct tile *t = &carc_tiles_c(r, s)[s->last];

    return (r->kind[t->kind].def.marks & MARK_FLY) != 0;
}

/* FLY-2: instead of placing a figure on the tile. */
static int legal_fly(const struct carc_rules *r, const struct carc *s,
                     dsk_action *a)
{
    int n = 0;

    for (int i = 0; i < r->nin_play && on_machine(r, s); i++) {
        if (may_fly(r, s, r->in_play[i]))
            a[n++] = ACTION(ACT_FLY, r->in_play[i]);
    }
    return n;
}

/* FLY-3: the square the machine points at; it turns with the tile. */
static int target(const struct carc_rules *r, const struct carc *s)
{
    static const int8_t dx[8] = {0, 1, 1, 1, 0, -1, -1, -1};
    static const int8_t dy[8] = {-1, -1, 0, 1, 1, 1, 0, -1};
    const struct tile *t = &carc_tiles_c(r, s)[s->last];
    int way = (r->kind[t->kind].def.fly + 2 * t->rot) & 7;

    return carc_tile_at(r, s,
                        carc_pos(carc_x(t->pos) + own_c(r, s)->die * dx[way],
                                 carc_y(t->pos) + own_c(r, s)->die * dy[way]));
}

/* FLY-4, FLY-5: unfinished features, occupied or not, but never fields. */
static int legal_land(const struct carc_rules *r, const struct carc *s,
                      dsk_action *a, uint32_t *weight)
{
    int tile = target(r, s), figure = own_c(r, s)->figure - 1, n = 0;
    const struct tile *t = &carc_tiles_c(r, s)[tile < 0 ? 0 : tile];
    int nsegs = tile < 0 ? 0 : r->kind[t->kind].def.nsegs;

    (void)weight;
    for (int i = 0; i < nsegs; i++) {
        int seg = t->seg0 + i;
        const struct feat *f = &carc_feats_c(r, s)[carc_segs_c(r, s)[seg].feat];

        if (f->kind != SEG_FIELD && f->open > 0 &&
            (r->stands[figure] >> f->kind & 1))
            a[n++] = ACTION(ACT_LAND, carc_figure_place(r, s, figure, seg));
    }
    carc_sort_actions(a, n);
    return n;
}

static int legal_die(const struct carc_rules *r, const struct carc *s,
                     dsk_action *a, uint32_t *weight)
{
    (void)r, (void)s;
    for (int i = 0; i < 3; i++) {
        a[i] = ACTION(ACT_DIE, i + 1);
        weight[i] = 2; /* FLY-1: 1 1 2 2 3 3 */
    }
    return 3;
}

static enum flow enter_fly(const struct carc_rules *r, struct carc *s,
                           const dsk_sink *sink)
{
    (void)r, (void)sink;
    return own(r, s)->figure != 0 ? FLOW_DECIDE : FLOW_ON;
}

/* FLY-6: nowhere to land, so the figure is at home again. */
static enum flow enter_land(const struct carc_rules *r, struct carc *s,
                            const dsk_sink *sink)
{
    dsk_action a[TILE_SEGS_MAX];

    if (own(r, s)->figure != 0 && legal_land(r, s, a, NULL) > 0)
        return FLOW_DECIDE;
    if (own(r, s)->figure != 0)
        carc_tell_home(s->active, own(r, s)->figure - 1, "FLY-6", sink);
    own(r, s)->figure = own(r, s)->die = 0;
    return FLOW_ON;
}

static int apply_fly(const struct carc_rules *r, struct carc *s,
                     uint32_t figure, const dsk_sink *sink, dsk_note *why)
{
    if (figure >= NFIGURES || !on_machine(r, s) || !may_fly(r, s, (int)figure))
        return carc_refuse(why, MSG_NO_FLIGHT);
    own(r, s)->figure = (uint8_t)(figure + 1);
    return carc_apply_pass(r, s, 0, sink, why);
}

static int apply_die(const struct carc_rules *r, struct carc *s,
                     uint32_t number, const dsk_sink *sink, dsk_note *why)
{
    dsk_note n;

    if (number < 1 || number > 3)
        return carc_refuse(why, MSG_NO_ACTION);
    own(r, s)->die = (uint8_t)number;
    note_start(&n, &carc_messages[MSG_DIE]);
    note_int(&n, "number", (int)number);
    game_emit(sink, &n);
    carc_go_on(r, s, sink);
    return DSK_OK;
}

static int apply_land(const struct carc_rules *r, struct carc *s,
                      uint32_t payload, const dsk_sink *sink, dsk_note *why)
{
    int seg = carc_place_seg(r, s, payload);
    dsk_note n, *out = &n;
    bool legal = carc_is_legal(r, s, ACTION(ACT_LAND, payload));
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);

    carc_write_place(&t, payload & 0x7fffff);
    text_end(&t);
    if (!legal)
        out = why;
    note_start(out, &carc_messages[legal ? MSG_FLOWN : MSG_NO_LANDING]);
    note_int(out, "player", s->active);
    note_str(out, "figure", carc_figures[own(r, s)->figure - 1].name);
    note_str(out, "feature", buf);
    if (!legal)
        return DSK_E_ILLEGAL;
    game_emit(sink, &n);
    carc_add_figure(r, s, s->active, own(r, s)->figure - 1, seg); /* FLY-8 */
    own(r, s)->figure = own(r, s)->die = 0;
    carc_go_on(r, s, sink);
    return DSK_OK;
}

/* ---- text -------------------------------------------------------------- */

static void format_fly(const struct carc_rules *r, uint32_t figure,
                       struct text *t)
{
    (void)r;
    text_put(t, figure < NFIGURES ? carc_figures[figure].name : "?");
    text_put(t, ":fly");
}

static int parse_fly(const struct carc_rules *r, const struct carc *s,
                     const char *p, uint32_t *payload, dsk_note *why)
{
    int figure = carc_scan_figure(r, &p);

    (void)s, (void)why;
    *payload = (uint32_t)figure;
    return figure < NFIGURES && text_same(p, "fly") ? DSK_OK : PARSE_NOT_MINE;
}

static const struct action_type fly_action = {ACTION_OWN(fly),
                                              .example = "meeple:fly"};
static const struct action_type die_action = {
    ACTION_FORM(die, FORM_NUMBER), .least = 1, .most = 3, .example = "die:2"};
static const struct action_type land_action = {ACTION_ON_FIGURE(land)};
static const struct phase fly_phase = PHASE("fly", true, enter_fly, legal_die);
static const struct phase land_phase =
    PHASE("land", false, enter_land, legal_land);

/* The machine points another way on a turned tile. */
static bool flyers_differs(const struct tile_def *a, const struct tile_def *b,
                           int rot)
{
    return (a->marks & MARK_FLY) && ((a->fly + 2 * rot) & 7) != b->fly;
}

static void flyers_setup(struct carc_rules *r)
{
    r->set[r->nsets++] = "flyers";
    r->use_marks |= MARK_FLY;
    r->tile_actions += 2; /* die and landing */
    r->more_figure[r->nmore_figure++] = legal_fly;
    r->takes[PH_FIGURE] |= 1u << ACT_FLY;
    r->phase[PH_FLY] = &fly_phase;
    r->phase[PH_LAND] = &land_phase;
    r->takes[PH_FLY] = 1u << ACT_DIE;
    r->takes[PH_LAND] = 1u << ACT_LAND;
    r->action[ACT_FLY] = &fly_action;
    r->action[ACT_DIE] = &die_action;
    r->action[ACT_LAND] = &land_action;
}

/* `flying meeple`, then `die 2`: only between throw and landing. */
static void flyers_view(const struct carc_rules *r, const struct carc *s,
                        struct text *t)
{
    (void)r;
    if (own_c(r, s)->figure == 0)
        return;
    text_put(t, "flying ");
    text_put(t, carc_figures[own_c(r, s)->figure - 1].name);
    text_put(t, "\ndie ");
    text_int(t, own_c(r, s)->die);
    text_char(t, '\n');
}

static uint64_t flyers_hash(const struct carc_rules *r, const struct carc *s)
{
    (void)r;
    return (uint64_t)own_c(r, s)->figure << 4 | own_c(r, s)->die;
}

static int flyers_sight(const struct carc_rules *r, const struct carc *s,
                        int viewer, uint8_t *out)
{
    (void)viewer;
    if (out == NULL)
        return 2;
    out[0] = own_c(r, s)->figure;
    out[1] = out[0] == 0 ? 0 : own_c(r, s)->die;
    return 2;
}

static int flyers_check(const struct carc_rules *r, const struct carc *s,
                        dsk_note *why)
{
    const struct fly_state *o = own_c(r, s);
    bool flies = s->phase == PH_FLY || s->phase == PH_LAND;

    if (o->figure > NFIGURES || (flies && o->figure == 0) || o->die > 3)
        return carc_corrupt(why, "figure in the air", o->figure);
    return DSK_OK;
}

const struct module carc_module_flyers = {
    .name = "flyers",
    .order = 40,
    .state_size = sizeof(struct fly_state),
    OPTIONS(options, OPT_ABBOT_FLY),
    .setup = flyers_setup,
    .differs = flyers_differs,
    .view = flyers_view,
    .hash = flyers_hash,
    .check = flyers_check,
    .sight = flyers_sight,
};
