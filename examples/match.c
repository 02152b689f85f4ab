/*
 * Two bots play each other: deskovka_bot.h.
 *
 *     cc match.c $(pkg-config --cflags --libs deskovka) -o match
 *     ./match mcts:playouts=200 greedy
 */
#include <deskovka_bot.h>
#include <stdio.h>
#include <stdlib.h>

static void *get(size_t size)
{
    void *block = aligned_alloc(64, (size + 63) / 64 * 64);

    if (block == NULL)
        exit(1);
    return block;
}

static dsk_bot *open_bot(const dsk_rules *r, const char *name, uint64_t seed)
{
    dsk_bot_options options = {.seed = seed};
    char line[512];
    size_t size;
    dsk_note why;
    dsk_bot *b;

    if (dsk_bot_size(r, name, &size, &why) < 0) {
        dsk_note_text(&why, "en", NULL, line, sizeof line);
        fprintf(stderr, "match: %s\n", line);
        exit(1);
    }
    b = get(size);
    dsk_bot_init(b, size, r, name, &options, &why);
    return b;
}

int main(int argc, char **argv)
{
    const char *name[2] = {argc > 1 ? argv[1] : "mcts:playouts=50",
                           argc > 2 ? argv[2] : "greedy"};
    dsk_rules *r = get(dsk_rules_size());
    uint64_t rng = 1;
    dsk_bot *bot[2];
    dsk_state *s;
    int who;

    if (dsk_rules_init(r, "carcassonne players=2", NULL) < 0)
        return 1;
    s = get(dsk_state_size(r));
    dsk_init(r, s);
    for (int i = 0; i < 2; i++)
        bot[i] = open_bot(r, name[i], 10 + (uint64_t)i);
    while ((who = dsk_player(r, s)) != DSK_OVER) {
        dsk_bot_line best;
        dsk_action a;

        if (who == DSK_CHANCE)
            dsk_sample(r, s, &rng, &a);
        else
            dsk_bot_choose(bot[who], s, who, &a);
        if (who >= 0 && dsk_bot_lines(bot[who], &best, 1) == 1)
            fprintf(stderr, "seat %d: %3.0f %% after %d playouts\n", who,
                    100 * (double)best.win[who],
                    (int)dsk_bot_playouts(bot[who]));
        if (dsk_apply(r, s, a, NULL, NULL) < 0)
            return 1;
    }
    printf("%s %d, %s %d\n", name[0], dsk_score(r, s, 0), name[1],
           dsk_score(r, s, 1));
    free(bot[0]);
    free(bot[1]);
    free(s);
    free(r);
    return 0;
}
