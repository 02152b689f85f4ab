/* A position of Catan as a document. */
#include "render/catan/geometry.h"

#include "game/rng.h"
#include "game/words.h"
#include "render/document.h"
#include "render/drawing.h"
#include "render/film.h"
#include "render/catan/panel.h"
#include "render/catan/words.h"

#define HEX "M0-200 173-100V100L0 200-173 100V-100z"

/* ---- terrains ----------------------------------------------------------- */

/* The ground's class and what stands on it, clear of the number's disc. */
struct terrain {
    const char *class, *art;
};

#define SHEEP_ART                                                              \
    "<ellipse class=\"sh\" cx=\"2\" cy=\"15\" rx=\"20\" ry=\"5\"/><path "      \
    "class=\"ln\" d=\"M-9 8V16M9 8V16\"/><path class=\"sn\" "                  \
    "style=\"stroke:#555;stroke-width:2\" d=\"M-18 0q-6-10 5-12 4-8 12-4 8-5 " \
    "12 3 10 1 8 11 0 9-9 9-5 5-11 1-7 4-11-1-8 0-6-7z\"/><ellipse "           \
    "class=\"hk\" cx=\"-19\" cy=\"-6\" rx=\"7\" ry=\"6\"/>"

static const struct terrain terrains[NPIC_TERRAINS] = {
    [PIC_FOREST] =
        {"hF",
         "<g transform=\"scale(1.7)\"><use href=\"#q4\" y=\"-82\"/><use "
         "href=\"#q4\" x=\"-38\" y=\"-62\"/><use href=\"#q4\" x=\"34\" "
         "y=\"-64\"/><use href=\"#q3\" x=\"-2\" y=\"-56\"/><use href=\"#q4\" "
         "x=\"-72\" y=\"-40\"/><use href=\"#q3\" x=\"68\" y=\"-42\"/><use "
         "href=\"#q3\" x=\"-50\" y=\"-34\"/><use href=\"#q4\" x=\"46\" "
         "y=\"-30\"/><use href=\"#q3\" x=\"-74\" y=\"-6\"/><use href=\"#q4\" "
         "x=\"76\" y=\"-8\"/><use href=\"#q4\" x=\"-52\" y=\"8\"/><use "
         "href=\"#q3\" x=\"54\" y=\"10\"/><use href=\"#q4\" x=\"-78\" "
         "y=\"28\"/><use href=\"#q4\" x=\"78\" y=\"30\"/><use href=\"#q3\" "
         "x=\"-46\" y=\"44\"/><use href=\"#q4\" x=\"44\" y=\"46\"/><use "
         "href=\"#q4\" x=\"-20\" y=\"62\"/><use href=\"#q3\" x=\"18\" "
         "y=\"64\"/><use href=\"#q4\" y=\"86\"/></g>"},
    [PIC_HILLS] =
        {"hH",
         "<path class=\"br\" style=\"fill-opacity:.45\" d=\"M-160-60Q-110-130-"
         "50-90 0-150 60-96 120-130 160-60 80-30 0-50-80-30-160-60zM-150 "
         "90Q-90 30-40 80 30 40 70 84 120 50 150 90 70 140 0 "
         "176-70 140-150 90z\"/><g class=\"br\"><path d=\"M-128-52h44v20h-44"
         "zM-84-52h44v20h-44zM-106-74h44v20h-44zM70-70h44v20H70zM92-92h44v20H"
         "92zM48-92h44v20H48zM-60 112h44v20h-44zM-16 112h44v20h-44zM-38 90h44v2"
         "0h-44zM28 112h44v20H28zM6 90h44v20H6z\"/></g>"},
    [PIC_PASTURE] =
        {"hP",
         "<g transform=\"translate(-70 -84)scale(1.7)\">" SHEEP_ART "</g>"
         "<g transform=\"translate(76 -64)scale(1.45)\">" SHEEP_ART "</g>"
         "<g transform=\"translate(14 116)scale(1.7)\">" SHEEP_ART "</g>"
         "<path class=\"ln\" style=\"stroke:#6f9a45\" d=\"M-130-10l6-14m8 "
         "14v-16m14 16l-6-14M104 30l6-14m8 14v-16m14 16l-6-14M-90 92l6-14m8 "
         "14v-16m14 16l-6-14M-20-130l6-14m8 14v-16m14 16l-6-14\"/>"},
    [PIC_FIELDS] =
        {"hG",
         "<g class=\"fu\"><path d=\"M-160-90Q-60-150 0-170M-160-58Q-40-120 "
         "60-152M-160-26Q-20-92 112-122M-160 6Q-120-14-76-34M-160 38Q-120 "
         "18-70-2M76-46Q120-64 160-70M72-12Q116-28 160-38M70 26Q110 10 160-6M"
         "-156 72Q-100 44-62 30M-130 100Q-60 64-30 60M-100 122Q0 74 160 26M-66"
         " 142Q60 88 160 58M-30 164Q80 112 150 94\"/></g><g class=\"ye\"><path "
         "d=\"M-104 118l-12-40h34l-12 40 12 26h-34zM98-70l-12-40h34l-12 40 12 "
         "26h-34zM56 146l-12-40h34l-12 40 12 26h-34z\"/></g>"},
    [PIC_MOUNTAINS] =
        {"hM",
         "<path class=\"mt\" d=\"M-150-30-90-130-50-70 0-168 66-66 100-120 "
         "150-30 60-4-70-4zM-140 100-86 30-40 88 20 36 64 92 104 50 140 100 70 "
         "144 0 180-70 144z\"/><path class=\"sn\" "
         "d=\"M-104-106-90-130-74-106-88"
         "-98zM-22-124 0-168 28-124 10-130 0-114-8-128zM86-96 100-120 114-96 "
         "100-90zM-98 46-86 30-74 46-86 52zM4 50 20 36 34 52 20 58zM94 62 104 "
         "50 114 64 104 68z\"/>"},
    [PIC_DESERT] =
        {"hD",
         "<g class=\"du\"><path d=\"M-140-50q40-30 80 0t80 0M-20-110q30-24 60 "
         "0t60 0M-130 60q40-30 80 0t80 0M0 120q30-24 60 0t60 0M40-20q30-24 60 "
         "0t40 0\"/></g><path class=\"pn\" d=\"M-82 20V-64q0-12 12-12t12 "
         "12v30h10v-16q0-8 8-8t8 8v26q0 10-10 10h-16V20zM90 130V76q0-10 "
         "10-10t10 10v18h10V82h12v18q0 8-8 8h-14v22z\"/>"},
    [PIC_UNKNOWN] = {"hU", ""},
};

