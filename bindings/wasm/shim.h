/*
 * The engine as one WebAssembly module: what its files share.
 *
 * One instance holds one game.  Text crosses the border through two buffers:
 * the page writes UTF-8 closed by NUL into the input, calls a function, and
 * reads as many bytes of the output as the function returns.  A negative
 * return is an enum dsk_status; then the output holds one line about it,
 *
 *     code TAB rule TAB line of dsk_note_line()
 *
 * Calls that speak of a game may be made only while there is one: after a
 * set-up that was not refused.  The wrapper (bindings/js) holds to both.
 *
 * Memory: rules, pictures and buffers are static; what depends on the rules
 * (states, legal lists, the bots' memory) stands behind them and is laid out
 * anew by every set-up.
 */
#ifndef WASM_SHIM_H
#define WASM_SHIM_H

#include <stdbool.h>

#include "deskovka.h"
#include "game/text.h"

/* Elsewhere it is compiled to be fuzzed (tests/fuzz/fuzz_wasm.c). */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#define IMPORT(name) __attribute__((import_module("env"), import_name(#name)))
#else
#define EXPORT(name)
#define IMPORT(name)
#endif

/* The largest input is a saved game or a view; 256 KB hold 6,000 lines. */
#define SHIM_IN (256 << 10)
/* The largest output is the picture of a landscape of 250 tiles (0.5 MB). */
#define SHIM_OUT (2 << 20)

extern char shim_in[SHIM_IN];

/* Positions that can be kept aside; 0 is the one being played. */
#define SHIM_SLOTS 4

/* The game at hand; `rules` is NULL before the first set-up. */
struct shim {
    dsk_rules *rules;
    dsk_state *state;
    dsk_state *scratch;
    dsk_action *legal;
    uint32_t *weight;
    uint64_t rng;
};
extern struct shim shim;

/* Memory for thinking, at the end of the heap; the bot there is forgotten. */
void *shim_thinking(size_t n);

/* The bot that thought last, NULL if there is none. */
struct ai_brain;
struct ai_brain *shim_brain(void);

/* The output as a text to be written, and its end. */
struct text shim_text(void);
int shim_end(struct text *t);

/* Cuts the line at *p off and moves on to the next one. */
char *shim_line(char **p);

/* Cuts names parted by TABs; an empty one is none. */
void shim_names(char *p, const char *names[DSK_PLAYERS_MAX]);

/* The output is one line about an error; returns the status. */
int shim_refuse(int status, const dsk_note *why);
/* An error without a note. */
int shim_fail(int status);

#endif
