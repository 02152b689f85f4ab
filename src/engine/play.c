/*
 * Commands that change the game.  All of them are all or nothing, and all of
 * them leave behind the events of what they did (answer_events).
 */
#include "engine/commands.h"

#include <assert.h>
#include <string.h>

#include "engine/messages.h"
#include "game/rng.h"
#include "game/text.h"

/* ---- events ------------------------------------------------------------ */

/* Keeps a copy of the note; its strings live as long as the program. */
static void keep_event(void *user, const dsk_note *event)
{
    struct protocol *p = user;
    struct event_list *list = &p->fresh;
    dsk_note *larger;

    if (list->n >= PROTOCOL_EVENTS_MAX)
        return;
    larger = memory_grow(&p->memory, list->note, &list->bytes,
                         (list->n + 1) * sizeof *larger);
    if (larger == NULL)
        return;
    list->note = larger;
    list->note[list->n++] = *event;
}

void call_start_events(struct call *c)
{
    c->p->fresh.n = 0;
}

void call_keep_events(struct call *c)
{
    struct event_list old = c->p->events;

    c->p->events = c->p->fresh;
    c->p->fresh = old;
}

static dsk_sink sink_of(struct protocol *p)
{
    dsk_sink sink = {DSK_REFEREE, keep_event, p};

    return sink;
}

int answer_events(struct call *c)
{
    const char *w;
    size_t len = call_word(c, &w);

    if ((len > 0 && !text_is(w, len, "text")) || !call_done(c))
        return call_usage(c);
    for (size_t i = 0; i < c->p->events.n; i++) {
        if (len > 0)
            buffer_note_text(c->out, &c->p->events.note[i], c->p->lang);
        else
            buffer_note_line(c->out, &c->p->events.note[i]);
        buffer_char(c->out, '\n');
    }
    return DSK_OK;
}

/* ---- chance ------------------------------------------------------------ */

static uint64_t total_weight(const struct session *g, int n)
{
    uint64_t total = 0;

    for (int i = 0; i < n; i++)
        total += g->weight[i];
    return total;
}

/* DSK_OK if chance acts now. */
static int need_chance(struct call *c)
{
    const struct session *g = &c->p->game;
    int who = dsk_player(g->rules, g->state);
    char seat[8] = "p";
    struct text t = text_start(seat + 1, sizeof seat - 1);

    if (who == DSK_CHANCE)
        return DSK_OK;
    if (who == DSK_OVER)
        return engine_refuse(c->why, DSK_E_OVER, PROBLEM_OVER);
    text_int(&t, who);
    text_end(&t);
    engine_refuse(c->why, DSK_E_ILLEGAL, PROBLEM_NOT_CHANCE);
    note_str(c->why, "who", seat);
    note_str(c->why, "phase", dsk_phase(g->rules, g->state));
    return DSK_E_ILLEGAL;
}

/* Draws an outcome of chance by its weight and plays it. */
static int play_chance(struct call *c)
{
    struct session *g = &c->p->game;
    dsk_sink sink = sink_of(c->p);
    int status = need_chance(c);
    dsk_action a;

    g->stamp = c->p->rng;
    if (status == DSK_OK)
        status = dsk_sample(g->rules, g->state, &c->p->rng, &a);
    return status < 0 ? status : session_apply(g, a, &sink, c->why);
}

/* With autochance on: draws until a seat has to decide or the game is over. */
static int settle_chance(struct call *c)
{
    struct session *g = &c->p->game;
    int status = DSK_OK;

    while (status >= 0 && c->p->autochance &&
           dsk_player(g->rules, g->state) == DSK_CHANCE)
        status = play_chance(c);
    return status;
}

/* ---- playing ----------------------------------------------------------- */

/* Plays a line as the game expands it; DSK_E_SYNTAX if it cannot. */
static int play_expanded(struct call *c, const char *line)
{
    struct session *g = &c->p->game;
    dsk_sink sink = sink_of(c->p);
    dsk_action a[EXPAND_MAX];
    int n = dsk_expand(g->rules, g->state, line, a, EXPAND_MAX, c->why);
    int status = n < 0 ? n : DSK_OK;

    for (int i = 0; i < n && status >= 0; i++)
        status = session_apply(g, a[i], &sink, c->why);
    return status;
}

