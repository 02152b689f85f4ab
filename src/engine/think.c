/*
 * Commands that search: perft, and bots.  A bot answers before the next
 * request is read; `go ... stop` with `info` lines between is where a search
 * that takes its time will move in.
 */
#include "engine/commands.h"

#include "ai/players.h"
#include "engine/messages.h"
#include "engine/perft.h"
#include "game/text.h"

/* ---- perft ------------------------------------------------------------- */

static int refuse_perft(struct call *c, int status)
{
    if (status != DSK_E_SPACE)
        return engine_refuse(c->why, status, PROBLEM_REPLAY);
    engine_refuse(c->why, status, PROBLEM_PERFT_LIMIT);
    note_int(c->why, "limit",
             c->p->perft_limit < INT32_MAX ? (int)c->p->perft_limit
                                           : INT32_MAX);
    return status;
}

/* Leaves below each action, one line each. */
static int divide(struct call *c, int depth, void *memory, uint64_t *total)
{
    struct session *g = &c->p->game;
    int n =
        dsk_legal(g->rules, g->state, g->legal, NULL, dsk_max_legal(g->rules));

    *total = 0;
    for (int i = 0; i < n; i++) {
        uint64_t leaves;
        int status;

        dsk_copy(g->rules, g->scratch, g->state);
        if (dsk_apply(g->rules, g->scratch, g->legal[i], NULL, NULL) < 0)
            return DSK_E_CORRUPT;
        status = perft_count(g->rules, g->scratch, depth - 1, memory,
                             c->p->perft_limit, &leaves);
        if (status < 0)
            return status;
        call_write_action(c, g->legal[i]);
        buffer_char(c->out, ' ');
        buffer_number(c->out, leaves);
        buffer_char(c->out, '\n');
        *total += leaves;
    }
    buffer_put(c->out, "total ");
    return DSK_OK;
}

int answer_perft(struct call *c)
{
    const struct session *g = &c->p->game;
    const char *w;
    size_t len = call_word(c, &w), size;
    bool each = text_is(w, len, "divide");
    int status = call_game(c);
    uint64_t depth, total;
    void *memory;

    if (status < 0)
        return status;
    if (each)
        len = call_word(c, &w);
    if (!call_number(w, len, &depth) || depth > PERFT_DEPTH_MAX ||
        (each && depth == 0) || !call_done(c))
        return call_usage(c);
    size = perft_memory(g->rules, (int)depth);
    memory = memory_get(&c->p->memory, size);
    if (memory == NULL)
        return call_no_memory(c);
    status = each ? divide(c, (int)depth, memory, &total)
                  : perft_count(g->rules, g->state, (int)depth, memory,
                                c->p->perft_limit, &total);
    memory_free(&c->p->memory, memory, size);
    if (status < 0)
        return refuse_perft(c, status);
    buffer_number(c->out, total);
    return DSK_OK;
}

/* ---- bots -------------------------------------------------------------- */

int answer_bots(struct call *c)
{
    const struct ai_player *bot;

    if (!call_done(c))
        return call_usage(c);
    for (int i = 0; (bot = ai_player_at(i)) != NULL; i++) {
        buffer_put(c->out, bot->name);
        buffer_put(c->out, ": ");
        buffer_put(c->out, c->p->lang == DSK_CS ? bot->cs : bot->en);
        buffer_char(c->out, '\n');
    }
    return DSK_OK;
}

struct go {
    struct ai_bot bot;
    uint64_t *rng;
    uint64_t seed; /* what rng points to when `seed=` was given */
};

static int read_go(struct call *c, struct go *go)
{
    const char *w, *value;
    size_t len;

    while ((len = call_word(c, &w)) > 0) {
        value = w;
        if (scan_word(&value, "bot=")) {
            int status = ai_bot_read(&go->bot, value, len - 4, c->why);

            if (status < 0)
                return status;
        } else if (scan_word(&value, "seed=")) {
            if (!call_number(value, len - 5, &go->seed))
                return call_usage(c);
            go->rng = &go->seed;
        } else {
            return call_usage(c);
        }
    }
    return DSK_OK;
}

/* DSK_OK if a seat has to decide. */
static int need_seat(struct call *c)
{
    const struct session *g = &c->p->game;
    int who = dsk_player(g->rules, g->state);

    if (who >= 0)
        return DSK_OK;
    if (who == DSK_OVER)
        return engine_refuse(c->why, DSK_E_OVER, PROBLEM_OVER);
    engine_refuse(c->why, DSK_E_ILLEGAL, PROBLEM_CHANCE);
    note_str(c->why, "phase", dsk_phase(g->rules, g->state));
    return DSK_E_ILLEGAL;
}

int answer_go(struct call *c)
{
    const struct session *g = &c->p->game;
    struct go go = {.rng = &c->p->rng};
    int status = call_game(c);
    size_t size;
    void *block;

    ai_bot_read(&go.bot, "greedy", 6, NULL);
    if (status >= 0)
        status = read_go(c, &go);
    if (status >= 0)
        status = need_seat(c);
    if (status < 0)
        return status;
    size = ai_brain_size(&go.bot, g->rules);
    block = memory_get(&c->p->memory, size);
    if (block == NULL)
        return call_no_memory(c);
    call_write_action(c,
                      ai_brain_choose(ai_brain_init(&go.bot, g->rules, block),
                                      g->state, go.rng));
    memory_free(&c->p->memory, block, size);
    return DSK_OK;
}

int answer_stop(struct call *c)
{
    return call_done(c) ? DSK_OK : call_usage(c);
}
