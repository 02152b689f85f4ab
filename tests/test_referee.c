/*
 * Games at a real table (deskovka_referee.h): whole random games told entry by
 * entry are the same games; corrections recount everything, lose nothing and
 * say what is wrong; wrong entries change nothing; undo, redo, files; memory
 * that fails at every point.  And which tiles may lie at a square.
 */
#include "deskovka_referee.h"
#include "counted_memory.h"
#include "testing.h"

#define MODULES                                                               \
    "edition=bb6 modules=river,inns,traders,hills,abbot,flyers,ferries,gold," \
    "magewitch,crops,messages,robbers"
#define ALL   "carcassonne players=2 " MODULES
#define THREE "carcassonne players=3 " MODULES

/* ---- helpers ------------------------------------------------------------ */

static struct counted used;
static const dsk_memory memory = {counted_get, counted_give, &used};

static dsk_referee *record(const char *setup)
{
    dsk_referee *f;

    if (dsk_referee_new(&f, &memory, setup, NULL) < 0)
        exit(2);
    return f;
}

static int tell(dsk_referee *f, const char *line)
{
    return dsk_referee_enter(f, line, NULL, NULL);
}

static char *text_of(const dsk_referee *f)
{
    int n = dsk_referee_write(f, NULL, 0);
    char *text = test_memory((size_t)n + 1);

    dsk_referee_write(f, text, (size_t)n + 1);
    return text;
}

static char *game_of(const dsk_referee *f)
{
    int n = dsk_game_write(dsk_referee_game(f), NULL, 0);
    char *text = test_memory((size_t)n + 1);

    dsk_game_write(dsk_referee_game(f), text, (size_t)n + 1);
    return text;
}

static const dsk_rules *rules_of(const dsk_referee *f)
{
    return dsk_game_rules(dsk_referee_game(f));
}

static const dsk_state *state_of(const dsk_referee *f)
{
    return dsk_game_state(dsk_referee_game(f));
}

static uint64_t hash_of(const dsk_referee *f)
{
    return dsk_hash(rules_of(f), state_of(f));
}

static int score_of(const dsk_referee *f, int seat)
{
    return dsk_score(rules_of(f), state_of(f), seat);
}

static dsk_referee_entry entry_of(const dsk_referee *f, int i)
{
    dsk_referee_entry e = {0};

    dsk_referee_entry_at(f, i, &e);
    return e;
}

/* Entries that wait for somebody to say what is right. */
static int open_of(const dsk_referee *f)
{
    int n = 0;

    for (int i = 0; i < dsk_referee_entries(f); i++) {
        dsk_referee_entry e = entry_of(f, i);

        HOLD((e.status == DSK_ENTRY_OK) == (e.why == NULL), "a reason");
        n += e.status != DSK_ENTRY_OK && !e.settled;
    }
    return n;
}

/* The same record and game after writing and reading, and a sound position. */
static void sound(const dsk_referee *f)
{
    char *text = text_of(f), *game = game_of(f), *again;
    dsk_referee *copy = NULL;
    dsk_game *plain = NULL;
    dsk_note why;
    int line;

    HOLD_EQUAL(dsk_check(rules_of(f), state_of(f), &why), DSK_OK, "check");
    HOLD_EQUAL(
        dsk_referee_read(&copy, &memory, text, strlen(text), &line, &why),
        DSK_OK, "read line %d", line);
    if (copy != NULL) {
        again = game_of(copy);
        HOLD_EQUAL_TEXT(again, game, "the game read again");
        HOLD_EQUAL(open_of(copy), open_of(f), "open entries");
        free(again);
    }
    HOLD_EQUAL(dsk_game_read(&plain, &memory, game, strlen(game), &line, &why),
               DSK_OK, "as a plain game, line %d", line);
    if (plain != NULL)
        HOLD(dsk_hash(dsk_game_rules(plain), dsk_game_state(plain)) ==
                 hash_of(f),
             "the same position");
    dsk_game_free(plain);
    dsk_referee_free(copy);
    free(text);
    free(game);
}

/* ---- which tiles fit ---------------------------------------------------- */

