/*
 * deskovka help: what commands and set-ups there are; with --complete, words
 * for the shell's completion, one a line.
 *
 *     help --complete                    the commands
 *     help --complete COMMAND            its options
 *     help --complete COMMAND --OPTION   values of the option; nothing for a
 *                                        flag; "@files" asks for names of
 *                                        files, "@stores" for sqlite:FILE
 *     help --complete COMMAND -          its operands
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "../../bench/signature.h"
#include "ai/players.h"
#include "carcassonne/tiles.h"
#include "cli/args.h"
#include "cli/bench_search.h"
#include "cli/command.h"
#include "cli/say.h"
#include "deskovka.h"
#include "rulebook/texts.h"

/* Longest line of an option's help. */
#define HELP_MAX 1024

struct options {
    bool complete;
};

/* ---- for people --------------------------------------------------------- */

static void help_all(void)
{
    printf("%s\n\n", say(TELL_HELP_PROGRAM));
    for (int i = 0; cli_command_at(i) != NULL; i++)
        printf("  deskovka %-8s %s\n", cli_command_at(i)->name,
               args_purpose(cli_command_at(i)));
    printf("\n%s\n", say(TELL_HELP_MORE));
}

static void help_bots(void)
{
    printf("\n%s\n", say(TELL_HELP_BOTS));
    for (int i = 0; ai_player_at(i) != NULL; i++)
        printf("  %-10s %s\n", ai_player_at(i)->name,
               ai_player_help(ai_player_at(i), cli_language()));
}

/* Set-up lines: the options of each game. */
static void help_setup(void)
{
    char line[HELP_MAX];

    puts(say(TELL_HELP_SETUP));
    puts("  carcassonne edition=bb6 players=3 farmers=off");
    for (int g = 0; g < dsk_games(); g++) {
        printf("\n%s\n", dsk_game_name(g));
        for (int i = 0; dsk_option_help(dsk_game_name(g), i, cli_language(),
                                        line, sizeof line) >= 0;
             i++)
            printf("  %s\n", line);
    }
    help_bots();
}

static int help_on(const char *topic)
{
    const struct cli_command *c = cli_command_find(topic);
    char name[] = "help", option[] = "--help";
    char *argv[] = {name, option, NULL};

    if (strcmp(topic, "setup") == 0) {
        help_setup();
        return EXIT_OK;
    }
    if (c == NULL)
        return cli_command_refuse("help", topic);
    return c->run(2, argv);
}

/* ---- for the shell ------------------------------------------------------ */

/* "a|b|c", one a line. */
static void list_words(const char *words)
{
    while (*words != '\0') {
        size_t n = strcspn(words, "|");

        printf("%.*s\n", (int)n, words);
        words += n + (words[n] == '|');
    }
}

/* The value `word` of an option: a few numbers of a range; for a name in
 * capitals (TILE, V,V) the user's own value follows. */
static void list_value(const char *before, const char *word)
{
    int lo, hi;

    if (sscanf(word, "%d..%d", &lo, &hi) == 2) {
        for (int v = lo; v <= hi && v < lo + 20; v++)
            printf("%s%d\n", before, v);
    } else {
        printf("%s%s\n", before, isupper((unsigned char)*word) ? "" : word);
    }
}

/* `key  values ...` of an option's help as key=value words. */
static void list_option(const char *line)
{
    size_t key = strcspn(line, " ");
    const char *values = line + key + strspn(line + key, " ");
    char before[80], words[HELP_MAX];

    snprintf(before, sizeof before, "%.*s=", (int)(key < 70 ? key : 70), line);
    snprintf(words, sizeof words, "%.*s", (int)strcspn(values, " "), values);
    for (char *word = words, *next; word != NULL; word = next) {
        next = strchr(word, '|');
        if (next != NULL)
            *next++ = '\0';
        list_value(before, word);
    }
}

static void list_setup(void)
{
    char line[HELP_MAX];

    for (int g = 0; g < dsk_games(); g++) {
        printf("%s\n", dsk_game_name(g));
        for (int i = 0;
             dsk_option_help(dsk_game_name(g), i, "en", line, sizeof line) >= 0;
             i++)
            list_option(line);
    }
}

static void list_bots(void)
{
    for (int i = 0; ai_player_at(i) != NULL; i++)
        puts(ai_player_at(i)->name);
}

