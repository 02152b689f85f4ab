/* The players beside the board: points, supplies, the tile drawn. */
#ifndef RENDER_CARCASSONNE_PANEL_H
#define RENDER_CARCASSONNE_PANEL_H

#include "render/carcassonne/land.h"
#include "render/document.h"

void panel_symbols(const struct pic_position *p, struct symbol_set *set);
/* Widens the frame so that the panel has room. */
void panel_room(const struct pic_position *p, struct frame *f);
/* The tile that was drawn lies in the panel, and is drawn with the others. */
void panel_add(struct land *l, struct pic_book *b, const struct tile_def *def,
               int left, int top);
void panel_write(struct canvas *c, const struct pic_position *p,
                 const dsk_svg_style *style, int left, int top);

#endif
