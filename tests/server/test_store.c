/*
 * What every store must do, whatever database is behind it.  The whole suite
 * runs over each URL in main(); a new store is one more line there.
 */
#include "server/erase.h"
#include "store_kit.h"

#include <fcntl.h>

/* ---- one game ----------------------------------------------------------- */

static void games(const char *url)
{
    struct store *s = kit_open(url, "n1");
    struct kit_game g;

    case_name = "games";
    HOLD_EQUAL(kit_load(s, "none").status, STORE_E_MISSING, "no such game");
    HOLD_EQUAL(kit_append(s, "none", 1, 0, 1), STORE_E_MISSING,
               "nor to append to");
    HOLD_EQUAL(kit_create(s, "g1", true, "anna", NULL), STORE_OK, "create");
    HOLD_EQUAL(kit_create(s, "g1", true, "eva", NULL), STORE_E_EXISTS, "twice");
    HOLD_EQUAL(kit_append(s, "g1", 1, 1, 3), STORE_OK, "append three");
    g = kit_load(s, "g1");
    HOLD(g.status == STORE_OK && g.epoch == 2 && g.head == 4, "load: %d %u %u",
         g.status, g.epoch, g.head);
    HOLD(g.created == 1001 && g.changed == 1004, "times %d %d", (int)g.created,
         (int)g.changed);
    HOLD(strcmp(g.facts, "{\"a\":1}") == 0 && g.listed, "facts %s", g.facts);
    HOLD(memcmp(g.secret, kit_secret, STORE_SECRET) == 0, "the secret");
    for (uint32_t i = 0; i < 4; i++) {
        struct store_event e = kit_event("g1", i + 1);

        HOLD(g.event[i].seq == i + 1 && g.event[i].at == e.at &&
                 g.event[i].len == e.len &&
                 strcmp(g.event[i].body, e.body) == 0 &&
                 strcmp(g.event[i].move_id, e.move_id) == 0,
             "event %u: %s", i + 1, g.event[i].body);
    }
    store_close(s);
    test_case("");
}

/* What an append must be refused for, and that nothing of it remains. */
static void refusals(const char *url)
{
    struct store *s = kit_open(url, "n1");
    struct store_event e[3] = {kit_event("g", 3), kit_event("g", 4),
                               kit_event("g", 5)};
    struct store_append a = {
        .game = "g", .epoch = 1, .head = 2, .events = e, .nevents = 3};
    struct store_facts f = {.status = GAME_OVER, .facts = "changed"};
    struct kit_game g;

    case_name = "refusals";
    kit_create(s, "g", false, NULL, NULL);
    HOLD_EQUAL(kit_append(s, "g", 1, 1, 1), STORE_OK, "append");
    HOLD_EQUAL(kit_append(s, "g", 1, 2, 0 + 1), STORE_OK, "append again");
    HOLD_EQUAL(kit_append(s, "g", 1, 7, 1), STORE_E_HEAD, "a gap");
    HOLD_EQUAL(kit_append(s, "g", 1, 2, 1), STORE_E_REPEAT, "a repeated move");
    HOLD_EQUAL(kit_append(s, "g", 2, 3, 1), STORE_E_FENCED, "a later epoch");
    HOLD_EQUAL(kit_append(s, "g", 0, 3, 1), STORE_E_FENCED, "an earlier epoch");
    e[2].move_id = NULL;
    e[0].move_id = NULL;
    e[1].move_id = "m-2"; /* the second of three repeats an old move */
    for (int i = 0; i < 3; i++)
        e[i].seq = 4 + (uint32_t)i;
    a.head = 3;
    a.facts = &f;
    HOLD_EQUAL(KIT(s, store_append, s, &a), STORE_E_REPEAT, "a repeat inside");
    e[1].move_id = e[2].move_id = "same";
    HOLD_EQUAL(KIT(s, store_append, s, &a), STORE_E_REPEAT,
               "a repeat of itself");
    g = kit_load(s, "g");
    HOLD(g.head == 3 && g.state == GAME_OPEN &&
             strcmp(g.facts, "{\"a\":1}") == 0,
         "nothing of it remains: head %u, %s", g.head, g.facts);
    HOLD_EQUAL(kit_append(s, "g", 1, 3, 1), STORE_E_FENCED, "the epoch before");
    HOLD_EQUAL(kit_append(s, "g", 2, 3, 1), STORE_OK, "the new epoch");
    HOLD_EQUAL(kit_append(s, "g", 2, 2, 1), STORE_E_REPEAT,
               "a repeat is told from a wrong head");
    e[1].move_id = e[2].move_id = NULL;
    a.epoch = 2;
    a.head = 3;
    for (int i = 0; i < 3; i++)
        e[i].seq = 4 + (uint32_t)i;
    HOLD_EQUAL(KIT(s, store_append, s, &a), STORE_E_HEAD, "head without ids");
    store_close(s);
    test_case("");
}

/* Facts and seats follow an append; a game over is live no more. */
static int live_seen;
static char live_ids[8][STORE_GAME_MAX + 1];

static void see_live(void *user, int status, const struct store_game *g)
{
    (void)user;
    if (status == STORE_OK && live_seen < 8)
        snprintf(live_ids[live_seen], sizeof live_ids[0], "%s", g->id);
    live_seen++;
    HOLD(g->events != NULL && g->events[0].seq == 1, "live games have logs");
}

static int set_facts(struct store *s, const char *game, uint32_t head,
                     const struct store_facts *f)
{
    struct store_event e = kit_event(game, head + 1);
    struct store_append a = {.game = game,
                             .epoch = 1,
                             .head = head,
                             .events = &e,
                             .nevents = 1,
                             .facts = f};

    return KIT(s, store_append, s, &a);
}

static void facts(const char *url)
{
    struct store *s = kit_open(url, "n1");
    struct store_facts f = {.status = GAME_OVER,
                            .listed = false,
                            .facts = "x",
                            .nseats = 1,
                            .users = {"eva"}};
    struct kit_game g;

    case_name = "facts";
    kit_create(s, "a", true, "anna", "bob");
    kit_create(s, "b", true, "anna", "bob");
    HOLD_EQUAL(set_facts(s, "a", 1, &f), STORE_OK, "facts");
    live_seen = 0;
    HOLD(store_load_live(s, see_live, NULL) == 1 && live_seen == 1 &&
             strcmp(live_ids[0], "b") == 0,
         "one game is live: %d", live_seen);
    g = kit_load(s, "a");
    HOLD(g.state == GAME_OVER && !g.listed && strcmp(g.facts, "x") == 0,
         "the facts are new");
    HOLD_EQUAL(kit_load(s, "b").epoch, 3, "both loads take the game over");
    store_close(s);
    test_case("");
}

