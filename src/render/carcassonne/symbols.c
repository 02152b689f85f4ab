/* Small drawings: see symbols.h.  Everything here is drawn by us. */
#include "render/carcassonne/symbols.h"

/*
 * ORDER MARK, then ORDER SYMBOL; seats are in drawing.c, figures are made of
 * the rows of figure_list.h.  Light comes from the upper left: a light plane
 * left and on top, a middle one in front, a dark one on the right, a shadow to
 * the lower right.  What bears class fz is seen from afar, nz from near, gz
 * from very near only; mk, mt and mx grow with the distance (style.c).
 */
static const struct drawing drawings[NPIC_SYMBOLS] = {
    [MK_MONASTERY] =
        {"mo",
         "<g class=\"mk\"><g transform=\"translate(2 24)\"><path class=\"sh\" "
         "d=\"M-60 34H56L104 2 90-34H30z\"/><ellipse class=\"rd1\" cx=\"0\" "
         "cy=\"32\" rx=\"78\" ry=\"16\" opacity=\".8\"/><path class=\"wl3\" "
         "d=\"M-62-6H50V36H-62z\"/><path class=\"hw1\" "
         "d=\"M-59-6H48V33H-59z\"/><path class=\"ra1\" "
         "d=\"M-68-4-52-44H46L54-4z\"/><path class=\"ra0\" "
         "d=\"M-52-44H46L48-36H-55z\"/><path class=\"ra2s\" "
         "stroke-width=\"2.5\" d=\"M-58-24H50M-62-14H52\" "
         "opacity=\".6\"/><path class=\"win\" d=\"M-44 6q6-9 12 0v14h-12zM-20 "
         "6q6-9 12 0v14h-12zM4 6q6-9 12 0v14H4z\"/><path class=\"wl3\" "
         "d=\"M20-74H60V38H20z\"/><path class=\"hw0\" "
         "d=\"M23-72H41V35H23z\"/><path class=\"hw1\" "
         "d=\"M40-72H57V35H40z\"/><path class=\"rs2\" d=\"M15-70 40-122 "
         "65-70z\"/><path class=\"rs0\" d=\"M15-70 40-122 36-70z\"/><path "
         "class=\"rs1\" d=\"M36-70 40-122 46-70z\"/><path class=\"wl3s rc\" "
         "stroke-width=\"4\" d=\"M40-122V-142M33-135H47\"/><path class=\"win\" "
         "d=\"M34-54q6-10 12 0v14H34z\"/><path class=\"hk\" d=\"M33 36V16q7-11 "
         "14 0v20z\"/></g></g>"},
    [MK_GARDEN] =
        {"ga",
         "<g class=\"mk\"><g transform=\"scale(1.15)\"><path class=\"sh\" "
         "d=\"M-40 30h84l14-8v-50h-12z\"/><path class=\"vg1\" "
         "d=\"M-44-32h84v60h-84z\"/><path class=\"vg0\" "
         "d=\"M-38-26h72v48h-72z\"/><path class=\"rd1s\" stroke-width=\"7\" "
         "d=\"M-38-2h72M-2-26v48\"/><circle class=\"rv1\" cx=\"-2\" cy=\"-2\" "
         "r=\"9\" stroke=\"#fff\" stroke-width=\"3\"/><g class=\"fl1\"><circle "
         "cx=\"-28\" cy=\"-17\" r=\"4\"/><circle cx=\"-17\" cy=\"-17\" "
         "r=\"4\"/><circle cx=\"14\" cy=\"12\" r=\"4\"/><circle cx=\"25\" "
         "cy=\"12\" r=\"4\"/></g><g class=\"fl2\"><circle cx=\"14\" cy=\"-17\" "
         "r=\"4\"/><circle cx=\"25\" cy=\"-17\" r=\"4\"/><circle cx=\"-28\" "
         "cy=\"12\" r=\"4\"/><circle cx=\"-17\" cy=\"12\" "
         "r=\"4\"/></g></g></g>"},
    [MK_VILLAGE] =
        {"vi", "<g class=\"nz\"><use href=\"#ha\" x=\"-34\" y=\"-24\"/><use "
               "href=\"#hc\" x=\"36\" y=\"-27\"/><use href=\"#hd\" x=\"-38\" "
               "y=\"42\"/><use href=\"#hb\" x=\"40\" y=\"44\"/></g><g "
               "class=\"fz\"><use href=\"#hd\" transform=\"translate(-20 "
               "6)scale(1.7)\"/><use href=\"#hc\" transform=\"translate(28 "
               "26)scale(1.7)\"/></g>"},
    [MK_JUNCTION] =
        {"ju",
         "<circle class=\"rd1\" r=\"30\"/><ellipse class=\"sh\" cx=\"8\" "
         "cy=\"8\" rx=\"20\" ry=\"9\"/><path class=\"st2\" d=\"M-14 "
         "4V-8H14V4Q0 14-14 4z\"/><path class=\"st1\" d=\"M-14 4V-8H0V9Q-9 "
         "8-14 4z\"/><ellipse class=\"st0\" cy=\"-8\" rx=\"14\" "
         "ry=\"7\"/><ellipse class=\"rv2\" cy=\"-8\" rx=\"9\" ry=\"4\"/><path "
         "class=\"wd2s\" stroke-width=\"4\" d=\"M-13-8V-30M13-8V-30\"/><path "
         "class=\"rb1\" d=\"M-20-26 0-44 20-26z\"/><path class=\"rb0\" "
         "d=\"M-20-26 0-44 3-26z\"/>"},
    [MK_HOUSE] = {"ho",
                  "<use href=\"#t0\" x=\"24\" y=\"-6\"/><use href=\"#he\" "
                  "transform=\"translate(-2 12)scale(1.3)\"/>"},
    [MK_GATE] = {"gt", ""},
    [MK_BRIDGE] =
        {"br",
         "<path class=\"sh\" d=\"M-52-8H60V36H-40z\"/><path class=\"wl3\" "
         "d=\"M-50-22H50V24H-50z\"/><path class=\"st1\" d=\"M-47 "
         "12H47V22H-47z\"/><path class=\"hk\" d=\"M-30 24V22q10-14 22 0v2zM8 "
         "24V22q10-14 22 0v2z\"/><path class=\"rd1\" "
         "d=\"M-50-14H50V10H-50z\"/><path class=\"rd2\" d=\"M-50-5H50V1H-50z\" "
         "opacity=\".6\"/><path class=\"st0\" d=\"M-50-22H50v8H-50zM-50 "
         "8H50v7H-50z\"/><path class=\"wl3s\" stroke-width=\"2\" "
         "d=\"M-34-22v8M-17-22v8M0-22v8M17-22v8M34-22v8M-34 8v7M-17 8v7M0 "
         "8v7M17 8v7M34 8v7\"/>"},
    [MK_SPRING] =
        {"sp",
         "<g transform=\"translate(0 -22)\"><path class=\"st2\" d=\"M-40 "
         "12q4-34 38-36 36 0 42 34-14-10-40-8t-40 10z\"/><path class=\"st1\" "
         "d=\"M-34 2q8-24 32-25 20 0 30 14-22-4-34 0T-34 2z\"/><path "
         "class=\"st0\" d=\"M-28-4q8-16 24-18l-2 8z\"/></g>"},
    [MK_JETTY] = {"je",
                  "<path class=\"wd2\" d=\"M-30-8H14V10H-30z\"/><path "
                  "class=\"wd0\" d=\"M-30-8H14V5H-30z\"/><path class=\"wd2s\" "
                  "stroke-width=\"2\" d=\"M-20-8V5M-9-8V5M2-8V5\"/>"},
    [MK_PENNANT] =
        {"pe",
         "<g class=\"mk\"><path class=\"sh\" d=\"M-3 3 5 4 44-18 "
         "40-22z\"/><path class=\"wl3s rc\" stroke-width=\"5\" d=\"M0 "
         "0V-62\"/><path class=\"pen\" stroke=\"#fff\" stroke-width=\"3\" "
         "d=\"M2-62H40L32-48 40-34H2z\"/><path fill=\"#ffd84d\" d=\"M16-56l3 6 "
         "6 .5-4.5 4.5 1.5 6-6-3-6 3 1.5-6-4.5-4.5 6-.5z\"/></g>"},
    [MK_CATHEDRAL] =
        {"ca",
         "<g class=\"mk\"><g transform=\"translate(-8 22)scale(.95)\"><path "
         "class=\"sh\" d=\"M-76 44H70L128 4 112-42H40z\"/><path class=\"wl3\" "
         "d=\"M-78-10H60V46H-78z\"/><path class=\"st0\" "
         "d=\"M-75-10H58V43H-75z\"/><path class=\"rs1\" "
         "d=\"M-84-6-66-54H50L66-6z\"/><path class=\"rs0\" "
         "d=\"M-66-54H50L53-45H-69z\"/><path class=\"win\" d=\"M-58 8q7-11 14 "
         "0v22h-14zM-32 8q7-11 14 0v22h-14zM-6 8q7-11 14 0v22H-6z\"/><path "
         "class=\"wl3\" "
         "d=\"M20-98h28V48H20zM58-98h28V48H58zM44-40h18V48H44z\"/><path "
         "class=\"st0\" "
         "d=\"M23-96h13V45H23zM61-96h13V45H61zM46-38h14V45H46z\"/><path "
         "class=\"st1\" d=\"M35-96h10V45H35zM73-96h10V45H73z\"/><path "
         "class=\"rs2\" d=\"M16-94 34-154 52-94zM54-94 72-154 90-94z\"/><path "
         "class=\"rs0\" d=\"M16-94 34-154 31-94zM54-94 72-154 "
         "69-94z\"/><circle class=\"win\" cx=\"53\" cy=\"-10\" r=\"7\"/><path "
         "class=\"hk\" d=\"M45 46V22q8-12 16 0v24z\"/></g></g>"},
    [MK_WINE] = {"wi",
                 "<g class=\"mx\"><circle class=\"sh\" cx=\"4\" cy=\"7\" "
                 "r=\"30\"/><circle class=\"cnb\" cy=\"4\" r=\"30\"/><circle "
                 "class=\"cn\" r=\"30\"/><path fill=\"#7d3f93\" "
                 "stroke=\"#4a2356\" stroke-width=\"1.5\" d=\"M-12-6a6 6 0 1 1 "
                 "8 0 6 6 0 1 1 8 0 6 6 0 1 1 8 0 6 6 0 0 1-6 9 6 6 0 0 1-6 9 "
                 "6 6 0 0 1-8-9 6 6 0 0 1-4-9z\"/><path d=\"M0-12q2-9 10-10\" "
                 "stroke=\"#5f8338\" stroke-width=\"4\" fill=\"none\"/></g>"},
    [MK_GRAIN] = {"gr",
                  "<g class=\"mx\"><circle class=\"sh\" cx=\"4\" cy=\"7\" "
                  "r=\"30\"/><circle class=\"cnb\" cy=\"4\" r=\"30\"/><circle "
                  "class=\"cn\" r=\"30\"/><use href=\"#sheaf\" "
                  "transform=\"translate(0 5)scale(.5)\"/></g>"},
    [MK_CLOTH] =
        {"cl", "<g class=\"mx\"><circle class=\"sh\" cx=\"4\" cy=\"7\" "
               "r=\"30\"/><circle class=\"cnb\" cy=\"4\" r=\"30\"/><circle "
               "class=\"cn\" r=\"30\"/><path fill=\"#c8443a\" "
               "stroke=\"#6d1712\" stroke-width=\"2\" d=\"M-18-12h27q9 0 9 "
               "9v18h-27q-9 0-9-9z\"/><path fill=\"#e98a7f\" d=\"M9-12q-7 3-5 "
               "9t14 0q0-9-9-9z\"/><path fill=\"none\" stroke=\"#6d1712\" "
               "stroke-width=\"2\" d=\"M-10-11V14M-2-11V14\"/></g>"},
    [MK_INN] =
        {"in",
         "<g class=\"mk\"><g transform=\"translate(-8 "
         "0)scale(1.1)\"><ellipse class=\"rv0\" "
         "cx=\"8\" cy=\"16\" rx=\"50\" ry=\"22\"/><ellipse class=\"rv1\" "
         "cx=\"8\" cy=\"16\" rx=\"44\" ry=\"17\"/><path class=\"rv3s rc\" "
         "stroke-width=\"3\" d=\"M14 20h18M0 26h14\"/><use href=\"#he\" "
         "transform=\"translate(-14 4)scale(1.35)\"/><path class=\"wd2s rc\" "
         "stroke-width=\"4\" d=\"M24 2V-34H40\"/><path class=\"au\" "
         "stroke=\"#6b4a12\" stroke-width=\"2\" "
         "d=\"M30-32h18v14H30z\"/></g></g>"},
    [MK_HILL] =
        {"hi", "<g transform=\"scale(1.15)\"><path class=\"sh\" d=\"M-50 "
               "22Q0 40 70 14L50-4z\"/><path class=\"hi1\" d=\"M-64 22Q-40-34 "
               "0-38 44-34 64 22 0 40-64 22z\"/><path class=\"hi0\" d=\"M-64 "
               "22Q-40-34 0-38 8-36 4-20-30-4-34 28-52 27-64 22z\"/><path "
               "class=\"st1\" d=\"M14-14l14-8 12 10-6 10H18z\"/><path "
               "class=\"st0\" d=\"M14-14l14-8 2 6-12 6z\"/></g>"},
    [MK_VINEYARD] =
        {"vy",
         "<path class=\"vg0\" d=\"M-58-24 10-40 62-6-8 32z\"/><path "
         "class=\"so1s\" stroke-width=\"4\" opacity=\".5\" d=\"M-46-22 16 "
         "24M-30-26 32 19M-13-30 46 10M3-35 58-2\"/><path class=\"vg2s rc\" "
         "stroke-width=\"11\" stroke-dasharray=\"2 12\" d=\"M-46-24 16 "
         "20M-30-28 32 14M-13-32 46 6M3-37 58-6\"/><path class=\"gps rc\" "
         "stroke-width=\"6\" stroke-dasharray=\"1 17\" d=\"M-40-16 16 22M-8-26 "
         "46 9M-24-20 32 17\"/>"},
    [MK_SHEEP] = {"se", "<g class=\"mx\"><use href=\"#sheep\" "
                        "transform=\"translate(2 2)scale(1.1)\"/></g>"},
    [MK_GOLD] =
        {"go", "<g class=\"mx\"><g transform=\"scale(.85)\"><path class=\"sh\" "
               "d=\"M-44 26H56L80 8 44-14z\"/><path class=\"st2\" d=\"M-52 "
               "26Q-46-26-6-40 38-34 52 26z\"/><path class=\"st1\" d=\"M-52 "
               "26Q-46-26-6-40 4-30-6-8-20 4-22 26z\"/><path class=\"st0\" "
               "d=\"M-40-6Q-30-32-6-40-6-30-14-18z\"/><path class=\"wd2\" "
               "d=\"M-18 26V-8H20V26z\"/><path class=\"hk\" d=\"M-12 "
               "26V-2H14V26z\"/><path class=\"wd0\" "
               "d=\"M-22-14H24v8H-22zM-19-6h6v32h-6zM15-6h6v32h-6z\"/><path "
               "class=\"au\" stroke=\"#6b4a12\" stroke-width=\"2\" d=\"M26 "
               "24l5-12h18l6 12zM36 12l4-9h12l4 9z\"/></g></g>"},
    [MK_MAGE] =
        {"ma", "<g class=\"mx\"><circle class=\"sh\" cx=\"4\" cy=\"7\" "
               "r=\"30\"/><circle fill=\"#241a52\" cy=\"4\" r=\"30\"/><circle "
               "fill=\"#4b3a86\" stroke=\"#241a52\" stroke-width=\"3\" "
               "r=\"30\"/><path fill=\"#ffe27a\" d=\"M0-23 6-7 23-7 9 4 14 20 "
               "0 10-14 20-9 4-23-7-6-7z\"/></g>"},
    [MK_ROBBER] =
        {"rg",
         "<g class=\"mx\"><circle class=\"sh\" cx=\"4\" cy=\"7\" "
         "r=\"30\"/><circle class=\"cnb\" cy=\"4\" r=\"30\"/><circle "
         "class=\"cn\" r=\"30\"/><path fill=\"#33333c\" d=\"M-20 6q0-27 "
         "20-27T20 6q0 4-5 5-15 4-30 0-5-1-5-5z\"/><path fill=\"#ffe9a8\" "
         "d=\"M-14-2q6-6 11 1-6 6-11-1zM14-2q-6-6-11 1 6 6 11-1z\"/><path "
         "fill=\"#b3261e\" d=\"M-16 13q16 5 32 0l-5 10q-11 5-22 0z\"/></g>"},
    /* Both wings alike, for it points everywhere; its shadow lies apart. */
    [MK_FLY] = {"fl",
                "<g class=\"mt\"><path fill=\"none\" class=\"iks rj rc\" "
                "stroke-width=\"21\" d=\"M0 40V-58M-22-38 0-62 22-38\"/><path "
                "class=\"ivs rj rc\" stroke-width=\"12\" d=\"M0 40V-58M-22-38 "
                "0-62 22-38\"/><path class=\"wd2\" d=\"M-58 "
                "8Q-30-22-5-10H5Q30-22 58 8 28-6 7 12H-7Q-28-6-58 8z\"/><path "
                "class=\"hw0\" d=\"M-54 4Q-30-20-5-8V8Q-28-8-54 4zM54 4Q30-20 "
                "5-8V8Q28-8 54 4z\"/><path class=\"wd1\" d=\"M0-20Q9-8 6 24L0 "
                "44-6 24Q-9-8 0-20z\"/><path class=\"rb1\" d=\"M-15 46 0 28 15 "
                "46z\"/></g>"},
    [MK_WHEEL] =
        {"wh",
         "<g class=\"mx\"><circle class=\"sh\" cx=\"4\" cy=\"7\" "
         "r=\"30\"/><circle class=\"cnb\" cy=\"4\" r=\"30\"/><circle "
         "class=\"cn\" r=\"30\"/><circle fill=\"none\" stroke=\"#9a683a\" "
         "stroke-width=\"6\" r=\"22\"/><path fill=\"none\" stroke=\"#9a683a\" "
         "stroke-width=\"4\" d=\"M0-22V22M-19-11 19 11M-19 11 19-11\"/><circle "
         "fill=\"#fdf6e3\" stroke=\"#9a683a\" stroke-width=\"3\" "
         "r=\"13\"/></g>"},
    [MK_CLUB] = {"kc", "<path class=\"mk hks rc rj\" stroke-width=\"9\" "
                       "d=\"M0-8V32M-11-31h22q7 11 0 23h-22q-7-12 0-23z\"/>"},
    [MK_RAKE] =
        {"kr",
         "<path class=\"mk hks rc rj\" stroke-width=\"8\" "
         "d=\"M0-16V34M-26-16H26M-24-16V-34M-8-16V-34M8-16V-34M24-16V-34\"/>"},
    [MK_SHIELD] =
        {"ks",
         "<path class=\"mk hks rc rj\" stroke-width=\"8\" d=\"M-24-30H24V2Q22 "
         "24 0 34-22 24-24 2zM-24-6H24M0-30V33\"/>"},
    [SY_TOWER] =
        {"tw",
         "<g class=\"mt\"><g transform=\"translate(0 5)scale(.86)\"><path "
         "class=\"sh\" d=\"M-14 8 14 10 38-8 30-22 8-22z\"/><path "
         "class=\"wl3\" d=\"M-20-34V4Q0 18 20 4V-34z\"/><path class=\"wl1\" "
         "d=\"M-17-34V3Q0 14 17 3V-34z\"/><path class=\"wl0\" "
         "d=\"M-17-34V3Q-11 8-6 9V-34z\"/><path class=\"wl2\" d=\"M7-34V9Q13 7 "
         "17 3V-34z\"/><path class=\"rs2\" d=\"M-24-32 0-78 "
         "24-32Q0-20-24-32z\"/><path class=\"rs1\" d=\"M-22-33 0-76 "
         "5-27Q-12-26-22-33z\"/><path class=\"rs0\" d=\"M-22-33 "
         "0-76-8-28Q-17-30-22-33z\"/><path class=\"win\" "
         "d=\"M-3-16h6v10h-6z\"/></g></g>"},
    [SY_TURRET] =
        {"tb",
         "<g class=\"nz\"><g transform=\"translate(0 5)scale(.92)\"><path "
         "class=\"sh\" d=\"M-12 7 12 8 30-6 24-18 8-18z\"/><path class=\"wl3\" "
         "d=\"M-17-38V3Q0 14 17 3V-38z\"/><path class=\"wl1\" d=\"M-14-34V2Q0 "
         "11 14 2V-34z\"/><path class=\"wl0\" d=\"M-14-34V2Q-9 6-5 "
         "7V-34z\"/><path class=\"wl2\" d=\"M6-34V7Q11 5 14 2V-34z\"/><ellipse "
         "class=\"wl3\" cy=\"-36\" rx=\"18\" ry=\"9\"/><ellipse class=\"wl4\" "
         "cy=\"-36\" rx=\"15\" ry=\"6.5\"/><path class=\"wl0\" "
         "d=\"M-18-45h7v9h-7zM-4-48h8v6h-8zM11-45h7v9h-7zM-11-36h7v10h-7zM4-"
         "36h7v10H4z\"/></g></g>"},
    [SY_GATEHOUSE] =
        {"tg",
         "<g transform=\"translate(0 5)scale(.92)\"><path class=\"sh\" "
         "d=\"M-12 7 12 8 30-6 24-18 8-18z\"/><path class=\"wl3\" "
         "d=\"M-17-38V3Q0 14 17 3V-38z\"/><path class=\"wl1\" d=\"M-14-34V2Q0 "
         "11 14 2V-34z\"/><path class=\"wl0\" d=\"M-14-34V2Q-9 6-5 "
         "7V-34z\"/><path class=\"wl2\" d=\"M6-34V7Q11 5 14 2V-34z\"/><ellipse "
         "class=\"wl3\" cy=\"-36\" rx=\"18\" ry=\"9\"/><ellipse class=\"wl4\" "
         "cy=\"-36\" rx=\"15\" ry=\"6.5\"/><path class=\"wl0\" "
         "d=\"M-18-45h7v9h-7zM-4-48h8v6h-8zM11-45h7v9h-7zM-11-36h7v10h-7zM4-"
         "36h7v10H4z\"/></g>"},
    [SY_HOUSE0] =
        {"ha",
         "<path class=\"sh\" d=\"M-11 8 13 8 28-3 26-14 12-14z\"/><path "
         "class=\"hw1\" d=\"M0 8V-22L12-9V8z\"/><path class=\"hw0\" d=\"M-12 "
         "8V-9L0-22 12-9V8z\"/><path class=\"ra0\" d=\"M-16-6 "
         "0-23V-38L-16-21z\"/><path class=\"ra2\" d=\"M16-6 "
         "0-23V-38L16-21z\"/><path class=\"win\" d=\"M-7-7h5v6h-5z\"/><path "
         "class=\"hk\" d=\"M3-3h6V8H3z\"/>"},
    [SY_HOUSE0 +
        1] = {"hb", "<path class=\"sh\" d=\"M-16 7H17L31-3 29-12H14z\"/><path "
                    "class=\"hw1\" d=\"M-17-9h34V7h-34z\"/><path class=\"rb1\" "
                    "d=\"M-20-8-14-27H15L21-8z\"/><path class=\"rb0\" "
                    "d=\"M-14-27H15L16.5-22H-15.5z\"/><path class=\"win\" "
                    "d=\"M-12-4h6v6h-6zM6-4h6v6H6z\"/><path class=\"hk\" "
                    "d=\"M-3-4h6V7h-6z\"/>"},
    [SY_HOUSE0 + 2] =
        {"hc",
         "<path class=\"sh\" d=\"M-11 8 13 8 28-3 26-14 12-14z\"/><path "
         "class=\"hw1\" d=\"M0 8V-22L12-9V8z\"/><path class=\"hw0\" d=\"M-12 "
         "8V-9L0-22 12-9V8z\"/><path class=\"rc0\" d=\"M-16-6 "
         "0-23V-38L-16-21z\"/><path class=\"rc2\" d=\"M16-6 "
         "0-23V-38L16-21z\"/><path class=\"win\" d=\"M-7-7h5v6h-5z\"/><path "
         "class=\"hk\" d=\"M3-3h6V8H3z\"/>"},
    [SY_HOUSE0 +
        3] = {"hd", "<path class=\"sh\" d=\"M-16 7H17L31-3 29-12H14z\"/><path "
                    "class=\"hw1\" d=\"M-17-9h34V7h-34z\"/><path class=\"ra1\" "
                    "d=\"M-20-8-14-27H15L21-8z\"/><path class=\"ra0\" "
                    "d=\"M-14-27H15L16.5-22H-15.5z\"/><path class=\"win\" "
                    "d=\"M-12-4h6v6h-6zM6-4h6v6H6z\"/><path class=\"hk\" "
                    "d=\"M-3-4h6V7h-6z\"/>"},
    [SY_HOUSE4] = {"he",
                   "<path class=\"sh\" d=\"M-20 9H22L38-4 34-18H14z\"/><path "
                   "class=\"hw1\" d=\"M-20-10h40V9h-40z\"/><path class=\"rb1\" "
                   "d=\"M-23-9-16-30H17L23-9z\"/><path class=\"rb0\" "
                   "d=\"M-16-30H17L18.5-25H-17.5z\"/><path class=\"hw0\" "
                   "d=\"M-14 9V-8L-4-19 6-8V9z\"/><path class=\"rb0\" "
                   "d=\"M-18-6-4-22V-34L-18-18z\"/><path class=\"rb2\" "
                   "d=\"M10-6-4-22V-34L10-18z\"/><path class=\"win\" "
                   "d=\"M-7-7h6v7h-6zM11-4h5v6h-5z\"/>"},
    [SY_ROW0] =
        {"r20",
         "<g class=\"nz\"><path class=\"sh\" d=\"M-32 8-8 8 7-3 5-14-9-14zM5 "
         "7H38L52-3 50-12H35z\"/><path class=\"hw1\" d=\"M-21 "
         "8V-22L-9-9V8zM4-9h34V7h-34z\"/><path class=\"hw0\" d=\"M-33 "
         "8V-9L-21-22-9-9V8z\"/><path class=\"ra1\" d=\"M1-8 "
         "7-27H36L42-8z\"/><path class=\"ra0\" "
         "d=\"M-37-6-21-23V-38L-37-21zM7-27H36L37.5-22H5.5z\"/><path "
         "class=\"ra2\" d=\"M-5-6-21-23V-38L-5-21z\"/><path class=\"win\" "
         "d=\"M-28-7h5v6h-5zM9-4h6v6h-6zM27-4h6v6H27z\"/><path class=\"hk\" "
         "d=\"M-18-3h6V8H-18zM18-4h6V7h-6z\"/></g>"},
    [SY_ROW0 + 1] =
        {"r21",
         "<g class=\"nz\"><path class=\"sh\" d=\"M-35 6H-2L12-4 10-13H-5zM9 11 "
         "33 11 48 0 46-11 32-11z\"/><path class=\"hw1\" "
         "d=\"M-36-10h34V6h-34zM20 11V-19L32-6V11z\"/><path class=\"hw0\" "
         "d=\"M8 11V-6L20-19 32-6V11z\"/><path class=\"rb1\" "
         "d=\"M-39-9-33-28H-4L2-9z\"/><path class=\"rb0\" "
         "d=\"M-33-28H-4L-2.5-23H-34.5z\"/><path class=\"rs0\" d=\"M4-3 "
         "20-20V-35L4-18z\"/><path class=\"rs2\" d=\"M36-3 "
         "20-20V-35L36-18z\"/><path class=\"win\" "
         "d=\"M-31-5h6v6h-6zM-13-5h6v6H-13zM13-4h5v6h-5z\"/><path class=\"hk\" "
         "d=\"M-22-5h6V6h-6zM23 0h6V11H23z\"/></g>"},
    [SY_ROW0 + 2] =
        {"r22",
         "<g class=\"nz\"><path class=\"sh\" d=\"M-37 10H-4L10 0 8-9H-7zM9 11 "
         "33 11 48 0 46-11 32-11z\"/><path class=\"hw1\" "
         "d=\"M-38-6h34V10h-34zM20 11V-19L32-6V11z\"/><path class=\"hw0\" "
         "d=\"M8 11V-6L20-19 32-6V11z\"/><path class=\"rc1\" "
         "d=\"M-41-5-35-24H-6L0-5z\"/><path class=\"rc0\" "
         "d=\"M-35-24H-6L-4.5-19H-36.5zM4-3 20-20V-35L4-18z\"/><path "
         "class=\"rc2\" d=\"M36-3 20-20V-35L36-18z\"/><path class=\"win\" "
         "d=\"M-33-1h6v6h-6zM-15-1h6v6H-15zM13-4h5v6h-5z\"/><path class=\"hk\" "
         "d=\"M-24-1h6V10h-6zM23 0h6V11H23z\"/></g>"},
    [SY_ROW0 + 3] =
        {"r30",
         "<g class=\"nz\"><path class=\"sh\" d=\"M-55 "
         "5H-22L-8-5-10-14H-25zM-10 9 14 9 29-2 27-13 13-13zM23 10H56L70 0 "
         "68-9H53z\"/><path class=\"hw1\" d=\"M-56-11h34V5h-34zM1 "
         "9V-21L13-8V9zM22-6h34V10h-34z\"/><path class=\"hw0\" d=\"M-11 "
         "9V-8L1-21 13-8V9z\"/><path class=\"ra1\" d=\"M19-5 "
         "25-24H54L60-5z\"/><path class=\"rb1\" "
         "d=\"M-59-10-53-29H-24L-18-10z\"/><path class=\"ra0\" d=\"M-15-5 "
         "1-22V-37L-15-20zM25-24H54L55.5-19H23.5z\"/><path class=\"rb0\" "
         "d=\"M-53-29H-24L-22.5-24H-54.5z\"/><path class=\"ra2\" d=\"M17-5 "
         "1-22V-37L17-20z\"/><path class=\"win\" "
         "d=\"M-51-6h6v6h-6zM-33-6h6v6H-33zM-6-6h5v6h-5zM27-1h6v6h-6zM45-"
         "1h6v6H45z\"/><path class=\"hk\" "
         "d=\"M-42-6h6V5h-6zM4-2h6V9H4zM36-1h6V10h-6z\"/></g>"},
    [SY_ROW0 + 4] =
        {"r31",
         "<g class=\"nz\"><path class=\"sh\" d=\"M-52 5-28 "
         "5-13-6-15-17-29-17zM-16 8H17L31-2 29-11H14zM29 5 53 5 68-6 66-17 "
         "52-17z\"/><path class=\"hw1\" d=\"M-41 "
         "5V-25L-29-12V5zM-17-8h34V8h-34zM40 5V-25L52-12V5z\"/><path "
         "class=\"hw0\" d=\"M-53 5V-12L-41-25-29-12V5zM28 5V-12L40-25 "
         "52-12V5z\"/><path class=\"rb1\" d=\"M-20-7-14-26H15L21-7z\"/><path "
         "class=\"rb0\" d=\"M-14-26H15L16.5-21H-15.5z\"/><path class=\"rc0\" "
         "d=\"M-57-9-41-26V-41L-57-24z\"/><path class=\"rs0\" d=\"M24-9 "
         "40-26V-41L24-24z\"/><path class=\"rc2\" "
         "d=\"M-25-9-41-26V-41L-25-24z\"/><path class=\"rs2\" d=\"M56-9 "
         "40-26V-41L56-24z\"/><path class=\"win\" "
         "d=\"M-48-10h5v6h-5zM-12-3h6v6h-6zM6-3h6v6H6zM33-10h5v6h-5z\"/><path "
         "class=\"hk\" d=\"M-38-6h6V5H-38zM-3-3h6V8h-6zM43-6h6V5H43z\"/></g>"},
    [SY_ROW0 + 5] =
        {"r32",
         "<g class=\"nz\"><path class=\"sh\" d=\"M-57 10H-24L-10 "
         "0-12-9H-27zM-17 5H16L30-5 28-14H13zM30 5 54 5 69-6 67-17 "
         "53-17z\"/><path class=\"hw1\" "
         "d=\"M-58-6h34V10h-34zM-18-11h34V5h-34zM41 5V-25L53-12V5z\"/><path "
         "class=\"hw0\" d=\"M29 5V-12L41-25 53-12V5z\"/><path class=\"ra1\" "
         "d=\"M-61-5-55-24H-26L-20-5z\"/><path class=\"rc1\" "
         "d=\"M-21-10-15-29H14L20-10z\"/><path class=\"ra0\" "
         "d=\"M-55-24H-26L-24.5-19H-56.5zM25-9 41-26V-41L25-24z\"/><path "
         "class=\"rc0\" d=\"M-15-29H14L15.5-24H-16.5z\"/><path class=\"ra2\" "
         "d=\"M57-9 41-26V-41L57-24z\"/><path class=\"win\" "
         "d=\"M-53-1h6v6h-6zM-35-1h6v6H-35zM-13-6h6v6h-6zM5-6h6v6H5zM34-"
         "10h5v6h-5z\"/><path class=\"hk\" "
         "d=\"M-44-1h6V10h-6zM-4-6h6V5h-6zM44-6h6V5H44z\"/></g>"},
    [SY_ROW0 + 6] =
        {"r33",
         "<g class=\"nz\"><path class=\"sh\" d=\"M-51 10-27 "
         "10-12-1-14-12-28-12zM-16 8H17L31-2 29-11H14zM29 5 53 5 68-6 66-17 "
         "52-17z\"/><path class=\"hw1\" d=\"M-40 "
         "10V-20L-28-7V10zM-17-8h34V8h-34zM40 5V-25L52-12V5z\"/><path "
         "class=\"hw0\" d=\"M-52 10V-7L-40-20-28-7V10zM28 5V-12L40-25 "
         "52-12V5z\"/><path class=\"ra1\" d=\"M-20-7-14-26H15L21-7z\"/><path "
         "class=\"ra0\" d=\"M-14-26H15L16.5-21H-15.5z\"/><path class=\"rc0\" "
         "d=\"M24-9 40-26V-41L24-24z\"/><path class=\"rs0\" "
         "d=\"M-56-4-40-21V-36L-56-19z\"/><path class=\"rc2\" d=\"M56-9 "
         "40-26V-41L56-24z\"/><path class=\"rs2\" "
         "d=\"M-24-4-40-21V-36L-24-19z\"/><path class=\"win\" "
         "d=\"M-47-5h5v6h-5zM-12-3h6v6h-6zM6-3h6v6H6zM33-10h5v6h-5z\"/><path "
         "class=\"hk\" d=\"M-37-1h6V10H-37zM-3-3h6V8h-6zM43-6h6V5H43z\"/></g>"},
    [SY_FARROW0] = {"e20", "<use href=\"#r20\"/><use class=\"fz\" href=\"#hc\" "
                           "transform=\"translate(0 6)scale(1.9)\"/>"},
    [SY_FARROW0 + 1] = {"e21",
                        "<use href=\"#r21\"/><use class=\"fz\" href=\"#hb\" "
                        "transform=\"translate(0 6)scale(1.9)\"/>"},
    [SY_FARROW0 + 2] = {"e22",
                        "<use href=\"#r22\"/><use class=\"fz\" href=\"#ha\" "
                        "transform=\"translate(0 6)scale(1.9)\"/>"},
    [SY_FARROW0 + 3] = {"e30",
                        "<use href=\"#r30\"/><use class=\"fz\" href=\"#hd\" "
                        "transform=\"translate(0 6)scale(1.9)\"/>"},
    [SY_FARROW0 + 4] = {"e31",
                        "<use href=\"#r31\"/><use class=\"fz\" href=\"#hc\" "
                        "transform=\"translate(0 6)scale(1.9)\"/>"},
    [SY_FARROW0 + 5] = {"e32",
                        "<use href=\"#r32\"/><use class=\"fz\" href=\"#hb\" "
                        "transform=\"translate(0 6)scale(1.9)\"/>"},
    [SY_FARROW0 + 6] = {"e33",
                        "<use href=\"#r33\"/><use class=\"fz\" href=\"#ha\" "
                        "transform=\"translate(0 6)scale(1.9)\"/>"},
    [SY_GROVE0] =
        {"gv0",
         "<g class=\"nz\"><path class=\"sh\" d=\"M8-9a17 7 0 1 0 34 0 17 7 0 1 "
         "0-34 0zM-29-3a16 7 0 1 0 32 0 16 7 0 1 0-32 0zM-11 9a16 7 0 1 0 32 0 "
         "16 7 0 1 0-32 0zM19 11a16 7 0 1 0 32 0 16 7 0 1 0-32 0z\"/><path "
         "class=\"wd2\" d=\"M12-16h4v8h-4zM-24-10h4v8h-4zM-6 2h4v8h-4zM24 "
         "4h4v8h-4z\"/><path class=\"tr2\" d=\"M-1-22c-4-10 4-18 12-18 4-6 "
         "16-4 17 5 7 4 5 16-3 18-6 5-22 4-26-5zM-35-19a14 14 0 1 0 28 0 14 14 "
         "0 1 0-28 0zM-17-7a14 14 0 1 0 28 0 14 14 0 1 0-28 0zM13-5a14 14 0 1 "
         "0 28 0 14 14 0 1 0-28 0z\"/><path class=\"tr1\" d=\"M0-24c-3-9 4-16 "
         "11-16 4-6 13-3 14 4 3 4 1 10-5 11-6 6-17 6-20 1zM-35-21a12 12 0 1 0 "
         "24 0 12 12 0 1 0-24 0zM-17-9a12 12 0 1 0 24 0 12 12 0 1 0-24 "
         "0zM13-7a12 12 0 1 0 24 0 12 12 0 1 0-24 0z\"/><path class=\"tr0\" "
         "d=\"M4-32a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM-33-25a7 7 0 1 0 14 0 7 7 0 "
         "1 0-14 0zM-15-13a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM15-11a7 7 0 1 0 14 0 "
         "7 7 0 1 0-14 0z\"/></g><g class=\"fz\"><use href=\"#t0\" "
         "transform=\"translate(-14 4)scale(1.8)\"/><use href=\"#t0\" "
         "transform=\"translate(20 14)scale(1.8)\"/></g>"},
    [SY_GROVE0 + 1] =
        {"gv1",
         "<g class=\"nz\"><path class=\"sh\" d=\"M-21-1a16 7 0 1 0 32 0 16 7 0 "
         "1 0-32 0zM8 7a17 7 0 1 0 34 0 17 7 0 1 0-34 0z\"/><path "
         "class=\"wd2\" d=\"M-16-8h4v8h-4zM12 0h4v8h-4z\"/><path class=\"tr2\" "
         "d=\"M-27-17a14 14 0 1 0 28 0 14 14 0 1 0-28 0zM-1-6c-4-10 4-18 12-18 "
         "4-6 16-4 17 5 7 4 5 16-3 18-6 5-22 4-26-5z\"/><path class=\"tr1\" "
         "d=\"M-27-19a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM0-8c-3-9 4-16 11-16 "
         "4-6 13-3 14 4 3 4 1 10-5 11-6 6-17 6-20 1z\"/><path class=\"tr0\" "
         "d=\"M-25-23a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM4-16a6 6 0 1 0 12 0 6 6 0 "
         "1 0-12 0z\"/></g><g class=\"fz\"><use href=\"#t1\" "
         "transform=\"translate(-14 4)scale(1.8)\"/><use href=\"#t1\" "
         "transform=\"translate(20 14)scale(1.8)\"/></g>"},
    [SY_GROVE0 + 2] =
        {"gv2",
         "<g class=\"nz\"><path class=\"sh\" d=\"M4-7a17 7 0 1 0 34 0 17 7 0 1 "
         "0-34 0zM-30-1a17 7 0 1 0 34 0 17 7 0 1 0-34 0zM17 11a16 7 0 1 0 32 0 "
         "16 7 0 1 0-32 0zM-8 13a17 7 0 1 0 34 0 17 7 0 1 0-34 0z\"/><path "
         "class=\"wd2\" d=\"M8-14h4v8h-4zM-26-8h4v8h-4zM22 4h4v8h-4zM-4 "
         "6h4v8h-4z\"/><path class=\"tr2\" d=\"M-5-20c-4-10 4-18 12-18 4-6 "
         "16-4 17 5 7 4 5 16-3 18-6 5-22 4-26-5zM-39-14c-4-10 4-18 12-18 4-6 "
         "16-4 17 5 7 4 5 16-3 18-6 5-22 4-26-5zM11-5a14 14 0 1 0 28 0 14 14 0 "
         "1 0-28 0zM-17 0c-4-10 4-18 12-18 4-6 16-4 17 5 7 4 5 16-3 18-6 5-22 "
         "4-26-5z\"/><path class=\"tr1\" d=\"M-4-22c-3-9 4-16 11-16 4-6 13-3 "
         "14 4 3 4 1 10-5 11-6 6-17 6-20 1zM-38-16c-3-9 4-16 11-16 4-6 13-3 14 "
         "4 3 4 1 10-5 11-6 6-17 6-20 1zM11-7a12 12 0 1 0 24 0 12 12 0 1 0-24 "
         "0zM-16-2c-3-9 4-16 11-16 4-6 13-3 14 4 3 4 1 10-5 11-6 6-17 6-20 "
         "1z\"/><path class=\"tr0\" d=\"M0-30a6 6 0 1 0 12 0 6 6 0 1 0-12 "
         "0zM-34-24a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM13-11a7 7 0 1 0 14 0 7 7 0 "
         "1 0-14 0zM-12-10a6 6 0 1 0 12 0 6 6 0 1 0-12 0z\"/></g><g "
         "class=\"fz\"><use href=\"#t1\" transform=\"translate(-14 "
         "4)scale(1.8)\"/><use href=\"#t1\" transform=\"translate(20 "
         "14)scale(1.8)\"/></g>"},
    [SY_GROVE0 + 3] =
        {"gv3",
         "<g class=\"nz\"><path class=\"sh\" d=\"M0-11 14-10 32-17 "
         "26-22zM-26-5-12-4 6-11 0-16zM16 7 30 8 48 1 42-4zM-12 11 2 12 20 5 "
         "14 0z\"/><path class=\"pn1\" d=\"M6-56 "
         "18-16Q6-9-6-16zM-20-50-8-10Q-20-3-32-10zM22-38 34 2Q22 9 10 2zM-6-34 "
         "6 6Q-6 13-18 6z\"/><path class=\"pn2\" d=\"M6-56 18-16Q13-12 "
         "7-12zM-20-50-8-10Q-13-6-19-6zM22-38 34 2Q29 6 23 6zM-6-34 6 6Q1 10-5 "
         "10z\"/><path class=\"pn0\" d=\"M6-56 0-32-3-22 "
         "2-26zM-20-50-26-26-29-16-24-20zM22-38 16-14 13-4 "
         "18-8zM-6-34-12-10-15 0-10-4z\"/></g><g class=\"fz\"><use "
         "href=\"#t2\" transform=\"translate(-14 4)scale(1.8)\"/><use "
         "href=\"#t2\" transform=\"translate(20 14)scale(1.8)\"/></g>"},
    [SY_GROVE0 + 4] =
        {"gv4",
         "<g class=\"nz\"><path class=\"sh\" d=\"M-18-1-4 0 14-7 8-12zM6 5 20 "
         "6 38-1 32-6zM25 11a16 7 0 1 0 32 0 16 7 0 1 0-32 0z\"/><path "
         "class=\"pn1\" d=\"M-12-46 0-6Q-12 1-24-6zM12-40 24 0Q12 7 0 "
         "0z\"/><path class=\"pn2\" d=\"M-12-46 0-6Q-5-2-11-2zM12-40 24 0Q19 4 "
         "13 4z\"/><path class=\"pn0\" d=\"M-12-46-18-22-21-12-16-16zM12-40 "
         "6-16 3-6 8-10z\"/><path class=\"wd2\" d=\"M30 4h4v8h-4z\"/><path "
         "class=\"tr2\" d=\"M19-5a14 14 0 1 0 28 0 14 14 0 1 0-28 0z\"/><path "
         "class=\"tr1\" d=\"M19-7a12 12 0 1 0 24 0 12 12 0 1 0-24 0z\"/><path "
         "class=\"tr0\" d=\"M21-11a7 7 0 1 0 14 0 7 7 0 1 0-14 0z\"/></g><g "
         "class=\"fz\"><use href=\"#t2\" transform=\"translate(-14 "
         "4)scale(1.8)\"/><use href=\"#t2\" transform=\"translate(20 "
         "14)scale(1.8)\"/></g>"},
    [SY_GROVE0 + 5] =
        {"gv5",
         "<g class=\"nz\"><path class=\"sh\" d=\"M-6-7 8-6 26-13 "
         "20-18zM-33-1a16 7 0 1 0 32 0 16 7 0 1 0-32 0zM10 11a17 7 0 1 0 34 0 "
         "17 7 0 1 0-34 0z\"/><path class=\"pn1\" d=\"M0-52 "
         "12-12Q0-5-12-12z\"/><path class=\"pn2\" d=\"M0-52 12-12Q7-8 "
         "1-8z\"/><path class=\"pn0\" d=\"M0-52-6-28-9-18-4-22z\"/><path "
         "class=\"wd2\" d=\"M-28-8h4v8h-4zM14 4h4v8h-4z\"/><path class=\"tr2\" "
         "d=\"M-39-17a14 14 0 1 0 28 0 14 14 0 1 0-28 0zM1-2c-4-10 4-18 12-18 "
         "4-6 16-4 17 5 7 4 5 16-3 18-6 5-22 4-26-5z\"/><path class=\"tr1\" "
         "d=\"M-39-19a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM2-4c-3-9 4-16 11-16 "
         "4-6 13-3 14 4 3 4 1 10-5 11-6 6-17 6-20 1z\"/><path class=\"tr0\" "
         "d=\"M-37-23a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM6-12a6 6 0 1 0 12 0 6 6 0 "
         "1 0-12 0z\"/></g><g class=\"fz\"><use href=\"#t0\" "
         "transform=\"translate(-14 4)scale(1.8)\"/><use href=\"#t0\" "
         "transform=\"translate(20 14)scale(1.8)\"/></g>"},
    [SY_BUSH] = {"bu",
                 "<g class=\"gz\"><path class=\"sh\" d=\"M-6 2a11 4 0 1 0 22 0 "
                 "11 4 0 1 0-22 0z\"/><path class=\"tr2\" d=\"M-10 1c-3-8 3-12 "
                 "8-11 5-4 12 1 11 6 2 4-2 6-5 6z\"/><path class=\"tr0\" "
                 "d=\"M-8-3c0-5 3-7 6-6 3-2 6-1 7 2-4-1-9 0-13 4z\"/></g>"},
    [SY_PARCEL0] = {"pa",
                    "<path class=\"cr0\" d=\"M-62-18-6-36 58-10 2 30z\"/><path "
                    "class=\"cr1s\" stroke-width=\"4\" d=\"M-52-14 10 "
                    "24M-40-19 22 17M-28-23 34 10M-16-28 45 2\"/><path "
                    "class=\"tr1s rc\" stroke-width=\"7\" stroke-dasharray=\"1 "
                    "9\" d=\"M-64-15 0 34 62-10\"/>"},
    [SY_PARCEL0 + 1] =
        {"pb",
         "<path class=\"so0\" d=\"M-56 4-14-34 56-20 20 26z\"/><path "
         "class=\"so1s\" stroke-width=\"4\" d=\"M-46 4 22 15M-38-6 32 5M-29-15 "
         "41-5M-19-24 49-14\"/><path class=\"tr1s rc\" stroke-width=\"7\" "
         "stroke-dasharray=\"1 9\" d=\"M-58 6-14-38\"/>"},
    [SY_PARCEL0 +
        2] = {"pc", "<path class=\"vg0\" d=\"M-52-20 10-34 56-2-4 28z\"/><path "
                    "class=\"vg1s rc\" stroke-width=\"6\" stroke-dasharray=\"2 "
                    "8\" d=\"M-38-16 10 17M-22-20 26 11M-5-24 42 6\"/>"},
    [SY_PARCEL0 + 3] =
        {"pd",
         "<path class=\"cr0\" d=\"M-58-4-12-34 56-22 14 22z\"/><path "
         "class=\"cr1s\" stroke-width=\"4\" d=\"M-46 1 20 12M-36-8 31 3M-26-16 "
         "40-6M-17-25 48-15\"/><path class=\"tr1s rc\" stroke-width=\"7\" "
         "stroke-dasharray=\"1 9\" d=\"M-60 0 14 27 60-22\"/>"},
    [SY_PATCH0] = {"u0",
                   "M-100 0C-108-46-60-80-12-70 30-92 96-74 104-24 116 20 80 "
                   "70 30 64-10 88-92 60-100 0z"},
    [SY_PATCH0 +
        1] = {"u1",
              "M-104 10C-96-30-70-40-48-66 0-86 40-40 76-44 120-34 110 30 "
              "70 46 30 50 20 80-30 70-70 74-112 50-104 10z"},
    [SY_PATCH0 +
        2] = {"u2",
              "M-110-10C-80-40-40-24-8-44 40-60 100-50 108-6 112 30 60 34 "
              "36 44-10 40-40 60-76 44-110 36-130 10-110-10z"},
    [SY_FERRY] =
        {"fy",
         "<path class=\"sh\" d=\"M-52-6H72V30H-44z\"/><path class=\"wd2\" "
         "d=\"M-62-20H62V24H-62z\"/><path class=\"wd1\" "
         "d=\"M-58-16H58V17H-58z\"/><path class=\"wd0\" "
         "d=\"M-58-16H58v8H-58zM-58-4H58v7H-58zM-58 8H58v6H-58z\"/><path "
         "class=\"rd3s\" stroke-width=\"4\" d=\"M-62 0h-14M62 0h14\"/>"},
    [SY_INGOT] =
        {"yg",
         "<path class=\"sh\" d=\"M-36 26H54l12-12-22-24z\" "
         "transform=\"scale(.7)\"/><path fill=\"#c48a12\" stroke=\"#6b4a12\" "
         "stroke-width=\"3\" d=\"M-31 15-21-6H22L32 15z\"/><path "
         "fill=\"#ffe07a\" stroke=\"#6b4a12\" stroke-width=\"3\" "
         "d=\"M-21-6-15-15H17L22-6z\"/>"},
    [SY_FLOCK] =
        {"yf",
         "<circle class=\"sh\" cx=\"4\" cy=\"7\" r=\"30\"/><circle "
         "class=\"cnb\" cy=\"4\" r=\"30\"/><circle class=\"cn\" r=\"30\"/><use "
         "href=\"#sheep\" transform=\"translate(2 2)scale(.72)\"/>"},
    [SY_WOLF] = {"yo",
                 "<circle class=\"sh\" cx=\"4\" cy=\"7\" r=\"30\"/><circle "
                 "class=\"cnb\" cy=\"4\" r=\"30\"/><circle class=\"cn\" "
                 "r=\"30\"/><path fill=\"#4a4d57\" d=\"M-19-17l9 7H10l9-7-1 "
                 "18L8 17 0 22-8 17-18 1z\"/><path fill=\"#ffd65a\" "
                 "d=\"M-10-3l7 4-6 2zM10-3 3 1l6 2z\"/>"},
    [SY_LETTER] =
        {"yt",
         "<path class=\"sh\" d=\"M-24-10H36V26H-20z\"/><path class=\"cn\" "
         "d=\"M-28-18H28V18H-28z\"/><path fill=\"none\" stroke=\"#8d7a56\" "
         "stroke-width=\"3\" d=\"M-28-18 0 4 28-18\"/><circle fill=\"#c8201f\" "
         "stroke=\"#6e0d0c\" stroke-width=\"2\" cy=\"6\" r=\"7\"/>"},
    [SY_BIGPIG] = {"yp",
                   "<g transform=\"scale(1.5)\" "
                   "style=\"fill:#e79aa8;stroke:#7a2f42;color:#a8526a\"><use "
                   "href=\"#fp\"/></g>"},
    [SY_LEGAL] =
        {"lg",
         "<rect class=\"iv may\" x=\"-184\" y=\"-184\" width=\"368\" "
         "height=\"368\" rx=\"26\"/><rect class=\"iks\" x=\"-184\" y=\"-184\" "
         "width=\"368\" height=\"368\" rx=\"26\" stroke-width=\"9\" "
         "stroke-dasharray=\"30 22\" opacity=\".75\"/><rect class=\"ivs\" "
         "x=\"-184\" y=\"-184\" width=\"368\" height=\"368\" rx=\"26\" "
         "stroke-width=\"4\" stroke-dasharray=\"30 22\"/><path class=\"iks rc "
         "nz\" stroke-width=\"20\" opacity=\".6\" d=\"M-34 "
         "0H34M0-34V34\"/><path class=\"ivs rc nz\" stroke-width=\"11\" "
         "d=\"M-34 0H34M0-34V34\"/>"},
    [SY_LAST] = {"lc",
                 "<path class=\"iks rj rc sl1\" d=\"M-192-122v-70h70M-192 "
                 "122v70h70M192-122v-70h-70M192 122v70h-70\"/><path "
                 "class=\"ivs rj rc sl0\" d=\"M-192-122v-70h70M-192 "
                 "122v70h70M192-122v-70h-70M192 122v70h-70\"/>"},
    [SY_RING] =
        {"lr",
         "<circle class=\"iv\" fill-opacity=\".25\" r=\"66\"/><circle "
         "class=\"iks sl1\" r=\"66\"/><circle class=\"ivs sl0\" r=\"66\"/>"},
};

