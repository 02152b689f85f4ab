/*
 * What is worth something beside points: the pieces a seat still has in hand.
 * The contract has no word for them, but two texts of it do:
 *
 *   view     `supply pN KIND COUNT` (pieces in hand) and `bag COUNT ...` (how
 *            much of the game is left)
 *   events   `figure player=N` (one more on the board) and
 *            `returned player=N count=K` (so many back in hand)
 *
 * The view is read once for a choice, the events along every line tried.  A
 * game without such lines is played by points alone.
 */
#ifndef AI_WORTH_H
#define AI_WORTH_H

#include "ai/players.h"

/* Values are in sixteenths of a point. */
#define VALUE_POINT 16

struct worth {
    int seat;
    int hand; /* pieces in hand                           */
    int left; /* what is left in the bag; 0: nothing known */
};

/* Reads the seat's own view of s.  Uses the scratch memory's text. */
void worth_read(struct worth *w, const struct ai_context *c, const dsk_state *s,
                int seat);

/* Value of having `change` more pieces in hand than at the start. */
int worth_value(const struct worth *w, int change);

/* Counts the seat's pieces through events: a sink's user data. */
struct worth_count {
    int seat;
    int change;
};
void worth_event(void *user, const dsk_note *event);

#endif
