/*
 * deskovka rules: finds rules by ids and words, prints chapters and whole
 * rulebooks.  All of it is done in src/rulebook; here are the command line and
 * the memory.
 *
 * The options are read here and not by args_read(), because --lang takes one
 * more word than elsewhere: both.
 */
#include "cli/cmd_rules.h"

#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/opts.h"
#include "cli/say.h"
#include "cli/table.h"
#include "rulebook/book.h"
#include "rulebook/find.h"

enum {
    SUGGESTIONS = 5,
    STATE_BYTES = 64 << 10, /* of what pictures show besides */
    PICTURE_BYTES = 2 << 20 /* the largest sheet of tiles has 0.1 MB */
};

/* What was asked for and how to show it. */
struct view {
    FILE *out;
    FILE *err;
    const char *ui; /* language of messages */
    struct rulebook_style style;
    bool help;
    bool book;
    const char *chapter;
    const char **words; /* room for argc + 1 words; ours */
    int nwords;
};

static const char *words(const struct view *v, enum cli_message m)
{
    return words_phrase(&cli_messages[m], v->ui);
}

/* ---- texts of any length ------------------------------------------------ */

/* Something that is written as snprintf does. */
typedef int writer(const struct view *v, const void *what, char *buf, size_t n);

static int print(const struct view *v, writer *write, const void *what)
{
    int n = write(v, what, NULL, 0);
    char *buf = malloc((size_t)n + 1);

    if (buf == NULL) {
        fprintf(v->err, "deskovka rules: %s\n", words(v, TELL_RULES_MEMORY));
        return EXIT_FAILED;
    }
    write(v, what, buf, (size_t)n + 1);
    fwrite(buf, 1, (size_t)n, v->out);
    free(buf);
    return EXIT_OK;
}

static int complain(const struct view *v, const char *what)
{
    fprintf(v->err, "deskovka rules: %s\n", what);
    return EXIT_FAILED;
}

/* The names of what was perhaps meant after a complaint. */
static const char *perhaps(const struct view *v, const char *const *names,
                           int n)
{
    static char list[512];
    size_t at = 0;

    at +=
        (size_t)snprintf(list, sizeof list, "; %s", words(v, TELL_RULES_MEANT));
    for (int i = 0; i < n && at < sizeof list; i++)
        at += (size_t)snprintf(list + at, sizeof list - at, "%s %s",
                               i > 0 ? "," : "", names[i]);
    return list;
}

/* ---- set-ups ------------------------------------------------------------ */

/* Rules and book of the operands from `first` on; NULL after a complaint. */
static dsk_rules *open_book(const struct view *v, int first, struct rulebook *b)
{
    char line[SETUP_LINE_MAX + 2] = "";
    size_t at = 0;
    dsk_rules *r;

    for (int i = first; i < v->nwords && at < sizeof line; i++)
        at += (size_t)snprintf(line + at, sizeof line - at, "%s%s",
                               i > first ? " " : "", v->words[i]);
    r = cli_rules("rules", first < v->nwords ? line : CLI_SETUP);
    if (r != NULL)
        rulebook_open(b, r);
    return r;
}

static int write_book(const struct view *v, const void *book, char *buf,
                      size_t n)
{
    return rulebook_write(book, &v->style, buf, n);
}

/* Memory to draw in, for formats that have pictures. */
static void take_pictures(struct rulebook_pictures *p, const dsk_rules *r)
{
    p->svg = cli_memory(dsk_svg_size());
    dsk_svg_init(p->svg);
    p->rules = cli_memory(dsk_rules_size());
    p->state_size =
        dsk_state_size(r) > STATE_BYTES ? dsk_state_size(r) : STATE_BYTES;
    p->state = cli_memory(p->state_size);
    p->scratch = cli_memory(PICTURE_BYTES);
    p->n = PICTURE_BYTES;
}

static void free_pictures(struct rulebook_pictures *p)
{
    free(p->svg);
    free(p->rules);
    free(p->state);
    free(p->scratch);
}

