/*
 * The island: 19 hexes, 54 intersections, 72 paths, the same in every game
 * (doc/catan.md has the picture).  Intersections are numbered left to right in
 * six zigzag rows of 7, 9, 11, 11, 9, 7; a set of them is 54 bits of a uint64.
 *
 * A path is known by its left or upper end: `zig` paths join v and v+1 in a
 * row, `down` paths join v with the row below.  A set of paths is therefore
 * two sets of intersections, and questions about neighbours are shifts:
 *
 *     row 0   0 1 2 3 4 5 6          down: v + 8  from 0 2 4 6
 *     row 1   7 8 ... 15             down: v + 10 from 7 9 11 13 15
 *     row 2   16 ... 26              down: v + 11 from 16 18 20 22 24 26
 *     row 3   27 ... 37              down: v + 10 from 28 30 32 34 36
 *     row 4   38 ... 46              down: v + 8  from 39 41 43 45
 *     row 5   47 ... 53
 */
#ifndef CATAN_ISLAND_H
#define CATAN_ISLAND_H

#include <stdbool.h>
#include <stdint.h>

enum { NHEXES = 19, NVERTICES = 54, NEDGES = 72, NHARBOURS = 9 };
/* In a table of neighbours: there is none. */
enum { NOWHERE = 255 };

/* A set of paths: bit v of zig is the path v–v+1, of down v–(row below). */
struct edges {
    uint64_t zig, down;
};

#define ISLAND_ALL  UINT64_C(0x3fffffffffffff)
#define ISLAND_ZIG  UINT64_C(0x1fbfdffbff7fbf)
#define ISLAND_DOWN UINT64_C(0x002a955555aad5)
/* Intersections that touch fewer than three land hexes (BRD-4). */
#define ISLAND_COAST UINT64_C(0x3fe0f01e03c1ff)

/* The upper ends of down paths, by the step to the lower end. */
#define ISLAND_DOWN8  UINT64_C(0x002a8000000055)
#define ISLAND_DOWN10 UINT64_C(0x0000155000aa80)
#define ISLAND_DOWN11 UINT64_C(0x00000005550000)

/* One way out of an intersection: where to, and which path it takes. */
struct step {
    uint8_t to;    /* NOWHERE: only two ways here */
    uint8_t down;  /* 0: the path is in zig, 1: in down */
    uint8_t shift; /* its bit there */
};

extern const struct step catan_step[NVERTICES][3];
extern const uint64_t catan_hex_vertices[NHEXES];
extern const uint8_t catan_vertex_hexes[NVERTICES][3];
extern const uint8_t catan_hex_neighbours[NHEXES][6];
extern const uint8_t catan_edge_ends[NEDGES][2];
/* The number of the path whose left (upper) end is v. */
extern const uint8_t catan_zig_edge[NVERTICES];
extern const uint8_t catan_down_edge[NVERTICES];
/* The paths with harbours, clockwise from the upper left corner. */
extern const uint8_t catan_harbour_edge[NHARBOURS];

static inline uint64_t bit64(int i)
{
    return UINT64_C(1) << i;
}

/* Index of the lowest bit of m (m != 0). */
static inline int lowest(uint64_t m)
{
    return __builtin_ctzll(m);
}

/* Bits of m; a processor's own instruction may not be counted on. */
static inline int island_count(uint64_t m)
{
    m -= m >> 1 & 0x5555555555555555;
    m = (m & 0x3333333333333333) + (m >> 2 & 0x3333333333333333);
    m = (m + (m >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (int)(m * 0x0101010101010101 >> 56);
}

/* The lower ends of these down paths. */
static inline uint64_t island_below(uint64_t upper)
{
    return (upper & ISLAND_DOWN8) << 8 | (upper & ISLAND_DOWN10) << 10 |
           (upper & ISLAND_DOWN11) << 11;
}

/* The down paths that end at these intersections, as upper ends. */
static inline uint64_t island_above(uint64_t lower)
{
    return (lower >> 8 & ISLAND_DOWN8) | (lower >> 10 & ISLAND_DOWN10) |
           (lower >> 11 & ISLAND_DOWN11);
}

/* Intersections next to any of these. */
static inline uint64_t island_next(uint64_t v)
{
    return (v & ISLAND_ZIG) << 1 | (v >> 1 & ISLAND_ZIG) | island_below(v) |
           island_above(v);
}

/* Both ends of all these paths. */
static inline uint64_t island_ends(struct edges e)
{
    return e.zig | e.zig << 1 | e.down | island_below(e.down);
}

/* All paths that touch any of these intersections. */
static inline struct edges island_around(uint64_t v)
{
    struct edges e = {(v | v >> 1) & ISLAND_ZIG,
                      (v & ISLAND_DOWN) | island_above(v)};

    return e;
}

/* The set of one path, and tests of membership. */
static inline struct edges island_edge(int e)
{
    int v = catan_edge_ends[e][0];
    bool down = catan_edge_ends[e][1] != v + 1;
    struct edges set = {down ? 0 : bit64(v), down ? bit64(v) : 0};

    return set;
}

static inline struct edges edges_and(struct edges a, struct edges b)
{
    struct edges e = {a.zig & b.zig, a.down & b.down};

    return e;
}

static inline struct edges edges_or(struct edges a, struct edges b)
{
    struct edges e = {a.zig | b.zig, a.down | b.down};

    return e;
}

static inline struct edges edges_without(struct edges a, struct edges b)
{
    struct edges e = {a.zig & ~b.zig, a.down & ~b.down};

    return e;
}

static inline bool edges_any(struct edges e)
{
    return (e.zig | e.down) != 0;
}

static inline bool edges_has(struct edges e, int edge)
{
    return edges_any(edges_and(e, island_edge(edge)));
}

/* Writes the numbers of these paths in ascending order; returns how many. */
int catan_list_edges(struct edges e, uint8_t *out);

#endif
