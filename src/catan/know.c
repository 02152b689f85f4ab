/*
 * What each player knows of the others' hands.
 *
 * Every movement of resource cards is seen by all, except the kind of a stolen
 * card, which only thief and victim see (and those of a forced trade, which are
 * stolen and given back).  So everything hidden is the kinds of
 * the unseen steals, and what an observer knows is what all can see plus the
 * kinds of the steals he took part in.
 *
 * s->worlds lists every way the unseen steals may have gone that agrees with
 * all that was seen since: a steal splits each world by the kinds its victim
 * may have had, and whenever somebody parts with or shows cards, the worlds in
 * which he does not have them end.  A steal of which all worlds say the same
 * is no longer unseen.  An observer's worlds are those that agree with the
 * truth on his own steals.  The truth is always among them.
 *
 * There is room for WORLDS worlds, which is enough at a real table.  When
 * there are more, the list is given up (blurred) until nothing is unknown any
 * more, and known[o][p] stands in: for each observer and owner the cards he is
 * sure the owner holds.  The rest of a hand is unknown to him, and all unknown
 * cards together are a pool he can count: 19 of a kind, less the bank, less
 * the cards he is sure of.  It is kept all the time, with
 *
 *     known[o][p] <= hand[p]  lane by lane,  known[o][o] == hand[o]
 *
 * A public gain adds, a public loss subtracts (from the known cards first,
 * which is what "at least" becomes), and showing cards raises.  When a card is
 * stolen unseen, any one of the victim's known kinds may be one short.
 *
 * Random play to the end of a game follows none of this: nobody looks on.
 */
#include "catan/hand.h"
#include "catan/parts.h"
#include "game/mem.h"

/* ------------------------------------------------------------------------ */
/* Worlds                                                                   */
/* ------------------------------------------------------------------------ */

/* How the hand of one player follows from a world. */
struct view_of {
    uint32_t rest; /* without the unseen steals; lanes may wrap */
    int n;
    uint8_t shift[STEALS]; /* of the steals he took part in */
    bool thief[STEALS];
};

static uint32_t hand_in(const struct view_of *v, uint32_t world)
{
    uint32_t hand = v->rest;

    for (int i = 0; i < v->n; i++) {
        uint32_t card = cards_of((int)(world >> v->shift[i] & 7), 1);

        hand += v->thief[i] ? card : 0 - card;
    }
    return hand;
}

static struct view_of view_hand(CS, int p)
{
    const struct worlds *w = &s->worlds;
    struct view_of v;

    v.rest = 0;
    v.n = 0;
    for (int i = 0; i < w->nsteals; i++) {
        if ((w->steal[i] & 15) != p && w->steal[i] >> 4 != p)
            continue;
        v.shift[v.n] = (uint8_t)(3 * i);
        v.thief[v.n++] = (w->steal[i] & 15) == p;
    }
    v.rest = s->hand[p] - hand_in(&v, w->truth);
    return v;
}

uint32_t catan_know_hand(CS, uint32_t world, int p)
{
    struct view_of v = view_hand(s, p);

    return hand_in(&v, world);
}

/* The bits of the steals that an observer saw. */
static uint32_t seen_by(const struct worlds *w, int observer)
{
    uint32_t bits = 0;

    for (int i = 0; i < w->nsteals; i++) {
        if ((w->steal[i] & 15) == observer || w->steal[i] >> 4 == observer)
            bits |= UINT32_C(7) << (3 * i);
    }
    return bits;
}

bool catan_know_possible(CS, int observer, int i)
{
    const struct worlds *w = &s->worlds;

    return ((w->world[i] ^ w->truth) & seen_by(w, observer)) == 0;
}

/* Takes steal i, which is known now, out of a world. */
static uint32_t without_steal(uint32_t world, int i)
{
    uint32_t low = world & ((UINT32_C(1) << (3 * i)) - 1);

    return low | world >> (3 * i) >> 3 << (3 * i);
}

