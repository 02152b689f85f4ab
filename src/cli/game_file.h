/*
 * Saved games (.dsk) from files, and playing them again as far as one likes:
 * what `render` and `replay` share.
 */
#ifndef CLI_GAME_FILE_H
#define CLI_GAME_FILE_H

#include "engine/session.h"

/* Most memory that a game may take. */
#define GAME_FILE_MEMORY ((size_t)256 << 20)

/*
 * The first two return EXIT_OK, or an exit code after a complaint in the name
 * of the command.  A file is read as a whole; "-" is stdin.  A game is checked
 * as a whole, too; `name` is what the complaint calls it.
 */
int game_file_text(const char *command, const char *name, struct buffer *out);
int game_file_read(const char *command, const char *name,
                   const struct buffer *text, struct session *g);

/*
 * Carries out line i of the game on a state of yours; comments do nothing.
 * Returns what dsk_apply() or dsk_put() did.
 */
int game_file_step(const struct session *g, size_t i, dsk_state *s,
                   const dsk_sink *sink, dsk_note *why);

/* How many lines lead to the position after this many actions (all of them if
 * `actions` is negative): presets behind the last of these count as well. */
size_t game_file_lines(const struct session *g, int actions);

#endif
