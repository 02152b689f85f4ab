/*
 * Three nodes on one PostgreSQL, pairs of people who play at their tables over
 * whichever node they happen to reach, and faults: nodes are killed, stopped,
 * sent home, cut off from the database and from each other, their clocks are
 * set, connections run out, the disk takes its time, the primary dies and its
 * standby goes on.  What every client saw goes into a journal; cluster_check
 * reads the journals and the log.  Runs below cluster.sh.
 * usage: cluster PROGRAM FOLDER [FAULTS [SEED]]
 * From the environment: CLUSTER_RATE, moves a second that people want to make
 * (500; 0: as many as go); CLUSTER_NET, this network is the test's own.
 */
#define _GNU_SOURCE
#include "proxy.h"

#include "sitter.h"

#define NODES   3
#define PAIRS   12
#define RATE    500  /* moves a second */
#define ROLLING 2000 /* ms, of 99 in 100 moves in a rolling restart */
#define EVENTS  40000
#define LEASE   2000 /* ms */

struct node {
    char name[4];
    int port, link;            /* where it listens */
    struct proxy database, in; /* its way to the database; the others' to it */
    pid_t pid;                 /* 0: it is down */
};

/* Two people at one table, one after the other. */
struct pair {
    pthread_mutex_t lock;
    const char *setup;
    char table[40];
    int games;
};

struct player {
    struct sitter s;
    struct pair *pair;
    int own; /* seat */
    FILE *journal;
    char *told[EVENTS]; /* each event as it was told first */
    bool sits, begun;
    int64_t sent; /* when the move was first sent */
    int *waits;
    int nwaits;
};

static struct node nodes[NODES];
static struct pair pairs[PAIRS];
static struct player players[2 * PAIRS];
static const char *program, *folder;
static atomic_bool calm;
static atomic_int rate;      /* moves a second; 0: as many as go */
static atomic_llong next_at; /* when the next one is due, us */

/* ---- what is told ------------------------------------------------------- */

/* Every message to a person is for that person's eyes. */
static void check_eyes(struct player *p, const json_t *m)
{
    const json_t *as = json_object_get(m, "as");
    int viewer = (int)json_integer_value(as);

    if (as != NULL && viewer != p->own && viewer != -1)
        sitter_fault(&p->s, "a message for another one's eyes");
    if (viewer == -1 && p->begun && p->sits)
        sitter_fault(&p->s, "a seat is told what spectators are");
}

static void note_event(struct player *p, const json_t *m, uint32_t seq,
                       char *text)
{
    p->s.last = seq;
    p->told[seq] = text;
    fprintf(p->journal, "T %s %u %d %s %s\n", p->s.table, seq,
            (int)web_number(m, "by"), web_text(m, "kind"),
            web_text(m, "action"));
}

/* The same event is the same text for the same eyes, whoever tells it. */
static void take_event(struct player *p, const json_t *m)
{
    uint32_t seq = (uint32_t)web_number(m, "seq");
    bool mine = web_number(m, "as") == p->own;
    char *text = json_dumps(m, JSON_COMPACT | JSON_SORT_KEYS);

    if (seq >= EVENTS || (seq > p->s.last + 1)) {
        sitter_fault(&p->s, "a gap");
    } else if (seq <= p->s.last) {
        if (mine && p->told[seq] != NULL &&
            strstr(p->told[seq], "\"as\":-1") == NULL &&
            strcmp(p->told[seq], text) != 0)
            sitter_fault(&p->s, "the past has changed");
    } else {
        note_event(p, m, seq, text);
        text = NULL;
    }
    free(text);
    if (strcmp(web_text(m, "kind"), "start") == 0)
        p->begun = true;
    if (seq == p->s.last)
        sitter_act(&p->s, m);
    sitter_ends(&p->s, m);
}

