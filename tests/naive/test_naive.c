/* test_naive [TILES]
 *
 * Checks the naive engine against every base and farmer example of the rule
 * books, plus a few cases straight from the rules.  A case is a script: short
 * statements separated by ';'.
 *
 *     board NAME [without X,Y]      lays a board as a preset; one tile withheld
 *     lay SPEC ...                  lays tiles as presets
 *     fig COLOUR X,Y SEGMENT        a figure as a preset
 *     tile COLOUR SPEC              opens a turn; must be legal
 *     last COLOUR                   the same with the withheld tile
 *     bad COLOUR SPEC               must be refused
 *     take COLOUR SEGMENT           a meeple on the new tile; must be legal
 *     deny COLOUR SEGMENT           must be refused
 *     legal COLOUR [SEGMENT ...]    exactly these are legal
 *     spots ID [X,Y,ROT ...]        exactly these places are legal
 *     end, finish                   the turn, the game
 *     end!                          there is no turn to end
 *     score [COLOUR N ...]          the others have 0
 *     supply [COLOUR N ...]         the others have all seven
 *     worth X,Y SEGMENT N           the feature scored during the game
 *     final X,Y SEGMENT N           the feature scored at the end
 *
 * SPEC is <tile><rotation>@X,Y as in the list of examples, which draws five
 * letters turned against the tile files; `spots` speaks of the tile files.
 * Ends with "N passed, N failed". */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "naive.h"

enum { MAX_WORDS = 64, MAX_SCRIPT = 2048, MAX_LIST = 256, MAX_WHY = 256 };

static const char *const colours[] = {"red", "blue", "yellow", "green",
                                      "black"};
enum { NCOLOURS = sizeof colours / sizeof *colours, MEEPLES = 7 };

/* ---- the boards of the examples, in their notation ---- */

static const struct board {
    const char *name, *tiles;
} boards[] = {
    {"B-R4", "W0@0,0 U0@1,0 U0@2,0 W2@3,0"},
    {"B-R3", "W0@0,0 U0@1,0 W2@2,0"},
    {"B-L3", "W0@0,0 U0@1,0 L2@2,0"},
    {"B-R3o", "W0@0,0 U0@1,0 U0@2,0"},
    {"B-C2", "E2@0,0 E0@0,1"},
    {"B-C8a", "E1@0,0 F0@1,0 E3@2,0"},
    {"B-C8b", "I0@0,0 N3@0,-1 N1@-1,0 N2@-1,-1"},
    {"B-C10t", "E1@0,0 F0@1,0 G0@2,0 E3@3,0"},
    {"B-J10", "R0@0,0 E1@-1,0 E2@0,-1 G0@1,0 E3@2,0"},
    {"B-C3o", "E1@0,0 F0@1,0"},
    {"B-C8o", "E1@0,0 F0@1,0 F0@2,0 Q0@3,0 G0@4,0"},
    {"B-M9", "V3@0,0 U0@1,0 V0@2,0 U1@2,1 V1@2,2 U0@1,2 V2@0,2 U1@0,1 B0@1,1"},
    {"B-M5", "B0@1,1 V3@0,0 U0@1,0 V0@2,0 U1@0,1"},
    {"B-M4", "B0@1,1 V3@0,0 U0@1,0 V0@2,0"},
    {"B-FA", "D0@0,0 E2@0,-1 D0@1,0 E2@1,-1 E2@0,1 E0@0,2 E2@1,1"},
    {"B-FB", "T0@0,0 E2@0,-1 E3@1,0 E1@-1,0 U1@0,1 E2@-1,1 E0@-1,2"},
    {"B-FC", "T0@0,0 H1@1,0 T0@2,0 E1@-1,0 E2@0,-1 E2@2,-1 E3@3,0 V2@0,1 "
             "U0@1,1 V1@2,1 E2@1,2 E0@1,3 E3@0,2 U0@0,4 U0@1,4 U0@2,4 U0@3,4 "
             "U0@4,4 E1@0,5 H1@1,5 H1@2,5 H1@3,5 E3@4,5"},
    {"B-W3", "W0@0,0"},
    {"B-MERGE", "U0@0,0 U0@0,-2 B0@0,-1"},
    {"B-LEG1", "U0@0,0 A1@1,0"},
    {"B-LEG2", "E1@0,0 D3@1,0"},
    {"B-LEG3", "E1@0,0 N0@1,0"},
    {"B-LEG4", "U0@0,0 K0@1,0"},
};

/* ---- scripts used by several examples ---- */

/* Continuing road and field; city; one side city, another field; no match. */
#define THREE_LEGAL                                                    \
    "lay D0@0,0; tile red U0@1,0; end; tile blue D0@-1,0; end;"        \
    "lay B0@1,-1; bad red E0@0,-1; bad red B0@0,-1; bad red E1@-2,-1;" \
    "tile red E2@0,-1; end"
