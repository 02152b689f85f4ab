/*
 * People around a table: see hub.h.
 *
 * Most clients are told of an event when it happens, all of a kind with the
 * same frame.  One who wants to hear what it missed has a walker that goes
 * through the log as fast as the client reads, until it has caught up and is
 * told like everybody else (replay.c).  Delayed spectators share one
 * late table (late.c).
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server/jobs.h"
#include "server/log.h"
#include "server/request.h"
#include "server/server.h"

void desk_init(struct desk *d, struct hub *h, const struct table *t,
               uint32_t epoch)
{
    memset(d, 0, sizeof *d);
    d->hub = h;
    d->table = *t;
    d->epoch = epoch;
    teller_init(&d->teller, d->table.set);
    d->idle_since = hub_now(h);
    for (int i = 0; i < DSK_PLAYERS_MAX; i++)
        d->gone[i] = d->idle_since;
}

static void free_waiting(struct waiting *w)
{
    conn_drop(w->conn);
    json_decref(w->message);
    free(w);
}

void desk_free(struct desk *d)
{
    struct waiting *w;

    assert(d->conns == NULL);
    bots_forget(d->hub->bots, d->table.id);
    while ((w = d->first) != NULL) {
        d->first = w->next;
        free_waiting(w);
    }
    desk_late_free(d);
    desk_replay_free(d);
    free(d->thought);
    teller_free(&d->teller);
    tbl_free(&d->table);
    free(d);
}

/* ---- who is told -------------------------------------------------------- */

/* Is it told what happens, or is it still on its way there? */
static bool is_live(const struct conn *c)
{
    return c->walker == NULL && !c->joining;
}

/*
 * Includes those still on their way: they may have arrived when it is told.
 * Nobody else joins meanwhile, for a hello waits while an append is on its way.
 */
struct listeners desk_listening(const struct desk *d, unsigned among)
{
    struct listeners l = {{0}};

    for (const struct conn *c = d->conns; c != NULL; c = c->next)
        l.slots[c->view] |= c->viewers & among;
    return l;
}

static bool nobody(const struct listeners *l)
{
    return (l->slots[0] | l->slots[1]) == 0;
}

static struct frame *event_frame(const struct teller *t, int slot, bool view)
{
    struct buffer o = {0};
    struct frame *f;

    teller_event(t, slot_viewer(slot), view, &o);
    f = frame_text(o.text, o.len);
    buffer_free(&o);
    return f;
}

void telling_write(struct teller *teller, const struct entry *e,
                   const struct listeners *l, struct telling *t)
{
    teller_after(teller, e, l->slots[1]);
    for (int i = 0; i < VIEWER_SLOTS; i++) {
        for (int view = 0; view < 2; view++)
            t->frame[i][view] =
                l->slots[view] >> i & 1 ? event_frame(teller, i, view) : NULL;
    }
}

void telling_drop(struct telling *t)
{
    for (int i = 0; i < VIEWER_SLOTS; i++) {
        frame_drop(t->frame[i][0]);
        frame_drop(t->frame[i][1]);
    }
}

const dsk_sink *desk_before(struct desk *d, const struct course *c,
                            struct listeners *l)
{
    bool late = d->table.watch == WATCH_DELAYED && c->started;

    *l = desk_listening(d, late ? ~SPECTATOR_BIT : ~0u);
    teller_before(&d->teller, c, l->slots[1]);
    return nobody(l) ? NULL : teller_sink(&d->teller);
}

void desk_after(struct desk *d, const struct entry *e,
                const struct listeners *l, struct telling *t)
{
    telling_write(&d->teller, e, l, t);
}

void desk_tell(struct desk *d, const struct telling *t)
{
    for (int i = 0; i < VIEWER_SLOTS; i++) {
        for (struct conn *c = d->conns; c != NULL; c = c->next) {
            struct frame *f = t->frame[i][c->view];

            if (f != NULL && is_live(c) && (c->viewers >> i & 1))
                conn_send(c, f);
        }
    }
}

/* ---- what everybody may know -------------------------------------------- */

