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
    double debt; /* spent elsewhere, not yet taken off */
    int64_t at;  /* when it was last filled, ms; 0: it is new and full */
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

/*
 * Several nodes have one budget: what is spent here is told the others now and
 * then, and what they spend is taken off here.  They have the same key, so that
 * a budget has the same number everywhere, and no text need be told.
 */
#define LIMITER_KEY 32
void limiter_share(struct limiter *l, const unsigned char key[LIMITER_KEY]);
struct buffer;
/* What was spent since the last time, as bytes; nothing if it is not shared. */
void limiter_spent(struct limiter *l, struct buffer *out);
void limiter_heard(struct limiter *l, const char *bytes, size_t n);

#endif
