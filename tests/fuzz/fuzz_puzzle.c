/*
 * Bytes as a file of puzzles.  One that is accepted is written and read again
 * to the same text; the first position of it is played, legal or not.  One that
 * is refused says on which line.
 */
#include <stdlib.h>
#include <string.h>

#include "cli/puzzle.h"
#include "fuzz.h"

static void write_all(const struct puzzles *p, struct buffer *out)
{
    buffer_put(out, PUZZLE_FORMAT "\n");
    for (int i = 0; i < p->ngames; i++)
        puzzles_write(p, i, out);
}

static void write_again(const struct puzzles *p)
{
    struct buffer first = {0}, second = {0};
    struct puzzle_fault fault;
    struct puzzles copy;

    write_all(p, &first);
    PROMISE(puzzles_read(&copy, buffer_text(&first), first.len, &fault));
    PROMISE(copy.n == p->n && copy.ngames == p->ngames);
    write_all(&copy, &second);
    PROMISE(strcmp(buffer_text(&first), buffer_text(&second)) == 0);
    puzzles_free(&copy);
    free(first.text);
    free(second.text);
}

static void play_first(const struct puzzles *p)
{
    const struct puzzle *z = &p->puzzle[0];
    dsk_rules *r = aligned_alloc(64, (dsk_rules_size() + 63) & ~(size_t)63);
    char name[PUZZLE_NAME];

    puzzle_name(&p->game[z->game], z->after, name);
    PROMISE(strlen(name) == PUZZLE_NAME - 1);
    if (r != NULL &&
        dsk_rules_init(r, p->game[z->game].setup, NULL) == DSK_OK) {
        dsk_state *s =
            aligned_alloc(64, (dsk_state_size(r) + 63) & ~(size_t)63);

        if (s != NULL && puzzle_position(r, &p->game[z->game], z->after, s))
            PROMISE(dsk_check(r, s, NULL) == DSK_OK);
        free(s);
    }
    free(r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct puzzle_fault fault = {0};
    struct puzzles p;

    if (puzzles_read(&p, (const char *)data, len, &fault)) {
        write_again(&p);
        if (p.n > 0)
            play_first(&p);
        puzzles_free(&p);
    } else {
        PROMISE(fault.line >= 1 && say(fault.what)[0] != '\0');
        PROMISE(p.n == 0 && p.ngames == 0);
    }
    return 0;
}
