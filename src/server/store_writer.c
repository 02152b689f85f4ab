/*
 * The store's writer: group commit, what happens when a transaction or the
 * database is lost, the lease that commits renew, backups beside them.
 *
 * It takes whatever waits, at most batch_max jobs, runs them in one transaction
 * and answers them when it is on disk.  While one commit is under way the next
 * batch gathers, so a lone move waits for nobody; only when there is plenty
 * (the last batch had company) does it wait a moment for more.
 */
#include "engine/system.h"
#include "server/store_inner.h"

/* A batch with at least this many jobs may be followed by more at once... */
#define COMPANY 8
/* ...for which the writer waits so long, or until this many are there. */
#define LINGER_NS   1000000
#define LINGER_JOBS 64
/* How often a database that is away is tried for. */
#define AWAY_NS 500000000
/* ...and how often readers are asked to let go of what was deleted. */
#define UNTIDY_NS 100000000

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

/*
 * Under the lock; false: it is time to look whether the database is back, or
 * whether what was deleted can leave it.
 */
static bool await_work(struct store *s)
{
    struct timespec t = system_until(s->away ? AWAY_NS : UNTIDY_NS);

    if (!s->away && !s->untidy)
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
    s->untidy = false;
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
    int64_t start = store_now_ns();
    int status = commit(s, list);

    if (status == STORE_OK && s->driver->nodes)
        renew(s);
    if (status == STORE_OK)
        count(s, list, store_now_ns() - start);
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
        store_answer(s, j);
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
        store_answer(s, done);
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
                store_answer(s, j);
        } else {
            if (s->driver->run(s->writer, j) != STORE_OK)
                j->status = STORE_E_IO;
            store_answer(s, j);
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
    store_answer(s, j);
}

static void tidy(struct store *s)
{
    int status = s->driver->tidy(s->writer, &s->untidy);

    if (status != STORE_OK)
        fail(s, status);
}

void *store_writer_main(void *arg)
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
        if ((list != NULL || s->untidy) && !s->failed && status == STORE_OK)
            tidy(s);
        go_on_with_backup(s);
        if (s->away && !over)
            come_back(s);
    }
    return NULL;
}
