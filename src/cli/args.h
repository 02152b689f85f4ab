/* Reads the options of a command as its entry describes them. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

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

/* What the command does, in one line. */
const char *args_purpose(const struct cli_command *c);

/* How many letters must be changed, added, dropped or swapped. */
int args_distance(const char *a, const char *b);

#endif
