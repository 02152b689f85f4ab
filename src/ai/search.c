/* The search: see search.h.  The way down is select.c, its end value.c. */
#include "ai/search.h"

#include "ai/real.h"
#include "ai/walk.h"
#include "game/check.h"
#include "game/mem.h"
#include "game/rng.h"
#include "game/text.h"

/* Playouts between two looks at the clock. */
#define CLOCK_EVERY 8

/*
 * Bytes of a tree for each playout: a node, and a share of edges.  About one
 * node in three is visited again and gets some 40 of 20 bytes.  Where a playout
 * adds a whole turn it is some three nodes and 25 edges.
 */
#define EDGE_SHARE 288
#define TURN_SHARE 648
/* The edges of the root alone come on top, both halves count. */
#define LEAST_PLAYOUTS 16

static size_t lines(size_t n)
{
    return (n + 63) & ~(size_t)63;
}

/* ---- parameters --------------------------------------------------------- */

static const struct {
    const char *name;
    size_t at;
    float value;
} tunable[] = {
    {"search_explore", offsetof(struct search_params, explore), 0.7f},
    {"search_unseen", offsetof(struct search_params, unseen), 0.03f},
    {"search_widen", offsetof(struct search_params, widen), 1.0f},
    {"search_share", offsetof(struct search_params, share), 0.2f},
    {"search_scale", offsetof(struct search_params, scale), 20.0f},
    {"search_temper", offsetof(struct search_params, temper), 1.0f},
    {"search_turns", offsetof(struct search_params, turns), 0.0f},
    {"search_mix", offsetof(struct search_params, mix), 0.5f},
    {"search_open_turns", offsetof(struct search_params, open_turns), 0.0f},
    {"search_open_mix", offsetof(struct search_params, open_mix), 0.5f},
};

/* NAME_2 is the weight for two players where there is one, else NAME. */
static int find_weight(const struct ai_policy *policy, const char *name,
                       int players)
{
    char own[40];
    struct text t = text_start(own, sizeof own);
    int k;

    text_put(&t, name);
    text_put(&t, "_");
    text_int(&t, players);
    text_end(&t);
    k = ai_weight_find(policy, own, text_length(own));
    return k >= 0 ? k : ai_weight_find(policy, name, text_length(name));
}

void search_params_of(const dsk_rules *r, const float *weights,
                      struct search_params *out)
{
    const struct ai_policy *policy = ai_policy_of(r);

    mem_fill(out, 0, sizeof *out);
    for (size_t i = 0; i < sizeof tunable / sizeof tunable[0]; i++) {
        int k = find_weight(policy, tunable[i].name, dsk_players(r));
        float value = tunable[i].value;

        if (k >= 0)
            value = weights != NULL ? weights[k] : policy->weights[k].value;
        mem_copy((char *)out + tunable[i].at, &value, sizeof value);
    }
}

/* ---- memory ------------------------------------------------------------- */

/* The parts of the block before the tree, in this order. */
static size_t take(char **at, size_t bytes)
{
    *at += lines(bytes);
    return bytes;
}

static size_t list_bytes(const dsk_rules *r)
{
    return (size_t)dsk_max_legal(r) * sizeof(dsk_action);
}

static size_t head_bytes(const dsk_rules *r)
{
    const struct ai_policy *p = ai_policy_of(r);

    return 2 * lines(dsk_state_size(r)) + 3 * lines(list_bytes(r)) +
           lines(p->scratch_size != NULL ? p->scratch_size(r) : 1);
}

size_t search_memory(const dsk_rules *r, uint64_t playouts)
{
    size_t each = tree_node_bytes(dsk_players(r)) +
                  (ai_policy_of(r)->settle ? TURN_SHARE : EDGE_SHARE);
    size_t root = tree_edge_bytes(dsk_max_legal(r));

    return head_bytes(r) +
           2 * lines(root + ((size_t)playouts + LEAST_PLAYOUTS) * each);
}

