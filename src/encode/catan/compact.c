/*
 * The compact observation of Catan: what the lines of a view say (view.c), byte
 * by byte, as doc/encodings.md lists them.
 *
 * It is written from the first byte to the last in words of eight.  A word may
 * reach beyond what it is for: what belongs there is written after it.
 */
#include "encode/catan/layout.h"

#include "game/mem.h"

/* ---- words ------------------------------------------------------------- */

/* A one in every byte. */
#define ONES UINT64_C(0x0101010101010101)

/* Eight bytes, the lowest first. */
static void put_word(uint8_t *out, uint64_t w)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    w = __builtin_bswap64(w);
#endif
    mem_copy(out, &w, sizeof w);
}

static uint64_t get_word(const uint8_t *in)
{
    uint64_t w;

    mem_copy(&w, in, sizeof w);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    w = __builtin_bswap64(w);
#endif
    return w;
}

/* The five counts of cards as five bytes. */
static uint64_t cards_bytes(uint32_t cards)
{
    return (cards & 31) | (cards & 31 << 6) << 2 | (cards & 31 << 12) << 4 |
           (cards & 31 << 18) << 6 | (uint64_t)(cards >> 24 & 31) << 32;
}

#define BIT(n, bit, at) ((uint64_t)((n) >> (bit)&1) << 8 * (at))
#define FOUR(f, n)      f((n)), f((n) + 1), f((n) + 2), f((n) + 3)
#define SIXTEEN(f, n) \
    FOUR(f, (n)), FOUR(f, (n) + 4), FOUR(f, (n) + 8), FOUR(f, (n) + 12)
#define SIXTY_FOUR(f, n)                                         \
    SIXTEEN(f, (n)), SIXTEEN(f, (n) + 16), SIXTEEN(f, (n) + 32), \
        SIXTEEN(f, (n) + 48)

/* Bit k as byte k. */
#define SPREAD(n)                                                \
    (BIT(n, 0, 0) | BIT(n, 1, 1) | BIT(n, 2, 2) | BIT(n, 3, 3) | \
     BIT(n, 4, 4) | BIT(n, 5, 5) | BIT(n, 6, 6) | BIT(n, 7, 7))
static const uint64_t spread[256] = {
    SIXTY_FOUR(SPREAD, 0), SIXTY_FOUR(SPREAD, 64), SIXTY_FOUR(SPREAD, 128),
    SIXTY_FOUR(SPREAD, 192)};

/* Bit 2k as byte k: bits 0, 2, 4, and 6, 8, 10 in the gaps behind them. */
#define SPREAD_EVEN(n)                                           \
    (BIT(n, 0, 0) | BIT(n, 2, 1) | BIT(n, 4, 2) | BIT(n, 1, 3) | \
     BIT(n, 3, 4) | BIT(n, 5, 5))
static const uint64_t spread_even[64] = {SIXTY_FOUR(SPREAD_EVEN, 0)};

/* ---- seats ------------------------------------------------------------- */

const uint8_t encode_catan_number[OWNERS + 1][OWNERS][OWNERS] = {
    [2] = {{0, 1, 2, 3}, {1, 0, 2, 3}},
    [3] = {{0, 1, 2, 3}, {2, 0, 1, 3}, {1, 2, 0, 3}},
    [4] = {{0, 1, 2, 3}, {3, 0, 1, 2}, {2, 3, 0, 1}, {1, 2, 3, 0}},
};

/* And back. */
static const uint8_t owners[OWNERS + 1][OWNERS][OWNERS] = {
    [2] = {{0, 1, 2, 3}, {1, 0, 2, 3}},
    [3] = {{0, 1, 2, 3}, {1, 2, 0, 3}, {2, 0, 1, 3}},
    [4] = {{0, 1, 2, 3}, {1, 2, 3, 0}, {2, 3, 0, 1}, {3, 0, 1, 2}},
};