/* Does chance act, and is the word what all its actions begin with? */
static bool names_chance(struct call *c, const char *w, size_t len)
{
    struct session *g = &c->p->game;
    char text[ACTION_TEXT_MAX];
    int n;

    if (dsk_player(g->rules, g->state) != DSK_CHANCE)
        return false;
    n = dsk_legal(g->rules, g->state, g->legal, g->weight,
                  dsk_max_legal(g->rules));
    for (int i = 0; i < n; i++) {
        dsk_format(g->rules, g->state, g->legal[i], text, sizeof text);
        if (strncmp(text, w, len) != 0 || text[len] != ':')
            return false;
    }
    return n > 0;
}

/*
 * Plays what one word of a line means.  A word may become several actions:
 * `auto` is drawn, `roll` alone too where the dice are to be rolled (`draw`
 * where a tile is to be drawn), and a game may expand what it does not know as
 * an action (`offer:2wool,for,1brick,to,all`).
 */
static int play_word(struct call *c, const char *w, size_t len)
{
    char word[200];
    dsk_sink sink = sink_of(c->p);
    int status;

    c->p->game.stamp = c->p->rng;
    if (text_is(w, len, "auto") || names_chance(c, w, len))
        return play_chance(c);
    status = session_play(&c->p->game, w, len, &sink, c->why);
    if ((status != DSK_E_SYNTAX && status != DSK_E_ARGUMENT) ||
        len >= sizeof word)
        return status;
    memcpy(word, w, len);
    word[len] = '\0';
    return play_expanded(c, word);
}

void call_blame(struct call *c, int number, const char *w, size_t len)
{
    buffer_put(c->where,
               words_phrase(&protocol_messages[PROTOCOL_ACTION], c->p->lang));
    buffer_char(c->where, ' ');
    buffer_int(c->where, number);
    buffer_put(c->where, " (");
    buffer_part(c->where, w, len < 60 ? len : 60);
    buffer_put(c->where, "): ");
}

bool call_sentence(struct call *c)
{
    struct session *g = &c->p->game;
    dsk_action a[EXPAND_MAX];
    const char *rest = c->args + strspn(c->args, " \t");

    return strpbrk(rest, " \t") != NULL &&
           dsk_expand(g->rules, g->state, rest, a, EXPAND_MAX, NULL) > 0;
}

static int play_sentence(struct call *c)
{
    const char *line = c->args + strspn(c->args, " \t");
    int status;

    c->p->game.stamp = c->p->rng;
    status = play_expanded(c, line);
    c->args = line + strlen(line);
    return status < 0 ? status : settle_chance(c);
}

/*
 * Is the first word no move by itself, `settle` of `settle v99`?  Then the
 * whole line was meant as one.
 */
static bool begins_line(struct call *c)
{
    struct session *g = &c->p->game;
    const char *rest = c->args, *w;
    size_t len = scan_token(&rest, &w);
    dsk_action a[EXPAND_MAX];
    char word[ACTION_TEXT_MAX];

    if (len >= sizeof word || memchr(w, ':', len) != NULL || *rest == '\0' ||
        text_is(w, len, "auto") || names_chance(c, w, len))
        return false;
    memcpy(word, w, len);
    word[len] = '\0';
    return dsk_expand(g->rules, g->state, word, a, EXPAND_MAX, NULL) < 0;
}

/* Plays the words that are left of the arguments; stops at the first error. */
static int play_words(struct call *c)
{
    const char *w;
    int status = settle_chance(c), number = 0;
    size_t len;

    if (status >= 0 && (call_sentence(c) || begins_line(c)))
        return play_sentence(c);
    while (status >= 0 && (len = call_word(c, &w)) > 0) {
        number++;
        status = play_word(c, w, len);
        if (status >= 0)
            status = settle_chance(c);
        if (status < 0 && (number > 1 || !call_done(c)))
            call_blame(c, number, w, len);
    }
    return status;
}

