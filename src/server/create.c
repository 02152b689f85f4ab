/* New tables, and the next table for the same people: see hub.h. */
#include <stdlib.h>
#include <string.h>

#include "server/check.h"
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
    json_t *seats;
    const char *code; /* what is wrong... */
    struct out data;  /* ...and where     */
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
    struct out o = {0};
    char hex[FAIR_HEX_SIZE];

    fair_hex(c->desk.table.commitment, hex);
    out_put(&o, "{\"kind\":\"created\"");
    out_string(&o, "by", w->who->id);
    out_string(&o, "setup", w->setup);
    out_string(&o, "clock", w->clock);
    out_string(&o, "timeout", timeouts[w->timeout]);
    out_bool(&o, "listed", w->listed);
    out_bool(&o, "rated", w->rated);
    out_string(&o, "spectators", watch_names[w->watch]);
    out_number(&o, "delay", w->delay);
    out_string(&o, "undo", undos[w->undo]);
    out_string(&o, "stand_in", w->stand_in);
    tbl_write_aids(w->aids, &o);
    out_string(&o, "commitment", hex);
    out_close(&o, '}');
    change_json(&c->change, &o);
    out_free(&o);
}

static void put_person(struct change *ch, int seat, const struct seat *s)
{
    struct out o = {0};

    out_put(&o, "{\"kind\":\"sit\"");
    out_number(&o, "seat", seat);
    out_string(&o, "user", s->user);
    out_string(&o, "name", s->name);
    out_number(&o, "colour", s->colour);
    out_string(&o, "entropy", s->entropy);
    out_close(&o, '}');
    change_json(ch, &o);
    out_free(&o);
}

static void put_bot(struct change *ch, int seat, const struct seat *s)
{
    struct out o = {0};

    out_put(&o, "{\"kind\":\"bot\"");
    out_number(&o, "seat", seat);
    out_string(&o, "bot", s->bot);
    out_number(&o, "colour", s->colour);
    out_close(&o, '}');
    change_json(ch, &o);
    out_free(&o);
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
    struct out json = {0};
    struct store_append a = {.game = c->desk.table.id, .epoch = 1};

    change_start(ch);
    ev = change_events(ch, NULL);
    tbl_facts(&ch->fork, &json, &facts);
    a.events = ev;
    a.nevents = ch->n;
    a.facts = &facts;
    store_create(c->hub->store, &a, c->desk.table.secret, created, c);
    out_free(&json);
    free(ev);
}

