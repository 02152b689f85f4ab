/* Pictures of positions for HTTP; may be called from any thread. */
#ifndef SERVER_PICTURE_H
#define SERVER_PICTURE_H

#include <stdbool.h>
#include <stddef.h>

#include "deskovka.h"

struct picture {
    bool dark;
    const char *lang;
    const char *names[DSK_PLAYERS_MAX]; /* by seat; NULL: Player 1 ... */
    char *svg;                          /* NULL: it could not be drawn */
    size_t svg_len;
    unsigned char *png; /* NULL: librsvg is missing */
    size_t png_len;
};

/* Draws the lines of a view. */
void picture_draw(struct picture *p, const char *view);
/* Makes a PNG of the SVG. */
void picture_png(struct picture *p);
void picture_free(struct picture *p);

#endif