#define ROAD4 "board B-R4 without 1,0; fig red 0,0 road@E; last blue; end;"
#define ROAD3 "board B-R3 without 1,0; fig red 0,0 road@E; last blue; end;"
#define ROAD3_ONE_TURN                                                      \
    "board B-R3 without 1,0; last red; take red road@W; supply red 6; end;" \
    "score red 3; supply"
#define CITY8                                                     \
    "board B-C8a without 2,0; fig red 0,0 city@E; last red; end;" \
    "score red 8; supply"
#define CITY10_TIED                                                      \
    "board B-C10t without 2,0; fig blue 0,0 city@E; fig red 3,0 city@W;" \
    "last red; deny red city@E; end; score blue 10 red 10; supply"
#define CITY2_ONE_TURN \
    "board B-C2 without 0,1; last red; take red city@N; supply red 6; end;"
#define MONASTERY9                                                   \
    "board B-M9 without 0,0; fig red 1,1 monastery; last blue; end;" \
    "score red 9; supply"
#define THREE_FIELDS                                                          \
    "board B-W3 without 0,0; last red;"                                       \
    "legal red field@ER field@NL field@SR road@E road@S road@W;"              \
    "fig red 0,0 field@NL; legal red field@ER field@SR road@E road@S road@W;" \
    "fig red 0,0 field@SL; legal red field@SR road@E road@S road@W;"          \
    "fig red 0,0 field@WL; legal red road@E road@S road@W"
#define MERGE                                                          \
    "board B-MERGE without 0,-1; fig red 0,0 field@NL; fig blue 0,-2 " \
    "field@SL;"                                                        \
    "last red; deny red field@NL; deny red field@SR; legal red monastery"
#define ROAD3_OPEN                                                 \
    "board B-R3o; fig red 0,0 road@E; worth 0,0 road@E 0; finish;" \
    "score red 3; supply"
#define MONASTERY5 \
    "board B-M5; fig yellow 1,1 monastery; finish; score yellow 5"
#define MONASTERY4 \
    "board B-M4; fig yellow 1,1 monastery; finish; score yellow 4"
#define CITY8_OPEN                                             \
    "board B-C8o; fig green 0,0 city@E; fig green 2,0 city@W;" \
    "fig black 4,0 city@W; finish; score green 8; supply"
#define CITY3_OPEN "board B-C3o; fig blue 0,0 city@E; finish; score blue 3"
#define FIELDS_A                                                             \
    "board B-FA; fig blue 0,0 field@EL; fig red 0,0 field@SL; end!; finish;" \
    "score blue 6 red 3"
#define FIELDS_A_BLUE                                                   \
    "board B-FA; fig blue 0,0 field@EL; fig blue 0,0 field@SL; finish;" \
    "score blue 9"
#define FIELDS_B_MAJORITY                                      \
    "board B-FB; fig blue 0,0 field@SL; fig red 0,0 field@SR;" \
    "fig red 0,0 field@SR; fig yellow 0,0 field@SR; finish;"   \
    "score blue 3 red 6"
#define FIELDS_B_TIED                                                         \
    "board B-FB; fig blue 0,0 field@SL; fig red 0,0 field@SR;"                \
    "fig red 0,0 field@SR; fig yellow 0,0 field@SR; fig yellow 0,0 field@SR;" \
    "finish; score blue 3 red 6 yellow 6"
#define FIELD1_BLUE "board B-FC; fig blue 1,0 field@NL; finish; score blue 6"
#define FIELD2_TIED                                                    \
    "board B-FC; fig red 1,2 field@NL; fig blue 1,2 field@NL; finish;" \
    "score red 9 blue 9"
#define FIELD12                                                \
    "board B-FC; fig blue 1,0 field@NL; fig red 1,2 field@NL;" \
    "fig blue 1,2 field@NL; finish; score red 9 blue 15"
#define FIELD3                                                      \
    "board B-FC; fig yellow 2,5 field@NL; fig yellow 2,5 field@NL;" \
    "fig black 2,5 field@NL; finish; score yellow 12; supply"
#define JOINED_FARMERS                                                   \
    "tile blue U0@0,0; take blue field@NL; end; tile green D0@1,0; end;" \
    "tile red E2@1,-1; take red field@NL; end;"                          \
    "tile blue B0@0,-1; deny blue field@NL; legal blue monastery; end;"  \
    "supply blue 6 red 6; finish; score blue 3 red 3"
#define CROSSING                                                               \
    "lay U0@0,0; tile red W0@1,0; legal red field@ER field@NL field@SR road@E" \
    " road@S road@W"
