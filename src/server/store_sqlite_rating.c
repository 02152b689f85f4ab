/*
 * The SQLite store: ratings.  A result is counted in the transaction of the
 * append that ends the game, so it counts once or not at all.  Numbers are
 * kept as integers, millionths of rating.h's.
 */
#include <string.h>

#include "server/rating.h"
#include "server/store_sqlite.h"

#define MILLION 1000000.0

/* A statement that must be there. */
#define GET(st, id)                       \
    sqlite3_stmt *st = lite_get(c, (id)); \
    if (st == NULL)                       \
    return sqlite3_extended_errcode(c->db)

static bool fine(int rc)
{
    return rc == SQLITE_DONE || rc == SQLITE_OK;
}

static const char *copied(struct arena *a, sqlite3_stmt *st, int at)
{
    return arena_copy(a, sqlite3_column_text(st, at),
                      (size_t)sqlite3_column_bytes(st, at));
}

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
    GET(st, ST_RATING_READ);

    *s = (struct standing){{RATING_MU, RATING_SIGMA}, 0, 0};
    lite_text(st, 1, user);
    lite_text(st, 2, kind);
    rc = sqlite3_step(st);
    *has = rc == SQLITE_ROW;
    if (*has && sqlite3_column_type(st, 0) != SQLITE_NULL) {
        s->now.mu = (double)sqlite3_column_int64(st, 0) / MILLION;
        s->now.sigma = (double)sqlite3_column_int64(st, 1) / MILLION;
        s->games = sqlite3_column_int64(st, 2);
        s->wins = sqlite3_column_int64(st, 3);
    }
    sqlite3_reset(st);
    return rc == SQLITE_ROW ? SQLITE_OK : rc;
}

static int write_standing(struct connection *c, const struct store_append *a,
                          int seat, const struct standing *s, int before)
{
    const struct store_result *r = a->result;
    int64_t at = a->events[a->nevents - 1].at;
    int after = rating_shown(s->now.mu, s->now.sigma), rc;
    GET(put, ST_RATING_PUT);
    GET(add, ST_RATED_ADD);

    lite_text(put, 1, r->users[seat]);
    lite_text(put, 2, r->kind);
    lite_int(put, 3, (int64_t)(s->now.mu * MILLION));
    lite_int(put, 4, (int64_t)(s->now.sigma * MILLION));
    lite_int(put, 5, after);
    lite_int(put, 6, s->games);
    lite_int(put, 7, s->wins);
    lite_int(put, 8, at);
    rc = lite_run(put);
    if (!fine(rc))
        return rc;
    lite_text(add, 1, a->game);
    lite_int(add, 2, seat);
    lite_text(add, 3, r->users[seat]);
    lite_text(add, 4, r->kind);
    lite_int(add, 5, at);
    lite_int(add, 6, r->place[seat]);
    lite_int(add, 7, r->n);
    lite_int(add, 8, before);
    lite_int(add, 9, after);
    return lite_run(add);
}

int lite_rate(struct connection *c, const struct store_append *a)
{
    const struct store_result *r = a->result;
    struct standing s[DSK_PLAYERS_MAX];
    struct rating rating[DSK_PLAYERS_MAX];
    int rc = SQLITE_OK;

    for (int i = 0; i < r->n && fine(rc); i++) {
        bool has;

        rc = read_standing(c, r->users[i], r->kind, &s[i], &has);
        if (fine(rc) && !has)
            return SQLITE_OK; /* a guest: the game does not count */
        rating[i] = s[i].now;
    }
    if (!fine(rc))
        return rc;
    rating_update(rating, r->place, r->n);
    for (int i = 0; i < r->n && fine(rc); i++) {
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
static int read_rows(struct job *j, sqlite3_stmt *st,
                     const struct store_standing **to, int *n, int most)
{
    struct store_standing *row =
        arena_get(&j->arena, sizeof *row * ((size_t)most + 1));
    int rc;

    if (row == NULL)
        return SQLITE_NOMEM;
    while ((rc = sqlite3_step(st)) == SQLITE_ROW && *n < most) {
        row[*n].name = copied(&j->arena, st, 0);
        row[*n].kind = copied(&j->arena, st, 1);
        row[*n].shown = sqlite3_column_int(st, 2);
        row[*n].sigma = (double)sqlite3_column_int64(st, 3) / MILLION;
        row[*n].games = sqlite3_column_int(st, 4);
        row[*n].wins = sqlite3_column_int(st, 5);
        row[*n].changed = sqlite3_column_int64(st, 6);
        ++*n;
    }
    sqlite3_reset(st);
    *to = row;
    return j->arena.failed ? SQLITE_NOMEM : rc;
}

static int read_recent(struct connection *c, struct job *j,
                       struct store_profile *p, int most)
{
    struct store_rated *row =
        arena_get(&j->arena, sizeof *row * ((size_t)most + 1));
    int rc, n = 0;
    GET(st, ST_RATED_OF);

    if (row == NULL)
        return SQLITE_NOMEM;
    lite_text(st, 1, p->user);
    lite_int(st, 2, most);
    while ((rc = sqlite3_step(st)) == SQLITE_ROW && n < most) {
        row[n].game = copied(&j->arena, st, 0);
        row[n].kind = copied(&j->arena, st, 1);
        row[n].at = sqlite3_column_int64(st, 2);
        row[n].place = sqlite3_column_int(st, 3);
        row[n].of = sqlite3_column_int(st, 4);
        row[n].before = sqlite3_column_int(st, 5);
        row[n].after = sqlite3_column_int(st, 6);
        n++;
    }
    sqlite3_reset(st);
    p->recent = row;
    p->nrecent = n;
    return j->arena.failed ? SQLITE_NOMEM : rc;
}

/* The account by user or by key of its name. */
static int read_account(struct connection *c, struct job *j,
                        struct store_profile *p)
{
    int rc;
    GET(st, j->id != NULL ? ST_PROFILE_USER : ST_ACCOUNT_FIND);

    lite_text(st, 1, j->id != NULL ? j->id : j->other);
    rc = sqlite3_step(st);
    if (rc == SQLITE_ROW) {
        p->user = copied(&j->arena, st, 0);
        p->name = copied(&j->arena, st, 1);
        p->created = sqlite3_column_int64(st, 4);
    } else if (rc == SQLITE_DONE) {
        j->status = STORE_E_MISSING;
    }
    sqlite3_reset(st);
    return rc == SQLITE_ROW ? SQLITE_OK : rc;
}

int lite_profile(struct connection *c, struct job *j)
{
    int rc = read_account(c, j, &j->profile);
    GET(st, ST_RATING_OF);

    if (!fine(rc) || j->status != STORE_OK)
        return rc;
    lite_text(st, 1, j->profile.user);
    rc = read_rows(j, st, &j->profile.standings, &j->profile.nstandings,
                   STORE_KINDS_MAX);
    return fine(rc) ? read_recent(c, j, &j->profile, j->most) : rc;
}

int lite_best(struct connection *c, struct job *j)
{
    GET(st, ST_RATING_BEST);

    lite_text(st, 1, j->id);
    lite_int(st, 2, j->most);
    return read_rows(j, st, &j->profile.standings, &j->profile.nstandings,
                     j->most);
}