static int show_book(struct view *v)
{
    struct rulebook_pictures pictures = {0};
    struct rulebook book;
    dsk_rules *r = open_book(v, 0, &book);
    int status;

    if (r == NULL)
        return EXIT_FAILED;
    if (v->style.format == RULEBOOK_HTML) {
        take_pictures(&pictures, r);
        v->style.pictures = &pictures;
    }
    status = print(v, write_book, &book);
    free_pictures(&pictures);
    free(r);
    return status;
}

/* ---- chapters ----------------------------------------------------------- */

struct chapters {
    const struct rulebook *book; /* or NULL */
    int section[SUGGESTIONS * 8];
    int n;
};

static int write_chapters(const struct view *v, const void *what, char *buf,
                          size_t n)
{
    const struct chapters *c = what;

    return rulebook_chapters(c->book, c->section, c->n, &v->style, buf, n);
}

static int no_chapter(const struct view *v)
{
    const char *names[SUGGESTIONS];
    int near[SUGGESTIONS];
    int n = rules_near_chapters(v->words[0], near, SUGGESTIONS);
    char what[1024];

    for (int i = 0; i < n; i++)
        names[i] = dsk_rule_sections[near[i]].name;
    snprintf(what, sizeof what, "%s %s%s", words(v, TELL_RULES_NO_CHAPTER),
             shown(v->words[0]),
             n > 0 ? perhaps(v, names, n) : words(v, TELL_RULES_CHAPTERS));
    return complain(v, what);
}

/* Operands with `=` are a set-up line, which begins with a game's name; others
 * are words of the chapter's name. */
static int setup_at(const struct view *v)
{
    bool line = false;

    for (int i = 0; i < v->nwords; i++)
        line = line || strchr(v->words[i], '=') != NULL;
    for (int i = 1; i < v->nwords && line; i++)
        if (rules_game(v->words[i]) >= 0 || strchr(v->words[i], '=') != NULL)
            return i;
    return v->nwords;
}

static int show_chapter(struct view *v)
{
    struct chapters c = {0};
    struct rulebook book;
    dsk_rules *r = NULL;
    int at, all, status;

    memmove(v->words + 1, v->words, (size_t)v->nwords * sizeof *v->words);
    v->words[0] = v->chapter;
    v->nwords++;
    at = setup_at(v);
    all = rules_chapters(v->words, at, c.section, (int)COUNT(c.section));
    if (all == 0)
        return no_chapter(v);
    if (at < v->nwords) {
        r = open_book(v, at, &book);
        if (r == NULL)
            return EXIT_FAILED;
        c.book = &book;
    }
    for (int i = 0; i < all && i < (int)COUNT(c.section); i++)
        if (rulebook_has_chapter(c.book, c.section[i]))
            c.section[c.n++] = c.section[i];
    status = c.n == 0 ? complain(v, words(v, TELL_RULES_NOT_IN_PLAY))
                      : print(v, write_chapters, &c);
    free(r);
    return status;
}

/* ---- rules -------------------------------------------------------------- */

struct found {
    const int *rule;
    int n;
    bool whole;
};

static int write_found(const struct view *v, const void *what, char *buf,
                       size_t n)
{
    const struct found *f = what;

    return rulebook_found(NULL, f->rule, f->n, f->whole, &v->style, buf, n);
}

static int write_index(const struct view *v, const void *what, char *buf,
                       size_t n)
{
    (void)what;
    return rulebook_index(&v->style, buf, n);
}

static int not_found(const struct view *v)
{
    const char *last = v->words[v->nwords - 1], *names[2 * SUGGESTIONS];
    int near[SUGGESTIONS];
    int ids = rules_near_ids(last, near, SUGGESTIONS), n = ids;
    bool id = v->nwords == 1 && strchr(last, '-') != NULL;

    for (int i = 0; i < ids; i++)
        names[i] = dsk_rule_texts[near[i]].id;
    n += rules_near_chapters(last, near, SUGGESTIONS);
    for (int i = ids; i < n; i++)
        names[i] = dsk_rule_sections[near[i - ids]].name;
    fprintf(v->err, "deskovka rules: %s",
            words(v, id ? TELL_RULES_NO_ID : TELL_RULES_NO_WORDS));
    for (int i = 0; i < v->nwords; i++)
        fprintf(v->err, " %s", shown(v->words[i]));
    if (n > 0)
        fprintf(v->err, "%s\n", perhaps(v, names, n));
    else
        fprintf(v->err, "; %s\n", words(v, TELL_RULES_ALL));
    return EXIT_FAILED;
}

