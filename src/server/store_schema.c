/*
 * The schema of the store and its history, for both databases.  Steps only go
 * forward, each in one transaction with the version it reaches, so that a
 * machine that dies midway finds the old schema whole and goes on from there.
 * A released step is never changed: what is wrong in it is put right by the
 * next one.
 *
 * Steps and statements are written in SQLite's words; what PostgreSQL says in
 * another way is in one small table.
 */
#include <stdio.h>

#include "engine/buffer.h"
#include "server/store_sql.h"

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

/* Version 4: tasks for whichever node takes them, and who works. */
static const char step_4[] =
    "CREATE TABLE task ("
    "  kind TEXT NOT NULL,"
    "  name TEXT NOT NULL,"
    "  state INTEGER NOT NULL,"
    "  due INTEGER NOT NULL,"
    "  prefer TEXT NOT NULL,"
    "  owner TEXT NOT NULL,"
    "  attempts INTEGER NOT NULL,"
    "  created INTEGER NOT NULL,"
    "  reason TEXT NOT NULL,"
    "  body TEXT NOT NULL,"
    "  answer TEXT,"
    "  PRIMARY KEY (kind, name)"
    ") STRICT;"
    "CREATE INDEX task_state ON task (kind, state, due);"
    "CREATE INDEX task_owner ON task (owner) WHERE state = 1;"
    "CREATE TABLE worker ("
    "  name TEXT NOT NULL PRIMARY KEY,"
    "  work TEXT NOT NULL,"
    "  seen INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;";

/* Version 5: what players complain of; people who are being forgotten. */
static const char step_5[] =
    "CREATE TABLE report ("
    "  game TEXT NOT NULL,"
    "  line INTEGER NOT NULL,"
    "  about TEXT NOT NULL,"
    "  reporter TEXT NOT NULL,"
    "  at INTEGER NOT NULL,"
    "  reason TEXT NOT NULL,"
    "  settled INTEGER NOT NULL,"
    "  PRIMARY KEY (game, line, about, reporter)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX report_open ON report (at) WHERE settled = 0;"
    "CREATE INDEX report_about ON report (about);"
    "CREATE INDEX report_reporter ON report (reporter);"
    "CREATE INDEX chat_old ON chat (at) WHERE text <> '';"
    "CREATE INDEX game_past ON game (changed) WHERE status >= 2;"
    "CREATE TABLE erasure ("
    "  user TEXT NOT NULL PRIMARY KEY,"
    "  since INTEGER NOT NULL,"
    "  place TEXT NOT NULL"
    ") STRICT, WITHOUT ROWID;";

/* Version 6: friends and when they were here; ways to reach people. */
static const char step_6[] =
    "CREATE TABLE friend ("
    "  user TEXT NOT NULL,"
    "  other TEXT NOT NULL,"
    "  state INTEGER NOT NULL,"
    "  at INTEGER NOT NULL,"
    "  game TEXT NOT NULL,"
    "  invited INTEGER NOT NULL,"
    "  PRIMARY KEY (user, other)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX friend_other ON friend (other);"
    "ALTER TABLE account ADD COLUMN here INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE push ("
    "  endpoint TEXT NOT NULL PRIMARY KEY,"
    "  user TEXT NOT NULL,"
    "  key TEXT NOT NULL,"
    "  auth TEXT NOT NULL,"
    "  lang TEXT NOT NULL,"
    "  created INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX push_user ON push (user);"
    "CREATE TABLE mail ("
    "  user TEXT NOT NULL PRIMARY KEY,"
    "  address TEXT NOT NULL,"
    "  lang TEXT NOT NULL,"
    "  code TEXT NOT NULL,"
    "  tries INTEGER NOT NULL,"
    "  confirmed INTEGER NOT NULL,"
    "  created INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;";

static const char *const steps[SCHEMA_VERSION] = {step_1, step_2, step_3,
                                                  step_4, step_5, step_6};

const char *schema_step(int version)
{
    return steps[version];
}

bool schema_newest(int version, char *why, size_t n)
{
    if (version == 0)
        snprintf(why, n, "there is no store in it");
    else if (version < SCHEMA_VERSION)
        snprintf(why, n,
                 "it has schema %d, this program schema %d; start the server "
                 "with it once",
                 version, SCHEMA_VERSION);
    return version >= SCHEMA_VERSION;
}

void schema_newer(int version, char *why, size_t n)
{
    snprintf(why, n,
             "it has schema %d and this program knows schemas up to %d; use a "
             "newer program",
             version, SCHEMA_VERSION);
}

/* ---- PostgreSQL's words ------------------------------------------------- */

static const struct {
    const char *lite, *postgres;
} words[] = {
    {"BEGIN IMMEDIATE", "BEGIN"},
    /* What reads sees one moment. */
    {"BEGIN DEFERRED", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"},
    {SQL_NOW, "floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint"},
    {"INTEGER", "BIGINT"},
    {"BLOB", "BYTEA"},
    /* Bytes decide the order of texts, as in SQLite. */
    {"TEXT", "TEXT COLLATE \"C\""},
    {" STRICT, WITHOUT ROWID", ""},
    {" STRICT", ""},
    /* Plain, they would be names of the database's own user. */
    {"user", "\"user\""},
    {"session_user", "\"session_user\""},
    {"?", "$"},
    /* Whoever takes rows leaves those alone that others are taking. */
    {"/* unlocked */", "FOR UPDATE SKIP LOCKED"},
};

static bool in_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/* The row that begins at p, between the bounds of words; -1 for none. */
static int word_at(const char *text, const char *p)
{
    for (int i = 0; i < (int)(sizeof words / sizeof *words); i++) {
        size_t n = strlen(words[i].lite);

        if (strncmp(p, words[i].lite, n) != 0)
            continue;
        if (in_word(p[0]) && ((p > text && in_word(p[-1])) || in_word(p[n])))
            continue;
        return i;
    }
    return -1;
}

char *schema_dialect(const char *text)
{
    struct buffer out = {0};

    for (const char *p = text; *p != '\0';) {
        int i = word_at(text, p);

        if (i < 0) {
            buffer_part(&out, p++, 1);
        } else {
            buffer_put(&out, words[i].postgres);
            p += strlen(words[i].lite);
        }
    }
    return out.text;
}
