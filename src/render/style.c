/* Colours: see style.h. */
#include "render/style.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Materials, each in up to five values from light to dark: class, group (1
 * tiles, 2 island, 3 both), whether there are strokes of it too, its colour by
 * day and by night.  Warm is built, green is grown, cool is table and water; a
 * night is moonlight and not a dim day, so hues move and windows glow.
 */
/* clang-format off */
#define MATERIALS(X) \
    X(pg, 3, 0, "#c6d0d4", "#0d1220")                                          \
    X(ce, 1, 0, "#6d6350", "#05070d")                                          \
    X(g0, 1, 0, "#a9c76b", "#2b5650")                                          \
    X(g1, 1, 0, "#bad67b", "#35655b")                                          \
    X(g2, 1, 0, "#98b95c", "#234a46")                                          \
    X(g3, 1, 0, "#c6cf78", "#40664f")                                          \
    X(gt, 3, 1, "#7f9f47", "#4f8470")                                          \
    X(tr0, 3, 1, "#8dbb55", "#4f8a66")                                         \
    X(tr1, 3, 1, "#5f9440", "#2c5c49")                                         \
    X(tr2, 3, 1, "#3f7033", "#173a33")                                         \
    X(pn0, 3, 0, "#6ba05a", "#3c7a66")                                         \
    X(pn1, 3, 0, "#3f7646", "#1f4d47")                                         \
    X(pn2, 3, 0, "#285536", "#10302f")                                         \
    X(cr0, 3, 0, "#eccf6c", "#6f6a44")                                         \
    X(cr1, 3, 1, "#d6b04a", "#575536")                                         \
    X(sf0, 3, 0, "#eccf6c", "#cdb162")                                         \
    X(sf1, 3, 0, "#d6b04a", "#8d7434")                                         \
    X(so0, 1, 0, "#b98f5c", "#4a4440")                                         \
    X(so1, 3, 1, "#9c7446", "#383636")                                         \
    X(vg0, 3, 0, "#8ab04e", "#2f5a45")                                         \
    X(vg1, 1, 1, "#5f8338", "#1d4034")                                         \
    X(vg2, 1, 1, "#5f8338", "#5f9a72")                                         \
    X(hi0, 1, 0, "#c2dc84", "#5b917a")                                         \
    X(hi1, 1, 0, "#95b658", "#3a6c5f")                                         \
    X(rv0, 1, 1, "#e3d6a0", "#3f5a66")                                         \
    X(rv1, 1, 1, "#6fb7d6", "#2f6d9c")                                         \
    X(rv2, 1, 1, "#4b97bf", "#1f5280")                                         \
    X(rv3, 1, 1, "#c9ebf5", "#8fc6ea")                                         \
    X(rv4, 1, 1, "#7d9a4c", "#142c2e")                                         \
    X(rd0, 1, 1, "#8a7145", "#12202a")                                         \
    X(rd1, 1, 1, "#efdfb8", "#a3acb8")                                         \
    X(rd2, 1, 1, "#fbf2d8", "#c2cad4")                                         \
    X(rd3, 1, 1, "#c9b283", "#646f7c")                                         \
    X(ct0, 1, 0, "#d79f6b", "#57404c")                                         \
    X(ct1, 1, 1, "#ecc899", "#7d646a")                                         \
    X(ct2, 1, 1, "#bd8452", "#3a2b38")                                         \
    X(wl0, 1, 1, "#f3ead6", "#aab6cc")                                         \
    X(wl1, 3, 1, "#cdbfa4", "#6d7a94")                                         \
    X(wl2, 1, 1, "#9a8a70", "#434e68")                                         \
    X(wl3, 1, 1, "#4b3d30", "#0a0e18")                                         \
    X(wl4, 1, 1, "#b4a58a", "#56627c")                                         \
    X(ra0, 1, 0, "#e58a5e", "#b36a60")                                         \
    X(ra1, 1, 0, "#c9603d", "#8a474c")                                         \
    X(ra2, 1, 1, "#98402a", "#552c38")                                         \
    X(rb0, 1, 0, "#d9724f", "#a25a5e")                                         \
    X(rb1, 1, 0, "#b54a35", "#6c3743")                                         \
    X(rb2, 1, 0, "#833024", "#492532")                                         \
    X(rc0, 1, 0, "#efb06c", "#a8805e")                                         \
    X(rc1, 1, 0, "#d88e48", "#83604c")                                         \
    X(rc2, 1, 0, "#a8682f", "#5c4440")                                         \
    X(rs0, 1, 0, "#93a9bd", "#6f86a8")                                         \
    X(rs1, 1, 0, "#6a829a", "#4a6084")                                         \
    X(rs2, 1, 0, "#475c72", "#2e4062")                                         \
    X(hw0, 1, 0, "#fff4dc", "#b9ac9c")                                         \
    X(hw1, 1, 0, "#e2cfa8", "#857a78")                                         \
    X(hk, 3, 1, "#4a3527", "#0d0f18")                                          \
    X(win, 3, 0, "#6b5138", "#ffd76a")                                         \
    X(wd0, 3, 1, "#c79460", "#7d6a60")                                         \
    X(wd1, 3, 1, "#9a683a", "#5a4a46")                                         \
    X(wd2, 3, 1, "#5f3d20", "#2a2228")                                         \
    X(st0, 1, 0, "#dcd5c6", "#98a2b4")                                         \
    X(st1, 1, 0, "#b3aa98", "#667084")                                         \
    X(st2, 1, 0, "#7a7161", "#3a4254")                                         \
    X(fl0, 3, 0, "#fff7e0", "#9fb8b0")                                         \
    X(fl1, 3, 0, "#e4708c", "#a06a90")                                         \
    X(fl2, 3, 0, "#f4c93c", "#b0a45c")                                         \
    X(gp, 1, 1, "#7d3f93", "#8a5fae")                                          \
    X(au, 3, 1, "#f1bf2d", "#e2b84a")                                          \
    X(ik, 3, 1, "#241a10", "#05070d")                                          \
    X(iv, 3, 1, "#fffdf2", "#fff6dc")                                          \
    X(pp, 3, 0, "#fffaf0", "#1b2334")                                          \
    X(tx, 3, 0, "#2b2118", "#eee6d4")                                          \
    X(t2, 3, 0, "#6b5c48", "#a7b0c4")                                          \
    X(pen, 1, 0, "#3a64ad", "#4f7fd0")                                         \
    X(sw, 1, 0, "#ead48c", "#8d8760")                                          \
    X(sea0, 2, 0, "#7fc0dc", "#12324a")                                        \
    X(sea1, 2, 1, "#97d0e6", "#1a4560")                                        \
    X(sea2, 2, 1, "#b9e3f1", "#2a6482")                                        \
    X(sea3, 2, 1, "#5fa8cb", "#0d263a")                                        \
    X(bch0, 2, 1, "#f3e3b4", "#8a8263")                                        \
    X(bch1, 2, 1, "#d9bf85", "#5d5842")                                        \
    X(fo0, 2, 0, "#4c8f4f", "#24564a")                                         \
    X(fo1, 2, 0, "#3a7742", "#1a4239")                                         \
    X(pa0, 2, 0, "#a8d46e", "#3d7a55")                                         \
    X(pa1, 2, 0, "#92c25a", "#2f6547")                                         \
    X(fi0, 2, 0, "#f0cf62", "#8d8045")                                         \
    X(fi1, 2, 1, "#dcb243", "#6f6436")                                         \
    X(hl0, 2, 0, "#d98b58", "#85563f")                                         \
    X(hl1, 2, 0, "#bf6e3f", "#6a4030")                                         \
    X(hl2, 2, 1, "#9c5330", "#4d2d24")                                         \
    X(mo0, 2, 0, "#b4bac4", "#5f6b80")                                         \
    X(mo1, 2, 0, "#8a92a0", "#465166")                                         \
    X(mo2, 2, 0, "#686f7f", "#2f384b")                                         \
    X(mo3, 2, 0, "#d9dde4", "#8d9ab0")                                         \
    X(sn, 2, 0, "#ffffff", "#dfe9f5")                                          \
    X(de0, 2, 0, "#eedcaa", "#8f8462")                                         \
    X(de1, 2, 0, "#dcc486", "#756b4c")                                         \
    X(de2, 2, 1, "#c4a663", "#5b5238")                                         \
    X(bk0, 2, 0, "#d0693f", "#9a5040")                                         \
    X(bk1, 2, 0, "#a84a2a", "#6f3830")                                         \
    X(log0, 2, 0, "#e9c48e", "#b89a78")                                        \
    X(log1, 2, 0, "#a56f3d", "#70503c")                                        \
    X(log2, 2, 1, "#6f4723", "#4a3428")
