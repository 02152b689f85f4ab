/* `deskovka rules` on streams of the caller. */
#ifndef CLI_CMD_RULES_H
#define CLI_CMD_RULES_H

#include <stdio.h>

/*
 * argv[0] is the name of the subcommand; the streams stay open.  Returns the
 * exit status: 0 done, 1 nothing found or output failed, 2 bad usage.
 */
int cmd_rules_to(int argc, char **argv, FILE *out, FILE *err);

#endif
