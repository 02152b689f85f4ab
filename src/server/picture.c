/* Pictures of positions: see picture.h. */
#include "server/picture.h"

#include <stdlib.h>
#include <string.h>

#include "deskovka_svg.h"
#include "engine/png.h"
#include "server/out.h"

/* ---- SVG ---------------------------------------------------------------- */

void picture_draw(struct picture *p, const char *view)
{
    dsk_svg_style style = DSK_SVG_STYLE;
    dsk_svg *d = server_memory(dsk_svg_size());
    int n = -1;

    style.theme = p->dark ? DSK_SVG_DARK : DSK_SVG_LIGHT;
    style.lang = p->lang;
    style.names = p->names;
    style.layers |= DSK_SVG_PLAYERS;
    dsk_svg_init(d);
    if (dsk_svg_view(d, NULL, view, NULL) >= 0)
        n = dsk_svg_draw(d, &style, NULL, 0);
    if (n >= 0) {
        p->svg = server_more(NULL, (size_t)n + 1);
        dsk_svg_draw(d, &style, p->svg, (size_t)n + 1);
        p->svg_len = (size_t)n;
    }
    free(d);
}

/* ---- PNG ---------------------------------------------------------------- */

static bool take(void *to, const unsigned char *data, size_t n)
{
    buffer_part(to, (const char *)data, n);
    return true;
}

void picture_png(struct picture *p)
{
    struct buffer o = {0};

    if (!png_of_svg(p->svg, p->svg_len, take, &o)) {
        buffer_free(&o);
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
