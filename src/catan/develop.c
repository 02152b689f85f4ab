/* Development cards: buying, playing, the largest army. */
#include "catan/hand.h"
#include "catan/parts.h"

static int deck_left(R, CS)
{
    if (r->untracked != 0)
        return catan_untracked_deck(r, s);
    return s->deck[0] + s->deck[1] + s->deck[2] + s->deck[3] + s->deck[4];
}

int catan_may_buy(R, CS, dsk_action a, dsk_note *why)
{
    (void)a;
    if (deck_left(r, s) == 0)
        return catan_refuse(why, MSG_DECK_EMPTY);
    return catan_may_pay(s, COST_DEV, "card", "DEVB-1", why);
}

void catan_do_buy(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)a;
    hand_to_bank(s, s->active, COST_DEV);
    s->built = 1;
    s->phase = PH_DRAW;
    s->mover = DSK_CHANCE;
    catan_tell_int(sink, MSG_E_BOUGHT, s->active, "left", deck_left(r, s) - 1);
}

int catan_may_draw(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    if (act_a(a) >= NDEVS || s->deck[act_a(a)] == 0)
        return catan_refuse(why, MSG_BAD_CHANCE);
    return DSK_OK;
}

/* Only the buyer reads this (DEVB-2). */
static void tell_drawn(CS, int card, const dsk_sink *sink)
{
    char only[2] = {(char)('0' + s->active)};
    dsk_note note;

    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[MSG_E_DREW]);
    note_str(&note, "only", only);
    note_str(&note, "card", catan_dev_names[card]);
    game_whisper(sink, &note, 1u << s->active);
}

void catan_do_draw(R, S, dsk_action a, const dsk_sink *sink)
{
    int card = act_a(a), p = s->active;

    (void)r;
    s->deck[card]--;
    s->dev[p][card]++;
    s->dev_held[p]++;
    s->fresh[card]++;
    if (s->vp_max[p] < 5)
        s->vp_max[p]++;
    s->phase = PH_MAIN;
    s->mover = s->active;
    tell_drawn(s, card, sink);
}

void catan_list_draw(R, CS, struct list *l)
{
    (void)r;
    for (int k = 0; k < NDEVS; k++) {
        if (s->deck[k] > 0)
            list_chance(l, ACT(V_DRAW, 0, 0, k), s->deck[k]);
    }
}

/* ------------------------------------------------------------------------ */
/* Playing                                                                  */
/* ------------------------------------------------------------------------ */

static bool playable(CS, int card)
{
    return s->dev[s->active][card] > s->fresh[card];
}

static int may_play(CS, int card, dsk_note *why)
{
    if (s->dev_played) /* DEV-2 */
        return catan_refuse(why, MSG_SECOND_CARD);
    if (playable(s, card))
        return DSK_OK;
    if (s->dev[s->active][card] > 0) /* DEV-3 */
        return catan_refuse(why, MSG_FRESH_CARD);
    return catan_refuse_player(why, MSG_NOT_HELD, s->active);
}

/* A Monopoly is on a kind. */
static void play_on(S, int card, int kind, const dsk_sink *sink)
{
    dsk_note note;

    s->dev[s->active][card]--;
    s->dev_held[s->active]--;
    s->dev_played = 1;
    if (card != KNIGHT) /* DEV-7 */
        s->gone[card]++;
    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[MSG_E_PLAYED]);
    note_int(&note, "player", s->active);
    note_str(&note, "card", catan_dev_names[card]);
    if (card == MONOPOLY)
        note_str(&note, "kind", catan_resource_names[kind]);
    game_emit(sink, &note);
}

static void play(S, int card, const dsk_sink *sink)
{
    play_on(s, card, 0, sink);
}

int catan_may_knight(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    (void)a;
    return may_play(s, KNIGHT, why);
}

void catan_tell_army(CS, int before, const dsk_sink *sink)
{
    dsk_note note;

    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[MSG_E_ARMY]);
    note_int(&note, "player", s->army);
    note_int(&note, "knights", s->knights[s->army]);
    if (before != NOBODY)
        note_int(&note, "from", before);
    game_emit(sink, &note);
}

/* LA-1, LA-2, 2P-19: three or more, and strictly more than anybody. */
static void award_army(S, const dsk_sink *sink)
{
    int p = s->active, before = s->army;

    if (s->army == p || s->knights[p] < ARMY_MIN)
        return;
    for (int q = 0; q < OWNERS; q++) {
        if (q != p && s->knights[q] >= s->knights[p])
            return;
    }
    s->army = (int8_t)p;
    catan_tell_army(s, before, sink);
}

void catan_do_knight(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)r;
    (void)a;
    play(s, KNIGHT, sink);
    s->knights[s->active]++; /* DEV-6 */
    award_army(s, sink);
    s->phase = PH_ROBBER; /* DEV-5 */
    s->mover = s->active;
}

static bool road_possible(CS)
{
    return s->roads_left[s->active] > 0 &&
           edges_any(catan_build_road_places(s, s->active));
}

int catan_may_roads(R, CS, dsk_action a, dsk_note *why)
{
    int status = may_play(s, ROAD_BUILDING, why);

    (void)r;
    (void)a;
    if (status == DSK_OK && !road_possible(s)) /* OQ-29 */
        return catan_refuse(why, MSG_NO_FREE_ROAD);
    return status;
}

