/*
 * Rate limits: token buckets.  A bucket holds up to `burst` tokens and gains
 * `rate` a second; each request takes one.  Buckets of addresses and sessions
 * live in a fixed table that forgets the least used, so that nobody can make
 * it grow.
 */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct limit {
    double rate;  /* tokens a second */
    double burst; /* most tokens; 0: no limit */
};

struct bucket {
    double tokens;
    int64_t at; /* when it was last filled, ms; 0: it is new and full */
};

/* Takes tokens; false if there is none, then *retry is ms until there is. */
bool bucket_take(struct bucket *b, const struct limit *l, int64_t now,
                 int *retry);

struct limiter;
struct limiter *limiter_new(size_t slots);
void limiter_free(struct limiter *l);
/* The same for the bucket of a key (an address, a session). */
bool limiter_take(struct limiter *l, const char *key, const struct limit *rule,
                  int64_t now, int *retry);
/* The same of n tokens, for something done by somebody. */
bool limiter_spend(struct limiter *l, const char *what, const char *who,
                   const struct limit *rule, int64_t now, int n, int *retry);

#endif
