/* The naive game's table: tiles, segments, features, figures.  See
 * naive_game.h. */

#include "naive_game.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const int naive_dx[NSIDES] = {0, 1, 0, -1};
const int naive_dy[NSIDES] = {-1, 0, 1, 0};

const char *const naive_figure_name[NFIGURES] = {
    "meeple", "big", "builder", "pig", "shepherd", "abbot",
};

/* ---- the table ---- */

/* The position that touches p across the border: L meets R. */
static int facing(int p)
{
    int side = p / 3, part = p % 3;

    return (side + 2) % NSIDES * 3 + (RIGHT - part);
}

/* Where a position in board orientation lies on the unturned tile. */
static int turned_back(int p, int rot)
{
    return (p + NPOS - 3 * rot) % NPOS;
}

int naive_tile_at(const struct naive *g, int x, int y)
{
    for (int i = 0; i < g->ntiles; i++)
        if (g->tile[i].x == x && g->tile[i].y == y)
            return i;
    return -1;
}

const struct segment *naive_segment(const struct naive *g, int tile, int seg)
{
    return &g->tile[tile].type->seg[seg];
}

bool naive_covers(const struct naive *g, int tile, int seg, int p)
{
    return naive_segment(g, tile, seg)->at[turned_back(p, g->tile[tile].rot)];
}

/* The tile beyond position p of a tile, -1 if the square is empty. */
static int tile_beyond(const struct naive *g, int tile, int p)
{
    const struct tile *t = &g->tile[tile];

    return naive_tile_at(g, t->x + naive_dx[p / 3], t->y + naive_dy[p / 3]);
}

/* The first position clockwise from NL, -1 if it has none.  A city is named by
 * a whole side, even if it owns half of another one. */
static int first_position(const struct naive *g, int tile, int seg)
{
    bool city = naive_segment(g, tile, seg)->kind == CITY;

    for (int p = 0; p < NPOS; p++)
        if (naive_covers(g, tile, seg, p) && (!city || p % 3 == MIDDLE))
            return p;
    return -1;
}

void naive_segment_text(const struct naive *g, int tile, int seg,
                        char out[NAIVE_SEGMENT])
{
    const char *kind = naive_kind_name[naive_segment(g, tile, seg)->kind];
    int p = first_position(g, tile, seg);

    if (p >= 0)
        snprintf(out, NAIVE_SEGMENT, "%s@%s", kind, naive_pos_name[p]);
    else if (naive_segment(g, tile, seg)->kind == FIELD)
        snprintf(out, NAIVE_SEGMENT, "field@inner");
    else
        snprintf(out, NAIVE_SEGMENT, "%s", kind);
}

/* Is this segment called so?  Any position of it will do. */
static bool is_called(const struct naive *g, int tile, int seg,
                      const char *text)
{
    char name[NAIVE_SEGMENT];

    for (int p = 0; p < NPOS; p++) {
        const char *kind = naive_kind_name[naive_segment(g, tile, seg)->kind];

        snprintf(name, sizeof name, "%s@%s", kind, naive_pos_name[p]);
        if (naive_covers(g, tile, seg, p) && strcmp(name, text) == 0)
            return true;
    }
    naive_segment_text(g, tile, seg, name);
    return strcmp(name, text) == 0;
}

int naive_seg_by_text(const struct naive *g, int tile, const char *text)
{
    for (int s = 0; s < g->tile[tile].type->nsegs; s++)
        if (is_called(g, tile, s, text))
            return s;
    return -1;
}

/* ---- features ---- */

static bool in_feature(const struct feature *f, int tile, int seg)
{
    for (int i = 0; i < f->npieces; i++)
        if (f->piece[i].tile == tile && f->piece[i].seg == seg)
            return true;
    return false;
}

static void add_piece(struct feature *f, int tile, int seg)
{
    if (in_feature(f, tile, seg))
        return;
    f->piece = naive_resized(f->piece, f->npieces + 1, sizeof *f->piece);
    f->piece[f->npieces++] = (struct piece){tile, seg};
}

/* Does a segment continue what lies at position p across the border?  A city
 * side is continued as a whole, even if two cities share it (HIL-T3). */