static void take_ack(struct player *p, const json_t *m)
{
    int64_t wait = web_ms() - p->sent;

    if (!sitter_acked(&p->s, m))
        return;
    if (p->nwaits < EVENTS)
        p->waits[p->nwaits++] = (int)wait;
    fprintf(p->journal, "A %s %s.%s %d %s\n", p->s.table, p->s.user.id, p->s.id,
            (int)web_number(m, "first"), p->s.action);
}

static void take_error(struct player *p, const json_t *m)
{
    const char *code = web_text(m, "code");

    if (strcmp(web_text(m, "re"), p->s.id) != 0)
        return;
    if (strcmp(code, "stale") == 0 || strcmp(code, "turn") == 0) {
        sitter_fault(&p->s, "somebody else has moved for this seat");
        p->s.pending = false;
    } else if (strcmp(code, "state") == 0) {
        p->s.pending = false;
    } else if (strcmp(code, "busy") == 0 || strcmp(code, "read_only") == 0) {
        web_close(&p->s.web); /* tried again, elsewhere */
    } else if (strcmp(code, "rate") != 0) {
        sitter_fault(&p->s, code);
        p->s.pending = false;
    }
}

static void take_table(struct player *p, const json_t *m)
{
    const json_t *seat =
        json_array_get(json_object_get(m, "seats"), (size_t)p->own);

    p->sits = strcmp(web_text(seat, "user"), p->s.user.id) == 0;
    p->begun = strcmp(web_text(m, "status"), "open") != 0;
    if ((uint32_t)web_number(m, "seq") < p->s.acked_to)
        sitter_fault(&p->s, "something acknowledged is lost");
}

static bool listen_once(struct sitter *s, bool *ready)
{
    struct player *p = (struct player *)s;
    json_t *m = web_hear(&p->s.web);
    const char *t = web_text(m, "t");

    if (m == NULL)
        return false;
    if (strcmp(t, "event") == 0 || strcmp(t, "state") == 0)
        check_eyes(p, m);
    if (strcmp(t, "event") == 0)
        take_event(p, m);
    else if (strcmp(t, "ack") == 0)
        take_ack(p, m);
    else if (strcmp(t, "error") == 0)
        take_error(p, m);
    else if (strcmp(t, "ready") == 0)
        *ready = true;
    else if (strcmp(t, "table") == 0)
        take_table(p, m);
    json_decref(m);
    return p->s.web.fd >= 0;
}

/* ---- playing ------------------------------------------------------------ */

static int any_port(struct player *p)
{
    return nodes[test_below(&p->s.seed, NODES)].port;
}

static void forget(struct player *p)
{
    for (uint32_t i = 0; i <= p->s.last && i < EVENTS; i++) {
        free(p->told[i]);
        p->told[i] = NULL;
    }
    p->s.last = p->s.acked_to = 0;
    p->s.over = p->s.pending = p->sits = p->begun = false;
    p->s.seat = -3;
    p->s.table[0] = '\0';
}

/* The first of a pair makes the table, the other one finds it. */
static bool find_table(struct player *p)
{
    char text[400];
    json_t *body = NULL;
    int status = 0;

    if (p->s.user.token[0] == '\0' && !web_session(any_port(p), &p->s.user))
        return false;
    pthread_mutex_lock(&p->pair->lock);
    if (p->own == 0) {
        snprintf(text, sizeof text,
                 "{\"v\":1,\"setup\":\"%s\",\"name\":\"Anna\",\"seats\":"
                 "[{\"kind\":\"me\"},{\"kind\":\"person\"}]}",
                 p->pair->setup);
        status = web_http(any_port(p), &p->s.user, "POST", "/api/v1/tables",
                          text, &body);
        if (status == 200) {
            snprintf(p->pair->table, sizeof p->pair->table, "%s",
                     web_text(body, "id"));
            p->pair->games++;
        }
    }
    snprintf(p->s.table, sizeof p->s.table, "%s", p->pair->table);
    if (p->own == 0 && status != 200)
        p->s.table[0] = '\0';
    pthread_mutex_unlock(&p->pair->lock);
    json_decref(body);
    return p->s.table[0] != '\0';
}

