/* The door for the operator: see admin.h. */
#include "server/admin.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <jansson.h>

#include "server/forget.h"
#include "server/health.h"
#include "server/jobs.h"
#include "server/log.h"
#include "server/node.h"
#include "server/peer.h"
#include "server/server.h"
#include "server/store.h"

/* One connection.  It stays while the store or a table owes it an answer. */
struct door {
    struct door *next;
    struct admin *admin;
    uv_pipe_t pipe;
    uv_write_t write;
    bool open, waits, said;
    bool far;              /* another node asks, about what is here */
    admin_answer_fn *done; /* in place of the pipe: who asked from within */
    void *user;
    char table[TABLE_ID_SIZE]; /* waits for this table to be closed */
    struct buffer answer;
    size_t len;
    char request[ADMIN_REQUEST_MAX];
};

struct admin {
    struct hub *hub;
    struct sockets *sockets;
    uv_pipe_t pipe;
    bool shut;
    struct door *doors;
    int ndoors;
    char path[108]; /* as long as a socket's name may be */
};

/* ---- answers ------------------------------------------------------------ */

static void unlink_door(struct door *d)
{
    struct door **at = &d->admin->doors;

    while (*at != d)
        at = &(*at)->next;
    *at = d->next;
    d->admin->ndoors--;
    buffer_free(&d->answer);
    free(d);
}

static void on_closed(uv_handle_t *h)
{
    struct door *d = h->data;

    d->open = false;
    if (!d->waits)
        unlink_door(d);
}

static void hang_up(struct door *d)
{
    if (d->open && !uv_is_closing((uv_handle_t *)&d->pipe))
        uv_close((uv_handle_t *)&d->pipe, on_closed);
}

static void on_written(uv_write_t *w, int status)
{
    (void)status;
    hang_up(w->data);
}

/* Sends what is in d->answer and hangs up. */
static void send_answer(struct door *d)
{
    uv_buf_t buf;

    d->waits = false;
    d->said = true;
    if (d->done != NULL) {
        d->done(d->user, d->answer.text, d->answer.len);
        unlink_door(d);
        return;
    }
    if (!d->open) { /* nobody listens any more */
        unlink_door(d);
        return;
    }
    buffer_char(&d->answer, '\n');
    buf = uv_buf_init(d->answer.text, (unsigned)d->answer.len);
    d->write.data = d;
    if (uv_is_closing((uv_handle_t *)&d->pipe) ||
        uv_write(&d->write, (uv_stream_t *)&d->pipe, &buf, 1, on_written) < 0)
        hang_up(d);
}

static void answer(struct door *d, const char *error)
{
    out_open(&d->answer, NULL, '{');
    out_bool(&d->answer, "ok", error == NULL);
    if (error != NULL)
        out_string(&d->answer, "error", error);
    out_close(&d->answer, '}');
    send_answer(d);
}

/* An answer of the store. */
static void on_stored(void *user, int status)
{
    answer(user, status == STORE_OK ? NULL : store_status_name(status));
}

/* What other nodes say, in place of an answer of this one. */
static void on_nodes(void *user, const char *json, size_t len)
{
    struct door *d = user;

    buffer_clear(&d->answer);
    buffer_part(&d->answer, json, len);
    send_answer(d);
}

/* d->answer is what this node says: with a list of all nodes. */
static void answer_for_all(struct door *d, json_t *m, const char *list)
{
    if (d->far)
        send_answer(d);
    else
        admin_everywhere(d->admin->hub, m, list, &d->answer, on_nodes, d);
}

/* ---- requests ----------------------------------------------------------- */

static void write_desk(const struct desk *k, struct buffer *o)
{
    struct store_facts unused;
    struct buffer facts = {0};
    int sockets = 0;

    for (const struct conn *c = k->conns; c != NULL; c = c->next)
        sockets++;
    tbl_facts(&k->table, true, &facts, &unused);
    out_open(o, NULL, '{');
    out_string(o, "id", k->table.id);
    out_string(o, "node", k->hub->config->node);
    out_string(o, "status", status_names[k->table.status]);
    out_bool(o, "listed", k->table.listed);
    out_number(o, "events", k->table.head);
    out_number(o, "sockets", sockets);
    out_number(o, "created", k->table.created);
    out_number(o, "changed", k->table.changed);
    out_raw(o, "facts", facts.text, facts.len);
    out_close(o, '}');
    buffer_free(&facts);
}

