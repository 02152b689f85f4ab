/*
 * What a finished or broken-off game was worth, decision by decision: a search
 * of the position before each (with what its seat could know), and a further
 * one of the action that was played.
 */
#ifndef CLI_ANALYSE_H
#define CLI_ANALYSE_H

#include <stdio.h>

#include "ai/players.h"
#include "engine/session.h"

enum verdict { MOVE_GOOD, MOVE_INACCURACY, MOVE_MISTAKE, MOVE_BLUNDER, NMOVES };

struct analysed {
    int line; /* of the game */
    int seat;
    int choices; /* legal actions */
    char best[ACTION_TEXT_MAX];
    float win[DSK_PLAYERS_MAX];   /* after what was played */
    float score[DSK_PLAYERS_MAX]; /* expected at the end   */
    float best_win;               /* of the seat, had it played the best */
    float loss;                   /* best_win - win[seat], at least 0    */
    enum verdict verdict;
};

/* Name of a verdict; "" for a good move. */
const char *verdict_name(enum verdict v);

/* Decisions in the game. */
int analyse_count(const dsk_game *g);

/*
 * Fills out[0..analyse_count()).  bot says how long to think; a
 * progress bar unless quiet.  False if it was interrupted: by Ctrl-C, or by
 * *stop where that is given.
 */
bool analyse_game(const dsk_game *g, const struct ai_bot *bot, int threads,
                  uint64_t seed, bool quiet, atomic_int *stop,
                  struct analysed *out);
/* All of it as JSON. */
void analyse_json(FILE *out, const dsk_game *g, const struct ai_bot *bot,
                  const struct analysed *moves, int n);

#endif
