/*
 * A seven and the robber.  Discards are chosen in secret, card by card, seat
 * by seat from the active player on; they leave the hands together when the
 * last one is chosen (OQ-26).  Until then they count as held.
 */
#include "catan/hand.h"
#include "catan/parts.h"

static void show_discards(R, S, const dsk_sink *sink)
{
    for (int p = 0; p < r->head.players; p++) {
        if (s->discard[p] == 0)
            continue;
        hand_to_bank(s, p, s->discard[p]);
        catan_tell_cards(sink, MSG_E_DISCARDED, p, s->discard[p], 0);
        s->discard[p] = 0;
    }
}

/* Asks the next seat that must discard, or moves on to the robber. */
static void next_discard(R, S, const dsk_sink *sink)
{
    unsigned seats = 0;

    for (int p = 0; p < OWNERS; p++)
        seats |= (unsigned)(s->to_discard[p] > 0) << p;
    if (seats != 0) {
        s->phase = PH_DISCARD;
        s->mover = (int8_t)seat_first(r, seats, s->active);
        return;
    }
    show_discards(r, s, sink);
    s->phase = PH_ROBBER;
    s->mover = s->active;
}

void catan_robber_seven(R, S, const dsk_sink *sink)
{
    catan_tell(sink, MSG_E_SEVEN, NOBODY);
    if (r->untracked != 0)
        catan_tell(sink, MSG_E_DISCARD_UNSEEN, NOBODY);
    for (int p = 0; p < r->head.players; p++) {
        if (s->cards[p] > HAND_LIMIT &&
            (r->untracked >> p & 1) == 0) /* ROB-2 */
            s->to_discard[p] = (uint8_t)(s->cards[p] / 2);
    }
    next_discard(r, s, sink);
}

static uint32_t to_choose_from(CS)
{
    return s->hand[s->mover] - s->discard[s->mover];
}

int catan_may_discard(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    if (act_a(a) >= NRESOURCES)
        return catan_refuse(why, MSG_NO_ACTION);
    if (cards_get(to_choose_from(s), act_a(a)) > 0)
        return DSK_OK;
    catan_refuse_player(why, MSG_NOT_IN_HAND, s->mover);
    note_str(why, "kind", catan_resource_names[act_a(a)]);
    return DSK_E_ILLEGAL;
}

void catan_do_discard(R, S, dsk_action a, const dsk_sink *sink)
{
    s->discard[s->mover] += cards_of(act_a(a), 1);
    if (--s->to_discard[s->mover] == 0)
        next_discard(r, s, sink);
}

void catan_list_discard(R, CS, struct list *l)
{
    (void)r;
    list_kinds(l, V_DISCARD, cards_some(to_choose_from(s)));
}

/* ------------------------------------------------------------------------ */

unsigned catan_robber_victims(R, CS, int h)
{
    unsigned seats = 0;

    for (int p = 0; p < r->head.players; p++) { /* ROB-5, OQ-27, OQ-44 */
        if (p != s->active && s->cards[p] > 0 &&
            (buildings_of(s, p) & catan_hex_vertices[h]) != 0)
            seats |= 1u << p;
    }
    return seats;
}

int catan_may_robber(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    if (act_a(a) >= NHEXES)
        return catan_refuse(why, MSG_NO_ACTION);
    if (act_a(a) == s->robber)
        return catan_refuse(why, MSG_ROBBER_STAYS);
    return DSK_OK;
}

static void rob(S, int victim, const dsk_sink *sink)
{
    s->victim = (int8_t)victim;
    s->phase = PH_STEAL;
    s->mover = DSK_CHANCE;
    catan_tell_int(sink, MSG_E_ROBBED, s->active, "victim", victim);
}

void catan_robber_tell(CS, int to, const char *rule, const dsk_sink *sink)
{
    dsk_note note;

    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[MSG_E_ROBBER]);
    note_rule(&note, rule);
    note_int(&note, "from", s->robber);
    note_int(&note, "hex", to);
    note_int(&note, "player", s->active);
    note_str(&note, "terrain", catan_terrain_names[hex_terrain(s, to)]);
    if (hex_terrain(s, to) != DESERT)
        note_int(&note, "number", hex_number(s, to));
    game_emit(sink, &note);
}

void catan_do_robber(R, S, dsk_action a, const dsk_sink *sink)
{
    unsigned victims = catan_robber_victims(r, s, act_a(a));

    catan_robber_tell(s, act_a(a), "ROB-4", sink);
    s->robber = (uint8_t)act_a(a);
    if (victims == 0)
        catan_turn_resume(r, s);
    else if ((victims & (victims - 1)) == 0)
        rob(s, lowest(victims), sink);
    else
        s->phase = PH_ROB;
}

void catan_list_robber(R, CS, struct list *l)
{
    if (r->untracked >> s->active & 1)
        catan_list_win(r, s, l);
    for (int h = 0; h < s->robber; h++)
        list_add(l, ACT(V_ROBBER, 0, 0, h));
    for (int h = s->robber + 1; h < NHEXES; h++)
        list_add(l, ACT(V_ROBBER, 0, 0, h));
}

int catan_may_rob(R, CS, dsk_action a, dsk_note *why)
{
    if (act_a(a) >= r->head.players ||
        (catan_robber_victims(r, s, s->robber) >> act_a(a) & 1) == 0)
        return catan_refuse_player(why, MSG_NO_VICTIM, act_a(a));
    return DSK_OK;
}

void catan_do_rob(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)r;
    rob(s, act_a(a), sink);
}

void catan_list_rob(R, CS, struct list *l)
{
    unsigned victims = catan_robber_victims(r, s, s->robber);

    if (r->untracked >> s->active & 1)
        catan_list_win(r, s, l);
    for (; victims != 0; victims &= victims - 1)
        list_add(l, ACT(V_ROB, 0, 0, lowest(victims)));
    if (r->untracked != 0 && catan_untracked_spares(r, s))
        list_add(l, ACT(V_PASS, 0, 0, 0));
}

int catan_may_steal(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    if (act_a(a) >= NRESOURCES ||
        cards_get(s->hand[s->victim], act_a(a)) == 0 ||
        !catan_untracked_takes(s, act_a(a)))
        return catan_refuse(why, MSG_BAD_CHANCE);
    return DSK_OK;
}

/* Only thief and victim read this. */
static void tell_stolen(CS, int kind, const dsk_sink *sink)
{
    char only[4] = {(char)('0' + s->active), ',', (char)('0' + s->victim)};
    dsk_note note;

    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[MSG_E_STOLEN]);
    note_str(&note, "only", only);
    note_str(&note, "kind", catan_resource_names[kind]);
    note_int(&note, "player", s->active);
    note_int(&note, "victim", s->victim);
    game_whisper(sink, &note, 1u << s->active | 1u << s->victim);
}

void catan_do_steal(R, S, dsk_action a, const dsk_sink *sink)
{
    if (s->phase == PH_FORCE) {
        catan_two_draw(r, s, act_a(a), sink);
        return;
    }
    tell_stolen(s, act_a(a), sink);
    catan_know_steal(r, s, s->active, s->victim, act_a(a));
    s->victim = NOBODY;
    catan_turn_resume(r, s);
}

void catan_list_steal(R, CS, struct list *l)
{
    for (int k = 0; k < NRESOURCES; k++) {
        int n = cards_get(s->hand[s->victim], k);

        if (n > 0 && catan_untracked_takes(s, k))
            list_chance(l, ACT(V_STEAL, 0, 0, k), n);
    }
    if (r->untracked >> s->victim & 1)
        list_chance(l, ACT(V_PASS, 0, 0, 0), 1);
}
