/* Carcassonne's row in the list of pictures, and its memory. */
#ifndef RENDER_CARCASSONNE_PICTURE_H
#define RENDER_CARCASSONNE_PICTURE_H

#include "render/carcassonne/book.h"
#include "render/picture.h"

struct landscape {
    struct pic_position position;
    struct pic_book book;
};

/* SET/ID or ID, then R90 or nothing; NULL if there is no such tile. */
const struct tile_def *landscape_tile(const char **rest, int *turn);

extern const struct picture picture_carcassonne;
extern const struct picture_film film_carcassonne;

#endif
