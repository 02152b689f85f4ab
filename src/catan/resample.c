/*
 * Redrawing what a viewer cannot know: the others' resource hands become those
 * of one of his worlds (or, when those are too many to list, the unknown cards
 * are dealt again from the pool he can count; see know.c), their development
 * cards and the deck are dealt from the cards he has not seen, and what they
 * are composing is begun anew.
 */
#include "catan/parts.h"
#include "game/mem.h"
#include "game/rng.h"

/* Takes one card of the pool at random; *total counts it. */
static int draw_kind(uint32_t *pool, int *total, uint64_t *rng)
{
    int i = (int)rng_below(rng, (uint32_t)*total), k = 0;

    while (i >= cards_get(*pool, k))
        i -= cards_get(*pool, k++);
    *pool -= cards_of(k, 1);
    (*total)--;
    return k;
}

static uint32_t draw_cards(uint32_t *pool, int n, uint64_t *rng)
{
    int total = cards_sum(*pool);
    uint32_t drawn = 0;

    while (n-- > 0)
        drawn += cards_of(draw_kind(pool, &total, rng), 1);
    return drawn;
}

/* One of the viewer's worlds, by its weight. */
static void choose_world(S, int observer, uint64_t *rng)
{
    struct worlds *w = &s->worlds;
    uint32_t total = 0, hand[OWNERS];
    int i = 0, left;

    for (int k = 0; k < w->nworlds; k++)
        total += catan_know_possible(s, observer, k) ? w->weight[k] : 0;
    left = (int)rng_below(rng, total);
    for (;; i++) {
        left -= catan_know_possible(s, observer, i) ? w->weight[i] : 0;
        if (left < 0)
            break;
    }
    for (int p = 0; p < OWNERS; p++)
        hand[p] = catan_know_hand(s, w->world[i], p);
    mem_copy(s->hand, hand, sizeof hand);
    w->truth = w->world[i];
}

/* What everybody knows in the world that is now the true one. */
static void renew_knowledge(R, S)
{
    for (int o = 0; o < OBSERVERS; o++)
        catan_know_close(r, s, o, s->known[o]);
}

static void deal_pool(R, S, int observer, uint64_t *rng)
{
    uint32_t known[OWNERS], pool = CARDS_BANK - s->bank;

    catan_know_close(r, s, observer, known);
    for (int p = 0; p < OWNERS; p++)
        pool -= known[p];
    for (int p = 0; p < r->head.players; p++) {
        int unknown = s->cards[p] - cards_sum(known[p]);

        s->hand[p] = known[p] + draw_cards(&pool, unknown, rng);
        s->known[observer][p] = known[p];
    }
}

/* Lane by lane the smaller count. */
static uint32_t cards_min(uint32_t a, uint32_t b)
{
    return a - cards_minus(a, b);
}

/*
 * The others know their own cards and what everybody knows.  What else they
 * know comes from steals that the observer has not seen, so it may not stay.
 */
static void mend_knowledge(R, S, int observer)
{
    for (int o = 0; o < OBSERVERS; o++) {
        for (int p = 0; p < r->head.players; p++) {
            if (o == p)
                s->known[o][p] = s->hand[p];
            else if (o != observer)
                s->known[o][p] = cards_min(s->known[SPECTATOR][p], s->hand[p]);
        }
    }
}

/* Hidden choices in the middle of a decision. */
static void redraw_choices(R, S, int viewer, uint64_t *rng)
{
    for (int p = 0; p < r->head.players; p++) {
        uint32_t pool = s->hand[p];

        if (p != viewer && s->discard[p] != 0)
            s->discard[p] = draw_cards(&pool, cards_sum(s->discard[p]), rng);
    }
    if (s->mover == viewer || s->mover < 0)
        return;
    if (s->phase == PH_OFFER) {
        uint32_t pool = s->hand[s->mover];

        s->give = draw_cards(&pool, 1, rng);
        s->want = 0;
        s->to = 0;
    } else if (s->phase == PH_COUNTER) {
        uint32_t pool = s->hand[s->mover];

        s->counter_give[s->mover] = draw_cards(&pool, 1, rng);
        s->counter_want[s->mover] = 0;
    }
}

/* ------------------------------------------------------------------------ */
/* Development cards                                                        */
/* ------------------------------------------------------------------------ */

static int draw_dev(uint8_t *pool, uint64_t *rng)
{
    uint32_t total = 0;
    int i, k = 0;

    for (int d = 0; d < NDEVS; d++)
        total += pool[d];
    i = (int)rng_below(rng, total);
    while (i >= pool[k])
        i -= pool[k++];
    pool[k]--;
    return k;
}

static void draw_devs(uint8_t *pool, int n, uint8_t *hand, uint64_t *rng)
{
    mem_fill(hand, 0, NDEVS);
    while (n-- > 0)
        hand[draw_dev(pool, rng)]++;
}

