/*
 * Lines of the wheel board, which is a tile of sixteen edges and six sectors.
 */
#include <string.h>

#include "mktiles.h"

void mk_read_board(struct parser *p)
{
    mk_finish_block(p);
    if (!same(p->words[1], "wheel"))
        mk_refuse(p->line, "the board is called wheel");
    if (p->cat->board.line)
        mk_refuse(p->line, "a second board");
    p->tile = &p->cat->board;
    p->tile->line = p->line;
    p->tile->nedges = BOARD_EDGES;
    p->room = AT_BOARD;
}

void mk_read_border(struct parser *p)
{
    int side = mk_side_of(p->words[1][0]);

    if (side < 0 || p->words[1][1])
        mk_refuse(p->line, "'%s' is no side", p->words[1]);
    for (int k = 0; k < SIDE_EDGES; k++) {
        const char *word = p->words[2 + k];
        char *edge = &p->tile->edges[mk_board_edge(side, k)];
        if (strspn(word, "FRC") != 1 || word[1])
            mk_refuse(p->line, "'%s' is not one of F R C", word);
        if (*edge)
            mk_refuse(p->line, "border %s is told twice", p->words[1]);
        *edge = *word;
    }
}

void mk_read_sector(struct parser *p)
{
    int n = p->cat->nsectors;
    struct sector *s = &p->cat->sectors[n];

    if (n == BOARD_SECTORS)
        mk_refuse(p->line, "more than %d sectors", BOARD_SECTORS);
    if (!same(p->words[1], mk_sector_names[n]))
        mk_refuse(p->line, "sector %d is %s, not %s", n + 1, mk_sector_names[n],
                  p->words[1]);
    s->crowns = mk_number(p, p->words[2], 1, 2);
    p->cat->nsectors++;
}
