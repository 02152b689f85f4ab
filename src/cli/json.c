/* JSON: see json.h. */
#include "cli/json.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>

void jout_start(struct json *j, FILE *out)
{
    j->out = out;
    j->depth = 0;
    j->some[0] = false;
    j->flat[0] = false;
}

void jout_end(struct json *j)
{
    assert(j->depth == 0);
    fputc('\n', j->out);
}

static void line(struct json *j)
{
    fputc('\n', j->out);
    for (int i = 0; i < j->depth; i++)
        fputs("  ", j->out);
}

/* Length of the UTF-8 character at s, 0 if it is not one. */
static int utf8_length(const unsigned char *s)
{
    int n = s[0] < 0x80                   ? 1
            : s[0] >= 0xc2 && s[0] < 0xe0 ? 2
            : s[0] >= 0xe0 && s[0] < 0xf0 ? 3
            : s[0] >= 0xf0 && s[0] < 0xf5 ? 4
                                          : 0;

    for (int i = 1; i < n; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    }
    if ((s[0] == 0xe0 && s[1] < 0xa0) || (s[0] == 0xed && s[1] > 0x9f) ||
        (s[0] == 0xf0 && s[1] < 0x90) || (s[0] == 0xf4 && s[1] > 0x8f))
        return 0;
    return n;
}

static void write_character(FILE *out, const unsigned char *s, int n)
{
    if (*s == '"' || *s == '\\')
        fprintf(out, "\\%c", *s);
    else if (*s == '\n')
        fputs("\\n", out);
    else if (*s < ' ' || *s == 0x7f)
        fprintf(out, "\\u%04x", *s);
    else
        fwrite(s, 1, (size_t)n, out);
}

static void write_string(FILE *out, const char *text)
{
    const unsigned char *s = (const unsigned char *)text;

    fputc('"', out);
    while (*s != '\0') {
        int n = utf8_length(s);

        if (n == 0)
            fputs("\\ufffd", out);
        else
            write_character(out, s, n);
        s += n == 0 ? 1 : n;
    }
    fputc('"', out);
}

/* What stands before a value: comma, place, key. */
static void begin(struct json *j, const char *key)
{
    if (j->some[j->depth])
        fputs(j->flat[j->depth] ? ", " : ",", j->out);
    j->some[j->depth] = true;
    if (j->depth > 0 && !j->flat[j->depth])
        line(j);
    if (key != NULL) {
        write_string(j->out, key);
        fputs(": ", j->out);
    }
}

static void open_level(struct json *j, const char *key, char bracket, bool flat)
{
    begin(j, key);
    assert(j->depth < JSON_DEPTH_MAX);
    flat = flat || j->flat[j->depth];
    j->depth++;
    j->some[j->depth] = false;
    j->flat[j->depth] = flat;
    fputc(bracket, j->out);
}

static void close_level(struct json *j, char bracket)
{
    bool broken = j->some[j->depth] && !j->flat[j->depth];

    assert(j->depth > 0);
    j->depth--;
    if (broken)
        line(j);
    fputc(bracket, j->out);
}

void jout_object(struct json *j, const char *key)
{
    open_level(j, key, '{', false);
}

void jout_array(struct json *j, const char *key)
{
    open_level(j, key, '[', false);
}

void jout_row(struct json *j, const char *key)
{
    open_level(j, key, '{', true);
}

void jout_list(struct json *j, const char *key)
{
    open_level(j, key, '[', true);
}

void jout_close_object(struct json *j)
{
    close_level(j, '}');
}

void jout_close_array(struct json *j)
{
    close_level(j, ']');
}

void jout_string(struct json *j, const char *key, const char *value)
{
    begin(j, key);
    write_string(j->out, value);
}

void jout_int(struct json *j, const char *key, int64_t value)
{
    begin(j, key);
    fprintf(j->out, "%" PRId64, value);
}

void jout_count(struct json *j, const char *key, uint64_t value)
{
    begin(j, key);
    fprintf(j->out, "%" PRIu64, value);
}

void jout_real(struct json *j, const char *key, double value, int decimals)
{
    begin(j, key);
    if (isfinite(value))
        fprintf(j->out, "%.*f", decimals, value);
    else
        fputs("null", j->out);
}

void jout_bool(struct json *j, const char *key, bool value)
{
    begin(j, key);
    fputs(value ? "true" : "false", j->out);
}

void jout_hex64(struct json *j, const char *key, uint64_t value)
{
    begin(j, key);
    fprintf(j->out, "\"%016" PRIx64 "\"", value);
}
