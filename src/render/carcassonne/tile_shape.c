/* The shapes of segments, written once and used by name: see tile_svg.h. */
#include "render/carcassonne/tile_svg.h"

/* Monasteries and gardens are marks and have no shape. */
static bool has_shape(const struct plan *p, int seg)
{
    int kind = p->def->segs[seg].kind;

    return kind != SEG_MONASTERY && kind != SEG_GARDEN && p->path[seg].n > 0;
}

/* By its points alone: the same on every machine. */
static uint32_t hash_path(const struct path *p)
{
    uint32_t h = 2166136261u;

    for (int i = 0; i < p->n; i++) {
        h = (h ^ (uint16_t)p->p[i].x) * 16777619u;
        h = (h ^ (uint16_t)p->p[i].y) * 16777619u;
    }
    h = (h ^ (uint32_t)p->curves) * 16777619u;
    h = (h ^ (uint32_t)(p->curves >> 32)) * 16777619u;
    h = (h ^ p->closed) * 16777619u;
    return h == 0 ? 1 : h;
}

void tile_name_shapes(struct plan *p)
{
    for (int i = 0; i < p->def->nsegs; i++)
        p->shape[i] = has_shape(p, i) ? hash_path(&p->path[i]) : 0;
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
        text_put(t, "<path id=\"");
        text_put(t, name);
        text_put(t, "\" d=\"");
        path_write(&p->path[i], t);
        text_put(t, "\"/>\n");
        canvas_part_end(c);
    }
}
