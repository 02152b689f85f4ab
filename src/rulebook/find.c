/* See find.h. */
#include "rulebook/find.h"

#include <stdbool.h>

#include "game/check.h"
#include "game/text.h"
#include "rulebook/fold.h"

/* ---- runs of the table -------------------------------------------------- */

int rules_game(const char *word)
{
    for (int g = 0; g < dsk_nrule_games; g++)
        if (fold_equal(dsk_rule_games[g].id, word))
            return g;
    return -1;
}

int rules_end_of(int section)
{
    return section + 1 < dsk_nrule_sections
               ? dsk_rule_sections[section + 1].first
               : dsk_nrule_texts;
}

int rules_section_of(int rule)
{
    int s = 0;

    while (rules_end_of(s) <= rule)
        s++;
    return s;
}

int rules_by_id(const char *game, const char *id, size_t n)
{
    for (int i = 0; i < dsk_nrule_texts; i++)
        if (text_same(dsk_rule_texts[i].game, game) &&
            text_is(id, n, dsk_rule_texts[i].id))
            return i;
    return -1;
}

/* ---- questions ---------------------------------------------------------- */

/* Bytes of the words that may name a chapter. */
enum { ASKED_MAX = 128 };

/* A question: the words that remain when games have been taken out. */
struct question {
    const char *const *words;
    int nwords;
    const char *game;    /* or NULL */
    const char *one;     /* the only word, or NULL */
    int left;            /* words that name no game */
    char all[ASKED_MAX]; /* those words, blanks between; "" if too long */
};

static struct question ask(const char *const *words, int nwords)
{
    struct question q = {.words = words, .nwords = nwords};
    struct text t = text_start(q.all, sizeof q.all);
    bool blank = false;

    for (int i = 0; i < nwords; i++) {
        int game = rules_game(words[i]);

        if (game >= 0) {
            q.game = dsk_rule_games[game].id;
            continue;
        }
        q.one = words[i];
        q.left++;
        blank = blank || words[i][0] == '\0';
        text_put(&t, words[i]);
        text_char(&t, ' ');
    }
    if (text_end(&t) >= (int)sizeof q.all || blank)
        q.all[0] = '\0';
    if (q.left != 1)
        q.one = NULL;
    return q;
}

static bool in_game(const struct question *q, const char *game)
{
    return q->game == NULL || text_same(q->game, game);
}

/* ---- chapters ----------------------------------------------------------- */

/* Words that say nothing, and words between the things of a title. */
static bool is_article(const char *word, size_t n)
{
    return text_is(word, n, "the") || text_is(word, n, "of");
}

static bool joins(const char *word, size_t n)
{
    return text_is(word, n, "and") || text_is(word, n, "a");
}

/* The next word of s that is no article, before `end`; 0 if there is none. */
static size_t word_of(const char **s, const char *end, const char **word)
{
    size_t n;

    do {
        n = scan_token(s, word);
        if (n > 0 && *word >= end)
            return 0;
        if (n > 0 && (*word)[n - 1] == ':')
            n--;
    } while (n > 0 && is_article(*word, n));
    return n;
}

static bool same_word(const char *a, size_t na, const char *b, size_t nb)
{
    char x[ASKED_MAX], y[ASKED_MAX];
    struct text tx = text_start(x, sizeof x), ty = text_start(y, sizeof y);

    text_part(&tx, a, na);
    text_part(&ty, b, nb);
    text_end(&tx);
    text_end(&ty);
    return fold_equal(x, y) || fold_forms(x, y);
}

/* Are the words of a title up to `end` those asked for, in any form? */
static bool same_words(const char *title, const char *end, const char *asked)
{
    const char *close = asked + text_length(asked);
    const char *a, *b;
    size_t na, nb;

    do {
        na = word_of(&title, end, &a);
        nb = word_of(&asked, close, &b);
        if (na == 0 || nb == 0)
            return na == nb;
    } while (same_word(a, na, b, nb));
    return false;
}

/* Is it the title that is asked for, or one of the things it joins: `Mage` and
 * `witch`, `Hills`, `Sheep` and `vineyards`? */
static bool names_title(const struct question *q, const char *title)
{
    const char *thing = title, *p = title, *word;
    size_t n;

    if (q->all[0] == '\0')
        return false;
    if (same_words(title, title + text_length(title), q->all))
        return true;
    while ((n = scan_token(&p, &word)) > 0) {
        if (joins(word, n)) {
            if (same_words(thing, word, q->all))
                return true;
            thing = p;
        } else if (word[n - 1] == ':') {
            if (same_words(thing, p, q->all) || same_words(title, p, q->all))
                return true;
            thing = p;
        }
    }
    return same_words(thing, p, q->all);
}

static bool names_section(const struct question *q, int section)
{
    const struct rule_section *s = &dsk_rule_sections[section];

    if (!in_game(q, s->game) || q->left == 0)
        return false;
    if (q->one != NULL &&
        (fold_equal(s->name, q->one) || fold_forms(s->also, q->one)))
        return true;
    for (int l = 0; l < dsk_nrule_languages; l++)
        if (names_title(q, section_title(section, l)))
            return true;
    return false;
}

int rules_chapters(const char *const *words, int nwords, int *out, int cap)
{
    struct question q = ask(words, nwords);
    int n = 0;

    dsk_assert(nwords >= 0 && cap >= 0);
    for (int s = 0; s < dsk_nrule_sections; s++) {
        if (!names_section(&q, s))
            continue;
        if (n < cap)
            out[n] = s;
        n++;
    }
    return n;
}

