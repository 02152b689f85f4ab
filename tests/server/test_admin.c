/*
 * The operator at work: `deskovka admin` against a running server, against its
 * store alone, and what the socket does with strangers.
 * usage: test_admin [PROGRAM]
 */
#define _DEFAULT_SOURCE
#include <sys/stat.h>
#include <sys/un.h>

#include "testing.h"
#include "web_kit.h"

static const char *program;
static char folder[] = "/tmp/deskovka-admin-XXXXXX";
static char store[128];
static int port;
static char said[20000]; /* by the last command */

/* Runs `deskovka admin --store ... WORDS`; exit code. */
static int admin(const char *words)
{
    char command[2000];
    FILE *f;
    size_t n;
    int status;

    snprintf(command, sizeof command,
             "cd %s && LC_ALL=C %s admin --store %s %s 2>&1", folder, program,
             store, words);
    f = popen(command, "r");
    if (f == NULL)
        exit(1);
    n = fread(said, 1, sizeof said - 1, f);
    said[n] = '\0';
    status = pclose(f);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static bool does(int code, const char *words, const char *want)
{
    int got = admin(words);

    if (got == code && strstr(said, want) != NULL)
        return true;
    printf("admin %s: exit code %d, %s", words, got, said);
    return false;
}

static pid_t start(void)
{
    char *const freely[] = {(char[]){"--rate-passwords"}, (char[]){"0"}, NULL};
    char log[128];
    pid_t server;

    snprintf(log, sizeof log, "%s/log", folder);
    server = web_start(program, port, store, log, freely);
    CHECK(web_await(port) >= 0, "the server does not start");
    return server;
}

static void stop(pid_t server)
{
    int status = -1;

    kill(server, SIGTERM);
    waitpid(server, &status, 0);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0, "it stops with %d",
          status);
}

/* A table of Anna and somebody who has not come yet. */
static void create(struct web_user *u, char *id, size_t n)
{
    json_t *body;
    int status = web_http(port, u, "POST", "/api/v1/tables",
                          "{\"v\":1,\"setup\":\"catan players=2\",\"name\":"
                          "\"Anna\"}",
                          &body);
    const char *text = json_string_value(json_object_get(body, "id"));

    CHECK(status == 200 && text != NULL, "no table: %d", status);
    snprintf(id, n, "%s", text == NULL ? "" : text);
    json_decref(body);
}

#define create(...) FROM(create(__VA_ARGS__))

static mode_t mode_of(const char *tail)
{
    char path[200];
    struct stat file;

    snprintf(path, sizeof path, "%s/%s", folder, tail);
    return stat(path, &file) == 0 ? file.st_mode & 0777 : 0;
}

/* ---- a running server --------------------------------------------------- */

