/*
 * What lies on the hexes: the beginner map, the six double-sided pieces, the
 * classic spiral, and boards written as text.
 *
 * A hex is terrain | number << 4.  Slots of pieces go clockwise from NW: large
 * pieces lie in the even ones, small pieces in the odd ones (COMP-1).
 */
#include "catan/parts.h"
#include "game/mem.h"

enum cell { CELL_C, CELL_R, CELL_L, CELL_Q, CELL_O, NCELLS };

#define F(n) ((uint8_t)(LUMBER | (n) << 4))
#define H(n) ((uint8_t)(BRICK | (n) << 4))
#define P(n) ((uint8_t)(WOOL | (n) << 4))
#define G(n) ((uint8_t)(GRAIN | (n) << 4))
#define M(n) ((uint8_t)(ORE | (n) << 4))
#define D    ((uint8_t)DESERT)
#define NO   UNKNOWN_HEX

/* The hex of each cell of each slot. */
static const uint8_t slot_cells[6][NCELLS] = {
    {0, 4, 3, 1, 9},     {2, 5, NO, NO, 9},   {11, 10, 6, 15, 9},
    {18, 14, NO, NO, 9}, {16, 13, 17, 12, 9}, {7, 8, NO, NO, 9},
};

/* The harbour on the outer side of C, L and Q. */
static const uint8_t slot_harbours[6][3] = {
    {0, 8, 1}, {NO, NO, NO}, {3, 2, 4}, {NO, NO, NO}, {6, 5, 7}, {NO, NO, NO},
};

/* Cells C R L Q O, then harbours at C L Q. */
struct side {
    uint8_t cell[NCELLS];
    uint8_t harbour[3];
};

static const struct side pieces[6][2] = {
    {{{M(10), H(6), G(12), P(2), NO}, {ANY_HARBOUR, LUMBER, GRAIN}},
     {{P(6), G(10), M(2), H(12), NO}, {GRAIN, ANY_HARBOUR, LUMBER}}},
    {{{F(9), P(4), NO, NO, NO}, {NO, NO, NO}},
     {{F(4), P(9), NO, NO, NO}, {NO, NO, NO}}},
    {{{M(8), F(3), H(10), P(5), NO}, {ANY_HARBOUR, ORE, WOOL}},
     {{F(10), H(8), P(3), M(5), NO}, {ORE, WOOL, ANY_HARBOUR}}},
    {{{P(11), G(4), NO, NO, NO}, {NO, NO, NO}},
     {{G(11), P(4), NO, NO, NO}, {NO, NO, NO}}},
    {{{H(5), M(3), G(6), F(8), NO}, {ANY_HARBOUR, ANY_HARBOUR, BRICK}},
     {{F(5), G(3), H(8), M(6), NO}, {BRICK, ANY_HARBOUR, ANY_HARBOUR}}},
    {{{G(9), F(11), NO, NO, D}, {NO, NO, NO}},
     {{D, F(9), NO, NO, G(11)}, {NO, NO, NO}}},
};

/* Lays a piece (1..6), side 0 or 1, into a slot (0..5, clockwise from NW). */
static void lay_piece(uint8_t *hex, uint8_t *harbour, int slot, int piece,
                      int side)
{
    const struct side *face = &pieces[piece - 1][side];

    for (int c = 0; c < NCELLS; c++) {
        if (face->cell[c] != NO)
            hex[slot_cells[slot][c]] = face->cell[c];
    }
    for (int c = 0; c < 3; c++) {
        if (face->harbour[c] != NO)
            harbour[slot_harbours[slot][c]] = face->harbour[c];
    }
}

void catan_board_beginner(uint8_t *hex, uint8_t *harbour)
{
    for (int slot = 0; slot < 6; slot++) /* SETUP-6 */
        lay_piece(hex, harbour, slot, slot + 1, 0);
}

