/*
 * What a picture is written on: parts (layer, id, markup), either one after the
 * other into a whole document, or each by itself to somebody who puts them
 * together, such as a page that changes only what is new.  The same code draws
 * both: a document is its parts with the groups of the layers around them.
 */
#ifndef RENDER_CANVAS_H
#define RENDER_CANVAS_H

#include "deskovka_svg.h"
#include "game/text.h"

/* The longest id is that of a square: a word and two numbers. */
#define CANVAS_ID 32

struct canvas {
    struct text t;      /* what is being written */
    dsk_svg_part *take; /* who gets the parts, NULL: a document */
    void *user;
    const char *layer;
    bool grouped; /* the layer at hand is a group of the document */
    char id[CANVAS_ID];
    size_t longest; /* part there was */
};

struct canvas canvas_document(char *buf, size_t n);
struct canvas canvas_parts(char *buf, size_t n, dsk_svg_part *take, void *user);
/* The length of the document, or of the longest part. */
int canvas_end(struct canvas *c);

/*
 * Begins a layer: a group with the id of its name and these further attributes
 * (`class="dec"` with a blank before), or loose parts if they are NULL.
 */
void canvas_layer(struct canvas *c, const char *name, const char *more);
void canvas_layer_end(struct canvas *c);

/* Begins a part of the layer; write to the text that is returned. */
struct text *canvas_part(struct canvas *c, const char *id);
/* With a number, or a square (1_0), behind the id. */
struct text *canvas_numbered(struct canvas *c, const char *id, int number);
struct text *canvas_square(struct canvas *c, const char *id, int x, int y);
void canvas_part_end(struct canvas *c);

#endif
