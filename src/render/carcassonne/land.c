/* The landscape: see land.h. */
#include "render/carcassonne/land.h"

#include "game/mem.h"
#include "game/rng.h"
#include "render/film.h"

/* ---- lots --------------------------------------------------------------- */

void land_start(struct land *l, enum zoom zoom, const struct pic_film *film)
{
    mem_fill(l->square, 0, sizeof l->square);
    mem_fill(l->tower, 0, sizeof l->tower);
    l->n = 0;
    l->zoom = zoom;
    l->film = film;
    l->wheel = false;
    l->paths = 0;
}

static bool is_square(int x, int y)
{
    return x >= -PIC_SPAN && x < PIC_SPAN && y >= -PIC_SPAN && y < PIC_SPAN;
}

static bool is_taken(const struct land *l, int x, int y)
{
    x += PIC_SPAN;
    return is_square(x - PIC_SPAN, y) &&
           (l->square[y + PIC_SPAN][x / 64] >> x % 64 & 1);
}

static void occupy(struct land *l, int x, int y)
{
    x += PIC_SPAN;
    if (is_square(x - PIC_SPAN, y))
        l->square[y + PIC_SPAN][x / 64] |= (uint64_t)1 << x % 64;
}

void land_add_wheel(struct land *l, struct pic_square at)
{
    l->wheel = true;
    l->board = at;
    for (int i = 0; i < 16; i++)
        occupy(l, at.x + i % 4, at.y + i / 4);
}

/* The corners in which the tile is the first to build a tower. */
static uint8_t claim_towers(struct land *l, const struct lot *lot)
{
    uint8_t mine = 0;

    for (int i = 0; i < lot->dress->nstands; i++) {
        const struct site *s = &lot->dress->stand[i];
        int x = lot->sx + PIC_SPAN + (s->arg == 1 || s->arg == 2);
        int y = lot->sy + PIC_SPAN + (s->arg >= 2);

        if (s->kind != SITE_TOWER || s->arg > 3)
            continue;
        if (!(l->tower[y][x / 64] >> x % 64 & 1))
            mine |= (uint8_t)(1 << s->arg);
        l->tower[y][x / 64] |= (uint64_t)1 << x % 64;
    }
    return mine;
}

void land_add(struct land *l, struct pic_book *b, const struct pic_tile *tile,
              int from)
{
    struct lot *lot = &l->lot[l->n];

    if (l->n == LOTS_MAX || !is_square(tile->x, tile->y))
        return;
    l->n++;
    lot->plan = book_plan(b, tile->def);
    lot->dress = book_dress(b, lot->plan, tile->turn);
    lot->x = tile->x * TILE_SIDE;
    lot->y = tile->y * TILE_SIDE;
    lot->sx = tile->x;
    lot->sy = tile->y;
    lot->turn = tile->turn;
    lot->from = (uint16_t)from;
    lot->loose = lot->bare = false;
    lot->band = (uint8_t)((tile->y + PIC_SPAN) / BAND_ROWS);
    lot->towers = claim_towers(l, lot);
    occupy(l, tile->x, tile->y);
}

void land_add_loose(struct land *l, struct pic_book *b,
                    const struct tile_def *def, int turn, int x, int y,
                    int seed)
{
    struct lot *lot = &l->lot[l->n];

    if (l->n == LOTS_MAX)
        return;
    l->n++;
    lot->plan = book_plan(b, def);
    lot->dress = book_dress(b, lot->plan, turn);
    lot->x = x;
    lot->y = y;
    lot->sx = (int16_t)seed;
    lot->sy = 0;
    lot->turn = (uint8_t)turn;
    lot->from = 0;
    lot->loose = true;
    lot->bare = false;
    lot->band = 0;
    lot->towers = 15;
}

void land_add_bare(struct land *l, struct pic_book *b,
                   const struct tile_def *def, int turn, int x, int y, int seed)
{
    int n = l->n;

    land_add_loose(l, b, def, turn, x, y, seed);
    if (l->n > n)
        l->lot[n].bare = true;
}

/* ---- the share of one tile in each path --------------------------------- */

static void write_square(struct text *t, int x, int y, int squares)
{
    text_char(t, 'M');
    coords_write(t, x - TILE_HALF, y - TILE_HALF, true);
    text_char(t, 'h');
    text_int(t, TILE_SIDE * squares);
    text_put(t, "v400h");
    text_int(t, -TILE_SIDE * squares);
    text_char(t, 'z');
}

