/* Drawings of Catan that are written once and used by name. */
#ifndef RENDER_CATAN_TERRAIN_H
#define RENDER_CATAN_TERRAIN_H

#include "render/canvas.h"
#include "render/catan/position.h"

/* All of them, as the layer of definitions. */
void island_write_defs(struct canvas *c);
/* The ids of a terrain's and of a resource's. */
const char *island_terrain_id(int terrain);
const char *island_resource_id(int resource);

#endif
