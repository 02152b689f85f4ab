/*
 * Clients that misbehave: the offender is closed with a reason, everybody
 * else feels nothing.  Real sockets; while the abuse goes on, a game of bots
 * with a spectator goes on beside it.
 */
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "kit.h"
#include "testing.h"

/* What a slow reader may cost, kB; AddressSanitizer keeps what was freed. */
#ifdef DSK_DEBUG
#define SLOW_KB 200000
#else
#define SLOW_KB 8000
#endif

static struct srv s;
static struct guest honest;
static char table[32];

/* ---- helpers ------------------------------------------------------------ */

static void open_hello(struct ws *w, const struct guest *g)
{
    json_t *j;

    if (!HOLD(ws_open(w, g, NULL), "a WebSocket"))
        exit(test_end());
    ws_say(w, "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\"}",
           g->token, table);
    j = ws_wait(w, "ready", PATIENCE);
    HOLD(j != NULL, "ready");
    json_decref(j);
}

#define open_hello(...) FROM(open_hello(__VA_ARGS__))

/* Reads until the server closes; the code. */
static int close_code(struct ws *w, int timeout_ms)
{
    char *text;

    while ((text = ws_next(w, timeout_ms)) != NULL)
        free(text);
    return w->closed;
}

/* The code of the error that this message gets. */
static void refused(struct ws *w, const char *message, const char *code)
{
    json_t *j;

    ws_send(w, message);
    j = ws_wait(w, "error", PATIENCE);
    CHECK(j != NULL && strcmp(text_of(j, "code"), code) == 0,
          "%.60s is refused as %s: %s", message, code, text_of(j, "code"));
    json_decref(j);
}

#define refused(...) FROM(refused(__VA_ARGS__))

static bool is_well(void)
{
    struct reply r = web_ask(s.port, "GET", "/health", "", NULL);
    bool ok = r.status == 200;
    struct ws w;

    reply_free(&r);
    open_hello(&w, &honest);
    ws_send(&w, "{\"v\":1,\"t\":\"ping\",\"id\":\"p\"}");
    {
        json_t *j = ws_wait(&w, "pong", PATIENCE);

        ok = ok && j != NULL;
        json_decref(j);
    }
    ws_shut(&w);
    return ok;
}

/* ---- frames ------------------------------------------------------------- */

struct bad_frame {
    const char *what;
    const char *bytes;
    size_t len;
    int code;
};

#define BAD(what, bytes, code)              \
    {                                       \
        what, bytes, sizeof bytes - 1, code \
    }

static const struct bad_frame bad_frames[] = {
    BAD("an unmasked frame", "\x81\x02hi", 1002),
    BAD("a reserved bit", "\xc1\x80\0\0\0\0", 1002),
    BAD("an unknown opcode", "\x83\x80\0\0\0\0", 1002),
    BAD("an unknown control opcode", "\x8b\x80\0\0\0\0", 1002),
    BAD("a fragmented ping", "\x09\x80\0\0\0\0", 1002),
    BAD("a continuation of nothing", "\x80\x80\0\0\0\0", 1002),
    BAD("a close of one byte", "\x88\x81\0\0\0\0\x03", 1002),
    BAD("a close with a reserved code", "\x88\x82\0\0\0\0\x03\xed", 1002),
    BAD("a long ping", "\x89\xfe\x00\x7e\0\0\0\0", 1002),
    BAD("text that is not UTF-8", "\x81\x82\0\0\0\0\xc3\x28", 1007),
    BAD("binary", "\x82\x81\0\0\0\0x", 1003),
    BAD("a length of 2^63", "\x81\xff\x80\0\0\0\0\0\0\0\0\0\0\0", 1002),
    BAD("a message of 1 TB", "\x81\xff\0\0\x01\0\0\0\0\0\0\0\0\0", 1009),
};

static void check_frames(void)
{
    for (size_t i = 0; i < sizeof bad_frames / sizeof bad_frames[0]; i++) {
        const struct bad_frame *b = &bad_frames[i];
        struct ws w;
        int code;

        open_hello(&w, &honest);
        ws_raw(&w, b->bytes, b->len);
        code = close_code(&w, PATIENCE);
        EQUAL(code, b->code, "%s: closed with %d", b->what, code);
        ws_shut(&w);
    }
    CHECK(is_well(), "after bad frames");
}