static bool is_wheel(const struct land *l, int x, int y)
{
    return l->wheel && x >= l->board.x && x < l->board.x + 4 &&
           y >= l->board.y && y < l->board.y + 4;
}

static bool is_tile(const struct land *l, int x, int y)
{
    return is_taken(l, x, y) && !is_wheel(l, x, y);
}

/* The squares of a row that touch are one; a film needs each alone. */
static void write_squares(struct text *t, const struct land *l,
                          const struct lot *lot)
{
    int n = 1;

    if (lot->bare)
        return;
    if (!lot->loose && l->film == NULL) {
        if (is_tile(l, lot->sx - 1, lot->sy))
            return;
        while (is_tile(l, lot->sx + n, lot->sy))
            n++;
    }
    write_square(t, lot->x, lot->y, n);
}

/* Is there a border between the square and the next one that way? */
static bool is_seam(const struct land *l, int x, int y, int dx, int dy)
{
    return is_tile(l, x, y) && is_tile(l, x + dx, y + dy);
}

static void write_seam(struct text *t, const struct land *l,
                       const struct lot *lot, bool down)
{
    int dx = down, dy = !down, n = 1; /* to the square beyond it */

    if (!is_seam(l, lot->sx, lot->sy, dx, dy) ||
        is_seam(l, lot->sx - dy, lot->sy - dx, dx, dy))
        return;
    while (is_seam(l, lot->sx + dy * n, lot->sy + dx * n, dx, dy))
        n++;
    text_char(t, 'M');
    coords_write(t, lot->x + (down ? TILE_HALF : -TILE_HALF),
                 lot->y + (down ? -TILE_HALF : TILE_HALF), true);
    text_char(t, down ? 'v' : 'h');
    text_int(t, TILE_SIDE * n);
}

static void write_seams(struct text *t, const struct land *l,
                        const struct lot *lot)
{
    if (lot->loose || l->film != NULL)
        return;
    write_seam(t, l, lot, true);
    write_seam(t, l, lot, false);
}

static void put_path(struct text *t, const struct lot *lot,
                     const struct path *p)
{
    path_write_at(p, t, lot->turn, lot->x, lot->y);
}

static void write_kind(struct text *t, const struct lot *lot,
                       enum seg_kind kind)
{
    for (int i = 0; i < lot->plan->def->nsegs; i++) {
        if (lot->plan->def->segs[i].kind == kind)
            put_path(t, lot, &lot->plan->path[i]);
    }
}

static void write_crops(struct text *t, const struct land *l,
                        const struct lot *lot)
{
    (void)l;
    write_kind(t, lot, SEG_CROP);
}

static void write_rivers(struct text *t, const struct land *l,
                         const struct lot *lot)
{
    (void)l;
    write_kind(t, lot, SEG_RIVER);
}

static void write_roads(struct text *t, const struct land *l,
                        const struct lot *lot)
{
    (void)l;
    write_kind(t, lot, SEG_ROAD);
}

static void write_floors(struct text *t, const struct land *l,
                         const struct lot *lot)
{
    (void)l;
    write_kind(t, lot, SEG_CITY);
}

static void write_hedges(struct text *t, const struct land *l,
                         const struct lot *lot)
{
    (void)l;
    for (int i = 0; i < lot->plan->nhedges; i++)
        put_path(t, lot, &lot->plan->hedge[i]);
}

/* "M x y" of a point of the tile, moved. */
static void move_to(struct text *t, const struct lot *lot, struct pt at, int dx,
                    int dy)
{
    at = pt_turn(at, lot->turn);
    text_char(t, 'M');
    coords_write(t, lot->x + at.x + dx, lot->y + at.y + dy, true);
}

/* A river begins in a round basin as wide as it is. */
static void write_basins(struct text *t, const struct lot *lot, bool deep)
{
    for (int i = 0; i < lot->plan->nbuilt; i++) {
        if (lot->plan->mark[i].kind != MK_SPRING)
            continue;
        move_to(t, lot, lot->plan->mark[i].at, deep ? -10 : -26, deep ? 3 : 0);
        text_put(t, deep ? "a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"
                         : "a26 26 0 1 0 52 0a26 26 0 1 0-52 0z");
    }
}

