/* What the engine itself refuses: see messages.h. */
#include "engine/messages.h"

#include <stddef.h>

const char *engine_status_name(int status)
{
    switch (status) {
    case ENGINE_E_COMMAND:
        return "command";
    case ENGINE_E_NOGAME:
        return "nogame";
    case ENGINE_E_FILE:
        return "file";
    case ENGINE_E_MEMORY:
        return "memory";
    default:
        return dsk_status_name(status);
    }
}

int engine_refuse(dsk_note *why, int status, enum engine_message m)
{
    note_start(why, &engine_messages[m]);
    return status;
}
