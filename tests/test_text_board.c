/*
 * Text pictures: every tile of every set in every turn and size, figures on
 * every segment, cropping, buffers that are too small, views that are wrong.
 */
#include "testing.h"

#include "carcassonne/tiles.h"
#include "deskovka_svg.h"

#define TEXT_MAX (1 << 20)

static char text[TEXT_MAX], other[TEXT_MAX];

static const dsk_text_style plain = {.size = DSK_TEXT_LARGE};

/* ---- what is tested ------------------------------------------------------ */

static dsk_svg *drawing(void)
{
    static dsk_svg *d;

    if (d == NULL) {
        d = test_memory(dsk_svg_size());
        dsk_svg_init(d);
    }
    return d;
}

static int text_board(const char *view, const dsk_text_style *style, char *buf,
                      size_t n)
{
    int status = dsk_svg_view(drawing(), "carcassonne", view, NULL);

    return status < 0 ? status : dsk_text_board(drawing(), style, buf, n);
}

static int text_panel(const char *view, const dsk_text_style *style, char *buf,
                      size_t n)
{
    int status = dsk_svg_view(drawing(), "carcassonne", view, NULL);

    return status < 0 ? status : dsk_text_panel(drawing(), style, buf, n);
}

/* By the set that the entry belongs to: some have the same ids. */
static int text_tile(const struct tile_def *d, int turn,
                     const dsk_text_style *style, char *buf, size_t n)
{
    const struct tile_set *set = carc_tile_sets;
    char piece[64];

    while (d < set->defs || d >= set->defs + set->ndefs)
        set++;
    snprintf(piece, sizeof piece, "tile %s/%s R%d", set->name, d->id,
             90 * turn);
    return dsk_text_piece("carcassonne", piece, style, buf, n, NULL);
}

/* ---- measuring text ----------------------------------------------------- */

/* Columns of the line at s: characters, escapes not counted. */
static int columns(const char *s)
{
    int n = 0;

    for (; *s != '\0' && *s != '\n'; s++) {
        if (*s == '\033') {
            while (*s != 'm')
                s++;
        } else if (((unsigned char)*s & 0xc0) != 0x80) {
            n++;
        }
    }
    return n;
}

static const char *line_at(const char *s, int line)
{
    while (line-- > 0)
        s = strchr(s, '\n') + 1;
    return s;
}

static int count_lines(const char *s)
{
    int n = 0;

    for (; *s != '\0'; s++)
        n += *s == '\n';
    return n;
}

static int widest(const char *s)
{
    int best = 0;

    for (int i = 0; i < count_lines(s); i++) {
        int n = columns(line_at(s, i));

        best = n > best ? n : best;
    }
    return best;
}

/* ---- tiles -------------------------------------------------------------- */

/* Every line as wide as the tile; length and cut-off as snprintf's. */
static void check_shape(const struct tile_def *d, int turn,
                        const dsk_text_style *style)
{
    int w = style->size == DSK_TEXT_SMALL ? 7 : 11;
    int h = style->size == DSK_TEXT_SMALL ? 3 : 5;
    int n = text_tile(d, turn, style, text, sizeof text);

    HOLD_EQUAL(n, (int)strlen(text), "%s: says %d", d->id, n);
    HOLD_EQUAL(n, text_tile(d, turn, style, NULL, 0), "%s: without buffer",
               d->id);
    HOLD_EQUAL(count_lines(text), h, "%s: %d lines", d->id, count_lines(text));
    for (int i = 0; i < h; i++)
        HOLD_EQUAL(columns(line_at(text, i)), w, "%s: line %d", d->id, i);
    memset(other, 'x', 40);
    HOLD_EQUAL(text_tile(d, turn, style, other, 20), n, "%s: cut", d->id);
    HOLD(strlen(other) == 19 && memcmp(other, text, 19) == 0 &&
             other[20] == 'x',
         "%s: what is cut is a beginning", d->id);
}

/* Is the character what this edge shows in its middle? */
static bool fits_edge(char edge, char c)
{
    switch (edge) {
    case 'R':
        return c == '|' || c == '-' || c == '+';
    case 'V':
        return c == '~';
    case 'C':
        return strchr("#\"mPwgc|-*i", c) != NULL;
    default:
        return c == ' ' || c == '.' || strchr("*siRVM%$!^&", c) != NULL;
    }
}