static void write_terrain(struct text *t, const struct terrain *g)
{
    text_put(t, "<g id=\"");
    text_put(t, g->class);
    text_put(t, "\"><path class=\"");
    text_put(t, g->class);
    text_put(t, "\" d=\"" HEX "\"/>");
    text_put(t, g->art);
    text_put(t, "<path class=\"hx\" d=\"" HEX "\"/></g>\n");
}

/* What stands on the island, by id. */
static const struct {
    const char *id, *markup;
} pieces[] = {
    {"house", "<path id=\"house\" d=\"M-30 28V-10L0-38 30-10V28z\"/>\n"},
    {"town", "<path id=\"town\" d=\"M-46 34V-18L-22-44 2-18V-4H46V34z\"/>\n"},
    {"way", "<path id=\"way\" d=\"M-62-15H62V15H-62z\"/>\n"},
    {"robber", "<g id=\"robber\"><ellipse class=\"sh\" cx=\"4\" cy=\"46\" "
               "rx=\"40\" ry=\"10\"/><path style=\"fill:#3b3b42;stroke:#111;"
               "stroke-width:4\" d=\"M0-56c14 0 22 11 18 23 16 6 24 34 22 "
               "58q-2 14-14 20h-52q-12-6-14-20c-2-24 6-52 22-58-4-12 4-23 "
               "18-23z\"/><path style=\"fill:#e8e3d6\" "
               "d=\"M-12-38h9v6h-9zM3-38h9v6H3z\"/></g>\n"},
};

