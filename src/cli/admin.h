/*
 * deskovka admin, in rooms by subject: what the operator does with tables
 * (admin_tables.c), people (admin_people.c) and copies of the store
 * (admin_copy.c), how it is asked for (admin_ask.c) and shown (admin_show.c).
 *
 * A running server is asked through its socket beside the store
 * (server/admin.h); when none runs, the store is opened directly for what needs
 * no table.  Both answer with the same JSON.
 */
#ifndef CLI_ADMIN_H
#define CLI_ADMIN_H

#include <stdbool.h>

#include <jansson.h>

struct store;

struct admin_options {
    const char *store;
    const char *node;
    const char *reason;
    int days;
    int games, decisions;
    bool json;
};

/* ---- asking ------------------------------------------------------------- */

/* The answer, NULL if no server runs there.  Takes the request over. */
json_t *cli_admin_send(const struct admin_options *o, json_t *request);
/* The same for what needs a running server: complains if there is none. */
json_t *cli_admin_only(const struct admin_options *o, json_t *request);
/* The word of an answer that is none; "" if it is one. */
const char *cli_admin_error(const json_t *reply);
/* The store itself, when no server runs; NULL after a complaint. */
struct store *cli_admin_store(const struct admin_options *o);
/* Until the store has answered what it was asked. */
void cli_admin_settle(struct store *s);
/* A callback of the store that keeps its status in an int. */
void cli_admin_status(void *user, int status);
/* What the store answered, as a server would have said it. */
json_t *cli_admin_reply(int status);
json_t *cli_admin_refused(const char *word);

/* ---- actions: the answer, NULL after a complaint ------------------------- */

typedef json_t *admin_action(const struct admin_options *o, char **args);

admin_action cli_admin_list, cli_admin_close, cli_admin_chat, cli_admin_unsay,
    cli_admin_jobs;
admin_action cli_admin_ban, cli_admin_unban, cli_admin_bans, cli_admin_reset,
    cli_admin_export, cli_admin_forget, cli_admin_agreement;
admin_action cli_admin_backup, cli_admin_restore, cli_admin_copy;

/* Shows an answer; the program's exit code. */
int cli_admin_show(const struct admin_options *o, const json_t *reply);

#endif
