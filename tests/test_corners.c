/*
 * Corners that play hardly ever reaches, each with what is right there: the
 * last name behind a table, a number one past a bound, facts of refusals that
 * nobody reads twice, texts that are too short for their room, and Catan's
 * hidden cards where chance has to be helped (`make mutants` asked for them).
 */
#include "testing.h"

#include "catan/catan.h"
#include "catan/parts.h"
#include "game/text.h"
#include "game/words.h"

#define MAP3 "catan players=3 board=1A2A3A4A5A6A start_seat=0 "
#define MAP2 "catan players=2 board=1A2A3A4A5A6A start_seat=0 "

static dsk_note why;

static const char *fact(const char *key)
{
    for (int i = 0; i < why.nfields; i++) {
        if (strcmp(why.field[i].key, key) == 0)
            return why.field[i].text;
    }
    return "(none)";
}

/* The reason why a set-up line is refused; "" if it is not. */
static const char *setup_code(const char *line)
{
    dsk_rules *r = (dsk_rules *)test_memory(dsk_rules_size());
    int status = dsk_rules_init(r, line, &why);

    free(r);
    return status < 0 ? why.code : "";
}

/* The line is carried out, whatever it takes. */
static int attempt(struct table *t, const char *line)
{
    dsk_action a[128];
    int n = dsk_expand(t->r, t->s, line, a, 128, &why), status = n;

    for (int i = 0; i < n && status >= 0; i++)
        status = dsk_apply(t->r, t->s, a[i], NULL, &why);
    return status;
}

static void act(struct table *t, const char *line)
{
    HOLD(attempt(t, line) >= 0, "%s: %s", line, why.code);
}

static void deny(struct table *t, const char *line, const char *code)
{
    CHECK(attempt(t, line) < 0, "%s was not refused", line);
    EQUAL_TEXT(why.code, code, "%s: %s", line, why.code);
}

static void deny_number(struct table *t, dsk_action a, const char *code)
{
    EQUAL(dsk_apply(t->r, t->s, a, NULL, &why), DSK_E_ILLEGAL, "%x", a);
    EQUAL_TEXT(why.code, code, "%x: %s", a, why.code);
}

/* ---- the library --------------------------------------------------------- */

static void test_markup(void)
{
    char buf[64];
    struct text t = text_start(buf, sizeof buf);

    for (const char *p = "<a&b>\"c\""; *p != '\0'; p++)
        text_markup(&t, *p);
    text_end(&t);
    EQUAL_TEXT(buf, "&lt;a&amp;b&gt;&quot;c&quot;", "%s", buf);
}

static void test_readers(void)
{
    dsk_note n;

    note_start(&n, &setup_messages[0]);
    EQUAL(n.readers, DSK_NOBODY, "a refusal is told to nobody else");
    EQUAL(dsk_note_visible(&n, DSK_SPECTATOR), 0, "nobody: spectators");
    EQUAL(dsk_note_visible(&n, 0), 0, "nobody: p0");
    EQUAL(dsk_note_visible(&n, DSK_REFEREE), 1, "nobody: the referee");
    n.readers = DSK_EVERYBODY;
    EQUAL(dsk_note_visible(&n, DSK_SPECTATOR), 1, "everybody: spectators");
    n.readers = 1u << DSK_PLAYERS_MAX;
    EQUAL(dsk_note_visible(&n, DSK_PLAYERS_MAX), 0, "a seat too many");
}

static void test_read_notes(void)
{
    EQUAL(dsk_note_read("catan", "short rule=PROD-7 kind=7 left=3 due=5", &why),
          DSK_OK, "a line");
    EQUAL(why.nfields, 3, "its facts");
    CHECK(!why.field[0].is_number, "a word of digits is a word");
    CHECK(why.field[1].is_number && why.field[1].number == 3, "a number");
    EQUAL(dsk_note_read("catan", "setup-game word=x", &why), DSK_OK,
          "what any game may say");
}