static void forget_steal(struct worlds *w, int i)
{
    for (int k = 0; k < w->nworlds; k++)
        w->world[k] = without_steal(w->world[k], i);
    w->truth = without_steal(w->truth, i);
    w->nsteals--;
    for (int k = i; k < w->nsteals; k++)
        w->steal[k] = w->steal[k + 1];
    w->steal[w->nsteals] = 0;
}

/* Room that is not used is 0, so that equal knowledge is equal bytes. */
static void clear_from(struct worlds *w, int from, int to)
{
    for (int k = from; k < to; k++) {
        w->world[k] = 0;
        w->weight[k] = 0;
    }
}

static void know_all(S)
{
    for (int o = 0; o < OBSERVERS; o++)
        mem_copy(s->known[o], s->hand, sizeof s->hand);
}

/* Drops the steals of which all worlds say the same. */
static void settle_steals(S)
{
    struct worlds *w = &s->worlds;
    uint32_t differs = 0;

    for (int k = 1; k < w->nworlds; k++)
        differs |= w->world[k] ^ w->world[0];
    for (int i = w->nsteals - 1; i >= 0; i--) {
        if ((differs >> (3 * i) & 7) == 0)
            forget_steal(w, i);
    }
    if (w->nsteals > 0)
        return;
    clear_from(w, 0, w->nworlds);
    w->nworlds = 0;
    know_all(s); /* nothing is hidden any more */
}

/* Ends the worlds that keep() does not keep. */
static void drop_worlds(S, const bool *keep)
{
    struct worlds *w = &s->worlds;
    int n = 0, before = w->nworlds;

    for (int k = 0; k < before; k++) {
        if (!keep[k])
            continue;
        w->world[n] = w->world[k];
        w->weight[n++] = w->weight[k];
    }
    clear_from(w, n, before);
    w->nworlds = (uint8_t)n;
    if (n < before)
        settle_steals(s);
}

void catan_know_least(S, int p, uint32_t cards)
{
    struct view_of v = view_hand(s, p);
    bool keep[WORLDS];

    if (v.n == 0)
        return;
    for (int k = 0; k < s->worlds.nworlds; k++)
        keep[k] = cards_cover(hand_in(&v, s->worlds.world[k]), cards);
    drop_worlds(s, keep);
}

void catan_know_exactly(S, int p, int kind)
{
    struct view_of v = view_hand(s, p);
    int n = cards_get(s->hand[p], kind);
    bool keep[WORLDS];

    for (int k = 0; k < s->worlds.nworlds; k++)
        keep[k] = cards_get(hand_in(&v, s->worlds.world[k]), kind) == n;
    drop_worlds(s, keep);
}

/* Lane by lane the smaller count. */
static uint32_t cards_min(uint32_t a, uint32_t b)
{
    return a - cards_minus(a, b);
}

/* All hands in a world that differs from the truth in these bits. */
static void hands_in(CS, uint32_t world, uint32_t differs,
                     uint32_t hand[OWNERS])
{
    const struct worlds *w = &s->worlds;

    for (int p = 0; p < OWNERS; p++)
        hand[p] = s->hand[p];
    while (differs != 0) {
        int i = __builtin_ctz(differs) / 3, shift = 3 * i;
        uint32_t instead = cards_of((int)(world >> shift & 7), 1) -
                           cards_of((int)(w->truth >> shift & 7), 1);

        hand[w->steal[i] & 15] += instead;
        hand[w->steal[i] >> 4] -= instead;
        differs &= ~(UINT32_C(7) << shift);
    }
}

/* What is so in all worlds of an observer. */
static void in_all_worlds(CS, int observer, uint32_t known[OWNERS])
{
    const struct worlds *w = &s->worlds;
    uint32_t seen = seen_by(w, observer), hand[OWNERS];

    for (int p = 0; p < OWNERS; p++)
        known[p] = s->hand[p];
    for (int k = 0; k < w->nworlds; k++) {
        uint32_t differs = w->world[k] ^ w->truth;

        if (differs == 0 || (differs & seen) != 0)
            continue;
        hands_in(s, w->world[k], differs, hand);
        for (int p = 0; p < OWNERS; p++)
            known[p] = cards_min(known[p], hand[p]);
    }
}

