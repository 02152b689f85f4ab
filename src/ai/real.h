/*
 * The few functions of real numbers that search and evaluation need, the same
 * to the last bit on every platform (libm promises nothing of the kind, and a
 * browser has none).  Only +, -, *, / and sqrt are used, which IEEE 754
 * defines exactly.
 */
#ifndef AI_REAL_H
#define AI_REAL_H

#include <stdint.h>
#include "game/mem.h"

static inline float real_of_bits(uint32_t bits)
{
    float x;

    mem_copy(&x, &bits, sizeof x);
    return x;
}

static inline uint32_t real_bits(float x)
{
    uint32_t bits;

    mem_copy(&bits, &x, sizeof bits);
    return bits;
}

static inline float real_min(float a, float b)
{
    return a < b ? a : b;
}

static inline float real_max(float a, float b)
{
    return a > b ? a : b;
}

static inline float real_sqrt(float x)
{
    return __builtin_sqrtf(x);
}

/* e^x, relative error below 1e-6; 0 below -87, the largest below 88. */
static inline float real_exp(float x)
{
    float k, f, p;
    int n;

    if (x < -87.0f)
        return 0;
    if (x > 88.0f)
        x = 88.0f;
    k = x * 1.44269504f;
    n = (int)(k < 0 ? k - 0.5f : k + 0.5f);
    /* ln 2 in two parts, so that what is left of x is exact. */
    f = x - (float)n * 0.693359375f + (float)n * 2.12194440e-4f;
    p = 1.0f / 720;
    p = p * f + 1.0f / 120;
    p = p * f + 1.0f / 24;
    p = p * f + 1.0f / 6;
    p = p * f + 0.5f;
    p = p * f + 1;
    p = p * f + 1;
    return p * real_of_bits((uint32_t)(n + 127) << 23);
}

/* Natural logarithm of x > 0 (a normal number), error below 1e-6. */
static inline float real_log(float x)
{
    uint32_t bits = real_bits(x);
    int n = (int)(bits >> 23) - 127;
    float m = real_of_bits((bits & 0x7fffffu) | 0x3f800000u), z, q;

    if (m > 1.41421356f) {
        m *= 0.5f;
        n++;
    }
    z = (m - 1) / (m + 1);
    q = z * z;
    return (float)n * 0.693147181f +
           2 * z *
               (1 +
                q * (1.0f / 3 + q * (0.2f + q * (1.0f / 7 + q * (1.0f / 9)))));
}

/* 1 / (1 + e^-x): a lead on a scale as a chance to win. */
static inline float real_sigmoid(float x)
{
    return 1 / (1 + real_exp(-x));
}

#endif
