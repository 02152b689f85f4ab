/*
 * One decision of a bot, on whichever machine: the actions that belong
 * together, from a position, a bot and a seed.  The time a bot may think is its
 * thread's processor time, so that how well it plays does not depend on how
 * busy the machine is.  The wall clock is a last guard, and no clock ends a
 * search before its floor of playouts (ai_bot_floor).
 */
#ifndef SERVER_DECIDE_H
#define SERVER_DECIDE_H

#include "ai/players.h"
#include "server/thought.h"

struct decision {
    const dsk_rules *rules;
    const dsk_state *state;
    struct ai_bot bot;
    uint64_t rng;
};

/* Reads a bot that may think for `most` ms, by the clock of its thread. */
bool decide_read(struct ai_bot *bot, const char *text, uint64_t most,
                 atomic_int *stop);
/* With the brain it has, or (NULL) in memory that is thrown away. */
void decide_now(struct decision *d, struct ai_brain *brain, struct thought *t);
/* Processor time of this thread since its last decision began, ms. */
int64_t decide_cpu(void);

#endif
