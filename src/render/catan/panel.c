/* Catan's panel: see island_panel.h. */
#include "render/catan/panel.h"

#include "render/catan/terrain.h"
#include "render/catan/words.h"
#include "render/document.h"
#include "render/geom.h"

/* ---- dice --------------------------------------------------------------- */

/* Pips as bits of a 3 x 3 grid, row by row. */
static const uint16_t die_pips[7] = {0x000, 0x010, 0x101, 0x111,
                                     0x145, 0x155, 0x16d};

/* The ivory die and the red one: id of the body, colour of the pips, tilt. */
static const struct {
    const char *id, *pip, *tilt;
} dice[2] = {{"die0", "#2c2118", "-7"}, {"die1", "#fff", "6"}};

void island_write_die(struct text *t, int value, bool red, int x, int y)
{
    value = value >= 0 && value <= 6 ? value : 0;
    text_put(t, "<g class=\"die\" transform=\"translate(");
    text_int(t, x + 60);
    text_char(t, ' ');
    text_int(t, y + 60);
    text_put(t, ")rotate(");
    text_put(t, dice[red].tilt);
    text_put(t, ")\"><use href=\"#");
    text_put(t, dice[red].id);
    text_put(t, "\"/><path fill=\"none\" stroke-width=\"18\" class=\"rc\" "
                "stroke=\"");
    text_put(t, dice[red].pip);
    text_put(t, "\" d=\"");
    for (int i = 0; i < 9; i++) {
        if (!(die_pips[value] >> i & 1))
            continue;
        text_char(t, 'M');
        coords_write(t, 24 * (i % 3) - 24, 24 * (i / 3) - 26, true);
        text_put(t, "h0");
    }
    text_put(t, "\"/></g>\n");
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
        text_put(t, " style=\"stroke-width:12\"");
    text_put(t, "/><g class=\"rj p");
    text_int(t, colour);
    text_put(t, o->plays ? "\" transform=\"translate("
                         : " nn\" transform=\"translate(");
    text_int(t, x + 66);
    text_char(t, ' ');
    text_int(t, y + 70);
    text_put(t, ")scale(1.15)\"><use href=\"#house\"/>");
    if (o->plays) {
        text_put(t, "<use href=\"#m");
        text_int(t, colour);
        text_put(t, "\" transform=\"translate(-16 12)scale(.85)\"/>");
    }
    text_put(t, "</g>");
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
                   x + 240, y + 160);
        write_fact(t, word_fact(style->lang, HEAD_KNIGHTS), o->knights, o->army,
                   x + 520, y + 160);
    }
    write_fact(t, word_fact(style->lang, HEAD_ROAD), o->road, o->longest,
               x + 790, y + 160);
    text_put(t, "</g>\n");
}

/* ---- the viewer's cards ------------------------------------------------- */

/* What is on a card: the class of its window, and the picture there. */
static const struct {
    const char *window, *art;
} cards[ISLAND_CARDS] = {
    {"fo0", NULL},
    {"hl0", NULL},
    {"pa0", NULL},
    {"fi0", NULL},
    {"mo0", NULL},
    {"hl1",
     "<path class=\"sh\" d=\"M40 128h78l20-12-30-10z\"/><path "
     "fill=\"#5b5b66\" stroke=\"#17171c\" stroke-width=\"3\" d=\"M48 "
     "128V96q4-18 27-20 23 2 27 20v32z\"/><path fill=\"#8f95a3\" "
     "stroke=\"#17171c\" stroke-width=\"3\" d=\"M55 74V50q2-22 20-24 18 "
     "2 20 24V74q-20 10-40 0z\"/><path fill=\"#17171c\" d=\"M60 50h30v8H60z"
     "\"/><path fill=\"#c8201f\" d=\"M75 26q2-16 20-14-8 4-8 16z\"/><path "
     "fill=\"#d9dde4\" stroke=\"#3a4250\" stroke-width=\"3\" d=\"M112 "
     "96V32l6-12 6 12v64z\"/><path class=\"wd2s rc\" stroke-width=\"7\" "
     "d=\"M102 98h32M118 98v18\"/>"},
    {"pa0", "<g class=\"nn rj\"><use href=\"#way\" transform=\"translate(58 "
            "104)rotate(-28)scale(.68)\"/><use href=\"#way\" "
            "transform=\"translate(92 62)rotate(-28)scale(.68)\"/></g>"},
    {"fi0", "<use href=\"#rG\" transform=\"translate(52 74)scale(1.1)\"/><use "
            "href=\"#rB\" transform=\"translate(98 100)scale(.95)\"/>"},
    {"sea1", "<path class=\"sh\" d=\"M44 116h74l16-10-20-12z\"/><path "
             "fill=\"#f1bf2d\" stroke=\"#6b4a12\" stroke-width=\"3\" d=\"M34 "
             "58l21 18 20-36 20 36 21-18-7 54H41z\"/><path fill=\"#ffe07a\" "
             "d=\"M38 64l17 15 18-32v61H44z\"/><circle cx=\"75\" cy=\"98\" "
             "r=\"6\" fill=\"#b3261e\"/>"},
    {"de1",
     "<path class=\"sh\" d=\"M36 126h84l24-16-30-10z\"/><path "
     "fill=\"#e2cfa8\" stroke=\"#4b3d30\" stroke-width=\"3\" d=\"M34 "
     "126V92h56v34z\"/><path fill=\"#c9603d\" d=\"M28 94l12-24h50v24z\"/>"
     "<path fill=\"#e58a5e\" d=\"M40 70h50v5H37z\"/><path fill=\"#fff4dc\" "
     "stroke=\"#4b3d30\" stroke-width=\"3\" d=\"M84 126V56h28v70z\"/><path "
     "fill=\"#6a829a\" d=\"M80 58l18-34 18 34z\"/><path fill=\"#93a9bd\" "
     "d=\"M80 58l18-34-2 34z\"/><path class=\"hk\" d=\"M91 "
     "126v-16q7-11 14 0v16z\"/>"},
};