/* Begins a change: what finish() needs to take it back. */
struct change {
    size_t mark;
    uint64_t rng;
};

static struct change begin(struct call *c)
{
    struct change change = {session_mark(&c->p->game), c->p->rng};

    call_start_events(c);
    return change;
}

/* Ends a change: on error everything is as it was. */
static int finish(struct call *c, int status, struct change change)
{
    if (status >= 0) {
        call_keep_events(c);
        return status;
    }
    session_back(&c->p->game, change.mark);
    c->p->rng = change.rng;
    return status;
}

/* Changes the game by `make`, which takes words; there must be some. */
static int change(struct call *c, int (*make)(struct call *c))
{
    int status = call_game(c);
    struct change change;

    if (status < 0)
        return status;
    if (call_done(c))
        return call_usage(c);
    change = begin(c);
    return finish(c, make(c), change);
}

int answer_play(struct call *c)
{
    return change(c, play_words);
}

/* Starts a game and plays the words that are left; keeps the old on error. */
static int restart(struct call *c, const char *setup)
{
    struct session *g = &c->p->game, old = *g;
    uint64_t rng = c->p->rng;
    int status;

    call_start_events(c);
    session_init(g, &c->p->memory);
    status = session_setup(g, setup, c->why);
    if (status >= 0)
        status = play_words(c);
    if (status < 0) {
        session_free(g);
        *g = old;
        c->p->rng = rng;
        return status;
    }
    session_free(&old);
    call_keep_events(c);
    return DSK_OK;
}

int answer_setup(struct call *c)
{
    const char *setup = c->args;
    int status;

    if (call_done(c)) {
        status = call_game(c);
    } else {
        c->args = "";
        status = restart(c, setup);
    }
    if (status >= 0)
        session_write_setup(&c->p->game, c->out);
    return status;
}

int answer_position(struct call *c)
{
    struct buffer setup;
    const char *w;
    int status = call_game(c);
    size_t len = call_word(c, &w);

    if (status < 0)
        return status;
    if (!text_is(w, len, "start"))
        return call_usage(c);
    buffer_init(&setup, &c->p->memory);
    session_write_setup(&c->p->game, &setup);
    status = setup.failed ? call_no_memory(c) : restart(c, buffer_text(&setup));
    buffer_free(&setup);
    return status;
}

static int put_words(struct call *c)
{
    dsk_sink sink = sink_of(c->p);

    c->p->game.stamp = c->p->rng;
    return session_put(&c->p->game, c->args, &sink, c->why);
}

int answer_put(struct call *c)
{
    return change(c, put_words);
}

/* ---- undo -------------------------------------------------------------- */

/* With autochance on, what chance did goes along and does not count. */
static bool counts(const struct protocol *p, size_t line)
{
    const struct session_line *l = &p->game.line[line];

    return l->kind != LINE_COMMENT && !(l->chance && p->autochance);
}

/* How many lines stay when *n actions or presets go; takes from *n. */
static size_t lines_left(const struct protocol *p, uint64_t *n)
{
    size_t left = p->game.nlines;

    for (; *n > 0 && left > p->game.head; left--)
        *n -= counts(p, left - 1);
    return left;
}

/* How many lines there are when *n come back; takes from *n. */
static size_t lines_again(const struct protocol *p, uint64_t *n)
{
    size_t end = p->game.nlines, all = end + p->game.undone;

    for (; end < all; end++) {
        if (counts(p, end) && *n == 0)
            break;
        *n -= counts(p, end);
    }
    return end;
}

/* Goes to this many lines; the generator goes along. */
static int go_to(struct call *c, size_t lines)
{
    struct session *g = &c->p->game;
    int status = session_keep(g, lines, c->why);

    if (status < 0)
        return status;
    c->p->rng = g->undone > 0 ? g->line[lines].stamp : c->p->rng_ahead;
    call_start_events(c);
    call_keep_events(c);
    return DSK_OK;
}

typedef size_t count_lines(const struct protocol *p, uint64_t *n);

