/* Single tiles and the catalogue as documents. */
#include "render/carcassonne/land.h"
#include "render/document.h"
#include "render/carcassonne/figure.h"
#include "render/carcassonne/symbols.h"

#include "game/mem.h"
#include "render/words.h"

/* A landscape with its definitions; what it shows is cut along its squares. */
static void write_land(struct canvas *c, struct pic_book *b, struct land *l,
                       struct symbol_set *set)
{
    mem_fill(&b->written, 0, sizeof b->written);
    land_symbols(l, set);
    symbols_write(c, set);
    for (int i = 0; i < l->n; i++)
        tile_write_shapes(c, l->lot[i].plan, &b->written);
    land_write_defs(c, l);
}

int pic_tile(struct pic_book *b, const struct tile_def *def, int turn,
             const dsk_svg_style *style, char *buf, size_t n)
{
    struct canvas c = canvas_document(buf, n);
    struct symbol_set set = {{false}};
    struct pic_tile at = {def, 0, 0, (uint8_t)(turn & 3)};
    struct frame f = {-TILE_HALF, -TILE_HALF,     TILE_SIDE,
                      TILE_SIDE,  style->tile_px, TILE_SIDE};
    struct land l;
    const char *id = def->id;
    struct text *t;

    land_start(&l, zoom_of(style), NULL);
    land_add(&l, b, &at, 0);
    document_start(&c, &f, style, id);
    t = document_desc(&c);
    words_tell(t, &render_messages[PICTURE_TILE], &id, style->lang);
    tile_write_words(t, def, at.turn, style->lang);
    document_desc_end(&c);
    document_defs(&c, style, STYLE_TILES);
    write_land(&c, b, &l, &set);
    document_body(&c, &f, style);
    text_put(&c.t, "<g clip-path=\"url(#bc)\">\n");
    land_write_flat(&c, &l);
    land_write_stands(&c, &l, style);
    text_put(&c.t, "</g>\n");
    return document_end(&c);
}

/* ---- catalogue ---------------------------------------------------------- */

/* Tiles in a row, and the room around each. */
#define SHEET_COLUMNS 10
#define SHEET_STEP    440
#define SHEET_LINE    530
#define SHEET_HEAD    170

static int set_height(const struct tile_set *set)
{
    return SHEET_HEAD +
           (set->ndefs + SHEET_COLUMNS - 1) / SHEET_COLUMNS * SHEET_LINE;
}

/* Middle of tile i of a set whose part of the sheet begins at `top`. */
static struct pt sheet_at(int i, int top)
{
    return pt(i % SHEET_COLUMNS * SHEET_STEP + TILE_HALF,
              top + SHEET_HEAD + i / SHEET_COLUMNS * SHEET_LINE + TILE_HALF);
}

static void sheet_words(struct text *t, const struct tile_set *set,
                        const dsk_svg_style *style, int top)
{
    text_put(t, "<text class=\"tx\" font-size=\"64\" x=\"0\" y=\"");
    text_int(t, top + 76);
    text_put(t, "\">");
    document_escape(t, carc_set_title(set, style->lang));
    text_put(t, "</text>\n");
    for (int i = 0; i < set->ndefs; i++) {
        struct pt at = sheet_at(i, top);

        text_put(t, "<g id=\"");
        text_put(t, set->name);
        text_char(t, '-');
        text_put(t, set->defs[i].id);
        text_put(t, "\">");
        document_text(t, "t2", 40, at.x - TILE_HALF, at.y + TILE_HALF + 56,
                      "start");
        text_put(t, set->defs[i].id);
        text_put(t, " ×");
        text_int(t, set->defs[i].count);
        text_put(t, "</text></g>\n");
    }
}

int pic_sheet(struct pic_book *b, const struct tile_set *only,
              const dsk_svg_style *style, char *buf, size_t n)
{
    struct canvas c = canvas_document(buf, n);
    struct symbol_set set = {{false}};
    struct frame f = {
        -40,      -20, SHEET_COLUMNS * SHEET_STEP + 40, 20, style->tile_px,
        TILE_SIDE};
    struct land l;

    land_start(&l, zoom_of(style), NULL);
    for (int i = 0; i < carc_ntile_sets; i++) {
        const struct tile_set *s = &carc_tile_sets[i];

        if (only != NULL && only != s)
            continue;
        for (int k = 0; k < s->ndefs; k++) {
            struct pt at = sheet_at(k, f.height - 20);

            land_add_loose(&l, b, &s->defs[k], 0, at.x, at.y, k);
        }
        f.height += set_height(s);
    }
    document_start(&c, &f, style, picture_word(PICTURE_TILES, style->lang));
    document_defs(&c, style, STYLE_TILES);
    write_land(&c, b, &l, &set);
    document_body(&c, &f, style);
    land_write_flat(&c, &l);
    land_write_stands(&c, &l, style);
    for (int i = 0, top = 0; i < carc_ntile_sets; i++) {
        if (only != NULL && only != &carc_tile_sets[i])
            continue;
        sheet_words(&c.t, &carc_tile_sets[i], style, top);
        top += set_height(&carc_tile_sets[i]);
    }
    return document_end(&c);
}

/* ---- figures ------------------------------------------------------------ */

#define FIGURE_STEP 130

static void figure_row(struct text *t, int seat, int y)
{
    for (int k = 0; k < NPIC_FIGURES; k++) {
        bool nobody = k == PIC_MAGE || k == PIC_WITCH;

        if (nobody && seat > 0)
            continue;
        figure_write_at(t, k, nobody ? PIC_NOBODY : seat,
                        pt(k * FIGURE_STEP, y), 100, false);
    }
    figure_write_at(t, PIC_MEEPLE, seat, pt(NPIC_FIGURES * FIGURE_STEP + 30, y),
                    100, true);
}

int pic_figures(struct pic_book *b, const dsk_svg_style *style, char *buf,
                size_t n)
{
    struct canvas c = canvas_document(buf, n);
    struct symbol_set set = {{false}};
    struct frame f = {-90,
                      -90,
                      11 * FIGURE_STEP + 130,
                      9 * FIGURE_STEP + 50,
                      style->tile_px,
                      TILE_SIDE};

    (void)b;
    document_start(&c, &f, style, picture_word(PICTURE_FIGURES, style->lang));
    document_defs(&c, style, STYLE_TILES);
    symbols_add(&set, SY_SEAT0, SY_BIGPIG);
    symbols_write(&c, &set);
    document_body(&c, &f, style);
    for (int seat = 0; seat < DSK_PLAYERS_MAX; seat++)
        figure_row(&c.t, seat, seat * FIGURE_STEP);
    for (int i = SY_FERRY; i <= SY_BIGPIG; i++) {
        text_put(&c.t, "<use href=\"#");
        text_put(&c.t, symbol_id((enum pic_symbol)i));
        text_put(&c.t, "\" x=\"");
        text_int(&c.t, (i - SY_FERRY) * 190);
        text_put(&c.t, "\" y=\"");
        text_int(&c.t, 8 * FIGURE_STEP);
        text_put(&c.t, "\"/>\n");
    }
    return document_end(&c);
}
