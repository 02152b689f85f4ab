/* Points, curves and angles: see geom.h. */
#include "render/geom.h"

struct pt pt_turn(struct pt p, int quarters)
{
    switch (quarters & 3) {
    case 1:
        return pt(-p.y, p.x);
    case 2:
        return pt(-p.x, -p.y);
    case 3:
        return pt(p.y, -p.x);
    default:
        return p;
    }
}

struct pt side_middle(int side)
{
    return pt_turn(pt(0, -TILE_HALF), side);
}

struct pt side_corner(int corner)
{
    return pt_turn(pt(-TILE_HALF, -TILE_HALF), corner);
}

int int_sqrt(int64_t v)
{
    int64_t r = 0, bit = 1;

    /* The highest power of four in v; then one digit a round, no branches. */
    bit <<= (63 - __builtin_clzll((uint64_t)v | 1)) & ~1;
    for (; bit > 0; bit >>= 2) {
        int64_t fits = -(int64_t)(v >= r + bit); /* all bits or none */

        v -= (r + bit) & fits;
        r = (r >> 1) + (bit & fits);
    }
    return (int)r;
}

int pt_length(struct pt p)
{
    return int_sqrt((int64_t)p.x * p.x + (int64_t)p.y * p.y);
}

int pt_distance(struct pt a, struct pt b)
{
    return pt_length(pt_sub(a, b));
}

struct pt pt_long(struct pt p, int length)
{
    int n = pt_length(p);

    return n == 0 ? p : pt(p.x * length / n, p.y * length / n);
}

/* Sines of 0..90 degrees times 1024. */
static const int16_t sines[91] = {
    0,    18,   36,   54,   71,   89,   107,  125,  143,  160,  178,  195,
    213,  230,  248,  265,  282,  299,  316,  333,  350,  367,  384,  400,
    416,  433,  449,  465,  481,  496,  512,  527,  543,  558,  573,  587,
    602,  616,  630,  644,  658,  672,  685,  698,  711,  724,  737,  749,
    761,  773,  784,  796,  807,  818,  828,  839,  849,  859,  868,  878,
    887,  896,  904,  912,  920,  928,  935,  943,  949,  956,  962,  968,
    974,  979,  984,  989,  994,  998,  1002, 1005, 1008, 1011, 1014, 1016,
    1018, 1020, 1022, 1023, 1023, 1024, 1024,
};

static int sine(int degrees)
{
    degrees = ((degrees % 360) + 360) % 360;
    if (degrees > 180)
        return -sine(degrees - 180);
    return sines[degrees > 90 ? 180 - degrees : degrees];
}

struct pt pt_polar(int length, int degrees)
{
    return pt(length * sine(degrees + 90) / 1024,
              length * sine(degrees) / 1024);
}

int pt_angle(struct pt p)
{
    int quarter = 0, a = 0, b = 90;

    /* Turned so that it points between east and south. */
    while (!(p.x > 0 && p.y >= 0) && quarter < 4) {
        p = pt_turn(p, 3);
        quarter++;
    }
    while (b - a > 1) { /* tan of the middle against y / x */
        int m = (a + b) / 2;

        if ((int64_t)p.y * sines[90 - m] >= (int64_t)p.x * sines[m])
            a = m;
        else
            b = m;
    }
    return (a + 90 * quarter) % 360;
}

/* ---- paths -------------------------------------------------------------- */

void path_start(struct path *p, struct pt at)
{
    p->n = 1;
    p->nsteps = 0;
    p->closed = false;
    p->curves = 0;
    p->p[0] = at;
}

void path_line(struct path *p, struct pt to)
{
    if (p->n + 1 > PATH_POINTS)
        return;
    p->p[p->n++] = to;
    p->nsteps++;
}

void path_curve(struct path *p, struct pt c1, struct pt c2, struct pt to)
{
    if (p->n + 3 > PATH_POINTS)
        return;
    p->curves |= (uint64_t)1 << p->nsteps++;
    p->p[p->n++] = c1;
    p->p[p->n++] = c2;
    p->p[p->n++] = to;
}

void path_close(struct path *p)
{
    p->closed = true;
}

