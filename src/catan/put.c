/*
 * Changing the position directly, for tests, puzzles and pictures:
 *
 *     settlement p0 v23       city p0 v23          road p1 e41
 *     hand p0 brick 2         dev p0 knight 1      fresh knight 1
 *     knights p0 3            gone monopoly 2      trade-cards p0 6
 *     hex h3 forest 8         number h3 8          harbour e0 grain
 *     robber h9               longest p0           army -
 *     turn p0 preroll|roll|main
 *
 * Counts are set, not added.  Neutrals are p2 and p3.  Everybody watches.  A
 * piece or a knight put down before the first turn ends the founding phase; in
 * the middle of a decision (a negotiation, discards ...) only `turn` is taken.
 */
#include "catan/parts.h"
#include "game/mem.h"

typedef bool put_fn(R, S, const char **p);

static bool scan_letter(const char **p, char letter, int limit, int *out)
{
    catan_skip_blanks(p);
    return scan_char(p, letter) && scan_int(p, 0, limit - 1, out);
}

static bool scan_owner(R, const char **p, int *owner)
{
    return scan_letter(p, 'p', r->two ? OWNERS : r->head.players, owner);
}

static bool scan_seat(R, const char **p, int *seat)
{
    return scan_letter(p, 'p', r->head.players, seat);
}

static bool scan_count(const char **p, int most, int *n)
{
    catan_skip_blanks(p);
    return scan_int(p, 0, most, n);
}

static bool scan_dev(const char **p, int *card)
{
    const char *w;
    size_t len = scan_token(p, &w);

    for (*card = 0; *card < NDEVS; (*card)++) {
        if (text_is(w, len, catan_dev_names[*card]))
            return true;
    }
    return false;
}

static bool put_settlement(R, S, const char **p)
{
    int owner, v;

    if (!scan_owner(r, p, &owner) || !scan_letter(p, 'v', NVERTICES, &v) ||
        (s->shut >> v & 1) || s->settlements_left[owner] == 0)
        return false;
    catan_place_settlement(r, s, owner, v);
    return true;
}

/* On an own settlement, or straight away. */
static bool put_city(R, S, const char **p)
{
    int owner, v;

    if (!scan_seat(r, p, &owner) || !scan_letter(p, 'v', NVERTICES, &v) ||
        s->cities_left[owner] == 0)
        return false;
    if ((s->settlement[owner] >> v & 1) == 0) {
        if (s->shut >> v & 1)
            return false;
        s->settlement[owner] |= bit64(v);
    }
    s->settlement[owner] &= ~bit64(v);
    s->city[owner] |= bit64(v);
    return true;
}

static bool put_road(R, S, const char **p)
{
    int owner, e;

    if (!scan_owner(r, p, &owner) || !scan_letter(p, 'e', NEDGES, &e) ||
        edges_has(all_roads(s), e) || s->roads_left[owner] == 0)
        return false;
    catan_place_road(s, owner, e);
    return true;
}

static bool put_hand(R, S, const char **p)
{
    int seat, kind, n, held;

    if (!scan_seat(r, p, &seat) || !catan_scan_kind(p, &kind) ||
        !scan_count(p, STACK, &n))
        return false;
    held = cards_get(s->hand[seat], kind);
    if (n - held > cards_get(s->bank, kind))
        return false;
    if (s->worlds.nsteals > 0)
        catan_know_exactly(s, seat, kind);
    s->bank = s->bank + cards_of(kind, held) - cards_of(kind, n);
    s->hand[seat] = s->hand[seat] - cards_of(kind, held) + cards_of(kind, n);
    for (int o = 0; o < OBSERVERS; o++) {
        uint32_t known = s->known[o][seat];

        known -= cards_of(kind, cards_get(known, kind));
        s->known[o][seat] = known + cards_of(kind, n);
    }
    return true;
}

/* Moves cards between the deck and *place until there are n. */
static bool set_dev(S, uint8_t *place, int card, int n)
{
    int deck = s->deck[card] + *place - n;

    if (deck < 0)
        return false;
    s->deck[card] = (uint8_t)deck;
    *place = (uint8_t)n;
    return true;
}

