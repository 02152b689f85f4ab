/*
 * A level is as strong on a busy machine as on an idle one: `hard` decides by
 * the server's clocks beside threads that take all processors, and does what
 * it does without any clock.  It may take little more processor time than it
 * needs, so that by the clock on the wall it would be cut short.
 *
 *     test_busy [DECISIONS [THREADS]]
 */
#include "testing.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "engine/system.h"
#include "server/decide.h"

#define NEVER (UINT64_MAX / 8)
/* Processor time a bot may take: so many times what it needs, and some ms. */
#define ROOM_TIMES 3
#define ROOM_MS    20
/* So many threads for each processor are beside it. */
#define CROWD        8
#define THREADS_MOST 256

static atomic_int over;

static void *turn_in_circles(void *arg)
{
    while (!atomic_load(&over))
        continue;
    return arg;
}

static double seconds_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* One random action after another, until somebody has a choice to make. */
static void play_on(struct table *t, int actions, uint64_t *rng)
{
    while (table_legal(t) < 2 || actions-- > 0 ||
           dsk_player(t->r, t->s) == DSK_CHANCE) {
        if (t->n == 0)
            dsk_init(t->r, t->s);
        else
            dsk_apply(t->r, t->s, table_choose(t, rng), NULL, NULL);
    }
}

struct result {
    struct thought thought;
    uint64_t playouts;
};

/* With so much processor time, ms.  Seconds that it took. */
static double decide(const dsk_rules *r, const dsk_state *s, int i,
                     uint64_t most, struct result *t)
{
    struct decision d = {.rules = r, .state = s, .rng = (uint64_t)i + 1};
    double start = seconds_now();
    struct ai_brain *brain;
    void *block;

    memset(t, 0, sizeof *t);
    decide_read(&d.bot, "hard", most, NULL);
    d.bot.time = most; /* not the level's own */
    block = test_memory(ai_brain_size(&d.bot, r));
    brain = ai_brain_init(&d.bot, r, block);
    decide_now(&d, brain, &t->thought);
    t->playouts = ai_brain_playouts(brain);
    free(block);
    return seconds_now() - start;
}

/* After decide() without a clock, in the same thread. */
static double decide_busy(const dsk_rules *r, const dsk_state *s, int i,
                          int nthreads, struct result *t)
{
    pthread_t thread[THREADS_MOST];
    uint64_t most = (uint64_t)decide_cpu() * ROOM_TIMES + ROOM_MS;
    double took;

    atomic_store(&over, 0);
    for (int k = 0; k < nthreads; k++)
        pthread_create(&thread[k], NULL, turn_in_circles, NULL);
    took = decide(r, s, i, most, t);
    atomic_store(&over, 1);
    for (int k = 0; k < nthreads; k++)
        pthread_join(thread[k], NULL);
    return took;
}

static void compare(const char *line, int decisions, int nthreads)
{
    struct result calm, busy;
    double alone = 0, beside = 0;
    uint64_t rng = 7;
    struct table t;
    int same = 0;

    table_open(&t, line);
    for (int i = 0; i < decisions; i++) {
        play_on(&t, 30, &rng);
        alone += decide(t.r, t.s, i, NEVER, &calm);
        beside += decide_busy(t.r, t.s, i, nthreads, &busy);
        same += memcmp(&calm, &busy, sizeof calm) == 0;
    }
    EQUAL(same, decisions, "%s: the same playouts and decisions", line);
    printf("# measured: %s: %d decisions of hard in %.2f s, beside %d threads "
           "in %.2f s\n",
           line, decisions, alone, nthreads, beside);
    table_close(&t);
}

int main(int argc, char **argv)
{
    int decisions = argc > 1 ? atoi(argv[1]) : 2;
    int nthreads = argc > 2 ? atoi(argv[2]) : CROWD * system_processors(32);

    nthreads = nthreads > THREADS_MOST ? THREADS_MOST : nthreads;
    compare("carcassonne players=2", decisions, nthreads);
    compare("catan players=4", 4 * decisions, nthreads);
    return test_end();
}
