/*
 * Sentences from compiled messages: see words.h.  Everything a note carries
 * may come from outside, so facts are read as text of any form; the compiled
 * sentences and tables are mkmessages' and are trusted.
 */
#include "game/words.h"

#include "game/note.h"
#include "game/say.h"
#include "game/text.h"

/* A note being told; without one, facts as the message declares them. */
struct telling {
    const dsk_note *note;
    const char *const *facts;
    const struct message *m;
    const struct language *l;
    const char *const *names; /* of the players, or NULL */
    struct text *t;
};

/* ---- languages ----------------------------------------------------------- */

int dsk_languages(void)
{
    return words_nlanguages;
}

const char *dsk_language(int i)
{
    return i >= 0 && i < words_nlanguages ? words_languages[i].tag : NULL;
}

const char *dsk_language_name(int i)
{
    return i >= 0 && i < words_nlanguages ? words_languages[i].name : NULL;
}

/* How much of the tag names language i: all of it, its first part, nothing. */
static int likeness(const char *tag, int i)
{
    const char *known = words_languages[i].tag;
    size_t len = text_length(known);

    if (text_same(tag, known))
        return 2;
    for (size_t k = 0; k < len; k++) {
        if (tag[k] != known[k])
            return 0;
    }
    return tag[len] == '-' || tag[len] == '_' ? 1 : 0;
}

int words_language(const char *tag)
{
    int best = 0;

    if (tag == NULL)
        return 0;
    for (int i = 1; i < words_nlanguages; i++) {
        if (likeness(tag, i) > likeness(tag, best))
            best = i;
    }
    return best;
}

const char *words_phrase(const struct message *m, const char *tag)
{
    return m->text[words_language(tag)];
}

const char *words_named(const struct message *table, int n, const char *group,
                        const char *name, const char *tag,
                        const char *otherwise)
{
    char code[40];
    struct text t = text_start(code, sizeof code);
    const struct message *m;

    text_put(&t, group);
    text_put(&t, name);
    m = words_find(table, n, code, (size_t)text_end(&t), "", 0);
    return m == NULL ? otherwise : words_phrase(m, tag);
}

const struct message *words_find(const struct message *table, int n,
                                 const char *code, size_t len, const char *rule,
                                 size_t rule_len)
{
    const struct message *first = NULL;

    for (int i = 0; i < n; i++) {
        if (!text_is(code, len, table[i].code))
            continue;
        if (text_is(rule, rule_len, table[i].rule))
            return &table[i];
        if (first == NULL)
            first = &table[i];
    }
    return first;
}

/* ---- facts --------------------------------------------------------------- */

/* The next number of a compiled sentence: short, and long. */
static int small(const char **p)
{
    return (unsigned char)*(*p)++ - 1;
}

static int large(const char **p)
{
    int high = small(p);

    return high * SAY_BASE + small(p);
}

/* The fact's text; NULL if the note has none. */
static const char *fact_text(const struct telling *w, int fact)
{
    const dsk_note *n = w->note;

    if (n == NULL)
        return w->facts[fact];
    for (int i = 0; i < n->nfields; i++) {
        if (text_same(n->field[i].key, w->m->facts[fact].key))
            return n->field[i].text;
    }
    return NULL;
}

static bool is_key(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
}

/* The place in its domain of the word s begins with; -1 if it has none. */
static int domain_index(const struct fact *f, const char *s, size_t *len)
{
    const struct domain *d = &words_domains[f->domain];

    *len = 0;
    while (is_key(s[*len]))
        ++*len;
    for (int i = 0; i < d->n; i++) {
        if (text_is(s, *len, d->key[i]))
            return i;
    }
    return -1;
}

static const char *form_of(const struct telling *w, int word, int form)
{
    const char *s = w->l->forms[word * w->l->nforms + form];

    return s != NULL ? s : w->l->forms[word * w->l->nforms];
}

static int scan_count(const char **s)
{
    int v = 0;

    if (!scan_int(s, 0, 1000000000, &v))
        return -1;
    return v;
}

/* `12:8:30`: 30. */
static int greatest(const char *s)
{
    int most = 0, v;

    while (scan_int(&s, -1000000000, 1000000000, &v)) {
        most = v > most ? v : most;
        if (!scan_char(&s, ':'))
            break;
    }
    return most;
}

/* What a choice or a plural looks at: a number, the greatest score, or how many
 * are listed. */
static int amount(const struct telling *w, int fact)
{
    const char *s = fact_text(w, fact);
    int kind = w->m->facts[fact].kind, n = 0, v;

    if (s == NULL)
        return 0;
    if (kind == FACT_SEATS) {
        for (; *s != '\0'; s++)
            n += *s == 'p';
        return n;
    }
    if (kind == FACT_AMOUNTS) {
        while (*s != '\0') {
            v = scan_count(&s);
            n += v > 0 && n < 1000000000 ? v : 0;
            s += v < 0;
        }
        return n;
    }
    if (kind == FACT_SCORES)
        return greatest(s);
    v = 0;
    scan_int(&s, -1000000000, 1000000000, &v);
    return v;
}

