/*
 * What stored slow games cost a server: a store is filled with copies of one
 * running game, most of them with a deadline to come, some with one that has
 * passed; then a server is started on it.  How long that takes, how much memory
 * it has with some of the tables in use, against a server whose store holds
 * those tables alone, and that the passed deadlines fire.
 * usage: idle PROGRAM [STORED [ACTIVE [URL]]]
 */
#define _DEFAULT_SOURCE
#include "testing.h"
#include "web_kit.h"

#include "server/store_sql.h"

#define PASSED   20      /* deadlines that have passed */
#define START_MS 5000    /* goal, and... */
#define PER_IDLE 16      /* ...bytes of memory for each stored table... */
#define PER_USED 50000   /* ...and for one in use */
#define SLACK    8000000 /* bytes that any two runs may differ by: caches */
#define DAY      INT64_C(86400000)

static int port;
static const char *program, *url;
static char folder[] = "/tmp/deskovka-idle-XXXXXX";
static char template[40];
static struct web_user anna;

/* ---- the server --------------------------------------------------------- */

static pid_t start(int *ms)
{
    char log[80], key[80];
    char *more[] = {(char[]){"--rate-http=0"}, (char[]){"--log=warn"},
                    (char[]){"--idle-minutes=1"}, key, NULL};
    pid_t server;

    snprintf(log, sizeof log, "%s/log", folder);
    snprintf(key, sizeof key, "--key=%s/key", folder);
    port = web_free_port();
    server = web_start(program, port, url, log, more);
    *ms = web_await(port);
    return server;
}

static void stop(pid_t server)
{
    int status = 1;

    kill(server, SIGTERM);
    waitpid(server, &status, 0);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0, "it goes down: %x",
          status);
}

/* ---- filling ------------------------------------------------------------ */

/* One running slow game of two people. */
static bool make_template(void)
{
    json_t *body = NULL;
    const char *id;
    int ms, status;
    pid_t server = start(&ms);

    if (ms < 0 || !web_session(port, &anna))
        return false;
    status = web_http(
        port, &anna, "POST", "/api/v1/tables",
        "{\"v\":1,\"setup\":\"carcassonne players=2\",\"name\":\"Anna\","
        "\"clock\":\"days:3\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}",
        &body);
    id = json_string_value(json_object_get(body, "id"));
    snprintf(template, sizeof template, "%s", id == NULL ? "" : id);
    json_decref(body);
    stop(server);
    return status == 200 && template[0] != '\0';
}

/* The letters of table ids for the number i: idle and sixteen more. */
#define DIGIT(ten) \
    " || substr('abcdefghij', CAST(1 + i / " #ten " % 10 AS INT), 1)"
#define COPY_ID                                                             \
    "'idleaaaaaaaaa'" DIGIT(1000000) DIGIT(100000) DIGIT(10000) DIGIT(1000) \
        DIGIT(100) DIGIT(10) DIGIT(1)
#define NUMBERS                                                               \
    "WITH RECURSIVE n (i) AS (SELECT CAST(?2 AS INT) UNION ALL SELECT i + 1 " \
    "FROM n WHERE i + 1 < CAST(?3 AS INT)) "
#define OLDER "CASE WHEN i < CAST(?4 AS INT) THEN 4 * 86400000 ELSE 0 END"

static const char *const filling[] = {
    "INSERT INTO game (id, owner, epoch, lease_until, head, status, listed, "
    "created, changed, secret, facts) " NUMBERS "SELECT " COPY_ID
    ", '', epoch, 0, head, status, listed, created - " OLDER
    ", changed - " OLDER ", secret, facts FROM n, game WHERE id = ?1",
    "INSERT INTO event (game, seq, epoch, at, client_move_id, body) " NUMBERS
    "SELECT " COPY_ID ", seq, epoch, at - " OLDER
    ", client_move_id, body FROM n, event WHERE game = ?1",
    "INSERT INTO seat (game, seat, user) " NUMBERS "SELECT " COPY_ID
    ", seat, user FROM n, seat WHERE game = ?1",
    "INSERT INTO task (kind, name, state, due, prefer, owner, attempts, "
    "created, reason, body) " NUMBERS "SELECT 'table', " COPY_ID
    ", 0, changed + 3 * 86400000 + 501 - " OLDER
    ", '', '', 0, 0, '', '' FROM n, game WHERE id = ?1",
};

/* Copies of the template from..to-1, the first `passed` of them late. */
static bool fill(int from, int to, int passed)
{
    struct store_config config = {.url = url, .node = "main", .alone = true};
    char why[300] = "";
    const struct store_driver *d = store_driver_of(url, why, sizeof why);
    struct connection *c =
        d == NULL ? NULL : d->open(&config, true, why, sizeof why);
    int rc = c == NULL ? STORE_E_IO : d->begin(c);
    bool left;

    for (size_t i = 0; i < sizeof filling / sizeof *filling && rc == SQL_DONE;
         i++) {
        struct sql *st = c->engine->make(c, filling[i]);

        sql_text(st, 1, template);
        sql_int(st, 2, from);
        sql_int(st, 3, to);
        if (strstr(filling[i], "?4") != NULL)
            sql_int(st, 4, passed);
        rc = sql_run(st);
        if (rc != SQL_DONE)
            snprintf(why, sizeof why, "statement %zu: %d", i, rc);
        c->engine->drop(st);
    }
    if (rc == SQL_DONE)
        rc = d->commit(c);
    if (rc == SQL_DONE)
        d->tidy(c, &left);
    if (c != NULL)
        d->close(c, rc != SQL_DONE);
    return CHECK(rc == SQL_DONE, "the store is not filled: %s", why);
}