/* Sits down; the owner begins. */
static bool prepare(struct player *p)
{
    char id[24];

    snprintf(id, sizeof id, "s-%d", (int)test_below(&p->s.seed, 1000000));
    if (!p->sits)
        return web_say(&p->s.web,
                       json_pack("{s:i,s:s,s:s,s:i,s:s}", "v", 1, "t", "sit",
                                 "id", id, "seat", p->own, "name", "Eva"));
    if (p->own == 0)
        return web_say(&p->s.web, json_pack("{s:i,s:s,s:s}", "v", 1, "t",
                                            "start", "id", id));
    return true;
}

static bool my_turn(const struct player *p)
{
    return p->begun && p->s.seat == p->own && json_array_size(p->s.legal) > 0 &&
           !p->s.over && p->s.last >= p->s.acked_to;
}

static void choose(struct player *p)
{
    sitter_choose(&p->s, p->s.moves + 1);
    p->sent = web_ms();
}

static int64_t now_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* Waits for the turn of one more move; what was not made is not made up for. */
static void pace(void)
{
    int wanted = atomic_load(&rate);
    int64_t now = now_us(), mine;

    if (wanted == 0)
        return;
    mine = atomic_fetch_add(&next_at, 1000000 / wanted);
    if (mine < now - 100000)
        atomic_store(&next_at, now);
    else if (mine > now)
        usleep((useconds_t)(mine - now));
}

static void sit(struct player *p)
{
    bool unused;

    if (!sitter_join(&p->s, any_port(p), listen_once))
        return;
    if (p->s.pending) {
        p->s.again++;
        if (!sitter_send(&p->s, p->own))
            return;
    }
    while (!p->s.over && !atomic_load(&stop)) {
        if (!p->begun) {
            if (!prepare(p))
                return;
            web_sleep(20);
        }
        if (!p->s.pending && my_turn(p) && !atomic_load(&calm)) {
            pace();
            choose(p);
            if (!sitter_send(&p->s, p->own))
                return;
        }
        if (!listen_once(&p->s, &unused))
            return;
    }
}

/* Once more from the beginning: the same texts. */
static void retell(struct player *p)
{
    uint32_t last = p->s.last;

    p->s.last = 0;
    for (int i = 0; i < 200 && p->s.last < last; i++) {
        bool ready = false;

        p->s.last = 0;
        if (sitter_hello(&p->s, any_port(p), 0)) {
            p->s.last = last;
            while (!ready && listen_once(&p->s, &ready))
                continue;
            p->s.last = ready ? last : 0;
        }
        web_close(&p->s.web);
        web_sleep(20);
    }
    if (p->s.last < last)
        sitter_fault(&p->s, "the story cannot be told again");
}

static void *player_main(void *arg)
{
    struct player *p = arg;

    while (!atomic_load(&stop)) {
        if (p->s.over) {
            retell(p);
            forget(p);
            if (p->own == 1)
                web_sleep(50);
        }
        if (p->s.table[0] == '\0' && !find_table(p)) {
            web_sleep(10);
            continue;
        }
        if (p->own == 1 && strcmp(p->s.table, p->pair->table) != 0 && !p->begun)
            forget(p);
        sit(p);
        web_close(&p->s.web);
        if (!p->s.over)
            web_sleep(5);
    }
    return NULL;
}

/* ---- nodes -------------------------------------------------------------- */

