/* Drawings of Catan: terrains, pieces, resources.  See terrain.h. */
#include "render/catan/terrain.h"

#include "render/drawing.h"

#define HEX "M0-200 173-100V100L0 200-173 100V-100z"

/* The ground's class and what stands on it, clear of the number's disc. */
struct terrain {
    const char *class, *art;
};

#define SHEEP_ART                                                              \
    "<ellipse class=\"sh\" cx=\"2\" cy=\"15\" rx=\"20\" ry=\"5\"/><path "      \
    "class=\"ln\" d=\"M-9 8V16M9 8V16\"/><path class=\"sn\" "                  \
    "style=\"stroke:#555;stroke-width:2\" d=\"M-18 0q-6-10 5-12 4-8 12-4 8-5 " \
    "12 3 10 1 8 11 0 9-9 9-5 5-11 1-7 4-11-1-8 0-6-7z\"/><ellipse "           \
    "class=\"hk\" cx=\"-19\" cy=\"-6\" rx=\"7\" ry=\"6\"/>"

static const struct terrain terrains[NPIC_TERRAINS] = {
    [PIC_FOREST] =
        {"hF",
         "<g transform=\"scale(1.7)\"><use href=\"#q4\" y=\"-82\"/><use "
         "href=\"#q4\" x=\"-38\" y=\"-62\"/><use href=\"#q4\" x=\"34\" "
         "y=\"-64\"/><use href=\"#q3\" x=\"-2\" y=\"-56\"/><use href=\"#q4\" "
         "x=\"-72\" y=\"-40\"/><use href=\"#q3\" x=\"68\" y=\"-42\"/><use "
         "href=\"#q3\" x=\"-50\" y=\"-34\"/><use href=\"#q4\" x=\"46\" "
         "y=\"-30\"/><use href=\"#q3\" x=\"-74\" y=\"-6\"/><use href=\"#q4\" "
         "x=\"76\" y=\"-8\"/><use href=\"#q4\" x=\"-52\" y=\"8\"/><use "
         "href=\"#q3\" x=\"54\" y=\"10\"/><use href=\"#q4\" x=\"-78\" "
         "y=\"28\"/><use href=\"#q4\" x=\"78\" y=\"30\"/><use href=\"#q3\" "
         "x=\"-46\" y=\"44\"/><use href=\"#q4\" x=\"44\" y=\"46\"/><use "
         "href=\"#q4\" x=\"-20\" y=\"62\"/><use href=\"#q3\" x=\"18\" "
         "y=\"64\"/><use href=\"#q4\" y=\"86\"/></g>"},
    [PIC_HILLS] =
        {"hH",
         "<path class=\"br\" style=\"fill-opacity:.45\" d=\"M-160-60Q-110-130-"
         "50-90 0-150 60-96 120-130 160-60 80-30 0-50-80-30-160-60zM-150 "
         "90Q-90 30-40 80 30 40 70 84 120 50 150 90 70 140 0 "
         "176-70 140-150 90z\"/><g class=\"br\"><path d=\"M-128-52h44v20h-44"
         "zM-84-52h44v20h-44zM-106-74h44v20h-44zM70-70h44v20H70zM92-92h44v20H"
         "92zM48-92h44v20H48zM-60 112h44v20h-44zM-16 112h44v20h-44zM-38 90h44v2"
         "0h-44zM28 112h44v20H28zM6 90h44v20H6z\"/></g>"},
    [PIC_PASTURE] =
        {"hP",
         "<g transform=\"translate(-70 -84)scale(1.7)\">" SHEEP_ART "</g>"
         "<g transform=\"translate(76 -64)scale(1.45)\">" SHEEP_ART "</g>"
         "<g transform=\"translate(14 116)scale(1.7)\">" SHEEP_ART "</g>"
         "<path class=\"ln\" style=\"stroke:#6f9a45\" d=\"M-130-10l6-14m8 "
         "14v-16m14 16l-6-14M104 30l6-14m8 14v-16m14 16l-6-14M-90 92l6-14m8 "
         "14v-16m14 16l-6-14M-20-130l6-14m8 14v-16m14 16l-6-14\"/>"},
    [PIC_FIELDS] =
        {"hG",
         "<g class=\"fu\"><path d=\"M-160-90Q-60-150 0-170M-160-58Q-40-120 "
         "60-152M-160-26Q-20-92 112-122M-160 6Q-120-14-76-34M-160 38Q-120 "
         "18-70-2M76-46Q120-64 160-70M72-12Q116-28 160-38M70 26Q110 10 160-6M"
         "-156 72Q-100 44-62 30M-130 100Q-60 64-30 60M-100 122Q0 74 160 26M-66"
         " 142Q60 88 160 58M-30 164Q80 112 150 94\"/></g><g class=\"ye\"><path "
         "d=\"M-104 118l-12-40h34l-12 40 12 26h-34zM98-70l-12-40h34l-12 40 12 "
         "26h-34zM56 146l-12-40h34l-12 40 12 26h-34z\"/></g>"},
    [PIC_MOUNTAINS] =
        {"hM",
         "<path class=\"mt\" d=\"M-150-30-90-130-50-70 0-168 66-66 100-120 "
         "150-30 60-4-70-4zM-140 100-86 30-40 88 20 36 64 92 104 50 140 100 70 "
         "144 0 180-70 144z\"/><path class=\"sn\" "
         "d=\"M-104-106-90-130-74-106-88"
         "-98zM-22-124 0-168 28-124 10-130 0-114-8-128zM86-96 100-120 114-96 "
         "100-90zM-98 46-86 30-74 46-86 52zM4 50 20 36 34 52 20 58zM94 62 104 "
         "50 114 64 104 68z\"/>"},
    [PIC_DESERT] =
        {"hD",
         "<g class=\"du\"><path d=\"M-140-50q40-30 80 0t80 0M-20-110q30-24 60 "
         "0t60 0M-130 60q40-30 80 0t80 0M0 120q30-24 60 0t60 0M40-20q30-24 60 "
         "0t40 0\"/></g><path class=\"pn\" d=\"M-82 20V-64q0-12 12-12t12 "
         "12v30h10v-16q0-8 8-8t8 8v26q0 10-10 10h-16V20zM90 130V76q0-10 "
         "10-10t10 10v18h10V82h12v18q0 8-8 8h-14v22z\"/>"},
    [PIC_UNKNOWN] = {"hU", ""},
};

