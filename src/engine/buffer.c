/* Text that grows: see buffer.h. */
#include "engine/buffer.h"

#include <stdlib.h>
#include <string.h>

#include "game/text.h"

/* The first block of a buffer without a ceiling. */
#define SIZE_LEAST 256

void buffer_init(struct buffer *b, struct memory *m)
{
    memset(b, 0, sizeof *b);
    b->memory = m;
}

void buffer_free(struct buffer *b)
{
    if (b->memory == NULL)
        free(b->text);
    else
        memory_free(b->memory, b->text, b->size);
    buffer_init(b, b->memory);
}

void buffer_clear(struct buffer *b)
{
    b->len = 0;
    b->failed = false;
    if (b->text != NULL)
        b->text[0] = '\0';
}

/* Room for n more in a buffer without a ceiling. */
static void grow(struct buffer *b, size_t n)
{
    size_t need = b->len + n + 1;

    if (need <= b->size)
        return;
    b->size = b->size * 2 > need ? b->size * 2 : need;
    if (b->size < SIZE_LEAST)
        b->size = SIZE_LEAST;
    b->text = memory_more(b->text, b->size);
}

char *buffer_room(struct buffer *b, size_t n)
{
    char *larger;

    if (b->failed || n > (size_t)-1 - b->len - 1) {
        b->failed = true;
        return NULL;
    }
    if (b->memory == NULL) {
        grow(b, n);
        return b->text + b->len;
    }
    larger = memory_grow(b->memory, b->text, &b->size, b->len + n + 1);
    if (larger == NULL) {
        b->failed = true;
        return NULL;
    }
    b->text = larger;
    return b->text + b->len;
}

void buffer_part(struct buffer *b, const char *s, size_t len)
{
    char *to = buffer_room(b, len);

    if (to == NULL)
        return;
    if (len > 0)
        memcpy(to, s, len);
    b->len += len;
    b->text[b->len] = '\0';
}

void buffer_put(struct buffer *b, const char *s)
{
    buffer_part(b, s, strlen(s));
}

void buffer_char(struct buffer *b, char c)
{
    buffer_part(b, &c, 1);
}

void buffer_number(struct buffer *b, uint64_t v)
{
    char digits[20]; /* 2^64 - 1 has 20 digits */
    size_t at = sizeof digits;

    do {
        digits[--at] = (char)('0' + v % 10);
        v /= 10;
    } while (v > 0);
    buffer_part(b, digits + at, sizeof digits - at);
}

void buffer_int(struct buffer *b, int64_t v)
{
    if (v < 0)
        buffer_char(b, '-');
    buffer_number(b, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
}

void buffer_hex64(struct buffer *b, uint64_t v)
{
    char digits[17];
    struct text t = text_start(digits, sizeof digits);

    text_hex64(&t, v);
    text_end(&t);
    buffer_put(b, digits);
}

/* Appends what a snprintf-like writer of a note gives. */
static void put_note(struct buffer *b, const dsk_note *note, bool line,
                     const char *lang)
{
    int n = line ? dsk_note_line(note, NULL, 0)
                 : dsk_note_text(note, lang, NULL, NULL, 0);
    char *to = n < 0 ? NULL : buffer_room(b, (size_t)n);

    if (to == NULL)
        return;
    if (line)
        dsk_note_line(note, to, (size_t)n + 1);
    else
        dsk_note_text(note, lang, NULL, to, (size_t)n + 1);
    b->len += (size_t)n;
}

void buffer_note_line(struct buffer *b, const dsk_note *note)
{
    put_note(b, note, true, "en");
}

void buffer_note_text(struct buffer *b, const dsk_note *note, const char *lang)
{
    put_note(b, note, false, lang);
}

const char *buffer_text(const struct buffer *b)
{
    return b->text == NULL ? "" : b->text;
}
