/* Writing the tables, as C and as JSON: see mkmessages.h and game/words.h. */
#include "mkmessages.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "game/say.h"

/* ---- text that grows, and files ------------------------------------------ */

struct out {
    char *text;
    size_t len, size;
};

static void put_part(struct out *o, const char *s, size_t len)
{
    if (o->len + len + 1 > o->size) {
        o->size = 2 * (o->len + len + 1);
        o->text = realloc(o->text, o->size);
        if (o->text == NULL)
            exit(1);
    }
    memcpy(o->text + o->len, s, len);
    o->len += len;
    o->text[o->len] = '\0';
}

static void put(struct out *o, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void put(struct out *o, const char *format, ...)
{
    char buf[4096];
    va_list args;
    int n;

    va_start(args, format);
    n = vsnprintf(buf, sizeof buf, format, args);
    va_end(args);
    put_part(o, buf, (size_t)n < sizeof buf ? (size_t)n : sizeof buf - 1);
}

static bool same_file(const char *path, const struct out *o)
{
    char *old = keep(o->len + 2);
    FILE *f = fopen(path, "rb");
    size_t n;

    if (f == NULL)
        return false;
    n = fread(old, 1, o->len + 1, f);
    fclose(f);
    return n == o->len && memcmp(old, o->text, n) == 0;
}

static void save(const char *dir, const char *book, const char *end,
                 struct out *o)
{
    char path[1000];
    FILE *f;

    snprintf(path, sizeof path, "%s/%s%s", dir, book, end);
    if (!same_file(path, o)) {
        f = fopen(path, "wb");
        if (f == NULL || fwrite(o->text, 1, o->len, f) != o->len ||
            fclose(f) != 0)
            fail((struct where){path, 0}, "the file cannot be written");
    }
    free(o->text);
    memset(o, 0, sizeof *o);
}

/* A string of C; bytes that are not plain become octal. */
static void put_string(struct out *o, const char *s, size_t len)
{
    put(o, "\"");
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)s[i];

        if (c == '"' || c == '\\' || c == '?')
            put(o, "\\%c", c);
        else if (c < ' ' || c == 127)
            put(o, "\\%03o", c);
        else
            put_part(o, s + i, 1);
    }
    put(o, "\"");
}

static void put_c(struct out *o, const char *s)
{
    if (s == NULL)
        put(o, "0");
    else
        put_string(o, s, strlen(s));
}

/* ---- sentences in C ------------------------------------------------------ */

static void code(struct out *o, int v)
{
    char c = (char)(v + 1);

    put_part(o, &c, 1);
}

static void long_code(struct out *o, int v)
{
    code(o, v / SAY_BASE);
    code(o, v % SAY_BASE);
}

static void op(struct out *o, enum say what)
{
    char c = (char)what;

    put_part(o, &c, 1);
}

static void encode(struct out *o, const struct node *n);

static void encode_choice(struct out *o, const struct node *n)
{
    op(o, SAY_CHOICE);
    code(o, n->fact);
    for (const struct part *p = n->parts; p != NULL; p = p->next) {
        struct out body = {NULL, 0, 0};

        put_part(&body, "", 0);
        encode(&body, p->body);
        code(o, p->test);
        long_code(o, p->label < 0 ? 0 : p->label);
        long_code(o, (int)body.len);
        put_part(o, body.text, body.len);
        free(body.text);
    }
    code(o, TEST_END);
}

static void encode_count(struct out *o, const struct node *n)
{
    if (n->fact < 0) {
        op(o, SAY_COUNTED);
        long_code(o, n->number);
    } else {
        op(o, SAY_COUNT);
        code(o, n->fact);
    }
    code(o, n->noun_is_fact ? NOUN_FACT : NOUN_WORD);
    long_code(o, n->noun_is_fact ? n->noun : all.slot[n->noun] - 1);
    code(o, n->row);
}

static void encode(struct out *o, const struct node *n)
{
    for (; n != NULL; n = n->next) {
        switch (n->kind) {
        case N_TEXT:
            put_part(o, n->text, strlen(n->text));
            break;
        case N_FACT:
            op(o, SAY_FACT);
            code(o, n->fact);
            code(o, n->form);
            break;
        case N_COUNT:
            encode_count(o, n);
            break;
        case N_CHOICE:
            encode_choice(o, n);
            break;
        case N_RULE:
            op(o, SAY_RULE);
            break;
        }
    }
}

