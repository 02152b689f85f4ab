/*
 * deskovka tune: better weights by self-play.
 *
 * A round changes a few weights by their steps, at random or on along the way
 * that led up last time, and plays the new set against the one in force, the
 * same bot on both sides, in batches until Wald's test on the lead in points
 * says which it is.  What wins is in force from then on and the steps of its
 * weights grow; steps that lose shrink.  Every accepted step is logged with its
 * match.
 *
 * With --walk a round first walks uphill, with all weights at once: a few games
 * between the sets on both sides of where it stands, in a random direction,
 * and a small step towards the side that won (simultaneous perturbation).  The
 * mean of the last half of its way is what is tried (tune_walk.c).
 *
 * A run is a function of its options alone: the number of threads changes
 * nothing, so it can be repeated.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/bots.h"
#include "cli/command.h"
#include "cli/opts.h"
#include "cli/progress.h"
#include "cli/queue.h"
#include "cli/say.h"
#include "cli/sim.h"
#include "cli/sprt.h"
#include "cli/stats.h"
#include "cli/tune.h"
#include "engine/system.h"
#include "game/rng.h"

#define THREADS_MAX 256
/* Most weights changed at once. */
#define CHANGES_MAX 6
/* How steps grow and shrink, and the smallest part of the first step. */
#define GROW   1.3f
#define SHRINK 0.85f
#define LEAST  0.1f
/* Chance to err of a round's test, each way. */
#define ERROR 0.1

/* ---- log ---------------------------------------------------------------- */

CLI_PRINTF(2, 3)
static void log_line(struct tuner *t, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vfprintf(t->log, format, args);
    va_end(args);
    fflush(t->log);
}

static void log_start(struct tuner *t)
{
    char *setup = cli_setup_text(t->rules);

    log_line(t,
             "# deskovka tune --setup '%s' --bot %s --rounds %d --walk %d "
             "--deals %d --games %d --batch %d --gain %g --seed %llu%s%s%s%s\n",
             setup, t->bot.text, t->o->rounds, t->o->walk, t->o->deals,
             t->o->games, t->o->batch, t->o->gain,
             (unsigned long long)t->o->seed,
             t->o->only != NULL ? " --only " : "",
             t->o->only != NULL ? t->o->only : "",
             t->o->weights != NULL ? " --weights " : "",
             t->o->weights != NULL ? t->o->weights : "");
    free(setup);
}

static void log_round(struct tuner *t, int round, const char *verdict,
                      const struct sim_result *r)
{
    double per = (double)(t->seats.n - 1);
    double wins = (double)r->bot[0].wins / SIM_WIN;
    struct interval i = stats_wilson(wins, r->games);

    log_line(t, "%d %s games=%lld lead=%+.2f+-%.2f win=%.1f%%[%.1f,%.1f]",
             round, verdict, (long long)r->games,
             stats_mean(r->lead, r->games) / per,
             stats_margin(r->lead, r->lead_squares, r->games) / per,
             100 * wins / (double)r->games, 100 * i.low, 100 * i.high);
    for (int k = 0; k < t->nchanges; k++)
        log_line(t, " %s:%.4g->%.4g",
                 t->policy->weights[t->change[k].weight].name,
                 (double)t->change[k].from, (double)t->change[k].to);
    log_line(t, "\n");
}

/* ---- steps -------------------------------------------------------------- */

/* Between -1 and 1, seldom near 0. */
static float toss(struct tuner *t)
{
    float size = 0.5f + (float)rng_below(&t->rng, 1000) / 1000.0f;

    return rng_below(&t->rng, 2) == 0 ? size : -size;
}

static void propose_new(struct tuner *t)
{
    int want = 1 + (int)rng_below(&t->rng, CHANGES_MAX);

    if (want > t->nfree)
        want = t->nfree;
    t->nchanges = 0;
    while (t->nchanges < want) {
        int w = t->free[rng_below(&t->rng, (uint32_t)t->nfree)];
        bool twice = false;

        for (int k = 0; k < t->nchanges; k++)
            twice = twice || t->change[k].weight == w;
        if (twice)
            continue;
        t->change[t->nchanges++] =
            (struct change){w, t->now[w], t->now[w] + toss(t) * t->step[w]};
    }
}

