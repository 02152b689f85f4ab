/* Documents: see document.h. */
#include "render/document.h"

void document_escape(struct text *t, const char *s)
{
    for (; *s != '\0'; s++) {
        switch (*s) {
        case '&':
            text_put(t, "&amp;");
            break;
        case '<':
            text_put(t, "&lt;");
            break;
        case '>':
            text_put(t, "&gt;");
            break;
        case '"':
            text_put(t, "&quot;");
            break;
        default:
            if ((unsigned char)*s >= ' ')
                text_char(t, *s);
        }
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

void document_start(struct text *t, const struct frame *f,
                    const struct pic_style *style, const char *title)
{
    text_put(t, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
    four(t, f->x, f->y, f->width, f->height);
    text_put(t, "\" width=\"");
    text_int(t, (int64_t)f->width * f->px / f->unit);
    text_put(t, "\" height=\"");
    text_int(t, (int64_t)f->height * f->px / f->unit);
    text_put(t, "\" role=\"graphics-document document\" lang=\"");
    text_put(t, words_czech(style->lang) ? "cs" : "en");
    text_put(t, "\">\n<title>");
    document_escape(t, title);
    text_put(t, "</title>\n");
}

void document_defs(struct text *t, const struct pic_style *style,
                   unsigned groups)
{
    style_write(t, style->theme, groups);
    text_put(t, "<defs>\n");
}

void document_body(struct text *t, const struct frame *f,
                   const struct pic_style *style)
{
    text_put(t, "</defs>\n");
    if (!(style->layers & PIC_PAGE))
        return;
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
}

void document_end(struct text *t)
{
    text_put(t, "</svg>\n");
}

void document_seat(struct text *t, const struct pic_style *style, int seat,
                   int colour)
{
    const char *const *colours =
        words_czech(style->lang) ? seat_colour_cs : seat_colour_en;

    document_escape(t, style->names != NULL && style->names[seat] != NULL
                           ? style->names[seat]
                           : colours[colour & 7]);
}
