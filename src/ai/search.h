/*
 * The search: Monte Carlo over information sets.
 *
 * Every playout starts from the root position with all that the thinking seat
 * cannot know redrawn (dsk_resample), walks down a tree that all playouts
 * share, adds one node to it, asks the game's policy what the position there
 * is worth to every seat (policy.h) and books that on the way back.  Decisions
 * are chosen by PUCT: mean value plus curiosity in proportion to the prior,
 * and only the most likely actions are looked at until a node was visited
 * often (progressive widening).  Chance nodes draw by weight, evenly spread.
 * Each seat goes for its own value, so any number of seats can play.
 *
 * A search never allocates: all its memory is one block of the caller's
 * (search_memory).  It never looks at a clock but the one it was given, never
 * starts a thread and keeps no global, so that it runs in a browser.  Several
 * searches of the same position, each with its own block and seed, may run in
 * several threads; search_lines() reads them all together.
 *
 *     struct search x;
 *     search_init(&x, rules, weights, &params, block, size);
 *     search_begin(&x, state, seed);
 *     while (search_run(&x, &limits, 1000) == SEARCH_MORE)
 *         ...search_lines(...)...
 *     action = search_best(&x);
 *
 * The same position, parameters, seed and number of playouts give the same
 * answer on every platform, as long as no clock ends the search.
 */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ai/policy.h"
#include "ai/tree.h"
#include "deskovka.h"

/* How it searches.  Those with a star are weights of a game, `search_NAME`. */
struct search_params {
    float explore; /* * curiosity: the constant of PUCT                     */
    float unseen;  /* * what an action nobody tried loses against its parent */
    float widen;   /* * actions looked at: 4 + widen * sqrt(visits); 0: all  */
    float share;   /* * part of the value that is points, not victory        */
    float scale;   /* * a lead of so many points counts 3/4 of that part     */
    float temper;  /* * exponent on priors: below 1 makes them more alike    */
    float turns;   /* * draws or rolls a playout plays before it is valued    */
    float mix;     /* * part of the value that comes from that, not the leaf */
    float open_turns, open_mix; /* * the same where the game opens          */
    bool plain;  /* UCT with random playouts to the end, knowing nothing   */
    bool early;  /* stop when no playout left could change the choice      */
    float noise; /* misjudges each action at the root by about this        */
    float blind; /* overlooks this part of the actions at the root         */
};

/* When to stop; 0 means no bound of that kind. */
struct search_limits {
    uint64_t playouts; /* at the root, those kept from before included */
    uint64_t nodes;    /* in the tree; the last playout may add a few more */
    uint64_t time;     /* milliseconds since search_begin() */
    uint64_t least;    /* playouts at the root before time may end it */
    uint64_t (*now)(void *user); /* a clock in milliseconds; for time */
    void *user;
    atomic_int *stop; /* not 0: stop at once; NULL: nobody can */
};

enum search_status {
    SEARCH_MORE,     /* there is more to do                   */
    SEARCH_PLAYOUTS, /* the playouts are done                 */
    SEARCH_NODES,    /* the nodes are used up                 */
    SEARCH_TIME,     /* the time is over                      */
    SEARCH_STOPPED,  /* somebody said stop                    */
    SEARCH_DECIDED,  /* one action left, or none can catch up */
    NSEARCH_STATUSES
};

#define SEARCH_PLACE_BITS 8

struct search {
    const dsk_rules *rules;
    const struct ai_policy *policy;
    const float *weights;
    struct search_params params;
    struct tree tree;
    int players;
    int seat;     /* who thinks */
    bool opening; /* the root is in the policy's opening */
    bool rooted;  /* the tree belongs to the root */
    uint64_t rng;
    uint64_t seed;
    uint64_t began;    /* clock at the first search_run, once `timed` */
    bool timed;        /* ...it was read */
    uint64_t playouts; /* made since search_begin()                   */
    dsk_action only;   /* the one action to try at the root; 0: any   */
    dsk_state *root;
    dsk_state *work;
    dsk_action *legal;
    uint16_t place[1 << SEARCH_PLACE_BITS]; /* of an action in it, or any */
    uint32_t *weight;
    float *prior;
    void *scratch;
};

/* The parameters of a game: what its weights (NULL: defaults) say. */
void search_params_of(const dsk_rules *r, const float *weights,
                      struct search_params *out);

/*
 * Bytes for the tree of so many playouts (search_memory), and the least that
 * works at all (1).  More playouts than fit still refine the tree there is.
 */
size_t search_memory(const dsk_rules *r, uint64_t playouts);

/*
 * Makes a search ready.  block (aligned to 64, size >= search_memory(r, 1),
 * need not be zeroed) and weights (policy->nweights) are used until the end.
 */
void search_init(struct search *x, const dsk_rules *r, const float *weights,
                 const struct search_params *params, void *block, size_t size);

/*
 * The position to think about.  What the tree knows of it is kept when it is
 * the one that search_played() led to, as far as the seat can tell.  Returns
 * DSK_OK, DSK_E_OVER for a finished game, DSK_E_ARGUMENT when chance acts.
 */
int search_begin(struct search *x, const dsk_state *s, uint64_t seed);

/* Runs at most `slice` playouts. */
enum search_status search_run(struct search *x,
                              const struct search_limits *limits,
                              uint64_t slice);

/*
 * The best action so far; a legal one even before the first playout.  Only
 * after search_begin().
 */
dsk_action search_best(const struct search *x);

/*
 * From now on tries only this action at the root (0: any again), to learn what
 * it is worth.  search_begin() forgets it.
 */
void search_only(struct search *x, dsk_action a);

/*
 * Tells the search that an action was carried out in its root position, so
 * that it can go on with that part of its tree.
 */
void search_played(struct search *x, dsk_action a);

/* Forgets the tree, e.g. for a new game. */
void search_forget(struct search *x);

/* ---- report.c ----------------------------------------------------------- */

#define SEARCH_PV_MAX 12

/* What is known of an action at the root. */
struct search_line {
    dsk_action action;
    uint64_t visits;
    float value;                  /* by which the seat chose, 0..1      */
    float win[DSK_PLAYERS_MAX];   /* chance to win of every seat        */
    float score[DSK_PLAYERS_MAX]; /* score it will end with             */
    int npv;                      /* the line: action and what follows, */
    dsk_action pv[SEARCH_PV_MAX]; /* chance's likeliest draws included  */
};

/*
 * The best `max` actions of n searches of the same position taken together,
 * best first.  Returns how many there are.
 */
int search_lines(const struct search *const *x, int n, struct search_line *out,
                 int max);

/* All n searches' playouts at the root, and nodes. */
uint64_t search_visits(const struct search *const *x, int n);
uint64_t search_nodes(const struct search *const *x, int n);

#endif
