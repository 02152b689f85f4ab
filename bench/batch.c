/*
 * The loop in C that `make bench-python` measures Python against: n games, in
 * each of them in turn the legal list, one of it at random, and dsk_apply();
 * chance by dsk_sample().  Prints actions a second of CPU time.
 *
 *   batch SETUP N SECONDS           n games in turn
 *   batch SETUP ids SECONDS         one game, by ids (dsk_ids, dsk_decode)
 *   batch SETUP step:N SECONDS      n games by dsk_step_many(), ids wanted
 *   batch SETUP bits:N SECONDS      ... and masks
 *   batch SETUP look:N SECONDS      ... and compact observations
 *   batch SETUP apply SECONDS       dsk_apply() alone, recorded games again
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "deskovka.h"
#include "deskovka_batch.h"

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
        for (int k = 0; k < 1 + 1000 / n; k++) { /* a look at the clock costs */
            for (int i = 0; i < n; i++)
                made += step(r, (dsk_state *)(states + size * (size_t)i), &rng);
        }
    }
    printf("%.0f\n", (double)made / t);
    free(states);
}

/* ---- by ids ------------------------------------------------------------- */

/* One decision by its id, and the chance behind it; actions made. */
static long step_id(const dsk_space *sp, dsk_state *s, uint64_t *rng)
{
    static int32_t ids[LEGAL_MAX];
    int n = dsk_ids(sp, s, ids, LEGAL_MAX, NULL);
    long made = 1;
    dsk_action a;

    if (n <= 0 ||
        dsk_decode(sp, s, ids[(draw(rng) >> 32) * (uint64_t)n >> 32], &a) < 0 ||
        dsk_apply(sp->rules, s, a, NULL, NULL) < 0)
        dsk_init(sp->rules, s); /* all lies outside the window */
    for (;; made++) {
        int player = dsk_player(sp->rules, s);

        if (player == DSK_OVER)
            dsk_init(sp->rules, s);
        else if (player != DSK_CHANCE)
            return made;
        else if (dsk_sample(sp->rules, s, rng, &a) == DSK_OK)
            dsk_apply(sp->rules, s, a, NULL, NULL);
    }
}

static void one_by_ids(const dsk_rules *r, double seconds)
{
    dsk_state *s = memory(dsk_state_size(r));
    uint64_t rng = 1;
    double start, t;
    long made = 0;
    dsk_space sp;
    dsk_action a;

    dsk_space_init(&sp, r);
    dsk_init(r, s);
    while (dsk_player(r, s) == DSK_CHANCE &&
           dsk_sample(r, s, &rng, &a) == DSK_OK)
        dsk_apply(r, s, a, NULL, NULL);
    for (start = now(); (t = now() - start) < seconds;) {
        for (int i = 0; i < 1000; i++)
            made += step_id(&sp, s, &rng);
    }
    printf("%.0f\n", (double)made / t);
    free(s);
}

static void choose_all(const dsk_batch *b, int32_t *chosen, uint64_t *rng)
{
    for (int i = 0; i < b->n; i++) {
        const int32_t *ids = b->ids + (size_t)b->cap * (size_t)i;

        chosen[i] = ids[(draw(rng) >> 32) * (uint64_t)b->count[i] >> 32];
    }
}

/* What it writes besides ids: masks ('b'), observations ('l'). */
static void step_many(const dsk_rules *r, char what, int n, double seconds)
{
    size_t games = (size_t)n, cap = (size_t)dsk_max_legal(r);
    int32_t *chosen = memory(games * sizeof *chosen);
    uint64_t rng = 1;
    double start, t;
    long made = 0;
    dsk_space sp;
    dsk_batch b = {.space = &sp,
                   .n = n,
                   .states = memory(games * dsk_state_size(r)),
                   .rng = memory(games * sizeof *b.rng),
                   .count = memory(games * sizeof *b.count),
                   .ids = memory(games * cap * sizeof *b.ids),
                   .cap = (int)cap};

    dsk_space_init(&sp, r);
    if (what == 'b')
        b.mask = memory(games * sizeof *b.mask * (size_t)dsk_mask_words(&sp));
    if (what == 'l')
        b.compact = memory(games * (size_t)sp.compact);
    for (int i = 0; i < n; i++)
        b.rng[i] = (uint64_t)i;
    dsk_reset_many(&b, 0, n);
    for (start = now(); (t = now() - start) < seconds;) {
        choose_all(&b, chosen, &rng);
        made += dsk_step_many(&b, chosen, 0, n);
    }
    printf("%.0f\n", (double)made / t);
    free(chosen);
    free(b.states);
    free(b.rng);
    free(b.count);
    free(b.ids);
    free(b.mask);
    free(b.compact);
}

/* ---- dsk_apply() alone -------------------------------------------------- */

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
        fprintf(stderr, "usage: batch SETUP N|ids|step:N|bits:N|look:N|apply "
                        "SECONDS\n");
        return 2;
    }
    if (strcmp(argv[2], "apply") == 0)
        apply(r, strtod(argv[3], NULL));
    else if (strcmp(argv[2], "ids") == 0)
        one_by_ids(r, strtod(argv[3], NULL));
    else if (strlen(argv[2]) > 5 && argv[2][4] == ':')
        step_many(r, argv[2][0], (int)strtol(argv[2] + 5, NULL, 10),
                  strtod(argv[3], NULL));
    else
        many(r, (int)strtol(argv[2], NULL, 10), strtod(argv[3], NULL));
    free(r);
    return 0;
}
