/*
 * A storm through TLS: so many sockets are open, all of them are dropped at
 * once and come back with their tickets, while one at another table goes on.
 * Prints how long that takes, what the other waits for, how late the loop was,
 * what a client costs in memory and in processor time, and how much of the
 * machine these clients themselves took.
 *
 *     storm PROGRAM [SOCKETS [plain]]     (plain: without TLS, to compare)
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include <openssl/err.h>
#include <openssl/ssl.h>

#include "testing.h"
#include "tls_kit.h"

#define ORIGIN "https://storm.example"
/* Each address has room for so many greetings, and the server for 1,024. */
#define PER_ADDRESS 50
#define AT_ONCE     900
/* Goals of row 5 of the catalogue, ms. */
#define BACK_MOST 30000
#define WAIT_MOST 250

enum state { DOWN, DIALING, GREETING, SHAKING, JOINING, READY };

struct client {
    int fd;
    enum state state;
    SSL *ssl;
    SSL_SESSION *ticket;
    char in[4096];
    size_t n;
    int64_t since;
};

static SSL_CTX *context; /* NULL: plain */
static struct client *all;
static int nall, nready, nbusy, poller;
static long again, resumed;
static struct guest guest;
static char table[32];
static atomic_bool over;
static atomic_llong worst, pings;

static int64_t ms_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ---- bytes, through TLS or not ------------------------------------------ */

static ssize_t put(struct client *c, const void *bytes, size_t n)
{
    return c->ssl != NULL ? SSL_write(c->ssl, bytes, (int)n)
                          : send(c->fd, bytes, n, MSG_NOSIGNAL);
}

/* What there is; 0: nothing now; < 0: it is over. */
static ssize_t take(struct client *c, void *to, size_t room)
{
    ssize_t n;

    if (c->ssl == NULL) {
        n = recv(c->fd, to, room, 0);
        return n > 0 ? n : n < 0 && errno == EAGAIN ? 0 : -1;
    }
    ERR_clear_error();
    n = SSL_read(c->ssl, to, (int)room);
    if (n > 0)
        return n;
    return SSL_get_error(c->ssl, (int)n) == SSL_ERROR_WANT_READ ? 0 : -1;
}

/* A short text frame, masked with zeros. */
static void say(struct client *c, const char *text)
{
    unsigned char frame[600] = {0x81};
    size_t n = strlen(text), head = n < 126 ? 6 : 8;

    frame[1] = (unsigned char)(0x80 | (n < 126 ? n : 126));
    if (n >= 126) {
        frame[2] = (unsigned char)(n >> 8);
        frame[3] = (unsigned char)n;
    }
    memcpy(frame + head, text, n);
    put(c, frame, head + n);
}

static void shake(struct client *c)
{
    char text[900];
    int n = snprintf(text, sizeof text,
                     "GET /ws HTTP/1.1\r\nHost: storm.example\r\n"
                     "Origin: " ORIGIN "\r\nCookie: %s\r\n"
                     "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                     "Sec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
                     guest.cookie);

    put(c, text, (size_t)n);
}

static void join(struct client *c, const char *where)
{
    char text[300];

    snprintf(text, sizeof text,
             "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\"}",
             guest.token, where);
    say(c, text);
}

/* ---- one of many -------------------------------------------------------- */

static void hang_up(struct client *c)
{
    if (c->state == DOWN)
        return;
    nready -= c->state == READY;
    nbusy -= c->state != READY;
    if (c->ssl != NULL && c->state == READY) {
        SSL_SESSION_free(c->ticket);
        c->ticket = SSL_get1_session(c->ssl);
        SSL_set_quiet_shutdown(c->ssl, 1);
        SSL_shutdown(c->ssl); /* or its ticket would be no good */
    }
    SSL_free(c->ssl);
    c->ssl = NULL;
    close(c->fd);
    c->state = DOWN;
    c->n = 0;
}

static void failed(struct client *c)
{
    hang_up(c);
    again++;
}

