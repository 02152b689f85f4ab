/*
 * The two-player game: neutral pieces, trade cards, knights traded in.
 * Owners 2 and 3 are the neutrals; they are built for, score nothing and hold
 * nothing (2P-11), but may have the longest road (2P-12).
 */
#include "catan/hand.h"
#include "catan/parts.h"

static int opponent(CS)
{
    return 1 - s->active;
}

static void gain_trade_cards(S, int p, int n, const char *rule,
                             const dsk_sink *sink)
{
    int room = TRADE_LIMIT - s->trade_cards[p]; /* 2P-24 */
    dsk_note note;

    if (n > room)
        n = room;
    s->trade_cards[p] = (uint8_t)(s->trade_cards[p] + n);
    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[MSG_E_TRADE_CARDS]);
    note_rule(&note, rule);
    note_int(&note, "player", p);
    note_int(&note, "count", n);
    game_emit(sink, &note);
}

void catan_two_settled(R, S, int p, int v, const dsk_sink *sink)
{
    bool coast = ISLAND_COAST >> v & 1;
    bool desert = false;

    (void)r;
    for (int k = 0; k < 3; k++) {
        int h = catan_vertex_hexes[v][k];

        desert |= h != NOWHERE && hex_terrain(s, h) == DESERT;
    }
    if (desert && coast)
        gain_trade_cards(s, p, 3, "2P-22", sink);
    else if (desert)
        gain_trade_cards(s, p, 2, "2P-20", sink);
    else if (coast)
        gain_trade_cards(s, p, 1, "2P-21", sink);
}

/* ------------------------------------------------------------------------ */
/* Neutral pieces                                                           */
/* ------------------------------------------------------------------------ */

static uint64_t neutral_places(CS, int n)
{
    return s->settlements_left[n] > 0 ? catan_build_settlement_places(s, n) : 0;
}

static struct edges neutral_roads(CS, int n)
{
    struct edges none = {0, 0};

    return s->roads_left[n] > 0 ? catan_build_road_places(s, n) : none;
}

/* What is due after a human piece: 1 settlement, 2 road, 0 nothing can be. */
static int duty_after(R, CS, int kind)
{
    bool settlement = (neutral_places(s, 2) | neutral_places(s, 3)) != 0;
    bool road =
        edges_any(neutral_roads(s, 2)) || edges_any(neutral_roads(s, 3));

    if (settlement && !(r->same_kind && kind == 2)) /* 2P-8 */
        return 1;
    return road ? 2 : 0; /* 2P-9 */
}

void catan_two_built(R, S, int kind, const dsk_sink *sink)
{
    s->duty = (uint8_t)duty_after(r, s, kind);
    if (s->duty != 0) {
        s->phase = PH_NEUTRAL;
        return;
    }
    catan_tell(sink, MSG_E_LAPSED, NOBODY);
    catan_develop_free_done(r, s);
}

int catan_may_neutral(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    if (act_b(a) != 2 && act_b(a) != 3)
        return catan_refuse(why, MSG_NEUTRAL_WHO);
    if (act_verb(a) == V_ROAD && s->duty == 1)
        return catan_refuse(why, MSG_NEUTRAL_FIRST);
    if (act_verb(a) == V_SETTLE && s->duty == 2)
        return catan_refuse(why, MSG_NEUTRAL_ROAD_DUE);
    return DSK_OK;
}

void catan_do_neutral(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)a;
    (void)sink;
    s->duty = 0;
    catan_develop_free_done(r, s);
}

void catan_list_neutral(R, CS, struct list *l)
{
    if (r->untracked >> s->active & 1)
        catan_list_win(r, s, l);
    for (int n = 2; n < OWNERS; n++) {
        if (s->duty == 1)
            catan_list_settlements(l, neutral_places(s, n), n);
        else
            catan_list_roads(l, neutral_roads(s, n), n);
    }
}

