/*
 * Saved games (.dsk) from files, and playing them again as far as one likes:
 * what the commands that take such a file share.  The game itself is that of
 * deskovka_game.h.
 */
#ifndef CLI_GAME_FILE_H
#define CLI_GAME_FILE_H

#include "deskovka_game.h"
#include "engine/buffer.h"

/* Most memory that a game may take. */
#define GAME_FILE_MEMORY ((size_t)256 << 20)

/*
 * The first three return EXIT_OK, or an exit code after a complaint in the
 * name of the command.  A file is read as a whole; "-" is stdin.  A game is
 * checked as a whole, too; `name` is what the complaint calls it.  open is
 * text and read together, with memory of its own.
 */
int game_file_text(const char *command, const char *name, struct buffer *out);
int game_file_read(const char *command, const char *name,
                   const struct buffer *text, dsk_game **g);
int game_file_open(const char *command, const char *name, struct memory *m,
                   dsk_game **g);

/* Line i of the game; its text. */
dsk_game_entry game_file_line(const dsk_game *g, int i);
const char *game_file_said(const dsk_game *g, int i);

/*
 * Carries out line i of the game on a state of yours; comments do nothing.
 * Returns what dsk_apply() or dsk_put() did.
 */
int game_file_step(const dsk_game *g, int i, dsk_state *s, const dsk_sink *sink,
                   dsk_note *why);

/* How many lines lead to the position after this many actions (all of them if
 * `actions` is negative): presets behind the last of these count as well. */
int game_file_lines(const dsk_game *g, int actions);

#endif
