/*
 * What the program says to people: the language it speaks, and complaints on
 * stderr of the form `deskovka COMMAND: sentence`.
 */
#ifndef CLI_SAY_H
#define CLI_SAY_H

#include <stdbool.h>
#include <stddef.h>

#include "deskovka.h"
#include "game/words.h"

/* --lang, else LC_ALL, LC_MESSAGES, LANG; English if none is Czech. */
const char *cli_language(void);
/* Takes "cs" or "en" from now on; false for anything else. */
bool cli_set_language(const char *word);
/* Does the locale say UTF-8? */
bool cli_utf8(void);

/* The one in our language. */
const char *say(const char *en, const char *cs);

/*
 * Text from outside made fit for a message: control characters become '?',
 * and what is long is cut.  Eight results are kept at a time.
 */
const char *shown(const char *text);

#if defined(__GNUC__)
#define CLI_PRINTF(a, b) __attribute__((format(printf, a, b)))
#else
#define CLI_PRINTF(a, b)
#endif

/* A complaint; returns EXIT_USAGE (with a hint at help) or EXIT_FAILED. */
int cli_usage(const char *command, const char *format, ...) CLI_PRINTF(2, 3);
int cli_fail(const char *command, const char *format, ...) CLI_PRINTF(2, 3);
/* The same for something the library refused. */
int cli_refused(const char *command, int code, const dsk_note *why);

#endif
