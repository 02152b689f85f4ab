/*
 * What the C test programs share: counting, and memory for rules and states.
 *
 *   CHECK(cond, "what %d", x)   one test
 *   HOLD(cond, "what %d", x)    part of a bigger test (a game, say); a failure
 *                               marks the whole of it
 *   test_case("name")           ends such a bigger test and counts it as one
 *   return test_end()           prints `N passed, N failed`; exit code
 *
 * Only the first failures are shown in full.
 */
#ifndef TESTING_H
#define TESTING_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deskovka.h"

#define TESTS_SHOWN 40

static int tests_passed, tests_failed, tests_shown, case_failures;
static const char *case_name = "";

static inline bool test_hold(bool ok, const char *file, int line,
                             const char *form, ...)
    __attribute__((format(printf, 4, 5)));

static inline bool test_hold(bool ok, const char *file, int line,
                             const char *form, ...)
{
    va_list args;

    if (ok)
        return true;
    case_failures++;
    if (tests_shown++ >= TESTS_SHOWN)
        return false;
    printf("FAIL %s:%d: %s%s", file, line, case_name, *case_name ? ": " : "");
    va_start(args, form);
    vprintf(form, args);
    va_end(args);
    printf("\n");
    fflush(stdout);
    return false;
}

/* Ends a test made of many parts. */
static inline bool test_case(const char *next)
{
    bool ok = case_failures == 0;

    tests_passed += ok;
    tests_failed += !ok;
    case_failures = 0;
    case_name = next;
    return ok;
}

#define HOLD(cond, ...) test_hold((cond), __FILE__, __LINE__, __VA_ARGS__)

#define CHECK(cond, ...) \
    (test_hold((cond), __FILE__, __LINE__, __VA_ARGS__), test_case(case_name))

static inline int test_end(void)
{
    if (tests_shown > TESTS_SHOWN)
        printf("... and %d more\n", tests_shown - TESTS_SHOWN);
    printf("%d passed, %d failed\n", tests_passed, tests_failed);
    return tests_failed == 0 && tests_passed > 0 ? 0 : 1;
}

/* Aligned memory that is always there; n is rounded up to whole 64 bytes. */
static inline void *test_memory(size_t n)
{
    void *p = aligned_alloc(64, (n + 63) & ~(size_t)63);

    if (p == NULL) {
        printf("out of memory\n");
        exit(1);
    }
    return p;
}

/* Rules with two states and a legal list that fit them exactly. */
struct table {
    dsk_rules *r;
    dsk_state *s;
    dsk_state *spare;
    dsk_action *legal;
    uint32_t *weight;
    int cap;
    int n; /* legal actions: table_legal() */
};

/* Opens a table; a set-up that is refused ends the program with its reason. */
static inline void table_open(struct table *t, const char *setup)
{
    dsk_note why;
    char text[512];

    t->r = (dsk_rules *)test_memory(dsk_rules_size());
    if (dsk_rules_init(t->r, setup, &why) < 0) {
        dsk_note_text(&why, DSK_EN, text, sizeof text);
        printf("%s: %s\n", setup, text);
        exit(1);
    }
    t->s = (dsk_state *)test_memory(dsk_state_size(t->r));
    t->spare = (dsk_state *)test_memory(dsk_state_size(t->r));
    t->cap = dsk_max_legal(t->r);
    t->legal = malloc(sizeof *t->legal * (size_t)t->cap);
    t->weight = malloc(sizeof *t->weight * (size_t)t->cap);
    if (t->legal == NULL || t->weight == NULL)
        exit(1);
    dsk_init(t->r, t->s);
    t->n = 0;
}

static inline void table_close(struct table *t)
{
    free(t->r);
    free(t->s);
    free(t->spare);
    free(t->legal);
    free(t->weight);
}

static inline int table_legal(struct table *t)
{
    t->n = dsk_legal(t->r, t->s, t->legal, t->weight, t->cap);
    return t->n;
}

/* Is the action in the list of the last table_legal()? */
static inline bool table_lists(const struct table *t, dsk_action a)
{
    for (int i = 0; i < t->n; i++) {
        if (t->legal[i] == a)
            return true;
    }
    return false;
}

/* SplitMix64: the tests' own random numbers, the same on every machine. */
static inline uint64_t test_random(uint64_t *seed)
{
    uint64_t x = *seed += 0x9e3779b97f4a7c15u;

    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* A number below n >= 1. */
static inline int test_below(uint64_t *seed, int n)
{
    return (int)(test_random(seed) % (uint64_t)n);
}

/* A choice among the last table_legal(); chance by its weights. */
static inline dsk_action table_choose(const struct table *t, uint64_t *seed)
{
    int total = 0, i = 0, left;

    if (dsk_player(t->r, t->s) != DSK_CHANCE)
        return t->legal[test_below(seed, t->n)];
    for (int k = 0; k < t->n; k++)
        total += (int)t->weight[k];
    for (left = test_below(seed, total); left >= (int)t->weight[i]; i++)
        left -= (int)t->weight[i];
    return t->legal[i];
}

/* Far from the middle: x*x + y*y of a `place:`, 0 of anything else. */
static inline int table_distance(const struct table *t, dsk_action a)
{
    char text[64];
    int x, y;

    dsk_format(t->r, t->s, a, text, sizeof text);
    return sscanf(text, "place:%d,%d", &x, &y) == 2 ? x * x + y * y : 0;
}

/*
 * Like table_choose(), but tiles crowd around the middle: more features are
 * completed, shared and contested than in scattered play.
 */
static inline dsk_action table_crowd(const struct table *t, uint64_t *seed)
{
    dsk_action best = table_choose(t, seed);
    int least = table_distance(t, best);

    for (int i = 0; i < 6 && least > 0; i++) {
        dsk_action a = table_choose(t, seed);
        int distance = table_distance(t, a);

        if (distance < least) {
            best = a;
            least = distance;
        }
    }
    return best;
}

#endif
