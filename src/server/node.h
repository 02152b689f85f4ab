/*
 * This server as one of several on the same store: its sign of life, the
 * tables it takes over, what it hears of the others.  A store with one server
 * has none of it.
 *
 * Silence.  A node that cannot renew its lease gives its tables up before the
 * lease ends in the database: it tells nobody anything of them any more, and
 * whoever was at one has to come again, here or elsewhere.  Should it not
 * notice (its process was stopped), the database refuses what it appends, and
 * it notices then.
 */
#ifndef SERVER_NODE_H
#define SERVER_NODE_H

#include <uv.h>

#include "server/hub.h"
#include "server/ws.h"

struct node;

/* NULL if the store is for one server only. */
struct node *node_start(uv_loop_t *loop, struct hub *h, struct sockets *s);
/* Before the loop's handles are closed; node_free() after that. */
void node_stop(struct node *n);
void node_free(struct node *n);
/* Every tick, and before the store's answers are given out: does it still have
 * its tables? */
void node_check(struct node *n);
/* There is news in the store: looks soon. */
void node_hint(struct node *n);
/* Ends the lease; `done` when others may take the tables. */
void node_leave(struct node *n, void (*done)(void *user), void *user);

#endif
