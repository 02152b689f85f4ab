/*
 * Two nodes as one server: people meet across them, and what one of them has
 * decided holds at the other.  Then nodes that must not start.  Runs below
 * postgres.sh.
 */
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "nodes_kit.h"

/* A table of a, one person at each node. */
static void meeting(void)
{
    struct guest anna, eva;
    struct ws wa, wb;
    char table[32], path[80];
    json_t *m;

    case_name = "meeting";
    guest_new(&anna, a.port);
    guest_new(&eva, b.port);
    guest_table(&anna,
                "{\"v\":1,\"setup\":\"catan players=2\",\"name\":\"Anna\","
                "\"listed\":true,\"seats\":[{\"kind\":\"me\"},{\"kind\":"
                "\"person\"}]}",
                table);
    hello(&wa, &anna, table);
    hello(&wb, &eva, table);
    ws_say(&wb,
           "{\"v\":1,\"t\":\"sit\",\"id\":\"s\",\"seat\":1,\"name\":\"Eva\"}");
    m = ws_wait(&wb, "ack", PATIENCE);
    HOLD(m != NULL, "she sits");
    json_decref(m);
    m = ws_wait(&wa, "event", PATIENCE);
    HOLD(m != NULL && strcmp(text_of(m, "kind"), "sit") == 0, "Anna sees her");
    json_decref(m);
    ws_say(&wb, "{\"v\":1,\"t\":\"say\",\"id\":\"c\",\"text\":\"ahoj\"}");
    m = chat_of(&wa, "ahoj");
    HOLD(m != NULL && strcmp(text_of(m, "user"), eva.user) == 0, "hears her");
    json_decref(m);
    ws_say(&wa, "{\"v\":1,\"t\":\"start\",\"id\":\"b\"}");
    for (bool begun = false; !begun;) { /* what her seat may know, no more */
        m = ws_wait(&wb, "event", PATIENCE);
        begun = m == NULL || json_object_get(m, "act") != NULL;
        HOLD(m != NULL && (int_of(m, "as") == 1 || int_of(m, "seq") < 4),
             "for her eyes: %lld", int_of(m, "as"));
        json_decref(m);
    }
    web_sleep(200); /* who is here is told now and then */
    snprintf(path, sizeof path, "/api/v1/tables/%s", table);
    HOLD(same_at_both(&eva, path), "the table with who is here");
    HOLD(same_at_both(&eva, "/api/v1/tables"), "the lobby");
    HOLD(same_at_both(&eva, "/api/v1/mine"), "her own tables");
    ws_shut(&wb);
    m = ws_wait(&wa, "presence", PATIENCE);
    HOLD(m != NULL, "Anna hears that she has gone");
    json_decref(m);
    ws_shut(&wa);
    test_case("");
}

/* Accounts: the session begins at a, is good at b, and ends at both. */
static void sessions(void)
{
    struct guest g, old;
    struct ws w;
    struct reply r;
    char *cookie;

    case_name = "sessions";
    guest_new(&g, a.port);
    old = g;
    HOLD_EQUAL(me_at(&old, b.port), 200, "a guest is a guest everywhere");
    g.port = a.port;
    r = web_as(&g, "POST", "/api/v1/account",
               "{\"v\":1,\"name\":\"Zora\",\"password\":\"long enough 1\"}");
    HOLD_EQUAL(r.status, 200, "an account: %s", r.body);
    cookie = strstr(r.head, "deskovka=");
    if (cookie != NULL)
        snprintf(g.cookie, sizeof g.cookie, "%.*s", (int)strcspn(cookie, ";"),
                 cookie);
    cookie = strstr(r.body, "\"token\":\"");
    if (cookie != NULL)
        snprintf(g.token, sizeof g.token, "%.*s", 64, cookie + 9);
    reply_free(&r);
    HOLD_EQUAL(me_at(&g, b.port), 200, "at once at the other node");
    HOLD_EQUAL(soon(&old, b.port, 401), 401, "the guest is no more");
    HOLD(ws_open(&w, &g, NULL), "a socket at b");
    g.port = a.port;
    r = web_as(&g, "DELETE", "/api/v1/session", "");
    HOLD_EQUAL(r.status, 200, "logs out at a: %s", r.body);
    reply_free(&r);
    HOLD_EQUAL(soon(&g, b.port, 401), 401, "and is out at b");
    for (char *text; (text = ws_next(&w, 3000)) != NULL;)
        free(text);
    HOLD_EQUAL(w.closed, 4001, "its socket, too");
    ws_shut(&w);
    test_case("");
}