#define CLOSING_TILE                                                   \
    "tile red W0@0,0;"                                                 \
    "legal red field@ER field@NL field@SR road@E road@S road@W;"       \
    "take red road@E; end; tile green U0@1,0; deny green road@E; end;" \
    "tile blue L2@2,0; deny blue road@W;"                              \
    "legal blue city@S field@ER field@NL field@NR road@E road@N;"      \
    "take blue city@S; deny blue road@N; end;"                         \
    "score red 3; supply blue 6"
#define CLOSING_TILE_FREE                \
    "board B-L3 without 2,0; last blue;" \
    "legal blue city@S field@ER field@NL field@NR road@E road@N road@W"
#define ROAD4_JOINED                                                   \
    "board B-R4 without 1,0; fig red 0,0 road@E; fig blue 3,0 road@W;" \
    "last red; deny red road@E; end; score red 4 blue 4; supply"
#define CITY10_JOINED                                                          \
    "board B-J10 without 0,0; fig blue -1,0 city@E; fig red 0,-1 city@S;"      \
    "fig red 2,0 city@W; supply blue 6 red 5; last red; deny red city@N; end;" \
    "score red 10; supply"

/* ---- the cases ---- */

static const struct example {
    const char *id;
    int two_tile_city; /* 2 in the first edition */
    bool farmers;
    const char *script;
} examples[] = {
    {"X000-01", 4, true, THREE_LEGAL},
    {"X000-02", 4, true,
     "board B-LEG1 without 1,0; fig red 0,0 road@E; last blue;"
     "deny blue road@W; legal blue field@NL monastery"},
    {"X000-03", 4, true,
     "board B-LEG2 without 1,0; fig red 0,0 city@E; last blue;"
     "deny blue city@W; legal blue field@NL field@NR road@N"},
    {"X000-04", 4, true, ROAD4 "score red 4; supply"},
    {"X000-05", 4, true, ROAD3 "score red 3; supply"},
    {"X000-06", 4, true, CITY8},
    {"X000-07", 4, true,
     "board B-C8b without -1,-1; fig red 0,0 city@N; last red;"
     "deny red city@E; worth 0,0 city@W 8; end; score red 8; supply"},
    {"X000-08", 4, true, CITY10_TIED},
    {"X000-09", 4, true, MONASTERY9},
    {"X000-10", 4, true, ROAD3_ONE_TURN},
    {"X000-11", 4, true, CITY2_ONE_TURN "score red 4; supply"},
    {"X000-12a", 4, true, THREE_FIELDS},
    {"X000-12b", 4, true, MERGE},
    {"X000-13", 4, true, ROAD3_OPEN},
    {"X000-14", 4, true, MONASTERY5},
    {"X000-15", 4, true, CITY8_OPEN},
    {"X000-16", 4, true, CITY3_OPEN},
    {"X000-17", 4, true, FIELDS_A},
    {"X000-18", 4, true, FIELDS_A_BLUE},
    {"X000-19", 4, true, FIELDS_B_MAJORITY},
    {"X000-20", 4, true, FIELDS_B_TIED},
    {"X000-21", 4, true, FIELD1_BLUE},
    {"X000-22", 4, true, FIELD12},
    {"X000-23", 4, true, FIELD3},
    {"X000-24", 4, true, JOINED_FARMERS},

    {"X001-01", 4, true, CROSSING},
    {"X001-02", 4, true, CLOSING_TILE},
    {"X001-02 without red", 4, true, CLOSING_TILE_FREE},
    {"X001-03", 4, true,
     "board B-L3 without 1,0; fig red 0,0 road@E; fig blue 2,0 city@S;"
     "last blue; end; score red 3; supply blue 6"},
    {"X001-04", 4, true, CITY8},
    {"X001-05", 4, true,
     "lay E0@0,0; tile red B0@0,1; take red monastery; end; score;"
     "supply red 6"},
    {"X001-06", 4, true,
     "board B-M9 without 1,1; last red; take red monastery; end;"
     "score red 9; supply"},
    {"X001-07", 4, true, ROAD3_ONE_TURN},
    {"X001-08", 4, true, ROAD4_JOINED},
    {"X001-09", 4, true, CITY10_JOINED},
    {"X001-10", 4, true, ROAD3_OPEN},
    {"X001-11", 4, true, CITY3_OPEN},
    {"X001-12", 4, true, CITY8_OPEN},
    {"X001-13", 4, true, MONASTERY4},
    {"X001-14", 4, true, THREE_FIELDS},
    {"X001-15", 4, true, FIELD2_TIED},
    {"X001-16", 4, true,
     "board B-FC; fig yellow 2,5 field@NL; finish; score yellow 12"},
    {"X001-17", 4, true,
     "board B-FC; fig black 1,0 field@NL; finish; score black 6"},

    {"X002-01", 2, true, THREE_LEGAL},
    {"X002-02", 2, true,
     "board B-LEG3 without 1,0; fig red 0,0 city@E; last blue;"
     "deny blue city@N; legal blue field@EL"},
    {"X002-03", 2, true,
     "board B-LEG4 without 1,0; fig red 0,0 field@NL; last blue;"
     "deny blue field@EL; legal blue city@N field@SR road@S"},
    {"X002-04", 2, true, ROAD4 "score red 4"},
    {"X002-05", 2, true, ROAD3 "score red 3"},
    {"X002-06", 2, true, CITY8},
    {"X002-07", 2, true,
     "board B-C2 without 0,0; fig red 0,1 city@N; last blue;"
     "worth 0,0 city@S 2; end; score red 2; supply"},
    {"X002-08", 2, true, CITY10_TIED},
    {"X002-09", 2, true, MONASTERY9},
    {"X002-10", 2, true, CITY2_ONE_TURN "score red 2; supply"},
    {"X002-11", 2, true, ROAD3_ONE_TURN},
    {"X002-12", 2, true, THREE_FIELDS},
    {"X002-13", 2, true, MERGE},
    {"X002-14", 2, true, ROAD3_OPEN},
    {"X002-15", 2, true, MONASTERY5},
    {"X002-16", 2, true, FIELDS_A},
    {"X002-17", 2, true, FIELDS_A_BLUE},
    {"X002-18", 2, true, FIELDS_B_MAJORITY},
    {"X002-19", 2, true, FIELDS_B_TIED},
    {"X002-20", 2, true, FIELD1_BLUE},
    {"X002-21", 2, true, FIELD12},
    {"X002-22", 2, true, FIELD3},
    {"X002-23", 2, true, JOINED_FARMERS},

    {"X003-01", 4, true, CROSSING},
    {"X003-02", 4, true, CLOSING_TILE},
    {"X003-03", 4, true,
     "board B-L3 without 1,0; fig red 0,0 road@E; fig blue 2,0 city@S;"
     "last blue; end; score red 3; supply blue 6"},
    {"X003-04", 4, true, CITY8},
    {"X003-05", 4, true, MONASTERY9},
    {"X003-06", 4, true, ROAD4_JOINED},
    {"X003-07", 4, true, CITY10_JOINED},
    {"X003-08", 4, true, CITY8_OPEN},
    {"X003-09", 4, true, MONASTERY4},
    {"X003-10", 4, true, CITY3_OPEN},
    {"X003-11", 4, true, ROAD3_OPEN},

    {"T-01 first", 2, true, CITY2_ONE_TURN "score red 2"},
    {"T-01 bb5 bb6 c2", 4, true, CITY2_ONE_TURN "score red 4"},
    {"T-02", 4, true,
     "board B-M9 without 2,2; fig red 0,0 road@E; worth 0,0 road@E 0;"
     "last blue; worth 0,0 road@E 8; end; score red 8; supply"},

    {"BASE-P2 corner, taken square", 4, true,
     "lay B0@0,0; bad red B0@1,1; bad red B0@0,0; bad red B0@2,0;"
     "tile red B0@0,1"},
    {"BASE-P3 all places", 4, true,
     "lay D0@0,0; spots B 0,1,0; spots C 0,-1,0; spots X -1,0,0 1,0,0;"
     "spots H 0,-1,1 0,1,0; spots U -1,0,1 0,1,1 1,0,1;"
     "spots E 0,-1,2 0,1,1 0,1,2 0,1,3;"
     "spots V -1,0,2 -1,0,3 0,1,0 0,1,3 1,0,0 1,0,1;"
     "spots D -1,0,0 -1,0,2 0,-1,2 0,1,2 1,0,0 1,0,2"},
    {"BASE-P2 a square with two neighbours is listed once", 4, true,
     "lay B0@0,0 B0@1,1; spots B -1,0,0 0,-1,0 0,1,0 1,0,0 1,2,0 2,1,0"},
    {"BASE-P4 fits nowhere", 4, true, "lay B0@0,0; spots C; spots X"},
    {"BASE-M1 one meeple", 4, true,
     "tile red W0@0,0; take red road@E; deny red road@S; legal red"},
    {"BASE-M3 only in the own turn", 4, true,
     "tile red W0@0,0; deny blue road@E; legal blue; bad blue W2@1,0; end;"
     "deny red road@E; legal red"},
    {"BASE-M4 no such place", 4, true,
     "tile red E0@0,0; deny red road@S; deny red monastery; deny red city@S;"
     "deny red field@NL; legal red city@N field@EL"},
    {"BASE-M7 no meeple left", 4, true,
     "lay B0@0,0; fig red 0,0 field@NL; fig red 0,0 field@NL;"
     "fig red 0,0 field@NL; fig red 0,0 field@NL; fig red 0,0 field@NL;"
     "fig red 0,0 field@NL; fig red 0,0 field@NL; supply red 0;"
     "tile red B0@0,1; deny red monastery; legal red; end;"
     "tile blue B0@0,2; legal blue monastery"},
    {"BASE-S9 losers return too, farmers stay", 4, true,
     "lay W0@0,0 W2@2,0; fig red 0,0 road@E; fig blue 2,0 road@W;"
     "fig blue 0,0 field@ER; fig red 2,0 road@W; tile blue U0@1,0; end;"
     "score red 3; supply blue 6"},
    {"BASE-S11 two features at once", 4, true,
     "lay W0@-2,0 U0@-1,0 U0@1,0 W2@2,0; fig blue 2,0 road@W;"
     "fig red -2,0 road@E; tile red W0@0,0; end; score red 3 blue 3; supply"},
    {"BASE-S12 nobody there", 4, true,
     "board B-R3 without 1,0; last blue; end; score; supply"},
    {"BASE-S7 seven neighbours are not enough", 4, true,
     "lay V3@0,0 U0@1,0 V0@2,0 U1@2,1 V1@2,2 U0@1,2 B0@1,1;"
     "fig red 1,1 monastery; tile blue U1@0,1; worth 1,1 monastery 0;"
     "final 1,1 monastery 8; end; score; supply red 6"},
    {"BASE-S7 two monasteries with one tile", 4, true,
     "lay B0@0,0 B0@1,0 B0@2,0 B0@3,0 B0@0,1 B0@1,1 B0@2,1 B0@3,1 B0@0,2"
     " B0@2,2 B0@3,2; fig red 1,1 monastery; fig blue 2,1 monastery;"
     "fig green 2,2 monastery; tile black B0@1,2; take black monastery; end;"
     "score red 9 blue 9; supply green 6 black 6; finish;"
     "score red 9 blue 9 green 6 black 6; supply"},
    {"BASE-S1 road ends at a monastery and at a city", 4, true,
     "lay A3@0,0; tile red T1@1,0; take red road@W; end; score red 2; supply"},
    {"BASE-E5 tie at the end", 4, true,
     "board B-R3o; fig red 0,0 road@E; fig blue 2,0 road@W; finish;"
     "score red 3 blue 3; supply"},
    {"FARM-3 not during the game", 4, true,
     "board B-FA; worth 0,0 field@EL 0; final 0,0 field@EL 6"},
    {"FARM-6 a city touched twice counts once", 4, true,
     "board B-C8b; fig red 0,0 field@EL; final 0,0 field@EL 3; finish;"
     "score red 3"},
    {"FARM-9 off", 4, false,
     "lay D0@0,0; tile red E2@0,-1; legal red city@S; deny red field@NL;"
     "final 0,-1 field@NL 0; end; finish; score"},
    {"FARM-10 road into a city separates fields", 4, true,
     "tile red T0@0,0; fig blue 0,0 field@SL;"
     "legal red city@N field@SR road@S"},
    {"finish ends an open turn first", 4, true,
     "board B-C8a without 1,0; fig red 0,0 city@E; last blue; finish;"
     "score red 8; supply; end!; bad red B0@0,1"},
};