/* ---- figures ------------------------------------------------------------ */

/* The outline of a figure, what shines on it, and what else there is. */
static const struct {
    const char *id, *body, *gleam, *detail;
} figures[] = {
#define X(id, word, other, size, mx, my, letter, stock, symbol, body, gleam, \
          detail)                                                            \
    {symbol, body, gleam, detail},
    PIC_FIGURES(X)
#undef X
};

/* The piece laid down in straw, head left, a hat over its face. */
#define LYING(y) \
    "<g transform=\"translate(4 " y ")scale(1.12 .74)rotate(-82)\">"
#define HALO "<use href=\"#bfm\" class=\"hal\"/></g>"
#define SIDE "<use href=\"#bfm\" class=\"fc\" stroke-width=\"5\"/></g>"

static const struct drawing farmer = {
    "ff",
    "<ellipse class=\"sw\" stroke=\"none\" cx=\"4\" cy=\"12\" rx=\"82\" "
    "ry=\"45\"/><path class=\"nz\" stroke=\"#b0903c\" stroke-opacity=\".75\" "
    "stroke-width=\"3.5\" fill=\"none\" d=\"M-58-12h14M-30-24h18M40-22h18M-52 "
    "38h18M36 46h16M62 26h10\"/><ellipse class=\"sh\" stroke=\"none\" "
    "cx=\"14\" cy=\"24\" rx=\"64\" ry=\"30\"/>" LYING("20") HALO LYING("5")
        HALO LYING("20") SIDE LYING("12") SIDE LYING(
            "5") "<use href=\"#bfm\" stroke-width=\"4.5\"/><path class=\"nz\" "
                 "d=\"M37-2c-4-"
                 "5-13-8-22-10M29 40c-5-8-10-16-13-25\" fill=\"none\" "
                 "stroke=\"#fff\" "
                 "stroke-opacity=\".5\" stroke-width=\"5\"/></g><g "
                 "transform=\"translate(-"
                 "33 5)rotate(-10)\"><ellipse cy=\"3\" rx=\"25\" ry=\"20\" "
                 "fill=\"#fffdf2\" stroke=\"#fffdf2\" "
                 "stroke-width=\"10\"/><ellipse "
                 "cy=\"3\" rx=\"25\" ry=\"20\" fill=\"#e9c460\" "
                 "stroke=\"#5f420e\" "
                 "stroke-width=\"4\"/><path d=\"M-14 4c-2-24 30-24 28 0-8 7-20 "
                 "7-28 0z\" "
                 "fill=\"#f8e09a\" stroke=\"#5f420e\" "
                 "stroke-width=\"3.5\"/><path "
                 "class=\"fc\" stroke=\"none\" d=\"M-14 5c0-4 1-6 1-8 8 6 18 6 "
                 "26 0 0 2 1 4 "
                 "1 8-8 6-20 6-28 0z\"/></g>"};

