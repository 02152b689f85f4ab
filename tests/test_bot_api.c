/*
 * The public bots (deskovka_bot.h): every bot plays legally in the caller's
 * memory, the same seed plays the same game also in pieces and in threads,
 * what the seat cannot know makes no difference, what it found adds up, and
 * every misuse is refused.
 */
#include <pthread.h>

#include "deskovka_bot.h"
#include "testing.h"

#define CARCASSONNE "carcassonne players=2"
#define CATAN       "catan players=3 offers=2"

static dsk_rules *rules_of(const char *setup)
{
    dsk_rules *r = test_memory(dsk_rules_size());

    if (dsk_rules_init(r, setup, NULL) < 0)
        exit(2);
    return r;
}

static dsk_state *state_of(const dsk_rules *r)
{
    dsk_state *s = test_memory(dsk_state_size(r));

    dsk_init(r, s);
    return s;
}

static dsk_bot *bot_of(const dsk_rules *r, const char *text, uint64_t seed)
{
    dsk_bot_options options = {.seed = seed};
    size_t size = 0;
    dsk_bot *b;

    if (dsk_bot_size(r, text, &size, NULL) < 0)
        exit(2);
    b = test_memory(size);
    memset(b, 0xa5, size);
    if (dsk_bot_init(b, size, r, text, &options, NULL) < 0)
        exit(2);
    return b;
}

/* The first action of chance: enough for a test. */
static dsk_action first(const dsk_rules *r, const dsk_state *s)
{
    static _Thread_local dsk_action legal[20000];

    return dsk_legal(r, s, legal, NULL, 20000) > 0 ? legal[0] : 0;
}

/* Plays at most max actions with one bot for all seats; their digest. */
static uint64_t play(const char *setup, const char *text, uint64_t seed,
                     int max, bool pieces)
{
    dsk_rules *r = rules_of(setup);
    dsk_state *s = state_of(r);
    dsk_bot *b = bot_of(r, text, seed);
    uint64_t digest = 0;
    int who;

    for (int i = 0; i < max && (who = dsk_player(r, s)) != DSK_OVER; i++) {
        dsk_action a = 0;
        uint64_t hash = dsk_hash(r, s);

        if (who == DSK_CHANCE) {
            a = first(r, s);
        } else if (pieces) {
            HOLD(dsk_bot_begin(b, s, who) == DSK_OK, "begin");
            while (dsk_bot_run(b, 7) != 0)
                ;
            HOLD(dsk_bot_choice(b, &a) == DSK_OK, "choice");
        } else {
            HOLD(dsk_bot_choose(b, s, who, &a) == DSK_OK, "choose");
        }
        HOLD(dsk_hash(r, s) == hash, "the position is changed");
        HOLD(dsk_apply(r, s, a, NULL, NULL) == DSK_OK, "%s: not legal", text);
        digest = (digest ^ a) * 0x100000001b3;
    }
    free(b);
    free(s);
    free(r);
    return digest;
}

static void test_names(void)
{
    char en[200], cs[200];

    CHECK(dsk_bots() >= 8, "%d bots", dsk_bots());
    CHECK(dsk_bot_name(-1) == NULL && dsk_bot_name(dsk_bots()) == NULL, "ends");
    CHECK(dsk_bot_help(dsk_bots(), "en", en, sizeof en) == DSK_E_ARGUMENT,
          "help past the end");
    for (int i = 0; i < dsk_bots(); i++) {
        dsk_rules *r = rules_of(CARCASSONNE);
        size_t size = 0;
        int n = dsk_bot_help(i, "en", en, sizeof en);

        CHECK(n > 10 && n == (int)strlen(en), "%s", dsk_bot_name(i));
        CHECK(dsk_bot_help(i, "cs", cs, sizeof cs) > 10 && strcmp(en, cs),
              "%s in Czech", dsk_bot_name(i));
        CHECK(dsk_bot_help(i, "en", NULL, 0) == n, "length of the help");
        CHECK(dsk_bot_size(r, dsk_bot_name(i), &size, NULL) == DSK_OK &&
                  size > 0 && size % 64 == 0,
              "size of %s", dsk_bot_name(i));
        free(r);
    }
}

