/*
 * Protections that nothing but a look at them would miss: headers, cookies,
 * what each request needs, budgets, modes of files, the cost of passwords.
 * tests/guards/list says which line each of these holds.
 */
#include <dirent.h>
#include <poll.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kit.h"
#include "testing.h"

#define SETUP "{\"v\":1,\"setup\":\"carcassonne players=2\"}"

static struct srv s;
static struct guest anna;

/* ---- asking ------------------------------------------------------------- */

static int status_of(struct reply r)
{
    int status = r.status;

    reply_free(&r);
    return status;
}

/* A header of an answer as it stands; "" if it is not there. */
static const char *header(const struct reply *r, const char *name)
{
    static char value[700];
    size_t n = strlen(name);
    const char *at = r->head;

    value[0] = '\0';
    while ((at = strstr(at, "\r\n")) != NULL) {
        at += 2;
        if (strncmp(at, name, n) == 0 && at[n] == ':')
            snprintf(value, sizeof value, "%.*s",
                     (int)strcspn(at + n + 2, "\r"), at + n + 2);
    }
    return value;
}

/* A request from an address that a proxy of ours tells of. */
static struct reply ask_from(const char *address, const char *method,
                             const char *path, const char *body)
{
    char head[300];

    snprintf(head, sizeof head,
             "X-Forwarded-For: %s\r\nOrigin: http://127.0.0.1:%d\r\n", address,
             s.port);
    return web_ask(s.port, method, path, head, body);
}

/* The code of the error that a message gets; "" if it gets none. */
static const char *refusal(struct ws *w, const char *message)
{
    static char code[40];
    json_t *j = NULL;

    ws_send(w, message);
    do {
        json_decref(j);
        j = ws_json(w, PATIENCE);
    } while (j != NULL && strcmp(text_of(j, "t"), "error") != 0 &&
             json_object_get(j, "re") == NULL &&
             strcmp(text_of(j, "t"), "ready") != 0);
    snprintf(code, sizeof code, "%s",
             strcmp(text_of(j, "t"), "error") == 0 ? text_of(j, "code") : "");
    json_decref(j);
    return code;
}

static char documents[200];

static void write_page(const char *name, const char *text)
{
    char path[200];
    FILE *f;

    snprintf(path, sizeof path, "%s/%s", s.dir, name);
    f = fopen(path, "w");
    if (!HOLD(f != NULL, "%s", path))
        exit(test_end());
    fputs(text, f);
    fclose(f);
}

/* ---- headers and cookies ------------------------------------------------ */

static const char *const everywhere[][2] = {
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

static const char *const paths[] = {
    "/",           "/app.js",        "/health",  "/api/v1/games",
    "/api/v1/me",  "/api/v1/tables", "/nothing", "/.hidden.txt",
    "/api/v1/none"};

static void check_headers(bool https)
{
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        struct reply r = web_ask(s.port, "GET", paths[i], "", NULL);

        for (size_t k = 0; k < sizeof everywhere / sizeof everywhere[0]; k++)
            EQUAL_TEXT(header(&r, everywhere[k][0]), everywhere[k][1],
                       "%s of %s (%d)", everywhere[k][0], paths[i], r.status);
        EQUAL_TEXT(header(&r, "Strict-Transport-Security"),
                   https ? "max-age=31536000" : "", "HTTPS of %s", paths[i]);
        if (strncmp(paths[i], "/api/", 5) == 0)
            EQUAL_TEXT(header(&r, "Cache-Control"), "no-store", "%s is kept",
                       paths[i]);
        reply_free(&r);
    }
}

