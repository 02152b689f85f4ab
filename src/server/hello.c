/*
 * Coming to a table: it may have to be loaded first, and while something is on
 * its way to the disk a newcomer waits until that has landed.
 */
#include <stdlib.h>

#include "server/request.h"

struct greeting {
    struct conn *conn;
    json_t *hello;
};

static void arrived(void *user, struct desk *d)
{
    struct greeting *g = user;

    if (d != NULL && d->busy)
        desk_wait(d, g->conn, g->hello, true);
    else
        request_join(d, g->conn, g->hello);
    json_decref(g->hello);
    conn_drop(g->conn);
    free(g);
}

void request_hello(struct ask *a)
{
    struct conn *c = a->conn;
    struct greeting *g;

    if (!identity_token_ok(c->hub->identity, &c->who, a->token)) {
        ask_refuse(a, "token");
        return;
    }
    if (c->waiting) {
        ask_refuse(a, "busy");
        return;
    }
    g = server_memory(sizeof *g);
    g->conn = c;
    conn_hold(c);
    g->hello = json_incref(a->message);
    c->waiting = true;
    hub_visit(c->hub, a->table, arrived, g);
}
