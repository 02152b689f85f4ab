/* Names of segments as a tile lies: city@N, field@EL.  See tile_svg.h. */
#include "render/carcassonne/tile_svg.h"

const char *const tile_seg_words[NSEG_KINDS] = {
    "road", "city", "monastery", "garden", "field", "river", "lake", "crop",
};

unsigned tile_turned(unsigned border, int turn)
{
    return (border << 3 * turn | border >> (12 - 3 * turn)) & 0xfff;
}

static void write_border_spot(struct text *t, const struct tile_seg *g,
                              int turn)
{
    unsigned border = tile_turned(g->border, turn);

    for (int i = 0; i < 12; i++) {
        bool middle = i % 3 == 1;

        if (!(border >> i & 1) || middle == (g->kind == SEG_FIELD))
            continue;
        text_char(t, '@');
        text_char(t, "NESW"[i / 3]);
        if (!middle && g->kind == SEG_FIELD)
            text_char(t, i % 3 == 0 ? 'L' : 'R');
        return;
    }
}

void tile_write_spot(struct text *t, const struct tile_def *def, int seg,
                     int turn)
{
    const struct tile_seg *g = &def->segs[seg];

    if (g->kind > SEG_FIELD)
        return;
    text_put(t, tile_seg_words[g->kind]);
    if (g->attrs & ATTR_INNER)
        text_put(t, "@inner");
    else
        write_border_spot(t, g, turn);
}

/* Border position of "NL", "N" ..., -1 if it is none. */
static int scan_position(const char *w, size_t len)
{
    static const char names[] = "NL|N|NR|EL|E|ER|SL|S|SR|WL|W|WR";

    return text_pick(w, len, names);
}

int tile_find_spot(const struct tile_def *def, int turn, const char *spot,
                   size_t len)
{
    size_t word = 0;
    int at;

    while (word < len && spot[word] != '@')
        word++;
    at = word < len ? scan_position(spot + word + 1, len - word - 1) : -1;
    for (int i = 0; i < def->nsegs; i++) {
        const struct tile_seg *g = &def->segs[i];

        if (!text_is(spot, word, tile_seg_words[g->kind]))
            continue;
        if (word == len ||
            (text_is(spot + word, len - word, "@inner") &&
             (g->attrs & ATTR_INNER)) ||
            (at >= 0 && (tile_turned(g->border, turn) >> at & 1)))
            return i;
    }
    return -1;
}
