/* A stretch of games as a task: see queue.h. */
#ifndef CLI_GAMES_H
#define CLI_GAMES_H

#include "cli/queue.h"

/* What a task of games first .. first + count - 1 says; you free it. */
char *games_body(const struct sim_plan *plan, int64_t first, int64_t count);
/*
 * Adds what a task answered; false if that is enough, or (result->broken) a bot
 * broke the rules.
 */
bool games_add(const struct sim_plan *plan, const char *answer,
               struct sim_result *result);

#endif