/* `undo [N]` or `redo [N]`. */
static int travel(struct call *c, count_lines *count, enum engine_message none,
                  enum engine_message few)
{
    uint64_t n = 1, missing;
    const char *w;
    size_t len = call_word(c, &w), to;
    int status = call_game(c);

    if (status < 0)
        return status;
    if (!call_done(c))
        return call_usage(c);
    if (len > 0)
        status = call_limited(c, w, len, 1, SESSION_LINES_MAX, &n);
    if (status < 0)
        return status;
    missing = n;
    to = count(c->p, &missing);
    if (missing == n)
        return engine_refuse(c->why, DSK_E_ILLEGAL, none);
    if (missing > 0) {
        engine_refuse(c->why, DSK_E_ARGUMENT, few);
        note_int(c->why, "count", (int)(n - missing));
        return DSK_E_ARGUMENT;
    }
    if (c->p->game.undone == 0)
        c->p->rng_ahead = c->p->rng;
    return go_to(c, to);
}

int answer_undo(struct call *c)
{
    return travel(c, lines_left, PROBLEM_NOTHING_TO_UNDO, PROBLEM_FEW_TO_UNDO);
}

int answer_redo(struct call *c)
{
    return travel(c, lines_again, PROBLEM_NOTHING_TO_REDO, PROBLEM_FEW_TO_REDO);
}

/* ---- chance, autochance, seed ------------------------------------------ */

/* `draw:D 4/71 0.056338`, one line for each outcome. */
static int list_chance(struct call *c)
{
    struct session *g = &c->p->game;
    int status = need_chance(c), n;
    uint64_t total;

    if (status < 0)
        return status;
    n = dsk_legal(g->rules, g->state, g->legal, g->weight,
                  dsk_max_legal(g->rules));
    total = total_weight(g, n);
    for (int i = 0; i < n; i++) {
        char part[64]; /* 10 + 20 digits, 8 of the fraction, 3 more */

        call_write_action(c, g->legal[i]);
        snprintf(part, sizeof part, " %lu/%llu %.6f\n",
                 (unsigned long)g->weight[i], (unsigned long long)total,
                 (double)g->weight[i] / (double)total);
        buffer_put(c->out, part);
    }
    return DSK_OK;
}

int answer_chance(struct call *c)
{
    const char *w;
    size_t len = call_word(c, &w);
    int status = call_game(c);
    struct change change;

    if (status < 0)
        return status;
    if ((len > 0 && !text_is(w, len, "auto")) || !call_done(c))
        return call_usage(c);
    if (len == 0)
        return list_chance(c);
    change = begin(c);
    status = play_chance(c);
    if (status >= 0)
        buffer_put(c->out, session_text(&c->p->game, change.mark));
    return finish(c, status, change);
}

int answer_autochance(struct call *c)
{
    const char *w;
    size_t len = call_word(c, &w);
    int pick = text_pick(w, len, "off|on");
    struct change change;

    if ((len > 0 && pick < 0) || !call_done(c))
        return call_usage(c);
    if (len > 0)
        c->p->autochance = pick == 1;
    buffer_put(c->out, c->p->autochance ? "on" : "off");
    if (len == 0 || c->p->game.rules == NULL)
        return DSK_OK;
    change = begin(c);
    return finish(c, settle_chance(c), change);
}

/* A generator that was set stays so through undo and redo. */
static void set_generator(struct protocol *p, uint64_t seed)
{
    p->rng = p->rng_ahead = seed;
    for (size_t i = 0; i < p->game.nlines + p->game.undone; i++)
        p->game.line[i].stamp = seed;
}

int answer_seed(struct call *c)
{
    const char *w;
    size_t len = call_word(c, &w);
    uint64_t seed = c->p->rng;
    int status = DSK_OK;

    if (!call_done(c))
        return call_usage(c);
    if (len > 0)
        status = call_limited(c, w, len, 0, UINT64_MAX, &seed);
    if (status < 0)
        return status;
    if (len == 0)
        buffer_number(c->out, seed);
    else
        set_generator(c->p, seed);
    return DSK_OK;
}
