/*
 * One-line forms for people, each standing for several actions:
 *
 *     offer 2 wool for 1 brick to all        give, give, want, propose
 *     offer 1 ore for 1 brick to p1 p2       ... to, to, propose
 *     counter 1 brick for 3 ore              a counter-offer, the same way
 *     discard 2 ore 1 wool                   in any order
 *     return 1 wool 1 ore                    a forced trade
 *     bank 8 wool for 2 ore                  several exchanges at one rate
 *     robber h3 p1                           where to and whom to rob
 *     plenty 2 ore, plenty 1 wool 1 ore      Year of Plenty
 *
 * Each may also be one word: offer:2wool,for,1brick,to,all.
 */
#include "catan/catan.h"
#include "catan/parts.h"
#include "game/operand.h"

struct out {
    dsk_action *a;
    int n, cap;
};

static void out_add(struct out *o, dsk_action a)
{
    if (o->n < o->cap)
        o->a[o->n] = a;
    o->n++;
}

/* "2 wool 1 ore": as many as follow; false if there is none. */
static bool scan_cards(const char **p, uint32_t *cards)
{
    int total = 0;

    *cards = 0;
    for (;;) {
        const char *q = *p;
        int n = 1, kind;

        catan_skip_blanks(&q);
        if (!scan_int(&q, 1, STACK, &n) && total > 0)
            return true;
        if (!catan_scan_kind(&q, &kind) || cards_get(*cards, kind) + n > STACK)
            return total > 0;
        *cards += cards_of(kind, n);
        total += n;
        *p = q;
    }
}

static void out_cards(struct out *o, enum verb v, uint32_t cards)
{
    for (int k = 0; k < NRESOURCES; k++) {
        for (int n = cards_get(cards, k); n > 0; n--)
            out_add(o, ACT(v, 0, 0, k));
    }
}

static bool at_end(const char **p)
{
    catan_skip_blanks(p);
    return **p == '\0';
}

static bool scan_for(const char **p)
{
    catan_skip_blanks(p);
    return scan_word(p, "for");
}

/* "to all", "to p1 p3": bits of seats, 0 for all. */
static bool scan_to(R, CS, const char **p, unsigned *seats)
{
    unsigned all = ((1u << r->head.players) - 1) & ~(1u << s->active);
    int seat;

    *seats = 0;
    catan_skip_blanks(p);
    if (!scan_word(p, "to"))
        return true;
    catan_skip_blanks(p);
    if (scan_word(p, "all"))
        return true;
    while (!at_end(p)) {
        scan_char(p, 'p');
        if (!scan_int(p, 0, r->head.players - 1, &seat))
            return false;
        *seats |= 1u << seat;
    }
    if (*seats == all)
        *seats = 0;
    return true;
}

static bool expand_offer(R, CS, const char *p, struct out *o)
{
    uint32_t give, want;
    unsigned to;

    if (s->active == NOBODY || !scan_cards(&p, &give) || !scan_for(&p) ||
        !scan_cards(&p, &want) || !scan_to(r, s, &p, &to) || !at_end(&p))
        return false;
    out_cards(o, V_GIVE, give);
    out_cards(o, V_WANT, want);
    for (; to != 0; to &= to - 1)
        out_add(o, ACT(V_TO, 0, 0, lowest(to)));
    out_add(o, ACT(V_PROPOSE, 0, 0, 0));
    return true;
}

static bool expand_cards(const char *p, enum verb v, struct out *o)
{
    uint32_t cards;

    if (!scan_cards(&p, &cards) || !at_end(&p))
        return false;
    out_cards(o, v, cards);
    return true;
}

/* The only kind in these cards, or -1. */
static int only_kind(uint32_t cards)
{
    int kind = lowest(cards) / 6;

    return cards == cards_of(kind, cards_get(cards, kind)) ? kind : -1;
}

static bool expand_bank(const char *p, struct out *o)
{
    uint32_t give, get;
    int from, n, rate;

    if (!scan_cards(&p, &give) || !scan_for(&p) || !scan_cards(&p, &get) ||
        !at_end(&p))
        return false;
    from = only_kind(give);
    n = cards_sum(get);
    rate = cards_sum(give) / n;
    if (from < 0 || rate * n != cards_sum(give) || rate < 2 || rate > 4)
        return false;
    for (int k = 0; k < NRESOURCES; k++) {
        for (int i = cards_get(get, k); i > 0; i--)
            out_add(o, ACT(V_BANK, from, k, rate));
    }
    return true;
}

