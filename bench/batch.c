/*
 * The loop in C that `make bench-python` measures Python against: n games, in
 * each of them in turn the legal list, one of it at random, and dsk_apply();
 * chance by dsk_sample().  Prints actions a second of CPU time.
 *
 *   batch SETUP N SECONDS           n games in turn
 *   batch SETUP ids SECONDS         one game, by ids (dsk_ids, dsk_decode)
 *   batch SETUP ids:N SECONDS       n games in turn by ids, rows of ids kept
 *   batch SETUP step:N SECONDS      n games by dsk_step_many(), ids wanted
 *   batch SETUP bits:N SECONDS      ... and masks
 *   batch SETUP look:N SECONDS      ... and compact observations
 *   batch SETUP block:N SECONDS     ids alone, in blocks of 64 games, 16 steps
 *   batch SETUP apply SECONDS       dsk_apply() alone, recorded games again
 *   batch SETUP against:N SECONDS   the batch against the loops, by turns
 */
#include <stdbool.h>
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

static double many(const dsk_rules *r, int n, double seconds)
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
    free(states);
    return (double)made / t;
}

/* ---- by ids ------------------------------------------------------------- */

/*
 * One decision by its id, and the chance behind it; then what is legal, as a
 * batch writes it.  Returns actions made.
 */
static long step_id(const dsk_space *sp, dsk_state *s, uint64_t *rng,
                    int32_t *ids, int *count)
{
    long made = 1;
    dsk_action a;

    if (*count <= 0 ||
        dsk_decode(sp, s, ids[(draw(rng) >> 32) * (uint64_t)*count >> 32], &a) <
            0 ||
        dsk_apply(sp->rules, s, a, NULL, NULL) < 0)
        dsk_init(sp->rules, s); /* all lies outside the window */
    for (;; made++) {
        int player = dsk_player(sp->rules, s);

        if (player == DSK_OVER)
            dsk_init(sp->rules, s);
        else if (player != DSK_CHANCE)
            break;
        else if (dsk_sample(sp->rules, s, rng, &a) == DSK_OK)
            dsk_apply(sp->rules, s, a, NULL, NULL);
    }
    *count = dsk_ids(sp, s, ids, LEGAL_MAX, NULL);
    return made;
}

static double many_by_ids(const dsk_rules *r, int n, double seconds)
{
    size_t size = dsk_state_size(r), cap = (size_t)dsk_max_legal(r);
    unsigned char *states = memory(size * (size_t)n);
    int32_t *ids = memory(cap * (size_t)n * sizeof *ids);
    int *count = memory((size_t)n * sizeof *count);
    uint64_t rng = 1;
    double start, t;
    long made = 0;
    dsk_space sp;

    dsk_space_init(&sp, r);
    memset(count, 0, (size_t)n * sizeof *count);
    for (start = now(); (t = now() - start) < seconds;) {
        for (int k = 0; k < 1 + 1000 / n; k++) {
            for (int i = 0; i < n; i++)
                made += step_id(&sp, (dsk_state *)(states + size * (size_t)i),
                                &rng, ids + cap * (size_t)i, &count[i]);
        }
    }
    free(states);
    free(ids);
    free(count);
    return (double)made / t;
}

static void choose(const dsk_batch *b, int first, int last, int32_t *chosen,
                   uint64_t *rng)
{
    for (int i = first; i < last; i++) {
        const int32_t *ids = b->ids + (size_t)b->cap * (size_t)i;

        chosen[i] = ids[(draw(rng) >> 32) * (uint64_t)b->count[i] >> 32];
    }
}

/* In blocks: so many games make so many steps before the next ones do. */
enum { BLOCK = 64, BLOCK_STEPS = 16 };

