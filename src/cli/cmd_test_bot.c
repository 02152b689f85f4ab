/*
 * deskovka test-bot: does a program keep to the conversation of bots
 * (doc/outside-bots.md)?  It is greeted, plays whole games of both kinds on
 * every seat, gets games cut short, words it cannot know and a farewell; what
 * it does wrong is printed, one line for each thing tried.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/signature.h"
#include "cli/args.h"
#include "cli/command.h"
#include "cli/opts.h"
#include "cli/outside.h"
#include "cli/say.h"
#include "cli/table.h"
#include "game/rng.h"

/* Decisions after which a game is left for another. */
#define CUT_AFTER 3
/* How long a bot has to keep silent where it was asked nothing; to leave. */
#define SILENCE_MS 200
#define LEAVE_MS   2000

struct options {
    const char *setup;
    int games;
    int move_time;
    uint64_t seed;
};

struct trial {
    const char *command;
    const struct options *o;
    int fine, wrong;
};

/* One thing tried: a line, with what was wrong. */
static void report(struct trial *t, enum cli_message what, const char *detail,
                   bool fine, const char *why)
{
    t->fine += fine;
    t->wrong += !fine;
    printf("%s %s%s%s\n", fine ? "ok   " : "WRONG", say(what),
           detail[0] != '\0' ? ": " : "", detail);
    if (!fine)
        printf("      %s\n", why);
    fflush(stdout);
}

static const char *why_of(const struct outside *o)
{
    return outside_sentence(outside_note(o));
}

static bool is_fine(const struct outside *o)
{
    return outside_note(o)->fault == OUTSIDE_FINE;
}

/* ---- playing ------------------------------------------------------------ */

struct round {
    dsk_rules *rules;
    dsk_state *state;
    struct outside *bot;
};

static void tell_bot(void *user, const dsk_note *event)
{
    outside_tell(user, event);
}

/* Anybody but the bot: chance and others act by lot. */
static dsk_action by_lot(const struct round *x, uint64_t *rng)
{
    dsk_action a = 0;
    int n;

    if (dsk_player(x->rules, x->state) == DSK_CHANCE) {
        dsk_sample(x->rules, x->state, rng, &a);
        return a;
    }
    n = dsk_count_legal(x->rules, x->state);
    dsk_pick(x->rules, x->state, (int)rng_below(rng, (uint32_t)n), &a);
    return a;
}

/*
 * A game with the bot on this seat, `most` of its decisions (0: to the end);
 * false when it did something wrong.
 */
static bool play(struct round *x, int seat, uint64_t seed, int most)
{
    const dsk_sink sink = {DSK_REFEREE, tell_bot, x->bot};
    uint64_t rng = rng_mix(seed);
    int made = 0, who;

    dsk_init(x->rules, x->state);
    outside_begin(x->bot, x->rules, seat, seed);
    while ((who = dsk_player(x->rules, x->state)) != DSK_OVER) {
        dsk_action a;

        if (who != seat)
            a = by_lot(x, &rng);
        else if (made++ == most && most > 0)
            return true;
        else if (outside_choose(x->bot, x->state, &a) != DSK_OK)
            return false;
        dsk_apply(x->rules, x->state, a, &sink, NULL);
    }
    outside_end(x->bot, x->state);
    return is_fine(x->bot);
}

static bool open_round(struct round *x, const char *setup, struct outside *bot)
{
    x->bot = bot;
    x->rules = cli_rules("test-bot", setup);
    if (x->rules == NULL)
        return false;
    x->state = cli_memory(dsk_state_size(x->rules));
    return true;
}

static void close_round(struct round *x)
{
    free(x->rules);
    free(x->state);
}

/* ---- what is tried ------------------------------------------------------ */

static void try_hello(struct trial *t)
{
    struct outside *o = outside_start(t->command, t->o->move_time);

    report(t, TELL_TEST_BOT_HELLO, is_fine(o) ? shown(outside_name(o)) : "",
           is_fine(o), why_of(o));
    if (is_fine(o)) {
        bool silent = outside_silent(o, SILENCE_MS);

        report(t, TELL_TEST_BOT_SILENT, "", silent && is_fine(o),
               is_fine(o) ? say(TELL_TEST_BOT_SPOKE) : why_of(o));
    }
    outside_free(o);
}

