/*
 * Boards of Catan by a short code.  A code is eight digits of 32 (no I, L, O,
 * U, so that they can be read aloud):
 *
 *     34...32 31...30 29.....26 25.........0
 *     version kind    filters   seed            seven digits, and a check
 *
 * The check is a sum over the field of 32 elements with another factor for
 * each place, so that one wrong digit or two neighbours that changed places
 * never agree with it.  How a seed becomes a board never changes within a
 * version.
 */
#include "catan/parts.h"
#include "deskovka_table.h"
#include "game/mem.h"
#include "game/rng.h"
#include "table/messages.h"

enum { VERSION = 1, DIGITS = 8, SEED_BITS = 26, TRIES = 400, SWAPS = 600 };
enum { KIND_BEGINNER, KIND_VARIABLE, KIND_CLASSIC, KIND_FREE };
enum { REDS = 1, NUMBERS = 2, TERRAIN = 4, BALANCE = 8, FAIR = 15 };
enum { LAYOUTS = 6 * 6 * 64 }; /* of the six parts (COMP-1) */

#define KINDS   "beginner|variable|classic|free"
#define FILTERS "reds|numbers|terrain|balance"

static const char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/* What is asked for. */
struct wish {
    int version, kind;
    unsigned filters;
    uint32_t seed;
};

struct island_map {
    uint8_t hex[NHEXES], harbour[NHARBOURS];
};

/* ---- codes --------------------------------------------------------------- */

/* Product in the field of 32 elements (x^5 + x^2 + 1). */
static unsigned field_product(unsigned a, unsigned b)
{
    unsigned p = 0;

    for (; b != 0; b >>= 1) {
        p ^= b & 1 ? a : 0;
        a = a << 1 ^ (a & 16 ? 0x25u : 0);
    }
    return p;
}

static unsigned check_of(const uint8_t digit[DIGITS - 1])
{
    unsigned sum = 0;

    for (int i = 0; i < DIGITS - 1; i++)
        sum ^= field_product(digit[i], (unsigned)i + 2);
    return sum;
}

static void write_code(const struct wish *w, struct text *t)
{
    uint64_t all = (uint64_t)w->version << 32 | (uint64_t)w->kind << 30 |
                   (uint64_t)w->filters << SEED_BITS | w->seed;
    uint8_t digit[DIGITS - 1];

    for (int i = 0; i < DIGITS - 1; i++) {
        digit[i] = all >> (30 - 5 * i) & 31;
        text_char(t, digits[digit[i]]);
    }
    text_char(t, digits[check_of(digit)]);
}

/* The digit that somebody wrote, or -1. */
static int digit_of(char c)
{
    if (c >= 'a' && c <= 'z')
        c = (char)(c - 'a' + 'A');
    c = c == 'O' ? '0' : c == 'I' || c == 'L' ? '1' : c;
    for (int i = 0; i < 32; i++) {
        if (digits[i] == c)
            return i;
    }
    return -1;
}

static bool read_digits(const char *code, uint8_t digit[DIGITS])
{
    int n = 0;

    for (; *code != '\0'; code++) {
        int d = digit_of(*code);

        if (*code == ' ' || *code == '-')
            continue;
        if (d < 0 || n == DIGITS)
            return false;
        digit[n++] = (uint8_t)d;
    }
    return n == DIGITS && check_of(digit) == digit[DIGITS - 1];
}

static int read_code(const char *code, struct wish *w, dsk_note *why)
{
    uint8_t digit[DIGITS];
    uint64_t all = 0;

    if (!read_digits(code, digit)) {
        table_refuse(why, DSK_E_ARGUMENT, TABLE_BAD_CODE);
        note_str(why, "word", code);
        return DSK_E_ARGUMENT;
    }
    for (int i = 0; i < DIGITS - 1; i++)
        all = all << 5 | digit[i];
    w->version = (int)(all >> 32);
    w->kind = (int)(all >> 30 & 3);
    w->filters = all >> SEED_BITS & FAIR;
    w->seed = all & ((UINT32_C(1) << SEED_BITS) - 1);
    if (w->version != VERSION) {
        table_refuse(why, DSK_E_ARGUMENT, TABLE_NEWER_CODE);
        note_str(why, "word", code);
        return DSK_E_ARGUMENT;
    }
    return DSK_OK;
}