static void test_play(void)
{
    static const char *const bots[] = {"random", "greedy", "quick",
                                       "mcts:playouts=60",
                                       "alphabeta:depth=1,nodes=200"};
    static const char *const setups[] = {CARCASSONNE, CATAN};

    for (size_t i = 0; i < 5; i++) {
        for (size_t k = 0; k < 2; k++) {
            uint64_t once = play(setups[k], bots[i], 5, 40, false);

            CHECK(play(setups[k], bots[i], 5, 40, false) == once,
                  "%s twice, %s", bots[i], setups[k]);
            CHECK(play(setups[k], bots[i], 5, 40, true) == once,
                  "%s in pieces, %s", bots[i], setups[k]);
        }
    }
    CHECK(play(CARCASSONNE, "random", 1, 40, false) !=
              play(CARCASSONNE, "random", 2, 40, false),
          "seeds differ");
    test_case("");
}

/* Does what the acting seat cannot know come out differently? */
static bool has_secrets(const dsk_rules *r, const dsk_state *s)
{
    dsk_state *other = state_of(r);
    bool some = false;

    for (uint64_t seed = 1; seed <= 5; seed++) {
        dsk_copy(r, other, s);
        dsk_resample(r, other, dsk_player(r, s), seed);
        some = some || dsk_hash(r, other) != dsk_hash(r, s);
    }
    free(other);
    return some;
}

/* A position of Catan in which a seat acts and others hold hidden cards. */
static dsk_state *hidden(const dsk_rules *r)
{
    dsk_state *s = state_of(r);
    uint64_t rng = 7;

    do {
        if (dsk_player(r, s) == DSK_OVER)
            dsk_init(r, s);
        dsk_playout(r, s, &rng, 1, NULL);
    } while (dsk_player(r, s) < 0 || !has_secrets(r, s));
    return s;
}

static void test_knowledge(void)
{
    static const char *const bots[] = {"greedy", "quick", "mcts:playouts=100"};
    dsk_rules *r = rules_of(CATAN);
    dsk_state *s = hidden(r), *other = state_of(r);
    int who = dsk_player(r, s), changed = 0;

    for (uint64_t seed = 1; seed <= 5; seed++) {
        dsk_copy(r, other, s);
        dsk_resample(r, other, who, seed);
        changed += dsk_hash(r, other) != dsk_hash(r, s);
        for (size_t i = 0; i < 3; i++) {
            dsk_bot *a = bot_of(r, bots[i], 3), *b = bot_of(r, bots[i], 3);
            dsk_action x = 0, y = 1;

            dsk_bot_choose(a, s, who, &x);
            dsk_bot_choose(b, other, who, &y);
            CHECK(x == y, "%s knows what it cannot", bots[i]);
            free(a);
            free(b);
        }
    }
    CHECK(changed > 0, "the hidden cards never changed");
    free(other);
    free(s);
    free(r);
}

