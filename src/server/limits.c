/* Rate limits: see limits.h. */
#include "server/limits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "server/out.h"

/* Slots a key may be in; the one unused for longest is given up. */
#define WAYS 8
/* Budgets that are told the other nodes at a time; a power of two. */
#define SPENT_MAX 1024

struct slot {
    uint64_t key; /* keyed hash of the text: nobody can aim at a slot */
    struct bucket bucket;
};

/* What was spent of one budget, for the other nodes. */
struct spent {
    uint64_t key;
    uint32_t n;
};

struct limiter {
    size_t slots; /* a multiple of WAYS */
    bool shared;
    struct spent spent[SPENT_MAX]; /* by key; whom it hits is not told */
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
    b->tokens -= b->debt;
    b->debt = 0;
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

static uint64_t hash_of(const struct limiter *l, const char *key)
{
    uint64_t hash;

    crypto_shorthash((unsigned char *)&hash, (const unsigned char *)key,
                     strlen(key), l->hash_key);
    return hash;
}

/* The bucket of a key; the one unused for longest makes room for a new one. */
static struct bucket *bucket_of(struct limiter *l, uint64_t hash)
{
    struct slot *set, *s;

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

static void note_spent(struct limiter *l, uint64_t hash, int n)
{
    struct spent *s = &l->spent[hash % SPENT_MAX];

    if (s->n != 0 && s->key != hash)
        return;
    s->key = hash;
    s->n += (uint32_t)n;
}

static bool spend(struct limiter *l, const char *key, const struct limit *rule,
                  int64_t now, int n, int *retry)
{
    uint64_t hash = hash_of(l, key);
    bool ok = bucket_spend(bucket_of(l, hash), rule, now, n, retry);

    if (ok && l->shared && rule->burst > 0)
        note_spent(l, hash, n);
    return ok;
}

bool limiter_take(struct limiter *l, const char *key, const struct limit *rule,
                  int64_t now, int *retry)
{
    return spend(l, key, rule, now, 1, retry);
}

bool limiter_spend(struct limiter *l, const char *what, const char *who,
                   const struct limit *rule, int64_t now, int n, int *retry)
{
    char key[128];

    snprintf(key, sizeof key, "%s %s", what, who);
    return spend(l, key, rule, now, n, retry);
}

void limiter_share(struct limiter *l, const unsigned char key[LIMITER_KEY])
{
    crypto_generichash(l->hash_key, sizeof l->hash_key,
                       (const unsigned char *)"limits", 6, key, LIMITER_KEY);
    l->shared = true;
}

void limiter_spent(struct limiter *l, struct buffer *out)
{
    for (int i = 0; l->shared && i < SPENT_MAX; i++) {
        if (l->spent[i].n == 0)
            continue;
        buffer_part(out, (const char *)&l->spent[i], sizeof l->spent[i]);
        l->spent[i].n = 0;
    }
}

void limiter_heard(struct limiter *l, const char *bytes, size_t n)
{
    struct spent s;

    for (; n >= sizeof s; n -= sizeof s, bytes += sizeof s) {
        struct bucket *b;

        memcpy(&s, bytes, sizeof s);
        b = bucket_of(l, s.key);
        b->debt += s.n;
        if (b->at == 0)
            b->at = 1; /* full, but not forgotten */
    }
}
