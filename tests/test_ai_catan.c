/*
 * Catan's evaluation, priors, quick moves and trade: right on positions made
 * for it, and sound at every step of games in all set-ups, for two to four
 * players.
 *
 *   test_ai_catan [GAMES [SEED]]
 */
#include "testing.h"

#include "ai/catan/policy.h"
#include "ai/catan/trade.h"
#include "ai/players.h"

static const struct ai_policy *const policy = &ai_policy_catan;

/* Without limits of the set-up: most actions of a game, offers of a turn. */
#define GAME_CAP   60000
#define OFFERS_CAP 30

static float w[AI_WEIGHTS_MAX];

static const struct catan *at(const struct table *t)
{
    return catan_state_c(t->s);
}

static float win_of(const struct table *t, int seat)
{
    float win[DSK_PLAYERS_MAX], score[DSK_PLAYERS_MAX];

    policy->evaluate(t->r, t->s, w, NULL, win, score);
    return win[seat];
}

#define put(...) FROM(table_put(__VA_ARGS__))

static void play(struct table *t, const char *text)
{
    dsk_action a[16];
    int n = dsk_expand(t->r, t->s, text, a, 16, NULL);

    HOLD(n > 0, "cannot read %s", text);
    for (int i = 0; i < n; i++)
        HOLD_EQUAL(dsk_apply(t->r, t->s, a[i], NULL, NULL), DSK_OK,
                   "refused: %s", text);
}

/* ---- at every step ------------------------------------------------------ */

static bool sound(float x)
{
    return x >= 0 && x <= 1.0001f;
}

static void check_value(const struct table *t)
{
    float win[DSK_PLAYERS_MAX], score[DSK_PLAYERS_MAX], sum = 0;
    int n = dsk_players(t->r);

    policy->evaluate(t->r, t->s, w, NULL, win, score);
    for (int i = 0; i < n; i++) {
        HOLD(sound(win[i]), "chance of %d is %f", i, (double)win[i]);
        HOLD(score[i] >= 0 && score[i] <= 12, "score of %d is %f", i,
             (double)score[i]);
        sum += win[i];
    }
    HOLD(sum > 0.999f && sum < 1.001f, "chances sum to %f", (double)sum);
}

/* No hex of one's own for the robber: there is always another. */
static void check_robber(const struct table *t, const float *prior)
{
    const struct catan *s = at(t);

    for (int i = 0; i < t->n; i++) {
        uint64_t around = catan_hex_vertices[act_a(t->legal[i])];

        HOLD(prior[i] <= 0 || (buildings_of(s, s->mover) & around) == 0,
             "the robber on an own hex has prior %f", (double)prior[i]);
    }
}

static void check_priors(struct table *t, float *prior)
{
    float sum = 0;

    policy->priors(t->r, t->s, w, t->legal, t->n, NULL, prior);
    for (int i = 0; i < t->n; i++) {
        HOLD(prior[i] >= 0 && prior[i] < 1e6f, "prior %f in %s",
             (double)prior[i], dsk_phase(t->r, t->s));
        sum += prior[i];
    }
    HOLD(sum > 0, "no action is likely in %s", dsk_phase(t->r, t->s));
    if (at(t)->phase == PH_ROBBER)
        check_robber(t, prior);
}

static void check_quick(struct table *t, uint64_t *seed)
{
    dsk_action a = policy->playout(t->r, t->s, w, NULL, seed);
    char text[80];

    dsk_format(t->r, t->s, a, text, sizeof text);
    HOLD(table_lists(t, a), "%s is not legal in %s", text,
         dsk_phase(t->r, t->s));
}

/* Random and quick moves by turns, so that games get on. */
static void check_game(const char *setup, uint64_t seed)
{
    float prior[LEGAL_MAX];
    struct table t;
    uint64_t rng = seed;

    table_open(&t, setup);
    for (int ply = 0; ply < 3000 && table_legal(&t) > 0; ply++) {
        dsk_action a = table_choose(&t, &rng);

        check_value(&t);
        if (dsk_player(t.r, t.s) >= 0) {
            if (ply % 3 == 0)
                check_priors(&t, prior);
            check_quick(&t, &rng);
            if (test_below(&rng, 4) != 0)
                a = policy->playout(t.r, t.s, w, NULL, &rng);
        }
        dsk_apply(t.r, t.s, a, NULL, NULL);
    }
    table_close(&t);
    test_case(setup);
}

