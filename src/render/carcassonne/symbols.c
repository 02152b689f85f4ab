/* Small drawings: see symbols.h.  Everything here is drawn by us. */
#include "render/carcassonne/symbols.h"

#include "render/drawing.h"

/* A house seen from the south-west: gable, side, roof. */
#define HOUSE(roof)                                                 \
    "<ellipse class=\"sh\" cx=\"4\" cy=\"13\" rx=\"20\" ry=\"6\"/>" \
    "<path class=\"hd\" d=\"M-2-3H17V13H-2z\"/>"                    \
    "<path class=\"hw\" d=\"M-16 13V-3L-9-14-2-3V13z\"/>"           \
    "<path class=\"" roof "\" d=\"M-9-15H11L18-2H-2z\"/>"           \
    "<path class=\"hk\" d=\"M-12 13V5h5v8zM5 2h5v5H5z\"/>"

/* A tall narrow one, gable to the south. */
#define GABLE(roof)                                                 \
    "<ellipse class=\"sh\" cx=\"3\" cy=\"14\" rx=\"16\" ry=\"5\"/>" \
    "<path class=\"hw\" d=\"M-12 14V-4H12V14z\"/>"                  \
    "<path class=\"" roof "\" d=\"M-15-3 0-19 15-3z\"/>"            \
    "<path class=\"hk\" d=\"M-4 14V4H4V14zM-2-10h4v4h-4z\"/>"

#define BADGE "<circle class=\"bd\" r=\"25\"/>"

#define CROSS(x, y) "<path class=\"ln\" d=\"M" x " " y "v-14m-5 5h10\"/>"

