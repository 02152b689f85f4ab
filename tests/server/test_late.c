/*
 * Delayed spectators learn everything later and nothing sooner.  The same
 * table twice: in one world it is quiet, in the other people move, talk, come
 * and go, propose and end the game.  Until the delay is over, whoever looks on
 * gets the same bytes in both: over the socket that was there, by new ones,
 * with every kind of request, over HTTP (the table, the list, pictures, the
 * file).  Afterwards the busy world is told in full.  The end of a rated game
 * too: until then the table is listed as before, no rating moves and no profile
 * has the game, over a restart as well.
 *
 * And where nobody may look on, who was there before the start has to go.
 */
#include <time.h>

#include "kit.h"
#include "testing.h"

#define DELAY 60 /* seconds */
#define MOVES 8

struct run {
    struct srv srv;
    char id[32];
    struct player p[2], eye;
    char *seen; /* what reached those who look on */
    size_t len;
    uint64_t seed;
    int clock; /* ms since the beginning */
};

static void put(struct run *r, const char *text)
{
    size_t n = strlen(text);

    r->seen = realloc(r->seen, r->len + n + 2);
    memcpy(r->seen + r->len, text, n);
    r->len += n;
    r->seen[r->len++] = '\n';
    r->seen[r->len] = '\0';
}

static void advance(struct run *r, int ms)
{
    char path[64];
    struct reply a;

    snprintf(path, sizeof path, "/test/clock/%d", ms);
    a = web_ask(r->srv.port, "POST", path, "", "");
    HOLD_EQUAL(a.status, 200, "the clock moves");
    r->clock += ms;
    reply_free(&a);
}

static json_t *wait_for(struct player *p, const char *type)
{
    json_t *m;

    do {
        m = player_step(p, PATIENCE);
    } while (m != NULL && strcmp(text_of(m, "t"), type) != 0);
    HOLD(m != NULL, "waited for %s, closed %d", type, p->ws.closed);
    return m;
}

/* Everything that has come to the one who looks on, up to a pong. */
static void listen(struct run *r, struct player *p, int *from)
{
    ws_send(&p->ws, "{\"v\":1,\"t\":\"ping\",\"id\":\"p\"}");
    wait_for(p, "pong");
    for (; *from < p->nkept; (*from)++)
        put(r, p->kept[*from]);
}

static void start(struct run *r)
{
    srv_start(&r->srv, "--test-clock", "--test-seed", "5", "--rate-messages",
              "0", "--rate-http", "0", NULL);
}

static void arrive(struct run *r, const char *argv0)
{
    memset(r, 0, sizeof *r);
    r->seed = 3;
    srv_init(&r->srv, argv0);
    start(r);
    player_init(&r->p[0], r->srv.port);
    player_init(&r->p[1], r->srv.port);
    player_init(&r->eye, r->srv.port);
}

static void sit_down(struct run *r, const char *watch)
{
    char wish[300];

    snprintf(wish, sizeof wish,
             "{\"v\":1,\"setup\":\"carcassonne players=2\",\"listed\":true,"
             "\"clock\":\"bank:9000+10\",%s}",
             watch);
    guest_table(&r->p[0].guest, wish, r->id);
    player_hello(&r->p[0], r->id, 0);
    wait_for(&r->p[0], "ready");
    player_hello(&r->p[1], r->id, 0);
    wait_for(&r->p[1], "ready");
    ws_send(&r->p[1].ws, "{\"v\":1,\"t\":\"sit\",\"id\":\"s\",\"seat\":1}");
    wait_for(&r->p[1], "ack");
    player_hello(&r->eye, r->id, 0);
    wait_for(&r->eye, "ready");
    r->p[1].seat = 1;
    ws_send(&r->p[0].ws, "{\"v\":1,\"t\":\"start\",\"id\":\"go\"}");
    wait_for(&r->p[0], "ack");
}

static void begin(struct run *r, const char *argv0, const char *watch)
{
    arrive(r, argv0);
    sit_down(r, watch);
}

static void end(struct run *r)
{
    player_free(&r->p[0]);
    player_free(&r->p[1]);
    player_free(&r->eye);
    free(r->seen);
    srv_end(&r->srv);
}

/* ---- what people do ----------------------------------------------------- */

static void hear_all(struct run *r)
{
    for (int i = 0; i < 2; i++) {
        ws_send(&r->p[i].ws, "{\"v\":1,\"t\":\"ping\",\"id\":\"q\"}");
        wait_for(&r->p[i], "pong");
    }
}

