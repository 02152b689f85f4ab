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
#include "cli/progress.h"
#include "cli/say.h"
#include "engine/buffer.h"
#include "engine/system.h"
#include "server/admin.h"
#include "server/agree.h"
#include "server/identity.h"
#include "server/jobs.h"
#include "server/server.h"
#include "server/store.h"

/* How long a running server may take to answer; a backup takes longest. */
#define ANSWER_SECONDS 600
/* A table at which something is just being written is asked for again. */
#define BUSY_TRIES 50
#define BUSY_NS    100000000

struct options {
    const char *store;
    const char *node;
    const char *reason;
    int days;
    int games, decisions;
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

    admin_path(o->store, o->node, path, sizeof path);
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
    struct store_config c = {.url = o->store, .node = o->node, .alone = true};
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

static json_t *run_list(const struct options *o, char **args)
{
    json_t *reply = ask(o, json_pack("{s:s}", "do", "list"));
    struct store *s;

    (void)args;
    if (reply != NULL)
        return reply;
    s = open_store(o);
    if (s != NULL)
        reply = list_store(s);
    store_close(s);
    return reply;
}

/* The store as it may be shown: an address may hold a password. */
static const char *place(const struct options *o)
{
    return strncmp(o->store, "postgresql:", 11) == 0 ? "PostgreSQL" : o->store;
}

/* What needs a running server. */
static json_t *only_server(const struct options *o, json_t *request)
{
    json_t *reply = ask(o, request);

    if (reply == NULL)
        cli_fail("admin", "%s", tell(TELL_NO_SERVER, shown(place(o))));
    return reply;
}

static json_t *run_close(const struct options *o, char **args)
{
    return only_server(o,
                       json_pack("{s:s,s:s}", "do", "close", "table", args[0]));
}

/* Until the store has answered what it was asked. */
static void settle(struct store *s)
{
    const struct timespec pause = {.tv_nsec = 1000000};

    while (store_pending(s) > 0) {
        store_poll(s);
        nanosleep(&pause, NULL);
    }
    store_poll(s);
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

static json_t *refused(const char *word)
{
    return json_pack("{s:b,s:s}", "ok", 0, "error", word);
}

static json_t *ban_in(struct store *s, const struct options *o,
                      const char *text, int64_t until)
{
    struct meant m = {.name = ""};
    struct store_ban row = {m.who, until, o->reason, m.name};
    int status = STORE_OK;

    identity_who(s, text, keep_meant, &m);
    settle(s);
    if (m.status == STORE_E_MISSING)
        return refused("nobody");
    if (m.status != STORE_OK)
        return as_reply(m.status);
    store_ban(s, &row, keep_status, &status);
    settle(s);
    if (status == STORE_E_MISSING)
        return refused("not_banned");
    return status == STORE_OK ? as_ban(&row) : as_reply(status);
}

static json_t *ban(const struct options *o, const char *who, int64_t until)
{
    json_t *reply =
        ask(o, json_pack("{s:s,s:s,s:I,s:s}", "do", "ban", "who", who, "until",
                         (json_int_t)until, "reason", o->reason));
    struct store *s;

    if (reply != NULL)
        return reply;
    s = open_store(o);
    if (s != NULL)
        reply = ban_in(s, o, who, until);
    store_close(s);
    return reply;
}

static json_t *run_ban(const struct options *o, char **args)
{
    if (*args[0] == '\0' || strlen(args[0]) > STORE_WHO_MAX)
        return refused("nobody");
    return ban(o, args[0], now_ms() + (int64_t)o->days * 86400 * 1000);
}

static json_t *run_unban(const struct options *o, char **args)
{
    return ban(o, args[0], 0);
}

static void add_ban(void *user, const struct store_ban *b)
{
    json_array_append_new(user, as_ban(b));
}

static json_t *run_bans(const struct options *o, char **args)
{
    json_t *reply = ask(o, json_pack("{s:s}", "do", "bans")), *rows;
    struct store *s;

    (void)args;
    if (reply != NULL)
        return reply;
    s = open_store(o);
    if (s == NULL)
        return NULL;
    rows = json_pack("[]");
    store_bans(s, now_ms(), add_ban, rows);
    store_close(s);
    return json_pack("{s:b,s:o}", "ok", 1, "bans", rows);
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
        *(json_t **)user = as_reply(status);
    }
}

static json_t *run_jobs(const struct options *o, char **args)
{
    json_t *reply = ask(o, json_pack("{s:s}", "do", "jobs"));
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
    settle(s);
    store_close(s);
    return reply;
}

static json_t *run_reset(const struct options *o, char **args)
{
    return only_server(o,
                       json_pack("{s:s,s:s}", "do", "reset", "name", args[0]));
}

static json_t *run_export(const struct options *o, char **args)
{
    return only_server(o,
                       json_pack("{s:s,s:s}", "do", "export", "who", args[0]));
}

static json_t *run_forget(const struct options *o, char **args)
{
    return only_server(o,
                       json_pack("{s:s,s:s}", "do", "forget", "who", args[0]));
}

static json_t *run_chat(const struct options *o, char **args)
{
    return only_server(o,
                       json_pack("{s:s,s:s}", "do", "chat", "table", args[0]));
}

static json_t *run_unsay(const struct options *o, char **args)
{
    char *end;
    long n = strtol(args[1], &end, 10);

    if (*end != '\0' || n < 1 || n > INT_MAX)
        return refused("no_line");
    return only_server(o, json_pack("{s:s,s:s,s:i}", "do", "unsay", "table",
                                    args[0], "n", (int)n));
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

static json_t *run_backup(const struct options *o, char **args)
{
    char path[PATH_MAX];
    json_t *reply;
    struct store *s;
    int status = STORE_OK;

    if (!whole_path(args[0], path, sizeof path)) {
        cli_fail("admin", "%s: %s", shown(args[0]), strerror(ENAMETOOLONG));
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

static void show_progress(void *user, const char *table, uint64_t rows,
                          bool done)
{
    (void)user;
    fprintf(stderr, "%s\n",
            tell(done ? TELL_ADMIN_COMPARED : TELL_ADMIN_COPYING, table,
                 counted((int)rows)));
}

static json_t *run_copy(const struct options *o, char **args)
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
static json_t *run_agreement(const struct options *o, char **args)
{
    struct store *s = open_store(o);
    struct progress bar = {.on = false};
    struct agree *list = NULL;
    json_t *reply;
    int n;

    (void)args;
    if (s == NULL)
        return NULL;
    n = agree_report(s, o->games, o->decisions, show_looked, &bar, &list);
    progress_end(&bar);
    reply = n < 0 ? as_reply(n) : agreement_of(list, n);
    free(list);
    store_close(s);
    return reply;
}

static json_t *run_restore(const struct options *o, char **args)
{
    char kept[PATH_MAX] = "", why[512] = "";

    if (store_restore(o->store, args[0], kept, sizeof kept, why, sizeof why) !=
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

/* Are they at several nodes? */
static bool spread(const json_t *tables)
{
    const json_t *one = json_object_get(json_array_get(tables, 0), "node"), *t;
    size_t i;

    json_array_foreach((json_t *)(uintptr_t)tables, i, t)
    {
        if (one != NULL && !json_equal(json_object_get(t, "node"), one))
            return true;
    }
    return false;
}

static void show_tables(const json_t *reply)
{
    const json_t *tables = json_object_get(reply, "tables"), *t;
    bool nodes = spread(tables);
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
        if (nodes)
            printf("%s  ",
                   shown(json_string_value(json_object_get(t, "node"))));
        print_seats(json_object_get(t, "facts"));
        putchar('\n');
    }
}

/* "anna (ID)", or the id or address alone. */
static const char *who_text(const json_t *row, char *buf, size_t n)
{
    const char *who = json_string_value(json_object_get(row, "who"));
    const char *name = json_string_value(json_object_get(row, "name"));

    if (name == NULL || *name == '\0')
        snprintf(buf, n, "%s", who);
    else
        snprintf(buf, n, "%s (%s)", shown(name), who);
    return buf;
}

static int64_t number_at(const json_t *row, const char *key)
{
    return json_integer_value(json_object_get(row, key));
}

static void show_ban(const json_t *reply)
{
    char who[200], when[32];

    who_text(reply, who, sizeof who);
    if (number_at(reply, "until") == 0)
        puts(tell(TELL_ADMIN_UNBANNED, who));
    else
        puts(tell(TELL_ADMIN_BANNED, who,
                  number_text(number_at(reply, "until"), when, sizeof when)));
}

static void show_bans(const json_t *reply)
{
    const json_t *bans = json_object_get(reply, "bans"), *b;
    char who[200], when[32];
    size_t i;

    if (json_array_size(bans) == 0)
        puts(say(TELL_ADMIN_NO_BANS));
    json_array_foreach((json_t *)(uintptr_t)bans, i, b)
    {
        printf("%s  %s  %s\n",
               number_text(number_at(b, "until"), when, sizeof when),
               who_text(b, who, sizeof who),
               shown(json_string_value(json_object_get(b, "reason"))));
    }
}

static double percent(const json_t *row, const char *part, const char *whole)
{
    double n = (double)number_at(row, whole);

    return n == 0 ? 0 : 100 * (double)number_at(row, part) / n;
}

static void show_agreement(const json_t *reply)
{
    static const signed char columns[] = {-26, 8, 12, 12, 0};
    const json_t *people = json_object_get(reply, "agreement"), *row;
    size_t i;

    if (json_array_size(people) == 0)
        puts(say(TELL_ADMIN_AGREEMENT_NONE));
    else
        say_columns(TELL_ADMIN_AGREEMENT_HEAD, columns);
    json_array_foreach((json_t *)(uintptr_t)people, i, row)
    {
        printf("%-26s%8d%12d%10.1f %%%10.1f %%\n",
               shown(json_string_value(json_object_get(row, "name"))),
               (int)number_at(row, "games"), (int)number_at(row, "decisions"),
               percent(row, "agreed", "decisions"),
               percent(row, "others_agreed", "others"));
    }
}

static void show_jobs(const json_t *reply)
{
    static const signed char columns[] = {-12, 10, 10, 10, 10, 10, 0};
    const json_t *jobs = json_object_get(reply, "jobs"), *row;
    size_t i;

    if (json_array_size(jobs) == 0)
        puts(say(TELL_ADMIN_JOBS_NONE));
    else
        say_columns(TELL_ADMIN_JOBS_HEAD, columns);
    json_array_foreach((json_t *)(uintptr_t)jobs, i, row)
    {
        printf("%-12s %9d %9d %9d %9d %7d s\n",
               json_string_value(json_object_get(row, "kind")),
               (int)number_at(row, "waiting"), (int)number_at(row, "taken"),
               (int)number_at(row, "done"), (int)number_at(row, "given_up"),
               (int)(number_at(row, "oldest") / 1000));
    }
    json_array_foreach(json_object_get(reply, "workers"), i, row) puts(tell(
        TELL_ADMIN_JOBS_WORKER, json_string_value(json_object_get(row, "name")),
        shown(json_string_value(json_object_get(row, "work"))),
        counted((int)(number_at(row, "seen") / 1000))));
    json_array_foreach(json_object_get(reply, "failed"), i, row) puts(tell(
        TELL_ADMIN_JOBS_FAILED, json_string_value(json_object_get(row, "kind")),
        shown(json_string_value(json_object_get(row, "name"))),
        counted((int)number_at(row, "attempts")),
        shown(json_string_value(json_object_get(row, "reason")))));
}

static void show_code(const json_t *reply)
{
    puts(tell(TELL_ADMIN_RESET,
              shown(json_string_value(json_object_get(reply, "name"))),
              json_string_value(json_object_get(reply, "code"))));
}

/* "  12  2026-05-01 20:15  1  ID  text"; seats are counted from 1. */
static void show_chat(const json_t *reply)
{
    const json_t *lines = json_object_get(reply, "lines"), *l;
    char when[32], seat[16];
    size_t i;

    if (json_array_size(lines) == 0)
        puts(say(TELL_ADMIN_NO_CHAT));
    json_array_foreach((json_t *)(uintptr_t)lines, i, l)
    {
        const char *text = json_string_value(json_object_get(l, "text"));

        snprintf(seat, sizeof seat, "%d", (int)number_at(l, "seat") + 1);
        printf("%4d  %s  %s  %s  %s\n", (int)number_at(l, "n"),
               number_text(number_at(l, "at"), when, sizeof when),
               number_at(l, "seat") < 0 ? "-" : seat,
               json_string_value(json_object_get(l, "user")),
               *text == '\0' ? say(TELL_ADMIN_UNSAID) : shown(text));
    }
}

/* For programs and for the person himself: as it is. */
static void show_person(const json_t *reply)
{
    json_dumpf(json_object_get(reply, "person"), stdout, JSON_INDENT(2));
    putchar('\n');
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

/* How an answer is shown follows from what is in it. */
static void (*show_of(const json_t *reply))(const json_t *reply)
{
    static const struct {
        const char *key;
        void (*show)(const json_t *reply);
    } rows[] = {{"person", show_person}, {"tables", show_tables},
                {"bans", show_bans},     {"lines", show_chat},
                {"jobs", show_jobs},     {"agreement", show_agreement},
                {"code", show_code},     {"who", show_ban}};
    int i = 0;

    while (i < COUNT(rows) && json_object_get(reply, rows[i].key) == NULL)
        i++;
    return i < COUNT(rows) ? rows[i].show : show_done;
}

static int show(const struct options *o, const json_t *reply)
{
    bool ok = json_is_true(json_object_get(reply, "ok"));

    if (!ok)
        return cli_fail("admin", "%s", reason_of(error_of(reply)));
    if (o->json) {
        json_dumpf(reply, stdout, JSON_INDENT(2));
        putchar('\n');
    } else {
        show_of(reply)(reply);
    }
    return EXIT_OK;
}

/* ---- the command -------------------------------------------------------- */

static const struct {
    const char *name;
    int args;
    json_t *(*run)(const struct options *o, char **args);
} actions[] = {
    {"list", 0, run_list},
    {"close", 1, run_close},
    {"ban", 1, run_ban},
    {"unban", 1, run_unban},
    {"bans", 0, run_bans},
    {"reset", 1, run_reset},
    {"export-person", 1, run_export},
    {"forget", 1, run_forget},
    {"chat", 1, run_chat},
    {"unsay", 2, run_unsay},
    {"backup", 1, run_backup},
    {"restore", 1, run_restore},
    {"copy", 2, run_copy},
    {"jobs", 0, run_jobs},
    {"agreement", 0, run_agreement},
};

static int run(int argc, char **argv)
{
    struct server_config defaults = SERVER_DEFAULTS;
    struct options o = {.store = getenv("DESKOVKA_STORE"),
                        .reason = "",
                        .days = 30,
                        .games = 10,
                        .decisions = 60};
    json_t *reply;
    int n, i = 0, code;

    if (o.store == NULL)
        o.store = defaults.store;
    o.node = defaults.node;
    code = args_read(&cmd_admin_entry, &o, argc, argv, &n);
    if (code != ARGS_GO)
        return code;
    while (i < COUNT(actions) && strcmp(actions[i].name, argv[1]) != 0)
        i++;
    if (i == COUNT(actions))
        return cli_usage(
            "admin", "%s",
            tell(TELL_ADMIN_NO_ACTION, shown(argv[1]), cmd_admin_entry.words));
    if (n != 1 + actions[i].args)
        return cli_usage("admin", "%s",
                         tell(TELL_ADMIN_OPERANDS, actions[i].name,
                              counted(actions[i].args)));
    reply = actions[i].run(&o, argv + 2);
    if (reply == NULL)
        return EXIT_FAILED;
    code = show(&o, reply);
    json_decref(reply);
    return code;
}

#define AT(member) .at = offsetof(struct options, member)

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
