/* One game being played: see session.h. */
#include "engine/session.h"

#include <assert.h>
#include <string.h>

#include "engine/messages.h"

void session_init(struct session *g, struct memory *m)
{
    memset(g, 0, sizeof *g);
    g->memory = m;
    buffer_init(&g->text, m);
}

void session_free(struct session *g)
{
    struct memory *m = g->memory;

    if (g->rules != NULL) {
        size_t state = dsk_state_size(g->rules);
        size_t list = (size_t)dsk_max_legal(g->rules) * sizeof(dsk_action);

        memory_free(m, g->state, state);
        memory_free(m, g->scratch, state);
        memory_free(m, g->backup, state);
        memory_free(m, g->legal, list);
        memory_free(m, g->weight, list);
        memory_free(m, g->rules, dsk_rules_size());
    }
    memory_free(m, g->line, g->line_bytes);
    buffer_free(&g->text);
    session_init(g, m);
}

static int no_memory(dsk_note *why)
{
    return engine_refuse(why, ENGINE_E_MEMORY, PROBLEM_MEMORY);
}

/* Gets what a game under g->rules needs; false if there is no memory. */
static bool furnish(struct session *g)
{
    size_t state = dsk_state_size(g->rules);
    size_t list = (size_t)dsk_max_legal(g->rules) * sizeof(dsk_action);

    g->state = memory_get(g->memory, state);
    g->scratch = memory_get(g->memory, state);
    g->backup = memory_get(g->memory, state);
    g->legal = memory_get(g->memory, list);
    g->weight = memory_get(g->memory, list);
    buffer_char(&g->text, '\0');
    return g->state != NULL && g->scratch != NULL && g->backup != NULL &&
           g->legal != NULL && g->weight != NULL && !g->text.failed;
}

int session_setup(struct session *g, const char *setup, dsk_note *why)
{
    struct session fresh;
    dsk_rules *rules;
    int status;

    session_init(&fresh, g->memory);
    rules = memory_get(g->memory, dsk_rules_size());
    if (rules == NULL)
        return no_memory(why);
    engine_refuse(why, DSK_OK, PROBLEM_NONE);
    status = dsk_rules_init(rules, setup, why);
    if (status < 0) {
        memory_free(g->memory, rules, dsk_rules_size());
        return status;
    }
    fresh.rules = rules;
    if (!furnish(&fresh)) {
        session_free(&fresh);
        return no_memory(why);
    }
    dsk_init(fresh.rules, fresh.state);
    session_free(g);
    *g = fresh;
    return DSK_OK;
}

void session_write_setup(const struct session *g, struct buffer *out)
{
    int n = dsk_rules_text(g->rules, NULL, 0);
    char *to = n < 0 ? NULL : buffer_room(out, (size_t)n);

    if (to == NULL)
        return;
    dsk_rules_text(g->rules, to, (size_t)n + 1);
    out->len += (size_t)n;
}

/* ---- lines ------------------------------------------------------------- */

/* Appends a text and its NUL; returns its offset, 0 if there is no memory. */
static size_t add_text(struct session *g, const char *text, size_t len)
{
    size_t at = g->text.len;

    if (buffer_room(&g->text, len + 1) == NULL) {
        g->text.failed = false;
        return 0;
    }
    buffer_part(&g->text, text, len);
    buffer_char(&g->text, '\0');
    return at;
}

/* Appends a line, or says why not. */
static int add_line(struct session *g, struct session_line line,
                    const char *text, size_t len, dsk_note *why)
{
    struct session_line *larger;

    if (g->nlines >= SESSION_LINES_MAX) {
        engine_refuse(why, ENGINE_E_MEMORY, PROBLEM_MANY_LINES);
        note_int(why, "limit", SESSION_LINES_MAX);
        return ENGINE_E_MEMORY;
    }
    larger = memory_grow(g->memory, g->line, &g->line_bytes,
                         (g->nlines + 1) * sizeof *larger);
    if (larger == NULL)
        return no_memory(why);
    g->line = larger;
    line.text = add_text(g, text, len);
    if (line.text == 0)
        return no_memory(why);
    g->line[g->nlines++] = line;
    return DSK_OK;
}

/* Forgets all lines but the first n. */
static void drop_lines(struct session *g, size_t n)
{
    assert(n <= g->nlines);
    if (n < g->nlines) {
        g->text.len = g->line[n].text;
        g->nlines = n;
    }
}

