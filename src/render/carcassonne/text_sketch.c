/*
 * Sketches of tiles: see text_sketch.h.
 *
 * Shapes are computed in thousandths of half a tile: the tile spans
 * -1000..1000 both ways, x east, y south.
 */
#include "render/carcassonne/text_sketch.h"

#include "game/mem.h"
#include "render/text_pen.h"

#define W_MAX SKETCH_W
#define H_MAX SKETCH_H
/* A figure takes three cells: (0). */
#define FIG_WIDTH 3

enum { N_BIT = 1, E_BIT = 2, S_BIT = 4, W_BIT = 8 };
enum { NORTH, EAST, SOUTH, WEST };

int size_w(enum dsk_text_size size)
{
    return size == DSK_TEXT_SMALL ? 7 : 11;
}

int size_h(enum dsk_text_size size)
{
    return size == DSK_TEXT_SMALL ? 3 : 5;
}

static const struct tile_seg *seg_of(const struct sketch *k, int i)
{
    return &k->def->segs[i];
}

/* Does the segment own any position of the side? */
static bool has_side(const struct sketch *k, int seg, int side)
{
    return (k->border[seg] >> (3 * side) & 7) != 0;
}

static int count_sides(const struct sketch *k, int seg)
{
    int n = 0;

    for (int side = 0; side < 4; side++)
        n += has_side(k, seg, side);
    return n;
}

/* Distance from a side (0 at the border, 2000 at the far one)... */
static int depth(int side, int x, int y)
{
    const int d[4] = {y, -x, -y, x};

    return d[side] + 1000;
}

/* ...and the way along it, clockwise, -1000..1000. */
static int along(int side, int x, int y)
{
    const int u[4] = {x, y, -x, -y};

    return u[side];
}

/* A round cap that stands on a whole side. */
static bool in_cap(int side, int x, int y, int rim, int height)
{
    int u = along(side, x, y);

    return depth(side, x, y) < rim + height * (1000 - u * u / 1000) / 1000;
}

/* The city's part of a side: all of it, or one half. */
static bool in_side_cap(const struct sketch *k, int seg, int side, int x, int y)
{
    int part = k->border[seg] >> (3 * side) & 7;
    int u = along(side, x, y);

    if (part == 0 || (part == 1 && u > 0) || (part == 4 && u < 0))
        return false;
    return in_cap(side, x, y, 150, 500);
}

/* A city on two sides or more fills what lies between them. */
static bool in_body(const struct sketch *k, int seg, int x, int y)
{
    int n = count_sides(k, seg);
    int across;

    if (n == 4)
        return true;
    for (int side = 0; side < 4; side++) {
        int next = (side + 1) & 3, far = (side + 2) & 3;

        if (n == 3 && !has_side(k, seg, side))
            return !in_cap(side, x, y, 120, 520);
        if (n != 2 || !has_side(k, seg, side))
            continue;
        if (has_side(k, seg, next))
            return depth(side, x, y) + depth(next, x, y) < 1800;
        across = along(side, x, y);
        if (has_side(k, seg, far))
            return across * across / 1000 <
                   200 + depth(side, x, y) * (depth(side, x, y) - 2000) / 2000 +
                       500;
    }
    return false;
}

static bool in_city(const struct sketch *k, int seg, int x, int y)
{
    for (int side = 0; side < 4; side++) {
        if (in_side_cap(k, seg, side, x, y))
            return true;
    }
    return in_body(k, seg, x, y);
}

/* Pixels that two cities claim stay grass, so that they are seen apart. */
static uint8_t area_at(const struct sketch *k, int x, int y)
{
    uint8_t found = 0;

    for (int i = 0; i < k->def->nsegs; i++) {
        if (seg_of(k, i)->kind != SEG_CITY || !in_city(k, i, x, y))
            continue;
        if (found != 0)
            return 0;
        found = (uint8_t)(i + 1);
    }
    return found;
}

static void draw_areas(struct sketch *k)
{
    for (int py = 0; py < 2 * k->h; py++) {
        for (int px = 0; px < k->w; px++)
            k->area[py][px] = area_at(k, (2 * px + 1) * 1000 / k->w - 1000,
                                      (2 * py + 1) * 1000 / (2 * k->h) - 1000);
    }
}

/* ---- roads and rivers --------------------------------------------------- */