/* Word by word: whoever loosens it has to say so here. */
static void check_page(void)
{
    struct reply r = web_ask(s.port, "GET", "/", "", NULL);

    EQUAL(r.status, 200, "the page");
    EQUAL_TEXT(header(&r, "Content-Security-Policy"),
               "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
               "style-src 'self'; style-src-attr 'unsafe-inline'; img-src "
               "'self' data: blob:; font-src 'self'; connect-src 'self'; "
               "manifest-src 'self'; worker-src 'self'; media-src 'self'; "
               "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
               "what the page may do");
    reply_free(&r);
    EQUAL(status_of(web_ask(s.port, "GET", "/.hidden.txt", "", NULL)), 404,
          "a hidden file");
}

static void write_documents(void)
{
    snprintf(documents, sizeof documents, "%s/papers", s.dir);
    HOLD(mkdir(documents, 0700) == 0, "a folder");
    write_page("papers/index.html", "documents");
    write_page("papers/host.html", "hosting");
    write_page("papers/.key", "not for you");
}

/* The documents: a folder of their own, and no way out of it. */
static void check_documents(void)
{
    static const struct {
        const char *path, *body;
        int status;
    } asked[] = {
        {"/doc/", "documents", 200},
        {"/doc/index.html", "documents", 200},
        {"/doc/host.html", "hosting", 200},
        {"/doc/host", "", 404},
        {"/doc/../app.js", "", 404},
        {"/doc/.key", "", 404},
        {"/documents",
         "<meta property=\"og:image\" content=\"/preview.jpg\" />\n", 200},
    };
    struct reply r = web_ask(s.port, "GET", "/doc", "", NULL);

    EQUAL(r.status, 301, "the folder without its slash");
    EQUAL_TEXT(header(&r, "Location"), "/doc/", "where it is");
    reply_free(&r);
    for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
        r = web_ask(s.port, "GET", asked[i].path, "", NULL);
        EQUAL(r.status, asked[i].status, "%s", asked[i].path);
        if (r.status == 200)
            EQUAL_TEXT(r.body, asked[i].body, "%s", asked[i].path);
        reply_free(&r);
    }
}

/* The page as those see it who show a preview of a link; never the packed one
 * of the build, which knows no address. */
static void check_preview(const char *address)
{
    char want[200];
    struct reply r =
        web_ask(s.port, "GET", "/t/abc", "Accept-Encoding: gzip\r\n", NULL);

    snprintf(want, sizeof want,
             "<meta property=\"og:image\" content=\"%s/preview.jpg\" />\n",
             address);
    EQUAL_TEXT(*address == '\0' ? "" : r.body, *address == '\0' ? "" : want,
               "where the picture is");
    EQUAL_TEXT(header(&r, "Content-Encoding"), *address == '\0' ? "gzip" : "",
               "packed");
    reply_free(&r);
    r = web_ask(s.port, "GET", "/preview.jpg", "", NULL);
    EQUAL_TEXT(header(&r, "Content-Type"), "image/jpeg", "a picture");
    reply_free(&r);
}

static void check_cookie(bool https)
{
    char origin[100];
    struct reply r;
    const char *cookie, *end;

    snprintf(origin, sizeof origin, "Origin: http://127.0.0.1:%d\r\n", s.port);
    r = web_ask(s.port, "POST", "/api/v1/session", origin, "{\"v\":1}");
    cookie = header(&r, "Set-Cookie");
    end = strchr(cookie, ';');
    CHECK(strncmp(cookie, https ? "__Host-deskovka=" : "deskovka=",
                  https ? 16 : 9) == 0,
          "its name: %s", cookie);
    EQUAL_TEXT(end == NULL ? "" : end,
               https ? "; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000; "
                       "Secure"
                     : "; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000",
               "what it is for");
    reply_free(&r);
}

/* ---- what a request needs ----------------------------------------------- */

static const char *const changing[][2] = {
    {"POST", "/api/v1/tables"},
    {"DELETE", "/api/v1/session"},
    {"POST", "/api/v1/account"},
    {"POST", "/api/v1/account/password"},
    {"DELETE", "/api/v1/account"},
    {"DELETE", "/api/v1/account/sessions"},
    {"DELETE", "/api/v1/account/sessions/abc"},
};

