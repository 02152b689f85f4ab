/* Actions that not everybody may read: see secrets.h. */
#include "server/secrets.h"

#include <string.h>

#include "server/ruleset.h"

static bool is_catan(const dsk_rules *r)
{
    return strcmp(dsk_rules_game(r), "catan") == 0;
}

/* Is this word in the list of modules of the complete set-up line? */
static bool has_module(const dsk_rules *r, const char *word)
{
    char line[SETUP_SIZE];
    const char *at;
    size_t n;

    dsk_rules_text(r, line, sizeof line);
    at = strstr(line, " modules=");
    if (at == NULL)
        return false;
    at += strlen(" modules=");
    for (; *at != '\0' && *at != ' '; at += n + (at[n] == ',')) {
        n = strcspn(at, ", ");
        if (n == strlen(word) && strncmp(at, word, n) == 0)
            return true;
    }
    return false;
}

/* Carcassonne hides nothing but letters. */
bool secrets_none(const dsk_rules *r)
{
    return !is_catan(r) && !has_module(r, "messages");
}

/*
 * What chance brings (a card stolen or drawn, a letter) is known to those whom
 * its event names.  What somebody does is seen by all, also if it brings him a
 * letter; but discards are seen when all have chosen (the event says them).
 */
unsigned secrets_readers(const dsk_rules *r, int by, const char *action,
                         unsigned told)
{
    if (by < 0)
        return told;
    if (is_catan(r) && strncmp(action, "discard:", 8) == 0)
        return 1u << by;
    return SECRETS_EVERYBODY;
}

bool secrets_draft(const dsk_rules *r, const dsk_state *s)
{
    const char *phase = dsk_phase(r, s);

    return is_catan(r) &&
           (strcmp(phase, "offer") == 0 || strcmp(phase, "counter") == 0);
}
