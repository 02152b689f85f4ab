/*
 * Bots think in threads of their own.  A job is a copy of the position with
 * the bot's name; its answer is the actions that belong together.  If the
 * position has changed meanwhile, the answer is thrown away.  Who thinks next
 * says line.h; one thread is kept for bots that need no time, so that those
 * who do never make them wait.  A table of bots alone that nobody is at
 * pauses.
 *
 * Where nodes work for others (jobs.h), what has waited a moment is offered to
 * them as well; whoever is first has decided.
 *
 * What a bot does depends on the table alone: on its seeds, the position and
 * what the bot has thought there since the server was started (minds.h).
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/players.h"
#include "engine/session.h"
#include "server/decide.h"
#include "server/hub.h"
#include "server/jobs.h"
#include "server/line.h"
#include "server/minds.h"
#include "server/server.h"

/* A decision that has waited so long may be made elsewhere, ms. */
#define OFFER_MS 100

struct job {
    struct place place;  /* in line; the first member */
    struct job *next;    /* when it is done */
    struct ruleset *set; /* held */
    dsk_state *state;
    int seat;
    struct decision what;
    bool offered; /* to other nodes */
    struct thought *answer;
};

struct queue {
    struct job *first, *last;
};

struct thinker {
    struct bots *all;
    pthread_t thread;
    bool quick; /* for bots that need no time */
};

struct bots {
    struct hub *hub;
    int nthreads;
    struct thinker *thinker;
    pthread_mutex_t lock;
    pthread_cond_t work;
    struct line todo;   /* guarded by lock */
    struct queue done;  /* the same */
    struct minds minds; /* the same */
    uint64_t spent;     /* the same: processor time of all, ms */
    bool quit;
    atomic_int stop; /* searches end at once */
    void (*wake)(void *user);
    void *user;
};

static void push(struct queue *q, struct job *j)
{
    j->next = NULL;
    if (q->last == NULL)
        q->first = j;
    else
        q->last->next = j;
    q->last = j;
}

static struct job *pop(struct queue *q)
{
    struct job *j = q->first;

    if (j != NULL) {
        q->first = j->next;
        if (q->first == NULL)
            q->last = NULL;
    }
    return j;
}

/* Who may play for an opponent: nobody who plays badly on purpose. */
const char *const stand_ins[] = {"medium", "hard", "master", NULL};

bool bot_known(const char *name)
{
    return ai_player_find(name, strlen(name)) != NULL;
}

bool bot_stands_in(const char *name)
{
    for (int i = 0; stand_ins[i] != NULL; i++) {
        if (strcmp(stand_ins[i], name) == 0)
            return true;
    }
    return false;
}

void bot_name(int n, const char *lang, char name[NAME_SIZE])
{
    const char *at;
    size_t len = ai_called(n, lang, &at);

    memcpy(name, at, len);
    name[len] = '\0';
}

/* ---- thinking ----------------------------------------------------------- */

static int64_t ms_of(clockid_t id)
{
    struct timespec ts;

    clock_gettime(id, &ts);
    return (int64_t)ts.tv_sec * 1000 + ts.tv_nsec / 1000000;
}

static void read_bot(struct bots *b, struct job *j, const char *text)
{
    struct ai_bot *bot = &j->what.bot;

    decide_read(bot, text, (uint64_t)b->hub->config->bot_time, &b->stop);
    j->place.quick =
        bot->player->kind == AI_SIMPLE || bot->player->kind == AI_QUICK;
}

/* Waits for work; NULL: there will be none. */
static struct job *next_job(struct thinker *t)
{
    struct bots *b = t->all;
    struct place *p = NULL;

    while (!b->quit &&
           (p = line_pop(&b->todo, t->quick, ms_of(CLOCK_MONOTONIC))) == NULL)
        pthread_cond_wait(&b->work, &b->lock);
    return (struct job *)p;
}

static void end_job(struct bots *b, struct job *j, int64_t cpu)
{
    line_thought(&b->todo, &j->place, cpu, ms_of(CLOCK_MONOTONIC));
    b->spent += (uint64_t)cpu;
    push(&b->done, j);
    pthread_cond_broadcast(&b->work); /* its owner may have been held back */
    b->wake(b->user);
}

static void *worker(void *arg)
{
    struct thinker *t = arg;
    struct bots *b = t->all;
    struct job *j;

    pthread_mutex_lock(&b->lock);
    while ((j = next_job(t)) != NULL) {
        struct mind *mind = minds_take(&b->minds, j->place.table, j->seat,
                                       &j->what.bot, j->set->rules);

        pthread_mutex_unlock(&b->lock);
        decide_now(&j->what, mind == NULL ? NULL : mind->brain, j->answer);
        pthread_mutex_lock(&b->lock);
        if (mind != NULL)
            minds_give(&b->minds, mind);
        end_job(b, j, decide_cpu());
    }
    pthread_mutex_unlock(&b->lock);
    return NULL;
}

