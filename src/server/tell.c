/* What viewers are told: see tell.h. */
#include "server/tell.h"

#include <stdlib.h>
#include <string.h>

#include "engine/session.h"
#include "server/patch.h"

/* ---- listening ---------------------------------------------------------- */

static void hear(void *user, const dsk_note *note)
{
    struct teller *t = user;
    struct heard h = {.at = 0, .readers = note->readers};

    if (t->nheard == t->room) {
        t->room = t->room == 0 ? 8 : t->room * 2;
        t->heard = server_more(t->heard, (size_t)t->room * sizeof *t->heard);
    }
    buffer_char(&t->notes, ',');
    h.at = t->notes.len;
    out_note(&t->notes, NULL, note);
    h.len = t->notes.len - h.at;
    t->heard[t->nheard++] = h;
}

void teller_init(struct teller *t, const struct ruleset *set)
{
    memset(t, 0, sizeof *t);
    t->open = dsk_open(set->rules);
}

void teller_forget(struct teller *t)
{
    for (int i = 0; i < VIEWER_SLOTS; i++) {
        free(t->now[i]);
        t->now[i] = NULL;
        buffer_free(&t->patch[i]);
    }
}

void teller_free(struct teller *t)
{
    teller_forget(t);
    buffer_free(&t->notes);
    free(t->heard);
    memset(t, 0, sizeof *t);
}

const dsk_sink *teller_sink(struct teller *t)
{
    t->sink = (dsk_sink){DSK_REFEREE, hear, t};
    return &t->sink;
}

/* ---- views -------------------------------------------------------------- */

/* The view as text of its own; before the start there is nothing to see. */
static char *view_text(const struct course *c, int viewer)
{
    static const size_t guess = 2048;
    char *text = server_more(NULL, guess);
    int n;

    text[0] = '\0';
    if (!c->started)
        return text;
    n = dsk_view(c->set->rules, c->state, viewer, text, guess);
    if (n >= (int)guess) {
        text = server_more(text, (size_t)n + 1);
        dsk_view(c->set->rules, c->state, viewer, text, (size_t)n + 1);
    }
    return text;
}

static unsigned slots(const struct teller *t, unsigned views)
{
    return t->open && views != 0 ? SPECTATOR_BIT : views;
}

void teller_before(struct teller *t, const struct course *c, unsigned views)
{
    t->course = c;
    views = slots(t, views);
    for (int i = 0; i < VIEWER_SLOTS; i++) {
        if ((views >> i & 1) == 0 ||
            (t->now[i] != NULL && t->now_seq[i] == t->course->seq))
            continue;
        free(t->now[i]);
        t->now[i] = view_text(t->course, slot_viewer(i));
        t->now_seq[i] = t->course->seq;
    }
    t->nheard = 0;
    buffer_clear(&t->notes);
}

static bool has_position(const struct entry *e)
{
    return e->kind == ENTRY_ACTION || e->kind == ENTRY_CHANCE ||
           e->kind == ENTRY_UNDO || e->kind == ENTRY_START;
}

static void look_again(struct teller *t, int slot)
{
    char *old = t->now[slot];

    t->now[slot] = view_text(t->course, slot_viewer(slot));
    buffer_clear(&t->patch[slot]);
    patch_write(&t->patch[slot], NULL, old, t->now[slot]);
    free(old);
}

void teller_after(struct teller *t, const struct entry *e, unsigned views)
{
    t->entry = e;
    views = slots(t, views);
    for (int i = 0; i < VIEWER_SLOTS; i++) {
        if ((views >> i & 1) == 0 || t->now[i] == NULL)
            continue;
        t->now_seq[i] = t->course->seq;
        if (has_position(e))
            look_again(t, i);
    }
    t->readers = t->course->readers;
}

/* ---- messages ----------------------------------------------------------- */

static bool may_read(unsigned readers, int viewer)
{
    return readers == DSK_EVERYBODY || (viewer >= 0 && (readers >> viewer & 1));
}

