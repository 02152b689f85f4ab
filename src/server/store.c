/*
 * The store's threads: one writer with group commit, readers, one for slow
 * work of the caller's own, and the way of an answer back to the loop.
 *
 *   loop    --job-->  writer.queue --+--> done --notify, store_poll--> loop
 *           --job-->  reader.queue --+
 *           --job-->  worker.queue --+
 *
 * The writer takes whatever waits, at most batch_max jobs, runs them in one
 * transaction and answers them when it is on disk.  While one commit is under
 * way the next batch gathers, so a lone move waits for nobody; only when there
 * is plenty (the last batch had company) does it wait a moment for more.
 */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/system.h"
#include "server/store_job.h"

#define READERS     1
#define READERS_MAX 8
#define BATCH_MAX   512
/* A batch with at least this many jobs may be followed by more at once... */
#define COMPANY 8
/* ...for which the writer waits so long, or until this many are there. */
#define LINGER_NS 1000000
/* A batch is given up when it was lost so often. */
#define LOST_MOST   20
#define LINGER_JOBS 64
/* How often a database that is away is tried for. */
#define AWAY_NS 500000000

struct queue {
    pthread_cond_t wake;
    struct job *first, **last;
    size_t n;
    size_t want; /* wake somebody when this many wait */
};

struct reader {
    struct store *store;
    struct connection *conn;
    pthread_t thread;
};

struct store {
    const struct store_driver *driver;
    struct store_config config;
    struct connection *writer;
    pthread_t writer_thread, worker_thread;
    struct reader reader[READERS_MAX];
    int nreaders;

    pthread_mutex_t lock; /* guards all below */
    struct queue to_writer, to_readers, to_worker;
    struct queue done;
    pthread_cond_t answered; /* a blocking job has finished */
    bool shut;
    bool away;  /* the writer's database cannot be reached */
    int failed; /* the status that every write gets; STORE_OK while it works */
    size_t pending;
    int64_t leased; /* until when this node may speak: monotonic, ms */
    uint32_t lapses;
    struct store_stats stats;
    struct job *backup; /* under way */
    int64_t writing;    /* when the first of the batch was asked; 0: none */
};

/* ---- names and memory --------------------------------------------------- */

const char *store_status_name(int status)
{
    static const char *const names[] = {
        "ok",   "fenced", "head", "repeat", "missing",  "exists",
        "full", "io",     "shut", "memory", "elsewhere"};
    int i = -status;

    return i >= 0 && i < (int)(sizeof names / sizeof *names) ? names[i] : "?";
}

struct chunk {
    struct chunk *next;
    size_t used, size;
    _Alignas(16) unsigned char bytes[];
};

#define CHUNK ((size_t)2000)

void *arena_get(struct arena *a, size_t n)
{
    struct chunk *c = a->first;
    size_t need = (n + 15) & ~(size_t)15;
    void *p;

    if (c == NULL || c->size - c->used < need) {
        size_t size = need > CHUNK ? need : CHUNK;

        c = calloc(1, sizeof *c + size);
        if (c == NULL) {
            a->failed = true;
            return NULL;
        }
        c->size = size;
        c->next = a->first;
        a->first = c;
    }
    p = c->bytes + c->used;
    c->used += need;
    return p;
}

char *arena_copy(struct arena *a, const void *from, size_t n)
{
    char *p = from == NULL ? NULL : arena_get(a, n + 1);

    if (p != NULL)
        memcpy(p, from, n);
    return p;
}

char *arena_text(struct arena *a, const char *text)
{
    return text == NULL ? NULL : arena_copy(a, text, strlen(text));
}

void arena_free(struct arena *a)
{
    while (a->first != NULL) {
        struct chunk *next = a->first->next;

        free(a->first);
        a->first = next;
    }
}

/* ---- queues (under the lock) -------------------------------------------- */

static void queue_init(struct queue *q)
{
    system_condition(&q->wake);
    q->first = NULL;
    q->last = &q->first;
    q->n = 0;
    q->want = 1;
}

static void queue_add(struct queue *q, struct job *j)
{
    j->next = NULL;
    *q->last = j;
    q->last = &j->next;
    q->n++;
    if (q->n >= q->want)
        pthread_cond_signal(&q->wake);
}

/* The first `most` jobs, as a list. */
static struct job *queue_take(struct queue *q, int most)
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

/* ---- answers ------------------------------------------------------------ */

static void free_job(struct job *j)
{
    struct arena arena = j->arena;

    arena_free(&arena); /* the job itself lies in it */
}

