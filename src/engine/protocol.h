/*
 * The text protocol (doc/protocol.md is its manual).
 *
 *     request   [id] command arguments
 *     reply     =[id] text        or   ?[id] code: why [RULE]
 *               more lines of text
 *               an empty line
 *
 * One struct protocol is one conversation: a game, a language, a generator.
 * protocol_line() answers one request in the process; engine_main() talks over
 * files.  Whatever comes in, nothing crashes, memory stays bounded, and a
 * refused request changes nothing.
 */
#ifndef ENGINE_PROTOCOL_H
#define ENGINE_PROTOCOL_H

#include <stdio.h>

#include "deskovka.h"
#include "game/words.h"
#include "engine/buffer.h"
#include "engine/memory.h"
#include "engine/session.h"

#define PROTOCOL_VERSION "1"
/* Longest request, without its end of line. */
#define PROTOCOL_LINE_MAX 65536
/* Most memory of a conversation. */
#define PROTOCOL_MEMORY_MAX ((size_t)256 << 20)
/* Longest id, in digits. */
#define PROTOCOL_ID_MAX 18
/* Most events that are kept of one command. */
#define PROTOCOL_EVENTS_MAX 10000

/* What a change of the game brought, in order. */
struct event_list {
    dsk_note *note;
    size_t n;
    size_t bytes;
};

struct protocol {
    struct memory memory;
    struct session game;
    const char *lang;
    uint64_t rng;         /* samples chance, and bots' choices        */
    uint64_t rng_ahead;   /* what it was before the first undo        */
    bool autochance;      /* sample chance whenever it is to act      */
    bool files;           /* may `save` and `load` touch files?       */
    bool quit;            /* `quit` was answered                      */
    uint64_t think_limit; /* most milliseconds of a search; 0: none   */
    int threads;          /* of a search that does not say how many   */
    /* While a search runs: did somebody say stop?  NULL: nobody can. */
    bool (*listen)(void *user);
    /* What it tells on its way, a line without LF.  NULL: nobody cares. */
    void (*tell)(void *user, const char *line);
    void *user;
    uint64_t perft_limit;     /* most leaves of a perft; 0: no limit      */
    struct event_list events; /* of the last change of the game       */
    struct event_list fresh;  /* of the change being made             */
};

/*
 * What was answered.  The text is any number of lines without the last LF; an
 * error without text means that there was no memory even for the reason.
 */
struct reply {
    bool silent; /* an empty line or a comment: no answer at all */
    bool ok;
    char id[PROTOCOL_ID_MAX + 1]; /* "" if the request had none */
    struct buffer text;
    struct buffer facts; /* an error as `status: code rule=... key=value` */
};

void protocol_init(struct protocol *p);
void protocol_free(struct protocol *p);

void reply_init(struct reply *reply, struct memory *m);
void reply_free(struct reply *reply);

/*
 * Answers the request line[0..len), which need not be closed and may hold
 * anything.  The reply's text is overwritten; its memory is counted where
 * reply_init() said.
 */
void protocol_line(struct protocol *p, const char *line, size_t len,
                   struct reply *reply);

/* Writes a reply with its frame; nothing for a silent one. */
void reply_write(const struct reply *reply, FILE *out);

/*
 * Reads requests from in and answers on out until `quit` or the end of in.
 * Returns 0, or 1 if reading or writing failed.
 */
int engine_main(FILE *in, FILE *out);

/* ---- the commands (commands.c) ----------------------------------------- */

/* A command being answered. */
struct call {
    struct protocol *p;
    const struct command *command;
    const char *args;     /* what follows the command, blanks skipped  */
    struct buffer *out;   /* the text of the reply                     */
    dsk_note *why;        /* on error: the reason...                   */
    struct buffer *where; /* ...and what stands before it: `line 3: ` */
};

struct command {
    const char *name;
    const char *usage; /* the arguments; "" if there are none */
    /* DSK_OK, or a negative status with call->why filled in. */
    int (*answer)(struct call *c);
};

/* Command i, NULL past the last one: `help` and the manual come from here. */
const struct command *protocol_command(int i);
/* What it does: the message `help-NAME`. */
const char *protocol_help(const struct command *command, const char *lang);

#endif
