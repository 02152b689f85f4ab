/* The wheel's board on the text board: its squares and what lies on them. */
#ifndef RENDER_CARCASSONNE_TEXT_WHEEL_H
#define RENDER_CARCASSONNE_TEXT_WHEEL_H

#include <stdbool.h>
#include <stddef.h>

#include "carcassonne/tiles.h"

/* Squares along a side. */
#define WHEEL_SIDE 4
/* Crown spaces of a sector. */
#define WHEEL_CROWNS 2

struct text_wheel {
    bool is_there;
    int x, y; /* the north-west square */
    int pig;  /* its sector */
    struct {
        char kind; /* first letter of the figure's, '\0' = none */
        int seat;
    } crown[BOARD_SECTORS][WHEEL_CROWNS];
};

/* Reads a line of the view (`board wheel`, `pig`, `crown`); others and
 * nonsense are ignored. */
void text_wheel_read(struct text_wheel *w, const char *line);

/* Is the square the board's?  Is it one of the four in the middle? */
bool text_wheel_has(const struct text_wheel *w, int x, int y);
bool text_wheel_is_inner(const struct text_wheel *w, int x, int y);

/* A square of the border as a tile: what it shows to the landscape. */
void text_wheel_square(const struct text_wheel *w, int x, int y,
                       struct tile_def *out);

/* How many characters a name takes on the screen (it is UTF-8). */
int text_wheel_width(const char *name);

#endif