static int step_x(int side)
{
    return side == EAST ? 1 : side == WEST ? -1 : 0;
}

static int step_y(int side)
{
    return side == SOUTH ? 1 : side == NORTH ? -1 : 0;
}

static bool is_inside(const struct sketch *k, int x, int y)
{
    return x >= 0 && y >= 0 && x < k->w && y < k->h;
}

/* Draws from a cell in one direction, `length` cells or to the border. */
static void draw_way(struct sketch *k, uint8_t way[H_MAX][W_MAX], int x, int y,
                     int side, int length)
{
    for (; length > 0; length--) {
        way[y][x] |= (uint8_t)(1 << side);
        x += step_x(side);
        y += step_y(side);
        if (!is_inside(k, x, y))
            return;
        way[y][x] |= (uint8_t)(1 << ((side + 2) & 3));
    }
}

/* A bend that keeps clear of the middle: down, aside, down, aside. */
static void draw_detour(struct sketch *k, uint8_t way[H_MAX][W_MAX], int ns,
                        int ew)
{
    int jog = k->w > 7 ? 2 : 1;
    int y = k->cy + step_y(ns);
    int x = k->cx + jog * step_x(ew);

    draw_way(k, way, k->cx, y, ns, W_MAX);
    draw_way(k, way, k->cx, y, ew, jog);
    draw_way(k, way, x, y, (ns + 2) & 3, 1);
    draw_way(k, way, x, k->cy, ew, W_MAX);
}

/* Is there something besides segment i in the middle of the tile? */
static bool is_crowded(const struct sketch *k, int i)
{
    for (int j = 0; j < k->def->nsegs; j++) {
        int kind = seg_of(k, j)->kind;

        if (j != i &&
            (kind == SEG_ROAD || kind == SEG_RIVER || kind == SEG_MONASTERY ||
             kind == SEG_LAKE || kind == SEG_CROP))
            return true;
    }
    return false;
}

static bool is_through(const struct sketch *k, int seg)
{
    int kind = seg_of(k, seg)->kind;

    return (kind == SEG_ROAD || kind == SEG_RIVER) && count_sides(k, seg) == 2;
}

/* Does a road or river run through the middle, besides segment i? */
static bool is_crossed(const struct sketch *k, int i)
{
    for (int j = 0; j < k->def->nsegs; j++) {
        if (j != i && is_through(k, j) &&
            has_side(k, j, NORTH) == has_side(k, j, SOUTH))
            return true;
    }
    return false;
}

/* A road into a city goes on past the middle until it reaches the walls. */
static void draw_to_city(struct sketch *k, int seg)
{
    const struct tile_seg *s = seg_of(k, seg);
    int city = s->end_seg;

    if (s->end != END_SEGMENT || seg_of(k, city)->kind != SEG_CITY ||
        k->area[2 * k->cy][k->cx] != 0)
        return;
    for (int side = 0; side < 4; side++) {
        if (has_side(k, city, side)) {
            draw_way(k, k->road, k->cx, k->cy, side, W_MAX);
            return;
        }
    }
}

/* A road that ends on the tile. */
static void draw_end(struct sketch *k, int seg, int side)
{
    int end = seg_of(k, seg)->end;
    bool built = end == END_VILLAGE || end == END_JUNCTION || end == END_HOUSE;
    int x = k->cx, y = k->cy;

    if (built && is_crossed(k, seg)) {
        x += 2 * step_x(side);
        y += step_y(side);
    }
    draw_way(k, k->road, x, y, side, W_MAX);
    if (built)
        k->symbol[y][x] = SYM_VILLAGE;
    draw_to_city(k, seg);
}

static void draw_line(struct sketch *k, int seg)
{
    const struct tile_seg *s = seg_of(k, seg);
    bool river = s->kind == SEG_RIVER;
    uint8_t(*way)[W_MAX] = river ? k->river : k->road;
    bool north = has_side(k, seg, NORTH), east = has_side(k, seg, EAST);
    bool south = has_side(k, seg, SOUTH), west = has_side(k, seg, WEST);

    if (count_sides(k, seg) == 2 && north != south && east != west &&
        is_crowded(k, seg)) {
        draw_detour(k, way, north ? NORTH : SOUTH, east ? EAST : WEST);
        return;
    }
    for (int side = 0; side < 4; side++) {
        if (!has_side(k, seg, side))
            continue;
        if (!river && count_sides(k, seg) == 1)
            draw_end(k, seg, side);
        else
            draw_way(k, way, k->cx, k->cy, side, W_MAX);
    }
    if (s->attrs & ATTR_BRIDGE && is_crossed(k, seg))
        k->road[k->cy][k->cx] =
            (uint8_t)(east || west ? E_BIT | W_BIT : N_BIT | S_BIT);
}

