/*
 * Segments in light, see lights.h: ivory and ink, on every ground, by day and
 * by night.
 */
#include "render/carcassonne/lights.h"

/* A raster's outline goes up and down in steps of so many units, which are none
 * of the landscape's; what is left has round corners of so many. */
#define JOG   9
#define ROUND 22

/* A stretch of an outline. */
struct run {
    int n;
    struct pt p[PATH_POINTS];
};

/* Keeps those of a .. b that are far from the straight line, and the ends. */
static void thin(const struct run *r, int a, int b, struct run *out)
{
    int64_t dx = r->p[b].x - r->p[a].x, dy = r->p[b].y - r->p[a].y, most = -1;
    int far = a;

    for (int i = a + 1; i < b; i++) {
        int64_t off =
            dx * (r->p[i].y - r->p[a].y) - dy * (r->p[i].x - r->p[a].x);

        if (off * off > most) {
            most = off * off;
            far = i;
        }
    }
    if (far > a && most > JOG * JOG * (dx * dx + dy * dy)) {
        thin(r, a, far, out);
        thin(r, far, b, out);
    } else {
        out->p[out->n++] = r->p[b];
    }
}

/* The point on the way from `at` to `to` where a corner begins or ends. */
static struct pt beside(struct pt at, struct pt to)
{
    return pt_add(
        at, pt_long(pt_sub(to, at), least(pt_distance(at, to) / 2, ROUND)));
}

static void put_step(struct text *t, char how, struct pt from, struct pt to)
{
    text_char(t, how);
    coords_write(t, to.x - from.x, to.y - from.y, true);
}

/* Straight runs and round corners; an open stretch begins and ends as it is. */
static void write_run(struct text *t, const struct run *rough)
{
    struct run r = {.n = 1, .p = {rough->p[0]}};
    struct pt at = rough->p[0];

    if (rough->n < 2)
        return;
    thin(rough, 0, rough->n - 1, &r);
    text_char(t, 'M');
    coords_write(t, at.x, at.y, true);
    for (int i = 1; i + 1 < r.n; i++) {
        struct pt in = beside(r.p[i], r.p[i - 1]);
        struct pt out = beside(r.p[i], r.p[i + 1]);

        put_step(t, 'l', at, in);
        put_step(t, 'q', in, r.p[i]);
        coords_write(t, out.x - in.x, out.y - in.y, false);
        at = out;
    }
    put_step(t, 'l', at, r.p[r.n - 1]);
}

/* An outline of lines, without what runs along the border of the tile. */
static void write_smooth(struct text *t, const struct path *p)
{
    struct run r = {.n = 0};
    int first = 0;

    while (first < p->n && !on_side(p->p[first], p->p[(first + 1) % p->n]))
        first++;
    for (int i = 1; i <= p->n; i++) {
        struct pt from = p->p[(first + i) % p->n];
        struct pt to = p->p[(first + i + 1) % p->n];

        if (r.n == 0)
            r.p[r.n++] = from;
        if (!on_side(from, to) && r.n < PATH_POINTS) {
            r.p[r.n++] = to;
            continue;
        }
        write_run(t, &r);
        r.n = 0;
    }
    write_run(t, &r);
}

/* The outline without what runs along the border of the tile. */
static void write_inner(struct text *t, const struct path *p)
{
    const struct pt *q = p->p;
    bool open = false;

    for (int i = 0; i < p->nsteps; i++) {
        struct pt to = q[p->curves >> i & 1 ? 3 : 1];

        if (on_side(q[0], to)) {
            open = false;
        } else {
            if (!open) {
                text_char(t, 'M');
                coords_write(t, q[0].x, q[0].y, true);
            }
            open = true;
            text_char(t, p->curves >> i & 1 ? 'c' : 'l');
            for (int k = 1; k <= (p->curves >> i & 1 ? 3 : 1); k++)
                coords_write(t, q[k].x - q[0].x, q[k].y - q[0].y, k == 1);
        }
        q += p->curves >> i & 1 ? 3 : 1;
    }
}

/* The outline, one within it, or the outline in curves. */
enum line_of { WHOLE, INNER, SMOOTH };

/* A coat of a lit segment: a class and more, and which line it takes. */
struct light {
    const char *look;
    enum line_of line;
};

#define LIGHTS_MAX 4

/* How a kind of segments is lit, coat over coat. */
struct lights {
    struct light coat[LIGHTS_MAX];
    int n;
};

/* Under the pointer: a way, a city, a field. */
static const struct lights lit_way = {
    {{"iks rc\" stroke-width=\"56", WHOLE},
     {"ivs rc\" stroke-width=\"49", WHOLE},
     {"rd1s\" stroke-width=\"30", WHOLE},
     {"rd2s\" stroke-width=\"11", WHOLE}},
    4,
};
static const struct lights lit_city = {
    {{"iv\" fill-opacity=\".3", WHOLE},
     {"iks rj sl1\" transform=\"translate(0 -18)", INNER},
     {"ivs rj sl0\" transform=\"translate(0 -18)", INNER}},
    3,
};
static const struct lights lit_field = {
    {{"iv\" fill-opacity=\".16", WHOLE},
     {"iks rj\" stroke-width=\"16", SMOOTH},
     {"ivs rj\" stroke-width=\"9", SMOOTH}},
    3,
};