static int plural_class(const struct language *l, int n)
{
    for (int i = 0; i < l->nclasses - 1; i++) {
        const struct plural_class *c = &l->classes[i];

        if (n >= c->lo && (c->hi < 0 || n <= c->hi))
            return i;
    }
    return l->nclasses - 1;
}

/* ---- telling ------------------------------------------------------------- */

static void tell_number(const struct telling *w, int v)
{
    char digits[16];
    struct text d = text_start(digits, sizeof digits);
    int len;

    text_int(&d, v);
    len = text_end(&d);
    for (int i = 0; i < len; i++) {
        int left = len - i;

        if (i > (v < 0) && left % 3 == 0)
            text_put(w->t, w->l->thousands);
        text_char(w->t, digits[i]);
    }
}

static void tell_noun(const struct telling *w, int n, int word, int row)
{
    int at = row * w->l->nclasses + plural_class(w->l, n);

    tell_number(w, n);
    text_put(w->t, w->l->gap);
    text_put(w->t, form_of(w, word, w->l->count[at]));
}

static void put_player(struct text *t, const struct language *l, int seat)
{
    text_put(t, l->player[0]);
    text_int(t, seat + 1);
    text_put(t, l->player[1]);
}

static void tell_seat(const struct telling *w, int seat)
{
    if (seat >= 0 && seat < DSK_PLAYERS_MAX && w->names != NULL &&
        w->names[seat] != NULL) {
        text_put(w->t, w->names[seat]);
        return;
    }
    put_player(w->t, w->l, seat);
}

/* What stands before item i of n. */
static void tell_join(const struct telling *w, int i, int n)
{
    if (i > 0)
        text_put(w->t, w->l->list[i == n - 1]);
}

static void tell_seats(const struct telling *w, const char *s, int n)
{
    for (int i = 0; *s != '\0';) {
        int seat;

        if (*s++ != 'p')
            continue;
        seat = scan_count(&s);
        tell_join(w, i++, n);
        tell_seat(w, seat);
    }
}

/* `p0:1,p2:3`: 3 : 1, the weights with the greatest first. */
static void tell_ratio(const struct telling *w, const char *s)
{
    int weight[DSK_PLAYERS_MAX], n = 0;

    while (*s != '\0' && n < DSK_PLAYERS_MAX) {
        int i = n, v;

        if (*s++ != ':')
            continue;
        v = scan_count(&s);
        for (; i > 0 && weight[i - 1] < v; i--)
            weight[i] = weight[i - 1];
        weight[i] = v;
        n++;
    }
    for (int i = 0; i < n; i++) {
        if (i > 0) {
            text_put(w->t, w->l->gap);
            text_char(w->t, ':');
            text_put(w->t, w->l->gap);
        }
        tell_number(w, weight[i]);
    }
}

/* `12:8:30`, seat by seat; or only the others, as a sentence of their own. */
static void tell_scores(const struct telling *w, const char *s, int form)
{
    int most = greatest(s), told = 0, v;

    for (int seat = 0; scan_int(&s, -1000000000, 1000000000, &v); seat++) {
        if (form == SCORES_ALL || v < most) {
            text_put(w->t, told++ > 0            ? w->l->list[0]
                           : form == SCORES_REST ? " "
                                                 : "");
            tell_seat(w, seat);
            text_put(w->t, ": ");
            tell_number(w, v);
        }
        if (!scan_char(&s, ':'))
            break;
    }
    if (told > 0 && form == SCORES_REST)
        text_char(w->t, '.');
}

/* How many amounts are listed: each begins with a number. */
static int count_amounts(const char *s)
{
    int n = 0;

    while (*s != '\0') {
        if (scan_count(&s) >= 0)
            n++;
        else
            s++;
    }
    return n;
}

static void tell_amounts(const struct telling *w, const struct fact *f,
                         const char *s, int row)
{
    int n = count_amounts(s);
    size_t len;

    if (n == 0)
        text_put(w->t, w->l->nothing);
    for (int i = 0; i < n; i++) {
        int v = -1, word;

        while (*s != '\0' && (v = scan_count(&s)) < 0)
            s++;
        while (*s == ' ')
            s++;
        tell_join(w, i, n);
        word = domain_index(f, s, &len);
        if (word >= 0) {
            tell_noun(w, v, words_domains[f->domain].word[word], row);
        } else {
            tell_number(w, v);
            text_char(w->t, ' ');
            text_part(w->t, s, len);
        }
        s += len;
    }
}

static void tell_word(const struct telling *w, const struct fact *f,
                      const char *s, int form)
{
    size_t len;
    int i = domain_index(f, s, &len);

    if (i < 0)
        text_put(w->t, s);
    else
        text_put(w->t, form_of(w, words_domains[f->domain].word[i], form));
}