/* One more than asked for, for the quick ones. */
static void start_thinkers(struct bots *b, int threads)
{
    b->thinker = server_memory((size_t)(threads + 1) * sizeof *b->thinker);
    while (b->nthreads <= threads) {
        struct thinker *t = &b->thinker[b->nthreads];

        t->all = b;
        t->quick = b->nthreads == threads;
        if (pthread_create(&t->thread, NULL, worker, t) != 0)
            return;
        b->nthreads++;
    }
}

struct bots *bots_new(struct hub *h, int threads, void (*wake)(void *user),
                      void *user)
{
    struct bots *b = server_memory(sizeof *b);

    b->hub = h;
    b->wake = wake;
    b->user = user;
    line_init(&b->todo);
    minds_init(&b->minds, MINDS_MAX,
               (size_t)h->config->bot_memory * 1024 * 1024);
    pthread_mutex_init(&b->lock, NULL);
    pthread_cond_init(&b->work, NULL);
    start_thinkers(b, threads);
    return b;
}

static void job_free(struct bots *b, struct job *j)
{
    ruleset_drop(&b->hub->sets, j->set);
    free(j->state);
    free(j->answer);
    free(j);
}

void bots_free(struct bots *b)
{
    struct job *j;

    pthread_mutex_lock(&b->lock);
    b->quit = true;
    atomic_store(&b->stop, 1);
    pthread_cond_broadcast(&b->work);
    pthread_mutex_unlock(&b->lock);
    for (int i = 0; i < b->nthreads; i++)
        pthread_join(b->thinker[i].thread, NULL);
    while ((j = (struct job *)line_drop(&b->todo)) != NULL ||
           (j = pop(&b->done)) != NULL)
        job_free(b, j);
    minds_free(&b->minds);
    pthread_cond_destroy(&b->work);
    pthread_mutex_destroy(&b->lock);
    free(b->thinker);
    free(b);
}

void bots_forget(struct bots *b, const char *table)
{
    if (b == NULL)
        return;
    pthread_mutex_lock(&b->lock);
    minds_forget(&b->minds, table);
    pthread_mutex_unlock(&b->lock);
}

void bots_count(struct bots *b, struct bots_now *now)
{
    *now = (struct bots_now){0};
    if (b == NULL)
        return;
    pthread_mutex_lock(&b->lock);
    *now = (struct bots_now){.waiting = b->todo.n,
                             .oldest =
                                 line_oldest(&b->todo, ms_of(CLOCK_MONOTONIC)),
                             .served = b->todo.served,
                             .waited = b->todo.waited,
                             .longest = b->todo.longest,
                             .spent = b->spent,
                             .minds = b->minds.n,
                             .bytes = b->minds.bytes,
                             .kept = b->minds.kept,
                             .made = b->minds.made,
                             .evicted = b->minds.evicted};
    b->todo.longest = 0;
    pthread_mutex_unlock(&b->lock);
}

/* ---- asking and acting -------------------------------------------------- */

static const struct seat *bot_to_act(const struct desk *d)
{
    int seat = course_player(&d->table.live);

    return seat >= 0 && d->table.seat[seat].kind == SEAT_BOT
               ? &d->table.seat[seat]
               : NULL;
}

bool desk_pauses(const struct desk *d)
{
    if (d->conns != NULL)
        return false;
    for (int i = 0; i < d->table.nseats; i++) {
        if (d->table.seat[i].user[0] != '\0')
            return false;
    }
    return true;
}

static enum rank rank_of(const struct desk *d)
{
    if (d->nseated > 0)
        return RANK_PEOPLE;
    return d->conns != NULL ? RANK_WATCHED : RANK_ALONE;
}

static struct job *new_job(struct bots *b, const struct desk *d,
                           const struct seat *s)
{
    const struct table *t = &d->table;
    struct job *j = server_memory(sizeof *j);

    memcpy(j->place.table, t->id, strlen(t->id) + 1);
    memcpy(j->place.owner, t->owner, strlen(t->owner) + 1);
    j->place.rank = rank_of(d);
    read_bot(b, j, s->bot);
    j->seat = (int)(s - t->seat);
    j->set = t->set;
    ruleset_hold(j->set);
    j->state = server_memory(t->set->state_size);
    dsk_copy(t->set->rules, j->state, t->live.state);
    j->what.rules = t->set->rules;
    j->what.state = j->state;
    j->what.rng = fair_below(t->key, "bot", t->live.nactions, UINT64_MAX);
    j->answer = server_memory(sizeof *j->answer);
    j->answer->seq = t->touched;
    return j;
}

