/*
 * Production.  s->yield keeps what each roll brings to each player as if there
 * were no robber, so that a roll is four additions; the robber's hex is taken
 * off when its number comes up, and a short bank is settled kind by kind.
 */
#include "catan/hand.h"
#include "catan/parts.h"

void catan_yield_add(R, S, int p, int v)
{
    if (p >= r->head.players) /* 2P-11 */
        return;
    for (int k = 0; k < 3; k++) {
        int h = catan_vertex_hexes[v][k];
        int number = h == NOWHERE ? 0 : hex_number(s, h);

        if (number != 0)
            s->yield[number - 2][p] += cards_of(hex_terrain(s, h), 1);
    }
}

static int count6(uint64_t m)
{
    int n = 0;

    for (; m != 0; m &= m - 1)
        n++;
    return n;
}

/* PROD-4: what the robber's hex would have brought to p. */
static uint32_t held_back(CS, int p)
{
    uint64_t around = catan_hex_vertices[s->robber];
    int n = count6(s->settlement[p] & around) + 2 * count6(s->city[p] & around);

    return cards_of(hex_terrain(s, s->robber), n);
}

static void short_kind(R, CS, int kind, uint32_t *gain, uint32_t total,
                       const dsk_sink *sink)
{
    int left = cards_get(s->bank, kind), due = cards_get(total, kind);
    int claims = 0;

    for (int p = 0; p < r->head.players; p++)
        claims += cards_get(gain[p], kind) > 0;
    for (int p = 0; p < r->head.players; p++) {
        int n = cards_get(gain[p], kind);

        if (n == 0)
            continue;
        gain[p] -= cards_of(kind, n);
        if (claims == 1 && !r->short_nobody)
            gain[p] += cards_of(kind, left);
    }
    if (sink != NULL) {
        dsk_note note;

        note_start(&note, &catan_messages[MSG_E_SHORT]);
        note_str(&note, "kind", catan_resource_names[kind]);
        note_int(&note, "left", left);
        note_int(&note, "due", due);
        if (claims > 1 || r->short_nobody)
            note_int(&note, "nobody", 1);
        game_emit(sink, &note);
    }
}

/* Everybody sees what everybody receives. */
static void pay_out(S, const uint32_t *gain, uint32_t total)
{
    s->bank -= total;
    for (int p = 0; p < OWNERS; p++) {
        s->hand[p] += gain[p];
        s->cards[p] = (uint8_t)(s->cards[p] + cards_sum(gain[p]));
    }
    if (s->worlds.unfollowed)
        return;
    for (int o = 0; o < OBSERVERS; o++) {
        for (int p = 0; p < OWNERS; p++)
            s->known[o][p] += gain[p];
    }
}

void catan_produce(R, S, int sum, const dsk_sink *sink)
{
    uint32_t gain[OWNERS], total;

    for (int p = 0; p < OWNERS; p++)
        gain[p] = s->yield[sum - 2][p]; /* PROD-1..3 */
    if (hex_number(s, s->robber) == sum) {
        for (int p = 0; p < r->head.players; p++)
            gain[p] -= held_back(s, p);
    }
    total = gain[0] + gain[1] + gain[2] + gain[3];
    if (total == 0)
        return;
    if (!cards_cover(s->bank, total)) { /* PROD-7 */
        for (int k = 0; k < NRESOURCES; k++) {
            if (cards_get(total, k) > cards_get(s->bank, k))
                short_kind(r, s, k, gain, total, sink);
        }
        total = gain[0] + gain[1] + gain[2] + gain[3];
    }
    pay_out(s, gain, total);
    for (int p = 0; sink != NULL && p < r->head.players; p++) {
        if (gain[p] != 0)
            catan_tell_cards(sink, MSG_E_GAINED, p, gain[p], 0);
    }
}

void catan_produce_first(R, S, int p, int v, const dsk_sink *sink)
{
    uint32_t gain = 0;

    (void)r;
    for (int k = 0; k < 3; k++) {
        int h = catan_vertex_hexes[v][k];

        if (h != NOWHERE && hex_terrain(s, h) != DESERT)
            gain += cards_of(hex_terrain(s, h), 1);
    }
    if (gain == 0)
        return;
    hand_from_bank(s, p, gain);
    catan_tell_cards(sink, MSG_E_GAINED, p, gain, 0);
}
