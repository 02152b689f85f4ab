/*
 * The SQLite store: one function a kind of job.
 *
 * Each returns SQLite's code.  A job that is refused sets its status and
 * returns SQLITE_OK: nothing of it may remain, which the savepoint around the
 * jobs of several statements takes care of.  Any other code gives up the whole
 * transaction.
 */
#include <assert.h>
#include <string.h>

#include "server/store_sqlite.h"

/* How long a game stays ours after we last touched it. */
#define LEASE_MS 10000

/* A statement that must be there. */
#define GET(st, id)                       \
    sqlite3_stmt *st = lite_get(c, (id)); \
    if (st == NULL)                       \
    return sqlite3_extended_errcode(c->db)

static bool done(int rc)
{
    return rc == SQLITE_DONE || rc == SQLITE_OK;
}

static bool conflict(int rc)
{
    return rc == SQLITE_CONSTRAINT_PRIMARYKEY ||
           rc == SQLITE_CONSTRAINT_UNIQUE || rc == SQLITE_CONSTRAINT_ROWID;
}

/* The row is there already: the job is refused with this status. */
static int refuse_conflict(struct job *j, int rc, int status)
{
    if (!conflict(rc))
        return rc;
    j->status = status;
    return SQLITE_OK;
}

static char *column_text(struct arena *a, sqlite3_stmt *st, int at)
{
    const void *text = sqlite3_column_text(st, at);

    return arena_copy(a, text, (size_t)sqlite3_column_bytes(st, at));
}

/* Runs a statement whose only parameter is a text. */
static int run_about(struct connection *c, enum statement id, const char *text)
{
    GET(st, id);

    lite_text(st, 1, text);
    return lite_run(st);
}

/* Several of them, as long as they work. */
static int run_all_about(struct connection *c, const enum statement *ids, int n,
                         const char *text)
{
    int rc = SQLITE_OK;

    for (int i = 0; i < n && done(rc); i++)
        rc = run_about(c, ids[i], text);
    return rc;
}

/* Does a query about two texts (the second may be NULL) find a row? */
static int find_row(struct connection *c, enum statement id, const char *a,
                    const char *b, bool *found)
{
    int rc;
    GET(st, id);

    lite_text(st, 1, a);
    if (b != NULL)
        lite_text(st, 2, b);
    rc = sqlite3_step(st);
    *found = rc == SQLITE_ROW;
    sqlite3_reset(st);
    return rc == SQLITE_ROW ? SQLITE_OK : rc;
}

/* ---- appending ---------------------------------------------------------- */

static int add_events(struct connection *c, struct job *j, uint32_t epoch)
{
    const struct store_append *a = &j->append;
    int rc = SQLITE_OK;
    GET(st, ST_EVENT_ADD);

    for (int i = 0; i < a->nevents && done(rc); i++) {
        const struct store_event *e = &a->events[i];

        lite_text(st, 1, a->game);
        lite_int(st, 2, e->seq);
        lite_int(st, 3, epoch);
        lite_int(st, 4, e->at);
        lite_text(st, 5, e->move_id);
        sqlite3_bind_text(st, 6, e->body, (int)e->len, SQLITE_STATIC);
        rc = lite_run(st);
    }
    return refuse_conflict(j, rc, STORE_E_REPEAT);
}

static int put_seats(struct connection *c, const char *game,
                     const struct store_facts *f)
{
    int rc = SQLITE_OK;
    GET(put, ST_SEAT_PUT);
    GET(cut, ST_SEAT_CUT);

    for (int i = 0; i < f->nseats && done(rc); i++) {
        lite_text(put, 1, game);
        lite_int(put, 2, i);
        lite_text(put, 3, f->users[i]);
        rc = lite_run(put);
    }
    if (!done(rc))
        return rc;
    lite_text(cut, 1, game);
    lite_int(cut, 2, f->nseats);
    return lite_run(cut);
}