/* Flags of owners: byte p is his; bytes of NOBODY and chance are not read. */
static uint64_t flags_of(CS)
{
    return UINT64_C(1) << 8 * (s->longest & 7) |
           UINT64_C(2) << 8 * (s->army & 7) |
           UINT64_C(4) << 8 * (s->active & 7) |
           UINT64_C(8) << 8 * (s->mover & 7);
}

static void write_seat(R, CS, int p, uint32_t known, uint8_t *out)
{
    bool over = s->phase == PH_OVER;
    int points = over ? all_points(s, p) : open_points(s, p);
    uint64_t cards = s->cards[p], bytes = cards_bytes(known);
    uint64_t unknown = cards - (bytes * ONES >> 56); /* less their sum */

    put_word(out, (uint64_t)points | cards << 8 * SEAT_CARDS |
                      bytes << 8 * SEAT_KNOWN | unknown << 8 * SEAT_UNKNOWN);
    out[SEAT_DEVS] = s->dev_held[p];
    out[SEAT_KNIGHTS] = s->knights[p];
    out[SEAT_TRADE_CARDS] = r->two ? s->trade_cards[p] : 0;
    out[SEAT_DISCARDS] = (uint8_t)(s->to_discard[p] + cards_sum(s->discard[p]));
    out[SEAT_START_ROLL] = s->phase == PH_START ? s->start_roll[p] : 0;
    out[SEAT_REVEALED] = over ? s->dev[p][VICTORY] : 0;
}

/* What neutrals have too. */
static void write_owner(CS, int p, uint8_t *out)
{
    out[SEAT_ROAD] = s->length[p];
    out[SEAT_LEFT] = s->roads_left[p];
    out[SEAT_LEFT + 1] = s->settlements_left[p];
    out[SEAT_LEFT + 2] = s->cities_left[p];
}

static void write_seats(R, CS, int viewer, const uint8_t *owner, uint8_t *out)
{
    uint64_t flags = flags_of(s);
    uint32_t known[OWNERS];

    catan_know_close(r, s, viewer < 0 ? SPECTATOR : viewer, known);
    for (int k = 0; k < OWNERS; k++) {
        uint8_t *seat = out + AT_SEATS + SEAT_BYTES * k;
        int p = owner[k];

        if (p < r->head.players)
            write_seat(r, s, p, known[p], seat);
        else
            mem_fill(seat, 0, SEAT_BYTES);
        if (p < r->head.players || r->two)
            write_owner(s, p, seat);
        seat[SEAT_FLAGS] = (uint8_t)(flags >> 8 * p);
    }
}

/* ---- what is his own --------------------------------------------------- */

/* The best rate for each kind (SEA-1..3), as catan_sea_rate() says. */
static uint64_t rates_bytes(CS, int p)
{
    uint64_t common = s->ports[p] >> ANY_HARBOUR & 1 ? 3 : 4;

    return common * ONES - (common - 2) * spread[s->ports[p] & 31];
}

static void write_own(CS, int viewer, uint8_t *out)
{
    put_word(out + AT_HAND, cards_bytes(s->hand[viewer]));
    mem_copy(out + AT_DEVS, s->dev[viewer], NDEVS);
    if (viewer == s->active)
        mem_copy(out + AT_FRESH, s->fresh, NDEVS);
    else
        mem_fill(out + AT_FRESH, 0, NDEVS);
    out[AT_POINTS] = (uint8_t)all_points(s, viewer);
    put_word(out + AT_RATES, rates_bytes(s, viewer));
    put_word(out + AT_DISCARDING, cards_bytes(s->discard[viewer]));
}

/* ---- the turn, the offer ------------------------------------------------ */

