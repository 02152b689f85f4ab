/*
 * What a server leaves to nodes that work for it (deskovka serve --work): bot
 * decisions that have waited, the analysis of a game that is over, notices to
 * people whose turn it is in a slow game.  All are tasks of the store; nothing
 * is put while nobody works on its kind, and nobody waits for them: a table
 * goes on without.
 */
#ifndef SERVER_JOBS_H
#define SERVER_JOBS_H

#include "server/hub.h"

/* Longest list of what one node works on. */
#define WORK_SIZE 80

struct jobs *jobs_new(void);
void jobs_free(struct jobs *j);
/* Who works; offers and their answers.  Every tick of the hub. */
void jobs_tick(struct hub *h);

/* A decision that may be made elsewhere. */
struct offer {
    struct desk *desk;
    int seat;
    uint32_t seq; /* of the position */
    uint64_t rng, time;
    const char *bot;
};
/* False if there are too many already. */
bool jobs_offer(struct hub *h, const struct offer *o);
/* It was made here. */
void jobs_withdraw(struct hub *h, const char *table, uint32_t seq);

/* After events: what follows from them for others. */
void desk_put_jobs(struct desk *d);
/* The person of a seat has come: no notice is needed. */
void desk_drop_notices(struct desk *d, unsigned seats);

/* `by` wants `user` to come to a table. */
struct invitation {
    const char *user, *by, *table, *game;
};
/* A notice of it, if anybody passes notices on. */
void jobs_invite(struct hub *h, const struct invitation *i);

/* Kinds, workers and what was given up: members of an object. */
void jobs_write(const struct store_tasks *t, struct buffer *o);
/* For /metrics. */
void jobs_metrics(const struct jobs *j, struct buffer *o);

#endif