static void running(char *kept_table, size_t n)
{
    struct web_user anna = {.cookie = ""};
    char id[40], words[200], after[40];
    struct web w = {.fd = -1};
    json_t *body = NULL, *m;

    EQUAL(mode_of("table.db-admin"), 0600, "the socket's mode");
    CHECK(does(0, "list", "0 tables"), "an empty list");
    CHECK(web_session(port, &anna), "a guest");
    create(&anna, id, sizeof id);
    create(&anna, kept_table, n);
    CHECK(does(0, "list", id) && strstr(said, "Anna") != NULL, "a list");
    CHECK(does(0, "list --json", "\"tables\"") &&
              (body = json_loads(said, 0, NULL)) != NULL,
          "a list as JSON");
    EQUAL(json_array_size(json_object_get(body, "tables")), 2, "two tables");
    json_decref(body);
    CHECK(does(0, "backup copy.db", "Done") && mode_of("copy.db") == 0600,
          "a backup while it runs");
    CHECK(does(1, "backup copy.db", "already"), "a backup over another");
    CHECK(does(1, "restore copy.db", "has it open"), "a restore while it runs");

    snprintf(words, sizeof words, "close %s", id);
    CHECK(does(0, words, "Done"), "closing a table");
    CHECK(does(1, words, "over already"), "closing it again");
    CHECK(does(1, "close nosuchtable", "no such table"), "closing nothing");
    create(&anna, after, sizeof after);

    /* Banned: her socket is closed and her cookie is good no more. */
    CHECK(web_upgrade(&w, port, &anna) &&
              web_say(&w, json_pack("{s:i,s:s,s:s,s:s}", "v", 1, "t", "hello",
                                    "token", anna.token, "table", kept_table)),
          "a socket");
    m = web_hear(&w);
    CHECK(m != NULL, "the table speaks");
    json_decref(m);
    snprintf(words, sizeof words, "ban %s --days 1 --reason spam", anna.id);
    CHECK(does(0, words, anna.id), "a ban");
    CHECK(does(0, "bans", "spam") && strstr(said, anna.id) != NULL,
          "the ban is listed with its reason: %s", said);
    while ((m = web_hear(&w)) != NULL)
        json_decref(m);
    web_close(&w);
    EQUAL(web_http(port, &anna, "GET", "/api/v1/me", "", &body), 401,
          "she is out");
    json_decref(body);
    snprintf(words, sizeof words, "unban %s", anna.id);
    CHECK(does(0, words, "may come in"), "the ban is lifted");
    CHECK(does(1, words, "no such ban"), "and cannot be lifted twice");
    CHECK(does(0, "bans", "Nobody"), "no ban is left");
    EQUAL(web_http(port, &anna, "GET", "/api/v1/me", "", &body), 200,
          "she is back");
    json_decref(body);

    /* An address: its sockets are closed, nobody is let in from there. */
    CHECK(web_upgrade(&w, port, &anna), "a socket");
    CHECK(does(0, "ban ip:127.0.0.1", "ip:127.0.0.1"), "an address is banned");
    while ((m = web_hear(&w)) != NULL)
        json_decref(m);
    web_close(&w);
    EQUAL(web_http(port, &anna, "GET", "/api/v1/games", "", &body), 403,
          "nobody comes in from there");
    json_decref(body);
    CHECK(!web_upgrade(&w, port, &anna), "nor by WebSocket");
    CHECK(does(0, "unban ip:127.0.0.1", "may come in") &&
              web_http(port, &anna, "GET", "/api/v1/games", "", &body) == 200,
          "the address is let in again");
    json_decref(body);
}

/* ---- by name ------------------------------------------------------------ */

static bool join(struct web *w, const struct web_user *u, const char *table)
{
    return web_upgrade(w, port, u) &&
           web_say(w, json_pack("{s:i,s:s,s:s,s:s}", "v", 1, "t", "hello",
                                "token", u->token, "table", table));
}

/* The next message of this type; NULL when nothing comes any more. */
static json_t *hear_type(struct web *w, const char *type)
{
    json_t *m = web_hear(w);

    while (m != NULL &&
           strcmp(json_string_value(json_object_get(m, "t")), type) != 0) {
        json_decref(m);
        m = web_hear(w);
    }
    return m;
}

/* An account is banned by its name, however it is written; what can be nobody
 * is said to be nobody, and bans nobody. */
static void by_name(void)
{
    struct web_user berta = {.cookie = ""}, nobody = {.cookie = ""};
    json_t *body = NULL;

    CHECK(web_session(port, &berta), "a guest");
    EQUAL(web_http(port, &berta, "POST", "/api/v1/account",
                   "{\"v\":1,\"name\":\"Berta\",\"password\":"
                   "\"correct horse\"}",
                   &body),
          200, "an account");
    json_decref(body);
    EQUAL(web_http(port, &berta, "GET", "/api/v1/me", "", &body), 200, "in");
    json_decref(body);
    CHECK(does(1, "ban Berte", "no account"), "a name that nobody has");
    CHECK(does(1, "ban ip:1.2.3", "no account"), "no address");
    CHECK(does(1, "ban ''", "no account"), "no name");
    CHECK(does(0, "bans", "Nobody"), "and nobody is banned");
    CHECK(does(0, "ban bErTa --reason rude", "Berta ("), "a ban by name");
    EQUAL(web_http(port, &berta, "GET", "/api/v1/me", "", &body), 401,
          "she is out");
    json_decref(body);
    EQUAL(web_http(port, &nobody, "POST", "/api/v1/account/login",
                   "{\"v\":1,\"name\":\"Berta\",\"password\":"
                   "\"correct horse\"}",
                   &body),
          403, "and does not come in again");
    json_decref(body);
    CHECK(does(0, "bans", "Berta (") && strstr(said, "rude") != NULL,
          "listed by name: %s", said);
    CHECK(does(0, "unban Berta", "Berta ("), "lifted by name");
}

