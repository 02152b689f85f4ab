/* WebSockets on the loop: see ws.h. */
#include "server/ws.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <jansson.h>
#include <nettle/base64.h>
#include <nettle/sha1.h>
#include <wslay/wslay.h>

#include "server/log.h"
#include "server/peer.h"

#define INPUT_SIZE ((size_t)64 << 10)
/* Frames written by one call. */
#define BATCH 64

enum { OP_TEXT = 1, OP_BINARY = 2, OP_CLOSE = 8, OP_PING = 9, OP_PONG = 10 };

struct socket {
    struct sockets *all;
    struct socket *prev, *next;
    struct socket *dirty_prev, *dirty_next;
    struct conn *conn;
    uv_tcp_t tcp;
    wslay_event_context_ptr ws;
    char address[64];
    unsigned network; /* its counter in sockets.of */
    /* waiting frames: a ring */
    struct frame **queue;
    unsigned head, count, room;
    size_t queued;    /* bytes in the ring */
    size_t sent;      /* of its first frame */
    uv_write_t write; /* one at a time */
    uv_shutdown_t shut;
    unsigned writing; /* frames it has in hand */
    bool dirty;
    bool closing;  /* nothing more is taken from or for the client */
    bool shutting; /* all was said, the client may hang up */
    bool closed;   /* uv_close was called */
    int64_t opened, seen, pinged, partial, deadline;
    const char *input; /* what wslay reads from */
    size_t ninput;
};

/* The time in which we could have heard a client. */
static int64_t now_of(const struct socket *s)
{
    return (int64_t)uv_now(s->all->loop) - s->all->away;
}

/* ---- the end ------------------------------------------------------------ */

static void on_closed(uv_handle_t *h)
{
    struct socket *s = h->data;

    for (unsigned i = 0; i < s->count; i++)
        frame_drop(s->queue[(s->head + i) % s->room]);
    free(s->queue);
    wslay_event_context_free(s->ws);
    free(s);
}

static void unlink_dirty(struct socket *s)
{
    if (!s->dirty)
        return;
    if (s->dirty_prev != NULL)
        s->dirty_prev->dirty_next = s->dirty_next;
    else
        s->all->dirty = s->dirty_next;
    if (s->dirty_next != NULL)
        s->dirty_next->dirty_prev = s->dirty_prev;
    s->dirty = false;
}

static void destroy(struct socket *s)
{
    struct conn *c = s->conn;

    if (s->closed)
        return;
    s->closed = s->closing = true;
    unlink_dirty(s);
    if (s->prev != NULL)
        s->prev->next = s->next;
    else
        s->all->first = s->next;
    if (s->next != NULL)
        s->next->prev = s->prev;
    s->all->count--;
    s->all->of[s->network]--;
    s->all->hub->metrics->sockets_closed++;
    s->conn = NULL;
    peer_leave(c);
    c->socket = NULL;
    desk_leave(c);
    conn_drop(c);
    uv_close((uv_handle_t *)&s->tcp, on_closed);
}

/* ---- writing ------------------------------------------------------------ */

static void pop_frame(struct socket *s)
{
    struct frame *f = s->queue[s->head];

    s->head = (s->head + 1) % s->room;
    s->count--;
    s->queued -= f->len;
    s->sent = 0;
    frame_drop(f);
}

/* So many bytes have gone. */
static void advance(struct socket *s, size_t n)
{
    while (s->count > 0 && n >= s->queue[s->head]->len - s->sent) {
        n -= s->queue[s->head]->len - s->sent;
        pop_frame(s);
    }
    s->sent += n;
}

static unsigned gather(const struct socket *s, uv_buf_t *buf)
{
    unsigned n = s->count < BATCH ? s->count : BATCH;

    for (unsigned i = 0; i < n; i++) {
        struct frame *f = s->queue[(s->head + i) % s->room];
        size_t skip = i == 0 ? s->sent : 0;

        buf[i] =
            uv_buf_init((char *)f->bytes + skip, (unsigned)(f->len - skip));
    }
    return n;
}

static void flush(struct socket *s);

static void on_shut(uv_shutdown_t *r, int status)
{
    (void)r;
    (void)status;
}

