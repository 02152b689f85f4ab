/*
 * deskovka admin: what the operator of a server does.  A running server is
 * asked through its socket beside the store (src/server/admin.h); when none
 * runs, the store is opened directly for what needs no table.
 */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include <jansson.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/opts.h"
#include "cli/say.h"
#include "engine/buffer.h"
#include "engine/system.h"
#include "server/admin.h"
#include "server/server.h"
#include "server/store.h"

/* How long a running server may take to answer; a backup takes longest. */
#define ANSWER_SECONDS 600
/* A table at which something is just being written is asked for again. */
#define BUSY_TRIES 50
#define BUSY_NS    100000000

struct options {
    const char *store;
    const char *reason;
    int days;
    bool json;
};

/* ---- talking to a running server ---------------------------------------- */

/* A connected socket, or -1 with errno. */
static int knock(const char *path)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    struct timeval patience = {ANSWER_SECONDS, 0};
    int fd;

    if (strlen(path) >= sizeof to.sun_path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    memcpy(to.sun_path, path, strlen(path) + 1);
    fd = socket(AF_UNIX, SOCK_STREAM, 0);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    if (connect(fd, (struct sockaddr *)&to, sizeof to) == 0)
        return fd;
    close(fd);
    return -1;
}

static json_t *read_all(int fd)
{
    struct buffer text = {0};
    char part[4096];
    json_t *reply;
    ssize_t got;

    while ((got = read(fd, part, sizeof part)) > 0)
        buffer_part(&text, part, (size_t)got);
    reply = text.len == 0 ? NULL : json_loadb(text.text, text.len, 0, NULL);
    buffer_free(&text);
    return reply;
}

/* The answer, NULL if no server runs there.  Takes the request over. */
static json_t *ask_once(const char *path, json_t *request)
{
    char *text = json_dumps(request, JSON_COMPACT);
    json_t *reply = NULL;
    int fd = knock(path);

    if (fd >= 0 && text != NULL && system_send(fd, text, strlen(text)) &&
        system_send(fd, "\n", 1))
        reply = read_all(fd);
    if (fd >= 0 && reply == NULL) /* there is one, but it says nothing */
        reply = json_pack("{s:b,s:s}", "ok", 0, "error", "gone");
    if (fd >= 0)
        close(fd);
    free(text);
    return reply;
}

static const char *error_of(const json_t *reply)
{
    const char *word = json_string_value(json_object_get(reply, "error"));

    return word == NULL ? "" : word;
}

static json_t *ask(const struct options *o, json_t *request)
{
    const struct timespec busy = {.tv_nsec = BUSY_NS};
    char path[PATH_MAX];
    json_t *reply = NULL;

    admin_path(o->store, path, sizeof path);
    for (int i = 0; i < BUSY_TRIES; i++) {
        json_decref(reply);
        reply = ask_once(path, request);
        if (strcmp(error_of(reply), "busy") != 0)
            break;
        nanosleep(&busy, NULL);
    }
    json_decref(request);
    return reply;
}

/* ---- without a server --------------------------------------------------- */

static struct store *open_store(const struct options *o)
{
    struct store_config c = {.url = o->store};
    char why[512];
    struct store *s = NULL;

    if (strncmp(o->store, "sqlite:", 7) == 0 && access(o->store + 7, F_OK) != 0)
        snprintf(why, sizeof why, "%s: %s", o->store + 7, strerror(errno));
    else
        s = store_open(&c, why, sizeof why);
    if (s == NULL)
        cli_fail("admin", "%s", why);
    return s;
}

static void keep_status(void *user, int status)
{
    *(int *)user = status;
}

/* What the store answered, as a server would have said it. */
static json_t *as_reply(int status)
{
    if (status == STORE_OK)
        return json_pack("{s:b}", "ok", 1);
    return json_pack("{s:b,s:s}", "ok", 0, "error", store_status_name(status));
}

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
        return as_reply(n);
    }
    return json_pack("{s:b,s:b,s:i,s:o}", "ok", 1, "writable", 1, "sockets", 0,
                     "tables", tables);
}