static void list_sets(void)
{
    for (int i = 0; i < carc_ntile_sets; i++)
        puts(carc_tile_sets[i].name);
}

/* Does an earlier set have a tile of that id? */
static bool is_known(int set, const char *id)
{
    for (int i = 0; i < set; i++) {
        for (int k = 0; k < carc_tile_sets[i].ndefs; k++) {
            if (strcmp(carc_tile_sets[i].defs[k].id, id) == 0)
                return true;
        }
    }
    return false;
}

/* Every id once, though several sets may have it. */
static void list_tiles(void)
{
    for (int i = 0; i < carc_ntile_sets; i++) {
        for (int k = 0; k < carc_tile_sets[i].ndefs; k++) {
            const struct tile_def *d = &carc_tile_sets[i].defs[k];

            if (!is_known(i, d->id))
                puts(d->id);
        }
    }
}

static void list_rules(void)
{
    for (int i = 0; i < dsk_nrule_texts; i++)
        puts(dsk_rule_texts[i].id);
}

static void list_chapters(void)
{
    for (int i = 0; i < dsk_nrule_sections; i++)
        puts(dsk_rule_sections[i].name);
}

static void list_benchmarks(void)
{
    for (int i = 0; i < NBENCHMARKS; i++)
        puts(benchmarks[i].name);
    for (int i = 0; bench_search_name(i) != NULL; i++)
        puts(bench_search_name(i));
}

static void list_commands(void)
{
    for (int i = 0; cli_command_at(i) != NULL; i++)
        puts(cli_command_at(i)->name);
}

static void list_topics(void)
{
    list_commands();
    puts("setup");
}

static void list_source(const char *words)
{
    static const struct {
        const char *name;
        void (*list)(void);
    } sources[] = {
        {"@setup", list_setup},   {"@bots", list_bots},
        {"@sets", list_sets},     {"@tiles", list_tiles},
        {"@rules", list_rules},   {"@chapters", list_chapters},
        {"@topics", list_topics}, {"@benchmarks", list_benchmarks},
    };

    for (int i = 0; i < COUNT(sources); i++) {
        if (strcmp(words, sources[i].name) == 0) {
            sources[i].list();
            return;
        }
    }
    list_words(words);
}

static void list_options(const struct cli_command *c)
{
    for (int i = 0; i < c->nopts; i++)
        printf("--%s\n", c->opts[i].name);
    puts("--lang\n--help");
}

static void list_values(const struct cli_command *c, const char *option)
{
    if (strcmp(option, "--lang") == 0)
        list_words(formatted("%s%s", cli_languages("|"),
                             c == &cmd_rules_entry ? "|both" : ""));
    for (int i = 0; i < c->nopts; i++) {
        if (strcmp(option + 2, c->opts[i].name) == 0 &&
            c->opts[i].words != NULL)
            list_source(c->opts[i].words);
    }
}

/* Anything unknown lists nothing: a shell wants no complaints. */
static void complete(int n, char **words)
{
    const struct cli_command *c = n > 0 ? cli_command_find(words[0]) : NULL;

    if (n == 0)
        list_commands();
    if (c == NULL)
        return;
    if (n == 1)
        list_options(c);
    else if (strcmp(words[1], "-") == 0)
        list_source(c == &cmd_rules_entry ? "@rules"
                    : c->words != NULL    ? c->words
                                          : "");
    else if (strncmp(words[1], "--", 2) == 0)
        list_values(c, words[1]);
}

/* ---- command ------------------------------------------------------------ */

static int run(int argc, char **argv)
{
    struct options o = {false};
    int n, code;

    /* What is completed may begin with dashes: nothing is read there. */
    if (argc > 1 && strcmp(argv[1], "--complete") == 0) {
        complete(argc - 2, argv + 2);
        return EXIT_OK;
    }
    code = args_read(&cmd_help_entry, &o, argc, argv, &n);
    if (code != ARGS_GO)
        return code;
    if (n > 0)
        return help_on(argv[1]);
    help_all();
    return EXIT_OK;
}

static const struct opt opts[] = {
    {"complete", OPT_FLAG, .at = offsetof(struct options, complete)},
};

const struct cli_command cmd_help_entry = {
    .name = "help",
    .operands = "[COMMAND | setup]",
    .most = 1,
    .words = "@topics",
    CLI_OPTS(opts),
    .run = run,
};
