/*
 * Pictures: every tile in every turn, positions, figures, sizes and times.
 * usage: test_render [--write]   (--write makes tests/render/golden.txt anew)
 */
#include <math.h>
#include <time.h>
#include <zlib.h>

#include "game/text.h"
#include "render/carcassonne/book.h"
#include "render/carcassonne/figure.h"
#include "render/carcassonne/position.h"
#include "render/catan/position.h"
#include "render/style.h"
#include "render/xml.h"
#include "testing.h"

#define GOLDEN "tests/render/golden.txt"
#define BUF    ((size_t)4 << 20)

#if defined(__SANITIZE_ADDRESS__) || !defined(__OPTIMIZE__)
#define SLOW 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SLOW 1
#endif
#endif
#ifndef SLOW
#define SLOW 0
#endif

static struct pic_book *book;
static struct pic_position position;
static struct xml xml;
static char *buf, *other;
static const dsk_svg_style standard = DSK_SVG_STYLE;

#define EACH_TILE(def)                                                     \
    for (int set_ = 0; set_ < carc_ntile_sets; set_++)                     \
        for (const struct tile_def *def = carc_tile_sets[set_].defs;       \
             def < carc_tile_sets[set_].defs + carc_tile_sets[set_].ndefs; \
             def++)

static uint64_t fnv(const char *s)
{
    uint64_t h = UINT64_C(14695981039346656037);

    for (; *s != '\0'; s++)
        h = (h ^ (unsigned char)*s) * UINT64_C(1099511628211);
    return h;
}

/* ---- single tiles ------------------------------------------------------- */

static void test_xml(void)
{
    EACH_TILE(def)
    {
        for (int turn = 0; turn < 4; turn++) {
            int n = pic_tile(book, def, turn, &standard, buf, BUF);

            HOLD(n > 0 && (size_t)n == strlen(buf), "%s: length", def->id);
            HOLD(xml_check(&xml, buf, true), "%s R%d: %s", def->id, 90 * turn,
                 xml.why);
        }
        test_case("");
    }
}

static bool inside(struct pt p, int room)
{
    return p.x >= room - TILE_HALF && p.x <= TILE_HALF - room &&
           p.y >= room - TILE_HALF && p.y <= TILE_HALF - room;
}

/* Every shape, mark and site lies within the square. */
static void test_inside(void)
{
    EACH_TILE(def)
    {
        const struct plan *p = book_plan(book, def);
        struct line l;

        for (int i = 0; i < def->nsegs; i++) {
            if (p->path[i].n == 0)
                continue;
            path_flatten(&p->path[i], &l);
            for (int k = 0; k < l.n; k++)
                HOLD(inside(l.p[k], 0), "%s: segment %d leaves", def->id, i);
            HOLD(inside(p->anchor[i], 8), "%s: anchor %d", def->id, i);
        }
        for (int i = 0; i < p->nmarks; i++)
            HOLD(inside(p->mark[i].at, 20), "%s: mark %d", def->id, i);
        for (int turn = 0; turn < 4; turn++) {
            const struct dress *d = book_dress(book, p, turn);

            for (int i = 0; i < d->nhouses; i++)
                HOLD(inside(d->house[i].at, 0), "%s: house %d", def->id, i);
            for (int i = 0; i < d->nstands; i++)
                HOLD(inside(d->stand[i].at, 0), "%s: stand %d", def->id, i);
        }
        test_case("");
    }
}

/* What a site covers of the ground, from its foot: half its width, how far it
 * rises and how far it reaches down. */
struct cover {
    int half, up, down;
};

static struct cover cover_of(const struct site *s)
{
    static const struct cover covers[NSITE_KINDS] = {
        [SITE_PARCEL] = {64, 38, 38}, [SITE_ROW] = {0, 38, 9},
        [SITE_TREE] = {15, 28, 5},    [SITE_GROVE] = {38, 52, 14},
        [SITE_GRASS] = {18, 12, 8},   [SITE_TURRET] = {18, 44, 12},
        [SITE_TOWER] = {22, 62, 14},
    };
    struct cover c = covers[s->kind];

    if (s->kind == SITE_ROW)
        c.half = 20 * (s->arg & 3);
    return c;
}

/* So much of a figure's place is to be seen: a meeple's foot and breast. */
#define PLACE_R 16

/*
 * No wall, roof or tree covers the place of a figure.  Walls rise by 30 units
 * above their line, so that a place north of one is hidden first.
 */
static void test_places_seen(void)
{
    EACH_TILE(def)
    {
        const struct plan *p = book_plan(book, def);

        for (int turn = 0; turn < 4; turn++) {
            const struct dress *d = book_dress(book, p, turn);

            for (int i = 0; i < def->nsegs; i++) {
                struct pt at = pt_turn(p->anchor[i], turn);

                if (def->segs[i].kind > SEG_FIELD ||
                    def->segs[i].kind == SEG_MONASTERY ||
                    def->segs[i].kind == SEG_GARDEN)
                    continue;
                for (int k = 0; k < d->nhouses + d->nstands; k++) {
                    const struct site *s = k < d->nhouses
                                               ? &d->house[k]
                                               : &d->stand[k - d->nhouses];
                    struct cover c = cover_of(s);

                    HOLD(s->kind == SITE_MARK ||
                             at.x + PLACE_R <= s->at.x - c.half ||
                             at.x - PLACE_R >= s->at.x + c.half ||
                             at.y + PLACE_R <= s->at.y - c.up ||
                             at.y - PLACE_R >= s->at.y + c.down,
                         "%s R%d: what stands at %d,%d (%d) covers the place "
                         "of segment %d",
                         def->id, 90 * turn, s->at.x, s->at.y, s->kind, i);
                }
            }
        }
        test_case("");
    }
}

/* Nor does a wall: so much of it rises above its line. */
#define WALL_RISE 29

static void test_walls_low(void)
{
    EACH_TILE(def)
    {
        const struct plan *p = book_plan(book, def);
        struct wall wall[WALLS_MAX];

        for (int turn = 0; turn < 4; turn++) {
            for (int c = 0; c < def->nsegs; c++) {
                int n =
                    def->segs[c].kind == SEG_CITY ? plan_walls(p, c, wall) : 0;

                for (int k = 0; k < n * WALL_POINTS * 8; k++) {
                    const struct wall *w = &wall[k / (WALL_POINTS * 8)];
                    int at = k % (WALL_POINTS * 8) / 8, part = k % 8;
                    struct pt q;

                    if (at + 1 >= w->n)
                        continue;
                    q = pt_sub(w->p[at + 1], w->p[at]);
                    q = pt_add(w->p[at], pt(q.x * part / 8, q.y * part / 8));
                    q = pt_turn(q, turn);
                    for (int i = 0; i < def->nsegs; i++) {
                        struct pt a = pt_turn(p->anchor[i], turn);

                        HOLD(def->segs[i].kind > SEG_FIELD ||
                                 (def->segs[i].attrs & ATTR_BRIDGE) ||
                                 a.x + 8 <= q.x - 11 || a.x - 8 >= q.x + 11 ||
                                 a.y <= q.y - WALL_RISE || a.y >= q.y + 11,
                             "%s R%d: the wall of %d covers the place of %d",
                             def->id, 90 * turn, c, i);
                    }
                }
            }
        }
        test_case("");
    }
}

/* ---- segments ----------------------------------------------------------- */

