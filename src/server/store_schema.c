/*
 * The schema of the SQLite store and its history.  Steps only go forward, each
 * in one transaction with the version it reaches, so that a machine that dies
 * midway finds the old schema whole and goes on from there.  A released step
 * is never changed: what is wrong in it is put right by the next one.
 *
 * Types are those PostgreSQL has too (text, 64-bit integers, bytes).
 */
#include <stdio.h>
#include <string.h>

#include "server/store_sqlite.h"

/* Version 1: games, their logs, who sits where, what is said. */
static const char step_1[] =
    "CREATE TABLE game ("
    "  id TEXT NOT NULL PRIMARY KEY,"
    "  owner TEXT NOT NULL,"
    "  epoch INTEGER NOT NULL,"
    "  lease_until INTEGER NOT NULL,"
    "  head INTEGER NOT NULL,"
    "  status INTEGER NOT NULL,"
    "  listed INTEGER NOT NULL,"
    "  created INTEGER NOT NULL,"
    "  changed INTEGER NOT NULL,"
    "  secret BLOB NOT NULL,"
    "  facts TEXT NOT NULL"
    ") STRICT;"
    "CREATE INDEX game_lobby ON game (changed)"
    "  WHERE listed = 1 AND status < 2;"
    "CREATE INDEX game_live ON game (owner) WHERE status < 2;"
    "CREATE TABLE event ("
    "  game TEXT NOT NULL,"
    "  seq INTEGER NOT NULL,"
    "  epoch INTEGER NOT NULL,"
    "  at INTEGER NOT NULL,"
    "  client_move_id TEXT,"
    "  body TEXT NOT NULL,"
    "  PRIMARY KEY (game, seq)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE UNIQUE INDEX event_move ON event (game, client_move_id)"
    "  WHERE client_move_id IS NOT NULL;"
    "CREATE TABLE seat ("
    "  game TEXT NOT NULL,"
    "  seat INTEGER NOT NULL,"
    "  user TEXT,"
    "  PRIMARY KEY (game, seat)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX seat_user ON seat (user) WHERE user IS NOT NULL;"
    "CREATE TABLE chat ("
    "  game TEXT NOT NULL,"
    "  n INTEGER NOT NULL,"
    "  at INTEGER NOT NULL,"
    "  user TEXT NOT NULL,"
    "  text TEXT NOT NULL,"
    "  PRIMARY KEY (game, n)"
    ") STRICT, WITHOUT ROWID;";

/* Version 2: accounts; chat remembers the seat, as far as it can be known. */
static const char step_2[] =
    "CREATE TABLE account ("
    "  user TEXT NOT NULL PRIMARY KEY,"
    "  name TEXT NOT NULL,"
    "  key TEXT NOT NULL UNIQUE,"
    "  password TEXT NOT NULL,"
    "  created INTEGER NOT NULL"
    ") STRICT;"
    "CREATE TABLE recovery ("
    "  user TEXT NOT NULL,"
    "  code BLOB NOT NULL,"
    "  PRIMARY KEY (user, code)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE TABLE session ("
    "  id TEXT NOT NULL PRIMARY KEY,"
    "  user TEXT NOT NULL,"
    "  created INTEGER NOT NULL,"
    "  seen INTEGER NOT NULL,"
    "  expires INTEGER NOT NULL,"
    "  revoked INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX session_user ON session (user);"
    "CREATE TABLE ban ("
    "  who TEXT NOT NULL PRIMARY KEY,"
    "  until INTEGER NOT NULL,"
    "  reason TEXT NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX chat_user ON chat (user);"
    "ALTER TABLE chat ADD COLUMN seat INTEGER NOT NULL DEFAULT -1;"
    "UPDATE chat SET seat = coalesce((SELECT min(s.seat) FROM seat s"
    "  WHERE s.game = chat.game AND s.user = chat.user), -1);";

/* Version 3: ratings, and the games they come from. */
static const char step_3[] =
    "CREATE TABLE rating ("
    "  user TEXT NOT NULL,"
    "  kind TEXT NOT NULL,"
    "  mu INTEGER NOT NULL,"
    "  sigma INTEGER NOT NULL,"
    "  shown INTEGER NOT NULL,"
    "  games INTEGER NOT NULL,"
    "  wins INTEGER NOT NULL,"
    "  changed INTEGER NOT NULL,"
    "  PRIMARY KEY (user, kind)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX rating_best ON rating (kind, shown);"
    "CREATE TABLE rated ("
    "  game TEXT NOT NULL,"
    "  seat INTEGER NOT NULL,"
    "  user TEXT,"
    "  kind TEXT NOT NULL,"
    "  at INTEGER NOT NULL,"
    "  place INTEGER NOT NULL,"
    "  places INTEGER NOT NULL,"
    "  before INTEGER NOT NULL,"
    "  after INTEGER NOT NULL,"
    "  PRIMARY KEY (game, seat)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX rated_user ON rated (user, at) WHERE user IS NOT NULL;";

static const char *const steps[LITE_VERSION] = {step_1, step_2, step_3};

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
    ok = sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK &&
         sqlite3_exec(db, steps[version], NULL, NULL, NULL) == SQLITE_OK &&
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
    else if (version > LITE_VERSION)
        snprintf(why, n,
                 "it has schema %d and this program knows schemas up to %d; "
                 "use a newer program",
                 version, LITE_VERSION);
    else
        return true;
    return false;
}

bool lite_migrate(sqlite3 *db, char *why, size_t n)
{
    int version = lite_version(db);

    if (!lite_known(db, why, n))
        return false;
    for (; version < LITE_VERSION; version++) {
        if (climb(db, version))
            continue;
        snprintf(why, n, "schema %d cannot be made %d: %s", version,
                 version + 1, sqlite3_errmsg(db));
        return false;
    }
    return true;
}
