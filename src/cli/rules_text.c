/*
 * Finding rules by id, by the beginning of an id, and by words.
 *
 * Text is compared folded: next_folded() reads UTF-8 and gives small letters
 * without Czech diacritics, whether they come as one character or as a letter
 * and a combining mark.  Nothing is stored; the whole search reads the table
 * of about 200 kB once for each word, which no person will notice.
 */
#include "cli/rules_text.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* How well a word hits a rule; a larger one comes first. */
enum hit { HIT_NONE, HIT_BODY, HIT_TOPIC, HIT_ID, NHITS };

/* ---- folding ---------------------------------------------------------- */

/* Letters with diacritics and signs, with what they are folded to. */
static const struct fold {
    uint32_t from;
    char to;
} folds[] = {
    {0xA0, ' '},   {0xC1, 'a'},   {0xC4, 'a'},    {0xC9, 'e'},    {0xCB, 'e'},
    {0xCD, 'i'},   {0xD3, 'o'},   {0xD4, 'o'},    {0xD6, 'o'},    {0xD7, 'x'},
    {0xDA, 'u'},   {0xDC, 'u'},   {0xDD, 'y'},    {0xE1, 'a'},    {0xE4, 'a'},
    {0xE9, 'e'},   {0xEB, 'e'},   {0xED, 'i'},    {0xF3, 'o'},    {0xF4, 'o'},
    {0xF6, 'o'},   {0xFA, 'u'},   {0xFC, 'u'},    {0xFD, 'y'},    {0x10C, 'c'},
    {0x10D, 'c'},  {0x10E, 'd'},  {0x10F, 'd'},   {0x11A, 'e'},   {0x11B, 'e'},
    {0x139, 'l'},  {0x13A, 'l'},  {0x13D, 'l'},   {0x13E, 'l'},   {0x147, 'n'},
    {0x148, 'n'},  {0x154, 'r'},  {0x155, 'r'},   {0x158, 'r'},   {0x159, 'r'},
    {0x160, 's'},  {0x161, 's'},  {0x164, 't'},   {0x165, 't'},   {0x16E, 'u'},
    {0x16F, 'u'},  {0x17D, 'z'},  {0x17E, 'z'},   {0x2010, '-'},  {0x2011, '-'},
    {0x2013, '-'}, {0x2014, '-'}, {0x2018, '\''}, {0x2019, '\''}, {0x201C, '"'},
    {0x201D, '"'}, {0x201E, '"'},
};

enum { NFOLDS = sizeof folds / sizeof folds[0] };

/* The character at `*s`, which moves behind it; 0 and no move at the end.
 * Bytes that are no UTF-8 are characters of their own, so anything a person
 * types can be searched for. */
static uint32_t next_char(const char **s)
{
    const unsigned char *u = (const unsigned char *)*s;
    int more = u[0] < 0xC2 ? 0 : u[0] < 0xE0 ? 1 : u[0] < 0xF0 ? 2 : 3;
    uint32_t c = more == 0 ? u[0] : u[0] & (0x3Fu >> more);

    if (u[0] == '\0')
        return 0;
    for (int i = 1; i <= more; i++) {
        if ((u[i] & 0xC0) != 0x80) {
            ++*s;
            return u[0];
        }
        c = c << 6 | (u[i] & 0x3Fu);
    }
    *s += 1 + more;
    return c;
}

static bool is_mark(uint32_t c)
{
    return c >= 0x300 && c <= 0x36F;
}

static uint32_t fold(uint32_t c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A' + 'a';
    for (int i = 0; c >= 0x80 && i < NFOLDS; i++)
        if (folds[i].from == c)
            return (unsigned char)folds[i].to;
    return c;
}

/* The next folded character, combining marks left out; 0 at the end. */
static uint32_t next_folded(const char **s)
{
    uint32_t c;

    do {
        c = next_char(s);
    } while (is_mark(c));
    return fold(c);
}

static bool is_letter(uint32_t c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c >= 0x80;
}

/* ---- comparing -------------------------------------------------------- */

/* Where `text` goes on after `word`, or NULL if it does not begin with it. */
static const char *after(const char *text, const char *word)
{
    uint32_t w;

    while ((w = next_folded(&word)) != 0)
        if (next_folded(&text) != w)
            return NULL;
    return text;
}

static bool is_empty(const char *word)
{
    return next_folded(&word) == 0;
}

/* Does `word` begin at the beginning of some word of `text`? */
static bool hits_text(const char *text, const char *word)
{
    bool inside = false;
    uint32_t c;

    do {
        if (!inside && after(text, word) != NULL)
            return true;
        c = next_folded(&text);
        inside = is_letter(c);
    } while (c != 0);
    return false;
}

static bool equal(const char *a, const char *b)
{
    const char *rest = after(a, b);

    return rest != NULL && *rest == '\0';
}

static bool begins(const char *id, const char *word)
{
    return after(id, word) != NULL;
}

/* Is `word` the part of `id` before the dash? */
static bool is_family(const char *id, const char *word)
{
    const char *rest = after(id, word);

    return rest != NULL && *rest == '-';
}

static enum hit hit_word(int rule, const char *word)
{
    const char *id = dsk_rule_texts[rule].id;
    enum hit best = HIT_NONE;