/* All ways to draw and lay, each named by `fits/SQUARE`, and nothing else. */
static void compare_fits(struct table *t)
{
    char all[65536], text[256], squares[8192], want[64];
    int n = 0, told = 0;

    dsk_inspect(t->r, t->s, DSK_SPECTATOR, "fits", squares, sizeof squares);
    table_legal(t);
    for (int i = 0, draws = t->n; i < draws; i++) {
        dsk_action draw = t->legal[i];
        int left = (int)t->weight[i];

        dsk_copy(t->r, t->spare, t->s);
        dsk_apply(t->r, t->spare, draw, NULL, NULL);
        if (strcmp(dsk_phase(t->r, t->spare), "place") != 0) {
            table_legal(t);
            continue;
        }
        int places = dsk_legal(t->r, t->spare, t->legal, t->weight, t->cap);

        for (int k = 0; k < places; k++) {
            char tile[64], what[64];
            int x, y, turn;

            dsk_format(t->r, t->s, draw, tile, sizeof tile);
            dsk_format(t->r, t->spare, t->legal[k], text, sizeof text);
            if (sscanf(text, "place:%d,%d,R%d", &x, &y, &turn) != 3)
                continue;
            snprintf(what, sizeof what, "fits/%d,%d", x, y);
            dsk_inspect(t->r, t->s, DSK_SPECTATOR, what, all, sizeof all);
            snprintf(want, sizeof want, "%s:%d:%d", tile + 5, turn, left);
            HOLD(strstr(all, want) != NULL, "%s: %s in %s", what, want, all);
            snprintf(want, sizeof want, "%d,%d", x, y);
            HOLD(strstr(squares, want) != NULL, "%s among the squares", want);
            n++;
        }
        table_legal(t);
    }
    for (char *p = strchr(squares, '='); p != NULL && told <= n;) {
        char what[64];
        int x, y;

        if (sscanf(p, "%*[=;a-z]%d,%d", &x, &y) == 2) {
            snprintf(what, sizeof what, "fits/%d,%d", x, y);
            dsk_inspect(t->r, t->s, DSK_SPECTATOR, what, all, sizeof all);
            for (const char *q = strstr(all, "tiles="); *q != '\0'; q++)
                told += *q == ';' || (*q == '=' && q[1] != '\0');
        }
        p = strpbrk(p + 1, ";=");
    }
    HOLD_EQUAL(told, n, "nothing else fits");
}

static void test_fits(const char *setup, uint64_t seed)
{
    struct table t;
    uint64_t rng = seed;
    int turns = 0;

    test_case(setup);
    table_open(&t, setup);
    while (dsk_player(t.r, t.s) != DSK_OVER) {
        if (strcmp(dsk_phase(t.r, t.s), "draw") == 0 && turns++ % 10 == 0)
            compare_fits(&t);
        dsk_playout(t.r, t.s, &rng, 1, NULL);
    }
    table_close(&t);
}

/* ---- whole games -------------------------------------------------------- */

/* Tells a random game action by action; returns how many entries. */
static int tell_game(dsk_referee *f, struct table *t, uint64_t seed, int most)
{
    uint64_t rng = seed;
    int n = 0;

    while (dsk_player(t->r, t->s) != DSK_OVER && n < most) {
        char text[256];
        dsk_action a;

        table_legal(t);
        if (dsk_player(t->r, t->s) == DSK_CHANCE)
            dsk_sample(t->r, t->s, &rng, &a);
        else
            a = t->legal[test_random(&rng) % (uint64_t)t->n];
        dsk_format(t->r, t->s, a, text, sizeof text);
        HOLD_EQUAL(tell(f, text), DSK_OK, "%s", text);
        dsk_apply(t->r, t->s, a, NULL, NULL);
        n++;
    }
    return n;
}

/* One of many games: every score, nothing else. */
static void test_scores(const char *setup, int games)
{
    test_case(setup);
    for (int g = 0; g < games; g++) {
        struct table t;
        dsk_referee *f = record(setup);

        table_open(&t, setup);
        tell_game(f, &t, 100 + (uint64_t)g, 9999);
        HOLD(dsk_hash(t.r, t.s) == hash_of(f), "game %d", g);
        HOLD_EQUAL(open_of(f), 0, "nothing is open in game %d", g);
        for (int p = 0; p < dsk_players(t.r); p++)
            HOLD_EQUAL(score_of(f, p), dsk_score(t.r, t.s, p),
                       "points of %d in game %d", p, g);
        dsk_referee_free(f);
        table_close(&t);
    }
}