static void check_sizes(void)
{
    size_t n = (size_t)10 << 20;
    char *big = malloc(n + 1);
    struct ws w;
    int code;

    memset(big, ' ', n);
    big[n] = '\0';
    open_hello(&w, &honest);
    ws_frame(&w, 0x81, big, n);
    code = close_code(&w, PATIENCE);
    CHECK(code == 1009 || code == 1006, "10 MB in a frame: %d", code);
    ws_shut(&w);
    /* in fragments of 4 kB, each of them allowed */
    open_hello(&w, &honest);
    for (int i = 0; i < 64; i++)
        ws_frame(&w, i == 0 ? 0x01 : 0x00, big, 4096);
    code = close_code(&w, PATIENCE);
    CHECK(code == 1009 || code == 1006, "256 kB in fragments: %d", code);
    ws_shut(&w);
    free(big);
    CHECK(is_well(), "after long messages");
}

/* ---- JSON --------------------------------------------------------------- */

static void check_json(void)
{
    char deep[400];
    struct ws w;

    open_hello(&w, &honest);
    refused(&w, "", "json");
    refused(&w, "[]", "json");
    refused(&w, "{\"v\":1", "json");
    refused(&w, "{\"v\":1,\"v\":1,\"t\":\"ping\",\"id\":\"a\"}", "json");
    memset(deep, '[', sizeof deep);
    deep[sizeof deep - 1] = '\0';
    refused(&w, deep, "json");
    refused(&w, "{\"t\":\"ping\",\"id\":\"a\"}", "field");
    refused(&w, "{\"v\":2,\"t\":\"ping\",\"id\":\"a\"}", "version");
    refused(&w, "{\"v\":1,\"t\":\"dance\",\"id\":\"a\"}", "type");
    refused(&w, "{\"v\":1,\"t\":5,\"id\":\"a\"}", "type");
    refused(&w, "{\"v\":1,\"t\":\"ping\"}", "field");
    refused(&w, "{\"v\":1,\"t\":\"ping\",\"id\":\"a b\"}", "field");
    refused(&w, "{\"v\":1,\"t\":\"ping\",\"id\":\"a\",\"x\":1}", "field");
    refused(&w,
            "{\"v\":1,\"t\":\"act\",\"id\":\"a\",\"seat\":99,\"seq\":1,"
            "\"actions\":[\"pass\"]}",
            "field");
    refused(&w,
            "{\"v\":1,\"t\":\"act\",\"id\":\"a\",\"seat\":0,\"seq\":1,"
            "\"actions\":[]}",
            "field");
    refused(&w,
            "{\"v\":1,\"t\":\"act\",\"id\":\"a\",\"seat\":0,\"seq\":1,"
            "\"actions\":[\"pass\\u0000\"]}",
            "json"); /* NUL in a string is not taken */
    refused(&w,
            "{\"v\":1,\"t\":\"act\",\"id\":\"a\",\"seat\":0,\"seq\":1,"
            "\"actions\":[\"pass\"]}",
            "seat");
    refused(&w, "{\"v\":1,\"t\":\"say\",\"id\":\"a\",\"text\":\"\"}", "field");
    refused(&w, "{\"v\":1,\"t\":\"hello\",\"token\":\"no\",\"table\":\"x\"}",
            "token");
    ws_shut(&w);
    CHECK(is_well(), "after bad JSON");
}

/* ---- handshakes --------------------------------------------------------- */

static int ws_status(const char *origin, const char *cookie)
{
    char headers[600];
    struct reply r;
    int status;

    snprintf(headers, sizeof headers,
             "Upgrade: websocket\r\nConnection: close, Upgrade\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
             "Sec-WebSocket-Version: 13\r\n%s%s",
             origin, cookie);
    r = web_ask(s.port, "GET", "/ws", headers, NULL);
    status = r.status;
    reply_free(&r);
    return status;
}

