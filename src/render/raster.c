/* The grid of a tile: see raster.h. */
#include "render/raster.h"

#include "game/mem.h"

int raster_at(const struct raster *r, struct pt p)
{
    int x = p.x + TILE_HALF, y = p.y + TILE_HALF;

    if (x < 0 || y < 0 || x >= TILE_SIDE || y >= TILE_SIDE)
        return FREE;
    return r->cell[y / CELL][x / CELL];
}

/* ---- shapes ------------------------------------------------------------- */

/* Where the line crosses this height, in ascending order. */
static int crossings(const struct line *l, int y, int *out, int most)
{
    int n = 0;

    for (int i = 0; i < l->n; i++) {
        struct pt a = l->p[i], b = l->p[(i + 1) % l->n];
        int x, k;

        if ((a.y <= y) == (b.y <= y) || n == most)
            continue;
        x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
        for (k = n++; k > 0 && out[k - 1] > x; k--)
            out[k] = out[k - 1];
        out[k] = x;
    }
    return n;
}

void raster_fill(struct raster *r, const struct line *l, int owner)
{
    int at[32];

    for (int y = 0; y < CELLS; y++) {
        int n = crossings(l, cell_middle(0, y).y, at, 32);

        for (int i = 0; i + 1 < n; i += 2) {
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

void raster_disc(struct raster *r, struct pt at, int radius, int owner)
{
    for (int y = cell_of(at.y - radius); y <= cell_of(at.y + radius); y++) {
        for (int x = cell_of(at.x - radius); x <= cell_of(at.x + radius); x++) {
            struct pt d = pt_sub(cell_middle(x, y), at);

            if (d.x * d.x + d.y * d.y <= radius * radius)
                r->cell[y][x] = (uint8_t)owner;
        }
    }
}

void raster_stroke(struct raster *r, const struct line *l, int half_width,
                   int owner)
{
    for (int i = 1; i < l->n; i++) {
        struct pt a = l->p[i - 1], step = pt_sub(l->p[i], a);
        int n = pt_length(step) / CELL + 1;

        for (int k = 0; k <= n; k++)
            raster_disc(r, pt(a.x + step.x * k / n, a.y + step.y * k / n),
                        half_width, owner);
    }
}

/* ---- floods ------------------------------------------------------------- */

/*
 * The cells of a row that are an owner's, bit x for cell x; eight at a time: a
 * byte that is zero after the xor becomes one bit, and the multiplication
 * gathers the eight bits in the highest byte.
 */
static uint64_t row_of(const uint8_t *row, int owner)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), low = ones * 0x7f;
    uint64_t out = 0;
    int x = 0;

    for (; x + 8 <= CELLS; x += 8) {
        uint64_t v, zero;

        mem_copy(&v, row + x, 8);
        v ^= ones * (uint64_t)owner;
        zero = ~(((v & low) + low) | v | low) >> 7;
        out |= zero * UINT64_C(0x0102040810204080) >> 56 << x;
    }
    for (; x < CELLS; x++)
        out |= (uint64_t)(row[x] == owner) << x;
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
    for (int k = 0; k < 12; k++) {
        int from = k % 3 == 2 ? CELLS / 2 : 0;
        int to = k % 3 == 0 ? CELLS / 2 : CELLS;

        for (int i = from; i < to && (border >> k & 1); i++) {
            struct pt p = pt_turn(cell_middle(i, 0), k / 3);

            row[cell_of(p.y)] |= (uint64_t)1 << cell_of(p.x);
        }
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
        for (; mine[y] != 0; mine[y] &= mine[y] - 1)
            r->cell[y][__builtin_ctzll(mine[y])] = (uint8_t)owner;
    }
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
    uint64_t wet[CELLS] = {0}, first[CELLS] = {0};
    bool more = true;

    own_seeds(r, border, owner, first);
    mem_copy(wet, first, sizeof wet);
    while (more) { /* down and up, until nothing spreads */
        more = false;
        for (int i = 0; i < 2 * CELLS; i++) {
            int y = i < CELLS ? i : 2 * CELLS - 1 - i;
            uint64_t now = wet[y] | (y > 0 ? wet[y - 1] : 0) |
                           (y + 1 < CELLS ? wet[y + 1] : 0);

            now = smear(now, h->row[y] | first[y]);
            more |= now != wet[y];
            wet[y] = now;
        }
    }
    for (int y = 0; y < CELLS; y++) {
        h->row[y] &= ~wet[y];
        for (; wet[y] != 0; wet[y] &= wet[y] - 1)
            r->cell[y][__builtin_ctzll(wet[y])] = (uint8_t)owner;
    }
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

/* Steps of the 3-4 chamfer in units, straight and diagonal. */
#define STRAIGHT 8
#define DIAGONAL 11
/* Grids with a rim of one cell, so that every cell has eight neighbours. */
#define RIMMED (CELLS + 2)

struct rimmed {
    uint8_t owner[RIMMED][RIMMED]; /* FREE on the rim: it parts nothing */
    uint8_t far[RIMMED][RIMMED];
};

/* Distance over one neighbour: past it if it is ours, half a step if not. */
static inline uint8_t over(uint8_t mine, uint8_t his, uint8_t far, uint8_t step)
{
    uint8_t past = (uint8_t)((far < 255 - step ? far : 255 - step) + step);
    uint8_t other = his == FREE ? 255 : step / 2;

    return his == mine ? past : other;
}

static inline uint8_t lower(uint8_t a, uint8_t b)
{
    return a < b ? a : b;
}

/* Over the row `from` to row y: no cell waits for another. */
static void relax_rows(struct rimmed *g, int y, int from)
{
    const uint8_t *own = g->owner[y], *his = g->owner[from];
    const uint8_t *far = g->far[from];
    uint8_t best[RIMMED];

    for (int x = 1; x <= CELLS; x++) {
        uint8_t a = over(own[x], his[x - 1], far[x - 1], DIAGONAL);
        uint8_t b = over(own[x], his[x], far[x], STRAIGHT);
        uint8_t c = over(own[x], his[x + 1], far[x + 1], DIAGONAL);

        best[x] = lower(lower(a, b), lower(c, g->far[y][x]));
    }
    mem_copy(&g->far[y][1], &best[1], CELLS);
}

static void relax_along(struct rimmed *g, int y, int from, int to, int step)
{
    const uint8_t *own = g->owner[y];
    uint8_t *far = g->far[y];
    uint8_t last = far[from - step]; /* a register: each waits for the last */

    for (int x = from; x != to; x += step) {
        last = lower(far[x], over(own[x], own[x - step], last, STRAIGHT));
        far[x] = last;
    }
}

void raster_clearance(const struct raster *r, struct clearance *c)
{
    struct rimmed g;

    mem_fill(g.owner, FREE, sizeof g.owner);
    mem_fill(g.far, 255, sizeof g.far);
    for (int y = 0; y < CELLS; y++)
        mem_copy(&g.owner[y + 1][1], r->cell[y], CELLS);
    for (int y = 1; y <= CELLS; y++) {
        relax_rows(&g, y, y - 1);
        relax_along(&g, y, 1, CELLS + 1, 1);
    }
    for (int y = CELLS; y >= 1; y--) {
        relax_rows(&g, y, y + 1);
        relax_along(&g, y, CELLS, 0, -1);
    }
    for (int y = 0; y < CELLS; y++)
        mem_copy(c->cell[y], &g.far[y + 1][1], CELLS);
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
    while (first < MASK * MASK && !mask_in(&m, first % MASK, first / MASK))
        first++;
    path_start(out, pt(0, 0));
    if (first == MASK * MASK)
        return;
    walk(&m, first % MASK, first / MASK, &o);
    path_start(out, o.p[0]);
    for (int i = reach(&o, 0); i < o.n; i = reach(&o, i))
        path_line(out, o.p[i]);
    path_close(out);
}
