/* Options of commands: see args.h. */
#include "cli/args.h"

#include <errno.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/say.h"

/* Words longer than this are compared by their beginning. */
#define WORD_MAX 40

static int min3(int a, int b, int c)
{
    int m = a < b ? a : b;

    return m < c ? m : c;
}

/* How many letters must be changed, added, dropped or swapped. */
static int distance(const char *a, const char *b)
{
    int d[WORD_MAX + 1][WORD_MAX + 1];
    int n = (int)strnlen(a, WORD_MAX), m = (int)strnlen(b, WORD_MAX);

    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= m; j++) {
            if (i == 0 || j == 0) {
                d[i][j] = i + j;
                continue;
            }
            d[i][j] = min3(d[i - 1][j] + 1, d[i][j - 1] + 1,
                           d[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] &&
                a[i - 2] == b[j - 1] && d[i - 2][j - 2] + 1 < d[i][j])
                d[i][j] = d[i - 2][j - 2] + 1;
        }
    }
    return d[n][m];
}

struct args_meant args_meant(const char *word)
{
    /* One letter of a short word, one more for every three. */
    int most = 1 + (int)strnlen(word, WORD_MAX) / 3;

    return (struct args_meant){.word = word, .least = most + 1};
}

void args_meant_look(struct args_meant *m, const char *name)
{
    int d = distance(m->word, name);

    if (d < m->least) {
        m->least = d;
        m->best = name;
    }
}

/* ---- help --------------------------------------------------------------- */

static void help_line(const char *name, const char *arg, const char *text)
{
    char left[64];

    snprintf(left, sizeof left, "--%s%s%s", name, arg != NULL ? " " : "",
             arg != NULL ? arg : "");
    printf("  %-20s %s\n", left, text);
}

/* What the option means: to this command, or to all that have it. */
static const char *option_help(const struct cli_command *c, const struct opt *o)
{
    const char *own = say_code(formatted("opt-%s-%s", c->name, o->name));

    return own != NULL ? own : say_code(formatted("opt-%s", o->name));
}

const char *args_purpose(const struct cli_command *c)
{
    return say_code(formatted("cmd-%s", c->name));
}

/* Prints the help of a command. */
static void args_help(const struct cli_command *c)
{
    const char *operands =
        formatted("%s%s", c->operands[0] != '\0' ? " " : "", c->operands);

    puts(tell(TELL_USAGE, c->name, operands));
    printf("%s\n\n", args_purpose(c));
    for (int i = 0; i < c->nopts; i++)
        help_line(c->opts[i].name, c->opts[i].arg, option_help(c, &c->opts[i]));
    help_line("lang", cli_languages("|"), say(TELL_LANGUAGE));
    help_line("help", NULL, say(TELL_THIS_TEXT));
}

/* ---- values ------------------------------------------------------------- */

static bool read_number(const char *text, double lo, double hi, double *out)
{
    char *end;

    errno = 0;
    *out = strtod(text, &end);
    return errno == 0 && end != text && *end == '\0' && isfinite(*out) &&
           *out >= lo && *out <= hi;
}

static bool read_whole(const char *text, int lo, int hi, int *out)
{
    char *end;
    long v;

    errno = 0;
    v = strtol(text, &end, 10);
    *out = (int)v;
    return errno == 0 && end != text && *end == '\0' && v >= lo && v <= hi;
}

static bool read_seed(const char *text, uint64_t *out)
{
    char *end;

    errno = 0;
    *out = strtoull(text, &end, 0);
    return errno == 0 && end != text && *end == '\0' && text[0] >= '0' &&
           text[0] <= '9';
}

static int refuse_value(const struct cli_command *c, const struct opt *o,
                        const char *text)
{
    if (o->kind == OPT_SEED)
        return cli_usage(c->name, "%s",
                         tell(TELL_NEEDS_SEED, o->name, shown(text)));
    return cli_usage(
        c->name, "%s",
        tell(o->kind == OPT_REAL ? TELL_NEEDS_REAL : TELL_NEEDS_NUMBER, o->name,
             formatted("%d", o->lo), formatted("%d", o->hi), shown(text)));
}

static int set_value(const struct cli_command *c, const struct opt *o,
                     void *options, const char *text)
{
    void *at = (char *)options + o->at;
    bool good = true;

    switch (o->kind) {
    case OPT_INT:
        good = read_whole(text, o->lo, o->hi, at);
        break;
    case OPT_SEED:
        good = read_seed(text, at);
        break;
    case OPT_REAL:
        good = read_number(text, o->lo, o->hi, at);
        break;
    case OPT_TEXT:
        memcpy(at, &text, sizeof text);
        break;
    case OPT_FLAG:
    case NOPT_KINDS:
        break;
    }
    return good ? ARGS_GO : refuse_value(c, o, text);
}

/* ---- reading ------------------------------------------------------------ */

