/*
 * Which way down: the edges of a node, and the choice among them.
 *
 * Edges of a decision stand by prior, the likeliest first, so that widening
 * looks at the first few.  Where what one may do can depend on hidden things
 * (the policy is not `open`), the legal list of the state at hand says which
 * edges are there today, and those that were never seen before are added.
 * Edges of chance carry their weight; the draws of one node follow each other
 * in steps of the golden ratio, which spreads them evenly.
 */
#include "ai/walk.h"

#include "ai/real.h"
#include "game/rng.h"

/* Edges that widening shows at once. */
#define WIDEN_FIRST 4.0f
/* 2^32 divided by the golden ratio. */
#define GOLDEN 2654435769u

/* ---- edges -------------------------------------------------------------- */

static bool before(const struct edge *a, const struct edge *b)
{
    return a->prior != b->prior ? a->prior > b->prior : a->action < b->action;
}

/* By prior, equal ones by action: Shell's way, no memory needed. */
static void sort_edges(struct edge *e, int n)
{
    static const int gaps[] = {301, 132, 57, 23, 10, 4, 1};

    for (int g = 0; g < 7; g++) {
        int gap = gaps[g];

        for (int i = gap; i < n; i++) {
            struct edge moved = e[i];
            int k = i;

            for (; k >= gap && before(&moved, &e[k - gap]); k -= gap)
                e[k] = e[k - gap];
            e[k] = moved;
        }
    }
}

static bool knows_priors(const struct search *x)
{
    return x->policy->priors != NULL && !x->params.plain;
}

/* x->prior[0..n) of x->legal[0..n): they sum to 1. */
static void read_priors(struct search *x, int n)
{
    float sum = 0, temper = x->params.temper;

    if (n == 1) { /* whatever it is worth */
        x->prior[0] = 1;
        return;
    }
    if (knows_priors(x))
        x->policy->priors(x->rules, x->work, x->weights, x->legal, n,
                          x->scratch, x->prior);
    for (int i = 0; i < n; i++) {
        if (!knows_priors(x))
            x->prior[i] = 1;
        else if (x->prior[i] > 0 && temper != 1)
            x->prior[i] = real_exp(temper * real_log(x->prior[i]));
        sum += x->prior[i];
    }
    for (int i = 0; i < n; i++)
        x->prior[i] = sum > 0 ? x->prior[i] / sum : 1.0f / (float)n;
}

static int list_actions(struct search *x)
{
    return dsk_legal(x->rules, x->work, x->legal, x->weight,
                     dsk_max_legal(x->rules));
}

static bool add_edge(struct search *x, struct node *node, dsk_action a,
                     float prior)
{
    struct edge *e;

    if (node->nedges == node->cap &&
        !tree_grow_edges(&x->tree, node, 2 * node->cap + 4))
        return false;
    e = &tree_edges(&x->tree, node)[node->nedges++];
    e->action = a;
    e->prior = prior;
    e->child = 0;
    e->visits = 0;
    e->value = 0;
    return true;
}

/* Does the node have an edge for a? */
static bool has_edge(const struct search *x, const struct node *node,
                     dsk_action a)
{
    const struct edge *e = tree_edges(&x->tree, node);

    for (int i = 0; i < node->nedges; i++) {
        if (e[i].action == a)
            return true;
    }
    return false;
}

/*
 * Adds the edges for x->legal[0..n) that are missing and sorts them; of an
 * open game those with prior 0 are left out, and all beyond `most`.
 */
static bool add_edges(struct search *x, struct node *node, int n, int most)
{
    int old = node->nedges;

    read_priors(x, n);
    if (node->cap < n && !tree_grow_edges(&x->tree, node, n > old ? n : old))
        return false;
    for (int i = 0; i < n; i++) {
        if (x->prior[i] <= 0 && x->policy->open)
            continue;
        if ((old == 0 || !has_edge(x, node, x->legal[i])) &&
            !add_edge(x, node, x->legal[i], x->prior[i]))
            return node->nedges > 0;
    }
    sort_edges(tree_edges(&x->tree, node), node->nedges);
    if (old == 0 && node->nedges > most) {
        /* Nothing was taken from the arena behind them: give it back. */
        x->tree.used -= tree_edge_bytes(node->cap) - tree_edge_bytes(most);
        node->nedges = node->cap = (uint16_t)most;
    }
    return node->nedges > 0;
}

static uint16_t *place_of(struct search *x, dsk_action a)
{
    return &x->place[a * GOLDEN >> (32 - SEARCH_PLACE_BITS)];
}

/* Writes down where the actions of the list are; some share a place. */
static void note_places(struct search *x, int n)
{
    for (int i = 0; i < n; i++)
        *place_of(x, x->legal[i]) = (uint16_t)i;
}

