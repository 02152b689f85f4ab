/*
 * Kills the server again and again while games are played over WebSocket, and
 * checks what its clients were told: nothing acknowledged is lost, nothing
 * happens twice, no number is left out, the past never changes, and it serves
 * again within two seconds (on a slow machine: ten times what an empty one
 * takes; others may use the machine, so one start in four may be late).
 * usage: crash PROGRAM [KILLS [GAMES [STORE]]]
 */
#define _DEFAULT_SOURCE
#include <pthread.h>
#include <stdatomic.h>

#include "testing.h"
#include "web_kit.h"

#define EVENTS   40000
#define SERVE_MS 2000
#define ACTION   64

/* One event as it was told: the same every time it is told. */
struct told {
    char what[40];       /* kind and who                           */
    char action[ACTION]; /* "" if it was hidden from all who heard */
};

struct player {
    pthread_t thread;
    int number;
    const char *setup;
    const char *bots; /* its last seats */
    uint64_t seed;
    struct web_user user;
    struct web web;
    /* The table at hand. */
    char table[40];
    struct told *told; /* by seq, from 1; told[0 .. room) */
    uint32_t room;
    uint32_t last;
    int seat; /* whose turn it is; -3: not known */
    json_t *legal;
    bool over;
    /* The move that is not acknowledged yet: sent again after every kill. */
    bool pending;
    char id[24], action[ACTION];
    uint32_t at;
    uint32_t acked_to; /* seq that an acknowledgement has named */
    int64_t moves, tables, again, stale;
};

static int port, ngames;
static int64_t began;
static atomic_bool stop;
static atomic_llong acked, reconnects;
static atomic_int faults;

static void fault(const struct player *p, const char *what)
{
    atomic_fetch_add(&faults, 1);
    printf("FAIL player %d, table %s, seq %u: %s\n", p->number, p->table,
           p->last, what);
    fflush(stdout);
}

/* ---- what is told ------------------------------------------------------- */

static void take_act(struct player *p, const json_t *m)
{
    const json_t *act = json_object_get(m, "act");

    if (act == NULL)
        return;
    p->seat = (int)web_number(act, "seat");
    json_decref(p->legal);
    p->legal = json_incref(json_object_get(act, "legal"));
}

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
    if (seq == p->last && same(old, &t)) {
        if (old->action[0] == '\0')
            *old = t;
        if (json_object_get(json_object_get(m, "act"), "legal") != NULL)
            take_act(p, m);
        return;
    }
    if (seq != p->last + 1 || seq >= EVENTS) {
        fault(p, seq <= p->last ? "an event twice" : "a gap");
        return;
    }
    p->last = seq;
    *old = t;
    take_act(p, m);
    if (strcmp(web_text(m, "kind"), "over") == 0 ||
        strcmp(web_text(m, "kind"), "abandoned") == 0)
        p->over = true;
}

static void take_ack(struct player *p, const json_t *m)
{
    if (!p->pending || strcmp(web_text(m, "re"), p->id) != 0)
        return;
    p->pending = false;
    p->acked_to = (uint32_t)web_number(m, "last");
    p->at = (uint32_t)web_number(m, "first");
    p->moves++;
    atomic_fetch_add(&acked, 1);
}

/* What was acknowledged is what happened. */
static void check_acked(struct player *p)
{
    const struct told *t;

    if (p->at == 0 || p->pending || p->last < p->acked_to)
        return;
    t = told_at(p, p->at);
    if (strncmp(t->what, "action ", 7) != 0 ||
        (t->action[0] != '\0' && strcmp(t->action, p->action) != 0))
        fault(p, "another action than the acknowledged one");
    p->at = 0;
}

static void take_error(struct player *p, const json_t *m)
{
    const char *code = web_text(m, "code");

    if (strcmp(web_text(m, "re"), p->id) != 0)
        return;
    if (strcmp(code, "stale") == 0 || strcmp(code, "turn") == 0) {
        p->pending = false; /* a bot was faster; it never happened */
        p->stale++;
        p->at = 0;
    } else if (strcmp(code, "state") == 0) {
        p->pending = false;
        p->over = true;
    } else if (strcmp(code, "busy") != 0 && strcmp(code, "rate") != 0) {
        fault(p, code);
        p->pending = false;
    }
}

/* One message; false when the connection is gone. */
static bool listen_once(struct player *p, bool *ready)
{
    json_t *m = web_hear(&p->web);
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
             (uint32_t)web_number(m, "seq") < p->acked_to)
        fault(p, "something acknowledged is lost");
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

    if (p->user.token[0] == '\0' && !web_session(port, &p->user))
        return false;
    wish = json_pack("{s:i,s:s,s:s,s:o}", "v", 1, "setup", p->setup, "name",
                     "Anna", "seats", seats_of(p));
    text = json_dumps(wish, JSON_COMPACT);
    status = web_http(port, &p->user, "POST", "/api/v1/tables", text, &body);
    if (status == 200) {
        snprintf(p->table, sizeof p->table, "%s", web_text(body, "id"));
        p->last = p->acked_to = p->at = 0;
        p->over = p->pending = false;
        p->seat = -3;
        p->tables++;
    } else if (status > 0 && status < 500) {
        fault(p, "no table");
    }
    free(text);
    json_decref(wish);
    json_decref(body);
    return status == 200;
}

