/* A link between two nodes: see link.h. */
#include "server/link.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "server/log.h"
#include "server/out.h"

#define KEY   crypto_auth_hmacsha256_KEYBYTES
#define PROOF (2 * crypto_auth_hmacsha256_BYTES)
#define TAG   crypto_aead_chacha20poly1305_ietf_ABYTES
/* Longest line of the greeting, longest record; bytes. */
#define LINE_MAX_     400
#define RECORD_MAX    ((size_t)1 << 20)
#define FRAME_HEAD    9
#define INPUT_ROOM    ((size_t)64 << 10)
#define GREETING_TIME 3000 /* ms */
#define HELLO_WORD    "deskovka-link-1"

/* Where the greeting is; a caller speaks first. */
enum stage { WAIT_HELLO, WAIT_ANSWER, WAIT_PROOF, OPEN, CLOSING };

struct link {
    struct link_config c;
    union link_handle handle;
    uv_connect_t connect;
    enum stage stage;
    char name[STORE_USER_MAX + 1]; /* of the other one */
    char own_nonce[2 * KEY + 1];
    char mark[IDENTITY_MARK_SIZE];
    struct buffer said; /* the greeting so far, which the proofs cover */
    unsigned char key[KEY], send_key[KEY], get_key[KEY];
    uint64_t sent, got; /* records */
    struct buffer out;  /* frames of the next record */
    struct buffer in;   /* bytes that came and are not whole yet */
    size_t queued;
    int64_t heard;
    uv_timer_t patience; /* with whoever has not proven who it is */
    int handles;         /* that are not closed yet */
};

struct writing {
    uv_write_t write;
    struct link *link;
    size_t len;
    unsigned char bytes[];
};

/* ---- the end ------------------------------------------------------------ */

static void on_closed(uv_handle_t *h)
{
    struct link *l = h->data;

    if (--l->handles > 0)
        return;
    l->c.events->closed(l->c.user, l);
    buffer_free(&l->said);
    buffer_free(&l->out);
    buffer_free(&l->in);
    sodium_memzero(l, sizeof *l);
    free(l);
}

void link_close(struct link *l)
{
    if (l->stage == CLOSING)
        return;
    l->stage = CLOSING;
    uv_close((uv_handle_t *)&l->handle, on_closed);
    uv_close((uv_handle_t *)&l->patience, on_closed);
}

static void on_patience(uv_timer_t *t)
{
    link_close(t->data);
}

/* ---- writing ------------------------------------------------------------ */

static void on_written(uv_write_t *w, int status)
{
    struct writing *out = w->data;

    out->link->queued -= out->len;
    if (status < 0)
        link_close(out->link);
    free(out);
}

static struct writing *new_writing(struct link *l, size_t len)
{
    struct writing *w = server_more(NULL, sizeof *w + len);

    w->link = l;
    w->len = len;
    w->write.data = w;
    return w;
}

static void send_bytes(struct link *l, struct writing *w)
{
    uv_buf_t buf = uv_buf_init((char *)w->bytes, (unsigned)w->len);

    l->queued += w->len;
    if (uv_write(&w->write, &l->handle.stream, &buf, 1, on_written) < 0) {
        l->queued -= w->len;
        free(w);
        link_close(l);
    }
}

static void send_line(struct link *l, const char *line)
{
    struct writing *w = new_writing(l, strlen(line));

    memcpy(w->bytes, line, w->len);
    send_bytes(l, w);
}

static void put32(unsigned char *p, uint32_t v)
{
    for (int i = 0; i < 4; i++)
        p[i] = (unsigned char)(v >> 8 * i);
}

static uint32_t get32(const unsigned char *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 |
           (uint32_t)p[3] << 24;
}

static void
nonce_of(uint64_t number,
         unsigned char nonce[crypto_aead_chacha20poly1305_ietf_NPUBBYTES])
{
    memset(nonce, 0, crypto_aead_chacha20poly1305_ietf_NPUBBYTES);
    put32(nonce, (uint32_t)number);
    put32(nonce + 4, (uint32_t)(number >> 32));
}

/* One record out of what waits. */
static void send_record(struct link *l, const char *text, size_t len)
{
    unsigned char nonce[crypto_aead_chacha20poly1305_ietf_NPUBBYTES];
    struct writing *w = new_writing(l, 4 + len + TAG);

    put32(w->bytes, (uint32_t)(len + TAG));
    nonce_of(l->sent++, nonce);
    crypto_aead_chacha20poly1305_ietf_encrypt(
        w->bytes + 4, NULL, (const unsigned char *)text, len, w->bytes, 4, NULL,
        nonce, l->send_key);
    send_bytes(l, w);
}

