/* The naive Carcassonne: see naive.h.
 *
 * The whole state of a game is the list of tiles on the table, the list of
 * figures standing on them, the scores, the supplies and whose turn is open.
 * Nothing else is remembered: features are flooded from scratch each time they
 * are asked for.
 *
 * Invariants: no two tiles share a square; touching sides match; a player's
 * figures and supply add up to the meeples of the set-up. */

#include "naive.h"
#include "naive_tiles.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int side_dx[NSIDES] = {0, 1, 0, -1};
static const int side_dy[NSIDES] = {-1, 0, 1, 0};

struct tile { /* on the table */
    const struct type *type;
    int x, y, rot;
};

struct figure {
    int player;
    int tile, seg; /* index of the tile, segment of its type */
};

struct naive {
    struct naive_options options;
    struct types types;
    struct tile *tile;
    int ntiles;
    struct figure *figure;
    int nfigures;
    int score[NAIVE_MAX_PLAYERS];
    int supply[NAIVE_MAX_PLAYERS];
    bool turn_open;   /* between naive_place and naive_end_turn */
    bool figure_done; /* the figure decision of this turn       */
    int turn_player;
    bool finished;
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

/* Index of the tile on a square, -1 if there is none. */
static int tile_at(const struct naive *g, int x, int y)
{
    for (int i = 0; i < g->ntiles; i++)
        if (g->tile[i].x == x && g->tile[i].y == y)
            return i;
    return -1;
}

static const struct segment *segment(const struct naive *g, int tile, int seg)
{
    return &g->tile[tile].type->seg[seg];
}

/* Does a segment of a laid tile cover a position in board orientation? */
static bool covers(const struct naive *g, int tile, int seg, int p)
{
    return segment(g, tile, seg)->at[turned_back(p, g->tile[tile].rot)];
}

/* The tile beyond position p of a tile, -1 if the square is empty. */
static int tile_beyond(const struct naive *g, int tile, int p)
{
    const struct tile *t = &g->tile[tile];

    return tile_at(g, t->x + side_dx[p / 3], t->y + side_dy[p / 3]);
}

/* The first position clockwise from NL, -1 if it has none. */
static int first_position(const struct naive *g, int tile, int seg)
{
    for (int p = 0; p < NPOS; p++)
        if (covers(g, tile, seg, p))
            return p;
    return -1;
}

static void segment_text(const struct naive *g, int tile, int seg,
                         char out[NAIVE_SEGMENT])
{
    const char *kind = naive_kind_name[segment(g, tile, seg)->kind];
    int p = first_position(g, tile, seg);

    if (p >= 0)
        snprintf(out, NAIVE_SEGMENT, "%s@%s", kind, naive_pos_name[p]);
    else if (segment(g, tile, seg)->kind == FIELD)
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
        const char *kind = naive_kind_name[segment(g, tile, seg)->kind];

        snprintf(name, sizeof name, "%s@%s", kind, naive_pos_name[p]);
        if (covers(g, tile, seg, p) && strcmp(name, text) == 0)
            return true;
    }
    segment_text(g, tile, seg, name);
    return strcmp(name, text) == 0;
}

static int seg_by_text(const struct naive *g, int tile, const char *text)
{
    for (int s = 0; s < g->tile[tile].type->nsegs; s++)
        if (is_called(g, tile, s, text))
            return s;
    return -1;
}

/* ---- features ---- */

struct piece {
    int tile, seg;
};

/* All segments that hang together with one of them, and what they amount to.
 * A monastery is a single piece, but its tiles are those of the nine squares
 * around and under it. */
struct feature {
    enum kind kind;
    struct piece *piece;
    int npieces;
    int tiles;
    int pennants;
    bool complete; /* BASE-S1, S3, S7; never asked of a field */
};

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

/* The segment of this kind at a position; sides match, so there is one. */
static int seg_of_kind(const struct naive *g, int tile, enum kind kind, int p)
{
    for (int s = 0; s < g->tile[tile].type->nsegs; s++)
        if (segment(g, tile, s)->kind == kind && covers(g, tile, s, p))
            return s;
    assert(false && "matching sides continue every segment");
    return -1;
}

/* Adds what lies across the borders of a piece; an empty square beyond leaves
 * the feature open. */
