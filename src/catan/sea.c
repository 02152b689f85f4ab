/* Trade with the bank: 4:1, and at harbours 3:1 and 2:1. */
#include "catan/hand.h"
#include "catan/parts.h"

static bool has_rate(CS, int p, int kind, int rate)
{
    if (rate == 2) /* SEA-3 */
        return s->ports[p] >> kind & 1;
    if (rate == 3) /* SEA-2 */
        return s->ports[p] >> ANY_HARBOUR & 1;
    return rate == 4; /* SEA-1 */
}

int catan_sea_rate(CS, int p, int kind)
{
    int common = has_rate(s, p, kind, 3) ? 3 : 4;

    return has_rate(s, p, kind, 2) ? 2 : common;
}

static int deny_rate(CS, int kind, int rate, dsk_note *why)
{
    catan_refuse_player(why, MSG_NO_HARBOUR, s->active);
    note_int(why, "rate", rate);
    note_str(why, "kind", catan_resource_names[kind]);
    note_int(why, "own", catan_sea_rate(s, s->active, kind));
    return DSK_E_ILLEGAL;
}

int catan_may_bank(R, CS, dsk_action a, dsk_note *why)
{
    int give = act_c(a), get = act_b(a), rate = act_a(a), p = s->active;

    if (give >= NRESOURCES || get >= NRESOURCES || rate < 2 || rate > 4)
        return catan_refuse(why, MSG_NO_ACTION);
    if (r->beginner && s->built) /* TURN-4, SEA-7 */
        return catan_refuse(why, MSG_BUILDING_BEGAN);
    if (give == get) {
        catan_refuse(why, MSG_SAME_KIND);
        note_rule(why, "SEA-1");
        return DSK_E_ILLEGAL;
    }
    if (!has_rate(s, p, give, rate))
        return deny_rate(s, give, rate, why);
    if (r->best_rate && rate != catan_sea_rate(s, p, give))
        return catan_refuse(why, MSG_WORSE_RATE);
    if (cards_get(s->hand[p], give) < rate) {
        catan_refuse(why, MSG_TOO_FEW);
        note_int(why, "rate", rate);
        note_str(why, "kind", catan_resource_names[give]);
        note_int(why, "have", cards_get(s->hand[p], give));
        return DSK_E_ILLEGAL;
    }
    if (cards_get(s->bank, get) == 0)
        return catan_refuse(why, MSG_BANK_LACKS);
    return DSK_OK;
}

void catan_do_bank(R, S, dsk_action a, const dsk_sink *sink)
{
    int give = act_c(a), get = act_b(a), rate = act_a(a);
    dsk_note note;

    (void)r;
    hand_to_bank(s, s->active, cards_of(give, rate));
    hand_from_bank(s, s->active, cards_of(get, 1));
    if (sink == NULL)
        return;
    note_start(&note, &catan_messages[MSG_E_BANKED]);
    note_rule(&note, rate == 4 ? "SEA-1" : rate == 3 ? "SEA-2" : "SEA-3");
    note_int(&note, "player", s->active);
    note_int(&note, "rate", rate);
    note_str(&note, "kind", catan_resource_names[give]);
    note_str(&note, "got", catan_resource_names[get]);
    game_emit(sink, &note);
}

/* The best rate of each kind, in the lanes of cards. */
static uint32_t best_rates(CS)
{
    unsigned ports = s->ports[s->active];
    uint32_t rate = 4 - (ports >> ANY_HARBOUR & 1);

    return CARDS_ONES * rate - cards_each(ports & 31) * (rate - 2);
}

/* All rates from the best to 4:1 for which there are cards, as bits 2..4. */
static unsigned rates(CS, int kind, int best)
{
    int p = s->active, n = cards_get(s->hand[p], kind);
    unsigned set = 1u << best;

    for (int rate = best + 1; rate <= 4 && rate <= n; rate++) {
        if (has_rate(s, p, kind, rate))
            set |= 1u << rate;
    }
    return set;
}

/* At one rate; without branches, as list_kinds. */
static void list_best(struct list *l, dsk_action base, uint32_t stock)
{
    dsk_action *a = l->a + l->n;

    for (int get = 0; get < NRESOURCES; get++) {
        *a = base | (dsk_action)get << 8;
        a += stock >> 6 * get & 1;
    }
    l->n = (int)(a - l->a);
}

static void list_rates(struct list *l, int give, uint32_t stock, unsigned set)
{
    dsk_action *a = l->a + l->n;

    for (; stock != 0; stock &= stock - 1) {
        int get = lowest(stock) / 6;

        for (int rate = 2; rate <= 4; rate++) {
            *a = ACT(V_BANK, give, get, rate);
            a += set >> rate & 1;
        }
    }
    l->n = (int)(a - l->a);
}

void catan_list_bank(R, CS, struct list *l)
{
    uint32_t best = best_rates(s), hand = s->hand[s->active];
    uint32_t kinds = cards_at_least(hand, best) & CARDS_ONES;
    uint32_t stock = cards_some(s->bank);

    if (r->beginner && s->built)
        return;
    for (; kinds != 0; kinds &= kinds - 1) {
        int give = lowest(kinds) / 6, rate = cards_get(best, give);
        uint32_t others = stock & ~cards_of(give, 1);

        if (r->best_rate)
            list_best(l, ACT(V_BANK, give, 0, rate), others);
        else
            list_rates(l, give, others, rates(s, give, rate));
    }
}
