/* Drawings of Catan that are written once and used by name, and icons. */
#ifndef RENDER_CATAN_TERRAIN_H
#define RENDER_CATAN_TERRAIN_H

#include "render/canvas.h"
#include "render/catan/position.h"

/* All of them, as the layer of definitions. */
void island_write_defs(struct canvas *c);
/* The id of a terrain's. */
const char *island_terrain_id(int terrain);
/* The icon of a resource; 5 any, 6 unknown. */
void island_write_resource(struct text *t, int kind);

#endif
