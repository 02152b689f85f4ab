/*
 * The PostgreSQL store: connecting, transactions, and what becomes of a
 * connection that is lost.
 *
 * The connection that writes holds two locks of the database as long as it
 * lives: one on the node's name, so that there is one server of each name, and
 * a shared one on the whole store, which whoever copies it wants alone.  As
 * the lock on the name outlives whatever its holder has under way, a server
 * that holds it again after its connection was lost knows that its last
 * transaction is over; the counter in its row says how it ended.
 */
#include "server/store_postgres.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* How long a lost connection is tried for, first and longest pause. */
#define PATIENCE_MS    30000
#define READ_MS        5000 /* who only looks is told earlier */
#define PAUSE_FIRST_MS 20
#define PAUSE_MOST_MS  1000
/* How long a lock is waited for whose holder may just be dying. */
#define LOCK_MS 2000
/* How often the size is asked for. */
#define SIZE_MS 60000

static struct pg *pg_of(struct connection *c)
{
    return (struct pg *)c;
}

static int64_t clock_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void pause_ms(int ms)
{
    struct timespec t = {ms / 1000, (long)(ms % 1000) * 1000000};

    nanosleep(&t, NULL);
}

/* ---- connecting --------------------------------------------------------- */

/* What the server remarks on the way ("already exists, skipping"). */
static void ignore(void *user, const char *notice)
{
    (void)user;
    (void)notice;
}

/* A connection with the settings we count on. */
static bool dial(struct pg *pg, char *why, size_t n)
{
    char settings[200];
    /* What the address says itself goes before what stands ahead of it. */
    const char *keys[] = {
        "connect_timeout", "fallback_application_name", "tcp_user_timeout",
        "keepalives_idle", "keepalives_interval",       "keepalives_count",
        "dbname",          "client_encoding",           NULL};
    const char *values[] = {"10", "deskovka",      "15000", "5", "3",
                            "3",  pg->config->url, "UTF8",  NULL};
    int status;

    pg_forget(pg);
    pg->append_ready = pg->pipelined = false;
    pg->nwaiting = 0;
    pg->db = PQconnectdbParams(keys, values, 1);
    if (pg->db == NULL || PQstatus(pg->db) != CONNECTION_OK) {
        pg_sentence(pg->db == NULL ? "no memory" : PQerrorMessage(pg->db), why,
                    n);
        return false;
    }
    PQsetNoticeProcessor(pg->db, ignore, NULL);
    /* A node that was cut off must not hold rows that others want. */
    snprintf(settings, sizeof settings,
             "SET idle_in_transaction_session_timeout = %d;",
             pg->writer && !pg->config->alone ? pg->base.lease : 0);
    status = pg_do(pg, settings);
    if (status == SQL_DONE)
        status =
            pg_do(pg, "SET bytea_output = hex; SET statement_timeout = 0;"
                      "SELECT set_config('synchronous_commit', 'on', false)"
                      " WHERE current_setting('synchronous_commit') = 'off'");
    if (status == SQL_DONE && !pg->writer)
        status = pg_do(pg, "SET default_transaction_read_only = on");
    if (status != SQL_DONE)
        snprintf(why, n, "%s", pg->why);
    return status == SQL_DONE;
}

static void hang_up(struct pg *pg)
{
    pg_forget(pg);
    PQfinish(pg->db);
    pg->db = NULL;
}

/* ---- locks -------------------------------------------------------------- */

/* 1 if the lock is ours; waits a moment for a holder that is dying. */
static bool take_lock(struct pg *pg, const char *sql, const char *name)
{
    int64_t end = clock_ms() + LOCK_MS, got = 0;
    int status;

    for (;;) {
        if (!pg_number(pg, sql, name, &got, &status))
            return false;
        if (got == 1 || clock_ms() > end)
            return got == 1;
        pause_ms(PAUSE_FIRST_MS);
    }
}

