/*
 * hands=untracked: seats whose cards lie on a real table and nowhere else.
 *
 * The cards of these seats and the bank are one heap, s->bank: all that no
 * tracked hand has.  Of an untracked hand only this is known, that it is part
 * of the heap, so s->hand of such a seat is the heap itself: it can pay, trade
 * and be robbed of whatever there may be.  In the same way s->deck holds the
 * development cards that nobody has shown; s->held counts those that an
 * untracked seat has bought, and any kind of the heap may be played from them.
 *
 * Every action is carried out as in any game; catan_untracked_settle() then
 * brings the hands back to the heap.  So a tracked seat's cards stay exact, and
 * games without such seats pay one test for each action.
 */
#include "catan/hand.h"
#include "catan/parts.h"
#include "game/mem.h"

static bool untracked(R, int p)
{
    return p >= 0 && (r->untracked >> p & 1);
}

int catan_untracked_deck(R, CS)
{
    int n = 0;

    for (int k = 0; k < NDEVS; k++)
        n += s->deck[k];
    for (int p = 0; p < r->head.players; p++)
        n -= s->held[p];
    return n;
}

/* Victory points that the seat may have among its cards. */
int catan_untracked_points(R, CS, int p)
{
    if (!untracked(r, p))
        return 0;
    return s->held[p] < s->deck[VICTORY] ? s->held[p] : s->deck[VICTORY];
}

/* Any kind that is left may be what the seat bought in an earlier turn. */
static void settle_devs(S, int p)
{
    bool old = s->held[p] > (p == s->active ? s->bought : 0);

    for (int k = 0; k < VICTORY; k++)
        s->dev[p][k] = old && s->deck[k] > 0;
    s->dev_held[p] = (uint8_t)(s->held[p] + s->dev[p][VICTORY]);
}

void catan_untracked_settle(R, S)
{
    s->bank = CARDS_BANK;
    for (int p = 0; p < r->head.players; p++)
        s->bank -= untracked(r, p) ? 0 : s->hand[p];
    for (int p = 0; p < r->head.players; p++) {
        if (!untracked(r, p))
            continue;
        s->hand[p] = s->bank;
        s->cards[p] = (uint8_t)cards_sum(s->bank);
        settle_devs(s, p);
    }
    for (int o = 0; o < OBSERVERS; o++)
        mem_copy(s->known[o], s->hand, sizeof s->hand);
    mem_fill(&s->worlds, 0, sizeof s->worlds);
}

/* ---- what is told card by card ------------------------------------------- */

/* Asks what the next untracked seat from `from` on hands over (DEV-10). */
static void ask_monopoly(R, S, int from)
{
    for (int p = from; p < r->head.players; p++) {
        if (p == s->active || !untracked(r, p))
            continue;
        s->victim = (int8_t)p;
        s->phase = PH_STEAL;
        s->mover = DSK_CHANCE;
        return;
    }
    s->monopoly = 0;
    s->victim = NOBODY;
    catan_turn_resume(r, s);
}

static void told_monopoly(R, S, dsk_action a, const dsk_sink *sink)
{
    int kind = s->monopoly - 1;
    dsk_note note;

    if (act_verb(a) == V_PASS) {
        ask_monopoly(r, s, s->victim + 1);
        return;
    }
    hand_from_bank(s, s->active, cards_of(kind, 1));
    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[MSG_E_HANDED]);
    note_int(&note, "player", s->victim);
    note_int(&note, "count", 1);
    note_str(&note, "kind", catan_resource_names[kind]);
    game_emit(sink, &note);
}

/* Nothing more was there to be taken. */
static void told_nothing(R, S)
{
    bool drawn = s->phase == PH_FORCE && s->draws == 1;

    s->draws = 0;
    if (drawn) {
        s->to_return = s->cards[s->active] < 2 ? 1 : 2;
        s->phase = PH_RETURN;
        s->mover = s->active;
        return;
    }
    s->victim = NOBODY;
    catan_turn_resume(r, s);
}

/* Are all who could be robbed people whose cards nobody counts? */
bool catan_untracked_spares(R, CS)
{
    unsigned victims = catan_robber_victims(r, s, s->robber);

    return victims != 0 && (victims & ~(unsigned)r->untracked) == 0;
}

