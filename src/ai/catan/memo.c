/* Finding what was counted before: see memo.h. */
#include "ai/catan/memo.h"

#include "game/mem.h"
#include "game/rng.h"

/* Pieces come first, and the island lies in one piece, in both. */
enum { PIECES = 4 * OWNERS, ISLAND = NHEXES + NHARBOURS };
_Static_assert(offsetof(struct catan, hand) == PIECES * sizeof(uint64_t) &&
                   offsetof(struct memo_board, hex) ==
                       PIECES * sizeof(uint64_t) &&
                   offsetof(struct catan, harbour) ==
                       offsetof(struct catan, hex) + NHEXES &&
                   offsetof(struct memo_board, harbour) ==
                       offsetof(struct memo_board, hex) + NHEXES,
               "as memo_board() compares");

static size_t board_place(const struct catan *s)
{
    uint64_t word[PIECES], hash = s->robber;

    mem_copy(word, s, sizeof word);
    for (int i = 0; i < PIECES; i++)
        hash += word[i] *
                (UINT64_C(0x9e3779b97f4a7c15) + 2 * (unsigned)i * 0x2545f491u);
    return rng_mix(hash) >> (64 - MEMO_BOARD_BITS);
}

static bool is_board(const struct memo_board *m, const struct catan *s)
{
    return m->used && m->robber == s->robber &&
           mem_same(m, s, PIECES * sizeof(uint64_t)) &&
           mem_same(m->hex, s->hex, ISLAND);
}

static void empty(struct memo_board *m)
{
    m->looked = false;
    for (int p = 0; p < OWNERS; p++)
        m->prospects[p].weights = NULL;
}

struct memo_board *memo_board(struct look_memo *memo, const struct catan *s,
                              struct memo_board *own)
{
    struct memo_board *m = memo == NULL ? own : &memo->boards[board_place(s)];

    if (memo != NULL && is_board(m, s))
        return m;
    empty(m);
    mem_copy(m, s, PIECES * sizeof(uint64_t));
    mem_copy(m->hex, s->hex, ISLAND);
    m->robber = s->robber;
    m->used = true;
    return m;
}

struct memo_hand *memo_hand(struct look_memo *memo, uint64_t income,
                            uint32_t hand)
{
    uint64_t hash = rng_mix(income + hand * UINT64_C(0x9e3779b97f4a7c15));

    return &memo->hands[hash >> (64 - MEMO_HAND_BITS)];
}
