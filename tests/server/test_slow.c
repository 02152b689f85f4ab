/*
 * Clients that are slow or silent, all at once: a thousand that stop reading
 * while a table is told much, a header and a frame that never end, no hello,
 * and one that answers no ping.  Each is closed with its reason and in its
 * time; who plays beside them is answered as before.
 * usage: test_slow [READERS]
 */
#define _GNU_SOURCE /* POLLRDHUP */
#include <errno.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "kit.h"
#include "testing.h"

#define PROBES 50
/* What slow readers may cost, kB: less than 256 kB each, for they wait for the
 * same frames; AddressSanitizer keeps what was freed. */
#ifdef DSK_DEBUG
#define SLOW_KB 400000
#else
#define SLOW_KB 160000
#endif

static struct srv s;
static struct guest crowd;
static char table[32];
static struct ws *reader;
static int nreaders;
static double sample[PROBES];

static double now_ms(void)
{
    struct timespec ts;

    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (double)ts.tv_sec * 1000 + (double)ts.tv_nsec / 1e6;
}

/* A number of /metrics; -1: there is none. */
static long metric(const char *name)
{
    struct reply r = web_ask(s.port, "GET", "/metrics", "", NULL);
    char line[80];
    const char *at;
    long n;

    snprintf(line, sizeof line, "\n%s ", name);
    at = strstr(r.body, line);
    n = at == NULL ? -1 : strtol(at + strlen(line), NULL, 10);
    reply_free(&r);
    return n;
}

static void say_hello(struct ws *w, const struct guest *g, const char *id)
{
    ws_say(w, "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\"}",
           g->token, id);
}

/* Reads until the server closes; the code. */
static int close_code(struct ws *w)
{
    for (char *text; (text = ws_next(w, PATIENCE)) != NULL;)
        free(text);
    return w->closed;
}

/* ---- who plays beside them ---------------------------------------------- */

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* How long 99 of 100 pings at another table take, ms, while every slow reader
 * asks for the position once. */
static double probe(struct ws *w)
{
    for (int i = 0; i < PROBES; i++) {
        double since = now_ms();
        json_t *j;

        for (int k = i; k < nreaders; k += PROBES)
            say_hello(&reader[k], &crowd, table);
        ws_send(w, "{\"v\":1,\"t\":\"ping\",\"id\":\"p\"}");
        j = ws_wait(w, "pong", PATIENCE);
        HOLD(j != NULL, "who plays beside them is answered");
        json_decref(j);
        sample[i] = now_ms() - since;
        poll(NULL, 0, 5);
    }
    qsort(sample, PROBES, sizeof sample[0], by_size);
    return sample[PROBES * 99 / 100];
}

/* ---- slow in four ways -------------------------------------------------- */

static struct ws partial, mute, silent;
static int loris;
static double since, loris_end, silent_end;

/* Whoever is silent says hello, and then answers nothing. */
static void slow_begin(const char *quiet)
{
    HOLD(ws_open(&partial, &crowd, NULL) && ws_open(&mute, &crowd, NULL) &&
             ws_open(&silent, &crowd, NULL),
         "open");
    say_hello(&partial, &crowd, table);
    json_decref(ws_wait(&partial, "ready", PATIENCE));
    ws_raw(&partial, "\x81\xfe\x10", 3);
    loris = web_dial(s.port);
    say_hello(&silent, &crowd, quiet);
    since = now_ms();
}

/* The socket has ended, though nothing is read from it. */
static bool has_ended(int fd)
{
    struct pollfd p = {.fd = fd, .events = POLLRDHUP};

    return poll(&p, 1, 0) > 0 && (p.revents & (POLLRDHUP | POLLHUP)) != 0;
}

/* A byte from each of those that trickle; who has ended? */
static void slow_step(void)
{
    char byte;

    if (silent_end == 0 && has_ended(silent.fd))
        silent_end = now_ms();
    if (loris_end > 0)
        return;
    if (send(loris, "G", 1, MSG_NOSIGNAL) != 1 ||
        recv(loris, &byte, 1, MSG_DONTWAIT) == 0)
        loris_end = now_ms();
    ws_raw(&partial, "x", 1);
}