/* One request; of what it answers only the token is kept. */
static int post(struct web_user *u, const char *path, const char *text)
{
    json_t *body;
    int status = web_http(port, u, "POST", path, text, &body);
    const char *token = json_string_value(json_object_get(body, "token"));

    if (token != NULL)
        snprintf(u->token, sizeof u->token, "%s", token);
    json_decref(body);
    return status;
}

static int log_in(struct web_user *u, const char *password)
{
    char text[200];

    snprintf(text, sizeof text,
             "{\"v\":1,\"name\":\"Berta\",\"password\":\"%s\"}", password);
    return post(u, "/api/v1/account/login", text);
}

static int change(struct web_user *u, const char *old, const char *fresh)
{
    char text[200];

    snprintf(text, sizeof text, "{\"v\":1,\"password\":\"%s\",\"new\":\"%s\"}",
             old, fresh);
    return post(u, "/api/v1/account/password", text);
}

static int who_am_i(struct web_user *u)
{
    json_t *body;
    int status = web_http(port, u, "GET", "/api/v1/me", "", &body);

    json_decref(body);
    return status;
}

/* She changes her password. */
static void new_password(void)
{
    struct web_user here = {.cookie = ""}, there = {.cookie = ""};

    EQUAL(log_in(&here, "correct horse"), 200, "in");
    EQUAL(log_in(&there, "correct horse"), 200, "in elsewhere");
    EQUAL(change(&here, "wrong horse", "battery staple"), 403,
          "a wrong password changes nothing");
    EQUAL(change(&here, "correct horse", "x"), 400, "a short one");
    EQUAL(who_am_i(&there), 200, "still in elsewhere");
    EQUAL(change(&here, "correct horse", "battery staple"), 200, "a new one");
    EQUAL(who_am_i(&here), 200, "here she stays in");
    EQUAL(who_am_i(&there), 401, "elsewhere she is out");
    EQUAL(log_in(&there, "correct horse"), 403, "the old one is not good");
    EQUAL(log_in(&there, "battery staple"), 200, "the new one is");
}

/* The operator resets it, and the code is good once. */
static void reset_password(void)
{
    struct web_user here = {.cookie = ""}, there = {.cookie = ""};
    char text[300], code[40];
    const char *at;

    EQUAL(log_in(&here, "battery staple"), 200, "in");
    CHECK(does(1, "reset Nobody", "no account"), "nobody's password");
    CHECK(does(0, "reset berta", "Berta"), "a reset");
    at = strstr(said, "once: ");
    snprintf(code, sizeof code, "%.23s", at == NULL ? "" : at + 6);
    EQUAL(who_am_i(&here), 401, "she is out");
    EQUAL(log_in(&here, "battery staple"), 403, "and her password is dead");
    EQUAL(log_in(&here, ""), 403, "an empty one does not fit");
    snprintf(text, sizeof text,
             "{\"v\":1,\"name\":\"Berta\",\"code\":\"%s\","
             "\"password\":\"correct horse\"}",
             code);
    EQUAL(post(&here, "/api/v1/account/recover", text), 200, "%s", text);
    EQUAL(post(&there, "/api/v1/account/recover", text), 403, "once only");
    EQUAL(log_in(&there, "correct horse"), 200, "she is back");
}

