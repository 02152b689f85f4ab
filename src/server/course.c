/* The course of a game: see course.h. */
#include "server/course.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "server/out.h"

/* ---- lines that several courses hold ------------------------------------ */

struct opening {
    atomic_uint holders;
    char lines[];
};

static struct opening *opening_of(const char *lines)
{
    return (struct opening *)(lines - offsetof(struct opening, lines));
}

static const char *opening_new(const char *lines)
{
    size_t n = strlen(lines) + 1;
    struct opening *o = server_block(sizeof *o + n);

    atomic_init(&o->holders, 1);
    memcpy(o->lines, lines, n);
    return o->lines;
}

const char *opening_share(const char *opening)
{
    if (opening != NULL)
        atomic_fetch_add(&opening_of(opening)->holders, 1);
    return opening;
}

void opening_free(const char *opening)
{
    if (opening != NULL &&
        atomic_fetch_sub(&opening_of(opening)->holders, 1) == 1)
        free(opening_of(opening));
}

/* ---- a course ----------------------------------------------------------- */

void course_init(struct course *c, const struct ruleset *set,
                 const struct clock_rule *clock)
{
    memset(c, 0, sizeof *c);
    c->set = set;
    c->state = server_memory(set->state_size);
    dsk_init(set->rules, c->state);
    clock_init(&c->clock, clock, set->players);
}

void course_free(struct course *c)
{
    opening_free(c->opening);
    free(c->state);
    free(c->action);
    memset(c, 0, sizeof *c);
}

void course_copy(struct course *to, const struct course *from)
{
    *to = *from;
    to->state = server_block(from->set->state_size);
    dsk_copy(from->set->rules, to->state, from->state);
    to->opening = opening_share(from->opening);
    to->action = server_more(NULL, from->room * sizeof *from->action);
    if (from->nactions > 0)
        memcpy(to->action, from->action, from->nactions * sizeof *to->action);
}

/* A number of a JSON body, e.g. its "seat"; `none` if there is none. */
static int entry_int(const struct entry *e, const char *key, int none)
{
    json_t *j = json_loads(e->body, 0, NULL);
    json_t *v = json_object_get(j, key);
    int n = json_is_integer(v) ? (int)json_integer_value(v) : none;

    json_decref(j);
    return n;
}

static void keep(struct course *c, dsk_action a)
{
    if (c->nactions == c->room) {
        c->room = c->room == 0 ? 64 : c->room * 2;
        c->action = server_more(c->action, c->room * sizeof *c->action);
    }
    c->action[c->nactions++] = a;
}

static bool play(struct course *c, struct entry *e, const dsk_sink *sink,
                 dsk_note *why)
{
    const dsk_rules *r = c->set->rules;

    if (e->action == 0 &&
        dsk_parse(r, c->state, entry_action(e), &e->action, NULL) < 0)
        return false;
    if (dsk_player(r, c->state) != e->by)
        return false;
    if (e->by < 0)
        fair_skip(&c->fair, dsk_phase(r, c->state));
    c->readers = dsk_readers(r, c->state, e->action);
    if (dsk_apply(r, c->state, e->action, sink, why) < 0)
        return false;
    keep(c, e->action);
    if (e->by >= 0) {
        c->lag = e->lag;
        if (c->clock.rule.kind != CLOCK_BANK) /* a bank stays empty */
            c->untimed &= ~(1u << e->by);
    }
    return true;
}

/* ---- what was played elsewhere ------------------------------------------ */

/* A line of a saved game: an action, or what was set by hand. */
static bool play_line(const dsk_rules *r, dsk_state *s, const char *line,
                      dsk_note *why)
{
    static const char put[] = "put ";
    dsk_action a;

    if (strncmp(line, put, sizeof put - 1) == 0)
        return dsk_put(r, s, line + sizeof put - 1, NULL, why) >= 0;
    return dsk_parse(r, s, line, &a, why) >= 0 &&
           dsk_apply(r, s, a, NULL, why) >= 0;
}

void course_begin(const struct ruleset *set, const char *opening, dsk_state *s)
{
    char line[RECORD_LINE_MAX + 1];
    const char *end;

    dsk_init(set->rules, s);
    for (; opening != NULL && *opening != '\0'; opening = end + 1) {
        size_t n;

        end = strchr(opening, '\n');
        n = (size_t)(end - opening);
        memcpy(line, opening, n);
        line[n] = '\0';
        play_line(set->rules, s, line, NULL);
    }
}