/* All is said.  The client may read it and hang up first; a socket closed
 * with unread input would take the last words back. */
static void hang_up(struct socket *s)
{
    if (s->shutting)
        return;
    s->shutting = true;
    s->shut.data = s;
    if (uv_shutdown(&s->shut, (uv_stream_t *)&s->tcp, on_shut) < 0)
        destroy(s);
}

static void on_written(uv_write_t *w, int status)
{
    struct socket *s = w->data;
    unsigned n = s->writing;

    s->writing = 0;
    if (s->closed)
        return;
    if (status < 0) {
        destroy(s);
        return;
    }
    while (n-- > 0)
        pop_frame(s);
    flush(s);
}

/* Writes what the kernel takes at once, and asks libuv for the rest. */
static void flush(struct socket *s)
{
    uv_buf_t buf[BATCH];

    while (s->count > 0 && s->writing == 0) {
        unsigned n = gather(s, buf);
        int done = uv_try_write((uv_stream_t *)&s->tcp, buf, n);

        if (done < 0 && done != UV_EAGAIN) {
            destroy(s);
            return;
        }
        if (done > 0)
            advance(s, (size_t)done);
        if (done > 0 && s->count == 0)
            break;
        if (done > 0)
            continue; /* more than a batch, or a partial write */
        n = gather(s, buf);
        s->writing = n;
        s->write.data = s;
        if (uv_write(&s->write, (uv_stream_t *)&s->tcp, buf, n, on_written) <
            0) {
            s->writing = 0;
            destroy(s);
            return;
        }
    }
    if (s->count == 0 && s->closing)
        hang_up(s);
    else if (s->conn->walker != NULL)
        desk_drained(s->conn);
    else if (s->conn->far != NULL)
        peer_drained(s->conn);
}

static void flush_all(uv_prepare_t *p)
{
    struct sockets *all = p->data;

    while (all->dirty != NULL) {
        struct socket *s = all->dirty;

        unlink_dirty(s);
        if (s->writing == 0)
            flush(s);
    }
}

static void mark_dirty(struct socket *s)
{
    if (s->dirty)
        return;
    s->dirty = true;
    s->dirty_prev = NULL;
    s->dirty_next = s->all->dirty;
    if (s->all->dirty != NULL)
        s->all->dirty->dirty_prev = s;
    s->all->dirty = s;
}

static void push(struct socket *s, struct frame *f)
{
    if (s->count == s->room) {
        unsigned room = s->room == 0 ? 8 : s->room * 2;
        struct frame **q = server_more(NULL, room * sizeof *q);

        for (unsigned i = 0; i < s->count; i++)
            q[i] = s->queue[(s->head + i) % s->room];
        free(s->queue);
        s->queue = q;
        s->head = 0;
        s->room = room;
    }
    frame_hold(f);
    s->queue[(s->head + s->count) % s->room] = f;
    s->count++;
    s->queued += f->len;
    s->all->hub->metrics->messages_out++;
    s->all->hub->metrics->bytes_out += f->len;
    mark_dirty(s);
}

/* Drops what waits, except frames of which something has gone already. */
static void drop_queue(struct socket *s)
{
    unsigned keep = s->writing > 0 ? s->writing : s->sent > 0 ? 1 : 0;

    while (s->count > keep) {
        struct frame *f = s->queue[(s->head + s->count - 1) % s->room];

        s->count--;
        s->queued -= f->len;
        frame_drop(f);
    }
}

/* Sends a close frame and takes nothing more. */
static void say_close(struct socket *s, enum close_code code)
{
    char body[2] = {(char)((int)code >> 8), (char)((int)code & 255)};
    struct frame *f = frame_new(OP_CLOSE, body, sizeof body);

    push(s, f);
    frame_drop(f);
    s->closing = true;
    s->deadline = now_of(s) + WS_LINGER_TIME;
}

/* ---- conn.h ------------------------------------------------------------- */

void conn_send(struct conn *c, struct frame *f)
{
    struct socket *s = c->socket;

    if (s == NULL && c->far != NULL)
        peer_tell(c, f);
    if (s == NULL || s->closing)
        return;
    if (s->queued + f->len > WS_QUEUE_MAX) {
        s->all->hub->metrics->sockets_slow++;
        drop_queue(s);
        say_close(s, CLOSE_LATER);
        return;
    }
    push(s, f);
}

