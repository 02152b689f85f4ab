/*
 * Pictures for the page.  A position is read from the lines of a view, which
 * may come from the game here or from a server.  See shim.h.
 */
#include "render/carcassonne/book.h"
#include "render/document.h"
#include "render/carcassonne/figure.h"
#include "render/catan/geometry.h"
#include "render/carcassonne/panel.h"
#include "render/carcassonne/position.h"
#include "render/catan/position.h"
#include "render/carcassonne/symbols.h"
#include "render/carcassonne/track.h"
#include "shim.h"

static struct pic_book book;
static bool is_open;
static struct pic_position position;
static struct pic_island island;

static struct pic_book *the_book(void)
{
    if (!is_open)
        pic_book_init(&book);
    is_open = true;
    return &book;
}

static struct pic_style style_of(int theme, unsigned layers, int px, int lang)
{
    struct pic_style s = PIC_STYLE_DEFAULTS;

    s.theme = (enum pic_theme)theme;
    s.layers = layers;
    s.tile_px = px;
    s.lang = lang ? "cs" : "en";
    return s;
}

static int written(int n)
{
    return n < SHIM_OUT ? n : DSK_E_SPACE;
}

extern char *shim_export_out(void);

/* Reads the view of the input for the pictures below; 0 or an error. */
EXPORT(read) int shim_read(void);
int shim_read(void)
{
    pic_clear(&position);
    return pic_read_view(&position, shim_in, NULL);
}

/* The landscape last read. */
EXPORT(board) int shim_board(int theme, unsigned layers, int px, int lang);
int shim_board(int theme, unsigned layers, int px, int lang)
{
    struct pic_style s = style_of(theme, layers, px, lang);

    return written(
        pic_board(the_book(), &position, &s, shim_export_out(), SHIM_OUT));
}

/* The tile whose id is in the input. */
EXPORT(tile) int shim_tile(int turn, int theme, int px);
int shim_tile(int turn, int theme, int px)
{
    struct pic_style s = style_of(theme, 0, px, 0);
    const struct tile_def *def = pic_find_tile(shim_in, text_length(shim_in));

    if (def == NULL)
        return shim_fail(DSK_E_ARGUMENT);
    return written(
        pic_tile(the_book(), def, turn, &s, shim_export_out(), SHIM_OUT));
}

static void put_point(struct text *t, struct pt at)
{
    text_char(t, ' ');
    text_int(t, at.x);
    text_char(t, ' ');
    text_int(t, at.y);
    text_char(t, '\n');
}

/*
 * The segments of the tile whose id is in the input as it lies: `spot x y`
 * lines, x and y where a figure stands, from the tile's middle.
 */
EXPORT(spots) int shim_spots(int turn);
int shim_spots(int turn)
{
    struct text t = shim_text();
    const struct tile_def *def = pic_find_tile(shim_in, text_length(shim_in));
    const struct plan *plan;

    if (def == NULL)
        return shim_fail(DSK_E_ARGUMENT);
    plan = book_plan(the_book(), def);
    for (int i = 0; i < def->nsegs; i++) {
        size_t before = t.len;

        tile_write_spot(&t, def, i, turn);
        if (t.len > before)
            put_point(&t, pt_turn(plan->anchor[i], turn));
    }
    return shim_end(&t);
}

/* The spot under a point of the tile (0..399 from its corner), or nothing. */
EXPORT(hit) int shim_hit(int turn, int x, int y);
int shim_hit(int turn, int x, int y)
{
    struct text t = shim_text();
    const struct tile_def *def = pic_find_tile(shim_in, text_length(shim_in));
    int seg = def == NULL ? -1 : pic_hit(the_book(), def, turn, x, y);

    if (seg >= 0)
        tile_write_spot(&t, def, seg, turn);
    return shim_end(&t);
}

/*
 * The landscape last read with the features of the input (one a line) lit up;
 * a page cuts the group `lit` out of it.
 */
EXPORT(lit) int shim_lit(int theme);
int shim_lit(int theme)
{
    struct pic_style s = style_of(theme, PIC_LIT, 100, 0);
    char *line = shim_in;
    int n;

    position.nlit = 0;
    while (*line != '\0') {
        char *end = line;

        while (*end != '\0' && *end != '\n')
            end++;
        if (*end == '\n')
            *end++ = '\0';
        pic_light(&position, line);
        line = end;
    }
    n = pic_board(the_book(), &position, &s, shim_export_out(), SHIM_OUT);
    position.nlit = 0;
    return written(n);
}

/* One figure of a seat as a document; kinds as in enum pic_figure_kind. */
EXPORT(figure) int shim_figure(int kind, int seat, int theme, int px);
int shim_figure(int kind, int seat, int theme, int px)
{
    struct text t = shim_text();
    struct pic_style s = style_of(theme, 0, px, 0);
    const struct frame f = {-56, -56, 112, 112, px, 112};
    uint64_t used = (uint64_t)0xff << SY_SEAT0;

    if (kind < 0 || kind >= NPIC_FIGURES)
        return shim_fail(DSK_E_ARGUMENT);
    document_start(&t, &f, &s, "figure");
    document_defs(&t, &s, STYLE_TILES);
    tile_write_defs(&t, used | (uint64_t)1 << (SY_MEEPLE + kind));
    document_body(&t, &f, &s);
    figure_write_at(&t, kind, seat, pt(0, 0), 100, false);
    document_end(&t);
    return shim_end(&t);
}

/* The score track of the view last read; empty where none is in use. */
EXPORT(track) int shim_track(int theme, int px);
int shim_track(int theme, int px)
{
    struct text t = shim_text();
    struct pic_style s = style_of(theme, 0, px, 0);
    const struct frame f = {-8, -8, 856, track_height(&position) + 16, px, 856};

    if (!position.track)
        return shim_end(&t);
    document_start(&t, &f, &s, "track");
    document_defs(&t, &s, STYLE_TILES);
    tile_write_defs(&t, panel_symbols(&position));
    document_body(&t, &f, &s);
    track_write(&t, &position, &s, 0, 0);
    document_end(&t);
    return shim_end(&t);
}

/* ---- Catan ---- */

/* The island of the view in the input. */
EXPORT(island) int shim_island(int theme, unsigned layers, int px, int lang);
int shim_island(int theme, unsigned layers, int px, int lang)
{
    struct pic_style s = style_of(theme, layers, px, lang);
    int status = pic_read_island(&island, shim_in, NULL);

    if (status < 0)
        return shim_fail(status);
    return written(pic_island(&island, &s, shim_export_out(), SHIM_OUT));
}

/* Where things lie: `h0 x y`, `v0 x y` lines, and `e0 v1 v2` by its ends. */
EXPORT(places) int shim_places(void);
int shim_places(void)
{
    struct text t = shim_text();
    int a, b;

    for (int i = 0; i < PIC_HEXES; i++) {
        text_char(&t, 'h');
        text_int(&t, i);
        put_point(&t, island_hex_at(i));
    }
    for (int i = 0; i < PIC_VERTICES; i++) {
        text_char(&t, 'v');
        text_int(&t, i);
        put_point(&t, island_vertex_at(i));
    }
    for (int i = 0; i < PIC_EDGES; i++) {
        island_path_ends(i, &a, &b);
        text_char(&t, 'e');
        text_int(&t, i);
        put_point(&t, pt(a, b));
    }
    for (int i = 0; i < PIC_HARBOURS; i++) {
        text_char(&t, 'b');
        text_int(&t, i);
        put_point(&t, pt(island_harbour_path(i), 0));
    }
    return shim_end(&t);
}
