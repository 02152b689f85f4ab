/*
 * Carcassonne's evaluation, priors and playout moves: right on positions made
 * for it, and sound at every step of random games over random modules, in all
 * editions, for two to six players.
 *
 *   test_ai_carcassonne [GAMES [SEED]]
 */
#include "testing.h"

#include "ai/carcassonne/moves.h"
#include "ai/carcassonne/policy.h"

#define WEIGHTS_MAX AI_WEIGHTS_MAX

/* A table and what the policy needs beside it. */
struct mind {
    struct table t;
    float w[WEIGHTS_MAX];
    void *scratch;
    float *prior;
    float win[DSK_PLAYERS_MAX], score[DSK_PLAYERS_MAX];
};

static const struct ai_policy *const policy = &ai_policy_carcassonne;

static void mind_open(struct mind *m, const char *setup)
{
    table_open(&m->t, setup);
    ai_weights_default(policy, m->w);
    m->scratch = test_memory(policy->scratch_size(m->t.r));
    policy->prepare(m->scratch);
    m->prior = test_memory((size_t)m->t.cap * sizeof *m->prior);
}

static void mind_close(struct mind *m)
{
    free(m->scratch);
    free(m->prior);
    table_close(&m->t);
}

static void evaluate(struct mind *m)
{
    policy->evaluate(m->t.r, m->t.s, m->w, m->scratch, m->win, m->score);
}

/* Points expected for a seat in a position laid out from the start. */
static float expect(struct mind *m, const char *lines, int seat)
{
    dsk_init(m->t.r, m->t.s);
    table_put(&m->t, lines);
    evaluate(m);
    return m->score[seat];
}

static bool is_number(float x)
{
    return x > -1e6f && x < 1e6f; /* also false for what is not a number */
}

static bool near(float a, float b)
{
    return a - b < 1e-3f && b - a < 1e-3f;
}

/* ---- positions made for it ---------------------------------------------- */

static const char *const base = "carcassonne edition=bb6 players=2";

static void test_cities(void)
{
    struct mind m;
    float sure, dead, two, three;

    mind_open(&m, base);
    sure = expect(&m, "figure p0 meeple 0,0 city@N;bag none;bag E 20", 0);
    dead = expect(&m, "figure p0 meeple 0,0 city@N;bag none;bag V 20", 0);
    CHECK(sure > dead + 1, "a city that E closes: %.2f, without E %.2f",
          (double)sure, (double)dead);
    /* A tile beside the square asks for a road where E has none. */
    two = expect(&m,
                 "figure p0 meeple 0,0 city@N;tile U 1,-1 R90;bag none;"
                 "bag E 20",
                 0);
    CHECK(two < sure - 1, "a square nothing fits: %.2f, before %.2f",
          (double)two, (double)sure);
    two =
        expect(&m, "figure p0 meeple 0,0 city@N;bag none;bag E 2;bag V 18", 0);
    CHECK(two > dead && two < sure, "few that fit: %.2f of %.2f..%.2f",
          (double)two, (double)dead, (double)sure);
    /* Apart from being the next to draw, which one seat is. */
    m.w[ai_weight_find(policy, "tempo", 5)] = 0;
    three = expect(&m,
                   "figure p0 meeple 0,0 city@N;figure p1 meeple 0,0 city@N;"
                   "bag none;bag E 20",
                   1);
    CHECK(near(three, m.score[0]), "a shared city pays both: %.2f %.2f",
          (double)m.score[0], (double)three);
    mind_close(&m);
}

static void test_hands(void)
{
    struct mind m;
    float some, more, late;

    mind_open(&m, base);
    some = expect(&m, "supply p0 meeple 1", 0);
    more = expect(&m, "supply p0 meeple 2", 0);
    CHECK(more > some + 0.5f, "a second meeple: %.2f after %.2f", (double)more,
          (double)some);
    late = more - some;
    some = expect(&m, "supply p0 meeple 1;bag none;bag E 2", 0);
    more = expect(&m, "supply p0 meeple 2;bag none;bag E 2", 0);
    CHECK(more - some < late, "it is worth less with two tiles left: %.2f",
          (double)(more - some));
    some = expect(&m, "supply p0 meeple 0;bag none", 0);
    more = expect(&m, "supply p0 meeple 7;bag none", 0);
    CHECK(near(some, more), "and nothing with none: %.2f %.2f", (double)some,
          (double)more);
    mind_close(&m);
}

