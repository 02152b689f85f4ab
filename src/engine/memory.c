/* Memory with a ceiling: see memory.h. */
#include "engine/memory.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE ((size_t)64)
/* Status of a process that ends for want of memory; no core, which would hold
 * what others may not see. */
#define NO_MEMORY 70

/* The bytes a block of this size really takes; 0 if that overflows. */
static size_t rounded(size_t size)
{
    if (size == 0)
        size = 1;
    return size > (size_t)-1 - LINE ? 0 : (size + LINE - 1) & ~(LINE - 1);
}

void *memory_get_raw(struct memory *m, size_t size)
{
    size_t whole = rounded(size);
    void *block;

    assert(m->used <= m->limit);
    if (whole == 0 || whole > m->limit - m->used)
        return NULL;
    block = aligned_alloc(LINE, whole);
    if (block != NULL)
        m->used += whole;
    return block;
}

void *memory_get(struct memory *m, size_t size)
{
    void *block = memory_get_raw(m, size);

    if (block != NULL)
        memset(block, 0, rounded(size));
    return block;
}

void memory_free(struct memory *m, void *block, size_t size)
{
    if (block == NULL)
        return;
    assert(m->used >= rounded(size));
    m->used -= rounded(size);
    free(block);
}

void *memory_grow(struct memory *m, void *block, size_t *size, size_t need)
{
    size_t want = *size > (size_t)-1 / 2 ? need : *size * 2;
    void *larger;

    if (need <= *size && block != NULL)
        return block;
    if (want < need)
        want = need;
    larger = memory_get(m, want);
    if (larger == NULL)
        return NULL;
    if (block != NULL)
        memcpy(larger, block, *size);
    memory_free(m, block, *size);
    *size = want;
    return larger;
}

void memory_end(void)
{
    static const char line[] =
        "{\"level\":\"fatal\",\"event\":\"no_memory\"}\n";

    fwrite(line, 1, sizeof line - 1, stderr);
    _Exit(NO_MEMORY);
}

static bool (*rescuer)(void);

void memory_on_want(bool (*rescue)(void))
{
    rescuer = rescue;
}

bool memory_rescued(void)
{
    return rescuer != NULL && rescuer();
}

static void *get_block(void *user, size_t size)
{
    return memory_get(user, size);
}

static void give_block(void *user, void *block, size_t size)
{
    memory_free(user, block, size);
}

dsk_memory memory_blocks(struct memory *m)
{
    return (dsk_memory){get_block, give_block, m};
}

void *memory_more(void *block, size_t size)
{
    void *more;

    while ((more = realloc(block, size ? size : 1)) == NULL) {
        if (!memory_rescued())
            memory_end();
    }
    return more;
}