/* ---- lists -------------------------------------------------------------- */

static char listed[100][STORE_GAME_MAX + 1];
static int64_t listed_created[100];

static void see_rows(void *user, int status, const struct store_game *rows,
                     int n)
{
    *(int *)user = status == STORE_OK ? n : status;
    for (int i = 0; i < n && i < 100; i++) {
        snprintf(listed[i], sizeof listed[0], "%s", rows[i].id);
        listed_created[i] = rows[i].created;
        HOLD(rows[i].events == NULL && rows[i].facts != NULL, "a row");
    }
}

static int list(struct store *s, enum store_list kind, const char *who,
                int64_t before, int most)
{
    struct store_query q = {
        .list = kind, .who = who, .before = before, .most = most};
    int n = -99;

    store_list(s, &q, see_rows, &n);
    kit_drain(s);
    return n;
}

static void lists(const char *url)
{
    struct store *s = kit_open(url, "n1");
    struct store_facts over = {.status = GAME_OVER,
                               .facts = "",
                               .nseats = 2,
                               .users = {"anna", "eva"}};
    char id[8];

    case_name = "lists";
    for (int i = 0; i < 6; i++) {
        snprintf(id, sizeof id, "g%d", i);
        kit_born = i;
        kit_create(s, id, i % 2 == 0, "anna", i < 3 ? "bob" : "anna");
        /* who moved last changes nothing in the lobby */
        HOLD_EQUAL(kit_append(s, id, 1, 1, 6 - i), STORE_OK, "append");
    }
    kit_born = 0;
    HOLD_EQUAL(list(s, LIST_LOBBY, NULL, 0, 10), 3, "three are listed");
    HOLD(strcmp(listed[0], "g4") == 0 && strcmp(listed[2], "g0") == 0,
         "the latest first: %s", listed[0]);
    HOLD_EQUAL(list(s, LIST_LOBBY, NULL, 0, 2), 2, "at most two");
    HOLD(list(s, LIST_LOBBY, NULL, listed_created[1], 10) == 1 &&
             strcmp(listed[0], "g0") == 0,
         "and what is before them");
    HOLD_EQUAL(list(s, LIST_MINE, "anna", 0, 100), 6,
               "two seats in a game are one game");
    HOLD_EQUAL(list(s, LIST_MINE, "bob", 0, 100), 3, "bob's");
    HOLD_EQUAL(list(s, LIST_MINE, "eva", 0, 100), 0, "eva has none");
    HOLD_EQUAL(list(s, LIST_MINE, "' OR 1=1 --", 0, 100), 0, "a hostile name");
    HOLD_EQUAL(set_facts(s, "g2", 5, &over), STORE_OK, "g2 ends");
    HOLD(list(s, LIST_PAST, "eva", 0, 100) == 1 && strcmp(listed[0], "g2") == 0,
         "eva's archive");
    HOLD_EQUAL(list(s, LIST_MINE, "bob", 0, 100), 2, "bob left it");
    HOLD_EQUAL(list(s, LIST_LOBBY, NULL, 0, 10), 2, "and the lobby has two");
    HOLD_EQUAL(KIT(s, store_forget, s, "anna", false), STORE_OK, "forget anna");
    HOLD(list(s, LIST_MINE, "anna", 0, 100) == 0 &&
             list(s, LIST_PAST, "anna", 0, 100) == 0,
         "anna is forgotten");
    HOLD_EQUAL(list(s, LIST_PAST, "eva", 0, 100), 1, "eva is not");
    store_close(s);
    test_case("");
}

/* ---- chat --------------------------------------------------------------- */

static char said[512];
static int said_n;

static void see_chat(void *user, int status, const struct store_chat *l, int n)
{
    *(int *)user = status;
    said_n = n;
    said[0] = '\0';
    for (int i = 0; i < n; i++) {
        char line[64];

        snprintf(line, sizeof line, "%u %s %d %s;", l[i].n, l[i].user,
                 l[i].seat, l[i].text);
        if (strlen(said) + strlen(line) < sizeof said)
            strcat(said, line);
    }
}

static const char *chat(struct store *s, uint32_t after, int most)
{
    int status = 1;

    store_read_chat(s, "g", after, most, see_chat, &status);
    kit_drain(s);
    HOLD_EQUAL(status, STORE_OK, "reading chat");
    return said;
}

static void talk(const char *url)
{
    struct store *s = kit_open(url, "n1");
    struct store_chat l = {.at = 5, .user = "anna", .seat = 0, .text = "ahoj"};

    case_name = "chat";
    kit_create(s, "g", false, "anna", NULL);
    for (l.n = 1; l.n <= 5; l.n++)
        HOLD_EQUAL(KIT(s, store_say, s, "g", &l), STORE_OK, "say %u", l.n);
    l.n = 5;
    HOLD_EQUAL(KIT(s, store_say, s, "g", &l), STORE_E_EXISTS, "a line twice");
    l.n = 6;
    l.user = "eva";
    l.seat = -1;
    l.text = "příliš'; DROP TABLE chat; --";
    HOLD_EQUAL(KIT(s, store_say, s, "g", &l), STORE_OK, "a hostile line");
    chat(s, 0, 2);
    HOLD_EQUAL_TEXT(said,
                    "5 anna 0 ahoj;6 eva -1 příliš'; DROP TABLE chat; --;",
                    "the last two: %s", said);
    chat(s, 4, 100);
    HOLD(said_n == 2 && said[0] == '5', "after the fourth");
    chat(s, 6, 100);
    HOLD_EQUAL(said_n, 0, "nothing after the last");
    KIT(s, store_forget, s, "anna", false);
    chat(s, 4, 1 + 1);
    HOLD(strncmp(said, "5  0 ;", 6) == 0, "forgotten: %s", said);
    store_close(s);
    test_case("");
}

/* ---- accounts, sessions, bans ------------------------------------------- */

static char account_seen[256];

static void see_account(void *user, int status, const struct store_account *a)
{
    *(int *)user = status;
    if (a != NULL)
        snprintf(account_seen, sizeof account_seen, "%s %s %s %s %d", a->user,
                 a->name, a->key, a->password, (int)a->created);
}

