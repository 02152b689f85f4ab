/* The naive Carcassonne: what features are worth, turns, the interface of
 * naive.h.  The state is drawn in naive_game.h. */

#include "naive_game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what features are worth ---- */

static int city_points(const struct naive *g, const struct feature *f)
{
    bool cathedral = naive_has_cathedral(g, f);

    if (!f->complete) /* BASE-E3, INN-5 */
        return cathedral ? 0 : f->tiles + f->pennants;
    if (cathedral)
        return 3 * f->tiles + 3 * f->pennants; /* INN-4 */
    if (f->tiles == 2 && g->options.two_tile_city == 2)
        return 2;                          /* BASE-S6: in total */
    return 2 * f->tiles + 2 * f->pennants; /* BASE-S4, S5 */
}

/* BASE-S2, E2, INN-2, INN-3 */
static int road_points(const struct naive *g, const struct feature *f)
{
    if (!naive_has_inn(g, f))
        return f->tiles;
    return f->complete ? 2 * f->tiles : 0;
}

/* BASE-S7, E4, VIN-1, VIN-3 */
static int monastery_points(const struct naive *g, const struct feature *f)
{
    if (!f->complete)
        return f->tiles;
    return f->tiles + 3 * naive_vineyards(g, f->piece[0].tile);
}

static int feature_points(const struct naive *g, const struct feature *f,
                          bool final)
{
    if (f->kind == FIELD) /* FARM-3, FARM-6, FARM-9 */
        return final && g->options.farmers ? 3 * naive_cities_at(g, f) : 0;
    if (!f->complete && !final)
        return 0;
    if (f->kind == CITY)
        return city_points(g, f);
    if (f->kind == ROAD)
        return road_points(g, f);
    if (f->kind == MONASTERY)
        return monastery_points(g, f);
    return f->kind == GARDEN ? f->tiles : 0; /* ABB-4 */
}

/* ---- paying ---- */

/* BASE-S8, FARM-5, INN-7: the most figures; all tied players own it unless a
 * hill decides. */
void naive_find_owners(const struct naive *g, const struct feature *f,
                       bool owner[NAIVE_MAX_PLAYERS])
{
    int count[NAIVE_MAX_PLAYERS] = {0};
    int most = 0;

    for (int i = 0; i < g->nfigures; i++) {
        const struct figure *a = &g->figure[i];

        if (naive_is_meeple(a->kind) && naive_stands_in(a, f))
            count[a->player] += a->kind == BIG ? 2 : 1;
    }
    for (int p = 0; p < g->options.players; p++)
        if (count[p] > most)
            most = count[p];
    for (int p = 0; p < NAIVE_MAX_PLAYERS; p++)
        owner[p] = most > 0 && count[p] == most;
    naive_break_tie(g, f, owner);
}

/* A pig adds 1 for each city (TRD-P3). */
int naive_final_points(const struct naive *g, const struct feature *f,
                       int player)
{
    int points = naive_magic_points(g, f, feature_points(g, f, true));

    if (f->kind == FIELD && naive_has(g, f, player, PIG))
        points += points / 3;
    return points;
}

/* BASE-S9: winners and losers alike. */
static void return_figures(struct naive *g, const struct feature *f)
{
    for (int i = g->nfigures - 1; i >= 0; i--)
        if (naive_stands_in(&g->figure[i], f))
            naive_home(g, i);
}

