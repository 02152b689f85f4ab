/* Figures with their uncertainty: 95 % intervals. */
#ifndef CLI_STATS_H
#define CLI_STATS_H

#include <stdint.h>

/* Wilson's interval of a share of n trials (shares of a success count too). */
struct interval {
    double low, high;
};
struct interval stats_wilson(double successes, int64_t n);

/* Mean, and half the width of its interval, from sums over n values. */
double stats_mean(int64_t sum, int64_t n);
double stats_margin(int64_t sum, int64_t squares, int64_t n);

/* The median of n values, which are put in order. */
double stats_median(double *values, int n);

#endif
