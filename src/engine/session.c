/* One game being played: see session.h. */
#include "engine/session.h"

#include "engine/messages.h"
#include "game/check.h"
#include "game/mem.h"

/* ---- memory ------------------------------------------------------------- */

static void *get(struct session *g, size_t size)
{
    return g->blocks.get(g->blocks.user, size);
}

static void give(struct session *g, void *block, size_t size)
{
    if (block != NULL)
        g->blocks.give(g->blocks.user, block, size);
}

/* Makes a block at least `need` bytes, at least doubling it; NULL: it stays. */
static void *grow(struct session *g, void *block, size_t *size, size_t need)
{
    size_t want = *size * 2 > need ? *size * 2 : need;
    void *larger;

    if (need <= *size)
        return block;
    larger = get(g, want);
    if (larger == NULL)
        return NULL;
    if (block != NULL)
        mem_copy(larger, block, *size);
    give(g, block, *size);
    *size = want;
    return larger;
}

void session_start(struct session *g, const dsk_memory *blocks)
{
    dsk_memory from = *blocks; /* may be g's own */

    mem_fill(g, 0, sizeof *g);
    g->blocks = from;
}

/* Forgets the undone lines that were saved. */
static void drop_aside(struct session *g)
{
    give(g, g->aside.line, g->aside.n * sizeof *g->aside.line);
    give(g, g->aside.text, g->aside.bytes);
    mem_fill(&g->aside, 0, sizeof g->aside);
}

void session_free(struct session *g)
{
    struct memory *memory = g->memory;

    drop_aside(g);
    if (g->rules != NULL) {
        size_t state = dsk_state_size(g->rules);
        size_t list = (size_t)dsk_max_legal(g->rules) * sizeof(dsk_action);

        give(g, g->state, state);
        give(g, g->scratch, state);
        give(g, g->backup, state);
        give(g, g->legal, list);
        give(g, g->weight, list);
        give(g, g->rules, dsk_rules_size());
    }
    give(g, g->line, g->line_bytes);
    give(g, g->text, g->text_bytes);
    session_start(g, &g->blocks);
    g->memory = memory;
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

    g->state = (dsk_state *)get(g, state);
    g->scratch = (dsk_state *)get(g, state);
    g->backup = (dsk_state *)get(g, state);
    g->legal = (dsk_action *)get(g, list);
    g->weight = (uint32_t *)get(g, list);
    return g->state != NULL && g->scratch != NULL && g->backup != NULL &&
           g->legal != NULL && g->weight != NULL;
}

int session_setup(struct session *g, const char *setup, dsk_note *why)
{
    struct session fresh;
    dsk_rules *rules = (dsk_rules *)get(g, dsk_rules_size());
    int status;

    if (rules == NULL)
        return no_memory(why);
    engine_refuse(why, DSK_OK, PROBLEM_NONE);
    status = dsk_rules_init(rules, setup, why);
    if (status < 0) {
        give(g, rules, dsk_rules_size());
        return status;
    }
    session_start(&fresh, &g->blocks);
    fresh.memory = g->memory;
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

/* ---- lines ------------------------------------------------------------- */

/* Where the texts of the first n lines end. */
static size_t text_end_of(const struct session *g, size_t n)
{
    const struct session_line *last;
    size_t at;

    if (n == 0)
        return 1;
    last = &g->line[n - 1];
    at = last->comment != 0 ? last->comment : last->text;
    return at + text_length(g->text + at) + 1;
}

/* Appends a text and its NUL; returns its offset, 0 if there is no memory. */
static size_t add_text(struct session *g, const char *text, size_t len)
{
    size_t at = text_end_of(g, g->nlines);
    char *larger = (char *)grow(g, g->text, &g->text_bytes, at + len + 1);

    if (larger == NULL)
        return 0;
    g->text = larger;
    g->undone = 0;
    mem_copy(g->text + at, text, len);
    g->text[at + len] = '\0';
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
    larger = (struct session_line *)grow(g, g->line, &g->line_bytes,
                                         (g->nlines + 1) * sizeof *larger);
    if (larger == NULL)
        return no_memory(why);
    g->line = larger;
    line.stamp = g->stamp;
    line.text = add_text(g, text, len);
    if (line.text == 0)
        return no_memory(why);
    g->line[g->nlines++] = line;
    return DSK_OK;
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

    dsk_assert(g->nlines > 0);
    at = add_text(g, text, len);
    if (at == 0)
        return no_memory(why);
    g->line[g->nlines - 1].comment = at;
    return DSK_OK;
}

const char *session_text(const struct session *g, size_t line)
{
    dsk_assert(line < g->nlines);
    return g->text + g->line[line].text;
}

const char *session_remark_of(const struct session *g, size_t line)
{
    dsk_assert(line < g->nlines);
    return g->line[line].comment == 0 ? NULL : g->text + g->line[line].comment;
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
    dsk_assert(n > 0 && n < ACTION_TEXT_MAX);
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
    mem_copy(text, word, len);
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
    status = add_line(g, put, line, text_length(line), why);
    if (status < 0)
        dsk_copy(g->rules, g->state, g->scratch);
    return status;
}

/* ---- going back -------------------------------------------------------- */

/* Saves the undone lines; without memory for it they are forgotten. */
static void keep_aside(struct session *g)
{
    struct kept *k = &g->aside;

    drop_aside(g);
    if (g->undone == 0)
        return;
    k->n = g->undone;
    k->from = text_end_of(g, g->nlines);
    k->bytes = text_end_of(g, g->nlines + g->undone) - k->from;
    k->line = (struct session_line *)get(g, k->n * sizeof *k->line);
    k->text = (char *)get(g, k->bytes);
    if (k->line == NULL || k->text == NULL) {
        drop_aside(g);
        return;
    }
    mem_copy(k->line, g->line + g->nlines, k->n * sizeof *k->line);
    mem_copy(k->text, g->text + k->from, k->bytes);
}

size_t session_mark(struct session *g)
{
    dsk_copy(g->rules, g->backup, g->state);
    keep_aside(g);
    return g->nlines;
}

void session_back(struct session *g, size_t mark)
{
    struct kept *k = &g->aside;

    dsk_assert(mark <= g->nlines);
    dsk_copy(g->rules, g->state, g->backup);
    g->nlines = mark;
    g->undone = k->n;
    if (k->n == 0)
        return;
    /* Blocks never shrink, so there is still room where they were. */
    mem_copy(g->line + mark, k->line, k->n * sizeof *k->line);
    mem_copy(g->text + k->from, k->text, k->bytes);
}

int session_replay(const struct session *g, size_t i, dsk_state *s,
                   const dsk_sink *sink, dsk_note *why)
{
    switch (g->line[i].kind) {
    case LINE_ACTION:
        return dsk_apply(g->rules, s, g->line[i].action, sink, why);
    case LINE_PUT:
        return dsk_put(g->rules, s, g->text + g->line[i].text, sink, why);
    default:
        return DSK_OK;
    }
}

int session_keep(struct session *g, size_t n, dsk_note *why)
{
    size_t all = g->nlines + g->undone;

    dsk_assert(n <= all && n >= g->head);
    dsk_init(g->rules, g->scratch);
    for (size_t i = 0; i < n; i++) {
        if (session_replay(g, i, g->scratch, NULL, NULL) < 0)
            return engine_refuse(why, DSK_E_CORRUPT, PROBLEM_REPLAY);
    }
    dsk_copy(g->rules, g->state, g->scratch);
    g->nlines = n;
    g->undone = all - n;
    return DSK_OK;
}
