/*
 * The island as characters: see text_board.h.  A hex is 12 characters wide and
 * shares its edges with its neighbours,
 *
 *           .
 *        /     \
 *     .     6     .      a number, a terrain, the robber or the hex's name
 *     |  fields   |
 *     .    h4     .      . a place, * one with a harbour, (0) a settlement of
 *        \     /         p0, [0] a city, 0 on an edge a road
 *           .
 *
 * so five hexes and the harbours beside them stay below 80 columns.
 */
#include "render/catan/text_board.h"

#include "game/mem.h"
#include "render/catan/geometry.h"
#include "render/catan/words.h"
#include "render/text_pen.h"
#include "render/words.h"

#define COLS 79
#define ROWS 27
/* The middle column, the row of the northmost places. */
#define MIDDLE 39
#define TOP    2
/* Columns for half a hex. */
#define HALF 6

struct cell {
    char s[5]; /* a character in UTF-8, "" = a blank */
    uint8_t fg, bg;
};

struct net {
    const struct pic_island *p;
    const dsk_text_style *style;
    const char *lang; /* of the words on it: ASCII has no Czech */
    struct cell cell[ROWS][COLS];
};

/* ---- where things lie --------------------------------------------------- */

/* Half hexes are 173 units wide. */
static int col_of(struct pt at)
{
    return MIDDLE + (at.x + (at.x < 0 ? -86 : 86)) / 173 * HALF;
}

/* Places of row r lie 0 and 100 units below its top, its middle 200. */
static int row_of(struct pt at)
{
    static const uint8_t part[3] = {0, 2, 3};
    int y = at.y + 800;

    return TOP + 4 * (y / 300) + part[y % 300 / 100];
}

/* ---- cells -------------------------------------------------------------- */

static void put(struct net *n, int x, int y, const char *s, enum colour fg)
{
    for (; *s != '\0' && x < COLS; x++) {
        struct cell *c = &n->cell[y][x];
        size_t len = 1;

        while (((unsigned char)s[len] & 0xc0) == 0x80)
            len++;
        if (x >= 0) {
            mem_copy(c->s, s, len);
            c->s[len] = '\0';
            c->fg = (uint8_t)fg;
        }
        s += len;
    }
}

static void put_middle(struct net *n, int x, int y, const char *s,
                       enum colour fg)
{
    put(n, x - text_width(s) / 2, y, s, fg);
}

static void paint(struct net *n, int from, int to, int y, enum colour bg)
{
    for (int x = from; x <= to; x++)
        n->cell[y][x].bg = (uint8_t)bg;
}

static void number(char *buf, size_t size, const char *before, int v)
{
    struct text t = text_start(buf, size);

    text_put(&t, before);
    text_int(&t, v);
    text_end(&t);
}

/* ---- the island --------------------------------------------------------- */

/* ORDER TERRAIN. */
static const struct {
    uint8_t ground, ink;
} terrain_colours[NPIC_TERRAINS] = {
    [PIC_FOREST] = {C_FOREST, C_PAPER},       [PIC_HILLS] = {C_HILLS, C_PAPER},
    [PIC_PASTURE] = {C_PASTURE, C_INK},       [PIC_FIELDS] = {C_FIELDS, C_INK},
    [PIC_MOUNTAINS] = {C_MOUNTAINS, C_PAPER}, [PIC_DESERT] = {C_DESERT, C_INK},
    [PIC_UNKNOWN] = {C_NONE, C_NONE},
};

static void put_hex(struct net *n, int i)
{
    static const uint8_t half[5] = {2, 5, 5, 5, 2};
    int kind = n->p->terrain[i], v = n->p->number[i];
    enum colour ink = (enum colour)terrain_colours[kind].ink;
    int x = col_of(island_hex_at(i)), y = row_of(island_hex_at(i));
    char text[8];

    for (int k = 0; k < 5; k++)
        paint(n, x - half[k], x + half[k], y - 2 + k,
              (enum colour)terrain_colours[kind].ground);
    number(text, sizeof text, "", v);
    if (v > 0)
        put_middle(n, x, y - 1, text, ink);
    put_middle(n, x, y, kind == PIC_UNKNOWN ? "?" : word_terrain(n->lang, kind),
               ink);
    number(text, sizeof text, "h", i);
    if (n->p->robber == i)
        put_middle(n, x, y + 1, word_robber(n->lang), ink);
    else
        put_middle(n, x, y + 1, text, ink);
}

