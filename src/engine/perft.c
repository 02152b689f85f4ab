/* perft: see perft.h. */
#include "engine/perft.h"

#include <assert.h>

#define ROUND(n) (((n) + 63) & ~(size_t)63)

struct count {
    const dsk_rules *rules;
    int cap; /* longest legal list */
    size_t frame;
    uint64_t limit;
    uint64_t leaves;
};

/* A frame of memory: one state, then one legal list. */
static size_t frame_size(const dsk_rules *r)
{
    return ROUND(dsk_state_size(r)) +
           ROUND((size_t)dsk_max_legal(r) * sizeof(dsk_action));
}

size_t perft_memory(const dsk_rules *r, int depth)
{
    assert(depth >= 0 && depth <= PERFT_DEPTH_MAX);
    return frame_size(r) * ((size_t)depth + 1);
}

static int add_leaves(struct count *c, uint64_t n)
{
    c->leaves += n;
    return c->limit > 0 && c->leaves > c->limit ? DSK_E_SPACE : DSK_OK;
}

/* The leaves below s; memory holds the frames of this depth and below. */
static int count(struct count *c, const dsk_state *s, int depth, char *memory)
{
    dsk_state *next = (dsk_state *)memory;
    dsk_action *legal =
        (dsk_action *)(memory + ROUND(dsk_state_size(c->rules)));
    int n;

    if (depth == 0 || dsk_player(c->rules, s) == DSK_OVER)
        return add_leaves(c, 1);
    n = dsk_legal(c->rules, s, legal, NULL, c->cap);
    if (n <= 0)
        return DSK_E_CORRUPT;
    if (depth == 1)
        return add_leaves(c, (uint64_t)n);
    for (int i = 0; i < n; i++) {
        int status;

        dsk_copy(c->rules, next, s);
        if (dsk_apply(c->rules, next, legal[i], NULL, NULL) < 0)
            return DSK_E_CORRUPT;
        status = count(c, next, depth - 1, memory + c->frame);
        if (status < 0)
            return status;
    }
    return DSK_OK;
}

int perft_count(const dsk_rules *r, const dsk_state *s, int depth, void *memory,
                uint64_t limit, uint64_t *leaves)
{
    struct count c = {r, dsk_max_legal(r), frame_size(r), limit, 0};
    int status;

    assert(depth >= 0 && depth <= PERFT_DEPTH_MAX);
    status = count(&c, s, depth, memory);
    *leaves = c.leaves;
    return status;
}
