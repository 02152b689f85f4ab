/* Lines of text: see line.h. */
#include "engine/line.h"

#include "engine/messages.h"
#include "game/mem.h"
#include "game/text.h"

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
    for (char *p = line; *p != '\0'; p++) {
        if (*p == '#' && (p == line || is_blank(p[-1]))) {
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
    size_t n = text_length(line);

    while (n > 0 && is_blank(line[n - 1]))
        n--;
    line[n] = '\0';
}

int line_next(const char *text, size_t len, size_t *at, char *buf, size_t size,
              dsk_note *why)
{
    const char *start = text + *at;
    size_t n = 0;

    while (n < len - *at && start[n] != '\n')
        n++;
    *at += n < len - *at ? n + 1 : n;
    if (n > 0 && start[n - 1] == '\r')
        n--;
    if (n >= size) {
        engine_refuse(why, DSK_E_SYNTAX, PROBLEM_LONG_LINE);
        note_int(why, "limit", (int)size - 1);
        return DSK_E_SYNTAX;
    }
    if (line_check(start, n, why) < 0)
        return DSK_E_SYNTAX;
    mem_copy(buf, start, n);
    buf[n] = '\0';
    line_trim(buf);
    return DSK_OK;
}
