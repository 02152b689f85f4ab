/* Trade of the naive Catan: with the bank (SEA-1 to SEA-9) and between players
 * (DOM-1 to DOM-5).
 *
 * An offer is composed card by card in a fixed order (doc/catan.md): what is
 * given, what is wanted, who is asked, kinds and seats ascending. */
#include "ncatan.h"

#include <stdio.h>
#include <string.h>

/* ---- the bank ------------------------------------------------------------ */

/* Does the seat have a building at a harbour of that kind (-1: 3:1)? */
static bool owns_harbour(const struct ncatan *g, int seat, int kind)
{
    for (int i = 0; i < NC_HARBOURS; i++) {
        if (nc_kind_of_letter(g->harbour[i]) != kind)
            continue;
        for (int end = 0; end < 2; end++) {
            int v = nc_harbour_end(g, i, end);

            if (g->built[v] != NC_NOTHING && g->owner[v] == seat)
                return true;
        }
    }
    return false;
}

void nc_bank_legal(const struct ncatan *g, struct nc_list *list)
{
    for (int k = 0; k < NC_CARDS; k++) {
        bool two = owns_harbour(g, g->active, k);
        bool three = owns_harbour(g, g->active, -1);

        for (int rate = 2; rate <= 4; rate++) {
            if ((rate == 2 && !two) || (rate == 3 && !three) ||
                g->hand[g->active][k] < rate)
                continue;
            if (g->o.best_rates && ((two && rate > 2) || (three && rate > 3)))
                continue;
            for (int j = 0; j < NC_CARDS; j++) {
                if (j != k && g->bank[j] > 0)
                    nc_add(list, 0, "bank:%d,%s,%s", rate, nc_card_names[k],
                           nc_card_names[j]);
            }
        }
    }
}

/* ---- composing ----------------------------------------------------------- */

static int last_kind(const int *cards)
{
    int last = 0;

    for (int k = 0; k < NC_CARDS; k++) {
        if (cards[k] > 0)
            last = k;
    }
    return last;
}

static bool anybody_named(const struct ncatan *g)
{
    return g->named[0] || g->named[1] || g->named[2] || g->named[3];
}

/* Cards that may be put into the draft next. */
static void draft_cards(const struct ncatan *g, int seat, struct nc_list *list)
{
    const struct nc_deal *d = &g->draft;

    if (nc_sum(d->want) == 0) {
        for (int k = last_kind(d->give); k < NC_CARDS; k++) {
            if (d->give[k] < g->hand[seat][k])
                nc_add(list, 0, "give:%s", nc_card_names[k]);
        }
    }
    for (int k = last_kind(d->want); k < NC_CARDS; k++) {
        /* DOM-5; nobody can give more than the 19 there are, less his own */
        if (d->give[k] == 0 && d->want[k] + g->hand[seat][k] < 19)
            nc_add(list, 0, "want:%s", nc_card_names[k]);
    }
}

static void draft_legal(const struct ncatan *g, struct nc_list *list)
{
    int give = nc_sum(g->draft.give), want = nc_sum(g->draft.want), named = 0;
    bool whole = g->o.counters ? give + want > 0 : give > 0 && want > 0;
    int last = -1;

    for (int p = 0; p < g->o.players; p++) {
        if (g->named[p]) {
            last = p;
            named++;
        }
    }
    if (!anybody_named(g))
        draft_cards(g, g->active, list);
    if (whole) {
        for (int p = last + 1; p < g->o.players; p++) {
            if (p != g->active && named + 1 < g->o.players - 1)
                nc_add(list, 0, "to:p%d", p);
        }
        nc_add(list, 0, "propose");
    }
    nc_add(list, 0, "withdraw");
}

/* How an offer may begin; whoever has nothing to give cannot trade (DOM-4). */
void nc_offer_legal(const struct ncatan *g, struct nc_list *list)
{
    if ((g->o.offers >= 0 && g->offers_begun >= g->o.offers) ||
        nc_sum(g->hand[g->active]) == 0)
        return;
    for (int k = 0; k < NC_CARDS; k++) {
        if (g->hand[g->active][k] > 0)
            nc_add(list, 0, "give:%s", nc_card_names[k]);
        if (g->o.counters)
            nc_add(list, 0, "want:%s", nc_card_names[k]);
    }
    if (g->o.counters)
        nc_add(list, 0, "ask");
}

/* ---- answers ------------------------------------------------------------- */

static bool holds(const struct ncatan *g, int seat, const int *cards)
{
    for (int k = 0; k < NC_CARDS; k++) {
        if (g->hand[seat][k] < cards[k])
            return false;
    }
    return true;
}

static void answer_legal(const struct ncatan *g, struct nc_list *list)
{
    nc_add(list, 0, "reject");
    if (nc_sum(g->offer.give) > 0 && nc_sum(g->offer.want) > 0 &&
        holds(g, g->answering, g->offer.want))
        nc_add(list, 0, "accept");
    for (int k = 0; g->o.counters && k < NC_CARDS; k++) {
        if (g->hand[g->answering][k] > 0)
            nc_add(list, 0, "give:%s", nc_card_names[k]);
    }
}

