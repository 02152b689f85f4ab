/*
 * What people do at a table besides moving: sitting down, hot seat, chat and
 * mute, taking back, giving up, a bot for somebody who is gone, another game,
 * watching now or later, lists and archive, clocks.
 */
#include <poll.h>

#include "table_kit.h"

#include "engine/session.h"

/* ---- sitting down ------------------------------------------------------- */

static void check_seats(void)
{
    struct player a, b;
    char id[32];

    pair(&a, &b, PERSONS "}", id);
    ASKED(&b, "\"t\":\"start\"", "owner");
    ASKED(&a, "\"t\":\"start\"", "seat");
    ASKED(&b, "\"t\":\"sit\",\"seat\":0", "seat");
    ASKED(&b, "\"t\":\"sit\",\"seat\":7", "field");
    ASKED(&b, "\"t\":\"sit\",\"seat\":1,\"name\":\"\\u202egnirts\"", "field");
    ASKED(&b, "\"t\":\"sit\",\"seat\":1,\"colour\":0", "taken");
    ASKED(&b, "\"t\":\"sit\",\"seat\":1,\"entropy\":\"has blanks\"", "field");
    ASKED(&b, "\"t\":\"sit\",\"seat\":1,\"name\":\"Jan\",\"colour\":4", "");
    ASKED(&b, "\"t\":\"entropy\",\"seat\":1,\"seed\":\"abc\"", "");
    ASKED(&b, "\"t\":\"entropy\",\"seat\":0,\"seed\":\"abc\"", "seat");
    ASKED(&b, "\"t\":\"stand\",\"seat\":0", "seat");
    ASKED(&a, "\"t\":\"stand\",\"seat\":1", "");
    ASKED(&b, "\"t\":\"bot\",\"seat\":1,\"bot\":\"greedy\"", "owner");
    ASKED(&a, "\"t\":\"bot\",\"seat\":1,\"bot\":\"nobody\"", "field");
    ASKED(&a, "\"t\":\"start\",\"fill\":\"greedy\"", "");
    ASKED(&a, "\"t\":\"sit\",\"seat\":1", "state");
    test_case("seats");
    leave(&a, &b);
}

/* What the owner allows is told to everybody. */
static void check_aids(void)
{
    struct player a, b;
    char id[32];
    bool all = false, few = false;
    struct reply r;

    pair(&a, &b, PERSONS "}", id);
    for (int i = 0; i < b.nkept; i++)
        all |= strstr(b.kept[i], "\"aids\":[\"legal\",\"features\",\"dead\","
                                 "\"bag\",\"hint\"]") != NULL;
    HOLD(all, "all aids, when nothing is said");
    leave(&a, &b);
    pair(&a, &b, PERSONS ",\"aids\":[\"bag\",\"legal\"]}", id);
    for (int i = 0; i < b.nkept; i++)
        few |= strstr(b.kept[i], "\"aids\":[\"legal\",\"bag\"]") != NULL;
    HOLD(few, "the aids of this table");
    r = web_as(&a.guest, "POST", "/api/v1/tables",
               PERSONS ",\"aids\":[\"magic\"]}");
    HOLD(r.status == 400 && strstr(r.body, "aids") != NULL, "an aid unknown");
    reply_free(&r);
    test_case("aids");
    leave(&a, &b);
}

/* Two seats of one user: both views come over one socket. */
static void check_hot_seat(void)
{
    struct player a = {0};
    bool seen[2] = {false, false};
    uint64_t seed = 5;
    char id[32];

    player_init(&a, s.port);
    guest_table(&a.guest,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":"
                "[{\"kind\":\"me\",\"name\":\"A\"},"
                "{\"kind\":\"me\",\"name\":\"B\"}]}",
                id);
    a.blind = true;
    player_hello(&a, id, -1);
    until(&a, "ready");
    HOLD(a.nkept > 0, "told");
    for (int i = 0; i < a.nkept; i++) {
        seen[0] |= strstr(a.kept[i], "\"as\":0,\"ply\"") != NULL;
        seen[1] |= strstr(a.kept[i], "\"as\":1,\"ply\"") != NULL;
    }
    HOLD(seen[0] && seen[1], "both seats see the position");
    for (int moves = 0; moves < 8; moves++) {
        int acks = a.acks;

        while (json_array_size(a.legal) == 0 &&
               player_step(&a, PATIENCE) != NULL)
            ;
        if (!HOLD(json_array_size(a.legal) > 0, "there are legal actions"))
            break;
        a.seat = a.to_act;
        player_act(&a, player_choose(&a, &seed), false);
        json_decref(a.legal);
        a.legal = NULL;
        while (a.acks == acks && player_step(&a, PATIENCE) != NULL)
            ;
    }
    HOLD_EQUAL(a.errors, 0, "no move was refused: %s", a.code);
    test_case("hot seat");
    player_free(&a);
}

