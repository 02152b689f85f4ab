/* Pictures of positions: see picture.h. */
#include "server/picture.h"

#include <stdlib.h>
#include <string.h>

#include "engine/png.h"
#include "render/carcassonne/position.h"
#include "render/catan/position.h"
#include "server/out.h"

/* ---- SVG ---------------------------------------------------------------- */

static void draw_island(struct picture *p, const char *view,
                        const struct pic_style *style)
{
    struct pic_island *i = server_memory(sizeof *i);
    int n;

    if (pic_read_island(i, view, NULL) >= 0) {
        n = pic_island(i, style, NULL, 0);
        p->svg = server_more(NULL, (size_t)n + 1);
        pic_island(i, style, p->svg, (size_t)n + 1);
        p->svg_len = (size_t)n;
    }
    free(i);
}

static void draw_board(struct picture *p, const char *view,
                       const struct pic_style *style)
{
    struct pic_position *pos = server_memory(sizeof *pos);
    struct pic_book *book = server_memory(pic_book_size());
    int n;

    pic_book_init(book);
    if (pic_read_view(pos, view, NULL) >= 0) {
        n = pic_board(book, pos, style, NULL, 0);
        p->svg = server_more(NULL, (size_t)n + 1);
        pic_board(book, pos, style, p->svg, (size_t)n + 1);
        p->svg_len = (size_t)n;
    }
    free(book);
    free(pos);
}

void picture_draw(struct picture *p, const char *view)
{
    struct pic_style style = PIC_STYLE_DEFAULTS;

    style.theme = p->dark ? PIC_DARK : PIC_LIGHT;
    style.lang = p->lang;
    style.layers |= PIC_PLAYERS;
    if (strncmp(view, "catan ", 6) == 0)
        draw_island(p, view, &style);
    else
        draw_board(p, view, &style);
}

/* ---- PNG ---------------------------------------------------------------- */

static bool take(void *to, const unsigned char *data, size_t n)
{
    out_part(to, (const char *)data, n);
    return true;
}

void picture_png(struct picture *p)
{
    struct out o = {0};

    if (!png_of_svg(p->svg, p->svg_len, take, &o)) {
        out_free(&o);
        return;
    }
    p->png = (unsigned char *)o.text;
    p->png_len = o.len;
}

void picture_free(struct picture *p)
{
    free(p->svg);
    free(p->png);
}
