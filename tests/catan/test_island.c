/*
 * The island's tables against its coordinates, the beginner map, and all 2,304
 * boards of the six pieces with the invariants INV-1..7; the spiral.
 */
#include "harness.h"

static int hex_q[NHEXES], hex_r[NHEXES];
static int corner[NHEXES][6]; /* N NE SE S SW NW */

static int vertex_at(int x, int y)
{
    static const int base[6] = {0, 7, 16, 27, 38, 47};
    static const int half[6] = {3, 4, 5, 5, 4, 3};
    int z = (y + 8) / 3;

    return base[z] + x + half[z];
}

static void make_hexes(void)
{
    static const int dx[6] = {0, 1, 1, 0, -1, -1};
    static const int dy[6] = {-2, -1, 1, 2, 1, -1};
    int h = 0;

    for (int r = -2; r <= 2; r++) {
        for (int q = -2; q <= 2; q++) {
            if (q + r < -2 || q + r > 2)
                continue;
            hex_q[h] = q;
            hex_r[h] = r;
            for (int k = 0; k < 6; k++)
                corner[h][k] = vertex_at(2 * q + r + dx[k], 3 * r + dy[k]);
            h++;
        }
    }
    EQUAL(h, NHEXES, "19 hexes");
}

static bool joined(int a, int b)
{
    for (int h = 0; h < NHEXES; h++) {
        for (int k = 0; k < 6; k++) {
            int x = corner[h][k], y = corner[h][(k + 1) % 6];

            if ((x == a && y == b) || (x == b && y == a))
                return true;
        }
    }
    return false;
}

static void test_edges(void)
{
    int n = 0;
    struct edges all = {0, 0};
    uint8_t list[NEDGES];

    for (int a = 0; a < NVERTICES; a++) {
        for (int b = a + 1; b < NVERTICES; b++)
            n += joined(a, b);
    }
    EQUAL(n, NEDGES, "72 paths, not %d", n);
    for (int e = 0; e < NEDGES; e++) {
        int a = catan_edge_ends[e][0], b = catan_edge_ends[e][1];

        CHECK(a < b && joined(a, b), "e%d", e);
        CHECK(!edges_has(all, e), "e%d twice", e);
        all = edges_or(all, island_edge(e));
        EQUAL(island_ends(island_edge(e)), (bit64(a) | bit64(b)), "ends");
    }
    CHECK(all.zig == ISLAND_ZIG && all.down == ISLAND_DOWN, "masks");
    EQUAL(catan_list_edges(all, list), NEDGES, "list");
    for (int e = 0; e < NEDGES; e++)
        EQUAL(list[e], e, "list in order");
}

static void test_vertices(void)
{
    for (int v = 0; v < NVERTICES; v++) {
        uint64_t next = 0, around = 0;
        int hexes = 0, ways = 0;
        struct edges touching = island_around(bit64(v));

        for (int w = 0; w < NVERTICES; w++)
            next |= joined(v, w) ? bit64(w) : 0;
        EQUAL(island_next(bit64(v)), next, "neighbours of v%d", v);
        for (int h = 0; h < NHEXES; h++) {
            if (catan_hex_vertices[h] >> v & 1)
                EQUAL(catan_vertex_hexes[v][hexes++], h, "hexes of v%d", v);
        }
        EQUAL((ISLAND_COAST >> v & 1), (hexes < 3), "coast v%d", v);
        for (int k = 0; k < 3; k++) {
            struct step st = catan_step[v][k];

            if (st.to == NOWHERE)
                continue;
            around |= bit64(st.to);
            ways++;
            CHECK((st.down ? touching.down : touching.zig) >> st.shift & 1,
                  "step from v%d", v);
        }
        EQUAL(around, next, "steps from v%d", v);
        CHECK(ways == 2 || ways == 3, "ways from v%d", v);
    }
}

static bool near_hexes(int a, int b)
{
    int dq = hex_q[a] - hex_q[b], dr = hex_r[a] - hex_r[b];

    return a != b && dq * dq + dr * dr + dq * dr == 1;
}

static void test_hexes(void)
{
    for (int h = 0; h < NHEXES; h++) {
        uint64_t mine = 0;
        int n = 0;

        for (int k = 0; k < 6; k++)
            mine |= bit64(corner[h][k]);
        EQUAL(catan_hex_vertices[h], mine, "corners of h%d", h);
        for (int k = 0; k < 6; k++) {
            int o = catan_hex_neighbours[h][k];

            if (o != NOWHERE) {
                CHECK(near_hexes(h, o), "h%d and h%d", h, o);
                n++;
            }
        }
        for (int o = 0; o < NHEXES; o++)
            n -= near_hexes(h, o);
        EQUAL(n, 0, "neighbours of h%d", h);
    }
    CHECK(hex_q[9] == 0 && hex_r[9] == 0, "h9 is the centre");
}

/* ------------------------------------------------------------------------ */
/* Boards                                                                   */
/* ------------------------------------------------------------------------ */

static bool counts_right(const uint8_t *hex, const uint8_t *harbour)
{
    static const int terrain[NTERRAINS] = {4, 3, 4, 4, 3, 1};
    static const int number[13] = {1, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1};
    static const int kinds[NHARBOUR_KINDS] = {1, 1, 1, 1, 1, 4};
    int t[NTERRAINS] = {0}, n[13] = {0}, k[NHARBOUR_KINDS] = {0};

    for (int h = 0; h < NHEXES; h++) {
        if (hex[h] == UNKNOWN_HEX || (hex[h] & 15) >= NTERRAINS)
            return false;
        t[hex[h] & 15]++;
        n[hex[h] >> 4]++;
        if (((hex[h] & 15) == DESERT) != (hex[h] >> 4 == 0))
            return false;
    }
    for (int i = 0; i < NHARBOURS; i++) {
        if (harbour[i] >= NHARBOUR_KINDS)
            return false;
        k[harbour[i]]++;
    }
    return memcmp(t, terrain, sizeof t) == 0 &&
           memcmp(n, number, sizeof n) == 0 && memcmp(k, kinds, sizeof k) == 0;
}