static void test_game(const char *setup, int most)
{
    struct table t;
    dsk_referee *f = record(setup);
    int n;

    test_case(setup);
    table_open(&t, setup);
    n = tell_game(f, &t, 7, most);
    HOLD(dsk_hash(t.r, t.s) == hash_of(f), "the same position");
    HOLD_EQUAL(dsk_referee_entries(f), n, "entries");
    HOLD_EQUAL(open_of(f), 0, "nothing is open");
    for (int p = 0; p < dsk_players(t.r); p++)
        HOLD_EQUAL(score_of(f, p), dsk_score(t.r, t.s, p), "points of %d", p);
    sound(f);
    HOLD_EQUAL(dsk_referee_undo(f, n), DSK_OK, "all of it back");
    HOLD_EQUAL(dsk_referee_entries(f), 0, "nothing left");
    HOLD_EQUAL(dsk_referee_redo(f, n), DSK_OK, "and again");
    HOLD(dsk_hash(t.r, t.s) == hash_of(f), "the same position again");
    HOLD_EQUAL(dsk_referee_redo(f, 1), DSK_E_ARGUMENT, "no more");
    dsk_referee_free(f);
    table_close(&t);
}

/* A game told bit by bit: what goes on with a turn joins its beginning. */
static void test_joined(const char *setup, int most)
{
    struct table t;
    dsk_referee *f = record(setup);
    uint64_t seed = 11;
    int n = 0, joined = 0;

    test_case(setup);
    HOLD_EQUAL(dsk_referee_join(NULL), DSK_E_ARGUMENT, "no record");
    HOLD_EQUAL(dsk_referee_join(f), 0, "nothing to join");
    table_open(&t, setup);
    for (; n < most && table_legal(&t) > 0; n++) {
        dsk_action a = t.legal[test_random(&seed) % (uint64_t)t.n];
        char text[256];

        dsk_format(t.r, t.s, a, text, sizeof text);
        HOLD_EQUAL(tell(f, text), DSK_OK, "%s", text);
        dsk_apply(t.r, t.s, a, NULL, NULL);
        joined += dsk_referee_join(f);
    }
    HOLD(joined > n / 4, "%d of %d joined", joined, n);
    HOLD_EQUAL(dsk_referee_entries(f), n - joined, "entries");
    HOLD(dsk_hash(t.r, t.s) == hash_of(f), "the same position");
    sound(f);
    n = dsk_referee_entries(f);
    HOLD_EQUAL(tell(f, "points p0 3 market"), DSK_OK, "points");
    HOLD_EQUAL(dsk_referee_join(f), 0, "points stand alone");
    HOLD_EQUAL(dsk_referee_undo(f, 1), DSK_OK, "without them");
    HOLD_EQUAL(dsk_referee_undo(f, 1), DSK_OK, "the last turn");
    HOLD_EQUAL(dsk_referee_entries(f), n - 1, "as one");
    HOLD_EQUAL(dsk_referee_redo(f, 1), DSK_OK, "and again");
    HOLD(dsk_hash(t.r, t.s) == hash_of(f), "the same position again");
    dsk_referee_free(f);
    table_close(&t);
}

/* ---- corrections -------------------------------------------------------- */

#define BASE "carcassonne players=2 edition=bb6"

static dsk_referee *three_turns(void)
{
    dsk_referee *f = record(BASE);

    CHECK(tell(f, "draw:U place:1,0,R90 meeple:road@E") == DSK_OK, "1");
    CHECK(tell(f, "draw:V place:2,0,R0 pass") == DSK_OK, "2");
    CHECK(tell(f, "draw:E place:0,-1,R180 meeple:city@S") == DSK_OK, "3");
    return f;
}

static void test_wrong(void)
{
    static const char *const lines[] = {"",
                                        "draw:ZZ",
                                        "place:0,1,R0",
                                        "draw:E place:5,5,R0",
                                        "delete 9",
                                        "delete",
                                        "replace 0 pass",
                                        "replace 1 pass",
                                        "insert 9 draw:E",
                                        "leave 4",
                                        "name p9 Eva",
                                        "points p0 many",
                                        "points p7 3",
                                        "put tile K 0,0 R0",
                                        "anyway",
                                        "draw:E\nplace:1,1,R0",
                                        "replace 1 draw:E place:7,7,R0 pass"};
    dsk_referee *f = three_turns();
    char *before = text_of(f), *game = game_of(f);

    test_case("wrong lines change nothing");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char *after, *now;
        dsk_note why;
        char text[512];

        HOLD(dsk_referee_enter(f, lines[i], NULL, &why) < 0, "%s", lines[i]);
        HOLD(dsk_note_text(&why, "cs", NULL, text, sizeof text) > 0, "why");
        after = text_of(f);
        now = game_of(f);
        HOLD_EQUAL_TEXT(after, before, lines[i]);
        HOLD_EQUAL_TEXT(now, game, lines[i]);
        free(after);
        free(now);
    }
    free(before);
    free(game);
    dsk_referee_free(f);
}