static void write_drawing(struct canvas *c, const struct drawing *d)
{
    drawing_write(canvas_part(c, d->id), d);
    canvas_part_end(c);
}

static void write_defs(struct canvas *c)
{
    write_drawing(c, &drawing_trees[3]);
    write_drawing(c, &drawing_trees[4]);
    for (int i = 0; i < DSK_PLAYERS_MAX; i++)
        write_drawing(c, &drawing_seats[i]);
    for (int i = 0; i < NPIC_TERRAINS; i++) {
        write_terrain(canvas_part(c, terrains[i].class), &terrains[i]);
        canvas_part_end(c);
    }
    for (unsigned i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        text_put(canvas_part(c, pieces[i].id), pieces[i].markup);
        canvas_part_end(c);
    }
}

/* ---- small writers ------------------------------------------------------ */

static void write_at(struct text *t, struct pt at)
{
    text_put(t, " transform=\"translate(");
    text_int(t, at.x);
    text_char(t, ' ');
    text_int(t, at.y);
    text_char(t, ')');
}

static void write_use(struct text *t, const char *id)
{
    text_put(t, "<use href=\"#");
    text_put(t, id);
    text_put(t, "\"/>");
}

static void write_path_between(struct text *t, struct pt a, struct pt b)
{
    text_char(t, 'M');
    text_int(t, a.x);
    text_char(t, ' ');
    text_int(t, a.y);
    text_char(t, 'L');
    text_int(t, b.x);
    text_char(t, ' ');
    text_int(t, b.y);
}

/* ---- sea and coast ------------------------------------------------------ */

static void write_sea(struct text *t)
{
    uint64_t rng = 11;

    text_put(t, "<g id=\"sea\"><rect class=\"sea\" x=\"-1140\" y=\"-1080\" "
                "width=\"2280\" height=\"2160\" rx=\"80\"/><path class=\"se2\" "
                "fill=\"none\" d=\"");
    for (int i = 0; i < 150; i++) {
        int y = (int)rng_below(&rng, 2100), x = (int)rng_below(&rng, 2200);
        struct pt at = pt(x - 1110, y - 1040);

        if (pt_length(at) < 1000)
            continue;
        text_char(t, 'M');
        text_int(t, at.x);
        text_char(t, ' ');
        text_int(t, at.y);
        text_put(t, "q10-11 20 0t20 0");
    }
    text_put(t, "\"/><path class=\"bea\" stroke-linejoin=\"round\" "
                "style=\"stroke-width:54\" d=\"");
    for (int i = 0; i < PIC_HEXES; i++) {
        struct pt at = island_hex_at(i);

        text_char(t, 'M');
        text_int(t, at.x);
        text_char(t, ' ');
        text_int(t, at.y - 200);
        text_put(t, "l173 100v200l-173 100-173-100v-200z");
    }
    text_put(t, "\"/></g>\n");
}

/* Icons of lumber, brick, wool, grain, ore and `any`, about 40 wide. */
static const char *const resource_icon[PIC_RESOURCES + 2] = {
    "<path class=\"wd\" d=\"M-20-8H14a8 8 0 0 1 0 16H-20z\"/><circle "
    "class=\"fy\" style=\"fill:#e6c08c\" cx=\"14\" r=\"6\"/>",
    "<path class=\"br\" d=\"M-20-10H-1V-1H-20zM1-10H20V-1H1zM-10 1H9v9H-10z"
    "M-20 1h8v9h-8zM11 1h9v9h-9z\"/>",
    "<g transform=\"scale(.8)\">" SHEEP_ART "</g>",
    "<path class=\"ye\" d=\"M-3 16-14-10Q-10-18-5-12L0 0 5-12Q10-18 14-10L3 "
    "16zM-3 0Q-6-14 0-20 6-14 3 0z\"/>",
    "<path class=\"mt\" d=\"M-20 12-14-8-2-14 12-10 20 4 14 14z\"/>",
    "<text class=\"nu\" font-size=\"34\" text-anchor=\"middle\" "
    "y=\"12\">?</text>",
    "<text class=\"nu\" font-size=\"34\" text-anchor=\"middle\" "
    "y=\"12\">?</text>",
};

