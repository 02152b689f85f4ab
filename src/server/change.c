/* Events on their way to the disk: see hub.h. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "engine/session.h"
#include "server/hub.h"
#include "server/log.h"

void change_begin(struct change *ch, struct desk *d)
{
    memset(ch, 0, sizeof *ch);
    ch->desk = d;
    tbl_fork(&ch->fork, &d->table);
    ch->at = hub_now(d->hub);
    if (ch->at < d->table.changed) /* the log never goes back */
        ch->at = d->table.changed;
}

void change_free(struct change *ch)
{
    for (int i = 0; i < ch->n; i++) {
        entry_free(&ch->entry[i]);
        telling_drop(&ch->telling[i]);
    }
    if (ch->n > 0) /* what it saw has not come to be */
        teller_forget(&ch->desk->teller);
    free(ch->entry);
    free(ch->telling);
    buffer_free(&ch->body);
    tbl_free(&ch->fork);
}

/* Carries the event out on the fork and keeps it; else frees it. */
static bool add(struct change *ch, struct entry *e, dsk_note *why)
{
    const dsk_sink *sink;
    struct listeners l;

    if (ch->n == ch->room) {
        ch->room = ch->room == 0 ? 8 : ch->room * 2;
        ch->entry = server_more(ch->entry, (size_t)ch->room * sizeof *e);
        ch->telling =
            server_more(ch->telling, (size_t)ch->room * sizeof *ch->telling);
    }
    e->at = ch->at;
    sink = desk_before(ch->desk, &ch->fork.live, &l);
    if (!tbl_try(&ch->fork, e, sink, why)) {
        entry_free(e);
        return false;
    }
    desk_after(ch->desk, e, &l, &ch->telling[ch->n]);
    ch->entry[ch->n++] = *e;
    return true;
}

struct buffer *change_event(struct change *ch, enum entry_kind kind)
{
    buffer_clear(&ch->body);
    out_open(&ch->body, NULL, '{');
    out_string(&ch->body, "kind", entry_names[kind]);
    return &ch->body;
}

void change_put(struct change *ch)
{
    struct entry e;
    bool ok;

    out_close(&ch->body, '}');
    ok = entry_read(&e, ch->body.text, ch->body.len) && add(ch, &e, NULL);
    assert(ok); /* we wrote it ourselves */
    (void)ok;
    ch->facts = true;
}

/* As many lines from `*at` on as one event holds. */
static void put_lines(struct buffer *o, json_t *list, size_t *at)
{
    out_open(o, "lines", '[');
    for (; *at < json_array_size(list) &&
           o->len + 6 * RECORD_LINE_MAX < STORE_BODY_MAX;
         ++*at)
        out_string(o, NULL, json_string_value(json_array_get(list, *at)));
    out_close(o, ']');
    out_close(o, '}');
}

bool change_record(struct change *ch, json_t *list, dsk_note *why)
{
    size_t at = 0;

    while (at < json_array_size(list)) {
        struct entry e;

        put_lines(change_event(ch, ENTRY_RECORD), list, &at);
        if (!entry_read(&e, ch->body.text, ch->body.len) || !add(ch, &e, why))
            return false;
    }
    return true;
}

void change_seat(struct change *ch, enum entry_kind kind, int seat)
{
    out_number(change_event(ch, kind), "seat", seat);
    change_put(ch);
}

bool change_action(struct change *ch, int by, int lag, dsk_action a,
                   dsk_note *why)
{
    const struct table *t = &ch->fork;
    char text[ACTION_TEXT_MAX];
    struct entry e;

    dsk_format(t->set->rules, t->live.state, a, text, sizeof text);
    entry_act(&e, by, lag, a, text);
    return add(ch, &e, why);
}

static void write_result(const struct table *t, struct buffer *o)
{
    out_open(o, "scores", '[');
    for (int i = 0; i < t->nseats; i++)
        out_number(o, NULL, dsk_score(t->set->rules, t->live.state, i));
    out_close(o, ']');
    out_seats(o, "winners", tbl_winners(t));
}

static void end_game(struct change *ch)
{
    const struct table *t = &ch->fork;
    char seed[FAIR_HEX_SIZE];
    struct buffer *o = change_event(ch, ENTRY_OVER);

    fair_hex(t->secret, seed);
    write_result(t, o);
    out_string(o, "reveal", seed);
    change_put(ch);
}

void change_settle(struct change *ch)
{
    struct table *t = &ch->fork;

    while (course_player(&t->live) == DSK_CHANCE)
        change_action(ch, DSK_CHANCE, 0, tbl_draw(t), NULL);
    if (t->status == GAME_PLAYING &&
        (course_player(&t->live) == DSK_OVER || tbl_given_up(t)))
        end_game(ch);
}

