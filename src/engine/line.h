/*
 * Lines of text as the protocol and saved games share them: what may stand in
 * one, where its comment begins, its blanks, and how a text from outside is
 * made fit to be shown.
 */
#ifndef ENGINE_LINE_H
#define ENGINE_LINE_H

#include "deskovka.h"
#include "engine/buffer.h"

/* DSK_OK, or DSK_E_SYNTAX for a NUL or another control character but TAB. */
int line_check(const char *line, size_t len, dsk_note *why);

/*
 * Cuts the comment off: from a `#` at the start or after a blank.  Returns
 * what stood behind the `#`, or NULL.
 */
char *line_cut_comment(char *line);

const char *line_skip_blanks(const char *p);

/*
 * Copies the line at text[*at] to buf without blanks at its end, and moves *at
 * past it.  DSK_E_SYNTAX if it is too long or line_check() refuses it.
 */
int line_next(const char *text, size_t len, size_t *at, char *buf, size_t size,
              dsk_note *why);

/* Removes blanks at the end. */
void line_trim(char *line);

/*
 * Appends text[0..len) with every byte that is not part of valid UTF-8, and
 * every control character, turned into '?'.
 */
void line_show(struct buffer *out, const char *text, size_t len);

#endif
