/* The island of the naive Catan: where everything is, from coordinates (BOARD
 * 2), and how its board is laid (BOARD 3, 5 to 7). */
#include "ncatan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Clockwise from NW. */
static const int dir_q[6] = {0, 1, 1, 0, -1, -1};
static const int dir_r[6] = {-1, -1, 0, 1, 1, 0};

/* The six zigzag rows of intersections. */
static const int row_base[7] = {0, 7, 16, 27, 38, 47, 54};
static const int row_half[6] = {3, 4, 5, 5, 4, 3};

static const int harbour_path[NC_HARBOURS] = {0, 3, 17, 38, 61, 69, 66, 49, 18};
static const char standard_harbours[] = "3GO3W33BL";
static const char beginner_map[] = "M10P2F9G12H6P4H10G9F11DF3M8F8M3G4P5H5G6P11";

const char nc_terrain_letters[] = "FHPGM";
static const char harbour_letters[] = "LBWGO";

/* ---- places -------------------------------------------------------------- */

static void build_hexes(struct nc_island *island)
{
    static const int corner_x[6] = {0, 1, 1, 0, -1, -1}; /* clockwise from N */
    static const int corner_y[6] = {-2, -1, 1, 2, 1, -1};
    int hex = 0;

    memset(island->hex_at, -1, sizeof island->hex_at);
    for (int r = -2; r <= 2; r++) {
        for (int q = -2; q <= 2; q++) {
            if (q + r < -2 || q + r > 2)
                continue;
            island->q[hex] = q;
            island->r[hex] = r;
            island->hex_at[q + 2][r + 2] = hex;
            for (int c = 0; c < 6; c++) {
                int x = 2 * q + r + corner_x[c];
                int z = (3 * r + corner_y[c] + 8) / 3;

                island->spot_of[hex][c] = row_base[z] + x + row_half[z];
            }
            hex++;
        }
    }
}

void nc_island_build(struct nc_island *island)
{
    int path = 0;

    build_hexes(island);
    for (int z = 0; z < 6; z++) {
        for (int v = row_base[z]; v + 1 < row_base[z + 1]; v++) {
            island->end_of[path][0] = v;
            island->end_of[path++][1] = v + 1;
        }
        for (int i = z > 2; z < 5 && row_base[z] + i < row_base[z + 1];
             i += 2) {
            int below = z < 2 ? i + 1 : z == 2 ? i : i - 1;

            island->end_of[path][0] = row_base[z] + i;
            island->end_of[path++][1] = row_base[z + 1] + below;
        }
    }
}

int nc_harbour_end(const struct ncatan *g, int harbour, int end)
{
    return g->island.end_of[harbour_path[harbour]][end];
}

int nc_kind_of_letter(char letter)
{
    const char *at = strchr(harbour_letters, letter);

    return at == NULL ? -1 : (int)(at - harbour_letters);
}

int nc_card_of(const struct ncatan *g, int hex)
{
    const char *at = strchr(nc_terrain_letters, g->terrain[hex]);

    return at == NULL ? -1 : (int)(at - nc_terrain_letters);
}

int nc_desert(const struct ncatan *g)
{
    for (int h = 0; h < NC_HEXES; h++) {
        if (g->terrain[h] == 'D')
            return h;
    }
    return -1;
}

/* ---- the six pieces (BOARD 5) -------------------------------------------- */

/* Cells C, R, L, Q of the slots NW NE E SE SW W. */
static const int slot_cell[6][4] = {
    {0, 4, 3, 1},     {2, 5, -1, -1},   {11, 10, 6, 15},
    {18, 14, -1, -1}, {16, 13, 17, 12}, {7, 8, -1, -1},
};

/* Harbours on C, L, Q of the large slots. */
static const int slot_harbour[6][3] = {
    {0, 8, 1}, {-1, -1, -1}, {3, 2, 4}, {-1, -1, -1}, {6, 5, 7}, {-1, -1, -1},
};

static const struct side {
    const char *cells; /* C R L Q, or C R and the centre */
    const char *harbours;
} sides[6][2] = {
    {{"M10H6G12P2", "3LG"}, {"P6G10M2H12", "G3L"}},
    {{"F9P4", ""}, {"F4P9", ""}},
    {{"M8F3H10P5", "3OW"}, {"F10H8P3M5", "OW3"}},
    {{"P11G4", ""}, {"G11P4", ""}},
    {{"H5M3G6F8", "33B"}, {"F5G3H8M6", "B33"}},
    {{"G9F11D", ""}, {"DF9G11", ""}},
};

/* Takes one hex such as "M10" or "D" from a text. */
static void take_hex(struct ncatan *g, int hex, const char **text)
{
    char *end;

    g->terrain[hex] = *(*text)++;
    g->number[hex] = (int)strtol(*text, &end, 10);
    *text = end;
}

static void lay_piece(struct ncatan *g, int slot, int piece, int side)
{
    const struct side *s = &sides[piece - 1][side];
    const char *text = s->cells;

    g->piece_at[slot] = piece;
    for (int c = 0; *text != '\0'; c++)
        take_hex(g, slot % 2 == 1 && c == 2 ? 9 : slot_cell[slot][c], &text);
    for (int i = 0; s->harbours[i] != '\0'; i++)
        g->harbour[slot_harbour[slot][i]] = s->harbours[i];
}

static bool piece_used(const struct ncatan *g, int piece)
{
    for (int i = 0; i < 6; i++) {
        if (g->piece_at[i] == piece)
            return true;
    }
    return false;
}

/* ---- a board that the set-up line gives ---------------------------------- */

