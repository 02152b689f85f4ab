/*
 * Catan in numbers.  A block of ids is a verb (action.h) and its operands; an
 * observation is what the lines of a view say (view.c), byte by byte.
 */
#include "encode/catan/layout.h"

#include "catan/catan.h"
#include "game/mem.h"

/* ---- actions ----------------------------------------------------------- */

static const char *const blocks[NVERBS] = {
#define VERB(id, word) word,
    CATAN_VERBS(VERB)
#undef VERB
};

/*
 * How operands become a number; those that take seats need the mover.  The
 * first three are operand a where b is 0.
 */
enum form {
    FORM_NONE,
    FORM_A,      /* a                             */
    FORM_PLACE,  /* own or neutral b, place a     */
    FORM_SEAT,   /* a, counted from the one who acts */
    FORM_PLENTY, /* b, and a or none              */
    FORM_BANK,   /* rate a, give c, get b         */
    FORM_DICE,   /* b and a from 1                */
    FORM_LAY,    /* piece b from 1, side a        */
    FORM_HEX,    /* b, and a of six               */
};

static const struct verb_form {
    uint8_t form, range; /* of operand a */
} forms[NVERBS] = {
    [V_LAY] = {FORM_LAY, 2},
    [V_TERRAIN] = {FORM_HEX, NHEXES},
    [V_SPIRAL] = {FORM_A, NHEXES},
    [V_HARBOUR] = {FORM_HEX, NHARBOURS},
    [V_DICE] = {FORM_DICE, 6},
    [V_STEAL] = {FORM_A, NRESOURCES},
    [V_DRAW] = {FORM_A, NDEVS},
    [V_SETTLE] = {FORM_PLACE, NVERTICES},
    [V_ROAD] = {FORM_PLACE, NEDGES},
    [V_CITY] = {FORM_A, NVERTICES},
    [V_PLENTY] = {FORM_PLENTY, NRESOURCES},
    [V_MONOPOLY] = {FORM_A, NRESOURCES},
    [V_ROBBER] = {FORM_A, NHEXES},
    [V_ROB] = {FORM_SEAT, 0},
    [V_DISCARD] = {FORM_A, NRESOURCES},
    [V_BANK] = {FORM_BANK, 3},
    [V_RETURN] = {FORM_A, NRESOURCES},
    [V_GIVE] = {FORM_A, NRESOURCES},
    [V_WANT] = {FORM_A, NRESOURCES},
    [V_TO] = {FORM_SEAT, 0},
    [V_TRADE] = {FORM_SEAT, 0},
};

static int block_size(const struct catan_rules *r, int verb)
{
    int range = forms[verb].range;

    switch (forms[verb].form) {
    case FORM_A:
        return range;
    case FORM_PLACE:
        return r->two ? 3 * range : range;
    case FORM_SEAT:
        return r->head.players;
    case FORM_PLENTY:
        return NRESOURCES * (NRESOURCES + 1);
    case FORM_BANK:
        return range * NRESOURCES * NRESOURCES;
    case FORM_DICE:
        return range * range;
    case FORM_LAY:
        return 6 * range;
    case FORM_HEX:
        return 6 * range;
    default:
        return 1;
    }
}

static void catan_space(dsk_space *sp)
{
    const struct catan_rules *r = catan_rules(sp->rules);

    for (int verb = V_ROLL; verb < NVERBS; verb++)
        encode_block(sp, verb, block_size(r, verb));
    sp->seat_actions = sp->actions;
    for (int verb = V_LAY; verb < V_ROLL; verb++)
        encode_block(sp, verb, block_size(r, verb));
    sp->compact = COMPACT_BYTES;
    sp->head = AT_TERRAIN;
    sp->planes = NPLANES;
    sp->rows = GRID_ROWS;
    sp->cols = GRID_COLS;
    sp->symmetries = encode_catan_symmetries(r);
}

