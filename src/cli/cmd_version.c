/* deskovka version: what this is and how it was built. */
#include <stdbool.h>
#include <stdio.h>

#include "cli/args.h"
#include "cli/build.h"
#include "cli/command.h"
#include "cli/json.h"
#include "deskovka.h"

struct options {
    bool json;
};

static void print_json(void)
{
    struct json j;

    jout_start(&j, stdout);
    jout_object(&j, NULL);
    jout_string(&j, "name", "deskovka");
    jout_string(&j, "version", dsk_version());
    jout_string(&j, "compiler", build_compiler());
    jout_list(&j, "games");
    for (int i = 0; i < dsk_games(); i++)
        jout_string(&j, NULL, dsk_game_name(i));
    jout_close_array(&j);
    jout_close_object(&j);
    jout_end(&j);
}

static int run(int argc, char **argv)
{
    struct options o = {false};
    int code = args_read(&cmd_version_entry, &o, argc, argv, NULL);

    if (code != ARGS_GO)
        return code;
    if (o.json)
        print_json();
    else
        printf("deskovka %s (%s)\n", dsk_version(), build_compiler());
    return EXIT_OK;
}

static const struct opt opts[] = {
    {.name = "json", .kind = OPT_FLAG, .at = offsetof(struct options, json)},
};

const struct cli_command cmd_version_entry = {
    .name = "version",
    .operands = "",
    CLI_OPTS(opts),
    .run = run,
};