static void test_lines(void)
{
    dsk_rules *r = rules_of(CARCASSONNE);
    dsk_state *s = state_of(r);
    dsk_bot *b = bot_of(r, "mcts:playouts=300", 1), *g = bot_of(r, "greedy", 1);
    dsk_bot_line line[64];
    dsk_bot_term term[4];
    dsk_action a = 0;
    uint64_t sum = 0;
    int n;

    dsk_apply(r, s, first(r, s), NULL, NULL);
    CHECK(dsk_bot_lines(b, line, 64) == 0 && dsk_bot_playouts(b) == 0,
          "nothing found yet");
    dsk_bot_choose(b, s, 0, &a);
    n = dsk_bot_lines(b, line, 64);
    CHECK(n > 1 && line[0].action == a, "the best line is the choice");
    CHECK(dsk_bot_lines(b, line, 1) == 1, "no more than asked for");
    CHECK(dsk_bot_lines(b, line, 0) == 0 && dsk_bot_lines(b, NULL, 5) == 0,
          "none asked for");
    n = dsk_bot_lines(b, line, 64);
    for (int i = 0; i < n; i++) {
        sum += line[i].visits;
        HOLD(line[i].length <= DSK_BOT_LINE_MAX, "length");
        HOLD(line[i].visits == 0 || line[i].play[0] == line[i].action, "play");
        HOLD(i == 0 || line[i].visits <= line[i - 1].visits, "order");
        HOLD(line[i].visits == 0 || (line[i].win[0] + line[i].win[1] > 0.98f &&
                                     line[i].win[0] + line[i].win[1] < 1.02f),
             "chances sum up to %f", (double)(line[i].win[0] + line[i].win[1]));
    }
    test_case("");
    CHECK(sum <= dsk_bot_playouts(b) && sum > 100, "visits");
    CHECK(dsk_bot_why(b, 0, 0, term, 4) >= 1 && term[0].told &&
              term[0].name != NULL && term[0].note.code[0] != '\0',
          "it says why");
    CHECK(dsk_bot_why(b, 0, 0, NULL, 4) == 0 &&
              dsk_bot_why(b, 0, 0, term, 0) == 0 &&
              dsk_bot_why(NULL, 0, 0, term, 4) == 0 &&
              dsk_bot_why(b, a, a, term, 4) == 0,
          "but not to nobody, nor why a move is better than itself");
    dsk_bot_forget(b);
    CHECK(dsk_bot_lines(b, line, 64) == 0, "forgotten");
    CHECK(dsk_bot_why(b, 0, 0, term, 4) == 0, "with the reasons");
    dsk_bot_choose(g, s, 0, &a);
    CHECK(dsk_bot_lines(g, line, 64) == 0, "greedy does not search");
    free(g);
    free(b);
    free(s);
    free(r);
}

/* What it found for one decision is still there at the next of its turn. */
static void test_remembers(void)
{
    dsk_rules *r = rules_of(CARCASSONNE);
    dsk_state *s = state_of(r);
    dsk_bot *b = bot_of(r, "mcts:playouts=400", 1);
    dsk_action a = 0;

    dsk_apply(r, s, first(r, s), NULL, NULL);
    dsk_bot_choose(b, s, 0, &a);
    dsk_apply(r, s, a, NULL, NULL);
    CHECK(dsk_player(r, s) == 0, "the same seat goes on");
    dsk_bot_begin(b, s, 0);
    CHECK(dsk_bot_playouts(b) > 0, "it remembers");
    dsk_bot_forget(b);
    dsk_bot_begin(b, s, 0);
    CHECK(dsk_bot_playouts(b) == 0, "it has forgotten");
    free(b);
    free(s);
    free(r);
}

static uint64_t tick(void *user)
{
    return *(uint64_t *)user += 3;
}

static void test_budget(void)
{
    dsk_rules *r = rules_of(CARCASSONNE);
    dsk_state *s = state_of(r);
    uint64_t clock = 0;
    dsk_bot_options options = {1, tick, &clock};
    const char *text = "mcts:time=300";
    dsk_action a = 0;
    size_t size = 0;
    dsk_bot *b;

    dsk_apply(r, s, first(r, s), NULL, NULL);
    dsk_bot_size(r, text, &size, NULL);
    b = test_memory(size);
    CHECK(dsk_bot_init(b, size, r, text, &options, NULL) == DSK_OK, "init");
    CHECK(dsk_bot_choose(b, s, 0, &a) == DSK_OK && a != 0, "choose");
    CHECK(clock >= 300 && clock < 1000, "the caller's clock: %d", (int)clock);
    free(b);
    b = bot_of(r, "mcts:playouts=1000000", 1);
    dsk_bot_stop(b, 1);
    CHECK(dsk_bot_choose(b, s, 0, &a) == DSK_OK && a != 0, "stopped");
    CHECK(dsk_bot_playouts(b) < 100, "it stopped at once");
    CHECK(dsk_apply(r, s, a, NULL, NULL) == DSK_OK, "legal all the same");
    free(b);
    free(s);
    free(r);
}