/* `city,road`: each word in that form, as a list. */
static void tell_words(const struct telling *w, const struct fact *f,
                       const char *s, int form)
{
    int n = 1;
    size_t len;

    for (const char *p = s; *p != '\0'; p++)
        n += *p == ',';
    for (int i = 0; i < n; i++) {
        int word = domain_index(f, s, &len);

        tell_join(w, i, n);
        if (word < 0)
            text_part(w->t, s, len);
        else
            text_put(w->t,
                     form_of(w, words_domains[f->domain].word[word], form));
        for (s += len; *s != '\0' && *s++ != ',';)
            ;
    }
}

static void tell_fact(const struct telling *w, int fact, int form)
{
    const struct fact *f = &w->m->facts[fact];
    const char *s = fact_text(w, fact);

    if (s == NULL) {
        text_put(w->t, f->optional ? "" : "?");
        return;
    }
    switch ((enum fact_kind)f->kind) {
    case FACT_TEXT:
        text_put(w->t, s);
        break;
    case FACT_NUMBER:
        tell_number(w, amount(w, fact));
        break;
    case FACT_SEAT:
        tell_seat(w, amount(w, fact));
        break;
    case FACT_SEATS:
        if (form == SEATS_RATIO)
            tell_ratio(w, s);
        else
            tell_seats(w, s, amount(w, fact));
        break;
    case FACT_SCORES:
        tell_scores(w, s, form);
        break;
    case FACT_WORD:
        tell_word(w, f, s, form);
        break;
    case FACT_AMOUNTS:
        tell_amounts(w, f, s, form);
        break;
    case FACT_WORDS:
        tell_words(w, f, s, form);
        break;
    }
}

/* A number with the noun that follows in the sentence. */
static void tell_count(const struct telling *w, int n, const char **p)
{
    int source = small(p), what = large(p), row = small(p), i;
    const struct fact *f;
    const char *s;
    size_t len;

    if (source == NOUN_WORD) {
        tell_noun(w, n, what, row);
        return;
    }
    f = &w->m->facts[what];
    s = fact_text(w, what);
    i = s == NULL ? -1 : domain_index(f, s, &len);
    if (i >= 0) {
        tell_noun(w, n, words_domains[f->domain].word[i], row);
        return;
    }
    tell_number(w, n);
    text_char(w->t, ' ');
    text_put(w->t, s == NULL ? "?" : s);
}

static bool passes(const struct telling *w, int fact, int test, int label)
{
    const char *s = fact_text(w, fact);
    size_t len;

    switch ((enum say_test)test) {
    case TEST_CLASS:
        return s != NULL && plural_class(w->l, amount(w, fact)) == label;
    case TEST_NUMBER:
        return s != NULL && amount(w, fact) == label;
    case TEST_WORD:
        return s != NULL && domain_index(&w->m->facts[fact], s, &len) == label;
    case TEST_NONE:
        return s == NULL || s[0] == '\0' || text_same(s, "-");
    case TEST_OTHER:
    case TEST_END:
        break;
    }
    return true;
}

static void tell(const struct telling *w, const char *p, const char *end);

static const char *tell_choice(const struct telling *w, const char *p)
{
    int fact = small(&p), test;
    bool told = false;

    while ((test = small(&p)) != TEST_END) {
        int label = large(&p), len = large(&p);

        if (!told && passes(w, fact, test, label)) {
            tell(w, p, p + len);
            told = true;
        }
        p += len;
    }
    return p;
}

static void tell(const struct telling *w, const char *p, const char *end)
{
    int fact, n;

    while (p < end) {
        switch (*p++) {
        case SAY_FACT:
            fact = small(&p);
            tell_fact(w, fact, small(&p));
            break;
        case SAY_COUNT:
            n = amount(w, small(&p));
            tell_count(w, n, &p);
            break;
        case SAY_COUNTED:
            n = large(&p);
            tell_count(w, n, &p);
            break;
        case SAY_CHOICE:
            p = tell_choice(w, p);
            break;
        case SAY_RULE:
            text_put(w->t, w->note != NULL ? w->note->rule : w->m->rule);
            break;
        default:
            text_char(w->t, p[-1]);
            break;
        }
    }
}

int dsk_note_text(const dsk_note *note, const char *lang,
                  const char *const *names, char *buf, size_t n)
{
    int language = words_language(lang);
    struct text t = text_start(buf, n);
    const struct message *m = note->message;
    const char *p = m->text[language];
    struct telling w = {note, NULL, m, &words_languages[language], names, &t};

    tell(&w, p, p + text_length(p));
    return text_end(&t);
}

void words_tell(struct text *t, const struct message *m,
                const char *const *facts, const char *tag)
{
    int language = words_language(tag);
    const char *p = m->text[language];
    struct telling w = {NULL, facts, m, &words_languages[language], NULL, t};

    tell(&w, p, p + text_length(p));
}

void words_player(struct text *t, int seat, const char *tag)
{
    put_player(t, &words_languages[words_language(tag)], seat);
}
