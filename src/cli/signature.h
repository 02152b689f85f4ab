/*
 * The signature of the rules: a digest of random games from fixed seeds.  It
 * is the same on every platform and compiler, and changes when behaviour does.
 *
 * Game i (i = 1, 2, ...) is dsk_playout() with generator state i; its digest
 * goes on from the one before (the first from 0), and after each game the
 * scores of all seats are folded in the same way as actions are:
 *
 *     digest = (digest ^ (uint32_t)score) * 0x9e3779b97f4a7c15
 */
#ifndef CLI_SIGNATURE_H
#define CLI_SIGNATURE_H

#include "deskovka.h"

#define SIGNATURE_GAMES 200

/* s is overwritten; *actions (may be NULL) counts the actions of all games. */
uint64_t signature(const dsk_rules *r, dsk_state *s, int games,
                   int64_t *actions);

#endif
