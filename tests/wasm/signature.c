/*
 * The bench signatures as a program (prints `name signature` lines) and, where
 * there is no libc, as a WebAssembly module with one function per question.
 */
#include "../../bench/signature.h"

#define ROOM (256 * 1024)

static _Alignas(64) unsigned char rules_memory[ROOM];
static _Alignas(64) unsigned char state_memory[ROOM];

/* 0 = the library refuses the set-up, or it does not fit. */
static uint64_t signature_of(int i)
{
    dsk_rules *r = (dsk_rules *)(void *)rules_memory;

    if (dsk_rules_size() > ROOM ||
        dsk_rules_init(r, benchmarks[i].setup, NULL) < 0 ||
        dsk_state_size(r) > ROOM)
        return 0;
    return signature(r, (dsk_state *)(void *)state_memory);
}

#define TABLE_SIZE    NBENCHMARKS
#define TABLE_NAME(i) benchmarks[i].name
#define TABLE_HASH(i) signature_of(i)
#include "table.h"
