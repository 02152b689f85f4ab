/* Language and complaints: see say.h. */
#include "cli/say.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"

/* Longest text from outside that a message repeats. */
#define SHOWN_MAX 80

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
    const char *word = chosen != NULL ? chosen : locale();

    return strncmp(word, "cs", 2) == 0 ? "cs" : "en";
}

bool cli_set_language(const char *word)
{
    if (strcmp(word, "cs") != 0 && strcmp(word, "en") != 0)
        return false;
    chosen = word;
    return true;
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

const char *say(const char *en, const char *cs)
{
    return words_czech(cli_language()) ? cs : en;
}

const char *shown(const char *text)
{
    static _Thread_local char kept[8][SHOWN_MAX + 4];
    static _Thread_local int turn;
    char *out = kept[turn];
    size_t n = 0;

    turn = (turn + 1) % 8;
    for (; text[n] != '\0' && n < SHOWN_MAX; n++) {
        unsigned char c = (unsigned char)text[n];

        out[n] = c < ' ' || c == 127 ? '?' : text[n];
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
        stderr,
        say("Try \"deskovka help%s%s\".\n", "Poradí \"deskovka help%s%s\".\n"),
        command[0] != '\0' ? " " : "", command);
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
