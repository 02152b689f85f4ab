/*
 * The self-check: everything that the state keeps incrementally is worked out
 * again from the tiles and figures alone, with other means (a union-find over
 * all pairs of neighbours), and compared.
 */
#include "carcassonne/module.h"

#define SEGS_MAX (TILES_MAX * TILE_SEGS_MAX)

int carc_corrupt(dsk_note *why, const char *what, int at)
{
    refuse(why, DSK_E_CORRUPT, &carc_messages[MSG_CORRUPT]);
    note_str(why, "what", what);
    note_int(why, "at", at);
    return DSK_E_CORRUPT;
}

static int root(uint16_t *parent, int i)
{
    while (parent[i] != i)
        i = parent[i];
    return i;
}

/* The segment of a tile at a border position in board orientation, or -1. */
static int seg_at(const struct carc_rules *r, const struct tile *t, int border)
{
    const struct tile_def *d = &r->kind[t->kind].def;

    for (int i = 0; i < d->nsegs; i++) {
        if (d->segs[i].border >> ((border + 12 - 3 * t->rot) % 12) & 1)
            return t->seg0 + i;
    }
    return -1;
}

static char letter(const struct carc_rules *r, const struct tile *t, int side)
{
    return r->kind[t->kind].def.edges[(side - t->rot) & 3];
}

/* Squares of one start board meet without sides. */
static bool same_board(const struct carc_rules *r, const struct tile *a,
                       const struct tile *b)
{
    return r->kind[a->kind].stage == NSTAGES &&
           r->kind[b->kind].stage == NSTAGES;
}

static int check_tiles(const struct carc_rules *r, const struct carc *s,
                       dsk_note *why)
{
    const struct tile *t = carc_tiles_c(r, s);
    int segs = 0;

    for (int i = 0; i < s->ntiles; i++) {
        if (t[i].kind >= r->nkinds || t[i].rot >= r->kind[t[i].kind].nrot)
            return carc_corrupt(why, "kind or turn of a tile", i);
    }
    for (int i = 0; i < s->ntiles; i++) {
        if (t[i].seg0 != segs)
            return carc_corrupt(why, "first segment of a tile", i);
        if (carc_tile_search(r, s, t[i].pos) != i)
            return carc_corrupt(why, "two tiles on one square", i);
        for (int g = 0; g < r->kind[t[i].kind].def.nsegs; g++, segs++) {
            if (carc_segs_c(r, s)[segs].tile != i)
                return carc_corrupt(why, "tile of a segment", segs);
        }
        for (int side = 0; side < NSIDES; side++) {
            int n = carc_tile_at(r, s, carc_step(t[i].pos, side));
            if (n >= 0 && !s->preset && !same_board(r, &t[i], &t[n]) &&
                letter(r, &t[i], side) != letter(r, &t[n], side ^ 2))
                return carc_corrupt(why, "sides that do not match", i);
        }
    }
    return segs == s->nsegs ? DSK_OK
                            : carc_corrupt(why, "number of segments", segs);
}

/* What the grid names there is. */
static int check_slots(const struct carc_rules *r, const struct carc *s,
                       dsk_note *why)
{
    for (int i = 0; i < GRID_SLOTS; i++) {
        if (carc_grid_c(r, s)[i] >= GRID_TILE + s->ntiles)
            return carc_corrupt(why, "a slot of the grid", i);
    }
    return DSK_OK;
}

/* Every tile is found by its square; what is crowded says how many slots of
 * the grid would be wanted twice. */
static int check_grid(const struct carc_rules *r, const struct carc *s,
                      dsk_note *why)
{
    const uint16_t *grid = carc_grid_c(r, s);
    int used = 0;

    for (int i = 0; i < GRID_SLOTS; i++)
        used += grid[i] >= GRID_TILE;
    for (int i = 0; i < s->ntiles; i++) {
        uint32_t pos = carc_tiles_c(r, s)[i].pos;

        if (carc_tile_at(r, s, pos) != i)
            return carc_corrupt(why, "a tile that is not found", i);
        if (s->window != NO_WINDOW && !carc_in_window(s, pos, 0))
            return carc_corrupt(why, "a tile outside the window", i);
    }
    if (used + s->crowded != s->ntiles)
        return carc_corrupt(why, "tiles of the grid", used);
    return DSK_OK;
}

