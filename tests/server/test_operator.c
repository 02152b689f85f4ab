/*
 * The operator's page: who may ask, and that to all others there is nothing:
 * off, without an account, with another account, with a forged origin, without
 * the token, from another site's form.  What operators do is done.
 */
#define _GNU_SOURCE
#include <unistd.h>

#include "testing.h"
#include "through.h"

static struct srv srv;

static void enrol(struct guest *g, const char *name)
{
    char body[200];
    const char *at;
    struct reply r;
    json_t *j;

    guest_new(g, srv.port);
    snprintf(body, sizeof body,
             "{\"v\":1,\"name\":\"%s\",\"password\":\"correct horse battery\"}",
             name);
    r = web_as(g, "POST", "/api/v1/account", body);
    HOLD_EQUAL(r.status, 200, "an account: %s", r.body);
    at = strstr(r.head, "Set-Cookie: ");
    HOLD(at != NULL, "a cookie");
    snprintf(g->cookie, sizeof g->cookie, "%.*s", (int)strcspn(at + 12, ";"),
             at + 12);
    j = json_loads(r.body, 0, NULL);
    snprintf(g->token, sizeof g->token, "%s", text_of(j, "token"));
    json_decref(j);
    reply_free(&r);
}

/* Asks; the answer must have this word in it. */
static bool does(const struct guest *g, const char *body, const char *word)
{
    struct reply r = web_as(g, "POST", "/api/v1/admin", body);
    bool ok = HOLD(r.status == 200 && strstr(r.body, word) != NULL, "%s: %d %s",
                   body, r.status, r.body);

    reply_free(&r);
    return ok;
}

/* An answer without the lines that differ from call to call. */
static char *plain(struct reply r)
{
    char *date = strstr(r.head, "Date: "), *all = NULL;

    if (date != NULL)
        memset(date, '-', strcspn(date, "\r"));
    if (asprintf(&all, "%d\n%s\n%s", r.status, r.head, r.body) < 0)
        exit(1);
    reply_free(&r);
    return all;
}

/* The same bytes as for a path that nobody has ever heard of. */
static void nothing(const struct guest *g, const char *what)
{
    char *got = plain(web_as(g, "POST", "/api/v1/admin", "{\"do\":\"list\"}"));
    char *want = plain(web_as(g, "POST", "/api/v1/nadir", "{\"do\":\"list\"}"));

    EQUAL_TEXT(got, want, "%s", what);
    free(got);
    free(want);
    got = plain(web_as(g, "GET", "/admin", NULL));
    want = plain(web_as(g, "GET", "/nadir", NULL));
    EQUAL_TEXT(got, want, "%s: the page", what);
    free(got);
    free(want);
}

static int status_with(const struct guest *g, const char *origin,
                       const char *token, const char *type)
{
    char headers[700];
    struct reply r;
    int status;

    snprintf(
        headers, sizeof headers, "%s%s\r\nCookie: %s\r\n%s%s\r\n%s",
        *origin ? "Origin: " : "X-None: ", *origin ? origin : "1", g->cookie,
        *token ? "X-Deskovka-Token: " : "X-No: ", *token ? token : "1", type);
    r = web_ask(srv.port, "POST", "/api/v1/admin", headers,
                "{\"v\":1,\"do\":\"ban\",\"who\":\"ip:127.0.0.77\",\"until\":"
                "9999999999999}");
    status = r.status;
    reply_free(&r);
    return status;
}

/* Another site's form or script has the operator's cookie, and nothing else. */
static void forged(const struct guest *boss, const struct guest *other)
{
    char own[60];

    snprintf(own, sizeof own, "http://127.0.0.1:%d", srv.port);
    EQUAL(status_with(boss, "https://evil.example", boss->token, ""), 403,
          "another origin");
    EQUAL(status_with(boss, "null", boss->token, ""), 403, "no origin: null");
    EQUAL(status_with(boss, "", boss->token, ""), 403, "no origin");
    EQUAL(status_with(boss, own, "", ""), 403, "no token");
    EQUAL(status_with(boss, own, other->token, ""), 403, "another's token");
    EQUAL(status_with(boss, own, "",
                      "Content-Type: application/x-www-form-urlencoded\r\n"),
          403, "a form");
    CHECK(does(boss, "{\"do\":\"bans\"}", "\"bans\":[]"), "nobody was banned");
}

