/*
 * Random streams of WebSocket frames through the server's codec and through a
 * decoder written for this test from RFC 6455: the same messages, the same end.
 * Each stream goes through a socket in one piece and byte by byte.  At most one
 * fault stands in a stream, for which of two counts is left to the reader.
 *
 *     test_streams [N [SEED]]
 *     test_streams --write N SEED    the streams and their ends, for
 *                                    tests/server/ws/streams.mjs (npm's ws)
 */
#include <fcntl.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

#include "../fuzz/fuzz_server.h"
#include "check.h"
#include "server/ws.h"

#define STREAM_MAX 40000
/* Further bytes of a long stream come in larger pieces. */
#define SINGLE_BYTES 400
#define PIECE        997

enum { TEXT = 1, BINARY = 2, CLOSE = 8, PING = 9, PONG = 10 };

/* ---- streams ------------------------------------------------------------ */

struct stream {
    unsigned char bytes[STREAM_MAX];
    size_t len;
    bool fault; /* it has one */
    bool alien; /* npm's ws lets it pass, or names another code */
};

static uint64_t chance;

static int below(int n)
{
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (int)((chance >> 11) % (uint64_t)n);
}

static void put(struct stream *s, unsigned byte)
{
    if (s->len < STREAM_MAX)
        s->bytes[s->len++] = (unsigned char)byte;
}

/* How a frame is wrong. */
enum fault { GOOD, UNMASKED, RESERVED, OPCODE, LONG_LENGTH, HUGE_LENGTH };

static void put_frame(struct stream *s, unsigned first, const void *data,
                      size_t n, enum fault fault)
{
    unsigned char mask[4];
    unsigned high = fault == UNMASKED ? 0 : 0x80;
    int more = n > 65535 || fault == HUGE_LENGTH ? 8
               : n > 125 || fault == LONG_LENGTH ? 2
                                                 : 0;

    put(s, first ^ (fault == RESERVED ? 0x10u << below(3) : 0));
    put(s, high | (more == 8 ? 127 : more == 2 ? 126 : (unsigned)n));
    for (int i = more - 1; i >= 0; i--)
        put(s, i == 7 && fault == HUGE_LENGTH ? 0x80
                                              : (unsigned)(n >> 8 * i & 255));
    for (int i = 0; i < 4; i++)
        mask[i] = (unsigned char)below(256);
    for (int i = 0; i < 4 && fault != UNMASKED; i++)
        put(s, mask[i]);
    for (size_t i = 0; i < n; i++)
        put(s, ((const unsigned char *)data)[i] ^
                   (fault == UNMASKED ? 0 : mask[i % 4]));
}

static int length(void)
{
    static const int rare[] = {124, 125, 126, 127, 300};

    if (below(700) == 0)
        return 16300 + below(170); /* about the most that is taken */
    return below(12) == 0 ? rare[below(5)] : below(16);
}

/* Text in UTF-8; with a fault, one byte of it is not. */
static size_t make_text(unsigned char *to, int n, bool bad)
{
    static const char *const some[] = {"a", "\xc5\x99", "\xe2\x82\xac",
                                       "\xf0\x9f\x8e\xb2", "}"};
    static const char *const wrong[] = {"\xc0\xaf", "\xed\xa0\x80", "\xff",
                                        "\xf4\x90\x80\x80", "\x80"};
    size_t len = 0;
    int at = bad ? below(n + 1) : -1;

    for (int i = 0; i <= n; i++) {
        const char *piece = i == at ? wrong[below(5)] : some[below(5)];

        if (i == n && i != at)
            break;
        memcpy(to + len, piece, strlen(piece));
        len += strlen(piece);
    }
    return len;
}

static void put_control(struct stream *s, enum fault fault)
{
    unsigned char data[125];
    int n = below(4) == 0 ? 125 : below(8);

    for (int i = 0; i < n; i++)
        data[i] = (unsigned char)below(256);
    put_frame(s, 0x80 | (below(2) ? PING : PONG), data, (size_t)n, fault);
}

/* A message in one frame or several, with pings between. */
static void put_message(struct stream *s, bool bad)
{
    static unsigned char text[70000];
    size_t len = make_text(text, bad ? below(40) : length(), bad), at = 0;
    unsigned op = !bad && below(25) == 0 ? BINARY : TEXT;
    int parts = below(3) == 0 ? 1 + below(4) : 1;

    for (int i = 0; i < parts; i++) {
        size_t n = i == parts - 1 ? len - at : (size_t)below((int)len + 1) / 2;

        if (n > len - at)
            n = len - at;
        put_frame(s, (i == parts - 1 ? 0x80u : 0) | (i == 0 ? op : 0),
                  text + at, n, GOOD);
        at += n;
        if (i < parts - 1 && below(4) == 0)
            put_control(s, GOOD);
    }
}

