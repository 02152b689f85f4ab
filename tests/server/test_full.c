/*
 * A real server whose disk is full in the middle of a game: no crash, nothing
 * acknowledged that is not there, everybody is told, looking goes on; and when
 * there is room again it goes on from there.  The disk is filled by a limit on
 * the size of files, which the server inherits.
 * usage: test_full [PROGRAM]
 */
#define _DEFAULT_SOURCE
#include <sys/resource.h>

#include "testing.h"
#include "web_kit.h"

#define ROOM ((rlim_t)600 * 1024)

static const char *program;
static char folder[] = "/tmp/deskovka-full-XXXXXX", store[80], log_file[80];
static int port;
static struct web_user anna;
static char table[40];
static char *more[] = {(char[]){"--rate-http=0"}, (char[]){"--rate-messages=0"},
                       NULL};

static pid_t start(bool full)
{
    struct rlimit limit, before;
    pid_t server;

    getrlimit(RLIMIT_FSIZE, &before);
    limit = before;
    if (full)
        limit.rlim_cur = ROOM;
    setrlimit(RLIMIT_FSIZE, &limit);
    server = web_start(program, port, store, log_file, more);
    setrlimit(RLIMIT_FSIZE, &before);
    CHECK(web_await(port) >= 0, "the server does not start");
    return server;
}

static const char *text_of(const json_t *m, const char *key)
{
    const char *text = json_string_value(json_object_get(m, key));

    return text == NULL ? "" : text;
}

/* ---- playing ------------------------------------------------------------ */

static struct {
    struct web web;
    int64_t acked; /* seq */
    int64_t last;  /* seq heard */
    int seat;
    json_t *legal;
    char refused[32]; /* code of the last error */
    bool readonly;    /* we were told */
    bool over;
} me;

static bool create(void)
{
    json_t *body;
    int status = web_http(
        port, &anna, "POST", "/api/v1/tables",
        "{\"v\":1,\"setup\":\"carcassonne players=2\",\"name\":\"Anna\","
        "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}",
        &body);

    if (status == 200)
        snprintf(table, sizeof table, "%s", text_of(body, "id"));
    json_decref(body);
    me.acked = me.last = 0;
    me.over = false;
    return status == 200;
}

/* One message; "" when the connection is gone. */
static const char *hear(void)
{
    static char type[24];
    json_t *m = web_hear(&me.web), *act = json_object_get(m, "act");

    snprintf(type, sizeof type, "%s", text_of(m, "t"));
    if (strcmp(type, "event") == 0) {
        me.last = json_integer_value(json_object_get(m, "seq"));
        if (strcmp(text_of(m, "kind"), "over") == 0)
            me.over = true;
    }
    if (act != NULL) {
        me.seat = (int)json_integer_value(json_object_get(act, "seat"));
        if (json_object_get(act, "legal") != NULL) {
            json_decref(me.legal);
            me.legal = json_incref(json_object_get(act, "legal"));
        }
    }
    if (strcmp(type, "ack") == 0)
        me.acked = json_integer_value(json_object_get(m, "last"));
    if (strcmp(type, "error") == 0)
        snprintf(me.refused, sizeof me.refused, "%s", text_of(m, "code"));
    if (strcmp(type, "readonly") == 0)
        me.readonly = true;
    json_decref(m);
    return type;
}

static bool join(void)
{
    const char *type = "?";

    if (!web_upgrade(&me.web, port, &anna) ||
        !web_say(&me.web,
                 json_pack("{s:i,s:s,s:s,s:s,s:i}", "v", 1, "t", "hello",
                           "token", anna.token, "table", table, "from", 0)))
        return false;
    while (*type != '\0' && strcmp(type, "ready") != 0)
        type = hear();
    return *type != '\0';
}

