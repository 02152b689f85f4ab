/*
 * The public pictures (deskovka_svg.h): documents, parts, pieces, places, films
 * and boards of characters from the caller's memory; what a viewer cannot know
 * makes no difference to his picture; every misuse is refused and said why.
 */
#include "deskovka_svg.h"
#include "render/xml.h"
#include "testing.h"

#define BUF   ((size_t)2 << 20)
#define BIG   "carcassonne edition=bb6 players=4 modules=river,inns,traders"
#define WHEEL "carcassonne edition=bb5 players=3 modules=river,hills,wheel"
#define CATAN "catan players=3 offers=2"

static dsk_svg *d;
static char *buf, *other;
static const dsk_svg_style usual = DSK_SVG_STYLE;
static const dsk_text_style plain = {.utf8 = 1, .lang = "en"};

static bool is_xml(const char *text)
{
    static struct xml x;

    return xml_check(&x, text, true);
}

/* Random play for this many actions. */
static void play(struct table *t, int actions, uint64_t *seed)
{
    while (actions-- > 0 && dsk_player(t->r, t->s) != DSK_OVER) {
        table_legal(t);
        dsk_apply(t->r, t->s, table_choose(t, seed), NULL, NULL);
    }
}

/* ---- documents ---------------------------------------------------------- */

static const char *const setups[] = {BIG, WHEEL, CATAN, "catan players=2"};

/*
 * Beside the board: how many stands to the right of the figure, not
 * on it: half of a meeple, with its rim, is 53 wide.
 */
static void test_counts(void)
{
    static const char figure[] = "<g class=\"fig p0\" transform=\"translate(";
    dsk_svg_style style = DSK_SVG_STYLE;
    struct table t;
    int counts = 0, x, y, scale, at;

    table_open(&t, BIG);
    style.layers |= DSK_SVG_PLAYERS;
    EQUAL(dsk_svg_position(d, t.r, t.s, 0, NULL), DSK_OK, BIG);
    dsk_svg_draw(d, &style, buf, BUF);
    for (const char *c = strstr(buf, "<g id=\"player0\"");
         c != NULL && (c = strstr(c, figure)) != NULL; counts++) {
        const char *text = strstr(c, "<text class=\"tx\"");
        const char *left = text == NULL ? NULL : strstr(text, " x=\"");

        c += sizeof figure - 1;
        if (left == NULL ||
            sscanf(c, "%d %d)scale(0.%d)", &x, &y, &scale) != 3 ||
            sscanf(left, " x=\"%d\"", &at) != 1)
            break;
        CHECK((at - x) * 100 >= 54 * scale, "figure at %d, its count at %d", x,
              at);
    }
    CHECK(counts >= 3, "figures with how many there are: %d", counts);
    table_close(&t);
}

static void test_document(const char *setup)
{
    dsk_svg_style style = DSK_SVG_STYLE;
    struct table t;
    uint64_t seed = 5;
    int n;

    table_open(&t, setup);
    play(&t, 120, &seed);
    style.layers |= DSK_SVG_PLAYERS;
    style.lang = "cs";
    EQUAL(dsk_svg_position(d, t.r, t.s, 0, NULL), DSK_OK, "%s", setup);
    n = dsk_svg_draw(d, &style, NULL, 0);
    EQUAL(dsk_svg_draw(d, &style, buf, BUF), n, "asked before: %s", setup);
    EQUAL((int)strlen(buf), n, "length: %s", setup);
    CHECK(is_xml(buf), "well-formed: %s", setup);
    memset(other, 'x', 200);
    EQUAL(dsk_svg_draw(d, &style, other, 100), n, "too small: %s", setup);
    CHECK(memcmp(other, buf, 99) == 0 && other[99] == '\0' && other[100] == 'x',
          "what is cut is a beginning: %s", setup);
    /* From the lines of the view, with the game and without. */
    dsk_view(t.r, t.s, 0, other, BUF / 2);
    for (int k = 0; k < 2; k++) {
        EQUAL(dsk_svg_view(d, k ? dsk_rules_game(t.r) : NULL, other, NULL),
              DSK_OK, "%s", setup);
        EQUAL(dsk_svg_draw(d, &style, other + BUF / 2, BUF / 2), n, "%s",
              setup);
        EQUAL_TEXT(other + BUF / 2, buf, "by its lines: %s", setup);
    }
    table_close(&t);
}

/* ---- parts -------------------------------------------------------------- */