static int dial(int number, bool waits)
{
    struct sockaddr_in me = {.sin_family = AF_INET}, to = me;
    int one = 1, fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    me.sin_addr.s_addr = htonl(0x7f000100u + 1 + (unsigned)number);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    to.sin_port = htons((uint16_t)srv.port);
    setsockopt(fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &one, sizeof one);
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (bind(fd, (struct sockaddr *)&me, sizeof me) < 0)
        return -1;
    if (!waits)
        fcntl(fd, F_SETFL, O_NONBLOCK);
    if (connect(fd, (struct sockaddr *)&to, sizeof to) < 0 &&
        errno != EINPROGRESS) {
        close(fd);
        return -1;
    }
    return fd;
}

static void watch(struct client *c, uint32_t events, int how)
{
    struct epoll_event e = {.events = events, .data.ptr = c};

    epoll_ctl(poller, how, c->fd, &e);
}

static void begin(struct client *c)
{
    c->fd = dial((int)(c - all) / PER_ADDRESS, false);
    c->state = DIALING;
    c->since = ms_now();
    nbusy++;
    if (c->fd < 0) {
        failed(c);
        return;
    }
    if (context != NULL) {
        c->ssl = SSL_new(context);
        SSL_set_fd(c->ssl, c->fd);
        if (c->ticket != NULL)
            SSL_set_session(c->ssl, c->ticket);
    }
    watch(c, EPOLLOUT, EPOLL_CTL_ADD);
}

static void greet(struct client *c)
{
    int n = c->ssl == NULL ? 1 : SSL_connect(c->ssl), why;

    c->state = GREETING;
    if (n == 1) {
        resumed += c->ssl != NULL && SSL_session_reused(c->ssl);
        watch(c, EPOLLIN, EPOLL_CTL_MOD);
        c->state = SHAKING;
        shake(c);
        return;
    }
    why = SSL_get_error(c->ssl, n);
    if (why == SSL_ERROR_WANT_READ || why == SSL_ERROR_WANT_WRITE)
        watch(c, why == SSL_ERROR_WANT_READ ? EPOLLIN : EPOLLOUT,
              EPOLL_CTL_MOD);
    else
        failed(c);
}

/* Only what is waited for is looked for; frames may be cut anywhere. */
static void hear(struct client *c)
{
    ssize_t n;

    while ((n = take(c, c->in + c->n, sizeof c->in - 1 - c->n)) > 0) {
        c->n += (size_t)n;
        c->in[c->n] = '\0';
        if (c->state == SHAKING && strstr(c->in, "\r\n\r\n") != NULL) {
            if (strncmp(c->in, "HTTP/1.1 101", 12) != 0)
                break;
            c->state = JOINING;
            join(c, table);
        }
        if (c->state == JOINING &&
            memmem(c->in, c->n, "\"t\":\"ready\"", 11) != NULL) {
            c->state = READY;
            nbusy--;
            nready++;
        }
        if (c->n > sizeof c->in / 2) {
            memmove(c->in, c->in + c->n - 64, 64);
            c->n = 64;
        }
    }
    if (n != 0)
        failed(c);
}

static void turn(void)
{
    struct epoll_event e[256];
    int n = epoll_wait(poller, e, 256, 20);

    for (int i = 0; i < n; i++) {
        struct client *c = e[i].data.ptr;

        if (c->state == DIALING || c->state == GREETING)
            greet(c);
        else if (c->state != DOWN)
            hear(c);
    }
}

/* Until all are ready: ms, or -1. */
static int64_t open_all(void)
{
    int64_t start = ms_now();
    int next = 0;

    while (nready < nall && ms_now() - start < 4 * BACK_MOST) {
        for (int i = 0; i < nall && nbusy < AT_ONCE; i++) {
            struct client *c = &all[next++ % nall];

            if (c->state == DOWN)
                begin(c);
        }
        turn();
    }
    return nready == nall ? ms_now() - start : -1;
}

/* ---- one who goes on ---------------------------------------------------- */

