/*
 * The turn: roll (twice with two players), then trade and build, then the next
 * seat.  Whether a player is asked before a roll depends only on what all can
 * see (he holds development cards, or could use trade cards), so that being
 * asked tells nobody anything.
 */
#include "catan/parts.h"
#include "game/mem.h"
#include "game/rng.h"

static const char *const phase_names[NPHASES] = {
    [PH_LAY] = "lay",
    [PH_TERRAIN] = "terrain",
    [PH_SPIRAL] = "spiral",
    [PH_HARBOUR] = "harbour",
    [PH_START] = "start",
    [PH_FOUND_SETTLEMENT] = "found-settlement",
    [PH_FOUND_ROAD] = "found-road",
    [PH_PREROLL] = "preroll",
    [PH_ROLL] = "roll",
    [PH_DISCARD] = "discard",
    [PH_ROBBER] = "robber",
    [PH_ROB] = "rob",
    [PH_STEAL] = "steal",
    [PH_MAIN] = "main",
    [PH_DRAW] = "draw",
    [PH_FREE] = "free-roads",
    [PH_NEUTRAL] = "neutral",
    [PH_FORCE] = "force",
    [PH_RETURN] = "return",
    [PH_OFFER] = "offer",
    [PH_ANSWER] = "answer",
    [PH_COUNTER] = "counter",
    [PH_CHOOSE] = "choose",
    [PH_OVER] = "over",
};

const char *catan_turn_phase_name(R, CS)
{
    if (s->phase == PH_MAIN && r->beginner) /* TURN-4 */
        return s->built ? "build" : "trade";
    if (s->phase == PH_PREROLL && s->rolls > 0)
        return "between-rolls";
    return phase_names[s->phase];
}

static int rolls_due(R)
{
    return r->two ? 2 : 1; /* 2P-5 */
}

/* Before a roll: is there anything the player could do but roll? */
static bool asked_before_roll(R, CS)
{
    return r->manual || (!s->dev_played && dev_count(s, s->active) > 0) ||
           (r->two && catan_two_can_act(r, s));
}

void catan_turn_resume(R, S)
{
    if (s->rolls == rolls_due(r)) {
        s->phase = PH_MAIN;
        s->mover = s->active;
    } else if (asked_before_roll(r, s)) {
        s->phase = PH_PREROLL; /* TURN-2, 2P-7 */
        s->mover = s->active;
    } else {
        s->phase = PH_ROLL;
        s->mover = DSK_CHANCE;
    }
}

static void reset_turn(S)
{
    for (int k = 0; k < NDEVS; k++)
        s->fresh[k] = 0;
    s->rolls = s->first_sum = s->dev_played = s->built = 0;
    s->acts = s->retired = s->offers = 0;
}

void catan_turn_begin(R, S, int seat, const dsk_sink *sink)
{
    s->active = (int8_t)seat;
    reset_turn(s);
    if (s->turn == r->turns) {
        s->phase = PH_OVER;
        s->mover = DSK_OVER;
        catan_tell_int(sink, MSG_E_UNDECIDED, NOBODY, "limit", r->turns);
        return;
    }
    if (s->turn < UINT16_MAX)
        s->turn++;
    catan_tell_int(sink, MSG_E_TURN, seat, "turn", s->turn);
    catan_turn_resume(r, s);
}

void catan_do_roll(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)r;
    (void)a;
    (void)sink;
    s->phase = PH_ROLL;
    s->mover = DSK_CHANCE;
}

int catan_may_nothing(R, CS, dsk_action a, dsk_note *why)
{
    (void)r;
    (void)s;
    (void)a;
    (void)why;
    return DSK_OK;
}

void catan_do_end(R, S, dsk_action a, const dsk_sink *sink)
{
    (void)a;
    catan_turn_begin(r, s, seat_after(r, s->active), sink); /* TURN-6 */
}

/* An untracked seat says itself that hidden cards make it win. */
static bool may_declare(R, CS)
{
    return r->manual || (r->untracked >> s->active & 1);
}

int catan_may_win(R, CS, dsk_action a, dsk_note *why)
{
    int points = all_points(s, s->active);

    if (s->phase != PH_PREROLL && s->phase != PH_MAIN &&
        (r->untracked >> s->active & 1) == 0)
        return catan_refuse_phase(r, s, a, why);
    if (!may_declare(r, s))
        return catan_refuse(why, MSG_NO_ACTION);
    if (points + catan_untracked_points(r, s, s->active) >= WIN_POINTS)
        return DSK_OK;
    catan_refuse_player(why, MSG_NOT_WON, s->active);
    note_int(why, "points", points);
    return DSK_E_ILLEGAL;
}

void catan_do_win(R, S, dsk_action a, const dsk_sink *sink)
{
    int p = s->active;

    (void)r;
    (void)a;
    s->winner = (int8_t)p;
    s->phase = PH_OVER;
    s->mover = DSK_OVER;
    if (s->dev[p][VICTORY] > 0) /* WIN-2 */
        catan_tell_int(sink, MSG_E_REVEALED, p, "count", s->dev[p][VICTORY]);
    catan_tell_int(sink, MSG_E_WON, p, "points", all_points(s, p));
}