static void check_games(int games, uint64_t seed)
{
    static const char *const setups[] = {
        "catan players=2 offers=10 turns=1000",
        "catan players=3 offers=10 turns=1000",
        "catan players=4 offers=10 turns=1000",
        "catan players=2 neutral_build=same_kind trade_actions_per_turn=0 "
        "offers=10 turns=1000",
        "catan players=3 board=beginner turn_mode=beginner offers=2 turns=1000",
        "catan players=4 board=classic_random declare_win=manual offers=10 "
        "turns=1000",
        "catan players=4 counters=off rates=best bank_shortage=nobody "
        "offers=10 turns=1000",
        "catan players=2 board=beginner "
        "turn_mode=combined declare_win=manual offers=10 "
        "turns=1000",
    };

    for (int g = 0; g < games; g++)
        check_game(setups[g % 8], seed + (uint64_t)g);
}

/* ---- positions ---------------------------------------------------------- */

static void check_names(void)
{
    static const char *const names[NFEATURES] = {
#define FEATURE(id, name) name,
        LOOK_FEATURES(FEATURE)
#undef FEATURE
    };
    char name[64];

    for (int i = 0; i < 6 * NFEATURES; i++) {
        snprintf(name, sizeof name, "p%d_%s%s", 2 + i / (2 * NFEATURES),
                 names[i % NFEATURES], i / NFEATURES % 2 ? "_late" : "");
        HOLD_EQUAL_TEXT(name, policy->weights[i].name, "%s stands for %s",
                        policy->weights[i].name, name);
    }
    test_case("values");
}

/* What helps p0 raises his chances. */
static void check_better(const char *what, const char *before,
                         const char *after)
{
    struct table t;
    float was;

    table_open(&t, "catan players=3 board=beginner "
                   "turn_mode=combined offers=10 turns=1000");
    put(&t, before);
    was = win_of(&t, 0);
    put(&t, after);
    CHECK(win_of(&t, 0) > was, "%s: %f, then %f", what, (double)was,
          (double)win_of(&t, 0));
    table_close(&t);
}

#define check_better(...) FROM(check_better(__VA_ARGS__))

static void check_values(void)
{
    const char *main0 = "turn p0 main";

    check_better("a city", main0, "city p0 v40;turn p0 main");
    check_better("cards", main0, "hand p0 grain 2;turn p0 main");
    check_better("a price", "hand p0 grain 3;hand p0 ore 2;turn p0 main",
                 "hand p0 grain 2;hand p0 ore 3;turn p0 main");
    check_better("a knight", main0, "dev p0 knight 1;turn p0 main");
    check_better("a hidden point", main0,
                 "dev p0 victory-point 1;"
                 "turn p0 main");
    check_better("the army", "knights p0 2;turn p0 main",
                 "knights p0 3;army p0;turn p0 main");
    check_better("the robber leaves", "robber h12;turn p0 main",
                 "robber h0;turn p0 main");
}

#define EMPTY                                                          \
    "hand p0 lumber 0;hand p0 brick 0;hand p0 wool 0;hand p0 grain 0;" \
    "hand p0 ore 0;"

/* What a quick move does here, as text. */
static void check_move(const char *lines, const char *expected)
{
    struct table t;
    char text[80];
    uint64_t rng = 1;

    table_open(&t, "catan players=3 board=beginner "
                   "turn_mode=combined offers=10 turns=1000");
    put(&t, lines);
    dsk_format(t.r, t.s, policy->playout(t.r, t.s, w, NULL, &rng), text,
               sizeof text);
    CHECK(strncmp(text, expected, strlen(expected)) == 0, "%s: %s, not %s",
          lines, text, expected);
    table_close(&t);
}

#define check_move(...) FROM(check_move(__VA_ARGS__))