void search_init(struct search *x, const dsk_rules *r, const float *weights,
                 const struct search_params *params, void *block, size_t size)
{
    char *at = block;

    mem_fill(x, 0, sizeof *x);
    x->rules = r;
    x->policy = ai_policy_of(r);
    x->weights = weights;
    x->params = *params;
    x->players = dsk_players(r);
    x->root = (dsk_state *)at;
    take(&at, dsk_state_size(r));
    x->work = (dsk_state *)at;
    take(&at, dsk_state_size(r));
    x->legal = (dsk_action *)at;
    take(&at, list_bytes(r));
    x->weight = (uint32_t *)at;
    take(&at, list_bytes(r));
    x->prior = (float *)at;
    take(&at, list_bytes(r));
    x->scratch = at;
    if (x->policy->prepare != NULL)
        x->policy->prepare(x->scratch);
    dsk_assert(size >= search_memory(r, 1));
    tree_init(&x->tree, x->players, (char *)block + head_bytes(r),
              size - head_bytes(r));
}

/* ---- beginning ---------------------------------------------------------- */

/* What the seat can tell of a state: equal for states it cannot tell apart. */
static uint64_t seen_hash(struct search *x, const dsk_state *s, int seat)
{
    dsk_copy(x->rules, x->work, s);
    dsk_resample(x->rules, x->work, seat, 1);
    return dsk_hash(x->rules, x->work);
}

void search_forget(struct search *x)
{
    tree_clear(&x->tree);
    x->rooted = false;
}

int search_begin(struct search *x, const dsk_state *s, uint64_t seed)
{
    int who = dsk_player(x->rules, s);
    bool keep = x->rooted && who == x->seat &&
                seen_hash(x, x->root, who) == seen_hash(x, s, who);

    if (who < 0)
        return who == DSK_OVER ? DSK_E_OVER : DSK_E_ARGUMENT;
    if (!keep)
        search_forget(x);
    x->seat = who;
    x->opening = x->policy->opening != NULL && x->policy->opening(x->rules, s);
    x->rng = x->seed = seed;
    x->playouts = 0;
    x->only = 0;
    x->timed = false;
    dsk_copy(x->rules, x->root, s);
    x->rooted = true;
    if (!select_root(x)) {
        search_forget(x);
        x->rooted = select_root(x);
        dsk_assert(x->rooted);
    }
    return DSK_OK;
}

/* ---- a playout ---------------------------------------------------------- */

static void book(struct search *x, struct node *node, const float *win,
                 const float *score)
{
    node->visits++;
    for (int i = 0; i < x->players; i++) {
        node->sum[i] += win[i];
        node->sum[x->players + i] += score[i];
    }
}

static void book_all(struct search *x, const struct step *path, int n,
                     const float *win, const float *score)
{
    float value[DSK_PLAYERS_MAX];

    for (int i = 0; i < x->players; i++)
        value[i] = value_of(x, win, score, i);
    for (int i = 0; i < n; i++) {
        struct node *node = tree_node(&x->tree, path[i].node);

        book(x, node, win, score);
        if (path[i].edge >= 0) {
            struct edge *e = &tree_edges(&x->tree, node)[path[i].edge];

            e->visits++;
            e->value += node->mover >= 0 ? value[node->mover] : 0;
        }
    }
}

/* The node behind an edge, made if need be; 0 if there is no room. */
static tree_place child_of(struct search *x, const struct step *step)
{
    struct node *node = tree_node(&x->tree, step->node);
    struct edge *e = &tree_edges(&x->tree, node)[step->edge];

    if (e->child == 0)
        e->child = tree_new_node(&x->tree);
    return e->child;
}

/*
 * Does a playout end here?  At a node nobody has been to; where positions are
 * valued between turns only, a turn is played to its end first, by the same
 * edges that later playouts choose from.
 */
static bool is_leaf(const struct search *x, tree_place p)
{
    int who = dsk_player(x->rules, x->work);

    bool amid = who >= 0 && x->policy->settle && !x->params.plain;

    return who == DSK_OVER || (tree_node(&x->tree, p)->visits == 0 && !amid);
}

static void playout(struct search *x)
{
    struct step path[WALK_MAX];
    float win[DSK_PLAYERS_MAX], score[DSK_PLAYERS_MAX];
    tree_place p = x->tree.root;
    int n = 0;

    dsk_copy(x->rules, x->work, x->root);
    if (!x->policy->open)
        dsk_resample(x->rules, x->work, x->seat, rng_next(&x->rng));
    while (p != 0) {
        struct step *step = &path[n];

        step->node = p;
        step->edge = -1;
        n++;
        if (n == WALK_MAX || (n > 1 && is_leaf(x, p)))
            break;
        step->edge = select_edge(x, p, n);
        if (step->edge < 0)
            break;
        dsk_apply(
            x->rules, x->work,
            tree_edges(&x->tree, tree_node(&x->tree, p))[step->edge].action,
            NULL, NULL);
        p = child_of(x, step);
    }
    value_leaf(x, win, score);
    book_all(x, path, n, win, score);
    x->playouts++;
}

