/*
 * What a book is written on: a table of what can stand in it, one for each
 * format.  book.c decides what is written in which order, a format how it
 * looks.
 */
#ifndef RULEBOOK_PAPER_H
#define RULEBOOK_PAPER_H

#include "game/text.h"
#include "messages_rulebook.gen.h"
#include "rulebook/book.h"

struct paper;

struct paper_format {
    const char *name;
    bool pictures; /* can it show them? */
    void (*begin)(struct paper *p, const char *title);
    void (*paragraph)(struct paper *p, const char *text);
    /* A line of the table of contents, a part's or a chapter's; may be NULL. */
    void (*entry)(struct paper *p, const char *name, const char *title,
                  bool chapter);
    void (*part)(struct paper *p, const char *name, const char *title);
    void (*chapter)(struct paper *p, const char *name, const char *title);
    void (*item)(struct paper *p, const char *text);
    void (*rule)(struct paper *p, int rule);
    void (*picture)(struct paper *p, const char *svg, size_t n);
    void (*end)(struct paper *p);
};

/* What every format writes, by functions of these names in its file. */
#define PAPER_PARTS                                                           \
    .begin = begin, .paragraph = paragraph, .part = part, .chapter = chapter, \
    .item = item, .rule = rule, .end = end

struct paper {
    const struct paper_format *format;
    const struct rulebook *book; /* or NULL */
    const struct rulebook_style *style;
    struct text t;
    bool in_list;    /* the last thing written was an item        */
    bool in_part;    /* JSON: a part is open,                     */
    bool in_chapter; /* ... a chapter of it                       */
    bool first;      /* nothing stands before in what is open     */
};

/* Longest heading or line of a book that is not a rule's text. */
enum { PAPER_LINE = 4 * SETUP_LINE_MAX };

extern const struct paper_format paper_text, paper_markdown, paper_html,
    paper_json;

/* Tag of language number i of this paper. */
const char *paper_lang(const struct paper *p, int i);

/* A text of the tables in all languages, ` / ` between. */
void paper_join(const struct paper *p, const char *(*said)(int i, int lang),
                int i, char *buf, size_t n);

/* Calls `put` for each rule that `rule` points to and that is in the book. */
void paper_see(struct paper *p, int rule,
               void (*put)(struct paper *p, int see));

/* Wrapped text of 80 columns from column `at`, `indent` blanks before every
 * further line; returns the column reached. */
int paper_wrap(struct text *t, const char *s, int at, int indent);
int paper_width(const char *s, size_t n);
void paper_pad(struct text *t, int n);

#endif
