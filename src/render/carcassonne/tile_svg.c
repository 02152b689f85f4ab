/* Tiles as SVG: see tile_svg.h. */
#include "render/carcassonne/tile_svg.h"

#include "game/rng.h"
#include "game/words.h"
#include "render/carcassonne/symbols.h"

static const char *const seg_words[NSEG_KINDS] = {
    "road", "city", "monastery", "garden", "field", "river", "lake", "crop",
};

/* ---- spots -------------------------------------------------------------- */

static unsigned turned(unsigned border, int turn)
{
    return (border << 3 * turn | border >> (12 - 3 * turn)) & 0xfff;
}

static void write_border_spot(struct text *t, const struct tile_seg *g,
                              int turn)
{
    unsigned border = turned(g->border, turn);

    for (int i = 0; i < 12; i++) {
        bool middle = i % 3 == 1;

        if (!(border >> i & 1) || middle == (g->kind == SEG_FIELD))
            continue;
        text_char(t, '@');
        text_char(t, "NESW"[i / 3]);
        if (!middle && g->kind == SEG_FIELD)
            text_char(t, i % 3 == 0 ? 'L' : 'R');
        return;
    }
}

void tile_write_spot(struct text *t, const struct tile_def *def, int seg,
                     int turn)
{
    const struct tile_seg *g = &def->segs[seg];

    if (g->kind > SEG_FIELD)
        return;
    text_put(t, seg_words[g->kind]);
    if (g->attrs & ATTR_INNER)
        text_put(t, "@inner");
    else
        write_border_spot(t, g, turn);
}

/* Border position of "NL", "N" ..., -1 if it is none. */
static int scan_position(const char *w, size_t len)
{
    static const char names[] = "NL|N|NR|EL|E|ER|SL|S|SR|WL|W|WR";

    return text_pick(w, len, names);
}

int tile_find_spot(const struct tile_def *def, int turn, const char *spot,
                   size_t len)
{
    size_t word = 0;
    int at;

    while (word < len && spot[word] != '@')
        word++;
    at = word < len ? scan_position(spot + word + 1, len - word - 1) : -1;
    for (int i = 0; i < def->nsegs; i++) {
        const struct tile_seg *g = &def->segs[i];

        if (!text_is(spot, word, seg_words[g->kind]))
            continue;
        if (word == len ||
            (text_is(spot + word, len - word, "@inner") &&
             (g->attrs & ATTR_INNER)) ||
            (at >= 0 && (turned(g->border, turn) >> at & 1)))
            return i;
    }
    return -1;
}

/* ---- shapes ------------------------------------------------------------- */

static void write_path(struct text *t, const char *class, const struct path *p)
{
    text_put(t, "<path class=\"");
    text_put(t, class);
    text_put(t, "\" d=\"");
    path_write(p, t);
    text_put(t, "\"/>");
}

static struct pt between(struct pt a, struct pt b, int t)
{
    return pt(a.x + (b.x - a.x) * t / 24, a.y + (b.y - a.y) * t / 24);
}

/* The curve q[0..3] from t/24 on (de Casteljau); q is changed. */
static void cut_head(struct pt *q, int t)
{
    struct pt a = between(q[0], q[1], t), b = between(q[1], q[2], t),
              c = between(q[2], q[3], t);
    struct pt ab = between(a, b, t), bc = between(b, c, t);

    q[0] = between(ab, bc, t);
    q[1] = bc;
    q[2] = c;
}

static void cut_tail(struct pt *q, int t)
{
    struct pt r[4] = {q[3], q[2], q[1], q[0]};

    cut_head(r, t);
    for (int i = 0; i < 4; i++)
        q[i] = r[3 - i];
}

static void write_tower(struct text *t, struct pt at)
{
    text_put(t, "<use href=\"#tw\" x=\"");
    text_int(t, at.x);
    text_put(t, "\" y=\"");
    text_int(t, at.y);
    text_put(t, "\"/>");
}

static bool on_border(struct pt p)
{
    return p.x == TILE_HALF || p.x == -TILE_HALF || p.y == TILE_HALF ||
           p.y == -TILE_HALF;
}

/* How much of a curve is left out at the border, of 24: about 40 units. */
#define WALL_CUT 4

/*
 * The walls: every run of curves of the outline, cut short before the border
 * so that neither wall nor tower leaves the tile.
 */