static void test_words(void)
{
    static const struct {
        const char *game, *line, *text;
    } lines[] = {
        {"catan", "short rule=PROD-7 kind=mud left=3 due=5", "3 mud"},
        {"catan", "offered rule=DOM-3 player=0 cards=0 brick 1 wool want=1 ore",
         "offers 0 brick and 1 wool for"},
        {"carcassonne",
         "result rule=BASE-E7 scores=1:2 winners=", "Nobody wins."},
        {"carcassonne", "result rule=BASE-E7 scores=1:2 winners=p1",
         "Player 2 wins"},
        {"carcassonne",
         "placed rule=BASE-P2 player=0 tile=D square=0,0 turn=R0 "
         "shows=city,road",
         "places a tile with a city and a road."},
        {"carcassonne",
         "placed rule=BASE-P2 player=0 tile=D square=0,0 turn=R0 shows=",
         "places the tile."},
        {"catan", "offered rule=DOM-3 player=0 cards=0 brick want=0 ore",
         "asks for offers."},
        {"catan",
         "offered rule=DOM-3 player=0 cards=1000000000 brick want=1 ore",
         "offers 1,000,000,000 brick for"},
        {"catan", "offered rule=DOM-3 player=0 cards=0 brick 1 wool want=0 ore",
         "offers 0 brick and 1 wool. What for?"},
    };
    char text[300];

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        EQUAL(dsk_note_read(lines[i].game, lines[i].line, &why), DSK_OK, "%s",
              lines[i].line);
        dsk_note_text(&why, "en", NULL, text, sizeof text);
        CHECK(strstr(text, lines[i].text) != NULL, "%s: %s", lines[i].line,
              text);
    }
    EQUAL(words_language("xs-CZ"), 0, "the first letter counts, too");
}

static void test_setup_lines(void)
{
    EQUAL_TEXT(setup_code("carcassonne modules=inns,x"), "setup-word",
               "a last word of one letter");
    EQUAL_TEXT(setup_code("catan players=2 neutral_start=0,53"), "",
               "the last intersection");
    EQUAL_TEXT(setup_code("catan players=2 neutral_start=0,54"),
               "setup-neutral", "one too far");
    EQUAL_TEXT(fact("word"), "0,54", "the word");
    EQUAL_TEXT(setup_code("catan players=3 start_seat=3"), "setup-start",
               "a seat too many");
}

static void test_arguments(void)
{
    struct table t;
    char buf[100];
    uint64_t rng = 1;
    dsk_action a = 0;

    table_open(&t, "carcassonne");
    table_put(&t, "bag none");
    EQUAL(dsk_sample(t.r, t.s, &rng, &a), DSK_E_ARGUMENT, "nothing to draw");
    EQUAL(dsk_inspect(t.r, t.s, 9, "0,0", buf, sizeof buf), DSK_E_ARGUMENT,
          "a viewer that is not there");
    strcpy(buf, "before");
    CHECK(dsk_inspect(t.r, t.s, 0, "nowhere", buf, sizeof buf) < 0, "nowhere");
    EQUAL_TEXT(buf, "", "nothing is said");
    table_close(&t);
}

/* Every move has a form and, in each language, a meaning; then they end. */
static int moves_of(const char *setup, const char *form)
{
    struct table t;
    struct move m;
    const char *en, *cs;
    int n = 0, found = 0;

    table_open(&t, setup);
    for (; game_move(t.r, n, "en", &m, &en) && n < 100; n++) {
        CHECK(game_move(t.r, n, "cs", &m, &cs) && strcmp(en, cs) != 0, "%s: %s",
              m.form, en);
        found += strcmp(m.form, form) == 0;
    }
    CHECK(n > 3 && n < 100, "%s: %d moves", setup, n);
    table_close(&t);
    return found;
}

static void test_moves(void)
{
    static const char *const two[] = {"force", "home", "retire",
                                      "return RESOURCE"};

    for (int i = 0; i < 4; i++) {
        EQUAL(moves_of("catan players=2", two[i]), 1, "%s for two", two[i]);
        EQUAL(moves_of("catan players=3", two[i]), 0, "%s for three", two[i]);
    }
    EQUAL(moves_of("catan players=3", "lay PIECE"), 1, "the first of them");
    EQUAL(moves_of("catan players=3", "roads"), 1, "roads");
    EQUAL(moves_of("catan players=3", "give RESOURCE"), 1, "give");
    EQUAL(moves_of("carcassonne", "pass"), 1, "pass");
}

/* ---- Catan --------------------------------------------------------------- */

static void test_catan_bounds(void)
{
    struct table t;
    char buf[64];

    table_open(&t, "catan players=4 offers=10 turns=1000");
    EQUAL(dsk_max_actions(t.r), 3930301, "most actions");
    deny_number(&t, ACT(V_SPIRAL, 0, 0, 0), "not-now");
    EQUAL(catan_may_spiral(catan_rules(t.r), catan_state_c(t.s),
                           ACT(V_SPIRAL, 0, 0, 9), &why),
          DSK_E_ILLEGAL, "the spiral begins at a corner");
    dsk_format(t.r, t.s, ACT(V_STEAL, 0, 0, NRESOURCES), buf, sizeof buf);
    EQUAL_TEXT(buf, "steal:?", "%s", buf);
    dsk_format(t.r, t.s, ACT(NVERBS, 0, 0, 0), buf, sizeof buf);
    EQUAL_TEXT(buf, "none", "%s", buf);
    EQUAL(dsk_inspect(t.r, t.s, 0, "v255", buf, 64), DSK_E_ARGUMENT, "v255");
    EQUAL(dsk_inspect(t.r, t.s, 0, "v256", buf, 64), DSK_E_SYNTAX, "v256");
    table_close(&t);
}

