/*
 * Trade between players as a negotiation in small steps.
 *
 * The active player composes an offer (give, want, to whom, in that order and
 * ascending, so that each offer is reached in one way) and proposes it; those
 * asked answer in turn, clockwise: accept, reject, or a counter-offer composed
 * the same way; then the active player trades with one of those who accepted
 * or countered, or withdraws.  `ask` invites proposals without naming cards,
 * and an offer may name only one side: such calls can only be countered.
 *
 * A trade always involves the active player (DOM-2); drafts are private until
 * proposed; whoever proposes or accepts has the cards, and all see that.
 */
#include "catan/hand.h"
#include "catan/parts.h"

bool catan_trade_open(R, CS)
{
    return s->offers < r->offers && s->cards[s->active] > 0 &&
           !(r->beginner && s->built);
}

static unsigned others(R, CS)
{
    return ((1u << r->head.players) - 1) & ~(1u << s->active);
}

/* ------------------------------------------------------------------------ */
/* Drafts                                                                   */
/* ------------------------------------------------------------------------ */

static bool countering(CS)
{
    return s->phase == PH_ANSWER || s->phase == PH_COUNTER;
}

static uint32_t draft_give(CS)
{
    return countering(s) ? s->counter_give[s->mover] : s->give;
}

static uint32_t draft_want(CS)
{
    return countering(s) ? s->counter_want[s->mover] : s->want;
}

/* The lanes at and above the last kind in these cards. */
static uint32_t ascending(uint32_t cards)
{
    return ~UINT32_C(0) << (31 - __builtin_clz(cards | 1)) / 6 * 6;
}

/* Once an offer names whom it is for, no card is added (catan_may_to). */
static bool draft_closed(CS)
{
    return !countering(s) && s->to != 0;
}

/* Kinds that may be added to the giving side: one in each lane. */
static uint32_t givable_from(uint32_t hand, uint32_t give, uint32_t want)
{
    return want != 0 ? 0 : cards_some(hand - give) & ascending(give);
}

static uint32_t givable(CS)
{
    if (draft_closed(s))
        return 0;
    return givable_from(s->hand[s->mover], draft_give(s), draft_want(s));
}

/*
 * Kinds that may be added to the wanted side.  Anything may be asked for, even
 * what nobody has, but not more than exists, and nothing that is given (DOM-5).
 */
static uint32_t wantable_with(uint32_t hand, uint32_t give, uint32_t want)
{
    uint32_t enough = cards_at_least(hand + want, CARDS_BANK);

    return CARDS_ONES & ~enough & ~cards_some(give) & ascending(want);
}

/* What is sure to be in the hand of the mover; of an untracked one nothing. */
static uint32_t sure_hand(R, CS)
{
    return r->untracked >> s->mover & 1 ? 0 : s->hand[s->mover];
}

static uint32_t wantable(R, CS)
{
    if (draft_closed(s))
        return 0;
    return wantable_with(sure_hand(r, s), draft_give(s), draft_want(s));
}

static int may_begin(R, CS, dsk_note *why)
{
    if (s->phase == PH_ANSWER && !r->counters)
        return catan_refuse(why, MSG_NO_COUNTERS);
    if (s->phase != PH_MAIN || catan_trade_open(r, s))
        return DSK_OK;
    if (r->beginner && s->built)
        return catan_refuse(why, MSG_BUILDING_BEGAN);
    catan_refuse(why, MSG_NO_OFFERS_LEFT);
    note_int(why, "limit", r->offers);
    return DSK_E_ILLEGAL;
}

int catan_may_give(R, CS, dsk_action a, dsk_note *why)
{
    int kind = act_a(a), status = may_begin(r, s, why);

    if (status < 0)
        return status;
    if (kind >= NRESOURCES)
        return catan_refuse(why, MSG_NO_ACTION);
    if (cards_get(givable(s), kind) > 0)
        return DSK_OK;
    if (cards_get(draft_give(s), kind) < cards_get(s->hand[s->mover], kind))
        return catan_refuse(why, MSG_OFFER_ORDER);
    catan_refuse_player(why, MSG_NOT_IN_HAND, s->mover);
    note_rule(why, "DOM-3");
    note_str(why, "kind", catan_resource_names[kind]);
    return DSK_E_ILLEGAL;
}

int catan_may_want(R, CS, dsk_action a, dsk_note *why)
{
    int kind = act_a(a), status = may_begin(r, s, why);

    if (status < 0)
        return status;
    if (kind >= NRESOURCES)
        return catan_refuse(why, MSG_NO_ACTION);
    if (s->phase == PH_ANSWER || (s->phase == PH_MAIN && !r->counters))
        return catan_refuse(why, MSG_OFFER_ORDER);
    if (cards_get(wantable(r, s), kind) > 0)
        return DSK_OK;
    if (cards_get(draft_give(s), kind) > 0)
        return catan_refuse(why, MSG_SAME_KIND);
    if ((cards_of(kind, 1) & ascending(draft_want(s))) == 0 || draft_closed(s))
        return catan_refuse(why, MSG_OFFER_ORDER);
    return catan_refuse(why, MSG_WANT_TOO_MUCH);
}

