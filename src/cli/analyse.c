/* Games looked at again: see analyse.h. */
#include "cli/analyse.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/game_file.h"
#include "cli/json.h"
#include "cli/progress.h"
#include "cli/say.h"
#include "cli/table.h"
#include "game/rng.h"

/* Loss of the chance to win from which a move has a name. */
#define LOSS_INACCURACY 0.05f
#define LOSS_MISTAKE    0.10f
#define LOSS_BLUNDER    0.20f
/* Part of the playouts that the played action gets at least. */
#define PLAYED_PART 4

static atomic_int stopped;

static void on_signal(int number)
{
    (void)number;
    atomic_store(&stopped, 1);
}

struct shared {
    const dsk_game *game;
    const struct ai_bot *bot;
    uint64_t seed;
    int threads;
    atomic_int *stop;
    struct analysed *out;
    _Atomic int64_t done;
};

struct worker {
    pthread_t thread;
    struct shared *shared;
    int id;
    dsk_state *state;
    struct search search;
    struct search_limits limits;
    void *block;
    float weights[AI_WEIGHTS_MAX];
};

const char *verdict_name(enum verdict v)
{
    switch (v) {
    case MOVE_INACCURACY:
        return say(TELL_ANALYSE_INACCURACY);
    case MOVE_MISTAKE:
        return say(TELL_ANALYSE_MISTAKE);
    case MOVE_BLUNDER:
        return say(TELL_ANALYSE_BLUNDER);
    default:
        return "";
    }
}

static enum verdict verdict_of(float loss)
{
    return loss >= LOSS_BLUNDER      ? MOVE_BLUNDER
           : loss >= LOSS_MISTAKE    ? MOVE_MISTAKE
           : loss >= LOSS_INACCURACY ? MOVE_INACCURACY
                                     : MOVE_GOOD;
}

static bool is_decision(const dsk_game *g, int i)
{
    dsk_game_entry l = game_file_line(g, i);

    return l.kind == DSK_GAME_ACTION && !l.chance;
}

int analyse_count(const dsk_game *g)
{
    int n = 0;

    for (int i = 0; i < dsk_game_lines(g); i++)
        n += is_decision(g, i);
    return n;
}

/* ---- one decision ------------------------------------------------------- */

static void run(struct worker *w, uint64_t playouts)
{
    w->limits.playouts = playouts;
    while (search_run(&w->search, &w->limits, 64) == SEARCH_MORE)
        ;
}

/* What the search knows of an action. */
static struct search_line line_of(const struct worker *w, dsk_action a,
                                  struct search_line *best)
{
    const struct search *const one[] = {&w->search};
    int max = dsk_max_legal(w->search.rules);
    struct search_line *all = cli_memory((size_t)max * sizeof *all), found;
    int n = search_lines(one, 1, all, max);

    *best = found = all[0];
    for (int i = 0; i < n; i++) {
        if (all[i].action == a)
            found = all[i];
    }
    free(all);
    return found;
}

static void look_at(struct worker *w, int line, int number)
{
    const dsk_game *g = w->shared->game;
    const dsk_rules *r = dsk_game_rules(g);
    struct analysed *out = &w->shared->out[number];
    dsk_action played = game_file_line(g, line).action;
    uint64_t playouts = ai_bot_playouts(w->shared->bot, r);
    struct search_line best, mine;

    out->line = line;
    out->seat = dsk_player(r, w->state);
    if (out->seat < 0 ||
        search_begin(&w->search, w->state,
                     rng_mix(w->shared->seed + (uint64_t)number)) < 0)
        return;
    run(w, playouts);
    mine = line_of(w, played, &best);
    out->choices = tree_node(&w->search.tree, w->search.tree.root)->nedges;
    if (mine.action != best.action && mine.visits < playouts / PLAYED_PART) {
        uint64_t more = playouts / PLAYED_PART - mine.visits;
        struct search_line again;

        search_only(&w->search, played);
        run(w, tree_node(&w->search.tree, w->search.tree.root)->visits + more);
        mine = line_of(w, played, &again);
    }
    memcpy(out->win, mine.win, sizeof out->win);
    memcpy(out->score, mine.score, sizeof out->score);
    out->best_win = best.win[out->seat];
    out->loss = out->best_win - out->win[out->seat];
    if (out->loss < 0 || mine.action == best.action)
        out->loss = 0;
    out->verdict = verdict_of(out->loss);
    dsk_format(r, w->state, best.action, out->best, sizeof out->best);
}

/* ---- the whole game ----------------------------------------------------- */

