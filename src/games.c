/* The games of the library.  A new game is one line here. */
#include "game/game.h"

#include "carcassonne/carcassonne.h"

const struct game *const game_list[] = {
    &game_carcassonne,
    NULL,
};