static void test_catan_refusals(void)
{
    struct table t;

    table_open(&t, MAP3 "counters=off");
    table_put(&t, "hand p0 wool 2;hand p1 brick 1;turn p0 main");
    deny_number(&t, ACT(V_SETTLE, 0, 0, NVERTICES), "no-action");
    deny_number(&t, ACT(V_WIN, 0, 0, 0), "no-action");
    deny(&t, "want:ore", "offer-order");
    deny(&t, "buy", "cannot-pay");
    EQUAL_TEXT(fact("cost"), "1 wool 1 grain 1 ore", "%s", fact("cost"));
    deny(&t, "bank 5 wool for 1 ore", "operand-range");
    deny(&t, "offer 10 wool 10 wool for 1 ore to all", "operand-choice");
    deny(&t, "offer 10000 wool for 1 ore to all", "operand-range");
    act(&t, "give:wool");
    for (int i = 0; i < STACK; i++)
        act(&t, "want:lumber"); /* DOM-5: all there are */
    deny(&t, "want:lumber", "want-too-much");
    act(&t, "want:brick");
    deny(&t, "want:lumber", "offer-order");
    table_close(&t);
    table_open(&t, MAP3 "declare_win=manual");
    table_put(&t, "turn p0 main");
    deny(&t, "win", "not-won");
    EQUAL_TEXT(fact("points"), "0", "%s", fact("points"));
    table_close(&t);
}

/* No more than there is room for; how many there would be all the same. */
static void test_room(void)
{
    dsk_action a[3] = {1, 2, 3};
    struct table t;

    table_open(&t, MAP3);
    table_put(&t, "hand p0 wool 2;turn p0 main");
    EQUAL(dsk_expand(t.r, t.s, "offer 2 wool for 1 ore to all", a, 2, &why),
          DSK_E_SPACE, "room for two");
    EQUAL(a[2], 3, "a third is not written");
    table_close(&t);
}

/* Nineteen hexes and nothing behind them: it is the harbours that lack. */
static void test_board_ends(void)
{
    char code[3 * NHEXES + 1];
    uint8_t hex[NHEXES], harbour[NHARBOURS];

    for (int h = 0; h < NHEXES; h++)
        memcpy(code + 3 * h, "M10", 4);
    EQUAL_TEXT(catan_board_read(code, 3 * NHEXES, hex, harbour), "harbours",
               "a board that ends");
}

static void test_inspect(void)
{
    struct table t;
    char buf[200];
    int e = 0;

    table_open(&t, MAP3);
    dsk_inspect(t.r, t.s, 0, "largest-army", buf, sizeof buf);
    CHECK(strstr(buf, "least=3") != NULL, "ARMY-1: %s", buf);
    table_put(&t, "knights p1 3");
    dsk_inspect(t.r, t.s, 0, "largest-army", buf, sizeof buf);
    CHECK(strstr(buf, "least=3") && strstr(buf, "p1"), "p1 has it: %s", buf);
    for (; catan_state_c(t.s)->roads_left[0] > 0 && e < NEDGES; e++) {
        snprintf(buf, sizeof buf, "road p0 e%d", e);
        dsk_put(t.r, t.s, buf, NULL, NULL);
    }
    EQUAL(catan_state_c(t.s)->roads_left[0], 0, "no road is left");
    for (e = 0; e < NEDGES; e++) {
        char what[8];

        snprintf(what, sizeof what, "e%d", e);
        dsk_inspect(t.r, t.s, 0, what, buf, sizeof buf);
        CHECK(strstr(buf, "build=-") != NULL, "%s: %s", what, buf);
    }
    table_close(&t);
}

static void test_box(void)
{
    struct table t;
    bool found = false;

    table_open(&t, MAP3);
    for (int i = 0; i < 5; i++) {
        char buf[300], spare[100];
        struct text text = text_start(buf, sizeof buf);
        struct text piece = text_start(spare, sizeof spare);

        EQUAL(catan_box(t.r, i, "en", &text, &piece), true, "line %d", i);
        text_end(&text);
        found |= strstr(buf, "15 roads") && strstr(buf, "4 cities");
    }
    CHECK(found, "COMP: the pieces of a colour");
    table_close(&t);
}

