/*
 * What the engine itself refuses (the games have their own messages), and the
 * codes it adds to those of the library.  Codes are stable.
 */
#ifndef ENGINE_MESSAGES_H
#define ENGINE_MESSAGES_H

#include "game/note.h"

/* Codes of an error reply beyond enum dsk_status. */
enum engine_status {
    ENGINE_E_COMMAND = -100, /* there is no such command   */
    ENGINE_E_NOGAME = -101,  /* nothing was set up         */
    ENGINE_E_FILE = -102,    /* a file could not be used   */
    ENGINE_E_MEMORY = -103,  /* there is no memory left    */
};

/* The word that stands for a status in an error reply; never NULL. */
const char *engine_status_name(int status);

enum engine_problem {
    PROBLEM_NONE,
    PROBLEM_COMMAND,
    PROBLEM_NO_COMMAND,
    PROBLEM_NO_GAME,
    PROBLEM_LONG_LINE,
    PROBLEM_CONTROL,
    PROBLEM_NUL,
    PROBLEM_USAGE,
    PROBLEM_MEMORY,
    PROBLEM_LONG_ACTION,
    PROBLEM_NOTHING_TO_UNDO,
    PROBLEM_NOT_CHANCE,
    PROBLEM_CHANCE,
    PROBLEM_OVER,
    PROBLEM_GAME,
    PROBLEM_PERFT_LIMIT,
    PROBLEM_NO_FILES,
    PROBLEM_OPEN,
    PROBLEM_READ,
    PROBLEM_WRITE,
    PROBLEM_BIG_FILE,
    PROBLEM_NOT_A_SAVE,
    PROBLEM_VERSION,
    PROBLEM_NO_SETUP,
    PROBLEM_WORDS,
    PROBLEM_MANY_LINES,
    PROBLEM_REPLAY,
    NPROBLEMS
};

extern const struct message engine_messages[NPROBLEMS];

/* Starts the note with that message and returns status. */
int engine_refuse(dsk_note *why, int status, enum engine_problem p);

#endif
