/*
 * Writes one JSON value to a file as it goes.  Commas, indentation and escapes
 * are taken care of; bytes that are not UTF-8 become U+FFFD, so that the
 * output is always valid.  `key` is NULL inside arrays.  (The JSON library of
 * the server owns the names json_...)
 */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Deepest nesting any command writes. */
#define JSON_DEPTH_MAX 8

struct json {
    FILE *out;
    int depth;
    bool some[JSON_DEPTH_MAX + 1]; /* this level has a member already */
    bool flat[JSON_DEPTH_MAX + 1]; /* this level stands on one line */
};

void jout_start(struct json *j, FILE *out);
/* Ends the value with a line end. */
void jout_end(struct json *j);

void jout_object(struct json *j, const char *key);
void jout_array(struct json *j, const char *key);
/* The same on one line, with all that is inside. */
void jout_row(struct json *j, const char *key);
void jout_list(struct json *j, const char *key);
void jout_close_object(struct json *j);
void jout_close_array(struct json *j);

void jout_string(struct json *j, const char *key, const char *value);
void jout_int(struct json *j, const char *key, int64_t value);
void jout_count(struct json *j, const char *key, uint64_t value);
/* With this many decimals; a number that is not finite becomes null. */
void jout_real(struct json *j, const char *key, double value, int decimals);
void jout_bool(struct json *j, const char *key, bool value);
/* Sixteen hex digits, as a string. */
void jout_hex64(struct json *j, const char *key, uint64_t value);

#endif
