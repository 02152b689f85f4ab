/*
 * Who somebody is: cookies that cannot be forged, accounts, recovery,
 * sessions that end when they are told to, bans.
 */
#include "store_kit.h"

#include <fcntl.h>
#include <sodium.h>
#include <time.h>

#include "server/identity.h"
#include "server/identity_inner.h"

#define DAY (INT64_C(86400) * 1000)

static struct store *store;
static struct identity *id;
static int64_t now; /* of the calendar when it begins, then as we like */

static void reopen(const char *file)
{
    char why[512];

    store = kit_open(kit_url(file), NULL);
    id = identity_open(store, kit_path("secret"), 0, why, sizeof why);
    if (id == NULL) {
        printf("%s\n", why);
        exit(1);
    }
}

static void shut(void)
{
    store_close(store);
    identity_close(id);
}

/* ---- calls that wait ---------------------------------------------------- */

static struct identity_answer got;

static void take(void *user, const struct identity_answer *a)
{
    (void)user;
    got = *a;
}

#define ASK(call, ...) (call(id, __VA_ARGS__, now, take, NULL), answered())

static int answered(void)
{
    kit_drain(store);
    return got.status;
}

static bool good(const char *cookie)
{
    struct person p;

    return identity_check(id, cookie, now, &p);
}

/* ---- cookies ------------------------------------------------------------ */

/* An id can be written into a command as it is. */
static void ids_are_words(void)
{
    char cookie[IDENTITY_COOKIE_SIZE];
    int dashes = 0;

    case_name = "ids are words";
    for (int i = 0; i < 1000; i++) {
        struct person p;

        identity_guest(id, now, &p, cookie);
        dashes += p.id[0] == '-';
    }
    HOLD_EQUAL(dashes, 0, "ids that look like options");
    test_case("");
}

static void guests(void)
{
    struct person p, q, back;
    char cookie[IDENTITY_COOKIE_SIZE], other[IDENTITY_COOKIE_SIZE];

    case_name = "guests";
    identity_guest(id, now, &p, cookie);
    identity_guest(id, now, &q, other);
    HOLD(strcmp(p.id, q.id) != 0 && strcmp(p.session, q.session) != 0,
         "two guests are one");
    HOLD(strlen(p.id) == 22 &&
             strspn(p.id, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh"
                          "ijklmnopqrstuvwxyz0123456789-_") == 22,
         "id %s", p.id);
    HOLD_EQUAL(strcspn(cookie, " ;\","), strlen(cookie), "cookie %s", cookie);
    HOLD(identity_check(id, cookie, now, &back) && strcmp(back.id, p.id) == 0 &&
             strcmp(back.session, p.session) == 0 && back.account[0] == '\0' &&
             back.expires == p.expires,
         "it comes back");
    HOLD(identity_check(id, cookie, p.expires - 1, &back), "until it expires");
    HOLD(!identity_check(id, cookie, p.expires, &back), "and then no more");
    test_case("");
}

/* No byte of a cookie can be changed, dropped or added. */
static void forgery(void)
{
    struct person p;
    char cookie[IDENTITY_COOKIE_SIZE + 1], bad[IDENTITY_COOKIE_SIZE + 2];
    static const char *const odd[] = {
        "",
        ".",
        "1",
        "1.",
        "1.g",
        "1.g.",
        "....",
        "1.g.a.b.99999999999999.",
        ("1.g.a.b.99999999999999."
         "0000000000000000000000000000000000000000000000000000000000000000")};
    size_t n;

    case_name = "forgery";
    identity_guest(id, now, &p, cookie);
    n = strlen(cookie);
    for (size_t i = 0; i < n; i++) {
        for (int bit = 0; bit < 7; bit++) {
            memcpy(bad, cookie, n + 1);
            bad[i] = (char)(bad[i] ^ (1 << bit));
            if (bad[i] != '\0')
                HOLD(!good(bad), "byte %d changed", (int)i);
        }
        memcpy(bad, cookie, n + 1);
        memmove(bad + i, bad + i + 1, n - i);
        HOLD(!good(bad), "byte %d dropped", (int)i);
        bad[i] = '\0';
        HOLD(!good(bad), "cut at %d", (int)i);
    }
    snprintf(bad, sizeof bad, "%s0", cookie);
    HOLD(!good(bad), "a byte more");
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++)
        HOLD(!good(odd[i]), "\"%s\" is taken", odd[i]);
    {
        static char huge[100000];

        memset(huge, '.', sizeof huge - 1);
        HOLD(!good(huge), "a hundred thousand dots");
        memset(huge, 'a', sizeof huge - 1);
        memcpy(huge + sizeof huge - 66, ".", 1);
        HOLD(!good(huge), "a long one");
    }
    test_case("");
}