static void write_turn(R, CS, int from, uint8_t *out)
{
    const uint8_t *number = encode_catan_number[r->head.players][from];
    uint8_t *t = out + AT_TURN;

    mem_fill(t, 0, TURN_BYTES);
    t[0] = (uint8_t)(s->deck[0] + s->deck[1] + s->deck[2] + s->deck[3] +
                     s->deck[4]);
    t[1] = s->phase;
    t[2] = (uint8_t)(s->turn & 255);
    t[3] = (uint8_t)(s->turn >> 8);
    t[4] = s->rolls;
    t[5] = s->die[0];
    t[6] = s->die[1];
    t[7] = s->dev_played;
    t[8] = s->built;
    t[9] = s->offers;
    t[10] = s->free_roads;
    t[11] = (uint8_t)(s->mover < 0 ? s->mover + 2 : 2 + number[s->mover]);
    t[12] = (uint8_t)(s->active < 0 ? 0 : 1 + number[s->active]);
    if (s->phase == PH_OVER)
        return;
    t[13] = (uint8_t)(s->victim < 0 ? 0 : 1 + number[s->victim]);
    t[14] = s->first_sum;
    t[15] = s->duty;
    t[16] = s->to_return;
    t[17] = s->acts;
    t[18] = s->retired;
    if (s->phase == PH_START)
        t[19] = (uint8_t)encode_seats(s->contenders, from, r->head.players);
}

static void write_cards(uint8_t *out, uint32_t cards)
{
    for (int k = 0; k < NRESOURCES; k++)
        out[k] = (uint8_t)cards_get(cards, k);
}

static void write_deal(uint8_t *out, uint32_t give, uint32_t want)
{
    write_cards(out, give);
    write_cards(out + NRESOURCES, want);
}

/* What is being composed is seen by whoever composes it (INFO-1). */
static void write_offer(R, CS, int viewer, int from, uint8_t *out)
{
    bool open = s->phase == PH_ANSWER || s->phase == PH_COUNTER ||
                s->phase == PH_CHOOSE;
    uint8_t *seats = out + AT_OFFER_SEATS;
    int n = r->head.players;

    mem_fill(out + AT_OFFER, 0, AT_TERRAIN - AT_OFFER);
    if (!open && !(s->phase == PH_OFFER && viewer == s->active))
        return;
    write_deal(out + AT_OFFER, s->give, s->want);
    seats[0] = (uint8_t)encode_seats(s->to, from, n);
    if (!open)
        return;
    seats[1] = (uint8_t)encode_seats(s->to_answer, from, n);
    seats[2] = (uint8_t)encode_seats(s->accepted, from, n);
    seats[3] = (uint8_t)encode_seats(s->countered, from, n);
    for (int p = 0; p < n; p++) {
        bool mine = s->phase == PH_COUNTER && p == s->mover && p == viewer;

        if ((s->countered >> p & 1) || mine)
            write_deal(out + AT_COUNTERS + DEAL_BYTES * encode_seat(p, from, n),
                       s->counter_give[p], s->counter_want[p]);
    }
}

/* ---- the board --------------------------------------------------------- */

/* One more than the low halves of eight bytes; 0 for those that are 0xff. */
static uint64_t one_more(uint64_t w)
{
    return ((w & 15 * ONES) + ONES) & 15 * ONES;
}

/* Their high halves; 0 for those that are 0xff: no terrain has that bit. */
static uint64_t numbers_in(uint64_t w)
{
    return w >> 4 & 15 * ONES & ~((w >> 3 & ONES) * 15);
}

static void write_board(CS, uint8_t *out)
{
    static const uint8_t at[] = {0, 8, NHEXES - 8};

    for (int i = 0; i < 3; i++) {
        uint64_t hexes = get_word(s->hex + at[i]);

        put_word(out + AT_TERRAIN + at[i], one_more(hexes));
        put_word(out + AT_NUMBER + at[i], numbers_in(hexes));
    }
    out[AT_ROBBER] = s->robber;
    out[AT_FOUNDED] =
        (uint8_t)(s->phase == PH_FOUND_ROAD ? 1 + s->found_at : 0);
    put_word(out + AT_HARBOUR, one_more(get_word(s->harbour)));
    put_word(out + AT_HARBOUR + 1, one_more(get_word(s->harbour + 1)));
}

/* Sets of bits: together the number that stands at a place. */
struct digits {
    uint64_t bit[4];
};

