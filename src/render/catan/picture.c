/* Catan's row in the list of pictures: see render/picture.h. */
#include "render/catan/picture.h"

#include "game/mem.h"
#include "render/catan/geometry.h"
#include "render/catan/panel.h"
#include "render/catan/terrain.h"
#include "render/document.h"

static void start(void *m)
{
    mem_fill(m, 0, sizeof(struct pic_island));
}

static int read(void *m, const char *view, int *line)
{
    return pic_read_island((struct pic_island *)m, view, line);
}

static bool mark(void *m, enum dsk_svg_mark mark, const char *text)
{
    struct pic_island *p = m;

    switch (mark) {
    case DSK_SVG_MAY:
        return pic_island_legal(p, text);
    case DSK_SVG_MOVED:
        return pic_island_last(p, text);
    default:
        return false;
    }
}

static void unmark(void *m, enum dsk_svg_mark mark)
{
    static const struct pic_marks none = {0};
    struct pic_island *p = m;

    if (mark == DSK_SVG_MAY)
        p->legal = none;
    if (mark == DSK_SVG_MOVED)
        p->last = none;
}

static int draw(void *m, const dsk_svg_style *style, struct canvas *c)
{
    return island_draw(c, (const struct pic_island *)m, NULL, style);
}

/* ---- pieces ------------------------------------------------------------- */

/* The beginning of a document with one of Catan's things in it. */
static void start_thing(struct canvas *c, const struct frame *f,
                        const dsk_svg_style *style, const char *title)
{
    document_start(c, f, style, title);
    document_defs(c, style, STYLE_ISLAND);
    island_write_things(c);
    document_body(c, f, style);
}

/* card knight 2: a card as a document, with a count if there is a number */
static int piece_card(void *m, const char *rest, const dsk_svg_style *style,
                      char *buf, size_t n)
{
    const struct frame f = {-6, -20, 178, 242, style->tile_px, 178};
    struct canvas c = canvas_document(buf, n);
    int card = pic_island_card(&rest), count = -1;

    (void)m;
    if (card < 0 || (*rest != '\0' && !view_number(&rest, 0, 100, &count)))
        return DSK_E_ARGUMENT;
    start_thing(&c, &f, style, "card");
    island_write_card(&c.t, card, count, style, 0, 0);
    return document_end(&c);
}

/* window knight: the picture of a card, without its frame and words */
static int piece_window(void *m, const char *rest, const dsk_svg_style *style,
                        char *buf, size_t n)
{
    const struct frame f = {9, 9, 132, 136, style->tile_px, 132};
    struct canvas c = canvas_document(buf, n);
    int card = pic_island_card(&rest);

    (void)m;
    if (card < 0)
        return DSK_E_ARGUMENT;
    start_thing(&c, &f, style, "window");
    island_write_window(&c.t, card);
    return document_end(&c);
}

/* resource ore: what a hex brings, alone */
static int piece_resource(void *m, const char *rest, const dsk_svg_style *style,
                          char *buf, size_t n)
{
    const struct frame f = {-48, -44, 96, 88, style->tile_px, 96};
    struct canvas c = canvas_document(buf, n);
    int card = pic_island_card(&rest);

    (void)m;
    if (card < 0 || card >= PIC_RESOURCES)
        return DSK_E_ARGUMENT;
    start_thing(&c, &f, style, "resource");
    island_write_resource(&c.t, card, 0, 0, "1.1");
    return document_end(&c);
}

/* die 4 red: a die; without a colour it is the ivory one */
static int piece_die(void *m, const char *rest, const dsk_svg_style *style,
                     char *buf, size_t n)
{
    const struct frame f = {0, -4, 136, 136, style->tile_px, 136};
    struct canvas c = canvas_document(buf, n);
    const char *w;
    size_t len;
    int value;
    bool red;

    (void)m;
    if (!view_number(&rest, 1, 6, &value))
        return DSK_E_ARGUMENT;
    red = view_word(&rest, &w, &len);
    if (red && !text_is(w, len, "red"))
        return DSK_E_ARGUMENT;
    start_thing(&c, &f, style, "die");
    island_write_die(&c.t, value, red, 0, 0);
    return document_end(&c);
}

static const struct picture_piece pieces[] = {
    {"card", piece_card},
    {"window", piece_window},
    {"resource", piece_resource},
    {"die", piece_die},
    {NULL, NULL},
};

/* ---- places ------------------------------------------------------------- */

static void put_place(struct text *t, char letter, int i, struct pt at)
{
    text_char(t, letter);
    text_int(t, i);
    text_char(t, ' ');
    text_int(t, at.x);
    text_char(t, ' ');
    text_int(t, at.y);
    text_char(t, '\n');
}

static int places_island(void *m, const char *rest, const dsk_svg_style *style,
                         char *buf, size_t n)
{
    struct text t = text_start(buf, n);
    int a, b;

    (void)m;
    (void)rest;
    (void)style;
    for (int i = 0; i < PIC_HEXES; i++)
        put_place(&t, 'h', i, island_hex_at(i));
    for (int i = 0; i < PIC_VERTICES; i++)
        put_place(&t, 'v', i, island_vertex_at(i));
    for (int i = 0; i < PIC_EDGES; i++) {
        island_path_ends(i, &a, &b);
        put_place(&t, 'e', i, pt(a, b));
    }
    for (int i = 0; i < PIC_HARBOURS; i++)
        put_place(&t, 'b', i, pt(island_harbour_path(i), 0));
    return text_end(&t);
}

static const struct picture_piece places[] = {
    {"island", places_island},
    {NULL, NULL},
};

const struct picture picture_catan = {
    .game = "catan",
    .first = "catan",
    .kinds = island_lines,
    .size = sizeof(struct pic_island),
    .start = start,
    .read = read,
    .mark = mark,
    .unmark = unmark,
    .draw = draw,
    .pieces = pieces,
    .places = places,
};

/* ---- films -------------------------------------------------------------- */

static void film_start(void *f, int step_ms)
{
    pic_island_film_start((struct pic_island_film *)f, step_ms);
}

/* Only what is seen takes time: most of Catan is talk. */
static int film_add(void *f, const void *m, int step)
{
    struct pic_island_film *film = f;
    int status = pic_island_film_add(film, (const struct pic_island *)m,
                                     step == 0 ? 0 : film->steps + 1);

    return status < 0 ? status : DSK_OK;
}

static int film_draw(const void *f, void *m, const dsk_svg_style *style,
                     struct canvas *c)
{
    return island_draw(c, (const struct pic_island *)m,
                       (const struct pic_island_film *)f, style);
}

const struct picture_film film_catan = {
    .picture = &picture_catan,
    .size = sizeof(struct pic_island_film),
    .start = film_start,
    .add = film_add,
    .draw = film_draw,
};