static int kind_at(const struct plan *p, int x, int y)
{
    int owner = p->raster.cell[y][x];

    return owner == FREE || owner == BARRIER ? -1
                                             : p->def->segs[owner - 1].kind;
}

/* Cells that a segment must have at least, by kind. */
static const int least_area[NSEG_KINDS] = {
    [SEG_ROAD] = 30,   [SEG_CITY] = 250, [SEG_MONASTERY] = 40,
    [SEG_GARDEN] = 20, [SEG_FIELD] = 60, [SEG_RIVER] = 150,
    [SEG_LAKE] = 120,  [SEG_CROP] = 120,
};

static void test_areas(void)
{
    EACH_TILE(def)
    {
        const struct plan *p = book_plan(book, def);

        for (int i = 0; i < def->nsegs; i++) {
            int area = raster_area(&p->raster, i + 1);
            int kind = def->segs[i].kind;

            HOLD(area >= least_area[kind], "%s: segment %d has %d cells",
                 def->id, i, area);
            HOLD_EQUAL(raster_at(&p->raster, p->anchor[i]), i + 1,
                       "%s: anchor of %d is not on it", def->id, i);
        }
        test_case("");
    }
}

/*
 * Two fields never touch: something is always drawn between them.  A city that
 * touches the border only in a point is allowed to be thin there.
 */
static void test_fields_apart(void)
{
    EACH_TILE(def)
    {
        const struct plan *p = book_plan(book, def);

        for (int y = 2; y < CELLS - 2; y++) {
            for (int x = 2; x + 3 < CELLS; x++) {
                int a = p->raster.cell[y][x], b = p->raster.cell[y][x + 1];
                int c = p->raster.cell[x][y], d = p->raster.cell[x + 1][y];

                HOLD(a == b || kind_at(p, x, y) != SEG_FIELD ||
                         kind_at(p, x + 1, y) != SEG_FIELD,
                     "%s: fields meet at %d,%d", def->id, x, y);
                HOLD(c == d || kind_at(p, y, x) != SEG_FIELD ||
                         kind_at(p, y, x + 1) != SEG_FIELD,
                     "%s: fields meet at %d,%d", def->id, y, x);
            }
        }
        test_case("");
    }
}

/* How many cells of the field lie within two cells of the city. */
static int touching(const struct plan *p, int field, int city)
{
    int n = 0;

    for (int y = 0; y < CELLS; y++) {
        for (int x = 0; x < CELLS; x++) {
            bool near = false;

            if (p->raster.cell[y][x] != field + 1)
                continue;
            for (int k = 0; k < 25 && !near; k++) {
                int nx = x + k % 5 - 2, ny = y + k / 5 - 2;

                near = nx >= 0 && ny >= 0 && nx < CELLS && ny < CELLS &&
                       p->raster.cell[ny][nx] == city + 1;
            }
            n += near;
        }
    }
    return n;
}

/* The picture shows which cities a field supplies. */
static void test_touches(void)
{
    EACH_TILE(def)
    {
        const struct plan *p = book_plan(book, def);

        for (int f = 0; f < def->nsegs; f++) {
            for (int c = 0; c < def->nsegs; c++) {
                int n;

                if (def->segs[f].kind != SEG_FIELD ||
                    def->segs[c].kind != SEG_CITY)
                    continue;
                n = touching(p, f, c);
                if (def->segs[f].touches >> c & 1)
                    HOLD(n >= 6, "%s: field %d does not reach city %d", def->id,
                         f, c);
                else
                    HOLD(n <= 6, "%s: field %d reaches city %d (%d)", def->id,
                         f, c, n);
            }
        }
        test_case("");
    }
}

/* ---- borders ------------------------------------------------------------ */

/* The kinds of segments along a side, clockwise. */
static void side_strip(const struct plan *p, int side, int8_t *out)
{
    for (int i = 0; i < CELLS; i++) {
        struct pt at = pt_turn(cell_middle(i, 0), side);

        out[i] = (int8_t)kind_at(p, (at.x + TILE_HALF) / CELL,
                                 (at.y + TILE_HALF) / CELL);
    }
}

/* Corners are a point where two sides meet: one cell may differ. */
static bool same_strip(const int8_t *a, const int8_t *b, bool mirrored)
{
    for (int i = 1; i + 1 < CELLS; i++) {
        if (a[i] != b[mirrored ? CELLS - 1 - i : i])
            return false;
    }
    return true;
}

/* All sides with the same letter look the same, from both sides. */
static void test_borders(void)
{
    static const char letters[] = "FRCV";
    int8_t first[4][CELLS], strip[CELLS];
    bool have[4] = {false};

    EACH_TILE(def)
    {
        const struct plan *p = book_plan(book, def);

        for (int side = 0; side < 4; side++) {
            int k = (int)(strchr(letters, def->edges[side]) - letters);

            side_strip(p, side, strip);
            if (!have[k])
                memcpy(first[k], strip, sizeof strip);
            have[k] = true;
            HOLD(same_strip(strip, first[k], false) &&
                     same_strip(strip, first[k], true),
                 "%s: side %d looks different", def->id, side);
        }
        test_case("");
    }
}

/* Each border position belongs to the segment that the table says. */
static void test_positions(void)
{
    EACH_TILE(def)
    {
        for (int turn = 0; turn < 4; turn++) {
            for (int k = 0; k < 12; k++) {
                static const int along[3] = {90, 200, 310};
                int at = along[k % 3], owner = plan_owner(def, k), got;
                struct pt p = pt_turn(pt(at - 200, -196), k / 3 + turn);

                if (owner < 0)
                    continue;
                got = pic_hit(book, def, turn, p.x + 200, p.y + 200);
                HOLD_EQUAL(got, owner, "%s R%d: position %d is %d, not %d",
                           def->id, 90 * turn, k, got, owner);
            }
        }
        test_case("");
    }
}

/* ---- spots -------------------------------------------------------------- */

static void test_spots(void)
{
    EACH_TILE(def)
    {
        for (int turn = 0; turn < 4; turn++) {
            for (int i = 0; i < def->nsegs; i++) {
                char spot[40];
                struct text t = text_start(spot, sizeof spot);

                if (def->segs[i].kind > SEG_FIELD)
                    continue;
                tile_write_spot(&t, def, i, turn);
                text_end(&t);
                HOLD_EQUAL(tile_find_spot(def, turn, spot, strlen(spot)), i,
                           "%s R%d: %s", def->id, 90 * turn, spot);
            }
        }
        test_case("");
    }
}

/* ---- positions ---------------------------------------------------------- */

/* Adds a tile with figures on some of its segments. */
static void add_tile(const struct tile_def *def, int x, int y, uint64_t *seed)
{
    struct pic_tile *t = &position.tile[position.ntiles++];

    t->def = def;
    t->x = (int16_t)x;
    t->y = (int16_t)y;
    t->turn = (uint8_t)test_below(seed, 4);
    for (int i = 0; i < def->nsegs; i++) {
        struct pic_figure *f = &position.figure[position.nfigures];

        if (def->segs[i].kind > SEG_FIELD || test_below(seed, 4) != 0 ||
            position.nfigures == PIC_FIGURES_MAX)
            continue;
        f->seat = (uint8_t)test_below(seed, 8);
        f->kind = (uint8_t)test_below(seed, NPIC_FIGURES);
        f->x = (int16_t)x;
        f->y = (int16_t)y;
        f->seg = (uint8_t)i;
        position.nfigures++;
    }
}