struct heard {
    const char *whole;
    int n, tiles;
    size_t longest;
    char last[64]; /* the id before, to see that ids differ */
};

static void hear(void *user, const char *layer, const char *id,
                 const char *markup, size_t len)
{
    struct heard *h = user;
    char name[64];

    snprintf(name, sizeof name, "%s %s", layer, id);
    HOLD(strcmp(name, h->last) != 0, "%s comes twice", name);
    memcpy(h->last, name, sizeof name);
    HOLD(strlen(markup) == len, "%s: length", name);
    /* All but the frame and the style is found in the document as it is. */
    HOLD(strcmp(layer, "frame") == 0 || strcmp(layer, "style") == 0 ||
             strstr(h->whole, markup) != NULL,
         "%s is not in the document", name);
    h->tiles += strcmp(layer, "tiles") == 0;
    h->n++;
    h->longest = len > h->longest ? len : h->longest;
}

static void test_parts(const char *setup)
{
    static char part[1 << 16];
    struct heard h = {.whole = buf}, few = {.whole = buf};
    struct table t;
    dsk_svg_style near = usual;
    uint64_t seed = 6;
    int n;

    table_open(&t, setup);
    play(&t, 150, &seed);
    dsk_svg_position(d, t.r, t.s, DSK_SPECTATOR, NULL);
    near.zoom = DSK_SVG_CLOSE; /* as parts are drawn */
    dsk_svg_draw(d, &near, buf, BUF);
    n = dsk_svg_parts(d, &usual, hear, &h, part, sizeof part);
    CHECK(n > 0 && h.n > 40 && (size_t)n == h.longest, "%s: %d parts of %d",
          setup, h.n, n);
    /* The style sheet is longer than that. */
    EQUAL(dsk_svg_parts(d, &usual, hear, &few, part, 2000), n, "%s", setup);
    CHECK(few.n > 0 && few.n < h.n, "only what fits: %d of %d", few.n, h.n);
    few.n = 0;
    EQUAL(dsk_svg_parts(d, &usual, hear, &few, NULL, 0), n, "%s", setup);
    EQUAL(few.n, 0, "no room, no parts");
    table_close(&t);
}

/* ---- marks -------------------------------------------------------------- */

static void test_marks(void)
{
    static const char view[] = "phase place\ntile D 0,0 R0\nscore p0 1\n";

    dsk_svg_view(d, NULL, view, NULL);
    EQUAL(dsk_svg_mark(d, DSK_SVG_MAY, "place:1,0,R90"), 1, "a square");
    EQUAL(dsk_svg_mark(d, DSK_SVG_MAY, "pass"), 0, "no square");
    EQUAL(dsk_svg_mark(d, DSK_SVG_LIGHTED, "city@N/0,0"), 1, "a feature");
    EQUAL(dsk_svg_mark(d, DSK_SVG_LIGHTED, "city@W/0,0"), 0, "no feature");
    dsk_svg_draw(d, &usual, buf, BUF);
    CHECK(strstr(buf, "id=\"l1_0\"") != NULL, "where one may go");
    CHECK(strstr(buf, "<g id=\"lit\"") != NULL, "lit");
    dsk_svg_unmark(d, DSK_SVG_MAY);
    dsk_svg_unmark(d, DSK_SVG_LIGHTED);
    dsk_svg_draw(d, &usual, buf, BUF);
    CHECK(strstr(buf, "id=\"l1_0\"") == NULL, "unmarked");
    CHECK(strstr(buf, "<g id=\"lit\"") == NULL, "dark again");
    dsk_svg_view(d, NULL, "catan players 3\nrobber h1\n", NULL);
    EQUAL(dsk_svg_mark(d, DSK_SVG_MOVED, "settle:v7"), 1, "a place");
    EQUAL(dsk_svg_mark(d, DSK_SVG_MOVED, "roll:3+4"), 0, "no place");
    dsk_svg_draw(d, &usual, buf, BUF);
    CHECK(strstr(buf, "id=\"lastv7\"") != NULL, "the last move");
}

/* ---- pieces and places -------------------------------------------------- */

