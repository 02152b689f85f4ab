/*
 * Taking a person out of texts of the log: where an event or the facts of a
 * table name a user, a word that nobody can trace takes his place, and the name
 * is empty.  The game itself stays as it was played.
 */
#ifndef SERVER_ERASE_H
#define SERVER_ERASE_H

#include <stdbool.h>

#include "server/store.h"

#define ERASE_SALT 16

/*
 * The user that stands for `who` at this table.  The same salt gives the same
 * word, so that two seats of one person stay one person's; without the salt,
 * which is kept nowhere, it leads back to nobody.
 */
void erase_word(const char *who, const char *game,
                const unsigned char salt[ERASE_SALT],
                char word[STORE_USER_MAX + 1]);

/*
 * A JSON text without this person, to be freed; NULL if he is not in it (or it
 * is no JSON).
 */
char *erase_text(const char *text, const char *who, const char *word);

#endif