static int find(struct store *s, const char *key)
{
    int status = 1;

    store_account_find(s, key, see_account, &status);
    kit_drain(s);
    return status;
}

static char sessions_seen[512];

static void see_session(void *user, const struct store_session *r)
{
    char line[128];

    (void)user;
    snprintf(line, sizeof line, "%s %s %s %d %d;", r->id, r->user, r->name,
             (int)r->expires, r->revoked);
    strcat(sessions_seen, line);
}

static const char *sessions(struct store *s, int64_t now)
{
    sessions_seen[0] = '\0';
    HOLD(store_sessions(s, now, see_session, NULL) >= 0, "sessions");
    return sessions_seen;
}

static void see_ban(void *user, const struct store_ban *b)
{
    char *to = user;

    snprintf(to, 128, "%s %d %s", b->who, (int)b->until, b->reason);
}

static void accounts(const char *url)
{
    struct store *s = kit_open(url, "n1");
    const unsigned char codes[2][STORE_CODE] = {"one", "two"};
    const unsigned char fresh[1][STORE_CODE] = {"new"};
    struct store_session old = {.id = "s0", .user = "anna", .expires = 90};
    struct store_session now = {.id = "s1", .user = "anna", .expires = 100};
    struct store_session then = {.id = "s2", .user = "anna", .expires = 100};
    struct store_welcome w = {codes, 2, &now, &old};
    struct store_welcome w2 = {fresh, 1, &then, NULL};
    struct store_account a = {"anna", "Anna", "anna-key", "hash", 7};
    char text[300];

    case_name = "accounts";
    HOLD_EQUAL(find(s, "anna-key"), STORE_E_MISSING, "nobody yet");
    HOLD_EQUAL(KIT(s, store_account_add, s, &a, &w), STORE_OK, "add");
    HOLD_EQUAL(KIT(s, store_account_add, s, &a, &w), STORE_E_EXISTS, "twice");
    a.user = "eva";
    now.id = "s9";
    HOLD_EQUAL(KIT(s, store_account_add, s, &a, &w), STORE_E_EXISTS,
               "same name");
    HOLD(find(s, "anna-key") == STORE_OK &&
             strcmp(account_seen, "anna Anna anna-key hash 7") == 0,
         "found: %s", account_seen);
    HOLD_EQUAL_TEXT(sessions(s, 0), "s0 anna Anna 90 1;s1 anna Anna 100 0;",
                    "sessions: %s", sessions_seen);
    HOLD_EQUAL(KIT(s, store_account_recover, s, "anna", fresh[0], "h2", &w2),
               STORE_E_MISSING, "a wrong code");
    HOLD_EQUAL(KIT(s, store_account_recover, s, "eva", codes[0], "h2", &w2),
               STORE_E_MISSING, "another's code");
    HOLD_EQUAL(KIT(s, store_account_recover, s, "anna", codes[1], "h2", &w2),
               STORE_OK, "recover");
    HOLD(find(s, "anna-key") == STORE_OK &&
             strstr(account_seen, " h2 ") != NULL,
         "a new password");
    HOLD_EQUAL_TEXT(sessions(s, 0), "s0 anna Anna 90 1;s2 anna Anna 100 0;",
                    "only the new session: %s", sessions_seen);
    HOLD_EQUAL(KIT(s, store_account_recover, s, "anna", codes[0], "h3", &w2),
               STORE_E_MISSING, "old codes are void");
    HOLD_EQUAL(KIT(s, store_session_drop, s, "eva", "s2"), STORE_E_MISSING,
               "another's session");
    now.id = "s3";
    HOLD_EQUAL(KIT(s, store_session_put, s, &now), STORE_OK, "a session");
    HOLD_EQUAL(KIT(s, store_session_drop, s, "anna", "s2"), STORE_OK,
               "drop one");
    HOLD_EQUAL_TEXT(sessions(s, 95), "s3 anna Anna 100 0;",
                    "expired and dropped are gone: %s", sessions_seen);
    HOLD_EQUAL(KIT(s, store_session_drop, s, "anna", NULL), STORE_OK,
               "drop all");
    HOLD_EQUAL(*sessions(s, 0), '\0', "none is left");
    KIT(s, store_session_put, s, &now);
    HOLD_EQUAL(KIT(s, store_forget, s, "anna", true), STORE_OK, "delete");
    HOLD(find(s, "anna-key") == STORE_E_MISSING && *sessions(s, 0) == '\0',
         "nothing is left");
    HOLD_EQUAL(KIT(s, store_forget, s, "anna", true), STORE_E_MISSING, "again");
    {
        struct store_ban b = {"ip:1.2.3.4", 50, "spam", ""};

        HOLD_EQUAL(KIT(s, store_ban, s, &b), STORE_OK, "ban");
        HOLD(store_bans(s, 10, see_ban, text) == 1 &&
                 strcmp(text, "ip:1.2.3.4 50 spam") == 0,
             "banned: %s", text);
        b.until = 60;
        KIT(s, store_ban, s, &b);
        HOLD_EQUAL(store_bans(s, 55, see_ban, text), 1, "longer");
        b.until = 0;
        KIT(s, store_ban, s, &b);
        HOLD_EQUAL(store_bans(s, 55, see_ban, text), 0, "lifted");
        b.until = 60;
        KIT(s, store_ban, s, &b);
        HOLD_EQUAL(store_bans(s, 60, see_ban, text), 0, "expired");
    }
    store_close(s);
    test_case("");
}

/* ---- what is kept of people --------------------------------------------- */

static const unsigned char salt[ERASE_SALT] = "0123456789abcde";

/* A game in which anna came first and bob sat beside her. */
static void sit_down(struct store *s, const char *id, int64_t at, bool over)
{
    static const char facts[] =
        "{\"game\":\"catan\",\"seats\":[{\"kind\":\"person\",\"user\":"
        "\"anna\",\"name\":\"Annuschka\"},{\"kind\":\"person\",\"user\":"
        "\"bob\",\"name\":\"Bob\"}]}";
    static const char *const bodies[] = {
        "{\"kind\":\"created\",\"by\":\"anna\",\"setup\":\"catan\"}",
        "{\"kind\":\"sit\",\"seat\":0,\"user\":\"anna\",\"name\":"
        "\"Annuschka\"}",
        "{\"kind\":\"sit\",\"seat\":1,\"user\":\"bob\",\"name\":\"Bob\"}",
        "a 0 0 roll", "{\"kind\":\"vote\",\"by\":0,\"yes\":true}"};
    struct store_facts f = {.status = over ? GAME_OVER : GAME_PLAYING,
                            .facts = facts,
                            .nseats = 2,
                            .users = {"anna", "bob"}};
    struct store_event e[5];
    struct store_append a = {
        .game = id, .epoch = 1, .events = e, .nevents = 5, .facts = &f};

    for (uint32_t i = 0; i < 5; i++)
        e[i] = (struct store_event){i + 1, at, i == 3 ? "anna.m1" : NULL,
                                    bodies[i], strlen(bodies[i])};
    HOLD_EQUAL(KIT(s, store_create, s, &a, kit_secret), STORE_OK, "%s", id);
}