static bool put_dev(R, S, const char **p)
{
    int seat, card, n;

    if (!scan_seat(r, p, &seat) || !scan_dev(p, &card) ||
        !scan_count(p, 14, &n) || !set_dev(s, &s->dev[seat][card], card, n))
        return false;
    s->vp_max[seat] = 5;
    if (seat == s->active && s->fresh[card] > n)
        s->fresh[card] = (uint8_t)n;
    return true;
}

static bool put_fresh(R, S, const char **p)
{
    int card, n;

    (void)r;
    if (s->active == NOBODY || !scan_dev(p, &card) ||
        !scan_count(p, s->dev[s->active][card], &n))
        return false;
    s->fresh[card] = (uint8_t)n;
    return true;
}

static bool put_knights(R, S, const char **p)
{
    int seat, n;

    return scan_seat(r, p, &seat) && scan_count(p, 14, &n) &&
           set_dev(s, &s->knights[seat], KNIGHT, n);
}

static bool put_gone(R, S, const char **p)
{
    int card, n;

    (void)r;
    return scan_dev(p, &card) && scan_count(p, 14, &n) &&
           set_dev(s, &s->gone[card], card, n);
}

static bool put_trade_cards(R, S, const char **p)
{
    int seat, n;

    if (!r->two || !scan_seat(r, p, &seat) || !scan_count(p, TRADE_LIMIT, &n))
        return false;
    s->trade_cards[seat] = (uint8_t)n;
    return true;
}

static bool put_number(R, S, const char **p)
{
    int h, n;

    (void)r;
    if (!scan_letter(p, 'h', NHEXES, &h) || !scan_count(p, 12, &n) || n < 2 ||
        n == 7 || hex_terrain(s, h) == DESERT)
        return false;
    s->hex[h] = (uint8_t)(hex_terrain(s, h) | n << 4);
    return true;
}

static bool put_hex(R, S, const char **p)
{
    int h, n, t = 0;
    const char *w;
    size_t len;

    (void)r;
    if (!scan_letter(p, 'h', NHEXES, &h) || hex_terrain(s, h) == DESERT)
        return false;
    len = scan_token(p, &w);
    while (t < DESERT && !text_is(w, len, catan_terrain_names[t]))
        t++;
    if (t == DESERT || !scan_count(p, 12, &n) || n < 2 || n == 7)
        return false;
    s->hex[h] = (uint8_t)(t | n << 4);
    return true;
}

static bool put_harbour(R, S, const char **p)
{
    int e, i = 0;
    const char *w;
    size_t len;

    (void)r;
    if (!scan_letter(p, 'e', NEDGES, &e))
        return false;
    while (i < NHARBOURS && catan_harbour_edge[i] != e)
        i++;
    len = scan_token(p, &w);
    for (int k = 0; i < NHARBOURS && k < NHARBOUR_KINDS; k++) {
        if (text_is(w, len, catan_harbour_names[k])) {
            s->harbour[i] = (uint8_t)k;
            return true;
        }
    }
    return false;
}

static bool put_robber(R, S, const char **p)
{
    int h;

    (void)r;
    if (!scan_letter(p, 'h', NHEXES, &h))
        return false;
    s->robber = (uint8_t)h;
    return true;
}

/* "p0" or "-". */
static bool scan_holder(R, const char **p, int *owner)
{
    catan_skip_blanks(p);
    if (scan_char(p, '-')) {
        *owner = NOBODY;
        return true;
    }
    return scan_owner(r, p, owner);
}

/* Somebody who has it, or nobody although somebody might. */
static bool put_longest(R, S, const char **p)
{
    int owner;

    if (!scan_holder(r, p, &owner) ||
        (owner != NOBODY && s->length[owner] < ROAD_MIN))
        return false;
    for (int q = 0; owner != NOBODY && q < OWNERS; q++) {
        if (s->length[q] > s->length[owner])
            return false;
    }
    s->longest = (int8_t)owner;
    return true;
}

static bool put_army(R, S, const char **p)
{
    int owner;

    if (!scan_holder(r, p, &owner) ||
        (owner != NOBODY && s->knights[owner] < ARMY_MIN))
        return false;
    for (int q = 0; owner != NOBODY && q < OWNERS; q++) {
        if (s->knights[q] > s->knights[owner])
            return false;
    }
    s->army = (int8_t)owner;
    return true;
}

