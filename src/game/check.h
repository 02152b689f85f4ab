/*
 * dsk_assert: for mistakes of our own code, never for input.  Off in release
 * builds; a trap (no libc needed) in debug builds and tests.
 */
#ifndef GAME_CHECK_H
#define GAME_CHECK_H

#ifdef DSK_DEBUG
#define dsk_assert(x) ((x) ? (void)0 : __builtin_trap())
#else
#define dsk_assert(x) ((void)sizeof(x))
#endif

#endif
