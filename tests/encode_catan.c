/* What test_encode.c needs of Catan's inside. */
#include "encode_catan.h"

#include "catan/parts.h"
#include "game/mem.h"

bool encode_catan_laid(const dsk_state *s)
{
    return catan_state_c(s)->phase == PH_FOUND_SETTLEMENT;
}

void encode_catan_lay(const dsk_rules *r, dsk_state *state,
                      const uint8_t *board)
{
    struct catan *s = catan_state(state);
    const uint8_t *harbour = board + 2 * NHEXES + 2;
    const uint8_t *vertex = harbour + NHARBOURS;

    for (int h = 0; h < NHEXES; h++)
        s->hex[h] = (uint8_t)((board[h] - 1) | board[NHEXES + h] << 4);
    s->robber = board[2 * NHEXES];
    for (int i = 0; i < NHARBOURS; i++)
        s->harbour[i] = (uint8_t)(harbour[i] - 1);
    for (int p = 0; p < OWNERS; p++) {
        struct edges none = {0, 0};

        s->settlement[p] = 0;
        s->road[p] = none;
        for (int v = 0; v < NVERTICES; v++)
            s->settlement[p] |= vertex[v] == 2 * p + 1 ? bit64(v) : 0;
        for (int e = 0; e < NEDGES; e++) {
            if (vertex[NVERTICES + e] == p + 1)
                s->road[p] = edges_or(s->road[p], island_edge(e));
        }
    }
    catan_refresh(catan_rules(r), s);
}

dsk_action encode_catan_image(dsk_action a, bool swap)
{
    if (swap && act_verb(a) == V_STEAL && act_a(a) < 2)
        return ACT(V_STEAL, 0, 0, 1 - act_a(a));
    return a;
}
