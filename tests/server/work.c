/*
 * A server that leaves work to another node: bots of crowded tables think there
 * too, a slow game's turn becomes a notice that is passed on, a game that is
 * over is looked at; what a node that died had in hand is done by another one,
 * and what cannot be done is given up with its reason.
 * usage: work PROGRAM URL
 */
#define _DEFAULT_SOURCE
#include "testing.h"
#include "web_kit.h"

#include "server/store.h"

#define TABLES 6 /* each with a person and two bots that think */

static const char *program, *url;
static char folder[] = "/tmp/deskovka-work-XXXXXX";
static int port;
static char table[40]; /* the last one that was made */

static pid_t start_worker(const char *node, char *notices)
{
    char name[60], at[300], out[80];
    char *words[] = {(char *)(uintptr_t)program,
                     (char[]){"serve"},
                     (char[]){"--allow-root"},
                     (char[]){"--work=bots,analysis,notices"},
                     (char[]){"--bot-threads=1"},
                     (char[]){"--lease=1"},
                     name,
                     at,
                     notices,
                     NULL};
    pid_t pid;

    snprintf(name, sizeof name, "--node=%s", node);
    snprintf(at, sizeof at, "--store=%s", url);
    snprintf(out, sizeof out, "%s/worker", folder);
    pid = fork();
    if (pid == 0) {
        if (freopen(out, "w", stdout) == NULL ||
            freopen(out, "a", stderr) == NULL)
            _exit(1);
        execv(program, words);
        _exit(1);
    }
    return pid;
}

static bool make_table(struct web_user *u, const char *rest)
{
    char wish[300];
    json_t *body;
    int status;

    snprintf(wish, sizeof wish, "{\"v\":1,\"name\":\"Anna\",%s}", rest);
    status = web_http(port, u, "POST", "/api/v1/tables", wish, &body);
    if (status == 200)
        snprintf(table, sizeof table, "%s",
                 json_string_value(json_object_get(body, "id")));
    json_decref(body);
    return status == 200;
}

/* More bots than threads: some think elsewhere, and play goes on. */
static void crowd(void)
{
    struct web_user u = {.cookie = ""};

    CHECK(web_session(port, &u), "a guest");
    CHECK(web_metric_reaches(port, "\ndeskovka_workers ", 1, 10000),
          "the worker is known");
    for (int i = 0; i < TABLES; i++)
        CHECK(make_table(&u, "\"setup\":\"carcassonne players=3 first=1\","
                             "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\","
                             "\"bot\":\"master\"},{\"kind\":\"bot\",\"bot\":"
                             "\"master\"}]"),
              "table %d", i);
    CHECK(
        web_metric_reaches(port, "\ndeskovka_bot_moves_total ", TABLES, 30000),
        "bots play");
    CHECK(
        web_metric_reaches(port, "\ndeskovka_bots_elsewhere_total ", 1, 10000),
        "%ld of %ld decisions were made elsewhere",
        web_metric(port, "\ndeskovka_bots_elsewhere_total "),
        web_metric(port, "\ndeskovka_bots_offered_total "));
}

/* ---- what tables leave to others ---------------------------------------- */

static struct store_task_count counted[16];
static char kinds[16][STORE_KIND_MAX + 1];

static void keep_counts(void *user, int status, const struct store_tasks *t)
{
    (void)user;
    memset(kinds, 0, sizeof kinds);
    for (int i = 0; status == STORE_OK && i < t->nkinds && i < 16; i++) {
        snprintf(kinds[i], sizeof kinds[i], "%s", t->kinds[i].kind);
        counted[i] = t->kinds[i];
    }
}

static void settle(struct store *s);

/* How many jobs of this kind are so. */
static int count(struct store *s, const char *kind, enum store_task_state state)
{
    store_task_count(s, true, keep_counts, NULL);
    settle(s);
    for (int i = 0; i < 16; i++) {
        if (strcmp(kinds[i], kind) == 0)
            return (int)counted[i].n[state];
    }
    return 0;
}

static bool becomes(struct store *s, const char *kind,
                    enum store_task_state state, int want)
{
    int64_t end = web_ms() + 30000;

    while (count(s, kind, state) != want && web_ms() < end)
        web_sleep(50);
    return count(s, kind, state) == want;
}