static void put_road(struct net *n, int i)
{
    int a, b, x, y, owner = n->p->road[i] - 1;
    char digit[2] = {seat_digit(owner), '\0'};
    struct pt from, to;

    island_path_ends(i, &a, &b);
    from = island_vertex_at(a);
    to = island_vertex_at(b);
    x = (col_of(from) + col_of(to)) / 2;
    y = (row_of(from) + row_of(to)) / 2;
    if (owner < 0) {
        put(n, x, y,
            from.x == to.x                       ? "|"
            : (from.x < to.x) == (from.y < to.y) ? "\\"
                                                 : "/",
            C_FAINT);
        return;
    }
    put(n, x, y, digit, seat_ink(n->p->owner[owner].colour));
    paint(n, x, x, y, seat_colour(n->p->owner[owner].colour));
}

static bool has_harbour(int vertex)
{
    for (int i = 0; i < PIC_HARBOURS; i++) {
        int a, b;

        island_path_ends(island_harbour_path(i), &a, &b);
        if (vertex == a || vertex == b)
            return true;
    }
    return false;
}

static void put_place(struct net *n, int i)
{
    int x = col_of(island_vertex_at(i)), y = row_of(island_vertex_at(i));
    int owner = n->p->building[i] - 1;
    char mark[4] = {n->p->city[i] ? '[' : '(', seat_digit(owner),
                    n->p->city[i] ? ']' : ')', '\0'};

    if (owner < 0) {
        put(n, x, y, has_harbour(i) ? "*" : ".", C_FAINT);
        return;
    }
    put(n, x - 1, y, mark, seat_ink(n->p->owner[owner].colour));
    paint(n, x - 1, x + 1, y, seat_colour(n->p->owner[owner].colour));
}

/* Rows of a path's label: beside it, or over and under the outermost ones. */
static int label_row(struct pt from, struct pt to, bool two)
{
    int y = (row_of(from) + row_of(to)) / 2;

    if (from.y + to.y <= -1500)
        return two ? y - 3 : y - 2;
    return from.y + to.y >= 1500 ? y + 2 : y - (from.y + to.y < -300);
}

/* Outside of its path: `2:1` over what is given, or `3:1`. */
static void put_harbour(struct net *n, int i)
{
    int a, b, kind = n->p->harbour[i];
    struct pt from, to;
    const char *rate = kind < PIC_RESOURCES ? "2:1" : kind == 5 ? "3:1" : "?";
    const char *what = kind < PIC_RESOURCES ? word_resource(n->lang, kind) : "";
    int x, y, wide = text_width(what) > 3 ? text_width(what) : 3;

    island_path_ends(island_harbour_path(i), &a, &b);
    from = island_vertex_at(a);
    to = island_vertex_at(b);
    x = (col_of(from) + col_of(to)) / 2;
    y = label_row(from, to, *what != '\0');
    if (from.y + to.y > -1500 && from.y + to.y < 1500)
        x += from.x + to.x < 0 ? -(wide / 2 + 2) : wide / 2 + 2;
    put_middle(n, x, y, rate, C_SEA);
    put_middle(n, x, y + 1, what, C_SEA);
}

static void draw(struct net *n)
{
    for (int i = 0; i < PIC_HEXES; i++)
        put_hex(n, i);
    for (int i = 0; i < PIC_EDGES; i++)
        put_road(n, i);
    for (int i = 0; i < PIC_HARBOURS; i++)
        put_harbour(n, i);
    for (int i = 0; i < PIC_VERTICES; i++)
        put_place(n, i);
}

/* The last cell of a row that shows anything, + 1. */
static int row_end(const struct net *n, int y)
{
    int cols = n->style->cols, end = COLS;

    while (end > 0 && n->cell[y][end - 1].s[0] == '\0' &&
           n->cell[y][end - 1].bg == C_NONE)
        end--;
    return cols > 0 && cols < end ? cols : end;
}