/* Frames are never cut: a record ends where one of them does. */
void link_flush(struct link *l)
{
    size_t from = 0;

    if (l->stage != OPEN || l->out.len == 0)
        return;
    for (size_t at = 0; at < l->out.len;) {
        size_t len =
            FRAME_HEAD + get32((const unsigned char *)l->out.text + at);

        if (at > from && at + len - from > RECORD_MAX - TAG) {
            send_record(l, l->out.text + from, at - from);
            from = at;
        }
        at += len;
    }
    send_record(l, l->out.text + from, l->out.len - from);
    buffer_clear(&l->out);
}

void link_send(struct link *l, int type, uint32_t channel, const void *data,
               size_t len)
{
    unsigned char head[FRAME_HEAD];

    if (l->stage != OPEN || len > RECORD_MAX - TAG - FRAME_HEAD)
        return;
    put32(head, (uint32_t)len);
    head[4] = (unsigned char)type;
    put32(head + 5, channel);
    buffer_part(&l->out, (char *)head, sizeof head);
    if (len > 0)
        buffer_part(&l->out, data, len);
}

size_t link_queued(const struct link *l)
{
    return l->queued + l->out.len;
}

int64_t link_heard(const struct link *l)
{
    return l->heard;
}

/* ---- the greeting ------------------------------------------------------- */

/* A keyed hash over a word and all that was said. */
static void hash_said(const struct link *l, const char *word,
                      unsigned char out[KEY])
{
    crypto_auth_hmacsha256_state h;

    crypto_auth_hmacsha256_init(&h, l->key, KEY);
    crypto_auth_hmacsha256_update(&h, (const unsigned char *)word,
                                  strlen(word) + 1);
    crypto_auth_hmacsha256_update(&h, (const unsigned char *)l->said.text,
                                  l->said.len);
    crypto_auth_hmacsha256_final(&h, out);
}

static void proof_of(const struct link *l, const char *word,
                     char out[PROOF + 1])
{
    unsigned char hash[KEY];

    hash_said(l, word, hash);
    sodium_bin2hex(out, PROOF + 1, hash, sizeof hash);
}

static bool is_proof(const struct link *l, const char *word, const char *proof)
{
    char right[PROOF + 1];

    proof_of(l, word, right);
    return strlen(proof) == PROOF && sodium_memcmp(right, proof, PROOF) == 0;
}

static void make_nonce(struct link *l)
{
    unsigned char bytes[KEY];

    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2hex(l->own_nonce, sizeof l->own_nonce, bytes, sizeof bytes);
}

/* Speaks for the first time: who it is, whom it wants, which keys it knows. */
static void say_hello(struct link *l)
{
    char line[LINE_MAX_], marks[IDENTITY_MARKS_SIZE];

    make_nonce(l);
    identity_own_marks(l->c.identity, marks);
    for (char *p = marks; *p != '\0'; p++)
        *p = *p == ' ' ? ',' : *p;
    snprintf(line, sizeof line, HELLO_WORD " %s %s %s %s\n", l->c.name, l->name,
             l->own_nonce, marks);
    buffer_put(&l->said, line);
    send_line(l, line);
    l->stage = WAIT_ANSWER;
}

static bool refuse(struct link *l, const char *why)
{
    log_event(LOG_WARN, "link_refused", "node", l->name, "why", why, NULL);
    link_close(l);
    return false;
}

/* The first of the caller's keys that this node knows as well. */
static bool choose_key(struct link *l, char *marks)
{
    char *rest;

    for (char *m = strtok_r(marks, ",", &rest); m != NULL;
         m = strtok_r(NULL, ",", &rest)) {
        if (identity_link_key(l->c.identity, m, l->key)) {
            snprintf(l->mark, sizeof l->mark, "%s", m);
            return true;
        }
    }
    return false;
}

static bool hear_hello(struct link *l, const char *line)
{
    char word[20], to[STORE_USER_MAX + 1], nonce[2 * KEY + 1],
        marks[IDENTITY_MARKS_SIZE], proof[PROOF + 1], out[LINE_MAX_];

    if (sscanf(line, "%19s %32s %32s %64s %67s", word, l->name, to, nonce,
               marks) != 5 ||
        strcmp(word, HELLO_WORD) != 0)
        return refuse(l, "it speaks another language");
    if (strcmp(to, l->c.name) != 0)
        return refuse(l, "it looks for another node");
    if (!choose_key(l, marks))
        return refuse(l, "it has other keys");
    make_nonce(l);
    buffer_put(&l->said, line);
    snprintf(out, sizeof out, "%s %s\n", l->own_nonce, l->mark);
    buffer_put(&l->said, out);
    proof_of(l, "answer", proof);
    snprintf(out, sizeof out, "%s %s %s\n", l->own_nonce, l->mark, proof);
    send_line(l, out);
    l->stage = WAIT_PROOF;
    return true;
}