static void do_list(struct door *d, json_t *m)
{
    const struct hub *h = d->admin->hub;
    struct buffer *o = &d->answer;

    out_open(o, NULL, '{');
    out_bool(o, "ok", true);
    out_bool(o, "writable", store_writable(h->store));
    out_number(o, "sockets", d->admin->sockets->count);
    out_open(o, "tables", '[');
    for (int i = 0; i < HUB_BUCKETS; i++) {
        for (const struct desk *k = h->bucket[i]; k != NULL; k = k->chain) {
            if (!d->far || o->len < PEER_ANSWER_MAX)
                write_desk(k, o);
        }
    }
    out_close(o, ']');
    out_close(o, '}');
    answer_for_all(d, m, "tables");
}

/* The table is given up on disk: whoever asked for it hears so. */
static void on_table_closed(struct desk *k)
{
    struct admin *a = k->hub->admin;
    struct door *d = a == NULL ? NULL : a->doors;

    log_event(LOG_INFO, "admin_close", "table", k->table.id, NULL);
    while (d != NULL) {
        struct door *next = d->next;

        if (d->waits && strcmp(d->table, k->table.id) == 0)
            answer(d, NULL);
        d = next;
    }
}

/* The node that has the table closes it. */
static void close_far(struct door *d, const char *owner)
{
    json_t *m = json_pack("{s:s,s:s}", "do", "close", "table", d->table);

    d->table[0] = '\0';
    if (d->far)
        answer(d, "other_node");
    else
        admin_elsewhere(d->admin->hub, owner, m, on_nodes, d);
    json_decref(m);
}

static void close_desk(void *user, struct desk *k, const char *owner)
{
    struct door *d = user;
    struct change ch;

    if (owner != NULL) {
        close_far(d, owner);
    } else if (k == NULL) {
        answer(d, "missing");
    } else if (k->table.status != GAME_OPEN &&
               k->table.status != GAME_PLAYING) {
        answer(d, "over");
    } else if (k->busy) {
        answer(d, "busy");
    } else if (!store_writable(k->hub->store)) {
        answer(d, "read_only");
    } else {
        change_begin(&ch, k);
        change_abandon(&ch);
        ch.after = on_table_closed;
        change_commit(&ch, NULL, NULL, NULL);
    }
}

static void do_close(struct door *d, json_t *m)
{
    const char *id = json_string_value(json_object_get(m, "table"));

    if (id == NULL || strlen(id) >= sizeof d->table) {
        answer(d, "syntax");
        return;
    }
    snprintf(d->table, sizeof d->table, "%s", id);
    hub_visit(d->admin->hub, id, close_desk, d);
}

/* ---- bans */

/* A ban on its way: first whom it means, then the disk. */
struct banning {
    struct door *door;
    struct store_ban ban;
    char who[STORE_WHO_MAX + 1], name[IDENTITY_NAME_SIZE];
    char reason[STORE_REASON_MAX + 1];
};

static void write_ban(struct buffer *o, const struct store_ban *b)
{
    out_string(o, "who", b->who);
    out_string(o, "name", b->name);
    out_number(o, "until", b->until);
    out_string(o, "reason", b->reason);
}

static void on_banned(void *user, int status)
{
    struct banning *b = user;
    struct door *d = b->door;

    peers_hint(d->admin->hub->peers);
    if (status == STORE_E_MISSING) {
        answer(d, "not_banned");
    } else if (status != STORE_OK) {
        answer(d, store_status_name(status));
    } else {
        out_open(&d->answer, NULL, '{');
        out_bool(&d->answer, "ok", true);
        write_ban(&d->answer, &b->ban);
        out_close(&d->answer, '}');
        send_answer(d);
    }
    free(b);
}

