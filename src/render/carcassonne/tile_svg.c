/* Tiles as SVG: see tile_svg.h. */
#include "render/carcassonne/tile_svg.h"

#include "game/rng.h"
#include "render/carcassonne/land.h"
#include "render/carcassonne/symbols.h"
#include "render/words.h"

/* ---- small writers ------------------------------------------------------ */

static void write_use(struct text *t, enum pic_symbol symbol, struct pt at)
{
    text_put(t, "<use href=\"#");
    text_put(t, symbol_id(symbol));
    text_put(t, "\" x=\"");
    text_int(t, at.x);
    text_put(t, "\" y=\"");
    text_int(t, at.y);
    text_put(t, "\"/>");
}

static void write_place(struct text *t, const struct lot *lot)
{
    text_put(t, " transform=\"translate(");
    text_int(t, lot->x);
    text_char(t, ' ');
    text_int(t, lot->y);
    text_put(t, ")\">");
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

/* ---- houses ------------------------------------------------------------- */

/* Rows differ from square to square; every second one is not seen from afar. */
static void write_row(struct text *t, const struct site *s, uint64_t *rng,
                      enum zoom zoom)
{
    int n = s->arg & 3, odd = s->arg >> 2, first, count;
    struct pt at = pt(s->at.x + (int)rng_below(rng, 5) - 2, s->at.y);

    if (zoom == ZOOM_FAR && (odd || n == 1))
        return;
    first = n == 1 ? SY_HOUSE0 : odd ? SY_ROW0 : SY_FARROW0;
    first += n == 3 ? 3 : 0;
    count = n == 2 ? 3 : 4;
    write_use(
        t, (enum pic_symbol)(first + (int)rng_below(rng, (uint32_t)count)), at);
}

/* A parcel is mirrored, never turned: its furrows lie in the same light. */
static void write_parcel(struct text *t, const struct site *s, uint64_t *rng)
{
    static const uint8_t which[5] = {0, 0, 1, 2, 3};

    text_put(t, "<use href=\"#");
    text_put(
        t, symbol_id((enum pic_symbol)(SY_PARCEL0 + which[rng_below(rng, 5)])));
    text_put(t, "\" transform=\"translate(");
    text_int(t, s->at.x);
    text_char(t, ' ');
    text_int(t, s->at.y);
    text_put(t, rng_below(rng, 2) ? ")scale(1.1)\"/>" : ")scale(-1.1 1.1)\"/>");
}

static uint64_t lot_seed(const struct lot *lot)
{
    return rng_mix((uint64_t)(uint32_t)(lot->sx + 1000) << 20 ^
                   (uint64_t)(uint32_t)(lot->sy + 1000));
}

static void write_mark(struct text *t, const struct mark *m, int turn);

void tile_write_houses(struct text *t, const struct lot *lot, enum zoom zoom)
{
    uint64_t rng = lot_seed(lot);

    text_put(t, "<g");
    if (!lot->loose) {
        text_put(t, " id=\"h");
        text_int(t, lot->sx);
        text_char(t, '_');
        text_int(t, lot->sy);
        text_char(t, '"');
    }
    write_place(t, lot);
    for (int i = 0; i < lot->dress->nhouses; i++) {
        const struct site *s = &lot->dress->house[i];

        if (s->kind == SITE_ROW)
            write_row(t, s, &rng, zoom);
        else if (s->kind == SITE_PARCEL && lot->bare)
            continue;
        else if (s->kind == SITE_PARCEL)
            write_parcel(t, s, &rng);
        else if (s->kind == SITE_MARK)
            write_mark(t, &lot->plan->mark[s->arg], lot->turn);
        else if (zoom != ZOOM_FAR)
            write_use(t, SY_TREE0, s->at);
    }
    text_put(t, "</g>\n");
}

/* ---- marks -------------------------------------------------------------- */

static bool is_directed(int kind)
{
    return kind == MK_BRIDGE || kind == MK_JETTY || kind == MK_FLY;
}

/* A line of a gate along its wall, `half` units to both sides. */
static void write_sill(struct text *t, const char *look, struct pt at,
                       struct pt along, int half, int dy)
{
    struct pt step = pt_long(along, half);

    text_put(t, "<path class=\"");
    text_put(t, look);
    text_put(t, "\" d=\"M");
    coords_write(t, at.x - step.x, at.y - step.y + dy, true);
    text_char(t, 'l');
    coords_write(t, 2 * step.x, 2 * step.y, true);
    text_put(t, "\"/>");
}

/* The wall is painted over, and two towers stand beside. */
static void write_gate(struct text *t, const struct mark *m, int turn)
{
    struct pt at = pt_turn(m->at, turn), along, step;

    along = pt_polar(1000, m->angle + 90 * turn);
    if (along.y < 0)
        along = pt(-along.x, -along.y);
    step = pt_long(along, 31);
    write_sill(t, "hks\" stroke-width=\"24", at, along, 17, -3);
    write_sill(t, "rd1s\" stroke-width=\"11", at, along, 14, 7);
    write_use(t, SY_GATEHOUSE, pt_sub(at, step));
    write_use(t, SY_GATEHOUSE, pt_add(at, step));
}

/* Half turns of a bridge look alike; its dark side is away from the light. */
static int shown_angle(const struct mark *m, int turn)
{
    int angle = (m->angle + 90 * turn) % 360;

    if (m->kind != MK_BRIDGE)
        return angle;
    return angle % 180 < 45 ? angle % 180 : angle % 180 + 180;
}

/* A jetty is mirrored where its dark side would look into the light. */
static bool is_mirrored(const struct mark *m, int turn)
{
    int angle = (m->angle + 90 * turn) % 360;

    return m->kind == MK_JETTY && angle > 45 && angle < 225;
}

/* What flies turns with its tile, but not its shadow. */
static void write_fly_shadow(struct text *t, struct pt at)
{
    text_put(t, "<ellipse class=\"sh\" rx=\"40\" ry=\"15\" cx=\"");
    text_int(t, at.x + 16);
    text_put(t, "\" cy=\"");
    text_int(t, at.y + 30);
    text_put(t, "\"/>");
}

static void open_mark(struct text *t, const struct mark *m)
{
    const char *word =
        tile_seg_words[m->kind == MK_GARDEN ? SEG_GARDEN : SEG_MONASTERY];

    text_put(t, "<g ");
    if (m->kind != MK_MONASTERY && m->kind != MK_GARDEN)
        return;
    text_put(t, "class=\"seg ");
    text_put(t, word);
    text_put(t, "\" data-spot=\"");
    text_put(t, word);
    text_put(t, "\" ");
}

static void write_mark(struct text *t, const struct mark *m, int turn)
{
    struct pt at = pt_turn(m->at, turn);

    if (m->kind == MK_GATE) {
        write_gate(t, m, turn);
        return;
    }
    if (m->kind == MK_FLY)
        write_fly_shadow(t, at);
    open_mark(t, m);
    text_put(t, "transform=\"translate(");
    text_int(t, at.x);
    text_char(t, ' ');
    text_int(t, at.y);
    text_char(t, ')');
    if (is_directed(m->kind)) {
        text_put(t, "rotate(");
        text_int(t, shown_angle(m, turn));
        text_put(t, is_mirrored(m, turn) ? ")scale(1 -1)" : ")");
    }
    if (m->kind == MK_BRIDGE && m->scale > 100)
        text_put(t, "scale(2.3 1.1)"); /* from wall to wall */
    else if (m->scale != 100)
        write_scale(t, m->scale);
    text_put(t, "\"><use href=\"#");
    text_put(t, symbol_id((enum pic_symbol)(SY_MARKS + m->kind)));
    text_put(t, "\"/>");
    if (m->kind == MK_WHEEL) {
        text_put(t, "<text class=\"nu\" font-size=\"22\" font-weight=\"bold\" "
                    "text-anchor=\"middle\" y=\"8\">");
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

static void write_segs(struct text *t, const struct plan *p, int turn)
{
    text_put(t, turn == 0 ? "<g>" : "<g transform=\"rotate(");
    if (turn != 0) {
        text_int(t, 90 * turn);
        text_put(t, ")\">");
    }
    for (int l = 0; l <= 6; l++) {
        for (int i = 0; i < p->def->nsegs; i++) {
            if (level(&p->def->segs[i]) == l)
                write_seg(t, p, i, turn);
        }
    }
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
static void write_title(struct text *t, const struct lot *lot, const char *lang)
{
    text_put(t, "<title>");
    text_put(t, lot->plan->def->id);
    text_char(t, ' ');
    text_int(t, lot->sx);
    text_char(t, ',');
    text_int(t, lot->sy);
    tile_write_words(t, lot->plan->def, lot->turn, lang);
    text_put(t, "</title>");
}

/* What grows differs from square to square. */
static void write_green(struct text *t, const struct site *s, uint64_t *rng,
                        enum zoom zoom)
{
    static const uint8_t low[4] = {SY_GRASS, SY_GRASS, SY_FLOWERS, SY_BUSH};

    if (s->kind == SITE_GROVE)
        write_use(t, (enum pic_symbol)(SY_GROVE0 + (int)rng_below(rng, 6)),
                  s->at);
    else if (zoom == ZOOM_CLOSE)
        write_use(t, (enum pic_symbol)low[rng_below(rng, 4)], s->at);
}

static void write_stands(struct text *t, const struct lot *lot, enum zoom zoom)
{
    uint64_t rng = lot_seed(lot) ^ 1;

    for (int i = 0; i < lot->dress->nstands; i++) {
        const struct site *s = &lot->dress->stand[i];

        if (s->kind == SITE_MARK)
            write_mark(t, &lot->plan->mark[s->arg], lot->turn);
        else if (s->kind == SITE_TURRET && zoom != ZOOM_FAR)
            write_use(t, SY_TURRET, s->at);
        else if (s->kind == SITE_TOWER &&
                 (s->arg > 3 || (lot->towers >> s->arg & 1)))
            write_use(t, SY_TOWER, s->at);
        else if (!lot->bare && (s->kind == SITE_GROVE || s->kind == SITE_GRASS))
            write_green(t, s, &rng, zoom);
    }
}

void tile_write(struct text *t, const struct lot *lot, enum zoom zoom,
                const dsk_svg_style *style)
{
    bool spots = !(style->layers & DSK_SVG_NO_SPOTS);

    text_put(t, "<g ");
    if (!lot->loose) {
        text_put(t, "id=\"t");
        text_int(t, lot->sx);
        text_char(t, '_');
        text_int(t, lot->sy);
        text_put(t, "\" ");
    }
    text_put(t, "class=\"tile\" data-tile=\"");
    text_put(t, lot->plan->def->id);
    text_char(t, '"');
    write_place(t, lot);
    if (!lot->loose && spots)
        write_title(t, lot, style->lang);
    if (!lot->bare && spots)
        write_segs(t, lot->plan, lot->turn);
    write_stands(t, lot, zoom);
    text_put(t, "</g>\n");
}
