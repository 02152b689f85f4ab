/*
 * The store: one function a kind of job, for both databases.
 *
 * Each returns what a statement answers (store_sql.h).  A job that is refused
 * sets its status and returns SQL_DONE: nothing of it may remain, which the
 * savepoint around some jobs takes care of.  Any other code gives up the whole
 * transaction.
 */
#include <assert.h>
#include <string.h>

#include "server/store_sql.h"

/* The row is there already: the job is refused with this status. */
static int refuse_conflict(struct job *j, int rc, int status)
{
    if (rc != SQL_CONFLICT)
        return rc;
    j->status = status;
    return SQL_DONE;
}

/* Runs a statement whose only parameter is a text. */
static int run_about(struct connection *c, enum statement id, const char *text)
{
    struct sql *st = sql_get(c, id);

    sql_text(st, 1, text);
    return sql_run(st);
}

/* Does a query about two texts (the second may be NULL) find a row? */
static int find_row(struct connection *c, enum statement id, const char *a,
                    const char *b, bool *found)
{
    int rc;
    struct sql *st = sql_get(c, id);

    sql_text(st, 1, a);
    if (b != NULL)
        sql_text(st, 2, b);
    rc = sql_step(st);
    *found = rc == SQL_ROW;
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

/* ---- appending ---------------------------------------------------------- */

static int add_events(struct connection *c, struct job *j, uint32_t epoch)
{
    const struct store_append *a = &j->append;
    int rc = SQL_DONE;
    struct sql *st = sql_get(c, ST_EVENT_ADD);

    for (int i = 0; i < a->nevents && rc == SQL_DONE; i++) {
        const struct store_event *e = &a->events[i];

        sql_text(st, 1, a->game);
        sql_int(st, 2, e->seq);
        sql_int(st, 3, epoch);
        sql_int(st, 4, e->at);
        sql_text(st, 5, e->move_id);
        sql_text_of(st, 6, e->body, e->len);
        rc = sql_run(st);
    }
    return refuse_conflict(j, rc, STORE_E_REPEAT);
}

static int put_seats(struct connection *c, const char *game,
                     const struct store_facts *f)
{
    int rc = SQL_DONE;
    struct sql *put = sql_get(c, ST_SEAT_PUT);
    struct sql *cut = sql_get(c, ST_SEAT_CUT);

    for (int i = 0; i < f->nseats && rc == SQL_DONE; i++) {
        sql_text(put, 1, game);
        sql_int(put, 2, i);
        sql_text(put, 3, f->users[i]);
        rc = sql_run(put);
    }
    if (rc != SQL_DONE)
        return rc;
    sql_text(cut, 1, game);
    sql_int(cut, 2, f->nseats);
    return sql_run(cut);
}

static int put_facts(struct connection *c, const char *game,
                     const struct store_facts *f)
{
    int rc;
    struct sql *st = sql_get(c, ST_GAME_FACTS);

    sql_text(st, 1, game);
    sql_int(st, 2, (int)f->status);
    sql_int(st, 3, f->listed);
    sql_text(st, 4, f->facts);
    rc = sql_run(st);
    return rc == SQL_DONE ? put_seats(c, game, f) : rc;
}

static int64_t last_time(const struct store_append *a)
{
    return a->events[a->nevents - 1].at;
}

static int create(struct connection *c, struct job *j)
{
    const struct store_append *a = &j->append;
    int rc;
    struct sql *st = sql_get(c, ST_GAME_ADD);

    sql_text(st, 1, a->game);
    sql_text(st, 2, c->node);
    sql_int(st, 3, c->now + c->lease);
    sql_int(st, 4, a->nevents);
    sql_int(st, 5, (int)a->facts->status);
    sql_int(st, 6, a->facts->listed);
    sql_int(st, 7, a->events[0].at);
    sql_int(st, 8, last_time(a));
    sql_bytes(st, 9, j->bytes, STORE_SECRET);
    sql_text(st, 10, a->facts->facts);
    rc = sql_run(st);
    if (rc != SQL_DONE)
        return refuse_conflict(j, rc, STORE_E_EXISTS);
    rc = put_seats(c, a->game, a->facts);
    return rc == SQL_DONE ? add_events(c, j, 1) : rc;
}

/* Is it the game that is ours, in our epoch? */
static int who_owns(struct connection *c, const struct store_append *a,
                    int *status)
{
    int rc;
    struct sql *st = sql_get(c, ST_GAME_OWNER);

    sql_text(st, 1, a->game);
    rc = sql_step(st);
    if (rc == SQL_DONE)
        *status = STORE_E_MISSING;
    else if (rc == SQL_ROW && (strcmp(sql_text_at(st, 0), c->node) != 0 ||
                               sql_int_at(st, 1) != a->epoch))
        *status = STORE_E_FENCED;
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

int sql_refuse_append(struct connection *c, struct job *j)
{
    const struct store_append *a = &j->append;
    bool found = false;
    int rc;

    j->status = STORE_E_HEAD;
    rc = who_owns(c, a, &j->status);
    for (int i = 0;
         i < a->nevents && j->status == STORE_E_HEAD && rc == SQL_DONE; i++) {
        if (a->events[i].move_id == NULL)
            continue;
        rc = find_row(c, ST_EVENT_HAS, a->game, a->events[i].move_id, &found);
        if (found)
            j->status = STORE_E_REPEAT;
    }
    return rc;
}

/* Owner, epoch and head are checked by the statement that moves the head. */
static int append(struct connection *c, struct job *j)
{
    const struct store_append *a = &j->append;
    int rc;
    struct sql *st = sql_get(c, ST_GAME_HEAD);

    sql_text(st, 1, a->game);
    sql_text(st, 2, c->node);
    sql_int(st, 3, a->epoch);
    sql_int(st, 4, a->head);
    sql_int(st, 5, (int64_t)a->head + a->nevents);
    sql_int(st, 6, last_time(a));
    sql_int(st, 7, c->now + c->lease);
    rc = sql_run(st);
    if (rc != SQL_DONE)
        return rc;
    if (c->changes == 0)
        return sql_refuse_append(c, j);
    rc = add_events(c, j, a->epoch);
    if (rc == SQL_DONE && j->status == STORE_OK && a->facts != NULL)
        rc = put_facts(c, a->game, a->facts);
    if (rc != SQL_DONE || j->status != STORE_OK)
        return rc;
    if (a->hold > 0)
        return sql_hold(c, a, last_time(a));
    return a->result == NULL ? rc
                             : sql_rate(c, a->game, last_time(a), a->result);
}

/* ---- reading games ------------------------------------------------------ */

/* SQL_GAME as a struct. */
static void game_row(struct arena *a, struct sql *st, struct store_game *g)
{
    const unsigned char *secret;
    size_t n;

    g->id = sql_copy_at(a, st, 0);
    g->epoch = (uint32_t)sql_int_at(st, 1);
    g->head = (uint32_t)sql_int_at(st, 2);
    g->status = (enum store_game_status)(int)sql_int_at(st, 3);
    g->listed = (int)sql_int_at(st, 4) != 0;
    g->created = sql_int_at(st, 5);
    g->changed = sql_int_at(st, 6);
    secret = st->engine->bytes(st, 7, &n);
    g->secret = (unsigned char *)arena_copy(a, secret, n);
    g->facts = sql_copy_at(a, st, 8);
    g->owner = sql_copy_at(a, st, 9);
}

/* The log has `head` events, numbered from 1; anything else is damage. */
static int read_log(struct connection *c, struct arena *a, struct store_game *g)
{
    struct store_event *e = arena_get(a, sizeof *e * (g->head + (size_t)1));
    struct sql *st = sql_get(c, ST_EVENT_READ);
    const char *body;
    uint32_t n = 0;
    int rc;

    if (e == NULL)
        return STORE_E_MEMORY;
    sql_text(st, 1, g->id);
    while ((rc = sql_step(st)) == SQL_ROW && n < g->head &&
           sql_int_at(st, 0) == (int64_t)n + 1) {
        e[n].seq = n + 1;
        e[n].at = sql_int_at(st, 1);
        e[n].move_id = sql_copy_at(a, st, 2);
        body = st->engine->text(st, 3, &e[n].len);
        e[n].body = arena_copy(a, body, e[n].len);
        n++;
    }
    sql_reset(st);
    if (rc == SQL_ROW || (rc == SQL_DONE && n < g->head))
        return STORE_E_IO;
    g->events = e;
    return a->failed ? STORE_E_MEMORY : rc;
}

/* A game with its log; *g stays NULL if there is none. */
static int read_game(struct connection *c, struct arena *a, const char *id,
                     struct store_game **g)
{
    struct store_game *found;
    int rc;
    struct sql *st = sql_get(c, ST_GAME_READ);

    sql_text(st, 1, id);
    rc = sql_step(st);
    if (rc != SQL_ROW) {
        sql_reset(st);
        return rc;
    }
    found = arena_get(a, sizeof *found);
    if (found != NULL)
        game_row(a, st, found);
    sql_reset(st);
    if (a->failed)
        return STORE_E_MEMORY;
    *g = found;
    return read_log(c, a, found);
}

/* Both queries see the same moment: a reader asks for a transaction. */
static int read_one(struct connection *c, struct job *j)
{
    bool own = !c->writing;
    int rc = own ? sql_do(c, ST_BEGIN_READ) : SQL_DONE;

    if (rc != SQL_DONE)
        return rc;
    rc = read_game(c, &j->arena, j->id, &j->games);
    if (own)
        sql_do(c, ST_COMMIT);
    if (rc == SQL_DONE && j->games == NULL)
        j->status = STORE_E_MISSING;
    return rc;
}

/* Who has a game that could not be taken. */
static int tell_owner(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_GAME_OWNER);
    int rc;

    sql_text(st, 1, j->id);
    rc = sql_step(st);
    j->status = rc == SQL_ROW ? STORE_E_FENCED : STORE_E_MISSING;
    if (rc == SQL_ROW) {
        j->games = arena_get(&j->arena, sizeof *j->games);
        if (j->games != NULL) {
            j->games->id = j->id;
            j->games->owner = sql_copy_at(&j->arena, st, 0);
        }
    }
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

static int take(struct connection *c, struct job *j)
{
    int rc;
    struct sql *st = sql_get(c, ST_GAME_TAKE);

    sql_text(st, 1, j->id);
    sql_text(st, 2, c->node);
    sql_int(st, 3, c->now + c->lease);
    sql_int(st, 4, c->now);
    rc = sql_run(st);
    if (rc == SQL_DONE && c->changes > 0)
        return run_about(c, ST_TABLE_AWAKE, j->id);
    if (rc != SQL_DONE)
        return rc;
    return tell_owner(c, j);
}

static int release(struct connection *c, struct job *j)
{
    const struct store_task wake = {.kind = "table",
                                    .name = j->id,
                                    .due = j->now,
                                    .prefer = "",
                                    .body = ""};
    int rc;
    struct sql *st = sql_get(c, ST_GAME_RELEASE);

    sql_text(st, 1, j->id);
    sql_text(st, 2, c->node);
    sql_int(st, 3, j->append.epoch);
    rc = sql_run(st);
    if (rc == SQL_DONE && c->changes == 0)
        j->status = STORE_E_FENCED;
    else if (rc == SQL_DONE && j->now > 0)
        rc = sql_task_add(c, &wake, false);
    return rc;
}

/* One game of the live ones to whoever waits for them. */
static int give_live(struct connection *c, struct job *j, const char *id)
{
    struct arena a = {NULL, false};
    struct store_game *g = NULL;
    int rc = read_game(c, &a, id, &g);

    if (rc == SQL_DONE && g != NULL) {
        j->each_game(j->user, STORE_OK, g);
        j->n++;
    }
    arena_free(&a);
    return rc;
}

static int take_live(struct connection *c, struct job *j)
{
    int rc;
    struct sql *st = sql_get(c, ST_GAME_TAKE_LIVE);
    struct sql *list = sql_get(c, ST_GAME_LIVE);

    sql_text(st, 1, c->node);
    sql_int(st, 2, c->now + c->lease);
    sql_int(st, 3, c->now);
    rc = sql_run(st);
    sql_text(list, 1, c->node);
    while (rc == SQL_DONE && (rc = sql_step(list)) == SQL_ROW)
        rc = give_live(c, j, sql_text_at(list, 0));
    sql_reset(list);
    return rc;
}

static int list(struct connection *c, struct job *j)
{
    static const enum statement ids[NSTORE_LISTS] = {
        [LIST_LOBBY] = ST_LIST_LOBBY,
        [LIST_MINE] = ST_LIST_MINE,
        [LIST_PAST] = ST_LIST_PAST,
    };
    const struct store_query *q = &j->query;
    int rc;
    struct sql *st = sql_get(c, ids[q->list]);

    j->games = arena_get(&j->arena, sizeof *j->games * ((size_t)q->most + 1));
    if (j->games == NULL)
        return STORE_E_MEMORY;
    sql_int(st, 1, q->before == 0 ? INT64_MAX : q->before);
    sql_int(st, 2, q->most);
    if (q->list != LIST_LOBBY)
        sql_text(st, 3, q->who);
    while ((rc = sql_step(st)) == SQL_ROW && j->n < q->most)
        game_row(&j->arena, st, &j->games[j->n++]);
    sql_reset(st);
    return j->arena.failed ? STORE_E_MEMORY : rc;
}

/* ---- chat --------------------------------------------------------------- */

static int add_chat(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_CHAT_ADD);

    sql_text(st, 1, j->id);
    sql_int(st, 2, j->say.n);
    sql_int(st, 3, j->say.at);
    sql_text(st, 4, j->say.user);
    sql_int(st, 5, j->say.seat);
    sql_text(st, 6, j->say.text);
    return refuse_conflict(j, sql_run(st), STORE_E_EXISTS);
}

static int unsay(struct connection *c, struct job *j)
{
    int rc;
    struct sql *st = sql_get(c, ST_CHAT_UNSAY);

    sql_text(st, 1, j->id);
    sql_int(st, 2, j->after);
    rc = sql_run(st);
    if (rc == SQL_DONE && c->changes == 0)
        j->status = STORE_E_MISSING;
    return rc;
}

/* They come last first; the last ones are wanted, in order. */
static int read_chat(struct connection *c, struct job *j)
{
    struct store_chat *l;
    int rc, n = j->most;
    struct sql *st = sql_get(c, ST_CHAT_READ);

    l = arena_get(&j->arena, sizeof *l * ((size_t)n + 1));
    if (l == NULL)
        return STORE_E_MEMORY;
    sql_text(st, 1, j->id);
    sql_int(st, 2, j->after);
    sql_int(st, 3, j->most);
    while ((rc = sql_step(st)) == SQL_ROW && n > 0) {
        n--;
        l[n].n = (uint32_t)sql_int_at(st, 0);
        l[n].at = sql_int_at(st, 1);
        l[n].user = sql_copy_at(&j->arena, st, 2);
        l[n].seat = (int)sql_int_at(st, 3);
        l[n].text = sql_copy_at(&j->arena, st, 4);
    }
    sql_reset(st);
    j->chat = l + n;
    j->n = j->most - n;
    return j->arena.failed ? STORE_E_MEMORY : rc;
}

/* ---- accounts ----------------------------------------------------------- */

static int put_session(struct connection *c, const struct store_session *s,
                       bool revoked)
{
    struct sql *st = sql_get(c, ST_SESSION_PUT);

    sql_text(st, 1, s->id);
    sql_text(st, 2, s->user);
    sql_int(st, 3, s->created);
    sql_int(st, 4, s->seen);
    sql_int(st, 5, s->expires);
    sql_int(st, 6, revoked);
    return sql_run(st);
}

static int put_one_session(struct connection *c, struct job *j)
{
    return put_session(c, &j->session, j->session.revoked);
}

/* New codes, the new session, and no way back for the guest's. */
static int welcome(struct connection *c, const char *user,
                   const struct store_welcome *w)
{
    int rc = w->codes == NULL ? SQL_DONE : run_about(c, ST_CODE_DROP, user);
    struct sql *st = sql_get(c, ST_CODE_ADD);

    for (int i = 0; i < w->ncodes && rc == SQL_DONE; i++) {
        sql_text(st, 1, user);
        sql_bytes(st, 2, w->codes[i], STORE_CODE);
        rc = sql_run(st);
    }
    if (rc == SQL_DONE && w->session != NULL)
        rc = put_session(c, w->session, false);
    if (rc == SQL_DONE && w->old != NULL)
        rc = put_session(c, w->old, true);
    return rc;
}

static int add_account(struct connection *c, struct job *j)
{
    const struct store_account *a = &j->account;
    int rc;
    struct sql *st = sql_get(c, ST_ACCOUNT_ADD);

    sql_text(st, 1, a->user);
    sql_text(st, 2, a->name);
    sql_text(st, 3, a->key);
    sql_text(st, 4, a->password);
    sql_int(st, 5, a->created);
    rc = sql_run(st);
    if (rc != SQL_DONE)
        return refuse_conflict(j, rc, STORE_E_EXISTS);
    return welcome(c, a->user, &j->welcome);
}

static int find_account(struct connection *c, struct job *j)
{
    int rc;
    struct sql *st = sql_get(c, ST_ACCOUNT_FIND);

    sql_text(st, 1, j->id);
    rc = sql_step(st);
    if (rc == SQL_ROW) {
        j->account.user = sql_copy_at(&j->arena, st, 0);
        j->account.name = sql_copy_at(&j->arena, st, 1);
        j->account.key = sql_copy_at(&j->arena, st, 2);
        j->account.password = sql_copy_at(&j->arena, st, 3);
        j->account.created = sql_int_at(st, 4);
        rc = j->arena.failed ? STORE_E_MEMORY : SQL_DONE;
    } else if (rc == SQL_DONE) {
        j->status = STORE_E_MISSING;
    }
    sql_reset(st);
    return rc;
}

/* Uses up the code of this job; one that is not there refuses it. */
static int use_code(struct connection *c, struct job *j)
{
    int rc;
    struct sql *st = sql_get(c, ST_CODE_USE);

    sql_text(st, 1, j->id);
    sql_bytes(st, 2, j->bytes, STORE_CODE);
    rc = sql_run(st);
    if (rc == SQL_DONE && c->changes == 0)
        j->status = STORE_E_MISSING;
    return rc;
}

static int recover(struct connection *c, struct job *j)
{
    int rc = j->bytes == NULL ? SQL_DONE : use_code(c, j);
    struct sql *set = sql_get(c, ST_ACCOUNT_PASSWORD);

    if (rc != SQL_DONE || j->status != STORE_OK)
        return rc;
    sql_text(set, 1, j->id);
    sql_text(set, 2, j->account.password);
    rc = sql_run(set);
    if (rc == SQL_DONE && c->changes == 0) {
        j->status = STORE_E_MISSING;
        return SQL_DONE;
    }
    if (rc == SQL_DONE)
        rc = run_about(c, ST_SESSION_DROP_ALL, j->id);
    return rc == SQL_DONE ? welcome(c, j->id, &j->welcome) : rc;
}

static int drop_session(struct connection *c, struct job *j)
{
    int rc;
    struct sql *st = sql_get(c, ST_SESSION_DROP);

    if (j->other == NULL)
        return run_about(c, ST_SESSION_DROP_ALL, j->id);
    sql_text(st, 1, j->id);
    sql_text(st, 2, j->other);
    rc = sql_run(st);
    if (rc == SQL_DONE && c->changes == 0)
        j->status = STORE_E_MISSING;
    return rc;
}

static int put_ban(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_BAN_PUT);

    if (j->ban.until == 0) {
        int rc = run_about(c, ST_BAN_DROP, j->ban.who);

        if (rc == SQL_DONE && c->changes == 0)
            j->status = STORE_E_MISSING;
        return rc;
    }
    sql_text(st, 1, j->ban.who);
    sql_int(st, 2, j->ban.until);
    sql_text(st, 3, j->ban.reason);
    return sql_run(st);
}

