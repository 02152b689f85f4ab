/*
 * Carcassonne in numbers.  Placements are a window around 0,0; all that acts
 * on a tile that lies names it by its number in the order of laying, so that
 * nothing else can fall outside.  Kinds of actions that never meet in one list
 * share a block: what one aims at is the same, the phase says what for.
 */
#include "encode/carcassonne/layout.h"

#include "carcassonne/carcassonne.h"
#include "game/mem.h"

/* ---- actions ----------------------------------------------------------- */

static const char *const blocks[NBLOCKS] = {
    "place",  "figure", "pass",  "aim",  "tile",   "sail",  "ferry",
    "flock",  "crown",  "abbot", "fly",  "banish", "crop",  "counter",
    "robber", "victim", "read",  "draw", "die",    "token", "letter"};

enum form {
    FORM_LEAST, /* the payload less `least` */
    FORM_PLACED,
    FORM_STAND,
    FORM_AIM,
    FORM_POS,
    FORM_SAIL,
    FORM_SIDES,
    FORM_CROWN,
    FORM_SEAT,
    FORM_READ
};

static const struct act {
    uint8_t block, form, least;
} acts[NACTIONS] = {
    [ACT_DRAW] = {BLOCK_DRAW, FORM_LEAST, 0},
    [ACT_PLACE] = {BLOCK_PLACE, FORM_PLACED, 0},
    [ACT_FIGURE] = {BLOCK_FIGURE, FORM_STAND, 0},
    [ACT_PASS] = {BLOCK_PASS, FORM_LEAST, 0},
    [ACT_SCORE] = {BLOCK_AIM, FORM_AIM, 0},
    [ACT_TOKEN] = {BLOCK_TOKEN, FORM_LEAST, 0},
    [ACT_FLOCK] = {BLOCK_FLOCK, FORM_LEAST, 0},
    [ACT_CROWN] = {BLOCK_CROWN, FORM_CROWN, 0},
    [ACT_TAKE] = {BLOCK_AIM, FORM_AIM, 0},
    [ACT_ABBOT] = {BLOCK_ABBOT, FORM_LEAST, 0},
    [ACT_FLY] = {BLOCK_FLY, FORM_LEAST, 0},
    [ACT_DIE] = {BLOCK_DIE, FORM_LEAST, 1},
    [ACT_LAND] = {BLOCK_AIM, FORM_AIM, 0},
    [ACT_GOLD] = {BLOCK_TILE, FORM_POS, 0},
    [ACT_BAR] = {BLOCK_TILE, FORM_POS, 0},
    [ACT_MAGIC] = {BLOCK_AIM, FORM_AIM, 0},
    [ACT_BANISH] = {BLOCK_BANISH, FORM_LEAST, 0},
    [ACT_FERRY] = {BLOCK_FERRY, FORM_SIDES, 0},
    [ACT_SAIL] = {BLOCK_SAIL, FORM_SAIL, 0},
    [ACT_CROP] = {BLOCK_CROP, FORM_LEAST, 0},
    [ACT_ADD] = {BLOCK_AIM, FORM_AIM, 0},
    [ACT_COUNTER] = {BLOCK_COUNTER, FORM_LEAST, 0},
    [ACT_ROBBER] = {BLOCK_ROBBER, FORM_LEAST, 0},
    [ACT_VICTIM] = {BLOCK_VICTIM, FORM_SEAT, 0},
    [ACT_LETTER] = {BLOCK_LETTER, FORM_LEAST, 1},
    [ACT_READ] = {BLOCK_AIM, FORM_READ, 0},
    [ACT_RECALL] = {BLOCK_AIM, FORM_AIM, 0},
};

/* Two of four sides. */
#define PAIRS 6
static const uint8_t pairs[PAIRS] = {3, 5, 6, 9, 10, 12};

static int pair_of(unsigned sides)
{
    int i = 0;

    while (i < PAIRS && pairs[i] != sides)
        i++;
    return i;
}

/* Figures that an aim tells apart: those of actions that may be played. */
static int aims(const struct carc_rules *r)
{
    if (r->action[ACT_TAKE] || r->action[ACT_LAND] || r->action[ACT_ADD] ||
        r->action[ACT_RECALL])
        return NFIGURES;
    if (r->action[ACT_MAGIC])
        return 2;
    return r->action[ACT_READ] || carc_opt(r, OPT_SCORE_ORDER) == ORDER_ASK;
}

