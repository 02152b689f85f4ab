/*
 * What the fuzz targets share.  A target is a function over bytes; it is linked
 * with libFuzzer (-fsanitize=fuzzer) or with driver.c.
 */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

/* A promise of the engine: what it says when broken, and where. */
#define PROMISE(x) ((x) ? (void)0 : fuzz_broken(#x, __FILE__, __LINE__))

#include <stdio.h>
#include <stdlib.h>

static inline void fuzz_broken(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: broken promise: %s\n", file, line, what);
    abort();
}

#endif