bool change_start(struct change *ch)
{
    const struct table *t = &ch->fork;
    char hex[FAIR_HEX_SIZE];
    struct buffer *o;

    for (int i = 0; i < t->nseats; i++) {
        if (t->seat[i].kind == SEAT_EMPTY)
            return false;
    }
    fair_hex(t->commitment, hex);
    o = change_event(ch, ENTRY_START);
    out_open(o, "fair", '{');
    out_string(o, "commitment", hex);
    out_open(o, "client", '[');
    for (int i = 0; i < t->nseats; i++)
        out_string(o, NULL, t->seat[i].entropy);
    out_close(o, ']');
    out_close(o, '}');
    change_put(ch);
    change_settle(ch);
    return true;
}

uint64_t move_hash(const char *move_id)
{
    static const unsigned char key[crypto_shorthash_KEYBYTES] = "move ids";
    uint64_t hash;

    crypto_shorthash((unsigned char *)&hash, (const unsigned char *)move_id,
                     strlen(move_id), key);
    return hash == 0 ? 1 : hash;
}

/* ---- to the store ------------------------------------------------------- */

/* An append that is not answered yet. */
struct flight {
    struct change change;
    struct conn *conn; /* may be NULL */
    char *re;
    int64_t since;
};

static void flight_free(struct flight *f)
{
    change_free(&f->change);
    free(f->re);
    conn_drop(f->conn);
    free(f);
}

static void send_ack(struct flight *f)
{
    const struct change *ch = &f->change;
    uint32_t last = ch->fork.head;
    struct buffer o = {0};

    if (f->conn == NULL || f->re == NULL)
        return;
    out_message(&o, "ack", last);
    out_string(&o, "re", f->re);
    out_number(&o, "first", last - (uint32_t)ch->n + 1);
    out_number(&o, "last", last);
    out_close(&o, '}');
    conn_send_text(f->conn, o.text, o.len);
    buffer_free(&o);
}

/* Why an append was refused, as a code for the client. */
static const char *refusal(int status)
{
    return status == STORE_E_FULL || status == STORE_E_IO       ? "read_only"
           : status == STORE_E_SHUT || status == STORE_E_FENCED ? "busy"
                                                                : "internal";
}

static void flight_failed(struct flight *f, int status)
{
    struct desk *d = f->change.desk;

    log_event(LOG_ERROR, "append_failed", "table", d->table.id, "status",
              store_status_name(status), NULL);
    if (f->conn != NULL)
        conn_error(f->conn, f->re, refusal(status), NULL);
    if (status == STORE_E_FULL || status == STORE_E_IO)
        hub_read_only(d->hub);
    if (status == STORE_E_FENCED || status == STORE_E_HEAD)
        desk_lost(d);
}

void change_land(struct change *ch, struct table *t)
{
    for (int i = 0; i < ch->n; i++) {
        if (ch->entry[i].kind == ENTRY_ACTION)
            ch->desk->hub->metrics->actions++;
    }
    tbl_take(t, &ch->fork, ch->entry, ch->n);
    desk_shut_out(ch->desk);
    for (int i = 0; i < ch->n; i++) {
        desk_tell(ch->desk, &ch->telling[i]);
        telling_drop(&ch->telling[i]);
    }
    ch->n = 0; /* the table has them now */
}

static void flight_done(void *user, int status)
{
    struct flight *f = user;
    struct change *ch = &f->change;
    struct desk *d = ch->desk;

    d->busy = false;
    if (status == STORE_OK && d->lost) /* it is for another node to tell */
        status = STORE_E_FENCED;
    if (status != STORE_OK) {
        flight_failed(f, status);
    } else {
        metrics_ack(d->hub->metrics, hub_now(d->hub) - f->since);
        send_ack(f);
        change_land(ch, &d->table);
        desk_settled(d, ch->facts);
        if (ch->after != NULL)
            ch->after(d);
    }
    flight_free(f);
    desk_go_on(d);
}

static void seat_facts(const struct seat *s, struct buffer *o)
{
    static const char *const kinds[NSEAT_KINDS] = {"empty", "person", "bot"};

    out_open(o, NULL, '{');
    out_string(o, "kind", kinds[s->kind]);
    if (s->kind == SEAT_BOT)
        out_string(o, "bot", s->bot);
    if (s->called != 0)
        out_number(o, "called", s->called);
    if (s->user[0] != '\0')
        out_string(o, "user", s->user);
    if (s->kind == SEAT_BOT && s->user[0] != '\0')
        out_string(o, "why", lent_names[s->lent]);
    if (s->user[0] != '\0' || s->name[0] != '\0')
        out_string(o, "name", s->name);
    if (s->kind != SEAT_EMPTY)
        out_number(o, "colour", s->colour);
    out_close(o, '}');
}

void tbl_write_seats(const struct table *t, struct buffer *o)
{
    out_string(o, "game", dsk_rules_game(t->set->rules));
    out_string(o, "setup", t->set->setup);
    out_string(o, "engine", t->engine);
    out_open(o, "seats", '[');
    for (int i = 0; i < t->nseats; i++)
        seat_facts(&t->seat[i], o);
    out_close(o, ']');
}

