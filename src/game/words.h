/*
 * Sentences: messages, the kinds of facts they tell, and the words and rules
 * of every language.  All of it is data (data/messages), which mkmessages
 * compiles to tables of these types; doc/messages.md tells the formats.
 */
#ifndef GAME_WORDS_H
#define GAME_WORDS_H

#include <stdbool.h>

#include "deskovka.h"

enum fact_kind {
    FACT_TEXT,    /* told as it is                          */
    FACT_NUMBER,  /* digits                                 */
    FACT_SEAT,    /* a player's name                        */
    FACT_SEATS,   /* p0:1,p2:1  names in a list             */
    FACT_SCORES,  /* p0:12,p1:8 names with numbers          */
    FACT_WORD,    /* city@N/1,0 the word of a domain, first */
    FACT_AMOUNTS, /* 2 wool 1 ore  words of a domain        */
    FACT_WORDS    /* city,road  a list of words of a domain */
};

/* A fact a message may carry. */
struct fact {
    const char *key;
    unsigned char kind;   /* enum fact_kind           */
    unsigned char domain; /* FACT_WORD and after      */
    bool optional;
};

/* Something that can be said; `text` has one sentence for each language. */
struct message {
    const char *code;
    const char *rule;
    const char *catalogue;
    int nfacts;
    const struct fact *facts;
    const char *const *text;
};

/* The words a fact can be, by the names that programs know them by. */
struct domain {
    const char *name;
    int n;
    const char *const *key;
    const short *word; /* ids in the glossary */
};

struct plural_class {
    const char *name;
    int lo, hi; /* hi < 0: no end */
};

struct language {
    const char *tag;
    const char *name;
    const char *player[2]; /* before and after the number of a seat  */
    const char *list[2];   /* between two of a list; before its last */
    const char *gap;       /* between a number and its noun          */
    const char *thousands; /* between groups of three digits         */
    const char *nothing;   /* no amounts at all                      */
    int nclasses, nforms;
    const struct plural_class *classes;
    const unsigned char *count; /* row by class: the form of the noun */
    const char *const *forms;   /* word by form; NULL where there is none */
};

/*
 * The sentences of a language lie side by side; in WebAssembly the linker knows
 * where, so that a page can load them apart (web/tools/apart.mjs).
 */
#ifdef __wasm__
#define WORDS_OF(language) __attribute__((section("words_" #language)))
#else
#define WORDS_OF(language)
#endif

extern const struct language words_languages[];
extern const int words_nlanguages;
extern const struct domain words_domains[];

/* The language of that tag; of cs-CZ that of cs; else the first. */
int words_language(const char *tag);

/* A message without facts: its text as it stands. */
const char *words_phrase(const struct message *m, const char *tag);

/* The phrase of code GROUP NAME (the group ends in a dash); `otherwise` where
 * the table has none. */
const char *words_named(const struct message *table, int n, const char *group,
                        const char *name, const char *tag,
                        const char *otherwise);

struct text;

/* Writes the message with its facts, one text for each it declares, or NULL. */
void words_tell(struct text *t, const struct message *m,
                const char *const *facts, const char *tag);

/* Whoever sits there and has no name: Player 1 for seat 0. */
void words_player(struct text *t, int seat, const char *tag);

/* The message with that code, preferably with that rule; NULL if none. */
const struct message *words_find(const struct message *table, int n,
                                 const char *code, size_t len, const char *rule,
                                 size_t rule_len);

#endif
