/*
 * Puzzles: positions of bots' games where one action is clearly the best.
 *
 * A file of them (data/puzzles) is lines of text, each game once and its
 * puzzles behind it:
 *
 *     deskovka puzzles 1                        the format and its version
 *     game carcassonne edition=bb6 players=2    the set-up line
 *     from 1 17                                 seed and number of the game
 *     play draw:K place:1,0,R90 pass ...        its actions
 *     puzzle 3fa91c02 after=57 best=place:2,0,R0 lead=84 found=1/3/4 grade=2
 *
 * A puzzle is the position after so many actions; `lead` is by how much of the
 * chance to win the best action is ahead of the next one, in thousandths;
 * `found` how many of PUZZLE_TRIES easy, medium and hard bots found it.  Its
 * name is a sum over set-up and actions, so that it stays the same wherever
 * the puzzle stands.
 */
#ifndef CLI_PUZZLE_H
#define CLI_PUZZLE_H

#include <stdbool.h>
#include <stdint.h>

#include "ai/players.h"
#include "cli/say.h"
#include "engine/buffer.h"

#define PUZZLE_FORMAT "deskovka puzzles 1"
#define PUZZLE_NAME   9 /* with its NUL */
/* Bots of each level that try a puzzle. */
#define PUZZLE_TRIES 4
enum puzzle_level { PUZZLE_EASY, PUZZLE_MEDIUM, PUZZLE_HARD, NPUZZLE_LEVELS };
/* Grades: who finds it. */
#define PUZZLE_GRADES 4

struct puzzle {
    char name[PUZZLE_NAME];
    int game;  /* in the file */
    int after; /* actions before it */
    char best[64];
    int lead;
    int found[NPUZZLE_LEVELS];
    int grade; /* 1..PUZZLE_GRADES */
};

struct puzzle_game {
    char *setup, *play;
    uint64_t seed, number;
};

struct puzzles {
    struct puzzle_game *game;
    int ngames;
    struct puzzle *puzzle;
    int n;
};

/* What is wrong with a file: a message, and its line. */
struct puzzle_fault {
    enum cli_message what;
    int line;
};

/* Reads a whole file; false and the fault if it is none. */
bool puzzles_read(struct puzzles *p, const char *text, size_t len,
                  struct puzzle_fault *fault);
void puzzles_free(struct puzzles *p);

/* Adds a game, and a puzzle to the last game. */
void puzzles_add_game(struct puzzles *p, const struct puzzle_game *g);
void puzzles_add(struct puzzles *p, const struct puzzle *puzzle);

/* Lines of game i with its puzzles. */
void puzzles_write(const struct puzzles *p, int i, struct buffer *out);

/* The name that a puzzle after so many actions of a game has. */
void puzzle_name(const struct puzzle_game *g, int after,
                 char name[PUZZLE_NAME]);

/*
 * Plays a game up to a puzzle.  false if it cannot be played: an action that
 * is not legal, or too few of them.
 */
bool puzzle_position(const dsk_rules *r, const struct puzzle_game *g, int after,
                     dsk_state *s);

/* ---- puzzle_find.c: which positions are puzzles -------------------------- */

/* A search with all it needs. */
struct puzzle_search;

struct puzzle_search *puzzle_search_open(const dsk_rules *r, uint64_t playouts);
void puzzle_search_free(struct puzzle_search *x);

/* What a search finds at a position. */
struct puzzle_verdict {
    dsk_action best;
    int choices;
    float win;  /* of the seat, with the best action */
    float lead; /* of the best over the next */
};

/* With `times` as many playouts as it was opened for, at most four. */
struct puzzle_verdict puzzle_judge(struct puzzle_search *x, const dsk_state *s,
                                   int times, uint64_t seed);

/*
 * Is this position a puzzle of this grade or a harder one?  A cheap look, then
 * the search, then the easy bots, then a search four times as large that must
 * find the same.  Fills in best, lead, found, grade.
 */
bool puzzle_try(struct puzzle_search *x, const dsk_state *s, uint64_t seed,
                int least, struct puzzle *out);

/* The grade of so many found. */
int puzzle_grade(const int found[NPUZZLE_LEVELS]);

#endif