static void put_close(struct stream *s, bool bad)
{
    static const int good[] = {1000, 1001, 1003, 1007, 1011, 3000, 4999};
    static const int wrong[] = {0, 999, 1004, 1005, 1006, 1015, 2999, 5000};
    unsigned char data[125];
    int code = bad && below(2) ? wrong[below(8)] : good[below(7)];
    bool bad_code =
        bad && (code == 0 || code == 999 || code == 2999 || code == 5000 ||
                (code >= 1004 && code <= 1006) || code == 1015);
    size_t n = 2;

    data[0] = (unsigned char)(code >> 8);
    data[1] = (unsigned char)(code & 255);
    if (bad && !bad_code && below(2))
        n = 1;
    else
        n += make_text(data + 2, below(20), bad && !bad_code);
    if (!bad && below(4) == 0)
        n = 0;
    put_frame(s, 0x80 | CLOSE, data, n, GOOD);
}

static void put_fault(struct stream *s)
{
    static const unsigned unknown[] = {3, 7, 11, 15};
    unsigned char data[200] = "{}";

    s->fault = true;
    switch (below(9)) {
    case 0:
        put_frame(s, 0x81, data, 2, UNMASKED);
        break;
    case 1:
        put_frame(s, 0x81, data, 2, RESERVED);
        break;
    case 2:
        put_frame(s, 0x80 | unknown[below(4)], data, 2, GOOD);
        break;
    case 3:
        put_frame(s, 0x80, data, 2, GOOD);
        break; /* continues nothing */
    case 4:
        put_frame(s, PING, data, 2, GOOD);
        break; /* in fragments */
    case 5:
        put_frame(s, 0x80 | PING, data, 126, GOOD);
        break;
    case 6:
        put_message(s, true);
        break;
    case 7:
        put_close(s, true);
        break;
    default:
        s->alien = true;
        put_frame(s, 0x81, data, 2, below(2) ? LONG_LENGTH : HUGE_LENGTH);
    }
}

static void make_stream(struct stream *s, uint64_t seed)
{
    int n;

    chance = seed * 2654435761u + 88172645463325252u;
    n = 1 + below(4);
    s->len = 0;
    s->fault = s->alien = false;
    for (int i = 0; i < n; i++) {
        int kind = below(20);

        if (kind < 12)
            put_message(s, false);
        else if (kind < 16)
            put_control(s, GOOD);
        else if (kind < 17)
            put_close(s, false);
        else if (!s->fault)
            put_fault(s);
    }
}

/* ---- what comes of it --------------------------------------------------- */

/* Messages and pongs as text, then how it ended; 0: it goes on. */
struct end {
    char *text;
    size_t len, room;
    int code;      /* 1005: closed without a code */
    bool by_close; /* by a close frame of the client */
};

static void note(struct end *e, const char *kind, const void *data, size_t n)
{
    size_t more = strlen(kind) + 2 * n + 2;

    if (e->len + more > e->room) {
        e->room = 2 * (e->len + more);
        e->text = realloc(e->text, e->room);
        if (e->text == NULL)
            abort();
    }
    e->len += (size_t)sprintf(e->text + e->len, "%s", kind);
    for (size_t i = 0; i < n; i++)
        e->len += (size_t)sprintf(e->text + e->len, "%02x",
                                  ((const unsigned char *)data)[i]);
    e->len += (size_t)sprintf(e->text + e->len, ";");
}

static void note_end(struct end *e, int code)
{
    char text[16];

    e->code = code;
    snprintf(text, sizeof text, "c%d", code);
    note(e, text, "", 0);
}

static void begin(struct end *e)
{
    e->len = 0;
    e->code = 0;
    e->by_close = false;
    note(e, "", "", 0);
}

/* ---- the decoder of this test ------------------------------------------- */

