/* A second, naive implementation of Carcassonne: the base game and farmers; the
 * modules of Big Box 5 are in naive_modules.h.
 *
 * Written from the rulebook only, to cross-check the real engine.  It shares
 * nothing with it: it reads the tile files by itself, keeps no derived state
 * and answers every question by flood fill over the tiles on the table.  It is
 * slow on purpose.
 *
 * Geometry: x grows east, y grows south; rot counts clockwise quarter turns
 * against the tile file.  A side has a middle and two halves, left and right as
 * seen from the middle of the tile looking outward.  Clockwise from the
 * north-west corner the twelve border positions are
 *     NL N NR EL E ER SL S SR WL W WR
 *
 * Segment texts name a segment of a laid tile in board orientation: "city@N",
 * "road@W", "field@SL", "field@inner", "monastery".  As input any position of
 * the segment will do; as output it is the first one clockwise from NL.
 *
 * A turn is naive_place, at most one naive_figure, naive_end_turn.  Functions
 * that can refuse return -1, leave the game as it was and, where they take
 * `why`, write a sentence there (at most n bytes, always terminated; why may be
 * NULL when n is 0).  Running out of memory ends the program. */

#ifndef NAIVE_H
#define NAIVE_H

#include <stdbool.h>
#include <stddef.h>

/* Eight colours are in the biggest box (RULES 1, bb5). */
enum { NAIVE_MAX_PLAYERS = 8 };

/* Bytes of a segment text: the longest is "field@inner". */
enum { NAIVE_SEGMENT = 24 };

struct naive; /* one game */

struct naive_options {
    int players;       /* 1 to NAIVE_MAX_PLAYERS                          */
    bool farmers;      /* FARM-9: off = fields are neither taken nor paid */
    int two_tile_city; /* BASE-S6: 2 (first edition) or 4                 */
    int meeples;       /* per player, 7 in every box (BASE-U2)            */
};

struct naive_spot {
    int x, y, rot;
};

/* Reads the tiles and starts a game on an empty table.  The caller frees it;
 * NULL with a reason if the file or an option is bad. */
struct naive *naive_new(const char *tiles_file, const struct naive_options *o,
                        char *why, size_t n);
void naive_free(struct naive *);

/* Opens a turn: lays a tile by BASE-P2 and BASE-P3.  The first tile on the
 * table may go anywhere.  An id not in the file stands for any tile with the
 * same letter before '_' ("N" and "N_G" mean each other if only one exists).
 * How many copies the box holds is not checked.  Refused while a turn is open
 * and after naive_finish. */
int naive_place(struct naive *, int player, const char *tile_id, int x, int y,
                int rot, char *why, size_t n);

/* Puts a meeple of the player on turn on the tile just placed; NULL passes.
 * Once a turn. */
int naive_figure(struct naive *, int player, const char *segment, char *why,
                 size_t n);

/* Closes the turn: scores what its tile completed and returns the figures.  -1
 * if no turn is open. */
int naive_end_turn(struct naive *);

/* Final scoring, once; an open turn is ended first.  All figures go back to the
 * supplies (BASE-E6). */
void naive_finish(struct naive *);

int naive_score(const struct naive *, int player);
int naive_supply(const struct naive *, int player);

/* The complete set of legal places, sorted by x, y, rot.  Of rotations with the
 * same geometry only the lowest is listed.  On an empty table only 0,0 is
 * listed.  Writes at most cap, returns how many there are; -1 if there is no
 * such tile. */
int naive_legal_places(const struct naive *, const char *tile_id,
                       struct naive_spot *out, int cap);

/* The segments naive_figure would accept now from this player, sorted by
 * strcmp, without the pass.  Writes at most cap, returns how many there are. */
int naive_legal_figures(const struct naive *, int player,
                        char (*out)[NAIVE_SEGMENT], int cap);

/* What the feature is worth to its owner if scored now.  During the game: the
 * value of a completed feature, 0 for an unfinished one and for any field.
 * Final: the value at the end of the game.  -1 if there is no such segment. */
int naive_feature_points(const struct naive *, int x, int y,
                         const char *segment, bool final);

/* Presets: a tile anywhere on a free square where its sides match, and a figure
 * anywhere, whoever stands there already.  Neither opens a turn; the figure
 * comes from the player's supply. */
int naive_put_tile(struct naive *, const char *tile_id, int x, int y, int rot,
                   char *why, size_t n);
int naive_put_figure(struct naive *, int player, int x, int y,
                     const char *segment);

#endif