static const struct tile_def *any_tile(uint64_t *seed)
{
    const struct tile_set *set =
        &carc_tile_sets[test_below(seed, carc_ntile_sets)];

    return &set->defs[test_below(seed, set->ndefs)];
}

static void random_position(int ntiles, uint64_t *seed)
{
    pic_clear(&position);
    for (int i = 0; i < ntiles; i++)
        add_tile(any_tile(seed), i % 14 - 7, i / 14 - 6, seed);
    position.nseats = 8;
    position.bag = test_below(seed, 100);
    position.has_last = true;
}

static void check_document(int n, const char *what)
{
    HOLD(n > 0 && (size_t)n < BUF, "%s: length %d", what, n);
    HOLD(xml_check(&xml, buf, true), "%s: %s", what, xml.why);
}

#define check_document(...) FROM(check_document(__VA_ARGS__))

static void test_random_positions(void)
{
    uint64_t seed = 1;

    for (int i = 0; i < (SLOW ? 20 : 120); i++) {
        dsk_svg_style style = standard;
        int n;

        random_position(test_below(&seed, 180), &seed);
        for (int k = test_below(&seed, 40); k > 0; k--) {
            char action[40];

            snprintf(action, sizeof action, "place:%d,%d,R90",
                     test_below(&seed, 20) - 10, test_below(&seed, 20) - 10);
            pic_read_legal(&position, action);
        }
        if (test_below(&seed, 4) == 0) {
            position.wheel = true;
            position.pig = test_below(&seed, BOARD_SECTORS);
            position.board.x = 20;
        }
        style.theme = (enum dsk_svg_theme)test_below(&seed, DSK_SVG_AUTO + 1);
        style.lang = test_below(&seed, 2) ? "cs" : "en";
        style.layers = (unsigned)test_below(&seed, 256);
        position.current = test_below(&seed, 2) ? any_tile(&seed) : NULL;
        n = pic_board(book, &position, &style, buf, BUF);
        check_document(n, "random position");
        /* A short buffer gets the beginning and the same length. */
        memset(other, 'x', 2000);
        HOLD(pic_board(book, &position, &style, other, 1000) == n &&
                 memcmp(other, buf, 999) == 0 && other[999] == '\0' &&
                 other[1000] == 'x',
             "short buffer");
        HOLD_EQUAL(pic_board(book, &position, &style, NULL, 0), n, "no buffer");
        test_case("");
    }
}

/* Figures stand on their segments and nobody stands on anybody. */
static void test_figures(void)
{
    uint64_t seed = 9;

    for (int i = 0; i < (SLOW ? 20 : 150); i++) {
        struct stand s[STANDS_MAX];

        random_position(1 + test_below(&seed, 60), &seed);
        for (int k = 0; k < position.ntiles; k++) {
            const struct pic_tile *t = &position.tile[k];
            int n = figure_places(book, &position, t, s);

            for (int a = 0; a < n; a++) {
                int radius = FIGURE_RADIUS * s[a].scale / 100;

                HOLD_EQUAL(pic_hit(book, t->def, t->turn, s[a].at.x + 200,
                                   s[a].at.y + 200),
                           s[a].figure->seg,
                           "%s: a figure is off its segment %d", t->def->id,
                           s[a].figure->seg);
                HOLD(s[a].scale >= 25, "%s: a figure of %d %%", t->def->id,
                     s[a].scale);
                HOLD(inside(s[a].at, 8), "%s: a figure leaves", t->def->id);
                for (int b = 0; b < a; b++)
                    HOLD(pt_distance(s[a].at, s[b].at) >=
                             radius + FIGURE_RADIUS * s[b].scale / 100 - 2,
                         "%s: figures overlap", t->def->id);
            }
        }
        test_case("");
    }
}

/* Every change of one square is a small, well-formed fragment. */
static void test_fragments(void)
{
    uint64_t seed = 5;
    int longest = 0;

    EACH_TILE(def)
    {
        int n;

        pic_clear(&position);
        add_tile(def, -12, 34, &seed);
        n = pic_square_fragment(book, &position, -12, 34, &standard, buf, BUF);
        longest = n > longest ? n : longest;
        HOLD(n > 0 && n <= 4096, "%s: %d bytes", def->id, n);
        HOLD(xml_check(&xml, buf, false), "%s: %s", def->id, xml.why);
        test_case("");
    }
    printf("longest fragment of a tile: %d bytes\n", longest);
    pic_clear(&position);
    EQUAL(pic_square_fragment(book, &position, 0, 0, &standard, buf, BUF), 0,
          "an empty square");
}

/* With DSK_SVG_ALL_DEFS a document has the shapes of every fragment. */
static void test_all_defs(void)
{
    dsk_svg_style style = standard;
    uint64_t seed = 6;
    size_t len;

    style.layers |= DSK_SVG_ALL_DEFS;
    EACH_TILE(def)
    {
        pic_clear(&position);
        add_tile(any_tile(&seed), 0, 0, &seed);
        pic_board(book, &position, &style, buf, BUF);
        len = strlen(buf) - strlen("</svg>\n");
        pic_clear(&position);
        add_tile(def, 1, 0, &seed);
        position.nfigures = 0;
        pic_square_fragment(book, &position, 1, 0, &style, buf + len,
                            BUF - len - 8);
        strcat(buf, "</svg>\n");
        CHECK(xml_check(&xml, buf, true), "%s: %s", def->id, xml.why);
        if (SLOW)
            break;
    }
}

static const char island_view[] =
    "catan players 4 turn 15 phase answer mover p0 active p3\n"
    "turn rolls 1 dice 4+5 dev-played 0 built 0 offers 1\n"
    "hexes M10 P2 F9 G12 H6 P4 H10 G9 F11 D F3 M8 F8 M3 G4 P5 H5 G6 P11\n"
    "harbours any grain ore any wool any any brick lumber\nrobber h9\n"
    "seat p0 red points 2 cards 8 known lumber 4 dev 0 knights 0 road 1\n"
    "pieces p0 settlements v25 v28 cities v10 roads e22 e49\n"
    "seat p3 orange points 2 cards 9 dev 0 knights 2 road 5\n"
    "pieces p3 settlements - cities - roads e54 e71\n"
    "awards longest p3 army -\nhand lumber 4 brick 0 wool 3 grain 0 ore 1\n"
    "cards knight 1 road-building 0 year-of-plenty 0 monopoly 0 "
    "victory-point 2\n";

/* ---- views -------------------------------------------------------------- */

