/*
 * A game from beginning to end, written down as a saved game: deskovka_game.h.
 *
 *     cc play.c $(pkg-config --cflags --libs deskovka) -o play
 *     ./play 'carcassonne players=2' >game.dsk
 */
#include <deskovka_game.h>
#include <stdio.h>
#include <stdlib.h>

/* One block for all; a real program would hand its own allocator over. */
static _Alignas(64) unsigned char block[4 << 20];

static int fail(const dsk_note *why)
{
    char line[512];

    dsk_note_text(why, "en", NULL, line, sizeof line);
    fprintf(stderr, "play: %s\n", line);
    return 1;
}

int main(int argc, char **argv)
{
    const char *setup = argc > 1 ? argv[1] : "carcassonne players=2";
    uint64_t rng = 1;
    dsk_memory memory;
    dsk_game *g;
    dsk_note why;
    char *text;
    int n;

    dsk_pool(&memory, block, sizeof block);
    if (dsk_game_new(&g, &memory, setup, &why) < 0)
        return fail(&why);
    dsk_game_comment(g, " played at random", NULL);
    while (dsk_player(dsk_game_rules(g), dsk_game_state(g)) != DSK_OVER) {
        const dsk_rules *r = dsk_game_rules(g);
        const dsk_state *s = dsk_game_state(g);
        static dsk_action legal[20000];
        dsk_action a;

        if (dsk_sample(r, s, &rng, &a) < 0) { /* not chance's: a player's */
            n = dsk_legal(r, s, legal, NULL, 20000);
            rng = rng * 6364136223846793005u + 1442695040888963407u;
            a = legal[(rng >> 33) % (unsigned)n];
        }
        if (dsk_game_apply(g, a, NULL, &why) < 0)
            return fail(&why);
    }
    n = dsk_game_write(g, NULL, 0);
    text = malloc((size_t)n + 1);
    if (text == NULL)
        return 1;
    dsk_game_write(g, text, (size_t)n + 1);
    fputs(text, stdout);
    free(text);
    dsk_game_free(g);
    return 0;
}
