/*
 * Reading catalogues: lines, the glossary, messages and sentences.  A line
 * that begins with a blank goes on with the one before it; # opens a remark.
 */
#include "mkmessages.h"

#include <stdlib.h>
#include <string.h>

/* ---- lines --------------------------------------------------------------- */

struct lines {
    struct where at;
    char *next, *end;
};

static struct lines open_lines(const char *file)
{
    FILE *f = fopen(file, "rb");
    struct lines in = {{file, 0}, NULL, NULL};
    size_t size = 0, room = 1 << 20;

    in.next = keep(room);
    if (f == NULL)
        fail(in.at, "the file cannot be read");
    size = fread(in.next, 1, room - 1, f);
    fclose(f);
    if (size == room - 1)
        fail(in.at, "the file is too long");
    in.end = in.next + size;
    if (memchr(in.next, '\0', size) != NULL || memchr(in.next, '\t', size))
        fail(in.at, "no tab and no NUL may stand here");
    return in;
}

static char *one_line(struct lines *in)
{
    char *line = in->next, *stop;

    if (line >= in->end)
        return NULL;
    stop = memchr(line, '\n', (size_t)(in->end - line));
    if (stop == NULL)
        stop = in->end;
    *stop = '\0';
    in->next = stop + 1;
    in->at.line++;
    return line;
}

/* The next line with all that goes on with it; NULL at the end. */
static char *next_line(struct lines *in, struct where *at)
{
    char *line, *to;

    do {
        line = one_line(in);
        if (line == NULL)
            return NULL;
    } while (line[0] == '#' || line[0] == '\0');
    *at = in->at;
    if (line[0] == ' ')
        fail(*at, "there is nothing this line could go on with");
    to = line + strlen(line);
    while (in->next < in->end && *in->next == ' ') {
        char *more = one_line(in);

        more += strspn(more, " ");
        *to++ = ' ';
        memmove(to, more, strlen(more) + 1);
        to += strlen(to);
    }
    return line;
}

/* Cuts the first word off; the rest loses its leading blanks. */
static char *cut(char **rest)
{
    char *word = *rest + strspn(*rest, " ");
    char *end = word + strcspn(word, " ");

    *rest = end + (*end != '\0');
    *end = '\0';
    *rest += strspn(*rest, " ");
    return word;
}

/* Text in quotes, ~ for a blank that does not break; moves on. */
static const char *quoted(char **rest, struct where at)
{
    char *from = *rest, *end;
    char *out, *to;

    if (*from != '"' || (end = strchr(from + 1, '"')) == NULL)
        fail(at, "text in quotes is needed here");
    out = to = keep(2 * (size_t)(end - from) + 1);
    for (from++; from < end; from++) {
        if (*from == '~') {
            memcpy(to, "\302\240", 2);
            to += 2;
        } else {
            *to++ = *from;
        }
    }
    *rest = end + 1 + strspn(end + 1, " ");
    return out;
}

/* ---- the glossary -------------------------------------------------------- */

static int lang_of(const char *tag)
{
    for (int i = 0; i < all.nlangs; i++) {
        if (strcmp(all.lang[i].tag, tag) == 0)
            return i;
    }
    return -1;
}

static void add_lang(const char *tag, struct where at)
{
    if (all.nlangs == MAX_LANGS)
        fail(at, "too many languages");
    all.lang[all.nlangs].tag = keep_part(tag, strlen(tag));
    all.lang[all.nlangs].nothing = "";
    all.nlangs++;
}

/* domain NAME key[=word]...: words are found when all are known. */
static void read_domain(char *rest, struct where at)
{
    struct domain *d = &all.domain[all.ndomains++];

    if (all.ndomains > MAX_DOMAINS)
        fail(at, "too many domains");
    d->name = cut(&rest);
    d->at = at;
    while (*rest != '\0') {
        if (d->n == MAX_KEYS)
            fail(at, "too many words in the domain %s", d->name);
        d->key[d->n++] = cut(&rest);
    }
}

void read_glossary(const char *file)
{
    struct lines in = open_lines(file);
    struct where at;
    char *line;

    while ((line = next_line(&in, &at)) != NULL) {
        char *rest = line, *what = cut(&rest);

        if (strcmp(what, "reference") == 0)
            add_lang(rest, at);
        else if (strcmp(what, "domain") == 0)
            read_domain(rest, at);
        else
            fail(at, "%s: there is no such line", what);
    }
    if (all.nlangs != 1)
        fail(in.at, "one reference language is needed");
}

