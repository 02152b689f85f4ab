/*
 * The store as a whole: opened with its threads, closed, asked how it is.
 *
 *   loop    --job-->  writer.queue --+--> done --notify, store_poll--> loop
 *           --job-->  reader.queue --+
 *           --job-->  worker.queue --+
 *
 * One thread writes (store_writer.c), some read, and one does slow work of the
 * caller's own; store_queue.c has the queues.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/store_inner.h"

#define READERS   1
#define BATCH_MAX 512

const char *store_status_name(int status)
{
    static const char *const names[] = {
        "ok",   "fenced", "head", "repeat", "missing",  "exists",
        "full", "io",     "shut", "memory", "elsewhere"};
    int i = -status;

    return i >= 0 && i < (int)(sizeof names / sizeof *names) ? names[i] : "?";
}

/* ---- readers and the worker ---------------------------------------------- */

static struct job *next_job(struct store *s, struct queue *q)
{
    struct job *j;

    pthread_mutex_lock(&s->lock);
    while (q->n == 0 && !s->shut)
        pthread_cond_wait(&q->wake, &s->lock);
    j = queue_take(q, 1);
    pthread_mutex_unlock(&s->lock);
    return j;
}

/* What only reads may be asked again after a lost connection. */
static void answer_read(struct reader *r, struct job *j)
{
    const struct store_driver *d = r->store->driver;
    int status = d->run(r->conn, j);
    bool committed;

    for (int i = 0; i < LOST_MOST && status == STORE_LOST; i++) {
        status = d->mend(r->conn, &committed);
        job_again(j);
        if (status == STORE_LOST)
            break;
        if (status == STORE_OK)
            status = d->run(r->conn, j);
    }
    if (status != STORE_OK)
        j->status = status == STORE_LOST ? STORE_E_IO : status;
}

static void *reader_main(void *arg)
{
    struct reader *r = arg;
    struct job *j;

    while ((j = next_job(r->store, &r->store->to_readers)) != NULL) {
        answer_read(r, j);
        store_answer(r->store, j);
    }
    return NULL;
}

static void *worker_main(void *arg)
{
    struct store *s = arg;
    struct job *j;

    while ((j = next_job(s, &s->to_worker)) != NULL) {
        j->work(j->user);
        store_answer(s, j);
    }
    return NULL;
}

/* ---- opening and closing ------------------------------------------------- */

/* It is part of names of files, and others read it. */
static bool good_name(const char *node)
{
    size_t n = strlen(node);

    return n > 0 && n <= STORE_USER_MAX &&
           strspn(node, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                        "0123456789-_") == n;
}

static bool open_readers(struct store *s, char *why, size_t n)
{
    int want = s->config.readers > 0 ? s->config.readers : READERS;

    if (!s->driver->shared(s->writer))
        return true;
    while (s->nreaders < want && s->nreaders < READERS_MAX) {
        struct reader *r = &s->reader[s->nreaders];

        r->store = s;
        r->conn = s->driver->open(&s->config, false, why, n);
        if (r->conn == NULL)
            return false;
        s->nreaders++;
    }
    return true;
}

static void close_connections(struct store *s)
{
    for (int i = 0; i < s->nreaders; i++)
        s->driver->close(s->reader[i].conn, true);
    if (s->writer != NULL)
        s->driver->close(s->writer, s->failed != STORE_OK);
}

static bool start_threads(struct store *s)
{
    int started = 0;

    if (pthread_create(&s->writer_thread, NULL, store_writer_main, s) != 0)
        return false;
    if (pthread_create(&s->worker_thread, NULL, worker_main, s) != 0)
        abort(); /* a machine that gives one thread and no second */
    for (; started < s->nreaders; started++) {
        if (pthread_create(&s->reader[started].thread, NULL, reader_main,
                           &s->reader[started]) != 0)
            abort();
    }
    return true;
}

struct store *store_open(const struct store_config *c, char *why, size_t n)
{
    struct store *s = calloc(1, sizeof *s);

