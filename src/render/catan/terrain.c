/* Drawings of Catan: terrains, pieces, resources.  See terrain.h. */
#include "render/catan/terrain.h"

#include "render/drawing.h"

#define HEX "M0-200 173-100V100L0 200-173 100V-100z"

/*
 * A terrain: its id, the class of its ground, the lie of the land, and what
 * stands on it, clear of the number in the middle: seen from near, and fewer
 * and larger things seen from afar.  Light comes from the upper left.
 */
struct terrain {
    const char *id, *ground, *land, *near, *far;
};

static const struct terrain terrains[NPIC_TERRAINS] = {
    [PIC_FOREST] =
        {"hF", "fo0",
         "<path class=\"fo1\" d=\"M-173-20Q-60-70 30-10T173 10V100L0 "
         "200-173 100z\"/>",
         "<g transform=\"scale(1.25)\"><use href=\"#t0\" x=\"-15\" "
         "y=\"-103\"/><use href=\"#t2\" x=\"17\" y=\"-102\"/><use "
         "href=\"#t2\" x=\"57\" y=\"-79\"/><use href=\"#t2\" x=\"-19\" "
         "y=\"-78\"/><use href=\"#t1\" x=\"-44\" y=\"-78\"/><use "
         "href=\"#t2\" x=\"14\" y=\"-74\"/><use href=\"#t2\" x=\"-52\" "
         "y=\"-51\"/><use href=\"#t2\" x=\"90\" y=\"-50\"/><use "
         "href=\"#t2\" x=\"-14\" y=\"-50\"/><use href=\"#t0\" x=\"-82\" "
         "y=\"-49\"/><use href=\"#t2\" x=\"56\" y=\"-49\"/><use "
         "href=\"#t1\" x=\"-121\" y=\"-46\"/><use href=\"#t2\" x=\"14\" "
         "y=\"-44\"/><use href=\"#t1\" x=\"-82\" y=\"-24\"/><use "
         "href=\"#t2\" x=\"126\" y=\"-23\"/><use href=\"#t2\" x=\"-119\" "
         "y=\"-22\"/><use href=\"#t2\" x=\"94\" y=\"-18\"/><use "
         "href=\"#t2\" x=\"58\" y=\"-17\"/><use href=\"#t2\" x=\"92\" "
         "y=\"2\"/><use href=\"#t2\" x=\"-85\" y=\"3\"/><use href=\"#t0\" "
         "x=\"-121\" y=\"8\"/><use href=\"#t2\" x=\"127\" y=\"10\"/><use "
         "href=\"#t0\" x=\"-86\" y=\"34\"/><use href=\"#t2\" x=\"127\" "
         "y=\"34\"/><use href=\"#t0\" x=\"-119\" y=\"36\"/><use "
         "href=\"#t1\" x=\"95\" y=\"37\"/><use href=\"#t0\" x=\"56\" "
         "y=\"57\"/><use href=\"#t2\" x=\"86\" y=\"57\"/><use "
         "href=\"#t2\" x=\"-115\" y=\"58\"/><use href=\"#t2\" x=\"-86\" "
         "y=\"60\"/><use href=\"#t2\" x=\"131\" y=\"65\"/><use "
         "href=\"#t0\" x=\"54\" y=\"85\"/><use href=\"#t2\" x=\"95\" "
         "y=\"86\"/><use href=\"#t1\" x=\"-44\" y=\"88\"/><use "
         "href=\"#t2\" x=\"-85\" y=\"90\"/><use href=\"#t1\" x=\"18\" "
         "y=\"92\"/><use href=\"#t2\" x=\"-45\" y=\"114\"/><use "
         "href=\"#t2\" x=\"-17\" y=\"115\"/><use href=\"#t1\" x=\"25\" "
         "y=\"118\"/><use href=\"#t1\" x=\"58\" y=\"119\"/></g>",
         "<use href=\"#t2\" transform=\"translate(-28 "
         "-116)scale(1.9)\"/><use href=\"#t2\" transform=\"translate(52 "
         "-92)scale(2)\"/><use href=\"#t0\" transform=\"translate(-92 "
         "-52)scale(2.1)\"/><use href=\"#t2\" transform=\"translate(118 "
         "-30)scale(2.1)\"/><use href=\"#t2\" transform=\"translate(-130 "
         "40)scale(2.1)\"/><use href=\"#t0\" transform=\"translate(112 "
         "56)scale(2.2)\"/><use href=\"#t2\" transform=\"translate(-66 "
         "112)scale(2.1)\"/><use href=\"#t2\" transform=\"translate(54 "
         "122)scale(2.2)\"/><use href=\"#t0\" transform=\"translate(-2 "
         "150)scale(1.9)\"/>"},
    [PIC_HILLS] =
        {"hH", "hl0",
         "<path class=\"hl1\" d=\"M-173-40Q-110-110-40-70 20-130 90-80 "
         "140-100 173-60V100L0 200-173 100z\"/><path class=\"hl0\" "
         "d=\"M-173 30Q-100-20-30 40 40 0 100 40 140 20 173 50V100L0 "
         "200-173 100z\"/><path class=\"hl2s rc\" stroke-width=\"5\" "
         "opacity=\".55\" d=\"M-140-30q24-22 50-24M30-70q24-20 50-12M-120 "
         "60q20-16 44-10M60 70q24-20 46-8M-30 150q20-14 40-8\"/>",
         "<use href=\"#kiln\" transform=\"translate(-92 "
         "-62)scale(1.25)\"/><use href=\"#bricks\" "
         "transform=\"translate(92 -62)scale(1.25)\"/><use "
         "href=\"#bricks\" transform=\"translate(-36 "
         "130)scale(1.25)\"/><use href=\"#t0\" transform=\"translate(66 "
         "112)scale(1)\"/><use href=\"#t0\" transform=\"translate(88 "
         "122)scale(1)\"/>",
         "<use href=\"#kiln\" transform=\"translate(-90 "
         "-72)scale(1.7)\"/><use href=\"#bricks\" "
         "transform=\"translate(88 -70)scale(1.9)\"/><use "
         "href=\"#bricks\" transform=\"translate(-40 138)scale(1.9)\"/>"},
    [PIC_PASTURE] =
        {"hP", "pa0",
         "<path class=\"pa1\" d=\"M-173 20Q-90-40 0 20T173 0V100L0 "
         "200-173 100z\"/><path class=\"pa1\" d=\"M-60-165Q10-120 "
         "120-130L0-200z\"/>",
         "<use href=\"#sheep\" transform=\"translate(-74 "
         "-84)scale(1.3)\"/><use href=\"#sheep\" transform=\"translate(70 "
         "-92)scale(1.1)\"/><use href=\"#sheep\" transform=\"translate(92 "
         "56)scale(-1.2 1.2)\"/><use href=\"#sheep\" "
         "transform=\"translate(-30 122)scale(1.35)\"/><path class=\"wd1s "
         "rc\" stroke-width=\"5\" d=\"M-150 44v-22M-122 56v-22M-94 "
         "66v-22M-156 30l70 28M-156 40l70 28\"/><g class=\"gz\"><use "
         "href=\"#gs\" transform=\"translate(-128 -20)scale(1.3)\"/><use "
         "href=\"#gs\" transform=\"translate(112 -10)scale(1.3)\"/><use "
         "href=\"#fw\" transform=\"translate(10 -128)scale(1)\"/><use "
         "href=\"#fw\" transform=\"translate(52 112)scale(1)\"/></g>",
         "<use href=\"#sheep\" transform=\"translate(-72 "
         "-92)scale(2)\"/><use href=\"#sheep\" transform=\"translate(88 "
         "72)scale(-2 2)\"/><use href=\"#sheep\" "
         "transform=\"translate(-62 116)scale(1.9)\"/>"},
    [PIC_FIELDS] =
        {"hG", "fi0",
         "<path class=\"fi1s\" stroke-width=\"7\" opacity=\".75\" "
         "d=\"M-24-177L6-187M-165-93L45-164M-165-57L85-142M-165-21L124-119M-"
         "165 "
         "15L163-97M-165 51L165-61M-165 87L165-25M-135 113L165 11M-95 "
         "136L165 47M-56 158L165 83M-17 181L66 152\"/>",
         "<use href=\"#sheaf\" transform=\"translate(-96 "
         "-66)scale(1.15)\"/><use href=\"#sheaf\" "
         "transform=\"translate(92 -80)scale(1.15)\"/><use "
         "href=\"#sheaf\" transform=\"translate(4 -128)scale(.95)\"/><use "
         "href=\"#sheaf\" transform=\"translate(-62 "
         "118)scale(1.2)\"/><use href=\"#sheaf\" transform=\"translate(60 "
         "110)scale(1.2)\"/>",
         "<use href=\"#sheaf\" transform=\"translate(-84 "
         "-84)scale(1.6)\"/><use href=\"#sheaf\" transform=\"translate(84 "
         "-84)scale(1.6)\"/><use href=\"#sheaf\" transform=\"translate(0 "
         "128)scale(1.7)\"/>"},
    [PIC_MOUNTAINS] =
        {"hM", "mo0",
         "<path class=\"mo3\" opacity=\".6\" d=\"M-173-60Q-60-110 "
         "40-70T173-80V-100L0-200-173-100z\"/>",
         "<use href=\"#peak\" transform=\"translate(4 "
         "-108)scale(1.2)\"/><use href=\"#peak\" "
         "transform=\"translate(-94 -46)scale(1.2)\"/><use href=\"#peak\" "
         "transform=\"translate(104 -40)scale(1.2)\"/><use href=\"#peak\" "
         "transform=\"translate(-72 92)scale(1.15)\"/><use href=\"#peak\" "
         "transform=\"translate(76 98)scale(1.2)\"/><use href=\"#t2\" "
         "transform=\"translate(-8 152)scale(1)\"/><use href=\"#t2\" "
         "transform=\"translate(14 160)scale(1)\"/>",
         "<use href=\"#peak\" transform=\"translate(0 "
         "-100)scale(1.6)\"/><use href=\"#peak\" "
         "transform=\"translate(-96 70)scale(1.6)\"/><use href=\"#peak\" "
         "transform=\"translate(92 76)scale(1.7)\"/>"},
    [PIC_DESERT] =
        {"hD", "de0",
         "<path class=\"de1\" d=\"M-173-40Q-80-90 0-40T173-50V100L0 "
         "200-173 100z\"/><path class=\"de0\" d=\"M-173 50Q-80 0 20 "
         "56T173 40V100L0 200-173 100z\"/><path class=\"de2s rc\" "
         "stroke-width=\"4\" opacity=\".7\" d=\"M-140-34q40-26 "
         "80-6M30-38q40-16 80-8M-120 70q50-26 90 0M40 90q30-12 60-4\"/>",
         "<use href=\"#cactus\" transform=\"translate(-84 "
         "-60)scale(1.2)\"/><use href=\"#cactus\" "
         "transform=\"translate(92 70)scale(.9)\"/>",
         "<use href=\"#cactus\" transform=\"translate(-84 "
         "-56)scale(1.9)\"/><use href=\"#cactus\" "
         "transform=\"translate(88 80)scale(1.5)\"/>"},
    [PIC_UNKNOWN] =
        {"hU", "de0",
         "<text class=\"t2\" font-size=\"120\" text-anchor=\"middle\" "
         "y=\"42\">?</text>",
         "", ""},
};

