/*
 * One client as the tables see it: who it is, what it watches, and a way to
 * send it something.  The socket behind it is ws.c's business.
 */
#ifndef SERVER_CONN_H
#define SERVER_CONN_H

#include "server/identity.h"
#include "server/limits.h"
#include "server/out.h"

/*
 * A message ready to be sent: WebSocket header and text.  Frames to clients
 * are not masked, so one is shared by all who are sent the same.
 */
struct frame {
    int holders;
    size_t len;
    unsigned char bytes[];
};

/* A text frame with one holder. */
struct frame *frame_text(const char *text, size_t len);
/* A frame of this WebSocket opcode; len <= 125 for control frames. */
struct frame *frame_new(int opcode, const char *data, size_t len);
/* One whose bytes are a frame already. */
struct frame *frame_raw(const void *bytes, size_t len);
void frame_hold(struct frame *f);
void frame_drop(struct frame *f);

/* Reasons to close a socket (RFC 6455 and our own). */
enum close_code {
    CLOSE_NORMAL = 1000,
    CLOSE_GOING = 1001,
    CLOSE_PROTOCOL = 1002,
    CLOSE_BINARY = 1003,
    CLOSE_TEXT = 1007,
    CLOSE_POLICY = 1008,
    CLOSE_SIZE = 1009,
    CLOSE_FAULT = 1011,
    CLOSE_LATER = 1013,
    CLOSE_SESSION = 4001,
    CLOSE_SILENT = 4003,
    CLOSE_TABLE = 4004,
};

struct channel;
struct desk;
struct walker;
struct socket;
struct hub;

/* Users one client may mute. */
#define MUTE_MAX 32

struct conn {
    struct hub *hub;
    struct socket *socket; /* NULL when it is gone */
    int holders;           /* the socket, and requests on their way */
    struct person who;
    char network[64];         /* whence it came: what limits count */
    struct channel *far;      /* peer.h: to the other node, if it is far */
    struct desk *desk;        /* after hello */
    struct conn *prev, *next; /* at that table */
    struct walker *walker;    /* hears first what it missed */
    bool joining;             /* is being told where the table is */
    unsigned seated;          /* the seats it was counted for: presence.c */
    unsigned viewers;         /* bits as in tell.h */
    bool follow;              /* viewers are whatever seats the user has */
    bool view;                /* wants views and legal lists */
    bool waiting;             /* said hello, the table is being loaded */
    int rtt;                  /* measured, ms */
    struct bucket messages;
    int nmuted;
    char (*muted)[STORE_USER_MAX + 1];
};

/* Sends text[0..len) / a frame, which stays the caller's. */
void conn_send_text(struct conn *c, const char *text, size_t len);
void conn_send(struct conn *c, struct frame *f);
/* Is anybody there still? */
static inline bool conn_here(const struct conn *c)
{
    return c->socket != NULL || c->far != NULL;
}
/* Says bye with this word and closes. */
void conn_close(struct conn *c, enum close_code code, const char *word);

/* Bytes that wait for the client to read them. */
size_t conn_queued(const struct conn *c);

void conn_hold(struct conn *c);
void conn_drop(struct conn *c);

#endif
