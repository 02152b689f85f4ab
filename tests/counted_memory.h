/*
 * Memory that counts what is out and refuses one request, to show that a
 * library given it leaks nothing and survives the want of it.
 */
#ifndef COUNTED_MEMORY_H
#define COUNTED_MEMORY_H

#include "deskovka_game.h"
#include "testing.h"

/* Bytes out; how many requests there were; the one to refuse (0: none). */
struct counted {
    size_t out;
    int asked, fail;
};

static inline void *counted_get(void *user, size_t size)
{
    struct counted *c = user;

    if (++c->asked == c->fail)
        return NULL;
    c->out += size;
    return memset(test_memory(size), 0xa5, size);
}

static inline void counted_give(void *user, void *block, size_t size)
{
    struct counted *c = user;

    c->out -= size;
    memset(block, 0x5a, size);
    free(block);
}

#endif