static void test_points(void)
{
    dsk_referee *f = three_turns();

    test_case("points of what we lack, names");
    HOLD_EQUAL(tell(f, "points p1 5 market"), DSK_OK, "added");
    HOLD_EQUAL(tell(f, "points p1 -2 market again"), DSK_OK, "taken");
    HOLD_EQUAL(dsk_referee_points(f, 1), 3, "sum");
    HOLD_EQUAL(dsk_referee_points(f, 0), 0, "of nobody else");
    HOLD_EQUAL(tell(f, "replace 4 points p0 5 market"), DSK_OK, "the other's");
    HOLD_EQUAL(dsk_referee_points(f, 0), 5, "moved");
    HOLD_EQUAL(tell(f, "name p0 Eva Malá"), DSK_OK, "name");
    HOLD_EQUAL_TEXT(dsk_referee_name(f, 0), "Eva Malá", "name");
    HOLD_EQUAL_TEXT(dsk_referee_name(f, 1), "", "nobody said");
    sound(f);
    dsk_referee_free(f);
}

/* A tile two turns ago was another one; the next turns still fit. */
static void test_replace(void)
{
    dsk_referee *f = three_turns();
    uint64_t before = hash_of(f);
    char *game;

    test_case("another tile: the rest is as it was");
    HOLD_EQUAL(tell(f, "replace 2 draw:U place:2,0,R90 pass"), DSK_OK,
               "replaced");
    HOLD_EQUAL(open_of(f), 0, "all fits");
    game = game_of(f);
    HOLD(strstr(game, "draw:U\nplace:2,0,R90") != NULL, "in the game");
    HOLD(strstr(game, "draw:V") == NULL, "no longer");
    HOLD_EQUAL(dsk_referee_undo(f, 1), DSK_OK, "corrections are taken back");
    HOLD(hash_of(f) == before, "all as before");
    free(game);
    sound(f);
    dsk_referee_free(f);
}

/* The road that entry 2 claims is now joined to the first one. */
static void test_forced(void)
{
    dsk_referee *f = record(BASE);
    dsk_referee_entry e;

    test_case("a figure that may not stand there");
    HOLD_EQUAL(tell(f, "draw:U place:1,0,R90 pass"), DSK_OK, "1");
    HOLD_EQUAL(tell(f, "draw:U place:2,0,R90 meeple:road@W"), DSK_OK, "2");
    HOLD_EQUAL(tell(f, "draw:E place:0,-1,R180 pass"), DSK_OK, "3");
    HOLD_EQUAL(tell(f, "replace 1 draw:U place:1,0,R90 meeple:road@E"), DSK_OK,
               "corrected");
    e = entry_of(f, 1);
    HOLD_EQUAL(e.status, DSK_ENTRY_FORCED, "still there, forced");
    HOLD(e.why != NULL && strcmp(e.why->code, "occupied") == 0, "reason %s",
         e.why != NULL ? e.why->code : "-");
    HOLD_EQUAL(entry_of(f, 2).status, DSK_ENTRY_OK, "the next is right");
    HOLD_EQUAL(open_of(f), 1, "one to settle");
    sound(f);
    HOLD_EQUAL(tell(f, "leave 2"), DSK_OK, "they left it");
    HOLD_EQUAL(open_of(f), 0, "settled");
    HOLD_EQUAL(tell(f, "replace 2 draw:U place:2,0,R90 pass"), DSK_OK,
               "or not");
    HOLD_EQUAL(entry_of(f, 1).status, DSK_ENTRY_OK, "by the rules");
    sound(f);
    dsk_referee_free(f);
}

