/* The last hour: see health.h. */
#include "server/health.h"

void health_take(struct health *h, const struct metrics *m,
                 const struct metrics_now *now)
{
    uint64_t moves = m->actions + m->bot_moves;
    const int64_t row[NHEALTH_SERIES] = {
        [HEALTH_SOCKETS] = now->sockets,
        [HEALTH_TABLES] = now->tables,
        [HEALTH_MOVES] = (int64_t)(moves - h->moves),
        [HEALTH_REQUESTS] = (int64_t)(m->http_requests - h->requests),
        [HEALTH_LAG] = h->lag,
        [HEALTH_STORE] = now->store_oldest,
        [HEALTH_BOTS] = now->bot_oldest,
        [HEALTH_MEMORY] = (int64_t)(now->vitals.memory >> 20),
        [HEALTH_FILES] = now->vitals.files,
    };

    for (int i = 0; i < NHEALTH_SERIES; i++)
        h->value[i][h->at] = row[i];
    h->at = (h->at + 1) % HEALTH_SAMPLES;
    h->n += h->n < HEALTH_SAMPLES;
    h->moves = moves;
    h->requests = m->http_requests;
    h->lag = 0;
}

void health_write(const struct health *h, struct buffer *o)
{
    static const char *const names[NHEALTH_SERIES] = {
#define X(id, name) [HEALTH_##id] = #name,
        HEALTH_SERIES(X)
#undef X
    };

    out_open(o, "health", '{');
    out_number(o, "every", HEALTH_EVERY);
    for (int i = 0; i < NHEALTH_SERIES; i++) {
        out_open(o, names[i], '[');
        for (int k = 0; k < h->n; k++)
            out_number(o, NULL,
                       h->value[i][(h->at - h->n + k + HEALTH_SAMPLES) %
                                   HEALTH_SAMPLES]);
        out_close(o, ']');
    }
    out_close(o, '}');
}