static void node_start(struct node *n)
{
    char store[600], link[60], key[300], log[300], name[20], lease[20];
    char *more[] = {name,
                    link,
                    key,
                    lease,
                    (char[]){"--rate-http=0"},
                    (char[]){"--rate-messages=0"},
                    (char[]){"--rate-tables=0"},
                    (char[]){"--per-address=1000"},
                    (char[]){"--open-most=0"},
                    (char[]){"--bot-threads=1"},
                    NULL};

    snprintf(store, sizeof store,
             "postgresql://deskovka@%s:%d/postgres?connect_timeout=2&%s",
             n->database.address, n->database.port,
             getenv("CLUSTER_TLS") == NULL ? "" : getenv("CLUSTER_TLS"));
    snprintf(name, sizeof name, "--node=%s", n->name);
    snprintf(link, sizeof link, "--link=127.0.0.1:%d,%s:%d", n->link,
             n->in.address, n->in.port);
    snprintf(key, sizeof key, "--key=%s/key", folder);
    snprintf(lease, sizeof lease, "--lease=%d", LEASE / 1000);
    snprintf(log, sizeof log, "%s/log-%s", folder, n->name);
    if (n == &nodes[0] && getenv("CLOCK_STEP_LIB") != NULL)
        setenv("LD_PRELOAD", getenv("CLOCK_STEP_LIB"), 1);
    n->pid = web_start(program, n->port, store, log, more);
    unsetenv("LD_PRELOAD");
}

static void node_await(struct node *n)
{
    while (web_await(n->port) < 0 && !atomic_load(&stop)) {
        fprintf(stderr, "node %s does not serve\n", n->name);
        exit(1);
    }
}

/* Starts again; one that is turned away for a moment tries again. */
static void node_again(struct node *n)
{
    int64_t end = web_ms() + 40000;

    while (web_ms() < end) {
        struct web_user nobody = {.cookie = ""};
        json_t *body;
        int status;

        if (n->pid != 0 && waitpid(n->pid, NULL, WNOHANG) == n->pid)
            n->pid = 0;
        if (n->pid == 0)
            node_start(n);
        status = web_http(n->port, &nobody, "GET", "/health", "", &body);
        json_decref(body);
        if (status == 200)
            return;
        web_sleep(20);
    }
    HOLD(false, "node %s does not come again", n->name);
}

static void node_end(struct node *n, int signal_number)
{
    if (n->pid == 0)
        return;
    kill(n->pid, signal_number);
    waitpid(n->pid, NULL, 0);
    n->pid = 0;
}

/* ---- faults ------------------------------------------------------------- */

static int primary_port;

/* A command of cluster.sh about the databases; its first line. */
static const char *database(const char *what)
{
    static char out[200];
    char command[400];
    FILE *f;

    snprintf(command, sizeof command, "%s pg %s", getenv("CLUSTER_SH"), what);
    f = popen(command, "r");
    out[0] = '\0';
    if (f == NULL || fgets(out, sizeof out, f) == NULL)
        out[0] = '\0';
    if (f != NULL)
        pclose(f);
    out[strcspn(out, "\n")] = '\0';
    return out;
}

static struct node *some_node(uint64_t *seed)
{
    return &nodes[test_below(seed, NODES)];
}

static int longer_than_lease(uint64_t *seed)
{
    return LEASE + 200 + test_below(seed, LEASE / 2);
}

static void kill_node(uint64_t *seed)
{
    struct node *n = some_node(seed);

    node_end(n, SIGKILL);
    web_sleep(test_below(seed, LEASE + 500));
    node_again(n);
}

static void send_home(uint64_t *seed)
{
    struct node *n = some_node(seed);

    node_end(n, SIGTERM);
    web_sleep(test_below(seed, 300));
    node_again(n);
}

static void stop_node(uint64_t *seed)
{
    struct node *n = some_node(seed);

    kill(n->pid, SIGSTOP);
    web_sleep(longer_than_lease(seed));
    kill(n->pid, SIGCONT);
}

/* A short pause, which may end in the middle of something. */
static void pause_node(uint64_t *seed)
{
    struct node *n = some_node(seed);

    kill(n->pid, SIGSTOP);
    web_sleep(test_below(seed, LEASE));
    kill(n->pid, SIGCONT);
}

