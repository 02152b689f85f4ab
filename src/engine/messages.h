/*
 * What the engine itself refuses (the games have their own messages), and the
 * codes it adds to those of the library.  Codes are stable.  The sentences are
 * data/messages/engine.*.
 */
#ifndef ENGINE_MESSAGES_H
#define ENGINE_MESSAGES_H

#include "game/note.h"
#include "messages_engine.gen.h"
#include "messages_protocol.gen.h"

/* Codes of an error reply beyond enum dsk_status. */
enum engine_status {
    ENGINE_E_COMMAND = -100, /* there is no such command   */
    ENGINE_E_NOGAME = -101,  /* nothing was set up         */
    ENGINE_E_FILE = -102,    /* a file could not be used   */
    ENGINE_E_MEMORY = DSK_E_MEMORY,
};

/* The word that stands for a status in an error reply; never NULL. */
const char *engine_status_name(int status);

/* Starts the note with that message and returns status. */
int engine_refuse(dsk_note *why, int status, enum engine_message m);

#endif