static void read_class(struct lang *l, char *rest, struct where at)
{
    struct class_rule *c = &l->class[l->nclasses++];
    char *dots;

    if (l->nclasses > MAX_CLASSES)
        fail(at, "too many plural classes");
    c->name = cut(&rest);
    c->hi = -1;
    if (*rest == '\0')
        return;
    c->lo = (int)strtol(rest, &dots, 10);
    c->hi =
        strncmp(dots, "..", 2) == 0 ? (int)strtol(dots + 2, &dots, 10) : c->lo;
    if (*dots != '\0')
        fail(at, "a class is NAME, NAME N or NAME N..M");
}

/* count ROW FORM...: the form for each plural class. */
static void read_row(struct lang *l, char *rest, struct where at)
{
    int row = l->nrows++;

    if (l->nrows > MAX_ROWS)
        fail(at, "too many counts");
    l->row[row] = cut(&rest);
    for (int c = 0; c < l->nclasses; c++) {
        char *form = cut(&rest);

        l->count[row][c] = find_name(l->form, l->nforms, form, strlen(form));
        if (l->count[row][c] < 0)
            fail(at, "there is no form \"%s\"", form);
    }
}

static int word_here(int lang, char *id, struct where at)
{
    int w = find_word(id, strlen(id));

    if (w >= 0)
        return w;
    if (lang != 0)
        fail(at, "%s is no word of the language %s", id, all.lang[0].tag);
    if (all.nwords == MAX_WORDS)
        fail(at, "too many words");
    all.word_at[all.nwords] = at;
    all.word[all.nwords] = id;
    return all.nwords++;
}

/* word ID form, form...: `-` where the language has none. */
static void read_word(int lang, char *rest, struct where at)
{
    struct lang *l = &all.lang[lang];
    int w = word_here(lang, cut(&rest), at), f = 0;

    if (l->word[w][0] != NULL)
        fail(at, "the word %s stands here twice", all.word[w]);
    for (char *p = rest; p != NULL; f++) {
        char *comma = strchr(p, ',');

        if (f == l->nforms)
            fail(at, "%s has too many forms", all.word[w]);
        if (comma != NULL)
            *comma++ = '\0';
        p += strspn(p, " ");
        if (strcmp(p, "-") != 0)
            l->word[w][f] = p;
        p = comma;
    }
    for (f = 0; l->word[w][0] == NULL && f < l->nforms; f++)
        l->word[w][0] = l->word[w][f]; /* plural only */
    if (l->word[w][0] == NULL || l->word[w][0][0] == '\0')
        fail(at, "%s has no form", all.word[w]);
}

/* form ID FORM text */
static void read_form(int lang, char *rest, struct where at)
{
    struct lang *l = &all.lang[lang];
    int w = word_here(lang, cut(&rest), at);
    char *name = cut(&rest);
    int f = find_name(l->form, l->nforms, name, strlen(name));

    if (f < 0)
        fail(at, "there is no form \"%s\"", name);
    l->word[w][f] = rest;
}

/* verb ID form, form...: as many as `verbs` names. */
static void read_verb(int lang, char *rest, struct where at)
{
    struct lang *l = &all.lang[lang];
    char *id = cut(&rest);
    int v = find_verb(id, strlen(id)), f = 0;

    if (v < 0 && (lang != 0 || all.nverbs == MAX_VERBS))
        fail(at, "the verb %s is unknown, or one too many", id);
    if (v < 0) {
        v = all.nverbs++;
        all.verb[v] = id;
        all.verb_at[v] = at;
    }
    if (l->verb[v][0] != NULL)
        fail(at, "the verb %s stands here twice", id);
    for (char *p = rest; p != NULL; f++) {
        char *comma = strchr(p, ',');

        if (f == l->nverb_forms)
            fail(at, "%s has too many forms", id);
        if (comma != NULL)
            *comma++ = '\0';
        p += strspn(p, " ");
        if (*p == '\0')
            fail(at, "%s has an empty form", id);
        if (strcmp(p, "-") != 0)
            l->verb[v][f] = p;
        else if (f == 0)
            fail(at, "%s has no form", id);
        p = comma;
    }
}

/* agree FORM...: the form of a verb for each plural class of who does it. */
static void read_agree(struct lang *l, char *rest, struct where at)
{
    for (int c = 0; c < l->nclasses; c++) {
        char *form = cut(&rest);

        l->agree[c] =
            1 + find_name(l->verb_form, l->nverb_forms, form, strlen(form));
        if (l->agree[c] == 0)
            fail(at, "there is no form \"%s\"", form);
    }
}

static void read_names(const char **to, int max, int *n, char *rest,
                       struct where at)
{
    while (*rest != '\0') {
        if (*n == max)
            fail(at, "too many words here");
        to[(*n)++] = cut(&rest);
    }
}

