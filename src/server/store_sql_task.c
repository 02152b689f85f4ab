/*
 * The store's tasks: work that is put once, taken by whichever node comes
 * first, and taken again when that node dies.  While a task is taken, `due` is
 * the end of its lease, so what may be taken is always what is due.  Owner and
 * number of the attempt fence its end: who was too slow is refused.
 */
#include <string.h>

#include "server/store_sql.h"

/* Room for rows; a list is read in pieces of at most this. */
#define ROWS_MAX   1000
#define KINDS_MAX  16
#define FAILED_MAX 20

/* The first text after all that begin so (names are plain ASCII). */
#define AFTER "\x7f"

static void task_row(struct arena *a, struct sql *st, struct store_task *t)
{
    t->kind = sql_copy_at(a, st, 0);
    t->name = sql_copy_at(a, st, 1);
    t->due = sql_int_at(st, 2);
    t->prefer = sql_copy_at(a, st, 3);
    t->body = sql_copy_at(a, st, 4);
    t->state = (enum store_task_state)(int)sql_int_at(st, 5);
    t->owner = sql_copy_at(a, st, 6);
    t->attempts = (int)sql_int_at(st, 7);
    t->reason = sql_copy_at(a, st, 8);
    t->answer = sql_copy_at(a, st, 9);
}

/* All rows of a statement that is bound. */
static int task_rows(struct job *j, struct sql *st, int most,
                     struct store_task **rows, int *n)
{
    struct store_task *t;
    int rc;

    if (most > ROWS_MAX)
        most = ROWS_MAX;
    *n = 0;
    *rows = t = arena_get(&j->arena, sizeof *t * ((size_t)most + 1));
    if (t == NULL)
        return STORE_E_MEMORY;
    while ((rc = sql_step(st)) == SQL_ROW && *n < most)
        task_row(&j->arena, st, &t[(*n)++]);
    sql_reset(st);
    if (rc == SQL_ROW)
        rc = SQL_DONE;
    return j->arena.failed ? STORE_E_MEMORY : rc;
}

int sql_task_add(struct connection *c, const struct store_task *t, bool keep)
{
    struct sql *st = sql_get(c, keep ? ST_TASK_KEEP : ST_TASK_PUT);

    sql_text(st, 1, t->kind);
    sql_text(st, 2, t->name);
    sql_int(st, 3, t->due == 0 ? c->now : t->due);
    sql_text(st, 4, t->prefer);
    sql_int(st, 5, c->now);
    sql_text(st, 6, t->body);
    return sql_run(st);
}

int sql_task_put(struct connection *c, struct job *j)
{
    return sql_task_add(c, &j->task, j->keep);
}

static int give_up(struct connection *c, const char *kind, int64_t now)
{
    struct sql *st = sql_get(c, ST_TASK_GIVE_UP);

    sql_text(st, 1, kind);
    sql_int(st, 2, now);
    sql_int(st, 3, STORE_ATTEMPTS_MAX);
    return sql_run(st);
}

int sql_task_take(struct connection *c, struct job *j)
{
    int64_t now = j->now == 0 ? c->now : j->now;
    int rc = give_up(c, j->id, now);
    struct sql *st = sql_get(c, ST_TASK_TAKE);

    if (rc != SQL_DONE)
        return rc;
    sql_text(st, 1, j->id);
    sql_text(st, 2, c->node);
    sql_int(st, 3, now + j->lease);
    sql_int(st, 4, now);
    sql_int(st, 5, now - STORE_PREFER_MS);
    sql_int(st, 6, j->most);
    return task_rows(j, st, j->most, &j->tasks, &j->n);
}

int sql_task_look(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_TASK_LOOK);
    int rc;

    sql_text(st, 1, j->id);
    rc = sql_step(st);
    sql_reset(st);
    if (rc == SQL_DONE)
        j->status = STORE_E_MISSING;
    return rc == SQL_ROW ? SQL_DONE : rc;
}

int sql_task_end(struct connection *c, struct job *j)
{
    const struct store_task *t = &j->task;
    bool done = t->answer != NULL;
    int rc;
    struct sql *st = sql_get(c, done ? ST_TASK_DONE : ST_TASK_FAIL);

    sql_text(st, 1, t->kind);
    sql_text(st, 2, t->name);
    sql_text(st, 3, c->node);
    sql_int(st, 4, t->attempts);
    sql_int(st, 5, c->now + (done ? 0 : t->due));
    sql_text(st, 6, done ? t->answer : t->reason);
    rc = sql_run(st);
    if (rc == SQL_DONE && c->changes == 0)
        j->status = STORE_E_FENCED;
    return rc;
}