static void test_misuse(void)
{
    static const char *const bad[] = {"",
                                      "nobody",
                                      "hard:",
                                      "hard:x=1",
                                      "mcts:playouts=0",
                                      "mcts:playouts=-1",
                                      "greedy:time=5",
                                      "mcts:weights=/x"};
    dsk_rules *r = rules_of(CARCASSONNE);
    dsk_state *s = state_of(r);
    _Alignas(64) unsigned char small[64];
    dsk_bot *b = bot_of(r, "greedy", 1);
    dsk_action a = 77;
    size_t size = 0;
    dsk_note why;

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char text[200];

        CHECK(dsk_bot_size(r, bad[i], &size, &why) == DSK_E_ARGUMENT,
              "size of '%s'", bad[i]);
        CHECK(dsk_note_text(&why, "cs", NULL, text, sizeof text) > 10,
              "a reason for '%s'", bad[i]);
    }
    CHECK(dsk_bot_size(r, NULL, &size, NULL) == DSK_E_ARGUMENT, "no text");
    CHECK(dsk_bot_size(NULL, "hard", &size, NULL) == DSK_E_ARGUMENT, "rules");
    CHECK(dsk_bot_size(r, "hard", NULL, NULL) == DSK_E_ARGUMENT, "no size");
    CHECK(dsk_bot_init((dsk_bot *)small, 64, r, "hard", NULL, NULL) ==
              DSK_E_SPACE,
          "too small");
    dsk_bot_size(r, "greedy", &size, NULL);
    CHECK(dsk_bot_init(b, size - 64, r, "greedy", NULL, NULL) == DSK_E_SPACE,
          "a little too small");
    CHECK(dsk_bot_init((dsk_bot *)(small + 8), 1 << 30, r, "greedy", NULL,
                       NULL) == DSK_E_ARGUMENT,
          "not aligned");
    CHECK(dsk_bot_init(NULL, size, r, "greedy", NULL, NULL) == DSK_E_ARGUMENT,
          "no block");
    CHECK(dsk_bot_choice(b, &a) == DSK_E_ARGUMENT && a == 77, "no begin");
    CHECK(dsk_bot_choose(b, s, 0, &a) == DSK_E_ARGUMENT, "chance acts");
    dsk_apply(r, s, first(r, s), NULL, NULL);
    CHECK(dsk_bot_choose(b, s, 1, &a) == DSK_E_ARGUMENT, "the other's turn");
    CHECK(dsk_bot_choose(b, s, DSK_CHANCE, &a) == DSK_E_ARGUMENT, "no seat");
    CHECK(dsk_bot_choose(b, s, 0, NULL) == DSK_E_ARGUMENT, "no place");
    CHECK(dsk_bot_choose(b, NULL, 0, &a) == DSK_E_ARGUMENT, "no state");
    CHECK(dsk_bot_choose(NULL, s, 0, &a) == DSK_E_ARGUMENT, "no bot");
    CHECK(a == 77, "refusals write nothing");
    CHECK(dsk_bot_choose(b, s, 0, &a) == DSK_OK && a != 77, "and now it plays");
    dsk_playout(r, s, &(uint64_t){1}, 100000, NULL);
    CHECK(dsk_bot_choose(b, s, 0, &a) == DSK_E_OVER, "over");
    free(b);
    free(s);
    free(r);
}

struct job {
    const char *bot;
    uint64_t digest;
};

static void *work(void *user)
{
    struct job *j = user;

    j->digest = play(CARCASSONNE, j->bot, 9, 60, false);
    return NULL;
}

static void test_threads(void)
{
    struct job job[4] = {{"mcts:playouts=80", 0},
                         {"mcts:playouts=80", 0},
                         {"greedy", 0},
                         {"greedy", 0}};
    pthread_t thread[4];

    for (int i = 0; i < 4; i++)
        pthread_create(&thread[i], NULL, work, &job[i]);
    for (int i = 0; i < 4; i++)
        pthread_join(thread[i], NULL);
    CHECK(job[0].digest == job[1].digest && job[2].digest == job[3].digest,
          "threads do not disturb each other");
}

int main(void)
{
    test_names();
    test_play();
    test_knowledge();
    test_lines();
    test_remembers();
    test_budget();
    test_misuse();
    test_threads();
    return test_end();
}