static int city_walls(const struct path *p, struct path *wall, int most,
                      struct pt *tower, int *ntowers)
{
    const struct pt *q = p->p;
    bool open = false;
    int n = 0;

    *ntowers = 0;
    for (int i = 0; i < p->nsteps; i++) {
        struct pt c[4];

        if (!(p->curves >> i & 1)) {
            q++;
            open = false;
            continue;
        }
        for (int k = 0; k < 4; k++)
            c[k] = q[k];
        q += 3;
        if (on_border(c[0]))
            cut_head(c, WALL_CUT);
        if (on_border(c[3]))
            cut_tail(c, WALL_CUT);
        if (!open && n < most) {
            path_start(&wall[n++], c[0]);
            tower[(*ntowers)++] = c[0];
        }
        open = !on_border(q[0]);
        path_curve(&wall[n - 1], c[1], c[2], c[3]);
        tower[(*ntowers)++] = c[3];
    }
    return n;
}

/* A square cannot have more than four bites of two curves. */
#define WALLS_MAX 4

static void write_city(struct text *t, const struct plan *p, int seg)
{
    static const char *const layers[] = {"wo", "ws", "wj"};
    struct path wall[WALLS_MAX], street;
    struct pt tower[3 * WALLS_MAX];
    int ntowers, n;

    write_path(t, "cg", &p->path[seg]);
    for (int side = 0; side < 4; side++) {
        if (!seg_side(&p->def->segs[seg], side))
            continue;
        plan_street(p, seg, side, &street);
        write_path(t, "ct", &street);
    }
    text_put(t, "<circle class=\"cp\" cx=\"");
    text_int(t, p->plaza[seg].x);
    text_put(t, "\" cy=\"");
    text_int(t, p->plaza[seg].y);
    text_put(t, "\" r=\"27\"/>");
    n = city_walls(&p->path[seg], wall, WALLS_MAX, tower, &ntowers);
    for (int layer = 0; layer < 3 && n > 0; layer++) {
        text_put(t, "<path class=\"");
        text_put(t, layers[layer]);
        text_put(t, "\" d=\"");
        for (int i = 0; i < n; i++)
            path_write(&wall[i], t);
        text_put(t, "\"/>");
    }
    for (int i = 0; i < ntowers; i++)
        write_tower(t, tower[i]);
}

static void write_way(struct text *t, const struct plan *p, int seg)
{
    static const char *const road[] = {"ro", "rf", "rr"};
    static const char *const river[] = {"vo", "vf", "vr"};
    const struct tile_seg *g = &p->def->segs[seg];

    for (int i = 0; i < 3; i++) {
        if (i > 0 && (g->attrs & ATTR_MOUTH) && i == 1)
            write_path(t, "wa", &p->pool);
        write_path(t, g->kind == SEG_ROAD ? road[i] : river[i], &p->path[seg]);
    }
    if (g->attrs & ATTR_MOUTH)
        text_put(t, "<path class=\"wv\" d=\"M-50 10q12-12 24 0t24 0M10-30q10-10"
                    " 20 0t20 0M-10 45q10-10 20 0t20 0\"/>");
}

/* Rings in a crop circle. */
static void write_crop(struct text *t, const struct plan *p, int seg)
{
    struct pt at = p->anchor[seg];

    write_path(t, "cr", &p->path[seg]);
    text_put(t, "<circle class=\"cz\" stroke-dasharray=\"5 4\" cx=\"");
    text_int(t, at.x);
    text_put(t, "\" cy=\"");
    text_int(t, at.y);
    text_put(t, p->room[seg] < 40 ? "\" r=\"34\"/>" : "\" r=\"52\"/>");
}

static void write_shape(struct text *t, const struct plan *p, int seg)
{
    switch (p->def->segs[seg].kind) {
    case SEG_CITY:
        write_city(t, p, seg);
        break;
    case SEG_ROAD:
    case SEG_RIVER:
        write_way(t, p, seg);
        break;
    case SEG_FIELD:
        text_put(t, "<path d=\"");
        path_write(&p->path[seg], t);
        text_put(t, "\"/>");
        break;
    case SEG_LAKE:
        write_path(t, "wa", &p->path[seg]);
        break;
    case SEG_CROP:
        write_crop(t, p, seg);
        break;
    default: /* monasteries and gardens are marks */
        break;
    }
}

