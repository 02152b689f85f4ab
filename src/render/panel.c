/* The players beside the board: see panel.h. */
#include "render/panel.h"

#include "render/figure.h"
#include "render/symbols.h"

#define PANEL_WIDTH 900
#define CARD_HEIGHT 190
#define CARD_STEP   214
#define HEAD_HEIGHT 480

uint64_t panel_symbols(const struct pic_position *p)
{
    uint64_t used = (uint64_t)0x1f << SY_MEEPLE | (uint64_t)1 << SY_SHEPHERD |
                    (uint64_t)0xff << SY_SEAT0 |
                    (uint64_t)7 << (SY_MARKS + MK_WINE) |
                    (uint64_t)1 << SY_INGOT;

    (void)p;
    return used;
}

static int panel_height(const struct pic_position *p)
{
    return p->nseats * CARD_STEP +
           (p->current != NULL || p->bag >= 0 ? HEAD_HEIGHT : 0) + 60;
}

void panel_room(const struct pic_position *p, struct frame *f)
{
    f->width += PANEL_WIDTH;
    if (f->height < panel_height(p))
        f->height = panel_height(p);
}

static void write_text(struct text *t, const char *class, int size, int x,
                       int y, const char *anchor)
{
    text_put(t, "<text class=\"");
    text_put(t, class);
    text_put(t, "\" font-size=\"");
    text_int(t, size);
    text_put(t, "\" text-anchor=\"");
    text_put(t, anchor);
    text_put(t, "\" x=\"");
    text_int(t, x);
    text_put(t, "\" y=\"");
    text_int(t, y);
    text_put(t, "\">");
}

static void write_number(struct text *t, int v, int x, int y)
{
    write_text(t, "tx", 40, x, y, "start");
    text_int(t, v);
    text_put(t, "</text>");
}

/* An icon and how many of it; returns where the next one goes. */
static int write_stock(struct text *t, const char *id, int count, int x, int y)
{
    text_put(t, "<use href=\"#");
    text_put(t, id);
    text_put(t, "\" transform=\"translate(");
    text_int(t, x);
    text_char(t, ' ');
    text_int(t, y - 16);
    text_put(t, ")scale(.62)\"/>");
    write_number(t, count, x + 28, y);
    return x + 90;
}

static void write_stocks(struct text *t, const struct pic_seat *s, int seat,
                         int x, int y)
{
    static const uint8_t goods[3] = {MK_WINE, MK_GRAIN, MK_CLOTH};

    for (int k = 0; k < NPIC_FIGURES; k++) {
        if (s->supply[k] == 0 && k != PIC_MEEPLE)
            continue;
        figure_write_at(t, k, seat, pt(x, y - 14), 62, false);
        write_number(t, s->supply[k], x + 28, y);
        x += 90;
    }
    for (int k = 0; k < 3; k++) {
        if (s->goods[k] > 0)
            x = write_stock(t,
                            symbol_id((enum pic_symbol)(SY_MARKS + goods[k])),
                            s->goods[k], x, y);
    }
    if (s->gold > 0)
        write_stock(t, symbol_id(SY_INGOT), s->gold, x, y);
}

static void write_card(struct text *t, const struct pic_position *p, int seat,
                       const struct pic_style *style, int x, int y)
{
    const char *colour =
        (style->lang == DSK_CS ? seat_colour_cs : seat_colour_en)[seat];

    text_put(t, "<g id=\"player");
    text_int(t, seat);
    text_put(t, "\" class=\"player\"><rect class=\"cd\" x=\"");
    text_int(t, x);
    text_put(t, "\" y=\"");
    text_int(t, y);
    text_put(t, "\" width=\"840\" height=\"190\" rx=\"18\"");
    if (p->turn == seat && !p->over)
        text_put(t, " style=\"stroke:#d7263d;stroke-width:10\"");
    text_put(t, "/>");
    figure_write_at(t, PIC_MEEPLE, seat, pt(x + 66, y + 62), 110, false);
    write_text(t, "tx", 60, x + 130, y + 76, "start");
    document_escape(t, style->names != NULL && style->names[seat] != NULL
                           ? style->names[seat]
                           : colour);
    if (p->seat[seat].winner)
        text_put(t, " ★");
    text_put(t, "</text>");
    write_text(t, "tx", 84, x + 810, y + 86, "end");
    text_int(t, p->seat[seat].score);
    text_put(t, "</text>");
    write_stocks(t, &p->seat[seat], seat, x + 66, y + 164);
    text_put(t, "</g>\n");
}

static void write_head(struct text *t, struct pic_book *b,
                       const struct pic_position *p,
                       const struct pic_style *style, int x, int y)
{
    if (p->current != NULL) {
        struct pic_tile at = {p->current, 0, 0, 0};

        text_put(t, "<g id=\"current\" transform=\"translate(");
        text_int(t, x + TILE_HALF);
        text_char(t, ' ');
        text_int(t, y + TILE_HALF);
        text_put(t, ")\">");
        tile_write_at(t, book_plan(b, p->current), &at, 0);
        text_put(t, "</g>\n");
    }
    if (p->bag >= 0) {
        write_text(t, "tx", 60, x + 440, y + 90, "start");
        text_int(t, p->bag);
        text_put(t, style->lang == DSK_CS ? " v pytlíku" : " in the bag");
        text_put(t, "</text>\n");
    }
}

void panel_write(struct text *t, struct pic_book *b,
                 const struct pic_position *p, const struct pic_style *style,
                 int left, int top)
{
    int x = left + 20, y = top + 40;

    text_put(t, "<g id=\"players\">\n");
    if (p->current != NULL || p->bag >= 0) {
        write_head(t, b, p, style, x, y);
        y += HEAD_HEIGHT;
    }
    for (int i = 0; i < p->nseats; i++)
        write_card(t, p, i, style, x, y + i * CARD_STEP);
    text_put(t, "</g>\n");
}
