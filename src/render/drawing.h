/*
 * Small drawings that the games share: what grows and lives on the land, and
 * the marks of seats that tell colours apart for everybody.  Each stands with
 * its foot or middle at 0,0 and is written once into <defs>.
 */
#ifndef RENDER_DRAWING_H
#define RENDER_DRAWING_H

#include "game/text.h"

struct drawing {
    const char *id;  /* in the document */
    const char *art; /* its elements */
};

enum shared_drawing {
    DR_TREE0, /* round, broad, fir, bush */
    DR_TREE1,
    DR_TREE2,
    DR_TREE3,
    DR_GRASS,
    DR_FLOWERS,
    DR_SHEEP,
    DR_SHEAF,
    NDRAWINGS
};
extern const struct drawing drawing_shared[NDRAWINGS];
extern const struct drawing drawing_seats[8];

/* Writes <g id="...">...</g>. */
void drawing_write(struct text *t, const struct drawing *d);

#endif
