/*
 * deskovka match: which bot is stronger, and by how much.
 *
 * The bots change seats from game to game, and as many games in a row as there
 * are seats have the same chance, so that each of them has the luck of every
 * seat.  Draws count in shares.  One line of JSON for programs.
 */
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/bots.h"
#include "cli/command.h"
#include "cli/json.h"
#include "cli/opts.h"
#include "cli/queue.h"
#include "cli/say.h"
#include "cli/sim.h"
#include "cli/sprt.h"
#include "cli/stats.h"
#include "engine/system.h"

#define THREADS_MAX 256
#define NAME_WIDTH  24
static_assert(AI_BOT_TEXT <= SCHAR_MAX, "the width of a column of names");
/* Room for all bots in one list. */
#define LIST_BYTES (DSK_PLAYERS_MAX * AI_BOT_TEXT)

struct options {
    const char *setup;
    const char *store;
    int games;
    int threads;
    uint64_t seed;
    bool sprt;
    int elo0, elo1;
    int move_time;
    bool json;
    bool quiet;
};

struct match {
    const struct options *o;
    struct seats seats;
    int given; /* bots named; the last one takes the seats that are left */
    struct sprt sprt;
    struct sim_result result;
};

/* The sums of a bot that was named: of all its seats. */
static struct sim_sums sums_of(const struct match *m, int bot)
{
    struct sim_sums s = m->result.bot[bot];

    if (bot == m->given - 1) {
        for (int i = m->given; i < m->seats.n; i++) {
            const struct sim_sums *more = &m->result.bot[i];

            s.games += more->games;
            s.wins += more->wins;
            s.score += more->score;
            s.squares += more->squares;
            s.moves += more->moves;
            s.seconds += more->seconds;
        }
    }
    return s;
}

static double wins_of(const struct sim_sums *s)
{
    return (double)s->wins / SIM_WIN;
}

static double rate_of(const struct sim_sums *s)
{
    return s->games > 0 ? wins_of(s) / (double)s->games : 0;
}

static double ms_of(const struct sim_sums *s)
{
    return s->moves > 0 ? 1000 * s->seconds / (double)s->moves : 0;
}

static double ratio_of(const struct match *m, const struct sim_result *r)
{
    /* Shares are mostly 0 or 1; squares of smaller ones are taken as such. */
    double wins = wins_of(&r->bot[0]);

    return sprt_ratio(&m->sprt, r->games, wins, wins);
}

static bool enough(void *user, const struct sim_result *so_far)
{
    const struct match *m = user;

    return sprt_verdict(&m->sprt, ratio_of(m, so_far)) != SPRT_OPEN;
}

/* ---- Elo ---------------------------------------------------------------- */

/* Elo of a share, kept finite. */
static double elo_of(const struct match *m, double share)
{
    double edge = 1e-6;

    share = share < edge ? edge : share > 1 - edge ? 1 - edge : share;
    return sprt_elo(share, m->seats.n);
}

/* ---- JSON --------------------------------------------------------------- */

static void json_player(struct json *j, const struct match *m, int bot)
{
    struct sim_sums s = sums_of(m, bot);
    struct interval i = stats_wilson(wins_of(&s), s.games);

    jout_row(j, NULL);
    jout_string(j, "name", m->seats.bot[bot].text);
    jout_real(j, "win_rate", rate_of(&s), 4);
    jout_list(j, "ci");
    jout_real(j, NULL, i.low, 4);
    jout_real(j, NULL, i.high, 4);
    jout_close_array(j);
    jout_real(j, "mean_score", stats_mean(s.score, s.games), 2);
    jout_real(j, "ms_per_move", ms_of(&s), 3);
    jout_real(j, "elo", elo_of(m, rate_of(&s)), 1);
    jout_close_object(j);
}