static void cancel(struct creation *c, struct wish *w)
{
    c->done(c->user, NULL, w->code, out_text(&w->data));
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

static bool read_rest(struct wish *w, json_t *j)
{
    struct clock_rule rule;
    const char *bad;

    if (!check_keys(j,
                    "v setup name seats clock timeout listed rated spectators "
                    "delay undo stand_in aids entropy",
                    &bad))
        return wrong(w, bad);
    if (!check_text_or(j, "clock", CLOCK_TEXT_MAX, "none", &w->clock) ||
        !clock_rule_read(w->clock, &rule))
        return wrong(w, "clock");
    if (!check_word_or(j, "timeout", timeouts, 2, 0, &w->timeout))
        return wrong(w, "timeout");
    if (!check_word_or(j, "undo", undos, 2, 1, &w->undo))
        return wrong(w, "undo");
    if (!check_word_or(j, "spectators", watch_names, NWATCHES, WATCH_LIVE,
                       &w->watch))
        return wrong(w, "spectators");
    if (!check_int_or(j, "delay", 0, 3600, 0, &w->delay) ||
        (w->watch == WATCH_DELAYED && w->delay < 1))
        return wrong(w, "delay");
    if (!check_bool_or(j, "listed", false, &w->listed))
        return wrong(w, "listed");
    if (!check_bool_or(j, "rated", true, &w->rated))
        return wrong(w, "rated");
    if (!check_text_or(j, "stand_in", BOT_SIZE - 1, "medium", &w->stand_in) ||
        !bot_known(w->stand_in))
        return wrong(w, "stand_in");
    w->aids = AIDS_ALL;
    if (json_object_get(j, "aids") != NULL &&
        !tbl_read_aids(json_object_get(j, "aids"), &w->aids))
        return wrong(w, "aids");
    return true;
}

static bool read_wish(struct wish *w, json_t *j)
{
    int version;

    if (!check_int(j, "v", 1, 1, &version))
        return wrong(w, "v");
    if (!check_text_or(j, "setup", SETUP_SIZE - 1, NULL, &w->setup) ||
        w->setup == NULL)
        return wrong(w, "setup");
    if (!check_text_or(j, "name", NAME_SIZE - 1, "", &w->name) ||
        !check_people_text(w->name, NAME_CHARS))
        return wrong(w, "name");
    if (!check_text_or(j, "entropy", FAIR_CLIENT_MAX, "", &w->entropy) ||
        (w->entropy[0] != '\0' && !fair_client_ok(w->entropy)))
        return wrong(w, "entropy");
    w->seats = json_object_get(j, "seats");
    if (w->seats != NULL && !json_is_array(w->seats))
        return wrong(w, "seats");
    return read_rest(w, j);
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
    ruleset_drop(&h->sets, set);
    return w->code == NULL;
}

/* One element of `seats`. */
static bool read_seat(struct wish *w, json_t *j, int *kind, struct seat *s)
{
    const char *name, *bot, *bad;

    if (!json_is_object(j) || !check_keys(j, "kind name colour bot", &bad) ||
        !check_word_or(j, "kind", seat_kinds, NWISHES, -1, kind) || *kind < 0)
        return wrong(w, "seats");
    if (!check_text_or(j, "name", NAME_SIZE - 1, w->name, &name) ||
        !check_people_text(name, NAME_CHARS) ||
        !check_int_or(j, "colour", 0, DSK_PLAYERS_MAX - 1, -1, &s->colour) ||
        !check_text_or(j, "bot", BOT_SIZE - 1, "", &bot))
        return wrong(w, "seats");
    if (*kind == WISH_BOT && !bot_known(bot))
        return wrong(w, "bot");
    memcpy(s->name, name, strlen(name) + 1);
    memcpy(s->bot, bot, strlen(bot) + 1);
    memcpy(s->user, w->who->id, strlen(w->who->id) + 1);
    memcpy(s->entropy, w->entropy, strlen(w->entropy) + 1);
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

static bool put_seats(struct creation *c, struct wish *w)
{
    int n = c->change.fork.nseats, kind[DSK_PLAYERS_MAX];
    struct seat s[DSK_PLAYERS_MAX] = {0};

    for (int i = 0; i < n; i++) {
        kind[i] = i == 0 ? WISH_ME : WISH_PERSON;
        s[i].colour = -1;
        if (w->seats != NULL &&
            !read_seat(w, json_array_get(w->seats, (size_t)i), &kind[i], &s[i]))
            return false;
    }
    if (w->seats == NULL) {
        memcpy(s[0].user, w->who->id, sizeof w->who->id);
        memcpy(s[0].name, w->name, strlen(w->name) + 1);
        memcpy(s[0].entropy, w->entropy, strlen(w->entropy) + 1);
    }
    if (!give_colours(w, s, n))
        return false;
    for (int i = 0; i < n; i++) {
        if (kind[i] == WISH_ME)
            put_person(&c->change, i, &s[i]);
        if (kind[i] == WISH_BOT)
            put_bot(&c->change, i, &s[i]);
    }
    return true;
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
    if (!read_wish(&w, wish) || !read_setup(h, &w, full)) {
        done(user, NULL, w.code, out_text(&w.data));
        out_free(&w.data);
        return;
    }
    c = begin(h, done, user);
    put_created(c, &w);
    if (put_seats(c, &w))
        finish(c);
    else
        cancel(c, &w);
    out_free(&w.data);
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
    struct out o = {0};

    out_put(&o, "{\"kind\":\"rematch\"");
    out_string(&o, "table", d->rematch);
    out_close(&o, '}');
    d->rematch[0] = '\0';
    change_begin(&ch, d);
    change_json(&ch, &o);
    change_commit(&ch, NULL, NULL, NULL);
    out_free(&o);
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
    for (int i = 0; i < t->nseats; i++) {
        const struct seat *s = &t->seat[i];
        int seat = (i + 1) % t->nseats;

        if (s->user[0] != '\0')
            put_person(&c->change, seat, s);
        else
            put_bot(&c->change, seat, s);
    }
    finish(c);
}
