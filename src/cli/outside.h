/*
 * Bots of other people: a program in any language that reads lines from its
 * standard input and answers on its standard output (doc/outside-bots.md).  It
 * is told what its seat may know, the legal actions, and asked for one of them.
 *
 * Such a bot may do anything wrong: not start, say nothing, never read, answer
 * nonsense, die.  Every call comes back after its time at the latest, with the
 * fault noted; from then on the bot is not asked again.
 */
#ifndef CLI_OUTSIDE_H
#define CLI_OUTSIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "deskovka.h"

/* How its text begins: exec:COMMAND, run by the shell. */
#define OUTSIDE_PREFIX "exec:"
/* Milliseconds it has for a decision, and to say hello, unless told. */
#define OUTSIDE_MS       10000
#define OUTSIDE_HELLO_MS 10000

enum outside_fault {
    OUTSIDE_FINE,
    OUTSIDE_NOT_STARTED, /* no process                            */
    OUTSIDE_NO_HELLO,    /* something else instead                */
    OUTSIDE_LATE,        /* no answer in time                     */
    OUTSIDE_DEAF,        /* it does not read what it is sent      */
    OUTSIDE_GONE,        /* it has ended                          */
    OUTSIDE_NOT_PLAY,    /* an answer that is not `play ACTION`   */
    OUTSIDE_NO_ACTION,   /* an action that cannot be read         */
    OUTSIDE_ILLEGAL,     /* an action that is not legal           */
    OUTSIDE_LONG         /* a line without an end                 */
};

/* What went wrong, for a sentence (outside_sentence). */
struct outside_note {
    enum outside_fault fault;
    char command[120];
    char said[120]; /* the line it answered, as far as there is one */
};

struct outside;

/* Is it the text of such a bot? */
bool outside_is(const char *text, size_t len);

/*
 * Starts the command and greets it; never NULL.  ms: time for each decision.
 * Whoever asks it anything later learns of the fault there.
 */
struct outside *outside_start(const char *command, int ms);
/* Says quit, waits a little, ends the process and all it started. */
void outside_free(struct outside *o);

/* The name it gave itself. */
const char *outside_name(const struct outside *o);
const struct outside_note *outside_note(const struct outside *o);
/* The fault as a sentence, in the language of the program. */
const char *outside_sentence(const struct outside_note *n);

/* A new game: it sits on this seat and may draw lots from this seed. */
void outside_begin(struct outside *o, const dsk_rules *r, int seat,
                   uint64_t seed);
/* Something happened: told if its seat may know. */
void outside_tell(struct outside *o, const dsk_note *event);
/* Asks for an action; DSK_OK, or DSK_E_ILLEGAL with the fault noted. */
int outside_choose(struct outside *o, const dsk_state *s, dsk_action *a);
/* The game is over. */
void outside_end(struct outside *o, const dsk_state *s);

/* ---- for the tester (cmd_test_bot.c) ------------------------------------ */

/* Sends a line as it is; false with the fault noted. */
bool outside_send(struct outside *o, const char *line);
/* Does it keep silent for so long? */
bool outside_silent(struct outside *o, int ms);
/*
 * Says quit (or only closes the line) and waits: did it end by itself in time?
 * Nothing may be asked of it any more.
 */
bool outside_leaves(struct outside *o, bool quit, int ms);

#endif