static void test_pieces(void)
{
    static const char *const good[] = {
        "tile D",
        "tile base/D R270",
        "figure pig p7",
        "sheet river_bb6",
        "figures",
        "sheet",
        "card ore",
        "card knight 2",
        "window monopoly",
        "resource wool",
        "die 1",
        "die 6 red",
        "figure big p2 lying",
    };
    static const char *const bad[] = {
        "",
        "tile",
        "tile DD",
        "tile none/D",
        "tile D R45",
        "tile D 7",
        "figure king p0",
        "figure pig p9",
        "sheet none",
        "board",
        "card",
        "window pig",
        "card ore x",
        "die 7",
        "die 0",
        "resource knight",
        "die",
        "die 3 blue",
        "figure pig p2 lying",
        "figure meeple p2 up",
    };
    dsk_note why;

    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        int n = dsk_svg_piece(d, NULL, good[i], &usual, buf, BUF, &why);

        CHECK(n > 0 && n == (int)strlen(buf) && is_xml(buf), "%s", good[i]);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        memset(&why, 0, sizeof why);
        EQUAL(dsk_svg_piece(d, NULL, bad[i], &usual, buf, BUF, &why),
              DSK_E_ARGUMENT, "piece %s", bad[i]);
        EQUAL_TEXT(why.code, "picture-piece", "%s", bad[i]);
    }
    EQUAL(dsk_svg_piece(d, "catan", "tile D", &usual, buf, BUF, NULL),
          DSK_E_ARGUMENT, "Catan has no tiles");
    EQUAL(dsk_svg_piece(d, "chess", "tile D", &usual, buf, BUF, NULL),
          DSK_E_ARGUMENT, "no such game");
    dsk_svg_places(d, NULL, "island", buf, BUF, NULL);
    CHECK(strstr(buf, "h0 ") == buf && strstr(buf, "\ne71 ") != NULL, "island");
    dsk_svg_places(d, NULL, "spots D R90", buf, BUF, NULL);
    CHECK(strstr(buf, "city@E ") == buf, "spots: %s", buf);
    dsk_svg_places(d, NULL, "hit D R0 200 10", buf, BUF, NULL);
    EQUAL_TEXT(buf, "city@N", "hit");
    EQUAL(dsk_svg_places(d, NULL, "hit D R0 390", buf, BUF, &why),
          DSK_E_ARGUMENT, "half a point");
}

/* ---- films -------------------------------------------------------------- */

static void test_film(void)
{
    dsk_svg_film *f = test_memory(dsk_svg_film_size());
    struct table t;
    uint64_t seed = 3;

    table_open(&t, WHEEL);
    dsk_svg_film_start(f, 100);
    EQUAL(dsk_svg_film_draw(f, d, &usual, buf, BUF), DSK_E_ARGUMENT,
          "nothing was added");
    for (int i = 0; i < 60; i++) {
        dsk_svg_position(d, t.r, t.s, DSK_SPECTATOR, NULL);
        HOLD_EQUAL(dsk_svg_film_add(f, d), DSK_OK, "step %d", i);
        play(&t, 1, &seed);
    }
    CHECK(dsk_svg_film_draw(f, d, &usual, buf, BUF) > 0 && is_xml(buf) &&
              strstr(buf, "<set ") != NULL,
          "a film");
    dsk_svg_view(d, "catan", "catan players 3\n", NULL);
    EQUAL(dsk_svg_film_add(f, d), DSK_E_ARGUMENT, "another game");
    EQUAL(dsk_svg_film_draw(f, d, &usual, buf, BUF), DSK_E_ARGUMENT,
          "with another game's position");
    dsk_svg_film_start(f, 100);
    dsk_svg_view(d, "chess", "e4\n", NULL);
    EQUAL(dsk_svg_film_add(f, d), DSK_E_ARGUMENT, "a game without films");
    table_close(&t);
    free(f);
}

/* ---- what a viewer may know --------------------------------------------- */

/* All that can be drawn of the position, one after the other. */
static void draw_all(const struct table *t, const dsk_state *s, int viewer,
                     char *out)
{
    dsk_svg_style style = DSK_SVG_STYLE;
    size_t n;

    style.layers |= DSK_SVG_PLAYERS;
    HOLD_EQUAL(dsk_svg_position(d, t->r, s, viewer, NULL), DSK_OK, "viewer %d",
               viewer);
    n = (size_t)dsk_svg_draw(d, &style, out, BUF);
    n += (size_t)dsk_text_board(d, &plain, out + n, BUF - n);
    dsk_text_panel(d, &plain, out + n, BUF - n);
}

/*
 * Two worlds that are one to the viewer give him one picture; whoever holds the
 * cards sees them differ.
 */
