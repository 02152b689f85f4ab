/*
 * The extension module deskovka._core: rules, positions, bots, records and
 * many games for Python, on the limited API (one binary for Python 3.11 and
 * all later).  module.c makes the types and exceptions; every type is a file.
 *
 * All calls hold the GIL but those that think (bot.c) and those that play many
 * games (batch.c); these work on memory of their own, or on what a busy flag
 * keeps others away from.
 */
#ifndef PYTHON_CORE_H
#define PYTHON_CORE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdbool.h>

#include "deskovka.h"
#include "deskovka_batch.h"
#include "deskovka_bot.h"
#include "deskovka_game.h"
#include "deskovka_svg.h"

/* Longest list of legal actions; dsk_max_legal() is checked against it. */
enum { LEGAL_MAX = 4096, TEXT_MAX = 1024 };

typedef struct {
    PyObject_HEAD void *block; /* of the rules, aligned */
    dsk_rules *r;
    dsk_space sp;
    bool encoded; /* the space is one */
} Rules;

typedef struct {
    PyObject_HEAD Rules *rules;
    void *block;
    dsk_state *s;
    uint64_t rng;
} State;

extern PyTypeObject *rules_type, *state_type, *bot_type, *game_type,
    *batch_type;
extern PyType_Spec rules_spec, state_spec, bot_spec, game_spec, batch_spec;

/* module.c: memory aligned to 64; *block is what core_free() takes. */
void *core_alloc(size_t size, void **block);
void core_free(void *block);
/* Raises what a status means, with the note's sentence; returns NULL. */
PyObject *core_raise(int status, const dsk_note *why, const char *what);
/* A text of a function that writes like snprintf; buf is of TEXT_MAX bytes. */
typedef int core_writer(void *user, char *buf, size_t n);
PyObject *core_text(core_writer *write, void *user);
/* The UTF-8 of a str, as long as *bytes lives; NULL and an exception. */
const char *core_chars(PyObject *o, PyObject **bytes);
/* An event as a dict. */
PyObject *core_event(const dsk_note *note);
/* A seat, -1 a spectator, -2 the referee if `referee`; -3 and an exception. */
int core_viewer(const Rules *rules, PyObject *o, bool referee);
/* Frees an instance of a heap type. */
void core_dealloc(PyObject *o);
/* Does the state belong to rules with this set-up?  Else an exception. */
bool core_same_rules(const Rules *a, const Rules *b);
/* An index as an int; false and an exception if it is none, or too large. */
bool core_int(PyObject *o, long least, long most, const char *what, long *out);
/* A seed, from 0 to 2^64 - 1, for "O&"; 0 and an exception if it is none. */
int core_seed(PyObject *o, void *seed);

/* rules.c */
bool rules_encoded(const Rules *rules);

/* state.c: a position of its own. */
State *state_new(Rules *rules, const dsk_state *from, uint64_t rng);
/* Reads an action, a number or a text; false and an exception. */
bool state_action(State *self, PyObject *o, dsk_action *a);

#endif
