/*
 * Why an operand of an action or a preset is wrong: the form it belongs to
 * (`score pN POINTS`), which one it is (`POINTS`) and what it may be.  Each
 * starts the note and returns the status: DSK_E_ARGUMENT if the word is well
 * formed but out of range, DSK_E_SYNTAX if it is not, is missing or too much.
 */
#ifndef GAME_OPERAND_H
#define GAME_OPERAND_H

#include "game/note.h"

struct operand {
    const char *form, *name;
    const char *w; /* the word that stands there */
    size_t len;    /* 0: none                    */
};

/* From lo to hi, each with the letters before it: v0 to v53. */
int operand_range(dsk_note *why, const struct operand *o, const char *letters,
                  int lo, int hi);
/* One of the words "a|b|c". */
int operand_choice(dsk_note *why, const struct operand *o, const char *words);
/* No operand: the word comes after the last one. */
int operand_extra(dsk_note *why, const struct operand *o);

#endif
