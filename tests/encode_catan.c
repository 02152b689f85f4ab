/* What test_encode.c needs of Catan's inside. */
#include "encode_catan.h"

#include "catan/parts.h"
#include "encode/catan/layout.h"
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

/* ---- observations, byte by byte ------------------------------------------ */

/* Bytes that are said anew, slowly; said[] tells which. */
struct slow {
    uint8_t byte[COMPACT_BYTES];
    bool said[COMPACT_BYTES];
};

static void say(struct slow *o, int at, int byte)
{
    o->byte[at] = (uint8_t)byte;
    o->said[at] = true;
}

static void say_cards(struct slow *o, int at, uint32_t cards)
{
    for (int k = 0; k < NRESOURCES; k++)
        say(o, at + k, cards_get(cards, k));
}

static int number_of(R, int viewer, int p)
{
    int n = r->head.players;

    return p >= n ? p : (p - (viewer < 0 ? 0 : viewer) + n) % n;
}

static void say_places(R, CS, int viewer, struct slow *o)
{
    for (int v = 0; v < NVERTICES; v++)
        say(o, AT_VERTEX + v, 0);
    for (int e = 0; e < NEDGES; e++)
        say(o, AT_EDGE + e, 0);
    for (int p = 0; p < OWNERS; p++) {
        int k = number_of(r, viewer, p);

        for (int v = 0; v < NVERTICES; v++) {
            if (buildings_of(s, p) >> v & 1)
                say(o, AT_VERTEX + v, 2 * k + (s->city[p] >> v & 1 ? 2 : 1));
        }
        for (int e = 0; e < NEDGES; e++) {
            if (edges_has(s->road[p], e))
                say(o, AT_EDGE + e, k + 1);
        }
    }
}

static void say_board(CS, struct slow *o)
{
    for (int h = 0; h < NHEXES; h++) {
        bool known = s->hex[h] != UNKNOWN_HEX;

        say(o, AT_TERRAIN + h, known ? 1 + hex_terrain(s, h) : 0);
        say(o, AT_NUMBER + h, known ? hex_number(s, h) : 0);
    }
    for (int i = 0; i < NHARBOURS; i++)
        say(o, AT_HARBOUR + i,
            s->harbour[i] == UNKNOWN_HARBOUR ? 0 : 1 + s->harbour[i]);
}

static void say_seats(R, CS, int viewer, struct slow *o)
{
    for (int p = 0; p < OWNERS; p++) {
        int at = AT_SEATS + SEAT_BYTES * number_of(r, viewer, p);
        bool seat = p < r->head.players;

        say(o, at + SEAT_CARDS, seat ? s->cards[p] : 0);
        say(o, at + SEAT_DEVS, seat ? s->dev_held[p] : 0);
        say(o, at + SEAT_ROAD, seat || r->two ? s->length[p] : 0);
        say(o, at + SEAT_LEFT + 2, seat || r->two ? s->cities_left[p] : 0);
        say(o, at + SEAT_FLAGS,
            (s->longest == p) | (s->army == p) << 1 | (s->active == p) << 2 |
                (s->mover == p) << 3);
    }
}

int encode_catan_wrong(const dsk_rules *rules, const dsk_state *state,
                       int viewer, const uint8_t *compact)
{
    const struct catan_rules *r = catan_rules(rules);
    const struct catan *s = catan_state_c(state);
    struct slow o = {{0}, {false}};

    say_places(r, s, viewer, &o);
    say_board(s, &o);
    say_seats(r, s, viewer, &o);
    say_cards(&o, AT_BANK, s->bank);
    say_cards(&o, AT_HAND, viewer < 0 ? 0 : s->hand[viewer]);
    for (int k = 0; k < NRESOURCES; k++)
        say(&o, AT_RATES + k, viewer < 0 ? 0 : catan_sea_rate(s, viewer, k));
    for (int i = 0; i < COMPACT_BYTES; i++) {
        if (o.said[i] && o.byte[i] != compact[i])
            return i;
    }
    return -1;
}