static void cross_borders(const struct naive *g, struct feature *f,
                          struct piece from)
{
    for (int p = 0; p < NPOS; p++) {
        int beyond;

        if (!covers(g, from.tile, from.seg, p))
            continue;
        beyond = tile_beyond(g, from.tile, p);
        if (beyond < 0)
            f->complete = false;
        else
            add_piece(f, beyond, seg_of_kind(g, beyond, f->kind, facing(p)));
    }
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
            if (tile_at(g, g->tile[tile].x + dx, g->tile[tile].y + dy) >= 0)
                n++;
    return n;
}

/* The feature a segment belongs to; end it with drop. */
static struct feature flood(const struct naive *g, int tile, int seg)
{
    struct feature f = {.kind = segment(g, tile, seg)->kind, .complete = true};

    add_piece(&f, tile, seg);
    for (int i = 0; i < f.npieces; i++) { /* npieces grows meanwhile */
        cross_borders(g, &f, f.piece[i]);
        f.pennants += segment(g, f.piece[i].tile, f.piece[i].seg)->pennants;
    }
    f.tiles = count_tiles(&f);
    if (f.kind == MONASTERY) {
        f.tiles = count_around(g, tile);
        f.complete = f.tiles == 9; /* BASE-S7 */
    }
    return f;
}

static void drop(struct feature *f)
{
    free(f->piece);
}

static bool stands_in(const struct figure *a, const struct feature *f)
{
    return in_feature(f, a->tile, a->seg);
}

static bool occupied(const struct naive *g, const struct feature *f)
{
    for (int i = 0; i < g->nfigures; i++)
        if (stands_in(&g->figure[i], f))
            return true;
    return false;
}

/* ---- what features are worth ---- */

static int city_points(const struct naive *g, const struct feature *f)
{
    if (!f->complete)
        return f->tiles + f->pennants; /* BASE-E3 */
    if (f->tiles == 2 && g->options.two_tile_city == 2)
        return 2;                          /* BASE-S6: in total */
    return 2 * f->tiles + 2 * f->pennants; /* BASE-S4, S5 */
}

/* Adds the city to the list unless one of its pieces is there already. */
static void add_city_once(struct feature *list, const struct feature *city)
{
    for (int i = 0; i < city->npieces; i++)
        if (in_feature(list, city->piece[i].tile, city->piece[i].seg))
            return;
    add_piece(list, city->piece[0].tile, city->piece[0].seg);
}

/* Collects into list one piece of each completed city that a piece touches. */
static void collect_cities(const struct naive *g, struct piece field,
                           struct feature *list)
{
    const struct type *t = g->tile[field.tile].type;
    const struct segment *s = &t->seg[field.seg];

    for (int i = 0; i < s->ntouch; i++) {
        int seg = naive_seg_by_key(t, s->touch_key[i]);
        struct feature city = flood(g, field.tile, seg);

        if (city.complete)
            add_city_once(list, &city);
        drop(&city);
    }
}

/* FARM-6, FARM-10 */
static int field_points(const struct naive *g, const struct feature *f)
{
    struct feature cities = {.kind = CITY};
    int n;

    if (!g->options.farmers)
        return 0; /* FARM-9 */
    for (int i = 0; i < f->npieces; i++)
        collect_cities(g, f->piece[i], &cities);
    n = cities.npieces;
    drop(&cities);
    return 3 * n;
}

static int feature_points(const struct naive *g, const struct feature *f,
                          bool final)
{
    if (f->kind == FIELD)
        return final ? field_points(g, f) : 0; /* FARM-3 */
    if (!f->complete && !final)
        return 0;
    if (f->kind == CITY)
        return city_points(g, f);
    if (f->kind == ROAD || f->kind == MONASTERY)
        return f->tiles; /* BASE-S2, S7, E2, E4 */
    return 0;
}

/* ---- paying ---- */

/* BASE-S8, FARM-5: the most figures, every tied player in full. */
static void pay(struct naive *g, const struct feature *f, int points)
{
    int count[NAIVE_MAX_PLAYERS] = {0};
    int most = 0;

    for (int i = 0; i < g->nfigures; i++)
        if (stands_in(&g->figure[i], f))
            count[g->figure[i].player]++;
    for (int p = 0; p < g->options.players; p++)
        if (count[p] > most)
            most = count[p];
    for (int p = 0; p < g->options.players; p++)
        if (most > 0 && count[p] == most)
            g->score[p] += points;
}