/* A line that says something on the language as a whole. */
static bool read_manner(struct lang *l, const char *what, char *rest,
                        struct where at)
{
    if (strcmp(what, "language") == 0) {
        l->name = rest;
    } else if (strcmp(what, "player") == 0) {
        l->player[0] = quoted(&rest, at);
        l->player[1] = quoted(&rest, at);
    } else if (strcmp(what, "list") == 0) {
        l->list[0] = quoted(&rest, at);
        l->list[1] = quoted(&rest, at);
    } else if (strcmp(what, "gap") == 0) {
        l->gap = quoted(&rest, at);
    } else if (strcmp(what, "thousands") == 0) {
        l->thousands = quoted(&rest, at);
    } else if (strcmp(what, "nothing") == 0) {
        l->nothing = quoted(&rest, at);
    } else {
        return false;
    }
    return true;
}

static void read_word_line(int lang, char *line, struct where at)
{
    struct lang *l = &all.lang[lang];
    char *rest = line, *what = cut(&rest);

    if (read_manner(l, what, rest, at))
        return;
    if (strcmp(what, "class") == 0)
        read_class(l, rest, at);
    else if (strcmp(what, "forms") == 0)
        read_names(l->form, MAX_FORMS, &l->nforms, rest, at);
    else if (strcmp(what, "bind") == 0)
        read_names(l->bind, MAX_BINDS, &l->nbinds, rest, at);
    else if (strcmp(what, "count") == 0)
        read_row(l, rest, at);
    else if (strcmp(what, "word") == 0)
        read_word(lang, rest, at);
    else if (strcmp(what, "form") == 0)
        read_form(lang, rest, at);
    else if (strcmp(what, "verbs") == 0)
        read_names(l->verb_form, MAX_FORMS, &l->nverb_forms, rest, at);
    else if (strcmp(what, "agree") == 0)
        read_agree(l, rest, at);
    else if (strcmp(what, "verb") == 0)
        read_verb(lang, rest, at);
    else if (strcmp(what, "avoid") == 0)
        read_avoid(l, rest, at);
    else
        fail(at, "%s: there is no such line", what);
}

void read_words(const char *file, const char *tag)
{
    struct lines in = open_lines(file);
    struct where at = in.at;
    int lang = lang_of(tag);
    struct lang *l;
    char *line;

    if (lang < 0) {
        add_lang(tag, at);
        lang = all.nlangs - 1;
    }
    while ((line = next_line(&in, &at)) != NULL)
        read_word_line(lang, line, at);
    l = &all.lang[lang];
    if (l->name == NULL || l->player[0] == NULL || l->list[0] == NULL ||
        l->gap == NULL || l->thousands == NULL)
        fail(in.at, "language, player, list, gap or thousands is missing");
    if (l->nclasses == 0 || l->nforms == 0 || l->nrows == 0)
        fail(in.at, "class, forms or count is missing");
}

/* ---- messages ------------------------------------------------------------ */

static int add_catalogue(const char *name)
{
    struct catalogue *c = &all.catalogue[all.ncatalogues];
    size_t book = strcspn(name, "-");

    if (all.ncatalogues == MAX_CATALOGUES)
        fail((struct where){name, 0}, "too many catalogues");
    c->name = name;
    c->book = keep_part(name, book);
    return all.ncatalogues++;
}

static int find_domain(const char *name, size_t len)
{
    for (int i = 0; i < all.ndomains; i++) {
        if (strlen(all.domain[i].name) == len &&
            memcmp(all.domain[i].name, name, len) == 0)
            return i;
    }
    return -1;
}

/*
 * key:kind, key:domain, key:domain+ (amounts), key:domain* (a list); with ? it
 * may be missing.
 */
static void read_fact(struct message *m, char *text)
{
    static const char *const kinds[] = {"text", "number", "seat", "seats",
                                        "scores"};
    struct fact *f = &m->fact[m->nfacts++];
    char *kind = strchr(text, ':');
    size_t len;
    int k;

    if (m->nfacts > MAX_FACTS)
        fail(m->at, "%s has too many facts", m->id);
    if (kind == NULL)
        fail(m->at, "a fact is KEY:KIND, not %s", text);
    *kind++ = '\0';
    f->key = text;
    len = strlen(kind);
    f->optional = len > 0 && kind[len - 1] == '?';
    len -= f->optional;
    k = find_name(kinds, 5, kind, len);
    if (k >= 0) {
        f->kind = (enum kind)k;
        return;
    }
    f->kind = len > 0 && kind[len - 1] == '+'   ? K_AMOUNTS
              : len > 0 && kind[len - 1] == '*' ? K_WORDS
                                                : K_WORD;
    f->domain = find_domain(kind, len - (f->kind != K_WORD));
    if (f->domain < 0)
        fail(m->at, "%s: there is no kind %s", text, kind);
}

