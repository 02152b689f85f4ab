/*
 * What no sentence says: the words and phrases that a glossary avoids, in
 * messages, in rule texts and in the glossary itself.  A line
 *
 *     avoid brick catan,page cihl* but cihličk*
 *
 * means that `brick` has a word of its own, so these books do not say the
 * others: `*` at the end stands for any ending, `~` for a blank, `=` before a
 * phrase for its capitals as they are; `-` instead of a word is a manner of
 * speaking.  `but` opens what may be said all the same.  What stands between
 * quotes is not ours and is not judged.
 */
#include "mkmessages.h"

#include <stdlib.h>
#include <string.h>

/* ---- reading ------------------------------------------------------------- */

/* A word of a line; NULL at its end. */
static char *next(char **rest)
{
    char *word = *rest, *end;

    if (*word == '\0')
        return NULL;
    end = word + strcspn(word, " ");
    *rest = end + strspn(end, " ");
    *end = '\0';
    return word;
}

void read_avoid(struct lang *l, char *rest, struct where at)
{
    const char *id = next(&rest), *books = next(&rest);
    bool but = false;

    if (id == NULL || books == NULL || *rest == '\0')
        fail(at, "avoid is a word, the books and what they do not say");
    for (char *word; (word = next(&rest)) != NULL;) {
        struct avoided *a = &l->avoided[l->navoided];

        if (strcmp(word, "but") == 0) {
            but = true;
            continue;
        }
        if (l->navoided++ == MAX_AVOIDED)
            fail(at, "too many words to avoid");
        *a = (struct avoided){id, books, word, but, at};
    }
}

/* ---- finding ------------------------------------------------------------- */

#define LOW_QUOTE  "\xe2\x80\x9e"
#define HIGH_QUOTE "\xe2\x80\x9c"
#define HARD_BLANK "\xc2\xa0"