/* ---- measuring ---------------------------------------------------------- */

/* Loads the copies from..to-1 by looking at them. */
static int visit(int from, int to)
{
    int seen = 0;

    for (int i = from; i < to; i++) {
        char path[80];
        json_t *body;

        snprintf(path, sizeof path,
                 "/api/v1/tables/idleaaaaaaaaa%c%c%c%c%c%c%c",
                 'a' + i / 1000000 % 10, 'a' + i / 100000 % 10,
                 'a' + i / 10000 % 10, 'a' + i / 1000 % 10, 'a' + i / 100 % 10,
                 'a' + i / 10 % 10, 'a' + i % 10);
        seen += web_http(port, &anna, "GET", path, "", &body) == 200;
        json_decref(body);
    }
    return seen;
}

struct figures {
    int start_ms;
    long empty, used; /* memory before and with the tables in use */
};

static void measure(int active, struct figures *f)
{
    pid_t server = start(&f->start_ms);
    int seen;

    if (!CHECK(f->start_ms >= 0, "the server does not start"))
        return;
    CHECK(web_metric_reaches(port, "\ndeskovka_timeouts_total ", PASSED, 20000),
          "%ld of %d deadlines fired",
          web_metric(port, "\ndeskovka_timeouts_total "), PASSED);
    CHECK(web_metric_reaches(port, "\ndeskovka_tables_evicted_total ", PASSED,
                             20000),
          "they leave again");
    f->empty = web_memory(server);
    seen = visit(PASSED, PASSED + active);
    CHECK(seen == active, "%d of %d tables are there", seen, active);
    CHECK(web_metric(port, "\ndeskovka_tables ") >= active,
          "%ld tables in memory", web_metric(port, "\ndeskovka_tables "));
    f->used = web_memory(server);
    stop(server);
}

/* The deadlines that have fired are wanted once more. */
static bool again(void)
{
    struct store_config config = {.url = url, .node = "main", .alone = true};
    char why[300] = "";
    const struct store_driver *d = store_driver_of(url, why, sizeof why);
    struct connection *c = d->open(&config, true, why, sizeof why);
    static const char *const text[] = {
        "DELETE FROM game WHERE id LIKE 'idle%'",
        "DELETE FROM event WHERE game LIKE 'idle%'",
        "DELETE FROM seat WHERE game LIKE 'idle%'", "DELETE FROM task"};
    int rc = c == NULL ? STORE_E_IO : d->begin(c);

    for (size_t i = 0; i < 4 && rc == SQL_DONE; i++) {
        struct sql *st = c->engine->make(c, text[i]);

        rc = sql_run(st);
        c->engine->drop(st);
    }
    if (rc == SQL_DONE)
        rc = d->commit(c);
    if (c != NULL)
        d->close(c, rc != SQL_DONE);
    return rc == SQL_DONE;
}

static void compare(int stored, int active)
{
    struct figures few = {0}, many = {0};
    int64_t began;
    double per;

    if (!fill(0, PASSED + active, PASSED))
        return;
    measure(active, &few);
    if (!CHECK(again(), "the store is not emptied"))
        return;
    began = web_ms();
    if (!fill(0, PASSED + stored, PASSED))
        return;
    printf("filled:  %d running slow games in %.1f s\n", stored,
           (double)(web_ms() - began) / 1000);
    measure(active, &many);
    per = (double)(many.used - few.used) / (double)(stored - active);
    printf("start:   serving after %d ms (goal %d); with %d stored %d ms\n",
           many.start_ms, START_MS, active, few.start_ms);
    printf(
        "memory:  %ld kB with %d of %d tables in use, %ld kB where there are "
        "no others:\n         %.2f bytes for each idle table, %ld for one "
        "in use\n",
        many.used / 1024, active, stored, few.used / 1024, per > 0 ? per : 0,
        (few.used - few.empty) / active);
    CHECK(many.start_ms < START_MS, "%d ms", many.start_ms);
    CHECK(many.used - few.used < SLACK + (long)PER_IDLE * (stored - active),
          "%ld bytes more", many.used - few.used);
    CHECK((few.used - few.empty) / active < PER_USED,
          "%ld bytes for one in use", (few.used - few.empty) / active);
}

int main(int argc, char **argv)
{
    int stored = argc > 2 ? atoi(argv[2]) : 1000000;
    int active = argc > 3 ? atoi(argv[3]) : 1000;
    char own[100], rm[80];

    if (argc < 2 || mkdtemp(folder) == NULL) {
        fprintf(stderr, "usage: idle PROGRAM [STORED [ACTIVE [URL]]]\n");
        return 2;
    }
    program = argv[1];
    snprintf(own, sizeof own, "sqlite:%s/table.db", folder);
    url = argc > 4 ? argv[4] : own;
    if (CHECK(make_template(), "no game to copy"))
        compare(stored, active);
    snprintf(rm, sizeof rm, "rm -rf %s", folder);
    if (tests_failed > 0 || system(rm) != 0)
        printf("%s remains\n", folder);
    return test_end();
}