/* Games on all seats, one process for all of them. */
static void try_games(struct trial *t, const char *setup)
{
    struct outside *o = outside_start(t->command, t->o->move_time);
    struct round x;

    if (open_round(&x, setup, o)) {
        int n = dsk_players(x.rules), games = t->o->games;
        bool fine = true;

        for (int g = 0; g < games && fine; g++)
            fine = play(&x, g % n, t->o->seed + (uint64_t)g, 0);
        report(t, TELL_TEST_BOT_GAMES, setup, fine, why_of(o));
        close_round(&x);
    }
    outside_free(o);
}

/* A game that is left in its midst, and another one after it. */
static void try_restart(struct trial *t, const char *setup)
{
    struct outside *o = outside_start(t->command, t->o->move_time);
    struct round x;

    if (open_round(&x, setup, o)) {
        bool fine = play(&x, 0, t->o->seed, CUT_AFTER) &&
                    play(&x, 1, t->o->seed + 1, CUT_AFTER) &&
                    play(&x, 0, t->o->seed + 2, CUT_AFTER);

        report(t, TELL_TEST_BOT_RESTART, "", fine, why_of(o));
        close_round(&x);
    }
    outside_free(o);
}

/* Words that later versions may say, and lines that say nothing. */
static void try_unknown(struct trial *t, const char *setup)
{
    static const char *const lines[] = {
        "weather 3 rainy",
        "",
        "# a remark",
        "   ",
        "tell",
        "view",
        "\xc5\x99\xc3\xad\xc4\x8dka \xff",
    };
    struct outside *o = outside_start(t->command, t->o->move_time);
    struct round x;
    bool silent;

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        outside_send(o, lines[i]);
    silent = is_fine(o) && outside_silent(o, SILENCE_MS);
    if (open_round(&x, setup, o)) {
        bool fine = play(&x, 0, t->o->seed, CUT_AFTER);

        report(t, TELL_TEST_BOT_UNKNOWN, "", silent && fine,
               is_fine(o) ? say(TELL_TEST_BOT_SPOKE) : why_of(o));
        close_round(&x);
    }
    outside_free(o);
}

/* Does it end when it is told to, or when nobody speaks to it any more? */
static void try_leaving(struct trial *t, bool quit)
{
    struct outside *o = outside_start(t->command, t->o->move_time);
    bool left = outside_leaves(o, quit, LEAVE_MS);

    report(t, quit ? TELL_TEST_BOT_QUIT : TELL_TEST_BOT_EOF, "", left,
           say(TELL_TEST_BOT_STAYED));
    outside_free(o);
}

static int run(int argc, char **argv)
{
    struct options o = {.games = 2, .move_time = OUTSIDE_MS, .seed = 1};
    struct trial t = {.o = &o};
    /* What is benchmarked is what is played: both games in many forms. */
    int n, code = args_read(&cmd_test_bot_entry, &o, argc, argv, &n);
    const char *first;
    dsk_rules *r;

    if (code != ARGS_GO)
        return code;
    t.command = argv[1];
    first = o.setup != NULL ? o.setup : benchmarks[0].setup;
    r = cli_rules("test-bot", first);
    if (r == NULL)
        return EXIT_USAGE;
    free(r);
    try_hello(&t);
    for (int i = 0; t.wrong == 0 && i < NBENCHMARKS; i++) {
        if (o.setup == NULL || i == 0)
            try_games(&t, o.setup != NULL ? o.setup : benchmarks[i].setup);
    }
    if (t.wrong == 0) {
        try_restart(&t, first);
        try_unknown(&t, first);
        try_leaving(&t, true);
        try_leaving(&t, false);
    }
    printf("\n%s\n",
           tell(TELL_TEST_BOT_SUM, counted(t.fine), counted(t.wrong)));
    return t.wrong == 0 ? EXIT_OK : EXIT_FAILED;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    OPT_ROW_SETUP,
    {"games", OPT_INT, AT(games), 1, 100000, "N"},
    OPT_ROW_MOVE_TIME,
    OPT_ROW_SEED,
};

const struct cli_command cmd_test_bot_entry = {
    .name = "test-bot",
    .operands = "COMMAND",
    .least = 1,
    .most = 1,
    CLI_OPTS(opts),
    .run = run,
};
