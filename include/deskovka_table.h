/*
 * Deskovka beside a real table: boards to lay out, what one feature is worth,
 * what is easily forgotten, how the table is set up, and the count of a
 * finished landscape.  Games that are told move by move are kept by
 * deskovka_referee.h.
 *
 * Calls write as snprintf does: the length of the whole text is returned, or an
 * enum dsk_status below 0, and then why (may be NULL) has the sentence.
 */
#ifndef DESKOVKA_TABLE_H
#define DESKOVKA_TABLE_H

#include "deskovka.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------ */
/* Boards of Catan                                                          */
/* ------------------------------------------------------------------------ */

/* A code, its ending byte included. */
#define DSK_BOARD_CODE 9

/*
 * The code of a board: 8 letters and digits that stand for the same board on
 * every machine.  `want` has one of the words
 *
 *     beginner    the board of the rulebook's first game
 *     variable    six parts laid at random (the rulebook's way)
 *     classic     terrain at random, numbers along the spiral
 *     free        terrain and numbers at random
 *
 * (left out: free) and any of these, which the board then keeps to:
 *
 *     reds        no 6 or 8 beside another 6 or 8
 *     numbers     no number beside the same number
 *     terrain     no terrain beside the same terrain
 *     balance     no resource much richer or poorer than the others
 *     fair        all four of them
 *
 * DSK_E_SYNTAX for another word; DSK_E_ARGUMENT if there is no such board.
 */
DSK_API int dsk_board_code(const char *want, uint64_t seed, char *buf, size_t n,
                           dsk_note *why);

/*
 * The board of a code, as `catan board=` takes it.  Blanks, dashes and small
 * letters do not matter; O is 0, I and L are 1.  A letter that is wrong, and
 * two neighbours that changed places, are always noticed (DSK_E_ARGUMENT).
 */
DSK_API int dsk_board_text(const char *code, char *buf, size_t n,
                           dsk_note *why);

/* The words of a code, as dsk_board_code() takes them. */
DSK_API int dsk_board_words(const char *code, char *buf, size_t n,
                            dsk_note *why);

/* ------------------------------------------------------------------------ */
/* Counting                                                                 */
/* ------------------------------------------------------------------------ */

/*
 * What one thing is worth under these rules, told in words of any of our
 * languages in any order: "city 9 tiles 3 pennants cathedral", "road 4 tiles
 * inn unfinished", "monastery 7 tiles unfinished", "field 3 cities pig",
 * "goods 2" (kinds of which somebody has the most), "gold 5", "sheep 7".  What
 * is not called unfinished is complete.  Returns the points, and note has the
 * sentence, the sum and the rule; or an error, and note says why.
 */
DSK_API int dsk_worth(const dsk_rules *r, const char *line, dsk_note *note);

/*
 * The final count of a landscape as it lies (Carcassonne), whatever step of a
 * turn it is: every feature is an event, and scratch, a state of yours, has the
 * points afterwards (dsk_score).  A landscape is laid by dsk_put() in any
 * order: `empty`, `tile …`, `figure …`.  DSK_E_ARGUMENT in other games.
 */
DSK_API int dsk_count(const dsk_rules *r, const dsk_state *s,
                      dsk_state *scratch, const dsk_sink *sink);

/* ------------------------------------------------------------------------ */
/* What is easily forgotten                                                 */
/* ------------------------------------------------------------------------ */

/*
 * Reminder i of the position, the first is 0: a sentence with its rule and
 * mostly a seat `player`.  DSK_E_ARGUMENT past the last one.
 */
DSK_API int dsk_reminder(const dsk_rules *r, const dsk_state *s, int i,
                         dsk_note *note);

/* ------------------------------------------------------------------------ */
/* Setting up                                                               */
/* ------------------------------------------------------------------------ */

/*
 * Step i of setting the table up under these rules, in a language: what lies
 * in the box, what is shuffled and what stays aside, figures, who begins.
 * `piece` gets what shows it (dsk_svg_piece), or nothing.  DSK_E_ARGUMENT past
 * the last step.
 */
DSK_API int dsk_guide(const dsk_rules *r, int i, const char *lang, char *buf,
                      size_t n, char *piece, size_t m);

#ifdef __cplusplus
}
#endif

#endif