/* BASE-S9: winners and losers alike. */
static void return_figures(struct naive *g, const struct feature *f)
{
    int kept = 0;

    for (int i = 0; i < g->nfigures; i++) {
        if (stands_in(&g->figure[i], f))
            g->supply[g->figure[i].player]++;
        else
            g->figure[kept++] = g->figure[i];
    }
    g->nfigures = kept;
}

static void score_feature(struct naive *g, int tile, int seg, bool final)
{
    struct feature f = flood(g, tile, seg);

    if (final || f.complete) {
        pay(g, &f, feature_points(g, &f, final));
        return_figures(g, &f);
    }
    drop(&f);
}

/* Scores the completed features of these kinds on one tile. */
static void score_tile(struct naive *g, int tile, bool monasteries)
{
    for (int s = 0; s < g->tile[tile].type->nsegs; s++) {
        enum kind kind = segment(g, tile, s)->kind;

        if (monasteries ? kind == MONASTERY : kind == CITY || kind == ROAD)
            score_feature(g, tile, s, false);
    }
}

/* ---- laying tiles ---- */

/* BASE-P3 on all sides; *contacts counts the touching tiles. */
static bool sides_match(const struct naive *g, const struct type *t, int x,
                        int y, int rot, int *contacts)
{
    *contacts = 0;
    for (int side = 0; side < NSIDES; side++) {
        int o = tile_at(g, x + side_dx[side], y + side_dy[side]);

        if (o < 0)
            continue;
        ++*contacts;
        if (naive_edge(t, rot, side) !=
            naive_edge(g->tile[o].type, g->tile[o].rot, (side + 2) % NSIDES))
            return false;
    }
    return true;
}

static void lay(struct naive *g, const struct type *t, int x, int y, int rot)
{
    g->tile = naive_resized(g->tile, g->ntiles + 1, sizeof *g->tile);
    g->tile[g->ntiles++] = (struct tile){t, x, y, rot};
}

/* May this tile lie here?  alone: even without a neighbour. */
static int check_place(const struct naive *g, const struct type *t,
                       struct naive_spot at, bool alone, char *why, size_t n)
{
    int contacts;

    if (at.rot < 0 || at.rot >= NSIDES)
        return naive_fail(why, n, "there is no rotation %d", at.rot);
    if (tile_at(g, at.x, at.y) >= 0)
        return naive_fail(why, n, "square %d,%d is taken", at.x, at.y);
    if (!sides_match(g, t, at.x, at.y, at.rot, &contacts))
        return naive_fail(why, n, "a side does not match (BASE-P3)");
    if (contacts == 0 && !alone)
        return naive_fail(why, n, "touches no tile (BASE-P2)");
    return 0;
}

static bool is_player(const struct naive *g, int player)
{
    return player >= 0 && player < g->options.players;
}

/* ---- the interface ---- */

static int check_options(const struct naive_options *o, char *why, size_t n)
{
    if (o->players < 1 || o->players > NAIVE_MAX_PLAYERS)
        return naive_fail(why, n, "%d players", o->players);
    if (o->two_tile_city != 2 && o->two_tile_city != 4)
        return naive_fail(why, n, "a two-tile city is worth 2 or 4, not %d",
                          o->two_tile_city);
    if (o->meeples < 0)
        return naive_fail(why, n, "%d meeples", o->meeples);
    return 0;
}

struct naive *naive_new(const char *tiles_file, const struct naive_options *o,
                        char *why, size_t n)
{
    struct naive *g = naive_resized(NULL, 1, sizeof *g);

    memset(g, 0, sizeof *g);
    g->options = *o;
    if (check_options(o, why, n) != 0 ||
        naive_read_tiles(&g->types, tiles_file, why, n) != 0) {
        naive_free(g);
        return NULL;
    }
    for (int p = 0; p < o->players; p++)
        g->supply[p] = o->meeples;
    return g;
}

