/* The plans of tiles, made once and kept: the memory behind struct pic_book. */
#ifndef RENDER_CARCASSONNE_BOOK_H
#define RENDER_CARCASSONNE_BOOK_H

#include "render/carcassonne/position.h"
#include "render/carcassonne/plan.h"
#include "render/carcassonne/tile_svg.h"

/* All tiles of all sets have a place (a test counts them). */
#define BOOK_PLANS 320

struct pic_book {
    int n;
    uint16_t slot[2 * BOOK_PLANS]; /* by address of the entry; plan + 1 */
    struct shape_set written;      /* of the document at hand */
    struct plan plan[BOOK_PLANS];
};

/* The plan of a tile; made when it is asked for first. */
const struct plan *book_plan(struct pic_book *b, const struct tile_def *def);

/* What stands on a tile of this book that is turned so. */
const struct dress *book_dress(struct pic_book *b, const struct plan *p,
                               int turn);

#endif