static int enrol(struct guest *g, int port, const char *name)
{
    char body[200], *at;
    struct reply r;
    int status;

    guest_new(g, a.port);
    g->port = port;
    snprintf(body, sizeof body,
             "{\"v\":1,\"name\":\"%s\",\"password\":\"long enough 1\"}", name);
    r = web_as(g, "POST", "/api/v1/account", body);
    status = r.status;
    at = strstr(r.head, "deskovka=");
    if (at != NULL)
        snprintf(g->cookie, sizeof g->cookie, "%.*s", (int)strcspn(at, ";"),
                 at);
    at = strstr(r.body, "\"token\":\"");
    if (at != NULL)
        snprintf(g->token, sizeof g->token, "%.*s", 64, at + 9);
    reply_free(&r);
    return status;
}

/* Is a guest at b told this when he wants to sit by this name? */
static bool sits_as(struct ws *w, const char *name, const char *type)
{
    bool told = false;

    for (int i = 0; i < 100 && !told; i++) {
        json_t *m;

        ws_say(w,
               "{\"v\":1,\"t\":\"sit\",\"id\":\"n%s%d\",\"seat\":1,"
               "\"name\":\"%s\"}",
               type, i, name);
        while ((m = ws_json(w, PATIENCE)) != NULL) {
            const char *is = text_of(m, "t");
            bool answer = strcmp(is, "ack") == 0 || strcmp(is, "error") == 0;

            told = strcmp(is, type) == 0;
            json_decref(m);
            if (answer)
                break;
        }
        web_sleep(told ? 0 : 100);
    }
    return told;
}

/* The same moment at both: one of them at most. */
static void both_at_once(int round)
{
    struct guest g;
    char name[2][40];
    pid_t child;
    int here, there;

    snprintf(name[0], sizeof name[0], "K\u00f3rn %c", 'a' + round);
    snprintf(name[1], sizeof name[1], "Kom.%c", 'a' + round);
    fflush(stdout);
    child = fork();
    if (child == 0)
        _exit(enrol(&g, b.port, name[1]) == 200);
    here = enrol(&g, a.port, name[0]) == 200;
    waitpid(child, &there, 0);
    HOLD_EQUAL(here + WEXITSTATUS(there), 1, "one of two alike, round %d",
               round);
}

/* Names that look like those of accounts at the other node. */
static void names(void)
{
    struct guest g, other, sitter;
    struct reply r;
    struct ws w;
    char table[32];

    case_name = "names";
    guest_new(&other, b.port);
    guest_new(&sitter, b.port);
    guest_table(&other,
                "{\"v\":1,\"setup\":\"catan players=3\",\"seats\":[{\"kind\":"
                "\"me\"},{\"kind\":\"person\"},{\"kind\":\"person\"}]}",
                table);
    hello(&w, &sitter, table);
    HOLD_EQUAL(enrol(&g, a.port, "B\u00e1rna"), 200, "an account at a");
    HOLD_EQUAL(enrol(&other, b.port, "Bama"), 409, "is known at b at once");
    HOLD(sits_as(&w, "BAMA", "error"), "to guests soon");
    r = web_as(&g, "DELETE", "/api/v1/account",
               "{\"v\":1,\"password\":\"long enough 1\"}");
    HOLD_EQUAL(r.status, 200, "she goes: %s", r.body);
    reply_free(&r);
    HOLD(sits_as(&w, "bama", "ack"), "and leaves the name");
    ws_shut(&w);
    HOLD_EQUAL(enrol(&other, b.port, "Bama"), 200, "to others");
    HOLD_EQUAL(enrol(&other, a.port, "Barna"), 409, "and then it is theirs");
    for (int i = 0; i < 6; i++)
        both_at_once(i);
    test_case("");
}

/* Two tables a minute, wherever; and what the operator says at a. */
static void budgets(void)
{
    static const char wish[] = "{\"v\":1,\"setup\":\"carcassonne "
                               "edition=bb6 players=2\",\"name\":\"Ivo\"}";
    struct guest g;
    struct reply r;
    char command[1200];
    int made = 0;

    case_name = "budgets";
    guest_new(&g, a.port);
    for (int i = 0; i < 4; i++) {
        g.port = i % 2 == 0 ? a.port : b.port;
        r = web_as(&g, "POST", "/api/v1/tables", wish);
        made += r.status == 200;
        reply_free(&r);
        web_sleep(200);
    }
    HOLD_EQUAL(made, 2, "of one budget");
    snprintf(command, sizeof command,
             "cd %s && %s admin ban %s --store '%s' --node a >/dev/null", a.dir,
             a.program, g.user, store);
    HOLD_EQUAL(system(command), 0, "a ban at a");
    HOLD_EQUAL(soon(&g, b.port, 401), 401, "holds at b");
    test_case("");
}

