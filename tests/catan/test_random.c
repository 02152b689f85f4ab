/*
 * Properties of random games in every mode: `test_random [games]`.
 *
 * After every action: the legal list is sorted, unique, within its bound and
 * has no gaps (what is not in it is refused and changes nothing), every text
 * is read back, the state passes dsk_check, cards and pieces are conserved,
 * and what a player cannot know does not show in his view.
 */
#include "harness.h"

static const char *const setups[] = {
    "catan players=4 offers=0 turns=1000",
    "catan players=4 board=beginner turn_mode=beginner offers=2 turns=1000",
    "catan players=4 offers=3 turns=1000",
    "catan players=4 offers=2 counters=off rates=best turns=1000",
    "catan players=3 board=classic_random offers=2 turns=1000",
    "catan players=3 board=beginner "
    "turn_mode=combined offers=0 declare_win=manual turns=1000",
    "catan players=3 board=classic_random harbours=standard offers=0 "
    "bank_shortage=nobody turn_mode=beginner turns=1000",
    "catan players=2 offers=2 turns=1000",
    "catan players=2 offers=0 neutral_build=same_kind "
    "trade_actions_per_turn=0 turns=1000",
    "catan players=2 board=beginner "
    "turn_mode=combined offers=1 declare_win=manual "
    "neutral_start=20,33 turns=1000",
};

/* ------------------------------------------------------------------------ */
/* Lists and texts                                                          */
/* ------------------------------------------------------------------------ */

static bool sorted(const dsk_action *a, int n)
{
    for (int i = 1; i < n; i++) {
        if (a[i - 1] >= a[i])
            return false;
    }
    return n > 0 && a[0] != 0;
}

static bool listed(const dsk_action *a, int n, dsk_action x)
{
    for (int i = 0; i < n; i++) {
        if (a[i] == x)
            return true;
    }
    return false;
}

static void check_texts(struct table *t, const dsk_action *a, int n)
{
    int good = 0;

    for (int i = 0; i < n; i++) {
        char text[80];
        dsk_action back = 0, many[4];
        int len = dsk_format(t->r, t->s, a[i], text, sizeof text);

        good += len < (int)sizeof text && strchr(text, ' ') == NULL &&
                dsk_parse(t->r, t->s, text, &back, NULL) == DSK_OK &&
                back == a[i] &&
                catan_expand(t->r, t->s, text, many, 4, NULL) == 1 &&
                many[0] == a[i];
    }
    EQUAL(good, n, "a text is not read back");
}

/* Numbers that may or may not be actions. */
static dsk_action any_action(uint64_t *rng)
{
    uint64_t x = rng_next(rng);
    dsk_action verb = (dsk_action)(x % (NVERBS + 1));

    switch (x >> 60 & 3) {
    case 0:
        return (dsk_action)(x >> 20);
    case 1:
        return ACT(verb, 0, 0, x >> 8 & 127);
    case 2:
        return ACT(verb, 0, x >> 8 & 3, x >> 16 & 127);
    default:
        return ACT(verb, x >> 8 & 7, x >> 16 & 7, x >> 24 & 7);
    }
}

static void check_refusals(struct table *t, const dsk_action *a, int n,
                           uint64_t *rng)
{
    struct table u;
    int good = 0, tries = 40;

    for (int i = 0; i < tries; i++) {
        dsk_action x = any_action(rng);
        dsk_note why;
        char text[200];
        int status;

        table_copy(&u, t);
        why.code = NULL;
        status = dsk_apply(u.r, u.s, x, NULL, &why);
        if (status == DSK_OK)
            good += listed(a, n, x);
        else
            good += !listed(a, n, x) && why.code != NULL &&
                    dsk_note_text(&why, "cs", NULL, text, sizeof text) > 0 &&
                    strchr(text, '?') == NULL &&
                    memcmp(u.state_mem, t->state_mem, sizeof u.state_mem) == 0;
    }
    EQUAL(good, tries, "refusals: %d of %d", good, tries);
}