static void write_lakes(struct text *t, const struct land *l,
                        const struct lot *lot)
{
    (void)l;
    if (lot->plan->has_pool)
        put_path(t, lot, &lot->plan->pool);
    write_basins(t, lot, false);
    write_kind(t, lot, SEG_LAKE);
}

/* Each lake has its depth, and waves on the side of the light. */
static void write_depth(struct text *t, const struct lot *lot, struct pt at,
                        bool waves)
{
    if (waves) {
        move_to(t, lot, at, -34, -16);
        text_put(t, "q10-9 20 0t20 0m-10 26q9-8 18 0t18 0");
        return;
    }
    move_to(t, lot, at, -40, 6);
    text_put(t, "a44 32 0 1 0 88 0a44 32 0 1 0-88 0z");
}

static void write_depths(struct text *t, const struct lot *lot, bool waves)
{
    if (lot->plan->has_pool)
        write_depth(t, lot, pt(0, 0), waves);
    for (int i = 0; i < lot->plan->def->nsegs; i++) {
        if (lot->plan->def->segs[i].kind == SEG_LAKE)
            write_depth(t, lot, lot->plan->anchor[i], waves);
    }
}

static void write_deep(struct text *t, const struct land *l,
                       const struct lot *lot)
{
    (void)l;
    write_basins(t, lot, true);
    write_depths(t, lot, false);
}

static void write_waves(struct text *t, const struct land *l,
                        const struct lot *lot)
{
    (void)l;
    write_depths(t, lot, true);
}

/* Rings pressed into the crop. */
static void write_rings(struct text *t, const struct land *l,
                        const struct lot *lot)
{
    (void)l;
    for (int i = 0; i < lot->plan->def->nsegs; i++) {
        if (lot->plan->def->segs[i].kind != SEG_CROP)
            continue;
        move_to(t, lot, lot->plan->anchor[i], -46, 0);
        text_put(t, "a46 46 0 1 0 92 0a46 46 0 1 0-92 0z");
    }
}

static void write_streets(struct text *t, const struct land *l,
                          const struct lot *lot)
{
    const struct plan *p = lot->plan;
    struct path street;

    (void)l;
    for (int i = 0; i < p->def->nsegs; i++) {
        for (int side = 0; side < 4 && p->def->segs[i].kind == SEG_CITY;
             side++) {
            if (!seg_side(&p->def->segs[i], side))
                continue;
            plan_street(p, i, side, &street);
            put_path(t, lot, &street);
        }
    }
    for (int i = 0; i < p->nmarks; i++) {
        if (p->mark[i].kind != MK_GATE)
            continue;
        path_start(&street, p->mark[i].at);
        path_line(&street, p->plaza[p->mark[i].number - 1]);
        put_path(t, lot, &street);
    }
}

/* Round ends make a place of a point. */
static void write_plazas(struct text *t, const struct land *l,
                         const struct lot *lot)
{
    (void)l;
    for (int i = 0; i < lot->plan->def->nsegs; i++) {
        if (lot->plan->def->segs[i].kind != SEG_CITY)
            continue;
        move_to(t, lot, lot->plan->plaza[i], 0, 0);
        text_put(t, "h0");
    }
}

/*
 * Outlines run clockwise: what runs east has its city in the south and stands
 * behind it, what runs west stands before it.
 */
static void write_wall(struct text *t, const struct lot *lot,
                       const struct wall *w, bool front)
{
    bool was = false, now = false;

    for (int i = 0; i + 1 < w->n; i++) {
        struct pt step = pt_turn(pt_sub(w->p[i + 1], w->p[i]), lot->turn);

        if (step.x != 0 || i == 0)
            now = (step.x < 0) == front;
        if (!now) {
            was = false;
            continue;
        }
        if (!was)
            move_to(t, lot, w->p[i], 0, 0);
        was = true;
        text_char(t, 'l');
        coords_write(t, step.x, step.y, true);
    }
}

static void write_walls(struct text *t, const struct lot *lot, bool front)
{
    struct wall wall[WALLS_MAX];

    for (int i = 0; i < lot->plan->def->nsegs; i++) {
        int n;

        if (lot->plan->def->segs[i].kind != SEG_CITY)
            continue;
        n = plan_walls(lot->plan, i, wall);
        for (int k = 0; k < n; k++)
            write_wall(t, lot, &wall[k], front);
    }
}

