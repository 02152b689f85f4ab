/*
 * Friends, presence and ways to reach people, as every store must keep them
 * (store_friends.h): what one account may learn of another, and what stops
 * somebody who wants too much.
 * usage: test_store_friends [postgresql://...?...]
 */
#include "store_kit.h"

#include "server/store_friends.h"

static struct store *s;

static void enroll(const char *user)
{
    struct store_account a = {user, user, user, "hash", 7};
    struct store_session v = {user, user, NULL, 1, 2, INT64_MAX, false};
    struct store_welcome w = {.session = &v};

    HOLD_EQUAL(KIT(s, store_account_add, s, &a, &w), STORE_OK, "%s", user);
}

static struct {
    int status;
    enum friend_outcome outcome;
    char other[STORE_USER_MAX + 1];
} told;

static void see_told(void *user, int status, enum friend_outcome o,
                     const char *other)
{
    (void)user;
    told.status = status;
    told.outcome = o;
    snprintf(told.other, sizeof told.other, "%s", other == NULL ? "" : other);
}

/* What came of a wish; a negative status if nothing did. */
static int wish(const char *who, enum friend_wish what, const char *other,
                const char *game)
{
    store_friend(s, who, other, what, game, see_told, NULL);
    kit_drain(s);
    return told.status == STORE_OK ? (int)told.outcome : told.status;
}

static char list[20000];

static void see_list(void *user, int status, const struct store_friend *f,
                     int n)
{
    (void)user;
    snprintf(list, sizeof list, "%s", status == STORE_OK ? "" : "failed");
    for (int i = 0; i < n; i++) {
        size_t at = strlen(list);

        snprintf(list + at, sizeof list - at, "%s%c%lld%s;", f[i].name,
                 "=?<!"[f[i].kind], (long long)f[i].here, f[i].game);
    }
}

/* NAME and how: = friend, ? asked, < asks, ! blocked; when he was here; where
 * he wants us to come. */
static const char *friends(const char *who)
{
    store_friends(s, who, see_list, NULL);
    kit_drain(s);
    return list;
}

static void check_friends(void)
{
    enroll("anna");
    enroll("bob");
    enroll("eva");
    HOLD_EQUAL(KIT(s, store_here, s, "anna", 500), STORE_OK, "here");
    HOLD_EQUAL(KIT(s, store_here, s, "bob", 600), STORE_OK, "here");
    HOLD_EQUAL(wish("anna", WISH_ASK, "nobody", ""), STORE_E_MISSING, "none");
    HOLD_EQUAL(wish("anna", WISH_ASK, "anna", ""), FRIEND_SELF, "herself");
    HOLD_EQUAL(wish("anna", WISH_ASK, "bob", ""), FRIEND_OK, "asks");
    HOLD_EQUAL(wish("anna", WISH_ASK, "bob", ""), FRIEND_OK, "twice is once");
    HOLD_EQUAL_TEXT(friends("anna"), "bob?0;", "no presence: %s", list);
    HOLD_EQUAL_TEXT(friends("bob"), "anna<0;", "a question: %s", list);
    HOLD_EQUAL_TEXT(friends("eva"), "", "nothing of others: %s", list);
    HOLD_EQUAL(wish("bob", WISH_ASK, "anna", ""), FRIEND_OK, "yes");
    HOLD_EQUAL_TEXT(friends("anna"), "bob=600;", "friends: %s", list);
    HOLD_EQUAL_TEXT(friends("bob"), "anna=500;", "both: %s", list);
    HOLD_EQUAL(KIT(s, store_here, s, "bob", 0), STORE_OK, "hides");
    HOLD_EQUAL_TEXT(friends("anna"), "bob=0;", "hidden: %s", list);
    test_case("friends are two who both want it");
    HOLD_EQUAL(wish("bob", WISH_BLOCK, "anna", ""), FRIEND_OK, "blocks");
    HOLD_EQUAL_TEXT(friends("bob"), "anna!0;", "blocked: %s", list);
    HOLD_EQUAL_TEXT(friends("anna"), "bob?0;", "she is not told: %s", list);
    HOLD_EQUAL(wish("anna", WISH_DROP, "bob", ""), FRIEND_OK, "drops");
    HOLD_EQUAL(wish("anna", WISH_ASK, "bob", ""), FRIEND_OK, "asks again");
    HOLD_EQUAL_TEXT(friends("bob"), "anna!0;", "still blocked: %s", list);
    HOLD_EQUAL(wish("bob", WISH_DROP, "anna", ""), FRIEND_OK, "no longer");
    HOLD_EQUAL_TEXT(friends("anna"), "", "strangers: %s", list);
    test_case("who is blocked does not learn it");
}