/* A turn whose tile has no place any more is held, the others go on. */
static void test_held(void)
{
    dsk_referee *f = record(BASE);

    test_case("a tile that cannot lie there");
    HOLD_EQUAL(tell(f, "draw:U place:1,0,R90 pass"), DSK_OK, "1");
    HOLD_EQUAL(tell(f, "draw:U place:2,0,R90"), DSK_OK, "2a");
    HOLD_EQUAL(tell(f, "meeple:road@W"), DSK_OK, "2b");
    HOLD_EQUAL(tell(f, "draw:E place:0,-1,R180 meeple:city@S"), DSK_OK, "3");
    HOLD_EQUAL(tell(f, "delete 1"), DSK_OK, "it never happened");
    HOLD_EQUAL(entry_of(f, 0).status, DSK_ENTRY_HELD, "no neighbour");
    HOLD_EQUAL(entry_of(f, 1).status, DSK_ENTRY_HELD, "nor its figure");
    HOLD_EQUAL(entry_of(f, 2).status, DSK_ENTRY_OK, "the next turn is right");
    HOLD_EQUAL_TEXT(entry_of(f, 0).text, "draw:U place:2,0,R90", "kept");
    HOLD_EQUAL(score_of(f, 1), 4, "whose turn it was: p1 closes the city");
    sound(f);
    HOLD_EQUAL(tell(f, "replace 1 draw:U place:1,0,R90"), DSK_OK, "there");
    HOLD_EQUAL(open_of(f), 0, "all is well");
    sound(f);
    dsk_referee_free(f);
}

/* More copies than the box has: somebody mistook two tiles. */
static void test_bag(void)
{
    dsk_referee *f = record(BASE);

    test_case("a tile that is no longer left");
    HOLD_EQUAL(tell(f, "draw:U place:1,0,R90 pass"), DSK_OK, "1");
    HOLD_EQUAL(tell(f, "put bag E 1"), DSK_OK, "one city left");
    HOLD_EQUAL(tell(f, "draw:E place:0,-1,R180 pass"), DSK_OK, "2");
    HOLD_EQUAL(tell(f, "replace 1 draw:E place:0,1,R0 pass"), DSK_E_ILLEGAL,
               "does not fit");
    HOLD_EQUAL(tell(f, "replace 2 put bag E 0"), DSK_OK, "none");
    HOLD_EQUAL(entry_of(f, 2).status, DSK_ENTRY_FORCED, "it lay there");
    HOLD_EQUAL(open_of(f), 1, "to settle");
    sound(f);
    dsk_referee_free(f);
}

static void test_anyway(void)
{
    dsk_referee *f = record(BASE);

    test_case("told that it was done all the same");
    HOLD_EQUAL(tell(f, "draw:U place:1,0,R90 meeple:road@E"), DSK_OK, "1");
    HOLD_EQUAL(tell(f, "draw:U place:2,0,R90"), DSK_OK, "2");
    HOLD_EQUAL(tell(f, "meeple:road@E"), DSK_E_ILLEGAL, "occupied");
    HOLD_EQUAL(tell(f, "anyway meeple:road@E"), DSK_OK, "all the same");
    HOLD_EQUAL(entry_of(f, 2).status, DSK_ENTRY_FORCED, "marked");
    HOLD_EQUAL(open_of(f), 0, "and settled");
    sound(f);
    dsk_referee_free(f);
}

/* Catan: a settlement moved, a road beyond it. */
static void test_catan(void)
{
    dsk_referee *f = record("catan players=3 board=beginner");

    test_case("Catan");
    HOLD_EQUAL(tell(f, "roll:3+4"), DSK_OK, "seven");
    HOLD_EQUAL(tell(f, "robber:h0"), DSK_OK, "robber");
    if (strcmp(dsk_phase(rules_of(f), state_of(f)), "main") != 0)
        tell(f, "put turn p0 main");
    HOLD_EQUAL(tell(f, "end"), DSK_OK, "end");
    HOLD_EQUAL(tell(f, "roll:1+1"), DSK_OK, "two");
    HOLD_EQUAL(tell(f, "replace 1 roll:3+3"), DSK_OK, "it was a six");
    HOLD(open_of(f) > 0, "the robber is in question");
    sound(f);
    dsk_referee_free(f);
}

/* ---- corrections at random ---------------------------------------------- */

/* Any entry of the record as a new line, somewhere else. */
static void correct_at_random(dsk_referee *f, uint64_t *rng)
{
    static const char *const order[] = {"replace", "insert", "delete", "leave"};
    int n = dsk_referee_entries(f), which = (int)(test_random(rng) % 4);
    int at = (int)(test_random(rng) % (uint64_t)n) + 1;
    char line[512];
    const char *what = entry_of(f, (int)(test_random(rng) % (uint64_t)n)).text;

    snprintf(line, sizeof line, "%s %d%s%s", order[which], at,
             which < 2 ? test_random(rng) % 2 ? " anyway " : " " : "",
             which < 2 ? what : "");
    tell(f, line);
}

