/*
 * Text pictures: see text_board.h.  text_sketch.c knows the shapes; here they
 * get colours and characters, and the tiles of a view their places.
 */
#include "render/carcassonne/text_board.h"

#include "game/mem.h"
#include "game/text.h"
#include "render/carcassonne/text_sketch.h"
#include "render/carcassonne/text_wheel.h"

/* More tiles than all boxes hold together (carc.h: TILES_MAX 250). */
#define BOARD_TILES_MAX 256
/* Squares are -256..255 (carc.h: CARC_SPAN). */
#define BOARD_SPAN 256

/* ---- colours and symbols ----------------------------------------------- */

/* id, code of the 256-colour palette */
#define COLOURS(X)     \
    X(NONE, -1)        \
    X(GRASS, 71)       \
    X(GRASS_ODD, 65)   \
    X(GRASS_LAST, 113) \
    X(TOWN, 180)       \
    X(TOWN_ODD, 180)   \
    X(TOWN_LAST, 223)  \
    X(WALL, 94)        \
    X(ROAD, 231)       \
    X(RIVER, 32)       \
    X(FOAM, 117)       \
    X(STONE, 88)       \
    X(INK, 16)         \
    X(PAPER, 231)      \
    X(SHIELD, 19)      \
    X(BLOOM, 219)      \
    X(FRAME, 226)      \
    X(FAINT, 244)      \
    X(SEAT0, 160)      \
    X(SEAT1, 25)       \
    X(SEAT2, 220)      \
    X(SEAT3, 238)      \
    X(SEAT4, 90)       \
    X(SEAT5, 255)      \
    X(SEAT6, 208)      \
    X(SEAT7, 30)

enum colour {
#define X(id, code) C_##id,
    COLOURS(X)
#undef X
        NCOLOURS
};

static const short palette[NCOLOURS] = {
#define X(id, code) code,
    COLOURS(X)
#undef X
};

/* Seats on a light ground are written in ink, the others in paper. */
static const bool seat_is_light[DSK_PLAYERS_MAX] = {
    [2] = true, [5] = true, [6] = true};

struct symbol_info {
    const char *utf8, *ascii;
    enum colour colour;
    const char *en, *cs;
};

static const struct symbol_info symbols[NSYMBOLS] = {
    [SYM_NONE] = {" ", " ", C_INK, "", ""},
    [SYM_MONASTERY] = {"⌂", "M", C_STONE, "monastery", "klášter"},
    [SYM_ROOF_LEFT] = {"/", "/", C_STONE, "", ""},
    [SYM_ROOF_RIGHT] = {"\\", "\\", C_STONE, "", ""},
    [SYM_PENNANT] = {"⚑", "P", C_SHIELD, "pennant", "erb"},
    [SYM_CATHEDRAL] = {"✝", "+", C_SHIELD, "cathedral", "katedrála"},
    [SYM_VILLAGE] = {"■", "o", C_INK, "where roads end", "konec cest"},
    [SYM_GARDEN] = {"✿", "*", C_BLOOM, "garden", "zahrada"},
    [SYM_WINE] = {"w", "w", C_STONE, "wine", "víno"},
    [SYM_GRAIN] = {"g", "g", C_INK, "grain", "obilí"},
    [SYM_CLOTH] = {"c", "c", C_SHIELD, "cloth", "látka"},
    [SYM_INN] = {"i", "i", C_SHIELD, "inn", "hostinec"},
    [SYM_SPRING] = {"◎", "O", C_PAPER, "source", "pramen"},
    [SYM_LAKE] = {"≈", "~", C_PAPER, "lake", "jezero"},
    [SYM_CROP] = {"@", "@", C_FRAME, "crop circle", "kruh v obilí"},
    [SYM_HILL] = {"▲", "^", C_INK, "hill", "kopec"},
    [SYM_VINEYARD] = {"V", "V", C_STONE, "vineyard", "vinice"},
    [SYM_SHEEP] = {"s", "s", C_PAPER, "sheep", "ovce"},
    [SYM_GOLD] = {"$", "$", C_FRAME, "gold", "zlato"},
    [SYM_MAGE] = {"☆", "!", C_SHIELD, "mage or witch", "mág či čarodějnice"},
    [SYM_ROBBER] = {"R", "R", C_STONE, "robber", "zloděj"},
    [SYM_FLY] = {"✈", "%", C_SHIELD, "flying machine", "létající stroj"},
    [SYM_WHEEL] = {"⊕", "&", C_STONE, "wheel of fortune", "kolo štěstí"},
};

