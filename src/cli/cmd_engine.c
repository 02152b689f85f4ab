/* deskovka engine: the text protocol on stdin and stdout. */
#include <stdio.h>

#include "cli/args.h"
#include "cli/command.h"
#include "engine/protocol.h"

static int run(int argc, char **argv)
{
    int code = args_read(&cmd_engine_entry, NULL, argc, argv, NULL);

    return code != ARGS_GO ? code : engine_main(stdin, stdout);
}

const struct cli_command cmd_engine_entry = {
    .name = "engine",
    .operands = "",
    .run = run,
};
