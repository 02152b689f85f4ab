/* Sequential test: see sprt.h. */
#include "cli/sprt.h"

#include <math.h>

/* Fewer games than this say nothing about their own variance. */
#define LEAST_GAMES 16

double sprt_share(double elo, int players)
{
    return 1 / (1 + (players - 1) * pow(10, -elo / 400));
}

double sprt_elo(double share, int players)
{
    return -400 * log10((1 / share - 1) / (players - 1));
}

double sprt_mean_ratio(double mean0, double mean1, int64_t n, double sum,
                       double squares)
{
    double games = (double)n, mean, variance;

    if (n < LEAST_GAMES)
        return 0;
    mean = sum / games;
    variance = squares / games - mean * mean;
    /* All games alike: as if one of them had been the other way. */
    if (variance < 1 / games)
        variance = 1 / games;
    return games * (mean1 - mean0) * (2 * mean - mean0 - mean1) /
           (2 * variance);
}

double sprt_ratio(const struct sprt *t, int64_t n, double sum, double squares)
{
    return sprt_mean_ratio(sprt_share(t->elo0, t->players),
                           sprt_share(t->elo1, t->players), n, sum, squares);
}

enum sprt_verdict sprt_verdict(const struct sprt *t, double ratio)
{
    double bound = log((1 - t->error) / t->error);

    return ratio >= bound ? SPRT_YES : ratio <= -bound ? SPRT_NO : SPRT_OPEN;
}
