/* Games written down as arrays of NumPy (.npz): see cmd_dataset.c. */
#ifndef CLI_DATASET_H
#define CLI_DATASET_H

#include <stdbool.h>
#include <stdio.h>

#include "deskovka_batch.h"

struct npz_plan {
    const dsk_rules *rules;
    FILE *lines; /* games as lines, its first line is their head */
    const char *out;
    const char *part; /* its name until it is whole */
    int games;
    bool observations; /* with what the one who chose could see */
    bool quiet;        /* no bar */
};

/*
 * Plays the games again and writes the file: the arrays of doc/dataset.md.
 * Returns EXIT_OK or the exit code after a complaint; then there is no file.
 */
int npz_write(const struct npz_plan *plan);

#endif