/* clang-format on */

/*
 * What is not a material: class, group, fill, stroke, the rest.  A colour is
 * "day night"; "" leaves the property alone, "-" is none.
 */
#define CLASSES(X)                                                   \
    X(cd, 3, "#fffaf0 #1b2334", "#8d7f68 #5b6270", "stroke-width:2") \
    X(cn, 3, "#fdf6e3 #f0e6cc", "#8d7a56 #5d5038", "stroke-width:3") \
    X(cnb, 3, "#8d7a56 #5d5038", "", "")                             \
    X(nu, 3, "#2c2118 #2c2118", "", "")                              \
    X(red, 2, "#b3261e #b3261e", "", "")                             \
    X(lb, 2, "#2b2118 #fff", "#fff8e8 #15181d",                      \
      "stroke-width:6;paint-order:stroke;stroke-opacity:.8")         \
    X(sl, 3, "-", "#5f420e #3a2a10", "stroke-width:4")               \
    X(axis, 3, "#6b5c48 #a7b0c4", "", "font-size:44px;text-anchor:middle")

struct material {
    const char *name;
    uint8_t groups;
    bool stroked;
    const char *colour[2]; /* by day, by night */
};

static const struct material materials[] = {
#define X(name, groups, stroked, day, night) \
    {#name, groups, stroked, {day, night}},
    MATERIALS(X)
#undef X
};

#define NMATERIALS ((int)(sizeof materials / sizeof materials[0]))

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

/* Shadows, by day and by night: one thing, and all walls together. */
static const char *const shadows[2] = {
    ".sh{fill:#2a2313;fill-opacity:.26}\n"
    ".shw{stroke:#2a2313;opacity:.3}\n.may{fill-opacity:.5}\n",
    ".sh{fill:#000008;fill-opacity:.5}\n"
    ".shw{stroke:#000008;opacity:.55}\n.may{fill-opacity:.1}\n",
};

/*
 * Seats: fill, light plane, dark side, outline, colour of the mark.  Colours
 * that stay apart for every kind of sight; the marks tell for everybody, and
 * outline and halo for every ground (tests hold both).
 */
static const struct seat_colours seats[8] = {
    {"#c8201f", "#ea6657", "#6e0d0c", "#6e0d0c", "#fff"},
    {"#0f5fd0", "#5f9cf2", "#07306e", "#07306e", "#fff"},
    {"#ffd52e", "#ffe88a", "#8a6600", "#553f00", "#3a2a00"},
    {"#2c2c31", "#5f5f68", "#08080a", "#08080a", "#f4f4f4"},
    {"#5c1a86", "#a56fcb", "#2b0843", "#2b0843", "#fff"},
    {"#f7f4ec", "#fff", "#6f675b", "#3c372f", "#333"},
    {"#e87010", "#ffa557", "#7c3600", "#7c3600", "#2b1400"},
    {"#18a892", "#6ad6c4", "#04564a", "#04564a", "#04231e"},
};

const struct seat_colours *style_seat(int seat)
{
    return &seats[seat & 7];
}

const char *style_colour(const char *material, bool night)
{
    for (int i = 0; i < NMATERIALS; i++) {
        if (text_same(materials[i].name, material))
            return materials[i].colour[night];
    }
    return NULL;
}

static void put_materials(struct text *t, bool night, unsigned groups)
{
    for (int i = 0; i < NMATERIALS; i++) {
        const struct material *m = &materials[i];

        if (!(m->groups & groups))
            continue;
        text_char(t, '.');
        text_put(t, m->name);
        text_put(t, "{fill:");
        text_put(t, m->colour[night]);
        text_char(t, '}');
        if (m->stroked) {
            text_char(t, '.');
            text_put(t, m->name);
            text_put(t, "s{fill:none;stroke:");
            text_put(t, m->colour[night]);
            text_char(t, '}');
        }
        text_char(t, '\n');
    }
}

/* Half `which` of "day night". */
static void put_colour(struct text *t, const char *pair, bool night)
{
    size_t n = 0;

    while (pair[n] != ' ' && pair[n] != '\0')
        n++;
    if (night && pair[n] == ' ')
        text_put(t, pair + n + 1);
    else
        text_part(t, pair, n);
}

static void put_property(struct text *t, const char *name, const char *pair,
                         bool night)
{
    if (*pair == '\0')
        return;
    text_put(t, name);
    if (*pair == '-')
        text_put(t, "none");
    else
        put_colour(t, pair, night);
    text_char(t, ';');
}

static void put_classes(struct text *t, bool night, unsigned groups, bool rest)
{
    for (int i = 0; i < NCLASSES; i++) {
        const struct colours *c = &classes[i];

        if (!(c->groups & groups))
            continue;
        text_char(t, '.');
        text_put(t, c->name);
        text_char(t, '{');
        put_property(t, "fill:", c->fill, night);
        put_property(t, "stroke:", c->stroke, night);
        if (rest)
            text_put(t, c->rest);
        text_put(t, "}\n");
    }
}

static void put_rule(struct text *t, const char *class, int seat,
                     const char *property, const char *value)
{
    text_char(t, '.');
    text_put(t, class);
    text_int(t, seat);
    text_put(t, property);
    text_put(t, value);
}

/* A figure's front inherits .p0, its side is currentColor; .q0 is light. */
static void put_seats(struct text *t)
{
    for (int i = 0; i < 8; i++) {
        const struct seat_colours *s = &seats[i];

        put_rule(t, "p", i, "{fill:", s->fill);
        text_put(t, ";stroke:");
        text_put(t, s->outline);
        text_put(t, ";color:");
        text_put(t, s->side);
        text_char(t, '}');
        put_rule(t, "m", i, "{stroke:none;fill:", s->mark);
        text_char(t, '}');
        put_rule(t, "q", i, "{fill:", s->light);
        text_char(t, '}');
        put_rule(t, "s", i, "{fill:none;stroke:", s->fill);
        text_put(t, "}\n");
    }
}

/* How wide things are, what is nobody's, and what each zoom leaves out. */
static const char common[] =
    ".nn{fill:#b9b2a4;stroke:#5f584b;color:#6f685b}"
    ".mag{fill:#6a4bb8;stroke:#2c1a5e;color:#35206e}"
    ".wit{fill:#e07a1f;stroke:#6b3300;color:#7a3c00}"
    ".rob{fill:#54545c;stroke:#17171a;color:#1e1e22}\n"
    ".fc{fill:currentColor}.hal{fill:#fffdf2;stroke:#fffdf2;stroke-width:15}"
    ".rj{stroke-linejoin:round}.rc{stroke-linecap:round}\n"
    "text{font-family:Alegreya,Georgia,'DejaVu Serif',serif;"
    "font-variant-numeric:lining-nums tabular-nums}\n"
    ".dec,.ttl{pointer-events:none}\n@media print{.pg{fill:none}}\n";

static const char of_tiles[] =
    ".seg{pointer-events:all;fill:transparent}"
    ".seg.road,.seg.river{fill:none;stroke:transparent;stroke-width:44}\n"
    ".ro{stroke-width:36}.rf{stroke-width:27}"
    ".wo{stroke-width:22}.wi{stroke-width:16}"
    ".wm{stroke-width:17;stroke-dasharray:9 7}"
    ".u1,.u2{opacity:.75}.u3{opacity:.6}.ows{stroke-width:15}"
    ".own{opacity:.66}.sm{stroke-width:2;opacity:.12}"
    ".sl1{stroke-width:21}.sl0{stroke-width:12}\n";

/*
 * What each zoom leaves out (nz what is near, gz what is very near, fz what is
 * far) and enlarges.  Shapes behind <use> see no ancestors but inherit, so in
 * parts, where a page says how near it is, variables carry it.
 */
static const char *const of_zooms[] = {
    ".nz,.gz{display:none}.ro{stroke-width:45}.rf{stroke-width:34}"
    ".sm{opacity:.06}.sl1{stroke-width:38}.sl0{stroke-width:22}"
    ".mk{transform:scale(1.4)}.mx{transform:scale(1.7)}"
    ".mt{transform:scale(1.2)}\n",
    ".fz,.gz{display:none}\n",
    ".fz{display:none}\n",
    ".fz{display:var(--fz,none)}.nz{display:var(--nz,inline)}"
    ".gz{display:var(--gz,inline)}.mk{transform:scale(var(--mk,1))}"
    ".mx{transform:scale(var(--mx,1))}.mt{transform:scale(var(--mt,1))}\n"
    ".z0{--fz:inline;--nz:none;--gz:none;--mk:1.4;--mx:1.7;--mt:1.2}"
    ".z1{--gz:none}\n"
    ".z0 .ro{stroke-width:45}.z0 .rf{stroke-width:34}.z0 .sm{opacity:.06}"
    ".z0 .sl1{stroke-width:38}.z0 .sl0{stroke-width:22}\n",
};

void style_write(struct text *t, enum dsk_svg_theme theme, unsigned groups,
                 enum zoom zoom)
{
    bool night = theme == DSK_SVG_DARK;

    put_materials(t, night, groups);
    put_classes(t, night, groups, true);
    text_put(t, shadows[night]);
    put_seats(t);
    text_put(t, common);
    if (groups & STYLE_TILES)
        text_put(t, of_tiles);
    text_put(t, of_zooms[zoom]);
    if (theme == DSK_SVG_AUTO) {
        text_put(t, "@media (prefers-color-scheme:dark){\n");
        put_materials(t, true, groups);
        put_classes(t, true, groups, false);
        text_put(t, shadows[1]);
        text_put(t, "}\n");
    }
}
