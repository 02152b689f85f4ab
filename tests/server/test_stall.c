/*
 * Nobody stalls another's table: what one guest may cost the others, counted
 * in messages, bytes and work of the server, never by the wall clock.
 */
#include <poll.h>
#include <unistd.h>

#include "kit.h"
#include "testing.h"

static struct srv s;

/* ---- helpers ------------------------------------------------------------ */

/* A number of /metrics; -1: there is none. */
static long metric(const char *name)
{
    struct reply r = web_ask(s.port, "GET", "/metrics", "", NULL);
    size_t len = strlen(name);
    const char *at = r.body;
    long n = -1;

    while ((at = strstr(at, name)) != NULL && n < 0) {
        if ((at == r.body || at[-1] == '\n') && at[len] == ' ')
            n = strtol(at + len, NULL, 10);
        at++;
    }
    reply_free(&r);
    return n;
}

/* Waits until a number is what it should be. */
static bool becomes(const char *name, long value)
{
    for (int i = 0; i < PATIENCE / 20; i++) {
        if (metric(name) == value)
            return true;
        poll(NULL, 0, 20);
    }
    return false;
}

static void say_hello(struct ws *w, const struct guest *g, const char *table,
                      const char *more)
{
    if (!HOLD(ws_open(w, g, NULL), "a WebSocket"))
        exit(test_end());
    ws_say(w, "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\"%s}",
           g->token, table, more);
}

static bool is_ready(struct ws *w)
{
    json_t *j = ws_wait(w, "ready", PATIENCE);
    bool ok = j != NULL;

    json_decref(j);
    return ok;
}

#define BOT(name) "{\"kind\":\"bot\",\"bot\":\"" name "\"}"

/* ---- bots --------------------------------------------------------------- */

#define MASTERS                                                                       \
    "{\"v\":1,\"setup\":\"carcassonne players=6\",\"seats\":[" BOT("master") "," BOT( \
        "master") "," BOT("master") "," BOT("master") "," BOT("master") "," BOT("master") "]}"

/* Tables of bots that nobody is at do not play; a visitor wakes one. */
static void check_paused(void)
{
    struct guest g;
    struct ws w;
    char id[32];
    json_t *j;

    guest_new(&g, s.port);
    for (int i = 0; i < 10; i++)
        guest_table(&g, MASTERS, id);
    EQUAL((int)metric("deskovka_tables_paused"), 10, "all of them pause");
    EQUAL((int)metric("deskovka_bot_jobs_total"), 0, "no bot thinks");
    EQUAL((int)metric("deskovka_bot_queue"), 0, "no bot waits");
    say_hello(&w, &g, id, "");
    CHECK(is_ready(&w), "ready");
    j = ws_wait(&w, "event", PATIENCE);
    CHECK(j != NULL, "somebody watches: it goes on");
    json_decref(j);
    EQUAL((int)metric("deskovka_tables_paused"), 9, "the others pause");
    ws_shut(&w);
    CHECK(becomes("deskovka_tables_paused", 10), "it pauses again");
}

int main(int argc, char **argv)
{
    (void)argc;
    srv_init(&s, argv[0]);
    srv_start(&s, "--bot-delay", "0", "--rate-http", "0", "--rate-tables", "0",
              "--bot-threads", "1", "--per-address", "2000", NULL);
    check_paused();
    CHECK(srv_stop(&s), "it goes down in order");
    srv_end(&s);
    return test_end();
}
