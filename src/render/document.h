/* What every SVG document of ours begins and ends with. */
#ifndef RENDER_DOCUMENT_H
#define RENDER_DOCUMENT_H

#include "render/pic.h"
#include "game/text.h"

/* The part of the plane that is shown, and its scale. */
struct frame {
    int x, y, width, height;
    int px, unit; /* `unit` units are `px` pixels */
};

/* Opens <svg> and writes its title; a <desc> may follow. */
void document_start(struct text *t, const struct frame *f,
                    const struct pic_style *style, const char *title);
/* The style sheet; opens <defs>. */
void document_defs(struct text *t, const struct pic_style *style,
                   unsigned groups);
/* Closes <defs>; the page. */
void document_body(struct text *t, const struct frame *f,
                   const struct pic_style *style);
void document_end(struct text *t);

/* Text with & < > " made safe, other control characters dropped. */
void document_escape(struct text *t, const char *s);

/* The name of a seat, made safe; without names that of its colour. */
void document_seat(struct text *t, const struct pic_style *style, int seat,
                   int colour);

#endif
