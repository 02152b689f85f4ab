/*
 * Laying tiles, and the open squares beside them.
 *
 * What fits where is one AND.  Each side of a tile is one of four letters,
 * written one-hot in four bits; a tile at one turn is 16 bits, its four turns
 * are the four lanes of kind.sides:
 *
 *     63........48 47........32 31........16 15.........0
 *     turn 3       turn 2       turn 1       turn 0
 *                                            W    S    E    N
 *
 * open_square.forbid holds, in every lane, the letters its neighbours forbid
 * on each side (none on a free side).  A lane of (sides & forbid) that is zero
 * is a turn that fits.  Turns that look like an earlier one have all bits set
 * in their lane and clash with any neighbour, so each look is listed once.
 */
#include "carcassonne/module.h"
#include "game/check.h"

static const uint64_t every_lane = 0x0001000100010001u;

bool carc_fits_anywhere(const struct carc_rules *r, const struct carc *s,
                        const struct kind *k)
{
    const struct open_square *o = carc_opens_c(r, s);

    for (int i = 0; i < s->nopen; i++) {
        if (carc_fits(k, &o[i]) != 0)
            return true;
    }
    return false;
}

/* A search whose comparisons become conditional moves: none is predictable. */
int carc_open_at(const struct carc_rules *r, const struct carc *s, uint32_t pos)
{
    const struct open_square *o = carc_opens_c(r, s);
    int at = 0, n = s->nopen;

    while (n > 1) {
        int half = n / 2;

        at += o[at + half - 1].pos < pos ? half : 0;
        n -= half;
    }
    return n == 1 && o[at].pos < pos ? at + 1 : at;
}

bool carc_is_open(const struct carc_rules *r, const struct carc *s, int i,
                  uint32_t pos)
{
    return i < s->nopen && carc_opens_c(r, s)[i].pos == pos;
}

int carc_tile_at(const struct carc_rules *r, const struct carc *s, uint32_t pos)
{
    const struct tile *t = carc_tiles_c(r, s);

    for (int i = 0; i < s->ntiles; i++) {
        if (t[i].pos == pos)
            return i;
    }
    return -1;
}

/* Takes the square off the list; its neighbours go to beside[]. */
static void close_square(const struct carc_rules *r, struct carc *s,
                         uint32_t pos, uint8_t *beside)
{
    struct open_square *o = carc_opens(r, s);
    int i = carc_open_at(r, s, pos);

    mem_fill(beside, 0, NSIDES);
    if (!carc_is_open(r, s, i, pos))
        return; /* the first tile, or an island put down directly */
    mem_copy(beside, o[i].beside, NSIDES);
    s->nopen--;
    mem_move(o + i, o + i + 1, (size_t)(s->nopen - i) * sizeof *o);
}

/* The square beside a tile now demands what that tile shows there. */
void carc_demand(const struct carc_rules *r, struct carc *s, uint32_t pos,
                 int side, int tile, uint64_t letter)
{
    struct open_square *o = carc_opens(r, s);
    int i = carc_open_at(r, s, pos);

    if (!carc_is_open(r, s, i, pos)) {
        dsk_assert(s->nopen < r->cap_open);
        mem_move(o + i + 1, o + i, (size_t)(s->nopen - i) * sizeof *o);
        o[i] = (struct open_square){.pos = pos};
        s->nopen++;
    }
    o[i].beside[side] = (uint8_t)(tile + 1);
    o[i].forbid |= ((~letter & 15) << (4 * side)) * every_lane;
}

int carc_add_tile(const struct carc_rules *r, struct carc *s, uint32_t pos,
                  int kind, int rot)
{
    int tile = s->ntiles++;

    carc_tiles(r, s)[tile] =
        (struct tile){pos, s->nsegs, (uint8_t)kind, (uint8_t)rot};
    carc_add_segs(r, s, tile);
    return tile;
}

void carc_lay(const struct carc_rules *r, struct carc *s, uint32_t pos,
              int kind, int rot)
{
    int tile = carc_add_tile(r, s, pos, kind, rot);
    uint64_t sides = r->kind[kind].sides >> (16 * rot);
    uint8_t beside[NSIDES];

    close_square(r, s, pos, beside);
    for (int side = 0; side < NSIDES; side++) {
        if (beside[side] != 0)
            carc_join_side(r, s, tile, side, beside[side] - 1);
        else
            carc_demand(r, s, carc_step(pos, side), side ^ 2, tile,
                        sides >> (4 * side) & 15);
    }
    carc_count_neighbours(r, s, tile);
    s->last = (uint8_t)tile;
    for (unsigned m = r->with.laid; m != 0; m &= m - 1)
        carc_first(r, m)->laid(r, s, tile);
}

uint64_t carc_letter_bit(char letter)
{
    return letter == 'F' ? 1 : letter == 'R' ? 2 : letter == 'C' ? 4 : 8;
}

const struct module *carc_veto(const struct carc_rules *r, const struct carc *s,
                               uint32_t pos, int rot, const char **rule)
{
    for (unsigned m = r->with.tile_ok; m != 0; m &= m - 1) {
        *rule = carc_first(r, m)->tile_ok(r, s, pos, rot);
        if (*rule != NULL)
            return carc_first(r, m);
    }
    return NULL;
}