/* ---- chat --------------------------------------------------------------- */

static void check_chat(void)
{
    struct player a, b;
    char id[32], hello[300];
    json_t *m;

    pair(&a, &b, PERSONS "}", id);
    ASKED(&b, "\"t\":\"sit\",\"seat\":1,\"name\":\"Jan\"", "");
    ASKED(&b,
          "\"t\":\"say\",\"text\":\"ahoj <b>\\u017elu\\u0165ou\\u010dk\\u00fd"
          "</b>\"",
          "");
    until(&a, "chat");
    m = json_loads(a.kept[a.nkept - 1], 0, NULL);
    HOLD(strcmp(text_of(m, "text"), "ahoj <b>žluťoučký</b>") == 0 &&
             strcmp(text_of(m, "name"), "Jan") == 0 && int_of(m, "seat") == 1,
         "what was said: %s", a.kept[a.nkept - 1]);
    json_decref(m);
    /* a muted user is not heard, neither now nor later */
    ws_say(&a.ws, "{\"v\":1,\"t\":\"mute\",\"users\":[\"%s\"]}", b.guest.user);
    say(&a, "\"t\":\"ping\"");
    until(&a, "pong"); /* the server has it */
    ASKED(&b, "\"t\":\"say\",\"text\":\"secret\"", "");
    ASKED(&a, "\"t\":\"say\",\"text\":\"mine\"", "");
    until(&b, "chat");
    for (int i = 0; i < a.nkept; i++)
        HOLD(strstr(a.kept[i], "secret") == NULL, "the muted are not heard");
    ws_say(&a.ws,
           "{\"v\":1,\"t\":\"report\",\"id\":\"r-1\","
           "\"user\":\"%s\",\"n\":1}",
           b.guest.user);
    until(&a, "ok");
    ASKED(&a, "\"t\":\"report\",\"user\":\"a b\"", "field");
    ASKED(&a, "\"t\":\"report\"", "field");
    test_case("chat");
    /* missed lines come after a break */
    ws_shut(&b.ws);
    while (b.nkept > 0)
        free(b.kept[--b.nkept]);
    if (ws_open(&b.ws, &b.guest, NULL)) {
        snprintf(hello, sizeof hello,
                 "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\","
                 "\"chat\":2}",
                 b.guest.token, id);
        ws_send(&b.ws, hello);
    }
    until(&b, "chat");
    HOLD(strstr(b.kept[b.nkept - 1], "mine") != NULL, "only what was missed");
    until(&b, "ready");
    test_case("chat after a break");
    leave(&a, &b);
}

/* ---- deciding together -------------------------------------------------- */