static void check_handshakes(void)
{
    char mine[400], origin[100], forged[420];
    struct reply r;

    snprintf(mine, sizeof mine, "Cookie: %s\r\n", honest.cookie);
    snprintf(origin, sizeof origin, "Origin: http://127.0.0.1:%d\r\n", s.port);
    EQUAL(ws_status("", mine), 403, "no origin");
    EQUAL(ws_status("Origin: null\r\n", mine), 403, "origin null");
    EQUAL(ws_status("Origin: http://evil.example\r\n", mine), 403,
          "another origin");
    EQUAL(ws_status("Origin: http://127.0.0.1:1\r\n", mine), 403,
          "another port");
    EQUAL(ws_status(origin, ""), 401, "no cookie");
    snprintf(forged, sizeof forged, "%s", mine);
    forged[strlen(forged) - 4] ^= 1;
    EQUAL(ws_status(origin, forged), 401, "a forged cookie");
    r = web_ask(s.port, "POST", "/api/v1/tables", mine, "{\"v\":1}");
    CHECK(r.status == 403 && strstr(r.body, "origin") != NULL,
          "a table without an origin: %d", r.status);
    reply_free(&r);
    strcat(mine, origin);
    r = web_ask(s.port, "POST", "/api/v1/tables", mine, "{\"v\":1}");
    CHECK(r.status == 403 && strstr(r.body, "token") != NULL,
          "a table without a token: %d", r.status);
    reply_free(&r);
    r = web_as(&honest, "POST", "/api/v1/tables",
               "{\"v\":1,\"setup\":\"chess\"}");
    CHECK(r.status == 400 && strstr(r.body, "\"code\":\"setup\"") != NULL,
          "a game there is not: %d", r.status);
    reply_free(&r);
    r = web_as(&honest, "PUT", "/api/v1/tables", "{}");
    EQUAL(r.status, 405, "another method: %d", r.status);
    reply_free(&r);
    r = web_as(&honest, "GET", "/api/v1/tables/../../etc/passwd", NULL);
    EQUAL(r.status, 404, "a path out of here: %d", r.status);
    CHECK(strstr(r.head, "nosniff") != NULL, "headers");
    reply_free(&r);
}

/* Has the answer this header, and does its value have this part? */
static bool has_header(const struct reply *r, const char *name,
                       const char *part)
{
    const char *at = strstr(r->head, name), *value, *end;

    if (at == NULL)
        return false;
    end = strstr(at, "\r\n");
    value = strstr(at, part);
    return value != NULL && end != NULL && value < end;
}

/* What the page may load, and from where, stands on every file of it. */
static void check_policy(void)
{
    static const char *const page[] = {
        "default-src 'none';",   "script-src 'self' 'wasm-unsafe-eval';",
        "style-src 'self';",     "connect-src 'self';",
        "base-uri 'none';",      "form-action 'none';",
        "frame-ancestors 'none'"};
    static const char *const every[][2] = {
        {"X-Content-Type-Options: ", "nosniff"},
        {"Referrer-Policy: ", "no-referrer"},
        {"Cross-Origin-Opener-Policy: ", "same-origin"},
        {"Cross-Origin-Resource-Policy: ", "same-origin"},
        {"X-Frame-Options: ", "DENY"}};
    static const char *const paths[] = {"/",       "/index.html", "/some/table",
                                        "/health", "/api/v1/me",  "/none.js"};
    char picture[80];
    struct reply r;

    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        r = web_as(&honest, "GET", paths[i], NULL);
        for (size_t k = 0; k < sizeof every / sizeof every[0]; k++)
            CHECK(has_header(&r, every[k][0], every[k][1]), "%s: %s%s",
                  paths[i], every[k][0], every[k][1]);
        for (size_t k = 0; i < 3 && k < sizeof page / sizeof page[0]; k++)
            CHECK(has_header(&r, "Content-Security-Policy: ", page[k]),
                  "%s: %s", paths[i], page[k]);
        reply_free(&r);
    }
    snprintf(picture, sizeof picture, "/api/v1/tables/%s/board.svg", table);
    r = web_as(&honest, "GET", picture, NULL);
    EQUAL(r.status, 200, "a picture");
    CHECK(has_header(&r, "Content-Security-Policy: ", "default-src 'none';"),
          "a picture runs nothing");
    reply_free(&r);
}