/* The owner goes; who was at its table by way of b finds it again. */
static void homecoming(void)
{
    struct guest anna;
    struct ws w;
    char table[32];
    struct timespec t0, t1;
    long ms;

    case_name = "homecoming";
    guest_new(&anna, a.port);
    guest_table(&anna,
                "{\"v\":1,\"setup\":\"catan players=2\",\"name\":\"Anna\"}",
                table);
    anna.port = b.port;
    hello(&w, &anna, table);
    clock_gettime(CLOCK_MONOTONIC, &t0);
    kill(a.pid, SIGTERM);
    for (char *text; (text = ws_next(&w, PATIENCE)) != NULL;)
        free(text);
    HOLD_EQUAL(w.closed, 4004, "come again");
    ws_shut(&w);
    hello(&w, &anna, table);
    clock_gettime(CLOCK_MONOTONIC, &t1);
    ms = (t1.tv_sec - t0.tv_sec) * 1000 + (t1.tv_nsec - t0.tv_nsec) / 1000000;
    HOLD(ms < 1000, "a new owner after %ld ms", ms);
    printf("# measured: hand-over %ld ms\n", ms);
    ws_shut(&w);
    waitpid(a.pid, NULL, 0);
    start(&a, "a", 0);
    test_case("");
}

/* The owner dies: its lease, and a moment. */
static void death(void)
{
    struct guest anna;
    struct ws w;
    char table[32];
    int64_t since;
    bool there = false;

    case_name = "death";
    wait_for_link();
    guest_new(&anna, a.port);
    guest_table(&anna,
                "{\"v\":1,\"setup\":\"catan players=2\",\"name\":\"Anna\"}",
                table);
    since = web_ms();
    srv_kill(&a);
    anna.port = b.port;
    while (!there && web_ms() - since < 10000) {
        json_t *m;

        if (!ws_open(&w, &anna, NULL))
            continue;
        ws_say(&w,
               "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":"
               "\"%s\"}",
               anna.token, table);
        m = ws_wait(&w, "ready", 3000);
        there = m != NULL;
        json_decref(m);
        ws_shut(&w);
        web_sleep(100);
    }
    since = web_ms() - since;
    HOLD(there && since < 4000, "taken over after %d ms", (int)since);
    printf("# measured: take-over %d ms with a lease of 2000 ms\n", (int)since);
    test_case("");
}

/* ---- strangers on the link ---------------------------------------------- */

/* Says something at b's door; true if it was hung up on after `lines`. */
static bool hung_up(const char *first, const char *second, int lines)
{
    int fd = web_dial((int)strtol(strchr(links[1], ':') + 1, NULL, 10));
    struct timeval patience = {8, 0};
    char c;
    int heard = 0;
    ssize_t n;

    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    HOLD(write(fd, first, strlen(first)) == (ssize_t)strlen(first), "said");
    while ((n = read(fd, &c, 1)) == 1) {
        if (c != '\n')
            continue;
        heard++;
        HOLD(write(fd, second, strlen(second)) == (ssize_t)strlen(second),
             "said");
    }
    close(fd);
    return (n == 0 || errno == ECONNRESET) && heard == lines;
}

static void strangers(void)
{
    char zeros[65], hello_line[300], command[600], mark[40] = "";
    FILE *f;

    case_name = "strangers";
    memset(zeros, '0', 64);
    zeros[64] = '\0';
    snprintf(command, sizeof command,
             "%s/psql -qAtX -h %s -U deskovka -d postgres -c 'SELECT key_mark "
             "FROM part39.deskovka'",
             getenv("PG_BIN"), getenv("PG_FOLDER"));
    f = popen(command, "r");
    HOLD(f != NULL && fgets(mark, sizeof mark, f) != NULL, "the fingerprint");
    if (f != NULL)
        pclose(f);
    mark[strcspn(mark, "\n")] = '\0';
    HOLD(hung_up("GET / HTTP/1.1\r\n\r\n", "", 0), "another language");
    snprintf(hello_line, sizeof hello_line,
             "deskovka-link-1 a b %s 0123456789abcdef\n", zeros);
    HOLD(hung_up(hello_line, "", 0), "a key nobody has");
    snprintf(hello_line, sizeof hello_line, "deskovka-link-1 a b %s %s\n",
             zeros, mark);
    snprintf(command, sizeof command, "%s\n", zeros);
    HOLD(hung_up(hello_line, command, 1), "no proof of the right key");
    HOLD(hung_up("deskovka-link-1 a b", "", 0), "a greeting that never ends");
    wait_for_link(); /* the true one is there still */
    test_case("");
}

