/*
 * The plan of a tile: every shape on it, worked out from its table entry alone.
 *
 * Nothing here knows a tile by name.  Cities follow the sides they own, with
 * walls from corner to corner; a side always looks the same where it meets its
 * neighbour (a city over its whole length with a street in the middle, a road
 * or a river in the middle of a field).  Roads and rivers are centre lines.
 * Fields are what is left, flooded on the raster from their border positions.
 * Then each segment gets an anchor (its pole of inaccessibility), where a
 * figure stands, and whatever is printed on the tile gets the roomiest place
 * that is left; houses stand in rows and trees in groves on what remains.
 */
#ifndef RENDER_CARCASSONNE_PLAN_H
#define RENDER_CARCASSONNE_PLAN_H

#include "carcassonne/tiles.h"
#include "render/carcassonne/raster.h"

/* Half widths of strips, in units. */
#define ROAD_HALF  16
#define RIVER_HALF 30
/* Where the middle of a city's street meets the side. */
#define STREET_HALF 15

/* What stands on a tile besides its segments.  ORDER MARK in symbols.c. */
enum mark_kind {
    MK_MONASTERY,
    MK_GARDEN,
    MK_VILLAGE,
    MK_JUNCTION,
    MK_HOUSE,
    MK_GATE,
    MK_BRIDGE,
    MK_SPRING,
    MK_JETTY,
    MK_PENNANT,
    MK_CATHEDRAL,
    MK_WINE,
    MK_GRAIN,
    MK_CLOTH,
    MK_INN,
    MK_HILL,
    MK_VINEYARD,
    MK_SHEEP,
    MK_GOLD,
    MK_MAGE,
    MK_ROBBER,
    MK_FLY,
    MK_WHEEL,
    MK_CLUB,
    MK_RAKE,
    MK_SHIELD,
    NMARK_KINDS
};

struct mark {
    uint8_t kind;  /* enum mark_kind */
    uint8_t scale; /* percent */
    int16_t angle; /* degrees; turns with the tile.  A gate's: of its wall */
    struct pt at;
    uint8_t number; /* of a wheel; of a gate: its city + 1 */
};

/* Segments 9, each at most: gate, bridge, jetty; and the marks of the tile. */
#define MARKS_MAX 32

/* A wall from border to border of the tile, straight between its points. */
#define WALLS_MAX   4
#define WALL_POINTS 8

struct wall {
    int n;
    struct pt p[WALL_POINTS];
};

/* What stands or lies at a site. */
enum site_kind {
    SITE_MARK,   /* mark `arg` of the plan */
    SITE_PARCEL, /* a small field */
    SITE_ROW,    /* `arg` & 3 houses; 4 is set in every second row */
    SITE_TREE,   /* in a city */
    SITE_GROVE,
    SITE_GRASS,
    SITE_TURRET,
    SITE_TOWER, /* in a corner, `arg` 0 NW .. 3 SW; 4 elsewhere on the border */
    NSITE_KINDS
};

struct site {
    struct pt at; /* as the tile lies */
    uint8_t kind, arg;
};

#define HOUSES_MAX 72
#define SITES_MAX  64

/*
 * What stands on a tile that is turned so: it is never turned itself, for the
 * light always comes from the upper left.  Both lists run from north to south.
 * Houses (and what lies flat) are hidden by the walls south of them, the rest
 * stands before all walls.
 */
struct dress {
    bool made;
    uint8_t nhouses, nstands;
    uint16_t kinds; /* that there are, bits of enum site_kind */
    struct site house[HOUSES_MAX], stand[SITES_MAX];
};

struct plan {
    const struct tile_def *def;
    uint64_t ground; /* plan_ground() of it */
    struct raster raster;
    struct clearance clear;
    struct path path[TILE_SEGS_MAX]; /* outline, or centre line of a way */
    struct pt anchor[TILE_SEGS_MAX];
    struct pt plaza[TILE_SEGS_MAX]; /* city: where its streets meet */
    uint8_t room[TILE_SEGS_MAX];    /* clearance at the anchor */
    struct path hedge[2];           /* what parts fields from a village on */
    struct path pool;               /* lake at the end of a river */
    int nhedges;
    bool has_pool;
    int nmarks, nbuilt; /* the first nbuilt belong to the ground */
    struct mark mark[MARKS_MAX];
    struct dress dress[4];         /* by turn */
    uint32_t shape[TILE_SEGS_MAX]; /* names of the drawn shapes: tile_svg.c */
};