static bool continues(const struct naive *g, int tile, int seg, enum kind kind,
                      int p)
{
    int side = 3 * (p / 3);

    if (naive_segment(g, tile, seg)->kind != kind)
        return false;
    if (kind != CITY)
        return naive_covers(g, tile, seg, p);
    return naive_covers(g, tile, seg, side + LEFT) ||
           naive_covers(g, tile, seg, side + MIDDLE) ||
           naive_covers(g, tile, seg, side + RIGHT);
}

/* Adds what lies across the borders of a piece; an empty square beyond leaves
 * the feature open. */
static void cross_borders(const struct naive *g, struct feature *f,
                          struct piece from)
{
    for (int p = 0; p < NPOS; p++) {
        int beyond;

        if (!naive_covers(g, from.tile, from.seg, p))
            continue;
        beyond = tile_beyond(g, from.tile, p);
        if (beyond < 0)
            f->complete = false;
        for (int s = 0; beyond >= 0 && s < g->tile[beyond].type->nsegs; s++)
            if (continues(g, beyond, s, f->kind, facing(p)))
                add_piece(f, beyond, s);
    }
}

/* Adds the other squares' parts of a feature of the board. */
static void cross_board(const struct naive *g, struct feature *f,
                        struct piece from)
{
    const char *key = naive_segment(g, from.tile, from.seg)->key;

    if (!g->tile[from.tile].type->board)
        return;
    for (int i = 0; i < g->ntiles; i++) {
        int s = naive_seg_by_key(g->tile[i].type, key);

        if (g->tile[i].type->board && s >= 0)
            add_piece(f, i, s);
    }
}

/* FER-3: the road part that a ferry joins to this one. */
static void cross_lake(const struct naive *g, struct feature *f,
                       struct piece from)
{
    const int *link = g->tile[from.tile].link;

    for (int i = 0; i < 2; i++)
        if (link[i] == from.seg)
            add_piece(f, from.tile, link[1 - i]);
}

/* BASE-S4: two parts on one tile count as one tile. */
static int count_tiles(const struct feature *f)
{
    int n = 0;

    for (int i = 0; i < f->npieces; i++) {
        bool seen = false;

        for (int j = 0; j < i; j++)
            if (f->piece[j].tile == f->piece[i].tile)
                seen = true;
        if (!seen)
            n++;
    }
    return n;
}

/* Tiles on the nine squares around and under a tile. */
static int count_around(const struct naive *g, int tile)
{
    int n = 0;

    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (naive_tile_at(g, g->tile[tile].x + dx, g->tile[tile].y + dy) >=
                0)
                n++;
    return n;
}

struct feature naive_flood(const struct naive *g, int tile, int seg)
{
    struct feature f = {.kind = naive_segment(g, tile, seg)->kind,
                        .complete = true};

    add_piece(&f, tile, seg);
    for (int i = 0; i < f.npieces; i++) { /* npieces grows meanwhile */
        cross_borders(g, &f, f.piece[i]);
        cross_board(g, &f, f.piece[i]);
        cross_lake(g, &f, f.piece[i]);
        f.pennants +=
            naive_segment(g, f.piece[i].tile, f.piece[i].seg)->pennants;
    }
    f.tiles = count_tiles(&f);
    if (f.kind == MONASTERY || f.kind == GARDEN) { /* ABB-4 */
        f.tiles = count_around(g, tile);
        f.complete = f.tiles == 9; /* BASE-S7 */
    }
    return f;
}

void naive_drop(struct feature *f)
{
    free(f->piece);
}

/* Adds the city to the list unless one of its pieces is there already. */
static void add_city_once(struct feature *list, const struct feature *city)
{
    for (int i = 0; i < city->npieces; i++)
        if (in_feature(list, city->piece[i].tile, city->piece[i].seg))
            return;
    add_piece(list, city->piece[0].tile, city->piece[0].seg);
}

/* Collects into list the city of this key, seen from a tile, if completed. */
static void collect_city(const struct naive *g, int tile, const char *key,
                         struct feature *list)
{
    int seg = naive_seg_by_key(g->tile[tile].type, key);
    struct feature city;

    if (seg < 0)
        return;
    city = naive_flood(g, tile, seg);
    if (city.complete)
        add_city_once(list, &city);
    naive_drop(&city);
}

/* Collects into list one piece of each completed city that a piece touches;
 * on the board the city may lie on another square. */
