/* The wheel's board on the text board: its squares. */
#ifndef RENDER_CARCASSONNE_TEXT_WHEEL_H
#define RENDER_CARCASSONNE_TEXT_WHEEL_H

#include "render/carcassonne/position.h"

/* Squares along a side. */
#define WHEEL_SIDE 4
/* Crown spaces of a sector. */
#define WHEEL_CROWNS 2

/* Is the square the board's?  Is it one of the four in the middle? */
bool text_wheel_has(const struct pic_position *p, int x, int y);
bool text_wheel_is_inner(const struct pic_position *p, int x, int y);

/* A square of the border as a tile: what it shows to the landscape. */
void text_wheel_square(const struct pic_position *p, int x, int y,
                       struct tile_def *out);

#endif