/* May this user (or "") know how the game stands? */
static bool desk_shows(const struct desk *d, const char *user)
{
    return d->table.watch != WATCH_NONE || d->table.status != GAME_PLAYING ||
           tbl_seats_of(&d->table, user) != 0;
}

bool desk_here(const struct desk *d, const char *user)
{
    for (const struct conn *c = d->conns; c != NULL; c = c->next) {
        if (strcmp(c->who.id, user) == 0)
            return true;
    }
    return false;
}

static void write_fair(const struct table *t, struct buffer *o)
{
    char hex[FAIR_HEX_SIZE];

    out_open(o, "fair", '{');
    fair_hex(t->commitment, hex);
    out_string(o, "commitment", hex);
    out_open(o, "client", '[');
    for (int i = 0; i < t->nseats; i++)
        out_string(o, NULL, t->seat[i].entropy);
    out_close(o, ']');
    fair_hex(t->secret, hex);
    out_string_or_null(o, "server", tbl_over(t) ? hex : NULL);
    out_close(o, '}');
}

static void write_proposal(const struct table *t, struct buffer *o)
{
    const struct proposal *p = &t->proposal;

    if (p->n == 0) {
        out_null(o, "proposal");
        return;
    }
    out_open(o, "proposal", '{');
    tbl_write_proposal(p, o);
    out_seats(o, "yes", p->yes);
    out_close(o, '}');
}

static void write_you(const struct table *t, const char *user, struct buffer *o)
{
    out_open(o, "you", '{');
    out_string(o, "user", user);
    out_seats(o, "seats", tbl_seats_of(t, user));
    out_close(o, '}');
}

static void write_options(const struct table *t, struct buffer *o)
{
    out_bool(o, "listed", t->listed);
    out_bool(o, "rated", t->rated);
    if (t->live.opening != NULL) /* never provably fair */
        out_bool(o, "continued", true);
    out_string(o, "spectators", watch_names[t->watch]);
    out_number(o, "delay", t->delay);
    out_string(o, "undo", t->undo ? "agree" : "never");
    out_string(o, "timeout", t->timeout_bot ? "bot" : "vote");
    out_string(o, "stand_in", t->stand_in);
    tbl_write_aids(t->aids, o);
}

void desk_write_table(struct desk *d, const char *user, struct buffer *o)
{
    const struct table *t = desk_table_of(d, user);
    bool late = t != &d->table;
    bool hides = !desk_shows(d, user); /* how the game stands */

    out_string(o, "id", t->id);
    out_string(o, "status", status_names[t->status]);
    out_string(o, "owner", t->owner);
    write_you(t, user, o);
    tbl_write_seats(t, o);
    write_options(t, o);
    out_seats(o, "here", late ? d->late_here : presence_seats(d));
    out_number(o, "watching", late ? d->late_watching : presence_watching(d));
    if (!late)
        presence_write_away(d, o);
    if (!hides) {
        tbl_write_score(t, o);
        out_number(o, "ply", t->live.nactions);
        tell_clock(&t->live, late ? t->changed : hub_now(d->hub), true, o);
    }
    write_fair(t, o);
    if (!hides)
        write_proposal(t, o);
    out_string_or_null(o, "next", t->next[0] == '\0' ? NULL : t->next);
}

/* What is in memory is newer than the facts in the store. */
void desk_write_row(struct desk *d, const char *user, struct buffer *o)
{
    const struct table *t = desk_table_of(d, user);
    struct store_facts facts;
    struct buffer json = {0};

    out_string(o, "id", t->id);
    out_string(o, "status", status_names[t->status]);
    out_number(o, "created", d->table.created);
    out_number(o, "changed",
               desk_shows(d, user) ? t->changed : d->table.created);
    out_bool(o, "listed", d->table.listed);
    tbl_facts(t, desk_shows(d, user), &json, &facts);
    out_raw(o, NULL, json.text + 1, json.len - 2);
    buffer_free(&json);
}