static char scrubbed[40];
static int scrub_last;

static void see_scrub(void *user, int status, const char *who, bool last)
{
    *(int *)user = status;
    snprintf(scrubbed, sizeof scrubbed, "%s", who == NULL ? "" : who);
    scrub_last = last;
}

/* Pieces until nobody is left to be forgotten; how many there were. */
static int scrub(struct store *s)
{
    int n = 0, status = 1;

    do {
        store_scrub(s, salt, see_scrub, &status);
        kit_drain(s);
        HOLD_EQUAL(status, STORE_OK, "a piece");
    } while (scrubbed[0] != '\0' && ++n < 100);
    return n;
}

static char person[6000];

static void see_person(void *user, int status, const char *json, size_t len)
{
    *(int *)user = status;
    snprintf(person, sizeof person, "%.*s", (int)len, json == NULL ? "" : json);
}

static const char *all_of(struct store *s, const char *who)
{
    int status = 1;

    store_person(s, who, see_person, &status);
    kit_drain(s);
    HOLD_EQUAL(status, STORE_OK, "all of %s", who);
    return person;
}

static char reports_seen[300];

static void see_reports(void *user, int status, const struct store_report *r,
                        int n)
{
    *(int *)user = status;
    reports_seen[0] = '\0';
    for (int i = 0; i < n; i++) {
        size_t at = strlen(reports_seen);

        snprintf(reports_seen + at, sizeof reports_seen - at,
                 "%s %d %s %s %s %s;", r[i].game, r[i].line, r[i].about,
                 r[i].name, r[i].reason, r[i].text);
    }
}

static const char *reports(struct store *s)
{
    int status = 1;

    store_reports(s, 10, see_reports, &status);
    kit_drain(s);
    HOLD_EQUAL(status, STORE_OK, "reports");
    return reports_seen;
}

/* An account, ten games, chat, a ban, a complaint: all that there can be. */
static void fill_people(struct store *s)
{
    struct store_account a = {"anna", "Annuschka", "key", "hash", 7};
    struct store_session v = {"s1", "anna", NULL, 1, 2, INT64_MAX, false};
    struct store_welcome w = {.session = &v};
    struct store_chat l = {.n = 1, .at = 5, .user = "anna", .text = "sesame"};
    struct store_ban b = {"anna", INT64_MAX, "rude", ""};
    struct store_report r = {.game = "p00",
                             .line = 1,
                             .about = "anna",
                             .reporter = "bob",
                             .at = 9,
                             .reason = "foul"};
    char id[8];

    HOLD_EQUAL(KIT(s, store_account_add, s, &a, &w), STORE_OK, "an account");
    for (int i = 0; i < 10; i++) {
        snprintf(id, sizeof id, "p%02d", i);
        sit_down(s, id, 100 + i, i % 2 == 0);
    }
    HOLD_EQUAL(KIT(s, store_say, s, "p00", &l), STORE_OK, "a line");
    HOLD_EQUAL(KIT(s, store_ban, s, &b), STORE_OK, "a ban");
    HOLD_EQUAL(KIT(s, store_report, s, &r), STORE_OK, "a complaint");
    HOLD_EQUAL(KIT(s, store_report, s, &r), STORE_OK, "twice is once");
    r.reporter = "eva";
    HOLD_EQUAL(KIT(s, store_report, s, &r), STORE_OK, "another's");
}

static void complaints(const char *url)
{
    struct store *s = kit_open(url, "n1");
    struct store_report r = {.game = "p00", .line = 1, .about = "anna"};

    case_name = "complaints";
    fill_people(s);
    HOLD_EQUAL_TEXT(reports(s),
                    "p00 1 anna Annuschka foul sesame;"
                    "p00 1 anna Annuschka foul sesame;",
                    "two complain: %s", reports_seen);
    HOLD_EQUAL(KIT(s, store_settle, s, &r), STORE_OK, "dealt with");
    HOLD_EQUAL_TEXT(reports(s), "", "all of them: %s", reports_seen);
    HOLD_EQUAL(KIT(s, store_settle, s, &r), STORE_E_MISSING, "twice");
    store_close(s);
    test_case("");
}

static void forgetting(const char *url)
{
    struct store *s = kit_open(url, "n1");
    static const char *const kept[] = {"\"account\":\"Annuschka\"",
                                       "\"sesame\"", "\"p09\"", "\"rude\"",
                                       "\"expires\":"};
    struct kit_game g;
    char word[STORE_USER_MAX + 1], want[200];

    case_name = "forgetting";
    fill_people(s);
    all_of(s, "anna");
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        HOLD(strstr(person, kept[i]) != NULL, "%s in %s", kept[i], person);
    HOLD(strstr(all_of(s, "bob"), "\"foul\"") != NULL && /* his complaint */
             strstr(person, "sesame") == NULL,
         "bob's: %s", person);
    HOLD_EQUAL(scrub(s), 0, "nobody yet");
    HOLD_EQUAL(KIT(s, store_forget, s, "anna", true), STORE_OK, "forget");
    HOLD_EQUAL(scrub(s), 2, "ten games are two pieces");
    HOLD_EQUAL(scrub_last, false, "and nobody is left");
    all_of(s, "anna");
    HOLD_EQUAL_TEXT(person,
                    "{\"user\":\"anna\",\"account\":null,\"sessions\":[],"
                    "\"games\":[],\"chat\":[],\"ratings\":[],\"rated\":[],"
                    "\"reports\":[],\"bans\":[],\"friends\":[],\"push\":[],"
                    "\"mail\":[]}",
                    "nothing is left: %s", person);
    HOLD_EQUAL_TEXT(reports(s), "", "nor complaints: %s", reports_seen);
    for (int i = 0; i < 10; i++) {
        char id[8];

        snprintf(id, sizeof id, "p%02d", i);
        g = kit_load(s, id);
        erase_word("anna", id, salt, word);
        snprintf(want, sizeof want,
                 "{\"kind\":\"sit\",\"seat\":0,\"user\":\"%s\",\"name\":"
                 "\"\"}",
                 word);
        HOLD_EQUAL_TEXT(g.event[1].body, want, "the seat: %s", g.event[1].body);
        HOLD(strstr(g.event[0].body, word) != NULL &&
                 strcmp(g.event[3].body, "a 0 0 roll") == 0 &&
                 strcmp(g.event[3].move_id, "") == 0 &&
                 strcmp(g.event[4].body,
                        "{\"kind\":\"vote\",\"by\":0,\"yes\":true}") == 0 &&
                 strstr(g.event[2].body, "\"Bob\"") != NULL &&
                 strstr(g.facts, "anna") == NULL &&
                 strstr(g.facts, "Annuschka") == NULL &&
                 strstr(g.facts, "\"Bob\"") != NULL,
             "%s: %s %s", id, g.event[0].body, g.facts);
    }
    HOLD_EQUAL(KIT(s, store_forget, s, "nobody", true), STORE_E_MISSING,
               "no account");
    HOLD_EQUAL(scrub(s), 0, "is refused");
    store_close(s);
    test_case("");
}

