/* The wheel's start board: 4 x 4 squares with the wheel in the middle. */
#ifndef RENDER_CARCASSONNE_WHEEL_H
#define RENDER_CARCASSONNE_WHEEL_H

#include "render/carcassonne/book.h"

void wheel_write_shapes(struct canvas *c, struct pic_book *b);
void wheel_write(struct text *t, struct pic_book *b,
                 const struct pic_position *p, const dsk_svg_style *style);

#endif