static void check_needs(void)
{
    char cookie[400], origin[100], both[600];

    snprintf(cookie, sizeof cookie, "Cookie: %s\r\n", anna.cookie);
    snprintf(origin, sizeof origin, "Origin: http://127.0.0.1:%d\r\n", s.port);
    snprintf(both, sizeof both, "%s%s", cookie, origin);
    for (size_t i = 0; i < sizeof changing / sizeof changing[0]; i++) {
        const char *method = changing[i][0], *path = changing[i][1];
        struct reply r = web_ask(s.port, method, path, both, "{\"v\":1}");

        CHECK(r.status == 403 && strstr(r.body, "\"token\"") != NULL,
              "%s %s without a token: %d", method, path, r.status);
        reply_free(&r);
        r = web_ask(s.port, method, path, cookie, "{\"v\":1}");
        CHECK(r.status == 403 && strstr(r.body, "\"origin\"") != NULL,
              "%s %s from nowhere: %d", method, path, r.status);
        reply_free(&r);
        EQUAL(status_of(web_ask(s.port, method, path, origin, "{\"v\":1}")),
              401, "%s %s of nobody", method, path);
    }
    EQUAL(status_of(web_as(&anna, "GET", "/api/v1/me", NULL)), 200,
          "Anna is still there");
}

/* Nearly our own address is another. */
static void check_origins(void)
{
    static const char *const forms[] = {
        "http://127.0.0.1:%d.evil.example",
        "http://127.0.0.1:%d@evil.example",
        "http://evil.example/http://127.0.0.1:%d",
        "https://127.0.0.1:%d",
        "http://x.localhost:%d",
        "http://127.0.0.1:%d0",
        "HTTP://127.0.0.1:%d",
        "http://127.0.0.1:%d/",
        "",
        "null"};
    char head[700], origin[100];

    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        snprintf(origin, sizeof origin, forms[i], s.port);
        snprintf(head, sizeof head,
                 "Origin: %s\r\nCookie: %s\r\nX-Deskovka-Token: %s\r\n", origin,
                 anna.cookie, anna.token);
        EQUAL(status_of(web_ask(s.port, "POST", "/api/v1/tables", head, SETUP)),
              403, "a table for %s", origin);
        snprintf(head, sizeof head,
                 "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                 "Sec-WebSocket-Version: 13\r\nOrigin: %s\r\nCookie: %s\r\n",
                 origin, anna.cookie);
        EQUAL(status_of(web_ask(s.port, "GET", "/ws", head, NULL)), 403,
              "a socket for %s", origin);
    }
}

/* ---- at a table --------------------------------------------------------- */

static void hello(struct ws *w, const struct guest *g, const char *table,
                  const char *more, const char *code)
{
    char text[400];

    snprintf(text, sizeof text,
             "{\"v\":1,\"t\":\"hello\",\"token\":\"%s\",\"table\":\"%s\"%s}",
             g->token, table, more);
    EQUAL_TEXT(refusal(w, text), code, "hello %s", more);
}

#define hello(...) FROM(hello(__VA_ARGS__))

/* Messages of somebody who sits nowhere, and what is wrong with them. */
static const char *const strange[][2] = {
    {"{\"v\":1,\"t\":\"start\",\"id\":\"a\",\"fill\":\"random\"}", "owner"},
    {"{\"v\":1,\"t\":\"bot\",\"id\":\"b\",\"seat\":1,\"bot\":\"random\"}",
     "owner"},
    {"{\"v\":1,\"t\":\"stand\",\"id\":\"c\",\"seat\":0}", "seat"},
    {"{\"v\":1,\"t\":\"entropy\",\"id\":\"d\",\"seat\":0,\"seed\":\"x\"}",
     "seat"},
    {"{\"v\":1,\"t\":\"propose\",\"id\":\"e\",\"what\":\"abandon\"}", "seat"},
    {"{\"v\":1,\"t\":\"sit\",\"id\":\"f\",\"seat\":1,"
     "\"name\":\"a\\u202eb\"}",
     "field"},
    {"{\"v\":1,\"t\":\"sit\",\"id\":\"g\",\"seat\":1,\"name\":\"a\\u0007\"}",
     "field"},
    {"{\"v\":1,\"t\":\"say\",\"id\":\"h\",\"text\":\"a\\u2066b\"}", "field"},
    {"{\"v\":1,\"t\":\"say\",\"id\":\"i\",\"text\":\"a\\u0085b\"}", "field"},
    {"{\"v\":1,\"t\":\"ping\",\"id\":\"j\",\"x\":{\"a\":{\"a\":{\"a\":{\"a\":"
     "{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":"
     "{\"a\":{\"a\":1}}}}}}}}}}}}}}}}}",
     "json"},
};

