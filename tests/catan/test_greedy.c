/*
 * The greedy player (one action ahead by catan_greedy_value) against random
 * ones: it must win nearly always, trade, and never see hidden cards:
 * `test_greedy [games]`.
 */
#include "harness.h"

static long trades, offers;

static void hear(void *user, const dsk_note *note)
{
    (void)user;
    trades += strcmp(note->code, "traded") == 0;
    offers += strcmp(note->code, "offered") == 0;
}

/* Bits of `seats` play greedily; returns the winner or NOBODY. */
static int play(const char *setup, unsigned seats, uint64_t seed, int *turns)
{
    struct table t;
    uint64_t rng = seed;
    dsk_sink sink = {DSK_REFEREE, hear, NULL};

    if (!table_start(&t, setup))
        return NOBODY;
    while (dsk_player(t.r, t.s) != DSK_OVER) {
        dsk_action a[LEGAL_MAX];
        uint32_t weight[LEGAL_MAX];
        int n = dsk_legal(t.r, t.s, a, weight, LEGAL_MAX);
        int who = dsk_player(t.r, t.s), i;

        if (who >= 0 && (seats >> who & 1))
            i = greedy(&t, a, n, who);
        else
            i = table_pick(&t, weight, n, &rng);
        dsk_apply(t.r, t.s, a[i], &sink, NULL);
    }
    *turns = table_state(&t)->turn;
    return table_state(&t)->winner;
}

static void match(const char *name, const char *setup, int players, bool all,
                  int games)
{
    int won = 0, finished = 0, turns;
    long total = 0;

    trades = offers = 0;
    for (int g = 0; g < games; g++) {
        unsigned seats = all ? 15u : 1u << g % players;
        int w = play(setup, seats, (uint64_t)g + 1, &turns);

        won += w != NOBODY && (seats >> w & 1);
        finished += w != NOBODY;
        total += turns;
    }
    printf("%s: %d games, greedy won %d, turns %.1f, offers %ld, trades %ld\n",
           name, games, won, (double)total / games, offers, trades);
    CHECK(won * 10 >= games * 9, "%s: won %d of %d", name, won, games);
    CHECK(finished == games || !all, "%s: %d finished", name, finished);
}

#define match(...) FROM(match(__VA_ARGS__))

/* What the seat cannot know does not change its value. */
static void check_blind(const char *setup, uint64_t seed)
{
    struct table t, u;
    uint64_t rng = seed;
    int made = 0, bad = 0;

    table_start(&t, setup);
    while (dsk_player(t.r, t.s) != DSK_OVER && made++ < 3000) {
        dsk_action a[LEGAL_MAX];
        uint32_t weight[LEGAL_MAX];
        int n = dsk_legal(t.r, t.s, a, weight, LEGAL_MAX);

        for (int p = 0; p < dsk_players(t.r); p++) {
            table_copy(&u, &t);
            dsk_resample(u.r, u.s, p, rng_next(&rng));
            bad += catan_greedy_value(t.r, t.s, p) !=
                   catan_greedy_value(u.r, u.s, p);
        }
        dsk_apply(t.r, t.s, a[table_pick(&t, weight, n, &rng)], NULL, NULL);
    }
    EQUAL(bad, 0, "%s: hidden cards change the value %d times", setup, bad);
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 40;

    match("1 greedy, 3 random", "catan players=4 offers=3 turns=1000", 4, false,
          games);
    match("1 greedy, 2 random", "catan players=3 offers=3 turns=1000", 3, false,
          games);
    match("1 greedy, 1 random", "catan players=2 offers=3 turns=1000", 2, false,
          games);
    match("4 greedy", "catan players=4 offers=10 turns=1000", 4, true, games);
    CHECK(trades > 0, "greedy players never trade");
    match("2 greedy", "catan players=2 offers=10 turns=1000", 2, true, games);
    check_blind("catan players=4 offers=2 turns=1000", 1);
    check_blind("catan players=2 offers=2 turns=1000", 2);
    return test_end();
}
