/*
 * Sequential test of strength: after every game, is it settled already whether
 * a bot is better by so much, or not at all?  Wald's test on the share of the
 * victory, with the variance taken from the games (the usual generalisation).
 */
#ifndef CLI_SPRT_H
#define CLI_SPRT_H

#include <stdbool.h>
#include <stdint.h>

struct sprt {
    double elo0, elo1; /* the two claims, elo0 < elo1      */
    double error;      /* chance to err, the same each way */
    int players;
};

enum sprt_verdict { SPRT_OPEN, SPRT_NO, SPRT_YES };

/*
 * Share of victories of a bot that is stronger by elo than each of the others:
 * 1 / players at elo 0.
 */
double sprt_share(double elo, int players);

/* The other way round; share strictly between 0 and 1. */
double sprt_elo(double share, int players);

/* Log likelihood ratio of n games with this sum of shares and of squares. */
double sprt_ratio(const struct sprt *t, int64_t n, double sum, double squares);

/* The same for two claims about the mean of any number. */
double sprt_mean_ratio(double mean0, double mean1, int64_t n, double sum,
                       double squares);

enum sprt_verdict sprt_verdict(const struct sprt *t, double ratio);

#endif
