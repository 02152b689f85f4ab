/* Tiles as SVG: see tile_svg.h. */
#include "render/carcassonne/tile_svg.h"

#include "game/rng.h"
#include "render/carcassonne/symbols.h"
#include "render/words.h"

/* ---- trees and houses --------------------------------------------------- */

/* What stands at a site of the tile at x, y; -1 for nothing. */
static int site_symbol(const struct site *s, uint64_t *rng)
{
    uint32_t dice = rng_below(rng, 100);

    if (s->city && s->room < PLAN_ROOF)
        return dice < 70 ? SY_COBBLES : -1;
    if (s->city)
        return dice < 84   ? SY_ROOF0 + (int)(dice % ROOFS)
               : dice < 93 ? SY_TREE3
                           : -1;
    if (s->room >= 38 && dice < 16)
        return dice < 9 ? SY_TREE6 : SY_TREE7;
    if (s->room >= 30 && dice < 60)
        return dice < 24 ? SY_TREE5 : dice < 46 ? SY_TREE3 : SY_TREE4;
    if (s->room >= 26 && dice < 66)
        return SY_TREE2;
    return dice < 72 ? SY_TREE0 + (int)(dice & 1) : -1;
}

static uint64_t site_seed(int x, int y)
{
    return rng_mix((uint64_t)(uint32_t)(x + 1000) << 20 ^
                   (uint64_t)(uint32_t)(y + 1000));
}

uint64_t tile_symbols(const struct plan *p, int x, int y)
{
    uint64_t rng = site_seed(x, y), used = 0;

    for (int i = 0; i < p->nsites; i++) {
        int symbol = site_symbol(&p->site[i], &rng);

        if (symbol >= 0)
            used |= SYMBOL_BIT(symbol);
    }
    for (int i = 0; i < p->nmarks; i++)
        used |= SYMBOL_BIT(SY_MARKS + p->mark[i].kind);
    for (int i = 0; i < p->def->nsegs; i++) {
        if (p->def->segs[i].kind == SEG_CITY)
            used |= SYMBOL_BIT(SY_TOWER);
    }
    return used;
}

static void write_use(struct text *t, const char *id, struct pt at)
{
    text_put(t, "<use href=\"#");
    text_put(t, id);
    text_put(t, "\" x=\"");
    text_int(t, at.x);
    text_put(t, "\" y=\"");
    text_int(t, at.y);
    text_put(t, "\"/>");
}

/* From north to south, so that what stands in front covers what is behind. */
static void write_sites(struct text *t, const struct plan *p, int turn,
                        uint64_t rng)
{
    struct {
        struct pt at;
        int symbol;
    } stands[SITES_MAX];
    int n = 0;

    for (int i = 0; i < p->nsites; i++) {
        struct pt at = pt_turn(p->site[i].at, turn);
        int symbol = site_symbol(&p->site[i], &rng), k;

        if (symbol < 0)
            continue;
        for (k = n++; k > 0 && stands[k - 1].at.y > at.y; k--)
            stands[k] = stands[k - 1];
        stands[k].at = at;
        stands[k].symbol = symbol;
    }
    for (int i = 0; i < n; i++)
        write_use(t, symbol_id((enum pic_symbol)stands[i].symbol),
                  stands[i].at);
}

void tile_write_sites(struct text *t, const struct plan *p, int turn, int seed)
{
    write_sites(t, p, turn, site_seed(seed, 0));
}

/* ---- marks -------------------------------------------------------------- */

static bool is_directed(int kind)
{
    return kind == MK_GATE || kind == MK_BRIDGE || kind == MK_JETTY ||
           kind == MK_FLY;
}

static void write_scale(struct text *t, int percent)
{
    text_put(t, "scale(");
    if (percent >= 100) {
        text_int(t, percent / 100);
        percent %= 100;
    }
    text_char(t, '.');
    text_char(t, (char)('0' + percent / 10));
    text_char(t, (char)('0' + percent % 10));
    text_char(t, ')');
}

static void write_mark(struct text *t, const struct mark *m, int turn)
{
    struct pt at = pt_turn(m->at, turn);

    text_put(t, "<g ");
    if (m->kind == MK_MONASTERY || m->kind == MK_GARDEN) {
        const char *word =
            tile_seg_words[m->kind == MK_GARDEN ? SEG_GARDEN : SEG_MONASTERY];

        text_put(t, "class=\"seg ");
        text_put(t, word);
        text_put(t, "\" data-spot=\"");
        text_put(t, word);
        text_put(t, "\" ");
    }
    text_put(t, "transform=\"translate(");
    text_int(t, at.x);
    text_char(t, ' ');
    text_int(t, at.y);
    text_char(t, ')');
    if (is_directed(m->kind)) {
        text_put(t, "rotate(");
        text_int(t, (m->angle + 90 * turn) % 360);
        text_char(t, ')');
    }
    if (m->scale != 100)
        write_scale(t, m->scale);
    text_put(t, "\"><use href=\"#");
    text_put(t, symbol_id((enum pic_symbol)(SY_MARKS + m->kind)));
    text_put(t, "\"/>");
    if (m->number > 0) {
        text_put(t, "<text class=\"nu\" font-size=\"20\" font-weight=\"bold\" "
                    "text-anchor=\"middle\" y=\"7\">");
        text_int(t, m->number);
        text_put(t, "</text>");
    }
    text_put(t, "</g>");
}

