/* Intervals: see stats.h. */
#include "cli/stats.h"

#include <math.h>
#include <stdlib.h>

/* 97.5 % quantile of the normal distribution. */
#define Z 1.959964

struct interval stats_wilson(double successes, int64_t trials)
{
    struct interval i = {0, 1};
    double n = (double)trials;
    double p, middle, half;

    if (trials <= 0)
        return i;
    p = successes / n;
    middle = p + Z * Z / (2 * n);
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n));
    i.low = (middle - half) / (1 + Z * Z / n);
    i.high = (middle + half) / (1 + Z * Z / n);
    i.low = i.low < 0 ? 0 : i.low;
    i.high = i.high > 1 ? 1 : i.high;
    return i;
}

double stats_mean(int64_t sum, int64_t n)
{
    return n > 0 ? (double)sum / (double)n : 0;
}

double stats_margin(int64_t sum, int64_t squares, int64_t n)
{
    double mean = stats_mean(sum, n);
    double spread;

    if (n < 2)
        return 0;
    spread = ((double)squares - mean * (double)sum) / (double)(n - 1);
    return Z * sqrt((spread > 0 ? spread : 0) / (double)n);
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

double stats_median(double *values, int n)
{
    qsort(values, (size_t)n, sizeof *values, compare);
    return n % 2 == 1 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}
