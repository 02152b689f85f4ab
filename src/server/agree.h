/*
 * How often people's moves are those of the bot `hard`, over finished rated
 * games: for the operator, who wants to know whether somebody asks a machine.
 * Nothing is decided by it, and nothing here needs a running server.
 *
 * Every decision of a person with more than one legal action is put before the
 * bot again: from a position that fits what that seat knew, redrawn, with luck
 * that follows from the game and the move.  So the same store gives the same
 * report.
 */
#ifndef SERVER_AGREE_H
#define SERVER_AGREE_H

#include "server/identity.h"
#include "server/store.h"

#define AGREE_BOT "hard"

struct agree {
    char name[IDENTITY_NAME_SIZE];
    int games, decisions, agreed;
};

/* `done` of `total` games were looked at. */
typedef void agree_progress_fn(void *user, int done, int total);

/*
 * Looks at the last `games` rated games of every account, and of each at most
 * `decisions` decisions of one person.  Blocks.  The list is the caller's to
 * free; returns how many, or a negative status.
 */
int agree_report(struct store *s, int games, int decisions,
                 agree_progress_fn *tell, void *user, struct agree **out);

#endif
