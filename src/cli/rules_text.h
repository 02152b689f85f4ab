/*
 * The text of every rule in every language, and how to find one.
 *
 * The tables are compiled from data/rules by tools/mkrules.c.  Rules are
 * sorted by game and then as in their file; sections and games cut that one
 * array into runs:
 *
 *     dsk_rule_games[g].first     first rule of the game
 *     dsk_rule_sections[s].first  first rule of the section
 *
 * Both grow strictly, the first of each is 0, and every run ends where the
 * next begins (the last one at dsk_nrule_texts).  An id is unique within its
 * game, whatever its case, but two games may share one (ROB-1).  A language
 * has words for every one of them, at the same index.  All strings are valid
 * UTF-8 without control characters; none is NULL.
 */
#ifndef CLI_RULES_TEXT_H
#define CLI_RULES_TEXT_H

#include <stdbool.h>
#include <stdio.h>

struct rule_text {
    const char *id;       /* "BASE-S4"                               */
    const char *game;     /* "carcassonne"                           */
    const char *editions; /* where it holds, blanks between the words */
    const char *see;      /* ids of the same game, blanks between; or "" */
};

struct rule_section {
    const char *game;
    int first;
};

struct rule_game {
    const char *id;
    const char *editions; /* every word that may stand in a rule's editions */
    int first;
};

/* What a language says of a rule. */
struct rule_words {
    const char *topic;
    const char *text;
};

struct rule_language {
    const char *tag;
    const char *const *games;
    const char *const *sections;
    const struct rule_words *rules;
};

extern const struct rule_text dsk_rule_texts[];
extern const int dsk_nrule_texts;
extern const struct rule_section dsk_rule_sections[];
extern const int dsk_nrule_sections;
extern const struct rule_game dsk_rule_games[];
extern const int dsk_nrule_games;
extern const struct rule_language dsk_rule_languages[];
extern const int dsk_nrule_languages;

/* The language with that tag; English if it has no rules. */
const struct rule_language *rules_language(const char *tag);

/*
 * Finds the rules that `words` ask for, best first, and stores at most `cap`
 * indices of dsk_rule_texts in `out`.  Returns how many there are, which may
 * be more than `cap`; 0 if nothing fits.
 *
 * A word that names a game keeps only that game's rules.  If just one word is
 * left, the first of these that exists is the answer:
 *
 *     an id, whatever its case              base-s4
 *     the ids it begins, if it has a dash   BASE-S
 *
 * Otherwise a word must begin a word of the rule's topic or text in any
 * language, or be the part of its id before the dash; case and Czech
 * diacritics do not matter.  All words must hit the same rule.  Rules hit by
 * id come first, then those hit in the topic, then the rest; within each in
 * the order of the table.  A word with blanks is a phrase; an empty word hits
 * nothing.
 */
int rules_find(const char *const *words, int nwords, int *out, int cap);

/* True if `word` is the whole id of rule `i`, whatever its case. */
bool rules_is_id(int i, const char *word);

/*
 * Stores up to `cap` rules whose ids are nearest to `id`, all equally near, and
 * returns their number; 0 if none could be meant (more than two letters off).
 */
int rules_suggest(const char *id, int *out, int cap);

/*
 * `deskovka rules` on given streams, which stay open; argv[0] is the name of
 * the subcommand.  Returns the exit status: 0 done, 1 nothing found or output
 * failed, 2 bad usage.
 */
int cmd_rules_to(int argc, char **argv, FILE *out, FILE *err);

#endif
