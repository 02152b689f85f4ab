/*
 * The games of the library.  A new game is one line here, and one more if it
 * can be played on a real table.
 */
#include "game/game.h"

#include "carcassonne/carcassonne.h"
#include "catan/catan.h"

/* Further games of a test build: EXTRA_GAMES of the Makefile. */
#ifndef EXTRA_GAMES
#define EXTRA_GAMES(X)
#endif
#define DECLARE(name) extern const struct game game_##name;
#define ENTRY(name)   &game_##name,
EXTRA_GAMES(DECLARE)

const struct game *const game_list[] = {
    &game_carcassonne,
    &game_catan,
    EXTRA_GAMES(ENTRY) NULL,
};

static const struct game_real *const real_list[] = {
    &real_carcassonne,
    &real_catan,
    NULL,
};

const struct game_real *game_real_of(const struct game *game)
{
    const struct game_real *const *p = real_list;

    while (*p != NULL && (*p)->game != game)
        p++;
    return *p;
}