/* ---- running ------------------------------------------------------------ */

/* Can no playout left change which action has most visits? */
static bool is_decided(const struct search *x, uint64_t left)
{
    const struct node *root = tree_node(&x->tree, x->tree.root);
    const struct edge *e = tree_edges(&x->tree, root);
    uint32_t best = 0, second = 0;

    /* They stand by prior: a single one worth a try needs no search. */
    if (root->nedges == 1 || (e[0].prior > 0 && e[1].prior <= 0))
        return true;
    for (int i = 0; i < root->nedges; i++) {
        if (e[i].visits > best) {
            second = best;
            best = e[i].visits;
        } else if (e[i].visits > second) {
            second = e[i].visits;
        }
    }
    return best - second > left;
}

static enum search_status time_over(struct search *x,
                                    const struct search_limits *limits)
{
    uint64_t now;

    if (limits->time == 0 || limits->now == NULL)
        return SEARCH_MORE;
    now = limits->now(limits->user);
    if (!x->timed) {
        x->timed = true;
        x->began = now;
    }
    return now - x->began >= limits->time ? SEARCH_TIME : SEARCH_MORE;
}

static enum search_status look_up(struct search *x,
                                  const struct search_limits *limits)
{
    uint32_t visits = tree_node(&x->tree, x->tree.root)->visits;

    if (limits->stop != NULL &&
        atomic_load_explicit(limits->stop, memory_order_relaxed) != 0)
        return SEARCH_STOPPED;
    if (limits->playouts > 0 && visits >= limits->playouts)
        return SEARCH_PLAYOUTS;
    if (limits->nodes > 0 && x->tree.nodes >= limits->nodes)
        return SEARCH_NODES;
    if (x->playouts % CLOCK_EVERY != 0)
        return SEARCH_MORE;
    if (x->params.early &&
        is_decided(x, limits->playouts > 0 ? limits->playouts - visits
                                           : UINT64_MAX))
        return SEARCH_DECIDED;
    if (time_over(x, limits) == SEARCH_TIME && visits >= limits->least)
        return SEARCH_TIME;
    return SEARCH_MORE;
}

enum search_status
search_run(struct search *x, const struct search_limits *limits, uint64_t slice)
{
    enum search_status status = SEARCH_MORE;

    dsk_assert(x->rooted);
    for (uint64_t i = 0; i < slice; i++) {
        status = look_up(x, limits);
        if (status != SEARCH_MORE)
            break;
        playout(x);
    }
    return status;
}

/* ---- the answer --------------------------------------------------------- */

dsk_action search_best(const struct search *x)
{
    const struct search *const one[1] = {x};
    struct search_line line;

    dsk_assert(x->rooted);
    search_lines(one, 1, &line, 1);
    return line.action;
}

void search_only(struct search *x, dsk_action a)
{
    x->only = a;
}

/* The node below the root that an action leads to, 0 if there is none. */
static tree_place below(const struct search *x, dsk_action a)
{
    const struct node *root = tree_node(&x->tree, x->tree.root);
    const struct edge *e = tree_edges(&x->tree, root);

    for (int i = 0; i < root->nedges; i++) {
        if (e[i].action == a)
            return e[i].child;
    }
    return 0;
}

void search_played(struct search *x, dsk_action a)
{
    int who = x->rooted ? dsk_player(x->rules, x->root) : DSK_OVER;
    tree_place p;

    /* What others drew or chose unseen would show in the tree. */
    if (!x->rooted || who == DSK_OVER || !(x->policy->open || who == x->seat) ||
        x->params.blind > 0) {
        search_forget(x);
        return;
    }
    p = below(x, a);
    if (p == 0 || tree_node(&x->tree, p)->visits == 0 ||
        dsk_apply(x->rules, x->root, a, NULL, NULL) < 0) {
        search_forget(x);
        return;
    }
    tree_keep(&x->tree, p);
}
