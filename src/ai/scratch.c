/* The memory that the simple bots share: see scratch.h. */
#include "ai/scratch.h"

#include "ai/policy.h"
#include "game/check.h"

static size_t lines(size_t n)
{
    return (n + 63) & ~(size_t)63;
}

static size_t list_size(const dsk_rules *r)
{
    return lines((size_t)dsk_max_legal(r) * sizeof(dsk_action));
}

size_t ai_scratch_size(const dsk_rules *r)
{
    return AI_STATES * lines(dsk_state_size(r)) + AI_DEPTH * list_size(r);
}

dsk_state *ai_state(const struct ai_context *c, int i)
{
    dsk_assert(i >= 0 && i < AI_STATES);
    return (dsk_state *)((char *)c->scratch +
                         (size_t)i * lines(dsk_state_size(c->rules)));
}

dsk_action *ai_list(const struct ai_context *c, int depth)
{
    dsk_assert(depth >= 0 && depth < AI_DEPTH);
    return (dsk_action *)((char *)c->scratch +
                          AI_STATES * lines(dsk_state_size(c->rules)) +
                          (size_t)depth * list_size(c->rules));
}

int ai_legal(const struct ai_context *c, const dsk_state *s, dsk_action *legal)
{
    const struct ai_policy *p = ai_policy_of(c->rules);
    int n = dsk_legal(c->rules, s, legal, NULL, dsk_max_legal(c->rules));
    int left = 0;

    dsk_assert(n > 0);
    if (p->enough == NULL)
        return n;
    for (int i = 0; i < n; i++) {
        if (!p->enough(c->rules, s, legal[i]))
            legal[left++] = legal[i];
    }
    dsk_assert(left > 0); /* a turn can always be ended */
    return left;
}
