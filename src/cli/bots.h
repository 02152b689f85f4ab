/* Bots from the command line: their texts, the weights they name, a clock. */
#ifndef CLI_BOTS_H
#define CLI_BOTS_H

#include "ai/players.h"

/*
 * Reads a bot's text.  Returns EXIT_OK, or an exit code after a complaint in
 * the name of the command.
 */
int cli_bot(const char *command, const char *text, size_t len,
            struct ai_bot *bot);

/* The same for a seat, where a bot from outside (outside.h) may sit too. */
int cli_seat_bot(const char *command, const char *text, size_t len,
                 struct ai_bot *bot);

/*
 * Reads a file of weights (doc/bots.md) over the defaults of the game: those it
 * does not name keep their value.  w has room for AI_WEIGHTS_MAX.
 */
int cli_weights(const char *command, const char *file, const dsk_rules *r,
                float *w);

#endif