/*
 * How far random games go: half as many tiles again and the river reach
 * further (tests/test_encode.c counts what falls outside: nothing).
 */
static int reach(const struct carc_rules *r)
{
    return 14 + r->ntiles / 16 + (r->on >> MOD_RIVER & 1 ? 6 : 0);
}

static int block_size(const struct carc_rules *r, int cols, int block)
{
    switch (block) {
    case BLOCK_PLACE:
        return 4 * cols * cols;
    case BLOCK_FIGURE:
        return NFIGURES * NSPOTS;
    case BLOCK_PASS:
        return 1;
    case BLOCK_AIM:
        return aims(r) * r->ntiles * NSPOTS;
    case BLOCK_TILE:
        return r->action[ACT_GOLD] ? r->ntiles : 0;
    case BLOCK_SAIL:
        return r->action[ACT_SAIL] ? r->ntiles * PAIRS : 0;
    case BLOCK_FERRY:
        return r->action[ACT_FERRY] ? PAIRS : 0;
    case BLOCK_CROWN:
        return r->action[ACT_CROWN] ? NFIGURES * BOARD_SECTORS : 0;
    case BLOCK_ABBOT:
        return r->action[ACT_ABBOT] != NULL;
    case BLOCK_FLOCK:
        return r->action[ACT_FLOCK] ? 2 : 0;
    case BLOCK_FLY:
        return r->action[ACT_FLY] ? NFIGURES : 0;
    case BLOCK_BANISH:
        return r->action[ACT_BANISH] ? 2 : 0;
    case BLOCK_CROP:
        return r->action[ACT_CROP] ? 2 : 0;
    case BLOCK_COUNTER:
        return r->action[ACT_COUNTER] ? 2 : 0;
    case BLOCK_ROBBER:
        return r->action[ACT_ROBBER] ? 50 : 0;
    case BLOCK_VICTIM:
        return r->action[ACT_VICTIM] ? r->head.players : 0;
    case BLOCK_READ:
        return r->action[ACT_READ] ? 2 : 0;
    case BLOCK_DRAW:
        return r->nkinds;
    case BLOCK_DIE:
        return r->action[ACT_DIE] ? 3 : 0;
    case BLOCK_TOKEN:
        return r->action[ACT_TOKEN] ? 5 : 0;
    default:
        return r->action[ACT_LETTER] ? 8 : 0;
    }
}

int encode_figure_room(const struct carc_rules *r)
{
    int room = r->cap_figs;

    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->things != NULL)
            room += r->ntiles / 8 + 2;
    }
    return room;
}

static void carc_space(dsk_space *sp)
{
    const struct carc_rules *r = carc_rules(sp->rules);
    int cols = 2 * reach(r) + 1;

    for (int block = 0; block < NBLOCKS; block++) {
        if (block == BLOCK_SEATS)
            sp->seat_actions = sp->actions;
        encode_block(sp, block, block_size(r, cols, block));
    }
    sp->head = carc_bag_at(r) + 2 * r->nkinds;
    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->sight != NULL)
            sp->head += r->module[i]->sight(r, NULL, 0, NULL);
    }
    sp->compact =
        sp->head + TILE_BYTES * r->ntiles + FIG_BYTES * encode_figure_room(r);
    sp->planes = NPLANES;
    sp->rows = sp->cols = cols;
    sp->symmetries = encode_carc_symmetries(r);
}

/* What is aimed at on the tile at pos; -1 if none lies there. */
static int aim(const dsk_space *sp, const struct carc *s, uint32_t where,
               int figure)
{
    const struct carc_rules *r = carc_rules(sp->rules);
    int tile = carc_tile_at(r, s, where >> 5 & 0x3ffff);
    int figures = sp->size[BLOCK_AIM] / (r->ntiles * NSPOTS);

    if (tile < 0 || (where & 31) >= NSPOTS || figure >= figures)
        return -1;
    return sp->at[BLOCK_AIM] + (tile * NSPOTS + (int)(where & 31)) * figures +
           figure;
}

static int placed(const dsk_space *sp, uint32_t payload)
{
    int x = carc_x(payload >> 2) + window_reach(sp);
    int y = carc_y(payload >> 2) + window_reach(sp);

    if ((unsigned)x >= (unsigned)sp->cols || (unsigned)y >= (unsigned)sp->rows)
        return -1;
    return sp->at[BLOCK_PLACE] +
           ((int)(payload & 3) * sp->rows + y) * sp->cols + x;
}

