/* Chances to win: see value.h. */
#include "ai/catan/value.h"

#include "ai/real.h"
#include "game/mem.h"
#include "weights_catan.h"

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

static int best_found_site(const struct catan *s, const float *site)
{
    int pips[NRESOURCES];
    float worth;

    look_income(s, s->mover, pips);
    return look_best_site(s, site, pips, s->ports[s->mover],
                          ISLAND_ALL & ~s->shut, &worth);
}

/* Towards the best place for a next settlement, two steps away. */
static int best_found_road(const struct catan *s, const float *site)
{
    int p = s->mover, v = s->found_at, pips[NRESOURCES], best = NOWHERE;
    float most = -1;

    look_income(s, p, pips);
    for (int i = 0; i < 3; i++) {
        const struct step *step = &catan_step[v][i];
        uint64_t sites;
        float worth;

        if (step->to == NOWHERE)
            continue;
        sites = island_next(bit64(step->to)) & ~s->shut & ISLAND_ALL;
        look_best_site(s, site, pips, s->ports[p], sites, &worth);
        if (worth > most || best == NOWHERE) {
            most = worth;
            best = step->down ? catan_down_edge[step->shift]
                              : catan_zig_edge[step->shift];
        }
    }
    return best;
}

dsk_action value_found(const struct catan *s, const float *site)
{
    if (s->phase == PH_FOUND_SETTLEMENT)
        return ACT(V_SETTLE, 0, 0, best_found_site(s, site));
    return ACT(V_ROAD, 0, 0, best_found_road(s, site));
}

static bool founding(const struct catan *s)
{
    return s->phase == PH_FOUND_SETTLEMENT || s->phase == PH_FOUND_ROAD;
}

/* ------------------------------------------------------------------------ */

/* value_sum() of all features for every seat; what is no seat has none. */
static void sum_all(const float *weights, const struct look *look,
                    float u[OWNERS])
{
    const float *late = weights + NFEATURES;

    for (int p = 0; p < OWNERS; p++)
        u[p] = 0;
    for (int i = 0; i < NFEATURES; i++) {
        float weight = weights[i] + look->stage * (late[i] - weights[i]);

        for (int p = 0; p < OWNERS; p++)
            u[p] += look->f[p][i] * weight;
    }
}

static void settled(const struct catan_rules *r, const struct catan *s,
                    const float *weights, struct look_memo *memo, float *win)
{
    struct look look;
    float u[OWNERS];

    look_at(r, s, memo, &look);
    sum_all(weights, &look, u);
    value_softmax(u, look.players, win);
}

void value_founded(const struct catan_rules *r, const struct catan *s,
                   const float *site, struct catan *end)
{
    *end = *s;
    while (founding(end)) {
        dsk_action a = value_found(end, site);

        if (catan_apply(&r->head, (dsk_state *)end, a, NULL, NULL) < 0)
            break;
    }
}

static void founded(const struct catan_rules *r, const struct catan *s,
                    const float *weights, const float *site,
                    struct look_memo *memo, float *win)
{
    _Alignas(64) struct catan end;

    value_founded(r, s, site, &end);
    settled(r, &end, weights, memo, win);
}

void value_by(const struct catan_rules *r, const struct catan *s,
              const float *weights, const float *site, struct look_memo *memo,
              float *win)
{
    int n = r->head.players;

    if (s->winner != NOBODY || s->phase == PH_OVER || s->phase <= PH_START) {
        for (int p = 0; p < n; p++)
            win[p] = s->winner == NOBODY ? 1.0f / (float)n : s->winner == p;
    } else if (founding(s)) {
        founded(r, s, weights, site, memo, win);
    } else {
        settled(r, s, weights, memo, win);
    }
}

void value_win(const struct catan_rules *r, const struct catan *s,
               const float *w, struct look_memo *memo, float *win)
{
    value_by(r, s, value_weights(w, r->head.players), &w[W_CATAN_SITE_LUMBER],
             memo, win);
}
