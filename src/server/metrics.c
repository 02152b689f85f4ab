/* Counters in the text format of Prometheus: see metrics.h. */
#include "server/metrics.h"

/* Their upper bounds, ms. */
static const int ack_bounds[ACK_BUCKETS] = {1,  2,   5,   10,   20,
                                            50, 100, 250, 1000, 5000};

void metrics_ack(struct metrics *m, int64_t ms)
{
    int i = 0;

    while (i < ACK_BUCKETS && ms > ack_bounds[i])
        i++;
    m->ack[i]++;
    m->acks++;
    m->ack_ms_sum += ms > 0 ? (uint64_t)ms : 0;
}

static void put(struct buffer *o, const char *name, const char *kind,
                uint64_t v)
{
    buffer_put(o, "# TYPE deskovka_");
    buffer_put(o, name);
    buffer_char(o, ' ');
    buffer_put(o, kind);
    buffer_put(o, "\ndeskovka_");
    buffer_put(o, name);
    buffer_char(o, ' ');
    buffer_int(o, (int64_t)v);
    buffer_char(o, '\n');
}

static void counter(struct buffer *o, const char *name, uint64_t v)
{
    put(o, name, "counter", v);
}

static void gauge(struct buffer *o, const char *name, int64_t v)
{
    put(o, name, "gauge", (uint64_t)v);
}

static void write_acks(const struct metrics *m, struct buffer *o)
{
    uint64_t sum = 0;

    buffer_put(o, "# TYPE deskovka_ack_ms histogram\n");
    for (int i = 0; i < ACK_BUCKETS; i++) {
        sum += m->ack[i];
        buffer_put(o, "deskovka_ack_ms_bucket{le=\"");
        buffer_int(o, ack_bounds[i]);
        buffer_put(o, "\"} ");
        buffer_int(o, (int64_t)sum);
        buffer_char(o, '\n');
    }
    buffer_put(o, "deskovka_ack_ms_bucket{le=\"+Inf\"} ");
    buffer_int(o, (int64_t)m->acks);
    buffer_put(o, "\ndeskovka_ack_ms_sum ");
    buffer_int(o, (int64_t)m->ack_ms_sum);
    buffer_put(o, "\ndeskovka_ack_ms_count ");
    buffer_int(o, (int64_t)m->acks);
    buffer_char(o, '\n');
}

static void write_counts(const struct metrics *m, struct buffer *o)
{
    counter(o, "http_requests_total", m->http_requests);
    counter(o, "http_errors_total", m->http_errors);
    counter(o, "http_limited_total", m->http_limited);
    counter(o, "sockets_opened_total", m->sockets_opened);
    counter(o, "sockets_closed_total", m->sockets_closed);
    counter(o, "sockets_slow_total", m->sockets_slow);
    counter(o, "sockets_flood_total", m->sockets_flood);
    counter(o, "sockets_malformed_total", m->sockets_bad);
    counter(o, "messages_in_total", m->messages_in);
    counter(o, "messages_out_total", m->messages_out);
    counter(o, "bytes_in_total", m->bytes_in);
    counter(o, "bytes_out_total", m->bytes_out);
    counter(o, "tables_created_total", m->tables_created);
    counter(o, "tables_evicted_total", m->tables_evicted);
    counter(o, "tables_woken_total", m->tables_woken);
    counter(o, "tables_taken_over_total", m->tables_taken);
    counter(o, "bots_offered_total", m->bots_offered);
    counter(o, "bots_elsewhere_total", m->bots_elsewhere);
    counter(o, "messages_forwarded_total", m->forwarded);
    counter(o, "actions_total", m->actions);
    counter(o, "bot_moves_total", m->bot_moves);
    counter(o, "chat_lines_total", m->chat_lines);
    counter(o, "reports_total", m->reports);
    counter(o, "refused_total", m->refused);
    counter(o, "stale_total", m->stale);
    counter(o, "repeats_total", m->repeats);
    counter(o, "timeouts_total", m->timeouts);
    counter(o, "events_replayed_total", m->replayed);
    counter(o, "snapshots_total", m->snapshots);
    counter(o, "pictures_drawn_total", m->pictures_drawn);
    counter(o, "pictures_kept_total", m->pictures_kept);
    counter(o, "logins_failed_total", m->logins_failed);
    counter(o, "friend_asks_total", m->friend_asks);
    counter(o, "invitations_total", m->invitations);
    counter(o, "pushes_sent_total", m->pushes_sent);
    counter(o, "pushes_failed_total", m->pushes_failed);
    counter(o, "mails_sent_total", m->mails_sent);
    counter(o, "mails_failed_total", m->mails_failed);
    counter(o, "notices_held_total", m->notices_held);
}

static void write_vitals(const struct vitals *v, struct buffer *o)
{
    gauge(o, "resident_bytes", (int64_t)v->memory);
    counter(o, "cpu_ms_total", v->cpu_ms);
    gauge(o, "open_files", v->files);
    gauge(o, "open_files_limit", v->files_limit);
    if (v->disk_free >= 0)
        gauge(o, "disk_free_bytes", v->disk_free);
}

static void write_tls(const struct tls_counts *t, struct buffer *o)
{
    counter(o, "tls_handshakes_total", t->handshakes);
    counter(o, "tls_resumed_total", t->resumed);
    counter(o, "tls_failed_total", t->failed);
    counter(o, "tls_refused_total", t->refused);
    gauge(o, "tls_connections", t->open);
    gauge(o, "tls_handshakes", t->pending);
    gauge(o, "tls_expires_seconds", t->expires / 1000);
}

void metrics_write(struct metrics *m, const struct metrics_now *now,
                   struct buffer *o)
{
    write_counts(m, o);
    write_acks(m, o);
    gauge(o, "sockets", now->sockets);
    gauge(o, "tables", now->tables);
    gauge(o, "nodes_linked", now->linked);
    counter(o, "store_commits_total", now->commits);
    counter(o, "store_appends_total", now->appends);
    counter(o, "store_events_total", now->events);
    counter(o, "store_failures_total", now->failures);
    counter(o, "store_commit_nanoseconds_total", now->commit_ns);
    gauge(o, "store_bytes", (int64_t)now->store_bytes);
    gauge(o, "store_writable", now->writable);
    gauge(o, "bot_queue", now->waiting);
    gauge(o, "bot_queue_oldest_ms", now->bot_oldest);
    gauge(o, "bot_wait_max_ms", (int64_t)now->bot_longest);
    counter(o, "bot_jobs_total", now->bot_served);
    counter(o, "bot_wait_ms_total", now->bot_waited);
    counter(o, "bot_cpu_ms_total", now->bot_spent);
    gauge(o, "tables_paused", now->paused);
    gauge(o, "bot_minds", now->minds);
    gauge(o, "bot_mind_bytes", (int64_t)now->mind_bytes);
    counter(o, "bot_minds_kept_total", now->minds_kept);
    counter(o, "bot_minds_made_total", now->minds_made);
    counter(o, "bot_minds_evicted_total", now->minds_evicted);
    counter(o, "log_dropped_total", now->log_dropped);
    gauge(o, "store_queue", (int64_t)now->store_waiting);
    gauge(o, "store_queue_oldest_ms", now->store_oldest);
    gauge(o, "log_queue_bytes", (int64_t)now->log_bytes);
    gauge(o, "log_queue_oldest_ms", now->log_oldest);
    write_vitals(&now->vitals, o);
    if (now->tls_on)
        write_tls(&now->tls, o);
    gauge(o, "loop_lag_max_ms", m->loop_lag_max_ms);
    m->loop_lag_max_ms = 0;
}
