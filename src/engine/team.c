/* Thinking with several threads: see team.h. */
#include "engine/team.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/messages.h"
#include "game/rng.h"

/* Playouts of the calling thread between two looks around, in milliseconds. */
#define LOOK_MS 5
/* Playouts of a slice: short, so that a look comes in time. */
#define SLICE 16

struct mate {
    pthread_t thread;
    bool started;
    struct search search;
    struct search_limits limits;
    void *block;
    size_t size;
};

struct team {
    const struct team_job *job;
    int n;
    atomic_int stop;
    uint64_t start, looked, reported;
    float weights[AI_WEIGHTS_MAX];
    struct mate mate[TEAM_THREADS_MAX];
};

uint64_t team_now(void *user)
{
    struct timespec t;

    (void)user;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

/* ---- memory ------------------------------------------------------------- */

/* Nodes for each, as many as the memory has room for. */
static size_t share_of(const struct team_job *job, int n)
{
    uint64_t nodes = ai_bot_room(&job->bot, job->rules) / (uint64_t)n + 1;
    size_t least = search_memory(job->rules, 1);
    size_t most = (job->memory->limit - job->memory->used) / 2 / (size_t)n;
    size_t want = search_memory(job->rules, nodes);

    return want < most ? want : most > least ? most : least;
}

static void close_team(struct team *t)
{
    for (int i = 0; i < t->n; i++)
        memory_free(t->job->memory, t->mate[i].block, t->mate[i].size);
    memory_free(t->job->memory, t, sizeof *t);
}

/* The playouts of mate i of n. */
static uint64_t part(uint64_t all, int i, int n)
{
    return all / (uint64_t)n + ((uint64_t)i < all % (uint64_t)n);
}

static bool open_mate(struct team *t, int i)
{
    const struct team_job *job = t->job;
    struct mate *m = &t->mate[i];
    struct ai_bot bot = job->bot;
    struct search_params params;

    m->size = share_of(job, t->n);
    m->block = memory_get_raw(job->memory, m->size);
    if (m->block == NULL)
        return false;
    bot.now = team_now;
    bot.stop = &t->stop;
    ai_bot_params(&bot, job->rules, &params, &m->limits);
    params.early = !job->whole;
    if (m->limits.playouts > 0)
        m->limits.playouts = part(m->limits.playouts, i, t->n);
    if (m->limits.nodes > 0)
        m->limits.nodes = part(m->limits.nodes, i, t->n);
    search_init(&m->search, job->rules, t->weights, &params, m->block, m->size);
    search_begin(&m->search, job->state, rng_mix(job->seed + (uint64_t)i));
    return true;
}

static int open_team(const struct team_job *job, struct team **out)
{
    struct team *t = memory_get(job->memory, sizeof *t);
    const struct ai_policy *policy = ai_policy_of(job->rules);

    *out = t;
    if (t == NULL)
        return ENGINE_E_MEMORY;
    t->job = job;
    t->n = job->threads < 1                  ? 1
           : job->threads > TEAM_THREADS_MAX ? TEAM_THREADS_MAX
                                             : job->threads;
    if (job->bot.playouts > 0 && job->bot.playouts < (uint64_t)t->n)
        t->n = (int)job->bot.playouts;
    if (job->bot.weights != NULL)
        memcpy(t->weights, job->bot.weights,
               (size_t)policy->nweights * sizeof(float));
    else
        ai_weights_default(policy, t->weights);
    t->start = t->looked = t->reported = team_now(NULL);
    for (int i = 0; i < t->n; i++) {
        if (!open_mate(t, i)) {
            close_team(t);
            *out = NULL;
            return ENGINE_E_MEMORY;
        }
    }
    return DSK_OK;
}

/* ---- work --------------------------------------------------------------- */

static void *work(void *user)
{
    struct mate *m = user;

    while (search_run(&m->search, &m->limits, SLICE) == SEARCH_MORE)
        ;
    return NULL;
}

/*
 * Reads all searches.  Only the calling thread's own while others run: theirs
 * must not be looked at before they are done.
 */
static void read_team(const struct team *t, int n, struct team_report *r)
{
    const struct search *all[TEAM_THREADS_MAX];

    for (int i = 0; i < n; i++)
        all[i] = &t->mate[i].search;
    r->playouts = search_visits(all, n);
    r->nodes = search_nodes(all, n);
    r->ms = team_now(NULL) - t->start;
    r->nlines = search_lines(all, n, r->line, TEAM_LINES_MAX);
}

/* Does somebody or the clock say stop? */
static bool is_over(const struct team_job *job, uint64_t start)
{
    if (job->limit > 0 && team_now(NULL) - start >= job->limit)
        return true;
    return job->listen != NULL && job->listen(job->user);
}

static void look_around(struct team *t)
{
    const struct team_job *job = t->job;
    uint64_t now = team_now(NULL);

    if (now - t->looked < LOOK_MS)
        return;
    t->looked = now;
    if (is_over(job, t->start))
        atomic_store(&t->stop, 1);
    if (job->report != NULL && now - t->reported >= job->report_every) {
        struct team_report r;

        t->reported = now;
        read_team(t, 1, &r);
        r.playouts *= (uint64_t)t->n;
        r.nodes *= (uint64_t)t->n;
        job->report(job->user, &r);
    }
}

static void start_mates(struct team *t)
{
    for (int i = 1; i < t->n; i++)
        t->mate[i].started =
            pthread_create(&t->mate[i].thread, NULL, work, &t->mate[i]) == 0;
}

static void join_mates(struct team *t)
{
    for (int i = 1; i < t->n; i++) {
        if (t->mate[i].started)
            pthread_join(t->mate[i].thread, NULL);
        else
            work(&t->mate[i]); /* no thread to be had: one after another */
    }
}

static int think(const struct team_job *job, dsk_action *a)
{
    struct team_report r;
    struct team *t;
    int status = open_team(job, &t);

    if (status < 0)
        return status;
    if (is_over(job, t->start))
        atomic_store(&t->stop, 1);
    start_mates(t);
    while (search_run(&t->mate[0].search, &t->mate[0].limits, SLICE) ==
           SEARCH_MORE)
        look_around(t);
    join_mates(t);
    read_team(t, t->n, &r);
    *a = r.line[0].action;
    if (job->report != NULL)
        job->report(job->user, &r);
    close_team(t);
    return DSK_OK;
}

/* ---- bots that think alone ---------------------------------------------- */

struct loner {
    const struct team_job *job;
    void *block;
    atomic_int stop, done;
    dsk_action action;
};

static void *work_alone(void *user)
{
    struct loner *l = user;
    const struct team_job *job = l->job;
    struct ai_bot bot = job->bot;
    uint64_t rng = job->seed;

    bot.now = team_now;
    bot.stop = &l->stop;
    l->action = ai_brain_choose(ai_brain_init(&bot, job->rules, l->block),
                                job->state, &rng);
    atomic_store(&l->done, 1);
    return NULL;
}

/* The thinking is done elsewhere, so that somebody here can listen. */
static void watch_alone(struct loner *l)
{
    const struct timespec pause = {0, LOOK_MS * 1000000L};
    uint64_t start = team_now(NULL);
    pthread_t thread;

    if (is_over(l->job, start))
        atomic_store(&l->stop, 1);
    if (pthread_create(&thread, NULL, work_alone, l) != 0) {
        work_alone(l);
        return;
    }
    while (atomic_load(&l->done) == 0) {
        nanosleep(&pause, NULL);
        if (is_over(l->job, start))
            atomic_store(&l->stop, 1);
    }
    pthread_join(thread, NULL);
}

static int think_alone(const struct team_job *job, dsk_action *a)
{
    size_t size = ai_brain_size(&job->bot, job->rules);
    struct loner l = {.job = job};

    l.block = memory_get(job->memory, size);
    if (l.block == NULL)
        return ENGINE_E_MEMORY;
    if (job->bot.player->kind <= AI_QUICK)
        work_alone(&l); /* takes no time worth a thread */
    else
        watch_alone(&l);
    *a = l.action;
    memory_free(job->memory, l.block, size);
    return DSK_OK;
}

int team_think(const struct team_job *job, dsk_action *a)
{
    return job->bot.player->kind == AI_SEARCH ? think(job, a)
                                              : think_alone(job, a);
}
