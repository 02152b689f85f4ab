/*
 * Files: text in, words out.
 *
 * A file is read line by line; a line is checked as text, cut into words and
 * handed on.  Nothing of it is kept but what the readers of read.c copy.  The
 * path of the file being read is known here only, for the messages.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mktiles.h"

static const char *path; /* the file being read */

void mk_refuse(int line, const char *fmt, ...)
{
    va_list ap;

    fprintf(stderr, "%s:%d: ", path, line);
    va_start(ap, fmt);
    vfprintf(stderr, fmt, ap);
    va_end(ap);
    fputc('\n', stderr);
    exit(1);
}

bool mk_names_file(const char *name)
{
    const char *slash = strrchr(path, '/');
    const char *base = slash ? slash + 1 : path;
    size_t n = strlen(name);

    return strncmp(base, name, n) == 0 && same(base + n, ".tiles");
}

/* Length of the UTF-8 sequence at s (a NUL-terminated line), 0 if malformed.
 * Overlong forms and surrogates pass: the compiler only needs the shape. */
static int utf8_length(const unsigned char *s)
{
    int n = s[0] < 0x80                   ? 1
            : s[0] >= 0xc2 && s[0] < 0xe0 ? 2
            : s[0] >= 0xe0 && s[0] < 0xf0 ? 3
            : s[0] >= 0xf0 && s[0] < 0xf5 ? 4
                                          : 0;

    for (int i = 1; i < n; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    return n;
}

static void check_text(const char *text, int line)
{
    const unsigned char *s = (const unsigned char *)text;

    while (*s) {
        int n = utf8_length(s);
        if (n == 0)
            mk_refuse(line, "the line is not UTF-8");
        if (*s < ' ' || *s == 0x7f)
            mk_refuse(line, "control character 0x%02x", *s);
        s += n;
    }
}

/* Reads a line without its newline; false at the end of the file. */
static bool read_line(FILE *f, int line, char text[TEXT_MAX + 1])
{
    int n = 0, c;

    while ((c = getc(f)) != EOF && c != '\n') {
        if (c == '\0')
            mk_refuse(line, "NUL byte");
        if (n == TEXT_MAX)
            mk_refuse(line, "line longer than %d bytes", TEXT_MAX);
        text[n++] = (char)c;
    }
    text[n] = '\0';
    if (ferror(f))
        mk_refuse(line, "cannot be read: %s", strerror(errno));
    return c != EOF || n > 0;
}

/* Cuts a line into its words, in place; the line must outlive them.  A word
 * and its gap take two bytes, so p->words[] is never full. */
static void split_words(struct parser *p, char *text)
{
    char *at = text;

    text[strcspn(text, "#")] = '\0';
    p->nwords = 0;
    for (at += strspn(at, " "); *at; at += strspn(at, " ")) {
        p->words[p->nwords++] = at;
        at += strcspn(at, " ");
        if (*at)
            *at++ = '\0';
    }
}

void mk_read_file(struct catalogue *cat, const char *name)
{
    struct parser p = {.cat = cat, .room = AT_TOP, .line = 1};
    char text[TEXT_MAX + 1];
    FILE *f;

    path = name;
    f = fopen(name, "rb");
    if (!f)
        mk_refuse(1, "cannot be opened: %s", strerror(errno));
    for (; read_line(f, p.line, text); p.line++) {
        check_text(text, p.line);
        split_words(&p, text);
        if (p.nwords)
            mk_read_words(&p);
    }
    fclose(f);
    if (!p.set)
        mk_refuse(1, "the file is empty: it has no 'set'");
    mk_finish_block(&p);
    mk_check_set(p.set);
}