void conn_send_text(struct conn *c, const char *text, size_t len)
{
    struct frame *f;

    if (!conn_here(c) || (c->socket != NULL && c->socket->closing))
        return;
    f = frame_text(text, len);
    conn_send(c, f);
    frame_drop(f);
}

void conn_close(struct conn *c, enum close_code code, const char *word)
{
    struct buffer o = {0};

    if (c->socket == NULL && c->far != NULL)
        peer_shut(c, code, word);
    if (c->socket == NULL || c->socket->closing)
        return;
    out_message(&o, "bye", 0);
    out_string(&o, "code", word);
    out_close(&o, '}');
    conn_send_text(c, o.text, o.len);
    buffer_free(&o);
    if (!c->socket->closing)
        say_close(c->socket, code);
}

size_t conn_queued(const struct conn *c)
{
    if (c->socket == NULL)
        return c->far == NULL ? 0 : peer_queued(c);
    return c->socket->queued;
}

void conn_hold(struct conn *c)
{
    c->holders++;
}

void conn_drop(struct conn *c)
{
    if (c != NULL && --c->holders == 0) {
        assert(c->desk == NULL && !conn_here(c));
        free(c);
    }
}

/* ---- reading ------------------------------------------------------------ */

static ssize_t on_recv(wslay_event_context_ptr ws, uint8_t *to, size_t len,
                       int flags, void *user)
{
    struct socket *s = user;
    size_t n = len < s->ninput ? len : s->ninput;

    (void)flags;
    if (n == 0) {
        wslay_event_set_error(ws, WSLAY_ERR_WOULDBLOCK);
        return -1;
    }
    memcpy(to, s->input, n);
    s->input += n;
    s->ninput -= n;
    return (ssize_t)n;
}

/* wslay's own frames: pongs and the answer to a close.  They are frames
 * already, so they go out as they are. */
static ssize_t on_send(wslay_event_context_ptr ws, const uint8_t *data,
                       size_t len, int flags, void *user)
{
    struct socket *s = user;
    struct frame *f;

    (void)ws;
    (void)flags;
    if (!s->closing && s->queued + len <= WS_QUEUE_MAX) {
        f = server_more(NULL, sizeof *f + len);
        f->holders = 1;
        f->len = len;
        memcpy(f->bytes, data, len);
        push(s, f);
        frame_drop(f);
    }
    return (ssize_t)len;
}

static void malformed(struct socket *s, enum close_code code)
{
    s->all->hub->metrics->sockets_bad++;
    say_close(s, code);
}

/*
 * What wslay lets pass: a code of one byte, and a reason that is not UTF-8 if
 * it comes in pieces.
 */
static void on_close_frame(struct socket *s, const uint8_t *body, size_t len)
{
    json_t *reason = NULL;

    if (len == 1)
        malformed(s, CLOSE_PROTOCOL);
    else if (len > 2) {
        reason = json_stringn((const char *)body + 2, len - 2);
        if (reason == NULL)
            malformed(s, CLOSE_TEXT);
    }
    json_decref(reason);
}

static void on_pong(struct socket *s)
{
    int64_t rtt = now_of(s) - s->pinged;

    if (s->pinged != 0 && rtt >= 0 && rtt < WS_SILENCE)
        s->conn->rtt = (int)rtt;
}

static void on_message(wslay_event_context_ptr ws,
                       const struct wslay_event_on_msg_recv_arg *arg,
                       void *user)
{
    struct socket *s = user;

    (void)ws;
    s->partial = 0;
    if (s->closing)
        return;
    if (arg->opcode == OP_TEXT)
        hub_message(s->conn, (const char *)arg->msg, arg->msg_length);
    else if (arg->opcode == OP_BINARY)
        conn_close(s->conn, CLOSE_BINARY, "binary");
    else if (arg->opcode == OP_PONG)
        on_pong(s);
    else if (arg->opcode == OP_CLOSE)
        on_close_frame(s, arg->msg, arg->msg_length);
}

