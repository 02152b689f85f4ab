/*
 * A server to test against, and clients that can also misbehave: real
 * processes and real sockets.  The WebSocket frames are written by hand here,
 * so that the server's codec meets one that is not its own.
 */
#ifndef TESTS_SERVER_KIT_H
#define TESTS_SERVER_KIT_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* ---- the server --------------------------------------------------------- */

struct srv {
    pid_t pid;
    int port;
    char dir[64]; /* its own folder under TMPDIR */
    char program[512];
};

/* Finds the program beside the test's own (argv[0]) and makes the folder. */
void srv_init(struct srv *s, const char *argv0);
/* Starts it with these flags (ended by NULL); ends the test if it fails. */
void srv_start(struct srv *s, ...);
/* SIGTERM and wait; true if it ended with 0. */
bool srv_stop(struct srv *s);
/* SIGKILL and wait. */
void srv_kill(struct srv *s);
/* Stops it if it runs and removes its folder. */
void srv_end(struct srv *s);
/* Memory of the process in kB (VmRSS). */
long srv_memory(const struct srv *s);
/* Its processor time, ms. */
double srv_cpu(const struct srv *s);

/* ---- HTTP --------------------------------------------------------------- */

struct guest {
    int port;
    char cookie[300];
    char token[80];
    char user[40];
};

/* One request; the body of the answer is malloc'ed (never NULL). */
struct reply {
    int status;
    char *head, *body;
    size_t len;
};
struct reply web_ask(int port, const char *method, const char *path,
                     const char *headers, const char *body);
/* The same as this guest, with token and origin. */
struct reply web_as(const struct guest *g, const char *method, const char *path,
                    const char *body);
/* Just a connection. */
int web_dial(int port);
void reply_free(struct reply *r);
/* A new guest. */
void guest_new(struct guest *g, int port);
/* The guest gets an account; his session is a new one. */
void guest_enroll(struct guest *g, const char *name);
/* Creates a table; its id goes to id[32]. */
void guest_table(const struct guest *g, const char *wish, char *id);

/* ---- WebSocket ---------------------------------------------------------- */

struct ws {
    int fd;
    unsigned char *in; /* in[at .. at + n) waits to be read */
    size_t at, n, room;
    int closed; /* code of the close frame; 1006: it just ended; 0: open */
};

/* Connects; false if the answer is not 101 (then *status says what it is). */
bool ws_open(struct ws *w, const struct guest *g, int *status);
void ws_shut(struct ws *w);
void ws_send(struct ws *w, const char *text);
/* printf into a message. */
void ws_say(struct ws *w, const char *form, ...)
    __attribute__((format(printf, 2, 3)));
/* Any frame: first byte and payload, masked; bytes as they are. */
void ws_frame(struct ws *w, int first, const void *data, size_t len);
bool ws_raw(struct ws *w, const void *data, size_t len);
/* Milliseconds: nothing takes so long but what hangs, on any machine. */
#define PATIENCE 60000
/* The next text message as malloc'ed text; NULL: closed or too late. */
char *ws_next(struct ws *w, int timeout_ms);
/* The next message as JSON. */
json_t *ws_json(struct ws *w, int timeout_ms);
/* Waits for a message of this type and skips others; NULL if none comes. */
json_t *ws_wait(struct ws *w, const char *type, int timeout_ms);

/* ---- a player ----------------------------------------------------------- */

/* A client at a table that keeps the lines of its view. */
struct player {
    struct guest guest;
    struct ws ws;
    int seat;
    char **line;
    int nlines;
    long long seq; /* last event */
    int to_act;
    json_t *legal; /* of the last event, or NULL */
    long long legal_seq;
    bool over, ready;
    bool blind; /* does not put views together */
    int acks, errors;
    char code[32]; /* of the last error */
    int next_id;
    /* every message that came, for comparing; NULL: not kept */
    char **kept;
    int nkept, kept_room;
};

void player_init(struct player *p, int port);
void player_free(struct player *p);
/* Connects and says hello; from < 0: none. */
void player_hello(struct player *p, const char *table, long long from);
/* Takes the next message into account and returns it (borrowed until the next
 * call); NULL if none came. */
json_t *player_step(struct player *p, int timeout_ms);
/* Takes messages until one of that type or kind came; false if none did. */
bool player_until(struct player *p, const char *what);
/* Sends an action; the same id again if `again`. */
void player_act(struct player *p, const char *action, bool again);
/* A legal action that is not the beginning of an offer. */
const char *player_choose(struct player *p, uint64_t *seed);
/* The view as one text, malloc'ed. */
char *player_view(const struct player *p);

const char *text_of(json_t *j, const char *key);
long long int_of(json_t *j, const char *key);

#endif