/* Lines by the ways that leave a cell: bits N 1, E 2, S 4, W 8. */
static const char *const road_utf8[16] = {
    " ", "╹", "╺", "┗", "╻", "┃", "┏", "┣",
    "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋",
};
static const char road_ascii[16 + 1] = " |-+||++-+-+++++";

/* ---- writing cells ------------------------------------------------------ */

struct pen {
    struct text *t;
    const struct text_style *style;
    int fg, bg;
};

static void sgr(struct pen *p, const char *ground, enum colour c)
{
    text_put(p->t, "\033[");
    text_put(p->t, ground);
    if (c == C_NONE) {
        text_put(p->t, "9m");
        return;
    }
    text_put(p->t, "8;5;");
    text_int(p->t, palette[c]);
    text_char(p->t, 'm');
}

static void pen_colour(struct pen *p, enum colour fg, enum colour bg)
{
    if (!p->style->colour)
        return;
    if (p->fg != (int)fg)
        sgr(p, "3", fg);
    if (p->bg != (int)bg)
        sgr(p, "4", bg);
    p->fg = (int)fg;
    p->bg = (int)bg;
}

static void pen_write(struct pen *p, const char *s, enum colour fg,
                      enum colour bg)
{
    pen_colour(p, fg, bg);
    text_put(p->t, s);
}

static void pen_line_end(struct pen *p)
{
    if (p->style->colour && (p->fg != C_NONE || p->bg != C_NONE))
        text_put(p->t, "\033[0m");
    p->fg = C_NONE;
    p->bg = C_NONE;
    text_char(p->t, '\n');
}

static struct pen pen_start(struct text *t, const struct text_style *style)
{
    struct pen p = {t, style, C_NONE, C_NONE};

    return p;
}

/* Shades of one tile: neighbours differ a little, the last one a lot. */
struct shade {
    enum colour grass, town;
    bool last;
};

static struct shade shade_of(int x, int y, bool last)
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

static enum colour seat_colour(int seat)
{
    return (enum colour)(C_SEAT0 + seat % DSK_PLAYERS_MAX);
}