static void deliver(struct job *j)
{
    bool ok = j->status == STORE_OK;

    switch (j->kind) {
    case JOB_TAKE:
    case JOB_READ:
        j->done.game(j->user, j->status,
                     ok || j->status == STORE_E_FENCED ? j->games : NULL);
        break;
    case JOB_SESSION_FIND:
        j->done.session(j->user, j->status, ok ? &j->session : NULL);
        break;
    case JOB_PULSE:
        j->done.pulse(j->user, j->status, ok ? &j->pulse : NULL);
        break;
    case JOB_LIST:
        j->done.rows(j->user, j->status, j->games, ok ? j->n : 0);
        break;
    case JOB_CHAT:
        j->done.chat(j->user, j->status, j->chat, ok ? j->n : 0);
        break;
    case JOB_ACCOUNT_FIND:
        j->done.account(j->user, j->status, ok ? &j->account : NULL);
        break;
    case JOB_PROFILE:
    case JOB_BEST:
        j->done.profile(j->user, j->status, ok ? &j->profile : NULL);
        break;
    case JOB_TASK_TAKE:
    case JOB_TASK_ANSWERS:
        j->done.tasks(j->user, j->status, j->tasks, ok ? j->n : 0);
        break;
    case JOB_TASK_COUNT:
        j->done.counts(j->user, j->status, ok ? &j->counts : NULL);
        break;
    case JOB_SCRUB:
        j->done.scrub(j->user, j->status, ok ? j->id : NULL, j->last);
        break;
    case JOB_EXPIRE:
        j->done.count(j->user, j->status, ok ? j->n : 0);
        break;
    case JOB_PERSON:
        j->done.person(j->user, j->status, ok ? j->text : NULL, j->len);
        break;
    case JOB_REPORTS:
        j->done.reports(j->user, j->status, j->reports, ok ? j->n : 0);
        break;
    case JOB_WORK:
        if (!ok) /* it found the store shut: nobody else will do it */
            j->work(j->user);
        j->done.work(j->user);
        break;
    default:
        j->done.status(j->user, j->status);
        break;
    }
    free_job(j);
}

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
        deliver(j);
    }
}

/* A list of finished jobs goes back; from any thread of the store. */
static void answer(struct store *s, struct job *list)
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

/* ---- the writer --------------------------------------------------------- */