/* ---- running a script ---- */

struct run {
    struct naive *game;
    char word_text[MAX_SCRIPT];
    char *word[MAX_WORDS];
    int n;
    char withheld[MAX_WHY]; /* SPEC of the tile `last` places */
    char why[MAX_WHY];
};

static int complain(struct run *r, const char *what, int number)
{
    snprintf(r->why, sizeof r->why, "%.99s (%d)", what, number);
    return -1;
}

static int colour(const char *name)
{
    for (int i = 0; i < NCOLOURS; i++)
        if (strcmp(colours[i], name) == 0)
            return i;
    return -1;
}

struct spec {
    char id[8];
    int x, y, rot;
};

/* How far an example's letter is drawn turned against the tile files. */
static int drawn_turned(const char *id)
{
    if (strcmp(id, "H") == 0 || strcmp(id, "U") == 0)
        return 1;
    if (strcmp(id, "I") == 0 || strcmp(id, "M") == 0 || strcmp(id, "N") == 0)
        return 3;
    return 0;
}

static struct spec parse_spec(const char *text)
{
    struct spec s = {"", 0, 0, 0};

    sscanf(text, "%1[A-X]%d@%d,%d", s.id, &s.rot, &s.x, &s.y);
    s.rot = (s.rot + drawn_turned(s.id)) % 4;
    return s;
}

