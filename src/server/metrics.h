/* Counters for Prometheus; the loop's thread writes them. */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include <stdint.h>

#include "server/out.h"
#include "server/vitals.h"

/* Of the histogram of acknowledgement times. */
#define ACK_BUCKETS 10

struct metrics {
    uint64_t http_requests, http_errors, http_limited;
    uint64_t sockets_opened, sockets_closed, sockets_slow, sockets_flood,
        sockets_bad;
    uint64_t messages_in, messages_out, bytes_in, bytes_out;
    uint64_t tables_created, tables_taken, forwarded, actions, chat_lines,
        reports, bot_moves, refused, stale, repeats, timeouts, replayed,
        snapshots, pictures_drawn, pictures_kept, logins_failed, tables_evicted,
        tables_woken, bots_offered, bots_elsewhere, friend_asks, invitations,
        pushes_sent, pushes_failed, mails_sent, mails_failed, notices_held;
    uint64_t ack[ACK_BUCKETS + 1]; /* the last: longer */
    uint64_t acks, ack_ms_sum;
    int64_t loop_lag_max_ms; /* since the last look */
};

/* Counts an acknowledgement that took so long. */
void metrics_ack(struct metrics *m, int64_t ms);

struct metrics_now { /* what is counted elsewhere */
    int linked;      /* other nodes */
    int sockets, tables;
    uint64_t commits, appends, events, failures, commit_ns, store_bytes;
    int writable;
    uint64_t log_dropped;
    int waiting, paused; /* bots: see line.h; tables that pause */
    int64_t bot_oldest;
    uint64_t bot_served, bot_waited, bot_longest, bot_spent;
    int minds; /* of bots: see minds.h */
    uint64_t mind_bytes, minds_kept, minds_made, minds_evicted;
    uint64_t store_waiting, log_bytes;
    int64_t store_oldest, log_oldest; /* ms */
    struct vitals vitals;
    bool tls_on;
    struct tls_counts tls;
};
void metrics_write(struct metrics *m, const struct metrics_now *now,
                   struct buffer *o);

#endif
