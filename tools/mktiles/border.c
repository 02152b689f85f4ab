/*
 * The border: its positions (see mktiles.h) and their names.
 */
#include <stdio.h>
#include <string.h>

#include "mktiles.h"

bool mk_is_board(const struct tile *t)
{
    return t->nedges == BOARD_EDGES;
}

const char *mk_tile_name(const struct tile *t)
{
    static char text[TILE_ID_MAX + 8];

    if (mk_is_board(t))
        return "the board";
    snprintf(text, sizeof text, "tile %s", t->id);
    return text;
}

int mk_board_edge(int side, int k)
{
    return side * SIDE_EDGES + (side < 2 ? k : SIDE_EDGES - 1 - k);
}

int mk_side_of(char c)
{
    static const char sides[] = "NESW";
    const char *at = c ? strchr(sides, c) : NULL;

    return at ? (int)(at - sides) : -1;
}

struct place_name mk_place_name(const struct tile *t, int pos)
{
    struct place_name name = {""};
    int edge = pos / 3;
    int side = edge * 4 / t->nedges;
    char *at = name.s;

    *at++ = "NESW"[side];
    if (mk_is_board(t)) /* mk_board_edge() is its own inverse within a side */
        *at++ =
            (char)('1' + mk_board_edge(side, edge % SIDE_EDGES) % SIDE_EDGES);
    if (pos % 3 != 1)
        *at++ = pos % 3 ? 'R' : 'L';
    *at = '\0';
    return name;
}

struct place_name mk_edge_name(const struct tile *t, int edge)
{
    return mk_place_name(t, 3 * edge + 1);
}

int mk_position(const struct parser *p, const char *word)
{
    const char *at = word;
    int edge = mk_side_of(*at++);
    int part = 1;

    if (edge >= 0 && mk_is_board(p->tile)) {
        bool ok = *at >= '1' && *at < '1' + SIDE_EDGES;
        edge = ok ? mk_board_edge(edge, *at++ - '1') : -1;
    }
    if (edge >= 0 && (*at == 'L' || *at == 'R'))
        part = *at++ == 'L' ? 0 : 2;
    if (edge < 0 || *at != '\0')
        mk_refuse(p->line, "'%s' is no place on the border", word);
    return 3 * edge + part;
}