/* ---- the actions -------------------------------------------------------- */

static int64_t now_ms(void)
{
    return (int64_t)time(NULL) * 1000;
}

static json_t *run_list(const struct options *o, const char *arg)
{
    json_t *reply = ask(o, json_pack("{s:s}", "do", "list"));
    struct store *s;

    (void)arg;
    if (reply != NULL)
        return reply;
    s = open_store(o);
    if (s != NULL)
        reply = list_store(s);
    store_close(s);
    return reply;
}

static json_t *run_close(const struct options *o, const char *arg)
{
    json_t *reply = ask(o, json_pack("{s:s,s:s}", "do", "close", "table", arg));

    if (reply == NULL)
        cli_fail("admin", "%s", tell(TELL_NO_SERVER, shown(o->store)));
    return reply;
}

static json_t *ban(const struct options *o, const char *who, int64_t until)
{
    json_t *reply =
        ask(o, json_pack("{s:s,s:s,s:I,s:s}", "do", "ban", "who", who, "until",
                         (json_int_t)until, "reason", o->reason));
    struct store_ban row = {who, until, o->reason};
    struct store *s;
    int status = STORE_OK;

    if (reply != NULL)
        return reply;
    s = open_store(o);
    if (s == NULL)
        return NULL;
    store_ban(s, &row, keep_status, &status);
    store_close(s);
    return as_reply(status);
}

static json_t *run_ban(const struct options *o, const char *arg)
{
    return ban(o, arg, now_ms() + (int64_t)o->days * 86400 * 1000);
}

static json_t *run_unban(const struct options *o, const char *arg)
{
    return ban(o, arg, 0);
}

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

static json_t *run_backup(const struct options *o, const char *arg)
{
    char path[PATH_MAX];
    json_t *reply;
    struct store *s;
    int status = STORE_OK;

    if (!whole_path(arg, path, sizeof path)) {
        cli_fail("admin", "%s: %s", shown(arg), strerror(ENAMETOOLONG));
        return NULL;
    }
    reply = ask(o, json_pack("{s:s,s:s}", "do", "backup", "path", path));
    if (reply != NULL)
        return reply;
    s = open_store(o);
    if (s == NULL)
        return NULL;
    store_backup(s, path, keep_status, &status);
    store_close(s);
    return as_reply(status);
}

static json_t *run_restore(const struct options *o, const char *arg)
{
    char kept[PATH_MAX] = "", why[512] = "";

    if (store_restore(o->store, arg, kept, sizeof kept, why, sizeof why) !=
        STORE_OK) {
        cli_fail("admin", "%s", why);
        return NULL;
    }
    return json_pack("{s:b,s:s}", "ok", 1, "kept", kept);
}

/* ---- what is shown ------------------------------------------------------ */

static const char *number_text(int64_t ms, char *buf, size_t n)
{
    time_t t = (time_t)(ms / 1000);
    struct tm tm;

    if (localtime_r(&t, &tm) == NULL || strftime(buf, n, "%F %R", &tm) == 0)
        snprintf(buf, n, "?");
    return buf;
}

/* "anna, eva, [greedy]": who sits there. */
static void print_seats(const json_t *facts)
{
    const json_t *seats = json_object_get(facts, "seats"), *seat;
    size_t i;

    json_array_foreach((json_t *)(uintptr_t)seats, i, seat)
    {
        const char *name = json_string_value(json_object_get(seat, "name"));
        const char *bot = json_string_value(json_object_get(seat, "bot"));

        printf("%s%s", i == 0 ? "" : ", ",
               name != NULL && *name != '\0' ? shown(name)
               : bot != NULL                 ? shown(bot)
                                             : "–");
    }
}

