/* Single tiles and the catalogue as documents. */
#include "render/carcassonne/book.h"
#include "render/document.h"
#include "render/carcassonne/figure.h"
#include "render/carcassonne/symbols.h"

#include "game/mem.h"
#include "render/words.h"

int pic_tile(struct pic_book *b, const struct tile_def *def, int turn,
             const dsk_svg_style *style, char *buf, size_t n)
{
    struct canvas c = canvas_document(buf, n);
    struct pic_tile at = {def, 0, 0, (uint8_t)(turn & 3)};
    const struct plan *p = book_plan(b, def);
    struct frame f = {-TILE_HALF, -TILE_HALF,     TILE_SIDE,
                      TILE_SIDE,  style->tile_px, TILE_SIDE};
    const char *id = def->id;
    struct text *t;

    document_start(&c, &f, style, id);
    t = document_desc(&c);
    words_tell(t, &render_messages[PICTURE_TILE], &id, style->lang);
    tile_write_words(t, def, at.turn, style->lang);
    document_desc_end(&c);
    document_defs(&c, style, STYLE_TILES);
    mem_fill(&b->written, 0, sizeof b->written);
    tile_write_defs(&c, tile_symbols(p, 0, 0));
    tile_write_shapes(&c, p, &b->written);
    document_body(&c, &f, style);
    tile_write(t, p, &at, style);
    return document_end(&c);
}

/* ---- catalogue ---------------------------------------------------------- */

/* Tiles in a row, and the room around each. */
#define SHEET_COLUMNS 10
#define SHEET_STEP    440
#define SHEET_LINE    500
#define SHEET_HEAD    110

static int set_height(const struct tile_set *set)
{
    return SHEET_HEAD +
           (set->ndefs + SHEET_COLUMNS - 1) / SHEET_COLUMNS * SHEET_LINE;
}

static void sheet_set(struct text *t, struct pic_book *b,
                      const struct tile_set *set, const dsk_svg_style *style,
                      int top)
{
    text_put(t, "<text class=\"tx\" font-size=\"64\" x=\"0\" y=\"");
    text_int(t, top + 70);
    text_put(t, "\">");
    document_escape(t, carc_set_title(set, style->lang));
    text_put(t, "</text>\n");
    for (int i = 0; i < set->ndefs; i++) {
        const struct tile_def *def = &set->defs[i];
        struct pic_tile at = {def, 0, 0, 0};
        int x = i % SHEET_COLUMNS * SHEET_STEP + TILE_HALF;
        int y = top + SHEET_HEAD + i / SHEET_COLUMNS * SHEET_LINE + TILE_HALF;

        text_put(t, "<svg x=\"");
        text_int(t, x - TILE_HALF);
        text_put(t, "\" y=\"");
        text_int(t, y - TILE_HALF);
        text_put(t, "\" width=\"400\" height=\"400\" viewBox=\"-200 -200 400 "
                    "400\" id=\"");
        text_put(t, set->name);
        text_char(t, '-');
        text_put(t, def->id);
        text_put(t, "\">");
        tile_write_at(t, book_plan(b, def), &at, i);
        text_put(t, "</svg><text class=\"t2\" font-size=\"40\" x=\"");
        text_int(t, x - TILE_HALF);
        text_put(t, "\" y=\"");
        text_int(t, y + TILE_HALF + 46);
        text_put(t, "\">");
        text_put(t, def->id);
        text_put(t, " ×");
        text_int(t, def->count);
        text_put(t, "</text>\n");
    }
}

int pic_sheet(struct pic_book *b, const struct tile_set *only,
              const dsk_svg_style *style, char *buf, size_t n)
{
    struct canvas c = canvas_document(buf, n);
    struct frame f = {
        -40,      -20, SHEET_COLUMNS * SHEET_STEP + 40, 20, style->tile_px,
        TILE_SIDE};
    int top = 0;

    for (int i = 0; i < carc_ntile_sets; i++) {
        if (only == NULL || only == &carc_tile_sets[i])
            f.height += set_height(&carc_tile_sets[i]);
    }
    document_start(&c, &f, style, picture_word(PICTURE_TILES, style->lang));
    document_defs(&c, style, STYLE_TILES);
    tile_write_defs(&c, ~(uint64_t)0);
    mem_fill(&b->written, 0, sizeof b->written);
    for (int i = 0; i < carc_ntile_sets; i++) {
        const struct tile_set *set = &carc_tile_sets[i];

        for (int k = 0; k < set->ndefs && (only == NULL || only == set); k++)
            tile_write_shapes(&c, book_plan(b, &set->defs[k]), &b->written);
    }
    document_body(&c, &f, style);
    for (int i = 0; i < carc_ntile_sets; i++) {
        if (only != NULL && only != &carc_tile_sets[i])
            continue;
        sheet_set(&c.t, b, &carc_tile_sets[i], style, top);
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
                        pt(k * FIGURE_STEP, y), 115, false);
    }
    figure_write_at(t, PIC_MEEPLE, seat, pt(NPIC_FIGURES * FIGURE_STEP, y), 115,
                    true);
}

int pic_figures(struct pic_book *b, const dsk_svg_style *style, char *buf,
                size_t n)
{
    struct canvas c = canvas_document(buf, n);
    struct frame f = {-90,
                      -90,
                      11 * FIGURE_STEP + 50,
                      9 * FIGURE_STEP + 50,
                      style->tile_px,
                      TILE_SIDE};

    (void)b;
    document_start(&c, &f, style, picture_word(PICTURE_FIGURES, style->lang));
    document_defs(&c, style, STYLE_TILES);
    tile_write_defs(&c, ~(uint64_t)0);
    document_body(&c, &f, style);
    for (int seat = 0; seat < DSK_PLAYERS_MAX; seat++)
        figure_row(&c.t, seat, seat * FIGURE_STEP);
    for (int i = SY_FERRY; i < NPIC_SYMBOLS; i++) {
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