static bool talk(struct client *c, const char *text, const char *want)
{
    c->n = 0;
    if (text != NULL)
        say(c, text);
    for (;;) {
        ssize_t n = take(c, c->in, sizeof c->in - 1);

        if (n <= 0)
            return false;
        c->in[n] = '\0';
        if (memmem(c->in, (size_t)n, want, strlen(want)) != NULL)
            return true;
    }
}

static bool connect_one(struct client *c)
{
    memset(c, 0, sizeof *c);
    c->fd = dial(250, true);
    if (context == NULL)
        return c->fd >= 0;
    c->ssl = SSL_new(context);
    SSL_set_fd(c->ssl, c->fd);
    return SSL_connect(c->ssl) == 1;
}

static void *go_on(void *where)
{
    static struct client c;

    if (!connect_one(&c))
        return NULL;
    shake(&c);
    if (!talk(&c, NULL, "101 "))
        return NULL;
    join(&c, where);
    if (!talk(&c, NULL, "\"t\":\"ready\""))
        return NULL;
    while (!over) {
        int64_t since = ms_now(), took;

        if (!talk(&c, "{\"v\":1,\"t\":\"ping\",\"id\":\"p\"}", "\"pong\""))
            return NULL;
        took = ms_now() - since;
        if (took > worst)
            worst = took;
        pings++;
        usleep(10000);
    }
    SSL_free(c.ssl);
    close(c.fd);
    return NULL;
}

/* ---- the whole ---------------------------------------------------------- */

/* A request; its answer in `to`. */
static void ask(const char *method, const char *path, const char *body,
                char *to, size_t size)
{
    static struct client c;
    char text[1500];
    size_t at = 0;
    ssize_t n;
    int len =
        snprintf(text, sizeof text,
                 "%s %s HTTP/1.1\r\nHost: storm.example\r\nOrigin: " ORIGIN
                 "\r\nCookie: %s\r\nX-Deskovka-Token: %s\r\n"
                 "Connection: close\r\nContent-Type: application/json\r\n"
                 "Content-Length: %zu\r\n\r\n%s",
                 method, path, guest.cookie, guest.token, strlen(body), body);

    to[0] = '\0';
    if (!connect_one(&c))
        return;
    put(&c, text, (size_t)len);
    while (at + 1 < size && (n = take(&c, to + at, size - 1 - at)) > 0)
        at += (size_t)n;
    to[at] = '\0';
    SSL_free(c.ssl);
    close(c.fd);
}

static void copy_after(const char *text, const char *word, const char *ends,
                       char *to, size_t size)
{
    const char *at = strstr(text, word);

    if (at != NULL)
        snprintf(to, size, "%.*s", (int)strcspn(at + strlen(word), ends),
                 at + strlen(word));
}

static void make_table(char *id)
{
    static char said[20000];

    ask("POST", "/api/v1/tables",
        "{\"v\":1,\"setup\":\"carcassonne players=2\"}", said, sizeof said);
    copy_after(said, "\"id\":\"", "\"", id, 32);
    HOLD(id[0] != '\0', "a table: %s", said);
}

static void start(bool plain)
{
    static char said[20000];

    make_files("cert", "key", 1, 90);
    if (plain)
        srv_start(&srv, "--origin", ORIGIN, "--rate-http", "0",
                  "--rate-messages", "0", "--rate-tables", "0", "--per-address",
                  "30000", "--metrics-open", NULL);
    else
        srv_start(&srv, "--origin", ORIGIN, "--rate-http", "0",
                  "--rate-messages", "0", "--rate-tables", "0", "--per-address",
                  "30000", "--metrics-open", "--tls-cert", in_folder("cert"),
                  "--tls-key", in_folder("key"), NULL);
    ask("POST", "/api/v1/session", "{\"v\":1}", said, sizeof said);
    copy_after(said, "Set-Cookie: ", ";\r", guest.cookie, sizeof guest.cookie);
    copy_after(said, "\"token\":\"", "\"", guest.token, sizeof guest.token);
    HOLD(guest.token[0] != '\0', "a guest: %s", said);
}

