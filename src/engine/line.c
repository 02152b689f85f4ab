/* Lines of text: see line.h. */
#include "engine/line.h"

#include <string.h>

#include "engine/messages.h"

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static bool is_control(unsigned char c)
{
    return c < 0x20 || c == 0x7f;
}

int line_check(const char *line, size_t len, dsk_note *why)
{
    for (size_t i = 0; i < len; i++) {
        if (!is_control((unsigned char)line[i]) || line[i] == '\t')
            continue;
        engine_refuse(why, DSK_E_SYNTAX,
                      line[i] == '\0' ? PROBLEM_NUL : PROBLEM_CONTROL);
        note_int(why, "byte", i < INT32_MAX ? (int)i + 1 : INT32_MAX);
        return DSK_E_SYNTAX;
    }
    return DSK_OK;
}

char *line_cut_comment(char *line)
{
    for (char *p = line; (p = strchr(p, '#')) != NULL; p++) {
        if (p == line || is_blank(p[-1])) {
            *p = '\0';
            line_trim(line);
            return p + 1;
        }
    }
    return NULL;
}

const char *line_skip_blanks(const char *p)
{
    while (is_blank(*p))
        p++;
    return p;
}

void line_trim(char *line)
{
    size_t n = strlen(line);

    while (n > 0 && is_blank(line[n - 1]))
        n--;
    line[n] = '\0';
}

/*
 * Bytes of the UTF-8 character at s[0..n), 0 if there is none: overlong forms,
 * surrogates, numbers past 10ffff and the controls 80..9f are none.
 */
static size_t utf8_length(const unsigned char *s, size_t n)
{
    static const uint32_t least[] = {0, 0, 0xa0, 0x800, 0x10000};
    size_t len = s[0] < 0x80   ? 1
                 : s[0] < 0xc2 ? 0
                 : s[0] < 0xe0 ? 2
                 : s[0] < 0xf0 ? 3
                 : s[0] < 0xf5 ? 4
                               : 0;
    uint32_t c = len < 2 ? s[0] : s[0] & (0xffu >> (len + 1));

    if (len == 0 || len > n || is_control(s[0]))
        return 0;
    for (size_t i = 1; i < len; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        c = c << 6 | (s[i] & 0x3fu);
    }
    if (c < least[len] || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
        return 0;
    return len;
}

void line_show(struct buffer *out, const char *text, size_t len)
{
    const unsigned char *s = (const unsigned char *)text;
    size_t at = 0;

    while (at < len && !out->failed) {
        size_t n = utf8_length(s + at, len - at);

        if (n == 0)
            buffer_char(out, '?');
        else
            buffer_part(out, text + at, n);
        at += n == 0 ? 1 : n;
    }
}
