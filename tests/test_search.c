/*
 * The search: it plays by what its seat knows, the same seed gives the same
 * answer, budgets and stops are kept, memory may be scarce, trees are kept
 * between moves, several threads agree; and the texts of bots are read right.
 */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "ai/expect.h"
#include "ai/players.h"
#include "ai/real.h"
#include "cli/sprt.h"
#include "deskovka.h"
#include "engine/memory.h"
#include "engine/team.h"

/* One test: what it is, and for which game or bot. */
#define check(ok, what, detail) CHECK(ok, "%s (%s)", what, detail)

/* ---- a table ------------------------------------------------------------ */

struct table {
    const char *setup;
    dsk_rules *rules;
    dsk_state *state, *other;
    struct ai_context context;
    float weights[AI_WEIGHTS_MAX];
    uint64_t rng;
};

static void *get(size_t size)
{
    void *block = aligned_alloc(64, (size + 63) & ~(size_t)63);

    if (block == NULL)
        abort();
    memset(block, 0xa5, size); /* nobody may count on zeros */
    return block;
}

static void open_table(struct table *t, const char *setup)
{
    t->setup = setup;
    t->rules = get(dsk_rules_size());
    if (dsk_rules_init(t->rules, setup, NULL) < 0)
        abort();
    t->state = get(dsk_state_size(t->rules));
    t->other = get(dsk_state_size(t->rules));
    t->context.rules = t->rules;
    t->context.scratch = get(ai_scratch_size(t->rules));
    ai_weights_default(ai_policy_of(t->rules), t->weights);
    t->rng = 1;
    dsk_init(t->rules, t->state);
}

static void close_table(struct table *t)
{
    free(t->rules);
    free(t->state);
    free(t->other);
    free(t->context.scratch);
}

/* Plays this many actions at random, then on until a seat decides. */
static bool play_on(struct table *t, int actions)
{
    dsk_action a;

    dsk_playout(t->rules, t->state, &t->rng, actions, NULL);
    while (dsk_sample(t->rules, t->state, &t->rng, &a) == DSK_OK)
        dsk_apply(t->rules, t->state, a, NULL, NULL);
    return dsk_player(t->rules, t->state) >= 0;
}

static bool is_legal(const struct table *t, dsk_action a)
{
    dsk_state *copy = get(dsk_state_size(t->rules));
    bool ok;

    dsk_copy(t->rules, copy, t->state);
    ok = dsk_apply(t->rules, copy, a, NULL, NULL) == DSK_OK;
    free(copy);
    return ok;
}

/* What a bot without memory plays in s. */
static dsk_action ask(const struct table *t, const char *text,
                      const dsk_state *s, uint64_t seed)
{
    struct ai_bot bot;
    uint64_t rng = seed;
    void *block;
    dsk_action a;

    if (ai_bot_read(&bot, text, strlen(text), NULL) < 0)
        abort();
    block = get(ai_brain_size(&bot, t->rules));
    a = ai_brain_choose(ai_brain_init(&bot, t->rules, block), s, &rng);
    free(block);
    return a;
}

/* ---- what one may know -------------------------------------------------- */

/*
 * Redraws what the seat to act cannot know; every bot has to answer the same.
 * Counts the positions in which something was hidden at all.
 */
static int test_hidden(const char *setup, int positions, int actions)
{
    static const char *const bots[] = {"greedy", "mcts:playouts=60",
                                       "easy:playouts=30", "uct:playouts=20",
                                       "alphabeta:nodes=300"};
    struct table t;
    int hidden = 0;

    open_table(&t, setup);
    for (int i = 0; i < positions && play_on(&t, actions); i++) {
        int seat = dsk_player(t.rules, t.state);

        dsk_copy(t.rules, t.other, t.state);
        dsk_resample(t.rules, t.other, seat, 1000 + (uint64_t)i);
        hidden += dsk_hash(t.rules, t.other) != dsk_hash(t.rules, t.state);
        for (int k = 0; k < 5; k++)
            check(ask(&t, bots[k], t.state, 7) == ask(&t, bots[k], t.other, 7),
                  "hidden cards change nothing", bots[k]);
    }
    close_table(&t);
    return hidden;
}