/* Packets to and from it are lost, or arrive again. */
static void lose(const struct proxy *p, const char *what)
{
    char command[100];

    snprintf(command, sizeof command, "ip route %s blackhole %s table local",
             what, p->address);
    HOLD(system(command) == 0, "%s", command);
}

/* The ways to cut somebody off: losing packets needs a network of our own. */
static void cut(struct proxy *p, uint64_t *seed, int ms)
{
    int way = test_below(seed, getenv("CLUSTER_NET") == NULL ? 2 : 3);

    if (way == 2)
        lose(p, "add");
    else
        atomic_store(&p->mode, way == 0 ? PROXY_CUT : PROXY_STALL);
    web_sleep(ms);
    if (way == 2)
        lose(p, "del");
    atomic_store(&p->mode, PROXY_PASS);
}

static void cut_database(uint64_t *seed)
{
    cut(&some_node(seed)->database, seed, longer_than_lease(seed));
}

static void blink_database(uint64_t *seed)
{
    cut(&some_node(seed)->database, seed, 20 + test_below(seed, 400));
}

static void cut_link(uint64_t *seed)
{
    cut(&some_node(seed)->in, seed, test_below(seed, LEASE));
}

/* All connections of the database are taken while one node needs a new one. */
static void fill_pool(uint64_t *seed)
{
    struct node *n = some_node(seed);

    database("fill");
    cut(&n->database, seed, 20);
    atomic_store(&n->database.mode, PROXY_CUT);
    web_sleep(20);
    atomic_store(&n->database.mode, PROXY_PASS);
    web_sleep(test_below(seed, LEASE));
    database("unfill");
}

/* Each commit takes long, some of them longer than the lease. */
static void slow_disk(uint64_t *seed)
{
    char what[40];

    snprintf(what, sizeof what, "slow %d",
             10 + test_below(seed, 2 * LEASE / 3));
    database(what);
    web_sleep(500 + test_below(seed, LEASE));
    database("quick");
}

/* The calendar of one node jumps; nothing at a table may notice. */
static void step_clock(uint64_t *seed)
{
    char path[300];
    FILE *f;

    snprintf(path, sizeof path, "%s/clock", folder);
    f = fopen(path, "w");
    if (f != NULL) {
        fprintf(f, "%d\n", test_below(seed, 2) ? 3600 : -3600);
        fclose(f);
    }
    web_sleep(200 + test_below(seed, 500));
    unlink(path);
}

static void fail_over(uint64_t *seed)
{
    int port;

    (void)seed;
    database("fail-over"); /* the primary is killed, the standby goes on */
    port = (int)strtol(database("port"), NULL, 10);
    primary_port = port;
    for (int i = 0; i < NODES; i++) {
        atomic_store(&nodes[i].database.target, port);
        atomic_store(&nodes[i].database.mode, PROXY_CUT);
    }
    web_sleep(50);
    for (int i = 0; i < NODES; i++)
        atomic_store(&nodes[i].database.mode, PROXY_PASS);
    database("rebuild"); /* the old one comes back as standby */
}

static const struct {
    const char *name;
    void (*run)(uint64_t *seed);
} kinds[] = {
    {"kill", kill_node},       {"stop", stop_node},      {"home", send_home},
    {"cut off", cut_database}, {"link", cut_link},       {"pause", pause_node},
    {"blink", blink_database}, {"full pool", fill_pool}, {"clock", step_clock},
    {"slow disk", slow_disk},  {"fail-over", fail_over},
};

enum { KINDS = sizeof kinds / sizeof *kinds };

/* ---- the run ------------------------------------------------------------ */