static int expire_n;

static void see_count(void *user, int status, int n)
{
    *(int *)user = status;
    expire_n = n;
}

/* How much went in all. */
static int expire(struct store *s, int64_t chat_at, int64_t games_at,
                  int64_t guests)
{
    struct store_keep k = {chat_at, games_at, guests};
    int all = 0, status = 1;

    do {
        store_expire(s, &k, salt, see_count, &status);
        kit_drain(s);
        HOLD_EQUAL(status, STORE_OK, "expire");
        all += expire_n;
    } while (expire_n > 0 && all < 1000);
    return all;
}

/* What is kept for a time is kept until then, and no longer. */
static void retention(const char *url)
{
    struct store *s = kit_open(url, "n1");
    struct kit_game g;

    case_name = "retention";
    fill_people(s);
    HOLD_EQUAL(expire(s, 0, 0, 0), 0, "all is kept");
    HOLD_EQUAL(expire(s, 5, 0, 0), 0, "a line of today");
    HOLD_EQUAL(expire(s, 6, 0, 0), 1, "a line of yesterday");
    HOLD(strstr(all_of(s, "anna"), "sesame") == NULL, "is gone: %s", person);
    /* p00, p02 ... are over, at 100, 102 ...; bob is a guest */
    HOLD_EQUAL(expire(s, 0, 0, 103), 2, "guests of two games");
    g = kit_load(s, "p02");
    HOLD(strstr(g.event[2].body, "\"bob\"") == NULL &&
             strstr(g.event[2].body, "\"Bob\"") == NULL &&
             strstr(g.facts, "Bob") == NULL &&
             strstr(g.event[1].body, "\"Annuschka\"") != NULL,
         "a guest of an old game: %s", g.facts);
    g = kit_load(s, "p01");
    HOLD(strstr(g.event[2].body, "\"Bob\"") != NULL, "a game goes on");
    g = kit_load(s, "p04");
    HOLD(strstr(g.event[2].body, "\"Bob\"") != NULL, "a later one");
    HOLD_EQUAL(expire(s, 0, 104, 0), 2, "two games");
    HOLD_EQUAL(kit_load(s, "p02").status, STORE_E_MISSING, "are gone");
    HOLD_EQUAL(kit_load(s, "p01").status, STORE_OK, "what is played stays");
    HOLD_EQUAL(kit_load(s, "p04").status, STORE_OK, "what is newer too");
    store_close(s);
    test_case("");
}

/* ---- many at once ------------------------------------------------------- */

#define MANY   200
#define ROUNDS 5

static struct {
    int next[MANY]; /* the append that must be answered next */
    int wrong;
} order;

static void in_order(void *user, int status)
{
    int token = (int)(intptr_t)user;

    if (status != STORE_OK || order.next[token / 100] != token % 100)
        order.wrong++;
    order.next[token / 100]++;
}

/* Nobody waits: all are asked at once; answers of a game come in order. */
static void many(const char *url)
{
    struct store *s = kit_open(url, "n1");
    struct store_stats stats;
    char id[16];

    case_name = "many";
    memset(&order, 0, sizeof order);
    for (int g = 0; g < MANY; g++) {
        snprintf(id, sizeof id, "g%d", g);
        kit_create(s, id, false, NULL, NULL);
    }
    for (int i = 0; i < ROUNDS; i++) {
        for (int g = 0; g < MANY; g++) {
            struct store_event e;
            struct store_append a = {.epoch = 1, .nevents = 1, .events = &e};

            snprintf(id, sizeof id, "g%d", g);
            e = kit_event(id, (uint32_t)i + 2);
            a.game = id;
            a.head = (uint32_t)i + 1;
            store_append(s, &a, in_order, (void *)(intptr_t)(100 * g + i));
        }
    }
    kit_drain(s);
    for (int g = 0; g < MANY; g++)
        HOLD_EQUAL(order.next[g], ROUNDS, "game %d has %d answers", g,
                   order.next[g]);
    HOLD_EQUAL(order.wrong, 0, "%d answers out of order", order.wrong);
    store_stats(s, &stats);
    HOLD(stats.appends == MANY + MANY * ROUNDS &&
             stats.events == MANY + MANY * ROUNDS && stats.failures == 0,
         "counted %d", (int)stats.appends);
    HOLD(stats.commits < MANY + MANY * ROUNDS / 2, "grouped: %d commits",
         (int)stats.commits);
    HOLD(store_writable(s) && store_pending(s) == 0, "at rest");
    HOLD_EQUAL(kit_load(s, "g7").head, 1 + ROUNDS, "the log");
    store_close(s);
    test_case("");
}

/* ---- shutting ----------------------------------------------------------- */

static int answers;
static struct store *closing;

static void late(void *user, int status)
{
    (void)user;
    answers += status == STORE_E_SHUT;
}

static void count_and_ask(void *user, int status)
{
    (void)user;
    answers += status == STORE_OK;
    store_forget(closing, "nobody", false, late, NULL); /* too late */
}