static void take_input(struct socket *s, const char *data, size_t len)
{
    int status;

    s->seen = now_of(s);
    if (s->partial == 0)
        s->partial = s->seen;
    s->all->hub->metrics->bytes_in += len;
    s->input = data;
    s->ninput = len;
    status = wslay_event_recv(s->ws);
    if (status == 0 && wslay_event_want_write(s->ws))
        status = wslay_event_send(s->ws);
    if (status != 0) {
        if (!s->closing)
            malformed(s, CLOSE_PROTOCOL);
    } else if (!wslay_event_want_read(s->ws) && !s->closing) {
        /* wslay has answered a close, or closes because of a bad frame */
        if (wslay_event_get_status_code_received(s->ws) ==
            WSLAY_CODE_ABNORMAL_CLOSURE)
            s->all->hub->metrics->sockets_bad++;
        s->closing = true;
        s->deadline = now_of(s) + WS_LINGER_TIME;
        mark_dirty(s);
    }
}

static void on_alloc(uv_handle_t *h, size_t hint, uv_buf_t *buf)
{
    struct socket *s = h->data;

    (void)hint;
    *buf = uv_buf_init(s->all->input, INPUT_SIZE);
}

static void on_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
    struct socket *s = stream->data;

    if (n < 0)
        destroy(s);
    else if (n > 0 && !s->closing)
        take_input(s, buf->base, (size_t)n);
}

static unsigned counter_of(const struct sockets *all, const char *network)
{
    uint64_t h;

    crypto_shorthash((unsigned char *)&h, (const unsigned char *)network,
                     strlen(network), all->key);
    return (unsigned)(h % SOCKETS_NETWORKS);
}

/* ---- opening ------------------------------------------------------------ */

static bool start(struct socket *s, int fd)
{
    static const struct wslay_event_callbacks callbacks = {
        .recv_callback = on_recv,
        .send_callback = on_send,
        .on_msg_recv_callback = on_message,
    };
    int room = WS_KERNEL_ROOM;

    uv_tcp_init(s->all->loop, &s->tcp);
    s->tcp.data = s;
    if (wslay_event_context_server_init(&s->ws, &callbacks, s) != 0) {
        s->ws = NULL; /* wslay has freed it, and leaves the pointer */
        close(fd);
        return false;
    }
    wslay_event_config_set_max_recv_msg_length(s->ws, WS_MESSAGE_MAX);
    if (uv_tcp_open(&s->tcp, fd) < 0)
        return false;
    uv_tcp_nodelay(&s->tcp, 1);
    uv_send_buffer_size((uv_handle_t *)&s->tcp, &room);
    return uv_read_start((uv_stream_t *)&s->tcp, on_alloc, on_read) == 0;
}

static struct conn *new_conn(struct socket *s, const struct person *who,
                             const char *network)
{
    struct conn *c = server_memory(sizeof *c);

    c->hub = s->all->hub;
    c->socket = s;
    c->holders = 1;
    c->who = *who;
    strncpy(c->network, network, sizeof c->network - 1);
    return c;
}

void sockets_open(struct sockets *all, int fd, const struct person *who,
                  const char *address, const char *network, const char *early,
                  size_t nearly)
{
    struct socket *s = server_memory(sizeof *s);

    s->all = all;
    s->conn = new_conn(s, who, network);
    s->opened = s->seen = now_of(s);
    strncpy(s->address, address, sizeof s->address - 1);
    s->network = counter_of(all, network);
    all->of[s->network]++;
    s->next = all->first;
    if (all->first != NULL)
        all->first->prev = s;
    all->first = s;
    all->count++;
    all->hub->metrics->sockets_opened++;
    if (!start(s, fd))
        destroy(s);
    else if (nearly > 0)
        take_input(s, early, nearly);
}

/* ---- all of them -------------------------------------------------------- */

void sockets_init(struct sockets *s, uv_loop_t *loop, struct hub *h)
{
    memset(s, 0, sizeof *s);
    s->loop = loop;
    s->hub = h;
    s->input = server_more(NULL, INPUT_SIZE);
    crypto_shorthash_keygen(s->key);
    uv_prepare_init(loop, &s->flush);
    s->flush.data = s;
    uv_prepare_start(&s->flush, flush_all);
}

void sockets_free(struct sockets *s)
{
    free(s->input);
}

