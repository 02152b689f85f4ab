/* Commands that search: perft, and the list of bots.  `go` is in go.c. */
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
    if (!call_done(c))
        return call_usage(c);
    status = call_limited(c, w, len, each, PERFT_DEPTH_MAX, &depth);
    if (status < 0)
        return status;
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
        buffer_put(c->out, ai_player_help(bot, c->p->lang));
        buffer_char(c->out, '\n');
    }
    return DSK_OK;
}
