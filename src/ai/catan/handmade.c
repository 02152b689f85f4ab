/* A value written down by hand: see handmade.h. */
#include "ai/catan/handmade.h"

#include "ai/catan/value.h"

/* The same weight at the beginning and at the end of a game. */
#define WEIGH(feature, points) \
    [F_##feature] = (points), [NFEATURES + F_##feature] = (points)

/* In victory points for a whole unit of the feature, as look.h counts it. */
static const float weights[2 * NFEATURES] = {
    WEIGH(POINTS, 10),         /* ten points are one unit */
    WEIGH(INCOME, 3.6f),       /* a pip is a tenth of a point */
    WEIGH(KINDS, 1),           /* all five kinds */
    WEIGH(NUMBERS, 0.5f),      /* ten different sums */
    WEIGH(PORT_ANY, 0.2f),     /* 3:1 */
    WEIGH(PORT_KIND, 0.6f),    /* 2:1, by what is produced of it */
    WEIGH(SITE0, 0.6f),        /* where one can settle at once, */
    WEIGH(SITE1, 0.4f),        /* by one road, */
    WEIGH(SITE2, 0.2f),        /* by two */
    WEIGH(CITY_SITE, 0.2f),    /* a good settlement to make a city */
    WEIGH(ROAD_LENGTH, 0.5f),  /* ten roads in a line */
    WEIGH(ROAD_NEAR, 0.4f),    /* one road short of the award */
    WEIGH(KNIGHTS, 0.8f),      /* four of them played */
    WEIGH(ARMY_NEAR, 0.4f),    /* one knight short of the award */
    WEIGH(DEV_KNIGHT, 0.9f),   /* three of them in hand */
    WEIGH(DEV_ROADS, 0.5f),    /* one */
    WEIGH(DEV_PLENTY, 0.5f),   /* one */
    WEIGH(DEV_MONOPOLY, 0.5f), /* one */
    WEIGH(TRADE_CARDS, 0.3f),  /* five */
    WEIGH(DUE_DEV, 0.4f),      /* a card is being drawn */
    WEIGH(DUE_ROBBER, 0.1f),   /* somebody is being robbed */
    WEIGH(DUE_ROAD, 0.5f),     /* two free roads */
    WEIGH(DUE_FORCE, 0.1f),    /* two cards for two */
    WEIGH(CARDS, 0.3f),        /* seven in hand */
    WEIGH(CARDS_OVER, -0.4f),  /* four above seven */
    WEIGH(HAND_SETTLE, 0.5f),  /* payable; half of it six rolls away */
    WEIGH(HAND_CITY, 0.6f),    /* the same */
    WEIGH(HAND_DEV, 0.1f),     /* the same */
};

/* Of sites, as look.h orders them. */
static const float site[NSITE_WEIGHTS] = {
    1.0f, 1.0f, 0.8f, 1.1f, 1.05f, 0.035f, 0.08f, 0.015f,
};

void handmade_evaluate(const dsk_rules *r, const dsk_state *s, const float *w,
                       void *scratch, float *win, float *score)
{
    const struct catan *c = catan_state_c(s);

    (void)w;
    value_by(catan_rules(r), c, weights, site, (struct look_memo *)scratch,
             win);
    for (int p = 0; p < r->players; p++)
        score[p] = (float)all_points(c, p);
}

bool handmade_refuses(const dsk_rules *r, const dsk_state *s, dsk_action a)
{
    enum verb v = act_verb(a);

    (void)r;
    (void)s;
    return v >= V_GIVE && v != V_REJECT && v != V_WITHDRAW;
}