static void write_notes(const struct teller *t, int viewer, struct buffer *o)
{
    out_open(o, "notes", '[');
    for (int i = 0; i < t->nheard; i++) {
        const struct heard *h = &t->heard[i];

        if (may_read(h->readers, viewer))
            out_raw(o, NULL, t->notes.text + h->at, h->len);
    }
    out_close(o, ']');
}

static void write_legal(const struct course *c, struct buffer *o)
{
    const dsk_rules *r = c->set->rules;
    int most = dsk_max_legal(r), n;
    dsk_action *legal = server_more(NULL, (size_t)most * sizeof *legal);
    char text[ACTION_TEXT_MAX];

    n = dsk_legal(r, c->state, legal, NULL, most);
    out_open(o, "legal", '[');
    for (int i = 0; i < n; i++) {
        dsk_format(r, c->state, legal[i], text, sizeof text);
        out_string(o, NULL, text);
    }
    out_close(o, ']');
    free(legal);
}

static void write_act(const struct course *c, int viewer, bool legal,
                      struct buffer *o)
{
    int seat = course_player(c);

    out_open(o, "act", '{');
    out_number(o, "seat", seat);
    out_string(o, "phase",
               c->started ? dsk_phase(c->set->rules, c->state) : "open");
    if (legal && seat >= 0 && seat == viewer)
        write_legal(c, o);
    out_close(o, '}');
}

void tell_clock(const struct course *c, int64_t now, bool rule,
                struct buffer *o)
{
    char text[CLOCK_TEXT_MAX];

    if (c->clock.rule.kind == CLOCK_NONE)
        return;
    out_open(o, "clock", '{');
    if (rule) {
        clock_rule_write(&c->clock.rule, text, sizeof text);
        out_string(o, "rule", text);
    }
    out_open(o, "left", '[');
    for (int i = 0; i < c->clock.seats; i++)
        out_number(o, NULL, clock_left(&c->clock, i, now));
    out_close(o, ']');
    out_number(o, "runs", c->clock.running);
    out_close(o, '}');
}

static void write_action(const struct teller *t, int viewer, struct buffer *o)
{
    const struct entry *e = t->entry;

    out_string(o, "kind", entry_names[e->kind]);
    out_number(o, "by", e->by);
    if (may_read(t->readers, viewer))
        out_string(o, "action", entry_action(e));
    else
        out_bool(o, "hidden", true);
    out_number(o, "ply", t->course->nactions);
    write_notes(t, viewer, o);
}

/* What was played elsewhere: its lines only where no action is ever hidden. */
static void write_record(const struct teller *t, struct buffer *o)
{
    if (t->open)
        out_raw(o, NULL, t->entry->body + 1, strlen(t->entry->body) - 2);
    else
        out_string(o, "kind", entry_names[ENTRY_RECORD]);
}

void teller_event(const struct teller *t, int viewer, bool view,
                  struct buffer *o)
{
    const struct entry *e = t->entry;
    int slot = t->open ? SPECTATOR_SLOT : viewer_slot(viewer);

    out_message(o, "event", t->course->seq);
    out_number(o, "as", viewer);
    out_number(o, "at", e->at);
    if (e->kind == ENTRY_ACTION || e->kind == ENTRY_CHANCE)
        write_action(t, viewer, o);
    else if (e->kind == ENTRY_RECORD)
        write_record(t, o);
    else /* the members of its body, without the brackets */
        out_raw(o, NULL, e->body + 1, strlen(e->body) - 2);
    if (has_position(e)) {
        if (view && t->patch[slot].len > 0)
            out_raw(o, "view", t->patch[slot].text, t->patch[slot].len);
        write_act(t->course, viewer, view, o);
        tell_clock(t->course, e->at, false, o);
    }
    out_close(o, '}');
}

void tell_state(const struct course *c, int viewer, bool view, struct buffer *o)
{
    char *text;

    out_message(o, "state", c->seq);
    out_number(o, "as", viewer);
    out_number(o, "ply", c->nactions);
    if (view) {
        text = view_text(c, dsk_open(c->set->rules) ? DSK_SPECTATOR : viewer);
        patch_lines(o, "view", text);
        free(text);
    }
    write_act(c, viewer, view, o);
}
