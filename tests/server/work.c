/*
 * A server that leaves work to another node: bots of crowded tables think there
 * too, a slow game's turn becomes a notice that is passed on, a game that is
 * over is looked at; what cannot be done is given up with its reason.
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

static void jobs(void)
{
    struct store_config c = {.url = url, .node = "tester"};
    char why[300] = "", sent[80];
    struct store *s = store_open(&c, why, sizeof why);

    if (!CHECK(s != NULL, "%s", why))
        return;
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
    store_close(s);
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
        jobs();
    }
    kill(worker, SIGTERM);
    waitpid(worker, &status, 0);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0, "worker: %x", status);
    kill(server, SIGTERM);
    waitpid(server, &status, 0);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0, "server: %x", status);
    snprintf(rm, sizeof rm, "rm -rf %s", folder);
    if (tests_failed > 0 || system(rm) != 0)
        printf("%s remains\n", folder);
    return test_end();
}