static int id_of(const dsk_space *sp, const struct carc *s, dsk_action a)
{
    const struct carc_rules *r = carc_rules(sp->rules);
    const struct act *act = &acts[ACTION_KIND(a)];
    uint32_t payload = ACTION_PAYLOAD(a);
    int first = sp->at[act->block];

    switch (act->form) {
    case FORM_PLACED:
        return placed(sp, payload);
    case FORM_STAND:
        return first + (int)(payload >> 5) * NSPOTS + (int)(payload & 31);
    case FORM_AIM:
        return aim(sp, s, payload & 0x7fffff, (int)(payload >> 23));
    case FORM_POS:
        return first + carc_tile_at(r, s, payload);
    case FORM_SAIL:
        return first + carc_tile_at(r, s, payload >> 4) * PAIRS +
               pair_of(payload & 15);
    case FORM_SIDES:
        return first + pair_of(payload);
    case FORM_CROWN:
        return first + (int)(payload >> 3) * BOARD_SECTORS + (int)(payload & 7);
    case FORM_SEAT:
        return first + encode_seat((int)payload, s->decider, r->head.players);
    case FORM_READ:
        if ((payload & 31) == NO_SPOT)
            return sp->at[BLOCK_READ] + (int)(payload >> 5);
        return aim(sp, s, payload, 0);
    default:
        return first + (int)payload - act->least;
    }
}

/*
 * Four placements side by side.  x and y of a window and the turns are small
 * and so are all products (reach() and the assertion below), so that the
 * multiplication of halves, which every processor has, is enough.
 */
typedef int32_t four_ids __attribute__((vector_size(16)));
typedef uint16_t halves __attribute__((vector_size(16)));
enum { LANES = 4 };
_Static_assert(3 * (2 * (14 + TILES_MAX / 16 + 6) + 1) *
                       (2 * (14 + TILES_MAX / 16 + 6) + 1) <
                   1 << 16,
               "a product fits half a lane");

/*
 * placed() for n placements, a multiple of four, if all of them are inside;
 * else returns false.
 */
static bool placed_fours(const dsk_space *sp, const dsk_action *a, int n,
                         int32_t *ids)
{
    const uint16_t c = (uint16_t)sp->cols, p = (uint16_t)(c * sp->rows);
    const halves row = {c, 0, c, 0, c, 0, c, 0},
                 plane = {p, 0, p, 0, p, 0, p, 0};
    const int reach = window_reach(sp), first = sp->at[BLOCK_PLACE];
    four_ids far = {0, 0, 0, 0};

    for (int i = 0; i < n; i += LANES) {
        four_ids v, x, y, id;

        mem_copy(&v, a + i, sizeof v);
        x = (v >> 11 & 511) - (CARC_SPAN - reach);
        y = (v >> 2 & 511) - (CARC_SPAN - reach);
        far |= x | y | (2 * reach - x) | (2 * reach - y);
        id = (four_ids)((halves)(v & 3) * plane) + (four_ids)((halves)y * row) +
             (x + first);
        mem_copy(ids + i, &id, sizeof id);
    }
    return (far[0] | far[1] | far[2] | far[3]) >= 0;
}

/* A list of placements; its last four overlap those before them. */
static bool placed_all(const dsk_space *sp, const dsk_action *a, int n,
                       int32_t *ids)
{
    int32_t all = 0;

    if (n >= LANES && placed_fours(sp, a, n - n % LANES, ids) &&
        placed_fours(sp, a + n - LANES, LANES, ids + n - LANES))
        return true; /* nearly always */
    for (int i = 0; i < n; i++) {
        ids[i] = placed(sp, ACTION_PAYLOAD(a[i]));
        all |= ids[i];
    }
    return all >= 0;
}

static bool carc_ids(const dsk_space *sp, const dsk_state *state,
                     const dsk_action *a, int n, int32_t *ids)
{
    int32_t all = 0;

    /* A list is sorted: the kinds of its ends are the kinds of all. */
    if (n > 0 && ACTION_KIND(a[0]) == ACT_PLACE &&
        ACTION_KIND(a[n - 1]) == ACT_PLACE)
        return placed_all(sp, a, n, ids);
    for (int i = 0; i < n; i++) {
        ids[i] = id_of(sp, carc_state_c(state), a[i]);
        all |= ids[i];
    }
    return all >= 0;
}

