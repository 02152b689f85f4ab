/*
 * Whose is what: see owners.h.  A city's floor is in the light colour of its
 * seat, a road has a stripe, a farm a disc round its farmer.  What several have
 * figures in is striped.
 */
#include "render/carcassonne/owners.h"

/* The seats that have figures on the feature from place `from` on, as bits. */
static unsigned seats_on(const struct pic_position *p,
                         const struct pic_places *list, int from)
{
    unsigned seats = 0;

    for (int i = 0; i < p->nfigures; i++) {
        const struct pic_figure *f = &p->figure[i];

        for (int k = from; k < list->n && f->seat < DSK_PLAYERS_MAX; k++) {
            const struct pic_place *at = &list->place[k];

            if (at->x == f->x && at->y == f->y && at->seg == f->seg)
                seats |= 1u << f->seat;
        }
    }
    return seats;
}

/* The place of a tile; ends the element. */
static void write_at(struct text *t, const struct pic_tile *tile)
{
    text_put(t, " transform=\"translate(");
    text_int(t, tile->x * TILE_SIDE);
    text_char(t, ' ');
    text_int(t, tile->y * TILE_SIDE);
    text_char(t, ')');
    if (tile->turn != 0) {
        text_put(t, "rotate(");
        text_int(t, 90 * tile->turn);
        text_char(t, ')');
    }
    text_put(t, "\"/>");
}

static int first_of(unsigned seats)
{
    return __builtin_ctz(seats);
}

/* The first two of those who share it. */
static void write_pair(struct text *t, unsigned seats)
{
    text_char(t, 'x');
    text_int(t, first_of(seats));
    text_int(t, first_of(seats & (seats - 1)));
}

/* Stripes of two seats. */
static void write_stripes(struct canvas *c, unsigned seats)
{
    char id[8];
    struct text name = text_start(id, sizeof id), *t;

    write_pair(&name, seats);
    text_end(&name);
    t = canvas_part(c, id);
    text_put(t, "<pattern id=\"");
    text_put(t, id);
    text_put(t, "\" width=\"80\" height=\"80\" patternUnits=\"userSpaceOnUse\" "
                "patternTransform=\"rotate(45)\"><rect width=\"80\" "
                "height=\"80\" class=\"q");
    text_int(t, first_of(seats));
    text_put(t, "\"/><rect width=\"40\" height=\"80\" class=\"q");
    text_int(t, first_of(seats & (seats - 1)));
    text_put(t, "\"/></pattern>\n");
    canvas_part_end(c);
}

static bool is_shared(unsigned seats)
{
    return (seats & (seats - 1)) != 0;
}

static void write_city(struct text *t, unsigned seats)
{
    if (is_shared(seats)) {
        text_put(t, " class=\"own\" fill=\"url(#");
        write_pair(t, seats);
        text_put(t, ")\"");
        return;
    }
    text_put(t, " class=\"own q");
    text_int(t, first_of(seats));
    text_char(t, '"');
}

/* A stripe in the colour of each, the later ones broken. */
static void write_road(struct text *t, int seat, int before)
{
    text_put(t, " class=\"ows s");
    text_int(t, seat);
    if (before > 0) {
        text_put(t, "\" stroke-dasharray=\"");
        text_int(t, 60 / (before + 1));
        text_put(t, " 40");
    }
    text_char(t, '"');
}

static void write_segment(struct text *t, const struct plan *plan,
                          const struct pic_tile *tile, int seg, unsigned seats)
{
    bool city = tile->def->segs[seg].kind == SEG_CITY;

    text_put(t, "<g>");
    for (int i = 0; seats != 0 && (i == 0 || !city); i++) {
        text_put(t, "<use ");
        tile_write_shape_ref(t, plan, seg);
        if (city)
            write_city(t, seats);
        else
            write_road(t, first_of(seats), i);
        write_at(t, tile);
        seats &= seats - 1;
    }
    text_put(t, "</g>\n");
}

/* What the ids of a tile's segments begin with. */
static const char *const segment_ids[TILE_SEGS_MAX] = {
    "o0_", "o1_", "o2_", "o3_", "o4_", "o5_", "o6_", "o7_", "o8_",
};

static void write_feature(struct canvas *c, struct pic_book *b,
                          const struct pic_position *p,
                          const struct pic_places *list, int from)
{
    unsigned seats = seats_on(p, list, from);

    for (int i = from; i < list->n; i++) {
        const struct pic_place *at = &list->place[i];
        const struct pic_tile *tile = pic_tile_at(p, at->x, at->y);

        if (tile == NULL)
            continue;
        write_segment(canvas_square(c, segment_ids[at->seg], at->x, at->y),
                      book_plan(b, tile->def), tile, at->seg, seats);
        canvas_part_end(c);
    }
}

/* The land round a farmer. */
static void write_farm(struct canvas *c, struct pic_book *b,
                       const struct pic_tile *tile, const struct pic_figure *f,
                       int index)
{
    struct pt at = pt_turn(book_plan(b, tile->def)->anchor[f->seg], tile->turn);
    struct text *t = canvas_numbered(c, "farm", index);

    text_put(t, "<circle class=\"q");
    text_int(t, f->seat);
    text_put(t, "\" opacity=\".2\" r=\"150\" cx=\"");
    text_int(t, tile->x * TILE_SIDE + at.x);
    text_put(t, "\" cy=\"");
    text_int(t, tile->y * TILE_SIDE + at.y);
    text_put(t, "\"/>\n");
    canvas_part_end(c);
}

/* The stripes of all pairs that share a city. */
static void write_patterns(struct canvas *c, const struct pic_position *p)
{
    for (int a = 0; a < p->nseats; a++) {
        for (int b = a + 1; b < p->nseats; b++)
            write_stripes(c, 1u << a | 1u << b);
    }
}

void owners_write(struct canvas *c, struct pic_book *b,
                  const struct pic_position *p)
{
    struct pic_places list = {.n = 0};

    canvas_layer(c, "owners", " class=\"dec\"");
    write_patterns(c, p);
    for (int i = 0; i < p->nfigures; i++) {
        const struct pic_figure *f = &p->figure[i];
        const struct pic_tile *tile = pic_tile_at(p, f->x, f->y);
        int kind, from = list.n;

        if (tile == NULL || f->seg >= tile->def->nsegs ||
            f->seat >= DSK_PLAYERS_MAX)
            continue;
        kind = tile->def->segs[f->seg].kind;
        if (kind == SEG_FIELD)
            write_farm(c, b, tile, f, i);
        if ((kind != SEG_CITY && kind != SEG_ROAD) ||
            pic_places_have(&list, f->x, f->y, f->seg))
            continue;
        pic_feature(p, &list, f->x, f->y, f->seg);
        write_feature(c, b, p, &list, from);
    }
    canvas_layer_end(c);
}
