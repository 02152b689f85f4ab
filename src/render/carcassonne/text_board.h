/*
 * A position of Carcassonne as a picture made of characters.
 *
 * The input is the text of dsk_view() (doc/notation.md lists its lines), so
 * the picture shows exactly what that viewer may know; lines that say nothing
 * to a picture are skipped.  The output is UTF-8 or ASCII, with or without
 * ANSI colours, every line closed by '\n'.
 */
#ifndef RENDER_CARCASSONNE_TEXT_BOARD_H
#define RENDER_CARCASSONNE_TEXT_BOARD_H

#include "carcassonne/tiles.h"
#include "render/text_style.h"

/*
 * The landscape, cropped to the tiles that lie, with coordinates along the
 * edges and the last tile marked.  When even small tiles do not fit into
 * cols x rows, a window around the last tile is shown.  Follows snprintf.
 * DSK_E_SYNTAX when a tile line is not of its form or names no tile there is,
 * DSK_E_SPACE when there are more tiles than any box has.
 */
int text_board(const char *view, const struct text_style *style, char *buf,
               size_t n);

/* The players below the board: points, supply, whose turn, tiles left. */
int text_panel(const char *view, const struct text_style *style, char *buf,
               size_t n);

/* One tile, turned clockwise by `turn` quarters. */
int text_tile(const struct tile_def *def, int turn,
              const struct text_style *style, char *buf, size_t n);

/* What the symbols mean, one line each. */
int text_legend(const struct text_style *style, char *buf, size_t n);

/* A seat's name in its colour: ` p0 ` or the name given in the style. */
int text_seat(int seat, const struct text_style *style, char *buf, size_t n);

/* The tile of this id in the first set that has it, or NULL. */
const struct tile_def *text_find_tile(const char *id, size_t len);

#endif
