/*
 * What a game fills in to be drawn: its tables, listed in pictures.c.
 * svg.c (and text.c for characters) turn the public calls of deskovka_svg.h
 * into calls of these tables; nothing outside a game's folder here knows how it
 * looks.  A game that is not listed is drawn by generic.c.
 *
 * All functions get the game's own memory, of the size the table says.
 */
#ifndef RENDER_PICTURE_H
#define RENDER_PICTURE_H

#include "render/canvas.h"
#include "render/view_lines.h"

/*
 * Something that is asked for by name; `rest` is what follows the name.
 * Returns what the public function does.
 */
struct picture_piece {
    const char *name;
    int (*draw)(void *m, const char *rest, const dsk_svg_style *style,
                char *buf, size_t n);
};

struct picture {
    const char *game;              /* as dsk_rules_game() */
    const char *first;             /* word with which its views begin */
    const struct view_kind *kinds; /* of lines, NULL: not known */

    size_t size; /* of its memory */
    void (*start)(void *m);
    /* As dsk_svg_view(); *line is the line at fault. */
    int (*read)(void *m, const char *view, int *line);
    bool (*mark)(void *m, enum dsk_svg_mark mark, const char *text);
    void (*unmark)(void *m, enum dsk_svg_mark mark);
    int (*draw)(void *m, const dsk_svg_style *style, struct canvas *c);

    /* Both end with a row of NULL.  Places take no style. */
    const struct picture_piece *pieces, *places;
};

/*
 * A game's pictures as a film, in a table of its own: who shows no films, as
 * the page, need not carry them.
 */
struct picture_film {
    const struct picture *picture; /* whose memory is `m` */
    size_t size;                   /* of a film's own memory, `f` */
    void (*start)(void *f, int step_ms);
    int (*add)(void *f, const void *m, int step);
    int (*draw)(const void *f, void *m, const dsk_svg_style *style,
                struct canvas *c);
};

/* All there are, ended by NULL; and the one for all other games. */
extern const struct picture *const picture_list[];
extern const struct picture picture_generic;
/* The films, ended by NULL. */
extern const struct picture_film *const film_list[];

/* The picture of a game; never NULL. */
const struct picture *picture_of(const char *game);

/* What a dsk_svg is. */
struct dsk_svg {
    const struct picture *picture; /* of the position read, NULL: none is */
    char view[(size_t)128 << 10];  /* room for the lines of a view */
    /* Then the memory of each picture, in the order of the list. */
};

/* The memory of a picture in it. */
void *picture_memory(const dsk_svg *d, const struct picture *p);

#endif
