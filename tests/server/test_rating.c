/*
 * Ratings: the update against figures worked out by hand and properties that
 * must hold; then whole games on a real server: which count, which do not, and
 * what profiles and the list of the best say.
 */
#include <math.h>

#include "kit.h"
#include "testing.h"

#include "server/rating.h"

static struct srv s;

/* ---- the update --------------------------------------------------------- */

static bool near(double a, double b)
{
    return fabs(a - b) < 1e-6;
}

static void fresh(struct rating *r, int n)
{
    for (int i = 0; i < n; i++)
        r[i] = (struct rating){RATING_MU, RATING_SIGMA};
}

/*
 * Two equal ones: c^2 = 2 (sigma^2 + sigma^2 / 4) = 2.5 sigma^2, p = 1/2, so
 * mu moves by sigma / sqrt(2.5) / 2 and sigma^2 shrinks by the factor
 * 1 - 1 / (4 * 2.5^1.5).
 */
static void two(void)
{
    struct rating r[2];
    const int won[] = {1, 2}, tie[] = {1, 1};
    double step = RATING_SIGMA / sqrt(2.5) / 2;
    double left = RATING_SIGMA * sqrt(1 - 1 / (4 * 2.5 * sqrt(2.5)));

    fresh(r, 2);
    rating_update(r, won, 2);
    CHECK(near(r[0].mu, 25 + step) && near(r[1].mu, 25 - step), "%f %f",
          r[0].mu, r[1].mu);
    CHECK(near(r[0].sigma, left) && near(r[1].sigma, left), "%f", r[0].sigma);
    CHECK(near(r[0].mu, 27.635231) && near(r[0].sigma, 8.065506), "%f %f",
          r[0].mu, r[0].sigma);
    fresh(r, 2);
    rating_update(r, tie, 2);
    CHECK(near(r[0].mu, 25) && near(r[1].mu, 25) && r[0].sigma < RATING_SIGMA,
          "a tie of equals");
}

/*
 * Three equal ones: c = sigma sqrt(3.75).  The winner: 1 - 1/3; the second:
 * -1/3 and 1 - 1/2; the last: -1/3 - 1/2, all times sigma / sqrt(3.75).
 */
static void three(void)
{
    struct rating r[3];
    const int place[] = {1, 2, 3};
    double unit = RATING_SIGMA / sqrt(3.75), shrink = 1 / (3.75 * sqrt(3.75));

    fresh(r, 3);
    rating_update(r, place, 3);
    CHECK(near(r[0].mu, 25 + unit * 2 / 3) && near(r[1].mu, 25 + unit / 6) &&
              near(r[2].mu, 25 - unit * 5 / 6),
          "%f %f %f", r[0].mu, r[1].mu, r[2].mu);
    CHECK(near(r[0].sigma, RATING_SIGMA * sqrt(1 - shrink * 2 / 9)) &&
              near(r[2].sigma, RATING_SIGMA * sqrt(1 - shrink * 17 / 36)),
          "%f %f", r[0].sigma, r[2].sigma);
    CHECK(near(r[0].mu, 27.868877) && near(r[1].mu, 25.717219) &&
              near(r[2].mu, 21.413904),
          "figures");
}

static void properties(void)
{
    struct rating r[4] = {{30, 2}, {20, 5}, {25, 8}, {22, 1}}, q[4], before[4];
    const int place[] = {4, 1, 2, 2}, turned[] = {2, 2, 1, 4};
    struct rating weak[2] = {{15, 3}, {35, 3}}, strong[2] = {{35, 3}, {15, 3}};
    const int first[] = {1, 2};

    memcpy(before, r, sizeof r);
    for (int i = 0; i < 4; i++)
        q[i] = r[3 - i];
    rating_update(r, place, 4);
    rating_update(q, turned, 4);
    for (int i = 0; i < 4; i++) {
        HOLD(near(r[i].mu, q[3 - i].mu) && near(r[i].sigma, q[3 - i].sigma),
             "seats do not matter");
        HOLD(r[i].sigma < before[i].sigma && r[i].sigma > 0, "more is known");
    }
    HOLD(r[0].mu < before[0].mu && r[1].mu > before[1].mu, "directions");
    HOLD(fabs(r[3].mu - 22) < fabs(r[2].mu - 25), "well known, moves less");
    test_case("seats and directions");
    rating_update(weak, first, 2);
    rating_update(strong, first, 2);
    CHECK(weak[0].mu - 15 > 4 * (strong[0].mu - 35), "a surprise counts more");
    EQUAL(rating_shown(RATING_MU, RATING_SIGMA), 1000, "everybody's first");
    EQUAL(rating_shown(27.635231, 8.065506), 1138, "%d",
          rating_shown(27.635231, 8.065506));
}

