/* Catan's row in the list of pictures; its memory is a struct pic_island. */
#ifndef RENDER_CATAN_PICTURE_H
#define RENDER_CATAN_PICTURE_H

#include "render/picture.h"

extern const struct picture picture_catan;
extern const struct picture_film film_catan;

#endif
