/*
 * Bots: they play legally and leave the position alone, the same seed plays
 * the same game, random is uniform, and greedy beats random clearly.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "ai/players.h"
#include "deskovka.h"
#include "engine/memory.h"

/* One test: what it is, and for which game or bot. */
#define check(ok, what, detail) CHECK(ok, "%s (%s)", what, detail)

/* One game and all it needs. */
struct table {
    struct memory memory;
    dsk_rules *rules;
    dsk_state *state, *copy;
    struct ai_context context;
    dsk_action *legal;
    struct ai_brain *brain[DSK_PLAYERS_MAX];
};

static void *get(struct table *t, size_t size)
{
    void *block = memory_get(&t->memory, size);

    if (block == NULL)
        abort();
    return block;
}

static bool open_table(struct table *t, const char *setup)
{
    memset(t, 0, sizeof *t);
    t->memory.limit = (size_t)512 << 20;
    t->rules = get(t, dsk_rules_size());
    if (dsk_rules_init(t->rules, setup, NULL) < 0)
        return false;
    t->state = get(t, dsk_state_size(t->rules));
    t->copy = get(t, dsk_state_size(t->rules));
    t->legal = get(t, (size_t)dsk_max_legal(t->rules) * sizeof(dsk_action));
    t->context.rules = t->rules;
    t->context.scratch = get(t, ai_scratch_size(t->rules));
    dsk_init(t->rules, t->state);
    return true;
}

static void close_table(struct table *t)
{
    free(t->rules);
    free(t->state);
    free(t->copy);
    free(t->legal);
    free(t->context.scratch);
    for (int i = 0; i < DSK_PLAYERS_MAX; i++)
        free(t->brain[i]);
}

/* Seats a bot by its text. */
static void seat_bot(struct table *t, int seat, const char *text)
{
    struct ai_bot bot;

    if (ai_bot_read(&bot, text, strlen(text), NULL) < 0)
        abort();
    free(t->brain[seat]);
    t->brain[seat] =
        ai_brain_init(&bot, t->rules, get(t, ai_brain_size(&bot, t->rules)));
}

static void seat_all(struct table *t, const char *text)
{
    for (int i = 0; i < dsk_players(t->rules); i++)
        seat_bot(t, i, text);
}

static bool is_legal(struct table *t, dsk_action a)
{
    int n =
        dsk_legal(t->rules, t->state, t->legal, NULL, dsk_max_legal(t->rules));

    for (int i = 0; i < n; i++) {
        if (t->legal[i] == a)
            return true;
    }
    return false;
}

struct result {
    bool legal; /* every choice was legal and changed nothing itself */
    unsigned winners;
    uint64_t digest; /* of all actions */
    int actions;
};

/* Plays a game from the start with the bots that are seated. */
static struct result play(struct table *t, uint64_t seed)
{
    struct result res = {.legal = true};
    uint64_t rng = seed;
    int who;

    dsk_init(t->rules, t->state);
    for (int i = 0; i < dsk_players(t->rules); i++)
        ai_brain_forget(t->brain[i]);
    while ((who = dsk_player(t->rules, t->state)) != DSK_OVER) {
        dsk_action a;

        dsk_copy(t->rules, t->copy, t->state);
        if (dsk_sample(t->rules, t->state, &rng, &a) < 0)
            a = ai_brain_choose(t->brain[who], t->state, &rng);
        if (memcmp(t->copy, t->state, dsk_state_size(t->rules)) != 0 ||
            !is_legal(t, a))
            res.legal = false;
        if (dsk_apply(t->rules, t->state, a, NULL, NULL) < 0) {
            res.legal = false;
            break;
        }
        res.digest = (res.digest ^ a) * 0x9e3779b97f4a7c15u;
        res.actions++;
    }
    res.winners = dsk_winners(t->rules, t->state);
    return res;
}

static const struct ai_player *bot_called(const char *name)
{
    return ai_player_find(name, strlen(name));
}

static void test_table(void)
{
    check(ai_player_at(-1) == NULL, "no bot before the first", "");
    check(bot_called("") == NULL && bot_called("gree") == NULL,
          "no bot by half a name", "");
    for (int i = 0; ai_player_at(i) != NULL; i++) {
        const struct ai_player *bot = ai_player_at(i);

        check(bot_called(bot->name) == bot, "bot by name", bot->name);
        check(ai_player_help(bot, "en")[0] != '\0' &&
                  ai_player_help(bot, "cs")[0] != '\0',
              "both languages", bot->name);
    }
}

