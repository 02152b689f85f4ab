/*
 * Canaries: secrets of 128 bits and more, in every place where the server has
 * some, and a search for them in every byte that leaves it: sockets, answers
 * over HTTP, pictures, files, lists, the log, the metrics, the operator's
 * answers, and what it writes beside its own store.  Each canary says where it
 * may be, and is looked for as text, as bytes, in hex and in base64.
 *
 *   password       nowhere, not even in the store
 *   wrong password nowhere
 *   cookie, token  with its owner; neither in the store nor in a backup
 *   codes          with their owner, once; the same
 *   server's seed  in the store; to people when the game is over, not before
 *   signing key    in its file alone
 *   chat           with those at the table; not in log or metrics
 *   request ids    with who asked, and in the store
 *   unlisted table with those who have its link
 *
 * Hidden cards have no 128 bits; test_leak.c looks for those by comparing.
 */
#define _GNU_SOURCE /* memmem */
#include <sodium.h>

#include "kit.h"
#include "testing.h"

enum place { OWN, TABLE, OTHERS, LOG, METRICS, ADMIN, STORE, BACKUP, NPLACES };
static const char *const place_names[NPLACES] = {"owner", "table",   "others",
                                                 "log",   "metrics", "operator",
                                                 "store", "backup"};

struct bytes {
    char *at;
    size_t len;
};
static struct bytes leaves[NPLACES];

static void put(enum place p, const void *data, size_t n)
{
    struct bytes *b = &leaves[p];

    b->at = realloc(b->at, b->len + n + 1);
    memcpy(b->at + b->len, data, n);
    b->len += n;
    b->at[b->len] = '\0';
}

/* ---- canaries ----------------------------------------------------------- */

#define CANARIES 24
struct canary {
    const char *what;
    unsigned char bytes[300];
    size_t len;
    unsigned may; /* mask of places */
};
static struct canary birds[CANARIES];
static int nbirds;

static void plant(const char *what, const void *data, size_t n, unsigned may)
{
    struct canary *c = &birds[nbirds++];

    c->what = what;
    c->may = may;
    c->len = n < sizeof c->bytes ? n : sizeof c->bytes;
    memcpy(c->bytes, data, c->len);
}

static const char *fresh(const char *what, unsigned may)
{
    static char text[8][40];
    static int n;
    unsigned char raw[16];
    char *to = text[n++ % 8];

    randombytes_buf(raw, sizeof raw);
    sodium_bin2hex(to, 40, raw, sizeof raw);
    plant(what, to, 32, may);
    return to;
}

#define IN(p) (1u << (p))

static bool holds(const struct bytes *b, const void *data, size_t n)
{
    return b->len >= n && memmem(b->at, b->len, data, n) != NULL;
}

/* As it is, in hex, and in base64 (its middle, which does not depend on where
 * it begins). */
static bool sings(const struct bytes *b, const struct canary *c)
{
    char text[900];

    if (holds(b, c->bytes, c->len))
        return true;
    sodium_bin2hex(text, sizeof text, c->bytes, c->len);
    if (holds(b, text, strlen(text)))
        return true;
    for (size_t skip = 0; skip < 3; skip++) {
        size_t n = (c->len - skip) / 3 * 3;

        sodium_bin2base64(text, sizeof text, c->bytes + skip, n,
                          sodium_base64_VARIANT_ORIGINAL_NO_PADDING);
        if (holds(b, text, strlen(text)))
            return true;
        sodium_bin2base64(text, sizeof text, c->bytes + skip, n,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING);
        if (holds(b, text, strlen(text)))
            return true;
    }
    return false;
}

/* The search finds what is there. */
static void search_known(const char *what, enum place p)
{
    for (int i = 0; i < nbirds; i++) {
        if (strcmp(birds[i].what, what) == 0)
            HOLD(sings(&leaves[p], &birds[i]), "%s is not with: %s", what,
                 place_names[p]);
    }
}

static void search(void)
{
    for (int i = 0; i < nbirds; i++) {
        for (int p = 0; p < NPLACES; p++) {
            if ((birds[i].may >> p & 1) == 0)
                HOLD(!sings(&leaves[p], &birds[i]), "%s is with: %s",
                     birds[i].what, place_names[p]);
        }
    }
}

/* ---- what leaves -------------------------------------------------------- */

static struct reply ask(enum place p, const struct guest *g, const char *method,
                        const char *path, const char *body)
{
    struct reply a = web_as(g, method, path, body);

    put(p, a.head, strlen(a.head));
    put(p, a.body, a.len);
    return a;
}

static void get(enum place p, const struct guest *g, const char *path)
{
    struct reply a = ask(p, g, "GET", path, NULL);

    reply_free(&a);
}