/* The better player is found: 200 games of people who win according to their
 * skill. */
static void finds_order(void)
{
    struct rating r[4];
    uint64_t seed = 9;

    fresh(r, 4);
    for (int g = 0; g < 200; g++) {
        double luck[4];
        int place[4];

        for (int i = 0; i < 4; i++) {
            seed = seed * 6364136223846793005u + 1442695040888963407u;
            luck[i] = i * 0.3 + (double)(seed >> 11) / 9007199254740992.0;
        }
        for (int i = 0; i < 4; i++) {
            place[i] = 1;
            for (int k = 0; k < 4; k++)
                place[i] += luck[k] > luck[i];
        }
        rating_update(r, place, 4);
    }
    CHECK(r[0].mu < r[1].mu && r[1].mu < r[2].mu && r[2].mu < r[3].mu,
          "%f %f %f %f", r[0].mu, r[1].mu, r[2].mu, r[3].mu);
    CHECK(r[3].sigma < 3, "%f", r[3].sigma);
}

/* ---- on a server -------------------------------------------------------- */

#define until(p, what) HOLD(player_until(p, what), "no %s came", what)

static void hello(struct player *p, const char *id)
{
    player_hello(p, id, 0);
    until(p, "ready");
}

/* Sits down with an identity made before. */
static void arrive(struct player *p, const struct guest *g, int seat)
{
    player_init(p, s.port);
    p->guest = *g;
    p->seat = seat;
}

/* Takes what has come until both are at the same event. */
static void catch_up(struct player *a, struct player *b)
{
    while (a->seq < b->seq && player_step(a, PATIENCE) != NULL)
        ;
    while (b->seq < a->seq && player_step(b, PATIENCE) != NULL)
        ;
}

/* The one to act makes any move; both hear it. */
static bool move(struct player *a, struct player *b, uint64_t *seed)
{
    struct player *p = a->to_act == 0 ? a : b;
    int acks = p->acks;
    json_t *m = NULL;
    long long last;

    if (!HOLD(p->legal != NULL, "somebody can move"))
        return false;
    player_act(p, player_choose(p, seed), false);
    while (p->acks == acks && (m = player_step(p, PATIENCE)) != NULL)
        ;
    if (!HOLD(m != NULL, "a move is acknowledged"))
        return false;
    last = int_of(m, "last");
    while (p->seq < last && player_step(p, PATIENCE) != NULL)
        ;
    catch_up(a, b);
    return true;
}

/* A whole game of random moves; its winners as a mask. */
static unsigned play(const struct guest *g, const struct guest *h,
                     const char *more)
{
    struct player a, b;
    char wish[300], id[32];
    uint64_t seed = 5;
    unsigned winners = 0;
    struct reply r;
    json_t *j, *list;

    snprintf(wish, sizeof wish,
             "{\"v\":1,\"setup\":\"carcassonne players=2\",\"name\":\"A\"%s}",
             more);
    arrive(&a, g, 0);
    arrive(&b, h, 1);
    guest_table(g, wish, id);
    hello(&a, id);
    hello(&b, id);
    ws_say(&b.ws, "{\"v\":1,\"t\":\"sit\",\"id\":\"sit\",\"seat\":1,"
                  "\"name\":\"B\"}");
    until(&b, "sit");
    ws_say(&a.ws, "{\"v\":1,\"t\":\"start\",\"id\":\"start\"}");
    while (a.legal == NULL && b.legal == NULL &&
           player_step(&a, PATIENCE) != NULL)
        ;
    catch_up(&a, &b);
    while (!a.over && move(&a, &b, &seed))
        ;
    player_free(&a);
    player_free(&b);
    r = web_as(g, "GET", "/api/v1/archive?most=1", "");
    j = json_loads(r.body, 0, NULL);
    list = json_object_get(json_array_get(json_object_get(j, "tables"), 0),
                           "winners");
    HOLD(json_array_size(list) > 0 && strstr(r.body, id) != NULL, "%s", r.body);
    for (size_t i = 0; i < json_array_size(list); i++)
        winners |= 1u << json_integer_value(json_array_get(list, i));
    json_decref(j);
    reply_free(&r);
    return winners;
}