static void check_undo(void)
{
    struct player a, b;
    char id[32], *before, *after;
    uint64_t seed = 11;

    start_pair(&a, &b, PERSONS "}", id);
    for (int i = 0; i < 6; i++)
        move(&a, &b, &seed);
    before = player_view(&a);
    {
        struct player *p = a.to_act == a.seat ? &a : &b;
        struct player *q = p == &a ? &b : &a;

        move(&a, &b, &seed);
        ASKED(p, "\"t\":\"propose\",\"what\":\"undo\"", "");
        ASKED(p, "\"t\":\"propose\",\"what\":\"undo\"", "proposal");
        until(q, "propose");
        ASKED(q, "\"t\":\"vote\",\"n\":1,\"yes\":false", "");
        until(p, "closed");
        ASKED(p, "\"t\":\"propose\",\"what\":\"undo\"", "");
        until(q, "propose");
        ASKED(q, "\"t\":\"vote\",\"n\":9,\"yes\":true", "proposal");
        ASKED(q, "\"t\":\"vote\",\"n\":2,\"yes\":true", "");
        until(p, "undo");
        until(q, "undo");
    }
    both_hear(&a, &b);
    after = player_view(&a);
    HOLD_EQUAL_TEXT(before, after, "the position is as it was");
    free(before);
    free(after);
    /* luck is as it was, too */
    {
        char *one, *two;
        uint64_t same = seed;
        struct player *p = a.to_act == a.seat ? &a : &b;
        struct player *q = p == &a ? &b : &a;

        move(&a, &b, &same);
        move(&a, &b, &same);
        one = player_view(&a);
        say(p, "\"t\":\"propose\",\"what\":\"undo\"");
        until(q, "propose");
        ASKED(q, "\"t\":\"vote\",\"n\":3,\"yes\":true", "");
        until(p, "undo");
        both_hear(&a, &b);
        (void)one;
        two = player_view(&a);
        HOLD(strlen(two) > 0, "a view");
        free(one);
        free(two);
    }
    test_case("undo");
    leave(&a, &b);
    start_pair(&a, &b, PERSONS ",\"undo\":\"never\"}", id);
    move(&a, &b, &seed);
    ASKED(&a, "\"t\":\"propose\",\"what\":\"undo\"", "undo");
    test_case("no undo");
    leave(&a, &b);
}

/* A guest who would look like a neighbour gets a number. */
static void check_names(void)
{
    struct player a, b;
    char id[32];

    player_init(&a, s.port);
    player_init(&b, s.port);
    guest_table(&a.guest,
                "{\"v\":1,\"setup\":\"carcassonne players=2\","
                "\"name\":\"Anna\"}",
                id);
    player_hello(&b, id, 0);
    player_until(&b, "ready");
    ASKED(&b, "\"t\":\"sit\",\"seat\":1,\"name\":\"\u00c1n-NA\"", "");
    player_until(&b, "table");
    HOLD(strstr(b.kept[b.nkept - 1], "\"name\":\"\u00c1n-NA 2\"") != NULL,
         "a number tells them apart: %s", b.kept[b.nkept - 1]);
    player_free(&a);
    player_free(&b);
    test_case("names of neighbours");
}

static void check_takeover(void)
{
    struct player a, b;
    char id[32];
    uint64_t seed = 12;

    start_pair(&a, &b, PERSONS "}", id);
    move(&a, &b, &seed);
    ASKED(&a, "\"t\":\"propose\",\"what\":\"takeover\",\"seat\":1", "seat");
    {
        struct player *p = a.to_act == 0 ? &a : &b;
        struct player *q = p == &a ? &b : &a;

        say(p, p == &a ? "\"t\":\"propose\",\"what\":\"takeover\",\"seat\":0"
                       : "\"t\":\"propose\",\"what\":\"takeover\",\"seat\":1");
        until(q, "propose");
        move(&a, &b, &seed);
        ASKED(q, "\"t\":\"vote\",\"n\":1,\"yes\":true", "proposal");
    }
    test_case("whoever acts himself needs no bot");
    ws_shut(&b.ws);
    until(&a, "presence");
    advance(29000);
    ASKED(&a, "\"t\":\"propose\",\"what\":\"takeover\",\"seat\":1", "seat");
    advance(1000);
    ASKED(&a, "\"t\":\"propose\",\"what\":\"takeover\",\"seat\":1", "");
    until(&a, "bot");
    for (int i = 0; i < 4; i++) { /* the bot answers */
        while ((a.to_act != 0 || a.legal == NULL) &&
               player_step(&a, PATIENCE) != NULL)
            ;
        HOLD_EQUAL(a.to_act, 0, "the bot plays");
        player_act(&a, player_choose(&a, &seed), false);
        json_decref(a.legal);
        a.legal = NULL;
    }
    b.ws.fd = -1;
    b.blind = true;
    player_hello(&b, id, -1);
    until(&b, "back");
    ASKED(&b, "\"t\":\"back\",\"seat\":1", "seat");
    test_case("takeover");
    leave(&a, &b);
}

