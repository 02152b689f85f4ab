/* Tables, their chat, and what has to be done for them: see admin.h. */
#include "cli/admin.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/say.h"
#include "engine/buffer.h"
#include "server/jobs.h"
#include "server/store.h"

static void add_table(void *user, int status, const struct store_game *g)
{
    static const char *const words[NGAME_STATUSES] = {"open", "playing", "over",
                                                      "abandoned"};
    json_t *facts;

    if (status != STORE_OK)
        return;
    facts = json_loads(g->facts, 0, NULL);
    json_array_append_new(
        user,
        json_pack("{s:s,s:s,s:b,s:I,s:i,s:I,s:I,s:o}", "id", g->id, "status",
                  words[g->status], "listed", (int)g->listed, "events",
                  (json_int_t)g->head, "sockets", 0, "created",
                  (json_int_t)g->created, "changed", (json_int_t)g->changed,
                  "facts", facts == NULL ? json_pack("{}") : facts));
}

static json_t *list_store(struct store *s)
{
    json_t *tables = json_pack("[]"); /* json_array() is cli/json.h's */
    int n = store_load_live(s, add_table, tables);

    if (n < 0) {
        json_decref(tables);
        return cli_admin_reply(n);
    }
    return json_pack("{s:b,s:b,s:i,s:o}", "ok", 1, "writable", 1, "sockets", 0,
                     "tables", tables);
}

json_t *cli_admin_list(const struct admin_options *o, char **args)
{
    json_t *reply = cli_admin_send(o, json_pack("{s:s}", "do", "list"));
    struct store *s;

    (void)args;
    if (reply != NULL)
        return reply;
    s = cli_admin_store(o);
    if (s != NULL)
        reply = list_store(s);
    store_close(s);
    return reply;
}

json_t *cli_admin_close(const struct admin_options *o, char **args)
{
    return cli_admin_only(
        o, json_pack("{s:s,s:s}", "do", "close", "table", args[0]));
}

json_t *cli_admin_chat(const struct admin_options *o, char **args)
{
    return cli_admin_only(
        o, json_pack("{s:s,s:s}", "do", "chat", "table", args[0]));
}

json_t *cli_admin_unsay(const struct admin_options *o, char **args)
{
    char *end;
    long n = strtol(args[1], &end, 10);

    if (*end != '\0' || n < 1 || n > INT_MAX)
        return cli_admin_refused("no_line");
    return cli_admin_only(o, json_pack("{s:s,s:s,s:i}", "do", "unsay", "table",
                                       args[0], "n", (int)n));
}

/* ---- jobs: workers may have the store open, too ------------------------- */

static void keep_jobs(void *user, int status, const struct store_tasks *t)
{
    struct buffer text = {0};

    if (status == STORE_OK) {
        buffer_put(&text, "{\"ok\":true");
        jobs_write(t, &text);
        buffer_char(&text, '}');
        *(json_t **)user = json_loadb(text.text, text.len, 0, NULL);
        buffer_free(&text);
    } else {
        *(json_t **)user = cli_admin_reply(status);
    }
}

json_t *cli_admin_jobs(const struct admin_options *o, char **args)
{
    json_t *reply = cli_admin_send(o, json_pack("{s:s}", "do", "jobs"));
    const char *node = formatted("admin-%d", (int)getpid());
    struct store_config c = {.url = o->store, .node = node, .existing = true};
    char why[512] = "";
    struct store *s;

    (void)args;
    if (reply != NULL)
        return reply;
    s = store_open(&c, why, sizeof why);
    if (s == NULL) {
        cli_fail("admin", "%s", why);
        return NULL;
    }
    store_task_count(s, true, keep_jobs, &reply);
    cli_admin_settle(s);
    store_close(s);
    return reply;
}
