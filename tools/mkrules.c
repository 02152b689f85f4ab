/*
 * mkrules [--pseudo] OUT.c IN.rules... IN.TAG...: compiles rule texts
 * to the tables of src/rulebook/texts.h.
 *
 * A file is UTF-8, at most 80 characters to a line.  Blank lines and lines
 * that begin with # say nothing.  GAME.rules is a game with its sections and
 * rules; every line is a keyword and what follows it:
 *
 *     game carcassonne            first, once in a file
 *         in first c2 bb5 bb6     the words a rule's `in` may use
 *         where bb5 edition=bb5   when such a word holds; none: always
 *     section fields              a chapter: the rules that follow
 *         part module             or box, play, meet, ruling; else as before
 *         when farmers=on         the set-ups it belongs to; none: all
 *     rule FARM-6
 *         in first c2 bb5 bb6     where it holds
 *         see FARM-7 TRD-P3       other rules of the game, optional
 *         when modules=river      the set-ups it holds in, instead of `in`
 *         also harvest            more words that find it (a section's too)
 *         picture tile D 0,0 R0   drawn beside it, may be repeated
 *
 * A condition is KEY=A,B (the option has one of these values) or KEY!=A,B (it
 * has none of them).  All on the line must hold; with `or` between them, all on
 * one side of it.  A picture is made of presets (doc/notation.md), several on
 * one line have `; ` between them.  After `in`, `see`, `when` and `also` a word
 * that begins with # starts a remark.
 *
 * GAME.TAG is what the language TAG says: a title for each of them, and the
 * text of a rule in lines that begin with a blank, joined with one:
 *
 *     game carcassonne Carcassonne
 *     section fields Louky a sedláci
 *     rule FARM-6 Vyhodnocení louky
 *         ...
 *
 * A language says everything or the build stops.  --pseudo adds x-pseudo,
 * the letters of tools/pseudo.h.
 *
 * All input is read and checked before anything is written.  Bad input is
 * refused with `file:line: sentence` and exit status 1, and what was to be
 * written is removed, so that a stale table cannot be taken for a new one.
 * Files and strings live in one arena until the program ends; nothing else is
 * allocated.
 */
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pseudo.h"

/* Bounds; more is refused.  A line has at most COLUMNS characters of at most
 * four bytes.  A C11 compiler need not take a string of more than 4095.  The
 * arena is some thirty times what today's rules need. */
enum {
    ARENA_BYTES = 1 << 24,
    COLUMNS = 80,
    LINE_BYTES = 4 * COLUMNS + 1,
    TEXT_BYTES = 4000,
    ID_BYTES = 15,
    MAX_LANGS = 16,
    MAX_GAMES = 8,
    MAX_SECTIONS = 256,
    MAX_RULES = 2048
};

enum kind { KIND_NONE, KIND_GAME, KIND_SECTION, KIND_RULE, NKINDS };

static const char *const kind_names[NKINDS] = {
    [KIND_NONE] = "",
    [KIND_GAME] = "game",
    [KIND_SECTION] = "section",
    [KIND_RULE] = "rule",
};

/* A game, a section or a rule; fields it has no use for stay NULL.  A rule's
 * title is its topic; only a rule has texts. */
struct record {
    enum kind kind;
    const char *file;
    int line;
    int see_line;
    int game;    /* index of its game */
    int section; /* a rule: index of its section */
    char *id;
    char *part; /* a section */
    char *in;
    char *where; /* a game: `word condition...` in lines */
    char *when;
    char *also;
    char *picture; /* pictures in lines */
    char *see;
    char *title[MAX_LANGS];
    char *text[MAX_LANGS];
};

static struct {
    const char *out;
    const char *langs[MAX_LANGS]; /* their tags */
    int nlangs;
    struct record games[MAX_GAMES];
    struct record sections[MAX_SECTIONS];
    struct record rules[MAX_RULES];
    int ngames, nsections, nrules;
} db;

/* Where the reader is. */
struct reader {
    const char *file;
    int line;
    struct record *rec; /* open record or NULL */
    int game;           /* index of this file's game, -1 before it */
    int section;        /* index of the open section, -1 before the first */
    int first_rule;     /* rules read before the open section */
    int lang;           /* what the file says, -1 in GAME.rules */
    int opened;         /* the line that opened the record */
};

