/*
 * The store: what is kept of people.  Forgetting them, in the logs of tables
 * too; what is kept only for a time; all that is stored of somebody; what
 * players complain of.
 *
 * A log is rewritten for nothing but this.  It is done by pieces, so that
 * nobody's move waits long behind it.
 */
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "server/erase.h"
#include "server/out.h"
#include "server/store_sql.h"

/* Games, and lines of chat, of one piece. */
#define GAMES 8
#define LINES 500

/* Runs statements whose only parameter is a text, as long as they work. */
static int sql_all_about(struct connection *c, const enum statement *ids, int n,
                         const char *text)
{
    int rc = SQL_DONE;

    for (int i = 0; i < n && rc == SQL_DONE; i++) {
        struct sql *st = sql_get(c, ids[i]);

        sql_text(st, 1, text);
        rc = sql_run(st);
    }
    return rc;
}

/* ---- forgetting somebody ------------------------------------------------ */

/* The name of the account that goes, for who has to hear of it. */
static int read_name(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_PROFILE_USER);
    int rc;

    sql_text(st, 1, j->id);
    rc = sql_step(st);
    if (rc == SQL_ROW)
        j->account.name = sql_copy_at(&j->arena, st, 1);
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

/* Notices and letters that are on their way: tasks named USER.WHAT. */
static int forget_tasks(struct connection *c, struct job *j)
{
    static const char *const kinds[] = {"notices", "codes"};
    size_t n = strlen(j->id);
    char *start = arena_get(&j->arena, n + 2);
    char *end = arena_get(&j->arena, n + 2);
    int rc = SQL_DONE;

    if (start == NULL || end == NULL)
        return STORE_E_MEMORY;
    memcpy(start, j->id, n);
    memcpy(end, j->id, n);
    start[n] = '.';
    end[n] = '.' + 1;
    for (size_t i = 0; i < 2 && rc == SQL_DONE; i++) {
        struct sql *st = sql_get(c, ST_TASK_DROP);

        sql_text(st, 1, kinds[i]);
        sql_text(st, 2, start);
        sql_text(st, 3, end);
        rc = sql_run(st);
    }
    return rc;
}

int sql_forget(struct connection *c, struct job *j)
{
    static const enum statement account = ST_ACCOUNT_DROP;
    static const enum statement ids[] = {
        ST_CODE_DROP,     ST_SESSION_DROP_ALL, ST_SESSION_FORGET,
        ST_SEAT_FORGET,   ST_CHAT_FORGET,      ST_RATED_FORGET,
        ST_RATING_FORGET, ST_REPORT_FORGET,    ST_BAN_DROP,
        ST_FRIEND_FORGET, ST_PUSH_FORGET,      ST_MAIL_FORGET};
    struct sql *st = sql_get(c, ST_ERASURE_ADD);
    int rc = read_name(c, j);

    if (rc == SQL_DONE)
        rc = sql_all_about(c, &account, 1, j->id);
    if (rc != SQL_DONE)
        return rc;
    if (c->changes == 0 && j->strict) {
        j->status = STORE_E_MISSING;
        return SQL_DONE;
    }
    rc = sql_all_about(c, ids, sizeof ids / sizeof ids[0], j->id);
    if (rc == SQL_DONE)
        rc = forget_tasks(c, j);
    if (rc != SQL_DONE)
        return rc;
    sql_text(st, 1, j->id);
    sql_int(st, 2, c->now);
    return sql_run(st);
}

/* ---- taking somebody out of a game -------------------------------------- */

/* The JSON events of a game, copied: they are changed while they are read. */
struct bodies {
    int64_t *seq;
    char **body;
    int n, room;
};

static int read_bodies(struct connection *c, struct arena *a, const char *game,
                       struct bodies *b)
{
    struct sql *st = sql_get(c, ST_ERASE_EVENTS);
    int rc;

    sql_text(st, 1, game);
    while ((rc = sql_step(st)) == SQL_ROW) {
        if (b->n == b->room) {
            b->room = b->room == 0 ? 32 : b->room * 2;
            b->seq = server_more(b->seq, (size_t)b->room * sizeof *b->seq);
            b->body = server_more(b->body, (size_t)b->room * sizeof *b->body);
        }
        b->seq[b->n] = sql_int_at(st, 0);
        b->body[b->n++] = sql_copy_at(a, st, 1);
    }
    sql_reset(st);
    return a->failed ? STORE_E_MEMORY : rc;
}

static void free_bodies(struct bodies *b)
{
    free(b->seq);
    free(b->body);
}

static int put_body(struct connection *c, const char *game, int64_t seq,
                    const char *body)
{
    struct sql *st = sql_get(c, ST_ERASE_BODY);

    sql_text(st, 1, game);
    sql_int(st, 2, seq);
    sql_text(st, 3, body);
    return sql_run(st);
}

