/* The naive game's interface of naive_modules.h: set-up, the box, actions as
 * texts, the position as lines. */

#include "naive_game.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the box ---- */

/* Which tiles are drawn at this stage of the game (RIV-2, RIV-3, RIV-7). */
enum stage { SPRING, RIVER_TILES, LAKE_TILE, LAND };

static enum stage stage_of(const struct type *t)
{
    if (!naive_is_river(t))
        return LAND;
    return naive_is_spring(t) ? SPRING
           : naive_is_lake(t) ? LAKE_TILE
                              : RIVER_TILES;
}

/* The first stage with tiles left. */
static enum stage stage_now(const struct naive *g)
{
    enum stage least = LAND;

    for (int i = 0; i < g->types.n; i++)
        if (g->left[i] > 0 && stage_of(&g->types.type[i]) < least)
            least = stage_of(&g->types.type[i]);
    return least;
}

/* XM-13: copies of one picture differ by a wheel symbol only. */
static bool same_tile(const struct type *a, const struct type *b)
{
    return naive_same_letter(a->id, b->id) && a->wheel == b->wheel &&
           a->garden == b->garden;
}

int naive_copies(const struct naive *g, const char *tile_id)
{
    const struct type *t =
        tile_id == NULL ? NULL : naive_find_type(&g->types, tile_id);
    enum stage now = stage_now(g);
    int n = 0;

    for (int i = 0; i < g->types.n; i++)
        if (stage_of(&g->types.type[i]) == now &&
            (tile_id == NULL || (t != NULL && same_tile(t, &g->types.type[i]))))
            n += g->left[i];
    return n;
}

static int all_copies(const struct naive *g)
{
    int n = 0;

    for (int i = 0; i < g->types.n; i++)
        n += g->left[i];
    return n;
}

/* One copy of this tile leaves the box; false if there is none. */
static bool remove_copy(struct naive *g, const struct type *t)
{
    for (int i = 0; i < g->types.n; i++)
        if (g->left[i] > 0 && same_tile(t, &g->types.type[i])) {
            g->left[i]--;
            return true;
        }
    return false;
}

/* ---- set-up ---- */

/* Marks of modules that are not played mean nothing (RIV-10, XM-13); INN-10. */
static void forget_marks(struct naive *g)
{
    for (int i = 0; i < g->types.n; i++) {
        struct type *t = &g->types.type[i];

        if (!g->modules.wheel)
            t->wheel = 0;
        if (!g->modules.gardens)
            t->garden = false;
        if (!g->modules.hills)
            t->hill = t->vineyard = false;
        for (int s = 0; s < t->nsegs; s++) {
            t->seg[s].inn |= t->seg[s].inn_wide && g->modules.inn_both;
            if (!g->modules.hills)
                t->seg[s].sheep = 0;
        }
    }
}

static void fill_supplies(struct naive *g)
{
    for (int p = 0; p < g->options.players; p++) {
        int *supply = g->supply[p];

        supply[MEEPLE] = g->options.meeples;
        supply[BIG] = g->modules.inns;
        supply[BUILDER] = supply[PIG] = g->modules.traders;
        supply[SHEPHERD] = g->modules.hills;
        supply[ABBOT] = g->modules.abbot;
    }
    for (int t = 0; t < TOKENS && g->modules.hills; t++)
        g->pile[t] = g->modules.tokens[t];
}

static int lay_board(struct naive *g, const char *file, char *why, size_t n)
{
    g->board = naive_resized(NULL, 1, sizeof *g->board);
    if (naive_read_board(g->board, file, why, n) != 0)
        return -1;
    for (int i = 0; i < BOARD_SQUARES; i++)
        naive_lay(g, &g->board->square[i], i % BOARD_SIDE, i / BOARD_SIDE, 0);
    return 0;
}

/* RIV-1: the spring, if the board does not lie in the middle. */
static void lay_spring(struct naive *g)
{
    for (int i = 0; i < g->types.n; i++)
        if (naive_is_spring(&g->types.type[i])) {
            naive_lay(g, &g->types.type[i], 0, 0, 0);
            g->left[i]--;
            return;
        }
}

