/*
 * What a node answers another one that serves a person: how a table stands
 * that is in its memory.  The other node has checked who asks; what that one
 * may know is decided here, as for any other.  An operator's request comes
 * this way as well, from a node whose operator may ask it.
 */
#include <stdlib.h>
#include <string.h>

#include "server/admin.h"
#include "server/check.h"
#include "server/peer.h"

static const char *text_of(json_t *q, const char *key)
{
    const char *text = json_string_value(json_object_get(q, key));

    return text == NULL ? "" : text;
}

/* GET /tables/ID: the members of the answer. */
static void answer_table(struct hub *h, json_t *q, struct buffer *o)
{
    struct desk *d = hub_find(h, text_of(q, "id"));

    if (d != NULL && !d->lost)
        desk_write_table(d, text_of(q, "user"), o);
}

/* Rows of lists: what is newer here than in the store, by id. */
static void answer_rows(struct hub *h, json_t *q, struct buffer *o)
{
    json_t *ids = json_object_get(q, "ids");
    const char *user = text_of(q, "user");

    out_open(o, NULL, '{');
    for (size_t i = 0; i < json_array_size(ids); i++) {
        const char *id = json_string_value(json_array_get(ids, i));
        struct desk *d = id == NULL ? NULL : hub_find(h, id);

        if (d == NULL || d->lost)
            continue;
        out_open(o, id, '{');
        desk_write_row(d, user, o);
        out_close(o, '}');
    }
    out_close(o, '}');
}

struct asked {
    void (*done)(void *user, const char *text);
    void *user;
};

static void on_admin(void *user, const char *json, size_t len)
{
    struct asked *a = user;
    struct buffer o = {0};

    buffer_part(&o, json, len);
    a->done(a->user, buffer_text(&o));
    buffer_free(&o);
    free(a);
}

static void ask_admin(struct hub *h, json_t *q,
                      void (*done)(void *user, const char *text), void *user)
{
    struct asked *a = server_memory(sizeof *a);

    a->done = done;
    a->user = user;
    admin_ask_here(h->admin, json_object_get(q, "ask"), on_admin, a);
}

void peer_answer(struct hub *h, const char *question,
                 void (*done)(void *user, const char *text), void *user)
{
    json_t *q = json_loads(question, 0, NULL);
    struct buffer o = {0};

    if (strcmp(text_of(q, "do"), "admin") == 0) {
        ask_admin(h, q, done, user);
        json_decref(q);
        return;
    }
    if (strcmp(text_of(q, "do"), "table") == 0)
        answer_table(h, q, &o);
    else if (strcmp(text_of(q, "do"), "rows") == 0)
        answer_rows(h, q, &o);
    done(user, buffer_text(&o));
    buffer_free(&o);
    json_decref(q);
}