/* The ids of moves begin with whose they are. */
static int drop_moves(struct connection *c, const char *game, const char *who)
{
    struct sql *st = sql_get(c, ST_ERASE_MOVES);
    char start[STORE_USER_MAX + 2];
    size_t n = strlen(who);

    if (n > STORE_USER_MAX)
        return SQL_DONE;
    memcpy(start, who, n);
    memcpy(start + n, ".", 2);
    sql_text(st, 1, game);
    sql_text(st, 2, start);
    sql_int(st, 3, (int64_t)n + 1);
    return sql_run(st);
}

static int clear_rows(struct connection *c, const char *game, const char *who)
{
    static const enum statement ids[] = {ST_ERASE_SEAT, ST_ERASE_CHAT};
    int rc = drop_moves(c, game, who);

    for (size_t i = 0; i < sizeof ids / sizeof ids[0] && rc == SQL_DONE; i++) {
        struct sql *st = sql_get(c, ids[i]);

        sql_text(st, 1, game);
        sql_text(st, 2, who);
        rc = sql_run(st);
    }
    return rc;
}

struct row {
    const char *id;
    char *facts; /* of the arena */
};

static int put_facts(struct connection *c, struct arena *a, struct row *g,
                     const char *who, const char *word)
{
    char *facts = erase_text(g->facts, who, word);
    struct sql *st = sql_get(c, ST_ERASE_FACTS);
    int rc;

    if (facts == NULL)
        return SQL_DONE;
    g->facts = arena_text(a, facts);
    sql_text(st, 1, g->id);
    sql_text(st, 2, facts);
    rc = sql_run(st);
    free(facts);
    return rc;
}

/* Takes one person out of a game whose events were read. */
static int erase_from(struct connection *c, struct job *j, struct row *g,
                      struct bodies *b, const char *who)
{
    char word[STORE_USER_MAX + 1];
    int rc = SQL_DONE;

    erase_word(who, g->id, j->bytes, word);
    for (int i = 0; i < b->n && rc == SQL_DONE; i++) {
        char *body = erase_text(b->body[i], who, word);

        if (body == NULL)
            continue;
        rc = put_body(c, g->id, b->seq[i], body);
        b->body[i] = arena_text(&j->arena, body);
        free(body);
    }
    if (rc == SQL_DONE)
        rc = put_facts(c, &j->arena, g, who, word);
    return rc == SQL_DONE ? clear_rows(c, g->id, who) : rc;
}

/* Up to GAMES games of a query about one text or number. */
static int read_rows(struct arena *a, struct sql *st, struct row *rows, int *n)
{
    int rc;

    *n = 0;
    sql_int(st, 2, GAMES);
    while ((rc = sql_step(st)) == SQL_ROW && *n < GAMES) {
        rows[*n].id = sql_copy_at(a, st, 0);
        rows[(*n)++].facts = sql_copy_at(a, st, 1);
    }
    sql_reset(st);
    return a->failed ? STORE_E_MEMORY : rc;
}

static int scrub_games(struct connection *c, struct job *j, struct row *rows,
                       int n)
{
    int rc = SQL_DONE;

    for (int i = 0; i < n && rc == SQL_DONE; i++) {
        struct bodies b = {0};

        rc = read_bodies(c, &j->arena, rows[i].id, &b);
        if (rc == SQL_DONE)
            rc = erase_from(c, j, &rows[i], &b, j->id);
        free_bodies(&b);
    }
    return rc;
}

static int next_erasure(struct connection *c, struct job *j, char **place)
{
    struct sql *st = sql_get(c, ST_ERASURE_NEXT);
    int rc = sql_step(st);

    if (rc == SQL_ROW) {
        j->id = sql_copy_at(&j->arena, st, 0);
        *place = sql_copy_at(&j->arena, st, 1);
    }
    sql_reset(st);
    return j->arena.failed ? STORE_E_MEMORY : rc < 0 ? rc : SQL_DONE;
}

int sql_scrub(struct connection *c, struct job *j)
{
    static const enum statement drop = ST_ERASURE_DROP;
    struct row rows[GAMES];
    struct sql *st = sql_get(c, ST_ERASE_GAMES);
    char *place = NULL;
    int n = 0, rc = next_erasure(c, j, &place);

    if (rc != SQL_DONE || place == NULL) {
        c->purge = c->deleted;
        return rc;
    }
    c->deleted = true;
    sql_text(st, 1, place);
    rc = read_rows(&j->arena, st, rows, &n);
    if (rc == SQL_DONE)
        rc = scrub_games(c, j, rows, n);
    if (rc != SQL_DONE)
        return rc;
    j->last = n < GAMES;
    if (j->last)
        return sql_all_about(c, &drop, 1, j->id);
    st = sql_get(c, ST_ERASURE_MOVE);
    sql_text(st, 1, j->id);
    sql_text(st, 2, rows[n - 1].id);
    return sql_run(st);
}