/* The same for every observer at once: known[] becomes exact. */
static void sharpen(S)
{
    const struct worlds *w = &s->worlds;
    uint32_t seen[OBSERVERS];

    for (int o = 0; o < OBSERVERS; o++)
        seen[o] = seen_by(w, o);
    for (int p = 0; p < OWNERS; p++) {
        struct view_of v = view_hand(s, p);

        for (int o = 0; o < OBSERVERS; o++)
            s->known[o][p] = s->hand[p];
        for (int k = 0; k < w->nworlds && v.n > 0; k++) {
            uint32_t hand = hand_in(&v, w->world[k]);
            uint32_t differs = w->world[k] ^ w->truth;

            for (int o = 0; o < OBSERVERS; o++) {
                if ((differs & seen[o]) == 0)
                    s->known[o][p] = cards_min(s->known[o][p], hand);
            }
        }
    }
}

static void blur(S)
{
    struct worlds *w = &s->worlds;

    sharpen(s);
    clear_from(w, 0, w->nworlds);
    for (int i = 0; i < STEALS; i++)
        w->steal[i] = 0;
    w->truth = 0;
    w->nworlds = w->nsteals = 0;
    w->blurred = 1;
}

/* Worlds after a steal; weights grow by the number of cards of a kind. */
struct split {
    uint32_t world[WORLDS];
    uint32_t weight[WORLDS];
    int n;
};

/* False when there is no room. */
static bool split_worlds(CS, int victim, struct split *next)
{
    const struct worlds *w = &s->worlds;
    struct view_of v = view_hand(s, victim);

    next->n = 0;
    for (int k = 0; k < w->nworlds; k++) {
        uint32_t hand = hand_in(&v, w->world[k]);
        uint32_t kinds = cards_some(hand);

        for (; kinds != 0; kinds &= kinds - 1) {
            uint32_t kind = (uint32_t)__builtin_ctz(kinds) / 6;

            if (next->n == WORLDS)
                return false;
            next->world[next->n] = w->world[k] | kind << (3 * w->nsteals);
            next->weight[next->n++] =
                w->weight[k] * (uint32_t)cards_get(hand, (int)kind);
        }
    }
    return true;
}

/* Back into bytes: the likeliest world weighs at most 255, none weighs 0. */
static void keep_split(struct worlds *w, const struct split *next)
{
    uint32_t most = 1;

    for (int k = 0; k < next->n; k++) {
        if (next->weight[k] > most)
            most = next->weight[k];
    }
    for (int k = 0; k < next->n; k++) {
        uint32_t weight =
            most > 255 ? next->weight[k] * 255 / most : next->weight[k];

        w->world[k] = next->world[k];
        w->weight[k] = (uint8_t)(weight > 0 ? weight : 1);
    }
    w->nworlds = (uint8_t)next->n;
}

/* Would each world split into so many that there is no room for them? */
static bool too_many(CS, int victim)
{
    uint32_t kinds = cards_some(s->known[SPECTATOR][victim]);
    int ways = cards_sum(kinds); /* at least: these he has in all worlds */

    return s->worlds.nworlds * ways > WORLDS;
}

/* Before the card moves. */
static void branch(S, int thief, int victim, int kind)
{
    struct worlds *w = &s->worlds;
    struct split next;

    if (w->nsteals == 0) {
        w->nworlds = 1;
        w->weight[0] = 1;
    }
    if (w->nsteals == STEALS || too_many(s, victim) ||
        !split_worlds(s, victim, &next)) {
        blur(s);
        return;
    }
    keep_split(w, &next);
    w->truth |= (uint32_t)kind << (3 * w->nsteals);
    w->steal[w->nsteals++] = (uint8_t)(thief | victim << 4);
}

/* ------------------------------------------------------------------------ */
/* Sure cards and the pool                                                  */
/* ------------------------------------------------------------------------ */

