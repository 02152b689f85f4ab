/*
 * Somebody who plays at a table over WebSocket and is not put off by servers
 * that die: what was not acknowledged is sent again with the same number, what
 * was missed is told again.  What he thinks of what he hears is the test's.
 */
#ifndef SITTER_H
#define SITTER_H

#include <pthread.h>
#include <stdatomic.h>

#include "testing.h"
#include "web_kit.h"

#define ACTION 64

struct sitter {
    pthread_t thread;
    int number;
    uint64_t seed;
    struct web_user user;
    struct web web;
    /* The table at hand. */
    char table[40];
    uint32_t last;
    int seat; /* whose turn it is; -3: not known */
    json_t *legal;
    bool over;
    /* The move that is not acknowledged yet: sent again after every break. */
    bool pending;
    char id[24], action[ACTION];
    uint32_t acked_to; /* seq that an acknowledgement has named */
    int64_t moves, again;
};

static atomic_bool stop;
static atomic_llong acked, reconnects;
static atomic_int faults;

static inline void sitter_fault(const struct sitter *s, const char *what)
{
    if (atomic_fetch_add(&faults, 1) > 20)
        return;
    printf("FAIL player %d, table %s, seq %u: %s\n", s->number, s->table,
           s->last, what);
    fflush(stdout);
}

/* Whose turn it is, and what he may do. */
static inline void sitter_act(struct sitter *s, const json_t *m)
{
    const json_t *act = json_object_get(m, "act");

    if (act == NULL)
        return;
    s->seat = (int)web_number(act, "seat");
    json_decref(s->legal);
    s->legal = json_incref(json_object_get(act, "legal"));
}

/* An event may be the last one. */
static inline void sitter_ends(struct sitter *s, const json_t *m)
{
    if (strcmp(web_text(m, "kind"), "over") == 0 ||
        strcmp(web_text(m, "kind"), "abandoned") == 0)
        s->over = true;
}

/* Is it the acknowledgement he waits for? */
static inline bool sitter_acked(struct sitter *s, const json_t *m)
{
    if (!s->pending || strcmp(web_text(m, "re"), s->id) != 0)
        return false;
    s->pending = false;
    s->acked_to = (uint32_t)web_number(m, "last");
    s->moves++;
    atomic_fetch_add(&acked, 1);
    return true;
}

static inline bool sitter_send(struct sitter *s, int seat)
{
    return web_say(&s->web,
                   json_pack("{s:i,s:s,s:s,s:i,s:i,s:[s]}", "v", 1, "t", "act",
                             "id", s->id, "seat", seat, "seq", (int)s->last,
                             "actions", s->action));
}

/* One of the legal actions, under a number that was never used. */
static inline void sitter_choose(struct sitter *s, int64_t number)
{
    size_t n = json_array_size(s->legal);
    const char *text = json_string_value(
        json_array_get(s->legal, (size_t)test_below(&s->seed, (int)n)));

    snprintf(s->action, sizeof s->action, "%s", text);
    snprintf(s->id, sizeof s->id, "m-%lld", (long long)number);
    s->pending = true;
}

static inline bool sitter_hello(struct sitter *s, int port, uint32_t from)
{
    return web_upgrade(&s->web, port, &s->user) &&
           web_say(&s->web, json_pack("{s:i,s:s,s:s,s:s,s:i}", "v", 1, "t",
                                      "hello", "token", s->user.token, "table",
                                      s->table, "from", (int)from));
}

/*
 * Says hello and hears what was missed, and the last one again: `listen` takes
 * one message of the player that begins with this sitter, as long as there is a
 * connection.
 */
static inline bool sitter_join(struct sitter *s, int port,
                               bool (*listen)(struct sitter *s, bool *ready))
{
    bool ready = false;

    if (!sitter_hello(s, port, s->last > 0 ? s->last - 1 : 0))
        return false;
    atomic_fetch_add(&reconnects, 1);
    while (!ready) {
        if (!listen(s, &ready))
            return false;
    }
    if (s->last < s->acked_to)
        sitter_fault(s, "an acknowledged event is not told");
    return true;
}

static inline int sitter_compare(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

#endif
