/* What is easily forgotten at Catan, and its table. */
#include "catan/parts.h"
#include "catan/catan.h"
#include "table/table.h"

static bool is_discard(R, CS)
{
    (void)r;
    return s->phase == PH_DISCARD;
}

static bool is_robber(R, CS)
{
    (void)r;
    return s->phase == PH_ROBBER;
}

static bool is_rob(R, CS)
{
    (void)r;
    return s->phase == PH_ROB || s->phase == PH_STEAL;
}

static bool is_second_roll(R, CS)
{
    return r->two && s->rolls == 1 &&
           (s->phase == PH_PREROLL || s->phase == PH_ROLL);
}

static bool is_neutral(R, CS)
{
    (void)r;
    return s->phase == PH_NEUTRAL;
}

static bool is_return(R, CS)
{
    (void)r;
    return s->phase == PH_RETURN;
}

static bool is_trade_card(R, CS)
{
    return r->two && (s->phase == PH_PREROLL || s->phase == PH_MAIN) &&
           catan_two_can_act(r, s);
}

static bool is_free_road(R, CS)
{
    (void)r;
    return s->phase == PH_FREE;
}

static const struct {
    bool (*is_so)(R, CS);
    enum table_message message;
    const char *rule;
} reminders[] = {
    {is_discard, TABLE_REMIND_DISCARD, "ROB-2"},
    {is_robber, TABLE_REMIND_MOVE_ROBBER, "ROB-4"},
    {is_rob, TABLE_REMIND_STEAL, "ROB-6"},
    {is_second_roll, TABLE_REMIND_SECOND_ROLL, "2P-5"},
    {is_neutral, TABLE_REMIND_NEUTRAL, "2P-8"},
    {is_return, TABLE_REMIND_RETURN, "2P-14"},
    {is_trade_card, TABLE_REMIND_TRADE_CARDS, "2P-13"},
    {is_free_road, TABLE_REMIND_FREE_ROAD, "DEV-8"},
};

static int remind(const dsk_rules *rules, const dsk_state *state, int i,
                  dsk_note *note)
{
    const struct catan_rules *r = catan_rules(rules);
    const struct catan *s = catan_state_c(state);

    for (size_t k = 0; k < sizeof reminders / sizeof reminders[0]; k++) {
        int seat = s->phase == PH_DISCARD ? s->mover : s->active;

        if (!reminders[k].is_so(r, s) || i-- > 0)
            continue;
        table_remind(note, reminders[k].message, reminders[k].rule, seat);
        if (reminders[k].message == TABLE_REMIND_DISCARD)
            note_int(note, "count", s->to_discard[seat]);
        if (reminders[k].message == TABLE_REMIND_SECOND_ROLL)
            note_int(note, "sum", s->first_sum);
        if (reminders[k].message == TABLE_REMIND_TRADE_CARDS)
            note_int(note, "count", catan_two_price(s));
        return DSK_OK;
    }
    return DSK_E_ARGUMENT;
}

const struct table_game table_catan = {
    .game = &game_catan,
    .steps = table_steps_catan,
    .remind = remind,
};
