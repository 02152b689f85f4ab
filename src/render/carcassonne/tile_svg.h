/*
 * Tiles as SVG: what stands on one, and its segments.  A segment on the board
 * is a <use> of its shape that is not seen: for pointing at, for lights and for
 * tints.  Shapes are written once into <defs> and named by a hash of their
 * drawing, so that the same shape has the same name in every picture.
 */
#ifndef RENDER_CARCASSONNE_TILE_SVG_H
#define RENDER_CARCASSONNE_TILE_SVG_H

#include "render/carcassonne/position.h"
#include "render/carcassonne/plan.h"
#include "render/canvas.h"
#include "render/zoom.h"

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

/* A tile of the landscape: land.h. */
struct lot;

/* Its houses, and what lies flat. */
void tile_write_houses(struct text *t, const struct lot *lot, enum zoom zoom);
/* The group of the tile: its segments and all else that stands on it. */
void tile_write(struct text *t, const struct lot *lot, enum zoom zoom,
                const dsk_svg_style *style);

/* ": city N, road E W": what is on it, in words; fields are everywhere. */
void tile_write_words(struct text *t, const struct tile_def *def, int turn,
                      const char *lang);

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

#endif
