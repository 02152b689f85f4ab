/*
 * Reading positions: the lines of dsk_view() (doc/notation.md), one by one.
 * What a line does not need is skipped, so that newer views still draw.
 */
#include "render/carcassonne/position.h"

#include "game/mem.h"
#include "game/text.h"
#include "render/carcassonne/tile_svg.h"
#include "render/view_lines.h"

#define X(id, word, other, size, mx, my, letter, stock, symbol, body, gleam, \
          detail)                                                            \
    {word, other},
/* The second word is another name for the same thing. */
static const char *const figure_words[NPIC_FIGURES][2] = {PIC_FIGURES(X)};
#undef X
static const char goods_words[] = "wine|grain|cloth";
static const char sector_words[] =
    "fortune|taxes|famine|storm|inquisition|plague";

void pic_clear(struct pic_position *p)
{
    mem_fill(p, 0, sizeof *p);
    mem_fill(p->crown, PIC_NOBODY, sizeof p->crown);
    p->turn = p->bag = p->reading = -1;
    for (int i = 0; i < DSK_PLAYERS_MAX; i++)
        p->seat[i].lady = p->seat[i].robber = -1;
}

const struct tile_def *pic_find_tile(const char *id, size_t len)
{
    for (int i = 0; i < carc_ntile_sets; i++) {
        for (int k = 0; k < carc_tile_sets[i].ndefs; k++) {
            if (text_is(id, len, carc_tile_sets[i].defs[k].id))
                return &carc_tile_sets[i].defs[k];
        }
    }
    return NULL;
}

const struct pic_tile *pic_tile_at(const struct pic_position *p, int x, int y)
{
    for (int i = 0; i < p->ntiles; i++) {
        if (p->tile[i].x == x && p->tile[i].y == y)
            return &p->tile[i];
    }
    return NULL;
}

/* ---- words -------------------------------------------------------------- */

static bool square(const char **p, struct pic_square *out)
{
    const char *w;
    size_t len;
    int x, y;

    if (!view_word(p, &w, &len) || !scan_int(&w, -PIC_SPAN, PIC_SPAN - 1, &x) ||
        !scan_char(&w, ',') || !scan_int(&w, -PIC_SPAN, PIC_SPAN - 1, &y) ||
        w != *p)
        return false;
    out->x = (int16_t)x;
    out->y = (int16_t)y;
    return true;
}

/* p0 .. p7 */
static bool seat(const char **p, int *out)
{
    return view_numbered(p, 'p', DSK_PLAYERS_MAX, out);
}

static bool turn(const char **p, uint8_t *out)
{
    const char *w;
    size_t len;
    int degrees;

    if (!view_word(p, &w, &len) || !scan_char(&w, 'R') ||
        !scan_int(&w, 0, 270, &degrees) || degrees % 90 != 0 || w != *p)
        return false;
    *out = (uint8_t)(degrees / 90);
    return true;
}

static bool figure_kind(const char *w, size_t len, uint8_t *out)
{
    for (int i = 0; i < NPIC_FIGURES && len > 0; i++) {
        if (text_is(w, len, figure_words[i][0]) ||
            text_is(w, len, figure_words[i][1])) {
            *out = (uint8_t)i;
            return true;
        }
    }
    *out = PIC_MEEPLE;
    return false;
}

int pic_figure_word(const char **p)
{
    const char *w;
    size_t len;
    uint8_t kind;

    return view_word(p, &w, &len) && figure_kind(w, len, &kind) ? kind : -1;
}

bool pic_segment(const struct pic_position *p, struct pic_square at,
                 const char *w, size_t len, uint8_t *out)
{
    const struct pic_tile *t = pic_tile_at(p, at.x, at.y);
    int seg = t == NULL ? -1 : tile_find_spot(t->def, t->turn, w, len);

    *out = (uint8_t)(seg < 0 ? 0 : seg);
    return seg >= 0;
}

/* ---- lines -------------------------------------------------------------- */