void path_ellipse(struct path *p, struct pt at, int rx, int ry)
{
    int kx = rx * 55 / 100, ky = ry * 55 / 100;

    path_start(p, pt(at.x + rx, at.y));
    path_curve(p, pt(at.x + rx, at.y + ky), pt(at.x + kx, at.y + ry),
               pt(at.x, at.y + ry));
    path_curve(p, pt(at.x - kx, at.y + ry), pt(at.x - rx, at.y + ky),
               pt(at.x - rx, at.y));
    path_curve(p, pt(at.x - rx, at.y - ky), pt(at.x - kx, at.y - ry),
               pt(at.x, at.y - ry));
    path_curve(p, pt(at.x + kx, at.y - ry), pt(at.x + rx, at.y - ky),
               pt(at.x + rx, at.y));
    path_close(p);
}

/* ---- lines -------------------------------------------------------------- */

static int rounded(int v, int by)
{
    return v >= 0 ? (v + by / 2) / by : -((-v + by / 2) / by);
}

/* A cubic at t / 16, one coordinate. */
static int cubic(int a, int b, int c, int d, int t)
{
    int u = 16 - t;

    return rounded(u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c +
                       t * t * t * d,
                   4096);
}

static void line_add(struct line *l, struct pt p)
{
    if (l->n < LINE_POINTS)
        l->p[l->n++] = p;
}

void path_flatten(const struct path *p, struct line *out)
{
    const struct pt *q = p->p;

    out->n = 0;
    line_add(out, q[0]);
    for (int i = 0; i < p->nsteps; i++) {
        if (!(p->curves >> i & 1)) {
            line_add(out, *++q);
            continue;
        }
        for (int t = 1; t <= 16; t++)
            line_add(out, pt(cubic(q[0].x, q[1].x, q[2].x, q[3].x, t),
                             cubic(q[0].y, q[1].y, q[2].y, q[3].y, t)));
        q += 3;
    }
}

int line_length(const struct line *l)
{
    int sum = 0;

    for (int i = 1; i < l->n; i++)
        sum += pt_distance(l->p[i - 1], l->p[i]);
    return sum;
}

struct pt line_at(const struct line *l, int at, struct pt *direction)
{
    for (int i = 1; i < l->n; i++) {
        struct pt step = pt_sub(l->p[i], l->p[i - 1]);
        int length = pt_length(step);

        if (length == 0 || (at > length && i + 1 < l->n)) {
            at -= length;
            continue;
        }
        *direction = step;
        return pt_add(l->p[i - 1], pt_long(step, at < length ? at : length));
    }
    *direction = pt(1, 0);
    return l->p[0];
}

/* ---- writing ------------------------------------------------------------ */

/* A number after another one: a minus sign separates them as well as a
 * blank. */
static void write_next(struct text *t, int v, bool first)
{
    if (!first && v >= 0)
        text_char(t, ' ');
    text_int(t, v);
}

void coords_write(struct text *t, int x, int y, bool first)
{
    write_next(t, x, first);
    write_next(t, y, false);
}

static void write_pt(struct text *t, struct pt p, int turn, bool first)
{
    p = pt_turn(p, turn);
    coords_write(t, p.x, p.y, first);
}

void path_write_at(const struct path *p, struct text *t, int turn, int x, int y)
{
    const struct pt *q = p->p;
    struct pt from = pt_turn(q[0], turn);

    text_char(t, 'M');
    coords_write(t, x + from.x, y + from.y, true);
    for (int i = 0; i < p->nsteps; i++) {
        if (!(p->curves >> i & 1)) {
            text_char(t, 'l');
            write_pt(t, pt_sub(q[1], q[0]), turn, true);
            q++;
            continue;
        }
        text_char(t, 'c');
        write_pt(t, pt_sub(q[1], q[0]), turn, true);
        write_pt(t, pt_sub(q[2], q[0]), turn, false);
        write_pt(t, pt_sub(q[3], q[0]), turn, false);
        q += 3;
    }
    if (p->closed)
        text_char(t, 'z');
}

void path_write(const struct path *p, struct text *t)
{
    path_write_at(p, t, 0, 0, 0);
}