/* ---- at start ----------------------------------------------------------- */

static int expire(struct connection *c, enum statement id, int64_t now)
{
    struct sql *st = sql_get(c, id);

    sql_int(st, 1, now);
    return sql_run(st);
}

static int sessions(struct connection *c, struct job *j)
{
    int rc = expire(c, ST_SESSION_EXPIRE, j->now);
    struct sql *st = sql_get(c, ST_SESSION_READ);

    while (rc == SQL_DONE && (rc = sql_step(st)) == SQL_ROW) {
        struct store_session row = {
            .id = sql_text_at(st, 0),
            .user = sql_text_at(st, 1),
            .name = sql_text_at(st, 2),
            .created = sql_int_at(st, 3),
            .seen = sql_int_at(st, 4),
            .expires = sql_int_at(st, 5),
            .revoked = (int)sql_int_at(st, 6) != 0,
        };

        j->each_session(j->user, &row);
        j->n++;
        rc = SQL_DONE;
    }
    sql_reset(st);
    return rc;
}

static int find_session(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_SESSION_FIND);
    int rc;

    sql_text(st, 1, j->id);
    rc = sql_step(st);
    if (rc == SQL_ROW)
        j->session = (struct store_session){
            .id = j->id,
            .user = sql_copy_at(&j->arena, st, 1),
            .name = sql_copy_at(&j->arena, st, 2),
            .created = sql_int_at(st, 3),
            .seen = sql_int_at(st, 4),
            .expires = sql_int_at(st, 5),
            .revoked = (int)sql_int_at(st, 6) != 0,
        };
    j->status = rc == SQL_ROW ? STORE_OK : STORE_E_MISSING;
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

