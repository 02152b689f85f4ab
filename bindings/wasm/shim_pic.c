/*
 * Pictures for the page: deskovka_svg.h over the border.  A position is read
 * from the lines of a view, which may come from the game here or from a server;
 * what is drawn afterwards is that position, whatever its game.  See shim.h.
 */
#include "deskovka_svg.h"
#include "shim.h"

/* dsk_svg_size() is known when it is asked for; a test holds it below this. */
#define DRAWING ((size_t)6 << 20)
/* The longest part of a picture. */
#define PART ((size_t)256 << 10)

static _Alignas(64) unsigned char memory[DRAWING];
static char part_memory[PART];
static bool is_open;

static dsk_svg *drawing(void)
{
    dsk_svg *d = (dsk_svg *)(void *)memory;

    if (dsk_svg_size() > DRAWING)
        return NULL;
    if (!is_open)
        dsk_svg_init(d);
    is_open = true;
    return d;
}

static dsk_svg_style style_of(int theme, unsigned layers, int px, int lang)
{
    dsk_svg_style s = DSK_SVG_STYLE;

    s.theme = (enum dsk_svg_theme)theme;
    s.layers = layers;
    s.tile_px = px;
    s.lang = dsk_language(lang); /* NULL, past the end, is the first */
    return s;
}

extern char *shim_export_out(void);

/* What was written, or the error. */
static int written(int n, const dsk_note *why)
{
    if (n < 0)
        return why == NULL ? shim_fail(n) : shim_refuse(n, why);
    return n < SHIM_OUT ? n : shim_fail(DSK_E_SPACE);
}

/* Reads the view of the input for the pictures below; 0 or an error. */
EXPORT(read) int shim_read(void);
int shim_read(void)
{
    dsk_note why;
    int status = dsk_svg_view(drawing(), NULL, shim_in, &why);

    return status < 0 ? shim_refuse(status, &why) : 0;
}

/* The position last read as a document. */
EXPORT(draw) int shim_draw(int theme, unsigned layers, int px, int lang);
int shim_draw(int theme, unsigned layers, int px, int lang)
{
    dsk_svg_style s = style_of(theme, layers, px, lang);

    return written(dsk_svg_draw(drawing(), &s, shim_export_out(), SHIM_OUT),
                   NULL);
}

/* One part: byte 30 (record separator, never in a picture), `layer id`, its
 * markup from the next line on. */
static void add_part(void *user, const char *layer, const char *id,
                     const char *markup, size_t len)
{
    struct text *t = user;

    text_char(t, '\x1e');
    text_put(t, layer);
    text_char(t, ' ');
    text_put(t, id);
    text_char(t, '\n');
    text_part(t, markup, len);
}

/* The same in parts. */
EXPORT(parts) int shim_parts(int theme, unsigned layers, int px, int lang);
int shim_parts(int theme, unsigned layers, int px, int lang)
{
    dsk_svg_style s = style_of(theme, layers, px, lang);
    struct text t = shim_text();
    int n = dsk_svg_parts(drawing(), &s, add_part, &t, part_memory, PART);

    if (n < 0 || (size_t)n >= PART)
        return shim_fail(n < 0 ? n : DSK_E_SPACE);
    return shim_end(&t);
}

/* Lights up the features of the input, one a line, instead of any before. */
EXPORT(light) int shim_light(void);
int shim_light(void)
{
    char *line = shim_in;
    int n = 0;

    dsk_svg_unmark(drawing(), DSK_SVG_LIGHTED);
    while (*line != '\0') {
        char *end = line;

        while (*end != '\0' && *end != '\n')
            end++;
        if (*end == '\n')
            *end++ = '\0';
        n += dsk_svg_mark(drawing(), DSK_SVG_LIGHTED, line) > 0;
        line = end;
    }
    return n;
}

/* The piece of the input (`tile D R90`, `figure pig p2`) as a document. */
EXPORT(piece) int shim_piece(int theme, int px);
int shim_piece(int theme, int px)
{
    dsk_svg_style s = style_of(theme, 0, px, 0);
    dsk_note why;

    return written(dsk_svg_piece(drawing(), NULL, shim_in, &s,
                                 shim_export_out(), SHIM_OUT, &why),
                   &why);
}

/* Where things lie: what the input asks for (`spots D R90`, `island`). */
EXPORT(places) int shim_places(void);
int shim_places(void)
{
    dsk_note why;

    return written(dsk_svg_places(drawing(), NULL, shim_in, shim_export_out(),
                                  SHIM_OUT, &why),
                   &why);
}

/* The kinds of lines in views of the game of the input: `word fields`. */
EXPORT(lines) int shim_lines(void);
int shim_lines(void)
{
    struct text t = shim_text();
    const char *word, *fields;

    for (int i = 0; (word = dsk_svg_line(shim_in, i, &fields)) != NULL; i++) {
        text_put(&t, word);
        text_char(&t, ' ');
        text_put(&t, fields);
        text_char(&t, '\n');
    }
    return shim_end(&t);
}