static void on_meant(void *user, int status, const char *who, const char *name)
{
    struct banning *b = user;
    struct admin *a = b->door->admin;

    if (status != STORE_OK) {
        answer(b->door, status == STORE_E_MISSING ? "nobody"
                                                  : store_status_name(status));
        free(b);
        return;
    }
    snprintf(b->who, sizeof b->who, "%s", who);
    snprintf(b->name, sizeof b->name, "%s", name);
    log_event(LOG_INFO, b->ban.until == 0 ? "admin_unban" : "admin_ban", "who",
              b->who, NULL);
    identity_ban(a->hub->identity, &b->ban, on_banned, b);
    if (b->ban.until != 0)
        sockets_throw_out(a->sockets, who);
}

static void do_ban(struct door *d, json_t *m)
{
    const char *who = json_string_value(json_object_get(m, "who"));
    const char *reason = json_string_value(json_object_get(m, "reason"));
    const json_t *until = json_object_get(m, "until");
    struct banning *b;

    if (who == NULL || *who == '\0' || strlen(who) > STORE_WHO_MAX ||
        !json_is_integer(until) ||
        (reason != NULL && strlen(reason) > STORE_REASON_MAX)) {
        answer(d, "syntax");
        return;
    }
    b = server_memory(sizeof *b);
    b->door = d;
    snprintf(b->reason, sizeof b->reason, "%s", reason == NULL ? "" : reason);
    b->ban = (struct store_ban){.who = b->who,
                                .until = json_integer_value(until),
                                .reason = b->reason,
                                .name = b->name};
    identity_who(d->admin->hub->store, who, on_meant, b);
}

static void add_ban(void *user, const struct store_ban *b)
{
    struct buffer *o = user;

    out_open(o, NULL, '{');
    write_ban(o, b);
    out_close(o, '}');
}

static void do_bans(struct door *d, json_t *m)
{
    const struct hub *h = d->admin->hub;

    (void)m;
    out_open(&d->answer, NULL, '{');
    out_bool(&d->answer, "ok", true);
    out_open(&d->answer, "bans", '[');
    identity_bans(h->identity, hub_now(h), add_ban, &d->answer);
    out_close(&d->answer, ']');
    out_close(&d->answer, '}');
    send_answer(d);
}

/* ---- jobs */

static void on_jobs(void *user, int status, const struct store_tasks *t)
{
    struct door *d = user;

    if (status != STORE_OK) {
        answer(d, store_status_name(status));
        return;
    }
    out_open(&d->answer, NULL, '{');
    out_bool(&d->answer, "ok", true);
    jobs_write(t, &d->answer);
    out_close(&d->answer, '}');
    send_answer(d);
}

static void do_jobs(struct door *d, json_t *m)
{
    (void)m;
    store_task_count(d->admin->hub->store, true, on_jobs, d);
}

/* ---- passwords */

static void on_reset(void *user, const struct identity_answer *a)
{
    struct door *d = user;
    struct buffer *o = &d->answer;

    if (a->status != IDENTITY_OK) {
        answer(d, a->status == STORE_E_MISSING ? "no_account"
                                               : store_status_name(a->status));
        return;
    }
    sockets_revoke(d->admin->sockets, a->person.id, "");
    log_event(LOG_INFO, "admin_reset", "who", a->person.id, NULL);
    out_open(o, NULL, '{');
    out_bool(o, "ok", true);
    out_string(o, "name", a->person.account);
    out_string(o, "code", a->code[0]);
    out_close(o, '}');
    send_answer(d);
}

static void do_reset(struct door *d, json_t *m)
{
    const char *name = json_string_value(json_object_get(m, "name"));
    struct hub *h = d->admin->hub;

    if (name == NULL)
        answer(d, "syntax");
    else
        identity_reset(h->identity, name, hub_now(h), on_reset, d);
}

/* ---- lists */

static void begin_list(struct buffer *o, const char *name)
{
    out_open(o, NULL, '{');
    out_bool(o, "ok", true);
    out_open(o, name, '[');
}

static void end_list(struct door *d)
{
    out_close(&d->answer, ']');
    out_close(&d->answer, '}');
    send_answer(d);
}

/* ---- chat */

