/*
 * Rules shared by tables.  A rules object is large (230 kB) and never changes,
 * so tables with the same set-up line have one between them.  None is made to
 * find out that there is one: each would leave a hole in the heap that the
 * table's own small blocks soon fill, and the next one would not fit.  Bots
 * read it from other threads; it lives until the last holder lets go, and
 * holders are counted on the loop's thread only.
 */
#ifndef SERVER_RULESET_H
#define SERVER_RULESET_H

#include "deskovka.h"

struct ruleset {
    struct ruleset *next;
    int holders;
    int players;
    size_t state_size;
    dsk_rules *rules;
    char *setup; /* the complete line, and... */
    char *asked; /* ...the one it was made from first */
};

struct rulesets {
    struct ruleset *first;
};

/* Longest set-up line taken from outside, and a complete one; with the NUL. */
#define SETUP_SIZE 1024

/* NULL if the line is refused; then why says so. */
struct ruleset *ruleset_get(struct rulesets *all, const char *setup,
                            dsk_note *why);
void ruleset_hold(struct ruleset *r);
void ruleset_drop(struct rulesets *all, struct ruleset *r);

#endif