static int lay(struct run *r, const char *text)
{
    struct spec s = parse_spec(text);

    return naive_put_tile(r->game, s.id, s.x, s.y, s.rot, r->why,
                          sizeof r->why);
}

static int place(struct run *r, const char *who, const char *text)
{
    struct spec s = parse_spec(text);

    return naive_place(r->game, colour(who), s.id, s.x, s.y, s.rot, r->why,
                       sizeof r->why);
}

static const char *board_tiles(const char *name)
{
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        if (strcmp(boards[i].name, name) == 0)
            return boards[i].tiles;
    return "";
}

/* board NAME [without X,Y] */
static int do_board(struct run *r)
{
    const char *rest = board_tiles(r->word[1]);
    const char *without = r->n == 4 ? r->word[3] : "none";
    char spec[32];
    int used;

    while (sscanf(rest, "%31s%n", spec, &used) == 1) {
        rest += used;
        if (strcmp(strchr(spec, '@') + 1, without) == 0)
            snprintf(r->withheld, sizeof r->withheld, "%s", spec);
        else if (lay(r, spec) != 0)
            return -1;
    }
    return 0;
}

static int do_lay(struct run *r)
{
    for (int i = 1; i < r->n; i++)
        if (lay(r, r->word[i]) != 0)
            return -1;
    return 0;
}