static void on_chat(void *user, int status, const struct store_chat *lines,
                    int n)
{
    struct door *d = user;
    struct buffer *o = &d->answer;

    if (status != STORE_OK) {
        answer(d, store_status_name(status));
        return;
    }
    begin_list(o, "lines");
    for (int i = 0; i < n; i++) {
        out_open(o, NULL, '{');
        out_number(o, "n", lines[i].n);
        out_number(o, "at", lines[i].at);
        out_string(o, "user", lines[i].user);
        out_number(o, "seat", lines[i].seat);
        out_string(o, "text", lines[i].text);
        out_close(o, '}');
    }
    end_list(d);
}

static void do_chat(struct door *d, json_t *m)
{
    const char *id = json_string_value(json_object_get(m, "table"));

    if (id == NULL)
        answer(d, "syntax");
    else
        store_read_chat(d->admin->hub->store, id, 0, ADMIN_CHAT_MAX, on_chat,
                        d);
}

struct unsaying {
    struct door *door;
    uint32_t n;
    char table[TABLE_ID_SIZE];
};

/* Gone from the disk: whoever is at the table hears so, at whichever node; of
 * several nodes each hears it from the store (node.c). */
static void on_unsaid(void *user, int status)
{
    struct unsaying *u = user;
    struct hub *h = u->door->admin->hub;

    if (status == STORE_OK && h->node == NULL)
        chat_unsaid(h, u->table, u->n);
    node_hint(h->node);
    peers_hint(h->peers);
    answer(u->door, status == STORE_OK          ? NULL
                    : status == STORE_E_MISSING ? "no_line"
                                                : store_status_name(status));
    free(u);
}

static void do_unsay(struct door *d, json_t *m)
{
    const char *id = json_string_value(json_object_get(m, "table"));
    json_int_t n = json_integer_value(json_object_get(m, "n"));
    struct unsaying *u;

    if (id == NULL || strlen(id) >= TABLE_ID_SIZE || n < 1 || n > INT32_MAX) {
        answer(d, "syntax");
        return;
    }
    u = server_memory(sizeof *u);
    u->door = d;
    u->n = (uint32_t)n;
    snprintf(u->table, sizeof u->table, "%s", id);
    log_event(LOG_INFO, "admin_unsay", "table", id, NULL);
    store_unsay(d->admin->hub->store, id, u->n, on_unsaid, u);
}

/* ---- what is kept of people */

/* Whom it means, and what is asked of him. */
struct asking {
    struct door *door;
    bool forget;
};

static void on_person(void *user, int status, const char *json, size_t len)
{
    struct door *d = user;

    if (status != STORE_OK) {
        answer(d, store_status_name(status));
        return;
    }
    out_open(&d->answer, NULL, '{');
    out_bool(&d->answer, "ok", true);
    out_raw(&d->answer, "person", json, len);
    out_close(&d->answer, '}');
    send_answer(d);
}

static void on_asked(void *user, int status, const char *who, const char *name)
{
    struct asking *a = user;
    struct door *d = a->door;
    struct hub *h = d->admin->hub;

    (void)name;
    if (status == STORE_E_MISSING || (status == STORE_OK && strchr(who, ':')))
        answer(d, "nobody");
    else if (status != STORE_OK)
        answer(d, store_status_name(status));
    else if (a->forget)
        forget_person(h->forget, who, on_stored, d);
    else
        store_person(h->store, who, on_person, d);
    free(a);
}

static void ask_person(struct door *d, json_t *m, bool forget)
{
    const char *who = json_string_value(json_object_get(m, "who"));
    struct asking *a;

    if (who == NULL || *who == '\0' || strlen(who) > STORE_WHO_MAX) {
        answer(d, "syntax");
        return;
    }
    log_event(LOG_INFO, forget ? "admin_forget" : "admin_export", NULL);
    a = server_memory(sizeof *a);
    a->door = d;
    a->forget = forget;
    identity_who(d->admin->hub->store, who, on_asked, a);
}

static void do_export(struct door *d, json_t *m)
{
    ask_person(d, m, false);
}

static void do_forget(struct door *d, json_t *m)
{
    ask_person(d, m, true);
}

/* ---- who is here, complaints, figures */

static void add_conn(void *user, const struct conn *c, const char *address)
{
    struct buffer *o = user;

    out_open(o, NULL, '{');
    out_string(o, "user", c->who.id);
    out_string(o, "name", c->who.account);
    out_string(o, "address", address);
    out_string(o, "table", c->desk == NULL ? "" : c->desk->table.id);
    out_close(o, '}');
}

