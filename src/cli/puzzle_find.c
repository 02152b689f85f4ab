/* Which positions are puzzles, and how hard they are: see puzzle.h. */
#include "cli/puzzle.h"

#include <stdlib.h>
#include <string.h>

#include "cli/table.h"
#include "game/rng.h"

/* How far ahead the best action must be. */
#define LEAD 0.05f
/* What is as good as won or lost is no puzzle. */
#define WIN_LOW  0.06f
#define WIN_HIGH 0.97f
/* Fewer choices than this are none. */
#define CHOICES_MIN 3
/* Other actions that are looked at as closely, with this part of playouts. */
#define RIVALS     3
#define RIVAL_PART 8
/* The deeper search against the first, and the cheap look before both. */
#define DEEP      4
#define LOOK_PART 4
#define LOOK_LEAD 0.04f
/* Grades above this one are hard: a quick look does not find them. */
#define HARD_FROM  2
#define LINES_MOST 4

struct puzzle_search {
    const dsk_rules *rules;
    uint64_t playouts;
    struct search search;
    struct search_params params;
    void *block;
    float weights[AI_WEIGHTS_MAX];
    struct ai_brain *brain[NPUZZLE_LEVELS];
};

struct puzzle_search *puzzle_search_open(const dsk_rules *r, uint64_t playouts)
{
    static const char *const level[NPUZZLE_LEVELS] = {"easy", "medium", "hard"};
    struct puzzle_search *x = cli_memory(sizeof *x);
    size_t size = search_memory(r, playouts * (DEEP + 2) + 1);

    x->rules = r;
    x->playouts = playouts;
    x->block = cli_memory(size);
    ai_weights_default(ai_policy_of(r), x->weights);
    search_params_of(r, x->weights, &x->params);
    search_init(&x->search, r, x->weights, &x->params, x->block, size);
    for (int i = 0; i < NPUZZLE_LEVELS; i++) {
        struct ai_bot bot;

        ai_bot_read(&bot, level[i], strlen(level[i]), NULL);
        x->brain[i] =
            ai_brain_init(&bot, r, cli_memory(ai_brain_size(&bot, r)));
    }
    return x;
}

void puzzle_search_free(struct puzzle_search *x)
{
    for (int i = 0; i < NPUZZLE_LEVELS; i++)
        free(x->brain[i]);
    free(x->block);
    free(x);
}

static void run(struct puzzle_search *x, uint64_t playouts)
{
    struct search_limits limits = {.playouts = playouts};

    while (search_run(&x->search, &limits, 256) == SEARCH_MORE)
        ;
}

static int lines_of(const struct puzzle_search *x, struct search_line *out)
{
    const struct search *const one[] = {&x->search};

    return search_lines(one, 1, out, LINES_MOST);
}

static uint64_t visits(const struct puzzle_search *x)
{
    return tree_node(&x->search.tree, x->search.tree.root)->visits;
}

/* What the search knows of an action's chance to win. */
static float win_of(const struct puzzle_search *x, dsk_action a, int seat)
{
    struct search_line *all =
        cli_memory((size_t)dsk_max_legal(x->rules) * sizeof *all);
    const struct search *const one[] = {&x->search};
    int n = search_lines(one, 1, all, dsk_max_legal(x->rules));
    float win = 0;

    for (int i = 0; i < n; i++) {
        if (all[i].action == a)
            win = all[i].win[seat];
    }
    free(all);
    return win;
}

struct puzzle_verdict puzzle_judge(struct puzzle_search *x, const dsk_state *s,
                                   int times, uint64_t seed)
{
    struct puzzle_verdict v = {0};
    struct search_line line[LINES_MOST];
    uint64_t playouts = x->playouts * (uint64_t)times;
    int seat = dsk_player(x->rules, s), n;

    search_forget(&x->search);
    if (search_begin(&x->search, s, rng_mix(seed)) < 0)
        return v;
    run(x, playouts);
    n = lines_of(x, line);
    v.best = line[0].action;
    v.win = line[0].win[seat];
    v.lead = 1;
    v.choices = tree_node(&x->search.tree, x->search.tree.root)->nedges;
    for (int i = 1; i < n && i <= RIVALS; i++) {
        float lead;

        if (line[i].visits < playouts / RIVAL_PART) {
            search_only(&x->search, line[i].action);
            run(x, visits(x) + playouts / RIVAL_PART - line[i].visits);
        }
        lead = v.win - win_of(x, line[i].action, seat);
        v.lead = lead < v.lead ? lead : v.lead;
    }
    return v;
}

