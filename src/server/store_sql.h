/*
 * What both databases of the store share: statements, a small interface to run
 * them, and the jobs written with it (store_sql_jobs.c, store_sql_rating.c).
 */
#ifndef SERVER_STORE_SQL_H
#define SERVER_STORE_SQL_H

#include <string.h>

#include "server/store_job.h"

/* The newest schema (store_schema.c). */
#define SCHEMA_VERSION 6

/*
 * Statements in the words both databases know; what differs is in a table of
 * store_schema.c.  They are prepared when they are first used and kept.
 */
#define SQL_STATEMENTS(X)                                                     \
    X(BEGIN, "BEGIN IMMEDIATE")                                               \
    X(BEGIN_READ, "BEGIN DEFERRED")                                           \
    X(COMMIT, "COMMIT")                                                       \
    X(ROLLBACK, "ROLLBACK")                                                   \
    X(SAVEPOINT, "SAVEPOINT job")                                             \
    X(RELEASE, "RELEASE job")                                                 \
    X(ROLLBACK_TO, "ROLLBACK TO job")                                         \
    X(GAME_ADD, "INSERT INTO game (id, owner, epoch, lease_until, head, "     \
                "status, listed, created, changed, secret, facts) "           \
                "VALUES (?1, ?2, 1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)")        \
    X(GAME_HEAD, "UPDATE game SET head = ?5, changed = ?6, lease_until = ?7 " \
                 "WHERE id = ?1 AND owner = ?2 AND epoch = ?3 "               \
                 "AND head = ?4")                                             \
    X(GAME_FACTS, "UPDATE game SET status = ?2, listed = ?3, facts = ?4 "     \
                  "WHERE id = ?1")                                            \
    X(GAME_OWNER, "SELECT owner, epoch FROM game WHERE id = ?1")              \
    X(GAME_TAKE, "UPDATE game SET owner = ?2, epoch = epoch + 1, "            \
                 "lease_until = ?3 WHERE id = ?1 "                            \
                 "AND (owner = ?2 OR lease_until < ?4)")                      \
    X(GAME_TAKE_LIVE, "UPDATE game SET owner = ?1, epoch = epoch + 1, "       \
                      "lease_until = ?2 WHERE status < 2 AND (owner = ?1 "    \
                      "OR (owner > '' AND lease_until < ?3))")                \
    X(GAME_LIVE, "SELECT id FROM game WHERE status < 2 AND owner = ?1")       \
    X(GAME_READ, "SELECT " SQL_GAME " FROM game WHERE id = ?1")               \
    X(EVENT_ADD, "INSERT INTO event (game, seq, epoch, at, client_move_id, "  \
                 "body) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")                     \
    X(EVENT_HAS, "SELECT 1 FROM event WHERE game = ?1 "                       \
                 "AND client_move_id = ?2")                                   \
    X(EVENT_READ, "SELECT seq, at, client_move_id, body FROM event "          \
                  "WHERE game = ?1 ORDER BY seq")                             \
    X(SEAT_PUT, "INSERT INTO seat (game, seat, user) VALUES (?1, ?2, ?3) "    \
                "ON CONFLICT (game, seat) DO UPDATE "                         \
                "SET user = excluded.user WHERE seat.user "                   \
                "IS DISTINCT FROM excluded.user")                             \
    X(SEAT_CUT, "DELETE FROM seat WHERE game = ?1 AND seat >= ?2")            \
    X(SEAT_FORGET, "UPDATE seat SET user = NULL WHERE user = ?1")             \
    X(LIST_LOBBY, "SELECT " SQL_GAME " FROM game WHERE listed = 1 "           \
                  "AND status < 2 AND created < ?1 UNION ALL "                \
                  "SELECT " SQL_GAME " FROM game WHERE listed = 1 "           \
                  "AND status >= 2 AND created < ?1 AND id IN "               \
                  "(SELECT name FROM task WHERE kind = 'end') "               \
                  "ORDER BY created DESC LIMIT ?2")                           \
    X(LIST_MINE, "SELECT " SQL_GAME " FROM game WHERE id IN "                 \
                 "(SELECT game FROM seat WHERE user = ?3) "                   \
                 "AND status < 2 AND changed < ?1 "                           \
                 "ORDER BY changed DESC LIMIT ?2")                            \
    X(LIST_PAST, "SELECT " SQL_GAME " FROM game WHERE id IN "                 \
                 "(SELECT game FROM seat WHERE user = ?3) "                   \
                 "AND status >= 2 AND changed < ?1 "                          \
                 "ORDER BY changed DESC LIMIT ?2")                            \
    X(CHAT_ADD, "INSERT INTO chat (game, n, at, user, seat, text) "           \
                "VALUES (?1, ?2, ?3, ?4, ?5, ?6)")                            \
    X(CHAT_READ, "SELECT n, at, user, seat, text FROM chat "                  \
                 "WHERE game = ?1 AND n > ?2 ORDER BY n DESC LIMIT ?3")       \
    X(CHAT_UNSAY, "UPDATE chat SET text = '' WHERE game = ?1 AND n = ?2 "     \
                  "AND text <> ''")                                           \
    X(CHAT_FORGET, "UPDATE chat SET user = '', text = '' WHERE user = ?1")    \
    X(ACCOUNT_ADD, "INSERT INTO account (user, name, key, password, "         \
                   "created) VALUES (?1, ?2, ?3, ?4, ?5)")                    \
    X(ACCOUNT_FIND, "SELECT user, name, key, password, created "              \
                    "FROM account WHERE key = ?1")                            \
    X(ACCOUNT_PASSWORD, "UPDATE account SET password = ?2 WHERE user = ?1")   \
    X(ACCOUNT_DROP, "DELETE FROM account WHERE user = ?1")                    \
    X(CODE_ADD, "INSERT INTO recovery (user, code) VALUES (?1, ?2)")          \
    X(CODE_USE, "DELETE FROM recovery WHERE user = ?1 AND code = ?2")         \
    X(CODE_DROP, "DELETE FROM recovery WHERE user = ?1")                      \
    X(SESSION_PUT, "INSERT INTO session (id, user, created, seen, expires, "  \
                   "revoked) VALUES (?1, ?2, ?3, ?4, ?5, ?6) "                \
                   "ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, "    \
                   "expires = excluded.expires, "                             \
                   "revoked = excluded.revoked")                              \
    X(SESSION_DROP, "DELETE FROM session WHERE user = ?1 AND id = ?2")        \
    X(SESSION_DROP_ALL, "DELETE FROM session WHERE user = ?1 "                \
                        "AND revoked = 0")                                    \
    X(SESSION_FORGET, "UPDATE session SET user = '' WHERE user = ?1")         \
    X(SESSION_EXPIRE, "DELETE FROM session WHERE expires <= ?1")              \
    X(SESSION_READ, "SELECT s.id, s.user, coalesce(a.name, ''), s.created, "  \
                    "s.seen, s.expires, s.revoked FROM session s "            \
                    "LEFT JOIN account a ON a.user = s.user ORDER BY s.id")   \
    X(SESSION_FIND, "SELECT s.id, s.user, coalesce(a.name, ''), s.created, "  \
                    "s.seen, s.expires, s.revoked FROM session s "            \
                    "LEFT JOIN account a ON a.user = s.user WHERE s.id = ?1") \
    X(BAN_PUT, "INSERT INTO ban (who, until, reason) VALUES (?1, ?2, ?3) "    \
               "ON CONFLICT (who) DO UPDATE SET until = excluded.until, "     \
               "reason = excluded.reason")                                    \
    X(BAN_DROP, "DELETE FROM ban WHERE who = ?1")                             \
    X(BAN_EXPIRE, "DELETE FROM ban WHERE until <= ?1")                        \
    X(BAN_READ, "SELECT b.who, b.until, b.reason, coalesce(a.name, '') "      \
                "FROM ban b LEFT JOIN account a ON a.user = b.who "           \
                "ORDER BY b.who")                                             \
    X(NAMES, "SELECT name FROM account ORDER BY key")                         \
    X(USED, "SELECT 1 FROM game UNION ALL SELECT 1 FROM account "             \
            "UNION ALL SELECT 1 FROM session LIMIT 1")                        \
    X(RATING_READ, "SELECT r.mu, r.sigma, r.games, r.wins FROM account a "    \
                   "LEFT JOIN rating r ON r.user = a.user AND r.kind = ?2 "   \
                   "WHERE a.user = ?1")                                       \
    X(RATING_PUT, "INSERT INTO rating (user, kind, mu, sigma, shown, games, " \
                  "wins, changed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) "   \
                  "ON CONFLICT (user, kind) DO UPDATE SET mu = excluded.mu, " \
                  "sigma = excluded.sigma, shown = excluded.shown, "          \
                  "games = excluded.games, wins = excluded.wins, "            \
                  "changed = excluded.changed")                               \
    X(RATED_ADD, "INSERT INTO rated (game, seat, user, kind, at, place, "     \
                 "places, before, after) "                                    \
                 "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)")               \
    X(RATING_OF, "SELECT '', kind, shown, sigma, games, wins, changed "       \
                 "FROM rating WHERE user = ?1 ORDER BY kind")                 \
    X(RATING_BEST, "SELECT a.name, r.kind, r.shown, r.sigma, r.games, "       \
                   "r.wins, r.changed FROM rating r "                         \
                   "JOIN account a ON a.user = r.user WHERE r.kind = ?1 "     \
                   "ORDER BY r.shown DESC LIMIT ?2")                          \
    X(RATED_OF, "SELECT game, kind, at, place, places, before, after "        \
                "FROM rated WHERE user = ?1 ORDER BY at DESC LIMIT ?2")       \
    X(END_DUE, "SELECT name, body FROM task WHERE kind = 'end' "              \
               "AND due <= ?1 ORDER BY due, name LIMIT ?2 /* unlocked */")    \
    X(END_DROP, "DELETE FROM task WHERE kind = 'end' AND name = ?1")          \
    X(SEAT_READ, "SELECT coalesce(user, '') FROM seat WHERE game = ?1 "       \
                 "ORDER BY seat")                                             \
    X(RATING_FORGET, "DELETE FROM rating WHERE user = ?1")                    \
    X(RATED_FORGET, "UPDATE rated SET user = NULL WHERE user = ?1")           \
    X(GAME_RELEASE, "UPDATE game SET owner = '', lease_until = 0 "            \
                    "WHERE id = ?1 AND owner = ?2 AND epoch = ?3")            \
    X(TABLE_AWAKE, "DELETE FROM task WHERE kind = 'table' AND name = ?1")     \
    X(TASK_PUT, "INSERT INTO task (kind, name, state, due, prefer, owner, "   \
                "attempts, created, reason, body) "                           \
                "VALUES (?1, ?2, 0, ?3, ?4, '', 0, ?5, '', ?6) "              \
                "ON CONFLICT (kind, name) DO UPDATE SET state = 0, "          \
                "due = excluded.due, prefer = excluded.prefer, owner = '', "  \
                "attempts = 0, created = excluded.created, reason = '', "     \
                "body = excluded.body, answer = NULL")                        \
    X(TASK_KEEP, "INSERT INTO task (kind, name, state, due, prefer, owner, "  \
                 "attempts, created, reason, body) "                          \
                 "VALUES (?1, ?2, 0, ?3, ?4, '', 0, ?5, '', ?6) "             \
                 "ON CONFLICT (kind, name) DO NOTHING")                       \
    X(TASK_GIVE_UP, "UPDATE task SET state = 3, due = ?2, "                   \
                    "reason = CASE reason WHEN '' THEN "                      \
                    "'each node that took it ended' ELSE reason END "         \
                    "WHERE kind = ?1 AND state IN (0, 1) AND due <= ?2 "      \
                    "AND attempts >= ?3")                                     \
    X(TASK_TAKE, "UPDATE task SET state = 1, owner = ?2, due = ?3, "          \
                 "prefer = '', attempts = attempts + 1 "                      \
                 "WHERE (kind, name) IN "                                     \
                 "(SELECT kind, name FROM task WHERE kind = ?1 "              \
                 "AND state IN (0, 1) AND due <= ?4 "                         \
                 "AND (prefer = '' OR prefer = ?2 OR due <= ?5) "             \
                 "ORDER BY due, name LIMIT ?6 /* unlocked */) "               \
                 "RETURNING " SQL_TASK)                                       \
    X(TASK_LOOK, "SELECT 1 FROM task WHERE kind = ?1 AND state IN (0, 1) "    \
                 "AND due <= " SQL_NOW " LIMIT 1")                            \
    X(TASK_DONE, "UPDATE task SET state = 2, due = ?5, answer = ?6, "         \
                 "reason = '' WHERE kind = ?1 AND name = ?2 AND state = 1 "   \
                 "AND owner = ?3 AND attempts = ?4")                          \
    X(TASK_FAIL, "UPDATE task SET state = 0, due = ?5, reason = ?6 "          \
                 "WHERE kind = ?1 AND name = ?2 AND state = 1 "               \
                 "AND owner = ?3 AND attempts = ?4")                          \
    X(TASK_HOLD, "UPDATE task SET due = ?2 WHERE owner = ?1 AND state = 1")   \
    X(TASK_DROP, "DELETE FROM task WHERE kind = ?1 AND name >= ?2 "           \
                 "AND name < ?3")                                             \
    X(TASK_ANSWERS, "SELECT " SQL_TASK " FROM task WHERE kind = ?1 "          \
                    "AND state >= 2 AND name > ?2 AND name >= ?3 "            \
                    "AND name < ?4 ORDER BY name LIMIT ?5")                   \
    X(TASK_COUNT, "SELECT kind, state, count(*), " SQL_NOW " - min(due) "     \
                  "FROM task WHERE kind <> 'end' AND "                        \
                  "(kind <> 'analysis' OR due <= " SQL_NOW ") "               \
                  "GROUP BY kind, state ORDER BY kind, state")                \
    X(TASK_FAILED, "SELECT " SQL_TASK " FROM task WHERE state = 3 "           \
                   "ORDER BY due DESC, kind, name LIMIT ?1")                  \
    X(WORKER_PUT, "INSERT INTO worker (name, work, seen) "                    \
                  "VALUES (?1, ?2, ?3) "                                      \
                  "ON CONFLICT (name) DO UPDATE SET work = excluded.work, "   \
                  "seen = excluded.seen")                                     \
    X(WORKER_DROP, "DELETE FROM worker WHERE name = ?1 OR seen < ?2")         \
    X(WORKER_READ, "SELECT name, work, " SQL_NOW " - seen FROM worker "       \
                   "WHERE seen >= " SQL_NOW " - ?1 ORDER BY name LIMIT ?2")   \
    X(PROFILE_USER, "SELECT user, name, key, password, created "              \
                    "FROM account WHERE user = ?1")                           \
    X(REPORT_ADD, "INSERT INTO report (game, line, about, reporter, at, "     \
                  "reason, settled) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0) "      \
                  "ON CONFLICT (game, line, about, reporter) DO NOTHING")     \
    X(REPORT_SETTLE, "UPDATE report SET settled = 1 WHERE game = ?1 "         \
                     "AND line = ?2 AND about = ?3 AND settled = 0")          \
    X(REPORT_READ, "SELECT r.game, r.line, r.about, r.reporter, r.at, "       \
                   "r.reason, coalesce(a.name, ''), coalesce(c.text, '') "    \
                   "FROM report r LEFT JOIN account a ON a.user = r.about "   \
                   "LEFT JOIN chat c ON c.game = r.game AND c.n = r.line "    \
                   "WHERE r.settled = 0 ORDER BY r.at DESC LIMIT ?1")         \
    X(REPORT_FORGET, "DELETE FROM report WHERE about = ?1 OR reporter = ?1")  \
    X(ERASURE_ADD, "INSERT INTO erasure (user, since, place) "                \
                   "VALUES (?1, ?2, '') "                                     \
                   "ON CONFLICT (user) DO UPDATE SET place = ''")             \
    X(ERASURE_NEXT, "SELECT user, place FROM erasure "                        \
                    "ORDER BY since, user LIMIT 1")                           \
    X(ERASURE_MOVE, "UPDATE erasure SET place = ?2 WHERE user = ?1")          \
    X(ERASURE_DROP, "DELETE FROM erasure WHERE user = ?1")                    \
    X(ERASE_GAMES, "SELECT id, facts FROM game WHERE id > ?1 "                \
                   "ORDER BY id LIMIT ?2")                                    \
    X(ERASE_FACTS, "UPDATE game SET facts = ?2 WHERE id = ?1")                \
    X(ERASE_EVENTS, "SELECT seq, body FROM event WHERE game = ?1 "            \
                    "AND substr(body, 1, 1) = '{' ORDER BY seq")              \
    X(ERASE_BODY, "UPDATE event SET body = ?3 WHERE game = ?1 "               \
                  "AND seq = ?2")                                             \
    X(ERASE_MOVES, "UPDATE event SET client_move_id = NULL WHERE game = ?1 "  \
                   "AND substr(client_move_id, 1, ?3) = ?2")                  \
    X(ERASE_SEAT, "UPDATE seat SET user = NULL WHERE game = ?1 "              \
                  "AND user = ?2")                                            \
    X(ERASE_CHAT, "UPDATE chat SET user = '', text = '' WHERE game = ?1 "     \
                  "AND user = ?2")                                            \
    X(KEEP_CHAT, "UPDATE chat SET user = '', text = '' WHERE (game, n) IN "   \
                 "(SELECT game, n FROM chat WHERE at < ?1 AND text <> '' "    \
                 "LIMIT ?2)")                                                 \
    X(KEEP_GAMES, "SELECT id FROM game WHERE status >= 2 AND changed < ?1 "   \
                  "LIMIT ?2")                                                 \
    X(KEEP_GUESTS, "SELECT g.id, g.facts FROM game g WHERE g.status >= 2 "    \
                   "AND g.changed < ?1 AND EXISTS (SELECT 1 FROM seat s "     \
                   "WHERE s.game = g.id AND s.user IS NOT NULL AND NOT "      \
                   "EXISTS (SELECT 1 FROM account a WHERE a.user = s.user)) " \
                   "LIMIT ?2")                                                \
    X(GAME_DROP, "DELETE FROM game WHERE id = ?1")                            \
    X(EVENT_DROP, "DELETE FROM event WHERE game = ?1")                        \
    X(SEAT_DROP, "DELETE FROM seat WHERE game = ?1")                          \
    X(CHAT_DROP, "DELETE FROM chat WHERE game = ?1")                          \
    X(REPORT_DROP, "DELETE FROM report WHERE game = ?1")                      \
    X(PERSON_SESSIONS, "SELECT created, seen, expires, revoked FROM session " \
                       "WHERE user = ?1 ORDER BY created")                    \
    X(PERSON_GAMES, "SELECT g.id, g.status, g.created, g.changed, s.seat, "   \
                    "g.facts FROM seat s JOIN game g ON g.id = s.game "       \
                    "WHERE s.user = ?1 ORDER BY g.created, s.seat")           \
    X(PERSON_CHAT, "SELECT game, n, at, seat, text FROM chat "                \
                   "WHERE user = ?1 AND text <> '' ORDER BY game, n")         \
    X(PERSON_RATED, "SELECT game, seat, kind, at, place, places, before, "    \
                    "after FROM rated WHERE user = ?1 ORDER BY at")           \
    X(PERSON_REPORTS, "SELECT game, line, about, at, reason, settled "        \
                      "FROM report WHERE reporter = ?1 ORDER BY at")          \
    X(PERSON_BANS, "SELECT until, reason FROM ban WHERE who = ?1")            \
    X(PERSON_FRIENDS, "SELECT a.name, f.state, f.at, f.game, f.invited "      \
                      "FROM friend f JOIN account a ON a.user = f.other "     \
                      "WHERE f.user = ?1 ORDER BY a.name")                    \
    X(PERSON_PUSH, "SELECT endpoint, lang, created FROM push "                \
                   "WHERE user = ?1 ORDER BY created")                        \
    X(PERSON_MAIL, "SELECT address, lang, confirmed, created FROM mail "      \
                   "WHERE user = ?1")                                         \
    X(FRIENDS, "SELECT a.name, f.state, coalesce(b.state, -1), a.here, "      \
               "coalesce(b.game, ''), coalesce(b.invited, 0) FROM friend f "  \
               "JOIN account a ON a.user = f.other "                          \
               "LEFT JOIN friend b ON b.user = f.other AND b.other = f.user " \
               "WHERE f.user = ?1 ORDER BY a.key LIMIT ?2")                   \
    X(FRIEND_ASKS, "SELECT a.name, -1, b.state, 0, '', 0 FROM friend b "      \
                   "JOIN account a ON a.user = b.user WHERE b.other = ?1 "    \
                   "AND b.state = 0 AND NOT EXISTS (SELECT 1 FROM friend f "  \
                   "WHERE f.user = ?1 AND f.other = b.user) "                 \
                   "ORDER BY b.at LIMIT ?2")                                  \
    X(FRIEND_STATE, "SELECT state, invited, game FROM friend "                \
                    "WHERE user = ?1 AND other = ?2")                         \
    X(FRIEND_COUNT, "SELECT count(*) FROM friend WHERE user = ?1")            \
    X(FRIEND_ASKED, "SELECT count(*) FROM friend b WHERE b.other = ?1 "       \
                    "AND b.state = 0 AND NOT EXISTS (SELECT 1 FROM friend f " \
                    "WHERE f.user = ?1 AND f.other = b.user)")                \
    X(FRIEND_PUT, "INSERT INTO friend (user, other, state, at, game, "        \
                  "invited) VALUES (?1, ?2, ?3, ?4, '', 0) "                  \
                  "ON CONFLICT (user, other) DO UPDATE SET "                  \
                  "state = excluded.state, game = ''")                        \
    X(FRIEND_DROP, "DELETE FROM friend WHERE (user = ?1 AND other = ?2) "     \
                   "OR (user = ?2 AND other = ?1 AND state = 0)")             \
    X(FRIEND_INVITE, "UPDATE friend SET game = ?3, invited = ?4 "             \
                     "WHERE user = ?1 AND other = ?2")                        \
    X(FRIEND_FORGET, "DELETE FROM friend WHERE user = ?1 OR other = ?1")      \
    X(SITS_AT, "SELECT 1 FROM seat s JOIN game g ON g.id = s.game "           \
               "WHERE s.game = ?1 AND s.user = ?2 AND g.status < 2")          \
    X(ACCOUNT_HERE, "UPDATE account SET here = ?2 WHERE user = ?1")           \
    X(PUSH_OF, "SELECT user, auth FROM push WHERE endpoint = ?1")             \
    X(PUSH_COUNT, "SELECT count(*) FROM push WHERE user = ?1")                \
    X(PUSH_OLDEST, "DELETE FROM push WHERE endpoint = (SELECT endpoint "      \
                   "FROM push WHERE user = ?1 ORDER BY created, endpoint "    \
                   "LIMIT 1)")                                                \
    X(PUSH_PUT, "INSERT INTO push (endpoint, user, key, auth, lang, "         \
                "created) VALUES (?1, ?2, ?3, ?4, ?5, ?6) "                   \
                "ON CONFLICT (endpoint) DO UPDATE SET user = excluded.user, " \
                "key = excluded.key, auth = excluded.auth, "                  \
                "lang = excluded.lang, created = excluded.created")           \
    X(PUSH_DROP, "DELETE FROM push WHERE endpoint = ?2 AND user = ?1")        \
    X(PUSH_READ, "SELECT endpoint, key, auth, lang FROM push "                \
                 "WHERE user = ?1 ORDER BY created, endpoint LIMIT ?2")       \
    X(PUSH_FORGET, "DELETE FROM push WHERE user = ?1")                        \
    X(MAIL_PUT, "INSERT INTO mail (user, address, lang, code, tries, "        \
                "confirmed, created) VALUES (?1, ?2, ?3, ?4, 0, 0, ?5) "      \
                "ON CONFLICT (user) DO UPDATE SET address = "                 \
                "excluded.address, lang = excluded.lang, "                    \
                "code = excluded.code, tries = 0, confirmed = 0, "            \
                "created = excluded.created")                                 \
    X(MAIL_TRY, "UPDATE mail SET tries = tries + 1 WHERE user = ?1 "          \
                "AND confirmed = 0 AND tries < ?2 AND created > ?3")          \
    X(MAIL_CONFIRM, "UPDATE mail SET confirmed = 1, code = '' "               \
                    "WHERE user = ?1 AND confirmed = 0 AND code = ?2")        \
    X(MAIL_READ, "SELECT address, lang, confirmed FROM mail "                 \
                 "WHERE user = ?1")                                           \
    X(MAIL_FORGET, "DELETE FROM mail WHERE user = ?1")

