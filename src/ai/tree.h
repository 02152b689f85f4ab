/*
 * The tree of a search in one block of memory.
 *
 *   [ half A .................. | half B .................. ]
 *
 * The tree lives in one half, filled from its beginning; keeping the part
 * below an action copies it to the other half.  Places are counted in units
 * of 8 bytes from the half's beginning, 0 is none, so that a copy can be made
 * breadth first with no stack.
 *
 *   node   struct node, then win[players] and score[players]: sums over visits
 *   edges  of a node, one after another: struct edge each
 *
 * A node that was visited once has no edges: they are made at the second visit.
 */
#ifndef AI_TREE_H
#define AI_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deskovka.h"

typedef uint32_t tree_place;

struct node {
    uint32_t visits;
    tree_place edges; /* 0: not made */
    uint16_t nedges;
    uint16_t cap; /* room for edges                          */
    int8_t mover; /* seat or DSK_CHANCE; set with the edges  */
    uint8_t spare[3];
    float sum[]; /* win[players], score[players] */
};

struct edge {
    dsk_action action;
    float prior;      /* of chance: its weight              */
    tree_place child; /* 0: not visited                     */
    uint32_t visits;
    float value; /* sum of the mover's values */
};

struct tree {
    unsigned char *half[2];
    size_t half_bytes;
    int live; /* the half in use */
    int players;
    size_t used; /* bytes of it, the first unit included */
    uint64_t nodes;
    tree_place root;
};

static inline struct node *tree_node(const struct tree *t, tree_place p)
{
    return (struct node *)(t->half[t->live] + (size_t)p * 8);
}

static inline struct edge *tree_edges(const struct tree *t,
                                      const struct node *n)
{
    return (struct edge *)(t->half[t->live] + (size_t)n->edges * 8);
}

/* Bytes of a node, and of this many edges. */
size_t tree_node_bytes(int players);
size_t tree_edge_bytes(int n);

/* An empty tree in memory aligned to 64. */
void tree_init(struct tree *t, int players, void *block, size_t size);

/* Throws everything away and makes a root.  The memory must have room. */
void tree_clear(struct tree *t);

/* A new node, 0 if there is no room. */
tree_place tree_new_node(struct tree *t);

/* Room for n edges of a node, the old ones copied; false if there is none. */
bool tree_grow_edges(struct tree *t, struct node *n, int room);

/* Makes the node at p the root and keeps only what is below. */
void tree_keep(struct tree *t, tree_place p);

#endif
