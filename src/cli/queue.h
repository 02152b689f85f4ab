/*
 * Games of bots through the tasks of a store: many machines play one match.
 * A task is a stretch of the games with everything they follow from (set-up,
 * bots, weights, seed), so that it does not matter who plays it, nor how often;
 * the results are added in the order of the games.  A run that is begun again
 * with the same options finds what was played before.
 */
#ifndef CLI_QUEUE_H
#define CLI_QUEUE_H

#include "cli/crew.h"
#include "cli/sim.h"

/*
 * A queue in the store at `url`, with so many threads of this program (0: only
 * others play).  NULL after a complaint in the name of the command.
 */
struct queue *queue_open(const char *command, const char *url, int threads);
void queue_close(struct queue *q);

/* As sim_run(). */
void queue_play(struct queue *q, const struct sim_plan *plan,
                struct sim_result *result);

/* Plays one task: a crew's kind "games". */
char *games_run(struct chore *c);

#endif
