/*
 * mkrules OUT.c IN.rules...: compiles rule texts to the tables of
 * src/cli/rules_text.h.
 *
 * A file is UTF-8, at most 80 characters to a line.  Blank lines and lines
 * that begin with # say nothing.  Every other line is a keyword and what
 * follows it:
 *
 *     game carcassonne            first, once in a file
 *         in first c2 bb5 bb6     the words a rule's `in` may use
 *         en Carcassonne          its name
 *         cs Carcassonne
 *     section                     a heading over the rules that follow
 *         en Fields and farmers
 *         cs Louky a sedláci
 *     rule FARM-6
 *         in first c2 bb5 bb6     where it holds
 *         topic en Scoring a field
 *         topic cs Vyhodnocení louky
 *         en ...                  may be repeated: joined with a blank
 *         cs ...
 *         see FARM-7 TRD-P3       other rules of the game, optional
 *
 * After `in` and `see` a word that begins with # starts a remark.
 *
 * All input is read and checked before anything is written.  Bad input is
 * refused with `file:line: sentence` and exit status 1, and OUT.c is removed,
 * so that a stale table cannot be taken for a new one.  Files and strings live
 * in one arena until the program ends; nothing else is allocated.
 */
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Bounds; more is refused.  A line has at most COLUMNS characters of at most
 * four bytes.  A C11 compiler need not take a string of more than 4095.  The
 * arena is some thirty times what today's rules need. */
enum {
    ARENA_BYTES = 1 << 24,
    COLUMNS = 80,
    LINE_BYTES = 4 * COLUMNS + 1,
    TEXT_BYTES = 4000,
    ID_BYTES = 15,
    MAX_GAMES = 8,
    MAX_SECTIONS = 256,
    MAX_RULES = 2048
};

enum lang { EN, CS, NLANGS };

static const char *const lang_names[NLANGS] = {[EN] = "en", [CS] = "cs"};

enum kind { KIND_NONE, KIND_GAME, KIND_SECTION, KIND_RULE, NKINDS };

static const char *const kind_names[NKINDS] = {
    [KIND_NONE] = "",
    [KIND_GAME] = "game",
    [KIND_SECTION] = "section",
    [KIND_RULE] = "rule",
};

/* A game, a section or a rule; fields it has no use for stay NULL. */
struct record {
    enum kind kind;
    const char *file;
    int line;
    int see_line;
    int game;    /* index of its game */
    int section; /* a rule: index of its section */
    char *id;    /* a game or a rule */
    char *in;
    char *topic[NLANGS];
    char *text[NLANGS];
    char *see;
};

