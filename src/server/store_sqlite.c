/*
 * The SQLite store: opening, pragmas, transactions, the write-ahead log.
 *
 * Exactly one connection writes, and it alone moves the log into the database
 * (SQLite before 3.51.3 can damage a log that two connections reset); the
 * others are opened read-only.  A lock file keeps other processes out.
 */
#include "server/store_sqlite.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "engine/system.h"

/* Pages in the log (4 kB each) from which it is moved into the database. */
#define LOG_PAGES_MAX 1000
/* How long to wait for a lock that only another program can hold. */
#define BUSY_MS 5000
/* Largest database that is written anew while the server runs; bytes. */
#define VACUUM_MAX ((uint64_t)64 << 20)

/* ---- transactions ------------------------------------------------------- */

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static struct lite *lite_of(struct connection *c)
{
    return (struct lite *)c;
}

static int begin(struct connection *c)
{
    c->now = now_ms();
    c->writing = true;
    return sql_do(c, ST_BEGIN);
}

static int commit(struct connection *c)
{
    c->writing = false;
    return sql_do(c, ST_COMMIT);
}

static void rollback(struct connection *c)
{
    c->writing = false;
    if (!sqlite3_get_autocommit(lite_of(c)->db))
        sql_do(c, ST_ROLLBACK);
}

static int on_commit(void *user, sqlite3 *db, const char *name, int pages)
{
    struct lite *c = user;

    (void)db;
    (void)name;
    c->log_pages = pages;
    return SQLITE_OK;
}

static uint64_t size_of(struct connection *connection)
{
    struct lite *c = lite_of(connection);
    struct stat file;

    return c->memory || stat(c->path, &file) != 0 ? 0 : (uint64_t)file.st_size;
}