/*
 * A plan is a ground (segments, their shapes and anchors, what is built on
 * them), what else is printed on the tile, and a dress for each turn (houses
 * and trees).  Tiles whose segments lie alike share a ground; it is most of the
 * work, so a plan can be made from another one of the same ground.
 */
uint64_t plan_ground(const struct tile_def *def);
/* The ground; the names of shapes are the caller's to fill in. */
void plan_lay(struct plan *p, const struct tile_def *def);
/* The same ground for another tile. */
void plan_share(struct plan *p, const struct plan *like,
                const struct tile_def *def);
/* What else is printed on it: call after either of them. */
void plan_print(struct plan *p);
/* What stands on it, turned so: call after that, when it is needed. */
void plan_dress(struct plan *p, int turn);

/* Does the segment own that side (its middle)? */
static inline bool seg_side(const struct tile_seg *g, int side)
{
    return g->border >> (3 * side + 1) & 1;
}

static inline bool seg_is_way(const struct tile_seg *g)
{
    return g->kind == SEG_ROAD || g->kind == SEG_RIVER;
}

/* The segment that owns a border position, -1 if none does. */
int plan_owner(const struct tile_def *def, int position);

/* Do both lie on the same side of the tile? */
static inline bool on_side(struct pt a, struct pt b)
{
    return (a.x == b.x && (a.x == TILE_HALF || a.x == -TILE_HALF)) ||
           (a.y == b.y && (a.y == TILE_HALF || a.y == -TILE_HALF));
}

/* The walls of a city, clockwise; returns how many there are. */
int plan_walls(const struct plan *p, int seg, struct wall *out);

/* The street of a city from the middle of a side to its plaza. */
void plan_street(const struct plan *p, int seg, int side, struct path *out);

/* Does a straight way wind to one side or the other on this tile? */
bool plan_winds(const struct tile_def *def, int *side);

/* The steps of plan_lay, in order. */
void plan_crop(struct plan *p);
void plan_cities(struct plan *p);
void plan_ways(struct plan *p);

/* How far a mark reaches. */
int plan_mark_radius(const struct mark *m);

struct mark *plan_add(struct plan *p, enum mark_kind kind, struct pt at,
                      int angle, int scale);

/*
 * The best place on a segment for something of that radius, away from the
 * places already taken; room is what is free there (0: none was found).
 */
struct taken {
    struct pt at;
    int radius;
};

struct pt plan_place(const struct plan *p, int seg, int radius,
                     const struct taken *taken, int n, int *room);

/*
 * Free units round a point, as far as `most`.  Below `need` it does not matter
 * how few they are: some number below it is the answer.
 */
static inline int plan_free(struct pt at, const struct taken *taken, int n,
                            int most, int need)
{
    int room = most;

    if (most < need)
        return most;
    for (int i = n - 1; i >= 0; i--) { /* the latest are often the nearest */
        int dx = at.x - taken[i].at.x, dy = at.y - taken[i].at.y;
        int reach = room + taken[i].radius, square = dx * dx + dy * dy;

        /* Roots are dear: only what comes nearer needs one. */
        if (reach <= 0 || square >= reach * reach)
            continue;
        reach = need + taken[i].radius;
        if (reach > 0 && square < reach * reach)
            return need - 1;
        room = int_sqrt(square) - taken[i].radius;
    }
    return room;
}

static inline int least(int a, int b)
{
    return a < b ? a : b;
}

/* Units to the border of the tile. */
static inline int edge_room(struct pt at)
{
    int x = at.x < 0 ? -at.x : at.x, y = at.y < 0 ? -at.y : at.y;

    return TILE_HALF - (x > y ? x : y);
}

#endif
