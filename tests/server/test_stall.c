/*
 * Nobody stalls another's table: what one guest may cost the others, counted
 * in messages, bytes and work of the server, never by the wall clock.
 */
#include <poll.h>
#include <time.h>
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

#define MASTER BOT("master")
#define MASTERS                                                       \
    "{\"v\":1,\"setup\":\"carcassonne players=6\",\"seats\":[" MASTER \
    "," MASTER "," MASTER "," MASTER "," MASTER "," MASTER "]}"

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

/* ---- presence ----------------------------------------------------------- */

#define CROWD 200

/* Reads until somebody is told of so many spectators. */
static bool hears_of(struct ws *w, int spectators)
{
    json_t *j;
    int n = -1;

    while (n != spectators && (j = ws_wait(w, "presence", PATIENCE)) != NULL) {
        n = (int)int_of(j, "spectators");
        json_decref(j);
    }
    return n == spectators;
}

/* A crowd costs as much as it is large, not its square. */
static void check_crowd(void)
{
    struct ws *w = calloc(CROWD, sizeof *w), seated;
    struct guest g, watcher;
    char id[32];
    long before;

    guest_new(&g, s.port);
    guest_new(&watcher, s.port);
    guest_table(&g, "{\"v\":1,\"setup\":\"carcassonne players=2\"}", id);
    say_hello(&seated, &g, id, "");
    CHECK(hears_of(&seated, 0), "one who sits is no spectator");
    for (int i = 0; i < CROWD; i++)
        HOLD(ws_open(&w[i], &watcher, NULL), "open");
    before = metric("deskovka_messages_out_total");
    for (int i = 0; i < CROWD; i++)
        ws_say(&w[i],
               "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\"}",
               watcher.token, id);
    for (int i = 0; i < CROWD; i++)
        CHECK(is_ready(&w[i]), "ready %d", i);
    CHECK(hears_of(&seated, CROWD), "the count is told at last");
    before = metric("deskovka_messages_out_total") - before;
    CHECK(before < 25 * CROWD, "%d came: %ld messages", CROWD, before);
    printf("# measured: %d spectators come: %ld messages\n", CROWD, before);
    ws_shut(&seated);
    CHECK(hears_of(&w[0], CROWD), "that a player has gone");
    for (int i = 0; i < CROWD; i++)
        ws_shut(&w[i]);
    CHECK(becomes("deskovka_sockets", 0), "all are gone");
    free(w);
}

/* ---- catching up -------------------------------------------------------- */

static char over[32]; /* a table whose game is over */

static void play_out(const struct guest *g)
{
    struct ws w;
    json_t *j;

    guest_table(g,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":[" BOT(
                    "random") "," BOT("random") "]}",
                over);
    say_hello(&w, g, over, "");
    while ((j = ws_wait(&w, "event", PATIENCE)) != NULL) {
        bool ended = strcmp(text_of(j, "kind"), "over") == 0;

        json_decref(j);
        if (ended)
            break;
    }
    HOLD(j != NULL, "the game ends");
    ws_shut(&w);
}

/* All events that such a hello is told, as one text; how many. */
static char *told(const struct guest *g, const char *more, int *n)
{
    char *all = calloc(1, 1), *text;
    size_t len = 0;
    struct ws w;

    *n = 0;
    say_hello(&w, g, over, more);
    while ((text = ws_next(&w, PATIENCE)) != NULL) {
        bool ready = strstr(text, "\"t\":\"ready\"") != NULL;
        size_t more_len = strlen(text);

        if (strstr(text, "\"t\":\"event\"") != NULL) {
            all = realloc(all, len + more_len + 1);
            memcpy(all + len, text, more_len + 1);
            len += more_len;
            ++*n;
        }
        free(text);
        if (ready)
            break;
    }
    ws_shut(&w);
    return all;
}

/* Whoever comes again costs no second walk through the game. */
static void check_replay(void)
{
    struct guest g;
    long before, made;
    int n, m;
    char *first, *again;

    guest_new(&g, s.port);
    play_out(&g);
    before = metric("deskovka_events_replayed_total");
    first = told(&g, ",\"from\":0", &n);
    made = metric("deskovka_events_replayed_total") - before;
    CHECK(n > 150 && made == n, "%d events told, %ld made", n, made);
    for (int i = 0; i < 20; i++) {
        again = told(&g, ",\"from\":0", &m);
        CHECK(m == n && strcmp(first, again) == 0, "the same again");
        free(again);
    }
    again = told(&g, ",\"from\":50", &m);
    CHECK(m == n - 50 &&
              strcmp(first + strlen(first) - strlen(again), again) == 0,
          "the end of the same");
    free(again);
    again = told(&g, ",\"from\":0,\"view\":false", &m);
    CHECK(m == n && strlen(again) < strlen(first), "without views");
    free(again);
    free(first);
    made = metric("deskovka_events_replayed_total") - before;
    CHECK(made == 2 * n, "all of them: %ld events made for %d", made, n);
}

