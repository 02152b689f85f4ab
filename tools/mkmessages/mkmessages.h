/*
 * mkmessages: compiles the sentences of data/messages to tables.
 *
 *     mkmessages [--pseudo] OUT-DIR FILE... [--rules FILE...]
 *
 * FILEs are catalogues: NAME.msg says what can be said, with which facts, and
 * NAME.TAG how a language says it.  `glossary` is read first: its words, and
 * the rules of each language.  doc/messages.md tells the formats.  --pseudo
 * adds the language x-pseudo, the first language with other letters.  Rule
 * texts (GAME.TAG) are only read: they avoid what the glossary avoids.
 *
 * A book is all catalogues with the same name up to a `-`.  OUT-DIR gets
 *
 *     words.gen.c words.json             languages, glossary, domains
 *     messages_BOOK.gen.c and .gen.h     the tables of game/words.h
 *     messages_BOOK.json                 for the page: doc/messages.md
 *
 * A file that would not change is left alone.  Bad input is refused with
 * `file:line: sentence` and exit status 1; nothing is written then.
 */
#ifndef MKMESSAGES_H
#define MKMESSAGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum {
    MAX_LANGS = 16,
    MAX_CLASSES = 8,
    MAX_FORMS = 32,
    MAX_ROWS = 8,
    MAX_WORDS = 1024,
    MAX_VERBS = 256,
    MAX_AVOIDED = 1024,
    MAX_DOMAINS = 64,
    MAX_KEYS = 64,
    MAX_FACTS = 14,
    MAX_MESSAGES = 4096,
    MAX_CATALOGUES = 128,
    MAX_BINDS = 32
};

/* Where something was written. */
struct where {
    const char *file;
    int line;
};

struct class_rule {
    const char *name;
    int lo, hi;
};

/* A phrase nobody should use: avoid.c. */
struct avoided {
    const char *id;    /* of the word or verb to use, or `-`  */
    const char *books; /* with commas between; `*` is all     */
    const char *phrase;
    bool but; /* may be said all the same */
    struct where at;
};

struct lang {
    const char *tag, *name;
    const char *player[2], *list[2], *gap, *thousands, *nothing;
    int nclasses, nforms, nrows, nbinds;
    struct class_rule class[MAX_CLASSES];
    const char *form[MAX_FORMS];
    const char *row[MAX_ROWS];
    int count[MAX_ROWS][MAX_CLASSES];
    const char *bind[MAX_BINDS];
    int nverb_forms, navoided;
    const char *verb_form[MAX_FORMS];
    const char *verb[MAX_VERBS][MAX_FORMS];
    int agree[MAX_CLASSES]; /* 1 + the form of a verb with so many; 0: none */
    struct avoided avoided[MAX_AVOIDED];
    const char *word[MAX_WORDS][MAX_FORMS];
};

struct domain {
    const char *name;
    int n;
    const char *key[MAX_KEYS];
    int word[MAX_KEYS];
    struct where at;
};

enum kind {
    K_TEXT,
    K_NUMBER,
    K_SEAT,
    K_SEATS,
    K_SCORES,
    K_WORD,
    K_AMOUNTS,
    K_WORDS
};

struct fact {
    const char *key;
    enum kind kind;
    int domain;
    bool optional;
};

enum node_kind { N_TEXT, N_FACT, N_COUNT, N_CHOICE, N_RULE };

/* A part of a sentence; parts of one text are a list. */
struct node {
    enum node_kind kind;
    const char *text;  /* N_TEXT                                     */
    int fact;          /* N_FACT, N_COUNT, N_CHOICE; -1: `number`    */
    int number;        /* N_COUNT without a fact                     */
    int form;          /* N_FACT: form of a word, row of amounts     */
    bool noun_is_fact; /* N_COUNT                                    */
    int noun, row;     /* N_COUNT                                    */
    struct part *parts;
    struct node *next;
};

/* One way a choice can go: the tests are those of enum say_test. */
struct part {
    int test, label;
    struct node *body;
    struct part *next;
};

struct message {
    const char *id, *code, *rule;
    int catalogue;
    int nfacts;
    struct fact fact[MAX_FACTS];
    struct where at;
    const char *source[MAX_LANGS];
    struct where said[MAX_LANGS];
    struct node *text[MAX_LANGS];
};

struct catalogue {
    const char *name;
    const char *book;
    const char *prefix; /* of C names; NULL: no C is wanted */
    const char *c_name; /* of the book                      */
};

/* Everything that was read. */
struct all {
    int nlangs, nwords, nverbs, ndomains, nmessages, ncatalogues;
    struct lang lang[MAX_LANGS];
    const char *word[MAX_WORDS];
    const char *verb[MAX_VERBS];
    struct where verb_at[MAX_VERBS];
    /* Place of the word in the tables, from 1; 0: nothing asks for it there. */
    int slot[MAX_WORDS], nslots;
    struct where word_at[MAX_WORDS];
    struct domain domain[MAX_DOMAINS];
    struct message message[MAX_MESSAGES];
    struct catalogue catalogue[MAX_CATALOGUES];
};

extern struct all all;

/* Memory that lives as long as the program. */
void *keep(size_t n);
char *keep_part(const char *s, size_t len);

/* Refuses the input and ends the program. */
void fail(struct where at, const char *format, ...)
    __attribute__((format(printf, 2, 3), noreturn));

int find_word(const char *id, size_t len);
int find_verb(const char *id, size_t len);
int find_name(const char *const *names, int n, const char *s, size_t len);

/* The word will be asked for when sentences are told. */
void use_word(int word);

void read_glossary(const char *file);
void read_words(const char *file, const char *tag);
void read_catalogue(const char *file, const char *name);
void read_sentences(const char *file, const char *name, const char *tag);
/* After all files: every language has every word and sentence. */
void check_complete(void);

struct node *compile(const struct message *m, int lang);
/* Is the form there for every word the fact can be? */
void check_forms(const struct message *m, const struct fact *f, int lang,
                 int form);
void check_row(const struct message *m, const struct fact *f, int lang,
               int row);

void read_avoid(struct lang *l, char *rest, struct where at);
/* Neither sentences nor words of a language are such as it avoids. */
void check_avoided(void);
/* How often something was; each was reported. */
int avoid_faults(void);
/* The same for any text of a book; `what` names it in a refusal. */
void check_text(int lang, const char *book, const char *what, const char *text,
                struct where at);
/* The same for a file of rule texts. */
void check_rules(const char *file, const char *game, const char *tag);

void add_pseudo(void);

void write_all(const char *dir);

#endif
