/*
 * What the readers of convert.h share: a game that is built step by step, and
 * JSON that may hold anything.
 */
#ifndef CLI_CONVERT_PARTS_H
#define CLI_CONVERT_PARTS_H

#include <jansson.h>
#include <stdbool.h>

#include "cli/convert.h"
#include "cli/say.h"

/* ---- building ----------------------------------------------------------- */

/* A game being read.  The first refusal ends it: what follows does nothing. */
struct build {
    const struct convert_to *to;
    struct memory memory;
    dsk_game *game;
    char name[CONVERT_NAME];
    int step; /* of the recording, from 1: told with a refusal */
    bool failed;
};

void build_open(struct build *b, const struct convert_to *to, const char *name,
                const char *setup);
void build_play(struct build *b, const char *format, ...) CLI_PRINTF(2, 3);
void build_put(struct build *b, const char *line);
void build_refuse(struct build *b, const char *sentence);
/* Refuses unless the game is over with these points and winners (NULL: not
 * known). */
void build_expect(struct build *b, json_t *score);
/* Tells the game if nothing was refused, and forgets it. */
void build_close(struct build *b);

/* Is this the phase?  Who decides? */
bool build_is(const struct build *b, const char *phase);
int build_player(const struct build *b);
/* What a spectator sees; you free it. */
char *build_view(const struct build *b);

/* ---- JSON --------------------------------------------------------------- */

/* Whatever is missing or of another kind is 0, "" or NULL. */
int json_number(json_t *value);
int json_number_at(json_t *array, size_t i);
int json_number_of(json_t *object, const char *key);
const char *json_word_at(json_t *array, size_t i);
const char *json_word_of(json_t *object, const char *key);

/* ---- the readers -------------------------------------------------------- */

/* A recorded game of Carcassonne; one of Catan: its head and its ticks. */
void convert_carcassonne(json_t *game, const struct convert_to *to);
void convert_catan(json_t *head, json_t *ticks, json_t *end,
                   const struct convert_to *to);
/* A saved game of JCloisterZone. */
void convert_cloister(json_t *save, const struct convert_to *to);

#endif
