/*
 * One event of a table's log, in memory and as it is stored.
 *
 * Actions are most of a log, so they are short: `a SEAT LAG text` for a player
 * (LAG: milliseconds of network delay forgiven by his clock) and `c text` for
 * chance.  Everything else is a JSON object whose first member is its kind,
 * e.g. {"kind":"sit","seat":0,"user":"g...","name":"Anna","colour":0}.  What a
 * JSON event says is for everybody, so it is sent to viewers as it is.
 */
#ifndef SERVER_ENTRY_H
#define SERVER_ENTRY_H

#include <stdbool.h>
#include <stdint.h>

#include "deskovka.h"

#define ENTRY_KINDS(K)        \
    K(CREATED, "created")     \
    K(RECORD, "record")       \
    K(SIT, "sit")             \
    K(STAND, "stand")         \
    K(BOT, "bot")             \
    K(BACK, "back")           \
    K(RESIGN, "resign")       \
    K(ENTROPY, "entropy")     \
    K(START, "start")         \
    K(ACTION, "action")       \
    K(CHANCE, "chance")       \
    K(UNDO, "undo")           \
    K(PROPOSE, "propose")     \
    K(VOTE, "vote")           \
    K(CLOSED, "closed")       \
    K(TIMEOUT, "timeout")     \
    K(RESUMED, "resumed")     \
    K(OVER, "over")           \
    K(ABANDONED, "abandoned") \
    K(REMATCH, "rematch")

enum entry_kind {
#define ENTRY_ENUM(id, word) ENTRY_##id,
    ENTRY_KINDS(ENTRY_ENUM)
#undef ENTRY_ENUM
        NENTRY_KINDS
};

/* Most characters of a line that was played elsewhere (RECORD). */
#define RECORD_LINE_MAX 200

extern const char *const entry_names[NENTRY_KINDS];

struct entry {
    int64_t at;
    uint64_t move;     /* hash of the client's move id, 0 if it has none      */
    char *body;        /* as stored; owned                                    */
    dsk_action action; /* ACTION, CHANCE: filled in when it is applied    */
    int16_t lag;       /* ACTION                                          */
    int8_t by;         /* ACTION: the seat; CHANCE: -1                    */
    uint8_t kind;
};

/*
 * Reads kind, by and lag from a body and takes a copy of it; false if it is
 * not one of ours.
 */
bool entry_read(struct entry *e, const char *body, size_t len);
/* An action that is known: of a seat, or of chance (by = -1). */
void entry_act(struct entry *e, int by, int lag, dsk_action a,
               const char *text);
void entry_free(struct entry *e);

/* Text of the action of an ACTION or CHANCE. */
const char *entry_action(const struct entry *e);

#endif
