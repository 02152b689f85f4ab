/*
 * Kills the server again and again while games are played over WebSocket, and
 * checks what its clients were told: nothing acknowledged is lost, nothing
 * happens twice, no number is left out, the past never changes, and it serves
 * again within two seconds (on a slow machine: ten times what an empty one
 * takes; others may use the machine, so one start in four may be late).
 * usage: crash PROGRAM [KILLS [GAMES [STORE]]]
 */
#define _DEFAULT_SOURCE
#include "sitter.h"

#define EVENTS   40000
#define SERVE_MS 2000

/* One event as it was told: the same every time it is told. */
struct told {
    char what[40];       /* kind and who                           */
    char action[ACTION]; /* "" if it was hidden from all who heard */
};

struct player {
    struct sitter s;
    const char *setup;
    const char *bots;  /* its last seats */
    struct told *told; /* by seq, from 1; told[0 .. room) */
    uint32_t room;
    uint32_t at; /* of the acknowledged move that was not told yet */
    int64_t tables, stale;
};

static int port, ngames;
static int64_t began;
/* ---- what is told ------------------------------------------------------- */

static bool same(const struct told *a, const struct told *b)
{
    return strcmp(a->what, b->what) == 0 &&
           (a->action[0] == '\0' || b->action[0] == '\0' ||
            strcmp(a->action, b->action) == 0);
}

/* Room for what was told at this number; another table's may stand there. */
static struct told *told_at(struct player *p, uint32_t seq)
{
    while (p->room <= seq) {
        uint32_t more = p->room == 0 ? 256 : 2 * p->room;

        p->told = realloc(p->told, more * sizeof *p->told);
        if (p->told == NULL)
            exit(1);
        memset(p->told + p->room, 0, (more - p->room) * sizeof *p->told);
        p->room = more;
    }
    return &p->told[seq];
}

/*
 * An event for one of my seats.  It is told once for each of them, and the last
 * one again after a break (join); another number must follow the last one.
 */
static void take_event(struct player *p, const json_t *m)
{
    uint32_t seq = (uint32_t)web_number(m, "seq");
    struct told t, *old = told_at(p, seq < EVENTS ? seq : 0);

    snprintf(t.what, sizeof t.what, "%s %d", web_text(m, "kind"),
             (int)web_number(m, "by"));
    snprintf(t.action, sizeof t.action, "%s", web_text(m, "action"));
    if (seq == p->s.last && same(old, &t)) {
        if (old->action[0] == '\0')
            *old = t;
        if (json_object_get(json_object_get(m, "act"), "legal") != NULL)
            sitter_act(&p->s, m);
        return;
    }
    if (seq != p->s.last + 1 || seq >= EVENTS) {
        sitter_fault(&p->s, seq <= p->s.last ? "an event twice" : "a gap");
        return;
    }
    p->s.last = seq;
    *old = t;
    sitter_act(&p->s, m);
    sitter_ends(&p->s, m);
}

static void take_ack(struct player *p, const json_t *m)
{
    if (sitter_acked(&p->s, m))
        p->at = (uint32_t)web_number(m, "first");
}

/* What was acknowledged is what happened. */
static void check_acked(struct player *p)
{
    const struct told *t;

    if (p->at == 0 || p->s.pending || p->s.last < p->s.acked_to)
        return;
    t = told_at(p, p->at);
    if (strncmp(t->what, "action ", 7) != 0 ||
        (t->action[0] != '\0' && strcmp(t->action, p->s.action) != 0))
        sitter_fault(&p->s, "another action than the acknowledged one");
    p->at = 0;
}

static void take_error(struct player *p, const json_t *m)
{
    const char *code = web_text(m, "code");

    if (strcmp(web_text(m, "re"), p->s.id) != 0)
        return;
    if (strcmp(code, "stale") == 0 || strcmp(code, "turn") == 0) {
        p->s.pending = false; /* a bot was faster; it never happened */
        p->stale++;
        p->at = 0;
    } else if (strcmp(code, "state") == 0) {
        p->s.pending = false;
        p->s.over = true;
    } else if (strcmp(code, "busy") != 0 && strcmp(code, "rate") != 0) {
        sitter_fault(&p->s, code);
        p->s.pending = false;
    }
}

/* One message; false when the connection is gone. */
static bool listen_once(struct sitter *s, bool *ready)
{
    struct player *p = (struct player *)s;
    json_t *m = web_hear(&p->s.web);
    const char *t = web_text(m, "t");

    if (m == NULL)
        return false;
    if (strcmp(t, "event") == 0)
        take_event(p, m);
    else if (strcmp(t, "ack") == 0)
        take_ack(p, m);
    else if (strcmp(t, "error") == 0)
        take_error(p, m);
    else if (strcmp(t, "ready") == 0)
        *ready = true;
    else if (strcmp(t, "table") == 0 &&
             (uint32_t)web_number(m, "seq") < p->s.acked_to)
        sitter_fault(&p->s, "something acknowledged is lost");
    check_acked(p);
    json_decref(m);
    return true;
}

