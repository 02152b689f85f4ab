/* See fold.h. */
#include "rulebook/fold.h"

#include "game/text.h"

/* ---- characters --------------------------------------------------------- */

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

uint32_t fold_next(const char **s)
{
    uint32_t c;

    do {
        c = next_char(s);
    } while (is_mark(c));
    return fold(c);
}

bool fold_is_letter(uint32_t c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c >= 0x80;
}

/* ---- comparing ---------------------------------------------------------- */

const char *fold_after(const char *text, const char *word)
{
    uint32_t w;

    while ((w = fold_next(&word)) != 0)
        if (fold_next(&text) != w)
            return NULL;
    return text;
}

bool fold_equal(const char *a, const char *b)
{
    const char *rest = fold_after(a, b);

    return rest != NULL && fold_next(&rest) == 0;
}

bool fold_begins(const char *text, const char *word)
{
    const char *first = word;
    bool inside = false;
    uint32_t c;

    if (fold_next(&first) == 0)
        return false;
    do {
        if (!inside && fold_after(text, word) != NULL)
            return true;
        c = fold_next(&text);
        inside = fold_is_letter(c);
    } while (c != 0);
    return false;
}

/* ---- forms -------------------------------------------------------------- */

/* Letters of a stem; longer words are compared by their beginning. */
enum { STEM_MAX = 24, STEM_MIN = 3 };

struct stem {
    char c[STEM_MAX + 1];
    size_t n;
};

/* Endings of declension and conjugation, longest first: Czech, English. */
static const char *const endings[] = {
    "ech", "ich", "ach", "ych", "emi", "ami", "imi", "ymi", "eho", "emu", "ata",
    "ovi", "ove", "ete", "ing", "ies", "ou",  "em",  "um",  "im",  "om",  "am",
    "ym",  "es",  "mi",  "ed",  "a",   "e",   "i",   "o",   "u",   "y",   "s",
};

/* The word at *s, which moves behind it; false at the end of the text. */
static bool next_stem(const char **s, struct stem *w)
{
    uint32_t c = fold_next(s);

    w->n = 0;
    while (c != 0 && !fold_is_letter(c))
        c = fold_next(s);
    if (c == 0)
        return false;
    for (; fold_is_letter(c); c = fold_next(s))
        if (w->n < STEM_MAX)
            w->c[w->n++] = (char)c;
    w->c[w->n] = '\0';
    return true;
}

static bool ends_in(const struct stem *w, const char *end, size_t n)
{
    return w->n >= n + STEM_MIN && text_is(&w->c[w->n - n], n, end);
}

static bool is_vowel(char c)
{
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u' || c == 'y';
}

/*
 * Cuts the ending off.  Then what Czech changes at the end of a stem is made
 * one: the e that comes and goes (kupec, kupci), k and c, h and z (louka,
 * louce; kniha, knize).
 */
static void cut(struct stem *w)
{
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        size_t n = text_length(endings[i]);

        if (ends_in(w, endings[i], n)) {
            w->n -= n;
            break;
        }
    }
    if (w->n > STEM_MIN && w->c[w->n - 2] == 'e' && !is_vowel(w->c[w->n - 1]) &&
        !is_vowel(w->c[w->n - 3])) {
        w->c[w->n - 2] = w->c[w->n - 1];
        w->n--;
    }
    if (w->c[w->n - 1] == 'c')
        w->c[w->n - 1] = 'k';
    else if (w->c[w->n - 1] == 'z')
        w->c[w->n - 1] = 'h';
    w->c[w->n] = '\0';
}

bool fold_forms(const char *text, const char *word)
{
    struct stem want, got;
    const char *rest = word;

    if (!next_stem(&rest, &want) || want.n < STEM_MIN)
        return false;
    if (next_stem(&rest, &got))
        return false; /* a phrase has no forms */
    cut(&want);
    while (next_stem(&text, &got)) {
        if (got.n < STEM_MIN)
            continue;
        cut(&got);
        if (got.n == want.n && text_is(got.c, got.n, want.c))
            return true;
    }
    return false;
}

/* ---- slips of the pen --------------------------------------------------- */

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int letters(const char *s)
{
    int n = 0;

    while (n <= FOLD_SLIP_MAX && fold_next(&s) != 0)
        n++;
    return n;
}

int fold_distance(const char *a, const char *b)
{
    int row[FOLD_SLIP_MAX + 1];
    int n = letters(b);
    uint32_t ca;

    if (n > FOLD_SLIP_MAX || letters(a) > FOLD_SLIP_MAX)
        return FOLD_FAR;
    for (int j = 0; j <= n; j++)
        row[j] = j;
    for (int i = 1; (ca = fold_next(&a)) != 0; i++) {
        const char *p = b;
        int diagonal = row[0];

        row[0] = i;
        for (int j = 1; j <= n; j++) {
            int up = row[j];
            uint32_t cb = fold_next(&p);

            row[j] = least(diagonal + (ca != cb), 1 + least(up, row[j - 1]));
            diagonal = up;
        }
    }
    return row[n];
}