static void unite(uint16_t *parent, int a, int b)
{
    parent[root(parent, a)] = (uint16_t)root(parent, b);
}

static void unite_link(void *parent, int a, int b)
{
    unite((uint16_t *)parent, a, b);
}

/* Joins and counts the open ends of every segment from scratch. */
static void rebuild(const struct carc_rules *r, const struct carc *s,
                    uint16_t *parent, uint8_t *open)
{
    const struct tile *t = carc_tiles_c(r, s);

    for (int i = 0; i < s->nsegs; i++) {
        parent[i] = (uint16_t)i;
        open[i] = 0;
    }
    for (int i = 0; i < s->ntiles; i++) {
        for (int b = 0; b < 12; b++) {
            int side = b / 3, a = seg_at(r, &t[i], b);
            int n = carc_tile_at(r, s, carc_step(t[i].pos, side));
            int mirror = 3 * (side ^ 2) + 2 - b % 3, m;
            bool city = a >= 0 && carc_seg_kind(r, s, a) == SEG_CITY;

            if (a < 0 || (city && b % 3 == 1))
                continue; /* a city's halves say all about its side */
            m = n < 0 ? -1 : seg_at(r, &t[n], mirror);
            /* What was put beside something else ends there. */
            if (m < 0 || carc_seg_kind(r, s, m) != carc_seg_kind(r, s, a))
                open[a]++;
            else
                unite(parent, a, m);
        }
    }
    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->links != NULL)
            r->module[i]->links(r, s, unite_link, parent);
    }
}

/* Sum over the members of a feature, rebuilt. */
struct sum {
    uint32_t strength;
    int size, open, pennants;
    unsigned flags;
};

static struct sum sum_members(const struct carc_rules *r, const struct carc *s,
                              uint16_t *parent, const uint8_t *open, int feat)
{
    const struct tile *tiles = carc_tiles_c(r, s);
    const struct fig *fig = carc_figs_c(r, s);
    struct sum sum = {0, 0, 0, 0, 0};

    for (int i = 0; i < s->nsegs; i++) {
        const struct seg *g = &carc_segs_c(r, s)[i];
        const struct tile *t = &tiles[g->tile];
        unsigned attrs = r->kind[t->kind].def.segs[i - t->seg0].attrs;

        if (root(parent, i) != root(parent, feat))
            continue;
        sum.size++;
        sum.open += open[i];
        sum.flags |= attrs;
        sum.pennants += (attrs & ATTR_PENNANT) != 0;
        for (int f = g->fig; f != 0; f = fig[f - 1].next)
            sum.strength += (uint32_t)carc_figures[fig[f - 1].owner & 15].weight
                            << (4 * (fig[f - 1].owner >> 4));
    }
    return sum;
}

static int count_missing(const struct carc_rules *r, const struct carc *s,
                         uint32_t pos)
{
    int missing = 9;

    for (int i = 0; i < s->ntiles; i++)
        missing -= carc_near(carc_tiles_c(r, s)[i].pos, pos);
    return missing;
}

static int check_feature(const struct carc_rules *r, const struct carc *s,
                         uint16_t *parent, const uint8_t *open, int feat,
                         dsk_note *why)
{
    const struct feat *f = &carc_feats_c(r, s)[feat];
    struct sum sum = sum_members(r, s, parent, open, feat);

    if (seg_is_point(f->kind))
        sum.open = count_missing(
            r, s, carc_tiles_c(r, s)[carc_segs_c(r, s)[feat].tile].pos);
    if (f->size != sum.size)
        return carc_corrupt(why, "size of a feature", feat);
    if (f->open != sum.open)
        return carc_corrupt(why, "open ends of a feature", feat);
    if (f->strength != sum.strength)
        return carc_corrupt(why, "followers of a feature", feat);
    if (f->pennants != sum.pennants || f->flags != sum.flags)
        return carc_corrupt(why, "pennants or attributes of a feature", feat);
    return DSK_OK;
}

