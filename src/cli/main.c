/*
 * deskovka: one program, one command a file.  A new command is its file and
 * one line of the table in commands.c.
 */
#include <stdio.h>
#include <string.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/say.h"
#include "deskovka.h"

/* `--lang X` before the command; returns how many words it took, -1 if bad. */
static int take_language(int argc, char **argv)
{
    const char *value = NULL;
    int taken = 0;

    if (argc > 1 && strncmp(argv[1], "--lang=", 7) == 0) {
        value = argv[1] + 7;
        taken = 1;
    } else if (argc > 1 && strcmp(argv[1], "--lang") == 0) {
        value = argc > 2 ? argv[2] : "";
        taken = 2;
    }
    return value == NULL || cli_set_language(value) ? taken : -1;
}

/* --help and --version are commands too. */
static const char *command_name(int argc, char **argv)
{
    if (argc < 2)
        return NULL;
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return "help";
    if (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "-V") == 0)
        return "version";
    return argv[1];
}

static int run(int argc, char **argv)
{
    const struct cli_command *c;
    const char *name;
    int taken = take_language(argc, argv);

    if (taken < 0)
        return cli_usage("", "--lang: cs | en");
    argc -= taken;
    argv += taken;
    name = command_name(argc, argv);
    if (name == NULL)
        return cli_usage("", "%s", say(TELL_WHAT_TO_DO));
    c = cli_command_find(name);
    return c == NULL ? cli_command_refuse("", name)
                     : c->run(argc - 1, argv + 1);
}

int main(int argc, char **argv)
{
    int code = run(argc, argv);

    if ((fflush(stdout) != 0 || ferror(stdout)) && code == EXIT_OK)
        return cli_fail("", "%s", say(TELL_OUTPUT_FAILED));
    return code;
}
