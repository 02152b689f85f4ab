/*
 * Tiles as characters: text_sketch.c knows the shapes; here they get colours
 * and symbols.
 */
#include "render/carcassonne/text_board.h"
#include "render/words.h"

/* ORDER SYMBOL. */
struct symbol_info {
    const char *utf8, *ascii;
    enum colour colour;
    int word; /* of the legend; 0: it is not told there */
};

static const struct symbol_info symbols[NSYMBOLS] = {
    [SYM_NONE] = {" ", " ", C_INK, 0},
    [SYM_MONASTERY] = {"⌂", "M", C_STONE, PICTURE_SEG_MONASTERY},
    [SYM_ROOF_LEFT] = {"/", "/", C_STONE, 0},
    [SYM_ROOF_RIGHT] = {"\\", "\\", C_STONE, 0},
    [SYM_PENNANT] = {"⚑", "P", C_SHIELD, PICTURE_PENNANT},
    [SYM_CATHEDRAL] = {"✝", "+", C_SHIELD, PICTURE_CATHEDRAL},
    [SYM_VILLAGE] = {"■", "o", C_INK, PICTURE_ROADS_END},
    [SYM_GARDEN] = {"✿", "*", C_BLOOM, PICTURE_SEG_GARDEN},
    [SYM_WINE] = {"w", "w", C_STONE, 0},
    [SYM_GRAIN] = {"g", "g", C_INK, 0},
    [SYM_CLOTH] = {"c", "c", C_SHIELD, 0},
    [SYM_INN] = {"i", "i", C_SHIELD, 0},
    [SYM_SPRING] = {"◎", "O", C_PAPER, 0},
    [SYM_LAKE] = {"≈", "~", C_PAPER, 0},
    [SYM_CROP] = {"@", "@", C_FRAME, 0},
    [SYM_HILL] = {"▲", "^", C_INK, 0},
    [SYM_VINEYARD] = {"V", "V", C_STONE, 0},
    [SYM_SHEEP] = {"s", "s", C_PAPER, 0},
    [SYM_GOLD] = {"$", "$", C_FRAME, 0},
    [SYM_MAGE] = {"☆", "!", C_SHIELD, 0},
    [SYM_ROBBER] = {"R", "R", C_STONE, 0},
    [SYM_FLY] = {"✈", "%", C_SHIELD, 0},
    [SYM_WHEEL] = {"⊕", "&", C_STONE, 0},
};

/* Lines by the ways that leave a cell: bits N 1, E 2, S 4, W 8. */
static const char *const road_utf8[16] = {
    " ", "╹", "╺", "┗", "╻", "┃", "┏", "┣",
    "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋",
};
static const char road_ascii[16 + 1] = " |-+||++-+-+++++";

struct shade shade_of(int x, int y, bool last)
{
    struct shade odd = {C_GRASS_ODD, C_TOWN_ODD, false};
    struct shade even = {C_GRASS, C_TOWN, false};
    struct shade bright = {C_GRASS_LAST, C_TOWN_LAST, true};

    return last ? bright : (x + y) & 1 ? odd : even;
}

static enum colour pixel(const struct sketch *k, const struct shade *sh, int px,
                         int py)
{
    if (k->river[py / 2][px] != 0)
        return C_RIVER;
    if (sketch_is_wall(k, px, py))
        return C_WALL;
    return k->area[py][px] != 0 ? sh->town : sh->grass;
}

/* Ground under a symbol: what is not wall, if there is such. */
static enum colour ground(const struct sketch *k, const struct shade *sh, int x,
                          int y)
{
    enum colour top = pixel(k, sh, x, 2 * y);

    return top == C_WALL ? pixel(k, sh, x, 2 * y + 1) : top;
}

static void write_half_block(struct pen *p, const struct sketch *k,
                             const struct shade *sh, int x, int y)
{
    enum colour top = pixel(k, sh, x, 2 * y);
    enum colour bottom = pixel(k, sh, x, 2 * y + 1);

    if (k->river[y][x] != 0)
        pen_write(p, p->style->utf8 ? "≈" : "~", C_FOAM, C_RIVER);
    else if (!p->style->utf8 && sketch_is_city(k, x, y))
        pen_write(p, " ", (enum colour)p->fg, sh->town);
    else if (top == bottom)
        pen_write(p, " ", (enum colour)p->fg, top);
    else if (p->style->utf8)
        pen_write(p, "▀", top, bottom);
    else /* ASCII has no halves: half a town is all wall */
        pen_write(p, " ", (enum colour)p->fg, C_WALL);
}