/* The unknown cards of an observer: in the pool by kind, and by owner. */
struct unknown {
    uint32_t pool;
    int total;
    int of[OWNERS];
};

static struct unknown unknown_cards(CS, const uint32_t known[OWNERS])
{
    struct unknown u = {CARDS_BANK - s->bank, 0, {0}};

    for (int p = 0; p < OWNERS; p++) {
        u.pool -= known[p];
        u.of[p] = s->cards[p] - cards_sum(known[p]);
        u.total += u.of[p];
    }
    return u;
}

static int largest(uint32_t cards)
{
    int most = 0;

    for (int k = 0; k < NRESOURCES; k++) {
        if (cards_get(cards, k) > most)
            most = cards_get(cards, k);
    }
    return most;
}

/*
 * If the pool holds u cards that are not wool, an owner with more than u
 * unknown cards has wool among them.  Raises what is certain once; false if
 * nothing new followed.
 */
static bool conclude(CS, uint32_t known[OWNERS])
{
    struct unknown u = unknown_cards(s, known);
    int most = largest(u.pool);
    bool found = false;

    for (int p = 0; p < OWNERS; p++) {
        uint32_t sure = 0;

        if (u.of[p] + most <= u.total)
            continue;
        for (int k = 0; k < NRESOURCES; k++) {
            int n = u.of[p] - (u.total - cards_get(u.pool, k));

            if (n > 0)
                sure += cards_of(k, n);
        }
        known[p] += sure;
        found |= sure != 0;
    }
    return found;
}

/*
 * Drawing conclusions commutes with gains, losses and shows, so it is needed
 * only before a steal and when somebody looks.
 */
static void close_pool(CS, int observer, uint32_t known[OWNERS])
{
    uint32_t pool = CARDS_BANK - s->bank;

    for (int p = 0; p < OWNERS; p++) {
        known[p] = s->known[observer][p];
        pool -= known[p];
    }
    while (pool != 0 && conclude(s, known))
        continue;
}

void catan_know_close(R, CS, int observer, uint32_t known[OWNERS])
{
    (void)r;
    if (s->worlds.blurred)
        close_pool(s, observer, known);
    else
        in_all_worlds(s, observer, known);
}

/* Is there nothing that a spectator does not know? */
static bool all_known(CS)
{
    for (int p = 0; p < OWNERS; p++) {
        if (s->known[SPECTATOR][p] != s->hand[p])
            return false;
    }
    return true;
}

/* The others lose sight of one card of the victim. */
static void blur_hands(S, int thief, int victim, uint32_t card)
{
    for (int o = 0; o < OBSERVERS; o++) {
        uint32_t *known = s->known[o];

        if (o == thief || o == victim) {
            known[victim] = cards_minus(known[victim], card);
            known[thief] += card;
        } else {
            if (s->worlds.blurred)
                close_pool(s, o, known);
            known[victim] -= cards_some(known[victim]);
        }
    }
}

/* Before the card moves. */
static void lose_sight(S, int thief, int victim, int kind)
{
    if (s->worlds.unfollowed)
        return;
    if (s->worlds.blurred && all_known(s))
        s->worlds.blurred = 0;
    if (!s->worlds.blurred)
        branch(s, thief, victim, kind);
    blur_hands(s, thief, victim, cards_of(kind, 1));
}

void catan_know_steal(R, S, int thief, int victim, int kind)
{
    uint32_t card = cards_of(kind, 1);

    (void)r;
    lose_sight(s, thief, victim, kind);
    s->hand[victim] -= card;
    s->hand[thief] += card;
    s->cards[victim]--;
    s->cards[thief]++;
    if (s->worlds.nsteals > 0)
        settle_steals(s);
}

void catan_know_nothing(S)
{
    mem_fill(&s->worlds, 0, sizeof s->worlds);
    s->worlds.unfollowed = 1;
}

void catan_know_everything(S)
{
    mem_fill(&s->worlds, 0, sizeof s->worlds);
    know_all(s);
}