static int operands(R, CS, dsk_action x)
{
    int a = act_a(x), b = act_b(x), c = act_c(x);

    switch (forms[act_verb(x)].form) {
    case FORM_A:
        return a;
    case FORM_PLACE:
        return (b == 0 ? 0 : b - 1) * forms[act_verb(x)].range + a;
    case FORM_SEAT:
        return encode_seat(a, s->mover, r->head.players);
    case FORM_PLENTY:
        return b * (NRESOURCES + 1) + (a == ONE_CARD ? NRESOURCES : a);
    case FORM_BANK:
        return ((a - 2) * NRESOURCES + c) * NRESOURCES + b;
    case FORM_DICE:
        return (b - 1) * 6 + a - 1;
    case FORM_LAY:
        return (b - 1) * 2 + a;
    case FORM_HEX:
        return b * 6 + a;
    default:
        return 0;
    }
}

static void catan_ids(const dsk_space *sp, const dsk_state *s,
                      const dsk_action *a, int n, int32_t *ids)
{
    const struct catan_rules *r = catan_rules(sp->rules);

    for (int i = 0; i < n; i++) {
        enum verb verb = act_verb(a[i]);
        bool plain = forms[verb].form <= FORM_PLACE && act_b(a[i]) == 0;

        ids[i] = sp->at[verb] +
                 (plain ? act_a(a[i]) : operands(r, catan_state_c(s), a[i]));
    }
}

static dsk_action catan_decode(const dsk_space *sp, const dsk_state *state,
                               int id)
{
    const struct catan *s = catan_state_c(state);
    int verb = encode_block_of(sp, id), k = id - sp->at[verb];
    int range = forms[verb].range, players = sp->rules->players, a;

    switch (forms[verb].form) {
    case FORM_A:
        return ACT(verb, 0, 0, k);
    case FORM_PLACE:
        return ACT(verb, 0, k < range ? 0 : k / range + 1, k % range);
    case FORM_SEAT:
        return s->mover < 0 ? 0 : ACT(verb, 0, 0, (k + s->mover) % players);
    case FORM_PLENTY:
        a = k % (NRESOURCES + 1);
        return ACT(verb, 0, k / (NRESOURCES + 1),
                   a == NRESOURCES ? ONE_CARD : a);
    case FORM_BANK:
        return ACT(verb, k / NRESOURCES % NRESOURCES, k % NRESOURCES,
                   k / (NRESOURCES * NRESOURCES) + 2);
    case FORM_DICE:
        return ACT(verb, 0, k / 6 + 1, k % 6 + 1);
    case FORM_LAY:
        return ACT(verb, 0, k / 2 + 1, k % 2);
    case FORM_HEX:
        return ACT(verb, 0, k / 6, k % 6);
    default:
        return ACT(verb, 0, 0, 0);
    }
}

/* ---- what a viewer knows ----------------------------------------------- */

/* An owner as the viewer counts; neutrals stay where they are.  A division
 * for each of them would be a good part of an observation. */
static int owner_from(R, int from, int p)
{
    if (p >= r->head.players)
        return p;
    return p < from ? p - from + r->head.players : p - from;
}

static void write_cards(uint8_t *out, uint32_t cards)
{
    for (int k = 0; k < NRESOURCES; k++)
        out[k] = (uint8_t)cards_get(cards, k);
}

static void write_seat(R, CS, int p, uint32_t known, uint8_t *out)
{
    bool over = s->phase == PH_OVER;

    out[SEAT_POINTS] = (uint8_t)(over ? all_points(s, p) : open_points(s, p));
    out[SEAT_CARDS] = s->cards[p];
    write_cards(out + SEAT_KNOWN, known);
    out[SEAT_UNKNOWN] = (uint8_t)(s->cards[p] - cards_sum(known));
    out[SEAT_DEVS] = s->dev_held[p];
    out[SEAT_KNIGHTS] = s->knights[p];
    out[SEAT_TRADE_CARDS] = r->two ? s->trade_cards[p] : 0;
    out[SEAT_DISCARDS] = (uint8_t)(s->to_discard[p] + cards_sum(s->discard[p]));
    if (s->phase == PH_START)
        out[SEAT_START_ROLL] = s->start_roll[p];
    if (over)
        out[SEAT_REVEALED] = s->dev[p][VICTORY];
}

/* What neutrals have too. */
static void write_owner(CS, int p, uint8_t *out)
{
    out[SEAT_ROAD] = s->length[p];
    out[SEAT_LEFT] = s->roads_left[p];
    out[SEAT_LEFT + 1] = s->settlements_left[p];
    out[SEAT_LEFT + 2] = s->cities_left[p];
}

