/*
 * What only the SQLite store has: its file and who may open it, schemas old,
 * new and foreign, backup beside a running game, restore.
 */
#include "lite_kit.h"

#include <dirent.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>

static mode_t mode_of(const char *path)
{
    struct stat file;

    return stat(path, &file) == 0 ? file.st_mode & 0777 : 0;
}

/* ---- the file ----------------------------------------------------------- */

static void the_file(void)
{
    const char *path = kit_path("file.db");
    struct store *s;
    char why[512], log[300];
    sqlite3 *db;

    umask(0);
    s = kit_open(kit_url("file.db"), NULL);
    kit_create(s, "g", false, NULL, NULL);
    snprintf(log, sizeof log, "%s-wal", path);
    CHECK(mode_of(path) == 0600 && mode_of(log) == 0600, "modes %o %o",
          mode_of(path), mode_of(log));
    CHECK(kit_try(kit_url("file.db"), NULL, NULL, why, sizeof why) == NULL &&
              strstr(why, "has it open") != NULL,
          "opened twice: %s", why);
    store_close(s);
    EQUAL(mode_of(log), 0, "the log stays behind");
    s = kit_open(kit_url("file.db"), NULL);
    EQUAL(kit_load(s, "g").head, 1, "opened again");
    store_close(s);
    db = lite_look(path, NULL);
    CHECK(lite_says(db, "PRAGMA journal_mode", "wal|\n"), "journal mode");
    CHECK(lite_says(db,
                    "SELECT count(*) FROM pragma_table_list "
                    "WHERE schema = 'main' AND NOT strict "
                    "AND name NOT LIKE 'sqlite%'",
                    "0|\n"),
          "all tables are strict");
    sqlite3_close(db);
}

/* A log with a hole or a tail is damage, and is not shown as a game. */
static void damaged_log(void)
{
    const char *path = kit_path("hole.db");
    struct store *s = kit_open(kit_url("hole.db"), NULL);
    sqlite3 *db;

    kit_create(s, "g", false, NULL, NULL);
    kit_append(s, "g", 1, 1, 4);
    kit_create(s, "h", false, NULL, NULL);
    kit_append(s, "h", 1, 1, 4);
    store_close(s);
    db = lite_look(path, NULL);
    lite_exec(db, "DELETE FROM event WHERE game = 'g' AND seq = 3;"
                  "UPDATE game SET head = 4 WHERE id = 'h'");
    sqlite3_close(db);
    s = kit_open(kit_url("hole.db"), NULL);
    EQUAL(kit_load(s, "g").status, STORE_E_IO, "a hole is not noticed");
    EQUAL(kit_load(s, "h").status, STORE_E_IO, "a tail is not noticed");
    store_close(s);
}

/* ---- schemas ------------------------------------------------------------ */

static char announced[4300];

static void hear(const char *sentence)
{
    snprintf(announced, sizeof announced, "%s", sentence);
}

/* The operator is told, and the store as it was stays beside it. */
static void announced_copy(void)
{
    struct store_config c = {.url = kit_url("told.db"), .announce = hear};
    char why[512], *before, *copy;

    lite_make_old(kit_path("told.db"), NULL);
    before = lite_dump(kit_path("told.db"), NULL);
    store_close(store_open(&c, why, sizeof why));
    CHECK(strstr(announced, "schema 1") != NULL &&
              strstr(announced, "told.db-schema1") != NULL,
          "announced: %s", announced);
    copy = lite_dump(kit_path("told.db-schema1"), NULL);
    EQUAL_TEXT(copy, before, "the copy differs");
    EQUAL(mode_of(kit_path("told.db-schema1")), 0600, "its mode");
    free(before);
    free(copy);
    announced[0] = '\0';
    store_close(store_open(&c, why, sizeof why));
    EQUAL_TEXT(announced, "", "nothing changes the second time");

    /* No room for the copy: nothing is changed. */
    lite_make_old(kit_path("stuck.db"), NULL);
    EQUAL(mkdir(kit_path("stuck.db-schema1-part"), 0700), 0, "in its way");
    CHECK(kit_try(kit_url("stuck.db"), NULL, NULL, why, sizeof why) == NULL &&
              strstr(why, "copy") != NULL,
          "migrated without a copy: %s", why);
    before = lite_dump(kit_path("told.db-schema1"), NULL);
    copy = lite_dump(kit_path("stuck.db"), NULL);
    EQUAL_TEXT(copy, before, "a refused migration changed it");
    free(before);
    free(copy);
}

