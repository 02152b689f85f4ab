/*
 * The walk of `deskovka tune`: simultaneous perturbation.  Each step plays a
 * few games between the sets on both sides of where it stands, in a random
 * direction of all weights at once, and moves a little towards the side that
 * led.  The mean of the last half of the way is proposed.
 */
#include <math.h>
#include <string.h>

#include "cli/sim.h"
#include "cli/tune.h"
#include "game/rng.h"

/*
 * The walk: how far to both sides the sets lie, in steps of the weights, and
 * how far it moves when one side leads as much as usual.
 */
#define WALK_SPAN 1.0f
#define WALK_RATE 0.06f
/* The longer the way, the smaller its steps; this many have the whole rate. */
#define WALK_USUAL 1000

struct walk {
    struct tuner *t;
    struct seats seats; /* the sets of both sides: the first seat, the rest */
    float at[AI_WEIGHTS_MAX];
    float plus[AI_WEIGHTS_MAX], minus[AI_WEIGHTS_MAX];
    double mean[AI_WEIGHTS_MAX]; /* of the last half */
    double squares;              /* of leads so far */
    bool up[AI_WEIGHTS_MAX];
};

static void walk_start(struct walk *w, struct tuner *t)
{
    memset(w, 0, sizeof *w);
    w->t = t;
    w->seats = t->seats;
    memcpy(w->at, t->now, sizeof w->at);
    for (int i = 0; i < w->seats.n; i++)
        w->seats.bot[i].weights = i == 0 ? w->plus : w->minus;
}

/* The sets on both sides of where it stands. */
static void walk_look(struct walk *w)
{
    struct tuner *t = w->t;

    memcpy(w->plus, w->at, sizeof w->plus);
    memcpy(w->minus, w->at, sizeof w->minus);
    for (int k = 0; k < t->nfree; k++) {
        int i = t->free[k];
        float far = WALK_SPAN * t->policy->weights[i].step;

        w->up[i] = rng_below(&t->rng, 2) == 0;
        if (!w->up[i])
            far = -far;
        w->plus[i] = tune_clamp(&t->policy->weights[i], w->at[i] + far);
        w->minus[i] = tune_clamp(&t->policy->weights[i], w->at[i] - far);
    }
}

/* Towards the side that led; late steps are smaller. */
static void walk_step(struct walk *w, int step, double lead)
{
    struct tuner *t = w->t;
    double usual, rate;

    w->squares += lead * lead;
    usual = sqrt(w->squares / (step + 1));
    rate = WALK_RATE * pow((double)WALK_USUAL / t->o->walk, 0.35) /
           pow(1 + 10.0 * step / t->o->walk, 0.6);
    if (usual <= 0)
        return;
    for (int k = 0; k < t->nfree; k++) {
        int i = t->free[k];
        const struct ai_weight *x = &t->policy->weights[i];
        float far = (float)(rate * lead / usual) * x->step;

        w->at[i] = tune_clamp(x, w->at[i] + (w->up[i] ? far : -far));
    }
}

bool tune_walk(struct tuner *t, int round)
{
    struct walk w;
    struct sim_plan plan = {.seats = &w.seats,
                            .games = (int64_t)t->o->deals * t->seats.n,
                            .threads = t->o->threads,
                            .queue = t->queue,
                            .quiet = true,
                            .common = true};
    int half = t->o->walk / 2;

    walk_start(&w, t);
    for (int step = 0; step < t->o->walk; step++) {
        struct sim_result r;

        walk_look(&w);
        plan.seed =
            rng_mix(~t->o->seed + ((uint64_t)round << 32) + (uint64_t)step);
        sim_run(&plan, &r);
        snprintf(t->why, sizeof t->why, "%s", r.why);
        if (r.broken || r.why[0] != '\0')
            return false;
        t->interrupted = t->interrupted || r.interrupted;
        if (t->interrupted)
            return true;
        walk_step(&w, step, (double)r.lead);
        progress_show(&t->bar,
                      (int64_t)(round - 1) * (t->o->walk + 1) + step + 1);
        for (int i = 0; step >= half && i < t->policy->nweights; i++)
            w.mean[i] += ((double)w.at[i] - w.mean[i]) / (step - half + 1);
    }
    t->nchanges = t->nfree;
    for (int k = 0; k < t->nfree; k++) {
        int i = t->free[k];

        t->change[k] = (struct change){i, t->now[i], (float)w.mean[i]};
    }
    tune_try_on(t);
    return true;
}
