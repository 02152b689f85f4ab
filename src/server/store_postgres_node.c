/*
 * The PostgreSQL store: this server among others on the same database.
 *
 * Each has a row in `deskovka_node` with a lease in the database's own time;
 * the lease of a table is that of its owner's row.  So one row renews all
 * tables of a node, and since every transaction moves the counter in that row
 * anyway, every transaction renews (store_postgres.c: begin).  A transaction
 * that begins after the lease has run out is told so: nothing is appended in
 * it, and the node begins anew with the tables that are still its own.
 *
 * `deskovka_notice` tells the others of what they keep in memory: bans,
 * sessions, what names of accounts look like.  It is read by time and not by
 * number, with a margin, as transactions do not end in the order they began.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "engine/buffer.h"
#include "server/store_postgres.h"

/* What servers say to each other: those of another number cannot be linked. */
#define NODE_PROTOCOL 1
/* The most that this machine's clock may be off, ms. */
#define CLOCK_MOST 5000
/* Tables of a dead node that are taken at a time. */
#define ORPHANS_MOST 64
/* How long notices are kept, and how far back they are read again, ms. */
#define NOTICE_KEEP   3600000
#define NOTICE_MARGIN 30000

/* ---- the tables --------------------------------------------------------- */

static const char node_tables[] =
    "ALTER TABLE deskovka_node"
    "  ADD COLUMN IF NOT EXISTS lease_until BIGINT NOT NULL DEFAULT 0,"
    "  ADD COLUMN IF NOT EXISTS protocol BIGINT NOT NULL DEFAULT 0,"
    "  ADD COLUMN IF NOT EXISTS link TEXT NOT NULL DEFAULT '',"
    "  ADD COLUMN IF NOT EXISTS keys TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE deskovka ADD COLUMN IF NOT EXISTS key_mark TEXT;"
    "CREATE TABLE IF NOT EXISTS deskovka_notice ("
    "  n BIGSERIAL PRIMARY KEY, at BIGINT NOT NULL, kind TEXT NOT NULL,"
    "  who TEXT NOT NULL, what TEXT NOT NULL, until BIGINT NOT NULL);"
    "CREATE INDEX IF NOT EXISTS deskovka_notice_at ON deskovka_notice (at);";

/* Have they been made? */
static bool is_shared(struct pg *pg)
{
    int64_t one;
    int status;

    return pg_number(pg,
                     "SELECT 1 WHERE to_regclass('deskovka_notice') "
                     "IS NOT NULL",
                     NULL, &one, &status);
}

static bool make_tables(struct pg *pg)
{
    static const char lock[] =
        "BEGIN; SELECT pg_advisory_xact_lock(hashtextextended("
        "'deskovka schema ' || current_schema(), 0));";

    if (is_shared(pg))
        return true;
    if (pg_do(pg, lock) == SQL_DONE && pg_do(pg, node_tables) == SQL_DONE &&
        pg_do(pg, "COMMIT") == SQL_DONE)
        return true;
    if (PQstatus(pg->db) == CONNECTION_OK)
        PQclear(PQexec(pg->db, "ROLLBACK"));
    return false;
}

/*
 * Taking tables.  Whoever has a row in hand at this moment is left to it:
 * waiting for a node that was cut off would stop this one as well.
 */
#define FREE_FOR(me, now)                                                  \
    "(g.owner = " me " OR NOT EXISTS (SELECT 1 FROM deskovka_node n WHERE" \
    " n.name = g.owner AND n.lease_until > " now ")) /* unlocked */)"