static void check_edges(const struct tile_def *d, int turn)
{
    const char *middle[4];

    text_tile(d, turn, &plain, text, sizeof text);
    middle[0] = line_at(text, 0) + 5;
    middle[1] = line_at(text, 2) + 10;
    middle[2] = line_at(text, 4) + 5;
    middle[3] = line_at(text, 2);
    for (int side = 0; side < 4; side++) {
        char edge = d->edges[(side + 4 - turn) & 3];

        if (d->marks & (MARK_SPLIT_CITY | MARK_SPLIT_FIELD))
            continue;
        HOLD(fits_edge(edge, *middle[side]), "%s R%d side %d: edge %c is '%c'",
             d->id, 90 * turn, side, edge, *middle[side]);
    }
}

static void check_tile(const struct tile_def *d)
{
    for (int turn = 0; turn < 4; turn++) {
        for (int mode = 0; mode < 8; mode++) {
            dsk_text_style style = {.colour = mode & 1,
                                    .utf8 = mode & 2,
                                    .size = mode & 4 ? DSK_TEXT_SMALL
                                                     : DSK_TEXT_LARGE};

            check_shape(d, turn, &style);
        }
        check_edges(d, turn);
    }
    test_case(d->id);
}

static void test_tiles(void)
{
    for (int i = 0; i < carc_ntile_sets; i++) {
        for (int k = 0; k < carc_tile_sets[i].ndefs; k++)
            check_tile(&carc_tile_sets[i].defs[k]);
    }
    CHECK(dsk_text_piece(NULL, "tile K", &plain, text, sizeof text, NULL) > 0,
          "K is a tile");
    EQUAL(dsk_text_piece(NULL, "tile KK", &plain, text, sizeof text, NULL),
          DSK_E_ARGUMENT, "KK is none");
}

/* ---- figures ------------------------------------------------------------ */

static const char *const border_names[12] = {
    "NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR",
};

/* The spot of a segment as a view names it; false where no figure stands. */
static bool spot_of(const struct tile_seg *s, char *buf, size_t n)
{
    static const char *const kinds[NSEG_KINDS] = {
        "road", "city", "monastery", "garden", "field", NULL, NULL, NULL,
    };
    int at = 0;

    if (kinds[s->kind] == NULL)
        return false;
    while (at < 12 && (s->border >> at & 1) == 0)
        at++;
    if (s->kind == SEG_CITY && at < 12 && s->border >> (at + 1) & 1)
        at++; /* cities go by their side */
    if (at == 12)
        snprintf(buf, n, "%s", kinds[s->kind]);
    else
        snprintf(buf, n, "%s@%s", kinds[s->kind], border_names[at]);
    return true;
}

static void check_figures(const struct tile_def *d, enum dsk_text_size size)
{
    dsk_text_style style = {.size = size};
    char view[200], spot[32];

    for (int i = 0; i < d->nsegs; i++) {
        const char *want = d->segs[i].kind == SEG_FIELD ? "<6>" : "(6)";

        if (!spot_of(&d->segs[i], spot, sizeof spot))
            continue;
        snprintf(view, sizeof view, "tile %s 0,0 R0\nfigure p5 meeple 0,0 %s\n",
                 d->id, spot);
        HOLD(text_board(view, &style, text, sizeof text) > 0, "%s", d->id);
        HOLD(strstr(text, want) != NULL, "%s: figure on %s", d->id, spot);
    }
}

static void test_figures(void)
{
    for (int i = 0; i < carc_ntile_sets; i++) {
        for (int k = 0; k < carc_tile_sets[i].ndefs; k++) {
            check_figures(&carc_tile_sets[i].defs[k], DSK_TEXT_LARGE);
            check_figures(&carc_tile_sets[i].defs[k], DSK_TEXT_SMALL);
            test_case("figures");
        }
    }
}

/* A figure stands on the right part: the road west of the village. */
static void test_figure_place(void)
{
    text_board("tile X 0,0 R0\nfigure p2 meeple 0,0 road@W\n", &plain, text,
               sizeof text);
    CHECK(memcmp(line_at(text, 3) + 4, "-(3)-o-----", 11) == 0,
          "west of the crossing:\n%s", text);
    text_board("tile D 0,0 R90\nfigure p1 meeple 0,0 city@E\n", &plain, text,
               sizeof text);
    EQUAL(strstr(text, "(2)") - line_at(text, 3), 12,
          "in the city in the east:\n%s", text);
    text_board("tile U_G 0,0 R0\nfigure p1 abbot 0,0 garden\n", &plain, text,
               sizeof text);
    CHECK(strstr(text, "(2a") != NULL && strchr(text, '*') == NULL,
          "an abbot in the garden:\n%s", text);
}