static int read_wish(const char *want, struct wish *w, dsk_note *why)
{
    const char *word;
    size_t len;

    w->version = VERSION;
    w->kind = KIND_FREE;
    w->filters = 0;
    while ((len = scan_token(&want, &word)) > 0) {
        int kind = text_pick(word, len, KINDS);
        int filter = text_pick(word, len, FILTERS);

        if (kind >= 0) {
            w->kind = kind;
        } else if (filter >= 0) {
            w->filters |= 1u << filter;
        } else if (text_is(word, len, "fair")) {
            w->filters = FAIR;
        } else {
            table_refuse(why, DSK_E_SYNTAX, TABLE_BAD_WISH);
            note_part(why, "word", word, len);
            note_str(why, "choice", KINDS "|" FILTERS "|fair");
            return DSK_E_SYNTAX;
        }
    }
    return DSK_OK;
}

/* ---- filters ------------------------------------------------------------- */

static bool is_red(int hex)
{
    return hex >> 4 == 6 || hex >> 4 == 8;
}

static int ways(int number)
{
    return number == 0 ? 0 : number < 7 ? number - 1 : 13 - number;
}

/* Pairs of neighbours that a filter forbids. */
static int clashes(const uint8_t *hex, unsigned filters)
{
    int n = 0;

    for (int h = 0; h < NHEXES; h++) {
        for (int k = 0; k < 6; k++) {
            int g = catan_hex_neighbours[h][k];

            if (g == NOWHERE || g < h)
                continue;
            n += (filters & REDS) != 0 && is_red(hex[h]) && is_red(hex[g]);
            n += (filters & NUMBERS) != 0 && hex[h] >> 4 == hex[g] >> 4;
            n += (filters & TERRAIN) != 0 && (hex[h] & 15) == (hex[g] & 15);
        }
    }
    return n;
}

/*
 * How far resources are from an equal share: a hex has 58 ways of 36 / 18 on
 * average; a resource may be two ways off in all.
 */
static int imbalance(const uint8_t *hex)
{
    int sum[NTERRAINS] = {0}, count[NTERRAINS] = {0}, off = 0;

    for (int h = 0; h < NHEXES; h++) {
        sum[hex[h] & 15] += ways(hex[h] >> 4);
        count[hex[h] & 15]++;
    }
    for (int k = 0; k < NRESOURCES; k++) {
        int far = sum[k] * 18 - count[k] * 58; /* in eighteenths */

        far = (far < 0 ? -far : far) - 2 * 18;
        off += far > 0 ? (far + 17) / 18 : 0;
    }
    return off;
}

static int faults(const uint8_t *hex, unsigned filters)
{
    return clashes(hex, filters) + (filters & BALANCE ? imbalance(hex) : 0);
}

/* ---- boards -------------------------------------------------------------- */

/* Parts in the order and on the sides of layout i, as catan_board_read() takes
 * them. */
