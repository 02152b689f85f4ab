/*
 * Where figures stand: on their own segment, as far from its borders, from the
 * border of the tile and from each other as it goes.
 */
#ifndef RENDER_CARCASSONNE_FIGURE_H
#define RENDER_CARCASSONNE_FIGURE_H

#include "render/carcassonne/book.h"

/* Radius of a figure of full size, in units. */
#define FIGURE_RADIUS 46
/* Figures and tokens that are looked at on one tile. */
#define STANDS_MAX 24

struct stand {
    struct pt at; /* in the tile as it lies, from its middle */
    int scale;    /* percent */
    bool lying;
    const struct pic_figure *figure;
    int index; /* in the position */
};

/*
 * Places the figures of one tile; returns how many (at most STANDS_MAX).  The
 * same position always gives the same places.
 */
int figure_places(struct pic_book *b, const struct pic_position *p,
                  const struct pic_tile *t, struct stand *out);

/*
 * In a still, figures are never smaller on the screen than what can be told
 * apart: makes those of a tile larger, and parts those that touch then.
 */
void figure_enlarge(struct stand *s, int n, const dsk_svg_style *style);

void figure_write(struct text *t, const struct pic_tile *tile,
                  const struct stand *s, const dsk_svg_style *style);
/* A figure anywhere: scale in percent. */
void figure_write_at(struct text *t, int kind, int seat, struct pt at,
                     int scale, bool lying);
void token_write(struct text *t, struct pic_book *b,
                 const struct pic_position *p, const struct pic_token *k,
                 int index);

/* "red: lady", in the language of the style. */
void figure_write_name(struct text *t, int kind, int seat,
                       const dsk_svg_style *style);

#endif