/* ---- failing ---------------------------------------------------------- */

static _Noreturn void quit(void)
{
    if (db.out != NULL)
        remove(db.out);
    exit(EXIT_FAILURE);
}

/* Refuses the input with a sentence. */
static _Noreturn void refuse(const char *file, int line, const char *fmt, ...)
{
    va_list ap;

    fprintf(stderr, "%s:%d: ", file, line);
    va_start(ap, fmt);
    vfprintf(stderr, fmt, ap);
    va_end(ap);
    fputc('\n', stderr);
    quit();
}

static _Noreturn void fail(const char *name, const char *what)
{
    fprintf(stderr, "mkrules: %s: %s\n", name, what);
    quit();
}

/* ---- words ------------------------------------------------------------ */

static struct {
    char data[ARENA_BYTES];
    size_t used;
} arena;

static char *take(size_t n)
{
    char *p = arena.data + arena.used;

    if (n > ARENA_BYTES - arena.used)
        fail("input", "more than the program has room for");
    arena.used += n;
    return p;
}

static char *copy(const char *s, size_t n)
{
    char *d = take(n + 1);

    memcpy(d, s, n);
    d[n] = '\0';
    return d;
}

/* Appends `s` to `*to`, `gap` between; refuses what gets too long.  A string
 * at the end of the arena grows where it is. */
static void append_after(const struct reader *r, char **to, char gap,
                         const char *s)
{
    size_t old = *to == NULL ? 0 : strlen(*to) + 1;
    size_t n = strlen(s);

    if (old + n > TEXT_BYTES)
        refuse(r->file, r->line, "the text is longer than %d bytes",
               (int)TEXT_BYTES);
    if (old == 0) {
        *to = copy(s, n);
        return;
    }
    if (*to + old == arena.data + arena.used) {
        take(n + 1);
    } else {
        const char *from = *to;

        *to = take(old + n + 1);
        memcpy(*to, from, old);
    }
    (*to)[old - 1] = gap;
    memcpy(*to + old, s, n + 1);
}

static void append(const struct reader *r, char **to, const char *s)
{
    append_after(r, to, ' ', s);
}

/* The next word of `*s` into `w`, which has room for any line; false at the
 * end.  Words are separated by one or more blanks. */
static bool next_word(const char **s, char w[LINE_BYTES])
{
    size_t n;

    *s += strspn(*s, " ");
    n = strcspn(*s, " ");
    if (n == 0)
        return false;
    if (n >= LINE_BYTES)
        n = LINE_BYTES - 1; /* cannot be: no word is longer than its line */
    memcpy(w, *s, n);
    w[n] = '\0';
    *s += n;
    return true;
}

static bool has_word(const char *list, const char *word)
{
    char w[LINE_BYTES];

    while (next_word(&list, w))
        if (strcmp(w, word) == 0)
            return true;
    return false;
}

static char upper(char c)
{
    return (char)(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

static bool same_id(const char *a, const char *b)
{
    while (*a != '\0' && upper(*a) == upper(*b)) {
        a++;
        b++;
    }
    return *a == *b;
}

/* ---- checking a line -------------------------------------------------- */

/* Bytes of the UTF-8 character at `s`, 0 if there is no valid one.  `n` bytes
 * are left. */
static size_t utf8_length(const unsigned char *s, size_t n)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    size_t len = s[0] < 0x80   ? 1
                 : s[0] < 0xC2 ? 0
                 : s[0] < 0xE0 ? 2
                 : s[0] < 0xF0 ? 3
                 : s[0] < 0xF5 ? 4
                               : 0;
    uint32_t c;

    if (len <= 1 || len > n)
        return len > n ? 0 : len;
    c = s[0] & (0xFFu >> (len + 1));
    for (size_t i = 1; i < len; i++) {
        if ((s[i] & 0xC0) != 0x80)
            return 0;
        c = c << 6 | (s[i] & 0x3Fu);
    }
    if (c < least[len] || c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF))
        return 0;
    return len;
}