static void keep_all(enum place p, struct player *who)
{
    ws_send(&who->ws, "{\"v\":1,\"t\":\"ping\",\"id\":\"p\"}");
    for (json_t *m = player_step(who, PATIENCE);
         m != NULL && strcmp(text_of(m, "t"), "pong") != 0;)
        m = player_step(who, PATIENCE);
    for (int i = 0; i < who->nkept; i++)
        put(p, who->kept[i], strlen(who->kept[i]));
}

static void wait_for(struct player *p, const char *type)
{
    json_t *m;

    do {
        m = player_step(p, PATIENCE);
    } while (m != NULL && strcmp(text_of(m, "t"), type) != 0);
    HOLD(m != NULL, "waited for %s", type);
}

static void read_file(enum place p, const struct srv *s, const char *name)
{
    char path[200], block[4096];
    size_t n;
    FILE *f;

    snprintf(path, sizeof path, "%s/%s", s->dir, name);
    f = fopen(path, "rb");
    if (f == NULL)
        return;
    while ((n = fread(block, 1, sizeof block, f)) > 0)
        put(p, block, n);
    fclose(f);
}

static void run_admin(const struct srv *s, const char *what)
{
    char line[900], block[4096];
    size_t n;
    FILE *f;

    snprintf(line, sizeof line, "%s admin %s --store sqlite:%s/games.db 2>&1",
             s->program, what, s->dir);
    f = popen(line, "r");
    while (f != NULL && (n = fread(block, 1, sizeof block, f)) > 0)
        put(ADMIN, block, n);
    if (f != NULL)
        pclose(f);
}

/* ---- the evening -------------------------------------------------------- */

/* An account with a password; its codes, cookie and token are canaries. */
static void enrol(struct player *p, const char *name)
{
    unsigned owner = IN(OWN);
    const char *password = fresh("password", 0);
    char body[200], wrong[200];
    struct reply a;
    json_t *j, *codes;
    const char *cookie;

    snprintf(body, sizeof body, "{\"name\":\"%s\",\"password\":\"%s\"}", name,
             password);
    a = ask(OWN, &p->guest, "POST", "/api/v1/account", body);
    HOLD_EQUAL(a.status, 200, "an account: %s", a.body);
    j = json_loads(a.body, 0, NULL);
    codes = json_object_get(j, "codes");
    for (size_t i = 0; i < 2 && i < json_array_size(codes); i++) {
        const char *code = json_string_value(json_array_get(codes, i));

        plant("recovery code", code, strlen(code), owner);
    }
    snprintf(p->guest.token, sizeof p->guest.token, "%s", text_of(j, "token"));
    plant("token", p->guest.token, strlen(p->guest.token), owner);
    cookie = strstr(a.head, "deskovka=");
    if (HOLD(cookie != NULL, "a cookie")) {
        snprintf(p->guest.cookie, sizeof p->guest.cookie, "%.*s",
                 (int)strcspn(cookie, ";\r"), cookie);
        plant("cookie", cookie + 9, strcspn(cookie + 9, ";\r"), owner);
    }
    json_decref(j);
    reply_free(&a);
    snprintf(wrong, sizeof wrong, "{\"name\":\"%s\",\"password\":\"%s\"}", name,
             fresh("wrong password", 0));
    a = ask(OTHERS, &p->guest, "POST", "/api/v1/account/login", wrong);
    HOLD_EQUAL(a.status, 403, "a wrong password");
    reply_free(&a);
    snprintf(wrong, sizeof wrong, "{\"name\":\"%s\",\"password\":\"%s\",,",
             name, fresh("password in a broken request", 0));
    a = ask(OTHERS, &p->guest, "POST", "/api/v1/account/login", wrong);
    HOLD_EQUAL(a.status, 400, "a broken request");
    reply_free(&a);
}

static void say_all(struct player *p, const char *table)
{
    unsigned here = IN(OWN) | IN(TABLE) | IN(STORE) | IN(BACKUP);

    ws_say(&p->ws, "{\"v\":1,\"t\":\"say\",\"id\":\"%s\",\"text\":\"%s\"}",
           fresh("id of a line", IN(OWN)), fresh("chat", here));
    wait_for(p, "ok");
    ws_say(&p->ws, "{\"v\":1,\"t\":\"vote\",\"id\":\"%s\",\"n\":9}",
           fresh("id of a refused request", IN(OWN)));
    wait_for(p, "error");
    ws_say(&p->ws,
           "{\"v\":1,\"t\":\"report\",\"id\":\"r\",\"user\":\"%s\",\"n\":1}",
           p->guest.user);
    wait_for(p, "ok");
    plant("an unlisted table", table, strlen(table),
          ~(IN(OTHERS) | IN(METRICS)));
}

static void play(struct player *p, struct player *q)
{
    uint64_t seed = 1;

    for (int i = 0; i < 12; i++) {
        struct player *now;

        keep_all(OWN, p);
        keep_all(TABLE, q);
        now = p->to_act == 0 ? p : q;
        player_act(now, player_choose(now, &seed), false);
        wait_for(now, "ack");
    }
}