/* The number of a profile's first rating, -1 if there is none. */
static long long number(const struct guest *g, const char *path,
                        const char *list, const char *key)
{
    struct reply r = web_as(g, "GET", path, "");
    json_t *j = json_loads(r.body, 0, NULL);
    json_t *row = json_array_get(json_object_get(j, list), 0);
    long long v = row == NULL ? -1 : int_of(row, key);

    json_decref(j);
    reply_free(&r);
    return v;
}

static int status_of(const struct guest *g, const char *path)
{
    struct reply r = web_as(g, "GET", path, "");
    int status = r.status;

    reply_free(&r);
    return status;
}

#define RATED ",\"rated\":true"
#define MINE  "/api/v1/profile"
#define BEST  "/api/v1/ratings?game=carcassonne"

/* ---- people alone ------------------------------------------------------- */

/* The answer to a message is this refusal; what was done instead is said. */
static bool refused(struct player *p, const char *message, const char *code)
{
    const char *said = "";
    json_t *m;

    ws_send(&p->ws, message);
    while (strcmp(said, "error") != 0 && strcmp(said, "ack") != 0 &&
           (m = player_step(p, PATIENCE)) != NULL)
        said = json_string_value(json_object_get(m, "t"));
    if (strcmp(said, "error") != 0) {
        HOLD(false, "%s was not refused: %s", message, said);
        return false;
    }
    HOLD_EQUAL_TEXT(p->code, code, "%s", message);
    return true;
}

/* A rated game is played by people, under their names and without aids. */
static void no_machines(const struct guest *g, const struct guest *h)
{
    struct player a, b;
    char id[32];
    struct reply r;

    r = web_as(g, "POST", "/api/v1/tables",
               "{\"v\":1,\"setup\":\"carcassonne players=2\",\"rated\":true,"
               "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\","
               "\"bot\":\"hard\"}]}");
    HOLD_EQUAL(r.status, 400, "a bot's seat: %s", r.body);
    reply_free(&r);
    arrive(&a, g, 0);
    arrive(&b, h, 1);
    guest_table(g,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"name\":\"X\","
                "\"stand_in\":\"random\"" RATED "}",
                id);
    hello(&a, id);
    HOLD(strstr(a.kept[0], "\"hint\"") == NULL, "no hints: %s", a.kept[0]);
    HOLD(strstr(a.kept[0], "\"stand_in\":\"hard\"") != NULL, "%s", a.kept[0]);
    HOLD(strstr(a.kept[0], "\"name\":\"Anna\"") != NULL, "her own name: %s",
         a.kept[0]);
    refused(&a,
            "{\"v\":1,\"t\":\"bot\",\"id\":\"1\",\"seat\":1,"
            "\"bot\":\"easy\"}",
            "rated");
    refused(&a, "{\"v\":1,\"t\":\"start\",\"id\":\"2\",\"fill\":\"easy\"}",
            "rated");
    hello(&b, id);
    ws_send(&b.ws, "{\"v\":1,\"t\":\"sit\",\"id\":\"s\",\"seat\":1,"
                   "\"name\":\"Anna\"}");
    until(&b, "sit");
    HOLD(strstr(b.kept[b.nkept - 1], "\"name\":\"Jirka\"") != NULL,
         "his own name: %s", b.kept[b.nkept - 1]);
    ws_send(&a.ws, "{\"v\":1,\"t\":\"start\",\"id\":\"3\"}");
    until(&a, "start");
    refused(&a, "{\"v\":1,\"t\":\"world\",\"id\":\"4\",\"seat\":0}", "rated");
    player_free(&a);
    player_free(&b);
    test_case("no machines");
}

/* A program with an account of its own plays with people, but not for ratings.
 */
static void programs(const struct guest *g)
{
    struct player a, b;
    struct guest bot;
    struct reply r;
    bool kept_out;
    char id[32];

    guest_new(&bot, s.port);
    guest_enroll(&bot, "Bot Krok");
    r = web_as(&bot, "POST", "/api/v1/tables",
               "{\"v\":1,\"setup\":\"carcassonne players=2\"" RATED "}");
    HOLD(r.status == 400 && strstr(r.body, "\"rated\"") != NULL, "%s", r.body);
    reply_free(&r);
    arrive(&a, g, 0);
    arrive(&b, &bot, 1);
    guest_table(g, "{\"v\":1,\"setup\":\"carcassonne players=2\"" RATED "}",
                id);
    hello(&a, id);
    hello(&b, id);
    kept_out =
        refused(&b, "{\"v\":1,\"t\":\"sit\",\"id\":\"s\",\"seat\":1}", "rated");
    player_free(&a);
    player_free(&b);
    if (!kept_out)
        return; /* it sits there now and would be waited for */
    play(g, &bot, "");
    HOLD_EQUAL(number(&bot, MINE, "ratings", "games"), -1, "it has none");
    test_case("programs");
}

