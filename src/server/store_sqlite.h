/* Inside the SQLite store: the connection, and what its files share. */
#ifndef SERVER_STORE_SQLITE_H
#define SERVER_STORE_SQLITE_H

#include <sqlite3.h>

#include "server/store_job.h"

/* "DSK1": says in the file's header that it is ours. */
#define LITE_APPLICATION 0x44534b31
/* The newest schema. */
#define LITE_VERSION 3

/* Statements are prepared when they are first used and kept. */
#define LITE_STATEMENTS(X)                                                    \
    X(BEGIN, "BEGIN IMMEDIATE")                                               \
    X(BEGIN_READ, "BEGIN")                                                    \
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
                      "lease_until = ?2 WHERE status < 2 "                    \
                      "AND (owner = ?1 OR lease_until < ?3)")                 \
    X(GAME_LIVE, "SELECT id FROM game WHERE status < 2 AND owner = ?1")       \
    X(GAME_READ, "SELECT " LITE_GAME " FROM game WHERE id = ?1")              \
    X(EVENT_ADD, "INSERT INTO event (game, seq, epoch, at, client_move_id, "  \
                 "body) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")                     \
    X(EVENT_HAS, "SELECT 1 FROM event WHERE game = ?1 "                       \
                 "AND client_move_id = ?2")                                   \
    X(EVENT_READ, "SELECT seq, at, client_move_id, body FROM event "          \
                  "WHERE game = ?1 ORDER BY seq")                             \
    X(SEAT_PUT, "INSERT INTO seat (game, seat, user) VALUES (?1, ?2, ?3) "    \
                "ON CONFLICT (game, seat) DO UPDATE "                         \
                "SET user = excluded.user WHERE user IS NOT excluded.user")   \
    X(SEAT_CUT, "DELETE FROM seat WHERE game = ?1 AND seat >= ?2")            \
    X(SEAT_FORGET, "UPDATE seat SET user = NULL WHERE user = ?1")             \
    X(LIST_LOBBY, "SELECT " LITE_GAME " FROM game WHERE listed = 1 "          \
                  "AND status < 2 AND changed < ?2 "                          \
                  "ORDER BY changed DESC LIMIT ?3")                           \
    X(LIST_MINE, "SELECT " LITE_GAME " FROM game WHERE id IN "                \
                 "(SELECT game FROM seat WHERE user = ?1) "                   \
                 "AND status < 2 AND changed < ?2 "                           \
                 "ORDER BY changed DESC LIMIT ?3")                            \
    X(LIST_PAST, "SELECT " LITE_GAME " FROM game WHERE id IN "                \
                 "(SELECT game FROM seat WHERE user = ?1) "                   \
                 "AND status >= 2 AND changed < ?2 "                          \
                 "ORDER BY changed DESC LIMIT ?3")                            \
    X(CHAT_ADD, "INSERT INTO chat (game, n, at, user, seat, text) "           \
                "VALUES (?1, ?2, ?3, ?4, ?5, ?6)")                            \
    X(CHAT_READ, "SELECT n, at, user, seat, text FROM chat "                  \
                 "WHERE game = ?1 AND n > ?2 ORDER BY n DESC LIMIT ?3")       \
    X(CHAT_UNSAY, "UPDATE chat SET text = '' WHERE game = ?1 AND n = ?2 "     \
                  "AND text <> ''")                                           \
    X(CHAT_FORGET, "UPDATE chat SET user = '' WHERE user = ?1")               \
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
    X(SESSION_EXPIRE, "DELETE FROM session WHERE expires <= ?1")              \
    X(SESSION_READ, "SELECT s.id, s.user, coalesce(a.name, ''), s.created, "  \
                    "s.seen, s.expires, s.revoked FROM session s "            \
                    "LEFT JOIN account a ON a.user = s.user")                 \
    X(BAN_PUT, "INSERT INTO ban (who, until, reason) VALUES (?1, ?2, ?3) "    \
               "ON CONFLICT (who) DO UPDATE SET until = excluded.until, "     \
               "reason = excluded.reason")                                    \
    X(BAN_DROP, "DELETE FROM ban WHERE who = ?1")                             \
    X(BAN_EXPIRE, "DELETE FROM ban WHERE until <= ?1")                        \
    X(BAN_READ, "SELECT b.who, b.until, b.reason, coalesce(a.name, '') "      \
                "FROM ban b LEFT JOIN account a ON a.user = b.who")           \
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
    X(RATING_FORGET, "DELETE FROM rating WHERE user = ?1")                    \
    X(RATED_FORGET, "UPDATE rated SET user = NULL WHERE user = ?1")           \
    X(PROFILE_USER, "SELECT user, name, key, password, created "              \
                    "FROM account WHERE user = ?1")

/* The columns of a game as lite_game_row() reads them. */
#define LITE_GAME \
    "id, epoch, head, status, listed, created, changed, secret, facts"

enum statement {
#define X(name, sql) ST_##name,
    LITE_STATEMENTS(X)
#undef X
        NSTATEMENTS
};

struct connection {
    sqlite3 *db;
    const char *node;
    bool writer;
    bool memory;   /* lives in memory: nobody else can see it */
    int lock;      /* file that keeps other processes out, or -1 */
    int log_pages; /* in the write-ahead log after the last commit */
    int log_pages_max;
    int64_t now; /* of the transaction under way, ms since 1970 */
    char *path;  /* "" in memory */
    const char *vfs;
    void (*announce)(const char *sentence);
    struct lite_backup *backup;
    sqlite3_stmt *statement[NSTATEMENTS];
};

/* What SQLite's answer means to us; STORE_OK for OK, ROW and DONE. */
int lite_status(int rc);

/* A statement ready to be bound; NULL if it cannot be prepared. */
sqlite3_stmt *lite_get(struct connection *c, enum statement id);
void lite_text(sqlite3_stmt *st, int at, const char *text);
void lite_int(sqlite3_stmt *st, int at, int64_t value);
/*
 * Runs a statement that returns no rows and makes it ready for the next time.
 * SQLite's own code, the extended one.
 */
int lite_run(sqlite3_stmt *st);
/* The same for statements without parameters. */
int lite_do(struct connection *c, enum statement id);

/* Carries a job out (store_sqlite_jobs.c); as store_driver.run. */
int lite_job(struct connection *c, struct job *j);

/* store_sqlite_rating.c: counts the result of an append; reads. */
int lite_rate(struct connection *c, const struct store_append *a);
int lite_profile(struct connection *c, struct job *j);
int lite_best(struct connection *c, struct job *j);

/* The schema it has; 0 if it is empty, -1 if it cannot be read. */
int lite_version(sqlite3 *db);
/* Empty, or ours and not newer than we are?  Only looks. */
bool lite_known(sqlite3 *db, char *why, size_t n);
/*
 * Brings the schema to LITE_VERSION, one transaction a step.  False with a
 * sentence if that fails or the database is not known.
 */
bool lite_migrate(sqlite3 *db, char *why, size_t n);

/* store_sqlite_backup.c */
int lite_backup_start(struct connection *c, const char *path);
bool lite_backup_step(struct connection *c, int *status);
void lite_backup_stop(struct connection *c);

/*
 * Keeps other processes from opening the store at `path` for writing; a file
 * descriptor to be closed, or -1 with a sentence.
 */
int lite_lock(const char *path, char *why, size_t n);
/* Makes what was done to names in the folder of `path` durable. */
bool lite_sync_folder(const char *path);

#endif
