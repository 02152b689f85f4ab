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

static bool names_owners(const struct worlds *w)
{
    for (int i = 0; i < w->nsteals; i++) {
        if ((w->steal[i] & 15) >= OWNERS || w->steal[i] >> 4 >= OWNERS)
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
        !names_kinds(w, w->truth))
        return corrupt(why, "worlds", NOBODY);
    for (int k = 0; k < w->nworlds; k++) {
        if (!names_kinds(w, w->world[k]))
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
    for (int i = 0; i < NHARBOURS; i++) {
        if (s->harbour[i] >= NHARBOUR_KINDS &&
            (dealt || s->harbour[i] != UNKNOWN_HARBOUR))
            return corrupt(why, "a harbour", NOBODY);
    }
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
        status = check_cards(r, s, why);
    if (status == DSK_OK)
        status = check_dev(r, s, why);
    if (status == DSK_OK)
        status = check_board(s, why);
    if (status == DSK_OK && s->phase > PH_HARBOUR)
        status = check_derived(r, s, why);
    if (status == DSK_OK)
        status = check_awards(s, why);
    if (status == DSK_OK)
        status = check_knowledge(r, s, why);
    return status < 0 ? status : check_two(r, s, why);
}
