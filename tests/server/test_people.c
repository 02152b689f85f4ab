/*
 * Nobody wins by a machine and nobody is played for against his will: giving
 * up, bots that stand in, clocks that warn first, names of bots.
 */
#include <poll.h>

#include "table_kit.h"

/* The last message of that type and kind that came; "" if none did. */
static const char *last_of(const struct player *p, const char *what)
{
    char type[40], kind[40];

    snprintf(type, sizeof type, "\"t\":\"%s\"", what);
    snprintf(kind, sizeof kind, "\"kind\":\"%s\"", what);
    for (int i = p->nkept - 1; i >= 0; i--) {
        if (strstr(p->kept[i], type) != NULL ||
            strstr(p->kept[i], kind) != NULL)
            return p->kept[i];
    }
    return "";
}

static int count_of(const struct player *p, const char *what)
{
    int n = 0;

    for (int i = 0; i < p->nkept; i++)
        n += strstr(p->kept[i], what) != NULL;
    return n;
}

#define SAYS(p, what, part)                                               \
    HOLD(strstr(last_of(p, what), part) != NULL, "%s: no %s in %s", what, \
         part, last_of(p, what))

#define WANT(wish, status_, part)                                           \
    do {                                                                    \
        struct reply r_ = web_as(&a.guest, "POST", "/api/v1/tables", wish); \
        HOLD(r_.status == (status_) && strstr(r_.body, part) != NULL,       \
             "%s: %d %s", wish, r_.status, r_.body);                        \
        reply_free(&r_);                                                    \
    } while (0)

/* ---- giving up ---------------------------------------------------------- */

static void check_resign_two(void)
{
    struct player a, b, w;
    char id[32];
    uint64_t seed = 21;

    pair(&a, &b, PERSONS "}", id);
    ASKED(&a, "\"t\":\"resign\",\"seat\":0", "state");
    ASKED(&b, "\"t\":\"sit\",\"seat\":1,\"name\":\"Jan\"", "");
    ASKED(&a, "\"t\":\"start\"", "");
    while (a.legal == NULL && player_step(&a, PATIENCE) != NULL)
        ;
    both_hear(&a, &b);
    move(&a, &b, &seed);
    player_init(&w, s.port);
    player_hello(&w, id, 0);
    until(&w, "ready");
    ASKED(&w, "\"t\":\"resign\",\"seat\":0", "seat");
    ASKED(&a, "\"t\":\"resign\",\"seat\":1", "seat");
    ASKED(&a, "\"t\":\"resign\",\"seat\":2", "field");
    ASKED(&a, "\"t\":\"propose\",\"what\":\"abandon\"", "");
    until(&b, "propose");
    ASKED(&b, "\"t\":\"resign\",\"seat\":1", "");
    until(&a, "over");
    SAYS(&a, "resign", "\"seat\":1");
    SAYS(&a, "over", "\"winners\":[0]");
    SAYS(&a, "over", "\"reveal\":\"");
    until(&a, "table");
    SAYS(&a, "table", "\"status\":\"over\"");
    SAYS(&a, "table", "\"proposal\":null");
    ASKED(&b, "\"t\":\"resign\",\"seat\":1", "state");
    ASKED(&a, "\"t\":\"act\",\"seat\":0,\"seq\":99,\"actions\":[\"pass\"]",
          "state");
    ASKED(&a, "\"t\":\"propose\",\"what\":\"rematch\"", "");
    until(&w, "over");
    player_free(&w);
    leave(&a, &b);
    test_case("of two, one gives up and the other has won");
}

#define THREE                                                         \
    "{\"v\":1,\"setup\":\"carcassonne players=3\",\"name\":\"Anna\"," \
    "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"person\"},"             \
    "{\"kind\":\"bot\",\"bot\":\"random\"}]"