static int put_facts(struct connection *c, const char *game,
                     const struct store_facts *f)
{
    int rc;
    GET(st, ST_GAME_FACTS);

    lite_text(st, 1, game);
    lite_int(st, 2, (int)f->status);
    lite_int(st, 3, f->listed);
    lite_text(st, 4, f->facts);
    rc = lite_run(st);
    return done(rc) ? put_seats(c, game, f) : rc;
}

static int64_t last_time(const struct store_append *a)
{
    return a->events[a->nevents - 1].at;
}

static int create(struct connection *c, struct job *j)
{
    const struct store_append *a = &j->append;
    int rc;
    GET(st, ST_GAME_ADD);

    lite_text(st, 1, a->game);
    lite_text(st, 2, c->node);
    lite_int(st, 3, c->now + LEASE_MS);
    lite_int(st, 4, a->nevents);
    lite_int(st, 5, (int)a->facts->status);
    lite_int(st, 6, a->facts->listed);
    lite_int(st, 7, a->events[0].at);
    lite_int(st, 8, last_time(a));
    sqlite3_bind_blob(st, 9, j->bytes, STORE_SECRET, SQLITE_STATIC);
    lite_text(st, 10, a->facts->facts);
    rc = lite_run(st);
    if (!done(rc))
        return refuse_conflict(j, rc, STORE_E_EXISTS);
    rc = put_seats(c, a->game, a->facts);
    return done(rc) ? add_events(c, j, 1) : rc;
}

/* Is it the game that is ours, in our epoch? */
static int who_owns(struct connection *c, const struct store_append *a,
                    int *status)
{
    int rc;
    GET(st, ST_GAME_OWNER);

    lite_text(st, 1, a->game);
    rc = sqlite3_step(st);
    if (rc == SQLITE_DONE)
        *status = STORE_E_MISSING;
    else if (rc == SQLITE_ROW &&
             (strcmp((const char *)sqlite3_column_text(st, 0), c->node) != 0 ||
              sqlite3_column_int64(st, 1) != a->epoch))
        *status = STORE_E_FENCED;
    sqlite3_reset(st);
    return rc == SQLITE_ROW ? SQLITE_OK : rc;
}