/* ---- playing ------------------------------------------------------------ */

static json_t *seats_of(const struct player *p)
{
    json_t *seats = json_array();

    json_array_append_new(seats, json_pack("{s:s}", "kind", "me"));
    if (p->bots == NULL) {
        json_array_append_new(seats, json_pack("{s:s}", "kind", "me"));
    } else {
        json_array_append_new(
            seats, json_pack("{s:s,s:s}", "kind", "bot", "bot", p->bots));
    }
    return seats;
}

/* A new table; false if the server is down. */
static bool create(struct player *p)
{
    json_t *wish, *body;
    char *text;
    int status;

    if (p->s.user.token[0] == '\0' && !web_session(port, &p->s.user))
        return false;
    wish = json_pack("{s:i,s:s,s:s,s:o}", "v", 1, "setup", p->setup, "name",
                     "Anna", "seats", seats_of(p));
    text = json_dumps(wish, JSON_COMPACT);
    status = web_http(port, &p->s.user, "POST", "/api/v1/tables", text, &body);
    if (status == 200) {
        snprintf(p->s.table, sizeof p->s.table, "%s", web_text(body, "id"));
        p->s.last = p->s.acked_to = p->at = 0;
        p->s.over = p->s.pending = false;
        p->s.seat = -3;
        p->tables++;
    } else if (status > 0 && status < 500) {
        sitter_fault(&p->s, "no table");
    }
    free(text);
    json_decref(wish);
    json_decref(body);
    return status == 200;
}

static bool my_turn(const struct player *p)
{
    return p->s.seat >= 0 && (p->bots == NULL || p->s.seat == 0) &&
           json_array_size(p->s.legal) > 0 && !p->s.over &&
           p->s.last >= p->s.acked_to;
}

static void choose(struct player *p)
{
    sitter_choose(&p->s, p->s.moves + p->stale + 100000 * p->tables);
    p->at = 0;
}

/* Until the connection breaks or the table is over. */
static void sit(struct player *p)
{
    bool unused;

    if (!sitter_join(&p->s, port, listen_once))
        return;
    if (p->s.pending) {
        p->s.again++;
        if (!sitter_send(&p->s, p->s.seat))
            return;
    }
    while (!p->s.over && !atomic_load(&stop)) {
        if (!p->s.pending && my_turn(p)) {
            choose(p);
            if (!sitter_send(&p->s, p->s.seat))
                return;
        }
        if (!listen_once(&p->s, &unused))
            return;
    }
}

/* The whole story once more: it is the one that was told. */
static void retell(struct player *p)
{
    struct told *before = p->told;
    uint32_t last = p->s.last;
    uint32_t acked_to = p->s.acked_to;

    p->told = NULL;
    p->room = 0;
    p->s.last = 0;
    p->s.acked_to = 0;
    p->at = 0;
    if (sitter_join(&p->s, port, listen_once)) {
        if (p->s.last < last || p->s.last < acked_to)
            sitter_fault(&p->s, "the story is shorter than it was");
        for (uint32_t i = 1; i <= last; i++) {
            if (same(&before[i], told_at(p, i)))
                continue;
            sitter_fault(&p->s, "the past has changed");
            break;
        }
    } else if (!atomic_load(&stop)) {
        p->s.last = last; /* killed meanwhile: another time */
    } else {
        sitter_fault(&p->s, "the story cannot be told again");
    }
    web_close(&p->s.web);
    free(before);
}

static void *player_main(void *arg)
{
    struct player *p = arg;

    while (!atomic_load(&stop)) {
        if (p->s.table[0] == '\0' || p->s.over) {
            if (!create(p))
                web_sleep(3 + ngames / 2);
            continue;
        }
        sit(p);
        web_close(&p->s.web);
        if (!p->s.over) /* many who knock would take the processor */
            web_sleep(ngames / 2);
    }
    return NULL;
}

/* ---- killing ------------------------------------------------------------ */

static void report(const struct player *players, int *ms, int kills,
                   int64_t took)
{
    int64_t again = 0, tables = 0;

    for (int i = 0; i < ngames; i++) {
        again += players[i].s.again;
        tables += players[i].tables;
    }
    qsort(ms, (size_t)kills, sizeof *ms, sitter_compare);
    printf("%d kills of %d games in %.0f s: %lld moves acknowledged at %lld "
           "tables, %lld sent again, %lld connections\n",
           kills, ngames, (double)took / 1000, (long long)atomic_load(&acked),
           (long long)tables, (long long)again,
           (long long)atomic_load(&reconnects));
    printf("# measured: from start to serving: median %d ms, longest %d ms\n",
           ms[kills / 2], ms[kills - 1]);
}