/* A page of its own, for the server to serve. */
static void write_page(void)
{
    char path[100];
    FILE *f;

    snprintf(path, sizeof path, "%s/index.html", s.dir);
    f = fopen(path, "w");
    if (HOLD(f != NULL, "a page")) {
        fputs("<!doctype html><title>x</title>\n", f);
        fclose(f);
    }
}

static void check_bodies(void)
{
    size_t n = 200000;
    char *big = malloc(n + 1);
    struct reply r;

    memset(big, 'x', n);
    big[n] = '\0';
    r = web_as(&honest, "POST", "/api/v1/tables", big);
    EQUAL(r.status, 413, "a long body: %d", r.status);
    reply_free(&r);
    big[9000] = '\0';
    {
        char *headers = malloc(20000);

        snprintf(headers, 20000, "X-Long: %s%s\r\n", big, big);
        r = web_ask(s.port, "GET", "/health", headers, NULL);
        CHECK(r.status == 431 || r.status == 413 || r.status == 0,
              "long headers: %d", r.status);
        reply_free(&r);
        free(headers);
    }
    free(big);
    CHECK(is_well(), "after long bodies");
}

/* ---- too much, too slow ------------------------------------------------- */

static void check_flood(void)
{
    struct guest g;
    struct ws w;
    int code, limited = 0;

    guest_new(&g, s.port);
    open_hello(&w, &g);
    for (int i = 0; i < 2000; i++) {
        if (!ws_raw(&w, "\x81\x82\0\0\0\0[]", 8))
            break;
    }
    code = close_code(&w, PATIENCE);
    EQUAL(code, 1008, "a flood of messages: %d", code);
    ws_shut(&w);
    /* A slow machine needs more of them until it is a flood. */
    for (int i = 0; i < 20000 && limited <= 100; i++) {
        struct reply r = web_ask(s.port, "GET", "/api/v1/games", "", NULL);

        limited += r.status == 429;
        reply_free(&r);
    }
    CHECK(limited > 100, "a flood of requests: %d were refused", limited);
    sleep(2);
    CHECK(is_well(), "after floods");
}

static void check_chat_flood(void)
{
    struct ws w;
    int ok = 0, limited = 0, more;
    time_t since = time(NULL);

    open_hello(&w, &honest);
    for (int i = 0; i < 20; i++) {
        ws_say(&w, "{\"v\":1,\"t\":\"say\",\"id\":\"s%d\",\"text\":\"hm\"}", i);
    }
    for (int i = 0; i < 60 && ok + limited < 20; i++) {
        json_t *j = ws_json(&w, PATIENCE);

        ok += strcmp(text_of(j, "t"), "ok") == 0;
        limited += strcmp(text_of(j, "code"), "rate") == 0;
        json_decref(j);
    }
    /* One more may be said every two seconds, if it takes so long. */
    more = (int)(time(NULL) - since) / 2;
    CHECK(ok >= 5 && ok <= 5 + more && ok + limited == 20,
          "chat: %d said, %d refused", ok, limited);
    ws_shut(&w);
}

/* A number of /metrics. */
static int metric(const char *name)
{
    struct reply r = web_ask(s.port, "GET", "/metrics", "", NULL);
    const char *at = r.body;
    int n = -1;

    while ((at = strstr(at, name)) != NULL && n < 0) {
        if (at == r.body || at[-1] == '\n')
            n = (int)strtol(at + strlen(name), NULL, 10);
        at++;
    }
    reply_free(&r);
    return n;
}

