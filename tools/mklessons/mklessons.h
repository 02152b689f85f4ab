/*
 * Lessons: prepared positions in which the learner is asked for a move, read
 * from data/lessons/NAME.lesson (doc/lessons.md), judged by the engine and
 * written as JSON for the page.  A lesson is a file of scenarios at the same
 * time: run_scenarios runs the commands, we read the marks.
 */
#ifndef MKLESSONS_H
#define MKLESSONS_H

#include <stdbool.h>
#include <stddef.h>

#include "deskovka.h"

enum { LANGS = 2, MOST = 64, LEAVES = 20000 };

extern const char *const lang_tag[LANGS];

/* A growing list of strings, all of them ours. */
struct list {
    char **item;
    size_t n, cap;
};

/* The same sentence in every language; NULL where it is missing. */
struct said {
    char *text[LANGS];
};

/* What is said to answers that fit a pattern, or when an event happens. */
struct reply {
    char *pattern;
    struct said said;
};

/* One complete answer of the learner: all that he may do, to its end. */
struct leaf {
    char *text;
    int points, standing;
    bool right;
};

struct position {
    char *id, *what, *setup, *answer; /* the answer that the scenario plays */
    int line;
    struct list rules, put, play, spots, right, then;
    struct said ask, good, otherwise;
    struct reply wrong[MOST];
    size_t nwrong;
    int moves; /* actions that are an answer; 0: until others decide */
    bool asked;
    /* found by the judge */
    int seat, before, best;
    struct leaf *leaf;
    size_t nleaf;
};

/* `end` is the set-up line of the game after the last position, or NULL. */
struct lesson {
    const char *path;
    char *id, *game, *shelf, *end;
    struct list endput, script;
    struct said title, about;
    struct reply tip[MOST];
    size_t ntip;
    struct position position[MOST];
    size_t n;
};

/* One fault more: `PATH:LINE: TEXT DETAIL`. */
void fault(const char *path, int line, const char *text, const char *detail);
int faults(void);

void *must(void *block);
char *copy_of(const char *s);
void add(struct list *list, const char *s);
void add_words(struct list *list, const char *s);
bool has(const struct list *list, const char *s);

/* Reads a file into *lesson; what is wrong in it is told by fault(). */
void read_lesson(struct lesson *lesson, const char *path);

/* Plays the position, finds every answer, and which of them are right. */
void judge(const struct lesson *lesson, struct position *p);

/* Can the game at the end of a guide be set up, and does it begin? */
void judge_end(const struct lesson *lesson);

/* Do the words of an answer begin as the pattern says?  `*` is anything. */
bool fits(const char *pattern, const char *answer);

/* Writes DIR/ID.TAG.json for each language, and DIR/index.TAG.json of all. */
void write_lesson(const struct lesson *lesson, const char *dir);
void write_index(const struct lesson *lesson, size_t n, const char *dir);

/*
 * Every rule of the files is taught by a lesson, or `unplayed` says why it
 * cannot be.
 */
void check_rules(const struct lesson *lesson, size_t n, const char *unplayed,
                 char **rules, int nrules);

#endif