static int show_rules(const struct view *v)
{
    int rule[RULES_MAX];
    struct found f = {.rule = rule};
    int status;

    if (v->nwords == 0)
        return print(v, write_index, NULL);
    f.n = rules_find(v->words, v->nwords, rule, RULES_MAX);
    if (f.n > 0 || v->style.format == RULEBOOK_JSON) {
        status = print(v, write_found, &f);
        if (status != EXIT_OK)
            return status;
    }
    return f.n > 0 ? EXIT_OK : not_found(v);
}

/* ---- help --------------------------------------------------------------- */

/* What stands first in a line of the help, and what it means. */
static void put_row(const struct view *v, const char *left, int width_left,
                    enum cli_message m)
{
    fprintf(v->out, "  %-*s %s\n", width_left, left, words(v, m));
}

static void put_help(const struct view *v)
{
    const char *langs = formatted("--lang %s|both", cli_languages("|"));

    fprintf(v->out, "%s\n\n%s\n\n", words(v, TELL_RULES_USAGE),
            words(v, TELL_CMD_RULES));
    put_row(v, "deskovka rules", 30, TELL_RULES_FOR_ALL);
    put_row(v, "deskovka rules BASE-S4", 30, TELL_RULES_FOR_ONE);
    put_row(v, "deskovka rules GLD", 30, TELL_RULES_FOR_BEGIN);
    put_row(v, words(v, TELL_RULES_WORDS), 30, TELL_RULES_FOR_WORDS);
    put_row(v, words(v, TELL_RULES_IN_GAME), 30, TELL_RULES_FOR_GAME);
    put_row(v, "deskovka rules --chapter river", 30, TELL_RULES_FOR_CHAPTER);
    put_row(v, "deskovka rules --book catan", 30, TELL_RULES_FOR_BOOK);
    fprintf(v->out, "\n%s\n\n", words(v, TELL_RULES_LETTERS));
    put_row(v, "--chapter NAME", 23, TELL_OPT_RULES_CHAPTER);
    put_row(v, "--book [SETUP...]", 23, TELL_OPT_RULES_BOOK);
    put_row(v, "--format FORMAT", 23, TELL_OPT_RULES_FORMAT);
    put_row(v, "--json", 23, TELL_OPT_RULES_JSON);
    put_row(v, langs, 23, TELL_RULES_FOR_LANG);
    put_row(v, "--help", 23, TELL_THIS_TEXT);
    fprintf(v->out, "\n%s\n", words(v, TELL_RULES_WHERE));
    put_row(v, "first, c2", 23, TELL_RULES_EDITIONS);
    put_row(v, "bb5, bb6", 23, TELL_RULES_BOXES);
    put_row(v, "all, 34p, 2p", 23, TELL_RULES_PLAYERS);
}

static int show(struct view *v)
{
    if (v->help) {
        put_help(v);
        return EXIT_OK;
    }
    if (v->book)
        return show_book(v);
    if (v->chapter != NULL)
        return show_chapter(v);
    return show_rules(v);
}

/* ---- options ------------------------------------------------------------ */

/* Chooses what `--lang` says; false if it says nothing known. */
static bool set_lang(struct view *v, const char *name)
{
    struct rulebook_langs *l = &v->style.langs;
    bool both = name != NULL && strcmp(name, "both") == 0;

    if (name == NULL)
        return false;
    v->ui = both ? cli_language() : NULL;
    for (int i = 0; i < dsk_languages() && !both; i++)
        if (strcmp(name, dsk_language(i)) == 0)
            v->ui = dsk_language(i);
    if (v->ui == NULL) {
        v->ui = cli_language();
        return false;
    }
    l->lang[0] = rulebook_language(v->ui);
    l->n = 1;
    for (int i = 0; i < dsk_nrule_languages && both; i++)
        if (i != l->lang[0])
            l->lang[l->n++] = i;
    return true;
}