static bool board_from_pieces(struct ncatan *g, const char *code)
{
    for (int slot = 0; slot < 6; slot++) {
        while (*code == '-')
            code++;
        if (code[0] < '1' || code[0] > '6' ||
            (code[1] != 'A' && code[1] != 'B'))
            return false;
        lay_piece(g, slot, code[0] - '0', code[1] - 'A');
        code += 2;
    }
    return *code == '\0';
}

static void board_from_text(struct ncatan *g, const char *text)
{
    for (int h = 0; h < NC_HEXES; h++)
        take_hex(g, h, &text);
    text += *text == '/';
    memcpy(g->harbour, *text != '\0' ? text : standard_harbours, NC_HARBOURS);
}

bool nc_board_start(struct ncatan *g)
{
    memset(g->terrain, '?', sizeof g->terrain);
    memset(g->harbour, '?', sizeof g->harbour);
    g->step = NC_START_ROLL;
    if (strcmp(g->o.board, "variable") == 0)
        g->step = NC_LAY;
    else if (strcmp(g->o.board, "classic_random") == 0)
        g->step = NC_TERRAIN;
    else if (strcmp(g->o.board, "beginner") == 0)
        board_from_text(g, beginner_map);
    else if (g->o.board[0] >= '1' && g->o.board[0] <= '6')
        return board_from_pieces(g, g->o.board);
    else
        board_from_text(g, g->o.board);
    return true;
}

/* ---- a board by chance --------------------------------------------------- */

static const char terrain_order[] = "FHPGMD";
static const char *const terrain_names[] = {"forest", "hills",     "pasture",
                                            "fields", "mountains", "desert"};
static const int terrain_count[] = {4, 3, 4, 4, 3, 1};

static int count_letter(const char *letters, int n, char letter)
{
    int found = 0;

    for (int i = 0; i < n; i++)
        found += letters[i] == letter;
    return found;
}

void nc_board_legal(const struct ncatan *g, struct nc_list *list)
{
    if (g->step == NC_LAY) {
        for (int p = 1 + g->at % 2; p <= 6; p += 2) {
            for (int side = 0; side < 2 && !piece_used(g, p); side++)
                nc_add(list, 1, "lay:%d%c", p, 'A' + side);
        }
    } else if (g->step == NC_TERRAIN) {
        for (int t = 0; t < 6; t++) {
            int left = terrain_count[t] -
                       count_letter(g->terrain, NC_HEXES, terrain_order[t]);

            if (left > 0)
                nc_add(list, (unsigned)left, "terrain:h%d,%s", g->at,
                       terrain_names[t]);
        }
    } else if (g->step == NC_SPIRAL) {
        for (int d = 0; d < 6; d++)
            nc_add(list, 1, "spiral:h%d",
                   g->island.hex_at[2 + 2 * dir_q[d]][2 + 2 * dir_r[d]]);
    } else {
        for (int k = -1; k < NC_CARDS; k++) {
            char letter = k < 0 ? '3' : harbour_letters[k];
            int left =
                (k < 0 ? 4 : 1) - count_letter(g->harbour, NC_HARBOURS, letter);

            if (left > 0)
                nc_add(list, (unsigned)left, "harbour:e%d,%s",
                       harbour_path[g->at], k < 0 ? "any" : nc_card_names[k]);
        }
    }
}

/* The numbers A to R along the spiral, the desert without (BOARD 7). */
static void lay_numbers(struct ncatan *g, int corner)
{
    static const int letters[] = {5, 2, 6,  3, 8, 10, 9, 12, 11,
                                  4, 8, 10, 9, 4, 5,  6, 3,  11};
    int first = 0, next = 0;

    while (g->island.hex_at[2 + 2 * dir_q[first]][2 + 2 * dir_r[first]] !=
           corner)
        first++;
    for (int ring = 2; ring >= 0; ring--) {
        int q = ring * dir_q[first], r = ring * dir_r[first];

        for (int i = 0; i < (ring == 0 ? 1 : 6 * ring); i++) {
            int hex = g->island.hex_at[q + 2][r + 2];
            int side = ring == 0 ? 0 : i / ring;
            int step = (first - side - 2 + 12) % 6;

            if (g->terrain[hex] != 'D')
                g->number[hex] = letters[next++];
            q += dir_q[step];
            r += dir_r[step];
        }
    }
}

void nc_board_apply(struct ncatan *g, const char *text)
{
    int number = 0;
    char word[NC_TEXT] = "";

    if (g->step == NC_LAY) {
        lay_piece(g, g->at, text[4] - '0', text[5] - 'A');
    } else if (g->step == NC_TERRAIN) {
        sscanf(text, "terrain:h%d,%31s", &number, word);
        for (int t = 0; t < 6; t++) {
            if (strcmp(word, terrain_names[t]) == 0)
                g->terrain[number] = terrain_order[t];
        }
    } else if (g->step == NC_SPIRAL) {
        sscanf(text, "spiral:h%d", &number);
        lay_numbers(g, number);
    } else {
        int kind;

        sscanf(text, "harbour:e%d,%31s", &number, word);
        kind = nc_card_named(word);
        g->harbour[g->at] = kind < 0 ? '3' : harbour_letters[kind];
    }
    g->at++;
    if (g->step == NC_TERRAIN && g->at == NC_HEXES) {
        g->step = NC_SPIRAL;
    } else if (g->step == NC_SPIRAL) {
        g->step = NC_SHUFFLE;
        g->at = 0;
        if (g->o.standard_harbours) {
            memcpy(g->harbour, standard_harbours, NC_HARBOURS);
            g->at = NC_HARBOURS;
        }
    }
}

bool nc_board_done(const struct ncatan *g)
{
    return (g->step == NC_LAY && g->at == 6) ||
           (g->step == NC_SHUFFLE && g->at == NC_HARBOURS);
}
