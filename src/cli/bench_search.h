/* Speed of the search: playouts a second, and what a second thread adds. */
#ifndef CLI_BENCH_SEARCH_H
#define CLI_BENCH_SEARCH_H

#include <stdbool.h>

#define BENCH_SEARCH_REPEAT_MAX 101

struct search_speed {
    const char *name;
    double one;    /* playouts a second with one thread         */
    double two;    /* ...with two, together                     */
    double factor; /* two / one                                 */
    double spread; /* (max - min) / median of one               */
};

/* Benchmark i, NULL past the last one. */
const char *bench_search_name(int i);

/*
 * Thinks about a position in the middle of a game for `seconds`, `repeat`
 * times, alternately with one thread and with two; medians.  Time is wall time,
 * so the machine has to be quiet.
 */
void bench_search(int i, double seconds, int repeat, struct search_speed *out);

#endif
