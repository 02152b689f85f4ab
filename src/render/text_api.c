/* The calls of deskovka_svg.h that write characters: see text_board.h. */
#include "game/note.h"
#include "render/carcassonne/text_board.h"
#include "render/catan/text_board.h"
#include "render/generic.h"
#include "render/words.h"

/* ---- games without a board: their lines --------------------------------- */

/* Names are at most this long; longer ones would push the rest to the right. */
#define NAME_COLS 12

static void generic_board(const void *m, const dsk_text_style *style,
                          struct text *t)
{
    size_t cols = style->cols > 2 * NAME_COLS ? (size_t)style->cols : TEXT_COLS;
    const char *p = ((const struct generic *)m)->view;
    struct pen pen = pen_start(t, style);
    struct generic_row row;
    bool inside = false;

    while (generic_row(&p, &inside, cols - NAME_COLS, &row)) {
        pen_colour(&pen, C_FAINT, C_NONE);
        text_part(t, row.name, row.name_len);
        pen_spaces(&pen, NAME_COLS - (int)row.name_len);
        if (row.name_len >= NAME_COLS)
            text_char(t, ' ');
        pen_colour(&pen, C_NONE, C_NONE);
        text_part(t, row.text, row.text_len);
        pen_line_end(&pen);
    }
}

static void no_panel(const void *m, const dsk_text_style *style, struct text *t)
{
    (void)m;
    (void)style;
    (void)t;
}

static void no_legend(const dsk_text_style *style, struct text *t)
{
    (void)style;
    (void)t;
}

static const struct text_board generic = {"", generic_board, no_panel,
                                          no_legend, NULL};

/* Boards there are; those of a new game are one line here. */
static const struct text_board *const boards[] = {
    &text_board_carcassonne,
    &text_board_catan,
    &generic,
};

static const struct text_board *board_of(const char *game)
{
    const struct text_board *const *b = boards;

    while (*b != &generic && !text_same((*b)->game, game))
        b++;
    return *b;
}

/* ---- calls -------------------------------------------------------------- */

static bool can_write(const dsk_svg *d, const dsk_text_style *style,
                      const char *buf, size_t n)
{
    return d != NULL && d->picture != NULL && style != NULL &&
           (unsigned)style->size <= DSK_TEXT_SMALL && (buf != NULL || n == 0);
}

/* What `part` writes, in a language in any case. */
static int write(const dsk_svg *d, const dsk_text_style *style, char *buf,
                 size_t n,
                 void (*part)(const struct text_board *b, const void *m,
                              const dsk_text_style *style, struct text *t))
{
    struct text t = text_start(buf, n);
    dsk_text_style s;

    if (!can_write(d, style, buf, n))
        return DSK_E_ARGUMENT;
    s = *style;
    if (s.lang == NULL)
        s.lang = "en";
    part(board_of(d->picture->game), picture_memory(d, d->picture), &s, &t);
    return text_end(&t);
}

static void board(const struct text_board *b, const void *m,
                  const dsk_text_style *style, struct text *t)
{
    b->board(m, style, t);
}

static void panel(const struct text_board *b, const void *m,
                  const dsk_text_style *style, struct text *t)
{
    b->panel(m, style, t);
}

static void legend(const struct text_board *b, const void *m,
                   const dsk_text_style *style, struct text *t)
{
    (void)m;
    b->legend(style, t);
}

int dsk_text_board(const dsk_svg *d, const dsk_text_style *style, char *buf,
                   size_t n)
{
    return write(d, style, buf, n, board);
}

int dsk_text_panel(const dsk_svg *d, const dsk_text_style *style, char *buf,
                   size_t n)
{
    return write(d, style, buf, n, panel);
}

int dsk_text_legend(const dsk_svg *d, const dsk_text_style *style, char *buf,
                    size_t n)
{
    return write(d, style, buf, n, legend);
}

int dsk_text_piece(const char *game, const char *piece,
                   const dsk_text_style *style, char *buf, size_t n,
                   dsk_note *why)
{
    struct text t = text_start(buf, n);
    const struct text_board *b;

    if (piece == NULL || style == NULL || (buf == NULL && n > 0))
        return refuse(why, DSK_E_ARGUMENT, &render_messages[PICTURE_MISSING]);
    for (unsigned i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        b = boards[i];
        if (b->piece != NULL && (game == NULL || text_same(b->game, game)) &&
            b->piece(piece, style, &t) >= 0)
            return text_end(&t);
    }
    refuse(why, DSK_E_ARGUMENT, &render_messages[PICTURE_PIECE]);
    note_str(why, "piece", piece);
    return DSK_E_ARGUMENT;
}
