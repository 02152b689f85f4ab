/* JSON into a buffer, and memory: see out.h. */
#include "server/out.h"

#include <stdlib.h>
#include <string.h>

void *server_block(size_t size)
{
    size_t whole = (size + 63) & ~(size_t)63;
    void *block = NULL;

    while (whole >= size &&
           (block = aligned_alloc(64, whole ? whole : 64)) == NULL) {
        if (!memory_rescued())
            break;
    }
    if (block == NULL)
        memory_end();
    return block;
}

void *server_memory(size_t size)
{
    return memset(server_block(size), 0, size);
}

void *server_more(void *block, size_t size)
{
    return memory_more(block, size);
}

char *server_copy(const char *text)
{
    size_t n = strlen(text) + 1;

    return memcpy(server_more(NULL, n), text, n);
}

/* ---- JSON --------------------------------------------------------------- */

static void comma(struct buffer *o)
{
    char last = o->len > 0 ? o->text[o->len - 1] : '{';

    if (last != '{' && last != '[' && last != ':' && last != ',')
        buffer_char(o, ',');
}

static void quoted(struct buffer *o, const char *s, size_t len)
{
    static const char hex[] = "0123456789abcdef";
    size_t from = 0;

    buffer_char(o, '"');
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)s[i];
        char code[] = {'\\', 'u', '0', '0', hex[c >> 4], hex[c & 15]};

        if (c >= 0x20 && c != '"' && c != '\\' && c != 0x7f)
            continue;
        buffer_part(o, s + from, i - from);
        if (c == '"' || c == '\\')
            buffer_part(o, c == '"' ? "\\\"" : "\\\\", 2);
        else
            buffer_part(o, code, sizeof code);
        from = i + 1;
    }
    buffer_part(o, s + from, len - from);
    buffer_char(o, '"');
}

static void out_key(struct buffer *o, const char *key)
{
    comma(o);
    if (key == NULL)
        return;
    buffer_char(o, '"');
    buffer_put(o, key);
    buffer_part(o, "\":", 2);
}

void out_open(struct buffer *o, const char *key, char bracket)
{
    out_key(o, key);
    buffer_char(o, bracket);
}

void out_close(struct buffer *o, char bracket)
{
    buffer_char(o, bracket);
}

void out_string_n(struct buffer *o, const char *key, const char *value,
                  size_t len)
{
    out_key(o, key);
    quoted(o, value, len);
}

void out_string(struct buffer *o, const char *key, const char *value)
{
    out_string_n(o, key, value, strlen(value));
}

void out_string_or_null(struct buffer *o, const char *key, const char *value)
{
    if (value == NULL)
        out_null(o, key);
    else
        out_string(o, key, value);
}

void out_number(struct buffer *o, const char *key, int64_t v)
{
    out_key(o, key);
    buffer_int(o, v);
}

void out_bool(struct buffer *o, const char *key, bool v)
{
    out_key(o, key);
    buffer_put(o, v ? "true" : "false");
}

void out_null(struct buffer *o, const char *key)
{
    out_key(o, key);
    buffer_put(o, "null");
}

void out_seats(struct buffer *o, const char *key, unsigned mask)
{
    out_open(o, key, '[');
    for (int i = 0; mask >> i != 0; i++) {
        if (mask >> i & 1)
            out_number(o, NULL, i);
    }
    out_close(o, ']');
}

void out_raw(struct buffer *o, const char *key, const char *json, size_t len)
{
    out_key(o, key);
    buffer_part(o, json, len);
}

void out_note(struct buffer *o, const char *key, const dsk_note *note)
{
    out_open(o, key, '{');
    out_string(o, "code", note->code);
    out_string(o, "rule", note->rule);
    out_open(o, "f", '{');
    for (int i = 0; i < note->nfields; i++) {
        const dsk_field *f = &note->field[i];

        if (f->is_number)
            out_number(o, f->key, f->number);
        else
            out_string(o, f->key, f->text);
    }
    out_close(o, '}');
    out_close(o, '}');
}

void out_message(struct buffer *o, const char *type, uint32_t seq)
{
    buffer_put(o, "{\"v\":1,\"t\":\"");
    buffer_put(o, type);
    buffer_put(o, "\",\"seq\":");
    buffer_int(o, (int64_t)seq);
}