const char *pg_own_words(enum statement id)
{
    switch (id) {
    case ST_GAME_TAKE:
        return "UPDATE game SET owner = ?2, epoch = epoch + 1, "
               "lease_until = ?3 WHERE id = (SELECT g.id FROM game g WHERE "
               "g.id = ?1 AND " FREE_FOR("?2", "?4");
    case ST_GAME_TAKE_LIVE:
        return "UPDATE game SET owner = ?1, epoch = epoch + 1, "
               "lease_until = ?2 WHERE id = ANY (ARRAY(SELECT g.id FROM game "
               "g WHERE g.status < 2 AND g.owner > '' AND " FREE_FOR("?1",
                                                                     "?3") ")";
    case ST_TASK_TAKE: /* what to take is looked for once, by its index */
        return "UPDATE task SET state = 1, owner = ?2, due = ?3, "
               "prefer = '', attempts = attempts + 1 "
               "WHERE ctid = ANY (ARRAY(SELECT ctid FROM task "
               "WHERE kind = ?1 AND state IN (0, 1) AND due <= ?4 "
               "AND (prefer = '' OR prefer = ?2 OR due <= ?5) "
               "ORDER BY due, name LIMIT ?6 /* unlocked */)) "
               "RETURNING " SQL_TASK;
    default:
        return NULL;
    }
}

/* ---- may it join the others? -------------------------------------------- */

/* The text of one row that a query with some texts gives; "" if none. */
static void one_text(struct pg *pg, const char *sql, int n,
                     const char *const *value, char *out, size_t size)
{
    PGresult *r = PQexecParams(pg->db, sql, n, NULL, value, NULL, NULL, 0);

    out[0] = '\0';
    if (PQresultStatus(r) == PGRES_TUPLES_OK && PQntuples(r) > 0)
        snprintf(out, size, "%s", PQgetvalue(r, 0, 0));
    PQclear(r);
}

static int64_t local_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static bool good_clock(struct pg *pg, char *why, size_t n)
{
    int64_t before = local_ms(), theirs = before, after, off;
    int status;

    pg_number(pg, "SELECT " PG_NOW, NULL, &theirs, &status);
    after = local_ms();
    off = theirs > after ? theirs - after : before - theirs;
    if (off <= CLOCK_MOST)
        return true;
    snprintf(why, n,
             "this machine's clock is %lld s %s the database's; set it (NTP)",
             (long long)off / 1000, theirs > after ? "behind" : "ahead of");
    return false;
}

static bool good_company(struct pg *pg, int version, char *why, size_t n)
{
    const char *me[] = {pg->base.node};
    char other[100];

    one_text(pg,
             "SELECT name FROM deskovka_node WHERE name <> $1 AND "
             "lease_until > " PG_NOW
             " AND protocol <> " PG_TEXT_OF(NODE_PROTOCOL) " LIMIT 1",
             1, me, other, sizeof other);
    if (other[0] != '\0') {
        snprintf(why, n,
                 "the server %s that has it open is of another version; stop "
                 "it, or use its version",
                 other);
        return false;
    }
    if (version == SCHEMA_VERSION)
        return true;
    one_text(pg,
             "SELECT name FROM deskovka_node WHERE name <> $1 AND "
             "lease_until > " PG_NOW " LIMIT 1",
             1, me, other, sizeof other);
    if (other[0] == '\0')
        return true;
    snprintf(why, n,
             "it has schema %d, this program schema %d, and the server %s has "
             "it open; stop all servers of the old version first",
             version, SCHEMA_VERSION, other);
    return false;
}

/* Is the mark one of the words? */
static bool holds(const char *words, const char *mark)
{
    size_t n = strlen(mark);

    for (const char *p = words; (p = strstr(p, mark)) != NULL; p += n) {
        if ((p == words || p[-1] == ' ') && (p[n] == ' ' || p[n] == '\0'))
            return true;
    }
    return false;
}

/*
 * All servers of a store sign with keys that all of them know.  `mark` is the
 * fingerprint of the key that signs now; who comes with a new one that all
 * others hold already (as a later line of their files) makes it the one.  A
 * node that only works signs nothing, and has none.
 */
