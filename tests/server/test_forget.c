/*
 * What is kept of people: they get all of it, and it goes when they ask or when
 * its time is over; from tables that are being played as well, from the files
 * and for those who come later.  The game goes on.
 */
#define _GNU_SOURCE
#include <sys/wait.h>
#include <unistd.h>

#include "testing.h"
#include "through.h"

static struct srv srv;
static char said[60000];

static int admin(const char *words)
{
    char command[900];
    FILE *f;
    size_t n;

    snprintf(command, sizeof command,
             "LC_ALL=C %s admin --store sqlite:%s/games.db %s 2>&1",
             srv.program, srv.dir, words);
    f = popen(command, "r");
    n = fread(said, 1, sizeof said - 1, f);
    said[n] = '\0';
    return WEXITSTATUS(pclose(f));
}

/* How often a word is in the store's files, as they are now. */
static int on_disk(const char *word)
{
    char command[300], count[20] = "";
    FILE *f;

    snprintf(
        command, sizeof command,
        "cat %s/games.db %s/games.db-wal 2>/dev/null | grep -aoF -e '%s' | "
        "wc -l",
        srv.dir, srv.dir, word);
    f = popen(command, "r");
    if (fgets(count, sizeof count, f) == NULL)
        count[0] = '\0';
    pclose(f);
    return (int)strtol(count, NULL, 10);
}

/* It goes beside the games: soon. */
static bool leaves_disk(const char *word)
{
    for (int i = 0; i < 200 && on_disk(word) > 0; i++)
        usleep(50000);
    return on_disk(word) == 0;
}

static struct reply ask(const struct guest *g, const char *method,
                        const char *path, const char *body, int want)
{
    struct reply r = web_as(g, method, path, body);

    HOLD_EQUAL(r.status, want, "%s %s: %s", method, path, r.body);
    return r;
}

/* Everything that somebody new is told of a table, as one text. */
static char *newcomer(const char *table)
{
    struct player p;
    char *all = strdup("");
    size_t n = 0;

    player_init(&p, srv.port);
    player_hello(&p, table, 0);
    player_until(&p, "ready");
    for (int i = 0; i < p.nkept; i++) {
        size_t len = strlen(p.kept[i]);

        all = realloc(all, n + len + 1);
        memcpy(all + n, p.kept[i], len + 1);
        n += len;
    }
    player_free(&p);
    return all;
}

static void say(struct player *p, const char *text)
{
    ws_say(&p->ws, "{\"v\":1,\"t\":\"say\",\"id\":\"s\",\"text\":\"%s\"}",
           text);
    player_until(p, "chat");
}

/* A guest in the middle of a game. */
static void guest(void)
{
    struct through t = {.seed = 5};
    struct reply r;
    char *all, user[40];

    through_open(&t, srv.port);
    HOLD(through_play(&t, 8), "a game");
    say(&t.p[0], "Wakalimbo");
    snprintf(user, sizeof user, "%s", t.p[0].guest.user);
    r = ask(&t.p[0].guest, "GET", "/api/v1/me/data", NULL, 200);
    CHECK(strstr(r.body, user) != NULL && strstr(r.body, t.id) != NULL &&
              strstr(r.body, "Wakalimbo") != NULL &&
              strstr(r.body, "\"Anna\"") != NULL &&
              strstr(r.head, "attachment") != NULL,
          "all that is stored: %s", r.body);
    reply_free(&r);
    all = newcomer(t.id);
    CHECK(strstr(all, "Anna") != NULL && strstr(all, user) != NULL &&
              strstr(all, "Wakalimbo") != NULL,
          "a newcomer hears of her");
    free(all);
    CHECK(on_disk("Anna") > 0 && on_disk(user) > 0, "the disk knows her");

    r = ask(&t.p[0].guest, "DELETE", "/api/v1/me", NULL, 200);
    reply_free(&r);
    r = ask(&t.p[0].guest, "GET", "/api/v1/me", NULL, 401);
    reply_free(&r);
    test_case("she is not known any more");
    all = newcomer(t.id);
    CHECK(strstr(all, "Anna") == NULL && strstr(all, user) == NULL &&
              strstr(all, "Wakalimbo") == NULL && strstr(all, "Eva") != NULL,
          "nobody hears of her: %.3000s", all);
    free(all);
    CHECK(leaves_disk("Anna"), "the name");
    CHECK(leaves_disk(user), "the id");
    CHECK(leaves_disk("Wakalimbo"), "what she said");

    /* the table is there, with Eva at it, also after a start */
    CHECK(srv_stop(&srv), "it stops");
    srv_start(&srv, "--rate-http", "0", "--test-clock", NULL);
    all = newcomer(t.id);
    CHECK(strstr(all, "Eva") != NULL && strstr(all, "\"playing\"") != NULL,
          "the table plays on: %.2000s", all);
    free(all);
    t.p[1].guest.port = srv.port;
    r = ask(&t.p[1].guest, "GET", "/api/v1/mine", NULL, 200);
    CHECK(strstr(r.body, t.id) != NULL, "it is Eva's still: %s", r.body);
    reply_free(&r);
    through_close(&t);
}

static void enrol(struct guest *g, const char *name)
{
    char body[200];
    const char *at;
    json_t *j;
    struct reply r;

    guest_new(g, srv.port);
    snprintf(body, sizeof body,
             "{\"v\":1,\"name\":\"%s\",\"password\":\"correct horse battery\"}",
             name);
    r = ask(g, "POST", "/api/v1/account", body, 200);
    at = strstr(r.head, "Set-Cookie: ");
    HOLD(at != NULL, "a cookie");
    snprintf(g->cookie, sizeof g->cookie, "%.*s", (int)strcspn(at + 12, ";"),
             at + 12);
    j = json_loads(r.body, 0, NULL);
    snprintf(g->token, sizeof g->token, "%s", text_of(j, "token"));
    json_decref(j);
    reply_free(&r);
}

