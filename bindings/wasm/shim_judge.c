/*
 * What a decision was worth: a search of the position and, if it was not the
 * best, a further one of what was played, as `deskovka analyse` does it.
 */
#include "shim.h"

#include "ai/players.h"

/* Part of the playouts that the played action gets at least. */
#define PLAYED_PART 4
/* More have no room in 32 bits. */
#define PLAYOUTS_MOST 1000000
/* Chances are written in parts of this. */
#define WHOLE 10000

static struct search search;
static float weights[AI_WEIGHTS_MAX];

static void run(struct search_limits *limits, uint64_t playouts)
{
    limits->playouts = playouts;
    while (search_run(&search, limits, 64) == SEARCH_MORE)
        ;
}

/* Reads the search; the line of an action, the best one if it has none. */
static struct search_line line_of(struct search_line *all, dsk_action a,
                                  struct search_line *best)
{
    const struct search *const one[] = {&search};
    int n = search_lines(one, 1, all, dsk_max_legal(shim.rules));

    *best = all[0];
    for (int i = 0; i < n; i++) {
        if (all[i].action == a)
            return all[i];
    }
    return all[0];
}

static uint64_t visits(void)
{
    return tree_node(&search.tree, search.tree.root)->visits;
}

/* A list of numbers with blanks between and a line feed. */
static void put_numbers(struct text *t, const float *v, int n, float unit)
{
    for (int i = 0; i < n; i++) {
        if (i > 0)
            text_char(t, ' ');
        text_int(t, (int64_t)(v[i] * unit + (v[i] < 0 ? -0.5f : 0.5f)));
    }
    text_char(t, '\n');
}

static int write(dsk_action played, const struct search_line *mine,
                 const struct search_line *best, int choices)
{
    int players = search.players, seat = search.seat;
    float both[2] = {mine->win[seat], best->win[seat]};
    struct text t = shim_text();
    char text[128];

    text_int(&t, seat);
    text_char(&t, ' ');
    text_int(&t, choices);
    text_char(&t, ' ');
    text_int(&t, mine->action == best->action || played == 0);
    text_char(&t, '\n');
    dsk_format(shim.rules, shim.state, best->action, text, sizeof text);
    text_put(&t, text);
    text_char(&t, '\n');
    put_numbers(&t, both, 2, WHOLE);
    put_numbers(&t, mine->win, players, WHOLE);
    put_numbers(&t, mine->score, players, 10);
    return shim_end(&t);
}

static bool open_search(uint64_t playouts, struct search_line **all)
{
    const dsk_rules *r = shim.rules;
    size_t size = search_memory(r, playouts * 3 / 2 + 1);
    size_t lines = (size_t)dsk_max_legal(r) * sizeof **all;
    struct search_params params;
    char *block = shim_thinking(size + 64 + lines);

    if (block == NULL)
        return false;
    *all = (struct search_line *)(void *)(block + ((size + 63) & ~(size_t)63));
    ai_weights_default(ai_policy_of(r), weights);
    search_params_of(r, weights, &params);
    search_init(&search, r, weights, &params, block, size);
    return true;
}

/*
 * The decision of the input (a seat must be to act; "" asks for the best one
 * alone).  Lines: `seat choices good`, the best action, `played best` chances
 * of the seat, chances of all, expected scores of all (in tenths).
 */
EXPORT(judge) int shim_judge(uint32_t playouts);
int shim_judge(uint32_t playouts)
{
    struct search_limits limits = {0};
    struct search_line *all, best, mine;
    dsk_action played = 0;
    dsk_note why;
    int status = DSK_OK, choices;

    if (dsk_player(shim.rules, shim.state) < 0 || playouts < 1 ||
        playouts > PLAYOUTS_MOST)
        return shim_fail(DSK_E_ARGUMENT);
    if (shim_in[0] != '\0')
        status = dsk_parse(shim.rules, shim.state, shim_in, &played, &why);
    if (status < 0)
        return shim_refuse(status, &why);
    if (!open_search(playouts, &all))
        return shim_fail(DSK_E_SPACE);
    status = search_begin(&search, shim.state, shim.rng);
    if (status < 0)
        return shim_fail(status);
    run(&limits, playouts);
    choices = tree_node(&search.tree, search.tree.root)->nedges;
    mine = line_of(all, played, &best);
    if (played != 0 && played != best.action &&
        (mine.action != played || mine.visits < playouts / PLAYED_PART)) {
        struct search_line again;
        uint64_t have = mine.action == played ? mine.visits : 0;

        search_only(&search, played);
        run(&limits, visits() + playouts / PLAYED_PART - have);
        mine = line_of(all, played, &again);
    }
    return write(played, &mine, &best, choices);
}
