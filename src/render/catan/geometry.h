/*
 * Where the 19 hexes, 54 intersections and 72 paths of Catan lie, in units: a
 * hex has its corners 200 units from its middle, the island's middle is 0,0.
 * The numbering is that of doc/catan.md; everything follows from the rows.
 */
#ifndef RENDER_CATAN_GEOMETRY_H
#define RENDER_CATAN_GEOMETRY_H

#include "render/geom.h"
#include "render/catan/position.h"

struct pt island_hex_at(int hex);
struct pt island_vertex_at(int vertex);
/* Both ends of a path. */
void island_path_ends(int edge, int *a, int *b);
/* The path of harbour i, clockwise from the upper left. */
int island_harbour_path(int i);

#endif
