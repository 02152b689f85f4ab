/*
 * Looking ahead and going on: `try` says what actions would bring and keeps
 * nothing, `step` plays and says what a table needs to know next.
 *
 * Nothing is learnt from `try` that the seat could not know.  It never draws
 * for chance.  In a game with secrets it carries out only what the seat at
 * turn does itself, and no action that would tell it something.
 */
#include "engine/commands.h"

#include <string.h>

#include "engine/messages.h"
#include "game/game.h"
#include "game/text.h"

struct trial {
    struct call *c;
    const dsk_rules *rules;
    dsk_state *state; /* a copy of the position */
    int seat;         /* who tries              */
};

/* Hears what the seat may know. */
static void tell_event(void *user, const dsk_note *event)
{
    struct trial *t = user;

    buffer_note_line(t->c->out, event);
    buffer_char(t->c->out, '\n');
}

static bool tells(const struct trial *t, dsk_action a)
{
    const struct game *game = t->rules->game;

    if (dsk_open(t->rules))
        return false;
    return game->tells == NULL || game->tells(t->rules, t->state, a);
}

static int refuse_chance(const struct trial *t)
{
    engine_refuse(t->c->why, DSK_E_ILLEGAL, PROBLEM_TRY_CHANCE);
    note_str(t->c->why, "phase", dsk_phase(t->rules, t->state));
    return DSK_E_ILLEGAL;
}

/* An action that tells something is refused whether it is legal or not. */
static int try_action(struct trial *t, dsk_action a)
{
    dsk_sink sink = {t->seat, tell_event, t};
    int who = dsk_player(t->rules, t->state);

    if (who == DSK_CHANCE)
        return refuse_chance(t);
    if (who >= 0 && who != t->seat && !dsk_open(t->rules))
        return engine_refuse(t->c->why, DSK_E_ILLEGAL, PROBLEM_TRY_OTHER);
    if (who >= 0 && tells(t, a))
        return engine_refuse(t->c->why, DSK_E_ILLEGAL, PROBLEM_TRY_SECRET);
    return dsk_apply(t->rules, t->state, a, &sink, t->c->why);
}

/* One action, or a line that stands for several. */
static int try_line(struct trial *t, const char *line)
{
    dsk_action a[EXPAND_MAX];
    int status = DSK_OK, n;

    if (text_same(line, "auto"))
        return refuse_chance(t);
    n = dsk_expand(t->rules, t->state, line, a, EXPAND_MAX, t->c->why);
    for (int i = 0; i < n && status >= 0; i++)
        status = try_action(t, a[i]);
    return n < 0 ? n : status;
}

static int try_words(struct trial *t)
{
    char word[ACTION_TEXT_MAX];
    const char *w;
    int status = DSK_OK, number = 0;
    size_t len;

    while (status >= 0 && (len = call_word(t->c, &w)) > 0) {
        number++;
        if (len >= sizeof word) {
            status =
                engine_refuse(t->c->why, DSK_E_SYNTAX, PROBLEM_LONG_ACTION);
            note_part(t->c->why, "word", w, 20);
        } else {
            memcpy(word, w, len);
            word[len] = '\0';
            status = try_line(t, word);
        }
        if (status < 0 && (number > 1 || !call_done(t->c)))
            call_blame(t->c, number, w, len);
    }
    return status;
}

/* Where it would lead; the end of a game with secrets reveals them. */
static void write_outcome(const struct trial *t)
{
    struct buffer *out = t->c->out;
    int who = dsk_player(t->rules, t->state);

    buffer_put(out, "turn ");
    call_write_turn(out, t->rules, t->state);
    if (who == DSK_OVER && !dsk_open(t->rules))
        return;
    buffer_put(out, "\nscore ");
    call_write_score(out, t->rules, t->state);
}

int answer_try(struct call *c)
{
    struct session *g = &c->p->game;
    struct trial t = {.c = c};
    int status = call_game(c);

    if (status < 0)
        return status;
    if (call_done(c))
        return call_usage(c);
    t.rules = g->rules;
    t.state = g->scratch;
    t.seat = dsk_player(g->rules, g->state);
    dsk_copy(g->rules, t.state, g->state);
    engine_refuse(c->why, DSK_OK, PROBLEM_NONE);
    status = call_sentence(c) ? try_line(&t, c->args) : try_words(&t);
    if (status >= 0)
        write_outcome(&t);
    return status;
}

int answer_step(struct call *c)
{
    const struct session *g = &c->p->game;
    int status = answer_play(c);

    if (status < 0)
        return status;
    buffer_put(c->out, "turn ");
    call_write_turn(c->out, g->rules, g->state);
    buffer_put(c->out, "\nlegal ");
    call_write_legal(c, false);
    buffer_put(c->out, "\nscore ");
    call_write_score(c->out, g->rules, g->state);
    return DSK_OK;
}