/* Sets a flag of an owner, if there is one. */
static void write_flag(const int as[OWNERS], int p, int flag, uint8_t *out)
{
    if (p >= 0 && p < OWNERS)
        out[AT_SEATS + SEAT_BYTES * as[p] + SEAT_FLAGS] |= (uint8_t)flag;
}

static void write_flags(CS, const int as[OWNERS], uint8_t *out)
{
    write_flag(as, s->longest, 1, out);
    write_flag(as, s->army, 2, out);
    write_flag(as, s->active, 4, out);
    write_flag(as, s->mover, 8, out);
}

static void write_own(CS, int viewer, uint8_t *out)
{
    write_cards(out + AT_HAND, s->hand[viewer]);
    for (int k = 0; k < NDEVS; k++) {
        out[AT_DEVS + k] = s->dev[viewer][k];
        out[AT_FRESH + k] = viewer == s->active ? s->fresh[k] : 0;
    }
    out[AT_POINTS] = (uint8_t)all_points(s, viewer);
    for (int k = 0; k < NRESOURCES; k++)
        out[AT_RATES + k] = (uint8_t)catan_sea_rate(s, viewer, k);
    write_cards(out + AT_DISCARDING, s->discard[viewer]);
}

static void write_turn(R, CS, int from, const int as[OWNERS], uint8_t *out)
{
    uint8_t *t = out + AT_TURN;

    t[0] = (uint8_t)(s->deck[0] + s->deck[1] + s->deck[2] + s->deck[3] +
                     s->deck[4]);
    t[1] = s->phase;
    t[2] = (uint8_t)(s->turn & 255);
    t[3] = (uint8_t)(s->turn >> 8);
    t[4] = s->rolls;
    t[5] = s->die[0];
    t[6] = s->die[1];
    t[7] = s->dev_played;
    t[8] = s->built;
    t[9] = s->offers;
    t[10] = s->free_roads;
    t[11] = (uint8_t)(s->mover < 0 ? s->mover + 2 : 2 + as[s->mover]);
    t[12] = (uint8_t)(s->active < 0 ? 0 : 1 + as[s->active]);
    if (s->phase == PH_OVER)
        return;
    t[13] = (uint8_t)(s->victim < 0 ? 0 : 1 + as[s->victim]);
    t[14] = s->first_sum;
    t[15] = s->duty;
    t[16] = s->to_return;
    t[17] = s->acts;
    t[18] = s->retired;
    if (s->phase == PH_START)
        t[19] = (uint8_t)encode_seats(s->contenders, from, r->head.players);
}

static void write_deal(uint8_t *out, uint32_t give, uint32_t want)
{
    write_cards(out, give);
    write_cards(out + NRESOURCES, want);
}

/* What is being composed is seen by whoever composes it (INFO-1). */
static void write_offer(R, CS, int viewer, int from, uint8_t *out)
{
    bool open = s->phase == PH_ANSWER || s->phase == PH_COUNTER ||
                s->phase == PH_CHOOSE;
    uint8_t *seats = out + AT_OFFER_SEATS;
    int n = r->head.players;

    if (!open && !(s->phase == PH_OFFER && viewer == s->active))
        return;
    write_deal(out + AT_OFFER, s->give, s->want);
    seats[0] = (uint8_t)encode_seats(s->to, from, n);
    if (!open)
        return;
    seats[1] = (uint8_t)encode_seats(s->to_answer, from, n);
    seats[2] = (uint8_t)encode_seats(s->accepted, from, n);
    seats[3] = (uint8_t)encode_seats(s->countered, from, n);
    for (int p = 0; p < n; p++) {
        bool mine = s->phase == PH_COUNTER && p == s->mover && p == viewer;

        if ((s->countered >> p & 1) || mine)
            write_deal(out + AT_COUNTERS + DEAL_BYTES * encode_seat(p, from, n),
                       s->counter_give[p], s->counter_want[p]);
    }
}

/* Two sets of bits: together the number of the owner of a piece. */
struct owners {
    uint64_t odd, high;
};

static struct owners owners_of(const uint64_t set[OWNERS])
{
    struct owners o = {set[1] | set[3], set[2] | set[3]};

