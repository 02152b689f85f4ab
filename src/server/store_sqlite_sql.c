/* The SQLite store: how statements are run (store_sql.h). */
#include <stdlib.h>

#include "server/store_sqlite.h"

int lite_status(int rc)
{
    switch (rc & 0xff) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE:
        return STORE_OK;
    case SQLITE_FULL:
        return STORE_E_FULL;
    case SQLITE_NOMEM:
        return STORE_E_MEMORY;
    default:
        return rc == SQLITE_IOERR_NOMEM ? STORE_E_MEMORY : STORE_E_IO;
    }
}

static bool conflict(int rc)
{
    return rc == SQLITE_CONSTRAINT_PRIMARYKEY ||
           rc == SQLITE_CONSTRAINT_UNIQUE || rc == SQLITE_CONSTRAINT_ROWID;
}

static sqlite3_stmt *stmt(struct sql *st)
{
    return ((struct lite_sql *)st)->st;
}

static struct sql *prepare(struct lite_sql *s, struct connection *c,
                           const char *text, unsigned flags)
{
    s->base.engine = &lite_engine;
    s->lite = (struct lite *)c;
    s->error = sqlite3_prepare_v3(s->lite->db, text, -1, flags, &s->st, NULL);
    if (s->error != SQLITE_OK)
        s->error = sqlite3_extended_errcode(s->lite->db);
    return &s->base;
}

static struct sql *get(struct connection *c, enum statement id)
{
    static const char *const text[NSTATEMENTS] = {
#define X(name, sql) [ST_##name] = sql,
        SQL_STATEMENTS(X)
#undef X
    };
    struct lite_sql *s = &((struct lite *)c)->statement[id];

    return s->st != NULL ? &s->base
                         : prepare(s, c, text[id], SQLITE_PREPARE_PERSISTENT);
}

static struct sql *make(struct connection *c, const char *text)
{
    struct lite_sql *s = calloc(1, sizeof *s);

    return s == NULL ? NULL : prepare(s, c, text, 0);
}

static void drop(struct sql *st)
{
    if (st != NULL)
        sqlite3_finalize(stmt(st));
    free(st);
}

/* A bind can only fail for want of memory; the step then finds a NULL. */
static void bind_text(struct sql *st, int at, const char *text, size_t n)
{
    if (stmt(st) != NULL)
        sqlite3_bind_text(stmt(st), at, text, (int)n, SQLITE_STATIC);
}

static void bind_bytes(struct sql *st, int at, const void *bytes, size_t n)
{
    if (stmt(st) != NULL)
        sqlite3_bind_blob(stmt(st), at, bytes, (int)n, SQLITE_STATIC);
}

static void bind_int(struct sql *st, int at, int64_t value)
{
    if (stmt(st) != NULL)
        sqlite3_bind_int64(stmt(st), at, value);
}

static int step(struct sql *st)
{
    struct lite_sql *s = (struct lite_sql *)st;
    int rc = s->st == NULL ? s->error : sqlite3_step(s->st);

    s->lite->base.changes = sqlite3_changes(s->lite->db);
    if (rc == SQLITE_ROW)
        return SQL_ROW;
    return conflict(rc) ? SQL_CONFLICT : lite_status(rc);
}

static void reset(struct sql *st)
{
    sqlite3_reset(stmt(st));
}

static const char *text_at(struct sql *st, int at, size_t *n)
{
    const void *text = sqlite3_column_text(stmt(st), at);

    *n = (size_t)sqlite3_column_bytes(stmt(st), at);
    return text;
}

static const unsigned char *bytes_at(struct sql *st, int at, size_t *n)
{
    const void *bytes = sqlite3_column_blob(stmt(st), at);

    *n = (size_t)sqlite3_column_bytes(stmt(st), at);
    return bytes;
}

static int64_t number_at(struct sql *st, int at)
{
    return sqlite3_column_int64(stmt(st), at);
}

const struct sql_engine lite_engine = {
    .get = get,
    .make = make,
    .drop = drop,
    .bind_text = bind_text,
    .bind_bytes = bind_bytes,
    .bind_int = bind_int,
    .step = step,
    .reset = reset,
    .text = text_at,
    .bytes = bytes_at,
    .number = number_at,
};