/* One that begins late, then one from the beginning: no event is wrong. */
static void check_backwards(void)
{
    struct guest g;
    int n, m;
    char *end, *all;

    srv_stop(&s);
    srv_start(&s, "--rate-http", "0", NULL);
    guest_new(&g, s.port);
    end = told(&g, ",\"from\":60", &n);
    all = told(&g, ",\"from\":0", &m);
    CHECK(m == n + 60 && strcmp(all + strlen(all) - strlen(end), end) == 0,
          "%d events, then %d", n, m);
    free(end);
    free(all);
}

static void check_snapshots(void)
{
    struct guest g;
    struct ws w;
    long before = metric("deskovka_snapshots_total");

    guest_new(&g, s.port);
    for (int i = 0; i < 20; i++) {
        say_hello(&w, &g, over, "");
        CHECK(is_ready(&w), "ready");
        ws_shut(&w);
    }
    before = metric("deskovka_snapshots_total") - before;
    EQUAL((int)before, 1, "20 came: the position was written once");
}

/* The code of the first error that hellos get, or "". */
static void check_hellos(void)
{
    struct guest g, other;
    struct ws w;
    int ready = 0, refused = 0;

    srv_stop(&s);
    srv_start(&s, "--rate-http", "0", "--rate-messages", "4", NULL);
    guest_new(&g, s.port);
    guest_new(&other, s.port);
    for (int i = 0; i < 30; i++) {
        json_t *j;

        say_hello(&w, &g, over, "");
        while ((j = ws_json(&w, PATIENCE)) != NULL) {
            bool is_error = strcmp(text_of(j, "t"), "error") == 0;
            bool done = is_error || strcmp(text_of(j, "t"), "ready") == 0;

            refused += is_error && strcmp(text_of(j, "code"), "rate") == 0;
            ready += done && !is_error;
            json_decref(j);
            if (done)
                break;
        }
        ws_shut(&w);
    }
    CHECK(ready >= 8 && refused > 0 && ready + refused == 30,
          "30 hellos of one user: %d ready, %d refused", ready, refused);
    say_hello(&w, &other, over, "");
    CHECK(is_ready(&w), "his neighbour comes in");
    ws_shut(&w);
}

/* ---- chat --------------------------------------------------------------- */

/* Coming again gives no new lines. */
static void check_chat(void)
{
    int said = 0, refused = 0;
    long long since = time(NULL);
    struct guest g;

    guest_new(&g, s.port);
    for (int i = 0; i < 5; i++) {
        struct ws w;

        say_hello(&w, &g, over, "");
        CHECK(is_ready(&w), "ready");
        for (int k = 0; k < 4; k++) {
            json_t *j;

            ws_say(&w, "{\"v\":1,\"t\":\"say\",\"id\":\"%d\",\"text\":\"x\"}",
                   k);
            while ((j = ws_json(&w, PATIENCE)) != NULL) {
                bool ok = strcmp(text_of(j, "t"), "ok") == 0;
                bool no = strcmp(text_of(j, "code"), "rate") == 0;

                json_decref(j);
                said += ok;
                refused += no;
                if (ok || no)
                    break;
            }
        }
        ws_shut(&w);
    }
    CHECK(said >= 5 && said <= 5 + (time(NULL) - since + 1) / 2 &&
              said + refused == 20,
          "20 lines over 5 sockets: %d said, %d refused", said, refused);
}

int main(int argc, char **argv)
{
    (void)argc;
    srv_init(&s, argv[0]);
    srv_start(&s, "--bot-delay", "0", "--rate-http", "0", "--rate-tables", "0",
              "--rate-messages", "0", "--bot-threads", "1", "--per-address",
              "2000", NULL);
    check_paused();
    check_crowd();
    check_replay();
    check_backwards();
    check_snapshots();
    check_chat();
    check_hellos();
    CHECK(srv_stop(&s), "it goes down in order");
    srv_end(&s);
    return test_end();
}