static enum colour seat_ink(int seat)
{
    return seat_is_light[seat % DSK_PLAYERS_MAX] ? C_INK : C_PAPER;
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

static void write_row(struct pen *p, const struct sketch *k,
                      const struct shade *sh, int y)
{
    for (int x = 0; x < k->w; x++)
        write_cell(p, k, sh, x, y);
}

int text_tile(const struct tile_def *def, int turn,
              const struct text_style *style, char *buf, size_t n)
{
    struct text t = text_start(buf, n);
    struct pen p = pen_start(&t, style);
    struct shade sh = shade_of(0, 0, false);
    struct sketch k;

    sketch_tile(&k, def, turn & 3,
                style->size == TEXT_SMALL ? TEXT_SMALL : TEXT_LARGE);
    for (int y = 0; y < k.h; y++) {
        write_row(&p, &k, &sh, y);
        pen_line_end(&p);
    }
    return text_end(&t);
}

/* ---- reading a view ----------------------------------------------------- */

/* Figures of eight seats, sixteen each at most in any box. */
#define BOARD_FIGS_MAX (DSK_PLAYERS_MAX * 16)

struct laid {
    int16_t x, y;
    uint8_t turn;
    const struct tile_def *def;
};

struct stands {
    int16_t x, y;
    struct figure fig;
};

struct board {
    int ntiles, nfigs;
    struct laid tile[BOARD_TILES_MAX];
    struct stands fig[BOARD_FIGS_MAX];
    struct text_wheel wheel;
    bool has_last;
    int last_x, last_y;
    int x0, x1, y0, y1; /* what is shown, ends included */
};

const struct tile_def *text_find_tile(const char *id, size_t len)
{
    for (int i = 0; i < carc_ntile_sets; i++) {
        const struct tile_set *set = &carc_tile_sets[i];

        for (int j = 0; j < set->ndefs; j++) {
            if (text_is(id, len, set->defs[j].id))
                return &set->defs[j];
        }
    }
    return NULL;
}

/* Skips spaces; then takes what is up to the next space or line end. */
static size_t scan_name(const char **p, const char **name)
{
    size_t n = 0;

    while (scan_char(p, ' '))
        continue;
    *name = *p;
    while ((unsigned char)(*name)[n] > ' ')
        n++;
    *p += n;
    return n;
}

static bool scan_square(const char **p, int *x, int *y)
{
    while (scan_char(p, ' '))
        continue;
    return scan_int(p, -BOARD_SPAN, BOARD_SPAN - 1, x) && scan_char(p, ',') &&
           scan_int(p, -BOARD_SPAN, BOARD_SPAN - 1, y);
}

static bool scan_seat(const char **p, int *seat)
{
    while (scan_char(p, ' '))
        continue;
    return scan_char(p, 'p') && scan_int(p, 0, DSK_PLAYERS_MAX - 1, seat);
}

/* `tile ID x,y R90`, the cursor past `tile`. */
static int read_tile(struct board *b, const char *p)
{
    struct laid *l = &b->tile[b->ntiles];
    const char *id;
    size_t len = scan_name(&p, &id);
    int x, y, degrees;

    if (b->ntiles == BOARD_TILES_MAX)
        return DSK_E_SPACE;
    l->def = text_find_tile(id, len);
    if (l->def == NULL || !scan_square(&p, &x, &y) || !scan_word(&p, " R") ||
        !scan_int(&p, 0, 270, &degrees))
        return DSK_E_SYNTAX;
    l->x = (int16_t)x;
    l->y = (int16_t)y;
    l->turn = (uint8_t)(degrees / 90);
    b->ntiles++;
    return DSK_OK;
}

/* The border position in `road@W`, `field@SL`; -1 where there is none. */
static int8_t read_border(const char *spot, size_t len)
{
    size_t i = 0;
    int side;

    while (i < len && spot[i] != '@')
        i++;
    if (i + 1 >= len)
        return -1;
    side = text_pick(spot + i + 1, 1, "N|E|S|W");
    if (side < 0)
        return -1;
    if (i + 2 == len)
        return (int8_t)(3 * side + 1);
    return (int8_t)(3 * side + (spot[i + 2] == 'R' ? 2 : 0));
}

/* `figure p0 meeple 1,0 road@W`; a figure not on a tile is not drawn. */
static void read_figure(struct board *b, const char *p)
{
    struct stands *f = &b->fig[b->nfigs];
    const char *kind, *spot;
    size_t len;
    int seat, x, y;

    if (b->nfigs == BOARD_FIGS_MAX || !scan_seat(&p, &seat))
        return;
    scan_name(&p, &kind);
    if (!scan_square(&p, &x, &y))
        return;
    len = scan_name(&p, &spot);
    f->x = (int16_t)x;
    f->y = (int16_t)y;
    f->fig.seat = (uint8_t)seat;
    f->fig.kind = *kind;
    f->fig.seg = len > 0 ? *spot : '?';
    f->fig.at = read_border(spot, len);
    b->nfigs++;
}

static const char *next_line(const char *p)
{
    while (*p != '\0' && *p != '\n')
        p++;
    return *p == '\n' ? p + 1 : p;
}

static int read_board(struct board *b, const char *view)
{
    b->ntiles = b->nfigs = 0;
    b->has_last = false;
    mem_fill(&b->wheel, 0, sizeof b->wheel);
    b->wheel.pig = -1;
    for (const char *line = view; *line != '\0'; line = next_line(line)) {
        const char *p = line;
        int status = DSK_OK;

        if (scan_word(&p, "tile "))
            status = read_tile(b, p);
        else if (scan_word(&p, "figure "))
            read_figure(b, p);
        else if (scan_word(&p, "last"))
            b->has_last = scan_square(&p, &b->last_x, &b->last_y);
        else
            text_wheel_read(&b->wheel, line);
        if (status < 0)
            return status;
    }
    return DSK_OK;
}

/* ---- the landscape ------------------------------------------------------ */

/* Room for coordinates: "-12 " at the left, one line above. */
#define MARGIN_X 4
#define MARGIN_Y 1

static void widen(struct board *b, int x, int y)
{
    b->x0 = x < b->x0 ? x : b->x0;
    b->x1 = x > b->x1 ? x : b->x1;
    b->y0 = y < b->y0 ? y : b->y0;
    b->y1 = y > b->y1 ? y : b->y1;
}

static void find_bounds(struct board *b)
{
    b->x0 = b->x1 = b->ntiles > 0 ? b->tile[0].x : b->wheel.x;
    b->y0 = b->y1 = b->ntiles > 0 ? b->tile[0].y : b->wheel.y;
    for (int i = 1; i < b->ntiles; i++)
        widen(b, b->tile[i].x, b->tile[i].y);
    if (b->wheel.is_there) {
        widen(b, b->wheel.x, b->wheel.y);
        widen(b, b->wheel.x + WHEEL_SIDE - 1, b->wheel.y + WHEEL_SIDE - 1);
    }
}

/* Large tiles that no screen limits are still kept to this width. */
#define COLS_USUAL 80

static bool fits(const struct board *b, const struct text_style *style,
                 enum text_size size)
{
    int cols = style->cols == 0 ? COLS_USUAL : style->cols;
    int w = MARGIN_X + (b->x1 - b->x0 + 1) * size_w(size);
    int h = MARGIN_Y + (b->y1 - b->y0 + 1) * size_h(size);

