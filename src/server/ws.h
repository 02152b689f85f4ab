/*
 * WebSockets on the loop: sockets that HTTP has handed over.  wslay reads the
 * frames (masks, fragments, UTF-8, control frames); frames to clients are
 * written by ourselves because one is shared by many (conn.h).
 *
 * Nothing is sent at once: what a turn of the loop has to say is written in
 * one go before the loop waits again.
 */
#ifndef SERVER_WS_H
#define SERVER_WS_H

#include <sodium.h>
#include <uv.h>

#include "server/hub.h"

/* Largest message of a client; most that waits for one to be read. */
#define WS_MESSAGE_MAX ((size_t)16 << 10)
#define WS_QUEUE_MAX   ((size_t)256 << 10)
/* Bytes that wait in the kernel; without a word it would let 4 MB wait. */
#define WS_KERNEL_ROOM (32 << 10)

/* Times in milliseconds. */
#define WS_HELLO_TIME  10000 /* until hello, or until a message is whole */
#define WS_PING_EVERY  15000
#define WS_SILENCE     30000 /* two pings without an answer */
#define WS_LINGER_TIME 5000  /* to read the last words */
#define WS_TICK        1000  /* how often we look for those who are late */

#define SOCKETS_NETWORKS 16384

struct socket;

struct sockets {
    uv_loop_t *loop;
    struct hub *hub;
    struct socket *first; /* all that are open */
    struct socket *dirty; /* those that have something to say */
    int count;
    char *input; /* one buffer for all reads */
    uv_prepare_t flush;
    int64_t ticked;           /* when we last looked */
    int64_t away;             /* ms we did not run for: nobody's silence */
    int of[SOCKETS_NETWORKS]; /* counters by a keyed hash: nobody can aim */
    unsigned char key[crypto_shorthash_KEYBYTES];
};

void sockets_init(struct sockets *s, uv_loop_t *loop, struct hub *h);
/* Closes everything with this code; the loop must run on for a while. */
void sockets_close_all(struct sockets *s, enum close_code code,
                       const char *word);
/* Closes everything without a word. */
void sockets_drop_all(struct sockets *s);
/* Every WS_TICK: pings, time-outs.  Time without ticks counts for nobody. */
void sockets_tick(struct sockets *s);
void sockets_free(struct sockets *s);

/*
 * Takes over a connected descriptor whose handshake is done.  `early` are bytes
 * that came after it.
 */
void sockets_open(struct sockets *s, int fd, const struct person *who,
                  const char *address, const char *network, const char *early,
                  size_t nearly);

/*
 * How many of this network there are: exact, unless two networks that are
 * connected share one of SOCKETS_NETWORKS counters; then their sum.
 */
int sockets_of(const struct sockets *s, const char *network);
/* Closes those of a session ("" for all of the user). */
void sockets_revoke(struct sockets *s, const char *user, const char *session);

/* Closes those of a user whose sessions have ended (identity_still). */
void sockets_unknown(struct sockets *s, const char *user);
/* Closes those of whom the operator bans: a user, or "ip:" and an address. */
void sockets_throw_out(struct sockets *s, const char *who);
/* Those that are open, at most so many. */
void sockets_each(const struct sockets *s, int most,
                  void (*each)(void *user, const struct conn *c,
                               const char *address),
                  void *user);

/* Sec-WebSocket-Accept for a key; out has 29 bytes. */
void ws_accept(const char *key, char *out);

#endif
