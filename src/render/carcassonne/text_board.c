/* The landscape as characters, and its players: see text_board.h. */
#include "render/carcassonne/text_board.h"

#include "render/carcassonne/text_wheel.h"
#include "render/words.h"

#define X(id, word, other, size, mx, my, letter, stock, symbol, body, gleam, \
          detail)                                                            \
    letter,
/* What a figure is called by on a tile. */
static const char figure_letters[NPIC_FIGURES] = {PIC_FIGURES(X)};
#undef X

/* What is shown of a position. */
struct board {
    const struct pic_position *p;
    int x0, x1, y0, y1; /* ends included */
};

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
    const struct pic_position *p = b->p;

    b->x0 = b->x1 = p->ntiles > 0 ? p->tile[0].x : p->board.x;
    b->y0 = b->y1 = p->ntiles > 0 ? p->tile[0].y : p->board.y;
    for (int i = 1; i < p->ntiles; i++)
        widen(b, p->tile[i].x, p->tile[i].y);
    if (p->wheel) {
        widen(b, p->board.x, p->board.y);
        widen(b, p->board.x + WHEEL_SIDE - 1, p->board.y + WHEEL_SIDE - 1);
    }
}

static bool fits(const struct board *b, const dsk_text_style *style,
                 enum dsk_text_size size)
{
    int cols = style->cols == 0 ? TEXT_COLS : style->cols;
    int w = MARGIN_X + (b->x1 - b->x0 + 1) * size_w(size);
    int h = MARGIN_Y + (b->y1 - b->y0 + 1) * size_h(size);

    return w <= cols && (style->rows == 0 || h <= style->rows);
}