/* The same way once more. */
static void propose_on(struct tuner *t)
{
    for (int k = 0; k < t->nchanges; k++) {
        struct change *c = &t->change[k];
        float on = c->to - c->from;

        c->from = t->now[c->weight];
        c->to = c->from + on;
    }
}

void tune_try_on(struct tuner *t)
{
    memcpy(t->tried, t->now, sizeof t->tried);
    for (int k = 0; k < t->nchanges; k++) {
        struct change *c = &t->change[k];

        c->to = tune_clamp(&t->policy->weights[c->weight], c->to);
        t->tried[c->weight] = c->to;
    }
}

/* False when a bot broke the rules. */
static bool propose(struct tuner *t, int round)
{
    if (t->o->walk > 0)
        return tune_walk(t, round);
    if (t->again)
        propose_on(t);
    else
        propose_new(t);
    tune_try_on(t);
    return true;
}

static void learn(struct tuner *t, bool better)
{
    for (int k = 0; k < t->nchanges; k++) {
        int w = t->change[k].weight;
        float first = t->policy->weights[w].step;

        t->step[w] *= better ? GROW : SHRINK;
        if (t->step[w] < LEAST * first)
            t->step[w] = LEAST * first;
    }
    if (better) {
        memcpy(t->now, t->tried, sizeof t->now);
        t->accepted++;
    }
    t->again = better;
}

/* ---- matches ------------------------------------------------------------ */

static void add_results(struct sim_result *to, const struct sim_result *from)
{
    to->games += from->games;
    to->lead += from->lead;
    to->lead_squares += from->lead_squares;
    to->bot[0].wins += from->bot[0].wins;
}

static enum sprt_verdict verdict_of(const struct tuner *t,
                                    const struct sim_result *r)
{
    const struct sprt test = {.error = ERROR, .players = t->seats.n};
    double gain = t->o->gain * (t->seats.n - 1);

    return sprt_verdict(&test,
                        sprt_mean_ratio(0, gain, r->games, (double)r->lead,
                                        (double)r->lead_squares));
}

/* Plays until it is settled.  False when a bot broke the rules. */
static bool try_change(struct tuner *t, int round, struct sim_result *sum,
                       enum sprt_verdict *verdict)
{
    struct sim_plan plan = {.seats = &t->seats,
                            .games = t->o->batch,
                            .threads = t->o->threads,
                            .queue = t->queue,
                            .quiet = true,
                            .common = true};

    memset(sum, 0, sizeof *sum);
    *verdict = SPRT_OPEN;
    while (!t->interrupted && *verdict == SPRT_OPEN &&
           sum->games < t->o->games) {
        struct sim_result r;

        plan.seed = rng_mix(t->o->seed + ((uint64_t)round << 32) +
                            (uint64_t)sum->games);
        sim_run(&plan, &r);
        snprintf(t->why, sizeof t->why, "%s", r.why);
        if (r.broken || r.why[0] != '\0')
            return false;
        t->interrupted = t->interrupted || r.interrupted;
        add_results(sum, &r);
        *verdict = verdict_of(t, sum);
    }
    return true;
}

