/* Catan: the players, the roll and the viewer's cards beside the island. */
#ifndef RENDER_CATAN_PANEL_H
#define RENDER_CATAN_PANEL_H

#include "render/canvas.h"
#include "render/catan/position.h"

#define ISLAND_PANEL 1060

void island_panel(struct canvas *c, const struct pic_island *p,
                  const dsk_svg_style *style, int x, int y);

/* A die of about 100 units in a square of 120; the second one is red. */
void island_write_die(struct text *t, int value, bool red, int x, int y);
/* A card of 150 x 210: resources first, then development cards. */
void island_write_card(struct text *t, int card, int count,
                       const dsk_svg_style *style, int x, int y);
/* The picture of a card, where it is on a card at 0,0. */
void island_write_window(struct text *t, int card);
#define ISLAND_CARDS (PIC_RESOURCES + PIC_DEVS)

#endif
