/* Bots against bots: see sim.h. */
#include "cli/sim.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/progress.h"
#include "cli/queue.h"
#include "cli/say.h"

/*
 * Ctrl-C: finish the games at hand and print what there is.  Another one ends
 * the program at once, as if it had never been caught (SA_RESETHAND).
 */
static _Atomic bool stopped;
static_assert(ATOMIC_BOOL_LOCK_FREE == 2, "a signal handler may set it");

static void on_signal(int number)
{
    (void)number;
    atomic_store(&stopped, true);
}

bool sim_stopped(void)
{
    return atomic_load(&stopped);
}

/* A game that was played and whose turn to be added has not come. */
struct played {
    struct played *next;
    int64_t number;
    struct sim_game game;
};

static void free_played(struct played *p)
{
    buffer_free(&p->game.text);
    free(p);
}

struct shared {
    const struct sim_plan *plan;
    _Atomic int64_t next; /* game to play */
    _Atomic int64_t done;
    _Atomic bool broken;
    _Atomic bool enough;
    pthread_mutex_t lock; /* of what follows */
    struct played *early; /* in order of their numbers */
    struct sim_result *sum;
};

struct worker {
    pthread_t thread;
    struct shared *shared;
    struct table table;
};

/* ---- sums --------------------------------------------------------------- */

static void add_score(struct sim_sums *s, int score, int64_t win)
{
    if (s->games == 0 || score < s->lowest)
        s->lowest = score;
    if (s->games == 0 || score > s->highest)
        s->highest = score;
    s->games++;
    s->wins += win;
    s->score += score;
    s->squares += (int64_t)score * score;
}

static int count_bits(unsigned mask)
{
    int n = 0;

    for (; mask != 0; mask &= mask - 1)
        n++;
    return n;
}

void sim_add(const struct sim_plan *plan, struct sim_result *result,
             const struct sim_game *g)
{
    int n = plan->seats->n, first = (int)((plan->first + result->games) % n);
    int64_t share = g->winners == 0 ? 0 : SIM_WIN / count_bits(g->winners);
    int64_t lead = 0;

    for (int seat = 0; seat < n; seat++) {
        int64_t win = g->winners >> seat & 1 ? share : 0;
        int bot = (seat + n - first) % n;

        add_score(&result->bot[bot], g->score[seat], win);
        add_score(&result->seat[seat], g->score[seat], win);
        result->bot[bot].moves += g->moves[seat];
        result->bot[bot].seconds += g->seconds[seat];
        lead += bot == 0 ? (int64_t)g->score[seat] * (n - 1) : -g->score[seat];
    }
    result->actions += g->actions;
    result->lead += lead;
    result->lead_squares += lead * lead;
    result->games++;
}

/* Adds the games whose turn has come, with the lock held. */
static void add_early(struct shared *s)
{
    while (s->early != NULL &&
           s->early->number == s->plan->first + s->sum->games &&
           !atomic_load(&s->enough)) {
        struct played *p = s->early;

        s->early = p->next;
        if (s->plan->keep != NULL)
            s->plan->keep(s->plan->user, p->number, &p->game);
        sim_add(s->plan, s->sum, &p->game);
        free_played(p);
        if (s->plan->enough != NULL && s->plan->enough(s->plan->user, s->sum))
            atomic_store(&s->enough, true);
    }
}

static void hand_in(struct shared *s, struct played *p)
{
    struct played **at;

    pthread_mutex_lock(&s->lock);
    at = &s->early;
    while (*at != NULL && (*at)->number < p->number)
        at = &(*at)->next;
    p->next = *at;
    *at = p;
    add_early(s);
    pthread_mutex_unlock(&s->lock);
}

/* ---- play --------------------------------------------------------------- */

/* Has the next action chosen and takes the time. */
static int choose(struct table *t, bool timed, struct sim_game *g,
                  dsk_action *a)
{
    int who = dsk_player(t->rules, t->state), status;
    double (*now)(void);
    double start;

    if (who < 0 || !timed)
        return table_choose(t, a);
    now = table_is_outside(t, who) ? clock_wall : clock_cpu;
    start = now();
    status = table_choose(t, a);
    g->moves[who]++;
    g->seconds[who] += now() - start;
    return status;
}

/* The action's text behind those before it. */
static void keep_text(const struct table *t, dsk_action a, struct buffer *b)
{
    char text[256];

    dsk_format(t->rules, t->state, a, text, sizeof text);
    buffer_put(b, b->len > 0 ? ",\"" : "\"");
    buffer_put(b, text);
    buffer_char(b, '"');
}

