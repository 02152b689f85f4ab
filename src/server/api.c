/* The requests of doc/server-protocol.md: routes, sessions, lists. */
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "ai/players.h"
#include "server/api.h"
#include "server/check.h"
#include "server/health.h"
#include "server/jobs.h"
#include "server/log.h"
#include "server/peer.h"

/* ---- common ------------------------------------------------------------- */

void api_begin(struct buffer *o)
{
    out_open(o, NULL, '{');
    out_number(o, "v", 1);
}

void api_end(struct call *c, struct buffer *o)
{
    out_close(o, '}');
    call_json(c, 200, o);
    buffer_free(o);
    call_send(c);
}

void api_fail(struct call *c, unsigned status, const char *code)
{
    call_error(c, status, code, "");
    call_send(c);
}

unsigned api_status_of(const char *code)
{
    static const struct {
        const char *code;
        unsigned status;
    } rows[] = {{"session", 401},  {"refused", 403}, {"banned", 403},
                {"account", 403},  {"friend", 403},  {"seat", 403},
                {"many", 409},     {"self", 409},    {"hidden", 403},
                {"missing", 404},  {"taken", 409},   {"alike", 409},
                {"internal", 500}, {"png", 501},     {"read_only", 503},
                {"busy", 503},     {"rate", 429}};

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strcmp(rows[i].code, code) == 0)
            return rows[i].status;
    }
    return 400;
}

json_t *api_body(struct call *c)
{
    json_t *j = check_object(buffer_text(&c->body), c->body.len);

    if (j == NULL)
        api_fail(c, 400, "json");
    return j;
}

/* One of the rarer limits: this many a minute, for this key. */
bool api_within(struct call *c, const char *what, const char *key,
                int per_minute)
{
    struct hub *h = c->http->hub;
    struct limit l = {per_minute / 60.0, per_minute};
    struct buffer name = {0}, data = {0};
    bool ok;
    int retry;

    buffer_put(&name, what);
    buffer_char(&name, ' ');
    buffer_put(&name, key);
    ok = limiter_take(h->limiter, name.text, &l, hub_now(h), &retry);
    if (!ok) {
        h->metrics->http_limited++;
        out_number(&data, "retry", retry);
        call_error(c, 429, "rate", data.text);
        call_send(c);
    }
    buffer_free(&name);
    buffer_free(&data);
    return ok;
}

void api_bad_field(struct call *c, const char *field)
{
    struct buffer data = {0};

    out_string(&data, "field", field);
    call_error(c, 400, "field", data.text);
    call_send(c);
    buffer_free(&data);
}

bool api_texts(struct call *c, json_t *body, const char *const *names,
               const char **out, int n)
{
    const char *bad = NULL, *key;
    json_t *value;
    int i;

    memset(out, 0, sizeof *out * (size_t)n);
    json_object_foreach(body, key, value)
    {
        for (i = 0; i < n && strcmp(names[i], key) != 0; i++)
            ;
        if (i < n && json_is_string(value))
            out[i] = json_string_value(value);
        else if (strcmp(key, "v") != 0)
            bad = key;
    }
    if (bad != NULL)
        api_bad_field(c, bad);
    return bad == NULL;
}

void api_write_person(struct call *c, const struct person *p, struct buffer *o)
{
    char token[IDENTITY_TOKEN_SIZE];

    identity_token(c->http->hub->identity, p, token);
    out_string(o, "user", p->id);
    out_string_or_null(o, "account", p->account[0] == '\0' ? NULL : p->account);
    out_string(o, "token", token);
    out_number(o, "expires", p->expires);
}

/* ---- sessions ----------------------------------------------------------- */

static void get_me(struct call *c)
{
    struct buffer o = {0};

    api_begin(&o);
    api_write_person(c, &c->who, &o);
    api_end(c, &o);
}

static void post_session(struct call *c)
{
    struct hub *h = c->http->hub;
    char cookie[IDENTITY_COOKIE_SIZE];
    struct buffer o = {0};

    if (c->known) {
        get_me(c);
        return;
    }
    if (!api_within(c, "guest", c->network, 20 * c->http->config->rate_create))
        return;
    identity_guest(h->identity, hub_now(h), &c->who, cookie);
    api_begin(&o);
    api_write_person(c, &c->who, &o);
    out_close(&o, '}');
    call_json(c, 200, &o);
    call_cookie(c, cookie);
    call_send(c);
    buffer_free(&o);
}