/* Nine paths have a harbour; no other can be named as one. */
static void test_harbour_names(void)
{
    struct table t;
    int n = 0;

    table_open(&t, "catan board=classic_random");
    for (int e = 0; e < NEDGES; e++) {
        dsk_action a;
        char line[32];

        snprintf(line, sizeof line, "harbour:e%d,wool", e);
        n += dsk_parse(t.r, t.s, line, &a, NULL) == DSK_OK;
        *strchr(line, ',') = '\0';
        CHECK(dsk_parse(t.r, t.s, line, &a, NULL) < 0, "%s of no kind", line);
    }
    EQUAL(n, NHARBOURS, "harbours");
    table_close(&t);
}

/* The harbours that do not move are those of the first map. */
static void test_harbours(void)
{
    struct table t, u;

    table_open(&t, "catan board=classic_random harbours=standard");
    table_open(&u, "catan board=beginner");
    CHECK(memcmp(catan_state_c(t.s)->harbour, catan_state_c(u.s)->harbour,
                 sizeof catan_state_c(t.s)->harbour) == 0,
          "harbours=standard");
    table_close(&t);
    table_close(&u);
}

static void test_winner(void)
{
    struct table t;
    struct catan *s;

    table_open(&t, MAP3);
    s = catan_state(t.s);
    s->winner = 2;
    s->phase = PH_OVER;
    s->mover = DSK_OVER;
    EQUAL(dsk_winners(t.r, t.s), 4, "p2 has won");
    EQUAL(catan_greedy_value(t.r, t.s, 2), CATAN_GREEDY_WIN, "for p2");
    EQUAL(catan_greedy_value(t.r, t.s, 0), -CATAN_GREEDY_WIN, "for p0");
    table_close(&t);
}

/* Turns are counted as long as they can be. */
static void test_turns(void)
{
    struct table t;

    table_open(&t, MAP3);
    table_put(&t, "turn p0 main");
    catan_state(t.s)->turn = UINT16_MAX;
    act(&t, "end");
    EQUAL(catan_state_c(t.s)->turn, UINT16_MAX, "the last number stays");
    table_close(&t);
}

static void hear_aside(void *user, const dsk_note *n)
{
    int *heard = user;

    if (strcmp(n->code, "largest-army-aside") != 0)
        return;
    ++*heard;
    EQUAL(n->nfields, 0, "the card goes to nobody");
}

/* 2P-19: a knight is given back; the other has three, or both have two. */
static void test_army(void)
{
    struct table t;
    dsk_action a = ACT(V_RETIRE, 0, 0, 0);
    int heard = 0;
    dsk_sink sink = {DSK_REFEREE, hear_aside, &heard};

    table_open(&t, MAP2);
    table_put(&t, "knights p0 3;knights p1 3;army p0;turn p0 main");
    EQUAL(dsk_apply(t.r, t.s, a, &sink, &why), DSK_OK, "retire");
    EQUAL(catan_state_c(t.s)->army, 1, "three are enough");
    dsk_init(t.r, t.s);
    table_put(&t, "knights p0 3;knights p1 2;turn p0 main");
    EQUAL(dsk_apply(t.r, t.s, a, &sink, &why), DSK_OK, "retire");
    EQUAL(catan_state_c(t.s)->army, NOBODY, "two are not");
    EQUAL(heard, 1, "it is said");
    table_close(&t);
}

/* Somebody gets a settlement on that hex, where there is room for one. */
static void settle_beside(struct table *t, int hex, const char *seat)
{
    char line[32];

    for (int v = 0; v < NVERTICES; v++) {
        snprintf(line, sizeof line, "settlement %s v%d", seat, v);
        if ((catan_hex_vertices[hex] >> v & 1) &&
            dsk_put(t->r, t->s, line, NULL, NULL) == DSK_OK)
            return;
    }
    HOLD(false, "no room beside h%d", hex);
}