/* The longest shape is a city of three walls, about 1,500 bytes. */
#define SHAPE_TEXT 4096

static uint32_t hash_text(const char *s, size_t n)
{
    uint32_t h = 2166136261u;

    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)s[i]) * 16777619u;
    return h == 0 ? 1 : h;
}

void tile_name_shapes(struct plan *p)
{
    char buf[SHAPE_TEXT];

    for (int i = 0; i < p->def->nsegs; i++) {
        struct text t = text_start(buf, sizeof buf);

        write_shape(&t, p, i);
        p->shape[i] = t.len == 0 ? 0 : hash_text(buf, t.len);
    }
}

bool shape_set_add(struct shape_set *s, uint32_t hash)
{
    unsigned at = hash % SHAPES_MAX;

    while (s->hash[at] != 0 && s->hash[at] != hash)
        at = (at + 1) % SHAPES_MAX;
    if (s->hash[at] == hash || s->n == SHAPES_MAX - 1)
        return false;
    s->hash[at] = hash;
    s->n++;
    return true;
}

static void write_name(struct text *t, uint32_t hash)
{
    static const char digits[] = "0123456789abcdefghijklmnopqrstuv";

    text_char(t, 'z');
    for (; hash != 0; hash >>= 5)
        text_char(t, digits[hash & 31]);
}

void tile_write_shape_ref(struct text *t, const struct plan *p, int seg)
{
    text_put(t, "href=\"#");
    write_name(t, p->shape[seg]);
    text_char(t, '"');
}

void tile_write_shapes(struct canvas *c, const struct plan *p,
                       struct shape_set *written)
{
    for (int i = 0; i < p->def->nsegs; i++) {
        char name[12];
        struct text id = text_start(name, sizeof name), *t;

        if (p->shape[i] == 0 || !shape_set_add(written, p->shape[i]))
            continue;
        write_name(&id, p->shape[i]);
        text_end(&id);
        t = canvas_part(c, name);
        text_put(t, "<g id=\"");
        text_put(t, name);
        text_put(t, "\">");
        write_shape(t, p, i);
        text_put(t, "</g>\n");
        canvas_part_end(c);
    }
}

void tile_write_defs(struct canvas *c, uint64_t symbols)
{
    text_put(canvas_part(c, "b"), "<g id=\"b\"><path class=\"g\" "
                                  "d=\"M-200-200h400v400h-400z\"/></g>\n");
    canvas_part_end(c);
    text_put(canvas_part(c, "e"), "<path id=\"e\" class=\"fr\" "
                                  "d=\"M-199-199h398v398h-398z\"/>\n");
    canvas_part_end(c);
    for (int i = 0; i < NPIC_SYMBOLS; i++) {
        enum pic_symbol symbol = (enum pic_symbol)i;

        if (!(symbols >> i & 1))
            continue;
        symbol_write(canvas_part(c, symbol_id(symbol)), symbol);
        canvas_part_end(c);
    }
}

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
            used |= (uint64_t)1 << symbol;
    }
    for (int i = 0; i < p->nmarks; i++)
        used |= (uint64_t)1 << (SY_MARKS + p->mark[i].kind);
    for (int i = 0; i < p->def->nsegs; i++) {
        if (p->def->segs[i].kind == SEG_CITY)
            used |= (uint64_t)1 << SY_TOWER;
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
            seg_words[m->kind == MK_GARDEN ? SEG_GARDEN : SEG_MONASTERY];

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
    text_put(t, seg_words[p->def->segs[seg].kind]);
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
        write_path(t, "hg", &p->hedge[i]);
    text_put(t, "</g>");
}

static const char *const seg_cs[NSEG_KINDS] = {
    "cesta", "město", "klášter", "zahrada", "louka", "řeka", "jezero", "obilí",
};

void tile_write_words(struct text *t, const struct tile_def *def, int turn,
                      const char *lang)
{
    for (int i = 0, n = 0; i < def->nsegs; i++) {
        const struct tile_seg *g = &def->segs[i];

        if (g->kind == SEG_FIELD)
            continue;
        text_put(t, n++ == 0 ? ": " : ", ");
        text_put(t, words_czech(lang) ? seg_cs[g->kind] : seg_words[g->kind]);
        for (int s = 0; s < 4; s++) {
            if (turned(g->border, turn) >> (3 * s + 1) & 1) {
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
