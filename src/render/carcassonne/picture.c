/* Carcassonne's row in the list of pictures: see render/picture.h. */
#include "render/carcassonne/picture.h"

#include "game/mem.h"
#include "render/carcassonne/figure.h"
#include "render/carcassonne/panel.h"
#include "render/carcassonne/symbols.h"
#include "render/carcassonne/track.h"
#include "render/document.h"

static void start(void *m)
{
    struct landscape *l = m;

    pic_clear(&l->position);
    pic_book_init(&l->book);
}

static int read(void *m, const char *view, int *line)
{
    return pic_read_view(&((struct landscape *)m)->position, view, line);
}

/* The view says itself where the last tile lies. */
static bool mark(void *m, enum dsk_svg_mark mark, const char *text)
{
    struct pic_position *p = &((struct landscape *)m)->position;
    int before = p->nlegal;

    switch (mark) {
    case DSK_SVG_MAY:
        pic_read_legal(p, text);
        return p->nlegal > before;
    case DSK_SVG_LIGHTED:
        return pic_light(p, text);
    default:
        return false;
    }
}

static void unmark(void *m, enum dsk_svg_mark mark)
{
    struct pic_position *p = &((struct landscape *)m)->position;

    if (mark == DSK_SVG_MAY)
        p->nlegal = 0;
    if (mark == DSK_SVG_LIGHTED)
        p->lit.n = 0;
}

static int draw(void *m, const dsk_svg_style *style, struct canvas *c)
{
    struct landscape *l = m;

    return board_draw(c, &l->book, &l->position, NULL, style);
}

/* ---- pieces ------------------------------------------------------------- */

/* The set of this name, or NULL. */
static const struct tile_set *find_set(const char *w, size_t len)
{
    for (int i = 0; i < carc_ntile_sets; i++) {
        if (text_is(w, len, carc_tile_sets[i].name))
            return &carc_tile_sets[i];
    }
    return NULL;
}

static const struct tile_def *find_tile(const char *w, size_t len)
{
    const struct tile_set *set;
    size_t slash = 0;

    while (slash < len && w[slash] != '/')
        slash++;
    if (slash == len)
        return pic_find_tile(w, len);
    set = find_set(w, slash);
    for (int i = 0; set != NULL && i < set->ndefs; i++) {
        if (text_is(w + slash + 1, len - slash - 1, set->defs[i].id))
            return &set->defs[i];
    }
    return NULL;
}

const struct tile_def *landscape_tile(const char **rest, int *turn)
{
    const struct tile_def *def;
    const char *w;
    size_t len;
    int degrees = 0;

    if (!view_word(rest, &w, &len) || (def = find_tile(w, len)) == NULL)
        return NULL;
    if (view_word(rest, &w, &len) &&
        (!scan_char(&w, 'R') || !scan_int(&w, 0, 270, &degrees) ||
         degrees % 90 != 0 || w != *rest))
        return NULL;
    *turn = degrees / 90;
    return def;
}

static int piece_tile(void *m, const char *rest, const dsk_svg_style *style,
                      char *buf, size_t n)
{
    struct landscape *l = m;
    int turn;
    const struct tile_def *def = landscape_tile(&rest, &turn);

    return def == NULL ? DSK_E_ARGUMENT
                       : pic_tile(&l->book, def, turn, style, buf, n);
}

/* figure pig p2: one figure as a document; p8 is nobody's (mage, witch).
 * figure meeple p2 lying: a farmer in his straw, at the same scale. */
static int piece_figure(void *m, const char *rest, const dsk_svg_style *style,
                        char *buf, size_t n)
{
    const struct frame standing = {-58, -60, 124, 124, style->tile_px, 124};
    const struct frame low = {-100, -92, 208, 208, style->tile_px, 124};
    const struct frame *f = &standing;
    struct canvas c = canvas_document(buf, n);
    struct symbol_set set = {{false}};
    int kind = pic_figure_word(&rest), seat;
    enum pic_symbol look;
    const char *w;
    size_t len;
    bool lying;

    (void)m;
    if (kind < 0 || !view_numbered(&rest, 'p', DSK_PLAYERS_MAX + 1, &seat))
        return DSK_E_ARGUMENT;
    lying = view_word(&rest, &w, &len);
    if (lying && (!text_is(w, len, "lying") || kind > PIC_BIG))
        return DSK_E_ARGUMENT;
    look = lying ? SY_FARMER : (enum pic_symbol)(SY_MEEPLE + kind);
    if (lying)
        f = &low;
    document_start(&c, f, style, "figure");
    document_defs(&c, style, STYLE_TILES);
    symbols_add(&set, SY_SEAT0, SY_SEAT7);
    symbols_add(&set, look, look);
    symbols_write(&c, &set);
    document_body(&c, f, style);
    figure_write_at(&c.t, kind, seat, pt(0, 0), 100, lying);
    return document_end(&c);
}

static int piece_figures(void *m, const char *rest, const dsk_svg_style *style,
                         char *buf, size_t n)
{
    (void)rest;
    return pic_figures(&((struct landscape *)m)->book, style, buf, n);
}