static void write_back(struct text *t, const struct land *l,
                       const struct lot *lot)
{
    (void)l;
    write_walls(t, lot, false);
}

static void write_front(struct text *t, const struct land *l,
                        const struct lot *lot)
{
    (void)l;
    write_walls(t, lot, true);
}

/* ---- paths -------------------------------------------------------------- */

enum land_path {
    LP_SQUARES,
    LP_SEAMS,
    LP_CROPS,
    LP_RINGS,
    LP_RIVERS,
    LP_LAKES,
    LP_DEEP,
    LP_WAVES,
    LP_ROADS,
    LP_FLOORS,
    LP_STREETS,
    LP_PLAZAS,
    LP_HEDGES,
    LP_BACK,
    LP_FRONT,
    NLAND_PATHS
};

static const struct {
    const char *id;
    void (*write)(struct text *t, const struct land *l, const struct lot *lot);
} paths[NLAND_PATHS] = {
    [LP_SQUARES] = {"sq", write_squares}, [LP_SEAMS] = {"sm", write_seams},
    [LP_CROPS] = {"cp", write_crops},     [LP_RINGS] = {"cq", write_rings},
    [LP_RIVERS] = {"rv", write_rivers},   [LP_LAKES] = {"lk", write_lakes},
    [LP_DEEP] = {"ld", write_deep},       [LP_WAVES] = {"lw", write_waves},
    [LP_ROADS] = {"rd", write_roads},     [LP_FLOORS] = {"cf", write_floors},
    [LP_STREETS] = {"cs", write_streets}, [LP_PLAZAS] = {"pz", write_plazas},
    [LP_HEDGES] = {"hg", write_hedges},   [LP_BACK] = {"wb", write_back},
    [LP_FRONT] = {"wf", write_front},
};

/* In a film each tile's share comes with it. */
static void write_shares(struct text *t, const struct land *l, int path)
{
    for (int i = 0; i < l->n; i++) {
        const struct lot *lot = &l->lot[i];
        size_t before = t->len, empty;

        film_open(t, l->film->step_ms, lot->from, 0);
        text_put(t, "<path d=\"");
        empty = t->len;
        paths[path].write(t, l, lot);
        if (t->len == empty) {
            t->len = before;
            continue;
        }
        text_put(t, "\"/>");
        film_close(t);
    }
}

static void write_whole(struct text *t, const struct land *l, int path)
{
    if (path == LP_SQUARES && l->wheel) {
        text_char(t, 'M');
        coords_write(t, l->board.x * TILE_SIDE - TILE_HALF,
                     l->board.y * TILE_SIDE - TILE_HALF, true);
        text_put(t, "h1600v1600h-1600z");
    }
    for (int i = 0; i < l->n; i++)
        paths[path].write(t, l, &l->lot[i]);
}

/* One element for all: what has few bytes, and what a film shows. */
static void write_path(struct canvas *c, struct land *l, int path)
{
    struct text *t = canvas_part(c, paths[path].id);
    size_t before = t->len, empty;

    text_put(t, l->film != NULL ? "<g id=\"" : "<path id=\"");
    text_put(t, paths[path].id);
    text_put(t, l->film != NULL ? "\">" : "\" d=\"");
    empty = t->len;
    if (l->film != NULL)
        write_shares(t, l, path);
    else
        write_whole(t, l, path);
    if (t->len == empty) {
        t->len = before;
    } else {
        l->paths |= (uint32_t)1 << path;
        text_put(t, l->film != NULL ? "</g>\n" : "\"/>\n");
    }
    canvas_part_end(c);
}

/* The share of some rows of squares; false if there is none. */
static bool write_band(struct canvas *c, const struct land *l, int path,
                       int band)
{
    struct text *t = canvas_numbered(c, paths[path].id, band);
    size_t before = t->len, empty;
    bool any;

    text_put(t, "<path id=\"");
    text_put(t, paths[path].id);
    text_int(t, band);
    text_put(t, "\" d=\"");
    empty = t->len;
    for (int i = 0; i < l->n; i++) {
        if (l->lot[i].band == band)
            paths[path].write(t, l, &l->lot[i]);
    }
    any = t->len > empty;
    if (any)
        text_put(t, "\"/>\n");
    else
        t->len = before;
    canvas_part_end(c);
    return any;
}

