/*
 * Freezes what a release leaves behind: plays a few games on its server and
 * writes its store as SQL and the finished games as files.  Every later version
 * must be able to go on from there (test_releases.c).
 * usage: freeze PROGRAM FOLDER
 */
#include <sqlite3.h>
#include <sys/stat.h>

#include "kit.h"
#include "testing.h"

static struct srv s;
static const char *folder;
static uint64_t seed = 20261117;

/* ---- people and tables -------------------------------------------------- */

static void fail(const char *what)
{
    printf("freeze: %s\n", what);
    srv_end(&s);
    exit(1);
}

/* An account instead of a guest. */
static void become(struct player *p, const char *name)
{
    char body[200];
    struct reply r;
    const char *at;
    json_t *j;

    snprintf(body, sizeof body,
             "{\"v\":1,\"name\":\"%s\",\"password\":\"a long password\"}",
             name);
    r = web_as(&p->guest, "POST", "/api/v1/account", body);
    j = json_loads(r.body, 0, NULL);
    at = strstr(r.head, "Set-Cookie: ");
    if (r.status != 200 || at == NULL)
        fail("no account");
    at += 12;
    snprintf(p->guest.cookie, sizeof p->guest.cookie, "%.*s",
             (int)strcspn(at, ";"), at);
    snprintf(p->guest.token, sizeof p->guest.token, "%s", text_of(j, "token"));
    json_decref(j);
    reply_free(&r);
}

/* Plays at random until it is over, or this many actions of ours. */
static void play(struct player *p, int n, int most)
{
    int acted = 0;

    while (!p[0].over && acted < most) {
        struct player *now = NULL;
        int before;

        for (int i = 0; i < n; i++) {
            if (p[i].to_act == p[i].seat && p[i].legal != NULL)
                now = &p[i];
        }
        if (now == NULL) { /* a bot's turn, or news on their way */
            for (int i = 0; i < n; i++) {
                if (player_step(&p[i], i == 0 ? 200 : 20) == NULL &&
                    p[i].ws.closed != 0)
                    fail("cut off");
            }
            continue;
        }
        before = now->acks + now->errors;
        player_act(now, player_choose(now, &seed), false);
        acted++;
        while (now->acks + now->errors == before || now->legal_seq < now->seq) {
            if (player_step(now, PATIENCE) == NULL)
                fail("no answer");
            if (now->over)
                break;
        }
        for (int i = 0; i < n; i++) {
            while (&p[i] != now && !p[i].over && p[i].seq < now->seq)
                player_step(&p[i], PATIENCE);
        }
    }
}

static void come(struct player *p, const char *table)
{
    player_hello(p, table, -1);
    if (!player_until(p, "ready"))
        fail("not let in");
    p->over = false;
}

static void say(struct player *p, const char *text)
{
    p->next_id++;
    ws_say(&p->ws, "{\"v\":1,\"t\":\"say\",\"id\":\"s%d\",\"text\":\"%s\"}",
           p->next_id, text);
    player_until(p, "ok");
}

static void sit(struct player *p, int seat)
{
    p->next_id++;
    ws_say(&p->ws, "{\"v\":1,\"t\":\"sit\",\"id\":\"t%d\",\"seat\":%d}",
           p->next_id, seat);
    player_until(p, "ack");
}

static void start(struct player *p)
{
    p->next_id++;
    ws_say(&p->ws, "{\"v\":1,\"t\":\"start\",\"id\":\"u%d\"}", p->next_id);
    player_until(p, "ack");
}

/* ---- what is written ---------------------------------------------------- */

static FILE *create(const char *name)
{
    char path[400];
    FILE *f;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    f = fopen(path, "w");
    if (f == NULL)
        fail(path);
    return f;
}

static void save(const struct player *p, const char *table)
{
    char path[100], name[100];
    struct reply r;
    FILE *f;

    snprintf(path, sizeof path, "/api/v1/tables/%s/game.dsk", table);
    snprintf(name, sizeof name, "%s.dsk", table);
    r = web_as(&p->guest, "GET", path, NULL);
    if (r.status != 200)
        fail("no file of a game");
    f = create(name);
    fwrite(r.body, 1, r.len, f);
    fclose(f);
    reply_free(&r);
}

/* The rows of a query, one a line: what stands in its columns, joined. */
static void write_rows(sqlite3 *db, FILE *f, const char *sql)
{
    sqlite3_stmt *st;

    if (sqlite3_prepare_v2(db, sql, -1, &st, NULL) != SQLITE_OK)
        fail(sqlite3_errmsg(db));
    while (sqlite3_step(st) == SQLITE_ROW) {
        for (int i = 0; i < sqlite3_column_count(st); i++)
            fputs((const char *)sqlite3_column_text(st, i), f);
        fputs(";\n", f);
    }
    sqlite3_finalize(st);
}

