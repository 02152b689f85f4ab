/*
 * Pictures as pixels, drawn by librsvg (loaded if it is there; else the test
 * says so and skips): tiles stay inside their square, the borders of all
 * matching sides have the same colours, every segment can be seen.
 */
#include <dlfcn.h>

#include "render/carcassonne/book.h"
#include "render/carcassonne/position.h"
#include "render/catan/position.h"
#include "testing.h"

/* Pixels of a tile, and of the margin that must stay empty. */
#define SIZE   200
#define MARGIN 20
#define FULL   (SIZE + 2 * MARGIN)
#define BUF    ((size_t)1 << 20)

/* The libraries keep what they once took; that is not our leak. */
__attribute__((visibility("default"))) const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "detect_leaks=0";
}

/* ---- librsvg and cairo -------------------------------------------------- */

struct viewport {
    double x, y, width, height;
};

static struct {
    void *(*handle_new)(const unsigned char *data, size_t n, void **error);
    int (*render)(void *handle, void *cr, const struct viewport *v,
                  void **error);
    void (*unref)(void *object);
    void *(*surface)(int format, int w, int h);
    void *(*create)(void *surface);
    void (*flush)(void *surface);
    unsigned char *(*data)(void *surface);
    int (*stride)(void *surface);
    void (*destroy)(void *cr);
    void (*surface_destroy)(void *surface);
} lib;

static bool find(void *library, const char *name, void *function)
{
    void *at = dlsym(library, name);

    memcpy(function, &at, sizeof at);
    return at != NULL;
}

static bool load(void)
{
    void *rsvg = dlopen("librsvg-2.so.2", RTLD_NOW);
    void *cairo = dlopen("libcairo.so.2", RTLD_NOW);
    void *object = dlopen("libgobject-2.0.so.0", RTLD_NOW);

    return rsvg != NULL && cairo != NULL && object != NULL &&
           find(rsvg, "rsvg_handle_new_from_data", &lib.handle_new) &&
           find(rsvg, "rsvg_handle_render_document", &lib.render) &&
           find(object, "g_object_unref", &lib.unref) &&
           find(cairo, "cairo_image_surface_create", &lib.surface) &&
           find(cairo, "cairo_create", &lib.create) &&
           find(cairo, "cairo_surface_flush", &lib.flush) &&
           find(cairo, "cairo_image_surface_get_data", &lib.data) &&
           find(cairo, "cairo_image_surface_get_stride", &lib.stride) &&
           find(cairo, "cairo_destroy", &lib.destroy) &&
           find(cairo, "cairo_surface_destroy", &lib.surface_destroy);
}

static uint32_t pixel[FULL][FULL]; /* ARGB */

static bool draw(const char *svg, int size)
{
    struct viewport v = {0, 0, size, size};
    void *handle =
        lib.handle_new((const unsigned char *)svg, strlen(svg), NULL);
    void *surface = lib.surface(0, size, size), *cr = lib.create(surface);
    bool ok = handle != NULL && lib.render(handle, cr, &v, NULL);

    lib.flush(surface);
    for (int y = 0; y < size && ok; y++)
        memcpy(pixel[y],
               lib.data(surface) + (size_t)y * (size_t)lib.stride(surface),
               (size_t)size * 4);
    lib.destroy(cr);
    lib.surface_destroy(surface);
    if (handle != NULL)
        lib.unref(handle);
    return ok;
}

/* ---- tiles -------------------------------------------------------------- */

static struct pic_book *book;
static char buf[BUF], wide[BUF];

#define EACH_TILE(def)                                                     \
    for (int set_ = 0; set_ < carc_ntile_sets; set_++)                     \
        for (const struct tile_def *def = carc_tile_sets[set_].defs;       \
             def < carc_tile_sets[set_].defs + carc_tile_sets[set_].ndefs; \
             def++)

static dsk_svg_style plain(void)
{
    dsk_svg_style s = DSK_SVG_STYLE;

    s.layers = 0;
    return s;
}

/* The same picture with room around it: nothing may be drawn there. */
static void test_stays_inside(const struct tile_def *def, int turn)
{
    static const char view[] = "viewBox=\"-200 -200 400 400\"";
    dsk_svg_style style = plain();
    char *at;
    int outside = 0;

    pic_tile(book, def, turn, &style, buf, BUF);
    at = strstr(buf, view);
    if (!HOLD(at != NULL, "%s: no viewBox", def->id))
        return;
    snprintf(wide, BUF, "%.*sviewBox=\"-240 -240 480 480\"%s", (int)(at - buf),
             buf, at + strlen(view));
    HOLD(draw(wide, FULL), "%s: librsvg refuses it", def->id);
    for (int y = 0; y < FULL; y++) {
        for (int x = 0; x < FULL; x++) {
            bool in = x >= MARGIN && x < MARGIN + SIZE && y >= MARGIN &&
                      y < MARGIN + SIZE;

            outside += !in && pixel[y][x] >> 24 > 8;
        }
    }
    HOLD_EQUAL(outside, 0, "%s R%d: %d pixels outside", def->id, 90 * turn,
               outside);
}

