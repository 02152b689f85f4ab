/* Bounded text: see text.h. */
#include "game/text.h"

#include <limits.h>

#include "game/mem.h"

struct text text_start(char *buf, size_t n)
{
    struct text t = {buf, n, 0};

    return t;
}

void text_char(struct text *t, char c)
{
    if (t->len + 1 < t->n)
        t->buf[t->len] = c;
    t->len++;
}

void text_part(struct text *t, const char *s, size_t len)
{
    size_t room = t->len < t->n ? t->n - 1 - t->len : 0;

    if (room > 0 && len > 0)
        mem_copy(t->buf + t->len, s, len < room ? len : room);
    t->len += len;
}

void text_put(struct text *t, const char *s)
{
    text_part(t, s, text_length(s));
}

void text_int(struct text *t, int64_t v)
{
    char digits[20]; /* a sign and 19 digits at most */
    size_t at = sizeof digits;
    uint64_t u = v < 0 ? (uint64_t)0 - (uint64_t)v : (uint64_t)v;

    do {
        digits[--at] = (char)('0' + u % 10);
        u /= 10;
    } while (u > 0);
    if (v < 0)
        digits[--at] = '-';
    text_part(t, digits + at, sizeof digits - at);
}

void text_hex64(struct text *t, uint64_t v)
{
    for (int shift = 60; shift >= 0; shift -= 4)
        text_char(t, "0123456789abcdef"[(v >> shift) & 15]);
}

void text_key(struct text *t, const char *key)
{
    text_char(t, ' ');
    text_put(t, key);
    text_char(t, '=');
}

void text_key_int(struct text *t, const char *key, int64_t v)
{
    text_key(t, key);
    text_int(t, v);
}

void text_markup(struct text *t, char c)
{
    switch (c) {
    case '&':
        text_put(t, "&amp;");
        break;
    case '<':
        text_put(t, "&lt;");
        break;
    case '>':
        text_put(t, "&gt;");
        break;
    case '"':
        text_put(t, "&quot;");
        break;
    default:
        text_char(t, c);
    }
}

int text_end(struct text *t)
{
    if (t->n > 0)
        t->buf[t->len < t->n ? t->len : t->n - 1] = '\0';
    return t->len > INT_MAX ? INT_MAX : (int)t->len;
}

/* Two bytes at a time: a compiler would turn a simple loop into libc's
 * strlen. */
size_t text_length(const char *s)
{
    size_t n = 0;

    while (s[n] != '\0' && s[n + 1] != '\0')
        n += 2;
    return s[n] == '\0' ? n : n + 1;
}

bool text_is(const char *w, size_t len, const char *s)
{
    for (size_t i = 0; i < len; i++) {
        if (s[i] == '\0' || s[i] != w[i])
            return false;
    }
    return s[len] == '\0';
}

bool text_same(const char *a, const char *b)
{
    return text_is(a, text_length(a), b);
}

/* Length of the word at s, up to '|' or the end. */
static size_t choice_length(const char *s)
{
    size_t n = 0;

    while (s[n] != '\0' && s[n] != '|')
        n++;
    return n;
}

int text_pick(const char *w, size_t len, const char *words)
{
    for (int i = 0;; i++) {
        size_t n = choice_length(words);
        size_t same = 0;

        while (same < n && same < len && words[same] == w[same])
            same++;
        if (n == len && same == n)
            return i;
        if (words[n] == '\0')
            return -1;
        words += n + 1;
    }
}

bool text_word(const char *words, int i, char *buf, size_t n)
{
    struct text t = text_start(buf, n);

    while (i-- > 0) {
        size_t skip = choice_length(words);
        if (words[skip] == '\0')
            return false;
        words += skip + 1;
    }
    text_part(&t, words, choice_length(words));
    text_end(&t);
    return true;
}

bool scan_char(const char **p, char c)
{
    if (**p != c || c == '\0')
        return false;
    (*p)++;
    return true;
}

bool scan_word(const char **p, const char *word)
{
    size_t n = text_length(word);

    for (size_t i = 0; i < n; i++) {
        if ((*p)[i] != word[i])
            return false;
    }
    *p += n;
    return true;
}

bool scan_int(const char **p, int lo, int hi, int *out)
{
    const char *q = *p;
    bool minus = *q == '-';
    int64_t v = 0;

    if (minus)
        q++;
    if (*q < '0' || *q > '9')
        return false;
    while (*q >= '0' && *q <= '9') {
        v = v * 10 + (*q++ - '0');
        if (v > INT_MAX)
            return false;
    }
    if (minus)
        v = -v;
    if (v < lo || v > hi)
        return false;
    *out = (int)v;
    *p = q;
    return true;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

size_t scan_token(const char **p, const char **word)
{
    size_t n = 0;

    while (is_blank(**p))
        (*p)++;
    *word = *p;
    while ((*word)[n] != '\0' && !is_blank((*word)[n]))
        n++;
    *p += n;
    return n;
}
