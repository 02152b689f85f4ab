/*
 * The tile catalogue: every tile of every box as const data.
 *
 * The tables are compiled from the .tiles files of data/tiles by
 * tools/mktiles into tiles.gen.c; nothing here knows about editions or
 * modules.  A tile is described in its printed orientation.  The border of a
 * tile has twelve positions, clockwise from the north-west corner:
 *
 *          NL N NR                  bit  0 NL   1 N    2 NR
 *        +---------+                     3 EL   4 E    5 ER
 *     WR |         | EL                  6 SL   7 S    8 SR
 *      W |         | E                   9 WL  10 W   11 WR
 *     WL |         | ER
 *        +---------+             L and R as seen from the middle of the
 *          SR S SL               tile, looking out.
 *
 * A city over a whole side owns all three positions of it, a road or a river
 * the middle, a field its halves.  A quarter turn clockwise moves every
 * position up by three (mod 12).
 */
#ifndef CARC_TILES_H
#define CARC_TILES_H

#include <stdint.h>

/* Longest tile id is "FaehrA"/"D_start"; the generator refuses longer ones. */
#define TILE_ID_MAX 12
/* Most segments on one tile (X: 4 roads + 4 fields; FaehrH: and a lake); the
 * generator refuses more. */
#define TILE_SEGS_MAX 9

/* What a segment is.  ORDER SEG: SEG_NAMES. */
enum seg_kind {
    SEG_ROAD,
    SEG_CITY,
    SEG_MONASTERY,
    SEG_GARDEN,
    SEG_FIELD,
    SEG_RIVER,
    SEG_LAKE, /* ferry lake: only joins roads */
    SEG_CROP, /* crop circle: only separates  */
    NSEG_KINDS
};

#define SEG_NAMES \
    "road", "city", "monastery", "garden", "field", "river", "lake", "crop"

/* Is it complete by the eight tiles around it? */
static inline int seg_is_point(int kind)
{
    return kind == SEG_MONASTERY || kind == SEG_GARDEN;
}

/* Does it cross a border in the middle of a side? */
static inline int seg_is_line(int kind)
{
    return kind == SEG_ROAD || kind == SEG_RIVER;
}

/* Attributes of a segment (bit mask). */
enum seg_attr {
    ATTR_PENNANT = 1 << 0,
    ATTR_CATHEDRAL = 1 << 1,
    ATTR_WINE = 1 << 2,
    ATTR_GRAIN = 1 << 3,
    ATTR_CLOTH = 1 << 4,
    ATTR_INN = 1 << 5,
    ATTR_INN_WIDE = 1 << 6, /* an inn only where the edition reads it widely */
    ATTR_BRIDGE = 1 << 7,
    ATTR_UNDER_BRIDGE = 1 << 8,
    ATTR_INNER = 1 << 9,   /* a field that touches no border     */
    ATTR_SOURCE = 1 << 10, /* a river that springs on this tile  */
    ATTR_MOUTH = 1 << 11,  /* a river that ends in a lake here   */
};

/* Where a one-sided road ends on the tile. */
enum road_end {
    END_NONE, /* runs through, or not a road */
    END_VILLAGE,
    END_JUNCTION,
    END_HOUSE,
    END_LAKE,
    END_CROP,
    END_SEGMENT, /* at the city or monastery `end_seg` */
    END_WHEEL,
    NROAD_ENDS
};

/* Marks of a whole tile (bit mask). */
enum tile_mark {
    MARK_START = 1 << 0,
    MARK_HILL = 1 << 1,
    MARK_VINEYARD = 1 << 2,
    MARK_GOLD = 1 << 3,
    MARK_MAGE = 1 << 4,
    MARK_ROBBER = 1 << 5,
    MARK_CROP_CLUB = 1 << 6,
    MARK_CROP_RAKE = 1 << 7,
    MARK_CROP_SHIELD = 1 << 8,
    MARK_SPLIT_FIELD = 1 << 9, /* `split_side` is a field cut in two  */
    MARK_SPLIT_CITY = 1 << 10, /* `split_side` is a city cut in two   */
    MARK_FLY = 1 << 11,        /* flying machine pointing `fly`       */
};

struct tile_seg {
    uint8_t kind;     /* enum seg_kind */
    uint8_t end;      /* enum road_end */
    uint8_t end_seg;  /* with END_SEGMENT: index of that segment */
    uint8_t sheep;    /* printed sheep on this field */
    uint16_t border;  /* border positions it owns, bits as drawn above */
    uint16_t attrs;   /* enum seg_attr */
    uint16_t touches; /* field: bit i = touches the city segs[i] */
};

/* Do two segments look the same apart from where they lie? */
static inline int seg_looks_like(const struct tile_seg *a,
                                 const struct tile_seg *b)
{
    return a->kind == b->kind && a->attrs == b->attrs && a->sheep == b->sheep &&
           (a->end == END_NONE) == (b->end == END_NONE);
}

struct tile_def {
    char id[TILE_ID_MAX];
    char edges[4]; /* N E S W: 'F' field 'R' road 'C' city 'V' river */
    uint8_t count; /* copies in the box */
    uint8_t nsegs;
    uint8_t wheel;      /* wheel symbol 1..3, 0 = none */
    uint8_t fly;        /* with MARK_FLY: 0 N, 1 NE, 2 E ... 7 NW */
    uint8_t split_side; /* with MARK_SPLIT_*: 0 N, 1 E, 2 S, 3 W */
    uint16_t marks;     /* enum tile_mark */
    struct tile_seg segs[TILE_SEGS_MAX];
};

struct tile_set {
    const char *name; /* file name without .tiles */
    uint16_t total;   /* tiles, copies counted */
    uint16_t ndefs;
    const struct tile_def *defs;
};

/*
 * The wheel's start board: 4 x 4 squares, 16 border edges.  Edge i is the
 * i-th clockwise from the north-west corner (N1..N4 E1..E4 S4..S1 W4..W1);
 * position 3*i + 0/1/2 is its L half, middle and R half, as on a tile.
 */
#define BOARD_EDGES    16
#define BOARD_SEGS_MAX 9
#define BOARD_SECTORS  6

struct board_seg {
    uint8_t kind;     /* SEG_CITY, SEG_ROAD (ends at the wheel), SEG_FIELD */
    uint16_t touches; /* field: bit i = touches the city segs[i] */
    uint64_t border;  /* bits 0..47 */
};

struct board_sector {
    const char *name; /* fortune taxes famine storm inquisition plague */
    uint8_t crowns;   /* crown spaces */
};

struct board_def {
    const char *name;
    char edges[BOARD_EDGES + 1];
    uint8_t nsegs;
    struct board_seg segs[BOARD_SEGS_MAX];
    struct board_sector sectors[BOARD_SECTORS]; /* clockwise, pig starts at 0 */
};

extern const struct tile_set carc_tile_sets[];
extern const int carc_ntile_sets;

/* What people call it: the message `set-NAME`; without one its name. */
const char *carc_word(const char *group, const char *name, const char *lang);
const char *carc_set_title(const struct tile_set *set, const char *lang);
extern const struct board_def carc_wheel_board;

#endif
