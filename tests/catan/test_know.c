/*
 * What players know, against the truth: `test_know [games]`.
 *
 * For every observer we keep the set of all hands that agree with everything
 * he has seen, by brute force: a steal he did not see branches over the kinds,
 * everything else filters.  Then at every step
 *
 *   - what catan_know_close calls certain is so in all of them;
 *   - as long as the state lists its worlds (is not blurred), it calls certain
 *     everything that is so in all of them, and resampled hands are among
 *     them;
 *   - when it is blurred, both are nearly so; the figures are printed.
 */
#include "harness.h"

enum { WORLDS_MAX = 60000 };

struct world {
    uint32_t hand[OWNERS];
};

struct belief {
    struct world *w;
    int n;
    bool lost; /* too many to follow */
};

static struct world spare[WORLDS_MAX];
static long certain[2], tight[2], resampled[2], possible[2]; /* by blurred */

static int by_hands(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct world));
}

static void unique(struct belief *b)
{
    int m = 0;

    qsort(b->w, (size_t)b->n, sizeof *b->w, by_hands);
    for (int i = 0; i < b->n; i++) {
        if (m == 0 || by_hands(&b->w[m - 1], &b->w[i]) != 0)
            b->w[m++] = b->w[i];
    }
    b->n = m;
}

/* A steal that the observer did not see. */
static void branch(struct belief *b, int thief, int victim)
{
    int n = 0;

    for (int i = 0; i < b->n && !b->lost; i++) {
        for (int k = 0; k < NRESOURCES; k++) {
            if (cards_get(b->w[i].hand[victim], k) == 0)
                continue;
            if (n == WORLDS_MAX) {
                b->lost = true;
                return;
            }
            spare[n] = b->w[i];
            spare[n].hand[victim] -= cards_of(k, 1);
            spare[n++].hand[thief] += cards_of(k, 1);
        }
    }
    memcpy(b->w, spare, (size_t)n * sizeof *spare);
    b->n = n;
    unique(b);
}

/* Keeps the worlds in which p holds at least these cards. */
static void keep_least(struct belief *b, int p, uint32_t cards)
{
    int m = 0;

    for (int i = 0; i < b->n; i++) {
        if (cards_cover(b->w[i].hand[p], cards))
            b->w[m++] = b->w[i];
    }
    b->n = m;
}

static void keep_exact(struct belief *b, int p, int kind, int count)
{
    int m = 0;

    for (int i = 0; i < b->n; i++) {
        if (cards_get(b->w[i].hand[p], kind) == count)
            b->w[m++] = b->w[i];
    }
    b->n = m;
}

static void move_seen(struct belief *b, int p, uint32_t before, uint32_t after)
{
    uint32_t loss = cards_minus(before, after);
    uint32_t gain = cards_minus(after, before);

    if (loss != 0)
        keep_least(b, p, loss);
    for (int i = 0; i < b->n; i++)
        b->w[i].hand[p] += gain - loss;
}

/* What this action shows besides cards that move. */
static void see_shown(struct belief *b, const struct catan *s, dsk_action a)
{
    int p = s->mover;

    if (act_verb(a) == V_ACCEPT)
        keep_least(b, p, s->want);
    if (act_verb(a) == V_PROPOSE)
        keep_least(b, p, s->phase == PH_OFFER ? s->give : s->counter_give[p]);
    if (act_verb(a) != V_MONOPOLY)
        return;
    for (p = 0; p < OWNERS; p++) {
        if (p != s->active)
            keep_exact(b, p, act_a(a), cards_get(s->hand[p], act_a(a)));
    }
}

static void observe(struct belief *b, int o, const struct catan *s,
                    const struct catan *after, dsk_action a)
{
    bool unseen = o != s->active && o != s->victim;

    if (b->lost)
        return;
    if (act_verb(a) == V_STEAL && unseen) {
        branch(b, s->active, s->victim);
        return;
    }
    if (act_verb(a) == V_RETURN && unseen) { /* 2P-14 */
        branch(b, s->victim, s->active);
        return;
    }
    see_shown(b, s, a);
    for (int p = 0; p < OWNERS; p++)
        move_seen(b, p, s->hand[p], after->hand[p]);
    unique(b);
}