/* ---- all ---------------------------------------------------------------- */

static struct player *begin_games(void)
{
    static const struct {
        const char *setup, *bots;
    } kinds[] = {
        {"carcassonne edition=bb6 players=2", NULL},
        {"catan players=2 offers=0 turns=1000", NULL},
        {"carcassonne edition=bb5 modules=river,inns players=2", NULL},
        {"carcassonne edition=c2 players=2", "greedy"},
        {"catan players=2 offers=0 turns=60", "random"},
    };
    struct player *players = calloc((size_t)ngames, sizeof *players);
    pthread_attr_t small;

    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, (size_t)256 << 10);
    for (int i = 0; i < ngames; i++) {
        struct player *p = &players[i];
        size_t kind = (size_t)i % (sizeof kinds / sizeof kinds[0]);

        p->s.number = i;
        p->setup = kinds[kind].setup;
        p->bots = kinds[kind].bots;
        p->s.seed = (uint64_t)i;
        p->s.web.fd = -1;
        HOLD_EQUAL(pthread_create(&p->s.thread, &small, player_main, p), 0,
                   "a thread");
    }
    pthread_attr_destroy(&small);
    return players;
}

/* All have stopped; every story is told once more. */
static void end_games(struct player *players)
{
    for (int i = 0; i < ngames; i++) {
        struct player *p = &players[i];

        pthread_join(p->s.thread, NULL);
        if (p->s.table[0] != '\0')
            retell(p);
        HOLD(p->s.moves > 0, "player %d never moved", i);
        json_decref(p->s.legal);
        free(p->told);
    }
    test_case("");
}

/* The server, killed at any time and started again. */
static pid_t kill_often(char **argv, const char *store, const char *log,
                        int *ms, int kills)
{
    char *more[] = {(char[]){"--rate-http=0"},
                    (char[]){"--rate-messages=0"},
                    (char[]){"--rate-tables=0"},
                    (char[]){"--bot-delay=0"},
                    (char[]){"--per-address=2000"},
                    (char[]){"--bot-threads=1"},
                    NULL};
    pid_t server = web_start(argv[1], port, store, log, more);
    int fresh = web_await(port), limit = SERVE_MS, late = 0;
    struct player *players;
    uint64_t seed = 42;

    CHECK(fresh >= 0, "the server does not start");
    if (10 * fresh > limit)
        limit = 10 * fresh;
    players = begin_games();
    for (int i = 0; i < kills; i++) {
        web_sleep(30 + test_below(&seed, 300));
        kill(server, SIGKILL);
        waitpid(server, NULL, 0);
        server = web_start(argv[1], port, store, log, more);
        ms[i] = web_await(port);
        HOLD(ms[i] >= 0, "kill %d: it does not serve again", i + 1);
        late += ms[i] >= limit;
    }
    HOLD(4 * late <= kills, "%d of %d starts took over %d ms", late, kills,
         limit);
    test_case("");
    /* many games may not have begun yet */
    for (int i = 0; i < ngames; i++) {
        for (int k = 0; k < 60000 && players[i].s.moves == 0; k += 20)
            web_sleep(20);
    }
    atomic_store(&stop, true);
    end_games(players);
    report(players, ms, kills, web_ms() - began);
    free(players);
    return server;
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/deskovka-crash-XXXXXX", store[400], log[64], rm[80];
    static char program[4096];
    int kills = argc > 2 ? (int)strtol(argv[2], NULL, 10) : 20, *ms;
    pid_t server;

    ngames = argc > 3 ? (int)strtol(argv[3], NULL, 10) : 5;
    began = web_ms();
    if (argc < 2 || kills < 1 || ngames < 1 || mkdtemp(folder) == NULL) {
        fprintf(stderr, "usage: crash PROGRAM [KILLS [GAMES [STORE]]]\n");
        return 2;
    }
    snprintf(store, sizeof store, "sqlite:%s/table.db", folder);
    if (argc > 4) { /* its files are made where the server stands */
        snprintf(store, sizeof store, "%s", argv[4]);
        if (realpath(argv[1], program) == NULL || chdir(folder) != 0)
            return 2;
        argv[1] = program;
    }
    snprintf(log, sizeof log, "%s/log", folder);
    ms = calloc((size_t)kills, sizeof *ms);
    port = web_free_port();
    server = kill_often(argv, store, log, ms, kills);
    EQUAL(atomic_load(&faults), 0, "%d faults", atomic_load(&faults));
    kill(server, SIGTERM);
    waitpid(server, NULL, 0);
    free(ms);
    snprintf(rm, sizeof rm, "rm -rf %s", folder);
    if (tests_failed > 0)
        printf("what is left is in %s\n", folder);
    else if (system(rm) != 0)
        printf("%s remains\n", folder);
    return test_end();
}