static int check_rings(const struct carc_rules *r, const struct carc *s,
                       uint16_t *parent, const uint8_t *open, dsk_note *why)
{
    const struct seg *seg = carc_segs_c(r, s);

    for (int i = 0; i < s->nsegs; i++) {
        int feat = seg[i].feat;

        if (feat >= s->nsegs || seg[i].next >= s->nsegs ||
            seg[feat].feat != feat)
            return carc_corrupt(why, "label of a segment", i);
        if (root(parent, i) != root(parent, feat) ||
            seg[seg[i].next].feat != feat)
            return carc_corrupt(why, "ring of a segment", i);
        if (carc_feats_c(r, s)[feat].kind != carc_seg_kind(r, s, i))
            return carc_corrupt(why, "kind of a feature", i);
        if (feat == i) {
            int status = check_feature(r, s, parent, open, feat, why);
            if (status < 0)
                return status;
        }
    }
    return DSK_OK;
}

/* Each ring must come back to its start after exactly `size` steps. */
static int check_ring_lengths(const struct carc_rules *r, const struct carc *s,
                              dsk_note *why)
{
    const struct seg *seg = carc_segs_c(r, s);

    for (int i = 0; i < s->nsegs; i++) {
        int steps = 1, size = carc_feats_c(r, s)[seg[i].feat].size;

        for (int k = seg[i].next; k != i && steps <= size; k = seg[k].next)
            steps++;
        if (steps != size)
            return carc_corrupt(why, "length of a ring", i);
    }
    return DSK_OK;
}

static int check_open_square(const struct carc_rules *r, const struct carc *s,
                             int i, dsk_note *why)
{
    const struct open_square *o = &carc_opens_c(r, s)[i];
    uint32_t pos = open_pos(*o);
    unsigned demand = 0;

    if (i > 0 && open_pos(o[-1]) >= pos)
        return carc_corrupt(why, "order of the open squares", i);
    if (carc_tile_at(r, s, pos) >= 0)
        return carc_corrupt(why, "an open square under a tile", i);
    for (int side = 0; side < NSIDES; side++) {
        int n = carc_tile_at(r, s, carc_step(pos, side));

        if (n >= 0)
            demand += carc_letter_demand(
                letter(r, &carc_tiles_c(r, s)[n], side ^ 2), side);
    }
    if (demand == 0 || open_demand(*o) != demand ||
        carc_demand_at(r, s, pos) != demand)
        return carc_corrupt(why, "demand of an open square", i);
    return DSK_OK;
}

/* What surrounds the list: nothing before it, and in the grid no others. */
static int check_open_list(const struct carc_rules *r, const struct carc *s,
                           dsk_note *why)
{
    const uint16_t *grid = carc_grid_c(r, s);
    int n = 0;

    for (int i = 1; i <= OPEN_FRONT; i++) {
        if (carc_opens_c(r, s)[-i].key != 0)
            return carc_corrupt(why, "what is before the open squares", i);
    }
    for (int i = 0; i < GRID_SLOTS; i++)
        n += grid[i] != 0 && grid[i] < GRID_TILE;
    if (n != (s->window == NO_WINDOW ? 0 : s->nopen))
        return carc_corrupt(why, "open squares of the grid", n);
    return DSK_OK;
}

/* The places of every kind, counted square by square and turn by turn. */
static int check_rooms(const struct carc_rules *r, const struct carc *s,
                       dsk_note *why)
{
    for (int k = 0; k < r->nkinds; k++) {
        int n = 0;

        for (int i = 0; i < s->nopen; i++) {
            unsigned fits = carc_fits(r, &r->kind[k], carc_opens_c(r, s)[i]);

            for (; fits != 0; fits &= fits - 1)
                n++;
        }
        if (n != carc_room(r, s, &r->kind[k]))
            return carc_corrupt(why, "places of a kind of tile", k);
    }
    return DSK_OK;
}

static int check_open(const struct carc_rules *r, const struct carc *s,
                      dsk_note *why)
{
    if (s->nopen > r->cap_open)
        return carc_corrupt(why, "number of open squares", s->nopen);
    for (int i = 0; i < s->nopen; i++) {
        int status = check_open_square(r, s, i, why);
        if (status < 0)
            return status;
    }
    for (int i = 0; i < s->ntiles; i++) {
        for (int side = 0; side < NSIDES; side++) {
            uint32_t pos = carc_step(carc_tiles_c(r, s)[i].pos, side);
            if (carc_tile_at(r, s, pos) < 0 &&
                !carc_is_open(r, s, carc_open_at(r, s, pos), pos))
                return carc_corrupt(why, "a missing open square", i);
        }
    }
    if (check_open_list(r, s, why) < 0)
        return DSK_E_CORRUPT;
    return check_rooms(r, s, why);
}

