/* PNG of an SVG: see png.h. */
#include "engine/png.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

#include "engine/system.h"

#define CAIRO_SUCCESS     0
#define CAIRO_WRITE_ERROR 11

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

static struct painter painter;

/* dlsym gives an object's address; POSIX says it may be a function's. */
static bool find(void *library, const char *name, void *function)
{
    void *at = library == NULL ? NULL : dlsym(library, name);

    memcpy(function, &at, sizeof at);
    return at != NULL;
}

static void load_painter(void)
{
    void *rsvg = system_library("librsvg-2", 2);
    void *cairo = system_library("libcairo", 2);
    void *object = system_library("libgobject-2.0", 0);
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

bool png_can(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;

    pthread_once(&once, load_painter);
    return painter.ready;
}

struct target {
    png_taker *take;
    void *to;
};

static int pass_on(void *user, const unsigned char *data, unsigned n)
{
    const struct target *t = user;

    return t->take(t->to, data, n) ? CAIRO_SUCCESS : CAIRO_WRITE_ERROR;
}

static bool paint(void *handle, struct target *t)
{
    struct viewport v = {0, 0, 0, 0};
    void *surface, *cr;
    bool ok;

    if (!painter.pixels(handle, &v.width, &v.height))
        return false;
    surface = painter.surface(0, (int)(v.width + 0.5), (int)(v.height + 0.5));
    cr = painter.create(surface);
    ok = painter.render(handle, cr, &v, NULL) != 0 &&
         painter.write(surface, pass_on, t) == CAIRO_SUCCESS;
    painter.destroy(cr);
    painter.surface_destroy(surface);
    return ok;
}

bool png_of_svg(const char *svg, size_t len, png_taker *take, void *to)
{
    struct target t = {take, to};
    void *handle;
    bool ok;

    if (!png_can())
        return false;
    handle = painter.handle_new((const unsigned char *)svg, len, NULL);
    if (handle == NULL)
        return false;
    ok = paint(handle, &t);
    painter.unref(handle);
    return ok;
}
