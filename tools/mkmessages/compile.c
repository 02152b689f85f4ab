/*
 * Compiling a sentence: text with {facts}, {counts#nouns}, {choices?a:x|b:y}
 * and {@words} becomes a list of nodes; what cannot be told is refused here.
 */
#include "mkmessages.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "game/say.h"

/* A sentence being read. */
struct reader {
    const struct message *m;
    int lang;
    struct where at;
    const char *p;
    bool begins; /* nothing was said yet */
};

static const struct lang *language(const struct reader *r)
{
    return &all.lang[r->lang];
}

static struct node *new_node(enum node_kind kind)
{
    struct node *n = keep(sizeof *n);

    n->kind = kind;
    return n;
}

static size_t name_length(const char *p)
{
    size_t n = 0;

    while (isalnum((unsigned char)p[n]) || p[n] == '-' || p[n] == '_')
        n++;
    return n;
}

static int find_fact(const struct message *m, const char *s, size_t len)
{
    for (int i = 0; i < m->nfacts; i++) {
        if (strlen(m->fact[i].key) == len &&
            memcmp(m->fact[i].key, s, len) == 0)
            return i;
    }
    return -1;
}

/* ---- forms --------------------------------------------------------------- */

static void need(const struct message *m, int lang, int word, int form)
{
    const struct lang *l = &all.lang[lang];

    if (l->word[word][form] == NULL)
        fail(m->said[lang], "%s has no form %s", all.word[word], l->form[form]);
}

static void need_row(const struct message *m, int lang, int word, int row)
{
    for (int c = 0; c < all.lang[lang].nclasses; c++)
        need(m, lang, word, all.lang[lang].count[row][c]);
}

void check_forms(const struct message *m, const struct fact *f, int lang,
                 int form)
{
    const struct domain *d = &all.domain[f->domain];

    for (int i = 0; i < d->n; i++)
        need(m, lang, d->word[i], form);
}

void check_row(const struct message *m, const struct fact *f, int lang, int row)
{
    const struct domain *d = &all.domain[f->domain];

    for (int i = 0; i < d->n; i++)
        need_row(m, lang, d->word[i], row);
}

/* `.name` after a word, or the first there is. */
static int read_form(struct reader *r, const char *const *names, int n)
{
    size_t len;
    int i;

    if (*r->p != '.')
        return 0;
    r->p++;
    len = name_length(r->p);
    i = find_name(names, n, r->p, len);
    if (i < 0)
        fail(r->at, "there is no form or count \"%.*s\"", (int)len, r->p);
    r->p += len;
    return i;
}

static void close_brace(struct reader *r)
{
    if (*r->p++ != '}')
        fail(r->at, "a } is missing in %s", r->m->id);
}

/* ---- parts in braces ----------------------------------------------------- */

static const char *verb_form(const struct reader *r, int verb, int form)
{
    const char *text = language(r)->verb[verb][form];

    if (text == NULL)
        fail(r->at, "%s has no form \"%s\"", all.verb[verb],
             language(r)->verb_form[form]);
    return text;
}

/* {@word.form} or {@verb.form}: known now, so it is text. */
static struct node *read_constant(struct reader *r)
{
    struct node *n = new_node(N_TEXT);
    size_t len = name_length(++r->p);
    int w = find_word(r->p, len), v = find_verb(r->p, len), form;

    if (v >= 0) {
        r->p += len;
        form = read_form(r, language(r)->verb_form, language(r)->nverb_forms);
        n->text = verb_form(r, v, form);
        close_brace(r);
        return n;
    }
    if (w < 0)
        fail(r->at, "there is no word \"%.*s\"", (int)len, r->p);
    r->p += len;
    form = read_form(r, language(r)->form, language(r)->nforms);
    need(r->m, r->lang, w, form);
    n->text = language(r)->word[w][form];
    close_brace(r);
    return n;
}

