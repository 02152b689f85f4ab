/*
 * What a game fills in to be shown as characters: one table per game, listed in
 * text_api.c.  Positions are those of its picture (picture.h), so what pictures
 * read, boards show.  A game that is not listed is shown as the lines of its
 * view.
 */
#ifndef RENDER_TEXT_BOARD_H
#define RENDER_TEXT_BOARD_H

#include "deskovka_svg.h"
#include "game/text.h"

struct text_board {
    const char *game;
    /* `m` is the memory of the game's picture. */
    void (*board)(const void *m, const dsk_text_style *style, struct text *t);
    void (*panel)(const void *m, const dsk_text_style *style, struct text *t);
    void (*legend)(const dsk_text_style *style, struct text *t);
    /* DSK_OK or DSK_E_ARGUMENT; NULL: there are none. */
    int (*piece)(const char *piece, const dsk_text_style *style,
                 struct text *t);
};

#endif