static struct {
    const char *out;
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

/* Appends `s` to `*to`, a blank between; refuses what gets too long.  A string
 * at the end of the arena grows where it is. */
static void append(const struct reader *r, char **to, const char *s)
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
    (*to)[old - 1] = ' ';
    memcpy(*to + old, s, n + 1);
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

/* ---- records ---------------------------------------------------------- */

/* Refuses a record that lacks something. */
static void close_record(const struct reader *r)
{
    const struct record *c = r->rec;

    if (c == NULL)
        return;
    if (c->kind != KIND_SECTION && c->in == NULL)
        refuse(c->file, c->line, "the %s lacks `in'", kind_names[c->kind]);
    for (int l = 0; l < NLANGS; l++) {
        if (c->kind == KIND_RULE && c->topic[l] == NULL)
            refuse(c->file, c->line, "rule %s lacks `topic %s'", c->id,
                   lang_names[l]);
        if (c->text[l] == NULL)
            refuse(c->file, c->line, "the %s lacks `%s'", kind_names[c->kind],
                   lang_names[l]);
    }
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
    if (*rest != '\0')
        refuse(r->file, r->line, "nothing stands after `section'");
    close_section(r);
    r->section = db.nsections;
    r->first_rule = db.nrules;
    r->rec = add(r, db.sections, &db.nsections, MAX_SECTIONS, KIND_SECTION);
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

static void read_topic(struct reader *r, const char *rest)
{
    char w[LINE_BYTES];

    if (r->rec->kind != KIND_RULE)
        refuse(r->file, r->line, "only a rule has a `topic'");
    if (!next_word(&rest, w))
        w[0] = '\0';
    rest += strspn(rest, " ");
    for (int l = 0; l < NLANGS; l++) {
        if (strcmp(w, lang_names[l]) != 0)
            continue;
        if (r->rec->topic[l] != NULL)
            refuse(r->file, r->line, "`topic %s' stands twice", w);
        if (*rest == '\0')
            refuse(r->file, r->line, "`topic %s' is empty", w);
        r->rec->topic[l] = copy(rest, strlen(rest));
        return;
    }
    refuse(r->file, r->line, "after `topic' stands en or cs");
}

static void read_field(struct reader *r, const char *keyword, const char *rest)
{
    if (strcmp(keyword, "in") == 0) {
        read_in(r, rest);
    } else if (strcmp(keyword, "see") == 0) {
        read_see(r, rest);
    } else if (strcmp(keyword, "topic") == 0) {
        read_topic(r, rest);
    } else {
        int l = strcmp(keyword, lang_names[CS]) == 0 ? CS : EN;

        if (*rest == '\0')
            refuse(r->file, r->line, "`%s' is empty", keyword);
        append(r, &r->rec->text[l], rest);
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
    if (open_record(r, keyword, rest))
        return;
    if (!has_word("in see topic en cs", keyword))
        refuse(r->file, r->line, "unknown keyword `%s'", keyword);
    if (r->rec == NULL)
        refuse(r->file, r->line, "a file begins with its game");
    read_field(r, keyword, rest);
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

static void read_file(const char *name)
{
    struct reader r = {.file = name, .game = -1, .section = -1};
    size_t n;
    const char *data = read_all(name, &n);

    for (size_t at = 0; at < n;) {
        const char *end = memchr(data + at, '\n', n - at);
        size_t len = end == NULL ? n - at : (size_t)(end - (data + at));

        r.line++;
        read_line(&r, data + at, len);
        at += len + 1;
    }
    close_record(&r);
    close_section(&r);
    if (r.section < 0)
        refuse(name, r.line > 0 ? r.line : 1, "the file holds no rule");
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

/* A string literal, broken after blanks.  ?? would be a trigraph. */
static void put_string(FILE *f, const char *s)
{
    int column = 0;

    fputc('"', f);
    for (; *s != '\0'; s++) {
        if (*s == '"' || *s == '\\' || *s == '?')
            fputc('\\', f);
        fputc(*s, f);
        if (++column >= 60 && *s == ' ' && s[1] != '\0') {
            fputs("\"\n     \"", f);
            column = 0;
        }
    }
    fputc('"', f);
}

static void put_rule(FILE *f, const struct record *c)
{
    const char *const field[] = {c->id,        db.games[c->game].id,
                                 c->in,        c->topic[EN],
                                 c->topic[CS], c->text[EN],
                                 c->text[CS],  c->see == NULL ? "" : c->see};

    fputs("    {", f);
    for (size_t i = 0; i < sizeof field / sizeof field[0]; i++) {
        fputs(i == 0 ? "" : ",\n     ", f);
        put_string(f, field[i]);
    }
    fputs("},\n", f);
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

static void put_sections(FILE *f, const int order[MAX_GAMES])
{
    int first = 0;

    fputs("const struct rule_section dsk_rule_sections[] = {\n", f);
    for (int g = 0; g < db.ngames; g++) {
        for (int s = 0; s < db.nsections; s++) {
            const struct record *c = &db.sections[s];

            if (c->game != order[g])
                continue;
            fprintf(f, "    {\"%s\",\n     ", db.games[c->game].id);
            put_string(f, c->text[EN]);
            fputs(",\n     ", f);
            put_string(f, c->text[CS]);
            fprintf(f, ", %d},\n", first);
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

        fprintf(f, "    {\"%s\", ", c->id);
        put_string(f, c->in);
        fputs(",\n     ", f);
        put_string(f, c->text[EN]);
        fputs(", ", f);
        put_string(f, c->text[CS]);
        fprintf(f, ", %d},\n", first);
        for (int i = 0; i < db.nrules; i++)
            first += db.rules[i].game == order[g];
    }
    fprintf(f, "};\nconst int dsk_nrule_games = %d;\n", db.ngames);
}

static void write_tables(const char *name)
{
    int order[MAX_GAMES];
    FILE *f = fopen(name, "wb");
    bool bad;

    if (f == NULL)
        fail(name, "cannot be written");
    sort_games(order);
    fputs("/* Made by tools/mkrules.c from data/rules; do not edit. */\n"
          "#include \"cli/rules_text.h\"\n\n",
          f);
    put_rules(f, order);
    put_sections(f, order);
    put_games(f, order);
    bad = ferror(f) != 0;
    if (fclose(f) != 0 || bad)
        fail(name, "cannot be written");
}

int main(int argc, char **argv)
{
    size_t n = argc > 1 ? strlen(argv[1]) : 0;

    if (argc < 3 || n < 3 || strcmp(argv[1] + n - 2, ".c") != 0) {
        fputs("usage: mkrules OUT.c IN.rules...\n", stderr);
        return 2;
    }
    db.out = argv[1];
    for (int i = 2; i < argc; i++)
        read_file(argv[i]);
    for (int i = 0; i < db.nrules; i++)
        check_see(&db.rules[i]);
    write_tables(argv[1]);
    return EXIT_SUCCESS;
}