static void test_view(void)
{
    static const char view[] =
        "phase figure\nturn p1\ncurrent K\nlast 1,0\n"
        "tile D 0,0 R0\ntile K 1,0 R0\nnews nobody knows\n"
        "figure p0 meeple 1,0 city@N\nfigure p1 meeple 0,0 field@EL\n"
        "score p0 12\nscore p1 7\nsupply p0 meeple 5\nbag 40 A 1\n"
        "winner p0\n";
    int line = 0;

    EQUAL(pic_read_view(&position, view, &line), DSK_OK, "line %d", line);
    CHECK(position.ntiles == 2 && position.nfigures == 2, "counts");
    CHECK(position.tile[1].turn == 0 && position.figure[0].seg == 0, "places");
    CHECK(position.seat[0].score == 12 && position.seat[0].supply[0] == 5 &&
              position.bag == 40 && position.turn == 1 && position.over,
          "numbers");
    EQUAL(pic_tiles_left(&position), 40, "all tiles of the bag");
    CHECK(pic_light(&position, "road@E/0,0") && position.lit.n == 2,
          "a road goes on");
    CHECK(!pic_light(&position, "city@S/0,0"), "no such feature");
    CHECK(pic_read_view(&position, "tile D 0,0 R0\nhidden 3\nbag 40 A 1\n",
                        &line) == DSK_OK,
          "a hill");
    EQUAL(pic_tiles_left(&position), 37, "those under hills stay there");
    CHECK(pic_read_view(&position, "tile D 0,0 R0\nbag 2 A 1\nhidden 3\n",
                        &line) == DSK_OK,
          "more hidden than there are");
    EQUAL(pic_tiles_left(&position), 0, "never less than none");
    CHECK(pic_read_view(&position,
                        "tile FaehrH 0,0 R0\ntile U 0,-1 R0\nferry 0,0 N-E\n",
                        &line) == DSK_OK &&
              pic_light(&position, "road@E/0,0") && position.lit.n == 3,
          "a ferry joins roads: %d", position.lit.n);
    CHECK(pic_read_view(&position, "tile D 0,0 R0\ntile ZZ 1,0 R0", &line) ==
                  DSK_E_SYNTAX &&
              line == 2,
          "unknown tile");
    EQUAL(pic_read_view(&position, "figure p0 meeple 0,0 city@N", &line),
          DSK_E_SYNTAX, "a figure on nothing");
    EQUAL(pic_read_view(&position, "tile D 0,0 R45", &line), DSK_E_SYNTAX,
          "a crooked turn");
    EQUAL(pic_read_view(&position, "tile D 0,0 R0\ntile D 0,0 R0", &line),
          DSK_E_SYNTAX, "two on one square");
}

/* However many stand on a space of the track, each stands for itself. */
static void test_crowded_track(void)
{
    static const char view[] =
        "tile D 0,0 R0\nscore p0 7\nscore p1 57\nscore p2 7\nscore p3 7\n"
        "score p4 7\nscore p5 7\nlady p0 0\nrobber p0 7\nrobber p1 7\n"
        "robber p2 7\nrobber p3 7\n";
    char at[16][24];
    dsk_svg_style style = standard;
    int n = 0, line = 0;

    style.layers |= DSK_SVG_PLAYERS;
    EQUAL(pic_read_view(&position, view, &line), DSK_OK, "line %d", line);
    check_document(pic_board(book, &position, &style, buf, BUF), "crowd");
    for (const char *c = strstr(buf, "class=\"counter\""); c != NULL && n < 16;
         c = strstr(c + 1, "class=\"counter\"")) {
        const char *to = strstr(c, "translate(");

        memcpy(at[n], to + 10, sizeof at[n] - 1);
        at[n][sizeof at[n] - 1] = '\0';
        at[n][strcspn(at[n], ")")] = '\0';
        for (int i = 0; i < n; i++)
            CHECK(strcmp(at[i], at[n]) != 0, "%d upon %d: %s", n, i, at[n]);
        n++;
    }
    EQUAL(n, 11, "counters, a lady, robbers");
}

/* Letters, second counters and robbers: the score track. */
static void test_track(void)
{
    static const char view[] =
        "turn p1\ntile D 0,0 R0\nscore p0 112\nscore p1 7\nlady p0 3\n"
        "letters ? 3 ?\nletter 5\nrobber p0 49\nrobber p1 -\n";
    dsk_svg_style style = standard;
    int line = 0;

    style.layers |= DSK_SVG_PLAYERS;
    EQUAL(pic_read_view(&position, "tile D 0,0 R0\nscore p0 3\n", &line),
          DSK_OK, "line %d", line);
    check_document(pic_board(book, &position, &style, buf, BUF), "no track");
    CHECK(strstr(buf, "id=\"track\"") == NULL, "a track for nothing");
    EQUAL(pic_read_view(&position, view, &line), DSK_OK, "line %d", line);
    CHECK(position.seat[0].lady == 3 && position.seat[1].lady == -1 &&
              position.nletters == 3 && position.letter[1] == 3 &&
              position.letter[2] == 0 && position.reading == 5 &&
              position.seat[0].robber == 49 && position.seat[1].robber == -1 &&
              position.seat[1].supply[PIC_ROBBER] == 1,
          "what the lines say");
    check_document(pic_board(book, &position, &style, buf, BUF), "track");
    CHECK(strstr(buf, "id=\"track49\"") != NULL, "no track");
    CHECK(strstr(buf, ">red: lady<") != NULL, "no lady");
    CHECK(strstr(buf, ">red: robber<") != NULL, "no robber");
    CHECK(strstr(buf, ">blue: robber<") == NULL, "a robber in the supply");
    CHECK(strstr(buf, "id=\"letters\"") != NULL, "no letters");
    EQUAL(pic_read_view(&position, "robber p0 50", &line), DSK_E_SYNTAX,
          "a robber off the track");
    EQUAL(pic_read_view(&position, "letters ? x", &line), DSK_E_SYNTAX,
          "a letter without a number");
    EQUAL(pic_read_view(&position, "lady p0", &line), DSK_E_SYNTAX, "lady");
}

/* Those who listen hear whose turn it is; names are made safe. */
static void test_descriptions(void)
{
    static const char *const names[] = {"Anna & <Eva>", "Bob"};
    dsk_svg_style style = standard;
    static struct pic_island island;

    style.names = names;
    pic_read_view(&position,
                  "turn p0\ntile D 0,0 R0\nscore p0 12\nscore p1 7\n", NULL);
    check_document(pic_board(book, &position, &style, buf, BUF), "desc");
    CHECK(strstr(buf, "<desc>1 tile, 0 figures. Points: Anna &amp; "
                      "&lt;Eva&gt; 12, Bob 7. To move: Anna &amp; "
                      "&lt;Eva&gt;.</desc>") != NULL,
          "%.600s", buf);
    style.names = NULL;
    style.lang = "cs";
    pic_read_island(&island, island_view, NULL);
    check_document(pic_island(&island, &style, buf, BUF), "desc");
    CHECK(strstr(buf, "<desc>Body: červený 2, oranžový 2. Na tahu: oranžový. "
                      "Hod: 9. Zloděj: poušť.</desc>") != NULL,
          "%.600s", buf);
}

/* Views with letters changed, words dropped, lines doubled. */
static void test_broken_views(void)
{
    static const char good[] =
        "turn p1\ncurrent K\nlast 1,0\nboard wheel 4,4\npig storm\n"
        "crown p1 meeple taxes\ntile D 0,0 R0\ntile FaehrH 1,0 R180\n"
        "tile E 0,-1 R180\nfigure p0 meeple 0,-1 city@S\n"
        "figure p1 big 0,0 field@EL\nferry 1,0 N-E\n"
        "lady p0 4\nrobber p1 17\nletters ? 3\nletter ?\ngold 0,0 3\nfigure p0 "
        "shepherd 0,0 field@EL\nflock p0 1 0 1 0\nbars "
        "p0 3\nmage 0,0 city@N\n"
        "goods p0 wine 2 grain 1 cloth 0\nscore p0 12\nsupply p0 big 1\n"
        "bag 40 A 1\nwinner p0\n";
    uint64_t seed = 77;

    for (int i = 0; i < (SLOW ? 500 : 20000); i++) {
        char text[sizeof good];
        int n;

        memcpy(text, good, sizeof good);
        for (int k = 1 + test_below(&seed, 4); k > 0; k--)
            text[test_below(&seed, (int)sizeof good - 1)] =
                (char)(test_below(&seed, 4) == 0
                           ? test_below(&seed, 255) + 1
                           : "0123 ,-@pRNESW\n"[test_below(&seed, 15)]);
        if (pic_read_view(&position, text, NULL) < 0 || i % 8 != 0)
            continue;
        n = pic_board(book, &position, &standard, buf, BUF);
        HOLD(n > 0 && xml_check(&xml, buf, true), "%s", xml.why);
    }
    test_case("");
}

