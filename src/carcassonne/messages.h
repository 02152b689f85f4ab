/* What Carcassonne says: refusals and events, with their rules. */
#ifndef CARC_MESSAGES_H
#define CARC_MESSAGES_H

#include "game/note.h"

enum carc_message {
    /* refusals */
    MSG_OVER,
    MSG_NOT_NOW,
    MSG_SYNTAX,
    MSG_NO_SUCH_TILE,
    MSG_BAG_EMPTY_OF,
    MSG_TAKEN,
    MSG_NO_NEIGHBOUR,
    MSG_NO_MATCH,
    MSG_NO_SEGMENT,
    MSG_NO_FIGURE_HERE,
    MSG_FARMERS_OFF,
    MSG_SUPPLY_EMPTY,
    MSG_OCCUPIED,
    MSG_FIELD_OCCUPIED,
    MSG_NOT_COMPLETED,
    MSG_TOO_MANY_PLAYERS,
    MSG_FIRST_SEAT,
    MSG_START_TILE,
    /* presets */
    MSG_PUT_NOT_NOW,
    MSG_PUT_SQUARE,
    MSG_PUT_FULL,
    MSG_PUT_NO_TILE,
    MSG_PUT_COMPLETE,
    MSG_PUT_COUNT,
    MSG_PUT_NO_BOARD,
    /* events */
    MSG_DRAWN,
    MSG_DISCARDED,
    MSG_PLACED,
    MSG_FIGURE,
    MSG_COMPLETED,
    MSG_SCORED_ROAD,
    MSG_SCORED_CITY,
    MSG_SCORED_MONASTERY,
    MSG_SCORED_FIELD,
    MSG_RETURNED,
    MSG_ENDED,
    MSG_FINAL,
    /* check */
    MSG_CORRUPT,
    NCARC_MESSAGES
};

extern const struct message carc_messages[NCARC_MESSAGES];

#endif
