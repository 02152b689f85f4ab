/*
 * The table server: `deskovka serve`.
 *
 * One thread runs a libuv loop with everything on it: HTTP (libmicrohttpd,
 * driven from outside: drive.h), the WebSockets that HTTP hands over, timers
 * and the tables.  Threads of their own have the store, the bots and the
 * drawing of pictures; they talk to the loop through queues.
 */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Everything has a default (SERVER_DEFAULTS); see `deskovka help serve`. */
struct server_config {
    int port;             /* 0: any free one                          */
    const char *bind;     /* address                                  */
    const char *store;    /* "sqlite:PATH", "postgresql://..."        */
    const char *node;     /* name of this server in its store         */
    const char *work;     /* only jobs, of these kinds; NULL: a server */
    const char *notices;  /* program that passes notices on; or NULL  */
    const char *push_key; /* file of the key of Web Push; NULL: no push */
    const char *mail;     /* smtp://... for letters; NULL: no letters   */
    const char *contact;  /* whom letters are from, and push services ask */
    const char *key;      /* file of the signing key; NULL: beside it */
    int lease;            /* seconds tables are kept without a sign   */
    const char *link;     /* where other nodes reach it; NULL: nowhere */
    bool new_key;         /* make one though the store is in use      */
    const char *web;      /* folder of the page's files; NULL: look   */
    const char *doc;      /* folder of the documents; NULL: look      */
    const char *origins;  /* more origins, separated by commas        */
    const char *log;      /* debug, info, warn, error                 */
    const char *tls_cert, *tls_key; /* files; NULL: no TLS of our own */
    bool https;             /* behind a proxy that speaks HTTPS         */
    bool trust_proxy;       /* X-Forwarded-For says the address...      */
    int proxies;            /* this many of ours have added to it      */
    const char *admin_page; /* accounts that may see it; NULL: nobody  */
    bool metrics_open;      /* /metrics for everybody                   */
    bool allow_root;
    int bot_threads;    /* 0: as many as processors less one, at least 1 */
    int bot_delay;      /* least ms between moves of bots                */
    int stand_in_delay; /* the same of those that play for somebody   */
    int bot_time;       /* most ms a bot may think                       */
    int bot_memory;     /* MB for what bots remember between their moves */
    int sockets_max, per_address;
    int rate_http, rate_message, rate_create, rate_password; /* 0: none */
    int idle_minutes; /* a table nobody is at leaves the memory       */
    int open_hours;   /* a table that never starts is closed          */
    int open_most;    /* such tables of one user; 0: any number       */
    int keep_chat, keep_games, keep_guests; /* days; 0: for ever */
    /* For tests: > 0 makes ids, seeds and the clock predictable. */
    int test_seed;
    bool test_clock;        /* time moves by POST /test/clock only */
    bool test_post;         /* push messages may go to this machine */
    const char *test_twist; /* the first draw of this label is another one */
};

#define SERVER_DEFAULTS                                                   \
    {                                                                     \
        .port = 8017, .bind = "127.0.0.1", .store = "sqlite:deskovka.db", \
        .node = "main", .lease = 10, .log = "info", .proxies = 1,         \
        .bot_delay = 400, .stand_in_delay = 1000, .bot_time = 1500,       \
        .bot_memory = 256, .sockets_max = 20000, .per_address = 200,      \
        .rate_http = 50, .rate_message = 30, .rate_create = 30,           \
        .rate_password = 10, .idle_minutes = 10, .open_hours = 24,        \
        .open_most = 20                                                   \
    }

/* May it run as who it is?  Else a sentence. */
bool server_may_run(const struct server_config *c, char *why, size_t n);

/*
 * Runs until SIGTERM or SIGINT.  `ready` is called once, when it listens,
 * with its address and whether there is a page to show.  Returns an exit code;
 * what went wrong is in the log and, as a sentence in English, in why.
 */
int server_run(const struct server_config *c,
               void (*ready)(void *user, const char *url, bool page),
               void *user, char *why, size_t n);

#endif