static void test_secrets(void)
{
    struct table t;
    uint64_t seed = 11, rng = 7;
    int differ = 0;

    table_open(&t, CATAN);
    play(&t, 60, &seed);
    for (int round = 0; round < 800; round++) {
        int viewer = round % 4 - 1;

        play(&t, 3, &seed);
        memcpy(t.spare, t.s, dsk_state_size(t.r));
        dsk_resample(t.r, t.spare, viewer, rng++);
        draw_all(&t, t.s, viewer, buf);
        draw_all(&t, t.spare, viewer, other);
        HOLD(strcmp(buf, other) == 0, "round %d: viewer %d sees more", round,
             viewer);
        for (int seat = 0; seat < 3; seat++) {
            draw_all(&t, t.s, seat, buf);
            draw_all(&t, t.spare, seat, other);
            differ += seat != viewer && strcmp(buf, other) != 0;
        }
    }
    test_case("secrets");
    CHECK(differ > 20, "the worlds differ to others: %d", differ);
    table_close(&t);
}

/* ---- lines -------------------------------------------------------------- */

static bool is_line(const char *game, const char *line)
{
    size_t len = strcspn(line, " \n");
    const char *word;

    for (int i = 0; (word = dsk_svg_line(game, i, NULL)) != NULL; i++) {
        if (strlen(word) == len && strncmp(word, line, len) == 0)
            return true;
    }
    return false;
}

/* Every line that a game shows to anybody is in the table. */
static void test_lines(const char *setup)
{
    struct table t;
    uint64_t seed = 21;

    table_open(&t, setup);
    for (int step = 0; step < 400; step++) {
        play(&t, 1, &seed);
        dsk_view(t.r, t.s, step % (dsk_players(t.r) + 1) - 1, buf, BUF);
        for (const char *p = buf; *p != '\0'; p = strchr(p, '\n') + 1)
            HOLD(is_line(dsk_rules_game(t.r), p), "%s: a line unknown: %.30s",
                 setup, p);
    }
    test_case(setup);
    table_close(&t);
}

static void test_table(void)
{
    const char *fields = NULL;

    EQUAL_TEXT(dsk_svg_line("carcassonne", 0, &fields), "phase", "the first");
    EQUAL_TEXT(fields, "PHASE", "its fields");
    CHECK(dsk_svg_line("carcassonne", -1, NULL) == NULL, "before the first");
    CHECK(dsk_svg_line("carcassonne", 1000, NULL) == NULL, "past the last");
    CHECK(dsk_svg_line("chess", 0, NULL) == NULL, "no such game");
    CHECK(dsk_svg_line(NULL, 0, NULL) == NULL, "no game");
}

/* ---- boards ------------------------------------------------------------- */

/* No line is wider than 80 characters. */
static void check_width(const char *text, const char *what)
{
    int n = 0;

    for (; *text != '\0'; text++) {
        n = *text == '\n' ? 0 : n + (((unsigned char)*text & 0xc0) != 0x80);
        HOLD(n <= 80, "%s: a line is too wide", what);
    }
    test_case(what);
}

static void test_boards(void)
{
    static const char *const tags[] = {"en", "cs"};

    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++) {
        struct table t;
        uint64_t seed = 31;

        table_open(&t, setups[i]);
        play(&t, 90, &seed);
        for (int k = 0; k < 4; k++) {
            dsk_text_style style = {.utf8 = k < 2, .lang = tags[k % 2]};

            dsk_svg_position(d, t.r, t.s, k - 1, NULL);
            dsk_text_board(d, &style, buf, BUF);
            check_width(buf, setups[i]);
            dsk_text_panel(d, &style, buf, BUF);
            check_width(buf, setups[i]);
            CHECK(dsk_text_legend(d, &style, buf, BUF) > 20, "%s", setups[i]);
        }
        table_close(&t);
    }
}

/* A game without a board of its own. */
static void test_generic(void)
{
    static const char view[] =
        "round 3 of 9\n"
        "table 17 <b> 12 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 "
        "9 9 9 9 9 9 9 9 9 9 9 9 end\n"
        "a-very-long-name-of-a-line x\n\nlast";

    EQUAL(dsk_svg_view(d, "toys", view, NULL), DSK_OK, "any game is read");
    CHECK(dsk_svg_draw(d, &usual, buf, BUF) > 0 && is_xml(buf), "a card");
    CHECK(strstr(buf, ">3 of 9<") != NULL && strstr(buf, "&lt;b&gt;") != NULL,
          "its lines");
    dsk_text_board(d, &plain, buf, BUF);
    check_width(buf, "generic");
    CHECK(strstr(buf, "round       3 of 9\n") == buf, "%s", buf);
    CHECK(strstr(buf, "end\na-very-long-name-of-a-line x\n") != NULL, "%s",
          buf);
    EQUAL(dsk_text_panel(d, &plain, buf, BUF), 0, "no panel");
    EQUAL(dsk_svg_mark(d, DSK_SVG_MAY, "go"), 0, "nothing to mark");
    memset(other, 'x', BUF - 1);
    other[BUF - 1] = '\0';
    EQUAL(dsk_svg_view(d, "toys", other, NULL), DSK_E_SPACE, "too long");
    EQUAL(dsk_svg_draw(d, &usual, buf, BUF), DSK_E_ARGUMENT, "nothing is read");
}