/* PROD-7: only what is short is short, lumber too; enough for two is enough. */
static void test_short(void)
{
    struct table t;
    const struct catan *s;

    table_open(&t, MAP3);
    s = catan_state_c(t.s);
    for (int h = 0; h < NHEXES; h++) {
        if (hex_number(s, h) != 3)
            continue;
        settle_beside(&t, h, hex_terrain(s, h) == ORE ? "p2" : "p0");
        settle_beside(&t, h, "p1");
    }
    table_put(&t, "hand p2 lumber 18;hand p2 ore 17;turn p0 roll");
    act(&t, "roll 1+2");
    EQUAL(cards_get(s->hand[0], LUMBER) + cards_get(s->hand[1], LUMBER), 0,
          "one lumber for two");
    EQUAL(cards_get(s->bank, LUMBER), 1, "it stays");
    EQUAL(cards_get(s->hand[2], ORE), 18, "two ore for two: p2");
    EQUAL(cards_get(s->hand[1], ORE), 1, "two ore for two: p1");
    table_close(&t);
}

/* ---- hidden cards -------------------------------------------------------- */

static int cards_in(const uint8_t *dev)
{
    int n = 0;

    for (int k = 0; k < NDEVS; k++)
        n += dev[k];
    return n;
}

/*
 * Who has not won has not so many victory points.  p1 may have none and holds
 * four knights, p2 one: of 126 deals one is right, so that some have to be made
 * on purpose.
 */
static void test_hidden_points(void)
{
    struct table t;

    table_open(&t, MAP3);
    table_put(&t, "gone knight 9;gone road-building 2;gone year-of-plenty 2;"
                  "gone monopoly 2;dev p1 knight 4;dev p2 knight 1;"
                  "dev p2 victory-point 1;turn p0 main");
    catan_state(t.s)->vp_max[1] = 0;
    catan_state(t.s)->vp_max[2] = 1;
    for (uint64_t seed = 0; seed < 100; seed++) {
        const struct catan *s = catan_state_c(t.spare);

        dsk_copy(t.r, t.spare, t.s);
        EQUAL(dsk_resample(t.r, t.spare, 0, seed), DSK_OK, "resample");
        EQUAL(s->dev[1][VICTORY], 0, "p1 would have won");
        CHECK(s->dev[2][VICTORY] <= 1, "p2 would have won");
        EQUAL(cards_in(s->dev[0]), 0, "p0 knows that he has none");
        EQUAL(cards_in(s->dev[1]), 4, "cards of p1");
        EQUAL(cards_in(s->dev[2]), 2, "cards of p2");
        EQUAL(cards_in(s->deck), 4, "the deck");
        EQUAL(s->dev[1][VICTORY] + s->dev[2][VICTORY] + s->deck[VICTORY], 5,
              "victory points");
        EQUAL(dsk_check(t.r, t.spare, &why), DSK_OK, "%s", fact("what"));
    }
    table_close(&t);
}

/* A hex that the first intersection has and the other has not. */
static int hex_beside(int v, int other)
{
    int h = 0;

    while (!(catan_hex_vertices[h] >> v & 1) ||
           (catan_hex_vertices[h] >> other & 1) || h == 9 /* the robber's */)
        h++;
    return h;
}

/* 16 of 17 cards twice: 256 to 1 is still the likeliest. */
static void test_likeliest(void)
{
    struct table t;
    char line[32];
    int both = 0;

    table_open(&t, MAP3);
    table_put(&t, "settlement p1 v23;settlement p2 v31;hand p1 lumber 16;"
                  "hand p1 ore 1;hand p2 brick 16;hand p2 ore 1;"
                  "dev p0 knight 1;dev p1 knight 1;turn p0 main");
    act(&t, "knight");
    snprintf(line, sizeof line, "robber h%d", hex_beside(23, 31));
    act(&t, line);
    act(&t, "steal lumber");
    act(&t, "end");
    act(&t, "knight");
    snprintf(line, sizeof line, "robber h%d", hex_beside(31, 23));
    act(&t, line);
    act(&t, "steal brick");
    for (uint64_t seed = 0; seed < 400; seed++) {
        const struct catan *s = catan_state_c(t.spare);

        dsk_copy(t.r, t.spare, t.s);
        dsk_resample(t.r, t.spare, DSK_SPECTATOR, seed);
        both += cards_get(s->hand[0], LUMBER) && cards_get(s->hand[1], BRICK);
    }
    CHECK(both > 320 && both < 390, "the likeliest %d of 400 times", both);
    table_close(&t);
}

int main(void)
{
    test_markup();
    test_readers();
    test_read_notes();
    test_words();
    test_setup_lines();
    test_arguments();
    test_moves();
    test_catan_bounds();
    test_catan_refusals();
    test_room();
    test_board_ends();
    test_inspect();
    test_box();
    test_harbour_names();
    test_harbours();
    test_winner();
    test_turns();
    test_army();
    test_short();
    test_hidden_points();
    test_likeliest();
    return test_end();
}