static void write_row(struct pen *pen, const struct net *n, int y)
{
    int end = row_end(n, y);

    for (int x = 0; x < end; x++) {
        const struct cell *c = &n->cell[y][x];

        pen_write(pen, c->s[0] == '\0' ? " " : c->s, (enum colour)c->fg,
                  (enum colour)c->bg);
    }
    pen_line_end(pen);
}

static void write_board(const void *m, const dsk_text_style *style,
                        struct text *t)
{
    struct net n = {.p = (const struct pic_island *)m,
                    .style = style,
                    .lang = style->utf8 ? style->lang : "en"};
    struct pen pen = pen_start(t, style);
    int from = 0, to = ROWS - 1;

    draw(&n);
    while (from < TOP && row_end(&n, from) == 0)
        from++;
    while (to > TOP && row_end(&n, to) == 0)
        to--;
    for (int y = from; y <= to; y++)
        write_row(&pen, &n, y);
}

/* ---- the panel ---------------------------------------------------------- */

static void write_fact(struct pen *p, const char *name, int v, bool award)
{
    text_put(p->t, "  ");
    text_put(p->t, name);
    text_char(p->t, ' ');
    text_int(p->t, v);
    if (award)
        text_char(p->t, '*');
}

static void write_owner(struct pen *p, const struct pic_island *at, int i)
{
    const struct pic_islander *o = &at->owner[i];
    const char *lang = p->style->lang;

    text_put(p->t, at->turn == i ? "> " : "  ");
    pen_seat(p, i, o->colour, o->plays);
    text_put(p->t, word_colour(lang, o->colour));
    if (o->plays) {
        write_fact(p, word_fact(lang, HEAD_POINTS), o->points, o->winner);
        write_fact(p, word_fact(lang, HEAD_CARDS), o->cards, false);
        write_fact(p, word_fact(lang, HEAD_DEVS), o->devs, false);
        write_fact(p, word_fact(lang, HEAD_KNIGHTS), o->knights, o->army);
    } else {
        text_char(p->t, ' ');
        text_put(p->t, word_neutral(lang));
    }
    write_fact(p, word_fact(lang, HEAD_ROAD), o->road, o->longest);
    pen_line_end(p);
}

static void write_counts(struct pen *p, const char *name,
                         const int16_t count[PIC_RESOURCES])
{
    text_put(p->t, "  ");
    text_put(p->t, name);
    text_char(p->t, ':');
    for (int k = 0; k < PIC_RESOURCES; k++)
        write_fact(p, word_resource(p->style->lang, k), count[k], false);
}

static void write_hand(struct pen *p, const struct pic_island *at)
{
    const char *lang = p->style->lang;

    write_counts(p, word_fact(lang, HEAD_HAND), at->hand);
    pen_line_end(p);
    for (int k = 0; k < PIC_DEVS; k++) {
        if (at->dev[k] == 0)
            continue;
        text_put(p->t, "    ");
        text_put(p->t, word_dev(lang, k));
        text_char(p->t, ' ');
        text_int(p->t, at->dev[k]);
        pen_line_end(p);
    }
}

static void write_panel(const void *m, const dsk_text_style *style,
                        struct text *t)
{
    const struct pic_island *at = m;
    struct pen p = pen_start(t, style);

    for (int i = 0; i < PIC_OWNERS; i++) {
        if (at->owner[i].plays || at->owner[i].road > 0)
            write_owner(&p, at, i);
    }
    if (at->has_hand)
        write_hand(&p, at);
    if (at->has_bank) {
        write_counts(&p, word_fact(style->lang, HEAD_BANK), at->bank);
        write_fact(&p, word_fact(style->lang, HEAD_DEVS), at->deck, false);
        pen_line_end(&p);
    }
    if (at->die[0] > 0 && at->die[1] > 0) {
        write_fact(&p, word_fact(style->lang, HEAD_ROLL),
                   at->die[0] + at->die[1], false);
        pen_line_end(&p);
    }
}

static void write_legend(const dsk_text_style *style, struct text *t)
{
    text_put(t, picture_word(PICTURE_LEGEND_ISLAND, style->lang));
    text_char(t, '\n');
}

const struct text_board text_board_catan = {
    .game = "catan",
    .board = write_board,
    .panel = write_panel,
    .legend = write_legend,
};
