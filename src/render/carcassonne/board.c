/* A whole position of Carcassonne as a document, and parts of one. */
#include "render/carcassonne/position.h"

#include "game/mem.h"
#include "render/carcassonne/land.h"
#include "render/carcassonne/lights.h"
#include "render/document.h"
#include "render/carcassonne/figure.h"
#include "render/film.h"
#include "render/carcassonne/owners.h"
#include "render/carcassonne/panel.h"
#include "render/carcassonne/symbols.h"
#include "render/carcassonne/wheel.h"
#include "render/words.h"

/* Room for coordinates; without them for towers and shadows. */
#define AXIS_ROOM   70
#define MARGIN_ROOM 70

struct bounds {
    int x0, y0, x1, y1; /* inclusive */
    bool any;
};

static void bounds_add(struct bounds *b, int x, int y)
{
    if (!b->any || x < b->x0)
        b->x0 = x;
    if (!b->any || y < b->y0)
        b->y0 = y;
    if (!b->any || x > b->x1)
        b->x1 = x;
    if (!b->any || y > b->y1)
        b->y1 = y;
    b->any = true;
}

static struct bounds bounds_of(const struct pic_position *p,
                               const dsk_svg_style *style)
{
    struct bounds b = {0, 0, 0, 0, false};

    for (int i = 0; i < p->ntiles; i++)
        bounds_add(&b, p->tile[i].x, p->tile[i].y);
    for (int i = 0; i < p->nlegal && (style->layers & DSK_SVG_LEGAL); i++)
        bounds_add(&b, p->legal[i].x, p->legal[i].y);
    if (p->wheel) {
        bounds_add(&b, p->board.x, p->board.y);
        bounds_add(&b, p->board.x + 3, p->board.y + 3);
    }
    return b;
}

/* ---- layers ------------------------------------------------------------- */

/* A state of a square, by the symbol that shows it. */
static void write_square(struct text *t, enum pic_symbol symbol,
                         const char *class, const char *id,
                         const struct pic_square *at)
{
    text_put(t, "<use href=\"#");
    text_put(t, symbol_id(symbol));
    text_put(t, "\" class=\"");
    text_put(t, class);
    text_put(t, "\" id=\"");
    text_put(t, id);
    text_int(t, at->x);
    text_char(t, '_');
    text_int(t, at->y);
    text_put(t, "\" x=\"");
    text_int(t, at->x * TILE_SIDE);
    text_put(t, "\" y=\"");
    text_int(t, at->y * TILE_SIDE);
    text_put(t, "\"/>\n");
}

static void write_legal(struct canvas *c, const struct pic_position *p)
{
    canvas_layer(c, "legal", "");
    for (int i = 0; i < p->nlegal; i++) {
        const struct pic_square *at = &p->legal[i];

        write_square(canvas_square(c, "l", at->x, at->y), SY_LEGAL, "legal",
                     "l", at);
        canvas_part_end(c);
    }
    canvas_layer_end(c);
}

static void write_last(struct canvas *c, const struct pic_position *p)
{
    canvas_layer(c, "last", NULL);
    write_square(canvas_square(c, "last", p->last.x, p->last.y), SY_LAST,
                 "last", "last", &p->last);
    canvas_part_end(c);
    canvas_layer_end(c);
}

static void write_label(struct text *t, int x, int y, int number)
{
    text_put(t, "<text class=\"axis\" x=\"");
    text_int(t, x);
    text_put(t, "\" y=\"");
    text_int(t, y);
    text_put(t, "\">");
    text_int(t, number);
    text_put(t, "</text>\n");
}

static void write_axes(struct canvas *c, const struct bounds *b)
{
    int left = b->x0 * TILE_SIDE - TILE_HALF - 36;
    int top = b->y0 * TILE_SIDE - TILE_HALF - 20;

    canvas_layer(c, "axes", " class=\"dec\"");
    for (int x = b->x0; x <= b->x1; x++) {
        write_label(canvas_numbered(c, "x", x), x * TILE_SIDE, top, x);
        canvas_part_end(c);
    }
    for (int y = b->y0; y <= b->y1; y++) {
        write_label(canvas_numbered(c, "y", y), left, y * TILE_SIDE + 14, y);
        canvas_part_end(c);
    }
    canvas_layer_end(c);
}

/* When a thing of a film comes and goes; nothing without a film. */
static void open_step(struct text *t, const struct pic_film *film, int from,
                      int to)
{
    if (film != NULL)
        film_open(t, film->step_ms, from, to);
}

static void close_step(struct text *t, const struct pic_film *film)
{
    if (film != NULL)
        film_close(t);
}

static void open_figure(struct text *t, const struct pic_film *film, int i)
{
    if (film != NULL)
        film_open(t, film->step_ms, film->figure_from[i], film->figure_to[i]);
}

static void tile_figures(struct canvas *c, struct pic_book *b,
                         const struct pic_position *p,
                         const struct pic_tile *tile,
                         const struct pic_film *film,
                         const dsk_svg_style *style)
{
    struct stand s[STANDS_MAX];
    int n = figure_places(b, p, tile, s);

    if (c->take == NULL)
        figure_enlarge(s, n, style);

    for (int i = 0; i < n; i++) {
        struct text *t = canvas_numbered(c, "f", s[i].index);

        open_figure(t, film, s[i].index);
        figure_write(t, tile, &s[i], style);
        close_step(t, film);
        canvas_part_end(c);
    }
}

