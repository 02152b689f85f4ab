/* Colours: see style.h. */
#include "render/style.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * class, group (1 tiles, 2 island, 3 both), fill, stroke, the rest.  A colour
 * is "light dark"; "" leaves the property alone, "-" is none.
 */
#define CLASSES(X)                                                            \
    X(pg, 3, "#f4efe2 #15181d", "", "")                                       \
    X(g, 1, "#b9d27c #45603a", "", "")                                        \
    X(field, 1, "#b9d27c #45603a", "", "")                                    \
    X(fr, 1, "-", "#6f7f45 #1e2a19", "stroke-width:2;stroke-opacity:.35")     \
    X(gl, 1, "#c8dd90 #4f6c43", "", "")                                       \
    X(gd, 1, "#a9c468 #3c5533", "", "")                                       \
    X(gs, 1, "-", "#86a44c #6a8a55", "stroke-width:3;stroke-linecap:round")   \
    X(fw, 1, "#fff6d8 #cfd6b0", "", "")                                       \
    X(fp, 1, "#e58aa0 #a8687c", "", "")                                       \
    X(fy, 1, "#f1c744 #b79a3e", "", "")                                       \
    X(sh, 3, "#1d2a10 #000", "", "fill-opacity:.22")                          \
    X(tc, 3, "#5f8f41 #2e4f2b", "#33572a #16290f", "stroke-width:2")          \
    X(tl, 3, "#86b45c #4b7440", "", "")                                       \
    X(pn, 3, "#47794b #27482f", "#26482c #101f13", "stroke-width:2")          \
    X(cg, 1, "#e9d3a2 #6d5a43", "", "")                                       \
    X(ct, 1, "-", "#f6e8c6 #857159", "stroke-width:30")                       \
    X(cp, 1, "#f6e8c6 #857159", "", "")                                       \
    X(cb, 1, "-", "#cdb27c #57472f", "stroke-width:3;stroke-linecap:round")   \
    X(wo, 1, "-", "#5b4a3c #1f1913", "stroke-width:21")                       \
    X(ws, 1, "-", "#cdbfa9 #8b8071", "stroke-width:16")                       \
    X(wj, 1, "-", "#9a8a74 #5f5649", "stroke-width:16;stroke-dasharray:3 11") \
    X(tw, 1, "#dacdb8 #978b7b", "#5b4a3c #1f1913", "stroke-width:3")          \
    X(tr, 1, "#8f6a9a #5d4666", "#4a3350 #241a28", "stroke-width:2")          \
    X(ra, 1, "#cc6a43 #8e4a31", "#6b2f1e #2c140d", "stroke-width:2")          \
    X(rb, 1, "#b9503a #7c382a", "#6b2f1e #2c140d", "stroke-width:2")          \
    X(rc, 1, "#d98d4e #96643a", "#6b2f1e #2c140d", "stroke-width:2")          \
    X(rs, 1, "#6f8195 #4a5766", "#38434f #1b2127", "stroke-width:2")          \
    X(hw, 1, "#fbf1da #b5a78c", "#5b4a3c #1f1913", "stroke-width:2")          \
    X(hd, 1, "#e3d2ae #94866e", "#5b4a3c #1f1913", "stroke-width:2")          \
    X(hk, 3, "#4a3a2d #17120d", "", "")                                       \
    X(ro, 1, "-", "#92794d #2b2418", "stroke-width:34")                       \
    X(rf, 1, "-", "#f3e7c8 #b3a483", "stroke-width:26")                       \
    X(rr, 1, "-", "#dcc898 #978765", "stroke-width:3;stroke-dasharray:9 13")  \
    X(hg, 1, "-", "#4f7a3a #29432a",                                          \
      "stroke-width:16;stroke-dasharray:1 13;stroke-linecap:round")           \
    X(vo, 1, "-", "#d9cd94 #6d6a45", "stroke-width:64")                       \
    X(vf, 1, "-", "#63aed2 #2b6180", "stroke-width:52")                       \
    X(vr, 1, "-", "#a5d6ea #4a84a3", "stroke-width:3;stroke-dasharray:18 30") \
    X(wa, 1, "#63aed2 #2b6180", "#d9cd94 #6d6a45", "stroke-width:7")          \
    X(wv, 3, "-", "#a5d6ea #4a84a3", "stroke-width:3;stroke-linecap:round")   \
    X(sa, 1, "#c3bcae #7d776c", "#6a6257 #2a2723", "stroke-width:2")          \
    X(wd, 3, "#a9784a #6d4f33", "#5c3d22 #24180d", "stroke-width:2")          \
    X(cr, 1, "#e3c35b #8f7a35", "#b08f2f #5c4d1d", "stroke-width:4")          \
    X(cz, 1, "-", "#b8952f #665520", "stroke-width:4")                        \
    X(hl, 1, "#c9b777 #5f5a38", "#8d7c42 #2f2c18", "stroke-width:2")          \
    X(ht, 1, "#dac98f #726c45", "#8d7c42 #2f2c18", "stroke-width:2")          \
    X(bd, 1, "#fffaf0 #d8d0c0", "#5b4a3c #1f1913", "stroke-width:3")          \
    X(bl, 3, "#2f62a8 #3a6bb0", "#173a6b #10233f", "stroke-width:2")          \
    X(ye, 3, "#f0c22e #d3a92b", "#8a6a0c #4d3b08", "stroke-width:2")          \
    X(gp, 1, "#7a3f8c #6a3a7a", "#4a2356 #2a1431", "stroke-width:1")          \
    X(ln, 3, "-", "#4a3a2d #17120d", "stroke-width:3;stroke-linecap:round")   \
    X(wl, 1, "#fffdf6 #d9d6cc", "#6a6257 #2a2723", "stroke-width:2")          \
    X(nu, 3, "#3a2a1c #17120d", "", "")                                       \
    X(sea, 2, "#8cc4de #1d4256", "", "")                                      \
    X(se2, 2, "-", "#b4dcee #2d5b74", "stroke-width:3;stroke-linecap:round")  \
    X(bea, 2, "#ecdcae #7d7150", "#ecdcae #7d7150", "")                       \
    X(hF, 2, "#4f8a4b #29502f", "", "")                                       \
    X(hP, 2, "#a5cf6a #4c6f3c", "", "")                                       \
    X(hG, 2, "#eccb58 #8f7a33", "", "")                                       \
    X(hH, 2, "#cf8250 #85523a", "", "")                                       \
    X(hM, 2, "#a9adb5 #565c66", "", "")                                       \
    X(hD, 2, "#ead9a6 #87794f", "", "")                                       \
    X(hU, 2, "#cfd8dc #3a444c", "", "")                                       \
    X(hx, 2, "-", "#f3e7c8 #b3a483", "stroke-width:12;stroke-linejoin:round") \
    X(fu, 2, "-", "#c9a233 #6e5d24", "stroke-width:4;stroke-linecap:round")   \
    X(br, 2, "#b5643a #6f4029", "#7c3f20 #341c10", "stroke-width:2")          \
    X(mt, 2, "#8c919b #4a505a", "#555b66 #262a30", "stroke-width:3")          \
    X(sn, 2, "#fbfcfd #c8ced6", "", "")                                       \
    X(du, 2, "-", "#cdb778 #65592f", "stroke-width:4;stroke-linecap:round")   \
    X(tk, 2, "#fdf6e3 #e6dcc4", "#6b5b45 #1f1913", "stroke-width:3")          \
    X(red, 2, "#b3261e #b3261e", "", "")                                      \
    X(cd, 3, "#fffaf0 #2a2f37", "#8d7f68 #5b6270", "stroke-width:2")          \
    X(tx, 3, "#2b2118 #e9e4d8", "", "")                                       \
    X(lb, 2, "#2b2118 #ffffff", "#fff8e8 #15181d",                            \
      "stroke-width:6;paint-order:stroke;stroke-opacity:.8")                  \
    X(t2, 3, "#6b5c48 #a9b0ba", "", "")                                       \
    X(last, 3, "-", "#d7263d #ff6b7d", "stroke-width:9")                      \
    X(legal, 3, "#2f62a8 #7fb2ff", "#2f62a8 #9cc3ff",                         \
      "fill-opacity:.14;stroke-width:5;stroke-dasharray:16 12")               \
    X(lit, 3, "#ffd23f #ffd23f", "#c43d00 #ffec9e",                           \
      "fill-opacity:.55;stroke-width:8;stroke-opacity:.9")                    \
    X(litw, 3, "-", "#ff9d00 #ffd23f", "stroke-width:20;stroke-opacity:.75")  \
    X(axis, 3, "#6b5c48 #a9b0ba", "", "font-size:44px;text-anchor:middle")

