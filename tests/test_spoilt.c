/*
 * Positions from elsewhere (a pickle, a store, another program's memory) with a
 * byte that is wrong: dsk_check refuses them, or they are played on without a
 * fault.  The sanitizers see what is read or written beyond its place.
 * usage: test_spoilt [STRIDE]      every STRIDE-th byte of each position (31)
 */
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
enum { ACTIONS_ON = 250, VIEW = 1 << 16 };

/* Does what a caller does with a position that was found good. */
static void use(struct table *t, uint64_t seed)
{
    static char view[VIEW];
    int value;

    for (int p = 0; p < dsk_players(t->r); p++)
        dsk_value(t->r, t->spare, p, &value);
    dsk_legal(t->r, t->spare, t->legal, t->weight, t->cap);
    dsk_hash(t->r, t->spare);
    dsk_view(t->r, t->spare, DSK_REFEREE, view, sizeof view);
    dsk_resample(t->r, t->spare, (int)(seed % 2), seed);
    dsk_playout(t->r, t->spare, &seed, ACTIONS_ON, NULL);
}

static void spoil(struct table *t, size_t stride)
{
    size_t size = dsk_state_size(t->r);
    long found = 0, used = 0;

    for (size_t i = 0; i < size; i += stride) {
        for (size_t k = 0; k < sizeof flips; k++) {
            dsk_note why;
            int status;

            dsk_copy(t->r, t->spare, t->s);
            ((unsigned char *)t->spare)[i] ^= flips[k];
            status = dsk_check(t->r, t->spare, &why);
            HOLD(status == DSK_OK || status == DSK_E_CORRUPT, "byte %zu: %d", i,
                 status);
            found += status == DSK_E_CORRUPT;
            used += status == DSK_OK;
            if (status == DSK_OK)
                use(t, i + k);
        }
    }
    HOLD(found > 0 && used > 0, "%ld refused, %ld played on", found, used);
}

int main(int argc, char **argv)
{
    size_t stride = argc > 1 ? strtoul(argv[1], NULL, 10) : 31;

    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++) {
        struct table t;
        uint64_t seed = i;

        table_open(&t, setups[i]);
        for (size_t m = 0; m < sizeof moments / sizeof moments[0]; m++) {
            dsk_init(t.r, t.s);
            dsk_playout(t.r, t.s, &seed, moments[m], NULL);
            test_case(setups[i]);
            spoil(&t, stride > 0 ? stride : 1);
        }
        table_close(&t);
    }
    return test_end();
}
