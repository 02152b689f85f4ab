/* The naive game's modules of Big Box 6: abbots and gardens, flying machines,
 * ferries, gold, mage and witch, crop circles.  Their decisions come in the
 * order of the turn chart (RULES 9.3): gold, mage and witch, figure, flight,
 * ferry, moving of ferries, mage and witch again, then scoring, bars, crops. */

#include "naive_game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const magic_name[NMAGIC] = {"mage", "witch"};

/* ---- places as texts ---- */

void naive_place_text(const struct naive *g, int tile, int seg,
                      char out[NAIVE_ACTION])
{
    char where[NAIVE_SEGMENT];

    naive_segment_text(g, tile, seg, where);
    snprintf(out, NAIVE_ACTION, "%s/%d,%d", where, g->tile[tile].x,
             g->tile[tile].y);
}

bool naive_find_place(const struct naive *g, const char *text, int *tile,
                      int *seg)
{
    char where[NAIVE_SEGMENT];
    int x, y;

    *tile = *seg = -1;
    if (sscanf(text, "%23[^/]/%d,%d", where, &x, &y) != 3)
        return false;
    *tile = naive_tile_at(g, x, y);
    *seg = *tile < 0 ? -1 : naive_seg_by_text(g, *tile, where);
    return *seg >= 0;
}

/* A feature by its first piece: the oldest tile, clockwise. */
void naive_feature_text(const struct naive *g, int tile, int seg,
                        char out[NAIVE_ACTION])
{
    struct feature f = naive_flood(g, tile, seg);
    struct piece best = {tile, seg};

    for (int i = 0; i < f.npieces; i++)
        if (f.piece[i].tile < best.tile)
            best = f.piece[i];
    for (int p = NPOS - 1; p >= 0; p--)
        for (int i = 0; i < f.npieces; i++)
            if (f.piece[i].tile == best.tile &&
                naive_covers(g, best.tile, f.piece[i].seg, p))
                best.seg = f.piece[i].seg;
    naive_drop(&f);
    naive_place_text(g, best.tile, best.seg, out);
}

void naive_rename(const struct naive *g, const char *text,
                  char out[NAIVE_ACTION])
{
    char where[NAIVE_ACTION];
    int tile, seg;

    snprintf(out, NAIVE_ACTION, "%s", text);
    if (strncmp(text, "score:", 6) != 0 ||
        !naive_find_place(g, text + 6, &tile, &seg))
        return;
    naive_feature_text(g, tile, seg, where);
    snprintf(out, NAIVE_ACTION, "score:%.50s", where);
}

static bool starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* ---- abbots ---- */

/* The abbot of whose turn it is, if he may be taken back (ABB-5); else -1. */
static int abbot_at_work(const struct naive *g)
{
    for (int i = 0; i < g->nfigures; i++) {
        const struct figure *a = &g->figure[i];
        struct feature f;
        bool open;

        if (a->kind != ABBOT || a->player != g->turn_player)
            continue;
        f = naive_flood(g, a->tile, a->seg);
        open = !f.complete;
        naive_drop(&f);
        return open ? i : -1;
    }
    return -1;
}

/* OQ-24: what lies around him at once, no vineyards. */
static void abbot_home(struct naive *g)
{
    int i = abbot_at_work(g);
    struct feature f = naive_flood(g, g->figure[i].tile, g->figure[i].seg);

    naive_drop(&f);
    naive_home(g, i);
    naive_pay_one(g, g->turn_player, f.tiles);
    naive_after_figure(g, false);
}

/* ---- flying machines ---- */

static bool may_fly(const struct naive *g, int kind)
{
    return g->tile[g->ntiles - 1].type->fly >= 0 &&
           g->supply[g->turn_player][kind] > 0 &&
           (kind == MEEPLE || kind == BIG ||
            (kind == ABBOT && g->modules.abbot_fly));
}

/* FLY-3: the tile below after this many squares, -1 if there is none. */
static int flight_target(const struct naive *g)
{
    static const int dx[8] = {0, 1, 1, 1, 0, -1, -1, -1};
    static const int dy[8] = {-1, -1, 0, 1, 1, 1, 0, -1};
    const struct tile *from = &g->tile[g->ntiles - 1];
    int way = (from->type->fly + 2 * from->rot) % 8;

    return naive_tile_at(g, from->x + g->die * dx[way],
                         from->y + g->die * dy[way]);
}