static void check_resign_three(void)
{
    struct player a, b;
    char id[32];

    pair(&a, &b, THREE "}", id);
    ASKED(&b, "\"t\":\"sit\",\"seat\":1,\"name\":\"Jan\"", "");
    ASKED(&a, "\"t\":\"start\"", "");
    while (a.legal == NULL && player_step(&a, PATIENCE) != NULL)
        ;
    ASKED(&b, "\"t\":\"resign\",\"seat\":1", "");
    until(&a, "bot");
    SAYS(&a, "bot", "\"why\":\"resigned\"");
    SAYS(&a, "bot", "\"bot\":\"hard\"");
    HOLD(count_of(&a, "\"kind\":\"over\"") == 0, "two are left");
    ASKED(&b, "\"t\":\"back\",\"seat\":1", "seat");
    ASKED(&b, "\"t\":\"resign\",\"seat\":1", "seat");
    ASKED(&b, "\"t\":\"act\",\"seat\":1,\"seq\":99,\"actions\":[\"pass\"]",
          "seat");
    test_case("who gave up does not come back");
    ASKED(&a, "\"t\":\"resign\",\"seat\":0", "");
    until(&a, "over");
    SAYS(&a, "over", "\"winners\":[2]");
    leave(&a, &b);
    test_case("without people there is no game");
}

/* ---- standing in -------------------------------------------------------- */

static void check_stand_ins(void)
{
    struct player a;

    player_init(&a, s.port);
    WANT(PERSONS ",\"stand_in\":\"random\"}", 400, "\"field\":\"stand_in\"");
    WANT(PERSONS ",\"stand_in\":\"child\"}", 400, "\"field\":\"stand_in\"");
    WANT(PERSONS ",\"stand_in\":\"master\"}", 200, "\"id\"");
    WANT("{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":"
         "[{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":\"easy\"}],"
         "\"stand_in\":\"random\"}",
         200, "\"id\"");
    player_free(&a);
    test_case("nobody's opponent chooses who plays for him");
}

/* Waits until it is this seat's turn; the bot's time passes. */
static void wait_turn(struct player *p, int seat)
{
    while ((p->to_act != seat || p->legal == NULL) &&
           player_step(p, PATIENCE) != NULL)
        ;
}

static void check_lapse(void)
{
    struct player a, b;
    char id[32];
    uint64_t seed = 22;
    int moves;

    start_pair(&a, &b, PERSONS ",\"clock\":\"bank:60+0\",\"timeout\":\"bot\"}",
               id);
    advance(49000);
    move(&a, &b, &seed);
    HOLD_EQUAL(count_of(&a, "\"t\":\"warn\""), 0, "eleven seconds are left");
    advance(1500);
    until(&a, "warn");
    until(&b, "warn");
    SAYS(&a, "warn", "\"seat\":0");
    SAYS(&b, "warn", "\"left\":9500");
    advance(1000);
    advance(8000);
    HOLD_EQUAL(count_of(&a, "\"kind\":\"timeout\""), 0, "not yet");
    test_case("a clock warns before it lapses, once");
    advance(1100);
    until(&b, "bot");
    SAYS(&b, "bot", "\"why\":\"time\"");
    HOLD_EQUAL(count_of(&b, "\"t\":\"warn\""), 1, "once");
    moves = count_of(&b, "\"kind\":\"action\"");
    poll(NULL, 0, 300);
    while (player_step(&b, 50) != NULL)
        ;
    HOLD_EQUAL(count_of(&b, "\"kind\":\"action\""), moves, "it takes its time");
    while (count_of(&b, "\"kind\":\"action\"") == moves) {
        advance(1000);
        player_step(&b, 200);
    }
    while (player_step(&b, 100) != NULL)
        ;
    HOLD_EQUAL(count_of(&b, "\"kind\":\"action\""), moves + 1,
               "one decision at a time");
    test_case("a stand-in plays at a person's pace");
    both_hear(&a, &b);
    while (b.to_act != 0) /* the other one moves on, by himself */
        move(&a, &b, &seed);
    both_hear(&a, &b);
    wait_turn(&a, 0);
    moves = count_of(&b, "\"kind\":\"back\"");
    move(&a, &b, &seed); /* acting is being back */
    HOLD_EQUAL(count_of(&b, "\"kind\":\"back\""), moves + 1,
               "whoever acts is back");
    test_case("acting takes the seat back at once");
    /* his bank is empty, but he cannot sit there for ever */
    while (b.to_act != 0)
        move(&a, &b, &seed);
    both_hear(&a, &b);
    moves = count_of(&b, "\"kind\":\"timeout\"");
    advance(10600);
    until(&b, "timeout");
    HOLD_EQUAL(count_of(&b, "\"kind\":\"timeout\""), moves + 1,
               "ten seconds a decision are what is left");
    test_case("an empty bank still lapses");
    leave(&a, &b);
}