/* The noun after a #: a fact of the message, or a word of the glossary. */
static void read_noun(struct reader *r, struct node *n)
{
    size_t len = name_length(++r->p);
    const char *noun = r->p;

    n->noun = find_fact(r->m, noun, len);
    n->noun_is_fact = n->noun >= 0 && r->m->fact[n->noun].kind == K_WORD;
    if (!n->noun_is_fact)
        n->noun = find_word(noun, len);
    if (n->noun < 0)
        fail(r->at, "there is no word \"%.*s\"", (int)len, noun);
    r->p += len;
    n->row = read_form(r, language(r)->row, language(r)->nrows);
    if (!n->noun_is_fact)
        use_word(n->noun);
    if (n->noun_is_fact)
        check_row(r->m, &r->m->fact[n->noun], r->lang, n->row);
    else
        need_row(r->m, r->lang, n->noun, n->row);
    close_brace(r);
}

static bool has_amount(const struct fact *f)
{
    return f->kind == K_NUMBER || f->kind == K_AMOUNTS || f->kind == K_SEATS ||
           f->kind == K_SEAT || f->kind == K_SCORES;
}

/* What stands before the colon of a part. */
static void read_label(struct reader *r, const struct fact *f, struct part *p)
{
    const struct lang *l = language(r);
    size_t len = name_length(r->p);
    int i = -1;

    if (len == 5 && memcmp(r->p, "other", 5) == 0) {
        p->test = TEST_OTHER;
    } else if (len == 4 && memcmp(r->p, "none", 4) == 0) {
        p->test = TEST_NONE;
    } else if (has_amount(f) && isdigit((unsigned char)*r->p)) {
        p->test = TEST_NUMBER;
        i = (int)strtol(r->p, NULL, 10);
    } else if (has_amount(f)) {
        p->test = TEST_CLASS;
        for (int c = 0; c < l->nclasses; c++) {
            if (strlen(l->class[c].name) == len &&
                memcmp(l->class[c].name, r->p, len) == 0)
                i = c;
        }
    } else if (f->kind == K_WORD || f->kind == K_WORDS) {
        p->test = TEST_WORD;
        i = find_name(all.domain[f->domain].key, all.domain[f->domain].n, r->p,
                      len);
    }
    p->label = i;
    if (p->test != TEST_OTHER && p->test != TEST_NONE && i < 0)
        fail(r->at, "%s cannot be \"%.*s\"", f->key, (int)len, r->p);
    r->p += len;
    if (*r->p++ != ':')
        fail(r->at, "a part of a choice is LABEL:TEXT");
}

/* Is there a part for whatever the fact is? */
static void check_choice(const struct reader *r, const struct fact *f,
                         const struct part *parts)
{
    int classes = 0, words = 0;

    for (; parts != NULL; parts = parts->next) {
        if (parts->test == TEST_OTHER)
            return;
        classes += parts->test == TEST_CLASS;
        words += parts->test == TEST_WORD;
    }
    if (classes < language(r)->nclasses &&
        !(f->kind == K_WORD && words == all.domain[f->domain].n))
        fail(r->at, "the choice by %s is not complete", f->key);
}

static struct node *read_text(struct reader *r, bool part);

static struct node *read_choice(struct reader *r, int fact)
{
    struct node *n = new_node(N_CHOICE);
    const struct fact *f = &r->m->fact[fact];
    struct part **last = &n->parts;
    bool begins = r->begins;

    n->fact = fact;
    do {
        struct part *p = keep(sizeof *p);

        r->p++;
        read_label(r, f, p);
        r->begins = begins;
        p->body = read_text(r, true);
        *last = p;
        last = &p->next;
    } while (*r->p == '|');
    close_brace(r);
    check_choice(r, f, n->parts);
    return n;
}

/* {n@verb}: the verb as so many do it. */
static struct node *read_agreement(struct reader *r, int fact)
{
    struct node *n = new_node(N_CHOICE);
    struct part **last = &n->parts;
    size_t len = name_length(++r->p);
    int v = find_verb(r->p, len);

