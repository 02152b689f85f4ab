/* How a board of characters is to look, whatever the game. */
#ifndef RENDER_TEXT_STYLE_H
#define RENDER_TEXT_STYLE_H

#include <stdbool.h>
#include <stddef.h>

#include "deskovka.h"
#include "game/words.h"

/* Characters of one tile: 11 x 5 or 7 x 3 (both about square on screen). */
enum text_size { TEXT_AUTO, TEXT_LARGE, TEXT_SMALL, NTEXT_SIZES };

struct text_style {
    bool colour;              /* ANSI escapes, 256 colours */
    bool utf8;                /* box drawing and symbols, else ASCII */
    enum text_size size;      /* AUTO: the largest that fits */
    int cols, rows;           /* room on the screen; 0 = no limit */
    const char *lang;         /* of the panel */
    const char *const *names; /* by seat, or NULL: names of the players */
};

#endif