/* Somebody who asks for much and reads nothing. */
static void check_slow_reader(void)
{
    int small = 4096, sent = 0;
    long before = srv_memory(&s);
    struct guest g;
    struct ws w;

    guest_new(&g, s.port);
    open_hello(&w, &g);
    setsockopt(w.fd, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    /* each hello is answered by the table and the whole position */
    for (int i = 0; i < 2000; i++) {
        struct pollfd p = {.fd = w.fd, .events = POLLOUT};
        char text[300];

        snprintf(text, sizeof text,
                 "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\"}",
                 g.token, table);
        if (poll(&p, 1, 3000) <= 0 || (p.revents & (POLLERR | POLLHUP)))
            break;
        ws_send(&w, text);
        sent++;
        poll(NULL, 0, 2);
    }
    CHECK(srv_memory(&s) - before < SLOW_KB,
          "a slow reader costs %ld kB after %d requests",
          srv_memory(&s) - before, sent);
    /* reading it all through so small a window would take a minute */
    for (int i = 0; i < 300 && metric("deskovka_sockets ") > 0; i++)
        poll(NULL, 0, 100);
    CHECK(metric("deskovka_sockets_slow_total ") == 1 &&
              metric("deskovka_sockets ") == 0,
          "a slow reader is closed: %d, %d",
          metric("deskovka_sockets_slow_total "), metric("deskovka_sockets "));
    ws_shut(&w);
    CHECK(is_well(), "after a slow reader");
}

/* Requests with bytes changed, cut and doubled: answered or hung up on. */
static void check_garbage(void)
{
    static const char good[] =
        "POST /api/v1/session?a=b HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        "Content-Type: application/json\r\nContent-Length: 2\r\n"
        "Cookie: deskovka=x; a=b\r\nOrigin: http://127.0.0.1\r\n\r\n{}";
    struct timeval patience = {.tv_usec = 20000};
    uint64_t seed = 99;
    char text[sizeof good + 8];
    char answer[512];

    for (int i = 0; i < 300; i++) {
        size_t n = sizeof good - 1;
        int fd = web_dial(s.port);

        memcpy(text, good, n);
        for (int k = test_below(&seed, 6); k >= 0; k--)
            text[test_below(&seed, (int)n)] = (char)test_below(&seed, 256);
        if (i % 3 == 0)
            n = (size_t)test_below(&seed, (int)n);
        HOLD(send(fd, text, n, MSG_NOSIGNAL) >= 0, "sent");
        shutdown(fd, SHUT_WR);
        /* one that is kept alive, or waited for, is not worth our time */
        setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        while (recv(fd, answer, sizeof answer, 0) > 0)
            ;
        close(fd);
    }
    CHECK(is_well(), "after garbage");
}

/* Many at once from one address. */
static void check_count(void)
{
    struct ws *w = calloc(80, sizeof *w);
    struct guest g;
    int open = 0, busy = 0, status;

    guest_new(&g, s.port);
    for (int i = 0; i < 80; i++) {
        if (ws_open(&w[i], &g, &status))
            open++;
        else
            busy += status == 503;
    }
    CHECK(open <= 60 && open >= 40 && busy > 0,
          "sockets of one address: %d, refused %d", open, busy);
    for (int i = 0; i < 80; i++)
        ws_shut(&w[i]);
    free(w);
    sleep(1);
    CHECK(is_well(), "after many");
}

int main(int argc, char **argv)
{
    (void)argc;
    srv_init(&s, argv[0]);
    write_page();
    srv_start(&s, "--bot-delay", "20", "--per-address", "60", NULL);
    guest_new(&honest, s.port);
    guest_table(&honest,
                "{\"v\":1,\"setup\":\"carcassonne players=2 "
                "modules=inns,traders\",\"seats\":[{\"kind\":\"bot\","
                "\"bot\":\"random\"},{\"kind\":\"bot\",\"bot\":\"random\"}]}",
                table);
    check_handshakes();
    check_policy();
    check_frames();
    check_json();
    check_sizes();
    check_bodies();
    check_chat_flood();
    check_count();
    check_flood();
    srv_stop(&s);
    srv_start(&s, "--bot-delay", "20", "--rate-messages", "0", "--rate-http",
              "0", "--per-address", "1000", NULL);
    honest.port = s.port;
    check_slow_reader();
    check_garbage();
    CHECK(srv_stop(&s), "it goes down in order");
    srv_end(&s);
    return test_end();
}
