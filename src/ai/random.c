/*
 * The bot `random`.  It looks at nothing but the legal list, which is the same
 * in every position its seat cannot tell apart, so it need not resample.
 */
#include "ai/scratch.h"

#include "game/rng.h"

dsk_action ai_random(const struct ai_context *c, const dsk_state *s,
                     uint64_t *rng)
{
    dsk_action *legal = ai_list(c, 0);
    int n = ai_legal(c, s, legal);

    return legal[rng_below(rng, (uint32_t)n)];
}