/* ---- real games --------------------------------------------------------- */

static void draw_view(const char *view, bool catan)
{
    static struct pic_island island;
    dsk_svg_style style = standard;
    int line = 0, status;

    style.layers |= DSK_SVG_PLAYERS | DSK_SVG_NUMBERS;
    if (catan) {
        status = pic_read_island(&island, view, &line);
        HOLD_EQUAL(status, DSK_OK, "line %d", line);
        check_document(pic_island(&island, &style, buf, BUF), "catan");
    } else {
        status = pic_read_view(&position, view, &line);
        HOLD_EQUAL(status, DSK_OK, "line %d", line);
        check_document(pic_board(book, &position, &style, buf, BUF), "game");
    }
}

/* Random games: every position can be drawn, by every viewer. */
static void test_games(const char *setup, bool catan)
{
    dsk_note why;
    dsk_rules *probe = test_memory(dsk_rules_size());
    struct table t;
    char *view = malloc(BUF);
    uint64_t rng = 3;

    if (dsk_rules_init(probe, setup, &why) < 0) {
        printf("not here yet: %s\n", setup);
        free(probe);
        free(view);
        return;
    }
    free(probe);
    table_open(&t, setup);
    for (int game = 0; game < (SLOW ? 1 : 4); game++) {
        dsk_init(t.r, t.s);
        while (dsk_player(t.r, t.s) != DSK_OVER &&
               dsk_playout(t.r, t.s, &rng, 1 + test_below(&rng, 40), NULL) >
                   0) {
            int viewer = test_below(&rng, dsk_players(t.r) + 1) - 1;

            dsk_view(t.r, t.s, viewer, view, BUF);
            draw_view(view, catan);
            /* What the viewer cannot know makes no difference. */
            memcpy(other, buf, strlen(buf) + 1);
            dsk_copy(t.r, t.spare, t.s);
            if (viewer >= 0 &&
                dsk_resample(t.r, t.spare, viewer, rng) == DSK_OK) {
                dsk_view(t.r, t.spare, viewer, view, BUF);
                draw_view(view, catan);
                HOLD_EQUAL_TEXT(other, buf, "hidden information shows");
            }
        }
        test_case("");
    }
    table_close(&t);
    free(view);
}

/* ---- Catan -------------------------------------------------------------- */

static void test_island(void)
{
    struct pic_island p;
    dsk_svg_style style = standard;
    int line = 0;

    EQUAL(pic_read_island(&p, island_view, &line), DSK_OK, "line %d", line);
    CHECK(p.terrain[0] == PIC_MOUNTAINS && p.number[0] == 10 &&
              p.terrain[9] == PIC_DESERT && p.number[9] == 0,
          "hexes");
    CHECK(p.building[10] == 1 && p.city[10] && p.road[71] == 4, "pieces");
    CHECK(p.owner[3].colour == 6 && p.owner[3].longest && p.die[1] == 5 &&
              p.hand[2] == 3 && p.dev[4] == 2 && p.turn == 3,
          "numbers");
    pic_island_legal(&p, "settle:v12");
    pic_island_legal(&p, "robber:h3 p1");
    CHECK(p.legal.vertex == 1 << 12 && p.legal.hex == 1 << 3, "legal");
    CHECK(pic_island_last(&p, "road:e71") && pic_island_last(&p, "city:v4") &&
              p.last.vertex == 1 << 4 && p.last.edge[1] == 0,
          "the last move");
    CHECK(!pic_island_last(&p, "want:ore") && p.last.vertex == 1 << 4,
          "a move without a place");
    for (int theme = 0; theme < DSK_SVG_AUTO + 1; theme++) {
        style.theme = (enum dsk_svg_theme)theme;
        style.layers = theme == 0 ? 0 : ~0u;
        check_document(pic_island(&p, &style, buf, BUF), "island");
        test_case("");
    }
    EQUAL(pic_read_island(&p, "hexes M10 X2", &line), DSK_E_SYNTAX,
          "unknown terrain");
    EQUAL(pic_read_island(&p, "pieces p9 roads e1", &line), DSK_E_SYNTAX,
          "unknown seat");
    EQUAL(pic_read_island(&p, "pieces p0 roads e72", &line), DSK_E_SYNTAX,
          "unknown path");
}

static void test_broken_islands(void)
{
    uint64_t seed = 78;

    for (int i = 0; i < (SLOW ? 500 : 20000); i++) {
        char text[sizeof island_view];
        struct pic_island p;

        memcpy(text, island_view, sizeof text);
        for (int k = 1 + test_below(&seed, 4); k > 0; k--)
            text[test_below(&seed, (int)sizeof text - 1)] =
                (char)(test_below(&seed, 255) + 1);
        if (pic_read_island(&p, text, NULL) < 0 || i % 8 != 0)
            continue;
        HOLD(pic_island(&p, &standard, buf, BUF) > 0 &&
                 xml_check(&xml, buf, true),
             "%s", xml.why);
    }
    test_case("");
}

/* ---- films -------------------------------------------------------------- */

static bool is_shown(int from, int to, int step)
{
    return from <= step && (to == 0 || step < to);
}

/* What a film shows at a step is what lay on the table then. */
static void check_island_step(const struct pic_island_film *f,
                              const struct pic_island *was, int step)
{
    int roads = 0, buildings = 0, shown[NPIC_PIECES] = {0};

    for (int i = 0; i < PIC_EDGES; i++)
        roads += was->road[i] != 0;
    for (int i = 0; i < PIC_VERTICES; i++)
        buildings += was->building[i] != 0;
    for (int i = 0; i < f->npieces; i++) {
        const struct pic_piece *q = &f->piece[i];

        if (!is_shown(q->from, q->to, step))
            continue;
        shown[q->kind]++;
        if (q->kind == PIC_ROAD)
            HOLD_EQUAL(was->road[q->at], q->owner + 1, "road %d", q->at);
        if (q->kind == PIC_SETTLEMENT || q->kind == PIC_CITY)
            HOLD(was->building[q->at] == q->owner + 1 &&
                     was->city[q->at] == (q->kind == PIC_CITY),
                 "building %d", q->at);
        if (q->kind == PIC_HEX_ROBBER)
            HOLD_EQUAL(was->robber, q->at, "robber %d", q->at);
        if (q->kind == PIC_ROLL)
            HOLD_EQUAL(was->die[0] * 6 + was->die[1], q->at, "roll %d", q->at);
    }
    HOLD_EQUAL(shown[PIC_ROAD], roads, "%d roads of %d", shown[PIC_ROAD],
               roads);
    HOLD_EQUAL(shown[PIC_SETTLEMENT] + shown[PIC_CITY], buildings, "buildings");
    HOLD_EQUAL(shown[PIC_HEX_ROBBER], (was->robber >= 0), "robbers");
    HOLD_EQUAL(shown[PIC_ROLL], (was->die[0] > 0), "rolls");
    test_case("");
}

#define FILM_STEPS 4000