static void write_harbour(struct text *t, const struct pic_island *p, int i)
{
    int a, b, kind = p->harbour[i];
    struct pt from, to, middle, at;

    island_path_ends(island_harbour_path(i), &a, &b);
    from = island_vertex_at(a);
    to = island_vertex_at(b);
    middle = pt_scale(pt_add(from, to), 50);
    at = pt_long(middle, pt_length(middle) + 116);
    text_put(t, "<g id=\"harbour");
    text_int(t, i);
    text_put(t, "\" class=\"harbour\"><path class=\"ln\" "
                "style=\"stroke-width:12;stroke:#8a5f38\" d=\"");
    write_path_between(t, from, at);
    write_path_between(t, to, at);
    text_put(t, "\"/><g");
    write_at(t, at);
    text_put(t, "\"><path class=\"wd\" d=\"M-64 20H64L44 56H-44z\"/><circle "
                "class=\"tk\" cy=\"-10\" r=\"50\"/><text class=\"nu\" "
                "font-size=\"34\" font-weight=\"bold\" text-anchor=\"middle\" "
                "y=\"-16\">");
    text_put(t, kind < PIC_RESOURCES ? "2:1" : kind == 5 ? "3:1" : "?");
    text_put(t, "</text><g transform=\"translate(0 12)\">");
    text_put(t, resource_icon[kind < 7 ? kind : 6]);
    text_put(t, "</g></g></g>\n");
}

/* ---- hexes -------------------------------------------------------------- */

static void write_pips(struct text *t, int number)
{
    int n = number < 7 ? number - 1 : 13 - number;

    for (int i = 0; i < n; i++) {
        text_put(t, "<circle cx=\"");
        text_int(t, (2 * i - n + 1) * 7);
        text_put(t, "\" cy=\"32\" r=\"4\"/>");
    }
}

static void write_number(struct text *t, int number)
{
    bool red = number == 6 || number == 8;

    text_put(t, "<circle class=\"tk\" r=\"52\"");
    if (red) /* marked for those who do not see red */
        text_put(t, " style=\"stroke:#b3261e;stroke-width:8\"");
    text_put(t, "/><g class=\"");
    text_put(t, red ? "red" : "nu");
    text_put(t, "\"><text font-size=\"60\" font-weight=\"bold\" "
                "text-anchor=\"middle\" y=\"16\">");
    text_int(t, number);
    text_put(t, "</text>");
    write_pips(t, number);
    text_put(t, "</g>");
}

static void write_hex(struct text *t, const struct pic_island *p, int i,
                      const dsk_svg_style *style)
{
    const struct terrain *g = &terrains[p->terrain[i]];

    text_put(t, "<g id=\"h");
    text_int(t, i);
    text_put(t, "\" class=\"hex\"");
    write_at(t, island_hex_at(i));
    text_put(t, "\"><title>h");
    text_int(t, i);
    text_char(t, ' ');
    text_put(t, word_terrain(style->lang, p->terrain[i]));
    if (p->number[i] > 0) {
        text_char(t, ' ');
        text_int(t, p->number[i]);
    }
    text_put(t, "</title>");
    write_use(t, g->class);
    if (p->number[i] > 0)
        write_number(t, p->number[i]);
    text_put(t, "</g>\n");
}

/* ---- pieces ------------------------------------------------------------- */

static void write_piece(struct text *t, const struct pic_island *p, int owner,
                        const char *shape, const char *title, int mark_y,
                        const dsk_svg_style *style)
{
    int colour = p->owner[owner].colour & 7;

    text_put(t, "><title>");
    text_put(t, word_colour(style->lang, colour));
    text_put(t, ": ");
    text_put(t, title);
    text_put(t, "</title>");
    write_use(t, shape);
    text_put(t, "<use href=\"#m");
    text_int(t, colour);
    text_put(t, "\" y=\"");
    text_int(t, mark_y);
    text_put(t, "\"/></g>\n");
}

