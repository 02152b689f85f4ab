/*
 * The rulebook of one game that is about to be played: the rules that its
 * set-up line puts in play, in the order in which they are learnt, written as
 * text, Markdown, HTML or JSON.
 *
 * Like everything in the library it allocates nothing.  Texts are written as
 * snprintf does: the length of the whole is returned, n bytes at most are
 * written, and they end in a NUL.
 */
#ifndef RULEBOOK_BOOK_H
#define RULEBOOK_BOOK_H

#include <stdbool.h>
#include <stddef.h>

#include "deskovka.h"
#include "deskovka_svg.h"
#include "game/setup.h"
#include "rulebook/texts.h"

/* Languages to write in, by their numbers in the table of texts. */
struct rulebook_langs {
    int n;
    int lang[RULE_LANGS_MAX];
};

/* The language of that tag; English if it has no rules. */
int rulebook_language(const char *tag);

struct rulebook {
    const dsk_rules *rules;
    int game;                      /* of dsk_rule_games; -1: no rules written */
    char line[2 * SETUP_LINE_MAX]; /* the complete set-up line */
};

/* Opens the book of these rules, which must stay while it is used. */
void rulebook_open(struct rulebook *b, const dsk_rules *rules);

/* Is the chapter in play, or the rule?  A book without rules (NULL): all. */
bool rulebook_has_chapter(const struct rulebook *b, int section);
bool rulebook_has(const struct rulebook *b, int rule);

/*
 * Do the conditions hold under that complete set-up line?  KEY=A,B: the option
 * has one of the values; KEY!=A,B: it has none of them, or there is no such
 * option.  All must hold, or all before or behind the word `or`.
 */
bool rulebook_holds(const char *line, const char *conditions);

enum rulebook_format {
    RULEBOOK_TEXT, /* 80 columns */
    RULEBOOK_MARKDOWN,
    RULEBOOK_HTML, /* one file with everything in it */
    RULEBOOK_JSON, /* for programs, see json.c       */
    NRULEBOOK_FORMATS
};

/* The format of that name (text, markdown, html, json), or -1. */
int rulebook_format(const char *name);

/* Memory to draw pictures in; NULL where they are wanted: none. */
struct rulebook_pictures {
    dsk_svg *svg;     /* dsk_svg_size() bytes, made ready        */
    dsk_rules *rules; /* dsk_rules_size() bytes, aligned to 64   */
    dsk_state *state; /* so many bytes, aligned to 64            */
    size_t state_size;
    char *scratch; /* for one picture; larger ones are left out */
    size_t n;
};

/* How a book is written. */
struct rulebook_style {
    enum rulebook_format format;
    struct rulebook_langs langs;
    const struct rulebook_pictures *pictures;
};

/* The whole book. */
int rulebook_write(const struct rulebook *b, const struct rulebook_style *style,
                   char *buf, size_t n);

/* Chapters alone; `b` may be NULL, then with every rule they have. */
int rulebook_chapters(const struct rulebook *b, const int *sections,
                      int nsections, const struct rulebook_style *style,
                      char *buf, size_t n);

/*
 * The rules found (rules_find) as text or JSON; where there is a book, JSON
 * tells those that are in play from the others.  Few are written whole, many by
 * their headings and first sentences.  `whole`: all of them whole.
 */
int rulebook_found(const struct rulebook *b, const int *found, int nfound,
                   bool whole, const struct rulebook_style *style, char *buf,
                   size_t n);

/* Ids and headings of all rules under their chapters. */
int rulebook_index(const struct rulebook_style *style, char *buf, size_t n);

#endif