static void check_quick_moves(void)
{
    check_move(EMPTY "hand p0 grain 2;hand p0 ore 3;turn p0 main", "city");
    check_move(EMPTY "hand p0 lumber 4;hand p0 grain 2;hand p0 ore 2;"
                     "turn p0 main",
               "bank:4,lumber,");
    check_move(EMPTY "hand p0 grain 2;hand p0 ore 2;turn p0 main", "end");
    check_move(EMPTY "dev p0 knight 1;turn p0 main", "knight");
    check_move(EMPTY "dev p0 year-of-plenty 1;hand p0 grain 1;hand p0 ore 2;"
                     "turn p0 main",
               "plenty:");
    check_move(EMPTY "dev p0 monopoly 1;hand p1 wool 4;hand p2 wool 3;"
                     "turn p0 main",
               "monopoly:wool");
    test_case("quick moves");
}

/* Games that the first of two bots wins. */
static int duel(const char *first, const char *second, int games)
{
    static _Alignas(64) char block[2][1 << 19];
    struct ai_brain *brain[2];
    struct ai_bot bot;
    struct table t;
    int won = 0;

    table_open(&t, "catan players=2 offers=10 turns=1000");
    for (int i = 0; i < 2; i++) {
        const char *text = i == 0 ? first : second;

        HOLD(ai_bot_read(&bot, text, strlen(text), NULL) == DSK_OK &&
                 ai_brain_size(&bot, t.r) <= sizeof block[i],
             "no room for %s", text);
        brain[i] = ai_brain_init(&bot, t.r, block[i]);
    }
    for (int g = 0; g < games; g++) {
        uint64_t luck = (uint64_t)(g / 2) + 1, rng = (uint64_t)g;

        dsk_init(t.r, t.s);
        ai_brain_forget(brain[0]);
        ai_brain_forget(brain[1]);
        while (table_legal(&t) > 0) {
            int who = dsk_player(t.r, t.s);

            dsk_apply(t.r, t.s,
                      who < 0
                          ? table_choose(&t, &luck)
                          : ai_brain_choose(brain[(who + g) % 2], t.s, &rng),
                      NULL, NULL);
        }
        won += at(&t)->winner == g % 2;
    }
    table_close(&t);
    return won;
}

/* No weaker than one action deep, which is far slower. */
static void check_quick_strength(void)
{
    int won = duel("quick", "hard:playouts=1", 400);

    CHECK(won >= 180, "quick moves win %d of 400 games", won);
    won = duel("quick", "random", 40);
    EQUAL(won, 40, "quick moves win %d of 40 games against random", won);
}

/* A draw and the one that stands for it lead to the same position. */
static void check_alike(void)
{
    struct table t, u;
    int classes = 0;

    table_open(&t, "catan players=3 board=beginner "
                   "turn_mode=combined offers=10 turns=1000");
    table_open(&u, "catan players=3 board=beginner "
                   "turn_mode=combined offers=10 turns=1000");
    put(&t, "turn p0 preroll");
    table_legal(&t);
    for (int i = 0; i < t.n; i++) {
        dsk_action b = policy->alike(t.r, t.s, t.legal[i]);

        classes += b == t.legal[i];
        dsk_copy(t.r, t.spare, t.s);
        dsk_copy(t.r, u.s, t.s);
        dsk_apply(t.r, t.spare, t.legal[i], NULL, NULL);
        HOLD_EQUAL(dsk_apply(t.r, u.s, b, NULL, NULL), DSK_OK, "not legal");
        HOLD_EQUAL(dsk_hash(t.r, t.spare), dsk_hash(t.r, u.s),
                   "draw %d is not like the one that stands for it", i);
    }
    CHECK(t.n == 21 && classes == 11, "%d draws, %d sums", t.n, classes);
    table_close(&t);
    table_close(&u);
}

/* ---- trade -------------------------------------------------------------- */

static enum verb answer(const char *cities)
{
    struct table t;
    float gain;
    enum verb v;

    table_open(&t, "catan players=3 board=beginner "
                   "turn_mode=combined offers=10 turns=1000");
    put(&t, cities);
    put(&t, "hand p0 ore 1;hand p1 wool 3;hand p1 grain 2;hand p1 ore 2;"
            "turn p0 main");
    play(&t, "offer 1 ore for 1 wool to p1");
    v = act_verb(trade_step(catan_rules(t.r), at(&t), w, NULL, &gain));
    table_close(&t);
    return v;
}

