/*
 * The store: friends, presence, and ways to reach people (store_friends.h), in
 * statements for both databases.
 */
#include "server/store_sql.h"

/* Of a statement that is bound: its first number; 0 if there is no row. */
static int first_number(struct sql *st, int64_t *n)
{
    int rc = sql_step(st);

    *n = rc == SQL_ROW ? sql_int_at(st, 0) : 0;
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

static int count_of(struct connection *c, enum statement id, const char *who,
                    int64_t *n)
{
    struct sql *st = sql_get(c, id);

    sql_text(st, 1, who);
    return first_number(st, n);
}

/* ---- friends ------------------------------------------------------------ */

/* Who has blocked me looks like somebody who has not answered. */
static enum friend_kind kind_of(int64_t mine, int64_t theirs)
{
    if (mine == 1)
        return FRIEND_BLOCKED;
    if (mine < 0)
        return FRIEND_ASKS;
    return theirs == 0 ? FRIEND_MUTUAL : FRIEND_WANTED;
}

static void friend_row(struct job *j, struct sql *st, struct store_friend *f)
{
    f->name = sql_copy_at(&j->arena, st, 0);
    f->kind = kind_of(sql_int_at(st, 1), sql_int_at(st, 2));
    f->game = "";
    if (f->kind != FRIEND_MUTUAL)
        return;
    f->here = sql_int_at(st, 3);
    f->game = sql_copy_at(&j->arena, st, 4);
    f->invited = sql_int_at(st, 5);
}

static int friend_rows(struct connection *c, struct job *j, enum statement id,
                       int most)
{
    struct sql *st = sql_get(c, id);
    int rc, n = 0;

    sql_text(st, 1, j->id);
    sql_int(st, 2, most);
    while ((rc = sql_step(st)) == SQL_ROW && n++ < most)
        friend_row(j, st, &j->friends[j->n++]);
    sql_reset(st);
    return j->arena.failed ? STORE_E_MEMORY : rc;
}

int sql_friends(struct connection *c, struct job *j)
{
    int rc;

    j->friends = arena_get(&j->arena, sizeof *j->friends *
                                          (STORE_FRIENDS_MAX + STORE_ASKS_MAX));
    if (j->friends == NULL)
        return STORE_E_MEMORY;
    j->n = 0;
    rc = friend_rows(c, j, ST_FRIENDS, STORE_FRIENDS_MAX);
    return rc == SQL_DONE ? friend_rows(c, j, ST_FRIEND_ASKS, STORE_ASKS_MAX)
                          : rc;
}

/* What one account thinks of another. */
struct opinion {
    int64_t state; /* -1: nothing */
    int64_t invited;
    const char *game;
};

static int opinion_of(struct connection *c, struct job *j, const char *who,
                      const char *other, struct opinion *o)
{
    struct sql *st = sql_get(c, ST_FRIEND_STATE);
    int rc;

    sql_text(st, 1, who);
    sql_text(st, 2, other);
    rc = sql_step(st);
    *o = (struct opinion){.state = -1, .game = ""};
    if (rc == SQL_ROW) {
        o->state = sql_int_at(st, 0);
        o->invited = sql_int_at(st, 1);
        o->game = sql_copy_at(&j->arena, st, 2);
    }
    sql_reset(st);
    if (j->arena.failed)
        return STORE_E_MEMORY;
    return rc == SQL_ROW ? SQL_DONE : rc;
}

/* Sets what j->id thinks of j->other; not beyond what both may have.  Who says
 * yes asks nothing, however many others do. */
static int think(struct connection *c, struct job *j, int64_t state)
{
    struct sql *st = sql_get(c, ST_FRIEND_PUT);
    struct opinion mine, theirs = {.state = -1};
    int64_t own = 0, asked = 0;
    int rc = opinion_of(c, j, j->id, j->other, &mine);

    if (rc == SQL_DONE && mine.state == state)
        return SQL_DONE;
    if (rc == SQL_DONE)
        rc = opinion_of(c, j, j->other, j->id, &theirs);
    if (rc == SQL_DONE)
        rc = count_of(c, ST_FRIEND_COUNT, j->id, &own);
    if (rc == SQL_DONE && state == 0 && theirs.state != 0)
        rc = count_of(c, ST_FRIEND_ASKED, j->other, &asked);
    if (rc != SQL_DONE)
        return rc;
    if ((mine.state < 0 && own >= STORE_FRIENDS_MAX) ||
        asked >= STORE_ASKS_MAX) {
        j->n = FRIEND_MANY;
        return SQL_DONE;
    }
    sql_text(st, 1, j->id);
    sql_text(st, 2, j->other);
    sql_int(st, 3, state);
    sql_int(st, 4, c->now);
    return sql_run(st);
}

static int drop(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_FRIEND_DROP);

    sql_text(st, 1, j->id);
    sql_text(st, 2, j->other);
    return sql_run(st);
}