struct devs {
    uint8_t pool[NDEVS];
    uint8_t hand[OWNERS][NDEVS];
};

/* Deals once; false if somebody would have won already (vp_max). */
static bool try_devs(R, CS, int viewer, struct devs *d, uint64_t *rng)
{
    bool fits = true;

    for (int p = 0; p < r->head.players; p++) {
        if (p == viewer)
            continue;
        draw_devs(d->pool, dev_count(s, p), d->hand[p], rng);
        fits &= r->manual || d->hand[p][VICTORY] <= s->vp_max[p];
    }
    return fits;
}

static struct devs unseen_devs(R, CS, int viewer)
{
    struct devs d;

    mem_copy(d.pool, s->deck, sizeof d.pool);
    mem_copy(d.hand, s->dev, sizeof d.hand);
    for (int p = 0; p < r->head.players; p++) {
        for (int k = 0; k < NDEVS && p != viewer; k++)
            d.pool[k] = (uint8_t)(d.pool[k] + s->dev[p][k]);
    }
    return d;
}

/* Room for another VP card with each player, and in the deck (last). */
static int vp_rooms(R, CS, int viewer, const struct devs *d, int in_deck,
                    int room[OWNERS + 1])
{
    int total = 0;

    for (int p = 0; p < OWNERS; p++) {
        bool open = p != viewer && p < r->head.players &&
                    d->hand[p][VICTORY] < s->vp_max[p];

        room[p] = open ? dev_count(s, p) - d->hand[p][VICTORY] : 0;
        total += room[p];
    }
    room[OWNERS] = -in_deck;
    for (int k = 0; k < NDEVS; k++)
        room[OWNERS] += s->deck[k];
    return total + room[OWNERS];
}

/*
 * Deals under the limits without trial and error: first every VP card to a
 * place that may hold one, then the rest.  There is always such a place,
 * because the true position is one.
 */
static void limit_devs(R, CS, int viewer, struct devs *d, uint64_t *rng)
{
    int in_deck = 0, room[OWNERS + 1];

    for (int p = 0; p < r->head.players; p++) {
        if (p != viewer)
            mem_fill(d->hand[p], 0, NDEVS);
    }
    for (; d->pool[VICTORY] > 0; d->pool[VICTORY]--) {
        int total = vp_rooms(r, s, viewer, d, in_deck, room), p = 0;
        int i = (int)rng_below(rng, (uint32_t)total);

        while (i >= room[p])
            i -= room[p++];
        if (p == OWNERS)
            in_deck++;
        else
            d->hand[p][VICTORY]++;
    }
    for (int p = 0; p < r->head.players; p++) {
        int n = dev_count(s, p) - d->hand[p][VICTORY];

        while (p != viewer && n-- > 0)
            d->hand[p][draw_dev(d->pool, rng)]++;
    }
    d->pool[VICTORY] = (uint8_t)in_deck;
}

static void deal_devs(R, S, int viewer, uint64_t *rng)
{
    enum { TRIES = 64 };
    struct devs d;
    int tries = 0;

    if (s->phase == PH_OVER && s->winner != NOBODY)
        return; /* the cards are on the table (WIN-2) */
    do
        d = unseen_devs(r, s, viewer);
    while (!try_devs(r, s, viewer, &d, rng) && ++tries < TRIES);
    if (tries == TRIES) {
        d = unseen_devs(r, s, viewer);
        limit_devs(r, s, viewer, &d, rng);
    }
    mem_copy(s->deck, d.pool, sizeof s->deck);
    mem_copy(s->dev, d.hand, sizeof s->dev);
}

/* Which of the active player's cards are fresh: their number is public. */
static void deal_fresh(S, uint64_t *rng)
{
    uint8_t pool[NDEVS];
    int n = 0;

    for (int k = 0; k < NDEVS; k++)
        n += s->fresh[k];
    mem_copy(pool, s->dev[s->active], sizeof pool);
    draw_devs(pool, n, s->fresh, rng);
}

static void deal_hands(R, S, int viewer, uint64_t *rng)
{
    int observer = viewer == DSK_SPECTATOR ? SPECTATOR : viewer;

    if (s->worlds.blurred) {
        deal_pool(r, s, observer, rng);
        mend_knowledge(r, s, observer);
    } else if (s->worlds.nsteals > 0) {
        choose_world(s, observer, rng);
        renew_knowledge(r, s);
    }
}

void catan_resample(const dsk_rules *rules, dsk_state *state, int viewer,
                    uint64_t *rng)
{
    const struct catan_rules *r = catan_rules(rules);
    struct catan *s = catan_state(state);

    if (r->untracked != 0)
        return; /* what is known is open, the rest is nowhere */
    deal_hands(r, s, viewer, rng);
    redraw_choices(r, s, viewer, rng);
    deal_devs(r, s, viewer, rng);
    if (s->active != NOBODY && s->active != viewer)
        deal_fresh(s, rng);
}