static void check_answers(void)
{
    enum verb v = answer("robber h9");

    EQUAL(v, V_ACCEPT, "the card for a city is refused: %d", (int)v);
    v = answer("city p0 v0;city p0 v2;city p0 v4;robber h9");
    EQUAL(v, V_REJECT, "a leader is dealt with: %d", (int)v);
}

struct record {
    int trades, offers, in_turn, turn;
    uint32_t give[TRADE_OFFERS + 1], want[TRADE_OFFERS + 1];
};

/* An offer goes out: is it the first of its kind in this turn? */
static void check_offer(struct record *x, const struct catan *s)
{
    if (x->turn != s->turn) {
        x->turn = s->turn;
        x->in_turn = 0;
    }
    for (int i = 0; i < x->in_turn; i++)
        HOLD(x->give[i] != s->give || x->want[i] != s->want,
             "the same offer twice in turn %d", s->turn);
    HOLD(x->in_turn < TRADE_OFFERS, "%d offers in turn %d", x->in_turn + 1,
         s->turn);
    if (x->in_turn < TRADE_OFFERS) {
        x->give[x->in_turn] = s->give;
        x->want[x->in_turn++] = s->want;
    }
    x->offers++;
}

static void check_deal(struct record *x, const struct catan *s, int partner)
{
    HOLD(open_points(s, s->active) < 8 && open_points(s, partner) < 8,
         "a deal with a leader in turn %d", s->turn);
    x->trades++;
}

/* The likeliest action of a seat that knows what it may. */
static dsk_action likeliest(struct table *t, uint64_t *seed)
{
    float prior[LEGAL_MAX];
    int best = 0;

    dsk_copy(t->r, t->spare, t->s);
    dsk_resample(t->r, t->spare, dsk_player(t->r, t->s), test_random(seed));
    policy->priors(t->r, t->spare, w, t->legal, t->n, NULL, prior);
    for (int i = 1; i < t->n; i++) {
        if (prior[i] > prior[best])
            best = i;
    }
    return t->legal[best];
}

static void check_bargains(const char *setup, int games, uint64_t seed,
                           bool trades)
{
    struct record x = {.turn = -1};
    int won = 0;

    for (int g = 0; g < games; g++) {
        struct table t;
        uint64_t rng = seed + (uint64_t)g;

        table_open(&t, setup);
        x.turn = -1;
        for (int ply = 0; ply < 6000 && table_legal(&t) > 0; ply++) {
            dsk_action a = dsk_player(t.r, t.s) < 0 ? table_choose(&t, &rng)
                                                    : likeliest(&t, &rng);

            if (act_verb(a) == V_PROPOSE && at(&t)->phase == PH_OFFER)
                check_offer(&x, at(&t));
            if (act_verb(a) == V_TRADE)
                check_deal(&x, at(&t), act_a(a));
            dsk_apply(t.r, t.s, a, NULL, NULL);
        }
        won += dsk_winners(t.r, t.s) != 0;
        table_close(&t);
    }
    printf("%s: %d games, %d won, %d offers, %d trades\n", setup, games, won,
           x.offers, x.trades);
    HOLD_EQUAL(won, games, "%d of %d games were won", won, games);
    /* With two players what helps one hurts the other. */
    HOLD(games < 3 || (x.trades > 0) == trades, "%d trades", x.trades);
    test_case(setup);
}

/* ---- whole bots --------------------------------------------------------- */

static struct ai_brain *brain_of(const struct table *t, const char *text)
{
    struct ai_bot bot;
    size_t size;
    void *block;

    HOLD_EQUAL(ai_bot_read(&bot, text, strlen(text), NULL), DSK_OK, "%s", text);
    size = (ai_brain_size(&bot, t->r) + 63) & ~(size_t)63;
    block = aligned_alloc(64, size);
    HOLD(block != NULL, "no memory for %s", text);
    return ai_brain_init(&bot, t->r, block);
}

