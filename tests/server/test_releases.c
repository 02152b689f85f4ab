/*
 * What earlier versions have left behind (tests/releases, schema-v1.sql): every
 * store becomes one of the newest schema, and it does so however often it is
 * killed on the way, before and after each statement; every log replays: the
 * finished games are the same files, and those that were running go on.
 */
#include <dirent.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kit.h"
#include "lite_kit.h"

#define RELEASES "tests/releases"

static struct srv s;

/* ---- stores of old ------------------------------------------------------ */

static char *read_text(const char *path)
{
    FILE *f = fopen(path, "r");
    char *text = NULL;
    size_t n = 0, got;

    while (f != NULL) {
        text = realloc(text, n + 65537);
        got = fread(text + n, 1, 65536, f);
        n += got;
        text[n] = '\0';
        if (got == 0)
            break;
    }
    if (f != NULL)
        fclose(f);
    return text;
}

/* A store as that version left it, at this place. */
static void make_store(const char *sql, const char *path)
{
    char command[900];
    char *text = read_text(sql);
    sqlite3 *db;

    snprintf(command, sizeof command, "rm -f '%s' '%s'-*", path, path);
    if (system(command) != 0 || text == NULL) {
        printf("%s: no such store\n", sql);
        exit(1);
    }
    db = lite_look(path, NULL);
    HOLD(lite_exec(db, "PRAGMA synchronous = OFF") && lite_exec(db, "BEGIN") &&
             lite_exec(db, text) && lite_exec(db, "COMMIT"),
         "%s", sql);
    sqlite3_close(db);
    free(text);
}

/* ---- killed midway ------------------------------------------------------ */

static int countdown; /* of what SQLite tells of; at 0 the process is killed */

static int on_statement(unsigned what, void *user, void *p, void *x)
{
    (void)what;
    (void)user;
    (void)p;
    (void)x;
    if (countdown > 0 && --countdown == 0)
        kill(getpid(), SIGKILL);
    return 0;
}

/* Every connection tells us when a statement begins and when it has ended. */
static int listen(sqlite3 *db, char **why, const void *api)
{
    (void)why;
    (void)api;
    sqlite3_trace_v2(db, SQLITE_TRACE_STMT | SQLITE_TRACE_PROFILE, on_statement,
                     NULL);
    return SQLITE_OK;
}

