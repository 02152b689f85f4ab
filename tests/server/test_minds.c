/*
 * What bots remember: a second decision goes on with the tree of the first,
 * but not after an undo; memory is bounded, and the one not asked for longest
 * goes first.
 */
#define table testing_table /* the server has a table of its own */
#include "testing.h"
#undef table

#include "ai/players.h"
#include "server/minds.h"
#include "server/out.h"

#define MB ((size_t)1 << 20)

static dsk_rules *rules;
static struct ai_bot searcher, other, simple;

static dsk_state *start(void)
{
    dsk_state *s = server_memory(dsk_state_size(rules));
    dsk_action legal[4096];

    dsk_init(rules, s);
    while (dsk_player(rules, s) == DSK_CHANCE) {
        dsk_legal(rules, s, legal, NULL, 4096);
        dsk_apply(rules, s, legal[0], NULL, NULL);
    }
    return s;
}

/* Visits that are there before anything is thought about s. */
static uint64_t known(struct mind *mind, const dsk_state *s, uint64_t *rng)
{
    ai_brain_begin(mind->brain, s, rng);
    return ai_brain_playouts(mind->brain);
}

static void goes_on(void)
{
    struct minds m;
    dsk_state *s = start(), *back = start();
    uint64_t rng = 5;
    struct mind *mind, *again;
    int seat = dsk_player(rules, s);

    minds_init(&m, 10, 64 * MB);
    mind = minds_take(&m, "one", seat, &searcher, rules);
    HOLD(mind != NULL && known(mind, s, &rng) == 0, "a new mind knows nothing");
    dsk_apply(rules, s, ai_brain_choose(mind->brain, s, &rng), NULL, NULL);
    minds_give(&m, mind);
    again = minds_take(&m, "one", seat, &searcher, rules);
    HOLD(again == mind && m.kept == 1 && m.made == 1, "the same mind");
    HOLD(dsk_player(rules, s) == seat, "it places a figure after its tile");
    HOLD(known(again, s, &rng) > 0, "the second decision uses the first");
    minds_give(&m, again);
    /* undo: the position before is another one, and nothing stale is used */
    again = minds_take(&m, "one", seat, &searcher, rules);
    HOLD(again == mind && known(again, back, &rng) == 0, "after an undo");
    HOLD(dsk_apply(rules, back, ai_brain_choose(again->brain, back, &rng), NULL,
                   NULL) == DSK_OK,
         "it plays on");
    minds_give(&m, again);
    minds_free(&m);
    free(s);
    free(back);
    test_case("");
}

static bool has(const struct minds *m, const char *name)
{
    for (const struct mind *mind = m->first; mind != NULL; mind = mind->next) {
        if (strcmp(mind->table, name) == 0)
            return true;
    }
    return false;
}

static void use(struct minds *m, const char *name, const struct ai_bot *bot)
{
    struct mind *mind = minds_take(m, name, 0, bot, rules);

    if (HOLD(mind != NULL, "room for %s", name))
        minds_give(m, mind);
}

static void oldest_goes(void)
{
    size_t size = ai_brain_size(&searcher, rules);
    struct minds m;
    struct mind *a, *b;

    minds_init(&m, 10, 2 * size + 1);
    use(&m, "a", &searcher);
    use(&m, "b", &searcher);
    use(&m, "a", &searcher);
    use(&m, "c", &searcher);
    HOLD(has(&m, "a") && !has(&m, "b") && has(&m, "c"), "b was the oldest");
    HOLD(m.evicted == 1 && m.n == 2 && m.bytes == 2 * size, "counts");
    a = minds_take(&m, "a", 0, &searcher, rules);
    b = minds_take(&m, "c", 0, &searcher, rules);
    HOLD(minds_take(&m, "d", 0, &searcher, rules) == NULL,
         "who thinks is not taken away");
    minds_forget(&m, "a");
    HOLD(m.n == 2, "nor when its table goes");
    minds_give(&m, a);
    HOLD(m.n == 1 && !has(&m, "a"), "but then");
    minds_give(&m, b);
    use(&m, "c", &other);
    HOLD(m.n == 1 && strcmp(m.first->bot, other.text) == 0 && m.kept == 3,
         "another bot begins anew");
    minds_forget(&m, "c");
    HOLD(m.n == 0 && m.bytes == 0, "all forgotten");
    minds_free(&m);
    test_case("");
}

static void bounded(void)
{
    size_t size = ai_brain_size(&searcher, rules);
    struct minds m;
    char name[16];

    minds_init(&m, 7, 100 * size);
    for (int i = 0; i < 200; i++) {
        snprintf(name, sizeof name, "t%d", i);
        use(&m, name, &searcher);
        HOLD(m.n <= 7 && m.bytes <= 7 * size, "%d minds", m.n);
    }
    minds_free(&m);
    minds_init(&m, MINDS_MAX, 5 * size);
    for (int i = 0; i < 200; i++) {
        snprintf(name, sizeof name, "t%d", i);
        use(&m, name, &searcher);
        HOLD(m.bytes <= 5 * size && m.n <= 5, "%zu bytes", m.bytes);
    }
    HOLD(minds_take(&m, "x", 0, &simple, rules) == NULL,
         "who remembers nothing has no mind");
    minds_free(&m);
    minds_init(&m, MINDS_MAX, size - 1);
    HOLD(minds_take(&m, "x", 0, &searcher, rules) == NULL, "too large");
    minds_free(&m);
    test_case("");
}

int main(void)
{
    dsk_note why;

    rules = test_memory(dsk_rules_size());
    CHECK(dsk_rules_init(rules, "carcassonne edition=bb6 players=2", &why) ==
              DSK_OK,
          "rules");
    ai_bot_read(&searcher, "mcts:playouts=300", 17, NULL);
    ai_bot_read(&other, "mcts:playouts=200", 17, NULL);
    ai_bot_read(&simple, "greedy", 6, NULL);
    goes_on();
    oldest_goes();
    bounded();
    free(rules);
    return test_end();
}
