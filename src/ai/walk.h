/* What the parts of the search share: select.c, value.c, search.c. */
#ifndef AI_WALK_H
#define AI_WALK_H

#include "ai/search.h"

/* Longest way down; a longer one is valued where it is. */
#define WALK_MAX 200

/*
 * Edges kept of a node that is not the root, where the game is open: those
 * beyond are the least likely, and widening would reach them only after
 * hundreds of visits.
 */
#define EDGES_MAX 32

/* One step down: from this node by this edge. */
struct step {
    tree_place node;
    int edge;
};

/* ---- select.c ----------------------------------------------------------- */

/*
 * The edge to follow from the node at p, in which x->work stands; makes the
 * edges if there are none.  -1 if there is no room or nothing to do.
 */
int select_edge(struct search *x, tree_place p, int depth);

/* Makes the edges of the root, all of them; false if there is no room. */
bool select_root(struct search *x);

/* What the seat misjudges an action at the root by. */
float select_bias(const struct search *x, dsk_action a);

/* ---- value.c ------------------------------------------------------------ */

/* What x->work is worth to every seat.  Plays it on. */
void value_leaf(struct search *x, float *win, float *score);

/* Victory and points as the one number a seat goes for. */
float value_of(const struct search *x, const float *win, const float *score,
               int seat);

#endif
