/*
 * Bytes as a person's name: whether it is good and what it looks like can be
 * said of anything, a name looks like itself, and a set gives back what it got.
 */
#include <string.h>

#include "fuzz.h"
#include "server/looks.h"

#define NAME_MAX_BYTES 200

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct looks_set set = {0};
    char name[NAME_MAX_BYTES];

    if (size >= sizeof name)
        return 0;
    memcpy(name, data, size);
    name[size] = '\0';
    looks_ok(name);
    PROMISE(looks_alike(name, name));
    looks_add(&set, name);
    PROMISE(looks_has(&set, name));
    looks_remove(&set, name);
    PROMISE(!looks_has(&set, name));
    looks_free(&set);
    return 0;
}
