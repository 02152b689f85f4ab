/*
 * Points, curves and angles in whole numbers.
 *
 * A tile is a square of 400 units with its middle at 0,0; x grows east, y
 * south.  A path is a start point followed by steps, each a line (one point)
 * or a cubic curve (three points).  Curves are evaluated in integers, so that
 * the same picture comes out on every machine.
 */
#ifndef RENDER_GEOM_H
#define RENDER_GEOM_H

#include <stdbool.h>
#include <stdint.h>

#include "game/text.h"

#define TILE_SIDE 400
#define TILE_HALF 200

struct pt {
    int16_t x, y;
};

/*
 * The longest outline is that of a field: path_close() drops what does not
 * fit.  A city has at most 4 sides and 4 bites of 2 curves: 4 + 4 * 6 + 1.
 */
#define PATH_POINTS 64

struct path {
    uint8_t n;      /* points */
    uint8_t nsteps; /* lines and curves */
    bool closed;
    uint64_t curves; /* bit i: step i is a curve */
    struct pt p[PATH_POINTS];
};

/* Points of a flattened path: 16 for each curve, at most 21 curves. */
#define LINE_POINTS 400

struct line {
    int n;
    struct pt p[LINE_POINTS];
};

static inline struct pt pt(int x, int y)
{
    struct pt p = {(int16_t)x, (int16_t)y};

    return p;
}

static inline struct pt pt_add(struct pt a, struct pt b)
{
    return pt(a.x + b.x, a.y + b.y);
}

static inline struct pt pt_sub(struct pt a, struct pt b)
{
    return pt(a.x - b.x, a.y - b.y);
}

/* p * percent / 100. */
static inline struct pt pt_scale(struct pt p, int percent)
{
    return pt(p.x * percent / 100, p.y * percent / 100);
}

/* Turned clockwise by quarters (any whole number of them). */
struct pt pt_turn(struct pt p, int quarters);
/* The middle of side 0 N .. 3 W, and the corner before it: 0 NW, 1 NE ... */
struct pt side_middle(int side);
struct pt side_corner(int corner);

int int_sqrt(int64_t v);
int pt_length(struct pt p);
int pt_distance(struct pt a, struct pt b);
/* p made that long; 0,0 stays. */
struct pt pt_long(struct pt p, int length);
/* Degrees clockwise from east, 0..359: the angle of SVG's rotate(). */
int pt_angle(struct pt p);
/* length * (cos, sin) of that angle. */
struct pt pt_polar(int length, int degrees);

void path_start(struct path *p, struct pt at);
void path_line(struct path *p, struct pt to);
void path_curve(struct path *p, struct pt c1, struct pt c2, struct pt to);
void path_close(struct path *p);
/* A closed ellipse. */
void path_ellipse(struct path *p, struct pt at, int rx, int ry);

/* The path as a polygon or polyline. */
void path_flatten(const struct path *p, struct line *out);
/* The point `at` units along the line, and the direction there. */
struct pt line_at(const struct line *l, int at, struct pt *direction);
int line_length(const struct line *l);

/* The value of an SVG `d` attribute, short and with relative steps. */
void path_write(const struct path *p, struct text *t);
/* The same turned by quarters, with its middle at x, y. */
void path_write_at(const struct path *p, struct text *t, int turn, int x,
                   int y);
/* Two coordinates, the first of a step or after another one. */
void coords_write(struct text *t, int x, int y, bool first);

#endif