static void check_abandon(void)
{
    struct player a, b;
    char id[32], path[100];
    struct reply r;
    uint64_t seed = 13;

    start_pair(&a, &b, PERSONS "}", id);
    move(&a, &b, &seed);
    ASKED(&a, "\"t\":\"propose\",\"what\":\"rematch\"", "state");
    ASKED(&a, "\"t\":\"propose\",\"what\":\"abandon\"", "");
    until(&b, "propose");
    ASKED(&b, "\"t\":\"vote\",\"n\":1,\"yes\":true", "");
    until(&a, "abandoned");
    HOLD(strstr(a.kept[a.nkept - 1], "\"reveal\":\"") != NULL,
         "an abandoned game reveals its seed");
    ASKED(&a, "\"t\":\"propose\",\"what\":\"rematch\"", "");
    until(&b, "propose");
    ASKED(&b, "\"t\":\"vote\",\"n\":2,\"yes\":true", "");
    until(&b, "rematch");
    {
        json_t *m = json_loads(b.kept[b.nkept - 1], 0, NULL), *t;

        snprintf(path, sizeof path, "/api/v1/tables/%s", text_of(m, "table"));
        json_decref(m);
        r = web_as(&b.guest, "GET", path, NULL);
        t = json_loads(r.body, 0, NULL);
        HOLD_EQUAL_TEXT(text_of(t, "status"), "playing", "the next one runs");
        m = json_object_get(json_object_get(t, "you"), "seats");
        HOLD_EQUAL(json_integer_value(json_array_get(m, 0)), 0,
                   "seats have moved by one");
        json_decref(t);
        reply_free(&r);
    }
    test_case("abandon and rematch");
    r = web_as(&a.guest, "GET", "/api/v1/archive", NULL);
    HOLD(strstr(r.body, id) != NULL, "it is in the archive");
    reply_free(&r);
    r = web_as(&a.guest, "GET", "/api/v1/mine", NULL);
    HOLD(strstr(r.body, id) == NULL, "and not among those that run");
    reply_free(&r);
    r = web_ask(s.port, "GET", "/api/v1/mine", "", NULL);
    HOLD_EQUAL(r.status, 401, "nobody has no games: %d", r.status);
    reply_free(&r);
    test_case("lists");
    leave(&a, &b);
}

/* ---- watching ----------------------------------------------------------- */

static void check_watching(void)
{
    struct player a, b, w;
    char id[32];
    uint64_t seed = 14;
    int moved;

    start_pair(&a, &b, PERSONS ",\"spectators\":\"none\"}", id);
    player_init(&w, s.port);
    player_hello(&w, id, 0);
    while (w.errors == 0 && !w.ready && player_step(&w, PATIENCE) != NULL)
        ;
    HOLD_EQUAL_TEXT(w.code, "hidden", "nobody may watch: %s", w.code);
    player_free(&w);
    leave(&a, &b);
    test_case("no spectators");

    start_pair(&a, &b, PERSONS ",\"spectators\":\"delayed\",\"delay\":60}", id);
    for (int i = 0; i < 4; i++)
        move(&a, &b, &seed);
    player_init(&w, s.port);
    player_hello(&w, id, 0);
    until(&w, "ready");
    HOLD(w.seq < 6 && w.seq < a.seq - 4, "later means later: %lld", w.seq);
    moved = (int)a.seq;
    advance(30000);
    move(&a, &b, &seed);
    advance(31000);
    while (w.seq < moved && player_step(&w, PATIENCE) != NULL)
        ;
    HOLD(moved > 3 && w.seq == moved && w.seq < a.seq,
         "a minute later: %d of %d", (int)w.seq, (int)a.seq);
    advance(60000);
    while (w.seq < a.seq && player_step(&w, PATIENCE) != NULL)
        ;
    {
        char *one = player_view(&w), *two = player_view(&a);

        HOLD(w.seq == a.seq && strcmp(one, two) == 0, "all of it at last");
        free(one);
        free(two);
    }
    player_free(&w);
    test_case("delayed spectators");
    leave(&a, &b);
}