/* Every owner in full; the figures are home when counters move. */
static void score_feature(struct naive *g, int tile, int seg, bool final)
{
    struct feature f = naive_flood(g, tile, seg);
    int points = naive_magic_points(g, &f, feature_points(g, &f, final));
    int paid[NAIVE_MAX_PLAYERS] = {0};
    bool owner[NAIVE_MAX_PLAYERS];

    naive_find_owners(g, &f, owner);
    for (int p = 0; p < g->options.players; p++)
        if (owner[p])
            paid[p] = final ? naive_final_points(g, &f, p) : points;
    return_figures(g, &f);
    naive_pay(g, paid);
    if (!final)
        naive_claim(g, &f, owner);
    naive_drop(&f);
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

/* BASE-U2: abbots, ladies and robbers come in one box of six colours. */
static int check_figures(const struct naive_options *o,
                         const struct naive_modules *m, char *why, size_t n)
{
    if (o->players > 6 && (m->abbot || m->messages || m->robbers))
        return naive_fail(why, n, "figures for six, not for %d", o->players);
    return 0;
}

struct naive *naive_open(const char *const *files, int nfiles,
                         const struct naive_options *o,
                         const struct naive_modules *m, char *why, size_t n)
{
    struct naive *g = naive_resized(NULL, 1, sizeof *g);
    bool good;

    memset(g, 0, sizeof *g);
    g->flying = g->magic[MAGE].tile = g->magic[WITCH].tile = -1;
    for (int p = 0; p < NAIVE_MAX_PLAYERS; p++)
        g->robber[p] = -1;
    g->options = *o;
    g->modules = *m;
    good = check_options(o, why, n) == 0 && check_figures(o, m, why, n) == 0;
    for (int i = 0; i < nfiles && good; i++)
        good = naive_read_tiles(&g->types, files[i], why, n) == 0;
    if (!good || naive_set_up(g, files[nfiles - 1], why, n) != 0) {
        naive_free(g);
        return NULL;
    }
    return g;
}

struct naive *naive_new(const char *tiles_file, const struct naive_options *o,
                        char *why, size_t n)
{
    struct naive_modules none = {.start = NULL};

    return naive_open(&tiles_file, 1, o, &none, why, n);
}

void naive_free(struct naive *g)
{
    if (g == NULL)
        return;
    free(g->types.type);
    free(g->board);
    free(g->tile);
    free(g->figure);
    free(g->crown);
    free(g->left);
    naive_end_talk(g);
    free(g);
}

static int check_turn(const struct naive *g, int player, char *why, size_t n)
{
    if (g->finished)
        return naive_fail(why, n, "the game is over");
    if (g->turn_open)
        return naive_fail(why, n, "the turn before is not ended");
    if (g->plague > 0)
        return naive_fail(why, n, "the plague is not over (WHL-S6)");
    if (!is_player(g, player))
        return naive_fail(why, n, "there is no player %d", player);
    return 0;
}

int naive_place(struct naive *g, int player, const char *tile_id, int x, int y,
                int rot, char *why, size_t n)
{
    const struct type *t = naive_find_type(&g->types, tile_id);
    struct naive_spot at = {x, y, rot};

    if (check_turn(g, player, why, n) != 0)
        return -1;
    if (t == NULL)
        return naive_fail(why, n, "there is no tile %s", tile_id);
    if (g->modules.start != NULL && g->drawn != t)
        return naive_fail(why, n, "%s was not drawn", tile_id);
    if (naive_check_place(g, t, at, g->ntiles == 0, why, n) != 0)
        return -1;
    naive_lay(g, t, x, y, rot);
    g->drawn = NULL;
    g->turn_player = player;
    if (g->modules.wheel && naive_is_spring(t))
        return 0; /* XM-11: the river begins, the turn is still to come */
    g->turn_open = true;
    g->figure_done = false;
    if (!g->second_part)
        g->builder_extends |= naive_builder_extends(g);
    naive_six_placed(g);
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
    if (naive_check_place(g, t, at, true, why, n) != 0)
        return -1;
    naive_lay(g, t, x, y, rot);
    return 0;
}

/* BASE-M4, FARM-9, TRD-B2, TRD-P2, SHP-1 */
static bool can_hold(const struct naive *g, enum kind ground,
                     enum figure_kind kind)
{
    if (kind == BUILDER)
        return ground == CITY || ground == ROAD;
    if (kind == SHEPHERD)
        return ground == FIELD;
    if (kind == ABBOT) /* ABB-3 */
        return ground == MONASTERY || (ground == GARDEN && g->modules.gardens);
    if (kind == PIG)
        return ground == FIELD && g->options.farmers;
    return ground == CITY || ground == ROAD || ground == MONASTERY ||
           (ground == FIELD && g->options.farmers);
}

/* Who may stand beside this figure, who must? */
static int check_company(const struct naive *g, enum figure_kind kind,
                         const struct feature *f, char *why, size_t n)
{
    int player = g->turn_player;

    if (naive_is_meeple(kind) && naive_has_meeple(g, f, -1))
        return naive_fail(why, n, "the feature is occupied (BASE-M5)");
    if (naive_is_meeple(kind) && g->modules.orphan_occupies &&
        (naive_has(g, f, -1, BUILDER) || naive_has(g, f, -1, PIG)))
        return naive_fail(why, n, "a figure stands there (OQ-16)");
    if ((kind == BUILDER || kind == PIG) && !naive_has_meeple(g, f, player))
        return naive_fail(why, n, "no own meeple there (TRD-B2, TRD-P2)");
    if (kind == BUILDER && f->complete)
        return naive_fail(why, n, "the feature is completed (OQ-17)");
    if (kind == SHEPHERD && naive_has(g, f, -1, SHEPHERD))
        return naive_fail(why, n, "there is a shepherd already (SHP-1)");
    return 0;
}

int naive_check_figure(const struct naive *g, enum figure_kind kind, int seg,
                       char *why, size_t n)
{
    struct feature f;
    int result;

    if (!can_hold(g, naive_segment(g, g->ntiles - 1, seg)->kind, kind))
        return naive_fail(why, n, "no %s may stand there (BASE-M4)",
                          naive_figure_name[kind]);
    if (g->supply[g->turn_player][kind] == 0)
        return naive_fail(why, n, "no %s left (BASE-M7)",
                          naive_figure_name[kind]);
    f = naive_flood(g, g->ntiles - 1, seg);
    result = check_company(g, kind, &f, why, n);
    naive_drop(&f);
    return result;
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
        seg = naive_seg_by_text(g, g->ntiles - 1, text);
        if (seg < 0)
            return naive_fail(why, n, "there is no %s on the tile", text);
        if (naive_check_figure(g, MEEPLE, seg, why, n) != 0)
            return -1;
        naive_stand(g, player, MEEPLE, g->ntiles - 1, seg);
    }
    naive_after_figure(g, false);
    return 0;
}

