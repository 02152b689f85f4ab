/*
 * What the tests of the store share: a folder of their own, calls that wait
 * for their answer, and games made of numbered events.
 */
#ifndef STORE_KIT_H
#define STORE_KIT_H

#define _DEFAULT_SOURCE
#include <errno.h>
#include <semaphore.h>
#include <stdint.h>
#include <sys/stat.h>
#include <unistd.h>

#include "testing.h"

#include "server/store.h"

/* ---- a folder ----------------------------------------------------------- */

static char kit_folder[64] = "/tmp/deskovka-store-XXXXXX";

static inline void kit_start(void)
{
    if (mkdtemp(kit_folder) == NULL) {
        perror(kit_folder);
        exit(1);
    }
}

/* Removes the folder; the tests make no folders in it. */
static inline void kit_end(void)
{
    char command[128];

    snprintf(command, sizeof command, "rm -rf %s", kit_folder);
    if (system(command) != 0)
        printf("%s remains\n", kit_folder);
}

static inline const char *kit_path(const char *name)
{
    static char path[8][256];
    static int next;
    char *p = path[next++ % 8];

    snprintf(p, 256, "%s/%s", kit_folder, name);
    return p;
}

static inline const char *kit_url(const char *name)
{
    static char url[8][300];
    static int next;
    char *p = url[next++ % 8];

    snprintf(p, 300, "sqlite:%s", kit_path(name));
    return p;
}

/* ---- opening ------------------------------------------------------------ */

static sem_t kit_signal;

static inline void kit_notify(void *user)
{
    (void)user;
    sem_post(&kit_signal);
}

static inline struct store *kit_try(const char *url, const char *node,
                                    const char *vfs, char *why, size_t n)
{
    struct store_config c = {
        .url = url, .node = node, .vfs = vfs, .notify = kit_notify};
    static bool started;

    if (!started)
        sem_init(&kit_signal, 0, 0);
    started = true;
    return store_open(&c, why, n);
}

static inline struct store *kit_open(const char *url, const char *node)
{
    char why[512];
    struct store *s = kit_try(url, node, NULL, why, sizeof why);

    if (s == NULL) {
        printf("%s\n", why);
        exit(1);
    }
    return s;
}

/* Answers until nothing is under way. */
static inline void kit_drain(struct store *s)
{
    while (store_pending(s) > 0) {
        sem_wait(&kit_signal);
        store_poll(s);
    }
}

/* ---- calls that wait ---------------------------------------------------- */

static inline void kit_status(void *user, int status)
{
    *(int *)user = status;
}

/* KIT(s, store_forget, s, "anna", false): the status of one call. */
#define KIT(store, call, ...)                                    \
    (kit_answer = 1, call(__VA_ARGS__, kit_status, &kit_answer), \
     kit_wait(store))

static int kit_answer;

static inline int kit_wait(struct store *s)
{
    kit_drain(s);
    return kit_answer;
}

/* A game as it was read, copied out of the callback. */
struct kit_game {
    char owner[STORE_USER_MAX + 1]; /* who has it, if it was refused */
    int status;
    char id[STORE_GAME_MAX + 1];
    uint32_t epoch, head;
    enum store_game_status state;
    bool listed;
    char facts[STORE_FACTS_MAX + 1];
    unsigned char secret[STORE_SECRET];
    int64_t created, changed;
    struct {
        uint32_t seq;
        int64_t at;
        char move_id[STORE_MOVE_ID_MAX + 1];
        char body[200];
        size_t len;
    } event[64]; /* the first ones */
};

static inline void kit_copy_game(struct kit_game *k, int status,
                                 const struct store_game *g)
{
    memset(k, 0, sizeof *k);
    k->status = status;
    if (g != NULL && status == STORE_E_FENCED)
        snprintf(k->owner, sizeof k->owner, "%s", g->owner);
    if (g == NULL || status != STORE_OK)
        return;
    snprintf(k->id, sizeof k->id, "%s", g->id);
    snprintf(k->facts, sizeof k->facts, "%s", g->facts);
    memcpy(k->secret, g->secret, STORE_SECRET);
    k->epoch = g->epoch;
    k->head = g->head;
    k->state = g->status;
    k->listed = g->listed;
    k->created = g->created;
    k->changed = g->changed;
    for (uint32_t i = 0; g->events != NULL && i < g->head && i < 64; i++) {
        k->event[i].seq = g->events[i].seq;
        k->event[i].at = g->events[i].at;
        k->event[i].len = g->events[i].len;
        snprintf(k->event[i].move_id, sizeof k->event[i].move_id, "%s",
                 g->events[i].move_id == NULL ? "" : g->events[i].move_id);
        snprintf(k->event[i].body, sizeof k->event[i].body, "%s",
                 g->events[i].body);
    }
}

static inline void kit_got_game(void *user, int status,
                                const struct store_game *g)
{
    kit_copy_game(user, status, g);
}

static inline struct kit_game kit_load(struct store *s, const char *id)
{
    struct kit_game k = {.status = 1};

    store_load(s, id, kit_got_game, &k);
    kit_drain(s);
    return k;
}

/* ---- games made of numbered events -------------------------------------- */

/* Event n of a game: body "GAME:n", move id "m-n". */
static inline struct store_event kit_event(const char *game, uint32_t n)
{
    static char body[64][64], move[64][24];
    static int next;
    int k = next++ % 64;

    snprintf(body[k], sizeof body[k], "%s:%u", game, n);
    snprintf(move[k], sizeof move[k], "m-%u", n);
    return (struct store_event){.seq = n,
                                .at = 1000 + n,
                                .move_id = move[k],
                                .body = body[k],
                                .len = strlen(body[k])};
}

static const unsigned char kit_secret[STORE_SECRET] = "0123456789abcdef";

/* Games are made so much later than the first one. */
static int64_t kit_born;

static inline int kit_create(struct store *s, const char *game, bool listed,
                             const char *p0, const char *p1)
{
    struct store_facts f = {.status = GAME_OPEN,
                            .listed = listed,
                            .facts = "{\"a\":1}",
                            .nseats = 2,
                            .users = {p0, p1}};
    struct store_event e = kit_event(game, 1);
    struct store_append a = {
        .game = game, .epoch = 1, .events = &e, .nevents = 1, .facts = &f};

    e.at += kit_born;
    return KIT(s, store_create, s, &a, kit_secret);
}

/* Appends n events after head. */
static inline int kit_append(struct store *s, const char *game, uint32_t epoch,
                             uint32_t head, int n)
{
    struct store_event e[16];
    struct store_append a = {
        .game = game, .epoch = epoch, .head = head, .events = e, .nevents = n};

    for (int i = 0; i < n; i++)
        e[i] = kit_event(game, head + 1 + (uint32_t)i);
    return KIT(s, store_append, s, &a);
}

#endif
