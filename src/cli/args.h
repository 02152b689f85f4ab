/* Reads the options of a command as its entry describes them. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include <stddef.h>

#include "cli/command.h"

/* args_read() says: go on. */
#define ARGS_GO (-1)

/*
 * Reads `--name value`, `--name=value`, `--` and the options that every command
 * has (--help, -h, --lang) into the struct at `options`, which already holds
 * the defaults.  The operands are moved to the front: argv[1] .. argv[*n].
 * Returns ARGS_GO, or the exit code to leave with (help was shown, or a
 * complaint was made).
 */
int args_read(const struct cli_command *c, void *options, int argc, char **argv,
              int *n);

/* What several things a command can do begin with, each a row of its table. */
struct args_action {
    const char *name; /* the first operand */
    int operands;     /* how many follow it */
};

/*
 * The number of the action that argv[1] .. argv[n] ask for, or -1 after a
 * complaint; `size` is that of a row of the table, which begins with `first`.
 */
int args_action(const struct cli_command *c, const struct args_action *first,
                size_t size, int count, char **argv, int n);

/* What the command does, in one line. */
const char *args_purpose(const struct cli_command *c);

/*
 * Which of several names somebody meant by a word: show it each of them, then
 * read `best`, which is NULL while none of them is spelt nearly like the word.
 */
struct args_meant {
    const char *word, *best;
    int least; /* letters of the word that are wrong for `best`, and one more
                  than may be wrong while there is none */
};

struct args_meant args_meant(const char *word);
void args_meant_look(struct args_meant *m, const char *name);

#endif