/* ---- what is kept for a time -------------------------------------------- */

static int expire_chat(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_KEEP_CHAT);
    int rc;

    sql_int(st, 1, j->ages.chat);
    sql_int(st, 2, LINES);
    rc = sql_run(st);
    j->n += (int)c->changes;
    return rc;
}

static int expire_games(struct connection *c, struct job *j)
{
    static const enum statement ids[] = {ST_EVENT_DROP, ST_SEAT_DROP,
                                         ST_CHAT_DROP, ST_REPORT_DROP,
                                         ST_GAME_DROP};
    struct sql *st = sql_get(c, ST_KEEP_GAMES);
    char *games[GAMES];
    int rc, n = 0;

    sql_int(st, 1, j->ages.games);
    sql_int(st, 2, GAMES);
    while ((rc = sql_step(st)) == SQL_ROW && n < GAMES)
        games[n++] = sql_copy_at(&j->arena, st, 0);
    sql_reset(st);
    if (j->arena.failed)
        return STORE_E_MEMORY;
    for (int i = 0; i < n && rc == SQL_DONE; i++)
        rc = sql_all_about(c, ids, sizeof ids / sizeof ids[0], games[i]);
    j->n += n;
    return rc;
}

static int has_account(struct connection *c, const char *who, bool *has)
{
    struct sql *st = sql_get(c, ST_PROFILE_USER);
    int rc;

    sql_text(st, 1, who);
    rc = sql_step(st);
    *has = rc == SQL_ROW;
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

/* Whoever an event names and has no account becomes nobody. */
static int erase_guest(struct connection *c, struct job *j, struct row *g,
                       struct bodies *b, int at)
{
    json_t *body = json_loads(b->body[at], 0, NULL);
    const char *who = json_string_value(json_object_get(body, "user"));
    bool has = true;
    int rc = SQL_DONE;

    if (who == NULL)
        who = json_string_value(json_object_get(body, "by"));
    if (who != NULL && who[0] != '\0')
        rc = has_account(c, who, &has);
    if (rc == SQL_DONE && !has)
        rc = erase_from(c, j, g, b, who);
    json_decref(body);
    return rc;
}

static int expire_guests(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_KEEP_GUESTS);
    struct row rows[GAMES];
    int n, rc;

    sql_int(st, 1, j->ages.guests);
    rc = read_rows(&j->arena, st, rows, &n);
    for (int i = 0; i < n && rc == SQL_DONE; i++) {
        struct bodies b = {0};

        rc = read_bodies(c, &j->arena, rows[i].id, &b);
        for (int k = 0; k < b.n && rc == SQL_DONE; k++)
            rc = erase_guest(c, j, &rows[i], &b, k);
        free_bodies(&b);
    }
    j->n += n;
    return rc;
}

int sql_expire(struct connection *c, struct job *j)
{
    int rc = SQL_DONE;

    if (j->ages.chat != 0)
        rc = expire_chat(c, j);
    if (rc == SQL_DONE && j->ages.games != 0)
        rc = expire_games(c, j);
    if (rc == SQL_DONE && j->ages.guests != 0)
        rc = expire_guests(c, j);
    c->purge = c->deleted && j->n == 0;
    c->deleted = c->deleted || j->n > 0;
    return rc;
}

/* ---- all that is stored of somebody ------------------------------------- */

/* A list of the export: its rows' columns by kind (text, integer, facts). */
struct list {
    const char *name;
    enum statement id;
    const char *kinds;
    const char *columns[8];
};

static const struct list lists[] = {
    {"sessions",
     ST_PERSON_SESSIONS,
     "iiii",
     {"created", "seen", "expires", "revoked"}},
    {"games",
     ST_PERSON_GAMES,
     "tiiiif",
     {"id", "status", "created", "changed", "seat", "facts"}},
    {"chat", ST_PERSON_CHAT, "tiiit", {"game", "n", "at", "seat", "text"}},
    {"ratings",
     ST_RATING_OF,
     "ttiiiii",
     {"name", "game", "shown", "sigma", "games", "wins", "changed"}},
    {"rated",
     ST_PERSON_RATED,
     "titiiiii",
     {"game", "seat", "kind", "at", "place", "places", "before", "after"}},
    {"reports",
     ST_PERSON_REPORTS,
     "tititi",
     {"game", "line", "about", "at", "reason", "settled"}},
    {"bans", ST_PERSON_BANS, "it", {"until", "reason"}},
    {"friends",
     ST_PERSON_FRIENDS,
     "tiiti",
     {"name", "state", "at", "game", "invited"}},
    {"push", ST_PERSON_PUSH, "tti", {"endpoint", "lang", "created"}},
    {"mail",
     ST_PERSON_MAIL,
     "ttii",
     {"address", "lang", "confirmed", "created"}},
};

