/* Hands for the store's tasks: see crew.h. */
#include "cli/crew.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/table.h"
#include "engine/system.h"
#include "server/store.h"

/* How often the store is asked for tasks when there were none, ms. */
#define LOOK_PAUSE 20
/* What failed is tried again after this, ms. */
#define TRY_AGAIN 1000

/* A task from when it is taken until its end is with the store. */
struct task {
    struct task *next;
    const struct crew_kind *kind;
    struct chore chore;
    char name[STORE_TASK_NAME_MAX + 1];
    char *body, *answer;
    int attempts;
};

struct list {
    struct task *first, **last;
};

struct crew {
    struct crew_plan plan;
    char node[STORE_USER_MAX + 2]; /* one more than may be: it is refused */
    struct store_config config;
    struct store *store;
    pthread_t *hand;
    int nhands;
    pthread_mutex_t lock; /* of what follows, up to the blank line */
    pthread_cond_t work, news;
    struct list todo, done;
    bool quit, told;
    atomic_int stop;

    int taken; /* tasks that are not ended yet */
    int kind;  /* the one to look for next... */
    int none;  /* ...and how many in a row had nothing */
    bool asking;
    int64_t next_look, next_beat;
    long ended;
};

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void list_add(struct list *l, struct task *t)
{
    t->next = NULL;
    *l->last = t;
    l->last = &t->next;
}

static struct task *list_take(struct list *l)
{
    struct task *t = l->first;

    if (t != NULL && (l->first = t->next) == NULL)
        l->last = &l->first;
    return t;
}

static void task_free(struct task *t)
{
    free(t->body);
    free(t->answer);
    free(t);
}

/* ---- hands -------------------------------------------------------------- */

static void tell(struct crew *c)
{
    c->told = true;
    pthread_cond_signal(&c->news);
}

static void on_store(void *user)
{
    struct crew *c = user;

    pthread_mutex_lock(&c->lock);
    tell(c);
    pthread_mutex_unlock(&c->lock);
}