static void check_line(const struct reader *r, const char *s, size_t n)
{
    const unsigned char *u = (const unsigned char *)s;
    int columns = 0;

    for (size_t i = 0; i < n; columns++) {
        size_t len = utf8_length(u + i, n - i);

        if (len == 0)
            refuse(r->file, r->line, "byte %d of the line is not UTF-8",
                   (int)i + 1);
        if (u[i] == 0)
            refuse(r->file, r->line, "the line holds a NUL byte");
        if (u[i] < 0x20 || u[i] == 0x7F)
            refuse(r->file, r->line, "the line holds the control byte 0x%02X",
                   (unsigned)u[i]);
        i += len;
    }
    if (columns > COLUMNS)
        refuse(r->file, r->line,
               "the line has %d characters, more than the %d allowed", columns,
               (int)COLUMNS);
}

static void check_id(const struct reader *r, const char *id)
{
    const char *dash = strchr(id, '-');
    size_t n = strlen(id);
    bool good = dash != NULL && dash != id && dash[1] != '\0' && n <= ID_BYTES;

    for (size_t i = 0; i < n && good; i++) {
        bool digit = id[i] >= '0' && id[i] <= '9';
        bool big = id[i] >= 'A' && id[i] <= 'Z';
        bool small = id[i] >= 'a' && id[i] <= 'z' && id + i > dash;

        good = digit || big || small || id + i == dash;
    }
    if (!good)
        refuse(r->file, r->line,
               "`%s' is no id: it wants capitals or digits, a dash, and "
               "letters or digits, %d in all at most",
               id, (int)ID_BYTES);
}

static void check_game_id(const struct reader *r, const char *id)
{
    for (const char *p = id; *p != '\0'; p++)
        if (*p < 'a' || *p > 'z')
            refuse(r->file, r->line, "a game is named in small letters");
}

static void check_section_id(const struct reader *r, const char *id)
{
    for (const char *p = id; *p != '\0'; p++)
        if ((*p < 'a' || *p > 'z') && *p != '-')
            refuse(r->file, r->line,
                   "a section is named in small letters and dashes");
}

/* ---- records ---------------------------------------------------------- */

/* Refuses a record that lacks something. */
static void close_record(const struct reader *r)
{
    const struct record *c = r->rec;

    if (c == NULL)
        return;
    if (r->lang < 0 && c->kind != KIND_SECTION && c->in == NULL)
        refuse(c->file, c->line, "the %s lacks `in'", kind_names[c->kind]);
    if (r->lang >= 0 && c->kind == KIND_RULE && c->text[r->lang] == NULL)
        refuse(r->file, r->opened, "rule %s has no text", c->id);
}

static void close_section(const struct reader *r)
{
    if (r->section >= 0 && db.nrules == r->first_rule)
        refuse(r->file, db.sections[r->section].line,
               "the section holds no rule");
}

static struct record *add(const struct reader *r, struct record *list, int *n,
                          int max, enum kind kind)
{
    struct record *rec = &list[*n];

    if (*n >= max)
        refuse(r->file, r->line, "there are more than %d of kind `%s'", max,
               kind_names[kind]);
    rec->kind = kind;
    rec->file = r->file;
    rec->line = r->line;
    rec->game = r->game;
    rec->section = r->section;
    ++*n;
    return rec;
}

/* The single word after `game` or `rule`. */
static char *only_word(const struct reader *r, const char *keyword,
                       const char *rest)
{
    char w[LINE_BYTES], more[LINE_BYTES];

    if (!next_word(&rest, w) || next_word(&rest, more))
        refuse(r->file, r->line, "after `%s' stands exactly one word", keyword);
    return copy(w, strlen(w));
}

static void open_game(struct reader *r, const char *rest)
{
    char *id = only_word(r, "game", rest);

    check_game_id(r, id);
    if (r->game >= 0)
        refuse(r->file, r->line, "a file holds one game only");
    for (int g = 0; g < db.ngames; g++)
        if (strcmp(db.games[g].id, id) == 0)
            refuse(r->file, r->line, "game %s is already in %s", id,
                   db.games[g].file);
    r->game = db.ngames;
    r->rec = add(r, db.games, &db.ngames, MAX_GAMES, KIND_GAME);
    r->rec->id = id;
}