static struct message *find_message(const char *catalogue, const char *id)
{
    for (int i = 0; i < all.nmessages; i++) {
        struct message *m = &all.message[i];

        if (strcmp(m->id, id) == 0 &&
            strcmp(all.catalogue[m->catalogue].name, catalogue) == 0)
            return m;
    }
    return NULL;
}

static void read_message(int catalogue, char *line, struct where at)
{
    struct message *m = &all.message[all.nmessages];
    char *rest = line;

    if (all.nmessages == MAX_MESSAGES)
        fail(at, "too many messages");
    m->id = cut(&rest);
    m->code = cut(&rest);
    m->rule = cut(&rest);
    m->catalogue = catalogue;
    m->at = at;
    if (find_message(all.catalogue[catalogue].name, m->id) != NULL)
        fail(at, "%s stands here twice", m->id);
    all.nmessages++;
    if (strcmp(m->code, "-") == 0)
        m->code = "";
    if (strcmp(m->rule, "-") == 0)
        m->rule = "";
    while (*rest != '\0')
        read_fact(m, cut(&rest));
}

/* names PREFIX BOOK: what C calls the messages and their table. */
static void read_c_names(struct catalogue *c, char *rest, struct where at)
{
    c->prefix = cut(&rest);
    c->c_name = cut(&rest);
    if (c->c_name[0] == '\0')
        fail(at, "names PREFIX BOOK: a word is missing");
}

void read_catalogue(const char *file, const char *name)
{
    struct lines in = open_lines(file);
    int c = add_catalogue(name);
    struct where at;
    char *line;

    while ((line = next_line(&in, &at)) != NULL) {
        if (strncmp(line, "names ", 6) == 0)
            read_c_names(&all.catalogue[c], line + 6, at);
        else
            read_message(c, line, at);
    }
}

void read_sentences(const char *file, const char *name, const char *tag)
{
    struct lines in = open_lines(file);
    int lang = lang_of(tag);
    struct where at;
    char *line;

    if (lang < 0)
        fail(in.at, "there is no glossary.%s", tag);
    while ((line = next_line(&in, &at)) != NULL) {
        char *rest = line, *id = cut(&rest);
        struct message *m = find_message(name, id);

        if (m == NULL)
            fail(at, "there is no message %s in %s.msg", id, name);
        if (m->source[lang] != NULL)
            fail(at, "%s stands here twice", id);
        m->source[lang] = rest;
        m->said[lang] = at;
    }
}

/* ---- what is missing ----------------------------------------------------- */

static void check_domain(struct domain *d)
{
    for (int i = 0; i < d->n; i++) {
        const char *eq = strchr(d->key[i], '=');
        const char *id = eq != NULL ? eq + 1 : d->key[i];

        d->word[i] = find_word(id, strlen(id));
        if (d->word[i] < 0)
            fail(d->at, "%s: there is no word %s", d->name, id);
        if (eq != NULL)
            d->key[i] = keep_part(d->key[i], (size_t)(eq - d->key[i]));
        use_word(d->word[i]);
    }
}

void check_complete(void)
{
    for (int i = 0; i < all.ndomains; i++)
        check_domain(&all.domain[i]);
    for (int l = 0; l < all.nlangs; l++) {
        for (int w = 0; w < all.nwords; w++) {
            if (all.lang[l].word[w][0] == NULL)
                fail(all.word_at[w], "%s has no word for %s", all.lang[l].tag,
                     all.word[w]);
        }
        for (int v = 0; v < all.nverbs; v++) {
            if (all.lang[l].verb[v][0] == NULL)
                fail(all.verb_at[v], "%s has no verb for %s", all.lang[l].tag,
                     all.verb[v]);
        }
        for (int i = 0; i < all.nmessages; i++) {
            if (all.message[i].source[l] == NULL)
                fail(all.message[i].at, "%s has no sentence for %s",
                     all.lang[l].tag, all.message[i].id);
        }
    }
}

/* ---- rule texts ---------------------------------------------------------- */

/* Lines `KEYWORD ID text`.  A language without a glossary is not judged. */
void check_rules(const char *file, const char *game, const char *tag)
{
    int lang = lang_of(tag);
    struct lines in = open_lines(file);
    struct where at = in.at;
    char *line;

    while (lang >= 0 && (line = next_line(&in, &at)) != NULL) {
        const char *id;

        cut(&line);
        id = cut(&line);
        check_text(lang, game, id, line, at);
    }
}
