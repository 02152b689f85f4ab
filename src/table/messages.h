/* What is said beside a real table: data/messages/table.*. */
#ifndef TABLE_MESSAGES_H
#define TABLE_MESSAGES_H

#include "game/note.h"
#include "messages_table.gen.h"

static inline int table_refuse(dsk_note *why, enum dsk_status status,
                               enum table_message m)
{
    return refuse(why, status, &table_messages[m]);
}

#endif