static int tune(struct tuner *t)
{
    static const char *const names[] = {
        [SPRT_OPEN] = "open", [SPRT_NO] = "no", [SPRT_YES] = "accepted"};
    int each = t->o->walk + 1, code = EXIT_OK;

    progress_start(&t->bar, (int64_t)t->o->rounds * each, t->o->quiet);
    for (int round = 1; round <= t->o->rounds && code == EXIT_OK; round++) {
        struct sim_result r;
        enum sprt_verdict verdict;

        if (!propose(t, round) || !try_change(t, round, &r, &verdict))
            code = cli_fail("tune", "%s",
                            t->why[0] != '\0'
                                ? tell(TELL_QUEUE_GIVEN_UP, shown(t->why))
                                : say(TELL_BOT_NOT_ALLOWED));
        if (code != EXIT_OK || t->interrupted)
            break;
        log_round(t, round, names[verdict], &r);
        learn(t, verdict == SPRT_YES);
        progress_show(&t->bar, (int64_t)round * each);
    }
    progress_end(&t->bar);
    return code;
}

/* ---- writing ------------------------------------------------------------ */

/* A line of the old file with the new value, all else as it was. */
static void copy_line(const struct tuner *t, char *line, FILE *out)
{
    size_t lead = strspn(line, " \t"), len = strcspn(line + lead, " \t\r\n");
    size_t gap = strspn(line + lead + len, " \t"), number;
    int w = ai_weight_find(t->policy, line + lead, len);

    if (len == 0 || w < 0) {
        fputs(line, out);
        return;
    }
    number = strcspn(line + lead + len + gap, " \t\r\n");
    fprintf(out, "%.*s%.5g%s", (int)(lead + len + gap), line, (double)t->now[w],
            line + lead + len + gap + number);
}

static void write_fresh(const struct tuner *t, FILE *out)
{
    for (int i = 0; i < t->policy->nweights; i++) {
        const struct ai_weight *w = &t->policy->weights[i];

        fprintf(out, "%-24s %.5g %g %g %g\n", w->name, (double)t->now[i],
                (double)w->low, (double)w->high, (double)w->step);
    }
}

static int write_weights(const struct tuner *t)
{
    FILE *in = t->o->weights != NULL ? fopen(t->o->weights, "r") : NULL;
    char line[512], name[4096];
    FILE *out;
    bool good;

    snprintf(name, sizeof name, "%s.new", t->o->out);
    out = fopen(name, "w");
    good = out != NULL;
    while (good && in != NULL && fgets(line, sizeof line, in) != NULL)
        copy_line(t, line, out);
    if (good && in == NULL)
        write_fresh(t, out);
    if (in != NULL)
        fclose(in);
    if (out != NULL)
        good = fclose(out) == 0 && rename(name, t->o->out) == 0;
    return good ? EXIT_OK
                : cli_fail("tune", "%s",
                           tell(TELL_NOT_WRITTEN, shown(t->o->out),
                                strerror(errno)));
}

/* ---- command ------------------------------------------------------------ */

/* Is a name among a,b,c* ? */
static bool is_chosen(const char *list, const char *name)
{
    while (list != NULL && *list != '\0') {
        size_t n = strcspn(list, ",");
        bool star = n > 0 && list[n - 1] == '*';
        size_t len = star ? n - 1 : n;

        if (strncmp(list, name, len) == 0 && (star || name[len] == '\0'))
            return true;
        list += n + (list[n] == ',');
    }
    return list == NULL;
}

static int choose_weights(struct tuner *t)
{
    for (int i = 0; i < t->policy->nweights; i++) {
        const struct ai_weight *w = &t->policy->weights[i];

        t->step[i] = w->step;
        if (w->low < w->high && is_chosen(t->o->only, w->name))
            t->free[t->nfree++] = i;
    }
    if (t->nfree > 0)
        return EXIT_OK;
    return cli_usage("tune", "%s", say(TELL_TUNE_NO_WEIGHT));
}

/* The first seat plays with the weights on trial, the others without. */
static void seat_bots(struct tuner *t)
{
    t->seats.rules = t->rules;
    t->seats.n = dsk_players(t->rules);
    for (int i = 0; i < t->seats.n; i++) {
        t->seats.bot[i] = t->bot;
        t->seats.bot[i].weights = i == 0 ? t->tried : t->now;
    }
}

