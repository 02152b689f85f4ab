/* Catan's panel: see island_panel.h. */
#include "render/catan/panel.h"

#include "render/catan/terrain.h"
#include "render/catan/words.h"
#include "render/document.h"

/* ---- dice --------------------------------------------------------------- */

/* Pips as bits of a 3 x 3 grid, row by row. */
static const uint16_t die_pips[7] = {0x000, 0x010, 0x101, 0x111,
                                     0x145, 0x155, 0x16d};

void island_write_die(struct text *t, int value, int x, int y)
{
    value = value >= 0 && value <= 6 ? value : 0;
    text_put(t, "<g class=\"die\" transform=\"translate(");
    text_int(t, x);
    text_char(t, ' ');
    text_int(t, y);
    text_put(t, ")\"><rect class=\"tk\" width=\"120\" height=\"120\" "
                "rx=\"20\"/><g class=\"nu\">");
    for (int i = 0; i < 9; i++) {
        if (!(die_pips[value] >> i & 1))
            continue;
        text_put(t, "<circle r=\"11\" cx=\"");
        text_int(t, 28 + 32 * (i % 3));
        text_put(t, "\" cy=\"");
        text_int(t, 28 + 32 * (i / 3));
        text_put(t, "\"/>");
    }
    text_put(t, "</g></g>\n");
}

/* ---- players ------------------------------------------------------------ */

static int write_fact(struct text *t, const char *name, int v, bool award,
                      int x, int y)
{
    document_text(t, award ? "tx" : "t2", 40, x, y, "start");
    text_put(t, name);
    text_char(t, ' ');
    text_int(t, v);
    if (award)
        text_put(t, " ★");
    text_put(t, "</text>");
    return x + 240;
}

static void write_owner(struct text *t, const struct pic_island *p, int i,
                        const dsk_svg_style *style, int x, int y)
{
    const struct pic_islander *o = &p->owner[i];
    int colour = o->colour & 7;

    text_put(t, "<g id=\"player");
    text_int(t, i);
    text_put(t, "\" class=\"player\"><rect class=\"cd\" x=\"");
    text_int(t, x);
    text_put(t, "\" y=\"");
    text_int(t, y);
    text_put(t, "\" width=\"1000\" height=\"190\" rx=\"18\"");
    if (p->turn == i)
        text_put(t, " style=\"stroke:#d7263d;stroke-width:10\"");
    text_put(t, "/><g class=\"p");
    text_int(t, colour);
    text_put(t, "\" transform=\"translate(");
    text_int(t, x + 66);
    text_char(t, ' ');
    text_int(t, y + 66);
    text_put(t, ")scale(1.2)\"><use href=\"#house\"/><use href=\"#m");
    text_int(t, colour);
    text_put(t, "\" y=\"8\"/></g>");
    document_text(t, "tx", 60, x + 130, y + 80, "start");
    if (o->plays) {
        document_seat(t, style, i, colour);
    } else { /* has a colour, but no name */
        text_put(t, word_colour(style->lang, colour));
        text_char(t, ' ');
        text_put(t, word_neutral(style->lang));
    }
    text_put(t, o->winner ? " ★</text>" : "</text>");
    if (o->plays) {
        document_text(t, "tx", 84, x + 970, y + 90, "end");
        text_int(t, o->points);
        text_put(t, "</text>");
        write_fact(t, word_fact(style->lang, HEAD_CARDS), o->cards, false,
                   x + 40, y + 160);
        write_fact(t, word_fact(style->lang, HEAD_DEVS), o->devs, false,
                   x + 280, y + 160);
        write_fact(t, word_fact(style->lang, HEAD_KNIGHTS), o->knights, o->army,
                   x + 490, y + 160);
    }
    write_fact(t, word_fact(style->lang, HEAD_ROAD), o->road, o->longest,
               x + 760, y + 160);
    text_put(t, "</g>\n");
}

/* ---- the viewer's cards ------------------------------------------------- */

static void write_card(struct text *t, const dsk_svg_style *style, int kind,
                       int count, int x, int y)
{
    text_put(t, "<g class=\"card\" transform=\"translate(");
    text_int(t, x);
    text_char(t, ' ');
    text_int(t, y);
    text_put(t, ")\"><rect class=\"tk\" width=\"180\" height=\"240\" "
                "rx=\"18\"/><g transform=\"translate(90 90)scale(2.6)\">");
    island_write_resource(t, kind);
    text_put(t, "</g>");
    document_text(t, "nu", 32, 90, 182, "middle");
    text_put(t, word_resource(style->lang, kind));
    text_put(t, "</text>");
    document_text(t, "nu", 44, 90, 228, "middle");
    text_put(t, "×");
    text_int(t, count);
    text_put(t, "</text></g>\n");
}

static void write_hand(struct text *t, const struct pic_island *p,
                       const dsk_svg_style *style, int x, int y)
{
    int line = y + 320;

    text_put(t, "<g id=\"hand\">\n");
    for (int k = 0; k < PIC_RESOURCES; k++)
        write_card(t, style, k, p->hand[k], x + 205 * k, y);
    for (int k = 0; k < PIC_DEVS; k++) {
        if (p->dev[k] == 0)
            continue;
        document_text(t, "tx", 48, x + 10, line, "start");
        text_int(t, p->dev[k]);
        text_put(t, " × ");
        text_put(t, word_dev(style->lang, k));
        text_put(t, "</text>\n");
        line += 64;
    }
    text_put(t, "</g>\n");
}

static void write_dice(struct text *t, const struct pic_island *p, int x, int y)
{
    text_put(t, "<g id=\"dice\">");
    island_write_die(t, p->die[0], x, y);
    island_write_die(t, p->die[1], x + 144, y);
    document_text(t, "tx", 84, x + 300, y + 90, "start");
    text_put(t, "= ");
    text_int(t, p->die[0] + p->die[1]);
    text_put(t, "</text></g>\n");
}

void island_panel(struct canvas *c, const struct pic_island *p,
                  const dsk_svg_style *style, int x, int y)
{
    canvas_layer(c, "players", "");
    if (p->die[0] > 0 && p->die[1] > 0) {
        write_dice(canvas_part(c, "dice"), p, x, y);
        canvas_part_end(c);
    }
    y += 170;
    for (int i = 0; i < PIC_OWNERS; i++) {
        if (!p->owner[i].plays && p->owner[i].road == 0)
            continue;
        write_owner(canvas_numbered(c, "player", i), p, i, style, x, y);
        canvas_part_end(c);
        y += 214;
    }
    if (p->has_hand) {
        write_hand(canvas_part(c, "hand"), p, style, x, y + 30);
        canvas_part_end(c);
    }
    canvas_layer_end(c);
}
