/* Reminders of each game: number i of those there are now (dsk_reminder). */
#ifndef TABLE_REMIND_H
#define TABLE_REMIND_H

#include "table/messages.h"

int remind_carcassonne(const dsk_rules *r, const dsk_state *s, int i,
                       dsk_note *note);
int remind_catan(const dsk_rules *r, const dsk_state *s, int i, dsk_note *note);

/* A reminder for a seat; DSK_OK. */
int remind_say(dsk_note *note, enum table_message m, const char *rule,
               int seat);

#endif