static void open_section(struct reader *r, const char *rest)
{
    char *id = only_word(r, "section", rest);

    check_section_id(r, id);
    for (int i = 0; i < db.nsections; i++)
        if (db.sections[i].game == r->game &&
            strcmp(db.sections[i].id, id) == 0)
            refuse(r->file, r->line, "section %s is already in line %d", id,
                   db.sections[i].line);
    close_section(r);
    r->section = db.nsections;
    r->first_rule = db.nrules;
    r->rec = add(r, db.sections, &db.nsections, MAX_SECTIONS, KIND_SECTION);
    r->rec->id = id;
}

static void open_rule(struct reader *r, const char *rest)
{
    char *id = only_word(r, "rule", rest);

    check_id(r, id);
    if (r->section < 0)
        refuse(r->file, r->line, "rule %s stands before any section", id);
    for (int i = 0; i < db.nrules; i++)
        if (db.rules[i].game == r->game && same_id(db.rules[i].id, id))
            refuse(r->file, r->line, "id %s is already used in line %d", id,
                   db.rules[i].line);
    r->rec = add(r, db.rules, &db.nrules, MAX_RULES, KIND_RULE);
    r->rec->id = id;
}

static bool open_record(struct reader *r, const char *keyword, const char *rest)
{
    static void (*const open[NKINDS])(struct reader *, const char *) = {
        [KIND_GAME] = open_game,
        [KIND_SECTION] = open_section,
        [KIND_RULE] = open_rule,
    };

    for (int k = KIND_GAME; k < NKINDS; k++) {
        if (strcmp(keyword, kind_names[k]) != 0)
            continue;
        close_record(r);
        if (k != KIND_GAME && r->game < 0)
            refuse(r->file, r->line, "a file begins with its game");
        open[k](r, rest);
        return true;
    }
    return false;
}

/* ---- fields ----------------------------------------------------------- */

/* The words of `rest` up to a remark, each once. */
static char *word_list(const struct reader *r, const char *keyword,
                       const char *rest)
{
    char w[LINE_BYTES];
    char *list = NULL;

    while (next_word(&rest, w) && w[0] != '#') {
        if (list != NULL && has_word(list, w))
            refuse(r->file, r->line, "`%s' stands twice", w);
        append(r, &list, w);
    }
    if (list == NULL)
        refuse(r->file, r->line, "`%s' is empty", keyword);
    return list;
}

/* The words of `list` in the order of `order`, which must hold them all. */
static char *ordered(const struct reader *r, const char *list,
                     const char *order)
{
    char w[LINE_BYTES];
    char *sorted = NULL;

    for (const char *p = list; next_word(&p, w);)
        if (!has_word(order, w))
            refuse(r->file, r->line, "`%s' is none of: %s", w, order);
    while (next_word(&order, w))
        if (has_word(list, w))
            append(r, &sorted, w);
    return sorted;
}

static void read_in(struct reader *r, const char *rest)
{
    char *list;

    if (r->rec->kind == KIND_SECTION)
        refuse(r->file, r->line, "a section has no `in'");
    if (r->rec->in != NULL)
        refuse(r->file, r->line, "`in' stands twice");
    list = word_list(r, "in", rest);
    r->rec->in = r->rec->kind == KIND_GAME
                     ? list
                     : ordered(r, list, db.games[r->game].in);
}

static void read_see(struct reader *r, const char *rest)
{
    if (r->rec->kind != KIND_RULE)
        refuse(r->file, r->line, "only a rule has `see'");
    if (r->rec->see != NULL)
        refuse(r->file, r->line, "`see' stands twice");
    r->rec->see = word_list(r, "see", rest);
    r->rec->see_line = r->line;
}

/* KEY=A,B or KEY!=A,B in small letters, digits and `_`. */
static bool is_condition(const char *w)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789_";
    size_t key = strspn(w, letters);
    const char *values = w + key + (w[key] == '!');

    if (key == 0 || values[0] != '=')
        return false;
    do {
        size_t n = strspn(++values, letters);

        if (n == 0)
            return false;
        values += n;
    } while (*values == ',');
    return *values == '\0';
}

static void check_conditions(const struct reader *r, const char *list)
{
    char w[LINE_BYTES];

    while (next_word(&list, w))
        if (strcmp(w, "or") != 0 && !is_condition(w))
            refuse(r->file, r->line, "`%s' is no condition KEY=VALUE", w);
}

