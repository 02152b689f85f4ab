/*
 * Load on the server, over the loopback: how much memory an open WebSocket
 * takes, how many moves a second are acknowledged (that is: on disk) and how
 * long that takes, and what a reconnect storm does to those who play on.
 * usage: load PROGRAM [SOCKETS [TABLES [SECONDS [RATE [URL [far|three]]]]]]
 * With a store's URL only moves are measured there, as many as go and then a
 * few, in one line of figures (stores.sh); `far`: all sockets are at a second
 * node, which passes everything on; `three`: three nodes, tables and sockets at
 * any of them.
 *
 * Every table has two seats with a socket each, as the page has them (views
 * and lists of legal actions included); the sockets that remain are spectators.
 * Moves come at a steady rate whether the server keeps up or not, and their
 * time counts from when they were due.
 *
 * A goal is missed where the figure falls short of it, unless a bare server
 * (mirror.h), measured before and after on the same machine, says that the
 * machine could not give it: then the figure must be a fair share of what that
 * one reached.
 */
#define _DEFAULT_SOURCE
#include <dirent.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/utsname.h>

#include "mirror.h"
#include "testing.h"
#include "web_kit.h"

#define MEMORY_GOAL  16384 /* bytes a socket   */
#define RATE_USUAL   5000  /* moves a second   */
#define ACK_GOAL     100   /* ms, of 99 in 100 */
#define STORM_GOAL   30000 /* ms               */
#define STALL_GOAL   250   /* ms               */
#define LOOP_GOAL    50    /* ms               */
#define PATIENCE     90000 /* ms for any part  */
#define PER_ADDRESS  100   /* sockets of one address, 127.0.1.1 and so on */
#define IN_FLIGHT    1000  /* handshakes at once */
#define MAKERS       8     /* threads that open tables */
#define LATENCY_MAX  10000 /* ms that are told apart */
#define ACTION       64
#define PROBE_PAUSE  20 /* ms between moves of the table that plays on */
#define PROBE_BEFORE 2000

enum state { DOWN, DIALING, SHAKING, GREETING, READY };

struct client {
    int fd;
    enum state state;
    int table, viewer;
    long seq; /* last event heard */
    char *in;
    size_t len, room;
};

struct game {
    struct web_user user;
    char id[40];
    int to_act; /* -1: nobody yet */
    char action[ACTION];
    long seq;
    bool waiting; /* for an acknowledgement */
    bool over;
    int moves;
    int64_t due; /* us */
};

#define NODES 3
static struct {
    int port;
    pid_t pid;
} node[NODES];
static int nnodes = 1;
static bool far; /* all sockets are at the second one */
static int port; /* of the first one */
static int nclients, ngames, seconds, rate;
static struct client *client;
static struct game *game;
static int poller;
static int nready, nbusy; /* clients that are ready, that shake hands */
static long faults, retries, acked;
static long latency[LATENCY_MAX + 1];
static uint64_t chance = 88172645463325252u;

/* Where one of the people of a table connects. */
static int gate_of(const struct client *c)
{
    int at = c->table + c->table / nnodes + (c->viewer & 1);

    return node[far ? 1 : at % nnodes].port;
}

static int64_t now_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static void fault(const char *what, const char *more)
{
    if (faults++ < 10)
        printf("FAIL %s: %.200s\n", what, more);
}

static uint64_t draw(void)
{
    chance ^= chance << 13;
    chance ^= chance >> 7;
    return chance ^= chance << 17;
}

/* ---- the server as the system sees it ----------------------------------- */

/* Seconds of processor the server has used. */
static double cpu_of(pid_t server)
{
    char name[40], line[600] = "";
    const char *p;
    long user = 0, kernel = 0;
    FILE *f;

    snprintf(name, sizeof name, "/proc/%d/stat", (int)server);
    f = fopen(name, "r");
    if (f != NULL && fgets(line, sizeof line, f) == NULL)
        line[0] = '\0';
    if (f != NULL)
        fclose(f);
    p = strrchr(line, ')');
    if (p != NULL)
        sscanf(p + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld",
               &user, &kernel);
    return (double)(user + kernel) / (double)sysconf(_SC_CLK_TCK);
}

