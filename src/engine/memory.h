/*
 * Memory with a ceiling.  Everything the engine keeps comes through one of
 * these, so that no input can make it grow without bound, and so that a test
 * can take the memory away at any point.  Blocks are 64-byte aligned (states
 * want that) and start zeroed; the caller remembers their size.
 */
#ifndef ENGINE_MEMORY_H
#define ENGINE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

#include "deskovka_game.h"

struct memory {
    size_t used;  /* bytes in use                 */
    size_t limit; /* never more than this is used */
};

/* A zeroed block, or NULL when there is no more. */
void *memory_get(struct memory *m, size_t size);

/* The same, not zeroed: for large blocks of which little may be used. */
void *memory_get_raw(struct memory *m, size_t size);

/* Gives a block back; NULL is fine. */
void memory_free(struct memory *m, void *block, size_t size);

/*
 * Makes a block at least `need` bytes, at least doubling it, so that appending
 * is cheap.  *size follows.  On failure returns NULL and the old block stays.
 */
void *memory_grow(struct memory *m, void *block, size_t *size, size_t need);

/* The same for games of deskovka_game.h. */
dsk_memory memory_blocks(struct memory *m);

/*
 * Without a ceiling: a block made larger, aligned as malloc does.  Where there
 * is none, somebody may make room, once; then the process ends with a line on
 * stderr: memory_end().
 */
void *memory_more(void *block, size_t size);
/* Memory is wanted: is there reason to try again? */
bool memory_rescued(void);
/* Who is asked then. */
void memory_on_want(bool (*rescue)(void));
_Noreturn void memory_end(void);

#endif