    snprintf(why, n, "no memory");
    if (s == NULL)
        return NULL;
    s->config = *c;
    if (s->config.batch_max <= 0)
        s->config.batch_max = BATCH_MAX;
    if (s->config.node == NULL)
        s->config.node = "main";
    if (s->config.lease <= 0)
        s->config.lease = STORE_LEASE_MS;
    s->leased = store_now_ns() / 1000000 + (int64_t)s->config.lease * 7 / 10;
    s->driver = store_driver_of(c->url, why, n);
    if (s->driver != NULL && !good_name(s->config.node)) {
        snprintf(why, n,
                 "the name of a server has 1 to %d letters, digits, - and _",
                 STORE_USER_MAX);
        s->driver = NULL;
    }
    if (s->driver == NULL) {
        free(s);
        return NULL;
    }
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->answered, NULL);
    queue_init(&s->to_writer);
    queue_init(&s->to_readers);
    queue_init(&s->to_worker);
    queue_init(&s->done);
    s->writer = s->driver->open(&s->config, true, why, n);
    if (s->writer == NULL || !open_readers(s, why, n) || !start_threads(s)) {
        close_connections(s);
        free(s);
        return NULL;
    }
    return s;
}

void store_close(struct store *s)
{
    if (s == NULL)
        return;
    pthread_mutex_lock(&s->lock);
    s->shut = true;
    pthread_cond_broadcast(&s->to_writer.wake);
    pthread_mutex_unlock(&s->lock);
    pthread_join(s->writer_thread, NULL); /* it may still feed the readers */
    pthread_mutex_lock(&s->lock);
    pthread_cond_broadcast(&s->to_readers.wake);
    pthread_cond_broadcast(&s->to_worker.wake);
    pthread_mutex_unlock(&s->lock);
    for (int i = 0; i < s->nreaders; i++)
        pthread_join(s->reader[i].thread, NULL);
    pthread_join(s->worker_thread, NULL);
    store_poll(s);
    close_connections(s);
    free(s);
}

bool store_writable(const struct store *s)
{
    struct store *open = (struct store *)(uintptr_t)s;
    bool ok;

    pthread_mutex_lock(&open->lock);
    ok = s->failed == STORE_OK;
    pthread_mutex_unlock(&open->lock);
    return ok;
}

bool store_shared(const struct store *s)
{
    return s->driver->nodes;
}

bool store_leased(const struct store *s, uint32_t *lapses)
{
    struct store *open = (struct store *)(uintptr_t)s;
    bool ok;

    *lapses = 0;
    if (!s->driver->nodes)
        return true;
    pthread_mutex_lock(&open->lock);
    ok = store_now_ns() / 1000000 < s->leased;
    *lapses = s->lapses;
    pthread_mutex_unlock(&open->lock);
    return ok;
}

size_t store_pending(const struct store *s)
{
    struct store *open = (struct store *)(uintptr_t)s;
    size_t n;

    pthread_mutex_lock(&open->lock);
    n = s->pending;
    pthread_mutex_unlock(&open->lock);
    return n;
}

/* For how long the oldest call has waited that is not carried out yet, ms. */
static int64_t oldest(const struct store *s)
{
    const struct queue *const queues[] = {&s->to_writer, &s->to_readers,
                                          &s->to_worker};
    int64_t now = store_now_ns() / 1000000,
            first = s->writing == 0 ? now : s->writing;

    for (size_t i = 0; i < sizeof queues / sizeof *queues; i++) {
        if (queues[i]->first != NULL && queues[i]->first->asked < first)
            first = queues[i]->first->asked;
    }
    return now - first;
}

void store_stats(const struct store *s, struct store_stats *out)
{
    struct store *open = (struct store *)(uintptr_t)s;

    pthread_mutex_lock(&open->lock);
    *out = s->stats;
    out->waiting = s->pending;
    out->oldest_ms = oldest(s);
    pthread_mutex_unlock(&open->lock);
}
