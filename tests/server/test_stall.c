/*
 * Nobody stalls another's table: what one guest may cost the others, counted
 * in messages, bytes and work of the server, never by the wall clock.
 */
#include <poll.h>
#include <sys/socket.h>
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

/* Whoever wants too much of it gets the position, which will do. */
static void check_replay_budget(void)
{
    int whole = 0, n = 1;

    srv_stop(&s);
    srv_start(&s, "--rate-http", "0", "--rate-messages", "1", NULL);
    while (n > 0 && whole < 30) {
        struct guest g;

        guest_new(&g, s.port);
        free(told(&g, ",\"from\":0", &n));
        whole += n > 0;
    }
    CHECK(n == 0 && whole >= 5, "%d were told the whole game", whole);
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

/* ---- pictures ----------------------------------------------------------- */

static int picture(const struct guest *g, const char *more)
{
    char path[200];
    struct reply r;
    int status;

    snprintf(path, sizeof path, "/api/v1/tables/%s/board.svg%s", over, more);
    r = g == NULL ? web_ask(s.port, "GET", path, "", NULL)
                  : web_as(g, "GET", path, NULL);
    status = r.status;
    reply_free(&r);
    return status;
}

static void check_pictures(void)
{
    struct guest g;
    long drawn = metric("deskovka_pictures_drawn_total");
    int fine = 0, limited = 0;

    guest_new(&g, s.port);
    EQUAL(picture(NULL, ""), 401, "a picture needs a session");
    for (int i = 0; i < 10; i++)
        fine += picture(&g, "") == 200;
    EQUAL(fine, 10, "the same picture again");
    EQUAL((int)(metric("deskovka_pictures_drawn_total") - drawn), 1,
          "it was drawn once");
    EQUAL((int)metric("deskovka_pictures_kept_total"), 9, "and kept");
    EQUAL(picture(&g, "?ply=1"), 200, "another position");
    EQUAL(picture(&g, "?ply=1&theme=dark"), 200, "another look");
    EQUAL((int)(metric("deskovka_pictures_drawn_total") - drawn), 3,
          "they are drawn");
    for (int i = 0; i < 120; i++)
        limited += picture(&g, "") == 429;
    CHECK(limited > 0, "who wants too many has to wait");
}

/* ---- budgets ------------------------------------------------------------ */

/* Raw requests; the status of the first answer, and how many there are. */
static int raw(const char *request, int *answers, char *all, size_t size)
{
    int fd = web_dial(s.port), status = 0;
    size_t n = 0;
    ssize_t got;

    HOLD(write(fd, request, strlen(request)) > 0, "sent");
    shutdown(fd, SHUT_WR);
    while (n < size - 1 && (got = read(fd, all + n, size - 1 - n)) > 0)
        n += (size_t)got;
    all[n] = '\0';
    close(fd);
    *answers = 0;
    for (const char *at = all; (at = strstr(at, "HTTP/1.1 ")) != NULL; at++)
        ++*answers;
    sscanf(all, "HTTP/1.1 %d", &status);
    return status;
}

/* What a proxy may read in another way: refused, and nothing after it read. */
static void check_smuggling(void)
{
    static const char *const heads[] = {
        "Content-Length: 2\r\nContent-Length: 40",
        "Content-Length: 2\r\nContent-Length: 2",
        "Content-Length: 2\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: chunked\r\nContent-Length: 2",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
        "Transfer-Encoding: xchunked",
    };
    char request[500], all[4000];
    int answers;

    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
        int status;

        snprintf(request, sizeof request,
                 "POST /api/v1/session HTTP/1.1\r\nHost: x\r\n%s\r\n\r\n"
                 "{}GET /health HTTP/1.1\r\nHost: x\r\n\r\n",
                 heads[i]);
        status = raw(request, &answers, all, sizeof all);
        CHECK(status == 400 && answers == 1, "%s: %d, %d answers", heads[i],
              status, answers);
    }
    /* both lengths are right, each in its way */
    EQUAL(raw("POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Length: "
              "5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health "
              "HTTP/1.1\r\nHost: x\r\n\r\n",
              &answers, all, sizeof all),
          400, "a length and an encoding");
    EQUAL(answers, 1, "and nothing after them");
    raw("GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        "GET /health HTTP/1.1\r\nHost: x\r\n\r\n",
        &answers, all, sizeof all);
    EQUAL(answers, 2, "two honest ones are answered");
}

