/*
 * Segments in light, see lights.h: ivory and ink, on every ground, by day and
 * by night.
 */
#include "render/carcassonne/lights.h"

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

/* A coat of a lit segment: a class and more, and which line it takes. */
struct light {
    const char *look;
    bool inner;
};

#define LIGHTS_MAX 4

/* How a kind of segments is lit, coat over coat. */
struct lights {
    struct light coat[LIGHTS_MAX];
    int n;
};

/* Under the pointer: a way, a city, a field. */
static const struct lights lit_way = {
    {{"iks rc\" stroke-width=\"56", false},
     {"ivs rc\" stroke-width=\"49", false},
     {"rd1s\" stroke-width=\"30", false},
     {"rd2s\" stroke-width=\"11", false}},
    4,
};
static const struct lights lit_city = {
    {{"iv\" fill-opacity=\".3", false},
     {"iks rj sl1\" transform=\"translate(0 -18)", true},
     {"ivs rj sl0\" transform=\"translate(0 -18)", true}},
    3,
};
static const struct lights lit_field = {
    {{"iv\" fill-opacity=\".16", false},
     {"iks rj\" stroke-width=\"16", true},
     {"ivs rj\" stroke-width=\"9", true}},
    3,
};

/* Lanterns: dots along the way, or on the wall-walk. */
#define DOTS "stroke-dasharray=\"0 40"
static const struct lights lanterns_way = {
    {{"iks rc\" stroke-width=\"15\" " DOTS, false},
     {"ivs rc\" stroke-width=\"9\" " DOTS, false}},
    2,
};
static const struct lights lanterns_city = {
    {{"iks rc\" transform=\"translate(0 -20)\" stroke-width=\"15\" " DOTS,
      true},
     {"ivs rc\" transform=\"translate(0 -20)\" stroke-width=\"9\" " DOTS,
      true}},
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
        if (lights->coat[i].inner)
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
