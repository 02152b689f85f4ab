/* Small drawings: see drawing.h.  Everything here is drawn by us. */
#include "render/drawing.h"

#include <stddef.h>

const struct drawing drawing_trees[TREES] = {
    [0] = {"q0", "<path class=\"gs\" d=\"M-8 6l3-8M0 6v-10M8 6l-3-8\"/>", NULL},
    [1] = {"q1",
           "<g class=\"fw\"><circle cx=\"-7\" cy=\"3\" r=\"3\"/>"
           "<circle cx=\"5\" cy=\"-4\" r=\"3\"/></g><g "
           "class=\"fy\"><circle cx=\"8\" cy=\"6\" r=\"3\"/>"
           "<circle cx=\"-4\" cy=\"-7\" r=\"3\"/></g>",
           NULL},
    [2] = {"q2",
           "<ellipse class=\"sh\" cx=\"2\" cy=\"7\" rx=\"15\" "
           "ry=\"5\"/><path class=\"tc\" d=\"M-13 6q-4-10 5-12 "
           "5-8 12 0 10 0 9 9-2 5-9 4-9 3-17-1z\"/>",
           NULL},
    [3] = {"q3",
           "<ellipse class=\"sh\" cx=\"4\" cy=\"12\" rx=\"14\" "
           "ry=\"5\"/><path class=\"wd\" d=\"M-2 4h4v9h-4z\"/>"
           "<circle class=\"tc\" cy=\"-4\" r=\"14\"/><circle "
           "class=\"tl\" cx=\"-4\" cy=\"-9\" r=\"6\"/>",
           "1.15"},
    [4] = {"q4",
           "<ellipse class=\"sh\" cx=\"3\" cy=\"13\" rx=\"12\" "
           "ry=\"4\"/><path class=\"pn\" d=\"M0-20 8-6H4L12 "
           "10H-12L-4-6H-8z\"/>",
           "1.15"},
    [5] = {"q5",
           "<ellipse class=\"gd\" rx=\"24\" ry=\"16\"/><path "
           "class=\"gs\" d=\"M-12 3l3-7M-3 7v-9M9 2l-3-8\"/>",
           NULL},
    [6] = {"q6",
           "<ellipse class=\"sh\" cx=\"4\" cy=\"16\" rx=\"26\" "
           "ry=\"6\"/><circle class=\"tc\" cx=\"-12\" cy=\"3\" "
           "r=\"12\"/><circle class=\"tc\" cx=\"13\" cy=\"4\" "
           "r=\"12\"/><circle class=\"tc\" cy=\"-8\" r=\"13\"/>"
           "<circle class=\"tl\" cx=\"-4\" cy=\"-12\" r=\"6\"/>"
           "<circle class=\"tl\" cx=\"-16\" cy=\"0\" r=\"4\"/>",
           NULL},
    [7] = {"q7",
           "<path class=\"gl\" d=\"M-28-8 14-24 28 8-14 24z\"/>"
           "<path class=\"gs\" style=\"stroke-width:2\" "
           "d=\"M-24-1 17-17M-20 6 20-10M-17 13 23-3M-14 19 "
           "25 4\"/>",
           NULL},
};

const struct drawing drawing_seats[8] = {
    [0] = {"m0", "<circle class=\"m0\" r=\"9\"/>", NULL},
    [1] = {"m1", "<path class=\"m1\" d=\"M0-10 10 8H-10z\"/>", NULL},
    [2] = {"m2", "<path class=\"m2\" d=\"M-8-8H8V8H-8z\"/>", NULL},
    [3] = {"m3",
           "<path class=\"m3\" d=\"M-3-10H3V-3H10V3H3V10H-3V3H"
           "-10V-3H-3z\"/>",
           NULL},
    [4] = {"m4", "<path class=\"m4\" d=\"M0-11 9 0 0 11-9 0z\"/>", NULL},
    [5] = {"m5",
           "<path class=\"m5\" d=\"M-10-7H10V-2H-10zM-10 "
           "3H10V8H-10z\"/>",
           NULL},
    [6] = {"m6",
           "<path class=\"m6\" d=\"M0-11 3-3H11L4 2 7 10 0 5-7"
           " 10-4 2-11-3H-3z\"/>",
           NULL},
    [7] = {"m7",
           "<path class=\"m7\" d=\"M-10-3 0-11 10-3V4L0-4-10 "
           "4zM-10 7 0-1 10 7V12L0 4-10 12z\"/>",
           NULL},
};

void drawing_write(struct text *t, const struct drawing *d)
{
    text_put(t, "<g id=\"");
    text_put(t, d->id);
    if (d->scale != NULL) {
        text_put(t, "\" transform=\"scale(");
        text_put(t, d->scale);
        text_char(t, ')');
    }
    text_put(t, "\">");
    text_put(t, d->art);
    text_put(t, "</g>\n");
}