static void schemas(void)
{
    struct store *s;
    struct kit_game g;
    char why[512], *first, *again;
    sqlite3 *db;

    lite_make_old(kit_path("old.db"), NULL);
    s = kit_open(kit_url("old.db"), NULL);
    g = kit_load(s, "g");
    CHECK(g.status == STORE_OK && g.head == 2 && g.epoch == 4 &&
              strcmp(g.event[1].body, "g:2") == 0 &&
              memcmp(g.secret, kit_secret, STORE_SECRET) == 0,
          "a game of schema 1");
    EQUAL(kit_append(s, "g", 4, 2, 1), STORE_OK, "goes on");
    store_close(s);
    db = lite_look(kit_path("old.db"), NULL);
    CHECK(lite_says(db, "SELECT seat FROM chat ORDER BY n", "1|\n0|\n-1|\n"),
          "chat has found its seats");
    CHECK(lite_says(db, "PRAGMA user_version", "6|\n"), "the version");
    sqlite3_close(db);

    /* The newest schema is the same, new or migrated; twice does nothing. */
    first = lite_dump(kit_path("old.db"), NULL);
    store_close(kit_open(kit_url("old.db"), NULL));
    again = lite_dump(kit_path("old.db"), NULL);
    EQUAL_TEXT(first, again, "opening twice changes something");
    free(first);
    free(again);
    store_close(kit_open(kit_url("new.db"), NULL));
    db = lite_look(kit_path("new.db"), NULL);
    first = lite_rows(db, "SELECT name, sql FROM sqlite_schema ORDER BY name");
    sqlite3_close(db);
    db = lite_look(kit_path("old.db"), NULL);
    again = lite_rows(db, "SELECT name, sql FROM sqlite_schema ORDER BY name");
    sqlite3_close(db);
    EQUAL_TEXT(first, again, "a migrated schema differs");
    free(first);
    free(again);

    db = lite_look(kit_path("new.db"), NULL);
    lite_exec(db, "PRAGMA user_version = 99");
    sqlite3_close(db);
    CHECK(kit_try(kit_url("new.db"), NULL, NULL, why, sizeof why) == NULL &&
              strstr(why, "newer program") != NULL,
          "a newer schema: %s", why);
    db = lite_look(kit_path("foreign.db"), NULL);
    lite_exec(db, "CREATE TABLE recipes (id); PRAGMA user_version = 1");
    sqlite3_close(db);
    CHECK(kit_try(kit_url("foreign.db"), NULL, NULL, why, sizeof why) == NULL &&
              strstr(why, "another program") != NULL,
          "a foreign database: %s", why);
    db = lite_look(kit_path("foreign.db"), NULL);
    CHECK(lite_says(db, "SELECT name FROM sqlite_schema", "recipes|\n"),
          "it was touched");
    CHECK(lite_says(db, "PRAGMA journal_mode", "delete|\n"), "it was changed");
    sqlite3_close(db);
}

/* ---- what is forgotten leaves the disk ---------------------------------- */

/* How often a word stands in a file. */
static int times(const char *path, const char *word)
{
    static char block[1 << 16];
    FILE *f = fopen(path, "rb");
    size_t n, keep = 0, len = strlen(word);
    int found = 0;

    if (f == NULL)
        return 0;
    while ((n = fread(block + keep, 1, sizeof block - keep, f)) > 0) {
        n += keep;
        for (size_t i = 0; i + len <= n; i++)
            found += memcmp(block + i, word, len) == 0;
        keep = n < len ? n : len - 1;
        memmove(block, block + n - keep, keep);
    }
    fclose(f);
    return found;
}

static int everywhere(const char *name, const char *word)
{
    char log[64];

    snprintf(log, sizeof log, "%s-wal", name);
    return times(kit_path(name), word) + times(kit_path(log), word);
}

static bool scrubbing;

static void on_scrub(void *user, int status, const char *who, bool last)
{
    (void)last;
    *(int *)user = status;
    scrubbing = who != NULL;
}

static void on_count(void *user, int status, int n)
{
    ((int *)user)[0] = n;
    ((int *)user)[1] = status;
}

