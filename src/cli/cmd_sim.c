/* deskovka sim: bots against bots, with intervals. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/json.h"
#include "cli/opts.h"
#include "cli/say.h"
#include "cli/sim.h"
#include "cli/stats.h"
#include "engine/system.h"

#define THREADS_MAX 256
/* The column of bots and seats. */
#define NAME_WIDTH 12

struct options {
    const char *setup;
    const char *players;
    int games;
    int threads;
    uint64_t seed;
    int move_time;
    bool json;
    bool quiet;
};

static double wins_of(const struct sim_sums *s)
{
    return (double)s->wins / SIM_WIN;
}

static double rate_of(const struct sim_sums *s)
{
    return s->games > 0 ? wins_of(s) / (double)s->games : 0;
}

/* ---- JSON --------------------------------------------------------------- */

static void json_sums(struct json *j, const char *name,
                      const struct sim_sums *s)
{
    struct interval i = stats_wilson(wins_of(s), s->games);

    jout_row(j, NULL);
    jout_string(j, "name", name);
    jout_int(j, "games", s->games);
    jout_real(j, "wins", wins_of(s), 3);
    jout_real(j, "win_rate", rate_of(s), 6);
    jout_real(j, "win_rate_low", i.low, 6);
    jout_real(j, "win_rate_high", i.high, 6);
    jout_real(j, "score", stats_mean(s->score, s->games), 4);
    jout_real(j, "score_margin", stats_margin(s->score, s->squares, s->games),
              4);
    jout_int(j, "score_lowest", s->lowest);
    jout_int(j, "score_highest", s->highest);
    jout_close_object(j);
}

static void json_seats(struct json *j, int n, const struct sim_result *r)
{
    jout_array(j, "seats");
    for (int i = 0; i < n; i++) {
        char name[16];

        snprintf(name, sizeof name, "p%d", i);
        json_sums(j, name, &r->seat[i]);
    }
    jout_close_array(j);
}

static void print_json(const struct options *o, const struct seats *seats,
                       const char *setup, const struct sim_result *r)
{
    struct json j;

    jout_start(&j, stdout);
    jout_object(&j, NULL);
    jout_string(&j, "setup", setup);
    jout_count(&j, "seed", o->seed);
    jout_int(&j, "threads", o->threads);
    jout_int(&j, "games", r->games);
    jout_bool(&j, "interrupted", r->interrupted);
    jout_real(&j, "seconds", r->seconds, 3);
    jout_real(&j, "games_per_s", (double)r->games / r->seconds, 1);
    jout_real(&j, "actions_per_game",
              r->games > 0 ? (double)r->actions / (double)r->games : 0, 2);
    jout_array(&j, "bots");
    for (int i = 0; i < seats->n; i++)
        json_sums(&j, seats->bot[i].text, &r->bot[i]);
    jout_close_array(&j);
    json_seats(&j, seats->n, r);
    jout_close_object(&j);
    jout_end(&j);
}

/* ---- table -------------------------------------------------------------- */

static void print_sums(int width, const char *name, const struct sim_sums *s)
{
    struct interval i = stats_wilson(wins_of(s), s->games);

    printf("%-*s %8lld %10.1f %7.1f %% %6.1f - %5.1f %% %8.1f %6.2f %6d %5d\n",
           width, name, (long long)s->games, wins_of(s), 100 * rate_of(s),
           100 * i.low, 100 * i.high, stats_mean(s->score, s->games),
           stats_margin(s->score, s->squares, s->games), s->lowest, s->highest);
}

static void print_table(const struct options *o, const struct seats *seats,
                        const char *setup, const struct sim_result *r)
{
    int width = cli_seats_width(seats, seats->n, NAME_WIDTH);
    const signed char columns[] = {
        (signed char)-width, 9, 11, 10, 17, 9, 7, 7, 6, 0};

    printf("%s\n", setup);
    printf("%s\n\n", tell(TELL_SIM_GAMES, counted((long)((long long)r->games)),
                          r->interrupted ? say(TELL_INTERRUPTED) : NULL,
                          formatted("%llu", (unsigned long long)o->seed),
                          counted(o->threads), formatted("%.1f", r->seconds),
                          formatted("%.1f", (double)r->games / r->seconds)));
    say_columns(TELL_SIM_HEAD, columns);
    for (int i = 0; i < seats->n; i++)
        print_sums(width, seats->bot[i].text, &r->bot[i]);
    puts(say(TELL_SIM_SEAT));
    for (int i = 0; i < seats->n; i++)
        print_sums(width, seated(i, width), &r->seat[i]);
}

/* ---- command ------------------------------------------------------------ */

static int simulate(const struct options *o, const struct seats *seats)
{
    struct sim_plan plan = {.seats = seats,
                            .games = o->games,
                            .threads = o->threads,
                            .seed = o->seed,
                            .quiet = o->quiet};
    struct sim_result r;
    char *setup;

    sim_run(&plan, &r);
    if (r.broken)
        return cli_fail("sim", "%s", fault_sentence(&r.fault));
    setup = cli_setup_text(seats->rules);
    if (o->json)
        print_json(o, seats, setup, &r);
    else
        print_table(o, seats, setup, &r);
    free(setup);
    return EXIT_OK;
}

static int run(int argc, char **argv)
{
    struct options o = {.setup = CLI_SETUP,
                        .games = 1000,
                        .threads = system_processors(THREADS_MAX),
                        .seed = 1,
                        .move_time = OUTSIDE_MS};
    struct seats seats;
    int code = args_read(&cmd_sim_entry, &o, argc, argv, NULL);

    if (code != ARGS_GO)
        return code;
    code = cli_seats("sim", o.setup, o.players, "greedy,random", &seats);
    if (code != EXIT_OK)
        return code;
    seats.outside_ms = o.move_time;
    code = simulate(&o, &seats);
    cli_seats_free(&seats);
    return code;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    OPT_ROW_SETUP,
    {"players", OPT_TEXT, AT(players), .arg = "BOTS", .words = "@bots"},
    {"games", OPT_INT, AT(games), 1, 1000000000, "N"},
    OPT_ROW_THREADS,
    OPT_ROW_SEED,
    OPT_ROW_MOVE_TIME,
    OPT_ROW_JSON,
    OPT_ROW_QUIET,
};

const struct cli_command cmd_sim_entry = {
    .name = "sim",
    .operands = "",
    CLI_OPTS(opts),
    .run = run,
};
