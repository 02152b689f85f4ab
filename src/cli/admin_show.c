/* What the operator is shown: see admin.h. */
#include "cli/admin.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "cli/args.h"
#include "cli/command.h"
#include "cli/say.h"

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

int cli_admin_show(const struct admin_options *o, const json_t *reply)
{
    bool ok = json_is_true(json_object_get(reply, "ok"));

    if (!ok)
        return cli_fail("admin", "%s", reason_of(cli_admin_error(reply)));
    if (o->json) {
        json_dumpf(reply, stdout, JSON_INDENT(2));
        putchar('\n');
    } else {
        show_of(reply)(reply);
    }
    return EXIT_OK;
}
