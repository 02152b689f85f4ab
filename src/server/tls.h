/*
 * TLS in front of HTTP, by OpenSSL on a thread and a loop of its own: what a
 * handshake or a cipher costs, no table waits for.
 *
 * Behind a finished handshake stands a pair of sockets.  One end goes to
 * libmicrohttpd as if it had been accepted, and later perhaps to the WebSockets
 * (ws.h), which know nothing of all this; at the other end the thread carries
 * bytes to and from the client.  What one side does not read is not read from
 * the other either.
 */
#ifndef SERVER_TLS_H
#define SERVER_TLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sys/socket.h>
#include <uv.h>

#include "server/vitals.h"

/* Handshakes under way, in all and of one address; the oldest makes room. */
#define TLS_HANDSHAKES         1024
#define TLS_HANDSHAKES_ADDRESS 64
/* A handshake must be over within this many ms. */
#define TLS_HANDSHAKE_TIME 10000

struct tls;

/* A certificate with its chain and its key, as files in PEM form. */
struct tls_files {
    const char *cert, *key;
};

/*
 * Reads them; false with a sentence in why.  `warn` hears of what works but
 * will trouble somebody: an expired certificate, a key that others can read.
 */
struct tls *tls_open(const struct tls_files *files, void (*warn)(const char *),
                     char *why, size_t n);

/* The names of the certificate, one after the other; patterns are left out. */
void tls_names(struct tls *t, void (*each)(void *user, const char *name),
               void *user);

/*
 * Takes connections from a listening descriptor.  `adopt` is called on the loop
 * with a descriptor that is its own from then on.
 */
typedef void tls_adopt_fn(void *user, int fd, const struct sockaddr *from,
                          socklen_t len);
bool tls_start(struct tls *t, int listening, int most, uv_loop_t *loop,
               tls_adopt_fn *adopt, void *user);

/*
 * Reads the files again.  Whoever is connected stays so; if the new ones do not
 * work the old ones go on, and why says so.
 */
bool tls_reload(struct tls *t, char *why, size_t n);
/* Have the files changed since they were last read? */
bool tls_changed(const struct tls *t);

/* Takes no more connections. */
void tls_quiesce(struct tls *t);
/* Ends everything, after what was said has been sent (for a moment). */
void tls_stop(struct tls *t);
void tls_free(struct tls *t);

void tls_count(struct tls *t, struct tls_counts *out);

#endif