void tbl_write_score(const struct table *t, struct buffer *o)
{
    if (t->status == GAME_PLAYING)
        out_number(o, "to_act", course_player(&t->live));
    if (t->status == GAME_OVER)
        write_result(t, o);
}

void tbl_facts(const struct table *t, bool shows, struct buffer *json,
               struct store_facts *f)
{
    char clock[CLOCK_TEXT_MAX];

    clock_rule_write(&t->clock, clock, sizeof clock);
    out_open(json, NULL, '{');
    tbl_write_seats(t, json);
    out_string(json, "clock", clock);
    out_string(json, "spectators", watch_names[t->watch]);
    if (shows)
        tbl_write_score(t, json);
    out_close(json, '}');
    memset(f, 0, sizeof *f);
    f->status = t->status;
    f->listed = t->listed;
    f->facts = json->text;
    f->nseats = t->nseats;
    for (int i = 0; i < t->nseats; i++)
        f->users[i] = t->seat[i].user[0] == '\0' ? NULL : t->seat[i].user;
}

/*
 * Better points come first; a winner before all others; whoever left a bot to
 * play after all who did not, whatever the bot has won.
 */
static bool is_before(const struct table *t, const int *score, unsigned winners,
                      int a, int b)
{
    bool won_a = winners >> a & 1, won_b = winners >> b & 1;

    if (tbl_left(t, a) || tbl_left(t, b))
        return !tbl_left(t, a);
    return won_a != won_b ? won_a : !won_a && score[a] > score[b];
}

/* Does the game count, and how?  Everybody is a person, and another one. */
static bool read_result(const struct table *t, struct store_result *r)
{
    unsigned winners = tbl_winners(t);
    int score[DSK_PLAYERS_MAX];

    if (!t->rated || t->status != GAME_OVER)
        return false;
    r->kind = dsk_rules_game(t->set->rules);
    r->n = t->nseats;
    for (int i = 0; i < r->n; i++) {
        score[i] = dsk_score(t->set->rules, t->live.state, i);
        r->users[i] = t->seat[i].user;
        if (r->users[i][0] == '\0' || tbl_seats_of(t, r->users[i]) != 1u << i)
            return false;
    }
    for (int i = 0; i < r->n; i++) {
        r->place[i] = 1;
        for (int k = 0; k < r->n; k++)
            r->place[i] += is_before(t, score, winners, k, i);
    }
    return true;
}

struct store_event *change_events(const struct change *ch, const char *move_id)
{
    struct store_event *ev = server_memory((size_t)ch->n * sizeof *ev);

    for (int i = 0; i < ch->n; i++) {
        ev[i].seq = ch->fork.head - (uint32_t)(ch->n - 1 - i);
        ev[i].at = ch->at;
        ev[i].move_id = i == 0 ? move_id : NULL;
        ev[i].body = ch->entry[i].body;
        ev[i].len = strlen(ch->entry[i].body);
    }
    return ev;
}

static struct flight *take_off(struct change *ch, struct conn *conn,
                               const char *re)
{
    struct flight *f = server_memory(sizeof *f);

    f->change = *ch;
    f->conn = conn;
    if (conn != NULL)
        conn_hold(conn);
    f->re = re == NULL ? NULL : server_copy(re);
    f->since = hub_now(ch->desk->hub);
    return f;
}

/*
 * Lists say who is to act.  For tables in memory they look there; the facts in
 * the store must be right for somebody who is not here.
 */
static bool waits_for_absent(const struct change *ch)
{
    int seat = course_player(&ch->fork.live);

    return seat >= 0 && ch->fork.seat[seat].kind == SEAT_PERSON &&
           !desk_here(ch->desk, ch->fork.seat[seat].user);
}

void change_commit(struct change *ch, struct conn *conn, const char *re,
                   const char *move_id)
{
    struct desk *d = ch->desk;
    struct store_event *ev;
    struct store_facts facts;
    struct store_result result;
    struct buffer json = {0};
    struct store_append a = {.game = d->table.id, .epoch = d->epoch};

    if (ch->n == 0) {
        if (conn != NULL)
            conn_ok(conn, re);
        change_free(ch);
        return;
    }
    ev = change_events(ch, move_id);
    if (move_id != NULL)
        ch->entry[0].move = move_hash(move_id);
    a.head = d->table.head;
    a.events = ev;
    a.nevents = ch->n;
    if (ch->facts || waits_for_absent(ch)) {
        tbl_facts(&ch->fork, true, &json, &facts);
        a.facts = &facts;
    }
    if (d->table.status == GAME_PLAYING && read_result(&ch->fork, &result))
        a.result = &result;
    if (d->table.status == GAME_PLAYING && tbl_over(&ch->fork) &&
        d->table.watch == WATCH_DELAYED)
        a.hold = (int64_t)d->table.delay * 1000;
    d->busy = true;
    store_append(d->hub->store, &a, flight_done, take_off(ch, conn, re));
    buffer_free(&json);
    free(ev);
}