static bool good_keys(struct pg *pg, char *why, size_t n)
{
    const char *keys = pg->config->keys;
    char mark[80], first[80], other[100];
    const char *about[] = {pg->base.node, first};

    if (keys == NULL || keys[0] == '\0')
        return true;
    snprintf(first, sizeof first, "%.*s", (int)strcspn(keys, " "), keys);
    one_text(pg, "SELECT coalesce(key_mark, '') FROM deskovka", 0, NULL, mark,
             sizeof mark);
    if (mark[0] != '\0' && !holds(keys, mark) && !pg->config->new_key) {
        snprintf(why, n,
                 "its servers use another key; give this one the same file "
                 "(--key), or start all of them once with --new-key");
        return false;
    }
    one_text(pg,
             "SELECT name FROM deskovka_node WHERE name <> $1 AND lease_until "
             "> " PG_NOW " AND keys <> '' AND ' ' || keys || ' ' NOT LIKE "
             "'% ' || $2 || ' %' LIMIT 1",
             2, about, other, sizeof other);
    if (other[0] == '\0')
        return true;
    snprintf(why, n,
             "the server %s does not know this key yet; add it as a further "
             "line to its key file and start it again first",
             other);
    return false;
}

bool pg_may_join(struct pg *pg, int version, char *why, size_t n)
{
    if (pg->config->alone)
        return true;
    if (!good_clock(pg, why, n))
        return false;
    return !is_shared(pg) ||
           (good_company(pg, version, why, n) && good_keys(pg, why, n));
}

/* ---- coming and going --------------------------------------------------- */

static int put_keys(struct pg *pg, const char *keys)
{
    const char *value[] = {pg->base.node, keys, NULL};
    char first[80];
    int status;

    snprintf(first, sizeof first, "%.*s", (int)strcspn(keys, " "), keys);
    value[2] = first;
    status = pg_result(
        pg, PQexecParams(pg->db,
                         "UPDATE deskovka_node SET keys = $2 WHERE name = $1",
                         2, NULL, value, NULL, NULL, 0));
    if (status != SQL_DONE || first[0] == '\0')
        return status;
    return pg_result(pg,
                     PQexecParams(pg->db, "UPDATE deskovka SET key_mark = $1",
                                  1, NULL, &value[2], NULL, NULL, 0));
}

bool pg_enter(struct pg *pg, char *why, size_t n)
{
    char lease[24];
    const char *keys = pg->config->keys == NULL ? "" : pg->config->keys;
    const char *value[] = {pg->base.node, lease,
                           pg->config->link == NULL ? "" : pg->config->link};
    int status = make_tables(pg) ? SQL_DONE : STORE_E_IO;

    snprintf(lease, sizeof lease, "%d", pg->config->alone ? 0 : pg->base.lease);
    if (status == SQL_DONE)
        status = pg_result(
            pg,
            PQexecParams(
                pg->db,
                "INSERT INTO deskovka_node AS d (name, tick, lease_until, "
                "protocol, link) VALUES ($1, 0, $2::bigint + " PG_NOW
                ", " PG_TEXT_OF(NODE_PROTOCOL) ", $3) ON CONFLICT (name) "
                                               "DO UPDATE SET lease_until = "
                                               "excluded.lease_until, "
                                               "protocol = excluded.protocol, "
                                               "link = excluded.link",
                3, NULL, value, NULL, NULL, 0));
    if (status == SQL_DONE && !pg->config->alone && keys[0] != '\0')
        status = put_keys(pg, keys);
    if (status != SQL_DONE)
        snprintf(why, n, "%s", pg->why);
    return status == SQL_DONE;
}

void pg_leave(struct pg *pg)
{
    const char *name[] = {pg->base.node};

    if (PQstatus(pg->db) == CONNECTION_OK &&
        PQtransactionStatus(pg->db) == PQTRANS_IDLE)
        PQclear(PQexecParams(pg->db,
                             "UPDATE deskovka_node SET lease_until = 0 "
                             "WHERE name = $1",
                             1, NULL, name, NULL, NULL, 0));
}

/* ---- the pulse ---------------------------------------------------------- */

static int query(struct pg *pg, const char *sql, int n,
                 const char *const *value, PGresult **out)
{
    PGresult *r = PQexecParams(pg->db, sql, n, NULL, value, NULL, NULL, 0);

    if (PQresultStatus(r) == PGRES_TUPLES_OK) {
        *out = r;
        return SQL_DONE;
    }
    return pg_result(pg, r);
}

