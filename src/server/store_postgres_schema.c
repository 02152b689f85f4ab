/*
 * The PostgreSQL store: what the database is and may, and the way to the newest
 * schema.  The schema's version stands in the table `deskovka`, which also says
 * that the database is ours; `deskovka_node` has a row for each node
 * (store_postgres.h).  Steps are taken under a lock, each in a transaction of
 * its own, so that two servers that start at once take each step once.
 */
#include <stdio.h>
#include <stdlib.h>

#include "engine/buffer.h"
#include "server/store_postgres.h"

#define SERVER_LEAST 130000

/* ---- looking ------------------------------------------------------------ */

/*
 * What must not be found; each query gives 1 if it is, before the schema is
 * read.
 */
static const struct {
    const char *sql, *sentence;
} faults[] = {
    {"SELECT 1 WHERE pg_is_in_recovery()",
     "it is a standby, which only reads; give the address of the primary"},
    {"SELECT 1 WHERE current_setting('server_encoding') <> 'UTF8'",
     "its encoding is not UTF8; create it with ENCODING 'UTF8' TEMPLATE "
     "template0"},
    {"SELECT 1 WHERE current_setting('default_transaction_read_only') = 'on'",
     "it is set to be read only (default_transaction_read_only)"},
    {"SELECT 1 WHERE current_schema() IS NULL",
     "its search_path names no schema that is there"},
    {"SELECT 1 WHERE to_regclass('deskovka') IS NULL AND EXISTS (SELECT 1 "
     "FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND "
     "relnamespace = current_schema()::regnamespace)",
     "it is a database of another program; give this one a database of its "
     "own"},
    {"SELECT 1 WHERE to_regclass('deskovka') IS NULL AND NOT "
     "has_schema_privilege(current_schema(), 'CREATE')",
     "its user may not create tables there; make the user the owner of the "
     "database"},
    {"SELECT 1 FROM pg_class WHERE relkind = 'r' AND relnamespace = "
     "(SELECT relnamespace FROM pg_class WHERE oid = "
     "to_regclass('deskovka')) AND NOT (has_table_privilege(oid, 'SELECT') "
     "AND has_table_privilege(oid, 'INSERT') AND "
     "has_table_privilege(oid, 'UPDATE') AND "
     "has_table_privilege(oid, 'DELETE')) LIMIT 1",
     "its user may not read and write all of its tables; make the user their "
     "owner"},
};

bool pg_known(struct pg *pg, int *version, char *why, size_t n)
{
    int64_t found = 0;
    int status;

    if (PQserverVersion(pg->db) < SERVER_LEAST) {
        snprintf(why, n,
                 "PostgreSQL %d is too old; 13 is the oldest that will do",
                 PQserverVersion(pg->db) / 10000);
        return false;
    }
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        if (pg_number(pg, faults[i].sql, NULL, &found, &status)) {
            snprintf(why, n, "%s", faults[i].sentence);
            return false;
        }
        if (status != SQL_DONE) {
            snprintf(why, n, "%s", pg->why);
            return false;
        }
    }
    *version = 0;
    if (!pg_number(pg, "SELECT 1 WHERE to_regclass('deskovka') IS NOT NULL",
                   NULL, &found, &status))
        return status == SQL_DONE;
    if (!pg_number(pg, "SELECT version FROM deskovka", NULL, &found, &status)) {
        snprintf(why, n, "%s",
                 status == SQL_DONE ? "its table deskovka is empty" : pg->why);
        return false;
    }
    *version = (int)found;
    if (*version > SCHEMA_VERSION)
        schema_newer(*version, why, n);
    return *version <= SCHEMA_VERSION;
}

/* ---- climbing ----------------------------------------------------------- */

static const char lock[] =
    "BEGIN; SELECT pg_advisory_xact_lock(hashtextextended("
    "'deskovka schema ' || current_schema(), 0));";

static const char ground[] =
    "CREATE TABLE IF NOT EXISTS deskovka (version BIGINT NOT NULL);"
    "CREATE TABLE IF NOT EXISTS deskovka_node ("
    "  name TEXT COLLATE \"C\" NOT NULL PRIMARY KEY,"
    "  tick BIGINT NOT NULL);"
    "INSERT INTO deskovka SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM deskovka);";

/* One step, unless somebody else has taken it; *version is where we are. */
static int climb(struct pg *pg, int *version)
{
    struct buffer sql = {0};
    int64_t now = 0;
    int status = pg_do(pg, lock);
    char *step;

    if (status == SQL_DONE && *version == 0)
        status = pg_do(pg, ground);
    if (status == SQL_DONE)
        pg_number(pg, "SELECT version FROM deskovka", NULL, &now, &status);
    if (status == SQL_DONE && now < SCHEMA_VERSION) {
        step = schema_dialect(schema_step((int)now));
        buffer_put(&sql, step);
        buffer_put(&sql, "UPDATE deskovka SET version = version + 1;");
        status = pg_do(pg, sql.text);
        free(step);
        buffer_free(&sql);
        now++;
    }
    if (status == SQL_DONE)
        status = pg_do(pg, "COMMIT");
    if (status == SQL_DONE)
        *version = (int)now;
    else if (PQstatus(pg->db) == CONNECTION_OK)
        PQclear(PQexec(pg->db, "ROLLBACK"));
    return status;
}

bool pg_migrate(struct pg *pg, int version, char *why, size_t n)
{
    char sentence[200];

    if (version > 0 && version < SCHEMA_VERSION &&
        pg->config->announce != NULL) {
        snprintf(sentence, sizeof sentence,
                 "the store has schema %d and becomes schema %d; of the "
                 "database as it was there is only the backup you made",
                 version, SCHEMA_VERSION);
        pg->config->announce(sentence);
    }
    while (version < SCHEMA_VERSION) {
        int from = version;

        if (climb(pg, &version) == SQL_DONE)
            continue;
        snprintf(why, n, "schema %d cannot be made %d: %.300s", from, from + 1,
                 pg->why);
        return false;
    }
    return true;
}
