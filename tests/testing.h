/*
 * What the C test programs share besides counting (check.h): memory for rules
 * and states, and random play.
 */
#ifndef TESTING_H
#define TESTING_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "deskovka.h"

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
        dsk_note_text(&why, "en", NULL, text, sizeof text);
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

/* Lays out a position: lines of `put`, divided by semicolons. */
static inline void table_put(struct table *t, const char *lines)
{
    char line[128];

    while (*lines != '\0') {
        size_t n = strcspn(lines, ";");

        memcpy(line, lines, n);
        line[n] = '\0';
        HOLD_EQUAL(dsk_put(t->r, t->s, line, NULL, NULL), DSK_OK,
                   "put refused: %s", line);
        lines += n + (lines[n] == ';');
    }
}

/* SplitMix64: the tests' own random numbers, the same on every machine. */
static inline uint64_t test_random(uint64_t *seed)
{
    uint64_t x = *seed += 0x9e3779b97f4a7c15u;

    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* Characters of the longest line. */
static inline int test_widest(const char *s)
{
    int most = 0, n = 0;

    for (; *s != '\0'; s++) {
        n = *s == '\n' ? 0 : n + (((unsigned char)*s & 0xC0) != 0x80);
        most = n > most ? n : most;
    }
    return most;
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