static void check_list(struct table *t, const dsk_action *a,
                       const uint32_t *weight, int n, uint64_t *rng)
{
    struct table u;
    dsk_action few[LEGAL_MAX];
    int good = 0;

    CHECK(sorted(a, n) && n <= dsk_max_legal(t->r), "legal list, n=%d", n);
    CHECK(dsk_legal(t->r, t->s, few, NULL, n - 1) == DSK_E_SPACE &&
              dsk_legal(t->r, t->s, few, NULL, n) == n &&
              memcmp(few, a, (size_t)n * sizeof *a) == 0,
          "a list for little room");
    for (int i = 0; i < n; i++) {
        table_copy(&u, t);
        good += dsk_apply(u.r, u.s, a[i], NULL, NULL) == DSK_OK &&
                (dsk_player(t->r, t->s) != DSK_CHANCE || weight[i] > 0);
    }
    EQUAL(good, n, "%d of %d listed actions can be made", good, n);
    check_texts(t, a, n);
    check_refusals(t, a, n, rng);
}

/* ------------------------------------------------------------------------ */
/* Conservation, counted here and not by dsk_check                          */
/* ------------------------------------------------------------------------ */

static int ones(uint64_t m)
{
    int n = 0;

    for (; m != 0; m &= m - 1)
        n++;
    return n;
}

static void check_conserved(struct table *t)
{
    static const int full[NDEVS] = {14, 2, 2, 2, 5};
    const struct catan *s = table_state(t);
    bool good = true;

    for (int k = 0; k < NRESOURCES; k++)
        good &= cards_get(s->bank, k) + cards_get(s->hand[0], k) +
                    cards_get(s->hand[1], k) + cards_get(s->hand[2], k) +
                    cards_get(s->hand[3], k) ==
                19;
    for (int k = 0; k < NDEVS; k++)
        good &= s->deck[k] + s->gone[k] + s->dev[0][k] + s->dev[1][k] +
                    s->dev[2][k] + s->dev[3][k] +
                    (k == KNIGHT ? s->knights[0] + s->knights[1] +
                                       s->knights[2] + s->knights[3]
                                 : 0) ==
                full[k];
    for (int p = 0; p < OWNERS; p++)
        good &=
            ones(s->settlement[p]) + s->settlements_left[p] == 5 &&
            ones(s->city[p]) + s->cities_left[p] == 4 &&
            ones(s->road[p].zig) + ones(s->road[p].down) + s->roads_left[p] ==
                15;
    CHECK(good, "cards or pieces are lost");
}

/* ------------------------------------------------------------------------ */
/* What a player knows                                                      */
/* ------------------------------------------------------------------------ */

static bool same_view(struct table *a, struct table *b, int viewer)
{
    static char x[8000], y[8000];
    int n = dsk_view(a->r, a->s, viewer, x, sizeof x);

    return n < (int)sizeof x &&
           dsk_view(b->r, b->s, viewer, y, sizeof y) == n &&
           memcmp(x, y, (size_t)n) == 0;
}

static void check_resample(struct table *t, int viewer, uint64_t seed)
{
    struct table u;
    dsk_action a[LEGAL_MAX], b[LEGAL_MAX];
    dsk_note why;
    int n = dsk_legal(t->r, t->s, a, NULL, LEGAL_MAX), m;

    table_copy(&u, t);
    dsk_resample(u.r, u.s, viewer, seed);
    EQUAL(dsk_check(u.r, u.s, &why), DSK_OK, "resample breaks the state: %s",
          why.field[0].text);
    CHECK(same_view(t, &u, viewer), "resample changes the view of %d in %s",
          viewer, dsk_phase(t->r, t->s));
    if (viewer < 0 || dsk_player(t->r, t->s) != viewer)
        return;
    m = dsk_legal(u.r, u.s, b, NULL, LEGAL_MAX);
    CHECK(m == n && memcmp(a, b, (size_t)n * sizeof *a) == 0,
          "a player's choices depend on what he cannot know (%s)",
          dsk_phase(t->r, t->s));
}

