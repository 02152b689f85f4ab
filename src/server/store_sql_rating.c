/*
 * The store: ratings, for both databases.  A result is counted in the
 * transaction of the append that ends the game, so it counts once or not at
 * all.  Where others may know of the end only later, that transaction leaves a
 * task of the kind "end", and the one that drops the task counts the result.
 * Numbers are kept as integers, millionths of rating.h's.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/rating.h"
#include "server/store_sql.h"

#define MILLION 1000000.0

/* ---- counting ----------------------------------------------------------- */

struct standing {
    struct rating now;
    int64_t games, wins;
};

/* The user's account and rating; *has stays false for a guest. */
static int read_standing(struct connection *c, const char *user,
                         const char *kind, struct standing *s, bool *has)
{
    int rc;
    struct sql *st = sql_get(c, ST_RATING_READ);

    *s = (struct standing){{RATING_MU, RATING_SIGMA}, 0, 0};
    sql_text(st, 1, user);
    sql_text(st, 2, kind);
    rc = sql_step(st);
    *has = rc == SQL_ROW;
    if (*has && !sql_is_null(st, 0)) {
        s->now.mu = (double)sql_int_at(st, 0) / MILLION;
        s->now.sigma = (double)sql_int_at(st, 1) / MILLION;
        s->games = sql_int_at(st, 2);
        s->wins = sql_int_at(st, 3);
    }
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

/* The result of a game that ended at this time. */
struct ended {
    const char *game;
    int64_t at;
    const struct store_result *result;
};

static int write_standing(struct connection *c, const struct ended *e, int seat,
                          const struct standing *s, int before)
{
    const struct store_result *r = e->result;
    int after = rating_shown(s->now.mu, s->now.sigma), rc;
    struct sql *put = sql_get(c, ST_RATING_PUT);
    struct sql *add = sql_get(c, ST_RATED_ADD);

    sql_text(put, 1, r->users[seat]);
    sql_text(put, 2, r->kind);
    sql_int(put, 3, (int64_t)(s->now.mu * MILLION));
    sql_int(put, 4, (int64_t)(s->now.sigma * MILLION));
    sql_int(put, 5, after);
    sql_int(put, 6, s->games);
    sql_int(put, 7, s->wins);
    sql_int(put, 8, e->at);
    rc = sql_run(put);
    if (rc != SQL_DONE)
        return rc;
    sql_text(add, 1, e->game);
    sql_int(add, 2, seat);
    sql_text(add, 3, r->users[seat]);
    sql_text(add, 4, r->kind);
    sql_int(add, 5, e->at);
    sql_int(add, 6, r->place[seat]);
    sql_int(add, 7, r->n);
    sql_int(add, 8, before);
    sql_int(add, 9, after);
    return sql_run(add);
}

int sql_rate(struct connection *c, const char *game, int64_t at,
             const struct store_result *r)
{
    const struct ended e = {game, at, r};
    struct standing s[DSK_PLAYERS_MAX];
    struct rating rating[DSK_PLAYERS_MAX];
    int rc = SQL_DONE;

    for (int i = 0; i < r->n && rc == SQL_DONE; i++) {
        bool has;

        rc = read_standing(c, r->users[i], r->kind, &s[i], &has);
        if (rc == SQL_DONE && !has)
            return SQL_DONE; /* a guest: the game does not count */
        rating[i] = s[i].now;
    }
    if (rc != SQL_DONE)
        return rc;
    rating_update(rating, r->place, r->n);
    for (int i = 0; i < r->n && rc == SQL_DONE; i++) {
        int before = rating_shown(s[i].now.mu, s[i].now.sigma);

        s[i].now = rating[i];
        s[i].games++;
        s[i].wins += r->place[i] == 1;
        rc = write_standing(c, &e, i, &s[i], before);
    }
    return rc;
}

/* ---- ends that others learn of later ------------------------------------ */

/* In one transaction; the next one goes on. */
#define DUE_MAX 64

/* "AT KIND PLACE PLACE ...", without kind and places if nothing is to count;
 * who sat there is read from the seats, where people can be forgotten. */
#define BODY_MAX 200

int sql_hold(struct connection *c, const struct store_append *a, int64_t at)
{
    const struct store_result *r = a->result;
    char body[BODY_MAX];
    int n = snprintf(body, sizeof body, "%lld%s%s", (long long)at,
                     r == NULL ? "" : " ", r == NULL ? "" : r->kind);
    const struct store_task t = {.kind = "end",
                                 .name = a->game,
                                 .due = at + a->hold,
                                 .prefer = "",
                                 .body = body};

    for (int i = 0; r != NULL && i < r->n; i++)
        n += snprintf(body + n, sizeof body - (size_t)n, " %d", r->place[i]);
    return sql_task_add(c, &t, false);
}

/* The users of the seats; as many as there are places, or nothing counts. */
static int read_seats(struct connection *c, struct job *j, const char *game,
                      struct store_result *r, bool *whole)
{
    struct sql *st = sql_get(c, ST_SEAT_READ);
    int n = 0, rc;

    sql_text(st, 1, game);
    while ((rc = sql_step(st)) == SQL_ROW && n < r->n)
        r->users[n++] = sql_copy_at(&j->arena, st, 0);
    sql_reset(st);
    *whole = rc == SQL_DONE && n == r->n && n >= 2;
    if (j->arena.failed)
        return STORE_E_MEMORY;
    return rc == SQL_ROW ? SQL_DONE : rc;
}

static int count_end(struct connection *c, struct job *j, const char *game,
                     char *body)
{
    struct store_result r = {0};
    char *p;
    int64_t at = strtoll(body, &p, 10);
    bool whole;
    int rc;

    if (*p == '\0')
        return SQL_DONE;
    r.kind = ++p;
    p += strcspn(p, " ");
    while (*p == ' ' && r.n < DSK_PLAYERS_MAX) {
        *p = '\0';
        r.place[r.n++] = (int)strtol(p + 1, &p, 10);
    }
    rc = read_seats(c, j, game, &r, &whole);
    return rc == SQL_DONE && whole ? sql_rate(c, game, at, &r) : rc;
}

int sql_reveal(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_END_DUE), *drop = sql_get(c, ST_END_DROP);
    const char *game[DUE_MAX];
    char *body[DUE_MAX];
    int n = 0, rc;

    sql_int(st, 1, j->now);
    sql_int(st, 2, DUE_MAX);
    while ((rc = sql_step(st)) == SQL_ROW && n < DUE_MAX) {
        game[n] = sql_copy_at(&j->arena, st, 0);
        body[n++] = sql_copy_at(&j->arena, st, 1);
    }
    sql_reset(st);
    if (j->arena.failed)
        return STORE_E_MEMORY;
    if (rc == SQL_ROW)
        rc = SQL_DONE;
    for (int i = 0; i < n && rc == SQL_DONE; i++) {
        rc = count_end(c, j, game[i], body[i]);
        sql_text(drop, 1, game[i]);
        if (rc == SQL_DONE)
            rc = sql_run(drop);
    }
    return rc;
}