static int sits_there(struct connection *c, struct job *j, int64_t *sits)
{
    struct sql *st = sql_get(c, ST_SITS_AT);

    sql_text(st, 1, j->text);
    sql_text(st, 2, j->id);
    return first_number(st, sits);
}

static int invite(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_FRIEND_INVITE);
    struct opinion mine, theirs = {.state = -1};
    int64_t sits = 0;
    int rc = opinion_of(c, j, j->id, j->other, &mine);

    if (rc == SQL_DONE)
        rc = opinion_of(c, j, j->other, j->id, &theirs);
    if (rc == SQL_DONE)
        rc = sits_there(c, j, &sits);
    if (rc != SQL_DONE)
        return rc;
    if (mine.state != 0 || theirs.state != 0)
        j->n = FRIEND_NOT;
    else if (sits == 0)
        j->n = FRIEND_NOWHERE;
    else if (mine.invited > c->now - STORE_INVITE_AGAIN_MS)
        j->n = FRIEND_SOON;
    if (j->n != FRIEND_OK)
        return SQL_DONE;
    sql_text(st, 1, j->id);
    sql_text(st, 2, j->other);
    sql_text(st, 3, j->text);
    sql_int(st, 4, c->now);
    return sql_run(st);
}

/* j->other is a key; then it is whose it is. */
static int find_other(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_ACCOUNT_FIND);
    int rc;

    sql_text(st, 1, j->other);
    rc = sql_step(st);
    if (rc == SQL_ROW)
        j->other = sql_copy_at(&j->arena, st, 0);
    else if (rc == SQL_DONE)
        j->status = STORE_E_MISSING;
    sql_reset(st);
    if (j->arena.failed)
        return STORE_E_MEMORY;
    return rc == SQL_ROW ? SQL_DONE : rc;
}

int sql_friend(struct connection *c, struct job *j)
{
    int rc = find_other(c, j);

    j->n = FRIEND_OK;
    if (rc != SQL_DONE || j->status != STORE_OK)
        return rc;
    if (strcmp(j->id, j->other) == 0) {
        j->n = FRIEND_SELF;
        return SQL_DONE;
    }
    switch (j->wish) {
    case WISH_ASK:
        return think(c, j, 0);
    case WISH_BLOCK:
        return think(c, j, 1);
    case WISH_INVITE:
        return invite(c, j);
    default:
        return drop(c, j);
    }
}

int sql_here(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_ACCOUNT_HERE);

    sql_text(st, 1, j->id);
    sql_int(st, 2, j->now);
    return sql_run(st);
}

/* ---- ways to reach people ----------------------------------------------- */

/* May it be mine?  A browser keeps its secret when another person logs in. */
static int may_have(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_PUSH_OF);
    int rc;

    sql_text(st, 1, j->push.endpoint);
    rc = sql_step(st);
    if (rc == SQL_ROW && strcmp(sql_text_at(st, 0), j->id) != 0 &&
        strcmp(sql_text_at(st, 1), j->push.auth) != 0)
        j->status = STORE_E_EXISTS;
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