static void check_return(void)
{
    struct player a, b;
    char id[32];

    start_pair(&a, &b, PERSONS ",\"clock\":\"move:30\",\"timeout\":\"bot\"}",
               id);
    ws_shut(&a.ws);
    until(&b, "presence");
    SAYS(&b, "presence", "\"away\":[{\"seat\":0,\"left\":30000}]");
    advance(12000);
    {
        struct player w;

        player_init(&w, s.port);
        player_hello(&w, id, 0);
        until(&w, "ready");
        SAYS(&w, "table", "\"away\":[{\"seat\":0,\"left\":18000}]");
        player_free(&w);
    }
    advance(18600);
    until(&b, "bot");
    a.ws.fd = -1;
    a.blind = true;
    player_hello(&a, id, -1);
    until(&b, "back");
    SAYS(&b, "presence", "\"away\":[]");
    leave(&a, &b);
    test_case("who comes back gets his seat at once");

    start_pair(&a, &b, PERSONS "}", id);
    ASKED(&a, "\"t\":\"propose\",\"what\":\"takeover\",\"seat\":0", "");
    until(&b, "propose");
    ASKED(&b, "\"t\":\"vote\",\"n\":1,\"yes\":true", "");
    until(&b, "bot");
    SAYS(&b, "bot", "\"why\":\"own\"");
    ws_shut(&a.ws);
    a.ws.fd = -1;
    a.blind = true;
    player_hello(&a, id, -1);
    until(&a, "ready");
    HOLD_EQUAL(count_of(&b, "\"kind\":\"back\""), 0, "he wanted it so");
    ASKED(&a, "\"t\":\"back\",\"seat\":0", "");
    leave(&a, &b);
    test_case("whose own wish it was asks for his seat");
}

/* ---- names of bots ------------------------------------------------------ */

static void check_bot_names(void)
{
    struct player a;
    char id[32], names[6][40];
    json_t *m, *seats;

    player_init(&a, s.port);
    guest_table(&a.guest,
                "{\"v\":1,\"setup\":\"carcassonne players=5\",\"seats\":"
                "[{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":\"easy\"},"
                "{\"kind\":\"bot\",\"bot\":\"easy\"},{\"kind\":\"bot\","
                "\"bot\":\"easy\"},{\"kind\":\"person\"}]}",
                id);
    player_hello(&a, id, 0);
    until(&a, "ready");
    ASKED(&a, "\"t\":\"start\",\"fill\":\"easy\"", "");
    until(&a, "table");
    m = json_loads(last_of(&a, "table"), 0, NULL);
    seats = json_object_get(m, "seats");
    for (int i = 1; i < 5; i++) {
        json_t *seat = json_array_get(seats, (size_t)i);

        snprintf(names[i], sizeof names[i], "%s", text_of(seat, "name"));
        HOLD(names[i][0] != '\0' && int_of(seat, "called") > 0, "seat %d", i);
        HOLD_EQUAL_TEXT(text_of(seat, "kind"), "bot", "it is marked");
        for (int k = 1; k < i; k++)
            HOLD(strcmp(names[i], names[k]) != 0, "two are called %s",
                 names[i]);
    }
    json_decref(m);
    {
        char path[100], mark[80];
        struct reply r;

        snprintf(path, sizeof path, "/api/v1/tables/%s/board.svg", id);
        snprintf(mark, sizeof mark, "%s (bot)", names[1]);
        r = web_as(&a.guest, "GET", path, NULL);
        HOLD(strstr(r.body, mark) != NULL, "no %s in the picture", mark);
        reply_free(&r);
    }
    player_free(&a);
    test_case("bots have names of their own");
}