int catan_board_desert(const uint8_t *hex)
{
    for (int h = 0; h < NHEXES; h++) {
        if ((hex[h] & 15) == DESERT)
            return h;
    }
    return NOBODY;
}

/* ------------------------------------------------------------------------ */
/* Boards as text                                                           */
/* ------------------------------------------------------------------------ */

static const char terrain_letters[] = "FHPGMD";
static const char harbour_letters[] = "LBWGO3";

static int letter_index(const char *letters, char c)
{
    for (int i = 0; letters[i] != '\0'; i++) {
        if (letters[i] == c)
            return i;
    }
    return -1;
}

/* Six tokens like 3B, clockwise from NW, joined or separated by '-'. */
static const char *read_pieces(const char *w, size_t len, uint8_t *hex,
                               uint8_t *harbour)
{
    unsigned used = 0;
    size_t i = 0;

    for (int slot = 0; slot < 6; slot++) {
        int piece, side;

        if (i < len && slot > 0 && w[i] == '-')
            i++;
        if (i + 2 > len || w[i] < '1' || w[i] > '6')
            return "parts";
        piece = w[i] - '0';
        side = letter_index("AB", w[i + 1]);
        if (side < 0)
            return "sides";
        if ((piece - 1) % 2 != slot % 2)
            return "alternate";
        if (used >> piece & 1)
            return "twice";
        used |= 1u << piece;
        lay_piece(hex, harbour, slot, piece, side);
        i += 2;
    }
    return i == len ? NULL : "parts";
}

/* One hex like M10 or D. */
static const char *read_hex(const char **p, const char *end, uint8_t *hex)
{
    int terrain = *p < end ? letter_index(terrain_letters, **p) : -1;
    int number = 0;

    if (terrain < 0)
        return "hexes";
    (*p)++;
    if (terrain == DESERT) {
        *hex = DESERT;
        return NULL;
    }
    if (!scan_int(p, 2, 12, &number) || *p > end || number == 7)
        return "number";
    *hex = (uint8_t)(terrain | number << 4);
    return NULL;
}

/* One desert; no number more than twice (keeps counts within state.h). */
static const char *judge_hexes(const uint8_t *hex)
{
    int count[13] = {0}, deserts = 0;

    for (int h = 0; h < NHEXES; h++) {
        if (hex[h] == DESERT)
            deserts++;
        else if (++count[hex[h] >> 4] > 2)
            return "often";
    }
    return deserts == 1 ? NULL : "desert";
}

/* M10P2F9...P11/3GO3W33BL: hexes by rows, then harbours clockwise from e0. */
static const char *read_custom(const char *w, size_t len, uint8_t *hex,
                               uint8_t *harbour)
{
    const char *p = w, *end = w + len, *wrong;

    for (int h = 0; h < NHEXES; h++) {
        wrong = read_hex(&p, end, &hex[h]);
        if (wrong != NULL)
            return wrong;
    }
    if (p == end || *p++ != '/' || end - p != NHARBOURS)
        return "harbours";
    for (int i = 0; i < NHARBOURS; i++) {
        int kind = letter_index(harbour_letters, p[i]);

        if (kind < 0)
            return "harbours";
        harbour[i] = (uint8_t)kind;
    }
    return judge_hexes(hex);
}

const char *catan_board_read(const char *w, size_t len, uint8_t *hex,
                             uint8_t *harbour)
{
    if (len > 0 && w[0] >= '1' && w[0] <= '6')
        return read_pieces(w, len, hex, harbour);
    return read_custom(w, len, hex, harbour);
}

void catan_board_write(const uint8_t *hex, const uint8_t *harbour,
                       struct text *t)
{
    for (int h = 0; h < NHEXES; h++) {
        text_char(t, terrain_letters[hex[h] & 15]);
        if (hex[h] >> 4 != 0)
            text_int(t, hex[h] >> 4);
    }
    text_char(t, '/');
    for (int i = 0; i < NHARBOURS; i++)
        text_char(t, harbour_letters[harbour[i]]);
}