static void compare(struct table *t, const struct belief *b, int o)
{
    const struct catan *s = table_state(t);
    uint32_t known[OWNERS];
    bool sound = true, exact = true;
    int blurred = s->worlds.blurred;

    catan_know_close(table_rules(t), s, o, known);
    for (int p = 0; p < OWNERS; p++) {
        for (int k = 0; k < NRESOURCES; k++) {
            int least = STACK;

            for (int i = 0; i < b->n; i++) {
                int n = cards_get(b->w[i].hand[p], k);

                least = n < least ? n : least;
            }
            sound &= cards_get(known[p], k) <= least;
            exact &= cards_get(known[p], k) == least;
            certain[blurred] += least;
            tight[blurred] += cards_get(known[p], k);
        }
    }
    CHECK(b->n > 0 && sound, "observer %d is sure of too much", o);
    CHECK(exact || blurred, "observer %d is sure of too little", o);
}

/* Whoever looks at the cards redrawn knows his own, and nothing that is not. */
static bool knows_rightly(R, CS)
{
    bool right = true;

    for (int o = 0; o < r->head.players; o++) {
        right &= s->known[o][o] == s->hand[o];
        for (int p = 0; p < r->head.players; p++)
            right &= cards_cover(s->hand[p], s->known[o][p]);
    }
    return right;
}

static void try_resample(struct table *t, const struct belief *b, int o,
                         uint64_t seed)
{
    struct table u;
    struct world w;
    int blurred = table_state(t)->worlds.blurred;
    bool found;

    table_copy(&u, t);
    dsk_resample(u.r, u.s, o == SPECTATOR ? DSK_SPECTATOR : o, seed);
    memcpy(w.hand, table_state(&u)->hand, sizeof w.hand);
    found = bsearch(&w, b->w, (size_t)b->n, sizeof w, by_hands) != NULL;
    resampled[blurred]++;
    possible[blurred] += found;
    CHECK(found || blurred, "observer %d cannot be so wrong", o);
    CHECK(!blurred || knows_rightly(table_rules(&u), table_state(&u)),
          "what is known after observer %d redrew", o);
}

static void game(const char *setup, uint64_t seed, bool wild)
{
    static struct table t, u;
    static struct belief beliefs[OBSERVERS];
    uint64_t rng = seed;

    if (!table_start(&t, setup))
        return;
    for (int o = 0; o < OBSERVERS; o++) {
        if (beliefs[o].w == NULL)
            beliefs[o].w = malloc(WORLDS_MAX * sizeof(struct world));
        beliefs[o].n = 1;
        beliefs[o].lost = false;
        memcpy(beliefs[o].w[0].hand, table_state(&t)->hand,
               sizeof beliefs[o].w[0].hand);
    }
    for (int step = 0; dsk_player(t.r, t.s) != DSK_OVER && step < 1500;
         step++) {
        dsk_action a[LEGAL_MAX];
        uint32_t weight[LEGAL_MAX];
        int n = dsk_legal(t.r, t.s, a, weight, LEGAL_MAX);
        int i = table_pick(&t, weight, n, &rng), who = dsk_player(t.r, t.s);

        if (who >= 0 && !wild && rng_below(&rng, 10) != 0)
            i = greedy(&t, a, n, who);
        table_copy(&u, &t);
        dsk_apply(t.r, t.s, a[i], NULL, NULL);
        for (int o = 0; o < OBSERVERS; o++) {
            if (o >= dsk_players(t.r) && o != SPECTATOR)
                continue;
            observe(&beliefs[o], o, table_state(&u), table_state(&t), a[i]);
            if (beliefs[o].lost || step % 5 != 0)
                continue;
            compare(&t, &beliefs[o], o);
            try_resample(&t, &beliefs[o], o, rng_next(&rng));
        }
    }
}