static int read_tile(void *to, const char *rest)
{
    struct pic_position *p = to;
    struct pic_tile *t = &p->tile[p->ntiles];
    struct pic_square at;
    const char *w;
    size_t len;

    if (p->ntiles == PIC_TILES_MAX)
        return DSK_E_SPACE;
    if (!view_word(&rest, &w, &len) ||
        (t->def = pic_find_tile(w, len)) == NULL || !square(&rest, &at) ||
        !turn(&rest, &t->turn))
        return DSK_E_SYNTAX;
    if (pic_tile_at(p, at.x, at.y) != NULL)
        return DSK_E_SYNTAX;
    t->x = at.x;
    t->y = at.y;
    p->ntiles++;
    return DSK_OK;
}

/* The border position in `road@W`, `field@SL`; -1 where there is none. */
static int8_t read_border(const char *spot, size_t len)
{
    size_t i = 0;
    int side;

    while (i < len && spot[i] != '@')
        i++;
    if (i + 1 >= len)
        return -1;
    side = text_pick(spot + i + 1, 1, "N|E|S|W");
    if (side < 0)
        return -1;
    if (i + 2 == len)
        return (int8_t)(3 * side + 1);
    return (int8_t)(3 * side + (spot[i + 2] == 'R' ? 2 : 0));
}

static int add_figure(struct pic_position *p, int owner, uint8_t kind,
                      const char *rest)
{
    struct pic_figure *f = &p->figure[p->nfigures];
    struct pic_square at;
    const char *w;
    size_t len;

    if (p->nfigures == PIC_FIGURES_MAX)
        return DSK_E_SPACE;
    if (!square(&rest, &at) || !view_word(&rest, &w, &len))
        return DSK_E_SYNTAX;
    if (pic_tile_at(p, at.x, at.y) == NULL)
        f->seg = PIC_NO_SEG; /* the wheel's board, or an error: see the end */
    else if (!pic_segment(p, at, w, len, &f->seg))
        return DSK_E_SYNTAX;
    f->spot = *w;
    f->at = read_border(w, len);
    f->seat = (uint8_t)owner;
    f->kind = kind;
    f->x = at.x;
    f->y = at.y;
    p->nfigures++;
    return DSK_OK;
}

static int read_figure(void *to, const char *rest)
{
    struct pic_position *p = to;
    const char *w;
    size_t len;
    uint8_t kind;
    int owner;

    if (!seat(&rest, &owner) || !view_word(&rest, &w, &len))
        return DSK_E_SYNTAX;
    figure_kind(w, len, &kind); /* an unknown one is drawn as a meeple */
    return add_figure(p, owner, kind, rest);
}

static int read_mage(void *to, const char *rest)
{
    struct pic_position *p = to;

    return add_figure(p, PIC_NOBODY, PIC_MAGE, rest);
}

static int read_witch(void *to, const char *rest)
{
    struct pic_position *p = to;

    return add_figure(p, PIC_NOBODY, PIC_WITCH, rest);
}

static int seat_number(struct pic_position *p, const char **rest, int *who)
{
    if (!seat(rest, who))
        return DSK_E_SYNTAX;
    if (p->nseats <= *who)
        p->nseats = *who + 1;
    return DSK_OK;
}

static int read_score(void *to, const char *rest)
{
    struct pic_position *p = to;
    int who, points;

    if (seat_number(p, &rest, &who) < 0 ||
        !view_number(&rest, -9999, 9999, &points))
        return DSK_E_SYNTAX;
    p->seat[who].score = (int16_t)points;
    return DSK_OK;
}

static int read_supply(void *to, const char *rest)
{
    struct pic_position *p = to;
    const char *w;
    size_t len;
    uint8_t kind;
    int who, count;

    if (seat_number(p, &rest, &who) < 0 || !view_word(&rest, &w, &len) ||
        !view_number(&rest, 0, 99, &count))
        return DSK_E_SYNTAX;
    if (figure_kind(w, len, &kind))
        p->seat[who].supply[kind] = (uint8_t)count;
    return DSK_OK;
}