/* What stands to the end has an id, what goes in a film has none. */
static void open_piece(struct text *t, const struct pic_island *p, char letter,
                       const struct pic_piece *q)
{
    text_put(t, "<g ");
    if (q->to == 0) {
        text_put(t, "id=\"");
        text_char(t, letter);
        text_int(t, q->at);
        text_put(t, "\" ");
    }
    text_put(t, "class=\"p");
    text_int(t, p->owner[q->owner].colour & 7);
    text_put(t, "\" data-seat=\"");
    text_int(t, q->owner);
    text_char(t, '"');
}

static void write_road(struct text *t, const struct pic_island *p,
                       const struct pic_piece *q, const dsk_svg_style *style)
{
    int a, b;
    struct pt from, to;

    island_path_ends(q->at, &a, &b);
    from = island_vertex_at(a);
    to = island_vertex_at(b);
    open_piece(t, p, 'e', q);
    write_at(t, pt_scale(pt_add(from, to), 50));
    text_put(t, "rotate(");
    text_int(t, pt_angle(pt_sub(to, from)));
    text_put(t, ")\"");
    write_piece(t, p, q->owner, "way",
                words_czech(style->lang) ? "cesta" : "road", 0, style);
}

static void write_building(struct text *t, const struct pic_island *p,
                           const struct pic_piece *q,
                           const dsk_svg_style *style)
{
    bool cs = words_czech(style->lang), city = q->kind == PIC_CITY;

    open_piece(t, p, 'v', q);
    write_at(t, island_vertex_at(q->at));
    text_put(t, "scale(1.3)\"");
    write_piece(t, p, q->owner, city ? "town" : "house",
                city ? cs ? "město" : "city"
                : cs ? "vesnice"
                     : "settlement",
                city ? 16 : 8, style);
}

static void write_robber(struct text *t, const struct pic_piece *q,
                         const dsk_svg_style *style)
{
    struct pt at = island_hex_at(q->at);

    text_put(t, q->to == 0 ? "<g id=\"robber-piece\"" : "<g");
    write_at(t, pt(at.x + 66, at.y - 20));
    text_put(t, "\"><title>");
    text_put(t, word_robber(style->lang));
    text_put(t, "</title><use href=\"#robber\"/></g>\n");
}

/* In the south-west of the sea. */
#define ROLL_X (-1110)
#define ROLL_Y 930

static void write_roll(struct text *t, const struct pic_piece *q)
{
    int first = (q->at - 1) / 6;

    island_write_die(t, first, ROLL_X, ROLL_Y);
    island_write_die(t, q->at - 6 * first, ROLL_X + 140, ROLL_Y);
}

static void write_one(struct text *t, const struct pic_island *p,
                      const struct pic_piece *q, const dsk_svg_style *style)
{
    switch (q->kind) {
    case PIC_ROAD:
        write_road(t, p, q, style);
        break;
    case PIC_SETTLEMENT:
    case PIC_CITY:
        write_building(t, p, q, style);
        break;
    case PIC_HEX_ROBBER:
        write_robber(t, q, style);
        break;
    default:
        write_roll(t, q);
    }
}

/* By the letter of their places. */
static const char *const piece_ids[NPIC_PIECES] = {
    [PIC_ROAD] = "e",         [PIC_SETTLEMENT] = "v", [PIC_CITY] = "v",
    [PIC_HEX_ROBBER] = "rob", [PIC_ROLL] = "roll",
};

/* One piece of a position or a film. */
static void put_piece(struct canvas *c, const struct pic_island *p,
                      const struct pic_piece *q, const dsk_svg_style *style)
{
    write_one(canvas_numbered(c, piece_ids[q->kind], q->at), p, q, style);
    canvas_part_end(c);
}

