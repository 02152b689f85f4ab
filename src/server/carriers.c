/* Threads that wait: see carriers.h. */
#include "server/carriers.h"

#include <pthread.h>
#include <stdlib.h>

#include "server/out.h"

struct trip {
    struct carriers *all;
    pthread_t thread;
    void (*work)(void *user);
    void (*done)(void *user);
    void *user;
    struct trip *next; /* of those that are back */
};

struct carriers {
    uv_async_t back;
    pthread_mutex_t lock; /* guards first */
    struct trip *first;
};

static void *walk(void *user)
{
    struct trip *t = user;
    struct carriers *c = t->all;

    t->work(t->user);
    pthread_mutex_lock(&c->lock);
    t->next = c->first;
    c->first = t;
    pthread_mutex_unlock(&c->lock);
    uv_async_send(&c->back);
    return NULL;
}

static void on_back(uv_async_t *a)
{
    struct carriers *c = a->data;
    struct trip *t, *next;

    pthread_mutex_lock(&c->lock);
    t = c->first;
    c->first = NULL;
    pthread_mutex_unlock(&c->lock);
    for (; t != NULL; t = next) {
        next = t->next;
        pthread_join(t->thread, NULL);
        t->done(t->user);
        free(t);
    }
}

struct carriers *carriers_new(uv_loop_t *loop)
{
    struct carriers *c = server_memory(sizeof *c);

    uv_async_init(loop, &c->back, on_back);
    c->back.data = c;
    pthread_mutex_init(&c->lock, NULL);
    return c;
}

void carriers_free(struct carriers *c)
{
    pthread_mutex_destroy(&c->lock);
    free(c);
}

bool carriers_go(struct carriers *c, void (*work)(void *user),
                 void (*done)(void *user), void *user)
{
    struct trip *t = server_memory(sizeof *t);

    *t = (struct trip){.all = c, .work = work, .done = done, .user = user};
    if (pthread_create(&t->thread, NULL, walk, t) == 0)
        return true;
    free(t);
    return false;
}