static void check_stranger(void)
{
    struct guest eve;
    struct ws w;
    char table[32], path[100];

    guest_table(&anna, SETUP, table);
    guest_new(&eve, s.port);
    if (!HOLD(ws_open(&w, &eve, NULL), "a socket"))
        exit(test_end());
    hello(&w, &eve, table, ",\"as\":[0]", "seat");
    hello(&w, &eve, table, ",\"as\":[-1,0]", "seat");
    hello(&w, &eve, table, "", "");
    for (size_t i = 0; i < sizeof strange / sizeof strange[0]; i++)
        EQUAL_TEXT(refusal(&w, strange[i][0]), strange[i][1], "%s",
                   strange[i][0]);
    EQUAL_TEXT(refusal(&w, "{\"v\":1,\"t\":\"say\",\"id\":\"k\",\"text\":"
                           "\"\xc5\xbelu\xc5\xa5ou\xc4\x8dk\xc3\xbd\"}"),
               "", "an honest line");
    snprintf(path, sizeof path, "/api/v1/tables/%s/board.svg?as=0", table);
    EQUAL(status_of(web_as(&eve, "GET", path, NULL)), 403,
          "Anna's picture for Eve");
    EQUAL(status_of(web_ask(s.port, "GET", path, "", NULL)), 401,
          "a picture for nobody");
    ws_shut(&w);
}

/* A picture may run nothing, whatever names stand in it. */
static void check_picture(void)
{
    char table[32], path[100];
    struct reply r;

    guest_table(&anna,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":["
                "{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":\"random\"}]}",
                table);
    snprintf(path, sizeof path, "/api/v1/tables/%s/board.svg", table);
    r = web_as(&anna, "GET", path, NULL);
    EQUAL(r.status, 200, "a picture");
    EQUAL_TEXT(header(&r, "Content-Security-Policy"),
               "default-src 'none'; style-src 'unsafe-inline'",
               "what it may do");
    reply_free(&r);
}

/* Not more often than requests in general, but longer: so many a minute. */
static void check_files(void)
{
    char table[32], path[100];
    int limited = 0;

    guest_table(&anna,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"seats\":["
                "{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":\"random\"}]}",
                table);
    snprintf(path, sizeof path, "/api/v1/tables/%s/board.svg", table);
    /* five requests a second are within what one session may ask for */
    for (int i = 0; i < 300 && limited < 5; i++) {
        limited += status_of(web_as(&anna, "GET", path, NULL)) == 429;
        poll(NULL, 0, 200);
    }
    CHECK(limited == 5, "pictures: %d refused", limited);
    EQUAL(status_of(web_as(&anna, "GET", "/api/v1/me", NULL)), 200,
          "other things may be asked for");
}