static void look_everywhere(struct srv *s, const char *table, struct player *p,
                            struct player *q, const struct guest *stranger)
{
    static const char *const files[] = {"", "/board.svg", "/game.dsk"};
    static const char *const lists[] = {"/api/v1/tables",
                                        "/api/v1/mine",
                                        "/api/v1/archive",
                                        "/api/v1/profile",
                                        "/api/v1/games",
                                        "/health",
                                        "/api/v1/ratings?game=carcassonne",
                                        "/api/v1/account/sessions"};
    char path[120], backup[200];

    keep_all(OWN, p);
    keep_all(TABLE, q);
    for (size_t i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "/api/v1/tables/%s%s", table, files[i]);
        get(TABLE, &q->guest, path);
    }
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        get(OTHERS, stranger, lists[i]);
    get(METRICS, stranger, "/metrics");
    run_admin(s, "list");
    run_admin(s, "bans");
    snprintf(backup, sizeof backup, "backup %s/backup.db", s->dir);
    run_admin(s, backup);
    read_file(LOG, s, "log");
    read_file(BACKUP, s, "backup.db");
    read_file(STORE, s, "games.db");
    read_file(STORE, s, "games.db-wal");
    HOLD(leaves[BACKUP].len > 0 && leaves[STORE].len > 0 &&
             leaves[LOG].len > 0 && leaves[METRICS].len > 100,
         "there is something to search");
}

/* The seed is told with the end, and was nowhere before. */
static void end_game(struct player *p, struct player *q)
{
    unsigned char seed[32];
    size_t n = 0;
    const char *hex;

    ws_send(&p->ws, "{\"v\":1,\"t\":\"propose\",\"id\":\"end\","
                    "\"what\":\"abandon\"}");
    wait_for(p, "ack");
    ws_send(&q->ws, "{\"v\":1,\"t\":\"vote\",\"id\":\"yes\",\"n\":1,"
                    "\"yes\":true}");
    wait_for(q, "ack");
    do {
        hex = strstr(q->kept[q->nkept - 1], "\"reveal\":\"");
    } while (hex == NULL && player_step(q, PATIENCE) != NULL);
    if (HOLD(hex != NULL, "the seed at the end")) {
        sodium_hex2bin(seed, sizeof seed, hex + 10, 64, NULL, &n, NULL);
        plant("the server's seed", seed, n, IN(STORE) | IN(BACKUP));
    }
}

static void read_key(const struct srv *s)
{
    char path[200], key[300];
    size_t n;
    FILE *f;

    snprintf(path, sizeof path, "%s/games.db.key", s->dir);
    f = fopen(path, "rb");
    if (!HOLD(f != NULL, "a key"))
        return;
    n = fread(key, 1, sizeof key, f);
    while (n > 0 && key[n - 1] == '\n')
        n--;
    plant("the signing key", key, n, 0);
    fclose(f);
}

int main(int argc, char **argv)
{
    struct srv s;
    struct player p, q;
    struct guest stranger;
    char id[32];

    (void)argc;
    case_name = "canaries";
    if (sodium_init() < 0)
        return 1;
    srv_init(&s, argv[0]);
    srv_start(&s, "--metrics-open", "--log", "debug", "--rate-messages", "0",
              "--rate-http", "0", NULL);
    player_init(&p, s.port);
    player_init(&q, s.port);
    guest_new(&stranger, s.port);
    read_key(&s);
    enrol(&p, "Anna");
    guest_table(
        &p.guest,
        "{\"v\":1,\"setup\":\"carcassonne players=2\",\"listed\":false}", id);
    player_hello(&p, id, 0);
    wait_for(&p, "ready");
    player_hello(&q, id, 0);
    wait_for(&q, "ready");
    q.seat = 1;
    ws_send(&q.ws, "{\"v\":1,\"t\":\"sit\",\"id\":\"s\",\"seat\":1}");
    wait_for(&q, "ack");
    ws_send(&p.ws, "{\"v\":1,\"t\":\"start\",\"id\":\"go\"}");
    wait_for(&p, "ack");
    play(&p, &q);
    say_all(&p, id);
    look_everywhere(&s, id, &p, &q, &stranger);
    end_game(&p, &q);
    search();
    search_known("chat", TABLE);
    search_known("recovery code", OWN);
    search_known("the server's seed", STORE);
    printf("%d canaries, searched for in %zu bytes\n", nbirds,
           leaves[0].len + leaves[1].len + leaves[2].len + leaves[3].len +
               leaves[4].len + leaves[5].len + leaves[6].len + leaves[7].len);
    test_case("canaries");
    player_free(&p);
    player_free(&q);
    srv_end(&s);
    for (int i = 0; i < NPLACES; i++)
        free(leaves[i].at);
    return test_end();
}
