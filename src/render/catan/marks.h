/* Layers of marks on the island. */
#ifndef RENDER_CATAN_MARKS_H
#define RENDER_CATAN_MARKS_H

#include "render/canvas.h"
#include "render/catan/position.h"

/* Where the last move was, and where one may go. */
void island_last(struct canvas *c, const struct pic_island *p);
void island_legal(struct canvas *c, const struct pic_island *p);
/* The numbers of hexes, paths and places. */
void island_numbers(struct canvas *c);

#endif
