/* The naive game's inns and cathedrals, goods, builders and pigs. */

#include "naive_game.h"

/* ---- inns and cathedrals ---- */

bool naive_has_inn(const struct naive *g, const struct feature *f)
{
    for (int i = 0; i < f->npieces; i++)
        if (naive_segment(g, f->piece[i].tile, f->piece[i].seg)->inn)
            return true;
    return false;
}

bool naive_has_cathedral(const struct naive *g, const struct feature *f)
{
    for (int i = 0; i < f->npieces; i++)
        if (naive_segment(g, f->piece[i].tile, f->piece[i].seg)->cathedral)
            return true;
    return false;
}

/* ---- goods ---- */

/* TRD-G2: one token for each symbol, to the player who placed the tile. */
void naive_take_goods(struct naive *g, const struct feature *city)
{
    for (int i = 0; i < city->npieces; i++) {
        struct piece p = city->piece[i];

        for (int k = 0; k < NGOODS; k++)
            g->goods[g->turn_player][k] +=
                naive_segment(g, p.tile, p.seg)->goods[k];
    }
}

/* TRD-G3: 10 points for the most of a kind, each tied player in full. */
void naive_score_goods(struct naive *g)
{
    for (int k = 0; k < NGOODS; k++) {
        int most = 0;

        for (int p = 0; p < g->options.players; p++)
            if (g->goods[p][k] > most)
                most = g->goods[p][k];
        for (int p = 0; p < g->options.players; p++)
            if (most > 0 && g->goods[p][k] == most)
                g->score[p] += 10;
    }
}

/* ---- builders and pigs ---- */

/* Is the last tile part of the feature where this figure stands? */
static bool extended(const struct naive *g, const struct figure *a)
{
    struct feature f = naive_flood(g, a->tile, a->seg);
    bool part = naive_on_tile(&f, g->ntiles - 1);

    naive_drop(&f);
    return part;
}

/* TRD-B3: asked before a figure is placed, so the builder was there before. */
bool naive_builder_extends(const struct naive *g)
{
    for (int i = 0; i < g->nfigures; i++)
        if (g->figure[i].kind == BUILDER &&
            g->figure[i].player == g->turn_player && extended(g, &g->figure[i]))
            return true;
    return false;
}

static bool is_orphan(const struct naive *g, const struct figure *a)
{
    struct feature f = naive_flood(g, a->tile, a->seg);
    bool alone = !naive_has_meeple(g, &f, a->player);

    naive_drop(&f);
    return alone;
}

/* TRD-B9, TRD-P5: where the edition says so. */
void naive_orphans_home(struct naive *g)
{
    for (int i = g->nfigures - 1; i >= 0 && g->modules.orphan_return; i--) {
        enum figure_kind kind = g->figure[i].kind;

        if ((kind == BUILDER || kind == PIG) && is_orphan(g, &g->figure[i]))
            naive_home(g, i);
    }
}