/* Both are proven. */
static bool open_link(struct link *l, bool caller)
{
    hash_said(l, caller ? "to answerer" : "to caller", l->send_key);
    hash_said(l, caller ? "to caller" : "to answerer", l->get_key);
    sodium_memzero(l->key, sizeof l->key);
    uv_timer_stop(&l->patience);
    l->stage = OPEN;
    if (!l->c.events->open(l->c.user, l, l->name))
        return refuse(l, "it is not wanted");
    return true;
}

static bool hear_answer(struct link *l, const char *line)
{
    char nonce[2 * KEY + 1], proof[PROOF + 1], out[LINE_MAX_];

    if (sscanf(line, "%64s %16s %64s", nonce, l->mark, proof) != 3 ||
        !identity_link_key(l->c.identity, l->mark, l->key))
        return refuse(l, "it has other keys");
    snprintf(out, sizeof out, "%s %s\n", nonce, l->mark);
    buffer_put(&l->said, out);
    if (!is_proof(l, "answer", proof))
        return refuse(l, "it cannot prove who it is");
    proof_of(l, "call", proof);
    snprintf(out, sizeof out, "%s\n", proof);
    send_line(l, out);
    return open_link(l, true);
}

static bool hear_line(struct link *l, char *line)
{
    if (l->stage == WAIT_HELLO)
        return hear_hello(l, line);
    if (l->stage == WAIT_ANSWER)
        return hear_answer(l, line);
    line[strcspn(line, "\n")] = '\0';
    return is_proof(l, "call", line) ? open_link(l, false)
                                     : refuse(l, "it cannot prove who it is");
}

/* ---- reading ------------------------------------------------------------ */

/* The frames of a record, as long as the link lasts. */
static bool take_frames(struct link *l, const unsigned char *p, size_t n)
{
    while (n >= FRAME_HEAD && l->stage == OPEN) {
        size_t len = get32(p);

        if (len > n - FRAME_HEAD)
            return refuse(l, "a frame is cut");
        l->c.events->frame(l->c.user, l, p[4], get32(p + 5),
                           (const char *)p + FRAME_HEAD, len);
        p += FRAME_HEAD + len;
        n -= FRAME_HEAD + len;
    }
    return l->stage == OPEN;
}

/* A record with all its bytes, decrypted where it lies. */
static bool take_record(struct link *l, unsigned char *p, size_t len)
{
    unsigned char nonce[crypto_aead_chacha20poly1305_ietf_NPUBBYTES];
    unsigned long long n = 0;

    nonce_of(l->got++, nonce);
    if (crypto_aead_chacha20poly1305_ietf_decrypt(p + 4, &n, NULL, p + 4, len,
                                                  p, 4, nonce, l->get_key) != 0)
        return refuse(l, "a record is not as it was sent");
    return take_frames(l, p + 4, (size_t)n);
}

/* What one line or record takes from the front; 0: it is not whole yet. */
static size_t take_one(struct link *l, char *p, size_t n)
{
    size_t len;

    if (l->stage == OPEN) {
        if (n < 4)
            return 0;
        len = get32((unsigned char *)p);
        if (len < TAG || len > RECORD_MAX) {
            refuse(l, "a record is too long");
            return 0;
        }
        if (n < 4 + len)
            return 0;
        return take_record(l, (unsigned char *)p, len) ? 4 + len : 0;
    }
    for (len = 0; len < n && p[len] != '\n';)
        len++;
    if (len == n) {
        if (n >= LINE_MAX_)
            refuse(l, "it speaks another language");
        return 0;
    }
    {
        char line[LINE_MAX_ + 2] = "";

        memcpy(line, p, len < LINE_MAX_ ? len + 1 : LINE_MAX_);
        return hear_line(l, line) ? len + 1 : 0;
    }
}

static void take_input(struct link *l)
{
    size_t at = 0, one;

    while (l->stage != CLOSING && at < l->in.len &&
           (one = take_one(l, l->in.text + at, l->in.len - at)) > 0)
        at += one;
    if (at > 0 && l->stage != CLOSING) {
        memmove(l->in.text, l->in.text + at, l->in.len - at);
        l->in.len -= at;
    }
}

static void on_alloc(uv_handle_t *h, size_t hint, uv_buf_t *buf)
{
    (void)h;
    (void)hint;
    *buf = uv_buf_init(server_more(NULL, INPUT_ROOM), INPUT_ROOM);
}