/* A group of bands, so that a tile changes only its own. */
static void write_bands(struct canvas *c, struct land *l, int path)
{
    bool any[LAND_BANDS] = {false}, done[LAND_BANDS] = {false};
    struct text *t;

    for (int i = 0; i < l->n; i++) {
        int band = l->lot[i].band;

        if (done[band])
            continue;
        done[band] = true;
        any[band] = write_band(c, l, path, band);
        if (any[band])
            l->paths |= (uint32_t)1 << path;
    }
    if (!(l->paths >> path & 1))
        return;
    t = canvas_part(c, paths[path].id);
    text_put(t, "<g id=\"");
    text_put(t, paths[path].id);
    text_put(t, "\">");
    for (int band = 0; band < LAND_BANDS; band++) {
        if (!any[band])
            continue;
        text_put(t, "<use href=\"#");
        text_put(t, paths[path].id);
        text_int(t, band);
        text_put(t, "\"/>");
    }
    text_put(t, "</g>\n");
    canvas_part_end(c);
}

void land_write_defs(struct canvas *c, struct land *l)
{
    for (int i = 0; i < NLAND_PATHS; i++) {
        if (l->film != NULL || i <= LP_SEAMS)
            write_path(c, l, i);
        else
            write_bands(c, l, i);
    }
    if (l->film == NULL) {
        text_put(canvas_part(c, "bc"), "<clipPath id=\"bc\"><use "
                                       "href=\"#sq\"/></clipPath>\n");
        canvas_part_end(c);
    }
}

/* ---- what lies flat ----------------------------------------------------- */

/* A stroke or a filling of a path: written if the path is there. */
struct coat {
    uint8_t path;
    const char *look;
};

static void write_coats(struct text *t, const struct land *l,
                        const struct coat *coats, int n)
{
    for (int i = 0; i < n; i++) {
        if (!(l->paths >> coats[i].path & 1))
            continue;
        text_put(t, "<use href=\"#");
        text_put(t, paths[coats[i].path].id);
        text_put(t, "\" class=\"");
        text_put(t, coats[i].look);
        text_put(t, "/>");
    }
    text_char(t, '\n');
}

#define COATS(c) c, (int)(sizeof c / sizeof c[0])

/* The card's shadow and edge, then the ground. */
static const struct coat ground[] = {
    {LP_SQUARES, "sh\" x=\"16\" y=\"26\""},
    {LP_SQUARES, "ce\" y=\"13\""},
    {LP_SQUARES, "g0\""},
};

/* Banks, water, its depth and glints; roads; cities. */
static const struct coat flat[] = {
    {LP_CROPS, "cr0\""},
    {LP_CROPS, "cr1s\" stroke-width=\"4\""},
    {LP_RINGS, "cr1s\" stroke-width=\"7\""},
    {LP_RIVERS, "rv4s\" stroke-width=\"76\""},
    {LP_LAKES, "rv4s\" stroke-width=\"24\""},
    {LP_RIVERS, "rv0s\" stroke-width=\"66\""},
    {LP_LAKES, "rv0s\" stroke-width=\"14\""},
    {LP_RIVERS, "rv1s\" stroke-width=\"52\""},
    {LP_LAKES, "rv1\""},
    {LP_RIVERS, "rv2s\" stroke-width=\"26\" x=\"3\" y=\"3\""},
    {LP_DEEP, "rv2\""},
    {LP_RIVERS, "rv3s rc gz\" stroke-width=\"4\" stroke-dasharray=\"22 46 10 "
                "30\" stroke-dashoffset=\"-16\" x=\"-9\" y=\"-4\""},
    {LP_WAVES, "rv3s rc nz\" stroke-width=\"4\""},
    {LP_HEDGES, "tr2s rc\" stroke-width=\"17\" stroke-dasharray=\"1 13\""},
    {LP_HEDGES, "tr0s rc\" stroke-width=\"9\" stroke-dasharray=\"1 13\" "
                "x=\"-2\" y=\"-4\""},
    {LP_ROADS, "rd0s ro\""},
    {LP_ROADS, "rd1s rf\""},
    {LP_ROADS, "rd2s nz\" stroke-width=\"9\" x=\"-3\" y=\"-4\""},
    {LP_ROADS, "rd3s rc gz\" stroke-width=\"3\" stroke-dasharray=\"12 26 5 "
               "19\" x=\"6\" y=\"5\""},
    {LP_FLOORS, "ct0\""},
    {LP_STREETS, "ct1s nz\" stroke-width=\"20\""},
    {LP_PLAZAS, "ct1s rc nz\" stroke-width=\"58\""},
};