static void session_ended(void *user, int status)
{
    struct call *c = user;
    struct buffer o = {0};

    if (status != STORE_OK) {
        api_fail(c, 503, "read_only");
        return;
    }
    sockets_revoke(c->http->sockets, c->who.id, c->who.session);
    api_begin(&o);
    out_close(&o, '}');
    call_json(c, 200, &o);
    call_cookie(c, "");
    call_send(c);
    buffer_free(&o);
}

static void delete_session(struct call *c)
{
    identity_revoke(c->http->hub->identity, &c->who, c->who.session,
                    session_ended, c);
}

/* ---- what there is ------------------------------------------------------ */

static void get_games(struct call *c)
{
    static const char *const clocks[] = {"none", "move", "bank", "days"};
    struct buffer o = {0};

    api_begin(&o);
    out_string(&o, "version", dsk_version());
    out_open(&o, "games", '[');
    for (int i = 0; i < dsk_games(); i++)
        out_string(&o, NULL, dsk_game_name(i));
    out_close(&o, ']');
    out_open(&o, "bots", '[');
    for (int i = 0; ai_player_at(i) != NULL; i++)
        out_string(&o, NULL, ai_player_at(i)->name);
    out_close(&o, ']');
    out_open(&o, "stand_ins", '[');
    for (int i = 0; stand_ins[i] != NULL; i++)
        out_string(&o, NULL, stand_ins[i]);
    out_close(&o, ']');
    out_open(&o, "clocks", '[');
    for (size_t i = 0; i < sizeof clocks / sizeof clocks[0]; i++)
        out_string(&o, NULL, clocks[i]);
    out_close(&o, ']');
    api_end(c, &o);
}

static void get_health(struct call *c)
{
    bool ok = store_writable(c->http->hub->store) && !c->http->hub->going_down;
    struct buffer o = {0};

    out_open(&o, NULL, '{');
    out_bool(&o, "ok", ok);
    out_close(&o, '}');
    call_json(c, ok ? 200 : 503, &o);
    call_send(c);
    buffer_free(&o);
}

static void count(const struct http *from, struct metrics_now *now)
{
    struct hub *h = from->hub;
    struct store_stats s;
    struct bots_now b;
    uint64_t log_bytes;
    int64_t log_oldest;

    store_stats(h->store, &s);
    bots_count(h->bots, &b);
    log_waiting(&log_bytes, &log_oldest);
    *now = (struct metrics_now){.sockets = from->sockets->count,
                                .linked = peers_linked(h->peers),
                                .tables = h->ndesks,
                                .writable = store_writable(h->store),
                                .log_dropped = log_dropped(),
                                .commits = s.commits,
                                .appends = s.appends,
                                .events = s.events,
                                .failures = s.failures,
                                .commit_ns = s.commit_ns,
                                .store_bytes = s.bytes,
                                .store_waiting = s.waiting,
                                .store_oldest = s.oldest_ms,
                                .log_bytes = log_bytes,
                                .log_oldest = log_oldest,
                                .tls_on = from->tls != NULL,
                                .waiting = b.waiting,
                                .paused = hub_paused(h),
                                .bot_oldest = b.oldest,
                                .bot_served = b.served,
                                .bot_waited = b.waited,
                                .bot_longest = b.longest,
                                .bot_spent = b.spent,
                                .minds = b.minds,
                                .mind_bytes = b.bytes,
                                .minds_kept = b.kept,
                                .minds_made = b.made,
                                .minds_evicted = b.evicted};
    vitals_read(from->config->store, &now->vitals);
    if (from->tls != NULL)
        tls_count(from->tls, &now->tls);
}

void api_health(struct http *h)
{
    struct metrics_now now;

    count(h, &now);
    health_take(h->hub->health, h->hub->metrics, &now);
}