static void move(struct run *r)
{
    struct player *p;

    hear_all(r);
    p = &r->p[r->p[0].to_act];
    player_act(p, player_choose(p, &r->seed), false);
    wait_for(p, "ack");
}

static void ask(struct player *p, const char *message)
{
    ws_send(&p->ws, message);
    wait_for(p, "ack");
}

/* Until this one hears that the other has gone. */
static void wait_alone(struct player *p)
{
    json_t *j;

    while ((j = player_step(p, PATIENCE)) != NULL) {
        if (strcmp(text_of(j, "t"), "presence") == 0 &&
            json_array_size(json_object_get(j, "here")) == 1)
            return;
    }
    HOLD(j != NULL, "the other has gone");
}

/* What the busy world does at each step; the quiet one does nothing. */
static void act(struct run *r, int step)
{
    switch (step) {
    case 0:
    case 1:
        move(r);
        break;
    case 2:
        ws_send(&r->p[0].ws,
                "{\"v\":1,\"t\":\"say\",\"id\":\"c\",\"text\":\"psst\"}");
        wait_for(&r->p[0], "ok");
        break;
    case 3: /* goes, and comes back */
        ws_shut(&r->p[1].ws);
        wait_alone(&r->p[0]);
        player_hello(&r->p[1], r->id, r->p[1].seq);
        wait_for(&r->p[1], "ready");
        break;
    case 4:
        ask(&r->p[0], "{\"v\":1,\"t\":\"propose\",\"id\":\"u\","
                      "\"what\":\"abandon\"}");
        break;
    case 5:
        move(r);
        break;
    default:
        ask(&r->p[1], "{\"v\":1,\"t\":\"vote\",\"id\":\"v\",\"n\":1,"
                      "\"yes\":true}");
        break;
    }
}
#define STEPS 7

/* ---- what those who look on ask ----------------------------------------- */

static void fetch(struct run *r, const struct guest *g, const char *path)
{
    struct reply a = web_as(g, "GET", path, NULL);
    char *date = strstr(a.head, "Date: ");

    if (date != NULL)
        memset(date, 'x', strcspn(date, "\r"));
    put(r, a.head);
    put(r, a.body);
    reply_free(&a);
}

static void fetch_all(struct run *r, const struct guest *g)
{
    static const char *const files[] = {"", "/board.svg", "/board.svg?ply=999",
                                        "/board.svg?as=0", "/game.dsk"};
    char path[120];

    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        snprintf(path, sizeof path, "/api/v1/tables/%s%s", r->id, files[i]);
        fetch(r, g, path);
    }
}

static void ask_all(struct run *r, struct player *p)
{
    static const char *const asks[] = {
        "act\",\"id\":\"1\",\"seat\":0,\"seq\":9,\"actions\":[\"pass\"]",
        "sit\",\"id\":\"2\",\"seat\":0",
        "stand\",\"id\":\"3\",\"seat\":0",
        "start\",\"id\":\"4\"",
        "propose\",\"id\":\"5\",\"what\":\"rematch\"",
        "propose\",\"id\":\"6\",\"what\":\"undo\"",
        "vote\",\"id\":\"7\",\"n\":1",
        "vote\",\"id\":\"8\",\"n\":2",
        "back\",\"id\":\"9\",\"seat\":0",
        "world\",\"id\":\"a\",\"seat\":0",
        "entropy\",\"id\":\"b\",\"seat\":0,\"seed\":\"x\"",
    };
    (void)r;
    for (size_t i = 0; i < sizeof asks / sizeof asks[0]; i++) {
        ws_say(&p->ws, "{\"v\":1,\"t\":\"%s}", asks[i]);
        wait_for(p, "error");
    }
}

/* By a new socket, with and without the story; a list as a stranger. */
static void look(struct run *r, int *from)
{
    struct player again = {.blind = true};

    ask_all(r, &r->eye);
    listen(r, &r->eye, from);
    for (int i = 0; i < 2; i++) {
        int at = 0;

        memset(&again, 0, sizeof again);
        again.blind = true;
        again.ws.fd = -1;
        again.guest = r->eye.guest;
        player_hello(&again, r->id, -i);
        wait_for(&again, "ready");
        listen(r, &again, &at);
        player_free(&again);
    }
    fetch_all(r, &r->eye.guest);
}