/* The rims: light towards the light, dark away from it. */
#define RIMS                                                             \
    "<path fill=\"none\" stroke=\"#fff\" stroke-opacity=\".28\" "        \
    "stroke-width=\"10\" d=\"M-168 97V-97L0-194 168-97\"/><path "        \
    "class=\"iks\" stroke-opacity=\".22\" stroke-width=\"10\" d=\"M168-" \
    "97V97L0 194-168 97\"/>"

static void write_terrain(struct text *t, const struct terrain *g)
{
    text_put(t, "<g id=\"");
    text_put(t, g->id);
    text_put(t, "\"><path class=\"");
    text_put(t, g->ground);
    text_put(t, "\" d=\"" HEX "\"/>");
    text_put(t, g->land);
    text_put(t, "<g clip-path=\"url(#hx)\"><g class=\"nz\">");
    text_put(t, g->near);
    text_put(t, "</g><g class=\"fz\">");
    text_put(t, g->far);
    text_put(t, "</g></g>" RIMS "</g>\n");
}

/* What stands on the island: of terrains, of seats, of harbours, of hands.
 * Fronts of pieces inherit a seat's colour, their sides are currentColor. */
static const struct drawing pieces[] = {
    {"kiln", "<path class=\"sh\" d=\"M-28 18H34L56 2 30-14z\"/><path "
             "class=\"hl2\" d=\"M-30 18V-6Q-28-34 0-36 28-34 30-6V18z\"/><path "
             "class=\"hl1\" d=\"M-30 18V-6Q-28-34 0-36 4-30 2 18z\"/><path "
             "class=\"hk\" d=\"M-10 18V4Q0-8 10 4V18z\"/><path class=\"win\" "
             "d=\"M-6 18V8Q0 0 6 8V18z\" fill-opacity=\".9\"/>"},
    {"bricks",
     "<path class=\"sh\" d=\"M-28 12H34L46 2 26-10z\"/><g stroke=\"#7a3319\" "
     "stroke-width=\"2\"><path class=\"bk1\" d=\"M-30 0h20v12h-20zM-9 "
     "0h20v12H-9zM12 0h18v12H12zM-20-12H0V0h-20zM2-12h20V0H2z\"/><path "
     "class=\"bk0\" d=\"M-10-24h20v12h-20zM-30 0h20v5h-20zM-9 0h20v5H-9zM12 "
     "0h18v5H12zM-20-12H0v5h-20zM2-12h20v5H2z\"/></g>"},
    {"peak",
     "<path class=\"sh\" d=\"M-52 40H60L96 22 40-4z\"/><path class=\"mo1\" "
     "d=\"M-62 42-22-30-6-56 14-26 58 42Q0 52-62 42z\"/><path class=\"mo2\" "
     "d=\"M-6-56 14-26 58 42Q30 47 6 47L-8 14 4-6z\"/><path class=\"mo3\" "
     "d=\"M-62 42-22-30-6-56-10-18-30 8-26 30z\"/><path class=\"sn\" "
     "d=\"M-22-30-6-56 14-26 8-18 0-28-8-14-14-24z\"/>"},
    {"cactus",
     "<ellipse class=\"sh\" cx=\"12\" cy=\"26\" rx=\"22\" ry=\"6\"/><path "
     "class=\"pn1\" d=\"M-8 26V-34q0-9 8-9t8 9V26zM8 0h10q6 0 6-6v-18q0-6 "
     "6-6t6 6v22q0 14-14 14H8zM-8 8h-9q-12 0-12-12v-12q0-6 5-6t6 6v8q0 5 5 "
     "5h5z\"/><path class=\"pn0\" d=\"M-5 26V-34q0-5 4-7V26z\"/>"},
    {"house",
     "<path class=\"sh\" stroke=\"none\" d=\"M-30 30H36L66 10 40-14z\"/><path "
     "stroke=\"#fffdf2\" fill=\"#fffdf2\" stroke-width=\"13\" d=\"M-34 "
     "30V-6L-14-34H20L38-8V30z\"/><path class=\"fc\" stroke-width=\"4\" d=\"M0 "
     "30V-8L19-33 37-8V30z\"/><path stroke-width=\"4\" d=\"M-33 "
     "30V-8H0V30z\"/><path stroke-width=\"4\" "
     "d=\"M-36-6-15-36H20L3-6z\"/><path fill=\"#fff\" fill-opacity=\".34\" "
     "stroke=\"none\" d=\"M-32-9-14-34H17L1-9z\"/>"},
    {"town",
     "<path class=\"sh\" stroke=\"none\" d=\"M-46 36H54L92 10 50-20z\"/><path "
     "stroke=\"#fffdf2\" fill=\"#fffdf2\" stroke-width=\"13\" d=\"M-50 "
     "36V-30L-34-58-18-30V-14H34L52 8V36z\"/><path class=\"fc\" "
     "stroke-width=\"4\" d=\"M22 36V8L36-14 52 8V36z\"/><path "
     "stroke-width=\"4\" d=\"M-50 36V-30H-18V6H22V36z\"/><path class=\"fc\" "
     "stroke-width=\"4\" d=\"M-26-30H-16V4H-26z\"/><path stroke-width=\"4\" "
     "d=\"M-54-28-34-60-14-28z\"/><path stroke-width=\"4\" d=\"M-18 "
     "8-8-14H37L24 8z\"/><path fill=\"#fff\" fill-opacity=\".34\" "
     "stroke=\"none\" d=\"M-50-30-34-57-32-30zM-15 6-7-12H34L23 6z\"/>"},
    {"way", "<path class=\"sh\" stroke=\"none\" d=\"M-58 4H74V22H-46z\"/><path "
            "stroke=\"#fffdf2\" fill=\"#fffdf2\" stroke-width=\"9\" "
            "d=\"M-64-14H64V16H-64z\"/><path class=\"fc\" stroke-width=\"4\" "
            "d=\"M-64-2H64V16H-64z\"/><path stroke-width=\"4\" "
            "d=\"M-64-14H64V6H-64z\"/><path fill=\"#fff\" fill-opacity=\".34\" "
            "stroke=\"none\" d=\"M-61-12H61V-7H-61z\"/>"},
    {"ship",
     "<path class=\"sh\" d=\"M-44 34H60L70 26z\"/><path class=\"wd2s\" "
     "stroke-width=\"5\" d=\"M0 20V-58\"/><path class=\"iv\" "
     "stroke=\"#6b5b45\" stroke-width=\"3\" d=\"M-34-50Q0-62 36-50 46-22 34 4 "
     "0-8-34 4-24-22-34-50z\"/><path fill=\"#d8cbb0\" d=\"M6-56Q24-56 36-50 "
     "46-22 34 4 22-2 12-3 26-30 6-56z\" opacity=\".7\"/><path class=\"wd1\" "
     "stroke=\"#4a2e12\" stroke-width=\"3\" d=\"M-56 12H58L42 36H-40z\"/><path "
     "class=\"wd0\" d=\"M-53 13H55L51 20H-49z\"/><path class=\"red\" "
     "d=\"M0-60l24-7-24-8z\"/>"},
    {"robber",
     "<ellipse class=\"sh\" cx=\"16\" cy=\"46\" rx=\"40\" ry=\"11\"/><path "
     "d=\"M0-46c14 0 22 10 22 22 0 5-1 9-4 13 14 6 20 24 22 48 0 7-3 11-10 "
     "11h-60c-7 0-10-4-10-11 2-24 8-42 22-48-3-4-4-8-4-13 0-12 8-22 22-22z\" "
     "stroke=\"#fffdf2\" stroke-width=\"14\" fill=\"#fffdf2\"/><path "
     "d=\"M0-46c14 0 22 10 22 22 0 5-1 9-4 13 14 6 20 24 22 48 0 7-3 11-10 "
     "11h-60c-7 0-10-4-10-11 2-24 8-42 22-48-3-4-4-8-4-13 0-12 8-22 22-22z\" "
     "fill=\"#1e1e24\" stroke=\"#0d0d10\" stroke-width=\"5\" "
     "transform=\"translate(6 0)\"/><path d=\"M0-46c14 0 22 10 22 22 0 5-1 9-4 "
     "13 14 6 20 24 22 48 0 7-3 11-10 11h-60c-7 0-10-4-10-11 2-24 8-42 "
     "22-48-3-4-4-8-4-13 0-12 8-22 22-22z\" fill=\"#5b5b66\" "
     "stroke=\"#17171c\" stroke-width=\"4\"/><path d=\"M-17-34Q0-52 17-34 "
     "20-24 18-18-1-12-18-18-20-26-17-34z\" fill=\"#33333c\"/><path "
     "d=\"M-12-26q5-4 9 0-4 4-9 0zM4-26q5-4 9 0-4 4-9 0z\" "
     "fill=\"#ffe9a8\"/><path d=\"M-30 36c2-16 6-30 14-36\" fill=\"none\" "
     "stroke=\"#fff\" stroke-opacity=\".35\" stroke-width=\"5\" "
     "stroke-linecap=\"round\"/>"},
    {"rL", "<ellipse class=\"sh\" cx=\"4\" cy=\"20\" rx=\"36\" ry=\"7\"/><g "
           "stroke=\"#4a2e12\" stroke-width=\"2.5\"><path class=\"log1\" "
           "d=\"M-30 0H16a10 10 0 0 1 0 20H-30a10 10 0 0 1 0-20z\"/><path "
           "class=\"log2\" d=\"M-14-20H32a10 10 0 0 1 0 20H-14a10 10 0 0 1 "
           "0-20z\"/><ellipse class=\"log0\" cx=\"17\" cy=\"10\" rx=\"8\" "
           "ry=\"10\"/><ellipse class=\"log0\" cx=\"33\" cy=\"-10\" rx=\"8\" "
           "ry=\"10\"/></g><path class=\"log2s\" stroke-width=\"2\" d=\"M17 "
           "5a4 5 0 1 1-.1 0M33-15a4 5 0 1 1-.1 0M-24 7h22M-8-13h22\"/>"},
    {"rB", "<use href=\"#bricks\" transform=\"translate(0 8)scale(1.2)\"/>"},
    {"rW", "<use href=\"#sheep\" transform=\"translate(4 2)scale(1.2)\"/>"},
    {"rG", "<use href=\"#sheaf\" transform=\"translate(0 8)scale(.85)\"/>"},
    {"rO", "<path class=\"sh\" d=\"M-28 18H38L46 6z\"/><g stroke=\"#3a4250\" "
           "stroke-width=\"2.5\" stroke-linejoin=\"round\"><path class=\"mo1\" "
           "d=\"M-34 18-26-8-6-22 18-18 34 4 28 20z\"/><path class=\"mo3\" "
           "d=\"M-26-8-6-22 4-4-14 6z\" stroke=\"none\"/><path class=\"mo2\" "
           "d=\"M4-4 18-18 34 4 28 20 8 18z\" stroke=\"none\"/></g><path "
           "fill=\"#ffd65a\" d=\"M-16 10l4-5 4 5-4 4zM12 6l3-4 4 4-3 "
           "4zM-2-12l3-3 3 3-3 3z\"/>"},
    {"die0", "<ellipse class=\"sh\" cx=\"12\" cy=\"52\" rx=\"56\" "
             "ry=\"14\"/><g stroke=\"#2c2118\" stroke-width=\"4\"><rect "
             "x=\"-46\" y=\"-36\" width=\"92\" height=\"92\" rx=\"18\" "
             "fill=\"#c9b282\"/><rect x=\"-46\" y=\"-48\" width=\"92\" "
             "height=\"92\" rx=\"18\" fill=\"#fdf3da\"/></g><path "
             "d=\"M-40-28q0-13 13-13h54q13 0 13 13\" fill=\"none\" "
             "stroke-width=\"6\" stroke-linecap=\"round\" stroke=\"#fff\"/>"},
    {"die1",
     "<ellipse class=\"sh\" cx=\"12\" cy=\"52\" rx=\"56\" ry=\"14\"/><g "
     "stroke=\"#2c2118\" stroke-width=\"4\"><rect x=\"-46\" y=\"-36\" "
     "width=\"92\" height=\"92\" rx=\"18\" fill=\"#7f1712\"/><rect x=\"-46\" "
     "y=\"-48\" width=\"92\" height=\"92\" rx=\"18\" "
     "fill=\"#c9362c\"/></g><path d=\"M-40-28q0-13 13-13h54q13 0 13 13\" "
     "fill=\"none\" stroke-width=\"6\" stroke-linecap=\"round\" "
     "stroke=\"#e86a5c\"/>"},
};