static int read_nodes(struct pg *pg, struct job *j)
{
    const char *me[] = {pg->base.node};
    struct store_pulse *p = &j->pulse;
    struct store_node *node;
    PGresult *r = NULL;
    int status = query(pg,
                       "SELECT name, link FROM deskovka_node WHERE name <> $1 "
                       "AND lease_until > " PG_NOW " ORDER BY name",
                       1, me, &r);

    if (status != SQL_DONE)
        return status;
    p->nnodes = PQntuples(r);
    p->nodes = node =
        arena_get(&j->arena, sizeof *node * ((size_t)p->nnodes + 1));
    for (int i = 0; node != NULL && i < p->nnodes; i++) {
        node[i].name = arena_text(&j->arena, PQgetvalue(r, i, 0));
        node[i].link = arena_text(&j->arena, PQgetvalue(r, i, 1));
    }
    PQclear(r);
    return SQL_DONE;
}

/*
 * Tables whose owner's lease has run out; those that were given back are left
 * asleep.  Nodes that look at the same time get different ones: a row that
 * somebody has in hand is left to him.
 */
static int take_orphans(struct pg *pg, struct job *j)
{
    static const char sql[] =
        "UPDATE game SET owner = $1, epoch = epoch + 1 WHERE id IN ("
        "  SELECT id FROM game WHERE status < 2 AND owner <> $1 AND owner IN"
        "    (SELECT name FROM deskovka_node WHERE lease_until <= " PG_NOW ")"
        "  LIMIT " PG_TEXT_OF(ORPHANS_MOST) " FOR UPDATE SKIP LOCKED)"
                                            " RETURNING id";
    const char *me[] = {pg->base.node};
    struct store_pulse *p = &j->pulse;
    const char **id;
    PGresult *r = NULL;
    int status = query(pg, sql, 1, me, &r);

    if (status != SQL_DONE)
        return status;
    p->norphans = PQntuples(r);
    p->orphans = id =
        arena_get(&j->arena, sizeof *id * ((size_t)p->norphans + 1));
    for (int i = 0; id != NULL && i < p->norphans; i++)
        id[i] = arena_text(&j->arena, PQgetvalue(r, i, 0));
    PQclear(r);
    return SQL_DONE;
}

/* A node that did not look for a while has more to hear of. */
int64_t pg_notices_since(const struct pg *pg)
{
    return (pg->heard > 0 ? pg->heard : pg->base.now) - NOTICE_MARGIN;
}

static int read_notices(struct pg *pg, struct job *j)
{
    char since[24];
    const char *value[] = {since};
    struct store_pulse *p = &j->pulse;
    struct store_notice *notice;
    PGresult *r = NULL;
    int status;

    snprintf(since, sizeof since, "%lld", (long long)pg_notices_since(pg));
    pg->pulsing = pg->base.now;
    status = query(pg,
                   "SELECT n, at, kind, who, what, until, "
                   "coalesce((SELECT name FROM account a "
                   "WHERE a.\"user\" = who), '') FROM deskovka_notice "
                   "WHERE at > $1 ORDER BY n",
                   1, value, &r);
    if (status != SQL_DONE)
        return status;
    p->nnotices = PQntuples(r);
    p->notices = notice =
        arena_get(&j->arena, sizeof *notice * ((size_t)p->nnotices + 1));
    for (int i = 0; notice != NULL && i < p->nnotices; i++) {
        notice[i].n = strtoll(PQgetvalue(r, i, 0), NULL, 10);
        notice[i].at = strtoll(PQgetvalue(r, i, 1), NULL, 10);
        notice[i].kind = arena_text(&j->arena, PQgetvalue(r, i, 2));
        notice[i].who = arena_text(&j->arena, PQgetvalue(r, i, 3));
        notice[i].what = arena_text(&j->arena, PQgetvalue(r, i, 4));
        notice[i].until = strtoll(PQgetvalue(r, i, 5), NULL, 10);
        notice[i].name = arena_text(&j->arena, PQgetvalue(r, i, 6));
    }
    PQclear(r);
    return SQL_DONE;
}

int pg_pulse(struct pg *pg, struct job *j)
{
    int status = read_nodes(pg, j);

    j->status = STORE_OK;
    if (status == SQL_DONE && j->most > 0)
        status = take_orphans(pg, j);
    if (status == SQL_DONE)
        status = read_notices(pg, j);
    return status == SQL_DONE && j->arena.failed ? STORE_E_MEMORY : status;
}

