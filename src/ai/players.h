/*
 * Bots by name.  A bot sees a game through the public contract alone, so it
 * plays every game, edition and module there is.
 *
 * A bot gets the real position but must not use what its seat cannot know: it
 * calls dsk_resample() on a copy before it looks at anything.  It has no state
 * of its own; all its luck comes from *rng, so the same position, generator
 * and bot give the same action everywhere.
 */
#ifndef AI_PLAYERS_H
#define AI_PLAYERS_H

#include "deskovka.h"

/* What a choice needs.  One context per thread; the memory is the caller's. */
struct ai_context {
    const dsk_rules *rules;
    void *scratch; /* ai_scratch_size(rules) bytes, aligned to 64 */
};

struct ai_player {
    const char *name;
    const char *en, *cs; /* what it does, one sentence */
    /*
     * An action that is legal in s.  A seat must be to act (dsk_player() >= 0)
     * and *rng moves on.
     */
    dsk_action (*choose)(const struct ai_context *c, const dsk_state *s,
                         uint64_t *rng);
};

/* Bot i, NULL past the last one. */
const struct ai_player *ai_player_at(int i);

/* The bot called name[0..len), NULL if there is none. */
const struct ai_player *ai_player_find(const char *name, size_t len);

/* Bytes of scratch memory that any bot needs under these rules. */
size_t ai_scratch_size(const dsk_rules *r);

/*
 * One of the actions of chance, by their weights.  DSK_CHANCE must be to act.
 * Uses the scratch memory and *rng.
 */
dsk_action ai_chance(const struct ai_context *c, const dsk_state *s,
                     uint64_t *rng);

#endif