/* What was said is read, and taken back before everybody's eyes. */
static void chat(const char *table)
{
    struct web_user anna = {.cookie = ""};
    char words[100];
    struct web w = {.fd = -1};
    json_t *m;
    bool heard = false;

    CHECK(web_session(port, &anna) && join(&w, &anna, table), "a socket");
    m = hear_type(&w, "ready");
    json_decref(m);
    web_say(&w, json_pack("{s:i,s:s,s:s,s:s}", "v", 1, "t", "say", "id", "c1",
                          "text", "rude words"));
    m = hear_type(&w, "chat");
    CHECK(m != NULL, "it is said");
    json_decref(m);
    snprintf(words, sizeof words, "chat %s", table);
    CHECK(does(0, words, "rude words"), "the operator reads it");
    snprintf(words, sizeof words, "unsay %s 2", table);
    CHECK(does(1, words, "no such line"), "a line that is not there");
    snprintf(words, sizeof words, "unsay %s x", table);
    CHECK(does(1, words, "no such line"), "no line at all");
    snprintf(words, sizeof words, "unsay %s 1", table);
    CHECK(does(0, words, "Done"), "it is taken back");
    m = hear_type(&w, "unsaid");
    heard = json_integer_value(json_object_get(m, "n")) == 1;
    CHECK(heard, "who is there hears so");
    json_decref(m);
    web_close(&w);
    snprintf(words, sizeof words, "chat %s", table);
    CHECK(does(0, words, "(deleted)") && strstr(said, "rude") == NULL,
          "its text is gone: %s", said);
    CHECK(join(&w, &anna, table), "a socket");
    for (m = web_hear(&w); m != NULL; m = web_hear(&w)) {
        const char *t = json_string_value(json_object_get(m, "t"));

        CHECK(strcmp(t, "chat") != 0, "nobody is told it again");
        if (strcmp(t, "ready") == 0)
            break;
        json_decref(m);
    }
    json_decref(m);
    web_close(&w);
}

/* ---- strangers at the socket -------------------------------------------- */

/* What the server says to these bytes; false if it says nothing. */
static bool knock(const char *bytes, size_t n, const char *want)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    struct timeval patience = {3, 0};
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    char reply[200] = "";
    ssize_t got = -1;

    snprintf(to.sun_path, sizeof to.sun_path, "%s/table.db-admin", folder);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    if (connect(fd, (struct sockaddr *)&to, sizeof to) == 0 &&
        send(fd, bytes, n, MSG_NOSIGNAL) == (ssize_t)n)
        got = recv(fd, reply, sizeof reply - 1, 0);
    close(fd);
    return got >= 0 && strstr(reply, want) != NULL;
}

static void strangers(void)
{
    static const char *const bad[] = {
        "\n",
        "{}\n",
        "[]\n",
        "nonsense\n",
        "{\"do\":7}\n",
        "{\"do\":\"dance\"}\n",
        "{\"do\":\"ban\"}\n",
        "{\"do\":\"close\"}\n",
        "{\"do\":\"chat\"}\n",
        "{\"do\":\"reset\"}\n",
        "{\"do\":\"unsay\",\"table\":\"x\",\"n\":0}\n",
        "{\"do\":\"unsay\",\"table\":\"x\",\"n\":\"1\"}\n",
        "{\"do\":\"backup\",\"path\":\"relative\"}\n",
        "{\"do\":\"ban\",\"who\":\"\",\"until\":1}\n",
        "{\"do\":\"list\",\"do\":\"list\"}\n"};
    static char big[9000];
    int quiet[20];

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(knock(bad[i], strlen(bad[i]), "\"syntax\""), "request %d",
              (int)i);
    memset(big, 'x', sizeof big);
    CHECK(knock(big, 8192, "\"syntax\""), "a long request");
    knock("{\"do\":\"list\"", 12, "nothing"); /* and hangs up */
    for (int i = 0; i < 20; i++) { /* who says nothing blocks nobody */
        struct sockaddr_un to = {.sun_family = AF_UNIX};

        quiet[i] = socket(AF_UNIX, SOCK_STREAM, 0);
        snprintf(to.sun_path, sizeof to.sun_path, "%s/table.db-admin", folder);
        if (connect(quiet[i], (struct sockaddr *)&to, sizeof to) != 0)
            printf("connection %d: %s\n", i, strerror(errno));
    }
    web_sleep(100);
    for (int i = 0; i < 20; i++)
        close(quiet[i]);
    web_sleep(100);
    CHECK(does(0, "list", "tables"), "it lives on");
}