/* The columns of a game as game_row() reads them. */
#define SQL_GAME \
    "id, epoch, head, status, listed, created, changed, secret, facts, owner"

/* The time in ms since 1970, where no transaction knows it. */
#define SQL_NOW \
    "CAST((julianday('now') - 2440587.5) * 86400000 + 0.5 AS INTEGER)"

/* The columns of a task as task_row() reads them. */
#define SQL_TASK \
    "kind, name, due, prefer, body, state, owner, attempts, reason, answer"

enum statement {
#define X(name, sql) ST_##name,
    SQL_STATEMENTS(X)
#undef X
        NSTATEMENTS
};

/* What a statement answers: one of these, or a negative store_status. */
enum { SQL_DONE = STORE_OK, SQL_ROW = 1, SQL_CONFLICT = 2 };

struct sql;

/*
 * How a database runs statements.  What fails while a statement is prepared or
 * bound is answered by step().
 */
struct sql_engine {
    struct sql *(*get)(struct connection *c, enum statement id);
    /* A statement of the caller's own, which reads its rows one at a time; to
     * be dropped before the connection is used again. */
    struct sql *(*make)(struct connection *c, const char *text);
    void (*drop)(struct sql *st);
    void (*bind_text)(struct sql *st, int at, const char *text, size_t n);
    void (*bind_bytes)(struct sql *st, int at, const void *bytes, size_t n);
    void (*bind_int)(struct sql *st, int at, int64_t value);
    int (*step)(struct sql *st);
    void (*reset)(struct sql *st);
    /* NULL for NULL; good until the next step or reset. */
    const char *(*text)(struct sql *st, int at, size_t *n);
    const unsigned char *(*bytes)(struct sql *st, int at, size_t *n);
    int64_t (*number)(struct sql *st, int at);
};

