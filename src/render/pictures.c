/* The pictures and films there are.  Those of a new game are a line each. */
#include "render/picture.h"

#include "render/carcassonne/picture.h"
#include "render/catan/picture.h"

const struct picture *const picture_list[] = {
    &picture_carcassonne,
    &picture_catan,
    &picture_generic,
    NULL,
};

const struct picture_film *const film_list[] = {
    &film_carcassonne,
    &film_catan,
    NULL,
};

const struct picture *picture_of(const char *game)
{
    const struct picture *const *p = picture_list;

    while (*p != &picture_generic && !text_same((*p)->game, game))
        p++;
    return *p;
}