/* Shadow, halo, the dark side, the front, the gleam. */
static void write_figure(struct text *t, int kind)
{
    static const char *const planes[] = {
        "\" class=\"hal\"/>",
        "\" class=\"hal\" x=\"7\" y=\"1\"/>",
        "\" class=\"fc\" x=\"7\" y=\"1\" stroke-width=\"5\"/>",
        "\" class=\"fc\" x=\"4\" stroke-width=\"5\"/>",
        "\" stroke-width=\"4.5\"/>",
    };

    text_put(t, "<g id=\"");
    text_put(t, figures[kind].id);
    text_put(t, "\" class=\"rj rc\"><defs><path id=\"b");
    text_put(t, figures[kind].id);
    text_put(t, "\" d=\"");
    text_put(t, figures[kind].body);
    text_put(t, "\"/></defs><ellipse class=\"sh\" stroke=\"none\" cx=\"15\" "
                "cy=\"46\" rx=\"44\" ry=\"11\"/>");
    for (unsigned i = 0; i < sizeof planes / sizeof planes[0]; i++) {
        text_put(t, "<use href=\"#b");
        text_put(t, figures[kind].id);
        text_put(t, planes[i]);
    }
    text_put(t, "<path class=\"nz\" fill=\"none\" stroke=\"#fff\" "
                "stroke-opacity=\".5\" stroke-width=\"5\" d=\"");
    text_put(t, figures[kind].gleam);
    text_put(t, "\"/>");
    text_put(t, figures[kind].detail);
    text_put(t, "</g>\n");
}

