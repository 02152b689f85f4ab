/*
 * The PostgreSQL store: names of accounts that look alike, made at several
 * nodes.  Each node keeps what all names look like in memory (identity.h); of
 * new accounts and of those that go it hears by notices, in which stand looks
 * and no names.  Between two of its looks another node may have been quicker,
 * so whoever adds an account waits for the others that do, and reads once more
 * what he may not have heard of.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "server/looks.h"
#include "server/store_postgres.h"

const char *pg_look_of(struct job *j)
{
    char text[LOOKS_TEXT];

    if (j->account.name == NULL)
        return NULL;
    looks_write(j->account.name, text);
    return arena_text(&j->arena, text);
}

/* The last word about something that looks like this. */
static bool is_taken(PGresult *r, const char *look)
{
    bool taken = false;

    for (int i = 0; i < PQntuples(r); i++) {
        if (looks_share(PQgetvalue(r, i, 1), look))
            taken = PQgetvalue(r, i, 0)[0] == 'l';
    }
    return taken;
}

int pg_name_free(struct pg *pg, struct job *j)
{
    static const char lock[] =
        "SELECT pg_advisory_xact_lock(hashtextextended('deskovka names ' || "
        "current_schema(), 0))";
    static const char sql[] =
        "SELECT kind, what FROM deskovka_notice WHERE at > $1 AND kind IN "
        "('look', 'unlook') ORDER BY n";
    const char *look = pg_look_of(j);
    char since[24];
    const char *value[] = {since};
    PGresult *r;

    if (look == NULL)
        return STORE_E_MEMORY;
    r = PQexec(pg->db, lock);
    if (PQresultStatus(r) != PGRES_TUPLES_OK)
        return pg_result(pg, r);
    PQclear(r);
    snprintf(since, sizeof since, "%" PRId64, pg_notices_since(pg));
    r = PQexecParams(pg->db, sql, 1, NULL, value, NULL, NULL, 0);
    if (PQresultStatus(r) != PGRES_TUPLES_OK)
        return pg_result(pg, r);
    if (is_taken(r, look))
        j->status = STORE_E_EXISTS;
    PQclear(r);
    return SQL_DONE;
}
