/*
 * Bytes as games from elsewhere (convert.h).  A game that is accepted is sound,
 * its line and its saved game are read again to the same game.  What is refused
 * comes with a sentence.
 */
#include <stdlib.h>
#include <string.h>

#include "cli/convert.h"
#include "fuzz.h"

static void no_refusal(void *user, const char *name, const char *why)
{
    (void)user;
    (void)name;
    (void)why;
    PROMISE(false);
}

static void same_game(void *user, const char *name, const dsk_game *g)
{
    const dsk_game *first = user;

    (void)name;
    PROMISE(dsk_hash(dsk_game_rules(g), dsk_game_state(g)) ==
            dsk_hash(dsk_game_rules(first), dsk_game_state(first)));
}

static void read_again(const dsk_game *g, const char *text, size_t len)
{
    const struct convert_to to = {same_game, no_refusal, (void *)g};

    convert_text(text, len, &to);
}

static void take_game(void *user, const char *name, const dsk_game *g)
{
    struct buffer lines = {0};
    int size = dsk_game_write(g, NULL, 0);
    char *save = malloc((size_t)size + 1);

    (void)user;
    PROMISE(strlen(name) < CONVERT_NAME);
    PROMISE(dsk_check(dsk_game_rules(g), dsk_game_state(g), NULL) == DSK_OK);
    convert_head(&lines);
    convert_line(g, name, 0, &lines);
    read_again(g, buffer_text(&lines), lines.len);
    free(lines.text);
    if (save != NULL) {
        dsk_game_write(g, save, (size_t)size + 1);
        read_again(g, save, (size_t)size);
    }
    free(save);
}

static void take_refusal(void *user, const char *name, const char *why)
{
    (void)user;
    (void)name;
    PROMISE(why[0] != '\0');
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    const struct convert_to to = {take_game, take_refusal, NULL};

    if (len <= 1 << 20)
        convert_text((const char *)data, len, &to);
    return 0;
}
