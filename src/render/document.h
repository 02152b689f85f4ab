/* What every SVG document of ours begins and ends with. */
#ifndef RENDER_DOCUMENT_H
#define RENDER_DOCUMENT_H

#include "render/canvas.h"
#include "render/style.h"

/* The part of the plane that is shown, and its scale. */
struct frame {
    int x, y, width, height;
    int px, unit; /* `unit` units are `px` pixels */
};

/* Opens <svg> and writes its title; a description may follow. */
void document_start(struct canvas *c, const struct frame *f,
                    const dsk_svg_style *style, const char *title);
/* The description in words: write it to the text that is returned. */
struct text *document_desc(struct canvas *c);
void document_desc_end(struct canvas *c);
/* The style sheet; begins the layer of definitions. */
void document_defs(struct canvas *c, const dsk_svg_style *style,
                   unsigned groups);
/* Ends the definitions; the page. */
void document_body(struct canvas *c, const struct frame *f,
                   const dsk_svg_style *style);
/* Closes it; returns what canvas_end() does. */
int document_end(struct canvas *c);

/* Text with & < > " made safe, other control characters dropped. */
void document_escape(struct text *t, const char *s);

/* The name of a seat, made safe; without names that of its colour. */
void document_seat(struct text *t, const dsk_svg_style *style, int seat,
                   int colour);

/* Opens <text> of that class and size; anchor is start, middle or end. */
void document_text(struct text *t, const char *class, int size, int x, int y,
                   const char *anchor);

#endif
