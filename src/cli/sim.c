/* Bots against bots: see sim.h. */
#include "cli/sim.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/progress.h"

/* Ctrl-C: finish the games at hand and print what there is. */
static _Atomic bool stopped;
static_assert(ATOMIC_BOOL_LOCK_FREE == 2, "a signal handler may set it");

static void on_signal(int number)
{
    (void)number;
    atomic_store(&stopped, true);
}

struct shared {
    const struct sim_plan *plan;
    _Atomic int64_t next; /* game to play */
    _Atomic int64_t done;
    _Atomic bool broken;
    _Atomic bool enough;
    pthread_mutex_t lock;   /* of the sums */
    struct sim_result *sum; /* all games so far */
};

struct worker {
    pthread_t thread;
    struct shared *shared;
    struct table table;
    struct sim_result result; /* of the game at hand */
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

static void merge(struct sim_sums *to, const struct sim_sums *from)
{
    if (from->games == 0)
        return;
    if (to->games == 0 || from->lowest < to->lowest)
        to->lowest = from->lowest;
    if (to->games == 0 || from->highest > to->highest)
        to->highest = from->highest;
    to->games += from->games;
    to->wins += from->wins;
    to->score += from->score;
    to->squares += from->squares;
    to->moves += from->moves;
    to->seconds += from->seconds;
}

static int count_bits(unsigned mask)
{
    int n = 0;

    for (; mask != 0; mask &= mask - 1)
        n++;
    return n;
}

static void add_game(struct worker *w)
{
    const struct table *t = &w->table;
    unsigned winners = dsk_winners(t->rules, t->state);
    int64_t share = winners == 0 ? 0 : SIM_WIN / count_bits(winners);
    int64_t lead = 0;

    for (int seat = 0; seat < t->n; seat++) {
        int64_t win = winners >> seat & 1 ? share : 0;
        int score = dsk_score(t->rules, t->state, seat);

        add_score(&w->result.bot[table_bot(t, seat)], score, win);
        add_score(&w->result.seat[seat], score, win);
        lead += table_bot(t, seat) == 0 ? (int64_t)score * (t->n - 1) : -score;
    }
    w->result.lead += lead;
    w->result.lead_squares += lead * lead;
    w->result.games++;
}

/* Adds the game at hand to the sums of all. */
static void hand_in(struct worker *w)
{
    struct shared *s = w->shared;

    pthread_mutex_lock(&s->lock);
    s->sum->games += w->result.games;
    s->sum->actions += w->result.actions;
    s->sum->lead += w->result.lead;
    s->sum->lead_squares += w->result.lead_squares;
    for (int k = 0; k < DSK_PLAYERS_MAX; k++) {
        merge(&s->sum->bot[k], &w->result.bot[k]);
        merge(&s->sum->seat[k], &w->result.seat[k]);
    }
    if (s->plan->enough != NULL && s->plan->enough(s->plan->user, s->sum))
        atomic_store(&s->enough, true);
    pthread_mutex_unlock(&s->lock);
    memset(&w->result, 0, sizeof w->result);
}

/* ---- play --------------------------------------------------------------- */

/* Has the next action chosen and takes the time. */
static int choose(struct worker *w, dsk_action *a)
{
    struct table *t = &w->table;
    int who = dsk_player(t->rules, t->state), status;
    double start;
    struct sim_sums *sums;

    if (who < 0 || !w->shared->plan->timed)
        return table_choose(t, a);
    start = clock_cpu();
    status = table_choose(t, a);
    sums = &w->result.bot[table_bot(t, who)];
    sums->moves++;
    sums->seconds += clock_cpu() - start;
    return status;
}

/* False when a bot broke the rules. */
static bool play_game(struct worker *w, int64_t game)
{
    const struct sim_plan *plan = w->shared->plan;
    int n = plan->seats->n;
    dsk_action a;
    int status;

    table_start(&w->table, plan->seed,
                (uint64_t)(plan->common ? game / n : game), (int)(game % n));
    while ((status = choose(w, &a)) == DSK_OK) {
        if (dsk_apply(w->table.rules, w->table.state, a, NULL, NULL) < 0)
            return false;
        w->result.actions++;
    }
    return status == DSK_E_OVER;
}

static void *work(void *user)
{
    struct worker *w = user;
    struct shared *s = w->shared;

    while (!atomic_load(&stopped) && !atomic_load(&s->broken) &&
           !atomic_load(&s->enough)) {
        int64_t game = atomic_fetch_add(&s->next, 1);

        if (game >= s->plan->games)
            break;
        if (play_game(w, game)) {
            add_game(w);
            hand_in(w);
            atomic_fetch_add(&s->done, 1);
        } else {
            atomic_store(&s->broken, true);
        }
    }
    return NULL;
}

static void watch(struct shared *s, struct progress *p)
{
    const struct timespec pause = {0, 20 * 1000 * 1000};

    while (!atomic_load(&stopped) && !atomic_load(&s->broken) &&
           !atomic_load(&s->enough) && atomic_load(&s->done) < s->plan->games) {
        nanosleep(&pause, NULL);
        progress_show(p, atomic_load(&s->done));
    }
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

void sim_run(const struct sim_plan *plan, struct sim_result *result)
{
    struct shared shared = {.plan = plan, .sum = result};
    struct worker *w = cli_memory((size_t)plan->threads * sizeof *w);
    struct sigaction act = {.sa_handler = on_signal}, old;
    struct progress bar;
    double start = clock_wall();
    int threads;

    memset(result, 0, sizeof *result);
    pthread_mutex_init(&shared.lock, NULL);
    sigemptyset(&act.sa_mask);
    sigaction(SIGINT, &act, &old);
    progress_start(&bar, plan->games, plan->quiet);
    threads = start_workers(w, plan->threads, &shared);
    if (threads > 0)
        watch(&shared, &bar);
    for (int i = 0; i < threads; i++) {
        pthread_join(w[i].thread, NULL);
        table_free(&w[i].table);
    }
    progress_end(&bar);
    sigaction(SIGINT, &old, NULL);
    pthread_mutex_destroy(&shared.lock);
    free(w);
    result->seconds = clock_wall() - start;
    result->interrupted = atomic_load(&stopped) && result->games < plan->games;
    result->broken = atomic_load(&shared.broken) || threads == 0;
}
