/* People, bans, and how often somebody plays like a bot: see admin.h. */
#include "cli/admin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/progress.h"
#include "server/agree.h"
#include "server/identity.h"
#include "server/store.h"

static int64_t now_ms(void)
{
    return (int64_t)time(NULL) * 1000;
}

json_t *cli_admin_reset(const struct admin_options *o, char **args)
{
    return cli_admin_only(
        o, json_pack("{s:s,s:s}", "do", "reset", "name", args[0]));
}

json_t *cli_admin_export(const struct admin_options *o, char **args)
{
    return cli_admin_only(
        o, json_pack("{s:s,s:s}", "do", "export", "who", args[0]));
}

json_t *cli_admin_forget(const struct admin_options *o, char **args)
{
    return cli_admin_only(
        o, json_pack("{s:s,s:s}", "do", "forget", "who", args[0]));
}

/* Whom the operator means, and what became of it. */
struct meant {
    char who[STORE_WHO_MAX + 1], name[IDENTITY_NAME_SIZE];
    int status;
};

static void keep_meant(void *user, int status, const char *who,
                       const char *name)
{
    struct meant *m = user;

    m->status = status;
    if (status != STORE_OK)
        return;
    snprintf(m->who, sizeof m->who, "%s", who);
    snprintf(m->name, sizeof m->name, "%s", name);
}

static json_t *as_ban(const struct store_ban *b)
{
    return json_pack("{s:b,s:s,s:s,s:I,s:s}", "ok", 1, "who", b->who, "name",
                     b->name, "until", (json_int_t)b->until, "reason",
                     b->reason);
}

static json_t *ban_in(struct store *s, const struct admin_options *o,
                      const char *text, int64_t until)
{
    struct meant m = {.name = ""};
    struct store_ban row = {m.who, until, o->reason, m.name};
    int status = STORE_OK;

    identity_who(s, text, keep_meant, &m);
    cli_admin_settle(s);
    if (m.status == STORE_E_MISSING)
        return cli_admin_refused("nobody");
    if (m.status != STORE_OK)
        return cli_admin_reply(m.status);
    store_ban(s, &row, cli_admin_status, &status);
    cli_admin_settle(s);
    if (status == STORE_E_MISSING)
        return cli_admin_refused("not_banned");
    return status == STORE_OK ? as_ban(&row) : cli_admin_reply(status);
}

static json_t *ban(const struct admin_options *o, const char *who,
                   int64_t until)
{
    json_t *reply = cli_admin_send(
        o, json_pack("{s:s,s:s,s:I,s:s}", "do", "ban", "who", who, "until",
                     (json_int_t)until, "reason", o->reason));
    struct store *s;

    if (reply != NULL)
        return reply;
    s = cli_admin_store(o);
    if (s != NULL)
        reply = ban_in(s, o, who, until);
    store_close(s);
    return reply;
}

json_t *cli_admin_ban(const struct admin_options *o, char **args)
{
    if (*args[0] == '\0' || strlen(args[0]) > STORE_WHO_MAX)
        return cli_admin_refused("nobody");
    return ban(o, args[0], now_ms() + (int64_t)o->days * 86400 * 1000);
}

json_t *cli_admin_unban(const struct admin_options *o, char **args)
{
    return ban(o, args[0], 0);
}

static void add_ban(void *user, const struct store_ban *b)
{
    json_array_append_new(user, as_ban(b));
}

json_t *cli_admin_bans(const struct admin_options *o, char **args)
{
    json_t *reply = cli_admin_send(o, json_pack("{s:s}", "do", "bans")), *rows;
    struct store *s;

    (void)args;
    if (reply != NULL)
        return reply;
    s = cli_admin_store(o);
    if (s == NULL)
        return NULL;
    rows = json_pack("[]");
    store_bans(s, now_ms(), add_ban, rows);
    store_close(s);
    return json_pack("{s:b,s:o}", "ok", 1, "bans", rows);
}

static void show_looked(void *user, int done, int total)
{
    struct progress *p = user;

    if (done == 0)
        progress_start(p, total, false);
    progress_show(p, done);
}

/* Everybody who has made a decision, and how all others have fared. */
static json_t *agreement_of(const struct agree *a, int n)
{
    json_t *people = json_array();
    int decisions = 0, agreed = 0;

    for (int i = 0; i < n; i++) {
        decisions += a[i].decisions;
        agreed += a[i].agreed;
    }
    for (int i = 0; i < n; i++) {
        if (a[i].decisions == 0)
            continue;
        json_array_append_new(
            people,
            json_pack("{s:s,s:i,s:i,s:i,s:i,s:i}", "name", a[i].name, "games",
                      a[i].games, "decisions", a[i].decisions, "agreed",
                      a[i].agreed, "others", decisions - a[i].decisions,
                      "others_agreed", agreed - a[i].agreed));
    }
    return json_pack("{s:b,s:o}", "ok", 1, "agreement", people);
}

/* It thinks for long, so never in a running server: a backup will do. */
json_t *cli_admin_agreement(const struct admin_options *o, char **args)
{
    struct store *s = cli_admin_store(o);
    struct progress bar = {.on = false};
    struct agree *list = NULL;
    json_t *reply;
    int n;

    (void)args;
    if (s == NULL)
        return NULL;
    n = agree_report(s, o->games, o->decisions, show_looked, &bar, &list);
    progress_end(&bar);
    reply = n < 0 ? cli_admin_reply(n) : agreement_of(list, n);
    free(list);
    store_close(s);
    return reply;
}
