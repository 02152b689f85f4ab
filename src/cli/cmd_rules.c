/*
 * deskovka rules [--lang cs|en|both] [--json] [ID | WORDS...]
 *
 * Shows the rules of rules_text.h: all of them as a list of ids and topics, one
 * in full, or those that fit the words.  Text is wrapped to 80 columns.  Two
 * languages are shown unless one is asked for: the one the program speaks
 * (LC_ALL, LC_MESSAGES, LANG), which is also that of headings and messages,
 * and English; for who reads English, Czech.
 *
 * The options are read here and not by args_read(), because --lang takes one
 * more word than elsewhere: both.
 */
#include "cli/rules_text.h"

#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/say.h"

enum {
    COLUMNS = 80,
    ID_COLUMNS = 10, /* ids in lists are padded to this; longer ones push */
    SUGGESTIONS = 5,
    NLANGS = 2 /* languages side by side at most */
};

/* What was asked for and how to show it. */
struct view {
    FILE *out;
    FILE *err;
    const char *ui; /* language of headings and messages */
    const struct rule_language *lang[NLANGS]; /* to show, in this order */
    int nlangs;
    bool json;
    bool help;
    const char **words; /* room for argc words; ours */
    int nwords;
};

static const char *words(const struct view *v, enum cli_message m)
{
    return words_phrase(&cli_messages[m], v->ui);
}

static const char *topic(const struct rule_text *r,
                         const struct rule_language *l)
{
    return l->rules[r - dsk_rule_texts].topic;
}

static const char *text(const struct rule_text *r,
                        const struct rule_language *l)
{
    return l->rules[r - dsk_rule_texts].text;
}

/* ---- columns ---------------------------------------------------------- */

/* Columns of the first `n` bytes of `s`: its characters without combining
 * marks (U+0300 to U+036F, whose first byte is 0xCC or 0xCD).  The rules use
 * no wide characters. */
static int width(const char *s, size_t n)
{
    int w = 0;

    for (size_t i = 0; i < n; i++) {
        unsigned char b = (unsigned char)s[i];

        w += (b & 0xC0) != 0x80 && b != 0xCC && b != 0xCD;
    }
    return w;
}

static void pad(FILE *f, int n)
{
    if (n > 0)
        fprintf(f, "%*s", n, "");
}

/* Bytes of the piece of text at `s` that must stay on one line: a word, and
 * with it the next one if it has only one letter, as Czech wants ("v lese"). */
static size_t piece(const char *s)
{
    size_t begin = 0;
    size_t n = strcspn(s, " ");

    while (width(s + begin, n - begin) == 1 && s[n] == ' ') {
        begin = n + 1;
        n = begin + strcspn(s + begin, " ");
    }
    return n;
}

/* Writes words separated by single blanks, wrapped, `indent` blanks before
 * every line but the first, which begins in column `at`.  Returns the column
 * reached. */
static int put_wrapped(FILE *f, const char *s, int at, int indent)
{
    bool first = true;

    while (*s != '\0') {
        size_t n = piece(s);
        int w = width(s, n);

        if (!first && at + 1 + w > COLUMNS) {
            fputc('\n', f);
            pad(f, indent);
            at = indent;
        } else if (!first) {
            fputc(' ', f);
            at++;
        }
        fwrite(s, 1, n, f);
        at += w;
        first = false;
        s += n;
        s += strspn(s, " ");
    }
    return at;
}

/* One line of at most COLUMNS, ending in an ellipsis if text is left. */
static void put_line(FILE *f, const char *s, int at)
{
    size_t n = 0;

    for (size_t next; s[n] != '\0'; n = next) {
        next = n + strspn(s + n, " ");
        next += strcspn(s + next, " ");
        if (at + width(s, next) + (s[next] != '\0') > COLUMNS)
            break;
    }
    fwrite(s, 1, n, f);
    fputs(s[n] == '\0' ? "\n" : "…\n", f);
}

/* ---- text ------------------------------------------------------------- */

/* Id and topics in one entry of a list. */
static void put_entry(const struct view *v, const struct rule_text *r,
                      int indent)
{
    int hang = indent + ID_COLUMNS;
    int at = hang;

    pad(v->out, indent);
    fprintf(v->out, "%-*s", ID_COLUMNS - 1, r->id);
    if ((int)strlen(r->id) >= ID_COLUMNS)
        at = indent + (int)strlen(r->id) + 1;
    fputc(' ', v->out);
    for (int l = 0; l < v->nlangs; l++) {
        const char *t = topic(r, v->lang[l]);

        if (l > 0 && at + 3 + width(t, strlen(t)) > COLUMNS) {
            fputc('\n', v->out);
            pad(v->out, hang);
            at = hang;
        } else if (l > 0) {
            fputs(" / ", v->out);
            at += 3;
        }
        at = put_wrapped(v->out, t, at, hang);
    }
    fputc('\n', v->out);
}

