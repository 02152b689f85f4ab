/*
 * Building notes: every error and event is a message of a catalogue (words.h)
 * plus facts.  All functions accept a NULL
 * note and then do nothing, so that search pays nothing for explanations.
 */
#ifndef GAME_NOTE_H
#define GAME_NOTE_H

#include "deskovka.h"
#include "game/words.h"

void note_start(dsk_note *note, const struct message *m);
void note_rule(dsk_note *note, const char *rule);
void note_int(dsk_note *note, const char *key, int value);
void note_str(dsk_note *note, const char *key, const char *value);
void note_part(dsk_note *note, const char *key, const char *value, size_t len);

/*
 * Reads what dsk_note_line wrote, with the messages of that table.  A rule
 * that the message does not have gives the message of that code.
 */
int note_read(const struct message *table, int n, const char *line,
              dsk_note *note);

/* Starts the note and returns status: `return refuse(why, ..., m)`. */
int refuse(dsk_note *why, enum dsk_status status, const struct message *m);

#endif
