/*
 * Many games of bots against bots.
 *
 * Game g is a function of (seed, g) alone, and bot i sits on seat (i + g) mod
 * n in it, so that every bot plays every seat equally often.  Where numbers
 * are common, n games in a row have the same chance, so that every bot has the
 * luck of every seat.  Games are added up in their order, and all sums but
 * times are whole numbers: the result does not depend on the number of threads
 * or on who finished first, also where a test ends the run.
 *
 * With a queue (queue.h) the games are played by whichever machines take them.
 */
#ifndef CLI_SIM_H
#define CLI_SIM_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "cli/table.h"
#include "engine/buffer.h"

/* A victory is worth this, so that any number of winners can share it. */
#define SIM_WIN 840
static_assert(SIM_WIN % 8 == 0 && SIM_WIN % 7 == 0 && SIM_WIN % 5 == 0 &&
                  SIM_WIN % 3 == 0 && DSK_PLAYERS_MAX == 8,
              "divisible by every number of winners");

struct sim_sums {
    int64_t games;
    int64_t wins; /* in shares of 1 / SIM_WIN */
    int64_t score, squares;
    int lowest, highest;
    int64_t moves;  /* choices made, ... */
    double seconds; /* ...and what they took (of the processor) */
};

struct sim_result {
    int64_t games;
    int64_t actions;
    double seconds;
    bool interrupted;          /* SIGINT came: these are the games so far */
    bool broken;               /* a bot answered with an illegal action, ... */
    struct outside_note fault; /* ...this way, if it came from outside */
    char why[200];             /* the queue has given up: why; else "" */
    /* Points of the first bot times (n - 1) less those of all others. */
    int64_t lead, lead_squares;
    struct sim_sums bot[DSK_PLAYERS_MAX]; /* by place in the list */
    struct sim_sums seat[DSK_PLAYERS_MAX];
};

/* What one game adds, seat by seat. */
struct sim_game {
    struct buffer text; /* its actions, "a","b"; where the plan keeps games */
    int64_t actions;
    unsigned winners;
    int score[DSK_PLAYERS_MAX];
    int64_t moves[DSK_PLAYERS_MAX];
    double seconds[DSK_PLAYERS_MAX];
};

struct queue;

struct sim_plan {
    const struct seats *seats;
    int64_t games;
    int threads;
    uint64_t seed;
    bool quiet;          /* no progress bar */
    bool common;         /* common random numbers */
    bool timed;          /* take the time of every choice */
    struct queue *queue; /* plays them; NULL: this program does */
    int64_t first;       /* games before this one are there already */
    /* Gets every game in its turn, with its text.  May be NULL. */
    void (*keep)(void *user, int64_t game, const struct sim_game *g);
    /* Asked between games with the sums so far: stop?  May be NULL. */
    bool (*enough)(void *user, const struct sim_result *so_far);
    void *user;
};

void sim_run(const struct sim_plan *plan, struct sim_result *result);

/* One game at a table of the plan's; false when a bot broke the rules. */
bool sim_play(struct table *t, const struct sim_plan *plan, int64_t game,
              struct sim_game *out);
/* Adds the next game, result->games, to the sums. */
void sim_add(const struct sim_plan *plan, struct sim_result *result,
             const struct sim_game *g);
/* Ctrl-C was pressed. */
bool sim_stopped(void);

#endif
