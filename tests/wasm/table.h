/*
 * A numbered list of named hashes, as a program (prints `name hash` lines) and,
 * where there is no libc, as a WebAssembly module with one function per
 * question.  Define TABLE_SIZE, TABLE_NAME(i) and TABLE_HASH(i) before.
 */
#ifdef __wasm__

#define EXPORT(name) __attribute__((export_name(#name))) name

int EXPORT(count)(void);
uint64_t EXPORT(run)(int i);
const char *EXPORT(name)(int i);

int count(void)
{
    return TABLE_SIZE;
}

uint64_t run(int i)
{
    return TABLE_HASH(i);
}

const char *name(int i)
{
    return TABLE_NAME(i);
}

#else

#include <inttypes.h>
#include <stdio.h>

int main(void)
{
    for (int i = 0; i < TABLE_SIZE; i++)
        printf("%s %016" PRIx64 "\n", TABLE_NAME(i), TABLE_HASH(i));
    return 0;
}

#endif
