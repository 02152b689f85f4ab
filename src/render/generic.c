/* A card with the lines of a view: see generic.h. */
#include "render/generic.h"

#include "game/mem.h"
#include "render/document.h"

static void start(void *m)
{
    struct generic *g = m;

    g->nlines = 0;
    g->view[0] = '\0';
}

static int read(void *m, const char *view, int *line)
{
    struct generic *g = m;
    size_t len = text_length(view);

    start(m);
    if (len >= GENERIC_VIEW)
        return DSK_E_SPACE;
    for (size_t i = 0; i < len; i++)
        g->nlines += view[i] == '\n';
    mem_copy(g->view, view, len + 1);
    if (line != NULL)
        *line = g->nlines;
    return DSK_OK;
}

/* What of s[0..len) goes into `width` characters, broken at a blank. */
static size_t fitting(const char *s, size_t len, size_t width)
{
    size_t last = 0, chars = 0;

    for (size_t i = 0; i < len; i++) {
        if (((unsigned char)s[i] & 0xc0) != 0x80 && chars++ == width)
            return last > 0 ? last : i;
        if (s[i] == ' ')
            last = i;
    }
    return len;
}

bool generic_row(const char **p, bool *inside, size_t width,
                 struct generic_row *out)
{
    const char *q = *p;
    size_t len = 0;

    out->name = q;
    out->name_len = 0;
    if (*q == '\0')
        return false;
    while (!*inside && *q != ' ' && *q != '\n' && *q != '\0')
        q++;
    out->name_len = *inside ? 0 : (size_t)(q - *p);
    while (*q == ' ')
        q++;
    while (q[len] != '\0' && q[len] != '\n')
        len++;
    out->text = q;
    out->text_len = fitting(q, len, width);
    *inside = out->text_len < len;
    q += out->text_len;
    *p = q + (*q == '\n');
    return true;
}

static bool mark(void *m, enum dsk_svg_mark mark, const char *text)
{
    (void)m;
    (void)mark;
    (void)text;
    return false;
}

static void unmark(void *m, enum dsk_svg_mark mark)
{
    (void)m;
    (void)mark;
}

/* ---- the card ----------------------------------------------------------- */

#define LINE_HEIGHT 60
#define NAME_WIDTH  420
#define CARD_WIDTH  2400
/* Characters that fit beside the name. */
#define CARD_CHARS 76

static void put_escaped(struct text *t, const char *s, size_t len)
{
    char part[CARD_CHARS * 4 + 1];
    size_t n = len < sizeof part ? len : sizeof part - 1;

    mem_copy(part, s, n);
    part[n] = '\0';
    document_escape(t, part);
    text_put(t, "</text>");
}

static void write_row(struct text *t, const struct generic_row *row, int y)
{
    document_text(t, "t2", 40, 40, y, "start");
    put_escaped(t, row->name, row->name_len);
    document_text(t, "tx", 40, NAME_WIDTH, y, "start");
    put_escaped(t, row->text, row->text_len);
    text_char(t, '\n');
}

static int count_rows(const struct generic *g)
{
    struct generic_row row;
    const char *p = g->view;
    bool inside = false;
    int n = 0;

    while (generic_row(&p, &inside, CARD_CHARS, &row))
        n++;
    return n;
}

static int draw(void *m, const dsk_svg_style *style, struct canvas *c)
{
    const struct generic *g = m;
    const struct frame f = {
        0,  0, CARD_WIDTH, (count_rows(g) + 1) * LINE_HEIGHT, style->tile_px,
        400};
    struct generic_row row;
    const char *p = g->view;
    bool inside = false;

    document_start(c, &f, style, "Deskovka");
    document_defs(c, style, STYLE_BOTH);
    document_body(c, &f, style);
    canvas_layer(c, "lines", "");
    for (int i = 1; generic_row(&p, &inside, CARD_CHARS, &row); i++) {
        write_row(canvas_numbered(c, "line", i), &row, i * LINE_HEIGHT);
        canvas_part_end(c);
    }
    canvas_layer_end(c);
    return document_end(c);
}

static const struct picture_piece none[] = {{NULL, NULL}};

const struct picture picture_generic = {
    .game = "",
    .first = "",
    .size = sizeof(struct generic),
    .start = start,
    .read = read,
    .mark = mark,
    .unmark = unmark,
    .draw = draw,
    .pieces = none,
    .places = none,
};
