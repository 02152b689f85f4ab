/* The table of commands: see command.h. */
#include "cli/command.h"

#include <string.h>

#include "cli/args.h"
#include "cli/say.h"

static const struct cli_command *const commands[] = {
    &cmd_demo_entry,    &cmd_serve_entry,   &cmd_engine_entry,
    &cmd_sim_entry,     &cmd_match_entry,   &cmd_test_bot_entry,
    &cmd_dataset_entry, &cmd_convert_entry, &cmd_tune_entry,
    &cmd_analyse_entry, &cmd_puzzle_entry,  &cmd_bench_entry,
    &cmd_perft_entry,   &cmd_replay_entry,  &cmd_referee_entry,
    &cmd_board_entry,   &cmd_verify_entry,  &cmd_render_entry,
    &cmd_rules_entry,   &cmd_tiles_entry,   &cmd_admin_entry,
    &cmd_help_entry,    &cmd_version_entry,
};

const struct cli_command *cli_command_at(int i)
{
    return i >= 0 && i < COUNT(commands) ? commands[i] : NULL;
}

const struct cli_command *cli_command_find(const char *name)
{
    for (int i = 0; i < COUNT(commands); i++) {
        if (strcmp(name, commands[i]->name) == 0)
            return commands[i];
    }
    return NULL;
}

int cli_command_refuse(const char *command, const char *name)
{
    struct args_meant m = args_meant(name);

    for (int i = 0; i < COUNT(commands); i++)
        args_meant_look(&m, commands[i]->name);
    return cli_usage(command, "%s",
                     m.best == NULL
                         ? tell(TELL_NO_COMMAND, shown(name))
                         : tell(TELL_COMMAND_MEANT, shown(name), m.best));
}