static void check_invitations(void)
{
    enroll("inga");
    enroll("jan");
    kit_create(s, "t1", true, "inga", NULL);
    kit_create(s, "t2", true, "jan", NULL);
    HOLD_EQUAL(wish("inga", WISH_INVITE, "jan", "t1"), FRIEND_NOT, "stranger");
    wish("inga", WISH_ASK, "jan", "");
    HOLD_EQUAL(wish("inga", WISH_INVITE, "jan", "t1"), FRIEND_NOT, "not yet");
    wish("jan", WISH_ASK, "inga", "");
    HOLD_EQUAL(wish("inga", WISH_INVITE, "jan", "t2"), FRIEND_NOWHERE,
               "where she has no seat");
    HOLD_EQUAL(wish("inga", WISH_INVITE, "jan", "t1"), FRIEND_OK, "come");
    HOLD_EQUAL_TEXT(told.other, "jan", "who is told: %s", told.other);
    HOLD_EQUAL_TEXT(friends("jan"), "inga=0t1;", "invited: %s", list);
    HOLD_EQUAL_TEXT(friends("inga"), "jan=0;", "only he: %s", list);
    HOLD_EQUAL(wish("inga", WISH_INVITE, "jan", "t1"), FRIEND_SOON, "again");
    wish("inga", WISH_BLOCK, "jan", "");
    wish("inga", WISH_ASK, "jan", "");
    HOLD_EQUAL(wish("inga", WISH_INVITE, "jan", "t1"), FRIEND_SOON,
               "nor by way of a quarrel");
    wish("jan", WISH_BLOCK, "inga", "");
    HOLD_EQUAL(wish("inga", WISH_INVITE, "jan", "t1"), FRIEND_NOT, "blocked");
    test_case("friends invite to where they sit, and not twice a minute");
}

/* Somebody asks everybody; everybody asks somebody. */
static void check_many(void)
{
    char name[24];
    int asked = 0, got = 0;

    enroll("spam");
    enroll("star");
    for (int i = 0; i < STORE_FRIENDS_MAX + 3; i++) {
        snprintf(name, sizeof name, "crowd%d", i);
        enroll(name);
        asked += wish("spam", WISH_ASK, name, "") == FRIEND_OK;
        got += wish(name, WISH_ASK, "star", "") == FRIEND_OK;
    }
    HOLD_EQUAL(asked, STORE_FRIENDS_MAX, "one asks so many");
    HOLD_EQUAL(got, STORE_ASKS_MAX, "so many ask one");
    HOLD_EQUAL(wish("spam", WISH_BLOCK, "star", ""), FRIEND_MANY, "blocks too");
    enroll("pal");
    HOLD_EQUAL(wish("star", WISH_ASK, "pal", ""), FRIEND_OK, "star asks");
    HOLD_EQUAL(wish("pal", WISH_ASK, "star", ""), FRIEND_OK,
               "and may be answered, whatever others ask");
    HOLD_EQUAL(wish("spam", WISH_DROP, "crowd0", ""), FRIEND_OK, "one goes");
    HOLD_EQUAL(wish("spam", WISH_BLOCK, "star", ""), FRIEND_OK, "one comes");
    HOLD_EQUAL(wish("star", WISH_ASK, "crowd0", ""), FRIEND_OK, "an answer");
    HOLD_EQUAL(wish("crowd202", WISH_ASK, "star", ""), FRIEND_OK, "has room");
    test_case("nobody asks all, nobody is asked by all");
}

/* ---- ways --------------------------------------------------------------- */

static char ways[4000];

static void see_ways(void *user, int status, const struct store_ways *w)
{
    size_t at = 0;

    (void)user;
    snprintf(ways, sizeof ways, "%s", status == STORE_OK ? "" : "failed");
    for (int i = 0; w != NULL && i < w->npushes; i++) {
        at = strlen(ways);
        snprintf(ways + at, sizeof ways - at, "%s %s %s %s;",
                 w->pushes[i].endpoint, w->pushes[i].key, w->pushes[i].auth,
                 w->pushes[i].lang);
    }
    at = strlen(ways);
    if (w != NULL && w->address != NULL)
        snprintf(ways + at, sizeof ways - at, "%s %s %d", w->address, w->lang,
                 w->confirmed);
}

static const char *ways_of(const char *who)
{
    store_ways(s, who, see_ways, NULL);
    kit_drain(s);
    return ways;
}

