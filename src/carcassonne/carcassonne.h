/* Carcassonne, as the rest of the library sees it. */
#ifndef CARC_CARCASSONNE_H
#define CARC_CARCASSONNE_H

#include "game/game.h"

extern const struct game game_carcassonne;
extern const struct game_real real_carcassonne;

#endif
