/* Catan: the players, the roll and the viewer's cards beside the island. */
#ifndef RENDER_CATAN_PANEL_H
#define RENDER_CATAN_PANEL_H

#include "render/canvas.h"
#include "render/catan/position.h"

#define ISLAND_PANEL 1060

void island_panel(struct canvas *c, const struct pic_island *p,
                  const dsk_svg_style *style, int x, int y);

/* A die of 120 units. */
void island_write_die(struct text *t, int value, int x, int y);

#endif
