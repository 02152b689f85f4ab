/*
 * The wheel's board.  Its border looks like the border of sixteen tiles, so its
 * cities and roads are the shapes of small tiles made up for the purpose; the
 * wheel in the middle has six sectors with their crown spaces.
 */
#include "render/carcassonne/wheel.h"

#include "game/rng.h"
#include "render/document.h"
#include "render/carcassonne/figure.h"
#include "render/carcassonne/symbols.h"
#include "render/words.h"

#define RIM      560
#define HUB      150
#define CROWNS_R 300
#define NAMES_R  440

/* What a square of the board's border can hold. */
static const struct tile_def corner_city = {
    .id = "corner",
    .edges = {'C', 'F', 'F', 'C'},
    .nsegs = 2,
    .segs = {{.kind = SEG_CITY, .border = 0xe07},
             {.kind = SEG_FIELD, .border = 0x168, .touches = 1}},
};
static const struct tile_def side_city = {
    .id = "side",
    .edges = {'C', 'F', 'F', 'F'},
    .nsegs = 2,
    .segs = {{.kind = SEG_CITY, .border = 0x007},
             {.kind = SEG_FIELD, .border = 0xb68, .touches = 1}},
};

/* Middle of the square of border edge i (0..15), from the board's middle. */
static struct pt edge_square(int i)
{
    int side = i / 4, along = i % 4;

    return pt_turn(pt(-600 + 400 * along, -600), side);
}

/* Does a segment hold the whole of border edge i? */
static bool holds(const struct board_seg *g, int i)
{
    return g->border >> (3 * i + 1) & 1;
}

static void add_city(struct land *l, struct pic_book *b,
                     const struct board_seg *g, struct pt middle)
{
    for (int i = 0; i < BOARD_EDGES; i++) {
        int before = (i + BOARD_EDGES - 1) % BOARD_EDGES;
        int after = (i + 1) % BOARD_EDGES;
        bool corner = i % 4 == 0 && holds(g, before);
        struct pt at = edge_square(i);

        if (!holds(g, i) || (i % 4 == 3 && holds(g, after)))
            continue; /* the second side of a corner is drawn with the first */
        land_add_bare(l, b, corner ? &corner_city : &side_city, i / 4,
                      middle.x + at.x, middle.y + at.y, PIC_SPAN + 1 + i);
    }
}

void wheel_add(struct land *l, struct pic_book *b, struct pic_square at)
{
    struct pt middle = pt(at.x * TILE_SIDE + 600, at.y * TILE_SIDE + 600);

    for (int i = 0; i < carc_wheel_board.nsegs; i++) {
        if (carc_wheel_board.segs[i].kind == SEG_CITY)
            add_city(l, b, &carc_wheel_board.segs[i], middle);
    }
}

static void write_road(struct text *t, const struct board_seg *g)
{
    static const char *const coats[] = {"rd0s ro", "rd1s rf",
                                        ("rd2s nz\" stroke-width=\"9\" "
                                         "transform=\"translate(-3 -4)")};

    for (int i = 0; i < BOARD_EDGES; i++) {
        struct pt out = pt_turn(pt(0, -TILE_HALF), i / 4), to;

        if (!holds(g, i))
            continue;
        out = pt_add(edge_square(i), out);
        to = pt_long(out, RIM - 30);
        for (int k = 0; k < 3; k++) {
            struct path p;

            path_start(&p, out);
            path_curve(&p, pt_add(out, pt_turn(pt(0, 90), i / 4)),
                       pt_scale(to, 116), to);
            text_put(t, "<path class=\"");
            text_put(t, coats[k]);
            text_put(t, "\" d=\"");
            path_write(&p, t);
            text_put(t, "\"/>");
        }
    }
}

/* ---- the wheel ---------------------------------------------------------- */

static const char *const sector_fill[BOARD_SECTORS] = {
    "#f3d377", "#a9c3de", "#dfba94", "#93a9bd", "#d79a90", "#b3c48c",
};