static bool same(struct run *w, int step)
{
    const char *x = w[0].seen, *y = w[1].seen;
    size_t at = 0;

    while (x[at] != '\0' && x[at] == y[at])
        at++;
    return HOLD(x[at] == y[at], "step %d shows: %.200s | %.200s", step,
                x + (at > 60 ? at - 60 : 0), y + (at > 60 ? at - 60 : 0));
}

/* ---- tests -------------------------------------------------------------- */

static bool has(const struct run *r, const char *text)
{
    return strstr(r->seen, text) != NULL;
}

static void test_delayed(const char *argv0)
{
    static struct run w[2];
    int from[2] = {0};

    for (int i = 0; i < 2; i++) {
        begin(&w[i], argv0, "\"spectators\":\"delayed\",\"delay\":60");
        for (int k = 0; k < MOVES; k++)
            move(&w[i]);
        advance(&w[i], DELAY * 1000 + 1000);
        look(&w[i], &from[i]);
    }
    HOLD(has(&w[0], "\"kind\":\"action\""), "what is old enough is told");
    same(w, -1);
    for (int step = 0; step < STEPS; step++) {
        act(&w[1], step);
        for (int i = 0; i < 2; i++) {
            advance(&w[i], 1000);
            look(&w[i], &from[i]);
        }
        if (!same(w, step))
            break;
    }
    HOLD(!has(&w[1], "psst") && !has(&w[1], "\"status\":\"abandoned\""),
         "too soon");
    advance(&w[1], DELAY * 1000 + 1000);
    look(&w[1], &from[1]);
    HOLD(has(&w[1], "psst"), "chat at last");
    HOLD(has(&w[1], "\"kind\":\"abandoned\"") &&
             has(&w[1], "\"status\":\"abandoned\""),
         "the end at last");
    HOLD(has(&w[1], "\"here\":[0]"), "who went, at last");
    end(&w[0]);
    end(&w[1]);
    test_case("delayed spectators");
}

/* The list is for strangers, and does not say whose turn it is. */
static void test_list(const char *argv0)
{
    static const char *const watch[] = {
        "\"spectators\":\"delayed\",\"delay\":60", "\"spectators\":\"none\""};

    for (int i = 0; i < 2; i++) {
        static struct run w[2];

        for (int k = 0; k < 2; k++) {
            struct guest g;
            struct reply a;

            char other[32];

            begin(&w[k], argv0, watch[i]);
            guest_new(&g, w[k].srv.port);
            advance(&w[k], 1000);
            guest_table(&g,
                        "{\"v\":1,\"setup\":\"carcassonne players=2\","
                        "\"listed\":true}",
                        other);
            advance(&w[k], 1000);
            for (int m = 0; m < k * MOVES; m++) /* nor is it the latest then */
                move(&w[k]);
            a = web_as(&g, "GET", "/api/v1/tables", NULL);
            HOLD(strstr(a.body, w[k].id) != NULL, "it is listed");
            put(&w[k], a.body);
            reply_free(&a);
        }
        same(w, i);
        end(&w[0]);
        end(&w[1]);
    }
    test_case("lists");
}

/* ---- the end, seen from elsewhere --------------------------------------- */

#define DELAYED "\"spectators\":\"delayed\",\"delay\":60"

/* What a stranger finds of it; ids of tables and times differ by nature. */
/* What the operator's figures say of tables; they count all moves, too. */
static void fetch_figures(struct run *r)
{
    static const char *const names[] = {
        "deskovka_tables ", "deskovka_tables_paused ", "deskovka_jobs{",
        "deskovka_bot_minds ", "deskovka_sockets "};
    struct reply m = web_ask(r->srv.port, "GET", "/metrics", "", NULL);

    for (char *save, *line = strtok_r(m.body, "\n", &save); line != NULL;
         line = strtok_r(NULL, "\n", &save)) {
        for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
            if (strncmp(line, names[i], strlen(names[i])) == 0)
                put(r, line);
        }
    }
    HOLD(has(r, names[0]) && has(r, names[3]), "figures: %s", m.body);
    reply_free(&m);
}

static void look_around(struct run *r)
{
    static const char *const paths[] = {
        "/api/v1/tables", "/api/v1/profile?name=Anna",
        "/api/v1/profile?name=Jirka", "/api/v1/ratings?game=carcassonne"};

    free(r->seen);
    r->seen = NULL;
    r->len = 0;
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++)
        fetch(r, &r->eye.guest, paths[i]);
    fetch_figures(r);
}