/* Is there a figure on this tile?  Most tiles have none. */
static bool is_manned(const struct pic_position *p, const struct pic_tile *t)
{
    for (int i = 0; i < p->nfigures; i++) {
        if (p->figure[i].x == t->x && p->figure[i].y == t->y)
            return true;
    }
    return false;
}

static void write_tokens(struct canvas *c, struct pic_book *b,
                         const struct pic_position *p,
                         const struct pic_film *film)
{
    for (int i = 0; i < p->ntokens; i++) {
        struct text *t = canvas_numbered(c, "k", i);

        open_step(t, film, film == NULL ? 0 : film->token_from[i],
                  film == NULL ? 0 : film->token_to[i]);
        token_write(t, b, p, &p->token[i], i);
        close_step(t, film);
        canvas_part_end(c);
    }
}

/* Those that stand on the wheel's board. */
static void write_guests(struct canvas *c, const struct pic_position *p,
                         const struct pic_film *film)
{
    for (int i = 0; i < p->nfigures; i++) {
        const struct pic_figure *f = &p->figure[i];
        struct text *t;

        if (f->seg != PIC_NO_SEG || f->kind >= NPIC_FIGURES)
            continue;
        t = canvas_numbered(c, "f", i);
        open_figure(t, film, i);
        figure_write_at(t, f->kind, f->seat,
                        pt(f->x * TILE_SIDE, f->y * TILE_SIDE), 100, false);
        close_step(t, film);
        canvas_part_end(c);
    }
}

static void write_figures(struct canvas *c, struct pic_book *b,
                          const struct pic_position *p,
                          const struct pic_film *film,
                          const dsk_svg_style *style)
{
    canvas_layer(c, "figures", "");
    write_tokens(c, b, p, film);
    write_guests(c, p, film);
    for (int i = 0; i < p->ntiles; i++) {
        if (is_manned(p, &p->tile[i]))
            tile_figures(c, b, p, &p->tile[i], film, style);
    }
    canvas_layer_end(c);
}

/* ---- definitions -------------------------------------------------------- */

/* What figures and tokens need, all that may come if there is more to come. */
static void figure_symbols(const struct pic_position *p, struct symbol_set *set)
{
    symbols_add(set, SY_SEAT0, SY_SEAT7);
    for (int i = 0; i < p->nfigures; i++) {
        enum pic_symbol s = (enum pic_symbol)(SY_MEEPLE + p->figure[i].kind);

        symbols_add(set, s, s);
    }
    symbols_add(set, SY_FARMER, SY_FARMER);
    symbols_add(set, SY_LEGAL, SY_RING);
    if (p->ntokens > 0)
        symbols_add(set, SY_FERRY, SY_WOLF);
    if (p->wheel) {
        symbols_add(set, SY_BIGPIG, SY_BIGPIG);
        symbols_add(set, SY_GROVE0, SY_GROVE5);
        symbols_add(set, SY_MEEPLE, SY_MEEPLE);
    }
}

/* The shapes of every tile there is, so that any change finds its own. */
static void write_all_shapes(struct canvas *c, struct pic_book *b)
{
    for (int i = 0; i < carc_ntile_sets; i++) {
        for (int k = 0; k < carc_tile_sets[i].ndefs; k++)
            tile_write_shapes(c, book_plan(b, &carc_tile_sets[i].defs[k]),
                              &b->written);
    }
}

static void write_defs(struct canvas *c, struct pic_book *b, struct land *l,
                       const struct pic_position *p, const dsk_svg_style *style)
{
    struct symbol_set set = {{false}};
    bool all = style->layers & DSK_SVG_ALL_DEFS;

    mem_fill(&b->written, 0, sizeof b->written);
    if (all)
        symbols_add(&set, SY_MARKS, (enum pic_symbol)(NPIC_SYMBOLS - 1));
    land_symbols(l, &set);
    figure_symbols(p, &set);
    if (style->layers & DSK_SVG_PLAYERS)
        panel_symbols(p, &set);
    symbols_write(c, &set);
    if (all)
        write_all_shapes(c, b);
    for (int i = 0; i < l->n; i++)
        tile_write_shapes(c, l->lot[i].plan, &b->written);
    land_write_defs(c, l);
}

/* ---- documents ---------------------------------------------------------- */

static struct frame frame_of(const struct bounds *b, const dsk_svg_style *style)
{
    int room = style->layers & DSK_SVG_AXES ? AXIS_ROOM : MARGIN_ROOM;
    struct frame f = {
        b->x0 * TILE_SIDE - TILE_HALF - room,
        b->y0 * TILE_SIDE - TILE_HALF - room,
        (b->x1 - b->x0 + 1) * TILE_SIDE + room + MARGIN_ROOM,
        (b->y1 - b->y0 + 1) * TILE_SIDE + room + MARGIN_ROOM,
        style->tile_px,
        TILE_SIDE,
    };

