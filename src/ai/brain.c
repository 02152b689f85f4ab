/* A bot with its memory, in one block: see players.h. */
#include "ai/players.h"

#include "ai/expect.h"
#include "game/check.h"
#include "game/mem.h"
#include "game/rng.h"

/*
 * The block: this, then the memory of a simple bot, of quick moves or of a
 * search.
 */
struct ai_brain {
    struct ai_bot bot;
    struct ai_context context;
    struct search search;
    struct search_limits limits;
    dsk_action choice; /* of bots that do not search; 0: none yet         */
    dsk_action played; /* by the search, which it is told when it goes on */
    bool begun;        /* the search has a position                       */
    float weights[AI_WEIGHTS_MAX];
};

/* Playouts between two looks at whether to go on. */
#define SLICE (1 << 20)
/* Positions that expectimax values for a choice, unless `nodes` says so. */
#define VALUES_USUAL 400000

static size_t head(void)
{
    return (sizeof(struct ai_brain) + 63) & ~(size_t)63;
}

static size_t state_bytes(const dsk_rules *r)
{
    return (dsk_state_size(r) + 63) & ~(size_t)63;
}

/* A state as the seat may see it, and what the policy needs. */
static size_t quick_memory(const dsk_rules *r)
{
    const struct ai_policy *p = ai_policy_of(r);

    return state_bytes(r) + (p->scratch_size != NULL ? p->scratch_size(r) : 0);
}

size_t ai_brain_size(const struct ai_bot *bot, const dsk_rules *r)
{
    switch (bot->player->kind) {
    case AI_SEARCH:
        return head() + search_memory(r, ai_bot_room(bot, r));
    case AI_QUICK:
        return head() + quick_memory(r);
    case AI_EXPECT:
        return head() + expect_memory(r);
    default:
        return head() + ai_scratch_size(r);
    }
}

struct ai_brain *ai_brain_init(const struct ai_bot *bot, const dsk_rules *r,
                               void *block)
{
    const struct ai_policy *policy = ai_policy_of(r);
    struct ai_brain *b = block;
    struct search_params params;

    mem_fill(b, 0, sizeof *b);
    b->bot = *bot;
    b->context.rules = r;
    b->context.scratch = (char *)block + head();
    if (bot->weights != NULL)
        mem_copy(b->weights, bot->weights,
                 (size_t)policy->nweights * sizeof(float));
    else
        ai_weights_default(policy, b->weights);
    b->bot.weights = b->weights;
    if (bot->player->kind == AI_QUICK && policy->prepare != NULL)
        policy->prepare((char *)b->context.scratch + state_bytes(r));
    if (bot->player->kind != AI_SEARCH)
        return b;
    ai_bot_params(&b->bot, r, &params, &b->limits);
    params.early = true;
    search_init(&b->search, r, b->weights, &params, b->context.scratch,
                ai_brain_size(bot, r) - head());
    return b;
}

static dsk_action expect(struct ai_brain *b, const dsk_state *s, uint64_t *rng)
{
    const struct ai_bot *bot = &b->bot;
    struct expect_limits limits = {
        .depth = (int)bot->depth,
        .turns = bot->player->turns,
        .by_hand = bot->player->by_hand,
        .values = bot->nodes > 0 ? bot->nodes : VALUES_USUAL,
        .stop = bot->stop,
        .time = bot->time,
        .now = bot->now,
        .user = bot->user,
    };

    return expect_choose(b->context.rules, s, b->weights, &limits,
                         b->context.scratch, rng);
}

static dsk_action quick(struct ai_brain *b, const dsk_state *s, uint64_t *rng)
{
    const dsk_rules *r = b->context.rules;
    dsk_state *seen = b->context.scratch;

    dsk_copy(r, seen, s);
    dsk_resample(r, seen, dsk_player(r, s), rng_next(rng));
    return ai_policy_of(r)->playout(r, seen, b->weights,
                                    (char *)seen + state_bytes(r), rng);
}

int ai_brain_begin(struct ai_brain *b, const dsk_state *s, uint64_t *rng)
{
    int who = dsk_player(b->context.rules, s);

    if (who < 0)
        return who == DSK_OVER ? DSK_E_OVER : DSK_E_ARGUMENT;
    switch (b->bot.player->kind) {
    case AI_SEARCH:
        if (b->played != 0)
            search_played(&b->search, b->played);
        b->played = 0;
        b->begun = true;
        return search_begin(&b->search, s, rng_next(rng));
    case AI_QUICK:
        b->choice = quick(b, s, rng);
        return DSK_OK;
    case AI_EXPECT:
        b->choice = expect(b, s, rng);
        return DSK_OK;
    default:
        b->choice = b->bot.player->choose(&b->context, s, rng);
        return DSK_OK;
    }
}

bool ai_brain_run(struct ai_brain *b, uint64_t playouts)
{
    return b->begun &&
           search_run(&b->search, &b->limits, playouts) == SEARCH_MORE;
}

dsk_action ai_brain_choice(struct ai_brain *b)
{
    if (b->begun)
        b->played = search_best(&b->search);
    return b->begun ? b->played : b->choice;
}

dsk_action ai_brain_choose(struct ai_brain *b, const dsk_state *s,
                           uint64_t *rng)
{
    int status = ai_brain_begin(b, s, rng);

    dsk_assert(status == DSK_OK);
    (void)status;
    while (ai_brain_run(b, SLICE))
        ;
    return ai_brain_choice(b);
}

int ai_brain_lines(const struct ai_brain *b, struct search_line *out, int max)
{
    const struct search *const one[1] = {&b->search};

    return b->begun ? search_lines(one, 1, out, max) : 0;
}

uint64_t ai_brain_playouts(const struct ai_brain *b)
{
    const struct search *const one[1] = {&b->search};

    return b->begun ? search_visits(one, 1) : 0;
}

/* Lines that an action is looked for in. */
#define LINES_MAX 64

/* The line of an action; one that was not looked at is its own. */
static struct search_line line_of(const struct search_line *all, int n,
                                  dsk_action a)
{
    struct search_line own = {.action = a, .npv = 1, .pv = {a}};

    for (int i = 0; i < n; i++) {
        if (all[i].action == a)
            return all[i].npv > 0 ? all[i] : own;
    }
    return own;
}

bool ai_brain_why(struct ai_brain *b, dsk_action better, dsk_action other,
                  struct ai_why *out, const dsk_state **end)
{
    struct search_line all[LINES_MAX], line[2];
    int n = ai_brain_lines(b, all, LINES_MAX);

    if (n == 0 || (n < 2 && other == 0))
        return false;
    if (better == 0)
        better = all[0].action;
    if (other == 0)
        other = all[0].action == better ? all[1].action : all[0].action;
    line[0] = line_of(all, n, better);
    line[1] = line_of(all, n, other);
    *end = b->search.work;
    return better != other &&
           ai_why(b->context.rules, b->search.root, b->weights, &line[0],
                  &line[1], b->search.work, b->search.scratch, out);
}

void ai_brain_forget(struct ai_brain *b)
{
    b->choice = b->played = 0;
    b->begun = false;
    if (b->bot.player->kind == AI_SEARCH)
        search_forget(&b->search);
}