/*
 * Whole games of a bot that keeps its tree from move to move: what was hidden
 * turns out otherwise than it thought, and its answers have to be legal all the
 * same.
 */
static void test_whole_games(const char *setup, const char *text, int games)
{
    struct ai_bot bot;
    struct ai_brain *brain;
    struct table t;
    uint64_t rng = 7;
    bool legal = true;

    open_table(&t, setup);
    ai_bot_read(&bot, text, strlen(text), NULL);
    brain = ai_brain_init(&bot, t.rules, get(ai_brain_size(&bot, t.rules)));
    for (int i = 0; i < games && legal; i++) {
        dsk_init(t.rules, t.state);
        ai_brain_forget(brain);
        while (legal && dsk_player(t.rules, t.state) != DSK_OVER) {
            if (dsk_player(t.rules, t.state) >= 0)
                legal = dsk_apply(t.rules, t.state,
                                  ai_brain_choose(brain, t.state, &rng), NULL,
                                  NULL) == DSK_OK;
            else
                dsk_playout(t.rules, t.state, &rng, 1, NULL);
        }
    }
    check(legal, "every answer is legal", setup);
    free(brain);
    close_table(&t);
}

/* ---- one search --------------------------------------------------------- */

struct run {
    struct search x;
    void *block;
};

static void start(struct table *t, struct run *r, uint64_t nodes, uint64_t seed)
{
    struct search_params params;
    size_t size = search_memory(t->rules, nodes);

    search_params_of(t->rules, t->weights, &params);
    r->block = get(size);
    search_init(&r->x, t->rules, t->weights, &params, r->block, size);
    check(search_begin(&r->x, t->state, seed) == DSK_OK, "begins", t->setup);
}

#define start(...) FROM(start(__VA_ARGS__))

static enum search_status run(struct run *r, uint64_t playouts)
{
    struct search_limits limits = {.playouts = playouts};
    enum search_status status;

    while ((status = search_run(&r->x, &limits, 7)) == SEARCH_MORE)
        ;
    return status;
}

static int lines_of(const struct run *r, struct search_line *line, int max)
{
    const struct search *const one[] = {&r->x};

    return search_lines(one, 1, line, max);
}

/* Same seed, same answer to the last bit; chances sum to 1; best first. */
static void test_lines(const char *setup)
{
    struct search_line a[8], b[8];
    struct run first, second;
    struct table t;
    int n;

    open_table(&t, setup);
    check(play_on(&t, 40), "a decision", setup);
    start(&t, &first, 400, 3);
    start(&t, &second, 400, 3);
    check(run(&first, 300) == SEARCH_PLAYOUTS, "all playouts", setup);
    run(&second, 300);
    n = lines_of(&first, a, 8);
    check(n >= 1 && n == lines_of(&second, b, 8) &&
              memcmp(a, b, (size_t)n * sizeof a[0]) == 0,
          "the same twice", setup);
    check(a[0].action == search_best(&first.x) && is_legal(&t, a[0].action),
          "the best is legal and first", setup);
    for (int i = 0; i < n; i++) {
        float sum = 0;

        for (int k = 0; k < dsk_players(t.rules); k++)
            sum += a[i].win[k];
        check(a[i].visits == 0 || fabsf(sum - 1) < 0.01f, "chances sum to 1",
              setup);
        check(i == 0 || a[i].visits <= a[i - 1].visits, "best first", setup);
        check(a[i].npv >= 1 && a[i].pv[0] == a[i].action, "a line", setup);
    }
    free(first.block);
    free(second.block);
    close_table(&t);
}

