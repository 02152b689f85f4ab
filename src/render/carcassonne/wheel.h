/* The wheel's start board: 4 x 4 squares with the wheel in the middle. */
#ifndef RENDER_CARCASSONNE_WHEEL_H
#define RENDER_CARCASSONNE_WHEEL_H

#include "render/carcassonne/land.h"

/* Its cities, which are drawn with those of the tiles. */
void wheel_add(struct land *l, struct pic_book *b, struct pic_square at);
/* Its roads, trees, and the wheel. */
void wheel_write(struct text *t, const struct pic_position *p,
                 const dsk_svg_style *style);

#endif