/* Chances count: of 3 wool and 1 ore, ore is robbed once in four times. */
static void check_weights(void)
{
    static const char *const puts[] = {"settlement p1 v23", "hand p1 wool 3",
                                       "hand p1 ore 1", "turn p0 roll"};
    static const char *const acts[] = {"roll 3+4", "robber h10", "steal wool"};
    static struct table t, u;
    int ore = 0;

    table_start(
        &t,
        "catan players=3 board=1A2A3A4A5A6A start_seat=0 offers=10 turns=1000");
    for (int i = 0; i < 4; i++)
        dsk_put(t.r, t.s, puts[i], NULL, NULL);
    for (int i = 0; i < 3; i++) {
        dsk_action a = 0;

        dsk_parse(t.r, t.s, acts[i], &a, NULL);
        EQUAL(dsk_apply(t.r, t.s, a, NULL, NULL), DSK_OK, "%s", acts[i]);
    }
    for (uint64_t seed = 0; seed < 4000; seed++) {
        table_copy(&u, &t);
        dsk_resample(u.r, u.s, 2, seed);
        ore += cards_get(table_state(&u)->hand[0], ORE);
    }
    CHECK(ore > 900 && ore < 1100, "ore %d of 4000 times", ore);
}

/* The same game in many small parts. */
static int in_parts(struct table *t, uint64_t rng, int most)
{
    int made = 0, n;

    do {
        n = dsk_playout(t->r, t->s, &rng, most - made < 7 ? most - made : 7,
                        NULL);
        made += n;
    } while (n > 0 && made < most);
    return made;
}

/*
 * A playout in one go follows nothing: stopped before the end it leaves the
 * state that small steps do, byte by byte; at the end all hands are seen.
 */
static void check_playout(const char *setup, int most)
{
    static struct table t, u;
    int stopped = 0;

    for (uint64_t seed = 0; seed < 12; seed++) {
        uint64_t rng = seed;
        int n;

        table_start(&t, setup);
        table_copy(&u, &t);
        n = dsk_playout(t.r, t.s, &rng, most, NULL);
        EQUAL(in_parts(&u, seed, most), n, "%s: actions", setup);
        CHECK(dsk_hash(t.r, t.s) == dsk_hash(u.r, u.s), "%s: hash", setup);
        EQUAL(dsk_check(t.r, t.s, NULL), DSK_OK, "%s: check", setup);
        if (dsk_player(t.r, t.s) != DSK_OVER) {
            stopped++;
            CHECK(memcmp(t.s, u.s, dsk_state_size(t.r)) == 0, "%s: bytes",
                  setup);
            continue;
        }
        for (int o = 0; o < OBSERVERS; o++)
            CHECK(memcmp(table_state(&t)->known[o], table_state(&t)->hand,
                         sizeof table_state(&t)->hand) == 0,
                  "%s: all hands are seen by %d", setup, o);
    }
    CHECK((most < 100000) == (stopped > 0), "%s: %d stopped", setup, stopped);
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 10;

    check_weights();
    check_playout("catan players=4 offers=10 turns=1000", 100000);
    check_playout("catan players=4 offers=10 turns=1000", 10001);
    check_playout("catan players=4 offers=0 turns=1000", 300);
    check_playout("catan players=2 offers=0 turns=1000", 100000);
    check_playout("catan players=3 offers=0 turns=1000 hands=1", 100000);
    for (int g = 0; g < games; g++) {
        for (int wild = 0; wild < 2; wild++) {
            game("catan players=4 offers=3 turns=1000", (uint64_t)g, wild);
            game("catan players=3 offers=0 board=beginner "
                 "turn_mode=combined turns=1000",
                 (uint64_t)g, wild);
            game("catan players=2 offers=1 turns=1000", (uint64_t)g, wild);
        }
    }
    for (int i = 0; i < 2; i++)
        printf("%s: certain cards found %ld of %ld, resampled hands possible "
               "%ld of %ld\n",
               i ? "blurred" : "exact", tight[i], certain[i], possible[i],
               resampled[i]);
    CHECK(tight[1] * 100 >= certain[1] * 97, "blurred too much");
    return test_end();
}