/* Bridges last: what passes over hides what passes under. */
static void draw_lines(struct sketch *k)
{
    for (int over = 0; over < 2; over++) {
        for (int i = 0; i < k->def->nsegs; i++) {
            const struct tile_seg *s = seg_of(k, i);

            if ((s->kind == SEG_ROAD || s->kind == SEG_RIVER) &&
                over == ((s->attrs & ATTR_BRIDGE) != 0))
                draw_line(k, i);
        }
    }
}

/* ---- who owns a cell ---------------------------------------------------- */

bool sketch_is_city(const struct sketch *k, int x, int y)
{
    return k->area[2 * y][x] != 0 && k->area[2 * y][x] == k->area[2 * y + 1][x];
}

static bool is_grass_cell(const struct sketch *k, int x, int y)
{
    return k->area[2 * y][x] == 0 && k->area[2 * y + 1][x] == 0 &&
           k->road[y][x] == 0 && k->river[y][x] == 0;
}

/* The half side (border position) that a cell at the border touches. */
static int border_of(const struct sketch *k, int side, int x, int y)
{
    int u = along(side, x - k->cx, y - k->cy);

    return 3 * side + (u < 0 ? 0 : u > 0 ? 2 : 1);
}

static void claim(struct sketch *k, int x, int y, int border)
{
    for (int i = 0; i < k->def->nsegs; i++) {
        if (seg_of(k, i)->kind == SEG_FIELD && k->owner[y][x] == 0 &&
            k->border[i] >> border & 1)
            k->owner[y][x] = (uint8_t)(i + 1);
    }
}

static void claim_borders(struct sketch *k)
{
    for (int y = 0; y < k->h; y++) {
        for (int x = 0; x < k->w; x++) {
            if (sketch_is_city(k, x, y)) {
                k->owner[y][x] = k->area[2 * y][x];
                continue;
            }
            if (!is_grass_cell(k, x, y))
                continue;
            if (y == 0)
                claim(k, x, y, border_of(k, NORTH, x, y));
            if (x == k->w - 1)
                claim(k, x, y, border_of(k, EAST, x, y));
            if (y == k->h - 1)
                claim(k, x, y, border_of(k, SOUTH, x, y));
            if (x == 0)
                claim(k, x, y, border_of(k, WEST, x, y));
        }
    }
}

/* Takes the owner of a neighbouring field cell; false if there is none. */
static bool spread(struct sketch *k, int x, int y)
{
    for (int side = 0; side < 4; side++) {
        int nx = x + step_x(side), ny = y + step_y(side);

        if (is_inside(k, nx, ny) && is_grass_cell(k, nx, ny) &&
            k->owner[ny][nx] != 0) {
            k->owner[y][x] = k->owner[ny][nx];
            return true;
        }
    }
    return false;
}

static void find_owners(struct sketch *k)
{
    bool changed = true;

    claim_borders(k);
    while (changed) {
        changed = false;
        for (int y = 0; y < k->h; y++) {
            for (int x = 0; x < k->w; x++) {
                if (k->owner[y][x] == 0 && is_grass_cell(k, x, y) &&
                    spread(k, x, y))
                    changed = true;
            }
        }
    }
}

/* ---- symbols ------------------------------------------------------------ */

static bool is_free(const struct sketch *k, int owner, int x, int y, int width)
{
    for (int i = x - width / 2; i <= x + width / 2; i++) {
        if (!is_inside(k, i, y) || k->owner[y][i] != owner + 1 ||
            k->symbol[y][i] != SYM_NONE || k->seat[y][i] != 0)
            return false;
    }
    return true;
}

/* Twice the middle of what a segment owns; false if it owns nothing. */
static bool find_middle(const struct sketch *k, int owner, int *mx, int *my)
{
    int n = 0, sx = 0, sy = 0;

    for (int y = 0; y < k->h; y++) {
        for (int x = 0; x < k->w; x++) {
            if (k->owner[y][x] == owner + 1) {
                n++;
                sx += x;
                sy += y;
            }
        }
    }
    if (n > 0) {
        *mx = 2 * sx / n;
        *my = 2 * sy / n;
    }
    return n > 0;
}