static void shutting(const char *url)
{
    struct store *s = closing = kit_open(url, "n1");

    case_name = "shutting";
    kit_create(s, "g", false, NULL, NULL);
    answers = 0;
    for (int i = 0; i < 50; i++)
        store_forget(s, "anna", false, count_and_ask, NULL);
    store_close(s);
    HOLD_EQUAL(answers, 100, "%d of 100 calls were answered as they should",
               answers);
    store_close(NULL);
    test_case("");
}

static int worked, work_done;

static void do_work(void *user)
{
    worked += *(int *)user;
}

static void after_work(void *user)
{
    work_done += *(int *)user;
}

static void work(const char *url)
{
    struct store *s = kit_open(url, "n1");
    int one = 1;

    worked = work_done = 0;
    for (int i = 0; i < 10; i++)
        store_work(s, do_work, after_work, &one);
    kit_drain(s);
    CHECK(worked == 10 && work_done == 10, "work: %d %d", worked, work_done);
    for (int i = 0; i < 10; i++)
        store_work(s, do_work, after_work, &one);
    store_close(s);
    CHECK(worked == 20 && work_done == 20, "work while closing: %d %d", worked,
          work_done);
}

/* ---- what outlives the process ------------------------------------------ */

/* Another node may take a game over only when its lease has run out. */
static void owners(const char *url)
{
    struct store *s = kit_open(url, "n1"), *first = s;
    struct kit_game g;

    case_name = "owners";
    kit_create(s, "g", false, NULL, NULL);
    if (!store_shared(s)) /* a file has one server at a time */
        store_close(s);
    s = kit_open(url, "n2");
    HOLD_EQUAL(kit_load(s, "g").status, STORE_E_FENCED, "n1's lease runs");
    live_seen = 0;
    HOLD_EQUAL(store_load_live(s, see_live, NULL), 0, "it is not n2's");
    HOLD_EQUAL(kit_append(s, "g", 1, 1, 1), STORE_E_FENCED, "n2 owns nothing");
    if (store_shared(s))
        store_close(first);
    store_close(s);
    s = kit_open(url, "n1");
    g = kit_load(s, "g");
    HOLD(g.status == STORE_OK && g.epoch == 2 && g.head == 1, "n1 is back");
    HOLD_EQUAL(kit_append(s, "g", 2, 1, 1), STORE_OK, "and goes on");
    store_close(s);
    test_case("");
}

static void big(const char *url)
{
    struct store *s = kit_open(url, "n1");
    static char body[STORE_BODY_MAX], long_facts[STORE_FACTS_MAX + 1];
    struct store_facts f = {.status = GAME_PLAYING, .facts = long_facts};
    struct store_event e = {
        .seq = 2, .at = 1, .body = body, .len = sizeof body};
    struct store_append a = {.game = "0123456789abcdefghijklmnopqrstuv",
                             .epoch = 1,
                             .head = 1,
                             .events = &e,
                             .nevents = 1,
                             .facts = &f};
    struct kit_game g;

    case_name = "big";
    memset(body, 'x', sizeof body);
    memset(long_facts, 'y', STORE_FACTS_MAX);
    kit_create(s, a.game, false, NULL, NULL);
    HOLD_EQUAL(KIT(s, store_append, s, &a), STORE_OK, "the longest event");
    store_close(s);
    s = kit_open(url, "n1");
    g = kit_load(s, a.game);
    HOLD(g.head == 2 && g.event[1].len == STORE_BODY_MAX &&
             strcmp(g.facts, long_facts) == 0,
         "came back");
    store_close(s);
    test_case("");
}

/* ---- tasks -------------------------------------------------------------- */

static struct {
    int n, status, attempts[8];
    char names[200], bodies[200], reason[80];
} taken;

static void see_tasks(void *user, int status, const struct store_task *rows,
                      int n)
{
    (void)user;
    memset(&taken, 0, sizeof taken);
    taken.status = status;
    taken.n = n;
    for (int i = 0; i < n && i < 8; i++) {
        size_t at = strlen(taken.names), b = strlen(taken.bodies);

        snprintf(taken.names + at, sizeof taken.names - at, "%s ",
                 rows[i].name);
        snprintf(taken.bodies + b, sizeof taken.bodies - b, "%s ",
                 rows[i].answer != NULL ? rows[i].answer : rows[i].body);
        snprintf(taken.reason, sizeof taken.reason, "%s", rows[i].reason);
        taken.attempts[i] = rows[i].attempts;
    }
}

static int take(struct store *s, const char *kind, int most, int64_t lease,
                int64_t now)
{
    store_task_take(s, kind, most, lease, now, see_tasks, NULL);
    kit_drain(s);
    return taken.n;
}

static int answers_of(struct store *s, const char *prefix, const char *after)
{
    store_task_answers(s, "games", prefix, after, 10, see_tasks, NULL);
    kit_drain(s);
    return taken.n;
}

static int put(struct store *s, const char *name, int64_t due, bool keep,
               const char *prefer)
{
    struct store_task t = {.kind = "games",
                           .name = name,
                           .due = due,
                           .prefer = prefer,
                           .body = name};

    return KIT(s, store_task_put, s, &t, keep);
}

static int end(struct store *s, const char *name, int attempts,
               const char *answer)
{
    struct store_task t = {.kind = "games",
                           .name = name,
                           .due = 5,
                           .attempts = attempts,
                           .reason = "it broke",
                           .answer = answer};

    return KIT(s, store_task_end, s, &t);
}

static char counts[400];

static void see_counts(void *user, int status, const struct store_tasks *t)
{
    size_t at = 0;

    (void)user;
    counts[0] = '\0';
    for (int i = 0; status == STORE_OK && i < t->nkinds; i++) {
        const struct store_task_count *k = &t->kinds[i];

        at += (size_t)snprintf(counts + at, sizeof counts - at,
                               "%s %d %d %d %d%s; ", k->kind, (int)k->n[0],
                               (int)k->n[1], (int)k->n[2], (int)k->n[3],
                               k->oldest > 0 ? " old" : "");
    }
    for (int i = 0; status == STORE_OK && i < t->nworkers; i++)
        at += (size_t)snprintf(counts + at, sizeof counts - at, "%s: %s; ",
                               t->workers[i].name, t->workers[i].work);
    for (int i = 0; status == STORE_OK && i < t->nfailed; i++)
        at += (size_t)snprintf(counts + at, sizeof counts - at, "%s: %s; ",
                               t->failed[i].name, t->failed[i].reason);
}