/* Opens the store in a process that dies at the nth call; did it live? */
static bool open_until(const char *url, int n)
{
    char why[512];
    int status = 0;
    pid_t child;

    fflush(stdout);
    child = fork();
    if (child == 0) {
        struct store *store;

        countdown = n;
        sqlite3_auto_extension((void (*)(void))listen);
        store = kit_try(url, NULL, NULL, why, sizeof why);
        if (store != NULL)
            store_close(store);
        _exit(store == NULL);
    }
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* The copy of the old schema that a migration makes, if it is whole. */
static void check_copy(const char *path, int version, const char *old, int n)
{
    char copy[600], *got;

    snprintf(copy, sizeof copy, "%s-schema%d", path, version);
    if (access(copy, F_OK) != 0)
        return;
    got = lite_dump(copy, NULL);
    HOLD(lite_sound(copy, NULL) && strcmp(got, old) == 0,
         "killed at %d: the copy differs", n);
    free(got);
}

static int version_of(const char *path)
{
    sqlite3 *db = lite_look(path, NULL);
    char *rows = lite_rows(db, "PRAGMA user_version");
    int version = (int)strtol(rows, NULL, 10);

    free(rows);
    sqlite3_close(db);
    return version;
}

static void check_killed(const char *sql)
{
    const char *path = kit_path("old.db");
    const char *url = kit_url("old.db");
    int n = 0, version, newest;
    char *old, *want, *got;
    bool lived;

    make_store(sql, path);
    version = version_of(path);
    old = lite_dump(path, NULL);
    store_close(kit_open(url, NULL));
    want = lite_dump(path, NULL);
    newest = version_of(path);
    do {
        int now;

        make_store(sql, path);
        lived = open_until(url, ++n);
        now = version_of(path);
        HOLD(lite_sound(path, NULL) && now >= version && now <= newest,
             "killed at %d: schema %d, or damaged", n, now);
        check_copy(path, version, old, n);
        store_close(kit_open(url, NULL));
        got = lite_dump(path, NULL);
        HOLD(strcmp(got, want) == 0, "killed at %d: another store", n);
        free(got);
    } while (!lived && n < 5000);
    CHECK(n > 20, "%s: from schema %d to %d, killed %d times", sql, version,
          newest, n - 1);
    printf("# measured: %s: from schema %d to %d, killed at %d places\n", sql,
           version, newest, n - 1);
    free(old);
    free(want);
}

/* ---- games -------------------------------------------------------------- */

static bool is_fair(const char *file)
{
    char command[900];

    snprintf(command, sizeof command, "'%s' verify '%s' >/dev/null 2>&1",
             s.program, file);
    return system(command) == 0;
}

/* A file without its first line, which is the version of the format. */
static const char *lines_of(const char *text)
{
    const char *end = text == NULL ? NULL : strchr(text, '\n');

    return end == NULL ? "" : end + 1;
}

/* A game that was over is the same file. */
static void check_over(const struct guest *g, const char *folder,
                       const char *id)
{
    char path[200], file[300], *want;
    struct reply r;

    snprintf(file, sizeof file, "%s/%s.dsk", folder, id);
    snprintf(path, sizeof path, "/api/v1/tables/%s/game.dsk", id);
    want = read_text(file);
    r = web_as(g, "GET", path, NULL);
    EQUAL(r.status, 200, "%s: its file", id);
    EQUAL_TEXT(lines_of(r.body), lines_of(want), "%s: another game", id);
    CHECK(is_fair(file), "%s: its chance is verified", id);
    reply_free(&r);
    free(want);
}

/* The newest server has taken all its games in; one line each of a query. */
static void check_games(const char *folder)
{
    char path[200];
    sqlite3_stmt *st;
    sqlite3 *db;
    struct guest g;
    int over = 0, playing = 0;

    guest_new(&g, s.port);
    snprintf(path, sizeof path, "%s/games.db", s.dir);
    db = lite_look(path, NULL);
    HOLD(sqlite3_prepare_v2(db, "SELECT id, status, head FROM game", -1, &st,
                            NULL) == SQLITE_OK,
         "the games");
    while (sqlite3_step(st) == SQLITE_ROW) {
        const char *id = (const char *)sqlite3_column_text(st, 0);
        int status = sqlite3_column_int(st, 1);
        struct player p;

        if (status == 2)
            check_over(&g, folder, id);
        over += status == 2;
        if (status != 1)
            continue;
        /* what was running is there for who comes, with all its events */
        player_init(&p, s.port);
        player_hello(&p, id, -1);
        CHECK(player_until(&p, "ready") && p.nlines > 0 &&
                  p.seq >= sqlite3_column_int(st, 2),
              "%s: a spectator sees it (%d lines)", id, p.nlines);
        player_free(&p);
        playing++;
    }
    sqlite3_finalize(st);
    sqlite3_close(db);
    CHECK(over >= 2 && playing >= 1, "%s: %d over, %d running", folder, over,
          playing);
}

/* Somebody with an account comes back, and his game goes on. */
static void check_goes_on(void)
{
    char origin[100], id[32] = "";
    uint64_t seed = 5;
    struct player p;
    struct reply r;
    const char *at;
    json_t *j;

    player_init(&p, s.port);
    snprintf(origin, sizeof origin, "Origin: http://127.0.0.1:%d\r\n", s.port);
    r = web_ask(s.port, "POST", "/api/v1/account/login", origin,
                "{\"v\":1,\"name\":\"anna nova\",\"password\":\"a long "
                "password\"}");
    EQUAL(r.status, 200, "the password of an old account");
    at = strstr(r.head, "Set-Cookie: ");
    snprintf(p.guest.cookie, sizeof p.guest.cookie, "%.*s",
             at == NULL ? 0 : (int)strcspn(at + 12, ";"),
             at == NULL ? "" : at + 12);
    j = json_loads(r.body, 0, NULL);
    snprintf(p.guest.token, sizeof p.guest.token, "%s", text_of(j, "token"));
    json_decref(j);
    reply_free(&r);
    r = web_as(&p.guest, "GET", "/api/v1/mine", NULL);
    j = json_loads(r.body, 0, NULL);
    snprintf(id, sizeof id, "%s",
             text_of(json_array_get(json_object_get(j, "tables"), 0), "id"));
    json_decref(j);
    reply_free(&r);
    player_hello(&p, id, -1);
    player_until(&p, "ready");
    while (p.to_act != p.seat && player_step(&p, PATIENCE) != NULL)
        continue;
    player_act(&p, player_choose(&p, &seed), false);
    CHECK(player_until(&p, "ack"), "%s: it goes on", id);
    player_free(&p);
    r = web_ask(s.port, "POST", "/api/v1/account/login", origin,
                "{\"v\":1,\"name\":\"Jirka\",\"password\":\"a long "
                "password\"}");
    EQUAL(r.status, 403, "who was banned is still banned");
    reply_free(&r);
}

static void check_release(const char *version)
{
    char folder[200], sql[300], path[200];

    snprintf(folder, sizeof folder, RELEASES "/%s", version);
    snprintf(sql, sizeof sql, "%s/store.sql", folder);
    check_killed(sql);
    snprintf(path, sizeof path, "%s/games.db", s.dir);
    make_store(sql, path);
    srv_start(&s, "--new-key", "--bot-delay", "0", "--rate-http", "0", NULL);
    check_games(folder);
    check_goes_on();
    CHECK(srv_stop(&s), "%s: it goes down in order", version);
}

int main(int argc, char **argv)
{
    DIR *dir = opendir(RELEASES);
    struct dirent *e;
    int versions = 0;

    (void)argc;
    srv_init(&s, argv[0]);
    /* Killing a process loses nothing of a disk, so memory will do for one. */
    if (access("/dev/shm", W_OK) == 0)
        snprintf(kit_folder, sizeof kit_folder,
                 "/dev/shm/deskovka-store-XXXXXX");
    kit_start();
    check_killed(LITE_VERSION_1);
    while (dir != NULL && (e = readdir(dir)) != NULL) {
        if (e->d_name[0] < '0' || e->d_name[0] > '9')
            continue;
        check_release(e->d_name);
        versions++;
    }
    if (dir != NULL)
        closedir(dir);
    CHECK(versions >= 1, "%d versions", versions);
    srv_end(&s);
    kit_end();
    return test_end();
}