/* ---- tiles -------------------------------------------------------------- */

/* Fields lie lowest, bridges highest. */
static int level(const struct tile_seg *g)
{
    switch (g->kind) {
    case SEG_FIELD:
        return 0;
    case SEG_CROP:
        return 1;
    case SEG_RIVER:
        return 2;
    case SEG_ROAD:
        return g->attrs & ATTR_BRIDGE ? 6 : 3;
    case SEG_CITY:
        return 4;
    case SEG_LAKE:
        return 5;
    default:
        return -1;
    }
}

static void write_seg(struct text *t, const struct plan *p, int seg, int turn)
{
    text_put(t, "<use ");
    tile_write_shape_ref(t, p, seg);
    text_put(t, " class=\"seg ");
    text_put(t, tile_seg_words[p->def->segs[seg].kind]);
    if (p->def->segs[seg].kind <= SEG_FIELD) {
        text_put(t, "\" data-spot=\"");
        tile_write_spot(t, p->def, seg, turn);
    }
    text_put(t, "\"/>");
}

static void write_ground(struct text *t, const struct plan *p, int turn)
{
    text_put(t, turn == 0 ? "<g>" : "<g transform=\"rotate(");
    if (turn != 0) {
        text_int(t, 90 * turn);
        text_put(t, ")\">");
    }
    text_put(t, "<use href=\"#b\"/>");
    for (int l = 0; l <= 6; l++) {
        for (int i = 0; i < p->def->nsegs; i++) {
            if (level(&p->def->segs[i]) == l)
                write_seg(t, p, i, turn);
        }
    }
    for (int i = 0; i < p->nhedges; i++)
        tile_write_path(t, "hg", &p->hedge[i]);
    text_put(t, "</g>");
}

void tile_write_words(struct text *t, const struct tile_def *def, int turn,
                      const char *lang)
{
    for (int i = 0, n = 0; i < def->nsegs; i++) {
        const struct tile_seg *g = &def->segs[i];

        if (g->kind == SEG_FIELD)
            continue;
        text_put(t, n++ == 0 ? ": " : ", ");
        text_put(t, picture_word(PICTURE_SEG_ROAD + (int)g->kind, lang));
        for (int s = 0; s < 4; s++) {
            if (tile_turned(g->border, turn) >> (3 * s + 1) & 1) {
                text_char(t, ' ');
                text_char(t, "NESW"[s]);
            }
        }
    }
}

/* "D 1,0: city N, road E W" for those who listen. */
static void write_title(struct text *t, const struct plan *p,
                        const struct pic_tile *at, const char *lang)
{
    text_put(t, "<title>");
    text_put(t, p->def->id);
    text_char(t, ' ');
    text_int(t, at->x);
    text_char(t, ',');
    text_int(t, at->y);
    tile_write_words(t, p->def, at->turn, lang);
    text_put(t, "</title>");
}

static void write_inside(struct text *t, const struct plan *p, int turn,
                         uint64_t seed)
{
    write_ground(t, p, turn);
    text_put(t, "<g class=\"dec\">");
    write_sites(t, p, turn, seed);
    text_put(t, "</g>");
    for (int i = 0; i < p->nmarks; i++)
        write_mark(t, &p->mark[i], turn);
    text_put(t, "<use href=\"#e\"/>");
}

void tile_write_at(struct text *t, const struct plan *p,
                   const struct pic_tile *at, int seed)
{
    text_put(t, "<g class=\"tile\" data-tile=\"");
    text_put(t, p->def->id);
    text_put(t, "\" transform=\"translate(");
    text_int(t, at->x * TILE_SIDE);
    text_char(t, ' ');
    text_int(t, at->y * TILE_SIDE);
    text_put(t, ")\">");
    write_inside(t, p, at->turn, site_seed(seed, 0));
    text_put(t, "</g>");
}

void tile_write(struct text *t, const struct plan *p, const struct pic_tile *at,
                const dsk_svg_style *style)
{
    text_put(t, "<g id=\"t");
    text_int(t, at->x);
    text_char(t, '_');
    text_int(t, at->y);
    text_put(t, "\" class=\"tile\" data-tile=\"");
    text_put(t, p->def->id);
    text_put(t, "\" transform=\"translate(");
    text_int(t, at->x * TILE_SIDE);
    text_char(t, ' ');
    text_int(t, at->y * TILE_SIDE);
    text_put(t, ")\">");
    write_title(t, p, at, style->lang);
    write_inside(t, p, at->turn, site_seed(at->x, at->y));
    text_put(t, "</g>\n");
}
