/* What a node that only works can do (worker.h): one function a kind. */
#ifndef CLI_WORKER_JOBS_H
#define CLI_WORKER_JOBS_H

#include "cli/crew.h"
#include "server/server.h"

/* Before the first job, and after the last one. */
void worker_jobs_start(const struct server_config *c);
void worker_jobs_end(void);

/* A decision of a bot at a table of another node (server/jobs.c). */
char *bots_run(struct chore *c);
/* A game that is over, looked at move by move. */
char *analysis_run(struct chore *c);
/* A notice, passed on by the operator's program. */
char *notices_run(struct chore *c);

#endif
