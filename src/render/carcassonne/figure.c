/* Figures and tokens: see figure.h. */
#include "render/carcassonne/figure.h"

#include "carcassonne/tiles.h"
#include "render/carcassonne/symbols.h"
#include "render/style.h"
#include "render/words.h"
#include "render/zoom.h"

#define X(id, word, other, size, mx, my, letter, stock, symbol, body, gleam, \
          detail)                                                            \
    size,
/* Full radius by kind, percent of FIGURE_RADIUS. */
static const uint8_t figure_size[NPIC_FIGURES] = {PIC_FIGURES(X)};
#undef X

#define X(id, word, other, size, mx, my, letter, stock, symbol, body, gleam, \
          detail)                                                            \
    word,
static const char *const figure_words[NPIC_FIGURES] = {PIC_FIGURES(X)};
#undef X

/* ---- places ------------------------------------------------------------- */

static int scaled(int radius, int percent)
{
    return radius * percent / 100;
}

/* Smallest and largest size of a figure, percent. */
#define SMALLEST 56

/*
 * As large as the segment allows: on ways and buildings full size, elsewhere
 * what is free of walls and roads.
 */
static int fitting(const struct tile_seg *g, int size, int room)
{
    int percent = size;

    if (g->kind == SEG_CITY || g->kind == SEG_FIELD)
        percent = room * 100 / (FIGURE_RADIUS - 4);
    return percent > size ? size : percent < SMALLEST ? SMALLEST : percent;
}

/* Two that are too near share what is between them. */
static void part(struct stand *s, int n)
{
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++) {
            int d = pt_distance(s[i].at, s[k].at);
            int need = scaled(FIGURE_RADIUS, s[i].scale) +
                       scaled(FIGURE_RADIUS, s[k].scale);

            if (d >= need || need == 0)
                continue;
            s[i].scale = s[i].scale * d / need;
            s[k].scale = s[k].scale * d / need;
        }
    }
}

/* Before the nave, so that the tower is seen: from a monastery's middle. */
static struct pt before_nave(const struct plan *p)
{
    for (int i = 0; i < p->nmarks; i++) {
        if (p->mark[i].kind == MK_MONASTERY)
            return pt_scale(pt(-30, 33), p->mark[i].scale);
    }
    return pt(0, 0);
}

/* At the segment's own place, or, where others stand, at a free one. */
static struct pt find_place(const struct plan *p, int turn, int seg, int radius,
                            const struct taken *taken, int n, int *room)
{
    struct pt home = p->anchor[seg];
    bool is_free = true;

    if (p->def->segs[seg].kind == SEG_MONASTERY)
        home = pt_add(home, pt_turn(before_nave(p), 4 - turn));
    for (int i = 0; i < n; i++)
        is_free &= pt_distance(home, taken[i].at) >= taken[i].radius + radius;
    *room = p->room[seg];
    if (is_free)
        return home;
    return plan_place(p, seg, radius, taken, n, room);
}

static void place_one(const struct plan *p, int turn, struct taken *taken,
                      int n, struct stand *s)
{
    const struct tile_seg *g = &p->def->segs[s->figure->seg];
    int size = figure_size[s->figure->kind], room;
    struct pt at = find_place(p, turn, s->figure->seg,
                              scaled(FIGURE_RADIUS, size), taken, n, &room);

    s->scale = fitting(g, size, room);
    s->lying = g->kind == SEG_FIELD &&
               (s->figure->kind == PIC_MEEPLE || s->figure->kind == PIC_BIG);
    taken[n].at = at;
    taken[n].radius = scaled(FIGURE_RADIUS, s->scale);
    s->at = at;
}

int figure_places(struct pic_book *b, const struct pic_position *p,
                  const struct pic_tile *t, struct stand *out)
{
    const struct plan *plan = book_plan(b, t->def);
    struct taken taken[STANDS_MAX];
    int n = 0;

    for (int i = 0; i < p->nfigures && n < STANDS_MAX; i++) {
        const struct pic_figure *f = &p->figure[i];

        if (f->x != t->x || f->y != t->y || f->seg >= t->def->nsegs ||
            f->kind >= NPIC_FIGURES)
            continue;
        out[n].figure = f;
        out[n].index = i;
        place_one(plan, t->turn, taken, n, &out[n]);
        n++;
    }
    part(out, n);
    for (int i = 0; i < n; i++)
        out[i].at = pt_turn(out[i].at, t->turn);
    return n;
}