/* ---- golden boards ------------------------------------------------------ */

#define GOLDEN "tests/render/island.txt"

/* Appends a heading and what is shown of the position; returns its length. */
static size_t show(const char *title, const dsk_text_style *style, char *out,
                   size_t n)
{
    size_t at = (size_t)snprintf(out, n, "== %s\n", title);

    at += (size_t)dsk_text_board(d, style, out + at, n - at);
    at += (size_t)dsk_text_panel(d, style, out + at, n - at);
    return at + (size_t)dsk_text_legend(d, style, out + at, n - at);
}

/* Catan's board as it is kept; the file is what somebody has looked at. */
static void test_golden(void)
{
    const dsk_text_style cs = {.utf8 = 1, .lang = "cs"};
    const dsk_text_style ascii = {.lang = "cs"};
    const dsk_text_style colour = {.utf8 = 1, .colour = 1};
    struct table t;
    uint64_t seed = 8;
    size_t n = 0;
    FILE *f;

    table_open(&t, "catan players=3 board=beginner "
                   "turn_mode=combined offers=1");
    play(&t, 160, &seed);
    dsk_svg_position(d, t.r, t.s, DSK_SPECTATOR, NULL);
    n += show("a spectator", &plain, buf + n, BUF - n);
    dsk_svg_position(d, t.r, t.s, 0, NULL);
    n += show("p0, in Czech", &cs, buf + n, BUF - n);
    n += show("in ASCII", &ascii, buf + n, BUF - n);
    n += show("in colours", &colour, buf + n, BUF - n);
    table_close(&t);
    f = fopen(GOLDEN, "rb");
    memset(other, 0, n + 2);
    if (f == NULL || fread(other, 1, n + 1, f) == 0)
        printf("%s is missing; this is what it should hold:\n%s", GOLDEN, buf);
    if (f != NULL)
        fclose(f);
    EQUAL_TEXT(other, buf, "%s", GOLDEN);
}

/* ---- misuse ------------------------------------------------------------- */

static void test_readers(const struct table *t)
{
    static const char *const bad[] = {
        "phase place\ntile D\n",
        "phase place\ntile D 0,0 R0\nfigure p0 meeple 0,0 city@W\n",
        "catan players 3\nhexes X\n",
    };
    dsk_note why;

    for (int viewer = -3; viewer < 10; viewer++) {
        bool there = viewer >= DSK_SPECTATOR && viewer < dsk_players(t->r);
        int status = dsk_svg_position(d, t->r, t->s, viewer, &why);

        HOLD_EQUAL(status, there ? DSK_OK : DSK_E_ARGUMENT, "%d", viewer);
        if (!there)
            HOLD_EQUAL_TEXT(why.code, "picture-viewer", "viewer %d", viewer);
    }
    test_case("viewers");
    CHECK(dsk_svg_draw(d, &usual, buf, BUF) > 0, "the last position stays");
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        EQUAL(dsk_svg_view(d, NULL, bad[i], &why), DSK_E_SYNTAX, "%s", bad[i]);
        EQUAL_TEXT(why.code, "picture-line", "%s", bad[i]);
        EQUAL(why.field[0].number, i == 1 ? 3 : 2, "its line: %s", bad[i]);
        EQUAL(dsk_svg_draw(d, &usual, buf, BUF), DSK_E_ARGUMENT,
              "nothing is read");
    }
    EQUAL(dsk_svg_view(d, NULL, NULL, &why), DSK_E_ARGUMENT, "no view");
    EQUAL(dsk_svg_view(NULL, NULL, "", &why), DSK_E_ARGUMENT, "no memory");
    EQUAL(dsk_svg_position(d, NULL, t->s, 0, &why), DSK_E_ARGUMENT, "no rules");
    EQUAL(dsk_svg_position(d, t->r, NULL, 0, NULL), DSK_E_ARGUMENT, "no state");
}

