/* Chat: kept beside the log, numbered on its own. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/log.h"
#include "server/request.h"

/* Lines of one user; of all users of one address. */
static const struct limit own_lines = {0.5, 5}, all_lines = {5, 50};

bool chat_within(const struct conn *c, int *retry)
{
    struct limiter *l = c->hub->limiter;
    int64_t now = hub_now(c->hub);

    return limiter_spend(l, "chat", c->who.id, &own_lines, now, 1, retry) &&
           limiter_spend(l, "chat", c->network, &all_lines, now, 1, retry);
}

/* The name of a user at this table; "" for a spectator. */
static const char *name_of(const struct table *t, const char *user, int *seat)
{
    unsigned seats = tbl_seats_of(t, user);

    *seat = seats == 0 ? -1 : __builtin_ctz(seats);
    return seats == 0 ? "" : t->seat[*seat].name;
}

/* The members of a `chat` message. */
static void write_line(const struct desk *d, const struct store_chat *l,
                       struct buffer *o)
{
    int seat;

    out_number(o, "n", l->n);
    out_number(o, "at", l->at);
    out_string(o, "user", l->user);
    out_number(o, "seat", l->seat);
    out_string(o, "name", name_of(&d->table, l->user, &seat));
    out_string(o, "text", l->text);
}

/* ---- saying something --------------------------------------------------- */

struct saying {
    struct desk *desk;
    struct conn *conn;
    char *re;
    char *text;
    struct store_chat line;
};

static void said(void *user, int status)
{
    struct saying *s = user;
    struct buffer o = {0};

    if (status != STORE_OK) {
        conn_error(s->conn, s->re, "read_only", NULL);
    } else {
        s->line.user = s->conn->who.id;
        s->line.text = s->text;
        s->desk->hub->metrics->chat_lines++;
        conn_ok(s->conn, s->re);
        write_line(s->desk, &s->line, &o);
        desk_news_chat(s->desk, o.text, s->conn->who.id, s->line.n);
    }
    s->desk->errands--;
    conn_drop(s->conn);
    free(s->re);
    free(s->text);
    free(s);
    buffer_free(&o);
}

static void say(struct desk *d, struct conn *c, const char *re,
                const char *text)
{
    struct saying *s = server_memory(sizeof *s);

    s->desk = d;
    s->conn = c;
    conn_hold(c);
    s->re = server_copy(re);
    s->text = server_copy(text);
    s->line = (struct store_chat){.n = ++d->chat,
                                  .at = hub_now(d->hub),
                                  .user = c->who.id,
                                  .text = s->text};
    name_of(&d->table, c->who.id, &s->line.seat);
    d->errands++;
    store_say(d->hub->store, d->table.id, &s->line, said, s);
}

void request_say(struct ask *a)
{
    if (a->desk->chat_known)
        say(a->desk, a->conn, a->id, a->text);
    else
        ask_refuse(a, "busy");
}

struct reporting {
    struct desk *desk;
    struct conn *conn;
    char *re;
};

static void reported(void *user, int status)
{
    struct reporting *r = user;

    if (status == STORE_OK)
        conn_ok(r->conn, r->re);
    else
        conn_error(r->conn, r->re, "read_only", NULL);
    r->desk->errands--;
    conn_drop(r->conn);
    free(r->re);
    free(r);
}

/*
 * Somebody complains of a line, or (0) of how somebody behaves: the operator
 * finds it in the log and on his page.
 */
void request_report(struct ask *a)
{
    struct store_report r = {.game = a->desk->table.id,
                             .line = a->n,
                             .about = a->user,
                             .reporter = a->conn->who.id,
                             .at = hub_now(a->desk->hub),
                             .reason = ""};
    struct reporting *wait;
    char line[16];

    snprintf(line, sizeof line, "%d", a->n);
    a->desk->hub->metrics->reports++;
    log_event(LOG_WARN, "report", "table", a->desk->table.id, "user", a->user,
              "line", line, "by", a->conn->who.id, NULL);
    wait = server_memory(sizeof *wait);
    *wait = (struct reporting){a->desk, a->conn, server_copy(a->id)};
    conn_hold(a->conn);
    a->desk->errands++;
    store_report(a->desk->hub->store, &r, reported, wait);
}

void chat_unsaid(struct hub *h, const char *table, uint32_t n)
{
    struct desk *d = hub_find(h, table);
    struct buffer o = {0};

    if (d == NULL)
        return;
    desk_news_unsaid(d, n);
    out_number(&o, "n", n);
    desk_tell_all(d, "unsaid", o.text);
    buffer_free(&o);
}

/* ---- what was said ------------------------------------------------------ */

struct recall {
    struct desk *desk;
    struct conn *conn;
    uint32_t after;
};

static bool may_recall(const struct recall *r, const struct store_chat *l)
{
    return l->n > r->after && r->conn->desk == r->desk &&
           l->text[0] != '\0' && /* unsaid */
           !conn_muted(r->conn, l->user) &&
           (!conn_late(r->conn) || l->at <= late_until(r->desk));
}

static void send_line(struct conn *c, const struct store_chat *l)
{
    struct buffer o = {0};

    out_message(&o, "chat", conn_head(c));
    write_line(c->desk, l, &o);
    out_close(&o, '}');
    conn_send_text(c, o.text, o.len);
    buffer_free(&o);
}

static void tell_ready(struct conn *c)
{
    struct buffer o = {0};

    out_message(&o, "ready", conn_head(c));
    out_close(&o, '}');
    conn_send_text(c, o.text, o.len);
    buffer_free(&o);
}

static void recalled(void *user, int status, const struct store_chat *lines,
                     int n)
{
    struct recall *r = user;
    struct desk *d = r->desk;

    for (int i = 0; status == STORE_OK && i < n; i++) {
        if (lines[i].n > d->chat)
            d->chat = lines[i].n;
        if (may_recall(r, &lines[i]))
            send_line(r->conn, &lines[i]);
    }
    d->chat_known = true;
    if (r->conn->desk == d)
        tell_ready(r->conn);
    d->errands--;
    conn_drop(r->conn);
    free(r);
}

void chat_recall(struct desk *d, struct conn *c, uint32_t after)
{
    struct recall *r;

    if (d->chat_known && d->chat <= after) {
        tell_ready(c); /* there is nothing to look for */
        return;
    }
    r = server_memory(sizeof *r);
    r->desk = d;
    r->conn = c;
    r->after = after;
    conn_hold(c);
    d->errands++;
    /* the first time also to learn the number of the last line */
    store_read_chat(d->hub->store, d->table.id, d->chat_known ? after : 0,
                    CHAT_RECALL, recalled, r);
}