/* ---- boards ------------------------------------------------------------- */

static const char landscape[] = "phase draw\n"
                                "turn p1\n"
                                "last 1,0\n"
                                "tile D_start 0,0 R0\n"
                                "tile K 1,0 R90\n"
                                "tile B 0,1 R0\n"
                                "figure p0 meeple 0,0 city@N\n"
                                "figure p1 meeple 0,1 monastery\n"
                                "score p0 4\n"
                                "supply p0 meeple 6\n"
                                "score p1 -1\n"
                                "bag 68 A 2\n";

static const char landscape_small[] = "       0      1   \n"
                                      "    \"\"(1)\"\"[. | m]\n"
                                      "  0 ----------+ ##\n"
                                      "     .   . [.   \"]\n"
                                      "     .   .        \n"
                                      "  1  M(2)         \n"
                                      "     .   .        \n";

static void test_golden(void)
{
    dsk_text_style small = {.size = DSK_TEXT_SMALL};

    text_board(landscape, &small, text, sizeof text);
    EQUAL(count_lines(text), 7, "lines: %d", count_lines(text));
    EQUAL_TEXT(text, landscape_small, "got\n%swant\n%s", text, landscape_small);
}

/* Neighbours meet: the road of one tile goes on in the next. */
static void test_meeting(void)
{
    text_board(landscape, &plain, text, sizeof text);
    CHECK(line_at(text, 3)[14] == '-' && line_at(text, 3)[15] == '-',
          "road across the border:\n%s", text);
}

static void test_panel(void)
{
    static const char *const names[] = {"anna", "bob"};
    dsk_text_style style = {.names = names};

    text_panel(landscape, &style, text, sizeof text);
    CHECK(strstr(text, " 1 anna ") != NULL, "name:\n%s", text);
    CHECK(strstr(text, " 4 points, 6 in supply") != NULL, "score:\n%s", text);
    CHECK(strstr(text, ">  2 bob ") != NULL, "turn:\n%s", text);
    CHECK(strstr(text, "68 tiles left") != NULL, "bag:\n%s", text);
    style.lang = "cs";
    text_panel(landscape, &style, text, sizeof text);
    CHECK(strstr(text, "zbývá 68\xc2\xa0kartiček") != NULL, "Czech:\n%s", text);
    style.names = NULL;
    text_panel(landscape, &style, text, sizeof text);
    CHECK(strstr(text, ">  Hráč 2 ") != NULL, "no names:\n%s", text);
    CHECK(strstr(text, "p1") == NULL, "codes:\n%s", text);
}

/* A straight line of tiles, 60 long. */
static void long_view(char *view, size_t n)
{
    size_t len = 0;

    for (int i = 0; i < 60; i++)
        len += (size_t)snprintf(view + len, n - len, "tile U %d,%d R0\n",
                                i - 30, i - 20);
    snprintf(view + len, n - len, "last 29,39\n");
}

/* The wheel's board: four by four squares, sectors, pig and crowns. */
static void test_wheel(void)
{
    static const char view[] =
        "turn p1\nboard wheel -1,0\npig taxes\ncrown p1 meeple storm\n"
        "crown p0 meeple plague\ncrown p2 meeple plague\n"
        "tile D 1,-1 R90\nlast 1,-1\n";
    dsk_text_style style = {.size = DSK_TEXT_SMALL};

    text_board(view, &style, text, sizeof text);
    CHECK(widest(text) == 4 + 4 * 7 && count_lines(text) == 1 + 5 * 3,
          "five rows of four:\n%s", text);
    CHECK(strstr(text, " Fortune    . ") != NULL, "a sector:\n%s", text);
    CHECK(strstr(text, "&Taxes      ..") != NULL, "the pig:\n%s", text);
    CHECK(strstr(text, " Storm      2.") != NULL, "a crown:\n%s", text);
    CHECK(strstr(text, " Plague     13") != NULL, "two crowns:\n%s", text);
    CHECK(strncmp(line_at(text, 4) + 4, "####", 4) == 0, "a city:\n%s", text);
    style.utf8 = true;
    style.lang = "cs";
    style.size = DSK_TEXT_LARGE;
    text_board(view, &style, text, sizeof text);
    CHECK(strstr(text, "⊕Daně") != NULL, "Czech:\n%s", text);
    /* Wherever it is cut, all lines are equally long. */
    for (int cols = 4 + 11; cols <= 4 + 44; cols += 11) {
        for (int at = -1; at <= 2; at++) {
            char moved[sizeof view + 40];

            snprintf(moved, sizeof moved, "%slast %d,1\n", view, at);
            style.cols = cols;
            text_board(moved, &style, text, sizeof text);
            for (int i = 0; i < count_lines(text); i++)
                HOLD_EQUAL(columns(line_at(text, i)), cols, "%d,%d:\n%s", cols,
                           at, text);
            test_case("");
        }
    }
}