/* A soft patch of meadow: the square alone decides, so it stays for good. */
static void write_patch(struct canvas *c, const struct land *l,
                        const struct lot *lot)
{
    static const uint8_t tones[5] = {1, 2, 3, 1, 2};
    uint64_t rng = rng_mix((uint64_t)(uint32_t)(lot->sx + 2000) << 20 ^
                           (uint64_t)(uint32_t)(lot->sy + 2000));
    int shape = (int)rng_below(&rng, 3), tone = tones[rng_below(&rng, 5)];
    int x = (int)rng_below(&rng, 440) - 220,
        y = (int)rng_below(&rng, 440) - 220;
    int turn = (int)rng_below(&rng, 24) * 15;
    int scale = 12 + (int)rng_below(&rng, 15);
    struct text *t;

    if (rng_below(&rng, 10) == 0 || lot->loose)
        return;
    t = canvas_square(c, "u", lot->sx, lot->sy);
    if (l->film != NULL)
        film_open(t, l->film->step_ms, lot->from, 0);
    text_put(t, "<use href=\"#u");
    text_int(t, shape);
    text_put(t, "\" class=\"g");
    text_int(t, tone);
    text_put(t, " u");
    text_int(t, tone);
    text_put(t, "\" transform=\"translate(");
    text_int(t, lot->x + x);
    text_char(t, ' ');
    text_int(t, lot->y + y);
    text_put(t, ")rotate(");
    text_int(t, turn);
    text_put(t, ")scale(");
    text_int(t, scale / 10);
    text_char(t, '.');
    text_int(t, scale % 10);
    text_put(t, ")\"/>");
    if (l->film != NULL)
        film_close(t);
    text_char(t, '\n');
    canvas_part_end(c);
}

/* A layer that is one group. */
static void write_layer(struct canvas *c, const struct land *l,
                        const char *name, const struct coat *coats, int n)
{
    struct text *t;

    canvas_layer(c, name, NULL);
    t = canvas_part(c, name);
    text_put(t, "<g id=\"");
    text_put(t, name);
    text_put(t, "\" class=\"dec rj\">");
    write_coats(t, l, coats, n);
    text_put(t, "</g>\n");
    canvas_part_end(c);
    canvas_layer_end(c);
}

void land_write_flat(struct canvas *c, const struct land *l)
{
    write_layer(c, l, "ground", COATS(ground));
    canvas_layer(c, "patches",
                 l->film != NULL ? " class=\"dec\""
                                 : " class=\"dec\" clip-path=\"url(#bc)\"");
    for (int i = 0; i < l->n && l->film == NULL; i++)
        write_patch(c, l, &l->lot[i]);
    canvas_layer_end(c);
    write_layer(c, l, "flat", COATS(flat));
}

/* ---- what stands -------------------------------------------------------- */

/* A wall's height is its path again and again, each time a little higher. */
#define WALL(path)                                                         \
    {path, "wl3s wo nz\""}, {path, "wl3s wo nz\" y=\"-9\""},               \
        {path, "wl3s wo nz\" y=\"-18\""}, {path, "wl2s wi nz\""},          \
        {path, "wl1s wi nz\" y=\"-9\""}, {path, "wl4s wi nz\" y=\"-18\""}, \
        {path, "wl0s wm nz\" x=\"-1\" y=\"-23\""},                         \
        {path, "wl3s fz\" stroke-width=\"34\""},                           \
        {path, "wl3s fz\" stroke-width=\"34\" y=\"-16\""},                 \
        {path, "wl2s fz\" stroke-width=\"24\""},                           \
        {path, "wl0s fz\" stroke-width=\"22\" y=\"-16\""},

static const struct coat shade[] = {{LP_BACK, "\""}, {LP_FRONT, "\""}};
static const struct coat seams[] = {{LP_SEAMS, "iks sm\""}};
static const struct coat back[] = {WALL(LP_BACK)};
static const struct coat front[] = {WALL(LP_FRONT)};

