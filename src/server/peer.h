/*
 * Clients at tables of other nodes.  A client may connect to any node; a node
 * that does not have the table (the gateway) passes what the client asks for
 * on to the one that has it (the owner) and what the owner tells back, over one
 * link for each pair of nodes.
 *
 * At the owner such a client is a conn like any other, without a socket: what
 * it may see, what it is told and how fast is decided there, and nothing but
 * the messages to this one client ever leaves.  At the gateway it is a conn
 * with a socket and no table.  Both hold an end of the same channel (conn.h:
 * far).  When the owner, the link or the table is lost, the client is told to
 * come again.
 *
 * Over the same links nodes tell each other that there is news in the store,
 * what people have spent of their budgets (limits.h), and answer small
 * questions.  All of it may be lost: the store has it, a moment later.
 */
#ifndef SERVER_PEER_H
#define SERVER_PEER_H

#include <uv.h>

#include "server/hub.h"

struct channel;
struct peers;

/* NULL with a sentence; *p stays NULL without --link. */
bool peers_open(uv_loop_t *loop, struct hub *h, struct peers **p, char *why,
                size_t n);
void peers_close(struct peers *p);
void peers_free(struct peers *p);

/* The nodes that are alive now: calls new ones, drops links to others. */
void peers_update(struct peers *p, const struct store_node *nodes, int n);
/* Every tick: budgets, silence. */
void peers_tick(struct peers *p);
/* There is news in the store. */
void peers_hint(struct peers *p);
/* How many are linked. */
int peers_linked(const struct peers *p);

/* The gateway: passes a hello on to the owner; false if it cannot. */
bool peer_join(struct conn *c, const char *owner, const char *hello,
               size_t len);
/* A message of a client at a table elsewhere. */
void peer_say(struct conn *c, const char *text, size_t len);
/* The client has read what there was. */
void peer_drained(struct conn *c);
/* The client goes, or goes to another table. */
void peer_leave(struct conn *c);

/* The owner: to a client elsewhere. */
void peer_tell(struct conn *c, const struct frame *f);
void peer_shut(struct conn *c, enum close_code code, const char *word);
size_t peer_queued(const struct conn *c);

/*
 * Asks the owner: text (JSON) in, text out; NULL if it does not answer.  What
 * can be asked is the table in peer_ask.c.
 */
typedef void peer_answer_fn(void *user, const char *text);
void peer_ask(struct peers *p, const char *owner, const char *question,
              peer_answer_fn *done, void *user);
/* All that are linked, later; how many are asked. */
int peers_ask(struct peers *p, const char *question, peer_answer_fn *done,
              void *user);
/* Bytes an answer may have, and some more. */
#define PEER_ANSWER_MAX 900000

/* peer_ask.c: the answer to a question of another node; to be freed. */
void peer_answer(struct hub *h, const char *question,
                 void (*done)(void *user, const char *text), void *user);

#endif
