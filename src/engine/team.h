/*
 * Thinking with several threads: one search each (ai/search.h), of the same
 * position with its own seed and memory, read together.  A budget of playouts
 * is shared out, so that the same seed, budget and number of threads give the
 * same answer.  Bots that do not search think alone.
 */
#ifndef ENGINE_TEAM_H
#define ENGINE_TEAM_H

#include "ai/players.h"
#include "engine/memory.h"

#define TEAM_THREADS_MAX 64
/* Most actions that are reported. */
#define TEAM_LINES_MAX 16

/* What is known so far, or at the end. */
struct team_report {
    uint64_t playouts; /* those kept in the tree included */
    uint64_t nodes;
    uint64_t ms;
    int nlines;
    struct search_line line[TEAM_LINES_MAX]; /* best first */
};

struct team_job {
    const dsk_rules *rules;
    const dsk_state *state; /* a seat must be to act */
    struct ai_bot bot;      /* its `now` and `stop` are filled in for it */
    int threads;
    uint64_t seed;
    struct memory *memory;
    uint64_t limit; /* milliseconds after which it stops in any case; 0: none */
    bool whole;     /* use the whole budget even if the choice is clear */
    /*
     * Called in the calling thread every few milliseconds; true: stop at once.
     * NULL: nobody asks.
     */
    bool (*listen)(void *user);
    /* Called at about these milliseconds and at the end; NULL: nobody asks. */
    void (*report)(void *user, const struct team_report *r);
    uint64_t report_every;
    void *user;
};

/*
 * Thinks.  *a is the choice, a legal action even when it was stopped before
 * the first playout.  DSK_OK or an error: ENGINE_E_MEMORY.
 */
int team_think(const struct team_job *job, dsk_action *a);

/* Milliseconds of a clock that only goes forward. */
uint64_t team_now(void *user);

#endif
