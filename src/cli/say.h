/*
 * What the program says to people: the language it speaks, and complaints on
 * stderr of the form `deskovka COMMAND: sentence`.
 */
#ifndef CLI_SAY_H
#define CLI_SAY_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/command.h"
#include "deskovka.h"
#include "game/words.h"
#include "messages_cli.gen.h"

#if defined(__GNUC__)
#define CLI_PRINTF(a, b) __attribute__((format(printf, a, b)))
#else
#define CLI_PRINTF(a, b)
#endif

/* The tag of --lang, else of LC_ALL, LC_MESSAGES, LANG; else the first. */
const char *cli_language(void);
/* Takes this language from now on; false if there is no catalogue of it. */
bool cli_set_language(const char *tag);
/* All tags with this between them. */
const char *cli_languages(const char *between);
/* Does the locale say UTF-8? */
bool cli_utf8(void);

/* The message in our language; it has no facts. */
const char *say(enum cli_message m);
/* The one with this code, or NULL. */
const char *say_code(const char *code);
/*
 * The message with its facts: a text for each that it declares, or NULL.  Like
 * those of the next three, the last sixteen results are kept.
 */
#define tell(m, ...)                                \
    cli_tell(m, (const char *const[]){__VA_ARGS__}, \
             (int)COUNT(((const char *const[]){__VA_ARGS__})))
const char *cli_tell(enum cli_message m, const char *const *facts, int n);
/*
 * The head of a table: the message holds the titles with `; ` between them,
 * each is padded to its width (negative: to the left); 0 ends the widths.
 */
void say_columns(enum cli_message m, const signed char *width);
/* Facts: a number that the sentence counts with, and one as it is written. */
const char *counted(long number);
const char *formatted(const char *format, ...) CLI_PRINTF(1, 2);
/* Whoever sits there, Player 1 for seat 0, with blanks behind up to a width. */
const char *seated(int seat, int width);
/* A column of them. */
#define SEAT_WIDTH 8

/*
 * Text from outside made fit for a message: control characters become '?',
 * and what is long is cut.  Eight results are kept at a time.
 */
const char *shown(const char *text);

/* A complaint; returns EXIT_USAGE (with a hint at help) or EXIT_FAILED. */
int cli_usage(const char *command, const char *format, ...) CLI_PRINTF(2, 3);
int cli_fail(const char *command, const char *format, ...) CLI_PRINTF(2, 3);
/* The same for something the library refused. */
int cli_refused(const char *command, int code, const dsk_note *why);

#endif