/* ---- sizes -------------------------------------------------------------- */

/* Pixels that a figure is high at least, and how much it may grow for it. */
#define LEAST_PX  26
#define MIDDLE_PX 27
#define MOST_GROW 220

static int grown(const dsk_svg_style *style)
{
    int least = zoom_of(style) == ZOOM_FAR ? LEAST_PX : MIDDLE_PX;
    int percent = zoom_of(style) == ZOOM_CLOSE
                      ? 100
                      : least * 100 * TILE_SIDE / (96 * style->tile_px);

    return percent < 100 ? 100 : percent > MOST_GROW ? MOST_GROW : percent;
}

/* Moves both apart by what they lack. */
static void move_apart(struct stand *a, struct stand *b)
{
    struct pt d = pt_sub(b->at, a->at), step;
    int need =
        (scaled(FIGURE_RADIUS, a->scale) + scaled(FIGURE_RADIUS, b->scale)) *
        85 / 100;
    int lack = need - pt_length(d);

    if (lack <= 0)
        return;
    step = pt_long(d.x == 0 && d.y == 0 ? pt(1, 0) : d, (lack + 1) / 2);
    a->at = pt_sub(a->at, step);
    b->at = pt_add(b->at, step);
}

void figure_enlarge(struct stand *s, int n, const dsk_svg_style *style)
{
    int percent = grown(style);

    for (int i = 0; i < n && percent > 100; i++) {
        s[i].scale = s[i].scale * percent / 100;
        for (int k = 0; k < i; k++)
            move_apart(&s[k], &s[i]);
    }
}

/* ---- drawing ------------------------------------------------------------ */

#define X(id, word, other, size, mx, my, letter, stock, symbol, body, gleam, \
          detail)                                                            \
    {mx, my},
/* The mark sits on the body; where that is depends on the figure. */
static const struct pt mark_at[NPIC_FIGURES] = {PIC_FIGURES(X)};
#undef X

static void write_percent(struct text *t, int percent)
{
    text_int(t, percent / 100);
    text_char(t, '.');
    text_char(t, (char)('0' + percent / 10 % 10));
    text_char(t, (char)('0' + percent % 10));
}

static void write_transform(struct text *t, struct pt at, int scale)
{
    text_put(t, " transform=\"translate(");
    text_int(t, at.x);
    text_char(t, ' ');
    text_int(t, at.y);
    text_char(t, ')');
    if (scale != 100) {
        text_put(t, "scale(");
        write_percent(t, scale);
        text_char(t, ')');
    }
    text_char(t, '"');
}

/* Nobody's figures have colours of their own. */
static void write_class(struct text *t, int kind, int seat)
{
    text_put(t, "class=\"fig");
    if (seat < DSK_PLAYERS_MAX) {
        text_put(t, " p");
        text_int(t, seat);
    } else {
        text_put(t, kind == PIC_MAGE     ? " mag"
                    : kind == PIC_WITCH  ? " wit"
                    : kind == PIC_ROBBER ? " rob"
                                         : " nn");
    }
    text_char(t, '"');
}

static void write_body(struct text *t, int kind, int seat, bool lying)
{
    struct pt at = mark_at[kind];

    text_put(t, "<g><use href=\"#");
    text_put(
        t, symbol_id(lying ? SY_FARMER : (enum pic_symbol)(SY_MEEPLE + kind)));
    text_put(t, "\"/>");
    if (seat < DSK_PLAYERS_MAX) {
        text_put(t, "<use href=\"#m");
        text_int(t, seat);
        if (lying) {
            text_put(t, "\" transform=\"translate(14 4)scale(1 .85)");
        } else {
            text_put(t, "\" x=\"");
            text_int(t, at.x);
            text_put(t, "\" y=\"");
            text_int(t, at.y);
        }
        text_put(t, "\"/>");
    }
    text_put(t, "</g>");
}

/* Drawings of size 100 have a radius of 48 units. */
static int drawn_scale(int scale)
{
    return scale * FIGURE_RADIUS / 48;
}

void figure_write_at(struct text *t, int kind, int seat, struct pt at,
                     int scale, bool lying)
{
    text_put(t, "<g ");
    write_class(t, kind, seat);
    write_transform(t, at, kind == PIC_BIG ? scale * 122 / 100 : scale);
    text_char(t, '>');
    write_body(t, kind, seat, lying);
    text_put(t, "</g>");
}

