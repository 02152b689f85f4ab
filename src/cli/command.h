/*
 * The commands of the program: one file each, one const entry each.  The table
 * in commands.c lists the entries; `help`, the usage line and the completion
 * of shells are printed from them.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stddef.h>

/* Exit codes. */
enum { EXIT_OK = 0, EXIT_FAILED = 1, EXIT_USAGE = 2 };

enum opt_kind {
    OPT_FLAG, /* bool             */
    OPT_INT,  /* int, lo..hi      */
    OPT_SEED, /* uint64_t         */
    OPT_REAL, /* double, lo..hi   */
    OPT_TEXT, /* const char *     */
    NOPT_KINDS
};

/* An option of a command; `at` is its place in the command's own struct. */
struct opt {
    const char *name; /* without the dashes */
    enum opt_kind kind;
    size_t at;
    int lo, hi;
    const char *arg;   /* what stands for the value in the help, "N" */
    const char *words; /* what completes the value: "@bots", "a|b", NULL */
};

struct cli_command {
    const char *name;
    const char *operands; /* "FILE", "[ID...]" or "" */
    int least, most;      /* how many of them; most < 0: any number */
    const char *words;    /* what completes them, as above */
    const struct opt *opts;
    int nopts;
    /* argv[0] is the command's name.  Returns an exit code. */
    int (*run)(int argc, char **argv);
};

/* Members of a command: its table of options; one operand, a file. */
#define CLI_OPTS(table) .opts = (table), .nopts = COUNT(table)
#define CLI_ONE_FILE    .least = 1, .most = 1, .words = "@files"

extern const struct cli_command cmd_engine_entry;
extern const struct cli_command cmd_serve_entry;
extern const struct cli_command cmd_sim_entry;
extern const struct cli_command cmd_match_entry;
extern const struct cli_command cmd_test_bot_entry;
extern const struct cli_command cmd_dataset_entry;
extern const struct cli_command cmd_convert_entry;
extern const struct cli_command cmd_tune_entry;
extern const struct cli_command cmd_analyse_entry;
extern const struct cli_command cmd_puzzle_entry;
extern const struct cli_command cmd_bench_entry;
extern const struct cli_command cmd_perft_entry;
extern const struct cli_command cmd_referee_entry;
extern const struct cli_command cmd_board_entry;
extern const struct cli_command cmd_replay_entry;
extern const struct cli_command cmd_verify_entry;
extern const struct cli_command cmd_render_entry;
extern const struct cli_command cmd_rules_entry;
extern const struct cli_command cmd_tiles_entry;
extern const struct cli_command cmd_demo_entry;
extern const struct cli_command cmd_admin_entry;
extern const struct cli_command cmd_help_entry;
extern const struct cli_command cmd_version_entry;

/* Command i, NULL past the last one; and the one of this name, or NULL. */
const struct cli_command *cli_command_at(int i);
const struct cli_command *cli_command_find(const char *name);
/* Says in the name of `command` that there is none of this name, and which was
 * meant; returns the exit code. */
int cli_command_refuse(const char *command, const char *name);

#define COUNT(a) ((int)(sizeof(a) / sizeof((a)[0])))

#endif