static void test_corrected(const char *setup, int most, int times)
{
    struct table t;
    dsk_referee *f = record(setup);
    uint64_t rng = 11;
    int n;

    test_case(setup);
    table_open(&t, setup);
    n = tell_game(f, &t, 3, most);
    for (int i = 0; i < times; i++) {
        correct_at_random(f, &rng);
        if (i % 8 == 0)
            sound(f);
    }
    sound(f);
    while (dsk_referee_undo(f, 1) == DSK_OK && dsk_referee_entries(f) != n)
        continue;
    table_close(&t);
    dsk_referee_free(f);
}

/* A turn as people say it, in both languages. */
static void test_said(void)
{
    static const struct {
        const char *said, *want;
    } rows[] = {
        {"U 1,0 90 meeple road E", "draw:U place:1,0,R90 meeple:road@E "},
        {"U 1,0 figurka cesta", "draw:U place:1,0,R90 meeple:road@E "},
        {"U 1,0 R90 nic", "draw:U place:1,0,R90 pass "},
        {"E 0,-1 180 mesto jih", "draw:E place:0,-1,R180 meeple:city@S "},
        {"E 0,-1 město", "draw:E place:0,-1,R180 meeple:city@S "},
        {"draw:E place:0,-1,R180", "draw:E place:0,-1,R180 "},
        {"L 1,0", "draw:L place:1,0,R180 "},
        {"draw:E", "draw:E "},
    };
    static const char *const wrong[] = {
        "",       "U 0,0",      "U 1,0 45", "nonsense", "U 1,0 90 city",
        "1,0 90", "U 1,0 90 90"};
    struct table t;
    dsk_action a[8];
    dsk_note why;

    test_case("a turn in words");
    table_open(&t, BASE);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        int n = dsk_expand(t.r, t.s, rows[i].said, a, 8, &why);
        char all[256] = "";

        dsk_copy(t.r, t.spare, t.s);
        for (int k = 0; k < n; k++) {
            char text[64];

            dsk_format(t.r, t.spare, a[k], text, sizeof text);
            strcat(strcat(all, text), " ");
            HOLD_EQUAL(dsk_apply(t.r, t.spare, a[k], NULL, &why), DSK_OK, "%s",
                       rows[i].said);
        }
        HOLD_EQUAL_TEXT(all, rows[i].want, rows[i].said);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        HOLD(dsk_expand(t.r, t.s, wrong[i], a, 8, &why) < 0, "%s", wrong[i]);
    HOLD_EQUAL(dsk_expand(t.r, t.s, "U 1,0 90 pass", a, 2, &why), DSK_E_SPACE,
               "room for two");
    table_close(&t);
}

/* Memory that fails once: refused, and nothing is lost or leaked. */
static void test_memory_fails(void)
{
    test_case("memory that fails");
    for (int k = 1; k < 60; k++) {
        dsk_referee *f = NULL;
        size_t before = used.out;

        used.asked = 0;
        used.fail = k;
        if (dsk_referee_new(&f, &memory, BASE, NULL) >= 0) {
            tell(f, "draw:U place:1,0,R90 meeple:road@E");
            tell(f, "draw:U place:2,0,R90 pass");
            tell(f, "replace 1 draw:U place:1,0,R90 pass");
            used.fail = 0;
            tell(f, "draw:E place:0,-1,R180 pass");
        }
        used.fail = 0;
        dsk_referee_free(f);
        HOLD_EQUAL(used.out, before, "all given back, %d", k);
    }
}

int main(void)
{
    test_fits("carcassonne players=2", 1);
    test_fits(ALL, 2);
    test_fits("carcassonne players=3 edition=bb5 modules=river,inns,traders",
              3);
    test_game("carcassonne players=4", 9999);
    test_game(THREE, 9999);
    test_scores("carcassonne players=2", 40);
    test_scores(ALL, 20);
    test_game("catan players=4 offers=2", 3000);
    test_game("catan players=2 offers=0", 3000);
    test_joined("carcassonne players=2", 9999);
    test_joined(ALL, 9999);
    test_joined("catan players=2 offers=0", 2000);
    test_wrong();
    test_said();
    test_points();
    test_replace();
    test_forced();
    test_held();
    test_bag();
    test_anyway();
    test_catan();
    test_corrected(BASE, 60, 100);
    test_corrected(ALL, 120, 100);
    test_corrected("catan players=2 offers=0", 200, 100);
    test_corrected("catan players=3 offers=2", 200, 100);
    test_memory_fails();
    test_case("");
    return test_end();
}