static bool pragma(sqlite3 *db, const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

/*
 * What was deleted leaves the disk.  Pages that were split keep copies of cells
 * in their free space, which only VACUUM clears; it writes everything anew, so
 * a large database waits for it until the server stops.  The log holds pages as
 * they were before: all of it goes into the database, and the file is emptied.
 * Whoever reads just now is not waited for: the writer tries again a moment
 * later.
 */
static int purge(struct lite *c)
{
    int rc;

    if (c->base.deleted && size_of(&c->base) <= VACUUM_MAX) {
        pragma(c->db, "VACUUM"); /* without room for it all stays as it is */
        c->base.deleted = false;
    }
    sqlite3_busy_timeout(c->db, 0);
    rc = sqlite3_wal_checkpoint_v2(c->db, NULL, SQLITE_CHECKPOINT_TRUNCATE,
                                   NULL, NULL);
    sqlite3_busy_timeout(c->db, BUSY_MS);
    if (rc == SQLITE_BUSY || rc == SQLITE_LOCKED)
        return STORE_OK;
    c->base.purge = false;
    c->log_pages = 0;
    return lite_status(rc);
}

/* Only as far as readers let it; the rest waits for the next time. */
static int tidy(struct connection *connection, bool *again)
{
    struct lite *c = lite_of(connection);
    int rc;

    *again = false;
    if (c->base.purge && !c->memory) {
        rc = purge(c);
        *again = c->base.purge;
        return rc;
    }
    if (c->log_pages < c->log_pages_max)
        return STORE_OK;
    rc = sqlite3_wal_checkpoint_v2(c->db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL,
                                   NULL);
    c->log_pages = 0;
    return rc == SQLITE_BUSY || rc == SQLITE_LOCKED ? STORE_OK
                                                    : lite_status(rc);
}

/* ---- files -------------------------------------------------------------- */

bool lite_sync_folder(const char *path)
{
    char folder[4096];
    const char *slash = strrchr(path, '/');
    int fd, error;

    snprintf(folder, sizeof folder, "%.*s",
             slash == NULL ? 1 : (int)(slash - path) + 1,
             slash == NULL ? "." : path);
    fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return false;
    error = fsync(fd);
    close(fd);
    return error == 0;
}

int lite_lock(const char *path, char *why, size_t n)
{
    char name[4096], pid[32];
    int fd, len = snprintf(name, sizeof name, "%s-lock", path);

    if (len < 0 || (size_t)len >= sizeof name) {
        snprintf(why, n, "its name is too long");
        return -1;
    }
    fd = open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (fd < 0) {
        snprintf(why, n, "%s: %s", name, strerror(errno));
        return -1;
    }
    if (!system_lock(fd)) {
        ssize_t got = read(fd, pid, sizeof pid - 1);

        pid[got > 0 ? got : 0] = '\0';
        pid[strcspn(pid, "\n")] = '\0';
        snprintf(why, n, "process %s has it open", *pid ? pid : "?");
        close(fd);
        return -1;
    }
    len = snprintf(pid, sizeof pid, "%ld\n", (long)getpid());
    if (ftruncate(fd, 0) != 0 || write(fd, pid, (size_t)len) != len) {
        snprintf(why, n, "%s: %s", name, strerror(errno));
        close(fd);
        return -1;
    }
    return fd;
}

/* The file must be there before SQLite makes it: ours alone, mode 0600. */
static bool create_file(const char *path, char *why, size_t n)
{
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

    if (fd < 0) {
        snprintf(why, n, "%s", strerror(errno));
        return false;
    }
    close(fd);
    if (!lite_sync_folder(path)) {
        snprintf(why, n, "its folder cannot be synced: %s", strerror(errno));
        return false;
    }
    return true;
}

/* ---- opening ------------------------------------------------------------ */

/* Did it become what we asked for?  (Some file systems cannot do WAL.) */
static bool use_log(sqlite3 *db, bool memory)
{
    sqlite3_stmt *st;
    bool ok = false;

    if (sqlite3_prepare_v2(db, "PRAGMA journal_mode = WAL", -1, &st, NULL) !=
        SQLITE_OK)
        return false;
    if (sqlite3_step(st) == SQLITE_ROW)
        ok = strcmp((const char *)sqlite3_column_text(st, 0),
                    memory ? "memory" : "wal") == 0 &&
             sqlite3_step(st) == SQLITE_DONE;
    sqlite3_finalize(st);
    return ok;
}

/*
 * An old schema is copied before it is changed, and the operator told.  A copy
 * that is there already was made by a try that did not come to its end.
 */
static bool keep_old_schema(struct lite *c, char *why, size_t n)
{
    int version = lite_version(c->db), status;
    char copy[4096], sentence[4200];

    if (version <= 0 || version == SCHEMA_VERSION || c->memory ||
        c->vfs != NULL)
        return true;
    snprintf(copy, sizeof copy, "%s-schema%d", c->path, version);
    snprintf(sentence, sizeof sentence,
             "the store has schema %d and becomes schema %d; a copy of it as "
             "it was is %s",
             version, SCHEMA_VERSION, copy);
    if (c->announce != NULL)
        c->announce(sentence);
    status = lite_backup_start(&c->base, copy);
    if (status == STORE_OK) {
        while (lite_backup_step(&c->base, &status))
            continue;
    }
    if (status == STORE_OK || status == STORE_E_EXISTS)
        return true;
    snprintf(why, n,
             "no copy can be made before its schema is changed (%s): "
             "%.200s",
             store_status_name(status), copy);
    return false;
}

static bool prepare_writer(struct lite *c, char *why, size_t n)
{
    if (!lite_known(c->db, why, n) ||
        (c->existing && !lite_newest(c->db, why, n)))
        return false; /* nothing of it was changed */
    if (!pragma(c->db, "PRAGMA secure_delete = ON") ||
        !use_log(c->db, c->memory) ||
        !pragma(c->db, "PRAGMA synchronous = FULL") ||
        !pragma(c->db, "PRAGMA journal_size_limit = 16777216")) {
        snprintf(why, n, "%s", sqlite3_errmsg(c->db));
        return false;
    }
    sqlite3_wal_hook(c->db, on_commit, c); /* in place of SQLite's own */
    return keep_old_schema(c, why, n) && lite_migrate(c->db, why, n);
}

static bool open_database(struct lite *c, char *why, size_t n)
{
    int flags = SQLITE_OPEN_NOMUTEX |
                (c->writer ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                           : SQLITE_OPEN_READONLY);
    int rc = sqlite3_open_v2(c->memory ? ":memory:" : c->path, &c->db, flags,
                             c->vfs);

    if (rc != SQLITE_OK) {
        snprintf(why, n, "%s",
                 c->db == NULL ? sqlite3_errstr(rc) : sqlite3_errmsg(c->db));
        return false;
    }
    sqlite3_extended_result_codes(c->db, 1);
    sqlite3_busy_timeout(c->db, BUSY_MS);
    sqlite3_db_config(c->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(c->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    if (c->writer)
        return prepare_writer(c, why, n);
    return true;
}

static void close_connection(struct connection *connection, bool failed)
{
    struct lite *c = lite_of(connection);

    lite_backup_stop(c);
    for (int i = 0; i < NSTATEMENTS; i++)
        sqlite3_finalize(c->statement[i].st);
    if (c->db != NULL) {
        if (!failed && c->base.deleted && !c->memory)
            pragma(c->db, "VACUUM");
        if (failed)
            sqlite3_db_config(c->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
        sqlite3_close(c->db);
    }
    if (c->lock >= 0)
        close(c->lock);
    free(c->path);
    free(c);
}

/* The file's own name, whatever links led to it: all names have one lock. */
static bool follow_links(struct lite *c, char *why, size_t n)
{
    char *real = system_real_path(c->path);

    if (real == NULL) {
        snprintf(why, n, "%s", strerror(errno));
        return false;
    }
    free(c->path);
    c->path = real;
    return true;
}

/* Opens into c; what fails leaves a sentence without the path. */
static bool open_into(struct lite *c, char *why, size_t n)
{
    /* A file system of the tests' own (vfs) has no names for us to lock. */
    if (c->writer && !c->memory && c->vfs == NULL) {
        if ((!c->existing && !create_file(c->path, why, n)) ||
            !follow_links(c, why, n))
            return false;
        c->lock = lite_lock(c->path, why, n);
        if (c->lock < 0)
            return false;
    }
    return open_database(c, why, n);
}

static struct connection *open_connection(const struct store_config *config,
                                          bool writer, char *why, size_t n)
{
    struct lite *c = calloc(1, sizeof *c);
    const char *path = config->url + strlen("sqlite:");
    char reason[512] = "no memory";

    if (c != NULL) {
        c->lock = -1;
        c->base.engine = &lite_engine;
        c->base.node = config->node;
        c->base.lease = config->lease;
        c->writer = writer;
        c->memory = strcmp(path, ":memory:") == 0;
        c->vfs = config->vfs;
        c->existing = config->existing;
        c->announce = config->announce;
        c->log_pages_max =
            config->log_pages > 0 ? config->log_pages : LOG_PAGES_MAX;
        c->path = strdup(path);
        if (*path == '\0')
            snprintf(reason, sizeof reason, "a path is missing");
        else if (c->path != NULL && open_into(c, reason, sizeof reason))
            return &c->base;
        close_connection(&c->base, true);
    }
    snprintf(why, n, "store %s: %s", path, reason);
    return NULL;
}

static bool shared(const struct connection *c)
{
    return !((const struct lite *)c)->memory;
}

static const char *path_of(const char *url)
{
    return url + sizeof "sqlite:" - 1;
}

static bool is_new(const char *url)
{
    return access(path_of(url), F_OK) != 0 &&
           strcmp(path_of(url), ":memory:") != 0;
}

static void discard(const char *url)
{
    lite_remove(path_of(url));
}

const struct store_driver store_driver_sqlite = {
    .scheme = "sqlite",
    .open = open_connection,
    .close = close_connection,
    .shared = shared,
    .begin = begin,
    .run = sql_job,
    .commit = commit,
    .rollback = rollback,
    .tidy = tidy,
    .is_new = is_new,
    .discard = discard,
    .size = size_of,
    .backup_start = lite_backup_start,
    .backup_step = lite_backup_step,
};