/* BASE-U1, RIV-1, WHL-U2, OQ-23: the middle of the table. */
static int lay_middle(struct naive *g, const char *file, char *why, size_t n)
{
    const struct naive_modules *m = &g->modules;
    const struct type *start = naive_find_type(&g->types, m->start);
    bool other = m->river || m->wheel;

    if (start == NULL)
        return naive_fail(why, n, "there is no tile %s", m->start);
    if (!other || !m->start_in_bag)
        remove_copy(g, start);
    if (!other)
        naive_lay(g, start, 0, 0, 0);
    if (m->wheel)
        return lay_board(g, file, why, n);
    if (m->river)
        lay_spring(g);
    return 0;
}

int naive_set_up(struct naive *g, const char *last_file, char *why, size_t n)
{
    g->left = naive_resized(NULL, g->types.n, sizeof *g->left);
    for (int i = 0; i < g->types.n; i++)
        g->left[i] = g->types.type[i].count;
    forget_marks(g);
    fill_supplies(g);
    g->turn_player = g->modules.first;
    if (g->modules.start == NULL)
        return 0;
    return lay_middle(g, last_file, why, n);
}

/* ---- the steps ---- */

/* BASE-E1b: does nothing of what is left fit anywhere? */
static bool nothing_fits(const struct naive *g)
{
    for (int i = 0; i < g->types.n; i++)
        if (g->left[i] > 0 &&
            naive_legal_places(g, g->types.type[i].id, NULL, 0) > 0)
            return false;
    return true;
}

/* BASE-E1, OQ-14, OQ-20: hidden tiles are never drawn. */
static bool no_tile_left(const struct naive *g)
{
    return all_copies(g) <= g->hidden ||
           (g->modules.end_no_place && nothing_fits(g));
}

enum naive_step naive_step(const struct naive *g)
{
    enum naive_step six;

    if (g->finished)
        return NAIVE_OVER;
    if (naive_asked(g) != NULL)
        return naive_asked(g)->step;
    if (g->plague > 0)
        return NAIVE_TAKE;
    if (g->drawn != NULL)
        return NAIVE_PLACE;
    if (g->turn_open && naive_six_step(g, &six))
        return six;
    if (g->turn_open && !g->figure_done)
        return NAIVE_FIGURE;
    if (g->token_due)
        return NAIVE_TOKEN;
    if (g->flock_due)
        return NAIVE_FLOCK;
    if (g->turn_open)
        return NAIVE_SCORE;
    return no_tile_left(g) ? NAIVE_OVER : NAIVE_DRAW;
}

int naive_actor(const struct naive *g)
{
    enum naive_step step = naive_step(g);

    if (naive_asked(g) != NULL)
        return naive_asked(g)->player;
    if (step == NAIVE_TAKE)
        return naive_taker(g);
    if (step == NAIVE_ROBBER || step == NAIVE_CIRCLE || step == NAIVE_BAR)
        return naive_six_actor(g);
    return step == NAIVE_DRAW || step == NAIVE_TOKEN || step == NAIVE_FLY
               ? -1
               : g->turn_player;
}

int naive_pile(const struct naive *g, int sheep)
{
    return g->pile[sheep];
}

static void turn_wheel(struct naive *g, const char *none)
{
    (void)none;
    naive_turn_wheel(g, g->drawn->wheel);
}

int naive_draw(struct naive *g, const char *tile_id, char *why, size_t n)
{
    const struct type *t = naive_find_type(&g->types, tile_id);

    if (g->finished || g->drawn != NULL || g->turn_open)
        return naive_fail(why, n, "no tile is to be drawn");
    if (t == NULL || naive_copies(g, tile_id) == 0 || !remove_copy(g, t))
        return naive_fail(why, n, "no %s is left", tile_id);
    g->drawn = t;
    if (t->hill && all_copies(g) > g->hidden)
        g->hidden++; /* HIL-1, OQ-14 */
    if (t->wheel > 0)
        naive_run(g, turn_wheel, "");
    return 0;
}