static bool is_utf8(const unsigned char *p, size_t n)
{
    for (size_t i = 0; i < n;) {
        unsigned c = p[i++], least = 0;
        int more = 0;

        if (c >= 0xf0 && c <= 0xf4)
            more = 3, least = 0x10000, c &= 7;
        else if (c >= 0xe0 && c < 0xf0)
            more = 2, least = 0x800, c &= 15;
        else if (c >= 0xc2 && c < 0xe0)
            more = 1, least = 0x80, c &= 31;
        else if (c >= 0x80)
            return false;
        for (; more > 0; more--) {
            if (i >= n || (p[i] & 0xc0) != 0x80)
                return false;
            c = c << 6 | (p[i++] & 63);
        }
        if (c < least || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
            return false;
    }
    return true;
}

static bool is_code(int code)
{
    return (code >= 1000 && code <= 1011 && (code < 1004 || code > 1006)) ||
           (code >= 3000 && code <= 4999);
}

struct frame_head {
    unsigned first, opcode;
    bool fin;
    uint64_t n;
    size_t head;
};

/* Reads a head; its fault as a close code, or 0; -1: it is not whole. */
static int read_head(const unsigned char *p, size_t have, struct frame_head *h)
{
    int more;

    if (have < 2)
        return -1;
    h->first = p[0];
    h->opcode = p[0] & 15;
    h->fin = (p[0] & 0x80) != 0;
    h->n = p[1] & 127;
    if ((p[0] & 0x70) != 0 || (p[1] & 0x80) == 0 ||
        (h->opcode > BINARY && h->opcode < CLOSE) || h->opcode > PONG ||
        (h->opcode >= CLOSE && (!h->fin || h->n > 125)))
        return 1002;
    more = h->n == 126 ? 2 : h->n == 127 ? 8 : 0;
    h->head = 2 + (size_t)more + 4;
    if (have < h->head)
        return -1;
    if (more > 0)
        h->n = 0;
    for (int i = 0; i < more; i++)
        h->n = h->n << 8 | p[2 + i];
    if ((more == 2 && h->n < 126) || (more == 8 && h->n < 65536) ||
        h->n >> 63 != 0)
        return 1002;
    return 0;
}

static void end_by_close(struct end *e, const unsigned char *data, size_t n)
{
    int code = n >= 2 ? data[0] << 8 | data[1] : 1005;

    if (n == 1 || (n >= 2 && !is_code(code)))
        code = 1002;
    else if (n > 2 && !is_utf8(data + 2, n - 2))
        code = 1007;
    e->by_close = true;
    note_end(e, code);
}

/* The same as the server should make of it. */
static void decode(const struct stream *s, struct end *e)
{
    static unsigned char message[STREAM_MAX], data[STREAM_MAX];
    unsigned kind = 0;
    size_t at = 0, len = 0;

    begin(e);
    while (e->code == 0) {
        struct frame_head h;
        const unsigned char *p = s->bytes + at;
        int code = read_head(p, s->len - at, &h);

        if (code == 0 && h.opcode < CLOSE && (h.opcode == 0) != (kind != 0))
            code = 1002;
        if (code == 0 && h.opcode < CLOSE && len + h.n > WS_MESSAGE_MAX)
            code = 1009;
        if (code > 0)
            note_end(e, code);
        if (code != 0 || s->len - at - h.head < h.n)
            return;
        for (size_t i = 0; i < h.n; i++)
            data[i] = p[h.head + i] ^ p[h.head - 4 + i % 4];
        at += h.head + (size_t)h.n;
        if (h.opcode == CLOSE) {
            end_by_close(e, data, (size_t)h.n);
        } else if (h.opcode == PING) {
            note(e, "p", data, (size_t)h.n);
        } else if (h.opcode < CLOSE) {
            kind = h.opcode != 0 ? h.opcode : kind;
            memcpy(message + len, data, (size_t)h.n);
            len += (size_t)h.n;
            if (!h.fin)
                continue;
            if (kind == BINARY)
                note_end(e, 1003);
            else if (!is_utf8(message, len))
                note_end(e, 1007);
            else
                note(e, "m", message, len);
            kind = 0;
            len = 0;
        }
    }
}

/* ---- the server's ------------------------------------------------------- */

static struct end *hears; /* what the server hears goes there */

void __wrap_hub_message(struct conn *c, const char *text, size_t len);
void __wrap_hub_message(struct conn *c, const char *text, size_t len)
{
    (void)c;
    note(hears, "m", text, len);
}

/* Reads the answers: pongs, and the close frame. */
static void read_answers(int fd, struct end *e)
{
    static unsigned char buf[STREAM_MAX];
    ssize_t n = read(fd, buf, sizeof buf);
    size_t at = 0, have = n > 0 ? (size_t)n : 0;

    while (at + 2 <= have && e->code == 0) {
        size_t len = buf[at + 1] & 127, head = 2;

        if (len == 126) {
            head = 4;
            len = (size_t)buf[at + 2] << 8 | buf[at + 3];
        }
        if (buf[at] == (0x80 | PONG))
            note(e, "p", buf + at + head, len);
        else if (buf[at] == (0x80 | CLOSE))
            note_end(e,
                     len < 2 ? 1005 : buf[at + head] << 8 | buf[at + head + 1]);
        at += head + len;
    }
}

static struct sockets sockets;
static uv_loop_t loop;

static void give(const struct stream *s, bool single, struct end *e)
{
    struct world *w = world_get();
    int pair[2];
    size_t at = 0;

    begin(e);
    hears = e;
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0)
        exit(1);
    fcntl(pair[0], F_SETFL, O_NONBLOCK);
    fcntl(pair[1], F_SETFL, O_NONBLOCK);
    sockets_open(&sockets, pair[1], &w->person, "test", "test", "", 0);
    while (at < s->len && e->code == 0) {
        size_t n = !single ? s->len : at < SINGLE_BYTES ? 1 : PIECE;
        ssize_t done =
            write(pair[0], s->bytes + at, n < s->len - at ? n : s->len - at);

        if (done <= 0)
            break;
        at += (size_t)done;
        uv_run(&loop, UV_RUN_NOWAIT);
        read_answers(pair[0], e);
    }
    uv_run(&loop, UV_RUN_NOWAIT);
    read_answers(pair[0], e);
    close(pair[0]);
    sockets_drop_all(&sockets);
    uv_run(&loop, UV_RUN_NOWAIT);
}

