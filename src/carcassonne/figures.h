/*
 * Figures: where they may go, putting them down, taking them off the board
 * (figures.c), and figures named by the place where they stand (take.c).
 */
#ifndef CARC_FIGURES_H
#define CARC_FIGURES_H

#include "carcassonne/board.h"

/* ---- figures.c --------------------------------------------------------- */

/* Spots of the tile just placed where the figure may go: bit per spot. */
uint32_t carc_figure_spots(const struct carc_rules *r, const struct carc *s,
                           int figure);
/* The rule for followers: an empty feature of a kind meeples stand on. */
uint32_t carc_follower_spots(const struct carc_rules *r, const struct carc *s,
                             int figure);
void carc_add_figure(const struct carc_rules *r, struct carc *s, int seat,
                     int figure, int seg);
/* Sends one figure home; a follower may leave its feature deserted. */
void carc_take_figure(const struct carc_rules *r, struct carc *s, int fig);
/* Sends home the seat's figure of a kind that it has on the board, if any. */
void carc_recall(const struct carc_rules *r, struct carc *s, int seat,
                 int figure, const char *rule, const dsk_sink *sink);
/* Tells that a seat has a figure back. */
void carc_tell_home(int seat, int figure, const char *rule,
                    const dsk_sink *sink);
/* Tells every module that a follower left a feature. */
void carc_deserted(const struct carc_rules *r, struct carc *s, int seat,
                   int feat, const dsk_sink *sink);
/* Is it `seat << 4 | figure` of these rules? */
static inline bool carc_is_owner(const struct carc_rules *r, int owner)
{
    return owner >> 4 < r->head.players && (owner & 15) < NFIGURES;
}
/* Weight of a seat's followers on a feature. */
static inline int carc_weight(const struct carc_rules *r, const struct carc *s,
                              int feat, int seat)
{
    return (int)(carc_feats_c(r, s)[feat].strength >> (4 * seat) & 15);
}
/* The feature where a seat's single figure stands, or -1. */
static inline int carc_where(const struct carc_rules *r, const struct carc *s,
                             int seat, int figure)
{
    int seg = s->where[seat][figure];

    return seg == 0 ? -1 : carc_segs_c(r, s)[seg - 1].feat;
}
/* Sends every figure of a feature home; fills home[seat] with how many. */
void carc_clear_feature(const struct carc_rules *r, struct carc *s, int feat,
                        uint8_t home[][NFIGURES]);

/* ---- take.c: figures of s->decider, named `meeple:city@N/1,0` ---------- */

/* ACT_TAKE, for all phases that have r->taking. */
extern const struct action_type carc_take_action;
struct taking {
    const struct message *taken, *refused;
    const char *rule;
    /* What follows. */
    void (*after)(const struct carc_rules *r, struct carc *s,
                  const dsk_sink *sink);
};
/* `figure << 23 | pos << 5 | spot` of a figure on that segment. */
uint32_t carc_figure_place(const struct carc_rules *r, const struct carc *s,
                           int figure, int seg);
/* Figures of the decider for which keep() holds, as sorted actions. */
int carc_own_figures(const struct carc_rules *r, const struct carc *s,
                     enum action_kind act, dsk_action *a,
                     bool (*keep)(const struct carc_rules *r,
                                  const struct carc *s, int figure, int seg));
/* The segment that a figure place names, or -1. */
int carc_place_seg(const struct carc_rules *r, const struct carc *s,
                   uint32_t payload);

#endif