/* By the list: the action that has this id. */
static dsk_action decode_listed(const dsk_space *sp, const dsk_state *s, int id)
{
    dsk_action legal[LEGAL_MAX];
    int n = dsk_legal(sp->rules, s, legal, NULL, LEGAL_MAX);

    for (int i = 0; i < n; i++) {
        if (id_of(sp, carc_state_c(s), legal[i]) == id)
            return legal[i];
    }
    return 0;
}

static dsk_action carc_decode(const dsk_space *sp, const dsk_state *s, int id)
{
    int block = encode_block_of(sp, id), k = id - sp->at[block];
    int reach = window_reach(sp), row, turns;

    switch (block) {
    case BLOCK_PLACE:
        row = k / sp->cols; /* below 4 rows; a division is slow */
        turns =
            (row >= sp->rows) + (row >= 2 * sp->rows) + (row >= 3 * sp->rows);
        return ACTION(
            ACT_PLACE,
            carc_pos(k - row * sp->cols - reach, row - turns * sp->rows - reach)
                    << 2 |
                (unsigned)turns);
    case BLOCK_FIGURE:
        return ACTION(ACT_FIGURE, k / NSPOTS << 5 | k % NSPOTS);
    case BLOCK_PASS:
        return ACTION(ACT_PASS, 0);
    case BLOCK_DRAW:
        return ACTION(ACT_DRAW, k);
    default:
        return decode_listed(sp, s, id);
    }
}

/* ---- what a viewer knows ----------------------------------------------- */

static void write_turn(const struct carc_rules *r, const struct carc *s,
                       int viewer, uint8_t *out)
{
    const dsk_state *state = (const dsk_state *)(const void *)s;
    int player = dsk_player(&r->head, state);

    out[AT_PHASE] = s->phase;
    out[AT_ACTIVE] = carc_seat_byte(r, viewer, s->active);
    out[AT_DECIDER] = carc_seat_byte(r, viewer, s->decider);
    out[AT_CURRENT] = s->current == NO_KIND ? 0 : (uint8_t)(1 + s->current);
    out[AT_LAST] = s->ntiles == 0 ? 0 : (uint8_t)(1 + s->last);
    out[AT_PART] = s->part;
    out[AT_BAG_LEFT] = encode_byte(s->bag_left);
    out[AT_HIDDEN] = s->hidden;
    out[AT_EXTRA] = s->extra;
    out[AT_FLAGS] = (uint8_t)((s->bonus != 0) | (s->again != 0) << 1 |
                              (s->set_up != 0) << 2 | (s->between != 0) << 3);
    out[AT_NTILES] = s->ntiles;
    out[AT_WINNERS] = (uint8_t)encode_seats(
        dsk_winners(&r->head, state), viewer < 0 ? 0 : viewer, r->head.players);
    out[AT_STAGE] = s->stage;
    out[AT_PLAYER] =
        (uint8_t)(player < 0 ? player + 2
                             : 1 + carc_seat_byte(r, viewer, player));
}

static void write_seat(const struct carc *s, int seat, uint8_t *out)
{
    out[SEAT_SCORE] = (uint8_t)(s->score[seat] & 255);
    out[SEAT_SCORE + 1] = (uint8_t)(s->score[seat] >> 8);
    out[SEAT_DUE] = (uint8_t)(s->due[seat] & 255);
    out[SEAT_DUE + 1] = (uint8_t)(s->due[seat] >> 8);
    mem_copy(out + SEAT_SUPPLY, s->supply[seat], NFIGURES);
}

static void write_tiles(const struct carc_rules *r, const struct carc *s,
                        uint8_t *out)
{
    const struct tile *t = carc_tiles_c(r, s);

    for (int i = 0; i < s->ntiles; i++, out += TILE_BYTES) {
        out[TILE_X] = encode_byte(carc_x(t[i].pos) + MIDDLE);
        out[TILE_Y] = encode_byte(carc_y(t[i].pos) + MIDDLE);
        out[TILE_KIND] = (uint8_t)(1 + t[i].kind);
        out[TILE_TURNS] = t[i].rot;
    }
}

