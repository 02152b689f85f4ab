/*
 * Bytes as lines for a referee: the first byte chooses the game, each line is
 * said in words (dsk_expand) and as it stands.  Whatever it is, the position
 * stays sound, a refusal has a sentence, and the record reads back to the same
 * game.
 */
#include <string.h>

#include "deskovka_referee.h"
#include "engine/memory.h"
#include "fuzz.h"

enum { LINE = 256, ACTIONS = 16, TEXT = 1 << 16 };

static const char *const setups[] = {
    "carcassonne players=2",
    "carcassonne players=2 edition=bb6 modules=river,inns,traders,hills,abbot",
    "catan players=3 board=beginner",
    "catan players=2 board=beginner",
};

static void say(dsk_referee *f, const char *line)
{
    const dsk_game *g = dsk_referee_game(f);
    dsk_action a[ACTIONS];
    char text[1024];
    dsk_note why;
    int n = dsk_expand(dsk_game_rules(g), dsk_game_state(g), line, a, ACTIONS,
                       &why);

    PROMISE(n <= ACTIONS);
    if (dsk_referee_enter(f, line, NULL, &why) < 0)
        PROMISE(dsk_note_text(&why, "cs", NULL, text, sizeof text) > 0);
}

static void check(const dsk_referee *f, const dsk_memory *blocks)
{
    static char first[TEXT], game[TEXT], again[TEXT];
    const dsk_game *g = dsk_referee_game(f);
    dsk_referee *copy;
    dsk_note why;
    int n = dsk_referee_write(f, first, sizeof first);

    PROMISE(dsk_check(dsk_game_rules(g), dsk_game_state(g), &why) == DSK_OK);
    if (n >= TEXT)
        return;
    PROMISE(dsk_referee_read(&copy, blocks, first, (size_t)n, NULL, &why) ==
            DSK_OK);
    dsk_game_write(g, game, sizeof game);
    dsk_game_write(dsk_referee_game(copy), again, sizeof again);
    PROMISE(strcmp(game, again) == 0);
    dsk_referee_free(copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct memory m = {0, (size_t)64 << 20};
    dsk_memory blocks = memory_blocks(&m);
    dsk_referee *f;
    dsk_note why;
    size_t at = 1;

    if (len == 0)
        return 0;
    PROMISE(dsk_referee_new(&f, &blocks, setups[data[0] % 4], &why) == DSK_OK);
    while (at < len && dsk_referee_entries(f) < 40) {
        char line[LINE];
        size_t n = 0;

        while (at < len && data[at] != '\n' && n < sizeof line - 1)
            line[n++] = (char)data[at++];
        at += at < len;
        line[n] = '\0';
        say(f, line);
        if (n % 3 == 0)
            dsk_referee_join(f);
    }
    check(f, &blocks);
    dsk_referee_undo(f, 1);
    check(f, &blocks);
    dsk_referee_free(f);
    PROMISE(m.used == 0);
    return 0;
}
