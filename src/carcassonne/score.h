/*
 * Points: what a feature is worth and to whom, what is completed, the end of
 * the game (score.c).
 *
 * Every point reaches a seat by carc_award().  Mostly it simply counts.  Where
 * a module wants to ask first (r->points_wait), points that come together are
 * due, and before the turn goes on r->settle brings them to the score.
 */
#ifndef CARC_SCORE_H
#define CARC_SCORE_H

#include "carcassonne/figures.h"

/* Tiles of what the tiles around complete: its own and those. */
enum { FULL_SQUARE = 9 };

/* One feature being scored. */
struct tally {
    int feat;
    bool final;
    int tiles;
    int pennants;
    int cities;                 /* fields */
    int points;                 /* for each winner... */
    int extra[DSK_PLAYERS_MAX]; /* ...and what a single one gets besides */
    const char *extra_rule;
    unsigned winners;
    const char *rule;
};

/* How a kind of feature is paid, and the sentence that tells it. */
struct scoring {
    /* Sets t->rule, t->tiles and the like; returns the points. */
    int (*points)(const struct carc_rules *r, const struct carc *s,
                  struct tally *t);
    const struct message *told;
};
/* The scorings of the base game. */
void carc_score_setup(struct carc_rules *r);

/* Seats with the most weight in a strength word (BASE-S8). */
unsigned carc_majority(uint32_t strength);
/* What the feature is worth, complete or final, and to whom. */
struct tally carc_tally(const struct carc_rules *r, const struct carc *s,
                        int feat, bool final);
/* What it would be worth, were it complete as it lies. */
int carc_complete_points(const struct carc_rules *r, const struct carc *s,
                         int feat);
/* Gives the points, sends the figures home, tells the sink. */
void carc_score_feature(const struct carc_rules *r, struct carc *s, int feat,
                        bool final, const dsk_sink *sink);
/* A feature that the tile just placed completed. */
struct pending {
    uint16_t feat;
    uint32_t name; /* pos << 5 | spot: payload of its ACT_SCORE */
};
/* Features that modules may add at most (struct module, pending). */
#define PENDING_MORE 32
/* 4 sides, 9 monasteries of the 3 x 3 squares, and those. */
#define PENDING_MAX (4 + 9 + PENDING_MORE)
/* Adds the feature under that name, or gives it a lower one. */
int carc_add_pending(struct pending *out, int n, int feat, uint32_t name);
/*
 * Features completed by the tile just placed: roads, then cities, then
 * monasteries by position (OQ-19); with occupied_only those somebody scores.
 */
int carc_pending(const struct carc_rules *r, const struct carc *s,
                 bool occupied_only, struct pending *out);
void carc_final_scoring(const struct carc_rules *r, struct carc *s,
                        const dsk_sink *sink);
unsigned carc_winners(const dsk_rules *r, const dsk_state *s);
/* Adds `feature=city@N/1,0` and `majority=p0:2,p1:1` to a note. */
void carc_note_feature(dsk_note *n, const struct carc_rules *r,
                       const struct carc *s, int feat);
void carc_note_majority(dsk_note *n, uint32_t strength);

/* Points outside features: tells why and gives them. */
void carc_give(const struct carc_rules *r, struct carc *s, int seat, int points,
               const struct message *m, const dsk_sink *sink);
/* The same with one more fact. */
void carc_give_for(const struct carc_rules *r, struct carc *s, int seat,
                   int points, const struct message *m, const char *key,
                   int value, const dsk_sink *sink);

/* Points for a seat: at once, or due. */
static inline void carc_award(const struct carc_rules *r, struct carc *s,
                              int seat, int points)
{
    if (!r->points_wait || s->closed) {
        s->score[seat] = (int16_t)(s->score[seat] + points);
    } else if (points != 0) {
        s->due[seat] = (int16_t)(s->due[seat] + points);
        s->coming |= (uint8_t)(1u << seat);
    }
}

#endif
