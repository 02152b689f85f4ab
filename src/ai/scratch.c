/* The memory that the simple bots share: see scratch.h. */
#include "ai/scratch.h"

#include "game/check.h"
#include "game/rng.h"

static size_t lines(size_t n)
{
    return (n + 63) & ~(size_t)63;
}

static size_t list_size(const dsk_rules *r)
{
    _Static_assert(sizeof(dsk_action) == sizeof(uint32_t),
                   "lists of actions and of weights have one size");
    return lines((size_t)dsk_max_legal(r) * sizeof(dsk_action));
}

size_t ai_scratch_size(const dsk_rules *r)
{
    return AI_STATES * lines(dsk_state_size(r)) +
           (AI_DEPTH + 1) * list_size(r) + AI_TEXT;
}

dsk_state *ai_state(const struct ai_context *c, int i)
{
    dsk_assert(i >= 0 && i < AI_STATES);
    return (dsk_state *)((char *)c->scratch +
                         (size_t)i * lines(dsk_state_size(c->rules)));
}

dsk_action *ai_list(const struct ai_context *c, int depth)
{
    dsk_assert(depth >= 0 && depth <= AI_DEPTH);
    return (dsk_action *)((char *)c->scratch +
                          AI_STATES * lines(dsk_state_size(c->rules)) +
                          (size_t)depth * list_size(c->rules));
}

/* The last list: a search has one for each depth below AI_DEPTH. */
uint32_t *ai_weights(const struct ai_context *c)
{
    return ai_list(c, AI_DEPTH);
}

char *ai_text(const struct ai_context *c)
{
    return (char *)c->scratch + ai_scratch_size(c->rules) - AI_TEXT;
}

dsk_action ai_chance(const struct ai_context *c, const dsk_state *s,
                     uint64_t *rng)
{
    dsk_action *legal = ai_list(c, 0);
    uint32_t *weight = ai_weights(c);
    int n = dsk_legal(c->rules, s, legal, weight, dsk_max_legal(c->rules));
    uint32_t total = 0, left;
    int i = 0;

    dsk_assert(dsk_player(c->rules, s) == DSK_CHANCE && n > 0);
    for (int k = 0; k < n; k++)
        total += weight[k];
    for (left = rng_below(rng, total); left >= weight[i]; i++)
        left -= weight[i];
    return legal[i];
}
