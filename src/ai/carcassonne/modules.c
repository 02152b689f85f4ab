/*
 * What a bot thinks of modules, all in this file: the worth of what they keep
 * and of the figures they bring.  A module without a row here is played by the
 * points it brings alone.
 */
#include "carcassonne/modules/keeps.h"

#include "ai/carcassonne/eval.h"
#include "messages_ai.gen.h"

/* ---- figures ----------------------------------------------------------- */

/* Figures of no row are worth W_CARCASSONNE_SPECIAL_HAND in hand. */
static const float in_hand[NFIGURES] = {[FIG_MEEPLE] = 1.0f, [FIG_BIG] = 1.2f};

float eval_in_hand(const float *w, int figure)
{
    return in_hand[figure] > 0 ? in_hand[figure]
                               : w[W_CARCASSONNE_SPECIAL_HAND];
}

/* An abbot may come home whenever he likes. */
float eval_comes_home(const float *w, int figure, float back)
{
    if (figure == FIG_ABBOT && back < w[W_CARCASSONNE_ABBOT_RETURN])
        return w[W_CARCASSONNE_ABBOT_RETURN];
    return back;
}

bool eval_works(int figure)
{
    return figure == FIG_BUILDER;
}

/* A builder on an unfinished feature will bring further tiles. */
void eval_working(struct eval_sums *x, int seat, int figure)
{
    if (eval_works(figure))
        x->points[seat] += x->w[W_CARCASSONNE_BUILDER] *
                           (1.0f - real_exp(-x->o->time.turns[seat] * 0.2f));
}

/* A city beside a field: more with a pig there. */
float eval_city(const struct eval_sums *x, int field, int seat)
{
    return carc_where(x->r, x->s, seat, FIG_PIG) == field ? 4.0f : 3.0f;
}

/* ---- what they keep ---------------------------------------------------- */

static int most_of_others(const struct eval_sums *x, int seat, enum goods g)
{
    int most = 0;

    for (int i = 0; i < x->r->head.players; i++) {
        int count = carc_goods(x->r, x->s, i, g);

        if (i != seat && count > most)
            most = count;
    }
    return most;
}

/* Ten points for most of each kind: sure at the end, a lead before it. */
static void value_goods(struct eval_sums *x)
{
    int players = x->r->head.players;
    float sharp =
        x->w[W_CARCASSONNE_GOODS] * (1.0f + 20.0f / (x->o->time.all + 2.0f));

    for (int seat = 0; seat < players; seat++) {
        for (int g = 0; g < NGOODS; g++) {
            int own = carc_goods(x->r, x->s, seat, (enum goods)g);
            int lead = own - most_of_others(x, seat, (enum goods)g);

            if (x->o->time.tiles == 0)
                x->points[seat] += own > 0 && lead >= 0 ? 10.0f : 0.0f;
            else
                x->points[seat] +=
                    10.0f / (1.0f + real_exp(-sharp * (float)lead));
        }
    }
}

/* GLD-7 */
static float gold_value(float bars)
{
    return bars * (bars < 4 ? 1.0f : bars < 7 ? 2.0f : bars < 10 ? 3.0f : 4.0f);
}

static void value_gold(struct eval_sums *x)
{
    const struct fig *fig = carc_figs_c(x->r, x->s);
    const struct seg *seg = carc_segs_c(x->r, x->s);
    const uint8_t *bars = carc_gold_on(x->r, x->s);
    float extra[DSK_PLAYERS_MAX] = {0};

    for (int i = 0; i < x->r->cap_figs; i++) {
        int feat = seg[fig[i].seg].feat, k = feat, n = 0;

        if (fig[i].owner == NO_OWNER ||
            carc_feats_c(x->r, x->s)[feat].kind == SEG_FIELD)
            continue;
        do {
            n += bars[seg[k].tile];
            k = seg[k].next;
        } while (k != feat);
        extra[fig[i].owner >> 4] += (float)n * x->o->chance[feat];
    }
    for (int seat = 0; seat < x->r->head.players; seat++) {
        float own = (float)carc_gold(x->r, x->s, seat);

        x->points[seat] +=
            gold_value(own) + extra[seat] * x->w[W_CARCASSONNE_GOLD];
    }
}

/* Sheep beside a shepherd whose field can still grow. */
static void value_sheep(struct eval_sums *x)
{
    for (int seat = 0; seat < x->r->head.players; seat++) {
        int feat = carc_where(x->r, x->s, seat, FIG_SHEPHERD);
        float turns = x->o->time.turns[seat];

        if (feat < 0 || carc_feats_c(x->r, x->s)[feat].open == 0)
            continue;
        x->points[seat] += x->w[W_CARCASSONNE_SHEEP] *
                           ((float)carc_sheep(x->r, x->s, seat) + 1.0f) *
                           (1.0f - real_exp(-turns * 0.4f));
    }
}

static void value_crowns(struct eval_sums *x)
{
    for (int i = 0; i < CROWN_SPACES; i++) {
        int owner = carc_crown(x->r, x->s, i);

        if (owner == NO_OWNER)
            continue;
        x->points[owner >> 4] += x->w[W_CARCASSONNE_CROWN] * x->o->later;
        x->hand[owner >> 4] += 0.5f * x->o->later;
    }
}

/* In the order of adding: sums of fractions depend on it. */
static const struct {
    enum module_id module;
    void (*add)(struct eval_sums *x);
} values[] = {
    {MOD_TRADERS, value_goods},
    {MOD_GOLD, value_gold},
    {MOD_HILLS, value_sheep},
    {MOD_WHEEL, value_crowns},
};

#define KIND(name, id)                              \
    {                                               \
        name, FAULT_WHY_##id, FAULT_WHY_##id##_THEY \
    }

/* ORDER TERM, then as above */
const struct ai_term_kind eval_term_kinds[] = {
    [TERM_SCORE] = KIND("points", POINTS),
    [TERM_ROAD] = KIND("road", FEATURE),
    [TERM_CITY] = KIND("city", FEATURE),
    [TERM_POINT] = KIND("monastery", FEATURE),
    [TERM_FIELD] = KIND("field", FEATURE),
    [TERM_JOIN] = KIND("join", JOIN),
    [TERM_HAND] = KIND("figures", FIGURES),
    [TERM_TEMPO] = KIND("next", NEXT),
    [TERM_WORKING] = KIND("builder", BUILDER),
    [TERM_LATER] = KIND("later", LATER),
    [TERM_KEPT] = KIND("goods", GOODS),
    [TERM_KEPT + 1] = KIND("gold", GOLD),
    [TERM_KEPT + 2] = KIND("sheep", SHEEP),
    [TERM_KEPT + 3] = KIND("crown", CROWN),
};
_Static_assert(sizeof eval_term_kinds / sizeof eval_term_kinds[0] ==
                   TERM_KEPT + sizeof values / sizeof values[0],
               "each of them has its term");

void eval_modules(struct eval_sums *x)
{
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        if ((x->r->on >> values[i].module & 1) == 0)
            continue;
        values[i].add(x);
        if (x->ledger != NULL)
            eval_book(x, TERM_KEPT + (int)i, AI_NOWHERE);
    }
}