static int bans(struct connection *c, struct job *j)
{
    int rc = expire(c, ST_BAN_EXPIRE, j->now);
    struct sql *st = sql_get(c, ST_BAN_READ);

    while (rc == SQL_DONE && (rc = sql_step(st)) == SQL_ROW) {
        struct store_ban row = {.who = sql_text_at(st, 0),
                                .until = sql_int_at(st, 1),
                                .reason = sql_text_at(st, 2),
                                .name = sql_text_at(st, 3)};

        j->each_ban(j->user, &row);
        j->n++;
        rc = SQL_DONE;
    }
    sql_reset(st);
    return rc;
}

static int names(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_NAMES);
    int rc;

    while ((rc = sql_step(st)) == SQL_ROW) {
        j->each_name(j->user, sql_text_at(st, 0));
        j->n++;
    }
    sql_reset(st);
    return rc;
}

static int used(struct connection *c, struct job *j)
{
    int rc;
    struct sql *st = sql_get(c, ST_USED);

    rc = sql_step(st);
    j->n = rc == SQL_ROW;
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

/* ---- the table ---------------------------------------------------------- */

typedef int job_fn(struct connection *c, struct job *j);

static job_fn *const jobs[NJOB_KINDS] = {
    [JOB_CREATE] = create,
    [JOB_APPEND] = append,
    [JOB_TAKE] = take,
    [JOB_TAKE_LIVE] = take_live,
    [JOB_FORGET] = sql_forget,
    [JOB_SCRUB] = sql_scrub,
    [JOB_EXPIRE] = sql_expire,
    [JOB_REPORT] = sql_report,
    [JOB_SETTLE] = sql_settle,
    [JOB_SAY] = add_chat,
    [JOB_UNSAY] = unsay,
    [JOB_ACCOUNT_ADD] = add_account,
    [JOB_ACCOUNT_RECOVER] = recover,
    [JOB_SESSION_PUT] = put_one_session,
    [JOB_SESSION_DROP] = drop_session,
    [JOB_BAN] = put_ban,
    [JOB_SESSIONS] = sessions,
    [JOB_BANS] = bans,
    [JOB_NAMES] = names,
    [JOB_USED] = used,
    [JOB_RELEASE] = release,
    [JOB_TASK_PUT] = sql_task_put,
    [JOB_TASK_TAKE] = sql_task_take,
    [JOB_TASK_END] = sql_task_end,
    [JOB_TASK_BEAT] = sql_task_beat,
    [JOB_TASK_DROP] = sql_task_drop,
    [JOB_FRIEND] = sql_friend,
    [JOB_HERE] = sql_here,
    [JOB_PUSH_PUT] = sql_push_put,
    [JOB_PUSH_DROP] = sql_push_drop,
    [JOB_MAIL_PUT] = sql_mail_put,
    [JOB_MAIL_CONFIRM] = sql_mail_confirm,
    [JOB_MAIL_DROP] = sql_mail_drop,
    [JOB_REVEAL] = sql_reveal,
    [JOB_READ] = read_one,
    [JOB_LIST] = list,
    [JOB_CHAT] = read_chat,
    [JOB_ACCOUNT_FIND] = find_account,
    [JOB_SESSION_FIND] = find_session,
    [JOB_PROFILE] = sql_profile,
    [JOB_BEST] = sql_best,
    [JOB_TASK_LOOK] = sql_task_look,
    [JOB_TASK_ANSWERS] = sql_task_answers,
    [JOB_TASK_COUNT] = sql_task_count,
    [JOB_PERSON] = sql_person,
    [JOB_REPORTS] = sql_reports,
    [JOB_FRIENDS] = sql_friends,
    [JOB_WAYS] = sql_ways,
};

/* Jobs of several statements of which a late one may be refused, and those that
 * may meet a row that is there: PostgreSQL gives up what failed. */
static bool needs_savepoint(enum job_kind kind)
{
    return kind == JOB_CREATE || kind == JOB_APPEND || kind == JOB_SAY ||
           kind == JOB_ACCOUNT_ADD;
}

int sql_job(struct connection *c, struct job *j)
{
    bool guard = needs_savepoint(j->kind);
    int rc = guard ? sql_do(c, ST_SAVEPOINT) : SQL_DONE;

    j->status = STORE_OK;
    if (rc == SQL_DONE)
        rc = jobs[j->kind](c, j);
    if (guard && rc == SQL_DONE && j->status != STORE_OK)
        rc = sql_do(c, ST_ROLLBACK_TO);
    if (guard && rc == SQL_DONE)
        rc = sql_do(c, ST_RELEASE);
    return rc;
}
