/*
 * Speed of random play: `bench_catan [games]`.  One line for each set-up:
 * games and actions per second, nanoseconds per action (legal list, choice,
 * apply), actions per game, and the digest of all games, which is the same on
 * every platform.  Seconds are of processor time on one core.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "deskovka.h"

static const struct {
    const char *name, *setup;
} benches[] = {
    {"catan-4p", "catan players=4 offers=0 rates=best turns=1000"},
    {"catan-4p-allrates", "catan players=4 offers=0 turns=1000"},
    {"catan-4p-trade", "catan players=4 offers=10 turns=1000"},
    {"catan-3p", "catan players=3 offers=0 rates=best turns=1000"},
    {"catan-2p", "catan players=2 offers=0 turns=1000"},
};

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void bench(const char *name, const char *setup, int games)
{
    static _Alignas(64) unsigned char rules_mem[4096], state_mem[4096];
    dsk_rules *r = (dsk_rules *)(void *)rules_mem;
    dsk_state *s = (dsk_state *)(void *)state_mem;
    uint64_t digest = 0;
    long actions = 0;
    int undecided = 0;
    double start, seconds;
    dsk_note why;

    if (dsk_rules_init(r, setup, &why) < 0) {
        printf("%s: bad set-up\n", name);
        exit(1);
    }
    start = now();
    for (int g = 0; g < games; g++) {
        uint64_t rng = (uint64_t)g + 1;

        dsk_init(r, s);
        actions += dsk_playout(r, s, &rng, 100000, &digest);
        undecided += dsk_winners(r, s) == 0;
    }
    seconds = now() - start;
    printf("%-18s %8.0f games/s %7.1f ns/action %8.1f actions/game "
           "undecided %d digest %016llx\n",
           name, games / seconds, seconds * 1e9 / (double)actions,
           (double)actions / games, undecided, (unsigned long long)digest);
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 20000;

    for (size_t i = 0; i < sizeof benches / sizeof benches[0]; i++)
        bench(benches[i].name, benches[i].setup, games);
    return 0;
}
