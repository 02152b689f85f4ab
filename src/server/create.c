/* New tables, and the next table for the same people: see hub.h. */
#include <stdlib.h>
#include <string.h>

#include "server/check.h"
#include "server/field.h"
#include "server/hub.h"
#include "server/log.h"
#include "server/server.h"

/* A table on its way into the store. */
struct creation {
    struct hub *hub;
    struct desk desk; /* only its table and epoch are used */
    struct change change;
    created_fn *done;
    void *user;
};

/* What POST /tables asks for. */
struct wish {
    const struct person *who;
    const char *setup, *name, *clock, *stand_in, *entropy;
    bool listed, rated;
    int timeout, watch, delay, undo;
    unsigned aids;
    json_t *seats, *aid_list;
    json_t *record;     /* lines that were played elsewhere; or NULL */
    const char *code;   /* what is wrong... */
    struct buffer data; /* ...and where     */
};

static const char *const timeouts[] = {"vote", "bot"};
static const char *const undos[] = {"never", "agree"};
static const char *const seat_kinds[] = {"person", "me", "bot"};
enum { WISH_PERSON, WISH_ME, WISH_BOT, NWISHES };

/* ---- building the first events ------------------------------------------ */

static struct creation *begin(struct hub *h, created_fn *done, void *user)
{
    struct creation *c = server_memory(sizeof *c);
    unsigned char secret[FAIR_BYTES];
    char id[TABLE_ID_SIZE];

    hub_new_id(h, id);
    hub_random(h, secret, sizeof secret);
    c->hub = h;
    c->done = done;
    c->user = user;
    c->desk.hub = h;
    c->desk.epoch = 1;
    tbl_init(&c->desk.table, &h->sets, id, secret);
    c->desk.table.twist = h->config->test_twist;
    change_begin(&c->change, &c->desk);
    return c;
}

static void put_created(struct creation *c, const struct wish *w)
{
    struct buffer *o = change_event(&c->change, ENTRY_CREATED);
    char hex[FAIR_HEX_SIZE];

    fair_hex(c->desk.table.commitment, hex);
    out_string(o, "by", w->who->id);
    out_string(o, "setup", w->setup);
    out_string(o, "clock", w->clock);
    out_string(o, "timeout", timeouts[w->timeout]);
    out_bool(o, "listed", w->listed);
    out_bool(o, "rated", w->rated);
    out_string(o, "spectators", watch_names[w->watch]);
    out_number(o, "delay", w->delay);
    out_string(o, "undo", undos[w->undo]);
    out_string(o, "stand_in", w->stand_in);
    tbl_write_aids(w->aids, o);
    out_string(o, "commitment", hex);
    out_string(o, "engine", dsk_version());
    out_number(o, "rules", TABLE_RULES);
    change_put(&c->change);
}

/* A person's seat, or a bot's. */
static void put_seat(struct change *ch, int seat, const struct seat *s)
{
    if (s->user[0] != '\0')
        change_sit(ch, seat, s->user, s->name, s->colour, s->entropy);
    else
        change_bot(ch, seat, s->bot, s->colour);
}

/* ---- into the store ----------------------------------------------------- */

static void creation_free(struct creation *c)
{
    change_free(&c->change);
    free(c);
}

static void created(void *user, int status)
{
    struct creation *c = user;
    struct desk *d = NULL;

    if (status == STORE_OK) {
        change_land(&c->change, &c->desk.table);
        d = hub_add(c->hub, &c->desk.table, c->desk.epoch);
        c->hub->metrics->tables_created++;
    } else {
        log_event(LOG_ERROR, "create_failed", "status",
                  store_status_name(status), NULL);
        tbl_free(&c->desk.table);
    }
    c->done(c->user, d, status == STORE_OK ? "" : "read_only", "");
    if (d != NULL)
        desk_settled(d, false);
    creation_free(c);
}