/* ------------------------------------------------------------------------ */
/* Boards by chance                                                         */
/* ------------------------------------------------------------------------ */

const uint8_t catan_board_corners[6] = {0, 2, 7, 11, 16, 18};

static const uint8_t outer_ring[12] = {0,  3,  7,  12, 16, 17,
                                       18, 15, 11, 6,  2,  1};
static const uint8_t inner_ring[6] = {4, 8, 13, 14, 10, 5};
static const uint8_t spiral_numbers[18] = {5, 2, 6,  3, 8, 10, 9, 12, 11,
                                           4, 8, 10, 9, 4, 5,  6, 3,  11};

/* Hex i of the spiral that starts at corner k of the outer ring. */
static int spiral_hex(int k, int i)
{
    if (i < 12)
        return outer_ring[(2 * k + i) % 12];
    return i < 18 ? inner_ring[(k + i - 12) % 6] : 9;
}

void catan_board_spiral(uint8_t *hex, int corner)
{
    int k = 0, n = 0;

    while (outer_ring[2 * k] != corner)
        k++;
    for (int i = 0; i < NHEXES; i++) {
        int h = spiral_hex(k, i);

        if (hex[h] != DESERT)
            hex[h] = (uint8_t)((hex[h] & 15) | spiral_numbers[n++] << 4);
    }
}

static bool piece_used(CS, int piece)
{
    return s->contenders >> piece & 1; /* free until PH_START */
}

int catan_may_lay(R, CS, dsk_action a, dsk_note *why)
{
    int piece = act_b(a);

    (void)r;
    if (piece < 1 || piece > 6 || act_a(a) > 1 || piece_used(s, piece) ||
        (piece - 1) % 2 != s->step % 2)
        return catan_refuse(why, MSG_BAD_CHANCE);
    return DSK_OK;
}

/* The piece that lies in a slot with either side up, or 0; large and small ones
 * take turns. */
static int piece_in(CS, int slot)
{
    for (int face = 0; face < 12; face++) {
        uint8_t hex[NHEXES], harbour[NHARBOURS];

        if (face / 2 % 2 != slot % 2)
            continue;
        mem_copy(hex, s->hex, sizeof hex);
        mem_copy(harbour, s->harbour, sizeof harbour);
        lay_piece(hex, harbour, slot, face / 2 + 1, face % 2);
        if (mem_same(hex, s->hex, sizeof hex) &&
            mem_same(harbour, s->harbour, sizeof harbour))
            return face / 2 + 1;
    }
    return 0;
}

static bool laid_well(CS)
{
    unsigned used = 0;

    for (int slot = 0; slot < s->step; slot++)
        used |= 1u << piece_in(s, slot);
    return used == s->contenders && (used & 1) == 0;
}

void catan_do_lay(R, S, dsk_action a, const dsk_sink *sink)
{
    int piece = act_b(a);
    char name[3] = {(char)('0' + piece), "AB"[act_a(a)], '\0'};

    lay_piece(s->hex, s->harbour, s->step, piece, act_a(a));
    s->contenders = (uint8_t)(s->contenders | 1u << piece);
    catan_tell_str(sink, MSG_E_LAID, NOBODY, "piece", name);
    if (++s->step == 6)
        catan_setup_board_done(r, s, sink);
}

void catan_list_lay(R, CS, struct list *l)
{
    (void)r;
    for (int piece = 1; piece <= 6; piece++) {
        if (piece_used(s, piece) || (piece - 1) % 2 != s->step % 2)
            continue;
        list_chance(l, ACT(V_LAY, 0, piece, 0), 1);
        list_chance(l, ACT(V_LAY, 0, piece, 1), 1);
    }
}

