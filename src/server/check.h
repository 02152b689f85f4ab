/*
 * JSON from outside: strict reading, and looking at fields without trust.
 */
#ifndef SERVER_CHECK_H
#define SERVER_CHECK_H

#include <stdbool.h>
#include <stddef.h>

#include <jansson.h>

/* One object, no duplicate keys, at most 16 deep; NULL if it is not. */
json_t *check_object(const char *text, size_t len);

/* Is it one of these words (separated by blanks)? */
bool check_among(const char *key, const char *words);
/* Are all keys among these words?  If not, *bad is the first other one. */
bool check_keys(json_t *object, const char *words, const char **bad);

/* Fields; false if missing (unless there is a default) or not of the kind. */
bool check_int(json_t *object, const char *key, int lo, int hi, int *out);
bool check_int_or(json_t *object, const char *key, int lo, int hi, int none,
                  int *out);
bool check_bool_or(json_t *object, const char *key, bool none, bool *out);
/* At most max bytes; NULL becomes none. */
bool check_text_or(json_t *object, const char *key, size_t max,
                   const char *none, const char **out);
/* The index of a word in a list, or `none` if the field is missing. */
bool check_word_or(json_t *object, const char *key, const char *const *words,
                   int n, int none, int *out);

/* 1-64 characters A-Za-z0-9_- */
bool check_id(const char *id);
/* Text for people: at most `most` characters, no control characters. */
bool check_people_text(const char *text, size_t most);

#endif