/* Number 2k + 1 for a settlement, 2k + 2 for a city of k. */
static struct digits building_digits(CS, const uint8_t *owner)
{
    const uint64_t *settlement = s->settlement, *city = s->city;
    uint64_t s0 = settlement[owner[0]], c0 = city[owner[0]];
    uint64_t s1 = settlement[owner[1]], c1 = city[owner[1]];
    uint64_t s2 = settlement[owner[2]], c2 = city[owner[2]];
    uint64_t s3 = settlement[owner[3]], c3 = city[owner[3]];
    struct digits d = {
        {s0 | s1 | s2 | s3, c0 | s1 | c2 | s3, c1 | s2 | c2 | s3, c3}};

    return d;
}

/* Number k + 1 for a road of k. */
static struct digits road_digits(uint64_t r0, uint64_t r1, uint64_t r2,
                                 uint64_t r3)
{
    struct digits d = {{r0 | r2, r1 | r2, r3, 0}};

    return d;
}

/* The numbers of eight places from v on. */
static uint64_t eight(const struct digits *d, int v)
{
    return spread[d->bit[0] >> v & 255] | spread[d->bit[1] >> v & 255] << 1 |
           spread[d->bit[2] >> v & 255] << 2;
}

/* Those of every other place of eleven, folded as spread_even wants them. */
static uint64_t even(uint64_t bits, int v)
{
    bits = bits >> v & 0x555;
    return spread_even[(bits | bits >> 5) & 63];
}

static uint64_t every_other(const struct digits *d, int v)
{
    return even(d->bit[0], v) | even(d->bit[1], v) << 1 |
           even(d->bit[2], v) << 2;
}

static void write_buildings(const struct digits *d, uint8_t *out)
{
    for (int v = 0; v < NVERTICES; v += 8)
        put_word(out + v, eight(d, v) | spread[d->bit[3] >> v & 255] << 3);
}

/* Row by row, as paths are numbered (island.h). */
static void write_roads(const struct digits *zig, const struct digits *down,
                        uint8_t *out)
{
    uint64_t last = every_other(down, 39);

    put_word(out, eight(zig, 0));
    put_word(out + 6, every_other(down, 0));
    put_word(out + 10, eight(zig, 7));
    put_word(out + 18, every_other(down, 7));
    put_word(out + 23, eight(zig, 16));
    put_word(out + 31, eight(zig, 24));
    put_word(out + 33, every_other(down, 16));
    put_word(out + 39, eight(zig, 27));
    put_word(out + 47, eight(zig, 35));
    put_word(out + 49, every_other(down, 28));
    put_word(out + 54, eight(zig, 38));
    put_word(out + 62, last);
    put_word(out + 64, (last >> 16 & 0xffff) | eight(zig, 47) << 16);
}

static void write_pieces(CS, const uint8_t *owner, uint8_t *out)
{
    const struct edges *r0 = &s->road[owner[0]], *r1 = &s->road[owner[1]];
    const struct edges *r2 = &s->road[owner[2]], *r3 = &s->road[owner[3]];
    struct digits buildings = building_digits(s, owner);
    struct digits zig = road_digits(r0->zig, r1->zig, r2->zig, r3->zig);
    struct digits down = road_digits(r0->down, r1->down, r2->down, r3->down);

    write_buildings(&buildings, out + AT_VERTEX);
    write_roads(&zig, &down, out + AT_EDGE);
}

void encode_catan_compact(const dsk_space *sp, const dsk_state *state,
                          int viewer, uint8_t *out)
{
    const struct catan_rules *r = catan_rules(sp->rules);
    const struct catan *s = catan_state_c(state);
    int from = viewer < 0 ? 0 : viewer;
    const uint8_t *owner = owners[r->head.players][from];

    write_seats(r, s, viewer, owner, out);
    if (viewer >= 0)
        write_own(s, viewer, out);
    else
        mem_fill(out + AT_HAND, 0, AT_BANK - AT_HAND);
    put_word(out + AT_BANK, cards_bytes(s->bank));
    mem_copy(out + AT_GONE, s->gone, NDEVS);
    write_turn(r, s, from, out);
    write_offer(r, s, viewer, from, out);
    write_board(s, out);
    write_pieces(s, owner, out);
}
