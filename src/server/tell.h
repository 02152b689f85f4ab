/*
 * What viewers are told: events and positions as messages.
 *
 * A teller walks beside a course.  Before an event is carried out it is told
 * who will want to see the position (teller_before), while it is carried out
 * it listens to the engine (teller_sink), and afterwards (teller_after) it
 * writes the message for any viewer.  Views that were written stay with it, so
 * that the next event needs only one view per viewer; a game without secrets
 * needs one for all.  When the course does not stay as it was walked (a fork
 * that is thrown away), teller_forget() it.
 *
 * Nothing but dsk_view(), the event's own public facts and dsk_legal() for the
 * viewer's own seat ever goes into a message.
 */
#ifndef SERVER_TELL_H
#define SERVER_TELL_H

#include "server/course.h"
#include "server/out.h"

/* Viewers as bits: seats 0 .. 7, and spectators. */
#define SPECTATOR_SLOT DSK_PLAYERS_MAX
#define VIEWER_SLOTS   (DSK_PLAYERS_MAX + 1)
#define SPECTATOR_BIT  (1u << SPECTATOR_SLOT)

static inline int viewer_slot(int viewer)
{
    return viewer < 0 ? SPECTATOR_SLOT : viewer;
}

static inline int slot_viewer(int slot)
{
    return slot == SPECTATOR_SLOT ? DSK_SPECTATOR : slot;
}

/* One thing the engine said; its JSON is notes.text[at .. at + len). */
struct heard {
    size_t at, len;
    unsigned readers;
};

struct teller {
    const struct course *course; /* what teller_before() was given */
    bool open;                   /* a game without secrets: all see the same */
    char *now[VIEWER_SLOTS];     /* views...                            */
    uint32_t now_seq[VIEWER_SLOTS]; /* ...of this seq                      */
    struct buffer
        patch[VIEWER_SLOTS]; /* what changed in them: JSON, or empty */
    struct buffer notes;
    struct heard *heard;
    int nheard, room;
    unsigned readers; /* who may read the action */
    dsk_sink sink;
    const struct entry *entry; /* what teller_after() was given */
};

void teller_init(struct teller *t, const struct ruleset *set);
void teller_free(struct teller *t);
/* Gives the memory of views back; they are made again when wanted. */
void teller_forget(struct teller *t);

/* `views`: mask of the viewers who want views. */
void teller_before(struct teller *t, const struct course *c, unsigned views);
const dsk_sink *teller_sink(struct teller *t);
void teller_after(struct teller *t, const struct entry *e, unsigned views);

/* Writes the event of teller_after() as a message to one viewer. */
void teller_event(const struct teller *t, int viewer, bool view,
                  struct buffer *o);

/*
 * Writes the whole position as a message, but for the clock and the closing
 * bracket: so far it is the same until the next event.
 */
void tell_state(const struct course *c, int viewer, bool view,
                struct buffer *o);

/* "clock":{...}, nothing without clocks. */
void tell_clock(const struct course *c, int64_t now, bool rule,
                struct buffer *o);

#endif