/* How long moves have waited since the last look; ms of 99 in 100. */
static int print_waits(const char *what)
{
    int n = 0, p99 = 0, *all;

    for (int i = 0; i < 2 * PAIRS; i++)
        n += players[i].nwaits;
    all = calloc((size_t)n + 1, sizeof *all);
    n = 0;
    for (int i = 0; i < 2 * PAIRS; i++) {
        memcpy(all + n, players[i].waits,
               (size_t)players[i].nwaits * sizeof *all);
        n += players[i].nwaits;
        players[i].nwaits = 0;
    }
    qsort(all, (size_t)n, sizeof *all, sitter_compare);
    if (n > 0) {
        p99 = all[n * 99 / 100];
        printf("# measured, %s: %d moves, p50 %d ms, p99 %d ms, longest %d "
               "ms\n",
               what, n, all[n / 2], p99, all[n - 1]);
    }
    free(all);
    return p99;
}

/* Moves a second, in so many ms. */
static int moves_in(int ms)
{
    int64_t before = atomic_load(&acked), since = web_ms();

    web_sleep(ms);
    return (int)((atomic_load(&acked) - before) * 1000 / (web_ms() - since));
}

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

/*
 * As many as go, those that are wanted, and as many as go again: it must keep
 * up with them, or with half of what the machine gave before and after.  How
 * long they waited without faults: ms of 99 in 100.
 */
static int load(int wanted, int ms)
{
    int most, got, after, p99;

    atomic_store(&rate, 0);
    most = moves_in(ms);
    print_waits("as many as go");
    atomic_store(&rate, wanted);
    got = moves_in(ms);
    p99 = print_waits("no faults");
    atomic_store(&rate, 0);
    after = moves_in(ms);
    print_waits("as many as go, again");
    atomic_store(&rate, wanted);
    printf("# measured, load: %d moves/s wanted, %d made, %d and %d when as "
           "many as go\n",
           wanted, got, most, after);
    HOLD(2 * got >= lesser(2 * wanted * 9 / 10, lesser(most, after)),
         "%d of %d moves/s, the machine gives %d and %d", got, wanted, most,
         after);
    return p99;
}

/* Moves go on within this time, or everybody waits for nothing. */
static bool moves_again(int ms)
{
    int64_t before = atomic_load(&acked), end = web_ms() + ms;

    while (web_ms() < end) {
        if (atomic_load(&acked) > before + 2 * PAIRS)
            return true;
        web_sleep(10);
    }
    return false;
}

static void start_all(void)
{
    char path[300];

    snprintf(path, sizeof path, "%s/clock", folder);
    setenv("CLOCK_STEP", path, 1);
    primary_port = (int)strtol(database("port"), NULL, 10);
    for (int i = 0; i < NODES; i++) {
        struct node *n = &nodes[i];

        snprintf(n->name, sizeof n->name, "%c", 'a' + i);
        n->port = web_free_port();
        n->link = web_free_port();
        proxy_start(&n->database, 10 + i, primary_port);
        proxy_start(&n->in, 20 + i, n->link);
        node_start(n);
        node_await(n);
    }
    database("watch"); /* triggers that look at each append */
}

static void start_players(void)
{
    static const char *const setups[] = {
        "catan players=2 offers=0 turns=1000",
        "carcassonne edition=bb6 players=2",
        "carcassonne edition=bb5 modules=river,inns players=2",
    };

    for (int i = 0; i < PAIRS; i++) {
        pthread_mutex_init(&pairs[i].lock, NULL);
        pairs[i].setup = setups[i % 3];
    }
    for (int i = 0; i < 2 * PAIRS; i++) {
        struct player *p = &players[i];
        char path[300];

        p->s.number = i;
        p->pair = &pairs[i / 2];
        p->own = i % 2;
        p->s.seed = (uint64_t)i + 1;
        p->s.web.fd = -1;
        p->waits = calloc(EVENTS, sizeof *p->waits);
        snprintf(path, sizeof path, "%s/journal-%d", folder, i);
        p->journal = fopen(path, "w");
        if (p->journal == NULL || p->waits == NULL)
            exit(1);
        forget(p);
        pthread_create(&p->s.thread, NULL, player_main, p);
    }
}

