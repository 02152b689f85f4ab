/* The PostgreSQL store: how statements are run (store_sql.h). */
#include <stdio.h>
#include <stdlib.h>

#include "server/store_postgres.h"

/* ---- what answers mean -------------------------------------------------- */

void pg_sentence(const char *said, char *to, size_t n)
{
    size_t len = 0;

    for (; *said != '\0' && len + 1 < n; said++)
        to[len++] = *said == '\n' || *said == '\t' ? ' ' : *said;
    while (len > 0 && to[len - 1] == ' ')
        len--;
    to[len] = '\0';
}

/* SQLSTATE by its beginning. */
static const struct {
    const char *state;
    int status;
} states[] = {
    {"23505", SQL_CONFLICT}, {"53100", STORE_E_FULL}, {"53200", STORE_E_MEMORY},
    {"40", STORE_LOST},      {"08", STORE_LOST},      {"57P", STORE_LOST},
    {"25P03", STORE_LOST},
};

static int failure(struct pg *pg, const PGresult *result)
{
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);

    if (PQstatus(pg->db) == CONNECTION_BAD)
        return STORE_LOST;
    if (state == NULL)
        return result == NULL ? STORE_E_MEMORY : STORE_LOST;
    for (size_t i = 0; i < sizeof states / sizeof *states; i++) {
        if (strncmp(state, states[i].state, strlen(states[i].state)) == 0)
            return states[i].status;
    }
    return STORE_E_IO;
}

static bool worked(const PGresult *result)
{
    ExecStatusType s = PQresultStatus(result);

    return s == PGRES_COMMAND_OK || s == PGRES_TUPLES_OK ||
           s == PGRES_SINGLE_TUPLE;
}

static int meaning(struct pg *pg, const PGresult *result)
{
    int status;

    if (worked(result))
        return SQL_DONE;
    status = failure(pg, result);
    if (status != SQL_CONFLICT)
        pg_sentence(result == NULL ? PQerrorMessage(pg->db)
                                   : PQresultErrorMessage(result),
                    pg->why, sizeof pg->why);
    return status;
}

int pg_result(struct pg *pg, PGresult *result)
{
    int status = meaning(pg, result);

    PQclear(result);
    return status;
}

int pg_do(struct pg *pg, const char *text)
{
    return pg_result(pg, PQexec(pg->db, text));
}

/* The first number of an answer, which is cleared. */
static bool number_of(struct pg *pg, PGresult *r, int64_t *number, int *status)
{
    bool found;

    *status = meaning(pg, r);
    found = *status == SQL_DONE && PQntuples(r) == 1 && !PQgetisnull(r, 0, 0);
    if (found)
        *number = strtoll(PQgetvalue(r, 0, 0), NULL, 10);
    PQclear(r);
    return found;
}

bool pg_number(struct pg *pg, const char *text, const char *a, int64_t *number,
               int *status)
{
    return number_of(
        pg,
        PQexecParams(pg->db, text, a == NULL ? 0 : 1, NULL, &a, NULL, NULL, 0),
        number, status);
}

bool pg_simple_number(struct pg *pg, const char *text, int64_t *number,
                      int *status)
{
    return number_of(pg, PQexec(pg->db, text), number, status);
}

/* ---- statements --------------------------------------------------------- */

static struct pg_sql *own(struct sql *st)
{
    return (struct pg_sql *)st;
}

static struct sql *get(struct connection *c, enum statement id)
{
    static const char *const text[NSTATEMENTS] = {
#define X(name, sql) [ST_##name] = sql,
        SQL_STATEMENTS(X)
#undef X
    };
    struct pg *pg = (struct pg *)c;
    struct pg_sql *s = &pg->statement[id];

    if (s->text == NULL) {
        s->base.engine = &pg_engine;
        s->pg = pg;
        snprintf(s->own_name, sizeof s->own_name, "s%d", (int)id);
        s->name = s->own_name;
        s->text = schema_dialect(pg_own_words(id) != NULL ? pg_own_words(id)
                                                          : text[id]);
    }
    s->n = 0;
    return &s->base;
}

static struct sql *make(struct connection *c, const char *text)
{
    struct pg_sql *s = calloc(1, sizeof *s);

    if (s == NULL)
        return NULL;
    s->base.engine = &pg_engine;
    s->pg = (struct pg *)c;
    s->text = schema_dialect(text);
    return &s->base;
}

