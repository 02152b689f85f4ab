/* Small drawings: see drawing.h.  Everything here is drawn by us. */
#include "render/drawing.h"

const struct drawing drawing_shared[NDRAWINGS] = {
    [DR_TREE0] = {"t0",
                  "<path class=\"sh\" d=\"M-7 3a16 7 0 1 0 32 0 16 7 0 1 0-32 "
                  "0z\"/><path class=\"wd2\" d=\"M-2-4h4v8h-4z\"/><path "
                  "class=\"tr2\" d=\"M-13-13a14 14 0 1 0 28 0 14 14 0 1 0-28 "
                  "0z\"/><path class=\"tr1\" d=\"M-13-15a12 12 0 1 0 24 0 12 "
                  "12 0 1 0-24 0z\"/><path class=\"tr0\" d=\"M-11-19a7 7 0 1 0 "
                  "14 0 7 7 0 1 0-14 0z\"/>"},
    [DR_TREE1] =
        {"t1", "<path class=\"sh\" d=\"M-6 3a17 7 0 1 0 34 0 17 7 0 1 0-34 "
               "0z\"/><path class=\"wd2\" d=\"M-2-4h4v8h-4z\"/><path "
               "class=\"tr2\" d=\"M-15-10c-4-10 4-18 12-18 4-6 16-4 17 5 7 4 5 "
               "16-3 18-6 5-22 4-26-5z\"/><path class=\"tr1\" d=\"M-14-12c-3-9 "
               "4-16 11-16 4-6 13-3 14 4 3 4 1 10-5 11-6 6-17 6-20 1z\"/><path "
               "class=\"tr0\" d=\"M-10-20a6 6 0 1 0 12 0 6 6 0 1 0-12 0z\"/>"},
    [DR_TREE2] =
        {"t2",
         "<path class=\"sh\" d=\"M-6 3 8 4 26-3 20-8z\"/><path class=\"pn1\" "
         "d=\"M0-42 12-2Q0 5-12-2z\"/><path class=\"pn2\" d=\"M0-42 12-2Q7 2 1 "
         "2z\"/><path class=\"pn0\" d=\"M0-42-6-18-9-8-4-12z\"/>"},
    [DR_TREE3] = {"t3",
                  "<path class=\"sh\" d=\"M-6 2a11 4 0 1 0 22 0 11 4 0 1 0-22 "
                  "0z\"/><path class=\"tr2\" d=\"M-10 1c-3-8 3-12 8-11 5-4 12 "
                  "1 11 6 2 4-2 6-5 6z\"/><path class=\"tr0\" d=\"M-8-3c0-5 "
                  "3-7 6-6 3-2 6-1 7 2-4-1-9 0-13 4z\"/>"},
    [DR_GRASS] = {"gs", "<path class=\"gts rc gz\" stroke-width=\"3\" d=\"M-8 "
                        "0l-3-8M-3 0v-10M2 0l3-8M14 4l-2-6M18 4v-7\"/>"},
    [DR_FLOWERS] =
        {"fw",
         "<g class=\"gz\"><path class=\"fl0\" d=\"M-3 0a3 3 0 1 0 6 0a3 3 0 1 "
         "0-6 0zM8.5 5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z\"/><circle "
         "class=\"fl2\" cx=\"5\" cy=\"-7\" r=\"2.5\"/><circle class=\"fl1\" "
         "cx=\"-8\" cy=\"6\" r=\"3\"/></g>"},
    [DR_SHEEP] =
        {"sheep",
         "<ellipse class=\"sh\" cx=\"9\" cy=\"17\" rx=\"27\" ry=\"7\"/><path "
         "class=\"hks rc\" stroke-width=\"5\" d=\"M-10 8v9M-3 9v9M8 9v9M14 "
         "8v9\"/><path class=\"wl1\" d=\"M-22 2q-7-11 4-15 3-11 15-8 10-6 17 2 "
         "12-1 12 10 6 9-3 14-6 8-17 5-12 4-19-1-8-1-9-7z\"/><path "
         "class=\"iv\" d=\"M-22 0q-6-11 5-13 3-11 14-8 10-6 16 2 11 0 10 9-4 "
         "8-14 7-9 6-17 2-10 4-14 1z\"/><path class=\"hk\" "
         "d=\"M-20-12q-12-2-14 7 2 8 11 7 7-2 7-8z\"/><path class=\"hk\" "
         "d=\"M-20-11l8-5-3 8z\"/>"},
    [DR_SHEAF] =
        {"sheaf",
         "<ellipse class=\"sh\" cx=\"10\" cy=\"30\" rx=\"27\" ry=\"8\"/><path "
         "class=\"sf1\" d=\"M-17 30 -6 4H6L17 30Q0 37-17 30z\"/><path "
         "class=\"sf0\" d=\"M-17 30-6 4H1L-5 33z\"/><path class=\"sf1\" "
         "d=\"M-8 4C-30-8-32-30-26-40-18-34-12-24-9-14-14-28-12-44-5-52 2-44 "
         "2-30 0-16 2-30 8-44 17-46 20-36 14-22 8-13 16-24 24-30 31-30 32-18 "
         "22 0 8 4z\"/><path class=\"sf0\" d=\"M-8 "
         "4C-27-8-29-28-25-36-19-28-13-18-6-4-13-22-12-38-6-48-1-38-1-24-1 "
         "2z\"/><path class=\"so1s\" stroke-width=\"2\" d=\"M-24-30-7 "
         "0M-5-42-2 0M15-38 3 0M28-24 7 2\"/><path class=\"so1s rc\" "
         "stroke-width=\"6\" d=\"M-8 5Q0 9 8 5\"/>"},
};

const struct drawing drawing_seats[8] = {
    [0] = {"m0", "<circle class=\"m0\" r=\"8.5\"/>"},
    [1] = {"m1", "<path class=\"m1\" d=\"M0-9.5 9.5 7h-19z\"/>"},
    [2] = {"m2", "<path class=\"m2\" d=\"M-7.5-7.5h15v15h-15z\"/>"},
    [3] = {"m3", "<path class=\"m3\" "
                 "d=\"M-3-9.5h6v6.5h6.5v6H3v6.5h-6V3h-6.5v-6H-3z\"/>"},
    [4] = {"m4", "<path class=\"m4\" d=\"M0-11 8.5 0 0 11-8.5 0z\"/>"},
    [5] = {"m5", "<path class=\"m5\" d=\"M-9-7H9v5H-9zM-9 3H9v5H-9z\"/>"},
    [6] = {"m6", "<path class=\"m6\" d=\"M0-11 2.8-3.6 10.6-3.4 4.4 1.4 6.6 9 "
                 "0 4.6-6.6 9-4.4 1.4-10.6-3.4-2.8-3.6z\"/>"},
    [7] = {"m7", "<path class=\"m7\" d=\"M-9 1 0-8 9 1V7L0-2-9 7zM-9 9 0 0 9 "
                 "9v5L0 6-9 14z\" transform=\"translate(0 -3)\"/>"},
};

void drawing_write(struct text *t, const struct drawing *d)
{
    text_put(t, "<g id=\"");
    text_put(t, d->id);
    text_put(t, "\">");
    text_put(t, d->art);
    text_put(t, "</g>\n");
}
