/* Signature: see signature.h. */
#include "cli/signature.h"

#include <limits.h>

uint64_t signature(const dsk_rules *r, dsk_state *s, int games,
                   int64_t *actions)
{
    uint64_t digest = 0;
    int64_t made = 0;

    for (int i = 1; i <= games; i++) {
        uint64_t rng = (uint64_t)i;

        dsk_init(r, s);
        made += dsk_playout(r, s, &rng, INT_MAX, &digest);
        for (int seat = 0; seat < dsk_players(r); seat++)
            digest = (digest ^ (uint32_t)dsk_score(r, s, seat)) *
                     0x9e3779b97f4a7c15u;
    }
    if (actions != NULL)
        *actions = made;
    return digest;
}