void catan_do_roads(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)r;
    (void)a;
    play(s, ROAD_BUILDING, sink);
    s->free_roads = 2;
    s->phase = PH_FREE;
    s->mover = s->active;
}

void catan_develop_free_done(R, S)
{
    if (s->free_roads > 0 && road_possible(s)) {
        s->phase = PH_FREE;
        s->mover = s->active;
        return;
    }
    s->free_roads = 0;
    catan_turn_resume(r, s);
}

int catan_may_pass(R, CS, dsk_action a, dsk_note *why)
{
    if (s->phase != PH_FREE)
        return catan_untracked_may_pass(r, s, a, why);
    if (s->free_roads == 2)
        return catan_refuse(why, MSG_FIRST_FREE_ROAD);
    return DSK_OK;
}

void catan_do_pass(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)a;
    (void)sink;
    s->free_roads = 0;
    catan_turn_resume(r, s);
}

void catan_list_free(R, CS, struct list *l)
{
    if (r->untracked >> s->active & 1)
        catan_list_win(r, s, l);
    catan_list_roads(l, catan_build_road_places(s, s->active), 0);
    if (s->free_roads == 1)
        list_add(l, ACT(V_PASS, 0, 0, 0));
}

/* DEV-9: two cards, or the last one (OQ-30). */
static uint32_t plenty_cards(dsk_action a)
{
    uint32_t cards = cards_of(act_b(a), 1);

    return act_a(a) == ONE_CARD ? cards : cards + cards_of(act_a(a), 1);
}

int catan_may_plenty(R, CS, dsk_action a, dsk_note *why)
{
    int first = act_b(a), second = act_a(a);
    bool single = second == ONE_CARD;

    (void)r;
    if (first >= NRESOURCES ||
        (!single && (second >= NRESOURCES || second < first)))
        return catan_refuse(why, MSG_NO_ACTION);
    if (!cards_cover(s->bank, plenty_cards(a)) ||
        (single && cards_sum(s->bank) != 1)) {
        catan_refuse(why, MSG_BANK_LACKS);
        note_rule(why, "DEV-9");
        return DSK_E_ILLEGAL;
    }
    return may_play(s, PLENTY, why);
}

void catan_do_plenty(R, S, dsk_action a, const dsk_sink *sink)
{
    play(s, PLENTY, sink);
    hand_from_bank(s, s->active, plenty_cards(a));
    catan_tell_cards(sink, MSG_E_TOOK, s->active, plenty_cards(a), 0);
    catan_turn_resume(r, s);
}

int catan_may_monopoly(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    if (act_a(a) >= NRESOURCES)
        return catan_refuse(why, MSG_NO_ACTION);
    return may_play(s, MONOPOLY, why);
}

static void hand_over(S, int from, int kind, const dsk_sink *sink)
{
    int n = cards_get(s->hand[from], kind);
    dsk_note note;

    if (s->worlds.nsteals > 0)
        catan_know_exactly(s, from, kind);
    hand_take(s, from, cards_of(kind, n));
    hand_add(s, s->active, cards_of(kind, n));
    if (sink == NULL || n == 0)
        return;
    note_start(&note, &catan_messages[MSG_E_HANDED]);
    note_int(&note, "player", from);
    note_int(&note, "count", n);
    note_str(&note, "kind", catan_resource_names[kind]);
    game_emit(sink, &note);
}

void catan_do_monopoly(R, S, dsk_action a, const dsk_sink *sink)
{
    int kind = act_a(a);

    play_on(s, MONOPOLY, kind, sink);
    for (int p = 0; p < r->head.players; p++) { /* DEV-10 */
        if (p != s->active)
            hand_over(s, p, kind, sink);
    }
    /* Now all that is not in the bank is his, and everybody can count it. */
    hand_show(s, s->active, cards_of(kind, STACK - cards_get(s->bank, kind)));
    catan_turn_resume(r, s);
}

static void list_plenty(CS, struct list *l)
{
    uint32_t some = cards_some(s->bank);

    if (cards_sum(s->bank) == 1) {
        list_add(l, ACT(V_PLENTY, 0, lowest(some) / 6, ONE_CARD));
        return;
    }
    for (int i = 0; i < NRESOURCES; i++) {
        for (int j = i; j < NRESOURCES; j++) {
            if (cards_cover(s->bank, cards_of(i, 1) + cards_of(j, 1)))
                list_add(l, ACT(V_PLENTY, 0, i, j));
        }
    }
}

void catan_list_cards(R, CS, struct list *l)
{
    (void)r;
    if (s->dev_played || dev_count(s, s->active) == 0)
        return;
    if (playable(s, KNIGHT))
        list_add(l, ACT(V_KNIGHT, 0, 0, 0));
    if (playable(s, ROAD_BUILDING) && road_possible(s))
        list_add(l, ACT(V_ROADS, 0, 0, 0));
    if (playable(s, PLENTY) && s->bank != 0)
        list_plenty(s, l);
    if (playable(s, MONOPOLY))
        list_kinds(l, V_MONOPOLY, CARDS_ONES);
}