/* Neither in the database nor in its log: while the server runs. */
static void leaves_the_disk(void)
{
    static const char facts[] = "{\"seats\":[{\"user\":\"gvictim\",\"name\":"
                                "\"Zanzibar\"}]}";
    struct store *s = kit_open(kit_url("erase.db"), NULL);
    struct store_facts f = {
        .status = GAME_OVER, .facts = facts, .nseats = 1, .users = {"gvictim"}};
    struct store_keep keep = {.games = INT64_MAX};
    struct store_chat l = {.at = 5, .user = "gvictim", .text = "Wakalimbo"};
    struct store_event e[40];
    char body[40][100];

    for (uint32_t i = 0; i < 40; i++) {
        snprintf(body[i], sizeof body[i],
                 "{\"kind\":\"sit\",\"seat\":%u,\"user\":\"gvictim\","
                 "\"name\":\"Zanzibar\"}",
                 i);
        e[i] = (struct store_event){i + 1, 5, NULL, body[i], strlen(body[i])};
    }
    for (int i = 0; i < 60; i++) {
        char id[16];
        struct store_append a = {
            .game = id, .epoch = 1, .events = e, .nevents = 40, .facts = &f};

        snprintf(id, sizeof id, "g%d", i);
        EQUAL(KIT(s, store_create, s, &a, kit_secret), STORE_OK, "a game");
        l.n = 1;
        EQUAL(KIT(s, store_say, s, id, &l), STORE_OK, "a line");
    }
    CHECK(everywhere("erase.db", "Zanzibar") > 1000 &&
              everywhere("erase.db", "Wakalimbo") >= 60,
          "it was there");
    EQUAL(KIT(s, store_forget, s, "gvictim", false), STORE_OK, "forget");
    do {
        static const unsigned char salt[16];
        int status = 1;

        store_scrub(s, salt, on_scrub, &status);
        kit_drain(s);
        EQUAL(status, STORE_OK, "a piece");
    } while (scrubbing);
    /* what is asked next comes after the store has tidied up */
    KIT(s, store_session_drop, s, "nobody", NULL);
    EQUAL(everywhere("erase.db", "Zanzibar"), 0, "the name");
    EQUAL(everywhere("erase.db", "gvictim"), 0, "the id");
    EQUAL(everywhere("erase.db", "Wakalimbo"), 0, "what was said");
    CHECK(everywhere("erase.db", "kind\":\"sit") >= 2400,
          "the games are there");
    for (bool more = true; more;) {
        static const unsigned char salt[16];
        int n[2] = {0, 0};

        store_expire(s, &keep, salt, on_count, n);
        kit_drain(s);
        more = n[0] > 0;
    }
    KIT(s, store_session_drop, s, "nobody", NULL);
    EQUAL(everywhere("erase.db", "kind\":\"sit"), 0, "and now they are not");
    store_close(s);
}

/* It leaves the disk as soon as nobody reads, though nobody writes either. */
static void leaves_after_readers(void)
{
    struct store *s = kit_open(kit_url("read.db"), NULL);
    struct store_chat l = {
        .at = 5, .user = "gvictim", .text = "Wakalimbo", .n = 1};
    static const unsigned char salt[16];
    sqlite3 *reader;
    int status = 1;

    kit_create(s, "g", false, NULL, NULL);
    EQUAL(KIT(s, store_say, s, "g", &l), STORE_OK, "a line");
    reader = lite_look(kit_path("read.db"), NULL);
    CHECK(lite_says(reader, "BEGIN", "") &&
              lite_says(reader, "SELECT count(*) FROM chat", "1|\n"),
          "somebody reads");
    EQUAL(KIT(s, store_forget, s, "gvictim", false), STORE_OK, "forget");
    do {
        store_scrub(s, salt, on_scrub, &status);
        kit_drain(s);
        EQUAL(status, STORE_OK, "a piece");
    } while (scrubbing);
    usleep(300000);
    CHECK(everywhere("read.db", "Wakalimbo") > 0, "the reader's view stays");
    sqlite3_close(reader);
    for (int i = 0; i < 200 && everywhere("read.db", "Wakalimbo") > 0; i++)
        usleep(50000);
    EQUAL(everywhere("read.db", "Wakalimbo"), 0, "what was said");
    store_close(s);
}

/* Killed in the middle of migrating, for real. */
static void killed_midway(void)
{
    const char *path = kit_path("killed.db");
    char why[512], *want, *got;
    int wrong = 0;

    lite_make_old(kit_path("whole.db"), NULL);
    store_close(kit_open(kit_url("whole.db"), NULL));
    want = lite_dump(kit_path("whole.db"), NULL);
    for (int i = 0; i < 12; i++) {
        pid_t child;
        char log[300];

        unlink(path);
        snprintf(log, sizeof log, "%s-wal", path);
        unlink(log);
        snprintf(log, sizeof log, "%s-shm", path);
        unlink(log);
        lite_make_old(path, NULL);
        fflush(stdout);
        child = fork();
        if (child == 0) {
            kit_try(kit_url("killed.db"), NULL, NULL, why, sizeof why);
            _exit(0);
        }
        usleep((useconds_t)(i * 400));
        kill(child, SIGKILL);
        waitpid(child, NULL, 0);
        store_close(kit_open(kit_url("killed.db"), NULL));
        got = lite_dump(path, NULL);
        wrong += strcmp(got, want) != 0;
        free(got);
    }
    EQUAL(wrong, 0, "%d of 12 kills left another database", wrong);
    free(want);
}