static void get_metrics(struct call *c)
{
    struct metrics_now now;
    struct buffer o = {0};

    if (!c->http->config->metrics_open && strcmp(c->address, "127.0.0.1") &&
        strcmp(c->address, "::1")) {
        api_fail(c, 404, "missing");
        return;
    }
    count(c->http, &now);
    metrics_write(c->http->hub->metrics, &now, &o);
    jobs_metrics(c->http->hub->jobs, &o);
    call_bytes(c, 200, "text/plain; version=0.0.4", o.text, o.len);
    call_send(c);
    buffer_free(&o);
}

/* ---- lists -------------------------------------------------------------- */

bool api_found(struct call *c, int status, struct buffer *o)
{
    if (status == STORE_OK)
        api_begin(o);
    else
        api_fail(c, 503, "busy");
    return status == STORE_OK;
}

/* A number of the query; false if it is not one. */
static bool query_number(struct call *c, const char *name, int64_t most,
                         int64_t *out)
{
    const char *text = call_query(c, name);
    char *end;

    if (text == NULL)
        return true;
    *out = strtoll(text, &end, 10);
    return *text != '\0' && *end == '\0' && *out >= 0 && *out <= most;
}

static void list(struct call *c, enum store_list which)
{
    int64_t most = 50, before = 0;
    struct store_query q = {.list = which};

    if (!query_number(c, "most", 100, &most) || most < 1) {
        call_error(c, 400, "field", "\"field\":\"most\"");
        call_send(c);
        return;
    }
    if (!query_number(c, "before", INT64_MAX / 2, &before)) {
        call_error(c, 400, "field", "\"field\":\"before\"");
        call_send(c);
        return;
    }
    q.who = which == LIST_LOBBY ? NULL : c->who.id;
    q.before = before;
    q.most = c->most = (int)most;
    c->mine = which != LIST_LOBBY;
    store_list(c->http->hub->store, &q, rows_listed, c);
}

static void get_tables(struct call *c)
{
    list(c, LIST_LOBBY);
}

static void get_mine(struct call *c)
{
    list(c, LIST_MINE);
}

static void get_archive(struct call *c)
{
    list(c, LIST_PAST);
}

/* ---- tables ------------------------------------------------------------- */

static void table_made(void *user, struct desk *d, const char *code,
                       const char *data)
{
    struct call *c = user;
    struct buffer o = {0};

    if (d == NULL) {
        call_error(c, api_status_of(code), code, data);
        call_send(c);
        return;
    }
    api_begin(&o);
    out_string(&o, "id", d->table.id);
    api_end(c, &o);
}

static void post_tables(struct call *c)
{
    int rate = c->http->config->rate_create;
    json_t *j;

    /* one's own first: what is refused there costs the neighbours nothing */
    if (!api_within(c, "create", c->who.id, (rate + 2) / 3) ||
        !api_within(c, "create", c->network, rate))
        return;
    j = api_body(c);
    if (j != NULL)
        hub_create(c->http->hub, &c->who, j, table_made, c);
    json_decref(j);
}

static void table_found(void *user, struct desk *d, const char *owner);

/* What the owner says; else what the store knows. */
static void table_told(void *user, const char *text)
{
    struct call *c = user;
    struct buffer o = {0};

    if (text == NULL || text[0] == '\0') {
        hub_look(c->http->hub, c->table, table_found, c);
        return;
    }
    api_begin(&o);
    out_raw(&o, NULL, text, strlen(text));
    api_end(c, &o);
}

static void ask_owner(struct call *c, const char *owner)
{
    struct buffer q = {0};

    out_open(&q, NULL, '{');
    out_string(&q, "do", "table");
    out_string(&q, "id", c->table);
    out_string(&q, "user", c->who.id);
    out_close(&q, '}');
    peer_ask(c->http->hub->peers, owner, q.text, table_told, c);
    buffer_free(&q);
}

static void table_found(void *user, struct desk *d, const char *owner)
{
    struct call *c = user;
    struct buffer o = {0};

    if (owner != NULL) {
        ask_owner(c, owner);
        return;
    }
    if (d == NULL) {
        api_fail(c, 404, hub_lack(c->http->hub));
        return;
    }
    api_begin(&o);
    desk_write_table(d, c->who.id, &o);
    api_end(c, &o);
}