static const char *verdict_name(const struct match *m)
{
    static const char *const names[] = {
        [SPRT_OPEN] = "open", [SPRT_NO] = "no", [SPRT_YES] = "yes"};

    return names[sprt_verdict(&m->sprt, ratio_of(m, &m->result))];
}

static void print_json(const struct match *m, const char *setup)
{
    struct json j;

    jout_start(&j, stdout);
    jout_row(&j, NULL);
    jout_int(&j, "games", m->result.games);
    jout_list(&j, "players");
    for (int i = 0; i < m->given; i++)
        json_player(&j, m, i);
    jout_close_array(&j);
    jout_string(&j, "setup", setup);
    jout_count(&j, "seed", m->o->seed);
    jout_bool(&j, "interrupted", m->result.interrupted);
    if (m->o->sprt) {
        jout_real(&j, "llr", ratio_of(m, &m->result), 3);
        jout_string(&j, "sprt", verdict_name(m));
    }
    jout_close_object(&j);
    jout_end(&j);
}

/* ---- table -------------------------------------------------------------- */

static int name_width(const struct match *m)
{
    return cli_seats_width(&m->seats, m->given, NAME_WIDTH);
}

static void print_player(const struct match *m, int bot)
{
    struct sim_sums s = sums_of(m, bot);
    struct interval i = stats_wilson(wins_of(&s), s.games);

    printf("%-*s %7.1f %% %6.1f - %5.1f %% %+7.0f %8.1f %6.2f %9.1f\n",
           name_width(m), m->seats.bot[bot].text, 100 * rate_of(&s),
           100 * i.low, 100 * i.high, elo_of(m, rate_of(&s)),
           stats_mean(s.score, s.games),
           stats_margin(s.score, s.squares, s.games), ms_of(&s));
}

static void print_sprt(const struct match *m)
{
    const char *verdict[] = {[SPRT_OPEN] = say(TELL_MATCH_NOT_SETTLED),
                             [SPRT_NO] = say(TELL_MATCH_NOT_STRONGER),
                             [SPRT_YES] = say(TELL_MATCH_STRONGER)};
    double ratio = ratio_of(m, &m->result);

    printf("\n%s\n", tell(TELL_MATCH_SPRT, m->seats.bot[0].text,
                          formatted("%d", m->o->elo1),
                          formatted("%d", m->o->elo0), formatted("%.2f", ratio),
                          verdict[sprt_verdict(&m->sprt, ratio)]));
}

static void print_table(const struct match *m, const char *setup)
{
    const struct sim_result *r = &m->result;

    const signed char columns[] = {
        (signed char)-name_width(m), 10, 17, 8, 9, 7, 10, 0};

    printf("%s\n", setup);
    printf("%s\n\n",
           tell(TELL_MATCH_GAMES, counted((long)((long long)r->games)),
                r->interrupted ? say(TELL_INTERRUPTED) : NULL,
                formatted("%llu", (unsigned long long)m->o->seed),
                formatted("%.1f", r->seconds),
                formatted("%.1f", 100.0 / m->seats.n)));
    say_columns(TELL_MATCH_HEAD, columns);
    for (int i = 0; i < m->given; i++)
        print_player(m, i);
    if (m->o->sprt)
        print_sprt(m);
}

/* ---- command ------------------------------------------------------------ */

/* Seats of the set-up, found by asking the rules. */
static int seats_of(const char *setup)
{
    dsk_rules *r = cli_rules("match", setup);
    int n = r != NULL ? dsk_players(r) : 0;

    free(r);
    return n;
}

/* All seats as one list: the last bot is repeated. */
static int make_list(struct match *m, char **bots, char *list, size_t size)
{
    int seats = seats_of(m->o->setup);
    size_t at = 0;

    if (seats == 0)
        return EXIT_USAGE;
    if (m->given > seats)
        return cli_usage(
            "match", "%s",
            tell(TELL_MATCH_SEATS, counted(seats), counted(m->given)));
    for (int i = 0; i < seats; i++) {
        const char *bot = bots[i < m->given ? i : m->given - 1];
        struct ai_bot read;
        int code = cli_seat_bot("match", bot, strlen(bot), &read);

        if (code != EXIT_OK)
            return code;
        at += (size_t)snprintf(list + at, size - at, "%s%s", i > 0 ? "," : "",
                               bot);
    }
    return EXIT_OK;
}

