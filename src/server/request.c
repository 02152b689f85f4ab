/*
 * What clients ask for: see hub.h and doc/server-protocol.md.  Each type of
 * message is a row of the table at the end.
 */
#include <string.h>

#include <sodium.h>

#include "engine/session.h"
#include "server/check.h"
#include "server/hub.h"
#include "server/log.h"
#include "server/server.h"

/* Actions in one message, and what people's lines may stand for in all. */
#define ACTIONS_MAX 32
#define EXPAND_MAX  64

/* ---- answers ------------------------------------------------------------ */

static uint32_t head_of(const struct conn *c)
{
    return c->desk == NULL ? 0 : c->desk->table.head;
}

void conn_error(struct conn *c, const char *re, const char *code,
                const struct out *data)
{
    struct out o = {0};

    c->hub->metrics->refused++;
    out_message(&o, "error", head_of(c));
    if (re != NULL)
        out_string(&o, "re", re);
    out_string(&o, "code", code);
    if (data != NULL)
        out_raw(&o, NULL, data->text, data->len);
    out_close(&o, '}');
    conn_send_text(c, o.text, o.len);
    out_free(&o);
}

void conn_ok(struct conn *c, const char *re)
{
    struct out o = {0};

    out_message(&o, "ok", head_of(c));
    if (re != NULL)
        out_string(&o, "re", re);
    out_close(&o, '}');
    conn_send_text(c, o.text, o.len);
    out_free(&o);
}

static const char *id_of(json_t *m)
{
    return json_string_value(json_object_get(m, "id"));
}

void request_refuse(struct conn *c, json_t *m, const char *code)
{
    conn_error(c, id_of(m), code, NULL);
}

void request_field(struct conn *c, json_t *m, const char *field)
{
    struct out data = {0};

    out_string(&data, "field", field);
    conn_error(c, id_of(m), "field", &data);
    out_free(&data);
}

static void refuse_state(struct conn *c, json_t *m)
{
    struct out data = {0};

    out_string(&data, "status", status_names[c->desk->table.status]);
    conn_error(c, id_of(m), "state", &data);
    out_free(&data);
}

/* user.id: ids of different people never meet. */
static void move_id(const struct conn *c, json_t *m, char *to, size_t size)
{
    struct out o = {0};

    out_put(&o, c->who.id);
    out_char(&o, '.');
    out_put(&o, id_of(m));
    memcpy(to, o.text, o.len < size ? o.len + 1 : size);
    to[size - 1] = '\0';
    out_free(&o);
}

void request_commit(struct change *ch, struct conn *c, json_t *m)
{
    char id[STORE_MOVE_ID_MAX + 1];

    move_id(c, m, id, sizeof id);
    change_commit(ch, c, id_of(m), id);
}

/* The body of an event up to its kind. */
static void body(struct out *o, enum entry_kind kind)
{
    out_clear(o);
    out_open(o, NULL, '{');
    out_string(o, "kind", entry_names[kind]);
}

static void add(struct change *ch, struct out *o)
{
    out_close(o, '}');
    change_json(ch, o);
}

/* ---- acting ------------------------------------------------------------- */

/* A list of actions being carried out on the fork of a change. */
struct acting {
    struct change ch;
    int seat, lag;
    int at; /* which element of the list */
    const char *code;
    dsk_note why;
    bool has_why;
};

static bool stop(struct acting *a, const char *code, bool why)
{
    a->code = code;
    a->has_why = why;
    return false;
}

static bool act_one(struct acting *a, dsk_action action)
{
    struct table *t = &a->ch.fork;
    const dsk_rules *r = t->set->rules;
    dsk_state *s = t->live.state;

    change_settle(&a->ch); /* chance between two actions of a list */
    if (course_player(&t->live) != a->seat)
        return stop(a, t->status == GAME_PLAYING ? "turn" : "state", false);
    if (dsk_withdraws(r, s, action))
        return stop(a, "draft", false);
    if (!change_action(&a->ch, a->seat, a->lag, action, &a->why))
        return stop(a, "illegal", true);
    return true;
}