/* The free place of a segment nearest to its middle. */
static bool find_place(const struct sketch *k, int owner, int width, int *px,
                       int *py)
{
    int mx, my, best = -1;

    if (!find_middle(k, owner, &mx, &my))
        return false;
    for (int y = 0; y < k->h; y++) {
        for (int x = 0; x < k->w; x++) {
            int dx = 2 * x - mx, dy = 2 * (2 * y - my);

            int far = dx * dx + dy * dy;

            if (!is_free(k, owner, x, y, width))
                continue;
            if (sketch_is_wall(k, x, 2 * y) || sketch_is_wall(k, x, 2 * y + 1))
                far += 30; /* rather not on the walls */
            if (best < 0 || far < best) {
                best = far;
                *px = x;
                *py = y;
            }
        }
    }
    return best >= 0;
}

static void put_symbol(struct sketch *k, int owner, enum symbol what)
{
    int x, y;

    if (find_place(k, owner, 1, &x, &y))
        k->symbol[y][x] = (uint8_t)what;
}

/* Somewhere on the tile's grass, or in a city if there is none. */
static void put_mark(struct sketch *k, enum symbol what)
{
    static const uint8_t kinds[2] = {SEG_FIELD, SEG_CITY};
    int x, y;

    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < k->def->nsegs; i++) {
            if (seg_of(k, i)->kind == kinds[pass] &&
                find_place(k, i, 1, &x, &y)) {
                k->symbol[y][x] = (uint8_t)what;
                return;
            }
        }
    }
}

static void put_attrs(struct sketch *k, int seg)
{
    static const struct {
        uint16_t attr;
        uint8_t symbol;
    } table[] = {
        {ATTR_PENNANT, SYM_PENNANT}, {ATTR_CATHEDRAL, SYM_CATHEDRAL},
        {ATTR_WINE, SYM_WINE},       {ATTR_GRAIN, SYM_GRAIN},
        {ATTR_CLOTH, SYM_CLOTH},
    };
    const struct tile_seg *s = seg_of(k, seg);

    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if (s->attrs & table[i].attr)
            put_symbol(k, seg, (enum symbol)table[i].symbol);
    }
    if (s->sheep > 0)
        put_symbol(k, seg, SYM_SHEEP);
    if (s->attrs & ATTR_INN)
        put_mark(k, SYM_INN);
}

static void put_marks(struct sketch *k)
{
    static const struct {
        uint16_t mark;
        uint8_t symbol;
    } table[] = {
        {MARK_HILL, SYM_HILL}, {MARK_VINEYARD, SYM_VINEYARD},
        {MARK_GOLD, SYM_GOLD}, {MARK_MAGE, SYM_MAGE},
        {MARK_FLY, SYM_FLY},   {MARK_ROBBER, SYM_ROBBER},
    };

    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if (k->def->marks & table[i].mark)
            put_mark(k, (enum symbol)table[i].symbol);
    }
    if (k->def->wheel != 0)
        put_mark(k, SYM_WHEEL);
}

/* What stands in the middle: left of it, there, right of it. */
static void put_middle(struct sketch *k, enum symbol left, enum symbol middle,
                       enum symbol right)
{
    uint8_t *row = k->symbol[k->cy];

    row[k->cx - 1] = (uint8_t)left;
    row[k->cx] = (uint8_t)middle;
    row[k->cx + 1] = (uint8_t)right;
}

static void put_symbols(struct sketch *k)
{
    for (int i = 0; i < k->def->nsegs; i++) {
        const struct tile_seg *s = seg_of(k, i);

        if (s->kind == SEG_MONASTERY)
            put_middle(k, SYM_ROOF_LEFT, SYM_MONASTERY, SYM_ROOF_RIGHT);
        else if (s->kind == SEG_LAKE || s->attrs & ATTR_MOUTH)
            put_middle(k, SYM_LAKE, SYM_LAKE, SYM_LAKE);
        else if (s->kind == SEG_CROP)
            put_middle(k, SYM_CROP, SYM_CROP, SYM_CROP);
        else if (s->attrs & ATTR_SOURCE)
            k->symbol[k->cy][k->cx] = SYM_SPRING;
    }
    for (int i = 0; i < k->def->nsegs; i++) {
        put_attrs(k, i);
        if (seg_of(k, i)->kind == SEG_GARDEN)
            put_mark(k, SYM_GARDEN);
    }
    put_marks(k);
}

