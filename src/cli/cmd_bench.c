/*
 * deskovka bench: how fast random games run on one core, and the signature.
 *
 * A measurement plays whole games (dsk_init, then dsk_playout: legal list,
 * choice, apply) for a while and divides; it is repeated and the median is
 * given with the spread (max - min) / median.  Time is that of the thread's
 * processor.  Nothing is allocated while it runs.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/signature.h"
#include "cli/args.h"
#include "cli/bench_search.h"
#include "cli/build.h"
#include "cli/command.h"
#include "cli/json.h"
#include "cli/opts.h"
#include "cli/progress.h"
#include "cli/say.h"
#include "cli/stats.h"
#include "cli/table.h"

#define REPEAT_MAX 101
/* Games between two looks at the clock. */
#define BATCH 16
/* Copies between two looks at the clock, and repetitions of that. */
#define COPIES       4096
#define COPY_REPEATS 9

struct options {
    const char *only;
    double seconds;
    int repeat;
    bool json;
    bool signature;
};

/* Most benchmarks of the search. */
#define SEARCHES_MAX 8

struct result {
    const char *name;
    char *setup;
    double games_per_s, actions_per_game, ns_per_action, clone_ns, spread;
    size_t state_bytes;
    uint64_t signature;
};

/* ---- measuring ---------------------------------------------------------- */

struct pace {
    double games_per_s, ns_per_action;
};

/* Plays for `seconds`; every repetition starts from the same seeds. */
static struct pace play(const dsk_rules *r, dsk_state *s, double seconds)
{
    double start = clock_cpu(), spent;
    int64_t games = 0, actions = 0;
    uint64_t rng = 1;
    struct pace p;

    do {
        for (int i = 0; i < BATCH; i++) {
            dsk_init(r, s);
            actions += dsk_playout(r, s, &rng, LONGEST_GAME, NULL);
        }
        games += BATCH;
        spent = clock_cpu() - start;
    } while (spent < seconds);
    p.games_per_s = (double)games / spent;
    p.ns_per_action = spent * 1e9 / (double)actions;
    return p;
}

/* A position well inside a game of any length... */
#define CLONE_AFTER 120
/* ... is copied to and fro. */
static double clone_time(const dsk_rules *r)
{
    dsk_state *a = cli_memory(dsk_state_size(r));
    dsk_state *b = cli_memory(dsk_state_size(r));
    double ns[COPY_REPEATS];
    uint64_t rng = 1;

    dsk_init(r, a);
    dsk_playout(r, a, &rng, CLONE_AFTER, NULL);
    for (int i = 0; i < COPY_REPEATS; i++) {
        double start = clock_cpu();

        for (int k = 0; k < COPIES; k += 2) {
            dsk_copy(r, b, a);
            dsk_copy(r, a, b);
        }
        ns[i] = (clock_cpu() - start) * 1e9 / COPIES;
    }
    free(a);
    free(b);
    return stats_median(ns, COPY_REPEATS);
}

/* Over the games of the signature, so that it never changes by itself. */
static double actions_per_game(const dsk_rules *r, dsk_state *s)
{
    int64_t actions = 0;

    for (uint64_t game = 0; game < SIGNATURE_GAMES; game++) {
        uint64_t rng = game;

        dsk_init(r, s);
        actions += dsk_playout(r, s, &rng, LONGEST_GAME, NULL);
    }
    return (double)actions / SIGNATURE_GAMES;
}

static void measure_pace(const struct options *o, const dsk_rules *r,
                         dsk_state *s, struct result *out)
{
    double games[REPEAT_MAX], ns[REPEAT_MAX];

    play(r, s, o->seconds / 10); /* warm caches and the clock */
    for (int i = 0; i < o->repeat; i++) {
        struct pace p = play(r, s, o->seconds);

        games[i] = p.games_per_s;
        ns[i] = p.ns_per_action;
    }
    out->games_per_s = stats_median(games, o->repeat);
    out->ns_per_action = stats_median(ns, o->repeat);
    out->spread = (games[o->repeat - 1] - games[0]) / out->games_per_s;
}

/* False if this library does not know the set-up. */
static bool measure(const struct options *o, const struct benchmark *which,
                    struct result *out)
{
    dsk_rules *r = cli_memory(dsk_rules_size());
    dsk_state *s;

    if (dsk_rules_init(r, which->setup, NULL) < 0) {
        free(r);
        return false;
    }
    memset(out, 0, sizeof *out);
    s = cli_memory(dsk_state_size(r));
    out->name = which->name;
    out->setup = cli_setup_text(r);
    out->state_bytes = dsk_state_size(r);
    out->signature = signature(r, s);
    out->actions_per_game = actions_per_game(r, s);
    if (!o->signature) {
        measure_pace(o, r, s, out);
        out->clone_ns = clone_time(r);
    }
    free(s);
    free(r);
    return true;
}

/* ---- printing ----------------------------------------------------------- */

static void json_result(struct json *j, const struct result *r)
{
    jout_object(j, NULL);
    jout_string(j, "name", r->name);
    jout_string(j, "setup", r->setup);
    jout_real(j, "games_per_s", r->games_per_s, 1);
    jout_real(j, "actions_per_game", r->actions_per_game, 3);
    jout_real(j, "ns_per_action", r->ns_per_action, 2);
    jout_count(j, "state_bytes", r->state_bytes);
    jout_real(j, "clone_ns", r->clone_ns, 1);
    jout_hex64(j, "signature", r->signature);
    jout_real(j, "spread", r->spread, 4);
    jout_close_object(j);
}

