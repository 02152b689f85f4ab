/*
 * Tables of the island: see island.h.  tests/catan/test_island.c derives all
 * of them again from the coordinates of the hexes.
 */
#include "catan/island.h"

const struct step catan_step[NVERTICES][3] = {
    {{1, 0, 0}, {8, 1, 0}, {NOWHERE, 0, 63}},
    {{0, 0, 0}, {2, 0, 1}, {NOWHERE, 0, 63}},
    {{1, 0, 1}, {3, 0, 2}, {10, 1, 2}},
    {{2, 0, 2}, {4, 0, 3}, {NOWHERE, 0, 63}},
    {{3, 0, 3}, {5, 0, 4}, {12, 1, 4}},
    {{4, 0, 4}, {6, 0, 5}, {NOWHERE, 0, 63}},
    {{5, 0, 5}, {14, 1, 6}, {NOWHERE, 0, 63}},
    {{8, 0, 7}, {17, 1, 7}, {NOWHERE, 0, 63}},
    {{0, 1, 0}, {7, 0, 7}, {9, 0, 8}},
    {{8, 0, 8}, {10, 0, 9}, {19, 1, 9}},
    {{2, 1, 2}, {9, 0, 9}, {11, 0, 10}},
    {{10, 0, 10}, {12, 0, 11}, {21, 1, 11}},
    {{4, 1, 4}, {11, 0, 11}, {13, 0, 12}},
    {{12, 0, 12}, {14, 0, 13}, {23, 1, 13}},
    {{6, 1, 6}, {13, 0, 13}, {15, 0, 14}},
    {{14, 0, 14}, {25, 1, 15}, {NOWHERE, 0, 63}},
    {{17, 0, 16}, {27, 1, 16}, {NOWHERE, 0, 63}},
    {{7, 1, 7}, {16, 0, 16}, {18, 0, 17}},
    {{17, 0, 17}, {19, 0, 18}, {29, 1, 18}},
    {{9, 1, 9}, {18, 0, 18}, {20, 0, 19}},
    {{19, 0, 19}, {21, 0, 20}, {31, 1, 20}},
    {{11, 1, 11}, {20, 0, 20}, {22, 0, 21}},
    {{21, 0, 21}, {23, 0, 22}, {33, 1, 22}},
    {{13, 1, 13}, {22, 0, 22}, {24, 0, 23}},
    {{23, 0, 23}, {25, 0, 24}, {35, 1, 24}},
    {{15, 1, 15}, {24, 0, 24}, {26, 0, 25}},
    {{25, 0, 25}, {37, 1, 26}, {NOWHERE, 0, 63}},
    {{16, 1, 16}, {28, 0, 27}, {NOWHERE, 0, 63}},
    {{27, 0, 27}, {29, 0, 28}, {38, 1, 28}},
    {{18, 1, 18}, {28, 0, 28}, {30, 0, 29}},
    {{29, 0, 29}, {31, 0, 30}, {40, 1, 30}},
    {{20, 1, 20}, {30, 0, 30}, {32, 0, 31}},
    {{31, 0, 31}, {33, 0, 32}, {42, 1, 32}},
    {{22, 1, 22}, {32, 0, 32}, {34, 0, 33}},
    {{33, 0, 33}, {35, 0, 34}, {44, 1, 34}},
    {{24, 1, 24}, {34, 0, 34}, {36, 0, 35}},
    {{35, 0, 35}, {37, 0, 36}, {46, 1, 36}},
    {{26, 1, 26}, {36, 0, 36}, {NOWHERE, 0, 63}},
    {{28, 1, 28}, {39, 0, 38}, {NOWHERE, 0, 63}},
    {{38, 0, 38}, {40, 0, 39}, {47, 1, 39}},
    {{30, 1, 30}, {39, 0, 39}, {41, 0, 40}},
    {{40, 0, 40}, {42, 0, 41}, {49, 1, 41}},
    {{32, 1, 32}, {41, 0, 41}, {43, 0, 42}},
    {{42, 0, 42}, {44, 0, 43}, {51, 1, 43}},
    {{34, 1, 34}, {43, 0, 43}, {45, 0, 44}},
    {{44, 0, 44}, {46, 0, 45}, {53, 1, 45}},
    {{36, 1, 36}, {45, 0, 45}, {NOWHERE, 0, 63}},
    {{39, 1, 39}, {48, 0, 47}, {NOWHERE, 0, 63}},
    {{47, 0, 47}, {49, 0, 48}, {NOWHERE, 0, 63}},
    {{41, 1, 41}, {48, 0, 48}, {50, 0, 49}},
    {{49, 0, 49}, {51, 0, 50}, {NOWHERE, 0, 63}},
    {{43, 1, 43}, {50, 0, 50}, {52, 0, 51}},
    {{51, 0, 51}, {53, 0, 52}, {NOWHERE, 0, 63}},
    {{45, 1, 45}, {52, 0, 52}, {NOWHERE, 0, 63}},
};

