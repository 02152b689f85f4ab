/*
 * Bytes as a saved game.  One that is accepted is written, read and written
 * again to the same text and position; one that is refused leaves the game
 * that was there.
 */
#include <string.h>

#include "engine/session.h"
#include "fuzz.h"

static void write_again(const struct session *g, struct memory *m)
{
    struct buffer first, second;
    struct session copy;
    dsk_note why;
    int line;

    buffer_init(&first, m);
    buffer_init(&second, m);
    session_init(&copy, m);
    session_write(g, &first);
    PROMISE(session_read(&copy, first.text, first.len, &line, &why) == DSK_OK);
    session_write(&copy, &second);
    PROMISE(strcmp(first.text, second.text) == 0);
    PROMISE(dsk_hash(g->rules, g->state) == dsk_hash(copy.rules, copy.state));
    PROMISE(dsk_check(g->rules, g->state, NULL) == DSK_OK);
    buffer_free(&first);
    buffer_free(&second);
    session_free(&copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct memory m = {0, (size_t)64 << 20};
    struct session g;
    dsk_rules *rules;
    char text[1024];
    dsk_note why;
    int line;

    session_init(&g, &m);
    PROMISE(session_setup(&g, dsk_game_name(0), &why) == DSK_OK);
    rules = g.rules;
    if (session_read(&g, (const char *)data, len, &line, &why) == DSK_OK) {
        write_again(&g, &m);
    } else {
        PROMISE(g.rules == rules && g.nlines == 0);
        PROMISE(dsk_note_text(&why, "cs", NULL, text, sizeof text) > 0);
        PROMISE(dsk_note_text(&why, "en", NULL, text, sizeof text) > 0);
    }
    session_free(&g);
    PROMISE(m.used == 0);
    return 0;
}
