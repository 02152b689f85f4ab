/*
 * What `messages` and `robbers` share: counters on the score track and how
 * points reach them (track.c).
 */
#ifndef CARC_MODULES_TRACK_H
#define CARC_MODULES_TRACK_H

#include "carcassonne/module.h"

/* Spaces of the score track, walked around repeatedly (BASE-S13). */
#define TRACK_SPACES 50

/* Counters and robbers, and points on their way to them. */
struct track_state {
    int16_t lady[DSK_PLAYERS_MAX];   /* points on the second counter */
    int16_t robbed[DSK_PLAYERS_MAX]; /* stolen points on their way */
    uint8_t robber[DSK_PLAYERS_MAX]; /* space + 1, 0 = in the supply */
    uint8_t marked[DSK_PLAYERS_MAX]; /* seat + 1 whom this tile's points are
                                        to be taken from, 0 = not chosen */
    uint8_t waiting; /* seats that have not chosen a counter yet; robbers that
                        have not acted yet */
    uint8_t by_lady; /* ... that have chosen the lady */
    uint8_t step;    /* enum settle_step */
    uint8_t moved;   /* the active player's counters that moved in this part
                        of the turn: 1 meeple, 2 lady */
    uint8_t asked;   /* placing robbers: 1 the active player, 2 one more */
};

static inline struct track_state *track(const struct carc_rules *r,
                                        struct carc *s)
{
    return (struct track_state *)(void *)((unsigned char *)s +
                                          r->at_part[MOD_TRACK]);
}

static inline const struct track_state *track_c(const struct carc_rules *r,
                                                const struct carc *s)
{
    return (const struct track_state *)(const void *)((const unsigned char *)s +
                                                      r->at_part[MOD_TRACK]);
}

/* Does every seat have a second counter (MSG-1)?  Are there robbers? */
static inline bool track_ladies(const struct carc_rules *r)
{
    return r->on >> MOD_MESSAGES & 1;
}

static inline bool track_robbers(const struct carc_rules *r)
{
    return r->on >> MOD_ROBBERS & 1;
}

/* The space where a seat's counter stands. */
static inline int track_space(const struct carc_rules *r, const struct carc *s,
                              int seat, bool lady)
{
    int points = track_c(r, s)->lady[seat];

    return (lady ? points : s->score[seat] - points) % TRACK_SPACES;
}

/* For the modules that show it. */
uint64_t carc_track_hash(const struct carc_rules *r, const struct carc *s);
int carc_track_check(const struct carc_rules *r, const struct carc *s,
                     dsk_note *why);

#endif
