/*
 * Fuzzing Catan: bytes become a set-up line, lines put on the table, texts and
 * actions.  Whatever comes, a refused call changes nothing and an accepted one
 * leaves a state that dsk_check accepts.
 *
 *     clang -fsanitize=fuzzer,address,undefined fuzz_catan.c ...
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *const setups[] = {
    "catan players=4 board=beginner turn_mode=combined offers=10 turns=1000",
    "catan players=3 offers=10 turns=1000",
    "catan players=2 board=1A2A3A4A5A6B start_seat=0 offers=10 turns=1000",
    "catan players=4 board=classic_random offers=2 turn_mode=beginner "
    "turns=1000",
    "catan players=2 neutral_build=same_kind declare_win=manual start_seat=1 "
    "offers=10 turns=1000",
};

static void demand(bool good)
{
    if (!good)
        abort();
}

/* A line of text up to a newline; returns how much was used. */
static size_t take_line(const uint8_t *data, size_t size, char *line,
                        size_t room)
{
    size_t n = 0, len = 0;

    while (n < size && data[n] != '\n') {
        if (len + 1 < room && data[n] != '\0')
            line[len++] = (char)data[n];
        n++;
    }
    line[len] = '\0';
    return n < size ? n + 1 : n;
}

static void unchanged(const struct table *t, const struct table *before)
{
    demand(memcmp(t->state_mem, before->state_mem, sizeof t->state_mem) == 0);
}

static void try_text(struct table *t, const char *line)
{
    struct table before;
    dsk_action a[64];
    dsk_note why;
    char text[300];
    int n = catan_expand(t->r, t->s, line, a, 64, &why);

    if (n < 0) {
        demand(dsk_note_text(&why, "cs", NULL, text, sizeof text) > 0);
        return;
    }
    for (int i = 0; i < n; i++) {
        table_copy(&before, t);
        if (dsk_apply(t->r, t->s, a[i], NULL, &why) < 0)
            unchanged(t, &before);
    }
}

static void try_put(struct table *t, const char *line)
{
    struct table before;
    dsk_note why;

    table_copy(&before, t);
    if (dsk_put(t->r, t->s, line, NULL, &why) < 0)
        unchanged(t, &before);
}

static void try_action(struct table *t, uint32_t x)
{
    struct table before;
    dsk_note why;

    table_copy(&before, t);
    if (dsk_apply(t->r, t->s, x, NULL, &why) < 0)
        unchanged(t, &before);
}

static void play_one(struct table *t, unsigned choice)
{
    dsk_action a[LEGAL_MAX];
    int n = dsk_legal(t->r, t->s, a, NULL, LEGAL_MAX);

    if (n > 0)
        demand(dsk_apply(t->r, t->s, a[choice % (unsigned)n], NULL, NULL) ==
               DSK_OK);
}

static size_t one_step(struct table *t, const uint8_t *data, size_t size)
{
    char line[200];
    uint32_t x = 0;

    switch (data[0] & 7) {
    case 0:
        size = 1 + take_line(data + 1, size - 1, line, sizeof line);
        try_text(t, line);
        return size;
    case 1:
        size = 1 + take_line(data + 1, size - 1, line, sizeof line);
        try_put(t, line);
        return size;
    case 2:
        for (size_t i = 1; i < 5 && i < size; i++)
            x = x << 8 | data[i];
        try_action(t, x);
        return size < 5 ? size : 5;
    case 3:
        dsk_resample(t->r, t->s, (int)(data[0] >> 3) % dsk_players(t->r),
                     data[0]);
        return 1;
    default:
        play_one(t, data[0] >> 2);
        return 1;
    }
}

/* A position put together by hand may hold a win nobody has noticed yet. */
static void still_sound(struct table *t)
{
    dsk_note why;
    char view[8000];

    if (dsk_check(t->r, t->s, &why) < 0)
        demand(strcmp(why.field[0].text, "unnoticed win") == 0);
    dsk_view(t->r, t->s, 0, view, sizeof view);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct table t;
    char line[300];
    dsk_note why;
    size_t i;

    if (size < 2)
        return 0;
    if (data[0] == 0xff) { /* a set-up line */
        memcpy(line, "catan ", 6);
        take_line(data + 1, size - 1, line + 6, sizeof line - 6);
        memset(&t, 0, sizeof t);
        dsk_rules_init((dsk_rules *)(void *)t.rules_mem, line, &why);
        return 0;
    }
    demand(table_start(&t, setups[data[0] % 5]));
    for (i = 1; i < size;) {
        i += one_step(&t, data + i, size - i);
        still_sound(&t);
    }
    return 0;
}
