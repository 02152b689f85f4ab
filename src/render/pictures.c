/* The pictures there are.  Those of a new game are one line here. */
#include "render/picture.h"

#include "render/carcassonne/picture.h"
#include "render/catan/picture.h"

const struct picture *const picture_list[] = {
    &picture_carcassonne,
    &picture_catan,
    &picture_generic,
    NULL,
};

const struct picture *picture_of(const char *game)
{
    const struct picture *const *p = picture_list;

    while (*p != &picture_generic && !text_same((*p)->game, game))
        p++;
    return *p;
}
