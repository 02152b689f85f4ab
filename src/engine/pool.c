/*
 * Memory from one block (dsk_pool of deskovka_game.h): a list of holes in the
 * order of their addresses.  The first that is large enough is cut; a block
 * that comes back grows together with the holes beside it.  All sizes are
 * whole 64 bytes, so every block is aligned as states want it.
 */
#include "deskovka_game.h"

#define UNIT ((size_t)64)

struct hole {
    size_t size;
    struct hole *next;
};

/* At the start of the block. */
struct pool {
    struct hole *first;
};

/* Whole units, at least one; 0 if there is no such number. */
static size_t whole(size_t size)
{
    if (size == 0)
        return UNIT;
    return size > (size_t)-1 - UNIT ? 0 : (size + UNIT - 1) & ~(UNIT - 1);
}

static void *pool_get(void *user, size_t size)
{
    struct pool *pool = user;
    size_t want = whole(size);

    for (struct hole **at = &pool->first; want > 0 && *at != NULL;
         at = &(*at)->next) {
        struct hole *hole = *at;

        if (hole->size < want)
            continue;
        if (hole->size == want) {
            *at = hole->next;
        } else {
            *at = (struct hole *)((char *)hole + want);
            (*at)->size = hole->size - want;
            (*at)->next = hole->next;
        }
        return hole;
    }
    return NULL;
}

/* Does the hole end where its follower begins?  Then they are one. */
static void join(struct hole *hole)
{
    struct hole *next = hole->next;

    if (next == NULL || (char *)hole + hole->size != (char *)next)
        return;
    hole->size += next->size;
    hole->next = next->next;
}

static void pool_give(void *user, void *block, size_t size)
{
    struct pool *pool = user;
    struct hole *hole = (struct hole *)block, *before = NULL;

    for (struct hole *h = pool->first; h != NULL && h < hole; h = h->next)
        before = h;
    hole->size = whole(size);
    hole->next = before == NULL ? pool->first : before->next;
    if (before == NULL)
        pool->first = hole;
    else
        before->next = hole;
    join(hole);
    if (before != NULL)
        join(before);
}

int dsk_pool(dsk_memory *memory, void *block, size_t size)
{
    size_t skip = (UNIT - (uintptr_t)block % UNIT) % UNIT;
    struct pool *pool;

    if (memory == NULL || block == NULL)
        return DSK_E_ARGUMENT;
    if (size < skip || size - skip < 2 * UNIT)
        return DSK_E_SPACE;
    pool = (struct pool *)(void *)((char *)block + skip);
    pool->first = (struct hole *)(void *)((char *)pool + UNIT);
    pool->first->size = ((size - skip) & ~(UNIT - 1)) - UNIT;
    pool->first->next = NULL;
    memory->get = pool_get;
    memory->give = pool_give;
    memory->user = pool;
    return DSK_OK;
}
