/*
 * Why an action is better than another one, in the evaluation's own terms.
 *
 * Both principal lines are played in a position that the seat takes for
 * possible (never the true one), as far as no chance comes between them; if
 * the evaluation does not see the difference there, to their very ends; then
 * on the mean of many games one to four rounds later.  The terms of both ends
 * are set side by side.  Told are those without which the order of the two
 * actions would be the other way round: the smallest set of them, greatest
 * first.
 */
#ifndef AI_WHY_H
#define AI_WHY_H

#include "ai/search.h"

/* A term at both ends: [0] behind the better action, [1] behind the other. */
struct ai_why_term {
    struct ai_term of; /* kind, seat and place */
    float value[2], amount[2];
    bool done[2];
    float gain; /* how much it speaks for the better action */
    bool told;
};

struct ai_why {
    struct ai_why_term term[AI_TERMS_MAX];
    int n;
    int told;  /* the first so many; 0: the terms do not say why */
    bool same; /* ...because both lines come to the same */
    bool mean; /* ...or say it of many games, some turns later */
    int seat;  /* who is told */
    float win[2];
};

/* Positions with hidden cards that the mean is taken of. */
#define AI_WHY_WORLDS 4

/*
 * Compares two lines of a search of s, where a seat is to act.  state (of that
 * size, aligned to 64) and scratch (of the policy, prepared) are yours; state
 * holds the end of the better line then.  false if the policy does not say.
 */
bool ai_why(const dsk_rules *r, const dsk_state *s, const float *weights,
            const struct search_line *better, const struct search_line *other,
            dsk_state *state, void *scratch, struct ai_why *out);

/* Chance to win of the seat at both ends with the terms that are told taken
 * away: the order is the other way round. */
void ai_why_without(const struct ai_why *why, int players, float win[2]);

/* Term i as a note to be told (dsk_note_text), and its place, "" if none; the
 * note where no term is told. */
void ai_why_note(const dsk_rules *r, const dsk_state *end,
                 const struct ai_why *why, int i, dsk_note *note);
void ai_why_no_term(const struct ai_why *why, dsk_note *note);
void ai_why_place(const dsk_rules *r, const dsk_state *end,
                  const struct ai_why *why, int i, char *buf, size_t n);

#endif
