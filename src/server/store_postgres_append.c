/*
 * The PostgreSQL store: appends in libpq's pipeline.
 *
 * Owner, epoch and head are checked, the head moved and the events added by
 * one statement; many of them travel before the first answer is read.  None of
 * them can fail in a way that would give up the transaction: a move id that is
 * there already finds no row to move.  If one fails nevertheless (a damaged
 * log), the batch is done again, one job after the other.
 */
#include <stdio.h>
#include <stdlib.h>

#include "engine/buffer.h"
#include "server/store_postgres.h"

#define NAME "append"

static const char append_sql[] =
    "WITH g AS (UPDATE game SET head = $5, changed = $6, lease_until = $7"
    "  WHERE id = $1 AND owner = $2 AND epoch = $3 AND head = $4"
    "  AND NOT EXISTS (SELECT 1 FROM event WHERE game = $1"
    "    AND client_move_id = ANY ($9::text[])) RETURNING id)"
    " INSERT INTO event (game, seq, epoch, at, client_move_id, body)"
    " SELECT g.id, $4::bigint + e.n, $3::bigint, e.at, e.move, e.body FROM g,"
    "  unnest($8::bigint[], $9::text[], $10::text[])"
    "  WITH ORDINALITY AS e (at, move, body, n)";

enum { PARAMETERS = 10 };

/* Does one of its moves repeat another of them? */
static bool repeats_itself(const struct store_append *a)
{
    for (int i = 0; i < a->nevents; i++) {
        for (int k = 0; k < i; k++) {
            if (a->events[i].move_id != NULL && a->events[k].move_id != NULL &&
                strcmp(a->events[i].move_id, a->events[k].move_id) == 0)
                return true;
        }
    }
    return false;
}

bool pg_can_pipe(const struct pg *pg, const struct job *j)
{
    return j->kind == JOB_APPEND && !pg->careful && j->append.facts == NULL &&
           j->append.result == NULL && j->append.hold == 0 &&
           !repeats_itself(&j->append);
}

/* A text as an element of an array. */
static void element(struct buffer *out, const char *text, size_t n)
{
    if (text == NULL) {
        buffer_put(out, "NULL");
        return;
    }
    buffer_char(out, '"');
    for (size_t i = 0; i < n; i++) {
        if (text[i] == '"' || text[i] == '\\')
            buffer_char(out, '\\');
        buffer_char(out, text[i]);
    }
    buffer_char(out, '"');
}

enum { TIMES, MOVES, BODIES, NARRAYS };

static void arrays(const struct store_append *a, struct buffer out[NARRAYS])
{
    for (int i = 0; i < a->nevents; i++) {
        const struct store_event *e = &a->events[i];

        for (int k = 0; k < NARRAYS; k++)
            buffer_char(&out[k], i == 0 ? '{' : ',');
        buffer_int(&out[TIMES], e->at);
        element(&out[MOVES], e->move_id,
                e->move_id == NULL ? 0 : strlen(e->move_id));
        element(&out[BODIES], e->body, e->len);
    }
    for (int k = 0; k < NARRAYS; k++)
        buffer_char(&out[k], '}');
}

static bool send(struct pg *pg, const struct store_append *a)
{
    struct buffer array[NARRAYS] = {{0}};
    char number[5][24];
    const int64_t n[5] = {a->epoch, a->head, (int64_t)a->head + a->nevents,
                          a->events[a->nevents - 1].at,
                          pg->base.now + pg->base.lease};
    const char *value[PARAMETERS] = {a->game, pg->base.node};
    int sent;

    for (int i = 0; i < 5; i++) {
        snprintf(number[i], sizeof number[i], "%lld", (long long)n[i]);
        value[2 + i] = number[i];
    }
    arrays(a, array);
    for (int i = 0; i < NARRAYS; i++)
        value[7 + i] = array[i].text;
    sent = PQsendQueryPrepared(pg->db, NAME, PARAMETERS, value, NULL, NULL, 0);
    for (int i = 0; i < NARRAYS; i++)
        buffer_free(&array[i]);
    return sent == 1;
}

/* The first append of a transaction: the statement, and into the pipeline. */
static int enter(struct pg *pg)
{
    if (!pg->append_ready) {
        int status =
            pg_result(pg, PQprepare(pg->db, NAME, append_sql, 0, NULL));

        if (status != SQL_DONE)
            return status;
        pg->append_ready = true;
    }
    pg->pipelined = PQenterPipelineMode(pg->db) == 1;
    return pg->pipelined ? STORE_OK : STORE_LOST;
}

int pg_pipe(struct pg *pg, struct job *j)
{
    int status = pg->pipelined ? STORE_OK : enter(pg);

    j->status = STORE_OK;
    if (status != STORE_OK)
        return status;
    if (!send(pg, &j->append))
        return STORE_LOST;
    pg->waiting[pg->nwaiting++] = j;
    return pg->nwaiting == PG_PIPELINE ? pg_settle(pg) : STORE_OK;
}

/* What one append was answered; a refused one has a status and no reason. */
static int answer_of(struct pg *pg, struct job *j)
{
    PGresult *r = PQgetResult(pg->db);
    long long rows = 0;
    int status;

    if (PQresultStatus(r) == PGRES_COMMAND_OK)
        rows = strtoll(PQcmdTuples(r), NULL, 10);
    status = pg_result(pg, r);
    r = PQgetResult(pg->db); /* the NULL that ends each answer */
    PQclear(r);
    if (status == SQL_DONE && rows != j->append.nevents)
        j->status = STORE_E_HEAD;
    return status;
}

int pg_settle(struct pg *pg)
{
    int status = STORE_OK, n = pg->nwaiting;

    pg->nwaiting = 0;
    if (!pg->pipelined)
        return STORE_OK;
    if (PQpipelineSync(pg->db) != 1)
        return STORE_LOST;
    for (int i = 0; i < n; i++) {
        int got = answer_of(pg, pg->waiting[i]);

        if (status == STORE_OK)
            status = got;
    }
    if (PQstatus(pg->db) == CONNECTION_BAD)
        return STORE_LOST;
    PQclear(PQgetResult(pg->db)); /* the answer to the sync */
    pg->pipelined = PQexitPipelineMode(pg->db) != 1;
    if (pg->pipelined)
        return STORE_LOST;
    if (status == SQL_CONFLICT) {
        pg->careful = true;
        return STORE_LOST; /* once more, with care */
    }
    for (int i = 0; i < n && status == STORE_OK; i++) {
        if (pg->waiting[i]->status != STORE_OK)
            status = sql_refuse_append(&pg->base, pg->waiting[i]);
    }
    return status;
}