int naive_put_figure(struct naive *g, int player, int x, int y,
                     const char *text)
{
    int tile = naive_tile_at(g, x, y);
    int seg = tile < 0 ? -1 : naive_seg_by_text(g, tile, text);

    if (g->finished || seg < 0 || !is_player(g, player) ||
        g->supply[player][MEEPLE] == 0)
        return -1;
    if (!can_hold(g, naive_segment(g, tile, seg)->kind, MEEPLE))
        return -1;
    naive_stand(g, player, MEEPLE, tile, seg);
    return 0;
}

/* TRD-B3, TRD-B4, OQ-28e: the same player once more, or the next one. */
void naive_next_part(struct naive *g)
{
    g->turn_open = false;
    g->moved[0] = g->moved[1] = false;
    g->extra = g->extra_due;
    g->extra_due = false;
    if (g->extra)
        return;
    g->second_part = g->builder_extends && !g->second_part;
    if (g->second_part)
        return;
    g->builder_extends = false;
    g->turn_player = (g->turn_player + 1) % g->options.players;
    for (int i = 0; i < g->ntiles; i++)
        g->tile[i].ferry_done = false; /* FER-8: once a turn */
}

/* ---- the scoring of a turn ---- */

/* Adds the feature unless it is unfinished or in the list. */
static void add_completed(const struct naive *g, struct feature *list, int tile,
                          int seg)
{
    enum kind kind = naive_segment(g, tile, seg)->kind;
    struct feature f;
    bool add;

    if (kind != CITY && kind != ROAD && kind != MONASTERY && kind != GARDEN)
        return;
    f = naive_flood(g, tile, seg);
    add = f.complete;
    for (int i = 0; i < list->npieces; i++)
        for (int k = 0; k < f.npieces; k++)
            if (f.piece[k].tile == list->piece[i].tile &&
                f.piece[k].seg == list->piece[i].seg)
                add = false;
    naive_drop(&f);
    if (!add)
        return;
    list->piece =
        naive_resized(list->piece, list->npieces + 1, sizeof *list->piece);
    list->piece[list->npieces++] = (struct piece){tile, seg};
}

/* One piece of each feature the last tile has completed; OQ-29c: also roads
 * that a ferry completed, wherever they are. */
static struct feature list_completed(const struct naive *g)
{
    const struct tile *last = &g->tile[g->ntiles - 1];
    struct feature list = {.kind = CITY};

    for (int i = g->ntiles - 1; i >= 0; i--) {
        const struct tile *t = &g->tile[i];
        bool around = abs(t->x - last->x) <= 1 && abs(t->y - last->y) <= 1;

        for (int s = 0; s < t->type->nsegs; s++) {
            enum kind kind = naive_segment(g, i, s)->kind;

            if (t == last || (t->type->lake && kind == ROAD) ||
                (around && (kind == MONASTERY || kind == GARDEN)))
                add_completed(g, &list, i, s);
        }
    }
    return list;
}

static bool is_occupied(const struct naive *g, struct piece at)
{
    struct feature f = naive_flood(g, at.tile, at.seg);
    bool occupied = naive_has_meeple(g, &f, -1);

    naive_drop(&f);
    return occupied;
}

/* BASE-S11, OQ-19: which of the occupied ones is next?  -1: there are none. */
static int next_scored(struct naive *g, const struct feature *list)
{
    struct question q = {.step = NAIVE_ORDER, .player = g->turn_player};
    int number[NAIVE_OPTIONS];

    for (int i = 0; i < list->npieces; i++) {
        char where[NAIVE_ACTION], text[NAIVE_ACTION];

        if (!is_occupied(g, list->piece[i]))
            continue;
        naive_feature_text(g, list->piece[i].tile, list->piece[i].seg, where);
        snprintf(text, sizeof text, "score:%.50s", where);
        number[q.n] = i;
        naive_option(&q, text);
    }
    if (q.n == 0)
        return -1;
    if (q.n > 1 && (naive_tracks(g) || g->modules.ask_order))
        return number[naive_ask(g, &q)];
    return number[0];
}