const uint64_t catan_hex_vertices[NHEXES] = {
    UINT64_C(0x00000000000707), UINT64_C(0x00000000001c1c),
    UINT64_C(0x00000000007070), UINT64_C(0x000000000e0380),
    UINT64_C(0x00000000380e00), UINT64_C(0x00000000e03800),
    UINT64_C(0x0000000380e000), UINT64_C(0x00000038070000),
    UINT64_C(0x000000e01c0000), UINT64_C(0x00000380700000),
    UINT64_C(0x00000e01c00000), UINT64_C(0x00003807000000),
    UINT64_C(0x0001c070000000), UINT64_C(0x000701c0000000),
    UINT64_C(0x001c0700000000), UINT64_C(0x00701c00000000),
    UINT64_C(0x03838000000000), UINT64_C(0x0e0e0000000000),
    UINT64_C(0x38380000000000),
};

const uint8_t catan_vertex_hexes[NVERTICES][3] = {
    {0, NOWHERE, NOWHERE},
    {0, NOWHERE, NOWHERE},
    {0, 1, NOWHERE},
    {1, NOWHERE, NOWHERE},
    {1, 2, NOWHERE},
    {2, NOWHERE, NOWHERE},
    {2, NOWHERE, NOWHERE},
    {3, NOWHERE, NOWHERE},
    {0, 3, NOWHERE},
    {0, 3, 4},
    {0, 1, 4},
    {1, 4, 5},
    {1, 2, 5},
    {2, 5, 6},
    {2, 6, NOWHERE},
    {6, NOWHERE, NOWHERE},
    {7, NOWHERE, NOWHERE},
    {3, 7, NOWHERE},
    {3, 7, 8},
    {3, 4, 8},
    {4, 8, 9},
    {4, 5, 9},
    {5, 9, 10},
    {5, 6, 10},
    {6, 10, 11},
    {6, 11, NOWHERE},
    {11, NOWHERE, NOWHERE},
    {7, NOWHERE, NOWHERE},
    {7, 12, NOWHERE},
    {7, 8, 12},
    {8, 12, 13},
    {8, 9, 13},
    {9, 13, 14},
    {9, 10, 14},
    {10, 14, 15},
    {10, 11, 15},
    {11, 15, NOWHERE},
    {11, NOWHERE, NOWHERE},
    {12, NOWHERE, NOWHERE},
    {12, 16, NOWHERE},
    {12, 13, 16},
    {13, 16, 17},
    {13, 14, 17},
    {14, 17, 18},
    {14, 15, 18},
    {15, 18, NOWHERE},
    {15, NOWHERE, NOWHERE},
    {16, NOWHERE, NOWHERE},
    {16, NOWHERE, NOWHERE},
    {16, 17, NOWHERE},
    {17, NOWHERE, NOWHERE},
    {17, 18, NOWHERE},
    {18, NOWHERE, NOWHERE},
    {18, NOWHERE, NOWHERE},
};

const uint8_t catan_hex_neighbours[NHEXES][6] = {
    {1, 4, 3, NOWHERE, NOWHERE, NOWHERE},
    {2, 5, 4, 0, NOWHERE, NOWHERE},
    {6, 5, 1, NOWHERE, NOWHERE, NOWHERE},
    {0, 4, 8, 7, NOWHERE, NOWHERE},
    {0, 1, 5, 9, 8, 3},
    {1, 2, 6, 10, 9, 4},
    {2, 11, 10, 5, NOWHERE, NOWHERE},
    {3, 8, 12, NOWHERE, NOWHERE, NOWHERE},
    {3, 4, 9, 13, 12, 7},
    {4, 5, 10, 14, 13, 8},
    {5, 6, 11, 15, 14, 9},
    {6, 15, 10, NOWHERE, NOWHERE, NOWHERE},
    {7, 8, 13, 16, NOWHERE, NOWHERE},
    {8, 9, 14, 17, 16, 12},
    {9, 10, 15, 18, 17, 13},
    {10, 11, 18, 14, NOWHERE, NOWHERE},
    {12, 13, 17, NOWHERE, NOWHERE, NOWHERE},
    {13, 14, 18, 16, NOWHERE, NOWHERE},
    {14, 15, 17, NOWHERE, NOWHERE, NOWHERE},
};

