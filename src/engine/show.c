/* Text from outside made fit to be shown: see line.h. */
#include "engine/line.h"

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

    if (len == 0 || len > n || s[0] < 0x20 || s[0] == 0x7f)
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