static int do_fig(struct run *r)
{
    int x, y;

    if (sscanf(r->word[2], "%d,%d", &x, &y) != 2 ||
        naive_put_figure(r->game, colour(r->word[1]), x, y, r->word[3]) != 0)
        return complain(r, "preset figure refused", 0);
    return 0;
}

static int do_tile(struct run *r)
{
    return place(r, r->word[1], r->word[2]);
}

static int do_last(struct run *r)
{
    return place(r, r->word[1], r->withheld);
}

static int do_bad(struct run *r)
{
    if (place(r, r->word[1], r->word[2]) == 0)
        return complain(r, "an illegal tile was accepted", 0);
    return 0;
}

static int do_take(struct run *r)
{
    return naive_figure(r->game, colour(r->word[1]), r->word[2], r->why,
                        sizeof r->why);
}

static int do_deny(struct run *r)
{
    if (do_take(r) == 0)
        return complain(r, "an illegal figure was accepted", 0);
    return 0;
}

static int do_legal(struct run *r)
{
    char list[MAX_LIST][NAIVE_SEGMENT];
    int n = naive_legal_figures(r->game, colour(r->word[1]), list, MAX_LIST);

    if (n != r->n - 2)
        return complain(r, "number of legal figures", n);
    for (int i = 0; i < n; i++)
        if (strcmp(list[i], r->word[i + 2]) != 0)
            return complain(r, list[i], i);
    return 0;
}

static int do_spots(struct run *r)
{
    struct naive_spot list[MAX_LIST];
    int n = naive_legal_places(r->game, r->word[1], list, MAX_LIST);

    if (n != r->n - 2)
        return complain(r, "number of legal places", n);
    for (int i = 0; i < n; i++) {
        char text[64];

        snprintf(text, sizeof text, "%d,%d,%d", list[i].x, list[i].y,
                 list[i].rot);
        if (strcmp(text, r->word[i + 2]) != 0)
            return complain(r, text, i);
    }
    return 0;
}

static int do_end(struct run *r)
{
    if (naive_end_turn(r->game) != 0)
        return complain(r, "no turn to end", 0);
    return 0;
}

/* A turn must not be open. */
static int do_no_end(struct run *r)
{
    if (naive_end_turn(r->game) == 0)
        return complain(r, "a turn was open", 0);
    return 0;
}

static int do_finish(struct run *r)
{
    naive_finish(r->game);
    return 0;
}

/* One number for each colour; those not named have the usual one. */
static int compare_colours(struct run *r, int usual,
                           int (*get)(const struct naive *, int))
{
    int want[NCOLOURS];

    for (int i = 0; i < NCOLOURS; i++)
        want[i] = usual;
    for (int i = 1; i + 1 < r->n; i += 2) {
        if (colour(r->word[i]) < 0)
            return complain(r, "no such colour", i);
        want[colour(r->word[i])] = atoi(r->word[i + 1]);
    }
    for (int i = 0; i < NCOLOURS; i++)
        if (get(r->game, i) != want[i])
            return complain(r, colours[i], get(r->game, i));
    return 0;
}

static int do_score(struct run *r)
{
    return compare_colours(r, 0, naive_score);
}

static int do_supply(struct run *r)
{
    return compare_colours(r, MEEPLES, naive_supply);
}

static int compare_points(struct run *r, bool final)
{
    int x = 0, y = 0, points;

    sscanf(r->word[1], "%d,%d", &x, &y);
    points = naive_feature_points(r->game, x, y, r->word[2], final);
    return points == atoi(r->word[3]) ? 0
                                      : complain(r, "feature points", points);
}

