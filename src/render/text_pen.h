/*
 * The pen of text boards: characters with colours, cell by cell.  It writes an
 * escape only where a colour changes, and none without colours.
 */
#ifndef RENDER_TEXT_PEN_H
#define RENDER_TEXT_PEN_H

#include <stdbool.h>

#include "deskovka_svg.h"
#include "game/text.h"

/* Lines are kept to this width where no screen limits them. */
#define TEXT_COLS 80

/* id, code of the 256-colour palette */
#define COLOURS(X)     \
    X(NONE, -1)        \
    X(GRASS, 71)       \
    X(GRASS_ODD, 65)   \
    X(GRASS_LAST, 113) \
    X(TOWN, 180)       \
    X(TOWN_ODD, 180)   \
    X(TOWN_LAST, 223)  \
    X(WALL, 94)        \
    X(ROAD, 231)       \
    X(RIVER, 32)       \
    X(FOAM, 117)       \
    X(STONE, 88)       \
    X(INK, 16)         \
    X(PAPER, 231)      \
    X(SHIELD, 19)      \
    X(BLOOM, 219)      \
    X(FRAME, 226)      \
    X(FAINT, 244)      \
    X(FOREST, 22)      \
    X(HILLS, 130)      \
    X(PASTURE, 107)    \
    X(FIELDS, 178)     \
    X(MOUNTAINS, 242)  \
    X(DESERT, 187)     \
    X(SEA, 67)         \
    X(SEAT0, 160)      \
    X(SEAT1, 25)       \
    X(SEAT2, 220)      \
    X(SEAT3, 238)      \
    X(SEAT4, 90)       \
    X(SEAT5, 255)      \
    X(SEAT6, 208)      \
    X(SEAT7, 30)

enum colour {
#define X(id, code) C_##id,
    COLOURS(X)
#undef X
        NCOLOURS
};

struct pen {
    struct text *t;
    const dsk_text_style *style;
    int fg, bg;
};

struct pen pen_start(struct text *t, const dsk_text_style *style);
void pen_colour(struct pen *p, enum colour fg, enum colour bg);
void pen_write(struct pen *p, const char *s, enum colour fg, enum colour bg);
void pen_spaces(struct pen *p, int n);
void pen_line_end(struct pen *p);

/* The ground of a seat's colour, and what is written on it. */
enum colour seat_colour(int seat);
enum colour seat_ink(int seat);

/* What stands for a seat on the board: players are counted from 1. */
char seat_digit(int seat);

/*
 * ` 1 NAME `, ` Player 1 ` where it has no name, ` 3 ` for a neutral player, in
 * the colours of a seat.
 */
void pen_seat(struct pen *p, int seat, int colour, bool plays);

/* A number with blanks before it. */
void pen_padded(struct pen *p, int v, int width);

/* How many characters a text takes on the screen (it is UTF-8). */
int text_width(const char *s);

#endif