/* ---- backup and restore ------------------------------------------------- */

static int backup_status;

static void backup_done(void *user, int status)
{
    (void)user;
    backup_status = status;
}

/* Files of this folder whose name begins so. */
static int files_called(const char *start)
{
    DIR *folder = opendir(kit_path(""));
    const struct dirent *e;
    int n = 0;

    while (folder != NULL && (e = readdir(folder)) != NULL)
        n += strncmp(e->d_name, start, strlen(start)) == 0;
    closedir(folder);
    return n;
}

/* No room in the middle of it: nothing of it stays. */
static void backup_cut_short(struct store *s)
{
    struct rlimit all, little;
    int status;

    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &all);
    little = all;
    little.rlim_cur = 65536;
    setrlimit(RLIMIT_FSIZE, &little);
    status = KIT(s, store_backup, s, kit_path("cut.db"));
    setrlimit(RLIMIT_FSIZE, &all);
    CHECK(status == STORE_E_FULL || status == STORE_E_IO, "cut short: %s",
          store_status_name(status));
    EQUAL(files_called("cut.db"), 0, "a failed backup leaves files behind");
}

/* A store is locked, by whatever name it is called. */
static void links(void)
{
    char why[512] = "", kept[512];
    struct store *s = kit_open(kit_url("real.db"), NULL);
    struct store_config c = {.url = kit_url("link.db")};
    struct store *second;

    EQUAL(symlink(kit_path("real.db"), kit_path("link.db")), 0, "a link");
    second = store_open(&c, why, sizeof why);
    CHECK(second == NULL && strstr(why, "has it open") != NULL,
          "opened a second time through a link: %s", why);
    if (second != NULL)
        store_close(second);
    CHECK(store_restore(kit_url("link.db"), kit_path("copy.db"), kept,
                        sizeof kept, why, sizeof why) == STORE_E_EXISTS,
          "restored through a link: %s", why);
    store_close(s);
    EQUAL(store_restore(kit_url("link.db"), kit_path("copy.db"), kept,
                        sizeof kept, why, sizeof why),
          STORE_OK, "restore through a link: %s", why);
    CHECK(strstr(kept, "real.db-before-") != NULL, "kept as %s", kept);
    s = kit_open(kit_url("real.db"), NULL);
    EQUAL(kit_load(s, "g599").head, 1, "the link still leads to it");
    store_close(s);
    s = kit_open(kit_url("link.db"), NULL); /* and opens, when nobody has it */
    EQUAL(kit_load(s, "g599").head, 1, "through the link");
    store_close(s);
}