static int ask_from(const char *forwarded)
{
    char head[300];
    struct reply r;
    int status;

    snprintf(head, sizeof head, "%s\r\n", forwarded);
    r = web_ask(s.port, "GET", "/health", head, NULL);
    status = r.status;
    reply_free(&r);
    return status;
}

/* Nobody is another by writing an address into his request. */
static void check_proxy(void)
{
    char head[200];
    int fine = 0;

    srv_stop(&s);
    srv_start(&s, "--trust-proxy", "--rate-http", "1", NULL);
    for (int i = 0; i < 30; i++) {
        /* the proxy may add to the line, or a line of its own */
        snprintf(head, sizeof head,
                 i % 2 == 0 ? "X-Forwarded-For: 10.1.1.%d, 192.0.2.7"
                            : "X-Forwarded-For: 10.1.1.%d\r\n"
                              "X-Forwarded-For: 192.0.2.7",
                 i);
        fine += ask_from(head) == 200;
    }
    CHECK(fine < 25, "one address under many names: %d of 30", fine);
    EQUAL(ask_from("X-Forwarded-For: 192.0.2.8"), 200, "another is free");
    srv_stop(&s);
    srv_start(&s, "--trust-proxy", "--proxies", "2", "--rate-http", "1", NULL);
    fine = 0;
    for (int i = 0; i < 30; i++) {
        snprintf(head, sizeof head,
                 "X-Forwarded-For: 10.1.1.%d, 192.0.2.7, 10.0.0.%d", i, i);
        fine += ask_from(head) == 200;
    }
    CHECK(fine < 25, "behind two proxies: %d of 30", fine);
    EQUAL(ask_from("X-Forwarded-For: 192.0.2.8, 10.0.0.1"), 200,
          "another is free");
}

/* Many addresses guess at one account. */
static void check_logins(void)
{
    int answered = 0, limited = 0;
    char head[300];
    struct guest g;

    srv_stop(&s);
    srv_start(&s, "--trust-proxy", "--rate-http", "0", "--rate-passwords", "3",
              NULL);
    guest_new(&g, s.port);
    for (int i = 0; i < 12; i++) {
        struct reply r;

        snprintf(head, sizeof head,
                 "X-Forwarded-For: 192.0.2.%d\r\nOrigin: http://127.0.0.1:%d"
                 "\r\nContent-Type: application/json\r\n",
                 i + 1, s.port);
        r = web_ask(s.port, "POST", "/api/v1/account/login", head,
                    i % 2 ? "{\"v\":1,\"name\":\"Anna\",\"password\":\"xxxxxxx"
                            "xxxx\"}"
                          : "{\"v\":1,\"name\":\"anna\",\"password\":\"xxxxxxx"
                            "xxxx\"}");
        answered += r.status == 403;
        limited += r.status == 429;
        reply_free(&r);
    }
    CHECK(answered >= 3 && answered + limited == 12 && limited >= 4,
          "12 guesses from 12 addresses: %d answered, %d not", answered,
          limited);
    EQUAL((int)metric("deskovka_logins_failed_total"), answered,
          "all are counted");
}

