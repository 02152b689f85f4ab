/*
 * Backup and restore of the SQLite store.
 *
 * A backup is copied by the writer's own connection, a few pages between two
 * commits: what it writes meanwhile goes into the copy as well.  The copy is
 * made under another name and gets its own when it is whole, checked and on
 * disk.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "engine/system.h"
#include "server/store_sqlite.h"

/* Pages between two commits: about a millisecond. */
#define PAGES     256
#define PATH_SIZE 4096

struct lite_backup {
    sqlite3 *db; /* the copy */
    sqlite3_backup *copy;
    char path[PATH_SIZE];
    char part[PATH_SIZE + 8]; /* its name until it is whole */
};

/* ---- the copy ----------------------------------------------------------- */

static bool exists(const char *path)
{
    struct stat file;

    return lstat(path, &file) == 0;
}

static int errno_status(void)
{
    return errno == ENOSPC || errno == EDQUOT ? STORE_E_FULL : STORE_E_IO;
}

/* An empty file of ours alone. */
static int create_part(const char *part)
{
    int fd = open(part, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    if (fd < 0)
        return errno_status();
    close(fd);
    return STORE_OK;
}

/* The file, and what SQLite writes beside it. */
void lite_remove(const char *part)
{
    static const char *const tails[] = {"", "-journal", "-wal", "-shm",
                                        "-lock"};
    char name[PATH_SIZE + 24];

    for (size_t i = 0; i < sizeof tails / sizeof *tails; i++) {
        snprintf(name, sizeof name, "%s%s", part, tails[i]);
        unlink(name);
    }
}

int lite_backup_start(struct connection *connection, const char *path)
{
    struct lite *c = (struct lite *)connection;
    struct lite_backup *b = calloc(1, sizeof *b);
    int status;

    if (b == NULL)
        return STORE_E_MEMORY;
    if (exists(path) || strlen(path) >= sizeof b->path) {
        free(b);
        return STORE_E_EXISTS;
    }
    snprintf(b->path, sizeof b->path, "%s", path);
    snprintf(b->part, sizeof b->part, "%s-part", path);
    lite_remove(b->part); /* of an earlier try that was cut short */
    c->backup = b;
    status = create_part(b->part);
    if (status == STORE_OK &&
        (sqlite3_open_v2(b->part, &b->db, SQLITE_OPEN_READWRITE, NULL) !=
             SQLITE_OK ||
         (b->copy = sqlite3_backup_init(b->db, "main", c->db, "main")) == NULL))
        status = STORE_E_IO;
    if (status != STORE_OK)
        lite_backup_stop(c);
    return status;
}

void lite_backup_stop(struct lite *c)
{
    struct lite_backup *b = c->backup;

    if (b == NULL)
        return;
    sqlite3_backup_finish(b->copy);
    sqlite3_close(b->db);
    lite_remove(b->part);
    free(b);
    c->backup = NULL;
}

/* Nothing that the copy was written with remains but the copy itself. */
static bool settle(sqlite3 *db)
{
    return sqlite3_exec(db, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL) ==
           SQLITE_OK;
}

static bool sync_file(const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    bool ok = fd >= 0 && fsync(fd) == 0;

    if (fd >= 0)
        close(fd);
    return ok;
}

/* All pages are there: close, sync, and give it its name. */
static int finish(struct lite *c)
{
    struct lite_backup *b = c->backup;
    int rc = sqlite3_backup_finish(b->copy);
    bool ok;

    b->copy = NULL;
    if (rc != SQLITE_OK)
        return lite_status(rc);
    ok = settle(b->db);
    if (sqlite3_close(b->db) == SQLITE_OK)
        b->db = NULL;
    if (!ok || b->db != NULL || !sync_file(b->part))
        return STORE_E_IO;
    if (exists(b->path))
        return STORE_E_EXISTS;
    if (rename(b->part, b->path) != 0)
        return errno_status();
    return lite_sync_folder(b->path) ? STORE_OK : STORE_E_IO;
}

bool lite_backup_step(struct connection *connection, int *status)
{
    struct lite *c = (struct lite *)connection;
    int rc = sqlite3_backup_step(c->backup->copy, PAGES);

    if (rc == SQLITE_OK)
        return true;
    if (rc == SQLITE_DONE)
        *status = finish(c);
    else
        *status = lite_status(rc) == STORE_OK ? STORE_E_IO : lite_status(rc);
    lite_backup_stop(c);
    return false;
}

/* ---- restore ------------------------------------------------------------ */

struct restore {
    const char *path, *from;
    char fresh[PATH_SIZE];
    char *kept;
    size_t nkept;
    char *why;
    size_t n;
};

/* "ok" and nothing else. */
static bool is_sound(sqlite3 *db, char *why, size_t n)
{
    sqlite3_stmt *st = NULL;
    bool ok = false;

    snprintf(why, n, "it is no database");
    if (sqlite3_prepare_v2(db, "PRAGMA integrity_check(1)", -1, &st, NULL) ==
            SQLITE_OK &&
        sqlite3_step(st) == SQLITE_ROW) {
        const char *text = (const char *)sqlite3_column_text(st, 0);

        ok = text != NULL && strcmp(text, "ok") == 0;
        snprintf(why, n, "it is damaged: %s", text == NULL ? "?" : text);
    }
    sqlite3_finalize(st);
    return ok;
}

/* Whole, ours, and of a schema we know (older ones are migrated). */
static int copy_checked(struct restore *r)
{
    sqlite3 *from = NULL, *to = NULL;
    sqlite3_backup *copy;
    char why[256] = "it cannot be opened";
    int status = STORE_E_IO;

    if (create_part(r->fresh) != STORE_OK) {
        snprintf(r->why, r->n, "%s: %s", r->fresh, strerror(errno));
        return STORE_E_IO;
    }
    if (sqlite3_open_v2(r->from, &from, SQLITE_OPEN_READONLY, NULL) ==
            SQLITE_OK &&
        is_sound(from, why, sizeof why) &&
        sqlite3_open_v2(r->fresh, &to, SQLITE_OPEN_READWRITE, NULL) ==
            SQLITE_OK) {
        copy = sqlite3_backup_init(to, "main", from, "main");
        snprintf(why, sizeof why, "it cannot be copied: %s",
                 sqlite3_errmsg(to));
        if (copy != NULL) {
            sqlite3_backup_step(copy, -1);
            if (sqlite3_backup_finish(copy) == SQLITE_OK && settle(to) &&
                lite_migrate(to, why, sizeof why))
                status = STORE_OK;
        }
    }
    sqlite3_close(to);
    sqlite3_close(from);
    if (status == STORE_OK && !sync_file(r->fresh))
        status = STORE_E_IO;
    if (status != STORE_OK)
        snprintf(r->why, r->n, "%s: %s", r->from, why);
    return status;
}

/*
 * What was there gets a name of its own.  Its log is moved into it first; if
 * that cannot be done the log is renamed with it, so that it can never be
 * taken for the log of the new one.
 */
static bool keep_old(struct restore *r)
{
    static const char *const tails[] = {"-wal", "-shm"};
    char from[PATH_SIZE + 8], to[PATH_SIZE + 8];
    sqlite3 *db = NULL;

    *r->kept = '\0';
    if (!exists(r->path))
        return true;
    if (sqlite3_open_v2(r->path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK)
        settle(db);
    sqlite3_close(db);
    snprintf(r->kept, r->nkept, "%s-before-%lld", r->path,
             (long long)time(NULL));
    if (link(r->path, r->kept) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        snprintf(from, sizeof from, "%s%s", r->path, tails[i]);
        snprintf(to, sizeof to, "%.4000s%s", r->kept, tails[i]);
        if (exists(from) && rename(from, to) != 0)
            return false;
    }
    return true;
}

static int replace(struct restore *r)
{
    int status = copy_checked(r);

    if (status == STORE_OK && (!keep_old(r) || rename(r->fresh, r->path) != 0 ||
                               !lite_sync_folder(r->path))) {
        snprintf(r->why, r->n, "%s: %s", r->path, strerror(errno));
        status = STORE_E_IO;
    }
    if (status != STORE_OK)
        lite_remove(r->fresh);
    return status;
}

int store_restore(const char *url, const char *backup, char *kept, size_t nkept,
                  char *why, size_t n)
{
    struct restore r = {.from = backup, .kept = kept, .nkept = nkept};
    char *real;
    int lock, status;

    r.why = why;
    r.n = n;
    if (strncmp(url, "postgresql:", 11) == 0) {
        snprintf(why, n,
                 "PostgreSQL restores its own backups: pg_restore, or the "
                 "archive of its log (doc/host.md)");
        return STORE_E_ELSEWHERE;
    }
    if (strncmp(url, "sqlite:", 7) != 0 || url[7] == '\0' ||
        strcmp(url + 7, ":memory:") == 0 || strlen(url) > PATH_SIZE - 64) {
        snprintf(why, n, "%s: a store is written sqlite:PATH", url);
        return STORE_E_MISSING;
    }
    real = system_real_path(url + 7); /* NULL: there is nothing yet */
    r.path = real == NULL ? url + 7 : real;
    snprintf(r.fresh, sizeof r.fresh, "%s-restored", r.path);
    lock = lite_lock(r.path, why, n);
    status = STORE_E_EXISTS;
    if (lock >= 0) {
        lite_remove(r.fresh);
        status = replace(&r);
        close(lock);
    }
    free(real);
    return status;
}