static void read_when(struct reader *r, const char *rest)
{
    if (r->rec->kind == KIND_GAME)
        refuse(r->file, r->line, "a game has no `when'");
    if (r->rec->when != NULL)
        refuse(r->file, r->line, "`when' stands twice");
    r->rec->when = word_list(r, "when", rest);
    check_conditions(r, r->rec->when);
}

static void read_where(struct reader *r, const char *rest)
{
    char w[LINE_BYTES];
    const char *conditions = rest;

    if (r->rec->kind != KIND_GAME)
        refuse(r->file, r->line, "only a game has `where'");
    if (r->rec->in == NULL || !next_word(&conditions, w) ||
        !has_word(r->rec->in, w))
        refuse(r->file, r->line, "`where' explains a word of `in' above it");
    check_conditions(r, word_list(r, "where", conditions));
    append_after(r, &r->rec->where, '\n', rest);
}

static void read_part(struct reader *r, const char *rest)
{
    char *part = only_word(r, "part", rest);

    if (r->rec->kind != KIND_SECTION)
        refuse(r->file, r->line, "only a section has a `part'");
    if (!has_word("box play module meet ruling", part))
        refuse(r->file, r->line, "`%s' is no part of a book", part);
    r->rec->part = part;
}

static void read_also(struct reader *r, const char *rest)
{
    if (r->rec->kind == KIND_GAME)
        refuse(r->file, r->line, "a game has no `also'");
    if (r->rec->also != NULL)
        refuse(r->file, r->line, "`also' stands twice");
    r->rec->also = word_list(r, "also", rest);
}

/* A line that ends in `;` goes on in the next. */
static void read_picture(struct reader *r, const char *rest)
{
    size_t old;
    bool more;

    if (r->rec->kind != KIND_RULE)
        refuse(r->file, r->line, "only a rule has a `picture'");
    if (*rest == '\0')
        refuse(r->file, r->line, "`picture' is empty");
    old = r->rec->picture == NULL ? 0 : strlen(r->rec->picture);
    more = old > 0 && r->rec->picture[old - 1] == ';';
    append_after(r, &r->rec->picture, more ? ' ' : '\n', rest);
}

static const struct field {
    const char *keyword;
    void (*read)(struct reader *r, const char *rest);
} fields[] = {
    {"in", read_in},           {"where", read_where}, {"part", read_part},
    {"when", read_when},       {"see", read_see},     {"also", read_also},
    {"picture", read_picture},
};

/* Reads what a line says of the open record; false: no such keyword. */
static bool read_field(struct reader *r, const char *keyword, const char *rest)
{
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        if (strcmp(keyword, fields[i].keyword) != 0)
            continue;
        if (r->rec != NULL)
            fields[i].read(r, rest);
        return true;
    }
    return false;
}

/* ---- what a language says --------------------------------------------- */

/* The record of the game that the file's line names, NULL if there is none. */
static struct record *named(const struct reader *r, const char *keyword,
                            const char *id)
{
    struct record *list = strcmp(keyword, "rule") == 0      ? db.rules
                          : strcmp(keyword, "section") == 0 ? db.sections
                                                            : db.games;
    int n = list == db.rules      ? db.nrules
            : list == db.sections ? db.nsections
                                  : db.ngames;

    for (int i = 0; i < n; i++)
        if ((list == db.games || list[i].game == r->game) &&
            strcmp(list[i].id, id) == 0)
            return &list[i];
    return NULL;
}

/* `keyword ID TITLE`. */
static void read_title(struct reader *r, const char *keyword, const char *rest)
{
    bool game = strcmp(keyword, "game") == 0;
    char id[LINE_BYTES];

    if (!has_word("game section rule", keyword))
        refuse(r->file, r->line, "unknown keyword `%s'", keyword);
    if (!game && r->game < 0)
        refuse(r->file, r->line, "a file begins with its game");
    if (game && r->game >= 0)
        refuse(r->file, r->line, "a file holds one game only");
    close_record(r);
    if (!next_word(&rest, id))
        id[0] = '\0';
    rest += strspn(rest, " ");
    r->rec = named(r, keyword, id);
    if (r->rec == NULL)
        refuse(r->file, r->line, "there is no %s `%s'", keyword, id);
    if (r->rec->title[r->lang] != NULL)
        refuse(r->file, r->line, "%s %s stands twice", keyword, id);
    if (*rest == '\0')
        refuse(r->file, r->line, "%s %s has no title", keyword, id);
    r->rec->title[r->lang] = copy(rest, strlen(rest));
    r->opened = r->line;
    if (game)
        r->game = (int)(r->rec - db.games);
}

