/*
 * Tasks of a store (server/store.h) carried out in threads of this program: a
 * crew takes tasks of the kinds it knows as long as it has free hands, and ends
 * them with their answers.  What it has taken stays its own as long as it
 * gives signs of life; when it dies others take it.
 */
#ifndef CLI_CREW_H
#define CLI_CREW_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

struct store;
struct crew;

/* One task, on a thread of the crew. */
struct chore {
    const char *name, *body;
    atomic_int *stop; /* not 0: end at once, the answer is not wanted */
    char why[200];    /* what went wrong */
};

struct crew_kind {
    const char *kind;
    /* The answer, to be freed; NULL with a sentence in why. */
    char *(*run)(struct chore *c);
};

/*
 * A crew of so many hands for the store at `url`; NULL with a sentence.  The
 * kinds are the caller's; `work` names them, with commas.
 */
struct crew_plan {
    const char *url, *node, *work;
    const struct crew_kind *kinds;
    int nkinds, hands;
    int lease; /* ms; 0: the store's own */
    void (*announce)(const char *sentence);
};
struct crew *crew_new(const struct crew_plan *p, char *why, size_t n);
/* Lets go of what it has not finished, and closes the store. */
void crew_free(struct crew *c);

struct store *crew_store(struct crew *c);
/* Takes and ends tasks, calls the store's callbacks, waits at most so long. */
void crew_turn(struct crew *c, int ms);
/* Waits for what the store was asked. */
void crew_settle(struct crew *c);
/* Tasks ended so far. */
long crew_done(const struct crew *c);

#endif
