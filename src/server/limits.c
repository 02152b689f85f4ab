/* Rate limits: see limits.h. */
#include "server/limits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "server/out.h"

/* Slots a key may be in; the one unused for longest is given up. */
#define WAYS 8

struct slot {
    uint64_t key; /* keyed hash of the text: nobody can aim at a slot */
    struct bucket bucket;
};

struct limiter {
    size_t slots; /* a multiple of WAYS */
    unsigned char hash_key[crypto_shorthash_KEYBYTES];
    struct slot slot[];
};

/* As bucket_take(), of n tokens, or of all there can be. */
static bool bucket_spend(struct bucket *b, const struct limit *l, int64_t now,
                         int n, int *retry)
{
    double want = n < l->burst ? n : l->burst;

    if (l->burst <= 0)
        return true;
    if (b->at == 0)
        b->tokens = l->burst;
    else if (now > b->at)
        b->tokens += (double)(now - b->at) * l->rate / 1000;
    if (b->tokens > l->burst)
        b->tokens = l->burst;
    b->at = now;
    if (b->tokens >= want) {
        b->tokens -= want;
        return true;
    }
    if (retry != NULL)
        *retry = (int)((want - b->tokens) * 1000 / l->rate) + 1;
    return false;
}

bool bucket_take(struct bucket *b, const struct limit *l, int64_t now,
                 int *retry)
{
    return bucket_spend(b, l, now, 1, retry);
}

struct limiter *limiter_new(size_t slots)
{
    struct limiter *l;

    slots = (slots + WAYS - 1) / WAYS * WAYS;
    l = server_memory(sizeof *l + slots * sizeof l->slot[0]);
    l->slots = slots;
    crypto_shorthash_keygen(l->hash_key);
    return l;
}

void limiter_free(struct limiter *l)
{
    free(l);
}

/* The bucket of a key; the one unused for longest makes room for a new one. */
static struct bucket *bucket_of(struct limiter *l, const char *key)
{
    uint64_t hash;
    struct slot *set, *s;

    crypto_shorthash((unsigned char *)&hash, (const unsigned char *)key,
                     strlen(key), l->hash_key);
    set = &l->slot[hash % (l->slots / WAYS) * WAYS];
    s = set;
    for (int i = 0; i < WAYS; i++) {
        if (set[i].key == hash && set[i].bucket.at != 0)
            return &set[i].bucket;
        if (set[i].bucket.at < s->bucket.at)
            s = &set[i];
    }
    s->key = hash;
    s->bucket = (struct bucket){0};
    return &s->bucket;
}

bool limiter_take(struct limiter *l, const char *key, const struct limit *rule,
                  int64_t now, int *retry)
{
    return bucket_take(bucket_of(l, key), rule, now, retry);
}

bool limiter_spend(struct limiter *l, const char *what, const char *who,
                   const struct limit *rule, int64_t now, int n, int *retry)
{
    char key[128];

    snprintf(key, sizeof key, "%s %s", what, who);
    return bucket_spend(bucket_of(l, key), rule, now, n, retry);
}