/* Without colours: towns are shaded, grass is dotted. */
static void write_plain(struct pen *p, const struct sketch *k, int x, int y)
{
    bool top = k->area[2 * y][x] != 0, bottom = k->area[2 * y + 1][x] != 0;
    bool dot = (x + 2 * y) % 4 == 1;

    if (k->river[y][x] != 0)
        text_put(p->t, p->style->utf8 ? "≈" : "~");
    else if (top && bottom)
        text_put(p->t, p->style->utf8 ? "▒" : "#");
    else if (top)
        text_put(p->t, p->style->utf8 ? "▀" : "\"");
    else if (bottom)
        text_put(p->t, p->style->utf8 ? "▄" : "m");
    else
        text_put(p->t, !dot ? " " : p->style->utf8 ? "·" : ".");
}

static void write_symbol(struct pen *p, const struct sketch *k,
                         const struct shade *sh, int x, int y)
{
    const struct symbol_info *s = &symbols[k->symbol[y][x]];
    enum colour bg = ground(k, sh, x, y), fg = s->colour;

    if (k->symbol[y][x] == SYM_LAKE || k->symbol[y][x] == SYM_SPRING)
        bg = C_RIVER;
    if (s >= &symbols[SYM_MONASTERY] && s <= &symbols[SYM_ROOF_RIGHT]) {
        fg = C_PAPER;
        bg = C_STONE;
    }
    pen_write(p, p->style->utf8 ? s->utf8 : s->ascii, fg, bg);
}

static void write_figure(struct pen *p, const struct sketch *k, int x, int y)
{
    int seat = k->seat[y][x] - 1;
    char s[2] = {k->letter[y][x], '\0'};

    pen_write(p, s, seat_ink(seat), seat_colour(seat));
}

static void write_road(struct pen *p, const struct sketch *k,
                       const struct shade *sh, int x, int y)
{
    char s[2] = {road_ascii[k->road[y][x]], '\0'};

    pen_write(p, p->style->utf8 ? road_utf8[k->road[y][x]] : s, C_ROAD,
              ground(k, sh, x, y));
}

/* The corners of the last tile carry a frame. */
static bool write_corner(struct pen *p, const struct sketch *k,
                         const struct shade *sh, int x, int y)
{
    static const char *const utf8[4] = {"┌", "┐", "└", "┘"};
    bool right = x == k->w - 1, low = y == k->h - 1;

    if (!sh->last || (x != 0 && !right) || (y != 0 && !low))
        return false;
    pen_write(p,
              p->style->utf8 ? utf8[2 * low + right]
              : right        ? "]"
                             : "[",
              C_STONE, ground(k, sh, x, y));
    return true;
}

static void write_cell(struct pen *p, const struct sketch *k,
                       const struct shade *sh, int x, int y)
{
    bool city = sketch_is_city(k, x, y);

    if (k->seat[y][x] != 0)
        write_figure(p, k, x, y);
    else if (write_corner(p, k, sh, x, y))
        return;
    else if (k->symbol[y][x] != SYM_NONE)
        write_symbol(p, k, sh, x, y);
    else if (k->road[y][x] != 0 && !city)
        write_road(p, k, sh, x, y);
    else if (p->style->colour)
        write_half_block(p, k, sh, x, y);
    else
        write_plain(p, k, x, y);
}

void text_row(struct pen *p, const struct sketch *k, const struct shade *sh,
              int y)
{
    for (int x = 0; x < k->w; x++)
        write_cell(p, k, sh, x, y);
}

const char *text_symbol(const dsk_text_style *style, enum symbol symbol)
{
    return style->utf8 ? symbols[symbol].utf8 : symbols[symbol].ascii;
}

int landscape_text_piece(const char *piece, const dsk_text_style *style,
                         struct text *t)
{
    struct pen p = pen_start(t, style);
    struct shade sh = shade_of(0, 0, false);
    const struct tile_def *def;
    struct sketch k;
    int turn;

    if (!scan_word(&piece, "tile ") ||
        (def = landscape_tile(&piece, &turn)) == NULL)
        return DSK_E_ARGUMENT;
    sketch_tile(&k, def, turn,
                style->size == DSK_TEXT_SMALL ? DSK_TEXT_SMALL
                                              : DSK_TEXT_LARGE);
    for (int y = 0; y < k.h; y++) {
        text_row(&p, &k, &sh, y);
        pen_line_end(&p);
    }
    return DSK_OK;
}

void landscape_text_legend(const dsk_text_style *style, struct text *t)
{
    text_put(t, picture_word(PICTURE_LEGEND_TILES, style->lang));
    for (int i = SYM_NONE + 1; i < NSYMBOLS; i++) {
        if (symbols[i].word == 0)
            continue;
        text_put(t, ", ");
        text_put(t, text_symbol(style, (enum symbol)i));
        text_char(t, ' ');
        text_put(t, picture_word(symbols[i].word, style->lang));
    }
    text_char(t, '\n');
}