static void write_drawing(struct canvas *c, const struct drawing *d)
{
    drawing_write(canvas_part(c, d->id), d);
    canvas_part_end(c);
}

void island_write_things(struct canvas *c)
{
    for (int i = 0; i < NDRAWINGS; i++)
        write_drawing(c, &drawing_shared[i]);
    for (int i = 0; i < DSK_PLAYERS_MAX; i++)
        write_drawing(c, &drawing_seats[i]);
    for (unsigned i = 0; i < sizeof pieces / sizeof pieces[0]; i++)
        write_drawing(c, &pieces[i]);
}

void island_write_defs(struct canvas *c)
{
    island_write_things(c);
    text_put(canvas_part(c, "hx"),
             "<clipPath id=\"hx\"><path d=\"" HEX "\"/></clipPath>\n");
    canvas_part_end(c);
    for (int i = 0; i < NPIC_TERRAINS; i++) {
        write_terrain(canvas_part(c, terrains[i].id), &terrains[i]);
        canvas_part_end(c);
    }
}

/* Of lumber, brick, wool, grain, ore. */
static const char *const resource_ids[PIC_RESOURCES] = {"rL", "rB", "rW", "rG",
                                                        "rO"};

void island_write_resource(struct text *t, int resource, int x, int y,
                           const char *scale)
{
    text_put(t, "<use href=\"#");
    text_put(t, resource_ids[resource]);
    text_put(t, "\" transform=\"translate(");
    text_int(t, x);
    text_char(t, ' ');
    text_int(t, y);
    text_put(t, ")scale(");
    text_put(t, scale);
    text_put(t, ")\"/>");
}

const char *island_terrain_id(int terrain)
{
    return terrains[terrain].id;
}
