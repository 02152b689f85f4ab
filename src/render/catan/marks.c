/* Marks on the island: last move, legal places, numbers.  See marks.h. */
#include "render/catan/marks.h"

#include "render/catan/geometry.h"

static struct pt path_middle(int edge)
{
    int a, b;

    island_path_ends(edge, &a, &b);
    return pt_scale(pt_add(island_vertex_at(a), island_vertex_at(b)), 50);
}

/* How a layer of marks looks: its name, what its ids begin with, the rings of
 * ink and of ivory, what is inside them; radii. */
struct rings {
    const char *layer, *id, *ink, *ivory, *inside;
    int hex, edge, vertex;
};

static void write_circle(struct text *t, const char *look, int radius)
{
    text_put(t, "<circle class=\"");
    text_put(t, look);
    text_put(t, "\" r=\"");
    text_int(t, radius);
    text_put(t, "\"/>");
}

static void write_ring(struct canvas *c, const struct rings *r, struct pt at,
                       int radius, const char *letter, int number)
{
    struct text *t = canvas_numbered(c, letter, number);

    text_put(t, "<g class=\"");
    text_put(t, r->layer);
    text_put(t, "\" id=\"");
    text_put(t, r->id);
    text_put(t, letter);
    text_int(t, number);
    text_put(t, "\" transform=\"translate(");
    text_int(t, at.x);
    text_char(t, ' ');
    text_int(t, at.y);
    text_put(t, ")\">");
    if (r->inside != NULL)
        write_circle(t, r->inside, radius);
    write_circle(t, r->ink, radius);
    write_circle(t, r->ivory, radius);
    text_put(t, "</g>\n");
    canvas_part_end(c);
}

static void write_marks(struct canvas *c, const struct pic_marks *m,
                        const struct rings *r)
{
    canvas_layer(c, r->layer, "");
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

static const struct rings legal_rings = {
    "legal",
    "l",
    "iks\" stroke-width=\"9\" stroke-dasharray=\"14 10",
    "ivs\" stroke-width=\"4.5\" stroke-dasharray=\"14 10",
    "iv\" fill-opacity=\".65",
    84,
    27,
    32,
};
static const struct rings last_rings = {
    "last",
    "last",
    "iks\" stroke-width=\"17",
    "ivs\" stroke-width=\"9",
    NULL,
    130,
    74,
    70,
};

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

void island_numbers(struct canvas *c)
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

void island_last(struct canvas *c, const struct pic_island *p)
{
    write_marks(c, &p->last, &last_rings);
}

void island_legal(struct canvas *c, const struct pic_island *p)
{
    write_marks(c, &p->legal, &legal_rings);
}
