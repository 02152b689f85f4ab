/* Answers to what clients ask for: see request.h. */
#include <string.h>

#include "server/request.h"

static void begin(struct buffer *o, struct conn *c, const char *type,
                  const char *re)
{
    out_message(o, type, conn_head(c));
    if (re != NULL)
        out_string(o, "re", re);
}

static void begin_error(struct buffer *o, struct conn *c, const char *re,
                        const char *code)
{
    c->hub->metrics->refused++;
    begin(o, c, "error", re);
    out_string(o, "code", code);
}

static void send(struct buffer *o, struct conn *c)
{
    out_close(o, '}');
    conn_send_text(c, o->text, o->len);
    buffer_free(o);
}

void conn_error(struct conn *c, const char *re, const char *code,
                const struct buffer *data)
{
    struct buffer o = {0};

    begin_error(&o, c, re, code);
    if (data != NULL)
        out_raw(&o, NULL, data->text, data->len);
    send(&o, c);
}

void conn_ok(struct conn *c, const char *re)
{
    struct buffer o = {0};

    begin(&o, c, "ok", re);
    send(&o, c);
}

void ask_refuse(const struct ask *a, const char *code)
{
    conn_error(a->conn, a->id, code, NULL);
}

void ask_refuse_text(const struct ask *a, const char *code, const char *key,
                     const char *value)
{
    struct buffer o = {0};

    begin_error(&o, a->conn, a->id, code);
    out_string(&o, key, value);
    send(&o, a->conn);
}

void ask_refuse_number(const struct ask *a, const char *code, const char *key,
                       int64_t value)
{
    struct buffer o = {0};

    begin_error(&o, a->conn, a->id, code);
    out_number(&o, key, value);
    send(&o, a->conn);
}

void ask_move_id(const struct ask *a, char to[STORE_MOVE_ID_MAX + 1])
{
    struct buffer o = {0};

    buffer_put(&o, a->conn->who.id);
    buffer_char(&o, '.');
    buffer_put(&o, a->id);
    if (o.len > STORE_MOVE_ID_MAX)
        o.len = STORE_MOVE_ID_MAX;
    memcpy(to, o.text, o.len);
    to[o.len] = '\0';
    buffer_free(&o);
}

void ask_commit(const struct ask *a, struct change *ch)
{
    char id[STORE_MOVE_ID_MAX + 1];

    ask_move_id(a, id);
    change_commit(ch, a->conn, a->id, id);
}