/* ---- sets of symbols ---------------------------------------------------- */

/* What symbols from .. to are made of. */
static const struct {
    uint8_t from, to, part, last;
} made_of[] = {
    {SY_FARROW0, SY_FARROW6, SY_ROW0, SY_ROW6},
    {SY_FARROW0, SY_FARROW6, SY_HOUSE0, SY_HOUSE3},
    {SY_GROVE0, SY_GROVE5, SY_TREE0, SY_TREE2},
    {MK_VILLAGE, MK_VILLAGE, SY_HOUSE0, SY_HOUSE3},
    {MK_HOUSE, MK_HOUSE, SY_HOUSE4, SY_HOUSE4},
    {MK_HOUSE, MK_HOUSE, SY_TREE0, SY_TREE0},
    {MK_INN, MK_INN, SY_HOUSE4, SY_HOUSE4},
    {SY_BIG, SY_BIG, SY_MEEPLE, SY_MEEPLE},
    {SY_FARMER, SY_FARMER, SY_MEEPLE, SY_MEEPLE},
    {SY_BIGPIG, SY_BIGPIG, SY_PIG, SY_PIG},
    {MK_SHEEP, MK_SHEEP, SY_SHEEP, SY_SHEEP},
    {SY_FLOCK, SY_FLOCK, SY_SHEEP, SY_SHEEP},
    {MK_GRAIN, MK_GRAIN, SY_SHEAF, SY_SHEAF},
};