/* /tables/ID and what is under it. */
static void get_table(struct call *c, const char *rest)
{
    size_t n = strcspn(rest, "/");
    char id[TABLE_ID_SIZE];

    if (n >= sizeof id) {
        api_fail(c, 404, "missing");
        return;
    }
    memcpy(id, rest, n);
    id[n] = '\0';
    memcpy(c->table, id, n + 1);
    if (rest[n] == '\0')
        hub_visit(c->http->hub, id, table_found, c);
    else
        api_export(c, id, rest + n + 1);
}

/* ---- WebSocket ---------------------------------------------------------- */

/* libmicrohttpd hands the socket over.  It keeps a descriptor of its own until
 * we say so, and its memory with it: we take a second descriptor and let the
 * first one go. */
static void on_upgrade(void *user, struct MHD_Connection *con, void *state,
                       const char *extra, size_t nextra, MHD_socket sock,
                       struct MHD_UpgradeResponseHandle *urh)
{
    struct call *c = user;
    int fd = dup(sock);

    (void)con;
    (void)state;
    if (fd >= 0)
        sockets_open(c->http->sockets, fd, &c->who, c->address, c->network,
                     extra, nextra);
    MHD_upgrade_action(urh, MHD_UPGRADE_ACTION_CLOSE);
}

/* Is this word in the header's list? */
static bool has_word(const char *header, const char *word)
{
    size_t n = strlen(word);

    for (; header != NULL && *header != '\0';) {
        header += strspn(header, " ,\t");
        if (strncasecmp(header, word, n) == 0 && strcspn(header, " ,\t") == n)
            return true;
        header += strcspn(header, ",");
    }
    return false;
}

static void upgrade(struct call *c, const char *key)
{
    const char *protocol = call_get_header(c, "Sec-WebSocket-Protocol");
    char accept[29];

    ws_accept(key, accept);
    while ((c->response = MHD_create_response_for_upgrade(on_upgrade, c)) ==
           NULL) {
        if (!memory_rescued())
            memory_end();
    }
    c->status = MHD_HTTP_SWITCHING_PROTOCOLS;
    call_header(c, "Upgrade", "websocket");
    call_header(c, "Sec-WebSocket-Accept", accept);
    if (has_word(protocol, "deskovka.1"))
        call_header(c, "Sec-WebSocket-Protocol", "deskovka.1");
    call_send(c);
}

static void get_ws(struct call *c)
{
    const char *key = call_get_header(c, "Sec-WebSocket-Key");
    const char *version = call_get_header(c, "Sec-WebSocket-Version");
    struct sockets *s = c->http->sockets;

    if (!has_word(call_get_header(c, "Upgrade"), "websocket") ||
        !has_word(call_get_header(c, "Connection"), "upgrade") || key == NULL ||
        strlen(key) != 24) {
        api_fail(c, 400, "field");
    } else if (version == NULL || strcmp(version, "13") != 0) {
        call_error(c, 426, "version", "");
        call_header(c, "Sec-WebSocket-Version", "13");
        call_send(c);
    } else if (!http_origin_ok(c->http, call_get_header(c, "Origin"))) {
        api_fail(c, 403, "origin");
    } else if (!c->known) {
        api_fail(c, 401, "session");
    } else if (s->count >= c->http->config->sockets_max ||
               sockets_of(s, c->network) >= c->http->config->per_address ||
               c->http->hub->going_down) {
        api_fail(c, 503, "busy");
    } else {
        upgrade(c, key);
    }
}

/* ---- routes ------------------------------------------------------------- */

struct route {
    const char *method, *path;
    enum need need;
    void (*run)(struct call *c);
};

