/* Replays games written as text on the naive engine and compares.
 *
 * One statement a line; '#' starts a comment, empty lines are skipped.
 *
 *     game NAME PLAYERS FARMERS TWO_TILE MEEPLES    FARMERS 0 or 1
 *     start ID X Y ROT                       a tile on the table before turn 1
 *     nowhere ID                             this tile must fit nowhere
 *     tile PLAYER ID X Y ROT [: X,Y,ROT ...]       opens a turn
 *     figure PLAYER SEGMENT|pass [: SEGMENT ...]   without the pass
 *     worth X Y SEGMENT POINTS               of a feature completed now
 *     end                                    the turn is scored
 *     score S0 S1 ...                        of each player
 *     supply M0 M1 ...                       meeples of each player
 *     final X Y SEGMENT POINTS               of a feature in final scoring
 *     finish S0 S1 ...                       final scoring and its result
 *
 * What follows a colon is the complete legal set before the step, in any order;
 * without a colon it is not compared.  Segments are named as in naive.h, in a
 * set by their first position.  After the first difference the rest of the game
 * is skipped.  A game passes when it reaches finish without one. */

#ifndef NAIVE_REPLAY_H
#define NAIVE_REPLAY_H

#include <stdbool.h>

#include "naive.h"

struct replay {
    const char *tiles_file;
    struct naive *game; /* NULL before the first game, between games and after
                           a difference */
    char name[64];
    bool running; /* a game has begun and has not been counted yet */
    int players;
    int passed, failed; /* games */
};

/* Reads one line; a difference is printed on standard output. */
void replay_line(struct replay *r, const char *line);

/* Call after the last line: counts a game that was cut short as failed. */
void replay_done(struct replay *r);

#endif