static bool act_line(struct acting *a, const char *line)
{
    struct table *t = &a->ch.fork;
    dsk_action actions[EXPAND_MAX];
    int n = dsk_expand(t->set->rules, t->live.state, line, actions, EXPAND_MAX,
                       &a->why);

    if (n < 0)
        return stop(a, n == DSK_E_ILLEGAL ? "illegal" : "syntax", true);
    for (int i = 0; i < n; i++) {
        if (!act_one(a, actions[i]))
            return false;
    }
    return true;
}

static bool act_list(struct acting *a, json_t *list)
{
    for (a->at = 0; a->at < (int)json_array_size(list); a->at++) {
        json_t *line = json_array_get(list, (size_t)a->at);

        if (!act_line(a, json_string_value(line)))
            return false;
    }
    if (dsk_draft(a->ch.fork.set->rules, a->ch.fork.live.state))
        return stop(a, "draft", false);
    return true;
}

static void act_refused(struct acting *a, struct conn *c, json_t *m)
{
    struct out data = {0};

    out_number(&data, "at", a->at);
    if (a->has_why)
        out_note(&data, "note", &a->why);
    conn_error(c, id_of(m), a->code, &data);
    out_free(&data);
    change_free(&a->ch);
}

/* A list of 1 .. ACTIONS_MAX strings without control characters. */
static bool good_list(json_t *list)
{
    size_t n = json_array_size(list);

    if (n < 1 || n > ACTIONS_MAX)
        return false;
    for (size_t i = 0; i < n; i++) {
        json_t *v = json_array_get(list, i);
        const char *text = json_string_value(v);

        if (text == NULL || strlen(text) != json_string_length(v) ||
            strlen(text) >= ACTION_TEXT_MAX ||
            !check_people_text(text, ACTION_TEXT_MAX))
            return false;
    }
    return true;
}

static void refuse_stale(struct conn *c, json_t *m)
{
    struct out data = {0};

    c->hub->metrics->stale++;
    out_number(&data, "head", c->desk->table.head);
    conn_error(c, id_of(m), "stale", &data);
    out_free(&data);
}

static void refuse_turn(struct conn *c, json_t *m)
{
    struct out data = {0};

    out_number(&data, "act", course_player(&c->desk->table.live));
    conn_error(c, id_of(m), "turn", &data);
    out_free(&data);
}

/* Is it this seat's turn, and has the client seen the position? */
static bool may_act(struct desk *d, struct conn *c, json_t *m, int seat,
                    int seq)
{
    const struct table *t = &d->table;

    if (t->status != GAME_PLAYING)
        refuse_state(c, m);
    else if (seat >= t->nseats || t->seat[seat].kind != SEAT_PERSON ||
             strcmp(t->seat[seat].user, c->who.id) != 0)
        request_refuse(c, m, "seat");
    else if ((uint32_t)seq < t->touched || (uint32_t)seq > t->head)
        refuse_stale(c, m);
    else if (course_player(&t->live) != seat ||
             clock_flagged(&t->live.clock, hub_now(d->hub), c->rtt))
        refuse_turn(c, m);
    else
        return true;
    return false;
}

static void request_act(struct desk *d, struct conn *c, json_t *m)
{
    json_t *list = json_object_get(m, "actions");
    struct acting a = {.lag = c->rtt};
    int seq;

    if (!check_int(m, "seat", 0, DSK_PLAYERS_MAX - 1, &a.seat)) {
        request_field(c, m, "seat");
        return;
    }
    if (!check_int(m, "seq", 0, INT32_MAX, &seq)) {
        request_field(c, m, "seq");
        return;
    }
    if (!good_list(list)) {
        request_field(c, m, "actions");
        return;
    }
    if (!may_act(d, c, m, a.seat, seq))
        return;
    change_begin(&a.ch, d);
    if (!act_list(&a, list)) {
        act_refused(&a, c, m);
        return;
    }
    change_settle(&a.ch);
    vote_lapse(&a.ch);
    request_commit(&a.ch, c, m);
}

/* ---- seats -------------------------------------------------------------- */

/* A colour nobody has: the one wished, else the first; -1 if it is taken. */
static int free_colour(const struct table *t, int wish)
{
    unsigned used = 0;

    for (int i = 0; i < t->nseats; i++) {
        if (t->seat[i].kind != SEAT_EMPTY)
            used |= 1u << t->seat[i].colour;
    }
    if (wish >= 0)
        return used >> wish & 1 ? -1 : wish;
    for (wish = 0; used >> wish & 1;)
        wish++;
    return wish;
}