/* ---- without a server --------------------------------------------------- */

static void alone(const char *table)
{
    char words[200], *file;

    EQUAL(mode_of("table.db-admin"), 0, "the socket is gone");
    CHECK(does(0, "list", table), "a list without a server");
    snprintf(words, sizeof words, "close %s", table);
    CHECK(does(1, words, "No server runs"), "closing without a server");
    CHECK(does(0, "ban ip:10.1.2.3 --reason noise", "ip:10.1.2.3"),
          "a ban without a server");
    CHECK(does(0, "bans", "noise"), "bans without a server");
    CHECK(does(0, "ban berta", "Berta ("), "a name without a server");
    CHECK(does(0, "unban BERTA", "Berta ("), "lifted by name");
    CHECK(does(1, "ban nobody-here", "no account"), "nobody of this name");
    CHECK(does(1, "chat x", "No server runs"), "chat without a server");
    CHECK(does(0, "backup later.db", "Done") && mode_of("later.db") == 0600,
          "a backup without a server");
    CHECK(does(1, "restore nothing.db", "nothing.db"), "restoring nothing");
    CHECK(does(0, "restore copy.db", "What was there before"), "a restore");
    file = strstr(said, "table.db-before-");
    CHECK(file != NULL, "what was there is kept");
    CHECK(does(2, "dance", "no action"), "a wrong action");
    CHECK(does(2, "", "Missing") && does(2, "close", "one thing more") &&
              does(2, "list all", "nothing more"),
          "too little, too much");
    CHECK(does(2, "ban x --days 0", "whole number"), "no days");
    snprintf(store, sizeof store, "sqlite:%s/none.db", folder);
    CHECK(does(1, "list", "none.db") && mode_of("none.db") == 0,
          "a store that is not there is not made");
    snprintf(store, sizeof store, "sqlite:%s/table.db", folder);
}

/* ---- a lost key --------------------------------------------------------- */

static bool log_has(const char *text)
{
    char path[128], line[2000];
    bool found = false;
    FILE *f;

    snprintf(path, sizeof path, "%s/log", folder);
    f = fopen(path, "r");
    while (f != NULL && !found && fgets(line, sizeof line, f) != NULL)
        found = strstr(line, text) != NULL;
    if (f != NULL)
        fclose(f);
    return found;
}

/* Starting with a new key would log everybody out: it must be asked for. */
static void lost_key(void)
{
    char key[128], log[128];
    char *const anew[] = {(char[]){"--new-key"}, NULL};
    pid_t server;
    int status = -1;

    snprintf(key, sizeof key, "%s/table.db.key", folder);
    snprintf(log, sizeof log, "%s/log", folder);
    EQUAL(unlink(key), 0, "there is a key");
    server = web_start(program, port, store, log, NULL);
    waitpid(server, &status, 0);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 1,
          "it starts without its key: %d", status);
    CHECK(log_has("--new-key"), "it says what to do");
    EQUAL(mode_of("table.db.key"), 0, "no key was made");
    server = web_start(program, port, store, log, anew);
    CHECK(web_await(port) >= 0, "it does not start with a new key");
    stop(server);
    EQUAL(mode_of("table.db.key"), 0600, "the new key");
}

int main(int argc, char **argv)
{
    static char path[4096];
    char table[40], command[100];
    pid_t server;

    if (realpath(argc > 1 ? argv[1] : "build/deskovka", path) == NULL ||
        mkdtemp(folder) == NULL) {
        perror("test_admin");
        return 1;
    }
    program = path;
    port = web_free_port();
    snprintf(store, sizeof store, "sqlite:%s/table.db", folder);
    server = start();
    running(table, sizeof table);
    by_name();
    new_password();
    reset_password();
    chat(table);
    strangers();
    stop(server);
    alone(table);
    server = start();
    CHECK(does(0, "list", "2 tables"), "the restored tables are served: %s",
          said);
    stop(server);
    lost_key();
    snprintf(command, sizeof command, "rm -rf %s", folder);
    if (tests_failed > 0 || system(command) != 0)
        printf("%s remains\n", folder);
    return test_end();
}
