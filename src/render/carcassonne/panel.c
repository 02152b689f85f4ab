/* The players beside the board: see panel.h. */
#include "render/carcassonne/panel.h"

#include "render/carcassonne/figure.h"
#include "render/carcassonne/symbols.h"
#include "render/carcassonne/track.h"
#include "render/words.h"

#define PANEL_WIDTH 900
#define CARD_HEIGHT 190
#define CARD_STEP   214
/* With the tile that was drawn, and with the bag alone. */
#define HEAD_HEIGHT 480
#define BAG_HEIGHT  110
/* What the supplies of a seat may take, and each of them at most. */
#define STOCKS_WIDTH 760
#define STOCK_STEP   90
#define STOCK_SCALE  47 /* percent; 14 kinds at most leave 28 */

#define X(id, word, other, size, mx, my, letter, stock, symbol, body, gleam, \
          detail)                                                            \
    stock,
static const bool is_stock[NPIC_FIGURES] = {PIC_FIGURES(X)};
#undef X

void panel_symbols(const struct pic_position *p, struct symbol_set *set)
{
    symbols_add(set, SY_SEAT0, SY_SEAT7);
    symbols_add(set, SY_INGOT, SY_INGOT);
    symbols_add(set, (enum pic_symbol)(SY_MARKS + MK_WINE),
                (enum pic_symbol)(SY_MARKS + MK_CLOTH));
    for (int i = 0; i < NPIC_FIGURES; i++) {
        enum pic_symbol s = (enum pic_symbol)(SY_MEEPLE + i);

        if (is_stock[i] || (p->track && (i == PIC_LADY || i == PIC_ROBBER)))
            symbols_add(set, s, s);
    }
    if (p->track)
        symbols_add(set, SY_LETTER, SY_LETTER);
}

static int head_height(const struct pic_position *p)
{
    return p->current != NULL ? HEAD_HEIGHT : p->bag >= 0 ? BAG_HEIGHT : 0;
}

static int panel_height(const struct pic_position *p)
{
    return p->nseats * CARD_STEP + head_height(p) +
           (p->track ? track_height(p) : 0) + 60;
}

void panel_room(const struct pic_position *p, struct frame *f)
{
    f->width += PANEL_WIDTH;
    if (f->height < panel_height(p))
        f->height = panel_height(p);
}

/* Where the next supply stands, and how large it may be. */
struct shelf {
    int x, y, step, scale;
};

/* How many of what stands there; goes on to the next place. */
static void write_count(struct text *t, struct shelf *s, int count)
{
    document_text(t, "tx", 40 * s->scale / STOCK_SCALE,
                  s->x + s->step * 35 / 100, s->y, "start");
    text_int(t, count);
    text_put(t, "</text>");
    s->x += s->step;
}

/* An icon and how many of it. */
static void write_stock(struct text *t, struct shelf *s, enum pic_symbol symbol,
                        int count)
{
    text_put(t, "<use href=\"#");
    text_put(t, symbol_id(symbol));
    text_put(t, "\" transform=\"translate(");
    text_int(t, s->x);
    text_char(t, ' ');
    text_int(t, s->y - 16);
    text_put(t, ")scale(.");
    text_int(t, s->scale);
    text_put(t, ")\"/>");
    write_count(t, s, count);
}

/* Does the seat have some of figure k?  Meeples are told even if none is. */
static bool has_figure(const struct pic_seat *s, int k)
{
    return s->supply[k] > 0 || k == PIC_MEEPLE;
}

/* Supplies stand nearer when there are many. */
static struct shelf shelf_for(const struct pic_seat *s, int x, int y)
{
    struct shelf out = {x, y, STOCK_STEP, STOCK_SCALE};
    int n = s->gold > 0;

