/* The naive game's wheel of fortune: sectors and crown spaces. */

#include "naive_game.h"

enum { FORTUNE, TAXES, FAMINE, STORM, INQUISITION, PLAGUE };

/* ---- the sectors ---- */

/* WHL-S2: what one knight brings. */
static int taxes_of(const struct naive *g, const struct figure *knight)
{
    struct feature f = naive_flood(g, knight->tile, knight->seg);
    int points = f.pennants;

    for (int i = 0; i < g->nfigures; i++)
        if (naive_is_meeple(g->figure[i].kind) &&
            g->figure[i].player == knight->player &&
            naive_stands_in(&g->figure[i], &f))
            points++;
    naive_drop(&f);
    return points;
}

/* WHL-S3: what one farmer brings. */
static int famine_of(const struct naive *g, const struct figure *farmer)
{
    struct feature f = naive_flood(g, farmer->tile, farmer->seg);
    int points = naive_cities_at(g, &f);

    naive_drop(&f);
    return points;
}

/* WHL-S2, S3, S5: what a figure on the table brings its owner. */
static int figure_points(const struct naive *g, const struct figure *a)
{
    enum kind ground = naive_segment(g, a->tile, a->seg)->kind;

    if (!naive_is_meeple(a->kind))
        return 0;
    if (g->sector == TAXES && ground == CITY)
        return taxes_of(g, a);
    if (g->sector == FAMINE && ground == FIELD)
        return famine_of(g, a);
    if (g->sector == INQUISITION && ground == MONASTERY)
        return 2;
    return 0;
}

/* WHL-S4, OQ-08 */
static int storm_points(const struct naive *g, int player)
{
    int n = 0;

    for (int k = 0; k < NFIGURES; k++)
        if (naive_is_meeple((enum figure_kind)k) || !g->modules.storm_meeples)
            n += g->supply[player][k];
    if (g->modules.robbers && g->robber[player] < 0 &&
        !g->modules.storm_meeples)
        n++; /* every own figure: a robber too */
    return n;
}

/* ---- crown spaces ---- */

static int crowned(const struct naive *g, int sector)
{
    int n = 0;

    for (int i = 0; i < g->ncrowns; i++)
        if (g->crown[i].sector == sector)
            n++;
    return n;
}

/* WHL-5, OQ-08 */
bool naive_may_crown(const struct naive *g, enum figure_kind kind, int sector)
{
    return g->modules.wheel && g->supply[g->turn_player][kind] > 0 &&
           (kind == MEEPLE || (kind == BIG && g->modules.crown_big)) &&
           crowned(g, sector) < g->board->crowns[sector];
}

void naive_put_crown(struct naive *g, int player, enum figure_kind kind,
                     int sector)
{
    g->crown = naive_resized(g->crown, g->ncrowns + 1, sizeof *g->crown);
    g->crown[g->ncrowns++] = (struct crown){player, kind, sector};
    g->supply[player][kind]--;
}

/* Takes the figures off one sector (-1: all) and pays them. */
static void empty_crowns(struct naive *g, int sector, int points)
{
    int kept = 0, paid[NAIVE_MAX_PLAYERS] = {0};

    for (int i = 0; i < g->ncrowns; i++)
        if (g->crown[i].sector == sector)
            paid[g->crown[i].player] += points;
    for (int i = 0; i < g->ncrowns; i++) {
        struct crown c = g->crown[i];

        if (sector >= 0 && c.sector != sector) {
            g->crown[kept++] = c;
            continue;
        }
        g->supply[c.player][c.kind]++;
    }
    g->ncrowns = kept;
    naive_pay(g, paid);
}

/* WHL-6: 3, but 6 for a figure alone in a sector of two spaces. */
static void score_crowns(struct naive *g)
{
    bool alone = g->board->crowns[g->sector] == 2 && crowned(g, g->sector) == 1;

    empty_crowns(g, g->sector, alone ? 6 : 3);
}

/* OQ-10: nothing for them at the end. */
void naive_crowns_home(struct naive *g)
{
    empty_crowns(g, -1, 0);
}

/* ---- plague ---- */

/* WHL-S6, OQ-08: may figure number i be taken by whose turn it is to take? */
bool naive_may_take(const struct naive *g, int i)
{
    return g->plague > 0 && g->figure[i].player == naive_taker(g) &&
           (naive_is_meeple(g->figure[i].kind) || !g->modules.plague_meeples);
}

/* plague counts down from the number of players to 1. */
int naive_taker(const struct naive *g)
{
    return (g->turn_player + g->options.players - g->plague) %
           g->options.players;
}

/* OQ-09: players without a figure are skipped; crowns are scored last. */
static void skip_players(struct naive *g)
{
    while (g->plague > 0) {
        for (int i = 0; i < g->nfigures; i++)
            if (naive_may_take(g, i))
                return;
        g->plague--;
    }
    score_crowns(g);
}

/* The one who had to take a figure has done so. */
void naive_took(struct naive *g)
{
    g->plague--;
    skip_players(g);
}

/* ---- turning ---- */

/* WHL-1 to WHL-3 */
void naive_turn_wheel(struct naive *g, int number)
{
    int paid[NAIVE_MAX_PLAYERS] = {0};

    g->sector = (g->sector + number) % NSECTORS;
    if (g->sector == FORTUNE)
        paid[g->turn_player] += 3;
    for (int i = 0; i < g->nfigures; i++)
        paid[g->figure[i].player] += figure_points(g, &g->figure[i]);
    for (int p = 0; p < g->options.players && g->sector == STORM; p++)
        paid[p] += storm_points(g, p);
    naive_pay(g, paid);
    if (g->sector == PLAGUE) {
        g->plague = g->options.players;
        skip_players(g);
    } else {
        score_crowns(g);
    }
}
