/* All tables of a server: see hub.h. */
#include "server/hub.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "game/rng.h"
#include "server/jobs.h"
#include "server/log.h"
#include "server/server.h"

#define HOUR 3600000

/* ---- finding ------------------------------------------------------------ */

static struct desk **bucket(struct hub *h, const char *id)
{
    uint32_t hash = 2166136261u;

    for (; *id != '\0'; id++)
        hash = (hash ^ (unsigned char)*id) * 16777619u;
    return &h->bucket[hash % HUB_BUCKETS];
}

struct desk *hub_find(struct hub *h, const char *id)
{
    struct desk *d = *bucket(h, id);

    while (d != NULL && strcmp(d->table.id, id) != 0)
        d = d->chain;
    return d;
}

struct desk *hub_add(struct hub *h, const struct table *t, uint32_t epoch)
{
    struct desk *d = server_memory(sizeof *d);
    struct desk **at = bucket(h, t->id);

    desk_init(d, h, t, epoch);
    d->chain = *at;
    *at = d;
    h->ndesks++;
    return d;
}

static void drop(struct hub *h, struct desk *d)
{
    struct desk **at = bucket(h, d->table.id);

    while (*at != d)
        at = &(*at)->chain;
    *at = d->chain;
    h->ndesks--;
    desk_free(d);
}

void hub_init(struct hub *h)
{
    h->limiter = limiter_new(65536);
    h->jobs = jobs_new();
}

void hub_free(struct hub *h)
{
    for (int i = 0; i < HUB_BUCKETS; i++) {
        while (h->bucket[i] != NULL)
            drop(h, h->bucket[i]);
    }
    limiter_free(h->limiter);
    jobs_free(h->jobs);
}

/* ---- chance of our own -------------------------------------------------- */

void hub_random(struct hub *h, void *to, size_t n)
{
    unsigned char *p = to;

    if (h->test_seed == 0) {
        randombytes_buf(to, n);
        return;
    }
    for (size_t i = 0; i < n; i++)
        p[i] = (unsigned char)(rng_mix(h->test_seed + ++h->test_count) >> 32);
}

void hub_new_id(struct hub *h, char id[TABLE_ID_SIZE])
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";
    unsigned char bytes[TABLE_ID_LENGTH];

    hub_random(h, bytes, sizeof bytes);
    for (int i = 0; i < TABLE_ID_LENGTH; i++)
        id[i] = letters[bytes[i] % 32];
    id[TABLE_ID_LENGTH] = '\0';
}

/* ---- loading ------------------------------------------------------------ */

/* What is said of a log that cannot be played: whose it is. */
static void say_unread(const struct store_game *g, const struct table *t)
{
    char sentence[300];

    if (t->rules != 0 && t->rules != TABLE_RULES) {
        snprintf(sentence, sizeof sentence,
                 "begun by engine %s, whose rules have version %d; this "
                 "program plays version %d. It stays as it is: finish it with "
                 "the program that began it",
                 t->engine, t->rules, TABLE_RULES);
        log_event(LOG_ERROR, "other_rules", "table", g->id, "says", sentence,
                  NULL);
        return;
    }
    log_event(LOG_ERROR, "log_broken", "table", g->id, "engine", t->engine,
              NULL);
    log_number(LOG_ERROR, "log_broken_at", "seq", (long long)t->head + 1);
}

/* A table from its log; false if the log makes no sense. */
static bool read_log(struct hub *h, const struct store_game *g,
                     struct table *table)
{
    struct table t;
    struct entry e;

    tbl_init(&t, &h->sets, g->id, g->secret);
    for (uint32_t i = 0; i < g->head; i++) {
        const struct store_event *ev = &g->events[i];

        if (ev->seq != i + 1 || !entry_read(&e, ev->body, ev->len))
            goto fail;
        e.at = ev->at;
        e.move = ev->move_id == NULL ? 0 : move_hash(ev->move_id);
        if (!tbl_add(&t, &e)) {
            entry_free(&e);
            goto fail;
        }
    }
    *table = t;
    if (t.head > 0)
        return true;
fail:
    if (t.rules != 0 && t.rules != TABLE_RULES)
        h->lack = "other_rules";
    say_unread(g, &t);
    tbl_free(&t);
    return false;
}

