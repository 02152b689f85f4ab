/* What names look like: see looks.h. */
#include "server/looks.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

#include "server/out.h"

/* Units of UTF-16: a name is short, but one character may become eighteen. */
#define TEXT_MAX 2048
/* Marks on one letter. */
#define MARKS_MAX 2

struct utf16 {
    UChar text[TEXT_MAX];
    int32_t len;
    UErrorCode status;
};

/* One for all threads; only reading it is safe in several. */
static USpoofChecker *one;

static void make_checker(void)
{
    UErrorCode status = U_ZERO_ERROR;

    one = uspoof_open(&status);
    uspoof_setRestrictionLevel(one, USPOOF_MODERATELY_RESTRICTIVE);
    uspoof_setChecks(one,
                     USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE |
                         USPOOF_MIXED_NUMBERS | USPOOF_HIDDEN_OVERLAY,
                     &status);
    if (U_FAILURE(status))
        abort(); /* it has no tables: a broken installation */
}

static const USpoofChecker *checker(void)
{
    static pthread_once_t made = PTHREAD_ONCE_INIT;

    pthread_once(&made, make_checker);
    return one;
}

static bool read_utf8(const char *name, struct utf16 *t)
{
    t->status = U_ZERO_ERROR;
    u_strFromUTF8(t->text, TEXT_MAX, &t->len, name, -1, &t->status);
    return U_SUCCESS(t->status) && t->len < TEXT_MAX;
}

/* The character at *i, which moves on. */
static UChar32 next(const struct utf16 *t, int32_t *i)
{
    UChar32 c = t->text[(*i)++];

    if (c < 0xd800 || c > 0xdbff || *i == t->len)
        return c;
    return 0x10000 + ((c - 0xd800) << 10) + (t->text[(*i)++] - 0xdc00);
}

/* ---- what people may be called ------------------------------------------ */

static bool is_mark(UChar32 c)
{
    return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0;
}

/* The sign that makes a picture of the character before it. */
static bool is_picture_sign(UChar32 before, UChar32 c)
{
    return c == 0xfe0f && before > 0x7f &&
           u_hasBinaryProperty(before, UCHAR_EMOJI);
}

static bool is_good(UChar32 before, UChar32 c)
{
    static const uint32_t bad = U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CS_MASK |
                                U_GC_CO_MASK | U_GC_CN_MASK | U_GC_ZL_MASK |
                                U_GC_ZP_MASK;

    if ((U_GET_GC_MASK(c) & bad) != 0 || (u_isUWhiteSpace(c) && c != ' '))
        return false;
    return !u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) ||
           is_picture_sign(before, c);
}

static bool is_readable(const struct utf16 *t)
{
    UChar32 c = 0, before = 0;
    int marks = 0, seen = 0;

    for (int32_t i = 0; i < t->len; before = c) {
        c = next(t, &i);
        marks = is_mark(c) && c != 0xfe0f ? marks + 1 : 0;
        seen += c != ' ';
        if (!is_good(before, c) || marks > MARKS_MAX)
            return false;
    }
    return t->len == 0 || seen > 0;
}

bool looks_ok(const char *name)
{
    struct utf16 t;
    UErrorCode status = U_ZERO_ERROR;

    return read_utf8(name, &t) && is_readable(&t) &&
           uspoof_check(checker(), t.text, t.len, NULL, &status) == 0 &&
           U_SUCCESS(status);
}

/* ---- skeletons ---------------------------------------------------------- */

typedef const UNormalizer2 *normalizer_fn(UErrorCode *status);

static void normalize(normalizer_fn *which, struct utf16 *t)
{
    struct utf16 from = *t;
    const UNormalizer2 *n = which(&t->status);

    t->len =
        unorm2_normalize(n, from.text, from.len, t->text, TEXT_MAX, &t->status);
}

/* Keeps letters and digits; without `bare` their accents as well. */
static void strip(struct utf16 *t, bool bare)
{
    int32_t n = 0;

    for (int32_t from = 0, i = 0; U_SUCCESS(t->status) && i < t->len;
         from = i) {
        UChar32 c = next(t, &i);

        if (bare ? !u_isalnum(c) : is_mark(c))
            continue;
        while (from < i)
            t->text[n++] = t->text[from++];
    }
    t->len = n;
}

static void skeleton(struct utf16 *t)
{
    struct utf16 from = *t;

    t->len = uspoof_getSkeleton(checker(), 0, from.text, from.len, t->text,
                                TEXT_MAX, &t->status);
}

static void fold(struct utf16 *t)
{
    struct utf16 from = *t;

    t->len = u_strFoldCase(t->text, TEXT_MAX, from.text, from.len,
                           U_FOLD_CASE_DEFAULT, &t->status);
}

