/*
 * Ratings: see rating.h.
 *
 * For player i, with c^2 the sum of (sigma^2 + beta^2) over all and
 * e_i = exp(mu_i / c): the ranking is read as a series of choices, first the
 * winner among all, then the second among the rest, and so on.  In the choice
 * of the one at place q, player i had the chance p = e_i / (sum of e_s over
 * those at place q or below).  mu_i moves by sigma_i^2 / c times the sum of
 * (was it him) - p, sigma_i^2 shrinks by the sum of p (1 - p), both over the
 * choices he took part in; those who share a place share its choice.
 */
#include "server/rating.h"

#include <assert.h>
#include <math.h>

/* How much of one game is luck: the deviation of a performance. */
#define BETA (RATING_SIGMA / 2)
/* A game never takes more than this of what is not known. */
#define LEAST_LEFT 1e-4

/* How many share the place of player q. */
static int sharers(const int *place, int n, int q)
{
    int k = 0;

    for (int i = 0; i < n; i++)
        k += place[i] == place[q];
    return k;
}

/* The sum of e over those who were still there when q was chosen. */
static double rest(const double *e, const int *place, int n, int q)
{
    double sum = 0;

    for (int i = 0; i < n; i++) {
        if (place[i] >= place[q])
            sum += e[i];
    }
    return sum;
}

void rating_update(struct rating *r, const int *place, int n)
{
    double e[DSK_PLAYERS_MAX], c2 = 0, c;
    struct rating old[DSK_PLAYERS_MAX];

    assert(n >= 2 && n <= DSK_PLAYERS_MAX);
    for (int i = 0; i < n; i++)
        c2 += r[i].sigma * r[i].sigma + BETA * BETA;
    c = sqrt(c2);
    for (int i = 0; i < n; i++) {
        old[i] = r[i];
        e[i] = exp(r[i].mu / c);
    }
    for (int i = 0; i < n; i++) {
        double v = old[i].sigma * old[i].sigma, pull = 0, known = 0;

        for (int q = 0; q < n; q++) {
            double p, share = sharers(place, n, q);

            if (place[q] > place[i])
                continue;
            p = e[i] / rest(e, place, n, q);
            pull += ((q == i) - p) / share;
            known += p * (1 - p) / share;
        }
        known *= v / c2 * (old[i].sigma / c);
        r[i].mu += v / c * pull;
        r[i].sigma = sqrt(v * fmax(1 - known, LEAST_LEFT));
    }
}

int rating_shown(double mu, double sigma)
{
    return (int)lround(1000 + 40 * (mu - 3 * sigma));
}
