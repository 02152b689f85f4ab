/*
 * Tiles as SVG.  A tile on the board is a group with a <use> for each segment;
 * the shapes it uses are written once into <defs>.  A shape is named by a hash
 * of its drawing, so that the same shape has the same name in every picture.
 */
#ifndef RENDER_CARCASSONNE_TILE_SVG_H
#define RENDER_CARCASSONNE_TILE_SVG_H

#include "render/carcassonne/position.h"
#include "render/carcassonne/plan.h"
#include "render/canvas.h"

/* Names of shapes already written: a set of hashes. */
#define SHAPES_MAX 1024

struct shape_set {
    int n;
    uint32_t hash[SHAPES_MAX]; /* open addressing, 0 = empty */
};

/* Names the shapes of a plan: call once after plan_lay. */
void tile_name_shapes(struct plan *p);
/* Writes the shapes of the plan that are not in the set yet. */
void tile_write_shapes(struct canvas *c, const struct plan *p,
                       struct shape_set *written);
/* Drawings that every picture of tiles needs. */
void tile_write_defs(struct canvas *c, uint64_t symbols);
/* The symbols (bits of enum pic_symbol) that this tile needs at this place. */
uint64_t tile_symbols(const struct plan *p, int x, int y);

/* The group of a tile at its place. */
void tile_write(struct text *t, const struct plan *p, const struct pic_tile *at,
                const dsk_svg_style *style);

/* The same without a place or an id; `seed` varies trees and houses. */
void tile_write_at(struct text *t, const struct plan *p,
                   const struct pic_tile *at, int seed);

/* ": city N, road E W": what is on it, in words; fields are everywhere. */
void tile_write_words(struct text *t, const struct tile_def *def, int turn,
                      const char *lang);

/* Only its trees and houses. */
void tile_write_sites(struct text *t, const struct plan *p, int turn, int seed);

/* city@N, field@EL ...: the segment as it lies; "" for rivers and lakes. */
void tile_write_spot(struct text *t, const struct tile_def *def, int seg,
                     int turn);
/* The segment a spot names on a turned tile, -1 if there is none. */
int tile_find_spot(const struct tile_def *def, int turn, const char *spot,
                   size_t len);

/* href="#name" of a shape. */
void tile_write_shape_ref(struct text *t, const struct plan *p, int seg);

/* ---- between the files that draw tiles ----------------------------------- */

/* ORDER SEG: names of segments in spots and classes. */
extern const char *const tile_seg_words[NSEG_KINDS];
/* Border positions as the tile lies. */
unsigned tile_turned(unsigned border, int turn);
/* <path class="..."> */
void tile_write_path(struct text *t, const char *class, const struct path *p);

#endif
