/* Requests that leave no trace in a log: see request.h. */
#include <stdlib.h>

#include <sodium.h>

#include "server/request.h"

void request_ping(struct ask *a)
{
    struct buffer o = {0};

    out_message(&o, "pong", conn_head(a->conn));
    out_string(&o, "re", a->id);
    out_number(&o, "at", hub_now(a->conn->hub));
    out_close(&o, '}');
    conn_send_text(a->conn, o.text, o.len);
    buffer_free(&o);
}

void request_mute(struct ask *a)
{
    conn_mute(a->conn, a->users);
}

static void send_world(const struct ask *a, const dsk_state *world)
{
    const struct table *t = &a->desk->table;
    size_t n = t->set->state_size;
    size_t size = sodium_base64_ENCODED_LEN(n, sodium_base64_VARIANT_ORIGINAL);
    char *text = server_more(NULL, size);
    struct buffer o = {0};

    sodium_bin2base64(text, size, (const unsigned char *)world, n,
                      sodium_base64_VARIANT_ORIGINAL);
    out_message(&o, "world", t->head);
    out_string(&o, "re", a->id);
    out_number(&o, "ply", t->live.nactions);
    out_string(&o, "setup", t->set->setup);
    out_string(&o, "state", text);
    out_close(&o, '}');
    conn_send_text(a->conn, o.text, o.len);
    buffer_free(&o);
    free(text);
}

/* A position that could be, from what the seat knows. */
void request_world(struct ask *a)
{
    const struct table *t = &a->desk->table;
    dsk_state *world = server_memory(t->set->state_size);

    dsk_copy(t->set->rules, world, t->live.state);
    dsk_resample(t->set->rules, world, a->seat, (uint64_t)a->luck);
    send_world(a, world);
    free(world);
}