static int put_push(struct connection *c, const struct store_push *p)
{
    struct sql *st = sql_get(c, ST_PUSH_PUT);

    sql_text(st, 1, p->endpoint);
    sql_text(st, 2, p->user);
    sql_text(st, 3, p->key);
    sql_text(st, 4, p->auth);
    sql_text(st, 5, p->lang);
    sql_int(st, 6, c->now);
    return sql_run(st);
}

int sql_push_put(struct connection *c, struct job *j)
{
    struct sql *oldest = sql_get(c, ST_PUSH_OLDEST);
    int64_t n = 0;
    int rc = may_have(c, j);

    if (rc != SQL_DONE || j->status != STORE_OK)
        return rc;
    rc = put_push(c, &j->push);
    if (rc == SQL_DONE)
        rc = count_of(c, ST_PUSH_COUNT, j->id, &n);
    if (rc != SQL_DONE || n <= STORE_PUSHES_MAX)
        return rc;
    sql_text(oldest, 1, j->id);
    return sql_run(oldest);
}

int sql_push_drop(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_PUSH_DROP);

    sql_text(st, 1, j->id);
    sql_text(st, 2, j->other);
    return sql_run(st);
}

int sql_mail_put(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_MAIL_PUT);

    sql_text(st, 1, j->id);
    sql_text(st, 2, j->mail.address);
    sql_text(st, 3, j->mail.lang);
    sql_text(st, 4, j->mail.code);
    sql_int(st, 5, c->now);
    return sql_run(st);
}

/* A try is counted before it is looked at. */
int sql_mail_confirm(struct connection *c, struct job *j)
{
    struct sql *try = sql_get(c, ST_MAIL_TRY);
    struct sql *confirm = sql_get(c, ST_MAIL_CONFIRM);
    int rc;

    sql_text(try, 1, j->id);
    sql_int(try, 2, STORE_MAIL_TRIES);
    sql_int(try, 3, c->now - STORE_MAIL_CODE_MS);
    rc = sql_run(try);
    if (rc == SQL_DONE && c->changes == 0)
        j->status = STORE_E_MISSING;
    if (rc != SQL_DONE || j->status != STORE_OK)
        return rc;
    sql_text(confirm, 1, j->id);
    sql_text(confirm, 2, j->other);
    rc = sql_run(confirm);
    if (rc == SQL_DONE && c->changes == 0)
        j->status = STORE_E_MISSING;
    return rc;
}

int sql_mail_drop(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_MAIL_FORGET);

    sql_text(st, 1, j->id);
    return sql_run(st);
}

static int read_mail(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_MAIL_READ);
    int rc;

    sql_text(st, 1, j->id);
    rc = sql_step(st);
    if (rc == SQL_ROW) {
        j->ways.address = sql_copy_at(&j->arena, st, 0);
        j->ways.lang = sql_copy_at(&j->arena, st, 1);
        j->ways.confirmed = sql_int_at(st, 2) != 0;
    }
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

int sql_ways(struct connection *c, struct job *j)
{
    struct store_push *p =
        arena_get(&j->arena, sizeof *p * (STORE_PUSHES_MAX + 1));
    struct sql *st = sql_get(c, ST_PUSH_READ);
    int rc, n = 0;

    if (p == NULL)
        return STORE_E_MEMORY;
    sql_text(st, 1, j->id);
    sql_int(st, 2, STORE_PUSHES_MAX);
    while ((rc = sql_step(st)) == SQL_ROW && n < STORE_PUSHES_MAX) {
        p[n].endpoint = sql_copy_at(&j->arena, st, 0);
        p[n].key = sql_copy_at(&j->arena, st, 1);
        p[n].auth = sql_copy_at(&j->arena, st, 2);
        p[n++].lang = sql_copy_at(&j->arena, st, 3);
    }
    sql_reset(st);
    j->ways.pushes = p;
    j->ways.npushes = n;
    if (rc == SQL_DONE)
        rc = read_mail(c, j);
    return j->arena.failed ? STORE_E_MEMORY : rc;
}