static uint64_t hash_of(const void *bytes, size_t len)
{
    static const unsigned char key[crypto_shorthash_KEYBYTES] =
        "looks of names";
    uint64_t hash;

    crypto_shorthash((unsigned char *)&hash, bytes, len, key);
    return hash;
}

/* What cannot be read, or has no letters, looks like itself alone. */
static uint64_t look(const char *name, bool folded)
{
    struct utf16 t;

    if (read_utf8(name, &t)) {
        normalize(folded ? unorm2_getNFKCCasefoldInstance
                         : unorm2_getNFKCInstance,
                  &t);
        normalize(unorm2_getNFDInstance, &t);
        strip(&t, false);
        skeleton(&t);
        fold(&t);
        strip(&t, true);
        if (U_SUCCESS(t.status) && t.len > 0)
            return hash_of(t.text, (size_t)t.len * sizeof t.text[0]);
    }
    return hash_of(name, strlen(name));
}

static void looks_of(const char *name, struct looks *out)
{
    for (int i = 0; i < LOOKS; i++)
        out->as[i] = look(name, i > 0);
}

static bool meet(const struct looks *a, const struct looks *b)
{
    for (int i = 0; i < LOOKS; i++) {
        for (int k = 0; k < LOOKS; k++) {
            if (a->as[i] == b->as[k])
                return true;
        }
    }
    return false;
}

bool looks_alike(const char *a, const char *b)
{
    struct looks of_a, of_b;

    looks_of(a, &of_a);
    looks_of(b, &of_b);
    return meet(&of_a, &of_b);
}

void looks_write(const char *name, char text[LOOKS_TEXT])
{
    struct looks l;

    looks_of(name, &l);
    for (int i = 0; i < LOOKS; i++)
        snprintf(text + (size_t)17 * (size_t)i, 17, "%016" PRIx64, l.as[i]);
    text[16] = ' ';
}

static struct looks read_text(const char *text)
{
    struct looks l;
    char *end = NULL;

    for (int i = 0; i < LOOKS; i++, text = end)
        l.as[i] = strtoull(text, &end, 16);
    return l;
}

bool looks_share(const char *a, const char *b)
{
    struct looks of_a = read_text(a), of_b = read_text(b);

    return meet(&of_a, &of_b);
}

/* ---- a set of names ----------------------------------------------------- */

static struct looks_slot *slot_of(const struct looks_set *s, uint64_t look)
{
    size_t at = (size_t)look & (s->size - 1);

    while (s->slot[at].used && s->slot[at].look != look)
        at = (at + 1) & (s->size - 1);
    return &s->slot[at];
}

static void put(struct looks_set *s, uint64_t look, uint32_t times)
{
    struct looks_slot *slot = slot_of(s, look);

    s->used += !slot->used;
    slot->used = true;
    slot->look = look;
    slot->times += times;
}

/* At most half of it is used. */
static void make_room(struct looks_set *s)
{
    struct looks_set old = *s;

    if (2 * (s->used + LOOKS) <= s->size)
        return;
    s->size = old.size == 0 ? 64 : old.size * 2;
    s->used = 0;
    s->slot = server_memory(s->size * sizeof *s->slot);
    for (size_t i = 0; i < old.size; i++) {
        if (old.slot[i].times > 0)
            put(s, old.slot[i].look, old.slot[i].times);
    }
    free(old.slot);
}

static void add(struct looks_set *s, const struct looks *l)
{
    make_room(s);
    for (int i = 0; i < LOOKS; i++)
        put(s, l->as[i], 1);
}

static void take_away(struct looks_set *s, const struct looks *l)
{
    for (int i = 0; i < LOOKS && s->size > 0; i++) {
        struct looks_slot *slot = slot_of(s, l->as[i]);

        slot->times -= slot->used && slot->times > 0;
    }
}

static bool has(const struct looks_set *s, const struct looks *l)
{
    for (int i = 0; i < LOOKS && s->size > 0; i++) {
        const struct looks_slot *slot = slot_of(s, l->as[i]);

        if (slot->used && slot->times > 0)
            return true;
    }
    return false;
}

void looks_add(struct looks_set *s, const char *name)
{
    struct looks l;

    looks_of(name, &l);
    add(s, &l);
}

void looks_remove(struct looks_set *s, const char *name)
{
    struct looks l;

    looks_of(name, &l);
    take_away(s, &l);
}

bool looks_has(const struct looks_set *s, const char *name)
{
    struct looks l;

    looks_of(name, &l);
    return has(s, &l);
}

void looks_add_text(struct looks_set *s, const char *text)
{
    struct looks l = read_text(text);

    if (!has(s, &l))
        add(s, &l);
}

void looks_remove_text(struct looks_set *s, const char *text)
{
    struct looks l = read_text(text);

    take_away(s, &l);
}

void looks_free(struct looks_set *s)
{
    free(s->slot);
    memset(s, 0, sizeof *s);
}
