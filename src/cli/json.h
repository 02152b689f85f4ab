/*
 * Writes one JSON value to a file as it goes.  Commas, indentation and escapes
 * are taken care of; bytes that are not UTF-8 become U+FFFD, so that the
 * output is always valid.  `key` is NULL inside arrays.
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

void json_start(struct json *j, FILE *out);
/* Ends the value with a line end. */
void json_end(struct json *j);

void json_object(struct json *j, const char *key);
void json_array(struct json *j, const char *key);
/* The same on one line, with all that is inside. */
void json_row(struct json *j, const char *key);
void json_list(struct json *j, const char *key);
void json_close_object(struct json *j);
void json_close_array(struct json *j);

void json_string(struct json *j, const char *key, const char *value);
void json_int(struct json *j, const char *key, int64_t value);
void json_count(struct json *j, const char *key, uint64_t value);
/* With this many decimals; a number that is none becomes null. */
void json_real(struct json *j, const char *key, double value, int decimals);
void json_bool(struct json *j, const char *key, bool value);
/* Sixteen hex digits, as a string. */
void json_hex64(struct json *j, const char *key, uint64_t value);

#endif
