/*
 * The lines of dsk_view() and the words in them: what every reader of
 * positions shares.  A cursor stands behind the last word taken.
 */
#ifndef RENDER_VIEW_LINES_H
#define RENDER_VIEW_LINES_H

#include <stdbool.h>
#include <stddef.h>

/* Each takes blanks and a word; false if there is none of that form. */
bool view_word(const char **p, const char **w, size_t *len);
bool view_number(const char **p, int lo, int hi, int *out);
/* A letter and a number below n: p0, v12. */
bool view_numbered(const char **p, char letter, int n, int *out);

/* The number behind the letter, -1 if the word is not of that form. */
int view_index(const char *w, size_t len, char letter, int n);

/* ---- tables ------------------------------------------------------------- */

/*
 * The kinds of lines that views of a game have; a table ends with a row of
 * NULL.  There is one table per game, and every reader of views goes through
 * it.
 */
struct view_kind {
    const char *word; /* the line's first */
    /* Takes in what follows it: DSK_OK or an error.  NULL: nobody needs it. */
    int (*read)(void *position, const char *rest);
    const char *fields; /* what follows, for people and tests */
};

/*
 * Reads all lines into the position.  Unknown kinds are skipped.  *line is the
 * last line that was looked at, counted from 1 (may be NULL).
 */
int view_read(const struct view_kind *kinds, void *position, const char *view,
              int *line);

#endif