int naive_discard(struct naive *g, char *why, size_t n)
{
    if (g->drawn == NULL || g->plague > 0)
        return naive_fail(why, n, "no tile is to be placed");
    if (naive_legal_places(g, g->drawn->id, NULL, 0) > 0)
        return naive_fail(why, n, "the tile fits (BASE-P4)");
    g->drawn = NULL;
    return 0;
}

/* ---- actions ---- */

void naive_add_text(struct texts *t, const char *form, ...)
{
    va_list args;

    va_start(args, form);
    if (t->n < t->cap)
        vsnprintf(t->out[t->n], NAIVE_ACTION, form, args);
    va_end(args);
    t->n++;
}

static void list_figures(const struct naive *g, struct texts *t,
                         enum figure_kind kind)
{
    const char *name = naive_figure_name[kind];
    char where[NAIVE_SEGMENT];

    for (int s = 0; s < g->tile[g->ntiles - 1].type->nsegs; s++) {
        if (naive_check_figure(g, kind, s, NULL, 0) != 0)
            continue;
        naive_segment_text(g, g->ntiles - 1, s, where);
        naive_add_text(t, "%s:%s", name, where);
    }
    for (int s = 0; s < NSECTORS; s++)
        if (naive_may_crown(g, kind, s))
            naive_add_text(t, "%s:crown@%s", name, naive_sector_name[s]);
}

static void take_text(const struct naive *g, int i, char out[NAIVE_ACTION])
{
    const struct figure *a = &g->figure[i];
    char where[NAIVE_ACTION];

    naive_place_text(g, a->tile, a->seg, where);
    snprintf(out, NAIVE_ACTION, "take:%.10s:%.40s", naive_figure_name[a->kind],
             where);
}

static void list_takes(const struct naive *g, struct texts *t)
{
    char text[NAIVE_ACTION];

    for (int i = 0; i < g->nfigures; i++)
        if (naive_may_take(g, i)) {
            take_text(g, i, text);
            naive_add_text(t, "%s", text);
        }
}

static void list_tokens(const struct naive *g, struct texts *t)
{
    for (int sheep = 1; sheep < TOKENS; sheep++)
        if (g->pile[sheep] > 0)
            naive_add_text(t, "token:%d", sheep);
    if (g->pile[0] > 0)
        naive_add_text(t, "token:wolf");
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(a, b);
}

int naive_actions(const struct naive *g, char (*out)[NAIVE_ACTION], int cap)
{
    struct texts t = {out, cap, 0};
    enum naive_step step = naive_step(g);
    int n = 0;

    for (int i = 0; naive_asked(g) != NULL && i < naive_asked(g)->n; i++)
        naive_add_text(&t, "%s", naive_asked(g)->text[i]);
    if (step == NAIVE_TAKE)
        list_takes(g, &t);
    if (step == NAIVE_TOKEN)
        list_tokens(g, &t);
    for (int k = 0; k < NFIGURES && step == NAIVE_FIGURE; k++)
        list_figures(g, &t, (enum figure_kind)k);
    if (step == NAIVE_FIGURE || (step == NAIVE_PLACE && g->extra))
        naive_add_text(&t, "pass");
    if (step == NAIVE_FLOCK) {
        naive_add_text(&t, "flock:grow");
        naive_add_text(&t, "flock:home");
    }
    naive_six_list(g, step, &t);
    if (t.n > cap)
        return t.n;
    qsort(out, (size_t)t.n, NAIVE_ACTION, compare_texts);
    for (int i = 0; i < t.n; i++) /* figures side by side are alike */
        if (n == 0 || strcmp(out[n - 1], out[i]) != 0)
            memmove(out[n++], out[i], NAIVE_ACTION);
    return n;
}