static void complaint(const struct guest *boss)
{
    struct through t = {.seed = 2};
    char body[300], about[40];

    through_open(&t, srv.port);
    ws_say(&t.p[0].ws,
           "{\"v\":1,\"t\":\"say\",\"id\":\"s\",\"text\":\"Rabarbara\"}");
    player_until(&t.p[1], "chat");
    snprintf(about, sizeof about, "%s", t.p[0].guest.user);
    ws_say(&t.p[1].ws,
           "{\"v\":1,\"t\":\"report\",\"id\":\"r\",\"user\":\"%s\",\"n\":1}",
           about);
    player_until(&t.p[1], "ok");
    ws_say(&t.p[1].ws,
           "{\"v\":1,\"t\":\"report\",\"id\":\"q\",\"user\":\"%s\"}", about);
    player_until(&t.p[1], "ok");
    CHECK(does(boss, "{\"do\":\"reports\"}", "Rabarbara") &&
              does(boss, "{\"do\":\"reports\"}", about) &&
              does(boss, "{\"do\":\"reports\"}", "\"n\":0"),
          "a line and a person");
    CHECK(does(boss, "{\"do\":\"people\"}", about) &&
              does(boss, "{\"do\":\"people\"}", "127.0.0.1") &&
              does(boss, "{\"do\":\"list\"}", t.id),
          "who is here");
    snprintf(body, sizeof body, "{\"do\":\"unsay\",\"table\":\"%s\",\"n\":1}",
             t.id);
    CHECK(does(boss, body, "\"ok\":true") && player_until(&t.p[1], "unsaid"),
          "the line goes");
    for (int n = 0; n < 2; n++) {
        snprintf(body, sizeof body,
                 "{\"do\":\"report-done\",\"table\":\"%s\",\"n\":%d,\"about\":"
                 "\"%s\"}",
                 t.id, n, about);
        CHECK(does(boss, body, "\"ok\":true"), "it is settled");
    }
    CHECK(does(boss, "{\"do\":\"reports\"}", "\"reports\":[]"), "all are");
    snprintf(body, sizeof body,
             "{\"do\":\"ban\",\"who\":\"%s\",\"until\":9999999999999,"
             "\"reason\":\"foul\"}",
             about);
    CHECK(does(boss, body, "foul"), "a ban");
    while (player_step(&t.p[0], 5000) != NULL)
        continue;
    CHECK(t.p[0].ws.closed != 0, "is out at once");
    CHECK(does(boss, "{\"do\":\"bans\"}", about), "it is listed");
    snprintf(body, sizeof body, "{\"do\":\"ban\",\"who\":\"%s\",\"until\":0}",
             about);
    CHECK(does(boss, body, about) &&
              does(boss, "{\"do\":\"bans\"}", "\"bans\":[]"),
          "and lifted");
    snprintf(body, sizeof body, "{\"do\":\"close\",\"table\":\"%s\"}", t.id);
    CHECK(does(boss, body, "\"ok\":true"), "a table is closed");
    through_close(&t);
}

/* What is for the machine itself stays there. */
static void not_from_here(const struct guest *boss)
{
    static const char *const rows[] = {
        "{\"do\":\"backup\",\"path\":\"/tmp/x.db\"}",
        "{\"do\":\"reset\",\"name\":\"Boss\"}",
        "{\"do\":\"export\",\"who\":\"Boss\"}",
        "{\"do\":\"forget\",\"who\":\"Boss\"}",
        "{\"do\":\"nonsense\"}",
        "{}",
        "{\"do\":\"ban\",\"who\":\"\",\"until\":1}",
        "{\"do\":\"report-done\"}",
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        CHECK(does(boss, rows[i], "\"error\":\"syntax\""), "%s", rows[i]);
}

static void health(const struct guest *boss)
{
    struct reply r = {0};

    for (int i = 0; i < 150; i++) {
        r = web_as(boss, "POST", "/api/v1/admin", "{\"do\":\"health\"}");
        if (strstr(r.body, "\"memory_mb\":[]") == NULL)
            break;
        reply_free(&r);
        usleep(100000);
    }
    CHECK(r.body != NULL && strstr(r.body, "\"every\":10") != NULL &&
              strstr(r.body, "\"files\":[") != NULL &&
              strstr(r.body, "\"files\":[]") == NULL,
          "plots: %s", r.body == NULL ? "none" : r.body);
    reply_free(&r);
}

/* An operator's name that nobody has yet, or no more, is not to be had; nor is
 * one that looks like it. */
static void not_for_everybody(const char *name)
{
    char body[200];
    struct guest g;
    struct reply r;

    guest_new(&g, srv.port);
    snprintf(body, sizeof body,
             "{\"v\":1,\"name\":\"%s\",\"password\":\"correct horse battery\"}",
             name);
    r = web_as(&g, "POST", "/api/v1/account", body);
    CHECK(r.status == 409, "%s: %d %s", name, r.status, r.body);
    reply_free(&r);
}

int main(int argc, char **argv)
{
    struct guest boss, other, guest;
    struct reply r;

    (void)argc;
    srv_init(&srv, argv[0]);
    srv_start(&srv, "--rate-passwords", "0", NULL);
    enrol(&boss, "Boss");
    nothing(&boss, "it is off");
    CHECK(srv_stop(&srv), "it stops");
    srv_start(&srv, "--rate-passwords", "0", "--rate-http", "0", "--admin-page",
              "Nobody,Boss", NULL);
    boss.port = srv.port;
    guest_new(&guest, srv.port);
    enrol(&other, "Bossa");
    nothing(&guest, "a guest");
    nothing(&other, "another account");
    snprintf(guest.cookie, sizeof guest.cookie, "deskovka=forged");
    nothing(&guest, "a forged cookie");
    not_for_everybody("Nobody");
    not_for_everybody("B0ss");
    r = web_as(&boss, "GET", "/admin", NULL);
    CHECK(r.status == 303 && strstr(r.head, "Location: /#/admin") != NULL,
          "the way to the page: %d", r.status);
    reply_free(&r);
    forged(&boss, &other);
    complaint(&boss);
    not_from_here(&boss);
    health(&boss);
    CHECK(srv_stop(&srv), "it stops");
    srv_end(&srv);
    return test_end();
}