static void lay_offer(struct table *t)
{
    table_open(t, "catan players=3 board=beginner "
                  "turn_mode=combined offers=10 turns=1000");
    put(t, "robber h9;hand p0 ore 1;hand p1 wool 3;hand p1 grain 2;"
           "hand p1 ore 2;turn p0 main");
    play(t, "offer 1 ore for 1 wool to p1");
}

/*
 * An answer needs no search: with a budget of days it is there at once (the
 * test would not end otherwise).
 */
static void check_at_once(void)
{
    static const char *const bots[] = {"mcts:playouts=1000000000", "child",
                                       "master"};

    for (int i = 0; i < 3; i++) {
        struct table t;
        struct ai_brain *b;
        uint64_t rng = 1;
        dsk_action a;

        lay_offer(&t);
        b = brain_of(&t, bots[i]);
        a = ai_brain_choose(b, t.s, &rng);
        EQUAL(act_verb(a), V_ACCEPT, "%s answers %d", bots[i],
              (int)act_verb(a));
        free(b);
        table_close(&t);
    }
}

/* The standing opponent says no to everything and never begins. */
static void check_refuses(void)
{
    struct table t;
    struct ai_brain *b;
    uint64_t rng = 1;
    dsk_action a;

    lay_offer(&t);
    b = brain_of(&t, "alphabeta");
    a = ai_brain_choose(b, t.s, &rng);
    EQUAL(act_verb(a), V_REJECT, "alphabeta answers %d", (int)act_verb(a));
    free(b);
    table_close(&t);
    table_open(&t, "catan players=4 offers=10 turns=1000");
    b = brain_of(&t, "alphabeta:depth=1");
    for (int ply = 0; ply < 3000 && table_legal(&t) > 0; ply++) {
        a = table_choose(&t, &rng);
        if (dsk_player(t.r, t.s) >= 0)
            a = ai_brain_choose(b, t.s, &rng);
        HOLD(act_verb(a) < V_GIVE, "alphabeta trades");
        dsk_apply(t.r, t.s, a, NULL, NULL);
    }
    HOLD(dsk_winners(t.r, t.s) != 0, "alphabeta does not come to an end");
    test_case("alphabeta never trades");
    free(b);
    table_close(&t);
}

/*
 * Offers have no limit and neither has the game: every kind of bot, at every
 * seat, stops offering by itself and comes to an end.
 */
static void check_without_limits(const char *text)
{
    struct table t;
    struct ai_brain *b;
    uint64_t rng = 5;
    int most = 0, ply;

    table_open(&t, "catan players=3 offers=free turns=off");
    b = brain_of(&t, text);
    for (ply = 0; ply < GAME_CAP && table_legal(&t) > 0; ply++) {
        dsk_action a = dsk_player(t.r, t.s) >= 0 ? ai_brain_choose(b, t.s, &rng)
                                                 : table_choose(&t, &rng);

        dsk_apply(t.r, t.s, a, NULL, NULL);
        most = at(&t)->offers > most ? at(&t)->offers : most;
        HOLD(most <= OFFERS_CAP, "%s makes %d offers in a turn", text, most);
    }
    HOLD(dsk_winners(t.r, t.s) != 0, "%s does not come to an end", text);
    printf("%s: %d actions, at most %d offers a turn\n", text, ply, most);
    test_case(text);
    free(b);
    table_close(&t);
}

int main(int argc, char **argv)
{
    static const char *const bots[] = {"random",          "greedy",
                                       "quick",           "child",
                                       "mcts:playouts=8", "alphabeta:depth=1"};
    int games = argc > 1 ? atoi(argv[1]) : 24;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;

    ai_weights_default(policy, w);
    check_names();
    check_values();
    check_quick_moves();
    check_quick_strength();
    check_alike();
    check_answers();
    check_at_once();
    check_refuses();
    for (size_t i = 0; i < sizeof bots / sizeof bots[0]; i++)
        check_without_limits(bots[i]);
    check_games(games, seed);
    check_bargains("catan players=4 offers=10 turns=1000", games / 4, seed,
                   true);
    check_bargains("catan players=3 counters=off offers=10 turns=1000",
                   games / 4, seed, true);
    check_bargains("catan players=2 offers=10 turns=1000", games / 4, seed,
                   false);
    return test_end();
}