static int64_t now_ns(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* Waits for company, under the lock, if there was some a moment ago. */
static void linger(struct store *s)
{
    struct timespec t = system_until(LINGER_NS);

    s->to_writer.want = LINGER_JOBS;
    while (s->to_writer.n < LINGER_JOBS && !s->shut) {
        if (pthread_cond_timedwait(&s->to_writer.wake, &s->lock, &t) != 0)
            break;
    }
    s->to_writer.want = 1;
}

/* Under the lock; false: it is time to look whether the database is back. */
static bool await_work(struct store *s)
{
    struct timespec t = system_until(AWAY_NS);

    if (!s->away)
        return pthread_cond_wait(&s->to_writer.wake, &s->lock) == 0;
    return pthread_cond_timedwait(&s->to_writer.wake, &s->lock, &t) == 0;
}

/* The next batch; NULL when the store is shut, or to go on with a backup. */
static struct job *next_batch(struct store *s, bool company, bool *over)
{
    struct job *list;

    pthread_mutex_lock(&s->lock);
    s->writing = 0;
    while (s->to_writer.n == 0 && !s->shut && s->backup == NULL &&
           await_work(s))
        continue;
    if (company && s->to_writer.n > 0 && s->backup == NULL)
        linger(s);
    list = queue_take(&s->to_writer, s->config.batch_max);
    s->writing = list == NULL ? 0 : list->asked;
    *over = list == NULL && s->shut && s->backup == NULL;
    pthread_mutex_unlock(&s->lock);
    return list;
}

/* The first failure: from now on nothing is written. */
static void fail(struct store *s, int status)
{
    struct connection *c = s->writer;
    bool shared = s->driver->shared(c);

    pthread_mutex_lock(&s->lock);
    s->failed = status == STORE_LOST ? STORE_E_IO : status;
    s->away = status == STORE_LOST;
    s->stats.failures++;
    pthread_mutex_unlock(&s->lock);
    if (shared &&
        status != STORE_LOST) { /* readers go on; what lives in memory stays */
        s->writer = NULL;
        s->driver->close(c, true);
    }
}

/* The database was away: is it there again? */
static void come_back(struct store *s)
{
    bool committed;
    int status = s->driver->mend(s->writer, &committed);

    if (status == STORE_LOST)
        return;
    if (status != STORE_OK) {
        fail(s, status);
        return;
    }
    pthread_mutex_lock(&s->lock);
    s->failed = STORE_OK;
    s->away = false;
    pthread_mutex_unlock(&s->lock);
    if (s->config.notify != NULL)
        s->config.notify(s->config.user);
}

static void answer_all(struct job *list, int status)
{
    for (struct job *j = list; j != NULL; j = j->next)
        j->status = status;
}

/* All of the list in one transaction, or nothing of it. */
static int attempt(struct store *s, struct job *list)
{
    const struct store_driver *d = s->driver;
    int status = d->begin(s->writer);

    for (struct job *j = list; j != NULL && status == STORE_OK; j = j->next)
        status = d->run(s->writer, j);
    return status == STORE_OK ? d->commit(s->writer) : status;
}

/* A job as it was asked; false if somebody has seen rows of it already. */
static bool job_again(struct job *j)
{
    bool seen = j->blocking && j->n > 0;

    j->status = STORE_OK;
    j->n = 0;
    j->games = NULL;
    j->chat = NULL;
    j->profile = (struct store_profile){0};
    j->tasks = NULL;
    j->counts = (struct store_tasks){0};
    j->pulse = (struct store_pulse){0};
    return !seen;
}

static bool all_again(struct job *list)
{
    bool can = true;

    for (struct job *j = list; j != NULL; j = j->next)
        can &= job_again(j);
    return can;
}

/*
 * A transaction that was lost is done again, unless it turns out that it was
 * committed: only the answer was lost then, and the jobs know theirs.
 */
static int commit(struct store *s, struct job *list)
{
    const struct store_driver *d = s->driver;
    int status = attempt(s, list);

    for (int i = 0; i < LOST_MOST && status == STORE_LOST; i++) {
        bool committed;

        status = d->mend(s->writer, &committed);
        if (status == STORE_LOST)
            break; /* it does not come back, for now */
        if (status == STORE_OK && committed)
            return STORE_OK;
        if (status == STORE_OK)
            status = all_again(list) ? attempt(s, list) : STORE_E_IO;
    }
    if (status != STORE_OK) {
        d->rollback(s->writer);
        answer_all(list, status == STORE_LOST ? STORE_E_IO : status);
    }
    return status;
}

static void count(struct store *s, const struct job *list, int64_t ns)
{
    uint64_t size = s->driver->size(s->writer);

    pthread_mutex_lock(&s->lock);
    s->stats.commits++;
    s->stats.commit_ns += (uint64_t)ns;
    s->stats.bytes = size;
    for (; list != NULL; list = list->next) {
        if (list->kind > JOB_APPEND || list->status != STORE_OK)
            continue;
        s->stats.appends++;
        s->stats.events += (uint64_t)list->append.nevents;
    }
    pthread_mutex_unlock(&s->lock);
}

/* The others wait for all of the lease, this node speaks for 7/10 of it. */
static void renew(struct store *s)
{
    struct lease l = s->driver->lease(s->writer);

    pthread_mutex_lock(&s->lock);
    s->leased = l.sent + (int64_t)s->config.lease * 7 / 10;
    s->lapses = l.lapses;
    pthread_mutex_unlock(&s->lock);
}

static int write_batch(struct store *s, struct job *list)
{
    int64_t start = now_ns();
    int status = commit(s, list);

    if (status == STORE_OK && s->driver->nodes)
        renew(s);
    if (status == STORE_OK)
        count(s, list, now_ns() - start);
    else if (status != STORE_E_MEMORY)
        fail(s, status);
    return status;
}

/* A game that was taken over is then read, by a reader if there is one. */
static void read_taken(struct store *s, struct job *j)
{
    j->kind = JOB_READ;
    if (s->nreaders == 0) {
        if (s->driver->run(s->writer, j) != STORE_OK)
            j->status = STORE_E_IO;
        answer(s, j);
        return;
    }
    pthread_mutex_lock(&s->lock);
    queue_add(&s->to_readers, j);
    pthread_mutex_unlock(&s->lock);
}

/* Splits what is done from what a reader has to finish. */
static void hand_out(struct store *s, struct job *list)
{
    struct job *done = NULL, **last = &done;

    while (list != NULL) {
        struct job *j = list;

        list = j->next;
        j->next = NULL;
        /* When nothing can be written, looking is still allowed. */
        if (j->kind == JOB_TAKE && (j->status == STORE_OK || s->failed)) {
            j->status = STORE_OK;
            j->games = NULL;
            read_taken(s, j);
            continue;
        }
        *last = j;
        last = &j->next;
    }
    if (done != NULL)
        answer(s, done);
}

/* Backups, and in a database without readers what reads, are not batched. */
static struct job *run_others(struct store *s, struct job *list)
{
    struct job *writes = NULL, **last = &writes;

    while (list != NULL) {
        struct job *j = list;

        list = j->next;
        j->next = NULL;
        if (j->kind < NJOB_WRITES) {
            *last = j;
            last = &j->next;
        } else if (j->kind == JOB_BACKUP) {
            j->status = s->failed   ? s->failed
                        : s->backup ? STORE_E_EXISTS
                                    : s->driver->backup_start(s->writer, j->id);
            if (j->status == STORE_OK)
                s->backup = j;
            else
                answer(s, j);
        } else {
            if (s->driver->run(s->writer, j) != STORE_OK)
                j->status = STORE_E_IO;
            answer(s, j);
        }
    }
    return writes;
}

static void go_on_with_backup(struct store *s)
{
    struct job *j = s->backup;

    if (j == NULL)
        return;
    if (s->writer == NULL)
        j->status = s->failed;
    else if (s->driver->backup_step(s->writer, &j->status))
        return;
    pthread_mutex_lock(&s->lock);
    s->backup = NULL;
    pthread_mutex_unlock(&s->lock);
    answer(s, j);
}

static void *writer_main(void *arg)
{
    struct store *s = arg;
    bool company = false, over = false;

    while (!over) {
        struct job *list = next_batch(s, company, &over);
        int n = 0, status = STORE_OK;

        list = run_others(s, list);
        for (struct job *j = list; j != NULL; j = j->next)
            n++;
        company = n >= COMPANY;
        if (list != NULL && s->failed)
            answer_all(list, s->failed);
        else if (list != NULL)
            status = write_batch(s, list);
        if (list != NULL)
            hand_out(s, list);
        if (list != NULL && !s->failed && status == STORE_OK) {
            status = s->driver->tidy(s->writer);
            if (status != STORE_OK)
                fail(s, status);
        }
        go_on_with_backup(s);
        if (s->away && !over)
            come_back(s);
    }
    return NULL;
}

/* ---- readers and the worker --------------------------------------------- */

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
        answer(r->store, j);
    }
    return NULL;
}

