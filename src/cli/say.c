/* Language and complaints: see say.h. */
#include "cli/say.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "game/text.h"
#include "game/words.h"

/* Longest text from outside that a message repeats. */
#define SHOWN_MAX 80
/* What a result of tell() may hold, and how many are kept: see say.h. */
#define TOLD_MAX 2048
#define KEPT     16

/* The only thing the program remembers outside its commands: --lang. */
static const char *chosen;

static const char *locale(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};

    for (int i = 0; i < COUNT(names); i++) {
        const char *v = getenv(names[i]);

        if (v != NULL && v[0] != '\0')
            return v;
    }
    return "C";
}

const char *cli_language(void)
{
    char tag[32];

    if (chosen != NULL)
        return chosen;
    snprintf(tag, sizeof tag, "%s", locale());
    tag[strcspn(tag, ".@")] = '\0';
    return dsk_language(words_language(tag));
}

bool cli_set_language(const char *tag)
{
    for (int i = 0; i < dsk_languages(); i++) {
        if (strcmp(tag, dsk_language(i)) == 0) {
            chosen = dsk_language(i);
            return true;
        }
    }
    return false;
}

bool cli_utf8(void)
{
    const char *all = getenv("LC_ALL");
    const char *type = getenv("LC_CTYPE");
    const char *v = all != NULL && all[0] != '\0'     ? all
                    : type != NULL && type[0] != '\0' ? type
                                                      : locale();

    return strstr(v, "UTF-8") != NULL || strstr(v, "utf8") != NULL ||
           strstr(v, "utf-8") != NULL || strstr(v, "UTF8") != NULL;
}

const char *say(enum cli_message m)
{
    return words_phrase(&cli_messages[m], cli_language());
}

const char *say_code(const char *code)
{
    const struct message *m =
        words_find(cli_messages, NCLI_MESSAGES, code, strlen(code), "", 0);

    return m == NULL ? NULL : words_phrase(m, cli_language());
}

/* A place for a result; the last KEPT are kept. */
static char *kept_text(void)
{
    static _Thread_local char kept[KEPT][TOLD_MAX];
    static _Thread_local int turn;

    turn = (turn + 1) % KEPT;
    return kept[turn];
}

const char *cli_tell(enum cli_message m, const char *const *facts, int n)
{
    char *out = kept_text();
    struct text t = text_start(out, TOLD_MAX);

    assert(n == cli_messages[m].nfacts);
    (void)n;
    words_tell(&t, &cli_messages[m], facts, cli_language());
    text_end(&t);
    return out;
}

const char *counted(long number)
{
    return formatted("%ld", number);
}

const char *formatted(const char *format, ...)
{
    char *out = kept_text();
    va_list args;

    va_start(args, format);
    vsnprintf(out, TOLD_MAX, format, args);
    va_end(args);
    return out;
}

static int letters(const char *s, size_t len)
{
    int n = 0;

    for (size_t i = 0; i < len; i++)
        n += ((unsigned char)s[i] & 0xc0) != 0x80;
    return n;
}

const char *seated(int seat, int width)
{
    char *out = kept_text();
    struct text t = text_start(out, TOLD_MAX);
    int len;

    words_player(&t, seat, cli_language());
    len = text_end(&t);
    for (int i = letters(out, (size_t)len); i < width; i++)
        text_char(&t, ' ');
    text_end(&t);
    return out;
}

void say_columns(enum cli_message m, const signed char *width)
{
    const char *s = say(m);

    for (; *width != 0; width++) {
        const char *end = strstr(s, "; ");
        size_t len = end != NULL ? (size_t)(end - s) : strlen(s);
        int gap = abs(*width) - letters(s, len);

        /* Nothing is padded behind the last one. */
        if (gap < 0 || (*width < 0 && width[1] == 0))
            gap = 0;
        printf("%*s%.*s%*s", *width > 0 ? gap : 0, "", (int)len, s,
               *width < 0 ? gap : 0, "");
        s += end != NULL ? len + 2 : len;
    }
    putchar('\n');
}

const char *cli_languages(const char *between)
{
    char *out = kept_text();
    struct text t = text_start(out, TOLD_MAX);

    for (int i = 0; i < dsk_languages(); i++) {
        text_put(&t, i > 0 ? between : "");
        text_put(&t, dsk_language(i));
    }
    text_end(&t);
    return out;
}

/* Controls of a terminal: those of ASCII, and U+0080 to U+009F in UTF-8. */
static bool is_control(const char *text)
{
    unsigned char c = (unsigned char)text[0], next = (unsigned char)text[1];

    return c < ' ' || c == 127 || (c == 0xc2 && next >= 0x80 && next < 0xa0);
}

const char *shown(const char *text)
{
    static _Thread_local char kept[8][SHOWN_MAX + 4];
    static _Thread_local int turn;
    char *out = kept[turn];
    size_t n = 0;

    turn = (turn + 1) % 8;
    for (; text[n] != '\0' && n < SHOWN_MAX; n++) {
        out[n] = is_control(text + n) ? '?' : text[n];
    }
    /* Never cut within a character: drop its first bytes too. */
    while (text[n] != '\0' && n > 0 && ((unsigned char)text[n] & 0xc0) == 0x80)
        n--;
    memcpy(out + n, text[n] != '\0' ? "..." : "", text[n] != '\0' ? 4 : 1);
    return out;
}

static void complain(const char *command, const char *format, va_list args)
{
    fflush(stdout);
    fprintf(stderr, "deskovka%s%s: ", command[0] != '\0' ? " " : "", command);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
}

static void hint(const char *command)
{
    fprintf(
        stderr, "%s\n",
        tell(TELL_TRY_HELP, formatted("deskovka help%s%s",
                                      command[0] != '\0' ? " " : "", command)));
}

int cli_usage(const char *command, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    complain(command, format, args);
    va_end(args);
    hint(command);
    return EXIT_USAGE;
}

int cli_fail(const char *command, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    complain(command, format, args);
    va_end(args);
    return EXIT_FAILED;
}

int cli_refused(const char *command, int code, const dsk_note *why)
{
    char text[1024];

    dsk_note_text(why, cli_language(), NULL, text, sizeof text);
    cli_fail(command, "%s", text);
    if (code == EXIT_USAGE)
        hint(command);
    return code;
}
