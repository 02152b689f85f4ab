/* Inside the PostgreSQL store: the connection, and what its files share. */
#ifndef SERVER_STORE_POSTGRES_H
#define SERVER_STORE_POSTGRES_H

#include <libpq-fe.h>

#include "server/store_sql.h"

/* The most parameters a statement has. */
#define PG_PARAMETERS 12
/* Appends under way before their answers are read. */
#define PG_PIPELINE 64

/* A statement of theirs. */
struct pg_sql {
    struct sql base;
    struct pg *pg;
    const char *name; /* NULL: the caller's own, with its rows one by one */
    char *text;       /* in PostgreSQL's words */
    bool prepared, sent;
    int n; /* parameters bound */
    const char *value[PG_PARAMETERS];
    int length[PG_PARAMETERS], format[PG_PARAMETERS];
    char number[PG_PARAMETERS][24];
    char own_name[16];
    PGresult *result;
    int row;
    unsigned char *bytes;
};

struct pg {
    struct connection base;
    const struct store_config *config;
    PGconn *db;
    bool writer;
    /*
     * Each transaction moves the counter in this node's row by one, so that
     * after a lost connection the row says whether the last one was committed.
     */
    int64_t tick;
    int64_t sent; /* when its last transaction began: monotonic, ms */
    uint32_t lapses;
    int64_t pulsing; /* when the pulse of this transaction looked... */
    int64_t heard;   /* ...and the last that was committed; 0: none */
    bool entered;    /* its row has a lease... */
    bool left;       /* ...which it has given up */
    bool lapsed;     /* the lease had run out when the transaction began */
    bool away;       /* nothing answers, and patience is over */
    bool committing; /* COMMIT was sent and not answered */
    bool careful;    /* appends one by one, after a surprise */
    bool append_ready, pipelined;
    struct job *waiting[PG_PIPELINE];
    int nwaiting;
    uint64_t size;
    int64_t measured; /* when, in ms */
    char why[512];    /* what the database said last */
    struct pg_sql statement[NSTATEMENTS];
};

/* store_postgres_sql.c */
extern const struct sql_engine pg_engine;
/* What a result means; the first failure is kept in why.  Clears it. */
int pg_result(struct pg *pg, PGresult *result);
/* A statement without parameters. */
int pg_do(struct pg *pg, const char *text);
/*
 * The one number that a query with at most one text gives; false with its
 * failure in *status (SQL_DONE: there is no row).
 */
bool pg_number(struct pg *pg, const char *text, const char *a, int64_t *number,
               int *status);
/* The same of the last of several statements without parameters. */
bool pg_simple_number(struct pg *pg, const char *text, int64_t *number,
                      int *status);
/* Forgets what the server knew of statements, or frees them. */
void pg_forget(struct pg *pg);
/* A sentence of one line out of what libpq says. */
void pg_sentence(const char *said, char *to, size_t n);

/* store_postgres_node.c: this server among others. */
#define PG_TEXT(x)    #x
#define PG_TEXT_OF(x) PG_TEXT(x)
/* The database's own time, ms since 1970. */
#define PG_NOW "floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
/* A statement that is not the same as in other databases; or NULL. */
const char *pg_own_words(enum statement id);
/* Only looks: is there a reason not to join the others?  A sentence. */
bool pg_may_join(struct pg *pg, int version, char *why, size_t n);
/* This node's row with a fresh lease; ends it. */
bool pg_enter(struct pg *pg, char *why, size_t n);
void pg_leave(struct pg *pg);
/* Jobs of their own; what others must hear of a job that was carried out. */
int pg_pulse(struct pg *pg, struct job *j);
int pg_end_lease(struct pg *pg, struct job *j);
int pg_keys(struct pg *pg, struct job *j);
int pg_notice(struct pg *pg, struct job *j);
/* Notices since then may not have been heard of yet: the database's time. */
int64_t pg_notices_since(const struct pg *pg);

/* store_postgres_names.c: what accounts look like. */
/* The look of the account that a job adds or drops; NULL: there is none. */
const char *pg_look_of(struct job *j);
/* Before an account is added: refuses one that looks like another. */
int pg_name_free(struct pg *pg, struct job *j);

/* store_postgres_append.c: appends without waiting for each answer. */
bool pg_can_pipe(const struct pg *pg, const struct job *j);
int pg_pipe(struct pg *pg, struct job *j);
/* Reads the answers of all that are under way. */
int pg_settle(struct pg *pg);

/* store_postgres_schema.c; all with a sentence in why. */
/* Is it a store, or can it become one?  Only looks; its schema in *version. */
bool pg_known(struct pg *pg, int *version, char *why, size_t n);
bool pg_migrate(struct pg *pg, int version, char *why, size_t n);

#endif