static void test_lead(void)
{
    struct mind m;
    float early, late;

    mind_open(&m, base);
    expect(&m, "score p0 10", 0);
    early = m.win[0];
    expect(&m, "score p0 10;bag none;bag E 2", 0);
    late = m.win[0];
    CHECK(early > 0.5f && late > early, "ten points ahead: %.2f, late %.2f",
          (double)early, (double)late);
    mind_close(&m);
}

/* The same position with the seats changed over has the same values. */
static void test_symmetry(void)
{
    struct mind m;
    float win, score;

    mind_open(&m, base);
    expect(&m,
           "figure p0 meeple 0,0 city@N;tile B 0,1 R0;"
           "figure p1 meeple 0,1 monastery;score p0 5;turn p0;"
           "bag none;bag E 5",
           0);
    win = m.win[0];
    score = m.score[0];
    expect(&m,
           "figure p1 meeple 0,0 city@N;tile B 0,1 R0;"
           "figure p0 meeple 0,1 monastery;score p1 5;turn p1;"
           "bag none;bag E 5",
           0);
    CHECK(near(win, m.win[1]) && near(score, m.score[1]),
          "seats changed over: %.4f %.4f, points %.2f %.2f", (double)win,
          (double)m.win[1], (double)score, (double)m.score[1]);
    mind_close(&m);
}

/* ---- random games ------------------------------------------------------- */

static void check_values(struct mind *m)
{
    int players = dsk_players(m->t.r);
    float sum = 0;

    evaluate(m);
    for (int i = 0; i < players; i++) {
        HOLD(is_number(m->score[i]), "points %g", (double)m->score[i]);
        HOLD(m->win[i] >= 0 && m->win[i] <= 1, "win %g", (double)m->win[i]);
        sum += m->win[i];
    }
    HOLD(near(sum, 1), "chances sum to %g", (double)sum);
}

static void check_moves(struct mind *m, uint64_t *seed)
{
    float sum = 0;
    dsk_action a;

    policy->priors(m->t.r, m->t.s, m->w, m->t.legal, m->t.n, m->scratch,
                   m->prior);
    for (int i = 0; i < m->t.n; i++) {
        HOLD(m->prior[i] >= 0 && is_number(m->prior[i]), "prior %g",
             (double)m->prior[i]);
        sum += m->prior[i];
    }
    HOLD(sum > 0, "no prior above 0");
    a = policy->playout(m->t.r, m->t.s, m->w, m->scratch, seed);
    HOLD(table_lists(&m->t, a), "the playout's action is not legal");
}

/*
 * Placements, those valued by what they changed, and those where that is not
 * quite the same: two fields that get figures by one tile and meet elsewhere.
 */
static long placed, changed, apart, worths;

static void compare(float whole, float part, const char *what, int i)
{
    apart += !near(whole, part);
    HOLD(whole - part < 0.5f && part - whole < 0.5f,
         "%s %d: %g, by the change %g", what, i, (double)whole, (double)part);
}

/* A placement of two players counts with its best figure, exactly so. */
static void check_worth(struct mind *m, const struct carc *after,
                        const float *points, int n, float value)
{
    const struct moves_scratch *x = m->scratch;
    int seat = after->active;
    float best = EVAL_UNKNOWN;

    if (dsk_players(m->t.r) != 2 || after->decider != seat)
        return;
    for (int i = 0; i < n; i++)
        best = x->value[i] > best ? x->value[i] : best;
    HOLD(value == best - points[1 - seat], "worth %g, weighed as %g",
         (double)(best - points[1 - seat]), (double)value);
    worths++;
}

/* The points of one placement: counted whole, and by what it changed; `value`
 * is what it was weighed as. */
static void check_placement(struct mind *m, struct carc *after, float value)
{
    const struct carc_rules *r = carc_rules(m->t.r);
    const struct carc *before = carc_state_c(m->t.s);
    struct moves_scratch *x = m->scratch;
    float whole[DSK_PLAYERS_MAX], part[DSK_PLAYERS_MAX];
    int n = dsk_legal(m->t.r, (dsk_state *)(void *)after, x->figure, NULL,
                      LEGAL_MAX);

    if (after->phase != PH_FIGURE)
        return;
    placed++;
    if (!eval_placed(r, before, after, m->w, &x->base, x->figure, n, part,
                     x->value))
        return;
    changed++;
    eval_left_read(r, before, &x->odds);
    eval_figures(r, after, m->w, &x->odds, x->figure, n, whole, x->mine);
    for (int i = 0; i < r->head.players; i++)
        compare(whole[i], part[i], "seat", i);
    for (int i = 0; i < n; i++)
        compare(x->mine[i], x->value[i], "figure", i);
    check_worth(m, after, part, n, value);
}

