/*
 * Two people play a few moves at a port, whatever stands between it and the
 * server: TLS, a proxy.
 */
#ifndef TESTS_SERVER_THROUGH_H
#define TESTS_SERVER_THROUGH_H

#include "check.h"
#include "kit.h"

struct through {
    char id[32];
    struct player p[2];
    uint64_t seed;
    int moves;
};

/* Both are there: they meet at a table of the first and begin. */
static inline void through_meet(struct through *t, const char *wish)
{
    json_t *m;

    guest_table(&t->p[0].guest, wish, t->id);
    player_hello(&t->p[0], t->id, 0);
    player_hello(&t->p[1], t->id, 0);
    ws_say(
        &t->p[1].ws,
        "{\"v\":1,\"t\":\"sit\",\"id\":\"sit\",\"seat\":1,\"name\":\"Eva\"}");
    while ((m = player_step(&t->p[1], PATIENCE)) != NULL &&
           strcmp(text_of(m, "t"), "ack") != 0)
        continue;
    HOLD(m != NULL, "a seat was given");
    ws_send(&t->p[0].ws, "{\"v\":1,\"t\":\"start\",\"id\":\"start\"}");
}

static inline void through_open(struct through *t, int port)
{
    for (int i = 0; i < 2; i++)
        player_init(&t->p[i], port);
    through_meet(t, "{\"v\":1,\"setup\":\"carcassonne players=2\","
                    "\"name\":\"Anna\"}");
}

static inline struct player *through_mover(struct through *t)
{
    for (int i = 0; i < 2; i++) {
        if (t->p[i].to_act == t->p[i].seat && t->p[i].legal != NULL)
            return &t->p[i];
    }
    return NULL;
}

/* Whoever is to act acts; both hear of it. */
static inline bool through_move(struct through *t, struct player *mover)
{
    int acks = mover->acks, errors = mover->errors;
    long long last = 0;

    player_act(mover, player_choose(mover, &t->seed), false);
    while (mover->acks == acks) {
        json_t *m = player_step(mover, PATIENCE);

        if (m == NULL || mover->errors > errors)
            return HOLD(false, "move %d: %s", t->moves, mover->code);
        last = int_of(m, "last");
    }
    for (int i = 0; i < 2; i++) {
        while (t->p[i].seq < last) {
            if (player_step(&t->p[i], PATIENCE) == NULL)
                return HOLD(false, "seat %d hears move %d", i, t->moves);
        }
    }
    t->moves++;
    return true;
}

/* So many more moves; false: something went wrong. */
static inline bool through_play(struct through *t, int moves)
{
    int until = t->moves + moves, quiet = 0;

    while (t->moves < until && !t->p[0].over) {
        struct player *mover = through_mover(t);

        if (mover != NULL) {
            if (!through_move(t, mover))
                return false;
        } else {
            bool heard = false;

            for (int i = 0; i < 2; i++)
                heard |= player_step(&t->p[i], 50) != NULL;
            quiet = heard ? 0 : quiet + 1;
            if (quiet > PATIENCE / 100)
                return HOLD(false, "nobody hears anything");
        }
    }
    return true;
}

static inline void through_close(struct through *t)
{
    for (int i = 0; i < 2; i++)
        player_free(&t->p[i]);
}

#endif
