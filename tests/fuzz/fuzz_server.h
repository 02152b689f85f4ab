/*
 * A hub with a store in memory, for fuzzing what clients send: one person at
 * a fresh table for every input, the second seat a random bot.
 */
#ifndef FUZZ_SERVER_H
#define FUZZ_SERVER_H

#include <poll.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "server/check.h"
#include "server/hub.h"
#include "server/log.h"
#include "server/server.h"

struct world {
    struct hub hub;
    struct metrics metrics;
    struct server_config config;
    struct person person;
    struct desk *desk;
    int64_t now;
};

static inline int64_t world_now(void *user)
{
    return ++((struct world *)user)->now;
}

static inline void world_wake(void *user)
{
    (void)user;
}

/* Lets the store and the tables finish. */
static inline void world_settle(struct world *w)
{
    for (int i = 0; store_pending(w->hub.store) > 0 && i < 20000; i++) {
        store_poll(w->hub.store);
        if (i > 20)
            poll(NULL, 0, i > 200);
    }
    store_poll(w->hub.store);
}

static inline struct world *world_get(void)
{
    static struct world *w;
    struct store_config store = {.url = "sqlite::memory:",
                                 .notify = world_wake};
    char why[200], cookie[IDENTITY_COOKIE_SIZE];

    if (w != NULL)
        return w;
    w = server_memory(sizeof *w);
    PROMISE(sodium_init() >= 0);
    log_set_level(LOG_ERROR);
    w->now = 1000000;
    w->config = (struct server_config)SERVER_DEFAULTS;
    w->config.rate_message = 0;
    w->hub.config = &w->config;
    w->hub.metrics = &w->metrics;
    w->hub.now = world_now;
    w->hub.now_user = w;
    w->hub.test_seed = 1;
    hub_init(&w->hub);
    w->hub.store = store_open(&store, why, sizeof why);
    PROMISE(w->hub.store != NULL);
    w->hub.identity = identity_open(w->hub.store, NULL, 1, why, sizeof why);
    PROMISE(w->hub.identity != NULL);
    identity_guest(w->hub.identity, w->now, &w->person, cookie);
    return w;
}

static inline void world_made(void *user, struct desk *d, const char *code,
                              const char *data)
{
    (void)code;
    (void)data;
    ((struct world *)user)->desk = d;
}

/* A table as this JSON wishes; its desk, or NULL if it was refused. */
static inline struct desk *world_table(struct world *w, const char *json,
                                       size_t len)
{
    json_t *wish = check_object(json, len);

    w->desk = NULL;
    if (wish != NULL) {
        hub_create(&w->hub, &w->person, wish, world_made, w);
        world_settle(w);
    }
    json_decref(wish);
    return w->desk;
}

/* The table must be what its log says. */
static inline void world_replay(struct world *w, struct desk *d)
{
    const struct table *t = &d->table;
    struct table again;

    tbl_init(&again, &w->hub.sets, t->id, t->secret);
    for (uint32_t i = 0; i < t->head; i++) {
        struct entry e;

        PROMISE(entry_read(&e, t->entry[i].body, strlen(t->entry[i].body)));
        e.at = t->entry[i].at;
        PROMISE(tbl_add(&again, &e));
    }
    PROMISE(again.status == t->status && again.touched == t->touched);
    PROMISE(memcmp(again.seat, t->seat, sizeof t->seat) == 0);
    PROMISE(dsk_hash(t->set->rules, t->live.state) ==
            dsk_hash(again.set->rules, again.live.state));
    tbl_free(&again);
}

#endif
