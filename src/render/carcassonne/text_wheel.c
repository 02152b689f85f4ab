/* The wheel's board on the text board: see text_wheel.h. */
#include "render/carcassonne/text_wheel.h"

#include "deskovka.h"
#include "game/mem.h"
#include "game/text.h"
#include "render/view_lines.h"

static int sector_of(const char *w, size_t len)
{
    for (int i = 0; i < BOARD_SECTORS; i++) {
        if (text_is(w, len, carc_wheel_board.sectors[i].name))
            return i;
    }
    return -1;
}

/* crown p0 meeple taxes */
static void read_crown(struct text_wheel *w, const char *rest)
{
    const char *kind, *name;
    size_t len;
    int seat, sector;

    if (!view_numbered(&rest, 'p', DSK_PLAYERS_MAX, &seat) ||
        !view_word(&rest, &kind, &len) || !view_word(&rest, &name, &len) ||
        (sector = sector_of(name, len)) < 0)
        return;
    for (int i = 0; i < WHEEL_CROWNS; i++) {
        if (w->crown[sector][i].kind != '\0')
            continue;
        w->crown[sector][i].kind = *kind;
        w->crown[sector][i].seat = seat;
        return;
    }
}

void text_wheel_read(struct text_wheel *w, const char *line)
{
    const char *p = line, *name;
    size_t len;

    if (scan_word(&p, "board wheel ")) {
        w->is_there = scan_int(&p, -999, 999, &w->x) && scan_char(&p, ',') &&
                      scan_int(&p, -999, 999, &w->y);
    } else if (scan_word(&p, "pig ") && view_word(&p, &name, &len)) {
        w->pig = sector_of(name, len);
    } else if (scan_word(&p, "crown ")) {
        read_crown(w, p);
    }
}

bool text_wheel_has(const struct text_wheel *w, int x, int y)
{
    return w->is_there && x >= w->x && x < w->x + WHEEL_SIDE && y >= w->y &&
           y < w->y + WHEEL_SIDE;
}

bool text_wheel_is_inner(const struct text_wheel *w, int x, int y)
{
    return w->is_there && x > w->x && x < w->x + WHEEL_SIDE - 1 && y > w->y &&
           y < w->y + WHEEL_SIDE - 1;
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

void text_wheel_square(const struct text_wheel *w, int x, int y,
                       struct tile_def *out)
{
    const struct board_def *b = &carc_wheel_board;

    mem_fill(out, 0, sizeof *out);
    for (int i = 0; i < b->nsegs; i++) {
        unsigned border = 0;

        for (int side = 0; side < 4; side++) {
            int edge = edge_at(x - w->x, y - w->y, side);

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

int text_wheel_width(const char *name)
{
    int n = 0;

    for (; *name != '\0'; name++)
        n += ((unsigned char)*name & 0xc0) != 0x80;
    return n;
}
