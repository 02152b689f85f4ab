/*
 * deskovka admin: what the operator of a server does (admin.h).
 */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "cli/admin.h"
#include "cli/args.h"
#include "cli/command.h"
#include "cli/opts.h"
#include "cli/say.h"
#include "server/server.h"

static const struct {
    struct args_action action;
    json_t *(*run)(const struct admin_options *o, char **args);
} actions[] = {
    {{"list", 0}, cli_admin_list},
    {{"close", 1}, cli_admin_close},
    {{"ban", 1}, cli_admin_ban},
    {{"unban", 1}, cli_admin_unban},
    {{"bans", 0}, cli_admin_bans},
    {{"reset", 1}, cli_admin_reset},
    {{"export-person", 1}, cli_admin_export},
    {{"forget", 1}, cli_admin_forget},
    {{"chat", 1}, cli_admin_chat},
    {{"unsay", 2}, cli_admin_unsay},
    {{"backup", 1}, cli_admin_backup},
    {{"restore", 1}, cli_admin_restore},
    {{"copy", 2}, cli_admin_copy},
    {{"jobs", 0}, cli_admin_jobs},
    {{"agreement", 0}, cli_admin_agreement},
};

static int run(int argc, char **argv)
{
    struct server_config defaults = SERVER_DEFAULTS;
    struct admin_options o = {.store = getenv("DESKOVKA_STORE"),
                              .reason = "",
                              .days = 30,
                              .games = 10,
                              .decisions = 60};
    json_t *reply;
    int n, i, code;

    if (o.store == NULL)
        o.store = defaults.store;
    o.node = defaults.node;
    code = args_read(&cmd_admin_entry, &o, argc, argv, &n);
    if (code != ARGS_GO)
        return code;
    i = args_action(&cmd_admin_entry, &actions[0].action, sizeof actions[0],
                    COUNT(actions), argv, n);
    if (i < 0)
        return EXIT_USAGE;
    reply = actions[i].run(&o, argv + 2);
    if (reply == NULL)
        return EXIT_FAILED;
    code = cli_admin_show(&o, reply);
    json_decref(reply);
    return code;
}

#define AT(member) .at = offsetof(struct admin_options, member)

static const struct opt opts[] = {
    {"store", OPT_TEXT, AT(store), .arg = "sqlite:FILE|postgresql:...",
     .words = "@stores"},
    {"node", OPT_TEXT, AT(node), .arg = "NAME"},
    {"days", OPT_INT, AT(days), 1, 36500, "N"},
    {"reason", OPT_TEXT, AT(reason), .arg = "TEXT"},
    {"games", OPT_INT, AT(games), 1, 100, "N"},
    {"decisions", OPT_INT, AT(decisions), 1, 10000, "N"},
    OPT_ROW_JSON,
};

const struct cli_command cmd_admin_entry = {
    .name = "admin",
    .operands = "list|close TABLE|ban WHO|unban WHO|bans|reset NAME|"
                "export-person WHO|forget WHO|"
                "chat TABLE|"
                "unsay TABLE LINE|backup FILE|restore FILE|copy FROM TO|"
                "jobs|agreement",
    .least = 1,
    .most = 3,
    .words = "list|close|ban|unban|bans|reset|export-person|forget|chat|unsay|"
             "backup|restore|"
             "copy|jobs|agreement",
    CLI_OPTS(opts),
    .run = run,
};