    return w <= cols && (style->rows == 0 || h <= style->rows);
}

static enum text_size choose_size(const struct board *b,
                                  const struct text_style *style)
{
    if (style->size != TEXT_AUTO)
        return style->size;
    return fits(b, style, TEXT_LARGE) ? TEXT_LARGE : TEXT_SMALL;
}

/* Narrows lo..hi to `room` squares around `centre`. */
static void narrow(int *lo, int *hi, int centre, int room)
{
    int from;

    if (room < 1)
        room = 1;
    if (*hi - *lo + 1 <= room)
        return;
    from = centre - room / 2;
    if (from < *lo)
        from = *lo;
    if (from + room - 1 > *hi)
        from = *hi - room + 1;
    *lo = from;
    *hi = from + room - 1;
}

static void crop(struct board *b, const struct text_style *style,
                 enum text_size size)
{
    int x = b->has_last ? b->last_x : (b->x0 + b->x1) / 2;
    int y = b->has_last ? b->last_y : (b->y0 + b->y1) / 2;

    if (style->cols > 0)
        narrow(&b->x0, &b->x1, x, (style->cols - MARGIN_X) / size_w(size));
    if (style->rows > 0)
        narrow(&b->y0, &b->y1, y, (style->rows - MARGIN_Y) / size_h(size));
}

/* A number in the middle of `width` characters. */
static void write_number(struct pen *p, int v, int width)
{
    char digits[8];
    struct text t = text_start(digits, sizeof digits);
    int len, left;

    text_int(&t, v);
    len = text_end(&t);
    left = (width - len + 1) / 2;
    pen_colour(p, C_FAINT, C_NONE);
    for (int i = 0; i < left; i++)
        text_char(p->t, ' ');
    text_put(p->t, digits);
    for (int i = left + len; i < width; i++)
        text_char(p->t, ' ');
}

static void write_blank(struct pen *p, int width)
{
    pen_colour(p, (enum colour)p->fg, C_NONE);
    for (int i = 0; i < width; i++)
        text_char(p->t, ' ');
}

/* Tile + 1 by column for one row of squares, 0 = empty. */
static void find_row(const struct board *b, int y, uint16_t row[2 * BOARD_SPAN])
{
    for (int x = b->x0; x <= b->x1; x++)
        row[x - b->x0] = 0;
    for (int i = 0; i < b->ntiles; i++) {
        const struct laid *l = &b->tile[i];

        if (l->y == y && l->x >= b->x0 && l->x <= b->x1)
            row[l->x - b->x0] = (uint16_t)(i + 1);
    }
}

static void write_laid(struct pen *p, const struct board *b,
                       const struct laid *l, enum text_size size, int line)
{
    bool last = b->has_last && l->x == b->last_x && l->y == b->last_y;
    struct shade sh = shade_of(l->x, l->y, last);
    struct sketch k;

    sketch_tile(&k, l->def, l->turn, size);
    for (int i = 0; i < b->nfigs; i++) {
        if (b->fig[i].x == l->x && b->fig[i].y == l->y)
            sketch_figure(&k, &b->fig[i].fig);
    }
    write_row(p, &k, &sh, line);
}

/* ---- the wheel's board -------------------------------------------------- */

static void write_spaces(struct pen *p, int n)
{
    for (int i = 0; i < n; i++)
        text_char(p->t, ' ');
}

/* A sector: the pig if it is there, the name, who sits on the crowns. */
static void write_sector(struct pen *p, const struct text_wheel *w, int sector,
                         int width)
{
    const struct board_sector *s = &carc_wheel_board.sectors[sector];
    const struct symbol_info *pig = &symbols[SYM_WHEEL];
    const char *name = words_czech(p->style->lang) && p->style->utf8
                           ? s->title_cs
                           : s->title_en;

    pen_colour(p, C_STONE, C_PAPER);
    text_put(p->t, w->pig != sector ? " "
                   : p->style->utf8 ? pig->utf8
                                    : pig->ascii);
    pen_colour(p, C_INK, C_PAPER);
    text_put(p->t, name);
    write_spaces(p, width - 1 - text_wheel_width(name) - WHEEL_CROWNS);
    for (int i = 0; i < WHEEL_CROWNS; i++) {
        int seat = w->crown[sector][i].seat;
        char digit[2] = {(char)('0' + seat), '\0'};

        if (w->crown[sector][i].kind != '\0')
            pen_write(p, digit, seat_ink(seat), seat_colour(seat));
        else if (i < s->crowns)
            pen_write(p, p->style->utf8 ? "·" : ".", C_INK, C_PAPER);
        else
            pen_write(p, " ", C_INK, C_PAPER);
    }
}

/* The middle of the board: one line of its four squares, all across. */
static void write_wheel(struct pen *p, const struct text_wheel *w, int y,
                        enum text_size size, int line)
{
    int width = (WHEEL_SIDE - 2) * size_w(size);
    int height = (WHEEL_SIDE - 2) * size_h(size);
    int row = (y - w->y - 1) * size_h(size) + line;
    int sector = row - (height - BOARD_SECTORS) / 2;