/* All shadows of walls are one, so that they are not darker where they meet. */
static void write_back_walls(struct text *t, const struct land *l)
{
    text_put(t, "<g id=\"back\" class=\"dec rj\">");
    if (l->paths >> LP_BACK & 3) {
        text_put(t, "<g class=\"shw rj\" fill=\"none\" stroke-width=\"24\" "
                    "transform=\"translate(10 12)\">");
        write_coats(t, l, COATS(shade));
        text_put(t, "</g>");
    }
    write_coats(t, l, COATS(seams));
    write_coats(t, l, COATS(back));
    text_put(t, "</g>\n");
}

static void write_lot(struct canvas *c, const struct land *l, int i,
                      bool houses, const dsk_svg_style *style)
{
    const struct lot *lot = &l->lot[i];
    struct text *t;

    if (houses && lot->dress->nhouses == 0)
        return;
    t = canvas_square(c, houses ? "h" : "t", lot->sx, lot->sy);
    if (l->film != NULL)
        film_open(t, l->film->step_ms, lot->from, 0);
    if (houses)
        tile_write_houses(t, lot, l->zoom);
    else
        tile_write(t, lot, l->zoom, style);
    if (l->film != NULL)
        film_close(t);
    canvas_part_end(c);
}

/* Rows from north to south: what stands in front hides what is behind. */
static void sort_south(const struct land *l, uint16_t *order)
{
    for (int i = 0; i < l->n; i++) {
        int k = i;

        for (; k > 0 && l->lot[order[k - 1]].y > l->lot[i].y; k--)
            order[k] = order[k - 1];
        order[k] = (uint16_t)i;
    }
}

void land_write_stands(struct canvas *c, const struct land *l,
                       const dsk_svg_style *style)
{
    uint16_t order[LOTS_MAX];

    canvas_layer(c, "back", NULL);
    write_back_walls(canvas_part(c, "back"), l);
    canvas_part_end(c);
    canvas_layer_end(c);
    canvas_layer(c, "houses", " class=\"dec\"");
    sort_south(l, order);
    for (int i = 0; i < l->n; i++)
        write_lot(c, l, order[i], true, style);
    canvas_layer_end(c);
    if (l->paths >> LP_FRONT & 1)
        write_layer(c, l, "front", COATS(front));
    canvas_layer(c, "tiles", "");
    for (int i = 0; i < l->n; i++)
        write_lot(c, l, order[i], false, style);
    canvas_layer_end(c);
}

/* ---- symbols ------------------------------------------------------------ */

/* What sites of a kind may show. */
static const uint8_t site_symbols[NSITE_KINDS][2] = {
    [SITE_MARK] = {NPIC_SYMBOLS, 0},
    [SITE_PARCEL] = {SY_PARCEL0, SY_PARCEL3},
    [SITE_ROW] = {SY_FARROW0, SY_FARROW6},
    [SITE_TREE] = {SY_TREE0, SY_TREE0},
    [SITE_GROVE] = {SY_GROVE0, SY_GROVE5},
    [SITE_GRASS] = {SY_GRASS, SY_FLOWERS},
    [SITE_TURRET] = {SY_TURRET, SY_TURRET},
    [SITE_TOWER] = {SY_TOWER, SY_TOWER},
};

void land_symbols(const struct land *l, struct symbol_set *set)
{
    unsigned kinds = 0;

    for (int i = 0; i < l->n; i++) {
        const struct plan *p = l->lot[i].plan;

        kinds |= l->lot[i].dress->kinds;
        for (int k = 0; k < p->nmarks; k++) {
            enum pic_symbol s = (enum pic_symbol)(SY_MARKS + p->mark[k].kind);

            symbols_add(set, s, s);
            if (p->mark[k].kind == MK_GATE)
                symbols_add(set, SY_GATEHOUSE, SY_GATEHOUSE);
        }
    }
    for (int k = 1; k < NSITE_KINDS; k++) {
        if (kinds >> k & 1)
            symbols_add(set, (enum pic_symbol)site_symbols[k][0],
                        (enum pic_symbol)site_symbols[k][1]);
    }
    if (kinds >> SITE_GRASS & 1)
        symbols_add(set, SY_BUSH, SY_BUSH);
    symbols_add(set, SY_PATCH0, SY_PATCH2);
    if (kinds >> SITE_ROW & 1)
        symbols_add(set, SY_HOUSE0, SY_HOUSE3);
}