    return o;
}

static unsigned owner_at(struct owners o, int v)
{
    return (unsigned)(o.odd >> v & 1) | (unsigned)(o.high >> v & 1) << 1;
}

/* One loop for all owners: short loops are hard to foresee. */
static void write_pieces(CS, const int as[OWNERS], uint8_t *out)
{
    uint64_t zig[OWNERS], down[OWNERS], place[OWNERS], cities = 0;
    struct edges roads = all_roads(s);
    struct owners zigs, downs, places;
    uint8_t code[OWNERS];

    for (int p = 0; p < OWNERS; p++) {
        zig[p] = s->road[p].zig;
        down[p] = s->road[p].down;
        place[p] = buildings_of(s, p);
        cities |= s->city[p];
        code[p] = (uint8_t)(as[p] + 1);
    }
    zigs = owners_of(zig);
    downs = owners_of(down);
    places = owners_of(place);
    for (uint64_t m = roads.zig; m != 0; m &= m - 1)
        out[AT_EDGE + catan_zig_edge[lowest(m)]] =
            code[owner_at(zigs, lowest(m))];
    for (uint64_t m = roads.down; m != 0; m &= m - 1)
        out[AT_EDGE + catan_down_edge[lowest(m)]] =
            code[owner_at(downs, lowest(m))];
    for (uint64_t m = buildings(s); m != 0; m &= m - 1)
        out[AT_VERTEX + lowest(m)] =
            (uint8_t)(2 * code[owner_at(places, lowest(m))] - 1 +
                      (int)(cities >> lowest(m) & 1));
}

static void write_board(CS, uint8_t *out)
{
    for (int h = 0; h < NHEXES; h++) {
        bool known = s->hex[h] != UNKNOWN_HEX;

        out[AT_TERRAIN + h] = known ? (uint8_t)(1 + hex_terrain(s, h)) : 0;
        out[AT_NUMBER + h] = known ? (uint8_t)hex_number(s, h) : 0;
    }
    for (int i = 0; i < NHARBOURS; i++)
        out[AT_HARBOUR + i] =
            s->harbour[i] == UNKNOWN_HARBOUR ? 0 : (uint8_t)(1 + s->harbour[i]);
    out[AT_ROBBER] = s->robber;
    if (s->phase == PH_FOUND_ROAD)
        out[AT_FOUNDED] = (uint8_t)(1 + s->found_at);
}

/* What may stay unwritten, in short pieces: these are quicker to fill. */
static void start_empty(int viewer, uint8_t *out)
{
    mem_fill(out + AT_SEATS, 0, AT_HAND - AT_SEATS);
    if (viewer < 0)
        mem_fill(out + AT_HAND, 0, AT_BANK - AT_HAND);
    mem_fill(out + AT_TURN, 0, AT_TERRAIN - AT_TURN);
    out[AT_FOUNDED] = 0;
    mem_fill(out + AT_VERTEX, 0, NVERTICES);
    mem_fill(out + AT_EDGE, 0, NEDGES);
}

static void catan_compact(const dsk_space *sp, const dsk_state *state,
                          int viewer, uint8_t *out)
{
    const struct catan_rules *r = catan_rules(sp->rules);
    const struct catan *s = catan_state_c(state);
    int from = viewer < 0 ? 0 : viewer;
    uint32_t known[OWNERS];
    int as[OWNERS];

    start_empty(viewer, out);
    catan_know_close(r, s, viewer < 0 ? SPECTATOR : viewer, known);
    for (int p = 0; p < OWNERS; p++) {
        uint8_t *seat;

        as[p] = owner_from(r, from, p);
        seat = out + AT_SEATS + SEAT_BYTES * as[p];
        if (p < r->head.players)
            write_seat(r, s, p, known[p], seat);
        if (p < r->head.players || r->two)
            write_owner(s, p, seat);
    }
    write_flags(s, as, out);
    write_pieces(s, as, out);
    if (viewer >= 0)
        write_own(s, viewer, out);
    write_cards(out + AT_BANK, s->bank);
    mem_copy(out + AT_GONE, s->gone, NDEVS);
    write_turn(r, s, from, as, out);
    write_offer(r, s, viewer, from, out);
    write_board(s, out);
}

