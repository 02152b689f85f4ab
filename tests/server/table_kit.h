/*
 * People at tables, for tests: two players and what they ask for.  The
 * server's clock is the test's: it moves when the test says so.
 */
#ifndef TESTS_SERVER_TABLE_KIT_H
#define TESTS_SERVER_TABLE_KIT_H

#include "kit.h"
#include "testing.h"

static struct srv s;
static int elapsed; /* ms that the test's clock has moved */

static inline void advance(int ms)
{
    char path[64];
    struct reply r;

    snprintf(path, sizeof path, "/test/clock/%d", ms);
    r = web_ask(s.port, "POST", path, "", "");
    HOLD_EQUAL(r.status, 200, "the clock moves");
    elapsed += ms;
    reply_free(&r);
}

#define advance(...) FROM(advance(__VA_ARGS__))

#define until(p, what) HOLD(player_until(p, what), "no %s came", what)

static inline void say(struct player *p, const char *rest)
{
    ws_say(&p->ws, "{\"v\":1,\"id\":\"r%d\",%s}", ++p->next_id, rest);
}

/* Sends a request; the code of the error, "" for an ack or ok. */
static inline const char *ask(struct player *p, const char *rest)
{
    int acks = p->acks, errors = p->errors;
    json_t *m;

    say(p, rest);
    while ((m = player_step(p, PATIENCE)) != NULL) {
        if (p->acks > acks || strcmp(text_of(m, "t"), "ok") == 0)
            return "";
        if (p->errors > errors)
            return p->code;
    }
    return "nothing";
}

#define ASKED(p, rest, code)                                              \
    do {                                                                  \
        const char *got_ = ask(p, rest);                                  \
        HOLD_EQUAL_TEXT(got_, code, "%s: \"%s\", not \"%s\"", rest, got_, \
                        code);                                            \
    } while (0)

static inline void pair(struct player *a, struct player *b, const char *wish,
                        char *id)
{
    player_init(a, s.port);
    player_init(b, s.port);
    guest_table(&a->guest, wish, id);
    player_hello(a, id, 0);
    until(a, "ready");
    player_hello(b, id, 0);
    until(b, "ready");
}

/* The one to act makes any move; both hear it. */
static inline void move(struct player *a, struct player *b, uint64_t *seed)
{
    struct player *p = a->to_act == a->seat ? a : b;
    struct player *q = p == a ? b : a;
    long long last;
    int acks = p->acks;
    json_t *m = NULL;

    player_act(p, player_choose(p, seed), false);
    while (p->acks == acks && (m = player_step(p, PATIENCE)) != NULL)
        ;
    if (!HOLD(m != NULL, "a move is acknowledged"))
        return;
    last = int_of(m, "last");
    while (p->seq < last && player_step(p, PATIENCE) != NULL)
        ;
    while (q->seq < last && player_step(q, PATIENCE) != NULL)
        ;
}

#define move(...) FROM(move(__VA_ARGS__))

static inline void both_hear(struct player *a, struct player *b)
{
    long long last = a->seq > b->seq ? a->seq : b->seq;

    while (a->seq < last && player_step(a, PATIENCE) != NULL)
        ;
    while (b->seq < last && player_step(b, PATIENCE) != NULL)
        ;
}

#define PERSONS "{\"v\":1,\"setup\":\"carcassonne players=2\",\"name\":\"Anna\""

static inline void start_pair(struct player *a, struct player *b,
                              const char *wish, char *id)
{
    pair(a, b, wish, id);
    ASKED(b, "\"t\":\"sit\",\"seat\":1,\"name\":\"Jan\"", "");
    ASKED(a, "\"t\":\"start\"", "");
    while (a->legal == NULL && player_step(a, PATIENCE) != NULL)
        ;
    both_hear(a, b);
}

static inline void leave(struct player *a, struct player *b)
{
    player_free(a);
    player_free(b);
}

#endif
