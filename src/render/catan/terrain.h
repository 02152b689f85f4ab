/* Drawings of Catan that are written once and used by name. */
#ifndef RENDER_CATAN_TERRAIN_H
#define RENDER_CATAN_TERRAIN_H

#include "render/canvas.h"
#include "render/catan/position.h"

/* All of them, as the layer of definitions. */
void island_write_defs(struct canvas *c);
/* Those that are no terrains. */
void island_write_things(struct canvas *c);
/* The id of a terrain's. */
const char *island_terrain_id(int terrain);
/* A resource with its middle there. */
void island_write_resource(struct text *t, int resource, int x, int y,
                           const char *scale);

#endif