void naive_free(struct naive *g)
{
    if (g == NULL)
        return;
    free(g->types.type);
    free(g->tile);
    free(g->figure);
    free(g);
}

int naive_place(struct naive *g, int player, const char *tile_id, int x, int y,
                int rot, char *why, size_t n)
{
    const struct type *t = naive_find_type(&g->types, tile_id);
    struct naive_spot at = {x, y, rot};

    if (g->finished || g->turn_open)
        return naive_fail(why, n,
                          g->finished ? "the game is over"
                                      : "the turn before is not ended");
    if (!is_player(g, player))
        return naive_fail(why, n, "there is no player %d", player);
    if (t == NULL)
        return naive_fail(why, n, "there is no tile %s", tile_id);
    if (check_place(g, t, at, g->ntiles == 0, why, n) != 0)
        return -1;
    lay(g, t, x, y, rot);
    g->turn_open = true;
    g->figure_done = false;
    g->turn_player = player;
    return 0;
}

int naive_put_tile(struct naive *g, const char *tile_id, int x, int y, int rot,
                   char *why, size_t n)
{
    const struct type *t = naive_find_type(&g->types, tile_id);
    struct naive_spot at = {x, y, rot};

    if (g->finished || g->turn_open)
        return naive_fail(why, n, "a preset inside a turn");
    if (t == NULL)
        return naive_fail(why, n, "there is no tile %s", tile_id);
    if (check_place(g, t, at, true, why, n) != 0)
        return -1;
    lay(g, t, x, y, rot);
    return 0;
}

static void stand(struct naive *g, int player, int tile, int seg)
{
    g->figure = naive_resized(g->figure, g->nfigures + 1, sizeof *g->figure);
    g->figure[g->nfigures++] = (struct figure){player, tile, seg};
    g->supply[player]--;
}

/* BASE-M4, FARM-9 */
static bool can_hold_meeple(const struct naive *g, enum kind kind)
{
    return kind == CITY || kind == ROAD || kind == MONASTERY ||
           (kind == FIELD && g->options.farmers);
}

/* May the player on turn put a meeple here?  The tile is the one just placed.
 */
static int check_figure(const struct naive *g, int seg, char *why, size_t n)
{
    struct feature f;
    bool taken;

    if (!can_hold_meeple(g, segment(g, g->ntiles - 1, seg)->kind))
        return naive_fail(why, n, "no meeple may stand there (BASE-M4)");
    if (g->supply[g->turn_player] == 0)
        return naive_fail(why, n, "no meeple left (BASE-M7)");
    f = flood(g, g->ntiles - 1, seg);
    taken = occupied(g, &f);
    drop(&f);
    if (taken)
        return naive_fail(why, n, "the feature is occupied (BASE-M5)");
    return 0;
}

static bool may_decide_figure(const struct naive *g, int player)
{
    return g->turn_open && !g->figure_done && player == g->turn_player;
}

int naive_figure(struct naive *g, int player, const char *text, char *why,
                 size_t n)
{
    int seg;

    if (!may_decide_figure(g, player))
        return naive_fail(why, n, "player %d has no figure to decide on",
                          player);
    if (text != NULL) {
        seg = seg_by_text(g, g->ntiles - 1, text);
        if (seg < 0)
            return naive_fail(why, n, "there is no %s on the tile", text);
        if (check_figure(g, seg, why, n) != 0)
            return -1;
        stand(g, player, g->ntiles - 1, seg);
    }
    g->figure_done = true;
    return 0;
}

int naive_put_figure(struct naive *g, int player, int x, int y,
                     const char *text)
{
    int tile = tile_at(g, x, y);
    int seg = tile < 0 ? -1 : seg_by_text(g, tile, text);

    if (g->finished || seg < 0 || !is_player(g, player) ||
        g->supply[player] == 0)
        return -1;
    if (!can_hold_meeple(g, segment(g, tile, seg)->kind))
        return -1;
    stand(g, player, tile, seg);
    return 0;
}

int naive_end_turn(struct naive *g)
{
    struct tile last;

    if (!g->turn_open)
        return -1;
    g->turn_open = false;
    last = g->tile[g->ntiles - 1];
    score_tile(g, g->ntiles - 1, false);
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            int around = tile_at(g, last.x + dx, last.y + dy);

            if (around >= 0)
                score_tile(g, around, true);
        }
    return 0;
}