/* Whoever goes leaves the name, and all that look like it, to others. */
static void names(void)
{
    struct guest g, other;
    struct reply r;
    char words[60];

    guest_new(&other, srv.port);
    enrol(&g, "S\u00e1markanda");
    r = ask(&other, "POST", "/api/v1/account",
            "{\"v\":1,\"name\":\"Samarkanda\",\"password\":\"long enough 1\"}",
            409);
    reply_free(&r);
    snprintf(words, sizeof words, "forget %s", g.user);
    EQUAL(admin(words), 0, "by her id: %s", said);
    enrol(&g, "Samarkanda");
    EQUAL(admin("forget samarkanda"), 0, "by her name: %s", said);
    enrol(&g, "SAMARKANDA");
    r = ask(&g, "DELETE", "/api/v1/account",
            "{\"v\":1,\"password\":\"correct horse battery\"}", 200);
    reply_free(&r);
    enrol(&g, "Samarkand\u00e1");
}

/* Accounts: by their owner with the password, and by the operator. */
static void accounts(void)
{
    struct guest g;
    struct reply r;
    char id[32], *all;

    enrol(&g, "Zanzibarka");
    guest_table(&g, "{\"v\":1,\"setup\":\"catan players=3\",\"rated\":true}",
                id);
    EQUAL(admin("export-person Zanzibarka"), 0, "export: %s", said);
    CHECK(strstr(said, "\"account\": \"Zanzibarka\"") != NULL &&
              strstr(said, id) != NULL && strstr(said, "password") == NULL,
          "all of it: %s", said);
    EQUAL(admin("export-person Nobody"), 1, "nobody");
    EQUAL(admin("forget ip:127.0.0.1"), 1, "an address is nobody");
    r = ask(&g, "DELETE", "/api/v1/me", NULL, 403);
    reply_free(&r);
    r = ask(&g, "DELETE", "/api/v1/account",
            "{\"v\":1,\"password\":\"wrong horse battery\"}", 403);
    reply_free(&r);
    test_case("not without the password");
    CHECK(on_disk("Zanzibarka") > 0, "she is there");
    r = ask(&g, "DELETE", "/api/v1/account",
            "{\"v\":1,\"password\":\"correct horse battery\"}", 200);
    reply_free(&r);
    all = newcomer(id);
    CHECK(strstr(all, "Zanzibarka") == NULL, "her table: %s", all);
    free(all);
    CHECK(leaves_disk("Zanzibarka") && leaves_disk(g.user), "the disk");

    enrol(&g, "Mombasa");
    guest_table(&g, "{\"v\":1,\"setup\":\"catan players=3\"}", id);
    admin("ban Mombasa --reason Rudolfina");
    CHECK(on_disk("Mombasa") > 0 && on_disk("Rudolfina") > 0, "a ban");
    EQUAL(admin("forget Mombasa"), 0, "by the operator: %s", said);
    CHECK(leaves_disk("Mombasa") && leaves_disk(g.user) &&
              leaves_disk("Rudolfina"),
          "the disk");
    EQUAL(admin("bans"), 0, "bans");
    CHECK(strstr(said, "Rudolfina") == NULL, "nor the ban: %s", said);
    EQUAL(admin("forget Mombasa"), 1, "twice: %s", said);

    names();
}

static void days(int n)
{
    struct reply r;
    char path[60];

    snprintf(path, sizeof path, "/test/clock/%lld", (long long)n * 86400000);
    r = web_ask(srv.port, "POST", path, "", NULL);
    reply_free(&r);
}

/* Games that are over go when their time has come. */
static void old_games(void)
{
    struct guest g;
    struct reply r;
    char id[32], playing[32], words[60], path[60];
    int status = 200;

    CHECK(srv_stop(&srv), "it stops");
    srv_start(&srv, "--rate-http", "0", "--test-clock", "--keep-games", "2",
              "--open-hours", "10000", NULL);
    guest_new(&g, srv.port);
    guest_table(
        &g, "{\"v\":1,\"setup\":\"catan players=3\",\"name\":\"Tarsos\"}", id);
    guest_table(&g,
                "{\"v\":1,\"setup\":\"catan players=3\",\"name\":\"Kotor\"}",
                playing);
    snprintf(words, sizeof words, "close %s", id);
    EQUAL(admin(words), 0, "it is closed: %s", said);
    snprintf(path, sizeof path, "/api/v1/tables/%s", id);
    days(1);
    usleep(1500000);
    CHECK(on_disk("Tarsos") > 0, "a day is not two");
    days(2);
    CHECK(leaves_disk("Tarsos"), "after two it goes");
    CHECK(on_disk("Kotor") > 0, "what is not over stays");
    days(1); /* nobody is at it: it leaves the memory too */
    for (int i = 0; i < 100 && status == 200; i++) {
        r = web_as(&g, "GET", path, NULL);
        status = r.status;
        reply_free(&r);
        usleep(20000);
    }
    EQUAL(status, 404, "there is no such table");
}

int main(int argc, char **argv)
{
    (void)argc;
    srv_init(&srv, argv[0]);
    srv_start(&srv, "--rate-http", "0", "--test-clock", NULL);
    guest();
    accounts();
    old_games();
    CHECK(srv_stop(&srv), "it stops");
    srv_end(&srv);
    return test_end();
}
