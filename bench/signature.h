/*
 * What is benchmarked, and the signature of each benchmark: the digest of a
 * fixed set of random games.  The same number must come out of every compiler,
 * optimisation level and platform; a change of it is a change of behaviour.
 */
#ifndef BENCH_SIGNATURE_H
#define BENCH_SIGNATURE_H

#include "deskovka.h"

struct benchmark {
    const char *name;
    const char *setup;
};

/* Those whose set-up the library refuses do not exist yet. */
static const struct benchmark benchmarks[] = {
    {"carcassonne-base", "carcassonne edition=bb6 players=2"},
    {"carcassonne-bb5", "carcassonne edition=bb5 players=2 "
                        "modules=river,inns,traders,hills,wheel"},
    {"carcassonne-bb6", "carcassonne edition=bb6 players=2 "
                        "modules=river,abbot,inns,traders,flyers,messages,"
                        "ferries,gold,magewitch,robbers,crops"},
    {"catan-4p", "catan players=4 offers=0 rates=best turns=1000"},
    {"catan-4p-trade", "catan players=4 offers=10 turns=1000"},
    {"catan-3p", "catan players=3 offers=0 rates=best turns=1000"},
    {"catan-2p", "catan players=2 offers=0 turns=1000"},
};

#define NBENCHMARKS (int)(sizeof benchmarks / sizeof benchmarks[0])
#ifndef SIGNATURE_GAMES /* more of them: tests/long.sh */
#define SIGNATURE_GAMES 200
#endif
/* A game that is longer stops here: rules need not bound it.  None of the
 * benchmarks comes near. */
#define LONGEST_GAME 100000

static inline uint64_t signature(const dsk_rules *r, dsk_state *s)
{
    uint64_t digest = 0;

    for (uint64_t game = 0; game < SIGNATURE_GAMES; game++) {
        uint64_t rng = game;

        dsk_init(r, s);
        dsk_playout(r, s, &rng, LONGEST_GAME, &digest);
        digest ^= dsk_hash(r, s);
    }
    return digest;
}

#endif
