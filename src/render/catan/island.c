/* A position of Catan as a document. */
#include "render/catan/geometry.h"

#include "game/rng.h"
#include "render/document.h"
#include "render/drawing.h"
#include "render/film.h"
#include "render/catan/marks.h"
#include "render/catan/panel.h"
#include "render/catan/terrain.h"
#include "render/catan/words.h"
#include "render/words.h"

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

/* The outline of all hexes: shallows, beach and its edge are strokes of it. */
static void write_coast(struct text *t)
{
    text_put(t, "<path id=\"coast\" class=\"rj\" d=\"");
    for (int i = 0; i < PIC_HEXES; i++) {
        struct pt at = island_hex_at(i);

        text_char(t, 'M');
        coords_write(t, at.x, at.y - 200, true);
        text_put(t, "l173 100v200l-173 100-173-100v-200z");
    }
    text_put(t, "\"/>\n");
}

static void write_sea(struct text *t)
{
    uint64_t rng = 11;

    text_put(t, "<g id=\"sea\"><rect class=\"sea0\" x=\"-1140\" y=\"-1080\" "
                "width=\"2280\" height=\"2160\" rx=\"80\"/><path "
                "class=\"sea1s rc\" stroke-width=\"5\" d=\"");
    for (int i = 0; i < 150; i++) {
        int y = (int)rng_below(&rng, 2100), x = (int)rng_below(&rng, 2200);
        struct pt at = pt(x - 1110, y - 1040);

        if (pt_length(at) < 1040)
            continue;
        text_char(t, 'M');
        coords_write(t, at.x, at.y, true);
        text_put(t, "q12-12 24 0t24 0");
    }
    text_put(t, "\"/><use href=\"#coast\" class=\"sea1s\" "
                "stroke-width=\"210\"/><use href=\"#coast\" class=\"sea2s\" "
                "stroke-width=\"118\"/><use href=\"#coast\" class=\"sea3s\" "
                "stroke-width=\"72\" x=\"12\" y=\"20\" "
                "opacity=\".7\"/><use href=\"#coast\" class=\"bch1s\" "
                "stroke-width=\"66\" y=\"11\"/><use href=\"#coast\" "
                "class=\"bch0s\" stroke-width=\"66\"/></g>\n");
}

/* Where two hexes meet there is sand between them. */
static void write_dunes(struct text *t)
{
    text_put(t, "<g id=\"dunes\"><use href=\"#coast\" class=\"bch0s\" "
                "stroke-width=\"13\"/><use href=\"#coast\" class=\"bch1s\" "
                "stroke-width=\"2.5\" opacity=\".7\"/></g>\n");
}

static void write_harbour(struct text *t, const struct pic_island *p, int i)
{
    int a, b, kind = p->harbour[i];
    struct pt from, to, middle, at;

    island_path_ends(island_harbour_path(i), &a, &b);
    from = island_vertex_at(a);
    to = island_vertex_at(b);
    middle = pt_scale(pt_add(from, to), 50);
    at = pt_long(middle, pt_length(middle) + 130);
    text_put(t, "<g id=\"harbour");
    text_int(t, i);
    text_put(t, "\" class=\"harbour\">");
    for (int k = 0; k < 2; k++) {
        text_put(t, k == 0
                        ? "<path class=\"wd2s rc\" stroke-width=\"20\" d=\""
                        : "<path class=\"wd0s rc\" stroke-width=\"12\" d=\"");
        write_path_between(t, from,
                           pt_add(from, pt_scale(pt_sub(at, from), 66)));
        write_path_between(t, to, pt_add(to, pt_scale(pt_sub(at, to), 66)));
        text_put(t, "\"/>");
    }
    text_put(t, "<g");
    write_at(t, at);
    text_put(t, "scale(1.25)\"><g class=\"mt\"><use href=\"#ship\"/><text "
                "class=\"nu\" font-size=\"26\" font-weight=\"bold\" "
                "text-anchor=\"middle\" y=\"");
    text_int(t, kind < PIC_RESOURCES ? -30 : -18);
    text_put(t, "\">");
    text_put(t, kind < PIC_RESOURCES ? "2:1" : kind == 5 ? "3:1" : "?");
    text_put(t, "</text>");
    if (kind < PIC_RESOURCES)
        island_write_resource(t, kind, 1, -13, ".44");
    text_put(t, "</g></g></g>\n");
}

