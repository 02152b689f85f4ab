/*
 * The text of every rule in every language, as tables.
 *
 * They are compiled from data/rules by tools/mkrules.c.  Rules are sorted by
 * game and then as in their file; sections (chapters) and games cut that one
 * array into runs:
 *
 *     dsk_rule_games[g].first     first rule of the game
 *     dsk_rule_sections[s].first  first rule of the section
 *
 * Both grow strictly, the first of each is 0, and every run ends where the
 * next begins (the last one at dsk_nrule_texts).  An id is unique within its
 * game, whatever its case, but two games may share one (ROB-1); so is the name
 * of a section.  A language has words for every one of them, at the same index.
 * All strings are valid UTF-8; none is NULL.
 */
#ifndef RULEBOOK_TEXTS_H
#define RULEBOOK_TEXTS_H

/* The most rules and languages that mkrules takes. */
enum { RULES_MAX = 2048, RULE_LANGS_MAX = 16 };

struct rule_text {
    const char *id;       /* "BASE-S4"                                */
    const char *game;     /* "carcassonne"                            */
    const char *editions; /* where it holds, blanks between the words */
    const char *when;     /* conditions that decide instead, or ""    */
    const char *see;      /* ids of the same game, blanks between     */
    const char *also;     /* more words that find it                  */
    const char *picture;  /* presets to draw, a picture a line        */
};

struct rule_section {
    const char *game;
    const char *name; /* "river" */
    const char *part; /* "box", "play", "module", "meet", "ruling" */
    const char *when; /* the set-ups it belongs to; "": all   */
    const char *also;
    int first;
};

struct rule_game {
    const char *id;
    const char *editions; /* every word that may stand in a rule's editions */
    const char *where;    /* lines `word conditions`: when it holds         */
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

/* What is said of number i in a language. */
static inline const char *rule_topic(int i, int lang)
{
    return dsk_rule_languages[lang].rules[i].topic;
}

static inline const char *rule_body(int i, int lang)
{
    return dsk_rule_languages[lang].rules[i].text;
}

static inline const char *section_title(int i, int lang)
{
    return dsk_rule_languages[lang].sections[i];
}

static inline const char *game_title(int i, int lang)
{
    return dsk_rule_languages[lang].games[i];
}

#endif