bool sim_play(struct table *t, const struct sim_plan *plan, int64_t game,
              struct sim_game *out)
{
    int n = plan->seats->n;
    dsk_action a;
    int status;

    memset(out, 0, sizeof *out);
    table_start(t, plan->seed, (uint64_t)(plan->common ? game / n : game),
                (int)(game % n));
    while ((status = choose(t, plan->timed, out, &a)) == DSK_OK) {
        if (plan->keep != NULL)
            keep_text(t, a, &out->text);
        if (table_apply(t, a, NULL) < 0)
            return false;
        out->actions++;
    }
    out->winners = dsk_winners(t->rules, t->state);
    for (int seat = 0; seat < n; seat++)
        out->score[seat] = dsk_score(t->rules, t->state, seat);
    return status == DSK_E_OVER;
}

static void *work(void *user)
{
    struct worker *w = user;
    struct shared *s = w->shared;

    while (!atomic_load(&stopped) && !atomic_load(&s->broken) &&
           !atomic_load(&s->enough)) {
        int64_t game = atomic_fetch_add(&s->next, 1);
        struct played *p;

        if (game >= s->plan->games)
            break;
        p = cli_memory(sizeof *p);
        p->number = game;
        if (sim_play(&w->table, s->plan, game, &p->game)) {
            hand_in(s, p);
            atomic_fetch_add(&s->done, 1);
        } else {
            free_played(p);
            pthread_mutex_lock(&s->lock);
            s->sum->fault = table_fault(&w->table);
            pthread_mutex_unlock(&s->lock);
            atomic_store(&s->broken, true);
        }
    }
    return NULL;
}

static void watch(struct shared *s, struct progress *p)
{
    const struct timespec pause = {0, 20 * 1000 * 1000};

    while (!atomic_load(&stopped) && !atomic_load(&s->broken) &&
           !atomic_load(&s->enough) &&
           atomic_load(&s->done) < s->plan->games - s->plan->first) {
        nanosleep(&pause, NULL);
        progress_show(p, atomic_load(&s->done));
    }
    progress_end(p);
    if (sim_stopped() && p->on)
        fprintf(stderr, "%s\n", say(TELL_STOPPING));
}

/* Starts the workers; returns how many came up (at least one is needed). */
static int start_workers(struct worker *w, int threads, struct shared *shared)
{
    int n = 0;

    for (; n < threads; n++) {
        memset(&w[n], 0, sizeof w[n]);
        w[n].shared = shared;
        table_init(&w[n].table, shared->plan->seats);
        if (pthread_create(&w[n].thread, NULL, work, &w[n]) != 0) {
            table_free(&w[n].table);
            break;
        }
    }
    return n;
}

/* The games in threads of this program. */
static void play_here(const struct sim_plan *plan, struct sim_result *result)
{
    struct shared shared = {.plan = plan, .sum = result};
    struct worker *w = cli_memory((size_t)plan->threads * sizeof *w);
    struct progress bar;
    int threads;

    pthread_mutex_init(&shared.lock, NULL);
    atomic_store(&shared.next, plan->first);
    progress_start(&bar, plan->games - plan->first, plan->quiet);
    threads = start_workers(w, plan->threads, &shared);
    if (threads > 0)
        watch(&shared, &bar);
    for (int i = 0; i < threads; i++) {
        pthread_join(w[i].thread, NULL);
        table_free(&w[i].table);
    }
    while (shared.early != NULL) {
        struct played *p = shared.early;

        shared.early = p->next;
        free_played(p);
    }
    pthread_mutex_destroy(&shared.lock);
    free(w);
    result->broken = atomic_load(&shared.broken) || threads == 0;
}

void sim_run(const struct sim_plan *plan, struct sim_result *result)
{
    struct sigaction act = {.sa_handler = on_signal,
                            .sa_flags = (int)SA_RESETHAND};
    struct sigaction old;
    double start = clock_wall();

    memset(result, 0, sizeof *result);
    sigemptyset(&act.sa_mask);
    sigaction(SIGINT, &act, &old);
    if (plan->queue != NULL)
        queue_play(plan->queue, plan, result);
    else
        play_here(plan, result);
    sigaction(SIGINT, &old, NULL);
    result->seconds = clock_wall() - start;
    result->interrupted =
        atomic_load(&stopped) && result->games < plan->games - plan->first;
}
