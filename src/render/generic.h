/*
 * Games without pictures of their own: the lines of a view made readable.  The
 * first word of a line is its name; the rest is told as it stands.
 */
#ifndef RENDER_GENERIC_H
#define RENDER_GENERIC_H

#include "render/picture.h"

/* Longest view that is shown. */
#define GENERIC_VIEW ((size_t)64 << 10)

struct generic {
    int nlines;
    char view[GENERIC_VIEW];
};

/* One row of a card: the name of a line (or "" where it goes on), and words. */
struct generic_row {
    const char *name, *text;
    size_t name_len, text_len;
};

/*
 * Takes the next row of at most `width` characters from the cursor, broken
 * between words; false at the end.  Start with *p at the view and *inside
 * false.
 */
bool generic_row(const char **p, bool *inside, size_t width,
                 struct generic_row *out);

#endif