void conn_tell_table(struct conn *c)
{
    struct buffer o = {0};

    out_message(&o, "table", conn_head(c));
    desk_write_table(c->desk, c->who.id, &o);
    out_close(&o, '}');
    conn_send_text(c, o.text, o.len);
    buffer_free(&o);
}

bool conn_muted(const struct conn *c, const char *user)
{
    for (int i = 0; i < c->nmuted; i++) {
        if (strcmp(c->muted[i], user) == 0)
            return true;
    }
    return false;
}

void desk_lost(struct desk *d)
{
    struct conn *next;

    d->lost = true;
    for (struct conn *c = d->conns; c != NULL; c = next) {
        next = c->next;
        conn_close(c, CLOSE_TABLE, "gone");
    }
}

/* ---- joining ------------------------------------------------------------ */

static void send_states(struct desk *d, struct conn *c)
{
    /* What delayed spectators may see by now is part of the state. */
    c->joining = true;
    for (int i = 0; i < VIEWER_SLOTS; i++) {
        bool late = (1u << i & late_bits(d)) != 0;

        if (c->viewers >> i & 1)
            conn_send_state(
                c, late ? desk_spectators_course(d) : &d->table.live, i);
    }
    c->joining = false;
}

/* May it be told all that?  Else the position has to do. */
static bool may_replay(const struct conn *c, uint32_t events)
{
    double rate = c->hub->config->rate_message * REPLAY_RATE;
    struct limit l = {rate, rate * REPLAY_BURST};

    return limiter_spend(c->hub->limiter, "replay", c->network, &l,
                         hub_now(c->hub), (int)events, NULL) &&
           limiter_spend(c->hub->limiter, "replay", c->who.id, &l,
                         hub_now(c->hub), (int)events, NULL);
}

static unsigned default_viewers(const struct desk *d, const struct conn *c)
{
    unsigned seats = tbl_seats_of(&d->table, c->who.id);

    return seats != 0 ? seats : SPECTATOR_BIT;
}

/* "as" of hello; false if one of them is not mine to see. */
static bool read_viewers(struct desk *d, struct conn *c, json_t *as)
{
    unsigned mine = tbl_seats_of(&d->table, c->who.id) | SPECTATOR_BIT;
    size_t n = json_array_size(as);

    c->follow = as == NULL;
    c->viewers = as == NULL ? default_viewers(d, c) : 0;
    for (size_t i = 0; i < n; i++) {
        json_int_t v = json_integer_value(json_array_get(as, i));

        if (v < -1 || v >= DSK_PLAYERS_MAX ||
            (mine >> viewer_slot((int)v) & 1) == 0)
            return false;
        c->viewers |= 1u << viewer_slot((int)v);
    }
    /* one cannot see the same table now and later at once */
    if (d->table.watch == WATCH_DELAYED && (c->viewers & SPECTATOR_BIT) &&
        c->viewers != SPECTATOR_BIT)
        return false;
    return c->viewers != 0;
}

/* Spectators come where they are welcome; anybody comes before the start. */
static bool may_watch(const struct desk *d, const struct conn *c)
{
    return c->viewers != SPECTATOR_BIT || desk_shows(d, "");
}

void desk_shut_out(struct desk *d)
{
    struct conn *next;

    for (struct conn *c = d->conns; c != NULL; c = next) {
        next = c->next;
        if (may_watch(d, c))
            continue;
        conn_error(c, NULL, "hidden", NULL);
        desk_leave(c);
    }
}

void conn_mute(struct conn *c, json_t *list)
{
    size_t n = json_array_size(list);

    free(c->muted);
    c->muted = NULL;
    c->nmuted = 0;
    if (n == 0)
        return;
    c->muted = server_memory(n * sizeof *c->muted);
    for (size_t i = 0; i < n && i < MUTE_MAX; i++) {
        const char *user = json_string_value(json_array_get(list, i));

        if (user != NULL && strlen(user) <= STORE_USER_MAX)
            memcpy(c->muted[c->nmuted++], user, strlen(user) + 1);
    }
}