static int do_worth(struct run *r)
{
    return compare_points(r, false);
}

static int do_final(struct run *r)
{
    return compare_points(r, true);
}

static const struct statement {
    const char *name;
    int least, most; /* words, the name included */
    int (*run)(struct run *);
} statements[] = {
    {"board", 2, 4, do_board},
    {"lay", 2, MAX_WORDS, do_lay},
    {"fig", 4, 4, do_fig},
    {"tile", 3, 3, do_tile},
    {"last", 2, 2, do_last},
    {"bad", 3, 3, do_bad},
    {"take", 3, 3, do_take},
    {"deny", 3, 3, do_deny},
    {"legal", 2, MAX_WORDS, do_legal},
    {"spots", 2, MAX_WORDS, do_spots},
    {"end", 1, 1, do_end},
    {"end!", 1, 1, do_no_end},
    {"finish", 1, 1, do_finish},
    {"score", 1, MAX_WORDS, do_score},
    {"supply", 1, MAX_WORDS, do_supply},
    {"worth", 4, 4, do_worth},
    {"final", 4, 4, do_final},
};

static int run_statement(struct run *r)
{
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
        const struct statement *s = &statements[i];

        if (strcmp(s->name, r->word[0]) == 0 && r->n >= s->least &&
            r->n <= s->most)
            return s->run(r);
    }
    return complain(r, "makes no sense", r->n);
}

/* Cuts the next statement off the script; false at its end. */
static bool next_statement(struct run *r, const char **script)
{
    size_t length = strcspn(*script, ";");

    snprintf(r->word_text, sizeof r->word_text, "%.*s", (int)length, *script);
    *script += length + ((*script)[length] == ';');
    r->n = 0;
    for (char *w = strtok(r->word_text, " "); w; w = strtok(NULL, " "))
        r->word[r->n++] = w;
    return r->n > 0;
}

static bool run_example(const char *tiles, const struct example *e)
{
    struct naive_options o = {NCOLOURS, e->farmers, e->two_tile_city, MEEPLES};
    struct run r = {.n = 0};
    const char *script = e->script;
    int result = 0;

    r.game = naive_new(tiles, &o, r.why, sizeof r.why);
    if (r.game == NULL) {
        printf("FAIL %s: %s\n", e->id, r.why);
        return false;
    }
    for (int i = 1; result == 0 && next_statement(&r, &script); i++) {
        result = run_statement(&r);
        if (result != 0)
            printf("FAIL %s, statement %d (%s): %s\n", e->id, i, r.word[0],
                   r.why);
    }
    naive_free(r.game);
    return result == 0;
}

/* ---- tile files ---- */

/* How many different rotations each letter has. */
static bool test_rotations(const char *tiles)
{
    static const char *const letters = "ABCDEFGHIJKLMNOPQRSTUVWX";
    static const char *const expect = "411442224444444444442441";
    struct naive_options o = {2, true, 4, MEEPLES};
    struct naive *g = naive_new(tiles, &o, NULL, 0);
    bool good = g != NULL;

    for (int i = 0; good && letters[i] != '\0'; i++) {
        char id[2] = {letters[i], '\0'};

        if (naive_legal_places(g, id, NULL, 0) != expect[i] - '0') {
            printf("FAIL rotations of %s\n", id);
            good = false;
        }
    }
    naive_free(g);
    return good;
}

/* Ids of one letter stand for each other. */
static bool test_ids(const char *tiles)
{
    static const char *const ids[] = {"N", "N_G", "U_w1", "D_start", "D"};
    struct naive_options o = {2, true, 4, MEEPLES};
    struct naive *g = naive_new(tiles, &o, NULL, 0);
    bool good = g != NULL;

    for (size_t i = 0; good && i < sizeof ids / sizeof *ids; i++)
        good = naive_put_tile(g, ids[i], 2 * (int)i, 0, 0, NULL, 0) == 0;
    good = good && naive_put_tile(g, "Y", 0, 9, 0, NULL, 0) == -1 &&
           naive_put_tile(g, "NN", 0, 9, 0, NULL, 0) == -1 &&
           naive_put_tile(g, "N", 0, 9, 4, NULL, 0) == -1;
    if (!good)
        printf("FAIL ids\n");
    naive_free(g);
    return good;
}

