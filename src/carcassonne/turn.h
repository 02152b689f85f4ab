/*
 * The turn (turn.c), notation (text.c), and the rest of the game's table:
 * view and hash, presets, self-check.
 */
#ifndef CARC_TURN_H
#define CARC_TURN_H

#include "carcassonne/score.h"

/* ---- turn.c ------------------------------------------------------------ */

void carc_turn_setup(struct carc_rules *r);
/* The list of a phase where nobody ever decides. */
int carc_legal_none(const struct carc_rules *r, const struct carc *s,
                    dsk_action *a, uint32_t *weight);
/* One of the list at random: struct phase, choose. */
int carc_choose_listed(const struct carc_rules *r, const struct carc *s,
                       uint64_t *rng, dsk_action *a);
void carc_sort_actions(dsk_action *a, int n);
/* Goes on after an action of the phase at hand. */
void carc_go_on(const struct carc_rules *r, struct carc *s,
                const dsk_sink *sink);
/* Is the action in the legal list at hand? */
bool carc_is_legal(const struct carc_rules *r, const struct carc *s,
                   dsk_action a);
/* Sets s->stage to the first stage that still has tiles. */
void carc_next_stage(const struct carc_rules *r, struct carc *s);
/* Enters a phase and goes on until somebody has to decide. */
void carc_enter(const struct carc_rules *r, struct carc *s, enum phase_id ph,
                const dsk_sink *sink);
/* The tile does not match what lies beside pos: which side, and why. */
int carc_refuse_match(const struct carc_rules *r, const struct carc *s,
                      int kind, uint32_t pos, int rot, dsk_note *why);
int carc_player(const dsk_rules *r, const dsk_state *s);
const char *carc_phase(const dsk_rules *r, const dsk_state *s);
int carc_legal(const dsk_rules *r, const dsk_state *s, dsk_action *a,
               uint32_t *weight, int cap);
int carc_count(const dsk_rules *r, const dsk_state *s);
dsk_action carc_nth(const dsk_rules *r, const dsk_state *s, int k);
int carc_choose(const dsk_rules *r, const dsk_state *s, uint64_t *rng,
                dsk_action *a);
int carc_apply(const dsk_rules *r, dsk_state *s, dsk_action a,
               const dsk_sink *sink, dsk_note *why);
void carc_play(const dsk_rules *r, dsk_state *s, dsk_action a);
int carc_random_play(const dsk_rules *r, dsk_state *s, uint64_t *rng, int max,
                     uint64_t *digest);

/* ---- places.c, draws.c: struct phase of these steps ---------------------- */

/* Do modules have a say in where a tile of this stage goes? */
bool carc_is_filtered(const struct carc_rules *r, const struct carc *s);
/* Does the tile drawn fit somewhere, by its sides and by every module? */
bool carc_current_fits(const struct carc_rules *r, const struct carc *s);
int carc_legal_place(const struct carc_rules *r, const struct carc *s,
                     dsk_action *a, uint32_t *weight);
int carc_count_places(const struct carc_rules *r, const struct carc *s);
dsk_action carc_nth_place(const struct carc_rules *r, const struct carc *s,
                          int k);
int carc_choose_place(const struct carc_rules *r, const struct carc *s,
                      uint64_t *rng, dsk_action *a);
int carc_legal_draw(const struct carc_rules *r, const struct carc *s,
                    dsk_action *a, uint32_t *weight);
int carc_count_draws(const struct carc_rules *r, const struct carc *s);
dsk_action carc_nth_draw(const struct carc_rules *r, const struct carc *s,
                         int k);
int carc_choose_draw(const struct carc_rules *r, const struct carc *s,
                     uint64_t *rng, dsk_action *a);

/* ---- text.c, view.c, inspect.c, box.c, put.c, check.c ------------------- */

bool carc_box(const dsk_rules *r, int i, const char *lang, struct text *t,
              struct text *piece);

int carc_inspect(const dsk_rules *r, const dsk_state *s, int viewer,
                 const char *what, struct text *t);

