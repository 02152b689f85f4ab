/*
 * Features that may become one: two of a kind with figures on them, beside
 * the same open square, and tiles left that would lead from one to the other.
 * Whoever gains by it works on it: a small city beside a large one of somebody
 * else is a threat, and so is a second farmer at the fence.
 */
#include "ai/carcassonne/eval.h"

/* Adds what the seats may expect of one pair; worth[] of both is known. */
void eval_join_value(const struct carc_rules *r, const struct carc *s,
                     const float *w, const struct eval_odds *o,
                     const struct eval_join *j, float *points)
{
    const struct feat *a = &carc_feats_c(r, s)[j->a];
    const struct feat *b = &carc_feats_c(r, s)[j->b];
    unsigned wa = carc_majority(a->strength), wb = carc_majority(b->strength);
    unsigned both = carc_majority(a->strength + b->strength);
    float change[DSK_PLAYERS_MAX], sum = 0, best = 0, chance, rate;
    int players = r->head.players, who = -1;

    if (wa == 0 || wb == 0 || j->links == 0 || o->time.tiles == 0)
        return;
    for (int i = 0; i < players; i++) {
        float all = o->worth[j->a] + o->worth[j->b];

        change[i] = (both >> i & 1 ? all : 0) -
                    (wa >> i & 1 ? o->worth[j->a] : 0) -
                    (wb >> i & 1 ? o->worth[j->b] : 0);
        sum += change[i];
    }
    for (int i = 0; i < players; i++) {
        float gain = change[i] - (sum - change[i]) / (float)(players - 1);

        if (gain > best) {
            best = gain;
            who = i;
        }
    }
    if (who < 0)
        return;
    rate = a->kind == SEG_CITY    ? w[W_CARCASSONNE_JOIN_CITY]
           : a->kind == SEG_FIELD ? w[W_CARCASSONNE_JOIN_FIELD]
                                  : w[W_CARCASSONNE_JOIN_ROAD];
    chance = 1.0f - real_exp(-rate * o->time.turns[who] * (float)j->links /
                             (float)o->time.tiles);
    for (int i = 0; i < players; i++)
        points[i] += chance * change[i];
}
