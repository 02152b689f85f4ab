/*
 * What Catan says: data/messages/catan*; the rule may be made more precise
 * where the note is written.
 *
 * An event that carries something hidden has the field `only`: the seats that
 * may read it.
 */
#ifndef CATAN_MESSAGES_H
#define CATAN_MESSAGES_H

#include "game/note.h"
#include "messages_catan.gen.h"

/* Refuses an action: the note is written if why is not NULL. */
int catan_refuse(dsk_note *why, enum catan_message m);
int catan_refuse_player(dsk_note *why, enum catan_message m, int player);
int catan_refuse_place(dsk_note *why, enum catan_message m, const char *key,
                       int place);

/* Events.  All return at once when nobody listens. */
void catan_tell(const dsk_sink *sink, enum catan_message m, int player);
void catan_tell_int(const dsk_sink *sink, enum catan_message m, int player,
                    const char *key, int value);
void catan_tell_str(const dsk_sink *sink, enum catan_message m, int player,
                    const char *key, const char *value);
/* Cards as "2 wool 1 ore" under `cards`, and under `want` if not 0. */
void catan_tell_cards(const dsk_sink *sink, enum catan_message m, int player,
                      uint32_t cards, uint32_t want);

#endif
