/*
 * Where the tile drawn may go: the list, and without a list how many places
 * there are and the k-th of them.  Squares come sorted (state.h), and what
 * fits is a table (board.c).
 */
#include "carcassonne/module.h"
#include "game/rng.h"

bool carc_is_filtered(const struct carc_rules *r, const struct carc *s)
{
    return r->filtered >> s->stage & 1;
}

/* Keeps the placements that every module allows. */
static int filter_places(const struct carc_rules *r, const struct carc *s,
                         dsk_action *a, int n)
{
    int kept = 0;

    for (int i = 0; i < n; i++) {
        uint32_t p = ACTION_PAYLOAD(a[i]);
        const char *rule;

        if (carc_veto(r, s, p >> 2, (int)(p & 3), &rule) == NULL)
            a[kept++] = a[i];
    }
    return kept;
}

/*
 * The list has no branches that depend on the position: every candidate is
 * written, and n moves on only if it counts.
 *
 * Four actions at once (GNU vector: one register where the machine has it).
 */
typedef uint32_t four_actions __attribute__((vector_size(16)));

/* For every set of turns (bit per turn): which they are. */
static const four_actions turns[16] = {
    {0}, {0},    {1},    {0, 1},    {2},    {0, 2},    {1, 2},    {0, 1, 2},
    {3}, {0, 3}, {1, 3}, {0, 1, 3}, {2, 3}, {0, 2, 3}, {1, 2, 3}, {0, 1, 2, 3}};

/* `pos << 2` of a key: no demand reaches its upper two bits. */
_Static_assert(DEMANDS <= 1 << (DEMAND_BITS - 2), "two bits are free");
static uint32_t place_of(struct open_square o)
{
    return o.key >> (DEMAND_BITS - 2);
}

static int list_open(const struct carc_rules *r, const struct carc *s,
                     const struct open_square *o, int n, dsk_action *a)
{
    const uint8_t *fits = r->turns[r->kind[s->current].shape];
    dsk_action *to = a;

    for (const struct open_square *end = o + n; o < end; o++) {
        unsigned which = fits[open_demand(*o)];
        four_actions a4 =
            turns[which >> TURNS_SHIFT] + ACTION(ACT_PLACE, place_of(*o));

        mem_copy(to, &a4, sizeof a4);
        to += which & TURNS_COUNT;
    }
    return (int)(to - a);
}

/* The one square where modules let a tile lie, or CARC_ANYWHERE. */
static uint32_t only_square(const struct carc_rules *r, const struct carc *s)
{
    uint32_t only = CARC_ANYWHERE;

    for (unsigned m = r->with.only_at; m != 0; m &= m - 1)
        only = carc_first(r, m)->only_at(r, s);
    return only;
}

static int list_places(const struct carc_rules *r, const struct carc *s,
                       dsk_action *a)
{
    uint32_t only;
    struct open_square o;
    int n;

    if (!carc_is_filtered(r, s))
        return list_open(r, s, carc_opens_c(r, s), s->nopen, a);
    only = only_square(r, s);
    if (only == CARC_ANYWHERE) {
        n = list_open(r, s, carc_opens_c(r, s), s->nopen, a);
    } else {
        o.key = only << DEMAND_BITS | carc_demand_at(r, s, only);
        n = list_open(r, s, &o, open_demand(o) != 0, a);
    }
    return filter_places(r, s, a, n);
}

bool carc_current_fits(const struct carc_rules *r, const struct carc *s)
{
    dsk_action all[LEGAL_MAX];

    if (!carc_is_filtered(r, s))
        return carc_room(r, s, &r->kind[s->current]) > 0;
    return list_places(r, s, all) > 0;
}

/* An additional tile may be declined. */
int carc_legal_place(const struct carc_rules *r, const struct carc *s,
                     dsk_action *a, uint32_t *weight)
{
    int n = list_places(r, s, a);

    (void)weight;
    a[n] = ACTION(ACT_PASS, 0);
    return n + s->bonus;
}

int carc_count_places(const struct carc_rules *r, const struct carc *s)
{
    dsk_action all[LEGAL_MAX];
    int n = carc_is_filtered(r, s) ? list_places(r, s, all)
                                   : carc_room(r, s, &r->kind[s->current]);

    return n + s->bonus;
}

/* How many places a square has. */
static int places_at(const uint8_t *fits, struct open_square o)
{
    return fits[open_demand(o)] & TURNS_COUNT;
}

/*
 * The square of the k-th place; *k becomes the number of its turn.  Four are
 * added up before anything is compared: which of them it is nobody can
 * foretell, so that is no branch either.
 */
static struct open_square nth_square(const uint8_t *fits,
                                     const struct open_square *o, int n, int *k)
{
    for (; n > OPEN_STEP; n -= OPEN_STEP, o += OPEN_STEP) {
        int before[OPEN_STEP] = {0}, sum, i;

        before[1] = places_at(fits, o[0]);
        before[2] = before[1] + places_at(fits, o[1]);
        before[3] = before[2] + places_at(fits, o[2]);
        sum = before[3] + places_at(fits, o[3]);
        if (*k >= sum) {
            *k -= sum;
            continue;
        }
        i = (*k >= before[1]) + (*k >= before[2]) + (*k >= before[3]);
        *k -= before[i];
        return o[i];
    }
    for (; n > 1 && *k >= places_at(fits, *o); n--, o++)
        *k -= places_at(fits, *o);
    return *o;
}

dsk_action carc_nth_place(const struct carc_rules *r, const struct carc *s,
                          int k)
{
    const struct kind *kind = &r->kind[s->current];
    const uint8_t *fits = r->turns[kind->shape];
    struct open_square o;
    dsk_action all[LEGAL_MAX];

    if (carc_is_filtered(r, s)) {
        carc_legal_place(r, s, all, NULL);
        return all[k];
    }
    if (k >= carc_room(r, s, kind))
        return ACTION(ACT_PASS, 0);
    o = nth_square(fits, carc_opens_c(r, s), s->nopen, &k);
    return ACTION(ACT_PLACE, place_of(o) | turns[carc_fits(r, kind, o)][k & 3]);
}

int carc_choose_place(const struct carc_rules *r, const struct carc *s,
                      uint64_t *rng, dsk_action *a)
{
    dsk_action all[LEGAL_MAX];
    int n;

    if (carc_is_filtered(r, s)) {
        n = carc_legal_place(r, s, all, NULL);
        *a = all[rng_below(rng, (uint32_t)n)];
        return n;
    }
    n = carc_room(r, s, &r->kind[s->current]) + s->bonus;
    *a = carc_nth_place(r, s, (int)rng_below(rng, (uint32_t)n));
    return n;
}
