/*
 * Which actions of a game are nobody else's business.  Views and the engine's
 * events already hide what is hidden; the text of an action must not say it.
 */
#ifndef SERVER_SECRETS_H
#define SERVER_SECRETS_H

#include <stdbool.h>

#include "deskovka.h"

/* Every viewer may know everything that has happened. */
bool secrets_none(const dsk_rules *r);

/* All seats and the spectators. */
#define SECRETS_EVERYBODY (~0u)

/*
 * Which seats may read this action of a seat (or of chance, by = -1), as a bit
 * mask; SECRETS_EVERYBODY for what all see.  `told` are the seats named by an
 * event that the action caused, or SECRETS_EVERYBODY if there was none.
 */
unsigned secrets_readers(const dsk_rules *r, int by, const char *action,
                         unsigned told);

/* Is somebody composing something that is private until it is finished? */
bool secrets_draft(const dsk_rules *r, const dsk_state *s);

#endif