static void read_text(const struct reader *r, const char *text)
{
    if (r->rec == NULL || r->rec->kind != KIND_RULE)
        refuse(r->file, r->line, "only a rule has a text");
    append(r, &r->rec->text[r->lang], text);
}

static void check_said(const struct record *list, int n)
{
    for (int i = 0; i < n; i++)
        for (int l = 0; l < db.nlangs; l++)
            if (list[i].title[l] == NULL)
                refuse(list[i].file, list[i].line, "%s %s is not said in %s",
                       kind_names[list[i].kind], list[i].id, db.langs[l]);
}

/* English in other letters. */
static char *disguised(const char *s)
{
    return s == NULL ? NULL : pseudo(s, take(2 * strlen(s) + 1));
}

static int lang_named(const char *tag)
{
    int l = 0;

    while (l < db.nlangs && strcmp(db.langs[l], tag) != 0)
        l++;
    if (l == MAX_LANGS)
        fail(tag, "more languages than the program has room for");
    db.langs[l] = tag;
    db.nlangs += l == db.nlangs;
    return l;
}

static void add_pseudo(struct record *list, int n, int from, int to)
{
    for (int i = 0; i < n; i++) {
        list[i].title[to] = disguised(list[i].title[from]);
        list[i].text[to] = disguised(list[i].text[from]);
    }
}

/* ---- files ------------------------------------------------------------ */

static void read_line(struct reader *r, const char *s, size_t n)
{
    char line[LINE_BYTES], keyword[LINE_BYTES];
    const char *rest = line;

    check_line(r, s, n); /* so n < LINE_BYTES */
    while (n > 0 && s[n - 1] == ' ')
        n--;
    memcpy(line, s, n);
    line[n] = '\0';
    if (!next_word(&rest, keyword) || keyword[0] == '#')
        return;
    rest += strspn(rest, " ");
    if (r->lang >= 0 && line[0] == ' ') {
        read_text(r, line + strspn(line, " "));
        return;
    }
    if (r->lang >= 0) {
        read_title(r, keyword, rest);
        return;
    }
    if (open_record(r, keyword, rest))
        return;
    if (!read_field(r, keyword, rest))
        refuse(r->file, r->line, "unknown keyword `%s'", keyword);
    if (r->rec == NULL)
        refuse(r->file, r->line, "a file begins with its game");
}

/* The whole file; its length in `*n`. */
static const char *read_all(const char *name, size_t *n)
{
    FILE *f = fopen(name, "rb");
    const char *data = arena.data + arena.used;

    if (f == NULL)
        fail(name, "cannot be opened");
    *n = fread(arena.data + arena.used, 1, ARENA_BYTES - arena.used, f);
    if (ferror(f))
        fail(name, "cannot be read");
    if (!feof(f))
        fail(name, "more than the program has room for");
    fclose(f);
    take(*n);
    return data;
}

/* What follows the last dot of a file's name. */
static const char *suffix(const char *name)
{
    const char *dot = strrchr(name, '.');

    if (dot == NULL || strchr(dot, '/') != NULL || dot[1] == '\0')
        fail(name, "ends neither in .rules nor in the tag of a language");
    return dot + 1;
}

static bool is_rules(const char *name)
{
    return strcmp(suffix(name), "rules") == 0;
}

static void read_file(const char *name)
{
    struct reader r = {.file = name, .game = -1, .section = -1, .lang = -1};
    size_t n;
    const char *data = read_all(name, &n);

    if (!is_rules(name))
        r.lang = lang_named(suffix(name));
    for (size_t at = 0; at < n;) {
        const char *end = memchr(data + at, '\n', n - at);
        size_t len = end == NULL ? n - at : (size_t)(end - (data + at));

        r.line++;
        read_line(&r, data + at, len);
        at += len + 1;
    }
    close_record(&r);
    close_section(&r);
    if (r.lang < 0 && r.section < 0)
        refuse(name, r.line > 0 ? r.line : 1, "the file holds no rule");
}

