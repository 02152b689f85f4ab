/* Progress: see progress.h. */
#include "cli/progress.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

#define BAR_WIDTH 30
#define EVERY     0.1 /* seconds between two pictures */

static double seconds_of(clockid_t clock)
{
    struct timespec t;

    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double clock_wall(void)
{
    return seconds_of(CLOCK_MONOTONIC);
}

double clock_cpu(void)
{
    return seconds_of(CLOCK_THREAD_CPUTIME_ID);
}

void progress_start(struct progress *p, int64_t total, bool quiet)
{
    p->on = !quiet && total > 0 && isatty(STDERR_FILENO);
    p->total = total;
    p->start = clock_wall();
    p->shown = p->start;
}

/* -m:ss, or -h:mm:ss */
static void draw_left(int64_t seconds)
{
    long long hours = (long long)seconds / 3600;
    int minutes = (int)(seconds / 60 % 60), rest = (int)(seconds % 60);

    if (hours > 0)
        fprintf(stderr, "-%lld:%02d:%02d", hours, minutes, rest);
    else
        fprintf(stderr, "-%d:%02d", minutes, rest);
}

static void draw(const struct progress *p, int64_t done, double now)
{
    char bar[BAR_WIDTH + 1];
    double spent = now - p->start;
    double left =
        done > 0 ? spent * (double)(p->total - done) / (double)done : 0;
    int full = (int)(done * BAR_WIDTH / p->total);

    for (int i = 0; i < BAR_WIDTH; i++)
        bar[i] = i < full ? '#' : '.';
    bar[BAR_WIDTH] = '\0';
    fprintf(stderr, "\r[%s] %3d %%  %lld/%lld  %.0f/s  ", bar,
            (int)(done * 100 / p->total), (long long)done, (long long)p->total,
            spent > 0 ? (double)done / spent : 0);
    if (done > 0)
        draw_left((int64_t)left);
    fputs("\033[K", stderr);
    fflush(stderr);
}

void progress_show(struct progress *p, int64_t done)
{
    double now;

    if (!p->on)
        return;
    now = clock_wall();
    if (now - p->shown < EVERY)
        return;
    p->shown = now;
    draw(p, done, now);
}

void progress_end(struct progress *p)
{
    if (p->on)
        fputs("\r\033[K", stderr);
}