static int open_all(struct tuner *t)
{
    const struct tune_options *o = t->o;
    int code = cli_bot("tune", o->bot, strlen(o->bot), &t->bot);

    if (code != EXIT_OK)
        return code;
    if (t->bot.player->kind == AI_SIMPLE || t->bot.time > 0)
        t->bot.time = 0; /* a clock would make runs differ */
    t->rules = cli_rules("tune", o->setup);
    if (t->rules == NULL)
        return EXIT_USAGE;
    t->policy = ai_policy_of(t->rules);
    ai_weights_default(t->policy, t->now);
    if (o->weights != NULL)
        code = cli_weights("tune", o->weights, t->rules, t->now);
    if (code == EXIT_OK)
        code = choose_weights(t);
    if (code != EXIT_OK)
        return code;
    t->log = o->log != NULL ? fopen(o->log, "a") : stdout;
    if (t->log == NULL)
        return cli_fail("tune", "%s",
                        tell(TELL_NOT_WRITTEN, shown(o->log), strerror(errno)));
    seat_bots(t);
    return EXIT_OK;
}

static int run(int argc, char **argv)
{
    struct tune_options o = {.setup = CLI_SETUP " players=2",
                             .bot = "hard:playouts=60",
                             .rounds = 100,
                             .games = 1000,
                             .batch = 40,
                             .deals = 2,
                             .gain = 1,
                             .threads = system_processors(THREADS_MAX),
                             .seed = 1};
    int code = args_read(&cmd_tune_entry, &o, argc, argv, NULL);
    struct tuner *t;

    if (code != ARGS_GO)
        return code;
    if (o.threads == 0 && o.store == NULL)
        return cli_usage("tune", "%s", say(TELL_QUEUE_NO_THREADS));
    t = cli_memory(sizeof *t);
    t->o = &o;
    t->rng = rng_mix(o.seed);
    code = open_all(t);
    if (code == EXIT_OK && o.store != NULL) {
        t->queue = queue_open("tune", o.store, o.threads);
        code = t->queue == NULL ? EXIT_FAILED : EXIT_OK;
    }
    if (code == EXIT_OK) {
        log_start(t);
        code = tune(t);
        log_line(t, "# accepted %d%s\n", t->accepted,
                 t->interrupted ? ", interrupted" : "");
        if (code == EXIT_OK && o.out != NULL)
            code = write_weights(t);
        if (o.log != NULL)
            fclose(t->log);
    }
    queue_close(t->queue);
    free(t->rules);
    free(t);
    return code;
}

#define AT(member) .at = offsetof(struct tune_options, member)

static const struct opt opts[] = {
    OPT_ROW_SETUP,
    {"bot", OPT_TEXT, AT(bot), .arg = "BOT", .words = "@bots"},
    {"weights", OPT_TEXT, AT(weights), .arg = "FILE", .words = "@files"},
    {"only", OPT_TEXT, AT(only), .arg = "NAMES"},
    {"rounds", OPT_INT, AT(rounds), 1, 1000000, "N"},
    {"walk", OPT_INT, AT(walk), 0, 1000000, "N"},
    {"deals", OPT_INT, AT(deals), 1, 10000, "N"},
    {"games", OPT_INT, AT(games), 16, 10000000, "N"},
    {"batch", OPT_INT, AT(batch), 16, 100000, "N"},
    {"gain", OPT_REAL, AT(gain), 0, 1000, "POINTS"},
    {"out", OPT_TEXT, AT(out), .arg = "FILE", .words = "@files"},
    {"log", OPT_TEXT, AT(log), .arg = "FILE", .words = "@files"},
    {"threads", OPT_INT, AT(threads), 0, THREADS_MAX, "N"},
    {"store", OPT_TEXT, AT(store), .arg = "sqlite:FILE|postgresql:...",
     .words = "@stores"},
    OPT_ROW_SEED,
    OPT_ROW_QUIET,
};

const struct cli_command cmd_tune_entry = {
    .name = "tune",
    .operands = "",
    CLI_OPTS(opts),
    .run = run,
};