/* Is the first of two entries behind the second? */
static bool behind(const uint8_t *a, const uint8_t *b)
{
    static const uint8_t keys[] = {FIG_TILE, FIG_CODE, FIG_SPOT, FIG_OWNER};

    for (int i = 0; i < FIG_BYTES; i++) {
        if (a[keys[i]] != b[keys[i]])
            return a[keys[i]] > b[keys[i]];
    }
    return false;
}

void encode_sort_figures(uint8_t *list, int n)
{
    for (int i = 1; i < n; i++) {
        uint8_t mine[FIG_BYTES];
        int k = i;

        mem_copy(mine, list + FIG_BYTES * i, FIG_BYTES);
        for (; k > 0 && behind(list + FIG_BYTES * (k - 1), mine); k--)
            mem_copy(list + FIG_BYTES * k, list + FIG_BYTES * (k - 1),
                     FIG_BYTES);
        mem_copy(list + FIG_BYTES * k, mine, FIG_BYTES);
    }
}

/* All things of all modules; returns how many. */
static int all_things(const struct carc_rules *r, const struct carc *s,
                      struct thing *out)
{
    int n = 0;

    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->things != NULL)
            n += r->module[i]->things(r, s, out + n);
    }
    return n;
}

static void write_figures(const struct carc_rules *r, const struct carc *s,
                          int viewer, uint8_t *out)
{
    struct thing thing[NTHINGS * THINGS_MAX];
    int things = all_things(r, s, thing), n = 0, room = encode_figure_room(r);
    const struct fig *fig = carc_figs_c(r, s);

    for (int i = 0; i < r->cap_figs; i++) {
        uint8_t *f = out + FIG_BYTES * n;

        if (fig[i].owner == NO_OWNER)
            continue;
        f[FIG_CODE] = (uint8_t)(1 + (fig[i].owner & 15));
        f[FIG_OWNER] = carc_seat_byte(r, viewer, fig[i].owner >> 4);
        f[FIG_TILE] = carc_segs_c(r, s)[fig[i].seg].tile;
        f[FIG_SPOT] = (uint8_t)carc_seg_spot(r, s, fig[i].seg);
        n++;
    }
    for (int i = 0; i < things && n < room; i++, n++) {
        uint8_t *f = out + FIG_BYTES * n;

        f[FIG_CODE] = (uint8_t)(CODE_THING + thing[i].kind);
        f[FIG_TILE] = thing[i].tile;
        f[FIG_SPOT] = thing[i].what;
    }
    encode_sort_figures(out, n);
}

static void carc_compact(const dsk_space *sp, const dsk_state *state,
                         int viewer, uint8_t *out)
{
    const struct carc_rules *r = carc_rules(sp->rules);
    const struct carc *s = carc_state_c(state);
    uint8_t *bag = out + carc_bag_at(r), *more = bag + 2 * r->nkinds;

    mem_fill(out, 0, (size_t)sp->compact);
    write_turn(r, s, viewer, out);
    for (int i = 0; i < r->head.players; i++)
        write_seat(s, carc_seat_from(r, viewer, i),
                   out + AT_SEATS + SEAT_BYTES * i);
    mem_copy(bag, carc_bag_c(r, s), (size_t)r->nkinds);
    mem_copy(bag + r->nkinds, carc_gone_c(r, s), (size_t)r->nkinds);
    for (int i = 0; i < r->nmodules; i++) {
        if (r->module[i]->sight != NULL)
            more += r->module[i]->sight(r, s, viewer, more);
    }
    write_tiles(r, s, out + sp->head);
    write_figures(r, s, viewer, out + sp->head + TILE_BYTES * r->ntiles);
}

/* ---- planes ------------------------------------------------------------ */

/* The cell of a square in the first plane, or NULL outside the window. */
static uint8_t *cell_of(const dsk_space *sp, uint32_t pos, uint8_t *out)
{
    int x = carc_x(pos) + window_reach(sp), y = carc_y(pos) + window_reach(sp);

    if ((unsigned)x >= (unsigned)sp->cols || (unsigned)y >= (unsigned)sp->rows)
        return NULL;
    return out + y * sp->cols + x;
}