static void *work(void *user)
{
    struct crew *c = user;

    pthread_mutex_lock(&c->lock);
    while (!c->quit) {
        struct task *t = list_take(&c->todo);

        if (t == NULL) {
            pthread_cond_wait(&c->work, &c->lock);
            continue;
        }
        pthread_mutex_unlock(&c->lock);
        t->answer = t->kind->run(&t->chore);
        pthread_mutex_lock(&c->lock);
        list_add(&c->done, t);
        tell(c);
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

/* ---- taking ------------------------------------------------------------- */

static void took(void *user, int status, const struct store_task *rows, int n)
{
    struct crew *c = user;

    c->asking = false;
    c->none = status == STORE_OK && n > 0 ? 0 : c->none + 1;
    for (int i = 0; status == STORE_OK && i < n; i++) {
        struct task *t = cli_memory(sizeof *t);

        t->kind = &c->plan.kinds[c->kind];
        snprintf(t->name, sizeof t->name, "%s", rows[i].name);
        t->body = strdup(rows[i].body);
        t->attempts = rows[i].attempts;
        t->chore.name = t->name;
        t->chore.body = t->body == NULL ? "" : t->body;
        t->chore.stop = &c->stop;
        c->taken++;
        pthread_mutex_lock(&c->lock);
        list_add(&c->todo, t);
        pthread_cond_signal(&c->work);
        pthread_mutex_unlock(&c->lock);
    }
    c->kind = (c->kind + 1) % c->plan.nkinds;
}

/* To look costs less than to take. */
static void looked(void *user, int status)
{
    struct crew *c = user;

    if (status == STORE_OK) {
        store_task_take(c->store, c->plan.kinds[c->kind].kind,
                        c->nhands - c->taken, c->config.lease, 0, took, c);
        return;
    }
    took(c, status, NULL, 0);
}

static void ignore(void *user, int status)
{
    (void)user;
    (void)status;
}

static void look(struct crew *c, int64_t now)
{
    if (c->asking || c->taken >= c->nhands || now < c->next_look)
        return;
    if (c->none >= c->plan.nkinds) { /* nothing of any kind */
        c->none = 0;
        c->next_look = now + LOOK_PAUSE;
        return;
    }
    c->asking = true;
    store_task_look(c->store, c->plan.kinds[c->kind].kind, looked, c);
}

static void beat(struct crew *c, int64_t now)
{
    if (now < c->next_beat)
        return;
    c->next_beat = now + c->config.lease / 4;
    store_task_beat(c->store, c->plan.work, c->config.lease, ignore, NULL);
}

/* Somebody else may have it by now; then his answer counts, or the next. */
static void end_done(struct crew *c)
{
    for (;;) {
        struct store_task end = {.due = TRY_AGAIN};
        struct task *t;

        pthread_mutex_lock(&c->lock);
        t = list_take(&c->done);
        pthread_mutex_unlock(&c->lock);
        if (t == NULL)
            return;
        end.kind = t->kind->kind;
        end.name = t->name;
        end.attempts = t->attempts;
        end.reason = t->chore.why;
        end.answer = t->answer;
        store_task_end(c->store, &end, ignore, NULL);
        c->ended += t->answer != NULL;
        c->taken--;
        c->next_look = 0;
        task_free(t);
    }
}

void crew_turn(struct crew *c, int ms)
{
    struct timespec t = system_until((int64_t)ms * 1000000);
    int64_t now;

    pthread_mutex_lock(&c->lock);
    if (!c->told)
        pthread_cond_timedwait(&c->news, &c->lock, &t);
    c->told = false;
    pthread_mutex_unlock(&c->lock);
    now = now_ms();
    store_poll(c->store);
    end_done(c);
    beat(c, now);
    look(c, now);
}

void crew_settle(struct crew *c)
{
    const struct timespec pause = {.tv_nsec = 1000000};

    while (store_pending(c->store) > 0) {
        store_poll(c->store);
        nanosleep(&pause, NULL);
    }
    store_poll(c->store);
}

/* ---- coming and going --------------------------------------------------- */

static void start_hands(struct crew *c)
{
    c->hand = cli_memory((size_t)(c->plan.hands + 1) * sizeof *c->hand);
    while (c->nhands < c->plan.hands &&
           pthread_create(&c->hand[c->nhands], NULL, work, c) == 0)
        c->nhands++;
}

struct crew *crew_new(const struct crew_plan *p, char *why, size_t n)
{
    struct crew *c = cli_memory(sizeof *c);

    c->plan = *p;
    snprintf(c->node, sizeof c->node, "%s", p->node);
    c->todo.last = &c->todo.first;
    c->done.last = &c->done.first;
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->work, NULL);
    system_condition(&c->news);
    c->config =
        (struct store_config){.url = p->url,
                              .node = c->node,
                              .lease = p->lease > 0 ? p->lease : STORE_LEASE_MS,
                              .notify = on_store,
                              .announce = p->announce,
                              .user = c};
    c->store = store_open(&c->config, why, n);
    if (c->store == NULL) {
        free(c);
        return NULL;
    }
    /* What a node of this name had taken before is for anybody. */
    store_task_beat(c->store, "", 0, ignore, NULL);
    crew_settle(c);
    start_hands(c);
    return c;
}

void crew_free(struct crew *c)
{
    struct task *t;

    if (c == NULL)
        return;
    pthread_mutex_lock(&c->lock);
    c->quit = true;
    atomic_store(&c->stop, 1);
    pthread_cond_broadcast(&c->work);
    pthread_mutex_unlock(&c->lock);
    for (int i = 0; i < c->nhands; i++)
        pthread_join(c->hand[i], NULL);
    store_task_beat(c->store, "", 0, ignore, NULL);
    store_close(c->store);
    while ((t = list_take(&c->todo)) != NULL ||
           (t = list_take(&c->done)) != NULL)
        task_free(t);
    free(c->hand);
    free(c);
}

struct store *crew_store(struct crew *c)
{
    return c->store;
}

long crew_done(const struct crew *c)
{
    return c->ended;
}