static void request_sit(struct desk *d, struct conn *c, json_t *m)
{
    struct table *t = &d->table;
    const char *name, *entropy;
    int seat, colour;
    struct change ch;
    struct out o = {0};

    if (!check_int(m, "seat", 0, t->nseats - 1, &seat)) {
        request_field(c, m, "seat");
    } else if (!check_text_or(m, "name", NAME_SIZE - 1, "", &name) ||
               !check_people_text(name, NAME_CHARS)) {
        request_field(c, m, "name");
    } else if (!check_int_or(m, "colour", 0, DSK_PLAYERS_MAX - 1, -1,
                             &colour)) {
        request_field(c, m, "colour");
    } else if (!check_text_or(m, "entropy", FAIR_CLIENT_MAX, "", &entropy) ||
               (entropy[0] != '\0' && !fair_client_ok(entropy))) {
        request_field(c, m, "entropy");
    } else if (t->status != GAME_OPEN) {
        refuse_state(c, m);
    } else if (t->seat[seat].kind != SEAT_EMPTY) {
        request_refuse(c, m, "seat");
    } else if ((colour = free_colour(t, colour)) < 0) {
        request_refuse(c, m, "taken");
    } else {
        change_begin(&ch, d);
        body(&o, ENTRY_SIT);
        out_number(&o, "seat", seat);
        out_string(&o, "user", c->who.id);
        out_string(&o, "name", name);
        out_number(&o, "colour", colour);
        out_string(&o, "entropy", entropy);
        add(&ch, &o);
        request_commit(&ch, c, m);
    }
    out_free(&o);
}

static bool is_owner(const struct desk *d, const struct conn *c)
{
    return strcmp(d->table.owner, c->who.id) == 0;
}

static void request_stand(struct desk *d, struct conn *c, json_t *m)
{
    struct table *t = &d->table;
    struct change ch;
    struct out o = {0};
    int seat;

    if (!check_int(m, "seat", 0, t->nseats - 1, &seat)) {
        request_field(c, m, "seat");
    } else if (t->status != GAME_OPEN) {
        refuse_state(c, m);
    } else if (t->seat[seat].kind == SEAT_EMPTY ||
               (!is_owner(d, c) && strcmp(t->seat[seat].user, c->who.id))) {
        request_refuse(c, m, "seat");
    } else {
        change_begin(&ch, d);
        body(&o, ENTRY_STAND);
        out_number(&o, "seat", seat);
        add(&ch, &o);
        request_commit(&ch, c, m);
    }
    out_free(&o);
}

static void add_bot(struct change *ch, int seat, const char *bot)
{
    struct out o = {0};

    body(&o, ENTRY_BOT);
    out_number(&o, "seat", seat);
    out_string(&o, "bot", bot);
    out_number(&o, "colour", free_colour(&ch->fork, -1));
    add(ch, &o);
    out_free(&o);
}

static void request_bot(struct desk *d, struct conn *c, json_t *m)
{
    struct table *t = &d->table;
    const char *bot;
    struct change ch;
    int seat;

    if (!check_int(m, "seat", 0, t->nseats - 1, &seat)) {
        request_field(c, m, "seat");
    } else if (!check_text_or(m, "bot", BOT_SIZE - 1, "", &bot) ||
               !bot_known(bot)) {
        request_field(c, m, "bot");
    } else if (!is_owner(d, c)) {
        request_refuse(c, m, "owner");
    } else if (t->status != GAME_OPEN) {
        refuse_state(c, m);
    } else if (t->seat[seat].kind != SEAT_EMPTY) {
        request_refuse(c, m, "seat");
    } else {
        change_begin(&ch, d);
        add_bot(&ch, seat, bot);
        request_commit(&ch, c, m);
    }
}

static void request_entropy(struct desk *d, struct conn *c, json_t *m)
{
    struct table *t = &d->table;
    const char *seed;
    struct change ch;
    struct out o = {0};
    int seat;

    if (!check_int(m, "seat", 0, t->nseats - 1, &seat)) {
        request_field(c, m, "seat");
    } else if (!check_text_or(m, "seed", FAIR_CLIENT_MAX, "", &seed) ||
               !fair_client_ok(seed)) {
        request_field(c, m, "seed");
    } else if (t->status != GAME_OPEN) {
        refuse_state(c, m);
    } else if (t->seat[seat].kind != SEAT_PERSON ||
               strcmp(t->seat[seat].user, c->who.id) != 0) {
        request_refuse(c, m, "seat");
    } else {
        change_begin(&ch, d);
        body(&o, ENTRY_ENTROPY);
        out_number(&o, "seat", seat);
        out_string(&o, "seed", seed);
        add(&ch, &o);
        request_commit(&ch, c, m);
    }
    out_free(&o);
}