struct colours {
    const char *name;
    uint8_t groups;
    const char *fill, *stroke, *rest;
};

static const struct colours classes[] = {
#define X(name, groups, fill, stroke, rest) {#name, groups, fill, stroke, rest},
    CLASSES(X)
#undef X
};

#define NCLASSES ((int)(sizeof classes / sizeof classes[0]))

/*
 * Seats: fill, outline, colour of the mark on the figure.  Colours that can be
 * told apart with red-green blindness; the marks help everybody.
 */
static const char *const seats[8][3] = {
    {"#d0312d", "#4d0b09", "#fff"},    {"#1f6fc4", "#0a2a50", "#fff"},
    {"#f5c518", "#5c4700", "#3a2a00"}, {"#2b2b2e", "#e6e0d2", "#f2f2f2"},
    {"#8e44ad", "#37154a", "#fff"},    {"#f6f3ec", "#3c372f", "#333"},
    {"#ee7f1a", "#5a2c00", "#fff"},    {"#16937f", "#043b32", "#fff"},
};

/* Half `which` of "light dark". */
static void put_colour(struct text *t, const char *pair, bool dark)
{
    size_t n = 0;

    while (pair[n] != ' ' && pair[n] != '\0')
        n++;
    if (dark && pair[n] == ' ')
        text_put(t, pair + n + 1);
    else
        text_part(t, pair, n);
}

