/*
 * A progress bar on stderr, only where somebody sits at a terminal.  Time left
 * is guessed from the pace so far.
 */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
    bool on;
    int64_t total;
    double start, shown; /* seconds */
};

/* Seconds of a clock that only goes forward; of CPU of this thread. */
double clock_wall(void);
double clock_cpu(void);

void progress_start(struct progress *p, int64_t total, bool quiet);
/* Draws at most ten times a second. */
void progress_show(struct progress *p, int64_t done);
/* Wipes the bar. */
void progress_end(struct progress *p);

#endif