/* Whoever lets the stand-in play to the end has lost, whatever it wins. */
static void leaving(const struct guest *g, const struct guest *h)
{
    struct player a, b;
    char id[32];
    uint64_t seed = 8;

    arrive(&a, g, 0);
    arrive(&b, h, 1);
    guest_table(g, "{\"v\":1,\"setup\":\"carcassonne players=2\"" RATED "}",
                id);
    hello(&a, id);
    hello(&b, id);
    ws_send(&b.ws, "{\"v\":1,\"t\":\"sit\",\"id\":\"s\",\"seat\":1}");
    until(&b, "sit");
    ws_send(&a.ws, "{\"v\":1,\"t\":\"start\",\"id\":\"3\"}");
    until(&a, "start");
    ws_send(&a.ws, "{\"v\":1,\"t\":\"propose\",\"id\":\"t\","
                   "\"what\":\"takeover\",\"seat\":0}");
    until(&b, "propose");
    ws_send(&b.ws, "{\"v\":1,\"t\":\"vote\",\"id\":\"v\",\"n\":1,"
                   "\"yes\":true}");
    until(&b, "bot");
    while (!b.over) {
        if (b.to_act == 1 && b.legal != NULL) {
            player_act(&b, player_choose(&b, &seed), false);
            until(&b, "action");
        } else if (player_step(&b, PATIENCE) == NULL) {
            break;
        }
    }
    HOLD(b.over, "it ends");
    HOLD_EQUAL(number(g, MINE, "recent", "place"), 2, "she left");
    HOLD_EQUAL(number(h, MINE, "recent", "place"), 1, "he stayed");
    player_free(&a);
    player_free(&b);
    test_case("leaving");
}

/* Whoever gives up has lost, whatever the points are; once. */
static void resigning(const struct guest *g, const struct guest *h)
{
    struct player a, b;
    char id[32];
    long long games = number(g, MINE, "ratings", "games");
    long long wins = number(h, MINE, "ratings", "wins");

    arrive(&a, g, 0);
    arrive(&b, h, 1);
    guest_table(g, "{\"v\":1,\"setup\":\"carcassonne players=2\"" RATED "}",
                id);
    hello(&a, id);
    hello(&b, id);
    ws_send(&b.ws, "{\"v\":1,\"t\":\"sit\",\"id\":\"s\",\"seat\":1}");
    until(&b, "sit");
    ws_send(&a.ws, "{\"v\":1,\"t\":\"start\",\"id\":\"3\"}");
    until(&a, "start");
    for (int i = 0; i < 2; i++) { /* lost answers are asked for again */
        ws_send(&a.ws, "{\"v\":1,\"t\":\"resign\",\"id\":\"r\",\"seat\":0}");
        until(&a, "ack");
    }
    until(&b, "over");
    HOLD_EQUAL(number(g, MINE, "recent", "place"), 2, "she gave up");
    HOLD_EQUAL(number(h, MINE, "recent", "place"), 1, "he did not");
    HOLD_EQUAL(number(g, MINE, "ratings", "games"), games + 1,
               "it counts once");
    HOLD_EQUAL(number(h, MINE, "ratings", "wins"), wins + 1, "and he has won");
    player_free(&a);
    player_free(&b);
    test_case("resigning");
}

/* What the operator is told of agreement with a bot; twice the same. */
static void agreement(void)
{
    char command[900], first[4000] = "", again[4000] = "";
    json_t *j, *people;

    snprintf(command, sizeof command,
             "%s admin agreement --json --games 9 --decisions 3 "
             "--store sqlite:%s/games.db",
             s.program, s.dir);
    for (int i = 0; i < 2; i++) {
        FILE *f = popen(command, "r");
        size_t n = fread(i == 0 ? first : again, 1, sizeof first - 1, f);

        HOLD(pclose(f) == 0 && n > 0, "%s", command);
    }
    j = json_loads(first, 0, NULL);
    people = json_object_get(j, "agreement");
    HOLD_EQUAL(json_array_size(people), 1, "Anna is left: %s", first);
    HOLD_EQUAL_TEXT(text_of(json_array_get(people, 0), "name"), "Anna", "%s",
                    first);
    HOLD_EQUAL(int_of(json_array_get(people, 0), "games"), 3, "%s", first);
    HOLD_EQUAL(int_of(json_array_get(people, 0), "decisions"), 3,
               "in two of them she decided nothing: %s", first);
    HOLD(strcmp(first, again) == 0, "twice the same: %s%s", first, again);
    json_decref(j);
    test_case("agreement");
}