/* When all points are made: goods, and builders, mage and witch left over. */
static void clear_feature(struct naive *g, struct piece at)
{
    struct feature f = naive_flood(g, at.tile, at.seg);

    if (f.kind == CITY)
        naive_take_goods(g, &f);
    return_figures(g, &f);
    naive_magic_leaves(g, &f);
    naive_drop(&f);
}

/* Who gets points for a feature that is complete: by is added to his due. */
static void count_due(struct naive *g, struct piece at, int by)
{
    struct feature f = naive_flood(g, at.tile, at.seg);
    bool owner[NAIVE_MAX_PLAYERS];

    naive_find_owners(g, &f, owner);
    for (int p = 0; p < g->options.players; p++)
        if (owner[p])
            g->due[p] += by;
    naive_drop(&f);
}

/* ROB-7: several features are one step. */
static void foresee(struct naive *g, const struct feature *list)
{
    int occupied = 0;

    memset(g->due, 0, sizeof g->due);
    memset(g->marked, 0, sizeof g->marked);
    for (int i = 0; i < list->npieces; i++)
        if (is_occupied(g, list->piece[i])) {
            occupied++;
            count_due(g, list->piece[i], 1);
        }
    if (occupied > 1 && g->modules.robbers)
        naive_mark_victims(g);
}

static void score_completed(struct naive *g)
{
    struct feature list = list_completed(g);
    int next;

    foresee(g, &list);
    while ((next = next_scored(g, &list)) >= 0) {
        struct piece at = list.piece[next];

        count_due(g, at, -1);
        score_feature(g, at.tile, at.seg, false);
    }
    memset(g->marked, 0, sizeof g->marked);
    for (int i = 0; i < list.npieces; i++)
        clear_feature(g, list.piece[i]);
    naive_drop(&list);
}

/* RULES 9.3, 6 to 8; bars and crop circles are decided between. */
static void end_turn(struct naive *g, const char *none)
{
    (void)none;
    if (g->stage == SCORING) {
        naive_close_flocks(g);
        score_completed(g);
        g->stage = LETTERS_NEXT;
        naive_six_scored(g);
        if (naive_step(g) == NAIVE_BAR)
            return;
    }
    if (g->stage == LETTERS_NEXT) {
        naive_letters(g);
        g->stage = CROPS_NEXT;
        naive_crops_next(g);
        if (g->crop_due)
            return;
    }
    naive_next_part(g);
}

int naive_end_turn(struct naive *g)
{
    if (!g->turn_open || g->token_due || g->flock_due)
        return -1;
    naive_run(g, end_turn, "");
    return 0;
}

/* Scores the features under figures, fields or all others; each scoring takes
 * at least one figure off. */
static void score_rest(struct naive *g, bool fields)
{
    int i = 0;

    while (i < g->nfigures) {
        struct figure a = g->figure[i];

        if ((naive_segment(g, a.tile, a.seg)->kind == FIELD) == fields) {
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
    naive_end_track(g);
    score_rest(g, false); /* BASE-E6: fields last */
    score_rest(g, true);
    naive_score_goods(g);
    naive_score_gold(g);
    naive_crowns_home(g);
    g->finished = true;
}

int naive_score(const struct naive *g, int player)
{
    return is_player(g, player) ? g->score[player] + g->lady[player] : 0;
}

int naive_supply(const struct naive *g, int player)
{
    return is_player(g, player) ? g->supply[player][MEEPLE] : 0;
}

int naive_feature_points(const struct naive *g, int x, int y, const char *text,
                         bool final)
{
    int tile = naive_tile_at(g, x, y);
    int seg = tile < 0 ? -1 : naive_seg_by_text(g, tile, text);
    struct feature f;
    int points;

    if (seg < 0)
        return -1;
    f = naive_flood(g, tile, seg);
    points = feature_points(g, &f, final);
    naive_drop(&f);
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
    if (naive_tile_at(g, x, y) >= 0)
        return;
    for (int rot = 0; rot < NSIDES; rot++) {
        struct naive_spot a = {x, y, rot};

        if (!naive_lowest_rotation(t, rot) || listed(s, a))
            continue;
        if (naive_check_place(g, t, a, g->ntiles == 0, NULL, 0) != 0)
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
            try_square(g, t, g->tile[i].x + naive_dx[side],
                       g->tile[i].y + naive_dy[side], &s);
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
        if (naive_check_figure(g, MEEPLE, s, NULL, 0) == 0)
            naive_segment_text(g, g->ntiles - 1, s, text[n++]);
    qsort(text, (size_t)n, sizeof text[0], compare_texts);
    for (int i = 0; i < n && i < cap; i++)
        memcpy(out[i], text[i], NAIVE_SEGMENT);
    return n;
}
