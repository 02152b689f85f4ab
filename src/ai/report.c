/* What searches found, for people and programs: see search.h. */
#include "ai/walk.h"

#include "game/mem.h"

/* The edge of a search's root for an action, NULL if it has none. */
static const struct edge *root_edge(const struct search *x, dsk_action a)
{
    const struct node *root = tree_node(&x->tree, x->tree.root);
    const struct edge *e = tree_edges(&x->tree, root);

    for (int i = 0; i < root->nedges; i++) {
        if (e[i].action == a)
            return &e[i];
    }
    return NULL;
}

/* An action with the sums of all searches. */
struct sum {
    dsk_action action;
    uint64_t visits;
    float value; /* mean, misjudgement included */
    float prior;
};

static struct sum sum_of(const struct search *const *x, int n,
                         const struct edge *first)
{
    struct sum s = {first->action, 0, 0, first->prior};
    float value = 0;

    for (int i = 0; i < n; i++) {
        const struct edge *e = root_edge(x[i], first->action);

        if (e == NULL)
            continue;
        s.visits += e->visits;
        value += e->value;
    }
    if (s.visits > 0)
        s.value = value / (float)s.visits + select_bias(x[0], s.action);
    return s;
}

/* Most visits, then best value, then best prior, then first. */
static bool is_better(const struct sum *a, const struct sum *b)
{
    if (a->visits != b->visits)
        return a->visits > b->visits;
    if (a->value != b->value)
        return a->value > b->value;
    if (a->prior != b->prior)
        return a->prior > b->prior;
    return a->action < b->action;
}

/* The child that was visited most, as the next of a line. */
static const struct edge *main_edge(const struct search *x, tree_place p)
{
    const struct node *node = tree_node(&x->tree, p);
    const struct edge *e = tree_edges(&x->tree, node), *best = NULL;

    for (int i = 0; i < node->nedges; i++) {
        if (e[i].visits > 0 && (best == NULL || e[i].visits > best->visits))
            best = &e[i];
    }
    return best;
}

static void read_pv(const struct search *x, struct search_line *line)
{
    const struct edge *e = root_edge(x, line->action);

    while (e != NULL && line->npv < SEARCH_PV_MAX) {
        line->pv[line->npv++] = e->action;
        e = e->child != 0 ? main_edge(x, e->child) : NULL;
    }
}

/* Means of what all searches booked behind an action. */
static void read_means(const struct search *const *x, int n,
                       struct search_line *line)
{
    int players = x[0]->players;
    float visits = 0;

    for (int i = 0; i < n; i++) {
        const struct edge *e = root_edge(x[i], line->action);
        const struct node *node;

        if (e == NULL || e->child == 0)
            continue;
        node = tree_node(&x[i]->tree, e->child);
        visits += (float)node->visits;
        for (int k = 0; k < players; k++) {
            line->win[k] += node->sum[k];
            line->score[k] += node->sum[players + k];
        }
    }
    for (int k = 0; k < players && visits > 0; k++) {
        line->win[k] /= visits;
        line->score[k] /= visits;
    }
}

static void fill_line(const struct search *const *x, int n, const struct sum *s,
                      struct search_line *line)
{
    mem_fill(line, 0, sizeof *line);
    line->action = s->action;
    line->visits = s->visits;
    line->value = s->value;
    read_means(x, n, line);
    for (int i = 0; i < n && line->npv <= 1; i++) {
        line->npv = 0;
        read_pv(x[i], line);
    }
}

int search_lines(const struct search *const *x, int n, struct search_line *out,
                 int max)
{
    const struct node *root = tree_node(&x[0]->tree, x[0]->tree.root);
    const struct edge *e = tree_edges(&x[0]->tree, root);
    struct sum last = {0}, best;
    int found = 0;

    /* The k-th best is the best that is worse than the one before. */
    for (; found < max && found < root->nedges; found++) {
        bool some = false;

        for (int i = 0; i < root->nedges; i++) {
            struct sum s = sum_of(x, n, &e[i]);

            if ((found == 0 || is_better(&last, &s)) &&
                s.action != last.action && (!some || is_better(&s, &best))) {
                best = s;
                some = true;
            }
        }
        if (!some)
            break;
        fill_line(x, n, &best, &out[found]);
        last = best;
    }
    return found;
}

uint64_t search_visits(const struct search *const *x, int n)
{
    uint64_t visits = 0;

    for (int i = 0; i < n; i++)
        visits += tree_node(&x[i]->tree, x[i]->tree.root)->visits;
    return visits;
}

uint64_t search_nodes(const struct search *const *x, int n)
{
    uint64_t nodes = 0;

    for (int i = 0; i < n; i++)
        nodes += x[i]->tree.nodes;
    return nodes;
}