/* FLY-4, FLY-5 */
static bool may_land(const struct naive *g, int tile, int seg)
{
    enum kind ground = naive_segment(g, tile, seg)->kind;
    struct feature f;
    bool open;

    if (g->flying == ABBOT
            ? ground != MONASTERY && (ground != GARDEN || !g->modules.gardens)
            : ground != ROAD && ground != CITY && ground != MONASTERY)
        return false;
    f = naive_flood(g, tile, seg);
    open = !f.complete;
    naive_drop(&f);
    return open;
}

static void list_landings(const struct naive *g, struct texts *t)
{
    int tile = flight_target(g);
    char where[NAIVE_ACTION];

    for (int s = 0; tile >= 0 && s < g->tile[tile].type->nsegs; s++)
        if (may_land(g, tile, s)) {
            naive_place_text(g, tile, s, where);
            naive_add_text(t, "land:%s:%s", naive_figure_name[g->flying],
                           where);
        }
}

/* FLY-6: without a place to land he is home again. */
static void throw_die(struct naive *g, int number)
{
    struct texts none = {NULL, 0, 0};

    g->die = number;
    list_landings(g, &none);
    if (none.n > 0)
        return;
    g->flying = -1;
    g->die = 0;
}

static void land(struct naive *g, const char *where)
{
    int tile, seg;

    naive_find_place(g, where, &tile, &seg);
    naive_stand(g, g->turn_player, (enum figure_kind)g->flying, tile, seg);
    g->flying = -1;
    g->die = 0;
}

/* ---- ferries ---- */

/* The side where a road part of a lake leaves its tile. */
static int side_of(const struct naive *g, int tile, int seg)
{
    for (int side = 0; side < NSIDES; side++)
        if (naive_covers(g, tile, seg, 3 * side + MIDDLE))
            return side;
    return -1;
}

/* "N-E": clockwise from N. */
void naive_link_text(const struct naive *g, int tile, int a, int b, char out[8])
{
    int one = side_of(g, tile, a), two = side_of(g, tile, b);

    snprintf(out, 8, "%c-%c", "NESW"[one < two ? one : two],
             "NESW"[one < two ? two : one]);
}

static bool is_road(const struct naive *g, int tile, int seg)
{
    return naive_segment(g, tile, seg)->kind == ROAD;
}

/* All pairs of road parts of a lake but the one that is joined now. */
static void list_links(const struct naive *g, int tile, const char *word,
                       const char *end, struct texts *t)
{
    const struct tile *lake = &g->tile[tile];

    for (int a = 0; a < lake->type->nsegs; a++)
        for (int b = a + 1; b < lake->type->nsegs; b++) {
            char text[8], now[8] = "";

            if (!is_road(g, tile, a) || !is_road(g, tile, b))
                continue;
            naive_link_text(g, tile, a, b, text);
            if (lake->link[0] >= 0)
                naive_link_text(g, tile, lake->link[0], lake->link[1], now);
            if (strcmp(text, now) != 0)
                naive_add_text(t, "%s%s%s", word, text, end);
        }
}

static void set_link(struct naive *g, int tile, const char *text)
{
    for (int s = 0; s < g->tile[tile].type->nsegs; s++) {
        int side = is_road(g, tile, s) ? side_of(g, tile, s) : -1;

        for (int i = 0; i < 2 && side >= 0; i++)
            if (text[2 * i] == "NESW"[side])
                g->tile[tile].link[i] = s;
    }
}

/* FER-7, OQ-29b: the first ferry met on the road that leaves the last tile over
 * a side, -1 if there is none. */
static int first_ferry(const struct naive *g, int side)
{
    int tile = g->ntiles - 1;

    for (int steps = 0; steps <= g->ntiles; steps++) {
        int entry = (side + 2) % NSIDES, seg = -1, next = -1;

        tile = naive_tile_at(g, g->tile[tile].x + naive_dx[side],
                             g->tile[tile].y + naive_dy[side]);
        if (tile < 0 || tile == g->ntiles - 1)
            return -1;
        for (int s = 0; s < g->tile[tile].type->nsegs; s++)
            if (is_road(g, tile, s) &&
                naive_covers(g, tile, s, 3 * entry + MIDDLE))
                seg = s;
        if (seg < 0)
            return -1;
        if (g->tile[tile].link[0] == seg || g->tile[tile].link[1] == seg)
            return tile;
        for (int s = 0; s < NSIDES; s++)
            if (s != entry && naive_covers(g, tile, seg, 3 * s + MIDDLE))
                next = s;
        if (next < 0)
            return -1;
        side = next;
    }
    return -1;
}

