/*
 * The public games (deskovka_game.h): a session in memory of the caller's, and
 * arguments that strangers give.
 */
#include "deskovka_game.h"

#include "engine/line.h"
#include "engine/messages.h"
#include "engine/session.h"

_Static_assert((int)DSK_GAME_ACTION == (int)LINE_ACTION &&
                   (int)DSK_GAME_PUT == (int)LINE_PUT &&
                   (int)DSK_GAME_COMMENT == (int)LINE_COMMENT,
               "the same kinds of lines");

/* ---- making one --------------------------------------------------------- */

/* A game without rules. */
static int start(dsk_game **out, const dsk_memory *memory, dsk_note *why)
{
    if (out == NULL)
        return DSK_E_ARGUMENT;
    *out = NULL;
    if (memory == NULL || memory->get == NULL || memory->give == NULL)
        return DSK_E_ARGUMENT;
    *out = (dsk_game *)memory->get(memory->user, sizeof(dsk_game));
    if (*out == NULL)
        return engine_refuse(why, DSK_E_MEMORY, PROBLEM_MEMORY);
    session_start(&(*out)->session, memory);
    return DSK_OK;
}

/* Throws away a game that could not be made. */
static int give_up(dsk_game **g, int status)
{
    if (status >= 0)
        return status;
    dsk_game_free(*g);
    *g = NULL;
    return status;
}

int dsk_game_new(dsk_game **g, const dsk_memory *memory, const char *setup,
                 dsk_note *why)
{
    int status = start(g, memory, why);

    if (status < 0)
        return status;
    if (setup == NULL)
        return give_up(g, DSK_E_ARGUMENT);
    return give_up(g, session_setup(&(*g)->session, setup, why));
}

int dsk_game_read(dsk_game **g, const dsk_memory *memory, const char *text,
                  size_t len, int *line, dsk_note *why)
{
    int status = start(g, memory, why), at = 0;

    if (line == NULL)
        line = &at;
    *line = 0;
    if (status < 0)
        return status;
    if (text == NULL)
        return give_up(g, DSK_E_ARGUMENT);
    return give_up(g, session_read(&(*g)->session, text, len, line, why));
}

int dsk_game_write(const dsk_game *g, char *buf, size_t n)
{
    struct text t = text_start(buf, n);

    if (g == NULL)
        return DSK_E_ARGUMENT;
    session_print(&g->session, &t);
    return text_end(&t);
}

void dsk_game_free(dsk_game *g)
{
    dsk_memory memory;

    if (g == NULL)
        return;
    memory = g->session.blocks;
    session_free(&g->session);
    memory.give(memory.user, g, sizeof *g);
}

const dsk_rules *dsk_game_rules(const dsk_game *g)
{
    return g == NULL ? NULL : g->session.rules;
}

const dsk_state *dsk_game_state(const dsk_game *g)
{
    return g == NULL ? NULL : g->session.state;
}

/* ---- playing ------------------------------------------------------------ */

int dsk_game_apply(dsk_game *g, dsk_action a, const dsk_sink *sink,
                   dsk_note *why)
{
    return g == NULL ? DSK_E_ARGUMENT
                     : session_apply(&g->session, a, sink, why);
}

int dsk_game_play(dsk_game *g, const char *text, const dsk_sink *sink,
                  dsk_note *why)
{
    if (g == NULL || text == NULL)
        return DSK_E_ARGUMENT;
    return session_play(&g->session, text, text_length(text), sink, why);
}

/* May the text stand in a line, behind this many bytes? Else why not. */
static int check_line(const char *text, size_t before, dsk_note *why)
{
    size_t len = text_length(text);

    if (len + before < SAVE_LINE_MAX)
        return line_check(text, len, why);
    engine_refuse(why, DSK_E_SYNTAX, PROBLEM_LONG_LINE);
    note_int(why, "limit", SAVE_LINE_MAX - 1);
    return DSK_E_SYNTAX;
}

int dsk_game_put(dsk_game *g, const char *line, const dsk_sink *sink,
                 dsk_note *why)
{
    int status;

    if (g == NULL || line == NULL)
        return DSK_E_ARGUMENT;
    line = line_skip_blanks(line);
    status = check_line(line, sizeof "put", why);
    return status < 0 ? status : session_put(&g->session, line, sink, why);
}

/* Blanks at the end of a line are not kept. */
static size_t trimmed(const char *text)
{
    size_t n = text_length(text);

    while (n > 0 && (text[n - 1] == ' ' || text[n - 1] == '\t'))
        n--;
    return n;
}

int dsk_game_comment(dsk_game *g, const char *text, dsk_note *why)
{
    int status;

    if (g == NULL || text == NULL)
        return DSK_E_ARGUMENT;
    status = check_line(text, 1, why);
    if (status < 0)
        return status;
    return session_comment(&g->session, text, trimmed(text), why);
}

int dsk_game_remark(dsk_game *g, const char *text, dsk_note *why)
{
    struct session *s;
    size_t before;
    int status;

    if (g == NULL || text == NULL)
        return DSK_E_ARGUMENT;
    s = &g->session;
    if (s->nlines <= s->head || s->line[s->nlines - 1].kind == LINE_COMMENT)
        return DSK_E_ARGUMENT;
    before = text_length(session_text(s, s->nlines - 1)) + sizeof "put #";
    status = check_line(text, before, why);
    if (status < 0)
        return status;
    return session_remark(s, text, trimmed(text), why);
}

/* ---- the record --------------------------------------------------------- */

int dsk_game_lines(const dsk_game *g)
{
    return g == NULL ? DSK_E_ARGUMENT : (int)g->session.nlines;
}

int dsk_game_line(const dsk_game *g, int i, dsk_game_entry *line)
{
    const struct session_line *l;

    if (g == NULL || line == NULL || i < 0 || i >= dsk_game_lines(g))
        return DSK_E_ARGUMENT;
    l = &g->session.line[i];
    line->kind = (enum dsk_game_kind)l->kind;
    line->action = l->action;
    line->chance = l->chance;
    line->text = session_text(&g->session, (size_t)i);
    line->comment = session_remark_of(&g->session, (size_t)i);
    return DSK_OK;
}

int dsk_game_undo(dsk_game *g, int n)
{
    const struct session *s = g == NULL ? NULL : &g->session;
    size_t left;

    if (s == NULL || n < 0)
        return DSK_E_ARGUMENT;
    for (left = s->nlines; n > 0 && left > s->head; left--)
        n -= s->line[left - 1].kind != LINE_COMMENT;
    if (n > 0)
        return DSK_E_ARGUMENT;
    return session_keep(&g->session, left, NULL);
}

int dsk_game_redo(dsk_game *g, int n)
{
    const struct session *s = g == NULL ? NULL : &g->session;
    size_t end, all;

    if (s == NULL || n < 0)
        return DSK_E_ARGUMENT;
    all = s->nlines + s->undone;
    for (end = s->nlines; end < all; end++) {
        if (s->line[end].kind != LINE_COMMENT && n-- == 0)
            return session_keep(&g->session, end, NULL);
    }
    return n > 0 ? DSK_E_ARGUMENT : session_keep(&g->session, end, NULL);
}

int dsk_game_at(const dsk_game *g, int n, dsk_state *s, const dsk_sink *sink)
{
    if (g == NULL || s == NULL || n < 0 || n > dsk_game_lines(g))
        return DSK_E_ARGUMENT;
    dsk_init(g->session.rules, s);
    for (size_t i = 0; i < (size_t)n; i++) {
        int status = session_replay(&g->session, i, s, sink, NULL);

        if (status < 0)
            return status;
    }
    return DSK_OK;
}