/* "big:city@N", "meeple:crown@taxes" */
static void act_figure(struct naive *g, const char *text)
{
    const char *where = strchr(text, ':') + 1;
    int kind = 0;

    while (strncmp(text, naive_figure_name[kind], (size_t)(where - text - 1)))
        kind++;
    if (strncmp(where, "crown@", 6) == 0)
        naive_put_crown(g, g->turn_player, (enum figure_kind)kind,
                        naive_sector_by_name(where + 6));
    else
        naive_stand(g, g->turn_player, (enum figure_kind)kind, g->ntiles - 1,
                    naive_seg_by_text(g, g->ntiles - 1, where));
    naive_after_figure(g, kind == SHEPHERD);
}

static void act_take(struct naive *g, const char *text)
{
    char name[NAIVE_ACTION];

    for (int i = 0; i < g->nfigures; i++) {
        take_text(g, i, name);
        if (naive_may_take(g, i) && strcmp(text, name) == 0) {
            naive_home(g, i);
            naive_orphans_home(g);
            naive_took(g);
            return;
        }
    }
}

static bool is_listed(const struct naive *g, const char *text)
{
    enum { CAP = 1024 }; /* mage and witch have the most: all features */
    static char list[CAP][NAIVE_ACTION];
    int n = naive_actions(g, list, CAP);

    for (int i = 0; i < n && i < CAP; i++)
        if (strcmp(list[i], text) == 0)
            return true;
    return false;
}

/* OQ-28e: the tile of letter 7 leaves the game. */
static void decline(struct naive *g)
{
    g->drawn = NULL;
    naive_next_part(g);
}

static void act(struct naive *g, const char *text)
{
    if (naive_six_act(g, text))
        return;
    if (naive_step(g) == NAIVE_PLACE)
        decline(g);
    else if (strcmp(text, "pass") == 0)
        naive_after_figure(g, false);
    else if (strncmp(text, "take:", 5) == 0)
        act_take(g, text);
    else if (strncmp(text, "token:", 6) == 0)
        naive_token(g, atoi(text + 6)); /* the wolf is no number */
    else if (strncmp(text, "flock:", 6) == 0)
        naive_flock(g, strcmp(text, "flock:home") == 0);
    else
        act_figure(g, text);
}

int naive_act(struct naive *g, const char *words, char *why, size_t n)
{
    char text[NAIVE_ACTION];

    naive_rename(g, words, text);
    if (!is_listed(g, text))
        return naive_fail(why, n, "%s is not legal", text);
    if (naive_asked(g) != NULL)
        naive_answer(g, text);
    else
        naive_run(g, act, text);
    return 0;
}

/* ---- lines ---- */

struct lines {
    char *out;
    size_t size, length;
};

static void add_line(struct lines *l, const char *form, ...)
    __attribute__((format(printf, 2, 3)));

static void add_line(struct lines *l, const char *form, ...)
{
    bool room = l->length < l->size;
    va_list args;

    va_start(args, form);
    l->length += (size_t)vsnprintf(room ? l->out + l->length : NULL,
                                   room ? l->size - l->length : 0, form, args);
    va_end(args);
}

static void add_figures(const struct naive *g, struct lines *l)
{
    char where[NAIVE_SEGMENT];

    for (int i = 0; i < g->nfigures; i++) {
        const struct figure *a = &g->figure[i];
        const struct tile *t = &g->tile[a->tile];

        naive_segment_text(g, a->tile, a->seg, where);
        add_line(l, "figure p%d %s %d,%d %s\n", a->player,
                 naive_figure_name[a->kind], t->x, t->y, where);
    }
    for (int i = 0; i < g->ncrowns; i++)
        add_line(l, "crown p%d %s %s\n", g->crown[i].player,
                 naive_figure_name[g->crown[i].kind],
                 naive_sector_name[g->crown[i].sector]);
}

/* A kind of figure is in the game if a supply would ever show it. */
static bool plays(const struct naive *g, int kind)
{
    const struct naive_modules *m = &g->modules;

    return kind == MEEPLE || (kind == BIG && m->inns) ||
           ((kind == BUILDER || kind == PIG) && m->traders) ||
           (kind == SHEPHERD && m->hills) || (kind == ABBOT && m->abbot);
}