void symbols_add(struct symbol_set *set, enum pic_symbol from,
                 enum pic_symbol to)
{
    for (int s = (int)from; s <= (int)to; s++) {
        if (set->has[s])
            continue;
        set->has[s] = true;
        for (unsigned i = 0; i < sizeof made_of / sizeof made_of[0]; i++) {
            if (s >= made_of[i].from && s <= made_of[i].to)
                symbols_add(set, (enum pic_symbol)made_of[i].part,
                            (enum pic_symbol)made_of[i].last);
        }
    }
}

static const struct drawing *drawing_of(enum pic_symbol s)
{
    if (s >= SY_SEAT0 && s <= SY_SEAT7)
        return &drawing_seats[s - SY_SEAT0];
    if (s == SY_FARMER)
        return &farmer;
    if (s >= SY_TREE0 && s <= SY_SHEAF)
        return &drawing_shared[DR_TREE0 + (s - SY_TREE0)];
    return &drawings[s];
}

static bool is_figure(enum pic_symbol s)
{
    return s >= SY_MEEPLE && s < SY_FARMER;
}

const char *symbol_id(enum pic_symbol s)
{
    return is_figure(s) ? figures[s - SY_MEEPLE].id : drawing_of(s)->id;
}

static void write_patch(struct text *t, const struct drawing *d)
{
    text_put(t, "<path id=\"");
    text_put(t, d->id);
    text_put(t, "\" d=\"");
    text_put(t, d->art);
    text_put(t, "\"/>\n");
}

static bool is_empty(enum pic_symbol s)
{
    const char *all =
        is_figure(s) ? figures[s - SY_MEEPLE].body : drawing_of(s)->art;

    return all == NULL || *all == '\0';
}

void symbols_write(struct canvas *c, const struct symbol_set *set)
{
    for (int i = 0; i < NPIC_SYMBOLS; i++) {
        enum pic_symbol s = (enum pic_symbol)i;
        struct text *t;

        if (!set->has[i] || is_empty(s))
            continue;
        t = canvas_part(c, symbol_id(s));
        if (is_figure(s))
            write_figure(t, i - SY_MEEPLE);
        else if (s >= SY_PATCH0 && s <= SY_PATCH2)
            write_patch(t, drawing_of(s));
        else
            drawing_write(t, drawing_of(s));
        canvas_part_end(c);
    }
}
