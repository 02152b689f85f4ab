/*
 * What mutate has to understand: places where a fault can be put, and places
 * where none may be, for the compiler wants a constant there.
 */
#include "sample/sample.h"

#include <stdbool.h>
#include <stddef.h>

#define dsk_assert(x) ((void)(x))

struct bits {
    unsigned small : 3;
};

static const int table[] = {[1] = 1, 2, 3};
static int total;

int share(int all, int parts)
{
    return parts == 0 ? 0 : all / parts;
}

void count(int n)
{
    static int calls = 7;
    char room[16] = {0};

    dsk_assert(n < 1000);
    calls++;
    room[n & 15] = 'a';
    total += room[n & 15] != '\0' ? n : sizeof room > 3;
}

int weigh(enum colour c, int n)
{
    struct bits b = {.small = 5};
    bool heavy = true;

    switch (c) {
    case RED:
        count(n);
        return share(n, 2);
    case GREEN:
        if (b.small <= 4)
            count(1);
        else
            count(larger(n, 3));
        return total;
    default:
        return heavy ? TWICE(table[1]) + LIMIT : 0;
    }
}