    if (v < 0)
        fail(r->at, "there is no verb \"%.*s\"", (int)len, r->p);
    if (!has_amount(&r->m->fact[fact]))
        fail(r->at, "%s is no number of anything", r->m->fact[fact].key);
    if (language(r)->agree[0] == 0)
        fail(r->at, "the glossary does not say how verbs agree");
    r->p += len;
    n->fact = fact;
    for (int c = 0; c < language(r)->nclasses; c++) {
        struct part *p = keep(sizeof *p);

        p->test = TEST_CLASS;
        p->label = c;
        p->body = new_node(N_TEXT);
        p->body->text = verb_form(r, v, language(r)->agree[c] - 1);
        *last = p;
        last = &p->next;
    }
    close_brace(r);
    return n;
}

static struct node *read_fact_node(struct reader *r, int fact)
{
    const struct fact *f = &r->m->fact[fact];
    struct node *n = new_node(N_FACT);

    n->fact = fact;
    if (f->kind == K_AMOUNTS) {
        n->form = read_form(r, language(r)->row, language(r)->nrows);
        check_row(r->m, f, r->lang, n->form);
    } else if (f->kind == K_SEATS) {
        static const char *const shown[] = {"names", "ratio"};

        n->form = read_form(r, shown, 2);
    } else if (f->kind == K_SCORES) {
        static const char *const shown[] = {"all", "rest"};

        n->form = read_form(r, shown, 2);
    } else if (f->kind == K_WORD || f->kind == K_WORDS) {
        n->form = read_form(r, language(r)->form, language(r)->nforms);
        check_forms(r->m, f, r->lang, n->form);
    }
    close_brace(r);
    return n;
}

/* After an opening brace. */
static struct node *read_brace(struct reader *r)
{
    size_t len = name_length(r->p);
    const char *name = r->p;
    struct node *n;
    int fact;

    if (*name == '@')
        return read_constant(r);
    r->p += len;
    fact = find_fact(r->m, name, len);
    if (*r->p == '#') {
        n = new_node(N_COUNT);
        n->fact = fact;
        n->number = (int)strtol(name, NULL, 10);
        if (fact < 0 && !isdigit((unsigned char)*name))
            fail(r->at, "there is no fact \"%.*s\"", (int)len, name);
        read_noun(r, n);
        return n;
    }
    if (fact < 0 && len == 4 && memcmp(name, "rule", 4) == 0) {
        close_brace(r);
        return new_node(N_RULE);
    }
    if (fact < 0)
        fail(r->at, "there is no fact \"%.*s\"", (int)len, name);
    return *r->p == '?'   ? read_choice(r, fact)
           : *r->p == '@' ? read_agreement(r, fact)
                          : read_fact_node(r, fact);
}

/* ---- text ---------------------------------------------------------------- */

/* The length of the word at p if a blank that does not break follows it. */
static size_t bound(const struct lang *l, const char *p)
{
    size_t len = strcspn(p, " ");

    return p[len] == ' ' && find_name(l->bind, l->nbinds, p, len) >= 0 ? len
                                                                       : 0;
}

/* Text as it stands, with blanks after short words that do not break. */
static struct node *plain(struct reader *r, const char *s, size_t len)
{
    struct node *n = new_node(N_TEXT);
    char *from = keep_part(s, len), *out = keep(2 * len + 1), *to = out;
    bool start = r->begins;

    while (*from != '\0') {
        size_t k = start ? bound(language(r), from) : 0;

        start = *from == ' ' || *from == '(';
        if (k == 0) {
            *to++ = *from++;
            continue;
        }
        memcpy(to, from, k);
        memcpy(to + k, "\302\240", 2);
        to += k + 2;
        from += k + 1;
        start = true;
    }
    n->text = out;
    return n;
}

static struct node *read_text(struct reader *r, bool part)
{
    struct node *first = NULL, **last = &first;

    while (*r->p != '\0' && !(part && (*r->p == '|' || *r->p == '}'))) {
        size_t len = strcspn(r->p, part ? "{|}" : "{");

        if (len > 0) {
            *last = plain(r, r->p, len);
            r->p += len;
        } else {
            r->p++;
            *last = read_brace(r);
        }
        last = &(*last)->next;
        r->begins = false;
    }
    return first;
}

struct node *compile(const struct message *m, int lang)
{
    struct reader r = {m, lang, m->said[lang], m->source[lang], true};

    return read_text(&r, false);
}