static bool take_locks(struct pg *pg, char *why, size_t n)
{
    static const char shared[] =
        "SELECT pg_try_advisory_lock_shared(hashtextextended('deskovka open ' "
        "|| current_schema(), 0))::int";
    static const char alone[] =
        "SELECT pg_try_advisory_lock(hashtextextended('deskovka open ' "
        "|| current_schema(), 0))::int";
    static const char name[] =
        "SELECT pg_try_advisory_lock(hashtextextended('deskovka node ' || "
        "current_schema() || ' ' || $1, 0))::int";

    if (!take_lock(pg, pg->config->alone ? alone : shared, NULL))
        snprintf(why, n, "%s",
                 pg->config->alone ? "a server has it open"
                                   : "it is being copied or looked after");
    else if (!take_lock(pg, name, pg->base.node))
        snprintf(why, n,
                 "a server named %s has it open; each has a name of its own "
                 "(--node)",
                 pg->base.node);
    else
        return true;
    if (PQstatus(pg->db) != CONNECTION_OK)
        snprintf(why, n, "%s", pg->why);
    return false;
}

/* ---- opening and closing ------------------------------------------------ */

/* This node's row and its counter. */
static bool read_tick(struct pg *pg, int64_t *tick)
{
    int status;

    return pg_number(pg, "SELECT tick FROM deskovka_node WHERE name = $1",
                     pg->base.node, tick, &status);
}

static bool add_node(struct pg *pg, char *why, size_t n)
{
    if (!pg_enter(pg, why, n))
        return false;
    pg->entered = read_tick(pg, &pg->tick);
    if (pg->entered)
        return true;
    snprintf(why, n, "%s", pg->why);
    return false;
}

/* What makes promises hold less than they sound is said. */
static void warn(struct pg *pg)
{
    int64_t off = 0;
    int status;

    if (pg->config->announce != NULL &&
        pg_number(pg, "SELECT 1 WHERE current_setting('fsync') = 'off'", NULL,
                  &off, &status))
        pg->config->announce("PostgreSQL has fsync off: what was acknowledged "
                             "is lost when the power goes");
}

static bool prepare_writer(struct pg *pg, char *why, size_t n)
{
    int version;

    if (!pg_known(pg, &version, why, n))
        return false;
    if (pg->config->existing && !schema_newest(version, why, n))
        return false;
    if (!take_locks(pg, why, n) || !pg_may_join(pg, version, why, n))
        return false;
    warn(pg);
    return pg_migrate(pg, version, why, n) && add_node(pg, why, n);
}

static void close_connection(struct connection *c, bool failed)
{
    struct pg *pg = pg_of(c);

    if (pg->entered && !failed)
        pg_leave(pg);
    hang_up(pg);
    free(c);
}

/* Can the address be read at all?  What stands in it is not repeated. */
static bool good_address(const char *url)
{
    char *error = NULL;
    PQconninfoOption *parts = PQconninfoParse(url, &error);
    bool good = parts != NULL;

    PQconninfoFree(parts);
    PQfreemem(error);
    return good;
}

static struct connection *open_connection(const struct store_config *config,
                                          bool writer, char *why, size_t n)
{
    struct pg *pg = calloc(1, sizeof *pg);
    char reason[512] = "no memory";

    if (pg != NULL) {
        pg->base.engine = &pg_engine;
        pg->base.node = config->node;
        pg->base.lease = config->lease;
        pg->config = config;
        pg->writer = writer;
        if (!good_address(config->url))
            snprintf(reason, sizeof reason,
                     "its address cannot be read; it is written "
                     "postgresql://USER@HOST/DATABASE");
        else if (dial(pg, reason, sizeof reason) &&
                 (!writer || prepare_writer(pg, reason, sizeof reason)))
            return &pg->base;
        close_connection(&pg->base, true);
    }
    snprintf(why, n, "store postgresql: %s", reason);
    return NULL;
}

static bool shared(const struct connection *c)
{
    (void)c;
    return true;
}