static void end_all(void)
{
    atomic_store(&calm, true);
    atomic_store(&stop, true);
    for (int i = 0; i < 2 * PAIRS; i++) {
        shutdown(players[i].s.web.fd, SHUT_RDWR);
        pthread_join(players[i].s.thread, NULL);
    }
    for (int i = 0; i < 2 * PAIRS; i++) {
        if (players[i].s.table[0] != '\0' && players[i].s.last > 0)
            retell(&players[i]);
        HOLD(players[i].s.moves > 0, "player %d never moved", i);
        fclose(players[i].journal);
    }
    for (int i = 0; i < NODES; i++) {
        kill(nodes[i].pid, SIGCONT);
        node_end(&nodes[i], SIGTERM);
        proxy_end(&nodes[i].database);
        proxy_end(&nodes[i].in);
    }
}

/* Each node once is sent home and comes again, under load; on a machine where
 * moves wait anyway they may wait longer. */
static void rolling(int usual)
{
    int p99;

    for (int i = 0; i < NODES; i++) {
        node_end(&nodes[i], SIGTERM);
        node_again(&nodes[i]);
        HOLD(moves_again(20000), "nobody moves after node %s", nodes[i].name);
    }
    p99 = print_waits("rolling restart");
    HOLD(p99 <= ROLLING + 5 * usual, "%d ms in a rolling restart, %d without",
         p99, usual);
}

int main(int argc, char **argv)
{
    int n = argc > 3 ? (int)strtol(argv[3], NULL, 10) : 10;
    int count[KINDS] = {0}, usual;
    uint64_t seed = 7;
    int64_t start = web_ms();

    if (argc == 2 && strcmp(argv[1], "ports") == 0) {
        printf("%d\n", web_free_port());
        printf("%d\n", web_free_port());
        return 0;
    }
    if (argc < 3) {
        fprintf(stderr, "usage: cluster PROGRAM FOLDER [FAULTS [SEED]]\n");
        return 2;
    }
    program = argv[1];
    folder = argv[2];
    if (argc > 4)
        seed = strtoull(argv[4], NULL, 10);
    setvbuf(stdout, NULL, _IOLBF, 0);
    start_all();
    start_players();
    HOLD(moves_again(20000), "nobody moves");
    usual = load(getenv("CLUSTER_RATE") == NULL
                     ? RATE
                     : (int)strtol(getenv("CLUSTER_RATE"), NULL, 10),
                 n > KINDS ? 5000 : 1000);
    printf("# partitions: %s\n",
           getenv("CLUSTER_NET") == NULL
               ? "by a proxy; no network of its own here"
               : "by a proxy, and packets lost in a network of its own");
    rolling(usual);
    for (int i = 0; i < n && atomic_load(&faults) == 0 && tests_failed == 0;
         i++) {
        int kind = i < KINDS ? i : test_below(&seed, KINDS);

        if (i >= KINDS && kind == KINDS - 1 && test_below(&seed, 3) > 0)
            kind = test_below(&seed, KINDS - 1); /* the slowest one */
        count[kind]++;
        kinds[kind].run(&seed);
        HOLD(moves_again(30000), "nobody moves after fault %d (%s)", i + 1,
             kinds[kind].name);
        if (getenv("CLUSTER_LOUD") != NULL)
            printf("%d %s: %lld\n", i, kinds[kind].name,
                   (long long)atomic_load(&acked));
    }
    print_waits("with faults");
    end_all();
    HOLD(atomic_load(&faults) == 0, "%d faults", atomic_load(&faults));
    test_case("");
    printf("%d faults in %.0f s (", n, (double)(web_ms() - start) / 1000);
    for (int i = 0; i < KINDS; i++)
        printf("%s%d %s", i > 0 ? ", " : "", count[i], kinds[i].name);
    printf("): %lld moves acknowledged, %lld connections\n",
           (long long)atomic_load(&acked), (long long)atomic_load(&reconnects));
    return test_end();
}