/* Games are played on while the backup is made: it is one moment of them. */
static void backups(void)
{
    struct store *s = kit_open(kit_url("live.db"), NULL), *copy;
    static char facts[STORE_FACTS_MAX + 1];
    struct store_facts f = {.status = GAME_PLAYING, .facts = facts};
    uint32_t head = 1, before;
    struct kit_game g;
    char id[16], kept[512], why[512];

    memset(facts, 'f', STORE_FACTS_MAX);
    kit_create(s, "g", false, NULL, NULL);
    for (int i = 0; i < 600; i++) { /* a few megabytes */
        struct store_event e;
        struct store_append a = {
            .game = id, .epoch = 1, .events = &e, .nevents = 1, .facts = &f};

        snprintf(id, sizeof id, "g%d", i);
        e = kit_event(id, 1);
        store_create(s, &a, kit_secret, kit_status, &kit_answer);
    }
    kit_drain(s);
    backup_status = 1;
    before = head;
    store_backup(s, kit_path("copy.db"), backup_done, NULL);
    while (backup_status == 1) {
        struct store_event e = kit_event("g", head + 1);
        struct store_append a = {.game = "g",
                                 .epoch = 1,
                                 .head = head++,
                                 .events = &e,
                                 .nevents = 1};

        kit_answer = 1;
        store_append(s, &a, kit_status, &kit_answer);
        while (kit_answer == 1) {
            sem_wait(&kit_signal);
            store_poll(s);
        }
        HOLD_EQUAL(kit_answer, STORE_OK, "append during a backup");
    }
    EQUAL(backup_status, STORE_OK, "backup: %s",
          store_status_name(backup_status));
    CHECK(head > before + 1, "nothing was played during the backup");
    EQUAL(mode_of(kit_path("copy.db")), 0600, "its mode");
    CHECK(mode_of(kit_path("copy.db-part")) == 0 &&
              mode_of(kit_path("copy.db-part-journal")) == 0,
          "something stays behind");
    EQUAL(KIT(s, store_backup, s, kit_path("copy.db")), STORE_E_EXISTS,
          "a backup was written over");
    EQUAL(KIT(s, store_backup, s, "/nowhere/copy.db"), STORE_E_IO,
          "a backup to nowhere");
    backup_cut_short(s);
    CHECK(store_writable(s) && kit_append(s, "g", 1, head, 1) == STORE_OK,
          "a failed backup stops the store");
    CHECK(store_restore(kit_url("live.db"), kit_path("copy.db"), kept,
                        sizeof kept, why, sizeof why) == STORE_E_EXISTS &&
              strstr(why, "has it open") != NULL,
          "restored under a running server: %s", why);
    store_close(s);
    CHECK(lite_sound(kit_path("copy.db"), NULL), "the copy is damaged");

    copy = kit_open(kit_url("copy.db"), NULL);
    g = kit_load(copy, "g");
    CHECK(g.status == STORE_OK && g.head > before && g.head <= head,
          "the copy has %u of %u events", g.head, head);
    EQUAL(kit_load(copy, "g599").head, 1, "the copy has all games");
    store_close(copy);
}

static void write_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");

    fputs(text, f);
    fclose(f);
}

static void restores(void)
{
    const char *url = kit_url("live.db");
    char kept[512] = "", why[512] = "";
    struct store *s;
    uint32_t head;

    s = kit_open(url, NULL);
    head = kit_load(s, "g").head;
    store_close(s);
    write_file(kit_path("junk.db"), "this is no database at all");
    CHECK(store_restore(url, kit_path("junk.db"), kept, sizeof kept, why,
                        sizeof why) == STORE_E_IO &&
              strstr(why, "junk.db") != NULL,
          "junk was restored");
    EQUAL(store_restore(url, kit_path("foreign.db"), kept, sizeof kept, why,
                        sizeof why),
          STORE_E_IO, "a foreign database was restored");
    EQUAL(store_restore(url, kit_path("none.db"), kept, sizeof kept, why,
                        sizeof why),
          STORE_E_IO, "nothing was restored");
    EQUAL(store_restore("sqlite::memory:", kit_path("copy.db"), kept,
                        sizeof kept, why, sizeof why),
          STORE_E_MISSING, "into memory");
    s = kit_open(url, NULL);
    EQUAL(kit_load(s, "g").head, head, "a refused restore changed it");
    store_close(s);
    EQUAL(mode_of(kit_path("live.db-restored")), 0, "something stays");

    EQUAL(store_restore(url, kit_path("copy.db"), kept, sizeof kept, why,
                        sizeof why),
          STORE_OK, "restore: %s", why);
    s = kit_open(url, NULL);
    CHECK(kit_load(s, "g").head < head, "it is the older one");
    EQUAL(kit_load(s, "g599").head, 1, "with all games");
    store_close(s);
    CHECK(mode_of(kept) == 0600 && lite_sound(kept, NULL), "kept: %s", kept);
    CHECK(store_restore(kit_url("fresh.db"), kit_path("copy.db"), kept,
                        sizeof kept, why, sizeof why) == STORE_OK &&
              kept[0] == '\0',
          "restore where nothing was: %s %s", why, kept);
    lite_make_old(kit_path("backup1.db"), NULL);
    EQUAL(store_restore(kit_url("fresh.db"), kit_path("backup1.db"), kept,
                        sizeof kept, why, sizeof why),
          STORE_OK, "restore of an old schema: %s", why);
    s = kit_open(kit_url("fresh.db"), NULL);
    EQUAL(kit_load(s, "g").head, 2, "it is migrated");
    store_close(s);
}

int main(void)
{
    kit_start();
    the_file();
    damaged_log();
    schemas();
    leaves_the_disk();
    leaves_after_readers();
    announced_copy();
    killed_midway();
    backups();
    restores();
    links();
    kit_end();
    return test_end();
}