/* With the NUL at its end. */
static size_t encoded_size(const struct node *n)
{
    struct out text = {NULL, 0, 0};
    size_t size;

    put_part(&text, "", 0);
    encode(&text, n);
    size = text.len + 1;
    free(text.text);
    return size;
}

/* Octal escapes keep compiled numbers apart from the text around them. */
static void put_encoded(struct out *o, const struct node *n)
{
    struct out text = {NULL, 0, 0};

    put_part(&text, "", 0);
    encode(&text, n);
    put(o, "\"");
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.text[i];

        if (c == '"' || c == '\\' || c == '?' || c < ' ' || c >= 127)
            put(o, "\\%03o", c);
        else
            put_part(o, text.text + i, 1);
    }
    put(o, "\"");
    free(text.text);
}

/* ---- a book in C --------------------------------------------------------- */

static bool in_book(const struct message *m, const char *book)
{
    return strcmp(all.catalogue[m->catalogue].book, book) == 0;
}

static void upper(struct out *o, const char *s)
{
    for (; *s != '\0'; s++) {
        char c = (char)(*s >= 'a' && *s <= 'z' ? *s - 32 : *s);

        put_part(o, c == '-' || c == '.' ? "_" : &c, 1);
    }
}

static void write_header(const char *dir, const char *book, const char *c_name)
{
    struct out o = {NULL, 0, 0};
    char name[200];

    put(&o, "/* Made by mkmessages from data/messages. */\n");
    put(&o, "#ifndef MESSAGES_%s_GEN_H\n#define MESSAGES_%s_GEN_H\n\n", book,
        book);
    put(&o, "#include \"game/words.h\"\n\nenum %s_message {\n", c_name);
    for (int i = 0; i < all.nmessages; i++) {
        const struct message *m = &all.message[i];

        if (in_book(m, book))
            put(&o, "    %s%s,\n", all.catalogue[m->catalogue].prefix, m->id);
    }
    put(&o, "    N");
    upper(&o, c_name);
    put(&o, "_MESSAGES\n};\n\nextern const struct message %s_messages[N",
        c_name);
    upper(&o, c_name);
    put(&o, "_MESSAGES];\n\n#endif\n");
    snprintf(name, sizeof name, "messages_%s", book);
    save(dir, name, ".gen.h", &o);
}

static void put_facts(struct out *o, const struct message *m, int i)
{
    if (m->nfacts == 0)
        return;
    put(o, "static const struct fact facts_%d[] = {", i);
    for (int f = 0; f < m->nfacts; f++) {
        put(o, "\n    {\"%s\", %d, %d, %d},", m->fact[f].key,
            (int)m->fact[f].kind, m->fact[f].domain, m->fact[f].optional);
    }
    put(o, "\n};\n");
}

/* The sentences of a book in one language, side by side (WORDS_OF). */
static void put_sentences(struct out *o, const char *book, int l)
{
    put(o, "static const struct {\n");
    for (int i = 0; i < all.nmessages; i++) {
        if (in_book(&all.message[i], book))
            put(o, "    char t%d[%zu];\n", i,
                encoded_size(all.message[i].text[l]));
    }
    put(o, "} said_%s_%d WORDS_OF(%d) = {\n", book, l, l);
    for (int i = 0; i < all.nmessages; i++) {
        if (!in_book(&all.message[i], book))
            continue;
        put(o, "    ");
        put_encoded(o, all.message[i].text[l]);
        put(o, ",\n");
    }
    put(o, "};\n");
}

static void put_texts(struct out *o, const char *book, int i)
{
    put(o, "static const char *const text_%d[] = {", i);
    for (int l = 0; l < all.nlangs; l++)
        put(o, "said_%s_%d.t%d, ", book, l, i);
    put(o, "};\n");
}

static void put_message(struct out *o, const struct message *m, int i)
{
    put(o, "    {");
    put_c(o, m->code);
    put(o, ", ");
    put_c(o, m->rule);
    put(o, ", \"%s\", %d, ", all.catalogue[m->catalogue].name, m->nfacts);
    if (m->nfacts > 0)
        put(o, "facts_%d", i);
    else
        put(o, "0");
    put(o, ", text_%d},\n", i);
}

