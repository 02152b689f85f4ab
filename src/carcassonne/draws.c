/*
 * Which tiles may be drawn: the list, and without a list how many kinds there
 * are, how many tiles, and which is the k-th.
 *
 * The bag has a byte a kind.  Where one of them is looked for, eight are one
 * number: a multiplication adds them up, and as no bag holds more than 255
 * tiles no sum runs over.
 */
#include "carcassonne/module.h"
#include "game/rng.h"

#define EIGHT 8
static const uint64_t ones = 0x0101010101010101u;

int carc_legal_draw(const struct carc_rules *r, const struct carc *s,
                    dsk_action *a, uint32_t *weight)
{
    const uint8_t *bag = carc_bag_c(r, s);
    int end = r->stage_first[s->stage + 1];
    size_t n = 0;

    for (int k = r->stage_first[s->stage]; k < end; k++) {
        uint32_t left = bag[k];

        a[n] = ACTION(ACT_DRAW, k);
        weight[n] = left;
        n += left > 0;
    }
    return (int)n;
}

/* Eight bytes of memory as a number that has the first of them lowest. */
static uint64_t lowest_first(uint64_t eight)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    eight = __builtin_bswap64(eight);
#endif
    return eight;
}

/* 1 in the byte of each kind that is left. */
static uint64_t is_left(uint64_t eight)
{
    const uint64_t low = 0x7f * ones;

    return (((eight & low) + low) | eight) >> 7 & ones;
}

static int sum(uint64_t eight)
{
    return (int)(eight * ones >> 56);
}

/*
 * The first byte at which the sum from the lowest one exceeds k: the number of
 * those that do not.  Every other byte in a lane of 16 bits, whose ninth bit
 * is borrowed if its sum exceeds k.
 */
static int byte_beyond(uint64_t eight, int k)
{
    const uint64_t lane = 0x0001000100010001u;
    uint64_t sums = eight * ones, most = ((uint64_t)k | 0x100) * lane;
    uint64_t even = (most - (sums & 0xff * lane)) & 0x100 * lane;
    uint64_t odd = (most - (sums >> 8 & 0xff * lane)) & 0x100 * lane;

    return (int)((even + odd) / 0x100 * lane >> 48);
}

struct draws {
    int kinds, tiles;
};

/* The sum of sixteen bytes (GNU vector: one register where there is one). */
typedef uint8_t sixteen_kinds __attribute__((vector_size(DRAWS_STEP)));
static int sum_all(sixteen_kinds all)
{
    uint64_t half[2];

    mem_copy(half, &all, sizeof half);
    return sum(half[0] + half[1]);
}

/* Leaves the first `count` of sixteen kinds. */
static void keep_first(sixteen_kinds *some, int count)
{
    const sixteen_kinds number = {0, 1, 2,  3,  4,  5,  6,  7,
                                  8, 9, 10, 11, 12, 13, 14, 15};

    *some &= (sixteen_kinds)(number < (uint8_t)(count > 0 ? count : 0));
}

/* Words of eight kinds: four are added up before anything is compared, for
 * which of them it is nobody can foretell. */
enum {
    WORDS = 4,
    WORDS_MAX = (KINDS_MAX / EIGHT / WORDS + 1) * WORDS,
    TWO_STEPS = 2 * DRAWS_STEP
};

/*
 * What is left of this stage as words, and how much it is.  Sixteen kinds are
 * counted at a time; bytes are added one by one first: none of them runs over
 * either.
 */
static struct draws list_draws(const struct carc_rules *r, const struct carc *s,
                               uint64_t *word)
{
    const uint8_t *bag = carc_bag_c(r, s) + r->stage_first[s->stage];
    int left = r->stage_first[s->stage + 1] - r->stage_first[s->stage];
    sixteen_kinds kinds = {0}, tiles = {0}, some, more;

    for (; left > 0; left -= TWO_STEPS, bag += TWO_STEPS, word += WORDS) {
        mem_copy(&some, bag, sizeof some);
        mem_copy(&more, bag + DRAWS_STEP, sizeof more);
        if (left < TWO_STEPS) { /* the state goes on behind its bag (state.h) */
            keep_first(&some, left);
            keep_first(&more, left - DRAWS_STEP);
        }
        kinds -= (sixteen_kinds)(some != 0) + (sixteen_kinds)(more != 0);
        tiles += some + more;
        mem_copy(word, &some, sizeof some);
        mem_copy(word + WORDS / 2, &more, sizeof more);
    }
    return (struct draws){sum_all(kinds), sum_all(tiles)};
}

int carc_count_draws(const struct carc_rules *r, const struct carc *s)
{
    uint64_t word[WORDS_MAX];

    return list_draws(r, s, word).kinds;
}

/* The kind of the k-th tile of all that the words count. */
static int nth_tile(const uint64_t *word, int k)
{
    for (int kind = 0;; kind += WORDS * EIGHT, word += WORDS) {
        int before[WORDS] = {0}, all, i;

        before[1] = sum(word[0]);
        before[2] = before[1] + sum(word[1]);
        before[3] = before[2] + sum(word[2]);
        all = before[3] + sum(word[3]);
        if (k >= all) {
            k -= all;
            continue;
        }
        i = (k >= before[1]) + (k >= before[2]) + (k >= before[3]);
        return kind + EIGHT * i +
               byte_beyond(lowest_first(word[i]), k - before[i]);
    }
}

dsk_action carc_nth_draw(const struct carc_rules *r, const struct carc *s,
                         int k)
{
    int first = r->stage_first[s->stage], end = r->stage_first[s->stage + 1];
    uint64_t word[WORDS_MAX];

    list_draws(r, s, word);
    for (int i = 0; i < (end - first + EIGHT - 1) / EIGHT; i++)
        word[i] = is_left(word[i]);
    return ACTION(ACT_DRAW, first + nth_tile(word, k));
}

int carc_choose_draw(const struct carc_rules *r, const struct carc *s,
                     uint64_t *rng, dsk_action *a)
{
    int first = r->stage_first[s->stage];
    uint64_t word[WORDS_MAX];
    struct draws left = list_draws(r, s, word);

    if (left.kinds == 0)
        return 0;
    *a = ACTION(ACT_DRAW,
                first +
                    nth_tile(word, (int)rng_below(rng, (uint32_t)left.tiles)));
    return left.kinds;
}