/* Without a limit the count stops where its byte does. */
static void count_offer(S)
{
    if (s->offers < UINT8_MAX)
        s->offers++;
}

/* The first card of a draft opens it. */
static void open_draft(S)
{
    if (s->phase == PH_MAIN) {
        s->phase = PH_OFFER;
        count_offer(s);
    } else if (s->phase == PH_ANSWER) {
        s->phase = PH_COUNTER;
    }
}

void catan_do_give(R, S, dsk_action a, const dsk_sink *sink)
{
    uint32_t card = cards_of(act_a(a), 1);

    (void)r;
    (void)sink;
    open_draft(s);
    if (countering(s))
        s->counter_give[s->mover] += card;
    else
        s->give += card;
}

void catan_do_want(R, S, dsk_action a, const dsk_sink *sink)
{
    uint32_t card = cards_of(act_a(a), 1);

    (void)r;
    (void)sink;
    open_draft(s);
    if (countering(s))
        s->counter_want[s->mover] += card;
    else
        s->want += card;
}

/* DOM-4; with counter-offers a call may leave a side open. */
static bool can_propose(R, CS)
{
    return (draft_give(s) != 0 && draft_want(s) != 0) ||
           (s->phase == PH_OFFER && r->counters);
}

/*
 * Whom an offer can be for besides: in ascending order, and nobody who would
 * make it all the others, because that is written as nobody named.  Whom it is
 * for comes last, so nobody is named before it could be proposed.
 */
static unsigned addressable(R, CS)
{
    unsigned all = others(r, s), left = all & ~s->to;

    if ((left & (left - 1)) == 0) /* one is left, and he would make it all */
        return 0;
    return s->to == 0 ? all : all & ~0u << (32 - __builtin_clz(s->to));
}

int catan_may_to(R, CS, dsk_action a, dsk_note *why)
{
    if (!can_propose(r, s))
        return catan_refuse(why, MSG_GIFT);
    if (act_a(a) < r->head.players && (addressable(r, s) >> act_a(a) & 1))
        return DSK_OK;
    return catan_refuse_player(why, MSG_NOT_ADDRESSED, act_a(a));
}

void catan_do_to(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)r;
    (void)sink;
    s->to = (uint8_t)(s->to | 1u << act_a(a));
}

/* ------------------------------------------------------------------------ */
/* Proposals and answers                                                    */
/* ------------------------------------------------------------------------ */

static void close_offer(S)
{
    s->give = s->want = 0;
    for (int p = 0; p < OWNERS; p++)
        s->counter_give[p] = s->counter_want[p] = 0;
    s->to = s->to_answer = s->accepted = s->countered = 0;
    s->phase = PH_MAIN;
    s->mover = s->active;
}

/* The next answer, the choice, or nothing came of it. */
static void next_answer(R, S)
{
    if (s->to_answer != 0) {
        s->phase = PH_ANSWER;
        s->mover = (int8_t)seat_first(r, s->to_answer, s->active);
        return;
    }
    s->phase = PH_CHOOSE;
    s->mover = s->active;
    if ((s->accepted | s->countered) == 0)
        close_offer(s);
}

static void announce(R, S, const dsk_sink *sink)
{
    s->to_answer = s->to != 0 ? s->to : (uint8_t)others(r, s);
    hand_show(s, s->active, s->give);
    catan_tell_cards(sink, MSG_E_OFFERED, s->active, s->give, s->want);
    next_answer(r, s);
}

int catan_may_ask(R, CS, dsk_action a, dsk_note *why)
{
    int status = may_begin(r, s, why);

    (void)a;
    if (status == DSK_OK && !r->counters)
        return catan_refuse(why, MSG_NO_COUNTERS);
    return status;
}

void catan_do_ask(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)a;
    count_offer(s);
    announce(r, s, sink);
}

int catan_may_propose(R, CS, dsk_action a, dsk_note *why)
{
    (void)a;
    return can_propose(r, s) ? DSK_OK : catan_refuse(why, MSG_GIFT);
}

static void answered(S)
{
    s->to_answer = (uint8_t)(s->to_answer & ~(1u << s->mover));
}

void catan_do_propose(R, S, dsk_action a, const dsk_sink *sink)
{
    int p = s->mover;

    (void)a;
    if (s->phase == PH_OFFER) {
        announce(r, s, sink);
        return;
    }
    answered(s);
    s->countered = (uint8_t)(s->countered | 1u << p);
    hand_show(s, p, s->counter_give[p]);
    catan_tell_cards(sink, MSG_E_COUNTERED, p, s->counter_give[p],
                     s->counter_want[p]);
    next_answer(r, s);
}

static bool can_accept(CS)
{
    return s->give != 0 && s->want != 0 &&
           cards_cover(s->hand[s->mover], s->want);
}

int catan_may_accept(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    (void)a;
    if (can_accept(s))
        return DSK_OK;
    if (s->give == 0 || s->want == 0)
        return catan_refuse(why, MSG_GIFT);
    return catan_refuse_player(why, MSG_PARTNER_CANNOT, s->mover);
}

