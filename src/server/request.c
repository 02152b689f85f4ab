/* The table of requests and its dispatcher: see request.h. */
#include "server/request.h"

#include <string.h>

#include "engine/session.h"
#include "server/check.h"
#include "server/log.h"
#include "server/peer.h"
#include "server/server.h"

/* ---- fields ------------------------------------------------------------- */

#define ACTIONS_MAX 32 /* in one message */
#define CHAT_CHARS  500

static bool good_name(const char *text)
{
    return check_people_text(text, NAME_CHARS);
}

static bool good_line(const char *text)
{
    return text[0] != '\0' && check_people_text(text, CHAT_CHARS);
}

static bool good_entropy(const char *text)
{
    return text[0] == '\0' || fair_client_ok(text);
}

static bool good_fill(const char *text)
{
    return text[0] == '\0' || bot_known(text);
}

/* Strings without control characters. */
static bool good_actions(json_t *list)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        json_t *v = json_array_get(list, i);
        const char *text = json_string_value(v);

        if (text == NULL || strlen(text) != json_string_length(v) ||
            strlen(text) >= ACTION_TEXT_MAX ||
            !check_people_text(text, ACTION_TEXT_MAX))
            return false;
    }
    return true;
}

#define AT(member)       .at = offsetof(struct ask, member)
#define INT(name, l, h)  name, FIELD_INT, .lo = (l), .hi = (h)
#define TEXT(name, h)    name, FIELD_TEXT, .hi = (h)
#define LIST(name, l, h) name, FIELD_LIST, .lo = (l), .hi = (h)
#define MUST             .must = true
#define MAY              .none = FIELD_MISSING

#define SEAT                                                \
    {                                                       \
        INT("seat", 0, DSK_PLAYERS_MAX - 1), MUST, AT(seat) \
    }
#define END          \
    {                \
        .name = NULL \
    }

static const struct field hello_fields[] = {
    {TEXT("token", IDENTITY_TOKEN_SIZE), AT(token)},
    {TEXT("table", STORE_GAME_MAX), MUST, AT(table)},
    {INT("from", 0, INT32_MAX), MAY, AT(from)},
    {LIST("as", 1, VIEWER_SLOTS), AT(as)},
    {"view", FIELD_BOOL, .none = 1, AT(view)},
    {INT("chat", 0, INT32_MAX), AT(chat)},
    {LIST("mute", 0, MUTE_MAX), AT(mute)},
    END,
};
static const struct field act_fields[] = {
    SEAT,
    {INT("seq", 0, INT32_MAX), MUST, AT(seq)},
    {LIST("actions", 1, ACTIONS_MAX), MUST, AT(actions),
     .good_list = good_actions},
    END,
};
static const struct field sit_fields[] = {
    SEAT,
    {TEXT("name", NAME_SIZE - 1), AT(name), .good = good_name},
    {INT("colour", 0, DSK_PLAYERS_MAX - 1), MAY, AT(colour)},
    {TEXT("entropy", FAIR_CLIENT_MAX), AT(entropy), .good = good_entropy},
    END,
};
static const struct field seat_fields[] = {SEAT, END};
static const struct field bot_fields[] = {
    SEAT,
    {TEXT("bot", BOT_SIZE - 1), MUST, AT(bot), .good = bot_known},
    END,
};
static const struct field entropy_fields[] = {
    SEAT,
    {TEXT("seed", FAIR_CLIENT_MAX), MUST, AT(seed), .good = fair_client_ok},
    END,
};
static const struct field start_fields[] = {
    {TEXT("fill", BOT_SIZE - 1), AT(fill), .good = good_fill},
    END,
};
static const struct field propose_fields[] = {
    {"what", FIELD_WORD, MUST, .words = what_names, .hi = NWHATS, AT(what)},
    {INT("seat", 0, DSK_PLAYERS_MAX - 1), MAY, AT(seat)},
    {INT("ply", 0, INT32_MAX), MAY, AT(ply)},
    END,
};
static const struct field vote_fields[] = {
    {INT("n", 1, INT32_MAX), MUST, AT(n)},
    {"yes", FIELD_BOOL, AT(yes)},
    END,
};
static const struct field say_fields[] = {
    {TEXT("text", STORE_CHAT_MAX), MUST, AT(text), .good = good_line},
    END,
};
static const struct field report_fields[] = {
    {TEXT("user", USER_SIZE - 1), MUST, AT(user), .good = check_id},
    {INT("n", 0, INT32_MAX), AT(n)},
    END,
};
static const struct field mute_fields[] = {
    {LIST("users", 0, MUTE_MAX), MUST, AT(users)},
    END,
};
static const struct field world_fields[] = {
    SEAT,
    {INT("seed", 0, INT32_MAX), AT(luck)},
    END,
};
static const struct field no_fields[] = {END};

/* ---- the table ---------------------------------------------------------- */