static void slow_end(void)
{
    double silence;
    int code;

    for (int i = 0; i < PATIENCE / 500 && (silent_end == 0 || loris_end == 0);
         i++) {
        slow_step();
        poll(NULL, 0, 500);
    }
    silence = silent_end - since;
    CHECK(loris_end > 0, "a header that never ends is cut off");
    printf("# measured: a header that never ends is cut off after %.0f s, who "
           "answers no ping after %.0f s\n",
           (loris_end - since) / 1000, silence / 1000);
    /* never too early: 30 s; the server looks once a second */
    CHECK(silence >= 29000 && silence < PATIENCE - 5000,
          "who answers no ping is cut off after %.1f s", silence / 1000);
    code = close_code(&silent);
    EQUAL(code, 4003, "who answers no ping: %d", code);
    code = close_code(&partial);
    CHECK(code == 1008 || code == 1006, "a frame that never ends: %d", code);
    code = close_code(&mute);
    EQUAL(code, 1008, "a socket without hello: %d", code);
    close(loris);
    ws_shut(&silent);
    ws_shut(&partial);
    ws_shut(&mute);
}

/* ---- a thousand that do not read ---------------------------------------- */

/* They hear what happens at the table, and ask for its position now and then;
 * each of them is told as much as the others. */

#define BOT "{\"kind\":\"bot\",\"bot\":\"random\"}"
#define TABLE                                                               \
    "{\"v\":1,\"setup\":\"catan players=4 offers=0 turns=1000\",\"seats\":" \
    "[{\"kind\":\"me\"}," BOT "," BOT "," BOT "]}"

/* Plays until so many events more were told. */
static void play(struct player *p, uint64_t *seed, int events)
{
    long long to = p->seq + events;

    while (p->seq < to && !p->over) {
        if (p->to_act == 0 && p->legal != NULL && p->legal_seq == p->seq) {
            long long seq = p->seq;

            player_act(p, player_choose(p, seed), false);
            while (p->seq == seq && player_step(p, PATIENCE) != NULL)
                ;
        } else if (!HOLD(player_step(p, PATIENCE) != NULL, "it goes on")) {
            return;
        }
    }
}

/* Who reads again within seconds is told why; the others are just gone. */
static int told_why(int n)
{
    int told = 0;

    for (int i = 0; i < n; i += n / 10)
        told += close_code(&reader[i]) == 1013;
    return told;
}

static void check_readers(struct player *p, struct ws *beside, int n)
{
    double calm = probe(beside), busy = 0;
    long before = srv_memory(&s), most = 0, slow = 0;
    uint64_t seed = 6;
    int told = 0;

    reader = calloc((size_t)n, sizeof *reader);
    for (nreaders = 0; nreaders < n; nreaders++)
        HOLD(ws_open(&reader[nreaders], &crowd, NULL), "a reader");
    for (int i = 0; i < 200 && slow < n; i++) {
        double p99;

        play(p, &seed, 15);
        p99 = probe(beside);

        busy = p99 > busy ? p99 : busy;
        slow = metric("deskovka_sockets_slow_total");
        if (srv_memory(&s) - before > most)
            most = srv_memory(&s) - before;
        if (slow == n)
            told = told_why(n);
        slow_step();
    }
    EQUAL(slow, (long)n, "of %d slow readers %ld are closed", n, slow);
    CHECK(most < SLOW_KB, "%d slow readers cost %ld kB", n, most);
    printf("# measured: %d slow readers cost %ld kB at most; another table "
           "answers after p99 %.1f ms, %.1f before\n",
           n, most, busy, calm);
    /* the worst of many rounds beside the one before, on a shared machine */
    CHECK(busy < 10 * calm + 250, "another table: p99 %.1f ms, %.1f before",
          busy, calm);
    EQUAL(told, 10, "who reads again is told why");
    for (int i = 0; i < n; i++)
        ws_shut(&reader[i]);
    free(reader);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    struct rlimit l;
    struct guest g;
    struct player p;
    struct ws beside;
    char other[32];

    getrlimit(RLIMIT_NOFILE, &l);
    l.rlim_cur = l.rlim_max;
    setrlimit(RLIMIT_NOFILE, &l);
    srv_init(&s, argv[0]);
    srv_start(&s, "--bot-delay", "0", "--rate-messages", "0", "--rate-http",
              "0", "--rate-tables", "0", "--per-address", "5000", NULL);
    guest_new(&crowd, s.port);
    guest_new(&g, s.port);
    player_init(&p, s.port);
    p.blind = true;
    guest_table(&p.guest, TABLE, table);
    player_hello(&p, table, -1);
    guest_table(&g, "{\"v\":1,\"setup\":\"carcassonne players=2\"}", other);
    HOLD(ws_open(&beside, &g, NULL), "open");
    say_hello(&beside, &g, other);
    json_decref(ws_wait(&beside, "ready", PATIENCE));
    slow_begin(other);
    check_readers(&p, &beside, n);
    slow_end();
    ws_shut(&beside);
    player_free(&p);
    CHECK(srv_stop(&s), "it goes down in order");
    srv_end(&s);
    return test_end();
}