static void plane_feature(const struct carc_rules *r, const struct carc *s,
                          int seg, int viewer, uint8_t *cell, size_t area)
{
    const struct feat *f = &carc_feats_c(r, s)[carc_segs_c(r, s)[seg].feat];
    int spot = carc_seg_spot(r, s, seg), theirs = 0;
    int me = viewer < 0 ? 0 : viewer, fig = carc_segs_c(r, s)[seg].fig;

    if (spot >= NSPOTS)
        return;
    for (int p = 0; p < r->head.players; p++) {
        int weight = (int)(f->strength >> (4 * p) & 15);

        if (p != me && weight > theirs)
            theirs = weight;
    }
    cell[area * (size_t)(PLANE_OPEN + spot)] = encode_byte(1 + f->open);
    cell[area * (size_t)(PLANE_MINE + spot)] =
        (uint8_t)(f->strength >> (4 * me) & 15);
    cell[area * (size_t)(PLANE_THEIRS + spot)] = (uint8_t)theirs;
    if (fig != 0) {
        int owner = carc_figs_c(r, s)[fig - 1].owner;

        cell[area * (size_t)(PLANE_STANDS + spot)] =
            (uint8_t)(8 * carc_seat_byte(r, viewer, owner >> 4) + (owner & 15));
    }
}

static void plane_tile(const dsk_space *sp, const struct carc *s, int i,
                       int viewer, uint8_t *out)
{
    static const char letters[] = "RCV";
    const struct carc_rules *r = carc_rules(sp->rules);
    const struct tile *t = &carc_tiles_c(r, s)[i];
    const struct kind *k = &r->kind[t->kind];
    size_t area = (size_t)(sp->rows * sp->cols);
    uint8_t *cell = cell_of(sp, t->pos, out);

    if (cell == NULL)
        return;
    cell[area * PLANE_KIND] = (uint8_t)(1 + t->kind);
    cell[area * PLANE_TURNS] = t->rot;
    cell[area * PLANE_LAST] = i == s->last;
    for (int side = 0; side < NSIDES; side++) {
        for (int l = 0; l < 3; l++)
            cell[area * (size_t)(PLANE_SIDE + NSIDES * l + side)] =
                k->def.edges[(side - t->rot) & 3] == letters[l];
    }
    for (int g = 0; g < k->def.nsegs; g++)
        plane_feature(r, s, t->seg0 + g, viewer, cell, area);
}

static void plane_things(const dsk_space *sp, const struct carc *s,
                         uint8_t *out)
{
    const struct carc_rules *r = carc_rules(sp->rules);
    struct thing thing[NTHINGS * THINGS_MAX];
    int n = all_things(r, s, thing);
    size_t area = (size_t)(sp->rows * sp->cols);

    for (int i = 0; i < n; i++) {
        uint32_t pos = carc_tiles_c(r, s)[thing[i].tile].pos;
        uint8_t *cell = cell_of(sp, pos, out);

        if (cell == NULL)
            continue;
        if (thing[i].kind == THING_GOLD)
            cell[area * PLANE_GOLD] = thing[i].what;
        else if (thing[i].kind == THING_FERRY)
            for (int side = 0; side < NSIDES; side++)
                cell[area * (size_t)(PLANE_FERRY + side)] =
                    thing[i].what >> side & 1;
        else
            cell[area * (size_t)(PLANE_MAGE + thing[i].kind)] =
                (uint8_t)(1 + thing[i].what);
    }
}

static void carc_planes(const dsk_space *sp, const dsk_state *state, int viewer,
                        uint8_t *out)
{
    const struct carc_rules *r = carc_rules(sp->rules);
    const struct carc *s = carc_state_c(state);
    const struct open_square *open = carc_opens_c(r, s);
    size_t area = (size_t)(sp->rows * sp->cols);

    mem_fill(out, 0, area * NPLANES);
    for (int i = 0; i < s->ntiles; i++)
        plane_tile(sp, s, i, viewer, out);
    for (int i = 0; i < s->nopen && s->current != NO_KIND; i++) {
        uint8_t *cell = cell_of(sp, open_pos(open[i]), out);

        if (cell != NULL)
            cell[area * PLANE_FITS] = (uint8_t)__builtin_popcount(
                carc_fits(r, &r->kind[s->current], open[i]));
    }
    plane_things(sp, s, out);
}

const struct encoding encode_carcassonne = {
    .game = &game_carcassonne,
    .blocks = blocks,
    .space = carc_space,
    .ids = carc_ids,
    .decode = carc_decode,
    .compact = carc_compact,
    .planes = carc_planes,
    .turn_id = encode_carc_turn_id,
    .turn_compact = encode_carc_turn_compact,
    .turn_planes = encode_carc_turn_planes,
};
