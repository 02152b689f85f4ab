/*
 * Pictures of positions: see picture.h.  PNG is made by librsvg and cairo,
 * loaded when first wanted, so that the server runs without them.
 */
#include "server/picture.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "render/pic.h"
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

struct viewport {
    double x, y, width, height;
};

/* What we need of librsvg and cairo, by their names there. */
struct painter {
    void *(*handle_new)(const unsigned char *data, size_t n, void **error);
    int (*pixels)(void *handle, double *w, double *h);
    int (*render)(void *handle, void *cr, const struct viewport *v,
                  void **error);
    void (*unref)(void *object);
    void *(*surface)(int format, int w, int h);
    void *(*create)(void *surface);
    int (*write)(void *surface,
                 int (*fn)(void *to, const unsigned char *data, unsigned n),
                 void *to);
    void (*destroy)(void *cr);
    void (*surface_destroy)(void *surface);
    bool ready;
};

/* dlsym gives an object's address; POSIX says it may be a function's. */
static bool find(void *library, const char *name, void *function)
{
    void *at = library == NULL ? NULL : dlsym(library, name);

    memcpy(function, &at, sizeof at);
    return at != NULL;
}

static struct painter painter;

static void load_painter(void)
{
    void *rsvg = dlopen("librsvg-2.so.2", RTLD_NOW);
    void *cairo = dlopen("libcairo.so.2", RTLD_NOW);
    void *object = dlopen("libgobject-2.0.so.0", RTLD_NOW);
    struct painter *p = &painter;

    p->ready =
        find(rsvg, "rsvg_handle_new_from_data", &p->handle_new) &&
        find(rsvg, "rsvg_handle_get_intrinsic_size_in_pixels", &p->pixels) &&
        find(rsvg, "rsvg_handle_render_document", &p->render) &&
        find(object, "g_object_unref", &p->unref) &&
        find(cairo, "cairo_image_surface_create", &p->surface) &&
        find(cairo, "cairo_create", &p->create) &&
        find(cairo, "cairo_surface_write_to_png_stream", &p->write) &&
        find(cairo, "cairo_destroy", &p->destroy) &&
        find(cairo, "cairo_surface_destroy", &p->surface_destroy);
}

static int take(void *to, const unsigned char *data, unsigned n)
{
    out_part(to, (const char *)data, n);
    return 0; /* CAIRO_STATUS_SUCCESS */
}

static void paint(struct picture *p, void *handle)
{
    struct viewport v = {0, 0, 0, 0};
    struct out o = {0};
    void *surface, *cr;

    if (!painter.pixels(handle, &v.width, &v.height))
        return;
    surface = painter.surface(0, (int)(v.width + 0.5), (int)(v.height + 0.5));
    cr = painter.create(surface);
    if (painter.render(handle, cr, &v, NULL) != 0 &&
        painter.write(surface, take, &o) == 0) {
        p->png = (unsigned char *)o.text;
        p->png_len = o.len;
    } else {
        out_free(&o);
    }
    painter.destroy(cr);
    painter.surface_destroy(surface);
}

void picture_png(struct picture *p)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    void *handle;

    pthread_once(&once, load_painter);
    if (!painter.ready)
        return;
    handle =
        painter.handle_new((const unsigned char *)p->svg, p->svg_len, NULL);
    if (handle == NULL)
        return;
    paint(p, handle);
    painter.unref(handle);
}

void picture_free(struct picture *p)
{
    free(p->svg);
    free(p->png);
}
