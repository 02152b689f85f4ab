/* Linked with the sources that mutate writes: which fault is on. */
#include "mutant.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

unsigned mutant_on;
unsigned char mutant_reached[MUTANTS_MAX];

static void add_reached(void)
{
    int fd = open(getenv("MUTANT_REACHED"), O_RDWR | O_CREAT, 0666);
    unsigned char *sum;

    if (fd < 0 || ftruncate(fd, MUTANTS_MAX) != 0)
        return;
    sum = mmap(NULL, MUTANTS_MAX, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (sum == MAP_FAILED)
        return;
    for (unsigned i = 0; i < MUTANTS_MAX; i++) {
        if (mutant_reached[i])
            sum[i] = 1;
    }
    munmap(sum, MUTANTS_MAX);
    close(fd);
}

__attribute__((constructor)) static void mutant_begin(void)
{
    const char *on = getenv("MUTANT");

    if (on != NULL)
        mutant_on = (unsigned)strtoul(on, NULL, 10);
    if (getenv("MUTANT_REACHED") != NULL)
        atexit(add_reached);
}