/* Every bot under every set-up: legal, repeatable, different by seed. */
static void test_games(const char *setup)
{
    struct table t;

    if (!open_table(&t, setup)) {
        check(false, "set-up", setup);
        return;
    }
    for (int i = 0; ai_player_at(i) != NULL; i++) {
        struct result a, b, other;
        char text[AI_BOT_TEXT];

        /* Levels with few playouts: strength is not the matter here. */
        snprintf(text, sizeof text, "%s%s", ai_player_at(i)->name,
                 ai_player_at(i)->kind == AI_SEARCH   ? ":playouts=25"
                 : ai_player_at(i)->kind == AI_EXPECT ? ":nodes=200"
                                                      : "");
        seat_all(&t, text);
        a = play(&t, 5);
        b = play(&t, 5);
        other = play(&t, 6);
        check(a.legal && other.legal, "legal choices", setup);
        check(a.digest == b.digest, "same seed, same game", setup);
        check(a.digest != other.digest, "other seed, other game", setup);
        check(a.actions <= dsk_max_actions(t.rules), "bound on actions", setup);
    }
    close_table(&t);
}

/* Greedy takes each seat in turn against random. */
static void test_strength(const char *setup, int games, int percent)
{
    struct table t;
    int won = 0;

    if (!open_table(&t, setup)) {
        check(false, "set-up", setup);
        return;
    }
    for (int g = 0; g < games; g++) {
        int seat = g % dsk_players(t.rules);

        seat_all(&t, "random");
        seat_bot(&t, seat, "greedy");
        won += play(&t, (uint64_t)g).winners == 1u << seat;
    }
    printf("greedy against random: %d of %d (%s)\n", won, games, setup);
    check(100 * won >= percent * games, "greedy wins", setup);
    close_table(&t);
}

/* Random is uniform: each of n first actions about equally often. */
static void test_uniform(void)
{
    const struct ai_player *bot = bot_called("random");
    int count[64] = {0}, n, draws;
    uint64_t rng = 1;
    dsk_action first;
    struct table t;

    if (!open_table(&t, dsk_game_name(0)))
        return;
    while (dsk_sample(t.rules, t.state, &rng, &first) == DSK_OK)
        dsk_apply(t.rules, t.state, first, NULL, NULL);
    n = dsk_legal(t.rules, t.state, t.legal, NULL, dsk_max_legal(t.rules));
    check(n >= 2 && n <= 64, "choices to draw from", "first decision");
    draws = 1000 * n;
    for (int i = 0; i < draws; i++) {
        dsk_action a = bot->choose(&t.context, t.state, &rng);

        for (int k = 0; k < n && k < 64; k++)
            count[k] += t.legal[k] == a;
    }
    /* 1000 expected, deviation below sqrt(1000) = 32: 5 of them are 160. */
    for (int k = 0; k < n && k < 64; k++)
        check(abs(count[k] - 1000) < 160, "uniform", "first decision");
    close_table(&t);
}

/* What greedy gives for so many meeples in hand. */
static int hand_value(struct table *t, int meeples)
{
    char line[32];

    snprintf(line, sizeof line, "supply p1 meeple %d", meeples);
    check(dsk_put(t->rules, t->state, line, NULL, NULL) == DSK_OK, "put", line);
    return ai_policy_of(t->rules)->in_hand(t->rules, t->state, 1);
}

/* What greedy thinks of the figures it keeps. */
static void test_in_hand(void)
{
    uint64_t rng = 1;
    struct table t;

    if (!open_table(&t, "carcassonne players=3"))
        return;
    check(hand_value(&t, 0) == 0, "none in hand", "worth nothing");
    for (int n = 1; n < 7; n++) {
        int more = hand_value(&t, n) - hand_value(&t, n - 1);

        check(more > hand_value(&t, n + 1) - hand_value(&t, n) && more > 0,
              "a figure is dearer", "the fewer there are");
    }
    dsk_init(t.rules, t.state);
    check(dsk_playout(t.rules, t.state, &rng, 100000, NULL) >= 0 &&
              dsk_player(t.rules, t.state) == DSK_OVER,
          "played", "to the end");
    check(ai_policy_of(t.rules)->in_hand(t.rules, t.state, 1) == 0,
          "figures are worth nothing", "at the end");
    close_table(&t);
}

int main(void)
{
    test_table();
    test_games("carcassonne players=2");
    test_games("carcassonne players=2 edition=first farmers=off");
    test_games("carcassonne players=5 edition=c2");
    test_games("carcassonne players=2 edition=bb5 score_order=ask");
    test_strength("carcassonne players=2", 200, 98);
    test_strength("carcassonne players=4", 60, 95);
    test_strength("carcassonne players=2 farmers=off edition=first", 60, 95);
    test_uniform();
    test_in_hand();
    return test_end();
}
