/*
 * Positions from elsewhere (a pickle, a store, another program's memory) with a
 * byte that is wrong: dsk_check refuses them, or they are played on without a
 * fault.  The sanitizers see what is read or written beyond its place.
 * usage: test_spoilt [STRIDE [TIMES [SALT]]]
 *   every STRIDE-th byte of each position (31), and TIMES in each (100) two or
 *   three bytes at once, drawn by SALT (1)
 */
#include <unistd.h>

#include "deskovka_bot.h"
#include "testing.h"

static const char *const setups[] = {
    "carcassonne edition=first players=3",
    "carcassonne edition=c2 players=2",
    "carcassonne edition=bb5 players=2 modules=wheel",
    "carcassonne edition=bb5 players=4 modules=river,inns,traders,hills,wheel",
    "carcassonne edition=bb6 players=3 modules=river,inns,traders,abbot,flyers,"
    "ferries,gold,magewitch,robbers,messages,crops",
    "catan players=4 offers=2",
    "catan players=2 offers=2",
};
static const int moments[] = {0, 3, 40, 150, 400}; /* actions made before */
static const unsigned char flips[] = {1, 0x10, 0x80, 0xc3, 0xff};
enum {
    ACTIONS_ON = 250,
    VIEW = 1 << 16,
    MOST_BYTES = 3,
    PATIENCE = 60,
    BOT_EVERY = 16
};

static dsk_bot *bot; /* of the table */

/* It looks at its cards, evaluates, plays quick games to their end. */
static void open_bot(const struct table *t)
{
    static const char name[] = "mcts:playouts=4";
    dsk_note why;
    size_t size = 0;

    CHECK(dsk_bot_size(t->r, name, &size, &why) == DSK_OK, "a bot's size");
    bot = (dsk_bot *)test_memory(size);
    CHECK(dsk_bot_init(bot, size, t->r, name, NULL, &why) == DSK_OK, "a bot");
}

/* Does what a caller does with a position that was found good. */
static void use(struct table *t, uint64_t seed)
{
    static char view[VIEW];
    dsk_action a;
    int value;

    for (int p = 0; p < dsk_players(t->r); p++)
        dsk_value(t->r, t->spare, p, &value);
    dsk_legal(t->r, t->spare, t->legal, t->weight, t->cap);
    dsk_hash(t->r, t->spare);
    dsk_view(t->r, t->spare, DSK_REFEREE, view, sizeof view);
    if (seed % BOT_EVERY == 0 && dsk_player(t->r, t->spare) >= 0)
        dsk_bot_choose(bot, t->spare, dsk_player(t->r, t->spare), &a);
    dsk_resample(t->r, t->spare, (int)(seed % 2), seed);
    dsk_playout(t->r, t->spare, &seed, ACTIONS_ON, NULL);
}

/* The spare state, some bytes of which were changed. */
static bool look(struct table *t, uint64_t seed)
{
    dsk_note why;
    int status = dsk_check(t->r, t->spare, &why);

    HOLD(status == DSK_OK || status == DSK_E_CORRUPT, "seed %llu: %d",
         (unsigned long long)seed, status);
    alarm(PATIENCE); /* play that never ends is a fault, too */
    if (status == DSK_OK)
        use(t, seed);
    alarm(0);
    return status == DSK_OK;
}

static void spoil(struct table *t, size_t stride)
{
    size_t size = dsk_state_size(t->r);
    long found = 0, used = 0;

    for (size_t i = 0; i < size; i += stride) {
        for (size_t k = 0; k < sizeof flips; k++) {
            bool good;

            dsk_copy(t->r, t->spare, t->s);
            ((unsigned char *)t->spare)[i] ^= flips[k];
            good = look(t, i + k);
            found += !good;
            used += good;
        }
    }
    HOLD(found > 0 && used > 0, "%ld refused, %ld played on", found, used);
}

static uint64_t draw(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    return *seed ^= *seed << 17;
}

/* Several bytes at once: what one of them breaks another may hide. */
static void spoil_several(struct table *t, int times, uint64_t seed)
{
    size_t size = dsk_state_size(t->r);

    for (int i = 0; i < times; i++) {
        uint64_t n = 2 + draw(&seed) % (MOST_BYTES - 1);

        dsk_copy(t->r, t->spare, t->s);
        while (n-- > 0) {
            unsigned char *byte =
                (unsigned char *)t->spare + draw(&seed) % size;
            uint64_t to = draw(&seed);

            *byte = (unsigned char)(to & 256 ? to : *byte ^ 1u << to % 8);
        }
        look(t, seed);
    }
}

int main(int argc, char **argv)
{
    size_t stride = argc > 1 ? strtoul(argv[1], NULL, 10) : 31;
    int times = argc > 2 ? atoi(argv[2]) : 100;
    uint64_t salt = argc > 3 ? strtoul(argv[3], NULL, 10) : 1;

    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++) {
        struct table t;
        uint64_t seed = i + salt - 1;

        table_open(&t, setups[i]);
        open_bot(&t);
        for (size_t m = 0; m < sizeof moments / sizeof moments[0]; m++) {
            dsk_init(t.r, t.s);
            dsk_playout(t.r, t.s, &seed, moments[m], NULL);
            test_case(setups[i]);
            if (stride > 0)
                spoil(&t, stride);
            spoil_several(&t, times, (i + 1) * 1000 + m * 100 + salt);
        }
        free(bot);
        table_close(&t);
    }
    return test_end();
}