/* fitting.c: what may lie at a square; p stands behind `fits`. */
int carc_put_fitting(const struct carc_rules *r, const struct carc *s,
                     const char *p, struct text *t);

/* expand.c, force.c: struct game. */
int carc_expand(const dsk_rules *r, const dsk_state *s, const char *line,
                dsk_action *out, int cap, dsk_note *why);
bool carc_begins(const char *text);
enum force carc_force(const dsk_rules *r, const dsk_state *s, const char *text,
                      struct text *t);

extern const char *const carc_seg_names[NSEG_KINDS];
void carc_write_spot(struct text *t, int spot);
void carc_write_square(struct text *t, uint32_t pos);
/* `city@N/1,0`: the feature by its first segment. */
void carc_write_feature(const struct carc_rules *r, const struct carc *s,
                        int feat, struct text *t);
/* Spot named by any border position it owns on that tile; NO_SPOT if none. */
int carc_scan_spot(const struct carc_rules *r, const struct carc *s, int tile,
                   const char **p);
bool carc_scan_square(const char **p, uint32_t *pos);
bool carc_scan_turn(const char **p, int *rot);
/* `city@N/1,0` for pos << 5 | spot, written and read. */
void carc_write_place(struct text *t, uint32_t place);
bool carc_scan_place(const struct carc_rules *r, const struct carc *s,
                     const char **p, uint32_t *place);
/* A figure's name; NFIGURES if this game has no such figure. */
int carc_scan_figure(const struct carc_rules *r, const char **p);
void carc_format(const dsk_rules *r, const dsk_state *s, dsk_action a,
                 struct text *t);
extern const struct action_type carc_draw_action, carc_place_action,
    carc_figure_action, carc_pass_action, carc_score_action;
int carc_apply_draw(const struct carc_rules *r, struct carc *s, uint32_t p,
                    const dsk_sink *sink, dsk_note *why);
int carc_apply_place(const struct carc_rules *r, struct carc *s, uint32_t p,
                     const dsk_sink *sink, dsk_note *why);
int carc_apply_figure(const struct carc_rules *r, struct carc *s, uint32_t p,
                      const dsk_sink *sink, dsk_note *why);
int carc_apply_pass(const struct carc_rules *r, struct carc *s, uint32_t p,
                    const dsk_sink *sink, dsk_note *why);
int carc_apply_score(const struct carc_rules *r, struct carc *s, uint32_t p,
                     const dsk_sink *sink, dsk_note *why);
/* The same, when it is known that they may (struct action_type, play). */
void carc_play_draw(const struct carc_rules *r, struct carc *s, uint32_t p,
                    const dsk_sink *sink);
void carc_play_place(const struct carc_rules *r, struct carc *s, uint32_t p,
                     const dsk_sink *sink);
void carc_play_figure(const struct carc_rules *r, struct carc *s, uint32_t p,
                      const dsk_sink *sink);
void carc_play_pass(const struct carc_rules *r, struct carc *s, uint32_t p,
                    const dsk_sink *sink);
/* Adds `square=1,0`, `spot=city@N` to a note. */
void carc_note_square(dsk_note *n, uint32_t pos);
void carc_note_spot(dsk_note *n, int spot);
int carc_parse(const dsk_rules *r, const dsk_state *s, const char *text,
               dsk_action *a, dsk_note *why);
void carc_view(const dsk_rules *r, const dsk_state *s, int viewer,
               struct text *t);
uint64_t carc_hash(const dsk_rules *r, const dsk_state *s);
/* Kinds of actions as the help lists them. */
bool carc_move(const dsk_rules *r, int i, struct move *m);
/* Says that this is not the time for it, and what comes now. */
int carc_refuse_now(const struct carc_rules *r, const struct carc *s,
                    dsk_note *why);
int carc_put(const dsk_rules *r, dsk_state *s, const char *line,
             const dsk_sink *sink, dsk_note *why);
int carc_check(const dsk_rules *r, const dsk_state *s, dsk_note *why);
/* DSK_E_CORRUPT with what is wrong and where. */
int carc_corrupt(dsk_note *why, const char *what, int at);

#endif