/* ------------------------------------------------------------------------ */
/* Dice                                                                     */
/* ------------------------------------------------------------------------ */

#define DICE(a, b) ACT(V_DICE, 0, a, b)

static const dsk_action dice_actions[21] = {
    DICE(1, 1), DICE(1, 2), DICE(1, 3), DICE(1, 4), DICE(1, 5), DICE(1, 6),
    DICE(2, 2), DICE(2, 3), DICE(2, 4), DICE(2, 5), DICE(2, 6), DICE(3, 3),
    DICE(3, 4), DICE(3, 5), DICE(3, 6), DICE(4, 4), DICE(4, 5), DICE(4, 6),
    DICE(5, 5), DICE(5, 6), DICE(6, 6),
};

static const uint32_t dice_weights[21] = {1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2,
                                          1, 2, 2, 2, 1, 2, 2, 1, 2, 1};

void catan_list_start(R, CS, struct list *l)
{
    (void)r;
    (void)s;
    mem_copy(l->a, dice_actions, sizeof dice_actions);
    if (l->weight != NULL)
        mem_copy(l->weight, dice_weights, sizeof dice_weights);
    l->n = 21;
}

/*
 * The dice without a list: which of the list way number k of 36 is.  After a
 * first roll the ways to its sum are left out (2P-5).
 */
static const uint8_t dice_ways[36] = {
    0,  1,  1,  2,  2,  3,  3,  4,  4,  5,  5,  6,  7,  7,  8,  8,  9,  9,
    10, 10, 11, 12, 12, 13, 13, 14, 14, 15, 16, 16, 17, 17, 18, 19, 19, 20};

int catan_choose_dice(CS, uint64_t *rng, dsk_action *a)
{
    uint32_t left;
    int n = 0, ways = 0, i = 0;

    if (s->phase == PH_START || s->first_sum == 0) {
        *a = dice_actions[dice_ways[rng_below(rng, 36)]];
        return 21;
    }
    ways = 36 - (6 - (s->first_sum < 7 ? 7 - s->first_sum : s->first_sum - 7));
    left = rng_below(rng, (uint32_t)ways);
    for (;; i++) {
        uint32_t weight = dice_weights[i];

        if (act_a(dice_actions[i]) + act_b(dice_actions[i]) == s->first_sum)
            continue;
        if (left < weight)
            break;
        left -= weight;
    }
    *a = dice_actions[i];
    for (int k = 0; k < 21; k++)
        n += act_a(dice_actions[k]) + act_b(dice_actions[k]) != s->first_sum;
    return n;
}

void catan_list_roll(R, CS, struct list *l)
{
    if (s->first_sum == 0) {
        catan_list_start(r, s, l);
        return;
    }
    for (int i = 0; i < 21; i++) { /* 2P-5 */
        if (act_a(dice_actions[i]) + act_b(dice_actions[i]) != s->first_sum)
            list_chance(l, dice_actions[i], (int)dice_weights[i]);
    }
}

int catan_may_dice(R, CS, dsk_action a, dsk_note *why)
{
    int low = act_b(a), high = act_a(a);

    (void)r;
    if (low < 1 || high > 6 || low > high)
        return catan_refuse(why, MSG_NO_ACTION);
    if (s->phase == PH_ROLL && low + high == s->first_sum)
        return catan_refuse_place(why, MSG_SAME_SUM, "sum", s->first_sum);
    return DSK_OK;
}

void catan_do_dice(R, S, dsk_action a, const dsk_sink *sink)
{
    int sum = act_a(a) + act_b(a);

    if (s->phase == PH_START) {
        catan_setup_start_roll(r, s, sum, sink);
        return;
    }
    s->die[0] = (uint8_t)act_b(a);
    s->die[1] = (uint8_t)act_a(a);
    s->rolls++;
    s->first_sum = s->rolls < rolls_due(r) ? (uint8_t)sum : 0;
    catan_tell_int(sink, MSG_E_ROLLED, s->active, "sum", sum);
    if (sum == 7) { /* PROD-5 */
        catan_robber_seven(r, s, sink);
        return;
    }
    catan_produce(r, s, sum, sink);
    catan_turn_resume(r, s);
}

/* ------------------------------------------------------------------------ */

void catan_list_win(R, CS, struct list *l)
{
    if (may_declare(r, s) &&
        all_points(s, s->active) + catan_untracked_points(r, s, s->active) >=
            WIN_POINTS)
        list_add(l, ACT(V_WIN, 0, 0, 0));
}

void catan_list_preroll(R, CS, struct list *l)
{
    list_add(l, ACT(V_ROLL, 0, 0, 0));
    catan_list_win(r, s, l);
    catan_list_cards(r, s, l);
    catan_list_acts(r, s, l);
}

void catan_list_main(R, CS, struct list *l)
{
    list_add(l, ACT(V_END, 0, 0, 0));
    catan_list_win(r, s, l);
    catan_list_build(r, s, l);
    catan_list_cards(r, s, l);
    catan_list_bank(r, s, l);
    catan_list_acts(r, s, l);
    catan_list_begin_offer(r, s, l);
}