static int play(struct match *m)
{
    struct sim_plan plan = {.seats = &m->seats,
                            .games = m->o->games,
                            .threads = m->o->threads,
                            .seed = m->o->seed,
                            .quiet = m->o->quiet,
                            .common = true,
                            .timed = true};
    char *setup;

    if (m->o->store != NULL && cli_has_outside(&m->seats))
        return cli_usage("match", "%s", say(TELL_OUTSIDE_NO_STORE));
    if (m->o->store != NULL) {
        plan.queue = queue_open("match", m->o->store, m->o->threads);
        if (plan.queue == NULL)
            return EXIT_FAILED;
    }
    if (m->o->sprt) {
        plan.enough = enough;
        plan.user = m;
    }
    sim_run(&plan, &m->result);
    queue_close(plan.queue);
    if (m->result.why[0] != '\0')
        return cli_fail("match", "%s",
                        tell(TELL_QUEUE_GIVEN_UP, shown(m->result.why)));
    if (m->result.broken)
        return cli_fail("match", "%s", fault_sentence(&m->result.fault));
    setup = cli_setup_text(m->seats.rules);
    if (m->o->json)
        print_json(m, setup);
    else
        print_table(m, setup);
    free(setup);
    return EXIT_OK;
}

static int run(int argc, char **argv)
{
    struct options o = {.setup = CLI_SETUP " players=2",
                        .games = 100,
                        .threads = system_processors(THREADS_MAX),
                        .seed = 1,
                        .elo0 = 0,
                        .elo1 = 30,
                        .move_time = OUTSIDE_MS};
    struct match m = {.o = &o};
    char list[LIST_BYTES];
    int code = args_read(&cmd_match_entry, &o, argc, argv, &m.given);

    if (code != ARGS_GO)
        return code;
    if (o.threads == 0 && o.store == NULL)
        return cli_usage("match", "%s", say(TELL_QUEUE_NO_THREADS));
    if (o.elo0 >= o.elo1)
        return cli_usage("match", "%s", say(TELL_MATCH_ELO_ORDER));
    code = make_list(&m, argv + 1, list, sizeof list);
    if (code == EXIT_OK)
        code = cli_seats("match", o.setup, list, NULL, &m.seats);
    if (code != EXIT_OK)
        return code;
    m.seats.outside_ms = o.move_time;
    m.sprt = (struct sprt){o.elo0, o.elo1, 0.05, m.seats.n};
    code = play(&m);
    cli_seats_free(&m.seats);
    return code;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    {"games", OPT_INT, AT(games), 1, 1000000000, "N"},
    OPT_ROW_SETUP,
    OPT_ROW_SEED,
    OPT_ROW_MOVE_TIME,
    {"threads", OPT_INT, AT(threads), 0, THREADS_MAX, "N"},
    {"store", OPT_TEXT, AT(store), .arg = "sqlite:FILE|postgresql:...",
     .words = "@stores"},
    {"sprt", OPT_FLAG, AT(sprt)},
    {"elo0", OPT_INT, AT(elo0), -1000, 1000, "ELO"},
    {"elo1", OPT_INT, AT(elo1), -1000, 1000, "ELO"},
    {"json", OPT_FLAG, AT(json)},
    OPT_ROW_QUIET,
};

const struct cli_command cmd_match_entry = {
    .name = "match",
    .operands = "BOT BOT...",
    .least = 2,
    .most = DSK_PLAYERS_MAX,
    .words = "@bots",
    CLI_OPTS(opts),
    .run = run,
};