static enum dsk_text_size choose_size(const struct board *b,
                                      const dsk_text_style *style)
{
    if (style->size != DSK_TEXT_AUTO)
        return style->size;
    return fits(b, style, DSK_TEXT_LARGE) ? DSK_TEXT_LARGE : DSK_TEXT_SMALL;
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

static void crop(struct board *b, const dsk_text_style *style,
                 enum dsk_text_size size)
{
    int x = b->p->has_last ? b->p->last.x : (b->x0 + b->x1) / 2;
    int y = b->p->has_last ? b->p->last.y : (b->y0 + b->y1) / 2;

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
static void find_row(const struct board *b, int y, uint16_t row[2 * PIC_SPAN])
{
    for (int i = 0; i < b->p->ntiles; i++) {
        const struct pic_tile *l = &b->p->tile[i];

        if (l->y == y && l->x >= b->x0 && l->x <= b->x1)
            row[l->x - b->x0] = (uint16_t)(i + 1);
    }
}

/* Figures of nobody, mage and witch, are not drawn. */
static void sketch_figures(struct sketch *k, const struct board *b,
                           const struct pic_tile *l)
{
    for (int i = 0; i < b->p->nfigures; i++) {
        const struct pic_figure *f = &b->p->figure[i];
        struct figure fig = {f->seat, figure_letters[f->kind], f->spot, f->at};

        if (f->x == l->x && f->y == l->y && f->seat < DSK_PLAYERS_MAX)
            sketch_figure(k, &fig);
    }
}

static void write_laid(struct pen *p, const struct board *b,
                       const struct pic_tile *l, enum dsk_text_size size,
                       int line)
{
    bool last = b->p->has_last && l->x == b->p->last.x && l->y == b->p->last.y;
    struct shade sh = shade_of(l->x, l->y, last);
    struct sketch k;

    sketch_tile(&k, l->def, l->turn, size);
    sketch_figures(&k, b, l);
    text_row(p, &k, &sh, line);
}

/* ---- the wheel's board -------------------------------------------------- */

/* A sector: the pig if it is there, the name, who sits on the crowns. */
static void write_sector(struct pen *p, const struct pic_position *at,
                         int sector, int width)
{
    const struct board_sector *s = &carc_wheel_board.sectors[sector];
    const char *name = picture_word(PICTURE_SECTOR_FORTUNE + sector,
                                    p->style->utf8 ? p->style->lang : NULL);

    pen_colour(p, C_STONE, C_PAPER);
    text_put(p->t, at->pig != sector ? " " : text_symbol(p->style, SYM_WHEEL));
    pen_colour(p, C_INK, C_PAPER);
    text_put(p->t, name);
    pen_spaces(p, width - 1 - text_width(name) - WHEEL_CROWNS);
    for (int i = 0; i < WHEEL_CROWNS; i++) {
        int seat = at->crown[sector][i];
        char digit[2] = {seat_digit(seat), '\0'};

        if (seat != PIC_NOBODY)
            pen_write(p, digit, seat_ink(seat), seat_colour(seat));
        else if (i < s->crowns)
            pen_write(p, p->style->utf8 ? "·" : ".", C_INK, C_PAPER);
        else
            pen_write(p, " ", C_INK, C_PAPER);
    }
}

/* The middle of the board: one line of its four squares, all across. */
static void write_wheel(struct pen *p, const struct pic_position *at, int y,
                        enum dsk_text_size size, int line)
{
    int width = (WHEEL_SIDE - 2) * size_w(size);
    int height = (WHEEL_SIDE - 2) * size_h(size);
    int row = (y - at->board.y - 1) * size_h(size) + line;
    int sector = row - (height - BOARD_SECTORS) / 2;

    if (sector >= 0 && sector < BOARD_SECTORS) {
        write_sector(p, at, sector, width);
        return;
    }
    pen_colour(p, C_INK, C_PAPER);
    pen_spaces(p, width);
}

static void write_wheel_square(struct pen *p, const struct board *b, int x,
                               int y, enum dsk_text_size size, int line)
{
    struct tile_def def;
    struct pic_tile l = {&def, (int16_t)x, (int16_t)y, 0};

    if (!text_wheel_is_inner(b->p, x, y)) {
        text_wheel_square(b->p, x, y, &def);
        write_laid(p, b, &l, size, line);
    } else if (x == b->p->board.x + 1 && x < b->x1) {
        write_wheel(p, b->p, y, size, line);
    } else if (x == b->p->board.x + 1 || x == b->x0) { /* the rest is cut off */
        pen_colour(p, C_INK, C_PAPER);
        pen_spaces(p, size_w(size));
    }
}

static void write_squares(struct pen *p, const struct board *b, int y,
                          enum dsk_text_size size)
{
    uint16_t row[2 * PIC_SPAN] = {0};

    find_row(b, y, row);
    for (int line = 0; line < size_h(size); line++) {
        if (line == size_h(size) / 2)
            write_number(p, y, MARGIN_X);
        else
            write_blank(p, MARGIN_X);
        for (int x = b->x0; x <= b->x1; x++) {
            int tile = row[x - b->x0];

            if (tile == 0 && text_wheel_has(b->p, x, y))
                write_wheel_square(p, b, x, y, size, line);
            else if (tile == 0)
                write_blank(p, size_w(size));
            else
                write_laid(p, b, &b->p->tile[tile - 1], size, line);
        }
        pen_line_end(p);
    }
}

static void write_board(const void *m, const dsk_text_style *style,
                        struct text *t)
{
    struct board b = {.p = &((const struct landscape *)m)->position};
    struct pen p = pen_start(t, style);
    enum dsk_text_size size;

    find_bounds(&b);
    size = choose_size(&b, style);
    crop(&b, style, size);
    write_blank(&p, MARGIN_X);
    for (int x = b.x0; x <= b.x1; x++)
        write_number(&p, x, size_w(size));
    pen_line_end(&p);
    for (int y = b.y0; y <= b.y1; y++)
        write_squares(&p, &b, y, size);
}

/* ---- the panel ---------------------------------------------------------- */

static void write_player(struct pen *p, const struct pic_position *at, int seat)
{
    char score[12], supply[12];
    const char *const facts[] = {
        digits(at->seat[seat].score, score),
        digits(at->seat[seat].supply[PIC_MEEPLE], supply)};

    text_put(p->t, at->turn == seat ? "> " : "  ");
    pen_seat(p, seat, seat, true);
    pen_padded(p, at->seat[seat].score, 4);
    text_char(p->t, ' ');
    words_tell(p->t, &render_messages[PICTURE_SUPPLY], facts, p->style->lang);
    pen_line_end(p);
}

static void write_panel(const void *m, const dsk_text_style *style,
                        struct text *t)
{
    const struct pic_position *at = &((const struct landscape *)m)->position;
    struct pen p = pen_start(t, style);
    char number[12];
    const char *left = digits(pic_tiles_left(at), number);

    for (int seat = 0; seat < at->nseats; seat++)
        write_player(&p, at, seat);
    if (at->bag < 0)
        return;
    text_put(t, "  ");
    words_tell(t, &render_messages[PICTURE_LEFT], &left, style->lang);
    pen_line_end(&p);
}

const struct text_board text_board_carcassonne = {
    .game = "carcassonne",
    .board = write_board,
    .panel = write_panel,
    .legend = landscape_text_legend,
    .piece = landscape_text_piece,
};
