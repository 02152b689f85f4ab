/* Text that grows, and JSON: see out.h. */
#include "server/out.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void no_memory(void)
{
    static const char line[] =
        "{\"level\":\"fatal\",\"event\":\"no_memory\"}\n";

    fwrite(line, 1, sizeof line - 1, stderr);
    abort();
}

void *server_block(size_t size)
{
    size_t whole = (size + 63) & ~(size_t)63;
    void *block = whole < size ? NULL : aligned_alloc(64, whole ? whole : 64);

    if (block == NULL)
        no_memory();
    return block;
}

void *server_memory(size_t size)
{
    return memset(server_block(size), 0, size);
}

void *server_more(void *block, size_t size)
{
    void *more = realloc(block, size ? size : 1);

    if (more == NULL)
        no_memory();
    return more;
}

char *server_copy(const char *text)
{
    size_t n = strlen(text) + 1;

    return memcpy(server_more(NULL, n), text, n);
}

void out_free(struct out *o)
{
    free(o->text);
    *o = (struct out){0};
}

void out_clear(struct out *o)
{
    o->len = 0;
    if (o->text != NULL)
        o->text[0] = '\0';
}

char *out_room(struct out *o, size_t n)
{
    size_t need = o->len + n + 1;

    if (need > o->size) {
        o->size = o->size * 2 > need ? o->size * 2 : need;
        if (o->size < 256)
            o->size = 256;
        o->text = server_more(o->text, o->size);
    }
    return o->text + o->len;
}

void out_part(struct out *o, const char *s, size_t len)
{
    char *to = out_room(o, len);

    if (len > 0)
        memcpy(to, s, len);
    o->len += len;
    o->text[o->len] = '\0';
}

void out_put(struct out *o, const char *s)
{
    out_part(o, s, strlen(s));
}

void out_char(struct out *o, char c)
{
    out_part(o, &c, 1);
}

void out_int(struct out *o, int64_t v)
{
    char digits[24]; /* a sign and 19 digits */
    size_t at = sizeof digits;
    uint64_t u = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;

    do {
        digits[--at] = (char)('0' + u % 10);
        u /= 10;
    } while (u > 0);
    if (v < 0)
        digits[--at] = '-';
    out_part(o, digits + at, sizeof digits - at);
}

const char *out_text(const struct out *o)
{
    return o->text == NULL ? "" : o->text;
}

/* ---- JSON --------------------------------------------------------------- */

static void comma(struct out *o)
{
    char last = o->len > 0 ? o->text[o->len - 1] : '{';

    if (last != '{' && last != '[' && last != ':' && last != ',')
        out_char(o, ',');
}

static void quoted(struct out *o, const char *s, size_t len)
{
    static const char hex[] = "0123456789abcdef";
    size_t from = 0;

    out_char(o, '"');
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)s[i];
        char code[] = {'\\', 'u', '0', '0', hex[c >> 4], hex[c & 15]};

        if (c >= 0x20 && c != '"' && c != '\\' && c != 0x7f)
            continue;
        out_part(o, s + from, i - from);
        if (c == '"' || c == '\\')
            out_part(o, c == '"' ? "\\\"" : "\\\\", 2);
        else
            out_part(o, code, sizeof code);
        from = i + 1;
    }
    out_part(o, s + from, len - from);
    out_char(o, '"');
}

void out_key(struct out *o, const char *key)
{
    comma(o);
    if (key == NULL)
        return;
    out_char(o, '"');
    out_put(o, key);
    out_part(o, "\":", 2);
}

void out_open(struct out *o, const char *key, char bracket)
{
    out_key(o, key);
    out_char(o, bracket);
}

void out_close(struct out *o, char bracket)
{
    out_char(o, bracket);
}

void out_string_n(struct out *o, const char *key, const char *value, size_t len)
{
    out_key(o, key);
    quoted(o, value, len);
}

void out_string(struct out *o, const char *key, const char *value)
{
    out_string_n(o, key, value, strlen(value));
}

void out_string_or_null(struct out *o, const char *key, const char *value)
{
    if (value == NULL)
        out_null(o, key);
    else
        out_string(o, key, value);
}

void out_number(struct out *o, const char *key, int64_t v)
{
    out_key(o, key);
    out_int(o, v);
}

void out_bool(struct out *o, const char *key, bool v)
{
    out_key(o, key);
    out_put(o, v ? "true" : "false");
}

void out_null(struct out *o, const char *key)
{
    out_key(o, key);
    out_put(o, "null");
}

void out_raw(struct out *o, const char *key, const char *json, size_t len)
{
    out_key(o, key);
    out_part(o, json, len);
}

void out_note(struct out *o, const char *key, const dsk_note *note)
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

void out_message(struct out *o, const char *type, uint32_t seq)
{
    out_put(o, "{\"v\":1,\"t\":\"");
    out_put(o, type);
    out_put(o, "\",\"seq\":");
    out_int(o, (int64_t)seq);
}