/* ---- figures ------------------------------------------------------------ */

static bool find_symbol(const struct sketch *k, enum symbol what, int *px,
                        int *py)
{
    for (int y = 0; y < k->h; y++) {
        for (int x = 0; x < k->w; x++) {
            if (k->symbol[y][x] == what) {
                *px = x;
                *py = y;
                return true;
            }
        }
    }
    return false;
}

/* A monk takes the middle and his monastery steps aside. */
static void place_monk(struct sketch *k, int *x, int *y)
{
    *x = k->cx;
    *y = k->cy;
    k->symbol[*y][*x - 2] = SYM_MONASTERY;
}

static void place_on_road(const struct sketch *k, int seg, int at, int *x,
                          int *y)
{
    int side = at / 3;

    *x = k->cx;
    *y = k->cy;
    if (is_through(k, seg) && !is_crowded(k, seg))
        return;
    *x += step_x(side) * (k->w / 2 - 1 - (k->w > 7));
    *y += step_y(side) * (k->h / 2);
}

static int seg_at(const struct sketch *k, const struct figure *f)
{
    static const char letters[NSEG_KINDS + 1] = "rcmgf???";

    for (int i = 0; i < k->def->nsegs; i++) {
        const struct tile_seg *s = seg_of(k, i);

        if (letters[s->kind] != f->seg)
            continue;
        if (f->at >= 0 ? k->border[i] >> f->at & 1
                       : s->border == 0 || (s->attrs & ATTR_INNER))
            return i;
    }
    return -1;
}

static void place_figure(struct sketch *k, const struct figure *f, int *x,
                         int *y)
{
    int seg = seg_at(k, f);
    int kind = seg < 0 ? NSEG_KINDS : (int)seg_of(k, seg)->kind;

    *x = k->cx;
    *y = k->cy;
    if (kind == SEG_MONASTERY)
        place_monk(k, x, y);
    else if (kind == SEG_ROAD)
        place_on_road(k, seg, f->at, x, y);
    else if (kind == SEG_GARDEN)
        find_symbol(k, SYM_GARDEN, x, y);
    else if (seg >= 0 && !find_place(k, seg, FIG_WIDTH, x, y))
        find_place(k, seg, 1, x, y);
    if (*x == 0)
        *x = 1;
    if (*x == k->w - 1)
        *x = k->w - 2;
}

/* (0) stands, <0> lies in a field; others end in their kind's letter. */
void sketch_figure(struct sketch *k, const struct figure *f)
{
    char shape[FIG_WIDTH] = {'(', seat_digit(f->seat), ')'};
    int x, y;

    place_figure(k, f, &x, &y);
    if (f->seg == 'f') {
        shape[0] = '<';
        shape[2] = '>';
    }
    if (f->kind != 'm')
        shape[2] = f->kind;
    for (int i = 0; i < FIG_WIDTH; i++) {
        k->seat[y][x - 1 + i] = (uint8_t)(f->seat + 1);
        k->letter[y][x - 1 + i] = shape[i];
    }
}

void sketch_tile(struct sketch *k, const struct tile_def *def, int turn,
                 enum dsk_text_size size)
{
    mem_fill(k, 0, sizeof *k);
    k->def = def;
    k->w = size_w(size);
    k->h = size_h(size);
    k->cx = k->w / 2;
    k->cy = k->h / 2;
    for (int i = 0; i < def->nsegs; i++) {
        unsigned b = def->segs[i].border;

        k->border[i] =
            (uint16_t)((b << (3 * turn) | b >> (12 - 3 * turn)) & 0xfff);
    }
    draw_areas(k);
    draw_lines(k);
    find_owners(k);
    put_symbols(k);
}

/* A wall is the outermost pixel of a city within its tile. */
bool sketch_is_wall(const struct sketch *k, int px, int py)
{
    uint8_t city = k->area[py][px];

    if (city == 0)
        return false;
    for (int side = 0; side < 4; side++) {
        int x = px + step_x(side), y = py + step_y(side);

        if (x >= 0 && y >= 0 && x < k->w && y < 2 * k->h &&
            k->area[y][x] != city)
            return true;
    }
    return false;
}
