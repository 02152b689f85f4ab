/*
 * A whole store into another one, from any database to any.
 *
 * Both are held alone.  All rows travel in one transaction of the new store,
 * and before it is committed each row is read back and compared with its
 * original: the copy is whole or there is none.
 */
#include <stdio.h>
#include <stdlib.h>

#include "engine/buffer.h"
#include "server/store_sql.h"

/* Rows between two reports. */
#define REPORT 10000

/*
 * All tables of the schema (a new step adds its own here; the test of copies
 * compares this list with the schema).  Kinds of columns: text, integer,
 * bytes.
 */
static const struct table {
    const char *name, *columns, *kinds, *key;
} tables[] = {
    {"game",
     "id, owner, epoch, lease_until, head, status, listed, created, changed, "
     "secret, facts",
     "ttiiiiiiibt", "id"},
    {"event", "game, seq, epoch, at, client_move_id, body", "tiiitt",
     "game, seq"},
    {"seat", "game, seat, user", "tit", "game, seat"},
    {"chat", "game, n, at, user, text, seat", "tiitti", "game, n"},
    {"account", "user, name, key, password, created, here", "ttttii", "user"},
    {"recovery", "user, code", "tb", "user, code"},
    {"session", "id, user, created, seen, expires, revoked", "ttiiii", "id"},
    {"ban", "who, until, reason", "tit", "who"},
    {"rating", "user, kind, mu, sigma, shown, games, wins, changed", "ttiiiiii",
     "user, kind"},
    {"rated", "game, seat, user, kind, at, place, places, before, after",
     "tittiiiii", "game, seat"},
    {"task",
     "kind, name, state, due, prefer, owner, attempts, created, reason, body, "
     "answer",
     "ttiittiittt", "kind, name"},
    {"worker", "name, work, seen", "tti", "name"},
    {"report", "game, line, about, reporter, at, reason, settled", "tittiti",
     "game, line, about, reporter"},
    {"erasure", "user, since, place", "tit", "user"},
    {"friend", "user, other, state, at, game, invited", "ttiiti",
     "user, other"},
    {"push", "endpoint, user, key, auth, lang, created", "ttttti", "endpoint"},
    {"mail", "user, address, lang, code, tries, confirmed, created", "ttttiii",
     "user"},
};

enum { NTABLES = sizeof tables / sizeof *tables };

struct side {
    const struct store_driver *driver;
    struct store_config config;
    struct connection *c;
};

struct copying {
    struct side from, to;
    void (*progress)(void *user, const char *table, uint64_t rows, bool done);
    void *user;
    uint64_t rows;
    char *why;
    size_t n;
};

static bool failed(struct copying *k, const char *what, int status)
{
    snprintf(k->why, k->n, "%s: %s", what, store_status_name(status));
    return false;
}

/* All rows of a table in the order of its key. */
static struct sql *rows_of(struct side *s, const struct table *t)
{
    char text[400];

    snprintf(text, sizeof text, "SELECT %s FROM %s ORDER BY %s", t->columns,
             t->name, t->key);
    return s->c->engine->make(s->c, text);
}

/* INSERT INTO table (columns) VALUES (?1, ?2 ...) */
static struct sql *adding(struct side *s, const struct table *t)
{
    struct buffer text = {0};
    struct sql *st;

    buffer_put(&text, "INSERT INTO ");
    buffer_put(&text, t->name);
    buffer_put(&text, " (");
    buffer_put(&text, t->columns);
    buffer_put(&text, ") VALUES (");
    for (uint64_t i = 0; t->kinds[i] != '\0'; i++) {
        buffer_put(&text, i == 0 ? "?" : ", ?");
        buffer_number(&text, i + 1);
    }
    buffer_char(&text, ')');
    st = s->c->engine->make(s->c, text.text);
    buffer_free(&text);
    return st;
}

static void bind_row(struct sql *to, struct sql *from, const char *kinds)
{
    size_t n;

    for (int i = 0; kinds[i] != '\0'; i++) {
        if (kinds[i] == 'i') {
            sql_int(to, i + 1, sql_int_at(from, i));
        } else if (kinds[i] == 't') {
            const char *text = from->engine->text(from, i, &n);

            sql_text_of(to, i + 1, text, n);
        } else {
            const unsigned char *bytes = from->engine->bytes(from, i, &n);

            sql_bytes(to, i + 1, bytes, n);
        }
    }
}

static bool same_column(struct sql *a, struct sql *b, int at, char kind)
{
    size_t na, nb;
    const void *pa, *pb;

    if (kind == 'i')
        return sql_is_null(a, at) == sql_is_null(b, at) &&
               sql_int_at(a, at) == sql_int_at(b, at);
    if (kind == 't') {
        pa = a->engine->text(a, at, &na);
        pb = b->engine->text(b, at, &nb);
    } else {
        pa = a->engine->bytes(a, at, &na);
        pb = b->engine->bytes(b, at, &nb);
    }
    if (pa == NULL || pb == NULL)
        return pa == pb;
    return na == nb && memcmp(pa, pb, na) == 0;
}

