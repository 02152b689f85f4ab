/*
 * The longest road against a search that tries everything:
 * `test_road [road sets]`, 100,000 unless told.
 *
 * The naive search knows nothing of bit masks, of trails through a new road or
 * of who may be skipped: it grows every trail from every end, path by path.
 */
#include "harness.h"

static int naive_walk(const bool *mine, const bool *foreign, bool *used, int v)
{
    int best = 0;

    for (int e = 0; e < NEDGES; e++) {
        int a = catan_edge_ends[e][0], b = catan_edge_ends[e][1], n;
        int w = a == v ? b : a;

        if (!mine[e] || used[e] || (a != v && b != v))
            continue;
        used[e] = true;
        n = 1 + (foreign[w] ? 0 : naive_walk(mine, foreign, used, w));
        used[e] = false;
        if (n > best)
            best = n;
    }
    return best;
}

static int naive_longest(const bool *mine, const bool *foreign)
{
    bool used[NEDGES] = {false};
    int best = 0;

    for (int v = 0; v < NVERTICES; v++) {
        int n = naive_walk(mine, foreign, used, v);

        if (n > best)
            best = n;
    }
    return best;
}

/* A road set that grows like a player's, or is thrown down anywhere. */
static int next_road(const bool *mine, bool connected, uint64_t *rng)
{
    for (int tries = 0; tries < 1000; tries++) {
        int e = (int)rng_below(rng, NEDGES);
        bool touches = !connected;

        for (int o = 0; o < NEDGES && !touches; o++)
            touches = mine[o] && (island_ends(island_edge(o)) &
                                  island_ends(island_edge(e))) != 0;
        if (!mine[e] && (touches || tries > 500))
            return e;
    }
    return NOBODY;
}

static void random_set(uint64_t *rng)
{
    bool mine[NEDGES] = {false}, foreign[NVERTICES] = {false};
    struct edges own = {0, 0};
    uint64_t blocked = 0;
    bool connected = rng_below(rng, 4) != 0;
    int roads = 1 + (int)rng_below(rng, ROADS), length = 0, naive;

    for (int n = (int)rng_below(rng, 6); n > 0; n--) {
        int v = (int)rng_below(rng, NVERTICES);

        foreign[v] = true;
        blocked |= bit64(v);
    }
    for (int i = 0; i < roads; i++) {
        int e = next_road(mine, connected && i > 0, rng), n;

        if (e == NOBODY)
            break;
        mine[e] = true;
        own = edges_or(own, island_edge(e));
        n = catan_road_through(own, blocked, e);
        if (n > length)
            length = n;
    }
    naive = naive_longest(mine, foreign);
    EQUAL(catan_road_longest(own, blocked), naive, "measured afresh");
    EQUAL(length, naive, "measured road by road");
}

int main(int argc, char **argv)
{
    long sets = argc > 1 ? atol(argv[1]) : 100000;
    uint64_t rng = 7;

    for (long i = 0; i < sets; i++)
        random_set(&rng);
    return test_end();
}
