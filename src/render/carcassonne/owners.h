/* Whose is what: tints of features and farms, for looking from afar. */
#ifndef RENDER_CARCASSONNE_OWNERS_H
#define RENDER_CARCASSONNE_OWNERS_H

#include "render/canvas.h"
#include "render/carcassonne/book.h"

void owners_write(struct canvas *c, struct pic_book *b,
                  const struct pic_position *p);

#endif