static void do_people(struct door *d, json_t *m)
{
    struct buffer *o = &d->answer;

    out_open(o, NULL, '{');
    out_bool(o, "ok", true);
    out_number(o, "sockets", d->admin->sockets->count);
    out_open(o, "people", '[');
    sockets_each(d->admin->sockets, ADMIN_PEOPLE_MAX, add_conn, o);
    out_close(o, ']');
    out_close(o, '}');
    answer_for_all(d, m, "people");
}

static void on_reports(void *user, int status, const struct store_report *r,
                       int n)
{
    struct door *d = user;
    struct buffer *o = &d->answer;

    if (status != STORE_OK) {
        answer(d, store_status_name(status));
        return;
    }
    begin_list(o, "reports");
    for (int i = 0; i < n; i++) {
        out_open(o, NULL, '{');
        out_string(o, "table", r[i].game);
        out_number(o, "n", r[i].line);
        out_string(o, "about", r[i].about);
        out_string(o, "name", r[i].name);
        out_string(o, "by", r[i].reporter);
        out_number(o, "at", r[i].at);
        out_string(o, "text", r[i].text);
        out_close(o, '}');
    }
    end_list(d);
}

static void do_reports(struct door *d, json_t *m)
{
    (void)m;
    store_reports(d->admin->hub->store, ADMIN_REPORTS_MAX, on_reports, d);
}

static void do_settle(struct door *d, json_t *m)
{
    struct store_report r = {
        .game = json_string_value(json_object_get(m, "table")),
        .about = json_string_value(json_object_get(m, "about")),
        .line = (int)json_integer_value(json_object_get(m, "n"))};

    if (r.game == NULL || r.about == NULL) {
        answer(d, "syntax");
        return;
    }
    log_event(LOG_INFO, "admin_settle", "table", r.game, NULL);
    store_settle(d->admin->hub->store, &r, on_stored, d);
}

static void do_health(struct door *d, json_t *m)
{
    const struct hub *h = d->admin->hub;
    struct buffer *o = &d->answer;

    (void)m;
    out_open(o, NULL, '{');
    out_bool(o, "ok", true);
    out_bool(o, "writable", store_writable(h->store));
    if (h->health != NULL)
        health_write(h->health, o);
    out_close(o, '}');
    send_answer(d);
}

/* ---- backup */

static void do_backup(struct door *d, json_t *m)
{
    const char *path = json_string_value(json_object_get(m, "path"));

    if (path == NULL || path[0] != '/') {
        answer(d, "syntax");
        return;
    }
    log_event(LOG_INFO, "admin_backup", NULL);
    store_backup(d->admin->hub->store, path, on_stored, d);
}

/* `page`: may be asked from the operator's page too, not only from the machine
 * itself. */
static const struct {
    const char *name;
    bool page;
    void (*run)(struct door *d, json_t *m);
} requests[] = {
    {"jobs", true, do_jobs},       {"list", true, do_list},
    {"close", true, do_close},     {"ban", true, do_ban},
    {"bans", true, do_bans},       {"reset", false, do_reset},
    {"chat", true, do_chat},       {"unsay", true, do_unsay},
    {"backup", false, do_backup},  {"export", false, do_export},
    {"forget", false, do_forget},  {"people", true, do_people},
    {"reports", true, do_reports}, {"report-done", true, do_settle},
    {"health", true, do_health},
};

static void run_request(struct door *d, json_t *m)
{
    const char *what = json_string_value(json_object_get(m, "do"));
    size_t i = 0, n = sizeof requests / sizeof *requests;

    d->waits = true;
    while (what != NULL && i < n && strcmp(requests[i].name, what) != 0)
        i++;
    if (what == NULL || i == n || (d->done != NULL && !requests[i].page))
        answer(d, "syntax");
    else
        requests[i].run(d, m);
}

static void read_request(struct door *d)
{
    json_t *m = json_loadb(d->request, d->len, JSON_REJECT_DUPLICATES, NULL);

    run_request(d, m);
    json_decref(m);
}

