/*
 * Does the state hold together?  Rebuilds all that is kept incrementally, and
 * tests what must be true of every position (RULES.md §15).
 */
#include "catan/parts.h"
#include "game/mem.h"

static int corrupt(dsk_note *why, const char *what, int owner)
{
    refuse(why, DSK_E_CORRUPT, &catan_messages[MSG_CORRUPT]);
    note_str(why, "what", what);
    note_int(why, "owner", owner);
    return DSK_E_CORRUPT;
}

#define SAME(field)                                      \
    if (!mem_same(&t.field, &s->field, sizeof s->field)) \
    return corrupt(why, #field, NOBODY)

static int check_derived(R, CS, dsk_note *why)
{
    struct catan t = *s;

    catan_refresh(r, &t);
    SAME(shut);
    SAME(harbour_at);
    SAME(chance);
    SAME(yield);
    SAME(cards);
    SAME(dev_held);
    SAME(roads_left);
    SAME(settlements_left);
    SAME(cities_left);
    SAME(ports);
    SAME(length);
    return DSK_OK;
}

static int check_cards(R, CS, dsk_note *why)
{
    for (int k = 0; k < NRESOURCES; k++) { /* COMP-2 */
        int n = cards_get(s->bank, k);

        for (int p = 0; p < OWNERS; p++)
            n += r->untracked >> p & 1 ? 0 : cards_get(s->hand[p], k);
        if (n != STACK)
            return corrupt(why, "resource cards", k);
    }
    for (int p = 0; p < OWNERS; p++) {
        if (!cards_cover(s->hand[p], s->discard[p]))
            return corrupt(why, "discard", p);
        if (p >= r->head.players && s->hand[p] != 0) /* 2P-11 */
            return corrupt(why, "hand of a neutral", p);
        if ((r->untracked >> p & 1) && s->hand[p] != s->bank)
            return corrupt(why, "untracked hand", p);
    }
    if (((s->bank | s->hand[0] | s->hand[1] | s->hand[2] | s->hand[3]) &
         CARDS_GUARD) != 0)
        return corrupt(why, "guard bits", NOBODY);
    return DSK_OK;
}

static int check_dev(R, CS, dsk_note *why)
{
    for (int k = 0; k < NDEVS; k++) { /* COMP-3 */
        int n = s->deck[k] + s->gone[k];

        for (int p = 0; p < OWNERS; p++) {
            n += k == KNIGHT ? s->knights[p] : 0;
            if (k == VICTORY || (r->untracked >> p & 1) == 0)
                n += s->dev[p][k];
        }
        if (n != catan_full_deck[k])
            return corrupt(why, "development cards", k);
        if (s->active != NOBODY && s->fresh[k] > s->dev[s->active][k])
            return corrupt(why, "fresh cards", k);
    }
    if (r->untracked != 0 && catan_untracked_deck(r, s) < 0)
        return corrupt(why, "untracked cards", NOBODY);
    for (int p = 0; p < r->head.players; p++) {
        if (!r->manual && (r->untracked >> p & 1) == 0 && s->phase != PH_OVER &&
            s->dev[p][VICTORY] > s->vp_max[p])
            return corrupt(why, "vp_max", p);
    }
    return DSK_OK;
}

static int check_board(CS, dsk_note *why)
{
    uint64_t seen = 0;
    struct edges roads = {0, 0};

    for (int p = 0; p < OWNERS; p++) {
        uint64_t mine = buildings_of(s, p);

        if ((s->settlement[p] & s->city[p]) != 0 || (mine & seen) != 0 ||
            (mine & ~ISLAND_ALL) != 0)
            return corrupt(why, "buildings", p);
        if (edges_any(edges_and(s->road[p], roads)) ||
            (s->road[p].zig & ~ISLAND_ZIG) != 0 ||
            (s->road[p].down & ~ISLAND_DOWN) != 0)
            return corrupt(why, "roads", p);
        if (s->roads_left[p] > ROADS || s->cities_left[p] > CITIES ||
            s->settlements_left[p] > SETTLEMENTS) /* BUILD-3 */
            return corrupt(why, "pieces", p);
        seen |= mine;
        roads = edges_or(roads, s->road[p]);
    }
    if ((island_next(seen) & seen) != 0) /* SETL-3 */
        return corrupt(why, "distance rule", NOBODY);
    return s->robber < NHEXES ? DSK_OK : corrupt(why, "robber", NOBODY);
}

static int check_awards(CS, dsk_note *why)
{
    int road = s->longest, army = s->army;

    for (int p = 0; p < OWNERS; p++) {
        if (road != NOBODY && s->length[p] > s->length[road])
            return corrupt(why, "longest road", p);
        if (army != NOBODY && s->knights[p] > s->knights[army])
            return corrupt(why, "largest army", p);
    }
    if (road != NOBODY && s->length[road] < ROAD_MIN)
        return corrupt(why, "longest road", road);
    if (army != NOBODY && s->knights[army] < ARMY_MIN)
        return corrupt(why, "largest army", army);
    return DSK_OK;
}

/*
 * Each steal of a world took a card of some kind (three bits, know.c); there
 * is nothing behind the last.
 */
static bool names_kinds(const struct worlds *w, uint32_t world)
{
    for (int i = 0; i < w->nsteals; i++) {
        if ((world >> 3 * i & 7) >= NRESOURCES)
            return false;
    }
    return world >> 3 * w->nsteals == 0;
}

/* A thief and somebody else, each a seat. */
static bool names_owners(const struct worlds *w)
{
    for (int i = 0; i < w->nsteals; i++) {
        int thief = w->steal[i] & 15, victim = w->steal[i] >> 4;

        if (thief >= OWNERS || victim >= OWNERS || thief == victim)
            return false;
    }
    return true;
}

/* Room that is not used is 0. */
static bool ends_empty(const struct worlds *w)
{
    for (int i = w->nsteals; i < STEALS; i++) {
        if (w->steal[i] != 0)
            return false;
    }
    for (int k = w->nworlds; k < WORLDS; k++) {
        if (w->world[k] != 0 || w->weight[k] != 0)
            return false;
    }
    return true;
}

/* Every world is a deal of the same cards, and the truth is one of them. */
static int check_worlds(CS, dsk_note *why)
{
    const struct worlds *w = &s->worlds;
    bool truth = w->nsteals == 0;

    if (w->nworlds > WORLDS || w->nsteals > STEALS ||
        (w->nsteals == 0) != (w->nworlds == 0) ||
        (w->blurred && w->nsteals > 0) || w->unfollowed || !names_owners(w) ||
        !names_kinds(w, w->truth) || !ends_empty(w))
        return corrupt(why, "worlds", NOBODY);
    for (int k = 0; k < w->nworlds; k++) {
        if (!names_kinds(w, w->world[k]) || w->weight[k] == 0)
            return corrupt(why, "a world", NOBODY);
        truth |= w->world[k] == w->truth;
        for (int p = 0; p < OWNERS; p++) {
            uint32_t hand = catan_know_hand(s, w->world[k], p);

            if ((hand & CARDS_GUARD) != 0 || cards_sum(hand) != s->cards[p])
                return corrupt(why, "a world", p);
        }
    }
    return truth ? DSK_OK : corrupt(why, "the true world", NOBODY);
}

static int check_knowledge(R, CS, dsk_note *why)
{
    for (int o = 0; o < OBSERVERS; o++) {
        if (o < r->head.players && s->known[o][o] != s->hand[o])
            return corrupt(why, "own hand", o);
        for (int p = 0; p < OWNERS; p++) {
            if (!cards_cover(s->hand[p], s->known[o][p]))
                return corrupt(why, "known cards", p);
        }
    }
    return check_worlds(s, why);
}

static int check_two(R, CS, dsk_note *why)
{
    for (int p = 0; p < OWNERS; p++) { /* 2P-24: the supply is the rest */
        int most = r->two && p < 2 ? TRADE_LIMIT : 0;

        if (s->trade_cards[p] > most)
            return corrupt(why, "trade cards", p);
    }
    for (int p = r->head.players; r->two && p < OWNERS; p++) {
        if (s->city[p] != 0 || s->army == p) /* OQ-41 */
            return corrupt(why, "neutral", p);
    }
    return DSK_OK;
}

static bool is_owner(int p)
{
    return p == NOBODY || (p >= 0 && p < OWNERS);
}

/* What is used as an index below, so it comes first. */
static int check_names(CS, dsk_note *why)
{
    bool dealt = s->phase > PH_HARBOUR;

    if (!is_owner(s->longest) || !is_owner(s->army) || !is_owner(s->active) ||
        !is_owner(s->winner) || s->mover >= OWNERS)
        return corrupt(why, "a seat", NOBODY);
    for (int h = 0; h < NHEXES; h++) { /* BRD-1, BRD-5 */
        int number = hex_number(s, h);
        bool ok = hex_terrain(s, h) < NTERRAINS && number <= 12 &&
                  number != 1 && number != 7;

        if (!ok && (dealt || s->hex[h] != UNKNOWN_HEX))
            return corrupt(why, "a hex", NOBODY);
    }
    if (dealt && catan_board_desert(s->hex) == NOBODY)
        return corrupt(why, "desert", NOBODY);
    for (int i = 0; i < NHARBOURS; i++) {
        if (s->harbour[i] >= NHARBOUR_KINDS &&
            (dealt || s->harbour[i] != UNKNOWN_HARBOUR))
            return corrupt(why, "a harbour", NOBODY);
    }
    return DSK_OK;
}

/* Nothing but the island is there while it is laid out. */
static int check_island(R, CS, dsk_note *why)
{
    struct catan t = {0};

    catan_init(&r->head, (dsk_state *)(void *)&t);
    mem_copy(t.hex, s->hex, sizeof t.hex);
    mem_copy(t.harbour, s->harbour, sizeof t.harbour);
    t.phase = s->phase;
    t.step = s->step;
    t.contenders = s->contenders;
    return mem_same(&t, s, sizeof t)
               ? DSK_OK
               : corrupt(why, "island that is laid out", NOBODY);
}

/* Steps that lead through a list: how many there are in this phase. */
static int steps_of(R, CS)
{
    switch (s->phase) {
    case PH_LAY:
        return 6;
    case PH_TERRAIN:
        return NHEXES;
    case PH_HARBOUR:
        return NHARBOURS;
    case PH_FOUND_SETTLEMENT:
    case PH_FOUND_ROAD:
        return 2 * r->head.players;
    default:
        return UINT8_MAX + 1;
    }
}

static bool is_chance(int phase)
{
    return phase <= PH_START || phase == PH_ROLL || phase == PH_STEAL ||
           phase == PH_DRAW || phase == PH_FORCE;
}

/* Is it the active player who decides here, and nobody else? */
static bool is_own(int phase)
{
    return phase > PH_START && phase != PH_DISCARD && phase != PH_ANSWER &&
           phase != PH_COUNTER && phase != PH_OVER && !is_chance(phase);
}

/* Whose turn it is, and who else is asked or robbed. */
static int check_seats(R, CS, dsk_note *why)
{
    unsigned asked = s->to | s->to_answer | s->accepted | s->countered;
    unsigned seats = asked | (s->phase > PH_HARBOUR ? s->contenders : 0u);
    bool robbed =
        s->phase == PH_STEAL || s->phase == PH_FORCE || s->phase == PH_RETURN;

    if (s->active != NOBODY && (asked >> s->active & 1))
        return corrupt(why, "an offer to oneself", s->active);
    if (asked != 0 && s->phase < PH_OFFER)
        return corrupt(why, "an answer without an offer", NOBODY);
    if (seats >> r->head.players != 0 || s->starter >= r->head.players ||
        s->mover >= r->head.players || s->mover < DSK_OVER)
        return corrupt(why, "a seat", NOBODY);
    if (s->phase > PH_FOUND_ROAD && s->phase != PH_OVER &&
        (s->active == NOBODY || s->active >= r->head.players))
        return corrupt(why, "active player", s->active);
    if ((s->mover == DSK_CHANCE) != is_chance(s->phase) ||
        (is_own(s->phase) && s->mover != s->active))
        return corrupt(why, "player to move", s->mover);
    if (!is_owner(s->victim) ||
        (robbed && (s->victim == NOBODY || s->victim == s->active)))
        return corrupt(why, "victim", s->victim);
    return DSK_OK;
}

/* Cards that p has to give up now; 256 if that cannot be. */
static int owed(R, CS, int p)
{
    bool drafts = s->phase == PH_OFFER || s->phase == PH_COUNTER;
    int n =
        (s->phase == PH_STEAL && p == s->victim) || (drafts && p == s->mover);

    if (s->phase == PH_FORCE && p == s->victim)
        n = s->draws;
    if (s->phase == PH_RETURN && p == s->active)
        n = s->to_return;
    if (s->phase == PH_DISCARD && p == s->mover && s->to_discard[p] == 0)
        return 256;
    if (s->phase == PH_DISCARD)
        return s->to_discard[p] + cards_sum(s->discard[p]);
    if (s->to_discard[p] != 0)
        return 256;
    return r->untracked >> p & 1 ? 0 : n;
}

/* Who wants cards wants no more than there are besides one's own. */
static bool can_want(R, CS, int p, uint32_t want)
{
    uint32_t own = r->untracked >> p & 1 ? 0 : s->hand[p];

    return cards_cover(CARDS_BANK - own, want);
}

/* What p offers and asks for is in hand and in the game, and on the table. */
static bool check_offer(R, CS, int p)
{
    uint32_t offered = s->counter_give[p], wanted = s->counter_want[p];
    bool counters =
        (s->countered >> p & 1) || (s->phase == PH_COUNTER && p == s->mover);

    if ((offered | wanted) != 0 && !counters)
        return false;
    if (p == s->active) {
        offered = s->give;
        wanted = s->want;
    }
    if ((offered | wanted) != 0 && s->phase < PH_OFFER)
        return false;
    if (s->accepted >> p & 1)
        offered |= s->want;
    return can_want(r, s, p, wanted) &&
           ((r->untracked >> p & 1) || cards_cover(s->hand[p], offered));
}

/* What is under way: counts and places that a phase goes by. */
static int check_phase(R, CS, dsk_note *why)
{
    uint32_t cards = s->give | s->want;

    if (s->step >= steps_of(r, s))
        return corrupt(why, "step", s->step);
    if (!catan_board_dealt(s))
        return corrupt(why, "island that is laid out", s->step);
    if (s->phase == PH_START && !catan_setup_rolls(s))
        return corrupt(why, "first rolls", s->contenders);
    if (s->found_at >= NVERTICES || s->monopoly > NRESOURCES)
        return corrupt(why, "place or kind", s->found_at);
    if (s->first_sum == 1 || s->first_sum > 12)
        return corrupt(why, "first roll", s->first_sum);
    if (s->draws > 2 || (s->phase == PH_FORCE && s->draws == 0) ||
        s->to_return > 2 || (s->phase == PH_RETURN && s->to_return == 0))
        return corrupt(why, "forced trade", s->draws);
    if (s->duty > 2 ||
        (s->phase != PH_OVER && (s->phase == PH_NEUTRAL) != (s->duty != 0)))
        return corrupt(why, "what is due for a neutral", s->duty);
    for (int p = 0; p < OWNERS; p++) {
        if (!check_offer(r, s, p))
            return corrupt(why, "offer", p);
        if ((s->phase != PH_DISCARD && s->discard[p] != 0) ||
            owed(r, s, p) > cards_sum(s->hand[p]))
            return corrupt(why, "discard", p);
        cards |= s->discard[p] | s->counter_give[p] | s->counter_want[p];
        for (int o = 0; o < OBSERVERS; o++)
            cards |= s->known[o][p];
    }
    return (cards & CARDS_GUARD) == 0 ? DSK_OK
                                      : corrupt(why, "guard bits", NOBODY);
}

/* As long as it goes on there is something to do. */
static int check_choice(R, CS, dsk_note *why)
{
    if (s->phase != PH_OVER &&
        dsk_count_legal(&r->head, (const dsk_state *)(const void *)s) == 0)
        return corrupt(why, "nothing to do", s->phase);
    return DSK_OK;
}

static int check_end(R, CS, dsk_note *why)
{
    if (s->phase >= NPHASES || (s->phase == PH_OVER) != (s->mover == DSK_OVER))
        return corrupt(why, "phase", NOBODY);
    if (s->winner != NOBODY && all_points(s, s->winner) < WIN_POINTS)
        return corrupt(why, "winner", s->winner);
    if (!r->manual && s->phase != PH_OVER && s->active != NOBODY &&
        all_points(s, s->active) >= WIN_POINTS)
        return corrupt(why, "unnoticed win", s->active);
    return DSK_OK;
}

int catan_check(const dsk_rules *rules, const dsk_state *state, dsk_note *why)
{
    const struct catan_rules *r = catan_rules(rules);
    const struct catan *s = catan_state_c(state);
    int status = check_names(s, why);

    if (status == DSK_OK)
        status = check_end(r, s, why);
    if (status == DSK_OK)
        status = check_seats(r, s, why);
    if (status == DSK_OK)
        status = check_phase(r, s, why);
    if (status == DSK_OK && s->phase <= PH_HARBOUR)
        return check_island(r, s, why);
    if (status == DSK_OK)
        status = check_cards(r, s, why);
    if (status == DSK_OK)
        status = check_dev(r, s, why);
    if (status == DSK_OK)
        status = check_board(s, why);
    if (status == DSK_OK)
        status = check_derived(r, s, why);
    if (status == DSK_OK)
        status = check_awards(s, why);
    if (status == DSK_OK)
        status = check_knowledge(r, s, why);
    if (status == DSK_OK)
        status = check_two(r, s, why);
    return status < 0 ? status : check_choice(r, s, why);
}
