/* Backups, and stores that move: see admin.h. */
#include "cli/admin.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/say.h"
#include "server/store.h"

/* The server may stand in another folder: the whole path goes there. */
static bool whole_path(const char *name, char *buf, size_t n)
{
    char folder[PATH_MAX];
    int len;

    if (name[0] == '/')
        len = snprintf(buf, n, "%s", name);
    else if (getcwd(folder, sizeof folder) == NULL)
        return false;
    else
        len = snprintf(buf, n, "%s/%s", folder, name);
    return len > 0 && (size_t)len < n;
}

json_t *cli_admin_backup(const struct admin_options *o, char **args)
{
    char path[PATH_MAX];
    json_t *reply;
    struct store *s;
    int status = STORE_OK;

    if (!whole_path(args[0], path, sizeof path)) {
        cli_fail("admin", "%s: %s", shown(args[0]), strerror(ENAMETOOLONG));
        return NULL;
    }
    reply =
        cli_admin_send(o, json_pack("{s:s,s:s}", "do", "backup", "path", path));
    if (reply != NULL)
        return reply;
    s = cli_admin_store(o);
    if (s == NULL)
        return NULL;
    store_backup(s, path, cli_admin_status, &status);
    store_close(s);
    return cli_admin_reply(status);
}

static void show_progress(void *user, const char *table, uint64_t rows,
                          bool done)
{
    (void)user;
    fprintf(stderr, "%s\n",
            tell(done ? TELL_ADMIN_COMPARED : TELL_ADMIN_COPYING, table,
                 counted((int)rows)));
}

json_t *cli_admin_copy(const struct admin_options *o, char **args)
{
    char why[512] = "";
    int64_t rows =
        store_copy(args[0], args[1], show_progress, NULL, why, sizeof why);

    (void)o;
    if (rows < 0) {
        cli_fail("admin", "%s", why);
        return NULL;
    }
    return json_pack("{s:b,s:I}", "ok", 1, "rows", (json_int_t)rows);
}

json_t *cli_admin_restore(const struct admin_options *o, char **args)
{
    char kept[PATH_MAX] = "", why[512] = "";

    if (store_restore(o->store, args[0], kept, sizeof kept, why, sizeof why) !=
        STORE_OK) {
        cli_fail("admin", "%s", why);
        return NULL;
    }
    return json_pack("{s:b,s:s}", "ok", 1, "kept", kept);
}
