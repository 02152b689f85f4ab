/*
 * How many bytes of a state an action changes: `make bench-touched`.
 * Prints for each benchmark the size of a state, the bytes and the lines of 64
 * bytes that differ after an action (mean over GAMES random games), and how
 * many bytes ever differ from those of the first position.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deskovka.h"
#include "signature.h"

enum { GAMES = 50, LINE = 64 };

struct sums {
    double actions, bytes, lines, used;
};

static unsigned char *memory(size_t n)
{
    void *p = aligned_alloc(LINE, (n + LINE - 1) / LINE * LINE);

    if (p == NULL)
        exit(1);
    return p;
}

static void compare(const unsigned char *a, const unsigned char *b, size_t size,
                    struct sums *s)
{
    for (size_t i = 0; i < size; i += LINE) {
        int bytes = 0;

        for (size_t k = i; k < i + LINE && k < size; k++)
            bytes += a[k] != b[k];
        s->bytes += bytes;
        s->lines += bytes > 0;
    }
}

static void play(const dsk_rules *r, struct sums *s)
{
    size_t size = dsk_state_size(r);
    unsigned char *first = memory(size), *was = memory(size);
    unsigned char *now = memory(size);
    unsigned char *ever = calloc(size, 1);

    for (uint64_t game = 0; game < GAMES && ever != NULL; game++) {
        uint64_t rng = game;

        dsk_init(r, (dsk_state *)(void *)now);
        memcpy(first, now, size);
        memset(ever, 0, size);
        for (;;) {
            memcpy(was, now, size);
            if (dsk_playout(r, (dsk_state *)(void *)now, &rng, 1, NULL) == 0)
                break;
            s->actions++;
            compare(was, now, size, s);
            for (size_t i = 0; i < size; i++)
                ever[i] |= first[i] != now[i];
        }
        for (size_t i = 0; i < size; i++)
            s->used += ever[i];
    }
    free(first);
    free(was);
    free(now);
    free(ever);
}

int main(void)
{
    printf("%8s %10s %10s %10s\n", "state", "bytes", "lines", "used");
    for (int i = 0; i < NBENCHMARKS; i++) {
        dsk_rules *r = (dsk_rules *)(void *)memory(dsk_rules_size());
        struct sums s = {0};

        if (dsk_rules_init(r, benchmarks[i].setup, NULL) < 0)
            return 1;
        play(r, &s);
        printf("%8zu %10.1f %10.2f %10.0f  %s\n", dsk_state_size(r),
               s.bytes / s.actions, s.lines / s.actions, s.used / GAMES,
               benchmarks[i].name);
        free(r);
    }
    return 0;
}
