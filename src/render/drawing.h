/*
 * Small drawings that the games share: what grows, and the marks of seats that
 * tell colours apart for everybody.  Each stands with its foot or middle at 0,0
 * and is written once into <defs>.
 */
#ifndef RENDER_DRAWING_H
#define RENDER_DRAWING_H

#include "game/text.h"

struct drawing {
    const char *id;    /* in the document */
    const char *art;   /* its elements */
    const char *scale; /* how much larger than drawn, NULL = not at all */
};

/* Small to large. */
#define TREES 8
extern const struct drawing drawing_trees[TREES];
extern const struct drawing drawing_seats[8];

/* Writes <g id="...">...</g>. */
void drawing_write(struct text *t, const struct drawing *d);

#endif
