/* The games of the library.  A new game is one line here. */
#include "game/game.h"

#include "carcassonne/carcassonne.h"
#include "catan/catan.h"

const struct game *const game_list[] = {
    &game_carcassonne,
    &game_catan,
    NULL,
};
