/*
 * Four numbers at once: the compiler's own vectors, which every machine that
 * has such instructions (SSE, NEON, WebAssembly's) carries out by them and
 * every other one by one.  Each lane is reckoned as a single float would be.
 */
#ifndef AI_LANES_H
#define AI_LANES_H

#include <stdbool.h>
#include <stdint.h>

typedef float lanes __attribute__((vector_size(16)));
/* Whole numbers; as a set of lanes: all bits, or none. */
typedef int32_t lanes_int __attribute__((vector_size(16)));

static inline lanes lanes_all(float x)
{
    return (lanes){x, x, x, x};
}

/* Those of a in the lanes of the set, those of b in the others. */
static inline lanes lanes_pick(lanes_int set, lanes a, lanes b)
{
    return (lanes)((set & (lanes_int)a) | (~set & (lanes_int)b));
}

static inline bool lanes_any(lanes_int set)
{
    typedef uint64_t halves __attribute__((vector_size(16)));

    return (((halves)set)[0] | ((halves)set)[1]) != 0;
}

#endif
