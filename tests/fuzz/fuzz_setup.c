/*
 * Bytes as a set-up line.  One that is accepted gives a complete line which
 * means the same, a first position that is sound, and a game that can begin.
 */
#include <string.h>

#include "engine/memory.h"
#include "fuzz.h"
#include "deskovka.h"

#define LINE_MAX_BYTES 4096
#define ACTIONS        40

static void play_a_little(const dsk_rules *r, struct memory *m)
{
    size_t size = dsk_state_size(r);
    dsk_state *s = memory_get(m, size);
    uint64_t rng = 1;
    int made;

    PROMISE(s != NULL);
    dsk_init(r, s);
    PROMISE(dsk_check(r, s, NULL) == DSK_OK);
    made = dsk_playout(r, s, &rng, ACTIONS, NULL);
    PROMISE(made == ACTIONS || dsk_player(r, s) == DSK_OVER);
    PROMISE(dsk_check(r, s, NULL) == DSK_OK);
    memory_free(m, s, size);
}

static void compare(const dsk_rules *r, struct memory *m)
{
    char line[LINE_MAX_BYTES], again[LINE_MAX_BYTES];
    dsk_rules *other = memory_get(m, dsk_rules_size());
    int n = dsk_rules_text(r, line, sizeof line);

    PROMISE(n > 0 && n < LINE_MAX_BYTES && other != NULL);
    PROMISE(dsk_rules_init(other, line, NULL) == DSK_OK);
    dsk_rules_text(other, again, sizeof again);
    PROMISE(strcmp(line, again) == 0);
    PROMISE(dsk_players(r) >= 1 && dsk_players(r) <= DSK_PLAYERS_MAX);
    memory_free(m, other, dsk_rules_size());
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct memory m = {0, (size_t)64 << 20};
    char line[LINE_MAX_BYTES], text[1024];
    dsk_rules *r = memory_get(&m, dsk_rules_size());
    dsk_note why;

    PROMISE(r != NULL);
    if (len >= sizeof line)
        len = sizeof line - 1;
    if (len > 0)
        memcpy(line, data, len);
    line[len] = '\0';
    if (dsk_rules_init(r, line, &why) == DSK_OK) {
        compare(r, &m);
        play_a_little(r, &m);
    } else {
        PROMISE(dsk_note_text(&why, "cs", NULL, text, sizeof text) > 0);
        PROMISE(dsk_note_line(&why, text, sizeof text) > 0);
    }
    memory_free(&m, r, dsk_rules_size());
    return 0;
}
