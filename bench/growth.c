/*
 * How the cost of an action grows: `make bench-growth` draws it.
 * Prints lines `tiles SERIES X NS` (nanoseconds of processor time an action in
 * random games while tile X to X + 7 is laid), `squares SERIES X NS` (the turn
 * after a position with X open squares) and `modules SERIES X NS` (over whole
 * games with the first X modules).
 *
 * GAMES games stand side by side.  For each window it is first found out how
 * many actions each game makes in it; then all make them again, timed, and the
 * least of REPEATS counts.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "deskovka.h"

enum { GAMES = 200, REPEATS = 9, WINDOW = 8, LONGEST = 100000 };

struct games {
    dsk_rules *r;
    size_t size;
    unsigned char *now, *next; /* GAMES states each */
    uint64_t rng[GAMES];
    int actions[GAMES]; /* of the window */
};

static void *memory(size_t n)
{
    void *p = aligned_alloc(64, (n + 63) & ~(size_t)63);

    if (p == NULL)
        exit(1);
    return p;
}

static dsk_state *state(const struct games *g, unsigned char *all, int i)
{
    return (dsk_state *)(all + g->size * (size_t)i);
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void start(struct games *g, const char *setup)
{
    dsk_note why;

    g->r = memory(dsk_rules_size());
    if (dsk_rules_init(g->r, setup, &why) < 0)
        exit(1);
    g->size = (dsk_state_size(g->r) + 63) & ~(size_t)63;
    g->now = memory(g->size * GAMES);
    g->next = memory(g->size * GAMES);
    for (int i = 0; i < GAMES; i++) {
        dsk_init(g->r, state(g, g->now, i));
        g->rng[i] = (uint64_t)i;
    }
}

static void end(struct games *g)
{
    free(g->r);
    free(g->now);
    free(g->next);
}

/* Actions of game i until `tiles` more are drawn, or its end. */
static int actions_of(struct games *g, int i, int tiles)
{
    dsk_state *s = state(g, g->next, i);
    uint64_t rng = g->rng[i];
    int n = 0, drawn = 0;

    dsk_copy(g->r, s, state(g, g->now, i));
    for (; n < LONGEST; n++) {
        drawn += strcmp(dsk_phase(g->r, s), "draw") == 0;
        if (drawn > tiles || dsk_playout(g->r, s, &rng, 1, NULL) == 0)
            break;
    }
    return n;
}

/* Nanoseconds an action of the next window; below 0 when all games are over. */
static double window(struct games *g, int tiles)
{
    uint64_t rng[GAMES];
    double least = 1e9;
    long sum = 0;

    for (int i = 0; i < GAMES; i++)
        sum += g->actions[i] = actions_of(g, i, tiles);
    for (int k = 0; k < REPEATS; k++) {
        double t;

        memcpy(g->next, g->now, g->size * GAMES);
        memcpy(rng, g->rng, sizeof rng);
        t = now();
        for (int i = 0; i < GAMES; i++)
            dsk_playout(g->r, state(g, g->next, i), &rng[i], g->actions[i],
                        NULL);
        t = now() - t;
        least = t < least ? t : least;
    }
    memcpy(g->now, g->next, g->size * GAMES);
    memcpy(g->rng, rng, sizeof rng);
    return sum < GAMES ? -1 : least / (double)sum * 1e9;
}

static void against_tiles(const char *name, const char *setup)
{
    struct games g;
    double ns;

    start(&g, setup);
    for (int at = 0; (ns = window(&g, WINDOW)) >= 0; at += WINDOW)
        printf("tiles\t%s\t%d\t%.1f\n", name, at, ns);
    end(&g);
}

static void put(struct games *g, const char *line)
{
    dsk_note why;

    if (dsk_put(g->r, state(g, g->now, 0), line, NULL, &why) < 0)
        exit(1);
}

/* A row of n tiles with roads from north to south has 2 n + 2 open squares;
 * some tiles are left to be drawn. */
static void lay_row(struct games *g, int n)
{
    char line[64];

    put(g, "empty");
    put(g, "bag none");
    for (int x = 0; x < n; x++) {
        snprintf(line, sizeof line, "tile U %d,0 R0", x - n / 2);
        put(g, line);
    }
    put(g, "bag U 2");
    put(g, "bag V 2");
    put(g, "bag W 2");
    for (int i = 1; i < GAMES; i++)
        dsk_copy(g->r, state(g, g->now, i), state(g, g->now, 0));
}

static void against_squares(const char *name, const char *setup, int most)
{
    for (int n = WINDOW; n <= most; n += WINDOW) {
        struct games g;

        start(&g, setup);
        lay_row(&g, n);
        printf("squares\t%s\t%d\t%.1f\n", name, 2 * n + 2, window(&g, 1));
        end(&g);
    }
}

/* One module more each time. */
static void against_modules(const char *name, const char *edition,
                            const char *modules)
{
    const char *upto = modules;

    for (int n = 0;; n++) {
        char setup[256];
        struct games g;

        snprintf(setup, sizeof setup, "carcassonne edition=%s modules=%.*s",
                 edition, n == 0 ? 4 : (int)(upto - modules),
                 n == 0 ? "none" : modules);
        start(&g, setup);
        printf("modules\t%s\t%d\t%.1f\n", name, n, window(&g, LONGEST));
        end(&g);
        if (*upto == '\0')
            return;
        upto += n > 0;
        upto += strcspn(upto, ",");
    }
}

#define BB5 "river,inns,traders,hills,wheel"
#define BB6                                             \
    "river,abbot,inns,traders,flyers,messages,ferries," \
    "gold,magewitch,robbers,crops"

int main(void)
{
    against_tiles("base", "carcassonne edition=bb6");
    against_tiles("bb5", "carcassonne edition=bb5 modules=" BB5);
    against_tiles("bb6", "carcassonne edition=bb6 modules=" BB6);
    against_squares("base", "carcassonne edition=bb6", 64);
    against_squares("bb6", "carcassonne edition=bb6 modules=" BB6, 160);
    against_modules("bb5", "bb5", BB5);
    against_modules("bb6", "bb6", BB6);
    return 0;
}
