/*
 * What test_encode.c needs of Catan's inside, whose names are also those of
 * Carcassonne's: encode_catan.c.
 */
#ifndef TESTS_ENCODE_CATAN_H
#define TESTS_ENCODE_CATAN_H

#include <stdbool.h>

#include "deskovka.h"

/* Does the island lie, and does nothing lie on it? */
bool encode_catan_laid(const dsk_state *s);
/* Lays the island of an observation (from its head on) instead. */
void encode_catan_lay(const dsk_rules *r, dsk_state *s, const uint8_t *board);
/* What chance does in a game where lumber and brick have changed names. */
dsk_action encode_catan_image(dsk_action a, bool swap);
/* The first byte of an observation that is not as doc/encodings.md says of the
 * board, the pieces, flags, rates and open cards; -1: all are. */
int encode_catan_wrong(const dsk_rules *r, const dsk_state *s, int viewer,
                       const uint8_t *compact);

#endif
