/*
 * The course of a game: the position that a log leads to, the actions on the
 * board and the clocks.  A table has one at the head of its log; viewers who
 * see things later, and clients who want to hear again what they missed, have
 * courses of their own that walk the same log.
 */
#ifndef SERVER_COURSE_H
#define SERVER_COURSE_H

#include "server/clock.h"
#include "server/entry.h"
#include "server/fair.h"
#include "server/ruleset.h"

struct course {
    const struct ruleset *set;
    dsk_state *state;
    uint32_t seq;       /* events walked so far */
    dsk_action *action; /* those on the board, nactions of them */
    uint32_t nactions, room;
    struct fair_stream fair; /* counts the draws on the board */
    /* Lines played elsewhere before, each ended; or NULL.  They never change:
     * copies hold the same ones (opening_share). */
    const char *opening;
    struct clock clock;
    unsigned readers; /* who may read the action made last          */
    int16_t lag;      /* to be forgiven when the clock is passed on */
    bool started;     /* before that there is no position to see    */
    bool playing;     /* started and not ended                      */
    unsigned bots;    /* seats that a bot plays                     */
    unsigned untimed; /* seats that ran out of time                 */
};

/* At the beginning of a log.  The rules must outlive it. */
void course_init(struct course *c, const struct ruleset *set,
                 const struct clock_rule *clock);
void course_free(struct course *c);
void course_copy(struct course *to, const struct course *from);

/*
 * Walks one event on.  The engine's events go to the sink (may be NULL).
 * False if it cannot be, and then nothing has changed: a player's action that
 * the rules forbid (why, if it is not NULL, says which), or a log that is not
 * of this program.
 */
bool course_step(struct course *c, struct entry *e, const dsk_sink *sink,
                 dsk_note *why);

/*
 * The position where the game began here: that of the rules, or what was played
 * elsewhere before (RECORD).  `opening` is a course's.
 */
void course_begin(const struct ruleset *set, const char *opening, dsk_state *s);

/*
 * An opening for one more who holds it, in any thread, and for one less: the
 * last one frees it.  NULL is none.
 */
const char *opening_share(const char *opening);
void opening_free(const char *opening);

/* Who acts next: a seat, DSK_CHANCE, DSK_OVER; DSK_OVER if not playing. */
int course_player(const struct course *c);

#endif