static const char *count_tasks(struct store *s)
{
    store_task_count(s, true, see_counts, NULL);
    kit_drain(s);
    return counts;
}

/* Taken once, by lease; who was too slow is refused. */
static void tasks(const char *url)
{
    struct store *s = kit_open(url, "n1");

    case_name = "tasks";
    HOLD_EQUAL(take(s, "games", 5, 1000, 100), 0, "nothing to take");
    put(s, "a", 50, false, NULL);
    put(s, "b", 60, false, NULL);
    put(s, "later", 500, false, NULL);
    HOLD_EQUAL(take(s, "bots", 5, 1000, 100), 0, "of another kind");
    HOLD(take(s, "games", 5, 1000, 100) == 2 &&
             strcmp(taken.names, "a b ") == 0 &&
             strcmp(taken.bodies, "a b ") == 0 && taken.attempts[0] == 1,
         "what is due: %s", taken.names);
    HOLD_EQUAL(take(s, "games", 5, 1000, 101), 0, "but once");
    HOLD_EQUAL(end(s, "a", 1, "answer"), STORE_OK, "it is done");
    HOLD_EQUAL(end(s, "a", 1, "answer"), STORE_E_FENCED, "but once");
    HOLD_EQUAL(take(s, "games", 5, 1000, 1101), 2, "the lease of b is over");
    HOLD_EQUAL(end(s, "b", 1, "late"), STORE_E_FENCED, "who was too slow");
    HOLD_EQUAL(end(s, "b", 2, "second"), STORE_OK, "who has it now");
    HOLD_EQUAL(end(s, "none", 1, "x"), STORE_E_FENCED, "no such task");
    HOLD(answers_of(s, "", NULL) == 2 &&
             strcmp(taken.bodies, "answer second ") == 0,
         "answers %s", taken.bodies);
    HOLD_EQUAL(answers_of(s, "", "a"), 1, "after the first");
    HOLD_EQUAL(answers_of(s, "x", NULL), 0, "other names");
    put(s, "a", 0, true, NULL);
    HOLD_EQUAL(answers_of(s, "a", NULL), 1, "kept as it was");
    put(s, "a", 0, false, NULL);
    HOLD_EQUAL(answers_of(s, "a", NULL), 0, "or anew");
    KIT(s, store_task_drop, s, "games", "a");
    HOLD_EQUAL(take(s, "games", 5, 0, 0), 1, "dropped; the lease of later");
    store_close(s);
    test_case("");
}

/* Failures are bounded and their reason kept; nodes that end let go. */
static void task_ends(const char *url)
{
    struct store *s = kit_open(url, "n1");

    case_name = "task ends";
    put(s, "f", 10, false, NULL);
    for (int i = 1; i <= STORE_ATTEMPTS_MAX; i++) {
        HOLD(take(s, "games", 1, 1000, INT64_C(9000000000000)) == 1 &&
                 taken.attempts[0] == i,
             "attempt %d", i);
        HOLD_EQUAL(end(s, "f", i, NULL), STORE_OK, "fails");
    }
    HOLD_EQUAL(take(s, "games", 1, 1000, INT64_C(9000000000000)), 0,
               "given up");
    HOLD(answers_of(s, "f", NULL) == 1 && strcmp(taken.reason, "it broke") == 0,
         "why: %s", taken.reason);
    put(s, "d", 10, false, NULL);
    for (int i = 1; i <= STORE_ATTEMPTS_MAX; i++)
        HOLD_EQUAL(take(s, "games", 1, 1, 1000 * i), 1, "its node dies");
    HOLD_EQUAL(take(s, "games", 1, 1, 90000), 0, "given up");
    HOLD(strcmp(count_tasks(s), "games 0 0 0 2; f: it broke; "
                                "d: each node that took it ended; ") == 0,
         "%s", counts);
    HOLD_EQUAL(KIT(s, store_task_look, s, "games"), STORE_E_MISSING, "nothing");
    put(s, "p", 0, false, "n2");
    HOLD_EQUAL(KIT(s, store_task_look, s, "games"), STORE_OK, "something");
    HOLD_EQUAL(KIT(s, store_task_look, s, "bots"), STORE_E_MISSING, "a kind");
    HOLD_EQUAL(take(s, "games", 1, 1000, 0), 0, "another one is preferred");
    put(s, "p", 10, false, "n2");
    HOLD_EQUAL(take(s, "games", 1, 1000, 0), 1, "but not for long");
    put(s, "q", 10, false, "n1");
    HOLD_EQUAL(take(s, "games", 1, 60000, 0), 1, "us");
    KIT(s, store_task_beat, s, "bots,games", 1000);
    HOLD(strcmp(count_tasks(s), "games 0 2 0 2; n1: bots,games; f: it broke; "
                                "d: each node that took it ended; ") == 0,
         "%s", counts);
    HOLD_EQUAL(take(s, "games", 5, 1000, 0), 0, "held");
    KIT(s, store_task_beat, s, "", 0);
    HOLD_EQUAL(take(s, "games", 5, 1000, 0), 2, "let go");
    store_close(s);
    test_case("");
}

/* A game that is given back is nobody's, and asks to be looked at. */
static void released(const char *url)
{
    struct store *s = kit_open(url, "n1");

    case_name = "released";
    kit_create(s, "g", false, "anna", NULL);
    HOLD_EQUAL(KIT(s, store_release, s, "g", 2, 700), STORE_E_FENCED,
               "of another epoch");
    HOLD_EQUAL(KIT(s, store_release, s, "g", 1, 700), STORE_OK, "ours");
    HOLD_EQUAL(KIT(s, store_release, s, "g", 1, 700), STORE_E_FENCED, "once");
    HOLD_EQUAL(kit_append(s, "g", 1, 1, 1), STORE_E_FENCED, "no longer ours");
    live_seen = 0;
    HOLD_EQUAL(store_load_live(s, see_live, NULL), 0, "not loaded at start");
    HOLD_EQUAL(take(s, "table", 5, 10, 699), 0, "not yet");
    HOLD(take(s, "table", 5, 10, 700) == 1 && strcmp(taken.names, "g ") == 0,
         "at its time");
    HOLD_EQUAL(kit_load(s, "g").status, STORE_OK, "taken again");
    HOLD_EQUAL(take(s, "table", 5, 10, 90000), 0, "nobody need look again");
    HOLD_EQUAL(kit_append(s, "g", 2, 1, 1), STORE_OK, "ours");
    HOLD_EQUAL(KIT(s, store_release, s, "g", 2, 0), STORE_OK, "for good");
    store_close(s);
    test_case("");
}

