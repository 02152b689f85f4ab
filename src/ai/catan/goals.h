/*
 * What a seat would like to build next, for quick moves (quick.c): all it
 * could work towards, each with its price, its worth and how many rolls it is
 * away.  The best goal is worth most for the time it takes.
 *
 * Worths and patience are the weights quick_* of data/weights/catan.weights.
 */
#ifndef AI_CATAN_GOALS_H
#define AI_CATAN_GOALS_H

#include "ai/catan/look.h"

enum goal_kind {
    GOAL_CITY,
    GOAL_SETTLEMENT,
    GOAL_CARD,  /* a development card */
    GOAL_SITE,  /* a road towards a site, then a settlement */
    GOAL_AWARD, /* the longest road: to get it, or to keep it */
    NGOALS
};

struct goal {
    enum goal_kind kind;
    int at;         /* where the next piece goes; NOWHERE: not known yet */
    uint32_t price; /* of all of it */
    uint32_t step;  /* of the next piece */
    float worth;    /* 0: given up */
    float merit;    /* worth by time */
};

/* What cards cost a seat: rolls to wait for one of a kind, harbour rates. */
struct means {
    float rolls[NRESOURCES];
    float any; /* rolls for a card of any kind */
    int rate[NRESOURCES];
    /* 1 / rate, in parts of MEANS_WHOLE, rounded up: for rates of 2 to 4 and
     * fewer than 300 cards its products, cut off, are the quotients. */
    int share[NRESOURCES];
};
enum { MEANS_WHOLE = 512 };

/* What of a seat's goals follows from the pieces on the board. */
struct prospects {
    const float *weights; /* by these; NULL: not counted yet */
    struct means means;
    uint64_t places; /* for a settlement now */
    int settle;      /* the best of them, ... */
    float settle_worth;
    int city; /* the settlement to make a city, ... */
    int city_chance;
    int road;  /* towards a site, where there is no place now; ... */
    bool near; /* it reaches one */
};

struct goals {
    struct goal goal[NGOALS];
    int n;
    struct means means;
};

/* All goals of seat p; w: the weights of the game; memo may be NULL. */
void goals_list(const struct catan *s, int p, const float *w,
                struct look_memo *memo, struct goals *goals);

/* The best goal for somebody with this hand, NULL if there is none. */
struct goal *goals_best(struct goals *goals, uint32_t hand, const float *w);

/* The next piece of a goal; 0 if there is no place for it. */
dsk_action goals_build(const struct catan *s, int p, const struct goal *goal);

/* A path that leads towards a site; NOWHERE if none does.  *near: at once. */
int goals_site_road(const struct catan *s, int p, bool *near);

/* A path that makes the longest road longer; NOWHERE if none does. */
int goals_longer_road(const struct catan *s, int p);

/* Roads that p lacks for the longest road, 0 when it has it. */
int goals_award_missing(const struct catan *s, int p);

#endif