/* n games by dsk_step_many(), in one of the modes above. */
static double step_many(const dsk_rules *r, const char *mode, int n,
                        double seconds)
{
    bool blocks = strncmp(mode, "block", 5) == 0;
    size_t games = (size_t)n, cap = (size_t)dsk_max_legal(r);
    int32_t *chosen = memory(games * sizeof *chosen);
    int block = blocks ? BLOCK : n, steps = blocks ? BLOCK_STEPS : 1;
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
    if (strncmp(mode, "bits", 4) == 0)
        b.mask = memory(games * sizeof *b.mask * (size_t)dsk_mask_words(&sp));
    if (strncmp(mode, "look", 4) == 0)
        b.compact = memory(games * (size_t)sp.compact);
    for (int i = 0; i < n; i++)
        b.rng[i] = (uint64_t)i;
    dsk_reset_many(&b, 0, n);
    for (start = now(); (t = now() - start) < seconds;) {
        for (int i = 0; i < n; i += block) {
            int last = i + block < n ? i + block : n;

            for (int k = 0; k < steps; k++) {
                choose(&b, i, last, chosen, &rng);
                made += dsk_step_many(&b, chosen, i, last);
            }
        }
    }
    free(chosen);
    free(b.states);
    free(b.rng);
    free(b.count);
    free(b.ids);
    free(b.mask);
    free(b.compact);
    return (double)made / t;
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

static double apply(const dsk_rules *r, double seconds)
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
    free(s);
    return (double)made / spent;
}

/* ---- the batch against the loops ----------------------------------------- */

enum { ROUNDS = 9, LOOPS = 4 };

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Medians of rounds by turns: every loop beside the batch that follows it. */
static void against(const dsk_rules *r, int n, double seconds)
{
    static const char *const name[LOOPS] = {
        "one game in the nearest cache, lists",
        "one game in the nearest cache, ids",
        "as many games in turn, ids kept as the batch does",
        "dsk_step_many() in blocks",
    };
    double rate[LOOPS][ROUNDS], ratio[LOOPS][ROUNDS];

    for (int k = 0; k < ROUNDS; k++) {
        for (int i = 0; i < LOOPS; i++) {
            rate[i][k] = i == 0   ? many(r, 1, seconds)
                         : i == 1 ? many_by_ids(r, 1, seconds)
                         : i == 2 ? many_by_ids(r, n, seconds)
                                  : step_many(r, "block", n, seconds);
            ratio[i][k] = step_many(r, "step", n, seconds) / rate[i][k];
        }
    }
    for (int i = 0; i < LOOPS; i++) {
        qsort(rate[i], ROUNDS, sizeof rate[i][0], by_size);
        qsort(ratio[i], ROUNDS, sizeof ratio[i][0], by_size);
        printf("%-50s %9.0f  dsk_step_many() %.2f (%.2f to %.2f)\n", name[i],
               rate[i][ROUNDS / 2], ratio[i][ROUNDS / 2], ratio[i][0],
               ratio[i][ROUNDS - 1]);
    }
}

/* The number of games that a mode names; 1 where it needs none. */
static int number(const char *mode)
{
    const char *colon = strchr(mode, ':');

    if (strcmp(mode, "ids") == 0 || strcmp(mode, "apply") == 0)
        return 1;
    return (int)strtol(colon != NULL ? colon + 1 : mode, NULL, 10);
}

static bool is_mode(const char *text, const char *mode)
{
    return strncmp(text, mode, strlen(mode)) == 0;
}

int main(int argc, char **argv)
{
    dsk_rules *r = memory(dsk_rules_size());
    double seconds, rate;

    if (argc != 4 || dsk_rules_init(r, argv[1], NULL) < 0 ||
        number(argv[2]) < 1) {
        fprintf(stderr, "usage: batch SETUP N|ids|ids:N|step:N|bits:N|look:N|"
                        "block:N|apply|against:N SECONDS\n");
        return 2;
    }
    seconds = strtod(argv[3], NULL);
    if (is_mode(argv[2], "against:")) {
        against(r, number(argv[2]), seconds);
        free(r);
        return 0;
    }
    if (is_mode(argv[2], "apply"))
        rate = apply(r, seconds);
    else if (is_mode(argv[2], "ids"))
        rate = many_by_ids(r, number(argv[2]), seconds);
    else if (strchr(argv[2], ':') != NULL)
        rate = step_many(r, argv[2], number(argv[2]), seconds);
    else
        rate = many(r, number(argv[2]), seconds);
    printf("%.0f\n", rate);
    free(r);
    return 0;
}