static void link_conn(struct desk *d, struct conn *c)
{
    c->desk = d;
    c->prev = NULL;
    c->next = d->conns;
    if (d->conns != NULL)
        d->conns->prev = c;
    d->conns = c;
    d->idle_since = 0;
    presence_come(c);
    desk_drop_notices(d, c->seated);
}

void desk_join(struct desk *d, const struct ask *hello)
{
    struct conn *c = hello->conn;

    if (!read_viewers(d, c, hello->as)) {
        ask_refuse(hello, "seat");
        return;
    }
    if (!may_watch(d, c)) {
        ask_refuse(hello, "hidden");
        return;
    }
    c->view = hello->view;
    conn_mute(c, hello->mute);
    c->joining = true;
    link_conn(d, c);
    conn_tell_table(c);
    if (hello->from != FIELD_MISSING && (uint32_t)hello->from <= conn_head(c) &&
        may_replay(c, conn_head(c) - (uint32_t)hello->from)) {
        walker_start(c, (uint32_t)hello->from, (uint32_t)hello->chat);
    } else {
        send_states(d, c);
        chat_recall(d, c, (uint32_t)hello->chat);
    }
    presence_changed(d);
    desk_rank_bot(d);
    desk_hand_back(d, c->who.id);
}

void desk_leave(struct conn *c)
{
    struct desk *d = c->desk;

    walker_free(c);
    free(c->muted);
    c->muted = NULL;
    c->nmuted = 0;
    if (d == NULL)
        return;
    if (c->prev != NULL)
        c->prev->next = c->next;
    else
        d->conns = c->next;
    if (c->next != NULL)
        c->next->prev = c->prev;
    c->desk = NULL;
    c->prev = c->next = NULL;
    if (d->conns == NULL) {
        d->idle_since = hub_now(d->hub);
        teller_forget(&d->teller);
    }
    presence_go(d, c);
    presence_changed(d);
    desk_rank_bot(d);
}

/*
 * Somebody has sat down or stood up: those who did not say whose eyes they
 * want follow their seats, and get the position as those see it.
 */
static void desk_refollow(struct desk *d)
{
    for (struct conn *c = d->conns; c != NULL; c = c->next) {
        unsigned seats = tbl_seats_of(&d->table, c->who.id);
        unsigned before = c->viewers;

        if (c->follow)
            c->viewers = default_viewers(d, c);
        else
            c->viewers &= seats | SPECTATOR_BIT;
        if (c->viewers == 0)
            c->viewers = SPECTATOR_BIT;
        if (c->viewers != before && c->walker == NULL)
            send_states(d, c);
    }
}

/* ---- after events ------------------------------------------------------- */

void desk_settled(struct desk *d, bool changed)
{
    bool fresh = late_bits(d) != 0 && !d->late_used;

    if (changed) {
        presence_recount(d);
        desk_refollow(d);
        for (struct conn *c = d->conns; c != NULL; c = c->next) {
            if (!conn_late(c) || fresh) /* they are told when they may know */
                conn_tell_table(c);
        }
    }
    if (fresh && d->news == NULL)
        presence_tell(d);
    desk_catch_up(d);
    if (tbl_over(&d->table) && !late_ends(d))
        bots_forget(d->hub->bots, d->table.id);
    desk_ask_bot(d);
    desk_put_jobs(d);
}

bool desk_wait(struct desk *d, struct conn *c, json_t *m, bool hello)
{
    struct waiting *w;

    if (!hello && d->nwaiting == DESK_QUEUE_MAX)
        return false;
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
    return true;
}

void desk_go_on(struct desk *d)
{
    if (d->rematch[0] != '\0' && !d->busy)
        desk_tell_rematch(d);
    desk_bot_acts(d);
    while (d->first != NULL && !d->busy) {
        struct waiting *w = d->first;

        d->first = w->next;
        if (d->first == NULL)
            d->last = NULL;
        d->nwaiting -= !w->hello;
        if (w->hello)
            request_join(d, w->conn, w->message);
        else if (w->conn->desk == d)
            request_run(d, w->conn, w->message);
        free_waiting(w);
    }
}
