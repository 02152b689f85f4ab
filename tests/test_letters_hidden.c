/*
 * What a seat may know of the letters (MSG-4): a letter is known to its reader,
 * and to everybody once it is done.  Random games with messages, alone and with
 * all other modules, looked at after every action:
 *
 *   - a letter just drawn is known to its reader and `?` to everybody else;
 *   - dsk_resample keeps the view of the seat and that of a spectator: nothing
 *     but letters which the seat has not seen is redrawn, and a letter that
 *     changes so is seen by no view of that seat;
 *   - the seat that decides has the same choices in the position redrawn.
 *
 *   test_letters_hidden [GAMES [SEED]]
 */
#include "testing.h"

#define VIEW_MAX 65536

static const char *const setups[] = {
    "carcassonne players=2 modules=messages",
    "carcassonne players=3 modules=messages,robbers,inns",
    "carcassonne edition=bb5 players=4 modules=messages,traders,wheel,hills",
    "carcassonne players=6 modules=river,inns,traders,hills,wheel,abbot,flyers,"
    "ferries,gold,magewitch,crops,messages,robbers",
};

static long positions, redrawn, reading;

static const char *view_of(const struct table *t, const dsk_state *s, int seat,
                           char *buf)
{
    int n = dsk_view(t->r, s, seat, buf, VIEW_MAX);

    HOLD(n > 0 && n < VIEW_MAX, "a view of %d bytes", n);
    return buf;
}

/* The letter being read as this viewer sees it: a digit, `?`, or 0 if none. */
static char letter_seen(const char *view)
{
    const char *at = strstr(view, "\nletter ");

    return at == NULL ? '\0' : at[strlen("\nletter ")];
}

/* Only whose decision it is may know the letter in his hand. */
static void check_reader(const struct table *t, bool fresh)
{
    static char view[VIEW_MAX];
    int reader = dsk_player(t->r, t->s);

    if (strcmp(dsk_phase(t->r, t->s), "read") != 0)
        return;
    reading++;
    for (int seat = DSK_SPECTATOR; seat < dsk_players(t->r); seat++) {
        char seen = letter_seen(view_of(t, t->s, seat, view));

        HOLD(seat == reader ? seen >= '1' && seen <= '8'
                            : seen != '\0' && (!fresh || seen == '?'),
             "p%d sees the letter of p%d as '%c'", seat, reader, seen);
    }
}

/* The position redrawn for a seat is the same position to that seat. */
static void check_redrawn(struct table *t, int seat, uint64_t seed)
{
    static char before[VIEW_MAX], after[VIEW_MAX];
    static dsk_action again[4096];
    int n;

    view_of(t, t->s, seat, before);
    dsk_copy(t->r, t->spare, t->s);
    HOLD_EQUAL(dsk_resample(t->r, t->spare, seat, seed), DSK_OK, "refused");
    view_of(t, t->spare, seat, after);
    HOLD_EQUAL_TEXT(before, after, "p%d sees that letters have changed", seat);
    HOLD_EQUAL(dsk_check(t->r, t->spare, NULL), DSK_OK, "not sound");
    redrawn += dsk_hash(t->r, t->spare) != dsk_hash(t->r, t->s);
    view_of(t, t->s, DSK_SPECTATOR, before);
    view_of(t, t->spare, DSK_SPECTATOR, after);
    HOLD_EQUAL_TEXT(before, after, "a spectator sees another position");
    if (seat != dsk_player(t->r, t->s))
        return;
    n = dsk_legal(t->r, t->spare, again, NULL, 4096);
    HOLD(n == t->n && memcmp(again, t->legal, sizeof *again * (size_t)n) == 0,
         "p%d has other choices", seat);
}

static void play(const char *setup, uint64_t seed)
{
    struct table t;
    bool fresh = false; /* a letter was drawn, not turned up again */

    case_name = setup;
    table_open(&t, setup);
    while (dsk_player(t.r, t.s) != DSK_OVER && case_failures == 0) {
        table_legal(&t);
        check_reader(&t, fresh);
        fresh = strcmp(dsk_phase(t.r, t.s), "letter") == 0;
        for (int seat = 0; seat < dsk_players(t.r); seat++)
            check_redrawn(&t, seat, test_random(&seed));
        positions++;
        dsk_apply(t.r, t.s, table_crowd(&t, &seed), NULL, NULL);
    }
    table_close(&t);
    test_case("");
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 7;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;

    for (int i = 0; i < games; i++)
        play(setups[i % 4], seed + (uint64_t)i * 7919);
    printf("%d games, %ld positions, %ld letters read, %ld redrawn\n", games,
           positions, reading, redrawn);
    CHECK(reading > 0, "no letter was read");
    CHECK(redrawn > 0, "nothing was ever redrawn");
    return test_end();
}
