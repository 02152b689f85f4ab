/*
 * The four functions a freestanding compiler may call by name (src/game/mem.h)
 * where there is no libc: WebAssembly.
 */
#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);

void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
    unsigned char *t = to;
    const unsigned char *f = from;

    while (n-- > 0)
        *t++ = *f++;
    return to;
}

void *memmove(void *to, const void *from, size_t n)
{
    unsigned char *t = to;
    const unsigned char *f = from;

    if (t < f)
        return memcpy(to, from, n);
    while (n-- > 0)
        t[n] = f[n];
    return to;
}

void *memset(void *to, int byte, size_t n)
{
    unsigned char *t = to;

    while (n-- > 0)
        *t++ = (unsigned char)byte;
    return to;
}

int memcmp(const void *a, const void *b, size_t n)
{
    const unsigned char *x = a, *y = b;

    for (; n > 0; n--, x++, y++) {
        if (*x != *y)
            return *x < *y ? -1 : 1;
    }
    return 0;
}