    return f;
}

/* "57 tiles, 12 figures. Points: red 20, blue 7. To move: red." */
static void describe(struct canvas *c, const struct pic_position *p,
                     const dsk_svg_style *style)
{
    struct text *t = document_desc(c);
    const char *lang = style->lang;
    char tiles[12], figures[12];
    const char *const laid[] = {digits(p->ntiles, tiles),
                                digits(p->nfigures, figures)};

    words_tell(t, &render_messages[PICTURE_LAID], laid, lang);
    for (int i = 0; i < p->nseats; i++) {
        text_put(t, i == 0 ? " " : ",");
        text_put(t, i == 0 ? picture_word(PICTURE_SCORE, lang) : "");
        text_char(t, ' ');
        document_seat(t, style, i, i);
        text_char(t, ' ');
        text_int(t, p->seat[i].score);
    }
    text_put(t, p->nseats > 0 ? "." : "");
    if (p->turn >= 0 && !p->over) {
        text_char(t, ' ');
        text_put(t, picture_word(PICTURE_TO_MOVE, lang));
        text_char(t, ' ');
        document_seat(t, style, p->turn, p->turn);
        text_char(t, '.');
    }
    document_desc_end(c);
}

/* The tiles of the position, and the one that was drawn beside them. */
static void fill_land(struct land *l, struct pic_book *b,
                      const struct pic_position *p, const struct pic_film *film,
                      const dsk_svg_style *style, const struct frame *f,
                      int right)
{
    if (p->wheel) {
        land_add_wheel(l, p->board);
        wheel_add(l, b, p->board);
    }
    for (int i = 0; i < p->ntiles; i++)
        land_add(l, b, &p->tile[i], film == NULL ? 0 : film->tile_from[i]);
    if (p->current != NULL && (style->layers & DSK_SVG_PLAYERS))
        panel_add(l, b, p->current, right, f->y);
}

static void write_marks(struct canvas *c, struct pic_book *b,
                        const struct pic_position *p,
                        const dsk_svg_style *style)
{
    if (style->layers & DSK_SVG_LANTERNS)
        lights_lanterns(c, b, p);
    if ((style->layers & DSK_SVG_LIT) && p->lit.n > 0)
        lights_lit(c, b, p);
    if ((style->layers & DSK_SVG_LEGAL) && p->nlegal > 0)
        write_legal(c, p);
    if ((style->layers & DSK_SVG_LAST) && p->has_last)
        write_last(c, p);
}

int board_draw(struct canvas *c, struct pic_book *b,
               const struct pic_position *p, const struct pic_film *film,
               const dsk_svg_style *style)
{
    struct bounds area = bounds_of(p, style);
    struct frame f = frame_of(&area, style);
    int right = f.x + f.width;
    struct land l;

    if (style->layers & DSK_SVG_PLAYERS)
        panel_room(p, &f);
    land_start(&l, c->take != NULL ? ZOOM_CLOSE : zoom_of(style), film);
    fill_land(&l, b, p, film, style, &f, right);
    document_start(c, &f, style, "Carcassonne");
    describe(c, p, style);
    document_defs(c, style, STYLE_TILES);
    write_defs(c, b, &l, p, style);
    document_body(c, &f, style);
    land_write_flat(c, &l);
    if ((style->layers & DSK_SVG_OWNERS) || l.zoom == ZOOM_FAR)
        owners_write(c, b, p);
    if (p->wheel) {
        canvas_layer(c, "wheel", NULL);
        wheel_write(canvas_part(c, "wheel"), p, style);
        canvas_part_end(c);
    }
    land_write_stands(c, &l, style);
    write_marks(c, b, p, style);
    write_figures(c, b, p, film, style);
    if (style->layers & DSK_SVG_AXES)
        write_axes(c, &area);
    if (style->layers & DSK_SVG_PLAYERS)
        panel_write(c, p, style, right, f.y);
    return document_end(c);
}

int pic_play(struct pic_book *b, const struct pic_position *p,
             const struct pic_film *film, const dsk_svg_style *style, char *buf,
             size_t n)
{
    struct canvas c = canvas_document(buf, n);

    return board_draw(&c, b, p, film, style);
}

int pic_board(struct pic_book *b, const struct pic_position *p,
              const dsk_svg_style *style, char *buf, size_t n)
{
    return pic_play(b, p, NULL, style, buf, n);
}

int pic_square_fragment(struct pic_book *b, const struct pic_position *p, int x,
                        int y, const dsk_svg_style *style, char *buf, size_t n)
{
    struct canvas c = canvas_document(buf, n);
    const struct pic_tile *tile = pic_tile_at(p, x, y);

    if (tile != NULL) {
        struct land l;

        land_start(&l, ZOOM_CLOSE, NULL);
        land_add(&l, b, tile, 0);
        tile_write_houses(&c.t, &l.lot[0], ZOOM_CLOSE);
        tile_write(&c.t, &l.lot[0], ZOOM_CLOSE, style);
        tile_figures(&c, b, p, tile, NULL, style);
    }
    return canvas_end(&c);
}
