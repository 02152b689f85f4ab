/* What Carcassonne says: data/messages/carcassonne*. */
#ifndef CARC_MESSAGES_H
#define CARC_MESSAGES_H

#include "game/note.h"
#include "messages_carcassonne.gen.h"

/* Refuses an action: the note is written if why is not NULL. */
static inline int carc_refuse(dsk_note *why, enum carc_message m)
{
    return refuse(why, DSK_E_ILLEGAL, &carc_messages[m]);
}

#endif