static int check_figures(const struct carc_rules *r, const struct carc *s,
                         dsk_note *why)
{
    const struct fig *fig = carc_figs_c(r, s);
    const struct seg *seg = carc_segs_c(r, s);
    int listed = 0, used = 0, loose = 0;

    for (int i = 0; i < s->nsegs; i++) {
        for (int f = seg[i].fig; f != 0; f = fig[f - 1].next) {
            if (f > r->cap_figs || fig[f - 1].seg != i ||
                ++listed > r->cap_figs)
                return carc_corrupt(why, "list of figures on a segment", i);
        }
    }
    for (int f = s->fig_free; f != 0; f = fig[f - 1].next) {
        if (f > r->cap_figs || fig[f - 1].owner != NO_OWNER ||
            ++loose > r->cap_figs)
            return carc_corrupt(why, "list of free figures", f);
    }
    for (int i = 0; i < r->cap_figs; i++) {
        if (fig[i].seg >= r->cap_segs) /* free ones keep their last place */
            return carc_corrupt(why, "place of a figure", i);
        if (fig[i].owner == NO_OWNER)
            continue;
        if (!carc_is_owner(r, fig[i].owner))
            return carc_corrupt(why, "owner of a figure", i);
        used++;
    }
    if (used != listed || used + loose != r->cap_figs)
        return carc_corrupt(why, "number of figures", used);
    return DSK_OK;
}

/* Every figure of a seat is on the board, with a module or at hand. */
static int check_supplies(const struct carc_rules *r, const struct carc *s,
                          dsk_note *why)
{
    const struct fig *fig = carc_figs_c(r, s);

    for (int owner = 0; owner < r->head.players * 16; owner++) {
        int seat = owner >> 4, figure = owner & 15, n = 0, at = 0;

        if (figure >= NFIGURES)
            continue;
        for (int i = 0; i < r->cap_figs; i++) {
            if (fig[i].owner == owner) {
                n++;
                at = fig[i].seg + 1;
            }
        }
        if (r->figures[figure] == 1 && s->where[seat][figure] != at)
            return carc_corrupt(why, "place of a single figure", owner);
        for (int i = 0; i < r->nmodules; i++) {
            if (r->module[i]->holds != NULL)
                n += r->module[i]->holds(r, s, owner);
        }
        if (!s->preset && s->supply[seat][figure] + n != r->figures[figure])
            return carc_corrupt(why, "figures of a player", owner);
    }
    return DSK_OK;
}

static int check_bag(const struct carc_rules *r, const struct carc *s,
                     dsk_note *why)
{
    const uint8_t *bag = carc_bag_c(r, s), *gone = carc_gone_c(r, s);
    int left = 0;

    for (int k = 0; k < r->nkinds; k++) {
        int laid = s->current == k;

        for (int i = 0; i < s->ntiles; i++)
            laid += carc_tiles_c(r, s)[i].kind == k;
        if (!s->preset && laid + bag[k] + gone[k] != r->kind[k].count)
            return carc_corrupt(why, "copies of a tile", k);
        left += bag[k];
    }
    return left == s->bag_left ? DSK_OK : carc_corrupt(why, "tiles left", left);
}

/* Are their slots of the grid marked, and no others? */
static int check_pointed(const struct carc_rules *r, const struct carc *s,
                         dsk_note *why)
{
    const struct point *p = carc_points_c(r, s);
    uint32_t marked[GRID_SIDE] = {0};

    for (int i = 0; i < s->npoints; i++)
        marked[(p[i].pos >> 9) % GRID_SIDE] |= (uint32_t)1
                                               << p[i].pos % GRID_SIDE;
    for (int x = 0; x < GRID_SIDE; x++) {
        if (marked[x] != s->pointed[x])
            return carc_corrupt(why, "monasteries of the grid", x);
    }
    return DSK_OK;
}

