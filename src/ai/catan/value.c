/* Chances to win: see value.h. */
#include "ai/catan/value.h"

#include "ai/real.h"
#include "game/mem.h"

float value_sum(const float *weights, float stage, const float *f, int from,
                int to)
{
    const float *late = weights + NFEATURES;
    float sum = 0;

    for (int i = from; i < to; i++)
        sum += f[i] * (weights[i] + stage * (late[i] - weights[i]));
    return sum;
}

void value_softmax(const float *u, int players, float *win)
{
    float most = u[0], sum = 0;

    for (int p = 1; p < players; p++)
        most = real_max(most, u[p]);
    for (int p = 0; p < players; p++) {
        win[p] = real_exp(u[p] - most);
        sum += win[p];
    }
    for (int p = 0; p < players; p++)
        win[p] /= sum;
}

/* ------------------------------------------------------------------------ */
/* The founding phase: valued as it will probably end                       */
/* ------------------------------------------------------------------------ */

static int best_found_site(const struct catan *s, int p)
{
    uint64_t open = ISLAND_ALL & ~s->shut;
    int pips[NRESOURCES], best = lowest(open);
    float most = -1;

    look_income(s, p, pips);
    for (; open != 0; open &= open - 1) {
        float worth = look_site_worth(s, pips, s->ports[p], lowest(open));

        if (worth > most) {
            most = worth;
            best = lowest(open);
        }
    }
    return best;
}

/* Towards the best place for a next settlement, two steps away. */
static int best_found_road(const struct catan *s, int p)
{
    int v = s->found_at, pips[NRESOURCES], best = NOWHERE;
    float most = -1;

    look_income(s, p, pips);
    for (int i = 0; i < 3; i++) {
        const struct step *step = &catan_step[v][i];
        uint64_t sites;
        float worth = 0;

        if (step->to == NOWHERE)
            continue;
        sites = island_next(bit64(step->to)) & ~s->shut & ISLAND_ALL;
        for (; sites != 0; sites &= sites - 1)
            worth = real_max(
                worth, look_site_worth(s, pips, s->ports[p], lowest(sites)));
        if (worth > most) {
            most = worth;
            best = step->down ? catan_down_edge[step->shift]
                              : catan_zig_edge[step->shift];
        }
    }
    return best;
}

dsk_action value_found(const struct catan_rules *r, const struct catan *s)
{
    (void)r;
    if (s->phase == PH_FOUND_SETTLEMENT)
        return ACT(V_SETTLE, 0, 0, best_found_site(s, s->mover));
    return ACT(V_ROAD, 0, 0, best_found_road(s, s->mover));
}

static bool founding(const struct catan *s)
{
    return s->phase == PH_FOUND_SETTLEMENT || s->phase == PH_FOUND_ROAD;
}

/* ------------------------------------------------------------------------ */

static void settled(const struct catan_rules *r, const struct catan *s,
                    const float *weights, float *win)
{
    struct look look;
    float u[OWNERS];

    look_at(r, s, &look);
    for (int p = 0; p < look.players; p++)
        u[p] = value_sum(weights, look.stage, look.f[p], 0, NFEATURES);
    value_softmax(u, look.players, win);
}

static void founded(const struct catan_rules *r, const struct catan *s,
                    const float *weights, float *win)
{
    _Alignas(64) struct catan copy = *s;

    while (founding(&copy)) {
        dsk_action a = value_found(r, &copy);

        if (catan_apply(&r->head, (dsk_state *)&copy, a, NULL, NULL) < 0)
            break;
    }
    settled(r, &copy, weights, win);
}

void value_by(const struct catan_rules *r, const struct catan *s,
              const float *weights, float *win)
{
    int n = r->head.players;

    if (s->winner != NOBODY || s->phase == PH_OVER || s->phase <= PH_START) {
        for (int p = 0; p < n; p++)
            win[p] = s->winner == NOBODY ? 1.0f / (float)n : s->winner == p;
    } else if (founding(s)) {
        founded(r, s, weights, win);
    } else {
        settled(r, s, weights, win);
    }
}

void value_win(const struct catan_rules *r, const struct catan *s,
               const float *w, float *win)
{
    value_by(r, s, value_weights(w, r->head.players), win);
}