/* Reads the games, or what languages say of them. */
static void read_files(char **name, bool rules)
{
    for (; *name != NULL; name++)
        if (is_rules(*name) == rules)
            read_file(*name);
}

/* ---- references ------------------------------------------------------- */

static bool known(int game, const char *id)
{
    for (int i = 0; i < db.nrules; i++)
        if (db.rules[i].game == game && strcmp(db.rules[i].id, id) == 0)
            return true;
    return false;
}

static void check_see(const struct record *c)
{
    const char *p = c->see;
    char w[LINE_BYTES];

    while (p != NULL && next_word(&p, w)) {
        if (strcmp(w, c->id) == 0)
            refuse(c->file, c->see_line, "rule %s points to itself", w);
        if (!known(c->game, w))
            refuse(c->file, c->see_line, "`see' names the unknown rule %s", w);
    }
}

/* ---- writing ---------------------------------------------------------- */

/* A string literal, broken after blanks; "" for NULL.  ?? would be a
 * trigraph. */
static void put_string(FILE *f, const char *s)
{
    int column = 0;

    fputc('"', f);
    for (s = s == NULL ? "" : s; *s != '\0'; s++) {
        if (*s == '"' || *s == '\\' || *s == '?')
            fputc('\\', f);
        if (*s == '\n')
            fputs("\\n", f);
        else
            fputc(*s, f);
        if (++column >= 60 && *s == ' ' && s[1] != '\0') {
            fputs("\"\n     \"", f);
            column = 0;
        }
    }
    fputc('"', f);
}

static void put_strings(FILE *f, const char *const *field, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        put_string(f, field[i]);
        fputs(",\n     ", f);
    }
}

static void put_rule(FILE *f, const struct record *c)
{
    const char *const field[] = {
        c->id, db.games[c->game].id, c->in, c->when, c->see, c->also};

    fputs("    {", f);
    put_strings(f, field, sizeof field / sizeof field[0]);
    put_string(f, c->picture);
    fputs("},\n", f);
}

/* The words of one language for the games, the sections or the rules: titles,
 * and the texts of rules. */
static void put_words(FILE *f, const int order[MAX_GAMES], int l,
                      const struct record *list, int n)
{
    bool rules = list == db.rules;

    fprintf(f, "static const %s %ss_%d[] = {\n",
            rules ? "struct rule_words" : "char *const", kind_names[list->kind],
            l);
    for (int g = 0; g < db.ngames; g++) {
        for (int i = 0; i < n; i++) {
            if (list[i].game != order[g])
                continue;
            fputs(rules ? "    {" : "    ", f);
            put_string(f, list[i].title[l]);
            fputs(rules ? ",\n     " : ",\n", f);
            if (rules) {
                put_string(f, list[i].text[l]);
                fputs("},\n", f);
            }
        }
    }
    fputs("};\n", f);
}

static void put_languages(FILE *f, const int order[MAX_GAMES])
{
    for (int l = 0; l < db.nlangs; l++) {
        put_words(f, order, l, db.games, db.ngames);
        put_words(f, order, l, db.sections, db.nsections);
        put_words(f, order, l, db.rules, db.nrules);
    }
    fputs("const struct rule_language dsk_rule_languages[] = {\n", f);
    for (int l = 0; l < db.nlangs; l++)
        fprintf(f, "    {\"%s\", games_%d, sections_%d, rules_%d},\n",
                db.langs[l], l, l, l);
    fprintf(f, "};\nconst int dsk_nrule_languages = %d;\n", db.nlangs);
}

/* Games by name: their indices in `order`. */
static void sort_games(int order[MAX_GAMES])
{
    for (int i = 0; i < db.ngames; i++) {
        int at = i;

        while (at > 0 &&
               strcmp(db.games[order[at - 1]].id, db.games[i].id) > 0) {
            order[at] = order[at - 1];
            at--;
        }
        order[at] = i;
    }
}

static void put_rules(FILE *f, const int order[MAX_GAMES])
{
    fputs("const struct rule_text dsk_rule_texts[] = {\n", f);
    for (int g = 0; g < db.ngames; g++)
        for (int i = 0; i < db.nrules; i++)
            if (db.rules[i].game == order[g])
                put_rule(f, &db.rules[i]);
    fprintf(f, "};\nconst int dsk_nrule_texts = %d;\n\n", db.nrules);
}

