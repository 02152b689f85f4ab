/*
 * The queues between the loop and the store's threads: what is asked goes to
 * the writer, to the readers or to the worker, and comes back answered.
 */
#include <assert.h>
#include <time.h>

#include "engine/system.h"
#include "server/store_inner.h"

int64_t store_now_ns(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* ---- queues (under the lock) --------------------------------------------- */

void queue_init(struct queue *q)
{
    system_condition(&q->wake);
    q->first = NULL;
    q->last = &q->first;
    q->n = 0;
    q->want = 1;
}

void queue_add(struct queue *q, struct job *j)
{
    j->next = NULL;
    *q->last = j;
    q->last = &j->next;
    q->n++;
    if (q->n >= q->want)
        pthread_cond_signal(&q->wake);
}

struct job *queue_take(struct queue *q, int most)
{
    struct job *first = q->first, **end = &q->first;

    for (int i = 0; i < most && *end != NULL; i++) {
        end = &(*end)->next;
        q->n--;
    }
    if (end == &q->first)
        return NULL;
    q->first = *end;
    if (*end == NULL)
        q->last = &q->first;
    *end = NULL;
    return first;
}

/* ---- answers ------------------------------------------------------------- */

void store_poll(struct store *s)
{
    for (;;) {
        struct job *j;

        pthread_mutex_lock(&s->lock);
        j = queue_take(&s->done, 1);
        if (j != NULL)
            s->pending--;
        pthread_mutex_unlock(&s->lock);
        if (j == NULL)
            return;
        job_deliver(j);
    }
}

void store_answer(struct store *s, struct job *list)
{
    bool wake = false;

    pthread_mutex_lock(&s->lock);
    while (list != NULL) {
        struct job *next = list->next;

        if (list->blocking) {
            list->finished = true;
            pthread_cond_broadcast(&s->answered);
        } else {
            queue_add(&s->done, list);
            wake = true;
        }
        list = next;
    }
    pthread_mutex_unlock(&s->lock);
    if (wake && s->config.notify != NULL)
        s->config.notify(s->config.user);
}

/* ---- asking -------------------------------------------------------------- */

/* Whose it is. */
static struct queue *queue_of(struct store *s, const struct job *j)
{
    if (j->kind == JOB_WORK)
        return &s->to_worker;
    if (j->kind < NJOB_WRITES || j->kind == JOB_BACKUP || s->nreaders == 0)
        return &s->to_writer;
    return &s->to_readers;
}

/* With the lock held. */
static void submit(struct store *s, struct job *j)
{
    if (s->shut) {
        j->status = STORE_E_SHUT;
        queue_add(&s->done, j);
    } else {
        j->asked = store_now_ns() / 1000000;
        queue_add(queue_of(s, j), j);
    }
}

void job_ask(struct store *s, struct job *j)
{
    if (j->arena.failed) {
        j->status = STORE_E_MEMORY;
        job_deliver(j);
        return;
    }
    pthread_mutex_lock(&s->lock);
    s->pending++;
    submit(s, j);
    pthread_mutex_unlock(&s->lock);
}

void job_answer(struct store *s, struct job *j)
{
    pthread_mutex_lock(&s->lock);
    s->pending++;
    pthread_mutex_unlock(&s->lock);
    store_answer(s, j);
}

int job_wait(struct store *s, struct job *j, int *n)
{
    int status;

    j->blocking = true;
    pthread_mutex_lock(&s->lock);
    assert(!s->shut);
    submit(s, j);
    while (!j->finished)
        pthread_cond_wait(&s->answered, &s->lock);
    pthread_mutex_unlock(&s->lock);
    status = j->status;
    *n = j->n;
    job_free(j);
    return status;
}
