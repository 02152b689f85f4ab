/*
 * A position of Carcassonne as a picture made of characters, in UTF-8 or ASCII,
 * with or without ANSI colours: text_tile.c writes tiles, text_board.c the
 * landscape and its players.
 */
#ifndef RENDER_CARCASSONNE_TEXT_BOARD_H
#define RENDER_CARCASSONNE_TEXT_BOARD_H

#include "render/carcassonne/picture.h"
#include "render/carcassonne/text_sketch.h"
#include "render/text_board.h"
#include "render/text_pen.h"

/* Shades of one tile: neighbours differ a little, the last one a lot. */
struct shade {
    enum colour grass, town;
    bool last;
};

struct shade shade_of(int x, int y, bool last);
/* One line of characters of a sketch. */
void text_row(struct pen *p, const struct sketch *k, const struct shade *sh,
              int y);
const char *text_symbol(const dsk_text_style *style, enum symbol symbol);

/* `tile D R90`, and what the symbols mean. */
int landscape_text_piece(const char *piece, const dsk_text_style *style,
                         struct text *t);
void landscape_text_legend(const dsk_text_style *style, struct text *t);

extern const struct text_board text_board_carcassonne;

#endif
