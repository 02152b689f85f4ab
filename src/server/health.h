/*
 * How the server has been for the last hour: a few figures every ten seconds,
 * kept in a ring for the operator's page.
 */
#ifndef SERVER_HEALTH_H
#define SERVER_HEALTH_H

#include "server/metrics.h"

#define HEALTH_EVERY   10 /* seconds */
#define HEALTH_SAMPLES 360

#define HEALTH_SERIES(X)  \
    X(SOCKETS, sockets)   \
    X(TABLES, tables)     \
    X(MOVES, moves)       \
    X(REQUESTS, requests) \
    X(LAG, lag_ms)        \
    X(STORE, store_ms)    \
    X(BOTS, bots_ms)      \
    X(MEMORY, memory_mb)  \
    X(FILES, files)

enum health_series {
#define X(id, name) HEALTH_##id,
    HEALTH_SERIES(X)
#undef X
        NHEALTH_SERIES
};

struct health {
    int64_t value[NHEALTH_SERIES][HEALTH_SAMPLES];
    int n, at;                /* samples; where the next goes */
    uint64_t moves, requests; /* counted so far */
    int64_t lag;              /* longest since the last sample, ms */
};

/* Takes a sample. */
void health_take(struct health *h, const struct metrics *m,
                 const struct metrics_now *now);
/* {"every":10,"sockets":[...], ...}, oldest first. */
void health_write(const struct health *h, struct buffer *o);

#endif
