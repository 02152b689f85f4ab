/*
 * A table that was judged event by event on forks is the table that its log
 * gives when it is read again; and a fork that is refused or thrown away has
 * changed nothing.
 */
#define table testing_table /* the server has a table of its own */
#include "testing.h"
#undef table

#include "game/rng.h"
#include "server/table.h"

static struct rulesets sets;
static const unsigned char secret[FAIR_BYTES] = "a secret of the tests";

static void say(struct entry *e, const char *body, int64_t at)
{
    HOLD(entry_read(e, body, strlen(body)), "%s", body);
    e->at = at;
}

/* One event on a fork, which becomes the table. */
static void judge(struct table *t, struct entry *e)
{
    struct table fork;

    tbl_fork(&fork, t);
    if (HOLD(tbl_try(&fork, e, NULL, NULL), "%s", e->body))
        tbl_take(t, &fork, e, 1);
    else
        entry_free(e);
    tbl_free(&fork);
}

static void begin(struct table *t, const char *setup, const char *id)
{
    static const char *const bodies[] = {
        "{\"kind\":\"bot\",\"seat\":0,\"bot\":\"random\",\"colour\":0}",
        "{\"kind\":\"sit\",\"seat\":1,\"user\":\"anna\",\"name\":\"Anna\","
        "\"colour\":1}",
        "{\"kind\":\"bot\",\"seat\":2,\"bot\":\"random\",\"colour\":2}",
        "{\"kind\":\"start\"}"};
    struct entry e;
    char body[200];

    tbl_init(t, &sets, id, secret);
    snprintf(body, sizeof body,
             "{\"kind\":\"created\",\"by\":\"anna\",\"setup\":\"%s\","
             "\"clock\":\"bank:900+10\"}",
             setup);
    say(&e, body, 1000);
    judge(t, &e);
    for (size_t i = 0; i < sizeof bodies / sizeof bodies[0]; i++) {
        say(&e, bodies[i], 1000);
        judge(t, &e);
    }
}

static dsk_action any(const struct table *t, uint64_t *rng)
{
    const dsk_rules *r = t->live.set->rules;
    dsk_action legal[4096];
    int n = dsk_legal(r, t->live.state, legal, NULL, 4096);

    return legal[rng_next(rng) % (uint64_t)n];
}

static void act(struct table *t, int64_t at, uint64_t *rng)
{
    int by = course_player(&t->live);
    dsk_action a = by < 0 ? tbl_draw(t) : any(t, rng);
    char text[512];
    struct entry e;

    dsk_format(t->set->rules, t->live.state, a, text, sizeof text);
    entry_act(&e, by, by < 0 ? 0 : 7, a, text);
    e.at = at;
    judge(t, &e);
}

static uint64_t hash(const struct table *t)
{
    return dsk_hash(t->set->rules, t->live.state);
}

/* Something forbidden, and something thrown away. */
static void refuse(struct table *t, int64_t at)
{
    int by = course_player(&t->live);
    uint64_t before = hash(t);
    struct table fork;
    struct entry e;
    dsk_note why = {0};

    tbl_fork(&fork, t);
    entry_act(&e, by, 0, UINT32_MAX, "nonsense");
    e.at = at;
    HOLD(!tbl_try(&fork, &e, NULL, &why), "nonsense is taken");
    HOLD(why.code != NULL && fork.head == t->head, "nonsense leaves a trace");
    HOLD(hash(&fork) == before, "nonsense changes the fork");
    entry_free(&e);
    say(&e, "{\"kind\":\"undo\",\"ply\":0}", at);
    HOLD(tbl_try(&fork, &e, NULL, NULL), "undo on the fork");
    entry_free(&e);
    tbl_free(&fork);
    HOLD(hash(t) == before, "a fork that was thrown away");
}

static void same(const struct table *a, const struct table *b)
{
    HOLD(a->head == b->head && a->touched == b->touched, "head");
    HOLD(a->live.nactions == b->live.nactions &&
             memcmp(a->live.action, b->live.action,
                    a->live.nactions * sizeof *a->live.action) == 0,
         "actions");
    HOLD(hash(a) == hash(b), "position");
    HOLD(memcmp(&a->live.fair, &b->live.fair, sizeof a->live.fair) == 0,
         "draws");
    HOLD(memcmp(&a->live.clock, &b->live.clock, sizeof a->live.clock) == 0,
         "clocks");
    HOLD(memcmp(a->seat, b->seat, sizeof a->seat) == 0, "seats");
    HOLD(a->created == b->created && a->changed == b->changed, "times");
}

static void read_again(const struct table *t)
{
    struct table again;
    struct entry e;

    tbl_init(&again, &sets, t->id, secret);
    for (uint32_t i = 0; i < t->head; i++) {
        say(&e, t->entry[i].body, t->entry[i].at);
        HOLD(e.kind == t->entry[i].kind && e.by == t->entry[i].by &&
                 e.lag == t->entry[i].lag,
             "%s", e.body);
        HOLD(tbl_add(&again, &e), "%s is not read again", e.body);
    }
    same(t, &again);
    tbl_free(&again);
}

static void game(const char *setup, uint64_t seed)
{
    uint64_t rng = seed;
    struct table t;
    struct entry e;
    char body[64];

    begin(&t, setup, "abcdefghijklmnopqrst");
    for (int i = 0; i < 400 && course_player(&t.live) != DSK_OVER; i++) {
        int64_t at = 2000 + 100 * i;

        if (i % 40 == 7 && course_player(&t.live) >= 0)
            refuse(&t, at);
        if (i % 60 == 50) {
            snprintf(body, sizeof body, "{\"kind\":\"undo\",\"ply\":%u}",
                     (unsigned)(rng_next(&rng) % t.live.nactions));
            say(&e, body, at);
            judge(&t, &e);
        } else {
            act(&t, at, &rng);
        }
    }
    read_again(&t);
    tbl_free(&t);
}

int main(void)
{
    static const char *const setups[] = {
        "carcassonne edition=bb6 players=3",
        "catan players=3 offers=10 turns=1000",
        "carcassonne edition=bb6 modules=river,messages players=3"};

    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++) {
        for (uint64_t seed = 1; seed <= 5; seed++)
            game(setups[i], seed);
        test_case("");
    }
    CHECK(sets.first == NULL, "every set of rules was let go");
    return test_end();
}
