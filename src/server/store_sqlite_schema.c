/*
 * The SQLite store: the schema it has, and the way to the newest.  The version
 * and whose the file is stand in the database's header.
 */
#include <stdio.h>
#include <string.h>

#include "server/store_sqlite.h"

/* The one number that a pragma or a query gives; -1 on failure. */
static int64_t number(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *st;
    int64_t v = -1;

    if (sqlite3_prepare_v2(db, sql, -1, &st, NULL) != SQLITE_OK)
        return -1;
    if (sqlite3_step(st) == SQLITE_ROW)
        v = sqlite3_column_int64(st, 0);
    sqlite3_finalize(st);
    return v;
}

int lite_version(sqlite3 *db)
{
    return (int)number(db, "PRAGMA user_version");
}

/* From `version` to the next one, or not at all. */
static bool climb(sqlite3 *db, int version)
{
    char mark[128];
    bool ok;

    snprintf(mark, sizeof mark,
             "PRAGMA application_id = %d; PRAGMA user_version = %d; COMMIT;",
             LITE_APPLICATION, version + 1);
    ok =
        sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK &&
        sqlite3_exec(db, schema_step(version), NULL, NULL, NULL) == SQLITE_OK &&
        sqlite3_exec(db, mark, NULL, NULL, NULL) == SQLITE_OK;
    if (!ok && !sqlite3_get_autocommit(db))
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return ok;
}

bool lite_known(sqlite3 *db, char *why, size_t n)
{
    int version = lite_version(db);
    int64_t application = number(db, "PRAGMA application_id");
    int64_t tables = number(db, "SELECT count(*) FROM sqlite_schema");

    if (version < 0 || tables < 0)
        snprintf(why, n, "it cannot be read: %s", sqlite3_errmsg(db));
    else if (tables > 0 && application != LITE_APPLICATION)
        snprintf(why, n, "it is a database of another program");
    else if (version > SCHEMA_VERSION)
        schema_newer(version, why, n);
    else
        return true;
    return false;
}

bool lite_newest(sqlite3 *db, char *why, size_t n)
{
    return schema_newest(lite_version(db), why, n);
}

bool lite_migrate(sqlite3 *db, char *why, size_t n)
{
    int version = lite_version(db);

    if (!lite_known(db, why, n))
        return false;
    for (; version < SCHEMA_VERSION; version++) {
        if (climb(db, version))
            continue;
        snprintf(why, n, "schema %d cannot be made %d: %s", version,
                 version + 1, sqlite3_errmsg(db));
        return false;
    }
    return true;
}