/* Lanterns: dots along the way, or on the wall-walk. */
#define DOTS "stroke-dasharray=\"0 40"
static const struct lights lanterns_way = {
    {{"iks rc\" stroke-width=\"15\" " DOTS, WHOLE},
     {"ivs rc\" stroke-width=\"9\" " DOTS, WHOLE}},
    2,
};
static const struct lights lanterns_city = {
    {{"iks rc\" transform=\"translate(0 -20)\" stroke-width=\"15\" " DOTS,
      INNER},
     {"ivs rc\" transform=\"translate(0 -20)\" stroke-width=\"9\" " DOTS,
      INNER}},
    2,
};

static void write_coats(struct text *t, const struct path *p, int turn,
                        const struct lights *lights)
{
    struct path turned = *p;

    for (int i = 0; i < p->n; i++)
        turned.p[i] = pt_turn(p->p[i], turn);
    for (int i = 0; i < lights->n; i++) {
        text_put(t, "<path class=\"");
        text_put(t, lights->coat[i].look);
        text_put(t, "\" d=\"");
        if (lights->coat[i].line == SMOOTH)
            write_smooth(t, &turned);
        else if (lights->coat[i].line == INNER)
            write_inner(t, &turned);
        else
            path_write(&turned, t);
        text_put(t, "\"/>");
    }
}

/* The group of a segment in the place of its tile. */
static void open_place(struct text *t, const char *class,
                       const struct pic_tile *tile)
{
    text_put(t, "<g class=\"");
    text_put(t, class);
    text_put(t, "\" transform=\"translate(");
    text_int(t, tile->x * TILE_SIDE);
    text_char(t, ' ');
    text_int(t, tile->y * TILE_SIDE);
    text_put(t, ")\">");
}

static void write_lit_place(struct text *t, struct pic_book *b,
                            const struct pic_tile *tile, int seg)
{
    const struct plan *plan = book_plan(b, tile->def);
    const struct tile_seg *g = &tile->def->segs[seg];
    struct pt at = pt_turn(plan->anchor[seg], tile->turn);

    open_place(t, "lit", tile);
    if (g->kind == SEG_MONASTERY || g->kind == SEG_GARDEN) {
        text_put(t, "<use href=\"#lr\" x=\"");
        text_int(t, at.x);
        text_put(t, "\" y=\"");
        text_int(t, at.y);
        text_put(t, "\"/>");
    } else {
        write_coats(t, &plan->path[seg], tile->turn,
                    seg_is_way(g)         ? &lit_way
                    : g->kind == SEG_CITY ? &lit_city
                                          : &lit_field);
    }
    text_put(t, "</g>\n");
}

void lights_lit(struct canvas *c, struct pic_book *b,
                const struct pic_position *p)
{
    canvas_layer(c, "lit", " class=\"dec\"");
    for (int i = 0; i < p->lit.n; i++) {
        const struct pic_place *at = &p->lit.place[i];
        const struct pic_tile *tile = pic_tile_at(p, at->x, at->y);

        if (tile == NULL || at->seg >= tile->def->nsegs)
            continue;
        write_lit_place(canvas_numbered(c, "lit", i), b, tile, at->seg);
        canvas_part_end(c);
    }
    canvas_layer_end(c);
}

/* The cities and roads where the one to move has figures. */
static void own_places(const struct pic_position *p, struct pic_places *list)
{
    for (int i = 0; i < p->nfigures; i++) {
        const struct pic_figure *f = &p->figure[i];
        const struct pic_tile *tile = pic_tile_at(p, f->x, f->y);
        int kind;

        if (tile == NULL || f->seg >= tile->def->nsegs || f->seat != p->turn)
            continue;
        kind = tile->def->segs[f->seg].kind;
        if (kind == SEG_CITY || kind == SEG_ROAD)
            pic_feature(p, list, f->x, f->y, f->seg);
    }
}

void lights_lanterns(struct canvas *c, struct pic_book *b,
                     const struct pic_position *p)
{
    struct pic_places list = {.n = 0};

    own_places(p, &list);
    canvas_layer(c, "lanterns", " class=\"dec\"");
    for (int i = 0; i < list.n; i++) {
        const struct pic_place *at = &list.place[i];
        const struct pic_tile *tile = pic_tile_at(p, at->x, at->y);
        struct text *t = canvas_numbered(c, "lantern", i);

        open_place(t, "lantern", tile);
        write_coats(t, &book_plan(b, tile->def)->path[at->seg], tile->turn,
                    tile->def->segs[at->seg].kind == SEG_CITY ? &lanterns_city
                                                              : &lanterns_way);
        text_put(t, "</g>\n");
        canvas_part_end(c);
    }
    canvas_layer_end(c);
}