/* FER-6 to FER-8: may this ferry be moved now? */
static bool may_sail(const struct naive *g, int tile)
{
    int last = g->ntiles - 1;

    if (tile == last || g->tile[tile].link[0] < 0 || g->tile[tile].ferry_done)
        return false;
    for (int side = 0; side < NSIDES; side++)
        for (int s = 0; s < g->tile[last].type->nsegs; s++)
            if (is_road(g, last, s) &&
                naive_covers(g, last, s, 3 * side + MIDDLE) &&
                first_ferry(g, side) == tile)
                return true;
    return false;
}

static void list_sails(const struct naive *g, struct texts *t)
{
    for (int i = 0; i < g->ntiles; i++) {
        char end[24];

        if (!may_sail(g, i))
            continue;
        snprintf(end, sizeof end, "/%d,%d", g->tile[i].x, g->tile[i].y);
        list_links(g, i, "sail:", end, t);
    }
}

static void sail(struct naive *g, const char *text)
{
    int x, y, tile;

    sscanf(text + 3, "/%d,%d", &x, &y);
    tile = naive_tile_at(g, x, y);
    set_link(g, tile, text);
    g->tile[tile].ferry_done = true;
    naive_orphans_home(g); /* TRD-B9: his road may have been split */
}

/* ---- gold ---- */

/* GLD-2: the eight squares around the last tile. */
static bool is_beside(const struct naive *g, int tile)
{
    const struct tile *a = &g->tile[g->ntiles - 1], *b = &g->tile[tile];

    return a != b && abs(a->x - b->x) <= 1 && abs(a->y - b->y) <= 1;
}

static void list_gold(const struct naive *g, struct texts *t)
{
    for (int i = 0; i < g->ntiles; i++)
        if (is_beside(g, i))
            naive_add_text(t, "gold:%d,%d", g->tile[i].x, g->tile[i].y);
}

/* GLD-4: whose the bars of a completed feature are. */
void naive_claim(struct naive *g, const struct feature *f,
                 const bool owner[NAIVE_MAX_PLAYERS])
{
    bool around = f->kind == MONASTERY || f->kind == GARDEN;
    unsigned who = 0;

    for (int p = 0; p < NAIVE_MAX_PLAYERS; p++)
        who |= owner[p] ? 1u << p : 0;
    for (int i = 0; i < g->ntiles; i++) {
        const struct tile *m = &g->tile[f->piece[0].tile], *t = &g->tile[i];
        bool part = around ? abs(m->x - t->x) <= 1 && abs(m->y - t->y) <= 1
                           : naive_on_tile(f, i);

        if (part && t->bars > 0)
            g->tile[i].claims |= who;
    }
}

static int bar_player(const struct naive *g)
{
    return (g->turn_player + g->bar_turn) % g->options.players;
}

static unsigned all_claims(const struct naive *g)
{
    unsigned all = 0;

    for (int i = 0; i < g->ntiles; i++)
        all |= g->tile[i].bars > 0 ? g->tile[i].claims : 0;
    return all;
}

static void take_bar(struct naive *g, int tile)
{
    g->bars[bar_player(g)]++;
    g->tile[tile].bars--;
    g->bar_turn = (g->bar_turn + 1) % g->options.players;
}

/* Is there more than one way to take a bar now? */
static bool bar_choice(const struct naive *g, int *only)
{
    unsigned claims = 0;
    bool choice = false;

    *only = -1;
    for (int i = 0; i < g->ntiles; i++) {
        const struct tile *t = &g->tile[i];

        if (t->bars == 0 || (t->claims >> bar_player(g) & 1) == 0)
            continue;
        choice |= *only >= 0 && t->claims != claims;
        claims = t->claims;
        *only = *only < 0 ? i : *only;
    }
    return choice;
}

/* GLD-5: bars nobody has to choose among are taken. */
static void hand_out(struct naive *g)
{
    while (all_claims(g) != 0) {
        int only;

        if (bar_choice(g, &only))
            return;
        if (only >= 0)
            take_bar(g, only);
        else
            g->bar_turn = (g->bar_turn + 1) % g->options.players;
    }
    for (int i = 0; i < g->ntiles; i++)
        g->tile[i].claims = 0;
}

static void list_bars(const struct naive *g, struct texts *t)
{
    for (int i = 0; i < g->ntiles; i++)
        if (g->tile[i].bars > 0 && (g->tile[i].claims >> bar_player(g) & 1))
            naive_add_text(t, "bar:%d,%d", g->tile[i].x, g->tile[i].y);
}