/* Comes to the last table and says something. */
static bool visit(const struct web_user *u, const char *type)
{
    struct web w = {.fd = -1};
    bool ready = false;
    json_t *m;

    if (!web_upgrade(&w, port, u) ||
        !web_say(&w, json_pack("{s:i,s:s,s:s,s:s}", "v", 1, "t", "hello",
                               "token", u->token, "table", table)))
        return false;
    while (!ready && (m = web_hear(&w)) != NULL) {
        ready = strcmp(web_text(m, "t"), "ready") == 0;
        json_decref(m);
    }
    if (type != NULL)
        web_say(&w, json_pack("{s:i,s:s,s:s,s:i}", "v", 1, "t", type, "id", "x",
                              "seat", 0));
    while (type != NULL && (m = web_hear(&w)) != NULL) {
        bool answered = strcmp(web_text(m, "t"), "ack") == 0;

        json_decref(m);
        if (answered)
            break;
    }
    web_close(&w);
    return ready;
}

/* It is somebody's turn who is not there; then he comes. */
static void slow_turn(struct store *s)
{
    struct web_user u = {.cookie = ""};

    CHECK(web_session(port, &u), "a guest");
    EQUAL(count(s, "notices", TASK_WAITING), 0, "nobody is told anything");
    CHECK(make_table(&u, "\"setup\":\"carcassonne players=2\",\"clock\":"
                         "\"days:3\",\"seats\":[{\"kind\":\"me\"},{\"kind\":"
                         "\"me\"}]"),
          "a slow game");
    CHECK(becomes(s, "notices", TASK_WAITING, 1), "a notice waits");
    CHECK(visit(&u, NULL), "he comes");
    CHECK(becomes(s, "notices", TASK_WAITING, 0), "none is needed");
}

/* A game of a person ends: it is looked at, and what was found is a file. */
static void over(struct store *s)
{
    struct web_user u = {.cookie = ""};
    char path[100];
    json_t *body;

    CHECK(web_session(port, &u), "a guest");
    CHECK(make_table(&u, "\"setup\":\"carcassonne players=2 first=1\","
                         "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\","
                         "\"bot\":\"random\"}]"),
          "a game");
    CHECK(visit(&u, "resign"), "given up");
    CHECK(becomes(s, "analysis", TASK_DONE, 1), "looked at");
    snprintf(path, sizeof path, "/api/v1/tables/%s/analysis.json", table);
    EQUAL(web_http(port, &u, "GET", path, "", &body), 200, "a file");
    CHECK(json_object_get(body, "setup") != NULL, "with the game");
    json_decref(body);
}

/* ---- straight from the store -------------------------------------------- */

static struct {
    int n;
    enum store_task_state state;
    char answer[100], reason[100];
} got;

static void see(void *user, int status, const struct store_task *rows, int n)
{
    (void)user;
    (void)status;
    got.n = n;
    if (n == 0)
        return;
    got.state = rows[0].state;
    snprintf(got.answer, sizeof got.answer, "%s",
             rows[0].answer == NULL ? "" : rows[0].answer);
    snprintf(got.reason, sizeof got.reason, "%s", rows[0].reason);
}

static void settle(struct store *s)
{
    while (store_pending(s) > 0) {
        store_poll(s);
        web_sleep(2);
    }
    store_poll(s);
}

static void ignore(void *user, int status)
{
    (void)user;
    (void)status;
}

/* Puts a job and waits for its end. */
static void job(struct store *s, const char *kind, const char *body)
{
    struct store_task t = {.kind = kind, .name = "x", .body = body};
    int64_t end = web_ms() + 60000;

    store_task_put(s, &t, false, ignore, NULL);
    memset(&got, 0, sizeof got);
    while (got.n == 0 && web_ms() < end) {
        web_sleep(50);
        store_task_answers(s, kind, "x", NULL, 1, see, NULL);
        settle(s);
    }
}

static char *file(const char *name)
{
    static char text[100000];
    FILE *f = fopen(name, "r");
    size_t n = f == NULL ? 0 : fread(text, 1, sizeof text - 1, f);

    if (f != NULL)
        fclose(f);
    text[n] = '\0';
    return text;
}

/* What was found is a file of a table that is over, and of no other. */
static void files(void)
{
    struct web_user u = {.cookie = ""};
    char path[100];
    json_t *body;

    snprintf(path, sizeof path, "/api/v1/tables/%s/analysis.json", table);
    CHECK(web_session(port, &u), "a guest");
    EQUAL(web_http(port, &u, "GET", path, "", &body), 403, "still played");
    json_decref(body);
}