int session_comment(struct session *g, const char *text, size_t len,
                    dsk_note *why)
{
    struct session_line line = {.kind = LINE_COMMENT};

    return add_line(g, line, text, len, why);
}

int session_remark(struct session *g, const char *text, size_t len,
                   dsk_note *why)
{
    size_t at;

    assert(g->nlines > 0);
    at = add_text(g, text, len);
    if (at == 0)
        return no_memory(why);
    g->line[g->nlines - 1].comment = at;
    return DSK_OK;
}

const char *session_text(const struct session *g, size_t line)
{
    assert(line < g->nlines);
    return g->text.text + g->line[line].text;
}

const char *session_remark_of(const struct session *g, size_t line)
{
    assert(line < g->nlines);
    return g->line[line].comment == 0 ? NULL
                                      : g->text.text + g->line[line].comment;
}

/* ---- playing ----------------------------------------------------------- */

int session_apply(struct session *g, dsk_action a, const dsk_sink *sink,
                  dsk_note *why)
{
    struct session_line line = {.kind = LINE_ACTION, .action = a};
    char text[ACTION_TEXT_MAX];
    int status, n;

    dsk_copy(g->rules, g->scratch, g->state);
    line.chance = dsk_player(g->rules, g->state) == DSK_CHANCE;
    engine_refuse(why, DSK_OK, PROBLEM_NONE);
    status = dsk_apply(g->rules, g->state, a, sink, why);
    if (status < 0)
        return status;
    n = dsk_format(g->rules, g->scratch, a, text, sizeof text);
    assert(n > 0 && n < ACTION_TEXT_MAX);
    status = add_line(g, line, text, (size_t)n, why);
    if (status < 0)
        dsk_copy(g->rules, g->state, g->scratch);
    return status;
}

int session_play(struct session *g, const char *word, size_t len,
                 const dsk_sink *sink, dsk_note *why)
{
    char text[ACTION_TEXT_MAX];
    dsk_action a = 0;
    int status;

    if (len >= sizeof text) {
        engine_refuse(why, DSK_E_SYNTAX, PROBLEM_LONG_ACTION);
        note_part(why, "word", word, 20);
        return DSK_E_SYNTAX;
    }
    memcpy(text, word, len);
    text[len] = '\0';
    engine_refuse(why, DSK_OK, PROBLEM_NONE);
    status = dsk_parse(g->rules, g->state, text, &a, why);
    return status < 0 ? status : session_apply(g, a, sink, why);
}

int session_put(struct session *g, const char *line, const dsk_sink *sink,
                dsk_note *why)
{
    struct session_line put = {.kind = LINE_PUT};
    int status;

    dsk_copy(g->rules, g->scratch, g->state);
    engine_refuse(why, DSK_OK, PROBLEM_NONE);
    status = dsk_put(g->rules, g->state, line, sink, why);
    if (status < 0)
        return status;
    status = add_line(g, put, line, strlen(line), why);
    if (status < 0)
        dsk_copy(g->rules, g->state, g->scratch);
    return status;
}

/* ---- going back -------------------------------------------------------- */

size_t session_mark(struct session *g)
{
    dsk_copy(g->rules, g->backup, g->state);
    return g->nlines;
}

void session_back(struct session *g, size_t mark)
{
    dsk_copy(g->rules, g->state, g->backup);
    drop_lines(g, mark);
}

/* Carries line i out on s once more. */
static int replay(const struct session *g, size_t i, dsk_state *s)
{
    switch (g->line[i].kind) {
    case LINE_ACTION:
        return dsk_apply(g->rules, s, g->line[i].action, NULL, NULL);
    case LINE_PUT:
        return dsk_put(g->rules, s, session_text(g, i), NULL, NULL);
    default:
        return DSK_OK;
    }
}

int session_keep(struct session *g, size_t n, dsk_note *why)
{
    assert(n <= g->nlines && n >= g->head);
    dsk_init(g->rules, g->scratch);
    for (size_t i = 0; i < n; i++) {
        if (replay(g, i, g->scratch) < 0)
            return engine_refuse(why, DSK_E_CORRUPT, PROBLEM_REPLAY);
    }
    dsk_copy(g->rules, g->state, g->scratch);
    drop_lines(g, n);
    return DSK_OK;
}