/* Little memory: every playout is made all the same. */
static void test_scarce(const char *setup)
{
    struct table t;
    struct run r;

    open_table(&t, setup);
    check(play_on(&t, 30), "a decision", setup);
    start(&t, &r, 1, 1);
    check(run(&r, 2000) == SEARCH_PLAYOUTS && r.x.playouts == 2000,
          "playouts without memory", setup);
    check(is_legal(&t, search_best(&r.x)), "legal without memory", setup);
    free(r.block);
    close_table(&t);
}

static uint64_t later(void *user)
{
    return (*(uint64_t *)user)++;
}

static void test_limits(void)
{
    struct table t;
    struct run r;
    atomic_int stop = 1;
    uint64_t clock = 0;
    struct search_limits limits = {.stop = &stop};

    open_table(&t, "carcassonne players=2");
    check(play_on(&t, 20), "a decision", "");
    start(&t, &r, 5000, 1);
    check(search_run(&r.x, &limits, 100) == SEARCH_STOPPED &&
              r.x.playouts == 0 && is_legal(&t, search_best(&r.x)),
          "stopped before the first playout", "a legal action");
    limits = (struct search_limits){.nodes = 50};
    while (search_run(&r.x, &limits, 10) == SEARCH_MORE)
        ;
    check(r.x.tree.nodes >= 50 && r.x.tree.nodes < 60, "nodes", "50");
    limits = (struct search_limits){.time = 20, .now = later, .user = &clock};
    while (search_run(&r.x, &limits, 10) == SEARCH_MORE)
        ;
    check(clock >= 20 && clock < 24, "time", "20 ticks");
    dsk_playout(t.rules, t.state, &t.rng, 100000, NULL);
    check(search_begin(&r.x, t.state, 1) == DSK_E_OVER, "over", "refused");
    dsk_init(t.rules, t.state);
    check(search_begin(&r.x, t.state, 1) == DSK_E_ARGUMENT, "chance acts",
          "refused");
    free(r.block);
    close_table(&t);
}

/* After an own action the tree goes on; after something else it is dropped. */
static void test_reuse(void)
{
    struct search_line best;
    struct table t;
    struct run r;
    uint64_t kept;

    open_table(&t, "carcassonne players=2");
    for (int i = 0; i < 50; i++) {
        play_on(&t, 1);
        if (i >= 8 && strcmp(dsk_phase(t.rules, t.state), "place") == 0)
            break;
    }
    start(&t, &r, 5000, 1);
    run(&r, 2000);
    lines_of(&r, &best, 1);
    search_played(&r.x, best.action);
    dsk_apply(t.rules, t.state, best.action, NULL, NULL);
    check(dsk_player(t.rules, t.state) == r.x.seat, "the turn goes on", "");
    search_begin(&r.x, t.state, 2);
    kept = tree_node(&r.x.tree, r.x.tree.root)->visits;
    check(kept == best.visits && kept > 100, "the tree is kept", "its visits");
    run(&r, kept + 500);
    check(r.x.playouts == 500, "what is kept counts", "500 more");
    check(is_legal(&t, search_best(&r.x)), "legal in a kept tree", "");
    check(play_on(&t, 30), "a decision", "");
    search_begin(&r.x, t.state, 3);
    check(tree_node(&r.x.tree, r.x.tree.root)->visits == 0, "another position",
          "nothing is kept");
    free(r.block);
    close_table(&t);
}

/* ---- several threads ---------------------------------------------------- */

static bool at_once(void *user)
{
    ++*(int *)user;
    return true;
}

static void keep_report(void *user, const struct team_report *r)
{
    *(struct team_report *)user = *r;
}

