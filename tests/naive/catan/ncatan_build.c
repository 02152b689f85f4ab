/* Pieces of the naive Catan: where they may stand, how long roads are, and who
 * holds the two special cards. */
#include "ncatan.h"

bool nc_touches(const struct ncatan *g, int hex, int spot)
{
    for (int c = 0; c < 6; c++) {
        if (g->island.spot_of[hex][c] == spot)
            return true;
    }
    return false;
}

int nc_count_built(const struct ncatan *g, int owner, enum nc_built what)
{
    int n = 0;

    for (int v = 0; v < NC_SPOTS; v++)
        n += g->built[v] == what && g->owner[v] == owner;
    return n;
}

int nc_count_roads(const struct ncatan *g, int owner)
{
    int n = 0;

    for (int e = 0; e < NC_PATHS; e++)
        n += g->road[e] == owner;
    return n;
}

/* SETL-3: the place itself and its neighbours are free. */
bool nc_far_enough(const struct ncatan *g, int spot)
{
    if (g->built[spot] != NC_NOTHING)
        return false;
    for (int e = 0; e < NC_PATHS; e++) {
        const int *end = g->island.end_of[e];

        if ((end[0] == spot && g->built[end[1]] != NC_NOTHING) ||
            (end[1] == spot && g->built[end[0]] != NC_NOTHING))
            return false;
    }
    return true;
}

bool nc_has_road_at(const struct ncatan *g, int owner, int spot)
{
    for (int e = 0; e < NC_PATHS; e++) {
        if (g->road[e] == owner &&
            (g->island.end_of[e][0] == spot || g->island.end_of[e][1] == spot))
            return true;
    }
    return false;
}

/* ROAD-1 to ROAD-3, BUILD-3; the price is another matter. */
bool nc_may_road(const struct ncatan *g, int owner, int path)
{
    if (g->road[path] >= 0 || nc_count_roads(g, owner) >= 15)
        return false;
    for (int i = 0; i < 2; i++) {
        int v = g->island.end_of[path][i];

        if (g->built[v] != NC_NOTHING ? g->owner[v] == owner
                                      : nc_has_road_at(g, owner, v))
            return true;
    }
    return false;
}

int nc_any_road(const struct ncatan *g, int owner)
{
    for (int e = 0; e < NC_PATHS; e++) {
        if (nc_may_road(g, owner, e))
            return true;
    }
    return false;
}

/* SETL-2, SETL-3, SETL-5, BUILD-3. */
bool nc_may_settle(const struct ncatan *g, int owner, int spot)
{
    return nc_count_built(g, owner, NC_SETTLEMENT) < 5 &&
           nc_far_enough(g, spot) && nc_has_road_at(g, owner, spot);
}

/* ---- Longest Road -------------------------------------------------------- */

/* The longest trail that goes on from a spot over roads not yet used. */
static int trail(const struct ncatan *g, int owner, int spot, bool *used)
{
    int best = 0;

    for (int e = 0; e < NC_PATHS; e++) {
        const int *end = g->island.end_of[e];
        int next, n = 1;

        if (used[e] || g->road[e] != owner ||
            (end[0] != spot && end[1] != spot))
            continue;
        next = end[0] == spot ? end[1] : end[0];
        used[e] = true;
        /* LR-4: a foreign building ends the line */
        if (g->built[next] == NC_NOTHING || g->owner[next] == owner)
            n += trail(g, owner, next, used);
        used[e] = false;
        if (n > best)
            best = n;
    }
    return best;
}

int nc_road_length(const struct ncatan *g, int owner)
{
    int best = 0;

    for (int v = 0; v < NC_SPOTS; v++) {
        bool used[NC_PATHS] = {false};
        int n = trail(g, owner, v, used);

        if (n > best)
            best = n;
    }
    return best;
}

/* LR-1, LR-2, LR-5 to LR-9; neutrals take part (2P-12). */
void nc_award_longest(struct ncatan *g)
{
    int length[NC_OWNERS], most = 0, with_most = 0, who = -1;
    int before = g->longest;

    for (int p = 0; p < NC_OWNERS; p++) {
        length[p] = nc_road_length(g, p);
        if (length[p] > most)
            most = length[p];
    }
    for (int p = 0; p < NC_OWNERS; p++) {
        if (length[p] == most) {
            with_most++;
            who = p;
        }
    }
    if (most < 5)
        g->longest = -1;
    else if (g->longest < 0 || length[g->longest] < most)
        g->longest = with_most == 1 ? who : -1;
    g->met[NC_LONGEST_MOVED] +=
        before >= 0 && g->longest >= 0 && before != g->longest;
    g->met[NC_LONGEST_ASIDE] += before >= 0 && g->longest < 0;
    g->met[NC_NEUTRAL_LONGEST] +=
        g->longest >= g->o.players && before != g->longest;
}

/* ---- Largest Army -------------------------------------------------------- */

static int most_knights_but(const struct ncatan *g, int but)
{
    int most = 0;

    for (int p = 0; p < g->o.players; p++) {
        if (p != but && g->knights[p] > most)
            most = g->knights[p];
    }
    return most;
}

/* LA-1, LA-2; after a Knight has been removed a tie is not enough to keep it
 * (2P-19, OQ-25). */
void nc_award_army(struct ncatan *g, bool after_removal)
{
    int before = g->army;

    if (g->army >= 0 && after_removal &&
        (g->knights[g->army] < 3 ||
         g->knights[g->army] <= most_knights_but(g, g->army)))
        g->army = -1;
    for (int p = 0; p < g->o.players; p++) {
        if (g->knights[p] >= 3 && g->knights[p] > most_knights_but(g, p))
            g->army = p;
    }
    g->met[NC_ARMY_MOVED] += before >= 0 && g->army >= 0 && before != g->army;
    g->met[NC_ARMY_ASIDE] += before >= 0 && g->army < 0;
}

/* ---- points -------------------------------------------------------------- */

int nc_open_points(const struct ncatan *g, int seat)
{
    return nc_count_built(g, seat, NC_SETTLEMENT) +
           2 * nc_count_built(g, seat, NC_CITY) + 2 * (g->longest == seat) +
           2 * (g->army == seat);
}

int nc_points(const struct ncatan *g, int seat)
{
    return nc_open_points(g, seat) + g->dev[seat][NC_POINT];
}