static void request_start(struct desk *d, struct conn *c, json_t *m)
{
    struct table *t = &d->table;
    const char *fill;
    struct change ch;

    if (!check_text_or(m, "fill", BOT_SIZE - 1, "", &fill) ||
        (fill[0] != '\0' && !bot_known(fill))) {
        request_field(c, m, "fill");
        return;
    }
    if (!is_owner(d, c)) {
        request_refuse(c, m, "owner");
        return;
    }
    if (t->status != GAME_OPEN) {
        refuse_state(c, m);
        return;
    }
    change_begin(&ch, d);
    for (int i = 0; i < t->nseats; i++) {
        if (t->seat[i].kind == SEAT_EMPTY && fill[0] != '\0')
            add_bot(&ch, i, fill);
    }
    if (!change_start(&ch)) {
        change_free(&ch);
        request_refuse(c, m, "seat");
        return;
    }
    request_commit(&ch, c, m);
}

static void request_back(struct desk *d, struct conn *c, json_t *m)
{
    struct table *t = &d->table;
    struct change ch;
    struct out o = {0};
    int seat;

    if (!check_int(m, "seat", 0, t->nseats - 1, &seat)) {
        request_field(c, m, "seat");
    } else if (t->status != GAME_PLAYING) {
        refuse_state(c, m);
    } else if (t->seat[seat].kind != SEAT_BOT ||
               strcmp(t->seat[seat].user, c->who.id) != 0) {
        request_refuse(c, m, "seat");
    } else {
        change_begin(&ch, d);
        body(&o, ENTRY_BACK);
        out_number(&o, "seat", seat);
        add(&ch, &o);
        request_commit(&ch, c, m);
    }
    out_free(&o);
}

/* ---- what needs no log -------------------------------------------------- */

static void request_ping(struct desk *d, struct conn *c, json_t *m)
{
    struct out o = {0};

    (void)d;
    out_message(&o, "pong", head_of(c));
    out_string(&o, "re", id_of(m));
    out_number(&o, "at", hub_now(c->hub));
    out_close(&o, '}');
    conn_send_text(c, o.text, o.len);
    out_free(&o);
}

static void request_mute(struct desk *d, struct conn *c, json_t *m)
{
    json_t *users = json_object_get(m, "users");

    (void)d;
    if (!json_is_array(users) || json_array_size(users) > MUTE_MAX)
        request_field(c, m, "users");
    else
        conn_mute(c, users);
}

static void send_world(struct desk *d, struct conn *c, json_t *m,
                       dsk_state *world)
{
    size_t n = d->table.set->state_size;
    size_t size = sodium_base64_ENCODED_LEN(n, sodium_base64_VARIANT_ORIGINAL);
    char *text = server_more(NULL, size);
    struct out o = {0};

    sodium_bin2base64(text, size, (const unsigned char *)world, n,
                      sodium_base64_VARIANT_ORIGINAL);
    out_message(&o, "world", d->table.head);
    out_string(&o, "re", id_of(m));
    out_number(&o, "ply", d->table.live.nactions);
    out_string(&o, "setup", d->table.set->setup);
    out_string(&o, "state", text);
    out_close(&o, '}');
    conn_send_text(c, o.text, o.len);
    out_free(&o);
    free(text);
}

/* A position that could be, from what the seat knows. */
static void request_world(struct desk *d, struct conn *c, json_t *m)
{
    const struct table *t = &d->table;
    dsk_state *world;
    int seat, seed;

    if (!check_int(m, "seat", 0, t->nseats - 1, &seat)) {
        request_field(c, m, "seat");
        return;
    }
    if (!check_int_or(m, "seed", 0, INT32_MAX, 0, &seed)) {
        request_field(c, m, "seed");
        return;
    }
    if ((tbl_seats_of(t, c->who.id) >> seat & 1) == 0) {
        request_refuse(c, m, "seat");
        return;
    }
    if (t->status == GAME_OPEN) {
        refuse_state(c, m);
        return;
    }
    world = server_memory(t->set->state_size);
    dsk_copy(t->set->rules, world, t->live.state);
    dsk_resample(t->set->rules, world, seat, (uint64_t)seed);
    send_world(d, c, m, world);
    free(world);
}