static void write_book(const char *dir, const char *book, const char *c_name)
{
    struct out o = {NULL, 0, 0};
    char name[200];

    put(&o, "/* Made by mkmessages from data/messages. */\n");
    put(&o, "#include \"messages_%s.gen.h\"\n\n", book);
    for (int l = 0; l < all.nlangs; l++)
        put_sentences(&o, book, l);
    for (int i = 0; i < all.nmessages; i++) {
        if (!in_book(&all.message[i], book))
            continue;
        put_facts(&o, &all.message[i], i);
        put_texts(&o, book, i);
    }
    put(&o, "\nconst struct message %s_messages[] = {\n", c_name);
    for (int i = 0; i < all.nmessages; i++) {
        if (in_book(&all.message[i], book))
            put_message(&o, &all.message[i], i);
    }
    put(&o, "};\n");
    snprintf(name, sizeof name, "messages_%s", book);
    save(dir, name, ".gen.c", &o);
}

/* ---- words in C ---------------------------------------------------------- */

static void put_domains(struct out *o)
{
    for (int i = 0; i < all.ndomains; i++) {
        const struct domain *d = &all.domain[i];

        put(o, "static const char *const key_%d[] = {", i);
        for (int k = 0; k < d->n; k++)
            put(o, "\"%s\", ", d->key[k]);
        put(o, "};\nstatic const short word_%d[] = {", i);
        for (int k = 0; k < d->n; k++)
            put(o, "%d, ", all.slot[d->word[k]] - 1);
        put(o, "};\n");
    }
    put(o, "const struct domain words_domains[] = {\n");
    for (int i = 0; i < all.ndomains; i++)
        put(o, "    {\"%s\", %d, key_%d, word_%d},\n", all.domain[i].name,
            all.domain[i].n, i, i);
    put(o, "    {0, 0, 0, 0},\n};\n");
}

/* What each word of the glossary looks like: `what` is told of every form. */
static void each_form(struct out *o, const struct lang *l, int i,
                      void (*what)(struct out *, const char *, int, int))
{
    for (int slot = 1; slot <= all.nslots; slot++) {
        int w = 0;

        while (all.slot[w] != slot)
            w++;
        for (int f = 0; f < l->nforms; f++)
            what(o, l->word[w][f], i, slot * l->nforms + f);
    }
}

static void form_room(struct out *o, const char *form, int lang, int at)
{
    (void)lang;
    if (form != NULL)
        put(o, "    char w%d[%zu];\n", at, strlen(form) + 1);
}

static void form_text(struct out *o, const char *form, int lang, int at)
{
    (void)lang, (void)at;
    if (form == NULL)
        return;
    put(o, "    ");
    put_c(o, form);
    put(o, ",\n");
}

static void form_place(struct out *o, const char *form, int lang, int at)
{
    if (form == NULL)
        put(o, "0, ");
    else
        put(o, "said_words_%d.w%d,\n", lang, at);
}

static void put_forms(struct out *o, const struct lang *l, int i)
{
    put(o, "static const struct {\n");
    each_form(o, l, i, form_room);
    put(o, "} said_words_%d WORDS_OF(%d) = {\n", i, i);
    each_form(o, l, i, form_text);
    put(o, "};\nstatic const char *const forms_%d[] = {\n", i);
    each_form(o, l, i, form_place);
    put(o, "    0\n};\n");
}

static void put_tables(struct out *o, const struct lang *l, int i)
{
    put(o, "static const struct plural_class classes_%d[] = {\n", i);
    for (int c = 0; c < l->nclasses; c++)
        put(o, "    {\"%s\", %d, %d},\n", l->class[c].name, l->class[c].lo,
            l->class[c].hi);
    put(o, "};\nstatic const unsigned char count_%d[] = {", i);
    for (int r = 0; r < l->nrows; r++) {
        for (int c = 0; c < l->nclasses; c++)
            put(o, "%d, ", l->count[r][c]);
    }
    put(o, "};\n");
    put_forms(o, l, i);
}