    if (sector >= 0 && sector < BOARD_SECTORS) {
        write_sector(p, w, sector, width);
        return;
    }
    pen_colour(p, C_INK, C_PAPER);
    write_spaces(p, width);
}

static void write_wheel_square(struct pen *p, const struct board *b, int x,
                               int y, enum text_size size, int line)
{
    struct tile_def def;
    struct laid l = {(int16_t)x, (int16_t)y, 0, &def};

    if (!text_wheel_is_inner(&b->wheel, x, y)) {
        text_wheel_square(&b->wheel, x, y, &def);
        write_laid(p, b, &l, size, line);
    } else if (x == b->wheel.x + 1 && x < b->x1) {
        write_wheel(p, &b->wheel, y, size, line);
    } else if (x == b->wheel.x + 1 || x == b->x0) { /* the rest is cut off */
        pen_colour(p, C_INK, C_PAPER);
        write_spaces(p, size_w(size));
    }
}

static void write_squares(struct pen *p, const struct board *b, int y,
                          enum text_size size)
{
    uint16_t row[2 * BOARD_SPAN];

    find_row(b, y, row);
    for (int line = 0; line < size_h(size); line++) {
        if (line == size_h(size) / 2)
            write_number(p, y, MARGIN_X);
        else
            write_blank(p, MARGIN_X);
        for (int x = b->x0; x <= b->x1; x++) {
            int tile = row[x - b->x0];

            if (tile == 0 && text_wheel_has(&b->wheel, x, y))
                write_wheel_square(p, b, x, y, size, line);
            else if (tile == 0)
                write_blank(p, size_w(size));
            else
                write_laid(p, b, &b->tile[tile - 1], size, line);
        }
        pen_line_end(p);
    }
}

int text_board(const char *view, const struct text_style *style, char *buf,
               size_t n)
{
    struct text t = text_start(buf, n);
    struct pen p = pen_start(&t, style);
    enum text_size size;
    struct board b;
    int status = read_board(&b, view);

    if (status < 0)
        return status;
    find_bounds(&b);
    size = choose_size(&b, style);
    crop(&b, style, size);
    write_blank(&p, MARGIN_X);
    for (int x = b.x0; x <= b.x1; x++)
        write_number(&p, x, size_w(size));
    pen_line_end(&p);
    for (int y = b.y0; y <= b.y1; y++)
        write_squares(&p, &b, y, size);
    return text_end(&t);
}

/* ---- the panel ---------------------------------------------------------- */

static void write_seat(struct pen *p, int seat)
{
    const char *const *names = p->style->names;

    pen_colour(p, seat_ink(seat), seat_colour(seat));
    text_put(p->t, " p");
    text_int(p->t, seat);
    if (names != NULL) {
        text_char(p->t, ' ');
        text_put(p->t, names[seat]);
    }
    text_char(p->t, ' ');
    pen_colour(p, C_NONE, C_NONE);
}

int text_seat(int seat, const struct text_style *style, char *buf, size_t n)
{
    struct text t = text_start(buf, n);
    struct pen p = pen_start(&t, style);

    write_seat(&p, seat);
    return text_end(&t);
}

/* The number in the line `KEY pN [WORD] number`; word may be NULL. */
static bool find_number(const char *view, const char *key, int seat,
                        const char *word, int *number)
{
    for (const char *line = view; *line != '\0'; line = next_line(line)) {
        const char *p = line;
        int s;

        if (!scan_word(&p, key) || !scan_seat(&p, &s) || s != seat ||
            !scan_char(&p, ' '))
            continue;
        if (word != NULL && !(scan_word(&p, word) && scan_char(&p, ' ')))
            continue;
        if (scan_int(&p, -32768, 32767, number))
            return true;
    }
    return false;
}

static bool is_turn(const char *view, int seat)
{
    for (const char *line = view; *line != '\0'; line = next_line(line)) {
        const char *p = line;
        int s;

        if (scan_word(&p, "turn") && scan_seat(&p, &s))
            return s == seat;
    }
    return false;
}

static void write_padded(struct text *t, int v, int width)
{
    char digits[8];
    struct text d = text_start(digits, sizeof digits);

    text_int(&d, v);
    for (int i = text_end(&d); i < width; i++)
        text_char(t, ' ');
    text_put(t, digits);
}

static void write_player(struct pen *p, const char *view, int seat, int score)
{
    bool cs = words_czech(p->style->lang);
    int left;

    text_put(p->t, is_turn(view, seat) ? "> " : "  ");
    write_seat(p, seat);
    write_padded(p->t, score, 4);
    text_put(p->t, cs ? " b." : " points");
    if (find_number(view, "supply", seat, "meeple", &left)) {
        text_put(p->t, cs ? ", v zásobě " : ", in supply ");
        text_int(p->t, left);
    }
    pen_line_end(p);
}

/* `bag N ...`: tiles left. */
static void write_bag(struct pen *p, const char *view)
{
    for (const char *line = view; *line != '\0'; line = next_line(line)) {
        const char *q = line;
        int left;

        if (!scan_word(&q, "bag ") || !scan_int(&q, 0, 9999, &left))
            continue;
        text_put(p->t, words_czech(p->style->lang) ? "  dílků v zásobě: "
                                                   : "  tiles in the bag: ");
        text_int(p->t, left);
        pen_line_end(p);
        return;
    }
}

int text_panel(const char *view, const struct text_style *style, char *buf,
               size_t n)
{
    struct text t = text_start(buf, n);
    struct pen p = pen_start(&t, style);

    for (int seat = 0; seat < DSK_PLAYERS_MAX; seat++) {
        int score;

        if (find_number(view, "score", seat, NULL, &score))
            write_player(&p, view, seat, score);
    }
    write_bag(&p, view);
    return text_end(&t);
}

int text_legend(const struct text_style *style, char *buf, size_t n)
{
    struct text t = text_start(buf, n);
    bool cs = words_czech(style->lang);

    text_put(&t, cs ? "(0) družiník hráče p0, <0> sedlák na louce"
                    : "(0) meeple of p0, <0> farmer of p0");
    for (int i = SYM_NONE + 1; i <= SYM_GARDEN; i++) {
        if (symbols[i].en[0] == '\0')
            continue;
        text_put(&t, ", ");
        text_put(&t, style->utf8 ? symbols[i].utf8 : symbols[i].ascii);
        text_char(&t, ' ');
        text_put(&t, cs ? symbols[i].cs : symbols[i].en);
    }
    text_char(&t, '\n');
    return text_end(&t);
}