/* ---- the table of messages ---------------------------------------------- */

struct request {
    const char *type;
    const char *fields; /* besides v and t */
    bool id;            /* must have one */
    bool log;           /* may change the table: waits its turn */
    void (*run)(struct desk *d, struct conn *c, json_t *m);
};

static const struct request requests[] = {
    {"act", "id seat seq actions", true, true, request_act},
    {"sit", "id seat name colour entropy", true, true, request_sit},
    {"stand", "id seat", true, true, request_stand},
    {"bot", "id seat bot", true, true, request_bot},
    {"entropy", "id seat seed", true, true, request_entropy},
    {"start", "id fill", true, true, request_start},
    {"back", "id seat", true, true, request_back},
    {"propose", "id what seat ply", true, true, request_propose},
    {"vote", "id n yes", true, true, request_vote},
    {"say", "id text", true, false, request_say},
    {"report", "id user n", true, false, request_report},
    {"mute", "users", false, false, request_mute},
    {"world", "id seat seed", true, false, request_world},
    {"ping", "id", true, false, request_ping},
};

static const struct request *find_request(const char *type)
{
    for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++) {
        if (type != NULL && strcmp(requests[i].type, type) == 0)
            return &requests[i];
    }
    return NULL;
}

static void ack_again(struct desk *d, struct conn *c, json_t *m, uint32_t seq)
{
    struct out o = {0};
    uint32_t last = seq;

    /* events of one request have one time and no ids after the first */
    while (last < d->table.head && d->table.entry[last].move == 0 &&
           d->table.entry[last].at == d->table.entry[seq - 1].at)
        last++;
    d->hub->metrics->repeats++;
    out_message(&o, "ack", d->table.head);
    out_string(&o, "re", id_of(m));
    out_number(&o, "first", seq);
    out_number(&o, "last", last);
    out_close(&o, '}');
    conn_send_text(c, o.text, o.len);
    out_free(&o);
}

void request_run(struct desk *d, struct conn *c, json_t *m)
{
    const char *type = json_string_value(json_object_get(m, "t"));
    const struct request *r = find_request(type);
    char id[STORE_MOVE_ID_MAX + 1];
    uint32_t seq;

    if (r->log) {
        move_id(c, m, id, sizeof id);
        seq = tbl_find_move(&d->table, move_hash(id));
        if (seq != 0) {
            ack_again(d, c, m, seq);
            return;
        }
        if (d->hub->going_down || d->lost) {
            request_refuse(c, m, "busy");
            return;
        }
        if (!store_writable(d->hub->store)) {
            request_refuse(c, m, "read_only");
            return;
        }
    }
    r->run(d, c, m);
}

static void enqueue(struct desk *d, struct conn *c, json_t *m, bool hello)
{
    struct waiting *w;

    if (!hello && d->nwaiting == DESK_QUEUE_MAX) {
        request_refuse(c, m, "busy");
        return;
    }
    w = server_memory(sizeof *w);
    w->conn = c;
    conn_hold(c);
    w->message = json_incref(m);
    w->hello = hello;
    if (d->last == NULL)
        d->first = w;
    else
        d->last->next = w;
    d->last = w;
    d->nwaiting += !hello;
}

/* ---- hello -------------------------------------------------------------- */

struct greeting {
    struct conn *conn;
    json_t *hello;
};

void request_join(struct desk *d, struct conn *c, json_t *hello)
{
    c->waiting = false;
    if (c->socket == NULL)
        return;
    desk_leave(c);
    if (d == NULL)
        conn_error(c, id_of(hello), "missing", NULL);
    else if (d->lost)
        conn_close(c, CLOSE_TABLE, "gone");
    else
        desk_join(d, c, hello);
}