/* One person plays both seats, so that nobody has watched so far. */
static void play_alone(struct player *a, char *id)
{
    uint64_t seed = 14;

    player_init(a, s.port);
    guest_table(&a->guest,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":"
                "[{\"kind\":\"me\",\"name\":\"A\"},"
                "{\"kind\":\"me\",\"name\":\"B\"}],"
                "\"spectators\":\"delayed\",\"delay\":60}",
                id);
    a->blind = true;
    player_hello(a, id, -1);
    until(a, "ready");
    a->seat = a->to_act;
    player_act(a, player_choose(a, &seed), false);
    until(a, "ack");
}

/* Whoever comes later hears everything, and once. */
static void check_late_watcher(void)
{
    struct player a, w[2];
    char id[32], *view[2];
    int events = 0;

    play_alone(&a, id);
    advance(61000);
    for (int i = 0; i < 2; i++) {
        player_init(&w[i], s.port);
        player_hello(&w[i], id, -i); /* the story, and where it is now */
        until(&w[i], "ready");
        view[i] = player_view(&w[i]);
    }
    for (int i = 0; i < w[0].nkept; i++)
        events += strncmp(w[0].kept[i], "{\"v\":1,\"t\":\"event\"", 18) == 0;
    HOLD(events > 4 && events == (int)w[0].seq, "%d events of %d", events,
         (int)w[0].seq);
    HOLD(w[0].seq == w[1].seq && strcmp(view[0], view[1]) == 0,
         "the story leads to where it is now");
    for (int i = 0; i < 2; i++) {
        free(view[i]);
        player_free(&w[i]);
    }
    player_free(&a);
    test_case("a spectator who comes late");
}

/* ---- clocks ------------------------------------------------------------- */

static long long left_of(const struct player *p, int seat)
{
    json_t *m, *left;
    long long ms = -1;

    for (int i = p->nkept - 1; i >= 0 && ms < 0; i--) {
        m = json_loads(p->kept[i], 0, NULL);
        left = json_object_get(json_object_get(m, "clock"), "left");
        if (left != NULL)
            ms = json_integer_value(json_array_get(left, (size_t)seat));
        json_decref(m);
    }
    return ms;
}

/* It is his turn still, but his time is over. */
static void moves_late(struct player *p, uint64_t *seed)
{
    int acks = p->acks, errors = p->errors;

    player_act(p, player_choose(p, seed), false);
    while (p->acks == acks && p->errors == errors &&
           player_step(p, PATIENCE) != NULL)
        ;
    HOLD_EQUAL_TEXT(p->errors > errors ? p->code : "", "turn", "he moves late");
}

static void check_clocks(void)
{
    struct player a, b;
    char id[32];
    uint64_t seed = 15;

    start_pair(&a, &b, PERSONS ",\"clock\":\"bank:60+5\"}", id);
    advance(10000);
    move(&a, &b, &seed); /* place */
    HOLD_EQUAL(left_of(&a, 0), 50000, "ten seconds are gone: %lld",
               left_of(&a, 0));
    move(&a, &b, &seed); /* figure: the turn passes */
    HOLD_EQUAL(left_of(&a, 0), 55000, "and five came back: %lld",
               left_of(&a, 0));
    advance(59999);
    poll(NULL, 0, 150);
    HOLD_EQUAL(b.to_act, 1, "one millisecond is left");
    advance(300); /* half a second is forgiven to who is far away */
    moves_late(&b, &seed);
    advance(300);
    until(&a, "timeout");
    until(&b, "timeout");
    both_hear(&a, &b);
    move(&a, &b, &seed); /* late, but the others let him */
    ASKED(&a, "\"t\":\"propose\",\"what\":\"takeover\",\"seat\":1", "");
    test_case("bank");
    leave(&a, &b);

    start_pair(&a, &b, PERSONS ",\"clock\":\"move:30\",\"timeout\":\"bot\"}",
               id);
    advance(29000);
    move(&a, &b, &seed);
    HOLD_EQUAL(left_of(&a, 0), 30000, "each decision has its time: %lld",
               left_of(&a, 0));
    advance(31000);
    until(&b, "timeout");
    until(&b, "bot");
    while (b.to_act != 1 && player_step(&b, PATIENCE) != NULL)
        ;
    HOLD_EQUAL(b.to_act, 1, "a bot has played for seat 0");
    test_case("time a move");
    leave(&a, &b);
}