/* `SELECT 'INSERT ...', quote(a), ',', quote(b), ')' FROM table`. */
static void write_table(sqlite3 *db, FILE *f, const char *table)
{
    sqlite3_str *sql = sqlite3_str_new(db);
    char *query, *about = sqlite3_mprintf("PRAGMA table_info(%Q)", table);
    sqlite3_stmt *st;

    sqlite3_str_appendf(sql, "SELECT 'INSERT INTO %s VALUES ('", table);
    if (sqlite3_prepare_v2(db, about, -1, &st, NULL) != SQLITE_OK)
        fail(sqlite3_errmsg(db));
    for (int i = 0; sqlite3_step(st) == SQLITE_ROW; i++)
        sqlite3_str_appendf(sql, "%s, quote(\"%w\")", i == 0 ? "" : ", ','",
                            sqlite3_column_text(st, 1));
    sqlite3_finalize(st);
    sqlite3_str_appendf(sql, ", ')' FROM \"%w\" ORDER BY 2, 4", table);
    query = sqlite3_str_finish(sql);
    write_rows(db, f, query);
    sqlite3_free(query);
    sqlite3_free(about);
}

static void write_store(void)
{
    char path[100];
    FILE *f = create("store.sql");
    sqlite3_stmt *st;
    sqlite3 *db;

    snprintf(path, sizeof path, "%s/games.db", s.dir);
    if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK ||
        sqlite3_prepare_v2(db,
                           "SELECT name FROM sqlite_schema WHERE type = "
                           "'table' ORDER BY rowid",
                           -1, &st, NULL) != SQLITE_OK)
        fail(sqlite3_errmsg(db));
    write_rows(db, f,
               "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL "
               "ORDER BY rowid");
    while (sqlite3_step(st) == SQLITE_ROW)
        write_table(db, f, (const char *)sqlite3_column_text(st, 0));
    sqlite3_finalize(st);
    write_rows(db, f,
               "SELECT 'PRAGMA application_id = ', application_id FROM "
               "pragma_application_id");
    write_rows(db, f,
               "SELECT 'PRAGMA user_version = ', user_version FROM "
               "pragma_user_version");
    sqlite3_close(db);
    fclose(f);
}

/* ---- an evening --------------------------------------------------------- */

static void rated(struct player *p)
{
    char table[32];

    guest_table(&p[0].guest,
                "{\"v\":1,\"setup\":\"carcassonne players=2\",\"rated\":true,"
                "\"listed\":true,\"clock\":\"bank:3600+10\"}",
                table);
    come(&p[0], table);
    come(&p[1], table);
    sit(&p[1], 1);
    say(&p[1], "Tak na to p\xc5\xafjdeme!");
    start(&p[0]);
    play(p, 2, 100000);
    say(&p[0], "Thanks for the game.");
    save(&p[0], table);
}

static void alone(struct player *p, const char *setup, const char *bots,
                  int most)
{
    char wish[600], table[32];

    snprintf(wish, sizeof wish,
             "{\"v\":1,\"setup\":\"%s\",\"seats\":[{\"kind\":\"me\"}%s]}",
             setup, bots);
    guest_table(&p->guest, wish, table);
    come(p, table);
    play(p, 1, most);
    if (p->over)
        save(p, table);
}

static void ban(const char *name)
{
    char command[800];

    snprintf(command, sizeof command,
             "'%s' admin ban '%s' --days 3000 --reason test --store "
             "sqlite:%s/games.db >/dev/null",
             s.program, name, s.dir);
    if (system(command) != 0)
        fail("no ban");
}

#define BOT ",{\"kind\":\"bot\",\"bot\":\"random\"}"

int main(int argc, char **argv)
{
    struct player p[2], guest;
    char table[32];

    if (argc != 3) {
        printf("usage: freeze PROGRAM FOLDER\n");
        return 2;
    }
    folder = argv[2];
    srv_init(&s, argv[0]);
    snprintf(s.program, sizeof s.program, "%s", argv[1]);
    srv_start(&s, "--bot-delay", "0", "--rate-http", "0", "--rate-tables", "0",
              "--rate-messages", "0", NULL);
    player_init(&p[0], s.port);
    player_init(&p[1], s.port);
    player_init(&guest, s.port);
    become(&p[0], "Anna Nova");
    become(&p[1], "Jirka");
    rated(p);
    alone(&guest, "carcassonne players=3 modules=inns,traders,messages",
          BOT BOT, 100000);
    alone(&guest, "catan players=3 turns=30", BOT BOT, 100000);
    alone(&guest, "catan players=4", BOT BOT BOT, 60);
    alone(&p[0], "carcassonne players=2 modules=river,abbot", BOT, 30);
    guest_table(&guest.guest,
                "{\"v\":1,\"setup\":\"catan players=3\",\"listed\":true}",
                table);
    ban("Jirka");
    player_free(&p[0]);
    player_free(&p[1]);
    player_free(&guest);
    if (!srv_stop(&s))
        fail("it does not stop");
    write_store();
    srv_end(&s);
    return 0;
}
