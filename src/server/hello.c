/*
 * Coming to a table: it may have to be loaded first, and while something is on
 * its way to the disk a newcomer waits until that has landed.
 */
#include <stdlib.h>
#include <string.h>

#include "server/peer.h"
#include "server/request.h"
#include "server/server.h"

struct greeting {
    struct conn *conn;
    json_t *hello;
};

/* To a table of another node; whoever came from another one may not go on. */
static void go_far(struct conn *c, const char *owner, json_t *hello)
{
    char *text = json_dumps(hello, JSON_COMPACT);

    c->waiting = false;
    if (c->socket != NULL)
        desk_leave(c);
    if (c->socket == NULL || text == NULL ||
        !peer_join(c, owner, text, strlen(text)))
        conn_close(c, CLOSE_TABLE, "gone");
    free(text);
}

static void arrived(void *user, struct desk *d, const char *owner)
{
    struct greeting *g = user;

    if (owner != NULL) {
        go_far(g->conn, owner, g->hello);
    } else {
        peer_leave(g->conn);
        if (d != NULL && d->busy)
            desk_wait(d, g->conn, g->hello, true);
        else
            request_join(d, g->conn, g->hello);
    }
    json_decref(g->hello);
    conn_drop(g->conn);
    free(g);
}

/*
 * Being told where a table stands is the dearest thing to ask for, so it has
 * limits of its own, for each message a second that is allowed.
 */
static bool within_rate(const struct conn *c, int *retry)
{
    double rate = c->hub->config->rate_message;
    struct limit own = {rate / 8, rate * 2}, all = {rate * 4, rate * 40};
    struct limiter *l = c->hub->limiter;
    int64_t now = hub_now(c->hub);

    return limiter_spend(l, "hello", c->who.id, &own, now, 1, retry) &&
           limiter_spend(l, "hello", c->network, &all, now, 1, retry);
}

void request_hello(struct ask *a)
{
    struct conn *c = a->conn;
    struct greeting *g;
    int retry = 0;

    if (!identity_token_ok(c->hub->identity, &c->who, a->token)) {
        ask_refuse(a, "token");
        return;
    }
    if (c->waiting) {
        ask_refuse(a, "busy");
        return;
    }
    if (!within_rate(c, &retry)) {
        ask_refuse_number(a, "rate", "retry", retry);
        return;
    }
    g = server_memory(sizeof *g);
    g->conn = c;
    conn_hold(c);
    g->hello = json_incref(a->message);
    c->waiting = true;
    hub_visit(c->hub, a->table, arrived, g);
}