static void lay_parts(int i, struct island_map *b)
{
    static const uint8_t order[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                        {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    char name[13];

    for (int slot = 0; slot < 6; slot++) {
        int part = order[slot % 2 == 0 ? i % 6 : i / 6 % 6][slot / 2];

        name[2 * slot] = (char)('1' + 2 * part + slot % 2);
        name[2 * slot + 1] = "AB"[i / 36 >> slot & 1];
    }
    catan_board_read(name, 12, b->hex, b->harbour);
}

/* The first layout from a random one on that keeps to the filters. */
static bool make_variable(const struct wish *w, uint64_t *rng,
                          struct island_map *b)
{
    int first = (int)rng_below(rng, LAYOUTS);

    for (int i = 0; i < LAYOUTS; i++) {
        lay_parts((first + 605 * i) % LAYOUTS, b); /* 605: meets each once */
        if (faults(b->hex, w->filters) == 0)
            return true;
    }
    return false;
}

static void shuffle(uint8_t *a, int n, uint64_t *rng)
{
    for (int i = n - 1; i > 0; i--) {
        int k = (int)rng_below(rng, (uint32_t)i + 1);
        uint8_t swap = a[i];

        a[i] = a[k];
        a[k] = swap;
    }
}

static void deal_harbours(struct island_map *b, uint64_t *rng)
{
    for (int i = 0; i < NHARBOURS; i++)
        b->harbour[i] = (uint8_t)(i < NRESOURCES ? i : ANY_HARBOUR);
    shuffle(b->harbour, NHARBOURS, rng);
}

static void deal_terrain(struct island_map *b, uint64_t *rng)
{
    static const uint8_t terrain[NHEXES] = {0, 0, 0, 0, 1, 1, 1, 2, 2,     2,
                                            2, 3, 3, 3, 3, 4, 4, 4, DESERT};

    mem_copy(b->hex, terrain, sizeof b->hex);
    shuffle(b->hex, NHEXES, rng);
}

static void deal_numbers(struct island_map *b, uint64_t *rng)
{
    uint8_t number[18] = {2, 3, 3, 4, 4,  5,  5,  6,  6,
                          8, 8, 9, 9, 10, 10, 11, 11, 12};
    int n = 0;

    shuffle(number, 18, rng);
    for (int h = 0; h < NHEXES; h++) {
        if (b->hex[h] != DESERT)
            b->hex[h] = (uint8_t)(b->hex[h] | number[n++] << 4);
    }
}

static void deal_board(const struct wish *w, uint64_t *rng,
                       struct island_map *b)
{
    deal_terrain(b, rng);
    if (w->kind == KIND_CLASSIC)
        catan_board_spiral(b->hex, catan_board_corners[rng_below(rng, 6)]);
    else
        deal_numbers(b, rng);
}

/* Swaps two terrains or two numbers. */
static void swap_some(uint8_t *hex, int a, int b, bool terrain)
{
    uint8_t mask = terrain ? 15 : 0xf0;
    uint8_t differ = (uint8_t)((hex[a] ^ hex[b]) & mask);

    if (hex[a] == DESERT || hex[b] == DESERT)
        return;
    hex[a] ^= differ;
    hex[b] ^= differ;
}

/* Swaps at random as long as nothing gets worse. */
static bool mend(const struct wish *w, uint64_t *rng, struct island_map *b)
{
    int before = faults(b->hex, w->filters);

    for (int i = 0; i < SWAPS && before > 0; i++) {
        struct island_map next = *b;
        bool terrain = w->kind == KIND_CLASSIC || rng_below(rng, 2) == 0;
        int after;

        swap_some(next.hex, (int)rng_below(rng, NHEXES),
                  (int)rng_below(rng, NHEXES), terrain);
        after = faults(next.hex, w->filters);
        if (after > before)
            continue;
        *b = next;
        before = after;
    }
    return before == 0;
}

static bool make_board(const struct wish *w, struct island_map *b)
{
    uint64_t rng =
        rng_mix((uint64_t)w->kind << 40 | (uint64_t)w->filters << 32 | w->seed);

    if (w->kind == KIND_BEGINNER) {
        catan_board_beginner(b->hex, b->harbour);
        return faults(b->hex, w->filters) == 0;
    }
    if (w->kind == KIND_VARIABLE)
        return make_variable(w, &rng, b);
    deal_harbours(b, &rng);
    for (int i = 0; i < TRIES; i++) {
        deal_board(w, &rng, b);
        if (mend(w, &rng, b))
            return true;
    }
    return false;
}

static int find_board(const struct wish *w, struct island_map *b, dsk_note *why)
{
    if (make_board(w, b))
        return DSK_OK;
    return table_refuse(why, DSK_E_ARGUMENT, TABLE_NO_BOARD);
}

/* ---- the calls ----------------------------------------------------------- */

int dsk_board_code(const char *want, uint64_t seed, char *buf, size_t n,
                   dsk_note *why)
{
    struct text t = text_start(buf, n);
    struct island_map b;
    struct wish w;
    int status = read_wish(want, &w, why);

    w.seed = (uint32_t)(rng_mix(seed) & ((UINT32_C(1) << SEED_BITS) - 1));
    if (w.kind == KIND_BEGINNER)
        w.seed = 0;
    if (status == DSK_OK)
        status = find_board(&w, &b, why);
    if (status < 0)
        return status;
    write_code(&w, &t);
    return text_end(&t);
}

int dsk_board_text(const char *code, char *buf, size_t n, dsk_note *why)
{
    struct text t = text_start(buf, n);
    struct island_map b;
    struct wish w;
    int status = read_code(code, &w, why);

    if (status == DSK_OK)
        status = find_board(&w, &b, why);
    if (status < 0)
        return status;
    catan_board_write(b.hex, b.harbour, &t);
    return text_end(&t);
}

int dsk_board_words(const char *code, char *buf, size_t n, dsk_note *why)
{
    struct text t = text_start(buf, n);
    struct wish w;
    char word[16];
    int status = read_code(code, &w, why);

    if (status < 0)
        return status;
    text_word(KINDS, w.kind, word, sizeof word);
    text_put(&t, word);
    for (int i = 0; i < 4; i++) {
        if ((w.filters >> i & 1) == 0)
            continue;
        text_word(FILTERS, i, word, sizeof word);
        text_char(&t, ' ');
        text_put(&t, word);
    }
    return text_end(&t);
}