static void test_island_film(const char *setup)
{
    struct pic_island *was = test_memory(FILM_STEPS * sizeof *was);
    struct pic_island_film *f = test_memory(sizeof *f);
    struct table t;
    char *view = malloc(BUF);
    uint64_t rng = 9;
    int last = 0;

    table_open(&t, setup);
    dsk_init(t.r, t.s);
    pic_island_film_start(f, 250);
    for (int i = 0; f->steps + 1 < FILM_STEPS; i++) {
        int step = i == 0 ? 0 : f->steps + 1;

        dsk_view(t.r, t.s, DSK_SPECTATOR, view, BUF);
        HOLD_EQUAL(pic_read_island(&was[step], view, NULL), DSK_OK, "view");
        HOLD(pic_island_film_add(f, &was[step], step) >= 0, "too long");
        if (dsk_player(t.r, t.s) == DSK_OVER ||
            dsk_playout(t.r, t.s, &rng, 1, NULL) <= 0)
            break;
    }
    last = f->steps;
    CHECK(last > 50, "a film of %d steps", last);
    for (int step = 0; step <= last; step += 1 + last / 50)
        check_island_step(f, &was[step], step);
    check_document(pic_island_play(&was[last], f, &standard, buf, BUF), "film");
    printf("film of %s: %d steps, %zu bytes\n", setup, last, strlen(buf));
    f->npieces = PIC_PIECES_MAX;
    was[0].robber = was[last].robber == 0 ? 1 : 0;
    EQUAL(pic_island_film_add(f, &was[0], last + 1), DSK_E_SPACE, "full");
    EQUAL(pic_island_film_add(f, &was[0], 1 << 16), DSK_E_SPACE, "long");
    table_close(&t);
    free(view);
    free(f);
    free(was);
}

static void check_film_step(const struct pic_film *f,
                            const struct pic_position *whole, int step)
{
    int tiles = 0, figures = 0, tokens = 0;

    for (int i = 0; i < whole->ntiles; i++)
        tiles += f->tile_from[i] <= step;
    for (int i = 0; i < whole->nfigures; i++)
        figures += is_shown(f->figure_from[i], f->figure_to[i], step);
    for (int i = 0; i < whole->ntokens; i++)
        tokens += is_shown(f->token_from[i], f->token_to[i], step);
    HOLD_EQUAL(tiles, position.ntiles, "%d tiles at %d", tiles, step);
    HOLD_EQUAL(figures, position.nfigures, "%d figures at %d", figures, step);
    HOLD_EQUAL(tokens, position.ntokens, "%d tokens at %d", tokens, step);
}

static void test_film(const char *setup)
{
    struct pic_position *whole = test_memory(sizeof *whole);
    struct pic_film *f = test_memory(sizeof *f);
    struct table t;
    char *view = malloc(BUF);
    uint64_t rng = 9;

    table_open(&t, setup);
    /* The game is played twice: made into a film, then compared with it. */
    for (int round = 0; round < 2; round++) {
        int step = 0;

        dsk_init(t.r, t.s);
        rng = 9;
        if (round == 0)
            pic_film_start(f, whole, 250);
        do {
            dsk_view(t.r, t.s, DSK_SPECTATOR, view, BUF);
            HOLD_EQUAL(pic_read_view(&position, view, NULL), DSK_OK, "view");
            if (round == 0)
                HOLD_EQUAL(pic_film_add(f, whole, &position, step), DSK_OK,
                           "long");
            else
                check_film_step(f, whole, step);
            step++;
        } while (dsk_player(t.r, t.s) != DSK_OVER &&
                 dsk_playout(t.r, t.s, &rng, 1, NULL) > 0);
        test_case("");
    }
    check_document(pic_play(book, whole, f, &standard, buf, BUF), "film");
    printf("film of %s: %d steps, %zu bytes\n", setup, f->steps, strlen(buf));
    EQUAL(pic_film_add(f, whole, &position, 1 << 16), DSK_E_SPACE, "long");
    table_close(&t);
    free(view);
    free(f);
    free(whole);
}

/* ---- shape names, sizes, times ------------------------------------------ */

/* The same name never stands for two different shapes. */
static void test_shape_names(void)
{
    dsk_svg_style style = standard;
    int ndefs = 0;

    EACH_TILE(def)
    {
        ndefs++;
        book_plan(book, def);
    }
    CHECK(ndefs < BOOK_PLANS, "%d tiles in a book of %d", ndefs, BOOK_PLANS);
    check_document(pic_sheet(book, NULL, &style, buf, BUF), "sheet");
    test_case("");
    printf("catalogue: %d tiles, %d shapes, %zu bytes\n", ndefs,
           book->written.n, strlen(buf));
    CHECK(book->written.n < SHAPES_MAX / 2, "%d shapes", book->written.n);
}

static double now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* The tiles of all sets of Big Box 6: 172, as different as they come. */
static void full_board(void)
{
    static const char *const sets[] = {
        "base",    "river_bb6", "inns",      "traders", "flyers",
        "ferries", "gold",      "magewitch", "robbers", "crops",
    };
    uint64_t seed = 4;
    int n = 0;

    pic_clear(&position);
    EACH_TILE(def)
    {
        bool in = false;

        for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++)
            in |= strcmp(carc_tile_sets[set_].name, sets[i]) == 0;
        for (int k = 0; k < def->count && in; k++, n++)
            add_tile(def, n % 14 - 7, n / 14 - 6, &seed);
    }
    if (position.nfigures > 56)
        position.nfigures = 56;
}

/* Least processor time of some runs of the full board, from an empty book or
 * from one that knows the tiles. */
static double board_ms(int runs, bool cold)
{
    double best = 1e9;

    for (int i = 0; i < runs; i++) {
        double start = now_ms(), took;

        if (cold)
            pic_book_init(book);
        pic_board(book, &position, &standard, buf, BUF);
        took = now_ms() - start;
        best = took < best ? took : best;
    }
    return best;
}

/*
 * How slow the machine is now: a chain of multiplications over the picture,
 * which took this long where the limits below were set.
 */
#define YARD_MS 0.37

static double slowness(void)
{
    volatile uint64_t sum = 0;
    double best = 1e9;

    for (int i = 0; i < 5; i++) {
        double start = now_ms(), took;

        sum += fnv(buf);
        took = now_ms() - start;
        best = took < best ? took : best;
    }
    return best > YARD_MS && sum != 0 ? best / YARD_MS : 1;
}

/* Grounds that the plans of a book have among them. */
static int grounds(void)
{
    int n = 0;

    for (int i = 0; i < book->n; i++) {
        int k = 0;

        while (k < i && book->plan[k].ground != book->plan[i].ground)
            k++;
        n += k == i;
    }
    return n;
}

static void test_size_and_time(void)
{
    const double limit = 5;
    double warm = 1e9, cold = 1e9, slow = 1;
    int n;

    full_board();
    EQUAL(position.ntiles, 172, "%d tiles", position.ntiles);
    n = pic_board(book, &position, &standard, buf, BUF);
    /* Others may use the machine: a quiet moment is enough. */
    for (int i = 0; i < (SLOW ? 1 : 20) && (i == 0 || cold > limit * slow);
         i++) {
        double took = board_ms(10, true);

        cold = took < cold ? took : cold;
        took = board_ms(10, false);
        warm = took < warm ? took : warm;
        slow = slowness();
    }
    pic_book_init(book);
    pic_board(book, &position, &standard, buf, BUF);
    printf("172 tiles, %d figures: %d bytes, %.2f ms (%.2f ms with an empty "
           "book: %d plans on %d grounds), best of runs, processor time, on "
           "a machine %.2f times as slow as ours\n",
           position.nfigures, n, warm, cold, book->n, grounds(), slow);
    check_document(n, "172 tiles");
    test_case("");
    CHECK(n <= 300 * 1024, "%d bytes", n);
    CHECK(SLOW || warm <= limit * slow, "%.2f ms", warm);
    CHECK(SLOW || cold <= limit * slow, "%.2f ms with an empty book", cold);
    CHECK(grounds() < book->n * 3 / 4, "%d grounds", grounds());
}