/* goods p0 wine 2 grain 1 cloth 0 */
static int read_goods(void *to, const char *rest)
{
    struct pic_position *p = to;
    const char *w;
    size_t len;
    int who, count, kind;

    if (seat_number(p, &rest, &who) < 0)
        return DSK_E_SYNTAX;
    while (view_word(&rest, &w, &len)) {
        kind = text_pick(w, len, goods_words);
        if (kind < 0 || !view_number(&rest, 0, 99, &count))
            return DSK_E_SYNTAX;
        p->seat[who].goods[kind] = (uint8_t)count;
    }
    return DSK_OK;
}

/* gold 1,0 2: ingots on a tile */
static int read_gold(void *to, const char *rest)
{
    struct pic_position *p = to;
    struct pic_token *t = &p->token[p->ntokens];
    struct pic_square at;
    int count;

    if (p->ntokens == PIC_TOKENS_MAX)
        return DSK_E_SPACE;
    if (!square(&rest, &at) || !view_number(&rest, 0, 99, &count))
        return DSK_E_SYNTAX;
    *t = (struct pic_token){PIC_GOLD, (uint8_t)count, 0, 0, at.x, at.y};
    p->ntokens++;
    return DSK_OK;
}

/* The road that leaves a tile on side "N", "E" ... as it lies. */
static bool road_at(const struct pic_position *p, struct pic_square at,
                    char side, uint8_t *out)
{
    char spot[] = "road@N";

    spot[5] = side;
    return pic_segment(p, at, spot, 6, out);
}

/* ferry 1,0 E-S */
static int read_ferry(void *to, const char *rest)
{
    struct pic_position *p = to;
    struct pic_token *t = &p->token[p->ntokens];
    struct pic_square at;
    const char *w;
    size_t len;

    if (p->ntokens == PIC_TOKENS_MAX)
        return DSK_E_SPACE;
    if (!square(&rest, &at) || !view_word(&rest, &w, &len) || len != 3 ||
        w[1] != '-' || !road_at(p, at, w[0], &t->seg) ||
        !road_at(p, at, w[2], &t->seg2))
        return DSK_E_SYNTAX;
    t->kind = PIC_FERRY;
    t->count = 1;
    t->x = at.x;
    t->y = at.y;
    p->ntokens++;
    return DSK_OK;
}

/* bars p0 3 */
static int read_bars(void *to, const char *rest)
{
    struct pic_position *p = to;
    int who, count;

    if (seat_number(p, &rest, &who) < 0 || !view_number(&rest, 0, 255, &count))
        return DSK_E_SYNTAX;
    p->seat[who].gold = (uint8_t)count;
    return DSK_OK;
}

/* flock p0 1 0 2 0: tokens of one to four sheep */
static int read_flock(void *to, const char *rest)
{
    struct pic_position *p = to;
    int who, count, sheep = 0;

    if (seat_number(p, &rest, &who) < 0)
        return DSK_E_SYNTAX;
    for (int v = 1; v <= 4; v++) {
        if (!view_number(&rest, 0, 15, &count))
            return DSK_E_SYNTAX;
        sheep += v * count;
    }
    p->seat[who].flock = (uint8_t)sheep;
    return DSK_OK;
}

/* Flocks lie beside their shepherds. */
static void place_flocks(struct pic_position *p)
{
    for (int i = 0; i < p->nfigures; i++) {
        const struct pic_figure *f = &p->figure[i];

        if (f->kind != PIC_SHEPHERD || f->seat >= DSK_PLAYERS_MAX ||
            p->seat[f->seat].flock == 0 || p->ntokens == PIC_TOKENS_MAX)
            continue;
        p->token[p->ntokens++] = (struct pic_token){
            PIC_SHEEP, p->seat[f->seat].flock, f->seg, 0, f->x, f->y};
    }
}

