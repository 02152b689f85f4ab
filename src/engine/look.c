/* Commands that only look at the position. */
#include "engine/commands.h"

#include <string.h>

#include "deskovka_svg.h"
#include "engine/messages.h"
#include "game/text.h"

/* DSK_OK if a game is set up and no arguments are left. */
static int plain(struct call *c)
{
    int status = call_game(c);

    if (status < 0)
        return status;
    return call_done(c) ? DSK_OK : call_usage(c);
}

void call_write_turn(struct buffer *out, const dsk_rules *r, const dsk_state *s)
{
    call_write_seat(out, dsk_player(r, s));
    buffer_char(out, ' ');
    buffer_put(out, dsk_phase(r, s));
}

int answer_turn(struct call *c)
{
    int status = plain(c);

    if (status >= 0)
        call_write_turn(c->out, c->p->game.rules, c->p->game.state);
    return status;
}

/* `number text weight`; the weight is 1 unless chance acts. */
static void write_long(struct call *c, int i, bool chance)
{
    const struct session *g = &c->p->game;

    buffer_number(c->out, g->legal[i]);
    buffer_char(c->out, ' ');
    call_write_action(c, g->legal[i]);
    buffer_char(c->out, ' ');
    buffer_number(c->out, chance ? g->weight[i] : 1);
    buffer_char(c->out, '\n');
}

void call_write_legal(struct call *c, bool each)
{
    struct session *g = &c->p->game;
    bool chance = dsk_player(g->rules, g->state) == DSK_CHANCE;
    int n = dsk_legal(g->rules, g->state, g->legal, g->weight,
                      dsk_max_legal(g->rules));

    for (int i = 0; i < n; i++) {
        if (each) {
            write_long(c, i, chance);
            continue;
        }
        if (i > 0)
            buffer_char(c->out, ' ');
        call_write_action(c, g->legal[i]);
    }
}

int answer_legal(struct call *c)
{
    const char *w;
    size_t len = call_word(c, &w);
    int status = call_game(c);

    if (status < 0)
        return status;
    if ((len > 0 && !text_is(w, len, "long")) || !call_done(c))
        return call_usage(c);
    call_write_legal(c, len > 0);
    return DSK_OK;
}

/* Reads the only argument: `pN`, `spectator` or nothing. */
static int read_viewer(struct call *c, int *viewer)
{
    const char *w;
    size_t len = call_word(c, &w);
    int last = dsk_players(c->p->game.rules) - 1;
    uint64_t n;

    *viewer = DSK_SPECTATOR;
    if (!call_done(c))
        return call_usage(c);
    if (len == 0 || text_is(w, len, "spectator"))
        return DSK_OK;
    if (w[0] != 'p' || !call_number(w + 1, len - 1, &n))
        return call_usage(c);
    if (n > (uint64_t)last) {
        engine_refuse(c->why, DSK_E_ARGUMENT, PROBLEM_SEAT);
        note_part(c->why, "word", w, len);
        note_int(c->why, "last", last);
        return DSK_E_ARGUMENT;
    }
    *viewer = (int)n;
    return DSK_OK;
}

int answer_view(struct call *c)
{
    const struct session *g = &c->p->game;
    int status = call_game(c), viewer, n;
    char *to;

    if (status >= 0)
        status = read_viewer(c, &viewer);
    if (status < 0)
        return status;
    n = dsk_view(g->rules, g->state, viewer, NULL, 0);
    if (n < 0)
        return n;
    to = buffer_room(c->out, (size_t)n);
    if (to == NULL)
        return call_no_memory(c);
    dsk_view(g->rules, g->state, viewer, to, (size_t)n + 1);
    c->out->len += (size_t)n;
    return DSK_OK;
}

typedef int writer(const dsk_svg *d, const dsk_text_style *style, char *buf,
                   size_t n);