/* ---- planes ------------------------------------------------------------ */

/* Zigzag rows of 7, 9, 11, 11, 9, 7 places, centred (island.h). */
int encode_vertex_cell(int v)
{
    static const uint8_t first[] = {0, 7, 16, 27, 38, 47, 54};
    int row = 0, length;

    while (v >= first[row + 1])
        row++;
    length = first[row + 1] - first[row];
    return 2 * row * GRID_COLS + 2 * (v - first[row]) + 11 - length;
}

/* Half way between its ends. */
int encode_edge_cell(int e)
{
    int a = encode_vertex_cell(catan_edge_ends[e][0]);
    int b = encode_vertex_cell(catan_edge_ends[e][1]);
    int row = (a / GRID_COLS + b / GRID_COLS) / 2;

    return row * GRID_COLS + (a % GRID_COLS + b % GRID_COLS) / 2;
}

/* Below the second of its places, the peak. */
int encode_hex_cell(int h)
{
    uint64_t m = catan_hex_vertices[h];

    return encode_vertex_cell(lowest(m & (m - 1))) + GRID_COLS;
}

/* Of 36 rolls, those that bring this number. */
static int pips(int number)
{
    return number == 0 ? 0 : number < 7 ? number - 1 : 13 - number;
}

static void plane_hexes(CS, uint8_t *out)
{
    for (int h = 0; h < NHEXES; h++) {
        uint8_t *cell = out + encode_hex_cell(h);

        if (s->hex[h] == UNKNOWN_HEX)
            continue;
        cell[(PLANE_TERRAIN + hex_terrain(s, h)) * GRID_CELLS] = 1;
        cell[PLANE_NUMBER * GRID_CELLS] = (uint8_t)hex_number(s, h);
        cell[PLANE_PIPS * GRID_CELLS] = (uint8_t)pips(hex_number(s, h));
    }
    out[PLANE_ROBBER * GRID_CELLS + encode_hex_cell(s->robber)] = 1;
    for (int i = 0; i < NHARBOURS; i++) {
        for (int end = 0; end < 2 && s->harbour[i] != UNKNOWN_HARBOUR; end++)
            out[(PLANE_HARBOUR + s->harbour[i]) * GRID_CELLS +
                encode_vertex_cell(
                    catan_edge_ends[catan_harbour_edge[i]][end])] = 1;
    }
}

static void plane_pieces(CS, int p, int as, uint8_t *out)
{
    uint8_t edge[NEDGES];
    int n = catan_list_edges(s->road[p], edge);

    for (int i = 0; i < n; i++)
        out[(PLANE_ROAD + as) * GRID_CELLS + encode_edge_cell(edge[i])] = 1;
    for (uint64_t m = s->settlement[p]; m != 0; m &= m - 1)
        out[(PLANE_SETTLEMENT + as) * GRID_CELLS +
            encode_vertex_cell(lowest(m))] = 1;
    for (uint64_t m = s->city[p]; m != 0; m &= m - 1)
        out[(PLANE_CITY + as) * GRID_CELLS + encode_vertex_cell(lowest(m))] = 1;
}

static void catan_planes(const dsk_space *sp, const dsk_state *state,
                         int viewer, uint8_t *out)
{
    const struct catan_rules *r = catan_rules(sp->rules);
    const struct catan *s = catan_state_c(state);
    int from = viewer < 0 ? 0 : viewer;

    mem_fill(out, 0, NPLANES * GRID_CELLS);
    plane_hexes(s, out);
    for (int p = 0; p < (r->two ? OWNERS : r->head.players); p++)
        plane_pieces(s, p, owner_from(r, from, p), out);
    if (s->phase == PH_FOUND_ROAD)
        out[PLANE_FOUNDED * GRID_CELLS + encode_vertex_cell(s->found_at)] = 1;
}

const struct encoding encode_catan = {
    .game = &game_catan,
    .blocks = blocks,
    .space = catan_space,
    .ids = catan_ids,
    .decode = catan_decode,
    .compact = catan_compact,
    .planes = catan_planes,
    .turn_id = encode_catan_turn_id,
    .turn_compact = encode_catan_turn_compact,
    .turn_planes = encode_catan_turn_planes,
};
