/*
 * A link between two nodes: who is there, proven, and frames both ways.
 *
 * Over TCP, or a socket in a folder (unix:PATH).  Both say their names and a
 * random number, then each proves that it holds a key of the key file without
 * showing it: a keyed hash over all that was said.  From then on everything is
 * in records, encrypted and authenticated (ChaCha20-Poly1305) with keys of this
 * link and direction and a number that counts up: none can be read, changed,
 * left out, repeated or sent back by whoever is between.  What one turn of the
 * loop has to say goes in one record.
 */
#ifndef SERVER_LINK_H
#define SERVER_LINK_H

#include <uv.h>

#include "server/identity.h"

struct link;

/* What happens on a link; `user` as given. */
struct link_events {
    /* The other one is proven to be `name`.  False: it is not wanted. */
    bool (*open)(void *user, struct link *l, const char *name);
    void (*frame)(void *user, struct link *l, int type, uint32_t channel,
                  const char *data, size_t len);
    /* It has ended, for whatever reason; freed after the call. */
    void (*closed)(void *user, struct link *l);
};

struct link_config {
    uv_loop_t *loop;
    const char *name; /* of this node */
    const struct identity *identity;
    const struct link_events *events;
    void *user;
};

/* Calls another node that should be `name`; NULL if the address is wrong. */
struct link *link_call(const struct link_config *c, const char *name,
                       const char *address);
/* Listens; false with a sentence.  Each caller becomes a link. */
bool link_listen(const struct link_config *c, uv_stream_t *listener);
/* Binds what link_listen() will use: a uv_tcp_t or uv_pipe_t in *h. */
union link_handle {
    uv_stream_t stream;
    uv_tcp_t tcp;
    uv_pipe_t pipe;
};
bool link_bind(uv_loop_t *loop, const char *address, union link_handle *h,
               char *why, size_t n);

/* Adds a frame; it goes when link_flush() is called.  data may be in parts. */
void link_send(struct link *l, int type, uint32_t channel, const void *data,
               size_t len);
void link_flush(struct link *l);
/* Bytes that wait for the other one. */
size_t link_queued(const struct link *l);
/* When something came last, the loop's ms. */
int64_t link_heard(const struct link *l);
void link_close(struct link *l);

#endif