/* What the writer makes of the position. */
static int write_text(struct call *c, writer *write, const dsk_svg *d,
                      const dsk_text_style *style)
{
    int n = write(d, style, NULL, 0);
    char *to = n < 0 ? NULL : buffer_room(c->out, (size_t)n);

    if (n < 0)
        return n;
    if (to == NULL)
        return call_no_memory(c);
    write(d, style, to, (size_t)n + 1);
    c->out->len += (size_t)n;
    return DSK_OK;
}

static int write_board(struct call *c, dsk_svg *d, int viewer)
{
    const struct session *g = &c->p->game;
    const dsk_text_style style = {.utf8 = 1, .lang = c->p->lang};
    int status = dsk_svg_position(d, g->rules, g->state, viewer, c->why);

    /* Beside the reply's `=`, so that the board is not pushed aside. */
    buffer_put(c->out, dsk_rules_game(g->rules));
    buffer_char(c->out, '\n');
    if (status >= 0)
        status = write_text(c, dsk_text_board, d, &style);
    if (status >= 0)
        status = write_text(c, dsk_text_panel, d, &style);
    return status;
}

int answer_show(struct call *c)
{
    struct memory *m = &c->p->memory;
    int status = call_game(c), viewer;
    dsk_svg *d;

    if (status >= 0)
        status = read_viewer(c, &viewer);
    if (status < 0)
        return status;
    d = memory_get_raw(m, dsk_svg_size());
    if (d == NULL)
        return call_no_memory(c);
    dsk_svg_init(d);
    status = write_board(c, d, viewer);
    memory_free(m, d, dsk_svg_size());
    return status;
}

/* Numbers with blanks between them. */
static void write_points(struct buffer *out, int n, const int *points)
{
    for (int i = 0; i < n; i++) {
        if (i > 0)
            buffer_char(out, ' ');
        buffer_int(out, points[i]);
    }
}

void call_write_score(struct buffer *out, const dsk_rules *r,
                      const dsk_state *s)
{
    int points[DSK_PLAYERS_MAX];

    for (int i = 0; i < dsk_players(r); i++)
        points[i] = dsk_score(r, s, i);
    write_points(out, dsk_players(r), points);
}

int answer_score(struct call *c)
{
    int status = plain(c);

    if (status >= 0)
        call_write_score(c->out, c->p->game.rules, c->p->game.state);
    return status;
}

int answer_standing(struct call *c)
{
    const struct session *g = &c->p->game;
    int points[DSK_PLAYERS_MAX], status = call_game(c), viewer;

    if (status >= 0)
        status = read_viewer(c, &viewer);
    if (status < 0)
        return status;
    dsk_standing(g->rules, g->state, viewer, g->scratch, points);
    write_points(c->out, dsk_players(g->rules), points);
    return DSK_OK;
}

int answer_winners(struct call *c)
{
    const struct session *g = &c->p->game;
    int status = plain(c);
    unsigned winners;

    if (status < 0)
        return status;
    winners = dsk_winners(g->rules, g->state);
    for (int i = 0; i < dsk_players(g->rules); i++) {
        if ((winners >> i & 1) == 0)
            continue;
        if (c->out->len > 0)
            buffer_char(c->out, ' ');
        call_write_seat(c->out, i);
    }
    return DSK_OK;
}

int answer_hash(struct call *c)
{
    const struct session *g = &c->p->game;
    int status = plain(c);

    if (status < 0)
        return status;
    buffer_hex64(c->out, dsk_hash(g->rules, g->state));
    return DSK_OK;
}

int answer_check(struct call *c)
{
    const struct session *g = &c->p->game;
    int status = plain(c);

    if (status < 0)
        return status;
    engine_refuse(c->why, DSK_OK, PROBLEM_NONE);
    status = dsk_check(g->rules, g->state, c->why);
    if (status < 0)
        return status;
    buffer_put(c->out, "ok");
    return DSK_OK;
}