/* ---- hexes -------------------------------------------------------------- */

static void write_pips(struct text *t, int number)
{
    int n = number < 7 ? number - 1 : 13 - number;

    for (int i = 0; i < n; i++) {
        text_put(t, "<circle cx=\"");
        text_int(t, (2 * i - n + 1) * 6);
        text_put(t, "\" cy=\"31\" r=\"4.5\"/>");
    }
}

/* Where the robber stands, the rim fades: the number brings nothing. */
static void write_number(struct text *t, int number, bool robbed)
{
    bool red = number == 6 || number == 8;

    text_put(t, "<circle class=\"sh\" cx=\"6\" cy=\"8\" r=\"50\"/><circle "
                "class=\"cnb\" cy=\"4\" r=\"50\"/><circle class=\"cn\" "
                "r=\"50\"");
    if (robbed)
        text_put(t, " stroke-opacity=\".4\"");
    if (red) /* marked for those who do not see red */
        text_put(t, " style=\"stroke:#b3261e;stroke-width:7\"");
    text_put(t, "/><g class=\"");
    text_put(t, red ? "red" : "nu");
    text_put(t, "\"><text font-size=\"60\" font-weight=\"bold\" "
                "text-anchor=\"middle\" y=\"14\">");
    text_int(t, number);
    text_put(t, "</text>");
    write_pips(t, number);
    text_put(t, "</g>");
}

static void write_hex(struct text *t, const struct pic_island *p, int i,
                      const dsk_svg_style *style)
{
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
    write_use(t, island_terrain_id(p->terrain[i]));
    text_put(t, "</g>\n");
}

static void write_chip(struct text *t, const struct pic_island *p, int i,
                       bool robbed)
{
    text_put(t, "<g class=\"dec\"");
    write_at(t, island_hex_at(i));
    text_put(t, "\"><g class=\"mt\">");
    write_number(t, p->number[i], robbed);
    text_put(t, "</g></g>\n");
}

/* ---- pieces ------------------------------------------------------------- */

/* Where the mark sits on a piece, and how large it is. */
struct shape {
    const char *id, *mark;
};

static const struct shape way = {"way", "translate(0 -4)scale(.85)"};
static const struct shape house = {"house", "translate(-16 12)scale(.85)"};
static const struct shape town = {"town", "translate(-14 20)scale(.85)"};

static void write_piece(struct text *t, const struct pic_island *p, int owner,
                        const struct shape *shape, const char *title,
                        const dsk_svg_style *style)
{
    int colour = p->owner[owner].colour & 7;

    text_put(t, "><title>");
    text_put(t, word_colour(style->lang, colour));
    text_put(t, ": ");
    text_put(t, title);
    text_put(t, "</title><g class=\"rj mt\">");
    write_use(t, shape->id);
    if (p->owner[owner].plays) {
        text_put(t, "<use href=\"#m");
        text_int(t, colour);
        text_put(t, "\" transform=\"");
        text_put(t, shape->mark);
        text_put(t, "\"/>");
    }
    text_put(t, "</g></g>\n");
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
    if (!p->owner[q->owner].plays)
        text_put(t, " nn"); /* what is nobody's is grey */
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
    text_int(t, (pt_angle(pt_sub(to, from)) + 89) % 180 - 89);
    text_put(t, ")\"");
    write_piece(t, p, q->owner, &way,
                picture_word(PICTURE_PIECE_ROAD, style->lang), style);
}

static void write_building(struct text *t, const struct pic_island *p,
                           const struct pic_piece *q,
                           const dsk_svg_style *style)
{
    bool city = q->kind == PIC_CITY;

    open_piece(t, p, 'v', q);
    write_at(t, island_vertex_at(q->at));
    text_put(t, "scale(1.15)\"");
    write_piece(
        t, p, q->owner, city ? &town : &house,
        picture_word(city ? PICTURE_PIECE_CITY : PICTURE_PIECE_SETTLEMENT,
                     style->lang),
        style);
}

