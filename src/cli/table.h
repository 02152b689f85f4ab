/*
 * A table with bots around it: what `sim`, `demo` and the others need to play.
 * Memory is malloc'ed, states aligned to 64.
 */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include <stdbool.h>
#include <stdint.h>

#include "ai/players.h"
#include "cli/outside.h"
#include "deskovka.h"
#include "game/setup.h"

#define CLI_SETUP "carcassonne edition=bb6"

/* A block aligned to 64 bytes; the program ends when there is none. */
void *cli_memory(size_t size);

/* Rules from a set-up line, or NULL after a complaint. */
dsk_rules *cli_rules(const char *command, const char *setup);

/* The complete set-up line; you free it. */
char *cli_setup_text(const dsk_rules *r);

/* Rules and a bot for every seat. */
struct seats {
    dsk_rules *rules;
    int n;
    struct ai_bot bot[DSK_PLAYERS_MAX];
    float *weights[DSK_PLAYERS_MAX]; /* from files; NULL: none */
    bool outside[DSK_PLAYERS_MAX];   /* a program of its own (outside.h) */
    int outside_ms;                  /* what such a one has for a decision */
};

/*
 * Seats from a set-up line and a list of bots (random,greedy).  When the line
 * does not say how many play, the list does.  Without a list (NULL) the bots
 * of `standard` take turns.  Returns EXIT_OK or the exit code after a
 * complaint.
 */
int cli_seats(const char *command, const char *setup, const char *list,
              const char *standard, struct seats *out);
/* Bytes of the longest name of the first n bots, or `least` if that is more. */
int cli_seats_width(const struct seats *seats, int n, int least);
void cli_seats_free(struct seats *s);
/* Is there a bot from outside among them? */
bool cli_has_outside(const struct seats *s);

/* One position with the bots around it and what they need to think. */
struct table {
    const dsk_rules *rules;
    int n;
    int first; /* bot i sits on seat (i + first) mod n */
    dsk_state *state;
    struct ai_brain *brain[DSK_PLAYERS_MAX];
    struct outside *outside[DSK_PLAYERS_MAX]; /* instead of a brain */
    uint64_t chance; /* generators: one for chance,      */
    uint64_t luck;   /* one for what the bots draw by lot */
};

void table_init(struct table *t, const struct seats *seats);
void table_free(struct table *t);

/*
 * A new game, with bot 0 on seat `first` mod n.  The same seed and game have
 * the same chance.
 */
void table_start(struct table *t, uint64_t seed, uint64_t game, int first);

/*
 * The next action, by chance or by the bot of the seat to act.  Returns
 * DSK_OK, DSK_E_OVER, or another error if a bot answered something illegal.
 */
int table_choose(struct table *t, dsk_action *a);
/* Is it a program of its own that sits there? */
bool table_is_outside(const struct table *t, int seat);
/* Carries the action out; bots from outside hear what they may know. */
int table_apply(struct table *t, dsk_action a, const dsk_sink *sink);
/* What a bot from outside did wrong, if one did. */
struct outside_note table_fault(const struct table *t);
/* Why the games ended, as a sentence: that fault, or a bot of ours. */
const char *fault_sentence(const struct outside_note *fault);

#endif