static void test_crop(void)
{
    static char view[4096];

    long_view(view, sizeof view);
    for (int cols = 1; cols < 200; cols += 7) {
        for (int rows = 1; rows < 100; rows += 9) {
            dsk_text_style s = {.utf8 = true, .cols = cols, .rows = rows};

            HOLD(text_board(view, &s, text, sizeof text) > 0, "draws");
            HOLD(widest(text) <= (cols < 11 ? 11 : cols), "%d x %d: %d wide",
                 cols, rows, widest(text));
            HOLD(count_lines(text) <= (rows < 4 ? 4 : rows), "%d x %d: %d high",
                 cols, rows, count_lines(text));
            HOLD(strstr(text, " 29 ") != NULL, "%d x %d: last tile", cols,
                 rows);
        }
    }
    test_case("crop");
}

static void test_sizes(void)
{
    dsk_text_style style = {.cols = 26, .rows = 11};

    text_board(landscape, &style, text, sizeof text);
    EQUAL(count_lines(text), 11, "large fits: %d", count_lines(text));
    style.rows = 10;
    text_board(landscape, &style, text, sizeof text);
    EQUAL(count_lines(text), 7, "small when it does not fit: %d",
          count_lines(text));
}

/* ---- what is wrong ------------------------------------------------------ */

static void test_errors(void)
{
    static const char *const bad[] = {
        "tile\n",           "tile \n",           "tile K\n",
        "tile K 0\n",       "tile K 0,0\n",      "tile K 0,0 90\n",
        "tile ?? 0,0 R0\n", "tile K 0,999 R0\n", "tile K 0,0 R999\n",
    };
    static char view[16384];
    size_t n = 0;

    for (size_t i = 1; i < sizeof bad / sizeof bad[0]; i++)
        EQUAL(text_board(bad[i], &plain, text, sizeof text), DSK_E_SYNTAX,
              "%s is refused", bad[i]);
    for (int i = 0; i < 300; i++)
        n += (size_t)snprintf(view + n, sizeof view - n, "tile B %d,0 R0\n",
                              i - 150);
    EQUAL(text_board(view, &plain, text, sizeof text), DSK_E_SPACE,
          "too many tiles");
    CHECK(text_board("", &plain, text, sizeof text) > 0, "an empty table");
    CHECK(text_board("figure\nlast\nscore\nbag\nnews p9 7\n", &plain, text,
                     sizeof text) > 0,
          "lines that say nothing are skipped");
    EQUAL(text_board("figure p9 x\n", &plain, text, sizeof text), DSK_E_SYNTAX,
          "what pictures refuse is refused");
}

/* Views with random damage: refused or drawn, never worse. */
static void test_damage(void)
{
    uint64_t seed = 1;

    for (int round = 0; round < 20000; round++) {
        char view[sizeof landscape];
        int n;

        memcpy(view, landscape, sizeof view);
        for (int i = 1 + test_below(&seed, 4); i > 0; i--)
            view[test_below(&seed, (int)sizeof view - 1)] =
                (char)(1 + test_below(&seed, 255));
        n = text_board(view, &plain, text, sizeof text);
        HOLD(n < 0 || n == (int)strlen(text), "round %d", round);
        n = text_panel(view, &plain, text, sizeof text);
        HOLD(n < 0 || n == (int)strlen(text), "panel, round %d", round);
    }
    test_case("damage");
}

int main(void)
{
    test_tiles();
    test_figures();
    test_figure_place();
    test_golden();
    test_meeting();
    test_panel();
    test_wheel();
    test_crop();
    test_sizes();
    test_errors();
    test_damage();
    return test_end();
}