/* ------------------------------------------------------------------------ */
/* Trade-card actions                                                       */
/* ------------------------------------------------------------------------ */

int catan_two_price(CS)
{
    return open_points(s, s->active) <= open_points(s, opponent(s)) ? 1 : 2;
}

/* The most that the price can be, and the least, need no counting. */
static bool can_pay(CS)
{
    int cards = s->trade_cards[s->active];

    return cards >= 2 || (cards == 1 && catan_two_price(s) == 1);
}

static bool can_act(R, CS)
{
    return r->two && (r->trade_actions == 0 || s->acts < r->trade_actions) &&
           can_pay(s);
}

static int may_act(R, CS, dsk_note *why)
{
    if (!r->two)
        return catan_refuse(why, MSG_TWO_ONLY);
    if (r->trade_actions != 0 && s->acts >= r->trade_actions)
        return catan_refuse(why, MSG_ACTS_USED);
    if (can_pay(s))
        return DSK_OK;
    catan_refuse_player(why, MSG_TRADE_CARDS_SHORT, s->active);
    note_int(why, "price", catan_two_price(s));
    note_int(why, "cards", s->trade_cards[s->active]);
    return DSK_E_ILLEGAL;
}

static void pay_trade_cards(S, bool force, const dsk_sink *sink)
{
    int price = catan_two_price(s);
    dsk_note note;

    s->trade_cards[s->active] = (uint8_t)(s->trade_cards[s->active] - price);
    s->acts++;
    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[MSG_E_PAID_TRADE]);
    note_int(&note, "player", s->active);
    note_int(&note, "count", price);
    if (force)
        note_int(&note, "force", 1);
    game_emit(sink, &note);
}

/* OQ-23: one card at least is drawn, and two are given back. */
static bool can_force(CS)
{
    int theirs = s->cards[opponent(s)];

    return theirs > 0 && s->cards[s->active] + theirs >= 2;
}

int catan_may_force(R, CS, dsk_action a, dsk_note *why)
{
    int status = may_act(r, s, why);

    (void)a;
    if (status < 0)
        return status;
    if (s->cards[opponent(s)] == 0)
        return catan_refuse(why, MSG_NOTHING_TO_DRAW);
    return can_force(s) ? DSK_OK : catan_refuse(why, MSG_CANNOT_RETURN);
}

void catan_do_force(R, S, dsk_action a, const dsk_sink *sink)
{
    int victim = opponent(s);

    (void)r;
    (void)a;
    pay_trade_cards(s, true, sink);
    s->victim = (int8_t)victim;
    s->draws = s->cards[victim] == 1 ? 1 : 2;
    s->phase = PH_FORCE;
    s->mover = DSK_CHANCE;
}

/*
 * 2P-14: cards go from hand to hand, drawn blind and given back as one likes.
 * Both players see them; whoever looks on does not.
 */
static void tell_card(enum catan_message m, CS, int kind, const dsk_sink *sink)
{
    dsk_note note;

    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[m]);
    note_str(&note, "only", "0,1");
    note_int(&note, "player", s->active);
    note_str(&note, "kind", catan_resource_names[kind]);
    game_whisper(sink, &note, 1u << 0 | 1u << 1);
}

void catan_two_draw(R, S, int kind, const dsk_sink *sink)
{
    catan_know_steal(r, s, s->active, s->victim, kind);
    tell_card(MSG_E_DRAWN, s, kind, sink);
    if (--s->draws > 0)
        return;
    s->to_return = 2;
    s->phase = PH_RETURN;
    s->mover = s->active;
}

int catan_may_return(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    if (act_a(a) >= NRESOURCES)
        return catan_refuse(why, MSG_NO_ACTION);
    if (cards_get(s->hand[s->active], act_a(a)) > 0)
        return DSK_OK;
    catan_refuse_player(why, MSG_NOT_IN_HAND, s->active);
    note_rule(why, "2P-14");
    note_str(why, "kind", catan_resource_names[act_a(a)]);
    return DSK_E_ILLEGAL;
}