const uint8_t catan_edge_ends[NEDGES][2] = {
    {0, 1},   {1, 2},   {2, 3},   {3, 4},   {4, 5},   {5, 6},   {0, 8},
    {2, 10},  {4, 12},  {6, 14},  {7, 8},   {8, 9},   {9, 10},  {10, 11},
    {11, 12}, {12, 13}, {13, 14}, {14, 15}, {7, 17},  {9, 19},  {11, 21},
    {13, 23}, {15, 25}, {16, 17}, {17, 18}, {18, 19}, {19, 20}, {20, 21},
    {21, 22}, {22, 23}, {23, 24}, {24, 25}, {25, 26}, {16, 27}, {18, 29},
    {20, 31}, {22, 33}, {24, 35}, {26, 37}, {27, 28}, {28, 29}, {29, 30},
    {30, 31}, {31, 32}, {32, 33}, {33, 34}, {34, 35}, {35, 36}, {36, 37},
    {28, 38}, {30, 40}, {32, 42}, {34, 44}, {36, 46}, {38, 39}, {39, 40},
    {40, 41}, {41, 42}, {42, 43}, {43, 44}, {44, 45}, {45, 46}, {39, 47},
    {41, 49}, {43, 51}, {45, 53}, {47, 48}, {48, 49}, {49, 50}, {50, 51},
    {51, 52}, {52, 53},
};

const uint8_t catan_zig_edge[NVERTICES] = {
    0,  1,  2,       3,  4,       5,  NOWHERE, 10, 11, 12,      13,
    14, 15, 16,      17, NOWHERE, 23, 24,      25, 26, 27,      28,
    29, 30, 31,      32, NOWHERE, 39, 40,      41, 42, 43,      44,
    45, 46, 47,      48, NOWHERE, 54, 55,      56, 57, 58,      59,
    60, 61, NOWHERE, 66, 67,      68, 69,      70, 71, NOWHERE,
};

const uint8_t catan_down_edge[NVERTICES] = {
    6,       NOWHERE, 7,       NOWHERE, 8,       NOWHERE, 9,       18,
    NOWHERE, 19,      NOWHERE, 20,      NOWHERE, 21,      NOWHERE, 22,
    33,      NOWHERE, 34,      NOWHERE, 35,      NOWHERE, 36,      NOWHERE,
    37,      NOWHERE, 38,      NOWHERE, 49,      NOWHERE, 50,      NOWHERE,
    51,      NOWHERE, 52,      NOWHERE, 53,      NOWHERE, NOWHERE, 62,
    NOWHERE, 63,      NOWHERE, 64,      NOWHERE, 65,      NOWHERE, NOWHERE,
    NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE,
};

static const uint64_t rows[6] = {
    UINT64_C(0x0000000000007f), UINT64_C(0x0000000000ff80),
    UINT64_C(0x00000007ff0000), UINT64_C(0x00003ff8000000),
    UINT64_C(0x007fc000000000), UINT64_C(0x3f800000000000),
};

const uint8_t catan_harbour_edge[NHARBOURS] = {0,  3,  17, 38, 61,
                                               69, 66, 49, 18};

static int list_row(uint64_t m, const uint8_t *number, uint8_t *out)
{
    int n = 0;

    for (; m != 0; m &= m - 1)
        out[n++] = number[lowest(m)];
    return n;
}

int catan_list_edges(struct edges e, uint8_t *out)
{
    int n = 0;

    for (int row = 0; row < 6; row++) {
        n += list_row(e.zig & rows[row], catan_zig_edge, out + n);
        n += list_row(e.down & rows[row], catan_down_edge, out + n);
    }
    return n;
}
