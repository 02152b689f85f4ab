/*
 * Pictures as pixels, drawn by librsvg (loaded if it is there; else the test
 * says so and skips): tiles stay inside their square, the borders of all
 * matching sides have the same colours, every segment can be seen.
 */
#include <dlfcn.h>

#include "render/carcassonne/book.h"
#include "render/carcassonne/position.h"
#include "render/catan/position.h"
#include "render/style.h"
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

/* The tile without what stands on it: houses and walls rise over borders. */
static void bare_tile(const struct tile_def *def)
{
    dsk_svg_style style = plain();
    char *at;

    style.tile_px = SIZE;
    pic_tile(book, def, 0, &style, wide, BUF);
    at = strstr(wide, "</style>");
    if (!HOLD(at != NULL, "%s: no style", def->id))
        return;
    snprintf(buf, BUF, "%.*s#houses,#tiles,#back,#front{display:none}%s",
             (int)(at - wide), wide, at);
}

/* The colours along a side, clockwise, close to the border. */
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
#define CORNER 24

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

/* What was found along sides of a letter first: by axis, from west to east or
 * from north to south, for light does not turn with a tile. */
struct found {
    uint32_t strip[4][2][SIZE];
    bool have[4][2];
};

/* Sides with the same letter match each other, laid edge to edge. */
static void test_borders(const struct tile_def *def, struct found *f)
{
    static const char letters[] = "FRCV";
    uint32_t now[SIZE];

    bare_tile(def);
    HOLD(draw(buf, SIZE), "%s: librsvg refuses it", def->id);
    for (int side = 0; side < 4; side++) {
        int k = (int)(strchr(letters, def->edges[side]) - letters);
        bool split = (def->marks & (MARK_SPLIT_CITY | MARK_SPLIT_FIELD)) != 0 &&
                     def->split_side == side;
        uint32_t *first = f->strip[k][side & 1];
        int n;

        strip(side, now);
        for (int i = 0; i < SIZE && !f->have[k][side & 1]; i++)
            first[i] = now[side >= 2 ? SIZE - 1 - i : i];
        f->have[k][side & 1] = true;
        n = differing(first, now, side >= 2, split);
        HOLD(n <= 4, "%s: side %d differs in %d pixels", def->id, side, n);
    }
}

/* Materials that only segments of one kind have. */
static const char *const materials[NSEG_KINDS][12] = {
    [SEG_ROAD] = {"rd0", "rd1", "rd2", "rd3", "st0", "st1"},
    [SEG_CITY] = {"ct0", "ct1", "ct2", "ra1", "rb1", "rc1", "hw0", "hw1", "wl0",
                  "wl1", "wl4", "ra0"},
    [SEG_MONASTERY] = {"hw0", "hw1", "ra0", "ra1", "rs0", "rs1", "rs2", "rd1",
                       "wl3", "win", "g0"},
    [SEG_GARDEN] = {"vg0", "vg1", "rd1", "fl1", "fl2", "rv1"},
    [SEG_FIELD] = {"g0", "g1", "g2", "g3", "cr0", "cr1"},
    [SEG_RIVER] = {"rv0", "rv1", "rv2", "rv3", "rv4"},
    [SEG_LAKE] = {"rv0", "rv1", "rv2", "rv3", "rv4"},
    [SEG_CROP] = {"cr0", "cr1", "so1"},
};

static uint32_t colour_of(const char *material)
{
    const char *hex = style_colour(material, false);

    return hex == NULL ? 0 : (uint32_t)strtoul(hex + 1, NULL, 16);
}

/* A colour in the shadow of a wall. */
static uint32_t shaded(uint32_t c)
{
    static const uint32_t shadow = 0x2a2313;
    uint32_t out = 0;

    for (int shift = 0; shift < 24; shift += 8)
        out |= ((c >> shift & 255) * 7 + (shadow >> shift & 255) * 3) / 10
               << shift;
    return out;
}

/* Is this one of the kind's colours? */
static bool is_own(uint32_t c, int kind)
{
    for (int m = 0; m < 12 && materials[kind][m] != NULL; m++) {
        uint32_t own = colour_of(materials[kind][m]);

        if (apart(c, own) < 12 || apart(c, shaded(own)) < 12)
            return true;
    }
    return false;
}

static void test_visible(const struct tile_def *def)
{
    const struct plan *p = book_plan(book, def);
    dsk_svg_style style = plain();

    style.tile_px = SIZE;
    pic_tile(book, def, 0, &style, buf, BUF);
    HOLD(draw(buf, SIZE), "%s: librsvg refuses it", def->id);

    for (int i = 0; i < def->nsegs; i++) {
        int seen = 0, area = raster_area(&p->raster, i + 1);

        for (int k = 0; k < CELLS * CELLS; k++) {
            int x = k % CELLS, y = k / CELLS;
            uint32_t c = pixel[y * SIZE / CELLS + 2][x * SIZE / CELLS + 2];

            if (p->raster.cell[y][x] == i + 1)
                seen += is_own(c, def->segs[i].kind);
        }
        HOLD(seen >= 12 && seen * 100 >= area * 30,
             "%s: of segment %d only %d of %d cells are seen", def->id, i, seen,
             area);
    }
}

int main(void)
{
    static struct found found;
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
        test_borders(def, &found);
        test_visible(def);
        test_stays_inside(def, n++ % 4);
        test_case("");
    }
    free(book);
    return test_end();
}