/* The time the server is down is nobody's. */
static void check_clock_restart(void)
{
    struct player a, b;
    char id[32];
    uint64_t seed = 16;
    long long left;
    int ms;

    start_pair(&a, &b, PERSONS ",\"clock\":\"bank:60+0\"}", id);
    advance(10000);
    move(&a, &b, &seed);
    left = left_of(&a, 0);
    srv_kill(&s);
    srv_start(&s, "--test-clock", "--test-seed", "5", "--bot-delay", "0",
              "--stand-in-delay", "0", "--rate-tables", "0", NULL);
    a.guest.port = b.guest.port = s.port;
    ms = elapsed; /* the test's clock has begun anew */
    elapsed = 0;
    advance(ms);
    player_hello(&a, id, a.seq);
    until(&a, "ready");
    player_hello(&b, id, b.seq);
    until(&b, "ready");
    both_hear(&a, &b);
    advance(5000);
    move(&a, &b, &seed);
    HOLD_EQUAL(left_of(&a, 0), left - 5000, "%lld ms before, %lld after", left,
               left_of(&a, 0));
    test_case("clock and crash");
    leave(&a, &b);
}

/* ---- a game that was begun at a real table ------------------------------ */

#define BEGUN                                                   \
    "{\"v\":1,\"setup\":\"carcassonne players=2 edition=bb6\"," \
    "\"name\":\"Anna\""
#define PLAYED                                                   \
    "\"draw:U\",\"place:1,0,R90\",\"meeple:road@E\",\"draw:V\"," \
    "\"place:2,0,R0\",\"pass\",\"put score p0 12\""

static bool told(const struct player *p, const char *what)
{
    for (int i = 0; i < p->nkept; i++) {
        if (strstr(p->kept[i], what) != NULL)
            return true;
    }
    return false;
}

/* Nothing of it is taken: the field is named, no table is there. */
static void refused_record(const char *rest, const char *field)
{
    struct guest g;
    struct reply r;
    char body[400];

    guest_new(&g, s.port);
    snprintf(body, sizeof body, BEGUN ",%s}", rest);
    r = web_as(&g, "POST", "/api/v1/tables", body);
    HOLD_EQUAL(r.status, 400, "%s", rest);
    snprintf(body, sizeof body, "\"field\":\"%s\"", field);
    HOLD(strstr(r.body, body) != NULL, "%s: %s", rest, r.body);
    reply_free(&r);
}

static void check_bad_records(void)
{
    struct guest g;
    struct reply r;
    char *huge = malloc(200000);

    refused_record("\"rated\":true,\"record\":[" PLAYED "]", "rated");
    refused_record("\"record\":[\"draw:U\",\"place:9,9,R0\"]", "record");
    refused_record("\"record\":[\"draw:U\",7]", "record");
    refused_record("\"record\":[\"\"]", "record");
    refused_record("\"record\":[\"pass\\nput end\"]", "record");
    refused_record("\"record\":[\"put end\"]", "record"); /* it is over */
    refused_record("\"record\":\"draw:U\"", "record");
    refused_record("\"record\":[\"put nonsense\"]", "record");
    guest_new(&g, s.port);
    strcpy(huge, BEGUN ",\"record\":[\"");
    memset(huge + strlen(huge), 'x', 150000);
    huge[150000] = '\0';
    strcat(huge, "\"]}");
    r = web_as(&g, "POST", "/api/v1/tables", huge);
    HOLD(r.status == 400 || r.status == 413, "too long: %d", r.status);
    reply_free(&r);
    free(huge);
    test_case("records that are no games");
}