static int bad_usage(const struct view *v, enum cli_message why,
                     const char *what)
{
    fprintf(v->err, "deskovka rules: %s%s%s\n%s\n", words(v, why),
            *what == '\0' ? "" : " ", shown(what), words(v, TELL_RULES_USAGE));
    return EXIT_USAGE;
}

static int read_lang(struct view *v, const char *value)
{
    if (set_lang(v, value))
        return 0;
    return bad_usage(v, TELL_RULES_LANG,
                     formatted("%s, both", cli_languages(", ")));
}

static int read_format(struct view *v, const char *value)
{
    int f = value == NULL ? -1 : rulebook_format(value);

    if (f < 0)
        return bad_usage(v, TELL_RULES_FORMAT, "text, markdown, html, json");
    v->style.format = (enum rulebook_format)f;
    return 0;
}

static int read_chapter(struct view *v, const char *value)
{
    if (value == NULL || value[0] == '\0')
        return bad_usage(v, TELL_RULES_WHICH_CHAPTER, "");
    v->chapter = value;
    return 0;
}

static const struct {
    const char *name;
    int (*read)(struct view *v, const char *value);
} valued[] = {
    {"--lang", read_lang},
    {"--format", read_format},
    {"--chapter", read_chapter},
};

/* An option at argv[*i], which moves behind its value; 0 or bad usage. */
static int read_option(struct view *v, int argc, char **argv, int *i)
{
    const char *a = argv[*i];

    for (size_t k = 0; k < COUNT(valued); k++) {
        size_t n = strlen(valued[k].name);

        if (strncmp(a, valued[k].name, n) != 0)
            continue;
        if (a[n] == '=')
            return valued[k].read(v, a + n + 1);
        if (a[n] == '\0')
            return valued[k].read(v, ++*i < argc ? argv[*i] : NULL);
    }
    if (strcmp(a, "--json") == 0)
        v->style.format = RULEBOOK_JSON;
    else if (strcmp(a, "--book") == 0)
        v->book = true;
    else if (strcmp(a, "--help") == 0 || strcmp(a, "-h") == 0)
        v->help = true;
    else
        return bad_usage(v, TELL_RULES_OPTION, a);
    return 0;
}

/* Reads the command line; 0 or the exit status of bad usage. */
static int read_options(struct view *v, int argc, char **argv)
{
    bool options = true;
    int status = 0;

    for (int i = 1; i < argc && status == 0; i++) {
        if (!options || argv[i][0] != '-' || argv[i][1] == '\0')
            v->words[v->nwords++] = argv[i];
        else if (strcmp(argv[i], "--") == 0)
            options = false;
        else
            status = read_option(v, argc, argv, &i);
    }
    if (status == 0 && v->book && v->chapter != NULL)
        status = bad_usage(v, TELL_RULES_BOOK_OR_CHAPTER, "");
    return status;
}

int cmd_rules_to(int argc, char **argv, FILE *out, FILE *err)
{
    struct view v = {.out = out, .err = err};
    int status;

    set_lang(&v, cli_language());
    v.words = malloc(((size_t)argc + 2) * sizeof *v.words);
    if (v.words == NULL) {
        fprintf(err, "deskovka rules: %s\n", words(&v, TELL_RULES_MEMORY));
        return EXIT_FAILED;
    }
    status = read_options(&v, argc, argv);
    if (status == 0)
        status = show(&v);
    free(v.words);
    if (fflush(out) != 0 || ferror(out))
        return EXIT_FAILED;
    return status;
}

static int run(int argc, char **argv)
{
    return cmd_rules_to(argc, argv, stdout, stderr);
}

/* For help and completion; --help and --lang are everybody's. */
static const struct opt opts[] = {
    {.name = "chapter", .kind = OPT_TEXT, .arg = "NAME", .words = "@chapters"},
    {.name = "book", .kind = OPT_FLAG},
    {.name = "format",
     .kind = OPT_TEXT,
     .arg = "FORMAT",
     .words = "text|markdown|html|json"},
    {.name = "json", .kind = OPT_FLAG},
};

const struct cli_command cmd_rules_entry = {
    .name = "rules",
    .operands = "[ID | WORDS... | SETUP...]",
    .most = -1,
    CLI_OPTS(opts),
    .run = run,
};
