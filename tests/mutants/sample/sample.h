/* A header with a function, for tests/test_mutants.sh. */
#ifndef SAMPLE_H
#define SAMPLE_H

#define TWICE(x) ((x) + (x))
#define LIMIT    10

enum colour { RED, GREEN, BLUE };

static inline int larger(int a, int b)
{
    return a > b ? a : b;
}

int weigh(enum colour c, int n);
int share(int all, int parts);
void count(int n);

#endif