/* ---- nodes that must not start ------------------------------------------ */

/* It ends with this sentence; further words and a preloaded library. */
static void refused(const char *part, const char *preload, const char *words)
{
    char command[9000], said[2000] = "";
    size_t n = 0;
    FILE *f;

    snprintf(command, sizeof command,
             "cd %s && %s %s serve --allow-root --port 0 --quiet --store '%s' "
             "%s 2>&1 </dev/null",
             a.dir, preload, a.program, store, words);
    f = popen(command, "r");
    if (f != NULL) {
        n = fread(said, 1, sizeof said - 1, f);
        HOLD(pclose(f) != 0, "it starts with %s", words);
    }
    said[n] = '\0';
    HOLD(strstr(said, part) != NULL, "\"%s\" instead of \"%s\"", said, part);
}

static void write_key(const char *path, const char *lines)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

    HOLD(fd >= 0 && write(fd, lines, strlen(lines)) == (ssize_t)strlen(lines),
         "%s", path);
    close(fd);
}

static void bad_starts(const char *step)
{
    char words[600], preload[5000], other[300];

    case_name = "bad starts";
    snprintf(other, sizeof other, "%s/other.key", a.dir);
    write_key(other, "000102030405060708090a0b0c0d0e0f"
                     "101112131415161718191a1b1c1d1e1f\n");
    snprintf(words, sizeof words, "--node x --key %s", other);
    refused("its servers use another key", "", words);
    snprintf(words, sizeof words, "--node b --key %s", key);
    refused("a server named b has it open", "", words);
    snprintf(words, sizeof words, "--node x --key %s --link nonsense", key);
    refused("an address and a port are wanted", "", words);
    snprintf(words, sizeof words, "--node x --key %s --link %s", key, links[1]);
    refused("somebody listens there already", "", words);
    write_key(other, "7200\n");
    snprintf(preload, sizeof preload, "CLOCK_STEP=%s LD_PRELOAD=%s", other,
             step);
    snprintf(words, sizeof words, "--node x --key %s", key);
    refused("clock is 7", preload, words);
    test_case("");
}

/* A new key goes round; nobody is logged out. */
static void rotation(void)
{
    char lines[200] = "", both[300];
    struct guest g;
    FILE *f = fopen(key, "r");

    case_name = "rotation";
    HOLD(f != NULL && fgets(lines, sizeof lines, f) != NULL, "%s", key);
    fclose(f);
    guest_new(&g, b.port);
    start(&a, "a", 0);
    snprintf(both, sizeof both,
             "%s202122232425262728292a2b2c2d2e2f"
             "303132333435363738393a3b3c3d3e3f\n",
             lines);
    write_key(key, both);
    HOLD(srv_stop(&a), "a ends");
    start(&a, "a", 0);
    HOLD(srv_stop(&b), "b ends");
    start(&b, "b", 1);
    snprintf(both, sizeof both,
             "202122232425262728292a2b2c2d2e2f"
             "303132333435363738393a3b3c3d3e3f\n%s",
             lines);
    write_key(key, both);
    HOLD(srv_stop(&a), "a ends");
    start(&a, "a", 0);
    HOLD_EQUAL(me_at(&g, a.port), 200, "who was known is known");
    wait_for_link();
    guest_new(&g, a.port);
    HOLD_EQUAL(me_at(&g, b.port), 200, "who is new is known at b");
    test_case("");
}

int main(int argc, char **argv)
{
    static char step[4096], self[4096];

    if (getenv("PG_URL") == NULL || argc < 2) {
        fprintf(stderr, "usage: postgres.sh test_nodes CLOCK_STEP_SO\n");
        return 2;
    }
    if (realpath(argv[1], step) == NULL)
        return 2;
    if (realpath(argv[0], self) == NULL)
        return 2;
    nodes_init(self, 39);
    start(&a, "a", 0);
    start(&b, "b", 1);
    wait_for_link();
    meeting();
    strangers();
    sessions();
    names();
    budgets();
    homecoming();
    death();
    bad_starts(step);
    rotation();
    nodes_end();
    return test_end();
}