static void check_placements(struct mind *m)
{
    struct moves_scratch *x = m->scratch;
    dsk_state *after = test_memory(dsk_state_size(m->t.r));

    moves_value(m->t.r, m->t.s, m->w, m->t.legal, m->t.n, x, m->prior);
    x->base.before = NULL;
    for (int i = 0; i < m->t.n; i++) {
        dsk_copy(m->t.r, after, m->t.s);
        dsk_apply(m->t.r, after, m->t.legal[i], NULL, NULL);
        check_placement(m, carc_state(after), m->prior[i]);
    }
    free(after);
}

static void check_over(struct mind *m)
{
    unsigned winners = dsk_winners(m->t.r, m->t.s);

    evaluate(m);
    for (int i = 0; i < dsk_players(m->t.r); i++) {
        HOLD(near(m->score[i], (float)dsk_score(m->t.r, m->t.s, i)),
             "final points %g", (double)m->score[i]);
        HOLD_EQUAL((m->win[i] > 0), (winners >> i & 1), "winner %d", i);
    }
}

/* A set-up with modules, edition and players at random. */
static void draw_setup(uint64_t *seed, char *setup, size_t n)
{
    static const char *const modules[] = {
        "river", "inns",     "traders", "hills", "wheel",
        "abbot", "flyers",   "ferries", "gold",  "magewitch",
        "crops", "messages", "robbers",
    };
    static const char *const editions[] = {"first", "c2", "bb5", "bb6"};
    unsigned set = (unsigned)test_below(seed, 8192);
    int edition = test_below(seed, 4);
    int used =
        snprintf(setup, n, "carcassonne edition=%s players=%d modules=",
                 editions[edition], 2 + test_below(seed, edition < 2 ? 4 : 5));

    for (int i = 0; i < 13; i++) {
        if (set >> i & 1)
            used += snprintf(setup + used, n - (size_t)used, "%s%s",
                             setup[used - 1] == '=' ? "" : ",", modules[i]);
    }
    if (set == 0)
        snprintf(setup + used, n - (size_t)used, "none");
}

static void test_game(const char *setup, uint64_t *seed)
{
    struct mind m;

    mind_open(&m, setup);
    while (dsk_player(m.t.r, m.t.s) != DSK_OVER && table_legal(&m.t) > 0) {
        check_values(&m);
        if (dsk_player(m.t.r, m.t.s) >= 0 && test_below(seed, 4) == 0)
            check_moves(&m, seed);
        if (carc_state_c(m.t.s)->phase == PH_PLACE && test_below(seed, 6) == 0)
            check_placements(&m);
        dsk_apply(m.t.r, m.t.s, table_crowd(&m.t, seed), NULL, NULL);
    }
    check_over(&m);
    test_case(setup);
    mind_close(&m);
}

/* One-action-deep play beats random play by far: the values mean something. */
static void test_strength(void)
{
    struct mind m;
    uint64_t seed = 5;
    int won = 0;

    mind_open(&m, base);
    for (int game = 0; game < 10; game++) {
        dsk_init(m.t.r, m.t.s);
        while (dsk_player(m.t.r, m.t.s) != DSK_OVER) {
            dsk_action a;

            table_legal(&m.t);
            a = dsk_player(m.t.r, m.t.s) == game % 2
                    ? policy->playout(m.t.r, m.t.s, m.w, m.scratch, &seed)
                    : table_choose(&m.t, &seed);
            dsk_apply(m.t.r, m.t.s, a, NULL, NULL);
        }
        won += dsk_winners(m.t.r, m.t.s) == 1u << game % 2;
    }
    CHECK(won >= 9, "won %d of 10 against random play", won);
    mind_close(&m);
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 60;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    char setup[200];

    test_cities();
    test_hands();
    test_lead();
    test_symmetry();
    test_strength();
    for (int i = 0; i < games; i++) {
        draw_setup(&seed, setup, sizeof setup);
        case_name = setup;
        test_game(setup, &seed);
    }
    /* Tiles that are laid alone: no module has a say there. */
    for (int i = 0; i < 4; i++) {
        case_name = base;
        test_game(base, &seed);
    }
    CHECK(changed > placed / 2, "%ld of %ld placements by what they changed",
          changed, placed);
    CHECK(worths > 100, "%ld placements were compared exactly", worths);
    CHECK(apart * 100 <= changed, "%ld values of %ld placements are apart",
          apart, changed);
    return test_end();
}