/* A plan on a shared ground is the plan that would have been made alone. */
static void test_shared_grounds(void)
{
    struct pic_book *alone = test_memory(pic_book_size());

    pic_book_init(book);
    EACH_TILE(def)
    {
        pic_tile(book, def, 1, &standard, other, BUF);
        pic_book_init(alone);
        pic_tile(alone, def, 1, &standard, buf, BUF);
        EQUAL_TEXT(buf, other, "%s looks different alone", def->id);
    }
    free(alone);
}

/* ---- colours ------------------------------------------------------------ */

/* Red, green, blue as light, 0..1, of #rrggbb or #rgb. */
static void light_of(const char *hex, double *rgb)
{
    size_t n = strlen(hex + 1) / 3;

    for (int i = 0; i < 3; i++) {
        char part[3] = {hex[1 + (size_t)i * n], hex[(size_t)(i + 1) * n], 0};
        double v = (double)strtol(part, NULL, 16) / 255;

        rgb[i] = v <= .04045 ? v / 12.92 : pow((v + .055) / 1.055, 2.4);
    }
}

static double brightness(const char *hex)
{
    double c[3];

    light_of(hex, c);
    return .2126 * c[0] + .7152 * c[1] + .0722 * c[2] + .05;
}

static double contrast(const char *a, const char *b)
{
    double x = brightness(a), y = brightness(b);

    return x > y ? x / y : y / x;
}

/* What figures stand on; then what pieces of Catan stand on. */
static const char *const grounds_[] = {
    "g0",  "g1",  "g2",  "g3",  "ct0", "ct1", "rd1", "rv1",  "rv2",
    "pg",  "fo0", "fo1", "pa0", "pa1", "fi0", "fi1", "hl0",  "hl1",
    "hl2", "mo0", "mo1", "mo2", "mo3", "de0", "de1", "bch0", "sea0",
};
#define NGROUNDS (int)(sizeof grounds_ / sizeof grounds_[0])

/* On every ground the best of fill, outline and halo is seen, day and night. */
static void test_contrast(void)
{
    double least = 99;

    for (int k = 0; k < 2 * NGROUNDS; k++) {
        const char *name = grounds_[k / 2];
        const char *ground = style_colour(name, k % 2);

        for (int i = 0; i < DSK_PLAYERS_MAX && ground != NULL; i++) {
            const struct seat_colours *s = style_seat(i);
            double best = contrast(s->fill, ground);

            best = fmax(best, contrast(s->outline, ground));
            best = fmax(best, contrast("#fffdf2", ground));
            least = fmin(least, best);
            CHECK(best >= 3, "seat %d on %s at %s: %.2f", i, name,
                  k % 2 ? "night" : "day", best);
            CHECK(contrast(s->mark, s->fill) >= 3, "the mark of seat %d", i);
        }
        CHECK(ground != NULL, "no %s", name);
        CHECK(contrast(style_colour("iv", k % 2), style_colour("ik", k % 2)) >=
                  12,
              "ivory on ink");
    }
    printf("least contrast of a figure: %.2f\n", least);
}

/* What people see who lack a kind of cones (Machado and others, 2009). */
static const double sights[4][3][3] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{.152286, 1.052583, -.204868},
     {.114503, .786281, .099216},
     {-.003882, -.048116, 1.051998}},
    {{.367322, .860646, -.227968},
     {.280085, .672501, .047413},
     {-.011820, .042940, .968881}},
    {{1.255528, -.076749, -.178779},
     {-.078411, .930809, .147602},
     {.004733, .691367, .303900}},
};

static double lab_f(double t)
{
    return t > .008856 ? cbrt(t) : 7.787 * t + 16.0 / 116;
}

static void lab_of(const char *hex, int sight, double *lab)
{
    double c[3], s[3], x, y, z;

    light_of(hex, c);
    for (int i = 0; i < 3; i++)
        s[i] = fmax(0, sights[sight][i][0] * c[0] + sights[sight][i][1] * c[1] +
                           sights[sight][i][2] * c[2]);
    x = lab_f((.4124 * s[0] + .3576 * s[1] + .1805 * s[2]) / .9505);
    y = lab_f(.2126 * s[0] + .7152 * s[1] + .0722 * s[2]);
    z = lab_f((.0193 * s[0] + .1192 * s[1] + .9505 * s[2]) / 1.089);
    lab[0] = 116 * y - 16;
    lab[1] = 500 * (x - y);
    lab[2] = 200 * (y - z);
}

/* Seats are told apart by every kind of sight, without their marks too. */
static void test_sights(void)
{
    static const char *const names[] = {"normal", "protan", "deutan", "tritan"};

    for (int sight = 0; sight < 4; sight++) {
        double least = 999;

        for (int a = 0; a < DSK_PLAYERS_MAX; a++) {
            for (int b = 0; b < a; b++) {
                double p[3], q[3], d;

                lab_of(style_seat(a)->fill, sight, p);
                lab_of(style_seat(b)->fill, sight, q);
                d = sqrt(pow(p[0] - q[0], 2) + pow(p[1] - q[1], 2) +
                         pow(p[2] - q[2], 2));
                least = fmin(least, d);
                CHECK(d >= 20, "seats %d and %d for %s sight: %.1f", a, b,
                      names[sight], d);
            }
        }
        printf("nearest seats for %s sight: %.1f\n", names[sight], least);
    }
}

/* ---- moves -------------------------------------------------------------- */

/* The parts of a drawing, to find what a move has changed. */
#define PARTS_MAX 4096

static struct {
    int n;
    uint64_t name[PARTS_MAX], hash[PARTS_MAX];
} seen[2];
static int now_at;
static size_t changed; /* bytes at the start of buf */

static void take_part(void *user, const char *layer, const char *id,
                      const char *markup, size_t len)
{
    uint64_t name = fnv(layer) * 31 + fnv(id), hash = fnv(markup);
    int old = 1 - now_at, at = seen[now_at].n++;

    (void)user;
    if (at >= PARTS_MAX)
        return;
    seen[now_at].name[at] = name;
    seen[now_at].hash[at] = hash;
    if (strcmp(layer, "frame") == 0)
        return;
    for (int i = 0; i < seen[old].n; i++) {
        if (seen[old].name[i] == name && seen[old].hash[i] == hash)
            return;
    }
    memcpy(buf + changed, markup, len);
    changed += len;
}

/* Bytes of what has changed as a server sends them. */
static size_t changed_packed(void)
{
    z_stream z = {.next_in = (Bytef *)buf, .avail_in = (uInt)changed};

    if (!HOLD(deflateInit2(&z, 6, Z_DEFLATED, MAX_WBITS + 16, 8,
                           Z_DEFAULT_STRATEGY) == Z_OK,
              "zlib"))
        return 0;
    z.next_out = (Bytef *)other;
    z.avail_out = BUF;
    HOLD(deflate(&z, Z_FINISH) == Z_STREAM_END, "zlib");
    deflateEnd(&z);
    return z.total_out;
}