static void put_language(struct out *o, const struct lang *l, int i)
{
    const char *const text[] = {l->tag,       l->name,      l->player[0],
                                l->player[1], l->list[0],   l->list[1],
                                l->gap,       l->thousands, l->nothing};

    put(o, "    {");
    for (int k = 0; k < 9; k++) {
        put(o, k == 2 || k == 4 ? "{" : "");
        put_c(o, text[k]);
        put(o, k == 3 || k == 5 ? "}, " : ", ");
    }
    put(o, "%d, %d, classes_%d, count_%d, forms_%d},\n", l->nclasses, l->nforms,
        i, i, i);
}

static void write_words(const char *dir)
{
    struct out o = {NULL, 0, 0};

    put(&o, "/* Made by mkmessages from data/messages. */\n");
    put(&o, "#include \"game/words.h\"\n\n");
    put_domains(&o);
    for (int i = 0; i < all.nlangs; i++)
        put_tables(&o, &all.lang[i], i);
    put(&o, "const struct language words_languages[] = {\n");
    for (int i = 0; i < all.nlangs; i++)
        put_language(&o, &all.lang[i], i);
    put(&o, "};\nconst int words_nlanguages = %d;\n", all.nlangs);
    save(dir, "words", ".gen.c", &o);
}

/* ---- JSON ---------------------------------------------------------------- */

static void put_json(struct out *o, const char *s)
{
    put(o, "\"");
    for (; *s != '\0'; s++) {
        if (*s == '"' || *s == '\\')
            put(o, "\\%c", *s);
        else
            put_part(o, s, 1);
    }
    put(o, "\"");
}

/* The forms of a noun for each plural class. */
static void json_noun(struct out *o, int word, int row, int lang)
{
    const struct lang *l = &all.lang[lang];

    put(o, "[");
    for (int c = 0; c < l->nclasses; c++) {
        const char *s = l->word[word][l->count[row][c]];

        put(o, c > 0 ? "," : "");
        put_json(o, s != NULL ? s : l->word[word][0]);
    }
    put(o, "]");
}

/* What each word of a domain looks like, in a form or counted. */
static void json_domain(struct out *o, const struct fact *f, int form,
                        bool counted, int lang)
{
    const struct domain *d = &all.domain[f->domain];

    put(o, "{");
    for (int i = 0; i < d->n; i++) {
        const char *s = all.lang[lang].word[d->word[i]][form];

        put(o, i > 0 ? "," : "");
        put_json(o, d->key[i]);
        put(o, ":");
        if (counted)
            json_noun(o, d->word[i], form, lang);
        else
            put_json(o, s != NULL ? s : all.lang[lang].word[d->word[i]][0]);
    }
    put(o, "}");
}

static void json_nodes(struct out *o, const struct message *m,
                       const struct node *n, int lang);

static void json_choice(struct out *o, const struct message *m,
                        const struct node *n, int lang)
{
    static const char *const tests[] = {"",     "class", "number",
                                        "word", "none",  "other"};
    const struct fact *f = &m->fact[n->fact];

    put(o, "{\"choice\":\"%s\",\"parts\":[", f->key);
    for (const struct part *p = n->parts; p != NULL; p = p->next) {
        put(o, "%s[\"%s\",", p == n->parts ? "" : ",", tests[p->test]);
        if (p->test == TEST_WORD)
            put_json(o, all.domain[f->domain].key[p->label]);
        else
            put(o, "%d", p->label < 0 ? 0 : p->label);
        put(o, ",");
        json_nodes(o, m, p->body, lang);
        put(o, "]");
    }
    put(o, "]}");
}

static void json_count(struct out *o, const struct message *m,
                       const struct node *n, int lang)
{
    if (n->fact < 0)
        put(o, "{\"count\":%d,", n->number);
    else
        put(o, "{\"count\":\"%s\",", m->fact[n->fact].key);
    if (n->noun_is_fact) {
        put(o, "\"noun\":\"%s\",\"of\":", m->fact[n->noun].key);
        json_domain(o, &m->fact[n->noun], n->row, true, lang);
    } else {
        put(o, "\"of\":");
        json_noun(o, n->noun, n->row, lang);
    }
    put(o, "}");
}