static bool expand_robber(const char *p, struct out *o)
{
    int hex, seat;

    catan_skip_blanks(&p);
    scan_char(&p, 'h');
    if (!scan_int(&p, 0, NHEXES - 1, &hex))
        return false;
    catan_skip_blanks(&p);
    scan_word(&p, "rob ");
    if (!scan_char(&p, 'p') || !scan_int(&p, 0, OWNERS - 1, &seat) ||
        !at_end(&p))
        return false;
    out_add(o, ACT(V_ROBBER, 0, 0, hex));
    out_add(o, ACT(V_ROB, 0, 0, seat));
    return true;
}

static bool expand_plenty(const char *p, struct out *o)
{
    uint32_t cards;
    int first, second;

    if (!scan_cards(&p, &cards) || !at_end(&p) || cards_sum(cards) != 2)
        return false;
    first = lowest(cards) / 6;
    cards -= cards_of(first, 1);
    second = lowest(cards) / 6;
    out_add(o, ACT(V_PLENTY, 0, first, second));
    return true;
}

static bool expand_words(R, CS, const char *line, struct out *o)
{
    const char *p = line, *w;
    size_t len = scan_token(&p, &w);

    switch (text_pick(w, len,
                      "offer|counter|discard|return|bank|robber|"
                      "plenty")) {
    case 0:
    case 1:
        return expand_offer(r, s, p, o);
    case 2:
        return expand_cards(p, V_DISCARD, o);
    case 3:
        return expand_cards(p, V_RETURN, o);
    case 4:
        return expand_bank(p, o);
    case 5:
        return expand_robber(p, o);
    case 6:
        return expand_plenty(p, o);
    default:
        return false;
    }
}

#define OFFER "offer N RESOURCE… for N RESOURCE… [to pN…]"

/* Where the cards of an offer cannot be read any further. */
static int deny_cards(const char *p, dsk_note *why)
{
    struct operand o = {.form = OFFER, .name = "N"};
    const char *q;
    int n;

    o.len = scan_token(&p, &o.w);
    q = o.w;
    if (scan_int(&q, 0, 9999, &n)) {
        if (n == 0)
            return catan_refuse(why, MSG_GIFT); /* DOM-4 */
        if (n > STACK)
            return operand_range(why, &o, "", 1, STACK);
        if (q == o.w + o.len)
            o.len = scan_token(&p, &o.w);
    } else if (o.len > 0 && *o.w >= '0' && *o.w <= '9') {
        return operand_range(why, &o, "", 1, STACK);
    }
    o.name = "RESOURCE";
    return operand_choice(why, &o, "lumber|brick|wool|grain|ore");
}

/* An `offer` or `counter` that cannot be read: the first part that is wrong. */
static int deny_offer(R, CS, const char *p, dsk_note *why)
{
    struct operand o = {.form = OFFER, .name = "for"};
    uint32_t cards;
    unsigned to;
    const char *q;

    if (!scan_cards(&p, &cards))
        return deny_cards(p, why);
    q = p;
    if (!scan_for(&p)) {
        o.len = scan_token(&q, &o.w);
        return o.len == 0 ? operand_choice(why, &o, "for") : deny_cards(p, why);
    }
    if (!scan_cards(&p, &cards))
        return deny_cards(p, why);
    q = p;
    o.name = "pN";
    if (s->active != NOBODY && scan_to(r, s, &p, &to) && !at_end(&p))
        return deny_cards(q, why);
    o.len = scan_token(&p, &o.w);
    return operand_range(why, &o, "p", 0, r->head.players - 1);
}

/* Why it is none of these lines: what an offer lacks, else the status. */
static int offer_or(int status, const dsk_rules *r, const dsk_state *s,
                    const char *line, dsk_note *why)
{
    const char *w;
    size_t len = scan_token(&line, &w);

    if (text_pick(w, len, "offer|counter") < 0)
        return status;
    return deny_offer(catan_rules(r), catan_state_c(s), line, why);
}

int catan_expand(const dsk_rules *r, const dsk_state *s, const char *line,
                 dsk_action *out, int cap, dsk_note *why)
{
    struct out o = {out, 0, cap};
    char flat[CATAN_TEXT_MAX];
    dsk_action a;
    int status = catan_parse(r, s, line, &a, why);

    if (status == DSK_OK)
        out_add(&o, a);
    else if (!catan_flatten(line, flat, sizeof flat))
        return status;
    else if (!expand_words(catan_rules(r), catan_state_c(s), flat, &o))
        return offer_or(status, r, s, flat, why);
    return o.n <= cap ? o.n : DSK_E_SPACE;
}