/* Answers to what came in one piece come after all messages of it, and not at
 * all if it ends there. */
static int compare(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void sort_parts(struct end *e, bool pongs, char **part, int *n)
{
    *n = 0;
    for (char *at = strtok(e->text, ";"); at != NULL && *n < 64;
         at = strtok(NULL, ";")) {
        if (*at != 'p' || pongs)
            part[(*n)++] = at;
    }
    qsort(part, (size_t)*n, sizeof *part, compare);
}

static bool same(struct end *a, struct end *b, bool pongs)
{
    char *x[64], *y[64];
    int nx, ny;

    sort_parts(a, pongs, x, &nx);
    sort_parts(b, pongs, y, &ny);
    if (nx != ny)
        return false;
    for (int i = 0; i < nx; i++)
        if (strcmp(x[i], y[i]) != 0)
            return false;
    return true;
}

/*
 * wslay skips the first two bytes of every piece of a close frame, not just of
 * the first, so that a good reason that comes in pieces may be called bad, also
 * after a code that is bad itself.  The
 * connection ends either way; only the code differs.
 */
static bool closed_in_pieces(const struct end *want, const struct end *got)
{
    return want->by_close && want->code != 1007 && got->code == 1007;
}

/* ---- all ---------------------------------------------------------------- */

static void compare_all(long n, uint64_t seed)
{
    static struct stream s;
    static struct end want, got, copy;
    long ended[6] = {0}, odd = 0;

    uv_loop_init(&loop);
    sockets_init(&sockets, &loop, &world_get()->hub);
    for (long i = 0; i < n; i++) {
        make_stream(&s, seed + (uint64_t)i);
        decode(&s, &want);
        ended[want.code == 0      ? 0
              : want.code == 1002 ? 1
              : want.code == 1003 ? 2
              : want.code == 1007 ? 3
              : want.code == 1009 ? 4
                                  : 5]++;
        for (int single = 0; single < 2; single++) {
            give(&s, single != 0, &got);
            begin(&copy);
            copy.len = 0;
            note(&copy, want.text, "", 0);
            if (single && closed_in_pieces(&want, &got)) {
                odd++;
                continue;
            }
            HOLD(got.code == want.code, "stream %ld%s: %d, want %d",
                 (long)seed + i, single ? " byte by byte" : "", got.code,
                 want.code);
            HOLD(same(&copy, &got, want.code == 0),
                 "stream %ld%s: other messages", (long)seed + i,
                 single ? " byte by byte" : "");
        }
    }
    test_case("");
    printf("# measured: %ld streams, of which %ld go on, %ld end with 1002, "
           "%ld 1003, %ld 1007, %ld 1009, %ld with a code of the client\n",
           n, ended[0], ended[1], ended[2], ended[3], ended[4], ended[5]);
    CHECK(odd <= 10 + n / 1000, "closed as bad though it was good: %ld", odd);
    for (int i = 0; i < 6; i++)
        CHECK(n < 3000 || ended[i] > 0, "streams of every end");
}

static void put_number(size_t n)
{
    unsigned char b[4] = {(unsigned char)(n >> 24), (unsigned char)(n >> 16),
                          (unsigned char)(n >> 8), (unsigned char)n};

    fwrite(b, 1, sizeof b, stdout);
}

/* Streams that npm's ws judges as the RFC does, each with its end. */
static void write_all(long n, uint64_t seed)
{
    static struct stream s;
    static struct end want;

    for (long i = 0; i < n; i++) {
        make_stream(&s, seed + (uint64_t)i);
        if (s.alien)
            continue;
        decode(&s, &want);
        put_number(s.len);
        fwrite(s.bytes, 1, s.len, stdout);
        put_number(want.len);
        fwrite(want.text, 1, want.len, stdout);
    }
}

int main(int argc, char **argv)
{
    bool write = argc > 1 && strcmp(argv[1], "--write") == 0;
    int at = write ? 2 : 1;
    long n = argc > at ? strtol(argv[at], NULL, 10) : 10000;
    uint64_t seed =
        argc > at + 1 ? (uint64_t)strtoull(argv[at + 1], NULL, 10) : 1;

    if (write) {
        write_all(n, seed);
        return 0;
    }
    compare_all(n, seed);
    return test_end();
}