static void tokens(void)
{
    struct person p, q;
    char cookie[IDENTITY_COOKIE_SIZE], token[IDENTITY_TOKEN_SIZE];

    case_name = "tokens";
    identity_guest(id, now, &p, cookie);
    identity_guest(id, now, &q, cookie);
    identity_token(id, &p, token);
    HOLD(identity_token_ok(id, &p, token), "its own");
    HOLD(!identity_token_ok(id, &q, token), "another's");
    token[5] ^= 1;
    HOLD(!identity_token_ok(id, &p, token) && !identity_token_ok(id, &p, ""),
         "a forged one");
    test_case("");
}

/* ---- names and passwords ------------------------------------------------ */

static void names(void)
{
    static const char *const ok[][2] = {
        {"Anna", "anna"},
        {"Žlutý kůň", "zlutykun"},
        {"J. R. R.", ""},
        {"A-B_C.d", "abcd"},
        {"r0b0t1", "robotl"},
        {"Ærø", "aro"},
        {"123456789012345678901234", "l23456789ol23456789ol234"},
    };
    static const char *const bad[] = {"",
                                      "a",
                                      " anna",
                                      "anna ",
                                      "an  na",
                                      "-anna",
                                      "an\nna",
                                      "a\xff",
                                      "аnna" /* Cyrillic a */,
                                      "an\u200bna",
                                      "\u202eanna",
                                      "a😀b",
                                      "1234567890123456789012345",
                                      "\xc0\xaf\xc0\xaf",
                                      "a×b",
                                      "..",
                                      "<b>"};
    char key[IDENTITY_NAME_SIZE];

    case_name = "names";
    for (size_t i = 0; i < sizeof ok / sizeof *ok; i++) {
        if (ok[i][1][0] == '\0')
            HOLD(!identity_name_key(ok[i][0], key), "%s", ok[i][0]);
        else
            HOLD(identity_name_key(ok[i][0], key) && strcmp(key, ok[i][1]) == 0,
                 "%s is %s", ok[i][0], key);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        HOLD(!identity_name_key(bad[i], key), "\"%s\" is a name", bad[i]);
    HOLD(identity_is_bot("Bot Krok") && identity_is_bot("bot-x") &&
             identity_is_bot("BÓT.x") && identity_is_bot("b0t_x"),
         "a program by its name");
    HOLD(!identity_is_bot("Botek") && !identity_is_bot("bot") &&
             !identity_is_bot("Robot x") && !identity_is_bot(""),
         "nobody else");
    HOLD(identity_password_ok("žluťoučký1"), "ten characters");
    HOLD(!identity_password_ok("žluťoučký"), "nine, though more bytes");
    HOLD(!identity_password_ok("\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"),
         "no UTF-8");
    test_case("");
}

/* ---- accounts ----------------------------------------------------------- */

static void accounts(void)
{
    struct person guest, second, p;
    char cookie[IDENTITY_COOKIE_SIZE], cookie2[IDENTITY_COOKIE_SIZE];
    char first[IDENTITY_COOKIE_SIZE], login[IDENTITY_COOKIE_SIZE];
    char code[IDENTITY_CODE_SIZE], lower[IDENTITY_CODE_SIZE];
    char user[STORE_USER_MAX + 1];
    static char long_password[IDENTITY_PASSWORD_MAX + 2];

    case_name = "accounts";
    memset(long_password, 'x', sizeof long_password - 1);
    identity_guest(id, now, &guest, cookie);
    identity_guest(id, now, &second, cookie2);
    HOLD_EQUAL(ASK(identity_register, &guest, "x", "long enough"),
               IDENTITY_E_NAME, "a bad name");
    HOLD_EQUAL(ASK(identity_register, &guest, "Anna", "short"),
               IDENTITY_E_PASSWORD, "a short password");
    HOLD_EQUAL(ASK(identity_register, &guest, "Anna", long_password),
               IDENTITY_E_PASSWORD, "a long password");
    HOLD(good(cookie), "still a guest");
    HOLD_EQUAL(ASK(identity_register, &guest, "Anna", "correct horse"),
               IDENTITY_OK, "register: %d", got.status);
    HOLD(strcmp(got.person.id, guest.id) == 0 &&
             strcmp(got.person.session, guest.session) != 0 &&
             strcmp(got.person.account, "Anna") == 0,
         "the same user, a new session");
    HOLD(got.ncodes == IDENTITY_CODES && strlen(got.code[0]) == 23 &&
             strcmp(got.code[0], got.code[1]) != 0,
         "codes: %s", got.code[0]);
    HOLD(good(got.cookie) && !good(cookie), "the guest's cookie is over");
    memcpy(first, got.cookie, sizeof first);
    memcpy(code, got.code[3], sizeof code);
    snprintf(user, sizeof user, "%s", got.person.id);

    HOLD_EQUAL(ASK(identity_register, &second, "ánn-a", "correct horse"),
               IDENTITY_E_TAKEN, "a name that looks the same");
    p = got.person;
    HOLD(ASK(identity_login, "anna", "wrong horse") == IDENTITY_E_REFUSED &&
             got.cookie[0] == '\0',
         "a wrong password");
    HOLD_EQUAL(ASK(identity_login, "nobody", "wrong horse"), IDENTITY_E_REFUSED,
               "a wrong name");
    HOLD_EQUAL(ASK(identity_login, "", ""), IDENTITY_E_REFUSED, "nothing");
    HOLD_EQUAL(ASK(identity_login, "ANNA", long_password), IDENTITY_E_REFUSED,
               "a password that cannot be");
    HOLD(ASK(identity_login, "ANNA", "correct horse") == IDENTITY_OK &&
             strcmp(got.person.id, user) == 0 && got.ncodes == 0,
         "log in");
    memcpy(login, got.cookie, sizeof login);
    HOLD(good(first) && good(login), "both sessions are good");

    shut();
    reopen("id.db");
    HOLD(good(first) && good(login) && !good(cookie), "after a restart");
    HOLD(identity_check(id, login, now, &p) && strcmp(p.account, "Anna") == 0,
         "with the name");

    for (size_t i = 0; i < sizeof code; i++)
        lower[i] =
            (char)(code[i] >= 'A' && code[i] <= 'Z' ? code[i] + 32 : code[i]);
    HOLD_EQUAL(ASK(identity_recover, "Anna", "AAAAA-AAAAA-AAAAA-AAAAA",
                   "new password"),
               IDENTITY_E_REFUSED, "a wrong code");
    HOLD_EQUAL(ASK(identity_recover, "Nobody", code, "new password"),
               IDENTITY_E_REFUSED, "a wrong name");
    HOLD_EQUAL(ASK(identity_recover, "Anna", code, "short"),
               IDENTITY_E_PASSWORD, "a short new password");
    HOLD(good(first) && good(login), "nothing has changed");
    HOLD(ASK(identity_recover, "Anna", lower, "new password") == IDENTITY_OK &&
             got.ncodes == IDENTITY_CODES && good(got.cookie),
         "recover, in small letters");
    memcpy(cookie, got.cookie, sizeof cookie);
    HOLD(!good(first) && !good(login), "all other sessions are over");
    HOLD_EQUAL(ASK(identity_recover, "Anna", code, "new password"),
               IDENTITY_E_REFUSED, "a code twice");
    HOLD_EQUAL(ASK(identity_login, "Anna", "correct horse"), IDENTITY_E_REFUSED,
               "the old password");
    HOLD_EQUAL(ASK(identity_login, "Anna", "new password"), IDENTITY_OK,
               "the new");

    p = got.person;
    HOLD(ASK(identity_delete, &p, "wrong horse") == IDENTITY_E_REFUSED &&
             good(cookie),
         "delete with a wrong password");
    HOLD_EQUAL(ASK(identity_delete, &second, "new password"),
               IDENTITY_E_REFUSED, "a guest has nothing to delete");
    HOLD(ASK(identity_delete, &p, "new password") == IDENTITY_OK &&
             !good(cookie),
         "delete");
    HOLD_EQUAL(ASK(identity_login, "Anna", "new password"), IDENTITY_E_REFUSED,
               "it is gone");
    shut();
    reopen("id.db");
    HOLD(!good(cookie) && !good(login), "also after a restart");
    HOLD_EQUAL(ASK(identity_register, &second, "Anna", "another one"),
               IDENTITY_OK, "the name is free again");
    test_case("");
}

/* ---- sessions ----------------------------------------------------------- */

static char listed[512];
static int nlisted;

static void see(void *user, int status, const struct identity_session *l, int n)
{
    (void)user;
    (void)status;
    (void)l;
    nlisted = n;
    snprintf(listed, sizeof listed, "%s", n > 0 ? l[0].id : "");
}

static int count(const struct person *p)
{
    nlisted = -1;
    identity_sessions(id, p, see, NULL);
    kit_drain(store);
    return nlisted;
}

static void sessions(void)
{
    struct person guest, p, q;
    char cookie[IDENTITY_COOKIE_SIZE], one[IDENTITY_COOKIE_SIZE];

    case_name = "sessions";
    identity_guest(id, now, &guest, cookie);
    HOLD(KIT(store, identity_revoke, id, &guest, NULL) == STORE_OK &&
             !good(cookie),
         "a guest leaves");
    identity_guest(id, now, &guest, cookie);
    HOLD_EQUAL(ASK(identity_register, &guest, "Bob", "correct horse"),
               IDENTITY_OK, "Bob");
    p = got.person;
    memcpy(one, got.cookie, sizeof one);
    ASK(identity_login, "Bob", "correct horse");
    q = got.person;
    HOLD_EQUAL(count(&p), 2, "two sessions, not %d", nlisted);
    identity_guest(id, now, &guest, cookie);
    HOLD_EQUAL(KIT(store, identity_revoke, id, &q, "no-such-session"),
               STORE_E_MISSING, "no such session");
    HOLD(KIT(store, identity_revoke, id, &q, p.session) == STORE_OK &&
             !good(one) && good(got.cookie),
         "one is over");
    HOLD(count(&p) == 1 && strcmp(listed, q.session) == 0, "one is left");
    memcpy(one, got.cookie, sizeof one);
    ASK(identity_login, "Bob", "correct horse");
    HOLD(KIT(store, identity_revoke, id, &q, NULL) == STORE_OK && !good(one) &&
             !good(got.cookie) && count(&q) == 0,
         "all are over");
    shut();
    reopen("id.db");
    HOLD(!good(one) && !good(got.cookie), "also after a restart");

    /* Another's session cannot be ended with it. */
    ASK(identity_login, "Bob", "correct horse");
    memcpy(one, got.cookie, sizeof one);
    p = got.person;
    identity_guest(id, now, &guest, cookie);
    ASK(identity_register, &guest, "Cyril", "correct horse");
    q = got.person;
    HOLD(KIT(store, identity_revoke, id, &q, p.session) == STORE_E_MISSING &&
             good(one),
         "Cyril ends Bob's session");
    now += 80 * DAY;
    HOLD(good(one), "80 days later");
    now += 11 * DAY;
    HOLD(!good(one), "91 days later");
    test_case("");
}

static int ban(const char *who, int64_t until, const char *reason)
{
    struct store_ban row = {who, until, reason, ""};

    return KIT(store, identity_ban, id, &row);
}

static void bans(void)
{
    struct person p;
    char cookie[IDENTITY_COOKIE_SIZE];

    case_name = "bans";
    identity_guest(id, now, &p, cookie);
    HOLD(ban(p.id, now + 10, "spam") == STORE_OK && !good(cookie) &&
             identity_banned(id, p.id, now),
         "banned");
    HOLD(!identity_banned(id, "ip:10.0.0.1", now), "an address is not");
    ban("ip:10.0.0.1", now + 10, "flood");
    shut();
    reopen("id.db");
    HOLD(!good(cookie) && identity_banned(id, "ip:10.0.0.1", now),
         "also after a restart");
    now += 10;
    HOLD(good(cookie) && !identity_banned(id, "ip:10.0.0.1", now), "it ends");
    ban(p.id, now + 10, "spam");
    ban(p.id, 0, "");
    HOLD(good(cookie), "lifted");
    ASK(identity_register, &p, "Dora", "correct horse");
    ban(p.id, now + 10, "spam");
    HOLD_EQUAL(ASK(identity_login, "Dora", "correct horse"), IDENTITY_E_BANNED,
               "no logging in");
    HOLD_EQUAL(ASK(identity_login, "Dora", "wrong"), IDENTITY_E_REFUSED,
               "nothing is said to strangers");
    test_case("");
}

static int busy, refused;

static void tally(void *user, const struct identity_answer *a)
{
    (void)user;
    busy += a->status == IDENTITY_E_BUSY;
    refused += a->status == IDENTITY_E_REFUSED;
}

/* A flood of passwords does not pile up. */
static void flood(void)
{
    for (int i = 0; i < 200; i++)
        identity_login(id, "nobody", "some password", now, tally, NULL);
    kit_drain(store);
    CHECK(refused >= HASHING_MAX && busy > 0 && busy + refused == 200,
          "%d busy, %d refused", busy, refused);
    EQUAL(id->hashing, 0, "%d are still hashed", id->hashing);
}

/* ---- the secret file ---------------------------------------------------- */

static bool opens(const char *path, char *why, size_t n)
{
    struct identity *other = identity_open(store, path, 0, why, n);
    bool ok = other != NULL;

    identity_close(other);
    return ok;
}

static void secret(void)
{
    const char *path = kit_path("key");
    struct stat file;
    struct person p;
    struct identity *a, *b;
    char why[512], cookie[IDENTITY_COOKIE_SIZE];
    int fd;

    umask(0);
    a = identity_open(store, path, 0, why, sizeof why);
    CHECK(a != NULL && stat(path, &file) == 0 &&
              (file.st_mode & 0777) == 0600 && file.st_size == 65,
          "the key file: %s", why);
    identity_guest(a, now, &p, cookie);
    b = identity_open(store, path, 0, why, sizeof why);
    CHECK(identity_check(b, cookie, now, &p), "the same key again");
    CHECK(!identity_check(id, cookie, now, &p), "another key");
    identity_close(a);
    identity_close(b);
    chmod(path, 0640);
    CHECK(!opens(path, why, sizeof why) && strstr(why, "0600") != NULL,
          "others may read it: %s", why);
    chmod(path, 0600);
    fd = open(path, O_WRONLY | O_TRUNC);
    close(fd);
    CHECK(!opens(path, why, sizeof why), "an empty key");
    unlink(path);
    CHECK(symlink("elsewhere", path) == 0 && !opens(path, why, sizeof why),
          "a link");
    CHECK(!opens(kit_path("no/such/folder"), why, sizeof why), "nowhere");
}

/* ---- what is stored ----------------------------------------------------- */

static char password_seen[STORE_PASSWORD_MAX];

static void see_hash(void *user, int status, const struct store_account *a)
{
    (void)user;
    (void)status;
    snprintf(password_seen, sizeof password_seen, "%s",
             a == NULL ? "" : a->password);
}

/* Passwords are kept as Argon2id with the limits that libsodium advises. */
static void stored_hash(void)
{
    store_account_find(store, "bob", see_hash, NULL);
    kit_drain(store);
    CHECK(strncmp(password_seen, "$argon2id$v=19$m=65536,t=2,p=1$", 31) == 0,
          "stored as %s", password_seen);
}

/* Tests of the server want the same ids and cookies every time. */
static void same_bytes(void)
{
    char why[512], cookie[2][IDENTITY_COOKIE_SIZE];
    struct person p;

    for (int i = 0; i < 2; i++) {
        struct identity *test = identity_open(store, NULL, 7, why, sizeof why);

        identity_guest(test, now, &p, cookie[i]);
        CHECK(identity_check(test, cookie[i], now, &p) && !good(cookie[i]),
              "a cookie of the tests");
        identity_close(test);
    }
    EQUAL_TEXT(cookie[0], cookie[1], "the same twice");
}

int main(void)
{
    now = (int64_t)time(NULL) * 1000;
    kit_start();
    reopen("id.db");
    ids_are_words();
    guests();
    forgery();
    tokens();
    names();
    accounts();
    sessions();
    bans();
    flood();
    secret();
    same_bytes();
    stored_hash();
    shut();
    kit_end();
    return test_end();
}