static void on_read(uv_stream_t *s, ssize_t n, const uv_buf_t *buf)
{
    struct link *l = s->data;

    if (n > 0 && l->stage != CLOSING) {
        l->heard = (int64_t)uv_now(l->c.loop);
        buffer_part(&l->in, buf->base, (size_t)n);
        take_input(l);
    }
    free(buf->base);
    if (n < 0)
        link_close(l);
}

/* ---- beginning ---------------------------------------------------------- */

static struct link *new_link(const struct link_config *c, bool pipe)
{
    struct link *l = server_memory(sizeof *l);

    l->c = *c;
    l->heard = (int64_t)uv_now(c->loop);
    if (pipe)
        uv_pipe_init(c->loop, &l->handle.pipe, 0);
    else
        uv_tcp_init(c->loop, &l->handle.tcp);
    l->handle.stream.data = l;
    uv_timer_init(c->loop, &l->patience);
    l->patience.data = l;
    uv_timer_start(&l->patience, on_patience, GREETING_TIME, 0);
    l->handles = 2;
    return l;
}

static bool start_reading(struct link *l)
{
    if (l->handle.stream.type == UV_TCP)
        uv_tcp_nodelay(&l->handle.tcp, 1);
    return uv_read_start(&l->handle.stream, on_alloc, on_read) == 0;
}

static void on_connect(uv_connect_t *r, int status)
{
    struct link *l = r->data;

    if (l->stage == CLOSING)
        return;
    if (status < 0 || !start_reading(l))
        link_close(l);
    else
        say_hello(l);
}

/* HOST:PORT; a host is an address or localhost. */
static bool read_address(const char *address, struct sockaddr_storage *to)
{
    const char *colon = strrchr(address, ':');
    char host[64];
    int port;

    if (colon == NULL || colon == address ||
        (size_t)(colon - address) >= sizeof host)
        return false;
    snprintf(host, sizeof host, "%.*s", (int)(colon - address), address);
    port = (int)strtol(colon + 1, NULL, 10);
    if (strcmp(host, "localhost") == 0)
        snprintf(host, sizeof host, "127.0.0.1");
    if (host[0] == '[' && strlen(host) > 2) {
        host[strlen(host) - 1] = '\0';
        return uv_ip6_addr(host + 1, port, (struct sockaddr_in6 *)to) == 0;
    }
    return port > 0 && port < 65536 &&
           uv_ip4_addr(host, port, (struct sockaddr_in *)to) == 0;
}

struct link *link_call(const struct link_config *c, const char *name,
                       const char *address)
{
    bool pipe = strncmp(address, "unix:", 5) == 0;
    struct sockaddr_storage to;
    struct link *l;

    if (!pipe && !read_address(address, &to))
        return NULL;
    l = new_link(c, pipe);
    snprintf(l->name, sizeof l->name, "%s", name);
    l->connect.data = l;
    if (pipe)
        uv_pipe_connect(&l->connect, &l->handle.pipe, address + 5, on_connect);
    else if (uv_tcp_connect(&l->connect, &l->handle.tcp, (struct sockaddr *)&to,
                            on_connect) < 0)
        link_close(l);
    return l;
}

static void on_knock(uv_stream_t *listener, int status)
{
    const struct link_config *c = listener->data;
    struct link *l;

    if (status < 0)
        return;
    l = new_link(c, listener->type == UV_NAMED_PIPE);
    if (uv_accept(listener, &l->handle.stream) < 0 || !start_reading(l))
        link_close(l);
}

bool link_listen(const struct link_config *c, uv_stream_t *listener)
{
    listener->data = (void *)(uintptr_t)c;
    return uv_listen(listener, 64, on_knock) == 0;
}

bool link_bind(uv_loop_t *loop, const char *address, union link_handle *h,
               char *why, size_t n)
{
    struct sockaddr_storage to;
    int error;

    if (strncmp(address, "unix:", 5) == 0) {
        uv_fs_t gone;

        uv_pipe_init(loop, &h->pipe, 0);
        uv_fs_unlink(loop, &gone, address + 5, NULL);
        uv_fs_req_cleanup(&gone);
        error = uv_pipe_bind(&h->pipe, address + 5);
    } else if (!read_address(address, &to)) {
        snprintf(why, n,
                 "--link %s: an address and a port are wanted, as in "
                 "10.0.0.1:8018",
                 address);
        return false;
    } else {
        uv_tcp_init(loop, &h->tcp);
        error = uv_tcp_bind(&h->tcp, (struct sockaddr *)&to, 0);
    }
    if (error != 0)
        snprintf(why, n, "--link %s: %s", address, uv_strerror(error));
    return error == 0;
}
