/*
 * What is kept of people, on the loop's side: forgetting somebody at the tables
 * in memory and, piece by piece, in the store; what is kept for a time only.
 */
#ifndef SERVER_FORGET_H
#define SERVER_FORGET_H

#include "server/hub.h"
#include "server/ws.h"

struct forget;

/* Goes on with what an earlier run has left to do. */
struct forget *forget_new(struct hub *h, struct sockets *s);
void forget_free(struct forget *f);
/* Once a second: old chat, games and guests, once a day. */
void forget_tick(struct forget *f);

/*
 * Everything of this person: see store_forget().  Answered when nothing but the
 * logs of tables tells of him on disk, and that they will not either.
 */
void forget_person(struct forget *f, const char *who, store_done_fn *done,
                   void *user);
/* The same when the store has been told already (an account was deleted). */
void forget_told(struct forget *f, const char *who);
/* Another node has told it. */
void forget_heard(struct forget *f, const char *who);

#endif