/* GLD-7, RULES 11.2 */
void naive_score_gold(struct naive *g)
{
    for (int p = 0; p < g->options.players; p++) {
        int n = g->bars[p], each = n >= 10 ? 4 : n >= 7 ? 3 : n >= 4 ? 2 : 1;

        g->score[p] += n * each;
    }
    for (int i = 0; i < g->ntiles; i++)
        g->tile[i].bars = 0; /* GLD-6 */
}

/* ---- mage and witch ---- */

static bool magic_in(const struct naive *g, int who, const struct feature *f)
{
    for (int i = 0; i < f->npieces; i++)
        if (f->piece[i].tile == g->magic[who].tile &&
            f->piece[i].seg == g->magic[who].seg)
            return true;
    return false;
}

/* MAG-6, MAG-8, XM-6, OQ-33 */
int naive_magic_points(const struct naive *g, const struct feature *f,
                       int points)
{
    if (magic_in(g, MAGE, f))
        points += f->tiles;
    if (magic_in(g, WITCH, f))
        points = (points + 1) / 2;
    return points;
}

/* MAG-5: has a tile or a ferry joined their features? */
static bool magic_meets(const struct naive *g)
{
    struct feature f;
    bool meets;

    if (g->magic[MAGE].tile < 0 || g->magic[WITCH].tile < 0)
        return false;
    f = naive_flood(g, g->magic[MAGE].tile, g->magic[MAGE].seg);
    meets = magic_in(g, WITCH, &f);
    naive_drop(&f);
    return meets;
}

/* MAG-2, OQ-31: an unfinished road or city where neither stands. */
static bool magic_may(const struct naive *g, int tile, int seg)
{
    enum kind ground = naive_segment(g, tile, seg)->kind;
    struct feature f;
    bool may;

    if (ground != ROAD && ground != CITY)
        return false;
    f = naive_flood(g, tile, seg);
    may = !f.complete && !magic_in(g, MAGE, &f) && !magic_in(g, WITCH, &f);
    naive_drop(&f);
    return may;
}

/* OQ-31: an unfinished road or city, whoever stands there. */
static bool any_unfinished(const struct naive *g)
{
    for (int i = 0; i < g->ntiles; i++)
        for (int s = 0; s < g->tile[i].type->nsegs; s++) {
            enum kind ground = naive_segment(g, i, s)->kind;
            struct feature f = naive_flood(g, i, s);
            bool open = (ground == ROAD || ground == CITY) && !f.complete;

            naive_drop(&f);
            if (open)
                return true;
        }
    return false;
}

static void list_magic(const struct naive *g, struct texts *t)
{
    char where[NAIVE_ACTION];

    for (int i = 0; i < g->ntiles; i++)
        for (int s = 0; s < g->tile[i].type->nsegs; s++)
            for (int k = 0; k < NMAGIC; k++) {
                if (!magic_may(g, i, s))
                    continue;
                naive_place_text(g, i, s, where);
                naive_add_text(t, "%s:%s", magic_name[k], where);
            }
    /* MAG-4; whoever stands on the only one stays there, unless both do. */
    if (t->n > 0 || (any_unfinished(g) && !magic_meets(g)))
        return;
    for (int k = 0; k < NMAGIC; k++)
        if (g->magic[k].tile >= 0)
            naive_add_text(t, "banish:%s", magic_name[k]);
}

static bool magic_asks(const struct naive *g)
{
    struct texts t = {NULL, 0, 0};

    bool due = g->magic_due && !g->figure_done;

    if (!g->modules.magewitch || (!due && !magic_meets(g)))
        return false;
    list_magic(g, &t);
    return t.n > 0;
}

static void act_magic(struct naive *g, const char *text)
{
    const char *where = strchr(text, ':') + 1;
    bool leaves = starts(text, "banish:");
    int k = starts(leaves ? where : text, "mage") ? MAGE : WITCH;

    g->magic_due = false;
    if (leaves)
        g->magic[k].tile = -1;
    else
        naive_find_place(g, where, &g->magic[k].tile, &g->magic[k].seg);
}

/* ---- crop circles ---- */

static int crop_player(const struct naive *g)
{
    int n = g->options.players;

    return (g->turn_player + 1 + n - g->circle) % n; /* CRP-4 */
}