static bool puzzle_clear(const struct puzzle_verdict *v)
{
    return v->best != 0 && v->choices >= CHOICES_MIN && v->lead >= LEAD &&
           v->win >= WIN_LOW && v->win <= WIN_HIGH;
}

/*
 * A small search: most positions end here.  Without playing on, which is quick,
 * unless what is wanted is hard: that is just what such a search overlooks.
 */
static bool look(struct puzzle_search *x, const dsk_state *s, uint64_t seed,
                 bool hard)
{
    struct search_line line[LINES_MOST];
    int seat = dsk_player(x->rules, s), n;

    search_forget(&x->search);
    if (!hard)
        x->search.params.turns = x->search.params.open_turns = 0;
    if (search_begin(&x->search, s, rng_mix(seed)) < 0)
        return false;
    run(x, x->playouts / LOOK_PART);
    x->search.params = x->params;
    n = lines_of(x, line);
    return n >= CHOICES_MIN && line[0].win[seat] >= WIN_LOW &&
           line[0].win[seat] <= WIN_HIGH &&
           line[0].win[seat] - line[1].win[seat] >= LOOK_LEAD;
}

int puzzle_grade(const int found[NPUZZLE_LEVELS])
{
    int grade = 1;

    while (grade <= NPUZZLE_LEVELS && found[grade - 1] < PUZZLE_TRIES - 1)
        grade++;
    return grade;
}

/* How many bots of a level find it. */
static int found_by(struct puzzle_search *x, const dsk_state *s, int level,
                    dsk_action best, uint64_t seed)
{
    uint64_t luck = rng_mix(seed + (uint64_t)level);
    int found = 0;

    for (int k = 0; k < PUZZLE_TRIES; k++) {
        ai_brain_forget(x->brain[level]);
        found += ai_brain_choose(x->brain[level], s, &luck) == best;
    }
    return found;
}

static bool format_best(const struct puzzle_search *x, const dsk_state *s,
                        dsk_action best, struct puzzle *out)
{
    return dsk_format(x->rules, s, best, out->best, sizeof out->best) <
           (int)sizeof out->best;
}

/* Do bots of an easier grade than is wanted find it? */
static bool too_easy(struct puzzle_search *x, const dsk_state *s,
                     dsk_action best, uint64_t seed, int least,
                     int found[NPUZZLE_LEVELS])
{
    for (int i = 0; i < least - 1; i++) {
        found[i] = found_by(x, s, i, best, seed);
        if (puzzle_grade(found) <= i + 1)
            return true;
    }
    return false;
}

bool puzzle_try(struct puzzle_search *x, const dsk_state *s, uint64_t seed,
                int least, struct puzzle *out)
{
    struct puzzle_verdict v, deep;
    float lead;

    if (dsk_draft(x->rules, s) || dsk_count_legal(x->rules, s) < CHOICES_MIN ||
        !look(x, s, seed, least > HARD_FROM))
        return false;
    v = puzzle_judge(x, s, 1, seed + 1);
    if (!puzzle_clear(&v) || !format_best(x, s, v.best, out) ||
        too_easy(x, s, v.best, seed + 3, least, out->found))
        return false;
    deep = puzzle_judge(x, s, DEEP, seed + 2);
    if (!puzzle_clear(&deep) || deep.best != v.best)
        return false;
    lead = deep.lead < v.lead ? deep.lead : v.lead;
    out->lead = (int)(lead * 1000.0f);
    for (int i = least - 1; i < NPUZZLE_LEVELS; i++)
        out->found[i] = found_by(x, s, i, v.best, seed + 3);
    out->grade = puzzle_grade(out->found);
    return out->grade >= least;
}
