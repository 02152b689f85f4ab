/*
 * Memory moves without <string.h>, so that the rules stay freestanding.  The
 * compiler expands small ones; for the others it needs the four functions by
 * name from whatever it is linked with (libc, or bindings/wasm/mem.c).
 */
#ifndef GAME_MEM_H
#define GAME_MEM_H

#define mem_copy(to, from, n) __builtin_memcpy((to), (from), (n))
#define mem_move(to, from, n) __builtin_memmove((to), (from), (n))
#define mem_fill(to, byte, n) __builtin_memset((to), (byte), (n))
#define mem_same(a, b, n)     (__builtin_memcmp((a), (b), (n)) == 0)

#endif