    for (int k = 0; k < NPIC_FIGURES; k++)
        n += has_figure(s, k);
    for (int k = 0; k < 3; k++)
        n += s->goods[k] > 0;
    if (n * STOCK_STEP > STOCKS_WIDTH)
        out.step = STOCKS_WIDTH / n;
    out.scale = STOCK_SCALE * out.step / STOCK_STEP;
    return out;
}

static void write_stocks(struct text *t, const struct pic_seat *s, int seat,
                         int x, int y)
{
    static const uint8_t goods[3] = {MK_WINE, MK_GRAIN, MK_CLOTH};
    struct shelf shelf = shelf_for(s, x, y);

    for (int k = 0; k < NPIC_FIGURES; k++) {
        if (!has_figure(s, k))
            continue;
        figure_write_at(t, k, seat, pt(shelf.x, y - 14), shelf.scale, false);
        write_count(t, &shelf, s->supply[k]);
    }
    for (int k = 0; k < 3; k++) {
        if (s->goods[k] > 0)
            write_stock(t, &shelf, (enum pic_symbol)(SY_MARKS + goods[k]),
                        s->goods[k]);
    }
    if (s->gold > 0)
        write_stock(t, &shelf, SY_INGOT, s->gold);
}

static void write_card(struct text *t, const struct pic_position *p, int seat,
                       const dsk_svg_style *style, int x, int y)
{
    text_put(t, "<g id=\"player");
    text_int(t, seat);
    text_put(t, "\" class=\"player\"><rect class=\"cd\" x=\"");
    text_int(t, x);
    text_put(t, "\" y=\"");
    text_int(t, y);
    text_put(t, "\" width=\"840\" height=\"190\" rx=\"18\"");
    if (p->turn == seat && !p->over)
        text_put(t, " style=\"stroke-width:12\"");
    text_put(t, "/>");
    figure_write_at(t, PIC_MEEPLE, seat, pt(x + 66, y + 62), 96, false);
    document_text(t, "tx", 60, x + 138, y + 76, "start");
    document_seat(t, style, seat, seat);
    if (p->seat[seat].winner)
        text_put(t, " ★");
    text_put(t, "</text>");
    document_text(t, "tx", 84, x + 810, y + 86, "end");
    text_int(t, p->seat[seat].score);
    text_put(t, "</text>");
    write_stocks(t, &p->seat[seat], seat, x + 66, y + 164);
    text_put(t, "</g>\n");
}

/* Where the panel begins, from the corner of its room. */
#define PANEL_LEFT 20
#define PANEL_TOP  40

void panel_add(struct land *l, struct pic_book *b, const struct tile_def *def,
               int left, int top)
{
    land_add_loose(l, b, def, 0, left + PANEL_LEFT + TILE_HALF,
                   top + PANEL_TOP + TILE_HALF, PIC_SPAN);
}

static void write_head(struct text *t, const struct pic_position *p,
                       const dsk_svg_style *style, int x, int y)
{
    if (p->bag >= 0) {
        char number[12];
        const char *left = digits(pic_tiles_left(p), number);

        document_text(t, "tx", 60, x + 840, y + 60, "end");
        words_tell(t, &render_messages[PICTURE_LEFT], &left, style->lang);
        text_put(t, "</text>\n");
    }
}

void panel_write(struct canvas *c, const struct pic_position *p,
                 const dsk_svg_style *style, int left, int top)
{
    int x = left + PANEL_LEFT, y = top + PANEL_TOP;

    canvas_layer(c, "players", "");
    write_head(canvas_part(c, "head"), p, style, x, y);
    canvas_part_end(c);
    y += head_height(p);
    for (int i = 0; i < p->nseats; i++) {
        write_card(canvas_numbered(c, "player", i), p, i, style, x,
                   y + i * CARD_STEP);
        canvas_part_end(c);
    }
    if (p->track) {
        track_write(canvas_part(c, "track"), p, style, x,
                    y + p->nseats * CARD_STEP);
        canvas_part_end(c);
    }
    canvas_layer_end(c);
}
