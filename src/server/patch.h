/*
 * What changed between two views, as lines: for messages that send a view
 * again and again.  A step says: at line `at` of the old text drop this many
 * lines and put these in.  Steps ascend and do not overlap, so applying them
 * from the last to the first needs no arithmetic.
 */
#ifndef SERVER_PATCH_H
#define SERVER_PATCH_H

#include "server/out.h"

/* Appends [[at,drop,["line",...]],...] that turns old into new. */
void patch_write(struct buffer *o, const char *key, const char *old,
                 const char *new_text);

/* Appends all lines as ["line",...]. */
void patch_lines(struct buffer *o, const char *key, const char *text);

#endif