static void *worker_main(void *arg)
{
    struct store *s = arg;
    struct job *j;

    while ((j = next_job(s, &s->to_worker)) != NULL) {
        j->work(j->user);
        answer(s, j);
    }
    return NULL;
}

/* ---- asking ------------------------------------------------------------- */

struct job *job_new(enum job_kind kind, void *user)
{
    struct arena arena = {NULL, false};
    struct job *j = arena_get(&arena, sizeof *j);

    if (j == NULL)
        return NULL;
    j->kind = kind;
    j->user = user;
    j->arena = arena;
    return j;
}

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
        j->asked = now_ns() / 1000000;
        queue_add(queue_of(s, j), j);
    }
}

void job_ask(struct store *s, struct job *j)
{
    if (j->arena.failed) {
        j->status = STORE_E_MEMORY;
        deliver(j);
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
    answer(s, j);
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
    free_job(j);
    return status;
}

/* ---- opening and closing ------------------------------------------------ */

const struct store_driver *store_driver_of(const char *url, char *why, size_t n)
{
    static const struct store_driver *const drivers[] = {
        &store_driver_sqlite,
#ifdef DSK_POSTGRES
        &store_driver_postgres,
#endif
    };

    for (size_t i = 0; i < sizeof drivers / sizeof *drivers; i++) {
        size_t len = strlen(drivers[i]->scheme);

        if (strncmp(url, drivers[i]->scheme, len) == 0 && url[len] == ':')
            return drivers[i];
    }
    /* The rest of an address may hold a password. */
    if (strncmp(url, "postgres", 8) == 0)
        snprintf(why, n, "%s",
                 sizeof drivers / sizeof *drivers == 1
                     ? "this program was built without PostgreSQL (libpq)"
                     : "a store in PostgreSQL is written postgresql://...");
    else
        snprintf(why, n,
                 "%s: a store is written sqlite:PATH or postgresql://...", url);
    return NULL;
}

void store_beside(const char *url, const char *node, const char *ending,
                  char *buf, size_t n)
{
    const char *path = strchr(url, ':');

    path = path == NULL ? url : path + 1;
    if (strncmp(url, "postgresql:", 11) == 0)
        snprintf(buf, n, "deskovka-%s%s", node == NULL ? "main" : node, ending);
    else
        snprintf(buf, n, "%s%s", path, ending);
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

    if (pthread_create(&s->writer_thread, NULL, writer_main, s) != 0)
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

/* It is part of names of files, and others read it. */
static bool good_name(const char *node)
{
    size_t n = strlen(node);

    return n > 0 && n <= STORE_USER_MAX &&
           strspn(node, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                        "0123456789-_") == n;
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
    s->leased = now_ns() / 1000000 + (int64_t)s->config.lease * 7 / 10;
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
    ok = now_ns() / 1000000 < s->leased;
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
    int64_t now = now_ns() / 1000000,
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