static void json_search(struct json *j, const struct search_speed *s)
{
    jout_object(j, NULL);
    jout_string(j, "name", s->name);
    jout_real(j, "playouts_per_s", s->one, 0);
    jout_real(j, "two_threads_per_s", s->two, 0);
    jout_real(j, "two_threads_factor", s->factor, 3);
    jout_real(j, "spread", s->spread, 4);
    jout_close_object(j);
}

static void print_json(const struct result *r, int n,
                       const struct search_speed *s, int nsearches)
{
    struct json j;

    jout_start(&j, stdout);
    jout_object(&j, NULL);
    jout_array(&j, "results");
    for (int i = 0; i < n; i++)
        json_result(&j, &r[i]);
    jout_close_array(&j);
    jout_array(&j, "search");
    for (int i = 0; i < nsearches; i++)
        json_search(&j, &s[i]);
    jout_close_array(&j);
    jout_close_object(&j);
    jout_end(&j);
}

static void print_table(const struct options *o, const struct result *r, int n)
{
    static const signed char columns[] = {-16, 10, 8, 14, 11, 9, 10, 11, 0};
    char cpu[128];

    printf("%s\n",
           tell(TELL_BENCH_HEAD, build_compiler(), build_cpu(cpu, sizeof cpu),
                formatted("%d", o->repeat), formatted("%.2g", o->seconds)));
    say_columns(TELL_BENCH_COLUMNS, columns);
    for (int i = 0; i < n; i++)
        printf("%-16s %9.0f  %4.1f %%  %12.1f  %9.1f  %7zu  %8.1f  %016llx\n",
               r[i].name, r[i].games_per_s, 100 * r[i].spread,
               r[i].actions_per_game, r[i].ns_per_action, r[i].state_bytes,
               r[i].clone_ns, (unsigned long long)r[i].signature);
}

static void print_searches(const struct search_speed *s, int n)
{
    static const signed char columns[] = {-20, 20, 8, 13, 8, 0};

    if (n > 0) {
        putchar('\n');
        say_columns(TELL_BENCH_SEARCH, columns);
    }
    for (int i = 0; i < n; i++)
        printf("%-20s %19.0f  %4.1f %%  %11.0f  %6.2f\n", s[i].name, s[i].one,
               100 * s[i].spread, s[i].two, s[i].factor);
}

static void print_signatures(const struct result *r, int n)
{
    for (int i = 0; i < n; i++)
        printf("%s %016llx\n", r[i].name, (unsigned long long)r[i].signature);
}

/* ---- command ------------------------------------------------------------ */

static bool is_bench(const char *name)
{
    for (int i = 0; i < NBENCHMARKS; i++) {
        if (strcmp(name, benchmarks[i].name) == 0)
            return true;
    }
    for (int i = 0; bench_search_name(i) != NULL; i++) {
        if (strcmp(name, bench_search_name(i)) == 0)
            return true;
    }
    return false;
}

static int measure_searches(const struct options *o, struct search_speed *out)
{
    int n = 0;

    for (int i = 0; bench_search_name(i) != NULL && n < SEARCHES_MAX; i++) {
        if (o->signature ||
            (o->only != NULL && strcmp(o->only, bench_search_name(i)) != 0))
            continue;
        bench_search(i, o->seconds, o->repeat, &out[n++]);
    }
    return n;
}

static int measure_all(const struct options *o, struct result *results)
{
    int n = 0;

    for (int i = 0; i < NBENCHMARKS; i++) {
        if (o->only != NULL && strcmp(o->only, benchmarks[i].name) != 0)
            continue;
        if (measure(o, &benchmarks[i], &results[n]))
            n++;
    }
    return n;
}

static int run(int argc, char **argv)
{
    struct options o = {.seconds = 0.5, .repeat = 5};
    struct result results[NBENCHMARKS];
    struct search_speed searches[SEARCHES_MAX];
    int nsearches;
    int code = args_read(&cmd_bench_entry, &o, argc, argv, NULL);
    int n;

    if (code != ARGS_GO)
        return code;
    if (o.only != NULL && !is_bench(o.only))
        return cli_usage("bench", "%s",
                         tell(TELL_BENCH_UNKNOWN, shown(o.only)));
    n = measure_all(&o, results);
    nsearches = measure_searches(&o, searches);
    if (n + nsearches == 0 && o.only != NULL)
        return cli_fail("bench", "%s", tell(TELL_BENCH_CANNOT, o.only));
    if (o.json)
        print_json(results, n, searches, nsearches);
    else if (o.signature)
        print_signatures(results, n);
    else {
        if (n > 0)
            print_table(&o, results, n);
        print_searches(searches, nsearches);
    }
    for (int i = 0; i < n; i++)
        free(results[i].setup);
    return EXIT_OK;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    {"only", OPT_TEXT, AT(only), .arg = "NAME", .words = "@benchmarks"},
    {"seconds", OPT_REAL, AT(seconds), 0, 3600, "S"},
    {"repeat", OPT_INT, AT(repeat), 1, REPEAT_MAX, "N"},
    {"signature", OPT_FLAG, AT(signature)},
    OPT_ROW_JSON,
};

const struct cli_command cmd_bench_entry = {
    .name = "bench",
    .operands = "",
    CLI_OPTS(opts),
    .run = run,
};
