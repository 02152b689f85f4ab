/*
 * What the parts of `deskovka tune` share: cmd_tune.c proposes, plays and logs,
 * tune_walk.c walks uphill.
 */
#ifndef CLI_TUNE_H
#define CLI_TUNE_H

#include <stdio.h>

#include "ai/policy.h"
#include "cli/progress.h"
#include "cli/table.h"

struct tune_options {
    const char *setup;
    const char *bot;
    const char *weights;
    const char *only;
    const char *out;
    const char *log;
    const char *store;
    int rounds;
    int walk;
    int deals; /* of a step of the walk; each once for every seat */
    int games;
    int batch;
    double gain;
    int threads;
    uint64_t seed;
    bool quiet;
};

struct queue;

struct change {
    int weight;
    float from, to;
};

struct tuner {
    const struct tune_options *o;
    dsk_rules *rules;
    const struct ai_policy *policy;
    struct ai_bot bot;
    struct seats seats;
    float now[AI_WEIGHTS_MAX], tried[AI_WEIGHTS_MAX];
    float step[AI_WEIGHTS_MAX];
    int free[AI_WEIGHTS_MAX]; /* weights that may change */
    int nfree;
    struct change change[AI_WEIGHTS_MAX];
    int nchanges;
    bool again; /* go on along the last change */
    uint64_t rng;
    FILE *log;
    struct progress bar;
    struct queue *queue; /* plays the games; NULL: we do */
    char why[200];       /* it has given up */
    int accepted;
    bool interrupted;
};

static inline float tune_clamp(const struct ai_weight *w, float value)
{
    return value < w->low ? w->low : value > w->high ? w->high : value;
}

/* The proposal in t->change as weights t->tried, within their bounds. */
void tune_try_on(struct tuner *t);

/*
 * Walks the steps of a round and proposes where they led; all weights that may
 * change do.  False when a bot broke the rules.
 */
bool tune_walk(struct tuner *t, int round);

#endif
