/*
 * What a game knows about good play, for a search that knows nothing of games:
 * how good a position is, which actions a good player would look at, and a
 * quick move for playouts.  One table entry a game (policies.c); a game that
 * has none plays by dsk_value() or dsk_standing(), with all actions alike.
 *
 * Everything here is freestanding, reads only its arguments and keeps nothing
 * between calls.  The states it gets were resampled for the seat that thinks
 * (dsk_resample), so all of them may be read; what it finds in other hands is
 * a guess, not the truth.  Floating point is allowed here and nowhere below;
 * use ai/real.h instead of <math.h>, so that a browser finds the same move.
 *
 * Weights are named numbers of a game, in data/weights/GAME.weights (their
 * defaults, bounds and first steps), compiled by tools/mkweights.c into
 * weights_GAME.h: an enum of their places and the table.  A policy reads them
 * through the argument `w` alone, so that a tuner can play two sets against
 * each other.  Weights called search_* are for the search itself (search.h
 * names them): a game that has one sets it for all its bots, and one called
 * search_*_2 for those at tables of two.
 */
#ifndef AI_POLICY_H
#define AI_POLICY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deskovka.h"

/* Most weights a game may have. */
#define AI_WEIGHTS_MAX 400

/* A point where parts of one are counted. */
#define AI_POINT 16

/* Levels of play, weakest first.  ORDER LEVEL: players.c */
enum ai_level {
    LEVEL_NONE,
    LEVEL_CHILD,
    LEVEL_EASY,
    LEVEL_MEDIUM,
    LEVEL_HARD,
    LEVEL_MASTER,
    NLEVELS
};

/* How much a level searches, misjudges and overlooks (search.h). */
struct ai_measure {
    uint32_t playouts;
    float noise, blind;
    bool deep; /* plays on before it values, as the game's weights say */
};

struct ai_weight {
    const char *name;
    float value; /* the default         */
#ifndef __wasm__
    float low, high; /* bounds for a tuner  */
    float step;      /* its first step size */
#endif
};

/*
 * Rows of the tables that mkweights makes.  Pages tune nothing: there, only
 * what the search looks up by its name (AI_NAMED) has one.
 */
#ifdef __wasm__
#define AI_NAMED(name, value, low, high, step) \
    {                                          \
        name, value                            \
    }
#define AI_WEIGHT(name, value, low, high, step) \
    {                                           \
        "", value                               \
    }
#else
#define AI_NAMED(name, value, low, high, step) \
    {                                          \
        name, value, low, high, step           \
    }
#define AI_WEIGHT(name, value, low, high, step) \
    {                                           \
        name, value, low, high, step            \
    }
#endif

/*
 * A part of an evaluation: what one thing adds to a seat's account.  `value`
 * is on the scale where chances to win are shares of e^value; `amount` is the
 * same as people count it (points).
 */
struct ai_term {
    uint8_t kind;   /* in the policy's table `term`           */
    int8_t seat;    /* whose account                          */
    uint16_t place; /* of the game; AI_NOWHERE: no place      */
    bool done;      /* scored already, no longer expected     */
    float value, amount;
};
#define AI_NOWHERE 0xffff

/* Terms of a position; more than this are left out. */
#define AI_TERMS_MAX 256
struct ai_terms {
    struct ai_term term[AI_TERMS_MAX];
    int n;
    /*
     * What all terms are weighed by, how far the game is: two positions are
     * compared by that of the first.  `weighed`: it is set.
     */
    float scale;
    bool weighed;
};

/* A kind of term: its name, its sentences (FAULT_... of messages_ai.gen.h)
 * about the seat that is told and about another one. */
struct ai_term_kind {
    const char *name;
    int mine, other;
};

struct ai_policy {
    const char *game; /* as dsk_rules_game() has it */
    const struct ai_weight *weights;
    int nweights;
    /* Is it meant for these rules?  NULL: for all of its game. */
    bool (*plays)(const dsk_rules *r);
    /*
     * What one may do never depends on what one cannot see, so that a list of
     * actions made once holds for every resampled state on the same path.
     */
    bool open;
    /*
     * evaluate() wants whole turns: search lets playout() finish a turn that
     * somebody is in the midst of before it asks.
     */
    bool settle;