/* The other rules a rule points to, with their topics. */
static void put_see(const struct view *v, const struct rule_text *r)
{
    const char *s = r->see;

    if (*s == '\0')
        return;
    fprintf(v->out, "\n%s\n", words(v, TELL_RULES_SEE));
    for (size_t n; *s != '\0'; s += n + (s[n] == ' ')) {
        n = strcspn(s, " ");
        for (int i = 0; i < dsk_nrule_texts; i++) {
            const struct rule_text *o = &dsk_rule_texts[i];

            if (strcmp(o->game, r->game) == 0 && strlen(o->id) == n &&
                memcmp(o->id, s, n) == 0)
                put_entry(v, o, 2);
        }
    }
}

static const struct rule_game *game_of(const struct rule_text *r)
{
    const struct rule_game *g = dsk_rule_games;

    while (strcmp(g->id, r->game) != 0)
        g++; /* every rule's game is in the table */
    return g;
}

static void put_rule(const struct view *v, const struct rule_text *r)
{
    const struct rule_game *g = game_of(r);

    fprintf(v->out, "%s  %s\n", r->id,
            rules_language(v->ui)->games[g - dsk_rule_games]);
    fprintf(v->out, "%s %s\n", words(v, TELL_RULES_HOLDS), r->editions);
    for (int l = 0; l < v->nlangs; l++) {
        fprintf(v->out, "\n%s\n  ", topic(r, v->lang[l]));
        put_wrapped(v->out, text(r, v->lang[l]), 2, 2);
        fputc('\n', v->out);
    }
    put_see(v, r);
}

/* A title in every language shown, once where they agree. */
static void put_heading(const struct view *v, const char *title[NLANGS])
{
    fputs(title[0], v->out);
    if (v->nlangs > 1 && strcmp(title[0], title[1]) != 0)
        fprintf(v->out, " / %s", title[1]);
    fputc('\n', v->out);
}

static void put_game(const struct view *v, int game)
{
    const char *title[NLANGS] = {""};

    for (int l = 0; l < v->nlangs; l++)
        title[l] = v->lang[l]->games[game];
    put_heading(v, title);
}

static void put_section(const struct view *v, int section)
{
    const char *title[NLANGS] = {""};

    for (int l = 0; l < v->nlangs; l++)
        title[l] = v->lang[l]->sections[section];
    put_heading(v, title);
}

/* Ids and topics of the whole table under their headings. */
static void put_all(const struct view *v)
{
    int g = 0, s = 0;

    for (int i = 0; i < dsk_nrule_texts; i++) {
        if (g < dsk_nrule_games && dsk_rule_games[g].first == i) {
            fputs(g > 0 ? "\n" : "", v->out);
            put_game(v, g++);
        }
        if (s < dsk_nrule_sections && dsk_rule_sections[s].first == i) {
            fputs("\n  ", v->out);
            put_section(v, s++);
        }
        put_entry(v, &dsk_rule_texts[i], 4);
    }
}

/* Matches, best first: id, topics and the beginning of the text.  The game is
 * named wherever it changes. */
static void put_matches(const struct view *v, const int *found, int n)
{
    const struct rule_game *last = NULL;

    for (int i = 0; i < n; i++) {
        const struct rule_text *r = &dsk_rule_texts[found[i]];
        const struct rule_game *g = game_of(r);

        if (g != last)
            put_game(v, (int)(g - dsk_rule_games));
        last = g;
        put_entry(v, r, 2);
        pad(v->out, 2 + ID_COLUMNS);
        put_line(v->out, text(r, v->lang[0]), 2 + ID_COLUMNS);
    }
    fprintf(v->out, "%s %d\n", words(v, TELL_RULES_FOUND), n);
}

/* ---- JSON ------------------------------------------------------------- */

static void put_json_bytes(FILE *f, const char *s, size_t n)
{
    fputc('"', f);
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];

        if (c == '"' || c == '\\')
            fprintf(f, "\\%c", c);
        else if (c < 0x20 || c == 0x7F)
            fprintf(f, "\\u%04x", c);
        else
            fputc(c, f);
    }
    fputc('"', f);
}