/* Is a in the sorted list?  Without a branch that nobody could foretell. */
static bool is_found(const dsk_action *list, int count, dsk_action a)
{
    int n = count;

    while (n > 1) {
        int half = n / 2;

        list += list[half - 1] < a ? half : 0;
        n -= half;
    }
    return n == 1 && *list == a;
}

/* Is a in the list x->legal[0..n)?  Mostly it is, where it was noted. */
static bool is_listed(struct search *x, int n, dsk_action a)
{
    int i = *place_of(x, a);

    return (i < n && x->legal[i] == a) || is_found(x->legal, n, a);
}

/* ---- the root ----------------------------------------------------------- */

float select_bias(const struct search *x, dsk_action a)
{
    uint64_t h = rng_mix(x->seed ^ rng_mix(a));
    float sum = 0;

    if (x->params.noise <= 0)
        return 0;
    /* Four uniform numbers: mean 2, deviation 1 / sqrt 3. */
    for (int i = 0; i < 4; i++, h >>= 16)
        sum += (float)(h & 0xffff) / 65536.0f;
    return x->params.noise * (sum - 2) * 1.7320508f;
}

/*
 * Overlooks some actions, never the last that is left of those worth a try:
 * they stand first.
 */
static void overlook(struct search *x, struct node *node)
{
    struct edge *e = tree_edges(&x->tree, node);
    int n = node->nedges, kept = 0;

    while (n > 1 && e[n - 1].prior <= 0)
        n--;
    for (int i = 0; i < n; i++) {
        uint64_t h = rng_mix(x->seed + rng_mix(~e[i].action));
        bool last = i == n - 1 && kept == 0;

        if (last || (float)(h >> 40) / 16777216.0f >= x->params.blind)
            e[kept++] = e[i];
    }
    node->nedges = (uint16_t)kept;
}

/*
 * What was kept from the move before may know actions that are not there now,
 * because what was hidden then has turned out otherwise.
 */
static void drop_unlisted(struct search *x, struct node *node, int n)
{
    struct edge *e = tree_edges(&x->tree, node);
    int kept = 0;

    for (int i = 0; i < node->nedges; i++) {
        if (is_listed(x, n, e[i].action))
            e[kept++] = e[i];
    }
    node->nedges = (uint16_t)kept;
}

bool select_root(struct search *x)
{
    struct node *node = tree_node(&x->tree, x->tree.root);
    int n;

    dsk_copy(x->rules, x->work, x->root);
    dsk_resample(x->rules, x->work, x->seat, rng_next(&x->rng));
    n = list_actions(x);
    node->mover = (int8_t)x->seat;
    if (n > 0 && node->nedges > 0)
        drop_unlisted(x, node, n);
    if (n <= 0 || !add_edges(x, node, n, n))
        return false;
    if (x->params.blind > 0)
        overlook(x, node);
    return true;
}

/* ---- the choice --------------------------------------------------------- */

/* How many edges widening shows. */
static int width(const struct search *x, const struct node *node)
{
    float k;

    if (x->params.widen <= 0 || !knows_priors(x))
        return node->nedges;
    k = WIDEN_FIRST + x->params.widen * real_sqrt((float)node->visits);
    return k < (float)node->nedges ? (int)k : node->nedges;
}

/* The mover's mean value of the node, from what its edges know. */
static float mean_value(const struct edge *e, int n)
{
    float sum = 0;
    uint32_t visits = 0;

    for (int i = 0; i < n; i++) {
        sum += e[i].value;
        visits += e[i].visits;
    }
    return visits > 0 ? sum / (float)visits : 0.5f;
}

/* One choice: what all its edges share. */
struct choice {
    const struct search *x;
    bool root;
    float parent;  /* value of an edge nobody took */
    float curious; /* factor of the prior          */
    float logs;    /* plain UCT: logarithm of visits */
};

static float appeal(const struct choice *c, const struct edge *e)
{
    float n = (float)e->visits, q;

    if (c->x->params.plain) {
        if (e->visits == 0)
            return 1e9f;
        return e->value / n + c->x->params.explore * real_sqrt(c->logs / n);
    }
    q = e->visits > 0 ? e->value / n : c->parent;
    if (c->root)
        q += select_bias(c->x, e->action);
    return q + c->curious * e->prior / (1 + n);
}