static const struct route routes[] = {
    {"GET", "/health", NEED_NOTHING, get_health},
    {"GET", "/metrics", NEED_NOTHING, get_metrics},
    {"GET", "/ws", NEED_NOTHING, get_ws}, /* has its own order of checks */
    {"POST", "/api/v1/session", NEED_ORIGIN, post_session},
    {"DELETE", "/api/v1/session", NEED_TOKEN, delete_session},
    {"GET", "/api/v1/me", NEED_SESSION, get_me},
    {"GET", "/api/v1/me/data", NEED_SESSION, account_export},
    {"DELETE", "/api/v1/me", NEED_TOKEN, account_forget_guest},
    {"GET", "/api/v1/games", NEED_NOTHING, get_games},
    {"GET", "/api/v1/tables", NEED_NOTHING, get_tables},
    {"POST", "/api/v1/tables", NEED_TOKEN, post_tables},
    {"GET", "/api/v1/mine", NEED_SESSION, get_mine},
    {"GET", "/api/v1/archive", NEED_SESSION, get_archive},
    {"GET", "/api/v1/friends", NEED_SESSION, friends_get},
    {"POST", "/api/v1/friends", NEED_TOKEN, friends_post},
    {"GET", "/api/v1/notify", NEED_SESSION, notify_get},
    {"POST", "/api/v1/notify", NEED_TOKEN, notify_post},
    {"GET", "/api/v1/profile", NEED_NOTHING, profile_get},
    {"GET", "/api/v1/ratings", NEED_NOTHING, profile_best},
    {"POST", "/api/v1/account", NEED_TOKEN, account_register},
    {"POST", "/api/v1/account/login", NEED_ORIGIN, account_login},
    {"POST", "/api/v1/account/recover", NEED_ORIGIN, account_recover},
    {"POST", "/api/v1/account/password", NEED_TOKEN, account_change},
    {"DELETE", "/api/v1/account", NEED_TOKEN, account_delete},
    {"GET", "/api/v1/account/sessions", NEED_SESSION, account_sessions},
    {"DELETE", "/api/v1/account/sessions", NEED_TOKEN, account_end_all},
};

bool api_allowed(struct call *c, enum need need)
{
    const char *token = call_get_header(c, "X-Deskovka-Token");

    if ((need == NEED_ORIGIN || need == NEED_TOKEN) &&
        !http_origin_ok(c->http, call_get_header(c, "Origin"))) {
        api_fail(c, 403, "origin");
        return false;
    }
    if ((need == NEED_SESSION || need == NEED_TOKEN) && !c->known) {
        api_fail(c, 401, "session");
        return false;
    }
    if (need == NEED_TOKEN &&
        (token == NULL ||
         !identity_token_ok(c->http->hub->identity, &c->who, token))) {
        api_fail(c, 403, "token");
        return false;
    }
    return true;
}

static const char *after(const char *path, const char *start)
{
    size_t n = strlen(start);

    return strncmp(path, start, n) == 0 && path[n] != '\0' ? path + n : NULL;
}

/* Paths with an id in them. */
static bool route_ids(struct call *c)
{
    const char *rest = after(c->path, "/api/v1/tables/");

    if (rest != NULL && strcmp(c->method, "GET") == 0) {
        get_table(c, rest);
        return true;
    }
    rest = after(c->path, "/api/v1/account/sessions/");
    if (rest != NULL && strcmp(c->method, "DELETE") == 0) {
        if (api_allowed(c, NEED_TOKEN))
            account_end_session(c, rest);
        return true;
    }
    return false;
}

void api_route(struct call *c)
{
    bool known_path = false;

    if (operator_asks(c))
        return;

    if (strcmp(c->method, "HEAD") == 0)
        memcpy(c->method, "GET", 4); /* libmicrohttpd leaves the body out */
    for (size_t i = 0; i < sizeof routes / sizeof routes[0]; i++) {
        if (strcmp(routes[i].path, c->path) != 0)
            continue;
        known_path = true;
        if (strcmp(routes[i].method, c->method) == 0) {
            if (api_allowed(c, routes[i].need))
                routes[i].run(c);
            return;
        }
    }
    if (route_ids(c))
        return;
    if (!known_path && strcmp(c->method, "GET") == 0 &&
        strncmp(c->path, "/api/", 5) != 0 && site_answer(c->http->site, c)) {
        call_send(c);
        return;
    }
    if (c->http->test != NULL && c->http->test(c->http, c->path)) {
        api_fail(c, 200, "ok");
        return;
    }
    api_fail(c, known_path ? 405 : 404, known_path ? "method" : "missing");
}