/* Logging out closes what was open. */
static void check_log_out(void)
{
    struct guest jan;
    struct ws w;
    char *text, table[32];

    guest_table(&anna, SETUP, table);
    guest_new(&jan, s.port);
    if (!HOLD(ws_open(&w, &jan, NULL), "a socket"))
        exit(test_end());
    hello(&w, &jan, table, "", "");
    EQUAL(status_of(web_as(&jan, "DELETE", "/api/v1/session", "{\"v\":1}")),
          200, "Jan logs out");
    while ((text = ws_next(&w, PATIENCE)) != NULL)
        free(text);
    EQUAL(w.closed, 4001, "his socket is closed");
    EQUAL(status_of(web_as(&jan, "GET", "/api/v1/me", NULL)), 401,
          "his cookie is worth nothing");
    ws_shut(&w);
}

/* ---- budgets ------------------------------------------------------------ */

static struct reply log_in(const char *address, const char *name)
{
    char body[200];

    snprintf(body, sizeof body,
             "{\"v\":1,\"name\":\"%s\",\"password\":\"not this one\"}", name);
    return ask_from(address, "POST", "/api/v1/account/login", body);
}

static void check_log_ins(void)
{
    int answered = 0, limited = 0;
    char name[16];

    for (int i = 0; i < 8; i++) {
        int status;

        snprintf(name, sizeof name, "Name%d", i);
        status = status_of(log_in("192.0.2.9", name));
        answered += status == 403;
        limited += status == 429;
    }
    CHECK(answered >= 3 && limited >= 3 && answered + limited == 8,
          "8 names tried from one address: %d answered, %d not", answered,
          limited);
    EQUAL(status_of(log_in("192.0.2.10", "Other")), 403, "another is free");
}

/* From a session of one's own, at any number of addresses. */
static void check_own_password(void)
{
    static const char *const wrong =
        "{\"v\":1,\"password\":\"not this one\",\"new\":\"another one\"}";
    struct guest g;
    int limited = 0;

    guest_new(&g, s.port);
    for (int i = 0; i < 8; i++) {
        char head[700];

        snprintf(head, sizeof head,
                 "X-Forwarded-For: 192.0.2.%d\r\nOrigin: http://127.0.0.1:%d"
                 "\r\nCookie: %s\r\nX-Deskovka-Token: %s\r\n",
                 100 + i, s.port, g.cookie, g.token);
        limited += status_of(web_ask(s.port, "POST", "/api/v1/account/password",
                                     head, wrong)) == 429;
    }
    CHECK(limited >= 3, "8 passwords tried from a session: %d refused",
          limited);
}

static int make_table(const struct guest *g)
{
    return status_of(web_as(g, "POST", "/api/v1/tables", SETUP));
}

static void check_tables(void)
{
    struct guest g[5];
    int made = 0, limited = 0;

    for (int i = 0; i < 5; i++)
        guest_new(&g[i], s.port);
    made += make_table(&g[0]) == 200;
    EQUAL(made, 1, "the first one");
    EQUAL(make_table(&g[0]), 429, "a second one of the same user");
    for (int i = 1; i < 5; i++) {
        int status = make_table(&g[i]);

        made += status == 200;
        limited += status == 429;
    }
    CHECK(made >= 3 && limited >= 1 && made + limited == 5,
          "tables of one address: %d made, %d not", made, limited);
}

static void check_guests(void)
{
    int made = 0, limited = 0;

    for (int i = 0; i < 40; i++) {
        int status = status_of(
            ask_from("192.0.2.77", "POST", "/api/v1/session", "{\"v\":1}"));

        made += status == 200;
        limited += status == 429;
    }
    CHECK(made >= 20 && limited >= 5 && made + limited == 40,
          "guests of one address: %d made, %d not", made, limited);
}

/* ---- addresses ---------------------------------------------------------- */

static int metrics_from(const char *addresses)
{
    return status_of(ask_from(addresses, "GET", "/metrics", NULL));
}

