/*
 * Finding rules and chapters by what people type.  Words are compared without
 * case and diacritics and in all their forms (fold.h), in every language that
 * the rules have.
 */
#ifndef RULEBOOK_FIND_H
#define RULEBOOK_FIND_H

#include <stddef.h>

#include "rulebook/texts.h"

/* How well a question hits a rule; better ones come first. */
enum rules_hit {
    RULES_HIT_NONE,
    RULES_HIT_TEXT,    /* all words are in its text             */
    RULES_HIT_TOPIC,   /* ... in its heading                    */
    RULES_HIT_CHAPTER, /* the words are the name of its chapter */
    RULES_HIT_ID       /* its id, or what its id begins with    */
};

/*
 * Finds the rules that `words` ask for, best first and then in the order of
 * the table, and stores at most `cap` indices of dsk_rule_texts in `out`.
 * Returns how many there are, which may be more than `cap`; 0 if none fits.
 *
 * A word that names a game keeps only that game's rules.  If just one word is
 * left, the first of these that exists is the whole answer:
 *
 *     an id, whatever its case              base-s4
 *     the ids it begins, if it has a dash   BASE-S
 *     the ids with that beginning           GLD
 *
 * Otherwise every word must begin a word of the rule's heading or text, or be
 * a form of one; or all of them together name its chapter (rules_chapters).  A
 * word with blanks is a phrase; an empty one hits nothing.
 */
int rules_find(const char *const *words, int nwords, int *out, int cap);

/* How well they hit that rule. */
enum rules_hit rules_hit(const char *const *words, int nwords, int rule);

/*
 * Finds the chapters that `words` name: by name (`gold`), by title in any
 * language (`zlate doly`), or by one of the things that a title joins
 * (`kupci`, `witch`).  As above, a word may name the game.
 */
int rules_chapters(const char *const *words, int nwords, int *out, int cap);

/*
 * Stores up to `cap` rules, or chapters, whose ids or names are nearest to
 * `word`, all equally near, and returns their number; 0 if none could be meant
 * (more than two letters off).
 */
int rules_near_ids(const char *word, int *out, int cap);
int rules_near_chapters(const char *word, int *out, int cap);

/* The game of that name as a word may say it, or -1. */
int rules_game(const char *word);

/* Where a chapter ends: the first rule behind it. */
int rules_end_of(int section);
/* The chapter of a rule. */
int rules_section_of(int rule);
/* The rule with that id (n letters) of a game; -1 if there is none. */
int rules_by_id(const char *game, const char *id, size_t n);

#endif
