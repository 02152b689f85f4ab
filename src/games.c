/* The games of the library.  A new game is one line here. */
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
