/*
 * Runs scenarios: files *.tst of protocol commands with what they should
 * answer (doc/protocol.md describes them), and lessons (*.lesson), which are
 * scenarios with marks of their own (doc/lessons.md).
 *
 *     run_scenarios [-v] [--rules LIST.txt] [--ids LIST.txt] FILE|DIR...
 *
 *     --rules   every rule of the list must be proved by a scenario
 *     --ids     every id of the list (a worked example) must be a scenario's
 *
 *     #id X000-04                 the scenario's name
 *     #rules BASE-S1 BASE-S2      the rules it proves
 *     #what one sentence
 *     #known reason               it fails, and we know (skipped; an error
 *                                 once it passes)
 *     a command
 *     #= TEXT    the reply is exactly TEXT; more of them are more lines
 *     #~ TEXT    the reply holds TEXT
 *     #- TEXT    the reply does not hold TEXT
 *     #! TEXT    the reply is an error that holds TEXT, as people read it or
 *                as programs do (`illegal: occupied rule=BASE-M5 ...`)
 *
 * A command without #! must succeed.  The position is checked (dsk_check)
 * after every command.  Every file is a conversation of its own; another #id
 * begins another one.
 */
#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/protocol.h"

/* A growing list of strings, all of them ours. */
struct strings {
    char **item;
    size_t n, cap;
};

struct runner {
    bool verbose;
    int passed, failed, skipped;
    struct strings covered; /* rules of scenarios that passed */
    struct strings ids;     /* ... and their names */
};

/* One scenario being run. */
struct scenario {
    struct runner *runner;
    const char *path;
    struct protocol protocol;
    struct reply reply;
    char *id; /* NULL: it has none                          */
    bool has_what, has_command;
    char *known; /* why it is known to fail, NULL if it is not   */
    struct strings rules;
    char *command; /* the last command, NULL before the first      */
    int command_line;
    char *exact;    /* lines of #= so far, NULL if there are none   */
    int exact_line; /* ... the first of them                     */
    bool error_expected;
    int expectations;
    int problems;
};

static void *must(void *block)
{
    if (block == NULL) {
        fputs("run_scenarios: no memory\n", stderr);
        exit(2);
    }
    return block;
}

static char *copy_of(const char *s, size_t len)
{
    char *copy = must(malloc(len + 1));

    memcpy(copy, s, len);
    copy[len] = '\0';
    return copy;
}

static void add_string(struct strings *list, const char *s, size_t len)
{
    if (list->n == list->cap) {
        list->cap = list->cap == 0 ? 16 : 2 * list->cap;
        list->item = must(realloc(list->item, list->cap * sizeof *list->item));
    }
    list->item[list->n++] = copy_of(s, len);
}

static void free_strings(struct strings *list)
{
    for (size_t i = 0; i < list->n; i++)
        free(list->item[i]);
    free(list->item);
}

static bool has_string(const struct strings *list, const char *s)
{
    for (size_t i = 0; i < list->n; i++) {
        if (strcmp(list->item[i], s) == 0)
            return true;
    }
    return false;
}

static void add_words(struct strings *list, const char *s)
{
    size_t n;

    for (s += strspn(s, " \t"); *s != '\0'; s += strspn(s, " \t")) {
        n = strcspn(s, " \t");
        add_string(list, s, n);
        s += n;
    }
}

/* ---- problems ---------------------------------------------------------- */

/* Known failures are told only with -v. */
static bool is_told(const struct scenario *sc)
{
    return sc->known == NULL || sc->runner->verbose;
}

static void problem(struct scenario *sc, int line, const char *what)
{
    sc->problems++;
    if (is_told(sc))
        printf("%s:%d: %s\n", sc->path, line, what);
}

/* An expectation that was not met: the command, what should be, what is. */
static void unmet(struct scenario *sc, int line, const char *how,
                  const char *text)
{
    const char *got = buffer_text(&sc->reply.text);

    problem(sc, line, sc->command);
    if (is_told(sc))
        printf("  expected %s: %s\n  got: %s%s\n", how, text,
               sc->reply.ok ? "" : "? ", got);
    if (is_told(sc) && !sc->reply.ok)
        printf("  its facts: %s\n", buffer_text(&sc->reply.facts));
}

/* ---- expectations ------------------------------------------------------ */

static void expect_exact(struct scenario *sc, int line, const char *text)
{
    size_t old = sc->exact == NULL ? 0 : strlen(sc->exact);
    size_t size = old + strlen(text) + 2;
    char *joined = must(realloc(sc->exact, size));

    if (sc->exact == NULL)
        sc->exact_line = line;
    snprintf(joined + old, size - old, "%s%s", sc->exact == NULL ? "" : "\n",
             text);
    sc->exact = joined;
}

