/*
 * The operands of a preset (put.c): each of these reads one of the line, or
 * says which it is and what it may be.
 */
#ifndef CARC_PUT_H
#define CARC_PUT_H

#include "carcassonne/state.h"
#include "game/operand.h"

/* The words of the line being read. */
struct put_line {
    const char *rest;
    dsk_note *why;
    const char *form; /* with its operands: `put score pN POINTS` */
};

/* The next word, which has that name in the form. */
struct operand put_next(struct put_line *l, const char *name);
int put_int(struct put_line *l, const char *name, int lo, int hi, int *out);
int put_seat(const struct carc_rules *r, struct put_line *l, int *seat);
/* A square with a tile on it. */
int put_tile_at(const struct carc_rules *r, const struct carc *s,
                struct put_line *l, int *tile);
/* One of `n` words. */
int put_choice(struct put_line *l, const char *name, const char *const *words,
               int n, int *out);
/* Is the next word pN?  It is not read. */
bool put_is_seat(const struct put_line *l);

#endif
