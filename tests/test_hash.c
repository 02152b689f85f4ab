/*
 * The hash of a position knows every fact that a preset can change: each line
 * put on the table must give a hash that no line before it gave.
 */
#include <stdio.h>
#include <stdlib.h>

#include "check.h"
#include "deskovka.h"

static const char *const setups[] = {
    "carcassonne edition=bb5 players=2 modules=inns,traders,hills,wheel",
    "carcassonne edition=bb6 players=2 modules=abbot,ferries,gold,magewitch",
};

/* Lines for each set-up in order; NULL ends a list. */
static const char *const lines[][16] = {
    {"empty", "tile E -1,1 R0", "score p0 3", "turn p1", "supply p1 meeple 6",
     "goods p0 wine 1", "goods p0 grain 1", "goods p1 cloth 2",
     "figure p0 shepherd -1,1 field@EL", "flock p0 1 0 0 0", "flock p0 0 1 0 0",
     "wheel taxes", "wheel p0 meeple storm", "bag D 1", NULL},
    {"empty", "tile D 0,0 R0", "tile FaehrD 1,0 R180", "ferry 1,0 N-W",
     "figure p1 meeple 0,0 city@N", "bars p0 2", "bars 0,0 1",
     "magic mage 0,0 road@E", "magic witch 0,0 city@N", NULL},
};

#define check(good, line) CHECK(good, "%s", line)

static int is_new(const uint64_t *seen, int n)
{
    for (int i = 0; i < n; i++) {
        if (seen[i] == seen[n])
            return 0;
    }
    return 1;
}

static void run(const char *setup, const char *const *line)
{
    dsk_rules *r = aligned_alloc(64, dsk_rules_size());
    dsk_state *s;
    uint64_t seen[32];
    int n = 0;

    if (dsk_rules_init(r, setup, NULL) < 0)
        exit(1);
    s = aligned_alloc(64, dsk_state_size(r));
    dsk_init(r, s);
    for (; *line != NULL; line++) {
        check(dsk_put(r, s, *line, NULL, NULL) == DSK_OK, *line);
        check(dsk_check(r, s, NULL) == DSK_OK, *line);
        seen[n] = dsk_hash(r, s);
        check(is_new(seen, n), *line);
        n++;
    }
    free(s);
    free(r);
}

int main(void)
{
    for (int i = 0; i < 2; i++)
        run(setups[i], lines[i]);
    return test_end();
}
