/*
 * Public games (deskovka_game.h): playing, presets, comments, undo and redo,
 * writing and reading, in a pool and in memory that fails at every point; and
 * every misuse is refused and changes nothing.
 */
#include <pthread.h>

#include "deskovka_game.h"
#include "counted_memory.h"
#include "testing.h"

#define SETUP "carcassonne players=2"

/* ---- helpers ------------------------------------------------------------ */

static dsk_memory memory_of(struct counted *c)
{
    dsk_memory m = {counted_get, counted_give, c};

    return m;
}

static dsk_game *game_of(const dsk_memory *m, const char *setup)
{
    dsk_game *g;

    if (dsk_game_new(&g, m, setup, NULL) < 0)
        exit(2);
    return g;
}

static char *text_of(const dsk_game *g)
{
    int n = dsk_game_write(g, NULL, 0);
    char *text = malloc((size_t)n + 1);

    if (text == NULL || dsk_game_write(g, text, (size_t)n + 1) != n)
        exit(2);
    HOLD(strlen(text) == (size_t)n, "length of the text");
    return text;
}

static uint64_t hash_of(const dsk_game *g)
{
    return dsk_hash(dsk_game_rules(g), dsk_game_state(g));
}

/* Plays n actions, the legal ones in turn. */
static void play(dsk_game *g, int n)
{
    static _Thread_local dsk_action legal[20000];

    for (int i = 0; i < n; i++) {
        int k =
            dsk_legal(dsk_game_rules(g), dsk_game_state(g), legal, NULL, 20000);

        if (k > 0)
            HOLD(dsk_game_apply(g, legal[(i * 7) % k], NULL, NULL) == DSK_OK,
                 "apply");
    }
}

static void count_event(void *user, const dsk_note *event)
{
    (void)event;
    ++*(int *)user;
}

/* ---- tests -------------------------------------------------------------- */

static void test_record(void)
{
    struct counted c = {0};
    dsk_memory m = memory_of(&c);
    dsk_game *g = game_of(&m, SETUP), *again = NULL;
    dsk_game_entry line;
    int events = 0, at = -1;
    dsk_sink sink = {DSK_REFEREE, count_event, &events};
    char *text, *second;

    CHECK(dsk_game_lines(g) == 0, "no lines");
    CHECK(dsk_game_comment(g, " first ", NULL) == DSK_OK, "comment");
    CHECK(dsk_game_play(g, "draw:K", &sink, NULL) == DSK_OK, "play");
    CHECK(events > 0, "events");
    CHECK(dsk_game_remark(g, " a curve", NULL) == DSK_OK, "remark");
    CHECK(dsk_game_line(g, 0, &line) == DSK_OK &&
              line.kind == DSK_GAME_COMMENT && strcmp(line.text, " first") == 0,
          "a comment");
    CHECK(dsk_game_line(g, 1, &line) == DSK_OK &&
              line.kind == DSK_GAME_ACTION && line.chance &&
              strcmp(line.text, "draw:K") == 0 &&
              strcmp(line.comment, " a curve") == 0,
          "an action");
    text = text_of(g);
    CHECK(strncmp(text, "deskovka 1\nsetup carcassonne ", 29) == 0, "%s", text);
    CHECK(strstr(text, "\n# first\ndraw:K # a curve\n") != NULL, "%s", text);
    CHECK(dsk_game_read(&again, &m, text, strlen(text), &at, NULL) == DSK_OK &&
              at == 0,
          "read");
    second = text_of(again);
    CHECK(strcmp(text, second) == 0 && hash_of(g) == hash_of(again), "same");
    free(second);
    free(text);
    dsk_game_free(again);
    dsk_game_free(g);
    dsk_game_free(NULL);
    CHECK(c.out == 0, "all memory given back");
}

static void test_presets(void)
{
    struct counted c = {0};
    dsk_memory m = memory_of(&c);
    dsk_game *g = game_of(&m, SETUP);
    uint64_t before = hash_of(g);
    dsk_game_entry line;
    dsk_note why;

    CHECK(dsk_game_put(g, "  tile K 1,0 R90", NULL, &why) == DSK_OK, "put");
    CHECK(dsk_game_line(g, 0, &line) == DSK_OK && line.kind == DSK_GAME_PUT &&
              strcmp(line.text, "tile K 1,0 R90") == 0,
          "a preset");
    CHECK(hash_of(g) != before, "it lies there");
    CHECK(dsk_game_put(g, "tile K 1,0 R90", NULL, &why) < 0, "taken");
    CHECK(dsk_game_put(g, "tile\nK", NULL, &why) == DSK_E_SYNTAX, "two lines");
    CHECK(dsk_game_lines(g) == 1, "refusals are not written down");
    CHECK(dsk_game_undo(g, 1) == DSK_OK && hash_of(g) == before, "undo");
    CHECK(dsk_game_redo(g, 1) == DSK_OK && hash_of(g) != before, "redo");
    dsk_game_free(g);
}