static int apart(uint32_t a, uint32_t b)
{
    int most = 0;

    for (int shift = 0; shift < 24; shift += 8) {
        int d = (int)(a >> shift & 255) - (int)(b >> shift & 255);

        d = d < 0 ? -d : d;
        most = d > most ? d : most;
    }
    return most;
}

/* The colours along a side, clockwise, one pixel inside the frame line. */
static void strip(int side, uint32_t *out)
{
    for (int i = 0; i < SIZE; i++) {
        int x = i, y = 2;

        for (int k = 0; k < side; k++) {
            int old = x;

            x = SIZE - 1 - y;
            y = old;
        }
        out[i] = pixel[y][x];
    }
}

/* Pixels at the ends of a side that belong to the corner. */
#define CORNER 10

static int differing(const uint32_t *a, const uint32_t *b, bool mirrored,
                     bool split)
{
    int n = 0;

    for (int i = CORNER; i < SIZE - CORNER; i++) {
        if (split && i > SIZE / 2 - 12 && i < SIZE / 2 + 12)
            continue;
        n += apart(a[i], b[mirrored ? SIZE - 1 - i : i]) > 40;
    }
    return n;
}

/* Sides with the same letter match each other, laid edge to edge. */
static void test_borders(const struct tile_def *def, uint32_t first[4][SIZE],
                         bool *have)
{
    static const char letters[] = "FRCV";
    dsk_svg_style style = plain();
    uint32_t now[SIZE];

    style.tile_px = SIZE;
    pic_tile(book, def, 0, &style, buf, BUF);
    HOLD(draw(buf, SIZE), "%s: librsvg refuses it", def->id);
    for (int side = 0; side < 4; side++) {
        int k = (int)(strchr(letters, def->edges[side]) - letters);
        bool split = (def->marks & (MARK_SPLIT_CITY | MARK_SPLIT_FIELD)) != 0 &&
                     def->split_side == side;
        int n;

        strip(side, now);
        if (!have[k])
            memcpy(first[k], now, sizeof now);
        have[k] = true;
        n = differing(now, first[k], false, split) +
            differing(now, first[k], true, split);
        HOLD(n <= 4, "%s: side %d differs in %d pixels", def->id, side, n);
    }
}

/* Colours that only segments of one kind have (light theme). */
static const uint32_t colours[NSEG_KINDS][4] = {
    [SEG_ROAD] = {0xf3e7c8, 0x92794d, 0xdcc898, 0xf3e7c8},
    [SEG_CITY] = {0xe9d3a2, 0xf6e8c6, 0xcdbfa9, 0xcc6a43},
    [SEG_MONASTERY] = {0xfbf1da, 0xe3d2ae, 0xb9503a, 0xc8dd90},
    [SEG_GARDEN] = {0x5f8f41, 0xc8dd90, 0xf3e7c8, 0xe58aa0},
    [SEG_FIELD] = {0xb9d27c, 0xb9d27c, 0xa9c468, 0xc8dd90},
    [SEG_RIVER] = {0x63aed2, 0xa5d6ea, 0xd9cd94, 0x63aed2},
    [SEG_LAKE] = {0x63aed2, 0xa5d6ea, 0xd9cd94, 0x63aed2},
    [SEG_CROP] = {0xe3c35b, 0xb8952f, 0xb08f2f, 0xe3c35b},
};

static void test_visible(const struct tile_def *def)
{
    const struct plan *p = book_plan(book, def);

    for (int i = 0; i < def->nsegs; i++) {
        int seen = 0, area = raster_area(&p->raster, i + 1);

        for (int k = 0; k < CELLS * CELLS; k++) {
            int x = k % CELLS, y = k / CELLS;
            uint32_t c = pixel[y * SIZE / CELLS + 2][x * SIZE / CELLS + 2];
            bool own = false;

            if (p->raster.cell[y][x] != i + 1)
                continue;
            for (int m = 0; m < 4; m++)
                own |= apart(c, colours[def->segs[i].kind][m]) < 12;
            seen += own;
        }
        HOLD(seen >= 12 && seen * 100 >= area * 30,
             "%s: of segment %d only %d of %d cells are seen", def->id, i, seen,
             area);
    }
}

int main(void)
{
    static uint32_t first[4][SIZE];
    bool have[4] = {false};
    int n = 0;

    if (!load()) {
        printf("# skipped: librsvg is not installed\n"
               "0 passed, 0 failed, 1 skipped\n");
        return 0;
    }
    book = test_memory(pic_book_size());
    pic_book_init(book);
    EACH_TILE(def)
    {
        test_borders(def, first, have);
        test_visible(def); /* the same pixels */
        test_stays_inside(def, n++ % 4);
        test_case("");
    }
    free(book);
    return test_end();
}
