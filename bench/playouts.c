/*
 * Random games as the WebAssembly module plays them (bindings/wasm), for a
 * comparison in one run: bindings/js/tools/bench.mjs.
 * usage: playouts SETUP GAMES    prints `actions seconds points`
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "deskovka.h"

#define LIMIT 100000

static void *get(size_t n)
{
    void *p = aligned_alloc(64, (n + 63) / 64 * 64);

    if (p == NULL)
        exit(1);
    return p;
}

int main(int argc, char **argv)
{
    dsk_rules *r = get(dsk_rules_size());
    dsk_state *s, *scratch;
    uint64_t rng = 1;
    long long actions = 0;
    unsigned points = 0;
    clock_t start;

    if (argc != 3 || dsk_rules_init(r, argv[1], NULL) < 0) {
        fputs("usage: playouts SETUP GAMES\n", stderr);
        return 2;
    }
    s = get(dsk_state_size(r));
    scratch = get(dsk_state_size(r));
    dsk_init(r, s);
    start = clock();
    for (long game = atol(argv[2]); game > 0; game--) {
        dsk_copy(r, scratch, s);
        actions += dsk_playout(r, scratch, &rng, LIMIT, NULL);
        for (int i = 0; i < dsk_players(r); i++)
            points +=
                (unsigned)dsk_score(r, scratch, i) + dsk_winners(r, scratch);
    }
    printf("%lld %.6f %u\n", actions,
           (double)(clock() - start) / CLOCKS_PER_SEC, points);
    free(scratch);
    free(s);
    free(r);
    return 0;
}