static void put_json(FILE *f, const char *key, const char *s)
{
    fprintf(f, "\"%s\":", key);
    put_json_bytes(f, s, strlen(s));
}

/* Words separated by single blanks as an array. */
static void put_json_words(FILE *f, const char *key, const char *s)
{
    fprintf(f, ",\"%s\":[", key);
    for (size_t n; *s != '\0'; s += n + (s[n] == ' ')) {
        n = strcspn(s, " ");
        put_json_bytes(f, s, n);
        fputs(s[n] == ' ' ? "," : "", f);
    }
    fputc(']', f);
}

static void put_json_langs(const struct view *v, const char *key,
                           const struct rule_text *r,
                           const char *(*get)(const struct rule_text *,
                                              const struct rule_language *))
{
    fprintf(v->out, ",\"%s\":{", key);
    for (int l = 0; l < v->nlangs; l++) {
        fputs(l > 0 ? "," : "", v->out);
        put_json(v->out, v->lang[l]->tag, get(r, v->lang[l]));
    }
    fputc('}', v->out);
}

static void put_json_rule(const struct view *v, const struct rule_text *r)
{
    fputc('{', v->out);
    put_json(v->out, "id", r->id);
    fputc(',', v->out);
    put_json(v->out, "game", r->game);
    put_json_words(v->out, "editions", r->editions);
    put_json_langs(v, "topic", r, topic);
    put_json_langs(v, "text", r, text);
    put_json_words(v->out, "see", r->see);
    fputc('}', v->out);
}

/* One object with the rules found; all of them if `found` is NULL. */
static void put_json_rules(const struct view *v, const int *found, int n)
{
    fputs("{\"rules\":[", v->out);
    for (int i = 0; i < n; i++) {
        fputs(i > 0 ? ",\n" : "\n", v->out);
        put_json_rule(v, &dsk_rule_texts[found == NULL ? i : found[i]]);
    }
    fputs(n > 0 ? "\n]}\n" : "]}\n", v->out);
}

/* ---- answering -------------------------------------------------------- */

static int not_found(const struct view *v)
{
    const char *last = v->words[v->nwords - 1];
    int like[SUGGESTIONS];
    int n = rules_suggest(last, like, SUGGESTIONS);
    bool id = v->nwords == 1 && strchr(last, '-') != NULL;

    fprintf(v->err, "deskovka rules: %s",
            words(v, id ? TELL_RULES_NO_ID : TELL_RULES_NO_WORDS));
    for (int i = 0; i < v->nwords; i++)
        fprintf(v->err, " %s", shown(v->words[i]));
    if (n > 0)
        fprintf(v->err, "; %s", words(v, TELL_RULES_MEANT));
    else
        fprintf(v->err, "; %s", words(v, TELL_RULES_ALL));
    for (int i = 0; i < n; i++)
        fprintf(v->err, "%s %s", i > 0 ? "," : "", dsk_rule_texts[like[i]].id);
    fputc('\n', v->err);
    return EXIT_FAILED;
}

/* Was just this rule asked for by its id? */
static bool asked_by_id(const struct view *v, int rule)
{
    for (int i = 0; i < v->nwords; i++)
        if (rules_is_id(rule, v->words[i]))
            return true;
    return false;
}

static int show_found(const struct view *v, const int *found, int n)
{
    if (v->json)
        put_json_rules(v, found, n);
    if (n == 0)
        return not_found(v);
    if (v->json)
        return EXIT_OK;
    if (n > 1 && !asked_by_id(v, found[0])) {
        put_matches(v, found, n);
        return EXIT_OK;
    }
    for (int i = 0; i < n; i++) {
        fputs(i > 0 ? "\n" : "", v->out);
        put_rule(v, &dsk_rule_texts[found[i]]);
    }
    return EXIT_OK;
}

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
    put_row(v, "deskovka rules", 29, TELL_RULES_FOR_ALL);
    put_row(v, "deskovka rules BASE-S4", 29, TELL_RULES_FOR_ONE);
    put_row(v, "deskovka rules BASE-S", 29, TELL_RULES_FOR_BEGIN);
    put_row(v, words(v, TELL_RULES_WORDS), 29, TELL_RULES_FOR_WORDS);
    put_row(v, words(v, TELL_RULES_IN_GAME), 29, TELL_RULES_FOR_GAME);
    fprintf(v->out, "\n%s\n\n", words(v, TELL_RULES_LETTERS));
    put_row(v, langs, 19, TELL_RULES_FOR_LANG);
    put_row(v, "--json", 19, TELL_OPT_RULES_JSON);
    put_row(v, "--help", 19, TELL_THIS_TEXT);
    fprintf(v->out, "\n%s\n", words(v, TELL_RULES_WHERE));
    put_row(v, "first, c2", 19, TELL_RULES_EDITIONS);
    put_row(v, "bb5, bb6", 19, TELL_RULES_BOXES);
    put_row(v, "all, 34p, 2p", 19, TELL_RULES_PLAYERS);
}