/* ---- transactions ------------------------------------------------------- */

/*
 * One journey: the transaction, its number, the lease, and what time the
 * database has, as a negative number if the lease had run out.  A name has only
 * letters, digits, - and _ (store_open).
 */
static int begin(struct connection *c)
{
    struct pg *pg = pg_of(c);
    char text[600];
    int status;

    c->writing = true;
    pg->sent = clock_ms();
    snprintf(text, sizeof text,
             "BEGIN; UPDATE deskovka_node n SET tick = n.tick + 1, "
             "lease_until = o.now + %d FROM (SELECT name, lease_until, " PG_NOW
             " AS now FROM deskovka_node WHERE name = '%s') o WHERE n.name = "
             "o.name AND n.tick = %lld RETURNING CASE WHEN o.lease_until > "
             "o.now THEN o.now ELSE -o.now END",
             pg->config->alone || pg->left ? 0 : c->lease, c->node,
             (long long)pg->tick);
    if (!pg_simple_number(pg, text, &c->now, &status))
        return status == SQL_DONE ? STORE_E_IO : status;
    pg->pulsing = 0;
    pg->lapsed = c->now < 0 && !pg->config->alone;
    c->now = c->now < 0 ? -c->now : c->now;
    return STORE_OK;
}

static int run_one(struct pg *pg, struct job *j)
{
    int status;

    switch (j->kind) {
    case JOB_PULSE:
        return pg_pulse(pg, j);
    case JOB_LEAVE:
        return pg_end_lease(pg, j);
    case JOB_KEYS:
        return pg_keys(pg, j);
    default:
        status = j->kind == JOB_ACCOUNT_ADD && !pg->config->alone
                     ? pg_name_free(pg, j)
                     : SQL_DONE;
        if (status == SQL_DONE && j->status == STORE_OK)
            status = sql_job(&pg->base, j);
        return status == SQL_DONE ? pg_notice(pg, j) : status;
    }
}

static int run(struct connection *c, struct job *j)
{
    struct pg *pg = pg_of(c);
    int status;

    if (c->writing && pg->lapsed &&
        (j->kind == JOB_APPEND || j->kind == JOB_CREATE ||
         j->kind == JOB_SAY)) {
        j->status = STORE_E_FENCED; /* what led to it may be out of date */
        return STORE_OK;
    }
    if (c->writing && pg_can_pipe(pg, j))
        return pg_pipe(pg, j);
    status = pg_settle(pg);
    return status == STORE_OK ? run_one(pg, j) : status;
}

static int commit(struct connection *c)
{
    struct pg *pg = pg_of(c);
    int status = pg_settle(pg);
    PGresult *r;
    bool committed;

    if (status != STORE_OK)
        return status;
    pg->committing = true;
    r = PQexec(pg->db, "COMMIT");
    committed = strcmp(PQcmdStatus(r), "COMMIT") == 0;
    status = pg_result(pg, r);
    if (status != STORE_OK)
        return status;
    if (pg->pulsing > 0)
        pg->heard = pg->pulsing;
    pg->committing = c->writing = pg->careful = false;
    if (!committed) /* it was given up before */
        return STORE_E_IO;
    pg->tick++;
    pg->lapses += pg->lapsed;
    return STORE_OK;
}

static struct lease lease(const struct connection *c)
{
    const struct pg *pg = (const struct pg *)c;

    return (struct lease){pg->sent, pg->lapses};
}

static void rollback(struct connection *c)
{
    struct pg *pg = pg_of(c);

    c->writing = false;
    if (PQstatus(pg->db) == CONNECTION_OK && !pg->pipelined &&
        PQtransactionStatus(pg->db) != PQTRANS_IDLE)
        PQclear(PQexec(pg->db, "ROLLBACK"));
}

/* ---- a lost connection -------------------------------------------------- */