/* ---- reading ------------------------------------------------------------ */

/* RATING_OF and RATING_BEST as structs. */
static int read_rows(struct job *j, struct sql *st,
                     const struct store_standing **to, int *n, int most)
{
    struct store_standing *row =
        arena_get(&j->arena, sizeof *row * ((size_t)most + 1));
    int rc;

    if (row == NULL)
        return STORE_E_MEMORY;
    while ((rc = sql_step(st)) == SQL_ROW && *n < most) {
        row[*n].name = sql_copy_at(&j->arena, st, 0);
        row[*n].kind = sql_copy_at(&j->arena, st, 1);
        row[*n].shown = (int)sql_int_at(st, 2);
        row[*n].sigma = (double)sql_int_at(st, 3) / MILLION;
        row[*n].games = (int)sql_int_at(st, 4);
        row[*n].wins = (int)sql_int_at(st, 5);
        row[*n].changed = sql_int_at(st, 6);
        ++*n;
    }
    sql_reset(st);
    *to = row;
    return j->arena.failed ? STORE_E_MEMORY : rc;
}

static int read_recent(struct connection *c, struct job *j,
                       struct store_profile *p, int most)
{
    struct store_rated *row =
        arena_get(&j->arena, sizeof *row * ((size_t)most + 1));
    int rc, n = 0;
    struct sql *st = sql_get(c, ST_RATED_OF);

    if (row == NULL)
        return STORE_E_MEMORY;
    sql_text(st, 1, p->user);
    sql_int(st, 2, most);
    while ((rc = sql_step(st)) == SQL_ROW && n < most) {
        row[n].game = sql_copy_at(&j->arena, st, 0);
        row[n].kind = sql_copy_at(&j->arena, st, 1);
        row[n].at = sql_int_at(st, 2);
        row[n].place = (int)sql_int_at(st, 3);
        row[n].of = (int)sql_int_at(st, 4);
        row[n].before = (int)sql_int_at(st, 5);
        row[n].after = (int)sql_int_at(st, 6);
        n++;
    }
    sql_reset(st);
    p->recent = row;
    p->nrecent = n;
    return j->arena.failed ? STORE_E_MEMORY : rc;
}

/* The account by user or by key of its name. */
static int read_account(struct connection *c, struct job *j,
                        struct store_profile *p)
{
    int rc;
    struct sql *st =
        sql_get(c, j->id != NULL ? ST_PROFILE_USER : ST_ACCOUNT_FIND);

    sql_text(st, 1, j->id != NULL ? j->id : j->other);
    rc = sql_step(st);
    if (rc == SQL_ROW) {
        p->user = sql_copy_at(&j->arena, st, 0);
        p->name = sql_copy_at(&j->arena, st, 1);
        p->created = sql_int_at(st, 4);
    } else if (rc == SQL_DONE) {
        j->status = STORE_E_MISSING;
    }
    sql_reset(st);
    return rc == SQL_ROW ? SQL_DONE : rc;
}

int sql_profile(struct connection *c, struct job *j)
{
    int rc = read_account(c, j, &j->profile);
    struct sql *st = sql_get(c, ST_RATING_OF);

    if (rc != SQL_DONE || j->status != STORE_OK)
        return rc;
    sql_text(st, 1, j->profile.user);
    rc = read_rows(j, st, &j->profile.standings, &j->profile.nstandings,
                   STORE_KINDS_MAX);
    return rc == SQL_DONE ? read_recent(c, j, &j->profile, j->most) : rc;
}

int sql_best(struct connection *c, struct job *j)
{
    struct sql *st = sql_get(c, ST_RATING_BEST);

    sql_text(st, 1, j->id);
    sql_int(st, 2, j->most);
    return read_rows(j, st, &j->profile.standings, &j->profile.nstandings,
                     j->most);
}