static void write_terrain(struct text *t, const struct terrain *g)
{
    text_put(t, "<g id=\"");
    text_put(t, g->class);
    text_put(t, "\"><path class=\"");
    text_put(t, g->class);
    text_put(t, "\" d=\"" HEX "\"/>");
    text_put(t, g->art);
    text_put(t, "<path class=\"hx\" d=\"" HEX "\"/></g>\n");
}

/* What stands on the island, by id. */
static const struct {
    const char *id, *markup;
} pieces[] = {
    {"house", "<path id=\"house\" d=\"M-30 28V-10L0-38 30-10V28z\"/>\n"},
    {"town", "<path id=\"town\" d=\"M-46 34V-18L-22-44 2-18V-4H46V34z\"/>\n"},
    {"way", "<path id=\"way\" d=\"M-62-15H62V15H-62z\"/>\n"},
    {"robber", "<g id=\"robber\"><ellipse class=\"sh\" cx=\"4\" cy=\"46\" "
               "rx=\"40\" ry=\"10\"/><path style=\"fill:#3b3b42;stroke:#111;"
               "stroke-width:4\" d=\"M0-56c14 0 22 11 18 23 16 6 24 34 22 "
               "58q-2 14-14 20h-52q-12-6-14-20c-2-24 6-52 22-58-4-12 4-23 "
               "18-23z\"/><path style=\"fill:#e8e3d6\" "
               "d=\"M-12-38h9v6h-9zM3-38h9v6H3z\"/></g>\n"},
};

static void write_drawing(struct canvas *c, const struct drawing *d)
{
    drawing_write(canvas_part(c, d->id), d);
    canvas_part_end(c);
}

void island_write_defs(struct canvas *c)
{
    write_drawing(c, &drawing_trees[3]);
    write_drawing(c, &drawing_trees[4]);
    for (int i = 0; i < DSK_PLAYERS_MAX; i++)
        write_drawing(c, &drawing_seats[i]);
    for (int i = 0; i < NPIC_TERRAINS; i++) {
        write_terrain(canvas_part(c, terrains[i].class), &terrains[i]);
        canvas_part_end(c);
    }
    for (unsigned i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        text_put(canvas_part(c, pieces[i].id), pieces[i].markup);
        canvas_part_end(c);
    }
}

/* Icons of lumber, brick, wool, grain, ore and `any`, about 40 wide. */
static const char *const resource_icon[PIC_RESOURCES + 2] = {
    "<path class=\"wd\" d=\"M-20-8H14a8 8 0 0 1 0 16H-20z\"/><circle "
    "class=\"fy\" style=\"fill:#e6c08c\" cx=\"14\" r=\"6\"/>",
    "<path class=\"br\" d=\"M-20-10H-1V-1H-20zM1-10H20V-1H1zM-10 1H9v9H-10z"
    "M-20 1h8v9h-8zM11 1h9v9h-9z\"/>",
    "<g transform=\"scale(.8)\">" SHEEP_ART "</g>",
    "<path class=\"ye\" d=\"M-3 16-14-10Q-10-18-5-12L0 0 5-12Q10-18 14-10L3 "
    "16zM-3 0Q-6-14 0-20 6-14 3 0z\"/>",
    "<path class=\"mt\" d=\"M-20 12-14-8-2-14 12-10 20 4 14 14z\"/>",
    "<text class=\"nu\" font-size=\"34\" text-anchor=\"middle\" "
    "y=\"12\">?</text>",
    "<text class=\"nu\" font-size=\"34\" text-anchor=\"middle\" "
    "y=\"12\">?</text>",
};

void island_write_resource(struct text *t, int kind)
{
    text_put(t, resource_icon[kind]);
}

const char *island_terrain_id(int terrain)
{
    return terrains[terrain].class;
}