static const struct request requests[] = {
    {"hello", ID_MAY, hello_fields, .more = ASK_COMES, .run = request_hello},
    {"act", ID_MUST, act_fields, .when = WHEN_PLAYING, .seat = SEAT_HELD,
     .more = ASK_LOG, .run = request_act},
    {"sit", ID_MUST, sit_fields, .when = WHEN_OPEN, .seat = SEAT_FREE,
     .more = ASK_LOG, .run = request_sit},
    {"stand", ID_MUST, seat_fields, .when = WHEN_OPEN, .seat = SEAT_OCCUPIED,
     .more = ASK_LOG, .run = request_seat_event, .entry = ENTRY_STAND},
    {"bot", ID_MUST, bot_fields, WHO_OWNER, WHEN_OPEN, SEAT_FREE,
     .more = ASK_LOG | ASK_AID, .run = request_bot},
    {"entropy", ID_MUST, entropy_fields, .when = WHEN_OPEN, .seat = SEAT_OWN,
     .more = ASK_LOG, .run = request_entropy},
    {"start", ID_MUST, start_fields, WHO_OWNER, WHEN_OPEN, .more = ASK_LOG,
     .run = request_start},
    {"propose", ID_MUST, propose_fields, .more = ASK_LOG,
     .run = request_propose},
    {"vote", ID_MUST, vote_fields, .more = ASK_LOG, .run = request_vote},
    {"back", ID_MUST, seat_fields, .when = WHEN_PLAYING, .seat = SEAT_LENT,
     .more = ASK_LOG, .run = request_seat_event, .entry = ENTRY_BACK},
    {"resign", ID_MUST, seat_fields, .when = WHEN_PLAYING, .seat = SEAT_HELD,
     .more = ASK_LOG, .run = request_resign},
    {"say", ID_MUST, say_fields, .more = ASK_WRITES | ASK_CHAT,
     .run = request_say},
    {"report", ID_MUST, report_fields, .more = ASK_CHAT, .run = request_report},
    {"mute", ID_NEVER, mute_fields, .run = request_mute},
    {"world", ID_MUST, world_fields, .when = WHEN_STARTED, .seat = SEAT_HELD,
     .more = ASK_AID, .run = request_world},
    {"ping", ID_MUST, no_fields, .run = request_ping},
};

const struct request *request_at(int i)
{
    return i >= 0 && i < (int)(sizeof requests / sizeof requests[0])
               ? &requests[i]
               : NULL;
}

static const struct request *find_request(const char *type)
{
    for (int i = 0; type != NULL && request_at(i) != NULL; i++) {
        if (strcmp(requests[i].type, type) == 0)
            return &requests[i];
    }
    return NULL;
}

/* ---- what a row says ---------------------------------------------------- */

static bool is_when(const struct table *t, enum when when)
{
    switch (when) {
    case WHEN_OPEN:
        return t->status == GAME_OPEN;
    case WHEN_PLAYING:
        return t->status == GAME_PLAYING;
    case WHEN_STARTED:
        return t->status != GAME_OPEN;
    default:
        return true;
    }
}

static bool is_owner(const struct ask *a)
{
    return strcmp(a->desk->table.owner, a->conn->who.id) == 0;
}

static bool is_which(const struct ask *a, enum which which)
{
    const struct table *t = &a->desk->table;
    enum seat_kind kind = t->seat[a->seat].kind;
    bool mine = tbl_seats_of(t, a->conn->who.id) >> a->seat & 1;

    switch (which) {
    case SEAT_FREE:
        return kind == SEAT_EMPTY;
    case SEAT_OWN:
        return mine && kind == SEAT_PERSON;
    case SEAT_HELD:
        return mine;
    case SEAT_LENT:
        return mine && kind == SEAT_BOT && !(t->resigned >> a->seat & 1);
    case SEAT_OCCUPIED:
        return kind != SEAT_EMPTY && (mine || is_owner(a));
    default:
        return true;
    }
}

/* Reads the fields; false if one is wrong, and that is told. */
static bool read_fields(struct ask *a)
{
    const struct request *r = a->row;
    const char *bad = "id";

    if (!fields_read(r->fields, r->id == ID_NEVER ? "v t" : "v t id",
                     a->message, a, &bad) ||
        (r->id == ID_MUST && a->id == NULL)) {
        ask_refuse_text(a, "field", "field", bad);
        return false;
    }
    return true;
}

/* May this one ask for it now? */
static bool is_allowed(const struct ask *a)
{
    const struct request *r = a->row;
    const struct table *t = desk_table_of(a->desk, a->conn->who.id);
    int retry = 0;

    if (r->seat != SEAT_ANY && a->seat >= t->nseats)
        ask_refuse_text(a, "field", "field", "seat");
    else if (r->who == WHO_OWNER && !is_owner(a))
        ask_refuse(a, "owner");
    else if (!is_when(t, r->when))
        ask_refuse_text(a, "state", "status", status_names[t->status]);
    else if (r->seat != SEAT_ANY && !is_which(a, r->seat))
        ask_refuse(a, "seat");
    else if ((r->more & ASK_AID) && t->rated && !tbl_over(t))
        ask_refuse(a, "rated");
    else if ((r->more & ASK_WRITES) && !store_writable(a->desk->hub->store))
        ask_refuse(a, "read_only");
    else if ((r->more & ASK_CHAT) && !chat_within(a->conn, &retry))
        ask_refuse_number(a, "rate", "retry", retry);
    else
        return true;
    return false;
}