void catan_do_return(R, S, dsk_action a, const dsk_sink *sink)
{
    catan_know_steal(r, s, s->victim, s->active, act_a(a));
    tell_card(MSG_E_RETURNED, s, act_a(a), sink);
    if (--s->to_return > 0)
        return;
    s->victim = NOBODY;
    catan_turn_resume(r, s);
}

void catan_list_return(R, CS, struct list *l)
{
    (void)r;
    list_kinds(l, V_RETURN, cards_some(s->hand[s->active]));
}

int catan_may_home(R, CS, dsk_action a, dsk_note *why)
{
    int status = may_act(r, s, why);

    (void)a;
    if (status == DSK_OK && hex_terrain(s, s->robber) == DESERT) /* OQ-24 */
        return catan_refuse(why, MSG_AT_HOME);
    return status;
}

void catan_do_home(R, S, dsk_action a, const dsk_sink *sink)
{
    int desert = catan_board_desert(s->hex);

    (void)a;
    pay_trade_cards(s, false, sink);
    catan_robber_tell(s, desert, "2P-15", sink);
    s->robber = (uint8_t)desert;
    catan_turn_resume(r, s);
}

/* ------------------------------------------------------------------------ */
/* Knights traded in                                                        */
/* ------------------------------------------------------------------------ */

static bool can_retire(CS)
{
    return !s->retired && s->knights[s->active] > 0 &&
           s->trade_cards[s->active] < TRADE_LIMIT;
}

int catan_may_retire(R, CS, dsk_action a, dsk_note *why)
{
    int p = s->active;

    (void)a;
    if (!r->two)
        return catan_refuse(why, MSG_TWO_ONLY);
    if (s->retired)
        return catan_refuse(why, MSG_RETIRED_ONE);
    if (s->knights[p] == 0)
        return catan_refuse_player(why, MSG_NO_KNIGHT_OUT, p);
    if (s->trade_cards[p] == TRADE_LIMIT) /* OQ-45 */
        return catan_refuse_player(why, MSG_HAND_FULL, p);
    return DSK_OK;
}

/* 2P-19, OQ-25: a tie does not keep the card here. */
static void recount_army(S, const dsk_sink *sink)
{
    int before = s->army, mine = s->knights[s->active];
    int theirs = s->knights[opponent(s)];

    if (before == opponent(s))
        return;
    s->army = NOBODY;
    if (mine >= ARMY_MIN && mine > theirs)
        s->army = s->active;
    else if (theirs >= ARMY_MIN && theirs > mine)
        s->army = (int8_t)opponent(s);
    if (s->army == before)
        return;
    if (s->army == NOBODY)
        catan_tell(sink, MSG_E_ARMY_ASIDE, NOBODY);
    else
        catan_tell_army(s, before, sink);
}

void catan_do_retire(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)a;
    s->knights[s->active]--;
    s->gone[KNIGHT]++;
    s->retired = 1;
    catan_tell(sink, MSG_E_RETIRED, s->active);
    recount_army(s, sink);
    gain_trade_cards(s, s->active, 2, "2P-18", sink);
    catan_turn_resume(r, s);
}

void catan_list_acts(R, CS, struct list *l)
{
    if (!r->two)
        return;
    if (can_act(r, s) && can_force(s))
        list_add(l, ACT(V_FORCE, 0, 0, 0));
    if (can_act(r, s) && hex_terrain(s, s->robber) != DESERT) /* OQ-24 */
        list_add(l, ACT(V_HOME, 0, 0, 0));
    if (can_retire(s))
        list_add(l, ACT(V_RETIRE, 0, 0, 0));
}

bool catan_two_can_act(R, CS)
{
    dsk_action a[4];
    struct list l = {a, NULL, 0};

    catan_list_acts(r, s, &l);
    return l.n > 0;
}