/* Every worker plays the whole game and looks at each n-th decision. */
static void *work(void *user)
{
    struct worker *w = user;
    struct shared *s = w->shared;
    int number = 0, n = dsk_game_lines(s->game);

    dsk_init(dsk_game_rules(s->game), w->state);
    for (int i = 0; i < n && atomic_load(s->stop) == 0; i++) {
        if (is_decision(s->game, i)) {
            if (number % s->threads == w->id) {
                look_at(w, i, number);
                atomic_fetch_add(&s->done, 1);
            }
            number++;
        }
        game_file_step(s->game, i, w->state, NULL, NULL);
    }
    return NULL;
}

static void open_worker(struct worker *w, struct shared *s, int id)
{
    const dsk_rules *r = dsk_game_rules(s->game);
    size_t size = search_memory(r, ai_bot_room(s->bot, r) * 5 / 4 + 1);
    struct ai_bot bot = *s->bot;
    struct search_params params;

    w->shared = s;
    w->id = id;
    w->state = cli_memory(dsk_state_size(r));
    w->block = cli_memory(size);
    ai_weights_default(ai_policy_of(r), w->weights);
    bot.time = 0;
    bot.stop = s->stop;
    ai_bot_params(&bot, r, &params, &w->limits);
    search_init(&w->search, r, w->weights, &params, w->block, size);
}

static void watch(struct shared *s, int64_t total, bool quiet)
{
    const struct timespec pause = {0, 20 * 1000 * 1000};
    struct progress bar;

    progress_start(&bar, total, quiet);
    while (atomic_load(s->stop) == 0 && atomic_load(&s->done) < total) {
        nanosleep(&pause, NULL);
        progress_show(&bar, atomic_load(&s->done));
    }
    progress_end(&bar);
}

bool analyse_game(const dsk_game *g, const struct ai_bot *bot, int threads,
                  uint64_t seed, bool quiet, atomic_int *stop,
                  struct analysed *out)
{
    struct shared s = {g,   bot, seed, threads, stop != NULL ? stop : &stopped,
                       out, 0};
    struct worker *w = cli_memory((size_t)threads * sizeof *w);
    struct sigaction act = {.sa_handler = on_signal}, old;
    bool *started = cli_memory((size_t)threads * sizeof *started);

    sigemptyset(&act.sa_mask);
    if (stop == NULL)
        sigaction(SIGINT, &act, &old);
    for (int i = 0; i < threads; i++) {
        open_worker(&w[i], &s, i);
        started[i] = pthread_create(&w[i].thread, NULL, work, &w[i]) == 0;
        if (!started[i])
            work(&w[i]);
    }
    watch(&s, analyse_count(g), quiet);
    for (int i = 0; i < threads; i++) {
        if (started[i])
            pthread_join(w[i].thread, NULL);
        free(w[i].state);
        free(w[i].block);
    }
    if (stop == NULL)
        sigaction(SIGINT, &old, NULL);
    free(started);
    free(w);
    return atomic_load(s.stop) == 0;
}

/* ---- as JSON ------------------------------------------------------------ */

static void json_move(struct json *j, const dsk_game *g,
                      const struct analysed *m, int number)
{
    static const char *const codes[NMOVES] = {"good", "inaccuracy", "mistake",
                                              "blunder"};
    int players = dsk_players(dsk_game_rules(g));

    jout_row(j, NULL);
    jout_int(j, "move", number);
    jout_int(j, "seat", m->seat);
    jout_string(j, "played", game_file_said(g, m->line));
    jout_string(j, "best", m->best);
    jout_int(j, "choices", m->choices);
    jout_real(j, "loss", (double)m->loss, 4);
    jout_string(j, "verdict", codes[m->verdict]);
    jout_list(j, "win");
    for (int k = 0; k < players; k++)
        jout_real(j, NULL, (double)m->win[k], 4);
    jout_close_array(j);
    jout_list(j, "score");
    for (int k = 0; k < players; k++)
        jout_real(j, NULL, (double)m->score[k], 2);
    jout_close_array(j);
    jout_close_object(j);
}

void analyse_json(FILE *out, const dsk_game *g, const struct ai_bot *bot,
                  const struct analysed *moves, int n)
{
    char *setup = cli_setup_text(dsk_game_rules(g));
    struct json j;

    jout_start(&j, out);
    jout_object(&j, NULL);
    jout_string(&j, "setup", setup);
    jout_string(&j, "bot", bot->text);
    jout_array(&j, "moves");
    for (int i = 0; i < n; i++)
        json_move(&j, g, &moves[i], i + 1);
    jout_close_array(&j);
    jout_close_object(&j);
    jout_end(&j);
    free(setup);
}
