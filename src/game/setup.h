/*
 * Set-up lines: `carcassonne edition=bb6 players=3 farmers=off`.
 *
 * A game declares its options as a table; this file reads a line against it,
 * writes the complete line back and prints the help.  Values are ints:
 *
 *   SETUP_INT    the number, lo..hi; or the word in `words`, if there is one,
 *                which lifts the limit: SETUP_NO_LIMIT
 *   SETUP_ENUM   index into the words "a|b|c"
 *   SETUP_FLAG   0 off, 1 on
 *   SETUP_SET    bit mask over the words; written a,b,c or `none`
 *   SETUP_NAME   the game resolves the word itself (rules_init, option_name)
 */
#ifndef GAME_SETUP_H
#define GAME_SETUP_H

#include "game/note.h"
#include "game/text.h"
#include "messages_game.gen.h"

#define SETUP_OPTIONS_MAX 64
/* Marks an option that the line does not name. */
#define SETUP_UNSET (-1)
/* The value of a number whose limit is lifted (`offers=free`). */
#define SETUP_NO_LIMIT INT32_MAX
/* Longest set-up line accepted. */
#define SETUP_LINE_MAX 2000

enum setup_kind { SETUP_INT, SETUP_ENUM, SETUP_FLAG, SETUP_SET, SETUP_NAME };

struct option {
    const char *key;
    enum setup_kind kind;
    int lo, hi;           /* SETUP_INT */
    const char *words;    /* ENUM, SET: "a|b|c"; INT: see above */
    const char *standard; /* default, for people: "7", "4 (first: 2)" */
};

struct setup {
    int value[SETUP_OPTIONS_MAX];        /* SETUP_UNSET, or as above */
    const char *name[SETUP_OPTIONS_MAX]; /* SETUP_NAME: the word... */
    size_t name_len[SETUP_OPTIONS_MAX];  /* ...and its length */
};

/* Reads the words after the game's name; option(i) are the rows. */
int setup_read(const struct option *(*option)(int i), const char *words,
               struct setup *su, dsk_note *why);

/* One value as it is written in a line (not SETUP_NAME). */
void setup_write_value(const struct option *o, int value, struct text *t);

/* `key  values  default  meaning`; the meaning is a phrase of the game. */
void setup_help(const struct option *o, const char *standard,
                const char *meaning, struct text *t);

#endif