/* Goes on with the same actions in both while they are legal in both. */
static void walk_both(struct table *a, struct table *b, unsigned blind,
                      uint64_t *rng)
{
    for (int step = 0; step < 25; step++) {
        dsk_action x[LEGAL_MAX], y[LEGAL_MAX], both[LEGAL_MAX];
        int n = dsk_legal(a->r, a->s, x, NULL, LEGAL_MAX), k = 0;
        int m = dsk_legal(b->r, b->s, y, NULL, LEGAL_MAX);
        dsk_action pick;

        if (dsk_player(a->r, a->s) != dsk_player(b->r, b->s))
            return;                   /* somebody has won in one of them */
        for (int i = 0; i < n; i++) { /* Monopoly shows what it takes */
            if (listed(y, m, x[i]) && act_verb(x[i]) != V_MONOPOLY)
                both[k++] = x[i];
        }
        if (k == 0)
            return;
        pick = both[rng_below(rng, (uint32_t)k)];
        dsk_apply(a->r, a->s, pick, NULL, NULL);
        dsk_apply(b->r, b->s, pick, NULL, NULL);
        if (dsk_player(a->r, a->s) == DSK_OVER ||
            dsk_player(b->r, b->s) == DSK_OVER)
            return;
        for (int v = DSK_SPECTATOR; v < dsk_players(a->r); v++) {
            if (blind >> (v + 1) & 1)
                CHECK(same_view(a, b, v), "viewer %d sees hidden cards", v);
        }
    }
}

/* A hidden draw turns out one way and another: the others see no difference. */
static void check_hidden(struct table *t, const dsk_action *a, int n,
                         uint64_t *rng)
{
    const struct catan *s = table_state(t);
    struct table u, w;
    unsigned blind = (1u << (dsk_players(t->r) + 1)) - 1;

    if ((s->phase != PH_STEAL && s->phase != PH_DRAW) || n < 2)
        return;
    blind &= ~(1u << (s->active + 1));
    if (s->phase == PH_STEAL)
        blind &= ~(1u << (s->victim + 1));
    table_copy(&u, t);
    table_copy(&w, t);
    dsk_apply(u.r, u.s, a[0], NULL, NULL);
    dsk_apply(w.r, w.s, a[n - 1], NULL, NULL);
    if (dsk_player(u.r, u.s) == DSK_OVER || dsk_player(w.r, w.s) == DSK_OVER)
        return;
    for (int v = DSK_SPECTATOR; v < dsk_players(t->r); v++) {
        if (blind >> (v + 1) & 1)
            CHECK(same_view(&u, &w, v), "viewer %d sees a hidden card", v);
        else
            CHECK(!same_view(&u, &w, v), "viewer %d cannot see his card", v);
    }
    walk_both(&u, &w, blind, rng);
}

/* ------------------------------------------------------------------------ */

static void check_step(struct table *t, uint64_t *rng, bool deep)
{
    dsk_action a[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];
    struct table u;
    dsk_note why;
    int n = dsk_legal(t->r, t->s, a, weight, LEGAL_MAX), i;

    if (deep) {
        check_list(t, a, weight, n, rng);
        check_hidden(t, a, n, rng);
        for (int v = DSK_SPECTATOR; v < dsk_players(t->r); v++)
            check_resample(t, v, rng_next(rng));
    }
    i = table_pick(t, weight, n, rng);
    table_copy(&u, t);
    EQUAL(dsk_apply(t->r, t->s, a[i], NULL, NULL), DSK_OK, "apply");
    dsk_apply(u.r, u.s, a[i], NULL, NULL);
    CHECK(memcmp(u.state_mem, t->state_mem, sizeof u.state_mem) == 0 &&
              dsk_hash(u.r, u.s) == dsk_hash(t->r, t->s),
          "a copy plays differently");
    EQUAL(dsk_check(t->r, t->s, &why), DSK_OK, "check: %s",
          why.nfields > 0 ? why.field[0].text : "");
    check_conserved(t);
}

/* Nobody wins in another's turn; the winner has ten. */
static void check_end(struct table *t)
{
    const struct catan *s = table_state(t);
    dsk_action a[LEGAL_MAX];
    unsigned w = dsk_winners(t->r, t->s);

    EQUAL(dsk_legal(t->r, t->s, a, NULL, LEGAL_MAX), 0, "legal after end");
    EQUAL(dsk_apply(t->r, t->s, ACT(V_END, 0, 0, 0), NULL, NULL), DSK_E_OVER,
          "an action after the end");
    if (w == 0)
        EQUAL(s->turn, table_rules(t)->turns, "nobody won");
    else
        CHECK(w == 1u << s->active && dsk_score(t->r, t->s, s->active) >= 10,
              "the winner");
}

