/*
 * What the tests of the SQLite store share: looking into a database behind
 * the store's back.  `vfs` is NULL for real files.
 */
#ifndef LITE_KIT_H
#define LITE_KIT_H

#include <sqlite3.h>

#include "store_kit.h"

#define LITE_VERSION_1 "tests/server/schema-v1.sql"

static inline sqlite3 *lite_look(const char *path, const char *vfs)
{
    sqlite3 *db = NULL;

    if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                        vfs) != SQLITE_OK) {
        printf("%s: %s\n", path, sqlite3_errmsg(db));
        exit(1);
    }
    return db;
}

static inline bool lite_exec(sqlite3 *db, const char *sql)
{
    char *error = NULL;

    if (sqlite3_exec(db, sql, NULL, NULL, &error) == SQLITE_OK)
        return true;
    printf("%s\n", error);
    sqlite3_free(error);
    return false;
}

/* Every value of every row as one text, which must be freed. */
static inline char *lite_rows(sqlite3 *db, const char *sql)
{
    sqlite3_str *out = sqlite3_str_new(db);
    sqlite3_stmt *st = NULL;
    char *copy, *text;

    if (sqlite3_prepare_v2(db, sql, -1, &st, NULL) != SQLITE_OK)
        sqlite3_str_appendf(out, "error: %s", sqlite3_errmsg(db));
    while (st != NULL && sqlite3_step(st) == SQLITE_ROW) {
        for (int i = 0; i < sqlite3_column_count(st); i++)
            sqlite3_str_appendf(out, "%s|",
                                sqlite3_column_type(st, i) == SQLITE_NULL
                                    ? "NULL"
                                    : (const char *)sqlite3_column_text(st, i));
        sqlite3_str_appendall(out, "\n");
    }
    sqlite3_finalize(st);
    text = sqlite3_str_finish(out);
    copy = strdup(text == NULL ? "" : text);
    sqlite3_free(text);
    return copy;
}

static inline bool lite_says(sqlite3 *db, const char *sql, const char *want)
{
    char *got = lite_rows(db, sql);
    bool same = strcmp(got, want) == 0;

    if (!same)
        printf("%s: %s", sql, got);
    free(got);
    return same;
}

static inline bool lite_sound(const char *path, const char *vfs)
{
    sqlite3 *db = lite_look(path, vfs);
    bool ok = lite_says(db, "PRAGMA integrity_check", "ok|\n");

    sqlite3_close(db);
    return ok;
}

/* The schema and the contents of everything, which must be freed. */
static inline char *lite_dump(const char *path, const char *vfs)
{
    static const char *const all[] = {
        "SELECT type, name, sql FROM sqlite_schema ORDER BY name",
        "PRAGMA user_version",
        "PRAGMA application_id",
        ("SELECT id, owner, head, status, listed, created, changed, "
         "hex(secret), facts FROM game ORDER BY id"),
        "SELECT * FROM event ORDER BY game, seq",
        "SELECT * FROM seat ORDER BY game, seat",
        "SELECT game, n, at, user, seat, text FROM chat ORDER BY game, n",
    };
    sqlite3 *db = lite_look(path, vfs);
    sqlite3_str *out = sqlite3_str_new(NULL);
    char *text, *copy;

    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        char *rows = lite_rows(db, all[i]);

        sqlite3_str_appendall(out, rows);
        free(rows);
    }
    sqlite3_close(db);
    text = sqlite3_str_finish(out);
    copy = strdup(text == NULL ? "" : text);
    sqlite3_free(text);
    return copy;
}

/* A store of schema 1. */
static inline void lite_make_old(const char *path, const char *vfs)
{
    FILE *f = fopen(LITE_VERSION_1, "r");
    static char sql[16384];
    size_t n = f == NULL ? 0 : fread(sql, 1, sizeof sql - 1, f);
    sqlite3 *db = lite_look(path, vfs);

    if (f != NULL)
        fclose(f);
    sql[n] = '\0';
    HOLD(n > 0 && lite_exec(db, "PRAGMA synchronous = OFF") &&
             lite_exec(db, "BEGIN") && lite_exec(db, sql) &&
             lite_exec(db, "COMMIT"),
         LITE_VERSION_1);
    sqlite3_close(db);
}

#endif