/* Sends the first legal action and waits; true if it was acknowledged. */
static bool move(int n)
{
    char id[16];
    const char *type = "?";
    const char *action = json_string_value(
        json_array_get(me.legal, (size_t)n % json_array_size(me.legal)));

    snprintf(id, sizeof id, "m-%d", n);
    me.refused[0] = '\0';
    web_say(&me.web, json_pack("{s:i,s:s,s:s,s:i,s:i,s:[s]}", "v", 1, "t",
                               "act", "id", id, "seat", me.seat, "seq",
                               (int)me.last, "actions", action));
    while (*type != '\0' && strcmp(type, "ack") != 0 &&
           strcmp(type, "error") != 0)
        type = hear();
    if (strcmp(type, "ack") != 0)
        return false;
    while (*type != '\0' && me.last < me.acked)
        type = hear();
    /* the same event comes for the other seat, with its legal list */
    while (*type != '\0' && !me.over) {
        struct timeval moment = {0, 20000}, patience = {5, 0};

        setsockopt(me.web.fd, SOL_SOCKET, SO_RCVTIMEO, &moment, sizeof moment);
        type = me.web.len > 0 || recv(me.web.fd, id, 1, MSG_PEEK) > 0 ? hear()
                                                                      : "";
        setsockopt(me.web.fd, SOL_SOCKET, SO_RCVTIMEO, &patience,
                   sizeof patience);
    }
    return true;
}

/* ---- the evening -------------------------------------------------------- */

/* Plays games until the disk is full; moves that were made. */
static int fill(void)
{
    int n = 0;

    while (n < 5000) {
        if (table[0] == '\0' || me.over) {
            web_close(&me.web);
            if (!create())
                return n;
            if (!HOLD(join(), "joining"))
                return n;
        }
        if (!move(n))
            return n;
        n++;
    }
    return n;
}

static void full(void)
{
    json_t *body;
    char path[80];
    int moves;

    CHECK(web_session(port, &anna), "a guest");
    moves = fill();
    CHECK(moves > 20 && moves < 5000, "%d moves until it was full", moves);
    EQUAL_TEXT(me.refused, "read_only", "the move is refused: %s", me.refused);
    CHECK(!move(moves + 1) && strcmp(me.refused, "read_only") == 0,
          "the next one, too: %s", me.refused);
    CHECK(me.readonly, "everybody is told");
    snprintf(path, sizeof path, "/api/v1/tables/%s", table);
    EQUAL(web_http(port, &anna, "GET", path, "", &body), 200,
          "looking goes on");
    json_decref(body);
    EQUAL(web_http(port, &anna, "POST", "/api/v1/tables",
                   "{\"v\":1,\"setup\":\"catan players=2\"}", &body),
          503, "no new tables");
    json_decref(body);
    EQUAL(web_http(port, &anna, "GET", "/health", "", &body), 503,
          "it says that it is not well");
    json_decref(body);
    web_close(&me.web);
    CHECK(join(), "newcomers see the game");
    CHECK(me.last >= me.acked, "all that was acknowledged: %d of %d",
          (int)me.last, (int)me.acked);
    web_close(&me.web);
}

static void again(void)
{
    int64_t acked = me.acked;

    me.last = 0;
    CHECK(join() && me.last >= acked, "after a restart %d of %d events",
          (int)me.last, (int)acked);
    CHECK(move(100000), "and the game goes on: %s", me.refused);
    web_close(&me.web);
}

int main(int argc, char **argv)
{
    static char path[4096];
    char command[100];
    pid_t server;
    int status;

    if (realpath(argc > 1 ? argv[1] : "build/deskovka", path) == NULL ||
        mkdtemp(folder) == NULL) {
        perror("test_full");
        return 1;
    }
    signal(SIGXFSZ, SIG_IGN); /* a write that is too much fails instead */
    program = path;
    port = web_free_port();
    me.web.fd = -1;
    snprintf(store, sizeof store, "sqlite:%s/table.db", folder);
    snprintf(log_file, sizeof log_file, "%s/log", folder);
    server = start(true);
    full();
    EQUAL(waitpid(server, NULL, WNOHANG), 0, "it has not crashed");
    kill(server, SIGTERM);
    waitpid(server, &status, 0);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0,
          "it goes down in order: %x", status);
    server = start(false);
    again();
    kill(server, SIGTERM);
    waitpid(server, NULL, 0);
    json_decref(me.legal);
    snprintf(command, sizeof command, "rm -rf %s", folder);
    if (tests_failed > 0 || system(command) != 0)
        printf("%s remains\n", folder);
    return test_end();
}
