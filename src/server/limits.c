/* Rate limits: see limits.h. */
#include "server/limits.h"

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

bool bucket_take(struct bucket *b, const struct limit *l, int64_t now,
                 int *retry)
{
    if (l->burst <= 0)
        return true;
    if (b->at == 0)
        b->tokens = l->burst;
    else if (now > b->at)
        b->tokens += (double)(now - b->at) * l->rate / 1000;
    if (b->tokens > l->burst)
        b->tokens = l->burst;
    b->at = now;
    if (b->tokens >= 1) {
        b->tokens -= 1;
        return true;
    }
    if (retry != NULL)
        *retry = (int)((1 - b->tokens) * 1000 / l->rate) + 1;
    return false;
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

bool limiter_take(struct limiter *l, const char *key, const struct limit *rule,
                  int64_t now, int *retry)
{
    uint64_t hash;
    struct slot *set, *s;

    crypto_shorthash((unsigned char *)&hash, (const unsigned char *)key,
                     strlen(key), l->hash_key);
    set = &l->slot[hash % (l->slots / WAYS) * WAYS];
    s = set;
    for (int i = 0; i < WAYS; i++) {
        if (set[i].key == hash && set[i].bucket.at != 0)
            return bucket_take(&set[i].bucket, rule, now, retry);
        if (set[i].bucket.at < s->bucket.at)
            s = &set[i];
    }
    s->key = hash;
    s->bucket = (struct bucket){0};
    return bucket_take(&s->bucket, rule, now, retry);
}
