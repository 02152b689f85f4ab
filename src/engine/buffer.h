/*
 * Text that grows: replies, save files and the lines of a game.  The text is
 * always closed by a NUL.  A buffer that could not grow remembers it (failed)
 * and takes nothing more; whoever finishes the text looks once at the end.
 */
#ifndef ENGINE_BUFFER_H
#define ENGINE_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deskovka.h"
#include "engine/memory.h"

struct buffer {
    struct memory *memory;
    char *text; /* NULL until something was written */
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
void buffer_int(struct buffer *b, int v);
void buffer_hex64(struct buffer *b, uint64_t v);
/* The note for programs, and as a sentence. */
void buffer_note_line(struct buffer *b, const dsk_note *note);
void buffer_note_text(struct buffer *b, const dsk_note *note, const char *lang);

/* The text, "" for an empty buffer. */
const char *buffer_text(const struct buffer *b);

#endif