/* ---- the socket --------------------------------------------------------- */

static void on_room(uv_handle_t *h, size_t wish, uv_buf_t *buf)
{
    struct door *d = h->data;

    (void)wish;
    *buf = uv_buf_init(d->request + d->len,
                       (unsigned)(sizeof d->request - d->len));
}

static void on_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
    struct door *d = stream->data;

    (void)buf;
    if (n < 0) {
        hang_up(d);
        return;
    }
    d->len += (size_t)n;
    if (d->waits || d->said)
        return; /* one request a connection */
    if (d->len > 0 && memchr(d->request, '\n', d->len) != NULL)
        read_request(d);
    else if (d->len == sizeof d->request)
        answer(d, "syntax");
}

static struct door *new_door(struct admin *a)
{
    struct door *d = server_memory(sizeof *d);

    d->admin = a;
    d->next = a->doors;
    a->doors = d;
    a->ndoors++;
    return d;
}

static void ask(struct admin *a, json_t *m, bool far, admin_answer_fn *done,
                void *user)
{
    struct door *d = new_door(a);

    d->done = done;
    d->user = user;
    d->far = far;
    run_request(d, m);
}

void admin_ask(struct admin *a, json_t *m, admin_answer_fn *done, void *user)
{
    ask(a, m, false, done, user);
}

void admin_ask_here(struct admin *a, json_t *m, admin_answer_fn *done,
                    void *user)
{
    ask(a, m, true, done, user);
}

static void on_knock(uv_stream_t *server, int status)
{
    struct admin *a = server->data;
    struct door *d;

    if (status < 0)
        return;
    d = new_door(a);
    d->pipe.data = d;
    d->open = true;
    uv_pipe_init(server->loop, &d->pipe, 0);
    if (uv_accept(server, (uv_stream_t *)&d->pipe) < 0 ||
        a->ndoors > ADMIN_DOORS_MAX ||
        uv_read_start((uv_stream_t *)&d->pipe, on_room, on_read) < 0)
        hang_up(d);
}

void admin_path(const char *store_url, const char *node, char *buf, size_t n)
{
    const char *path = strchr(store_url, ':');

    buf[0] = '\0';
    if (path != NULL && strcmp(path + 1, ":memory:") != 0)
        store_beside(store_url, node, "-admin", buf, n);
}

struct admin *admin_open(uv_loop_t *loop, struct hub *h, struct sockets *s,
                         const char *path, char *why, size_t n)
{
    struct admin *a = server_memory(sizeof *a);
    int error;

    if (strlen(path) >= sizeof a->path) {
        snprintf(why, n, "%s: too long for the name of a socket", path);
        free(a);
        return NULL;
    }
    a->hub = h;
    a->sockets = s;
    h->admin = a;
    snprintf(a->path, sizeof a->path, "%s", path);
    if (path[0] == '\0') /* a store in memory: only from within */
        return a;
    uv_pipe_init(loop, &a->pipe, 0);
    a->pipe.data = a;
    unlink(path); /* of a server that was killed: the store is ours alone */
    error = uv_pipe_bind(&a->pipe, path);
    if (error == 0 && chmod(path, 0600) != 0)
        error = -errno;
    if (error == 0)
        error = uv_listen((uv_stream_t *)&a->pipe, ADMIN_DOORS_MAX, on_knock);
    if (error != 0) {
        snprintf(why, n, "%s: %s", path, uv_strerror(error));
        uv_close((uv_handle_t *)&a->pipe, NULL);
        uv_run(loop, UV_RUN_NOWAIT);
        h->admin = NULL;
        free(a);
        return NULL;
    }
    return a;
}

void admin_close(struct admin *a)
{
    if (a == NULL || a->shut)
        return;
    a->shut = true;
    if (a->path[0] == '\0')
        return;
    unlink(a->path);
    uv_close((uv_handle_t *)&a->pipe, NULL);
    for (struct door *d = a->doors; d != NULL; d = d->next)
        hang_up(d);
}

void admin_free(struct admin *a)
{
    if (a == NULL)
        return;
    a->hub->admin = NULL;
    while (a->doors != NULL)
        unlink_door(a->doors);
    free(a);
}