void figure_write_name(struct text *t, int kind, int seat,
                       const dsk_svg_style *style)
{
    if (seat < DSK_PLAYERS_MAX) {
        text_put(t, picture_word(PICTURE_RED + seat, style->lang));
        text_put(t, ": ");
    }
    text_put(t, carc_word("figure-", figure_words[kind], style->lang));
}

void figure_write(struct text *t, const struct pic_tile *tile,
                  const struct stand *s, const dsk_svg_style *style)
{
    const struct pic_figure *f = s->figure;

    text_put(t, "<g id=\"f");
    text_int(t, s->index);
    text_put(t, "\" ");
    write_class(t, f->kind, f->seat);
    if (f->seat < DSK_PLAYERS_MAX) {
        text_put(t, " data-seat=\"");
        text_int(t, f->seat);
        text_char(t, '"');
    }
    text_put(t, " data-spot=\"");
    tile_write_spot(t, tile->def, f->seg, tile->turn);
    text_char(t, '"');
    write_transform(t,
                    pt(f->x * TILE_SIDE + s->at.x, f->y * TILE_SIDE + s->at.y),
                    drawn_scale(s->scale));
    text_put(t, "><title>");
    figure_write_name(t, f->kind, f->seat, style);
    text_put(t, "</title>");
    write_body(t, f->kind, f->seat, s->lying);
    text_put(t, "</g>\n");
}

/* ---- tokens ------------------------------------------------------------- */

static struct pt way_start(const struct plan *p, int seg)
{
    return p->path[seg].p[0];
}

static void write_ferry(struct text *t, const struct plan *plan,
                        const struct pic_tile *tile, const struct pic_token *k)
{
    struct pt a = way_start(plan, k->seg), b = way_start(plan, k->seg2);
    struct pt at = pt_scale(pt_add(a, b), 8);

    for (int i = 0; i < plan->def->nsegs; i++) {
        if (plan->def->segs[i].kind == SEG_LAKE)
            at = pt_add(at, plan->anchor[i]);
    }
    at = pt_turn(at, tile->turn);
    text_put(t, " transform=\"translate(");
    text_int(t, k->x * TILE_SIDE + at.x);
    text_char(t, ' ');
    text_int(t, k->y * TILE_SIDE + at.y);
    text_put(t, ")rotate(");
    text_int(t, (pt_angle(pt_sub(b, a)) + 90 * tile->turn) % 360);
    text_put(t, ")\"><use href=\"#fy\"/>");
}

static void write_pile(struct text *t, const struct plan *plan,
                       const struct pic_tile *tile, const struct pic_token *k)
{
    struct pt at =
        pt_add(pt_turn(k->kind == PIC_GOLD ? pt(0, 0) : plan->anchor[k->seg],
                       tile->turn),
               pt(k->x * TILE_SIDE, k->y * TILE_SIDE));

    if (k->kind == PIC_SHEEP)
        at = pt_add(at, pt(44, 24));
    write_transform(t, at, 100);
    text_put(t, k->kind == PIC_GOLD    ? "><use href=\"#yg\"/>"
                : k->kind == PIC_SHEEP ? "><use href=\"#yf\"/>"
                                       : "><use href=\"#yo\"/>");
    if (k->count > 1) {
        text_put(t, "<circle class=\"ik\" cx=\"26\" cy=\"-22\" r=\"17\"/>"
                    "<text class=\"iv\" font-size=\"25\" "
                    "font-weight=\"bold\" text-anchor=\"middle\" x=\"26\" "
                    "y=\"-13\">");
        text_int(t, k->count);
        text_put(t, "</text>");
    }
}

void token_write(struct text *t, struct pic_book *b,
                 const struct pic_position *p, const struct pic_token *k,
                 int index)
{
    const struct pic_tile *tile = pic_tile_at(p, k->x, k->y);
    const struct plan *plan;

    if (tile == NULL || k->seg >= tile->def->nsegs ||
        k->seg2 >= tile->def->nsegs)
        return;
    plan = book_plan(b, tile->def);
    text_put(t, "<g id=\"k");
    text_int(t, index);
    text_put(t, "\" class=\"token\"");
    if (k->kind == PIC_FERRY)
        write_ferry(t, plan, tile, k);
    else
        write_pile(t, plan, tile, k);
    text_put(t, "</g>\n");
}