static bool is_letter(const char *p)
{
    return (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') ||
           ((unsigned char)*p >= 0x80 && strncmp(p, HARD_BLANK, 2) != 0 &&
            (unsigned char)*p != 0xe2 &&
            !((unsigned char)*p == 0xa0 && (unsigned char)p[-1] == 0xc2));
}

/* Bytes of a letter: one, or two beyond ASCII. */
static size_t size(const char *p)
{
    return (unsigned char)*p >= 0xc0 && p[1] != '\0' ? 2 : 1;
}

/* Latin letters up to U+017F as small ones. */
static unsigned small(const char *p)
{
    unsigned c = (unsigned char)*p;

    if (c >= 'A' && c <= 'Z')
        return c + 32;
    if (size(p) == 1)
        return c;
    c = (c & 31) << 6 | ((unsigned char)p[1] & 63);
    if (c >= 0xc0 && c <= 0xde)
        return c + 32;
    if ((c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17e))
        return c + (c & 1);
    return c >= 0x100 && c < 0x178 ? c | 1 : c;
}

/* Where the phrase ends that begins at p; NULL if it does not. */
static const char *matched(const char *p, const char *phrase)
{
    bool exact = *phrase == '=';

    for (phrase += exact; *phrase != '\0';) {
        if (*phrase == '*') {
            while (is_letter(p))
                p++;
            phrase++;
        } else if (*phrase == '~') {
            if (is_letter(p))
                return NULL;
            p += *p == ' ' ? 1 : strncmp(p, HARD_BLANK, 2) == 0 ? 2 : strlen(p);
            phrase++;
        } else {
            if (*p == '\0' || small(p) != small(phrase) ||
                (exact && *p != *phrase))
                return NULL;
            p += size(p);
            phrase += size(phrase);
        }
    }
    return is_letter(p) ? NULL : p;
}

/* The end of what is quoted from p on; else p. */
static const char *past_quoted(const char *p)
{
    const char *end = p;

    if (*p == '"')
        end = strchr(p + 1, '"');
    else if (strncmp(p, LOW_QUOTE, 3) == 0)
        end = strstr(p, HIGH_QUOTE);
    return end == NULL ? p : end;
}

static bool in_books(const char *books, const char *book)
{
    size_t n = strlen(book);

    if (strcmp(books, "*") == 0)
        return true;
    for (const char *p = books; p != NULL; p = strchr(p, ',')) {
        p += *p == ',';
        if (strncmp(p, book, n) == 0 && (p[n] == ',' || p[n] == '\0'))
            return true;
    }
    return false;
}

/* What may be said at p, at p or around it: the end of it, else NULL. */
static const char *allowed(const struct lang *l, const struct avoided *a,
                           const char *text, const char *p)
{
    for (int i = 0; i < l->navoided; i++) {
        const struct avoided *b = &l->avoided[i];

        if (!b->but || strcmp(b->id, a->id) != 0)
            continue;
        for (const char *q = text; q <= p; q++) {
            const char *end =
                q > text && is_letter(q - 1) ? NULL : matched(q, b->phrase);

            if (end != NULL && end > p)
                return end;
        }
    }
    return NULL;
}

static bool says(const struct lang *l, const struct avoided *a,
                 const char *text)
{
    for (const char *p = text; *p != '\0'; p++) {
        p = past_quoted(p);
        if ((p > text && is_letter(p - 1)) || !is_letter(p))
            continue;
        if (matched(p, a->phrase) != NULL && allowed(l, a, text, p) == NULL)
            return true;
    }
    return false;
}

/* The phrase of `text` that the book should not say; NULL if all is well. */
static const struct avoided *find_avoided(const struct lang *l,
                                          const char *book, const char *text)
{
    for (int i = 0; i < l->navoided; i++) {
        const struct avoided *a = &l->avoided[i];

        if (!a->but && in_books(a->books, book) && says(l, a, text))
            return a;
    }
    return NULL;
}

static int faults;

void check_text(int lang, const char *book, const char *what, const char *text,
                struct where at)
{
    const struct lang *l = &all.lang[lang];
    const struct avoided *a = find_avoided(l, book, text);
    int w;

    if (a == NULL)
        return;
    w = find_word(a->id, strlen(a->id));
    fprintf(stderr, "%s:%d: %s: the glossary avoids \"%s\"%s%s\n", at.file,
            at.line, what, a->phrase, w < 0 ? "" : "; its word is ",
            w < 0 ? "" : l->word[w][0]);
    faults++;
}

/* ---- everything that is said --------------------------------------------- */

static void check_nodes(const struct message *m, int lang, const struct node *n)
{
    for (; n != NULL; n = n->next) {
        if (n->kind == N_TEXT)
            check_text(lang, all.catalogue[m->catalogue].book, m->id, n->text,
                       m->said[lang]);
        for (const struct part *p = n->parts; p != NULL; p = p->next)
            check_nodes(m, lang, p->body);
    }
}

/* Every word to avoid has a better one, which is not avoided everywhere. */
static void check_glossary(int lang)
{
    const struct lang *l = &all.lang[lang];

    for (int i = 0; i < l->navoided; i++) {
        const struct avoided *a = &l->avoided[i];

        if (strcmp(a->id, "-") != 0 && find_word(a->id, strlen(a->id)) < 0 &&
            find_verb(a->id, strlen(a->id)) < 0)
            fail(a->at, "avoid: there is no word \"%s\"", a->id);
    }
    for (int w = 0; w < all.nwords; w++)
        for (int f = 0; f < l->nforms; f++)
            if (l->word[w][f] != NULL)
                check_text(lang, "", all.word[w], l->word[w][f],
                           (struct where){l->tag, 0});
}

void check_avoided(void)
{
    for (int l = 0; l < all.nlangs; l++) {
        check_glossary(l);
        for (int i = 0; i < all.nmessages; i++)
            check_nodes(&all.message[i], l, all.message[i].text[l]);
    }
}

int avoid_faults(void)
{
    return faults;
}