static void jobs(struct store *s)
{
    char sent[80];

    job(s, "analysis", "deskovka 1\nsetup carcassonne players=2\ndraw:K\n");
    CHECK(got.state == TASK_DONE && strstr(got.answer, "setup") != NULL,
          "analysis: %s %s", got.answer, got.reason);
    job(s, "notices", "{\"user\":\"anna\"}");
    snprintf(sent, sizeof sent, "%s/sent", folder);
    CHECK(got.state == TASK_DONE && strstr(file(sent), "anna") != NULL,
          "a notice: %s %s", file(sent), got.reason);
    job(s, "bots", "{}");
    CHECK(got.state == TASK_GIVEN_UP && strstr(got.reason, "reached") != NULL,
          "nonsense: %d %s", got.state, got.reason);
}

/* One that passes notices on dies with one in hand: the next one does it. */
static void death(struct store *s, char *notices)
{
    struct store_task t = {.kind = "notices", .name = "y", .body = "{\"y\":1}"};
    pid_t worker = start_worker("mortal", (char[]){"--notices=sleep 60"});
    char sent[80];
    int status;

    store_task_put(s, &t, false, ignore, NULL);
    CHECK(becomes(s, "notices", TASK_TAKEN, 1), "in hand");
    kill(worker, SIGKILL);
    waitpid(worker, &status, 0);
    worker = start_worker("next", notices);
    CHECK(becomes(s, "notices", TASK_DONE, 2), "done by the next one");
    snprintf(sent, sizeof sent, "%s/sent", folder);
    CHECK(strstr(file(sent), "\"y\":1") != NULL, "passed on");
    kill(worker, SIGTERM);
    waitpid(worker, &status, 0);
}

/* A server that starts shows it all in its figures. */
static void figures(char *key)
{
    char *more[] = {(char[]){"--node=two"}, key, NULL};
    char log[80];
    int status;
    pid_t server;

    snprintf(log, sizeof log, "%s/log-two", folder);
    port = web_free_port();
    server = web_start(program, port, url, log, more);
    CHECK(web_await(port) >= 0 &&
              web_metric_reaches(
                  port, "\ndeskovka_jobs{kind=\"notices\",state=\"done\"} ", 2,
                  10000) &&
              web_metric(
                  port, "\ndeskovka_jobs{kind=\"bots\",state=\"given_up\"} ") ==
                  1,
          "figures");
    kill(server, SIGTERM);
    waitpid(server, &status, 0);
}

/* All of it, with a look into the store beside. */
static void with_store(char *notices, char *key, pid_t *worker)
{
    struct store_config c = {.url = url, .node = "tester"};
    char why[300] = "";
    struct store *s = store_open(&c, why, sizeof why);
    int status = 1;

    if (!CHECK(s != NULL, "%s", why))
        return;
    slow_turn(s);
    over(s);
    jobs(s);
    kill(*worker, SIGTERM);
    waitpid(*worker, &status, 0);
    *worker = 0;
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0, "worker: %x", status);
    death(s, notices);
    store_close(s);
    figures(key);
}

int main(int argc, char **argv)
{
    char *more[] = {(char[]){"--bot-threads=1"},
                    (char[]){"--bot-delay=0"},
                    (char[]){"--node=one"},
                    (char[]){"--bot-time=300"},
                    NULL,
                    NULL};
    char log[80], key[90], notices[120], rm[80];
    pid_t server, worker;
    int status = 1;

    if (argc < 3 || mkdtemp(folder) == NULL)
        return 2;
    program = argv[1];
    url = argv[2];
    snprintf(log, sizeof log, "%s/log", folder);
    snprintf(key, sizeof key, "--key=%s/key", folder);
    snprintf(notices, sizeof notices, "--notices=cat >>%s/sent", folder);
    more[4] = key;
    port = web_free_port();
    server = web_start(program, port, url, log, more);
    worker = start_worker("helper", notices);
    if (CHECK(web_await(port) >= 0, "the server does not start")) {
        crowd();
        files();
        with_store(notices, key, &worker);
    }
    if (worker != 0)
        kill(worker, SIGKILL);
    kill(server, SIGTERM);
    waitpid(server, &status, 0);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0, "server: %x", status);
    snprintf(rm, sizeof rm, "rm -rf %s", folder);
    if (tests_failed > 0 || system(rm) != 0)
        printf("%s remains\n", folder);
    return test_end();
}