/* A statement: what the engine keeps of it follows. */
struct sql {
    const struct sql_engine *engine;
};

/* A connection: what the driver keeps of it follows. */
struct connection {
    const struct sql_engine *engine;
    const char *node;
    int lease;       /* how long a node keeps its tables, ms       */
    int64_t now;     /* of the transaction under way, ms since 1970 */
    int64_t changes; /* rows that the last statement changed        */
    bool writing;    /* between begin and commit                    */
    bool deleted;    /* something of people was...                  */
    bool purge;      /* ...and is to leave the disk too, now        */
};

static inline struct sql *sql_get(struct connection *c, enum statement id)
{
    return c->engine->get(c, id);
}

static inline void sql_text_of(struct sql *st, int at, const char *text,
                               size_t n)
{
    st->engine->bind_text(st, at, text, n);
}

/* NULL is allowed. */
static inline void sql_text(struct sql *st, int at, const char *text)
{
    st->engine->bind_text(st, at, text, text == NULL ? 0 : strlen(text));
}

static inline void sql_bytes(struct sql *st, int at, const void *bytes,
                             size_t n)
{
    st->engine->bind_bytes(st, at, bytes, n);
}

static inline void sql_int(struct sql *st, int at, int64_t value)
{
    st->engine->bind_int(st, at, value);
}