static int show(const struct view *v)
{
    int *found;
    int n, status;

    if (v->help) {
        put_help(v);
        return EXIT_OK;
    }
    if (v->nwords == 0) {
        if (v->json)
            put_json_rules(v, NULL, dsk_nrule_texts);
        else
            put_all(v);
        return EXIT_OK;
    }
    found = malloc((size_t)dsk_nrule_texts * sizeof *found);
    if (found == NULL) {
        fprintf(v->err, "deskovka rules: %s\n", words(v, TELL_RULES_MEMORY));
        return EXIT_FAILED;
    }
    n = rules_find(v->words, v->nwords, found, dsk_nrule_texts);
    status = show_found(v, found, n);
    free(found);
    return status;
}

/* ---- options ---------------------------------------------------------- */

/* Chooses what `--lang` says; false if it says nothing known. */
static bool set_lang(struct view *v, const char *name)
{
    if (name == NULL)
        return false;
    v->ui = cli_language();
    v->lang[0] = rules_language(v->ui);
    v->lang[1] = rules_language("en");
    if (v->lang[1] == v->lang[0])
        v->lang[1] = rules_language("cs");
    v->nlangs = NLANGS;
    if (strcmp(name, "both") == 0)
        return true;
    for (int l = 0; l < dsk_languages(); l++) {
        if (strcmp(name, dsk_language(l)) != 0)
            continue;
        v->ui = dsk_language(l);
        v->lang[0] = rules_language(v->ui);
        v->nlangs = 1;
        return true;
    }
    return false;
}

static int bad_usage(const struct view *v, enum cli_message why,
                     const char *what)
{
    fprintf(v->err, "deskovka rules: %s%s%s\n%s\n", words(v, why),
            *what == '\0' ? "" : " ", shown(what), words(v, TELL_RULES_USAGE));
    return EXIT_USAGE;
}

/* Reads the command line; 0 or the exit status of bad usage. */
static int read_options(struct view *v, int argc, char **argv)
{
    bool options = true;

    for (int i = 1; i < argc; i++) {
        const char *a = argv[i];

        if (!options || a[0] != '-' || a[1] == '\0') {
            v->words[v->nwords++] = a;
        } else if (strcmp(a, "--") == 0) {
            options = false;
        } else if (strcmp(a, "--json") == 0) {
            v->json = true;
        } else if (strcmp(a, "--help") == 0 || strcmp(a, "-h") == 0) {
            v->help = true;
        } else if (strcmp(a, "--lang") == 0) {
            i++;
            if (!set_lang(v, i < argc ? argv[i] : NULL))
                return bad_usage(v, TELL_RULES_LANG,
                                 formatted("%s, both", cli_languages(", ")));
        } else if (strncmp(a, "--lang=", 7) == 0) {
            if (!set_lang(v, a + 7))
                return bad_usage(v, TELL_RULES_LANG,
                                 formatted("%s, both", cli_languages(", ")));
        } else {
            return bad_usage(v, TELL_RULES_OPTION, a);
        }
    }
    return 0;
}

int cmd_rules_to(int argc, char **argv, FILE *out, FILE *err)
{
    struct view v = {.out = out, .err = err};
    int status;

    set_lang(&v, "both");
    v.words = malloc(((size_t)argc + 1) * sizeof *v.words);
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

static int cmd_rules(int argc, char **argv)
{
    return cmd_rules_to(argc, argv, stdout, stderr);
}

/* For help and completion; --help and --lang are everybody's. */
static const struct opt opts[] = {
    {.name = "json", .kind = OPT_FLAG},
};

const struct cli_command cmd_rules_entry = {
    .name = "rules",
    .operands = "[ID | WORDS...]",
    .most = -1,
    .opts = opts,
    .nopts = COUNT(opts),
    .run = cmd_rules,
};