/* A second card behind tells that there are more. */
static void write_sheet(struct text *t, int dx, int dy)
{
    text_put(t, "<rect class=\"cd\" stroke-width=\"3\" width=\"150\" "
                "height=\"206\" rx=\"14\" x=\"");
    text_int(t, dx);
    text_put(t, "\" y=\"");
    text_int(t, dy);
    text_put(t, "\"/>");
}

static void write_badge(struct text *t, int count)
{
    text_put(t, "<circle class=\"ik\" stroke=\"#fffdf2\" stroke-width=\"3\" "
                "cx=\"142\" cy=\"8\" r=\"23\"/>");
    document_text(t, "iv", 28, 142, 18, "middle");
    text_int(t, count);
    text_put(t, "</text>");
}

void island_write_window(struct text *t, int card)
{
    text_put(t, "<rect x=\"9\" y=\"9\" width=\"132\" height=\"136\" rx=\"8\" "
                "class=\"");
    text_put(t, cards[card].window);
    text_put(t, "\"/>");
    if (card < PIC_RESOURCES)
        island_write_resource(t, card, 75, 78, "1.5");
    else
        text_put(t, cards[card].art);
}

void island_write_card(struct text *t, int card, int count,
                       const dsk_svg_style *style, int x, int y)
{
    text_put(t, "<g class=\"card\" transform=\"translate(");
    text_int(t, x);
    text_char(t, ' ');
    text_int(t, y);
    text_put(t, count == 0 ? ")\" opacity=\".55\">" : ")\">");
    text_put(t, "<rect class=\"sh\" x=\"5\" y=\"8\" width=\"150\" "
                "height=\"206\" rx=\"14\"/>");
    if (count > 1)
        write_sheet(t, 7, -7);
    write_sheet(t, 0, 0);
    island_write_window(t, card);
    document_text(t, "tx\" font-weight=\"bold", card < PIC_RESOURCES ? 30 : 18,
                  75, 184, "middle");
    text_put(t, card < PIC_RESOURCES
                    ? word_resource(style->lang, card)
                    : word_dev(style->lang, card - PIC_RESOURCES));
    text_put(t, "</text>");
    if (count >= 0)
        write_badge(t, count);
    text_put(t, "</g>\n");
}

static void write_hand(struct text *t, const struct pic_island *p,
                       const dsk_svg_style *style, int x, int y)
{
    text_put(t, "<g id=\"hand\">\n");
    for (int k = 0; k < PIC_RESOURCES; k++)
        island_write_card(t, k, p->hand[k], style, x + 205 * k, y);
    for (int k = 0; k < PIC_DEVS; k++)
        island_write_card(t, PIC_RESOURCES + k, p->dev[k], style, x + 205 * k,
                          y + 250);
    text_put(t, "</g>\n");
}

static void write_dice(struct text *t, const struct pic_island *p, int x, int y)
{
    text_put(t, "<g id=\"dice\">");
    island_write_die(t, p->die[0], false, x, y);
    island_write_die(t, p->die[1], true, x + 136, y);
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
