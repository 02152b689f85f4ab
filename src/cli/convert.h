/*
 * Games from elsewhere, and back: reads saved games (.dsk), our lines of games
 * (.jsonl), recorded games of other engines (tests/recorded/FORMAT.md) and
 * saved games of JCloisterZone into games of deskovka_game.h, and writes a game
 * as a line.  doc/convert.md is for those who use it.
 */
#ifndef CLI_CONVERT_H
#define CLI_CONVERT_H

#include "deskovka_game.h"
#include "engine/buffer.h"

/* Longest name of a game, with its NUL. */
#define CONVERT_NAME 64

/* Version of the lines: doc/dataset.md. */
#define CONVERT_LINES 1

/* Who is told what was found. */
struct convert_to {
    /* A game that was read; it is yours until you return. */
    void (*game)(void *user, const char *name, const dsk_game *g);
    /* One that was not, and a sentence why; no name: the text as a whole. */
    void (*refused)(void *user, const char *name, const char *why);
    void *user;
};

/* Everything in the text, in its order; what it is is seen from how it begins.
 */
void convert_text(const char *text, size_t len, const struct convert_to *to);

/* The first line of a file of lines, and a game as a line of it. */
void convert_head(struct buffer *out);
void convert_line(const dsk_game *g, const char *name, int number,
                  struct buffer *out);

#endif
