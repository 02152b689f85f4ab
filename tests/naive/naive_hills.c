/* The naive game's hills, vineyards, shepherds and sheep. */

#include "naive_game.h"

/* ---- hills and vineyards ---- */

/* Meeples of a player on hills in this feature; a big one counts as two. */
static int on_hills(const struct naive *g, const struct feature *f, int player)
{
    int n = 0;

    for (int i = 0; i < g->nfigures; i++) {
        const struct figure *a = &g->figure[i];

        if (a->player == player && naive_is_meeple(a->kind) &&
            g->tile[a->tile].type->hill && naive_stands_in(a, f))
            n += a->kind == BIG ? 2 : 1;
    }
    return n;
}

/* HIL-3, OQ-14: of tied owners only those on hills, or with the most there. */
void naive_break_tie(const struct naive *g, const struct feature *f,
                     bool owner[NAIVE_MAX_PLAYERS])
{
    int owners = 0, most = 0;

    for (int p = 0; p < NAIVE_MAX_PLAYERS; p++) {
        owners += owner[p];
        if (owner[p] && on_hills(g, f, p) > most)
            most = on_hills(g, f, p);
    }
    if (owners < 2 || most == 0)
        return;
    for (int p = 0; p < NAIVE_MAX_PLAYERS; p++)
        if (on_hills(g, f, p) < (g->modules.hill_count ? most : 1))
            owner[p] = false;
}

/* VIN-1: vineyards on the eight squares around a tile. */
int naive_vineyards(const struct naive *g, int tile)
{
    int n = 0;

    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            int i =
                naive_tile_at(g, g->tile[tile].x + dx, g->tile[tile].y + dy);

            if (i >= 0 && i != tile && g->tile[i].type->vineyard)
                n++;
        }
    return n;
}

/* ---- shepherds ---- */

/* The player's shepherd among the figures, -1 if he is at home. */
static int find_shepherd(const struct naive *g, int player)
{
    for (int i = 0; i < g->nfigures; i++)
        if (g->figure[i].kind == SHEPHERD && g->figure[i].player == player)
            return i;
    return -1;
}

static struct feature shepherds_field(const struct naive *g, int player)
{
    const struct figure *a = &g->figure[find_shepherd(g, player)];

    return naive_flood(g, a->tile, a->seg);
}

/* SHP-3: did the last tile extend the field of a shepherd who was there? */
static bool extends_flock(const struct naive *g)
{
    int i = find_shepherd(g, g->turn_player);
    struct feature f;
    bool part;

    if (i < 0 || g->figure[i].tile == g->ntiles - 1)
        return false;
    f = shepherds_field(g, g->turn_player);
    part = naive_on_tile(&f, g->ntiles - 1);
    naive_drop(&f);
    return part;
}

/* The figure is decided; what do the sheep ask for? */
void naive_after_figure(struct naive *g, bool shepherd_placed)
{
    g->figure_done = true;
    g->token_due = shepherd_placed;
    g->flock_due = extends_flock(g);
}

/* All shepherds of a field go home with their tokens. */
static void disperse(struct naive *g, const struct feature *f)
{
    for (int i = g->nfigures - 1; i >= 0; i--)
        if (g->figure[i].kind == SHEPHERD && naive_stands_in(&g->figure[i], f))
            naive_home(g, i);
}

/* SHP-2, SHP-4, SHP-6; 0 sheep are a wolf. */
int naive_token(struct naive *g, int sheep)
{
    struct feature f;

    if (!g->token_due || g->pile[sheep] == 0)
        return -1;
    g->token_due = false;
    if (sheep > 0) {
        g->pile[sheep]--;
        g->flock[g->turn_player][sheep]++;
        return 0;
    }
    f = shepherds_field(g, g->turn_player);
    disperse(g, &f);
    naive_drop(&f);
    return 0;
}

/* Sheep of all flocks on a field and those printed there (RIV-8). */
static int count_sheep(const struct naive *g, const struct feature *f)
{
    int n = 0;

    for (int i = 0; i < g->nfigures; i++)
        if (g->figure[i].kind == SHEPHERD && naive_stands_in(&g->figure[i], f))
            for (int t = 1; t < TOKENS; t++)
                n += t * g->flock[g->figure[i].player][t];
    for (int i = 0; i < f->npieces; i++)
        n += naive_segment(g, f->piece[i].tile, f->piece[i].seg)->sheep;
    return n;
}

/* SHP-5, SHP-6 */
static void gather(struct naive *g, const struct feature *f, int *paid)
{
    int sheep = count_sheep(g, f);

    for (int i = 0; i < g->nfigures; i++)
        if (g->figure[i].kind == SHEPHERD && naive_stands_in(&g->figure[i], f))
            paid[g->figure[i].player] = sheep;
    disperse(g, f);
}

static void herd_home(struct naive *g, const struct feature *f)
{
    int paid[NAIVE_MAX_PLAYERS] = {0};

    gather(g, f, paid);
    naive_pay(g, paid);
}

int naive_flock(struct naive *g, bool home)
{
    struct feature f;

    if (!g->flock_due)
        return -1;
    g->flock_due = false;
    if (!home) {
        g->token_due = true;
        return 0;
    }
    f = shepherds_field(g, g->turn_player);
    herd_home(g, &f);
    naive_drop(&f);
    return 0;
}

/* OQ-13: the last tile may have closed fields with flocks; all of them come
 * home at the same time. */
void naive_close_flocks(struct naive *g)
{
    int last = g->ntiles - 1, paid[NAIVE_MAX_PLAYERS] = {0};

    for (int s = 0; s < g->tile[last].type->nsegs; s++) {
        struct feature f;

        if (!g->modules.flock_close || naive_segment(g, last, s)->kind != FIELD)
            continue;
        f = naive_flood(g, last, s);
        if (f.complete)
            gather(g, &f, paid);
        naive_drop(&f);
    }
    naive_pay(g, paid);
}