static struct desk *rebuild(struct hub *h, const struct store_game *g)
{
    struct table t;

    return read_log(h, g, &t) ? hub_add(h, &t, g->epoch) : NULL;
}

/* The time the server was down is nobody's, except where days are counted. */
static void resume_clock(struct desk *d)
{
    const struct clock *c = &d->table.live.clock;
    struct change ch;

    if (c->running < 0 || c->rule.kind == CLOCK_NONE ||
        c->rule.kind == CLOCK_DAYS || !store_writable(d->hub->store))
        return;
    change_begin(&ch, d);
    change_event(&ch, ENTRY_RESUMED);
    change_put(&ch);
    ch.facts = false;
    change_commit(&ch, NULL, NULL, NULL);
}

static void wake(struct desk *d)
{
    resume_clock(d);
    if (!d->busy)
        desk_ask_bot(d);
}

static void loaded_live(void *user, int status, const struct store_game *g)
{
    if (status == STORE_OK)
        rebuild(user, g);
}

int hub_load(struct hub *h)
{
    int n = store_load_live(h->store, loaded_live, h);

    h->lack = NULL;
    for (int i = 0; i < HUB_BUCKETS; i++) {
        for (struct desk *d = h->bucket[i]; d != NULL; d = d->chain)
            wake(d);
    }
    return n;
}

/* ---- visits ------------------------------------------------------------- */

/* Calls everybody who waits for this id. */
static void arrive(struct hub *h, const char *id, struct desk *d,
                   const char *owner)
{
    struct visit **at = &h->visits, *v;

    while ((v = *at) != NULL) {
        if (strcmp(v->id, id) != 0) {
            at = &v->next;
            continue;
        }
        *at = v->next;
        v->done(v->user, d, owner);
        free(v);
        at = &h->visits; /* the call may have changed the list */
    }
}

struct loading {
    struct hub *hub;
    char id[TABLE_ID_SIZE];
};

static void loaded(void *user, int status, const struct store_game *g)
{
    struct loading *l = user;
    struct desk *d = hub_find(l->hub, l->id);

    if (d == NULL && status == STORE_OK) {
        d = rebuild(l->hub, g);
        if (d != NULL)
            wake(d);
    }
    arrive(l->hub, l->id, d,
           d == NULL && status == STORE_E_FENCED && g != NULL ? g->owner
                                                              : NULL);
    l->hub->lack = NULL;
    free(l);
}

const char *hub_lack(const struct hub *h)
{
    return h->lack == NULL ? "missing" : h->lack;
}

static bool good_id(const char *id)
{
    return strlen(id) == TABLE_ID_LENGTH &&
           strspn(id, "abcdefghijklmnopqrstuvwxyz234567") == TABLE_ID_LENGTH;
}

static bool is_awaited(const struct hub *h, const char *id)
{
    for (const struct visit *v = h->visits; v != NULL; v = v->next) {
        if (strcmp(v->id, id) == 0)
            return true;
    }
    return false;
}

void hub_visit(struct hub *h, const char *id, visit_fn *done, void *user)
{
    struct desk *d = good_id(id) ? hub_find(h, id) : NULL;
    struct loading *l;
    struct visit *v;
    bool awaited;

    if (d != NULL || !good_id(id)) {
        done(user, d, NULL);
        return;
    }
    awaited = is_awaited(h, id);
    v = server_memory(sizeof *v);
    memcpy(v->id, id, strlen(id) + 1);
    v->done = done;
    v->user = user;
    v->next = h->visits;
    h->visits = v;
    if (awaited)
        return;
    l = server_memory(sizeof *l);
    l->hub = h;
    memcpy(l->id, id, strlen(id) + 1);
    store_load(h->store, id, loaded, l);
}

struct looking {
    struct hub *hub;
    visit_fn *done;
    void *user;
};

static void looked(void *user, int status, const struct store_game *g)
{
    struct looking *l = user;
    struct desk *d = NULL;
    struct table t;

    l->hub->lack = NULL;
    if (status == STORE_OK && read_log(l->hub, g, &t)) {
        d = server_memory(sizeof *d);
        desk_init(d, l->hub, &t, g->epoch);
    }
    l->done(l->user, d, NULL);
    l->hub->lack = NULL;
    if (d != NULL)
        desk_free(d);
    free(l);
}