/* ORDER MARK, then ORDER SYMBOL; trees and seats are in drawing.c. */
static const struct drawing drawings[NPIC_SYMBOLS] = {
    [MK_MONASTERY] =
        {"mo",
         "<ellipse class=\"gl\" cx=\"0\" cy=\"10\" rx=\"52\" ry=\"40\"/>"
         "<ellipse class=\"sh\" cx=\"6\" cy=\"32\" rx=\"44\" ry=\"11\"/>"
         "<path class=\"hd\" d=\"M-8-2H40V32H-8z\"/>"
         "<path class=\"hw\" d=\"M-38 32V-2L-23-22-8-2V32z\"/>"
         "<path class=\"rb\" d=\"M-23-24H28L44 0H-8z\"/>"
         "<path class=\"hw\" d=\"M8-40H26V-10H8z\"/>"
         "<path class=\"rs\" d=\"M5-38 17-56 29-38z\"/>"
         "<path class=\"hk\" d=\"M-29 32V18q6-9 12 0V32zM0 8h6v10H0zM14 "
         "8h6v10h-6zM28 8h6v10h-6zM14-32h6v9h-6z\"/>"
         "<circle class=\"bl\" cx=\"-23\" cy=\"0\" r=\"5\"/>" CROSS("-23",
                                                                    "-22"),
         "1.25"},
    [MK_GARDEN] =
        {"ga",
         "<rect class=\"tc\" x=\"-40\" y=\"-32\" width=\"80\" height=\"64\" "
         "rx=\"10\"/><rect class=\"gl\" x=\"-33\" y=\"-25\" width=\"66\" "
         "height=\"50\" rx=\"6\"/><path class=\"rf\" style=\"stroke-width:7\" "
         "d=\"M-33 0H33M0-25V31\"/><circle class=\"wa\" r=\"10\" "
         "style=\"stroke-width:4\"/><g class=\"fp\"><circle cx=\"-23\" "
         "cy=\"-15\" r=\"6\"/><circle cx=\"-12\" cy=\"-12\" r=\"5\"/><circle "
         "cx=\"20\" cy=\"14\" r=\"6\"/><circle cx=\"26\" cy=\"20\" r=\"4\"/>"
         "</g><g class=\"fy\"><circle cx=\"14\" cy=\"-14\" r=\"6\"/><circle "
         "cx=\"25\" cy=\"-17\" r=\"5\"/></g><g class=\"fw\"><circle "
         "cx=\"-22\" cy=\"13\" r=\"6\"/><circle cx=\"-13\" cy=\"18\" "
         "r=\"5\"/></g>",
         "1.2"},
    [MK_VILLAGE] =
        {"vi",
         "<circle class=\"gl\" r=\"44\"/><circle class=\"cp\" r=\"26\"/>"
         "<g transform=\"translate(-20 -16)\">" HOUSE(
             "rb") "</g>"
                   "<g transform=\"translate(21 -12)\">" GABLE(
                       "rc") "</g>"
                             "<g transform=\"translate(-2 19)\">" HOUSE(
                                 "ra") "</g>",
         "1.2"},
    [MK_JUNCTION] =
        {"ju",
         "<circle class=\"ro\" style=\"stroke-width:4\" r=\"24\"/><circle "
         "class=\"cp\" r=\"23\"/><circle class=\"sa\" cy=\"5\" r=\"11\"/>"
         "<circle class=\"wa\" cy=\"5\" r=\"5\" style=\"stroke:none\"/>"
         "<path class=\"ln\" d=\"M-9-4V-14H9V-4\"/><path class=\"rb\" "
         "d=\"M-13-12 0-22 13-12z\"/>",
         "1.2"},
    [MK_HOUSE] = {"ho",
                  "<circle class=\"gl\" r=\"27\"/><g "
                  "transform=\"scale(1.25)\">" HOUSE("rc") "</g>",
                  "1.15"},
    [MK_GATE] = {"gt",
                 "<path class=\"rf\" d=\"M-8 0H22\"/><path class=\"hk\" "
                 "d=\"M-11-15H9V15H-11z\"/><path class=\"tw\" "
                 "d=\"M-14-27H13V-13H-14zM-14 13H13V27H-14z\"/>"
                 "<path class=\"tr\" d=\"M-9-24H8V-16H-9zM-9 16H8V24H-9z\"/>",
                 NULL},
    [MK_BRIDGE] =
        {"br",
         "<path class=\"sh\" d=\"M-38-20H38V27H-38z\"/><path "
         "class=\"rf\" style=\"stroke-width:30\" d=\"M-46 "
         "0H46\"/><path class=\"rr\" d=\"M-42 0H46\"/><path "
         "class=\"sa\" d=\"M-52-24q10-3 14 2H38q4-5 14-2v9H-52zM-52 "
         "24q10 3 14-2H38q4 5 14 2v-9H-52z\"/><path class=\"ln\" "
         "style=\"stroke-width:2\" d=\"M-26-20v5M-13-20v5M0-20v5M13-20v5"
         "M26-20v5M-26 15v5M-13 15v5M0 15v5M13 15v5M26 15v5\"/>",
         NULL},
    [MK_SPRING] =
        {"sp",
         "<circle class=\"wa\" r=\"29\"/><path class=\"wv\" d=\"M-14 4q7-8 14 "
         "0t14 0M-8-9q5-6 10 0\"/><g class=\"sa\"><path "
         "d=\"M-34-6q-2-16 12-16 12 2 10 14-10 10-22 2zM-8-24q4-12 "
         "16-8 10 6 4 14-12 6-20-6zM16-16q10-10 18 2 4 12-8 14-10-4-10-16z\"/>"
         "</g>",
         NULL},
    [MK_JETTY] =
        {"je",
         "<path class=\"wd\" d=\"M-26-7H14V7H-26z\"/><path class=\"ln\" "
         "style=\"stroke-width:2\" d=\"M-18-7V7M-8-7V7M2-7V7\"/>",
         NULL},
    [MK_PENNANT] =
        {"pe",
         "<path class=\"sh\" d=\"M-14-20H20V10Q16 26 3 33-12 26-14 "
         "10z\"/><path class=\"bl\" style=\"stroke:#fff;stroke-width:4\" "
         "d=\"M-19-26H19V6Q17 22 0 30-17 22-19 6z\"/><path class=\"ye\" "
         "style=\"stroke:none\" d=\"M-12 10V-12h5v5h4v-5H3v5H7v-5h5V10z"
         "M-12 14H12L0 23z\"/>",
         "1.2"},
    [MK_CATHEDRAL] =
        {"ca",
         "<circle class=\"cp\" r=\"74\"/><ellipse class=\"sh\" cx=\"8\" "
         "cy=\"52\" rx=\"60\" ry=\"14\"/><path class=\"hd\" "
         "d=\"M-10-14H56V52H-10z\"/><path class=\"rs\" "
         "d=\"M-26-46H44L62-12H-8z\"/><path class=\"hw\" "
         "d=\"M-46 52V-14L-27-46-8-14V52z\"/><path class=\"hw\" "
         "d=\"M-62 52V-34h18V52zM-10 52V-34H8V52z\"/><path class=\"rs\" "
         "d=\"M-65-32-53-64-41-32zM-13-32-1-64 11-32z\"/><circle class=\"bl\" "
         "cx=\"-27\" cy=\"-6\" r=\"9\"/><path class=\"hk\" "
         "d=\"M-35 52V30q8-12 16 0V52zM-57-22h8v14h-8zM-5-22h8v14h-8zM18 8h7v2"
         "2h-7zM32 8h7v22h-7zM46 8h7v22h-7z\"/>" CROSS("-53", "-62")
             CROSS("-1", "-62"),
         NULL},
    [MK_WINE] = {"wi",
                 BADGE "<path class=\"tc\" d=\"M0-17q10-6 15 2-9 5-15-2z\"/>"
                       "<path class=\"ln\" d=\"M0-18V-12\"/><g class=\"gp\">"
                       "<circle cx=\"-9\" cy=\"-6\" r=\"6\"/><circle cx=\"9\" "
                       "cy=\"-6\" r=\"6\"/><circle cy=\"-7\" r=\"6\"/><circle "
                       "cx=\"-5\" cy=\"3\" r=\"6\"/><circle cx=\"5\" cy=\"3\" "
                       "r=\"6\"/><circle cy=\"12\" r=\"6\"/></g>",
                 "1.3"},
    [MK_GRAIN] =
        {"gr",
         BADGE
         "<path class=\"ln\" style=\"stroke:#a97a12\" d=\"M0 19V-8M-8 19Q-4 "
         "6-10-8M8 19Q4 6 10-8\"/><g class=\"ye\" "
         "style=\"stroke-width:1\"><ellipse cy=\"-13\" rx=\"4\" ry=\"7\"/>"
         "<ellipse cx=\"-11\" cy=\"-12\" rx=\"4\" ry=\"7\" "
         "transform=\"rotate(-14 -11 -12)\"/><ellipse cx=\"11\" cy=\"-12\" "
         "rx=\"4\" ry=\"7\" transform=\"rotate(14 11 -12)\"/></g><path "
         "class=\"ln\" d=\"M-8 7H8\"/>",
         "1.3"},
    [MK_CLOTH] =
        {"cl",
         BADGE
         "<path class=\"rb\" d=\"M-15-10H9q6 0 6 9v12H-9q-6 0-6-9z\"/><ellipse "
         "class=\"rc\" cx=\"-10\" cy=\"-4\" rx=\"6\" ry=\"8\"/><path "
         "class=\"ln\" style=\"stroke-width:2\" d=\"M-10-8q4 1 3 5t-4 "
         "1M-2-9V11M6-9V11\"/>",
         "1.3"},
    [MK_INN] = {"in",
                "<ellipse class=\"wa\" cx=\"6\" cy=\"17\" rx=\"24\" ry=\"9\" "
                "style=\"stroke-width:4\"/><g transform=\"translate(-4 -2)"
                "scale(1.3)\">" HOUSE(
                    "rs") "</g><path class=\"ln\" "
                          "d=\"M22-6V-24H10\"/><path class=\"ye\" "
                          "d=\"M10-23H20V-11H10z\"/>",
                "1.2"},
    [MK_HILL] =
        {"hi",
         "<path class=\"hl\" d=\"M-56 30Q-44-4-22-14-8-40 10-30 34-24 40-2 52 "
         "8 56 30 30 44 0 42-34 44-56 30z\"/><path class=\"ht\" d=\"M-34 "
         "14Q-28-6-12-12-4-28 8-22 24-16 28 2 34 10 32 16 4 28-34 14z\"/>"
         "<path class=\"gl\" d=\"M-12 0Q-6-14 4-14 14-8 16 2 4 8-12 0z\"/>"
         "<path class=\"gs\" d=\"M-44 26l5-9M-30 32l3-9M-10 34v-9M10 34l-2-9M"
         "30 31l-4-9M43 24l-5-8\"/>",
         "1.15"},
    [MK_VINEYARD] =
        {"vy",
         "<path class=\"hl\" d=\"M-46-28H46V30H-46z\" style=\"fill-opacity:"
         ".7\"/><g class=\"ln\" style=\"stroke:#5f8f41;stroke-width:9;"
         "stroke-dasharray:1 12\"><path d=\"M-38-18H40M-38-2H40M-38 14H40\"/>"
         "</g><g class=\"gp\"><circle cx=\"-26\" cy=\"-12\" r=\"4\"/><circle "
         "cx=\"10\" cy=\"-13\" r=\"4\"/><circle cx=\"-8\" cy=\"3\" r=\"4\"/>"
         "<circle cx=\"28\" cy=\"3\" r=\"4\"/><circle cx=\"-30\" cy=\"19\" "
         "r=\"4\"/><circle cx=\"14\" cy=\"19\" r=\"4\"/></g>",
         "1.15"},
    [MK_SHEEP] =
        {"se",
         "<ellipse class=\"sh\" cx=\"2\" cy=\"15\" rx=\"20\" ry=\"5\"/>"
         "<path class=\"ln\" d=\"M-9 8V16M9 8V16\"/><path class=\"wl\" "
         "d=\"M-18 0q-6-10 5-12 4-8 12-4 8-5 12 3 10 1 8 11 0 9-9 9-5 "
         "5-11 1-7 4-11-1-8 0-6-7z\"/><ellipse class=\"hk\" "
         "cx=\"-19\" cy=\"-6\" rx=\"7\" ry=\"6\"/>",
         "1.25"},
    [MK_GOLD] =
        {"go",
         BADGE
         "<path class=\"ye\" d=\"M-17 12l4-11h10l4 11zM1 12l4-11h9l4 11zM-8-1"
         "l4-11h10l4 11z\"/>",
         "1.25"},
    [MK_MAGE] = {"ma",
                 "<circle class=\"bd\" r=\"25\" style=\"fill:#4b3a86\"/><path "
                 "class=\"ye\" style=\"stroke:none\" d=\"M0-18 4-5 18-5 7 3 11 "
                 "16 0 8-11 16-7 3-18-5-4-5z\"/>",
                 "1.25"},
    [MK_ROBBER] =
        {"rg",
         "<circle class=\"bd\" r=\"25\"/><path class=\"hk\" "
         "d=\"M-16 4q0-20 16-20T16 4q0 3-4 4-12 3-24 0-4-1-4-4z\"/>"
         "<path class=\"fw\" d=\"M-11-1q5-5 9 1-5 4-9-1zM11-1q-5-5-9 1 "
         "5 4 9-1z\"/><path class=\"rb\" d=\"M-13 10q13 4 26 0l-4 "
         "9q-9 4-18 0z\"/>",
         "1.25"},
    [MK_FLY] =
        {"fl",
         "<g transform=\"translate(0 18)\"><path class=\"ln\" "
         "style=\"stroke-width:5;stroke-dasharray:9 9\" d=\"M0-18V-58\"/>"
         "<path class=\"hk\" d=\"M0-74 11-54H-11z\"/><path class=\"wl\" "
         "d=\"M-6-12Q-40-20-44 6-22-4-6 10zM6-12Q40-20 44 6 22-4 6 10z\"/>"
         "<path class=\"wd\" d=\"M0-24Q10-10 6 16L0 34-6 16Q-10-10 0-24z\"/>"
         "<path class=\"rb\" d=\"M-13 38 0 24 13 38z\"/></g>",
         "1.1"},
    [MK_WHEEL] =
        {"wh",
         "<circle class=\"bd\" r=\"25\"/><circle class=\"ln\" "
         "style=\"stroke-width:5;stroke:#a9784a\" r=\"19\"/><path "
         "class=\"ln\" style=\"stroke:#a9784a\" d=\"M0-19V19M-17-10 17 "
         "10M-17 10 17-10\"/><circle class=\"bd\" r=\"12\"/>",
         "1.3"},
    [MK_CLUB] = {"kc",
                 "<path class=\"cz\" style=\"stroke-width:7\" d=\"M0-12V32\"/>"
                 "<path class=\"cz\" style=\"stroke-width:9\" d=\"M-9-30h18q6 "
                 "10 0 22H-9q-6-12 0-22z\"/>",
                 NULL},
    [MK_RAKE] = {"kr",
                 "<path class=\"cz\" style=\"stroke-width:7\" d=\"M0-18V34M-24-"
                 "18H24M-22-18V-34M-8-18V-34M8-18V-34M22-18V-34\"/>",
                 NULL},
    [MK_SHIELD] =
        {"ks",
         "<path class=\"cz\" style=\"stroke-width:7\" d=\"M-22-28H22V2Q"
         "20 22 0 32-20 22-22 2zM-22-6H22M0-28V32\"/>",
         NULL},
    [SY_TOWER] =
        {"tw", "<circle class=\"tw\" r=\"12\"/><circle class=\"tr\" r=\"7\"/>",
         NULL},
    [SY_ROOF0] = {"r0", HOUSE("ra"), "1.15"},
    [SY_ROOF1] = {"r1", GABLE("rb"), "1.15"},
    [SY_ROOF2] = {"r2", HOUSE("rc"), "1.15"},
    [SY_ROOF3] = {"r3", GABLE("rs"), "1.15"},
    [SY_COBBLES] = {"co",
                    "<path class=\"cb\" d=\"M-10-3h7M1-5h8M-6 3h8M6 "
                    "2h6\"/>",
                    NULL},
#define X(id, word, other, size, mark, letter, stock, symbol, drawing) \
    [SY_##id] = {symbol, drawing, NULL},
    PIC_FIGURES(X)
#undef X
        [SY_FERRY] =
            {"fy",
             "<path class=\"wd\" d=\"M-60-11Q0-20 60-11V11Q0 20-60 11z\"/>"
             "<path class=\"ln\" style=\"stroke-width:2\" "
             "d=\"M-40-13V13M-20-15V15M0-16V16M20-15V15M40-13V13\"/>",
             NULL},
    [SY_INGOT] =
        {"yg",
         "<path class=\"sh\" d=\"M-22 14H26V18H-22z\"/><path class=\"ye\""
         " d=\"M-24 14-16-8H16L24 14z\"/><path class=\"fw\" "
         "d=\"M-13-4H10L12 1H-15z\"/>",
         NULL},
    [SY_FLOCK] =
        {"yf",
         "<circle class=\"bd\" r=\"22\"/><g transform=\"translate(2 "
         "0)scale(.75)\"><path class=\"wl\" d=\"M-18 0q-6-10 5-12 4-8 "
         "12-4 8-5 12 3 10 1 8 11 0 9-9 9-5 5-11 1-7 4-11-1-8 0-6-7z\"/>"
         "<ellipse class=\"hk\" cx=\"-19\" cy=\"-6\" rx=\"7\" "
         "ry=\"6\"/></g>",
         NULL},
    [SY_WOLF] = {"yo",
                 "<circle class=\"bd\" r=\"22\"/><path class=\"hk\" "
                 "d=\"M-14-14-6-8H6l8-6 1 14-8 6L0 15-7 6-15 0z\"/><path "
                 "class=\"fy\" d=\"M-8-2l6 2-5 2zM8-2 2 0l5 2z\"/>",
                 NULL},
    [SY_LETTER] = {"yt",
                   "<path class=\"bd\" d=\"M-28-18H28V18H-28z\"/><path "
                   "class=\"ln\" d=\"M-28-18 0 4 28-18\"/><circle class=\"rb\" "
                   "cy=\"6\" r=\"7\"/>",
                   NULL},
    [SY_BIGPIG] =
        {"yp",
         "<g transform=\"scale(1.5)\" style=\"fill:#e79aa8;stroke:#6b2738"
         ";stroke-width:3\"><path d=\"M-36-4l-6-5 3-7 8 3c4-6 11-9 19-9"
         "h16c14 0 24 8 26 20l5-4 2 6-7 5c-1 6-4 10-8 13v12H10V19H-10v11"
         "h-12V18c-6-3-10-8-11-15l-6-2z\"/><circle cx=\"-24\" "
         "cy=\"-6\" r=\"2\"/></g>",
         NULL},
};

static const struct drawing *drawing_of(enum pic_symbol s)
{
    if (s >= SY_TREE0 && s < SY_TREE0 + TREES)
        return &drawing_trees[s - SY_TREE0];
    if (s >= SY_SEAT0 && s <= SY_SEAT7)
        return &drawing_seats[s - SY_SEAT0];
    return &drawings[s];
}

const char *symbol_id(enum pic_symbol s)
{
    return drawing_of(s)->id;
}

void symbol_write(struct text *t, enum pic_symbol s)
{
    drawing_write(t, drawing_of(s));
}