static long positions; /* of all games */

static void random_game(const char *setup, uint64_t seed)
{
    struct table t;
    uint64_t rng = seed;
    int made = 0;

    if (!table_start(&t, setup)) {
        CHECK(false, "set-up %s", setup);
        return;
    }
    while (dsk_player(t.r, t.s) != DSK_OVER && tests_failed < 20) {
        check_step(&t, &rng, made < 60 || made % 7 == 0);
        made++;
    }
    positions += made;
    CHECK(made <= dsk_max_actions(t.r), "longer than the longest game");
    check_end(&t);
}

/* The whole set-up line makes the same rules again. */
static void check_setup_text(const char *setup)
{
    struct table t, u;
    char line[600], again[600];

    CHECK(table_start(&t, setup), "set-up");
    dsk_rules_text(t.r, line, sizeof line);
    CHECK(table_start(&u, line), "set-up line %s", line);
    dsk_rules_text(u.r, again, sizeof again);
    EQUAL_TEXT(line, again, "%s\n%s", line, again);
    CHECK(memcmp(t.state_mem, u.state_mem, sizeof t.state_mem) == 0,
          "the first position differs");
}

/* ------------------------------------------------------------------------ */
/* Seats are alike: the same game one seat on                               */
/* ------------------------------------------------------------------------ */

static dsk_action next_seat(dsk_action a, int players)
{
    enum verb v = act_verb(a);

    if (v != V_ROB && v != V_TO && v != V_TRADE)
        return a;
    return ACT(v, 0, 0, (act_a(a) + 1) % players);
}

/* TO must be in ascending order, which turning the seats can change. */
static bool turned_alike(struct table *a, struct table *b)
{
    dsk_action x[LEGAL_MAX], y[LEGAL_MAX];
    int n = dsk_legal(a->r, a->s, x, NULL, LEGAL_MAX), good = 0;
    int m = dsk_legal(b->r, b->s, y, NULL, LEGAL_MAX);

    for (int i = 0; i < n; i++)
        good += listed(y, m, next_seat(x[i], dsk_players(a->r)));
    return n == m && good == n;
}

static void check_relabel(int players, uint64_t seed)
{
    char line[300];
    const char *form = "catan players=%d board=1B2B3B4B5B6B offers=%d "
                       "start_seat=%d turns=1000";
    struct table a, b;
    uint64_t rng = seed;

    snprintf(line, sizeof line, form, players, players == 2 ? 2 : 0, 0);
    table_start(&a, line);
    snprintf(line, sizeof line, form, players, players == 2 ? 2 : 0, 1);
    table_start(&b, line);
    while (dsk_player(a.r, a.s) != DSK_OVER) {
        dsk_action x[LEGAL_MAX];
        uint32_t weight[LEGAL_MAX];
        int n = dsk_legal(a.r, a.s, x, weight, LEGAL_MAX);
        int i = table_pick(&a, weight, n, &rng);

        if (!turned_alike(&a, &b)) {
            CHECK(false, "seats are not alike in %s", dsk_phase(a.r, a.s));
            return;
        }
        dsk_apply(b.r, b.s, next_seat(x[i], players), NULL, NULL);
        dsk_apply(a.r, a.s, x[i], NULL, NULL);
    }
    for (int p = 0; p < players; p++)
        EQUAL(dsk_score(a.r, a.s, p), dsk_score(b.r, b.s, (p + 1) % players),
              "scores of turned seats");
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 2; /* of each set-up */
    int first = argc > 2 ? atoi(argv[2]) * games : 0;

    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++) {
        check_setup_text(setups[i]);
        for (int g = first; g < first + games; g++)
            random_game(setups[i], (uint64_t)g * 1000 + i);
    }
    for (int players = 2; players <= 4; players++) {
        for (int g = 10 * first; g < 10 * (first + games); g++)
            check_relabel(players, (uint64_t)g);
    }
    printf("# measured: %ld positions of random games\n", positions);
    return test_end();
}