static void expect(struct scenario *sc, int line, char kind, const char *text)
{
    const char *got = buffer_text(&sc->reply.text);
    bool there = strstr(got, text) != NULL;

    if (sc->command == NULL) {
        problem(sc, line, "an expectation without a command");
        return;
    }
    sc->expectations++;
    if (kind == '=')
        expect_exact(sc, line, text);
    else if (kind == '~' && !there)
        unmet(sc, line, "to hold", text);
    else if (kind == '-' && there)
        unmet(sc, line, "not to hold", text);
    else if (kind == '!') {
        sc->error_expected = true;
        there |= strstr(buffer_text(&sc->reply.facts), text) != NULL;
        if (sc->reply.ok || !there)
            unmet(sc, line, "an error", text);
    }
}

/* What can be judged only when the command has no more expectations. */
static void close_command(struct scenario *sc)
{
    if (sc->command == NULL)
        return;
    if (sc->exact != NULL &&
        strcmp(sc->exact, buffer_text(&sc->reply.text)) != 0)
        unmet(sc, sc->exact_line, "exactly", sc->exact);
    if (!sc->reply.ok && !sc->error_expected)
        unmet(sc, sc->command_line, "success", "");
    free(sc->exact);
    free(sc->command);
    sc->exact = sc->command = NULL;
}

/* The position must be sound whatever happened. */
static void check_position(struct scenario *sc)
{
    struct reply reply;

    if (sc->protocol.game.rules == NULL)
        return;
    reply_init(&reply, &sc->protocol.memory);
    protocol_line(&sc->protocol, "check", 5, &reply);
    if (!reply.ok)
        problem(sc, sc->command_line, buffer_text(&reply.text));
    reply_free(&reply);
}

static void run_command(struct scenario *sc, int line, const char *text)
{
    close_command(sc);
    sc->command = copy_of(text, strlen(text));
    sc->command_line = line;
    sc->error_expected = false;
    sc->has_command = true;
    protocol_line(&sc->protocol, text, strlen(text), &sc->reply);
    check_position(sc);
}

/* ---- files ------------------------------------------------------------- */

static bool ends_in(const char *name, const char *end)
{
    size_t n = strlen(name), m = strlen(end);

    return n > m && strcmp(name + n - m, end) == 0;
}

/* If the line begins with the word, what follows it and one blank. */
static const char *after(const char *line, const char *word)
{
    size_t n = strlen(word);

    if (strncmp(line, word, n) != 0)
        return NULL;
    if (line[n] != '\0' && line[n] != ' ')
        return NULL;
    return line[n] == ' ' ? line + n + 1 : line + n;
}

/* Marks of lessons, which tools/mklessons reads. */
static const char *const lesson_mark[] = {
    "#lesson", "#title", "#about", "#end",  "#endput", "#script",
    "#tip",    "#says",  "#ask",   "#good", "#else",   "#wrong",
    "#right",  "#spot",  "#then",  "#moves"};

static bool is_lesson_mark(const struct scenario *sc, const char *line)
{
    size_t n = sizeof lesson_mark / sizeof *lesson_mark;

    if (!ends_in(sc->path, ".lesson"))
        return false;
    for (size_t i = 0; i < n; i++) {
        if (after(line, lesson_mark[i]) != NULL)
            return true;
    }
    return false;
}

static void begin_scenario(struct scenario *sc, struct runner *run,
                           const char *path);
static void end_scenario(struct scenario *sc);

static void read_mark(struct scenario *sc, int number, const char *line)
{
    const char *rest;

    if (after(line, "#") != NULL || line[1] == '#' || is_lesson_mark(sc, line))
        return;
    if ((rest = after(line, "#id")) != NULL) {
        if (sc->has_command) {
            struct runner *run = sc->runner;
            const char *path = sc->path;

            end_scenario(sc);
            begin_scenario(sc, run, path);
        }
        free(sc->id);
        sc->id = copy_of(rest, strlen(rest));
    } else if (after(line, "#what") != NULL)
        sc->has_what = true;
    else if ((rest = after(line, "#rules")) != NULL)
        add_words(&sc->rules, rest);
    else if ((rest = after(line, "#known")) != NULL) {
        free(sc->known);
        sc->known = copy_of(rest, strlen(rest));
    } else if (strchr("=~-!", line[1]) != NULL &&
               (line[2] == ' ' || line[2] == '\0'))
        expect(sc, number, line[1], line[2] == '\0' ? "" : line + 3);
    else
        problem(sc, number, "an unknown mark; a comment begins with `# `");
}

static void read_lines(struct scenario *sc, FILE *in)
{
    char *line = NULL;
    size_t size = 0;
    ssize_t n;

    for (int number = 1; (n = getline(&line, &size, in)) >= 0; number++) {
        while (n > 0 && strchr(" \t\r\n", line[n - 1]) != NULL)
            line[--n] = '\0';
        if (line[0] == '#')
            read_mark(sc, number, line);
        else if (line[strspn(line, " \t")] != '\0')
            run_command(sc, number, line);
    }
    free(line);
}