static void write_column(struct buffer *o, struct sql *st, int at, char kind,
                         const char *name)
{
    const char *text = kind == 'i' ? NULL : sql_text_at(st, at);

    if (kind == 'i')
        out_number(o, name, sql_int_at(st, at));
    else if (kind == 'f' && text != NULL)
        out_raw(o, name, text, strlen(text));
    else
        out_string_or_null(o, name, text);
}

static int write_list(struct connection *c, const struct list *l,
                      const char *who, struct buffer *o)
{
    struct sql *st = sql_get(c, l->id);
    int rc;

    out_open(o, l->name, '[');
    sql_text(st, 1, who);
    while ((rc = sql_step(st)) == SQL_ROW) {
        out_open(o, NULL, '{');
        for (int i = 0; l->kinds[i] != '\0'; i++)
            write_column(o, st, i, l->kinds[i], l->columns[i]);
        out_close(o, '}');
    }
    sql_reset(st);
    out_close(o, ']');
    return rc;
}

static int write_account(struct connection *c, const char *who,
                         struct buffer *o)
{
    struct sql *st = sql_get(c, ST_PROFILE_USER);
    int rc;

    sql_text(st, 1, who);
    rc = sql_step(st);
    if (rc == SQL_ROW) {
        out_string(o, "account", sql_text_at(st, 1));
        out_number(o, "created", sql_int_at(st, 4));
        rc = SQL_DONE;
    } else {
        out_null(o, "account");
    }
    sql_reset(st);
    return rc;
}

int sql_person(struct connection *c, struct job *j)
{
    bool own = !c->writing;
    struct buffer o = {0};
    int rc = own ? sql_do(c, ST_BEGIN_READ) : SQL_DONE;

    if (rc != SQL_DONE)
        return rc;
    out_open(&o, NULL, '{');
    out_string(&o, "user", j->id);
    rc = write_account(c, j->id, &o);
    for (size_t i = 0; i < sizeof lists / sizeof lists[0] && rc == SQL_DONE;
         i++)
        rc = write_list(c, &lists[i], j->id, &o);
    out_close(&o, '}');
    if (own)
        sql_do(c, ST_COMMIT);
    j->text = arena_copy(&j->arena, o.text, o.len);
    j->len = o.len;
    buffer_free(&o);
    return j->arena.failed ? STORE_E_MEMORY : rc;
}

/* ---- what players complain of ------------------------------------------- */

int sql_report(struct connection *c, struct job *j)
{
    const struct store_report *r = &j->report;
    struct sql *st = sql_get(c, ST_REPORT_ADD);

    sql_text(st, 1, r->game);
    sql_int(st, 2, r->line);
    sql_text(st, 3, r->about);
    sql_text(st, 4, r->reporter);
    sql_int(st, 5, r->at);
    sql_text(st, 6, r->reason);
    return sql_run(st);
}

int sql_settle(struct connection *c, struct job *j)
{
    const struct store_report *r = &j->report;
    struct sql *st = sql_get(c, ST_REPORT_SETTLE);
    int rc;

    sql_text(st, 1, r->game);
    sql_int(st, 2, r->line);
    sql_text(st, 3, r->about);
    rc = sql_run(st);
    if (rc == SQL_DONE && c->changes == 0)
        j->status = STORE_E_MISSING;
    return rc;
}

int sql_reports(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_REPORT_READ);
    struct store_report *r =
        arena_get(&j->arena, sizeof *r * ((size_t)j->most + 1));
    int rc;

    if (r == NULL)
        return STORE_E_MEMORY;
    sql_int(st, 1, j->most);
    for (; (rc = sql_step(st)) == SQL_ROW && j->n < j->most; j->n++, r++) {
        r->game = sql_copy_at(&j->arena, st, 0);
        r->line = (int)sql_int_at(st, 1);
        r->about = sql_copy_at(&j->arena, st, 2);
        r->reporter = sql_copy_at(&j->arena, st, 3);
        r->at = sql_int_at(st, 4);
        r->reason = sql_copy_at(&j->arena, st, 5);
        r->name = sql_copy_at(&j->arena, st, 6);
        r->text = sql_copy_at(&j->arena, st, 7);
    }
    sql_reset(st);
    j->reports = r - j->n;
    return j->arena.failed ? STORE_E_MEMORY : rc;
}