/* The pieces of a position. */
static void write_pieces(struct canvas *c, const struct pic_island *p,
                         const dsk_svg_style *style)
{
    struct pic_piece q = {.kind = PIC_ROAD};

    for (int i = 0; i < PIC_EDGES; i++) {
        q.owner = (uint8_t)(p->road[i] - 1);
        q.at = (uint8_t)i;
        if (p->road[i] != 0)
            put_piece(c, p, &q, style);
    }
    for (int i = 0; i < PIC_VERTICES; i++) {
        q.kind = p->city[i] ? PIC_CITY : PIC_SETTLEMENT;
        q.owner = (uint8_t)(p->building[i] - 1);
        q.at = (uint8_t)i;
        if (p->building[i] != 0)
            put_piece(c, p, &q, style);
    }
    q.kind = PIC_HEX_ROBBER;
    q.at = (uint8_t)p->robber;
    if (p->robber >= 0)
        put_piece(c, p, &q, style);
}

/* The pieces of a film, kind by kind so that none hides another. */
static void write_film(struct canvas *c, const struct pic_island *p,
                       const struct pic_island_film *film,
                       const dsk_svg_style *style)
{
    for (int kind = 0; kind < NPIC_PIECES; kind++) {
        for (int i = 0; i < film->npieces; i++) {
            const struct pic_piece *q = &film->piece[i];

            if (q->kind != kind)
                continue;
            film_open(&c->t, film->step_ms, q->from, q->to);
            put_piece(c, p, q, style);
            film_close(&c->t);
        }
    }
}

/* ---- layers ------------------------------------------------------------- */

static struct pt path_middle(int edge)
{
    int a, b;

    island_path_ends(edge, &a, &b);
    return pt_scale(pt_add(island_vertex_at(a), island_vertex_at(b)), 50);
}

/* How a layer of marks looks: its class, what its ids begin with, radii. */
struct rings {
    const char *class, *id;
    int hex, edge, vertex;
};

static void write_ring(struct canvas *c, const struct rings *r, struct pt at,
                       int radius, const char *letter, int number)
{
    struct text *t = canvas_numbered(c, letter, number);

    text_put(t, "<circle class=\"");
    text_put(t, r->class);
    text_put(t, "\" id=\"");
    text_put(t, r->id);
    text_put(t, letter);
    text_int(t, number);
    text_put(t, "\" cx=\"");
    text_int(t, at.x);
    text_put(t, "\" cy=\"");
    text_int(t, at.y);
    text_put(t, "\" r=\"");
    text_int(t, radius);
    text_put(t, "\"/>\n");
    canvas_part_end(c);
}

static void write_marks(struct canvas *c, const struct pic_marks *m,
                        const struct rings *r)
{
    canvas_layer(c, r->class, "");
    for (int i = 0; i < PIC_HEXES; i++) {
        if (m->hex >> i & 1)
            write_ring(c, r, island_hex_at(i), r->hex, "h", i);
    }
    for (int i = 0; i < PIC_EDGES; i++) {
        if (m->edge[i / 64] >> i % 64 & 1)
            write_ring(c, r, path_middle(i), r->edge, "e", i);
    }
    for (int i = 0; i < PIC_VERTICES; i++) {
        if (m->vertex >> i & 1)
            write_ring(c, r, island_vertex_at(i), r->vertex, "v", i);
    }
    canvas_layer_end(c);
}

static const struct rings legal_rings = {"legal", "l", 84, 26, 36};
static const struct rings last_rings = {"last", "last", 130, 74, 70};

static void write_label(struct canvas *c, struct pt at, const char *letter,
                        int n, int size)
{
    struct text *t = canvas_numbered(c, letter, n);

    text_put(t, "<text class=\"lb\" font-size=\"");
    text_int(t, size);
    text_put(t, "\" text-anchor=\"middle\" x=\"");
    text_int(t, at.x);
    text_put(t, "\" y=\"");
    text_int(t, at.y + size / 3);
    text_put(t, "\">");
    text_put(t, letter);
    text_int(t, n);
    text_put(t, "</text>\n");
    canvas_part_end(c);
}

static void write_numbers(struct canvas *c)
{
    canvas_layer(c, "numbers", " class=\"dec\"");
    for (int i = 0; i < PIC_HEXES; i++) {
        struct pt at = island_hex_at(i);

        write_label(c, pt(at.x, at.y + 90), "h", i, 30);
    }
    for (int i = 0; i < PIC_EDGES; i++)
        write_label(c, path_middle(i), "e", i, 26);
    for (int i = 0; i < PIC_VERTICES; i++)
        write_label(c, island_vertex_at(i), "v", i, 32);
    canvas_layer_end(c);
}

