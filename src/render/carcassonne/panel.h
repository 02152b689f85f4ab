/* The players beside the board: points, supplies, the tile drawn. */
#ifndef RENDER_CARCASSONNE_PANEL_H
#define RENDER_CARCASSONNE_PANEL_H

#include "render/carcassonne/book.h"
#include "render/document.h"

uint64_t panel_symbols(const struct pic_position *p);
/* Widens the frame so that the panel has room. */
void panel_room(const struct pic_position *p, struct frame *f);
void panel_write(struct canvas *c, struct pic_book *b,
                 const struct pic_position *p, const dsk_svg_style *style,
                 int left, int top);

#endif