static bool red(int n)
{
    return n == 6 || n == 8;
}

/* INV-6 */
static bool neighbours_right(const uint8_t *hex, bool red_only)
{
    for (int a = 0; a < NHEXES; a++) {
        for (int b = 0; b < a; b++) {
            int x = hex[a] >> 4, y = hex[b] >> 4;

            if (!near_hexes(a, b))
                continue;
            if (red(x) && red(y))
                return false;
            if (!red_only &&
                (x == y || (x == 2 && y == 12) || (x == 12 && y == 2)))
                return false;
        }
    }
    return true;
}

static void test_board(const char *code)
{
    struct table t;
    char line[100], again[400];
    const struct catan *s = table_state(&t);
    int desert;

    snprintf(line, sizeof line, "catan players=4 start_seat=0 board=%s", code);
    CHECK(table_start(&t, line), "%s", code);
    CHECK(counts_right(s->hex, s->harbour), "counts of %s", code);
    CHECK(neighbours_right(s->hex, false), "neighbours in %s", code);
    desert = catan_board_desert(s->hex);
    CHECK(desert == 9 || desert == 2 || desert == 18 || desert == 7,
          "desert of %s", code); /* INV-7 */
    EQUAL(s->robber, desert, "robber of %s", code);
    CHECK(dsk_rules_text(t.r, again, sizeof again) < (int)sizeof again &&
              table_start(&t, again),
          "%s as text", code);
}

static void all_boards(void)
{
    static const char *const large[6] = {"135", "153", "315",
                                         "351", "513", "531"};
    static const char *const small[6] = {"246", "264", "426",
                                         "462", "624", "642"};
    int n = 0;

    for (int l = 0; l < 6; l++) {
        for (int m = 0; m < 6; m++) {
            for (int sides = 0; sides < 64; sides++) {
                char code[13];

                for (int i = 0; i < 6; i++) {
                    code[2 * i] = (i % 2 ? small[m] : large[l])[i / 2];
                    code[2 * i + 1] = "AB"[sides >> i & 1];
                }
                code[12] = '\0';
                test_board(code);
                n++;
            }
        }
    }
    EQUAL(n, 2304, "2,304 boards");
}

static void same_board(const char *code, const char *custom)
{
    struct table t, u;
    char line[200];

    snprintf(line, sizeof line, "catan start_seat=0 board=%s", code);
    CHECK(table_start(&t, line), "%s", code);
    snprintf(line, sizeof line, "catan start_seat=0 board=%s", custom);
    CHECK(table_start(&u, line), "%s", custom);
    CHECK(memcmp(t.state_mem, u.state_mem, sizeof t.state_mem) == 0,
          "%s is not %s", code, custom);
}

#define same_board(...) FROM(same_board(__VA_ARGS__))

static void sample_boards(void)
{
    same_board("1A2A3A4A5A6A", "M10P2F9G12H6P4H10G9F11DF3M8F8M3G4P5H5G6P11/"
                               "3GO3W33BL");
    same_board("1B-2B-3B-4B-5B-6B", "P6H12F4M2G10P9P3DF9G11H8F10M6G3P4M5F5H8"
                                    "G11/GLWO33B33");
    same_board("5A6B1B2A3A4B", "H5F8DG6M3F9M2G11P4G11G10P6P5F3P4H12M8H10F9/"
                               "3B3GLO3W3");
    same_board("3B4A5B6A1A2B", "F10M5P11P3H8G4H8F4P9DG3F5P2H6F11M6M10G12G9/"
                               "O33B3L3GW");
}

static void bad_boards(void)
{
    static const char *const bad[] = {
        "1A2A3A4A5A",
        "1A2A3A4A5A6C",
        "2A1A3A4A5A6A",
        "1A2A1B4A5A6A",
        "1A2A3A4A5A6A7A",
        "M10",
        "M10P2F9G12H6P4H10G9F11DF3M8F8M3G4P5H5G6P11/3GO3W33B",
        "M10P2F9G12H6P4H10G9F11DF3M8F8M3G4P5H5G6D/3GO3W33BL",
        "M10P2F9G12H6P4H10G9F11DF3M8F8M3G4P5H5G6P7/3GO3W33BL",
        "M3P2F9G12H6P4H10G9F11DF3M8F8M3G4P5H5G6P11/3GO3W33BL",
        "X"};

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct table t;
        char line[200];
        dsk_note why;

        memset(&t, 0, sizeof t);
        t.r = (dsk_rules *)(void *)t.rules_mem;
        snprintf(line, sizeof line, "catan board=%s", bad[i]);
        EQUAL(dsk_rules_init(t.r, line, &why), DSK_E_SETUP, "%s", bad[i]);
    }
}

static void spirals(void)
{
    for (int c = 0; c < 6; c++) {
        for (int desert = 0; desert < NHEXES; desert++) {
            uint8_t hex[NHEXES];

            for (int h = 0; h < NHEXES; h++)
                hex[h] = h == desert ? DESERT : WOOL;
            catan_board_spiral(hex, catan_board_corners[c]);
            CHECK(neighbours_right(hex, true), "spiral %d %d", c, desert);
        }
    }
}

int main(void)
{
    make_hexes();
    test_edges();
    test_vertices();
    test_hexes();
    all_boards();
    sample_boards();
    bad_boards();
    spirals();
    return test_end();
}