static inline int sql_step(struct sql *st)
{
    return st->engine->step(st);
}

static inline void sql_reset(struct sql *st)
{
    st->engine->reset(st);
}

/* Runs a statement that returns no rows; ready for the next time. */
static inline int sql_run(struct sql *st)
{
    int rc = sql_step(st);

    sql_reset(st);
    return rc;
}

static inline int sql_do(struct connection *c, enum statement id)
{
    return sql_run(sql_get(c, id));
}

static inline const char *sql_text_at(struct sql *st, int at)
{
    size_t n;

    return st->engine->text(st, at, &n);
}

static inline int64_t sql_int_at(struct sql *st, int at)
{
    return st->engine->number(st, at);
}

static inline bool sql_is_null(struct sql *st, int at)
{
    return sql_text_at(st, at) == NULL;
}

/* A copy that lasts; NULL for NULL. */
static inline char *sql_copy_at(struct arena *a, struct sql *st, int at)
{
    size_t n;
    const char *text = st->engine->text(st, at, &n);

    return arena_copy(a, text, n);
}

/* Carries a job out (store_sql_jobs.c); as store_driver.run. */
int sql_job(struct connection *c, struct job *j);
/* Why the row that an append asks for was not there: sets its status. */
int sql_refuse_append(struct connection *c, struct job *j);