/* One network of IPv6 is one address; another is another. */
static void check_networks(void)
{
    char address[60];
    int fine = 0;

    for (int i = 0; i < 30; i++) {
        snprintf(address, sizeof address, "2001:db8:0:1::%x", i + 1);
        fine +=
            status_of(ask_from(address, "GET", "/api/v1/games", NULL)) == 200;
    }
    CHECK(fine < 25, "30 addresses of one network: %d answered", fine);
    EQUAL(status_of(ask_from("2001:db8:0:2::1", "GET", "/api/v1/games", NULL)),
          200, "another network");
    fine = 0;
    for (int i = 0; i < 30; i++) {
        snprintf(address, sizeof address, "::ffff:198.51.100.%d", i + 1);
        fine +=
            status_of(ask_from(address, "GET", "/api/v1/games", NULL)) == 200;
    }
    EQUAL(fine, 30, "addresses of IPv4 in the form of IPv6 are no network");
}

static bool open_from(struct ws *w, const struct guest *g, const char *address)
{
    struct guest there = *g;

    /* the cookie's line ends, and another follows */
    snprintf(there.cookie, sizeof there.cookie, "%.150s\r\nX-Forwarded-For: %s",
             g->cookie, address);
    return ws_open(w, &there, NULL);
}

/*
 * Sockets of networks are counted by hash.  These two have the same one if it
 * has no secret (FNV-1a): the first must not be able to shut the second out.
 */
static void check_counters(void)
{
    static const char mine[] = "2001:db8:0:1::", his[] = "2001:db8:0:d37::";
    struct ws w[3];
    struct guest g;
    bool there;

    guest_new(&g, s.port);
    HOLD(open_from(&w[0], &g, mine) && open_from(&w[1], &g, mine), "two");
    CHECK(!open_from(&w[2], &g, mine), "a third of the same network");
    there = open_from(&w[2], &g, his);
    CHECK(there, "a neighbour of the hash is shut out");
    if (there)
        ws_shut(&w[2]);
    ws_shut(&w[0]);
    ws_shut(&w[1]);
}

/* ---- files and passwords ------------------------------------------------ */

static void check_modes(void)
{
    DIR *dir = opendir(s.dir);
    struct dirent *e;
    int seen = 0;

    while (dir != NULL && (e = readdir(dir)) != NULL) {
        char path[400];
        struct stat st;

        if (strncmp(e->d_name, "games.db", 8) != 0)
            continue;
        snprintf(path, sizeof path, "%s/%s", s.dir, e->d_name);
        if (!HOLD(stat(path, &st) == 0, "%s", path))
            continue;
        EQUAL((int)(st.st_mode & 077), 0, "others may use %s", e->d_name);
        seen++;
    }
    if (dir != NULL)
        closedir(dir);
    CHECK(seen >= 4, "store, log, key and door: %d files", seen);
}

/* The password as it is kept. */
static void stored_hash(const char *name, char *out, size_t n)
{
    char path[200];
    sqlite3_stmt *st = NULL;
    sqlite3 *db = NULL;

    out[0] = '\0';
    snprintf(path, sizeof path, "%s/games.db", s.dir);
    if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK &&
        sqlite3_prepare_v2(db, "SELECT password FROM account WHERE name = ?",
                           -1, &st, NULL) == SQLITE_OK) {
        sqlite3_bind_text(st, 1, name, -1, SQLITE_STATIC);
        if (sqlite3_step(st) == SQLITE_ROW)
            snprintf(out, n, "%s", (const char *)sqlite3_column_text(st, 0));
    }
    sqlite3_finalize(st);
    sqlite3_close(db);
}

/* Processor time of the server so far, in ticks. */
static long cpu_ticks(void)
{
    char name[64], line[1000] = "";
    long user = 0, kernel = 0;
    const char *at;
    FILE *f;

    snprintf(name, sizeof name, "/proc/%d/stat", (int)s.pid);
    f = fopen(name, "r");
    if (f == NULL || fgets(line, sizeof line, f) == NULL)
        line[0] = '\0';
    if (f != NULL)
        fclose(f);
    at = strrchr(line, ')');
    if (at != NULL)
        sscanf(at + 1, "%*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %ld %ld",
               &user, &kernel);
    return user + kernel;
}