void desk_ask_bot(struct desk *d)
{
    const struct seat *s = bot_to_act(d);
    struct bots *b = d->hub->bots;
    struct job *j, *old;

    if (s == NULL || b == NULL || d->hub->going_down || desk_pauses(d) ||
        !store_writable(d->hub->store) ||
        (d->thinking && d->asked == d->table.touched))
        return;
    j = new_job(b, d, s);
    d->thinking = true;
    d->asked = d->table.touched;
    pthread_mutex_lock(&b->lock);
    old = (struct job *)line_push(&b->todo, &j->place, ms_of(CLOCK_MONOTONIC));
    pthread_cond_broadcast(&b->work);
    pthread_mutex_unlock(&b->lock);
    if (old != NULL && old->offered)
        jobs_withdraw(d->hub, d->table.id, old->answer->seq);
    if (old != NULL)
        job_free(b, old);
}

void desk_rank_bot(struct desk *d)
{
    struct bots *b = d->hub->bots;

    if (b == NULL || bot_to_act(d) == NULL)
        return;
    if (d->thinking) {
        pthread_mutex_lock(&b->lock);
        line_rank(&b->todo, d->table.id, rank_of(d));
        pthread_mutex_unlock(&b->lock);
    } else if (d->thought == NULL && !d->busy) {
        desk_ask_bot(d); /* it has paused */
    }
}

/* A stand-in leaves time to see what it does, and to come back. */
static int pace(const struct desk *d)
{
    const struct server_config *c = d->hub->config;
    const struct seat *s = bot_to_act(d);

    return s != NULL && s->user[0] != '\0' && c->stand_in_delay > c->bot_delay
               ? c->stand_in_delay
               : c->bot_delay;
}

/* Takes over what was thought; false if it is not wanted any more. */
static bool desk_bot_thought(struct desk *d, struct thought *t)
{
    if (!d->thinking || d->asked != t->seq)
        return false;
    d->thinking = false;
    free(d->thought);
    d->thought = t;
    t->due = d->table.changed + pace(d);
    desk_bot_acts(d);
    return true;
}

static void take_answer(struct bots *b, struct job *j)
{
    struct desk *d = hub_find(b->hub, j->place.table);

    if (j->offered)
        jobs_withdraw(b->hub, j->place.table, j->answer->seq);
    if (d == NULL || tbl_over(&d->table)) /* it may have come too late */
        bots_forget(b, j->place.table);
    if (d != NULL && desk_bot_thought(d, j->answer))
        j->answer = NULL;
}

/* ---- other nodes -------------------------------------------------------- */

void bots_answer(struct bots *b, const char *table, struct thought *t)
{
    struct desk *d = hub_find(b->hub, table);
    struct job *j;

    pthread_mutex_lock(&b->lock);
    j = d != NULL && d->thinking && d->asked == t->seq
            ? (struct job *)line_leave(&b->todo, table)
            : NULL;
    pthread_mutex_unlock(&b->lock);
    if (j != NULL)
        job_free(b, j);
    if (d == NULL || !desk_bot_thought(d, t))
        free(t);
}

static void offer(struct bots *b, struct job *j)
{
    struct desk *d = hub_find(b->hub, j->place.table);
    struct offer o = {.desk = d,
                      .seat = j->seat,
                      .seq = j->answer->seq,
                      .rng = j->what.rng,
                      .bot = j->what.bot.text,
                      .time = j->what.bot.time};

    if (d != NULL && d->thinking && d->asked == o.seq)
        j->offered = jobs_offer(b->hub, &o);
}

void bots_offer(struct bots *b)
{
    int64_t now = ms_of(CLOCK_MONOTONIC);

    pthread_mutex_lock(&b->lock);
    for (int rank = RANK_PEOPLE; rank <= RANK_ALONE; rank++) {
        for (struct place *p = b->todo.first; p != NULL; p = p->next) {
            struct job *j = (struct job *)p;

            if ((int)p->rank == rank && !p->quick && !j->offered &&
                now - p->since >= OFFER_MS)
                offer(b, j);
        }
    }
    pthread_mutex_unlock(&b->lock);
}

/* ---- acting ------------------------------------------------------------- */

void bots_poll(struct bots *b)
{
    struct job *j;

    for (;;) {
        pthread_mutex_lock(&b->lock);
        j = pop(&b->done);
        pthread_mutex_unlock(&b->lock);
        if (j == NULL)
            return;
        take_answer(b, j);
        job_free(b, j);
    }
}

void desk_bot_acts(struct desk *d)
{
    struct thought *t = d->thought;
    struct change ch;
    int seat;

    if (t == NULL || d->busy)
        return;
    if (t->seq != d->table.touched || bot_to_act(d) == NULL) {
        d->thought = NULL; /* the position is another one by now */
        free(t);
        desk_ask_bot(d);
        return;
    }
    if (t->due > hub_now(d->hub) || d->hub->going_down ||
        !store_writable(d->hub->store))
        return;
    d->thought = NULL;
    seat = course_player(&d->table.live);
    change_begin(&ch, d);
    for (int i = 0; i < t->n; i++)
        change_action(&ch, seat, 0, t->action[i], NULL);
    change_settle(&ch);
    vote_lapse(&ch, -1);
    change_commit(&ch, NULL, NULL, NULL);
    d->hub->metrics->bot_moves++;
    free(t);
}
