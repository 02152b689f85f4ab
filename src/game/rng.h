/*
 * The generator used for playouts and resampling: SplitMix64 (a counter and a
 * mixing function), one 64-bit word of state, the same on every platform.
 * The rules themselves never draw random numbers.
 */
#ifndef GAME_RNG_H
#define GAME_RNG_H

#include <stdint.h>

static inline uint64_t rng_mix(uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

static inline uint64_t rng_next(uint64_t *rng)
{
    *rng += 0x9e3779b97f4a7c15u;
    return rng_mix(*rng);
}

/* A number below n (n >= 1), unbiased (Lemire's method on 32 bits). */
static inline uint32_t rng_below(uint64_t *rng, uint32_t n)
{
    uint64_t product = (rng_next(rng) >> 32) * n;

    if ((uint32_t)product < n) {
        uint32_t floor = (uint32_t)(-n) % n;
        while ((uint32_t)product < floor)
            product = (rng_next(rng) >> 32) * n;
    }
    return (uint32_t)(product >> 32);
}

/* An index below n, drawn by weight; the weights must not all be 0. */
static inline int rng_pick(uint64_t *rng, const uint32_t *weight, int n)
{
    uint32_t total = 0, left;
    int i = 0;

    for (int k = 0; k < n; k++)
        total += weight[k];
    for (left = rng_below(rng, total); left >= weight[i]; i++)
        left -= weight[i];
    return i;
}

#endif