void island_write_resource(struct text *t, int kind)
{
    text_put(t, resource_icon[kind]);
}

/* "Points: red 3, blue 5. To move: red. Rolled: 8. Robber: h4." */
static void describe(struct canvas *c, const struct pic_island *p,
                     const dsk_svg_style *style)
{
    struct text *t = document_desc(c);
    bool cs = words_czech(style->lang);
    int told = 0;

    for (int i = 0; i < PIC_OWNERS; i++) {
        if (!p->owner[i].plays)
            continue;
        text_put(t, told++ == 0 ? cs ? "Body: " : "Points: " : ", ");
        document_seat(t, style, i, p->owner[i].colour);
        text_char(t, ' ');
        text_int(t, p->owner[i].points);
    }
    text_put(t, told > 0 ? "." : cs ? "Ostrov." : "An island.");
    if (p->turn >= 0 && p->owner[p->turn].plays) {
        text_put(t, cs ? " Na tahu: " : " To move: ");
        document_seat(t, style, p->turn, p->owner[p->turn].colour);
        text_char(t, '.');
    }
    if (p->die[0] > 0) {
        text_put(t, cs ? " Hod: " : " Rolled: ");
        text_int(t, p->die[0] + p->die[1]);
        text_char(t, '.');
    }
    if (p->robber >= 0) {
        text_put(t, cs ? " Zloděj: h" : " Robber: h");
        text_int(t, p->robber);
        text_char(t, '.');
    }
    document_desc_end(c);
}

static void write_ground(struct canvas *c, const struct pic_island *p,
                         const dsk_svg_style *style)
{
    canvas_layer(c, "sea", NULL);
    write_sea(canvas_part(c, "sea"));
    canvas_part_end(c);
    canvas_layer(c, "harbours", NULL);
    for (int i = 0; i < PIC_HARBOURS; i++) {
        write_harbour(canvas_numbered(c, "harbour", i), p, i);
        canvas_part_end(c);
    }
    canvas_layer(c, "hexes", "");
    for (int i = 0; i < PIC_HEXES; i++) {
        write_hex(canvas_numbered(c, "h", i), p, i, style);
        canvas_part_end(c);
    }
    canvas_layer_end(c);
}

int island_draw(struct canvas *c, const struct pic_island *p,
                const struct pic_island_film *film, const dsk_svg_style *style)
{
    struct frame f = {-1160, -1100, 2320, 2200, style->tile_px, 346};

    if (style->layers & DSK_SVG_PLAYERS)
        f.width += ISLAND_PANEL;
    document_start(c, &f, style, "Catan");
    describe(c, p, style);
    document_defs(c, style, STYLE_ISLAND);
    write_defs(c);
    document_body(c, &f, style);
    write_ground(c, p, style);
    canvas_layer(c, "pieces", "");
    if (film == NULL)
        write_pieces(c, p, style);
    else
        write_film(c, p, film, style);
    canvas_layer_end(c);
    if (style->layers & DSK_SVG_LAST)
        write_marks(c, &p->last, &last_rings);
    if (style->layers & DSK_SVG_LEGAL)
        write_marks(c, &p->legal, &legal_rings);
    if (style->layers & DSK_SVG_NUMBERS)
        write_numbers(c);
    if (style->layers & DSK_SVG_PLAYERS)
        island_panel(c, p, style, 1190, -1060);
    return document_end(c);
}

int pic_island_play(const struct pic_island *p,
                    const struct pic_island_film *film,
                    const dsk_svg_style *style, char *buf, size_t n)
{
    struct canvas c = canvas_document(buf, n);

    return island_draw(&c, p, film, style);
}

int pic_island(const struct pic_island *p, const dsk_svg_style *style,
               char *buf, size_t n)
{
    return pic_island_play(p, NULL, style, buf, n);
}
