/* What every SVG document of ours begins and ends with. */
#ifndef RENDER_DOCUMENT_H
#define RENDER_DOCUMENT_H

#include "render/pic.h"
#include "render/plan.h"

/* The part of the plane that is shown, and its scale. */
struct frame {
    int x, y, width, height;
    int px, unit; /* `unit` units are `px` pixels */
};

/* Opens <svg>, titles in both languages, style sheet and <defs>. */
void document_start(struct text *t, const struct frame *f,
                    const struct pic_style *style, unsigned groups,
                    const char *en, const char *cs);
/* Closes <defs>; the page. */
void document_body(struct text *t, const struct frame *f,
                   const struct pic_style *style);
void document_end(struct text *t);

/* Text with & < > " made safe, other control characters dropped. */
void document_escape(struct text *t, const char *s);

#endif