/* All lines of the event, or none. */
static bool open_with(struct course *c, const struct entry *e, dsk_note *why)
{
    json_t *j = json_loads(e->body, 0, NULL), *list, *v;
    dsk_state *s = server_memory(c->set->state_size);
    struct buffer all = {0};
    bool ok = !c->started;
    size_t i;

    list = json_object_get(j, "lines");
    buffer_put(&all, c->opening == NULL ? "" : c->opening);
    dsk_copy(c->set->rules, s, c->state);
    json_array_foreach(list, i, v)
    {
        const char *line = json_string_value(v);

        ok = ok && line != NULL && strlen(line) <= RECORD_LINE_MAX &&
             play_line(c->set->rules, s, line, why);
        if (!ok)
            break;
        buffer_put(&all, line);
        buffer_char(&all, '\n');
    }
    if (ok) {
        dsk_copy(c->set->rules, c->state, s);
        opening_free(c->opening);
        c->opening = opening_new(buffer_text(&all));
    }
    buffer_free(&all);
    free(s);
    json_decref(j);
    return ok;
}

/* There is no undo in the engine: the first actions are played again. */
static bool take_back(struct course *c, const struct entry *e)
{
    const dsk_rules *r = c->set->rules;
    int ply = entry_int(e, "ply", -1);

    if (ply < 0 || (uint32_t)ply > c->nactions)
        return false;
    course_begin(c->set, c->opening, c->state);
    memset(&c->fair, 0, sizeof c->fair);
    c->nactions = (uint32_t)ply;
    for (int i = 0; i < ply; i++) {
        if (dsk_player(r, c->state) == DSK_CHANCE)
            fair_skip(&c->fair, dsk_phase(r, c->state));
        dsk_apply(r, c->state, c->action[i], NULL, NULL);
    }
    return true;
}

int course_player(const struct course *c)
{
    return c->playing ? dsk_player(c->set->rules, c->state) : DSK_OVER;
}

/* The seat whose time runs now, -1: nobody's. */
static int timed_seat(const struct course *c)
{
    int seat = course_player(c);

    return seat < 0 || ((c->bots | c->untimed) >> seat & 1) ? -1 : seat;
}

/*
 * Passes the clock on.  While chance acts nothing happens: that takes no time,
 * and the seat that rolled goes on thinking.
 */
static void pass_clock(struct course *c, const struct entry *e)
{
    bool acted = e->kind == ENTRY_ACTION || e->kind == ENTRY_CHANCE ||
                 e->kind == ENTRY_UNDO;
    int seat = timed_seat(c);

    if (course_player(c) == DSK_CHANCE || (!acted && seat == c->clock.running))
        return;
    clock_pass(&c->clock, seat, e->at, c->lag);
    c->lag = 0;
}

static unsigned seat_bit(const struct entry *e)
{
    int seat = entry_int(e, "seat", -1);

    return seat < 0 || seat >= DSK_PLAYERS_MAX ? 0 : 1u << seat;
}

/* His clock runs again, though it had run out. */
static void come_back(struct course *c, int seat)
{
    if (seat < 0 || seat >= c->clock.seats)
        return;
    c->bots &= ~(1u << seat);
    if (c->untimed >> seat & 1)
        clock_again(&c->clock, seat);
    c->untimed &= ~(1u << seat);
}

static bool walk(struct course *c, struct entry *e, const dsk_sink *sink,
                 dsk_note *why)
{
    switch (e->kind) {
    case ENTRY_ACTION:
    case ENTRY_CHANCE:
        return play(c, e, sink, why);
    case ENTRY_UNDO:
        return take_back(c, e);
    case ENTRY_RECORD:
        return open_with(c, e, why);
    case ENTRY_BOT:
        c->bots |= seat_bit(e);
        return true;
    case ENTRY_BACK:
        come_back(c, entry_int(e, "seat", -1));
        return true;
    case ENTRY_SIT:
    case ENTRY_STAND:
        c->bots &= ~seat_bit(e);
        return true;
    case ENTRY_START:
        c->playing = c->started = true;
        return true;
    case ENTRY_TIMEOUT:
        c->untimed |= seat_bit(e);
        return true;
    case ENTRY_RESUMED: /* the time the server was down is nobody's */
        c->clock.since = e->at;
        return true;
    case ENTRY_OVER:
    case ENTRY_ABANDONED:
        c->playing = false;
        return true;
    default:
        return true;
    }
}

bool course_step(struct course *c, struct entry *e, const dsk_sink *sink,
                 dsk_note *why)
{
    if (!walk(c, e, sink, why))
        return false;
    pass_clock(c, e);
    c->seq++;
    return true;
}