static bool send_move(struct player *p)
{
    return web_say(&p->web,
                   json_pack("{s:i,s:s,s:s,s:i,s:i,s:[s]}", "v", 1, "t", "act",
                             "id", p->id, "seat", p->seat, "seq", (int)p->last,
                             "actions", p->action));
}

/* Says hello and hears what was missed, and the last one again. */
static bool join(struct player *p)
{
    bool ready = false;
    uint32_t from = p->last > 0 ? p->last - 1 : 0;

    if (!web_upgrade(&p->web, port, &p->user))
        return false;
    atomic_fetch_add(&reconnects, 1);
    if (!web_say(&p->web, json_pack("{s:i,s:s,s:s,s:s,s:i}", "v", 1, "t",
                                    "hello", "token", p->user.token, "table",
                                    p->table, "from", (int)from)))
        return false;
    while (!ready) {
        if (!listen_once(p, &ready))
            return false;
    }
    if (p->last < p->acked_to)
        fault(p, "an acknowledged event is not told");
    return true;
}

static bool my_turn(const struct player *p)
{
    return p->seat >= 0 && (p->bots == NULL || p->seat == 0) &&
           json_array_size(p->legal) > 0 && !p->over && p->last >= p->acked_to;
}

static void choose(struct player *p)
{
    size_t n = json_array_size(p->legal);
    const char *text = json_string_value(
        json_array_get(p->legal, (size_t)test_below(&p->seed, (int)n)));

    snprintf(p->action, sizeof p->action, "%s", text);
    snprintf(p->id, sizeof p->id, "m-%lld",
             (long long)p->moves + p->stale + 100000 * p->tables);
    p->at = 0;
    p->pending = true;
}

/* Until the connection breaks or the table is over. */
static void sit(struct player *p)
{
    bool unused;

    if (!join(p))
        return;
    if (p->pending) {
        p->again++;
        if (!send_move(p))
            return;
    }
    while (!p->over && !atomic_load(&stop)) {
        if (!p->pending && my_turn(p)) {
            choose(p);
            if (!send_move(p))
                return;
        }
        if (!listen_once(p, &unused))
            return;
    }
}

/* The whole story once more: it is the one that was told. */
static void retell(struct player *p)
{
    struct told *before = p->told;
    uint32_t last = p->last;
    uint32_t acked_to = p->acked_to;

    p->told = NULL;
    p->room = 0;
    p->last = 0;
    p->acked_to = 0;
    p->at = 0;
    if (join(p)) {
        if (p->last < last || p->last < acked_to)
            fault(p, "the story is shorter than it was");
        for (uint32_t i = 1; i <= last; i++) {
            if (same(&before[i], told_at(p, i)))
                continue;
            fault(p, "the past has changed");
            break;
        }
    } else if (!atomic_load(&stop)) {
        p->last = last; /* killed meanwhile: another time */
    } else {
        fault(p, "the story cannot be told again");
    }
    web_close(&p->web);
    free(before);
}

static void *player_main(void *arg)
{
    struct player *p = arg;

    while (!atomic_load(&stop)) {
        if (p->table[0] == '\0' || p->over) {
            if (!create(p))
                web_sleep(3 + ngames / 2);
            continue;
        }
        sit(p);
        web_close(&p->web);
        if (!p->over) /* many who knock would take the processor */
            web_sleep(ngames / 2);
    }
    return NULL;
}

/* ---- killing ------------------------------------------------------------ */

static int compare(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static void report(const struct player *players, int *ms, int kills,
                   int64_t took)
{
    int64_t again = 0, tables = 0;

    for (int i = 0; i < ngames; i++) {
        again += players[i].again;
        tables += players[i].tables;
    }
    qsort(ms, (size_t)kills, sizeof *ms, compare);
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

        p->number = i;
        p->setup = kinds[kind].setup;
        p->bots = kinds[kind].bots;
        p->seed = (uint64_t)i;
        p->web.fd = -1;
        HOLD_EQUAL(pthread_create(&p->thread, &small, player_main, p), 0,
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

        pthread_join(p->thread, NULL);
        if (p->table[0] != '\0')
            retell(p);
        HOLD(p->moves > 0, "player %d never moved", i);
        json_decref(p->legal);
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
        for (int k = 0; k < 60000 && players[i].moves == 0; k += 20)
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