static bool dial_again(struct pg *pg, char *why, size_t n)
{
    int patience =
        pg->config->patience > 0 ? pg->config->patience : PATIENCE_MS;
    int64_t end = clock_ms() + (pg->away ? 0 : pg->writer ? patience : READ_MS);
    int ms = PAUSE_FIRST_MS;

    for (;;) {
        hang_up(pg);
        if (dial(pg, why, n) && (!pg->writer || take_locks(pg, why, n)))
            return true;
        if (clock_ms() + ms > end)
            return false;
        pause_ms(ms);
        ms = ms * 2 < PAUSE_MOST_MS ? ms * 2 : PAUSE_MOST_MS;
    }
}

static void announce(const struct pg *pg, const char *what, const char *why)
{
    char sentence[700];

    if (pg->config->announce == NULL)
        return;
    snprintf(sentence, sizeof sentence, "%s%s", what, why);
    pg->config->announce(sentence);
}

/*
 * The counter is where the transaction began: nothing of it is there.  One
 * further: all of it is.  Anywhere else: it is not the database we left.
 */
static int outcome(struct pg *pg, bool *committed)
{
    int64_t tick;

    if (!read_tick(pg, &tick))
        return STORE_LOST;
    *committed = pg->committing && tick == pg->tick + 1;
    pg->committing = false;
    pg->lapses += *committed && pg->lapsed;
    if (tick != pg->tick && !*committed) {
        announce(pg, "PostgreSQL is not as it was when the connection was lost",
                 "");
        return STORE_E_IO;
    }
    pg->tick = tick;
    return STORE_OK;
}

static int mend(struct connection *c, bool *committed)
{
    struct pg *pg = pg_of(c);
    char why[512];
    int status = STORE_LOST;

    *committed = false;
    rollback(c);
    if (PQstatus(pg->db) == CONNECTION_OK && !pg->pipelined &&
        !pg->committing && PQtransactionStatus(pg->db) == PQTRANS_IDLE)
        return STORE_OK; /* only the transaction was lost */
    if (!pg->away)
        announce(pg, "the connection to PostgreSQL is lost: ", pg->why);
    while (status == STORE_LOST) {
        if (!dial_again(pg, why, sizeof why)) {
            if (!pg->away)
                announce(pg, "PostgreSQL does not come back: ", why);
            pg->away = true;
            return STORE_LOST;
        }
        status = pg->writer ? outcome(pg, committed) : STORE_OK;
    }
    pg->away = false;
    if (status == STORE_OK)
        announce(pg, "the connection to PostgreSQL is there again", "");
    return status;
}

/* ---- the rest ----------------------------------------------------------- */

static int tidy(struct connection *c, bool *again)
{
    struct pg *pg = pg_of(c);
    int64_t now = clock_ms(), size = 0;
    int status;

    *again = false;
    if (pg->measured != 0 && now - pg->measured < SIZE_MS)
        return STORE_OK;
    pg->measured = now;
    if (pg_number(pg, "SELECT pg_database_size(current_database())", NULL,
                  &size, &status))
        pg->size = (uint64_t)size;
    return STORE_OK; /* a lost connection is found by the next transaction */
}

static uint64_t size_of(struct connection *c)
{
    return pg_of(c)->size;
}

/* PostgreSQL has better ones of its own. */
static int backup_start(struct connection *c, const char *path)
{
    (void)c;
    (void)path;
    return STORE_E_ELSEWHERE;
}

static bool backup_step(struct connection *c, int *status)
{
    *status = backup_start(c, NULL);
    return false;
}

const struct store_driver store_driver_postgres = {
    .scheme = "postgresql",
    .open = open_connection,
    .close = close_connection,
    .nodes = true,
    .lease = lease,
    .shared = shared,
    .begin = begin,
    .run = run,
    .commit = commit,
    .rollback = rollback,
    .mend = mend,
    .tidy = tidy,
    .size = size_of,
    .backup_start = backup_start,
    .backup_step = backup_step,
};