/* The best edge among those listed (all, if n < 0). */
static int best_edge(struct search *x, const struct node *node, bool root,
                     int n)
{
    const struct edge *e = tree_edges(&x->tree, node);
    struct choice c = {.x = x, .root = root};
    int left = width(x, node), choice = -1;
    float best = 0, visits = (float)node->visits;
    uint32_t equal = 0;

    c.parent = mean_value(e, node->nedges) - x->params.unseen;
    c.curious = x->params.explore * real_sqrt(visits + 1);
    c.logs = real_log(visits + 1);
    for (int i = 0; i < node->nedges && left > 0; i++) {
        float value;

        if (n >= 0 && !is_listed(x, n, e[i].action))
            continue;
        if (e[i].prior <= 0 && choice >= 0)
            break;
        left--;
        value = appeal(&c, &e[i]);
        if (choice < 0 || value > best) {
            best = value;
            choice = i;
            equal = 1;
        } else if (x->params.plain && value == best &&
                   rng_below(&x->rng, ++equal) == 0) {
            choice = i;
        }
    }
    return choice;
}

/* Does every listed action have its edge? */
static bool all_known(struct search *x, const struct node *node, int n)
{
    const struct edge *e = tree_edges(&x->tree, node);
    int known = 0;

    if (node->nedges < n)
        return false;
    note_places(x, n);
    for (int i = 0; i < node->nedges; i++)
        known += is_listed(x, n, e[i].action);
    return known == n;
}

/* The edge of the one action to try at the root, -1 if it has none. */
static int only_edge(const struct search *x, const struct node *node)
{
    const struct edge *e = tree_edges(&x->tree, node);

    for (int i = 0; i < node->nedges; i++) {
        if (e[i].action == x->only)
            return i;
    }
    return -1;
}

static int decide(struct search *x, struct node *node, bool root)
{
    int n, old = node->nedges;
    bool known;

    if (root && x->only != 0) {
        int i = only_edge(x, node);

        if (i < 0 && add_edge(x, node, x->only, 0))
            i = node->nedges - 1;
        return i;
    }
    if (node->nedges > 0 && (root || x->policy->open))
        return best_edge(x, node, root, -1);
    n = list_actions(x);
    if (n <= 0)
        return -1;
    known = old > 0 && all_known(x, node, n);
    if (!known)
        add_edges(x, node, n, x->policy->open ? EDGES_MAX : UINT16_MAX);
    if (node->nedges == 0)
        return -1;
    /* First edges are those of the list; so are all if there are no more. */
    if (x->policy->open || old == 0 || (known && old == n))
        n = -1;
    return best_edge(x, node, root, n);
}

/* ---- chance ------------------------------------------------------------- */

/* A number that runs evenly over all 32 bits from visit to visit. */
static uint32_t spread(const struct search *x, const struct node *node,
                       int depth)
{
    uint32_t phase = (uint32_t)rng_mix(x->seed + (uint64_t)depth);

    return phase + node->visits * GOLDEN;
}

/* Makes the edges of an open game's draw; they are the same for ever. */
static bool open_draw(struct search *x, struct node *node)
{
    int n = list_actions(x);

    if (n <= 0 || !tree_grow_edges(&x->tree, node, n))
        return false;
    for (int i = 0; i < n; i++)
        add_edge(x, node, x->legal[i], (float)x->weight[i]);
    return true;
}

static int draw_open(struct search *x, struct node *node, int depth)
{
    const struct edge *e;
    float total = 0, at;
    int i;

    if (node->nedges == 0 && !open_draw(x, node))
        return -1;
    e = tree_edges(&x->tree, node);
    for (i = 0; i < node->nedges; i++)
        total += e[i].prior;
    at = (float)(spread(x, node, depth) >> 8) / 16777216.0f * total;
    for (i = 0; i < node->nedges - 1 && at >= e[i].prior; i++)
        at -= e[i].prior;
    return i;
}

/* The draw depends on the state at hand; its edge is added when it is new. */
static int draw_hidden(struct search *x, struct node *node, int depth)
{
    int n = list_actions(x), i = 0;
    uint64_t total = 0, at;
    const struct edge *e;
    dsk_action a;

    for (int k = 0; k < n; k++)
        total += x->weight[k];
    if (total == 0)
        return -1;
    at = spread(x, node, depth) * total >> 32;
    for (; at >= x->weight[i]; i++)
        at -= x->weight[i];
    a = x->legal[i];
    if (x->policy->alike != NULL)
        a = x->policy->alike(x->rules, x->work, a);
    e = tree_edges(&x->tree, node);
    for (int k = 0; k < node->nedges; k++) {
        if (e[k].action == a)
            return k;
    }
    return add_edge(x, node, a, (float)x->weight[i]) ? node->nedges - 1 : -1;
}

int select_edge(struct search *x, tree_place p, int depth)
{
    struct node *node = tree_node(&x->tree, p);
    int who = dsk_player(x->rules, x->work);

    node->mover = (int8_t)who;
    if (who >= 0)
        return decide(x, node, p == x->tree.root);
    return x->policy->open ? draw_open(x, node, depth)
                           : draw_hidden(x, node, depth);
}