static void test_writers(const struct table *t)
{
    dsk_svg_style style = DSK_SVG_STYLE;
    dsk_text_style text = {.size = DSK_TEXT_SMALL};
    struct heard h = {.whole = buf};

    dsk_svg_position(d, t->r, t->s, 0, NULL);
    EQUAL(dsk_svg_draw(d, NULL, buf, BUF), DSK_E_ARGUMENT, "no style");
    EQUAL(dsk_svg_draw(d, &style, NULL, 10), DSK_E_ARGUMENT, "no buffer");
    EQUAL(dsk_svg_draw(NULL, &style, buf, BUF), DSK_E_ARGUMENT, "no memory");
    EQUAL(dsk_svg_parts(d, &style, NULL, &h, buf, BUF), DSK_E_ARGUMENT,
          "nobody takes them");
    style.tile_px = 0;
    EQUAL(dsk_svg_draw(d, &style, buf, BUF), DSK_E_ARGUMENT, "no size");
    style.tile_px = 100;
    style.theme = (enum dsk_svg_theme)7;
    EQUAL(dsk_svg_draw(d, &style, buf, BUF), DSK_E_ARGUMENT, "no such theme");
    style.theme = DSK_SVG_DARK;
    style.lang = NULL;
    CHECK(dsk_svg_draw(d, &style, buf, BUF) > 0, "no language is English");
    CHECK(strstr(buf, "lang=\"en\"") != NULL, "English");
    CHECK(dsk_text_board(d, &text, buf, BUF) > 0, "no language on a board");
    EQUAL(dsk_text_board(d, NULL, buf, BUF), DSK_E_ARGUMENT, "no style");
    EQUAL(dsk_text_panel(d, &text, NULL, 5), DSK_E_ARGUMENT, "no buffer");
    text.size = (enum dsk_text_size)9;
    EQUAL(dsk_text_board(d, &text, buf, BUF), DSK_E_ARGUMENT, "no such size");
    EQUAL(dsk_svg_mark(d, (enum dsk_svg_mark)9, "x"), DSK_E_ARGUMENT, "mark");
    EQUAL(dsk_svg_mark(d, DSK_SVG_MAY, NULL), DSK_E_ARGUMENT, "no text");
    EQUAL(dsk_svg_mark(NULL, DSK_SVG_MAY, "x"), DSK_E_ARGUMENT, "no memory");
    dsk_svg_unmark(NULL, DSK_SVG_MAY);
    dsk_svg_unmark(d, (enum dsk_svg_mark)9);
    dsk_svg_init(NULL);
    dsk_svg_film_start(NULL, 1);
    EQUAL(dsk_svg_film_add(NULL, d), DSK_E_ARGUMENT, "no film");
}

static void test_fresh(void)
{
    dsk_svg *fresh = test_memory(dsk_svg_size());

    memset(fresh, 0xa5, dsk_svg_size());
    dsk_svg_init(fresh);
    EQUAL(dsk_svg_draw(fresh, &usual, buf, BUF), DSK_E_ARGUMENT,
          "nothing is read yet");
    EQUAL(dsk_text_board(fresh, &plain, buf, BUF), DSK_E_ARGUMENT, "nor told");
    EQUAL(dsk_svg_piece(fresh, NULL, "track", &usual, buf, BUF, NULL), 0,
          "no track yet");
    CHECK(dsk_svg_size() < (size_t)6 << 20, "the WebAssembly shim's room: %zu",
          dsk_svg_size());
    free(fresh);
}

int main(void)
{
    struct table t;

    d = test_memory(dsk_svg_size());
    buf = test_memory(BUF);
    other = test_memory(BUF);
    dsk_svg_init(d);
    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++) {
        test_document(setups[i]);
        test_parts(setups[i]);
        test_lines(setups[i]);
    }
    test_lines(
        "carcassonne edition=bb6 players=3 modules=inns,messages,robbers,"
        "flyers,ferries,gold,magewitch,crops");
    test_counts();
    test_table();
    test_marks();
    test_pieces();
    test_film();
    test_secrets();
    test_boards();
    test_generic();
    test_golden();
    table_open(&t, CATAN);
    test_readers(&t);
    test_writers(&t);
    table_close(&t);
    test_fresh();
    free(d);
    free(buf);
    free(other);
    return test_end();
}