static int piece_sheet(void *m, const char *rest, const dsk_svg_style *style,
                       char *buf, size_t n)
{
    const struct tile_set *set = NULL;
    const char *w;
    size_t len;

    if (view_word(&rest, &w, &len) && (set = find_set(w, len)) == NULL)
        return DSK_E_ARGUMENT;
    return pic_sheet(&((struct landscape *)m)->book, set, style, buf, n);
}

static struct frame track_frame(const struct pic_position *p, int px)
{
    struct frame f = {-8, -8, 856, track_height(p) + 16, px, 856};

    return f;
}

static int piece_track(void *m, const char *rest, const dsk_svg_style *style,
                       char *buf, size_t n)
{
    const struct pic_position *p = &((struct landscape *)m)->position;
    const struct frame f = track_frame(p, style->tile_px);
    struct canvas c = canvas_document(buf, n);
    struct symbol_set set = {{false}};

    (void)rest;
    if (!p->track)
        return canvas_end(&c);
    document_start(&c, &f, style, "track");
    document_defs(&c, style, STYLE_TILES);
    panel_symbols(p, &set);
    symbols_write(&c, &set);
    document_body(&c, &f, style);
    track_write(&c.t, p, style, 0, 0);
    return document_end(&c);
}

static const struct picture_piece pieces[] = {
    {"tile", piece_tile},       {"figure", piece_figure},
    {"figures", piece_figures}, {"sheet", piece_sheet},
    {"track", piece_track},     {NULL, NULL},
};

/* ---- places ------------------------------------------------------------- */

static int places_spots(void *m, const char *rest, const dsk_svg_style *style,
                        char *buf, size_t n)
{
    struct text t = text_start(buf, n);
    int turn;
    const struct tile_def *def = landscape_tile(&rest, &turn);
    const struct plan *plan;

    (void)style;
    if (def == NULL)
        return DSK_E_ARGUMENT;
    plan = book_plan(&((struct landscape *)m)->book, def);
    for (int i = 0; i < def->nsegs; i++) {
        struct pt at = pt_turn(plan->anchor[i], turn);
        size_t before = t.len;

        tile_write_spot(&t, def, i, turn);
        if (t.len == before)
            continue;
        text_char(&t, ' ');
        text_int(&t, at.x);
        text_char(&t, ' ');
        text_int(&t, at.y);
        text_char(&t, '\n');
    }
    return text_end(&t);
}

static int places_hit(void *m, const char *rest, const dsk_svg_style *style,
                      char *buf, size_t n)
{
    struct text t = text_start(buf, n);
    int turn, x, y, seg;
    const struct tile_def *def = landscape_tile(&rest, &turn);

    (void)style;
    if (def == NULL || !view_number(&rest, -TILE_SIDE, 2 * TILE_SIDE, &x) ||
        !view_number(&rest, -TILE_SIDE, 2 * TILE_SIDE, &y))
        return DSK_E_ARGUMENT;
    seg = pic_hit(&((struct landscape *)m)->book, def, turn, x, y);
    if (seg >= 0)
        tile_write_spot(&t, def, seg, turn);
    return text_end(&t);
}

static int places_track(void *m, const char *rest, const dsk_svg_style *style,
                        char *buf, size_t n)
{
    const struct pic_position *p = &((struct landscape *)m)->position;
    const struct frame f = track_frame(p, 1);
    struct text t = text_start(buf, n);

    (void)rest;
    (void)style;
    if (!p->track)
        return text_end(&t);
    text_put(&t, "box ");
    text_int(&t, f.x);
    text_char(&t, ' ');
    text_int(&t, f.y);
    text_char(&t, ' ');
    text_int(&t, f.width);
    text_char(&t, ' ');
    text_int(&t, f.height);
    text_char(&t, '\n');
    track_places(&t, p);
    return text_end(&t);
}

static const struct picture_piece places[] = {
    {"spots", places_spots},
    {"hit", places_hit},
    {"track", places_track},
    {NULL, NULL},
};

const struct picture picture_carcassonne = {
    .game = "carcassonne",
    .first = "phase",
    .kinds = landscape_lines,
    .size = sizeof(struct landscape),
    .start = start,
    .read = read,
    .mark = mark,
    .unmark = unmark,
    .draw = draw,
    .pieces = pieces,
    .places = places,
};

/* ---- films -------------------------------------------------------------- */

struct reel {
    struct pic_film film;
    struct pic_position whole;
};

static void film_start(void *f, int step_ms)
{
    struct reel *r = f;

    pic_film_start(&r->film, &r->whole, step_ms);
}

static int film_add(void *f, const void *m, int step)
{
    struct reel *r = f;

    return pic_film_add(&r->film, &r->whole,
                        &((const struct landscape *)m)->position, step);
}

static int film_draw(const void *f, void *m, const dsk_svg_style *style,
                     struct canvas *c)
{
    const struct reel *r = f;

    return board_draw(c, &((struct landscape *)m)->book, &r->whole, &r->film,
                      style);
}

const struct picture_film film_carcassonne = {
    .picture = &picture_carcassonne,
    .size = sizeof(struct reel),
    .start = film_start,
    .add = film_add,
    .draw = film_draw,
};
