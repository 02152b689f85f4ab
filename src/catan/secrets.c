/*
 * Who may know what: readers of actions, what an action tells its player, and
 * the drafts of offers (game.h).
 */
#include "catan/catan.h"
#include "catan/parts.h"

/*
 * A card stolen is known to thief and victim, a card drawn to its buyer, cards
 * of a forced trade to both players (2P-14), and discards are shown when all
 * have chosen.  All else happens on the table.
 */
unsigned catan_readers(const dsk_rules *r, const dsk_state *state, dsk_action a)
{
    const struct catan *s = catan_state_c(state);

    (void)r;
    switch (act_verb(a)) {
    case V_STEAL:
    case V_RETURN:
        return 1u << s->active | 1u << s->victim;
    case V_DRAW:
        return 1u << s->active;
    case V_DISCARD:
        return 1u << s->mover;
    default:
        return DSK_EVERYBODY;
    }
}

/* The last card of all discards: then everybody shows his (OQ-26). */
static bool is_last_discard(const dsk_rules *r, const struct catan *s)
{
    int left = 0;

    for (int p = 0; p < r->players; p++)
        left += s->to_discard[p];
    return left <= 1;
}

/* What the others held of a kind; what they discarded. */
bool catan_tells(const dsk_rules *r, const dsk_state *s, dsk_action a)
{
    return act_verb(a) == V_MONOPOLY ||
           (act_verb(a) == V_DISCARD && is_last_discard(r, catan_state_c(s)));
}

bool catan_draft(const dsk_rules *r, const dsk_state *s)
{
    (void)r;
    return catan_state_c(s)->phase == PH_OFFER ||
           catan_state_c(s)->phase == PH_COUNTER;
}

bool catan_withdraws(const dsk_rules *r, const dsk_state *s, dsk_action a)
{
    (void)r;
    (void)s;
    return act_verb(a) == V_WITHDRAW;
}