static int rules_of_section(int section)
{
    int n = 0;

    for (int i = 0; i < db.nrules; i++)
        n += db.rules[i].section == section;
    return n;
}

/* Its own part, or that of the section before it. */
static const char *part_of(int section)
{
    for (int s = section; s >= 0; s--)
        if (db.sections[s].game == db.sections[section].game &&
            db.sections[s].part != NULL)
            return db.sections[s].part;
    return "play";
}

static void put_section(FILE *f, const struct record *c, const char *part,
                        int first)
{
    const char *const field[] = {db.games[c->game].id, c->id, part, c->when,
                                 c->also};

    fputs("    {", f);
    put_strings(f, field, sizeof field / sizeof field[0]);
    fprintf(f, "%d},\n", first);
}

static void put_sections(FILE *f, const int order[MAX_GAMES])
{
    int first = 0;

    fputs("const struct rule_section dsk_rule_sections[] = {\n", f);
    for (int g = 0; g < db.ngames; g++) {
        for (int s = 0; s < db.nsections; s++) {
            const struct record *c = &db.sections[s];

            if (c->game != order[g])
                continue;
            put_section(f, c, part_of(s), first);
            first += rules_of_section(s);
        }
    }
    fprintf(f, "};\nconst int dsk_nrule_sections = %d;\n\n", db.nsections);
}

static void put_games(FILE *f, const int order[MAX_GAMES])
{
    int first = 0;

    fputs("const struct rule_game dsk_rule_games[] = {\n", f);
    for (int g = 0; g < db.ngames; g++) {
        const struct record *c = &db.games[order[g]];

        const char *const field[] = {c->id, c->in, c->where};

        fputs("    {", f);
        put_strings(f, field, sizeof field / sizeof field[0]);
        fprintf(f, "%d},\n", first);
        for (int i = 0; i < db.nrules; i++)
            first += db.rules[i].game == order[g];
    }
    fprintf(f, "};\nconst int dsk_nrule_games = %d;\n\n", db.ngames);
}

static FILE *begin(const char *name)
{
    FILE *f = fopen(name, "wb");

    if (f == NULL)
        fail(name, "cannot be written");
    return f;
}

static void finish(FILE *f, const char *name)
{
    bool bad = ferror(f) != 0;

    if (fclose(f) != 0 || bad)
        fail(name, "cannot be written");
}

static void write_tables(const char *name, const int order[MAX_GAMES])
{
    FILE *f = begin(name);

    fputs("/* Made by tools/mkrules.c from data/rules; do not edit. */\n"
          "#include \"rulebook/texts.h\"\n\n",
          f);
    put_rules(f, order);
    put_sections(f, order);
    put_games(f, order);
    put_languages(f, order);
    finish(f, name);
}

/* ---- all of it -------------------------------------------------------- */

static void check_languages(void)
{
    if (db.nlangs == 0)
        fail("input", "no language");
    check_said(db.games, db.ngames);
    check_said(db.sections, db.nsections);
    check_said(db.rules, db.nrules);
}

static void disguise_all(void)
{
    int from = lang_named("en");
    int to = lang_named("x-pseudo");

    add_pseudo(db.games, db.ngames, from, to);
    add_pseudo(db.sections, db.nsections, from, to);
    add_pseudo(db.rules, db.nrules, from, to);
}

static bool ends(const char *name, const char *end)
{
    size_t n = strlen(name), m = strlen(end);

    return n > m && strcmp(name + n - m, end) == 0;
}

int main(int argc, char **argv)
{
    bool other = argc > 1 && strcmp(argv[1], "--pseudo") == 0;
    char **arg = argv + 1 + other;
    int order[MAX_GAMES];

    if (argc - other < 3 || !ends(arg[0], ".c")) {
        fputs("usage: mkrules [--pseudo] OUT.c IN...\n", stderr);
        return 2;
    }
    db.out = arg[0];
    read_files(arg + 1, true);
    for (int i = 0; i < db.nrules; i++)
        check_see(&db.rules[i]);
    read_files(arg + 1, false);
    check_languages();
    if (other)
        disguise_all();
    sort_games(order);
    write_tables(db.out, order);
    return EXIT_SUCCESS;
}