/* Everything of an unfinished decision is dropped. */
static void clear_decision(S)
{
    s->give = s->want = 0;
    for (int p = 0; p < OWNERS; p++) {
        s->counter_give[p] = s->counter_want[p] = s->discard[p] = 0;
        s->to_discard[p] = s->start_roll[p] = 0;
    }
    s->to = s->to_answer = s->accepted = s->countered = 0;
    s->step = s->contenders = s->tie_rounds = s->found_at = 0;
    s->free_roads = s->draws = s->to_return = s->duty = 0;
    s->victim = s->winner = NOBODY;
    mem_fill(s->fresh, 0, sizeof s->fresh);
    s->rolls = s->first_sum = s->dev_played = s->built = 0;
    s->acts = s->retired = s->offers = 0;
}

static void set_turn(R, S, int seat, bool rolled)
{
    clear_decision(s);
    s->active = (int8_t)seat;
    s->rolls = !rolled ? 0 : r->two ? 2 : 1;
    catan_turn_resume(r, s);
    if (s->turn == 0)
        s->turn = 1;
}

static bool put_turn(R, S, const char **p)
{
    int seat, where;
    const char *w;
    size_t len;

    if (!scan_seat(r, p, &seat))
        return false;
    len = scan_token(p, &w);
    where = text_pick(w, len, "preroll|roll|main");
    if (where < 0)
        return false;
    set_turn(r, s, seat, where == 2);
    if (where == 1) {
        s->phase = PH_ROLL;
        s->mover = DSK_CHANCE;
    }
    return true;
}

static const struct {
    const char *word;
    put_fn *put;
    bool awards; /* the holders of the special cards may change */
} put_forms[] = {
    {"settlement", put_settlement, true},
    {"city", put_city, true},
    {"road", put_road, true},
    {"hand", put_hand, false},
    {"dev", put_dev, false},
    {"fresh", put_fresh, false},
    {"knights", put_knights, true},
    {"gone", put_gone, false},
    {"trade-cards", put_trade_cards, false},
    {"hex", put_hex, false},
    {"number", put_number, false},
    {"harbour", put_harbour, false},
    {"robber", put_robber, false},
    {"longest", put_longest, false},
    {"army", put_army, false},
    {"turn", put_turn, false},
};

/* The one with most knights, three or more; a holder keeps a tie. */
static void award_army(S)
{
    int best = s->army;

    if (best != NOBODY && s->knights[best] < ARMY_MIN)
        best = NOBODY;
    for (int p = 0; p < OWNERS; p++) {
        if (s->knights[p] >= ARMY_MIN &&
            (best == NOBODY || s->knights[p] > s->knights[best]))
            best = p;
    }
    s->army = (int8_t)best;
}

/* May something other than the turn be changed now? */
static bool settled(CS)
{
    return s->phase == PH_START || s->phase == PH_FOUND_SETTLEMENT ||
           s->phase == PH_FOUND_ROAD || s->phase == PH_PREROLL ||
           s->phase == PH_ROLL || s->phase == PH_ROBBER || s->phase == PH_MAIN;
}

/* Carries out a line on s; false if it is wrong or cannot lie on a table. */
static bool put_line(R, S, const char *line, const dsk_sink *sink)
{
    const char *p = line, *w;
    size_t len = scan_token(&p, &w);

    for (size_t i = 0; i < sizeof put_forms / sizeof put_forms[0]; i++) {
        if (!text_is(w, len, put_forms[i].word))
            continue;
        if ((!settled(s) && put_forms[i].put != put_turn) ||
            !put_forms[i].put(r, s, &p))
            return false;
        catan_skip_blanks(&p);
        catan_refresh(r, s);
        if (put_forms[i].awards) {
            catan_road_award(s, sink);
            award_army(s);
            if (s->phase <= PH_FOUND_ROAD)
                set_turn(r, s, r->start == NOBODY ? 0 : r->start, false);
        }
        return *p == '\0';
    }
    return false;
}

int catan_put(const dsk_rules *rules, dsk_state *state, const char *line,
              const dsk_sink *sink, dsk_note *why)
{
    struct catan *s = catan_state(state), t = *s;

    if (s->phase > PH_HARBOUR && put_line(catan_rules(rules), &t, line, sink)) {
        *s = t;
        return DSK_OK;
    }
    refuse(why, DSK_E_ILLEGAL, &catan_messages[MSG_BAD_PUT]);
    note_str(why, "text", line);
    return DSK_E_ILLEGAL;
}