    /* The levels, where those of the table (players.c) do not suit the game;
     * playouts 0: they do. */
    struct ai_measure level[NLEVELS];

    /* Bytes of scratch memory the calls below need; NULL: none. */
    size_t (*scratch_size)(const dsk_rules *r);
    /*
     * Makes such memory ready, once before the first of them; it then serves
     * for positions of one rules object.  NULL: it needs nothing.
     */
    void (*prepare)(void *scratch);

    /*
     * Chance to win of every seat (0..1, together 1, a draw is shared) and the
     * score it will end with, for any position, finished ones too.  Speed
     * counts: a few microseconds.
     */
    void (*evaluate)(const dsk_rules *r, const dsk_state *s, const float *w,
                     void *scratch, float *win, float *score);

    /*
     * The same as a sum: all terms of a position that evaluate() weighs.  NULL:
     * the policy does not say why (why.h).
     */
    void (*terms)(const dsk_rules *r, const dsk_state *s, const float *w,
                  void *scratch, struct ai_terms *out);
    const struct ai_term_kind *term;
    /*
     * What an event on the way brought: true, the seat and the points if it is
     * one that a place is scored by (`place` gets its name); and the term that
     * these points belong to, once the position is reached.  NULL: none do.
     */
    bool (*heard)(const dsk_note *event, int *seat, int *points,
                  const char **place);
    void (*settled)(const dsk_rules *r, const dsk_state *s, int seat,
                    int points, const char *place, struct ai_terms *terms);
    /*
     * How many places a position has: each keeps its number in all that
     * follow.  What comes to be later is told as term_later.  NULL: no term
     * has a place.
     */
    int (*places)(const dsk_state *s);
    int term_later;
    /* Writes a place as dsk_inspect() reads it, nothing if it is not there. */
    void (*term_place)(const dsk_rules *r, const dsk_state *s, int place,
                       char *buf, size_t n);

    /*
     * How likely a good player is to want each of the n legal actions of the
     * seat to act, in any unit: >= 0, search makes them sum to 1.  0: not
     * worth a try (if all are 0, all are tried).  NULL: all alike.
     */
    void (*priors)(const dsk_rules *r, const dsk_state *s, const float *w,
                   const dsk_action *a, int n, void *scratch, float *prior);

    /*
     * One action of the seat to act for a playout: much cheaper than priors,
     * better than random.  NULL: random.
     */
    dsk_action (*playout)(const dsk_rules *r, const dsk_state *s,
                          const float *w, void *scratch, uint64_t *rng);

    /*
     * Is it the opening, where a choice shows only at the end of the game?
     * Playouts then go on for search_open_turns.  NULL: there is none.
     */
    bool (*opening)(const dsk_rules *r, const dsk_state *s);

    /*
     * Of all draws of chance with the same effect as a, the one that stands
     * for them in the tree.  NULL: every draw is its own.
     */
    dsk_action (*alike)(const dsk_rules *r, const dsk_state *s, dsk_action a);

    /*
     * For the standing opponent `alphabeta` (expect.h): an evaluation written
     * down by hand that no tuning touches, and actions such a player never
     * makes.  NULL: it goes by evaluate() and priors(), and makes them all.
     */
    void (*by_hand)(const dsk_rules *r, const dsk_state *s, const float *w,
                    void *scratch, float *win, float *score);
    bool (*refuses)(const dsk_rules *r, const dsk_state *s, dsk_action a);

    /*
     * Has the seat to act done this so often in its turn that once more would
     * only keep the others waiting (another offer)?  The simple bots then leave
     * it; those that search have priors for that.  NULL: never.
     */
    bool (*enough)(const dsk_rules *r, const dsk_state *s, dsk_action a);

    /*
     * For `greedy`, which counts points: what else the seat has to show for
     * itself (figures in hand), in parts of a point, AI_POINT of them.  NULL:
     * nothing.
     */
    int (*in_hand)(const dsk_rules *r, const dsk_state *s, int seat);
};

/* The policy of a game; never NULL, every pointer but priors is set. */
const struct ai_policy *ai_policy_of(const dsk_rules *r);

/* Fills w[0..nweights) with the defaults. */
void ai_weights_default(const struct ai_policy *p, float *w);

/* Place of a weight, -1 if there is none of that name. */
int ai_weight_find(const struct ai_policy *p, const char *name, size_t len);

#endif