/* ---- names of guests ---------------------------------------------------- */

/* The guest gets an account; his session is a new one. */
static void enroll(struct guest *g, const char *name, int status)
{
    char body[200];
    const char *at;
    struct reply r;
    json_t *j;

    snprintf(body, sizeof body,
             "{\"v\":1,\"name\":\"%s\",\"password\":\"dlouhe heslo\"}", name);
    r = web_as(g, "POST", "/api/v1/account", body);
    at = strstr(r.head, "Set-Cookie: ");
    j = json_loads(r.body, 0, NULL);
    HOLD_EQUAL(r.status, status, "%s: %s", name, r.body);
    if (r.status == 200 && at != NULL) {
        snprintf(g->cookie, sizeof g->cookie, "%.*s",
                 (int)strcspn(at + 12, ";"), at + 12);
        snprintf(g->token, sizeof g->token, "%s", text_of(j, "token"));
    }
    json_decref(j);
    reply_free(&r);
}

static void sits_as(struct player *p, const char *name, const char *code)
{
    char text[200];

    snprintf(text, sizeof text, "\"t\":\"sit\",\"seat\":1,\"name\":\"%s\"",
             name);
    ASKED(p, text, code);
}

#define sits_as(...) FROM(sits_as(__VA_ARGS__))

static void check_guest_names(void)
{
    static const char *const alike[] = {"Bo\u017eena",
                                        "bozena",
                                        "B O Z E N A",
                                        "\uff22ozena",
                                        "Cog",
                                        "\u0160roubek",
                                        "\u0441\u043e\u0441\u043e",
                                        "sroubek",
                                        "Bozena."};
    static const char *const odd[] = {"B\u043ez\u0435na", "Bo\u200bzena",
                                      "Bozena\u2060", "  ", "An\u00a0na"};
    struct player a, b;
    struct guest g;
    char id[32];

    guest_new(&g, s.port);
    enroll(&g, "Bo\u017eena", 200);
    guest_new(&g, s.port);
    enroll(&g, "Coco", 200);
    guest_new(&g, s.port);
    enroll(&g, "Bozena", 409);
    enroll(&g, "C0C0", 409);
    enroll(&g, "Rivet", 409);
    enroll(&g, "Guest", 409);
    test_case("accounts do not look alike either");
    pair(&a, &b,
         "{\"v\":1,\"setup\":\"carcassonne players=3\",\"name\":\"Petr\"}", id);
    for (size_t i = 0; i < sizeof alike / sizeof alike[0]; i++)
        sits_as(&b, alike[i], "alike");
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++)
        sits_as(&b, odd[i], "name");
    WANT("{\"v\":1,\"setup\":\"carcassonne players=2\",\"name\":\"BOZENA\"}",
         409, "\"alike\"");
    WANT("{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":[{\"kind\":"
         "\"me\",\"name\":\"A\"},{\"kind\":\"me\",\"name\":\"Ri\u200bvet\"}]}",
         400, "\"name\"");
    test_case("guests look like no account and no bot");
    sits_as(&b, "\uff30\uff25\uff34\uff32", "");
    until(&b, "sit");
    SAYS(&b, "sit", "\uff30\uff25\uff34\uff32 2\"");
    test_case("a neighbour gets a number");
    leave(&a, &b);
    player_init(&b, s.port);
    guest_table(&b.guest,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"name\":"
                "\"\u0418\u0432\u0430\u043d\"}",
                id);
    player_free(&b);
    test_case("other scripts are names, too");
}

int main(int argc, char **argv)
{
    (void)argc;
    srv_init(&s, argv[0]);
    srv_start(&s, "--test-clock", "--test-seed", "5", "--bot-delay", "0",
              "--rate-tables", "0", NULL);
    check_resign_two();
    check_resign_three();
    check_stand_ins();
    check_lapse();
    check_return();
    check_bot_names();
    check_guest_names();
    CHECK(srv_stop(&s), "it goes down in order");
    srv_end(&s);
    return test_end();
}
