/* The end of memory: see reserve.h. */
#include "server/reserve.h"

#include <jansson.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <uv.h>

#include "engine/memory.h"
#include "server/log.h"

#define RESERVE ((size_t)4 << 20)

static _Atomic(void *) reserve;
static atomic_bool wanting;

static bool go_down(void)
{
    void *kept = atomic_exchange(&reserve, NULL);

    if (kept == NULL)
        return false;
    free(kept);
    atomic_store(&wanting, true);
    kill(getpid(), SIGTERM);
    return true;
}

static void *get(size_t size)
{
    return memory_more(NULL, size);
}

static void *get_clear(size_t n, size_t size)
{
    if (size != 0 && n > SIZE_MAX / size)
        return NULL;
    return memset(get(n * size), 0, n * size);
}

void reserve_prepare(void)
{
    json_set_alloc_funcs(get, free);
    uv_replace_allocator(get, memory_more, get_clear, free);
}

static void no_work(uv_work_t *w)
{
    (void)w;
}

void reserve_keep(uv_loop_t *loop)
{
    static uv_work_t first;

    uv_queue_work(loop, &first, no_work, NULL);
    atomic_store(&reserve, memory_more(NULL, RESERVE));
    memory_on_want(go_down);
}

int reserve_end(char *why, size_t n)
{
    memory_on_want(NULL);
    free(atomic_exchange(&reserve, NULL));
    if (!atomic_load(&wanting))
        return 0;
    log_event(LOG_ERROR, "no_memory", NULL);
    snprintf(why, n, "memory was wanted and there was none");
    return 1;
}
