/*
 * The toy game by a careless author: the same rules, but its table does not
 * say who may read what, and its events go out without readers.  It must leak
 * nothing all the same.  See tests/toy/toy.c.
 */
#define TOY_MUTE
#define TOY_GAME game_mute
#define TOY_NAME "mute"
#include "../toy/toy.c"