void hub_look(struct hub *h, const char *id, visit_fn *done, void *user)
{
    struct looking *l = server_memory(sizeof *l);

    *l = (struct looking){h, done, user};
    store_read(h->store, id, looked, l);
}

/* ---- time --------------------------------------------------------------- */

static void check_clock(struct desk *d, int64_t now)
{
    const struct clock *c = &d->table.live.clock;
    struct change ch;
    int seat = c->running;

    if (d->busy || seat < 0 || !store_writable(d->hub->store) ||
        !clock_flagged(c, now, CLOCK_LAG_MAX))
        return;
    d->hub->metrics->timeouts++;
    change_begin(&ch, d);
    change_seat(&ch, ENTRY_TIMEOUT, seat);
    if (d->table.timeout_bot)
        change_take_over(&ch, seat, LENT_TIME);
    change_commit(&ch, NULL, NULL, NULL);
}

/* Nearly over: all who sit there are told, once for each decision. */
static void warn_clock(struct desk *d, int64_t now)
{
    const struct clock *c = &d->table.live.clock;
    struct buffer o = {0};
    int64_t left;

    if (c->running < 0 || c->rule.kind == CLOCK_NONE ||
        d->warned == d->table.touched)
        return;
    left = clock_left(c, c->running, now);
    if (left > clock_warns(&c->rule))
        return;
    d->warned = d->table.touched;
    out_message(&o, "warn", d->table.head);
    out_number(&o, "seat", c->running);
    out_number(&o, "left", left);
    out_close(&o, '}');
    for (struct conn *k = d->conns; k != NULL; k = k->next) {
        if (k->seated != 0)
            conn_send_text(k, o.text, o.len);
    }
    buffer_free(&o);
}

/* Has it waited long enough for its game?  Less long when nobody is there. */
static bool is_stale(const struct desk *d, int64_t now)
{
    int64_t changed = d->table.changed;

    if (now - changed >= d->hub->config->open_hours * (int64_t)HOUR)
        return true;
    return d->conns == NULL && d->table.clock.kind != CLOCK_DAYS &&
           now - changed >= HOUR && now - d->idle_since >= HOUR;
}

/* A table that never began is closed at last. */
static void check_age(struct desk *d, int64_t now)
{
    struct change ch;

    if (d->busy || d->table.status != GAME_OPEN || !is_stale(d, now) ||
        !store_writable(d->hub->store))
        return;
    change_begin(&ch, d);
    change_abandon(&ch);
    change_commit(&ch, NULL, NULL, NULL);
}

int hub_paused(const struct hub *h)
{
    int n = 0;

    for (int i = 0; i < HUB_BUCKETS; i++) {
        for (const struct desk *d = h->bucket[i]; d != NULL; d = d->chain)
            n += d->table.status == GAME_PLAYING && desk_pauses(d);
    }
    return n;
}

void hub_tick(struct hub *h)
{
    int64_t now = hub_now(h);

    for (int i = 0; i < HUB_BUCKETS; i++) {
        struct desk *d = h->bucket[i], *next;

        for (; d != NULL; d = next) {
            next = d->chain;
            warn_clock(d, now);
            check_clock(d, now);
            check_age(d, now);
            desk_bot_acts(d);
            desk_catch_up(d);
            presence_tick(d);
            if (desk_may_leave(d, now)) {
                desk_give_back(d);
                drop(h, d);
            }
        }
    }
    hub_wake_due(h, now);
    hub_reveal_ends(h, now);
    jobs_tick(h);
    replay_tick(h, now);
}

void hub_writable(struct hub *h)
{
    for (int i = 0; i < HUB_BUCKETS; i++) {
        for (struct desk *d = h->bucket[i]; d != NULL; d = d->chain) {
            if (!d->busy)
                desk_ask_bot(d);
        }
    }
}

void hub_read_only(struct hub *h)
{
    struct buffer o = {0};

    for (int i = 0; i < HUB_BUCKETS; i++) {
        for (struct desk *d = h->bucket[i]; d != NULL; d = d->chain) {
            if (d->conns == NULL)
                continue;
            desk_tell_all(d, "readonly", "\"code\":\"read_only\"");
        }
    }
    buffer_free(&o);
}
