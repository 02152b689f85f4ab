/*
 * JSON written straight into a buffer: no tree is built for what is sent.  The
 * writer does not check that brackets match; it does take care of commas (a
 * comma goes before everything that does not follow an opening bracket, a
 * colon or another comma) and of escapes.  Strings must be UTF-8, which
 * everything that came in was checked to be.
 *
 * Memory of the server: there is no sensible way on when a few hundred bytes
 * cannot be had, and everything acknowledged is on disk, so server_memory()
 * (and a buffer without a ceiling) ends the process with a line in the log
 * instead of returning NULL.
 */
#ifndef SERVER_OUT_H
#define SERVER_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deskovka.h"
#include "engine/buffer.h"

/* Zeroed memory, aligned to 64; give it back with free(). */
void *server_memory(size_t size);
/* The same without zeroing: for large blocks that are written anyway. */
void *server_block(size_t size);
/* A block made larger (not zeroed, aligned as malloc does). */
void *server_more(void *block, size_t size);
char *server_copy(const char *text);

/* ---- JSON --------------------------------------------------------------- */

/* Opens '{' or '[' / closes it; key is NULL inside arrays and at the top. */
void out_open(struct buffer *o, const char *key, char bracket);
void out_close(struct buffer *o, char bracket);
void out_string(struct buffer *o, const char *key, const char *value);
void out_string_n(struct buffer *o, const char *key, const char *value,
                  size_t len);
/* A string, or null. */
void out_string_or_null(struct buffer *o, const char *key, const char *value);
void out_number(struct buffer *o, const char *key, int64_t v);
void out_bool(struct buffer *o, const char *key, bool v);
void out_null(struct buffer *o, const char *key);
/* Seats of a mask, as a list. */
void out_seats(struct buffer *o, const char *key, unsigned mask);
/* JSON that is already written. */
void out_raw(struct buffer *o, const char *key, const char *json, size_t len);
/* {"code","rule","f":{...}} */
void out_note(struct buffer *o, const char *key, const dsk_note *note);

/* The beginning of every message: {"v":1,"t":type,"seq":seq */
void out_message(struct buffer *o, const char *type, uint32_t seq);

#endif