/* CRP-5, OQ-32: does figure i of this player stand where the circle says? */
static bool crop_counts(const struct naive *g, int i, int player)
{
    const struct figure *a = &g->figure[i];

    return a->player == player && (a->kind == MEEPLE || a->kind == BIG) &&
           (int)naive_segment(g, a->tile, a->seg)->kind ==
               g->tile[g->ntiles - 1].type->crop;
}

static bool crop_has(const struct naive *g, int player)
{
    for (int i = 0; i < g->nfigures; i++)
        if (crop_counts(g, i, player))
            return true;
    return false;
}

/* Is there an earlier figure of the player on the same segment? */
static bool crop_again(const struct naive *g, int i)
{
    for (int j = 0; j < i; j++)
        if (crop_counts(g, j, g->figure[i].player) &&
            g->figure[j].tile == g->figure[i].tile &&
            g->figure[j].seg == g->figure[i].seg)
            return true;
    return false;
}

static void list_circle(const struct naive *g, struct texts *t)
{
    int player = crop_player(g);
    char where[NAIVE_ACTION];

    for (int i = 0; i < g->nfigures; i++) {
        if (!crop_counts(g, i, player))
            continue;
        naive_place_text(g, g->figure[i].tile, g->figure[i].seg, where);
        for (int k = MEEPLE; k <= BIG && g->crop_adds; k++)
            if (g->supply[player][k] > 0 && !crop_again(g, i))
                naive_add_text(t, "add:%s:%s", naive_figure_name[k], where);
        if (!g->crop_adds)
            naive_add_text(t, "take:%s:%s",
                           naive_figure_name[g->figure[i].kind], where);
    }
    if (g->crop_adds)
        naive_add_text(t, "pass");
}

/* CRP-6: on to the next player who has something to decide. */
static void next_circle(struct naive *g)
{
    while (g->circle > 0) {
        struct texts t = {NULL, 0, 0};

        list_circle(g, &t);
        if (t.n > (g->crop_adds ? 1 : 0))
            return;
        g->circle--;
    }
}

static void act_circle(struct naive *g, const char *text)
{
    const char *name = strchr(text, ':'), *where;
    int tile, seg, kind = 0, player = crop_player(g);

    g->circle--;
    if (name == NULL) {
        next_circle(g);
        return;
    }
    name++;
    where = strchr(name, ':') + 1;
    while (strncmp(name, naive_figure_name[kind], (size_t)(where - name - 1)))
        kind++;
    naive_find_place(g, where, &tile, &seg);
    if (g->crop_adds)
        naive_stand(g, player, (enum figure_kind)kind, tile, seg);
    for (int i = 0; i < g->nfigures && !g->crop_adds; i++)
        if (g->figure[i].player == player && g->figure[i].tile == tile &&
            g->figure[i].seg == seg && (int)g->figure[i].kind == kind) {
            naive_home(g, i);
            naive_orphans_home(g);
            break;
        }
    next_circle(g);
}

/* ---- the turn ---- */

void naive_six_placed(struct naive *g)
{
    struct tile *last = &g->tile[g->ntiles - 1];

    g->gold_due = last->type->gold;
    last->bars = last->type->gold;
    g->magic_due = last->type->mage;
    g->sail_done = g->crop_due = false;
    g->stage = SCORING;
    g->robbers_due = last->type->robber && g->modules.robbers ? 2 : 0;
}

void naive_magic_leaves(struct naive *g, const struct feature *f)
{
    for (int k = 0; k < NMAGIC; k++) /* MAG-7, OQ-31 */
        if (magic_in(g, k, f))
            g->magic[k].tile = -1;
}

void naive_six_scored(struct naive *g)
{
    g->bar_turn = 0;
    hand_out(g);
}

/* Does the last tile show a circle that concerns anybody? */
void naive_crops_next(struct naive *g)
{
    const struct type *last = g->tile[g->ntiles - 1].type;

    for (int p = 0; p < g->options.players && last->crop >= 0; p++)
        g->crop_due |= crop_has(g, p);
}

