/* Documents and parts: see canvas.h. */
#include "render/canvas.h"

struct canvas canvas_document(char *buf, size_t n)
{
    struct canvas c = {.t = text_start(buf, n), .layer = ""};

    return c;
}

struct canvas canvas_parts(char *buf, size_t n, dsk_svg_part *take, void *user)
{
    struct canvas c = canvas_document(buf, n);

    c.take = take;
    c.user = user;
    return c;
}

int canvas_end(struct canvas *c)
{
    if (c->take != NULL)
        c->t.len = c->longest;
    return text_end(&c->t);
}

void canvas_layer(struct canvas *c, const char *name, const char *more)
{
    c->layer = name;
    c->grouped = more != NULL && c->take == NULL;
    if (!c->grouped)
        return;
    text_put(&c->t, "<g id=\"");
    text_put(&c->t, name);
    text_char(&c->t, '"');
    text_put(&c->t, more);
    text_put(&c->t, ">\n");
}

void canvas_layer_end(struct canvas *c)
{
    if (c->grouped)
        text_put(&c->t, "</g>\n");
    c->grouped = false;
    c->layer = "";
}

/* The id of the part that begins. */
static struct text id_of(struct canvas *c, const char *id)
{
    struct text t = text_start(c->id, sizeof c->id);

    text_put(&t, id);
    c->t.len = 0;
    return t;
}

struct text *canvas_part(struct canvas *c, const char *id)
{
    if (c->take != NULL) {
        struct text t = id_of(c, id);

        text_end(&t);
    }
    return &c->t;
}

struct text *canvas_numbered(struct canvas *c, const char *id, int number)
{
    if (c->take != NULL) {
        struct text t = id_of(c, id);

        text_int(&t, number);
        text_end(&t);
    }
    return &c->t;
}

struct text *canvas_square(struct canvas *c, const char *id, int x, int y)
{
    if (c->take != NULL) {
        struct text t = id_of(c, id);

        text_int(&t, x);
        text_char(&t, '_');
        text_int(&t, y);
        text_end(&t);
    }
    return &c->t;
}

void canvas_part_end(struct canvas *c)
{
    size_t len = c->t.len;

    if (c->take == NULL)
        return;
    text_end(&c->t);
    if (len > c->longest)
        c->longest = len;
    if (len > 0 && len < c->t.n)
        c->take(c->user, c->layer, c->id, c->t.buf, len);
    c->t.len = 0;
}
