/*
 * The commands of the protocol, by room, and what they share.  Each is one row
 * of the table in commands.c and one function.
 */
#ifndef ENGINE_COMMANDS_H
#define ENGINE_COMMANDS_H

#include "engine/protocol.h"

/* ---- what they share (commands.c) -------------------------------------- */

/* Refuses with the usage of the command. */
int call_usage(struct call *c);
/* DSK_OK if a game is set up. */
int call_game(struct call *c);
/* The next word of the arguments; its length, 0 at the end. */
size_t call_word(struct call *c, const char **word);
/* Are there no more arguments? */
bool call_done(const struct call *c);
/* A decimal number w[0..len) below 2^64. */
bool call_number(const char *w, size_t len, uint64_t *out);
/*
 * The same from lo to hi.  Other numbers are refused as out of range, other
 * words with the usage.
 */
int call_limited(struct call *c, const char *w, size_t len, uint64_t lo,
                 uint64_t hi, uint64_t *out);
int call_no_memory(struct call *c);
/* Appends `chance`, `over` or `pN`. */
void call_write_seat(struct buffer *out, int seat);
/* Appends who acts and the step at hand; the points of all seats. */
void call_write_turn(struct buffer *out, const dsk_rules *r,
                     const dsk_state *s);
void call_write_score(struct buffer *out, const dsk_rules *r,
                      const dsk_state *s);
/* Appends the legal actions, one a line with numbers if `each`. */
void call_write_legal(struct call *c, bool each);
/* Appends the text of an action that is legal or at least read from text. */
void call_write_action(struct call *c, dsk_action a);

/* ---- play.c: what changes the game ------------------------------------- */

int answer_setup(struct call *c);
int answer_position(struct call *c);
int answer_play(struct call *c);
int answer_undo(struct call *c);
int answer_redo(struct call *c);
int answer_chance(struct call *c);
int answer_autochance(struct call *c);
int answer_put(struct call *c);
int answer_seed(struct call *c);
int answer_events(struct call *c);
/* The events of a change that was made: those since call_start_events(). */
void call_start_events(struct call *c);
void call_keep_events(struct call *c);

/* Most actions that one line of people's notation may stand for. */
#define EXPAND_MAX 64
/* Do the arguments make one line of several words, `offer 1 wool for ...`? */
bool call_sentence(struct call *c);
/* Says which of several actions was refused. */
void call_blame(struct call *c, int number, const char *w, size_t len);

/* ---- try.c: looking ahead, and going on --------------------------------- */

int answer_try(struct call *c);
int answer_step(struct call *c);

/* ---- look.c: what only looks ------------------------------------------- */

int answer_legal(struct call *c);
int answer_turn(struct call *c);
int answer_view(struct call *c);
int answer_show(struct call *c);
int answer_score(struct call *c);
int answer_standing(struct call *c);
int answer_winners(struct call *c);
int answer_hash(struct call *c);
int answer_check(struct call *c);

/* ---- think.c: search --------------------------------------------------- */

int answer_perft(struct call *c);
int answer_bots(struct call *c);

/* ---- go.c: bots that think ---------------------------------------------- */

int answer_go(struct call *c);
int answer_stop(struct call *c);

/* ---- files.c: games as text -------------------------------------------- */

int answer_log(struct call *c);
int answer_save(struct call *c);
int answer_load(struct call *c);

#endif
