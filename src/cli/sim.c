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
    const struct seats *seats;
    uint64_t seed;
    int64_t games;
    _Atomic int64_t next; /* game to play */
    _Atomic int64_t done;
    _Atomic bool broken;
};

struct worker {
    pthread_t thread;
    struct shared *shared;
    struct table table;
    struct sim_result result;
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
}

static int count_bits(unsigned mask)
{
    int n = 0;

    for (; mask != 0; mask &= mask - 1)
        n++;
    return n;
}

static void add_game(struct worker *w, int64_t game)
{
    const struct table *t = &w->table;
    int n = w->shared->seats->n;
    unsigned winners = dsk_winners(t->rules, t->state);
    int64_t share = winners == 0 ? 0 : SIM_WIN / count_bits(winners);

    for (int seat = 0; seat < n; seat++) {
        int bot = (int)((seat + n - game % n) % n);
        int64_t win = winners >> seat & 1 ? share : 0;
        int score = dsk_score(t->rules, t->state, seat);

        add_score(&w->result.bot[bot], score, win);
        add_score(&w->result.seat[seat], score, win);
    }
    w->result.games++;
}

/* ---- play --------------------------------------------------------------- */

/* False when a bot broke the rules. */
static bool play_game(struct worker *w, int64_t game)
{
    const struct seats *seats = w->shared->seats;
    const struct ai_player *bot[DSK_PLAYERS_MAX];
    dsk_action a;
    int status;

    for (int i = 0; i < seats->n; i++)
        bot[(i + game) % seats->n] = seats->bot[i];
    table_start(&w->table, w->shared->seed, (uint64_t)game);
    while ((status = table_choose(&w->table, bot, &a)) == DSK_OK) {
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

    while (!atomic_load(&stopped) && !atomic_load(&s->broken)) {
        int64_t game = atomic_fetch_add(&s->next, 1);

        if (game >= s->games)
            break;
        if (play_game(w, game)) {
            add_game(w, game);
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
           atomic_load(&s->done) < s->games) {
        nanosleep(&pause, NULL);
        progress_show(p, atomic_load(&s->done));
    }
}

static void collect(struct worker *w, int threads, struct sim_result *result)
{
    for (int i = 0; i < threads; i++) {
        result->games += w[i].result.games;
        result->actions += w[i].result.actions;
        for (int k = 0; k < DSK_PLAYERS_MAX; k++) {
            merge(&result->bot[k], &w[i].result.bot[k]);
            merge(&result->seat[k], &w[i].result.seat[k]);
        }
        table_free(&w[i].table);
    }
}

/* Starts the workers; returns how many came up (at least one is needed). */
static int start_workers(struct worker *w, int threads, struct shared *shared)
{
    int n = 0;

    for (; n < threads; n++) {
        memset(&w[n], 0, sizeof w[n]);
        w[n].shared = shared;
        table_init(&w[n].table, shared->seats->rules);
        if (pthread_create(&w[n].thread, NULL, work, &w[n]) != 0) {
            table_free(&w[n].table);
            break;
        }
    }
    return n;
}

void sim_run(const struct seats *seats, int64_t games, int threads,
             uint64_t seed, bool quiet, struct sim_result *result)
{
    struct shared shared = {.seats = seats, .seed = seed, .games = games};
    struct worker *w = cli_memory((size_t)threads * sizeof *w);
    struct sigaction act = {.sa_handler = on_signal}, old;
    struct progress bar;
    double start = clock_wall();

    memset(result, 0, sizeof *result);
    sigemptyset(&act.sa_mask);
    sigaction(SIGINT, &act, &old);
    progress_start(&bar, games, quiet);
    threads = start_workers(w, threads, &shared);
    if (threads > 0)
        watch(&shared, &bar);
    for (int i = 0; i < threads; i++)
        pthread_join(w[i].thread, NULL);
    progress_end(&bar);
    sigaction(SIGINT, &old, NULL);
    collect(w, threads, result);
    free(w);
    result->seconds = clock_wall() - start;
    result->interrupted = atomic_load(&stopped) && result->games < games;
    result->broken = atomic_load(&shared.broken) || threads == 0;
}