struct reader {
    const struct cli_command *c;
    void *options;
    int argc;
    char **argv;
    int i; /* the word being read */
};

static bool is_named(const char *word, const char *name)
{
    size_t n = strlen(name);

    return strncmp(word, name, n) == 0 && (word[n] == '\0' || word[n] == '=');
}

/* The value of the option at hand: behind its '=', or the next word. */
static const char *take_value(struct reader *r)
{
    const char *equals = strchr(r->argv[r->i], '=');

    if (equals != NULL)
        return equals + 1;
    return r->i + 1 < r->argc ? r->argv[++r->i] : NULL;
}

static int refuse_unknown(const struct reader *r, const char *word)
{
    struct args_meant m = args_meant(word);

    args_meant_look(&m, "help");
    for (int i = 0; i < r->c->nopts; i++)
        args_meant_look(&m, r->c->opts[i].name);
    if (m.best == NULL)
        return cli_usage(r->c->name, "%s",
                         tell(TELL_NO_OPTION, shown(r->argv[r->i])));
    return cli_usage(r->c->name, "%s",
                     tell(TELL_OPTION_MEANT, shown(r->argv[r->i]), m.best));
}

static int read_own(struct reader *r, const struct opt *o)
{
    const char *value;
    const char *word = r->argv[r->i];

    if (o->kind == OPT_FLAG) {
        if (strchr(word, '=') != NULL)
            return cli_usage(r->c->name, "%s",
                             tell(TELL_TAKES_NO_VALUE, o->name));
        *(bool *)((char *)r->options + o->at) = true;
        return ARGS_GO;
    }
    value = take_value(r);
    if (value == NULL)
        return cli_usage(r->c->name, "%s",
                         tell(TELL_NEEDS_VALUE, o->name, o->arg));
    return set_value(r->c, o, r->options, value);
}

static bool is_language(const char *word)
{
    return strncmp(word, "--", 2) == 0 && is_named(word + 2, "lang");
}

static int read_language(struct reader *r)
{
    const char *value = take_value(r);

    if (value != NULL && cli_set_language(value))
        return ARGS_GO;
    return cli_usage(r->c->name, "%s",
                     tell(TELL_NO_LANGUAGE, value == NULL ? "" : shown(value),
                          cli_languages(", ")));
}

/* Help, in the language that a later word may ask for. */
static int show_help(struct reader *r)
{
    while (++r->i < r->argc) {
        int code = is_language(r->argv[r->i]) ? read_language(r) : ARGS_GO;

        if (code != ARGS_GO)
            return code;
    }
    args_help(r->c);
    return EXIT_OK;
}

static int read_option(struct reader *r)
{
    const char *word = r->argv[r->i];

    if (strcmp(word, "-h") == 0 || strcmp(word, "--help") == 0)
        return show_help(r);
    if (is_language(word))
        return read_language(r);
    for (int i = 0; strncmp(word, "--", 2) == 0 && i < r->c->nopts; i++) {
        if (is_named(word + 2, r->c->opts[i].name))
            return read_own(r, &r->c->opts[i]);
    }
    return refuse_unknown(r, word + (word[1] == '-' ? 2 : 1));
}

static int check_operands(const struct cli_command *c, int n)
{
    if (n < c->least)
        return cli_usage(c->name, "%s", tell(TELL_MISSING, c->operands));
    if (c->most >= 0 && n > c->most)
        return cli_usage(c->name, "%s",
                         c->most == 0 ? say(TELL_ONLY_OPTIONS)
                                      : say(TELL_TOO_MANY_WORDS));
    return ARGS_GO;
}

int args_read(const struct cli_command *c, void *options, int argc, char **argv,
              int *n)
{
    struct reader r = {c, options, argc, argv, 1};
    bool open = true;
    int count = 0;

    for (; r.i < argc; r.i++) {
        char *word = argv[r.i];
        int code;

        if (open && strcmp(word, "--") == 0) {
            open = false;
        } else if (open && word[0] == '-' && word[1] != '\0') {
            code = read_option(&r);
            if (code != ARGS_GO)
                return code;
        } else {
            argv[++count] = word;
        }
    }
    if (n != NULL)
        *n = count;
    return check_operands(c, count);
}

int args_action(const struct cli_command *c, const struct args_action *first,
                size_t size, int count, char **argv, int n)
{
    for (int i = 0; i < count; i++) {
        const struct args_action *a =
            (const void *)((const char *)first + (size_t)i * size);

        if (strcmp(a->name, argv[1]) != 0)
            continue;
        if (n == 1 + a->operands)
            return i;
        cli_usage(c->name, "%s",
                  tell(TELL_ACTION_OPERANDS, a->name, counted(a->operands)));
        return -1;
    }
    cli_usage(c->name, "%s", tell(TELL_ACTION_NONE, shown(argv[1]), c->words));
    return -1;
}