int sql_task_beat(struct connection *c, struct job *j)
{
    struct sql *hold = sql_get(c, ST_TASK_HOLD);
    struct sql *put = sql_get(c, j->lease > 0 ? ST_WORKER_PUT : ST_WORKER_DROP);
    int rc;

    sql_text(hold, 1, c->node);
    sql_int(hold, 2, c->now + j->lease);
    rc = sql_run(hold);
    if (rc != SQL_DONE)
        return rc;
    sql_text(put, 1, c->node);
    if (j->lease > 0) {
        sql_text(put, 2, j->id);
        sql_int(put, 3, c->now);
    } else { /* and who ended without a word */
        sql_int(put, 2, c->now - 60 * (int64_t)STORE_WORKER_MS);
    }
    return sql_run(put);
}

/* The texts that begin so: from it to before *end. */
static bool range_of(struct arena *a, const char *prefix, char **end)
{
    size_t n = strlen(prefix);

    *end = arena_get(a, n + sizeof AFTER);
    if (*end == NULL)
        return false;
    memcpy(*end, prefix, n);
    memcpy(*end + n, AFTER, sizeof AFTER);
    return true;
}

int sql_task_drop(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_TASK_DROP);
    char *end;

    if (!range_of(&j->arena, j->other, &end))
        return STORE_E_MEMORY;
    sql_text(st, 1, j->id);
    sql_text(st, 2, j->other);
    sql_text(st, 3, end);
    return sql_run(st);
}

int sql_task_answers(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_TASK_ANSWERS);
    char *end;

    if (!range_of(&j->arena, j->other, &end))
        return STORE_E_MEMORY;
    sql_text(st, 1, j->id);
    sql_text(st, 2, j->task.name);
    sql_text(st, 3, j->other);
    sql_text(st, 4, end);
    sql_int(st, 5, j->most);
    return task_rows(j, st, j->most, &j->tasks, &j->n);
}

/* ---- what there is ------------------------------------------------------ */

/* One row a kind out of one row a kind and state. */
static int count_kinds(struct connection *c, struct job *j)
{
    struct store_task_count *k =
        arena_get(&j->arena, sizeof *k * (KINDS_MAX + 1));
    struct sql *st = sql_get(c, ST_TASK_COUNT);
    int n = 0, rc;

    if (k == NULL)
        return STORE_E_MEMORY;
    while ((rc = sql_step(st)) == SQL_ROW && n < KINDS_MAX) {
        int64_t state = sql_int_at(st, 1);
        const char *kind = sql_text_at(st, 0);

        if (n == 0 || strcmp(k[n - 1].kind, kind) != 0)
            k[n++].kind = arena_text(&j->arena, kind);
        k[n - 1].n[state & 3] = sql_int_at(st, 2);
        if (state == TASK_WAITING && sql_int_at(st, 3) > 0)
            k[n - 1].oldest = sql_int_at(st, 3);
    }
    sql_reset(st);
    j->counts.kinds = k;
    j->counts.nkinds = n;
    return rc == SQL_ROW ? SQL_DONE : rc;
}

static int list_workers(struct connection *c, struct job *j)
{
    struct store_worker *w =
        arena_get(&j->arena, sizeof *w * (STORE_WORKERS_MAX + 1));
    struct sql *st = sql_get(c, ST_WORKER_READ);
    int n = 0, rc;

    if (w == NULL)
        return STORE_E_MEMORY;
    sql_int(st, 1, STORE_WORKER_MS);
    sql_int(st, 2, STORE_WORKERS_MAX);
    while ((rc = sql_step(st)) == SQL_ROW && n < STORE_WORKERS_MAX) {
        w[n].name = sql_copy_at(&j->arena, st, 0);
        w[n].work = sql_copy_at(&j->arena, st, 1);
        w[n++].seen = sql_int_at(st, 2);
    }
    sql_reset(st);
    j->counts.workers = w;
    j->counts.nworkers = n;
    return rc == SQL_ROW ? SQL_DONE : rc;
}

int sql_task_count(struct connection *c, struct job *j)
{
    struct store_task *failed = NULL;
    int rc = list_workers(c, j);
    struct sql *st;

    if (rc == SQL_DONE && j->keep)
        rc = count_kinds(c, j);
    if (rc != SQL_DONE || !j->keep)
        return rc;
    st = sql_get(c, ST_TASK_FAILED);
    sql_int(st, 1, FAILED_MAX);
    rc = task_rows(j, st, FAILED_MAX, &failed, &j->counts.nfailed);
    j->counts.failed = failed;
    return j->arena.failed ? STORE_E_MEMORY : rc;
}