static void collect_cities(const struct naive *g, struct piece field,
                           struct feature *list)
{
    const struct segment *s = naive_segment(g, field.tile, field.seg);
    bool board = g->tile[field.tile].type->board;

    for (int k = 0; k < s->ntouch; k++)
        for (int i = 0; i < g->ntiles; i++)
            if (i == field.tile || (board && g->tile[i].type->board))
                collect_city(g, i, s->touch_key[k], list);
}

int naive_cities_at(const struct naive *g, const struct feature *f)
{
    struct feature cities = {.kind = CITY};
    int n;

    for (int i = 0; i < f->npieces; i++)
        collect_cities(g, f->piece[i], &cities);
    n = cities.npieces;
    naive_drop(&cities);
    return n;
}

bool naive_on_tile(const struct feature *f, int tile)
{
    for (int i = 0; i < f->npieces; i++)
        if (f->piece[i].tile == tile)
            return true;
    return false;
}

/* ---- figures ---- */

bool naive_is_meeple(enum figure_kind kind)
{
    return kind == MEEPLE || kind == BIG || kind == ABBOT;
}

bool naive_stands_in(const struct figure *a, const struct feature *f)
{
    return in_feature(f, a->tile, a->seg);
}

bool naive_has(const struct naive *g, const struct feature *f, int player,
               enum figure_kind kind)
{
    for (int i = 0; i < g->nfigures; i++) {
        const struct figure *a = &g->figure[i];

        if (a->kind == kind && (player < 0 || a->player == player) &&
            naive_stands_in(a, f))
            return true;
    }
    return false;
}

bool naive_has_meeple(const struct naive *g, const struct feature *f,
                      int player)
{
    return naive_has(g, f, player, MEEPLE) || naive_has(g, f, player, BIG) ||
           naive_has(g, f, player, ABBOT);
}

void naive_stand(struct naive *g, int player, enum figure_kind kind, int tile,
                 int seg)
{
    g->figure = naive_resized(g->figure, g->nfigures + 1, sizeof *g->figure);
    g->figure[g->nfigures++] = (struct figure){player, kind, tile, seg};
    g->supply[player][kind]--;
}

void naive_home(struct naive *g, int i)
{
    struct figure a = g->figure[i];

    g->supply[a.player][a.kind]++;
    for (int t = 0; t < TOKENS && a.kind == SHEPHERD; t++) {
        g->pile[t] += g->flock[a.player][t];
        g->flock[a.player][t] = 0;
    }
    g->nfigures--;
    for (; i < g->nfigures; i++)
        g->figure[i] = g->figure[i + 1];
}

/* ---- laying tiles ---- */

/* BASE-P3 on all sides; *contacts counts the touching tiles. */
static bool sides_match(const struct naive *g, const struct type *t, int x,
                        int y, int rot, int *contacts)
{
    *contacts = 0;
    for (int side = 0; side < NSIDES; side++) {
        int o = naive_tile_at(g, x + naive_dx[side], y + naive_dy[side]);

        if (o < 0)
            continue;
        ++*contacts;
        if (naive_edge(t, rot, side) !=
            naive_edge(g->tile[o].type, g->tile[o].rot, (side + 2) % NSIDES))
            return false;
    }
    return true;
}

void naive_lay(struct naive *g, const struct type *t, int x, int y, int rot)
{
    g->tile = naive_resized(g->tile, g->ntiles + 1, sizeof *g->tile);
    g->tile[g->ntiles++] =
        (struct tile){.type = t, .x = x, .y = y, .rot = rot, .link = {-1, -1}};
}

int naive_check_place(const struct naive *g, const struct type *t,
                      struct naive_spot at, bool alone, char *why, size_t n)
{
    int contacts;

    if (at.rot < 0 || at.rot >= NSIDES)
        return naive_fail(why, n, "there is no rotation %d", at.rot);
    if (naive_tile_at(g, at.x, at.y) >= 0)
        return naive_fail(why, n, "square %d,%d is taken", at.x, at.y);
    if (!sides_match(g, t, at.x, at.y, at.rot, &contacts))
        return naive_fail(why, n, "a side does not match (BASE-P3)");
    if (contacts == 0 && !alone)
        return naive_fail(why, n, "touches no tile (BASE-P2)");
    if (naive_is_river(t))
        return naive_check_river(g, t, at, why, n);
    return 0;
}