static double own_cpu(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1000 + (double)t.tv_nsec / 1e6;
}

/* How late the server's loop was at most since this was asked last, ms. */
static int loop_lag(void)
{
    static const char name[] = "\ndeskovka_loop_lag_max_ms ";
    static char said[60000];
    const char *at;

    ask("GET", "/metrics", "", said, sizeof said);
    at = strstr(said, name);
    return at == NULL ? -1 : (int)strtol(at + sizeof name - 1, NULL, 10);
}

static void measure(void)
{
    static char other[32];
    pthread_t thread;
    long before = srv_memory(&srv);
    double cpu = srv_cpu(&srv), own;
    int64_t ms = open_all(), calm;
    int lag;

    printf("opened:  %d sockets in %.1f s, %ld tries more; %.1f kB of memory "
           "and %.2f ms of processor time each\n",
           nready, (double)ms / 1000, again,
           (double)(srv_memory(&srv) - before) / nall,
           (srv_cpu(&srv) - cpu) / nall);
    HOLD(ms >= 0, "all are open");
    make_table(other);
    pthread_create(&thread, NULL, go_on, other);
    usleep(2000000);
    calm = atomic_exchange(&worst, 0);
    again = resumed = 0;
    loop_lag(); /* from now on */
    cpu = srv_cpu(&srv);
    own = own_cpu();
    for (int i = 0; i < nall; i++)
        hang_up(&all[i]);
    ms = open_all();
    cpu = srv_cpu(&srv) - cpu;
    own = own_cpu() - own;
    over = true;
    pthread_join(thread, NULL);
    lag = loop_lag();
    printf("storm:   %d dropped at once, all back after %.1f s, %ld tries "
           "more, %ld with their tickets\n"
           "         another table waited %lld ms at most, %lld before; %lld "
           "answers\n",
           nall, (double)ms / 1000, again, resumed, (long long)worst,
           (long long)calm, (long long)pings);
    printf("         the loop was late by %d ms at most; processor time: %.2f "
           "ms of the server each, %.2f ms of these clients\n",
           lag, cpu / nall, own / nall);
    CHECK(ms >= 0 && ms < BACK_MOST, "all are back");
    /* a machine that is slow by itself is no fault of the storm */
    CHECK(pings > 0 && (worst < WAIT_MOST || worst < 2 * calm),
          "another table goes on");
    CHECK(context == NULL || resumed > nall / 2, "tickets are taken");
}

/* A client costs the server three descriptors through TLS.  Only root may go
 * beyond the hard limit; who may not has fewer clients. */
static void raise_limit(void)
{
    rlim_t want = 3 * (rlim_t)nall + 1000;
    struct rlimit l = {want, want};

    if (setrlimit(RLIMIT_NOFILE, &l) == 0)
        return;
    getrlimit(RLIMIT_NOFILE, &l);
    l.rlim_cur = l.rlim_max;
    setrlimit(RLIMIT_NOFILE, &l);
    if (l.rlim_max < want) {
        nall = (int)((l.rlim_max - 1000) / 3);
        printf("limit:   %ld descriptors are room for %d clients\n",
               (long)l.rlim_max, nall);
    }
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    signal(SIGPIPE, SIG_IGN);
    nall = argc > 2 ? atoi(argv[2]) : 10000;
    raise_limit();
    all = calloc((size_t)nall, sizeof *all);
    poller = epoll_create1(EPOLL_CLOEXEC);
    srv_init(&srv, argv[1]);
    snprintf(srv.program, sizeof srv.program, "%s", argv[1]);
    if (argc <= 3)
        context = SSL_CTX_new(TLS_client_method());
    start(argc > 3);
    make_table(table);
    measure();
    for (int i = 0; i < nall; i++)
        hang_up(&all[i]);
    CHECK(srv_stop(&srv), "it stops");
    srv_end(&srv);
    return test_end();
}