int catan_untracked_may_pass(R, CS, dsk_action a, dsk_note *why)
{
    bool may = s->phase == PH_ROB ? catan_untracked_spares(r, s)
                                  : untracked(r, s->victim);

    return may ? DSK_OK : catan_refuse_phase(r, s, a, why);
}

/* May chance take this kind?  A Monopoly is on one kind. */
bool catan_untracked_takes(CS, int kind)
{
    return s->monopoly == 0 || s->monopoly == kind + 1;
}

/* ---- carrying out -------------------------------------------------------- */

/* The victory points that the winner shows (WIN-2). */
static void show_points(S)
{
    int p = s->active, lacks = WIN_POINTS - all_points(s, p);

    if (lacks <= 0)
        return;
    s->dev[p][VICTORY] = (uint8_t)(s->dev[p][VICTORY] + lacks);
    s->deck[VICTORY] = (uint8_t)(s->deck[VICTORY] - lacks);
    s->held[p] = (uint8_t)(s->held[p] - lacks);
}

static void before(R, S, dsk_action a)
{
    if (act_verb(a) == V_WIN && untracked(r, s->active))
        show_points(s);
    if (act_verb(a) != V_MONOPOLY)
        return;
    for (int p = 0; p < OWNERS; p++) {
        if (p == s->active || !untracked(r, p))
            continue;
        s->hand[p] = 0; /* what they have of it is told afterwards */
        s->cards[p] = 0;
        for (int o = 0; o < OBSERVERS; o++)
            s->known[o][p] = 0;
    }
}

/* The card of a verb that plays one, or NDEVS. */
static int card_of(enum verb v)
{
    return v == V_KNIGHT     ? KNIGHT
           : v == V_ROADS    ? ROAD_BUILDING
           : v == V_PLENTY   ? PLENTY
           : v == V_MONOPOLY ? MONOPOLY
                             : NDEVS;
}

static void after(R, S, dsk_action a, int p)
{
    int card = card_of(act_verb(a));

    if (untracked(r, p) && card < NDEVS) {
        s->deck[card]--;
        s->held[p]--;
    }
    if (act_verb(a) == V_MONOPOLY) {
        catan_untracked_settle(r, s); /* before() took their hands away */
        s->monopoly = (uint8_t)(untracked(r, p) ? 0 : act_a(a) + 1);
        ask_monopoly(r, s, untracked(r, p) ? r->head.players : 0);
    }
    if (act_verb(a) == V_END)
        s->bought = 0;
    if (s->phase == PH_DRAW && untracked(r, p)) { /* DEVB-2: unseen */
        s->held[p]++;
        s->bought++;
        s->phase = PH_MAIN;
        s->mover = s->active;
    }
    if ((s->phase == PH_STEAL || s->phase == PH_FORCE) && untracked(r, p) &&
        untracked(r, s->victim))
        told_nothing(r, s); /* both know, and nobody else need */
}

void catan_untracked_carry_out(R, S, dsk_action a, do_fn *carry_out,
                               const dsk_sink *sink)
{
    int p = s->active;

    if (s->monopoly != 0) {
        told_monopoly(r, s, a, sink);
    } else if (act_verb(a) == V_PASS && s->phase != PH_FREE) {
        told_nothing(r, s);
    } else {
        before(r, s, a);
        carry_out(r, s, a, sink);
        after(r, s, a, p);
    }
    catan_untracked_settle(r, s);
}

/* ---- the option ---------------------------------------------------------- */

/* `tracked`, `untracked`, or the seats that are not: `0,2`; -1: none of it. */
int catan_untracked_read(const char *w, size_t len, int players)
{
    const char *p = w;
    unsigned seats = 0;
    int seat;

    if (text_is(w, len, "tracked"))
        return 0;
    if (text_is(w, len, "untracked"))
        return (1 << players) - 1;
    do {
        if (!scan_int(&p, 0, players - 1, &seat) || (seats >> seat & 1))
            return -1;
        seats |= 1u << seat;
    } while (p < w + len && scan_char(&p, ','));
    return p == w + len ? (int)seats : -1;
}

void catan_untracked_write(R, struct text *t)
{
    int n = 0;

    if (r->untracked == (1u << r->head.players) - 1) {
        text_put(t, "untracked");
        return;
    }
    for (int p = 0; p < r->head.players; p++) {
        if (!untracked(r, p))
            continue;
        if (n++ > 0)
            text_char(t, ',');
        text_int(t, p);
    }
    if (n == 0)
        text_put(t, "tracked");
}