/* Starts it if nobody is missing, and writes it. */
static void finish(struct creation *c)
{
    struct change *ch = &c->change;
    struct store_event *ev;
    struct store_facts facts;
    struct buffer json = {0};
    struct store_append a = {.game = c->desk.table.id, .epoch = 1};

    change_start(ch);
    ev = change_events(ch, NULL);
    tbl_facts(&ch->fork, true, &json, &facts);
    a.events = ev;
    a.nevents = ch->n;
    a.facts = &facts;
    store_create(c->hub->store, &a, c->desk.table.secret, created, c);
    buffer_free(&json);
    free(ev);
}

static void cancel(struct creation *c, struct wish *w)
{
    c->done(c->user, NULL, w->code, buffer_text(&w->data));
    tbl_free(&c->desk.table);
    creation_free(c);
}

/* ---- reading a wish ----------------------------------------------------- */

static bool wrong(struct wish *w, const char *field)
{
    w->code = "field";
    out_string(&w->data, "field", field);
    return false;
}

static bool good_name(const char *text)
{
    return check_people_text(text, NAME_CHARS);
}

static bool good_entropy(const char *text)
{
    return text[0] == '\0' || fair_client_ok(text);
}

static bool good_clock(const char *text)
{
    struct clock_rule rule;

    return clock_rule_read(text, &rule);
}

static bool good_aids(json_t *list)
{
    unsigned aids;

    return tbl_read_aids(list, &aids);
}

/* Lines of a saved game, without control characters. */
static bool good_record(json_t *list)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *line = json_string_value(json_array_get(list, i));

        if (line == NULL || line[0] == '\0' || strlen(line) > RECORD_LINE_MAX)
            return false;
        for (; *line != '\0'; line++) {
            if (*line < ' ' || *line > '~')
                return false;
        }
    }
    return true;
}

#define AT(member)     .at = offsetof(struct wish, member)
#define WORDS(list, n) .words = (list), .hi = (n)

static const struct field wish_fields[] = {
    {"setup", FIELD_TEXT, true, .hi = SETUP_SIZE - 1, AT(setup)},
    {"name", FIELD_TEXT, .hi = NAME_SIZE - 1, AT(name), .good = good_name},
    {"entropy", FIELD_TEXT, .hi = FAIR_CLIENT_MAX, AT(entropy),
     .good = good_entropy},
    {"seats", FIELD_LIST, .lo = 0, .hi = INT32_MAX, AT(seats)},
    {"clock", FIELD_TEXT, .hi = CLOCK_TEXT_MAX, AT(clock), .none_text = "none",
     .good = good_clock},
    {"timeout", FIELD_WORD, WORDS(timeouts, 2), AT(timeout)},
    {"undo", FIELD_WORD, WORDS(undos, 2), AT(undo), .none = 1},
    {"spectators", FIELD_WORD, WORDS(watch_names, NWATCHES), AT(watch),
     .none = WATCH_LIVE},
    {"delay", FIELD_INT, .lo = 0, .hi = 3600, AT(delay)},
    {"listed", FIELD_BOOL, AT(listed)},
    {"rated", FIELD_BOOL, AT(rated)},
    {"stand_in", FIELD_TEXT, .hi = BOT_SIZE - 1, AT(stand_in),
     .none_text = RATED_STAND_IN, .good = bot_known},
    {"aids", FIELD_LIST, .lo = 0, .hi = NAIDS, AT(aid_list),
     .good_list = good_aids},
    {"record", FIELD_LIST, .lo = 0, .hi = INT32_MAX, AT(record),
     .good_list = good_record},
    {.name = NULL},
};

static bool read_wish(struct wish *w, json_t *j)
{
    const char *bad;
    int version;

    if (!check_int(j, "v", 1, 1, &version))
        return wrong(w, "v");
    if (!fields_read(wish_fields, "v", j, w, &bad))
        return wrong(w, bad);
    if (w->watch == WATCH_DELAYED && w->delay < 1)
        return wrong(w, "delay");
    if (w->rated && w->record != NULL)
        return wrong(w, "rated"); /* chance was in people's hands */
    w->aids = AIDS_ALL;
    if (w->aid_list != NULL)
        tbl_read_aids(w->aid_list, &w->aids);
    if (w->rated && identity_is_bot(w->who->account))
        return wrong(w, "rated");
    if (w->rated) { /* people play, and nobody whispers (doc/ratings.md) */
        w->aids &= ~(1u << AID_HINT);
        w->stand_in = RATED_STAND_IN;
    }
    return true;
}