static void arrived(void *user, struct desk *d)
{
    struct greeting *g = user;
    struct conn *c = g->conn;

    if (d != NULL && d->busy)
        enqueue(d, c, g->hello, true); /* what is on its way lands first */
    else
        request_join(d, c, g->hello);
    json_decref(g->hello);
    conn_drop(c);
    free(g);
}

/* The first field of a hello that is wrong, or NULL. */
static const char *bad_hello(json_t *m)
{
    json_t *as = json_object_get(m, "as"), *mute = json_object_get(m, "mute");
    const char *text;
    bool view;
    int n;

    if (!check_text_or(m, "table", STORE_GAME_MAX, NULL, &text) || text == NULL)
        return "table";
    if (!check_text_or(m, "token", IDENTITY_TOKEN_SIZE, "", &text))
        return "token";
    if (as != NULL && (!json_is_array(as) || json_array_size(as) < 1 ||
                       json_array_size(as) > VIEWER_SLOTS))
        return "as";
    if (!check_int_or(m, "from", 0, INT32_MAX, 0, &n))
        return "from";
    if (!check_int_or(m, "chat", 0, INT32_MAX, 0, &n))
        return "chat";
    if (!check_bool_or(m, "view", true, &view))
        return "view";
    if (mute != NULL &&
        (!json_is_array(mute) || json_array_size(mute) > MUTE_MAX))
        return "mute";
    return NULL;
}

static void request_hello(struct conn *c, json_t *m)
{
    const char *bad = bad_hello(m), *token;
    struct greeting *g;

    if (bad != NULL || !check_keys(m,
                                   "v t id token table as from view chat "
                                   "mute",
                                   &bad)) {
        request_field(c, m, bad);
        return;
    }
    token = json_string_value(json_object_get(m, "token"));
    if (token == NULL || !identity_token_ok(c->hub->identity, &c->who, token)) {
        request_refuse(c, m, "token");
        return;
    }
    if (c->waiting) {
        request_refuse(c, m, "busy");
        return;
    }
    g = server_memory(sizeof *g);
    g->conn = c;
    conn_hold(c);
    g->hello = json_incref(m);
    c->waiting = true;
    hub_visit(c->hub, json_string_value(json_object_get(m, "table")), arrived,
              g);
}

/* ---- messages ----------------------------------------------------------- */

static void dispatch(struct conn *c, json_t *m, const char *type)
{
    const struct request *r = find_request(type);
    const char *bad, *id = id_of(m);
    char words[128] = "v t ";

    if (r == NULL) {
        request_refuse(c, m, "type");
        return;
    }
    memcpy(words + 4, r->fields, strlen(r->fields) + 1);
    if (!check_keys(m, words, &bad))
        request_field(c, m, bad);
    else if (r->id && id == NULL)
        request_field(c, m, "id");
    else if (c->desk == NULL)
        request_refuse(c, m, "hello");
    else if (r->log && (c->desk->busy || c->desk->first != NULL))
        enqueue(c->desk, c, m, false);
    else
        request_run(c->desk, c, m);
}

static void read_message(struct conn *c, json_t *m)
{
    const char *type = json_string_value(json_object_get(m, "t"));
    json_t *id = json_object_get(m, "id");
    struct out data = {0};
    int version;

    if (id != NULL &&
        (!json_is_string(id) || !check_id(json_string_value(id)))) {
        out_string(&data, "field", "id");
        conn_error(c, NULL, "field", &data);
    } else if (!check_int(m, "v", 0, INT32_MAX, &version)) {
        request_field(c, m, "v");
    } else if (version != 1) {
        out_number(&data, "version", 1);
        conn_error(c, id_of(m), "version", &data);
    } else if (type != NULL && strcmp(type, "hello") == 0) {
        request_hello(c, m);
    } else {
        dispatch(c, m, type);
    }
    out_free(&data);
}

void hub_message(struct conn *c, const char *text, size_t len)
{
    struct hub *h = c->hub;
    struct limit l = {h->config->rate_message, 4.0 * h->config->rate_message};
    json_t *m;

    h->metrics->messages_in++;
    if (!bucket_take(&c->messages, &l, hub_now(h), NULL)) {
        h->metrics->sockets_flood++;
        conn_close(c, CLOSE_POLICY, "rate");
        return;
    }
    m = check_object(text, len);
    if (m == NULL)
        conn_error(c, NULL, "json", NULL);
    else
        read_message(c, m);
    json_decref(m);
}