/* Every position comes back, whatever way. */
static void test_undo(const char *setup)
{
    struct counted c = {0};
    dsk_memory m = memory_of(&c);
    dsk_game *g = game_of(&m, setup);
    dsk_state *s = test_memory(dsk_state_size(dsk_game_rules(g)));
    uint64_t hash[61];
    char *all, *now;

    hash[0] = hash_of(g);
    for (int i = 1; i <= 60; i++) {
        play(g, 1);
        if (i % 10 == 0)
            dsk_game_comment(g, "ten", NULL);
        hash[i] = hash_of(g);
    }
    all = text_of(g);
    for (int i = 59; i >= 0; i--) {
        HOLD(dsk_game_undo(g, 1) == DSK_OK, "undo to %d", i);
        HOLD(hash_of(g) == hash[i], "position %d", i);
    }
    HOLD(dsk_game_undo(g, 1) == DSK_E_ARGUMENT, "nothing left");
    HOLD(dsk_game_redo(g, 61) == DSK_E_ARGUMENT, "not so many");
    HOLD(dsk_game_redo(g, 25) == DSK_OK && hash_of(g) == hash[25], "25 again");
    HOLD(dsk_game_at(g, 7, s, NULL) == DSK_OK &&
             dsk_hash(dsk_game_rules(g), s) == hash[7] &&
             hash_of(g) == hash[25],
         "a look back");
    HOLD(dsk_game_redo(g, 35) == DSK_OK, "all again");
    now = text_of(g);
    HOLD(strcmp(all, now) == 0, "the same record");
    free(now);
    dsk_game_undo(g, 30);
    play(g, 1);
    HOLD(dsk_game_redo(g, 1) == DSK_E_ARGUMENT, "forgotten by playing on");
    now = text_of(g);
    free(now);
    free(all);
    free(s);
    dsk_game_free(g);
    HOLD(c.out == 0, "all memory given back");
    test_case("");
}

static void test_misuse(void)
{
    static const char *const bad[] = {"", "chess", "carcassonne players=99",
                                      "carcassonne x=1"};
    struct counted c = {0};
    dsk_memory m = memory_of(&c), none = {NULL, NULL, NULL};
    dsk_game *g = (dsk_game *)1;
    dsk_game_entry line;
    char *text, *now, longer[5000];
    dsk_note why;
    int at = -1;

    for (size_t i = 0; i < 4; i++) {
        CHECK(dsk_game_new(&g, &m, bad[i], &why) < 0 && g == NULL, "'%s'",
              bad[i]);
        CHECK(c.out == 0, "'%s' keeps memory", bad[i]);
    }
    CHECK(dsk_game_new(&g, &m, NULL, NULL) == DSK_E_ARGUMENT, "no set-up");
    CHECK(dsk_game_new(&g, NULL, SETUP, NULL) == DSK_E_ARGUMENT, "no memory");
    CHECK(dsk_game_new(&g, &none, SETUP, NULL) == DSK_E_ARGUMENT, "no get");
    CHECK(dsk_game_new(NULL, &m, SETUP, NULL) == DSK_E_ARGUMENT, "no place");
    CHECK(dsk_game_read(&g, &m, "deskovka 1\nsetup carcassonne\nx\n", 31, &at,
                        &why) < 0 &&
              at == 3 && g == NULL && c.out == 0,
          "a bad line");
    CHECK(dsk_game_read(&g, &m, NULL, 5, NULL, NULL) == DSK_E_ARGUMENT, "text");
    g = game_of(&m, SETUP);
    text = text_of(g);
    memset(longer, 'x', sizeof longer - 1);
    longer[sizeof longer - 1] = '\0';
    CHECK(dsk_game_apply(g, 0, NULL, &why) < 0, "no action");
    CHECK(dsk_game_play(g, "place:9,9,R0", NULL, &why) < 0, "illegal");
    CHECK(dsk_game_play(g, longer, NULL, &why) == DSK_E_SYNTAX, "endless");
    CHECK(dsk_game_play(g, NULL, NULL, NULL) == DSK_E_ARGUMENT, "no text");
    CHECK(dsk_game_comment(g, longer, &why) == DSK_E_SYNTAX, "long comment");
    CHECK(dsk_game_comment(g, "a\nb", &why) == DSK_E_SYNTAX, "two lines");
    CHECK(dsk_game_remark(g, "x", &why) == DSK_E_ARGUMENT, "nothing there");
    CHECK(dsk_game_undo(g, 1) == DSK_E_ARGUMENT, "nothing to undo");
    CHECK(dsk_game_undo(g, -1) == DSK_E_ARGUMENT, "undo -1");
    CHECK(dsk_game_redo(g, -1) == DSK_E_ARGUMENT, "redo -1");
    CHECK(dsk_game_line(g, 0, &line) == DSK_E_ARGUMENT, "no line");
    CHECK(dsk_game_at(g, 1, NULL, NULL) == DSK_E_ARGUMENT, "no state");
    CHECK(dsk_game_apply(NULL, 1, NULL, NULL) == DSK_E_ARGUMENT, "no game");
    CHECK(dsk_game_rules(NULL) == NULL && dsk_game_state(NULL) == NULL, "none");
    CHECK(dsk_game_lines(NULL) == DSK_E_ARGUMENT, "lines of none");
    now = text_of(g);
    CHECK(strcmp(text, now) == 0, "nothing was written down");
    free(now);
    free(text);
    dsk_game_free(g);
}