static void show_tables(const json_t *reply)
{
    const json_t *tables = json_object_get(reply, "tables"), *t;
    char when[32];
    size_t i;

    printf("%s\n",
           tell(TELL_ADMIN_TABLES, counted((long)(json_array_size(tables))),
                counted(
                    (int)json_integer_value(json_object_get(reply, "sockets"))),
                json_is_true(json_object_get(reply, "writable"))
                    ? ""
                    : say(TELL_ADMIN_DISK_FAILED)));
    json_array_foreach((json_t *)(uintptr_t)tables, i, t)
    {
        printf("%-22s %-8s %-16s %2d  ",
               json_string_value(json_object_get(t, "id")),
               json_string_value(json_object_get(t, "status")),
               number_text(json_integer_value(json_object_get(t, "changed")),
                           when, sizeof when),
               (int)json_integer_value(json_object_get(t, "sockets")));
        print_seats(json_object_get(t, "facts"));
        putchar('\n');
    }
}

static const char *reason_of(const char *word)
{
    const char *text = say_code(formatted("admin-%s", shown(word)));

    return text != NULL ? text : word;
}

static void show_done(const json_t *reply)
{
    const char *kept = json_string_value(json_object_get(reply, "kept"));

    puts(say(TELL_ADMIN_DONE));
    if (kept != NULL && *kept != '\0')
        printf("%s\n", tell(TELL_ADMIN_KEPT, kept));
}

static int show(const struct options *o, const json_t *reply)
{
    bool ok = json_is_true(json_object_get(reply, "ok"));

    if (!ok)
        return cli_fail("admin", "%s", reason_of(error_of(reply)));
    if (o->json) {
        json_dumpf(reply, stdout, JSON_INDENT(2));
        putchar('\n');
    } else if (json_object_get(reply, "tables") != NULL) {
        show_tables(reply);
    } else {
        show_done(reply);
    }
    return EXIT_OK;
}

/* ---- the command -------------------------------------------------------- */

static const struct {
    const char *name;
    int args;
    json_t *(*run)(const struct options *o, const char *arg);
} actions[] = {
    {"list", 0, run_list},     {"close", 1, run_close},
    {"ban", 1, run_ban},       {"unban", 1, run_unban},
    {"backup", 1, run_backup}, {"restore", 1, run_restore},
};

static int run(int argc, char **argv)
{
    struct server_config defaults = SERVER_DEFAULTS;
    struct options o = {
        .store = getenv("DESKOVKA_STORE"), .reason = "", .days = 30};
    json_t *reply;
    int n, i = 0, code;

    if (o.store == NULL)
        o.store = defaults.store;
    code = args_read(&cmd_admin_entry, &o, argc, argv, &n);
    if (code != ARGS_GO)
        return code;
    while (i < COUNT(actions) && strcmp(actions[i].name, argv[1]) != 0)
        i++;
    if (i == COUNT(actions))
        return cli_usage("admin", "%s",
                         tell(TELL_ADMIN_NO_ACTION, shown(argv[1])));
    if (n != 1 + actions[i].args)
        return cli_usage("admin", "%s",
                         tell(actions[i].args == 0 ? TELL_ADMIN_NOTHING_MORE
                                                   : TELL_ADMIN_ONE_MORE,
                              actions[i].name));
    reply = actions[i].run(&o, argv[2]);
    if (reply == NULL)
        return EXIT_FAILED;
    code = show(&o, reply);
    json_decref(reply);
    return code;
}

#define AT(member) .at = offsetof(struct options, member)

static const struct opt opts[] = {
    {"store", OPT_TEXT, AT(store), .arg = "sqlite:FILE", .words = "@stores"},
    {"days", OPT_INT, AT(days), 1, 36500, "N"},
    {"reason", OPT_TEXT, AT(reason), .arg = "TEXT"},
    OPT_ROW_JSON,
};

const struct cli_command cmd_admin_entry = {
    .name = "admin",
    .operands = "list|close TABLE|ban WHO|unban WHO|backup FILE|restore FILE",
    .least = 1,
    .most = 2,
    .words = "list|close|ban|unban|backup|restore",
    .opts = opts,
    .nopts = COUNT(opts),
    .run = run,
};