/* The table, and what it has to look like after a crash. */
static char begun[32], *taken_up;

static void check_continued(void)
{
    struct player a, b;
    char path[80], *id = begun, *before, *after;
    uint64_t seed = 21;
    struct reply r;

    start_pair(&a, &b, BEGUN ",\"record\":[" PLAYED "]}", id);
    HOLD(told(&b, "\"continued\":true"), "it says how it began");
    HOLD(told(&b, "\"kind\":\"record\",\"lines\":[\"draw:U\""),
         "what was played");
    before = player_view(&b);
    HOLD(strstr(before, "score p0 12") != NULL, "points: %s", before);
    HOLD(strstr(before, "tile 2,0 V") != NULL ||
             strstr(before, "tile V 2,0") != NULL,
         "tiles: %s", before);
    HOLD_EQUAL(a.to_act, 0, "whose turn it is");
    /* What is taken back is taken back to there, and no further. */
    while (a.to_act == 0)
        move(&a, &b, &seed);
    ASKED(&a, "\"t\":\"propose\",\"what\":\"undo\",\"ply\":1", "");
    until(&b, "propose");
    ASKED(&b, "\"t\":\"vote\",\"n\":1,\"yes\":true", "");
    until(&a, "undo");
    both_hear(&a, &b);
    after = player_view(&b);
    HOLD_EQUAL_TEXT(before, after, "as it was taken up");
    free(after);
    taken_up = before;
    /* The file is the whole game, and proves nothing. */
    snprintf(path, sizeof path, "/api/v1/tables/%s/game.dsk", id);
    r = web_as(&b.guest, "GET", path, NULL);
    HOLD(strstr(r.body, "\nmeeple:road@E\n") != NULL &&
             strstr(r.body, "\nput score p0 12\n") != NULL,
         "the file: %s", r.body);
    HOLD(strstr(r.body, "# fair") == NULL, "no proof: %s", r.body);
    reply_free(&r);
    snprintf(path, sizeof path, "/api/v1/tables/%s/board.svg", id);
    r = web_as(&b.guest, "GET", path, NULL);
    HOLD_EQUAL(r.status, 200, "its picture");
    reply_free(&r);
    test_case("continued from a real table");
    leave(&a, &b);
}

/* Where actions may be hidden nobody is told what they were. */
static void check_hidden_record(void)
{
    struct player a, b;
    char id[32];

    pair(&a, &b,
         "{\"v\":1,\"setup\":\"catan players=3 board=beginner start_seat=0 "
         "offers=0\",\"record\":[\"roll:1+2\",\"end\"]}",
         id);
    HOLD(told(&b, "\"kind\":\"record\""), "something was played");
    HOLD(!told(&b, "roll:1+2") && !told(&a, "roll:1+2"), "but not what");
    test_case("a record of hidden actions");
    leave(&a, &b);
}

/* After check_clock_restart(): nothing is lost when the server falls. */
static void check_continued_restart(void)
{
    struct player a;
    char *after;

    player_init(&a, s.port);
    player_hello(&a, begun, 0);
    until(&a, "ready");
    after = player_view(&a);
    HOLD_EQUAL_TEXT(taken_up, after, "after a crash");
    HOLD(told(&a, "\"continued\":true"), "it still says how it began");
    free(after);
    free(taken_up);
    player_free(&a);
    test_case("continued, and a crash");
}

int main(int argc, char **argv)
{
    (void)argc;
    srv_init(&s, argv[0]);
    srv_start(&s, "--test-clock", "--test-seed", "5", "--bot-delay", "0",
              "--stand-in-delay", "0", "--rate-tables", "0", NULL);
    check_seats();
    check_aids();
    check_hot_seat();
    check_chat();
    check_undo();
    check_names();
    check_takeover();
    check_abandon();
    check_watching();
    check_late_watcher();
    check_clocks();
    check_bad_records();
    check_continued();
    check_hidden_record();
    check_clock_restart();
    check_continued_restart();
    CHECK(srv_stop(&s), "it goes down in order");
    srv_end(&s);
    return test_end();
}