/* One address guesses at many accounts. */
static void check_guesses(void)
{
    int answered = 0, limited = 0;
    char head[120], body[80];

    snprintf(head, sizeof head,
             "Origin: http://127.0.0.1:%d\r\n"
             "Content-Type: application/json\r\n",
             s.port);
    for (int i = 0; i < 12; i++) {
        struct reply r;

        snprintf(body, sizeof body,
                 "{\"v\":1,\"name\":\"Anna%c\",\"password\":\"xxxxxxxxxxx\"}",
                 'a' + i);
        r = web_ask(s.port, "POST", "/api/v1/account/login", head, body);
        answered += r.status == 403;
        limited += r.status == 429;
        reply_free(&r);
    }
    CHECK(answered >= 3 && answered + limited == 12 && limited >= 4,
          "guesses at 12 accounts from one address: %d answered, %d not",
          answered, limited);
}

/* So many tables of one user, and of his address, in so much time. */
static void check_table_rate(void)
{
    static const char wish[] = "{\"v\":1,\"setup\":\"carcassonne players=2\"}";
    time_t since = time(NULL);
    int made = 0, limited = 0, more;
    struct guest g;

    srv_stop(&s);
    srv_start(&s, "--rate-tables", "2", "--rate-http", "0", "--open-most", "0",
              NULL);
    for (int i = 0; i < 60; i++) {
        struct reply r;

        if (i % 20 == 0)
            guest_new(&g, s.port);
        r = web_as(&g, "POST", "/api/v1/tables", wish);
        made += r.status == 200;
        limited += r.status == 429;
        reply_free(&r);
        /* one more every minute for a user, every half for an address */
        more = (int)(time(NULL) - since) / 30;
        if (i == 19)
            CHECK(made >= 1 && made <= 1 + more,
                  "20 tables of one user: %d made", made);
    }
    CHECK(made >= 2 && made <= 2 + more && made + limited == 60,
          "60 tables of one address: %d made, %d refused", made, limited);
}

/* Refusals of one do not use up what his neighbours may ask for. */
static void check_neighbours(void)
{
    struct guest loud, calm;
    int fine = 0;

    srv_stop(&s);
    srv_start(&s, "--rate-http", "5", NULL);
    guest_new(&loud, s.port);
    guest_new(&calm, s.port);
    for (int i = 0; i < 60; i++) {
        struct reply r = web_as(&loud, "GET", "/api/v1/me", NULL);

        fine += r.status == 200;
        reply_free(&r);
    }
    CHECK(fine >= 10 && fine < 60, "the loud one is limited: %d of 60", fine);
    {
        struct reply r = web_as(&calm, "GET", "/api/v1/me", NULL);

        EQUAL(r.status, 200, "his neighbour is answered");
        reply_free(&r);
    }
}

/* Tables that never start: so many of one user, and not for long. */
static void check_open_tables(void)
{
    static const char wish[] = "{\"v\":1,\"setup\":\"carcassonne players=2\"}";
    char id[32];
    struct guest g;
    struct reply r;

    srv_stop(&s);
    srv_start(&s, "--rate-tables", "0", "--rate-http", "0", "--open-most", "3",
              "--test-clock", NULL);
    guest_new(&g, s.port);
    for (int i = 0; i < 3; i++)
        guest_table(&g, wish, id);
    r = web_as(&g, "POST", "/api/v1/tables", wish);
    EQUAL(r.status, 429, "a fourth one has to wait");
    reply_free(&r);
    r = web_ask(s.port, "POST", "/test/clock/3700000", "", NULL);
    reply_free(&r);
    for (int i = 0; i < PATIENCE / 20; i++) {
        r = web_as(&g, "POST", "/api/v1/tables", wish);
        if (r.status == 200)
            break;
        reply_free(&r);
        poll(NULL, 0, 20);
    }
    EQUAL(r.status, 200, "after an hour they are closed");
    reply_free(&r);
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
    check_smuggling();
    check_hellos();
    check_replay_budget();
    srv_stop(&s);
    srv_start(&s, NULL);
    check_pictures();
    check_proxy();
    check_logins();
    srv_stop(&s);
    srv_start(&s, "--rate-http", "0", "--rate-passwords", "3", NULL);
    check_guesses();
    check_table_rate();
    check_neighbours();
    check_open_tables();
    CHECK(srv_stop(&s), "it goes down in order");
    srv_end(&s);
    return test_end();
}
