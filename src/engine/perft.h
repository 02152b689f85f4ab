/*
 * perft: the number of leaves of the tree of decisions and chance, `depth`
 * actions deep.  Every chance outcome is one branch whatever its weight; a
 * game that ends earlier is one leaf.  Two engines that agree on perft agree
 * on their legal lists.
 */
#ifndef ENGINE_PERFT_H
#define ENGINE_PERFT_H

#include "deskovka.h"

/* Deepest tree that may be asked for. */
#define PERFT_DEPTH_MAX 64

/* Bytes of 64-byte aligned memory that a count to this depth needs. */
size_t perft_memory(const dsk_rules *r, int depth);

/*
 * Counts the leaves below s, 0 <= depth <= PERFT_DEPTH_MAX.  limit 0: no
 * limit; otherwise DSK_E_SPACE as soon as there are more leaves than that.
 * DSK_E_CORRUPT if a legal action is refused.
 */
int perft_count(const dsk_rules *r, const dsk_state *s, int depth, void *memory,
                uint64_t limit, uint64_t *leaves);

#endif