/* Left of the number, so that both are seen. */
#define ROBBER_X (-107)
#define ROBBER_Y 4

static void write_robber(struct text *t, const struct pic_piece *q,
                         const dsk_svg_style *style)
{
    struct pt at = island_hex_at(q->at);

    text_put(t, q->to == 0 ? "<g id=\"robber-piece\"" : "<g");
    write_at(t, pt(at.x + ROBBER_X, at.y + ROBBER_Y));
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

    island_write_die(t, first, false, ROLL_X, ROLL_Y);
    island_write_die(t, q->at - 6 * first, true, ROLL_X + 140, ROLL_Y);
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

static void describe_robber(struct text *t, const struct pic_island *p,
                            const char *lang)
{
    static const char *const terrains[PIC_UNKNOWN] = {
        [PIC_FOREST] = "forest",       [PIC_HILLS] = "hills",
        [PIC_PASTURE] = "pasture",     [PIC_FIELDS] = "fields",
        [PIC_MOUNTAINS] = "mountains", [PIC_DESERT] = "desert",
    };
    int terrain = p->terrain[p->robber], number = p->number[p->robber];
    char shown[12];
    const char *facts[] = {NULL, number > 0 ? digits(number, shown) : NULL};

    if (terrain == PIC_UNKNOWN)
        return;
    facts[0] = terrains[terrain];
    text_char(t, ' ');
    words_tell(t, &render_messages[PICTURE_ROBBER_AT], facts, lang);
}

/* "Points: red 3, blue 5. To move: red. Rolled: 8. Robber: hills…" */
static void describe(struct canvas *c, const struct pic_island *p,
                     const dsk_svg_style *style)
{
    struct text *t = document_desc(c);
    const char *lang = style->lang;
    int told = 0;

    for (int i = 0; i < PIC_OWNERS; i++) {
        if (!p->owner[i].plays)
            continue;
        text_put(t, told++ == 0 ? picture_word(PICTURE_SCORE, lang) : ",");
        text_char(t, ' ');
        document_seat(t, style, i, p->owner[i].colour);
        text_char(t, ' ');
        text_int(t, p->owner[i].points);
    }
    text_put(t, told > 0 ? "." : picture_word(PICTURE_ISLAND, lang));
    if (p->turn >= 0 && p->owner[p->turn].plays) {
        text_char(t, ' ');
        text_put(t, picture_word(PICTURE_TO_MOVE, lang));
        text_char(t, ' ');
        document_seat(t, style, p->turn, p->owner[p->turn].colour);
        text_char(t, '.');
    }
    if (p->die[0] > 0) {
        text_char(t, ' ');
        text_put(t, picture_word(PICTURE_ROLLED, lang));
        text_char(t, ' ');
        text_int(t, p->die[0] + p->die[1]);
        text_char(t, '.');
    }
    if (p->robber >= 0)
        describe_robber(t, p, lang);
    document_desc_end(c);
}

/* In a film the robber moves, so no number is robbed for good. */
static void write_ground(struct canvas *c, const struct pic_island *p,
                         bool film, const dsk_svg_style *style)
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
    write_dunes(canvas_part(c, "dunes"));
    canvas_part_end(c);
    for (int i = 0; i < PIC_HEXES; i++) {
        if (p->number[i] == 0)
            continue;
        write_chip(canvas_numbered(c, "n", i), p, i, !film && p->robber == i);
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
    island_write_defs(c);
    write_coast(canvas_part(c, "coast"));
    canvas_part_end(c);
    document_body(c, &f, style);
    write_ground(c, p, film != NULL, style);
    canvas_layer(c, "pieces", "");
    if (film == NULL)
        write_pieces(c, p, style);
    else
        write_film(c, p, film, style);
    canvas_layer_end(c);
    if (style->layers & DSK_SVG_LAST)
        island_last(c, p);
    if (style->layers & DSK_SVG_LEGAL)
        island_legal(c, p);
    if (style->layers & DSK_SVG_NUMBERS)
        island_numbers(c);
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
