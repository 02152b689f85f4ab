/*
 * What the sources that mutate writes ask: is one of the n faults on whose
 * numbers begin with `first`?  Being asked is noted, so that afterwards it is
 * known which sites a test reaches.
 *
 * Environment: MUTANT=N switches fault N on; MUTANT_REACHED=FILE adds the
 * sites reached to that file, a byte for each number.
 */
#ifndef MUTANT_H
#define MUTANT_H

#define MUTANTS_MAX (256 * 4096)

#define MUTANT(first, n) (mutant_reached[first] = 1, mutant_on - (first) < (n))

extern unsigned mutant_on __attribute__((visibility("hidden")));
extern unsigned char mutant_reached[MUTANTS_MAX]
    __attribute__((visibility("hidden")));

#endif