static void counter_legal(const struct ncatan *g, struct nc_list *list)
{
    draft_cards(g, g->answering, list);
    if (nc_sum(g->draft.give) > 0 && nc_sum(g->draft.want) > 0)
        nc_add(list, 0, "propose");
    nc_add(list, 0, "withdraw");
}

static void choose_legal(const struct ncatan *g, struct nc_list *list)
{
    for (int p = 0; p < g->o.players; p++) {
        if (g->accepted[p] ||
            (g->countered[p] && holds(g, g->active, g->counter[p].want)))
            nc_add(list, 0, "trade:p%d", p);
    }
    nc_add(list, 0, "withdraw");
}

bool nc_trade_step(const struct ncatan *g)
{
    return g->step == NC_DRAFT || g->step == NC_ANSWER ||
           g->step == NC_COUNTER || g->step == NC_CHOOSE;
}

void nc_trade_legal(const struct ncatan *g, struct nc_list *list)
{
    switch (g->step) {
    case NC_DRAFT:
        draft_legal(g, list);
        break;
    case NC_ANSWER:
        answer_legal(g, list);
        break;
    case NC_COUNTER:
        counter_legal(g, list);
        break;
    default:
        choose_legal(g, list);
        break;
    }
}

/* ---- carrying out -------------------------------------------------------- */

static void end_negotiation(struct ncatan *g)
{
    g->step = NC_MAIN;
}

/* The next of those asked, clockwise; then the active player chooses. */
static void next_answer(struct ncatan *g)
{
    bool any = false;

    for (int i = 1; i < g->o.players; i++) {
        int p = (g->active + i) % g->o.players;

        if (g->asked[p] && !g->answered[p]) {
            g->answering = p;
            g->step = NC_ANSWER;
            return;
        }
        any |= g->accepted[p] || g->countered[p];
    }
    if (any)
        g->step = NC_CHOOSE;
    else
        end_negotiation(g);
}

static void publish(struct ncatan *g)
{
    bool all = !anybody_named(g);

    g->offer = g->draft;
    memset(g->accepted, 0, sizeof g->accepted);
    memset(g->countered, 0, sizeof g->countered);
    memset(g->answered, 0, sizeof g->answered);
    for (int p = 0; p < NC_OWNERS; p++)
        g->asked[p] =
            p != g->active && p < g->o.players && (all || g->named[p]);
    next_answer(g);
}

static void begin_offer(struct ncatan *g)
{
    g->offers_begun++;
    memset(&g->draft, 0, sizeof g->draft);
    memset(g->named, 0, sizeof g->named);
    g->step = NC_DRAFT;
}

static void exchange(struct ncatan *g, int a, int b, const struct nc_deal *d)
{
    for (int k = 0; k < NC_CARDS; k++) {
        g->hand[a][k] += d->want[k] - d->give[k];
        g->hand[b][k] += d->give[k] - d->want[k];
    }
}

static void close_deal(struct ncatan *g, int with)
{
    if (g->accepted[with])
        exchange(g, g->active, with, &g->offer);
    else
        exchange(g, with, g->active, &g->counter[with]);
    end_negotiation(g);
}

static void answer(struct ncatan *g, bool accepts)
{
    g->answered[g->answering] = true;
    g->accepted[g->answering] = accepts;
    next_answer(g);
}

static void propose(struct ncatan *g)
{
    if (g->step == NC_DRAFT) {
        publish(g);
        return;
    }
    g->counter[g->answering] = g->draft;
    g->countered[g->answering] = true;
    answer(g, false);
}

static void add_card(struct ncatan *g, bool give, const char *name)
{
    if (g->step == NC_MAIN)
        begin_offer(g);
    if (g->step == NC_ANSWER) {
        memset(&g->draft, 0, sizeof g->draft);
        g->step = NC_COUNTER;
    }
    (give ? g->draft.give : g->draft.want)[nc_card_named(name)]++;
}

void nc_trade_apply(struct ncatan *g, const char *text)
{
    if (strncmp(text, "give:", 5) == 0) {
        add_card(g, true, text + 5);
    } else if (strncmp(text, "want:", 5) == 0) {
        add_card(g, false, text + 5);
    } else if (strncmp(text, "to:p", 4) == 0) {
        g->named[text[4] - '0'] = true;
    } else if (strcmp(text, "ask") == 0) {
        begin_offer(g);
        publish(g);
    } else if (strcmp(text, "propose") == 0) {
        propose(g);
    } else if (strcmp(text, "withdraw") == 0) {
        if (g->step == NC_COUNTER)
            answer(g, false);
        else
            end_negotiation(g);
    } else if (strncmp(text, "trade:p", 7) == 0) {
        close_deal(g, text[7] - '0');
    } else {
        answer(g, strcmp(text, "accept") == 0);
    }
}
