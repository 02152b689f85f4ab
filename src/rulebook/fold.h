/*
 * Words as people type them: without case and diacritics, in any of their
 * forms, with slips of the pen.  UTF-8; bytes that are none are characters of
 * their own, so anything can be compared with anything.
 */
#ifndef RULEBOOK_FOLD_H
#define RULEBOOK_FOLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The next folded character, combining marks left out; 0 at the end. */
uint32_t fold_next(const char **s);

/* Letters and digits. */
bool fold_is_letter(uint32_t c);

/* Where `text` goes on after `word`, or NULL if it does not begin with it. */
const char *fold_after(const char *text, const char *word);

/* Are they the same words? */
bool fold_equal(const char *a, const char *b);

/* Does `word` begin at the beginning of some word of `text`?  It may have
 * blanks; an empty one begins nothing. */
bool fold_begins(const char *text, const char *word);

/*
 * Is a form of `word` among the words of `text`?  Endings of Czech and English
 * words are cut off before they are compared, so `cities` finds `city` and
 * `monasteries` finds `monastery`.  What is left has three letters at least.
 */
bool fold_forms(const char *text, const char *word);

/* Letters to add, drop or change to get from one to the other; words longer
 * than FOLD_SLIP_MAX are FOLD_FAR from everything. */
enum { FOLD_SLIP_MAX = 24, FOLD_FAR = 1000 };
int fold_distance(const char *a, const char *b);

#endif