static void check_push(void)
{
    struct store_push p = {"anna", "https://e/1", "k", "a", "cs"};
    char name[40];

    HOLD_EQUAL(KIT(s, store_push_put, s, &p), STORE_OK, "hers");
    HOLD_EQUAL_TEXT(ways_of("anna"), "https://e/1 k a cs;", "%s", ways);
    p.user = "bob";
    p.auth = "guess";
    HOLD_EQUAL(KIT(s, store_push_put, s, &p), STORE_E_EXISTS, "not his");
    HOLD_EQUAL(KIT(s, store_push_drop, s, "bob", "https://e/1"), STORE_OK,
               "done");
    HOLD_EQUAL_TEXT(ways_of("anna"), "https://e/1 k a cs;", "%s", ways);
    HOLD_EQUAL_TEXT(ways_of("bob"), "", "%s", ways);
    p.auth = "a";
    HOLD_EQUAL(KIT(s, store_push_put, s, &p), STORE_OK, "the same browser");
    HOLD_EQUAL_TEXT(ways_of("anna"), "", "hers no more: %s", ways);
    HOLD_EQUAL(KIT(s, store_push_drop, s, "bob", "https://e/1"), STORE_OK,
               "done");
    HOLD_EQUAL_TEXT(ways_of("bob"), "", "%s", ways);
    p.endpoint = name;
    for (int i = 0; i < STORE_PUSHES_MAX + 3; i++) {
        snprintf(name, sizeof name, "https://e/x%02d", i);
        HOLD_EQUAL(KIT(s, store_push_put, s, &p), STORE_OK, "%d", i);
    }
    HOLD(strstr(ways_of("bob"), "x10") != NULL && strstr(ways, "x02") == NULL,
         "the newest are kept: %s", ways);
    test_case("a browser is one person's, and a person has few");
}

static void check_mail(void)
{
    struct store_mail m = {"anna", "anna@example.org", "en", "123456"};

    HOLD_EQUAL(KIT(s, store_mail_put, s, &m), STORE_OK, "an address");
    HOLD_EQUAL_TEXT(ways_of("anna"), "anna@example.org en 0", "%s", ways);
    for (int i = 0; i < STORE_MAIL_TRIES; i++)
        HOLD_EQUAL(KIT(s, store_mail_confirm, s, "anna", "000000"),
                   STORE_E_MISSING, "wrong");
    HOLD_EQUAL(KIT(s, store_mail_confirm, s, "anna", "123456"), STORE_E_MISSING,
               "tried too often");
    HOLD_EQUAL(KIT(s, store_mail_put, s, &m), STORE_OK, "once more");
    HOLD_EQUAL(KIT(s, store_mail_confirm, s, "bob", "123456"), STORE_E_MISSING,
               "another's code");
    HOLD_EQUAL(KIT(s, store_mail_confirm, s, "anna", "123456"), STORE_OK,
               "done");
    HOLD_EQUAL_TEXT(ways_of("anna"), "anna@example.org en 1", "%s", ways);
    HOLD_EQUAL(KIT(s, store_mail_confirm, s, "anna", ""), STORE_E_MISSING,
               "there is no code any more");
    HOLD_EQUAL(KIT(s, store_mail_put, s, &m), STORE_OK, "a change");
    HOLD_EQUAL_TEXT(ways_of("anna"), "anna@example.org en 0", "is confirmed");
    HOLD_EQUAL(KIT(s, store_mail_drop, s, "anna"), STORE_OK, "none");
    HOLD_EQUAL_TEXT(ways_of("anna"), "", "%s", ways);
    test_case("an address is believed when its owner says so");
}

/* ---- forgetting --------------------------------------------------------- */

static char person[6000];

static void see_person(void *user, int status, const char *json, size_t len)
{
    (void)user;
    HOLD_EQUAL(status, STORE_OK, "all of a person");
    snprintf(person, sizeof person, "%.*s", (int)len, json);
}

static void check_forgotten(void)
{
    struct store_push p = {"eva", "https://e/9", "k", "secret", "cs"};
    struct store_mail m = {"eva", "eva@example.org", "cs", "998877"};

    wish("eva", WISH_ASK, "anna", "");
    wish("anna", WISH_ASK, "eva", "");
    KIT(s, store_push_put, s, &p);
    KIT(s, store_mail_put, s, &m);
    store_person(s, "eva", see_person, NULL);
    kit_drain(s);
    HOLD(strstr(person, "\"friends\":[{\"name\":\"anna\"") != NULL &&
             strstr(person, "https://e/9") != NULL &&
             strstr(person, "eva@example.org") != NULL &&
             strstr(person, "998877") == NULL,
         "exported: %s", person);
    HOLD_EQUAL(KIT(s, store_forget, s, "eva", true), STORE_OK, "forget");
    HOLD_EQUAL_TEXT(ways_of("eva"), "", "%s", ways);
    HOLD(strstr(friends("anna"), "eva") == NULL, "gone there too: %s", list);
    test_case("export and forgetting know friends and ways");
}

int main(int argc, char **argv)
{
    char url[400];

    kit_start();
    if (argc > 1)
        snprintf(url, sizeof url, "%s&options=-csearch_path%%3Dpart42",
                 argv[1]);
    else
        snprintf(url, sizeof url, "%s", kit_url("friends.db"));
    s = kit_open(url, "n1");
    check_friends();
    check_invitations();
    check_many();
    check_push();
    check_mail();
    check_forgotten();
    store_close(s);
    kit_end();
    return test_end();
}