/* Seconds its threads were ready to run and had no processor. */
static double queue_of(pid_t server)
{
    char name[300], line[100];
    double sum = 0;
    struct dirent *e;
    DIR *d;

    snprintf(name, sizeof name, "/proc/%d/task", (int)server);
    d = opendir(name);
    while (d != NULL && (e = readdir(d)) != NULL) {
        unsigned long long wait;
        FILE *f;

        snprintf(name, sizeof name, "/proc/%d/task/%.20s/schedstat",
                 (int)server, e->d_name);
        f = fopen(name, "r");
        if (f != NULL && fgets(line, sizeof line, f) != NULL &&
            sscanf(line, "%*u %llu", &wait) == 1)
            sum += (double)wait / 1e9;
        if (f != NULL)
            fclose(f);
    }
    if (d != NULL)
        closedir(d);
    return sum;
}

static double cpu_of_nodes(void)
{
    double sum = 0;

    for (int i = 0; i < nnodes; i++)
        sum += cpu_of(node[i].pid);
    return sum;
}

static long memory_of_nodes(void)
{
    long sum = 0;

    for (int i = 0; i < nnodes; i++)
        sum += web_memory(node[i].pid);
    return sum;
}

static double own_cpu(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void print_conditions(const char *store)
{
    struct utsname u;
    double load[3] = {0};

    uname(&u);
    if (getloadavg(load, 3) < 0)
        load[0] = -1;
    printf("conditions: %s %s, %ld processors for server and clients, load "
           "%.1f before, nice %d\n            store %s, synchronous=FULL; rate "
           "limits "
           "off, %d sockets an address\n",
           u.sysname, u.release, sysconf(_SC_NPROCESSORS_ONLN), load[0],
           getpriority(PRIO_PROCESS, 0), store, PER_ADDRESS);
    fflush(stdout);
}

/* ---- messages ----------------------------------------------------------- */

static void hang_up(struct client *c)
{
    struct linger at_once = {1, 0};

    if (c->state == DOWN)
        return;
    nready -= c->state == READY;
    nbusy -= c->state != READY;
    setsockopt(c->fd, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    close(c->fd);
    free(c->in);
    c->in = NULL;
    c->len = c->room = 0;
    c->state = DOWN;
}

static void broken(struct client *c)
{
    if (c->state == READY)
        fault("a socket was lost", game[c->table].id);
    retries++;
    hang_up(c);
}

static void put(struct client *c, const char *text, size_t n)
{
    if (send(c->fd, text, n, MSG_NOSIGNAL) != (ssize_t)n)
        broken(c);
}

/* A text frame with a mask of zeros. */
static void say(struct client *c, int opcode, const char *text, size_t n)
{
    char frame[1024] = {(char)(0x80 | opcode)};
    size_t head = n < 126 ? 2 : 4;

    frame[1] = (char)(0x80 | (n < 126 ? n : 126));
    if (head == 4) {
        frame[2] = (char)(n >> 8);
        frame[3] = (char)(n & 255);
    }
    if (head + 4 + n > sizeof frame)
        return;
    memcpy(frame + head + 4, text, n);
    put(c, frame, head + 4 + n);
}

static void greet(struct client *c)
{
    const struct game *g = &game[c->table];
    char text[400], from[32] = "";
    int n;

    if (c->seq > 0)
        snprintf(from, sizeof from, ",\"from\":%ld", c->seq);
    n = snprintf(text, sizeof text,
                 "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\","
                 "\"as\":[%d]%s}",
                 g->user.token, g->id, c->viewer, from);
    c->state = GREETING;
    say(c, 1, text, (size_t)n);
}

/* One of the legal actions: text is what follows "legal":[ */
static void choose(struct game *g, const char *text)
{
    const char *pick = NULL;
    uint64_t n = 0;

    while (*text == '"') {
        const char *end = strchr(text + 1, '"');

        if (end == NULL)
            return;
        if (draw() % ++n == 0)
            pick = text + 1;
        text = end + 1 + (end[1] == ',');
    }
    if (pick != NULL)
        snprintf(g->action, sizeof g->action, "%.*s", (int)strcspn(pick, "\""),
                 pick);
}

static void hear_position(struct client *c, const char *text, bool event)
{
    struct game *g = &game[c->table];
    const char *at = strstr(text, "\"seq\":"), *act, *legal;
    long seq = at == NULL ? 0 : strtol(at + 6, NULL, 10);

    if (event && c->seq > 0 && seq != c->seq + 1)
        fault("events are not one after another", text);
    c->seq = seq;
    if (strstr(text, "\"kind\":\"over\"") != NULL)
        g->over = true;
    act = strstr(text, "\"act\":{\"seat\":");
    legal = act == NULL ? NULL : strstr(act, "\"legal\":[");
    if (legal == NULL || c->viewer < 0 ||
        strtol(act + 14, NULL, 10) != c->viewer)
        return;
    choose(g, legal + 9);
    g->to_act = c->viewer;
    g->seq = seq;
}

static void hear_ack(struct game *g)
{
    int64_t ms = (now_us() - g->due + 999) / 1000;

    if (!g->waiting)
        return;
    g->waiting = false;
    acked++;
    latency[ms < 0 ? 0 : ms > LATENCY_MAX ? LATENCY_MAX : ms]++;
}

static void hear(struct client *c, const char *text)
{
    const char *type = text + 12; /* after {"v":1,"t":" */

    if (strlen(text) < 16)
        return;
    if (strncmp(type, "event\"", 6) == 0)
        hear_position(c, text, true);
    else if (strncmp(type, "state\"", 6) == 0)
        hear_position(c, text, false);
    else if (strncmp(type, "ack\"", 4) == 0)
        hear_ack(&game[c->table]);
    else if (strncmp(type, "error\"", 6) == 0 || strncmp(type, "bye\"", 4) == 0)
        fault("the server said", text);
    else if (strncmp(type, "ready\"", 6) == 0 && c->state == GREETING) {
        c->state = READY;
        nbusy--;
        nready++;
    }
}

/* ---- bytes -------------------------------------------------------------- */

static size_t used_head(struct client *c)
{
    char *end;
    size_t n;

    c->in[c->len] = '\0';
    end = strstr(c->in, "\r\n\r\n");
    if (end == NULL)
        return 0;
    n = (size_t)(end + 4 - c->in);
    if (strncmp(c->in, "HTTP/1.1 101", 12) != 0) {
        broken(c);
        return 0;
    }
    greet(c);
    return n;
}

static size_t used_frame(struct client *c, size_t from)
{
    unsigned char *p = (unsigned char *)c->in + from;
    size_t have = c->len - from, head = 2, n;
    char after;

    if (have < 2)
        return 0;
    n = p[1] & 127;
    if (n == 126)
        head = 4;
    if (n == 127)
        head = 10;
    if (have < head)
        return 0;
    if (head == 4)
        n = (size_t)p[2] << 8 | p[3];
    if (head == 10)
        n = (size_t)p[7] << 16 | (size_t)p[8] << 8 | p[9];
    if (have < head + n)
        return 0;
    after = (char)p[head + n];
    p[head + n] = '\0';
    if ((p[0] & 15) == 1)
        hear(c, (char *)p + head);
    else if ((p[0] & 15) == 9)
        say(c, 10, "", 0);
    if (c->state != DOWN)
        p[head + n] = (unsigned char)after;
    return head + n;
}

static void use(struct client *c)
{
    size_t from = 0, n = 1;

    if (c->state == SHAKING)
        from = used_head(c);
    while (c->state >= GREETING && n > 0) {
        n = used_frame(c, from);
        from += n;
    }
    if (c->state == DOWN)
        return;
    memmove(c->in, c->in + from, c->len - from);
    c->len -= from;
    if (c->len == 0) {
        free(c->in);
        c->in = NULL;
        c->room = 0;
    }
}

static void receive(struct client *c)
{
    ssize_t n;

    if (c->room - c->len < 16384) {
        char *more = realloc(c->in, c->len + 32768);

        if (more == NULL)
            return;
        c->in = more;
        c->room = c->len + 32767; /* one for a NUL */
    }
    n = recv(c->fd, c->in + c->len, c->room - c->len, 0);
    if (n == 0 || (n < 0 && errno != EAGAIN)) {
        broken(c);
    } else if (n > 0) {
        c->len += (size_t)n;
        use(c);
    }
}

/* ---- opening ------------------------------------------------------------ */

static void dial(struct client *c)
{
    int number = (int)(c - client) / PER_ADDRESS, one = 1;
    struct sockaddr_in me = {.sin_family = AF_INET}, to = me;
    struct epoll_event e = {.events = EPOLLOUT, .data.ptr = c};

    me.sin_addr.s_addr = htonl(0x7f000100u + 1 + (unsigned)number);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    to.sin_port = htons((uint16_t)gate_of(c));
    c->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    if (c->fd < 0) {
        fault("socket", strerror(errno));
        return;
    }
    setsockopt(c->fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &one, sizeof one);
    setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    c->state = DIALING;
    nbusy++;
    if (bind(c->fd, (struct sockaddr *)&me, sizeof me) < 0 ||
        (connect(c->fd, (struct sockaddr *)&to, sizeof to) < 0 &&
         errno != EINPROGRESS) ||
        epoll_ctl(poller, EPOLL_CTL_ADD, c->fd, &e) < 0)
        broken(c);
}

static void shake_hands(struct client *c)
{
    struct epoll_event e = {.events = EPOLLIN, .data.ptr = c};
    char text[800];
    int n = snprintf(text, sizeof text,
                     "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                     "Origin: http://127.0.0.1:%d\r\nCookie: %s\r\n"
                     "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                     "Sec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
                     gate_of(c), gate_of(c), game[c->table].user.cookie);

    epoll_ctl(poller, EPOLL_CTL_MOD, c->fd, &e);
    c->state = SHAKING;
    put(c, text, (size_t)n);
}

static void turn(int ms)
{
    struct epoll_event e[512];
    int n = epoll_wait(poller, e, 512, ms);

    for (int i = 0; i < n; i++) {
        struct client *c = e[i].data.ptr;

        if (c->state == DOWN)
            continue;
        if (c->state == DIALING && (e[i].events & (EPOLLERR | EPOLLHUP)) == 0)
            shake_hands(c);
        else if (c->state == DIALING)
            broken(c);
        else
            receive(c);
    }
}

/* Opens the sockets from..to-1; ms, or -1 if some are not open in time. */
static int64_t open_all(int from, int to)
{
    int64_t start = web_ms();
    int already = nready, next = from;

    while (nready - already < to - from) {
        if (web_ms() - start > PATIENCE)
            return -1;
        for (int i = 0; i < to - from && nbusy < IN_FLIGHT; i++) {
            if (client[next].state == DOWN)
                dial(&client[next]);
            next = next + 1 < to ? next + 1 : from;
        }
        turn(5);
    }
    return web_ms() - start;
}

/* ---- tables ------------------------------------------------------------- */

static bool make_table(int at, struct web_user *u, char *id, size_t size)
{
    json_t *body;
    const char *text;
    int status;

    if (!web_session(at, u))
        return false;
    status = web_http(
        at, u, "POST", "/api/v1/tables",
        "{\"v\":1,\"setup\":\"carcassonne players=2\",\"name\":\"Anna\","
        "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}",
        &body);
    text = json_string_value(json_object_get(body, "id"));
    if (text != NULL)
        snprintf(id, size, "%s", text);
    json_decref(body);
    return status == 200 && text != NULL;
}

static void *make_tables(void *user)
{
    for (int i = (int)(intptr_t)user; i < ngames; i += MAKERS)
        if (!make_table(node[far ? 0 : i % nnodes].port, &game[i].user,
                        game[i].id, sizeof game[i].id))
            break;
    return NULL;
}

static bool open_tables(void)
{
    pthread_t maker[MAKERS];
    int64_t start = web_ms();

    for (intptr_t i = 0; i < MAKERS; i++)
        pthread_create(&maker[i], NULL, make_tables, (void *)i);
    for (int i = 0; i < MAKERS; i++)
        pthread_join(maker[i], NULL);
    for (int i = 0; i < ngames; i++) {
        game[i].to_act = -1;
        if (game[i].id[0] == '\0')
            return false;
    }
    printf("%d guests and tables made in %.1f s\n", ngames,
           (double)(web_ms() - start) / 1000);
    return true;
}

static void place_clients(void)
{
    for (int i = 0; i < nclients; i++) {
        client[i].table = i < 2 * ngames ? i / 2 : i % ngames;
        client[i].viewer = i < 2 * ngames ? i % 2 : -1;
    }
}

/* ---- moves -------------------------------------------------------------- */

static void move(struct game *g, int64_t due)
{
    struct client *c = &client[2 * (g - game) + g->to_act];
    char text[300];
    int n = snprintf(text, sizeof text,
                     "{\"v\":1,\"t\":\"act\",\"id\":\"m-%d\",\"seat\":%d,"
                     "\"seq\":%ld,\"actions\":[\"%s\"]}",
                     ++g->moves, g->to_act, g->seq, g->action);

    g->due = due;
    g->waiting = true;
    g->to_act = -1;
    say(c, 1, text, (size_t)n);
}

/* A table that may move, the next in turn; NULL if all wait. */
static struct game *next_game(void)
{
    static int at;

    for (int i = 0; i < ngames; i++) {
        struct game *g = &game[at];

        at = (at + 1) % ngames;
        if (!g->waiting && !g->over && g->to_act >= 0)
            return g;
    }
    return NULL;
}

/* Moves at a steady rate; how many could not even be sent within a second. */
static long play(int64_t until)
{
    int64_t due = now_us();
    long skipped = 0;

    while (now_us() < until) {
        int64_t now = now_us();
        struct game *g;

        while (due <= now && (g = next_game()) != NULL) {
            move(g, due);
            due += 1000000 / rate;
        }
        while (due < now - 1000000) {
            due += 1000000 / rate;
            skipped++;
        }
        turn(1);
    }
    return skipped;
}

static int percentile(double part)
{
    long sum = 0, all = 0;
    int i;

    for (i = 0; i <= LATENCY_MAX; i++)
        all += latency[i];
    for (i = 0; i < LATENCY_MAX; i++) {
        sum += latency[i];
        if ((double)sum >= part * (double)all)
            break;
    }
    return i;
}

static bool drain(void)
{
    int64_t start = web_ms();
    int waiting = 1;

    while (waiting > 0 && web_ms() - start < PATIENCE) {
        turn(10);
        waiting = 0;
        for (int i = 0; i < ngames; i++)
            waiting += game[i].waiting;
    }
    return waiting == 0;
}

/* ---- the table that plays on -------------------------------------------- */

struct probe {
    struct web web;
    struct web_user user;
    char table[40], action[ACTION];
    int seat, moves;
    long seq;
    bool over;
};

static atomic_bool probe_stop;
static atomic_llong probe_worst, probe_moves, probe_faults;

static void probe_hear(struct probe *p, json_t *m)
{
    const char *kind = json_string_value(json_object_get(m, "kind"));
    json_t *act = json_object_get(m, "act");
    json_t *legal = json_object_get(act, "legal");

    p->over = p->over || (kind != NULL && strcmp(kind, "over") == 0);
    if (json_array_size(legal) == 0)
        return;
    p->seat = (int)json_integer_value(json_object_get(act, "seat"));
    p->seq = (long)json_integer_value(json_object_get(m, "seq"));
    snprintf(p->action, sizeof p->action, "%s",
             json_string_value(json_array_get(
                 legal, (size_t)p->seq % json_array_size(legal))));
}

/* Hears messages until one of this type, and until somebody is to act. */
static bool probe_until(struct probe *p, const char *type)
{
    bool met = false;

    p->seat = -1;
    while (!met || (p->seat < 0 && !p->over)) {
        json_t *m = web_hear(&p->web);
        const char *t = json_string_value(json_object_get(m, "t"));

        if (t == NULL)
            return false;
        met = met || strcmp(t, type) == 0;
        probe_hear(p, m);
        json_decref(m);
    }
    return true;
}

static bool probe_table(struct probe *p)
{
    web_close(&p->web);
    p->over = false;
    return make_table(port, &p->user, p->table, sizeof p->table) &&
           web_upgrade(&p->web, port, &p->user) &&
           web_say(&p->web,
                   json_pack("{s:i,s:s,s:s,s:s}", "v", 1, "t", "hello", "token",
                             p->user.token, "table", p->table)) &&
           probe_until(p, "ready");
}

static bool probe_move(struct probe *p)
{
    char id[24];
    int64_t start, took;

    snprintf(id, sizeof id, "p-%d", ++p->moves);
    start = web_ms();
    if (!web_say(&p->web, json_pack("{s:i,s:s,s:s,s:i,s:i,s:[s]}", "v", 1, "t",
                                    "act", "id", id, "seat", p->seat, "seq",
                                    (int)p->seq, "actions", p->action)) ||
        !probe_until(p, "ack"))
        return false;
    took = web_ms() - start;
    if (took > probe_worst)
        probe_worst = took;
    probe_moves++;
    return true;
}

static void *probe(void *user)
{
    static struct probe p = {.over = true};

    (void)user;
    p.web.fd = -1;
    while (!probe_stop && probe_faults == 0) {
        if ((p.over && !probe_table(&p)) || !probe_move(&p))
            probe_faults++;
        web_sleep(PROBE_PAUSE);
    }
    web_close(&p.web);
    return NULL;
}

/* ---- the three measurements --------------------------------------------- */

/* What was measured, of the server and of the bare one. */
static struct {
    long socket_bytes;
    double per_second;
    int p99;
    int64_t storm, stall; /* ms */
    int loop_lag;         /* ms */
} found;

static struct mirror bare[2]; /* before and after */

/*
 * What was free in the server's heap is used first, so the second half of the
 * sockets is measured by itself, and the larger figure counts.
 */
static bool measure_memory(pid_t server)
{
    long before = web_memory(server), half, all, second;
    int64_t ms = open_all(0, nclients / 2), more;

    half = web_memory(server);
    more = ms < 0 ? ms : open_all(nclients / 2, nclients);
    if (more < 0) {
        printf("sockets: only %d of %d open\n", nready, nclients);
        return false;
    }
    all = (web_memory(server) - before) / nclients;
    second = (web_memory(server) - half) / (nclients - nclients / 2);
    found.socket_bytes = all > second ? all : second;
    printf("sockets: %d open in %.1f s, %ld bytes of server memory each, %ld "
           "those of the second half\n",
           nclients, (double)(ms + more) / 1000, all, second);
    fflush(stdout);
    return true;
}

static bool measure_moves(pid_t server)
{
    double cpu = cpu_of(server), queue = queue_of(server), own = own_cpu();
    double per_second, took;
    int64_t start = now_us();
    long skipped = play(start + (int64_t)seconds * 1000000);
    bool all;

    took = (double)(now_us() - start) / 1e6;
    per_second = (double)acked / took;
    cpu = (cpu_of(server) - cpu) / took;
    own = (own_cpu() - own) / took;
    queue = (queue_of(server) - queue) / took;
    all = drain();
    found.per_second = per_second;
    found.p99 = percentile(0.99);
    printf("moves:   %.0f acknowledged a second at %d tables, %d asked for\n"
           "         after p50 %d, p99 %d, worst %d ms; %ld not sent\n"
           "         the server used %.0f %% of a processor and waited %.0f %% "
           "for "
           "one; the clients used %.0f %%\n",
           per_second, ngames, rate, percentile(0.5), percentile(0.99),
           percentile(1), skipped, cpu * 100, queue * 100, own * 100);
    fflush(stdout);
    return all && acked > 0;
}

/* How late the server's loop was at most since this was asked last, ms. */
static int loop_lag(void)
{
    static const char ask[] = "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                              "Connection: close\r\n\r\n";
    static const char name[] = "\ndeskovka_loop_lag_max_ms ";
    static struct web w;
    const char *at = NULL;

    if (web_connect(&w, port) && web_write(&w, ask, sizeof ask - 1)) {
        while (web_more(&w))
            continue;
        w.in[w.len < sizeof w.in ? w.len : sizeof w.in - 1] = '\0';
        at = strstr((char *)w.in, name);
    }
    web_close(&w);
    return at == NULL ? -1 : (int)strtol(at + sizeof name - 1, NULL, 10);
}

static bool measure_storm(void)
{
    pthread_t thread;
    int64_t ms, calm;

    retries = 0;
    pthread_create(&thread, NULL, probe, NULL);
    web_sleep(PROBE_BEFORE);
    calm = atomic_exchange(&probe_worst, 0);
    loop_lag(); /* from now on */
    for (int i = 0; i < nclients; i++)
        hang_up(&client[i]);
    ms = open_all(0, nclients);
    probe_stop = true;
    pthread_join(thread, NULL);
    if (ms < 0)
        printf("storm:   only %d of %d back\n", nready, nclients);
    found.storm = ms;
    found.stall = probe_worst;
    found.loop_lag = loop_lag();
    printf("storm:   %d sockets dropped at once, all back and resumed after "
           "%.1f s, %ld tries more\n"
           "         the table that played on waited %lld ms at most, %lld "
           "before; %lld moves; the loop was late by %d ms at most\n",
           nclients, (double)ms / 1000, retries, (long long)probe_worst,
           (long long)calm, (long long)probe_moves, found.loop_lag);
    fflush(stdout);
    return ms >= 0 && probe_faults == 0 && probe_moves > 0;
}

static void measure(pid_t server)
{
    CHECK(open_tables(), "tables cannot be made");
    place_clients();
    CHECK(measure_memory(server), "sockets");
    for (int i = 2 * ngames; i < nclients; i++)
        hang_up(&client[i]);
    CHECK(measure_moves(server), "moves are not acknowledged");
    CHECK(open_all(2 * ngames, nclients) >= 0, "spectators");
    CHECK(measure_storm(), "the storm");
    EQUAL(faults, 0, "%ld faults", faults);
    for (int i = 0; i < nclients; i++)
        hang_up(&client[i]);
}

/* ---- verdicts ----------------------------------------------------------- */

/*
 * The share of the bare server's figure that the true one must reach: rules,
 * views, JSON and SQLite for every move, a session and a position for every
 * socket that comes.
 */
#define MOVES_SHARE 8 /* a move, as many bare ones */
#define WAIT_SHARE  4 /* ms, of one of the bare one */
#define STORM_SHARE 10

static double larger(double a, double b)
{
    return a > b ? a : b;
}

static double smaller(double a, double b)
{
    return a < b ? a : b;
}

/* A figure that must not exceed its goal, or what the machine excuses. */
static void judge(const char *what, double got, double goal, double excused,
                  const char *unit)
{
    double limit = larger(goal, excused);

    printf("%-22s %8.0f %-7s goal %6.0f: %s", what, got, unit, goal,
           got <= goal ? "reached\n" : "NOT REACHED");
    if (got > goal)
        printf(", this machine excuses %.0f%s\n", limit,
               got > limit ? ": FAILED" : "");
    CHECK(got <= limit, "%s: %.0f %s, at most %.0f", what, got, unit, limit);
}

static void judge_rate(void)
{
    double goal = 0.99 * rate,
           could = smaller(bare[0].per_second, bare[1].per_second);
    double least = smaller(goal, could / MOVES_SHARE);

    printf("%-22s %8.0f %-7s goal %6.0f: %s", "moves acknowledged",
           found.per_second, "a s", goal,
           found.per_second >= goal ? "reached\n" : "NOT REACHED");
    if (found.per_second < goal)
        printf(", this machine excuses %.0f%s\n", least,
               found.per_second < least ? ": FAILED" : "");
    CHECK(found.per_second >= least, "moves: %.0f a second, at least %.0f",
          found.per_second, least);
}

static void judge_all(void)
{
    double wait = larger(bare[0].p99, bare[1].p99);
    double storm = larger(bare[0].storm, bare[1].storm);
    double stall = larger(bare[0].stall, bare[1].stall);

    printf("a bare server here: %.0f and %.0f moves a second; p99 %.0f and "
           "%.0f ms; storm %.0f and %.0f ms, stall %.0f and %.0f ms\n",
           bare[0].per_second, bare[1].per_second, bare[0].p99, bare[1].p99,
           bare[0].storm, bare[1].storm, bare[0].stall, bare[1].stall);
    judge("memory of a socket", (double)found.socket_bytes,
          nclients < 10000 ? 4 * MEMORY_GOAL : MEMORY_GOAL, 0, "bytes");
    judge_rate();
    /* moves that come faster than they are taken wait ever longer */
    if (found.per_second >= 0.99 * rate)
        judge("acknowledged, p99", found.p99, ACK_GOAL, WAIT_SHARE * wait,
              "ms");
    else
        printf("%-22s %8d ms      not judged: the rate was not reached\n",
               "acknowledged, p99", found.p99);
    judge("storm over", (double)found.storm, STORM_GOAL, STORM_SHARE * storm,
          "ms");
    judge("wait of another", (double)found.stall, STALL_GOAL,
          WAIT_SHARE * stall, "ms");
    judge("loop late", found.loop_lag, LOOP_GOAL, WAIT_SHARE * stall, "ms");
}

/* ---- another store ------------------------------------------------------ */

/* Moves a second at which times are taken. */
#define CALM_RATE 200

/* Seconds of processor that PostgreSQL below postgres.sh has used. */
static double database_cpu(void)
{
    char command[600] = "", line[100] = "";
    const char *folder = getenv("PG_FOLDER");
    FILE *f;

    if (folder == NULL)
        return 0;
    snprintf(command, sizeof command,
             "p=$(head -n 1 %s/data/postmaster.pid); cat /proc/[0-9]*/stat "
             "2>/dev/null | awk -v p=$p '{sub(/^.*\\) /, \"\")} $2 == p "
             "{s += $12 + $13} END {print s + 0}'",
             folder);
    f = popen(command, "r");
    if (f != NULL && fgets(line, sizeof line, f) == NULL)
        line[0] = '\0';
    if (f != NULL)
        pclose(f);
    return strtod(line, NULL) / (double)sysconf(_SC_CLK_TCK);
}

/* As many moves as go; then the times of few of them. */
static void measure_store(pid_t server)
{
    double cpu, database, per_second;
    long memory = memory_of_nodes();
    int64_t start;

    (void)server; /* one of them */
    CHECK(open_tables() && (place_clients(), open_all(0, nclients) >= 0),
          "tables");
    cpu = cpu_of_nodes();
    database = database_cpu();
    start = now_us();
    play(start + (int64_t)seconds * 1000000);
    per_second = (double)acked / ((double)(now_us() - start) / 1e6);
    CHECK(drain() && acked > 0, "moves are not acknowledged");
    cpu = cpu_of_nodes() - cpu;
    database = database_cpu() - database;
    memory = memory_of_nodes() - memory;
    printf("store %.0f %.1f %.1f", per_second, 1e6 * cpu / (double)acked,
           1e6 * database / (double)acked);
    memset(latency, 0, sizeof latency);
    rate = CALM_RATE;
    play(now_us() + (int64_t)seconds * 1000000);
    CHECK(drain(), "moves are not acknowledged");
    printf(" %d %d %ld\n", percentile(0.5), percentile(0.99), memory / ngames);
    EQUAL(faults, 0, "%ld faults", faults);
}

/* ---- all ---------------------------------------------------------------- */

static int number(int argc, char **argv, int at, int otherwise)
{
    long n = argc > at ? strtol(argv[at], NULL, 10) : 0;

    return n > 0 && n <= 1000000 ? (int)n : otherwise;
}

static bool room_for_sockets(void)
{
    struct rlimit l;

    getrlimit(RLIMIT_NOFILE, &l);
    l.rlim_cur = l.rlim_max;
    setrlimit(RLIMIT_NOFILE, &l);
    return l.rlim_cur > (rlim_t)nclients + 200;
}

static bool read_arguments(int argc, char **argv)
{
    nclients = number(argc, argv, 2, 10000);
    ngames = number(argc, argv, 3, 2000);
    seconds = number(argc, argv, 4, 10);
    rate = number(argc, argv, 5, RATE_USUAL);
    if (nclients < 2 * ngames)
        nclients = 2 * ngames;
    client = calloc((size_t)nclients, sizeof *client);
    game = calloc((size_t)ngames, sizeof *game);
    poller = epoll_create1(EPOLL_CLOEXEC);
    return argc > 1 && client != NULL && game != NULL && poller >= 0;
}

/* The nodes, linked with each other if there are several. */
static void start_nodes(const char *program, const char *url, const char *log,
                        const char *key)
{
    for (int i = 0; i < nnodes; i++) {
        char link[40], name[20], keys[100];
        char *more[] = {(char[]){"--rate-http=0"},
                        (char[]){"--rate-messages=0"},
                        (char[]){"--rate-tables=0"},
                        (char[]){"--log=warn"},
                        keys,
                        nnodes > 1 ? name : NULL,
                        link,
                        NULL};

        snprintf(keys, sizeof keys, "--key=%s", key);
        snprintf(name, sizeof name, "--node=n%d", i);
        snprintf(link, sizeof link, "--link=127.0.0.1:%d", web_free_port());
        node[i].port = web_free_port();
        node[i].pid = web_start(program, node[i].port, url, log, more);
        if (nnodes > 1)
            web_await(node[i].port);
    }
    port = node[0].port;
    if (nnodes > 1)
        web_sleep(3000); /* all have heard of each other */
}

static void stop_nodes(void)
{
    for (int i = nnodes - 1; i >= 0; i--) {
        int status = 1;

        kill(node[i].pid, SIGTERM);
        waitpid(node[i].pid, &status, 0);
        CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0,
              "it goes down in order: %x", status);
    }
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/deskovka-load-XXXXXX", store[80], log[80], rm[80];
    char key[90];

    if (!read_arguments(argc, argv) || mkdtemp(folder) == NULL) {
        fprintf(stderr,
                "usage: load PROGRAM [SOCKETS [TABLES [SECONDS [RATE]]]]\n");
        return 2;
    }
    if (!room_for_sockets()) {
        fprintf(stderr, "load: not enough descriptors for %d sockets\n",
                nclients);
        return 1;
    }
    snprintf(store, sizeof store, "sqlite:%s/table.db", folder);
    snprintf(log, sizeof log, "%s/log", folder);
    snprintf(key, sizeof key, "%s/key", folder);
    far = argc > 7 && strcmp(argv[7], "far") == 0;
    nnodes = argc <= 7 ? 1 : far ? 2 : NODES;
    if (argc <= 6) {
        print_conditions(store);
        HOLD_EQUAL(mirror_measure(folder, 2 * ngames, rate, nclients, &bare[0]),
                   0, "the bare server");
    }
    start_nodes(argv[1],
                argc > 6 && strcmp(argv[6], "sqlite") != 0 ? argv[6] : store,
                log, key);
    if (CHECK(web_await(port) >= 0, "the server does not start"))
        (argc > 6 ? measure_store : measure)(node[0].pid);
    stop_nodes();
    if (argc <= 6) {
        HOLD_EQUAL(mirror_measure(folder, 2 * ngames, rate, nclients, &bare[1]),
                   0, "the bare server");
        judge_all();
    }
    snprintf(rm, sizeof rm, "rm -rf %s", folder);
    if (tests_failed > 0 || system(rm) != 0)
        printf("%s remains\n", folder);
    free(client);
    free(game);
    return test_end();
}
