/*
 * Catan in numbers.  A block of ids is a verb (action.h) and its operands; a
 * plane shows one kind of thing on the board.  compact.c has the rest of what a
 * viewer sees.
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
 * How operands become a number.  Up to FORM_PLACE it is a sum; FORM_PLACE is
 * one as long as b is 0.
 */
enum form {
    FORM_NONE,
    FORM_A,      /* a                             */
    FORM_BANK,   /* rate a, give c, get b         */
    FORM_DICE,   /* b and a from 1                */
    FORM_LAY,    /* piece b from 1, side a        */
    FORM_HEX,    /* b, and a of six               */
    FORM_PLACE,  /* own or neutral b, place a     */
    FORM_SEAT,   /* a, counted from the one who acts */
    FORM_PLENTY, /* b, and a or none              */
};

/* What one of each operand adds, and what is taken away from the sum. */
static const struct form_sum {
    uint8_t a, b, c, less;
} sums[FORM_PLACE + 1] = {
    [FORM_A] = {1, 0, 0, 0},
    [FORM_BANK] = {NRESOURCES * NRESOURCES, 1, NRESOURCES,
                   2 * NRESOURCES *NRESOURCES},
    [FORM_DICE] = {1, 6, 0, 7},
    [FORM_LAY] = {1, 2, 0, 2},
    [FORM_HEX] = {1, 6, 0, 0},
    [FORM_PLACE] = {1, 0, 0, 0},
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

/* Operands that are no sum. */
static int operands(R, CS, dsk_action x)
{
    int a = act_a(x), b = act_b(x);

    switch (forms[act_verb(x)].form) {
    case FORM_PLACE:
        return (b - 1) * forms[act_verb(x)].range + a;
    case FORM_SEAT:
        return encode_seat(a, s->mover, r->head.players);
    default: /* FORM_PLENTY */
        return b * (NRESOURCES + 1) + (a == ONE_CARD ? NRESOURCES : a);
    }
}

static bool catan_ids(const dsk_space *sp, const dsk_state *s,
                      const dsk_action *a, int n, int32_t *ids)
{
    const struct catan_rules *r = catan_rules(sp->rules);

    for (int i = 0; i < n; i++) {
        enum verb verb = act_verb(a[i]);
        int form = forms[verb].form, k;

        if (form < FORM_PLACE || (form == FORM_PLACE && act_b(a[i]) == 0))
            k = sums[form].a * act_a(a[i]) + sums[form].b * act_b(a[i]) +
                sums[form].c * act_c(a[i]) - sums[form].less;
        else
            k = operands(r, catan_state_c(s), a[i]);
        ids[i] = sp->at[verb] + k;
    }
    return true; /* the island is never larger */
}

static dsk_action catan_decode(const dsk_space *sp, const dsk_state *state,
                               int id)
{
    const struct catan *s = catan_state_c(state);
    int verb = encode_block_of(sp, id), k = id - sp->at[verb];
    int range = forms[verb].range, players = sp->rules->players, a;

    if (forms[verb].form <= FORM_A ||
        (forms[verb].form == FORM_PLACE && k < range))
        return ACT(verb, 0, 0, k); /* nearly always */
    switch (forms[verb].form) {
    case FORM_PLACE:
        return ACT(verb, 0, k / range + 1, k % range);
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
    default: /* FORM_HEX */
        return ACT(verb, 0, k / 6, k % 6);
    }
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
    const uint8_t *number =
        encode_catan_number[r->head.players][viewer < 0 ? 0 : viewer];

    mem_fill(out, 0, NPLANES * GRID_CELLS);
    plane_hexes(s, out);
    for (int p = 0; p < (r->two ? OWNERS : r->head.players); p++)
        plane_pieces(s, p, number[p], out);
    if (s->phase == PH_FOUND_ROAD)
        out[PLANE_FOUNDED * GRID_CELLS + encode_vertex_cell(s->found_at)] = 1;
}

const struct encoding encode_catan = {
    .game = &game_catan,
    .blocks = blocks,
    .space = catan_space,
    .ids = catan_ids,
    .decode = catan_decode,
    .compact = encode_catan_compact,
    .planes = catan_planes,
    .turn_id = encode_catan_turn_id,
    .turn_compact = encode_catan_turn_compact,
    .turn_planes = encode_catan_turn_planes,
};
