/*
 * The store: ratings, for both databases.  A result is counted in the
 * transaction of the append that ends the game, so it counts once or not at
 * all.  Numbers are kept as integers, millionths of rating.h's.
 */
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

static int write_standing(struct connection *c, const struct store_append *a,
                          int seat, const struct standing *s, int before)
{
    const struct store_result *r = a->result;
    int64_t at = a->events[a->nevents - 1].at;
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
    sql_int(put, 8, at);
    rc = sql_run(put);
    if (rc != SQL_DONE)
        return rc;
    sql_text(add, 1, a->game);
    sql_int(add, 2, seat);
    sql_text(add, 3, r->users[seat]);
    sql_text(add, 4, r->kind);
    sql_int(add, 5, at);
    sql_int(add, 6, r->place[seat]);
    sql_int(add, 7, r->n);
    sql_int(add, 8, before);
    sql_int(add, 9, after);
    return sql_run(add);
}

int sql_rate(struct connection *c, const struct store_append *a)
{
    const struct store_result *r = a->result;
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
        rc = write_standing(c, a, i, &s[i], before);
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
