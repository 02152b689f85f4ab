/* The shapes of segments, written once and used by name: see tile_svg.h. */
#include "render/carcassonne/tile_svg.h"

#include "render/carcassonne/symbols.h"

void tile_write_path(struct text *t, const char *class, const struct path *p)
{
    text_put(t, "<path class=\"");
    text_put(t, class);
    text_put(t, "\" d=\"");
    path_write(p, t);
    text_put(t, "\"/>");
}

static struct pt between(struct pt a, struct pt b, int t)
{
    return pt(a.x + (b.x - a.x) * t / 24, a.y + (b.y - a.y) * t / 24);
}

/* The curve q[0..3] from t/24 on (de Casteljau); q is changed. */
static void cut_head(struct pt *q, int t)
{
    struct pt a = between(q[0], q[1], t), b = between(q[1], q[2], t),
              c = between(q[2], q[3], t);
    struct pt ab = between(a, b, t), bc = between(b, c, t);

    q[0] = between(ab, bc, t);
    q[1] = bc;
    q[2] = c;
}

static void cut_tail(struct pt *q, int t)
{
    struct pt r[4] = {q[3], q[2], q[1], q[0]};

    cut_head(r, t);
    for (int i = 0; i < 4; i++)
        q[i] = r[3 - i];
}

static void write_tower(struct text *t, struct pt at)
{
    text_put(t, "<use href=\"#tw\" x=\"");
    text_int(t, at.x);
    text_put(t, "\" y=\"");
    text_int(t, at.y);
    text_put(t, "\"/>");
}

static bool on_border(struct pt p)
{
    return p.x == TILE_HALF || p.x == -TILE_HALF || p.y == TILE_HALF ||
           p.y == -TILE_HALF;
}

/* How much of a curve is left out at the border, of 24: about 40 units. */
#define WALL_CUT 4

/*
 * The walls: every run of curves of the outline, cut short before the border
 * so that neither wall nor tower leaves the tile.
 */
static int city_walls(const struct path *p, struct path *wall, int most,
                      struct pt *tower, int *ntowers)
{
    const struct pt *q = p->p;
    bool open = false;
    int n = 0;

    *ntowers = 0;
    for (int i = 0; i < p->nsteps; i++) {
        struct pt c[4];

        if (!(p->curves >> i & 1)) {
            q++;
            open = false;
            continue;
        }
        for (int k = 0; k < 4; k++)
            c[k] = q[k];
        q += 3;
        if (on_border(c[0]))
            cut_head(c, WALL_CUT);
        if (on_border(c[3]))
            cut_tail(c, WALL_CUT);
        if (!open && n < most) {
            path_start(&wall[n++], c[0]);
            tower[(*ntowers)++] = c[0];
        }
        open = !on_border(q[0]);
        path_curve(&wall[n - 1], c[1], c[2], c[3]);
        tower[(*ntowers)++] = c[3];
    }
    return n;
}

/* A square cannot have more than four bites of two curves. */
#define WALLS_MAX 4

static void write_city(struct text *t, const struct plan *p, int seg)
{
    static const char *const layers[] = {"wo", "ws", "wj"};
    struct path wall[WALLS_MAX], street;
    struct pt tower[3 * WALLS_MAX];
    int ntowers, n;

    tile_write_path(t, "cg", &p->path[seg]);
    for (int side = 0; side < 4; side++) {
        if (!seg_side(&p->def->segs[seg], side))
            continue;
        plan_street(p, seg, side, &street);
        tile_write_path(t, "ct", &street);
    }
    text_put(t, "<circle class=\"cp\" cx=\"");
    text_int(t, p->plaza[seg].x);
    text_put(t, "\" cy=\"");
    text_int(t, p->plaza[seg].y);
    text_put(t, "\" r=\"27\"/>");
    n = city_walls(&p->path[seg], wall, WALLS_MAX, tower, &ntowers);
    for (int layer = 0; layer < 3 && n > 0; layer++) {
        text_put(t, "<path class=\"");
        text_put(t, layers[layer]);
        text_put(t, "\" d=\"");
        for (int i = 0; i < n; i++)
            path_write(&wall[i], t);
        text_put(t, "\"/>");
    }
    for (int i = 0; i < ntowers; i++)
        write_tower(t, tower[i]);
}