/* Until the store has counted what is due. */
static void look_until(struct run *r, const char *text)
{
    for (int i = 0; i < 300; i++) {
        look_around(r);
        if (has(r, text))
            return;
        advance(r, 1000);
        nanosleep(&(struct timespec){0, 100000000}, NULL);
    }
    HOLD(false, "no %s: %s", text, r->seen);
}

static void compare(struct run *w, const char *when)
{
    for (int i = 0; i < 2; i++)
        look_around(&w[i]);
    HOLD(has(&w[1], w[1].id), "%s: it is listed: %s", when, w[1].seen);
    same(w, 0);
}

static void start_again(struct run *r)
{
    int clock = r->clock;

    HOLD(srv_stop(&r->srv), "it ends");
    start(r);
    r->eye.guest.port = r->srv.port;
    advance(r, clock);
}

/* To the one who sat there the game is over at once. */
static void look_back(struct run *r)
{
    struct reply a = web_as(&r->p[1].guest, "GET", "/api/v1/archive", NULL);

    HOLD(strstr(a.body, "\"status\":\"over\"") != NULL, "his own: %s", a.body);
    reply_free(&a);
    a = web_as(&r->p[1].guest, "GET", "/api/v1/tables", NULL);
    HOLD(strstr(a.body, r->id) == NULL, "nothing to join: %s", a.body);
    reply_free(&a);
}

static void test_end_elsewhere(const char *argv0)
{
    static struct run w[2];

    for (int i = 0; i < 2; i++) {
        arrive(&w[i], argv0);
        guest_enroll(&w[i].p[0].guest, "Anna");
        guest_enroll(&w[i].p[1].guest, "Jirka");
        sit_down(&w[i], DELAYED ",\"rated\":true");
        move(&w[i]);
        advance(&w[i], DELAY * 1000 + 1000);
    }
    compare(w, "before");
    ask(&w[1].p[0], "{\"v\":1,\"t\":\"resign\",\"id\":\"r\",\"seat\":0}");
    look_back(&w[1]);
    for (int i = 0; i < 2; i++)
        advance(&w[i], DELAY * 1000 / 2);
    compare(w, "half the time");
    for (int i = 0; i < 2; i++)
        start_again(&w[i]);
    compare(w, "after a restart");
    for (int i = 0; i < 2; i++)
        advance(&w[i], DELAY * 1000 / 2 - 1);
    compare(w, "a moment before");
    advance(&w[1], 1);
    look_until(&w[1], "\"place\":2");
    HOLD(!has(&w[1], "\"status\":"), "no longer listed: %s", w[1].seen);
    HOLD(has(&w[1], "\"wins\":1"), "counted at last: %s", w[1].seen);
    end(&w[0]);
    end(&w[1]);
    test_case("the end of a game, elsewhere");
}

static void test_none(const char *argv0)
{
    static struct run r;
    int from = 0, kept;
    json_t *m;

    begin(&r, argv0, "\"spectators\":\"none\"");
    do
        m = player_step(&r.eye, PATIENCE);
    while (m != NULL && r.eye.errors == 0 &&
           strcmp(text_of(m, "kind"), "start") != 0);
    HOLD_EQUAL_TEXT(r.eye.code, "hidden", "who was there has to go");
    kept = r.eye.nkept;
    for (int k = 0; k < 3; k++)
        move(&r);
    ws_send(&r.eye.ws, "{\"v\":1,\"t\":\"ping\",\"id\":\"p\"}");
    wait_for(&r.eye, "error");
    HOLD_EQUAL(r.eye.nkept, kept + 1, "and is told nothing more: %s",
               r.eye.kept[r.eye.nkept - 1]);
    HOLD_EQUAL_TEXT(r.eye.code, "hello", "nor is at the table");
    for (; from < r.eye.nkept; from++)
        put(&r, r.eye.kept[from]);
    HOLD(!has(&r, "\"kind\":\"start\"") && !has(&r, "\"kind\":\"chance\""),
         "not even of the start");
    end(&r);
    test_case("no spectators");
}

int main(int argc, char **argv)
{
    (void)argc;
    case_name = "late";
    test_delayed(argv[0]);
    test_list(argv[0]);
    test_end_elsewhere(argv[0]);
    test_none(argv[0]);
    return test_end();
}
