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
    int n = 0, end = r->stage_first[s->stage + 1];

    for (int k = r->stage_first[s->stage]; k < end; k++) {
        a[n] = ACTION(ACT_DRAW, k);
        weight[n] = bag[k];
        n += bag[k] > 0;
    }
    return n;
}

/* The kinds k .. k + 7 of the bag, lowest byte first, without those from end
 * on.  Behind the bag the state goes on (state.h). */
static uint64_t eight_kinds(const uint8_t *bag, int k, int end)
{
    uint64_t eight;

    mem_copy(&eight, bag + k, sizeof eight);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    eight = __builtin_bswap64(eight);
#endif
    if (end - k < EIGHT)
        eight &= ((uint64_t)1 << (8 * (end - k))) - 1;
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

/* What is left of this stage, sixteen kinds at a time; bytes are added one by
 * one first: none of them runs over either. */
static struct draws count_draws(const struct carc_rules *r,
                                const struct carc *s)
{
    const sixteen_kinds number = {0, 1, 2,  3,  4,  5,  6,  7,
                                  8, 9, 10, 11, 12, 13, 14, 15};
    const uint8_t *bag = carc_bag_c(r, s);
    int k = r->stage_first[s->stage], end = r->stage_first[s->stage + 1];
    sixteen_kinds kinds = {0}, tiles = {0}, some;

    for (; end - k >= DRAWS_STEP; k += DRAWS_STEP) {
        mem_copy(&some, bag + k, sizeof some);
        kinds -= (sixteen_kinds)(some != 0);
        tiles += some;
    }
    mem_copy(&some, bag + k, sizeof some);
    some &= (sixteen_kinds)(number < (uint8_t)(end - k));
    kinds -= (sixteen_kinds)(some != 0);
    tiles += some;
    return (struct draws){sum_all(kinds), sum_all(tiles)};
}

int carc_count_draws(const struct carc_rules *r, const struct carc *s)
{
    return count_draws(r, s).kinds;
}

dsk_action carc_nth_draw(const struct carc_rules *r, const struct carc *s,
                         int k)
{
    const uint8_t *bag = carc_bag_c(r, s);
    int kind = r->stage_first[s->stage], end = r->stage_first[s->stage + 1];

    for (;; kind += EIGHT) {
        uint64_t eight = is_left(eight_kinds(bag, kind, end));

        if (k < sum(eight))
            return ACTION(ACT_DRAW, kind + byte_beyond(eight, k));
        k -= sum(eight);
    }
}

int carc_choose_draw(const struct carc_rules *r, const struct carc *s,
                     uint64_t *rng, dsk_action *a)
{
    const uint8_t *bag = carc_bag_c(r, s);
    int end = r->stage_first[s->stage + 1], kind = r->stage_first[s->stage];
    struct draws left = count_draws(r, s);
    int k;

    if (left.kinds == 0)
        return 0;
    k = (int)rng_below(rng, (uint32_t)left.tiles);
    for (;; kind += EIGHT) {
        uint64_t eight = eight_kinds(bag, kind, end);

        if (k < sum(eight)) {
            *a = ACTION(ACT_DRAW, kind + byte_beyond(eight, k));
            return left.kinds;
        }
        k -= sum(eight);
    }
}