static int by_size(const void *a, const void *b)
{
    const size_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

/* What a tile changes is little: for slow lines, and for pages. */
static void test_changes(void)
{
    static char part[1 << 16];
    static size_t sizes[400];
    dsk_svg_style style = standard;
    dsk_svg *d = test_memory(dsk_svg_size());
    struct table t;
    size_t packed = 0;
    uint64_t rng = 5;
    int n = 0, moves = 0;

    style.layers |= DSK_SVG_ALL_DEFS | DSK_SVG_OWNERS;
    dsk_svg_init(d);
    table_open(&t, "carcassonne edition=bb6 players=4 modules=river,inns,"
                   "traders,abbot,flyers,ferries,gold,magewitch,crops,robbers");
    dsk_init(t.r, t.s);
    do {
        changed = 0;
        now_at = 1 - now_at;
        seen[now_at].n = 0;
        dsk_svg_position(d, t.r, t.s, DSK_SPECTATOR, NULL);
        HOLD(dsk_svg_parts(d, &style, take_part, NULL, part, sizeof part) <
                 (int)sizeof part,
             "a long part");
        if (changed > 1000 && moves++ > 0) { /* a tile came */
            size_t now = changed_packed();

            packed = now > packed ? now : packed;
            sizes[n++] = changed;
        }
    } while (n < 400 && dsk_player(t.r, t.s) != DSK_OVER &&
             dsk_playout(t.r, t.s, &rng, 1, NULL) > 0);
    qsort(sizes, (size_t)n, sizeof sizes[0], by_size);
    CHECK(n > 100, "%d tiles", n);
    printf("what a tile changes: median %zu, most %zu bytes, most packed %zu "
           "(%d tiles)\n",
           sizes[n / 2], sizes[n - 1], packed, n);
    CHECK(sizes[n / 2] <= 8 * 1024, "median %zu", sizes[n / 2]);
    CHECK(sizes[n - 1] <= 24 * 1024, "most %zu", sizes[n - 1]);
    CHECK(packed <= 6000, "most packed %zu", packed);
    table_close(&t);
    free(d);
}

/* ---- lanterns ----------------------------------------------------------- */

static int count_of(const char *text, const char *what)
{
    int n = 0;

    for (; (text = strstr(text, what)) != NULL; text++)
        n++;
    return n;
}

/* What the one to move has is shown by lanterns, what others have is not. */
static void test_lanterns(void)
{
    dsk_svg_style style = standard;
    static const char view[] =
        "turn p%d\ntile D 0,0 R0\ntile E 0,-1 R180\ntile V 1,0 R0\n"
        "figure p1 meeple 0,0 city@N\nfigure p0 meeple 0,0 road@E\n";
    char text[200];
    int line = 0;

    style.layers |= DSK_SVG_LANTERNS;
    for (int seat = 0; seat < 2; seat++) {
        snprintf(text, sizeof text, view, seat);
        HOLD(pic_read_view(&position, text, &line) == DSK_OK, "%d", line);
        pic_board(book, &position, &style, buf, BUF);
        EQUAL(count_of(buf, "class=\"lantern\""), 2, "seat %d", seat);
        EQUAL(count_of(buf, "translate(0 -20)\" stroke-width=\"15"),
              seat == 1 ? 2 : 0, "on walls of seat %d", seat);
        style.layers &= ~(unsigned)DSK_SVG_LANTERNS;
        pic_board(book, &position, &style, buf, BUF);
        EQUAL(count_of(buf, "lantern"), 0, "not asked for");
        style.layers |= DSK_SVG_LANTERNS;
    }
}

/* A page that asks the engine what lies at a point needs no areas there. */
static void test_no_spots(void)
{
    dsk_svg_style style = standard;
    static const char view[] = "turn p0\ntile D 0,0 R0\ntile E 0,-1 R180\n";
    int line = 0;

    HOLD(pic_read_view(&position, view, &line) == DSK_OK, "%d", line);
    pic_board(book, &position, &style, buf, BUF);
    HOLD(count_of(buf, "class=\"seg ") >= 6, "areas of two tiles");
    style.layers |= DSK_SVG_NO_SPOTS;
    pic_board(book, &position, &style, buf, BUF);
    EQUAL(count_of(buf, "class=\"seg "), 0, "not asked for");
    EQUAL(count_of(buf, "class=\"tile\""), 2, "tiles stay");
}

/* ---- golden ------------------------------------------------------------- */

static uint64_t tile_hash(const struct tile_def *def)
{
    pic_tile(book, def, 0, &standard, buf, BUF);
    return fnv(buf);
}

static int write_golden(void)
{
    FILE *f = fopen(GOLDEN, "w");

    if (f == NULL)
        return 1;
    EACH_TILE(def)
    {
        fprintf(f, "%s %s %016llx\n", carc_tile_sets[set_].name, def->id,
                (unsigned long long)tile_hash(def));
    }
    return fclose(f);
}

static void test_golden(void)
{
    FILE *f = fopen(GOLDEN, "r");
    char set[40], id[40];
    unsigned long long hash;

    if (!HOLD(f != NULL, GOLDEN " is missing: run test_render --write")) {
        test_case("");
        return;
    }
    EACH_TILE(def)
    {
        int n = fscanf(f, "%39s %39s %llx", set, id, &hash);

        CHECK(n == 3 && strcmp(id, def->id) == 0 && hash == tile_hash(def),
              "%s %s has changed (look at it, then --write)",
              carc_tile_sets[set_].name, def->id);
    }
    fclose(f);
}

int main(int argc, char **argv)
{
    book = test_memory(pic_book_size());
    buf = test_memory(BUF);
    other = test_memory(BUF);
    pic_book_init(book);
    if (argc > 1 && strcmp(argv[1], "--write") == 0)
        return write_golden();
    test_xml();
    test_inside();
    test_places_seen();
    test_walls_low();
    test_areas();
    test_fields_apart();
    test_touches();
    test_borders();
    test_positions();
    test_spots();
    test_random_positions();
    test_figures();
    test_fragments();
    test_all_defs();
    test_view();
    test_track();
    test_crowded_track();
    test_descriptions();
    test_broken_views();
    test_games("carcassonne edition=bb6 players=4", false);
    test_games("carcassonne edition=bb6 players=5 modules=river,inns,traders,"
               "abbot,flyers,ferries,gold,magewitch,crops",
               false);
    test_games("carcassonne edition=bb5 players=4 modules=river,inns,traders,"
               "hills,wheel",
               false);
    test_games("carcassonne edition=bb6 players=6 modules=river,inns,messages,"
               "robbers",
               false);
    test_games("catan players=4", true);
    test_games("catan players=2", true);
    test_island();
    test_broken_islands();
    test_island_film("catan players=4");
    test_island_film("catan players=2");
    test_film("carcassonne edition=bb5 players=4 modules=river,inns,traders,"
              "hills,wheel");
    test_film("carcassonne edition=bb6 players=3 modules=river,abbot,flyers,"
              "ferries,gold,magewitch,crops");
    test_shape_names();
    test_size_and_time();
    test_shared_grounds();
    test_contrast();
    test_sights();
    test_changes();
    test_lanterns();
    test_no_spots();
    test_golden();
    free(book);
    free(buf);
    free(other);
    return test_end();
}
