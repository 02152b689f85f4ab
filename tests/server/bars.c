/*
 * How far one guest can stall the others, measured against the bars of
 * doc/security.md: bots beside a flood of bots, a table beside a storm of
 * catching up and beside floods of every kind, a crowd at one table.
 *
 *     bars PROGRAM [SPECTATORS [crowd|floods]]     (only that)
 *
 * Wall clocks are read here, so it is for `make load`, on a machine that has
 * nothing else to do.
 */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "kit.h"
#include "testing.h"

#define FLOOD    30
#define ANSWERS  60
#define STORMERS 4
#define PINGS    200
/* Between two of them, ms: within what a socket may say. */
#define PAUSE 60
#define REST  90 /* s until budgets are full again */

static struct srv s;
static double sample[1000];
static int nsamples;

static double now(void)
{
    struct timespec ts;

    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (double)ts.tv_sec * 1000 + (double)ts.tv_nsec / 1e6;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* p of the samples, 0..1; sorts them. */
static double part(double p)
{
    qsort(sample, (size_t)nsamples, sizeof sample[0], by_size);
    return sample[(int)(p * (nsamples - 1))];
}

static void say_hello(struct ws *w, const struct guest *g, const char *table,
                      const char *more)
{
    ws_say(w, "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\"%s}",
           g->token, table, more);
}

static void hello(struct ws *w, const struct guest *g, const char *table,
                  const char *more)
{
    if (!HOLD(ws_open(w, g, NULL), "a WebSocket"))
        exit(test_end());
    say_hello(w, g, table, more);
}

static void wait_ready(struct ws *w)
{
    json_t *j = ws_wait(w, "ready", PATIENCE);

    HOLD(j != NULL, "ready");
    json_decref(j);
}

#define BOT(name) "{\"kind\":\"bot\",\"bot\":\"" name "\"}"
#define MASTER    BOT("master")

/* ---- bots --------------------------------------------------------------- */

/* Plays against a bot and takes the time of its answers. */
static void play(struct player *p)
{
    uint64_t seed = 5;
    double since = 0;

    nsamples = 0;
    while (nsamples < ANSWERS && !p->over) {
        if (p->to_act == 0 && since > 0) {
            sample[nsamples++] = now() - since;
            since = 0;
        }
        if (p->to_act == 0 && p->legal != NULL && p->legal_seq == p->seq) {
            long long seq = p->seq;

            player_act(p, player_choose(p, &seed), false);
            while (p->seq == seq && player_step(p, PATIENCE) != NULL)
                ;
        } else if (player_step(p, PATIENCE) == NULL) {
            return;
        }
        if (p->to_act == 1 && since == 0)
            since = now();
    }
}

static void measure_bots(int watched)
{
    struct guest g;
    struct ws w[FLOOD];
    struct player p;
    char id[32];

    guest_new(&g, s.port);
    for (int i = 0; i < FLOOD; i++) {
        guest_table(
            &g,
            "{\"v\":1,\"setup\":\"carcassonne players=6\",\"seats\":[" MASTER
            "," MASTER "," MASTER "," MASTER "," MASTER "," MASTER "]}",
            id);
        if (i < watched)
            hello(&w[i], &g, id, ",\"view\":false");
    }
    player_init(&p, s.port);
    guest_table(&p.guest,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":["
                "{\"kind\":\"me\"}," BOT("greedy") "]}",
                id);
    player_hello(&p, id, -1);
    play(&p);
    printf("bots:    a greedy bot beside %d tables of six masters, %d of them "
           "watched, answers after p50 %.0f, p99 %.0f ms (bar 1000)\n",
           FLOOD, watched, part(0.5), part(0.99));
    CHECK(nsamples > 30 && part(0.99) <= 1000, "bots answer in time");
    player_free(&p);
    for (int i = 0; i < watched; i++)
        ws_shut(&w[i]);
}

/* ---- catching up -------------------------------------------------------- */

static void play_out(char *id)
{
    struct guest g;
    struct ws w;
    json_t *j;
    bool over = false;

    guest_new(&g, s.port);
    guest_table(
        &g,
        "{\"v\":1,\"setup\":\"carcassonne players=6 modules=inns,"
        "traders,river\",\"seats\":[" BOT("random") "," BOT("random") "," BOT(
            "random") "," BOT("random") "," BOT("random") "," BOT("random") "]"
                                                                            "}",
        id);
    hello(&w, &g, id, ",\"view\":false");
    while (!over && (j = ws_wait(&w, "event", PATIENCE)) != NULL) {
        over = strcmp(text_of(j, "kind"), "over") == 0;
        json_decref(j);
    }
    HOLD(over, "the game ends");
    ws_shut(&w);
}

/* Comes again and again, until it is ended; a line for each time. */
static void storm(const char *id, int to)
{
    struct guest g;
    struct ws w;

    guest_new(&g, s.port);
    for (;;) {
        int events = 0;
        bool done = false;

        if (!ws_open(&w, &g, NULL))
            continue; /* it is limited */
        say_hello(&w, &g, id, ",\"from\":0");
        for (char *text; !done && (text = ws_next(&w, PATIENCE)) != NULL;) {
            events += strstr(text, "\"t\":\"event\"") != NULL;
            done = strstr(text, "\"t\":\"ready\"") != NULL ||
                   strstr(text, "\"t\":\"error\"") != NULL;
            free(text);
        }
        ws_shut(&w);
        if (events > 0 && write(to, "x", 1) != 1)
            _exit(0);
    }
}

static void ping(struct ws *w)
{
    nsamples = 0;
    for (int i = 0; i < PINGS; i++) {
        double since = now();
        json_t *pong;

        ws_send(w, "{\"v\":1,\"t\":\"ping\",\"id\":\"p\"}");
        pong = ws_wait(w, "pong", PATIENCE);
        sample[nsamples++] = now() - since;
        if (!HOLD(pong != NULL, "an answer: closed by %d", w->closed))
            return;
        json_decref(pong);
        poll(NULL, 0, PAUSE);
    }
}

static void ping_table(const char *id)
{
    struct guest g;
    struct ws w;

    guest_new(&g, s.port);
    hello(&w, &g, id, "");
    wait_ready(&w);
    ping(&w);
    ws_shut(&w);
}

static void measure_storm(const char *id, const char *what)
{
    char other[32], count[4096];
    pid_t child[STORMERS];
    struct guest g;
    int ends[2];
    double since;
    ssize_t hellos = 0, n;

    guest_new(&g, s.port);
    guest_table(&g, "{\"v\":1,\"setup\":\"carcassonne players=2\"}", other);
    HOLD(pipe(ends) == 0, "a pipe");
    fflush(stdout);
    for (int i = 0; i < STORMERS; i++) {
        child[i] = fork();
        if (child[i] == 0)
            storm(id, ends[1]);
    }
    close(ends[1]);
    since = now();
    ping_table(other);
    since = now() - since;
    for (int i = 0; i < STORMERS; i++)
        kill(child[i], SIGKILL);
    for (int i = 0; i < STORMERS; i++)
        waitpid(child[i], NULL, 0);
    while ((n = read(ends[0], count, sizeof count)) > 0)
        hellos += n;
    close(ends[0]);
    printf("storm:   %.0f hellos from:0 a second, %s: another table answers "
           "after p50 %.1f, p99 %.1f ms (bar 50)\n",
           (double)hellos * 1000 / since, what, part(0.5), part(0.99));
    CHECK(part(0.99) < 50, "another table is answered in time");
}

/* ---- floods of every kind ----------------------------------------------- */

/* One go of each: what is answered (0: nothing is).  Limits answer 429 or
 * close, and it comes again. */
static int status_of(struct reply r)
{
    reply_free(&r);
    return r.status;
}

static int flood_requests(const struct guest *g, const char *table)
{
    (void)table;
    return status_of(web_as(g, "GET", "/api/v1/tables", NULL));
}

static int flood_tables(const struct guest *g, const char *table)
{
    (void)table;
    return status_of(web_as(g, "POST", "/api/v1/tables",
                            "{\"v\":1,\"setup\":\"carcassonne players=2\"}"));
}

static int flood_logins(const struct guest *g, const char *table)
{
    (void)table;
    return status_of(web_as(g, "POST", "/api/v1/account/login",
                            "{\"v\":1,\"name\":\"Somebody\","
                            "\"password\":\"guessed and wrong\"}"));
}

static int flood_guests(const struct guest *g, const char *table)
{
    struct guest nobody = {.port = g->port};

    (void)table;
    return status_of(web_as(&nobody, "POST", "/api/v1/session", "{}"));
}

static int flood_pictures(const struct guest *g, const char *table)
{
    char path[80];

    snprintf(path, sizeof path, "/api/v1/tables/%s/board.svg", table);
    return status_of(web_as(g, "GET", path, NULL));
}

static int flood_connections(const struct guest *g, const char *table)
{
    int fd = web_dial(g->port);

    (void)table;
    if (fd >= 0)
        close(fd);
    return 0;
}

/* A thousand messages at a time on a socket of its own. */
static int flood_socket(const struct guest *g, const char *table,
                        const char *message)
{
    struct ws w;

    if (!ws_open(&w, g, NULL))
        return 429;
    say_hello(&w, g, table, "");
    for (int i = 0; i < 1000 && w.closed == 0; i++) {
        ws_send(&w, message);
        for (char *text; i % 50 == 0 && (text = ws_next(&w, 0)) != NULL;)
            free(text);
    }
    ws_shut(&w);
    return 0;
}

static int flood_messages(const struct guest *g, const char *table)
{
    return flood_socket(g, table, "{\"v\":1,\"t\":\"ping\",\"id\":\"f\"}");
}

static int flood_chat(const struct guest *g, const char *table)
{
    return flood_socket(
        g, table, "{\"v\":1,\"t\":\"say\",\"id\":\"c\",\"text\":\"buy!\"}");
}

/* What the first of each must get, or it is no flood of that kind. */
static const struct {
    const char *name;
    int (*once)(const struct guest *g, const char *table);
    int first;
} floods[] = {{"nothing", NULL, 0},
              {"requests", flood_requests, 200},
              {"messages", flood_messages, 0},
              {"chat", flood_chat, 0},
              {"new tables", flood_tables, 200},
              {"log-ins", flood_logins, 403},
              {"new guests", flood_guests, 200},
              {"pictures", flood_pictures, 200},
              {"connections", flood_connections, 0}};

static pid_t flooder(int kind, const struct guest *g, const char *table)
{
    pid_t parent = getpid(), child;

    fflush(stdout);
    child = fork();
    if (child != 0)
        return child;
    signal(SIGPIPE, SIG_IGN);
    while (getppid() == parent)
        floods[kind].once(g, table);
    _exit(0);
}

/* The flood before has used the address's budget up: until it is there again,
 * and one of the next kind gets what it should. */
static void come_to_rest(int kind, const struct guest *g, const char *table)
{
    int status = 0;

    if (floods[kind].once == NULL)
        return;
    for (int i = 0; i < REST; i++) {
        status = floods[kind].once(g, table);
        if (status == floods[kind].first)
            return;
        poll(NULL, 0, 1000);
    }
    HOLD_EQUAL(status, floods[kind].first, "%s", floods[kind].name);
}

/* Two who flood, and another table of somebody behind the same address. */
static void measure_floods(void)
{
    struct guest g, bad[2];
    struct ws w;
    char table[32], other[32];

    guest_new(&g, s.port);
    guest_new(&bad[0], s.port);
    guest_new(&bad[1], s.port);
    guest_table(&g,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":["
                "{\"kind\":\"me\"}," BOT("random") "]}",
                table);
    guest_table(&g, "{\"v\":1,\"setup\":\"carcassonne players=2\"}", other);
    hello(&w, &g, other, "");
    wait_ready(&w);
    for (int i = 0; i < (int)(sizeof floods / sizeof floods[0]); i++) {
        pid_t child[2] = {0, 0};
        double cpu, since;

        come_to_rest(i, &bad[0], table);
        cpu = srv_cpu(&s);
        since = now();

        for (int k = 0; k < 2 && floods[i].once != NULL; k++)
            child[k] = flooder(i, &bad[k], table);
        ping(&w);
        cpu = 100 * (srv_cpu(&s) - cpu) / (now() - since);
        for (int k = 0; k < 2 && child[k] > 0; k++) {
            kill(child[k], SIGKILL);
            waitpid(child[k], NULL, 0);
        }
        printf("flood:   %-12s another table answers after p50 %.1f, p99 %.1f "
               "ms (bar 50); server %.0f %% of a core\n",
               floods[i].name, part(0.5), part(0.99), cpu);
        CHECK(part(0.99) < 50, "beside a flood of %s", floods[i].name);
    }
    ws_shut(&w);
}

/* ---- a crowd ------------------------------------------------------------ */

static void measure_crowd(int n)
{
    struct ws *w = calloc((size_t)n, sizeof *w);
    struct guest *who = calloc((size_t)n, sizeof *who);
    struct player p;
    char id[32];
    double cpu, wall, opened;
    uint64_t seed = 1;

    for (int i = 0; i < n; i++)
        guest_new(&who[i], s.port);
    player_init(&p, s.port);
    guest_table(&p.guest,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":["
                "{\"kind\":\"me\"}," BOT("greedy") "]}",
                id);
    player_hello(&p, id, -1);
    while (p.legal == NULL && player_step(&p, PATIENCE) != NULL)
        ;
    cpu = srv_cpu(&s);
    wall = now();
    for (int i = 0; i < n; i++)
        HOLD(ws_open(&w[i], &who[i], NULL), "open %d", i);
    opened = srv_cpu(&s) - cpu;
    for (int i = 0; i < n; i++)
        say_hello(&w[i], &who[i], id, "");
    for (int i = 0; i < n; i++)
        wait_ready(&w[i]);
    wall = now() - wall;
    cpu = srv_cpu(&s) - cpu;
    printf("crowd:   %d spectators come within %.1f s: %.2f s of the server's "
           "processor time, %.2f of it for their connections (bar 2)\n",
           n, wall / 1000, cpu / 1000, opened / 1000);
    CHECK(cpu < 2000, "a crowd is cheap");
    for (int i = 0; i < n; i++) {
        for (char *text; (text = ws_next(&w[i], 0)) != NULL;)
            free(text);
    }
    cpu = srv_cpu(&s);
    wall = now();
    if (HOLD(p.legal != NULL, "a move"))
        player_act(&p, player_choose(&p, &seed), false);
    for (int i = 0; i < n; i++)
        json_decref(ws_wait(&w[i], "event", PATIENCE));
    wall = now() - wall;
    printf(
        "         a move has reached all after %.0f ms, %.0f of the server's "
        "processor time (bar 1000)\n",
        wall, srv_cpu(&s) - cpu);
    CHECK(wall < 1000, "a move reaches all");
    for (int i = 0; i < n; i++)
        ws_shut(&w[i]);
    player_free(&p);
    free(who);
    free(w);
}

int main(int argc, char **argv)
{
    int n = argc > 2 ? atoi(argv[2]) : 10000;
    struct rlimit l;
    char id[32];

    if (argc < 2)
        return 2;
    getrlimit(RLIMIT_NOFILE, &l);
    l.rlim_cur = l.rlim_max;
    setrlimit(RLIMIT_NOFILE, &l);
    srv_init(&s, argv[1]);
    snprintf(s.program, sizeof s.program, "%s", argv[1]);
    if (argc > 3 && strcmp(argv[3], "floods") == 0) {
        srv_start(&s, NULL);
        measure_floods();
        srv_stop(&s);
        srv_end(&s);
        return test_end();
    }
    srv_start(&s, "--bot-delay", "0", "--rate-http", "0", "--rate-tables", "0",
              "--rate-messages", "0", "--per-address", "30000", NULL);
    if (argc > 3) {
        measure_crowd(n);
        srv_stop(&s);
        srv_end(&s);
        return test_end();
    }
    measure_bots(0);
    measure_bots(FLOOD);
    play_out(id);
    measure_storm(id, "without limits");
    measure_crowd(n);
    srv_stop(&s);
    srv_start(&s, NULL);
    measure_storm(id, "within limits");
    srv_stop(&s);
    srv_start(&s, NULL);
    measure_floods();
    srv_stop(&s);
    srv_end(&s);
    return test_end();
}
