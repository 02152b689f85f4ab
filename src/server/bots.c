/*
 * Bots think in threads of their own.  A job is a copy of the position with
 * the bot's name; its answer is the actions that belong together.  If the
 * position has changed meanwhile, the answer is thrown away.
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
#include "server/hub.h"
#include "server/minds.h"
#include "server/server.h"

struct job {
    struct job *next;
    char table[TABLE_ID_SIZE];
    struct ruleset *set; /* held */
    dsk_state *state;
    int seat;
    char bot[BOT_SIZE];
    int time; /* most ms */
    uint64_t rng;
    struct thought *answer;
};

struct queue {
    struct job *first, *last;
};

struct bots {
    struct hub *hub;
    int nthreads;
    pthread_t *thread;
    pthread_mutex_t lock;
    pthread_cond_t work;
    struct queue todo, done; /* guarded by lock */
    struct minds minds;      /* the same */
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

bool bot_known(const char *name)
{
    return ai_player_find(name, strlen(name)) != NULL;
}

/* ---- thinking ----------------------------------------------------------- */

static uint64_t ms_now(void *user)
{
    struct timespec ts;

    (void)user;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000 + (uint64_t)ts.tv_nsec / 1000000;
}

/* The first legal action that begins no draft: there always is one. */
static dsk_action plain_action(const dsk_rules *r, const dsk_state *s)
{
    int most = dsk_max_legal(r);
    dsk_action *legal = server_more(NULL, (size_t)most * sizeof *legal);
    dsk_state *probe = server_memory(dsk_state_size(r));
    int n = dsk_legal(r, s, legal, NULL, most);
    dsk_action a = legal[n - 1];

    for (int i = 0; i < n; i++) {
        dsk_copy(r, probe, s);
        dsk_apply(r, probe, legal[i], NULL, NULL);
        if (!dsk_draft(r, probe)) {
            a = legal[i];
            break;
        }
    }
    free(probe);
    free(legal);
    return a;
}

/* Chooses until nothing private is left open. */
static void choose(struct job *j, struct ai_brain *brain)
{
    const dsk_rules *r = j->set->rules;
    struct thought *t = j->answer;
    dsk_state *s = server_memory(j->set->state_size);

    dsk_copy(r, s, j->state);
    do {
        dsk_action a = ai_brain_choose(brain, s, &j->rng);

        if (t->n == THOUGHT_MAX || dsk_withdraws(r, s, a)) {
            t->n = 1; /* it lost interest: something else */
            t->action[0] = plain_action(r, j->state);
            break;
        }
        t->action[t->n++] = a;
        dsk_apply(r, s, a, NULL, NULL);
    } while (dsk_draft(r, s));
    free(s);
}

static void read_bot(struct bots *b, const struct job *j, struct ai_bot *bot)
{
    ai_bot_read(bot, j->bot, strlen(j->bot), NULL);
    bot->now = ms_now;
    bot->stop = &b->stop;
    if (bot->time == 0 || bot->time > (uint64_t)j->time)
        bot->time = (uint64_t)j->time;
}

/* Without a mind it thinks in memory that is thrown away. */
static void think(struct job *j, const struct ai_bot *bot, struct mind *mind)
{
    void *block;

    if (mind != NULL) {
        choose(j, mind->brain);
        return;
    }
    block = server_block(ai_brain_size(bot, j->set->rules));
    choose(j, ai_brain_init(bot, j->set->rules, block));
    free(block);
}

static void *worker(void *arg)
{
    struct bots *b = arg;
    struct job *j;
    struct mind *mind;
    struct ai_bot bot;

    pthread_mutex_lock(&b->lock);
    for (;;) {
        while (!b->quit && b->todo.first == NULL)
            pthread_cond_wait(&b->work, &b->lock);
        if (b->quit)
            break;
        j = pop(&b->todo);
        read_bot(b, j, &bot);
        mind = minds_take(&b->minds, j->table, j->seat, &bot, j->set->rules);
        pthread_mutex_unlock(&b->lock);
        think(j, &bot, mind);
        pthread_mutex_lock(&b->lock);
        if (mind != NULL)
            minds_give(&b->minds, mind);
        push(&b->done, j);
        b->wake(b->user);
    }
    pthread_mutex_unlock(&b->lock);
    return NULL;
}

struct bots *bots_new(struct hub *h, int threads, void (*wake)(void *user),
                      void *user)
{
    struct bots *b = server_memory(sizeof *b);

    b->hub = h;
    b->wake = wake;
    b->user = user;
    minds_init(&b->minds, MINDS_MAX,
               (size_t)h->config->bot_memory * 1024 * 1024);
    b->thread = server_memory((size_t)threads * sizeof *b->thread);
    pthread_mutex_init(&b->lock, NULL);
    pthread_cond_init(&b->work, NULL);
    while (b->nthreads < threads &&
           pthread_create(&b->thread[b->nthreads], NULL, worker, b) == 0)
        b->nthreads++;
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
        pthread_join(b->thread[i], NULL);
    while ((j = pop(&b->todo)) != NULL || (j = pop(&b->done)) != NULL)
        job_free(b, j);
    minds_free(&b->minds);
    pthread_cond_destroy(&b->work);
    pthread_mutex_destroy(&b->lock);
    free(b->thread);
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
    *now = (struct bots_now){.minds = b->minds.n,
                             .bytes = b->minds.bytes,
                             .kept = b->minds.kept,
                             .made = b->minds.made,
                             .evicted = b->minds.evicted};
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

void desk_ask_bot(struct desk *d)
{
    const struct seat *s = bot_to_act(d);
    struct table *t = &d->table;
    struct bots *b = d->hub->bots;
    struct job *j;

    if (s == NULL || b == NULL || d->hub->going_down ||
        !store_writable(d->hub->store) ||
        (d->thinking && d->asked == t->touched))
        return;
    j = server_memory(sizeof *j);
    memcpy(j->table, t->id, sizeof j->table);
    memcpy(j->bot, s->bot, sizeof j->bot);
    j->seat = (int)(s - t->seat);
    j->set = t->set;
    ruleset_hold(j->set);
    j->state = server_memory(t->set->state_size);
    dsk_copy(t->set->rules, j->state, t->live.state);
    j->time = d->hub->config->bot_time;
    j->rng = fair_below(t->key, "bot", t->live.nactions, UINT64_MAX);
    j->answer = server_memory(sizeof *j->answer);
    j->answer->seq = t->touched;
    d->thinking = true;
    d->asked = t->touched;
    pthread_mutex_lock(&b->lock);
    push(&b->todo, j);
    pthread_cond_signal(&b->work);
    pthread_mutex_unlock(&b->lock);
}

static void take_answer(struct bots *b, struct job *j)
{
    struct desk *d = hub_find(b->hub, j->table);

    if (d == NULL || tbl_over(&d->table)) /* it may have come too late */
        bots_forget(b, j->table);
    if (d == NULL || !d->thinking || d->asked != j->answer->seq)
        return;
    d->thinking = false;
    free(d->thought);
    d->thought = j->answer;
    j->answer = NULL;
    d->thought->due = d->table.changed + b->hub->config->bot_delay;
    desk_bot_acts(d);
}

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
    vote_lapse(&ch);
    change_commit(&ch, NULL, NULL, NULL);
    d->hub->metrics->bot_moves++;
    free(t);
}