static void on_server(void)
{
    struct guest a, b, c;
    struct rating r[2];
    int place[2];
    unsigned winners;
    struct reply reply;

    guest_new(&a, s.port);
    guest_new(&b, s.port);
    guest_new(&c, s.port);
    guest_enroll(&a, "Anna");
    guest_enroll(&b, "Jirka");
    HOLD_EQUAL(number(&a, MINE, "ratings", "rating"), -1, "nothing yet");
    test_case("accounts");

    winners = play(&a, &b, RATED);
    fresh(r, 2);
    place[0] = winners & 1 ? 1 : 2;
    place[1] = winners & 2 ? 1 : 2;
    rating_update(r, place, 2);
    for (int i = 0; i < 2; i++) {
        const struct guest *g = i == 0 ? &a : &b;

        HOLD_EQUAL(number(g, MINE, "ratings", "rating"),
                   rating_shown(r[i].mu, r[i].sigma), "rating of %d", i);
        HOLD_EQUAL(number(g, MINE, "ratings", "games"), 1, "one game");
        HOLD_EQUAL(number(g, MINE, "ratings", "wins"), (place[i] == 1), "wins");
        HOLD_EQUAL(number(g, MINE, "recent", "before"), 1000, "before");
        HOLD_EQUAL(number(g, MINE, "recent", "place"), place[i], "place");
        HOLD_EQUAL(number(g, MINE, "recent", "of"), 2, "of two");
    }
    HOLD_EQUAL(number(&c, BEST, "people", "wins"), 1, "the winner is best");
    HOLD_EQUAL(number(&c, "/api/v1/profile?name=ANNA", "ratings", "games"), 1,
               "anybody may look");
    test_case("a game that counts");

    play(&a, &b, "");
    HOLD_EQUAL(number(&a, MINE, "ratings", "games"), 1, "casual");
    play(&a, &c, RATED);
    HOLD_EQUAL(number(&a, MINE, "ratings", "games"), 1, "with a guest");
    HOLD_EQUAL(number(&c, MINE, "ratings", "games"), -1, "a guest has none");
    test_case("games that do not count");

    no_machines(&a, &b);
    programs(&a);
    srv_kill(&s);
    srv_start(&s, "--bot-delay", "0", "--stand-in-delay", "0", "--bot-time",
              "1", "--rate-tables", "0", NULL);
    a.port = b.port = c.port = s.port;
    HOLD_EQUAL(number(&a, MINE, "ratings", "rating"),
               rating_shown(r[0].mu, r[0].sigma), "after a crash");
    test_case("durable");
    leaving(&a, &b);
    resigning(&a, &b);

    HOLD_EQUAL(status_of(&c, "/api/v1/profile?name=Jirka"), 200, "is there");
    reply = web_as(&b, "DELETE", "/api/v1/account",
                   "{\"v\":1,\"password\":\"dlouhe heslo\"}");
    HOLD_EQUAL(reply.status, 200, "%s", reply.body);
    reply_free(&reply);
    HOLD_EQUAL(status_of(&c, "/api/v1/profile?name=Jirka"), 404, "is gone");
    HOLD_EQUAL(number(&a, MINE, "recent", "of"), 2, "Anna's stays");
    reply = web_as(&c, "GET", BEST, "");
    HOLD(strstr(reply.body, "Jirka") == NULL, "not in the list");
    reply_free(&reply);
    HOLD_EQUAL(status_of(&c, "/api/v1/ratings?game=chess"), 400, "no game");
    HOLD_EQUAL(status_of(&c, "/api/v1/ratings"), 400, "which game?");
    test_case("a deleted account leaves nothing");
}

int main(int argc, char **argv)
{
    (void)argc;
    two();
    three();
    properties();
    finds_order();
    srv_init(&s, argv[0]);
    srv_start(&s, "--bot-delay", "0", "--rate-tables", "0", NULL);
    on_server();
    CHECK(srv_stop(&s), "it goes down in order");
    agreement();
    srv_end(&s);
    return test_end();
}
