/* The grid of a tile: see raster.h. */
#include "render/carcassonne/raster.h"

#include "game/mem.h"

int raster_at(const struct raster *r, struct pt p)
{
    int x = p.x + TILE_HALF, y = p.y + TILE_HALF;

    if (x < 0 || y < 0 || x >= TILE_SIDE || y >= TILE_SIDE)
        return FREE;
    return r->cell[y / CELL][x / CELL];
}

/* ---- shapes ------------------------------------------------------------- */

/* Crossings of a line with the middles of a row of cells: none has more. */
#define CROSSINGS_MAX 32

struct crossings {
    uint8_t n[CELLS];
    int16_t x[CELLS][CROSSINGS_MAX]; /* ascending */
};

static void cross_row(struct crossings *c, int row, int x)
{
    int16_t *at = c->x[row];
    int k;

    if (c->n[row] == CROSSINGS_MAX)
        return;
    for (k = c->n[row]++; k > 0 && at[k - 1] > x; k--)
        at[k] = at[k - 1];
    at[k] = (int16_t)x;
}

/* Edge by edge: each knows which rows it crosses. */
static void cross(struct crossings *c, struct pt a, struct pt b)
{
    int high = a.y < b.y ? a.y : b.y, low = a.y < b.y ? b.y : a.y;
    int row = (high + TILE_HALF - CELL / 2 + CELL - 1) / CELL;

    for (row = row < 0 ? 0 : row; row < CELLS; row++) {
        int y = cell_middle(0, row).y;

        if (y >= low)
            break;
        cross_row(c, row, a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
    }
}

void raster_fill(struct raster *r, const struct line *l, int owner)
{
    struct crossings c;

    mem_fill(c.n, 0, sizeof c.n);
    for (int i = 0; i < l->n; i++)
        cross(&c, l->p[i], l->p[i + 1 < l->n ? i + 1 : 0]);
    for (int y = 0; y < CELLS; y++) {
        const int16_t *at = c.x[y];

        for (int i = 0; i + 1 < c.n[y]; i += 2) {
            /* Cells whose middle lies between the two. */
            int from = (at[i] + TILE_HALF + CELL / 2 - 1) / CELL;
            int to = (at[i + 1] + TILE_HALF - CELL / 2) / CELL;

            for (int x = from; x <= to && x < CELLS; x++)
                r->cell[y][x] = (uint8_t)owner;
        }
    }
}

static int cell_of(int v)
{
    int c = (v + TILE_HALF) / CELL;

    return c < 0 ? 0 : c >= CELLS ? CELLS - 1 : c;
}

/* A round brush: how far it reaches to either side, at each height. */
struct brush {
    int radius;
    int16_t half[TILE_HALF + 1];
};

static void brush_make(struct brush *b, int radius)
{
    int w = radius < TILE_HALF ? radius : TILE_HALF;

    b->radius = w;
    for (int dy = 0; dy <= b->radius; dy++) {
        while (w * w > b->radius * b->radius - dy * dy)
            w--;
        b->half[dy] = (int16_t)w;
    }
}

/* Marks the cells whose middle the brush covers, bit x of row y. */
static void brush_dab(const struct brush *b, struct pt at, uint64_t *row)
{
    int last = cell_of(at.y + b->radius);

    for (int y = cell_of(at.y - b->radius); y <= last; y++) {
        int dy = cell_middle(0, y).y - at.y, half, from, to;

        if (dy < -b->radius || dy > b->radius)
            continue;
        half = b->half[dy < 0 ? -dy : dy];
        /* The first and the last cell whose middle lies within. */
        from = at.x - half + TILE_HALF - CELL / 2 + CELL - 1;
        to = at.x + half + TILE_HALF - CELL / 2;
        from = from < 0 ? 0 : from / CELL;
        if (to < 0 || from >= CELLS)
            continue;
        to = to / CELL < CELLS ? to / CELL : CELLS - 1;
        row[y] |= ((uint64_t)2 << to) - ((uint64_t)1 << from);
    }
}

/* Gives the marked cells to an owner. */
static void give(struct raster *r, const uint64_t *row, int owner)
{
    for (int y = 0; y < CELLS; y++) {
        for (uint64_t m = row[y]; m != 0; m &= m - 1)
            r->cell[y][__builtin_ctzll(m)] = (uint8_t)owner;
    }
}

void raster_disc(struct raster *r, struct pt at, int radius, int owner)
{
    uint64_t row[CELLS] = {0};
    struct brush b;

    brush_make(&b, radius);
    brush_dab(&b, at, row);
    give(r, row, owner);
}

void raster_stroke(struct raster *r, const struct line *l, int half_width,
                   int owner)
{
    uint64_t row[CELLS] = {0};
    struct brush b;

    brush_make(&b, half_width);
    for (int i = 1; i < l->n; i++) {
        struct pt a = l->p[i - 1], step = pt_sub(l->p[i], a);
        int n = pt_length(step) / CELL + 1;

        /* Where a step begins the last one ended. */
        for (int k = i == 1 ? 0 : 1; k <= n; k++)
            brush_dab(&b, pt(a.x + step.x * k / n, a.y + step.y * k / n), row);
    }
    give(r, row, owner);
}

/* ---- floods ------------------------------------------------------------- */

#define BYTES UINT64_C(0x0101010101010101) /* one in each of eight bytes */
#define HIGH  (BYTES << 7)
#define LOW   (BYTES * 0x7f)

static inline uint64_t load8(const uint8_t *p)
{
    uint64_t v;

    mem_copy(&v, p, 8);
    return v;
}

/* Gathers the highest bits of eight bytes. */
static inline uint64_t gather(uint64_t high)
{
    return (high >> 7) * UINT64_C(0x0102040810204080) >> 56;
}

/* The highest bit of each byte of v that is zero. */
static inline uint64_t zeroes(uint64_t v)
{
    return ~(((v & LOW) + LOW) | v | LOW);
}

/* The cells of a row that are an owner's, bit x for cell x. */
static uint64_t row_of(const uint8_t *row, int owner)
{
    uint64_t out = 0;
    int x = 0;

    for (; x + 8 <= CELLS; x += 8)
        out |= gather(zeroes(load8(row + x) ^ BYTES * (uint64_t)owner)) << x;
    for (; x < CELLS; x++)
        out |= (uint64_t)(row[x] == owner) << x;
    return out;
}

/* The highest bit of each byte of a that is not less than b's. */
static inline uint64_t not_less(uint64_t a, uint64_t b)
{
    uint64_t low = (a | HIGH) - (b & LOW); /* compares the lower seven bits */

    return ((a & ~b) | (~(a ^ b) & low)) & HIGH;
}

uint64_t raster_roomy(const struct raster *r, const struct clearance *c, int y,
                      int owner, int least)
{
    const uint8_t *row = r->cell[y], *clear = c->cell[y];
    uint64_t out = 0;
    int x = 0;

    for (; x + 8 <= CELLS; x += 8) {
        uint64_t mine = zeroes(load8(row + x) ^ BYTES * (uint64_t)owner);

        if (mine == 0)
            continue;
        mine &= not_less(load8(clear + x), BYTES * (uint64_t)least);
        out |= gather(mine) << x;
    }
    for (; x < CELLS; x++)
        out |= (uint64_t)((row[x] == owner) & (clear[x] >= least)) << x;
    return out;
}

void raster_holes(const struct raster *r, struct holes *h)
{
    for (int y = 0; y < CELLS; y++)
        h->row[y] = row_of(r->cell[y], FREE);
}

/* The border cells of these positions. */
static void seed(unsigned border, uint64_t *row)
{
    const uint64_t one = 1;

    for (int k = 0; k < 12; k++) {
        int from = k % 3 == 2 ? CELLS / 2 : 0;
        int to = k % 3 == 0 ? CELLS / 2 : CELLS;

        if (!(border >> k & 1))
            continue;
        if (k < 3) /* clockwise: north and east from their beginning, ... */
            row[0] |= (one << to) - (one << from);
        else if (k >= 6 && k < 9) /* ... south and west from their end */
            row[CELLS - 1] |= (one << (CELLS - from)) - (one << (CELLS - to));
        for (int i = from; i < to && k >= 3 && k < 6; i++)
            row[i] |= one << (CELLS - 1);
        for (int i = from; i < to && k >= 9; i++)
            row[CELLS - 1 - i] |= one;
    }
}

/* Spreads bits s through the bits of f, to both sides (Kogge-Stone). */
static uint64_t smear(uint64_t s, uint64_t f)
{
    uint64_t up = f, down = f;

    s &= f;
    for (int n = 1; n < 64; n *= 2) {
        s |= (s << n & up) | (s >> n & down);
        up &= up << n;
        down &= down >> n;
    }
    return s;
}

void raster_claim(struct raster *r, struct holes *h, unsigned border, int owner)
{
    uint64_t mine[CELLS] = {0};

    seed(border, mine);
    for (int y = 0; y < CELLS; y++) {
        mine[y] &= h->row[y];
        h->row[y] &= ~mine[y];
    }
    give(r, mine, owner);
}

/* Which of the seeds are the owner's. */
static void own_seeds(const struct raster *r, unsigned border, int owner,
                      uint64_t *row)
{
    seed(border, row);
    for (int y = 0; y < CELLS; y++) {
        for (uint64_t m = row[y]; m != 0; m &= m - 1) {
            if (r->cell[y][__builtin_ctzll(m)] != owner)
                row[y] &= ~(m & (~m + 1));
        }
    }
}

void raster_flood(struct raster *r, struct holes *h, unsigned border, int owner)
{
    uint64_t wet[CELLS] = {0};
    bool more = true;

    own_seeds(r, border, owner, wet);
    for (int y = 0; y < CELLS; y++) {
        uint64_t first = wet[y];

        if (first != 0)
            wet[y] = smear(first, h->row[y] | first);
        h->row[y] &= ~wet[y];
    }
    while (more) { /* down and up, until nothing spreads */
        more = false;
        for (int i = 0; i < 2 * CELLS; i++) {
            int y = i < CELLS ? i : 2 * CELLS - 1 - i;
            uint64_t fresh =
                ((y > 0 ? wet[y - 1] : 0) | (y + 1 < CELLS ? wet[y + 1] : 0)) &
                h->row[y];

            if (fresh == 0)
                continue;
            /* What is wet is no hole any more, and parts no two holes. */
            fresh = smear(fresh, h->row[y]);
            wet[y] |= fresh;
            h->row[y] &= ~fresh;
            more = true;
        }
    }
    give(r, wet, owner);
}

int raster_rest(struct raster *r, int owner)
{
    int n = 0;

    for (int y = 0; y < CELLS; y++) {
        uint8_t *row = r->cell[y];

        for (int x = 0; x < CELLS; x++) {
            n += row[x] == FREE;
            row[x] = row[x] == FREE ? (uint8_t)owner : row[x];
        }
    }
    return n;
}

int raster_area(const struct raster *r, int owner)
{
    int n = 0;

    for (int y = 0; y < CELLS; y++) {
        for (int x = 0; x < CELLS; x++)
            n += r->cell[y][x] == owner;
    }
    return n;
}

/* ---- distances ---------------------------------------------------------- */

/*
 * A chamfer in two passes, down and up: a cell takes the least over its
 * neighbours in the row before and over the one beside it.  Over a neighbour of
 * its own owner the way is his and a step; over another's it is half a step,
 * which is always less than his and a step, so that distances may spread over
 * borders as if there were none.
 *
 * Along a row each cell would wait for the one beside it; instead distances
 * spread by 1, 2, 4, 8 and 16 cells: 31 cells are 248 units, and 255 is far.
 */
#define STRAIGHT 8
#define DIAGONAL 11
/* Rows of whole machine words with nobody's cells round them. */
#define WORDS  64
#define MARGIN 16
_Static_assert(CELLS <= WORDS && 2 * MARGIN * STRAIGHT > 255, "rows fit");

struct padded {
    /* Cell x, y is [y + 1][x + MARGIN]. */
    uint8_t row[CELLS + 2][MARGIN + WORDS + MARGIN];
};

static inline uint8_t lower(uint8_t a, uint8_t b)
{
    return a < b ? a : b;
}

/* Distance some units further, at most 255. */
static inline uint8_t further(uint8_t far, uint8_t units)
{
    return (uint8_t)(lower(far, (uint8_t)(255 - units)) + units);
}

/* Half a step if the two cells have different owners. */
static inline uint8_t half_step(uint8_t mine, uint8_t his, uint8_t step)
{
    bool parted = (mine != his) & (mine != FREE) & (his != FREE);

    return parted ? step / 2 : 255;
}

/* Over the row before, and half a step over the cell at `side` (-1 or 1). */
static void relax_rows(const uint8_t *own, const uint8_t *his,
                       const uint8_t *before, int side, uint8_t *far)
{
    uint8_t best[WORDS];

    for (int x = 0; x < WORDS; x++) {
        uint8_t slant = lower(before[x - 1], before[x + 1]);
        uint8_t a = half_step(own[x], his[x - 1], DIAGONAL);
        uint8_t b = half_step(own[x], his[x], STRAIGHT);
        uint8_t c = half_step(own[x], his[x + 1], DIAGONAL);
        uint8_t d = half_step(own[x], own[x + side], STRAIGHT);
        uint8_t e =
            lower(further(slant, DIAGONAL), further(before[x], STRAIGHT));

        best[x] = lower(lower(lower(a, b), lower(c, d)), e);
    }
    for (int x = 0; x < WORDS; x++)
        far[x] = lower(far[x], best[x]);
}

static void relax_along(uint8_t *far, int side)
{
    for (int n = 1; n <= MARGIN; n *= 2) {
        uint8_t best[WORDS];

        for (int x = 0; x < WORDS; x++)
            best[x] = further(far[x + side * n], (uint8_t)(n * STRAIGHT));
        for (int x = 0; x < WORDS; x++)
            far[x] = lower(far[x], best[x]);
    }
}

void raster_clearance(const struct raster *r, struct clearance *c)
{
    struct padded owner, far;

    mem_fill(&owner, FREE, sizeof owner); /* FREE parts nothing */
    mem_fill(&far, 255, sizeof far);
    for (int y = 0; y < CELLS; y++)
        mem_copy(&owner.row[y + 1][MARGIN], r->cell[y], CELLS);
    for (int i = 0; i < 2 * CELLS; i++) {
        int side = i < CELLS ? -1 : 1;
        int y = i < CELLS ? i + 1 : 2 * CELLS - i;

        relax_rows(&owner.row[y][MARGIN], &owner.row[y + side][MARGIN],
                   &far.row[y + side][MARGIN], side, &far.row[y][MARGIN]);
        relax_along(&far.row[y][MARGIN], side);
    }
    for (int y = 0; y < CELLS; y++)
        mem_copy(c->cell[y], &far.row[y + 1][MARGIN], CELLS);
}

/* ---- outlines ----------------------------------------------------------- */

/*
 * The mask of an owner, grown by one cell: one bit a cell, a rim of empty cells
 * round it, so that cell x, y of the raster is bit x + 1 of row y + 1.
 */
#define MASK (CELLS + 2)
_Static_assert(MASK <= 64, "a row of the mask is one word");

struct mask {
    uint64_t row[MASK];
};

static inline bool mask_in(const struct mask *m, int x, int y)
{
    return m->row[y] >> x & 1;
}

static void mask_make(const struct raster *r, int owner, struct mask *m)
{
    const uint64_t all = (((uint64_t)1 << CELLS) - 1) << 1;
    uint64_t wide[MASK] = {0};

    for (int y = 0; y < CELLS; y++) {
        uint64_t row = row_of(r->cell[y], owner) << 1;

        wide[y + 1] = (row | row << 1 | row >> 1) & all;
    }
    m->row[0] = m->row[MASK - 1] = 0;
    for (int y = 1; y <= CELLS; y++)
        m->row[y] = wide[y - 1] | wide[y] | wide[y + 1];
}

/* Corners of the longest outline: every second edge of the grid. */
#define OUTLINE_MAX (2 * CELLS * CELLS)

struct outline {
    int n;
    struct pt p[OUTLINE_MAX];
};

/* Walks round the mask with the inside on the right, corner by corner. */
static void walk(const struct mask *m, int x0, int y0, struct outline *o)
{
    static const int8_t dx[4] = {1, 0, -1, 0}, dy[4] = {0, 1, 0, -1};
    int x = x0, y = y0, dir = 0;

    o->n = 0;
    do {
        /* Cells ahead of the corner x, y: left and right of the way. */
        int ax = x + (dx[dir] + dy[dir] - 1) / 2,
            ay = y + (dy[dir] - dx[dir] - 1) / 2;
        int bx = x + (dx[dir] - dy[dir] - 1) / 2,
            by = y + (dy[dir] + dx[dir] - 1) / 2;
        bool left = mask_in(m, ax, ay), right = mask_in(m, bx, by);
        int turn = !right ? 1 : left ? 3 : 0;

        if (turn != 0 || o->n == 0) {
            if (o->n == OUTLINE_MAX)
                return;
            o->p[o->n++] =
                pt((x - 1) * CELL - TILE_HALF, (y - 1) * CELL - TILE_HALF);
        }
        dir = (dir + turn) & 3;
        x += dx[dir];
        y += dy[dir];
    } while (x != x0 || y != y0);
}

/* Distance of p from the line a-b, squared times its length squared. */
static int64_t off_line(struct pt p, struct pt a, struct pt b, int64_t *length)
{
    int64_t cross =
        (int64_t)(b.x - a.x) * (p.y - a.y) - (int64_t)(b.y - a.y) * (p.x - a.x);

    *length =
        (int64_t)(b.x - a.x) * (b.x - a.x) + (int64_t)(b.y - a.y) * (b.y - a.y);
    return cross * cross;
}

static bool on_rim(struct pt p)
{
    return p.x == -TILE_HALF || p.x == TILE_HALF || p.y == -TILE_HALF ||
           p.y == TILE_HALF;
}

/* From point i, how far can one straight line replace the steps? */
static int reach(const struct outline *o, int i)
{
    const int64_t off = 7 * 7;
    int j = i + 1;

    while (j < o->n) {
        int64_t length;
        int next = j + 1;
        struct pt end = o->p[next % o->n];

        for (int k = i + 1; k <= j; k++) {
            if (off_line(o->p[k], o->p[i], end, &length) > off * length ||
                (on_rim(o->p[k]) && !(on_rim(end) && on_rim(o->p[i]))))
                return j;
        }
        j = next;
    }
    return j;
}

void raster_trace(const struct raster *r, int owner, struct path *out)
{
    struct mask m;
    struct outline o;
    int first = 0;

    mask_make(r, owner, &m);
    while (first < MASK && m.row[first] == 0)
        first++;
    path_start(out, pt(0, 0));
    if (first == MASK)
        return;
    walk(&m, __builtin_ctzll(m.row[first]), first, &o);
    path_start(out, o.p[0]);
    for (int i = reach(&o, 0); i < o.n; i = reach(&o, i))
        path_line(out, o.p[i]);
    path_close(out);
}