/* Why the row that an append asks for is not there. */
static int refuse_append(struct connection *c, struct job *j)
{
    const struct store_append *a = &j->append;
    bool found = false;
    int rc;

    j->status = STORE_E_HEAD;
    rc = who_owns(c, a, &j->status);
    for (int i = 0; i < a->nevents && j->status == STORE_E_HEAD && done(rc);
         i++) {
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
    GET(st, ST_GAME_HEAD);

    lite_text(st, 1, a->game);
    lite_text(st, 2, c->node);
    lite_int(st, 3, a->epoch);
    lite_int(st, 4, a->head);
    lite_int(st, 5, (int64_t)a->head + a->nevents);
    lite_int(st, 6, last_time(a));
    lite_int(st, 7, c->now + LEASE_MS);
    rc = lite_run(st);
    if (!done(rc))
        return rc;
    if (sqlite3_changes(c->db) == 0)
        return refuse_append(c, j);
    rc = add_events(c, j, a->epoch);
    if (done(rc) && j->status == STORE_OK && a->facts != NULL)
        rc = put_facts(c, a->game, a->facts);
    if (done(rc) && j->status == STORE_OK && a->result != NULL)
        rc = lite_rate(c, a);
    return rc;
}

/* ---- reading games ------------------------------------------------------ */

/* LITE_GAME as a struct. */
static void game_row(struct arena *a, sqlite3_stmt *st, struct store_game *g)
{
    g->id = column_text(a, st, 0);
    g->epoch = (uint32_t)sqlite3_column_int64(st, 1);
    g->head = (uint32_t)sqlite3_column_int64(st, 2);
    g->status = (enum store_game_status)sqlite3_column_int(st, 3);
    g->listed = sqlite3_column_int(st, 4) != 0;
    g->created = sqlite3_column_int64(st, 5);
    g->changed = sqlite3_column_int64(st, 6);
    g->secret = (unsigned char *)arena_copy(
        a, sqlite3_column_blob(st, 7), (size_t)sqlite3_column_bytes(st, 7));
    g->facts = column_text(a, st, 8);
}

/* The log has `head` events, numbered from 1; anything else is damage. */
static int read_log(struct connection *c, struct arena *a, struct store_game *g)
{
    struct store_event *e = arena_get(a, sizeof *e * (g->head + (size_t)1));
    uint32_t n = 0;
    int rc;
    GET(st, ST_EVENT_READ);

    if (e == NULL)
        return SQLITE_NOMEM;
    lite_text(st, 1, g->id);
    while ((rc = sqlite3_step(st)) == SQLITE_ROW && n < g->head &&
           sqlite3_column_int64(st, 0) == (int64_t)n + 1) {
        e[n].seq = n + 1;
        e[n].at = sqlite3_column_int64(st, 1);
        e[n].move_id = column_text(a, st, 2);
        e[n].body = column_text(a, st, 3);
        e[n].len = (size_t)sqlite3_column_bytes(st, 3);
        n++;
    }
    sqlite3_reset(st);
    if (rc == SQLITE_ROW || (rc == SQLITE_DONE && n < g->head))
        return SQLITE_CORRUPT;
    g->events = e;
    return a->failed ? SQLITE_NOMEM : rc;
}

/* A game with its log; *g stays NULL if there is none. */
static int read_game(struct connection *c, struct arena *a, const char *id,
                     struct store_game **g)
{
    struct store_game *found;
    int rc;
    GET(st, ST_GAME_READ);

    lite_text(st, 1, id);
    rc = sqlite3_step(st);
    if (rc != SQLITE_ROW) {
        sqlite3_reset(st);
        return rc;
    }
    found = arena_get(a, sizeof *found);
    if (found != NULL)
        game_row(a, st, found);
    sqlite3_reset(st);
    if (a->failed)
        return SQLITE_NOMEM;
    *g = found;
    return read_log(c, a, found);
}

/* Both queries see the same moment: a reader asks for a transaction. */
static int read_one(struct connection *c, struct job *j)
{
    bool own = sqlite3_get_autocommit(c->db) != 0;
    int rc = own ? lite_do(c, ST_BEGIN_READ) : SQLITE_OK;

    if (!done(rc))
        return rc;
    rc = read_game(c, &j->arena, j->id, &j->games);
    if (own)
        lite_do(c, ST_COMMIT);
    if (done(rc) && j->games == NULL)
        j->status = STORE_E_MISSING;
    return rc;
}

static int take(struct connection *c, struct job *j)
{
    bool found = false;
    int rc;
    GET(st, ST_GAME_TAKE);

    lite_text(st, 1, j->id);
    lite_text(st, 2, c->node);
    lite_int(st, 3, c->now + LEASE_MS);
    lite_int(st, 4, c->now);
    rc = lite_run(st);
    if (!done(rc) || sqlite3_changes(c->db) > 0)
        return rc;
    rc = find_row(c, ST_GAME_OWNER, j->id, NULL, &found);
    j->status = found ? STORE_E_FENCED : STORE_E_MISSING;
    return rc;
}

/* One game of the live ones to whoever waits for them. */
static int give_live(struct connection *c, struct job *j, const char *id)
{
    struct arena a = {NULL, false};
    struct store_game *g = NULL;
    int rc = read_game(c, &a, id, &g);

    if (done(rc) && g != NULL) {
        j->each_game(j->user, STORE_OK, g);
        j->n++;
    }
    arena_free(&a);
    return rc;
}

static int take_live(struct connection *c, struct job *j)
{
    int rc;
    GET(st, ST_GAME_TAKE_LIVE);
    GET(list, ST_GAME_LIVE);

    lite_text(st, 1, c->node);
    lite_int(st, 2, c->now + LEASE_MS);
    lite_int(st, 3, c->now);
    rc = lite_run(st);
    lite_text(list, 1, c->node);
    while (done(rc) && (rc = sqlite3_step(list)) == SQLITE_ROW)
        rc = give_live(c, j, (const char *)sqlite3_column_text(list, 0));
    sqlite3_reset(list);
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
    GET(st, ids[q->list]);

    j->games = arena_get(&j->arena, sizeof *j->games * ((size_t)q->most + 1));
    if (j->games == NULL)
        return SQLITE_NOMEM;
    if (q->list != LIST_LOBBY)
        lite_text(st, 1, q->who);
    lite_int(st, 2, q->before == 0 ? INT64_MAX : q->before);
    lite_int(st, 3, q->most);
    while ((rc = sqlite3_step(st)) == SQLITE_ROW && j->n < q->most)
        game_row(&j->arena, st, &j->games[j->n++]);
    sqlite3_reset(st);
    return j->arena.failed ? SQLITE_NOMEM : rc;
}

/* ---- chat --------------------------------------------------------------- */

static int add_chat(struct connection *c, struct job *j)
{
    GET(st, ST_CHAT_ADD);

    lite_text(st, 1, j->id);
    lite_int(st, 2, j->say.n);
    lite_int(st, 3, j->say.at);
    lite_text(st, 4, j->say.user);
    lite_int(st, 5, j->say.seat);
    lite_text(st, 6, j->say.text);
    return refuse_conflict(j, lite_run(st), STORE_E_EXISTS);
}

static int unsay(struct connection *c, struct job *j)
{
    int rc;
    GET(st, ST_CHAT_UNSAY);

    lite_text(st, 1, j->id);
    lite_int(st, 2, j->after);
    rc = lite_run(st);
    if (done(rc) && sqlite3_changes(c->db) == 0)
        j->status = STORE_E_MISSING;
    return rc;
}

/* They come last first; the last ones are wanted, in order. */
static int read_chat(struct connection *c, struct job *j)
{
    struct store_chat *l;
    int rc, n = j->most;
    GET(st, ST_CHAT_READ);

    l = arena_get(&j->arena, sizeof *l * ((size_t)n + 1));
    if (l == NULL)
        return SQLITE_NOMEM;
    lite_text(st, 1, j->id);
    lite_int(st, 2, j->after);
    lite_int(st, 3, j->most);
    while ((rc = sqlite3_step(st)) == SQLITE_ROW && n > 0) {
        n--;
        l[n].n = (uint32_t)sqlite3_column_int64(st, 0);
        l[n].at = sqlite3_column_int64(st, 1);
        l[n].user = column_text(&j->arena, st, 2);
        l[n].seat = sqlite3_column_int(st, 3);
        l[n].text = column_text(&j->arena, st, 4);
    }
    sqlite3_reset(st);
    j->chat = l + n;
    j->n = j->most - n;
    return j->arena.failed ? SQLITE_NOMEM : rc;
}

/* ---- accounts ----------------------------------------------------------- */

static int put_session(struct connection *c, const struct store_session *s,
                       bool revoked)
{
    GET(st, ST_SESSION_PUT);

    lite_text(st, 1, s->id);
    lite_text(st, 2, s->user);
    lite_int(st, 3, s->created);
    lite_int(st, 4, s->seen);
    lite_int(st, 5, s->expires);
    lite_int(st, 6, revoked);
    return lite_run(st);
}

static int put_one_session(struct connection *c, struct job *j)
{
    return put_session(c, &j->session, j->session.revoked);
}

/* New codes, the new session, and no way back for the guest's. */
static int welcome(struct connection *c, const char *user,
                   const struct store_welcome *w)
{
    int rc = w->codes == NULL ? SQLITE_OK : run_about(c, ST_CODE_DROP, user);
    GET(st, ST_CODE_ADD);

    for (int i = 0; i < w->ncodes && done(rc); i++) {
        lite_text(st, 1, user);
        sqlite3_bind_blob(st, 2, w->codes[i], STORE_CODE, SQLITE_STATIC);
        rc = lite_run(st);
    }
    if (done(rc) && w->session != NULL)
        rc = put_session(c, w->session, false);
    if (done(rc) && w->old != NULL)
        rc = put_session(c, w->old, true);
    return rc;
}

static int add_account(struct connection *c, struct job *j)
{
    const struct store_account *a = &j->account;
    int rc;
    GET(st, ST_ACCOUNT_ADD);

    lite_text(st, 1, a->user);
    lite_text(st, 2, a->name);
    lite_text(st, 3, a->key);
    lite_text(st, 4, a->password);
    lite_int(st, 5, a->created);
    rc = lite_run(st);
    if (!done(rc))
        return refuse_conflict(j, rc, STORE_E_EXISTS);
    return welcome(c, a->user, &j->welcome);
}

static int find_account(struct connection *c, struct job *j)
{
    int rc;
    GET(st, ST_ACCOUNT_FIND);

    lite_text(st, 1, j->id);
    rc = sqlite3_step(st);
    if (rc == SQLITE_ROW) {
        j->account.user = column_text(&j->arena, st, 0);
        j->account.name = column_text(&j->arena, st, 1);
        j->account.key = column_text(&j->arena, st, 2);
        j->account.password = column_text(&j->arena, st, 3);
        j->account.created = sqlite3_column_int64(st, 4);
        rc = j->arena.failed ? SQLITE_NOMEM : SQLITE_OK;
    } else if (rc == SQLITE_DONE) {
        j->status = STORE_E_MISSING;
    }
    sqlite3_reset(st);
    return rc;
}

/* Uses up the code of this job; one that is not there refuses it. */
static int use_code(struct connection *c, struct job *j)
{
    int rc;
    GET(st, ST_CODE_USE);

    lite_text(st, 1, j->id);
    sqlite3_bind_blob(st, 2, j->bytes, STORE_CODE, SQLITE_STATIC);
    rc = lite_run(st);
    if (done(rc) && sqlite3_changes(c->db) == 0)
        j->status = STORE_E_MISSING;
    return rc;
}

static int recover(struct connection *c, struct job *j)
{
    int rc = j->bytes == NULL ? SQLITE_OK : use_code(c, j);
    GET(set, ST_ACCOUNT_PASSWORD);

    if (!done(rc) || j->status != STORE_OK)
        return rc;
    lite_text(set, 1, j->id);
    lite_text(set, 2, j->account.password);
    rc = lite_run(set);
    if (done(rc) && sqlite3_changes(c->db) == 0) {
        j->status = STORE_E_MISSING;
        return SQLITE_OK;
    }
    if (done(rc))
        rc = run_about(c, ST_SESSION_DROP_ALL, j->id);
    return done(rc) ? welcome(c, j->id, &j->welcome) : rc;
}

static int forget(struct connection *c, struct job *j)
{
    static const enum statement ids[] = {ST_SEAT_FORGET, ST_CHAT_FORGET};

    return run_all_about(c, ids, 2, j->id);
}

static int delete_account(struct connection *c, struct job *j)
{
    static const enum statement ids[] = {ST_CODE_DROP,     ST_SESSION_DROP_ALL,
                                         ST_SEAT_FORGET,   ST_CHAT_FORGET,
                                         ST_RATING_FORGET, ST_RATED_FORGET};
    int rc = run_about(c, ST_ACCOUNT_DROP, j->id);

    if (!done(rc))
        return rc;
    if (sqlite3_changes(c->db) == 0) {
        j->status = STORE_E_MISSING;
        return SQLITE_OK;
    }
    return run_all_about(c, ids, sizeof ids / sizeof ids[0], j->id);
}

static int drop_session(struct connection *c, struct job *j)
{
    int rc;
    GET(st, ST_SESSION_DROP);

    if (j->other == NULL)
        return run_about(c, ST_SESSION_DROP_ALL, j->id);
    lite_text(st, 1, j->id);
    lite_text(st, 2, j->other);
    rc = lite_run(st);
    if (done(rc) && sqlite3_changes(c->db) == 0)
        j->status = STORE_E_MISSING;
    return rc;
}

static int put_ban(struct connection *c, struct job *j)
{
    GET(st, ST_BAN_PUT);

    if (j->ban.until == 0) {
        int rc = run_about(c, ST_BAN_DROP, j->ban.who);

        if (done(rc) && sqlite3_changes(c->db) == 0)
            j->status = STORE_E_MISSING;
        return rc;
    }
    lite_text(st, 1, j->ban.who);
    lite_int(st, 2, j->ban.until);
    lite_text(st, 3, j->ban.reason);
    return lite_run(st);
}

/* ---- at start ----------------------------------------------------------- */

static int expire(struct connection *c, enum statement id, int64_t now)
{
    GET(st, id);

    lite_int(st, 1, now);
    return lite_run(st);
}

static const char *text_at(sqlite3_stmt *st, int at)
{
    return (const char *)sqlite3_column_text(st, at);
}

static int sessions(struct connection *c, struct job *j)
{
    int rc = expire(c, ST_SESSION_EXPIRE, j->now);
    GET(st, ST_SESSION_READ);

    while (done(rc) && (rc = sqlite3_step(st)) == SQLITE_ROW) {
        struct store_session row = {
            .id = text_at(st, 0),
            .user = text_at(st, 1),
            .name = text_at(st, 2),
            .created = sqlite3_column_int64(st, 3),
            .seen = sqlite3_column_int64(st, 4),
            .expires = sqlite3_column_int64(st, 5),
            .revoked = sqlite3_column_int(st, 6) != 0,
        };

        j->each_session(j->user, &row);
        j->n++;
        rc = SQLITE_OK;
    }
    sqlite3_reset(st);
    return rc;
}

static int bans(struct connection *c, struct job *j)
{
    int rc = expire(c, ST_BAN_EXPIRE, j->now);
    GET(st, ST_BAN_READ);

    while (done(rc) && (rc = sqlite3_step(st)) == SQLITE_ROW) {
        struct store_ban row = {.who = text_at(st, 0),
                                .until = sqlite3_column_int64(st, 1),
                                .reason = text_at(st, 2),
                                .name = text_at(st, 3)};

        j->each_ban(j->user, &row);
        j->n++;
        rc = SQLITE_OK;
    }
    sqlite3_reset(st);
    return rc;
}

static int used(struct connection *c, struct job *j)
{
    int rc;
    GET(st, ST_USED);

    rc = sqlite3_step(st);
    j->n = rc == SQLITE_ROW;
    sqlite3_reset(st);
    return rc == SQLITE_ROW ? SQLITE_OK : rc;
}

/* ---- the table ---------------------------------------------------------- */

typedef int job_fn(struct connection *c, struct job *j);

static job_fn *const jobs[NJOB_KINDS] = {
    [JOB_CREATE] = create,
    [JOB_APPEND] = append,
    [JOB_TAKE] = take,
    [JOB_TAKE_LIVE] = take_live,
    [JOB_FORGET] = forget,
    [JOB_SAY] = add_chat,
    [JOB_UNSAY] = unsay,
    [JOB_ACCOUNT_ADD] = add_account,
    [JOB_ACCOUNT_RECOVER] = recover,
    [JOB_ACCOUNT_DELETE] = delete_account,
    [JOB_SESSION_PUT] = put_one_session,
    [JOB_SESSION_DROP] = drop_session,
    [JOB_BAN] = put_ban,
    [JOB_SESSIONS] = sessions,
    [JOB_BANS] = bans,
    [JOB_USED] = used,
    [JOB_READ] = read_one,
    [JOB_LIST] = list,
    [JOB_CHAT] = read_chat,
    [JOB_ACCOUNT_FIND] = find_account,
    [JOB_PROFILE] = lite_profile,
    [JOB_BEST] = lite_best,
};

/* Several statements of which a late one may be refused. */
static bool needs_savepoint(enum job_kind kind)
{
    return kind == JOB_CREATE || kind == JOB_APPEND || kind == JOB_ACCOUNT_ADD;
}

int lite_job(struct connection *c, struct job *j)
{
    bool guard = needs_savepoint(j->kind);
    int rc = guard ? lite_do(c, ST_SAVEPOINT) : SQLITE_OK;

    j->status = STORE_OK;
    if (done(rc))
        rc = jobs[j->kind](c, j);
    if (guard && done(rc) && j->status != STORE_OK)
        rc = lite_do(c, ST_ROLLBACK_TO);
    if (guard && done(rc))
        rc = lite_do(c, ST_RELEASE);
    return lite_status(rc);
}