/* The set-up line must stand; it is written complete. */
static bool read_setup(struct hub *h, struct wish *w, char *full)
{
    struct ruleset *set;
    dsk_note why;

    set = ruleset_get(&h->sets, w->setup, &why);
    if (set == NULL) {
        w->code = "setup";
        out_note(&w->data, "note", &why);
        return false;
    }
    memcpy(full, set->setup, strlen(set->setup) + 1);
    w->setup = full;
    if (w->seats != NULL && json_array_size(w->seats) != (size_t)set->players)
        wrong(w, "seats");
    else if (w->rated && strstr(full, " hands=") != NULL)
        wrong(w, "rated"); /* cards that nobody tracks prove nothing */
    ruleset_drop(&h->sets, set);
    return w->code == NULL;
}

/* One element of `seats`. */
struct seat_wish {
    int kind, colour;
    const char *name, *bot;
};

#undef AT
#define AT(member) .at = offsetof(struct seat_wish, member)

static const struct field seat_fields[] = {
    {"kind", FIELD_WORD, true, WORDS(seat_kinds, NWISHES), AT(kind)},
    {"name", FIELD_TEXT, .hi = NAME_SIZE - 1, AT(name), .good = good_name},
    {"colour", FIELD_INT, .lo = 0, .hi = DSK_PLAYERS_MAX - 1, AT(colour),
     .none = FIELD_MISSING},
    {"bot", FIELD_TEXT, .hi = BOT_SIZE - 1, AT(bot)},
    {.name = NULL},
};

static void copy(char *to, const char *from)
{
    memcpy(to, from, strlen(from) + 1);
}

/* A seat of the one who creates the table. */
static void my_seat(const struct wish *w, const char *name, struct seat *s)
{
    s->kind = SEAT_PERSON;
    copy(s->user, w->who->id);
    copy(s->name, person_name(w->who, name));
    copy(s->entropy, w->entropy);
}

/* May a guest sit here under this name? */
static bool may_be_called(const struct hub *h, struct wish *w,
                          const struct seat *s)
{
    if (s->kind == SEAT_PERSON && w->who->account[0] == '\0')
        w->code = identity_guest_name(h->identity, s->name);
    return w->code == NULL;
}

static bool read_seat(struct wish *w, json_t *j, struct seat *s)
{
    struct seat_wish sw;
    const char *bad;

    if (!json_is_object(j) || !fields_read(seat_fields, "", j, &sw, &bad))
        return wrong(w, "seats");
    if (sw.kind == WISH_BOT && !bot_known(sw.bot))
        return wrong(w, "bot");
    s->colour = sw.colour;
    if (sw.kind == WISH_ME) {
        my_seat(w, json_object_get(j, "name") == NULL ? w->name : sw.name, s);
    } else if (sw.kind == WISH_BOT && w->rated) {
        return wrong(w, "seats");
    } else if (sw.kind == WISH_BOT) {
        s->kind = SEAT_BOT;
        copy(s->bot, sw.bot);
    }
    return true;
}

/* Colours that were wished first, then the others what is left. */
static bool give_colours(struct wish *w, struct seat *s, int n)
{
    unsigned used = 0;

    for (int i = 0; i < n; i++) {
        if (s[i].colour >= 0 && (used >> s[i].colour & 1))
            return wrong(w, "colour");
        if (s[i].colour >= 0)
            used |= 1u << s[i].colour;
    }
    for (int i = 0; i < n; i++) {
        for (int k = 0; s[i].colour < 0; k++) {
            if ((used >> k & 1) == 0)
                s[i].colour = k;
        }
        used |= 1u << s[i].colour;
    }
    return true;
}

/* What was played elsewhere must keep to the rules, and not be over. */
static bool put_record(struct creation *c, struct wish *w)
{
    const struct course *live = &c->change.fork.live;
    dsk_note why = {0};

    if (w->record == NULL)
        return true;
    if (!change_record(&c->change, w->record, &why)) {
        wrong(w, "record");
        out_note(&w->data, "note", &why);
        return false;
    }
    return dsk_player(live->set->rules, live->state) != DSK_OVER ||
           wrong(w, "record");
}