static long cost_of(const char *name)
{
    long before = cpu_ticks();

    for (int i = 0; i < 4; i++)
        EQUAL(status_of(log_in("192.0.2.50", name)), 403, "refused");
    return cpu_ticks() - before;
}

static void check_passwords(void)
{
    static const char want[] = "$argon2id$v=19$m=65536,t=2,p=1$";
    char hash[200];
    long right, wrong;

    EQUAL(status_of(web_as(&anna, "POST", "/api/v1/account",
                           "{\"v\":1,\"name\":\"Anna\",\"password\":"
                           "\"correct horse\"}")),
          200, "an account");
    stored_hash("Anna", hash, sizeof hash);
    hash[sizeof want - 1] = '\0';
    EQUAL_TEXT(hash, want, "how a password is kept");
    right = cost_of("Anna");
    wrong = cost_of("Nobody");
    CHECK(2 * wrong >= right && 2 * right >= wrong && right > 0,
          "a name that is there costs %ld, one that is not %ld", right, wrong);
}

/* ---- starting ----------------------------------------------------------- */

static void check_root(void)
{
    char command[900];

    if (geteuid() != 0)
        return;
    snprintf(command, sizeof command,
             "timeout 20 '%s' serve --port 0 --store sqlite:%s/root.db "
             "--log error >%s/said 2>&1",
             s.program, s.dir, s.dir);
    EQUAL(WEXITSTATUS(system(command)), 1, "as root without being told");
}

static void restart(const char *a, const char *b, const char *c, const char *d)
{
    HOLD(srv_stop(&s), "it stops");
    srv_start(&s, "--rate-http", "0", a, b, c, d, NULL);
    guest_new(&anna, s.port);
}

int main(int argc, char **argv)
{
    (void)argc;
    srv_init(&s, argv[0]);
    write_page("index.html",
               "<meta property=\"og:image\" content=\"/preview.jpg\" />\n");
    write_page("index.html.gz", "packed");
    write_page("preview.jpg", "a picture");
    write_page("app.js", "export {};");
    write_page(".hidden.txt", "not for you");
    check_root();
    srv_start(&s, "--https", "--rate-http", "0", NULL);
    check_headers(true);
    check_cookie(true);
    write_documents();
    restart("--bot-delay", "0", "--doc", documents);
    check_documents();
    check_headers(false);
    check_page();
    check_preview("");
    check_cookie(false);
    check_needs();
    check_origins();
    check_stranger();
    check_picture();
    check_log_out();
    check_modes();
    EQUAL(metrics_from("198.51.100.1"), 200, "what anybody may have written");
    restart("--trust-proxy", "--rate-passwords", "3", NULL);
    check_log_ins();
    check_own_password();
    EQUAL(metrics_from("198.51.100.1"), 404, "figures for a stranger");
    restart("--trust-proxy", "--rate-tables", "3", NULL);
    check_tables();
    restart("--trust-proxy", "--rate-tables", "1", NULL);
    check_guests();
    restart("--trust-proxy", "--rate-passwords", "0", NULL);
    check_passwords();
    restart("--trust-proxy", "--per-address", "2", NULL);
    check_counters();
    restart("--origin", "https://games.example.org,https://old.example.org",
            NULL, NULL);
    check_preview("https://games.example.org");
    restart("--trust-proxy", "--proxies", "3", NULL);
    EQUAL(metrics_from("198.51.100.1"), 404, "who came past the outer proxy");
    EQUAL(metrics_from("127.0.0.1, 198.51.100.1"), 404, "and wrote something");
    HOLD(srv_stop(&s), "it stops");
    srv_start(&s, "--rate-http", "12", NULL);
    guest_new(&anna, s.port);
    check_files();
    HOLD(srv_stop(&s), "it stops");
    srv_start(&s, "--trust-proxy", "--rate-http", "1", NULL);
    check_networks();
    CHECK(srv_stop(&s), "it goes down in order");
    srv_end(&s);
    return test_end();
}