static void test_team(void)
{
    struct memory memory = {0, (size_t)64 << 20};
    struct team_report a, b;
    struct table t;
    struct team_job job = {.threads = 3, .seed = 5, .whole = true};
    dsk_action first, second;
    int asked = 0;

    open_table(&t, "carcassonne players=3");
    check(play_on(&t, 30), "a decision", "");
    ai_bot_read(&job.bot, "mcts:playouts=500", 17, NULL);
    job.rules = t.rules;
    job.state = t.state;
    job.memory = &memory;
    job.report = keep_report;
    job.report_every = 100000;
    job.user = &a;
    check(team_think(&job, &first) == DSK_OK && a.playouts == 500,
          "threads share the playouts", "500");
    job.user = &b;
    team_think(&job, &second);
    check(first == second && a.nlines == b.nlines &&
              memcmp(a.line, b.line, (size_t)a.nlines * sizeof a.line[0]) == 0,
          "threads: the same twice", "");
    job.listen = at_once;
    job.report = NULL;
    job.user = &asked;
    for (int i = 0; i < 2; i++) {
        const char *text = i == 0 ? "mcts:time=3600000" : "star2:depth=9";

        ai_bot_read(&job.bot, text, strlen(text), NULL);
        check(team_think(&job, &first) == DSK_OK && is_legal(&t, first),
              "stopped at once", text);
    }
    check(asked >= 2, "it listens", "");
    memory.limit = memory.used + 1000;
    check(team_think(&job, &first) < 0, "no memory", "an error");
    check(memory.used == 0, "all memory is given back", "");
    close_table(&t);
}

/* ---- time --------------------------------------------------------------- */

/* A clock that goes on by one with every look. */
static uint64_t count_looks(void *user)
{
    return ++*(uint64_t *)user;
}

/* Every bot that looks ahead keeps to its time, and stops soon after. */
static void test_time(void)
{
    static const char *const names[] = {"mcts:time=50", "star2", "alphabeta",
                                        "star2:depth=9", "alphabeta:depth=9"};
    struct table t;

    open_table(&t, "catan players=4 offers=0");
    check(play_on(&t, 61), "a decision", "");
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        uint64_t looks = 0, rng = 3;
        struct ai_bot bot;
        void *block;

        ai_bot_read(&bot, names[i], strlen(names[i]), NULL);
        bot.time = 50;
        bot.now = count_looks;
        bot.user = &looks;
        block = aligned_alloc(64, (ai_brain_size(&bot, t.rules) + 63) & ~63ul);
        check(is_legal(&t, ai_brain_choose(ai_brain_init(&bot, t.rules, block),
                                           t.state, &rng)),
              "a choice in time", names[i]);
        check(looks <= 55, "the clock is kept", names[i]);
        check(looks >= 50 || strstr(names[i], "=") == NULL,
              "time was what stopped it", names[i]);
        free(block);
    }
    close_table(&t);
}

/* Time flies at every look: somebody else has the processor. */
static uint64_t fly(void *user)
{
    return *(uint64_t *)user += 1000000;
}

static int choices(const struct table *t)
{
    int most = dsk_max_legal(t->rules), n;
    dsk_action *legal = get((size_t)most * sizeof *legal);

    n = dsk_legal(t->rules, t->state, legal, NULL, most);
    free(legal);
    return n;
}

/* On a machine that is too busy a level still makes its floor of playouts. */
static void test_floor(const char *setup)
{
    static const char *const names[] = {"easy", "medium", "hard", "master"};
    struct table t;

    open_table(&t, setup);
    check(play_on(&t, 30), "a decision", setup);
    for (int i = 0; i < 50 && choices(&t) < 5; i++) /* not forced */
        play_on(&t, 1);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        uint64_t clock = 0, rng = 3, floor;
        struct ai_brain *brain;
        struct ai_bot bot;
        void *block;

        ai_bot_read(&bot, names[i], strlen(names[i]), NULL);
        bot.now = fly;
        bot.user = &clock;
        bot.floor = true;
        floor = ai_bot_floor(&bot, t.rules);
        check(floor > 0 && floor == ai_bot_playouts(&bot, t.rules) / 3,
              "a third of its playouts", names[i]);
        block = aligned_alloc(64, (ai_brain_size(&bot, t.rules) + 63) & ~63ul);
        brain = ai_brain_init(&bot, t.rules, block);
        ai_brain_begin(brain, t.state, &rng);
        while (ai_brain_run(brain, 100))
            ;
        check(ai_brain_playouts(brain) >= floor, "the floor is made", names[i]);
        check(ai_brain_playouts(brain) < floor + 200, "and no more", names[i]);
        bot.time /= 10; /* the operator lets it think for less */
        check(ai_bot_floor(&bot, t.rules) == floor / 10, "less", names[i]);
        free(block);
    }
    close_table(&t);
}