void catan_do_accept(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)a;
    answered(s);
    s->accepted = (uint8_t)(s->accepted | 1u << s->mover);
    hand_show(s, s->mover, s->want);
    catan_tell(sink, MSG_E_ACCEPTED, s->mover);
    next_answer(r, s);
}

void catan_do_reject(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)a;
    answered(s);
    catan_tell(sink, MSG_E_REJECTED, s->mover);
    next_answer(r, s);
}

/* ------------------------------------------------------------------------ */
/* The deal                                                                 */
/* ------------------------------------------------------------------------ */

static bool can_trade(CS, int p)
{
    if (s->accepted >> p & 1)
        return true;
    return (s->countered >> p & 1) &&
           cards_cover(s->hand[s->active], s->counter_want[p]);
}

int catan_may_trade(R, CS, dsk_action a, dsk_note *why)
{
    if (act_a(a) < r->head.players && can_trade(s, act_a(a)))
        return DSK_OK;
    return catan_refuse_player(why, MSG_PARTNER_CANNOT, act_a(a));
}

static void tell_trade(CS, int p, uint32_t give, uint32_t want,
                       const dsk_sink *sink)
{
    char buf[64];
    struct text t = text_start(buf, sizeof buf);
    dsk_note note;

    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[MSG_E_TRADED]);
    note_int(&note, "player", s->active);
    note_int(&note, "partner", p);
    catan_write_cards(&t, give);
    text_end(&t);
    note_str(&note, "cards", buf);
    t = text_start(buf, sizeof buf);
    catan_write_cards(&t, want);
    text_end(&t);
    note_str(&note, "want", buf);
    game_emit(sink, &note);
}

void catan_do_trade(R, S, dsk_action a, const dsk_sink *sink)
{
    int p = act_a(a);
    bool agreed = s->accepted >> p & 1;
    uint32_t give = agreed ? s->give : s->counter_want[p];
    uint32_t want = agreed ? s->want : s->counter_give[p];

    (void)r;
    hand_take(s, s->active, give);
    hand_take(s, p, want);
    hand_add(s, s->active, want);
    hand_add(s, p, give);
    tell_trade(s, p, give, want, sink);
    close_offer(s);
}

void catan_do_withdraw(R, S, dsk_action a, const dsk_sink *sink)
{
    int p = s->mover;

    (void)a;
    catan_tell(sink, p == s->active ? MSG_E_WITHDRAWN : MSG_E_REJECTED, p);
    if (p == s->active) {
        close_offer(s);
        return;
    }
    s->counter_give[p] = s->counter_want[p] = 0;
    answered(s);
    next_answer(r, s);
}

/* ------------------------------------------------------------------------ */
/* Listing                                                                  */
/* ------------------------------------------------------------------------ */

/* The cards that may be added to a draft. */
static void list_draft(R, CS, struct list *l, uint32_t give, uint32_t want)
{
    list_kinds(l, V_GIVE, givable_from(s->hand[s->mover], give, want));
    list_kinds(l, V_WANT, wantable_with(sure_hand(r, s), give, want));
}

void catan_list_begin_offer(R, CS, struct list *l)
{
    if (!catan_trade_open(r, s))
        return;
    if (!r->counters) {
        list_kinds(l, V_GIVE, givable_from(s->hand[s->active], 0, 0));
        return;
    }
    list_draft(r, s, l, 0, 0);
    list_add(l, ACT(V_ASK, 0, 0, 0));
}

void catan_list_offer(R, CS, struct list *l)
{
    if (s->to == 0)
        list_draft(r, s, l, s->give, s->want);
    if (can_propose(r, s)) {
        list_seats(l, V_TO, addressable(r, s));
        list_add(l, ACT(V_PROPOSE, 0, 0, 0));
    }
    list_add(l, ACT(V_WITHDRAW, 0, 0, 0));
}

void catan_list_answer(R, CS, struct list *l)
{
    if (r->counters)
        list_kinds(l, V_GIVE, givable_from(s->hand[s->mover], 0, 0));
    if (can_accept(s))
        list_add(l, ACT(V_ACCEPT, 0, 0, 0));
    list_add(l, ACT(V_REJECT, 0, 0, 0));
}

void catan_list_counter(R, CS, struct list *l)
{
    int p = s->mover;

    list_draft(r, s, l, s->counter_give[p], s->counter_want[p]);
    if (can_propose(r, s))
        list_add(l, ACT(V_PROPOSE, 0, 0, 0));
    list_add(l, ACT(V_WITHDRAW, 0, 0, 0));
}

/* Those who accepted or whose counter-offer can be paid. */
void catan_list_choose(R, CS, struct list *l)
{
    unsigned seats = 0;

    for (int p = 0; p < r->head.players; p++)
        seats |= (unsigned)can_trade(s, p) << p;
    list_seats(l, V_TRADE, seats);
    list_add(l, ACT(V_WITHDRAW, 0, 0, 0));
}