static bool put_seats(struct creation *c, struct wish *w)
{
    int n = c->change.fork.nseats;
    struct seat s[DSK_PLAYERS_MAX] = {0};

    for (int i = 0; i < n; i++) {
        s[i].colour = -1;
        if (w->seats != NULL &&
            !read_seat(w, json_array_get(w->seats, (size_t)i), &s[i]))
            return false;
    }
    if (w->seats == NULL)
        my_seat(w, w->name, &s[0]);
    for (int i = 0; i < n; i++) {
        if (!may_be_called(c->hub, w, &s[i]))
            return false;
        if (s[i].kind == SEAT_EMPTY && !bot_stands_in(w->stand_in))
            return wrong(w, "stand_in"); /* nobody's opponent chooses badly */
    }
    if (!give_colours(w, s, n))
        return false;
    for (int i = 0; i < n; i++) {
        if (s[i].kind != SEAT_EMPTY)
            put_seat(&c->change, i, &s[i]);
    }
    return true;
}

/* So many of his tables wait for people already. */
static bool has_enough(const struct hub *h, const char *user)
{
    int n = 0, most = h->config->open_most;

    for (int i = 0; i < HUB_BUCKETS && most > 0; i++) {
        for (const struct desk *d = h->bucket[i]; d != NULL; d = d->chain)
            n += d->table.status == GAME_OPEN &&
                 strcmp(d->table.owner, user) == 0;
    }
    return most > 0 && n >= most;
}

void hub_create(struct hub *h, const struct person *who, json_t *wish,
                created_fn *done, void *user)
{
    struct wish w = {.who = who};
    char full[SETUP_SIZE];
    struct creation *c;

    if (!store_writable(h->store) || h->going_down) {
        done(user, NULL, h->going_down ? "busy" : "read_only", "");
        return;
    }
    if (has_enough(h, who->id)) {
        done(user, NULL, "rate", "\"retry\":60000");
        return;
    }
    if (!read_wish(&w, wish) || !read_setup(h, &w, full)) {
        done(user, NULL, w.code, buffer_text(&w.data));
        buffer_free(&w.data);
        return;
    }
    c = begin(h, done, user);
    put_created(c, &w);
    if (put_record(c, &w) && put_seats(c, &w))
        finish(c);
    else
        cancel(c, &w);
    buffer_free(&w.data);
}

/* ---- rematch ------------------------------------------------------------ */

static void rematch_made(void *user, struct desk *d, const char *code,
                         const char *data)
{
    struct desk *old = user;

    (void)code;
    (void)data;
    old->errands--;
    if (d != NULL)
        memcpy(old->rematch, d->table.id, sizeof old->rematch);
    desk_go_on(old);
}

void desk_tell_rematch(struct desk *d)
{
    struct change ch;

    change_begin(&ch, d);
    out_string(change_event(&ch, ENTRY_REMATCH), "table", d->rematch);
    change_put(&ch);
    d->rematch[0] = '\0';
    change_commit(&ch, NULL, NULL, NULL);
}

void hub_rematch(struct desk *d)
{
    const struct table *t = &d->table;
    struct person owner = {0};
    struct creation *c;
    char clock[CLOCK_TEXT_MAX];
    struct wish w = {.who = &owner,
                     .setup = t->set->setup,
                     .clock = clock,
                     .stand_in = t->stand_in,
                     .listed = t->listed,
                     .rated = t->rated,
                     .timeout = t->timeout_bot,
                     .watch = (int)t->watch,
                     .delay = t->delay,
                     .undo = t->undo,
                     .aids = t->aids};

    clock_rule_write(&t->clock, clock, sizeof clock);
    memcpy(owner.id, t->owner, sizeof owner.id);
    d->errands++;
    c = begin(d->hub, rematch_made, d);
    put_created(c, &w);
    for (int i = 0; i < t->nseats; i++)
        put_seat(&c->change, (i + 1) % t->nseats, &t->seat[i]);
    finish(c);
}