/* Small pictures of the sectors: coins, scales, ears, cloud, cross, rat. */
static const char *const sector_icon[BOARD_SECTORS] = {
    "<circle fill=\"#f1bf2d\" stroke=\"#6b4a12\" stroke-width=\"3\" r=\"30\" "
    "cx=\"-14\"/><circle fill=\"#f1bf2d\" stroke=\"#6b4a12\" "
    "stroke-width=\"3\" r=\"30\" "
    "cx=\"18\" cy=\"10\"/><path fill=\"none\" stroke=\"#3a2a1c\" "
    "stroke-width=\"5\" stroke-linecap=\"round\" d=\"M18-6v32M10 2h16\"/>",
    "<path fill=\"none\" stroke=\"#3a2a1c\" stroke-width=\"5\" "
    "stroke-linecap=\"round\" d=\"M0-36V34M-36-22H36M-20 34H20\"/><path "
    "fill=\"#f1bf2d\" stroke=\"#6b4a12\" stroke-width=\"3\" "
    "d=\"M-52 8-36-22-20 8q-16 14-32 0zM20 8 36-22 52 8q-16 14-32 0z\"/>",
    "<path fill=\"none\" stroke=\"#3a2a1c\" stroke-width=\"5\" "
    "stroke-linecap=\"round\" d=\"M0 40Q-6 0 12-34M-20 40Q-24 "
    "8-34-14\"/><ellipse "
    "fill=\"#c79460\" stroke=\"#5f3d20\" stroke-width=\"3\" cx=\"14\" "
    "cy=\"-30\" rx=\"9\" ry=\"20\" "
    "transform=\"rotate(24 14 -30)\"/><ellipse fill=\"#c79460\" "
    "stroke=\"#5f3d20\" stroke-width=\"3\" cx=\"-36\" "
    "cy=\"-14\" rx=\"8\" ry=\"18\" transform=\"rotate(-20 -36 -14)\"/>",
    "<path fill=\"#fffdf2\" stroke=\"#5f6b80\" stroke-width=\"3\" d=\"M-44 "
    "4q-10-24 14-28 8-22 32-12 24-8 30 14 20 4 12 "
    "26z\"/><path fill=\"#f1bf2d\" stroke=\"#6b4a12\" stroke-width=\"3\" "
    "d=\"M4 6-12 30H2L-8 52 22 22H8L18 6z\"/>",
    "<path class=\"hk\" d=\"M-7-44H7V-16H34V-2H7V46H-7V-2H-34V-16H-7z\"/>",
    "<ellipse class=\"hk\" cx=\"2\" cy=\"6\" rx=\"34\" ry=\"20\"/><circle "
    "class=\"hk\" cx=\"-30\" cy=\"0\" r=\"15\"/><path fill=\"none\" "
    "stroke=\"#3a2a1c\" stroke-width=\"5\" stroke-linecap=\"round\" "
    "d=\"M34 8q24 4 22 30\"/><circle fill=\"#fffdf2\" "
    "cx=\"-36\" cy=\"-3\" r=\"3\"/>",
};

/* The middle of a sector: the first one lies in the east, as printed. */
static int sector_angle(int i)
{
    return 60 * i;
}

static void write_sector_shape(struct text *t, int i)
{
    int middle = sector_angle(i);
    struct pt a = pt_polar(RIM, middle - 30), b = pt_polar(RIM, middle + 30);

    text_put(t, "<path d=\"M0 0L");
    text_int(t, a.x);
    text_char(t, ' ');
    text_int(t, a.y);
    text_put(t, "A560 560 0 0 1 ");
    text_int(t, b.x);
    text_char(t, ' ');
    text_int(t, b.y);
    text_put(t, "z\" style=\"fill:");
    text_put(t, sector_fill[i]);
    text_put(t, ";stroke:#5b4a3c;stroke-width:8\"/>");
}

static void write_crown(struct text *t, struct pt at, int seat)
{
    text_put(t, "<g class=\"crown\" transform=\"translate(");
    text_int(t, at.x);
    text_char(t, ' ');
    text_int(t, at.y);
    text_put(t, ")\"><circle class=\"cn\" r=\"58\"/><path fill=\"#f1bf2d\" "
                "stroke=\"#6b4a12\" stroke-width=\"3\" "
                "d=\"M-32 22V-18L-14 0 0-26 14 0 32-18V22z\"/></g>");
    if (seat != PIC_NOBODY)
        figure_write_at(t, PIC_MEEPLE, seat, at, 110, false);
}

