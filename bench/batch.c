/*
 * The loop in C that `make bench-python` measures Python against: n games, in
 * each of them in turn the legal list, one of it at random, and dsk_apply();
 * chance by dsk_sample().  Prints actions a second of CPU time.
 *
 *   batch SETUP N SECONDS           n games in turn
 *   batch SETUP apply SECONDS       dsk_apply() alone, recorded games again
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "deskovka.h"

enum { LEGAL_MAX = 4096, RECORD_MAX = 4096 };

static void *memory(size_t n)
{
    void *p = aligned_alloc(64, (n + 63) & ~(size_t)63);

    if (p == NULL)
        exit(1);
    return p;
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static uint64_t draw(uint64_t *rng)
{
    uint64_t x = *rng += 0x9e3779b97f4a7c15u;

    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* One decision in a game, and the chance behind it; actions made. */
static long step(const dsk_rules *r, dsk_state *s, uint64_t *rng)
{
    static dsk_action legal[LEGAL_MAX];
    long made = 1;
    int n = dsk_legal(r, s, legal, NULL, LEGAL_MAX);

    dsk_apply(r, s, legal[(draw(rng) >> 32) * (uint64_t)n >> 32], NULL, NULL);
    for (;; made++) {
        dsk_action a;
        int player = dsk_player(r, s);

        if (player == DSK_OVER)
            dsk_init(r, s);
        else if (player != DSK_CHANCE)
            return made;
        else if (dsk_sample(r, s, rng, &a) == DSK_OK)
            dsk_apply(r, s, a, NULL, NULL);
    }
}

static void many(const dsk_rules *r, int n, double seconds)
{
    size_t size = dsk_state_size(r);
    unsigned char *states = memory(size * (size_t)n);
    uint64_t rng = 1;
    double start, t;
    long made = 0;

    for (int i = 0; i < n; i++) {
        dsk_state *s = (dsk_state *)(states + size * (size_t)i);
        dsk_action a;

        dsk_init(r, s);
        while (dsk_player(r, s) == DSK_CHANCE &&
               dsk_sample(r, s, &rng, &a) == DSK_OK)
            dsk_apply(r, s, a, NULL, NULL);
    }
    for (start = now(); (t = now() - start) < seconds;) {
        for (int i = 0; i < n; i++)
            made += step(r, (dsk_state *)(states + size * (size_t)i), &rng);
    }
    printf("%.0f\n", (double)made / t);
    free(states);
}

/* The actions of one random game. */
static int record(const dsk_rules *r, dsk_state *s, uint64_t *rng,
                  dsk_action *out)
{
    static dsk_action legal[LEGAL_MAX];
    int n = 0;

    dsk_init(r, s);
    for (; n < RECORD_MAX && dsk_player(r, s) != DSK_OVER; n++) {
        if (dsk_player(r, s) == DSK_CHANCE)
            dsk_sample(r, s, rng, &out[n]);
        else
            out[n] = legal[draw(rng) %
                           (uint64_t)dsk_legal(r, s, legal, NULL, LEGAL_MAX)];
        dsk_apply(r, s, out[n], NULL, NULL);
    }
    return n;
}

static void apply(const dsk_rules *r, double seconds)
{
    static dsk_action game[RECORD_MAX];
    dsk_state *s = memory(dsk_state_size(r));
    uint64_t rng = 1;
    double spent = 0;
    long made = 0;

    while (spent < seconds) {
        int n = record(r, s, &rng, game);
        double start;

        dsk_init(r, s);
        start = now();
        for (int i = 0; i < n; i++)
            dsk_apply(r, s, game[i], NULL, NULL);
        spent += now() - start;
        made += n;
    }
    printf("%.0f\n", (double)made / spent);
    free(s);
}

int main(int argc, char **argv)
{
    dsk_rules *r = memory(dsk_rules_size());

    if (argc != 4 || dsk_rules_init(r, argv[1], NULL) < 0) {
        fprintf(stderr, "usage: batch SETUP N|apply SECONDS\n");
        return 2;
    }
    if (strcmp(argv[2], "apply") == 0)
        apply(r, strtod(argv[3], NULL));
    else
        many(r, (int)strtol(argv[2], NULL, 10), strtod(argv[3], NULL));
    free(r);
    return 0;
}