static void urls(void)
{
    static const char *const bad[] = {"",
                                      "sqlite",
                                      "sqlite:",
                                      "mysql:x",
                                      "sqlite:/nowhere/at/all.db",
                                      "postgres://x",
                                      "postgresql://x:y:z",
                                      "postgresql:///x?host=/nowhere"};
    char why[256];

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        why[0] = '\0';
        CHECK(kit_try(bad[i], "n", NULL, why, sizeof why) == NULL &&
                  why[0] != '\0',
              "\"%s\" is taken", bad[i]);
    }
}

/* ---- ends that others learn of later ------------------------------------ */

static int shown_games; /* of the first rating; -1: nobody asked */

static void see_profile(void *user, int status, const struct store_profile *p)
{
    (void)user;
    HOLD_EQUAL(status, STORE_OK, "a profile");
    shown_games = p->nstandings == 0 ? 0 : p->standings[0].games;
    HOLD_EQUAL(p->nrecent, shown_games, "the games are those that count");
}

static int games_of(struct store *s, const char *who)
{
    shown_games = -1;
    store_profile(s, who, NULL, 10, see_profile, NULL);
    kit_drain(s);
    return shown_games;
}

static void enroll(struct store *s, const char *user)
{
    struct store_session session = {
        .id = user, .user = user, .created = 1, .seen = 2, .expires = 3};
    struct store_welcome w = {.session = &session};
    struct store_account a = {user, user, user, "hash", 5};

    HOLD_EQUAL(KIT(s, store_account_add, s, &a, &w), STORE_OK, "%s", user);
}

/* A listed game of anna and bob that ends at once; the time of its end. */
static int64_t end_game(struct store *s, const char *id, const char *kind,
                        int64_t hold)
{
    struct store_event e = kit_event(id, 2);
    struct store_facts over = {.status = GAME_OVER,
                               .listed = true,
                               .facts = "{}",
                               .nseats = 2,
                               .users = {"anna", "bob"}};
    struct store_result r = {
        .kind = kind, .n = 2, .users = {"anna", "bob"}, .place = {2, 1}};
    struct store_append a = {.game = id,
                             .epoch = 1,
                             .head = 1,
                             .events = &e,
                             .nevents = 1,
                             .facts = &over,
                             .result = kind == NULL ? NULL : &r,
                             .hold = hold};

    kit_create(s, id, true, "anna", "bob");
    HOLD_EQUAL(KIT(s, store_append, s, &a), STORE_OK, "%s ends", id);
    return e.at;
}

static void ends(const char *url)
{
    struct store *s = kit_open(url, "n1");
    int64_t at;

    case_name = "ends";
    enroll(s, "anna");
    enroll(s, "bob");
    end_game(s, "e0", "catan", 0);
    HOLD_EQUAL(games_of(s, "anna"), 1, "counted at once");
    HOLD_EQUAL(list(s, LIST_LOBBY, NULL, 0, 10), 0, "gone at once");
    at = end_game(s, "e1", "catan", 60000);
    end_game(s, "e2", NULL, 120000);
    HOLD_EQUAL(KIT(s, store_reveal, s, at + 59999), STORE_OK, "too soon");
    HOLD_EQUAL(games_of(s, "bob"), 1, "not counted");
    HOLD_EQUAL(list(s, LIST_LOBBY, NULL, 0, 10), 2, "and listed");
    HOLD_EQUAL(list(s, LIST_PAST, "anna", 0, 10), 3, "she knows");
    for (int i = 0; i < 2; i++) { /* once */
        HOLD_EQUAL(KIT(s, store_reveal, s, at + 60000), STORE_OK, "in time");
        HOLD_EQUAL(games_of(s, "anna"), 2, "hers counts");
        HOLD_EQUAL(games_of(s, "bob"), 2, "his counts");
        HOLD_EQUAL(list(s, LIST_LOBBY, NULL, 0, 10), 1, "one is gone");
    }
    HOLD_EQUAL(KIT(s, store_reveal, s, at + 200000), STORE_OK, "the other");
    HOLD_EQUAL(list(s, LIST_LOBBY, NULL, 0, 10), 0, "both are gone");
    HOLD_EQUAL(games_of(s, "bob"), 2, "nothing to count");
    end_game(s, "e3", "catan", 1);
    HOLD_EQUAL(KIT(s, store_forget, s, "anna", false), STORE_OK, "forget anna");
    HOLD_EQUAL(KIT(s, store_reveal, s, at + 400000), STORE_OK, "all the same");
    HOLD_EQUAL(games_of(s, "bob"), 2, "a game against nobody does not count");
    store_close(s);
    test_case("");
}

typedef void part(const char *url);

/* Each part in a schema of its own, part1, part2 ... of one PostgreSQL. */
static const char *pg_url(const char *base, int n)
{
    static char url[400];

    snprintf(url, sizeof url, "%s&options=-csearch_path%%3Dpart%d", base, n);
    return url;
}

/* usage: test_store [postgresql://...?...] */
int main(int argc, char **argv)
{
    static part *const volatile_parts[] = {
        games,      refusals,  facts,      lists, talk,      accounts,
        many,       shutting,  work,       tasks, task_ends, released,
        complaints, retention, forgetting, ends};
    static part *const lasting_parts[] = {owners, big};
    char name[32];

    kit_start();
    if (argc > 1) {
        int n = 0;

        for (size_t i = 0; i < sizeof volatile_parts / sizeof *volatile_parts;
             i++)
            volatile_parts[i](pg_url(argv[1], ++n));
        for (size_t i = 0; i < sizeof lasting_parts / sizeof *lasting_parts;
             i++)
            lasting_parts[i](pg_url(argv[1], ++n));
        kit_end();
        return test_end();
    }
    for (size_t i = 0; i < sizeof volatile_parts / sizeof *volatile_parts;
         i++) {
        volatile_parts[i]("sqlite::memory:");
        snprintf(name, sizeof name, "part%d.db", (int)i);
        volatile_parts[i](kit_url(name));
    }
    for (size_t i = 0; i < sizeof lasting_parts / sizeof *lasting_parts; i++) {
        snprintf(name, sizeof name, "last%d.db", (int)i);
        lasting_parts[i](kit_url(name));
    }
    urls();
    kit_end();
    return test_end();
}