/* What the tiles around complete, in the order of their segments. */
static int check_points(const struct carc_rules *r, const struct carc *s,
                        dsk_note *why)
{
    int n = 0, filled = 0;

    for (int i = 0; i < s->nsegs; i++) {
        enum seg_kind kind = carc_seg_kind(r, s, i);

        if (!seg_is_point((int)kind))
            continue;
        if (n >= s->npoints || carc_points_c(r, s)[n].seg != i ||
            carc_points_c(r, s)[n].pos !=
                carc_tiles_c(r, s)[carc_segs_c(r, s)[i].tile].pos)
            return carc_corrupt(why, "list of monasteries", n);
        filled |= carc_feats_c(r, s)[i].open == 0 &&
                  carc_near(carc_points_c(r, s)[n].pos,
                            carc_tiles_c(r, s)[s->last].pos);
        n++;
    }
    if (filled != s->filled)
        return carc_corrupt(why, "monasteries around the last tile", filled);
    if (n != s->npoints)
        return carc_corrupt(why, "number of monasteries", n);
    return check_pointed(r, s, why);
}

/* Points that wait, and the step they interrupt. */
static int check_waiting(const struct carc_rules *r, const struct carc *s,
                         dsk_note *why)
{
    if (s->coming >> r->head.players != 0 ||
        (!r->points_wait && (s->coming != 0 || s->between != 0)))
        return carc_corrupt(why, "points that wait", s->coming);
    if (s->resume >= NPHASES || s->back >= r->head.players)
        return carc_corrupt(why, "step to go back to", s->resume);
    return DSK_OK;
}

static int check_turn(const struct carc_rules *r, const struct carc *s,
                      dsk_note *why)
{
    int step = carc_step_at(s);

    if (s->phase >= NPHASES || s->phase == PH_TURN_END ||
        r->phase[s->phase] == NULL)
        return carc_corrupt(why, "phase", s->phase);
    if ((s->again | s->preset | s->told | s->set_up | s->extra | s->bonus |
         s->closed | s->between) > 1)
        return carc_corrupt(why, "a yes or no", s->phase);
    if (s->stage > NSTAGES)
        return carc_corrupt(why, "stage of the bag", s->stage);
    if (s->active >= r->head.players || s->decider >= r->head.players)
        return carc_corrupt(why, "active player", s->active);
    if ((s->current != NO_KIND) != (step > PH_DRAW && step <= PH_PLACE) ||
        (s->current != NO_KIND && s->current >= r->nkinds))
        return carc_corrupt(why, "tile at hand", s->current);
    if (s->ntiles > r->ntiles || (s->ntiles > 0 && s->last >= s->ntiles))
        return carc_corrupt(why, "tile placed last", s->last);
    return DSK_OK;
}

int carc_check(const dsk_rules *head, const dsk_state *state, dsk_note *why)
{
    const struct carc_rules *r = carc_rules(head);
    const struct carc *s = carc_state_c(state);
    uint16_t parent[SEGS_MAX];
    uint8_t open[SEGS_MAX];
    int status = check_waiting(r, s, why);

    if (status == DSK_OK)
        status = check_turn(r, s, why);
    if (status == DSK_OK)
        status = check_slots(r, s, why);
    if (status == DSK_OK)
        status = check_tiles(r, s, why);
    if (status == DSK_OK)
        status = check_grid(r, s, why);
    if (status < 0)
        return status;
    rebuild(r, s, parent, open);
    status = check_figures(r, s, why);
    if (status == DSK_OK)
        status = check_supplies(r, s, why);
    if (status == DSK_OK)
        status = check_rings(r, s, parent, open, why);
    if (status == DSK_OK)
        status = check_ring_lengths(r, s, why);
    if (status == DSK_OK)
        status = check_points(r, s, why);
    if (status == DSK_OK)
        status = check_open(r, s, why);
    if (status == DSK_OK)
        status = check_bag(r, s, why);
    for (int i = 0; i < r->nmodules && status == DSK_OK; i++) {
        if (r->module[i]->check != NULL)
            status = r->module[i]->check(r, s, why);
    }
    if (status == DSK_OK && dsk_player(head, state) >= 0 &&
        dsk_count_legal(head, state) == 0)
        return carc_corrupt(why, "nothing to do", s->phase);
    return status;
}
