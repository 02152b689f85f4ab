/*
 * Bounded text: a writer with snprintf's manners, and the few scanners that
 * notation and set-up lines need.  No locale, no allocation.
 */
#ifndef GAME_TEXT_H
#define GAME_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Writes into buf[0..n); len counts what the whole text would need. */
struct text {
    char *buf;
    size_t n;
    size_t len;
};

struct text text_start(char *buf, size_t n);
void text_char(struct text *t, char c);
void text_put(struct text *t, const char *s);
void text_part(struct text *t, const char *s, size_t len);
void text_int(struct text *t, int64_t v);
void text_hex64(struct text *t, uint64_t v);
/* ` key=`, and with a number behind it. */
void text_key(struct text *t, const char *key);
void text_key_int(struct text *t, const char *key, int64_t v);
/* A character as it stands in HTML or SVG. */
void text_markup(struct text *t, char c);
/* Closes the text and returns its full length (capped at INT_MAX). */
int text_end(struct text *t);

size_t text_length(const char *s);
bool text_same(const char *a, const char *b);
/* Is the word w[0..len) equal to s? */
bool text_is(const char *w, size_t len, const char *s);
/* Which of the words in "a|b|c" is w[0..len)?  -1 if none. */
int text_pick(const char *w, size_t len, const char *words);
/* Copies word i of "a|b|c" to buf; false if there are fewer. */
bool text_word(const char *words, int i, char *buf, size_t n);

/* A cursor over a text; each scanner moves it past what it took. */
bool scan_char(const char **p, char c);
bool scan_word(const char **p, const char *word);
/* A decimal number with optional '-', within [lo, hi]. */
bool scan_int(const char **p, int lo, int hi, int *out);
/* Skips blanks; then takes the run up to the next blank (length 0 at end). */
size_t scan_token(const char **p, const char **word);

#endif