    if (is_empty(word))
        return HIT_NONE;
    if (is_family(id, word) || equal(id, word))
        return HIT_ID;
    for (int l = 0; l < dsk_nrule_languages; l++) {
        const struct rule_words *said = &dsk_rule_languages[l].rules[rule];

        if (hits_text(said->topic, word))
            return HIT_TOPIC;
        if (best == HIT_NONE && hits_text(said->text, word))
            best = HIT_BODY;
    }
    return best;
}

/* ---- questions -------------------------------------------------------- */

/* A question: the words that remain when games have been taken out. */
struct question {
    const char *const *words;
    int nwords;
    const char *game; /* or NULL */
    const char *one;  /* the only word, or NULL */
    int left;         /* words that name no game */
};

static const char *game_named(const char *word)
{
    for (int g = 0; g < dsk_nrule_games; g++)
        if (equal(dsk_rule_games[g].id, word))
            return dsk_rule_games[g].id;
    return NULL;
}

static struct question ask(const char *const *words, int nwords)
{
    struct question q = {.words = words, .nwords = nwords};

    for (int i = 0; i < nwords; i++) {
        const char *game = game_named(words[i]);

        if (game != NULL) {
            q.game = game;
            continue;
        }
        q.one = words[i];
        q.left++;
    }
    if (q.left != 1)
        q.one = NULL;
    return q;
}

static bool in_game(const struct question *q, const struct rule_text *r)
{
    return q->game == NULL || strcmp(q->game, r->game) == 0;
}

/* The worst hit of all words: every one must hit. */
static enum hit hit_all(const struct question *q, int rule)
{
    enum hit worst = HIT_ID;

    for (int i = 0; i < q->nwords && worst > HIT_NONE; i++) {
        enum hit h;

        if (game_named(q->words[i]) != NULL)
            continue;
        h = hit_word(rule, q->words[i]);
        if (h < worst)
            worst = h;
    }
    return worst;
}

/* Answers as they are found. */
struct answer {
    int *out;
    int cap;
    int n;
};

static void take(struct answer *a, int rule)
{
    if (a->n < a->cap)
        a->out[a->n] = rule;
    a->n++;
}

static void take_ids(const struct question *q, struct answer *a,
                     bool (*fits)(const char *, const char *))
{
    for (int i = 0; i < dsk_nrule_texts; i++)
        if (in_game(q, &dsk_rule_texts[i]) &&
            fits(dsk_rule_texts[i].id, q->one))
            take(a, i);
}

static void take_words(const struct question *q, struct answer *a)
{
    for (int level = HIT_ID; level > HIT_NONE; level--)
        for (int i = 0; i < dsk_nrule_texts; i++)
            if (in_game(q, &dsk_rule_texts[i]) &&
                hit_all(q, i) == (enum hit)level)
                take(a, i);
}

int rules_find(const char *const *words, int nwords, int *out, int cap)
{
    struct question q = ask(words, nwords);
    struct answer a = {.out = out, .cap = cap};

    assert(nwords >= 0 && cap >= 0);
    if (nwords == 0)
        return 0;
    if (q.one != NULL && !is_empty(q.one))
        take_ids(&q, &a, equal);
    if (a.n == 0 && q.one != NULL && strchr(q.one, '-') != NULL &&
        q.one[0] != '-')
        take_ids(&q, &a, begins);
    if (a.n == 0)
        take_words(&q, &a);
    return a.n;
}

const struct rule_language *rules_language(const char *tag)
{
    const struct rule_language *english = dsk_rule_languages;

    for (int l = 0; l < dsk_nrule_languages; l++) {
        const struct rule_language *r = &dsk_rule_languages[l];

        if (strcmp(r->tag, tag) == 0)
            return r;
        if (strcmp(r->tag, "en") == 0)
            english = r;
    }
    return english;
}

bool rules_is_id(int i, const char *word)
{
    assert(i >= 0 && i < dsk_nrule_texts);
    return equal(dsk_rule_texts[i].id, word);
}

/* ---- slips of the pen ------------------------------------------------- */

/* Longest id compared; longer words are no slips.  mkrules allows 15. */
enum { SLIP_MAX = 24 };

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Letters to add, drop or change to get from `a` to `b`; both folded on the
 * fly, both shorter than SLIP_MAX characters. */
static int distance(const char *a, const char *b)
{
    int row[SLIP_MAX + 1];
    int n = 0;
    uint32_t ca, cb;

    for (const char *p = b; n < SLIP_MAX && next_folded(&p) != 0; n++)
        row[n] = n;
    row[n] = n;
    for (int i = 1; (ca = next_folded(&a)) != 0; i++) {
        const char *p = b;
        int diagonal = row[0];

        row[0] = i;
        for (int j = 1; j <= n; j++) {
            int up = row[j];

            cb = next_folded(&p);
            row[j] = least(diagonal + (ca != cb), 1 + least(up, row[j - 1]));
            diagonal = up;
        }
    }
    return row[n];
}

int rules_suggest(const char *id, int *out, int cap)
{
    struct answer a = {.out = out, .cap = cap};
    int most = strlen(id) < 5 ? 1 : 2;

    if (strlen(id) >= SLIP_MAX)
        return 0;
    for (int d = 0; d <= most && a.n == 0; d++)
        for (int i = 0; i < dsk_nrule_texts && a.n < cap; i++)
            if (distance(id, dsk_rule_texts[i].id) == d)
                take(&a, i);
    return a.n;
}