static int read_turn(void *to, const char *rest)
{
    struct pic_position *p = to;

    return seat(&rest, &p->turn) ? DSK_OK : DSK_E_SYNTAX;
}

static int read_current(void *to, const char *rest)
{
    struct pic_position *p = to;
    const char *w;
    size_t len;

    if (!view_word(&rest, &w, &len))
        return DSK_E_SYNTAX;
    p->current = pic_find_tile(w, len);
    return p->current != NULL ? DSK_OK : DSK_E_SYNTAX;
}

static int read_last(void *to, const char *rest)
{
    struct pic_position *p = to;

    p->has_last = square(&rest, &p->last);
    return p->has_last ? DSK_OK : DSK_E_SYNTAX;
}

static int read_bag(void *to, const char *rest)
{
    struct pic_position *p = to;

    return view_number(&rest, 0, 9999, &p->bag) ? DSK_OK : DSK_E_SYNTAX;
}

static int read_hidden(void *to, const char *rest)
{
    struct pic_position *p = to;

    return view_number(&rest, 0, 9999, &p->under_hills) ? DSK_OK : DSK_E_SYNTAX;
}

int pic_tiles_left(const struct pic_position *p)
{
    return p->bag < p->under_hills ? 0 : p->bag - p->under_hills;
}

/* A letter's number, `?` if it is not known. */
static bool letter(const char **p, uint8_t *out)
{
    const char *w;
    size_t len;
    int v = 0;

    if (!view_word(p, &w, &len) ||
        !(text_is(w, len, "?") || (scan_int(&w, 1, 99, &v) && w == *p)))
        return false;
    *out = (uint8_t)v;
    return true;
}

/* letters ? 3 ?: the pile from the top down */
static int read_letters(void *to, const char *rest)
{
    struct pic_position *p = to;

    p->track = true;
    for (p->nletters = 0; *rest == ' '; p->nletters++) {
        if (p->nletters == PIC_LETTERS_MAX)
            return DSK_E_SPACE;
        if (!letter(&rest, &p->letter[p->nletters]))
            return DSK_E_SYNTAX;
    }
    return DSK_OK;
}

/* letter 5: being read */
static int read_letter(void *to, const char *rest)
{
    struct pic_position *p = to;
    uint8_t v;

    if (!letter(&rest, &v))
        return DSK_E_SYNTAX;
    p->reading = v;
    return DSK_OK;
}

/* lady p0 17: points on the second counter */
static int read_lady(void *to, const char *rest)
{
    struct pic_position *p = to;
    int who, points;

    if (seat_number(p, &rest, &who) < 0 ||
        !view_number(&rest, 0, 9999, &points))
        return DSK_E_SYNTAX;
    p->seat[who].lady = (int16_t)points;
    p->track = true;
    return DSK_OK;
}

/* robber p0 17, robber p0 -: on the score track or in the supply */
static int read_robber(void *to, const char *rest)
{
    struct pic_position *p = to;
    const char *w;
    size_t len;
    int who, space = -1;

    if (seat_number(p, &rest, &who) < 0 || !view_word(&rest, &w, &len) ||
        !(text_is(w, len, "-") ||
          (scan_int(&w, 0, PIC_TRACK - 1, &space) && w == rest)))
        return DSK_E_SYNTAX;
    p->seat[who].robber = (int16_t)space;
    p->seat[who].supply[PIC_ROBBER] = space < 0;
    p->track = true;
    return DSK_OK;
}

static int read_winner(void *to, const char *rest)
{
    struct pic_position *p = to;
    int who;

    if (seat_number(p, &rest, &who) < 0)
        return DSK_E_SYNTAX;
    p->seat[who].winner = true;
    p->over = true;
    return DSK_OK;
}