/* Scores the features under figures, fields or all others; each scoring takes
 * at least one figure off. */
static void score_rest(struct naive *g, bool fields)
{
    int i = 0;

    while (i < g->nfigures) {
        struct figure a = g->figure[i];

        if ((segment(g, a.tile, a.seg)->kind == FIELD) == fields) {
            score_feature(g, a.tile, a.seg, true);
            i = 0;
        } else {
            i++;
        }
    }
}

void naive_finish(struct naive *g)
{
    if (g->finished)
        return;
    naive_end_turn(g);
    score_rest(g, false); /* BASE-E6: fields last */
    score_rest(g, true);
    g->finished = true;
}

int naive_score(const struct naive *g, int player)
{
    return is_player(g, player) ? g->score[player] : 0;
}

int naive_supply(const struct naive *g, int player)
{
    return is_player(g, player) ? g->supply[player] : 0;
}

int naive_feature_points(const struct naive *g, int x, int y, const char *text,
                         bool final)
{
    int tile = tile_at(g, x, y);
    int seg = tile < 0 ? -1 : seg_by_text(g, tile, text);
    struct feature f;
    int points;

    if (seg < 0)
        return -1;
    f = flood(g, tile, seg);
    points = feature_points(g, &f, final);
    drop(&f);
    return points;
}

/* ---- the legal sets ---- */

struct spots {
    struct naive_spot *at;
    int n;
};

static bool listed(const struct spots *s, struct naive_spot a)
{
    for (int i = 0; i < s->n; i++)
        if (s->at[i].x == a.x && s->at[i].y == a.y && s->at[i].rot == a.rot)
            return true;
    return false;
}

static int compare_spots(const void *pa, const void *pb)
{
    const struct naive_spot *a = pa, *b = pb;

    if (a->x != b->x)
        return a->x < b->x ? -1 : 1;
    if (a->y != b->y)
        return a->y < b->y ? -1 : 1;
    return a->rot - b->rot;
}

/* Adds the rotations in which the tile may lie on this square. */
static void try_square(const struct naive *g, const struct type *t, int x,
                       int y, struct spots *s)
{
    for (int rot = 0; rot < NSIDES; rot++) {
        struct naive_spot a = {x, y, rot};

        if (!naive_lowest_rotation(t, rot) || listed(s, a))
            continue;
        if (check_place(g, t, a, g->ntiles == 0, NULL, 0) != 0)
            continue;
        s->at = naive_resized(s->at, s->n + 1, sizeof *s->at);
        s->at[s->n++] = a;
    }
}

int naive_legal_places(const struct naive *g, const char *tile_id,
                       struct naive_spot *out, int cap)
{
    const struct type *t = naive_find_type(&g->types, tile_id);
    struct spots s = {NULL, 0};

    if (t == NULL)
        return -1;
    if (g->ntiles == 0)
        try_square(g, t, 0, 0, &s);
    for (int i = 0; i < g->ntiles; i++)
        for (int side = 0; side < NSIDES; side++)
            try_square(g, t, g->tile[i].x + side_dx[side],
                       g->tile[i].y + side_dy[side], &s);
    if (s.n > 0)
        qsort(s.at, (size_t)s.n, sizeof *s.at, compare_spots);
    for (int i = 0; i < s.n && i < cap; i++)
        out[i] = s.at[i];
    free(s.at);
    return s.n;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(a, b);
}

int naive_legal_figures(const struct naive *g, int player,
                        char (*out)[NAIVE_SEGMENT], int cap)
{
    char text[MAX_SEGS][NAIVE_SEGMENT];
    int n = 0;

    if (!may_decide_figure(g, player))
        return 0;
    for (int s = 0; s < g->tile[g->ntiles - 1].type->nsegs; s++)
        if (check_figure(g, s, NULL, 0) == 0)
            segment_text(g, g->ntiles - 1, s, text[n++]);
    qsort(text, (size_t)n, sizeof text[0], compare_texts);
    for (int i = 0; i < n && i < cap; i++)
        memcpy(out[i], text[i], NAIVE_SEGMENT);
    return n;
}
