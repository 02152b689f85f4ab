/*
 * Deskovka: a game as its record.
 *
 * A dsk_game is rules, a position and the list of lines that led there.  The
 * list is the game: undo replays it, and writing it gives a saved game (.dsk)
 * that a person can read:
 *
 *     deskovka 1                    the format and its version
 *     # comments anywhere below
 *     setup carcassonne players=2   the complete set-up line
 *     put tile K 1,0 R90            presets
 *     draw:D                        then one action a line
 *     place:0,1,R90  # why not      a comment may stand behind a line
 *
 * Texts are yours to read from and write to files.  Memory is yours too: a
 * game takes it through a dsk_memory, either functions of yours or a pool in
 * one block (dsk_pool).
 *
 *     static _Alignas(64) unsigned char block[1 << 20];
 *     dsk_memory memory;
 *     dsk_game *g;
 *     dsk_pool(&memory, block, sizeof block);
 *     if (dsk_game_new(&g, &memory, "carcassonne players=2", &why) < 0)
 *         ...dsk_note_text(&why, ...)...
 *     dsk_game_play(g, "draw:K", NULL, &why);
 *     dsk_game_play(g, "place:1,0,R90", NULL, &why);
 *     dsk_game_undo(g, 1);
 *     n = dsk_game_write(g, text, sizeof text);
 *     dsk_game_free(g);
 *
 * A refused call leaves the game as it was.  A game is one thread's at a time;
 * different games are independent, also when they share nothing but functions.
 */
#ifndef DESKOVKA_GAME_H
#define DESKOVKA_GAME_H

#include "deskovka.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------ */
/* Memory                                                                   */
/* ------------------------------------------------------------------------ */

/*
 * Where a game takes its memory from.  get returns a block of at least size
 * bytes, aligned to 64, or NULL when there is none; give takes it back and is
 * told the size that was asked for.
 */
typedef struct dsk_memory {
    void *(*get)(void *user, size_t size);
    void (*give)(void *user, void *block, size_t size);
    void *user;
} dsk_memory;

/*
 * Memory from one block of yours, which it manages until you forget it.  A
 * game of a few hundred lines fits in 256 KB; reading a text into a game that
 * lives needs room for both.  DSK_E_SPACE if the block is too small to manage.
 */
DSK_API int dsk_pool(dsk_memory *memory, void *block, size_t size);

/* ------------------------------------------------------------------------ */
/* Games                                                                    */
/* ------------------------------------------------------------------------ */

typedef struct dsk_game dsk_game;

/*
 * Starts a game from a set-up line (dsk_rules_init).  The dsk_memory is
 * copied; what its user points to must live as long as the game.  On error
 * *g is NULL: DSK_E_SETUP, DSK_E_MEMORY.
 */
DSK_API int dsk_game_new(dsk_game **g, const dsk_memory *memory,
                         const char *setup, dsk_note *why);

/*
 * Reads a saved game of len bytes and checks every line of it.  On error *g is
 * NULL and *line (may be NULL) the number of the first bad line, 0 if it is
 * the text as a whole.
 */
DSK_API int dsk_game_read(dsk_game **g, const dsk_memory *memory,
                          const char *text, size_t len, int *line,
                          dsk_note *why);

/*
 * The game as a saved game, in snprintf's manner.  Reading it gives the same
 * game; what was taken back is not in it.
 */
DSK_API int dsk_game_write(const dsk_game *g, char *buf, size_t n);

/* Gives all its memory back.  NULL is fine. */
DSK_API void dsk_game_free(dsk_game *g);

/* Its rules and its position, for all that deskovka.h can say of them. */
DSK_API const dsk_rules *dsk_game_rules(const dsk_game *g);
DSK_API const dsk_state *dsk_game_state(const dsk_game *g);

/* ------------------------------------------------------------------------ */
/* Playing                                                                  */
/* ------------------------------------------------------------------------ */

/*
 * Carries an action out and writes it down; by its number, or by its text as
 * dsk_parse() reads it.  Events go to sink (may be NULL).  Besides what
 * dsk_apply() refuses: DSK_E_MEMORY.
 */
DSK_API int dsk_game_apply(dsk_game *g, dsk_action a, const dsk_sink *sink,
                           dsk_note *why);
DSK_API int dsk_game_play(dsk_game *g, const char *text, const dsk_sink *sink,
                          dsk_note *why);

/* Changes the position directly (dsk_put) and writes it down. */
DSK_API int dsk_game_put(dsk_game *g, const char *line, const dsk_sink *sink,
                         dsk_note *why);

/*
 * Writes a comment down: on a line of its own, or behind the last action or
 * preset.  DSK_E_SYNTAX for a control character, DSK_E_ARGUMENT if there is no
 * line to stand behind.
 */
DSK_API int dsk_game_comment(dsk_game *g, const char *text, dsk_note *why);
DSK_API int dsk_game_remark(dsk_game *g, const char *text, dsk_note *why);

/* ------------------------------------------------------------------------ */
/* The record                                                               */
/* ------------------------------------------------------------------------ */

enum dsk_game_kind { DSK_GAME_ACTION, DSK_GAME_PUT, DSK_GAME_COMMENT };

/* A line of the record.  The texts are the game's, good until it changes. */
typedef struct dsk_game_entry {
    enum dsk_game_kind kind;
    dsk_action action;   /* DSK_GAME_ACTION                           */
    int chance;          /* DSK_GAME_ACTION: 1 if it was chance's     */
    const char *text;    /* without `put` and `#`                     */
    const char *comment; /* what stands behind it; NULL if nothing    */
} dsk_game_entry;

/* Lines of the record; line i of them.  DSK_E_ARGUMENT past the last. */
DSK_API int dsk_game_lines(const dsk_game *g);
DSK_API int dsk_game_line(const dsk_game *g, int i, dsk_game_entry *line);

/*
 * Takes n actions or presets back, with the comments behind them; brings n
 * taken back again.  Playing on forgets what was taken back.  DSK_E_ARGUMENT
 * if there are fewer than n.
 */
DSK_API int dsk_game_undo(dsk_game *g, int n);
DSK_API int dsk_game_redo(dsk_game *g, int n);

/*
 * Replays the first n lines into a state of yours (dsk_state_size bytes), for
 * looking back without changing the game.  Events go to sink (may be NULL).
 */
DSK_API int dsk_game_at(const dsk_game *g, int n, dsk_state *s,
                        const dsk_sink *sink);

#ifdef __cplusplus
}
#endif

#endif
