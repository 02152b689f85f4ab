/* Documents: see document.h. */
#include "render/document.h"
#include "render/words.h"
#include "render/zoom.h"

void document_escape(struct text *t, const char *s)
{
    for (; *s != '\0'; s++) {
        if ((unsigned char)*s >= ' ')
            text_markup(t, *s);
    }
}

static void four(struct text *t, int a, int b, int c, int d)
{
    int v[4] = {a, b, c, d};

    for (int i = 0; i < 4; i++) {
        if (i > 0)
            text_char(t, ' ');
        text_int(t, v[i]);
    }
}

/* In parts, the view box and the texts are parts of their own. */
static void frame_part(struct canvas *c, const char *id, const char *text)
{
    canvas_layer(c, "frame", NULL);
    document_escape(canvas_part(c, id), text);
    canvas_part_end(c);
}

static void frame_box(struct canvas *c, const struct frame *f)
{
    canvas_layer(c, "frame", NULL);
    four(canvas_part(c, "box"), f->x, f->y, f->width, f->height);
    canvas_part_end(c);
}

/* Pixels of a tile from which on the middle and the close zoom begin. */
#define MIDDLE_PX 56
#define CLOSE_PX  131

enum zoom zoom_of(const dsk_svg_style *style)
{
    if (style->zoom != DSK_SVG_BY_SIZE)
        return (enum zoom)(style->zoom - DSK_SVG_FAR);
    return style->tile_px < MIDDLE_PX  ? ZOOM_FAR
           : style->tile_px < CLOSE_PX ? ZOOM_MIDDLE
                                       : ZOOM_CLOSE;
}

static void write_head(struct text *t, const struct frame *f,
                       const dsk_svg_style *style, const char *title)
{
    text_put(t, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
    four(t, f->x, f->y, f->width, f->height);
    text_put(t, "\" width=\"");
    text_int(t, (int64_t)f->width * f->px / f->unit);
    text_put(t, "\" height=\"");
    text_int(t, (int64_t)f->height * f->px / f->unit);
    text_put(t, "\" class=\"z");
    text_int(t, zoom_of(style));
    text_put(t, "\" role=\"graphics-document document\" lang=\"");
    text_put(t, words_languages[words_language(style->lang)].tag);
    text_put(t, "\">\n<title>");
    document_escape(t, title);
    text_put(t, "</title>\n");
}

void document_start(struct canvas *c, const struct frame *f,
                    const dsk_svg_style *style, const char *title)
{
    if (c->take == NULL) {
        write_head(&c->t, f, style, title);
        return;
    }
    frame_box(c, f);
    frame_part(c, "title", title);
}

struct text *document_desc(struct canvas *c)
{
    struct text *t;

    canvas_layer(c, "frame", NULL);
    t = canvas_part(c, "desc");
    if (c->take == NULL)
        text_put(t, "<desc>");
    return t;
}

void document_desc_end(struct canvas *c)
{
    if (c->take == NULL)
        text_put(&c->t, "</desc>\n");
    canvas_part_end(c);
}

void document_defs(struct canvas *c, const dsk_svg_style *style,
                   unsigned groups)
{
    struct text *t;

    canvas_layer(c, "style", NULL);
    t = canvas_part(c, "rules");
    if (c->take == NULL)
        text_put(t, "<style>\n");
    style_write(t, style->theme, groups,
                c->take != NULL ? ZOOM_LIVE : zoom_of(style));
    if (c->take == NULL)
        text_put(t, "</style>\n<defs>\n");
    canvas_part_end(c);
    canvas_layer(c, "defs", NULL);
}

void document_body(struct canvas *c, const struct frame *f,
                   const dsk_svg_style *style)
{
    struct text *t;

    if (c->take == NULL)
        text_put(&c->t, "</defs>\n");
    canvas_layer_end(c);
    if (!(style->layers & DSK_SVG_PAGE))
        return;
    canvas_layer(c, "page", NULL);
    t = canvas_part(c, "page");
    text_put(t, "<path class=\"pg\" id=\"page\" d=\"M");
    text_int(t, f->x);
    text_char(t, ' ');
    text_int(t, f->y);
    text_char(t, 'h');
    text_int(t, f->width);
    text_char(t, 'v');
    text_int(t, f->height);
    text_put(t, "h-");
    text_int(t, f->width);
    text_put(t, "z\"/>\n");
    canvas_part_end(c);
    canvas_layer_end(c);
}

int document_end(struct canvas *c)
{
    if (c->take == NULL)
        text_put(&c->t, "</svg>\n");
    return canvas_end(c);
}

void document_seat(struct text *t, const dsk_svg_style *style, int seat,
                   int colour)
{
    document_escape(
        t, style->names != NULL && style->names[seat] != NULL
               ? style->names[seat]
               : picture_word(PICTURE_RED + (colour & 7), style->lang));
}

void document_text(struct text *t, const char *class, int size, int x, int y,
                   const char *anchor)
{
    text_put(t, "<text class=\"");
    text_put(t, class);
    text_put(t, "\" font-size=\"");
    text_int(t, size);
    text_put(t, "\" text-anchor=\"");
    text_put(t, anchor);
    text_put(t, "\" x=\"");
    text_int(t, x);
    text_put(t, "\" y=\"");
    text_int(t, y);
    text_put(t, "\">");
}
