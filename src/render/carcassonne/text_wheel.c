/* The wheel's board on the text board: see text_wheel.h. */
#include "render/carcassonne/text_wheel.h"

#include "game/mem.h"

bool text_wheel_has(const struct pic_position *p, int x, int y)
{
    return p->wheel && x >= p->board.x && x < p->board.x + WHEEL_SIDE &&
           y >= p->board.y && y < p->board.y + WHEEL_SIDE;
}

bool text_wheel_is_inner(const struct pic_position *p, int x, int y)
{
    return p->wheel && x > p->board.x && x < p->board.x + WHEEL_SIDE - 1 &&
           y > p->board.y && y < p->board.y + WHEEL_SIDE - 1;
}

/* The board's edge on that side of a square, -1 inside the board. */
static int edge_at(int dx, int dy, int side)
{
    switch (side) {
    case 0:
        return dy == 0 ? dx : -1;
    case 1:
        return dx == WHEEL_SIDE - 1 ? WHEEL_SIDE + dy : -1;
    case 2:
        return dy == WHEEL_SIDE - 1 ? 3 * WHEEL_SIDE - 1 - dx : -1;
    default:
        return dx == 0 ? 4 * WHEEL_SIDE - 1 - dy : -1;
    }
}

void text_wheel_square(const struct pic_position *p, int x, int y,
                       struct tile_def *out)
{
    const struct board_def *b = &carc_wheel_board;

    mem_fill(out, 0, sizeof *out);
    for (int i = 0; i < b->nsegs; i++) {
        unsigned border = 0;

        for (int side = 0; side < 4; side++) {
            int edge = edge_at(x - p->board.x, y - p->board.y, side);

            if (edge >= 0)
                border |= (unsigned)(b->segs[i].border >> 3 * edge & 7)
                          << 3 * side;
        }
        if (border == 0)
            continue;
        out->segs[out->nsegs].kind = b->segs[i].kind;
        out->segs[out->nsegs].border = (uint16_t)border;
        if (b->segs[i].kind == SEG_ROAD)
            out->segs[out->nsegs].end = END_WHEEL;
        out->nsegs++;
    }
}
