/* Features in light: under the pointer, or of the one who is to move. */
#ifndef RENDER_CARCASSONNE_LIGHTS_H
#define RENDER_CARCASSONNE_LIGHTS_H

#include "render/canvas.h"
#include "render/carcassonne/book.h"

/* What is marked as lighted, feature by feature. */
void lights_lit(struct canvas *c, struct pic_book *b,
                const struct pic_position *p);

/* Lanterns on the walls and along the roads of the one to move. */
void lights_lanterns(struct canvas *c, struct pic_book *b,
                     const struct pic_position *p);

#endif
