/* What Carcassonne says: data/messages/carcassonne*. */
#ifndef CARC_MESSAGES_H
#define CARC_MESSAGES_H

#include "game/note.h"
#include "messages_carcassonne.gen.h"

#endif