static void add_player(const struct naive *g, struct lines *l, int p)
{
    const int *flock = g->flock[p];

    add_line(l, "score p%d %d\n", p, naive_score(g, p));
    if (g->modules.messages)
        add_line(l, "lady p%d %d\n", p, g->lady[p]);
    if (g->modules.robbers && g->robber[p] >= 0)
        add_line(l, "robber p%d %d\n", p, g->robber[p]);
    else if (g->modules.robbers)
        add_line(l, "robber p%d -\n", p);
    for (int k = 0; k < NFIGURES; k++)
        if (plays(g, k))
            add_line(l, "supply p%d %s %d\n", p, naive_figure_name[k],
                     g->supply[p][k]);
    for (int k = 0; k < NGOODS; k++)
        if (g->goods[p][k] > 0)
            add_line(l, "goods p%d %s %d\n", p, naive_goods_name[k],
                     g->goods[p][k]);
    if (flock[1] + flock[2] + flock[3] + flock[4] > 0)
        add_line(l, "flock p%d %d %d %d %d\n", p, flock[1], flock[2], flock[3],
                 flock[4]);
}

/* Gold, ferries, mage and witch, flights. */
static void add_six(const struct naive *g, struct lines *l)
{
    static const char *const magic[] = {"mage", "witch"};
    char where[NAIVE_SEGMENT];

    for (int p = 0; p < g->options.players; p++)
        if (g->bars[p] > 0)
            add_line(l, "bars p%d %d\n", p, g->bars[p]);
    for (int i = 0; i < g->ntiles; i++) {
        const struct tile *t = &g->tile[i];

        if (t->bars > 0)
            add_line(l, "gold %d,%d %d\n", t->x, t->y, t->bars);
        if (t->link[0] >= 0) {
            char text[8];

            naive_link_text(g, i, t->link[0], t->link[1], text);
            add_line(l, "ferry %d,%d %s\n", t->x, t->y, text);
        }
    }
    for (int k = 0; k < NMAGIC; k++) {
        int i = g->magic[k].tile;

        if (i < 0)
            continue;
        naive_segment_text(g, i, g->magic[k].seg, where);
        add_line(l, "%s %d,%d %s\n", magic[k], g->tile[i].x, g->tile[i].y,
                 where);
    }
    if (g->flying >= 0)
        add_line(l, "flying %s\ndie %d\n", naive_figure_name[g->flying],
                 g->die);
}

static void add_letters(const struct naive *g, struct lines *l)
{
    if (!g->modules.messages)
        return;
    add_line(l, "letters");
    for (int i = g->reading > 0; i < LETTERS; i++)
        if (g->told[i])
            add_line(l, " %d", g->letters[i]);
        else
            add_line(l, " ?");
    add_line(l, "\n");
    if (g->reading > 0 && g->told[0])
        add_line(l, "letter %d\n", g->reading);
    else if (g->reading > 0)
        add_line(l, "letter ?\n");
    if (g->extra)
        add_line(l, "bonus\n");
}

int naive_lines(const struct naive *g, char *out, size_t n)
{
    struct lines l = {out, n, 0};

    add_line(&l, "turn p%d\n", g->turn_player);
    if (naive_actor(g) >= 0 && naive_actor(g) != g->turn_player)
        add_line(&l, "decides p%d\n", naive_actor(g));
    if (g->builder_extends && !g->second_part)
        add_line(&l, "again\n");
    if (g->second_part)
        add_line(&l, "part 2\n");
    add_figures(g, &l);
    for (int p = 0; p < g->options.players; p++)
        add_player(g, &l, p);
    if (g->modules.wheel)
        add_line(&l, "board wheel 0,0\npig %s\n", naive_sector_name[g->sector]);
    add_six(g, &l);
    add_letters(g, &l);
    if (g->modules.hills)
        add_line(&l, "hidden %d\n", g->hidden);
    return l.length < n ? (int)l.length : -1;
}
