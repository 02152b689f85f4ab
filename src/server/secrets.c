/* Actions that not everybody may read: see secrets.h. */
#include "server/secrets.h"

#include <string.h>

#define EVERYBODY (~0u)

static bool is_catan(const dsk_rules *r)
{
    return strcmp(dsk_rules_game(r), "catan") == 0;
}

bool secrets_none(const dsk_rules *r)
{
    return !is_catan(r);
}

unsigned secrets_seats(const char *only)
{
    unsigned seats = 0;

    for (; *only != '\0'; only++) {
        if (*only >= '0' && *only < '0' + DSK_PLAYERS_MAX)
            seats |= 1u << (*only - '0');
    }
    return seats;
}

/* Discards are seen when all have chosen (the event says them then); the card
 * stolen or drawn is known to those whom its event names. */
unsigned secrets_readers(const dsk_rules *r, int by, const char *action,
                         const char *only)
{
    if (!is_catan(r))
        return EVERYBODY;
    if (only != NULL)
        return secrets_seats(only);
    if (by >= 0 && strncmp(action, "discard:", 8) == 0)
        return 1u << by;
    return EVERYBODY;
}

bool secrets_draft(const dsk_rules *r, const dsk_state *s)
{
    const char *phase = dsk_phase(r, s);

    return is_catan(r) &&
           (strcmp(phase, "offer") == 0 || strcmp(phase, "counter") == 0);
}