/* A game that meets the end of memory anywhere stays what it was. */
static bool starve(int fail)
{
    struct counted c = {.fail = fail};
    dsk_memory m = memory_of(&c);
    dsk_action legal[4000];
    dsk_game *g;
    bool met = false;

    if (dsk_game_new(&g, &m, SETUP, NULL) == DSK_E_MEMORY) {
        HOLD(g == NULL && c.out == 0, "memory kept at %d", fail);
        return true;
    }
    for (int i = 0; i < 40; i++) {
        uint64_t before = hash_of(g);
        int lines = dsk_game_lines(g), status;

        dsk_legal(dsk_game_rules(g), dsk_game_state(g), legal, NULL, 4000);
        status = dsk_game_apply(g, legal[0], NULL, NULL);
        if (status == DSK_E_MEMORY) {
            met = true;
            HOLD(hash_of(g) == before && dsk_game_lines(g) == lines,
                 "changed at %d", fail);
            status = dsk_game_apply(g, legal[0], NULL, NULL);
        }
        HOLD(status == DSK_OK && dsk_game_lines(g) == lines + 1, "line %d", i);
    }
    dsk_game_free(g);
    HOLD(c.out == 0, "memory kept at %d", fail);
    return met;
}

static void test_memory_ends(void)
{
    int fail = 1;

    while (starve(fail))
        fail++;
    CHECK(fail > 10, "memory ended only %d times", fail);
}

static void test_pool(void)
{
    static _Alignas(64) unsigned char block[800000];
    dsk_memory m;
    dsk_game *g = NULL, *other = NULL;
    void *whole;
    int games = 0, status;
    char *text;

    CHECK(dsk_pool(&m, block, 100) == DSK_E_SPACE, "too small");
    CHECK(dsk_pool(NULL, block, 1000) == DSK_E_ARGUMENT, "no memory");
    CHECK(dsk_pool(&m, NULL, 1000) == DSK_E_ARGUMENT, "no block");
    CHECK(dsk_pool(&m, block + 1, sizeof block - 1) == DSK_OK, "odd address");
    whole = m.get(m.user, sizeof block - 192);
    CHECK(whole != NULL && (uintptr_t)whole % 64 == 0, "nearly all of it");
    CHECK(m.get(m.user, 1000) == NULL, "nothing left");
    CHECK(m.get(m.user, (size_t)-1) == NULL, "too much");
    m.give(m.user, whole, sizeof block - 192);
    for (; games < 200; games++) {
        if (dsk_game_new(&g, &m, SETUP, NULL) < 0)
            break;
        play(g, 60);
        text = text_of(g);
        status = dsk_game_read(&other, &m, text, strlen(text), NULL, NULL);
        HOLD(status == DSK_OK, "no room for a second game");
        dsk_game_free(g);
        dsk_game_free(other);
        free(text);
    }
    CHECK(games == 200, "the pool leaks: %d games", games);
    CHECK(m.get(m.user, sizeof block - 192) == whole, "one hole again");
}

static void *work(void *user)
{
    struct counted c = {0};
    dsk_memory m = memory_of(&c);
    dsk_game *g = game_of(&m, SETUP);

    play(g, 100);
    *(uint64_t *)user = hash_of(g);
    dsk_game_free(g);
    return NULL;
}

static void test_threads(void)
{
    pthread_t thread[4];
    uint64_t hash[4];

    for (int i = 0; i < 4; i++)
        pthread_create(&thread[i], NULL, work, &hash[i]);
    for (int i = 0; i < 4; i++)
        pthread_join(thread[i], NULL);
    CHECK(hash[0] == hash[1] && hash[1] == hash[2] && hash[2] == hash[3],
          "games are independent");
}

int main(void)
{
    test_record();
    test_presets();
    test_undo(SETUP);
    test_undo("catan players=3 offers=2");
    test_misuse();
    test_memory_ends();
    test_pool();
    test_threads();
    return test_end();
}