int pg_keys(struct pg *pg, struct job *j)
{
    j->status = STORE_OK;
    return put_keys(pg, j->id);
}

int pg_end_lease(struct pg *pg, struct job *j)
{
    const char *me[] = {pg->base.node};

    j->status = STORE_OK;
    pg->left = true;
    return pg_result(pg, PQexecParams(pg->db,
                                      "UPDATE deskovka_node SET lease_until "
                                      "= 0 WHERE name = $1",
                                      1, NULL, me, NULL, NULL, 0));
}

/* ---- notices ------------------------------------------------------------ */

/* A session that is not to be used any more; "" for all of the user. */
static void about_session(const struct job *j, struct store_notice *n)
{
    const struct store_session *s =
        j->kind == JOB_SESSION_PUT ? &j->session : j->welcome.old;

    if (j->kind == JOB_SESSION_PUT && !s->revoked)
        return;
    n->kind = "session";
    n->who = j->kind == JOB_SESSION_PUT ? s->user : j->id;
    if (j->kind == JOB_SESSION_DROP) {
        n->what = j->other == NULL ? "" : j->other;
    } else if (s != NULL && j->kind != JOB_ACCOUNT_RECOVER) {
        n->what = s->id;
        n->until = s->expires;
    } else if (j->kind == JOB_ACCOUNT_ADD) {
        n->kind = NULL;
    }
}

/* What a job changes that others keep in memory; its kind NULL: nothing. */
static struct store_notice notice_of(const struct job *j)
{
    struct store_notice n = {.who = "", .what = ""};

    switch (j->kind) {
    case JOB_BAN:
        n.kind = "ban";
        n.who = j->ban.who;
        n.what = j->ban.reason == NULL ? "" : j->ban.reason;
        n.until = j->ban.until;
        break;
    case JOB_SESSION_DROP:
    case JOB_SESSION_PUT:
    case JOB_ACCOUNT_ADD:
    case JOB_ACCOUNT_RECOVER:
        about_session(j, &n);
        break;
    case JOB_FORGET:
        n.kind = "forgotten";
        n.who = j->id;
        break;
    case JOB_UNSAY:
        n.kind = "unsaid";
        n.who = j->id;
        n.until = j->after;
        break;
    default:
        break;
    }
    return n;
}

static int put_notice(struct pg *pg, const struct store_notice *n)
{
    char at[24], until[24], old[24];
    const char *value[] = {at, n->kind, n->who, n->what, until, old};

    snprintf(at, sizeof at, "%lld", (long long)pg->base.now);
    snprintf(old, sizeof old, "%lld", (long long)pg->base.now - NOTICE_KEEP);
    snprintf(until, sizeof until, "%lld", (long long)n->until);
    /* what another node has in hand is left to it: nobody waits here */
    return pg_result(
        pg, PQexecParams(pg->db,
                         "WITH d AS (DELETE FROM deskovka_notice WHERE n IN ("
                         "SELECT n FROM deskovka_notice WHERE at < $6::bigint "
                         "FOR UPDATE SKIP LOCKED)) INSERT INTO deskovka_notice "
                         "(at, kind, who, what, until) "
                         "VALUES ($1, $2, $3, $4, $5)",
                         6, NULL, value, NULL, NULL, 0));
}

int pg_notice(struct pg *pg, struct job *j)
{
    struct store_notice n = notice_of(j);
    int status = SQL_DONE;

    if (j->status != STORE_OK || pg->config->alone)
        return SQL_DONE;
    if (n.kind != NULL)
        status = put_notice(pg, &n);
    if (j->kind != JOB_ACCOUNT_ADD && j->kind != JOB_FORGET)
        return status;
    n = (struct store_notice){.kind = j->kind == JOB_FORGET ? "unlook" : "look",
                              .who = "",
                              .what = pg_look_of(j)};
    return status == SQL_DONE && n.what != NULL ? put_notice(pg, &n) : status;
}
