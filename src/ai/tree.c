/* Nodes and edges in one block: see tree.h. */
#include "ai/tree.h"

#include "game/check.h"
#include "game/mem.h"

static size_t units(size_t bytes)
{
    return (bytes + 7) & ~(size_t)7;
}

size_t tree_node_bytes(int players)
{
    return units(sizeof(struct node) + 2 * (size_t)players * sizeof(float));
}

size_t tree_edge_bytes(int n)
{
    return units((size_t)n * sizeof(struct edge));
}

void tree_init(struct tree *t, int players, void *block, size_t size)
{
    /* A place counts 8 bytes in 32 bits: no half can use more than that. */
    size_t half = size / 2 & ~(size_t)63, most = (size_t)UINT32_MAX / 2;

    mem_fill(t, 0, sizeof *t);
    t->players = players;
    t->half_bytes = half < most ? half : most;
    t->half[0] = (unsigned char *)block;
    t->half[1] = t->half[0] + t->half_bytes;
    tree_clear(t);
}

static tree_place take(struct tree *t, size_t bytes)
{
    size_t at = t->used;

    if (bytes > t->half_bytes - at)
        return 0;
    t->used += bytes;
    return (tree_place)(at / 8);
}

tree_place tree_new_node(struct tree *t)
{
    size_t bytes = tree_node_bytes(t->players);
    tree_place p = take(t, bytes);

    if (p != 0) {
        mem_fill(tree_node(t, p), 0, bytes);
        t->nodes++;
    }
    return p;
}

void tree_clear(struct tree *t)
{
    t->used = 8; /* place 0 is none */
    t->nodes = 0;
    t->root = tree_new_node(t);
    dsk_assert(t->root != 0);
}

bool tree_grow_edges(struct tree *t, struct node *n, int room)
{
    tree_place p = take(t, tree_edge_bytes(room));

    dsk_assert(room >= n->nedges && room <= UINT16_MAX);
    if (p == 0)
        return false;
    if (n->nedges > 0)
        mem_copy(t->half[t->live] + (size_t)p * 8, tree_edges(t, n),
                 n->nedges * sizeof(struct edge));
    n->edges = p;
    n->cap = (uint16_t)room;
    return true;
}

/* ---- keeping a part ----------------------------------------------------- */

struct copy {
    struct tree *t;
    unsigned char *to;
    size_t used;
    uint64_t nodes;
};

/* Copies a node and its edges behind one another; its new place. */
static tree_place copy_node(struct copy *c, tree_place p)
{
    const struct node *n = tree_node(c->t, p);
    size_t head = tree_node_bytes(c->t->players);
    struct node *to = (struct node *)(c->to + c->used);
    tree_place at = (tree_place)(c->used / 8);

    mem_copy(to, n, head);
    c->used += head;
    c->nodes++;
    to->edges = 0;
    to->cap = n->nedges;
    if (n->nedges == 0)
        return at;
    to->edges = (tree_place)(c->used / 8);
    mem_copy(c->to + c->used, tree_edges(c->t, n),
             n->nedges * sizeof(struct edge));
    c->used += tree_edge_bytes(n->nedges);
    return at;
}

/*
 * Cheney's way: what was copied is scanned from the front, and the children
 * found there are copied to the end.  It fits, for every node and edge is
 * copied once and without the gaps that growing left.
 */
void tree_keep(struct tree *t, tree_place p)
{
    struct copy c = {t, t->half[1 - t->live], 8, 0};
    size_t head = tree_node_bytes(t->players), scan = 8;

    copy_node(&c, p);
    while (scan < c.used) {
        struct node *n = (struct node *)(c.to + scan);
        struct edge *e = (struct edge *)(c.to + (size_t)n->edges * 8);

        for (int i = 0; i < n->nedges; i++) {
            if (e[i].child != 0)
                e[i].child = copy_node(&c, e[i].child);
        }
        scan += head + (n->nedges > 0 ? tree_edge_bytes(n->nedges) : 0);
    }
    t->live = 1 - t->live;
    t->used = c.used;
    t->nodes = c.nodes;
    t->root = 1;
}