bool naive_six_step(const struct naive *g, enum naive_step *step)
{
    struct texts sails = {NULL, 0, 0};
    const struct tile *last = &g->tile[g->ntiles - 1];

    if (g->stage != SCORING) {
        *step = all_claims(g) != 0 ? NAIVE_BAR
                : g->crop_due      ? NAIVE_CROP
                                   : NAIVE_CIRCLE;
        return all_claims(g) != 0 || g->crop_due || g->circle > 0;
    }
    *step = g->gold_due ? NAIVE_GOLD : NAIVE_MAGIC;
    if (g->gold_due || (!g->figure_done && magic_asks(g)))
        return true;
    *step = NAIVE_ROBBER;
    if (naive_robber_player(g) >= 0)
        return true;
    if (!g->figure_done)
        return false;
    *step = g->die == 0 ? NAIVE_FLY : NAIVE_LAND;
    if (g->flying >= 0)
        return true;
    if (g->token_due)
        return false;
    *step = NAIVE_FERRY;
    if (last->type->lake && g->modules.ferries && last->link[0] < 0)
        return true;
    *step = NAIVE_SAIL;
    list_sails(g, &sails);
    if (!g->sail_done && sails.n > 0)
        return true;
    *step = NAIVE_MAGIC;
    return magic_asks(g);
}

int naive_six_actor(const struct naive *g)
{
    enum naive_step step = naive_step(g);

    return step == NAIVE_ROBBER ? naive_robber_player(g)
           : step == NAIVE_BAR  ? bar_player(g)
                                : crop_player(g);
}

static void list_figure_step(const struct naive *g, struct texts *t)
{
    for (int k = 0; k < NFIGURES; k++)
        if (may_fly(g, k))
            naive_add_text(t, "%s:fly", naive_figure_name[k]);
    if (abbot_at_work(g) >= 0)
        naive_add_text(t, "abbot:home");
}

void naive_six_list(const struct naive *g, enum naive_step step,
                    struct texts *t)
{
    if (step == NAIVE_GOLD)
        list_gold(g, t);
    if (step == NAIVE_MAGIC)
        list_magic(g, t);
    if (step == NAIVE_ROBBER)
        naive_list_robber(g, t);
    if (step == NAIVE_FIGURE)
        list_figure_step(g, t);
    for (int i = 1; i <= 3 && step == NAIVE_FLY; i++)
        naive_add_text(t, "die:%d", i);
    if (step == NAIVE_LAND)
        list_landings(g, t);
    if (step == NAIVE_FERRY)
        list_links(g, g->ntiles - 1, "ferry:", "", t);
    if (step == NAIVE_SAIL) {
        list_sails(g, t);
        naive_add_text(t, "pass");
    }
    if (step == NAIVE_BAR)
        list_bars(g, t);
    if (step == NAIVE_CROP) {
        naive_add_text(t, "crop:add");
        naive_add_text(t, "crop:remove");
    }
    if (step == NAIVE_CIRCLE)
        list_circle(g, t);
}

static void act_square(struct naive *g, const char *text)
{
    int x, y, tile;

    sscanf(strchr(text, ':'), ":%d,%d", &x, &y);
    tile = naive_tile_at(g, x, y);
    if (starts(text, "gold:")) {
        g->tile[tile].bars++;
        g->gold_due = false;
    } else {
        take_bar(g, tile);
        hand_out(g);
    }
}

static void act_fly(struct naive *g, const char *text)
{
    g->flying = starts(text, "meeple") ? MEEPLE
                : starts(text, "big")  ? BIG
                                       : ABBOT;
    g->die = 0;
    naive_after_figure(g, false);
}

/* False if the action belongs to none of these modules. */
bool naive_six_act(struct naive *g, const char *text)
{
    enum naive_step step = naive_step(g);

    if (step == NAIVE_GOLD || step == NAIVE_BAR)
        act_square(g, text);
    else if (step == NAIVE_MAGIC)
        act_magic(g, text);
    else if (step == NAIVE_ROBBER)
        naive_act_robber(g, text);
    else if (step == NAIVE_FLY)
        throw_die(g, atoi(text + 4));
    else if (step == NAIVE_LAND)
        land(g, strchr(text + 5, ':') + 1);
    else if (step == NAIVE_FERRY)
        set_link(g, g->ntiles - 1, text + 6);
    else if (step == NAIVE_SAIL && starts(text, "pass"))
        g->sail_done = true;
    else if (step == NAIVE_SAIL)
        sail(g, text + 5);
    else if (step == NAIVE_CIRCLE)
        act_circle(g, text);
    else if (step == NAIVE_FIGURE && strcmp(text, "abbot:home") == 0)
        abbot_home(g);
    else if (step == NAIVE_FIGURE && strstr(text, ":fly") != NULL)
        act_fly(g, text);
    else if (step == NAIVE_CROP) {
        g->crop_due = false;
        g->crop_adds = strcmp(text, "crop:add") == 0;
        g->circle = g->options.players;
        next_circle(g);
    } else
        return false;
    return true;
}