static void write_way(struct text *t, const struct plan *p, int seg)
{
    static const char *const road[] = {"ro", "rf", "rr"};
    static const char *const river[] = {"vo", "vf", "vr"};
    const struct tile_seg *g = &p->def->segs[seg];

    for (int i = 0; i < 3; i++) {
        if (i > 0 && (g->attrs & ATTR_MOUTH) && i == 1)
            tile_write_path(t, "wa", &p->pool);
        tile_write_path(t, g->kind == SEG_ROAD ? road[i] : river[i],
                        &p->path[seg]);
    }
    if (g->attrs & ATTR_MOUTH)
        text_put(t, "<path class=\"wv\" d=\"M-50 10q12-12 24 0t24 0M10-30q10-10"
                    " 20 0t20 0M-10 45q10-10 20 0t20 0\"/>");
}

/* Rings in a crop circle. */
static void write_crop(struct text *t, const struct plan *p, int seg)
{
    struct pt at = p->anchor[seg];

    tile_write_path(t, "cr", &p->path[seg]);
    text_put(t, "<circle class=\"cz\" stroke-dasharray=\"5 4\" cx=\"");
    text_int(t, at.x);
    text_put(t, "\" cy=\"");
    text_int(t, at.y);
    text_put(t, p->room[seg] < 40 ? "\" r=\"34\"/>" : "\" r=\"52\"/>");
}

static void write_shape(struct text *t, const struct plan *p, int seg)
{
    switch (p->def->segs[seg].kind) {
    case SEG_CITY:
        write_city(t, p, seg);
        break;
    case SEG_ROAD:
    case SEG_RIVER:
        write_way(t, p, seg);
        break;
    case SEG_FIELD:
        text_put(t, "<path d=\"");
        path_write(&p->path[seg], t);
        text_put(t, "\"/>");
        break;
    case SEG_LAKE:
        tile_write_path(t, "wa", &p->path[seg]);
        break;
    case SEG_CROP:
        write_crop(t, p, seg);
        break;
    default: /* monasteries and gardens are marks */
        break;
    }
}

/* The longest shape is a city of three walls, about 1,500 bytes. */
#define SHAPE_TEXT 4096

static uint32_t hash_text(const char *s, size_t n)
{
    uint32_t h = 2166136261u;

    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)s[i]) * 16777619u;
    return h == 0 ? 1 : h;
}

void tile_name_shapes(struct plan *p)
{
    char buf[SHAPE_TEXT];

    for (int i = 0; i < p->def->nsegs; i++) {
        struct text t = text_start(buf, sizeof buf);

        write_shape(&t, p, i);
        p->shape[i] = t.len == 0 ? 0 : hash_text(buf, t.len);
    }
}

/* Adds it; false if it was there (or the set is full). */
static bool shape_set_add(struct shape_set *s, uint32_t hash)
{
    unsigned at = hash % SHAPES_MAX;

    while (s->hash[at] != 0 && s->hash[at] != hash)
        at = (at + 1) % SHAPES_MAX;
    if (s->hash[at] == hash || s->n == SHAPES_MAX - 1)
        return false;
    s->hash[at] = hash;
    s->n++;
    return true;
}

static void write_name(struct text *t, uint32_t hash)
{
    static const char digits[] = "0123456789abcdefghijklmnopqrstuv";

    text_char(t, 'z');
    for (; hash != 0; hash >>= 5)
        text_char(t, digits[hash & 31]);
}

void tile_write_shape_ref(struct text *t, const struct plan *p, int seg)
{
    text_put(t, "href=\"#");
    write_name(t, p->shape[seg]);
    text_char(t, '"');
}

void tile_write_shapes(struct canvas *c, const struct plan *p,
                       struct shape_set *written)
{
    for (int i = 0; i < p->def->nsegs; i++) {
        char name[12];
        struct text id = text_start(name, sizeof name), *t;

        if (p->shape[i] == 0 || !shape_set_add(written, p->shape[i]))
            continue;
        write_name(&id, p->shape[i]);
        text_end(&id);
        t = canvas_part(c, name);
        text_put(t, "<g id=\"");
        text_put(t, name);
        text_put(t, "\">");
        write_shape(t, p, i);
        text_put(t, "</g>\n");
        canvas_part_end(c);
    }
}

void tile_write_defs(struct canvas *c, uint64_t symbols)
{
    text_put(canvas_part(c, "b"), "<g id=\"b\"><path class=\"g\" "
                                  "d=\"M-200-200h400v400h-400z\"/></g>\n");
    canvas_part_end(c);
    text_put(canvas_part(c, "e"), "<path id=\"e\" class=\"fr\" "
                                  "d=\"M-199-199h398v398h-398z\"/>\n");
    canvas_part_end(c);
    for (int i = 0; i < NPIC_SYMBOLS; i++) {
        enum pic_symbol symbol = (enum pic_symbol)i;

        if ((symbols & SYMBOL_BIT(i)) == 0)
            continue;
        symbol_write(canvas_part(c, symbol_id(symbol)), symbol);
        canvas_part_end(c);
    }
}
