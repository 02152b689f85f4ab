/*
 * HTTP on the loop: libmicrohttpd without threads (drive.h).  A request becomes
 * a `call`; whoever handles it answers at once or keeps it and answers later
 * (the connection sleeps meanwhile).
 */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include <uv.h>

#include "server/drive.h"
#include "server/gallery.h"
#include "server/hub.h"
#include "server/server.h"
#include "server/tls.h"
#include "server/ws.h"

/* Largest body of a request. */
#define HTTP_BODY_MAX ((size_t)16 << 10)
/* A request must be whole within this many ms. */
#define HTTP_REQUEST_TIME 10000

struct MHD_Connection;
struct MHD_Daemon;
struct MHD_Response;
struct site;

struct http {
    struct hub *hub;
    struct sockets *sockets;
    struct site *site; /* the page's files */
    struct gallery gallery;
    const struct server_config *config;
    struct MHD_Daemon *daemon;
    struct tls *tls; /* in front of it, or NULL */
    uv_loop_t *loop;
    struct drive drive;
    struct link *links; /* connections, for time-outs */
    int port;
    int asleep;     /* calls that wait for their answer */
    char **origins; /* ended by NULL */
    bool (*test)(struct http *h, const char *path); /* test runs only */
};

/* A request.  Good until it is answered. */
struct call {
    struct http *http;
    struct MHD_Connection *connection;
    char method[8];
    char *path;
    struct buffer body;
    bool too_big;
    char address[64];
    char network[64]; /* what limits count: the address, or its /64 */
    bool known;       /* has a valid session... */
    struct person who;
    bool asleep;
    struct MHD_Response *response; /* the answer */
    unsigned status;
    char tried[IDENTITY_NAME_SIZE]; /* the account of a log-in */
    char table[TABLE_ID_SIZE];      /* what it is about */
    int most;                       /* of a list... */
    bool mine;                      /* ...of my own tables */
};

/* Starts listening; false with a sentence in why. */
bool http_start(struct http *h, char *why, size_t n);
/* Takes no more connections. */
void http_quiesce(struct http *h);
void http_stop(struct http *h);
/* Once a second: requests that take too long. */
void http_tick(struct http *h);

/* ---- answering ---------------------------------------------------------- */

/* JSON; the text is copied. */
void call_json(struct call *c, unsigned status, const struct buffer *o);
/* {"v":1,"error":{"code":code, data}}; data: members, or "". */
void call_error(struct call *c, unsigned status, const char *code,
                const char *data);
/* Any bytes, copied. */
void call_bytes(struct call *c, unsigned status, const char *type,
                const void *data, size_t len);
/* Bytes that live as long as the program. */
void call_lasting(struct call *c, unsigned status, const char *type,
                  const void *data, size_t len);
/* Another header of the answer given by one of these. */
void call_header(struct call *c, const char *name, const char *value);
/* Lets the answer go; every handler ends with this, now or later. */
void call_send(struct call *c);

/* ---- looking ------------------------------------------------------------ */

const char *call_get_header(struct call *c, const char *name);
/* An argument of the query, or NULL. */
const char *call_query(struct call *c, const char *name);
/* Sets the session's cookie; "" takes it away. */
void call_cookie(struct call *c, const char *value);
bool http_origin_ok(const struct http *h, const char *origin);

/* ---- api.c, site.c ------------------------------------------------------ */

/* Handles a request that is whole. */
void api_route(struct call *c);

struct site *site_load(const char *page, const char *documents);
void site_free(struct site *s);
/* Where the page is in the world, as "https://games.example.org". */
void site_set_address(struct site *s, const char *address);
/* Is there an index.html?  Without one, `/` says how to get it. */
bool site_has_page(const struct site *s);
/* Answers from the page's files; false if there is no such file. */
bool site_answer(struct site *s, struct call *c);

#endif