/* ---- rules -------------------------------------------------------------- */

/* Is `word` the part of `id` before the dash? */
static bool is_family(const char *id, const char *word)
{
    const char *rest = fold_after(id, word);

    return rest != NULL && *rest == '-';
}

static bool begins_id(const char *id, const char *word)
{
    return fold_after(id, word) != NULL;
}

static bool says(const char *(*said)(int, int), int rule, const char *word)
{
    for (int l = 0; l < dsk_nrule_languages; l++)
        if (fold_begins(said(rule, l), word) || fold_forms(said(rule, l), word))
            return true;
    return false;
}

static enum rules_hit hit_word(int rule, const char *word)
{
    const struct rule_text *r = &dsk_rule_texts[rule];

    if (*word == '\0')
        return RULES_HIT_NONE;
    if (is_family(r->id, word) || fold_equal(r->id, word))
        return RULES_HIT_ID;
    if (says(rule_topic, rule, word) || fold_forms(r->also, word))
        return RULES_HIT_TOPIC;
    return says(rule_body, rule, word) ? RULES_HIT_TEXT : RULES_HIT_NONE;
}

/* The worst hit of all words, every one of which must hit, unless they name
 * the chapter. */
static enum rules_hit hit_rule(const struct question *q, int rule)
{
    const struct rule_text *r = &dsk_rule_texts[rule];
    enum rules_hit worst = RULES_HIT_ID;

    if (!in_game(q, r->game))
        return RULES_HIT_NONE;
    for (int i = 0; i < q->nwords && worst > RULES_HIT_NONE; i++) {
        enum rules_hit h;

        if (rules_game(q->words[i]) >= 0)
            continue;
        h = hit_word(rule, q->words[i]);
        if (h < worst)
            worst = h;
    }
    if (worst < RULES_HIT_CHAPTER && names_section(q, rules_section_of(rule)))
        worst = RULES_HIT_CHAPTER;
    return worst;
}

enum rules_hit rules_hit(const char *const *words, int nwords, int rule)
{
    struct question q = ask(words, nwords);

    return nwords == 0 ? RULES_HIT_NONE : hit_rule(&q, rule);
}

/* Answers as they are found. */
struct answer {
    int *out;
    int cap;
    int n;
};

static void take(struct answer *a, int found)
{
    if (a->n < a->cap)
        a->out[a->n] = found;
    a->n++;
}

static void take_ids(const struct question *q, struct answer *a,
                     bool (*fits)(const char *, const char *))
{
    const char *first = q->one;

    if (a->n > 0 || first == NULL || !fold_is_letter(fold_next(&first)))
        return;
    for (int i = 0; i < dsk_nrule_texts; i++)
        if (in_game(q, dsk_rule_texts[i].game) &&
            fits(dsk_rule_texts[i].id, q->one))
            take(a, i);
}

static bool has_dash(const char *s)
{
    while (*s != '\0' && *s != '-')
        s++;
    return *s == '-';
}

int rules_find(const char *const *words, int nwords, int *out, int cap)
{
    struct question q = ask(words, nwords);
    struct answer a = {.out = out, .cap = cap};
    unsigned char hit[RULES_MAX];

    dsk_assert(nwords >= 0 && cap >= 0);
    if (nwords == 0)
        return 0;
    take_ids(&q, &a, fold_equal);
    if (q.one != NULL && has_dash(q.one))
        take_ids(&q, &a, begins_id);
    take_ids(&q, &a, is_family);
    if (a.n > 0)
        return a.n;
    for (int i = 0; i < dsk_nrule_texts; i++)
        hit[i] = (unsigned char)hit_rule(&q, i);
    for (int level = RULES_HIT_ID; level > RULES_HIT_NONE; level--)
        for (int i = 0; i < dsk_nrule_texts; i++)
            if (hit[i] == level)
                take(&a, i);
    return a.n;
}

/* ---- slips of the pen --------------------------------------------------- */

/* This many letters may be wrong. */
static int slips(const char *word)
{
    return text_length(word) < 5 ? 1 : 2;
}

int rules_near_ids(const char *word, int *out, int cap)
{
    struct answer a = {.out = out, .cap = cap};

    for (int d = 0; d <= slips(word) && a.n == 0; d++)
        for (int i = 0; i < dsk_nrule_texts && a.n < cap; i++)
            if (fold_distance(word, dsk_rule_texts[i].id) == d)
                take(&a, i);
    return a.n;
}

/* To the nearest of its name, its titles and their words. */
static int section_distance(int section, const char *word)
{
    int best = fold_distance(word, dsk_rule_sections[section].name);

    for (int l = 0; l < dsk_nrule_languages; l++) {
        const char *p = section_title(section, l), *w;
        int d = fold_distance(word, p);
        size_t n;

        best = d < best ? d : best;
        while ((n = scan_token(&p, &w)) > 0) {
            char one[ASKED_MAX];
            struct text t = text_start(one, sizeof one);

            text_part(&t, w, n);
            text_end(&t);
            d = n < 4 ? FOLD_FAR : fold_distance(word, one);
            best = d < best ? d : best;
        }
    }
    return best;
}

int rules_near_chapters(const char *word, int *out, int cap)
{
    struct answer a = {.out = out, .cap = cap};

    for (int d = 0; d <= slips(word) && a.n == 0; d++)
        for (int i = 0; i < dsk_nrule_sections && a.n < cap; i++)
            if (section_distance(i, word) == d)
                take(&a, i);
    return a.n;
}