/* store_sql_rating.c: counts the result of an append; reads. */
int sql_rate(struct connection *c, const char *game, int64_t at,
             const struct store_result *r);
int sql_hold(struct connection *c, const struct store_append *a, int64_t at);
int sql_reveal(struct connection *c, struct job *j);
int sql_profile(struct connection *c, struct job *j);
int sql_best(struct connection *c, struct job *j);

/* store_sql_task.c: one function a kind of job, as in store_sql_jobs.c. */
int sql_task_put(struct connection *c, struct job *j);
int sql_task_take(struct connection *c, struct job *j);
int sql_task_end(struct connection *c, struct job *j);
int sql_task_beat(struct connection *c, struct job *j);
int sql_task_drop(struct connection *c, struct job *j);
int sql_task_look(struct connection *c, struct job *j);
int sql_task_answers(struct connection *c, struct job *j);
int sql_task_count(struct connection *c, struct job *j);
/* A task anew, in the transaction of another job. */
int sql_task_add(struct connection *c, const struct store_task *t, bool keep);

/* store_sql_people.c: what is kept of people, and what is forgotten. */
int sql_forget(struct connection *c, struct job *j);
int sql_scrub(struct connection *c, struct job *j);
int sql_expire(struct connection *c, struct job *j);
int sql_person(struct connection *c, struct job *j);
int sql_report(struct connection *c, struct job *j);
int sql_settle(struct connection *c, struct job *j);
int sql_reports(struct connection *c, struct job *j);

/* store_sql_friends.c: friends, presence, ways to reach people. */
int sql_friends(struct connection *c, struct job *j);
int sql_friend(struct connection *c, struct job *j);
int sql_here(struct connection *c, struct job *j);
int sql_push_put(struct connection *c, struct job *j);
int sql_push_drop(struct connection *c, struct job *j);
int sql_mail_put(struct connection *c, struct job *j);
int sql_mail_confirm(struct connection *c, struct job *j);
int sql_mail_drop(struct connection *c, struct job *j);
int sql_ways(struct connection *c, struct job *j);

/* ---- the schema (store_schema.c) ---------------------------------------- */

/* The step from `version` to the next one, in SQLite's words. */
const char *schema_step(int version);
/* The same text in PostgreSQL's words, to be freed; NULL without memory. */
char *schema_dialect(const char *text);
/* Is it the newest?  A sentence if it is older, or none yet (0). */
bool schema_newest(int version, char *why, size_t n);
/* A schema that is newer than the program: the sentence about it. */
void schema_newer(int version, char *why, size_t n);

#endif