static void ping(struct socket *s)
{
    struct frame *f = frame_new(OP_PING, "", 0);

    s->pinged = now_of(s);
    if (s->queued + f->len <= WS_QUEUE_MAX)
        push(s, f);
    frame_drop(f);
}

static void tick(struct socket *s, int64_t now)
{
    bool greeted =
        s->conn->desk != NULL || s->conn->waiting || s->conn->far != NULL;

    if (s->closing) {
        if (now > s->deadline)
            destroy(s);
    } else if (now - s->seen > WS_SILENCE) {
        conn_close(s->conn, CLOSE_SILENT, "silent");
    } else if ((!greeted && now - s->opened > WS_HELLO_TIME) ||
               (s->partial != 0 && now - s->partial > WS_HELLO_TIME)) {
        conn_close(s->conn, CLOSE_POLICY, "slow");
    } else if (now - s->pinged > WS_PING_EVERY && now - s->opened > 1000) {
        ping(s);
    }
}

/*
 * A server that was stopped, or got no processor, has pinged nobody and read
 * nothing; timers come before sockets, so that it would cut off everybody.
 */
static void count_absence(struct sockets *all)
{
    int64_t now = (int64_t)uv_now(all->loop), passed = now - all->ticked;

    if (all->ticked != 0 && passed > 2 * WS_TICK)
        all->away += passed - WS_TICK;
    all->ticked = now;
}

void sockets_tick(struct sockets *all)
{
    struct socket *next;
    int64_t now;

    count_absence(all);
    now = all->ticked - all->away;
    for (struct socket *s = all->first; s != NULL; s = next) {
        next = s->next;
        tick(s, now);
    }
}

void sockets_close_all(struct sockets *all, enum close_code code,
                       const char *word)
{
    for (struct socket *s = all->first; s != NULL; s = s->next)
        conn_close(s->conn, code, word);
}

void sockets_drop_all(struct sockets *all)
{
    while (all->first != NULL)
        destroy(all->first);
}

int sockets_of(const struct sockets *all, const char *network)
{
    return all->of[counter_of(all, network)];
}

void sockets_revoke(struct sockets *all, const char *user, const char *session)
{
    peers_hint(all->hub->peers); /* they have their own of them */
    for (struct socket *s = all->first; s != NULL; s = s->next) {
        if (strcmp(s->conn->who.id, user) == 0 &&
            (session[0] == '\0' || strcmp(s->conn->who.session, session) == 0))
            conn_close(s->conn, CLOSE_SESSION, "session");
    }
}

void sockets_each(const struct sockets *all, int most,
                  void (*each)(void *user, const struct conn *c,
                               const char *address),
                  void *user)
{
    for (const struct socket *s = all->first; s != NULL && most-- > 0;
         s = s->next)
        each(user, s->conn, s->address);
}

/* Closes those of an address. */
static void sockets_shut_out(struct sockets *all, const char *address)
{
    peers_hint(all->hub->peers);
    for (struct socket *s = all->first; s != NULL; s = s->next) {
        if (strcmp(s->address, address) == 0)
            conn_close(s->conn, CLOSE_SESSION, "banned");
    }
}

void sockets_unknown(struct sockets *all, const char *user)
{
    for (struct socket *s = all->first; s != NULL; s = s->next) {
        if (strcmp(s->conn->who.id, user) == 0 &&
            !identity_still(all->hub->identity, &s->conn->who))
            conn_close(s->conn, CLOSE_SESSION, "session");
    }
}

void sockets_throw_out(struct sockets *all, const char *who)
{
    if (strncmp(who, "ip:", 3) == 0)
        sockets_shut_out(all, who + 3);
    else
        sockets_revoke(all, who, "");
}

void ws_accept(const char *key, char *out)
{
    static const char guid[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    uint8_t digest[SHA1_DIGEST_SIZE];
    struct sha1_ctx ctx;

    sha1_init(&ctx);
    sha1_update(&ctx, strlen(key), (const uint8_t *)key);
    sha1_update(&ctx, sizeof guid - 1, (const uint8_t *)guid);
    sha1_digest(&ctx, sizeof digest, digest);
    base64_encode_raw(out, sizeof digest, digest);
    out[28] = '\0'; /* 20 bytes are 28 characters */
}