/* ---- what is done once -------------------------------------------------- */

static void ack_again(const struct ask *a, uint32_t seq)
{
    const struct table *t = &a->desk->table;
    struct buffer o = {0};
    uint32_t last = seq;

    /* events of one request have one time and no ids after the first */
    while (last < t->head && t->entry[last].move == 0 &&
           t->entry[last].at == t->entry[seq - 1].at)
        last++;
    a->desk->hub->metrics->repeats++;
    out_message(&o, "ack", t->head);
    out_string(&o, "re", a->id);
    out_number(&o, "first", seq);
    out_number(&o, "last", last);
    out_close(&o, '}');
    conn_send_text(a->conn, o.text, o.len);
    buffer_free(&o);
}

/* Is it new, and can the table change?  Else the answer is given. */
static bool may_change(const struct ask *a)
{
    struct desk *d = a->desk;
    char id[STORE_MOVE_ID_MAX + 1];
    uint32_t seq;

    ask_move_id(a, id);
    seq = tbl_find_move(&d->table, move_hash(id));
    if (seq != 0)
        ack_again(a, seq);
    else if (d->hub->going_down || d->lost)
        ask_refuse(a, "busy");
    else if (!store_writable(d->hub->store))
        ask_refuse(a, "read_only");
    else
        return true;
    return false;
}

static void run(struct ask *a)
{
    if (((a->row->more & ASK_LOG) && !may_change(a)) || !is_allowed(a))
        return;
    a->row->run(a);
}

/* ---- whose turn has come ------------------------------------------------ */

static const char *type_of(json_t *m)
{
    return json_string_value(json_object_get(m, "t"));
}

static struct ask ask_of(struct desk *d, struct conn *c, json_t *m)
{
    struct ask a = {
        .row = find_request(type_of(m)),
        .desk = d,
        .conn = c,
        .message = m,
        .id = json_string_value(json_object_get(m, "id")),
    };

    return a;
}

void request_run(struct desk *d, struct conn *c, json_t *m)
{
    struct ask a = ask_of(d, c, m);

    if (read_fields(&a))
        run(&a);
}

void request_join(struct desk *d, struct conn *c, json_t *hello)
{
    struct ask a = ask_of(d, c, hello);

    c->waiting = false;
    if (!conn_here(c) || !read_fields(&a))
        return;
    desk_leave(c);
    if (d == NULL)
        ask_refuse(&a, hub_lack(c->hub));
    else if (d->lost)
        conn_close(c, CLOSE_TABLE, "gone");
    else
        desk_join(d, &a);
}

/* ---- messages ----------------------------------------------------------- */

static void dispatch(struct ask *a)
{
    struct desk *d = a->desk;

    if (a->row == NULL)
        ask_refuse(a, "type");
    else if (!read_fields(a))
        return;
    else if (a->row->more & ASK_COMES)
        a->row->run(a);
    else if (d == NULL)
        ask_refuse(a, "hello");
    else if (!(a->row->more & ASK_LOG) || (!d->busy && d->first == NULL))
        run(a);
    else if (!desk_wait(d, a->conn, a->message, false))
        ask_refuse(a, "busy");
}

/* The first members: id, version, type. */
static void read_message(struct conn *c, json_t *m)
{
    struct ask a = ask_of(c->desk, c, m);
    json_t *id = json_object_get(m, "id");
    int version;

    if (id != NULL && (a.id == NULL || !check_id(a.id))) {
        a.id = NULL;
        ask_refuse_text(&a, "field", "field", "id");
    } else if (!check_int(m, "v", 0, INT32_MAX, &version)) {
        ask_refuse_text(&a, "field", "field", "v");
    } else if (version != 1) {
        ask_refuse_number(&a, "version", "version", 1);
    } else {
        dispatch(&a);
    }
}

/* Who is at a table elsewhere asks there, unless it goes to another one. */
static bool may_be_hello(const char *text, size_t len)
{
    static const char word[] = "\"hello\"";
    size_t n = sizeof word - 1;

    for (size_t i = 0; i + n <= len; i++) {
        if (text[i] == '"' && memcmp(text + i, word, n) == 0)
            return true;
    }
    return false;
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
    if (c->far != NULL && c->socket != NULL && !may_be_hello(text, len)) {
        peer_say(c, text, len);
        return;
    }
    m = check_object(text, len);
    if (m == NULL)
        conn_error(c, NULL, "json", NULL);
    else
        read_message(c, m);
    json_decref(m);
}