/* Counts the scenario as passed, failed or skipped. */
static void judge(struct scenario *sc)
{
    struct runner *run = sc->runner;

    if (sc->id == NULL || !sc->has_what)
        problem(sc, 1, "#id and #what are missing");
    if (!sc->has_command || sc->expectations == 0)
        problem(sc, 1, "it expects nothing, so it cannot fail");
    if (sc->known != NULL && sc->problems == 0) {
        printf("%s:1: passes, but is marked #known %s\n", sc->path, sc->known);
        run->failed++;
    } else if (sc->known != NULL) {
        run->skipped++;
        printf("# skipped: %s: %s\n", sc->path, sc->known);
    } else if (sc->problems > 0) {
        run->failed++;
    } else {
        run->passed++;
        add_string(&run->ids, sc->id, strlen(sc->id));
        for (size_t i = 0; i < sc->rules.n; i++)
            add_string(&run->covered, sc->rules.item[i],
                       strlen(sc->rules.item[i]));
    }
    if (run->verbose)
        printf("%-4s %s\n",
               sc->known != NULL  ? "skip"
               : sc->problems > 0 ? "FAIL"
                                  : "ok",
               sc->path);
}

static void begin_scenario(struct scenario *sc, struct runner *run,
                           const char *path)
{
    *sc = (struct scenario){.runner = run, .path = path};
    protocol_init(&sc->protocol);
    reply_init(&sc->reply, &sc->protocol.memory);
}

static void end_scenario(struct scenario *sc)
{
    close_command(sc);
    judge(sc);
    reply_free(&sc->reply);
    protocol_free(&sc->protocol);
    free_strings(&sc->rules);
    free(sc->id);
    free(sc->known);
}

static void run_file(struct runner *run, const char *path)
{
    struct scenario sc;
    FILE *in = fopen(path, "r");

    if (in == NULL) {
        printf("%s: cannot be opened\n", path);
        run->failed++;
        return;
    }
    begin_scenario(&sc, run, path);
    read_lines(&sc, in);
    end_scenario(&sc);
    fclose(in);
}

static bool is_scenario(const char *name)
{
    return ends_in(name, ".tst") || ends_in(name, ".lesson");
}

static void run_path(struct runner *run, const char *path);

static void run_folder(struct runner *run, const char *path)
{
    struct dirent **entry;
    int n = scandir(path, &entry, NULL, alphasort);

    if (n < 0) {
        printf("%s: cannot be read\n", path);
        run->failed++;
        return;
    }
    for (int i = 0; i < n; i++) {
        const char *name = entry[i]->d_name;
        size_t size = strlen(path) + strlen(name) + 2;
        char *inside = must(malloc(size));
        struct stat st;

        snprintf(inside, size, "%s/%s", path, name);
        if (name[0] != '.' && stat(inside, &st) == 0 &&
            (S_ISDIR(st.st_mode) || is_scenario(name)))
            run_path(run, inside);
        free(inside);
        free(entry[i]);
    }
    free(entry);
}

static void run_path(struct runner *run, const char *path)
{
    struct stat st;

    if (stat(path, &st) == 0 && S_ISDIR(st.st_mode))
        run_folder(run, path);
    else
        run_file(run, path);
}

/* Every word of the list that the scenarios have not is a failure. */
static void check_list(struct runner *run, const char *path, const char *what,
                       const struct strings *have)
{
    FILE *in = fopen(path, "r");
    char *line = NULL;
    size_t size = 0;

    if (in == NULL) {
        printf("%s: cannot be opened\n", path);
        run->failed++;
        return;
    }
    while (getline(&line, &size, in) >= 0) {
        line[strcspn(line, " \t\r\n#")] = '\0';
        if (line[0] == '\0' || has_string(have, line))
            continue;
        printf("no scenario for %s %s\n", what, line);
        run->failed++;
    }
    free(line);
    fclose(in);
}

int main(int argc, char **argv)
{
    struct runner run = {0};
    const char *rules = NULL, *ids = NULL;
    int paths = 0;

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-v") == 0)
            run.verbose = true;
        else if (strcmp(argv[i], "--rules") == 0 && i + 1 < argc)
            rules = argv[++i];
        else if (strcmp(argv[i], "--ids") == 0 && i + 1 < argc)
            ids = argv[++i];
        else {
            run_path(&run, argv[i]);
            paths++;
        }
    }
    if (paths == 0) {
        fputs("use: run_scenarios [-v] [--rules LIST.txt] [--ids LIST.txt] "
              "FILE|DIR...\n",
              stderr);
        return 2;
    }
    if (rules != NULL)
        check_list(&run, rules, "rule", &run.covered);
    if (ids != NULL)
        check_list(&run, ids, "example", &run.ids);
    free_strings(&run.covered);
    free_strings(&run.ids);
    printf("%d passed, %d failed", run.passed, run.failed);
    if (run.skipped > 0)
        printf(", %d skipped", run.skipped);
    putchar('\n');
    return run.failed > 0 || run.passed == 0;
}