/* ---- texts -------------------------------------------------------------- */

static bool reads(const char *text)
{
    struct ai_bot bot;
    dsk_note why;
    char line[300];

    if (ai_bot_read(&bot, text, strlen(text), &why) == DSK_OK)
        return strcmp(bot.text, text) == 0;
    check(dsk_note_text(&why, "en", NULL, line, sizeof line) > 0 &&
              dsk_note_text(&why, "cs", NULL, line, sizeof line) > 0,
          "a reason", text);
    return false;
}

static void test_texts(void)
{
    static const char *const good[] = {"child",
                                       "master",
                                       "mcts",
                                       "quick",
                                       "quick:weights=a.weights",
                                       "mcts:playouts=1",
                                       "mcts:playouts=5,time=20,nodes=7",
                                       "mcts:playouts=20,ahead=3",
                                       "hard:time=100",
                                       "uct:playouts=8000",
                                       "star2:depth=1",
                                       "alphabeta:depth=3,nodes=10",
                                       "hard:weights=a.weights,playouts=3"};
    static const char *const bad[] = {"",
                                      "nobody",
                                      "mcts:",
                                      "mcts:playouts",
                                      "mcts:playouts=",
                                      "mcts:playouts=0",
                                      "mcts:playouts=-1",
                                      "mcts:playouts=1.5",
                                      "mcts:playouts=1000000001",
                                      "mcts:playouts=99999999999999999999",
                                      "mcts:time=0",
                                      "mcts:ahead=0",
                                      "mcts:ahead=101",
                                      "mcts:depth=2",
                                      "greedy:playouts=3",
                                      "quick:playouts=3",
                                      "star2:time=5",
                                      "star2:depth=13",
                                      "mcts:playouts=5,",
                                      "mcts:weights=",
                                      "mcts playouts"};
    struct ai_bot bot;
    char giant[200];

    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        check(reads(good[i]), "is read", good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        check(!reads(bad[i]), "is refused", bad[i]);
    memset(giant, 'a', sizeof giant);
    check(ai_bot_read(&bot, giant, sizeof giant, NULL) < 0, "too long", "");
    check(ai_bot_span("mcts:playouts=3,time=4,greedy") == 22, "span", "keys");
    check(ai_bot_span("hard") == 4 && ai_bot_span("") == 0, "span", "ends");
    ai_bot_read(&bot, "master", 6, NULL);
    check(bot.playouts > 1000 && bot.time == 2000, "master", "its budget");
    ai_bot_read(&bot, "master:time=50", 14, NULL);
    check(bot.playouts == 0 && bot.time == 50, "a budget of one's own",
          "instead of the level's");
    ai_bot_read(&bot, "hard:ahead=6", 12, NULL);
    check(bot.playouts > 1000 && bot.ahead == 6, "ahead",
          "beside the level's budget");
}

/* A weight search_*_2 is for two players alone. */
static void test_weights_of_two(void)
{
    static const char *const names[] = {"search_turns_2", "search_turns"};
    struct search_params params;
    struct table t;

    for (int players = 2; players <= 3; players++) {
        const char *name = names[players - 2];
        const struct ai_policy *p;
        int k;

        open_table(&t, players == 2 ? "catan players=2 offers=10 turns=1000"
                                    : "catan players=3 offers=10 turns=1000");
        p = ai_policy_of(t.rules);
        k = ai_weight_find(p, name, strlen(name));
        search_params_of(t.rules, NULL, &params);
        check(k >= 0 && (int)params.turns == (int)p->weights[k].value, "weight",
              name);
        close_table(&t);
    }
}

/* A game may have budgets of its own; a text that names one overrules both. */
static void test_budgets(const char *setup)
{
    struct search_params params;
    struct search_limits limits;
    struct ai_bot bot;
    struct table t;
    uint32_t own;

    open_table(&t, setup);
    own = ai_policy_of(t.rules)->level[LEVEL_MASTER].playouts;
    ai_bot_read(&bot, "master", 6, NULL);
    ai_bot_params(&bot, t.rules, &params, &limits);
    check(limits.playouts == (own > 0 ? own : bot.playouts), "budget", setup);
    check(ai_bot_room(&bot, t.rules) == limits.playouts, "room", setup);
    ai_bot_read(&bot, "master:playouts=77,ahead=5", 26, NULL);
    ai_bot_params(&bot, t.rules, &params, &limits);
    check(limits.playouts == 77 && params.turns == 5.0f, "both named", setup);
    ai_bot_read(&bot, "master", 6, NULL);
    ai_bot_params(&bot, t.rules, &params, &limits);
    check(params.turns > 0.0f, "master plays on", setup);
    ai_bot_read(&bot, "medium", 6, NULL);
    ai_bot_params(&bot, t.rules, &params, &limits);
    check(params.turns == 0.0f, "only the deep ones play on", setup);
    close_table(&t);
}

/* ---- numbers ------------------------------------------------------------ */

static void test_numbers(void)
{
    struct sprt test = {0, 30, 0.05, 2};
    float worst_exp = 0, worst_log = 0;

    for (float x = -80; x < 80; x += 0.37f) {
        float want = expf(x);

        worst_exp = fmaxf(worst_exp, fabsf(real_exp(x) - want) / want);
    }
    for (float x = 1e-6f; x < 1e6f; x *= 1.07f)
        worst_log = fmaxf(worst_log, fabsf(real_log(x) - logf(x)));
    check(worst_exp < 2e-6f && worst_log < 4e-6f, "exp and log", "accuracy");
    check(real_exp(-100) == 0 && real_exp(1000) < INFINITY, "exp", "bounds");
    check(fabs(sprt_share(0, 4) - 0.25) < 1e-9 &&
              fabs(sprt_elo(sprt_share(120, 3), 3) - 120) < 1e-6,
          "Elo and shares", "there and back");
    check(sprt_verdict(&test, sprt_ratio(&test, 200, 160, 160)) == SPRT_YES &&
              sprt_verdict(&test, sprt_ratio(&test, 200, 60, 60)) == SPRT_NO &&
              sprt_verdict(&test, sprt_ratio(&test, 4, 4, 4)) == SPRT_OPEN,
          "sequential test", "verdicts");
}

int main(void)
{
    check(test_hidden("catan players=4 offers=10 turns=1000", 8, 300) > 0,
          "something was hidden", "catan");
    check(test_hidden("catan players=2 offers=10 turns=1000", 8, 500) > 0,
          "something was hidden", "catan of two");
    test_hidden("carcassonne players=3", 4, 30);
    test_lines("carcassonne players=2");
    test_lines("carcassonne players=6 modules=inns,traders");
    test_lines("catan players=3 offers=10 turns=1000");
    test_scarce("carcassonne players=5");
    test_scarce("catan players=4 offers=10 turns=1000");
    test_whole_games("carcassonne players=2 modules=traders,wheel,messages",
                     "hard:playouts=40", 3);
    test_whole_games("catan players=2 offers=10 turns=1000", "hard:playouts=40",
                     2);
    test_limits();
    test_reuse();
    test_team();
    test_time();
    test_floor("carcassonne players=2");
    test_floor("catan players=4 offers=0");
    test_texts();
    test_weights_of_two();
    test_budgets("carcassonne players=2");
    test_budgets("catan players=4 offers=10 turns=1000");
    test_numbers();
    return test_end();
}
