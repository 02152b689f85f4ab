/*
 * A position of Catan as a picture made of characters: the island as a net of
 * places and paths, its players, what the bank and the viewer hold.
 */
#ifndef RENDER_CATAN_TEXT_BOARD_H
#define RENDER_CATAN_TEXT_BOARD_H

#include "render/text_board.h"

extern const struct text_board text_board_catan;

#endif