static void bind(struct sql *st, int at, const void *value, size_t n)
{
    struct pg_sql *s = own(st);

    s->value[at - 1] = value;
    s->length[at - 1] = (int)n;
    s->format[at - 1] = 1; /* bytes as they are; of a text as well */
    if (s->n < at)
        s->n = at;
}

static void bind_text(struct sql *st, int at, const char *text, size_t n)
{
    bind(st, at, text, n);
}

static void bind_int(struct sql *st, int at, int64_t value)
{
    struct pg_sql *s = own(st);

    snprintf(s->number[at - 1], sizeof s->number[0], "%lld", (long long)value);
    bind(st, at, s->number[at - 1], 0);
    s->format[at - 1] = 0;
}

static void clear(struct pg_sql *s)
{
    PQclear(s->result);
    PQfreemem(s->bytes);
    s->result = NULL;
    s->bytes = NULL;
    s->row = 0;
}

/* Until the server has nothing more to say of it. */
static void finish(struct pg_sql *s)
{
    PGresult *r;

    while (s->sent && (r = PQgetResult(s->pg->db)) != NULL)
        PQclear(r);
    s->sent = false;
}

static void reset(struct sql *st)
{
    struct pg_sql *s = own(st);

    clear(s);
    if (s->name == NULL)
        finish(s);
}

static void drop(struct sql *st)
{
    if (st == NULL)
        return;
    reset(st);
    free(own(st)->text);
    free(st);
}

/* Rows one by one: as many as there are, in the memory of one. */
static int step_one(struct pg_sql *s)
{
    int status;

    if (!s->sent && (PQsendQueryParams(s->pg->db, s->text, s->n, NULL, s->value,
                                       s->length, s->format, 0) == 0 ||
                     PQsetSingleRowMode(s->pg->db) == 0))
        return STORE_LOST;
    s->sent = true;
    clear(s);
    s->result = PQgetResult(s->pg->db);
    status = meaning(s->pg, s->result);
    if (status == SQL_DONE && PQresultStatus(s->result) == PGRES_SINGLE_TUPLE)
        return SQL_ROW;
    finish(s);
    return status;
}

static int first_step(struct pg_sql *s)
{
    struct pg *pg = s->pg;
    int status = SQL_DONE;

    if (!s->prepared)
        status = pg_result(pg, PQprepare(pg->db, s->name, s->text, 0, NULL));
    if (status != SQL_DONE)
        return status;
    s->prepared = true;
    s->result = PQexecPrepared(pg->db, s->name, s->n, s->value, s->length,
                               s->format, 0);
    status = meaning(pg, s->result);
    if (status == SQL_DONE)
        pg->base.changes = strtoll(PQcmdTuples(s->result), NULL, 10);
    return status;
}

static int step(struct sql *st)
{
    struct pg_sql *s = own(st);
    int status = SQL_DONE;

    if (s->name == NULL)
        return step_one(s);
    if (s->result == NULL)
        status = first_step(s);
    else
        s->row++;
    if (status != SQL_DONE)
        return status;
    return s->row < PQntuples(s->result) ? SQL_ROW : SQL_DONE;
}

static const char *text_at(struct sql *st, int at, size_t *n)
{
    struct pg_sql *s = own(st);

    *n = 0;
    if (PQgetisnull(s->result, s->row, at))
        return NULL;
    *n = (size_t)PQgetlength(s->result, s->row, at);
    return PQgetvalue(s->result, s->row, at);
}

static const unsigned char *bytes_at(struct sql *st, int at, size_t *n)
{
    struct pg_sql *s = own(st);
    const char *text = text_at(st, at, n);

    PQfreemem(s->bytes);
    s->bytes =
        text == NULL ? NULL : PQunescapeBytea((const unsigned char *)text, n);
    return s->bytes;
}

static int64_t number_at(struct sql *st, int at)
{
    size_t n;
    const char *text = text_at(st, at, &n);

    return text == NULL ? 0 : strtoll(text, NULL, 10);
}

void pg_forget(struct pg *pg)
{
    for (int i = 0; i < NSTATEMENTS; i++) {
        struct pg_sql *s = &pg->statement[i];

        clear(s);
        free(s->text);
        *s = (struct pg_sql){0};
    }
}

const struct sql_engine pg_engine = {
    .get = get,
    .make = make,
    .drop = drop,
    .bind_text = bind_text,
    .bind_bytes = bind,
    .bind_int = bind_int,
    .step = step,
    .reset = reset,
    .text = text_at,
    .bytes = bytes_at,
    .number = number_at,
};
