/*
 * How strong people are: a rating for games of two to eight players.
 *
 * A player is a normal distribution of skill, mean mu and deviation sigma.
 * After a game all are moved towards what would have made its ranking likelier
 * (the update of Weng and Lin, 2011, for the Plackett-Luce model of rankings):
 * whoever beats somebody thought stronger gains more, whoever is well known
 * moves less, and places that are shared count half each way.  Nothing but
 * places counts; points do not.
 */
#ifndef SERVER_RATING_H
#define SERVER_RATING_H

#include "deskovka.h"

struct rating {
    double mu, sigma;
};

/* Somebody who has not played yet. */
#define RATING_MU    25.0
#define RATING_SIGMA (25.0 / 3)

/*
 * The ratings of n (2 to DSK_PLAYERS_MAX) players after a game in which player
 * i came place[i]-th; 1 is the best, equal numbers are a tie.
 */
void rating_update(struct rating *r, const int *place, int n);

/*
 * The number that people see: what somebody is worth at least, with hardly a
 * doubt (mu - 3 sigma), scaled so that everybody begins at 1000.
 */
int rating_shown(double mu, double sigma);

#endif