/* board wheel -1,-1: the north-west square */
static int read_board(void *to, const char *rest)
{
    struct pic_position *p = to;
    const char *w;
    size_t len;

    if (!view_word(&rest, &w, &len) || !text_is(w, len, "wheel") ||
        !square(&rest, &p->board))
        return DSK_E_SYNTAX;
    p->wheel = true;
    return DSK_OK;
}

/* pig taxes; crown p0 meeple taxes */
static int read_pig(void *to, const char *rest)
{
    struct pic_position *p = to;
    const char *w;
    size_t len;
    int sector;

    if (!view_word(&rest, &w, &len) ||
        (sector = text_pick(w, len, sector_words)) < 0)
        return DSK_E_SYNTAX;
    p->pig = sector;
    return DSK_OK;
}

static int read_crown(void *to, const char *rest)
{
    struct pic_position *p = to;
    const char *w;
    size_t len;
    int who, sector;

    if (!seat(&rest, &who) || !view_word(&rest, &w, &len) ||
        !view_word(&rest, &w, &len) ||
        (sector = text_pick(w, len, sector_words)) < 0)
        return DSK_E_SYNTAX;
    for (int i = 0; i < 2; i++) {
        if (p->crown[sector][i] == PIC_NOBODY) {
            p->crown[sector][i] = (uint8_t)who;
            return DSK_OK;
        }
    }
    return DSK_E_SPACE;
}

/* Figures without a tile stand on the wheel's board. */
static bool stand_somewhere(const struct pic_position *p)
{
    for (int i = 0; i < p->nfigures; i++) {
        int x = p->figure[i].x - p->board.x, y = p->figure[i].y - p->board.y;

        if (p->figure[i].seg == PIC_NO_SEG &&
            !(p->wheel && x >= 0 && x < 4 && y >= 0 && y < 4))
            return false;
    }
    return true;
}

/* ORDER as doc/notation.md. */
const struct view_kind landscape_lines[] = {
    {"phase", NULL, "PHASE"},
    {"turn", read_turn, "SEAT"},
    {"decides", NULL, "SEAT"},
    {"current", read_current, "TILE"},
    {"last", read_last, "x,y"},
    {"tile", read_tile, "TILE x,y R90"},
    {"figure", read_figure, "SEAT FIGURE x,y SPOT"},
    {"score", read_score, "SEAT POINTS"},
    {"supply", read_supply, "SEAT FIGURE COUNT"},
    {"bag", read_bag, "COUNT [TILE COUNT]..."},
    {"gone", NULL, "COUNT [TILE COUNT]..."},
    {"winner", read_winner, "SEAT"},
    {"goods", read_goods, "SEAT [GOODS COUNT]..."},
    {"part", NULL, "NUMBER"},
    {"again", NULL, ""},
    {"flock", read_flock, "SEAT ONES TWOS THREES FOURS"},
    {"hidden", read_hidden, "COUNT"},
    {"flying", NULL, "FIGURE"},
    {"die", NULL, "PIPS"},
    {"ferry", read_ferry, "x,y SIDE-SIDE"},
    {"bars", read_bars, "SEAT COUNT"},
    {"gold", read_gold, "x,y COUNT"},
    {"mage", read_mage, "x,y SPOT"},
    {"witch", read_witch, "x,y SPOT"},
    {"lady", read_lady, "SEAT POINTS"},
    {"letters", read_letters, "[LETTER|?]..."},
    {"letter", read_letter, "LETTER|?"},
    {"bonus", NULL, ""},
    {"robber", read_robber, "SEAT SPACE|-"},
    {"board", read_board, "wheel x,y"},
    {"pig", read_pig, "SECTOR"},
    {"crown", read_crown, "SEAT FIGURE SECTOR"},
    {NULL, NULL, NULL},
};

int pic_read_view(struct pic_position *p, const char *view, int *line)
{
    int status;

    pic_clear(p);
    status = view_read(landscape_lines, p, view, line);
    if (status < 0)
        return status;
    place_flocks(p);
    return stand_somewhere(p) ? DSK_OK : DSK_E_SYNTAX;
}
