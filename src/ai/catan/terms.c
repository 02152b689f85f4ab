/*
 * The evaluation term by term, so that a hint can say why (ai/why.h): the
 * features of look.h in groups that people have words for, each by its weight.
 */
#include "ai/catan/policy.h"

#include "ai/catan/value.h"
#include "messages_ai.gen.h"
#include "weights_catan.h"

enum term {
    TERM_POINTS,
    TERM_INCOME,
    TERM_HARBOUR,
    TERM_ROOM,
    TERM_ROAD,
    TERM_ARMY,
    TERM_CARDS,
    TERM_TOKENS,
    TERM_TURN,
    TERM_HAND,
    TERM_SEVEN,
    TERM_WINS,
    NTERMS
};

#define KIND(name, id)                              \
    {                                               \
        name, FAULT_WHY_##id, FAULT_WHY_##id##_THEY \
    }

const struct ai_term_kind catan_term_kinds[NTERMS] = {
    [TERM_POINTS] = KIND("points", POINTS),
    [TERM_INCOME] = KIND("income", INCOME),
    [TERM_HARBOUR] = KIND("harbour", HARBOUR),
    [TERM_ROOM] = KIND("room", ROOM),
    [TERM_ROAD] = KIND("road", LONGEST),
    [TERM_ARMY] = KIND("army", ARMY),
    [TERM_CARDS] = KIND("cards", CARDS),
    [TERM_TOKENS] = KIND("tokens", TOKENS),
    [TERM_TURN] = KIND("turn", TURN),
    [TERM_HAND] = KIND("hand", HAND),
    [TERM_SEVEN] = KIND("seven", SEVEN),
    [TERM_WINS] = KIND("wins", WINS),
};

/* Features from each of these on are of that group, up to the next. */
static const struct {
    enum feature from;
    enum term term;
} group[] = {
    {F_POINTS, TERM_POINTS},      {F_INCOME, TERM_INCOME},
    {F_PORT_ANY, TERM_HARBOUR},   {F_PACE_ROAD, TERM_INCOME},
    {F_SITE0, TERM_ROOM},         {F_ROAD_LENGTH, TERM_ROAD},
    {F_KNIGHTS, TERM_ARMY},       {F_DEV_ROADS, TERM_CARDS},
    {F_TRADE_CARDS, TERM_TOKENS}, {F_TURN_ROLL, TERM_TURN},
    {F_DUE_DEV, TERM_CARDS},      {F_DUE_ROBBER, TERM_TURN},
    {F_CARDS, TERM_HAND},         {F_CARDS_OVER, TERM_SEVEN},
    {F_HAND_KINDS, TERM_HAND},
};
#define NGROUPS ((int)(sizeof group / sizeof group[0]))

/* A game that is won is worth more than anything else. */
#define WON 20.0f

static void add(struct ai_terms *out, enum term kind, int seat, float value,
                float amount)
{
    for (int i = 0; i < out->n; i++) {
        struct ai_term *t = &out->term[i];

        if (t->kind == kind && t->seat == seat) {
            t->value += value;
            t->amount += amount;
            return;
        }
    }
    out->term[out->n++] = (struct ai_term){.kind = (uint8_t)kind,
                                           .seat = (int8_t)seat,
                                           .place = AI_NOWHERE,
                                           .value = value,
                                           .amount = amount};
}

static void settled(const struct catan_rules *r, const struct catan *s,
                    const float *weights, struct ai_terms *out)
{
    struct look look;

    look_at(r, s, NULL, &look);
    if (!out->weighed)
        out->scale = look.stage;
    out->weighed = true;
    for (int p = 0; p < look.players; p++) {
        for (int i = 0; i < NGROUPS; i++) {
            int to = i + 1 < NGROUPS ? (int)group[i + 1].from : NFEATURES;

            add(out, group[i].term, p,
                value_sum(weights, out->scale, look.f[p], (int)group[i].from,
                          to),
                group[i].term == TERM_POINTS ? (float)all_points(s, p) : 0);
        }
    }
}

void catan_terms(const dsk_rules *rules, const dsk_state *state, const float *w,
                 void *scratch, struct ai_terms *out)
{
    const struct catan_rules *r = catan_rules(rules);
    const struct catan *s = catan_state_c(state);
    _Alignas(64) struct catan end;

    (void)scratch;
    if (s->winner != NOBODY)
        add(out, TERM_WINS, s->winner, WON, 0);
    if (s->winner != NOBODY || s->phase == PH_OVER || s->phase <= PH_START)
        return;
    value_founded(r, s, &w[W_CATAN_SITE_LUMBER], &end);
    settled(r, &end, value_weights(w, rules->players), out);
}