static const char *const bad_files[] = {
    "",
    "set base\n",
    "edges FFFF\n",
    "tile B\n",
    "tile B x0\n",
    "tile B x1\n edges FFF\n field f1 NL NR EL ER SL SR WL WR\n",
    "tile B x1\n edges FFFFF\n field f1 NL NR EL ER SL SR WL WR\n",
    "tile B x1\n edges FFFF\n field f1 NL NR EL ER SL SR WL\n",
    "tile B x1\n edges FFFF\n field f1 NL NR EL ER SL SR WL WR\n field f2 NL\n",
    "tile B x1\n edges FFFF\n field f1 NL NR EL ER SL SR WL WR\n moat m1\n",
    "tile B x1\n edges FFFF\n field f1 NL NR EL ER SL SR WL WR touches c1\n",
    "total 2\ntile B x1\n edges FFFF\n field f1 NL NR EL ER SL SR WL WR\n",
    "tile C x1\n edges CCCC\n city c1 N E S\n",
    "tile C x1\n edges CCCC\n city c1 N E S W\n city c1 N\n",
    "tile C x1\n edges CCCC\n city c1 N E S W\n road r1 N\n",
};
static const char good_file[] =
    "# comment\nset base\ntitle en Base\ntotal 7\nexpect pennant 2 # more\n\n"
    "tile C x2 # two\n\tedges CCCC\n  city c1 N E S W pennant # city\n"
    "tile B_G x1\n edges FFFF\n mark start\n monastery m1\n garden g1\n"
    " field f1 NL NR EL ER SL SR WL WR\n field f2 inner\n"
    "tile P x1\n edges FCFC\n city c1 E\n city c2 W pennant\n"
    " field f1 NL NR SL SR touches c1 c2\n"
    "tile Q x1\n edges FCFC\n city c1 E\n city c2 W wine\n"
    " field f1 NL NR SL SR touches c1 c2\n"
    "tile S x1\n edges FCFC\n city c1 E\n city c2 W\n"
    " field f1 NL NR touches c1\n field f2 SL SR touches c2\n"
    "tile T x1\n edges FCFC\n city c1 E\n city c2 W\n"
    " field f1 NL NR touches c1\n field f2 SL SR touches c1\n";

/* A game with the tiles of this text; NULL if they are refused. */
static struct naive *game_of(const char *path, const char *text)
{
    struct naive_options o = {2, true, 4, MEEPLES};
    char why[MAX_WHY] = "";
    FILE *f = fopen(path, "w");
    struct naive *g;

    if (f == NULL)
        return NULL;
    fputs(text, f);
    fclose(f);
    g = naive_new(path, &o, why, sizeof why);
    remove(path);
    if (g == NULL && why[0] == '\0')
        printf("FAIL a refusal without a reason\n");
    return g;
}

static bool test_bad_files(const char *path)
{
    bool good = true;

    for (size_t i = 0; i < sizeof bad_files / sizeof *bad_files; i++) {
        struct naive *g = game_of(path, bad_files[i]);

        if (g != NULL) {
            printf("FAIL bad tile file %zu was accepted\n", i);
            good = false;
        }
        naive_free(g);
    }
    return good;
}

/* Tiles that look alike until pennants, attributes and adjacency are seen. */
static bool test_good_file(const char *path)
{
    struct naive *g = game_of(path, good_file);
    bool good = g != NULL && naive_legal_places(g, "C", NULL, 0) == 1 &&
                naive_legal_places(g, "B", NULL, 0) == 1 &&
                naive_legal_places(g, "P", NULL, 0) == 4 &&
                naive_legal_places(g, "Q", NULL, 0) == 4 &&
                naive_legal_places(g, "S", NULL, 0) == 2 &&
                naive_legal_places(g, "T", NULL, 0) == 4;

    if (!good)
        printf("FAIL the good tile file\n");
    naive_free(g);
    return good;
}

static bool test_options(const char *tiles)
{
    static const struct naive_options bad[] = {
        {0, true, 4, 7},
        {NAIVE_MAX_PLAYERS + 1, true, 4, 7},
        {2, true, 3, 7},
        {2, true, 4, -1},
    };
    struct naive_options fine = {2, true, 4, 7};
    bool good = naive_new("no such file", &fine, NULL, 0) == NULL;

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        good = good && naive_new(tiles, &bad[i], NULL, 0) == NULL;
    if (!good)
        printf("FAIL options\n");
    return good;
}

int main(int argc, char **argv)
{
    const char *tiles = argc > 1 ? argv[1] : "data/tiles/base.tiles";
    int passed = 0, failed = 0;
    char path[512]; /* a file to write, next to the program */
    bool other[5];

    snprintf(path, sizeof path, "%s.tmp", argv[0]);
    other[0] = test_rotations(tiles);
    other[1] = test_ids(tiles);
    other[2] = test_options(tiles);
    other[3] = test_bad_files(path);
    other[4] = test_good_file(path);
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
        *(run_example(tiles, &examples[i]) ? &passed : &failed) += 1;
    for (size_t i = 0; i < sizeof other / sizeof *other; i++)
        *(other[i] ? &passed : &failed) += 1;
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}