static void report(struct copying *k, const struct table *t, uint64_t rows,
                   bool done)
{
    if (k->progress != NULL && (done || rows % REPORT == 0))
        k->progress(k->user, t->name, rows, done);
}

static bool copy_table(struct copying *k, const struct table *t)
{
    struct sql *from = rows_of(&k->from, t), *to = adding(&k->to, t);
    uint64_t rows = 0;
    int rc = from == NULL || to == NULL ? STORE_E_MEMORY : sql_step(from);

    while (rc == SQL_ROW) {
        bind_row(to, from, t->kinds);
        rc = sql_run(to);
        if (rc == SQL_DONE) {
            report(k, t, ++rows, false);
            rc = sql_step(from);
        } else if (rc == SQL_CONFLICT) {
            rc = STORE_E_EXISTS;
        }
    }
    k->from.c->engine->drop(from);
    k->to.c->engine->drop(to);
    k->rows += rows;
    return rc == SQL_DONE || failed(k, t->name, rc);
}

static bool check_table(struct copying *k, const struct table *t)
{
    struct sql *a = rows_of(&k->from, t), *b = rows_of(&k->to, t);
    uint64_t rows = 0;
    bool same = a != NULL && b != NULL;
    int ra = SQL_ROW, rb = SQL_ROW;

    while (same && ra == SQL_ROW) {
        ra = sql_step(a);
        rb = sql_step(b);
        same = ra == rb && ra >= 0;
        for (int i = 0; same && ra == SQL_ROW && t->kinds[i] != '\0'; i++)
            same = same_column(a, b, i, t->kinds[i]);
        rows += ra == SQL_ROW;
    }
    if (a != NULL)
        k->from.c->engine->drop(a);
    if (b != NULL)
        k->to.c->engine->drop(b);
    if (same)
        report(k, t, rows, true);
    else
        snprintf(k->why, k->n, "row %llu of %s is not as it was read",
                 (unsigned long long)rows, t->name);
    return same;
}

static bool is_empty(struct copying *k)
{
    for (int i = 0; i < NTABLES; i++) {
        char text[64];
        struct sql *st;
        int rc;

        snprintf(text, sizeof text, "SELECT 1 FROM %s LIMIT 1", tables[i].name);
        st = k->to.c->engine->make(k->to.c, text);
        rc = st == NULL ? STORE_E_MEMORY : sql_step(st);
        k->to.c->engine->drop(st);
        if (rc == SQL_ROW) {
            snprintf(k->why, k->n, "the store to copy to is not empty");
            return false;
        }
        if (rc != SQL_DONE)
            return failed(k, tables[i].name, rc);
    }
    return true;
}

/* The new store has everything, or nothing. */
static bool finish(struct copying *k)
{
    const struct store_driver *d = k->to.driver;
    int status = d->commit(k->to.c);
    bool committed = false;

    if (status == STORE_LOST && d->mend != NULL)
        status = d->mend(k->to.c, &committed) == STORE_OK && committed
                     ? STORE_OK
                     : STORE_E_IO;
    return status == STORE_OK || failed(k, "the copy is not committed", status);
}

static bool copy(struct copying *k)
{
    const struct store_driver *d = k->to.driver;
    int status = d->begin(k->to.c);
    bool ok = status == STORE_OK || failed(k, "it cannot be begun", status);

    if (ok && sql_do(k->from.c, ST_BEGIN_READ) != SQL_DONE)
        ok = failed(k, "it cannot be read", STORE_E_IO);
    ok = ok && is_empty(k);
    for (int i = 0; i < NTABLES && ok; i++)
        ok = copy_table(k, &tables[i]);
    for (int i = 0; i < NTABLES && ok; i++)
        ok = check_table(k, &tables[i]);
    sql_do(k->from.c, ST_ROLLBACK);
    if (!ok)
        d->rollback(k->to.c);
    return ok && finish(k);
}

static bool open_side(struct side *s, const char *url, bool existing, char *why,
                      size_t n)
{
    s->config = (struct store_config){
        .url = url, .node = "main", .existing = existing, .alone = true};
    s->driver = store_driver_of(url, why, n);
    if (s->driver != NULL)
        s->c = s->driver->open(&s->config, true, why, n);
    return s->c != NULL;
}

int64_t store_copy(const char *from, const char *to,
                   void (*progress)(void *user, const char *table,
                                    uint64_t rows, bool done),
                   void *user, char *why, size_t n)
{
    struct copying k = {.progress = progress, .user = user, .why = why, .n = n};
    const struct store_driver *d;
    bool ok = open_side(&k.from, from, true, why, n), fresh;

    d = ok ? store_driver_of(to, why, n) : NULL;
    fresh = d != NULL && d->is_new != NULL && d->is_new(to);
    ok = ok && open_side(&k.to, to, false, why, n) && copy(&k);
    if (k.to.c != NULL)
        k.to.driver->close(k.to.c, !ok);
    if (!ok && fresh) /* no empty store remains of a copy that failed */
        d->discard(to);
    if (k.from.c != NULL)
        k.from.driver->close(k.from.c, true);
    return ok ? (int64_t)k.rows : -1;
}
