/*
 * The orders of compiled sentences, which mkmessages writes and words.c tells.
 *
 * A compiled sentence is text in which a byte below 32 opens an order.  The
 * bytes after it are numbers, each one more than it means; a long number is
 * two of them, high first, to the base 250.  No byte is 0.
 *
 *     SAY_FACT    fact form               the fact, in that form of the word
 *     SAY_COUNT   fact source WORD row    a number and its noun
 *     SAY_COUNTED NUMBER source WORD row  a fixed number and its noun
 *     SAY_CHOICE  fact (test LABEL LENGTH text)... TEST_END
 *     SAY_RULE                            the rule of the note
 */
#ifndef GAME_SAY_H
#define GAME_SAY_H

enum say { SAY_FACT = 1, SAY_COUNT, SAY_COUNTED, SAY_CHOICE, SAY_RULE };

/* Where the noun of a count comes from: the glossary, or a fact. */
enum say_source { NOUN_WORD, NOUN_FACT };

/* What is told of a list of seats: their names, or their weights. */
enum say_seats { SEATS_NAMES, SEATS_RATIO };
/* What is told of scores: all, or ` Jan: 79.`, those below the greatest. */
enum say_scores { SCORES_ALL, SCORES_REST };

/* When a part of a choice is told. */
enum say_test {
    TEST_END,
    TEST_CLASS,  /* the number is of this plural class */
    TEST_NUMBER, /* the number is this one             */
    TEST_WORD,   /* the word is this one of its domain */
    TEST_NONE,   /* the fact is missing or empty       */
    TEST_OTHER   /* always                             */
};

#define SAY_BASE 250

#endif
