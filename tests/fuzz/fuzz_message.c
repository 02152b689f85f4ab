/*
 * What clients say, as JSON: each line of the input is a message to a table of
 * one's own.  The first line is the wish for the table; if it is refused, a
 * plain one takes its place.  Whatever is said, the table stays what its log
 * says, and everything that was refused has changed nothing.
 */
#include "fuzz_server.h"
#include "server/request.h"

#define LINES_MAX 24

static const char plain[] =
    "{\"v\":1,\"setup\":\"catan players=3 board=beginner "
    "turn_mode=combined \",\"seats\":["
    "{\"kind\":\"me\"},{\"kind\":\"me\"},{\"kind\":\"me\"}]}";

static void join(struct conn *c, struct desk *d)
{
    json_t *hello = json_pack("{s:i,s:s}", "v", 1, "t", "hello");
    struct ask ask = {.conn = c, .message = hello, .from = FIELD_MISSING};

    desk_join(d, &ask);
    json_decref(hello);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct world *w = world_get();
    const char *line = (const char *)data, *end;
    struct conn *c;
    struct desk *d;
    size_t n = 0;

    end = len == 0 ? NULL : memchr(line, '\n', len);
    n = end == NULL ? len : (size_t)(end - line);
    d = world_table(w, line, n);
    if (d == NULL)
        d = world_table(w, plain, sizeof plain - 1);
    PROMISE(d != NULL);
    c = server_memory(sizeof *c);
    c->hub = &w->hub;
    c->holders = 1;
    c->who = w->person;
    join(c, d);
    for (int i = 0; end != NULL && i < LINES_MAX; i++) {
        line = end + 1;
        len -= n + 1;
        end = len == 0 ? NULL : memchr(line, '\n', len);
        n = end == NULL ? len : (size_t)(end - line);
        hub_message(c, line, n);
        world_settle(w);
    }
    world_replay(w, d);
    desk_leave(c);
    conn_drop(c);
    world_settle(w);
    return 0;
}
