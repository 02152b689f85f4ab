/*
 * The line of bots that wait to think, and who comes next.
 *
 * Tables with people come first, then those that are only watched, then those
 * nobody is at.  Among equals it is the turn of the owner whose bots have
 * thought least lately, so that nobody gains by opening more tables; then of
 * who came first.  An owner beyond his budget has one bot thinking at a time.
 * A table is in line once: a newer position takes the place of the older.
 *
 * Not locked: its user does that (bots.c).
 */
#ifndef SERVER_LINE_H
#define SERVER_LINE_H

#include <stdbool.h>
#include <stdint.h>

#include "server/store.h"

enum rank { RANK_PEOPLE, RANK_WATCHED, RANK_ALONE };

/* Processor time of an owner's bots, ms, of which half is forgotten... */
#define LINE_BUDGET 60000
/* ...after so many ms. */
#define LINE_HALF   30000
#define LINE_OWNERS 4096

/* One that waits; what stands before `next` is its user's to fill in. */
struct place {
    char table[STORE_GAME_MAX + 1];
    char owner[STORE_USER_MAX + 1];
    enum rank rank;
    bool quick; /* needs no time worth mentioning */
    int64_t since;
    struct place *next;
};

struct line_owner {
    int64_t used, at; /* ms lately, as of then */
    int running;
};

struct line {
    struct place *first, **end;
    int n;
    uint64_t served;
    uint64_t waited, longest; /* ms of all who were served; since a look */
    struct line_owner owner[LINE_OWNERS]; /* by hash: some share one */
};

void line_init(struct line *l);
/* Puts it in line; returns the one of the same table that it replaces. */
struct place *line_push(struct line *l, struct place *p, int64_t now);
/* Takes the next one out, of the quick ones only if so wished; or NULL. */
struct place *line_pop(struct line *l, bool quick, int64_t now);
/* It has thought for so many ms of processor time. */
void line_thought(struct line *l, const struct place *p, int64_t ms,
                  int64_t now);
/* People have come or gone. */
void line_rank(struct line *l, const char *table, enum rank rank);
/* Takes a table's out; NULL: it is not (any more) in line. */
struct place *line_leave(struct line *l, const char *table);
/* Takes out whoever is first; NULL: nobody is left. */
struct place *line_drop(struct line *l);
/* How long the one that came first has waited, ms; 0: nobody waits. */
int64_t line_oldest(const struct line *l, int64_t now);

#endif