static void put_property(struct text *t, const char *name, const char *pair,
                         bool dark)
{
    if (*pair == '\0')
        return;
    text_put(t, name);
    if (*pair == '-')
        text_put(t, "none");
    else
        put_colour(t, pair, dark);
    text_char(t, ';');
}

static void put_classes(struct text *t, bool dark, unsigned groups, bool rest)
{
    for (int i = 0; i < NCLASSES; i++) {
        const struct colours *c = &classes[i];

        if (!(c->groups & groups))
            continue;
        text_char(t, '.');
        text_put(t, c->name);
        text_char(t, '{');
        put_property(t, "fill:", c->fill, dark);
        put_property(t, "stroke:", c->stroke, dark);
        if (rest)
            text_put(t, c->rest);
        text_put(t, "}\n");
    }
}

static void put_seats(struct text *t)
{
    for (int i = 0; i < 8; i++) {
        text_put(t, ".p");
        text_int(t, i);
        text_put(t, "{fill:");
        text_put(t, seats[i][0]);
        text_put(t, ";stroke:");
        text_put(t, seats[i][1]);
        text_put(t, ";stroke-width:4}\n.m");
        text_int(t, i);
        text_put(t, "{fill:");
        text_put(t, seats[i][2]);
        text_put(t, ";stroke:none}\n");
    }
}

void style_write(struct text *t, enum dsk_svg_theme theme, unsigned groups)
{
    put_classes(t, theme == DSK_SVG_DARK, groups, true);
    put_seats(t);
    text_put(t, "text{font-family:Georgia,'DejaVu Serif',serif}\n"
                ".seg{pointer-events:all}\n.g{shape-rendering:crispEdges}\n"
                ".dec,.ttl{pointer-events:none}\n"
                "@media print{.pg{fill:none}}\n");
    if (theme == DSK_SVG_AUTO) {
        text_put(t, "@media (prefers-color-scheme:dark){\n");
        put_classes(t, true, groups, false);
        text_put(t, "}\n");
    }
}
