/*
 * Text that grows: replies, messages, save files and the lines of a game; the
 * one writer of engine, server and program.  The text is always closed by a
 * NUL.
 *
 * If its memory has a ceiling, a buffer that could not grow remembers that
 * (failed) and takes nothing more; whoever finishes the text looks once at the
 * end.  A buffer of zeros has none: it is ready as it is, grows as long as the
 * process has memory (else memory_end()), and its text may be kept and given to
 * free().
 */
#ifndef ENGINE_BUFFER_H
#define ENGINE_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deskovka.h"
#include "engine/memory.h"

struct buffer {
    struct memory *memory; /* NULL: no ceiling */
    char *text;            /* NULL until something was written */
    size_t len;
    size_t size;
    bool failed;
};

void buffer_init(struct buffer *b, struct memory *m);
void buffer_free(struct buffer *b);
/* Forgets the text and the failure, keeps the block. */
void buffer_clear(struct buffer *b);

/* Makes room for n more bytes and the NUL; NULL when there is none. */
char *buffer_room(struct buffer *b, size_t n);

void buffer_part(struct buffer *b, const char *s, size_t len);
void buffer_put(struct buffer *b, const char *s);
void buffer_char(struct buffer *b, char c);
void buffer_number(struct buffer *b, uint64_t v);
void buffer_int(struct buffer *b, int64_t v);
void buffer_hex64(struct buffer *b, uint64_t v);
/* The note for programs, and as a sentence. */
void buffer_note_line(struct buffer *b, const dsk_note *note);
void buffer_note_text(struct buffer *b, const dsk_note *note, const char *lang);

/* The text, "" for an empty buffer. */
const char *buffer_text(const struct buffer *b);

#endif