static const uint8_t terrain_counts[NTERRAINS] = {4, 3, 4, 4, 3, 1};
static const uint8_t harbour_counts[NHARBOUR_KINDS] = {1, 1, 1, 1, 1, 4};

/* How many of this value are not among the first n. */
static int left_of(const uint8_t *counts, const uint8_t *dealt, int n,
                   int value)
{
    int left = counts[value];

    for (int i = 0; i < n; i++) {
        if (dealt[i] == value)
            left--;
    }
    return left;
}

/* Are the first n dealt from what there is? */
static bool dealt_from(const uint8_t *counts, int kinds, const uint8_t *dealt,
                       int n)
{
    int sum = 0;

    for (int k = 0; k < kinds; k++) {
        int left = left_of(counts, dealt, n, k);

        if (left < 0)
            return false;
        sum += counts[k] - left;
    }
    return sum == n;
}

bool catan_board_dealt(CS)
{
    switch (s->phase) {
    case PH_LAY:
        return laid_well(s);
    case PH_TERRAIN:
        return dealt_from(terrain_counts, NTERRAINS, s->hex, s->step);
    case PH_SPIRAL:
        return dealt_from(terrain_counts, NTERRAINS, s->hex, NHEXES);
    case PH_HARBOUR:
        return catan_board_desert(s->hex) != NOBODY &&
               dealt_from(harbour_counts, NHARBOUR_KINDS, s->harbour, s->step);
    default:
        return true;
    }
}

int catan_may_terrain(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    if (act_b(a) != s->step || act_a(a) >= NTERRAINS ||
        left_of(terrain_counts, s->hex, s->step, act_a(a)) == 0)
        return catan_refuse(why, MSG_BAD_CHANCE);
    return DSK_OK;
}

void catan_do_terrain(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)r;
    (void)sink;
    s->hex[s->step++] = (uint8_t)act_a(a);
    if (s->step == NHEXES) {
        s->step = 0;
        s->phase = PH_SPIRAL;
    }
}

void catan_list_terrain(R, CS, struct list *l)
{
    (void)r;
    for (int t = 0; t < NTERRAINS; t++) {
        int left = left_of(terrain_counts, s->hex, s->step, t);

        if (left > 0)
            list_chance(l, ACT(V_TERRAIN, 0, s->step, t), left);
    }
}

int catan_may_spiral(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    (void)s;
    for (int i = 0; i < 6; i++) {
        if (catan_board_corners[i] == act_a(a))
            return DSK_OK;
    }
    return catan_refuse(why, MSG_BAD_CHANCE);
}

void catan_do_spiral(R, S, dsk_action a, const dsk_sink *sink)
{
    catan_board_spiral(s->hex, act_a(a));
    if (r->shuffle_harbours)
        s->phase = PH_HARBOUR;
    else
        catan_setup_board_done(r, s, sink);
}

void catan_list_spiral(R, CS, struct list *l)
{
    (void)r;
    (void)s;
    for (int i = 0; i < 6; i++)
        list_chance(l, ACT(V_SPIRAL, 0, 0, catan_board_corners[i]), 1);
}

int catan_may_harbour(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    if (act_b(a) != s->step || act_a(a) >= NHARBOUR_KINDS ||
        left_of(harbour_counts, s->harbour, s->step, act_a(a)) == 0)
        return catan_refuse(why, MSG_BAD_CHANCE);
    return DSK_OK;
}

void catan_do_harbour(R, S, dsk_action a, const dsk_sink *sink)
{
    s->harbour[s->step++] = (uint8_t)act_a(a);
    if (s->step == NHARBOURS)
        catan_setup_board_done(r, s, sink);
}

void catan_list_harbour(R, CS, struct list *l)
{
    (void)r;
    for (int k = 0; k < NHARBOUR_KINDS; k++) {
        int left = left_of(harbour_counts, s->harbour, s->step, k);

        if (left > 0)
            list_chance(l, ACT(V_HARBOUR, 0, s->step, k), left);
    }
}