static void json_fact(struct out *o, const struct message *m,
                      const struct node *n, int lang)
{
    const struct fact *f = &m->fact[n->fact];

    put(o, "{\"fact\":\"%s\"", f->key);
    if (f->kind == K_SEATS && n->form == SEATS_RATIO)
        put(o, ",\"show\":\"ratio\"");
    if (f->kind == K_SCORES && n->form == SCORES_REST)
        put(o, ",\"show\":\"rest\"");
    if (f->kind >= K_WORD) {
        put(o, ",\"of\":");
        json_domain(o, f, n->form, f->kind == K_AMOUNTS, lang);
    }
    put(o, "}");
}

static void json_nodes(struct out *o, const struct message *m,
                       const struct node *n, int lang)
{
    put(o, "[");
    for (const struct node *first = n; n != NULL; n = n->next) {
        put(o, n != first ? "," : "");
        if (n->kind == N_TEXT)
            put_json(o, n->text);
        else if (n->kind == N_FACT)
            json_fact(o, m, n, lang);
        else if (n->kind == N_COUNT)
            json_count(o, m, n, lang);
        else if (n->kind == N_CHOICE)
            json_choice(o, m, n, lang);
        else
            put(o, "\"\"");
    }
    put(o, "]");
}

static void json_message(struct out *o, const struct message *m)
{
    static const char *const kinds[] = {"text",   "number", "seat",    "seats",
                                        "scores", "word",   "amounts", "words"};

    put(o, "  \"%s\": {\"code\":\"%s\",\"rule\":\"%s\",\"facts\":{", m->id,
        m->code, m->rule);
    for (int f = 0; f < m->nfacts; f++)
        put(o, "%s\"%s\":\"%s\"", f > 0 ? "," : "", m->fact[f].key,
            kinds[m->fact[f].kind]);
    put(o, "},\"text\":{");
    for (int l = 0; l < all.nlangs; l++) {
        put(o, "%s\n    \"%s\":", l > 0 ? "," : "", all.lang[l].tag);
        json_nodes(o, m, m->text[l], l);
    }
    put(o, "}}");
}

static void write_json(const char *dir, const char *book)
{
    struct out o = {NULL, 0, 0};
    char name[200];
    int n = 0;

    put(&o, "{\n");
    for (int i = 0; i < all.nmessages; i++) {
        if (!in_book(&all.message[i], book))
            continue;
        put(&o, n++ > 0 ? ",\n" : "");
        json_message(&o, &all.message[i]);
    }
    put(&o, "\n}\n");
    snprintf(name, sizeof name, "messages_%s", book);
    save(dir, name, ".json", &o);
}

static void json_language(struct out *o, const struct lang *l)
{
    const char *const key[] = {"tag", "name", "gap", "thousands", "nothing"};
    const char *const value[] = {l->tag, l->name, l->gap, l->thousands,
                                 l->nothing};

    put(o, "  {");
    for (int i = 0; i < 5; i++) {
        put(o, "\"%s\":", key[i]);
        put_json(o, value[i]);
        put(o, ",");
    }
    put(o, "\"player\":[");
    put_json(o, l->player[0]);
    put(o, ",");
    put_json(o, l->player[1]);
    put(o, "],\"list\":[");
    put_json(o, l->list[0]);
    put(o, ",");
    put_json(o, l->list[1]);
    put(o, "],\"classes\":[");
    for (int c = 0; c < l->nclasses; c++)
        put(o, "%s[\"%s\",%d,%d]", c > 0 ? "," : "", l->class[c].name,
            l->class[c].lo, l->class[c].hi);
    put(o, "]}");
}

static void write_languages(const char *dir)
{
    struct out o = {NULL, 0, 0};

    put(&o, "[\n");
    for (int i = 0; i < all.nlangs; i++) {
        put(&o, i > 0 ? ",\n" : "");
        json_language(&o, &all.lang[i]);
    }
    put(&o, "\n]\n");
    save(dir, "words", ".json", &o);
}

void write_all(const char *dir)
{
    write_words(dir);
    write_languages(dir);
    for (int c = 0; c < all.ncatalogues; c++) {
        const char *book = all.catalogue[c].book;
        bool seen = false;

        for (int k = 0; k < c; k++)
            seen = seen || strcmp(all.catalogue[k].book, book) == 0;
        if (seen)
            continue;
        if (all.catalogue[c].prefix != NULL) {
            write_header(dir, book, all.catalogue[c].c_name);
            write_book(dir, book, all.catalogue[c].c_name);
        }
        write_json(dir, book);
    }
}