static void write_sector(struct text *t, const struct pic_position *p, int i,
                         const dsk_svg_style *style)
{
    const struct board_sector *s = &carc_wheel_board.sectors[i];
    int middle = sector_angle(i);
    struct pt name = pt_polar(NAMES_R, middle);

    text_put(t, "<g id=\"sector-");
    text_put(t, s->name);
    text_put(t, "\" class=\"sector\"><title>");
    document_escape(t, picture_word(PICTURE_SECTOR_FORTUNE + i, style->lang));
    text_put(t, "</title>");
    write_sector_shape(t, i);
    text_put(t, "<g transform=\"translate(");
    text_int(t, name.x);
    text_char(t, ' ');
    text_int(t, name.y);
    text_put(t, ")\"><g transform=\"translate(0 -30)\">");
    text_put(t, sector_icon[i]);
    text_put(t, "</g><text class=\"nu\" font-size=\"38\" "
                "text-anchor=\"middle\" y=\"62\">");
    document_escape(t, picture_word(PICTURE_SECTOR_FORTUNE + i, style->lang));
    text_put(t, "</text></g>");
    for (int k = 0; k < s->crowns; k++)
        write_crown(
            t, pt_polar(CROWNS_R, middle + (s->crowns == 1 ? 0 : 26 * k - 13)),
            p->crown[i][k]);
    text_put(t, "</g>\n");
}

static void write_wheel(struct text *t, const struct pic_position *p,
                        const dsk_svg_style *style)
{
    struct pt pig = pt_polar(HUB, sector_angle(p->pig));

    text_put(t, "<circle class=\"sh\" cx=\"16\" cy=\"34\" r=\"592\"/><circle "
                "class=\"wd2\" cy=\"14\" r=\"588\"/><circle class=\"wd1\" "
                "r=\"588\"/><circle class=\"wd0s\" stroke-width=\"8\" "
                "r=\"576\"/>\n");
    for (int i = 0; i < BOARD_SECTORS; i++)
        write_sector(t, p, i, style);
    text_put(t, "<circle fill=\"#c79460\" stroke=\"#5f3d20\" "
                "stroke-width=\"3\" r=\"120\"/><circle fill=\"#f1bf2d\" "
                "stroke=\"#6b4a12\" stroke-width=\"3\" "
                "r=\"50\"/>\n<g id=\"bigpig\" transform=\"translate(");
    text_int(t, pig.x);
    text_char(t, ' ');
    text_int(t, pig.y);
    text_put(t, ")\"><use href=\"#yp\" transform=\"scale(.8)\"/></g>\n");
}

/* Is there a road or a city on the square of this point? */
static bool is_built(struct pt at)
{
    for (int i = 0; i < BOARD_EDGES; i++) {
        struct pt d = pt_sub(at, edge_square(i));

        if (d.x < -TILE_HALF || d.x > TILE_HALF || d.y < -TILE_HALF ||
            d.y > TILE_HALF)
            continue;
        for (int k = 0; k < carc_wheel_board.nsegs; k++) {
            if (carc_wheel_board.segs[k].kind != SEG_FIELD &&
                holds(&carc_wheel_board.segs[k], i))
                return true;
        }
    }
    return false;
}

static void write_trees(struct text *t)
{
    uint64_t rng = 4;

    for (int i = 0; i < 120; i++) {
        int y = (int)rng_below(&rng, 1500), x = (int)rng_below(&rng, 1500);
        struct pt at = pt(x - 750, y - 750);
        int kind = (int)rng_below(&rng, 6);

        if (pt_length(at) < RIM + 80 || is_built(at))
            continue;
        text_put(t, "<use href=\"#");
        text_put(t, symbol_id((enum pic_symbol)(SY_GROVE0 + kind)));
        text_put(t, "\" x=\"");
        text_int(t, at.x);
        text_put(t, "\" y=\"");
        text_int(t, at.y);
        text_put(t, "\"/>");
    }
    text_char(t, '\n');
}

void wheel_write(struct text *t, const struct pic_position *p,
                 const dsk_svg_style *style)
{
    text_put(t, "<g id=\"wheel\" class=\"board\" transform=\"translate(");
    text_int(t, p->board.x * TILE_SIDE + 600);
    text_char(t, ' ');
    text_int(t, p->board.y * TILE_SIDE + 600);
    text_put(t, ")\"><title>");
    text_put(t, picture_word(PICTURE_WHEEL, style->lang));
    text_put(t, "</title>\n");
    for (int i = 0; i < carc_wheel_board.nsegs; i++) {
        if (carc_wheel_board.segs[i].kind == SEG_ROAD)
            write_road(t, &carc_wheel_board.segs[i]);
    }
    write_trees(t);
    write_wheel(t, p, style);
    text_put(t, "</g>\n");
}
